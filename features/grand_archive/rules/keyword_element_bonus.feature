@game:grand_archive
Feature: Element Bonus

  @id:ga-elb-1 @rule:ELB.1 @source:ga-keywords-zh#ELB.1 @source:ga-rules-2026-08#ELB.1 @control:ga-elb-1.enabled-only @since:2025-03
  Scenario: A text with an element bonus works under a champion of that element
    Title (zh) 属性奖励在英雄具有该属性时生效
    Q (en) March Hare (fire) returns from banishment with its element bonus when it is kindled. A fire spirit is in the lineage of my champion. Does it come onto the field?
    Q (zh) 三月兔（火）有属性奖励：被点燃放逐时返回战场。我方英雄的传承中有火之灵。会进入战场吗？
    A (en) Yes. The elements of the lineage are those of the champion; the trigger resolves before the card it paid for.
    A (zh) 会。传承的属性也是英雄的属性；触发先于所支付的牌结算。
    Given it is your main phase
    And the position:
      | object                   | player | place     |
      | Tristan, Underhanded     | You    | field     |
      | Spirit of Fire           | You    | lineage   |
      | Silent Firebrand         | You    | hand      |
      | Flame-Rune Swordsman     | You    | graveyard |
      | March Hare, Mottled Host | You    | graveyard |
    And you have 2 more cards in hand
    When you activate Silent Firebrand paying with Flame-Rune Swordsman and March Hare, Mottled Host
    Then the effects stack has 2 items
    When the next item resolves
    Then March Hare, Mottled Host is on your field
    And Silent Firebrand is on the effects stack
    When the effects stack resolves
    Then Silent Firebrand is on your field

  @id:ga-elb-1.enabled-only @rule:ELB.1 @source:ga-keywords-zh#ELB.1 @source:ga-rules-2026-08#ELB.1 @derived @since:2025-03
  Scenario: An element that is only enabled is no element of the champion
    Title (zh) 仅被启用的属性不是英雄的属性
    Q (en) Fire is enabled by an item, and no champion card of mine is fire. March Hare is kindled. Does it come back?
    Q (zh) 火属性由物品启用，我方没有火属性的英雄牌。三月兔被点燃放逐，会返回吗？
    A (en) No. The card can be activated and kindled, but the bonus asks for the champion.
    A (zh) 不会。可以启动并点燃，但奖励看英雄的属性。
    Given it is your main phase
    And the position:
      | object                   | player | place     | card         |
      | Tristan, Underhanded     | You    | field     |              |
      | Spirit of Wind           | You    | lineage   |              |
      | Item I                   | You    | field     | enables fire |
      | Silent Firebrand         | You    | hand      |              |
      | Flame-Rune Swordsman     | You    | graveyard |              |
      | March Hare, Mottled Host | You    | graveyard |              |
    And you have 2 more cards in hand
    When you activate Silent Firebrand paying with Flame-Rune Swordsman and March Hare, Mottled Host
    Then the effects stack has 1 item
    When the effects stack resolves
    Then Silent Firebrand is on your field
    And March Hare, Mottled Host is in your banishment

  @id:ga-elb-2 @rule:ELB.2 @source:ga-keywords-zh#ELB.2 @source:ga-rules-2026-08#ELB.2 @since:2025-03
  Scenario: An element bonus works in memory
    Title (zh) 属性奖励在回忆区中生效
    Q (en) Luxem Sight recovers 3 with its element bonus when it is revealed from memory. My champion is luxem and has 5 damage. What is its damage after the reveal?
    Q (zh) 圣光视界有属性奖励：从回忆区展示时恢复3。我方英雄为圣光属性，有5点伤害。展示后有多少伤害？
    A (en) Two.
    A (zh) 2点。
    Given it is your main phase
    And the position:
      | object            | player | place  | state    | card                  |
      | Champion C (1/20) | You    | field  | damage 5 | luxem                 |
      | Luxem Sight       | You    | memory |          |                       |
      | Action A          | You    | hand   |          | cost 0, reveal memory |
    When you activate Action A
    And the effects stack resolves
    Then Champion C has damage 2

  @id:ga-elb-2.memory-other @rule:ELB.2 @source:ga-keywords-zh#ELB.2 @source:ga-rules-2026-08#ELB.2 @since:2025-03
  Scenario: Under a champion of another element nothing triggers in memory
    Title (zh) 英雄属性不同时，回忆区中没有触发
    Q (en) Luxem Sight is revealed from memory under a fire champion with 5 damage. What is its damage?
    Q (zh) 火属性英雄有5点伤害，圣光视界从回忆区展示。伤害是多少？
    A (en) Five still.
    A (zh) 仍为5点。
    Given it is your main phase
    And the position:
      | object            | player | place  | state    | card                  |
      | Champion C (1/20) | You    | field  | damage 5 | fire                  |
      | Luxem Sight       | You    | memory |          |                       |
      | Action A          | You    | hand   |          | cost 0, reveal memory |
    When you activate Action A
    And the effects stack resolves
    Then Champion C has damage 5
    And Action A is in your graveyard

  @id:ga-elb-2.field @rule:ELB.2 @source:ga-keywords-zh#ELB.2 @source:ga-rules-2026-08#ELB.2 @since:2025-03
  Scenario: An element bonus works on the field
    Title (zh) 属性奖励在战场上生效
    Q (en) A fire ally and a water ally each have +2 power with their element bonus. My champion is fire. What is their power?
    Q (zh) 火属性与水属性的伙伴各有属性奖励：力量+2。我方英雄为火属性。力量各是多少？
    A (en) Three and one.
    A (zh) 3与1。
    Given it is your main phase
    And the position:
      | object            | player   | place | state  | card                          |
      | Champion C (1/20) | You      | field |        | fire                          |
      | Ally X (1/3)      | You      | field |        | water, element bonus: power 2 |
      | Ally Y (1/3)      | You      | field |        | fire, element bonus: power 2  |
      | Ally Z (1/5)      | Opponent | field | rested |                               |
    Then Ally X has power 1
    And Ally Y has power 3
    When you attack Ally Z with Ally Y
    And the combat ends
    Then Ally Z has damage 3

  @id:ga-elb-2.stack @rule:ELB.2 @source:ga-keywords-zh#ELB.2 @source:ga-rules-2026-08#ELB.2 @derived @since:2025-03
  Scenario: An element bonus works on the effects stack
    Title (zh) 属性奖励在效果堆叠上生效
    Q (en) A fire action and a wind action each draw a card, and another with their element bonus. My champion is fire, and wind is enabled by an item. How many cards do I draw?
    Q (zh) 火属性与风属性的行动各抽一张牌，属性奖励再抽一张。我方英雄为火属性，物品启用风属性。共抽几张牌？
    A (en) Three.
    A (zh) 三张。
    Given it is your main phase
    And the position:
      | object            | player | place | card                                        |
      | Champion C (1/20) | You    | field | fire                                        |
      | Item I            | You    | field | enables wind                                |
      | Action A          | You    | hand  | wind, cost 0, draw 1, element bonus: draw 1 |
      | Action B          | You    | hand  | fire, cost 0, draw 1, element bonus: draw 1 |
    When you activate Action A
    And the effects stack resolves
    Then you have drawn 1 card
    When you activate Action B
    And the effects stack resolves
    Then you have drawn 3 cards

  @id:ga-elb-2.hand @rule:ELB.2 @source:ga-keywords-zh#ELB.2 @source:ga-rules-2026-08#ELB.2 @since:2025-03
  Scenario: An element bonus works in the hand
    Title (zh) 属性奖励在手牌中生效
    Q (en) Two allies in my hand have fast activation with their element bonus: one is fire, one is wind; wind is enabled by an item. My champion is fire. Which may I activate in the opponent's turn?
    Q (zh) 我方手中两名伙伴有属性奖励：快速启动，一名火属性，一名风属性；物品启用风属性。我方英雄为火属性。对方回合可以启动哪一名？
    A (en) The fire one.
    A (zh) 火属性的那一名。
    Given it is the opponent's main phase
    And the position:
      | object            | player | place | card                                         |
      | Champion C (1/20) | You    | field | fire                                         |
      | Item I            | You    | field | enables wind                                 |
      | Ally X (1/3)      | You    | hand  | wind, cost 0, element bonus: fast activation |
      | Ally Y (1/3)      | You    | hand  | fire, cost 0, element bonus: fast activation |
    When the opponent passes
    Then you may not activate Ally X
    When you react with Ally Y
    And the next item resolves
    Then Ally Y is on your field

  @id:ga-elb-2.graveyard @rule:ELB.2 @source:ga-keywords-zh#ELB.2 @source:ga-rules-2026-08#ELB.2 @since:2025-03
  Scenario: An element bonus works in the graveyard
    Title (zh) 属性奖励在墓场中生效
    Q (en) Two cards of my graveyard have floating memory with their element bonus, one fire, one water. My champion is fire and memory is empty. Which pays a memory cost of 1?
    Q (zh) 我方墓场两张牌有属性奖励：遥忆，一张火属性，一张水属性。我方英雄为火属性，回忆区为空。哪一张可以支付回忆代价1？
    A (en) The fire one.
    A (zh) 火属性的那一张。
    Given your materialize phase is about to begin
    And the position:
      | object            | player | place         | card                                  |
      | Champion C (1/20) | You    | field         | fire                                  |
      | Item I            | You    | material deck | regalia, memory cost 1                |
      | Ally X (1/3)      | You    | graveyard     | water, element bonus: floating memory |
      | Ally Y (1/3)      | You    | graveyard     | fire, element bonus: floating memory  |
    Then you may not materialize Item I paying with Ally X
    When you materialize Item I paying with Ally Y
    And the effects stack resolves
    Then Item I is on your field
    And Ally Y is in your banishment

  @id:ga-elb-1.copy @rule:ELB.1 @rule:GPC.9.1 @source:ga-rules-2026-08#ELB.1 @derived @since:2026-08
  Scenario: A copy has the element bonus of its original
    Title (zh) 复制品沿用原牌的属性奖励状态
    Q (en) The opponent's champion is fire and their fire action draws two cards with its element bonus. I copy it under a champion without fire. Do I draw?
    Q (zh) 对方英雄为火属性，其火属性行动有属性奖励：抽两张牌。我方英雄没有火属性，复制该行动。我方会抽牌吗？
    A (en) Yes. The copy follows the player of its original.
    A (zh) 会。复制品依原牌玩家的状态。
    Given it is the opponent's main phase
    And the position:
      | object            | player   | place | card                                      |
      | Champion D (1/20) | Opponent | field | fire                                      |
      | Action B          | Opponent | hand  | cost 0, fast, draw 3                      |
      | Action A          | Opponent | hand  | fire, cost 0, fast, element bonus: draw 2 |
      | Action C          | You      | hand  | cost 0, fast, copy                        |
    When the opponent activates Action A
    And the opponent passes
    And you react with Action C choosing Action A
    And the effects stack resolves
    Then you have drawn 2 cards
    And the opponent has drawn 2 cards

  @id:ga-elb-2.material-deck-other @rule:ELB.2 @source:ga-keywords-zh#ELB.2 @source:ga-rules-2026-08#ELB.2 @control:ga-clb-3.material-deck @since:2025-03
  Scenario: Under another element the text in the material deck is not there
    Title (zh) 英雄属性不同时，素材库中的文字不存在
    Q (en) My champion is a wind assassin, and an item enables fire. May I activate Varuckan Soulknife (fire, assassin) from the material deck?
    Q (zh) 我方英雄是风属性的刺客，物品启用火属性。可以从素材库启动瓦鲁坎魂刃（火，刺客）吗？
    A (en) No. The element bonus asks for the champion.
    A (zh) 不可以。属性奖励看英雄的属性。
    Given it is your main phase
    And the position:
      | object             | player | place         | card           |
      | Champion C (1/20)  | You    | field         | wind, assassin |
      | Item I             | You    | field         | enables fire   |
      | Varuckan Soulknife | You    | material deck |                |
      | Ally A (1/1)       | You    | graveyard     | fire           |
      | Ally B (1/1)       | You    | graveyard     | fire           |
      | Ally D (1/1)       | You    | graveyard     | fire           |
    Then you may not activate Varuckan Soulknife
