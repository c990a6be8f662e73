@game:grand_archive
Feature: Imbue

  @id:ga-imb-1 @rule:IMB.1 @source:ga-keywords-zh#IMB.1 @source:ga-rules-2026-08#IMB.1 @control:ga-imb-1.other-element @since:2025-03
  Scenario: Revealing enough cards of its element as they are reserved imbues a card
    Title (zh) 封存时展示足够数量的同属性牌，卡牌即被灌注
    Q (en) I activate Shangxiang (norm, cost 3, imbue 3) revealing the three norm cards I reserve. Is she imbued?
    Q (zh) 我方启动尚香（无属性，代价3，灌注3），展示封存的三张无属性牌。她被灌注吗？
    A (en) Yes.
    A (zh) 会。
    Given it is your main phase
    And the position:
      | object                      | player | place |
      | Shangxiang, Fierce Princess | You    | hand  |
      | Woodland Squirrels          | You    | hand  |
      | Gray Wolf                   | You    | hand  |
      | Shade Striker               | You    | hand  |
    When you activate Shangxiang, Fierce Princess revealing the cards
    Then Shangxiang, Fierce Princess is imbued
    And you have 3 cards in memory
    When the effects stack resolves
    Then Shangxiang, Fierce Princess is on your field
    And Shangxiang, Fierce Princess is imbued

  @id:ga-imb-1.other-element @rule:IMB.1 @source:ga-keywords-zh#IMB.1 @source:ga-rules-2026-08#IMB.1 @since:2025-03
  Scenario: Cards of another element do not count for Imbue
    Title (zh) 其他属性的牌不计入灌注
    Q (en) I reveal two norm cards and Flame-Rune Swordsman (fire) for Shangxiang (norm, imbue 3). Is she imbued?
    Q (zh) 我方为尚香（无属性，灌注3）展示两张无属性牌与火焰符文剑士（火）。她被灌注吗？
    A (en) No. She is activated all the same.
    A (zh) 不会。但仍正常启动。
    Given it is your main phase
    And the position:
      | object                      | player | place |
      | Shangxiang, Fierce Princess | You    | hand  |
      | Woodland Squirrels          | You    | hand  |
      | Gray Wolf                   | You    | hand  |
      | Flame-Rune Swordsman        | You    | hand  |
    When you activate Shangxiang, Fierce Princess revealing the cards
    Then Shangxiang, Fierce Princess is not imbued
    And you have 3 cards in memory
    When the effects stack resolves
    Then Shangxiang, Fierce Princess is on your field
    And Shangxiang, Fierce Princess is not imbued

  @id:ga-imb-1.not-revealed @rule:IMB.1 @source:ga-keywords-zh#IMB.1 @source:ga-rules-2026-08#IMB.1 @since:2025-03
  Scenario: Cards that are not revealed do not imbue
    Title (zh) 没有展示的牌不会灌注
    Q (en) I reserve three norm cards for Shangxiang (norm, imbue 3) without revealing them. Is she imbued?
    Q (zh) 我方为尚香（无属性，灌注3）封存三张无属性牌而不展示。她被灌注吗？
    A (en) No.
    A (zh) 不会。
    Given it is your main phase
    And the position:
      | object                      | player | place |
      | Shangxiang, Fierce Princess | You    | hand  |
      | Woodland Squirrels          | You    | hand  |
      | Gray Wolf                   | You    | hand  |
      | Shade Striker               | You    | hand  |
    When you activate Shangxiang, Fierce Princess not revealing the cards
    Then you have 3 cards in memory
    When the effects stack resolves
    Then Shangxiang, Fierce Princess is on your field
    And Shangxiang, Fierce Princess is not imbued

  @id:ga-imb-1.matching-element @rule:IMB.1 @source:ga-keywords-zh#IMB.1 @source:ga-rules-2026-08#IMB.1 @since:2025-03
  Scenario: The element asked for is that of the card with Imbue
    Title (zh) 灌注所看的是该牌自身的属性
    Q (en) A fire ally (cost 2) has imbue 2; I reveal two fire cards for it. A second one is paid for with two norm cards, revealed. Which is imbued?
    Q (zh) 一名火属性伙伴（代价2）有灌注2；我方为其展示两张火属性牌。另一名以两张无属性牌支付并展示。哪一名被灌注？
    A (en) The first.
    A (zh) 第一名。
    Given it is your main phase
    And the position:
      | object            | player | place | card                  |
      | Champion C (1/20) | You    | field | fire                  |
      | Ally X (2/3)      | You    | hand  | fire, cost 2, imbue 2 |
      | Ally Y (2/3)      | You    | hand  | fire, cost 2, imbue 2 |
      | Ally A (1/1)      | You    | hand  | fire                  |
      | Ally B (1/1)      | You    | hand  | fire                  |
      | Ally D (1/1)      | You    | hand  |                       |
      | Ally E (1/1)      | You    | hand  |                       |
    When you activate Ally X revealing the cards paying with Ally A and Ally B
    And the effects stack resolves
    Then Ally X is imbued
    When you activate Ally Y revealing the cards paying with Ally D and Ally E
    And the effects stack resolves
    Then Ally Y is not imbued

  @id:ga-imb-2 @rule:IMB.2 @source:ga-keywords-zh#IMB.2 @source:ga-rules-2026-08#IMB.2 @control:ga-imb-2.not-imbued @since:2025-03
  Scenario: The object a card becomes is imbued too
    Title (zh) 卡牌成为的物件同样被灌注
    Q (en) An imbued Shangxiang is dealt 3 by a fire action; imbued, she is dealt less by fire. Does she live (life 3)?
    Q (zh) 被灌注的尚香受到火属性行动的3点伤害；被灌注时她受到的火属性伤害减少。她（生命3）存活吗？
    A (en) Yes, with 1 damage.
    A (zh) 存活，受到1点伤害。
    Given it is your main phase
    And the position:
      | object                      | player   | place | card                       |
      | Shangxiang, Fierce Princess | You      | hand  |                            |
      | Woodland Squirrels          | You      | hand  |                            |
      | Gray Wolf                   | You      | hand  |                            |
      | Shade Striker               | You      | hand  |                            |
      | Ally Y (1/3)                | You      | field |                            |
      | Champion D (1/20)           | Opponent | field | fire                       |
      | Action A                    | Opponent | hand  | fire, cost 0, fast, deal 3 |
    When you activate Shangxiang, Fierce Princess revealing the cards
    And the effects stack resolves
    And you pass
    And the opponent reacts with Action A choosing Shangxiang, Fierce Princess
    And the next item resolves
    Then Shangxiang, Fierce Princess is on your field
    And Shangxiang, Fierce Princess has damage 1

  @id:ga-imb-2.not-imbued @rule:IMB.2 @source:ga-keywords-zh#IMB.2 @source:ga-rules-2026-08#IMB.2 @since:2025-03
  Scenario: An object that is not imbued has no such text
    Title (zh) 未被灌注的物件没有该效果
    Q (en) Shangxiang, not imbued, is dealt 3 by a fire action. Does she live (life 3)?
    Q (zh) 未被灌注的尚香受到火属性行动的3点伤害。她（生命3）存活吗？
    A (en) No.
    A (zh) 不存活。
    Given it is your main phase
    And the position:
      | object                      | player   | place | card                       |
      | Shangxiang, Fierce Princess | You      | field |                            |
      | Ally Y (1/3)                | You      | field |                            |
      | Champion D (1/20)           | Opponent | field | fire                       |
      | Action A                    | Opponent | hand  | fire, cost 0, fast, deal 3 |
    When you pass
    And the opponent reacts with Action A choosing Shangxiang, Fierce Princess
    And the next item resolves
    Then Shangxiang, Fierce Princess is in your graveyard
    And Ally Y has no damage

  @id:ga-imb-2.action @rule:IMB.2 @source:ga-keywords-zh#IMB.2 @source:ga-rules-2026-08#IMB.2 @since:2025-03
  Scenario: An imbued action knows it as it resolves
    Title (zh) 被灌注的行动在结算时生效
    Q (en) An action (norm, cost 1, imbue 1) draws two cards if it is imbued. I reveal the norm card I reserve. How many cards do I draw?
    Q (zh) 一个行动（无属性，代价1，灌注1）若被灌注则抽两张牌。我方展示封存的无属性牌。抽几张牌？
    A (en) Two.
    A (zh) 两张。
    Given it is your main phase
    And the position:
      | object    | player | place | card                              |
      | Action A  | You    | hand  | cost 1, imbue 1, draw 2 if imbued |
      | Gray Wolf | You    | hand  |                                   |
    When you activate Action A revealing the cards
    Then Action A is imbued
    When the effects stack resolves
    Then you have drawn 2 cards

  @id:ga-imb-2.copy @rule:IMB.2 @rule:CPY.3 @source:ga-rules-2026-08#IMB.2 @derived @since:2026-08
  Scenario: A copy of an imbued activation is imbued
    Title (zh) 被灌注启动的复制品同样被灌注
    Q (en) An imbued action draws two cards if it is imbued, and I copy it. How many cards do I draw altogether?
    Q (zh) 一个被灌注的行动若被灌注则抽两张牌，我方复制它。共抽几张牌？
    A (en) Four.
    A (zh) 四张。
    Given it is your main phase
    And the position:
      | object    | player | place | card                                    |
      | Action B  | You    | hand  | cost 0, fast, draw 1                    |
      | Action A  | You    | hand  | cost 1, fast, imbue 1, draw 2 if imbued |
      | Action C  | You    | hand  | cost 0, fast, copy                      |
      | Gray Wolf | You    | hand  |                                         |
    When you activate Action A revealing the cards paying with Gray Wolf
    And you activate Action C choosing Action A
    And the effects stack resolves
    Then you have drawn 4 cards

  @id:ga-imb-3 @rule:IMB.3 @source:ga-keywords-zh#IMB.3 @source:ga-rules-2026-08#IMB.3 @control:ga-imb-3.from-memory @since:2025-03
  Scenario: A card reserved revealed is not revealed from memory
    Title (zh) 展示着封存的牌不算从回忆区展示
    Q (en) Luxem Sight recovers 3 when it is revealed from memory. I reserve it revealed for a card with imbue 1; my champion is luxem with 3 damage. Does it recover?
    Q (zh) 圣光视界从回忆区展示时恢复3。我方为有灌注1的牌展示着封存它；圣光属性的英雄有3点伤害。会恢复吗？
    A (en) No. It was not in memory when it was revealed.
    A (zh) 不会。展示时它不在回忆区。
    Given it is your main phase
    And the position:
      | object            | player | place | state    | card                   |
      | Champion C (1/20) | You    | field | damage 3 | luxem                  |
      | Ally X (2/3)      | You    | hand  |          | luxem, cost 1, imbue 1 |
      | Luxem Sight       | You    | hand  |          |                        |
    When you activate Ally X revealing the cards
    Then Ally X is imbued
    And Luxem Sight is in your memory
    And the effects stack has 1 item
    When the effects stack resolves
    Then Champion C has damage 3

  @id:ga-imb-3.from-memory @rule:IMB.3 @rule:ELB.2 @source:ga-keywords-zh#IMB.3 @source:ga-rules-2026-08#IMB.3 @since:2025-03
  Scenario: A card that is revealed from memory triggers
    Title (zh) 从回忆区展示的牌会触发
    Q (en) Corhazi Lightblade attacks under an assassin and reveals a card of my memory, Luxem Sight. My champion is luxem with 5 damage. What is its damage then?
    Q (zh) 科哈兹光刃在刺客之下攻击，展示我方回忆区的圣光视界。圣光属性的英雄有5点伤害。之后伤害是多少？
    A (en) Two.
    A (zh) 2点。
    Given it is your main phase
    And the position:
      | object             | player   | place  | state    | card            |
      | Champion C (1/20)  | You      | field  | damage 5 | luxem, assassin |
      | Corhazi Lightblade | You      | field  |          |                 |
      | Luxem Sight        | You      | memory |          |                 |
      | Ally Z (1/9)       | Opponent | field  | rested   |                 |
    When you attack Ally Z with Corhazi Lightblade
    And the effects stack resolves
    Then Champion C has damage 2

  @id:ga-imb-4 @rule:IMB.4 @source:ga-keywords-zh#IMB.4 @source:ga-rules-2026-08#IMB.4 @derived @since:2025-03
  Scenario: The revealed cards are face down once the card is on the effects stack
    Title (zh) 卡牌放上效果堆叠后，展示的牌翻回背面
    Q (en) I reserved three cards revealed for Shangxiang, and she is on the effects stack. Are the cards face up in memory?
    Q (zh) 我方为尚香展示着封存了三张牌，她已在效果堆叠上。回忆区的牌是正面朝上吗？
    A (en) No. They are turned face down as soon as she has been activated.
    A (zh) 不是。她成功启动后立即翻为背面。
    Given it is your main phase
    And the position:
      | object                      | player | place |
      | Shangxiang, Fierce Princess | You    | hand  |
      | Woodland Squirrels          | You    | hand  |
      | Gray Wolf                   | You    | hand  |
      | Shade Striker               | You    | hand  |
    When you activate Shangxiang, Fierce Princess revealing the cards
    Then Shangxiang, Fierce Princess is on the effects stack
    And Shangxiang, Fierce Princess is imbued
    And Gray Wolf is in your memory
    And Gray Wolf is face down
    And Woodland Squirrels is face down

  @id:ga-imb-5 @rule:IMB.5 @source:ga-keywords-zh#IMB.5 @source:ga-rules-2026-08#IMB.5 @control:ga-imb-5.too-few @since:2025-03
  Scenario: Of several instances of Imbue the smallest number is enough
    Title (zh) 有多个灌注时满足最小数值即可
    Q (en) A norm ally (cost 4) has imbue 2 and imbue 4; I reveal two norm and two fire cards. Is it imbued?
    Q (zh) 一名无属性伙伴（代价4）有灌注2与灌注4；我方展示两张无属性与两张火属性牌。会被灌注吗？
    A (en) Yes.
    A (zh) 会。
    Given it is your main phase
    And the position:
      | object                     | player | place | card                     |
      | Ally X (2/3)               | You    | hand  | cost 4, imbue 4, imbue 2 |
      | Woodland Squirrels         | You    | hand  |                          |
      | Gray Wolf                  | You    | hand  |                          |
      | Flame-Rune Swordsman as F1 | You    | hand  |                          |
      | Flame-Rune Swordsman as F2 | You    | hand  |                          |
    When you activate Ally X revealing the cards
    And the effects stack resolves
    Then Ally X is on your field
    And Ally X is imbued

  @id:ga-imb-5.too-few @rule:IMB.5 @source:ga-keywords-zh#IMB.5 @source:ga-rules-2026-08#IMB.5 @since:2025-03
  Scenario: Fewer than the smallest number do not imbue
    Title (zh) 少于最小数值不会灌注
    Q (en) A norm ally (cost 4) has imbue 2 and imbue 4; I reveal one norm and three fire cards. Is it imbued?
    Q (zh) 一名无属性伙伴（代价4）有灌注2与灌注4；我方展示一张无属性与三张火属性牌。会被灌注吗？
    A (en) No.
    A (zh) 不会。
    Given it is your main phase
    And the position:
      | object                     | player | place | card                     |
      | Ally X (2/3)               | You    | hand  | cost 4, imbue 4, imbue 2 |
      | Gray Wolf                  | You    | hand  |                          |
      | Flame-Rune Swordsman as F1 | You    | hand  |                          |
      | Flame-Rune Swordsman as F2 | You    | hand  |                          |
      | Silent Firebrand           | You    | hand  |                          |
    When you activate Ally X revealing the cards
    And the effects stack resolves
    Then Ally X is on your field
    And Ally X is not imbued

  @id:ga-imb-5.alone @rule:IMB.5 @source:ga-keywords-zh#IMB.5 @since:2025-03
  Scenario: The larger number alone is not met by two cards
    Title (zh) 单独的较大数值不能由两张牌满足
    Q (en) A norm ally (cost 4) has imbue 4 alone; I reveal two norm and two fire cards. Is it imbued?
    Q (zh) 一名无属性伙伴（代价4）只有灌注4；我方展示两张无属性与两张火属性牌。会被灌注吗？
    A (en) No.
    A (zh) 不会。
    Given it is your main phase
    And the position:
      | object                     | player | place | card            |
      | Ally X (2/3)               | You    | hand  | cost 4, imbue 4 |
      | Woodland Squirrels         | You    | hand  |                 |
      | Gray Wolf                  | You    | hand  |                 |
      | Flame-Rune Swordsman as F1 | You    | hand  |                 |
      | Flame-Rune Swordsman as F2 | You    | hand  |                 |
    When you activate Ally X revealing the cards
    And the effects stack resolves
    Then Ally X is on your field
    And Ally X is not imbued
