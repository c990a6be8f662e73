@game:grand_archive
Feature: Basics

  @id:ga-basic-activate @level:basic @rule:PAY.1 @rule:ACT.1.8 @source:ga-rules-2026-08#PAY.1 @since:2025-03
  Scenario: An ally is paid for with cards of the hand, which go to memory
    Title (zh) 启动伙伴时以手牌封存支付，封存的牌进入回忆区
    Q (en) I activate an ally with a reserve cost of 2. Where do the two cards go, and where does the ally go?
    Q (zh) 我方启动一张封存代价为2的伙伴。用来支付的两张牌去哪里？伙伴去哪里？
    A (en) The two cards are put into memory; the ally resolves onto the field.
    A (zh) 两张牌进入回忆区；伙伴结算后进入战场。
    Given it is your main phase
    And the position:
      | object       | player | place | state | card   |
      | Ally X (2/3) | You    | hand  |       | cost 2 |
    And you have 3 more cards in hand
    When you activate Ally X
    Then Ally X is on the effects stack
    And you have 2 cards in memory
    And you have 1 card in hand
    When the effects stack resolves
    Then Ally X is on your field
    And Ally X is awake

  @id:ga-basic-unpaid @level:basic @rule:ACT.1.8 @source:ga-rules-2026-08#ACT.1.8 @control:ga-basic-activate @since:2025-03
  Scenario: A card that cannot be paid for cannot be activated
    Title (zh) 无法支付代价的牌不能启动
    Q (en) I have one other card in hand. May I activate an ally with a reserve cost of 2?
    Q (zh) 我方手中只有另外一张牌。可以启动封存代价为2的伙伴吗？
    A (en) No. Two cards of the hand have to be reserved.
    A (zh) 不可以。必须封存两张手牌。
    Given it is your main phase
    And the position:
      | object       | player | place | state | card   |
      | Ally X (2/3) | You    | hand  |       | cost 2 |
    And you have 1 more card in hand
    Then you may not activate Ally X

  @id:ga-basic-slow @level:basic @rule:SPD.2.1 @source:ga-rules-2026-08#SPD.2.1 @control:ga-basic-activate @since:2025-03
  Scenario: An ally cannot be activated in the turn of an opponent
    Title (zh) 伙伴不能在对方回合启动
    Q (en) It is the opponent's main phase. May I activate an ally after they have passed?
    Q (zh) 现在是对方的主阶段。对方让过后，我方可以启动伙伴吗？
    A (en) No. Allies are slow: they wait for the main phase of their own player.
    A (zh) 不可以。伙伴是慢速的，须在自己的主阶段启动。
    Given it is the opponent's main phase
    And the position:
      | object       | player | place | state | card   |
      | Ally X (2/3) | You    | hand  |       | cost 2 |
    And you have 3 more cards in hand
    When the opponent passes
    Then you may not activate Ally X

  @id:ga-basic-fast @level:basic @rule:SPD.2.1 @rule:OPP.5 @source:ga-rules-2026-08#OPP.5 @since:2025-03
  Scenario: A fast action answers another card and resolves first
    Title (zh) 快速行动可以响应，并先结算
    Q (en) The opponent activates an action that deals 2 damage to my ally (life 2). I answer with a fast action that gives it back to my hand. What happens?
    Q (zh) 对方启动行动，对我方生命为2的伙伴造成2点伤害。我方以快速行动响应，将该伙伴移回手牌。结果如何？
    A (en) Mine resolves first, last in and first out; the damage then has no target and nothing happens.
    A (zh) 我方的行动后进先出，先行结算；随后伤害失去目标，不产生效果。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place | state | card                         |
      | Ally Y (2/2) | You      | field |       |                              |
      | Ally X (2/2) | You      | field |       |                              |
      | Action A     | Opponent | hand  |       | cost 0, deal 2               |
      | Action B     | You      | hand  |       | cost 0, fast, return to hand |
    When the opponent activates Action A choosing Ally X
    And you react with Action B choosing Ally X
    Then the effects stack has 2 items
    When the next item resolves
    Then Ally X is in your hand
    And Action A is on the effects stack
    When the effects stack resolves
    Then Ally X is in your hand
    And Ally Y has no damage
    And Action A is in the opponent's graveyard

  @id:ga-basic-attack @level:basic @rule:ATT.1.4 @rule:DMG.3 @source:ga-rules-2026-08#DMG.3 @since:2025-03
  Scenario: An ally attacks a champion, rests and deals its power
    Title (zh) 伙伴攻击英雄：转为待命并造成等同力量的伤害
    Q (en) My ally of power 2 attacks the opponent's champion. What happens?
    Q (zh) 我方力量为2的伙伴攻击对方英雄。结果如何？
    A (en) It is rested by attacking, and the champion is dealt 2.
    A (zh) 该伙伴因攻击转为待命，对方英雄受到2点伤害。
    Given it is your main phase
    And the position:
      | object       | player   | place | state |
      | Ally W (1/1) | Opponent | field |       |
      | Ally X (2/3) | You      | field |       |
    When you attack the opponent's champion with Ally X
    Then Ally X is rested
    And Ally X is attacking
    And the opponent's champion is defending
    When the combat ends
    Then the opponent's champion has damage 2
    And Ally W has no damage
    And Ally X has no damage
    And Ally X is not attacking

  @id:ga-basic-rested @level:basic @rule:DEC.2.1 @source:ga-rules-2026-08#DEC.2.1 @control:ga-basic-attack @since:2025-03
  Scenario: A rested ally cannot attack
    Title (zh) 待命的伙伴不能攻击
    Q (en) May a rested ally attack?
    Q (zh) 待命的伙伴可以攻击吗？
    A (en) No. An attacker must be awake.
    A (zh) 不可以。攻击者必须处于备战状态。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  |
      | Ally W (1/1) | Opponent | field |        |
      | Ally X (2/3) | You      | field | rested |
    Then you may not attack the opponent's champion with Ally X

  @id:ga-basic-retaliate @level:basic @rule:RET.3 @rule:DMG.3 @source:ga-rules-2026-08#RET.3 @since:2025-03
  Scenario: A defender that retaliates deals its power to the attacker at the same time
    Title (zh) 反击的防御单位同时对攻击者造成伤害
    Q (en) My ally (2/3) attacks an awake ally (1/2), which retaliates. What is dealt?
    Q (zh) 我方伙伴（2/3）攻击一名备战的伙伴（1/2），后者反击。双方各受到多少伤害？
    A (en) Both at once: the defender is dealt 2 and dies, the attacker is dealt 1. Retaliating rests.
    A (zh) 同时造成：防御者受到2点伤害而死亡，攻击者受到1点伤害。反击会使单位待命。
    Given it is your main phase
    And the position:
      | object       | player   | place | state |
      | Ally X (2/3) | You      | field |       |
      | Ally Y (1/2) | Opponent | field |       |
    When you attack Ally Y with Ally X
    And the combat ends
    Then the opponent may choose: Ally Y
    When the opponent chooses Ally Y
    Then Ally Y is rested
    When the combat ends
    Then Ally Y is in the opponent's graveyard
    And Ally X has damage 1
    And Ally X is on your field

  @id:ga-basic-no-retaliation @level:basic @rule:RET.3 @source:ga-rules-2026-08#RET.3 @since:2025-03
  Scenario: A defender need not retaliate
    Title (zh) 防御单位可以不反击
    Q (en) My ally attacks an awake ally whose player does not let it retaliate. What is dealt?
    Q (zh) 我方伙伴攻击一名备战的伙伴，对方不进行反击。结果如何？
    A (en) The defender is dealt damage, the attacker none, and the defender stays awake.
    A (zh) 防御者受到伤害，攻击者不受伤害，防御者保持备战。
    Given it is your main phase
    And the position:
      | object       | player   | place | state |
      | Ally X (2/3) | You      | field |       |
      | Ally Y (1/5) | Opponent | field |       |
    When you attack Ally Y with Ally X
    And the combat ends
    And the opponent chooses nothing
    And the combat ends
    Then Ally Y has damage 2
    And Ally Y is awake
    And Ally X has no damage

  @id:ga-basic-weapon @level:basic @rule:DMG.3.1 @rule:DMG.3.7 @source:ga-rules-2026-08#DMG.3.1 @since:2025-03
  Scenario: A champion attacks with a weapon, which loses a durability counter
    Title (zh) 英雄以武器攻击，武器失去一个耐久指示物
    Q (en) My champion attacks an ally wielding a weapon of power 2 with two durability counters. What happens?
    Q (zh) 我方英雄使用力量为2、有两个耐久指示物的武器攻击一名伙伴。结果如何？
    A (en) The ally is dealt 2, the champion rests, and the weapon keeps one counter.
    A (zh) 该伙伴受到2点伤害，英雄待命，武器剩下一个耐久指示物。
    Given it is your main phase
    And the position:
      | object         | player   | place | state  | card    |
      | Weapon W (2/2) | You      | field |        | regalia |
      | Ally X (1/5)   | Opponent | field | rested |         |
    When you attack Ally X with your champion wielding Weapon W
    And the combat ends
    Then Ally X has damage 2
    And your champion is rested
    And Weapon W has 1 durability counter

  @id:ga-basic-recollection @level:basic @rule:TO.3 @source:ga-rules-2026-08#TO.3 @since:2025-03
  Scenario: In the recollection phase memory goes back to the hand, then a card is drawn
    Title (zh) 回忆阶段将回忆区的牌移回手牌，然后抽牌
    Q (en) My turn begins with two cards in memory, one in hand and a rested ally. What do I have in my main phase?
    Q (zh) 我方回合开始时回忆区有两张牌、手牌有一张、场上有一名待命的伙伴。进入主阶段时情况如何？
    A (en) The ally is awake, both cards are in hand again, and one more is drawn.
    A (zh) 伙伴备战，两张牌回到手中，并抽了一张牌。
    Given your turn is about to begin
    And the position:
      | object       | player | place | state  |
      | Ally X (2/3) | You    | field | rested |
    And you have 1 more card in hand
    And you have 2 more cards in memory
    When the main phase begins
    Then Ally X is awake
    And you have no cards in memory
    And you have 4 cards in hand
    And you have drawn 1 card

  @id:ga-basic-materialize @level:basic @rule:MAT.3 @rule:PAY.2 @source:ga-rules-2026-08#PAY.2 @since:2025-03
  Scenario: A regalia is materialized from the material deck for cards of memory
    Title (zh) 从素材库具现礼装，以回忆区的牌支付
    Q (en) I materialize an item with a memory cost of 1; two cards are in my memory. What happens?
    Q (zh) 我方具现回忆代价为1的物品，回忆区有两张牌。结果如何？
    A (en) One card of memory, at random, is banished; the item comes onto the field.
    A (zh) 随机放逐回忆区的一张牌，物品进入战场。
    Given your materialize phase is about to begin
    And the position:
      | object | player | place         | state | card                   |
      | Item I | You    | material deck |       | regalia, memory cost 1 |
    And you have 2 more cards in memory
    When you materialize Item I
    Then you have 1 card in memory
    And you have 1 card in banishment
    When the effects stack resolves
    Then Item I is on your field

  @id:ga-basic-level-up @level:basic @rule:LVU.2 @rule:LVU.4 @source:ga-rules-2026-08#LVU.4 @since:2025-03
  Scenario: A champion that levels up keeps its damage
    Title (zh) 英雄升级后保留伤害
    Q (en) My champion of level 1 with 3 damage counters levels up to level 2. What stays?
    Q (zh) 我方1级英雄有3点伤害，升级到2级。哪些会保留？
    A (en) It is the same object: the damage stays, the new card is on top and the old one in the lineage.
    A (zh) 仍是同一物件：伤害保留，新卡在最上面，旧卡进入传承。
    Given your materialize phase is about to begin
    And the position:
      | object            | player | place         | state    | card          |
      | Champion C (1/20) | You    | field         | damage 3 |               |
      | Champion D (2/24) | You    | material deck |          | memory cost 2 |
    And you have 3 more cards in memory
    When you materialize Champion D
    And the effects stack resolves
    Then Champion D is on your field
    And Champion D has damage 3
    And Champion C is in your lineage
    And you have level 2
    And you have 1 card in memory

  @id:ga-basic-element @level:basic @rule:ACT.1.2 @source:ga-rules-2026-08#ACT.1.2 @control:ga-basic-activate @since:2025-03
  Scenario: A fire card needs a champion with fire
    Title (zh) 火属性卡牌需要英雄启用火属性
    Q (en) My champion has no element but norm. May I activate a fire card?
    Q (zh) 我方英雄只有无属性。可以启动火属性的牌吗？
    A (en) No. An element has to be enabled, by a champion card of the lineage for example.
    A (zh) 不可以。必须先启用该属性，例如由传承中的英雄牌启用。
    Given it is your main phase
    And the position:
      | object       | player | place | state | card         |
      | Ally X (2/3) | You    | hand  |       | fire, cost 0 |
      | Ally Y (2/3) | You    | hand  |       | cost 0       |
    Then you may not activate Ally X
    And you may activate Ally Y

  @id:ga-basic-damage-ends @level:basic @rule:SBC.2 @source:ga-rules-2026-08#SBC.2 @since:2025-03
  Scenario: Damage on allies is gone with the turn
    Title (zh) 伙伴受到的伤害在回合结束时消失
    Q (en) An ally (life 3) with 1 damage is dealt 1 more. Does the damage last?
    Q (zh) 生命为3、已受1点伤害的伙伴再受到1点伤害。伤害会保留吗？
    A (en) It has 2 until the end of the turn, then none; a champion would keep its counters.
    A (zh) 直到回合结束为2点，之后消失；英雄则会保留伤害。
    Given it is your main phase
    And the position:
      | object       | player   | place | state    | card           |
      | Ally X (2/3) | Opponent | field | damage 1 |                |
      | Ally Y (2/3) | Opponent | field |          |                |
      | Action A     | You      | hand  |          | cost 0, deal 1 |
    When you activate Action A choosing Ally X
    And the effects stack resolves
    Then Ally X has damage 2
    When the turn passes
    Then Ally X has no damage
    And Ally X is on the opponent's field

  @id:ga-basic-defeat @level:basic @rule:SBC.1 @source:ga-rules-2026-08#SBC.1 @since:2025-03
  Scenario: A champion with as much damage as life has lost the game
    Title (zh) 英雄伤害达到生命值即败北
    Q (en) The opponent's champion has 20 life and 18 damage and is dealt 2. What happens?
    Q (zh) 对方英雄生命为20、已有18点伤害，再受到2点伤害。结果如何？
    A (en) Its player has lost; with two players the other one wins.
    A (zh) 其玩家败北；两人对战时另一方获胜。
    Given it is your main phase
    And the position:
      | object            | player   | place | state     | card           |
      | Champion C (1/20) | Opponent | field | damage 18 |                |
      | Action A          | You      | hand  |           | cost 0, deal 2 |
      | Ally X (1/3)      | Opponent | field |           |                |
    When you activate Action A choosing Champion C
    And the effects stack resolves
    Then you have won the game
