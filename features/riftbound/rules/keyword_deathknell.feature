@game:riftbound
Feature: Deathknell

  @id:rb-kw-deathknell-dies @rule:808.1.c @rule:808.1.d @rule:383.3.c @source:core-1.4#808.1.c @since:spiritforged
  Scenario: When the permanent dies its Deathknell is put on the chain and resolves
    Title (zh) 常驻牌被摧毁时绝念加入结算链并结算
    Q (en) The opponent plays Vengeance on my Watchful Sentry.
    Q (zh) 对方对我方【警觉的哨兵】打出【复仇】。
    A (en) The Sentry dies, its Deathknell goes on the chain, and I draw one.
    A (zh) 【警觉的哨兵】被摧毁，其[绝念]加入结算链，我方抽一张牌。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place | state |
      | Vengeance       | Opponent | hand  |       |
      | Watchful Sentry | You      | base  |       |
      | Unit V (2)      | You      | base  |       |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Watchful Sentry
    And the next item resolves
    Then Watchful Sentry is in your trash
    And the ability of Watchful Sentry is on the chain
    And you have drawn no card
    When the chain resolves
    Then you have drawn 1 card
    And Unit V is in your base

  @id:rb-kw-deathknell-not-dead @rule:808.1.d @source:core-1.4#808.1.d @control:rb-kw-deathknell-dies @since:spiritforged
  Scenario: What leaves the board without being killed has no Deathknell
    Title (zh) 未被摧毁而离场时不触发绝念
    Q (en) The opponent returns my Watchful Sentry to my hand with Rebuke.
    Q (zh) 对方以【责退】将我方【警觉的哨兵】返回手牌。
    A (en) It was not killed and not sent to the trash: nothing triggers.
    A (zh) 它没有被摧毁，也没有进入废牌堆：不触发。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state |
      | Rebuke          | Opponent | hand          |       |
      | Watchful Sentry | You      | battlefield A |       |
      | Unit V (2)      | You      | battlefield A |       |
    And both players can pay for anything
    When the opponent plays Rebuke choosing Watchful Sentry
    And the next item resolves
    Then Watchful Sentry is in your hand
    And the chain is empty
    And you have drawn no card

  @id:rb-kw-deathknell-replaced @rule:808.1.d.1 @source:core-1.4#808.1.d.1 @control:rb-kw-deathknell-dies @since:spiritforged
  Scenario: Where the death is replaced the Deathknell leaves the chain
    Title (zh) 摧毁被替换时，绝念从结算链移除
    Q (en) My Watchful Sentry would be killed by Vengeance while I have Zhonya's Hourglass. Do I draw?
    Q (zh) 我方有【中娅沙漏】，【警觉的哨兵】将被【复仇】摧毁。我方抽牌吗？
    A (en) No. The Hourglass is killed instead and the Sentry recalled: it did not reach the trash.
    A (zh) 不抽。改为摧毁【中娅沙漏】，【警觉的哨兵】被召回：它没有进入废牌堆。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place         | state |
      | Vengeance          | Opponent | hand          |       |
      | Watchful Sentry    | You      | battlefield A |       |
      | Unit V (2)         | You      | battlefield A |       |
      | Zhonya's Hourglass | You      | base          |       |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Watchful Sentry
    And the chain resolves
    Then Watchful Sentry is in your base
    And Watchful Sentry is exhausted
    And Zhonya's Hourglass is in your trash
    And you have drawn no card
    And rule 808.1.d.1 is why

  @id:rb-kw-deathknell-location @rule:808.1.d.3 @source:judge-zh-2025-10-23#kogmaw-in-combat @source:core-1.4#808.1.d.3 @since:spiritforged
  Scenario: The place where it died is noted: Kog'Maw damages the units there
    Title (zh) 被摧毁时的位置会被记录：【克格莫 - 腐蚀巨口】对该处单位造成伤害
    Q (en) Kog'Maw, Caustic (1 might) attacks a unit of 5 might alone and dies. What is left?
    Q (zh) 1战力的【克格莫 - 腐蚀巨口】独自进攻5战力的单位并被摧毁。结果如何？
    A (en) The defender has been healed of the combat damage when the Deathknell resolves; it then has 4 damage. Units elsewhere have none.
    A (zh) [绝念]结算时防守单位的战斗伤害已被移除，随后有4点伤害。其他位置的单位没有伤害。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Kog'Maw, Caustic | You      | base          |       |
      | Unit V (2)       | You      | base          |       |
      | Unit X (5)       | Opponent | battlefield A |       |
      | Unit Y (5)       | Opponent | battlefield B |       |
    And both players can pay for anything
    When you move Kog'Maw, Caustic to battlefield A
    And the showdown ends
    Then Kog'Maw, Caustic is in your trash
    And Unit X is at battlefield A
    And Unit X has damage 4
    And Unit Y has no damage
    And Unit V has no damage

  @id:rb-kw-deathknell-location.base @rule:808.1.d.3 @source:core-1.4#808.1.d.3 @since:spiritforged
  Scenario: Dead in base, Kog'Maw was at no battlefield and damages nothing
    Title (zh) 在基地被摧毁时【克格莫 - 腐蚀巨口】不在战场，不造成伤害
    Q (en) Kog'Maw, Caustic is killed in my base.
    Q (zh) 【克格莫 - 腐蚀巨口】在我方基地被摧毁。
    A (en) Its Deathknell resolves and finds no battlefield of its own.
    A (zh) 其[绝念]结算，但它不处于任何战场。
    Given it is the opponent's main phase
    And the position:
      | object           | player   | place         | state |
      | Vengeance        | Opponent | hand          |       |
      | Unit V (5)       | You      | base          |       |
      | Kog'Maw, Caustic | You      | base          |       |
      | Unit X (5)       | Opponent | battlefield A |       |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Kog'Maw, Caustic
    And the chain resolves
    Then Kog'Maw, Caustic is in your trash
    And Unit V has no damage
    And Unit X has no damage

  @id:rb-kw-deathknell-might @rule:808.1.d.3 @source:core-1.4#808.1.d.3 @since:spiritforged
  Scenario: The might it had as it died is noted: Unsung Hero draws two
    Title (zh) 被摧毁时的战力会被记录：【无名英雄】抽两张牌
    Q (en) Discipline and a buff have made my Unsung Hero 5 might when it is killed. Do I draw?
    Q (zh) 【训练有素】与增益使我方【无名英雄】战力为5时被摧毁。我方抽牌吗？
    A (en) Yes, two: it was Mighty as it died, whatever is printed on the card in the trash.
    A (zh) 抽两张：它被摧毁时为强力单位，与废牌堆中卡面印刷的战力无关。
    Given it is the opponent's main phase
    And the position:
      | object      | player   | place | state  |
      | Discipline  | You      | hand  |        |
      | Unsung Hero | You      | base  | buffed |
      | Unit V (2)  | You      | base  |        |
      | Vengeance   | Opponent | hand  |        |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Unsung Hero
    And you react with Discipline choosing Unsung Hero
    And the next item resolves
    Then Unsung Hero has might 5
    And you have drawn 1 card
    When the chain resolves
    Then Unsung Hero is in your trash
    And you have drawn 3 cards
    And rule 808.1.d.3 is why

  @id:rb-kw-deathknell-might.not-mighty @rule:808.1.d.3 @source:core-1.4#808.1.d.3 @since:spiritforged
  Scenario: Not Mighty as it died, Unsung Hero draws nothing
    Title (zh) 被摧毁时不是强力单位，【无名英雄】不抽牌
    Q (en) The buffed Unsung Hero has 3 might when it is killed.
    Q (zh) 有增益的【无名英雄】战力为3时被摧毁。
    A (en) The Deathknell triggers and resolves, and nothing is drawn.
    A (zh) [绝念]触发并结算，但不抽牌。
    Given it is the opponent's main phase
    And the position:
      | object      | player   | place | state  |
      | Unsung Hero | You      | base  | buffed |
      | Unit V (2)  | You      | base  |        |
      | Vengeance   | Opponent | hand  |        |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Unsung Hero
    And the next item resolves
    Then the ability of Unsung Hero is on the chain
    When the chain resolves
    Then Unsung Hero is in your trash
    And you have drawn no card

  @id:rb-kw-deathknell-alone @rule:808.1.d.3 @source:judge-zh-2026-01-14#lonely-poro-and-shen @since:spiritforged
  Scenario: Alone as it died, Lonely Poro draws although another unit comes before its Deathknell resolves
    Title (zh) 被摧毁时独自一人：绝念结算前有其他单位到来，【哀哀魄罗】仍抽牌
    Q (en) My Lonely Poro defends alone and dies in combat. Before its Deathknell resolves I play Shen, Kinkou to that battlefield as a Reaction. Do I draw?
    Q (zh) 我方【哀哀魄罗】独自防守并因战斗被摧毁。在其[绝念]结算前，我方以[反应]打出【慎 - 均衡守中】到该战场。我方抽牌吗？
    A (en) Yes. Whether it was alone was noted when it died.
    A (zh) 抽一张。是否独自一人，在其被摧毁时已经记录。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place         | state |
      | Shen, Kinkou | You      | hand          |       |
      | Lonely Poro  | You      | battlefield A |       |
      | Unit V (2)   | You      | base          |       |
      | Vengeance    | Opponent | hand          |       |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Lonely Poro
    And the next item resolves
    Then the ability of Lonely Poro is on the chain
    When you react with Shen, Kinkou to battlefield A
    Then Shen, Kinkou is at battlefield A
    When the chain resolves
    Then you have drawn 1 card

  @id:rb-kw-deathknell-alone.together @rule:808.1.d.3 @rule:808.1.d @source:judge-zh-2026-01-14#lonely-poro-dies-together @source:core-1.4#808.1.d.3 @since:unleashed
  Scenario: Dying together with its companion, Lonely Poro did not die alone
    Title (zh) 与同伴同时被摧毁，【哀哀魄罗】不算独自一人
    Q (en) The Ruination kills my Lonely Poro and every unit beside it at once. Does its Deathknell draw?
    Q (zh) 【破败之咒】同时摧毁我方【哀哀魄罗】及同一位置的所有单位。其[绝念]会抽牌吗？
    A (en) It triggers, and draws nothing: it was not alone when it died.
    A (zh) 会触发，但不抽牌：被摧毁时它不是独自一人。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | The Ruination | You      | hand          |       |
      | Lonely Poro   | You      | battlefield A |       |
      | Unit V (2)    | You      | battlefield A |       |
      | Unit X (2)    | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play The Ruination
    And the next item resolves
    Then the ability of Lonely Poro is on the chain
    When the chain resolves
    Then Unit V is in your trash
    And Lonely Poro is in your trash
    And you have drawn no card

  @id:rb-kw-deathknell-each @rule:808.2 @rule:808.3 @source:core-1.4#808.2 @since:spiritforged
  Scenario: Made to trigger again, a Deathknell is on the chain twice
    Title (zh) 额外触发时，结算链上有两个绝念
    Q (en) My Watchful Sentry dies while I have Karthus, Eternal. How many cards do I draw?
    Q (zh) 我方有【卡尔萨斯 - 永恒颂葬】时，【警觉的哨兵】被摧毁。我方抽几张牌？
    A (en) Two. Karthus refers to the keyword: its effect triggers once more, and each trigger resolves by itself.
    A (zh) 两张。【卡尔萨斯 - 永恒颂葬】指的是该关键词：效果额外触发一次，每次触发分别结算。
    Given it is the opponent's main phase
    And the position:
      | object           | player   | place | state |
      | Vengeance        | Opponent | hand  |       |
      | Karthus, Eternal | You      | base  |       |
      | Watchful Sentry  | You      | base  |       |
      | Unit V (2)       | You      | base  |       |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Watchful Sentry
    And the next item resolves
    Then the chain has 2 items
    When the next item resolves
    Then you have drawn 1 card
    When the chain resolves
    Then you have drawn 2 cards

  @id:rb-kw-deathknell-other-death @rule:808.3 @rule:808.1.c @source:core-1.4#808.3 @control:rb-kw-deathknell-each @since:unleashed
  Scenario: A unit without Deathknell gives Karthus nothing to repeat
    Title (zh) 没有绝念的单位不会让【卡尔萨斯 - 永恒颂葬】额外触发
    Q (en) Spectral Centaur triggers when another friendly unit dies. My Watchful Sentry's neighbour dies while I have Karthus, Eternal. Does the Centaur trigger twice?
    Q (zh) 【幽魂半人马】在其他友方单位被摧毁时触发。我方有【卡尔萨斯 - 永恒颂葬】时另一名单位被摧毁，【幽魂半人马】会触发两次吗？
    A (en) No. That is no Deathknell, although it triggers on a death: it has 2 might more, once.
    A (zh) 不会。虽然因单位被摧毁而触发，但不是[绝念]：仅战力+2一次。
    Given it is the opponent's main phase
    And the position:
      | object           | player   | place | state |
      | Vengeance        | Opponent | hand  |       |
      | Karthus, Eternal | You      | base  |       |
      | Spectral Centaur | You      | base  |       |
      | Unit V (2)       | You      | base  |       |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Unit V
    And the next item resolves
    Then the chain has 1 item
    When the chain resolves
    Then Spectral Centaur has might 7

  @id:rb-kw-deathknell-leaves-together @rule:808.1.d.2 @source:judge-zh-2026-05-11#karthus-dies-together @since:unleashed
  Scenario: Karthus dying at the same time still makes the Deathknell trigger again
    Title (zh) 【卡尔萨斯 - 永恒颂葬】同时被摧毁时，绝念仍额外触发
    Q (en) The Ruination kills Karthus, Eternal and Watchful Sentry at once. How often does the Sentry's Deathknell trigger?
    Q (zh) 【破败之咒】同时摧毁【卡尔萨斯 - 永恒颂葬】与【警觉的哨兵】。【警觉的哨兵】的[绝念]触发几次？
    A (en) Twice. It is put on the chain before the units go to the trash, while Karthus is still there.
    A (zh) 两次。[绝念]在单位进入废牌堆之前加入结算链，此时【卡尔萨斯 - 永恒颂葬】仍在场。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | The Ruination    | You      | hand          |       |
      | Karthus, Eternal | You      | base          |       |
      | Watchful Sentry  | You      | base          |       |
      | Unit X (2)       | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play The Ruination
    And the next item resolves
    Then Karthus, Eternal is in your trash
    And the chain has 2 items
    When the chain resolves
    Then you have drawn 2 cards

  @id:rb-kw-deathknell-order @rule:808.2.a @source:core-1.4#808.2.a @since:unleashed
  Scenario: The controller orders Deathknells that trigger at once
    Title (zh) 同时触发的绝念由控制者决定顺序
    Q (en) The Ruination kills my Watchful Sentry and my Machine Evangel. I put the Sentry's Deathknell on the chain first. Which resolves first?
    Q (zh) 【破败之咒】摧毁我方【警觉的哨兵】与【机械戏法师】。我方先将【警觉的哨兵】的[绝念]加入结算链。哪个先结算？
    A (en) The one put on last, Machine Evangel's: three Recruits come before the card is drawn.
    A (zh) 最后加入的【机械戏法师】先结算：先打出三名“随从”，再抽牌。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | The Ruination   | You      | hand          |       |
      | Machine Evangel | You      | base          |       |
      | Watchful Sentry | You      | base          |       |
      | Unit X (2)      | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play The Ruination
    And the next item resolves
    Then you may choose: Machine Evangel, Watchful Sentry
    When you order Watchful Sentry and Machine Evangel
    And the next item resolves
    Then there are 3 Recruit at your base
    And you have drawn no card
    When the chain resolves
    Then you have drawn 1 card

  @id:rb-kw-deathknell-order.other-way @rule:808.2.a @source:core-1.4#808.2.a @since:unleashed
  Scenario: Ordered the other way, the card is drawn first
    Title (zh) 改变顺序时先抽牌
    Q (en) Both die and I put Machine Evangel's Deathknell on the chain first.
    Q (zh) 两者同时被摧毁，我方先将【机械戏法师】的[绝念]加入结算链。
    A (en) The Sentry's resolves first: I draw, and no Recruit is there yet.
    A (zh) 【警觉的哨兵】的[绝念]先结算：我方抽牌，此时还没有“随从”。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | The Ruination   | You      | hand          |       |
      | Machine Evangel | You      | base          |       |
      | Watchful Sentry | You      | base          |       |
      | Unit X (2)      | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play The Ruination
    And the next item resolves
    And you order Machine Evangel and Watchful Sentry
    And the next item resolves
    Then you have drawn 1 card
    And there is no Recruit at your base
