@game:riftbound
Feature: Empower

  @id:rb-kw-empower-pays @rule:827.1.b @rule:827.1.c @rule:827.1.c.1 @rule:827.2 @source:core-1.4#827.1.b @since:vendetta
  Scenario: Empower pays its cost and Empowers its source
    Title (zh) 强化：支付费用，使其来源被强化
    Q (en) I have 3 energy and use Empower of Brutal Hunter.
    Q (zh) 我方有3点法力，使用【残暴猎手】的[强化]。
    A (en) As the ability resolves it becomes Empowered.
    A (zh) 技能结算时它被强化。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Brutal Hunter | You    | base  |       |
      | Unit X (3)    | You    | base  |       |
    And you have 3 energy
    When you use the ability of Brutal Hunter
    Then Brutal Hunter is not empowered
    And you have nothing left to pay with
    When the chain resolves
    Then Brutal Hunter is empowered

  @id:rb-kw-empower-once @rule:827.1.c.1 @source:core-1.4#827.1.c.1 @since:vendetta
  Scenario: What is Empowered cannot use Empower
    Title (zh) 已强化的物体不能再使用强化
    Q (en) Brutal Hunter is Empowered. May I use Empower again?
    Q (zh) 【残暴猎手】已被强化。可以再次使用强化吗？
    A (en) No.
    A (zh) 不可以。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Brutal Hunter | You    | base  |       |
      | Unit X (3)    | You    | base  |       |
    And both players can pay for anything
    When you use the ability of Brutal Hunter
    And the chain resolves
    Then you may not use the ability of Brutal Hunter
    And Brutal Hunter is empowered

  @id:rb-kw-empower-other-cost @rule:827.1.c.2 @source:core-1.4#827.1.c.2 @since:vendetta
  Scenario: An Empower cost may be no resource
    Title (zh) 强化费用可以不是资源
    Q (en) Punching Poro is Empowered by discarding a card.
    Q (zh) 【拳拳魄罗】的强化费用为弃置一张牌。
    A (en) Gust is discarded; the Poro becomes Empowered.
    A (zh) 【罡风】被弃置；【拳拳魄罗】被强化。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Punching Poro | You    | base  |       |
      | Gust          | You    | hand  |       |
      | Unit X (3)    | You    | base  |       |
    And both players can pay for anything
    When you use the ability of Punching Poro
    Then Gust is in your trash
    When the chain resolves
    Then Punching Poro is empowered
    And Punching Poro has might 3

  @id:rb-kw-empower-other-cost.short @rule:827.1.c.2 @source:core-1.4#827.1.c.2 @control:rb-kw-empower-other-cost @since:vendetta
  Scenario: Without a card to discard the cost cannot be paid
    Title (zh) 没有可弃置的牌时不能支付
    Q (en) My hand is empty. May I use Empower of Punching Poro?
    Q (zh) 我方没有手牌。可以使用【拳拳魄罗】的强化吗？
    A (en) No.
    A (zh) 不可以。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Punching Poro | You    | base  |       |
      | Unit X (3)    | You    | base  |       |
    And both players can pay for anything
    Then you may not use the ability of Punching Poro
    And Punching Poro is not empowered

  @id:rb-kw-empower-cost-altered @rule:827.1.c.3 @source:core-1.4#827.1.c.3 @since:vendetta
  Scenario: Text of an Empower ability that alters its cost is counted
    Title (zh) 强化技能中改变费用的文本在支付时计入
    Q (en) Frostcoat Mother costs 12 energy less 1 for each rune I control. I have 4 runes and 4 energy.
    Q (zh) 【霜衣狼母】的强化费用为12点法力，我方每控制一枚符文减1。我方有4枚符文和4点法力。
    A (en) It costs 8: the 4 energy and 4 from the runes.
    A (zh) 费用为8：4点法力，加上4枚符文提供的4点。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Frostcoat Mother | You    | base  |       |
      | Unit X (3)       | You    | base  |       |
    And you have these runes: 4 calm
    And you have 4 energy
    When you use the ability of Frostcoat Mother
    And the chain resolves
    Then Frostcoat Mother is empowered
    And Frostcoat Mother has might 6
    And you have nothing left to pay with

  @id:rb-kw-empower-cost-altered.short @rule:827.1.c.3 @source:core-1.4#827.1.c.3 @control:rb-kw-empower-cost-altered @since:vendetta
  Scenario: With too little for the altered cost it cannot be used
    Title (zh) 不足以支付调整后的费用时不能使用
    Q (en) I have 4 runes and 3 energy.
    Q (zh) 我方有4枚符文和3点法力。
    A (en) Frostcoat Mother still costs 8; only 7 can be paid.
    A (zh) 【霜衣狼母】的费用仍为8，我方只能支付7。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Frostcoat Mother | You    | base  |       |
      | Unit X (3)       | You    | base  |       |
    And you have these runes: 4 calm
    And you have 3 energy
    Then you may not use the ability of Frostcoat Mother
    And Frostcoat Mother is not empowered

  @id:rb-kw-empower-triggers-above @rule:827.1.b @rule:376 @source:core-1.4#827.1.b @since:vendetta
  Scenario: What triggers while Empower is paid for resolves before it
    Title (zh) 支付强化费用时触发的技能先于强化结算
    Q (en) Escaped Grayback is Empowered by killing a friendly unit; I kill Watchful Sentry.
    Q (zh) 【脱逃的灰背】的强化费用为摧毁一名友方单位；我方摧毁【警觉的哨兵】。
    A (en) The Deathknell draws a card before the Grayback becomes Empowered.
    A (zh) [绝念]抽牌在【脱逃的灰背】被强化之前。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Escaped Grayback | You    | base  |       |
      | Watchful Sentry  | You    | base  |       |
      | Unit X (3)       | You    | base  |       |
    And both players can pay for anything
    When you use the ability of Escaped Grayback killing Watchful Sentry
    Then the chain has 2 items
    When the next item resolves
    Then you have drawn 1 card
    And Escaped Grayback is not empowered
    When the chain resolves
    Then Escaped Grayback is empowered

  @id:rb-kw-empower-event @rule:827.2 @rule:827.2.a @rule:441.2.a @source:core-1.4#827.2 @since:vendetta
  Scenario: Becoming Empowered triggers abilities
    Title (zh) 被强化可以触发技能
    Q (en) Mel, Defiant Soul is Empowered by discarding a spell, and then banishes an enemy unit with at most 3 might at a battlefield.
    Q (zh) 【梅尔 - 镜转乾坤】的强化费用为弃置一个法术；被强化时放逐战场上一名战力不高于3的敌方单位。
    A (en) It triggers as the Empower ability resolves.
    A (zh) 强化技能结算时触发。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Mel, Defiant Soul | You      | base          |       |
      | Gust              | You      | hand          |       |
      | Unit W (4)        | Opponent | battlefield A |       |
      | Unit X (3)        | Opponent | battlefield A |       |
      | Unit Y (2)        | Opponent | battlefield A |       |
    And both players can pay for anything
    When you use the ability of Mel, Defiant Soul
    And the next item resolves
    Then Mel, Defiant Soul is empowered
    And you may choose: Unit X, Unit Y
    When you choose Unit Y
    And the chain resolves
    Then Unit Y is in the opponent's banishment
    And Unit X is at battlefield A

  @id:rb-kw-empower-no-target @rule:827.1.b.1 @source:core-1.4#827.1.b.1 @since:vendetta
  Scenario: The source of Empower is not chosen
    Title (zh) 强化的来源不是目标
    Q (en) Does Empower of Brutal Hunter choose a target?
    Q (zh) 【残暴猎手】的强化需要选择目标吗？
    A (en) Nobody is asked; the ability Empowers its own source.
    A (zh) 不需要；该技能强化其自身来源。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Brutal Hunter    | You    | base  |       |
      | Unit X (3)       | You    | base  |       |
      | Covert Informant | You    | base  |       |
    And both players can pay for anything
    When you use the ability of Brutal Hunter
    Then nobody is asked
    When the chain resolves
    Then Brutal Hunter is empowered
    And Covert Informant is not empowered

  @id:rb-kw-empower-legend @rule:827.1.a @rule:827.2 @source:core-1.4#827.1.a @since:vendetta
  Scenario: A legend may be Empowered
    Title (zh) 传奇可以被强化
    Q (en) I use Empower of Jayce, Defender of Tomorrow.
    Q (zh) 我方使用【未来守护者】的[强化]。
    A (en) The legend becomes Empowered.
    A (zh) 该传奇被强化。
    Given it is your main phase
    And the position:
      | object                      | player | place  | state |
      | Jayce, Defender of Tomorrow | You    | legend |       |
      | Unit X (3)                  | You    | base   |       |
    And both players can pay for anything
    When you use the ability of Jayce, Defender of Tomorrow
    And the chain resolves
    Then Jayce, Defender of Tomorrow is empowered

  @id:rb-kw-empower-two @rule:827.3 @source:core-1.4#827.3 @since:vendetta
  Scenario: Two instances of Empower are two abilities
    Title (zh) 两个强化即两个主动技能
    Q (en) A unit has Empower for 1 energy and Empower for a power of any kind. I have one power only.
    Q (zh) 某单位拥有费用为1点法力与任意一点符能的两个强化。我方只有一点符能。
    A (en) The first cannot be paid for, the second can.
    A (zh) 第一个无法支付，第二个可以。
    Given it is your main phase
    And the position:
      | object             | player | place | state |
      | Example: Awakening | You    | base  |       |
      | Unit X (3)         | You    | base  |       |
    And you have 0 energy and 1 any power
    Then you may not use the ability of Example: Awakening
    When you use ability 2 of Example: Awakening
    And the next item resolves
    Then Example: Awakening is empowered
    And you have nothing left to pay with

  @id:rb-kw-empower-leaves @rule:441.2 @rule:124.1 @source:core-1.4#441.2 @since:vendetta
  Scenario: What leaves the board is Empowered no more
    Title (zh) 离场后不再处于已强化状态
    Q (en) Brutal Hunter is Empowered, returns to hand and is played again.
    Q (zh) 【残暴猎手】被强化后返回手牌，再次打出。
    A (en) It is another object, and not Empowered.
    A (zh) 它是新的物体，未被强化。
    Given it is your main phase
    And the position:
      | object        | player | place         | state |
      | Brutal Hunter | You    | battlefield A |       |
      | Unit X (3)    | You    | base          |       |
      | Rebuke        | You    | hand          |       |
    And both players can pay for anything
    When you use the ability of Brutal Hunter
    And the chain resolves
    And you play Rebuke choosing Brutal Hunter
    And the chain resolves
    And you play Brutal Hunter to your base
    Then Brutal Hunter is in your base
    And Brutal Hunter is not empowered
    And Brutal Hunter has might 4
