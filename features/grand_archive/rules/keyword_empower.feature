@game:grand_archive
Feature: Empower

  @id:ga-emp-1 @rule:EMP.1 @source:ga-keywords-zh#EMP.1 @source:ga-rules-2026-08#EMP.1 @control:ga-emp-1.without @since:2025-03
  Scenario: Empower raises the level for the next spell card, and for that alone
    Title (zh) 赋能只为下一张法术牌提升等级
    Q (en) After Heighten Spellcraft (empower 3) I activate an ally, then two spells that deal damage equal to the level of Rai (1). What do they deal?
    Q (zh) 咒术升华（赋能3）结算后，我方启动一名伙伴，再启动两张造成等同雷的等级（1）伤害的法术。各造成多少伤害？
    A (en) Four, then one. The ally is no spell and uses nothing up.
    A (zh) 先4点，后1点。伙伴不是法术，不会消耗赋能。
    Given it is your main phase
    And the position:
      | object              | player   | place | card                   |
      | Rai, Spellcrafter   | You      | field |                        |
      | Heighten Spellcraft | You      | hand  |                        |
      | Woodland Squirrels  | You      | hand  |                        |
      | Action A            | You      | hand  | spell, cost 0, deal LV |
      | Action B            | You      | hand  | spell, cost 0, deal LV |
      | Ally X (1/9)        | Opponent | field |                        |
      | Ally Y (1/9)        | Opponent | field |                        |
    And you have 1 more card in hand
    When you activate Heighten Spellcraft
    And the effects stack resolves
    And you activate Woodland Squirrels
    And the effects stack resolves
    And you activate Action A choosing Ally Y
    And the effects stack resolves
    Then Ally Y has damage 4
    And you have level 1
    When you activate Action B choosing Ally Y
    And the effects stack resolves
    Then Ally Y has damage 5
    And Ally X has no damage

  @id:ga-emp-1.without @rule:EMP.1 @source:ga-keywords-zh#EMP.1 @source:ga-rules-2026-08#EMP.1 @since:2025-03
  Scenario: Without Empower a spell counts the level there is
    Title (zh) 没有赋能时，法术使用现有等级
    Q (en) A spell deals damage equal to the level of Rai (1). What does it deal?
    Q (zh) 一张法术造成等同雷的等级（1）的伤害。造成多少伤害？
    A (en) One.
    A (zh) 1点。
    Given it is your main phase
    And the position:
      | object            | player   | place | card                   |
      | Rai, Spellcrafter | You      | field |                        |
      | Action A          | You      | hand  | spell, cost 0, deal LV |
      | Ally X (1/9)      | Opponent | field |                        |
      | Ally Y (1/9)      | Opponent | field |                        |
    When you activate Action A choosing Ally Y
    And the effects stack resolves
    Then Ally Y has damage 1
    And Ally X has no damage

  @id:ga-emp-1.next-turn @rule:EMP.1 @source:ga-keywords-zh#EMP.1 @source:ga-rules-2026-08#EMP.1 @derived @since:2025-03
  Scenario: Empower does not wait for another turn
    Title (zh) 赋能不会保留到下个回合
    Q (en) I empower in my turn and activate my first spell in the opponent's turn. Which level does it count?
    Q (zh) 我方在自己的回合赋能，第一张法术在对方回合启动。使用哪个等级？
    A (en) The level there is: Empower is for this turn.
    A (zh) 现有等级：赋能只限本回合。
    Given it is your main phase
    And the position:
      | object            | player   | place | card                         |
      | Rai, Spellcrafter | You      | field |                              |
      | Action E          | You      | hand  | cost 0, empower 3            |
      | Action A          | You      | hand  | spell, cost 0, fast, deal LV |
      | Ally X (1/9)      | Opponent | field |                              |
      | Ally Y (1/9)      | Opponent | field |                              |
    When you activate Action E
    And the effects stack resolves
    And the turn passes
    And the opponent passes
    And you react with Action A choosing Ally Y
    And the next item resolves
    Then Ally Y has damage 1

  @id:ga-emp-1.cost @rule:EMP.1 @rule:EFF.1 @source:ga-keywords-zh#EMP.1 @source:ga-rules-2026-08#EMP.1 @derived @since:2025-03
  Scenario: Empower counts for the cost of the spell too
    Title (zh) 赋能也计入法术的代价
    Q (en) A spell costs 6 and has efficiency; Rai is level 1 and I have empower 3. What do I pay?
    Q (zh) 一张法术代价为6，有效率；雷等级为1，我方有赋能3。须支付多少？
    A (en) Two cards: the spell is activated as if the level were 4.
    A (zh) 两张牌：启动时视为等级4。
    Given it is your main phase
    And the position:
      | object            | player | place | card                              |
      | Rai, Spellcrafter | You    | field |                                   |
      | Action E          | You    | hand  | cost 0, empower 3                 |
      | Action A          | You    | hand  | spell, cost 6, efficiency, draw 1 |
    And you have 6 more cards in hand
    When you activate Action E
    And the effects stack resolves
    And you activate Action A
    Then you have 2 cards in memory
    And you have 4 cards in hand

  @id:ga-emp-1.stormcaller @rule:EMP.1 @rule:EFF.1 @source:ga-keywords-zh#EMP.1 @source:ga-rules-2026-08#EMP.1 @since:2025-03
  Scenario: Advent of the Stormcaller costs less when it is empowered
    Title (zh) 被赋能的唤雷者降临代价更低
    Q (en) Advent of the Stormcaller (spell, cost 15, efficiency) is the first spell after Heighten Spellcraft (empower 3) under Rai (level 1). What do I pay?
    Q (zh) 唤雷者降临（法术，代价15，效率）是咒术升华（赋能3）之后的第一张法术，雷等级为1。须支付多少？
    A (en) Eleven cards.
    A (zh) 十一张牌。
    Given it is your main phase
    And the position:
      | object                    | player | place   | card   |
      | Rai, Spellcrafter         | You    | field   |        |
      | Champion E (0/15)         | You    | lineage | arcane |
      | Heighten Spellcraft       | You    | hand    |        |
      | Advent of the Stormcaller | You    | hand    |        |
    And you have 13 more cards in hand
    When you activate Heighten Spellcraft
    And the effects stack resolves
    Then you have 1 card in memory
    When you activate Advent of the Stormcaller
    Then you have 12 cards in memory
    And you have 1 card in hand

  @id:ga-emp-1.level-restriction @rule:EMP.1 @rule:LVL.1 @source:ga-keywords-zh#EMP.1 @derived @since:2025-03
  Scenario: An empowered spell meets a level restriction
    Title (zh) 被赋能的法术满足等级限制
    Q (en) A spell draws a card, and two more at level 3. Rai is level 1 and I have empower 2. How many cards do I draw?
    Q (zh) 一张法术抽一张牌，等级3时再抽两张。雷等级为1，我方有赋能2。抽几张牌？
    A (en) Three.
    A (zh) 三张。
    Given it is your main phase
    And the position:
      | object            | player | place | card                                    |
      | Rai, Spellcrafter | You    | field |                                         |
      | Action E          | You    | hand  | cost 0, empower 2                       |
      | Action A          | You    | hand  | spell, cost 0, draw 1, level 3+: draw 2 |
    When you activate Action E
    And the effects stack resolves
    And you activate Action A
    And the effects stack resolves
    Then you have drawn 3 cards

  @id:ga-emp-1.added-up @rule:EMP.1 @source:ga-rules-2026-08#EMP.1 @derived @since:2026-08
  Scenario: Two effects that empower add up
    Title (zh) 两份赋能相加
    Q (en) I have empower 2 and empower 1 when I activate a spell that deals damage equal to the level of Rai (1). What does it deal?
    Q (zh) 我方有赋能2与赋能1，启动一张造成等同雷的等级（1）伤害的法术。造成多少伤害？
    A (en) Four.
    A (zh) 4点。
    Given it is your main phase
    And the position:
      | object            | player   | place | card                   |
      | Rai, Spellcrafter | You      | field |                        |
      | Action E          | You      | hand  | cost 0, empower 2      |
      | Action F          | You      | hand  | cost 0, empower 1      |
      | Action A          | You      | hand  | spell, cost 0, deal LV |
      | Ally X (1/9)      | Opponent | field |                        |
      | Ally Y (1/9)      | Opponent | field |                        |
    When you activate Action E
    And the effects stack resolves
    And you activate Action F
    And the effects stack resolves
    And you activate Action A choosing Ally Y
    And the effects stack resolves
    Then Ally Y has damage 4

  @id:ga-emp-2 @rule:EMP.2 @source:ga-keywords-zh#EMP.2 @source:ga-rules-2026-08#EMP.2 @control:ga-emp-2.not-negated @since:2025-03
  Scenario: Empower is used up as the next spell is activated, even if that is negated
    Title (zh) 下一张法术一经启动即消耗赋能，即使被否定
    Q (en) I banish Gem of Sorority for empower 2. My first spell is negated. Which level does my second spell count under Rai (1)?
    Q (zh) 我方放逐姐妹情谊宝石获得赋能2。第一张法术被否定。雷（等级1）之下，第二张法术使用哪个等级？
    A (en) Level 1. The first has used it up.
    A (zh) 等级1。第一张已消耗赋能。
    Given it is your main phase
    And the position:
      | object            | player   | place | card                   |
      | Rai, Spellcrafter | You      | field |                        |
      | Gem of Sorority   | You      | field |                        |
      | Action A          | You      | hand  | spell, cost 0, deal LV |
      | Action B          | You      | hand  | spell, cost 0, deal LV |
      | Action M          | Opponent | hand  | cost 0, fast, draw 1   |
      | Action N          | Opponent | hand  | cost 0, fast, negate   |
      | Ally X (1/9)      | Opponent | field |                        |
      | Ally Y (1/9)      | Opponent | field |                        |
    When you use the ability of Gem of Sorority
    And the effects stack resolves
    And you activate Action A choosing Ally Y
    And you pass
    And the opponent reacts with Action N choosing Action A
    And the effects stack resolves
    Then Ally Y has no damage
    And Action A is in your graveyard
    When you activate Action B choosing Ally Y
    And the effects stack resolves
    Then Ally Y has damage 1

  @id:ga-emp-2.not-negated @rule:EMP.2 @source:ga-keywords-zh#EMP.2 @source:ga-rules-2026-08#EMP.2 @since:2025-03
  Scenario: The first spell of mine has the empowered level, one of an opponent has not
    Title (zh) 自己的第一张法术使用赋能等级，对手的法术不会
    Q (en) I have empower 2 by Gem of Sorority. The opponent activates a spell before me. What do their spell and mine deal under champions of level 1?
    Q (zh) 我方由姐妹情谊宝石获得赋能2。对方先启动一张法术。双方英雄等级均为1，两张法术各造成多少伤害？
    A (en) Theirs one, mine three: Empower belongs to me.
    A (zh) 对方1点，我方3点：赋能属于我方。
    Given it is your main phase
    And the position:
      | object            | player   | place | card                         |
      | Rai, Spellcrafter | You      | field |                              |
      | Gem of Sorority   | You      | field |                              |
      | Action A          | You      | hand  | spell, cost 0, deal LV       |
      | Action O          | Opponent | hand  | spell, cost 0, fast, deal LV |
      | Ally X (1/9)      | Opponent | field |                              |
      | Ally Y (1/9)      | Opponent | field |                              |
      | Ally Z (1/9)      | You      | field |                              |
    When you use the ability of Gem of Sorority
    And the effects stack resolves
    And you pass
    And the opponent reacts with Action O choosing Ally Z
    And the next item resolves
    Then Ally Z has damage 1
    When you activate Action A choosing Ally Y
    And the effects stack resolves
    Then Ally Y has damage 3

  @id:ga-emp-2.1 @rule:EMP.2.1 @source:ga-keywords-zh#EMP.2.1 @since:2025-03 @until:2025-03 @control:ga-emp-2.1.without
  Scenario: In 2025 a copy of an empowered spell was not empowered
    Title (zh) 2025年的规则：被赋能法术的复制品未被赋能
    Q (en) I have empower 2 and activate a spell that draws a card, two if it is empowered; I copy it. How many cards do I draw?
    Q (zh) 我方有赋能2，启动一张抽一张牌、若被赋能则抽两张的法术，并复制它。共抽几张牌？
    A (en) Three: two for the original, one for the copy.
    A (zh) 三张：原牌两张，复制品一张。
    Given it is your main phase
    And the position:
      | object            | player | place | card                                          |
      | Rai, Spellcrafter | You    | field |                                               |
      | Gem of Sorority   | You    | field |                                               |
      | Action A          | You    | hand  | cost 0, fast, draw 3                          |
      | Action S          | You    | hand  | spell, cost 0, fast, draw 1 or 2 if empowered |
      | Action C          | You    | hand  | cost 0, fast, copy                            |
    When you use the ability of Gem of Sorority
    And the effects stack resolves
    And you activate Action S
    Then Action S is empowered
    When you activate Action C choosing Action S
    And the effects stack resolves
    Then you have drawn 3 cards

  @id:ga-emp-2.1-since-2026-08 @rule:EMP.2.1 @source:ga-rules-2026-08#EMP.2.1 @since:2026-08 @control:ga-emp-2.1.without
  Scenario: Today a copy of an empowered spell is empowered
    Title (zh) 如今被赋能法术的复制品同样被赋能
    Q (en) I have empower 2 and activate a spell that draws a card, two if it is empowered; I copy it. How many cards do I draw?
    Q (zh) 我方有赋能2，启动一张抽一张牌、若被赋能则抽两张的法术，并复制它。共抽几张牌？
    A (en) Four: empowered is a property of the activation, and the copy has it.
    A (zh) 四张：被赋能是启动的属性，复制品也拥有。
    Given it is your main phase
    And the position:
      | object            | player | place | card                                          |
      | Rai, Spellcrafter | You    | field |                                               |
      | Gem of Sorority   | You    | field |                                               |
      | Action A          | You    | hand  | cost 0, fast, draw 3                          |
      | Action S          | You    | hand  | spell, cost 0, fast, draw 1 or 2 if empowered |
      | Action C          | You    | hand  | cost 0, fast, copy                            |
    When you use the ability of Gem of Sorority
    And the effects stack resolves
    And you activate Action S
    Then Action S is empowered
    When you activate Action C choosing Action S
    And the effects stack resolves
    Then you have drawn 4 cards

  @id:ga-emp-2.1.without @rule:EMP.2.1 @source:ga-keywords-zh#EMP.2.1 @source:ga-rules-2026-08#EMP.2.1 @since:2025-03
  Scenario: Without Empower neither the spell nor its copy is empowered
    Title (zh) 没有赋能时，法术与复制品都未被赋能
    Q (en) I activate a spell that draws a card, two if it is empowered, and copy it, without Empower. How many cards do I draw?
    Q (zh) 没有赋能时，我方启动一张抽一张牌、若被赋能则抽两张的法术，并复制它。共抽几张牌？
    A (en) Two.
    A (zh) 两张。
    Given it is your main phase
    And the position:
      | object            | player | place | card                                          |
      | Rai, Spellcrafter | You    | field |                                               |
      | Action A          | You    | hand  | cost 0, fast, draw 3                          |
      | Action S          | You    | hand  | spell, cost 0, fast, draw 1 or 2 if empowered |
      | Action C          | You    | hand  | cost 0, fast, copy                            |
    When you activate Action S
    Then Action S is not empowered
    When you activate Action C choosing Action S
    And the effects stack resolves
    Then you have drawn 2 cards

  @id:ga-emp-2.1.level-of-copy @rule:EMP.2.1 @source:ga-rules-2026-08#EMP.2.1 @derived @since:2026-08
  Scenario: Today a copy uses the raised level too
    Title (zh) 如今复制品也使用提升后的等级
    Q (en) I have empower 2 under Rai (level 1), activate a spell that deals damage equal to the level, and copy it onto the same target. What is dealt altogether?
    Q (zh) 雷等级为1，我方有赋能2，启动一张造成等同等级伤害的法术并复制，目标相同。合计造成多少伤害？
    A (en) Six.
    A (zh) 6点。
    Given it is your main phase
    And the position:
      | object            | player   | place | card                         |
      | Rai, Spellcrafter | You      | field |                              |
      | Action E          | You      | hand  | cost 0, empower 2            |
      | Action A          | You      | hand  | cost 0, fast, draw 3         |
      | Action S          | You      | hand  | spell, cost 0, fast, deal LV |
      | Action C          | You      | hand  | cost 0, fast, copy           |
      | Ally X (1/9)      | Opponent | field |                              |
      | Ally Y (1/9)      | Opponent | field |                              |
    When you activate Action E
    And the effects stack resolves
    And you activate Action S choosing Ally Y
    And you activate Action C choosing Action S
    And the effects stack resolves
    Then Ally Y has damage 6
