@game:riftbound
Feature: Scoring

  @id:rb-rule-471-triggers @rule:471.2 @rule:471.2.a @source:core-1.4#471.2 @since:spiritforged
  Scenario: A battlefield that is scored triggers conquer abilities
    Title (zh) 得分的战场触发征服技能
    Q (en) Kai'Sa conquers a battlefield I have not scored this turn. Do I draw?
    Q (zh) 【卡莎 - 求生之人】征服一处我方本回合尚未得分的战场。我方抽牌吗？
    A (en) Yes, her ability triggers: one point and one card.
    A (zh) 抽：其技能触发，获得1分并抽一张牌。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Kai'Sa, Survivor | You    | base  |       |
      | Vengeance        | You    | deck  |       |
      | Discipline       | You    | deck  |       |
    And you have scored battlefield B this turn
    When you move Kai'Sa, Survivor to battlefield A
    And the showdown ends
    Then you control battlefield A
    And you have 1 point
    And you have drawn 1 card

  @id:rb-rule-471-triggers.scored-before @rule:471.2.c @source:core-1.4#471.2.c @control:rb-rule-471-triggers @since:spiritforged
  Scenario: A battlefield scored before in the turn triggers no conquer ability again
    Title (zh) 本回合已得分的战场不再触发征服技能
    Q (en) Kai'Sa takes control of a battlefield that I have scored this turn already. Do I draw?
    Q (zh) 【卡莎 - 求生之人】获得一处我方本回合已得分的战场的控制权。我方抽牌吗？
    A (en) No. I control it, but it is not scored, and nothing triggers.
    A (zh) 不抽。我方控制该战场，但没有得分，也不触发技能。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Kai'Sa, Survivor | You    | base  |       |
      | Vengeance        | You    | deck  |       |
      | Discipline       | You    | deck  |       |
    And you have scored battlefield A this turn
    When you move Kai'Sa, Survivor to battlefield A
    And the showdown ends
    Then you control battlefield A
    And the chain is empty
    And you have no points
    And you have drawn no card
