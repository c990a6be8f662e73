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

  @id:rb-rule-trigger-two-reflexive @rule:388.2 @source:core-1.4#388.2 @since:spiritforged
  Scenario: Two reflexive triggers are both on the chain before either resolves
    Title (zh) 两个反身触发先后加入连锁，然后才结算
    Q (en) Example: Twin Bolts makes two abilities that each deal 3. May both choose the same unit of 3 might?
    Q (zh) 【Example: Twin Bolts】产生两个各造成3点伤害的技能。两者能选择同一名战力为3的单位吗？
    A (en) Yes. Both are added before anything else happens to the first, so the unit is still there for the second.
    A (zh) 能。两者都先加入连锁，第一个尚未结算，第二个仍可选择该单位。
    Given it is your main phase
    And the position:
      | object              | player   | place | state |
      | Example: Twin Bolts | You      | hand  |       |
      | Unit Y (5)          | Opponent | base  |       |
      | Unit X (3)          | Opponent | base  |       |
    And both players can pay for anything
    When you play Example: Twin Bolts
    And the next item resolves
    And you choose Unit X
    And you choose Unit X
    Then the chain has 2 items
    And Unit X has no damage
    When the chain resolves
    Then Unit X is in the opponent's trash
    And Unit Y has no damage

  @id:rb-rule-trigger-defends-once @rule:383.4.f.2.a @source:core-1.4#383.4.f.2.a @since:spiritforged
  Scenario: A unit that leaves the combat and comes back does not trigger as a defender again
    Title (zh) 离开战斗又回来的防守单位不会再次触发
    Q (en) Teemo, Strategist defends, is moved to base in the showdown and is moved back. Does his ability trigger a second time?
    Q (zh) 【提莫-军事家】防守，在法术对决中被移到基地，又移动回来。他的技能会再次触发吗？
    A (en) No, once per combat.
    A (zh) 不会，每场战斗只有一次。
    Given it is the opponent's main phase
    And the position:
      | object            | player   | place         | state |
      | Teemo, Strategist | You      | battlefield A |       |
      | Unit V (2)        | You      | battlefield A |       |
      | Flash             | You      | hand          |       |
      | Ride the Wind     | You      | hand          |       |
      | Unit X (9)        | Opponent | base          |       |
      | Hidden Blade      | You      | deck          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the chain resolves
    Then Unit X has damage 1
    When the opponent passes
    And you play Flash choosing Teemo, Strategist
    And the chain resolves
    Then Teemo, Strategist is in your base
    When the opponent passes
    And you play Ride the Wind choosing Teemo, Strategist moving it to battlefield A
    And the chain resolves
    Then Teemo, Strategist is at battlefield A
    And the ability of Teemo, Strategist is not on the chain
    And Unit X has damage 1
