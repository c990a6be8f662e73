@game:grand_archive
Feature: Champion Bonus

  @id:ga-chb-1 @rule:CHB.1 @source:ga-keywords-zh#CHB.1 @source:ga-rules-2026-08#CHB.1 @since:2025-03
  Scenario: A text with the bonus of a champion works under a champion of that name
    Title (zh) 英雄奖励在同名英雄下生效
    Q (en) Clarent, Reimagined has an ability with the Lorraine bonus: remove a durability counter, and the next 2 non-combat damage to a unit is prevented but for 1. My champion is Lorraine. May I use it?
    Q (zh) 克拉伦特，重铸有一个洛兰奖励的能力：移除一个耐久指示物，为一名单位防止非战斗伤害。我方英雄是洛兰。可以使用吗？
    A (en) Yes. It is a legal action, a counter goes, and the ally is dealt 1 instead of 2.
    A (zh) 可以。这是合法的行动，移除一个指示物，该伙伴受到1点而不是2点伤害。
    Given it is your main phase
    And the position:
      | object                      | player | place | state                 | card           |
      | Lorraine, Wandering Warrior | You    | field |                       |                |
      | Ally Y (1/3)                | You    | field |                       |                |
      | Ally X (1/3)                | You    | field |                       |                |
      | Clarent, Reimagined         | You    | field | 3 durability counters |                |
      | Action A                    | You    | hand  |                       | cost 0, deal 2 |
    When you use the ability of Clarent, Reimagined choosing Ally X
    And the next item resolves
    Then Clarent, Reimagined has 2 durability counters
    When you activate Action A choosing Ally X
    And the effects stack resolves
    Then Ally X has damage 1
    And Ally Y has no damage

  @id:ga-chb-1.other-name @rule:CHB.1 @source:ga-keywords-zh#CHB.1 @source:ga-rules-2026-08#CHB.1 @control:ga-chb-1 @since:2025-03
  Scenario: The class of the champion is not asked for by a champion bonus
    Title (zh) 英雄奖励不看职业
    Q (en) My champion is Mordred, a warrior like Lorraine. May I use the ability of Clarent, Reimagined with the Lorraine bonus?
    Q (zh) 我方英雄是莫德雷德，与洛兰同为战士。可以使用克拉伦特，重铸的洛兰奖励能力吗？
    A (en) No. Only the name counts.
    A (zh) 不可以。只看名称。
    Given it is your main phase
    And the position:
      | object                     | player | place | state                 |
      | Mordred, Burnished Avenger | You    | field |                       |
      | Ally X (1/3)               | You    | field |                       |
      | Clarent, Reimagined        | You    | field | 3 durability counters |
    Then you may not use the ability of Clarent, Reimagined choosing Ally X
    And Clarent, Reimagined has 3 durability counters

  @id:ga-chb-1.leveled @rule:CHB.1 @source:ga-keywords-zh#CHB.1 @source:ga-rules-2026-08#CHB.1 @since:2025-03
  Scenario: Any champion of the lineage's name serves, whatever stands after the comma
    Title (zh) 名称相同的英雄均可，与逗号后的称号无关
    Q (en) An ally has the Lorraine bonus for +2 power. My champion is Lorraine, Blademaster. What is its power?
    Q (zh) 一名伙伴有洛兰奖励：力量+2。我方英雄是洛兰，剑术大师。其力量是多少？
    A (en) It has the bonus: the name before the comma is asked for.
    A (zh) 获得加成：只看逗号前的名称。
    Given it is your main phase
    And the position:
      | object                | player   | place | state  | card                    |
      | Lorraine, Blademaster | You      | field |        |                         |
      | Ally X (1/3)          | You      | field |        | Lorraine bonus: power 2 |
      | Ally Y (1/3)          | Opponent | field |        | Lorraine bonus: power 2 |
      | Ally Z (1/5)          | Opponent | field | rested |                         |
    Then Ally X has power 3
    And Ally Y has power 1
    When you attack Ally Z with Ally X
    And the combat ends
    Then Ally Z has damage 3

  @id:ga-chb-1.copy @rule:CHB.1 @rule:GPC.9.1 @source:ga-rules-2026-08#CHB.1 @derived @since:2026-08
  Scenario: A copy has the bonus that its original has under its own player
    Title (zh) 复制品沿用原牌在原操控者之下的奖励状态
    Q (en) The opponent's champion is Lorraine and their action has the Lorraine bonus to draw two cards. I copy it with another champion. Do I draw?
    Q (zh) 对方英雄是洛兰，其行动有洛兰奖励：抽两张牌。我方英雄不是洛兰，复制该行动。我方会抽牌吗？
    A (en) Yes. The copy takes the state of its original, though I would not meet it.
    A (zh) 会。复制品沿用原牌的状态，即使我方不满足条件。
    Given it is the opponent's main phase
    And the position:
      | object                      | player   | place | card                                 |
      | Lorraine, Wandering Warrior | Opponent | field |                                      |
      | Action B                    | Opponent | hand  | cost 0, fast, draw 3                 |
      | Action A                    | Opponent | hand  | cost 0, fast, Lorraine bonus: draw 2 |
      | Action C                    | You      | hand  | cost 0, fast, copy                   |
    When the opponent activates Action A
    And the opponent passes
    And you react with Action C choosing Action A
    And the effects stack resolves
    Then the opponent has drawn 2 cards
    And you have drawn 2 cards

  @id:ga-chb-1.copy-until-2025 @rule:CHB.1 @rule:GPC.9.1 @source:ga-keywords-zh#CHB.1 @derived @unconfirmed @since:2025-03 @until:2025-03
  Scenario: Under the rules of 2025 a copy is judged under the player who controls it
    Title (zh) 2025年的规则以复制品操控者的英雄判断奖励
    Q (en) The opponent's champion is Lorraine and their action has the Lorraine bonus to draw two cards. I copy it with another champion. Do I draw?
    Q (zh) 对方英雄是洛兰，其行动有洛兰奖励：抽两张牌。我方英雄不是洛兰，复制该行动。我方会抽牌吗？
    A (en) No. Each copy asks for the champion of its own controller. (The chapter of 2025 is silent; the change of 2026 tells what was before.)
    A (zh) 不会。复制品看其操控者的英雄。（2025年的章节没有明说，依2026年的变更推断此前的规则。）
    Given it is the opponent's main phase
    And the position:
      | object                      | player   | place | card                                 |
      | Lorraine, Wandering Warrior | Opponent | field |                                      |
      | Action B                    | Opponent | hand  | cost 0, fast, draw 3                 |
      | Action A                    | Opponent | hand  | cost 0, fast, Lorraine bonus: draw 2 |
      | Action C                    | You      | hand  | cost 0, fast, copy                   |
    When the opponent activates Action A
    And the opponent passes
    And you react with Action C choosing Action A
    And the effects stack resolves
    Then the opponent has drawn 2 cards
    And you have drawn no card

  @id:ga-chb-2 @rule:CHB.2 @source:ga-keywords-zh#CHB.2 @source:ga-rules-2026-08#CHB.2 @since:2025-03
  Scenario: A champion bonus works on the effects stack
    Title (zh) 英雄奖励在效果堆叠上生效
    Q (en) My champion is Tristan, and I activate Grim Foreboding, which makes an Ominous Shadow with the Tristan bonus. Is it made?
    Q (zh) 我方英雄是特里斯坦，启动不祥预感，其特里斯坦奖励会召唤不祥之影。会召唤吗？
    A (en) Yes, and agility is gained besides.
    A (zh) 会，同时获得活力。
    Given it is your main phase
    And the position:
      | object               | player | place   | card  |
      | Tristan, Underhanded | You    | field   |       |
      | Champion E (0/15)    | You    | lineage | umbra |
      | Ally A (1/1)         | You    | memory  |       |
      | Grim Foreboding      | You    | hand    |       |
    And you have 3 more cards in hand
    When you activate Grim Foreboding
    And the effects stack resolves
    Then there is 1 Ominous Shadow on your field
    When the end phase begins
    Then the effects stack has 1 item

  @id:ga-chb-2.stack-other @rule:CHB.2 @source:ga-keywords-zh#CHB.2 @source:ga-rules-2026-08#CHB.2 @since:2025-03
  Scenario: Without the champion the rest of the card on the effects stack works alone
    Title (zh) 没有该英雄时，效果堆叠上的牌只有其余部分生效
    Q (en) My champion is Lorraine, and I activate Grim Foreboding (Tristan bonus: an Ominous Shadow). What happens?
    Q (zh) 我方英雄是洛兰，启动不祥预感（特里斯坦奖励：召唤不祥之影）。结果如何？
    A (en) No shadow is made; agility is gained all the same.
    A (zh) 不会召唤不祥之影；仍然获得活力。
    Given it is your main phase
    And the position:
      | object                      | player | place   | card  |
      | Lorraine, Wandering Warrior | You    | field   |       |
      | Champion E (0/15)           | You    | lineage | umbra |
      | Ally A (1/1)                | You    | memory  |       |
      | Grim Foreboding             | You    | hand    |       |
    And you have 3 more cards in hand
    When you activate Grim Foreboding
    And the effects stack resolves
    Then there is no Ominous Shadow on your field
    When the end phase begins
    Then the effects stack has 1 item

  @id:ga-chb-2.field @rule:CHB.2 @source:ga-keywords-zh#CHB.2 @source:ga-rules-2026-08#CHB.2 @since:2025-03
  Scenario: A champion bonus works on the field
    Title (zh) 英雄奖励在战场上生效
    Q (en) I control an ally with the Tristan bonus for critical 2; it has power 2 and attacks an ally with life 5. My champion is Tristan. How much is dealt?
    Q (zh) 我方操控一名有特里斯坦奖励（暴击2）的伙伴，力量2，攻击一名生命5的伙伴。我方英雄是特里斯坦。造成多少伤害？
    A (en) Four: critical 2 doubles it.
    A (zh) 4点：暴击2使其加倍。
    Given it is your main phase
    And the position:
      | object               | player   | place | state  | card                      |
      | Tristan, Underhanded | You      | field |        |                           |
      | Ally X (2/3)         | You      | field |        | Tristan bonus: critical 2 |
      | Ally Z (1/5)         | Opponent | field | rested |                           |
    When you attack Ally Z with Ally X
    And the combat ends
    Then Ally Z has damage 4

  @id:ga-chb-2.hand @rule:CHB.2 @source:ga-keywords-zh#CHB.2 @source:ga-rules-2026-08#CHB.2 @since:2025-03
  Scenario: A champion bonus works in the hand
    Title (zh) 英雄奖励在手牌中生效
    Q (en) Two allies in my hand have fast activation, one with the Lorraine bonus, one with the Tristan bonus. My champion is Lorraine. Which may I activate in the opponent's turn?
    Q (zh) 我方手中两名伙伴有快速启动，一名为洛兰奖励，一名为特里斯坦奖励。我方英雄是洛兰。对方回合可以启动哪一名？
    A (en) The one with the Lorraine bonus only.
    A (zh) 只有洛兰奖励的那一名。
    Given it is the opponent's main phase
    And the position:
      | object                      | player | place | card                                    |
      | Lorraine, Wandering Warrior | You    | field |                                         |
      | Ally X (1/3)                | You    | hand  | cost 0, Tristan bonus: fast activation  |
      | Ally Y (1/3)                | You    | hand  | cost 0, Lorraine bonus: fast activation |
    When the opponent passes
    Then you may not activate Ally X
    When you react with Ally Y
    And the next item resolves
    Then Ally Y is on your field

  @id:ga-chb-2.graveyard @rule:CHB.2 @source:ga-keywords-zh#CHB.2 @source:ga-rules-2026-08#CHB.2 @since:2025-03
  Scenario: A champion bonus works in the graveyard
    Title (zh) 英雄奖励在墓场中生效
    Q (en) Two cards in my graveyard have floating memory, one with the Lorraine bonus, one with the Tristan bonus. My champion is Lorraine and my memory is empty. How may I pay a memory cost of 1?
    Q (zh) 我方墓场有两张遥忆牌，一张为洛兰奖励，一张为特里斯坦奖励。我方英雄是洛兰，回忆区为空。如何支付回忆代价1？
    A (en) With the one that has the Lorraine bonus; the other does not serve.
    A (zh) 用洛兰奖励的那一张；另一张不可以。
    Given your materialize phase is about to begin
    And the position:
      | object                      | player | place         | card                            |
      | Lorraine, Wandering Warrior | You    | field         |                                 |
      | Item I                      | You    | material deck | regalia, memory cost 1          |
      | Ally X (1/3)                | You    | graveyard     | Tristan bonus: floating memory  |
      | Ally Y (1/3)                | You    | graveyard     | Lorraine bonus: floating memory |
    Then you may not materialize Item I paying with Ally X
    When you materialize Item I paying with Ally Y
    Then Ally Y is in your banishment
    And Ally X is in your graveyard
    When the effects stack resolves
    Then Item I is on your field

  @id:ga-chb-2.memory @rule:CHB.2 @source:ga-keywords-zh#CHB.2 @source:ga-rules-2026-08#CHB.2 @derived @since:2025-03
  Scenario: A champion bonus works in memory
    Title (zh) 英雄奖励在回忆区中生效
    Q (en) A card in my memory draws a card with the Lorraine bonus when it is revealed from memory. My champion is Lorraine, and it is revealed. Do I draw?
    Q (zh) 我方回忆区的一张牌有洛兰奖励：从回忆区展示时抽一张牌。我方英雄是洛兰，该牌被展示。会抽牌吗？
    A (en) Yes.
    A (zh) 会。
    Given it is your main phase
    And the position:
      | object                      | player | place  | card                                         |
      | Lorraine, Wandering Warrior | You    | field  |                                              |
      | Ally X (1/3)                | You    | memory | Lorraine bonus: revealed from memory: draw 1 |
      | Action A                    | You    | hand   | cost 0, reveal memory                        |
    When you activate Action A
    And the effects stack resolves
    Then you have drawn 1 card
    And Ally X is in your memory

  @id:ga-chb-2.memory-other @rule:CHB.2 @source:ga-keywords-zh#CHB.2 @derived @since:2025-03
  Scenario: Under another champion the bonus in memory does nothing
    Title (zh) 其他英雄之下，回忆区中的英雄奖励不生效
    Q (en) The same card is revealed from memory under Mordred. Do I draw?
    Q (zh) 在莫德雷德之下，同一张牌从回忆区展示。会抽牌吗？
    A (en) No. The reveal happens, and nothing triggers.
    A (zh) 不会。展示照常进行，但没有触发。
    Given it is your main phase
    And the position:
      | object                     | player | place  | card                                         |
      | Mordred, Burnished Avenger | You    | field  |                                              |
      | Ally X (1/3)               | You    | memory | Lorraine bonus: revealed from memory: draw 1 |
      | Action A                   | You    | hand   | cost 0, reveal memory                        |
    When you activate Action A
    And the effects stack resolves
    Then you have drawn no card
    And Ally X is in your memory
    And Action A is in your graveyard

  @id:ga-chb-3 @rule:CHB.3 @source:ga-keywords-zh#CHB.3 @source:ga-rules-2026-08#CHB.3 @control:ga-chb-3.named @derived @since:2025-03
  Scenario: Under another champion the text with the bonus is not there, in the material deck too
    Title (zh) 名称不同时，英雄奖励的文字在任何区域都视为不存在，素材库亦然
    Q (en) With the Lorraine bonus Clarent, Reimagined may be paid for with swords of the material deck. My champion is Mordred and one card is in memory. May I materialize it (memory cost 2)?
    Q (zh) 克拉伦特，重铸有洛兰奖励：可以放逐素材库的剑来支付。我方英雄是莫德雷德，回忆区有一张牌。可以具现（回忆代价2）吗？
    A (en) No. Only memory pays, and the swords of the material deck stay there.
    A (zh) 不可以。只能以回忆区支付，素材库的剑留在原处。
    Given your materialize phase is about to begin
    And the position:
      | object                     | player | place         | card                          |
      | Mordred, Burnished Avenger | You    | field         |                               |
      | Clarent, Reimagined        | You    | material deck |                               |
      | Clarent, Sword of Peace    | You    | material deck |                               |
      | Weapon W (1/2)             | You    | material deck | regalia, sword, memory cost 0 |
    And you have 1 more card in memory
    Then you may not materialize Clarent, Reimagined
    When you materialize Weapon W
    And the effects stack resolves
    Then Weapon W is on your field
    And Clarent, Sword of Peace is in your material deck
    And you have 1 card in memory

  @id:ga-chb-3.named @rule:CHB.3 @source:ga-keywords-zh#CHB.3 @source:ga-rules-2026-08#CHB.3 @derived @since:2025-03
  Scenario: Under Lorraine the swords of the material deck pay for Clarent
    Title (zh) 在洛兰之下，素材库的剑可以支付克拉伦特
    Q (en) My champion is Lorraine and my memory is empty. May I materialize Clarent, Reimagined (memory cost 2) with two swords in the material deck?
    Q (zh) 我方英雄是洛兰，回忆区为空，素材库有两把剑。可以具现克拉伦特，重铸（回忆代价2）吗？
    A (en) Yes. Both swords are banished from the material deck, and nothing from memory.
    A (zh) 可以。放逐素材库的两把剑，不动用回忆区。
    Given your materialize phase is about to begin
    And the position:
      | object                      | player | place         | card                          |
      | Lorraine, Wandering Warrior | You    | field         |                               |
      | Clarent, Reimagined         | You    | material deck |                               |
      | Clarent, Sword of Peace     | You    | material deck |                               |
      | Weapon W (1/2)              | You    | material deck | regalia, sword, memory cost 0 |
    When you materialize Clarent, Reimagined
    Then Clarent, Sword of Peace is in your banishment
    And Weapon W is in your banishment
    When the effects stack resolves
    Then Clarent, Reimagined is on your field

  @id:ga-chb-2.intent @rule:CHB.2 @source:ga-keywords-zh#CHB.2 @source:ga-rules-2026-08#CHB.2 @since:2025-03
  Scenario: A champion bonus works on an attack in the intent
    Title (zh) 英雄奖励在意图中的攻击牌上生效
    Q (en) An attack card (power 1) has the Lorraine bonus for 2 more power. My champion Lorraine attacks with it. How much is dealt?
    Q (zh) 一张攻击牌（力量1）有洛兰奖励：力量+2。我方英雄洛兰以其攻击。造成多少伤害？
    A (en) Three.
    A (zh) 3点。
    Given it is your main phase
    And the position:
      | object                      | player   | place | state  | card                            |
      | Lorraine, Wandering Warrior | You      | field |        |                                 |
      | Attack K (1)                | You      | hand  |        | cost 0, Lorraine bonus: power 2 |
      | Ally Y (1/9)                | Opponent | field | rested |                                 |
      | Ally Z (1/9)                | Opponent | field | rested |                                 |
    When you activate Attack K
    And the effects stack resolves
    And you choose Ally Z
    And the combat ends
    Then Ally Z has damage 3
    And Ally Y has no damage

  @id:ga-chb-2.intent-other @rule:CHB.2 @source:ga-keywords-zh#CHB.2 @source:ga-rules-2026-08#CHB.2 @since:2025-03
  Scenario: Under another champion the attack has its printed power
    Title (zh) 其他英雄之下，攻击牌为印刷力量
    Q (en) An attack card (power 1) has the Lorraine bonus for 2 more power. My champion Mordred attacks with it. How much is dealt?
    Q (zh) 一张攻击牌（力量1）有洛兰奖励：力量+2。我方英雄莫德雷德以其攻击。造成多少伤害？
    A (en) One.
    A (zh) 1点。
    Given it is your main phase
    And the position:
      | object                     | player   | place | state  | card                            |
      | Mordred, Burnished Avenger | You      | field |        |                                 |
      | Attack K (1)               | You      | hand  |        | cost 0, Lorraine bonus: power 2 |
      | Ally Y (1/9)               | Opponent | field | rested |                                 |
      | Ally Z (1/9)               | Opponent | field | rested |                                 |
    When you activate Attack K
    And the effects stack resolves
    And you choose Ally Z
    And the combat ends
    Then Ally Z has damage 1
    And Ally Y has no damage

  @id:ga-chb-2.lineage @rule:CHB.2 @rule:INH.1 @source:ga-keywords-zh#CHB.2 @source:ga-rules-2026-08#CHB.2 @derived @since:2025-03
  Scenario: A champion bonus on an inherited effect asks for the champion on top
    Title (zh) 继承效果上的英雄奖励看最上方的英雄
    Q (en) Two cards of my champion's lineage give it more life: one 3 with the Lorraine bonus, one 1 with the Tristan bonus. My champion is Lorraine, Blademaster (life 24). What is its life?
    Q (zh) 我方英雄传承中有两张牌：一张有洛兰奖励（英雄生命+3），一张有特里斯坦奖励（英雄生命+1）。我方英雄是洛兰，剑术大师（生命24）。生命是多少？
    A (en) Only the 3 with its own name are added.
    A (zh) 只加上洛兰奖励的3点。
    Given it is your main phase
    And the position:
      | object                | player | place   | card                                       |
      | Champion A (0/15)     | You    | lineage | inherited: Tristan bonus: champion life 1  |
      | Champion B (1/20)     | You    | lineage | inherited: Lorraine bonus: champion life 3 |
      | Lorraine, Blademaster | You    | field   |                                            |
      | Action A              | You    | hand    | cost 0, damage counters 2                  |
    When you activate Action A
    And the effects stack resolves
    Then Lorraine, Blademaster has damage 2
    And Lorraine, Blademaster has life 27
