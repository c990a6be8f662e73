@game:grand_archive
Feature: How keywords are read

  @id:ga-pre-1 @rule:PRE.1 @source:ga-keywords-zh#PRE.1 @source:ga-rules-2026-08#PRE.1 @control:ga-pre-1.both @since:2025-03
  Scenario: The name of a card in its own text means that very card
    Title (zh) 牌面文字中的自身名称指这张牌本身
    Q (en) I control two Speed Potions and use the ability of one, which sacrifices Speed Potion. Which one goes?
    Q (zh) 我方操控两瓶迅捷药水，使用其中一瓶牺牲迅捷药水的能力。牺牲哪一瓶？
    A (en) The one whose ability is used. The other stays.
    A (zh) 使用能力的那一瓶。另一瓶留下。
    Given it is your main phase
    And the position:
      | object             | player | place |
      | Speed Potion as S1 | You    | field |
      | Speed Potion as S2 | You    | field |
    When you use the ability of S2
    Then S2 is in your graveyard
    And S1 is on your field
    And the effects stack has 1 item
    When the effects stack resolves
    Then you may use the ability of S1

  @id:ga-pre-1.both @rule:PRE.1 @source:ga-keywords-zh#PRE.1 @since:2025-03
  Scenario: Both cards can be used one after the other
    Title (zh) 两张牌可以先后使用
    Q (en) I use the abilities of both Speed Potions. How many instances of agility do I have?
    Q (zh) 我方使用两瓶迅捷药水的能力。拥有几份活力？
    A (en) Two, and both potions are gone.
    A (zh) 两份，两瓶药水都已牺牲。
    Given it is your main phase
    And the position:
      | object             | player | place |
      | Speed Potion as S1 | You    | field |
      | Speed Potion as S2 | You    | field |
    When you use the ability of S1
    And you use the ability of S2
    And the effects stack resolves
    Then S1 is in your graveyard
    And S2 is in your graveyard
    When the end phase begins
    Then the effects stack has 2 items

  @id:ga-pre-2 @rule:PRE.2 @rule:FOS.3 @source:ga-keywords-zh#PRE.2 @source:ga-rules-2026-08#PRE.2 @control:ga-pre-2.stacking @since:2025-03
  Scenario: A redundant keyword counts once on a card
    Title (zh) 不可重复的关键词在一张牌上只计一次
    Q (en) An ally has foster twice, and my recollection phase begins. How many abilities trigger?
    Q (zh) 一名伙伴有两个培育，我方回忆阶段开始。触发几个能力？
    A (en) One: foster is redundant.
    A (zh) 一个：培育不可重复。
    Given your turn is about to begin
    And the position:
      | object       | player | place | card           |
      | Ally X (2/3) | You    | field | foster, foster |
      | Ally Y (2/3) | You    | field |                |
    When the recollection phase begins
    Then the effects stack has 1 item
    And the ability of Ally X is on the effects stack
    When the effects stack resolves
    Then Ally X is fostered
    And Ally Y is not fostered

  @id:ga-pre-2.stacking @rule:PRE.2 @rule:AGI.4 @source:ga-keywords-zh#PRE.2 @since:2025-03
  Scenario: A keyword that is not called redundant counts each time
    Title (zh) 未注明不可重复的关键词每次都计算
    Q (en) An action gives me agility 1 twice. How many abilities trigger in the end phase?
    Q (zh) 一个行动给予我方两份活力1。结束阶段触发几个能力？
    A (en) Two.
    A (zh) 两个。
    Given it is your main phase
    And the position:
      | object       | player | place  | card                         |
      | Ally A (1/1) | You    | memory |                              |
      | Ally B (1/1) | You    | memory |                              |
      | Action A     | You    | hand   | cost 0, agility 1, agility 1 |
    When you activate Action A
    And the effects stack resolves
    And the end phase begins
    Then the effects stack has 2 items
