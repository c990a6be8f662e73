@game:riftbound
Feature: Hidden

  @id:rb-kw-hidden-hide @rule:811.1.b @rule:811.1.c @rule:421.1 @source:core-1.4#811.1.b @since:spiritforged
  Scenario: A card with Hidden is hidden for one power of any domain at a battlefield one controls
    Title (zh) 支付一点任意特性的符能，将待命牌正面朝下放置于己方控制的战场
    Q (en) I control battlefield A and have two calm runes. May I hide Hidden Blade, an order card, there?
    Q (zh) 我方控制战场A，有两枚翠意符文。可以将序理牌【暗刃】待命于该处吗？
    A (en) Yes. One rune is recycled and the card lies face down there.
    A (zh) 可以。一枚符文被回收，该牌正面朝下放置于该处。
    Given it is your main phase
    And the position:
      | object       | player | place         | state |
      | Unit V (2)   | You    | battlefield A |       |
      | Hidden Blade | You    | hand          |       |
    And you have these runes: 2 calm
    When you hide Hidden Blade at battlefield A
    Then Hidden Blade is at battlefield A
    And Hidden Blade is face down
    And you have 1 rune
    And the chain is empty

  @id:rb-kw-hidden-hide.unpaid @rule:811.1.b @source:core-1.4#811.1.b @control:rb-kw-hidden-hide @since:spiritforged
  Scenario: Without power nothing is hidden
    Title (zh) 没有符能则不能待命
    Q (en) I have 2 energy and no power.
    Q (zh) 我方有2点法力，没有符能。
    A (en) The cost is power: the card cannot be hidden.
    A (zh) 费用是符能：不能将该牌待命。
    Given it is your main phase
    And the position:
      | object       | player | place         | state |
      | Unit V (2)   | You    | battlefield A |       |
      | Hidden Blade | You    | hand          |       |
    And you have 2 energy
    Then you may not hide Hidden Blade at battlefield A

  @id:rb-kw-hidden-champion-zone @rule:811.1.b @rule:421.2.a @source:core-1.4#811.1.b @since:spiritforged
  Scenario: A chosen champion with Hidden is hidden from the Champion Zone
    Title (zh) 具有待命的选定英雄可以从英雄区域待命
    Q (en) Teemo, Scout is my chosen champion and still in the Champion Zone. May I hide him?
    Q (zh) 【提莫 - 斥候】是我方选定英雄，仍在英雄区域。可以将他待命吗？
    A (en) Yes, as from the hand.
    A (zh) 可以，与从手牌待命相同。
    Given it is your main phase
    And the position:
      | object       | player | place         | state |
      | Unit V (2)   | You    | battlefield A |       |
      | Teemo, Scout | You    | champion      |       |
    And both players can pay for anything
    When you hide Teemo, Scout at battlefield A
    Then Teemo, Scout is at battlefield A
    And Teemo, Scout is face down
    When the turn passes
    And the turn passes
    And you play Teemo, Scout
    And the chain resolves
    Then Teemo, Scout is at battlefield A
    And Teemo, Scout has might 4

  @id:rb-kw-hidden-where @rule:811.1.b @rule:107.3.c @source:core-1.4#811.1.b @control:rb-kw-hidden-hide @since:spiritforged
  Scenario: A card is not hidden at a battlefield one does not control, nor at one with a card hidden
    Title (zh) 不能待命于未控制的战场，也不能待命于已有待命牌的战场
    Q (en) I control battlefield A, where a card of mine is hidden; the opponent controls battlefield B. Where may I hide Hidden Blade?
    Q (zh) 我方控制战场A，该处已有我方待命牌；对方控制战场B。【暗刃】可以待命于何处？
    A (en) Nowhere: one place is taken, the other is not mine.
    A (zh) 无处可以：一处已被占用，另一处不归我方控制。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state     |
      | Unit V (2)       | You      | battlefield A |           |
      | Consult the Past | You      | battlefield A | face down |
      | Unit X (2)       | Opponent | battlefield B |           |
      | Hidden Blade     | You      | hand          |           |
    And both players can pay for anything
    Then you may not hide Hidden Blade at battlefield A
    And you may not hide Hidden Blade at battlefield B

  @id:rb-kw-hidden-when @rule:811.1.b @rule:421.2 @source:core-1.4#811.1.b @control:rb-kw-hidden-hide @since:spiritforged
  Scenario: Nothing is hidden in the other player's turn or during a showdown
    Title (zh) 不能在对方回合或法术对决中待命
    Q (en) The opponent's unit moves to battlefield B and the focus is mine. May I hide Hidden Blade at battlefield A?
    Q (zh) 对方单位移动到战场B，焦点在我方。我方可以将【暗刃】待命于战场A吗？
    A (en) No. Hiding is done in one's own turn, in an open state outside showdowns.
    A (zh) 不可以。待命只能在己方回合的开环状态、法术对决之外进行。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place         | state |
      | Unit V (2)   | You      | battlefield A |       |
      | Hidden Blade | You      | hand          |       |
      | Unit X (2)   | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield B
    And the opponent passes
    Then you may not hide Hidden Blade at battlefield A

  @id:rb-kw-hidden-no-priority @rule:811.1.c.1 @rule:811.1.c.2 @source:core-1.4#811.1.c.2 @since:spiritforged
  Scenario: Hiding is no play and opens no chain
    Title (zh) 待命不是打出，也不产生结算链
    Q (en) I hide Hidden Blade with 2 energy left. Does the opponent get priority, and does Noxus Hopeful cost 2 less now?
    Q (zh) 我方待命【暗刃】，剩余2点法力。对方会获得优先行动权吗？【诺克萨斯新兵】的费用会减少2吗？
    A (en) Neither: there is no chain, I go on at once, and nothing was played.
    A (zh) 都不会：没有结算链，我方可以继续行动，也没有打出牌。
    Given it is your main phase
    And the position:
      | object        | player | place         | state |
      | Unit V (2)    | You    | battlefield A |       |
      | Hidden Blade  | You    | hand          |       |
      | Daring Poro   | You    | hand          |       |
      | Noxus Hopeful | You    | hand          |       |
    And you have 2 energy and 1 order power
    When you hide Hidden Blade at battlefield A
    Then Hidden Blade is face down
    And the chain is empty
    And you may not play Noxus Hopeful to your base
    And you may play Daring Poro to your base

  @id:rb-kw-hidden-same-turn @rule:811.1.b @source:core-1.4#811.1.b @control:rb-kw-hidden-next-turn @since:spiritforged
  Scenario: A card hidden this turn is not played from face down yet
    Title (zh) 本回合待命的牌还不能从正面朝下打出
    Q (en) I have just hidden Hidden Blade. May I play it this turn?
    Q (zh) 我方刚待命【暗刃】。本回合可以打出吗？
    A (en) No. That begins with the next turn.
    A (zh) 不可以。从下一个回合开始才可以。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Unit V (2)   | You      | battlefield A |       |
      | Unit X (2)   | Opponent | battlefield B |       |
      | Hidden Blade | You      | hand          |       |
    And both players can pay for anything
    When you hide Hidden Blade at battlefield A
    Then Hidden Blade is face down
    And you may not play Hidden Blade choosing Unit V

  @id:rb-kw-hidden-next-turn @rule:811.1.b @rule:811.1.c.3 @rule:811.6 @source:core-1.4#811.1.c.3 @since:spiritforged
  Scenario: From the next turn on it is played as a Reaction, for nothing and on a chain
    Title (zh) 从下一个回合起可作为反应打出，无需基础费用，并产生结算链
    Q (en) I hid Hidden Blade in my turn and have nothing left. In the opponent's turn they play Cleave on their unit at that battlefield. May I play Hidden Blade now?
    Q (zh) 我方在自己回合待命【暗刃】，没有剩余资源。对方回合中，对方对该战场上的单位打出【顺劈】。我方现在可以打出【暗刃】吗？
    A (en) Yes. Face down it has Reaction and its base cost is ignored; it resolves before Cleave.
    A (zh) 可以。正面朝下时它具有[反应]且无视基础费用；它先于【顺劈】结算。
    Given it is the opponent's main phase
    And the position:
      | object        | player   | place         | state     |
      | Unit W (4)    | You      | battlefield A |           |
      | Hidden Blade  | You      | battlefield A | face down |
      | Unit X (2)    | Opponent | battlefield B |           |
      | Cleave        | Opponent | hand          |           |
      | Ride the Wind | Opponent | hand          |           |
    And the opponent can pay for anything
    When the opponent plays Cleave choosing Unit X
    And you react with Hidden Blade choosing Unit W
    Then the chain has 2 items
    And Hidden Blade is on the chain
    When the next item resolves
    Then Unit W is in your trash
    And you have drawn 2 cards

  @id:rb-kw-hidden-normally @rule:811.3 @source:core-1.4#811.3 @since:spiritforged
  Scenario: Instead of being hidden the card may be played for its cost, with any legal target
    Title (zh) 也可以不待命，正常支付费用打出，目标不受限制
    Q (en) I control battlefield A and play Hidden Blade from my hand on a unit at battlefield B.
    Q (zh) 我方控制战场A，从手牌打出【暗刃】选择战场B的单位。
    A (en) It costs what is printed and is not bound to any battlefield.
    A (zh) 按印刷费用支付，不受任何战场限制。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Unit V (2)   | You      | battlefield A |       |
      | Unit X (2)   | Opponent | battlefield B |       |
      | Hidden Blade | You      | hand          |       |
    And you have 2 energy and 1 order power
    When you play Hidden Blade choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And the opponent has drawn 2 cards
    And Unit V is at battlefield A
    And you have nothing left to pay with

  @id:rb-kw-hidden-no-target @rule:811.1.d @source:core-1.4#811.1.d @control:rb-kw-hidden-no-target.there @since:spiritforged
  Scenario: A hidden spell without a legal target where it lies cannot be played
    Title (zh) 待命处没有合法目标的法术不能打出
    Q (en) My only unit at battlefield A leaves while another spell is still on the chain; Fight or Flight lies face down there. May I play it on a unit at battlefield B?
    Q (zh) 我方在战场A的唯一单位离开，此时结算链上还有另一个法术；【战或逃】正面朝下位于该处。我方可以选择战场B的单位打出它吗？
    A (en) No. I still control battlefield A while the chain exists, but the target has to be there, and nobody is.
    A (zh) 不可以。结算链存在时我方仍控制战场A，但目标必须位于该处，而该处没有单位。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state     |
      | Unit V (2)      | You      | battlefield A |           |
      | Unit W (5)      | You      | battlefield B |           |
      | Fight or Flight | You      | battlefield A | face down |
      | Hextech Ray     | Opponent | hand          |           |
      | Gust            | Opponent | hand          |           |
    And both players can pay for anything
    When the opponent plays Hextech Ray choosing Unit W
    And the opponent reacts with Gust choosing Unit V
    And the next item resolves
    Then Unit V is in your hand
    And you control battlefield A
    And you may not react with Fight or Flight choosing Unit W

  @id:rb-kw-hidden-no-target.there @rule:811.1.d @rule:811.6 @source:core-1.4#811.1.d @since:spiritforged
  Scenario: With a target where it lies it can be played
    Title (zh) 待命处有目标时可以打出
    Q (en) I play Fight or Flight before the unit there leaves.
    Q (zh) 我方在该处单位离开之前打出【战或逃】。
    A (en) It may choose that unit: it moves to base, and Gust finds it no more.
    A (zh) 可以选择该单位：它移动到基地，【罡风】不再影响它。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state     |
      | Unit V (2)      | You      | battlefield A |           |
      | Unit W (5)      | You      | battlefield B |           |
      | Fight or Flight | You      | battlefield A | face down |
      | Hextech Ray     | Opponent | hand          |           |
      | Gust            | Opponent | hand          |           |
    And both players can pay for anything
    When the opponent plays Hextech Ray choosing Unit W
    And the opponent reacts with Gust choosing Unit V
    And you react with Fight or Flight choosing Unit V
    And the next item resolves
    Then Unit V is in your base
    When the chain resolves
    Then Unit V is in your base
    And Unit W has damage 3

  @id:rb-kw-hidden-gear @rule:811.1.d.1 @rule:811.1.d.1.a @source:core-1.4#811.1.d.1.a @since:spiritforged
  Scenario: Hidden gear is played to its battlefield, and then recalled as gear there is
    Title (zh) 待命的装备打出到其战场，随后像其他装备一样被召回
    Q (en) I play Zhonya's Hourglass from face down at battlefield A. Where does it enter?
    Q (zh) 我方在战场A从正面朝下打出【中娅沙漏】。它在何处进场？
    A (en) At battlefield A, not in base; the next cleanup recalls it to my base because it is unattached gear.
    A (zh) 在战场A而不是基地进场；由于是未贴附的装备，下一次清理将其召回到我方基地。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place         | state     |
      | Unit V (2)         | You      | battlefield A |           |
      | Zhonya's Hourglass | You      | battlefield A | face down |
      | Unit X (2)         | Opponent | battlefield B |           |
      | Cleave             | Opponent | hand          |           |
    And both players can pay for anything
    When the opponent plays Cleave choosing Unit X
    And you react with Zhonya's Hourglass
    Then Zhonya's Hourglass is in your base
    And Zhonya's Hourglass is face up
    And rule 323.7 is why

  @id:rb-kw-hidden-unit-place @rule:811.1.d.1 @source:faq-origins#hidden-unit @source:core-1.4#811.1.d.1 @control:rb-kw-hidden-unit-place.there @since:spiritforged
  Scenario: A hidden unit is not played to base
    Title (zh) 待命的单位不能打出到基地
    Q (en) Pakaa Cub lies face down at battlefield A. May I play it to my base?
    Q (zh) 【帕卡幼崽】正面朝下位于战场A。可以打出到基地吗？
    A (en) No, only to that battlefield.
    A (zh) 不可以，只能打出到该战场。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state     |
      | Unit V (2) | You      | battlefield A |           |
      | Pakaa Cub  | You      | battlefield A | face down |
      | Unit X (2) | Opponent | battlefield B |           |
    And both players can pay for anything
    Then you may not play Pakaa Cub to your base
    And you may not play Pakaa Cub to battlefield B

  @id:rb-kw-hidden-unit-place.there @rule:811.1.d.1 @rule:811.6 @source:core-1.4#811.1.d.1 @since:spiritforged
  Scenario: A hidden unit is played to its battlefield, even in a combat there
    Title (zh) 待命的单位打出到其战场，即使该处正在战斗
    Q (en) The opponent attacks battlefield A with 4 might; my unit of 2 defends. I play Pakaa Cub (3 might) from face down there.
    Q (zh) 对方以4战力进攻战场A，我方2战力单位防守。我方在该处从正面朝下打出【帕卡幼崽】（3战力）。
    A (en) It enters there and defends: together they kill the attacker.
    A (zh) 它在该处进场并成为防守方：两者一同摧毁进攻方。
    Given it is the opponent's main phase
    And the position:
      | object     | player   | place         | state     |
      | Unit V (2) | You      | battlefield A |           |
      | Pakaa Cub  | You      | battlefield A | face down |
      | Unit X (4) | Opponent | base          |           |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you play Pakaa Cub
    Then Pakaa Cub is at battlefield A
    And Pakaa Cub is exhausted
    When the showdown ends
    And the opponent assigns 2 to Unit V and 2 to Pakaa Cub
    Then Unit X is in the opponent's trash
    And Unit V is in your trash
    And Pakaa Cub is at battlefield A

  @id:rb-kw-hidden-play-effect @rule:811.1.d.2 @source:core-1.4#811.1.d.2 @since:spiritforged
  Scenario: The play effect of a hidden unit chooses at its battlefield
    Title (zh) 待命单位的打出效果只能选择其战场上的单位
    Q (en) Blastcone Fae gives any unit -2 might when it is played. I play it from face down in a combat at battlefield A. What may it choose?
    Q (zh) 【爆裂球果仙灵】打出时使任意一名单位战力-2。我方在战场A的战斗中从正面朝下打出它。可以选择谁？
    A (en) The units at battlefield A, itself among them, and none at another place.
    A (zh) 可以选择战场A的单位（包括它自己），不能选择其他位置的单位。
    Given it is the opponent's main phase
    And the position:
      | object        | player   | place         | state     |
      | Unit V (4)    | You      | battlefield A |           |
      | Blastcone Fae | You      | battlefield A | face down |
      | Unit W (5)    | Opponent | base          |           |
      | Unit X (5)    | Opponent | base          |           |
      | Unit Y (5)    | Opponent | battlefield B |           |
    And both players can pay for anything
    When the opponent moves Unit W and Unit X to battlefield A
    And the opponent passes
    And you play Blastcone Fae
    Then you may choose: Unit V, Unit W, Unit X, Blastcone Fae
    When you choose Unit X
    And the next item resolves
    Then Unit X has might 3
    And Unit W has might 5
    And Unit Y has might 5

  @id:rb-kw-hidden-play-effect.from-hand @rule:811.3 @rule:811.1.d.2 @source:core-1.4#811.3 @since:spiritforged
  Scenario: Played from hand its play effect chooses any unit
    Title (zh) 从手牌打出时，其打出效果可以选择任意单位
    Q (en) I play Blastcone Fae from my hand to battlefield A.
    Q (zh) 我方从手牌将【爆裂球果仙灵】打出到战场A。
    A (en) It may choose the unit at battlefield B.
    A (zh) 可以选择战场B的单位。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Unit V (4)    | You      | battlefield A |       |
      | Blastcone Fae | You      | hand          |       |
      | Unit W (5)    | Opponent | base          |       |
      | Unit Y (5)    | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play Blastcone Fae to battlefield A
    And you choose Unit Y
    And the next item resolves
    Then Unit Y has might 3
    And Unit W has might 5

  @id:rb-kw-hidden-play-effect.here @rule:811.1.d.2 @rule:811.2 @source:core-1.4#811.1.d.2 @since:unleashed
  Scenario: A play effect that says "here" loses nothing by it
    Title (zh) 写有“此处”的打出效果不受影响
    Q (en) Mischievous Marai deals 2 to an enemy unit where it is played. I play it from face down in a combat.
    Q (zh) 【鲛人滋事者】打出到战场时对该处一名敌方单位造成2点伤害。我方在战斗中从正面朝下打出它。
    A (en) It may choose either attacker there.
    A (zh) 可以选择该处任一进攻方。
    Given it is the opponent's main phase
    And the position:
      | object            | player   | place         | state     |
      | Unit V (4)        | You      | battlefield A |           |
      | Mischievous Marai | You      | battlefield A | face down |
      | Unit W (5)        | Opponent | base          |           |
      | Unit X (5)        | Opponent | base          |           |
      | Unit Y (5)        | Opponent | battlefield B |           |
    And both players can pay for anything
    When the opponent moves Unit W and Unit X to battlefield A
    And the opponent passes
    And you play Mischievous Marai
    Then you may choose: Unit W, Unit X
    When you choose Unit X
    And the next item resolves
    Then Unit X has damage 2
    And Unit W has no damage
    And Unit Y has no damage

  @id:rb-kw-hidden-elsewhere @rule:811.1.d.2 @source:core-1.4#811.1.d.2 @since:spiritforged
  Scenario: A choice that its text makes impossible there is free of the restriction
    Title (zh) 文本使其在该处无法选择的目标不受限制
    Q (en) Tideturner asks for a unit of mine at another location. I play it from face down at battlefield A. May it choose a unit in my base?
    Q (zh) 【控潮者】要求选择我方位于其他位置的单位。我方在战场A从正面朝下打出它。可以选择基地的单位吗？
    A (en) Yes. No unit could ever be chosen there: the two swap places.
    A (zh) 可以。该处永远没有可选的单位：两者交换位置。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state     |
      | Unit V (2) | You      | battlefield A |           |
      | Unit W (5) | You      | base          |           |
      | Tideturner | You      | battlefield A | face down |
      | Unit X (2) | Opponent | battlefield B |           |
    And both players can pay for anything
    When you play Tideturner
    And you accept
    And you choose Unit W
    And the chain resolves
    Then Unit W is at battlefield A
    And Tideturner is in your base
    And Unit V is at battlefield A

  @id:rb-kw-hidden-unit-of-a-spell @rule:811.1.d.3 @source:core-1.4#811.1.d.3 @since:spiritforged
  Scenario: A unit that a hidden spell lets one play is played at its battlefield
    Title (zh) 待命法术打出的单位必须打出到其战场
    Q (en) I control both battlefields and play Sprite Call from face down at battlefield A. Where does the Sprite enter?
    Q (zh) 我方控制两处战场，在战场A从正面朝下打出【精灵召唤】。“精灵”在何处进场？
    A (en) At battlefield A; I have no choice.
    A (zh) 在战场A；没有其他选择。
    Given it is your main phase
    And the position:
      | object      | player | place         | state     |
      | Unit V (2)  | You    | battlefield A |           |
      | Unit W (2)  | You    | battlefield B |           |
      | Sprite Call | You    | battlefield A | face down |
    And both players can pay for anything
    When you play Sprite Call
    And the chain resolves
    Then there is 1 Sprite at battlefield A, ready
    And there is no Sprite at battlefield B
    And there is no Sprite at your base
    And rule 811.1.d.3 is why

  @id:rb-kw-hidden-unit-of-a-spell.from-hand @rule:811.3 @rule:811.1.d.3 @source:core-1.4#811.3 @since:spiritforged
  Scenario: Played from hand, the same spell leaves the place free
    Title (zh) 从手牌打出同一法术时，位置可以自由选择
    Q (en) I play Sprite Call from my hand.
    Q (zh) 我方从手牌打出【精灵召唤】。
    A (en) The Sprite may enter in my base or at a battlefield I control.
    A (zh) “精灵”可以在我方基地或我方控制的战场进场。
    Given it is your main phase
    And the position:
      | object      | player | place         | state |
      | Unit V (2)  | You    | battlefield A |       |
      | Unit W (2)  | You    | battlefield B |       |
      | Sprite Call | You    | hand          |       |
    And both players can pay for anything
    When you play Sprite Call
    And the chain resolves
    And you choose battlefield B
    Then there is 1 Sprite at battlefield B, ready
    And there is no Sprite at battlefield A

  @id:rb-kw-hidden-as-usual @rule:811.2 @source:core-1.4#811.2 @since:spiritforged
  Scenario: What a hidden card says beside its choices works as usual
    Title (zh) 除选择外，待命牌的其他内容照常生效
    Q (en) I play Consult the Past from face down.
    Q (zh) 我方从正面朝下打出【借鉴历史】。
    A (en) I draw two: a battlefield restricts choices only.
    A (zh) 我方抽两张牌：战场只限制选择。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state     |
      | Unit V (2)       | You      | battlefield A |           |
      | Consult the Past | You      | battlefield A | face down |
      | Unit X (2)       | Opponent | battlefield B |           |
    And both players can pay for anything
    When you play Consult the Past
    And the chain resolves
    Then you have drawn 2 cards
    And Consult the Past is in your trash

  @id:rb-kw-hidden-lost-battlefield @rule:811.1.b @rule:107.3.d @source:core-1.4#107.3.d @since:spiritforged
  Scenario: When control of the battlefield is lost the hidden card goes to the trash
    Title (zh) 失去战场控制权时，待命牌进入废牌堆
    Q (en) The only unit I have where Hidden Blade lies is returned to my hand.
    Q (zh) 【暗刃】所在战场我方唯一的单位被返回手牌。
    A (en) I lose control of the battlefield and the card is put into my trash.
    A (zh) 我方失去该战场的控制权，该牌进入我方废牌堆。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place         | state     |
      | Unit V (2)   | You      | battlefield A |           |
      | Hidden Blade | You      | battlefield A | face down |
      | Rebuke       | Opponent | hand          |           |
      | Unit X (2)   | Opponent | battlefield B |           |
    And both players can pay for anything
    When the opponent plays Rebuke choosing Unit V
    And the chain resolves
    Then Unit V is in your hand
    And nobody controls battlefield A
    And Hidden Blade is in your trash

  @id:rb-kw-hidden-referenced @rule:811.5 @source:core-1.4#811.5 @since:spiritforged
  Scenario: A card that asks for Hidden finds it on cards in the trash
    Title (zh) 询问待命关键词的牌可以找到废牌堆中的待命牌
    Q (en) I play Guerilla Warfare and return two cards with Hidden from my trash; this turn hiding costs nothing. Which may I choose?
    Q (zh) 我方打出【游击战】，从废牌堆返回两张具有[待命]的牌；本回合待命无需费用。可以选择哪些牌？
    A (en) Pakaa Cub and Hidden Blade have the keyword, Vengeance does not; the opponent's cards are not mine. Then I hide one without paying.
    A (zh) 【帕卡幼崽】与【暗刃】具有该关键词，【复仇】没有；对方的牌不属于我方。随后我方无需支付即可待命一张。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Unit V (2)       | You      | battlefield A |       |
      | Guerilla Warfare | You      | hand          |       |
      | Vengeance        | You      | trash         |       |
      | Pakaa Cub        | You      | trash         |       |
      | Hidden Blade     | You      | trash         |       |
      | Fight or Flight  | Opponent | trash         |       |
    And you have 2 energy and 1 mind power
    When you play Guerilla Warfare choosing Pakaa Cub and Hidden Blade
    And the chain resolves
    Then Pakaa Cub is in your hand
    And Hidden Blade is in your hand
    And Vengeance is in your trash
    And you have nothing left to pay with
    When you hide Pakaa Cub at battlefield A
    Then Pakaa Cub is at battlefield A
    And Pakaa Cub is face down

  @id:rb-kw-hidden-referenced.others @rule:811.5 @source:core-1.4#811.5 @control:rb-kw-hidden-referenced @since:spiritforged
  Scenario: Cards without Hidden are not found
    Title (zh) 没有待命的牌不能被选择
    Q (en) May Guerilla Warfare choose Vengeance, or a card in the opponent's trash?
    Q (zh) 【游击战】可以选择【复仇】或对方废牌堆的牌吗？
    A (en) Neither.
    A (zh) 都不可以。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Unit V (2)       | You      | battlefield A |       |
      | Guerilla Warfare | You      | hand          |       |
      | Vengeance        | You      | trash         |       |
      | Pakaa Cub        | You      | trash         |       |
      | Hidden Blade     | You      | trash         |       |
      | Fight or Flight  | Opponent | trash         |       |
    And both players can pay for anything
    Then you may not play Guerilla Warfare choosing Vengeance
    And you may not play Guerilla Warfare choosing Fight or Flight
    And you may play Guerilla Warfare choosing Hidden Blade

  @id:rb-kw-hidden-has-reaction @rule:811.6 @rule:813.5 @source:core-1.4#811.6 @since:vendetta
  Scenario: Played from face down a card has Reaction: Mystic Vortex makes it cost a power
    Title (zh) 从正面朝下打出的牌具有反应：【神秘星旋】使其多花费一点符能
    Q (en) A showdown is open at Mystic Vortex, where cards with Reaction cost 1 power more. I play Hidden Blade from face down there. Is it free?
    Q (zh) 【神秘星旋】处正在法术对决，具有[反应]的牌多花费1点符能。我方在该处从正面朝下打出【暗刃】，无需费用吗？
    A (en) Its base cost is, but as a card with Reaction it costs 1 power of any domain.
    A (zh) 基础费用无需支付，但作为具有[反应]的牌，需支付1点任意特性的符能。
    Given it is the opponent's main phase
    And the battlefields:
      | battlefield | card          | controller |
      | A           | Mystic Vortex | You        |
    And the position:
      | object       | player   | place         | state     |
      | Unit V (2)   | You      | battlefield A |           |
      | Hidden Blade | You      | battlefield A | face down |
      | Unit W (3)   | Opponent | base          |           |
      | Unit X (3)   | Opponent | base          |           |
    And you have these runes: 2 calm
    When the opponent moves Unit W and Unit X to battlefield A
    And the opponent passes
    And you play Hidden Blade choosing Unit X
    Then you have 1 rune
    When the next item resolves
    Then Unit X is in the opponent's trash
    And Unit W is at battlefield A

  @id:rb-kw-hidden-has-reaction.unpaid @rule:811.6 @rule:813.5 @source:core-1.4#811.6 @control:rb-kw-hidden-has-reaction @since:vendetta
  Scenario: Without that power the hidden card cannot be played there
    Title (zh) 没有该符能则不能在该处打出待命牌
    Q (en) As before, but I have no runes.
    Q (zh) 同上，但我方没有符文。
    A (en) Hidden Blade may not be played during that showdown.
    A (zh) 该法术对决中不能打出【暗刃】。
    Given it is the opponent's main phase
    And the battlefields:
      | battlefield | card          | controller |
      | A           | Mystic Vortex | You        |
    And the position:
      | object       | player   | place         | state     |
      | Unit V (2)   | You      | battlefield A |           |
      | Hidden Blade | You      | battlefield A | face down |
      | Unit W (3)   | Opponent | base          |           |
      | Unit X (3)   | Opponent | base          |           |
    And you have 3 energy
    When the opponent moves Unit W and Unit X to battlefield A
    And the opponent passes
    Then you may not play Hidden Blade choosing Unit X

  @id:rb-kw-hidden-each-target @rule:811.1.d.2.a @rule:811.1.d.2 @source:core-1.4#811.1.d.2.a @since:spiritforged
  Scenario: Each choice of a hidden spell is restricted by itself
    Title (zh) 待命法术的每个选择分别受到限制
    Q (en) A hidden spell chooses a unit at a battlefield and a unit in a base. I play it from face down at battlefield A. What may it choose?
    Q (zh) 一张待命法术选择一名战场上的单位和一名基地中的单位。我方在战场A从正面朝下打出它。可以选择谁？
    A (en) The first at battlefield A only; the second, which could never be there, in any base.
    A (zh) 第一个只能选择战场A的单位；第二个不可能在该处，因此可以选择任意基地中的单位。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state     |
      | Unit U (4)          | You      | battlefield A |           |
      | Unit V (4)          | You      | battlefield A |           |
      | Example: Long Reach | You      | battlefield A | face down |
      | Unit W (4)          | Opponent | base          |           |
      | Unit X (4)          | Opponent | base          |           |
      | Unit Y (4)          | Opponent | battlefield B |           |
    And both players can pay for anything
    Then you may not play Example: Long Reach choosing Unit Y then choosing Unit X
    When you play Example: Long Reach choosing Unit V then choosing Unit X
    And the chain resolves
    Then Unit V has damage 2
    And Unit U has no damage
    And Unit X has damage 2
    And Unit W has no damage
    And Unit Y has no damage

  @id:rb-kw-hidden-redundant @rule:811.4 @source:core-1.4#811.4 @since:spiritforged
  Scenario: Hidden twice is hidden once: one power is paid
    Title (zh) 两个待命等于一个：只支付一点符能
    Q (en) A gear of mine gives the cards in my hand Hidden. May I hide Cleave, and does hiding Pakaa Cub, which has Hidden, cost more?
    Q (zh) 我方装备使手牌获得[待命]。可以待命【顺劈】吗？待命本身具有[待命]的【帕卡幼崽】会花费更多吗？
    A (en) Cleave may be hidden at the other battlefield; Pakaa Cub costs 1 power like any card with Hidden.
    A (zh) 【顺劈】可以待命于另一处战场；【帕卡幼崽】与任何待命牌一样花费1点符能。
    Given it is your main phase
    And the position:
      | object              | player | place         | state |
      | Example: Thick Veil | You    | base          |       |
      | Pakaa Cub           | You    | hand          |       |
      | Cleave              | You    | hand          |       |
      | Unit V (2)          | You    | battlefield A |       |
      | Unit W (2)          | You    | battlefield B |       |
    And you have these runes: 2 calm
    When you hide Pakaa Cub at battlefield A
    Then Pakaa Cub is face down
    And you have 1 rune
    When you hide Cleave at battlefield B
    Then Cleave is face down
    And you have no runes
