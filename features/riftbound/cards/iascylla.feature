@game:riftbound
Feature: Iascylla

  @id:rb-iascylla-this-battlefield @rule:359.3.f.3 @rule:359.3.f.3.b @rule:359.3.f.3.a @source:core-1.4#359.3.f.3.b @source:page-hidden-blade#iascylla @since:unleashed
  Scenario: Gone before the Main Phase, Iascylla still names the battlefield she held
    Title (zh) 【娅希拉】在主阶段前离场：仍指她据守的那处战场
    Q (en) Iascylla holds a battlefield; in response to her trigger she is returned to hand. At the start of my Main Phase, where does the enemy unit move?
    Q (zh) 【娅希拉】据守一处战场；对方对其触发的技能做出反应，将她返回手牌。我方主阶段开始时，敌方单位会移动到哪里？
    A (en) To the battlefield she held. It was noted when her ability triggered, and she need not be there.
    A (zh) 移动到她据守的那处战场。该信息在技能触发时已确定，她不需要仍在场上。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place         | state |
      | Iascylla     | You      | battlefield A |       |
      | Unit W (2)   | Opponent | battlefield B |       |
      | Unit Z (1)   | Opponent | base          |       |
      | Unit X (3)   | Opponent | base          |       |
      | Star-Crossed | Opponent | hand          |       |
    And both players can pay for anything
    When the opponent ends their turn
    Then you have 1 point
    And the ability of Iascylla is on the chain
    When the opponent reacts with Star-Crossed choosing Unit Z then choosing Iascylla
    And the chain resolves
    Then Iascylla is in your hand
    When you accept
    And you choose Unit X
    And the chain resolves
    Then Unit X is at battlefield A
    And Unit W is at battlefield B
    And rule 359.3.f.3 is why

  @id:rb-iascylla-this-battlefield.declined @rule:383.3.a @source:core-1.4#383.3.a @control:rb-iascylla-this-battlefield @since:unleashed @derived
  Scenario: Iascylla's controller may decline the move
    Title (zh) 是否移动由【娅希拉】的控制者选择
    Q (en) Iascylla held a battlefield and has left. At the start of my Main Phase I do not want to move an enemy unit there.
    Q (zh) 【娅希拉】据守一处战场后离场。我方主阶段开始时，不想将敌方单位移动到该处。
    A (en) I may decline as the delayed ability goes on the chain: it stays.
    A (zh) 延迟技能进入结算链时可以选择不执行：该单位留在原处。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place         | state |
      | Iascylla     | You      | battlefield A |       |
      | Unit W (2)   | Opponent | battlefield B |       |
      | Unit Z (1)   | Opponent | base          |       |
      | Unit X (3)   | Opponent | base          |       |
      | Star-Crossed | Opponent | hand          |       |
    And both players can pay for anything
    When the opponent ends their turn
    And the opponent reacts with Star-Crossed choosing Unit Z then choosing Iascylla
    And the chain resolves
    And you decline
    Then Unit X is in the opponent's base
    And nobody controls battlefield A
