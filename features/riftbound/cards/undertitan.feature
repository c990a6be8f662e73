@game:riftbound
Feature: Undertitan

  @id:rb-undertitan-revealed @rule:369.1 @rule:370.1.b.1 @source:core-1.4#369.1 @source:core-1.4#370.1.b.1 @source:page-zhonyas-hourglass#undertitan @since:spiritforged
  Scenario: Revealed from the deck, Undertitan adds 2 energy at once
    Title (zh) 【垓兽】从主牌堆中被展示时立即获得2点法力
    Q (en) Void Rush reveals Undertitan from the top of my deck. When do I get its energy, and can it be answered?
    Q (zh) 【虚空猛冲】从我方主牌堆顶展示了【垓兽】。何时获得法力？能被反应吗？
    A (en) At once. It is a replacement effect on being revealed: nothing goes on the chain and nobody can respond.
    A (zh) 立即获得。这是对“被展示”的替换效果：不进入结算链，无人可以反应。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Void Rush        | You    | hand  |       |
      | Undertitan       | You    | deck  |       |
      | Shipyard Skulker | You    | deck  |       |
    And you have 2 energy and 1 fury power
    When you play Void Rush
    Then you have 0 energy
    When the chain resolves
    Then you have 2 energy
    And the ability of Undertitan is not on the chain
    When you choose nothing
    Then Undertitan is in your hand
    And Shipyard Skulker is in your hand
    And you have drawn 2 cards
    And you have 2 energy
    And rule 370.1.b is why

  @id:rb-undertitan-revealed.other-cards @rule:369.1 @source:core-1.4#369.1 @since:spiritforged @derived
  Scenario: Other cards add nothing when revealed
    Title (zh) 其他牌被展示时不获得法力
    Q (en) Void Rush reveals two cards without such an ability.
    Q (zh) 【虚空猛冲】展示了两张没有该效果的牌。
    A (en) No energy is added.
    A (zh) 不获得法力。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Void Rush        | You    | hand  |       |
      | Pouty Poro       | You    | deck  |       |
      | Shipyard Skulker | You    | deck  |       |
    And you have 2 energy and 1 fury power
    When you play Void Rush
    And the chain resolves
    Then you have 0 energy
    When you choose nothing
    Then Pouty Poro is in your hand
    And Shipyard Skulker is in your hand
    And you have drawn 2 cards
    And you have 0 energy

  @id:rb-undertitan-revealed.spent-at-once @rule:369.1 @rule:370.1.b.1 @source:core-1.4#370.1.b.1 @since:spiritforged @derived
  Scenario: Undertitan's energy pays for the other card revealed beside it
    Title (zh) 【垓兽】带来的法力可用于打出同时展示的另一张牌
    Q (en) With no energy left, may I play the 4-cost unit revealed beside Undertitan, which Void Rush makes 2 cheaper?
    Q (zh) 我方没有剩余法力。能否打出与【垓兽】同时展示的4费单位（【虚空猛冲】使其费用减少2）？
    A (en) Yes. The 2 energy from Undertitan are there already; Undertitan itself is drawn.
    A (zh) 可以。【垓兽】带来的2点法力已经获得；【垓兽】则被抽到手中。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Void Rush         | You    | hand  |       |
      | Undertitan        | You    | deck  |       |
      | Vanguard Sergeant | You    | deck  |       |
    And you have 2 energy and 1 fury power
    When you play Void Rush
    And the chain resolves
    And you choose Vanguard Sergeant
    Then Vanguard Sergeant is in your base
    And Vanguard Sergeant is exhausted
    And Undertitan is in your hand
    And you have drawn 1 card
    And you have 0 energy
