@game:grand_archive
Feature: Brew

  @id:ga-brw-1 @rule:BRW.1 @source:ga-keywords-zh#BRW.1 @source:ga-rules-2026-08#BRW.1 @control:ga-brw-1.one-herb @since:2025-03
  Scenario: Brewing takes two different herbs of one's own
    Title (zh) 酿造需要自己操控的两种不同药草
    Q (en) I control Blightroot, Fraysia and Woodland Squirrels, the opponent controls Manaroot. With what may I brew Potion of Healing?
    Q (zh) 我方操控枯萎根、弗蕾花与林地松鼠，对方操控魔力根。可以用什么酿造治疗药水？
    A (en) With the two herbs I control. One herb, a herb of the opponent or an ally does not serve.
    A (zh) 用自己操控的两种药草。单独一种药草、对方的药草或伙伴都不可以。
    Given it is your main phase
    And the position:
      | object             | player   | place |
      | Potion of Healing  | You      | hand  |
      | Blightroot         | You      | field |
      | Fraysia            | You      | field |
      | Woodland Squirrels | You      | field |
      | Manaroot           | Opponent | field |
    Then you may not activate Potion of Healing brewing it paying with Blightroot and Manaroot
    And you may not activate Potion of Healing brewing it paying with Blightroot and Woodland Squirrels
    And you may not activate Potion of Healing brewing it paying with Blightroot
    When you activate Potion of Healing brewing it paying with Blightroot and Fraysia
    Then Potion of Healing is on the effects stack
    And Potion of Healing is brewed
    And there is no Blightroot on your field
    And there is no Fraysia on your field
    And Woodland Squirrels is on your field
    And Manaroot is on the opponent's field

  @id:ga-brw-1.one-herb @rule:BRW.1 @source:ga-keywords-zh#BRW.1 @source:ga-rules-2026-08#BRW.1 @since:2025-03
  Scenario: With one herb only the reserve cost is left
    Title (zh) 只有一种药草时只能支付封存代价
    Q (en) I control one herb and have three other cards in hand. How do I activate Potion of Healing?
    Q (zh) 我方只操控一种药草，另有三张手牌。如何启动治疗药水？
    A (en) By reserving three cards. It cannot be brewed.
    A (zh) 封存三张牌。不能酿造。
    Given it is your main phase
    And the position:
      | object            | player | place |
      | Potion of Healing | You    | hand  |
      | Blightroot        | You    | field |
    And you have 3 more cards in hand
    Then you may not activate Potion of Healing brewing it
    When you activate Potion of Healing
    Then Potion of Healing is on the effects stack
    And Potion of Healing is not brewed
    And you have 3 cards in memory
    And Blightroot is on your field

  @id:ga-brw-1.same-herb @rule:BRW.1 @source:ga-keywords-zh#BRW.1 @derived @since:2025-03
  Scenario: Two herbs of one name are not two different herbs
    Title (zh) 两个同名药草不算两种药草
    Q (en) I control two Blightroots. May I brew Potion of Healing?
    Q (zh) 我方操控两个枯萎根。可以酿造治疗药水吗？
    A (en) No. The two herbs have different names; with a Fraysia beside them it can be brewed.
    A (zh) 不可以。两种药草须为不同名称；若另有弗蕾花则可以酿造。
    Given it is your main phase
    And the position:
      | object            | player | place |
      | Potion of Healing | You    | hand  |
      | Blightroot as B1  | You    | field |
      | Blightroot as B2  | You    | field |
      | Fraysia           | You    | field |
    Then you may not activate Potion of Healing brewing it paying with B1 and B2
    When you activate Potion of Healing brewing it paying with B1 and Fraysia
    And the effects stack resolves
    Then Potion of Healing is on your field
    And B2 is on your field

  @id:ga-brw-2 @rule:BRW.2 @source:ga-keywords-zh#BRW.2 @source:ga-rules-2026-08#BRW.2 @since:2025-03
  Scenario: Brewing replaces the reserve cost: the herbs go at once and no card is reserved
    Title (zh) 酿造取代封存代价：药草立即牺牲，不封存任何牌
    Q (en) Potion of Healing is my only card in hand, and I control two herbs. May I activate it?
    Q (zh) 治疗药水是我方唯一的手牌，我方操控两种药草。可以启动吗？
    A (en) Yes, by sacrificing both. That is the cost: they are gone before anyone can react, and nothing is reserved.
    A (zh) 可以，牺牲两种药草。这是代价：在任何人行动之前已经支付，且不封存任何牌。
    Given it is your main phase
    And the position:
      | object            | player | place |
      | Potion of Healing | You    | hand  |
      | Blightroot        | You    | field |
      | Fraysia           | You    | field |
    Then you may not activate Potion of Healing not brewing it
    When you activate Potion of Healing brewing it
    Then Potion of Healing is on the effects stack
    And there is no Blightroot on your field
    And there is no Fraysia on your field
    And you have no cards in memory
    When the effects stack resolves
    Then Potion of Healing is on your field
    And Potion of Healing is brewed

  @id:ga-brw-2.no-herbs @control:ga-brw-2 @rule:BRW.2 @source:ga-keywords-zh#BRW.2 @source:ga-rules-2026-08#BRW.2 @since:2025-03
  Scenario: Without herbs and without cards to reserve the potion stays in hand
    Title (zh) 没有药草也没有可封存的牌时，药水留在手中
    Q (en) Potion of Healing is my only card in hand and I control no herb. May I activate it?
    Q (zh) 治疗药水是我方唯一的手牌，我方没有药草。可以启动吗？
    A (en) No. Neither cost can be paid.
    A (zh) 不可以。两种代价都无法支付。
    Given it is your main phase
    And the position:
      | object             | player | place |
      | Potion of Healing  | You    | hand  |
      | Woodland Squirrels | You    | hand  |
    Then you may not activate Potion of Healing
    And you may activate Woodland Squirrels
    And Potion of Healing is in your hand

  @id:ga-brw-2.either-way @rule:BRW.2 @source:ga-keywords-zh#BRW.2 @source:ga-rules-2026-08#BRW.2 @since:2025-03
  Scenario: Brewing is an option: the reserve cost may be paid though the herbs are there
    Title (zh) 酿造是可选的：有药草时也可以支付封存代价
    Q (en) I control two herbs and have three other cards in hand. Must I brew?
    Q (zh) 我方操控两种药草，另有三张手牌。必须酿造吗？
    A (en) No. Either cost may be paid; if it is not brewed, both herbs stay.
    A (zh) 不必。可以任选一种代价；不酿造时两种药草都留下。
    Given it is your main phase
    And the position:
      | object            | player | place |
      | Potion of Healing | You    | hand  |
      | Blightroot        | You    | field |
      | Fraysia           | You    | field |
    And you have 3 more cards in hand
    Then you may activate Potion of Healing brewing it
    When you activate Potion of Healing not brewing it
    And the effects stack resolves
    Then Potion of Healing is on your field
    And Potion of Healing is not brewed
    And Blightroot is on your field
    And Fraysia is on your field
    And you have 3 cards in memory

  @id:ga-brw-2.negated @rule:BRW.2 @rule:NEG.1 @source:ga-keywords-zh#BRW.2 @source:ga-rules-2026-08#BRW.2 @since:2025-03
  Scenario: The herbs stay gone when the brewed activation is negated
    Title (zh) 酿造的启动被否定时，药草不会返还
    Q (en) The opponent negates my brewed Potion of Healing. Do the herbs come back?
    Q (zh) 对方否定了我方酿造的治疗药水。药草会返还吗？
    A (en) No. They were the cost, and a cost is not undone by negating.
    A (zh) 不会。药草是代价，否定不会退还代价。
    Given it is your main phase
    And the position:
      | object                  | player   | place | card                 |
      | Potion of Healing as P1 | You      | hand  |                      |
      | Potion of Healing as P2 | You      | hand  |                      |
      | Blightroot              | You      | field |                      |
      | Fraysia                 | You      | field |                      |
      | Action A                | You      | hand  | cost 0, fast, draw 1 |
      | Action N                | Opponent | hand  | cost 0, fast, negate |
    When you activate P2 brewing it
    And you activate Action A
    And you pass
    And the opponent reacts with Action N choosing P2
    And the effects stack resolves
    Then P2 is in your graveyard
    And P1 is in your hand
    And Action A is in your graveyard
    And you have drawn 1 card
    And there is no Blightroot on your field
    And there is no Fraysia on your field

  @id:ga-brw-2.speed-potion @rule:BRW.2 @source:ga-keywords-zh#BRW.2 @source:ga-rules-2026-08#BRW.2 @since:2025-03
  Scenario: A card sees whether it was brewed when it enters
    Title (zh) 卡牌进场时能识别自己是否为酿造
    Q (en) I brew Speed Potion, which draws a card on entering if it was brewed. Do I draw?
    Q (zh) 我方酿造迅捷药水，它进场时若为酿造则抽一张牌。会抽牌吗？
    A (en) Yes, one card.
    A (zh) 会，抽一张牌。
    Given it is your main phase
    And the position:
      | object         | player | place   |
      | Spirit of Wind | You    | lineage |
      | Speed Potion   | You    | hand    |
      | Manaroot       | You    | field   |
      | Fraysia        | You    | field   |
    When you activate Speed Potion brewing it
    And the effects stack resolves
    Then Speed Potion is on your field
    And you have drawn 1 card

  @id:ga-brw-2.speed-potion-reserved @rule:BRW.2 @source:ga-keywords-zh#BRW.2 @control:ga-brw-2.speed-potion @since:2025-03
  Scenario: A potion paid for with cards of the hand was not brewed
    Title (zh) 以手牌支付的药水不是酿造
    Q (en) I pay the reserve cost of Speed Potion though I control two herbs. Do I draw?
    Q (zh) 我方操控两种药草，但以封存代价启动迅捷药水。会抽牌吗？
    A (en) No.
    A (zh) 不会。
    Given it is your main phase
    And the position:
      | object         | player | place   |
      | Spirit of Wind | You    | lineage |
      | Speed Potion   | You    | hand    |
      | Manaroot       | You    | field   |
      | Fraysia        | You    | field   |
    And you have 3 more cards in hand
    When you activate Speed Potion not brewing it
    And the effects stack resolves
    Then Speed Potion is on your field
    And you have drawn no card
    And Manaroot is on your field

  @id:ga-brw-3 @rule:BRW.3 @source:ga-keywords-zh#BRW.3 @source:ga-rules-2026-08#BRW.3 @control:ga-brw-3.not-brewed @derived @since:2025-03
  Scenario: What changes the reserve cost does not touch a brewed card
    Title (zh) 改变封存代价的效果不影响酿造
    Q (en) A domain makes item cards cost 1 more. I brew Potion of Healing with no other card in hand. Is that possible?
    Q (zh) 一个领地使物品牌多花费1。我方没有其他手牌，酿造治疗药水。可以吗？
    A (en) Yes. The increase belongs to the reserve cost, which brewing replaces.
    A (zh) 可以。增加的是封存代价，而酿造取代了封存代价。
    Given it is your main phase
    And the position:
      | object            | player   | place | card              |
      | Potion of Healing | You      | hand  |                   |
      | Blightroot        | You      | field |                   |
      | Fraysia           | You      | field |                   |
      | Domain D (3)      | Opponent | field | items cost 1 more |
    When you activate Potion of Healing brewing it
    Then Potion of Healing is on the effects stack
    And you have no cards in memory
    When the effects stack resolves
    Then Potion of Healing is on your field

  @id:ga-brw-3.not-brewed @rule:ACT.1.7 @source:ga-keywords-zh#BRW.3 @derived @since:2025-03
  Scenario: Unbrewed, an item that costs more takes one card more
    Title (zh) 不酿造时，加价的物品须多封存一张牌
    Q (en) A domain makes item cards cost 1 more. How many cards do I reserve for Potion of Healing without brewing?
    Q (zh) 一个领地使物品牌多花费1。不酿造时，治疗药水须封存几张牌？
    A (en) Four instead of three.
    A (zh) 四张，而不是三张。
    Given it is your main phase
    And the position:
      | object            | player   | place | card              |
      | Potion of Healing | You      | hand  |                   |
      | Blightroot        | You      | field |                   |
      | Fraysia           | You      | field |                   |
      | Domain D (3)      | Opponent | field | items cost 1 more |
    And you have 5 more cards in hand
    When you activate Potion of Healing not brewing it
    Then you have 4 cards in memory
    And you have 1 card in hand

  @id:ga-brw-3.additional-cost @rule:BRW.3 @source:ga-keywords-zh#BRW.3 @source:ga-rules-2026-08#BRW.3 @derived @since:2025-03
  Scenario: An additional cost is paid for a brewed card too
    Title (zh) 酿造时也须支付额外代价
    Q (en) A domain asks for a discard as an additional cost of item cards. What does a brewed Potion of Healing cost?
    Q (zh) 一个领地要求启动物品牌时额外弃一张牌。酿造治疗药水的代价是什么？
    A (en) The two herbs and the discarded card; nothing is reserved.
    A (zh) 两种药草加上弃一张牌；不封存任何牌。
    Given it is your main phase
    And the position:
      | object             | player   | place | card                 |
      | Potion of Healing  | You      | hand  |                      |
      | Woodland Squirrels | You      | hand  |                      |
      | Gray Wolf          | You      | hand  |                      |
      | Blightroot         | You      | field |                      |
      | Fraysia            | You      | field |                      |
      | Domain D (3)       | Opponent | field | items cost a discard |
    When you activate Potion of Healing brewing it
    And you pay with Gray Wolf
    Then Gray Wolf is in your graveyard
    And Woodland Squirrels is in your hand
    And there is no Blightroot on your field
    And there is no Fraysia on your field
    And you have no cards in memory
    When the effects stack resolves
    Then Potion of Healing is on your field

  @id:ga-brw-3.nothing-to-discard @control:ga-brw-3 @rule:BRW.3 @source:ga-keywords-zh#BRW.3 @source:ga-rules-2026-08#BRW.3 @derived @since:2025-03
  Scenario: With nothing to discard for the additional cost the brewed activation is illegal
    Title (zh) 无牌可弃时，酿造的启动不合法
    Q (en) A domain asks for a discard as an additional cost of item cards, and Potion of Healing is my only card. May I brew it?
    Q (zh) 一个领地要求启动物品牌时额外弃一张牌，治疗药水是我方唯一的手牌。可以酿造吗？
    A (en) No. The additional cost cannot be paid, so everything stays where it is.
    A (zh) 不可以。无法支付额外代价，一切维持原状。
    Given it is your main phase
    And the position:
      | object            | player   | place | card                 |
      | Potion of Healing | You      | hand  |                      |
      | Blightroot        | You      | field |                      |
      | Fraysia           | You      | field |                      |
      | Domain D (3)      | Opponent | field | items cost a discard |
    Then you may not activate Potion of Healing brewing it
    And Potion of Healing is in your hand
    And Blightroot is on your field
    And Fraysia is on your field
    And the effects stack is empty

  @id:ga-brw-2.copy @rule:BRW.2 @rule:CPY.3 @rule:CPY.4 @source:ga-rules-2026-08#BRW.2 @derived @since:2026-08
  Scenario: A copy of a brewed activation is brewed too
    Title (zh) 酿造的启动之复制品也视为酿造
    Q (en) I copy the activation of a brewed Speed Potion. Do I draw for the copy as well?
    Q (zh) 我方复制酿造迅捷药水的启动。复制品也会抽牌吗？
    A (en) Yes. Brewed belongs to the activation, and the copy has it.
    A (zh) 会。酿造是启动的属性，复制品也拥有。
    Given it is your main phase
    And the position:
      | object             | player | place   | card                    |
      | Spirit of Wind     | You    | lineage |                         |
      | Speed Potion as S1 | You    | hand    |                         |
      | Speed Potion as S2 | You    | hand    |                         |
      | Action A           | You    | hand    | cost 0, fast, empower 1 |
      | Action C           | You    | hand    | cost 0, fast, copy      |
      | Manaroot           | You    | field   |                         |
      | Fraysia            | You    | field   |                         |
    When you activate S2 brewing it
    And you activate Action A
    And you activate Action C choosing S2
    And the next item resolves
    Then a copy of S2 is on the effects stack
    When the effects stack resolves
    Then S2 is on your field
    And there are 2 Speed Potion on your field
    And you have drawn 2 cards

  @id:ga-brw-3.no-item @rule:ACT.1.7 @source:ga-keywords-zh#BRW.3 @control:ga-brw-3.additional-cost @derived @since:2025-03
  Scenario: An additional cost of items is not one of allies
    Title (zh) 物品的额外代价不适用于伙伴
    Q (en) A domain asks for a discard as an additional cost of item cards. What do I pay for an ally of cost 1?
    Q (zh) 一个领地要求启动物品牌时额外弃一张牌。我方启动代价1的伙伴须支付什么？
    A (en) One reserved card, and nothing is discarded.
    A (zh) 封存一张牌，不弃牌。
    Given it is your main phase
    And the position:
      | object       | player   | place | card                 |
      | Ally X (1/3) | You      | hand  | cost 1               |
      | Domain D (3) | Opponent | field | items cost a discard |
    And you have 2 more cards in hand
    When you activate Ally X
    Then Ally X is on the effects stack
    And you have 1 card in memory
    And you have 1 card in hand
    And you have no cards in the graveyard
