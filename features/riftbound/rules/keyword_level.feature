@game:riftbound
Feature: Level

  @id:rb-kw-level-reached @rule:824.1.b.1 @rule:824.1.c @rule:824.1.a @source:core-1.4#824.1.b.1 @since:unleashed
  Scenario: A Level ability becomes active as soon as there is enough XP
    Title (zh) 等级：经验足够时，相关技能立即生效
    Q (en) I have 1 XP. Mosstomper with Hunt 2 conquers battlefield A; its Level 3 gives 1 might.
    Q (zh) 我方有1经验。拥有[狩猎2]的【踏苔蜥】征服战场A；其[等级3]使其战力+1。
    A (en) With 3 XP it has 4 might.
    A (zh) 达到3经验后，其战力为4。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Mosstomper | You    | base  |       |
      | Unit X (3) | You    | base  |       |
    And both players can pay for anything
    And you have 1 XP
    Then Mosstomper has might 3
    When you move Mosstomper to battlefield A
    And the showdown ends
    Then you have 3 XP
    And Mosstomper has might 4

  @id:rb-kw-level-keyword @rule:824.1.b.2 @rule:824.1.c @source:core-1.4#824.1.b.2 @since:unleashed
  Scenario: A keyword may depend on Level
    Title (zh) 关键词也可以取决于等级
    Q (en) Gustwalker has Ganking at Level 3. I have 3 XP; it is at battlefield A.
    Q (zh) 【风行狐】在[等级3]时拥有[游走]。我方有3经验；它位于战场A。
    A (en) It may move to battlefield B.
    A (zh) 它可以移动到战场B。
    Given it is your main phase
    And the position:
      | object     | player | place         | state |
      | Gustwalker | You    | battlefield A |       |
      | Unit X (3) | You    | base          |       |
    And both players can pay for anything
    And you have 3 XP
    When you move Gustwalker to battlefield B
    Then Gustwalker is at battlefield B
    And Gustwalker has might 4

  @id:rb-kw-level-keyword.below @rule:824.1.c @rule:721.2 @source:core-1.4#824.1.c @control:rb-kw-level-keyword @since:unleashed
  Scenario: Below the Level the keyword is Inactive
    Title (zh) 未达到等级时关键词未激活
    Q (en) The same with 2 XP.
    Q (zh) 相同情况，但只有2经验。
    A (en) Gustwalker may not move from one battlefield to another.
    A (zh) 【风行狐】不能从一处战场移动到另一处。
    Given it is your main phase
    And the position:
      | object     | player | place         | state |
      | Gustwalker | You    | battlefield A |       |
      | Unit X (3) | You    | base          |       |
    And both players can pay for anything
    And you have 2 XP
    Then you may not move Gustwalker to battlefield B
    And Gustwalker is at battlefield A
    And Gustwalker has might 3

  @id:rb-kw-level-spent @rule:824.1.d @rule:730.2 @source:core-1.4#824.1.d @since:unleashed
  Scenario: A Level ability is Inactive as soon as there is less XP
    Title (zh) 经验不足时，相关技能立即失效
    Q (en) I have 4 XP, so that Mosstomper has 4 might, and spend 2 for the ability of Crowd Favorite.
    Q (zh) 我方有4经验，【踏苔蜥】战力为4；我方消耗2经验使用【竞技场人气王】的技能。
    A (en) The cost is paid at once: Mosstomper has 3 might already before the ability resolves.
    A (zh) 费用立即支付：技能结算之前，【踏苔蜥】战力已为3。
    Given it is your main phase
    And the position:
      | object         | player | place | state |
      | Mosstomper     | You    | base  |       |
      | Crowd Favorite | You    | base  |       |
    And both players can pay for anything
    And you have 4 XP
    Then Mosstomper has might 4
    When you use the ability of Crowd Favorite
    Then you have 2 XP
    And Mosstomper has might 3
    When the chain resolves
    Then Crowd Favorite is buffed

  @id:rb-kw-level-controller @rule:824.1.c.1 @source:core-1.4#824.1.c.1 @since:unleashed
  Scenario: The XP of its controller counts: taking control may make the ability Inactive
    Title (zh) 以其控制者的经验为准：改变控制权可能使技能失效
    Q (en) I take the opponent's Mosstomper with Possession. The opponent has 3 XP, I have none.
    Q (zh) 我方以【据为己有】获得对方【踏苔蜥】的控制权。对方有3经验，我方没有。
    A (en) It loses the might of Level 3.
    A (zh) 它失去[等级3]的战力。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Possession | You      | hand          |       |
      | Mosstomper | Opponent | battlefield A |       |
      | Unit X (3) | Opponent | battlefield A |       |
    And both players can pay for anything
    And the opponent has 3 XP
    Then Mosstomper has might 4
    When you play Possession choosing Mosstomper
    And the chain resolves
    Then you control Mosstomper
    And Mosstomper has might 3

  @id:rb-kw-level-controller.other @rule:824.1.c.1 @source:core-1.4#824.1.c.1 @since:unleashed
  Scenario: Taking control may make the ability active too
    Title (zh) 改变控制权也可能使技能生效
    Q (en) The same, but I have 3 XP and the opponent none.
    Q (zh) 相同情况，但我方有3经验，对方没有。
    A (en) It gains the might of Level 3.
    A (zh) 它获得[等级3]的战力。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Possession | You      | hand          |       |
      | Mosstomper | Opponent | battlefield A |       |
      | Unit X (3) | Opponent | battlefield A |       |
    And both players can pay for anything
    And you have 3 XP
    Then Mosstomper has might 3
    When you play Possession choosing Mosstomper
    And the chain resolves
    Then Mosstomper has might 4

  @id:rb-kw-level-trigger @rule:824.1.b @rule:727.1.c.1 @source:core-1.4#824.1.b @since:unleashed
  Scenario: A triggered ability with Level triggers only at that Level
    Title (zh) 取决于等级的触发式技能只在达到等级时触发
    Q (en) I have 6 XP and play Wuju Apprentice, which draws a card at Level 6.
    Q (zh) 我方有6经验，打出在[等级6]时抽一张牌的【无极学徒】。
    A (en) I draw a card.
    A (zh) 我方抽一张牌。
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Wuju Apprentice | You    | hand  |       |
      | Unit X (3)      | You    | base  |       |
    And both players can pay for anything
    And you have 6 XP
    When you play Wuju Apprentice to your base
    And the chain resolves
    Then you have drawn 1 card

  @id:rb-kw-level-trigger.below @rule:727.1.c.1 @rule:721.2 @source:core-1.4#727.1.c.1 @since:unleashed
  Scenario: Below the Level it does not trigger
    Title (zh) 未达到等级时不触发
    Q (en) I have 5 XP and play Wuju Apprentice.
    Q (zh) 我方有5经验，打出【无极学徒】。
    A (en) Nothing triggers.
    A (zh) 没有触发。
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Wuju Apprentice | You    | hand  |       |
      | Unit X (3)      | You    | base  |       |
    And both players can pay for anything
    And you have 5 XP
    When you play Wuju Apprentice to your base
    Then the chain is empty
    And you have drawn no card
    And Wuju Apprentice is in your base

  @id:rb-kw-level-entering @rule:824.1.c @source:core-1.4#824.1.c @since:unleashed
  Scenario: A Level ability may apply as its unit enters
    Title (zh) 等级技能可以在单位进场时生效
    Q (en) I have 3 XP and play Bandle Soldier, which enters ready at Level 3.
    Q (zh) 我方有3经验，打出在[等级3]时以活跃状态进场的【班德尔士兵】。
    A (en) It enters ready.
    A (zh) 它以活跃状态进场。
    Given it is your main phase
    And the position:
      | object         | player | place | state |
      | Bandle Soldier | You    | hand  |       |
      | Unit X (3)     | You    | base  |       |
    And both players can pay for anything
    And you have 3 XP
    When you play Bandle Soldier to your base
    Then Bandle Soldier is in your base
    And Bandle Soldier is ready

  @id:rb-kw-level-entering.below @rule:824.1.c @source:core-1.4#824.1.c @since:unleashed
  Scenario: Below the Level the unit enters exhausted
    Title (zh) 未达到等级时以休眠状态进场
    Q (en) I have 2 XP and play Bandle Soldier.
    Q (zh) 我方有2经验，打出【班德尔士兵】。
    A (en) It enters exhausted like any unit.
    A (zh) 与一般单位一样以休眠状态进场。
    Given it is your main phase
    And the position:
      | object         | player | place | state |
      | Bandle Soldier | You    | hand  |       |
      | Unit X (3)     | You    | base  |       |
    And both players can pay for anything
    And you have 2 XP
    When you play Bandle Soldier to your base
    Then Bandle Soldier is exhausted

  @id:rb-kw-level-cost.none @rule:824.1.c @rule:366.2.a @source:core-1.4#824.1.c @since:unleashed
  Scenario: A discount with Level is not there below it
    Title (zh) 未达到等级时没有减费
    Q (en) Concentrate costs 5, 2 less at Level 6 and 4 less at Level 11. I have 5 XP and 5 energy.
    Q (zh) 【聚心凝神】费用为5，[等级6]时减2，[等级11]时改为减4。我方有5经验和5点法力。
    A (en) It costs 5.
    A (zh) 费用为5。
    Given it is your main phase
    And the position:
      | object      | player | place | state |
      | Concentrate | You    | hand  |       |
      | Unit X (3)  | You    | base  |       |
    And you have 5 energy
    And you have 5 XP
    When you play Concentrate
    And the chain resolves
    Then you have drawn 2 cards
    And you have 0 energy

  @id:rb-kw-level-cost @rule:824.1.c @rule:366.2.a @source:core-1.4#824.1.c @since:unleashed
  Scenario: A discount with Level applies to the card as it is played
    Title (zh) 取决于等级的减费在打出时生效
    Q (en) Concentrate costs 5, 2 less at Level 6 and 4 less at Level 11. I have 6 XP and 5 energy.
    Q (zh) 【聚心凝神】费用为5，[等级6]时减2，[等级11]时改为减4。我方有6经验和5点法力。
    A (en) It costs 3.
    A (zh) 费用为3。
    Given it is your main phase
    And the position:
      | object      | player | place | state |
      | Concentrate | You    | hand  |       |
      | Unit X (3)  | You    | base  |       |
    And you have 5 energy
    And you have 6 XP
    When you play Concentrate
    And the chain resolves
    Then you have drawn 2 cards
    And you have 2 energy

  @id:rb-kw-level-cost.instead @rule:824.1.c @rule:366.2.a @source:core-1.4#824.1.c @since:unleashed
  Scenario: At a higher Level another discount applies instead
    Title (zh) 达到更高等级时改为应用另一减费
    Q (en) Concentrate costs 5, 2 less at Level 6 and 4 less at Level 11. I have 11 XP and 5 energy.
    Q (zh) 【聚心凝神】费用为5，[等级6]时减2，[等级11]时改为减4。我方有11经验和5点法力。
    A (en) It costs 1.
    A (zh) 费用为1。
    Given it is your main phase
    And the position:
      | object      | player | place | state |
      | Concentrate | You    | hand  |       |
      | Unit X (3)  | You    | base  |       |
    And you have 5 energy
    And you have 11 XP
    When you play Concentrate
    And the chain resolves
    Then you have drawn 2 cards
    And you have 4 energy

  @id:rb-kw-level-instruction @rule:824.1.b.1 @source:core-1.4#824.1.b.1 @since:unleashed
  Scenario: An instruction with Level is executed by the XP there is then
    Title (zh) 带有等级的指示按结算时的经验执行
    Q (en) I have 6 XP. Combat Experience gives 1 might, at Level 6 it gives 3 instead.
    Q (zh) 我方有6经验。【实战经验】使单位战力+1，[等级6]时改为+3。
    A (en) Unit X gets 3 might.
    A (zh) 单位X战力+3。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Combat Experience | You    | hand  |       |
      | Unit W (1)        | You    | base  |       |
      | Unit X (3)        | You    | base  |       |
    And both players can pay for anything
    And you have 6 XP
    When you play Combat Experience choosing Unit X
    And the chain resolves
    Then Unit X has might 6
    And Unit W has might 1
    And rule 824.1.c is why

  @id:rb-kw-level-activated @rule:727.1.c.3 @rule:824.1.c @source:core-1.4#727.1.c.3 @since:unleashed
  Scenario: An activated ability with Level can be used at that Level
    Title (zh) 取决于等级的主动技能在达到等级时可以使用
    Q (en) I have 6 XP. Honeyfruit adds a power, at Level 6 it may add an energy and a power.
    Q (zh) 我方有6经验。【蜜糖果实】获得一点符能，[等级6]时可以获得一点法力和一点符能。
    A (en) Its second ability can be used.
    A (zh) 可以使用其第二个技能。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Honeyfruit | You    | base  |       |
      | Unit X (3) | You    | base  |       |
    And you have 6 XP
    When you use ability 2 of Honeyfruit
    Then Honeyfruit is exhausted
    And you have 1 energy

  @id:rb-kw-level-activated.below @rule:727.1.c.3 @rule:721.2 @source:core-1.4#727.1.c.3 @control:rb-kw-level-activated @since:unleashed
  Scenario: Below the Level the activated ability cannot be used
    Title (zh) 未达到等级时不能使用该主动技能
    Q (en) I have 5 XP. May I use the second ability of Honeyfruit?
    Q (zh) 我方有5经验。可以使用【蜜糖果实】的第二个技能吗？
    A (en) No, only the first.
    A (zh) 不可以，只能使用第一个。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Honeyfruit | You    | base  |       |
      | Unit X (3) | You    | base  |       |
    And you have 5 XP
    Then you may not use ability 2 of Honeyfruit
    And you may use the ability of Honeyfruit
    And Honeyfruit is ready

  @id:rb-kw-level-legend @rule:824.1.c @source:core-1.4#824.1.c @since:unleashed
  Scenario: A legend may have Level abilities
    Title (zh) 传奇也可以拥有等级技能
    Q (en) My legend is Master Yi, Wuju Master; I have 11 XP and play Shipyard Skulker.
    Q (zh) 我方传奇为【无极宗师】；我方有11经验，打出【船坞潜伏者】。
    A (en) At Level 6 my units have 1 might more, at Level 11 they enter ready.
    A (zh) [等级6]使我方单位战力+1，[等级11]使其以活跃状态进场。
    Given it is your main phase
    And the position:
      | object                 | player   | place  | state |
      | Master Yi, Wuju Master | You      | legend |       |
      | Shipyard Skulker       | You      | hand   |       |
      | Unit X (3)             | You      | base   |       |
      | Unit Y (2)             | Opponent | base   |       |
    And both players can pay for anything
    And you have 11 XP
    When you play Shipyard Skulker to your base
    Then Shipyard Skulker is ready
    And Shipyard Skulker has might 4
    And Unit X has might 4
    And Unit Y has might 2

  @id:rb-kw-level-equipment @rule:824.1.c @rule:718.3 @source:core-1.4#824.1.c @since:unleashed
  Scenario: Level in effect text looks at the controller of the unit
    Title (zh) 效果文本中的等级以单位控制者的经验为准
    Q (en) Soul Sword gives 1 might, and 1 more at Level 3. I have 3 XP and attach it to Unit X.
    Q (zh) 【灵魂之剑】使战力+1，[等级3]时再+1。我方有3经验，将其贴附到单位X。
    A (en) Unit X has 2 might more.
    A (zh) 单位X战力共+2。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Soul Sword | You    | base  |       |
      | Unit W (1) | You    | base  |       |
      | Unit X (3) | You    | base  |       |
    And both players can pay for anything
    And you have 3 XP
    When you use the ability of Soul Sword choosing Unit X
    And the chain resolves
    Then Unit X has might 5
    And Unit W has might 1
