@game:riftbound
Feature: Worked examples of the rulebook: passive, replacement, activated, triggered, delayed and linked abilities

  @id:rb-ex-364-3-a-alone @rule:364.3.a @rule:477.3 @source:core-1.4#364.3.a @since:spiritforged
  Scenario: Attacking alone, Wielder of Water has 2 more might
    Title (zh) 【驭水者】单独进攻时战力+2
    Q (en) Wielder of Water has +2 while it attacks or defends alone. What is its might when it attacks by itself, and in base?
    Q (zh) 【驭水者】单独进攻或防守时战力+2。它单独进攻时与在基地时战力各是多少？
    A (en) 4 in the combat, 2 otherwise.
    A (zh) 战斗中为4，其他时候为2。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Wielder of Water | You      | base          |       |
      | Unit V (1)       | You      | base          |       |
      | Unit W (1)       | Opponent | battlefield A |       |
    And both players can pay for anything
    Then Wielder of Water has might 2
    When you move Wielder of Water to battlefield A
    Then Wielder of Water has might 4
    When the showdown ends
    Then Wielder of Water is at battlefield A
    And Wielder of Water has might 2

  @id:rb-ex-364-3-a-not-alone @rule:364.3.a @source:core-1.4#364.3.a @since:spiritforged
  Scenario: Attacking with another unit it has no more
    Title (zh) 与其他单位一起进攻时没有加成
    Q (en) It attacks together with another unit of mine.
    Q (zh) 它与我方另一名单位一起进攻。
    A (en) It has its printed 2.
    A (zh) 战力为卡面印刷的2。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Wielder of Water | You      | base          |       |
      | Unit V (1)       | You      | base          |       |
      | Unit W (1)       | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit V and Wielder of Water to battlefield A
    Then Wielder of Water is at battlefield A
    And Wielder of Water has might 2

  @id:rb-ex-364-3-a-enters-ready @rule:364.3.a @rule:369.3 @source:core-1.4#364.3.a @since:spiritforged
  Scenario: Vayne enters ready while the opponent controls a battlefield
    Title (zh) 对方控制战场时【薇恩 - 追猎者】以活跃状态进场
    Q (en) The opponent controls a battlefield and I play Vayne, Hunter.
    Q (zh) 对方控制一处战场，我方打出【薇恩 - 追猎者】。
    A (en) She enters ready.
    A (zh) 她以活跃状态进场。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Vayne, Hunter | You      | hand          |       |
      | Unit W (1)    | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Vayne, Hunter to your base
    Then Vayne, Hunter is in your base
    And Vayne, Hunter is ready

  @id:rb-ex-364-3-a-enters-exhausted @rule:364.3.a @source:core-1.4#364.3.a @since:spiritforged
  Scenario: With no battlefield under the opponent's control she enters exhausted
    Title (zh) 对方没有控制战场时以休眠状态进场
    Q (en) The same, but the opponent controls no battlefield.
    Q (zh) 同样情况，但对方没有控制任何战场。
    A (en) She enters exhausted.
    A (zh) 她以休眠状态进场。
    Given it is your main phase
    And the position:
      | object        | player   | place | state |
      | Vayne, Hunter | You      | hand  |       |
      | Unit W (1)    | Opponent | base  |       |
    And both players can pay for anything
    When you play Vayne, Hunter to your base
    Then Vayne, Hunter is in your base
    And Vayne, Hunter is exhausted

  @id:rb-ex-366-1-undying-legion @rule:366.1 @source:core-1.4#366.1 @since:unleashed
  Scenario: Undying Legion is played from the trash after another card
    Title (zh) 打出其他卡牌后可从废牌堆打出【不死军团】
    Q (en) Undying Legion lies in my trash and I have played another card this turn. May I play it, and for what?
    Q (zh) 【不死军团】在我方废牌堆，本回合我方已打出过其他卡牌。能打出它吗？费用是多少？
    A (en) Yes, for 3 energy and 1 fury power.
    A (zh) 能，支付3点法力和1点炽烈符能。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Undying Legion | You      | trash         |       |
      | Stupefy        | You      | hand          |       |
      | Unit X (3)     | Opponent | battlefield A |       |
    And you have 4 energy and 1 fury power
    When you play Stupefy choosing Unit X
    And the chain resolves
    Then you have 3 energy
    When you play Undying Legion to your base
    Then Undying Legion is in your base
    And you have 0 energy
    And you have 0 fury power

  @id:rb-ex-366-1-undying-legion.first-card @rule:366.1 @source:core-1.4#366.1 @control:rb-ex-366-1-undying-legion @since:unleashed
  Scenario: As the first card of the turn it may not be played from the trash
    Title (zh) 作为本回合第一张牌不能从废牌堆打出
    Q (en) I have played nothing this turn.
    Q (zh) 本回合我方还没有打出过卡牌。
    A (en) It may not be played: its Legion permission is not met.
    A (zh) 不能打出：未满足[鼓舞]的条件。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Undying Legion | You      | trash         |       |
      | Unit X (3)     | Opponent | battlefield A |       |
    And you have 4 energy and 1 fury power
    Then you may not play Undying Legion to your base

  @id:rb-ex-369-3-master-yi @rule:369.3 @source:core-1.4#369.3 @since:spiritforged
  Scenario: Master Yi enters ready
    Title (zh) 【易 - 锋芒毕现】以活跃状态进场
    Q (en) I play Master Yi, Honed, who says that he enters ready. May he move in the same turn?
    Q (zh) 我方打出【易 - 锋芒毕现】，其技能为以活跃状态进场。本回合能移动吗？
    A (en) Yes. His entering exhausted was replaced.
    A (zh) 能。休眠进场已被替换。
    Given it is your main phase
    And the position:
      | object           | player   | place | state |
      | Master Yi, Honed | You      | hand  |       |
      | Unit W (1)       | Opponent | base  |       |
    And both players can pay for anything
    When you play Master Yi, Honed to your base
    Then Master Yi, Honed is ready
    When you move Master Yi, Honed to battlefield A
    Then Master Yi, Honed is at battlefield A

  @id:rb-ex-370-1-a-2-together @rule:370.1.a.2 @rule:370.4 @source:core-1.4#370.1.a.2 @since:unleashed
  Scenario: Killed by one instruction, two units die at the same time
    Title (zh) 同一指示摧毁的两名单位同时被摧毁
    Q (en) One spell kills Soraka and a weaker unit beside her. Does she still save it?
    Q (zh) 一个法术同时摧毁【索拉卡 - 星尘逆旅】和她身旁战力更低的单位。她还能拯救该单位吗？
    A (en) Yes: the two deaths are simultaneous, so her effect applies as she leaves.
    A (zh) 能：两者同时被摧毁，她离场时其替换效果仍会生效。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state |
      | Example: Twin Death | You      | hand          |       |
      | Unit W (1)          | Opponent | battlefield A |       |
      | Soraka, Wanderer    | Opponent | battlefield A |       |
      | Unit X (3)          | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Example: Twin Death choosing Soraka, Wanderer and Unit X
    And the chain resolves
    Then Soraka, Wanderer is in the opponent's trash
    And Unit X is in the opponent's base
    And Unit W is at battlefield A

  @id:rb-ex-370-1-a-2-one-after-the-other @rule:370.1.a.2 @source:core-1.4#370.1.a.2 @since:spiritforged
  Scenario: Two instructions kill one after the other
    Title (zh) 两条指示先后摧毁单位
    Q (en) A spell kills a unit of mine and, if that is done, an enemy unit that is no stronger. I choose a unit of mine and one of the enemy's, both with 3 might. Do they die at the same time?
    Q (zh) 一个法术：摧毁一名友方单位；若如此做，摧毁一名战力不高于它的敌方单位。我方选择双方各一名3战力单位。两者同时被摧毁吗？
    A (en) No: mine dies first. With my Hourglass saving it, the enemy unit does not die at all.
    A (zh) 不是：友方单位先被摧毁。若我方【中娅沙漏】拯救了它，敌方单位根本不会被摧毁。
    Given it is your main phase
    And the position:
      | object                | player   | place         | state |
      | Example: Uneven Trade | You      | hand          |       |
      | Unit V (3)            | You      | base          |       |
      | Unit U (5)            | You      | base          |       |
      | Zhonya's Hourglass    | You      | base          |       |
      | Unit W (1)            | Opponent | battlefield A |       |
      | Unit X (3)            | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Example: Uneven Trade choosing Unit V then choosing Unit X
    And the chain resolves
    Then Unit V is in your base
    And Unit V is exhausted
    And Zhonya's Hourglass is in your trash
    And Unit X is at battlefield A
    And Unit W is at battlefield A
    And rule 359.3.e.14.b is why

  @id:rb-ex-370-3-not-yet-there @rule:370.3 @source:core-1.4#370.3 @since:spiritforged
  Scenario: A replacement in the trash does not help what dies together with it
    Title (zh) 在废牌堆生效的替换效果不对同时的摧毁生效
    Q (en) A unit says that it may be banished from the trash to save a friendly unit. It dies together with a Recruit. Can it save the Recruit?
    Q (zh) 一名单位的技能为：可从废牌堆放逐它以拯救友方单位。它与一名“随从”同时被摧毁，能拯救“随从”吗？
    A (en) No. It is not in the trash yet when the Recruit dies.
    A (zh) 不能。“随从”被摧毁时它尚未在废牌堆。
    Given it is the opponent's main phase
    And the position:
      | object                  | player   | place         | state |
      | Example: Twin Death     | Opponent | hand          |       |
      | Unit V (5)              | You      | battlefield A |       |
      | Example: Grave Guardian | You      | battlefield A |       |
      | Recruit                 | You      | battlefield A |       |
    And both players can pay for anything
    When the opponent plays Example: Twin Death choosing Example: Grave Guardian and Recruit
    And the chain resolves
    Then nobody is asked
    And Example: Grave Guardian is in your trash
    And there is no Recruit at your base
    And there is no Recruit at battlefield A
    And Unit V is at battlefield A

  @id:rb-ex-370-3-in-the-trash @rule:370.3 @rule:371.2 @source:core-1.4#370.3 @since:spiritforged
  Scenario: In the trash already, it saves a later one
    Title (zh) 已在废牌堆的替换效果可以拯救之后的单位
    Q (en) The Guardian lies in my trash when a Recruit of mine is killed. May it save the Recruit?
    Q (zh) 我方“随从”被摧毁时，该单位已在我方废牌堆。能拯救“随从”吗？
    A (en) Yes, if I choose so: it is banished, and the Recruit is recalled, exhausted.
    A (zh) 能，由我方选择：放逐它，“随从”被召回并休眠。
    Given it is the opponent's main phase
    And the position:
      | object                  | player   | place         | state |
      | Vengeance               | Opponent | hand          |       |
      | Unit V (5)              | You      | battlefield A |       |
      | Recruit                 | You      | battlefield A |       |
      | Example: Grave Guardian | You      | trash         |       |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Recruit
    And the chain resolves
    Then you may decline
    When you accept
    Then Example: Grave Guardian is in your banishment
    And there is 1 Recruit at your base, exhausted
    And Unit V is at battlefield A

  @id:rb-ex-371-2-b-zilean @rule:371.2.b @rule:371.1 @source:core-1.4#371.2.b @since:unleashed
  Scenario: Declined for one token, Zilean's effect is still there for the next
    Title (zh) 对一名指示物选择不生效，【基兰 - 时间法师】的效果仍可用于下一名
    Q (en) Once each turn Zilean may add a copy to a token unit I play. Machine Evangel dies and plays three Recruits. I decline for the first and accept for the second. What about the third?
    Q (zh) 【基兰 - 时间法师】每回合一次可让我方多打出一名指示物单位的复制体。【机械戏法师】被摧毁，打出三名“随从”。我方对第一名选择不生效，对第二名选择生效。第三名呢？
    A (en) Declining used nothing up; accepting did. Four Recruits in all, and the third is not asked about.
    A (zh) 选择不生效不计次数，生效则计入。总共四名“随从”，第三名不再询问。
    Given it is the opponent's main phase
    And the position:
      | object            | player   | place         | state |
      | Vengeance         | Opponent | hand          |       |
      | Zilean, Time Mage | You      | battlefield A |       |
      | Machine Evangel   | You      | battlefield B |       |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Machine Evangel
    And the chain resolves
    Then you may decline
    When you decline
    Then you may decline
    When you accept
    Then nobody is asked
    And there are 4 Recruit at your base
    And rule 371.1 is why

  @id:rb-ex-371-2-b-zilean.in-base @rule:371.2.b @source:core-1.4#371.2.b @since:unleashed
  Scenario: In base Zilean adds nothing
    Title (zh) 在基地时【基兰 - 时间法师】不起作用
    Q (en) The same with Zilean in base.
    Q (zh) 同样情况，但【基兰 - 时间法师】在基地。
    A (en) Three Recruits, and nothing is asked.
    A (zh) 三名“随从”，不会询问。
    Given it is the opponent's main phase
    And the position:
      | object            | player   | place         | state |
      | Vengeance         | Opponent | hand          |       |
      | Zilean, Time Mage | You      | base          |       |
      | Machine Evangel   | You      | battlefield B |       |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Machine Evangel
    And the chain resolves
    Then nobody is asked
    And there are 3 Recruit at your base

  @id:rb-ex-375-inherits @rule:375 @source:core-1.4#375 @since:spiritforged
  Scenario: The additional copy is exhausted too
    Title (zh) 额外的复制体同样以休眠状态进场
    Q (en) When a unit of mine moves, it plays an exhausted Gold. Another effect plays an additional copy of each gear token. Is the copy exhausted?
    Q (zh) 我方单位移动时打出一个休眠的“金币”。另一效果让装备指示物额外打出一个复制体。复制体处于休眠吗？
    A (en) Yes: it inherits how the Gold was to be played.
    A (zh) 是：复制体继承“金币”的打出方式。
    Given it is your main phase
    And the position:
      | object               | player   | place | state |
      | Example: Gold Runner | You      | base  |       |
      | Example: Gear Echo   | You      | base  |       |
      | Unit W (1)           | Opponent | base  |       |
    And both players can pay for anything
    When you move Example: Gold Runner to battlefield A
    And the chain resolves
    Then there are 2 Gold at your base, exhausted

  @id:rb-ex-375-not-applicable @rule:375 @rule:370.1.b @source:core-1.4#375 @since:spiritforged
  Scenario: Replaced by drawing, nothing is left to be exhausted
    Title (zh) 被替换为抽牌时，休眠的调整被无视
    Q (en) An effect says: if I would play a token, I draw 1 instead. My unit moves and would play an exhausted Gold.
    Q (zh) 一项效果为：若我方将打出指示物，改为抽一张牌。我方单位移动，将打出一个休眠的“金币”。
    A (en) I draw a card and no Gold is played.
    A (zh) 我方抽一张牌，不打出“金币”。
    Given it is your main phase
    And the position:
      | object                 | player   | place | state |
      | Example: Gold Runner   | You      | base  |       |
      | Example: Token Scholar | You      | base  |       |
      | Unit W (1)             | Opponent | base  |       |
    And both players can pay for anything
    When you move Example: Gold Runner to battlefield A
    And the chain resolves
    Then there is no Gold at your base
    And you have drawn 1 card

  @id:rb-ex-377-2-b-here-only @rule:377.2.b @source:core-1.4#377.2.b @since:unleashed
  Scenario: An ability to be used only at a battlefield
    Title (zh) 只能在战场上使用的技能
    Q (en) A unit exhausts itself to play two Birds, only while it is at a battlefield. May I use it there?
    Q (zh) 一名单位可让自身变为休眠，以此打出两名“战鹰”，只有在战场上时才能使用。在战场上能使用吗？
    A (en) Yes, and the condition no longer matters once the ability is on the chain.
    A (zh) 能；技能加入结算链后条件不再重要。
    Given it is your main phase
    And the position:
      | object               | player   | place         | state |
      | Example: Bird Caller | You      | battlefield A |       |
      | Unit W (1)           | Opponent | base          |       |
    And both players can pay for anything
    When you use the ability of Example: Bird Caller
    Then Example: Bird Caller is exhausted
    When the chain resolves
    Then there are 2 Bird at your base

  @id:rb-ex-377-2-b-here-only.in-base @rule:377.2.b @source:core-1.4#377.2.b @control:rb-ex-377-2-b-here-only @since:unleashed
  Scenario: In base it may not be used
    Title (zh) 在基地时不能使用
    Q (en) The unit is in my base.
    Q (zh) 该单位在我方基地。
    A (en) Its ability cannot be used.
    A (zh) 不能使用其技能。
    Given it is your main phase
    And the position:
      | object               | player   | place | state |
      | Example: Bird Caller | You      | base  |       |
      | Unit W (1)           | Opponent | base  |       |
    And both players can pay for anything
    Then you may not use the ability of Example: Bird Caller

  @id:rb-ex-383-1-spend-a-buff @rule:383.1 @rule:383.3.b @source:core-1.4#383.1 @since:spiritforged
  Scenario: Monastery of Hirana: a buff is spent to draw
    Title (zh) 【希拉娜修道院】：消耗增益以抽牌
    Q (en) I conquer Monastery of Hirana with a buffed unit. What may I do?
    Q (zh) 我方以获得增益的单位征服【希拉娜修道院】。可以做什么？
    A (en) Spend its buff as the trigger is put on the chain, and draw a card.
    A (zh) 在触发加入结算链时消耗该增益，然后抽一张牌。
    Given it is your main phase
    And the battlefields:
      | battlefield | card                | controller |
      | A           | Monastery of Hirana |            |
    And the position:
      | object     | player   | place         | state  |
      | Unit V (2) | You      | base          |        |
      | Unit X (3) | You      | base          | buffed |
      | Unit W (1) | Opponent | battlefield B |        |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then you may decline
    When you accept
    Then Unit X is not buffed
    And you have drawn no card
    When the chain resolves
    Then you have drawn 1 card

  @id:rb-ex-383-1-first-move @rule:383.1 @source:core-1.4#383.1 @since:spiritforged
  Scenario: Miss Fortune: the first move of the turn readies something else
    Title (zh) 【厄运小姐 - 船长】：本回合首次移动让其他物体变为活跃
    Q (en) Miss Fortune, Captain moves for the first time this turn. What may become ready?
    Q (zh) 【厄运小姐 - 船长】本回合首次移动。什么可以变为活跃？
    A (en) Anything else that is exhausted; not herself.
    A (zh) 她以外的任意休眠物体。
    Given it is your main phase
    And the position:
      | object                | player | place | state     |
      | Miss Fortune, Captain | You    | base  |           |
      | Unit V (2)            | You    | base  | exhausted |
      | Unit X (3)            | You    | base  | exhausted |
    And both players can pay for anything
    When you move Miss Fortune, Captain to battlefield A
    Then you may decline
    When you accept
    Then you may choose: Unit V, Unit X
    And you may not choose Miss Fortune, Captain
    When you choose Unit X
    And the chain resolves
    Then Unit X is ready
    And Unit V is exhausted
    And Miss Fortune, Captain is exhausted

  @id:rb-ex-383-1-b-two-deaths @rule:383.1.b @source:core-1.4#383.1.b @since:spiritforged
  Scenario: Two friendly units die at once: Wraith of Echoes triggers once
    Title (zh) 两名友方单位同时被摧毁：【残响之魂】只触发一次
    Q (en) Wraith of Echoes draws the first time a friendly unit dies each turn. Two die at the same time. How many cards?
    Q (zh) 【残响之魂】每回合友方单位首次被摧毁时抽一张牌。两名单位同时被摧毁，抽几张？
    A (en) One: the ability triggers once, for one of the two deaths.
    A (zh) 一张：技能只因其中一次摧毁触发一次。
    Given it is the opponent's main phase
    And the position:
      | object              | player   | place         | state |
      | Example: Twin Death | Opponent | hand          |       |
      | Wraith of Echoes    | You      | base          |       |
      | Unit V (1)          | You      | battlefield A |       |
      | Unit X (1)          | You      | battlefield A |       |
      | Unit Y (1)          | You      | battlefield A |       |
    And both players can pay for anything
    When the opponent plays Example: Twin Death choosing Unit X and Unit Y
    And the chain resolves
    Then Unit X is in your trash
    And Unit Y is in your trash
    And Unit V is at battlefield A
    And you have drawn 1 card

  @id:rb-ex-383-2-a-1-sona @rule:383.2.a.1 @source:core-1.4#383.2.a.1 @since:spiritforged
  Scenario: Sona at a battlefield: removed in response, her trigger still readies runes
    Title (zh) 【娑娜 - 清心谐律】在战场上触发后离场，仍让符文变为活跃
    Q (en) My turn ends with Sona at a battlefield. In response to her trigger she is returned to hand. Are the runes readied?
    Q (zh) 我方回合结束时【娑娜 - 清心谐律】在战场上。其触发后她被返回手牌。符文会变为活跃吗？
    A (en) Yes. Where she is was part of the condition, and that was met.
    A (zh) 会。她所处的位置属于触发条件，当时已满足。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state     |
      | Sona, Harmonious | You      | battlefield A |           |
      | Unit V (3)       | You      | battlefield A |           |
      | Mind Rune        | You      | runes         | exhausted |
      | Calm Rune        | You      | runes         | exhausted |
      | Rebuke           | Opponent | hand          |           |
      | Gust             | Opponent | hand          |           |
      | Frigid Touch     | Opponent | hand          |           |
    And both players can pay for anything
    When you end your turn
    And you choose Calm Rune
    And the opponent reacts with Frigid Touch choosing Sona, Harmonious not paying Repeat
    And the next item resolves
    And the opponent reacts with Gust choosing Sona, Harmonious
    And the chain resolves
    Then Sona, Harmonious is in your hand
    And Calm Rune is ready
    And Mind Rune is exhausted

  @id:rb-ex-383-2-a-1-sona.in-base @rule:383.2.a.1 @source:core-1.4#383.2.a.1 @control:rb-ex-383-2-a-1-sona @since:spiritforged
  Scenario: Sona in base does not trigger
    Title (zh) 【娑娜 - 清心谐律】在基地时不触发
    Q (en) My turn ends with Sona in base.
    Q (zh) 我方回合结束时【娑娜 - 清心谐律】在基地。
    A (en) Her ability does not trigger: the runes stay exhausted.
    A (zh) 技能不触发：符文保持休眠。
    Given it is your main phase
    And the position:
      | object           | player | place | state     |
      | Sona, Harmonious | You    | base  |           |
      | Mind Rune        | You    | runes | exhausted |
      | Calm Rune        | You    | runes | exhausted |
    And both players can pay for anything
    When you end your turn
    Then nobody is asked
    And it is the opponent's turn
    And Calm Rune is exhausted
    And Mind Rune is exhausted

  @id:rb-ex-383-2-a-1-loose-cannon @rule:383.2.a.1 @source:core-1.4#383.2.a.1 @since:spiritforged
  Scenario: Jinx, Loose Cannon: the number of cards in hand counts on resolution
    Title (zh) 【暴走萝莉】：结算时才计算手牌数量
    Q (en) The opponent ends their turn and I have two cards in hand. In response to Jinx's trigger I play one of them. Do I draw for her?
    Q (zh) 对方结束回合，我方有两张手牌。我方打出其中一张，作为对【暴走萝莉】触发效果的反应。会因她抽牌吗？
    A (en) Yes. The condition is part of the effect, and as it resolves I have one card.
    A (zh) 会。该条件属于效果，结算时我方只有一张手牌。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place         | state |
      | Jinx, Loose Cannon | You      | legend        |       |
      | Feral Strength     | You      | hand          |       |
      | Gust               | You      | hand          |       |
      | Unit W (5)         | Opponent | battlefield A |       |
      | Unit X (5)         | Opponent | battlefield A |       |
    And both players can pay for anything
    When the opponent ends their turn
    Then the ability of Jinx, Loose Cannon is on the chain
    When you react with Feral Strength choosing Unit X not paying Repeat
    And the next item resolves
    Then you have 1 card in hand
    And you have drawn no card
    When the next item resolves
    Then you have drawn 2 cards
    And Unit X has might 7
    And Unit W has might 5

  @id:rb-ex-383-2-c-1-phoenix @rule:383.2.c.1 @rule:385.2 @source:core-1.4#383.2.c.1 @since:spiritforged
  Scenario: Immortal Phoenix killed by my spell: its trigger sees that from the trash
    Title (zh) 【不朽凤凰】被我方法术摧毁：其技能在废牌堆中触发
    Q (en) I kill my own Immortal Phoenix with a spell. May I play it from the trash for 1 energy and 1 fury power?
    Q (zh) 我方以法术摧毁自己的【不朽凤凰】。能支付1点法力和1点炽烈符能将它从废牌堆打出吗？
    A (en) Yes. It is in the trash as the condition is evaluated.
    A (zh) 能。判断条件时它已在废牌堆。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Vengeance        | You      | hand          |       |
      | Unit V (1)       | You      | base          |       |
      | Immortal Phoenix | You      | base          |       |
      | Unit W (1)       | Opponent | battlefield A |       |
    And you have 5 energy and 2 order, 1 fury power
    When you play Vengeance choosing Immortal Phoenix
    And the chain resolves
    Then you have 1 energy
    And you may decline
    When you accept
    And the chain resolves
    And you choose your base, if asked
    Then Immortal Phoenix is in your base
    And Unit V is in your base
    And you have 0 energy
    And you have 0 fury power

  @id:rb-ex-383-2-c-1-phoenix.in-hand @rule:385.2 @source:core-1.4#383.2.c.1 @since:spiritforged
  Scenario: In hand Immortal Phoenix does not trigger
    Title (zh) 【不朽凤凰】在手牌中时不触发
    Q (en) I kill an enemy unit with a spell while Immortal Phoenix is in my hand.
    Q (zh) 【不朽凤凰】在我方手牌中时，我方以法术摧毁一名敌方单位。
    A (en) Nothing triggers.
    A (zh) 没有触发。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Vengeance        | You      | hand          |       |
      | Immortal Phoenix | You      | hand          |       |
      | Unit V (1)       | Opponent | battlefield A |       |
      | Unit W (1)       | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Vengeance choosing Unit W
    And the chain resolves
    Then nobody is asked
    And the chain is empty
    And Unit W is in the opponent's trash
    And Immortal Phoenix is in your hand

  @id:rb-ex-383-2-c-2-viktor @rule:383.2.c @source:core-1.4#383.2.c.2 @since:spiritforged
  Scenario: Viktor on the board sees another unit die
    Title (zh) 【维克托 - 领袖】在场时看到另一名单位被摧毁
    Q (en) Another unit of mine dies while Viktor, Leader stays.
    Q (zh) 【维克托 - 领袖】在场时，我方另一名单位被摧毁。
    A (en) A Recruit is played into my base.
    A (zh) 在我方基地打出一名“随从”。
    Given it is the opponent's main phase
    And the position:
      | object              | player   | place         | state |
      | Example: Twin Death | Opponent | hand          |       |
      | Unit V (1)          | You      | battlefield A |       |
      | Viktor, Leader      | You      | battlefield A |       |
      | Unit X (3)          | You      | battlefield A |       |
    And both players can pay for anything
    When the opponent plays Example: Twin Death choosing Unit X
    And the chain resolves
    Then Unit X is in your trash
    And Viktor, Leader is at battlefield A
    And there is 1 Recruit at your base

  @id:rb-ex-383-2-c-2-viktor.together @rule:383.2.c.2 @rule:384.2 @source:core-1.4#383.2.c.2 @since:spiritforged
  Scenario: Viktor dies with the other unit and does not trigger
    Title (zh) 【维克托 - 领袖】与另一名单位同时被摧毁，不触发
    Q (en) Unchecked Power kills Viktor, Leader and another unit of mine in the same cleanup.
    Q (zh) 【过载能量】让【维克托 - 领袖】与我方另一名单位在同一次清理中被摧毁。
    A (en) No Recruit: he is not on the board when the condition is evaluated.
    A (zh) 没有“随从”：判断条件时他已不在场。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state |
      | Unchecked Power | Opponent | hand          |       |
      | Viktor, Leader  | You      | battlefield A |       |
      | Unit X (3)      | You      | battlefield A |       |
      | Unit V (1)      | You      | base          |       |
      | Unit W (3)      | Opponent | base          |       |
    And both players can pay for anything
    When the opponent plays Unchecked Power
    And the chain resolves
    Then Unit X is in your trash
    And Viktor, Leader is in your trash
    And Unit V is in your base
    And Unit W is exhausted
    And there is no Recruit at your base
    And the chain is empty

  @id:rb-ex-383-3-a-3-ornn @rule:383.3.a.3 @source:core-1.4#383.3.a.3 @since:spiritforged
  Scenario: Ornn's ability is always put on the chain; what it may reveal is decided on resolution
    Title (zh) 【奥恩 - 铁匠】的技能必定加入结算链；是否展示在结算时决定
    Q (en) I play Ornn, Blacksmith. Am I asked whether to perform his ability?
    Q (zh) 我方打出【奥恩 - 铁匠】。会询问是否执行其技能吗？
    A (en) No, it goes on the chain. As it resolves I may reveal a gear from my top four and draw it; the rest is recycled.
    A (zh) 不会，技能直接加入结算链。结算时可从主牌堆顶四张中展示一件装备并抽取，其余回收。
    Given it is your main phase
    And the position:
      | object             | player | place | state |
      | Ornn, Blacksmith   | You    | hand  |       |
      | Guardian Angel     | You    | deck  |       |
      | Gust               | You    | deck  |       |
      | Zhonya's Hourglass | You    | deck  |       |
      | Flash              | You    | deck  |       |
      | Altar of Memories  | You    | deck  |       |
    And both players can pay for anything
    When you play Ornn, Blacksmith to your base
    Then nobody is asked
    And the ability of Ornn, Blacksmith is on the chain
    When the chain resolves
    Then you may choose: Guardian Angel, Zhonya's Hourglass
    And you may not choose Altar of Memories
    When you choose Zhonya's Hourglass
    Then Zhonya's Hourglass is in your hand
    And you have drawn 1 card
    And Gust is in your deck
    And Guardian Angel is in your deck

  @id:rb-ex-383-3-b-ekko @rule:383.3.b @rule:383.3.b.1 @source:core-1.4#383.3.b @since:spiritforged
  Scenario: Ekko is recycled as his Deathknell is put on the chain
    Title (zh) 【艾克 - 溯时洄光】在[绝念]加入结算链时被回收
    Q (en) Ekko, Recurrent dies. When is he recycled, and when are the runes readied?
    Q (zh) 【艾克 - 溯时洄光】被摧毁。他何时被回收？符文何时变为活跃？
    A (en) Recycling him is the base cost of the trigger, paid at once; the runes are readied on resolution.
    A (zh) 回收他是触发的基础费用，立即支付；符文在结算时变为活跃。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state     |
      | Vengeance       | Opponent | hand          |           |
      | Unit V (1)      | You      | battlefield A |           |
      | Ekko, Recurrent | You      | battlefield A |           |
      | Mind Rune       | You      | runes         | exhausted |
      | Calm Rune       | You      | runes         | exhausted |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Ekko, Recurrent
    And the next item resolves
    Then Ekko, Recurrent is in your trash
    And you may decline
    When you accept
    Then Ekko, Recurrent is in your deck
    And Mind Rune is exhausted
    And the ability of Ekko, Recurrent is on the chain
    When the chain resolves
    Then Mind Rune is ready
    And Calm Rune is ready
    And Unit V is at battlefield A

  @id:rb-ex-383-3-b-investigator @rule:383.3.b @source:core-1.4#383.3.b @since:unleashed
  Scenario: Insightful Investigator: the 2 XP are paid on resolution
    Title (zh) 【缜密的调查员】：2经验在结算时支付
    Q (en) I play Insightful Investigator with 2 XP. When do I decide to pay?
    Q (zh) 我方有2经验，打出【缜密的调查员】。何时决定是否支付？
    A (en) As the ability resolves, when the hand has been revealed: paying is not in the first part of its effect.
    A (zh) 在技能结算、对方展示手牌之后：支付不在效果的开头。
    Given it is your main phase
    And the position:
      | object                  | player   | place | state |
      | Insightful Investigator | You      | hand  |       |
      | Gust                    | Opponent | hand  |       |
      | Flash                   | Opponent | hand  |       |
    And both players can pay for anything
    And you have 2 XP
    When you play Insightful Investigator to your base
    Then nobody is asked
    And the ability of Insightful Investigator is on the chain
    And you have 2 XP
    When the chain resolves
    Then you may decline
    When you accept
    Then you may choose: Gust, Flash
    When you choose Flash
    Then you have 0 XP
    And Flash is in the opponent's trash
    And Gust is in the opponent's hand
    And the opponent has drawn 1 card

  @id:rb-ex-383-3-e-2-once @rule:383.3.e.2 @rule:383.3.e.1 @rule:383.3.e.2.a @rule:383.3.e.2.b @source:core-1.4#383.3.e.2 @since:spiritforged
  Scenario: Not performed, a "once each turn" ability is not used up
    Title (zh) 未执行的“每回合一次”技能不会用掉
    Q (en) Once each turn, when an enemy unit dies, my unit may banish it. I let a Recruit go and then another unit dies. May I banish that one?
    Q (zh) 我方单位每回合一次，当敌方单位被摧毁时可将其放逐。对一名“随从”我方没有执行，随后另一名单位被摧毁。能放逐它吗？
    A (en) Yes. Declined, the ability was removed and not performed.
    A (zh) 能。不执行时该技能被移除，不算执行过。
    Given it is your main phase
    And the position:
      | object                  | player   | place         | state |
      | Gust                    | You      | hand          |       |
      | Vengeance as V1         | You      | hand          |       |
      | Vengeance as V2         | You      | hand          |       |
      | Vengeance as V3         | You      | hand          |       |
      | Example: Carrion Keeper | You      | base          |       |
      | Recruit                 | Opponent | battlefield A |       |
      | Unit X (3)              | Opponent | battlefield A |       |
      | Unit Y (3)              | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play V1 choosing Recruit
    And the chain resolves
    Then you may decline
    When you decline
    Then the chain is empty
    When you play V2 choosing Unit X
    And the chain resolves
    And you accept
    And the chain resolves
    Then Unit X is in the opponent's banishment
    When you play V3 choosing Unit Y
    And the chain resolves
    Then nobody is asked
    And Unit Y is in the opponent's trash

  @id:rb-ex-383-4-g-1-play-effects @rule:383.4.g @rule:383.4.g.1 @source:core-1.4#383.4.g.1 @since:spiritforged
  Scenario: Activating the play effects of gear checks their other conditions
    Title (zh) 激活装备的打出效果时检查其他条件
    Q (en) A spell activates the play effects of my gear. One draws a card; the other gains XP if I have points, and I have none.
    Q (zh) 一个法术激活我方装备的打出效果。其中一件抽一张牌；另一件在我方有得分时获得经验，而我方没有得分。
    A (en) Only the first goes on the chain.
    A (zh) 只有前者加入结算链。
    Given it is your main phase
    And the position:
      | object                 | player   | place         | state |
      | Example: Workshop Call | You      | hand          |       |
      | Example: Victory Bell  | You      | base          |       |
      | Example: Supply Crate  | You      | base          |       |
      | Unit W (1)             | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Example: Workshop Call
    And the next item resolves
    Then the ability of Example: Supply Crate is on the chain
    And the ability of Example: Victory Bell is not on the chain
    When the chain resolves
    Then you have drawn 1 card
    And you have 0 XP

  @id:rb-ex-383-4-g-1-play-effects.both @rule:383.4.g @rule:383.3.d @source:core-1.4#383.4.g.1 @since:spiritforged
  Scenario: With points both go on the chain, in the order I choose
    Title (zh) 有得分时两者都加入结算链，顺序由我方决定
    Q (en) The same, and I have a point.
    Q (zh) 同样情况，但我方有1分。
    A (en) Both effects happen.
    A (zh) 两项效果都会发生。
    Given it is your main phase
    And the position:
      | object                 | player   | place         | state |
      | Example: Workshop Call | You      | hand          |       |
      | Example: Victory Bell  | You      | base          |       |
      | Example: Supply Crate  | You      | base          |       |
      | Unit W (1)             | Opponent | battlefield A |       |
    And both players can pay for anything
    And you have 1 point
    When you play Example: Workshop Call
    And the next item resolves
    And you order Example: Supply Crate and Example: Victory Bell, if asked
    And the chain resolves
    Then you have drawn 1 card
    And you have 1 XP

  @id:rb-ex-385-2-rocket @rule:385.2 @rule:385 @rule:383.4.c.2.b @source:core-1.4#385.2 @since:spiritforged
  Scenario: Super Mega Death Rocket! comes back from the trash when I conquer
    Title (zh) 我方征服时【超究极死神飞弹！】从废牌堆返回
    Q (en) The Rocket is in my trash and I conquer. What may I do?
    Q (zh) 【超究极死神飞弹！】在我方废牌堆，我方征服一处战场。可以做什么？
    A (en) Discard a card to return it to my hand.
    A (zh) 弃置一张牌，将它返回手牌。
    Given it is your main phase
    And the position:
      | object                   | player   | place         | state |
      | Super Mega Death Rocket! | You      | trash         |       |
      | Gust                     | You      | hand          |       |
      | Unit X (3)               | You      | base          |       |
      | Unit W (1)               | Opponent | battlefield B |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then you may decline
    When you accept
    Then Gust is in your trash
    When the chain resolves
    Then Super Mega Death Rocket! is in your hand

  @id:rb-ex-385-2-rocket.in-hand @rule:385.2 @rule:385.1 @source:core-1.4#385.2 @since:spiritforged
  Scenario: In hand it does not trigger
    Title (zh) 在手牌中时不触发
    Q (en) The Rocket is in my hand as I conquer.
    Q (zh) 我方征服时【超究极死神飞弹！】在手牌中。
    A (en) Nothing happens.
    A (zh) 没有触发。
    Given it is your main phase
    And the position:
      | object                   | player   | place         | state |
      | Super Mega Death Rocket! | You      | hand          |       |
      | Gust                     | You      | hand          |       |
      | Unit X (3)               | You      | base          |       |
      | Unit W (1)               | Opponent | battlefield B |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then nobody is asked
    And the chain is empty
    And you have 1 point
    And Super Mega Death Rocket! is in your hand
    And Gust is in your hand

  @id:rb-ex-391-tome @rule:391 @rule:390.4 @source:core-1.4#391 @since:spiritforged
  Scenario: Ravenborn Tome: the next spell only
    Title (zh) 【邪鸦魔典】：只作用于下一个法术
    Q (en) I use Ravenborn Tome and then play two spells that deal damage. How much do they deal?
    Q (zh) 我方使用【邪鸦魔典】，随后打出两个造成伤害的法术。各造成多少伤害？
    A (en) The first 1 more, 4; the second its 3.
    A (zh) 第一个多1点，造成4点；第二个造成3点。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Ravenborn Tome    | You      | base          |       |
      | Hextech Ray as H1 | You      | hand          |       |
      | Hextech Ray as H2 | You      | hand          |       |
      | Unit W (9)        | Opponent | battlefield A |       |
      | Unit X (9)        | Opponent | battlefield A |       |
    And both players can pay for anything
    When you use the ability of Ravenborn Tome
    And the chain resolves
    And you play H1 choosing Unit X
    And the chain resolves
    Then Unit X has damage 4
    When you play H2 choosing Unit X
    And the chain resolves
    Then Unit X has damage 7
    And Unit W has no damage

  @id:rb-ex-391-guillotine @rule:391 @rule:390.2 @source:core-1.4#391 @since:spiritforged
  Scenario: Noxian Guillotine: killed the next time it takes damage
    Title (zh) 【诺克萨斯断头台】：下一次受到伤害时被摧毁
    Q (en) I play Noxian Guillotine on a 9-might unit as my first card. Then Hextech Ray deals 3 to it. Does it die?
    Q (zh) 我方以【诺克萨斯断头台】作为本回合第一张牌选择9战力单位，随后【海克斯射线】对其造成3点伤害。它会被摧毁吗？
    A (en) Yes: taking damage triggers the delayed ability, which kills it.
    A (zh) 会：受到伤害触发了延迟技能，将其摧毁。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Noxian Guillotine | You      | hand          |       |
      | Hextech Ray       | You      | hand          |       |
      | Unit W (9)        | Opponent | battlefield A |       |
      | Unit X (9)        | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Noxian Guillotine choosing Unit X
    And the chain resolves
    Then Unit X is at battlefield A
    When you play Hextech Ray choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Unit W is at battlefield A

  @id:rb-ex-391-guillotine.legion @rule:391 @rule:812.1.c @source:core-1.4#391 @since:spiritforged
  Scenario: After another card Noxian Guillotine kills at once
    Title (zh) 打出过其他卡牌后【诺克萨斯断头台】立即摧毁
    Q (en) I have played another card this turn.
    Q (zh) 本回合我方已打出过其他卡牌。
    A (en) The unit is killed now instead.
    A (zh) 改为立即摧毁该单位。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Stupefy           | You      | hand          |       |
      | Noxian Guillotine | You      | hand          |       |
      | Unit W (9)        | Opponent | battlefield A |       |
      | Unit X (9)        | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Stupefy choosing Unit W
    And the chain resolves
    And you play Noxian Guillotine choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Unit W is at battlefield A

  @id:rb-ex-397-zero-drive @rule:395 @rule:397 @source:core-1.4#397 @source:core-1.4#395 @since:spiritforged
  Scenario: The Zero Drive plays what it banished itself, and nothing else
    Title (zh) 【Z型驱动】只打出因其自身被放逐的单位
    Q (en) The unit with The Zero Drive dies and is banished by the Drive's text; another unit of mine was banished by other means. Which are played when I use its ability?
    Q (zh) 贴附【Z型驱动】的单位被摧毁并因其效果被放逐；我方另有单位因其他原因被放逐。使用其技能时打出哪些？
    A (en) Only the one banished with the Drive.
    A (zh) 只有因【Z型驱动】被放逐的单位。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state                   |
      | Vengeance        | You      | hand          |                         |
      | The Zero Drive   | You      | base          | attached to Daring Poro |
      | Daring Poro      | You      | base          |                         |
      | Shipyard Skulker | You      | banished      |                         |
      | Unit V (1)       | You      | base          |                         |
      | Unit W (1)       | Opponent | battlefield A |                         |
    And both players can pay for anything
    When you play Vengeance choosing Daring Poro
    And the chain resolves
    Then Daring Poro is in your banishment
    And The Zero Drive is attached to nothing
    When you use ability 2 of The Zero Drive
    Then The Zero Drive is in your banishment
    When the chain resolves
    And you choose your base, if asked
    Then Daring Poro is in your base
    And Shipyard Skulker is in your banishment
    And Unit V is in your base

  @id:rb-ex-369-3-baron @rule:369.3 @rule:370.1.b @source:core-1.4#369.3 @since:unleashed
  Scenario: Baron Nashor enters the pit he brings
    Title (zh) 【纳什男爵】在其添置的【男爵巢穴】进场
    Q (en) I play Baron Nashor to my base while there is no Baron Pit. Where is he?
    Q (zh) 没有【男爵巢穴】时我方将【纳什男爵】打出到基地。他在何处？
    A (en) At the Baron Pit that was just added: his entering in base was replaced.
    A (zh) 在刚添置的【男爵巢穴】：在基地进场的事件已被替换。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Baron Nashor | You      | hand          |       |
      | Unit V (1)   | You      | base          |       |
      | Unit W (1)   | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play Baron Nashor to your base
    Then there is no Baron Nashor at your base
    And Unit V has might 3
    And rule 370.1.b.1 is why

  @id:rb-ex-383-3-a-tideturner @rule:383.3.a @rule:383.3.a.2 @source:core-1.4#383.3.a @since:spiritforged
  Scenario: Tideturner: the first "may" is whether the ability is performed at all
    Title (zh) 【控潮者】：效果开头的“可以”决定是否执行该技能
    Q (en) I play Tideturner and do not want to swap. Does its ability stay on the chain?
    Q (zh) 我方打出【控潮者】，不想交换位置。其技能会留在结算链上吗？
    A (en) No. Declined as it is finalized, it is removed and counts as not triggered.
    A (zh) 不会。确认时选择不执行，该技能被移除并视为未触发。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Tideturner | You      | hand          |       |
      | Unit V (1) | You      | battlefield A |       |
      | Unit W (1) | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play Tideturner to your base
    Then you may decline
    When you decline
    Then the chain is empty
    And Tideturner is in your base
    And Unit V is at battlefield A

  @id:rb-ex-383-3-a-tideturner.accepted @rule:383.3.a @rule:383.3.a.1 @source:core-1.4#383.3.a @since:spiritforged
  Scenario: Performed, Tideturner asks for the unit and swaps
    Title (zh) 执行技能时，【控潮者】选择单位并交换位置
    Q (en) The same, but I want to swap.
    Q (zh) 同样情况，但我方想要交换。
    A (en) I choose a unit of mine elsewhere, and both change places.
    A (zh) 选择我方在其他位置的单位，两者交换位置。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Tideturner | You      | hand          |       |
      | Unit U (1) | You      | battlefield B |       |
      | Unit V (1) | You      | battlefield A |       |
      | Unit W (1) | Opponent | base          |       |
    And both players can pay for anything
    When you play Tideturner to your base
    And you accept
    And you choose Unit V
    Then the ability of Tideturner is on the chain
    When the chain resolves
    Then Tideturner is at battlefield A
    And Unit V is in your base
    And Unit U is at battlefield B

  @id:rb-ex-383-4-g-1-arena @rule:383.4.g @rule:383.4.g.1 @rule:383.4.d.2.b @source:core-1.4#383.4.g.1 @since:spiritforged
  Scenario: Reckoner's Arena: a hold activates the conquer effects of units there
    Title (zh) 【清算人竞技场】：据守时激活此处单位的征服效果
    Q (en) I hold Reckoner's Arena with Kai'Sa there and Vayne elsewhere. Which conquer effects happen?
    Q (zh) 我方据守【清算人竞技场】，【卡莎 - 九死一生】在此处，【薇恩 - 追猎者】在别处。哪些征服效果会发生？
    A (en) Kai'Sa's: she draws as though she had conquered. Vayne is not there.
    A (zh) 【卡莎 - 九死一生】的：视为她已征服而抽牌。【薇恩 - 追猎者】不在此处。
    Given it is the opponent's main phase
    And the battlefields:
      | battlefield | card             | controller |
      | A           | Reckoner's Arena | You        |
    And the position:
      | object           | player   | place         | state |
      | Vayne, Hunter    | You      | battlefield B |       |
      | Kai'Sa, Survivor | You      | battlefield A |       |
      | Unit W (1)       | Opponent | base          |       |
    And both players can pay for anything
    When the opponent ends their turn
    Then you have 2 points
    And the ability of Kai'Sa, Survivor is not on the chain
    When the next item resolves
    Then the ability of Kai'Sa, Survivor is on the chain
    And the ability of Vayne, Hunter is not on the chain
    And you have drawn no card
    When the next item resolves
    Then you have drawn 2 cards
    And Vayne, Hunter is at battlefield B
