@game:grand_archive
Feature: Immortality

  @id:ga-imm-1 @rule:IMM.1 @source:ga-keywords-zh#IMM.1 @source:ga-rules-2026-08#IMM.1 @control:ga-imm-1.without @since:2025-03
  Scenario: An object with Immortality cannot be put from the field into the graveyard
    Title (zh) 不朽的物件不能从战场进入墓场
    Q (en) Arthur was rested as he entered and has immortality until my next turn. The opponent puts him into the graveyard by an action. What happens?
    Q (zh) 亚瑟进场时转为待命，直到我方下个回合拥有不朽。对方以行动将他置入墓场。结果如何？
    A (en) He stays.
    A (zh) 他留在战场。
    Given it is your main phase
    And the position:
      | object             | player   | place | card                             |
      | Champion C (1/20)  | You      | field | fire                             |
      | Ally Y (1/3)       | You      | field |                                  |
      | Arthur, Young Heir | You      | hand  |                                  |
      | Action A           | Opponent | hand  | cost 0, fast, put into graveyard |
    And you have 4 more cards in hand
    When you activate Arthur, Young Heir
    And the effects stack resolves
    And you accept
    Then Arthur, Young Heir is rested
    When you pass
    And the opponent reacts with Action A choosing Arthur, Young Heir
    And the next item resolves
    Then Arthur, Young Heir is on your field
    And Action A is in the opponent's graveyard

  @id:ga-imm-1.without @rule:IMM.1 @source:ga-keywords-zh#IMM.1 @source:ga-rules-2026-08#IMM.1 @since:2025-03
  Scenario: Without Immortality the object goes to the graveyard
    Title (zh) 没有不朽时物件进入墓场
    Q (en) I did not rest Arthur as he entered. The opponent puts him into the graveyard by an action. What happens?
    Q (zh) 亚瑟进场时没有转为待命。对方以行动将他置入墓场。结果如何？
    A (en) He goes there.
    A (zh) 他进入墓场。
    Given it is your main phase
    And the position:
      | object             | player   | place | card                             |
      | Champion C (1/20)  | You      | field | fire                             |
      | Ally Y (1/3)       | You      | field |                                  |
      | Arthur, Young Heir | You      | hand  |                                  |
      | Action A           | Opponent | hand  | cost 0, fast, put into graveyard |
    And you have 4 more cards in hand
    When you activate Arthur, Young Heir
    And the effects stack resolves
    And you decline
    And you pass
    And the opponent reacts with Action A choosing Arthur, Young Heir
    And the next item resolves
    Then Arthur, Young Heir is in your graveyard
    And Ally Y is on your field

  @id:ga-imm-1.banished @rule:IMM.1 @source:ga-keywords-zh#IMM.1 @source:ga-rules-2026-08#IMM.1 @since:2025-03
  Scenario: Immortality does not keep an object from being banished or returned
    Title (zh) 不朽不能阻止放逐或移回手牌
    Q (en) An ally with immortality is banished by an action, another is returned to hand. What happens?
    Q (zh) 一名不朽伙伴被行动放逐，另一名被移回手牌。结果如何？
    A (en) Both leave the field: only the way to the graveyard is barred.
    A (zh) 两者都离开战场：只有进入墓场被阻止。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place | card                   |
      | Ally W (1/3) | You      | field | immortality            |
      | Ally X (1/3) | You      | field | immortality            |
      | Ally Y (1/3) | You      | field | immortality            |
      | Action A     | Opponent | hand  | cost 0, banish         |
      | Action B     | Opponent | hand  | cost 0, return to hand |
    When the opponent activates Action A choosing Ally X
    And the effects stack resolves
    Then Ally X is in your banishment
    When the opponent activates Action B choosing Ally Y
    And the effects stack resolves
    Then Ally Y is in your hand
    And Ally W is on your field

  @id:ga-imm-1.1 @rule:IMM.1.1 @source:ga-keywords-zh#IMM.1.1 @source:ga-rules-2026-08#IMM.1.1 @control:ga-imm-1.1.without @since:2025-03
  Scenario: An object with Immortality does not die of damage
    Title (zh) 不朽的物件不会因伤害死亡
    Q (en) Arthur (life 3) has immortality and is dealt 5. Does he die?
    Q (zh) 亚瑟（生命3）拥有不朽，受到5点伤害。他会死亡吗？
    A (en) No. The damage is marked, and gone after the turn.
    A (zh) 不会。伤害留在他身上，回合结束后消失。
    Given it is your main phase
    And the position:
      | object             | player   | place | card                 |
      | Champion C (1/20)  | You      | field | fire                 |
      | Ally Y (1/3)       | You      | field |                      |
      | Arthur, Young Heir | You      | hand  |                      |
      | Action A           | Opponent | hand  | cost 0, fast, deal 5 |
    And you have 4 more cards in hand
    When you activate Arthur, Young Heir
    And the effects stack resolves
    And you accept
    And you pass
    And the opponent reacts with Action A choosing Arthur, Young Heir
    And the next item resolves
    Then Arthur, Young Heir is on your field
    And Arthur, Young Heir has damage 5
    When the turn passes
    Then Arthur, Young Heir is on your field
    And Arthur, Young Heir has no damage

  @id:ga-imm-1.1.without @rule:IMM.1.1 @rule:SBC.2 @source:ga-keywords-zh#IMM.1.1 @since:2025-03
  Scenario: An object without Immortality dies of as much damage as it has life
    Title (zh) 没有不朽的物件受到等同生命的伤害即死亡
    Q (en) Two allies (life 3) are dealt 5 each; one has immortality. What happens?
    Q (zh) 两名伙伴（生命3）各受到5点伤害；其中一名有不朽。结果如何？
    A (en) The other one dies, and what happens on its death happens.
    A (zh) 另一名死亡，并触发其死亡能力。
    Given it is your main phase
    And the position:
      | object       | player   | place | card                          |
      | Ally X (1/3) | Opponent | field | on death: draw 1              |
      | Ally Y (1/3) | Opponent | field | immortality, on death: draw 1 |
      | Action A     | You      | hand  | cost 0, deal 5                |
      | Action B     | You      | hand  | cost 0, deal 5                |
    When you activate Action A choosing Ally Y
    And the effects stack resolves
    Then Ally Y is on the opponent's field
    And Ally Y has damage 5
    And the opponent has drawn no card
    When you activate Action B choosing Ally X
    And the effects stack resolves
    Then Ally X is in the opponent's graveyard
    And the opponent has drawn 1 card

  @id:ga-imm-1.1.no-life @rule:IMM.1.1 @source:ga-keywords-zh#IMM.1.1 @source:ga-rules-2026-08#IMM.1.1 @since:2025-03
  Scenario: An object with Immortality does not die of having no life
    Title (zh) 不朽的物件不会因生命为零而死亡
    Q (en) Two allies (life 3) lose 4 life this turn; one has immortality. What happens?
    Q (zh) 两名伙伴（生命3）本回合失去4点生命；其中一名有不朽。结果如何？
    A (en) The one with immortality stays, the other goes to the graveyard.
    A (zh) 有不朽的留下，另一名进入墓场。
    Given it is your main phase
    And the position:
      | object       | player   | place | card                |
      | Ally X (1/3) | Opponent | field |                     |
      | Ally Y (1/3) | Opponent | field | immortality         |
      | Action A     | You      | hand  | cost 0, take life 4 |
      | Action B     | You      | hand  | cost 0, take life 4 |
    When you activate Action A choosing Ally Y
    And the effects stack resolves
    Then Ally Y is on the opponent's field
    When you activate Action B choosing Ally X
    And the effects stack resolves
    Then Ally X is in the opponent's graveyard
    And Ally Y is on the opponent's field

  @id:ga-imm-1.1.no-kill @rule:IMM.1.1 @source:ga-keywords-zh#IMM.1.1 @derived @since:2025-03
  Scenario: An attacker has not killed what Immortality keeps alive
    Title (zh) 不朽使防御者存活时，攻击者没有击杀
    Q (en) My attacker draws a card when it kills. It deals 5 to an ally of life 3 with immortality. Do I draw?
    Q (zh) 我方攻击者击杀时抽一张牌。它对生命3的不朽伙伴造成5点伤害。会抽牌吗？
    A (en) No.
    A (zh) 不会。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card            |
      | Ally X (5/5) | You      | field |        | on kill: draw 1 |
      | Ally W (5/5) | You      | field |        | on kill: draw 1 |
      | Ally Y (1/3) | Opponent | field | rested | immortality     |
      | Ally Z (1/3) | Opponent | field | rested |                 |
    When you attack Ally Y with Ally X
    And the combat ends
    Then Ally Y has damage 5
    And you have drawn no card
    When you attack Ally Z with Ally W
    And the combat ends
    Then you have drawn 1 card

  @id:ga-imm-1.2 @rule:IMM.1.2 @source:ga-keywords-zh#IMM.1.2 @source:ga-rules-2026-08#IMM.1.2 @control:ga-imm-1.2.without @since:2025-03
  Scenario: An object with Immortality is not destroyed
    Title (zh) 不朽的物件不能被消灭
    Q (en) The opponent destroys Arthur, who has immortality. What happens?
    Q (zh) 对方消灭拥有不朽的亚瑟。结果如何？
    A (en) He stays.
    A (zh) 他留在战场。
    Given it is your main phase
    And the position:
      | object             | player   | place | card                  |
      | Champion C (1/20)  | You      | field | fire                  |
      | Ally Y (1/3)       | You      | field |                       |
      | Arthur, Young Heir | You      | hand  |                       |
      | Action A           | Opponent | hand  | cost 0, fast, destroy |
    And you have 4 more cards in hand
    When you activate Arthur, Young Heir
    And the effects stack resolves
    And you accept
    And you pass
    And the opponent reacts with Action A choosing Arthur, Young Heir
    And the next item resolves
    Then Arthur, Young Heir is on your field
    And Ally Y is on your field
    And Action A is in the opponent's graveyard

  @id:ga-imm-1.2.without @rule:IMM.1.2 @source:ga-keywords-zh#IMM.1.2 @since:2025-03
  Scenario: An object without Immortality is destroyed
    Title (zh) 没有不朽的物件会被消灭
    Q (en) The opponent destroys an ally without immortality. What happens?
    Q (zh) 对方消灭没有不朽的伙伴。结果如何？
    A (en) It goes to the graveyard.
    A (zh) 它进入墓场。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place | card            |
      | Ally X (1/3) | You      | field | immortality     |
      | Ally Y (1/3) | You      | field |                 |
      | Action A     | Opponent | hand  | cost 0, destroy |
    When the opponent activates Action A choosing Ally Y
    And the effects stack resolves
    Then Ally Y is in your graveyard
    And Ally X is on your field

  @id:ga-imm-1.2.sacrifice @rule:IMM.1.2 @source:ga-keywords-zh#IMM.1.2 @source:ga-rules-2026-08#IMM.1.2 @since:2025-03
  Scenario: An object with Immortality cannot be sacrificed as a cost
    Title (zh) 不朽的物件不能作为代价牺牲
    Q (en) An ability costs the sacrifice of an ally. I control an ally with immortality and another one. Which may I sacrifice?
    Q (zh) 一个能力的代价为牺牲一名伙伴。我方操控一名不朽伙伴与另一名伙伴。可以牺牲哪一名？
    A (en) The other one only; with the immortal one alone the ability cannot be used.
    A (zh) 只能牺牲另一名；只有不朽伙伴时不能使用该能力。
    Given it is your main phase
    And the position:
      | object       | player | place | card                      |
      | Item I       | You    | field | sacrifice an ally: draw 1 |
      | Ally X (1/3) | You    | field | immortality               |
      | Ally Y (1/3) | You    | field |                           |
    When you use the ability of Item I
    Then Ally Y is in your graveyard
    And Ally X is on your field
    When the effects stack resolves
    Then you have drawn 1 card
    And you may not use the ability of Item I

  @id:ga-imm-2 @rule:IMM.2 @rule:SBC.4 @source:ga-keywords-zh#IMM.2 @source:ga-rules-2026-08#IMM.2 @control:ga-imm-2.other-name @since:2025-03
  Scenario: The unique rule stands above Immortality
    Title (zh) 独有规则高于不朽
    Q (en) I control a unique ally with immortality, and a second one of the same name enters. What happens?
    Q (zh) 我方操控一名独有的不朽伙伴，第二名同名伙伴进场。结果如何？
    A (en) I keep one of them; the other goes to the graveyard although it is immortal.
    A (zh) 我方保留一名；另一名虽有不朽仍进入墓场。
    Given it is your main phase
    And the position:
      | object             | player | place | card                        |
      | Ally X (1/3) as X1 | You    | field | unique, immortality         |
      | Ally X (1/3) as X2 | You    | hand  | unique, cost 0, immortality |
    When you activate X2
    And the effects stack resolves
    And you choose X2
    Then X2 is on your field
    And X1 is in your graveyard

  @id:ga-imm-2.other-name @rule:IMM.2 @source:ga-keywords-zh#IMM.2 @since:2025-03
  Scenario: Unique allies of different names stay together
    Title (zh) 不同名称的独有伙伴可以共存
    Q (en) I control a unique ally with immortality, and a unique one of another name enters. What happens?
    Q (zh) 我方操控一名独有的不朽伙伴，另一名不同名称的独有伙伴进场。结果如何？
    A (en) Both stay.
    A (zh) 两者都留下。
    Given it is your main phase
    And the position:
      | object       | player | place | card                        |
      | Ally X (1/3) | You    | field | unique, immortality         |
      | Ally Y (1/3) | You    | hand  | unique, cost 0, immortality |
    When you activate Ally Y
    And the effects stack resolves
    Then nobody is asked
    And Ally X is on your field
    And Ally Y is on your field

  @id:ga-imm-2.on-death @rule:IMM.2 @rule:SBC.4 @source:ga-rules-2026-08#IMM.2 @derived @since:2026-08
  Scenario: What the unique rule puts into the graveyard has died
    Title (zh) 因独有规则进入墓场视为死亡
    Q (en) A unique ally with immortality draws a card on its death. The unique rule puts it into the graveyard. Do I draw?
    Q (zh) 一名独有的不朽伙伴死亡时抽一张牌。独有规则使其进入墓场。会抽牌吗？
    A (en) Yes.
    A (zh) 会。
    Given it is your main phase
    And the position:
      | object             | player | place | card                                          |
      | Ally X (1/3) as X1 | You    | field | unique, immortality, on death: draw 1         |
      | Ally X (1/3) as X2 | You    | hand  | unique, cost 0, immortality, on death: draw 1 |
    When you activate X2
    And the effects stack resolves
    And you choose X2
    And the effects stack resolves
    Then X1 is in your graveyard
    And you have drawn 1 card

  @id:ga-imm-3 @rule:IMM.3 @source:ga-keywords-zh#IMM.3 @source:ga-rules-2026-08#IMM.3 @control:ga-imm-3.lost @since:2025-03
  Scenario: Immortality twice is as once
    Title (zh) 两个不朽等同一个
    Q (en) Allies (life 3) with immortality once and twice are dealt 5 each. What differs?
    Q (zh) 有一个与两个不朽的伙伴（生命3）各受到5点伤害。有何不同？
    A (en) Nothing: both stay.
    A (zh) 没有不同：两者都留下。
    Given it is your main phase
    And the position:
      | object       | player   | place | card                     |
      | Ally X (1/3) | Opponent | field | immortality              |
      | Ally Y (1/3) | Opponent | field | immortality, immortality |
      | Action A     | You      | hand  | cost 0, deal 5           |
      | Action B     | You      | hand  | cost 0, deal 5           |
    When you activate Action A choosing Ally Y
    And the effects stack resolves
    And you activate Action B choosing Ally X
    And the effects stack resolves
    Then Ally X is on the opponent's field
    And Ally Y is on the opponent's field
    And Ally Y has damage 5

  @id:ga-imm-3.lost @rule:IMM.3 @rule:IMM.1.1 @source:ga-keywords-zh#IMM.3 @derived @since:2025-03
  Scenario: Immortality given twice for the turn is gone with the turn
    Title (zh) 本回合获得的两份不朽随回合结束
    Q (en) An ally (life 3) is given immortality twice for this turn, and is dealt 5. Does it live through the turn and the next?
    Q (zh) 一名伙伴（生命3）本回合两次获得不朽，受到5点伤害。它能度过本回合吗？
    A (en) Yes: damage and immortality end at the same time.
    A (zh) 能：伤害与不朽同时消失。
    Given it is your main phase
    And the position:
      | object       | player | place | card                     |
      | Ally W (1/3) | You    | field |                          |
      | Ally X (1/3) | You    | field |                          |
      | Action A     | You    | hand  | cost 0, give immortality |
      | Action B     | You    | hand  | cost 0, give immortality |
      | Action D     | You    | hand  | cost 0, deal 5           |
    When you activate Action A choosing Ally X
    And the effects stack resolves
    And you activate Action B choosing Ally X
    And the effects stack resolves
    And you activate Action D choosing Ally X
    And the effects stack resolves
    Then Ally X has damage 5
    And Ally X is on your field
    When the turn passes
    Then Ally X is on your field
    And Ally X has no damage

  @id:ga-imm-1.2.regalia @rule:IMM.1.2 @source:ga-keywords-zh#IMM.1.2 @source:ga-rules-2026-08#IMM.1.2 @control:ga-imm-1.2.sacrifice @derived @since:2025-03
  Scenario: A regalia with Immortality cannot be sacrificed or destroyed, though it would go to banishment
    Title (zh) 不朽的礼装不能被牺牲或消灭，即使其会进入放逐区
    Q (en) Two regalia items draw a card for their own sacrifice; one has immortality. Which may I use?
    Q (zh) 两件礼装物品可牺牲自身以抽一张牌，其中一件有不朽。可以使用哪一件？
    A (en) The other one: a sacrifice is what Immortality forbids, wherever the card would go.
    A (zh) 另一件：不朽禁止牺牲，无论该牌会进入哪里。
    Given it is your main phase
    And the position:
      | object | player | place | card                                         |
      | Item I | You    | field | regalia, immortality, sacrifice this: draw 1 |
      | Item J | You    | field | regalia, sacrifice this: draw 1              |
    Then you may not use the ability of Item I
    When you use the ability of Item J
    Then Item J is in your banishment
    And Item I is on your field
    When the effects stack resolves
    Then you have drawn 1 card
