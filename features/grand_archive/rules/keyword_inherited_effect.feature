@game:grand_archive
Feature: Inherited Effect

  @id:ga-inh-1 @rule:INH.1 @source:ga-keywords-zh#INH.1 @source:ga-rules-2026-08#INH.1 @control:ga-inh-1.without @since:2025-03
  Scenario: A champion has the inherited effects of the cards in its lineage
    Title (zh) 英雄拥有传承中卡牌的继承效果
    Q (en) My champion of level 2, distant, has Diana (inherited: ranged 1) in its lineage and attacks with a weapon of power 1. How much is dealt?
    Q (zh) 我方等级2的英雄处于远距状态，传承中有黛安娜（继承：远程1），以力量1的武器攻击。造成多少伤害？
    A (en) Two.
    A (zh) 2点。
    Given it is your main phase
    And the position:
      | object                   | player   | place   | state   | card   |
      | Champion C (2/22)        | You      | field   | distant | ranger |
      | Diana, Aether Dilettante | You      | lineage |         |        |
      | Weapon W (1/2)           | You      | field   |         |        |
      | Ally Z (1/9)             | Opponent | field   | rested  |        |
    When you attack Ally Z with Champion C wielding Weapon W
    And the combat ends
    Then Ally Z has damage 2

  @id:ga-inh-1.without @rule:INH.1 @source:ga-keywords-zh#INH.1 @source:ga-rules-2026-08#INH.1 @since:2025-03
  Scenario: Without the card in the lineage there is nothing to inherit
    Title (zh) 传承中没有该牌时不会继承
    Q (en) My champion of level 2, distant, attacks with a weapon of power 1; Diana lies in my graveyard. How much is dealt?
    Q (zh) 我方等级2的英雄处于远距状态，以力量1的武器攻击；黛安娜在放逐区。造成多少伤害？
    A (en) One.
    A (zh) 1点。
    Given it is your main phase
    And the position:
      | object                   | player   | place      | state   | card   |
      | Champion C (2/22)        | You      | field      | distant | ranger |
      | Diana, Aether Dilettante | You      | banishment |         |        |
      | Weapon W (1/2)           | You      | field      |         |        |
      | Ally Z (1/9)             | Opponent | field      | rested  |        |
    When you attack Ally Z with Champion C wielding Weapon W
    And the combat ends
    Then Ally Z has damage 1

  @id:ga-inh-1.on-top @rule:INH.1 @source:ga-keywords-zh#INH.1 @source:ga-rules-2026-08#INH.1 @derived @since:2025-03
  Scenario: The effect works while the card itself is the champion
    Title (zh) 该牌自身为英雄时继承效果同样生效
    Q (en) Diana herself is my champion, distant, and attacks with a weapon of power 1. How much is dealt?
    Q (zh) 黛安娜自身为我方英雄，处于远距状态，以力量1的武器攻击。造成多少伤害？
    A (en) Two.
    A (zh) 2点。
    Given it is your main phase
    And the position:
      | object                   | player   | place | state   |
      | Diana, Aether Dilettante | You      | field | distant |
      | Weapon W (1/2)           | You      | field |         |
      | Ally Z (1/9)             | Opponent | field | rested  |
    When you attack Ally Z with Diana, Aether Dilettante wielding Weapon W
    And the combat ends
    Then Ally Z has damage 2

  @id:ga-inh-1.leveled-again @rule:INH.1 @rule:LVU.4 @source:ga-keywords-zh#INH.1 @source:ga-rules-2026-08#INH.1 @since:2025-03
  Scenario: An inherited effect stays after another level up
    Title (zh) 再次升级后继承效果依然存在
    Q (en) A champion card of level 1 gives its lineage's champion 3 more life. My champion of level 2 above it levels up to level 3 (life 24). What is its life?
    Q (zh) 传承中等级1的英雄牌使英雄生命+3。其上等级2的英雄升级为等级3（生命24）。生命是多少？
    A (en) 27: the card is still in the lineage.
    A (zh) 27：该牌仍在传承中。
    Given your materialize phase is about to begin
    And the position:
      | object            | player | place         | card                       |
      | Champion B (1/20) | You    | lineage       | inherited: champion life 3 |
      | Champion C (2/22) | You    | field         |                            |
      | Champion D (3/24) | You    | material deck | memory cost 1              |
    And you have 2 more cards in memory
    Then Champion C has life 25
    When you materialize Champion D
    And the effects stack resolves
    Then Champion D has life 27
    And Champion C is in your lineage

  @id:ga-inh-1.not-inherited @rule:INH.1 @rule:INH.2 @source:ga-keywords-zh#INH.1 @derived @since:2025-03
  Scenario: Only inherited texts are had by the champion on top
    Title (zh) 最上方的英雄只拥有继承效果
    Q (en) A card in the lineage has a text that is not inherited, for 3 more life of my champion, and one that is, for 1 more. What is the life of my champion (22)?
    Q (zh) 传承中的一张牌有一个非继承的效果（英雄生命+3）与一个继承效果（英雄生命+1）。我方英雄（22）的生命是多少？
    A (en) 23.
    A (zh) 23。
    Given it is your main phase
    And the position:
      | object            | player   | place   | card                                        |
      | Champion B (1/20) | You      | lineage | champion life 3, inherited: champion life 1 |
      | Champion C (2/22) | You      | field   |                                             |
      | Champion D (2/22) | Opponent | field   |                                             |
      | Action A          | You      | hand    | cost 0, damage counters 22                  |
    When you activate Action A
    And the effects stack resolves
    Then Champion C has life 23
    And Champion C has damage 22
    And nobody has won the game

  @id:ga-inh-2 @rule:INH.2 @source:ga-keywords-zh#INH.2 @source:ga-rules-2026-08#INH.2 @since:2025-03
  Scenario: An inherited effect works in a lineage only
    Title (zh) 继承效果只在传承中生效
    Q (en) Profane Bindings (inherited: the champion has 5 less life) lies in my graveyard, memory and banishment. What is the life of Tristan, Grim Stalker (22)?
    Q (zh) 亵渎束缚（继承：英雄生命-5）在我方墓场、回忆区与放逐区。特里斯坦（22）的生命是多少？
    A (en) 22. Once it negates an activation and goes under Tristan, 17.
    A (zh) 22。它否定一次启动并置于特里斯坦之下后为17。
    Given it is the opponent's main phase
    And the position:
      | object                 | player   | place      | card                 |
      | Tristan, Grim Stalker  | You      | field      |                      |
      | Champion E (0/15)      | You      | lineage    | umbra                |
      | Profane Bindings as P1 | You      | graveyard  |                      |
      | Profane Bindings as P2 | You      | banishment |                      |
      | Profane Bindings as P3 | You      | hand       |                      |
      | Action M               | Opponent | hand       | cost 0, fast, draw 1 |
      | Action A               | Opponent | hand       | cost 0, draw 1       |
    And you have 2 more cards in hand
    Then Tristan, Grim Stalker has life 22
    When the opponent activates Action A
    And the opponent passes
    And you react with P3 choosing Action A
    Then Tristan, Grim Stalker has life 22
    When the effects stack resolves
    Then P3 is in your lineage
    And Tristan, Grim Stalker has life 17
    And the opponent has drawn no card

  @id:ga-inh-2.field @rule:INH.2 @source:ga-keywords-zh#INH.2 @source:ga-rules-2026-08#INH.2 @control:ga-inh-1.leveled-again @derived @since:2025-03
  Scenario: An inherited effect of an object on the field does nothing
    Title (zh) 战场上物件的继承效果不生效
    Q (en) An ally on my field has an inherited effect for 3 more life of the champion. What is the life of my champion (20)?
    Q (zh) 我方战场上的一名伙伴有继承效果：英雄生命+3。我方英雄（20）的生命是多少？
    A (en) 20: the ally is in no lineage.
    A (zh) 20：该伙伴不在传承中。
    Given it is your main phase
    And the position:
      | object            | player | place | card                       |
      | Champion C (1/20) | You    | field |                            |
      | Ally X (1/3)      | You    | field | inherited: champion life 3 |
      | Action A          | You    | hand  | cost 0, damage counters 2  |
    When you activate Action A
    And the effects stack resolves
    Then Champion C has damage 2
    And Champion C has life 20
