@game:riftbound
Feature: Deflect

  @id:rb-kw-deflect-any-power @rule:809.1.c @rule:809.1.c.1 @rule:809.1.b.3 @rule:809.1.d @source:core-1.4#809.1.c @since:spiritforged
  Scenario: An enemy spell that chooses a unit with Deflect costs one power of any domain more
    Title (zh) 选择法盾单位的敌方法术额外支付一点任意特性的符能
    Q (en) I have one fury and one calm rune and play Hextech Ray (1 energy, 1 fury power) on the opponent's Pouty Poro. What does it cost?
    Q (zh) 我方有一枚炽烈符文和一枚翠意符文，对对方【呸呸魄罗】打出【海克斯射线】（1点法力，1点炽烈符能）。费用是多少？
    A (en) 1 energy, 1 fury power, and 1 power of any domain for Deflect: both runes are recycled.
    A (zh) 1点法力、1点炽烈符能，[法盾]另加1点任意特性的符能：两枚符文都被回收。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Unit X (4)  | Opponent | battlefield A |       |
      | Pouty Poro  | Opponent | battlefield A |       |
    And you have these runes: 1 fury, 1 calm
    When you play Hextech Ray choosing Pouty Poro
    Then you have no runes
    When the chain resolves
    Then Pouty Poro is in the opponent's trash
    And Unit X has no damage
    And rule 809.1.c is why

  @id:rb-kw-deflect-short @rule:809.1.d @rule:355.16 @source:core-1.4#809.1.d @control:rb-kw-deflect-any-power @since:spiritforged
  Scenario: Whoever cannot pay for Deflect cannot choose the unit
    Title (zh) 无法支付法盾费用则不能选择该单位
    Q (en) I have one fury rune, enough for Hextech Ray alone. Whom may I choose?
    Q (zh) 我方只有一枚炽烈符文，刚好足够支付【海克斯射线】。可以选择哪些单位？
    A (en) Only the units without Deflect: the additional cost is mandatory.
    A (zh) 只能选择没有[法盾]的单位：该额外费用是强制的。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Unit X (4)  | Opponent | battlefield A |       |
      | Unit Y (4)  | Opponent | battlefield A |       |
      | Pouty Poro  | Opponent | battlefield A |       |
    And you have these runes: 1 fury
    Then you may not play Hextech Ray choosing Pouty Poro
    And you may play Hextech Ray choosing Unit X

  @id:rb-kw-deflect-own @rule:809.1.c @source:core-1.4#809.1.c @since:spiritforged
  Scenario: One's own spell pays nothing for Deflect
    Title (zh) 自己的法术选择自己的法盾单位不需额外支付
    Q (en) I have one fury rune and play Hextech Ray on my own Pouty Poro.
    Q (zh) 我方有一枚炽烈符文，对己方【呸呸魄罗】打出【海克斯射线】。
    A (en) It costs what is printed: Deflect is for spells and abilities of opponents.
    A (zh) 费用不变：[法盾]只针对对手的法术和技能。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Unit X (4)  | Opponent | battlefield A |       |
      | Pouty Poro  | You      | battlefield B |       |
    And you have these runes: 1 fury
    When you play Hextech Ray choosing Pouty Poro
    And the chain resolves
    Then Pouty Poro is in your trash
    And Unit X has no damage
    And you have no runes

  @id:rb-kw-deflect-value @rule:809.1.b.1 @rule:809.1.b.2 @source:core-1.4#809.1.b.2 @since:vendetta
  Scenario: The number of Deflect is the power it costs
    Title (zh) 法盾的数值即额外的符能
    Q (en) Solari Sunhawk, once empowered, has Deflect 2. I play Hextech Ray on it with power to spare.
    Q (zh) 【烈阳之鹰】被强化后具有[法盾2]。我方有多余的符能，对其打出【海克斯射线】。
    A (en) It costs 2 power of any domain more.
    A (zh) 额外支付2点任意特性的符能。
    Given it is the opponent's main phase
    And the position:
      | object         | player   | place         | state |
      | Hextech Ray    | You      | hand          |       |
      | Unit X (4)     | Opponent | battlefield A |       |
      | Solari Sunhawk | Opponent | battlefield A |       |
    And the opponent can pay for anything
    And you have these runes: 4 fury
    When the opponent uses the ability of Solari Sunhawk
    And the chain resolves
    Then Solari Sunhawk is empowered
    When the turn passes
    And you play Hextech Ray choosing Solari Sunhawk
    Then you have 3 runes

  @id:rb-kw-deflect-sum @rule:809.2 @source:core-1.4#809.2 @since:spiritforged
  Scenario: Deflect that is given adds to Deflect that is printed
    Title (zh) 被给予的法盾与印刷的法盾相加
    Q (en) The opponent's Petricite Monument gives their units Deflect; Pouty Poro has it already. What does choosing it cost?
    Q (zh) 对方【禁魔石丰碑】使其单位获得[法盾]，【呸呸魄罗】本身已有[法盾]。选择它需要支付多少？
    A (en) 2 power of any domain more: the values are summed.
    A (zh) 额外2点任意特性的符能：数值相加。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Hextech Ray        | You      | hand          |       |
      | Petricite Monument | Opponent | base          |       |
      | Unit X (4)         | Opponent | battlefield A |       |
      | Pouty Poro         | Opponent | battlefield A |       |
    And you have these runes: 1 fury, 2 calm
    When you play Hextech Ray choosing Pouty Poro
    Then you have no runes
    When the chain resolves
    Then Pouty Poro is in the opponent's trash

  @id:rb-kw-deflect-sum.short @rule:809.2 @rule:355.16 @source:core-1.4#809.2 @control:rb-kw-deflect-sum @since:spiritforged
  Scenario: With power for one Deflect of two the unit cannot be chosen
    Title (zh) 只够支付两个法盾之一时不能选择该单位
    Q (en) As before, but I have only two runes.
    Q (zh) 同上，但我方只有两枚符文。
    A (en) I may choose a unit that has Deflect from the Monument alone, and not Pouty Poro.
    A (zh) 可以选择仅从【禁魔石丰碑】获得[法盾]的单位，不能选择【呸呸魄罗】。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Hextech Ray        | You      | hand          |       |
      | Petricite Monument | Opponent | base          |       |
      | Unit X (4)         | Opponent | battlefield A |       |
      | Unit Y (4)         | Opponent | battlefield A |       |
      | Pouty Poro         | Opponent | battlefield A |       |
    And you have these runes: 1 fury, 1 calm
    Then you may not play Hextech Ray choosing Pouty Poro
    And you may play Hextech Ray choosing Unit X

  @id:rb-kw-deflect-ability @rule:809.1.c @rule:404.2 @source:judge-zh-2025-10-23#trigger-and-deflect @source:core-1.4#809.1.c @since:spiritforged
  Scenario: A triggered ability pays for Deflect too
    Title (zh) 触发式技能同样需要支付法盾
    Q (en) Leona, Determined attacks; the only enemy unit there is Pouty Poro. I have one calm rune. Is it stunned?
    Q (zh) 【蕾欧娜 - 炽诚者】进攻，该处唯一的敌方单位是【呸呸魄罗】。我方有一枚翠意符文。它会被眩晕吗？
    A (en) Yes, if I pay 1 power of any domain as the ability is finalized.
    A (zh) 会，只要在确认技能时支付1点任意特性的符能。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Leona, Determined | You      | base          |       |
      | Unit V (2)        | You      | base          |       |
      | Pouty Poro        | Opponent | battlefield A |       |
    And you have these runes: 1 calm
    When you move Leona, Determined to battlefield A
    And you accept
    And the next item resolves
    Then Pouty Poro is stunned
    And you have no runes

  @id:rb-kw-deflect-ability.declined @rule:404.2 @rule:809.1.c @source:judge-zh-2025-10-23#trigger-and-deflect @source:core-1.4#404.2 @control:rb-kw-deflect-ability @since:spiritforged
  Scenario: Not paid for, the triggered ability leaves the chain
    Title (zh) 不支付时触发式技能从结算链移除
    Q (en) I decline to pay for Deflect.
    Q (zh) 我方选择不支付[法盾]费用。
    A (en) The ability is removed from the chain; Pouty Poro is not stunned.
    A (zh) 该技能从结算链移除；【呸呸魄罗】不被眩晕。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Leona, Determined | You      | base          |       |
      | Unit V (2)        | You      | base          |       |
      | Pouty Poro        | Opponent | battlefield A |       |
    And you have these runes: 1 calm
    When you move Leona, Determined to battlefield A
    And you decline
    Then the ability of Leona, Determined is not on the chain
    And Pouty Poro is not stunned
    And you have 1 rune
