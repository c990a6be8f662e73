@game:riftbound
Feature: Statements of the Radiance FAQ about no single card

  @id:rb-standard-move-impossible @rule:144.2 @rule:203.3 @rule:410.1.b.3 @rule:054.1 @source:faq-radiance-zh#gravity-field-and-standard-moves @control:rb-standard-move-impossible.moves @since:radiance
  Scenario: A unit that cannot move makes no standard move: it stays ready and nothing triggers
    Title (zh) 不能移动的单位不能执行标准移动：保持活跃，不触发技能
    Q (en) Hunker Down readied my Stellacorn Herder, which cannot move this turn. May I begin a standard move with it all the same?
    Q (zh) 【气敛神聚】使我方的【天角牧者】变为活跃，它本回合不能移动。我方能否仍然以它开始标准移动？
    A (en) No. A standard move that cannot be performed cannot be tried; it stays ready, and no card is drawn for it.
    A (zh) 不能。移动本身无法完成时，不能尝试执行标准移动；它保持活跃，也不会因此抽牌。
    Given it is your main phase
    And the position:
      | object            | player | place | state     |
      | Unit X (3)        | You    | base  | exhausted |
      | Stellacorn Herder | You    | base  | exhausted |
      | Unit Y (3)        | You    | base  |           |
      | Hunker Down       | You    | hand  |           |
    And both players can pay for anything
    When you play Hunker Down choosing Stellacorn Herder
    And the chain resolves
    Then Stellacorn Herder is ready
    And you may not move Stellacorn Herder to battlefield A
    And you may move Unit Y to battlefield A
    And you have drawn 1 card
    And the ability of Stellacorn Herder is not on the chain

  @id:rb-standard-move-impossible.moves @rule:144.2 @rule:144.3 @source:core-1.4#144.2 @since:radiance @derived
  Scenario: A unit that can move is exhausted, moves and triggers
    Title (zh) 能够移动的单位变为休眠、移动并触发技能
    Q (en) My Stellacorn Herder makes a standard move.
    Q (zh) 我方的【天角牧者】执行标准移动。
    A (en) It is exhausted and moves, and I draw a card.
    A (zh) 它变为休眠并移动，我方抽一张牌。
    Given it is your main phase
    And the position:
      | object            | player | place         | state |
      | Stellacorn Herder | You    | battlefield A |       |
    And both players can pay for anything
    When you move Stellacorn Herder to your base
    And the chain resolves
    Then Stellacorn Herder is in your base
    And Stellacorn Herder is exhausted
    And you have drawn 1 card

  @id:rb-standard-move-impossible.vilemaw @rule:144.2 @rule:410.1.b.3 @rule:054.1 @source:faq-radiance-zh#gravity-field-and-standard-moves @control:rb-riven-herder-order @since:radiance
  Scenario: Riven at Vilemaw's Lair cannot begin a standard move to base in order to become exhausted
    Title (zh) 位于【卑鄙之喉的巢穴】的【锐雯 - 断剑之誓】不能为了变为休眠而开始前往基地的标准移动
    Q (en) Riven, Broken Blade is at Vilemaw's Lair. May I try a standard move to base, so that she becomes exhausted and triggers?
    Q (zh) 【锐雯 - 断剑之誓】位于【卑鄙之喉的巢穴】。我方能否尝试以标准移动前往基地，使她变为休眠并触发技能？
    A (en) No. The move cannot be performed, so nobody is exhausted and nothing triggers.
    A (zh) 不能。该移动无法执行，因此没有单位变为休眠，也不会触发技能。
    Given it is your main phase
    And the battlefields:
      | battlefield | card           | controller |
      | A           | Vilemaw's Lair | You        |
    And the position:
      | object              | player | place         | state |
      | Unit Y (3)          | You    | battlefield B |       |
      | Riven, Broken Blade | You    | battlefield A |       |
    And both players can pay for anything
    Then you may not move Riven, Broken Blade to your base
    And you may move Unit Y to your base
    And Riven, Broken Blade is ready
    And the ability of Riven, Broken Blade is not on the chain

  @id:rb-standard-move-impossible.together @rule:144.3 @rule:410.1.b.3 @source:faq-radiance-zh#gravity-field-and-standard-moves @control:rb-riven-herder-order @since:radiance @derived
  Scenario: A standard move of two units is impossible if one of them cannot move there
    Title (zh) 两名单位中有一名不能移动到那里时，不能以标准移动将其一起移动
    Q (en) Riven, Broken Blade is at Vilemaw's Lair, another unit of mine at the other battlefield. May I move both to base with one standard move?
    Q (zh) 【锐雯 - 断剑之誓】位于【卑鄙之喉的巢穴】，我方另一名单位位于另一处战场。能否以一次标准移动将两者移动到基地？
    A (en) No, but the other one alone may move.
    A (zh) 不能，但可以只移动另一名单位。
    Given it is your main phase
    And the battlefields:
      | battlefield | card           | controller |
      | A           | Vilemaw's Lair | You        |
    And the position:
      | object              | player | place         | state |
      | Unit Y (3)          | You    | battlefield B |       |
      | Riven, Broken Blade | You    | battlefield A |       |
    And both players can pay for anything
    Then you may not move Riven, Broken Blade and Unit Y to your base
    And you may move Unit Y to your base
    And Riven, Broken Blade is ready
    And Unit Y is ready

  @id:rb-c-symbol-elsewhere @rule:135.2.e.6 @source:faq-radiance-zh#symbols @control:rb-c-symbol-elsewhere.fury @since:radiance
  Scenario: The symbol of a card's own domain in an ability's cost takes only power of that domain
    Title (zh) 技能费用中的卡牌自身特性符号只能用该特性的符能支付
    Q (en) I have 2 energy, one calm and one order. May I use the ability of Runeblade Anvil, a fury card whose cost shows its own domain?
    Q (zh) 我方有2点法力、1点翠意符能和1点序理符能。【符刃铁砧】是炽烈牌，其技能费用中有其自身特性的符号。能否使用该技能？
    A (en) No, the power must be fury.
    A (zh) 不能，必须是炽烈符能。
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Runeblade Anvil | You    | base  |       |
    And you have 2 energy and 1 calm, 1 order power
    Then you may not use the ability of Runeblade Anvil
    And Runeblade Anvil is in your base

  @id:rb-c-symbol-elsewhere.fury @rule:135.2.e.6 @source:faq-radiance-zh#symbols @since:radiance
  Scenario: Fury power pays the symbol in the ability of Runeblade Anvil
    Title (zh) 炽烈符能可以支付【符刃铁砧】技能费用中的特性符号
    Q (en) I have 2 energy, one calm and one fury, and use the ability of Runeblade Anvil.
    Q (zh) 我方有2点法力、1点翠意符能和1点炽烈符能，使用【符刃铁砧】的技能。
    A (en) The fury is spent, and the Anvil is killed.
    A (zh) 消耗炽烈符能，【符刃铁砧】被摧毁。
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Runeblade Anvil | You    | base  |       |
    And you have 2 energy and 1 calm, 1 fury power
    When you use the ability of Runeblade Anvil
    Then you have 0 energy
    And you have 1 calm power
    And you have 0 fury power
    When the chain resolves
    Then Runeblade Anvil is in your trash

  @id:rb-faq-precedence @rule:359.3.e.14 @source:faq-radiance-zh#precedence @source:faq-vendetta#ride-the-wind-at-vilemaws-lair @against:core-1.4#359.3.e.6 @since:vendetta-faq
  Scenario: An FAQ stands above the Core Rules: the move is negated, and the unit becomes ready
    Title (zh) 官方FAQ优先于核心规则：移动被撤销，单位变为活跃
    Q (en) My exhausted unit at Vilemaw's Lair is told to move to base and become ready. The Core Rules v1.4 and the Vendetta FAQ answer differently. Which holds?
    Q (zh) 位于【卑鄙之喉的巢穴】的休眠单位被指示移动到基地并变为活跃。核心规则 v1.4 与化神争锋官方FAQ的回答不同。以哪一个为准？
    A (en) The FAQ, until newer Core Rules say otherwise: the unit stays and becomes ready.
    A (zh) 以官方FAQ为准，直到新版核心规则另有规定：该单位留在原地并变为活跃。
    Given it is your main phase
    And the battlefields:
      | battlefield | card           | controller |
      | B           | Vilemaw's Lair | You        |
    And the position:
      | object        | player | place         | state     |
      | Ride the Wind | You    | hand          |           |
      | Unit W (2)    | You    | battlefield B | exhausted |
      | Unit X (4)    | You    | battlefield B | exhausted |
    And both players can pay for anything
    When you play Ride the Wind choosing Unit X moving it to your base
    And the chain resolves
    Then Unit X is at battlefield B
    And Unit X is ready
    And Unit W is exhausted

  @id:rb-faq-precedence.before @rule:359.3.e.6 @source:core-1.4#359.3.e.6 @against:faq-vendetta#ride-the-wind-at-vilemaws-lair @control:rb-ridewind-vilemaw.elsewhere @since:vendetta @until:vendetta @derived
  Scenario: Before the FAQ the Core Rules alone counted: the unit stayed exhausted
    Title (zh) 官方FAQ发布之前只依据核心规则：单位保持休眠
    Q (en) The same position, with the Core Rules v1.4 before any FAQ on them was published.
    Q (zh) 同样的局面，但依据的是核心规则 v1.4，相关官方FAQ尚未发布。
    A (en) By their letter the impossible move is ignored together with what is linked to it: the unit stays exhausted.
    A (zh) 按其原文，无法执行的移动与其关联指示一并被无视：该单位保持休眠。
    Given it is your main phase
    And the battlefields:
      | battlefield | card           | controller |
      | B           | Vilemaw's Lair | You        |
    And the position:
      | object        | player | place         | state     |
      | Ride the Wind | You    | hand          |           |
      | Unit W (2)    | You    | battlefield B | exhausted |
      | Unit X (4)    | You    | battlefield B | exhausted |
    And both players can pay for anything
    When you play Ride the Wind choosing Unit X moving it to your base
    And the chain resolves
    Then Unit X is at battlefield B
    And Unit X is exhausted
    And Unit W is exhausted
    And Ride the Wind is in your trash
