@game:grand_archive
Feature: Lineage

  @id:ga-lin-1 @rule:LIN.1 @rule:LVU.4 @source:ga-keywords-zh#LIN.1 @source:ga-rules-2026-08#LIN.1 @since:2025-03
  Scenario: A champion with Lineage is leveled from a champion of that name
    Title (zh) 有传承的英雄须由同名英雄升级而来
    Q (en) My champion is Lorraine, Wandering Warrior, rested with 3 damage. May I materialize Lorraine, Blademaster (Lorraine lineage)?
    Q (zh) 我方英雄是洛兰，流浪战士，处于待命并有3点伤害。可以具现洛兰，剑术大师（洛兰传承）吗？
    A (en) Yes. She is on top, the old card goes into the lineage, and damage and state stay.
    A (zh) 可以。新卡在最上面，旧卡进入传承，伤害与状态保留。
    Given your materialize phase is about to begin
    And the position:
      | object                      | player | place         | state    |
      | Lorraine, Wandering Warrior | You    | field         | damage 3 |
      | Spirit of Fire              | You    | lineage       |          |
      | Lorraine, Blademaster       | You    | material deck |          |
    And you have 3 more cards in memory
    When you materialize Lorraine, Blademaster
    And the effects stack resolves
    Then Lorraine, Blademaster is on your field
    And Lorraine, Blademaster has damage 3
    And Lorraine, Wandering Warrior is in your lineage
    And you have level 2
    And you have 1 card in memory

  @id:ga-lin-1.other-name @rule:LIN.1 @source:ga-keywords-zh#LIN.1 @source:ga-rules-2026-08#LIN.1 @control:ga-lin-1 @since:2025-03
  Scenario: Over a champion of another name a champion with Lineage cannot be materialized
    Title (zh) 其他名称的英雄不能升级为有传承的英雄
    Q (en) My champion is Rai, Spellcrafter of level 1. May I materialize Lorraine, Blademaster, or Merlin, who has no lineage?
    Q (zh) 我方英雄是等级1的雷，咒术工匠。可以具现洛兰，剑术大师，或没有传承的梅林吗？
    A (en) Not Lorraine, and no card of memory is banished for her. Merlin may be materialized.
    A (zh) 不能具现洛兰，也不会为此放逐回忆区的牌。可以具现梅林。
    Given your materialize phase is about to begin
    And the position:
      | object                | player | place         |
      | Rai, Spellcrafter     | You    | field         |
      | Lorraine, Blademaster | You    | material deck |
      | Merlin, Memory Thief  | You    | material deck |
    And you have 2 more cards in memory
    Then you may not materialize Lorraine, Blademaster
    And you have 2 cards in memory
    When you materialize Merlin, Memory Thief
    And the effects stack resolves
    Then Merlin, Memory Thief is on your field
    And Rai, Spellcrafter is in your lineage
    And you have no cards in memory

  @id:ga-lin-1.level @rule:LIN.1 @rule:LVU.2 @source:ga-keywords-zh#LIN.1 @source:ga-rules-2026-08#LIN.1 @control:ga-lin-1 @since:2025-03
  Scenario: The champion below must be of the level before
    Title (zh) 须由前一等级的英雄升级而来
    Q (en) My champion is a spirit of level 0. May I materialize Lorraine, Blademaster of level 2?
    Q (zh) 我方英雄是等级0的火之灵。可以具现等级2的洛兰，剑术大师吗？
    A (en) No. Lorraine of level 1 has to come first, and she may be materialized now.
    A (zh) 不可以。须先有等级1的洛兰，现在可以具现等级1的洛兰。
    Given your materialize phase is about to begin
    And the position:
      | object                      | player | place         |
      | Spirit of Fire              | You    | field         |
      | Lorraine, Blademaster       | You    | material deck |
      | Lorraine, Wandering Warrior | You    | material deck |
    And you have 3 more cards in memory
    Then you may not materialize Lorraine, Blademaster
    When you materialize Lorraine, Wandering Warrior
    And the effects stack resolves
    Then Lorraine, Wandering Warrior is on your field
    And Spirit of Fire is in your lineage
    And you have 2 cards in memory

  @id:ga-lin-1.tristan @rule:LIN.1 @source:ga-keywords-zh#LIN.1 @source:ga-rules-2026-08#LIN.1 @since:2025-03
  Scenario: The name before the comma is the lineage
    Title (zh) 传承看逗号前的名称
    Q (en) My champion is Tristan, Underhanded. May I materialize Tristan, Grim Stalker (Tristan lineage), or Lorraine, Blademaster?
    Q (zh) 我方英雄是特里斯坦，诡秘之手。可以具现特里斯坦，幽灵追踪者（特里斯坦传承），或洛兰，剑术大师吗？
    A (en) Tristan, not Lorraine.
    A (zh) 可以具现特里斯坦，不可以具现洛兰。
    Given your materialize phase is about to begin
    And the position:
      | object                | player | place         |
      | Tristan, Underhanded  | You    | field         |
      | Lorraine, Blademaster | You    | material deck |
      | Tristan, Grim Stalker | You    | material deck |
    And you have 2 more cards in memory
    Then you may not materialize Lorraine, Blademaster
    When you materialize Tristan, Grim Stalker
    And the effects stack resolves
    Then Tristan, Grim Stalker is on your field
    And you have level 2
