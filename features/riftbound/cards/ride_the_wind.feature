@game:riftbound
Feature: Ride the Wind

  @id:rb-ridewind-vilemaw @rule:359.3.e.14.a @source:faq-vendetta#ride-the-wind-at-vilemaws-lair @source:page-zhonyas-hourglass#ride-the-wind @source:page-hidden-blade#ride-the-wind @against:core-1.4#359.3.e.6 @since:vendetta-faq
  Scenario: Ride the Wind at Vilemaw's Lair: the unit stays and becomes ready
    Title (zh) 在【卑鄙之喉的巢穴】：单位留在原地，但变为活跃
    Q (en) I play Ride the Wind on my unit at Vilemaw's Lair and choose my base as its destination. What happens?
    Q (zh) 我方一名单位在【卑鄙之喉的巢穴】，我方以【驭风而行】选择它，目的地为基地。结果如何？
    A (en) It cannot leave for base, so the move is negated; that is not the same as ignored, and the unit becomes ready.
    A (zh) 该单位无法从此处移动到基地，移动的指示被撤销；这不等于被无视，因此该单位仍变为活跃。
    Given it is your main phase
    And the battlefields:
      | battlefield | card           | controller |
      | A           | Vilemaw's Lair | You        |
    And the position:
      | object        | player | place         | state     |
      | Ride the Wind | You    | hand          |           |
      | Unit V (1)    | You    | base          | exhausted |
      | Unit X (3)    | You    | battlefield A | exhausted |
    And both players can pay for anything
    When you play Ride the Wind choosing Unit X moving it to your base
    And the chain resolves
    Then Unit X is at battlefield A
    And Unit X is ready
    And Unit V is exhausted
    And Ride the Wind is in your trash
    And rule 359.3.e.14 is why

  @id:rb-ridewind-vilemaw.as-printed @rule:359.3.e.6 @rule:359.3.e.14.a @source:core-1.4#359.3.e.6 @against:faq-vendetta#ride-the-wind-at-vilemaws-lair @control:rb-ridewind-vilemaw.elsewhere @since:vendetta @until:vendetta @derived
  Scenario: By the letter of the rules before the FAQ, the unit at Vilemaw's Lair stayed exhausted
    Title (zh) 在官方FAQ之前按规则原文：不移动，也不变为活跃
    Q (en) I play Ride the Wind on my unit at Vilemaw's Lair with base as its destination. What did the Core Rules v1.4 say before the FAQ was published?
    Q (zh) 我方打出【驭风而行】，选择将位于【卑鄙之喉的巢穴】的友方单位移动到基地。在官方FAQ发布之前，按核心规则 v1.4 原文应如何处理？
    A (en) The impossible move counted as ignored and took the linked ready with it: the unit stayed exhausted.
    A (zh) 无法执行的移动视为被无视，与之关联的变为活跃也不执行：该单位保持休眠。
    Given it is your main phase
    And the battlefields:
      | battlefield | card           | controller |
      | A           | Vilemaw's Lair | You        |
    And the position:
      | object        | player | place         | state     |
      | Ride the Wind | You    | hand          |           |
      | Unit V (1)    | You    | base          | exhausted |
      | Unit X (3)    | You    | battlefield A | exhausted |
    And both players can pay for anything
    When you play Ride the Wind choosing Unit X moving it to your base
    And the chain resolves
    Then Unit X is at battlefield A
    And Unit X is exhausted
    And Unit V is exhausted
    And Ride the Wind is in your trash
    And rule 359.3.e.6 is why

  @id:rb-ridewind-vilemaw.elsewhere @rule:420 @rule:415 @source:core-1.4#420 @since:spiritforged
  Scenario: Ride the Wind elsewhere: the unit moves to base and becomes ready
    Title (zh) 【驭风而行】在其他战场：单位移动到基地并变为活跃
    Q (en) I play Ride the Wind on my exhausted unit at a battlefield without text and send it to base.
    Q (zh) 我方打出【驭风而行】，将一处没有效果的战场上的休眠单位移动到基地。
    A (en) It moves to base and becomes ready.
    A (zh) 该单位移动到基地并变为活跃。
    Given it is your main phase
    And the position:
      | object        | player | place         | state     |
      | Ride the Wind | You    | hand          |           |
      | Unit V (1)    | You    | base          | exhausted |
      | Unit X (3)    | You    | battlefield A | exhausted |
    And both players can pay for anything
    When you play Ride the Wind choosing Unit X moving it to your base
    And the chain resolves
    Then Unit X is in your base
    And Unit X is ready
    And Unit V is exhausted

  @id:rb-ridewind-vilemaw.to-a-battlefield @rule:420 @rule:415 @source:core-1.4#420 @since:spiritforged @derived
  Scenario: From Vilemaw's Lair to the other battlefield it moves as usual
    Title (zh) 从【卑鄙之喉的巢穴】移动到另一处战场不受限制
    Q (en) The unit at Vilemaw's Lair is sent to the other battlefield instead of base.
    Q (zh) 将位于【卑鄙之喉的巢穴】的单位移动到另一处战场，而不是基地。
    A (en) The Lair only forbids moving to base: the unit arrives ready, and a showdown opens there.
    A (zh) 【卑鄙之喉的巢穴】只禁止移动到基地：单位以活跃状态到达，该处开启法术对决。
    Given it is your main phase
    And the battlefields:
      | battlefield | card           | controller |
      | A           | Vilemaw's Lair | You        |
    And the position:
      | object        | player | place         | state     |
      | Ride the Wind | You    | hand          |           |
      | Unit V (1)    | You    | battlefield A | exhausted |
      | Unit X (3)    | You    | battlefield A | exhausted |
    And both players can pay for anything
    When you play Ride the Wind choosing Unit X moving it to battlefield B
    And the chain resolves
    Then Unit X is at battlefield B
    And Unit X is ready
    And Unit V is exhausted
    And a showdown is open at battlefield B
    And you control battlefield A
