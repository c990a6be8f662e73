@game:grand_archive
Feature: Kindle

  @id:ga-kin-1 @rule:KIN.1 @source:ga-keywords-zh#KIN.1 @source:ga-rules-2026-08#KIN.1 @control:ga-kin-1.one @since:2025-03
  Scenario: Fire cards of the graveyard pay for a card with Kindle
    Title (zh) 点燃以墓场的火属性牌支付代价
    Q (en) Silent Firebrand costs 4 and has kindle 2. I banish two fire cards from my graveyard and have two other cards in hand. Is it paid?
    Q (zh) 沉默的煽火者的封存代价为4，有点燃2。我方从墓场放逐两张火属性牌，另有两张手牌。代价足够吗？
    A (en) Yes. Each banished fire card pays 1; the other 2 are reserved.
    A (zh) 足够。每张被放逐的火属性牌支付1，其余2由封存支付。
    Given it is your main phase
    And the position:
      | object                     | player | place     |
      | Tristan, Underhanded       | You    | field     |
      | Spirit of Fire             | You    | lineage   |
      | Silent Firebrand           | You    | hand      |
      | Deep Sea Fractal           | You    | graveyard |
      | Arthur, Young Heir         | You    | graveyard |
      | Flame-Rune Swordsman as F1 | You    | graveyard |
      | Flame-Rune Swordsman as F2 | You    | graveyard |
    And you have 2 more cards in hand
    When you activate Silent Firebrand paying with F1 and F2
    Then Silent Firebrand is on the effects stack
    And F1 is in your banishment
    And F2 is in your banishment
    And you have 2 cards in memory
    And you have no cards in hand
    When the effects stack resolves
    Then Silent Firebrand is on your field
    And Arthur, Young Heir is in your graveyard

  @id:ga-kin-1.none @rule:KIN.1 @source:ga-keywords-zh#KIN.1 @source:ga-rules-2026-08#KIN.1 @control:ga-kin-1 @since:2025-03
  Scenario: Without kindling the whole reserve cost is due
    Title (zh) 不点燃时须支付全部封存代价
    Q (en) I kindle nothing for Silent Firebrand (cost 4) with two other cards in hand. May I activate it?
    Q (zh) 我方手中另有两张牌，不点燃任何牌。可以启动沉默的煽火者（代价4）吗？
    A (en) No. Two cards do not pay 4.
    A (zh) 不可以。两张牌不足以支付4。
    Given it is your main phase
    And the position:
      | object                     | player | place     |
      | Tristan, Underhanded       | You    | field     |
      | Spirit of Fire             | You    | lineage   |
      | Silent Firebrand           | You    | hand      |
      | Flame-Rune Swordsman as F1 | You    | graveyard |
      | Flame-Rune Swordsman as F2 | You    | graveyard |
    And you have 2 more cards in hand
    Then you may not activate Silent Firebrand paying with nothing
    And you may not activate Silent Firebrand paying with F1
    And you may activate Silent Firebrand paying with F1 and F2

  @id:ga-kin-1.one @rule:KIN.1 @source:ga-keywords-zh#KIN.1 @source:ga-rules-2026-08#KIN.1 @since:2025-03
  Scenario: Up to N: one fire card may be kindled
    Title (zh) 至多N张：可以只点燃一张
    Q (en) I banish one fire card for Silent Firebrand (cost 4, kindle 2). How many cards do I reserve?
    Q (zh) 我方为沉默的煽火者（代价4，点燃2）只放逐一张火属性牌。须封存几张牌？
    A (en) Three.
    A (zh) 三张。
    Given it is your main phase
    And the position:
      | object                     | player | place     |
      | Tristan, Underhanded       | You    | field     |
      | Spirit of Fire             | You    | lineage   |
      | Silent Firebrand           | You    | hand      |
      | Flame-Rune Swordsman as F1 | You    | graveyard |
      | Flame-Rune Swordsman as F2 | You    | graveyard |
    And you have 4 more cards in hand
    When you activate Silent Firebrand paying with F2
    Then F2 is in your banishment
    And F1 is in your graveyard
    And you have 3 cards in memory
    And you have 1 card in hand

  @id:ga-kin-1.limits @rule:KIN.1 @source:ga-keywords-zh#KIN.1 @source:ga-rules-2026-08#KIN.1 @control:ga-kin-1 @since:2025-03
  Scenario: A third card or a card that is not fire cannot be kindled
    Title (zh) 不能点燃第三张牌或非火属性的牌
    Q (en) May I banish three fire cards, or Deep Sea Fractal (water), for kindle 2?
    Q (zh) 点燃2可以放逐三张火属性牌，或放逐深海碎形（水属性）吗？
    A (en) No. At most two, and fire cards only.
    A (zh) 不可以。至多两张，且必须为火属性。
    Given it is your main phase
    And the position:
      | object                     | player   | place     |
      | Tristan, Underhanded       | You      | field     |
      | Spirit of Fire             | You      | lineage   |
      | Silent Firebrand           | You      | hand      |
      | Deep Sea Fractal           | You      | graveyard |
      | Arthur, Young Heir         | You      | graveyard |
      | Flame-Rune Swordsman as F1 | You      | graveyard |
      | Flame-Rune Swordsman as F2 | You      | graveyard |
      | Flame-Rune Swordsman as F3 | Opponent | graveyard |
    And you have 4 more cards in hand
    Then you may not activate Silent Firebrand paying with F1 and F2 and Arthur, Young Heir
    And you may not activate Silent Firebrand paying with F1 and Deep Sea Fractal
    And you may not activate Silent Firebrand paying with F1 and F3
    And you may activate Silent Firebrand paying with F1 and Arthur, Young Heir

  @id:ga-kin-1.stand-in @rule:KIN.1 @source:ga-keywords-zh#KIN.1 @source:ga-rules-2026-08#KIN.1 @since:2025-03
  Scenario: Kindle pays no more than the reserve cost
    Title (zh) 点燃支付的数值不超过封存代价
    Q (en) An ally costs 1 and has kindle 3. Three fire cards are in my graveyard and my hand is empty otherwise. What may I do?
    Q (zh) 一名伙伴代价为1，有点燃3。我方墓场有三张火属性牌，没有其他手牌。可以怎么做？
    A (en) Banish one fire card: it pays the whole cost and nothing is reserved.
    A (zh) 放逐一张火属性牌即支付全部代价，不封存任何牌。
    Given it is your main phase
    And the position:
      | object       | player | place     | card             |
      | Ally X (2/3) | You    | hand      | cost 1, kindle 3 |
      | Ally A (1/1) | You    | graveyard | water            |
      | Ally B (1/1) | You    | graveyard | fire             |
      | Ally C (1/1) | You    | graveyard | fire             |
      | Ally D (1/1) | You    | graveyard | fire             |
    When you activate Ally X paying with Ally C
    Then Ally X is on the effects stack
    And Ally C is in your banishment
    And Ally B is in your graveyard
    And you have no cards in memory

  @id:ga-kin-2 @rule:KIN.2 @source:ga-keywords-zh#KIN.2 @source:ga-rules-2026-08#KIN.2 @control:ga-kin-2.cheap @since:2025-03
  Scenario: A kindled card keeps its reserve cost
    Title (zh) 点燃不改变卡牌的封存代价
    Q (en) Silent Firebrand was paid for with two kindled cards. What is its reserve cost for cards that ask?
    Q (zh) 沉默的煽火者以两张点燃的牌支付。对于检查封存代价的牌，它的代价是多少？
    A (en) Still 4, on the field as on the effects stack: what destroys an ally of cost 2 or less cannot choose it.
    A (zh) 仍为4，在效果堆叠和战场上都一样：消灭代价2或以下伙伴的牌不能选择它。
    Given it is your main phase
    And the position:
      | object                     | player   | place     | card                    |
      | Tristan, Underhanded       | You      | field     |                         |
      | Spirit of Fire             | You      | lineage   |                         |
      | Imperial Recruit           | You      | field     |                         |
      | Silent Firebrand           | You      | hand      |                         |
      | Flame-Rune Swordsman as F1 | You      | graveyard |                         |
      | Flame-Rune Swordsman as F2 | You      | graveyard |                         |
      | Action A                   | Opponent | hand      | cost 0, fast, destroy 2 |
      | Action B                   | Opponent | hand      | cost 0, fast, destroy 4 |
    And you have 2 more cards in hand
    When you activate Silent Firebrand paying with F1 and F2
    And the next item resolves
    Then Silent Firebrand is on your field
    When you pass
    Then the opponent may not activate Action A choosing Silent Firebrand
    And the opponent may activate Action A choosing Imperial Recruit
    When the opponent reacts with Action B choosing Silent Firebrand
    And the next item resolves
    Then Silent Firebrand is in your graveyard
    And Imperial Recruit is on your field

  @id:ga-kin-2.cheap @rule:KIN.2 @source:ga-keywords-zh#KIN.2 @since:2025-03
  Scenario: An ally with a printed cost of 2 is one with cost 2
    Title (zh) 印刷代价为2的伙伴即为代价2
    Q (en) May the opponent destroy Imperial Recruit (cost 2) with a card for allies of cost 2 or less?
    Q (zh) 对方可以用消灭代价2或以下伙伴的牌消灭帝国新兵（代价2）吗？
    A (en) Yes; Silent Firebrand (cost 4) beside it is safe from that card.
    A (zh) 可以；旁边的沉默的煽火者（代价4）不受影响。
    Given it is your main phase
    And the position:
      | object           | player   | place | card                    |
      | Silent Firebrand | You      | field |                         |
      | Imperial Recruit | You      | field |                         |
      | Action A         | Opponent | hand  | cost 0, fast, destroy 2 |
    When you pass
    Then the opponent may not activate Action A choosing Silent Firebrand
    When the opponent reacts with Action A choosing Imperial Recruit
    And the next item resolves
    Then Imperial Recruit is in your graveyard
    And Silent Firebrand is on your field

  @id:ga-kin-with-efficiency @rule:KIN.1 @rule:EFF.1 @source:ga-keywords-zh#KIN.1 @source:ga-keywords-zh#EFF.1 @derived @since:2025-03
  Scenario: When Efficiency brings the cost to nothing, Kindle banishes nothing
    Title (zh) 效率将代价降为零时，点燃不会放逐牌
    Q (en) An ally costs 2, has efficiency and kindle 2, and my champion is level 2. What do I pay?
    Q (zh) 一名伙伴代价为2，有效率与点燃2，我方英雄等级为2。须支付什么？
    A (en) Nothing: the cost is 0, so there is nothing left that a fire card could pay.
    A (zh) 不须支付：代价为0，没有可由火属性牌支付的部分。
    Given it is your main phase
    And the position:
      | object            | player | place     | card                         |
      | Champion C (2/22) | You    | field     |                              |
      | Ally X (2/3)      | You    | hand      | cost 2, efficiency, kindle 2 |
      | Ally A (1/1)      | You    | graveyard | fire                         |
      | Ally B (1/1)      | You    | graveyard | fire                         |
    When you activate Ally X
    Then Ally X is on the effects stack
    And Ally A is in your graveyard
    And Ally B is in your graveyard
    And you have no cards in memory

  @id:ga-kin-1.tinderflare-pivot @rule:KIN.1 @source:ga-keywords-zh#KIN.1 @source:ga-rules-2026-08#KIN.1 @since:2025-03
  Scenario: Kindle without a class bonus works under any champion
    Title (zh) 没有职业奖励的点燃在任何英雄之下都生效
    Q (en) My champion is a ranger with fire. I kindle two fire cards for Tinderflare Pivot (cost 2, kindle 2), which makes a ranger distant with ranged 1. What do I pay, and what does my ranger of power 1 deal?
    Q (zh) 我方英雄是火属性的游侠。为火绒急转（代价2，点燃2；使游侠处于远距状态并获得远程1）点燃两张火属性牌。须支付什么？力量1的游侠伙伴攻击造成多少伤害？
    A (en) Only the two banished cards; then 2 is dealt.
    A (zh) 只有两张被放逐的牌；攻击造成2点伤害。
    Given it is your main phase
    And the position:
      | object                     | player   | place     | state  | card         |
      | Champion C (1/20)          | You      | field     |        | fire, ranger |
      | Ally Q (1/3)               | You      | field     |        | ranger       |
      | Ally R (1/3)               | You      | field     |        | ranger       |
      | Tinderflare Pivot          | You      | hand      |        |              |
      | Arthur, Young Heir         | You      | graveyard |        |              |
      | Flame-Rune Swordsman as F1 | You      | graveyard |        |              |
      | Flame-Rune Swordsman as F2 | You      | graveyard |        |              |
      | Ally Y (1/9)               | Opponent | field     | rested |              |
      | Ally Z (1/9)               | Opponent | field     | rested |              |
    When you activate Tinderflare Pivot choosing Ally R paying with F1 and F2
    Then F1 is in your banishment
    And F2 is in your banishment
    And Arthur, Young Heir is in your graveyard
    And you have no cards in memory
    When the effects stack resolves
    Then Ally R is distant
    And Ally Q is not distant
    When you attack Ally Z with Ally R
    And the combat ends
    Then Ally Z has damage 2
    And Ally Y has no damage
