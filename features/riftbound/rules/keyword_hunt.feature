@game:riftbound
Feature: Hunt

  @id:rb-kw-hunt-conquer @rule:823.1.c.1 @rule:823.1.b @rule:823.1.c.3 @rule:383.4.c.2.a @source:core-1.4#823.1.c.1 @since:unleashed
  Scenario: A unit with Hunt that conquers earns XP for its controller
    Title (zh) 狩猎：征服时其控制者获得经验
    Q (en) Voracious Gromp has Hunt 3 and conquers battlefield A, which is empty.
    Q (zh) 【贪食魔沼蛙】拥有[狩猎3]，征服战场A。
    A (en) I gain 3 XP as its ability resolves.
    A (zh) 其技能结算时我方获得3经验。
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Voracious Gromp | You    | base  |       |
      | Unit X (3)      | You    | base  |       |
    And both players can pay for anything
    When you move Voracious Gromp to battlefield A
    And the showdown ends
    Then you have 3 XP
    And rule 823.1.c.1 is why

  @id:rb-kw-hunt-hold @rule:823.1.b @rule:823.1.c.1 @rule:383.4.d.2.a @source:core-1.4#823.1.b @since:unleashed
  Scenario: A unit with Hunt that holds earns XP too
    Title (zh) 狩猎：据守时同样获得经验
    Q (en) Voracious Gromp is at battlefield A as my turn begins.
    Q (zh) 我方回合开始时，【贪食魔沼蛙】位于战场A。
    A (en) I hold the battlefield and gain 3 XP.
    A (zh) 我方据守该战场，并获得3经验。
    Given it is the opponent's main phase
    And the position:
      | object          | player | place         | state |
      | Voracious Gromp | You    | battlefield A |       |
      | Unit X (3)      | You    | base          |       |
    And both players can pay for anything
    When the turn passes
    Then you have 3 XP
    And you have 1 point

  @id:rb-kw-hunt-one @rule:823.1.c.2 @source:core-1.4#823.1.c.2 @since:unleashed
  Scenario: Hunt without a number is Hunt 1
    Title (zh) 没有数字的狩猎即狩猎1
    Q (en) Crowd Favorite conquers battlefield A.
    Q (zh) 【竞技场人气王】征服战场A。
    A (en) I gain 1 XP.
    A (zh) 我方获得1经验。
    Given it is your main phase
    And the position:
      | object         | player | place | state |
      | Crowd Favorite | You    | base  |       |
      | Unit X (3)     | You    | base  |       |
    And both players can pay for anything
    When you move Crowd Favorite to battlefield A
    And the showdown ends
    Then you have 1 XP

  @id:rb-kw-hunt-sum @rule:823.2 @rule:823.3 @source:core-1.4#823.2 @since:unleashed
  Scenario: Several instances of Hunt are one ability with the sum of their values
    Title (zh) 多个狩猎的数值相加，作为一个技能触发
    Q (en) Voracious Gromp with Hunter's Machete attached conquers battlefield A; the Machete gives Hunt.
    Q (zh) 贴附【猎人的宽刃刀】的【贪食魔沼蛙】征服战场A；【猎人的宽刃刀】提供狩猎。
    A (en) One ability triggers, for 4 XP.
    A (zh) 触发一个技能，获得4经验。
    Given it is your main phase
    And the position:
      | object           | player | place | state                       |
      | Voracious Gromp  | You    | base  |                             |
      | Hunter's Machete | You    | base  | attached to Voracious Gromp |
      | Unit X (3)       | You    | base  |                             |
    And both players can pay for anything
    When you move Voracious Gromp to battlefield A
    And you pass
    And the opponent passes
    Then the chain has 1 item
    When the chain resolves
    Then you have 4 XP

  @id:rb-kw-hunt-given @rule:823.2 @rule:718.3 @source:core-1.4#823.2 @since:unleashed
  Scenario: A unit without Hunt that is given it hunts
    Title (zh) 获得狩猎的单位同样生效
    Q (en) Unit X with Hunter's Machete conquers battlefield A.
    Q (zh) 贴附【猎人的宽刃刀】的单位X征服战场A。
    A (en) I gain 1 XP.
    A (zh) 我方获得1经验。
    Given it is your main phase
    And the position:
      | object           | player | place | state              |
      | Unit X (3)       | You    | base  |                    |
      | Hunter's Machete | You    | base  | attached to Unit X |
      | Unit Y (2)       | You    | base  |                    |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then you have 1 XP

  @id:rb-kw-hunt-elsewhere @rule:823.1.c.1 @source:core-1.4#823.1.c.1 @control:rb-kw-hunt-conquer @since:unleashed
  Scenario: Another unit that conquers earns nothing
    Title (zh) 其他单位征服时不获得经验
    Q (en) Unit X conquers battlefield A while Voracious Gromp stays in base.
    Q (zh) 单位X征服战场A，【贪食魔沼蛙】留在基地。
    A (en) The Gromp did not conquer: no XP.
    A (zh) 【贪食魔沼蛙】没有征服：不获得经验。
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Voracious Gromp | You    | base  |       |
      | Unit X (3)      | You    | base  |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then you control battlefield A
    And you have 0 XP

  @id:rb-kw-hunt-leaves @rule:823.1.c.1 @rule:359.3.f.3 @source:core-1.4#823.1.c.1 @since:unleashed
  Scenario: A unit that leaves in response still earns its XP
    Title (zh) 单位在反应中离场后仍获得经验
    Q (en) Voracious Gromp conquers battlefield A; while its ability is on the chain the opponent returns it to hand with Star-Crossed.
    Q (zh) 【贪食魔沼蛙】征服战场A；其技能在结算链上时，对方打出【造化弄人】将其返回手牌。
    A (en) The ability is there on its own, with the value it triggered with: I gain 3 XP.
    A (zh) 技能已独立存在，按触发时的数值结算：我方获得3经验。
    Given it is your main phase
    And the position:
      | object          | player   | place | state |
      | Voracious Gromp | You      | base  |       |
      | Unit X (3)      | You      | base  |       |
      | Star-Crossed    | Opponent | hand  |       |
      | Unit Y (1)      | Opponent | base  |       |
    And both players can pay for anything
    When you move Voracious Gromp to battlefield A
    And you pass
    And the opponent passes
    And the opponent reacts with Star-Crossed choosing Unit Y and choosing Voracious Gromp
    And the chain resolves
    Then Voracious Gromp is in your hand
    And you have 3 XP
