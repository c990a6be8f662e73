@game:riftbound
Feature: Priority, focus, what a turn ends, and other rules that engines get wrong

  @id:rb-rule-194-eight-points @rule:194.3 @rule:323.1 @rule:469.2 @source:core-1.4#194.3 @since:spiritforged
  Scenario: The eighth point wins the game
    Title (zh) 第8分赢得游戏
    Q (en) The opponent has seven points and holds a battlefield as their turn begins. I have six.
    Q (zh) 对方有7分，并在其回合开始时据守一处战场。我方有6分。
    A (en) They gain the eighth point and have won; they do not even channel.
    A (zh) 对方获得第8分并赢得游戏，甚至不会再召出符文。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Unit X (3) | Opponent | battlefield A |       |
      | Unit Y (3) | You      | base          |       |
    And the opponent has 7 points
    And you have 6 points
    When the turn passes
    Then the opponent has won the game
    And the opponent has 8 points
    And the opponent has channeled no runes

  @id:rb-rule-167-lost-with-the-turn @rule:167 @rule:167.1 @source:core-1.4#167 @since:spiritforged
  Scenario: What is left in a rune pool is lost as the turn ends
    Title (zh) 回合结束时，符文池中剩余的资源会失去
    Q (en) I have two energy and one power left in my rune pool, the opponent has one energy, and my turn ends.
    Q (zh) 我方回合结束时，符文池中还剩2点法力与1点符能，对方剩1点法力。
    A (en) Both pools are empty in the next turn.
    A (zh) 下一回合双方的符文池都是空的。
    Given it is your main phase
    And you have 2 energy and 1 order power
    And the opponent has 1 energy
    When the turn passes
    Then it is the opponent's turn
    And you have nothing left to pay with
    And the opponent has nothing left to pay with

  @id:rb-rule-186-token-returned @rule:186.1 @source:core-1.4#186.1 @since:spiritforged
  Scenario: A token returned to hand ceases to exist
    Title (zh) 返回手牌的指示物不复存在
    Q (en) I return the opponent's Recruit to hand with Rebuke.
    Q (zh) 我方以【责退】将对方的“随从”返回手牌。
    A (en) It is a token: it is on no battlefield and in no hand.
    A (zh) 它是指示物：不在战场，也不在手牌中。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Rebuke     | You      | hand          |       |
      | Unit Y (2) | Opponent | battlefield A |       |
      | Recruit    | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Rebuke choosing Recruit
    And the chain resolves
    Then there is no Recruit at battlefield A
    And Rebuke is at your trash
    And the opponent has no cards in hand
    And Unit Y is at battlefield A

  @id:rb-rule-312-who-played-first @rule:312.2.c @source:core-1.4#312.2.c @since:spiritforged
  Scenario: Whoever played the spell has priority first
    Title (zh) 打出法术的玩家先获得优先权
    Q (en) I play Hextech Ray. Who may respond first?
    Q (zh) 我方打出【海克斯射线】。谁可以先作出反应？
    A (en) I may, as I control the item; the opponent may once I have passed.
    A (zh) 我方，因为我方控制该结算链项目；我方让过后对方才可以。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Hextech Ray     | You      | hand          |       |
      | Discipline as D | You      | hand          |       |
      | Unit Y (4)      | You      | base          |       |
      | Discipline as E | Opponent | hand          |       |
      | Unit X (4)      | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    Then you may play D choosing Unit Y
    And the opponent may not play E choosing Unit X
    When you pass
    Then you may not play D choosing Unit Y
    When the opponent plays E choosing Unit X
    And the next item resolves
    Then Unit X has might 6
    And Hextech Ray is on the chain

  @id:rb-rule-339-both-pass @rule:339.1 @rule:339.2 @source:core-1.4#339.2 @since:spiritforged
  Scenario: A chain resolves only when both players have passed in sequence
    Title (zh) 双方连续让过后，结算链才会结算
    Q (en) I play Hextech Ray on a unit and pass. Has it resolved?
    Q (zh) 我方打出【海克斯射线】并让过。它已经结算了吗？
    A (en) Not yet: the opponent has priority now, and it resolves when they pass, too.
    A (zh) 还没有：现在对方有优先权，对方也让过后才结算。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Unit Y (2)  | Opponent | battlefield A |       |
      | Unit X (4)  | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    And you pass
    Then the chain has 1 item
    And Unit X has no damage
    When the opponent passes
    Then the chain is empty
    And Unit X has damage 3
    And Unit Y has no damage

  @id:rb-rule-345-focus-first @rule:344.2 @rule:345 @source:core-1.4#345 @since:spiritforged
  Scenario: At an empty battlefield a showdown begins, and who moved there has focus first
    Title (zh) 移动到无人的战场会开始法术对决，移动的玩家先获得焦点
    Q (en) My unit moves to a battlefield that nobody controls. Who may play a spell with Action first?
    Q (zh) 我方单位移动到无人控制的战场。谁可以先打出[迅捷]法术？
    A (en) I, who contest it; the opponent may once I have passed.
    A (zh) 我方，因为是我方在争夺；我方让过后对方才可以。
    Given it is your main phase
    And the position:
      | object              | player   | place | state |
      | Unit X (4)          | You      | base  |       |
      | Rune Prison as P    | You      | hand  |       |
      | Rune Prison as Q    | Opponent | hand  |       |
      | Unit Y (2)          | Opponent | base  |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    Then a showdown is open at battlefield A
    And you may play P choosing Unit Y
    And the opponent may not play Q choosing Unit X
    When you pass
    Then the opponent may play Q choosing Unit X

  @id:rb-rule-346-focus-passes @rule:346 @source:core-1.4#346 @since:spiritforged
  Scenario: Focus passes after the chain that a player began in a showdown
    Title (zh) 法术对决中由玩家开始的结算链结算后，焦点转移
    Q (en) In a showdown I play Rune Prison and it resolves. May I play another spell with Action at once?
    Q (zh) 法术对决中，我方打出【符文禁锢】并结算。我方能立即打出另一张[迅捷]法术吗？
    A (en) No: the opponent has focus now.
    A (zh) 不能：现在对方拥有焦点。
    Given it is your main phase
    And the position:
      | object              | player   | place | state |
      | Unit X (4)          | You      | base  |       |
      | Rune Prison as P    | You      | hand  |       |
      | Rune Prison as R    | You      | hand  |       |
      | Rune Prison as Q    | Opponent | hand  |       |
      | Unit Y (2)          | Opponent | base  |       |
      | Unit Z (2)          | Opponent | base  |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And you play P choosing Unit Y
    And the chain resolves
    Then Unit Y is stunned
    And the opponent may play Q choosing Unit X
    And you may not play R choosing Unit Z

  @id:rb-rule-317-might-this-turn @rule:317.2.c @source:core-1.4#317.2.c @since:spiritforged
  Scenario: What lasts "this turn" ends with the turn
    Title (zh) “本回合内”的效果随回合结束
    Q (en) I give Unit X 2 might this turn with Discipline, and the turn ends.
    Q (zh) 我方以【训练有素】使单位X本回合内战力+2，随后回合结束。
    A (en) It has 5 might in this turn and 3 in the next.
    A (zh) 本回合内战力为5，下一回合为3。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Discipline | You    | hand  |       |
      | Unit Y (2) | You    | base  |       |
      | Unit X (3) | You    | base  |       |
    And both players can pay for anything
    When you play Discipline choosing Unit X
    And the chain resolves
    Then Unit X has might 5
    When the turn passes
    Then Unit X has might 3
    And Unit Y has might 2

  @id:rb-rule-423-stun-ends @rule:423.1.a.2 @source:core-1.4#423.1.a.2 @since:spiritforged
  Scenario: A stunned unit is stunned no longer in the next turn
    Title (zh) 眩晕在下一回合不再持续
    Q (en) I stun Unit X with Rune Prison, and my turn ends.
    Q (zh) 我方以【符文禁锢】眩晕单位X，随后我方回合结束。
    A (en) It is stunned for the rest of this turn only.
    A (zh) 它只在本回合余下时间内眩晕。
    Given it is your main phase
    And the position:
      | object      | player   | place | state |
      | Rune Prison | You      | hand  |       |
      | Unit Y (2)  | Opponent | base  |       |
      | Unit X (3)  | Opponent | base  |       |
    And both players can pay for anything
    When you play Rune Prison choosing Unit X
    And the chain resolves
    Then Unit X is stunned
    And Unit Y is not stunned
    When the turn passes
    Then Unit X is not stunned

  @id:rb-rule-355-not-itself @rule:355.9.c @source:core-1.4#355.9.c @since:spiritforged
  Scenario: A spell that counters a spell cannot choose itself
    Title (zh) 反制法术的法术不能选择自身
    Q (en) I play Hextech Ray and respond to it with Discipline. The opponent plays Wind Wall. What may they choose?
    Q (zh) 我方打出【海克斯射线】，再以【训练有素】反应。对方打出【风之障壁】。其可以选择什么？
    A (en) Either of my spells, but not Wind Wall itself.
    A (zh) 我方的任一法术，但不能是【风之障壁】自身。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Discipline  | You      | hand          |       |
      | Unit Y (4)  | You      | base          |       |
      | Wind Wall   | Opponent | hand          |       |
      | Unit X (4)  | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    And you play Discipline choosing Unit Y
    And you pass
    And the opponent plays Wind Wall
    Then the opponent may choose: Hextech Ray, Discipline
    And the opponent may not choose Wind Wall
    When the opponent chooses Discipline
    And the chain resolves
    Then Unit Y has might 4
    And Unit X has damage 3

  @id:rb-rule-383-own-order @rule:383.3.d @source:core-1.4#383.3.d @since:spiritforged
  Scenario: A player orders the abilities that trigger at the same time
    Title (zh) 玩家决定同时触发的技能的顺序
    Q (en) Firestorm kills my Machine Evangel and my Watchful Sentry at once. I put the Evangel's trigger on the chain first. Which resolves first?
    Q (zh) 【烈火风暴】同时摧毁我方的【机械戏法师】与【警觉的哨兵】。我方先将【机械戏法师】的触发式技能置于结算链。哪一个先结算？
    A (en) I choose the order, and the newest resolves first: I draw before the Recruits arrive.
    A (zh) 由我方决定顺序，最新的先结算：先抽牌，之后“随从”才出现。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state    |
      | Firestorm       | Opponent | hand          |          |
      | Watchful Sentry | You      | battlefield A |          |
      | Machine Evangel | You      | battlefield A | damage 3 |
    And both players can pay for anything
    When the opponent plays Firestorm choosing battlefield A
    And the next item resolves
    And you order Machine Evangel and Watchful Sentry
    And the next item resolves
    Then you have drawn 1 card
    And there is no Recruit at your base
    And the chain has 1 item
    When the chain resolves
    Then there are 3 Recruit at your base

  @id:rb-rule-383-attacks-once @rule:383.4.e.2.a @source:core-1.4#383.4.e.2.a @since:spiritforged
  Scenario: A unit that leaves a combat and comes back does not trigger for attacking again
    Title (zh) 离开战斗后又返回的单位不会再次因进攻触发
    Q (en) Leona attacks and stuns Unit X. In the combat Flash takes her to base, and Ride the Wind brings her back. Does she stun a second unit?
    Q (zh) 【蕾欧娜 - 炽诚者】进攻并眩晕单位X。战斗中她被【闪现】移回基地，又由【驭风而行】返回战场。她会再眩晕一名单位吗？
    A (en) No: it is the same combat, and her condition is checked once in it.
    A (zh) 不会：这是同一场战斗，其触发条件只检查一次。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Unit V (1)        | You      | base          |       |
      | Unit W (1)        | You      | base          |       |
      | Leona, Determined | You      | base          |       |
      | Flash             | You      | hand          |       |
      | Ride the Wind     | You      | hand          |       |
      | Unit X (2)        | Opponent | battlefield A |       |
      | Unit Y (2)        | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Leona, Determined and Unit W to battlefield A
    And you choose Unit X
    And the chain resolves
    Then Unit X is stunned
    When you play Flash choosing Leona, Determined
    And the chain resolves
    Then Leona, Determined is at your base
    When the opponent passes
    And you play Ride the Wind choosing Leona, Determined, moving it to battlefield A
    And the chain resolves
    Then Leona, Determined is at battlefield A
    And the chain is empty
    And Unit Y is not stunned
