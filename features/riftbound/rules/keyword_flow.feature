@game:riftbound
Feature: Flow

  @id:rb-kw-flow-plays @rule:829.1.b @rule:829.1.a @rule:829.1 @source:core-1.4#829.1.b @since:vendetta
  Scenario: A spell with Flow is played from the trash and then banished
    Title (zh) 流转：从废牌堆打出法术，随后将其放逐
    Q (en) Dredge Up is in my trash; its Flow cost is 2 and I have 2 energy.
    Q (zh) 【深水打捞】在我方废牌堆，其[流转]费用为2，我方有2点法力。
    A (en) I play it and draw a card; as it leaves the chain it is banished instead of going to the trash.
    A (zh) 我方打出并抽一张牌；离开结算链时改为被放逐，而不进入废牌堆。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Dredge Up  | You    | trash |       |
      | Unit X (3) | You    | base  |       |
    And you have 2 energy
    When you play Dredge Up
    Then you have nothing left to pay with
    When the chain resolves
    Then you have drawn 1 card
    And Dredge Up is in your banishment
    And rule 829.1.b.1 is why

  @id:rb-kw-flow-from-hand @rule:829.1.b @source:core-1.4#829.1.b @since:vendetta
  Scenario: Played from hand it goes to the trash, and may flow from there
    Title (zh) 从手牌打出时进入废牌堆，之后可以通过流转打出
    Q (en) I play Dredge Up from hand, then from the trash.
    Q (zh) 我方从手牌打出【深水打捞】，再从废牌堆打出。
    A (en) The first time it goes to the trash, the second time it is banished.
    A (zh) 第一次进入废牌堆，第二次被放逐。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Dredge Up  | You    | hand  |       |
      | Unit X (3) | You    | base  |       |
    And both players can pay for anything
    When you play Dredge Up
    And the chain resolves
    Then Dredge Up is in your trash
    When you play Dredge Up
    And the chain resolves
    Then Dredge Up is in your banishment
    And you have drawn 2 cards

  @id:rb-kw-flow-cost @rule:829.1.c.1 @source:core-1.4#829.1.c.1 @since:vendetta
  Scenario: The Flow cost takes the place of the base cost
    Title (zh) 流转费用取代基础费用
    Q (en) Lacerate costs 2 and an order power, its Flow cost is 4 and two order power. I have 4 energy and 2 order power.
    Q (zh) 【血戮】费用为2点法力和一点序理符能，[流转]费用为4点法力和两点序理符能。我方有4点法力和2点序理符能。
    A (en) From the trash I pay all of it.
    A (zh) 从废牌堆打出时全部用于支付。
    Given it is your main phase
    And the position:
      | object     | player   | place | state |
      | Lacerate   | You      | trash |       |
      | Unit X (3) | Opponent | base  |       |
      | Unit Y (2) | Opponent | base  |       |
    And you have 4 energy and 2 order power
    When you play Lacerate choosing Unit X
    Then you have nothing left to pay with
    When the chain resolves
    Then Unit X is in the opponent's trash
    And Unit Y is in the opponent's base

  @id:rb-kw-flow-cost.short @rule:829.1.c.1 @source:core-1.4#829.1.c.1 @control:rb-kw-flow-cost @since:vendetta
  Scenario: The base cost does not do for the trash
    Title (zh) 从废牌堆打出时不能只支付基础费用
    Q (en) I have 2 energy and 1 order power.
    Q (zh) 我方有2点法力和1点序理符能。
    A (en) Lacerate in my trash cannot be played; the one in my hand can.
    A (zh) 废牌堆中的【血戮】不能打出；手牌中的可以。
    Given it is your main phase
    And the position:
      | object         | player   | place | state |
      | Lacerate as L1 | You      | trash |       |
      | Lacerate as L2 | You      | hand  |       |
      | Unit X (3)     | Opponent | base  |       |
      | Unit Y (2)     | Opponent | base  |       |
    And you have 2 energy and 1 order power
    Then you may not play L1 choosing Unit X
    And you may play L2 choosing Unit X
    And L1 is in your trash

  @id:rb-kw-flow-countered @rule:829.1.b.1 @rule:425.1.a @source:core-1.4#829.1.b.1 @since:vendetta
  Scenario: A countered spell that was played for Flow is banished too
    Title (zh) 以流转打出的法术被无效化时同样被放逐
    Q (en) I play Dredge Up from my trash; the opponent counters it with Defy.
    Q (zh) 我方从废牌堆打出【深水打捞】；对方以【蔑视】将其无效化。
    A (en) It would go to the trash, and is banished instead.
    A (zh) 它本应进入废牌堆，改为被放逐。
    Given it is your main phase
    And the position:
      | object     | player   | place | state |
      | Dredge Up  | You      | trash |       |
      | Unit X (3) | You      | base  |       |
      | Defy       | Opponent | hand  |       |
    And both players can pay for anything
    When you play Dredge Up
    And the opponent reacts with Defy choosing Dredge Up
    And the chain resolves
    Then Dredge Up is in your banishment
    And you have drawn no card

  @id:rb-kw-flow-timing @rule:829.1.b.2 @source:core-1.4#829.1.b.2 @control:rb-kw-flow-timing.mine @since:vendetta
  Scenario: Flow does not change when a spell can be played
    Title (zh) 流转不改变法术的打出时机
    Q (en) The opponent attacks. May I play Onslaught, no Action and no Reaction, from my trash?
    Q (zh) 对方进攻。可以从废牌堆打出既非[迅捷]也非反应的【狂袭】吗？
    A (en) No.
    A (zh) 不可以。
    Given it is the opponent's main phase
    And the position:
      | object     | player   | place         | state |
      | Onslaught  | You      | trash         |       |
      | Unit W (4) | Opponent | base          |       |
      | Unit X (3) | You      | battlefield A |       |
    And both players can pay for anything
    When the opponent moves Unit W to battlefield A
    And the opponent passes
    Then you may not play Onslaught choosing Unit X
    And Onslaught is in your trash

  @id:rb-kw-flow-timing.mine @rule:829.1.b.2 @source:core-1.4#829.1.b.2 @since:vendetta
  Scenario: In the main phase it can be played from the trash
    Title (zh) 在我方主阶段可以从废牌堆打出
    Q (en) It is my main phase and Onslaught is in my trash.
    Q (zh) 我方主阶段，【狂袭】在我方废牌堆。
    A (en) I play it for its Flow cost.
    A (zh) 我方以其[流转]费用打出。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Onslaught  | You      | trash         |       |
      | Unit W (4) | Opponent | base          |       |
      | Unit X (3) | You      | battlefield A |       |
    And both players can pay for anything
    When you play Onslaught choosing Unit X
    And the chain resolves
    Then Unit X has might 9
    And Unit W has might 4
    And Onslaught is in your banishment

  @id:rb-kw-flow-whose-trash @rule:829.1.b @source:core-1.4#829.1.b @control:rb-kw-flow-plays @since:vendetta
  Scenario: A spell in another player's trash does not flow
    Title (zh) 不能以流转打出其他玩家废牌堆中的法术
    Q (en) Dredge Up is in the opponent's trash. May I play it?
    Q (zh) 【深水打捞】在对方废牌堆。我方可以打出吗？
    A (en) No. Flow is for its own player.
    A (zh) 不可以。[流转]只允许从自己的废牌堆打出。
    Given it is your main phase
    And the position:
      | object     | player   | place | state |
      | Dredge Up  | Opponent | trash |       |
      | Unit X (3) | You      | base  |       |
    And both players can pay for anything
    Then you may not play Dredge Up
    And Dredge Up is in the opponent's trash

  @id:rb-kw-flow-several @rule:829.1.c.3 @source:core-1.4#829.1.c.3 @since:vendetta
  Scenario: Of several Flow costs the player chooses one
    Title (zh) 有多个流转费用时，玩家选择其一
    Q (en) Kennen, Storm of Shuriken conquers and gives Lacerate in my trash Flow equal to its cost. It has Flow itself.
    Q (zh) 【凯南 - 万雷倾泻】征服战场，让我方废牌堆中的【血戮】获得等同其费用的[流转]。它本身也有[流转]。
    A (en) I choose the cost that was given: 2 and one order power.
    A (zh) 我方选择所获得的费用：2点法力和一点序理符能。
    Given it is your main phase
    And the position:
      | object                    | player   | place | state |
      | Kennen, Storm of Shuriken | You      | base  |       |
      | Lacerate                  | You      | trash |       |
      | Dredge Up                 | You      | trash |       |
      | Unit X (3)                | Opponent | base  |       |
      | Unit Y (2)                | Opponent | base  |       |
    And you have 4 energy and 2 order power
    When you move Kennen, Storm of Shuriken to battlefield A
    And the showdown ends
    And you choose Lacerate
    And the chain resolves
    And you play Lacerate in mode 2 order choosing Unit X
    Then you have 2 energy
    And you have 1 order power
    When the chain resolves
    Then Unit X is in the opponent's trash
    And Lacerate is in your banishment
    And Dredge Up is in your trash

  @id:rb-kw-flow-several.own @rule:829.1.c.3 @source:core-1.4#829.1.c.3 @since:vendetta
  Scenario: The Flow cost of the card itself may be chosen as well
    Title (zh) 也可以选择法术自身的流转费用
    Q (en) Kennen, Storm of Shuriken gave Lacerate a second Flow cost; I have 4 energy and 2 order power and choose its own.
    Q (zh) 【凯南 - 万雷倾泻】让【血戮】获得第二个[流转]费用；我方有4点法力和2点序理符能，选择其自身的费用。
    A (en) I pay 4 and two order power.
    A (zh) 支付4点法力和两点序理符能。
    Given it is your main phase
    And the position:
      | object                    | player   | place | state |
      | Kennen, Storm of Shuriken | You      | base  |       |
      | Lacerate                  | You      | trash |       |
      | Dredge Up                 | You      | trash |       |
      | Unit X (3)                | Opponent | base  |       |
      | Unit Y (2)                | Opponent | base  |       |
    And you have 4 energy and 2 order power
    When you move Kennen, Storm of Shuriken to battlefield A
    And the showdown ends
    And you choose Lacerate
    And the chain resolves
    And you play Lacerate in mode 4 order order choosing Unit X
    Then you have nothing left to pay with
    When the chain resolves
    Then Unit X is in the opponent's trash
    And Lacerate is in your banishment

  @id:rb-kw-flow-given @rule:829.1.c @rule:801.3.a @source:core-1.4#829.1.c @since:vendetta
  Scenario: A spell without Flow may be given it
    Title (zh) 没有流转的法术可以获得流转
    Q (en) Kennen, Storm of Shuriken conquers and gives Smite in my trash Flow equal to its cost, this turn.
    Q (zh) 【凯南 - 万雷倾泻】征服战场，让我方废牌堆中的【惩戒】在本回合内获得等同其费用的[流转]。
    A (en) I play it from the trash for 2 and a fury power, and it is banished.
    A (zh) 我方以2点法力和一点炽烈符能从废牌堆打出，随后被放逐。
    Given it is your main phase
    And the position:
      | object                    | player   | place         | state |
      | Kennen, Storm of Shuriken | You      | base          |       |
      | Smite                     | You      | trash         |       |
      | Dredge Up                 | You      | trash         |       |
      | Unit X (4)                | Opponent | battlefield B |       |
      | Unit Y (2)                | Opponent | battlefield B |       |
    And you have 2 energy and 1 fury power
    When you move Kennen, Storm of Shuriken to battlefield A
    And the showdown ends
    And you choose Smite
    And the chain resolves
    And you play Smite choosing Unit X
    Then you have nothing left to pay with
    When the chain resolves
    Then Unit X has damage 3
    And Unit Y has no damage
    And Smite is in your banishment

  @id:rb-kw-flow-checked @rule:829.2 @rule:356.4.e @source:core-1.4#829.2 @since:vendetta
  Scenario: Whether a spell has Flow can be asked for
    Title (zh) 其他效果可以检查法术是否拥有流转
    Q (en) Stargazer makes spells with Flow that I play from the trash cost 2 less, at least 1. Dredge Up has a Flow cost of 2.
    Q (zh) 【观星者】使我方从废牌堆打出的拥有[流转]的法术费用减少2，不得低于1。【深水打捞】的[流转]费用为2。
    A (en) It costs 1.
    A (zh) 费用为1。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Stargazer  | You    | base  |       |
      | Dredge Up  | You    | trash |       |
      | Unit X (3) | You    | base  |       |
    And you have 1 energy
    When you play Dredge Up
    And the chain resolves
    Then you have drawn 1 card
    And you have nothing left to pay with
