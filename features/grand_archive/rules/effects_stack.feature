@game:grand_archive
Feature: The effects stack

  @id:ga-stack-fizzles @rule:RSL.1.4.1 @source:ga-rules-2026-08#RSL.1.4.1 @control:ga-stack-fizzles.resolves @since:2025-03
  Scenario: An effect whose target is gone does nothing at all
    Title (zh) 目标已离场的效果完全不生效
    Q (en) An action deals 2 to an ally and draws a card. In response the ally is returned to hand. Is the card drawn?
    Q (zh) 一个行动对一名伙伴造成2点伤害并抽一张牌。响应使该伙伴移回手牌。还会抽牌吗？
    A (en) No. The activation fizzles as a whole.
    A (zh) 不会。整个启动落空。
    Given it is your main phase
    And the position:
      | object       | player   | place | card                         |
      | Action A     | You      | hand  | cost 0, deal 2, draw 1       |
      | Ally Y (1/3) | Opponent | field |                              |
      | Ally X (1/3) | Opponent | field |                              |
      | Action B     | Opponent | hand  | cost 0, fast, return to hand |
    When you activate Action A choosing Ally X
    And you pass
    And the opponent reacts with Action B choosing Ally X
    And the effects stack resolves
    Then Ally X is in the opponent's hand
    And you have drawn no card
    And Action A is in your graveyard
    And Ally Y has no damage

  @id:ga-stack-fizzles.resolves @rule:RSL.1.4.1 @source:ga-rules-2026-08#RSL.1.4.1 @since:2025-03
  Scenario: With its target there the effect resolves
    Title (zh) 目标仍在时效果照常结算
    Q (en) An action deals 2 to an ally and draws a card; nobody answers. What happens?
    Q (zh) 一个行动对一名伙伴造成2点伤害并抽一张牌；无人响应。结果如何？
    A (en) Both.
    A (zh) 两者都发生。
    Given it is your main phase
    And the position:
      | object       | player   | place | card                   |
      | Action A     | You      | hand  | cost 0, deal 2, draw 1 |
      | Ally Y (1/3) | Opponent | field |                        |
      | Ally X (1/3) | Opponent | field |                        |
    When you activate Action A choosing Ally X
    And the effects stack resolves
    Then Ally X has damage 2
    And you have drawn 1 card

  @id:ga-stack-keeps-opportunity @rule:OPP.8.1 @source:ga-rules-2026-08#OPP.8.1 @since:2025-03
  Scenario: Who activates a card has opportunity again first
    Title (zh) 启动卡牌的玩家先再次获得行动机会
    Q (en) I activate an action. Who may act next?
    Q (zh) 我方启动一个行动。接下来谁可以行动？
    A (en) I may, before the opponent.
    A (zh) 我方先于对方。
    Given it is your main phase
    And the position:
      | object   | player | place | card                 |
      | Action A | You    | hand  | cost 0, draw 1       |
      | Action B | You    | hand  | cost 0, fast, draw 1 |
    When you activate Action A
    Then you have opportunity
    When you activate Action B
    Then the effects stack has 2 items
    And you have opportunity
    When you pass
    Then the opponent has opportunity

  @id:ga-stack-turn-player @rule:OPP.8 @source:ga-rules-2026-08#OPP.8 @since:2025-03
  Scenario: After something has resolved the turn player has opportunity
    Title (zh) 结算之后由回合玩家获得行动机会
    Q (en) The opponent answers my action with another, which resolves. Who may act next?
    Q (zh) 对方以行动响应我方的行动并结算。接下来谁可以行动？
    A (en) I may: it is my turn.
    A (zh) 我方：现在是我方回合。
    Given it is your main phase
    And the position:
      | object   | player   | place | card                 |
      | Action A | You      | hand  | cost 0, draw 1       |
      | Action B | Opponent | hand  | cost 0, fast, draw 1 |
    When you activate Action A
    And you pass
    And the opponent reacts with Action B
    And the next item resolves
    Then you have opportunity
    And the effects stack has 1 item
    And the opponent has drawn 1 card
