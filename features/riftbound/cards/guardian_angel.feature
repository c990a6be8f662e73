@game:riftbound
Feature: Guardian Angel

  @id:rb-guardian-angel-other @rule:136.2.b @rule:136.2.d @source:judge-zh-2026-01-14#guardian-angel-other @source:core-1.4#136.2.d @since:spiritforged
  Scenario: Only the attached Guardian Angel can take the unit's place
    Title (zh) 只有贴附在该单位上的【守护天使】能代替其被摧毁
    Q (en) A unit with Guardian Angel attached would die while another Guardian Angel lies in base. May its controller give up the other one?
    Q (zh) 贴附有【守护天使】的单位将被摧毁，基地中另有一张未贴附的【守护天使】。可以改为摧毁未贴附的那张吗？
    A (en) No. The attached card gives the unit its ability and means itself; the text of a loose one is inactive. Nobody is asked.
    A (zh) 不可以。贴附的牌将技能赋予该单位，且所指的是它自身；未贴附的牌效果文本未激活。不需要选择。
    Given it is your main phase
    And the position:
      | object               | player   | place         | state              |
      | Vengeance            | You      | hand          |                    |
      | Guardian Angel as G1 | Opponent | base          |                    |
      | Unit W (2)           | Opponent | battlefield A |                    |
      | Unit X (3)           | Opponent | battlefield A |                    |
      | Guardian Angel as G2 | Opponent | battlefield A | attached to Unit X |
    And both players can pay for anything
    When you play Vengeance choosing Unit X
    And the chain resolves
    Then nobody is asked
    And Unit X is in the opponent's base
    And Unit X is exhausted
    And G2 is in the opponent's trash
    And G1 is in the opponent's base
    And G1 is attached to nothing
    And rule 136.2 is why

  @id:rb-guardian-angel-other.loose @rule:136.2.b @source:core-1.4#136.2.b @since:spiritforged @derived
  Scenario: A Guardian Angel in base alone saves nobody
    Title (zh) 只有未贴附的【守护天使】时，单位直接被摧毁
    Q (en) The unit has nothing attached; a Guardian Angel lies in base.
    Q (zh) 该单位没有贴附任何牌；基地中有一张【守护天使】。
    A (en) The unit dies.
    A (zh) 该单位被摧毁。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Vengeance      | You      | hand          |       |
      | Guardian Angel | Opponent | base          |       |
      | Unit W (2)     | Opponent | battlefield A |       |
      | Unit X (3)     | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Vengeance choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Guardian Angel is in the opponent's base

  @id:rb-guardian-angel-or-zhonya.hourglass @rule:372 @rule:370.2 @source:judge-zh-2026-01-14#guardian-angel-or-zhonya @source:page-zhonyas-hourglass#guardian-angel @since:spiritforged
  Scenario: With Guardian Angel attached, the Hourglass may be used and Guardian Angel kept
    Title (zh) 可以选择由【中娅沙漏】代替，保留【守护天使】
    Q (en) A unit with Guardian Angel attached would die and its controller has an Hourglass in base. May they give up the Hourglass?
    Q (zh) 贴附有【守护天使】的单位将被摧毁，其控制者基地中有【中娅沙漏】。可以改为摧毁【中娅沙漏】吗？
    A (en) Yes. Both could apply, and the unit's controller chooses; with the Hourglass first, Guardian Angel stays attached.
    A (zh) 可以。两者都能应用，由该单位的控制者选择；先应用【中娅沙漏】时，【守护天使】仍贴附在单位上。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state              |
      | Vengeance          | You      | hand          |                    |
      | Unit W (2)         | Opponent | battlefield A |                    |
      | Unit X (3)         | Opponent | battlefield A |                    |
      | Guardian Angel     | Opponent | battlefield A | attached to Unit X |
      | Zhonya's Hourglass | Opponent | base          |                    |
    And both players can pay for anything
    When you play Vengeance choosing Unit X
    And the chain resolves
    Then the opponent may choose to apply: Guardian Angel, Zhonya's Hourglass
    When the opponent applies Zhonya's Hourglass first
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Guardian Angel is attached to Unit X
    And Zhonya's Hourglass is in the opponent's trash
    And rule 372 is why

  @id:rb-guardian-angel-or-zhonya.angel @rule:372 @rule:370.2 @source:judge-zh-2026-01-14#guardian-angel-or-zhonya @source:page-zhonyas-hourglass#guardian-angel @since:spiritforged
  Scenario: With an Hourglass in base, Guardian Angel may be used and the Hourglass kept
    Title (zh) 也可以选择由【守护天使】代替，保留【中娅沙漏】
    Q (en) A unit with Guardian Angel attached would die and its controller has an Hourglass in base. They apply Guardian Angel.
    Q (zh) 贴附有【守护天使】的单位将被摧毁，其控制者基地中有【中娅沙漏】，并选择应用【守护天使】。
    A (en) Guardian Angel dies, the unit is recalled, and the Hourglass stays in base.
    A (zh) 【守护天使】被摧毁，单位被召回，【中娅沙漏】留在基地。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state              |
      | Vengeance          | You      | hand          |                    |
      | Unit W (2)         | Opponent | battlefield A |                    |
      | Unit X (3)         | Opponent | battlefield A |                    |
      | Guardian Angel     | Opponent | battlefield A | attached to Unit X |
      | Zhonya's Hourglass | Opponent | base          |                    |
    And both players can pay for anything
    When you play Vengeance choosing Unit X
    And the chain resolves
    Then the opponent may choose to apply: Guardian Angel, Zhonya's Hourglass
    When the opponent applies Guardian Angel first
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Guardian Angel is in the opponent's trash
    And Zhonya's Hourglass is in the opponent's base
