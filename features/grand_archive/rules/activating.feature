@game:grand_archive
Feature: Activating cards and abilities

  @id:ga-act-in-combat @rule:SPD.2.1 @source:ga-rules-2026-08#SPD.2.1 @control:ga-act-in-combat.after @since:2025-03
  Scenario: A slow card cannot be activated during combat
    Title (zh) 战斗中不能启动慢速的牌
    Q (en) I have declared an attack in my main phase. May I activate an ally, or a fast action?
    Q (zh) 我方在主阶段宣告了攻击。可以启动伙伴或快速行动吗？
    A (en) The fast action only.
    A (zh) 只能启动快速行动。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card                 |
      | Ally X (2/3) | You      | field |        |                      |
      | Ally Y (1/1) | You      | hand  |        | cost 0               |
      | Action A     | You      | hand  |        | cost 0, fast, draw 1 |
      | Ally Z (1/9) | Opponent | field | rested |                      |
    When you attack Ally Z with Ally X
    Then you may not activate Ally Y
    When you activate Action A
    And the next item resolves
    Then you have drawn 1 card
    And Ally Z is defending

  @id:ga-act-in-combat.after @rule:SPD.2.1 @source:ga-rules-2026-08#SPD.2.1 @since:2025-03
  Scenario: After the combat the main phase goes on
    Title (zh) 战斗之后主阶段继续
    Q (en) My attack is over. May I activate an ally?
    Q (zh) 我方的攻击已结束。可以启动伙伴吗？
    A (en) Yes.
    A (zh) 可以。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card   |
      | Ally X (2/3) | You      | field |        |        |
      | Ally Y (1/1) | You      | hand  |        | cost 0 |
      | Ally Z (1/9) | Opponent | field | rested |        |
    When you attack Ally Z with Ally X
    And the combat ends
    And you activate Ally Y
    And the effects stack resolves
    Then Ally Y is on your field

  @id:ga-act-end-phase @rule:SPD.2.1 @source:ga-rules-2026-08#SPD.2.1 @control:ga-basic-activate @derived @since:2025-03
  Scenario: A slow card cannot be activated in the end phase
    Title (zh) 结束阶段不能启动慢速的牌
    Q (en) An ability has triggered in my end phase, and I have opportunity. May I activate an ally once it has resolved?
    Q (zh) 我方结束阶段触发了一个能力，我方有行动机会。可以启动伙伴吗？
    A (en) No; a fast action may be activated.
    A (zh) 不可以；可以启动快速行动。
    Given it is your main phase
    And the position:
      | object       | player | place  | card                 |
      | Speed Potion | You    | field  |                      |
      | Ally A (1/1) | You    | memory |                      |
      | Ally Y (1/1) | You    | hand   | cost 0               |
      | Action A     | You    | hand   | cost 0, fast, draw 1 |
    When you use the ability of Speed Potion
    And the effects stack resolves
    And the end phase begins
    And the effects stack resolves
    Then you may not activate Ally Y
    And you may activate Action A
    And Ally A is in your hand

  @id:ga-act-graveyard @rule:ACT.1.9.1 @source:ga-rules-2026-08#ACT.1.9.1 @since:2025-03
  Scenario: Cards are activated from the hand
    Title (zh) 从手牌启动卡牌
    Q (en) Allies of cost 0 lie in my hand, graveyard and memory. Which may I activate?
    Q (zh) 我方手牌、墓场与回忆区各有一张代价0的伙伴。可以启动哪一张？
    A (en) That of the hand.
    A (zh) 手牌中的那一张。
    Given it is your main phase
    And the position:
      | object       | player | place     | card   |
      | Ally X (1/1) | You    | graveyard | cost 0 |
      | Ally Y (1/1) | You    | memory    | cost 0 |
      | Ally Z (1/1) | You    | hand      | cost 0 |
    Then you may not activate Ally X
    And you may not activate Ally Y
    When you activate Ally Z
    And the effects stack resolves
    Then Ally Z is on your field

  @id:ga-act-no-target @rule:ACT.1.5 @source:ga-rules-2026-08#ACT.1.5 @control:ga-act-no-target.there @since:2025-03
  Scenario: A card without a legal target cannot be activated
    Title (zh) 没有合法目标的牌不能启动
    Q (en) An action destroys an ally, and no ally is on the field. May I activate it?
    Q (zh) 一个行动消灭一名伙伴，但战场上没有伙伴。可以启动吗？
    A (en) No.
    A (zh) 不可以。
    Given it is your main phase
    And the position:
      | object   | player   | place | card            |
      | Action A | You      | hand  | cost 0, destroy |
      | Item I   | Opponent | field |                 |
    Then you may not activate Action A

  @id:ga-act-no-target.there @rule:ACT.1.5 @source:ga-rules-2026-08#ACT.1.5 @since:2025-03
  Scenario: With a legal target the card can be activated
    Title (zh) 有合法目标时可以启动
    Q (en) An action destroys an ally, and one is on the field. May I activate it?
    Q (zh) 一个行动消灭一名伙伴，战场上有一名。可以启动吗？
    A (en) Yes.
    A (zh) 可以。
    Given it is your main phase
    And the position:
      | object       | player   | place | card            |
      | Action A     | You      | hand  | cost 0, destroy |
      | Ally Y (1/1) | Opponent | field |                 |
      | Ally Z (1/1) | Opponent | field |                 |
    When you activate Action A choosing Ally Z
    And the effects stack resolves
    Then Ally Z is in the opponent's graveyard
    And Ally Y is on the opponent's field

  @id:ga-act-elements @rule:ACT.1.2 @source:ga-rules-2026-08#ACT.1.2 @since:2025-03
  Scenario: What enables an element does so for its own player
    Title (zh) 启用属性的物件只为其操控者启用
    Q (en) An item of the opponent enables fire, one of mine enables wind. Which cards may I activate?
    Q (zh) 对方的物品启用火属性，我方的物品启用风属性。可以启动哪些牌？
    A (en) Wind cards, not fire cards.
    A (zh) 风属性的牌，不能启动火属性的牌。
    Given it is your main phase
    And the position:
      | object       | player   | place | card         |
      | Item I       | Opponent | field | enables fire |
      | Item J       | You      | field | enables wind |
      | Ally X (1/1) | You      | hand  | fire, cost 0 |
      | Ally Y (1/1) | You      | hand  | wind, cost 0 |
    Then you may not activate Ally X
    When you activate Ally Y
    And the effects stack resolves
    Then Ally Y is on your field

  @id:ga-aab-controller @rule:AAB.1 @source:ga-rules-2026-08#AAB.1 @since:2025-03
  Scenario: An activated ability is used by the controller of its object
    Title (zh) 启动能力由物件的操控者使用
    Q (en) Both players control an item with an ability that draws a card for its sacrifice. Which may I use?
    Q (zh) 双方各操控一件可牺牲自身抽一张牌的物品。可以使用哪一件？
    A (en) My own.
    A (zh) 自己的那一件。
    Given it is your main phase
    And the position:
      | object | player   | place | card                   |
      | Item I | Opponent | field | sacrifice this: draw 1 |
      | Item J | You      | field | sacrifice this: draw 1 |
    Then you may not use the ability of Item I
    When you use the ability of Item J
    And the effects stack resolves
    Then you have drawn 1 card
    And Item I is on the opponent's field

  @id:ga-aab-cost @rule:AAB.2 @source:ga-rules-2026-08#AAB.2 @since:2025-03
  Scenario: An activated ability whose cost cannot be paid cannot be used
    Title (zh) 无法支付代价的启动能力不能使用
    Q (en) Two items rest to draw a card, one of them is rested; a third asks for a reserve cost of 2, and I have one card in hand. Which may I use?
    Q (zh) 两件物品可待命自身以抽一张牌，其中一件已待命；第三件须支付封存代价2，我方只有一张手牌。可以使用哪一件？
    A (en) The one that is awake.
    A (zh) 处于备战的那一件。
    Given it is your main phase
    And the position:
      | object | player | place | state  | card              |
      | Item I | You    | field | rested | rest this: draw 1 |
      | Item J | You    | field |        | rest this: draw 1 |
      | Item L | You    | field |        | pay 2: draw 1     |
    And you have 1 more card in hand
    Then you may not use the ability of Item I
    And you may not use the ability of Item L
    When you use the ability of Item J
    Then Item J is rested
    When the effects stack resolves
    Then you have drawn 1 card
    And you may use the ability of Item L

  @id:ga-aab-no-target @rule:AAB.1 @source:ga-rules-2026-08#AAB.1 @since:2025-03
  Scenario: An activated ability without a legal target cannot be used
    Title (zh) 没有合法目标的启动能力不能使用
    Q (en) An item rests to destroy an ally; there is none. Another rests to deal 1 to a unit. Which may I use?
    Q (zh) 一件物品可待命自身以消灭一名伙伴，但没有伙伴；另一件可待命自身对一名单位造成1点伤害。可以使用哪一件？
    A (en) The second.
    A (zh) 第二件。
    Given it is your main phase
    And the position:
      | object | player | place | card               |
      | Item I | You    | field | rest this: destroy |
      | Item J | You    | field | rest this: deal 1  |
    Then you may not use the ability of Item I
    When you use the ability of Item J choosing the opponent's champion
    And the effects stack resolves
    Then the opponent's champion has damage 1
    And your champion has no damage

  @id:ga-obd-attack @rule:OBD.1 @source:ga-rules-2026-08#OBD.1 @control:ga-obd-attack.obeys @since:2025-03
  Scenario: An ally that does not obey neither attacks nor uses abilities
    Title (zh) 不服从的伙伴不能攻击，也不能使用能力
    Q (en) My champion is level 2; an ally has pride 3 and an ability that draws a card for resting. May it attack or use it?
    Q (zh) 我方英雄等级2；一名伙伴有高傲3与待命自身抽一张牌的能力。可以攻击或使用能力吗？
    A (en) Neither. An ally with pride 2 may.
    A (zh) 都不可以。高傲2的伙伴可以。
    Given it is your main phase
    And the position:
      | object            | player   | place | state  | card                       |
      | Champion C (2/22) | You      | field |        |                            |
      | Ally X (2/3)      | You      | field |        | pride 3, rest this: draw 1 |
      | Ally Y (2/3)      | You      | field |        | pride 2, rest this: draw 1 |
      | Ally Z (1/9)      | Opponent | field | rested |                            |
    Then you may not attack Ally Z with Ally X
    And you may not use the ability of Ally X
    And you may use the ability of Ally Y
    When you attack Ally Z with Ally Y
    And the combat ends
    Then Ally Z has damage 2

  @id:ga-obd-attack.obeys @rule:OBD.1 @source:ga-rules-2026-08#OBD.1 @since:2025-03
  Scenario: At the level of its pride an ally obeys
    Title (zh) 达到高傲数值时伙伴服从
    Q (en) My champion of level 2 gets one level more this turn. May an ally with pride 3 attack?
    Q (zh) 我方等级2的英雄本回合等级+1。高傲3的伙伴可以攻击吗？
    A (en) Yes.
    A (zh) 可以。
    Given it is your main phase
    And the position:
      | object            | player   | place | state  | card               |
      | Champion C (2/22) | You      | field |        |                    |
      | Ally X (2/3)      | You      | field |        | pride 3            |
      | Action A          | You      | hand  |        | cost 0, level up 1 |
      | Ally Z (1/9)      | Opponent | field | rested |                    |
    When you activate Action A
    And the effects stack resolves
    And you attack Ally Z with Ally X
    And the combat ends
    Then Ally Z has damage 2
