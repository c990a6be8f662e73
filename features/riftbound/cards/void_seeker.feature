@game:riftbound
Feature: Void Seeker

  @id:rb-void-seeker-moved @rule:359.3.e.5 @rule:355.15 @rule:359.3.e.1 @source:core-1.4#359.3.e.5 @source:page-hidden-blade#void-seeker @since:spiritforged
  Scenario: Void Seeker's target moves to base: no damage, and the card is still drawn
    Title (zh) 【虚空索敌】的目标被移回基地：不受伤害，但仍抽一张牌
    Q (en) I play Void Seeker on an enemy unit; in response Flash takes it to base. What is left of the spell?
    Q (zh) 我方打出【虚空索敌】选择敌方单位，对方打出【闪现】作为反应，将其移回基地。法术还有什么效果？
    A (en) No damage is dealt, for the target is illegal; the draw has nothing to do with it, and I draw one.
    A (zh) 目标不再合法，不造成伤害；抽牌与目标无关，我方仍抽一张牌。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Void Seeker | You      | hand          |       |
      | Unit W (5)  | Opponent | battlefield A |       |
      | Unit X (5)  | Opponent | battlefield A |       |
      | Flash       | Opponent | hand          |       |
    And both players can pay for anything
    When you play Void Seeker choosing Unit X
    And the opponent reacts with Flash choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's base
    And Unit X has no damage
    And Unit W has no damage
    And you have drawn 1 card
    And rule 359.3.e is why

  @id:rb-void-seeker-moved.control @rule:359.3.d @rule:417 @source:core-1.4#417 @since:spiritforged
  Scenario: Without a response Void Seeker deals 4 and draws a card
    Title (zh) 无人反应时，【虚空索敌】造成4点伤害并抽一张牌
    Q (en) I play Void Seeker on an enemy unit and the opponent does not respond.
    Q (zh) 我方打出【虚空索敌】选择敌方单位，对方没有反应。
    A (en) The chosen unit has 4 damage and I draw one.
    A (zh) 所选单位受到4点伤害，我方抽一张牌。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Void Seeker | You      | hand          |       |
      | Unit W (5)  | Opponent | battlefield A |       |
      | Unit X (5)  | Opponent | battlefield A |       |
      | Flash       | Opponent | hand          |       |
    And both players can pay for anything
    When you play Void Seeker choosing Unit X
    And the chain resolves
    Then Unit X has damage 4
    And Unit W has no damage
    And you have drawn 1 card
