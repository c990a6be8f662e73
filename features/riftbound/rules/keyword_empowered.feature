@game:riftbound
Feature: Empowered

  @id:rb-kw-empowered-active @rule:828.1.b.1 @rule:828.1.c @rule:828.1 @source:core-1.4#828.1.b.1 @since:vendetta
  Scenario: An Empowered ability is active while its object is Empowered
    Title (zh) 被强化期间，相关技能生效
    Q (en) Brutal Hunter has 4 might; Empowered it has 2 more and Ganking.
    Q (zh) 【残暴猎手】战力为4；被强化时战力+2并获得[游走]。
    A (en) After Empower resolves it has 6 might and may move to another battlefield.
    A (zh) 强化结算后，其战力为6，并可移动到其他战场。
    Given it is your main phase
    And the position:
      | object        | player | place         | state |
      | Brutal Hunter | You    | battlefield A |       |
      | Unit X (3)    | You    | base          |       |
    And both players can pay for anything
    Then Brutal Hunter has might 4
    When you use the ability of Brutal Hunter
    And the chain resolves
    Then Brutal Hunter has might 6
    When you move Brutal Hunter to battlefield B
    Then Brutal Hunter is at battlefield B

  @id:rb-kw-empowered-inactive @rule:828.1.c @rule:721.2 @source:core-1.4#828.1.c @control:rb-kw-empowered-active @since:vendetta
  Scenario: Before that it is Inactive
    Title (zh) 强化之前该技能未激活
    Q (en) Brutal Hunter is not Empowered. May it move from battlefield A to battlefield B?
    Q (zh) 【残暴猎手】未被强化。可以从战场A移动到战场B吗？
    A (en) No.
    A (zh) 不可以。
    Given it is your main phase
    And the position:
      | object        | player | place         | state |
      | Brutal Hunter | You    | battlefield A |       |
      | Unit X (3)    | You    | base          |       |
    And both players can pay for anything
    Then you may not move Brutal Hunter to battlefield B
    And Brutal Hunter is at battlefield A

  @id:rb-kw-empowered-trigger @rule:828.1.b.2 @rule:727.1.c.1 @source:core-1.4#828.1.b.2 @since:vendetta
  Scenario: A triggered Empowered ability triggers only while Empowered
    Title (zh) 取决于被强化的触发式技能只在被强化期间触发
    Q (en) Covert Informant is Empowered and moves.
    Q (zh) 【秘密线人】被强化后移动。
    A (en) It draws a card.
    A (zh) 抽一张牌。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Covert Informant | You    | base  |       |
      | Unit X (3)       | You    | base  |       |
    And both players can pay for anything
    When you use the ability of Covert Informant
    And the chain resolves
    And you move Covert Informant to battlefield A
    And the chain resolves
    Then you have drawn 1 card

  @id:rb-kw-empowered-trigger.not @rule:828.1.c @rule:721.2 @source:core-1.4#828.1.c @since:vendetta
  Scenario: Not Empowered it does not trigger
    Title (zh) 未被强化时不触发
    Q (en) Covert Informant moves without being Empowered.
    Q (zh) 【秘密线人】未被强化而移动。
    A (en) Nothing triggers.
    A (zh) 没有触发。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Covert Informant | You    | base  |       |
      | Unit X (3)       | You    | base  |       |
    And both players can pay for anything
    When you move Covert Informant to battlefield A
    Then Covert Informant is at battlefield A
    And the ability of Covert Informant is not on the chain
    And you have drawn no card

  @id:rb-kw-empowered-deathknell @rule:828.1.b @rule:727.1.b.3 @source:core-1.4#828.1.b @since:vendetta
  Scenario: An Empowered Deathknell needs both: Empowered, and dying
    Title (zh) 被强化的绝念需同时满足两个条件
    Q (en) Noxian Emissary is Empowered and dies.
    Q (zh) 【诺克萨斯使节】被强化后被摧毁。
    A (en) Its Deathknell plays two Recruits in my base.
    A (zh) 其[绝念]在我方基地打出两名“随从”。
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Noxian Emissary | You    | base  |       |
      | Vengeance       | You    | hand  |       |
      | Unit X (3)      | You    | base  |       |
    And both players can pay for anything
    When you use the ability of Noxian Emissary
    And the chain resolves
    And you play Vengeance choosing Noxian Emissary
    And the chain resolves
    Then there are 2 Recruit in your base

  @id:rb-kw-empowered-deathknell.not @rule:828.1.c @rule:721.2 @source:core-1.4#828.1.c @since:vendetta
  Scenario: Not Empowered, it has no Deathknell
    Title (zh) 未被强化时没有绝念
    Q (en) Noxian Emissary dies without being Empowered.
    Q (zh) 【诺克萨斯使节】未被强化而被摧毁。
    A (en) No Recruit comes.
    A (zh) 没有“随从”进场。
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Noxian Emissary | You    | base  |       |
      | Vengeance       | You    | hand  |       |
      | Unit X (3)      | You    | base  |       |
    And both players can pay for anything
    When you play Vengeance choosing Noxian Emissary
    And the chain resolves
    Then Noxian Emissary is in your trash
    And there is no Recruit

  @id:rb-kw-empowered-activated @rule:828.1.c @rule:727.1.c.3 @source:core-1.4#828.1.c @since:vendetta
  Scenario: An activated Empowered ability can be used while Empowered
    Title (zh) 取决于被强化的主动技能在被强化期间可以使用
    Q (en) Jayce, Defender of Tomorrow is Empowered; his last ability readies two gear.
    Q (zh) 【未来守护者】被强化；其最后一个技能使两件装备变为活跃。
    A (en) It can be used, and both gear are ready.
    A (zh) 可以使用，两件装备变为活跃。
    Given it is your main phase
    And the position:
      | object                      | player | place  | state     |
      | Jayce, Defender of Tomorrow | You    | legend |           |
      | Zhonya's Hourglass          | You    | base   | exhausted |
      | Boots of Swiftness          | You    | base   | exhausted |
      | Serrated Dirk               | You    | base   | exhausted |
    And both players can pay for anything
    Then you may not use ability 3 of Jayce, Defender of Tomorrow choosing Boots of Swiftness and Serrated Dirk
    When you use the ability of Jayce, Defender of Tomorrow
    And the chain resolves
    And you use ability 3 of Jayce, Defender of Tomorrow choosing Boots of Swiftness and Serrated Dirk
    And the chain resolves
    Then Boots of Swiftness is ready
    And Serrated Dirk is ready
    And Zhonya's Hourglass is exhausted

  @id:rb-kw-empowered-as-it-becomes @rule:828.1.d @rule:725.4 @rule:727.1.c.1.a @source:core-1.4#828.1.d @since:vendetta
  Scenario: An Empowered ability that triggers on becoming Empowered triggers then
    Title (zh) “当我被强化时”的被强化技能在被强化时触发
    Q (en) A unit has the Empowered ability: when I become Empowered, draw 1.
    Q (zh) 某单位拥有被强化技能：当我被强化时，抽一张牌。
    A (en) It becomes active and triggers at the same moment.
    A (zh) 它在同一时刻生效并触发。
    Given it is your main phase
    And the position:
      | object             | player | place | state |
      | Example: Awakening | You    | base  |       |
      | Unit X (3)         | You    | base  |       |
    And both players can pay for anything
    When you use the ability of Example: Awakening
    And the next item resolves
    Then the ability of Example: Awakening is on the chain
    When the chain resolves
    Then you have drawn 1 card
