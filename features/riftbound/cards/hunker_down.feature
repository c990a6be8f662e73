@game:riftbound
Feature: Hunker Down

  @id:rb-hunker-down-angler @rule:355.10.e @rule:355.17 @rule:054.1 @source:faq-radiance-zh#angler-wyrm-and-hunker-down @since:radiance @unconfirmed
  Scenario: Angler Wyrm after Hunker Down: a unit that can move must be chosen
    Title (zh) 【气敛神聚】之后的【提灯亚龙】：必须挑选能够移动的单位
    Q (en) Angler Wyrm's ability has chosen me, and I reacted with Hunker Down on one of my units. May I pick that unit for the move, although I control others?
    Q (zh) 【提灯亚龙】的主动技能选择了我方，我方打出【气敛神聚】作为反应，选择了自己的一名单位。我方还控制其他单位，能否挑选这名单位来移动？
    A (en) No. While I control a unit that can move, I must move such a one. (Assumed of the unpublished text: the ability exhausts Angler Wyrm, and the unit is chosen as it resolves.)
    A (zh) 不能。只要我方控制能够移动的单位，就必须移动其中一名。（该牌文字未公开，此处假定：使用技能时【提灯亚龙】变为休眠，单位在结算时挑选。）
    Given it is the opponent's main phase
    And the position:
      | object      | player   | place         | state     |
      | Angler Wyrm | Opponent | battlefield A |           |
      | Unit W (5)  | Opponent | battlefield A |           |
      | Unit X (3)  | You      | base          |           |
      | Unit Y (3)  | You      | base          | exhausted |
      | Unit Z (3)  | You      | base          | exhausted |
      | Hunker Down | You      | hand          |           |
    And both players can pay for anything
    When the opponent uses the ability of Angler Wyrm
    And you react with Hunker Down choosing Unit Y
    And the chain resolves
    Then Unit Y is ready
    And you have drawn 1 card
    And you may choose: Unit X, Unit Z
    And you may not choose Unit Y
    When you choose Unit Z
    Then Unit Z is at battlefield A
    And Unit X is in your base
    And Unit Y is in your base

  @id:rb-hunker-down-angler.none-can-move @rule:054.1 @rule:355.10.e @source:faq-radiance-zh#angler-wyrm-and-hunker-down @control:rb-hunker-down-angler @since:radiance @unconfirmed
  Scenario: Angler Wyrm after Hunker Down on the only unit: the move is negated
    Title (zh) 对唯一的单位打出【气敛神聚】之后的【提灯亚龙】：移动的指示被撤销
    Q (en) Angler Wyrm's ability has chosen me, and I reacted with Hunker Down on my only unit.
    Q (zh) 【提灯亚龙】的主动技能选择了我方，我方打出【气敛神聚】作为反应，选择了唯一的单位。
    A (en) No unit of mine can move, so the instruction is negated. (Assumed of the unpublished text: the ability exhausts Angler Wyrm, and the unit is chosen as it resolves.)
    A (zh) 我方没有能够移动的单位，因此该指示被撤销。（该牌文字未公开，此处假定：使用技能时【提灯亚龙】变为休眠，单位在结算时挑选。）
    Given it is the opponent's main phase
    And the position:
      | object      | player   | place         | state     |
      | Angler Wyrm | Opponent | battlefield A |           |
      | Unit W (5)  | Opponent | battlefield A |           |
      | Unit Y (3)  | You      | base          | exhausted |
      | Hunker Down | You      | hand          |           |
    And both players can pay for anything
    When the opponent uses the ability of Angler Wyrm
    And you react with Hunker Down choosing Unit Y
    And the chain resolves
    Then Unit Y is in your base
    And Unit Y is ready
    And nobody is asked
    And the chain is empty
    And Angler Wyrm is exhausted
    And rule 054.1 is why
