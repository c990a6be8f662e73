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

  @id:ga-stack-condition @rule:TRG.3.1 @source:ga-rules-2026-08#TRG.3.1 @control:ga-stack-condition.awake @since:2025-03
  Scenario: A condition that is not met keeps an ability from triggering
    Title (zh) 条件未满足时能力不触发
    Q (en) Tristan, Grim Stalker gets a preparation counter at the beginning of my end phase if he is awake. He is rested. Does it trigger?
    Q (zh) 特里斯坦，幽灵追踪者在我方结束阶段开始时，若处于备战则获得一个准备指示物。他处于待命。会触发吗？
    A (en) No.
    A (zh) 不会。
    Given it is your main phase
    And the position:
      | object                | player | place | state  |
      | Tristan, Grim Stalker | You    | field | rested |
      | Ally A (1/1)          | You    | hand  |        |
    When the turn passes
    Then it is the opponent's turn
    And Tristan, Grim Stalker has no preparation counters

  @id:ga-stack-condition.awake @rule:TRG.3.1 @source:ga-rules-2026-08#TRG.3.1 @since:2025-03
  Scenario: With the condition met the ability triggers
    Title (zh) 条件满足时能力触发
    Q (en) Tristan, Grim Stalker is awake as my end phase begins. Does he get a counter?
    Q (zh) 我方结束阶段开始时，特里斯坦，幽灵追踪者处于备战。会获得指示物吗？
    A (en) Yes; the ability uses the effects stack.
    A (zh) 会；该能力使用效果堆叠。
    Given it is your main phase
    And the position:
      | object                | player | place |
      | Tristan, Grim Stalker | You    | field |
    When the end phase begins
    Then the effects stack has 1 item
    When the effects stack resolves
    Then Tristan, Grim Stalker has 1 preparation counter

  @id:ga-stack-condition.rested-in-response @rule:TRG.3.2 @source:ga-rules-2026-08#TRG.3.2 @control:ga-stack-condition.awake @since:2025-03
  Scenario: A condition that is not met any more on resolution undoes the ability
    Title (zh) 结算时条件不再满足，能力不生效
    Q (en) The ability of Tristan, Grim Stalker is on the effects stack, and the opponent rests him in response. Does he get a counter?
    Q (zh) 特里斯坦，幽灵追踪者的能力在效果堆叠上，对方响应使其转为待命。会获得指示物吗？
    A (en) No.
    A (zh) 不会。
    Given it is your main phase
    And the position:
      | object                | player   | place | card               |
      | Tristan, Grim Stalker | You      | field |                    |
      | Ally W (1/1)          | You      | field |                    |
      | Action A              | Opponent | hand  | cost 0, fast, rest |
    When the end phase begins
    And you pass
    And the opponent reacts with Action A choosing Tristan, Grim Stalker
    And the effects stack resolves
    Then Tristan, Grim Stalker is rested
    And Tristan, Grim Stalker has no preparation counters
