@game:riftbound
Feature: Vision

  @id:rb-kw-vision-recycles @rule:817.1.b @rule:817.1 @source:core-1.4#817.1.b @since:spiritforged
  Scenario: Vision looks at the top card, which may be recycled
    Title (zh) 预知：查看主牌堆顶部的牌，可以将其回收
    Q (en) I play Mystic Poro and recycle the card on top; then I draw one with Discipline.
    Q (zh) 我方打出【叨叨魄罗】并回收顶部的牌；随后以【训练有素】抽一张牌。
    A (en) The card below it is drawn.
    A (zh) 抽到的是其下方的那张牌。
    Given it is your main phase
    And the position:
      | object      | player | place | state |
      | Mystic Poro | You    | hand  |       |
      | Discipline  | You    | hand  |       |
      | Unit S (1)  | You    | deck  |       |
      | Unit T (2)  | You    | deck  |       |
    And both players can pay for anything
    When you play Mystic Poro to your base
    And the chain resolves
    Then you are asked
    When you accept
    And you play Discipline choosing Mystic Poro
    And the chain resolves
    Then Unit T is in your hand
    And Unit S is in your deck
    And rule 817.1.b is why

  @id:rb-kw-vision-keeps @rule:817.1.b @source:core-1.4#817.1.b @since:spiritforged
  Scenario: With Vision the top card may be left where it is
    Title (zh) 预知：也可以保留顶部的牌
    Q (en) I play Mystic Poro and do not recycle; then I draw one with Discipline.
    Q (zh) 我方打出【叨叨魄罗】但不回收；随后以【训练有素】抽一张牌。
    A (en) The card that was seen is drawn.
    A (zh) 抽到的是查看过的那张牌。
    Given it is your main phase
    And the position:
      | object      | player | place | state |
      | Mystic Poro | You    | hand  |       |
      | Discipline  | You    | hand  |       |
      | Unit S (1)  | You    | deck  |       |
      | Unit T (2)  | You    | deck  |       |
    And both players can pay for anything
    When you play Mystic Poro to your base
    And the chain resolves
    And you decline
    And you play Discipline choosing Mystic Poro
    And the chain resolves
    Then Unit S is in your hand
    And Unit T is in your deck

  @id:rb-kw-vision-twice @rule:817.2 @rule:817.2.a @rule:817.2.b @rule:817.3 @source:core-1.4#817.2 @since:spiritforged
  Scenario: Two instances of Vision trigger separately and may see the same card
    Title (zh) 两个预知分别触发，可能看到同一张牌
    Q (en) With Gemcraft Seer in play I play Mystic Poro, which has Vision itself. I keep the card the first time and recycle it the second time.
    Q (zh) 【宝石真知者】在场时，我方打出本就拥有[预知]的【叨叨魄罗】。第一次不回收，第二次回收。
    A (en) Two abilities trigger; nothing happens in between, so both see the same card.
    A (zh) 触发两次技能；其间没有其他变化，因此两次看到同一张牌。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Gemcraft Seer | You    | base  |       |
      | Mystic Poro   | You    | hand  |       |
      | Discipline    | You    | hand  |       |
      | Unit S (1)    | You    | deck  |       |
      | Unit T (2)    | You    | deck  |       |
    And both players can pay for anything
    When you play Mystic Poro to your base
    Then the chain has 2 items
    When the next item resolves
    And you decline
    And the next item resolves
    And you accept
    And you play Discipline choosing Mystic Poro
    And the chain resolves
    Then Unit T is in your hand
    And Unit S is in your deck

  @id:rb-kw-vision-given @rule:817.1.b @rule:801.3.a @source:core-1.4#817.1.b @since:spiritforged
  Scenario: A unit without Vision that is given it looks too
    Title (zh) 获得预知的单位打出时同样查看
    Q (en) With Gemcraft Seer in play I play Playful Phantom, which has no text.
    Q (zh) 【宝石真知者】在场时，我方打出没有文本的【贪玩的小鬼】。
    A (en) Gemcraft Seer gives it Vision: I look at the top card and may recycle it.
    A (zh) 【宝石真知者】让其获得[预知]：我方查看顶部的牌，可以将其回收。
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Gemcraft Seer   | You    | base  |       |
      | Playful Phantom | You    | hand  |       |
      | Unit S (1)      | You    | deck  |       |
      | Unit T (2)      | You    | deck  |       |
    And both players can pay for anything
    When you play Playful Phantom to your base
    Then the chain has 1 item
    When the chain resolves
    Then you are asked

  @id:rb-kw-vision-entering @rule:817.1.c @source:core-1.4#817.1.c @since:spiritforged
  Scenario: Vision triggers for what is played, not for what is on the board
    Title (zh) 预知只因打出而触发，已在场的单位不触发
    Q (en) Mystic Poro is in my base. I play Gemcraft Seer, which gives it Vision once more.
    Q (zh) 【叨叨魄罗】已在我方基地。我方打出【宝石真知者】，使其再获得[预知]。
    A (en) Only the Vision of Gemcraft Seer triggers.
    A (zh) 只有【宝石真知者】自己的[预知]触发。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Gemcraft Seer | You    | hand  |       |
      | Mystic Poro   | You    | base  |       |
      | Unit S (1)    | You    | deck  |       |
      | Unit T (2)    | You    | deck  |       |
    And both players can pay for anything
    When you play Gemcraft Seer to your base
    Then the chain has 1 item
    And the ability of Gemcraft Seer is on the chain
    And the ability of Mystic Poro is not on the chain
