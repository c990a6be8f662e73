@game:riftbound
Feature: Ornn's Forge

  @id:rb-ornns-forge-token-first @rule:356.4 @source:judge-zh-2026-01-14#ornns-forge-token-first @source:page-zhonyas-hourglass#ornns-forge @since:spiritforged
  Scenario: A Gold token does not use up the discount of Ornn's Forge
    Title (zh) 先打出的“金币”指示物不占用【奥恩的锻炉】的减费
    Q (en) I control Ornn's Forge. The first gear I play this turn is a Gold token, the second is an Hourglass. Does the Hourglass cost 1?
    Q (zh) 我方控制【奥恩的锻炉】，本回合先打出“金币”，随后打出【中娅沙漏】。【中娅沙漏】的费用是1点法力吗？
    A (en) Yes. Only non-token gear counts, so the Hourglass is the first: 3 energy pay for Blood Money and for it.
    A (zh) 是。只计算非指示物装备，因此【中娅沙漏】才是第一件：3点法力足以支付【血钱】和它。
    Given it is your main phase
    And the battlefields:
      | battlefield | card         | controller |
      | A           | Ornn's Forge | You        |
    And the position:
      | object             | player   | place         | state |
      | Unit V (2)         | You      | battlefield A |       |
      | Blood Money        | You      | hand          |       |
      | Zhonya's Hourglass | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield B |       |
      | Unit X (1)         | Opponent | battlefield B |       |
    And you have 3 energy
    When you play Blood Money choosing Unit X
    And the chain resolves
    Then there is 1 Gold at your base, exhausted
    And you have 1 energy
    When you play Zhonya's Hourglass
    Then Zhonya's Hourglass is in your base
    And you have 0 energy
    And rule 356.4 is why

  @id:rb-ornns-forge-token-first.used-up @rule:356.4 @source:core-1.4#356.4 @control:rb-ornns-forge-token-first @since:spiritforged @derived
  Scenario: With Ornn's Forge, a second non-token gear costs its full price
    Title (zh) 控制【奥恩的锻炉】时，本回合第二件非指示物装备没有减费
    Q (en) I control Ornn's Forge and have 2 energy. I play one Hourglass for 1. May I play another with the energy that is left?
    Q (zh) 我方控制【奥恩的锻炉】，有2点法力。以1点法力打出一张【中娅沙漏】后，能用剩下的法力再打出一张吗？
    A (en) No. The discount was for the first; the second costs 2.
    A (zh) 不能。减费只用于第一件；第二件费用为2。
    Given it is your main phase
    And the battlefields:
      | battlefield | card         | controller |
      | A           | Ornn's Forge | You        |
    And the position:
      | object                   | player | place         | state |
      | Unit V (2)               | You    | battlefield A |       |
      | Zhonya's Hourglass as H1 | You    | hand          |       |
      | Zhonya's Hourglass as H2 | You    | hand          |       |
    And you have 2 energy
    When you play H1
    Then H1 is in your base
    And you have 1 energy
    And you may not play H2

  @id:rb-ornns-forge-token-first.not-controlled @rule:356.4 @source:core-1.4#356.4 @control:rb-ornns-forge-token-first @since:spiritforged @derived
  Scenario: The opponent's Ornn's Forge does not help
    Title (zh) 对方控制的【奥恩的锻炉】不为我方减费
    Q (en) The opponent controls Ornn's Forge and I have 1 energy. May I play an Hourglass?
    Q (zh) 对方控制【奥恩的锻炉】，我方有1点法力。能打出【中娅沙漏】吗？
    A (en) No. It reduces the cost only for the player who controls the battlefield.
    A (zh) 不能。只有控制该战场的玩家才享有减费。
    Given it is your main phase
    And the battlefields:
      | battlefield | card         | controller |
      | A           | Ornn's Forge | Opponent   |
    And the position:
      | object             | player   | place         | state |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Zhonya's Hourglass | You      | hand          |       |
    And you have 1 energy
    Then you may not play Zhonya's Hourglass
