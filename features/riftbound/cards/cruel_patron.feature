@game:riftbound
Feature: Cruel Patron

  @id:rb-cruel-patron-zhonya @rule:357.2.a @rule:203.2 @source:core-1.4#357.2.a @source:faq-origins#cruel-patron @source:page-zhonyas-hourglass#cruel-patron @since:spiritforged
  Scenario: Cruel Patron's cost counts as paid although the Hourglass replaces the kill
    Title (zh) 作为费用的摧毁被【中娅沙漏】替换：费用仍视为已支付
    Q (en) I kill a friendly unit to pay for Cruel Patron, and my Hourglass replaces that death. May I go on?
    Q (zh) 我方摧毁一名友方单位以支付【冷血贵族】的额外费用，我方的【中娅沙漏】替换了这次摧毁。还能继续打出吗？
    A (en) Yes. The cost counts as paid; the unit is recalled and Cruel Patron is played.
    A (zh) 可以。费用视为已支付；该单位被召回，【冷血贵族】被打出。
    Given it is your main phase
    And the position:
      | object             | player | place         | state |
      | Cruel Patron       | You    | hand          |       |
      | Unit W (1)         | You    | base          |       |
      | Unit X (3)         | You    | battlefield A |       |
      | Zhonya's Hourglass | You    | base          |       |
    And both players can pay for anything
    When you play Cruel Patron to your base killing Unit X
    Then Cruel Patron is in your base
    And Unit X is in your base
    And Unit X is exhausted
    And Unit W is in your base
    And Unit W is ready
    And Zhonya's Hourglass is in your trash
    And rule 357.2.a is why

  @id:rb-cruel-patron-zhonya.control @rule:356.2.a.1 @rule:357.2 @source:core-1.4#356.2.a.1 @since:spiritforged
  Scenario: Without an Hourglass the unit killed for Cruel Patron dies
    Title (zh) 没有【中娅沙漏】时，作为费用的单位被摧毁
    Q (en) I kill a friendly unit to pay for Cruel Patron.
    Q (zh) 我方摧毁一名友方单位以支付【冷血贵族】的额外费用。
    A (en) The unit is in the trash and Cruel Patron in base, exhausted.
    A (zh) 该单位进入废牌堆，【冷血贵族】以休眠状态进入基地。
    Given it is your main phase
    And the position:
      | object       | player | place         | state |
      | Cruel Patron | You    | hand          |       |
      | Unit W (1)   | You    | base          |       |
      | Unit X (3)   | You    | battlefield A |       |
    And both players can pay for anything
    When you play Cruel Patron to your base killing Unit X
    Then Cruel Patron is in your base
    And Cruel Patron is exhausted
    And Unit X is in your trash
    And Unit W is in your base

  @id:rb-cruel-patron-zhonya.nobody-to-kill @rule:203.3 @source:core-1.4#203.3 @control:rb-cruel-patron-zhonya.control @since:spiritforged @derived
  Scenario: Without a friendly unit Cruel Patron cannot be played
    Title (zh) 没有友方单位时不能打出【冷血贵族】
    Q (en) I have no unit. May I play Cruel Patron?
    Q (zh) 我方没有单位。能打出【冷血贵族】吗？
    A (en) No. The additional cost cannot be paid.
    A (zh) 不能。额外费用无法支付。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Cruel Patron | You      | hand          |       |
      | Unit X (3)   | Opponent | battlefield A |       |
      | Unit Y (2)   | Opponent | battlefield A |       |
    And both players can pay for anything
    Then you may not play Cruel Patron to your base
