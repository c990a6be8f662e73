@game:grand_archive
Feature: Class Bonus

  @id:ga-clb-1 @rule:CLB.1 @rule:FLM.1 @source:ga-keywords-zh#CLB.1 @source:ga-rules-2026-08#CLB.1 @control:ga-clb-1.other-class @since:2025-03
  Scenario: A text with a class bonus works under a champion of the card's class
    Title (zh) 职业奖励在英雄职业与卡牌相同时生效
    Q (en) Heighten Spellcraft (mage) in my graveyard has floating memory with its class bonus. My champion is Rai, a mage. Does it pay a memory cost?
    Q (zh) 我方墓场的咒术升华（法师）有职业奖励：遥忆。我方英雄是法师雷。可以用它支付回忆代价吗？
    A (en) Yes. It is banished, and no card of memory is.
    A (zh) 可以。放逐该牌，不放逐回忆区的牌。
    Given your materialize phase is about to begin
    And the position:
      | object              | player | place         |
      | Rai, Spellcrafter   | You    | field         |
      | Tome of Sorcery     | You    | material deck |
      | Heighten Spellcraft | You    | graveyard     |
    And you have 2 more cards in memory
    When you materialize Tome of Sorcery paying with Heighten Spellcraft
    Then Heighten Spellcraft is in your banishment
    And you have 2 cards in memory
    When the effects stack resolves
    Then Tome of Sorcery is on your field

  @id:ga-clb-1.other-class @rule:CLB.1 @source:ga-keywords-zh#CLB.1 @source:ga-rules-2026-08#CLB.1 @since:2025-03
  Scenario: Under a champion of another class the text is not there
    Title (zh) 英雄职业不同时，该文字不存在
    Q (en) My champion is Lorraine, a warrior, and Heighten Spellcraft (mage) is in my graveyard. What pays a memory cost of 1?
    Q (zh) 我方英雄是战士洛兰，墓场有咒术升华（法师）。如何支付回忆代价1？
    A (en) A random card of memory; Heighten Spellcraft is not offered.
    A (zh) 随机放逐回忆区的一张牌；不能使用咒术升华。
    Given your materialize phase is about to begin
    And the position:
      | object                      | player | place         |
      | Lorraine, Wandering Warrior | You    | field         |
      | Tome of Sorcery             | You    | material deck |
      | Heighten Spellcraft         | You    | graveyard     |
    And you have 2 more cards in memory
    Then you may not materialize Tome of Sorcery paying with Heighten Spellcraft
    When you materialize Tome of Sorcery
    Then Heighten Spellcraft is in your graveyard
    And you have 1 card in memory
    And you have 1 card in banishment

  @id:ga-clb-1.copy @rule:CLB.1 @rule:GPC.9.1 @source:ga-rules-2026-08#CLB.1 @derived @since:2026-08
  Scenario: A copy has the class bonus of its original
    Title (zh) 复制品沿用原牌的职业奖励状态
    Q (en) The opponent (a warrior) activates a warrior action with the class bonus to draw two cards, and I copy it under a mage. Do I draw?
    Q (zh) 对方（战士）启动一个战士行动，有职业奖励：抽两张牌。我方英雄是法师，复制该行动。我方会抽牌吗？
    A (en) Yes, two. The copy follows the player of its original.
    A (zh) 会，抽两张。复制品依原牌玩家的状态。
    Given it is the opponent's main phase
    And the position:
      | object                      | player   | place | card                                       |
      | Rai, Spellcrafter           | You      | field |                                            |
      | Lorraine, Wandering Warrior | Opponent | field |                                            |
      | Action B                    | Opponent | hand  | cost 0, fast, draw 3                       |
      | Action A                    | Opponent | hand  | warrior, cost 0, fast, class bonus: draw 2 |
      | Action C                    | You      | hand  | cost 0, fast, copy                         |
    When the opponent activates Action A
    And the opponent passes
    And you react with Action C choosing Action A
    And the effects stack resolves
    Then you have drawn 2 cards
    And the opponent has drawn 2 cards

  @id:ga-clb-2 @rule:CLB.2 @source:ga-keywords-zh#CLB.2 @source:ga-rules-2026-08#CLB.2 @since:2025-03
  Scenario: One class in common is enough: under a mage
    Title (zh) 有一个相同职业即可：法师
    Q (en) Flame-Rune Swordsman is a mage and a warrior, with floating memory as its class bonus. My champion is Rai, a mage. Does it pay a memory cost?
    Q (zh) 火焰符文剑士是法师与战士，职业奖励为遥忆。我方英雄是法师雷。可以用它支付回忆代价吗？
    A (en) Yes.
    A (zh) 可以。
    Given your materialize phase is about to begin
    And the position:
      | object               | player | place         |
      | Rai, Spellcrafter    | You    | field         |
      | Tome of Sorcery      | You    | material deck |
      | Flame-Rune Swordsman | You    | graveyard     |
    And you have 1 more card in memory
    When you materialize Tome of Sorcery paying with Flame-Rune Swordsman
    Then Flame-Rune Swordsman is in your banishment
    And you have 1 card in memory

  @id:ga-clb-2.warrior @rule:CLB.2 @source:ga-keywords-zh#CLB.2 @source:ga-rules-2026-08#CLB.2 @since:2025-03
  Scenario: One class in common is enough: under a warrior
    Title (zh) 有一个相同职业即可：战士
    Q (en) Flame-Rune Swordsman is a mage and a warrior, with floating memory as its class bonus. My champion is Lorraine, a warrior. Does it pay a memory cost?
    Q (zh) 火焰符文剑士是法师与战士，职业奖励为遥忆。我方英雄是战士洛兰。可以用它支付回忆代价吗？
    A (en) Yes.
    A (zh) 可以。
    Given your materialize phase is about to begin
    And the position:
      | object                      | player | place         |
      | Lorraine, Wandering Warrior | You    | field         |
      | Tome of Sorcery             | You    | material deck |
      | Flame-Rune Swordsman        | You    | graveyard     |
    And you have 1 more card in memory
    When you materialize Tome of Sorcery paying with Flame-Rune Swordsman
    Then Flame-Rune Swordsman is in your banishment
    And you have 1 card in memory

  @id:ga-clb-2.neither @rule:CLB.2 @source:ga-keywords-zh#CLB.2 @source:ga-rules-2026-08#CLB.2 @since:2025-03
  Scenario: Without a class in common there is no bonus
    Title (zh) 没有相同职业时没有奖励
    Q (en) Flame-Rune Swordsman is a mage and a warrior. My champion is Tristan, an assassin. What pays a memory cost of 1?
    Q (zh) 火焰符文剑士是法师与战士。我方英雄是刺客特里斯坦。如何支付回忆代价1？
    A (en) The card of memory; the Swordsman is not offered.
    A (zh) 放逐回忆区的牌；不能使用火焰符文剑士。
    Given your materialize phase is about to begin
    And the position:
      | object               | player | place         |
      | Tristan, Underhanded | You    | field         |
      | Tome of Sorcery      | You    | material deck |
      | Flame-Rune Swordsman | You    | graveyard     |
    And you have 1 more card in memory
    Then you may not materialize Tome of Sorcery paying with Flame-Rune Swordsman
    When you materialize Tome of Sorcery
    Then Flame-Rune Swordsman is in your graveyard
    And you have no cards in memory

  @id:ga-clb-3 @rule:CLB.3 @rule:FST.1 @source:ga-keywords-zh#CLB.3 @source:ga-rules-2026-08#CLB.3 @control:ga-clb-3.graveyard @since:2025-03
  Scenario: A class bonus works in the hand
    Title (zh) 职业奖励在手牌中生效
    Q (en) Cloaked Executioner (assassin) has fast activation with its class bonus. My champion is Tristan. May I activate it in the opponent's turn?
    Q (zh) 披篷处刑者（刺客）有职业奖励：快速启动。我方英雄是特里斯坦。对方回合可以启动吗？
    A (en) Yes.
    A (zh) 可以。
    Given it is the opponent's main phase
    And the position:
      | object               | player | place   |
      | Tristan, Underhanded | You    | field   |
      | Spirit of Wind       | You    | lineage |
      | Gray Wolf            | You    | hand    |
      | Cloaked Executioner  | You    | hand    |
    And you have 2 more cards in hand
    When the opponent passes
    Then you may not activate Gray Wolf
    When you react with Cloaked Executioner
    And the next item resolves
    Then Cloaked Executioner is on your field

  @id:ga-clb-3.hand-other @rule:CLB.3 @source:ga-keywords-zh#CLB.3 @source:ga-rules-2026-08#CLB.3 @control:ga-clb-3 @since:2025-03
  Scenario: Under another class the card in hand is slow
    Title (zh) 英雄职业不同时，手牌中的牌是慢速的
    Q (en) My champion is Lorraine, a warrior. May I activate Cloaked Executioner (assassin; fast activation with its class bonus) in the opponent's turn?
    Q (zh) 我方英雄是战士洛兰。对方回合可以启动披篷处刑者（刺客，职业奖励：快速启动）吗？
    A (en) No.
    A (zh) 不可以。
    Given it is the opponent's main phase
    And the position:
      | object                      | player | place   |
      | Lorraine, Wandering Warrior | You    | field   |
      | Spirit of Wind              | You    | lineage |
      | Cloaked Executioner         | You    | hand    |
    And you have 2 more cards in hand
    When the opponent passes
    Then you may not activate Cloaked Executioner

  @id:ga-clb-3.graveyard @rule:CLB.3 @source:ga-keywords-zh#CLB.3 @source:ga-rules-2026-08#CLB.3 @since:2025-03
  Scenario: A class bonus works in the graveyard
    Title (zh) 职业奖励在墓场中生效
    Q (en) Two allies in my graveyard have floating memory with a class bonus, a mage and an assassin. My champion is Tristan, an assassin, and memory is empty. Which pays a memory cost of 1?
    Q (zh) 我方墓场两名伙伴有职业奖励：遥忆，一名为法师，一名为刺客。我方英雄是刺客特里斯坦，回忆区为空。哪一名可以支付回忆代价1？
    A (en) The assassin.
    A (zh) 刺客。
    Given your materialize phase is about to begin
    And the position:
      | object               | player | place         | card                                   |
      | Tristan, Underhanded | You    | field         |                                        |
      | Item I               | You    | material deck | regalia, memory cost 1                 |
      | Ally X (1/3)         | You    | graveyard     | mage, class bonus: floating memory     |
      | Ally Y (1/3)         | You    | graveyard     | assassin, class bonus: floating memory |
    Then you may not materialize Item I paying with Ally X
    When you materialize Item I paying with Ally Y
    Then Ally Y is in your banishment
    And Ally X is in your graveyard

  @id:ga-clb-3.field @rule:CLB.3 @rule:CRT.1 @source:ga-keywords-zh#CLB.3 @source:ga-rules-2026-08#CLB.3 @since:2025-03
  Scenario: A class bonus works on the field
    Title (zh) 职业奖励在战场上生效
    Q (en) Bushwhack Bandit (assassin, power 2) has critical 1 with its class bonus. My champion is Tristan and the opponent has no card in hand. How much does it deal?
    Q (zh) 丛林伏匪（刺客，力量2）有职业奖励：暴击1。我方英雄是特里斯坦，对方没有手牌。造成多少伤害？
    A (en) Four.
    A (zh) 4点。
    Given it is your main phase
    And the position:
      | object               | player | place |
      | Tristan, Underhanded | You    | field |
      | Bushwhack Bandit     | You    | field |
    When you attack the opponent's champion with Bushwhack Bandit
    And the combat ends
    Then the opponent's champion has damage 4

  @id:ga-clb-3.stack @rule:CLB.3 @source:ga-keywords-zh#CLB.3 @source:ga-rules-2026-08#CLB.3 @since:2025-03
  Scenario: A class bonus works on the effects stack
    Title (zh) 职业奖励在效果堆叠上生效
    Q (en) Two actions draw a card, and a second one with their class bonus: one is of the mage class, one of the warrior class. My champion is a warrior. How many cards do I draw?
    Q (zh) 两个行动各抽一张牌，职业奖励再抽一张：一个为法师，一个为战士。我方英雄是战士。共抽几张牌？
    A (en) Three.
    A (zh) 三张。
    Given it is your main phase
    And the position:
      | object                      | player | place | card                                         |
      | Lorraine, Wandering Warrior | You    | field |                                              |
      | Action A                    | You    | hand  | mage, cost 0, draw 1, class bonus: draw 1    |
      | Action B                    | You    | hand  | warrior, cost 0, draw 1, class bonus: draw 1 |
    When you activate Action A
    And the effects stack resolves
    Then you have drawn 1 card
    When you activate Action B
    And the effects stack resolves
    Then you have drawn 3 cards

  @id:ga-clb-3.memory @rule:CLB.3 @source:ga-keywords-zh#CLB.3 @derived @since:2025-03
  Scenario: A class bonus works in memory
    Title (zh) 职业奖励在回忆区中生效
    Q (en) The only card of my memory is a warrior that draws a card with its class bonus when it is revealed from memory. My champion is a warrior. Do I draw when it is revealed?
    Q (zh) 我方回忆区唯一的牌是战士，职业奖励：从回忆区展示时抽一张牌。我方英雄是战士。展示时会抽牌吗？
    A (en) Yes.
    A (zh) 会。
    Given it is your main phase
    And the position:
      | object                      | player | place  | card                                               |
      | Lorraine, Wandering Warrior | You    | field  |                                                    |
      | Ally X (1/3)                | You    | memory | warrior, class bonus: revealed from memory: draw 1 |
      | Action A                    | You    | hand   | cost 0, reveal memory                              |
    When you activate Action A
    And the effects stack resolves
    Then you have drawn 1 card

  @id:ga-clb-3.memory-other @rule:CLB.3 @source:ga-keywords-zh#CLB.3 @derived @since:2025-03
  Scenario: Under another class nothing triggers in memory
    Title (zh) 英雄职业不同时，回忆区中没有触发
    Q (en) The same card is revealed under a mage. Do I draw?
    Q (zh) 在法师之下展示同一张牌。会抽牌吗？
    A (en) No.
    A (zh) 不会。
    Given it is your main phase
    And the position:
      | object            | player | place  | card                                               |
      | Rai, Spellcrafter | You    | field  |                                                    |
      | Ally X (1/3)      | You    | memory | warrior, class bonus: revealed from memory: draw 1 |
      | Action A          | You    | hand   | cost 0, reveal memory                              |
    When you activate Action A
    And the effects stack resolves
    Then you have drawn no card
    And Action A is in your graveyard

  @id:ga-clb-4 @rule:CLB.4 @source:ga-keywords-zh#CLB.4 @source:ga-rules-2026-08#CLB.4 @control:ga-clb-2 @since:2025-03
  Scenario: A keyword behind an unmet class bonus is not there
    Title (zh) 职业奖励未满足时，其后的关键词不存在
    Q (en) My champion is Tristan and my memory is empty; Flame-Rune Swordsman (mage, warrior) is in the graveyard. May I materialize an item of memory cost 1?
    Q (zh) 我方英雄是特里斯坦，回忆区为空，墓场有火焰符文剑士（法师、战士）。可以具现回忆代价1的物品吗？
    A (en) No. The Swordsman has no floating memory there.
    A (zh) 不可以。火焰符文剑士此时没有遥忆。
    Given your materialize phase is about to begin
    And the position:
      | object               | player | place         |
      | Tristan, Underhanded | You    | field         |
      | Tome of Sorcery      | You    | material deck |
      | Flame-Rune Swordsman | You    | graveyard     |
    Then you may not materialize Tome of Sorcery
    And Tome of Sorcery is in your material deck

  @id:ga-clb-4.looked-for @rule:CLB.4 @source:ga-keywords-zh#CLB.4 @source:ga-rules-2026-08#CLB.4 @since:2025-03
  Scenario: What looks for a keyword does not find it behind an unmet bonus
    Title (zh) 寻找关键词的效果找不到未满足奖励之后的关键词
    Q (en) Rainweaver Mage may banish a card with floating memory from the graveyard as it enters. My champion is Rai, a mage; Heighten Spellcraft (mage) and Nanyue Portsman (guardian, warrior) lie there. Which may I choose?
    Q (zh) 织雨法师进场时可以放逐墓场一张有遥忆的牌。我方英雄是法师雷，墓场有咒术升华（法师）与南越港民（守护者、战士）。可以选择哪一张？
    A (en) Heighten Spellcraft and any card whose floating memory is unrestricted, not the Portsman.
    A (zh) 咒术升华，以及遥忆没有限制的牌；不能选择南越港民。
    Given it is your main phase
    And the position:
      | object              | player | place     | card            |
      | Rai, Spellcrafter   | You    | field     |                 |
      | Spirit of Water     | You    | lineage   |                 |
      | Rainweaver Mage     | You    | hand      |                 |
      | Nanyue Portsman     | You    | graveyard |                 |
      | Heighten Spellcraft | You    | graveyard |                 |
      | Ally X (1/3)        | You    | graveyard | floating memory |
    And you have 3 more cards in hand
    When you activate Rainweaver Mage
    And the effects stack resolves
    And you accept, if asked
    Then you may choose: Heighten Spellcraft, Ally X
    And you may not choose Nanyue Portsman
    When you choose Ally X
    Then Ally X is in your banishment
    And Nanyue Portsman is in your graveyard

  @id:ga-clb-ex @rule:CLB.ex @rule:CLB.4 @source:ga-keywords-zh#CLB.ex @source:ga-rules-2026-08#CLB.ex @control:ga-clb-ex.own-graveyard @since:2025-03
  Scenario: The class bonus of a card in a graveyard asks for the champion of its owner
    Title (zh) 墓场中卡牌的职业奖励看其拥有者的英雄
    Q (en) Merlin banishes a card of a graveyard and gets a level counter if it has floating memory. I choose Flame-Rune Swordsman (mage, warrior) of an opponent whose champion is Tristan, an assassin. Does Merlin get one?
    Q (zh) 梅林放逐一张墓场的牌，若其有遥忆则获得一个等级指示物。我方选择对方墓场的火焰符文剑士（法师、战士），对方英雄是刺客特里斯坦。梅林会获得指示物吗？
    A (en) No. For its owner the class bonus is off.
    A (zh) 不会。对其拥有者而言，职业奖励未生效。
    Given it is your main phase
    And the position:
      | object                | player   | place     |
      | Merlin, Memory Thief  | You      | field     |
      | Tristan, Grim Stalker | Opponent | field     |
      | Gray Wolf             | Opponent | graveyard |
      | Flame-Rune Swordsman  | Opponent | graveyard |
    When you use the ability of Merlin, Memory Thief
    And the next item resolves
    And you choose Flame-Rune Swordsman
    Then Merlin, Memory Thief is rested
    And Flame-Rune Swordsman is in the opponent's banishment
    And Merlin, Memory Thief has no level counters
    And Tristan, Grim Stalker has no level counters
    And you have level 2

  @id:ga-clb-ex.own-graveyard @rule:CLB.ex @source:ga-keywords-zh#CLB.ex @derived @since:2025-03
  Scenario: In the graveyard of a mage the Swordsman has floating memory
    Title (zh) 在法师的墓场中，火焰符文剑士有遥忆
    Q (en) Merlin banishes Flame-Rune Swordsman from my own graveyard. Does he get a level counter?
    Q (zh) 梅林放逐我方墓场的火焰符文剑士。会获得等级指示物吗？
    A (en) Yes. My champion is a mage.
    A (zh) 会。我方英雄是法师。
    Given it is your main phase
    And the position:
      | object                | player   | place     |
      | Merlin, Memory Thief  | You      | field     |
      | Tristan, Grim Stalker | Opponent | field     |
      | Gray Wolf             | You      | graveyard |
      | Flame-Rune Swordsman  | You      | graveyard |
    When you use the ability of Merlin, Memory Thief
    And the next item resolves
    And you choose Flame-Rune Swordsman
    Then Flame-Rune Swordsman is in your banishment
    And Merlin, Memory Thief has 1 level counter
    And you have level 3

  @id:ga-clb-3.material-deck @rule:CLB.3 @rule:ELB.2 @source:ga-keywords-zh#CLB.3 @source:ga-keywords-zh#ELB.2 @source:ga-rules-2026-08#CLB.3 @since:2025-03
  Scenario: Class and element bonuses work in the material deck
    Title (zh) 职业与属性奖励在素材库中生效
    Q (en) Varuckan Soulknife (assassin, fire) may be activated from the material deck for three fire cards of the graveyard, with class and element bonus. My champion is a fire assassin. May I?
    Q (zh) 瓦鲁坎魂刃（刺客，火）有职业与属性奖励：可放逐墓场三张火属性牌，从素材库启动。我方英雄是火属性的刺客。可以吗？
    A (en) Yes. The three are banished, and it comes onto the field.
    A (zh) 可以。放逐三张牌，它进入战场。
    Given it is your main phase
    And the position:
      | object             | player | place         | card           |
      | Champion C (1/20)  | You    | field         | fire, assassin |
      | Varuckan Soulknife | You    | material deck |                |
      | Ally A (1/1)       | You    | graveyard     | fire           |
      | Ally B (1/1)       | You    | graveyard     | fire           |
      | Ally D (1/1)       | You    | graveyard     | fire           |
    When you activate Varuckan Soulknife
    Then you have 3 cards in banishment
    When the effects stack resolves
    Then Varuckan Soulknife is on your field

  @id:ga-clb-3.material-deck-other @rule:CLB.3 @source:ga-keywords-zh#CLB.3 @source:ga-rules-2026-08#CLB.3 @control:ga-clb-3.material-deck @since:2025-03
  Scenario: Under another class the text in the material deck is not there
    Title (zh) 英雄职业不同时，素材库中的文字不存在
    Q (en) My champion is a fire warrior. May I activate Varuckan Soulknife (assassin) from the material deck?
    Q (zh) 我方英雄是火属性的战士。可以从素材库启动瓦鲁坎魂刃（刺客）吗？
    A (en) No.
    A (zh) 不可以。
    Given it is your main phase
    And the position:
      | object             | player | place         | card          |
      | Champion C (1/20)  | You    | field         | fire, warrior |
      | Varuckan Soulknife | You    | material deck |               |
      | Ally A (1/1)       | You    | graveyard     | fire          |
      | Ally B (1/1)       | You    | graveyard     | fire          |
      | Ally D (1/1)       | You    | graveyard     | fire          |
    Then you may not activate Varuckan Soulknife
