@game:riftbound
Feature: Soraka, Wanderer

  @id:rb-soraka-dies-together @rule:370.4 @source:judge-zh-2026-01-14#soraka-dies-together @source:page-zhonyas-hourglass#soraka @against:judge-zh-2026-05-11#soraka-dies-together @against:core-1.4#370.4 @since:spiritforged @until:spiritforged
  Scenario: Dying together with Soraka, a unit was not recalled
    Title (zh) 与【索拉卡 - 星尘逆旅】一起被摧毁的单位不会被召回（早期裁定）
    Q (en) Soraka and a weaker friendly unit die at the same time at a battlefield. Does her ability recall that unit?
    Q (zh) 【索拉卡 - 星尘逆旅】与另一名战力更低的友方单位同时在战场上被摧毁。她的技能能召回该单位吗？
    A (en) By the judges' answer of January 2026: no, both die. Later rules say the opposite.
    A (zh) 按2026年1月的裁判答复：不能，两名单位都被摧毁。之后的规则答案相反。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state    |
      | Firestorm        | You      | hand          |          |
      | Unit W (1)       | Opponent | battlefield A |          |
      | Soraka, Wanderer | Opponent | battlefield B | damage 1 |
      | Unit X (2)       | Opponent | battlefield B |          |
    And both players can pay for anything
    When you play Firestorm choosing battlefield B
    And the chain resolves
    Then Soraka, Wanderer is in the opponent's trash
    And Unit X is in the opponent's trash
    And Unit W is at battlefield A

  @id:rb-soraka-dies-together.she-stays @rule:369.1 @source:core-1.4#370.4 @since:spiritforged
  Scenario: While Soraka stays, a weaker unit beside her is recalled
    Title (zh) 【索拉卡 - 星尘逆旅】仍在场时，此处战力更低的单位被召回
    Q (en) A spell deals lethal damage to a weaker unit beside Soraka, and she survives it. What happens to that unit?
    Q (zh) 一个法术对【索拉卡 - 星尘逆旅】身边一名战力更低的单位造成致命伤害，而她存活。该单位会怎样？
    A (en) The unit beside her is healed, exhausted and recalled; she keeps her damage.
    A (zh) 她身边的单位移除伤害、进入休眠并被召回；她保留所受伤害。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Firestorm        | You      | hand          |       |
      | Unit W (1)       | Opponent | battlefield A |       |
      | Soraka, Wanderer | Opponent | battlefield B |       |
      | Unit X (2)       | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play Firestorm choosing battlefield B
    And the chain resolves
    Then Soraka, Wanderer is at battlefield B
    And Soraka, Wanderer has damage 3
    And Unit X is in the opponent's base
    And Unit X is exhausted
    And Unit X has no damage

  @id:rb-soraka-dies-together.as-strong @rule:369.1 @source:core-1.4#370.4 @since:spiritforged @derived
  Scenario: A unit with as much might as Soraka is not recalled
    Title (zh) 战力不低于【索拉卡 - 星尘逆旅】的单位不会被召回
    Q (en) Vengeance kills a unit beside Soraka that has as much might as she has.
    Q (zh) 【复仇】摧毁【索拉卡 - 星尘逆旅】身边一名战力与她相同的单位。
    A (en) It dies: her ability asks for less might than hers.
    A (zh) 该单位被摧毁：她的技能要求战力低于她。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Vengeance        | You      | hand          |       |
      | Unit W (1)       | Opponent | battlefield A |       |
      | Soraka, Wanderer | Opponent | battlefield B |       |
      | Unit X (4)       | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play Vengeance choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Soraka, Wanderer is at battlefield B

  @id:rb-soraka-dies-together-since-unleashed @rule:370.4 @rule:373.2 @source:judge-zh-2026-05-11#soraka-dies-together @source:core-1.4#370.4 @against:judge-zh-2026-01-14#soraka-dies-together @against:page-zhonyas-hourglass#soraka @since:unleashed
  Scenario: Dying together with Soraka, a weaker unit is recalled
    Title (zh) 与【索拉卡 - 星尘逆旅】同时被摧毁的单位会被召回
    Q (en) Soraka and a weaker friendly unit die at the same time at a battlefield. Does her ability recall that unit?
    Q (zh) 【索拉卡 - 星尘逆旅】与另一名战力更低的友方单位同时在战场上被摧毁。她的技能能召回该单位吗？
    A (en) Yes. Her replacement applies to events simultaneous with her leaving, so the unit is recalled while she dies.
    A (zh) 能。她的替换效果可以对与她离场同时发生的事件生效：该单位被召回，而她被摧毁。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state    |
      | Firestorm        | You      | hand          |          |
      | Unit W (1)       | Opponent | battlefield A |          |
      | Soraka, Wanderer | Opponent | battlefield B | damage 1 |
      | Unit X (2)       | Opponent | battlefield B |          |
    And both players can pay for anything
    When you play Firestorm choosing battlefield B
    And the chain resolves
    Then Soraka, Wanderer is in the opponent's trash
    And Unit X is in the opponent's base
    And Unit X is exhausted
    And Unit X has no damage
    And Unit W is at battlefield A
    And rule 370.4 is why

  @id:rb-soraka-saved-by-zhonya @rule:370.4 @rule:373 @source:judge-zh-2026-01-14#soraka-saved-by-zhonya @source:page-zhonyas-hourglass#soraka-zhonya @against:judge-zh-2026-05-11#soraka-dies-together @against:core-1.4#370.4 @since:spiritforged @until:spiritforged
  Scenario: Saved by the Hourglass herself, Soraka did not recall the unit that died with her
    Title (zh) 【中娅沙漏】召回【索拉卡 - 星尘逆旅】时，她不能召回同时被摧毁的单位（早期裁定）
    Q (en) Soraka and a weaker unit die at the same time and the Hourglass recalls Soraka. May her ability recall the other unit?
    Q (zh) 【索拉卡 - 星尘逆旅】与一名战力更低的单位同时被摧毁，【中娅沙漏】召回了她。她的技能能召回另一名单位吗？
    A (en) By the judges' answer of January 2026: no. She is saved, the other unit dies.
    A (zh) 按2026年1月的裁判答复：不能。她得救，另一名单位被摧毁。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state    |
      | Firestorm          | You      | hand          |          |
      | Unit W (1)         | Opponent | battlefield A |          |
      | Unit X (2)         | Opponent | battlefield B |          |
      | Soraka, Wanderer   | Opponent | battlefield B | damage 1 |
      | Zhonya's Hourglass | Opponent | base          |          |
    And both players can pay for anything
    When you play Firestorm choosing battlefield B
    And the chain resolves
    Then the opponent may choose: Unit X, Soraka, Wanderer
    When the opponent chooses Soraka, Wanderer
    Then Soraka, Wanderer is in the opponent's base
    And Soraka, Wanderer is exhausted
    And Soraka, Wanderer has no damage
    And Unit X is in the opponent's trash
    And Zhonya's Hourglass is in the opponent's trash

  @id:rb-soraka-saved-by-zhonya-since-unleashed.soraka-first @rule:370.4 @rule:373 @rule:373.2 @source:core-1.4#373.2 @source:core-1.4#370.4 @against:judge-zh-2026-01-14#soraka-saved-by-zhonya @against:page-zhonyas-hourglass#soraka-zhonya @since:unleashed
  Scenario: Soraka's ability first, then the Hourglass on her: both live
    Title (zh) 先应用【索拉卡 - 星尘逆旅】的技能，再由【中娅沙漏】拯救她：两名单位都存活
    Q (en) Soraka and a weaker unit die together and their controller has an Hourglass. They apply her ability to that unit first.
    Q (zh) 【索拉卡 - 星尘逆旅】与一名战力更低的单位同时被摧毁，其控制者有【中娅沙漏】，并先对该单位适用她的技能。
    A (en) The unit is recalled; the Hourglass then has only her death to replace, so she is recalled too and it dies.
    A (zh) 该单位被召回；【中娅沙漏】此时只能替换她的摧毁，她也被召回，【中娅沙漏】被摧毁。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state    |
      | Firestorm          | You      | hand          |          |
      | Unit W (1)         | Opponent | battlefield A |          |
      | Unit X (2)         | Opponent | battlefield B |          |
      | Soraka, Wanderer   | Opponent | battlefield B | damage 1 |
      | Zhonya's Hourglass | Opponent | base          |          |
    And both players can pay for anything
    When you play Firestorm choosing battlefield B
    And the chain resolves
    Then the opponent may choose to apply: Soraka, Wanderer, Zhonya's Hourglass
    When the opponent applies Soraka, Wanderer to Unit X
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Soraka, Wanderer is in the opponent's base
    And Soraka, Wanderer is exhausted
    And Zhonya's Hourglass is in the opponent's trash
    And rule 373 is why

  @id:rb-soraka-saved-by-zhonya-since-unleashed.hourglass-on-her @rule:373 @rule:373.2 @source:core-1.4#373.2 @since:unleashed
  Scenario: The Hourglass on Soraka first: from base she does not reach the other unit, which dies
    Title (zh) 先由【中娅沙漏】拯救【索拉卡 - 星尘逆旅】：她已在基地，另一名单位被摧毁
    Q (en) Soraka and a weaker unit die together and their controller has an Hourglass. They apply the Hourglass to Soraka's own death first.
    Q (zh) 【索拉卡 - 星尘逆旅】与一名战力更低的单位同时被摧毁，其控制者有【中娅沙漏】，并先由它替换她的摧毁。
    A (en) She is in base by then, and "here" is the base: the unit at the battlefield dies.
    A (zh) 此时她已在基地，“此处”指基地：战场上的另一名单位被摧毁。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state    |
      | Firestorm          | You      | hand          |          |
      | Unit W (1)         | Opponent | battlefield A |          |
      | Unit X (2)         | Opponent | battlefield B |          |
      | Soraka, Wanderer   | Opponent | battlefield B | damage 1 |
      | Zhonya's Hourglass | Opponent | base          |          |
    And both players can pay for anything
    When you play Firestorm choosing battlefield B
    And the chain resolves
    And the opponent applies Zhonya's Hourglass to Soraka, Wanderer
    Then Soraka, Wanderer is in the opponent's base
    And Soraka, Wanderer is exhausted
    And Unit X is in the opponent's trash
    And Zhonya's Hourglass is in the opponent's trash

  @id:rb-soraka-saved-by-zhonya-since-unleashed.hourglass-on-the-other @rule:373 @rule:373.2 @source:core-1.4#373.2 @since:unleashed
  Scenario: The Hourglass on the other unit: it lives and Soraka dies
    Title (zh) 由【中娅沙漏】拯救另一名单位：该单位存活，【索拉卡 - 星尘逆旅】被摧毁
    Q (en) Soraka and a weaker unit die together and their controller has an Hourglass. They apply the Hourglass to the other unit.
    Q (zh) 【索拉卡 - 星尘逆旅】与一名战力更低的单位同时被摧毁，其控制者有【中娅沙漏】，并由它替换另一名单位的摧毁。
    A (en) That unit is recalled and the Hourglass dies; nothing is left to save Soraka.
    A (zh) 该单位被召回，【中娅沙漏】被摧毁；没有其他效果能拯救【索拉卡 - 星尘逆旅】。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state    |
      | Firestorm          | You      | hand          |          |
      | Unit W (1)         | Opponent | battlefield A |          |
      | Unit X (2)         | Opponent | battlefield B |          |
      | Soraka, Wanderer   | Opponent | battlefield B | damage 1 |
      | Zhonya's Hourglass | Opponent | base          |          |
    And both players can pay for anything
    When you play Firestorm choosing battlefield B
    And the chain resolves
    And the opponent applies Zhonya's Hourglass to Unit X
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Soraka, Wanderer is in the opponent's trash
    And Zhonya's Hourglass is in the opponent's trash
