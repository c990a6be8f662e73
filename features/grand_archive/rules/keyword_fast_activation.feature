@game:grand_archive
Feature: Fast Activation

  @id:ga-fst-1 @rule:FST.1 @rule:SPD.2.1 @source:ga-keywords-zh#FST.1 @source:ga-rules-2026-08#FST.1 @since:2025-03
  Scenario: A card with Fast Activation may be activated at fast speed
    Title (zh) 快速启动的牌可以以快速速度启动
    Q (en) The opponent has activated an action in their main phase. May I answer with Reconnaissance Scout?
    Q (zh) 对方在其主阶段启动了行动。我方可以用侦察斥候响应吗？
    A (en) Yes. It goes on top of the effects stack and enters first; two cards are reserved.
    A (zh) 可以。它位于效果堆叠最上方并先进场；封存两张牌。
    Given it is the opponent's main phase
    And the position:
      | object               | player   | place   | card           |
      | Spirit of Wind       | You      | lineage |                |
      | Reconnaissance Scout | You      | hand    |                |
      | Action A             | Opponent | hand    | cost 0, draw 1 |
    And you have 2 more cards in hand
    When the opponent activates Action A
    And the opponent passes
    And you react with Reconnaissance Scout
    Then you have 2 cards in memory
    And the effects stack has 2 items
    When the next item resolves
    Then Reconnaissance Scout is on your field
    And Action A is on the effects stack

  @id:ga-fst-1.slow @rule:FST.1 @rule:SPD.2.1 @source:ga-keywords-zh#FST.1 @source:ga-rules-2026-08#FST.1 @control:ga-fst-1 @since:2025-03
  Scenario: An ally without Fast Activation is slow
    Title (zh) 没有快速启动的伙伴是慢速的
    Q (en) The opponent has activated an action in their main phase. May I answer with Imperial Recruit?
    Q (zh) 对方在其主阶段启动了行动。我方可以用帝国新兵响应吗？
    A (en) No.
    A (zh) 不可以。
    Given it is the opponent's main phase
    And the position:
      | object           | player   | place | card           |
      | Imperial Recruit | You      | hand  |                |
      | Action A         | Opponent | hand  | cost 0, draw 1 |
    And you have 2 more cards in hand
    When the opponent activates Action A
    And the opponent passes
    Then you may not activate Imperial Recruit

  @id:ga-fst-1.own-turn @rule:FST.1 @source:ga-keywords-zh#FST.1 @source:ga-rules-2026-08#FST.1 @since:2025-03
  Scenario: With something on the effects stack only a fast card can be activated, in one's own turn too
    Title (zh) 效果堆叠上有东西时，在自己的回合也只能启动快速的牌
    Q (en) I have activated an action in my own main phase. Which may I activate on top of it: Reconnaissance Scout or Imperial Recruit?
    Q (zh) 我方在自己的主阶段启动了行动。可以在其上启动侦察斥候还是帝国新兵？
    A (en) The Scout only; with an empty stack the Recruit as well.
    A (zh) 只有侦察斥候；效果堆叠为空时新兵也可以。
    Given it is your main phase
    And the position:
      | object               | player | place   | card           |
      | Spirit of Wind       | You    | lineage |                |
      | Imperial Recruit     | You    | hand    |                |
      | Reconnaissance Scout | You    | hand    |                |
      | Action A             | You    | hand    | cost 0, draw 1 |
    And you have 4 more cards in hand
    Then you may activate Imperial Recruit
    When you activate Action A
    Then you may not activate Imperial Recruit
    When you activate Reconnaissance Scout
    And the next item resolves
    Then Reconnaissance Scout is on your field
    And Action A is on the effects stack

  @id:ga-fst-2 @rule:FST.2 @source:ga-keywords-zh#FST.2 @source:ga-rules-2026-08#FST.2 @since:2025-03
  Scenario: Fast Activation twice is as once
    Title (zh) 两个快速启动等同一个
    Q (en) An ally (cost 2) has fast activation twice, another once. What differs when I activate them in the opponent's turn?
    Q (zh) 一名伙伴（代价2）有两个快速启动，另一名有一个。在对方回合启动时有何不同？
    A (en) Nothing: each costs two cards and is one activation.
    A (zh) 没有不同：各支付两张牌，各为一次启动。
    Given it is the opponent's main phase
    And the position:
      | object       | player | place | card                                     |
      | Ally X (1/3) | You    | hand  | cost 2, fast activation, fast activation |
      | Ally Y (1/3) | You    | hand  | cost 2, fast activation                  |
    And you have 4 more cards in hand
    When the opponent passes
    And you react with Ally X
    Then the effects stack has 1 item
    And you have 2 cards in memory
    When you react with Ally Y
    Then the effects stack has 2 items
    And you have 4 cards in memory
    When the effects stack resolves
    Then Ally X is on your field
    And Ally Y is on your field
