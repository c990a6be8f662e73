@game:riftbound
Feature: Basics

  @id:rb-basic-move @level:basic @rule:144.2 @rule:144.4.a @source:core-1.4#144.2 @since:spiritforged
  Scenario: A unit moves to a battlefield and becomes exhausted
    Title (zh) 单位移动到战场并进入休眠
    Q (en) I move a ready unit from base to a battlefield that nobody controls.
    Q (zh) 我方将基地中一名活跃单位移动到无人控制的战场。
    A (en) It is exhausted and at the battlefield, and a showdown opens there.
    A (zh) 该单位进入休眠并位于该战场，该处开启法术对决。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Unit V (2) | You    | base  |       |
      | Unit X (3) | You    | base  |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    Then Unit X is at battlefield A
    And Unit X is exhausted
    And Unit V is in your base
    And Unit V is ready
    And a showdown is open at battlefield A

  @id:rb-basic-move-together @level:basic @rule:144.3 @rule:144.3.c @source:core-1.4#144.3 @since:spiritforged
  Scenario: Several units move at once to one place
    Title (zh) 多名单位同时移动到同一位置
    Q (en) May I move two of my three units in one go?
    Q (zh) 我方可以同时移动三名单位中的两名吗？
    A (en) Yes, to one destination; both are exhausted and the third is untouched.
    A (zh) 可以，目的地必须相同；两名单位都进入休眠，第三名不受影响。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Unit U (1) | You    | base  |       |
      | Unit V (2) | You    | base  |       |
      | Unit X (3) | You    | base  |       |
    And both players can pay for anything
    When you move Unit V and Unit X to battlefield A
    Then Unit V is at battlefield A
    And Unit V is exhausted
    And Unit X is at battlefield A
    And Unit X is exhausted
    And Unit U is in your base

  @id:rb-basic-move-exhausted @level:basic @rule:144.2 @rule:414.4 @source:core-1.4#144.2 @control:rb-basic-move @since:spiritforged
  Scenario: An exhausted unit cannot move
    Title (zh) 休眠的单位不能移动
    Q (en) May an exhausted unit make its standard move?
    Q (zh) 休眠的单位可以进行标准移动吗？
    A (en) No. Exhausting it is the cost.
    A (zh) 不可以。使其进入休眠就是费用。
    Given it is your main phase
    And the position:
      | object     | player | place | state     |
      | Unit V (2) | You    | base  | exhausted |
      | Unit X (3) | You    | base  | exhausted |
    And both players can pay for anything
    Then you may not move Unit X to battlefield A

  @id:rb-basic-move-between-battlefields @level:basic @rule:144.4.c @source:core-1.4#144.4.c @control:rb-basic-move-ganking @since:spiritforged
  Scenario: Without Ganking a unit does not move from battlefield to battlefield
    Title (zh) 没有游走的单位不能从战场移动到另一处战场
    Q (en) May my unit move straight from one battlefield to the other?
    Q (zh) 我方单位可以直接从一处战场移动到另一处战场吗？
    A (en) No, only from base to a battlefield or back.
    A (zh) 不可以，只能在基地与战场之间移动。
    Given it is your main phase
    And the position:
      | object     | player | place         | state |
      | Unit X (3) | You    | battlefield A |       |
    And both players can pay for anything
    Then you may not move Unit X to battlefield B

  @id:rb-basic-move-ganking @level:basic @rule:144.4.c.1 @rule:810 @source:core-1.4#144.4.c.1 @since:spiritforged
  Scenario: With Ganking a unit moves from battlefield to battlefield
    Title (zh) 拥有游走的单位可以从战场移动到另一处战场
    Q (en) Laurent Bladekeeper has Ganking. May it move from one battlefield to the other?
    Q (zh) 【劳伦特护刃者】拥有[游走]。它可以从一处战场移动到另一处战场吗？
    A (en) Yes. Its standard move may go there as well.
    A (zh) 可以。它的标准移动也可以前往另一处战场。
    Given it is your main phase
    And the position:
      | object              | player | place         | state |
      | Unit V (2)          | You    | battlefield A |       |
      | Laurent Bladekeeper | You    | battlefield A |       |
    And both players can pay for anything
    When you move Laurent Bladekeeper to battlefield B
    Then Laurent Bladekeeper is at battlefield B
    And Laurent Bladekeeper is exhausted
    And Unit V is at battlefield A

  @id:rb-basic-conquer @level:basic @rule:469.1 @rule:471.1 @rule:348.2.a.1 @source:core-1.4#469.1 @since:spiritforged
  Scenario: Taking an empty battlefield conquers it for a point
    Title (zh) 占领空战场即为征服，获得1分
    Q (en) My unit moves to an empty battlefield and everybody passes.
    Q (zh) 我方单位移动到空战场，所有玩家都让过。
    A (en) I control it and score 1 point.
    A (zh) 我方控制该战场并获得1分。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Unit X (3) | You    | base  |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then you control battlefield A
    And you have 1 point
    And no showdown is open
    And you have drawn no card

  @id:rb-basic-hold @level:basic @rule:469.2 @rule:315.2.b @source:core-1.4#469.2 @since:spiritforged
  Scenario: Holding a battlefield as the turn begins scores a point
    Title (zh) 回合开始时据守战场，获得1分
    Q (en) I control a battlefield as my turn begins.
    Q (zh) 我方回合开始时控制一处战场。
    A (en) I score 1 point for holding it.
    A (zh) 我方因据守获得1分。
    Given it is the opponent's main phase
    And the position:
      | object     | player | place         | state |
      | Unit X (3) | You    | battlefield A |       |
    And both players can pay for anything
    When the turn passes
    Then it is your turn
    And you have 1 point
    And the opponent has no points
    And you control battlefield A

  @id:rb-basic-turn @level:basic @rule:315.1 @rule:315.3 @rule:315.4 @source:core-1.4#315 @since:spiritforged
  Scenario: A turn begins with readying, two runes and a card
    Title (zh) 回合开始：变为活跃、召出两枚符文、抽一张牌
    Q (en) What does a player get at the start of the turn?
    Q (zh) 玩家在回合开始时会得到什么？
    A (en) Their units become ready, they channel two runes and draw one card.
    A (zh) 其单位变为活跃，召出两枚符文，并抽一张牌。
    Given it is the opponent's main phase
    And the position:
      | object     | player   | place | state     |
      | Unit X (3) | You      | base  | exhausted |
      | Unit Y (3) | Opponent | base  | exhausted |
    And both players can pay for anything
    When the turn passes
    Then Unit X is ready
    And Unit Y is exhausted
    And you have channeled 2 runes
    And you have drawn 1 card
    And the opponent has drawn no card

  @id:rb-basic-heal-at-end @level:basic @rule:317.2.b @rule:143.3.b.1 @rule:418.1.a @source:core-1.4#317.2.b @since:spiritforged
  Scenario: Damage is healed as the turn ends
    Title (zh) 回合结束时移除所有单位的伤害
    Q (en) A damaged unit survives the turn.
    Q (zh) 一名受伤的单位存活到回合结束。
    A (en) Its damage is gone in the next turn.
    A (zh) 下一回合其伤害已被移除。
    Given it is your main phase
    And the position:
      | object     | player   | place | state    |
      | Unit X (3) | You      | base  | damage 2 |
      | Unit Y (3) | Opponent | base  | damage 1 |
    And both players can pay for anything
    When the turn passes
    Then Unit X has no damage
    And Unit Y has no damage
    And it is the opponent's turn

  @id:rb-basic-play-unit @level:basic @rule:357.1 @rule:359.2.c @source:core-1.4#359.2.c @since:spiritforged
  Scenario: A unit costs its energy and enters exhausted
    Title (zh) 打出单位支付法力费用，并以休眠状态进场
    Q (en) I play a 4-energy unit with exactly 4 energy.
    Q (zh) 我方用刚好4点法力打出一名4费单位。
    A (en) It enters my base exhausted and no energy is left.
    A (zh) 该单位以休眠状态进入我方基地，法力用尽。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Vanguard Sergeant | You    | hand  |       |
    And you have 4 energy
    When you play Vanguard Sergeant to your base
    Then Vanguard Sergeant is in your base
    And Vanguard Sergeant is exhausted
    And you have 0 energy
    And you have 0 cards in hand
    And the chain is empty

  @id:rb-basic-play-unit-battlefield @level:basic @rule:355.2.a @source:core-1.4#355.2.a @since:spiritforged
  Scenario: A unit may be played to a battlefield one controls
    Title (zh) 单位可以打出到自己控制的战场
    Q (en) May I play a unit to a battlefield I control?
    Q (zh) 我方可以将单位打出到我方控制的战场吗？
    A (en) Yes. It enters there, exhausted.
    A (zh) 可以。它以休眠状态进入该战场。
    Given it is your main phase
    And the position:
      | object            | player | place         | state |
      | Unit X (3)        | You    | battlefield A |       |
      | Vanguard Sergeant | You    | hand          |       |
    And both players can pay for anything
    When you play Vanguard Sergeant to battlefield A
    Then Vanguard Sergeant is at battlefield A
    And Vanguard Sergeant is exhausted

  @id:rb-basic-play-unit-elsewhere @level:basic @rule:355.2.a @source:core-1.4#355.2.a @control:rb-basic-play-unit-battlefield @since:spiritforged
  Scenario: A unit may not be played to a battlefield one does not control
    Title (zh) 单位不能打出到自己未控制的战场
    Q (en) May I play a unit to a battlefield that the opponent controls, or that nobody controls?
    Q (zh) 我方可以将单位打出到对方控制的战场，或无人控制的战场吗？
    A (en) No. Only to my base or to a battlefield I control.
    A (zh) 不可以。只能打出到我方基地或我方控制的战场。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Unit Y (3)        | Opponent | battlefield A |       |
      | Vanguard Sergeant | You      | hand          |       |
    And both players can pay for anything
    Then you may not play Vanguard Sergeant to battlefield A
    And you may not play Vanguard Sergeant to battlefield B

  @id:rb-basic-not-enough-energy @level:basic @rule:357.1 @rule:358.2 @source:core-1.4#357.1 @control:rb-basic-play-unit @since:spiritforged
  Scenario: Without enough energy a card cannot be played
    Title (zh) 法力不足时不能打出卡牌
    Q (en) I have 3 energy. May I play a 4-energy unit?
    Q (zh) 我方有3点法力。可以打出4费单位吗？
    A (en) No. The whole cost must be paid.
    A (zh) 不可以。必须支付全部费用。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Vanguard Sergeant | You    | hand  |       |
    And you have 3 energy
    Then you may not play Vanguard Sergeant to your base

  @id:rb-basic-spell-cost @level:basic @rule:164.2 @rule:357.1 @rule:357.1.a @source:core-1.4#164.2 @since:spiritforged
  Scenario: A spell is paid from runes: exhausted for energy, recycled for power
    Title (zh) 用符文支付法术：休眠以获得法力，回收以获得符能
    Q (en) I have three order runes and play Hidden Blade, which costs 2 energy and one order power.
    Q (zh) 我方有三枚序理符文，打出【暗刃】（2点法力和一点序理符能）。
    A (en) Two runes pay the energy and one of the three is recycled for the power: two runes stay.
    A (zh) 两枚符文支付法力，其中一枚被回收以支付符能：场上留下两枚符文。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Hidden Blade | You      | hand          |       |
      | Unit W (2)   | Opponent | battlefield A |       |
      | Unit X (3)   | Opponent | battlefield A |       |
    And you have these runes: 3 order
    When you play Hidden Blade choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Unit W is at battlefield A
    And Hidden Blade is in your trash
    And you have 2 runes

  @id:rb-basic-spell-domain @level:basic @rule:163.2 @rule:357.1 @source:core-1.4#163.2 @control:rb-basic-spell-cost @since:spiritforged
  Scenario: Power of another domain does not pay
    Title (zh) 其他特性的符能不能支付
    Q (en) I have three fury runes. May I play Hidden Blade?
    Q (zh) 我方有三枚炽烈符文。可以打出【暗刃】吗？
    A (en) No. It asks for order power.
    A (zh) 不可以。它需要序理符能。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Hidden Blade | You      | hand          |       |
      | Unit W (2)   | Opponent | battlefield A |       |
      | Unit X (3)   | Opponent | battlefield A |       |
    And you have these runes: 3 fury
    Then you may not play Hidden Blade choosing Unit X

  @id:rb-basic-not-your-turn @level:basic @rule:310.1.a @rule:316.5.b @source:core-1.4#310.1.a @control:rb-basic-play-unit @since:spiritforged
  Scenario: Nothing is played or moved in the other player's turn
    Title (zh) 不能在对方回合打出卡牌或移动单位
    Q (en) May I play a unit, move one, or play an Action in the opponent's main phase while nothing happens?
    Q (zh) 对方主阶段且没有任何事发生时，我方可以打出单位、移动单位或打出[迅捷]法术吗？
    A (en) No. In a neutral open state only the turn player acts.
    A (zh) 不可以。普通开环状态下只有回合玩家可以行动。
    Given it is the opponent's main phase
    And the position:
      | object            | player   | place         | state |
      | Vanguard Sergeant | You      | hand          |       |
      | Hidden Blade      | You      | hand          |       |
      | Unit X (3)        | You      | base          |       |
      | Unit Y (3)        | Opponent | battlefield A |       |
      | Unit Z (3)        | Opponent | battlefield A |       |
    And both players can pay for anything
    Then you may not play Vanguard Sergeant to your base
    And you may not move Unit X to battlefield B
    And you may not play Hidden Blade choosing Unit Y

  @id:rb-basic-damage-stays @level:basic @rule:142 @rule:417.1.b @source:core-1.4#417.1.b @since:spiritforged
  Scenario: Damage less than might stays marked
    Title (zh) 未达到战力的伤害会保留
    Q (en) Hextech Ray deals 3 to a unit with 4 might.
    Q (zh) 【海克斯射线】对一名4战力单位造成3点伤害。
    A (en) It lives with 3 damage.
    A (zh) 该单位存活，带有3点伤害。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Unit W (4)  | Opponent | battlefield A |       |
      | Unit X (4)  | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    Then Hextech Ray is on the chain
    And Unit X has no damage
    When the chain resolves
    Then Unit X is at battlefield A
    And Unit X has damage 3
    And Unit W has no damage
    And Hextech Ray is in your trash

  @id:rb-basic-lethal-damage @level:basic @rule:142.4.b @rule:323.5 @source:core-1.4#323.5 @since:spiritforged
  Scenario: Damage equal to might kills
    Title (zh) 伤害达到战力则被摧毁
    Q (en) Hextech Ray deals 3 to a unit with 3 might.
    Q (zh) 【海克斯射线】对一名3战力单位造成3点伤害。
    A (en) It dies in the next cleanup and goes to its owner's trash.
    A (zh) 该单位在下一次清理时被摧毁，进入其所属者的废牌堆。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Unit W (4)  | Opponent | battlefield A |       |
      | Unit X (3)  | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Unit W is at battlefield A
    And the opponent controls battlefield A

  @id:rb-basic-last-unit-gone @level:basic @rule:323.6 @rule:190.4.c @source:core-1.4#323.6 @since:spiritforged
  Scenario: With the last unit gone, control of the battlefield is lost
    Title (zh) 最后一名单位离开后失去战场控制权
    Q (en) The only unit at a battlefield dies.
    Q (zh) 战场上唯一的单位被摧毁。
    A (en) Nobody controls the battlefield any more.
    A (zh) 该战场不再受任何人控制。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Unit W (3)  | Opponent | battlefield A |       |
      | Unit X (3)  | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And nobody controls battlefield B
    And the opponent controls battlefield A

  @id:rb-basic-combat @level:basic @rule:461.3 @rule:465.2 @rule:466.1 @rule:466.5.d @source:core-1.4#466.3.a @since:spiritforged
  Scenario: The stronger attacker wins, is healed and conquers
    Title (zh) 更强的进攻方赢得战斗，移除伤害并征服战场
    Q (en) My 4-might unit attacks a 3-might unit.
    Q (zh) 我方4战力单位进攻3战力单位防守的战场。
    A (en) The defender dies, my unit is healed, and I conquer the battlefield for 1 point.
    A (zh) 防守方单位被摧毁，我方单位移除伤害，征服战场并获得1分。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Unit X (4) | You      | base          |       |
      | Unit Y (3) | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then Unit Y is in the opponent's trash
    And Unit X is at battlefield A
    And Unit X has no damage
    And you have won the combat
    And the opponent has lost the combat
    And you control battlefield A
    And you have 1 point

  @id:rb-basic-combat-tie @level:basic @rule:465.2.c.1.a @rule:466.3.d @rule:466.5.b @source:core-1.4#466.3.d @since:spiritforged
  Scenario: Equal units kill each other and nobody wins
    Title (zh) 战力相同的单位都被摧毁，战斗无结果
    Q (en) My 3-might unit attacks a 3-might unit.
    Q (zh) 我方3战力单位进攻3战力单位防守的战场。
    A (en) Both die; the combat has no result and nobody controls the battlefield.
    A (zh) 双方单位都被摧毁；战斗无结果，战场不受任何人控制。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Unit X (3) | You      | base          |       |
      | Unit Y (3) | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then Unit X is in your trash
    And Unit Y is in the opponent's trash
    And the combat had no result
    And nobody controls battlefield A
    And you have no points

  @id:rb-basic-combat-assign @level:basic @rule:465.2.c.3 @rule:465.2.c @source:core-1.4#465.2.c.3 @since:spiritforged
  Scenario: The attacker assigns lethal damage to one unit before the next
    Title (zh) 进攻方须先给一名单位分配致命伤害，再分配给下一名
    Q (en) My 4-might unit attacks two units with 3 might. May I choose which of them dies?
    Q (zh) 我方4战力单位进攻两名3战力单位。我方可以选择摧毁哪一名吗？
    A (en) Yes: 3 to the chosen one and the remaining 1 to the other, which is healed afterwards.
    A (zh) 可以：对所选单位分配3点，剩余1点分配给另一名，战斗后其伤害被移除。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Unit X (4) | You      | base          |       |
      | Unit Y (3) | Opponent | battlefield A |       |
      | Unit Z (3) | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    And you assign 3 to Unit Z and 1 to Unit Y
    Then Unit Z is in the opponent's trash
    And Unit Y is at battlefield A
    And Unit Y has no damage
    And Unit X is in your trash
    And the opponent has won the combat

  @id:rb-basic-combat-tank @level:basic @rule:815 @rule:465.2.c.6 @source:core-1.4#465.2.c.6 @since:spiritforged
  Scenario: Tank is assigned damage first
    Title (zh) 壁垒单位必须先被分配伤害
    Q (en) My 4-might unit attacks Sunlit Guardian and a unit without text. Who dies?
    Q (zh) 我方4战力单位进攻【日耀卫队】和一名没有效果的单位。谁会被摧毁？
    A (en) Sunlit Guardian has Tank, and with Shield 4 might while defending: all damage goes to it.
    A (zh) 【日耀卫队】拥有[壁垒]，防守时因[坚守]战力为4：所有伤害都分配给它。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Unit X (4)      | You      | base          |       |
      | Unit Y (1)      | Opponent | battlefield A |       |
      | Sunlit Guardian | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    Then Sunlit Guardian has might 4
    When the showdown ends
    Then Sunlit Guardian is in the opponent's trash
    And Unit Y is at battlefield A
    And Unit X is in your trash

  @id:rb-basic-response @level:basic @rule:340.1 @rule:337 @rule:359.3.c @source:core-1.4#340.1 @since:spiritforged
  Scenario: The response resolves first
    Title (zh) 反应先结算
    Q (en) I play Hextech Ray on a 3-might unit; the opponent responds with Discipline on it.
    Q (zh) 我方打出【海克斯射线】选择3战力单位；对方打出【训练有素】作为反应，选择该单位。
    A (en) Discipline resolves first: with 5 might the unit survives the 3 damage, and the opponent has drawn one.
    A (zh) 【训练有素】先结算：该单位战力为5，受到3点伤害后存活，对方抽一张牌。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Discipline  | Opponent | hand          |       |
      | Unit W (3)  | Opponent | battlefield A |       |
      | Unit X (3)  | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    And the opponent reacts with Discipline choosing Unit X
    Then the chain has 2 items
    When the next item resolves
    Then Unit X has might 5
    And Unit X has no damage
    And Hextech Ray is on the chain
    When the chain resolves
    Then Unit X has damage 3
    And Unit X is at battlefield A
    And the opponent has drawn 1 card

  @id:rb-basic-closed-state @level:basic @rule:309.1.a @rule:144.1.b @source:core-1.4#309.1.a @control:rb-basic-move @since:spiritforged
  Scenario: While the chain exists only Reactions are played
    Title (zh) 存在结算链时只能打出反应
    Q (en) My spell is on the chain. May I move a unit or play another spell that is not a Reaction?
    Q (zh) 我方法术在结算链上。我方可以移动单位，或打出另一张不是反应的法术吗？
    A (en) No. While a chain exists only Reactions are played, and nothing moves by its standard move.
    A (zh) 不可以。存在结算链时只能打出反应，也不能进行标准移动。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Hextech Ray as R1 | You      | hand          |       |
      | Hextech Ray as R2 | You      | hand          |       |
      | Unit V (2)        | You      | base          |       |
      | Unit W (5)        | Opponent | battlefield A |       |
      | Unit X (5)        | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play R1 choosing Unit X
    Then you may not move Unit V to battlefield B
    And you may not play R2 choosing Unit W
    And R1 is on the chain

  @id:rb-basic-showdown-timing @level:basic @rule:308.1.a @rule:806 @source:core-1.4#308.1.a @since:spiritforged
  Scenario: In a showdown an Action may be played, other spells may not
    Title (zh) 法术对决中可以打出迅捷法术，不能打出其他法术
    Q (en) A showdown is open and I have focus. May I play Vengeance, or Hextech Ray?
    Q (zh) 法术对决中，我方拥有焦点。可以打出【复仇】或【海克斯射线】吗？
    A (en) Hextech Ray, an Action, may be played; Vengeance may not.
    A (zh) 【海克斯射线】拥有[迅捷]，可以打出；【复仇】不可以。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Vengeance   | You      | hand          |       |
      | Unit V (2)  | You      | base          |       |
      | Unit W (5)  | Opponent | battlefield B |       |
      | Unit X (5)  | Opponent | battlefield B |       |
    And both players can pay for anything
    When you move Unit V to battlefield A
    Then you may not play Vengeance choosing Unit X
    When you play Hextech Ray choosing Unit X
    And the chain resolves
    Then Unit X has damage 3
    And Unit W has no damage

  @id:rb-basic-focus @level:basic @rule:313.1 @rule:345 @rule:347.2.b @source:core-1.4#345 @since:spiritforged
  Scenario: The attacker acts first in the showdown, then the defender
    Title (zh) 法术对决中进攻方先行动，然后是防守方
    Q (en) My unit attacks. When may the opponent play an Action?
    Q (zh) 我方单位进攻。对方何时可以打出[迅捷]法术？
    A (en) Once I have passed: focus goes to them.
    A (zh) 我方让过之后，焦点传给对方。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | Opponent | hand          |       |
      | Unit V (4)  | You      | battlefield B |       |
      | Unit X (4)  | You      | base          |       |
      | Unit Y (3)  | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    Then the opponent may not play Hextech Ray choosing Unit X
    When you pass
    And the opponent plays Hextech Ray choosing Unit X
    And the chain resolves
    Then Unit X has damage 3
    And Unit V has no damage

  @id:rb-basic-final-point @level:basic @rule:471.1.b.1 @source:core-1.4#471.1.b.1 @since:spiritforged
  Scenario: Conquering one of two battlefields does not give the final point
    Title (zh) 只征服一处战场不能获得最后一分，改为抽一张牌
    Q (en) I have 7 points and conquer one battlefield, but have not scored the other this turn.
    Q (zh) 我方有7分，征服了一处战场，但本回合没有在另一处战场得分。
    A (en) I draw a card instead of the final point.
    A (zh) 我方不获得最后一分，改为抽一张牌。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Unit X (3) | You    | base  |       |
    And you have 7 points
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then you have 7 points
    And you have drawn 1 card
    And nobody has won the game
    And you control battlefield A

  @id:rb-basic-final-point-conquer @level:basic @rule:471.1.b.1 @rule:472 @source:core-1.4#471.1.b.1 @since:spiritforged
  Scenario: Conquering gives the final point if the other battlefield was scored this turn
    Title (zh) 本回合已在另一处战场得分时，征服可以获得最后一分
    Q (en) I have 7 points, scored battlefield B this turn and conquer battlefield A.
    Q (zh) 我方有7分，本回合已在战场B得分，现在征服战场A。
    A (en) I gain the final point and win.
    A (zh) 我方获得最后一分并赢得游戏。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Unit X (3) | You    | base  |       |
    And you have 7 points
    And you have scored battlefield B this turn
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then you have 8 points
    And you have won the game

  @id:rb-basic-final-point-hold @level:basic @rule:471.1.a.1 @rule:472 @rule:323.1 @source:core-1.4#471.1.a.1 @since:spiritforged
  Scenario: Holding gives the final point at once
    Title (zh) 据守可以直接获得最后一分
    Q (en) I have 7 points and hold a battlefield as my turn begins.
    Q (zh) 我方有7分，回合开始时据守一处战场。
    A (en) I have 8 points and win.
    A (zh) 我方获得8分并赢得游戏。
    Given it is the opponent's main phase
    And the position:
      | object     | player | place         | state |
      | Unit X (3) | You    | battlefield A |       |
    And you have 7 points
    And both players can pay for anything
    When the turn passes
    Then you have 8 points
    And you have won the game

  @id:rb-basic-counter @level:basic @rule:425 @source:core-1.4#425 @since:spiritforged
  Scenario: A countered spell does nothing
    Title (zh) 被无效化的法术没有效果
    Q (en) I play Hextech Ray. The opponent responds with Discipline, and then counters Hextech Ray with Defy.
    Q (zh) 我方打出【海克斯射线】。对方打出【训练有素】作为反应，随后用【蔑视】将【海克斯射线】无效化。
    A (en) Hextech Ray is put into my trash and deals no damage; Discipline resolves.
    A (zh) 【海克斯射线】进入我方废牌堆，不造成伤害；【训练有素】照常结算。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Discipline  | Opponent | hand          |       |
      | Defy        | Opponent | hand          |       |
      | Hextech Ray | You      | hand          |       |
      | Unit W (4)  | Opponent | battlefield A |       |
      | Unit X (4)  | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    And the opponent reacts with Discipline choosing Unit X
    And the opponent plays Defy choosing Hextech Ray
    And the next item resolves
    Then Hextech Ray is in your trash
    And Discipline is on the chain
    When the chain resolves
    Then Defy is in the opponent's trash
    And Unit X has no damage
    And Unit X has might 6
