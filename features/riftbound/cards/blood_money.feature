@game:riftbound
Feature: Blood Money

  @id:rb-blood-money-zhonya @rule:359.3.e.14.b @rule:359.3.e.12.a @source:judge-zh-2026-01-14#blood-money-zhonya @source:page-zhonyas-hourglass#blood-money @since:spiritforged
  Scenario: The Hourglass saves the enemy unit, and Blood Money still plays the Gold
    Title (zh) 【血钱】选择的敌方单位被【中娅沙漏】召回：仍打出一个休眠的“金币”
    Q (en) Blood Money chooses an enemy unit with 1 might, and the Hourglass recalls it. Do I play a Gold?
    Q (zh) 我方使用【血钱】选择战场上的敌方1战力单位，结算时该单位被【中娅沙漏】召回。我方可以打出“金币”吗？
    A (en) Yes, one, exhausted. The later instruction asks only whether it was an enemy unit.
    A (zh) 可以，打出一个休眠的“金币”。之后的指示只检查它是否为敌方单位。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Blood Money        | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Unit X (1)         | Opponent | battlefield A |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Blood Money choosing Unit X
    And the chain resolves
    Then there is 1 Gold at your base, exhausted
    And Unit X is in the opponent's base
    And Unit X is exhausted
    And Unit W is at battlefield A
    And Zhonya's Hourglass is in the opponent's trash
    And rule 359.3.e is why

  @id:rb-blood-money-zhonya.friendly @rule:359.3.e.14.b @rule:359.3.e.12.a @source:core-1.4#359.3.e.12.a @since:spiritforged @derived
  Scenario: On a friendly unit saved by the Hourglass two Gold are played
    Title (zh) 【血钱】选择的友方单位被【中娅沙漏】召回：仍打出两个休眠的“金币”
    Q (en) I choose my own unit with Blood Money, and my Hourglass recalls it. How many Gold do I play?
    Q (zh) 我方用【血钱】选择自己的单位，我方的【中娅沙漏】将其召回。我方打出几个“金币”？
    A (en) Two Gold, exhausted: it was a friendly unit.
    A (zh) 打出两个休眠的“金币”：它是友方单位。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Blood Money        | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Unit X (1)         | You      | battlefield B |       |
      | Zhonya's Hourglass | You      | base          |       |
    And both players can pay for anything
    When you play Blood Money choosing Unit X
    And the chain resolves
    Then there are 2 Gold at your base, exhausted
    And Unit X is in your base
    And Unit X is exhausted
    And Unit W is at battlefield A

  @id:rb-blood-money-zhonya.too-strong @rule:355.9.b @source:core-1.4#355.9.b @control:rb-blood-money-zhonya @since:spiritforged @derived
  Scenario: A unit with more than 2 might cannot be chosen by Blood Money
    Title (zh) 战力高于2的单位不能被【血钱】选择
    Q (en) May Blood Money choose a unit with 3 might?
    Q (zh) 【血钱】可以选择3战力的单位吗？
    A (en) No. It asks for 2 might or less.
    A (zh) 不可以。它要求战力不高于2。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Blood Money | You      | hand          |       |
      | Unit V (1)  | You      | battlefield B |       |
      | Unit W (2)  | Opponent | battlefield A |       |
      | Unit X (3)  | Opponent | battlefield A |       |
    And both players can pay for anything
    Then you may not play Blood Money choosing Unit X
