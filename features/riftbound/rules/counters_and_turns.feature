@game:riftbound
Feature: Counters, buffs, experience, additional turns, movement and scoring

  @id:rb-rule-buffs-only-one @rule:702.3.a @rule:703 @source:core-1.4#702.3.a @since:spiritforged
  Scenario: A second buff is not placed
    Title (zh) 第二个增益不会放置
    Q (en) Sett, Brawler is buffed already and conquers, which would buff him.
    Q (zh) 【瑟提 - 铁拳】已有增益，征服时再次获得增益。
    A (en) He keeps one buff: might 5.
    A (zh) 他只有一个增益：战力5。
    Given it is your main phase
    And the position:
      | object        | player | place | state  |
      | Sett, Brawler | You    | base  | buffed |
      | Unit Y (2)    | You    | base  |        |
    When you move Sett, Brawler to battlefield A
    And the showdown ends
    Then you control battlefield A
    And Sett, Brawler is buffed
    And Sett, Brawler has might 5
    And Unit Y is not buffed

  @id:rb-rule-buffs-spending @rule:702.2.b @rule:745.1 @source:core-1.4#702.2.b @since:spiritforged
  Scenario: Spending a buff removes it
    Title (zh) 消耗增益即移除增益
    Q (en) Sett spends his buff for 4 might.
    Q (zh) 【瑟提 - 铁拳】消耗增益获得4点战力。
    A (en) The buff and its 1 might are gone: 4 and 4 make 8. Without a buff he cannot do it again.
    A (zh) 增益及其1点战力都已移除：4加4为8。没有增益时不能再次使用。
    Given it is your main phase
    And the position:
      | object        | player | place | state  |
      | Unit Y (2)    | You    | base  | buffed |
      | Sett, Brawler | You    | base  | buffed |
    And both players can pay for anything
    When you use the ability of Sett, Brawler
    And the chain resolves
    Then Sett, Brawler is not buffed
    And Sett, Brawler has might 8
    And you may not use the ability of Sett, Brawler
    And Unit Y is buffed
    And rule 702.2.b is why

  @id:rb-rule-buffs-only-your-own @rule:702.2.b.2 @rule:745.2 @source:core-1.4#702.2.b.2 @control:rb-rule-buffs-as-a-cost @since:spiritforged
  Scenario: Only a buff of a unit one controls can be spent
    Title (zh) 只能消耗自己控制的单位的增益
    Q (en) Call to Glory lets its player spend a buff instead of its cost. I have no energy, and only an enemy unit is buffed.
    Q (zh) 【荣耀召唤】可消耗一个增益以无视其费用。我方没有法力，只有敌方单位有增益。
    A (en) It cannot be played.
    A (zh) 不能打出。
    Given it is your main phase
    And the position:
      | object        | player   | place | state  |
      | Call to Glory | You      | hand  |        |
      | Unit Y (2)    | You      | base  |        |
      | Unit X (2)    | Opponent | base  | buffed |
    Then you may not play Call to Glory choosing Unit Y
    And Unit X is buffed

  @id:rb-rule-buffs-as-a-cost @rule:745 @rule:744 @rule:355.1 @source:core-1.4#745 @since:spiritforged
  Scenario: A buff spent as a cost
    Title (zh) 消耗增益作为费用
    Q (en) The same with a buffed unit of my own.
    Q (zh) 同样的情况，我方有一名拥有增益的单位。
    A (en) It is spent, and the spell costs nothing else.
    A (zh) 增益被消耗，该法术不需其他费用。
    Given it is your main phase
    And the position:
      | object        | player   | place | state  |
      | Call to Glory | You      | hand  |        |
      | Unit Y (2)    | You      | base  | buffed |
      | Unit X (2)    | Opponent | base  | buffed |
    When you play Call to Glory choosing Unit Y, paying the additional cost
    Then Unit Y is not buffed
    When the chain resolves
    Then Unit Y has might 5
    And Unit X is buffed
    And you have nothing left to pay with

  @id:rb-rule-counters-are-lost @rule:748 @rule:705 @rule:124.1 @source:core-1.4#748 @since:spiritforged
  Scenario: A unit that leaves the board loses its counters
    Title (zh) 离开场上的单位失去计数标
    Q (en) A buffed unit returns to hand and is played again.
    Q (zh) 有增益的单位返回手牌，再次打出。
    A (en) It has no buff.
    A (zh) 没有增益。
    Given it is your main phase
    And the position:
      | object           | player | place         | state  |
      | Rebuke           | You    | hand          |        |
      | Unit Y (2)       | You    | battlefield A | buffed |
      | Shipyard Skulker | You    | battlefield A | buffed |
    And both players can pay for anything
    When you play Rebuke choosing Shipyard Skulker
    And the chain resolves
    Then Shipyard Skulker is in your hand
    When you play Shipyard Skulker to your base
    Then Shipyard Skulker is in your base
    And Shipyard Skulker is not buffed
    And Shipyard Skulker has might 3
    And Unit Y is buffed

  @id:rb-rule-xp-spent @rule:730.2 @rule:730.1 @source:core-1.4#730.2 @since:unleashed
  Scenario: Spending experience takes it from the player
    Title (zh) 消耗经验会从玩家处扣除
    Q (en) Crowd Favorite spends 2 XP to be buffed; I have 3.
    Q (zh) 【竞技场人气王】消耗2点经验获得增益；我方有3点。
    A (en) I have 1 left, and it cannot be done again.
    A (zh) 剩余1点，不能再次使用。
    Given it is your main phase
    And the position:
      | object         | player | place | state |
      | Crowd Favorite | You    | base  |       |
      | Unit Y (2)     | You    | base  |       |
    And you have 3 XP
    And the opponent has 5 XP
    When you use the ability of Crowd Favorite
    Then you have 1 XP
    When the chain resolves
    Then Crowd Favorite is buffed
    And you may not use the ability of Crowd Favorite
    And the opponent has 5 XP

  @id:rb-rule-735-time-warp @rule:735 @rule:737 @source:core-1.4#735 @since:spiritforged
  Scenario: Time Warp: another turn of mine, then the opponent's
    Title (zh) 【时间扭曲】：我方再进行一个回合，然后轮到对方
    Q (en) I play Time Warp. Whose turns follow?
    Q (zh) 我方打出【时间扭曲】。之后是谁的回合？
    A (en) Mine, and then the order goes on with the opponent. The card is banished.
    A (zh) 我方的，然后按顺序轮到对方。该牌被放逐。
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Time Warp as W1 | You    | hand  |       |
      | Time Warp as W2 | You    | hand  |       |
      | Unit Y (2)      | You    | base  |       |
    And you have 12 more cards in the deck
    And both players can pay for anything
    When you play W1
    And the chain resolves
    Then W1 is in your banishment
    When the turn passes
    Then it is your turn
    When the turn passes
    Then it is the opponent's turn
    When the turn passes
    Then it is your turn
    And rule 737 is why

  @id:rb-ex-738-two-time-warps @rule:738 @rule:737 @source:core-1.4#738 @since:spiritforged
  Scenario: Two Time Warps: two additional turns
    Title (zh) 两张【时间扭曲】：两个额外回合
    Q (en) I play two Time Warps in one turn.
    Q (zh) 我方在一个回合内打出两张【时间扭曲】。
    A (en) Two more turns of mine follow, then the opponent's.
    A (zh) 接下来我方再进行两个回合，然后轮到对方。
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Time Warp as W1 | You    | hand  |       |
      | Time Warp as W2 | You    | hand  |       |
      | Unit Y (2)      | You    | base  |       |
    And you have 12 more cards in the deck
    And both players can pay for anything
    When you play W1
    And the chain resolves
    And you play W2
    And the chain resolves
    And the turn passes
    Then it is your turn
    When the turn passes
    Then it is your turn
    When the turn passes
    Then it is the opponent's turn

  @id:rb-rule-737-order-goes-on @rule:737 @source:core-1.4#737 @since:spiritforged
  Scenario: After an additional turn the order goes on from where it was
    Title (zh) 额外回合之后按原顺序继续
    Q (en) The opponent plays Time Warp in their turn.
    Q (zh) 对方在其回合打出【时间扭曲】。
    A (en) They have another turn, then it is mine.
    A (zh) 对方再进行一个回合，然后轮到我方。
    Given it is the opponent's main phase
    And the position:
      | object    | player   | place | state |
      | Time Warp | Opponent | hand  |       |
    And the opponent has 12 more cards in the deck
    And both players can pay for anything
    When the opponent plays Time Warp
    And the chain resolves
    And the turn passes
    Then it is the opponent's turn
    When the turn passes
    Then it is your turn

  @id:rb-rule-737-not-in-the-order @rule:737 @rule:735 @source:core-1.4#737 @since:spiritforged
  Scenario: An additional turn of the other player does not use up the one they have anyway
    Title (zh) 另一名玩家的额外回合不占用其本来的回合
    Q (en) The opponent plays Time Warp, and I gain control of it with Mystic Reversal. Whose turns follow?
    Q (zh) 对方打出【时间扭曲】，我方以【倒转神通】获得其控制权。之后是谁的回合？
    A (en) Two of mine: the additional one, then the one that was next in the order anyway.
    A (zh) 我方两个回合：额外回合，然后是顺序中本来的下一个回合。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place | state |
      | Mystic Reversal | You      | hand  |       |
      | Time Warp       | Opponent | hand  |       |
    And you have 12 more cards in the deck
    And the opponent has 12 more cards in the deck
    And both players can pay for anything
    When the opponent plays Time Warp
    And you react with Mystic Reversal choosing Time Warp
    And the chain resolves
    Then Time Warp is in the opponent's banishment
    When the turn passes
    Then it is your turn
    When the turn passes
    Then it is your turn
    When the turn passes
    Then it is the opponent's turn
    And rule 737 is why

  @id:rb-rule-436-predict-empty-deck @rule:436.4.a @source:core-1.4#436.4.a @since:unleashed
  Scenario: Predicting with an empty deck is no burn out
    Title (zh) 主牌堆为空时洞察不会燃尽
    Q (en) Eclipse predicts while my deck is empty.
    Q (zh) 我方主牌堆为空时【月蚀】进行[洞察]。
    A (en) Nothing is looked at; the opponent gains no point.
    A (zh) 没有可查看的牌；对手不获得分数。
    Given it is your main phase
    And the position:
      | object     | player   | place | state |
      | Eclipse    | You      | hand  |       |
      | Vengeance  | You      | trash |       |
      | Unit Y (5) | Opponent | base  |       |
      | Unit X (5) | Opponent | base  |       |
    And you have 0 more cards in the deck
    And both players can pay for anything
    When you play Eclipse choosing Unit X
    And the chain resolves
    Then Unit X has might 1
    And the opponent has no points
    And nobody is asked
    And Vengeance is in your trash

  @id:rb-rule-436-predict-recycle @rule:436.1 @rule:416.1.a @source:core-1.4#436.1 @since:unleashed
  Scenario: Predict: the top card may be recycled
    Title (zh) 洞察：可回收主牌堆顶的牌
    Q (en) Eclipse predicts; I recycle the card on top.
    Q (zh) 【月蚀】进行[洞察]；我方回收主牌堆顶的牌。
    A (en) It goes to the bottom, and the next card is on top.
    A (zh) 它置于主牌堆底，下一张牌成为主牌堆顶。
    Given it is your main phase
    And the position:
      | object     | player   | place | state |
      | Eclipse    | You      | hand  |       |
      | Discipline | You      | hand  |       |
      | Vengeance  | You      | deck  |       |
      | Mega-Mech  | You      | deck  |       |
      | Unit Y (5) | Opponent | base  |       |
      | Unit X (5) | Opponent | base  |       |
    And both players can pay for anything
    When you play Eclipse choosing Unit X
    And the chain resolves
    And you accept
    And you play Discipline choosing Unit X
    And the chain resolves
    Then Mega-Mech is in your hand
    And Vengeance is in your deck

  @id:rb-rule-442-disempower @rule:442.1 @rule:441.1.a @source:core-1.4#442.1 @since:vendetta
  Scenario: Disempowering ends the status
    Title (zh) 解除强化即移除该状态
    Q (en) A gear is empowered and then disempowered in reaction to nothing else.
    Q (zh) 装备被强化，随后被解除强化。
    A (en) It is not empowered any more, and may be empowered again.
    A (zh) 它不再处于已强化状态，可以再次被强化。
    Given it is your main phase
    And the position:
      | object                | player | place | state |
      | Example: Kindle as K1 | You    | hand  |       |
      | Example: Kindle as K2 | You    | hand  |       |
      | Example: Dampen       | You    | hand  |       |
      | Altar of Memories     | You    | base  |       |
      | Guardian Angel        | You    | base  |       |
    And both players can pay for anything
    When you play K1 choosing Guardian Angel
    And the chain resolves
    Then Guardian Angel is empowered
    When you play Example: Dampen choosing Guardian Angel
    And the chain resolves
    Then Guardian Angel is not empowered
    When you play K2 choosing Guardian Angel
    And the chain resolves
    Then Guardian Angel is empowered
    And Altar of Memories is not empowered
    And rule 442.1 is why

  @id:rb-rule-442-barbara @rule:442.1 @source:core-1.4#442.1 @since:vendetta
  Scenario: Barbara disempowers an empowered gear
    Title (zh) 【盗墓贼芭芭拉】解除已强化装备的强化
    Q (en) I control 7 runes and play Tomb-Raider Barbara. The enemy gear she chooses is empowered.
    Q (zh) 我方控制7枚符文，打出【盗墓贼芭芭拉】，所选的敌方装备已强化。
    A (en) It is disempowered and not killed.
    A (zh) 它被解除强化，不被摧毁。
    Given it is your main phase
    And the position:
      | object              | player   | place | state |
      | Tomb-Raider Barbara | You      | hand  |       |
      | Example: Kindle     | You      | hand  |       |
      | Altar of Memories   | Opponent | base  |       |
      | Guardian Angel      | Opponent | base  |       |
    And you have these runes: 7 calm
    And both players can pay for anything
    When you play Example: Kindle choosing Guardian Angel
    And the chain resolves
    Then Guardian Angel is empowered
    When you play Tomb-Raider Barbara to your base
    And you choose Guardian Angel
    And the chain resolves
    Then Guardian Angel is not empowered
    And Guardian Angel is in the opponent's base
    And Altar of Memories is in the opponent's base

  @id:rb-rule-442-barbara.otherwise @rule:442.1 @source:core-1.4#442.1 @since:vendetta
  Scenario: Barbara kills a gear that is not empowered
    Title (zh) 芭芭拉摧毁未强化的装备
    Q (en) The same, but the chosen gear is not empowered.
    Q (zh) 同样的情况，但所选装备未强化。
    A (en) It is killed.
    A (zh) 它被摧毁。
    Given it is your main phase
    And the position:
      | object              | player   | place | state |
      | Tomb-Raider Barbara | You      | hand  |       |
      | Example: Kindle     | You      | hand  |       |
      | Altar of Memories   | Opponent | base  |       |
      | Guardian Angel      | Opponent | base  |       |
    And you have these runes: 7 calm
    And both players can pay for anything
    When you play Tomb-Raider Barbara to your base
    And you choose Guardian Angel
    And the chain resolves
    Then Guardian Angel is in the opponent's trash
    And Altar of Memories is in the opponent's base

  @id:rb-rule-442-not-empowered @rule:442.1.a.1 @rule:442.1.a @source:core-1.4#442.1.a.1 @since:vendetta
  Scenario: Disempowering what is not empowered does nothing
    Title (zh) 对未强化的物体解除强化没有效果
    Q (en) A spell disempowers a gear that is not empowered; afterwards the gear is empowered.
    Q (zh) 法术解除未强化装备的强化；之后该装备被强化。
    A (en) The first does nothing, and nothing of it lasts.
    A (zh) 前者没有效果，也不留下影响。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Example: Dampen   | You    | hand  |       |
      | Example: Kindle   | You    | hand  |       |
      | Altar of Memories | You    | base  |       |
      | Guardian Angel    | You    | base  |       |
    And both players can pay for anything
    When you play Example: Dampen choosing Guardian Angel
    And the chain resolves
    Then Guardian Angel is not empowered
    When you play Example: Kindle choosing Guardian Angel
    And the chain resolves
    Then Guardian Angel is empowered
    And rule 442.1.a.1 is why

  @id:rb-rule-458-recall-keeps-state @rule:458 @rule:458.1 @rule:456 @source:core-1.4#458.1 @since:spiritforged
  Scenario: A recall heals nothing and readies nothing
    Title (zh) 召回不会移除伤害，也不改变状态
    Q (en) Possession takes control of a damaged, exhausted, buffed unit and recalls it.
    Q (zh) 【据为己有】获得受过伤害、休眠且拥有增益的单位的控制权并召回。
    A (en) It is in my base with its damage and its buff, still exhausted.
    A (zh) 它在我方基地，伤害与增益保留，仍为休眠。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state                       |
      | Possession | You      | hand          |                             |
      | Unit Y (5) | Opponent | battlefield A |                             |
      | Unit X (5) | Opponent | battlefield A | exhausted, damage 2, buffed |
    And both players can pay for anything
    When you play Possession choosing Unit X
    And the chain resolves
    Then you control Unit X
    And Unit X is in your base
    And Unit X has damage 2
    And Unit X is buffed
    And Unit X is exhausted
    And Unit Y is at battlefield A
    And rule 456 is why

  @id:rb-rule-456-no-move-trigger @rule:456.1 @rule:456 @source:core-1.4#456.1 @since:spiritforged
  Scenario: A recall triggers nothing that awaits a move
    Title (zh) 召回不触发与移动相关的技能
    Q (en) Stellacorn Herder draws when it moves. The combat is tied and it is recalled.
    Q (zh) 【天角牧者】移动时抽牌。双方单位都存活，它被召回。
    A (en) Moving to the battlefield draws one card, the recall none.
    A (zh) 移动到战场时抽一张牌，召回时不抽。
    Given it is your main phase
    And the position:
      | object                   | player   | place         | state |
      | Stellacorn Herder        | You      | base          |       |
      | Vengeance                | You      | deck          |       |
      | Discipline               | You      | deck          |       |
      | Example: Guarded Duelist | Opponent | battlefield A |       |
      | Unit Z (4)               | Opponent | battlefield B |       |
    When you move Stellacorn Herder to battlefield A
    And the chain resolves
    Then you have drawn 1 card
    When the showdown ends
    Then Stellacorn Herder is in your base
    And you have drawn 1 card
    And rule 456 is why

  @id:rb-rule-450-contested @rule:450 @rule:453 @source:core-1.4#450 @since:spiritforged
  Scenario: A unit moved to a battlefield of nobody contests it
    Title (zh) 单位移动到无人控制的战场：该战场变为争夺中
    Q (en) A spell moves my unit to an empty battlefield. What follows?
    Q (zh) 法术将我方单位移动到空战场。之后会怎样？
    A (en) After the spell a showdown is open there, and with nobody else I control the battlefield.
    A (zh) 法术之后该处开始法术对决，没有其他单位则由我方控制。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Ride the Wind | You    | hand  |       |
      | Unit Y (2)    | You    | base  |       |
      | Unit X (2)    | You    | base  |       |
    And both players can pay for anything
    When you play Ride the Wind choosing Unit X, moving it to battlefield A
    And the chain resolves
    Then a showdown is open at battlefield A
    And nobody controls battlefield A
    When the showdown ends
    Then you control battlefield A
    And you have 1 point

  @id:rb-rule-470-once-a-turn @rule:470 @source:core-1.4#470 @since:spiritforged
  Scenario: A battlefield is scored once a turn
    Title (zh) 每处战场每回合只能得分一次
    Q (en) I have scored battlefield A this turn, and take control of it again and of the other.
    Q (zh) 我方本回合已因战场A得分，再次获得A的控制权，并征服另一处。
    A (en) Only the other one gives a point.
    A (zh) 只有另一处得分。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Unit Y (2) | You    | base  |       |
      | Unit X (2) | You    | base  |       |
    And you have 2 points
    And you have scored battlefield A this turn
    When you move Unit X to battlefield A
    And the showdown ends
    Then you control battlefield A
    And you have 2 points
    When you move Unit Y to battlefield B
    And the showdown ends
    Then you control battlefield B
    And you have 3 points

  @id:rb-rule-465-no-defender-left @rule:465.1 @rule:466.5 @source:core-1.4#465.1 @since:spiritforged
  Scenario: Without a defender left there is no combat damage
    Title (zh) 没有防守单位留下时没有战斗伤害
    Q (en) My unit of might 2 attacks a defender of might 5, which goes to its base in reaction. What happens?
    Q (zh) 我方2战力单位进攻5战力防守单位，后者作为反应移动到基地。会怎样？
    A (en) No damage is assigned; I establish control of the battlefield.
    A (zh) 不分配伤害；我方确立对该战场的控制。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Unit K (2)      | You      | base          |       |
      | Fight or Flight | Opponent | hand          |       |
      | Unit X (5)      | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit K to battlefield A
    And the opponent reacts with Fight or Flight choosing Unit X
    And the chain resolves
    And the showdown ends
    Then Unit X is in the opponent's base
    And Unit K is at battlefield A
    And Unit X has no damage
    And you control battlefield A
    And you have won the combat
