@game:riftbound
Feature: Gravity Field

  @id:rb-gravity-standard-move @rule:204.4 @rule:204.4.c @rule:203.3 @rule:410.1.b.3 @source:faq-radiance-zh#gravity-field-and-standard-moves @control:rb-gravity-standard-move.pays @since:radiance
  Scenario: A standard move to an opposing Gravity Field is not done without paying
    Title (zh) 不支付费用，就不能以标准移动前往对方的【重力场】
    Q (en) I could pay what the opponent's Gravity Field asks for, but do not want to. May I begin the standard move all the same, so that Riven, Broken Blade becomes exhausted and triggers?
    Q (zh) 我方有足够的资源支付对方【重力场】要求的费用，但不愿支付。我方能否仍然开始这次标准移动，使【锐雯 - 断剑之誓】变为休眠并触发技能？
    A (en) No. The whole standard move is undone: nobody is exhausted, nothing triggers.
    A (zh) 不能。整个标准移动作废（回到执行前）：没有单位变为休眠，也不会触发任何技能。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state |
      | Riven, Broken Blade | You      | base          |       |
      | Unit W (2)          | Opponent | battlefield B |       |
      | Gravity Field       | Opponent | battlefield B |       |
    And you have 1 energy and 1 any power
    Then you may not move Riven, Broken Blade to battlefield B not paying the additional cost in mode buff
    And you may move Riven, Broken Blade to battlefield A
    And Riven, Broken Blade is ready
    And the ability of Riven, Broken Blade is not on the chain

  @id:rb-gravity-standard-move.cannot-pay @rule:204.4 @rule:204.4.c @rule:203.3 @rule:410.1.b.3 @source:faq-radiance-zh#gravity-field-and-standard-moves @control:rb-gravity-standard-move.pays @since:radiance
  Scenario: A standard move to an opposing Gravity Field that cannot be paid for cannot be tried
    Title (zh) 无法支付费用时，不能尝试以标准移动前往对方的【重力场】
    Q (en) I have one energy and no power. May Riven, Broken Blade make a standard move to the battlefield with the opponent's Gravity Field?
    Q (zh) 我方有1点法力，没有符能。【锐雯 - 断剑之誓】能否以标准移动前往对方【重力场】所在的战场？
    A (en) No. A standard move that cannot be paid for cannot be tried; she stays ready.
    A (zh) 不能。无法支付相关费用时，不能尝试执行标准移动；她保持活跃。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state |
      | Riven, Broken Blade | You      | base          |       |
      | Unit W (2)          | Opponent | battlefield B |       |
      | Gravity Field       | Opponent | battlefield B |       |
    And you have 1 energy
    Then you may not move Riven, Broken Blade to battlefield B
    And you may move Riven, Broken Blade to battlefield A
    And Riven, Broken Blade is ready
    And the ability of Riven, Broken Blade is not on the chain
    And you have 1 energy

  @id:rb-gravity-standard-move.pays @rule:204.4.b @rule:144.2 @source:faq-radiance-zh#gravity-field-and-standard-moves @source:core-1.4#204.4.b @since:radiance
  Scenario: A standard move to an opposing Gravity Field costs one energy and one power of any domain
    Title (zh) 以标准移动前往对方的【重力场】，须支付1点法力和1点任意特性的符能
    Q (en) I move a unit to the battlefield with the opponent's Gravity Field and pay.
    Q (zh) 我方将一名单位移动到对方【重力场】所在的战场，并支付费用。
    A (en) One energy and one power of any domain are paid, and the unit moves there.
    A (zh) 支付1点法力和1点任意特性的符能，该单位移动到那里。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Unit V (3)    | You      | base          |       |
      | Unit X (3)    | You      | base          |       |
      | Unit W (2)    | Opponent | battlefield B |       |
      | Gravity Field | Opponent | battlefield B |       |
    And you have 2 energy and 1 chaos, 1 fury power
    When you move Unit X to battlefield B
    And you accept, if asked
    Then Unit X is at battlefield B
    And Unit X is exhausted
    And Unit V is in your base
    And you have 1 energy
    And rule 204.4.b is why

  @id:rb-gravity-standard-move.together @rule:204.4 @rule:144.3 @source:core-1.4#204.4 @since:radiance @derived
  Scenario: Two units that move together to an opposing Gravity Field are paid for once
    Title (zh) 两名单位一起移动到对方的【重力场】，只支付一次费用
    Q (en) I move two units with one standard move to the opponent's Gravity Field. Do I pay twice?
    Q (zh) 我方以一次标准移动将两名单位移动到对方【重力场】所在的战场。需要支付两次费用吗？
    A (en) No. The cost is for moving one or more units; it is paid once.
    A (zh) 不需要。该费用针对移动一名或数名单位，只支付一次。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Unit V (3)    | You      | base          |       |
      | Unit X (3)    | You      | base          |       |
      | Unit Y (3)    | You      | base          |       |
      | Unit W (2)    | Opponent | battlefield B |       |
      | Gravity Field | Opponent | battlefield B |       |
    And you have 1 energy and 1 any power
    When you move Unit X and Unit Y to battlefield B
    And you accept, if asked
    Then Unit X is at battlefield B
    And Unit Y is at battlefield B
    And Unit V is in your base
    And you have nothing left to pay with

  @id:rb-gravity-standard-move.own-field @rule:204.4 @source:core-1.4#204.4 @control:rb-gravity-standard-move.cannot-pay @since:radiance @derived
  Scenario: A standard move to one's own Gravity Field costs nothing
    Title (zh) 以标准移动前往自己的【重力场】不需要支付费用
    Q (en) I move a unit to the battlefield of my own Gravity Field and have nothing to pay with.
    Q (zh) 我方将一名单位移动到自己【重力场】所在的战场，没有任何资源。
    A (en) It moves there. Only opponents pay.
    A (zh) 该单位移动到那里。只有对手需要支付。
    Given it is your main phase
    And the position:
      | object        | player | place         | state |
      | Unit V (3)    | You    | base          |       |
      | Unit X (3)    | You    | base          |       |
      | Unit W (2)    | You    | battlefield B |       |
      | Gravity Field | You    | battlefield B |       |
    When you move Unit X to battlefield B
    Then Unit X is at battlefield B
    And Unit X is exhausted
    And Unit V is in your base

  @id:rb-gravity-charm-my-field @rule:411.1 @rule:411.4 @source:faq-radiance-zh#charm-and-gravity-field @since:radiance
  Scenario: Charm moves an enemy unit to my own Gravity Field: nobody pays
    Title (zh) 【魅惑妖术】将敌方单位移动到我方的【重力场】：没有玩家支付费用
    Q (en) I play Charm and move an enemy unit to the battlefield of my Gravity Field. Must its controller pay?
    Q (zh) 我方以【魅惑妖术】把敌方单位移到有我方【重力场】的战场。对方要为此支付费用吗？
    A (en) No. It is I who move the unit, not my opponent.
    A (zh) 不需要。移动该单位的是我方，而不是对手。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Charm         | You      | hand          |       |
      | Unit V (3)    | You      | battlefield A |       |
      | Gravity Field | You      | battlefield A |       |
      | Unit W (2)    | Opponent | base          |       |
      | Unit X (2)    | Opponent | base          |       |
    And you have 2 energy and 1 calm, 1 order power
    And the opponent has 1 energy and 1 any power
    When you play Charm choosing Unit X moving it to battlefield A
    And the chain resolves
    Then Unit X is at battlefield A
    And Unit W is in the opponent's base
    And nobody is asked
    And you have 1 energy
    And you have 1 order power
    And the opponent has 1 energy
    And a showdown is open at battlefield A

  @id:rb-gravity-charm-their-field @rule:204.4.b @rule:411.1 @rule:355.4 @source:faq-radiance-zh#charm-and-gravity-field @since:radiance
  Scenario: Charm moves an enemy unit to its own player's Gravity Field: I pay as Charm resolves
    Title (zh) 【魅惑妖术】将敌方单位移动到对方的【重力场】：我方在其结算时支付费用
    Q (en) The Gravity Field belongs to the opponent. I choose its battlefield as the destination of Charm. Who pays?
    Q (zh) 【重力场】由对方控制。我方打出【魅惑妖术】，选择将敌方单位移动到该战场。由谁支付费用？
    A (en) I do, one energy and one power of any domain, as Charm resolves.
    A (zh) 由我方在【魅惑妖术】结算时支付1点法力和1点任意特性的符能。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Charm         | You      | hand          |       |
      | Unit U (3)    | Opponent | battlefield B |       |
      | Gravity Field | Opponent | battlefield B |       |
      | Unit W (2)    | Opponent | base          |       |
      | Unit X (2)    | Opponent | base          |       |
    And you have 2 energy and 1 calm, 1 order power
    When you play Charm choosing Unit X moving it to battlefield B
    Then you have 1 energy
    And you have 1 order power
    When the chain resolves
    Then you may decline
    When you accept
    Then Unit X is at battlefield B
    And Unit W is in the opponent's base
    And you have nothing left to pay with
    And rule 204.4.b is why

  @id:rb-gravity-charm-their-field.declines @rule:204.4.c @rule:411.1 @source:faq-radiance-zh#charm-and-gravity-field @control:rb-gravity-charm-their-field @since:radiance
  Scenario: Charm to an opposing Gravity Field without paying: the unit does not move
    Title (zh) 【魅惑妖术】前往对方的【重力场】而不支付费用：该单位不移动
    Q (en) As Charm resolves, I do not pay what the opponent's Gravity Field asks for.
    Q (zh) 【魅惑妖术】结算时，我方不支付对方【重力场】要求的费用。
    A (en) The unit stays where it is. Charm has been played all the same.
    A (zh) 该单位留在原地。【魅惑妖术】仍然已经打出。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Charm         | You      | hand          |       |
      | Unit U (3)    | Opponent | battlefield B |       |
      | Gravity Field | Opponent | battlefield B |       |
      | Unit W (2)    | Opponent | base          |       |
      | Unit X (2)    | Opponent | base          |       |
    And you have 2 energy and 1 calm, 1 order power
    When you play Charm choosing Unit X moving it to battlefield B
    And the chain resolves
    And you decline
    Then Unit X is in the opponent's base
    And Charm is in your trash
    And you have 1 energy
    And you have 1 order power
    And rule 204.4.c is why

  @id:rb-gravity-charm-their-field.cannot-pay @rule:204.4.c @rule:411.1 @source:faq-radiance-zh#charm-and-gravity-field @control:rb-gravity-charm-their-field @since:radiance @derived
  Scenario: Charm to an opposing Gravity Field that cannot be paid for: the unit does not move
    Title (zh) 【魅惑妖术】前往对方的【重力场】而无法支付费用：该单位不移动
    Q (en) After playing Charm I have nothing left for the opponent's Gravity Field.
    Q (zh) 打出【魅惑妖术】后，我方没有剩余资源支付对方【重力场】要求的费用。
    A (en) Nothing is asked and the unit stays where it is.
    A (zh) 不会询问，该单位留在原地。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Charm         | You      | hand          |       |
      | Unit U (3)    | Opponent | battlefield B |       |
      | Gravity Field | Opponent | battlefield B |       |
      | Unit W (2)    | Opponent | base          |       |
      | Unit X (2)    | Opponent | base          |       |
    And you have 1 energy and 1 calm power
    When you play Charm choosing Unit X moving it to battlefield B
    And the chain resolves
    And you decline, if asked
    Then Unit X is in the opponent's base
    And Charm is in your trash
    And rule 204.4.c is why

  @id:rb-gravity-angler @rule:204.4 @rule:204.4.b @rule:411.1 @source:faq-radiance-zh#angler-wyrm-and-gravity-field @since:radiance @unconfirmed
  Scenario: Angler Wyrm beside Gravity Field: the opponent who moves a unit there pays
    Title (zh) 【提灯亚龙】与【重力场】同在一处：移动单位到那里的对手须支付费用
    Q (en) The opponent's Angler Wyrm and Gravity Field are at one battlefield, and its ability makes me move one of my units there. Do I pay?
    Q (zh) 对方的【提灯亚龙】与【重力场】位于同一战场，其主动技能让我方将一名单位移动到该战场。我方需要支付费用吗？
    A (en) Yes. I am the one who moves it, so I pay one energy and one power of any domain. (Assumed of the unpublished text: the ability exhausts Angler Wyrm, and the unit is chosen as it resolves.)
    A (zh) 需要。移动单位的是我方，因此由我方支付1点法力和1点任意特性的符能。（该牌文字未公开，此处假定：使用技能时【提灯亚龙】变为休眠，单位在结算时挑选。）
    Given it is the opponent's main phase
    And the position:
      | object        | player   | place         | state |
      | Angler Wyrm   | Opponent | battlefield A |       |
      | Unit W (5)    | Opponent | battlefield A |       |
      | Gravity Field | Opponent | battlefield A |       |
      | Unit X (3)    | You      | base          |       |
      | Unit Y (3)    | You      | base          |       |
    And you have 2 energy and 1 order power
    When the opponent uses the ability of Angler Wyrm
    And the chain resolves
    Then you may choose: Unit X, Unit Y
    When you choose Unit Y
    Then you may decline
    When you accept
    Then Unit Y is at battlefield A
    And Unit X is in your base
    And you have 1 energy
    And you have 0 order power
    And rule 204.4.b is why

  @id:rb-gravity-angler.declines @rule:204.4.c @source:faq-radiance-zh#angler-wyrm-and-gravity-field @control:rb-gravity-angler @since:radiance @unconfirmed
  Scenario: Angler Wyrm beside Gravity Field: the opponent does not pay, and the unit does not move
    Title (zh) 【提灯亚龙】与【重力场】同在一处：对手不支付费用，单位不移动
    Q (en) Angler Wyrm makes me move a unit to its Gravity Field, and I choose not to pay.
    Q (zh) 【提灯亚龙】让我方将一名单位移动到其【重力场】所在的战场，我方选择不支付费用。
    A (en) The unit does not move. (Assumed of the unpublished text: the ability exhausts Angler Wyrm, and the unit is chosen as it resolves.)
    A (zh) 该单位不移动。（该牌文字未公开，此处假定：使用技能时【提灯亚龙】变为休眠，单位在结算时挑选。）
    Given it is the opponent's main phase
    And the position:
      | object        | player   | place         | state |
      | Angler Wyrm   | Opponent | battlefield A |       |
      | Unit W (5)    | Opponent | battlefield A |       |
      | Gravity Field | Opponent | battlefield A |       |
      | Unit X (3)    | You      | base          |       |
      | Unit Y (3)    | You      | base          |       |
    And you have 2 energy and 1 order power
    When the opponent uses the ability of Angler Wyrm
    And the chain resolves
    And you choose Unit Y
    And you decline
    Then Unit Y is in your base
    And Unit X is in your base
    And Angler Wyrm is exhausted
    And you have 2 energy
    And rule 204.4.c is why

  @id:rb-gravity-angler.cannot-pay @rule:204.4.c @source:faq-radiance-zh#angler-wyrm-and-gravity-field @control:rb-gravity-angler @since:radiance @unconfirmed
  Scenario: Angler Wyrm beside Gravity Field: the opponent cannot pay, and the unit does not move
    Title (zh) 【提灯亚龙】与【重力场】同在一处：对手无法支付费用，单位不移动
    Q (en) Angler Wyrm makes me move a unit to its Gravity Field, and I have no power.
    Q (zh) 【提灯亚龙】让我方将一名单位移动到其【重力场】所在的战场，而我方没有符能。
    A (en) The unit does not move. (Assumed of the unpublished text: the ability exhausts Angler Wyrm, and the unit is chosen as it resolves.)
    A (zh) 该单位不移动。（该牌文字未公开，此处假定：使用技能时【提灯亚龙】变为休眠，单位在结算时挑选。）
    Given it is the opponent's main phase
    And the position:
      | object        | player   | place         | state |
      | Angler Wyrm   | Opponent | battlefield A |       |
      | Unit W (5)    | Opponent | battlefield A |       |
      | Gravity Field | Opponent | battlefield A |       |
      | Unit X (3)    | You      | base          |       |
      | Unit Y (3)    | You      | base          |       |
    And you have 2 energy
    When the opponent uses the ability of Angler Wyrm
    And the chain resolves
    And you choose Unit Y, if asked
    And you decline, if asked
    Then Unit Y is in your base
    And Unit X is in your base
    And Angler Wyrm is exhausted
    And you have 2 energy
    And rule 204.4.c is why
