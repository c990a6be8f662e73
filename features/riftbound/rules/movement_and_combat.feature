@game:riftbound
Feature: Movement, recalls and the course of a combat

  @id:rb-rule-446-no-chain @rule:446.3.c @source:core-1.4#446.3.c @since:spiritforged
  Scenario: A move uses no chain, and nobody reacts to it
    Title (zh) 移动不使用结算链，也不能被反应
    Q (en) My unit moves to a battlefield. Can the opponent react with Flash before it is there?
    Q (zh) 我方单位移动到战场。对方能否在其到达之前以【闪现】作出反应？
    A (en) No. The unit is there at once and the chain is empty; in the showdown I have focus first.
    A (zh) 不能。单位立即到达，结算链为空；在法术对决中由我方先获得焦点。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Unit X (4) | You      | base          |       |
      | Flash      | Opponent | hand          |       |
      | Unit Z (2) | Opponent | battlefield B |       |
      | Unit Y (2) | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    Then Unit X is at battlefield A
    And Unit X is exhausted
    And the chain is empty
    And the opponent may not play Flash choosing Unit Y

  @id:rb-rule-456-not-prevented @rule:456.3 @source:core-1.4#456.3 @since:spiritforged
  Scenario: Where no unit may move to base, attackers are recalled all the same
    Title (zh) 在不能移动到基地的战场，进攻单位仍会被召回
    Q (en) At Vilemaw's Lair no unit can move to base. Attacker and defender both survive the combat there. What happens to the attacker?
    Q (zh) 【卑鄙之喉的巢穴】的单位不能移动到基地。该处的战斗后双方单位都存活。进攻单位会怎样？
    A (en) It is recalled: a recall is not a move.
    A (zh) 被召回：召回不是移动。
    Given it is your main phase
    And the battlefields:
      | battlefield | card           | controller |
      | A           | Vilemaw's Lair | Opponent   |
    And the position:
      | object                   | player   | place         | state |
      | Unit X (4)               | You      | base          |       |
      | Unit Z (2)               | Opponent | battlefield B |       |
      | Example: Guarded Duelist | Opponent | battlefield A |       |
    When you move Unit X to battlefield A
    And the showdown ends
    Then Unit X is in your base
    And Example: Guarded Duelist is at battlefield A
    And the combat had no result

  @id:rb-rule-460-one-at-a-time @rule:460 @source:core-1.4#460 @since:spiritforged
  Scenario: A second combat waits until the first is over
    Title (zh) 第二场战斗等到第一场结束才开始
    Q (en) In the showdown at one battlefield I move another unit to the other one, where a unit of the opponent is. When is there a combat?
    Q (zh) 在一处战场的法术对决中，我方将另一名单位移动到有对方单位的另一处战场。何时在该处战斗？
    A (en) After the combat at the first battlefield.
    A (zh) 在第一处战场的战斗之后。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Ride the Wind | You      | hand          |       |
      | Unit K (4)    | You      | base          |       |
      | Unit L (4)    | You      | base          |       |
      | Unit X (2)    | Opponent | battlefield A |       |
      | Unit Y (2)    | Opponent | battlefield B |       |
    And both players can pay for anything
    When you move Unit K to battlefield A
    And you play Ride the Wind choosing Unit L, moving it to battlefield B
    And the chain resolves
    Then Unit L is at battlefield B
    And a showdown is open at battlefield A
    When the showdown ends
    Then Unit X is in the opponent's trash
    And Unit Y is at battlefield B
    And a showdown is open at battlefield B
    When the showdown ends
    Then Unit Y is in the opponent's trash
    And you control battlefield B

  @id:rb-rule-461-no-longer-staged @rule:461.2 @source:core-1.4#461.2 @control:rb-rule-460-one-at-a-time @since:spiritforged
  Scenario: A waiting combat that one side has left does not take place
    Title (zh) 等待中的战斗若一方已离开，则不进行
    Q (en) A combat waits at the other battlefield. The opponent sends my unit there back to base before the showdown ends. Is there a combat?
    Q (zh) 另一处战场有一场战斗在等待。对方在法术对决结束前将我方在该处的单位移回基地。还会战斗吗？
    A (en) No: nothing begins at that battlefield.
    A (zh) 不会：该战场不开始任何对决。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Ride the Wind   | You      | hand          |       |
      | Unit K (4)      | You      | base          |       |
      | Unit L (4)      | You      | base          |       |
      | Fight or Flight | Opponent | hand          |       |
      | Unit X (2)      | Opponent | battlefield A |       |
      | Unit Y (2)      | Opponent | battlefield B |       |
    And both players can pay for anything
    When you move Unit K to battlefield A
    And you play Ride the Wind choosing Unit L, moving it to battlefield B
    And the chain resolves
    And the opponent plays Fight or Flight choosing Unit L
    And the chain resolves
    And the showdown ends
    Then Unit X is in the opponent's trash
    And Unit L is in your base
    And no showdown is open
    And Unit Y is at battlefield B
    And the opponent controls battlefield B

  @id:rb-rule-460-becomes-combat @rule:460.1 @rule:466.5.e @source:core-1.4#460.1 @source:core-1.4#466.5.e @since:spiritforged
  Scenario: A showdown that an opposing unit joins becomes a combat, and its winner takes the battlefield
    Title (zh) 对方单位加入的法术对决变为战斗，胜者获得战场
    Q (en) I move a unit to an empty battlefield. In the showdown the opponent moves a stronger unit there. Who conquers the battlefield?
    Q (zh) 我方将单位移动到空战场。对方在法术对决中将更强的单位移动到该处。谁征服该战场？
    A (en) The opponent: the showdown is a combat now, my unit dies, and the winner need not be the player who contested it.
    A (zh) 对方：法术对决变为战斗，我方单位被摧毁；胜者不必是使战场变为争夺中的玩家。
    Given it is your main phase
    And the position:
      | object        | player   | place | state |
      | Unit X (2)    | You      | base  |       |
      | Ride the Wind | Opponent | hand  |       |
      | Unit Z (1)    | Opponent | base  |       |
      | Unit Y (5)    | Opponent | base  |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And you pass
    And the opponent plays Ride the Wind choosing Unit Y, moving it to battlefield A
    And the chain resolves
    Then a showdown is open at battlefield A
    When the showdown ends
    Then Unit X is in your trash
    And the opponent controls battlefield A
    And the opponent has 1 point
    And you have no points

  @id:rb-rule-464-attacker @rule:464.2.c.1 @source:core-1.4#464.2.c.1 @since:spiritforged
  Scenario: Charmed to my battlefield in my turn, the opponent's unit is the attacker
    Title (zh) 在我方回合被魅惑到我方战场的对方单位是进攻方
    Q (en) In my turn Charm moves Yasuo of the opponent to the battlefield I hold. Who attacks?
    Q (zh) 我方回合中，【魅惑妖术】将对方的【亚索 - 抱憾之人】移动到我方控制的战场。谁是进攻方？
    A (en) The opponent, whose unit contested it: Yasuo's attack ability triggers.
    A (zh) 对方，因其单位使战场变为争夺中：亚索的进攻技能触发。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Charm             | You      | hand          |       |
      | Fight or Flight   | You      | hand          |       |
      | Unit X (9)        | You      | battlefield A |       |
      | Unit Z (2)        | Opponent | battlefield B |       |
      | Yasuo, Remorseful | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play Charm choosing Yasuo, Remorseful, moving it to battlefield A
    And the next item resolves
    Then the ability of Yasuo, Remorseful is on the chain
    And a showdown is open at battlefield A

  @id:rb-rule-464-focus @rule:464.2.c.1.a @rule:464.2.f.1 @source:core-1.4#464.2.c.1.a @since:spiritforged
  Scenario: The attacker has focus first, and the state is open when nothing triggered
    Title (zh) 进攻方先获得焦点；没有触发技能时为开环状态
    Q (en) In my turn Charm moves a unit of the opponent without abilities to the battlefield I hold. Who may play a spell with Action first?
    Q (zh) 我方回合中，【魅惑妖术】将对方一名无技能单位移动到我方控制的战场。谁可以先打出[迅捷]法术？
    A (en) The opponent, who attacks; I may only after a pass.
    A (zh) 进攻的对方；我方要等其让过之后。
    Given it is your main phase
    And the position:
      | object               | player   | place         | state |
      | Charm                | You      | hand          |       |
      | Fight or Flight as F | You      | hand          |       |
      | Unit X (9)           | You      | battlefield A |       |
      | Fight or Flight as G | Opponent | hand          |       |
      | Unit Z (2)           | Opponent | battlefield B |       |
      | Unit Y (3)           | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play Charm choosing Unit Y, moving it to battlefield A
    And the next item resolves
    Then the chain is empty
    And you may not play F choosing Unit Y
    And the opponent may play G choosing Unit X
    When the opponent passes
    And you play F choosing Unit Y
    And the chain resolves
    Then Unit Y is in the opponent's base

  @id:rb-rule-464-closed @rule:464.2.f @source:core-1.4#464.2.f @control:rb-rule-464-focus @since:spiritforged
  Scenario: While an attack ability is on the chain the state is closed
    Title (zh) 进攻技能在结算链上时为闭环状态
    Q (en) Yasuo attacks and his ability is on the chain. May I play a spell with Action before it resolves?
    Q (zh) 【亚索 - 抱憾之人】进攻，其技能在结算链上。在结算之前我方可以打出[迅捷]法术吗？
    A (en) No, only after it has resolved.
    A (zh) 不能，要等其结算之后。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Yasuo, Remorseful | You      | base          |       |
      | Fight or Flight   | You      | hand          |       |
      | Unit Z (2)        | Opponent | battlefield B |       |
      | Unit X (9)        | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Yasuo, Remorseful to battlefield A
    Then the ability of Yasuo, Remorseful is on the chain
    And you may not play Fight or Flight choosing Unit X
    When the next item resolves
    Then you may play Fight or Flight choosing Unit X

  @id:rb-rule-464-later-attacker @rule:464.2.c.3.a @rule:323.2.a @source:core-1.4#464.2.c.3.a @since:spiritforged
  Scenario: A unit that joins the combat later becomes an attacker then
    Title (zh) 之后加入战斗的单位届时成为进攻单位
    Q (en) My unit attacks, and in the showdown Ride the Wind brings Yasuo there. Does his attack ability trigger?
    Q (zh) 我方单位进攻，法术对决中【驭风而行】将【亚索 - 抱憾之人】移动到该处。其进攻技能会触发吗？
    A (en) Yes: he becomes an attacker in the cleanup after the spell.
    A (zh) 会：他在该法术之后的清理中成为进攻单位。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state     |
      | Yasuo, Remorseful | You      | base          | exhausted |
      | Unit K (1)        | You      | base          |           |
      | Ride the Wind     | You      | hand          |           |
      | Unit Z (2)        | Opponent | battlefield B |           |
      | Unit X (9)        | Opponent | battlefield A |           |
    And both players can pay for anything
    When you move Unit K to battlefield A
    Then the chain is empty
    When you play Ride the Wind choosing Yasuo, Remorseful, moving it to battlefield A
    And the next item resolves
    Then the ability of Yasuo, Remorseful is on the chain

  @id:rb-rule-466-heals-everywhere @rule:466.1.a.1 @source:core-1.4#466.1.a.1 @since:spiritforged
  Scenario: The cleanup of a combat heals the units at every place
    Title (zh) 战斗清理移除所有位置单位的伤害
    Q (en) There are damaged units at the other battlefield and in my base. A combat takes place. Are they healed?
    Q (zh) 另一处战场和我方基地有受过伤害的单位。进行一场战斗。它们的伤害会移除吗？
    A (en) Yes, after the combat all units are.
    A (zh) 会，战斗后移除所有单位的伤害。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state    |
      | Unit K (4) | You      | base          |          |
      | Unit L (4) | You      | base          | damage 2 |
      | Unit X (2) | Opponent | battlefield A |          |
      | Unit Y (4) | Opponent | battlefield B | damage 1 |
    When you move Unit K to battlefield A
    Then Unit L has damage 2
    When the showdown ends
    Then Unit L has no damage
    And Unit Y has no damage
    And Unit K is at battlefield A

  @id:rb-rule-464-order-of-triggers @rule:464.2.c.2 @rule:464.2.e.1 @source:core-1.4#464.2.e.1 @since:spiritforged
  Scenario: The attacker's abilities go on the chain first, so the defender's resolve first
    Title (zh) 进攻方的技能先进入结算链，因此防守方的先结算
    Q (en) A unit with Forgefire Cape attacks a unit with another one. Whose ability resolves first?
    Q (zh) 装配【炉火斗篷】的单位进攻装配另一件【炉火斗篷】的单位。谁的技能先结算？
    A (en) The defender's, which was put on the chain last.
    A (zh) 防守方的，因为它后进入结算链。
    Given it is your main phase
    And the position:
      | object               | player   | place         | state              |
      | Unit X (5)           | You      | base          |                    |
      | Forgefire Cape as F1 | You      | base          | attached to Unit X |
      | Unit Y (5)           | Opponent | battlefield A |                    |
      | Forgefire Cape as F2 | Opponent | battlefield A | attached to Unit Y |
    When you move Unit X to battlefield A
    Then the chain has 2 items
    And Unit X has no damage
    When the next item resolves
    Then Unit X has damage 2
    And Unit Y has no damage
    When the next item resolves
    Then Unit Y has damage 2
