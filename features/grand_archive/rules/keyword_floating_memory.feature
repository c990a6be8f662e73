@game:grand_archive
Feature: Floating Memory

  @id:ga-flm-1 @rule:FLM.1 @source:ga-keywords-zh#FLM.1 @source:ga-rules-2026-08#FLM.1 @control:ga-flm-1.declined @since:2025-03
  Scenario: A card with Floating Memory in the graveyard pays 1 of a memory cost
    Title (zh) 墓场中的遥忆牌可以支付1点回忆代价
    Q (en) Flame-Rune Swordsman (floating memory under Lorraine) is in my graveyard, and two cards are in memory. I materialize Tome of Sorcery (memory cost 1) with the Swordsman. What is banished?
    Q (zh) 火焰符文剑士（洛兰之下有遥忆）在我方墓场，回忆区有两张牌。我方以火焰符文剑士具现巫术典籍（回忆代价1）。放逐什么？
    A (en) The Swordsman only.
    A (zh) 只放逐火焰符文剑士。
    Given your materialize phase is about to begin
    And the position:
      | object                      | player | place         |
      | Lorraine, Wandering Warrior | You    | field         |
      | Tome of Sorcery             | You    | material deck |
      | Gray Wolf                   | You    | graveyard     |
      | Flame-Rune Swordsman        | You    | graveyard     |
    And you have 2 more cards in memory
    Then you may not materialize Tome of Sorcery paying with Gray Wolf
    When you materialize Tome of Sorcery paying with Flame-Rune Swordsman
    Then Flame-Rune Swordsman is in your banishment
    And you have 2 cards in memory
    When the effects stack resolves
    Then Tome of Sorcery is on your field

  @id:ga-flm-1.declined @rule:FLM.1 @source:ga-keywords-zh#FLM.1 @source:ga-rules-2026-08#FLM.1 @since:2025-03
  Scenario: Floating Memory is an option
    Title (zh) 遥忆是可选的
    Q (en) I materialize Tome of Sorcery without the Swordsman of my graveyard. What is banished?
    Q (zh) 我方具现巫术典籍，不使用墓场的火焰符文剑士。放逐什么？
    A (en) A random card of memory; the Swordsman stays.
    A (zh) 随机放逐回忆区的一张牌；火焰符文剑士留下。
    Given your materialize phase is about to begin
    And the position:
      | object                      | player | place         |
      | Lorraine, Wandering Warrior | You    | field         |
      | Tome of Sorcery             | You    | material deck |
      | Flame-Rune Swordsman        | You    | graveyard     |
    And you have 2 more cards in memory
    When you materialize Tome of Sorcery paying with nothing
    Then Flame-Rune Swordsman is in your graveyard
    And you have 1 card in memory
    And you have 1 card in banishment

  @id:ga-flm-1.reserve-cost @rule:FLM.1 @source:ga-keywords-zh#FLM.1 @source:ga-rules-2026-08#FLM.1 @control:ga-flm-1 @since:2025-03
  Scenario: Floating Memory does not pay a reserve cost
    Title (zh) 遥忆不能支付封存代价
    Q (en) An ally costs 1, my hand is empty otherwise, and a card with floating memory is in my graveyard. May I activate the ally?
    Q (zh) 一名伙伴代价为1，没有其他手牌，墓场有一张遥忆牌。可以启动该伙伴吗？
    A (en) No.
    A (zh) 不可以。
    Given it is your main phase
    And the position:
      | object       | player | place     | card            |
      | Ally X (1/3) | You    | hand      | cost 1          |
      | Ally Y (1/3) | You    | hand      | cost 0          |
      | Ally Z (1/3) | You    | graveyard | floating memory |
    Then you may not activate Ally X paying with Ally Z
    When you activate Ally Y
    And the effects stack resolves
    Then Ally Y is on your field
    And Ally Z is in your graveyard

  @id:ga-flm-1.class-bonus-off @rule:FLM.1 @rule:CLB.4 @source:ga-keywords-zh#FLM.1 @control:ga-flm-1 @since:2025-03
  Scenario: Floating Memory behind a class bonus that is off pays nothing
    Title (zh) 职业奖励未生效时，遥忆不能支付
    Q (en) My champion is Tristan, an assassin. May Flame-Rune Swordsman (mage, warrior) pay for Tome of Sorcery?
    Q (zh) 我方英雄是刺客特里斯坦。火焰符文剑士（法师、战士）可以支付巫术典籍吗？
    A (en) No; a card whose floating memory is unrestricted may.
    A (zh) 不可以；遥忆没有限制的牌可以。
    Given your materialize phase is about to begin
    And the position:
      | object               | player | place         | card            |
      | Tristan, Underhanded | You    | field         |                 |
      | Tome of Sorcery      | You    | material deck |                 |
      | Flame-Rune Swordsman | You    | graveyard     |                 |
      | Ally X (1/3)         | You    | graveyard     | floating memory |
    Then you may not materialize Tome of Sorcery paying with Flame-Rune Swordsman
    When you materialize Tome of Sorcery paying with Ally X
    Then Ally X is in your banishment
    And Flame-Rune Swordsman is in your graveyard

  @id:ga-flm-2 @rule:FLM.2 @rule:PAY.2 @source:ga-keywords-zh#FLM.2 @source:ga-rules-2026-08#FLM.2 @control:ga-flm-2.declined @since:2025-03
  Scenario: Floating Memory is declared before the random cards are known
    Title (zh) 遥忆在确定随机放逐之前宣告
    Q (en) I level up into Lorraine, Blademaster (memory cost 2) with Flame-Rune Swordsman from the graveyard; one card is in memory. Is it paid?
    Q (zh) 我方升级为洛兰，剑术大师（回忆代价2），使用墓场的火焰符文剑士；回忆区有一张牌。代价足够吗？
    A (en) Yes. The Swordsman pays 1, so one random card of memory is left to banish.
    A (zh) 足够。火焰符文剑士支付1，因此只须随机放逐回忆区的一张牌。
    Given your materialize phase is about to begin
    And the position:
      | object                      | player | place         |
      | Lorraine, Wandering Warrior | You    | field         |
      | Lorraine, Blademaster       | You    | material deck |
      | Flame-Rune Swordsman        | You    | graveyard     |
    And you have 1 more card in memory
    Then you may not materialize Lorraine, Blademaster paying with nothing
    When you materialize Lorraine, Blademaster paying with Flame-Rune Swordsman
    Then Flame-Rune Swordsman is in your banishment
    And you have 2 cards in banishment
    And you have no cards in memory
    When the effects stack resolves
    Then Lorraine, Blademaster is on your field

  @id:ga-flm-2.declined @rule:FLM.2 @source:ga-keywords-zh#FLM.2 @source:ga-rules-2026-08#FLM.2 @since:2025-03
  Scenario: If nothing is declared the whole cost is banished at random from memory
    Title (zh) 没有宣告时，全部代价由回忆区随机放逐
    Q (en) I level up into Lorraine, Blademaster (memory cost 2) with three cards in memory and declare nothing. What is banished?
    Q (zh) 我方升级为洛兰，剑术大师（回忆代价2），回忆区有三张牌，不宣告遥忆。放逐什么？
    A (en) Two cards of memory at random; the Swordsman stays in the graveyard.
    A (zh) 随机放逐回忆区的两张牌；火焰符文剑士留在墓场。
    Given your materialize phase is about to begin
    And the position:
      | object                      | player | place         |
      | Lorraine, Wandering Warrior | You    | field         |
      | Lorraine, Blademaster       | You    | material deck |
      | Flame-Rune Swordsman        | You    | graveyard     |
    And you have 3 more cards in memory
    When you materialize Lorraine, Blademaster paying with nothing
    Then you have 1 card in memory
    And you have 2 cards in banishment
    And Flame-Rune Swordsman is in your graveyard

  @id:ga-flm-3 @rule:FLM.3 @source:ga-keywords-zh#FLM.3 @source:ga-rules-2026-08#FLM.3 @control:ga-flm-3.two-cards @since:2025-03
  Scenario: A card with Floating Memory twice pays 1 only
    Title (zh) 有两个遥忆的牌也只支付1
    Q (en) One card with floating memory twice is in my graveyard, and memory is empty. May I pay a memory cost of 2?
    Q (zh) 墓场有一张有两个遥忆的牌，回忆区为空。可以支付回忆代价2吗？
    A (en) No. It pays 1; with one card in memory beside it the cost can be met.
    A (zh) 不可以。它支付1；若回忆区另有一张牌则可以支付。
    Given your materialize phase is about to begin
    And the position:
      | object                      | player | place         | card                             |
      | Lorraine, Wandering Warrior | You    | field         |                                  |
      | Item I                      | You    | material deck | regalia, memory cost 1           |
      | Lorraine, Blademaster       | You    | material deck |                                  |
      | Ally X (1/3)                | You    | graveyard     | floating memory, floating memory |
    Then you may not materialize Lorraine, Blademaster
    When you materialize Item I paying with Ally X
    Then Ally X is in your banishment
    And Lorraine, Blademaster is in your material deck

  @id:ga-flm-3.two-cards @rule:FLM.3 @source:ga-keywords-zh#FLM.3 @source:ga-rules-2026-08#FLM.3 @since:2025-03
  Scenario: Two cards with Floating Memory pay 2
    Title (zh) 两张遥忆牌支付2
    Q (en) Two Flame-Rune Swordsmen are in my graveyard, and memory is empty. May I pay a memory cost of 2 under Lorraine?
    Q (zh) 墓场有两张火焰符文剑士，回忆区为空。洛兰之下可以支付回忆代价2吗？
    A (en) Yes. Both are banished.
    A (zh) 可以。两张都放逐。
    Given your materialize phase is about to begin
    And the position:
      | object                      | player | place         |
      | Lorraine, Wandering Warrior | You    | field         |
      | Lorraine, Blademaster       | You    | material deck |
      | Flame-Rune Swordsman as F1  | You    | graveyard     |
      | Flame-Rune Swordsman as F2  | You    | graveyard     |
    When you materialize Lorraine, Blademaster
    Then F1 is in your banishment
    And F2 is in your banishment
    When the effects stack resolves
    Then Lorraine, Blademaster is on your field
