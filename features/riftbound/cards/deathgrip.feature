@game:riftbound
Feature: Deathgrip

  @id:rb-deathgrip-zhonya-might @rule:359.3.e.14.b @source:judge-zh-2026-01-14#deathgrip-zhonya-might @source:faq-spiritforged#deathgrip @source:page-zhonyas-hourglass#deathgrip @source:core-1.4#359.3.e.14.b @control:rb-deathgrip-zhonya-might.control @since:spiritforged
  Scenario: The Hourglass saves the unit, so Deathgrip gives the other no might
    Title (zh) 【断魂一扼】摧毁的单位被【中娅沙漏】召回：另一名单位不获得战力
    Q (en) I kill my own unit with Deathgrip and my Hourglass recalls it. Does my other chosen unit get its might?
    Q (zh) 我方用【断魂一扼】摧毁的友方单位因【中娅沙漏】被召回。我方选择的另一名友方单位会获得战力吗？
    A (en) No. "If you do" speaks of the kill itself, and that did not happen.
    A (zh) 不会。“若如此做”指的是摧毁本身，而摧毁并未发生。
    Given it is your main phase
    And the position:
      | object             | player | place         | state |
      | Deathgrip          | You    | hand          |       |
      | Unit W (1)         | You    | base          |       |
      | Unit X (3)         | You    | battlefield A |       |
      | Unit Y (2)         | You    | base          |       |
      | Zhonya's Hourglass | You    | base          |       |
    And both players can pay for anything
    When you play Deathgrip choosing Unit X then choosing Unit Y
    And the chain resolves
    Then Unit Y has might 2
    And Unit W has might 1
    And Unit X is in your base
    And Unit X is exhausted
    And Zhonya's Hourglass is in your trash
    And rule 359.3.e.14.b is why

  @id:rb-deathgrip-zhonya-might.control @rule:359.3.d @source:core-1.4#359.3.e.14.b @since:spiritforged
  Scenario: Killed for real by Deathgrip, the unit lends its might to the other for the turn
    Title (zh) 【断魂一扼】真正摧毁单位时：另一名单位本回合获得其战力
    Q (en) I kill my own unit with Deathgrip and nothing replaces its death.
    Q (zh) 我方用【断魂一扼】摧毁友方单位，没有任何替换效果。
    A (en) It dies, the other chosen unit has that much more might this turn, and I draw one.
    A (zh) 该单位被摧毁，另一名所选单位本回合获得等同于其战力的加成，我方抽一张牌。
    Given it is your main phase
    And the position:
      | object     | player | place         | state |
      | Deathgrip  | You    | hand          |       |
      | Unit W (1) | You    | base          |       |
      | Unit X (3) | You    | battlefield A |       |
      | Unit Y (2) | You    | base          |       |
    And both players can pay for anything
    When you play Deathgrip choosing Unit X then choosing Unit Y
    And the chain resolves
    Then Unit X is in your trash
    And Unit Y has might 5
    And Unit W has might 1
    And you have drawn 1 card
    When the turn passes
    Then Unit Y has might 2

  @id:rb-deathgrip-zhonya-draw @rule:359.3.d @source:judge-zh-2026-01-14#deathgrip-zhonya-draw @source:faq-spiritforged#deathgrip @source:page-zhonyas-hourglass#deathgrip @since:spiritforged
  Scenario: The Hourglass saves the unit, and Deathgrip still draws
    Title (zh) 【断魂一扼】摧毁的单位被【中娅沙漏】召回：仍抽一张牌
    Q (en) I kill my own unit with Deathgrip and my Hourglass recalls it. Do I still draw?
    Q (zh) 我方用【断魂一扼】摧毁的友方单位因【中娅沙漏】被召回。我方还能抽一张牌吗？
    A (en) Yes, one. Drawing is an instruction of its own.
    A (zh) 能，抽一张。抽牌是独立的指示。
    Given it is your main phase
    And the position:
      | object             | player | place         | state |
      | Deathgrip          | You    | hand          |       |
      | Unit W (1)         | You    | base          |       |
      | Unit X (3)         | You    | battlefield A |       |
      | Unit Y (2)         | You    | base          |       |
      | Zhonya's Hourglass | You    | base          |       |
    And both players can pay for anything
    When you play Deathgrip choosing Unit X then choosing Unit Y
    And the chain resolves
    Then you have drawn 1 card
    And the opponent has drawn no card
    And Unit X is in your base
    And Deathgrip is in your trash

  @id:rb-deathgrip-target-gone @rule:359.3.e.5 @rule:359.3.e.14.a @source:faq-spiritforged#deathgrip @since:spiritforged
  Scenario: The unit Deathgrip should kill is a target: returned to hand, it gives no might, and the card is drawn
    Title (zh) 【断魂一扼】要摧毁的单位是目标：被返回手牌后不提供战力，但仍抽牌
    Q (en) In response to Deathgrip the unit it should kill is returned to hand. Does the other unit grow, and do I draw?
    Q (zh) 【断魂一扼】要摧毁的单位在反应中被返回手牌。另一名单位会获得战力吗？我方会抽牌吗？
    A (en) It does not grow: that unit was a target, not a cost, and was not killed. I draw one.
    A (zh) 不会获得战力：该单位是目标而不是费用，并未被摧毁。我方抽一张牌。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Deathgrip  | You      | hand          |       |
      | Unit W (1) | You      | base          |       |
      | Unit X (3) | You      | battlefield A |       |
      | Unit Y (2) | You      | base          |       |
      | Unit Z (2) | Opponent | battlefield B |       |
      | Gust       | Opponent | hand          |       |
    And both players can pay for anything
    When you play Deathgrip choosing Unit X then choosing Unit Y
    Then Unit X is at battlefield A
    When the opponent reacts with Gust choosing Unit X
    And the chain resolves
    Then Unit X is in your hand
    And Unit Y has might 2
    And you have drawn 1 card
