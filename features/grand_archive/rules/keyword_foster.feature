@game:grand_archive
Feature: Foster

  @id:ga-fos-1 @rule:FOS.1 @rule:TO.3 @source:ga-keywords-zh#FOS.1 @source:ga-rules-2026-08#FOS.1 @control:ga-fos-1.damaged @since:2025-03
  Scenario: An ally with Foster that was not dealt damage becomes fostered at the beginning of recollection
    Title (zh) 未受伤害的培育伙伴在回忆阶段开始时被培育
    Q (en) My Imperial Recruit was dealt no damage since my last turn ended. What happens at the beginning of my recollection phase?
    Q (zh) 自我方上个回合结束以来，帝国新兵未受到伤害。我方回忆阶段开始时发生什么？
    A (en) An ability triggers; when it resolves the Recruit is fostered and has power 2, before the cards of memory come back.
    A (zh) 触发一个能力；结算时新兵被培育，力量为2，此时回忆区的牌尚未移回。
    Given your turn is about to begin
    And the position:
      | object           | player | place |
      | Ally Y (1/3)     | You    | field |
      | Imperial Recruit | You    | field |
    And you have 2 more cards in memory
    Then Imperial Recruit has power 1
    When the recollection phase begins
    Then the ability of Imperial Recruit is on the effects stack
    And Imperial Recruit is not fostered
    When the next item resolves
    Then Imperial Recruit is fostered
    And Imperial Recruit has power 2
    And Ally Y is not fostered

  @id:ga-fos-1.damaged @rule:FOS.1 @source:ga-keywords-zh#FOS.1 @source:ga-rules-2026-08#FOS.1 @since:2025-03
  Scenario: An ally dealt damage in the opponent's turn does not become fostered
    Title (zh) 在对方回合受到伤害的伙伴不会被培育
    Q (en) In the opponent's turn my Imperial Recruit is dealt 1, another ally with foster is not. Which becomes fostered?
    Q (zh) 对方回合中，我方帝国新兵受到1点伤害，另一名有培育的伙伴没有。哪一名被培育？
    A (en) The other one; the damage counts though it is gone by then.
    A (zh) 另一名；伤害虽已消失仍然计算。
    Given it is the opponent's main phase
    And the position:
      | object           | player   | place | card           |
      | Imperial Recruit | You      | field |                |
      | Ally Y (1/3)     | You      | field | foster         |
      | Action A         | Opponent | hand  | cost 0, deal 1 |
    When the opponent activates Action A choosing Imperial Recruit
    And the effects stack resolves
    Then Imperial Recruit has damage 1
    When the recollection phase begins
    Then Imperial Recruit has no damage
    When the effects stack resolves
    Then Imperial Recruit is not fostered
    And Imperial Recruit has power 1
    And Ally Y is fostered

  @id:ga-fos-1.prevented @rule:FOS.1 @source:ga-keywords-zh#FOS.1 @derived @since:2025-03
  Scenario: Damage that was prevented was not dealt
    Title (zh) 被防止的伤害不算受到伤害
    Q (en) In the opponent's turn 1 damage to my Imperial Recruit is prevented. Does it become fostered?
    Q (zh) 对方回合中，对我方帝国新兵的1点伤害被防止。它会被培育吗？
    A (en) Yes.
    A (zh) 会。
    Given it is the opponent's main phase
    And the position:
      | object           | player   | place | card                    |
      | Ally Y (1/3)     | You      | field | foster                  |
      | Imperial Recruit | You      | field |                         |
      | Action P         | You      | hand  | cost 0, fast, prevent 1 |
      | Action A         | Opponent | hand  | cost 0, deal 1          |
    When the opponent activates Action A choosing Imperial Recruit
    And the opponent passes
    And you react with Action P choosing Imperial Recruit
    And the effects stack resolves
    Then Imperial Recruit has no damage
    When the recollection phase begins
    And you order Ally Y and Imperial Recruit, if asked
    And the effects stack resolves
    Then Imperial Recruit is fostered

  @id:ga-fos-1.own-turn @rule:FOS.1 @source:ga-keywords-zh#FOS.1 @source:ga-rules-2026-08#FOS.1 @since:2025-03
  Scenario: Damage of one's own last turn does not count
    Title (zh) 自己上个回合受到的伤害不计算
    Q (en) My Imperial Recruit was dealt 1 in my own turn. Does it become fostered at my next recollection?
    Q (zh) 我方帝国新兵在自己的回合受到1点伤害。下次回忆阶段会被培育吗？
    A (en) Yes. Only what happens after my turn has ended counts.
    A (zh) 会。只计算我方回合结束之后的伤害。
    Given it is your main phase
    And the position:
      | object           | player | place | card           |
      | Imperial Recruit | You    | field |                |
      | Ally Y (1/3)     | You    | field |                |
      | Action A         | You    | hand  | cost 0, deal 1 |
    When you activate Action A choosing Imperial Recruit
    And the effects stack resolves
    Then Imperial Recruit has damage 1
    When the turn passes
    And the recollection phase begins
    And the effects stack resolves
    Then Imperial Recruit is fostered

  @id:ga-fos-1.opponents-recollection @rule:FOS.1 @source:ga-keywords-zh#FOS.1 @derived @since:2025-03
  Scenario: Foster waits for the recollection phase of its own player
    Title (zh) 培育只在其操控者的回忆阶段触发
    Q (en) The opponent's recollection phase begins; both players have an ally with foster. Which becomes fostered?
    Q (zh) 对方回忆阶段开始；双方各有一名培育伙伴。哪一名被培育？
    A (en) The opponent's.
    A (zh) 对方的。
    Given it is your main phase
    And the position:
      | object       | player   | place | card   |
      | Ally X (1/3) | You      | field | foster |
      | Ally Y (1/3) | Opponent | field | foster |
    When the recollection phase begins
    And the effects stack resolves
    Then Ally Y is fostered
    And Ally X is not fostered

  @id:ga-fos-2 @rule:FOS.2 @source:ga-keywords-zh#FOS.2 @source:ga-rules-2026-08#FOS.2 @derived @since:2025-03
  Scenario: A unit without the keyword can be fostered by another card
    Title (zh) 没有培育的单位可以被其他牌培育
    Q (en) My champion is a guardian, and Accompanying Guard fosters my Woodland Squirrels as it enters. Are they fostered?
    Q (zh) 我方英雄为守护者，随行守卫进场时培育我方林地松鼠。林地松鼠会被培育吗？
    A (en) Yes, though they have no foster themselves.
    A (zh) 会，尽管它自身没有培育。
    Given it is your main phase
    And the position:
      | object             | player | place | card     |
      | Champion C (1/20)  | You    | field | guardian |
      | Ally Y (1/3)       | You    | field |          |
      | Woodland Squirrels | You    | field |          |
      | Accompanying Guard | You    | hand  |          |
    And you have 2 more cards in hand
    When you activate Accompanying Guard
    And the next item resolves
    And you choose Woodland Squirrels
    And the effects stack resolves
    Then Woodland Squirrels is fostered
    And Ally Y is not fostered

  @id:ga-fos-2.alone @rule:FOS.2 @source:ga-keywords-zh#FOS.2 @source:ga-rules-2026-08#FOS.2 @control:ga-fos-1 @since:2025-03
  Scenario: A unit without the keyword does not foster itself
    Title (zh) 没有培育的单位不会自行被培育
    Q (en) Woodland Squirrels, undamaged, are on my field beside Imperial Recruit as my recollection phase begins. Which become fostered?
    Q (zh) 我方回忆阶段开始时，未受伤害的林地松鼠与帝国新兵在战场。哪些被培育？
    A (en) The Recruit only.
    A (zh) 只有帝国新兵。
    Given your turn is about to begin
    And the position:
      | object             | player | place |
      | Woodland Squirrels | You    | field |
      | Imperial Recruit   | You    | field |
    When the recollection phase begins
    Then the effects stack has 1 item
    When the effects stack resolves
    Then Woodland Squirrels is not fostered
    And Imperial Recruit is fostered

  @id:ga-fos-3 @rule:FOS.3 @source:ga-keywords-zh#FOS.3 @source:ga-rules-2026-08#FOS.3 @control:ga-fos-3.two-allies @since:2025-03
  Scenario: Foster twice triggers once
    Title (zh) 两个培育只触发一次
    Q (en) An ally has foster twice and draws a card when it becomes fostered. My recollection phase begins. How many abilities trigger, how many cards do I draw?
    Q (zh) 一名伙伴有两个培育，被培育时抽一张牌。我方回忆阶段开始。触发几个能力？抽几张牌？
    A (en) One ability, one card.
    A (zh) 一个能力，一张牌。
    Given your turn is about to begin
    And the position:
      | object       | player | place | card                              |
      | Ally X (1/3) | You    | field | foster, foster, on foster: draw 1 |
    When the recollection phase begins
    Then the effects stack has 1 item
    When the effects stack resolves
    Then Ally X is fostered
    And you have drawn 1 card

  @id:ga-fos-3.two-allies @rule:FOS.3 @source:ga-keywords-zh#FOS.3 @since:2025-03
  Scenario: Two allies with Foster trigger once each
    Title (zh) 两名培育伙伴各触发一次
    Q (en) Two allies have foster and draw a card when they become fostered. How many cards do I draw?
    Q (zh) 两名伙伴有培育，被培育时抽一张牌。抽几张牌？
    A (en) Two.
    A (zh) 两张。
    Given your turn is about to begin
    And the position:
      | object       | player | place | card                      |
      | Ally X (1/3) | You    | field | foster, on foster: draw 1 |
      | Ally Y (1/3) | You    | field | foster, on foster: draw 1 |
    When the recollection phase begins
    And you order Ally X and Ally Y, if asked
    Then the effects stack has 2 items
    When the effects stack resolves
    Then Ally X is fostered
    And Ally Y is fostered
    And you have drawn 2 cards

  @id:ga-fos-1.young-peacekeeper @rule:FOS.1 @source:ga-keywords-zh#FOS.1 @source:ga-rules-2026-08#FOS.1 @since:2025-03
  Scenario: What is so while an ally is fostered begins as it becomes fostered
    Title (zh) 伙伴被培育后，其培育状态的效果才生效
    Q (en) Young Peacekeeper (1/2) gets +1 power and +1 life while it is fostered. What are they before and after my recollection phase begins?
    Q (zh) 年轻的护和者（1/2）处于培育状态时力量+1、生命+1。我方回忆阶段开始前后各是多少？
    A (en) 1/2 before, 2/3 once its ability has resolved.
    A (zh) 之前为1/2，能力结算后为2/3。
    Given your turn is about to begin
    And the position:
      | object                  | player   | place |
      | Young Peacekeeper as Y1 | You      | field |
      | Young Peacekeeper as Y2 | Opponent | field |
    When the recollection phase begins
    Then Y1 has life 2
    When the effects stack resolves
    Then Y1 is fostered
    And Y1 has power 2
    And Y1 has life 3
    And Y2 is not fostered
    And Y2 has power 1

  @id:ga-fos-1.other-zones @rule:FOS.1 @source:ga-keywords-zh#FOS.1 @derived @since:2025-03
  Scenario: Foster is for allies on the field
    Title (zh) 培育只属于战场上的伙伴
    Q (en) Imperial Recruits lie in my hand, graveyard and main deck, and one is on my field. My recollection phase begins. How many abilities trigger?
    Q (zh) 我方手牌、墓场与主牌库各有一张帝国新兵，战场上有一名。我方回忆阶段开始。触发几个能力？
    A (en) One, that of the ally on the field.
    A (zh) 一个，即战场上的伙伴。
    Given your turn is about to begin
    And the position:
      | object                 | player | place     |
      | Imperial Recruit as R1 | You    | hand      |
      | Imperial Recruit as R2 | You    | graveyard |
      | Imperial Recruit as R3 | You    | main deck |
      | Imperial Recruit as R4 | You    | field     |
    When the recollection phase begins
    Then the effects stack has 1 item
    And the ability of R4 is on the effects stack
    When the effects stack resolves
    Then R4 is fostered
