@game:grand_archive
Feature: Efficiency

  @id:ga-eff-1 @rule:EFF.1 @source:ga-keywords-zh#EFF.1 @source:ga-rules-2026-08#EFF.1 @control:ga-eff-1.other-class @since:2025-03
  Scenario: Efficiency lowers the reserve cost by the level of the champion
    Title (zh) 效率使封存代价减少等同英雄等级的数值
    Q (en) My champion Tristan, Grim Stalker is level 2. What does Mastermind Scheme (cost 6, efficiency) cost?
    Q (zh) 我方英雄特里斯坦等级为2。幕后谋划（代价6，效率）须支付多少？
    A (en) Four cards.
    A (zh) 四张牌。
    Given it is your main phase
    And the position:
      | object                | player | place |
      | Tristan, Grim Stalker | You    | field |
      | Mastermind Scheme     | You    | hand  |
    And you have 6 more cards in hand
    When you activate Mastermind Scheme
    Then you have 4 cards in memory
    And you have 2 cards in hand

  @id:ga-eff-1.counter @rule:EFF.1 @source:ga-keywords-zh#EFF.1 @source:ga-rules-2026-08#EFF.1 @since:2025-03
  Scenario: Level counters count for Efficiency
    Title (zh) 等级指示物计入效率
    Q (en) Tristan, Grim Stalker (level 2) has a level counter. What does Mastermind Scheme (cost 6, efficiency) cost?
    Q (zh) 特里斯坦（等级2）有一个等级指示物。幕后谋划（代价6，效率）须支付多少？
    A (en) Three cards.
    A (zh) 三张牌。
    Given it is your main phase
    And the position:
      | object                | player | place | state           |
      | Tristan, Grim Stalker | You    | field | 1 level counter |
      | Mastermind Scheme     | You    | hand  |                 |
    And you have 6 more cards in hand
    When you activate Mastermind Scheme
    Then you have 3 cards in memory

  @id:ga-eff-1.level-one @rule:EFF.1 @source:ga-keywords-zh#EFF.1 @source:ga-rules-2026-08#EFF.1 @since:2025-03
  Scenario: A champion of level 1 saves one card
    Title (zh) 等级1的英雄节省一张牌
    Q (en) My champion is Tristan, Underhanded (level 1). What does Mastermind Scheme (cost 6, efficiency) cost?
    Q (zh) 我方英雄特里斯坦等级为1。幕后谋划（代价6，效率）须支付多少？
    A (en) Five cards.
    A (zh) 五张牌。
    Given it is your main phase
    And the position:
      | object               | player | place |
      | Tristan, Underhanded | You    | field |
      | Mastermind Scheme    | You    | hand  |
    And you have 6 more cards in hand
    When you activate Mastermind Scheme
    Then you have 5 cards in memory

  @id:ga-eff-1.other-class @rule:EFF.1 @source:ga-keywords-zh#EFF.1 @source:ga-rules-2026-08#EFF.1 @since:2025-03
  Scenario: With its class bonus off the card has no Efficiency
    Title (zh) 职业奖励未生效时没有效率
    Q (en) My champion is Lorraine, Blademaster (level 2, a warrior). What does Mastermind Scheme (assassin) cost?
    Q (zh) 我方英雄洛兰等级为2，是战士。幕后谋划（刺客）须支付多少？
    A (en) Six cards.
    A (zh) 六张牌。
    Given it is your main phase
    And the position:
      | object                | player | place |
      | Lorraine, Blademaster | You    | field |
      | Mastermind Scheme     | You    | hand  |
    And you have 7 more cards in hand
    When you activate Mastermind Scheme
    Then you have 6 cards in memory
    And you have 1 card in hand

  @id:ga-eff-1.floor @rule:EFF.1 @source:ga-keywords-zh#EFF.1 @derived @since:2025-03
  Scenario: A cost does not fall below nothing
    Title (zh) 代价不会低于零
    Q (en) My champion is level 3, and an ally with efficiency costs 2. What do I pay?
    Q (zh) 我方英雄等级为3，一名有效率的伙伴代价为2。须支付多少？
    A (en) Nothing.
    A (zh) 不须支付。
    Given it is your main phase
    And the position:
      | object            | player | place | card               |
      | Champion C (3/24) | You    | field |                    |
      | Ally X (2/3)      | You    | hand  | cost 2, efficiency |
    And you have 2 more cards in hand
    When you activate Ally X
    Then Ally X is on the effects stack
    And you have no cards in memory
    And you have 2 cards in hand

  @id:ga-eff-2 @rule:EFF.2 @source:ga-keywords-zh#EFF.2 @source:ga-rules-2026-08#EFF.2 @control:ga-eff-1 @since:2025-03
  Scenario: Efficiency works only while the card is put onto the effects stack
    Title (zh) 效率只在卡牌放上效果堆叠时生效
    Q (en) Tristan, Grim Stalker is level 2. Is Mastermind Scheme in my hand a card of reserve cost 6 or 4 for a card that asks to reveal one of cost 6?
    Q (zh) 特里斯坦等级为2。对于要求展示封存代价6的牌，手中的幕后谋划代价是6还是4？
    A (en) Of 6: in hand efficiency does nothing.
    A (zh) 是6：效率在手牌中不生效。
    Given it is your main phase
    And the position:
      | object                | player | place | card                  |
      | Tristan, Grim Stalker | You    | field |                       |
      | Mastermind Scheme     | You    | hand  |                       |
      | Ally V (1/1)          | You    | hand  | cost 4                |
      | Ally W (1/1)          | You    | hand  | cost 4                |
      | Ally Z (1/1)          | You    | hand  | cost 6                |
      | Action A              | You    | hand  | cost 0, reveal cost 4 |
      | Action B              | You    | hand  | cost 0, reveal cost 6 |
    When you activate Action A
    And the effects stack resolves
    Then you may choose: Ally V, Ally W
    And you may not choose Mastermind Scheme
    When you choose Ally V
    And you activate Action B
    And the effects stack resolves
    Then you may choose: Mastermind Scheme, Ally Z
    When you choose Mastermind Scheme
    Then Mastermind Scheme is in your hand
    And you have no cards in memory

  @id:ga-eff-2.level-after @rule:EFF.2 @source:ga-keywords-zh#EFF.2 @source:ga-rules-2026-08#EFF.2 @control:ga-eff-2.level-before @since:2025-03
  Scenario: A level gained after the activation gives nothing back
    Title (zh) 启动之后提升的等级不退还代价
    Q (en) I activate Mastermind Scheme under Tristan of level 2 and in response raise his level by 1. What did it cost?
    Q (zh) 我方在特里斯坦等级2时启动幕后谋划，响应使其等级+1。共支付多少？
    A (en) Four cards: the cost was fixed when it was put onto the effects stack.
    A (zh) 四张牌：代价在放上效果堆叠时已经确定。
    Given it is your main phase
    And the position:
      | object                | player | place | card                     |
      | Tristan, Grim Stalker | You    | field |                          |
      | Mastermind Scheme     | You    | hand  |                          |
      | Action A              | You    | hand  | cost 0, fast, level up 1 |
    And you have 5 more cards in hand
    When you activate Mastermind Scheme
    And you activate Action A
    And the next item resolves
    Then you have level 3
    And you have 4 cards in memory
    And you have 1 card in hand

  @id:ga-eff-2.level-before @rule:EFF.2 @source:ga-keywords-zh#EFF.2 @source:ga-rules-2026-08#EFF.2 @since:2025-03
  Scenario: A level gained before the activation lowers the cost
    Title (zh) 启动之前提升的等级降低代价
    Q (en) I raise the level of Tristan from 2 to 3 first and then activate Mastermind Scheme. What does it cost?
    Q (zh) 我方先使特里斯坦的等级由2变为3，再启动幕后谋划。须支付多少？
    A (en) Three cards.
    A (zh) 三张牌。
    Given it is your main phase
    And the position:
      | object                | player | place | card                     |
      | Tristan, Grim Stalker | You    | field |                          |
      | Mastermind Scheme     | You    | hand  |                          |
      | Action A              | You    | hand  | cost 0, fast, level up 1 |
    And you have 5 more cards in hand
    When you activate Action A
    And the effects stack resolves
    And you activate Mastermind Scheme
    Then you have 3 cards in memory
    And you have 2 cards in hand
