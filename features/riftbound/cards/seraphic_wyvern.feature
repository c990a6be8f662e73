@game:riftbound
Feature: Seraphic Wyvern

  @id:rb-wyvern-mobilize @rule:359.3.e.14.c @source:faq-radiance-zh#seraphic-wyvern-and-mobilize @control:rb-wyvern-mobilize.no-rune @since:radiance @unconfirmed
  Scenario: Mobilize with Seraphic Wyvern and one rune left: the rune is channeled and no card is drawn
    Title (zh) 有【天界双足龙】且符文牌堆只剩一枚符文时打出【动员】：召出符文，不抽牌
    Q (en) I play Mobilize while I control Seraphic Wyvern and one rune is left in my rune deck. The further rune of the Wyvern cannot be channeled. Do I draw a card?
    Q (zh) 我方控制【天界双足龙】，符文牌堆中只剩下一枚符文，此时打出【动员】。【天界双足龙】额外的符文无法召出。我方能抽一张牌吗？
    A (en) No. Mobilize asks only about its own channeling, and that was done. (Assumed of the unpublished text: when its player channels, they channel one more.)
    A (zh) 不能。【动员】只涉及自己指示的召出，而它已经执行。（该牌文字未公开，此处假定：其控制者召出符文时，额外召出一枚。）
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Seraphic Wyvern | You    | base  |       |
      | Mobilize        | You    | hand  |       |
    And both players can pay for anything
    And you have 1 rune left in the rune deck
    When you play Mobilize
    And the chain resolves
    Then you have channeled 1 rune
    And you have drawn no card
    And Mobilize is in your trash

  @id:rb-wyvern-mobilize.no-rune @rule:430.3 @source:faq-radiance-zh#seraphic-wyvern-and-mobilize @since:radiance
  Scenario: Mobilize with no rune left: a card is drawn
    Title (zh) 符文牌堆没有符文时打出【动员】：抽一张牌
    Q (en) I play Mobilize and my rune deck is empty.
    Q (zh) 我方符文牌堆已空，此时打出【动员】。
    A (en) Nothing can be channeled, so I draw a card.
    A (zh) 无法召出符文，因此抽一张牌。
    Given it is your main phase
    And the position:
      | object   | player | place | state |
      | Mobilize | You    | hand  |       |
    And both players can pay for anything
    And you have 0 runes left in the rune deck
    When you play Mobilize
    And the chain resolves
    Then you have channeled no runes
    And you have drawn 1 card
    And Mobilize is in your trash

  @id:rb-wyvern-mobilize.two-runes @rule:370.1.b.1 @source:faq-radiance-zh#seraphic-wyvern-and-mobilize @since:radiance @unconfirmed
  Scenario: Mobilize with Seraphic Wyvern and runes left channels one more
    Title (zh) 有【天界双足龙】且符文牌堆充足时打出【动员】：额外召出一枚
    Q (en) I play Mobilize while I control Seraphic Wyvern and two runes are left in my rune deck.
    Q (zh) 我方控制【天界双足龙】，符文牌堆中还有两枚符文，此时打出【动员】。
    A (en) Both are channeled and no card is drawn. (Assumed of the unpublished text: when its player channels, they channel one more.)
    A (zh) 两枚符文都被召出，不抽牌。（该牌文字未公开，此处假定：其控制者召出符文时，额外召出一枚。）
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Seraphic Wyvern | You    | base  |       |
      | Mobilize        | You    | hand  |       |
    And both players can pay for anything
    And you have 2 runes left in the rune deck
    When you play Mobilize
    And the chain resolves
    Then you have channeled 2 runes
    And you have drawn no card

  @id:rb-wyvern-catalyst @rule:359.3.e.14.c @source:faq-radiance-zh#seraphic-wyvern-and-mobilize @control:rb-wyvern-catalyst.one-rune @since:radiance @unconfirmed
  Scenario: Catalyst of Aeons with Seraphic Wyvern and two runes left: both are channeled and no card is drawn
    Title (zh) 有【天界双足龙】且符文牌堆只剩两枚符文时打出【万世催化石】：召出两枚，不抽牌
    Q (en) I play Catalyst of Aeons while I control Seraphic Wyvern and two runes are left in my rune deck. Do I draw a card?
    Q (zh) 我方控制【天界双足龙】，符文牌堆中只剩下两枚符文，此时打出【万世催化石】。我方能抽一张牌吗？
    A (en) No. Two runes were channeled this way; the further one that could not be is not the spell's own. (Assumed of the unpublished text: when its player channels, they channel one more.)
    A (zh) 不能。以此方式已召出两枚符文；无法召出的额外符文不属于该法术自己的指示。（该牌文字未公开，此处假定：其控制者召出符文时，额外召出一枚。）
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Seraphic Wyvern   | You    | base  |       |
      | Catalyst of Aeons | You    | hand  |       |
    And both players can pay for anything
    And you have 2 runes left in the rune deck
    When you play Catalyst of Aeons
    And the chain resolves
    Then you have channeled 2 runes
    And you have drawn no card
    And Catalyst of Aeons is in your trash

  @id:rb-wyvern-catalyst.one-rune @rule:430.3 @source:faq-radiance-zh#seraphic-wyvern-and-mobilize @since:radiance
  Scenario: Catalyst of Aeons with one rune left: it is channeled and a card is drawn
    Title (zh) 符文牌堆只剩一枚符文时打出【万世催化石】：召出一枚，并抽一张牌
    Q (en) I play Catalyst of Aeons and one rune is left in my rune deck.
    Q (zh) 我方符文牌堆中只剩下一枚符文，此时打出【万世催化石】。
    A (en) That one is channeled; as it was not two, I draw a card.
    A (zh) 召出这一枚；由于未能召出两枚，抽一张牌。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Catalyst of Aeons | You    | hand  |       |
    And both players can pay for anything
    And you have 1 rune left in the rune deck
    When you play Catalyst of Aeons
    And the chain resolves
    Then you have channeled 1 rune
    And you have drawn 1 card

  @id:rb-wyvern-catalyst.one-rune-and-wyvern @rule:359.3.e.14.c @source:core-1.4#359.3.e.14.c @since:radiance @unconfirmed @derived
  Scenario: Catalyst of Aeons with Seraphic Wyvern and one rune left: a card is drawn
    Title (zh) 有【天界双足龙】且符文牌堆只剩一枚符文时打出【万世催化石】：抽一张牌
    Q (en) I play Catalyst of Aeons while I control Seraphic Wyvern and one rune is left in my rune deck.
    Q (zh) 我方控制【天界双足龙】，符文牌堆中只剩下一枚符文，此时打出【万世催化石】。
    A (en) The spell itself channeled one rune only, so I draw a card. (Assumed of the unpublished text: when its player channels, they channel one more.)
    A (zh) 该法术自己只召出一枚符文，因此抽一张牌。（该牌文字未公开，此处假定：其控制者召出符文时，额外召出一枚。）
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Seraphic Wyvern   | You    | base  |       |
      | Catalyst of Aeons | You    | hand  |       |
    And both players can pay for anything
    And you have 1 rune left in the rune deck
    When you play Catalyst of Aeons
    And the chain resolves
    Then you have channeled 1 rune
    And you have drawn 1 card

  @id:rb-rule-372-1-two-wyverns @rule:372.1 @rule:370.2 @source:core-1.4#372.1 @since:radiance @unconfirmed
  Scenario: Two Seraphic Wyverns: their controller, who channels, orders them, and each adds one rune
    Title (zh) 两名【天界双足龙】：由召出符文的玩家决定先后，各多召出一枚
    Q (en) I control two Seraphic Wyverns and play Mobilize. Who orders their effects, and how many runes are channeled?
    Q (zh) 我方控制两名【天界双足龙】，打出【动员】。由谁决定两个替换效果的先后？共召出几枚符文？
    A (en) I do, because the event is about me. Three: each applies once to the event and to what has replaced it. (Assumed of the unpublished text: when its player channels, they channel one more.)
    A (zh) 由我方决定，因为该事件涉及的是我方玩家。共三枚：每个替换效果对该事件及其替换后的事件只应用一次。（该牌文字未公开，此处假定：其控制者召出符文时，额外召出一枚。）
    Given it is your main phase
    And the position:
      | object                | player | place | state |
      | Seraphic Wyvern as W1 | You    | base  |       |
      | Seraphic Wyvern as W2 | You    | base  |       |
      | Mobilize              | You    | hand  |       |
    And both players can pay for anything
    And you have 5 runes left in the rune deck
    When you play Mobilize
    And the chain resolves
    Then you may choose to apply: W1, W2
    When you apply W2 first
    Then you have channeled 3 runes
    And you have drawn no card
    And rule 372.1 is why
