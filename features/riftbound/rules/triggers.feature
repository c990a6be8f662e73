@game:riftbound
Feature: Triggered abilities: when they are put on the chain

  @id:rb-rule-trigger-conquer-without-the-point @rule:383.4.c.2.c @source:core-1.4#383.4.c.2.c @since:unleashed
  Scenario: Drawing in place of the final point, the conqueror still hunts
    Title (zh) 以抽牌代替最后一分时，征服效果仍会触发
    Q (en) At 7 points Voracious Gromp conquers one of two battlefields, and I draw instead of scoring. Does Hunt still trigger?
    Q (zh) 我方7分时【贪食魔沼蛙】征服两处战场之一，我方抽牌而不得分。[狩猎]仍会触发吗？
    A (en) Yes. The point was replaced, the conquest was not.
    A (zh) 会。被替换的是得分，不是征服。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Voracious Gromp | You      | base          |       |
      | Unit X (3)      | You      | base          |       |
      | Unit W (1)      | Opponent | battlefield B |       |
    And you have 7 points
    And both players can pay for anything
    When you move Voracious Gromp to battlefield A
    And the showdown ends
    Then you have 7 points
    And you have drawn 1 card
    And you have 3 XP

  @id:rb-rule-trigger-both-players @rule:383.3.d.1 @source:core-1.4#383.3.d.1 @since:unleashed
  Scenario: Triggers of both players: those of the turn player go on the chain first
    Title (zh) 双方同时触发：回合玩家的技能先加入连锁
    Q (en) The Ruination kills a Watchful Sentry of mine and one of the opponent's in my turn. Which of us draws first?
    Q (zh) 我方回合中【破败之咒】同时摧毁双方各一名【警觉的哨兵】。谁先抽牌？
    A (en) The opponent: my ability was put on the chain first, so theirs resolves first.
    A (zh) 对方：我方的技能先加入连锁，因此对方的先结算。
    Given it is your main phase
    And the position:
      | object                | player   | place | state |
      | The Ruination         | You      | hand  |       |
      | Watchful Sentry as S1 | Opponent | base  |       |
      | Watchful Sentry as S2 | You      | base  |       |
    And both players can pay for anything
    When you play The Ruination
    And the next item resolves
    Then nobody is asked
    And the chain has 2 items
    When the next item resolves
    Then the opponent has drawn 1 card
    And you have drawn no card
    When the chain resolves
    Then you have drawn 1 card
