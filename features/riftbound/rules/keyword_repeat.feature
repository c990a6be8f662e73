@game:riftbound
Feature: Repeat

  @id:rb-kw-repeat-again @rule:820.1.d.1 @rule:820.2 @rule:820.2.a @rule:820.1.c.1 @source:core-1.4#820.1.d.1 @since:spiritforged
  Scenario: Repeat executes the effect once more, with choices of its own
    Title (zh) 回响：再执行一次效果，并另行选择
    Q (en) I have 4 energy and play Feral Strength with Repeat, choosing Unit X and then Unit Y.
    Q (zh) 我方有4点法力，打出【蛮荒之力】并支付[回响]，先选择单位X，再选择单位Y。
    A (en) Both are chosen and both costs paid while it is played; each unit gets 2 might.
    A (zh) 打出时即做出两次选择并支付全部费用；两名单位各战力+2。
    Given it is your main phase
    And the position:
      | object         | player | place | state |
      | Feral Strength | You    | hand  |       |
      | Unit W (1)     | You    | base  |       |
      | Unit X (3)     | You    | base  |       |
      | Unit Y (2)     | You    | base  |       |
    And you have 4 energy
    When you play Feral Strength paying Repeat, choosing Unit X then choosing Unit Y
    Then you have nothing left to pay with
    When the chain resolves
    Then Unit X has might 5
    And Unit Y has might 4
    And Unit W has might 1
    And rule 820.1.d.1 is why

  @id:rb-kw-repeat-same @rule:820.2.a @source:core-1.4#820.2.a @since:spiritforged
  Scenario: Both executions may choose the same unit
    Title (zh) 两次执行可以选择同一名单位
    Q (en) I play Feral Strength with Repeat and choose Unit X both times.
    Q (zh) 我方打出【蛮荒之力】并支付[回响]，两次都选择单位X。
    A (en) It gets 2 might twice.
    A (zh) 该单位两次获得战力+2。
    Given it is your main phase
    And the position:
      | object         | player | place | state |
      | Feral Strength | You    | hand  |       |
      | Unit W (1)     | You    | base  |       |
      | Unit X (3)     | You    | base  |       |
    And both players can pay for anything
    When you play Feral Strength paying Repeat, choosing Unit X then choosing Unit X
    And the chain resolves
    Then Unit X has might 7
    And Unit W has might 1

  @id:rb-kw-repeat-optional @rule:820.1.b @rule:820.1.d @source:core-1.4#820.1.b @since:spiritforged
  Scenario: Repeat need not be paid
    Title (zh) 回响费用可以不支付
    Q (en) I have 4 energy and play Feral Strength without Repeat.
    Q (zh) 我方有4点法力，打出【蛮荒之力】但不支付[回响]。
    A (en) It is executed once and 2 energy are left.
    A (zh) 只执行一次，剩余2点法力。
    Given it is your main phase
    And the position:
      | object         | player | place | state |
      | Feral Strength | You    | hand  |       |
      | Unit W (1)     | You    | base  |       |
      | Unit X (3)     | You    | base  |       |
    And you have 4 energy
    When you play Feral Strength not paying Repeat choosing Unit X
    And the chain resolves
    Then Unit X has might 5
    And you have 2 energy

  @id:rb-kw-repeat-played-once @rule:820.3.a @source:core-1.4#820.3.a @since:spiritforged
  Scenario: A repeated spell is played only once
    Title (zh) 回响的法术只视为打出一次
    Q (en) Ravenbloom Student gets 1 might whenever I play a spell. I play Feral Strength with Repeat.
    Q (zh) 【拉文布鲁姆学生】在我方打出法术时战力+1。我方打出【蛮荒之力】并支付[回响]。
    A (en) It triggers once.
    A (zh) 只触发一次。
    Given it is your main phase
    And the position:
      | object             | player | place | state |
      | Feral Strength     | You    | hand  |       |
      | Ravenbloom Student | You    | base  |       |
      | Unit X (3)         | You    | base  |       |
    And both players can pay for anything
    When you play Feral Strength paying Repeat, choosing Unit X then choosing Unit X
    And the chain resolves
    Then Unit X has might 7
    And Ravenbloom Student has might 3

  @id:rb-kw-repeat-each @rule:820.1.c.2 @rule:820.1.c.3 @rule:820.3 @source:core-1.4#820.1.c.2 @since:unleashed
  Scenario: Of several Repeat costs each is paid or not
    Title (zh) 多个回响费用可以各自选择是否支付
    Q (en) Curtain Call has three Repeat costs. With 5 energy and 1 power I pay the first and the second.
    Q (zh) 【完美谢幕】有三个[回响]费用。我方以5点法力和1点符能支付第一个和第二个。
    A (en) It is executed three times: I draw, deal 2 to Unit X and weaken Unit Y.
    A (zh) 共执行三次：抽一张牌，对单位X造成2点伤害，并使单位Y战力降低。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Curtain Call | You      | hand          |       |
      | Unit W (1)   | Opponent | base          |       |
      | Unit X (3)   | Opponent | battlefield A |       |
      | Unit Y (6)   | Opponent | battlefield A |       |
    And you have 5 energy and 1 any power
    When you play Curtain Call paying Repeat, paying Repeat, in mode draw, in mode battlefield, choosing Unit X, in mode weaken, then choosing Unit Y
    Then you have nothing left to pay with
    When the chain resolves
    Then you have drawn 1 card
    And Unit X has damage 2
    And Unit Y has might 2
    And Unit W is in the opponent's base

  @id:rb-kw-repeat-each.skipped @rule:820.1.c.2 @source:core-1.4#820.1.c.2 @since:unleashed
  Scenario: A Repeat cost may be left out and a later one paid
    Title (zh) 可以跳过一个回响费用并支付后面的
    Q (en) I pay only the second Repeat cost of Curtain Call, the power.
    Q (zh) 我方只支付【完美谢幕】的第二个[回响]费用，即一点符能。
    A (en) It is executed twice.
    A (zh) 共执行两次。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Curtain Call | You      | hand          |       |
      | Unit W (1)   | Opponent | base          |       |
      | Unit X (3)   | Opponent | battlefield A |       |
      | Unit Y (6)   | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Curtain Call not paying Repeat, paying Repeat, not paying Repeat, in mode draw, in mode battlefield, choosing Unit X
    And the chain resolves
    Then you have drawn 1 card
    And Unit X has damage 2
    And Unit Y has might 6

  @id:rb-kw-repeat-other-cost @rule:820.1.c @rule:820.1.c.1 @source:core-1.4#820.1.c @since:unleashed
  Scenario: A Repeat cost may be no resource
    Title (zh) 回响费用可以不是资源
    Q (en) Square Up asks for a card discarded. I repeat it on Unit X.
    Q (zh) 【怒吼清算】的[回响]需要弃置一张牌。我方支付[回响]，两次都选择单位X。
    A (en) The card is discarded as it is played; Unit X gets Assault 4 twice.
    A (zh) 打出时弃置该牌；单位X两次获得[强攻4]。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Square Up  | You      | hand          |       |
      | Gust       | You      | hand          |       |
      | Unit W (1) | You      | base          |       |
      | Unit X (1) | You      | base          |       |
      | Unit Y (9) | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Square Up paying Repeat, choosing Unit X then choosing Unit X
    Then Gust is in your trash
    When the chain resolves
    And you move Unit X to battlefield A
    Then Unit X has might 9

  @id:rb-kw-repeat-two-sources @rule:820.3 @rule:820.1.c.2 @source:core-1.4#820.3 @since:unleashed
  Scenario: Repeat of the card and Repeat that is given are both paid
    Title (zh) 自带的回响与获得的回响可以都支付
    Q (en) Holding The Academy gave my next spell Repeat for its base cost. I play Feral Strength, which has Repeat itself, and pay both.
    Q (zh) 据守【皮城学院】让我方下一个法术获得等同其基础费用的[回响]。我方打出自带[回响]的【蛮荒之力】，两者都支付。
    A (en) It is executed three times.
    A (zh) 共执行三次。
    Given it is the opponent's main phase
    And the position:
      | object         | player | place         | state |
      | Feral Strength | You    | hand          |       |
      | Unit X (3)     | You    | battlefield A |       |
      | Unit Y (2)     | You    | base          |       |
    And the battlefields:
      | battlefield | card        | controller |
      | A           | The Academy | You        |
    And both players can pay for anything
    When the turn passes
    And you play Feral Strength paying Repeat, paying Repeat, choosing Unit X then choosing Unit X then choosing Unit Y
    And the chain resolves
    Then Unit X has might 7
    And Unit Y has might 4

  @id:rb-kw-repeat-two-sources.one @rule:820.1.c.2 @source:core-1.4#820.1.c.2 @since:unleashed
  Scenario: Of the own Repeat and one that is given, one may be paid alone
    Title (zh) 自带与获得的回响可以只支付其一
    Q (en) The Academy gave my next spell Repeat. I play Feral Strength, which has Repeat itself, and pay only one of the two.
    Q (zh) 【皮城学院】让我方下一个法术获得[回响]。我方打出自带[回响]的【蛮荒之力】，只支付其中一个。
    A (en) It is executed twice.
    A (zh) 共执行两次。
    Given it is the opponent's main phase
    And the position:
      | object         | player | place         | state |
      | Feral Strength | You    | hand          |       |
      | Unit X (3)     | You    | battlefield A |       |
      | Unit Y (2)     | You    | base          |       |
    And the battlefields:
      | battlefield | card        | controller |
      | A           | The Academy | You        |
    And both players can pay for anything
    When the turn passes
    And you play Feral Strength paying Repeat, not paying Repeat, choosing Unit X then choosing Unit Y
    And the chain resolves
    Then Unit X has might 5
    And Unit Y has might 4

  @id:rb-kw-repeat-ability @rule:820.1.a @rule:820.3 @source:core-1.4#820.1.a @since:spiritforged
  Scenario: An ability may have Repeat as well
    Title (zh) 技能也可以拥有回响
    Q (en) An activated ability gives a unit 1 might and has Repeat for 1 energy and Repeat for 2. I pay the second only.
    Q (zh) 某主动技能让一名单位战力+1，并有费用为1和2的两个[回响]。我方只支付第二个。
    A (en) It is executed twice, with two choices.
    A (zh) 执行两次，并做出两次选择。
    Given it is your main phase
    And the position:
      | object                | player | place | state |
      | Example: Echoing Bell | You    | base  |       |
      | Unit W (1)            | You    | base  |       |
      | Unit X (3)            | You    | base  |       |
      | Unit Y (2)            | You    | base  |       |
    And you have 2 energy
    When you use the ability of Example: Echoing Bell not paying Repeat, paying Repeat, choosing Unit X then choosing Unit Y
    Then you have nothing left to pay with
    When the chain resolves
    Then Unit X has might 4
    And Unit Y has might 3
    And Unit W has might 1

  @id:rb-kw-repeat-ignored @rule:820.1.d.2 @rule:359.3.e.5 @source:core-1.4#820.1.d.2 @since:spiritforged
  Scenario: What cannot be done in one execution is ignored, the other stands
    Title (zh) 某次执行无法执行的指示被无视，另一次照常执行
    Q (en) I repeat Feral Strength on Unit X and then on Unit Y; in response the opponent returns Unit X to hand.
    Q (zh) 我方对单位X和单位Y[回响]【蛮荒之力】；对方将单位X返回手牌作为反应。
    A (en) The first execution does nothing, the second gives Unit Y 2 might.
    A (zh) 第一次执行没有效果，第二次使单位Y战力+2。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Feral Strength | You      | hand          |       |
      | Unit Y (2)     | You      | base          |       |
      | Unit X (3)     | You      | battlefield A |       |
      | Gust           | Opponent | hand          |       |
    And both players can pay for anything
    When you play Feral Strength paying Repeat, choosing Unit X then choosing Unit Y
    And the opponent reacts with Gust choosing Unit X
    And the chain resolves
    Then Unit X is in your hand
    And Unit Y has might 4
