@game:riftbound
Feature: Riven, Broken Blade

  @id:rb-riven-buff-spent-on-resolution @rule:383.3.b @rule:204.3.b @source:faq-radiance-zh#riven-broken-blade-and-her-buff @since:radiance
  Scenario: Riven spends her buff as the exhaust trigger resolves, not as it is finalized
    Title (zh) 【锐雯 - 断剑之誓】的休眠触发效果在结算时消耗增益，而不是在确认时
    Q (en) Riven, Broken Blade becomes exhausted, and for her trigger I choose to stun an enemy unit. When is her buff spent?
    Q (zh) 【锐雯 - 断剑之誓】变为休眠，我方为其触发效果选择眩晕一名敌方单位。增益在什么时候消耗？
    A (en) As the trigger resolves. While it is on the chain she still has her buff.
    A (zh) 在触发式技能结算时。它还在结算链上时，她仍拥有增益。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state  |
      | Riven, Broken Blade | You      | battlefield A | buffed |
      | Unit W (2)          | Opponent | battlefield B |        |
      | Unit X (3)          | Opponent | battlefield B |        |
    And both players can pay for anything
    When you move Riven, Broken Blade to your base in mode stun choosing Unit X
    Then the ability of Riven, Broken Blade is on the chain
    And Riven, Broken Blade is exhausted
    And Riven, Broken Blade is buffed
    And Unit X is not stunned
    When the chain resolves
    Then Riven, Broken Blade is not buffed
    And Unit X is stunned
    And Unit W is not stunned

  @id:rb-riven-buff-spent-on-resolution.ready @rule:204.3.b @rule:383.3.b @source:faq-radiance-zh#riven-broken-blade-and-her-buff @since:radiance
  Scenario: Riven spends her buff to become ready as the trigger resolves
    Title (zh) 【锐雯 - 断剑之誓】在触发效果结算时消耗增益并变为活跃
    Q (en) For the exhaust trigger of Riven, Broken Blade I choose to ready her.
    Q (zh) 我方为【锐雯 - 断剑之誓】的休眠触发效果选择使其变为活跃。
    A (en) On the chain nothing has been spent; as it resolves her buff is spent and she becomes ready.
    A (zh) 在结算链上时尚未消耗；结算时消耗增益，她变为活跃。
    Given it is your main phase
    And the position:
      | object              | player | place         | state  |
      | Riven, Broken Blade | You    | battlefield A | buffed |
    And both players can pay for anything
    When you move Riven, Broken Blade to your base in mode ready
    Then Riven, Broken Blade is exhausted
    And Riven, Broken Blade is buffed
    When the chain resolves
    Then Riven, Broken Blade is not buffed
    And Riven, Broken Blade is ready

  @id:rb-riven-buff-spent-on-resolution.no-buff @rule:204.3.b @rule:203.3 @source:core-1.4#204.3.b @control:rb-riven-buff-spent-on-resolution.ready @since:radiance @derived
  Scenario: Without a buff Riven's trigger may still choose to ready her, and nothing happens
    Title (zh) 没有增益时，【锐雯 - 断剑之誓】的触发效果仍可选择变为活跃，但没有效果
    Q (en) Riven, Broken Blade has no buff. May I choose to ready her, and what happens?
    Q (zh) 【锐雯 - 断剑之誓】没有增益。能否选择使其变为活跃？会发生什么？
    A (en) I may, since the buff is not asked for until the trigger resolves; then it cannot be spent, and she stays exhausted.
    A (zh) 可以，因为直到结算时才需要增益；届时无法消耗，她保持休眠。
    Given it is your main phase
    And the position:
      | object              | player | place         | state |
      | Riven, Broken Blade | You    | battlefield A |       |
    And both players can pay for anything
    When you move Riven, Broken Blade to your base in mode ready
    Then the ability of Riven, Broken Blade is on the chain
    When the chain resolves
    Then Riven, Broken Blade is exhausted
    And Riven, Broken Blade is in your base

  @id:rb-riven-herder-order @rule:203 @rule:144.3.c @rule:420.3.a @rule:337.1.b @rule:340.1 @source:faq-radiance-zh#riven-and-stellacorn-herder @since:radiance
  Scenario: Riven and Stellacorn Herder move together: the exhaust trigger goes on the chain first
    Title (zh) 【锐雯 - 断剑之誓】与【天角牧者】一起移动：休眠触发效果先加入结算链
    Q (en) I move Riven, Broken Blade and Stellacorn Herder with one standard move. Whose trigger goes on the chain first?
    Q (zh) 我方以一次标准移动将【锐雯 - 断剑之誓】与【天角牧者】一起移动。哪个触发式技能先加入结算链？
    A (en) The one on becoming exhausted: that cost is paid before the move. So the one on moving resolves first.
    A (zh) 休眠触发效果：移动所需的费用在移动之前支付。因此移动触发效果先结算。
    Given it is your main phase
    And the position:
      | object              | player | place         | state |
      | Riven, Broken Blade | You    | battlefield A |       |
      | Stellacorn Herder   | You    | battlefield A |       |
    And both players can pay for anything
    When you move Riven, Broken Blade and Stellacorn Herder to your base in mode buff
    Then the chain has 2 items
    And you have drawn no card
    When the next item resolves
    Then you have drawn 1 card
    And the ability of Stellacorn Herder is not on the chain
    And the ability of Riven, Broken Blade is on the chain
    And Riven, Broken Blade is not buffed
    When the next item resolves
    Then Riven, Broken Blade is buffed
    And the chain is empty
