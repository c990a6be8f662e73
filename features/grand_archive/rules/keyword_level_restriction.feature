@game:grand_archive
Feature: Level Restriction

  @id:ga-lvl-1 @rule:LVL.1 @source:ga-keywords-zh#LVL.1 @source:ga-rules-2026-08#LVL.1 @since:2025-03
  Scenario: A level restriction asks for the level with all changes
    Title (zh) 等级限制看的是计入所有变化的等级
    Q (en) Blanche has fast activation at level 2. My champion Tristan is level 1 with a level counter. May I activate her in the opponent's turn?
    Q (zh) 布兰奇在等级2时有快速启动。我方英雄特里斯坦等级为1，有一个等级指示物。对方回合可以启动吗？
    A (en) Yes. The level is 2 with the counter.
    A (zh) 可以。计入指示物后等级为2。
    Given it is the opponent's main phase
    And the position:
      | object                    | player | place | state           |
      | Tristan, Underhanded      | You    | field | 1 level counter |
      | Gray Wolf                 | You    | hand  |                 |
      | Blanche, Sheltering Saint | You    | hand  |                 |
    And you have 2 more cards in hand
    When the opponent passes
    Then you have level 2
    And you may not activate Gray Wolf
    When you react with Blanche, Sheltering Saint
    And the next item resolves
    Then Blanche, Sheltering Saint is on your field

  @id:ga-lvl-1.too-low @rule:LVL.1 @source:ga-keywords-zh#LVL.1 @source:ga-rules-2026-08#LVL.1 @control:ga-lvl-1 @since:2025-03
  Scenario: Below the level the restricted text is not there
    Title (zh) 等级不足时，受限制的文字不存在
    Q (en) My champion Tristan is level 1. May I activate Blanche in the opponent's turn?
    Q (zh) 我方英雄特里斯坦等级为1。对方回合可以启动布兰奇吗？
    A (en) No. Without the text she is slow.
    A (zh) 不可以。没有该文字时她是慢速的。
    Given it is the opponent's main phase
    And the position:
      | object                    | player | place |
      | Tristan, Underhanded      | You    | field |
      | Blanche, Sheltering Saint | You    | hand  |
    And you have 2 more cards in hand
    When the opponent passes
    Then you may not activate Blanche, Sheltering Saint

  @id:ga-lvl-1.lowered @rule:LVL.1 @source:ga-keywords-zh#LVL.1 @source:ga-rules-2026-08#LVL.1 @control:ga-lvl-1.printed @since:2025-03
  Scenario: A champion whose level is lowered does not meet the restriction
    Title (zh) 英雄等级被降低时不满足等级限制
    Q (en) My champion Tristan, Grim Stalker is level 2, and a phantasia makes it one level less. May I activate Blanche in the opponent's turn?
    Q (zh) 我方英雄特里斯坦等级为2，一个幻象使其等级-1。对方回合可以启动布兰奇吗？
    A (en) No. The level is 1 now.
    A (zh) 不可以。现在等级为1。
    Given it is the opponent's main phase
    And the position:
      | object                    | player | place | card                   |
      | Tristan, Grim Stalker     | You    | field |                        |
      | Phantasia P               | You    | field | champion level minus 1 |
      | Blanche, Sheltering Saint | You    | hand  |                        |
    And you have 2 more cards in hand
    When the opponent passes
    Then you have level 1
    And you may not activate Blanche, Sheltering Saint

  @id:ga-lvl-1.printed @rule:LVL.1 @source:ga-keywords-zh#LVL.1 @source:ga-rules-2026-08#LVL.1 @since:2025-03
  Scenario: A champion of level 2 meets Level 2+
    Title (zh) 等级2的英雄满足等级2以上的限制
    Q (en) My champion Tristan, Grim Stalker is level 2. May I activate Blanche in the opponent's turn?
    Q (zh) 我方英雄特里斯坦等级为2。对方回合可以启动布兰奇吗？
    A (en) Yes.
    A (zh) 可以。
    Given it is the opponent's main phase
    And the position:
      | object                    | player | place |
      | Tristan, Grim Stalker     | You    | field |
      | Blanche, Sheltering Saint | You    | hand  |
    And you have 2 more cards in hand
    When the opponent passes
    And you react with Blanche, Sheltering Saint
    Then Blanche, Sheltering Saint is on the effects stack

  @id:ga-lvl-1.whose @rule:LVL.1 @source:ga-keywords-zh#LVL.1 @derived @since:2025-03
  Scenario: The level asked for is that of one's own champion
    Title (zh) 等级限制看自己英雄的等级
    Q (en) An ally has +2 power at level 2. The opponent's champion is level 3, mine is level 1. What is its power?
    Q (zh) 一名伙伴在等级2时力量+2。对方英雄等级3，我方英雄等级1。其力量是多少？
    A (en) As printed, until my own champion gets there.
    A (zh) 为印刷数值，直到我方英雄达到等级2。
    Given it is your main phase
    And the position:
      | object            | player   | place | card               |
      | Champion C (1/20) | You      | field |                    |
      | Champion D (3/24) | Opponent | field |                    |
      | Ally X (1/3)      | You      | field | level 2+: power 2  |
      | Ally Y (1/3)      | Opponent | field | level 2+: power 2  |
      | Action A          | You      | hand  | cost 0, level up 1 |
    Then Ally X has power 1
    And Ally Y has power 3
    When you activate Action A
    And the effects stack resolves
    Then you have level 2
    And Ally X has power 3

  @id:ga-lvl-2 @rule:LVL.2 @source:ga-keywords-zh#LVL.2 @source:ga-rules-2026-08#LVL.2 @control:ga-lvl-2.intent-too-low @since:2025-03
  Scenario: A level restriction works on an attack in the intent
    Title (zh) 等级限制在意图中的攻击牌上生效
    Q (en) Flame Sweep has +1 power at level 2 with its class bonus. My champion Lorraine, Blademaster attacks with it. How much is each defender dealt?
    Q (zh) 烈焰横斩在等级2时（职业奖励）力量+1。我方英雄洛兰，剑术大师以其攻击。每个防御者受到多少伤害？
    A (en) Two.
    A (zh) 2点。
    Given it is your main phase
    And the position:
      | object                | player   | place   | state  |
      | Lorraine, Blademaster | You      | field   |        |
      | Spirit of Fire        | You      | lineage |        |
      | Flame Sweep           | You      | hand    |        |
      | Ally X (1/5)          | Opponent | field   | rested |
    And you have 4 more cards in hand
    When you activate Flame Sweep
    And the effects stack resolves
    And the combat ends
    Then Ally X has damage 2
    And the opponent's champion has damage 2

  @id:ga-lvl-2.intent-too-low @rule:LVL.2 @source:ga-keywords-zh#LVL.2 @source:ga-rules-2026-08#LVL.2 @since:2025-03
  Scenario: Below the level the attack in the intent has its printed power
    Title (zh) 等级不足时，意图中的攻击牌为印刷力量
    Q (en) Flame Sweep has +1 power at level 2 with its class bonus. My champion Lorraine, Wandering Warrior is level 1. How much is each defender dealt?
    Q (zh) 烈焰横斩在等级2时（职业奖励）力量+1。我方英雄洛兰，流浪战士等级为1。每个防御者受到多少伤害？
    A (en) One.
    A (zh) 1点。
    Given it is your main phase
    And the position:
      | object                      | player   | place   | state  |
      | Lorraine, Wandering Warrior | You      | field   |        |
      | Spirit of Fire              | You      | lineage |        |
      | Flame Sweep                 | You      | hand    |        |
      | Ally X (1/5)                | Opponent | field   | rested |
    And you have 4 more cards in hand
    When you activate Flame Sweep
    And the effects stack resolves
    And the combat ends
    Then Ally X has damage 1
    And the opponent's champion has damage 1

  @id:ga-lvl-2.stack @rule:LVL.2 @source:ga-keywords-zh#LVL.2 @source:ga-rules-2026-08#LVL.2 @since:2025-03
  Scenario: On the effects stack the level is asked for as the card resolves
    Title (zh) 在效果堆叠上，于结算时检查等级
    Q (en) An action draws a card, and two more at level 2. My champion becomes level 2 while it waits on the effects stack. How many cards do I draw?
    Q (zh) 一个行动抽一张牌，等级2时再抽两张。它在效果堆叠上时，我方英雄升为等级2。抽几张牌？
    A (en) Three: the restriction is met when the action resolves.
    A (zh) 三张：结算时满足限制。
    Given it is your main phase
    And the position:
      | object            | player | place | card                             |
      | Champion C (1/20) | You    | field |                                  |
      | Action A          | You    | hand  | cost 0, draw 1, level 2+: draw 2 |
      | Action B          | You    | hand  | cost 0, fast, level up 1         |
    When you activate Action A
    And you activate Action B
    And the effects stack resolves
    Then you have drawn 3 cards

  @id:ga-lvl-2.stack-too-low @rule:LVL.2 @source:ga-keywords-zh#LVL.2 @source:ga-rules-2026-08#LVL.2 @since:2025-03
  Scenario: Below the level the restricted part of an action does nothing
    Title (zh) 等级不足时，行动的受限部分不生效
    Q (en) An action draws a card, and two more at level 2. My champion is level 1. How many cards do I draw?
    Q (zh) 一个行动抽一张牌，等级2时再抽两张。我方英雄等级为1。抽几张牌？
    A (en) One.
    A (zh) 一张。
    Given it is your main phase
    And the position:
      | object            | player | place | card                             |
      | Champion C (1/20) | You    | field |                                  |
      | Action A          | You    | hand  | cost 0, draw 1, level 2+: draw 2 |
    When you activate Action A
    And the effects stack resolves
    Then you have drawn 1 card

  @id:ga-lvl-2.graveyard @rule:LVL.2 @source:ga-keywords-zh#LVL.2 @source:ga-rules-2026-08#LVL.2 @since:2025-03
  Scenario: A level restriction works in the graveyard
    Title (zh) 等级限制在墓场中生效
    Q (en) Two cards of my graveyard have floating memory, one at level 2, one at level 3. My champion is level 2 and memory is empty. Which pays a memory cost of 1?
    Q (zh) 我方墓场有两张遥忆牌，一张需等级2，一张需等级3。我方英雄等级为2，回忆区为空。哪一张可以支付回忆代价1？
    A (en) The one for level 2.
    A (zh) 需等级2的那一张。
    Given your materialize phase is about to begin
    And the position:
      | object            | player | place         | card                      |
      | Champion C (2/22) | You    | field         |                           |
      | Item I            | You    | material deck | regalia, memory cost 1    |
      | Ally X (1/3)      | You    | graveyard     | level 3+: floating memory |
      | Ally Y (1/3)      | You    | graveyard     | level 2+: floating memory |
    Then you may not materialize Item I paying with Ally X
    When you materialize Item I paying with Ally Y
    And the effects stack resolves
    Then Item I is on your field
    And Ally Y is in your banishment
    And Ally X is in your graveyard

  @id:ga-lvl-2.memory @rule:LVL.2 @source:ga-keywords-zh#LVL.2 @source:ga-rules-2026-08#LVL.2 @derived @since:2025-03
  Scenario: A level restriction works in memory
    Title (zh) 等级限制在回忆区中生效
    Q (en) A card of my memory draws a card at level 2 when it is revealed from memory. My champion is level 2. Do I draw when it is revealed?
    Q (zh) 我方回忆区的一张牌在等级2时，从回忆区展示则抽一张牌。我方英雄等级为2。展示时会抽牌吗？
    A (en) Yes.
    A (zh) 会。
    Given it is your main phase
    And the position:
      | object            | player | place  | card                                   |
      | Champion C (2/22) | You    | field  |                                        |
      | Ally X (1/3)      | You    | memory | level 2+: revealed from memory: draw 1 |
      | Action A          | You    | hand   | cost 0, reveal memory                  |
    When you activate Action A
    And the effects stack resolves
    Then you have drawn 1 card

  @id:ga-lvl-1.copy @rule:LVL.1 @rule:GPC.9.1 @source:ga-rules-2026-08#LVL.1 @derived @since:2026-08
  Scenario: A copy meets the level restriction that its original meets
    Title (zh) 复制品沿用原牌的等级限制状态
    Q (en) The opponent's champion is level 3 and their action draws two cards at level 3. I copy it under a champion of level 1. Do I draw?
    Q (zh) 对方英雄等级3，其行动在等级3时抽两张牌。我方英雄等级1，复制该行动。我方会抽牌吗？
    A (en) Yes. The copy follows the player of its original.
    A (zh) 会。复制品依原牌玩家的状态。
    Given it is the opponent's main phase
    And the position:
      | object            | player   | place | card                           |
      | Champion C (1/20) | You      | field |                                |
      | Champion D (3/24) | Opponent | field |                                |
      | Action B          | Opponent | hand  | cost 0, fast, draw 3           |
      | Action A          | Opponent | hand  | cost 0, fast, level 3+: draw 2 |
      | Action C          | You      | hand  | cost 0, fast, copy             |
    When the opponent activates Action A
    And the opponent passes
    And you react with Action C choosing Action A
    And the effects stack resolves
    Then you have drawn 2 cards
    And the opponent has drawn 2 cards
