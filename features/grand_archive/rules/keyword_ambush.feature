@game:grand_archive
Feature: Ambush

  @id:ga-amb-1 @rule:AMB.1 @rule:RET.3 @source:ga-keywords-zh#AMB.1 @source:ga-rules-2026-08#AMB.1 @control:ga-amb-1.without @since:2025-03
  Scenario: A unit with Ambush retaliates although another unit is attacked
    Title (zh) 拥有伏击的单位未受到攻击也可以反击
    Q (en) Woodland Squirrels attack my champion. May my awake Shade Striker (ambush, power 2) retaliate?
    Q (zh) 对方的林地松鼠攻击我方英雄。我方备战的暗影突袭者（伏击，力量2）可以反击吗？
    A (en) Yes. It rests, deals its power in the same damage event and is dealt nothing; the champion is dealt the damage.
    A (zh) 可以。它转为待命，在同一次伤害中造成等同力量的伤害，自身不受伤害；英雄仍受到攻击的伤害。
    Given it is the opponent's main phase
    And the position:
      | object                      | player   | place |
      | Lorraine, Wandering Warrior | You      | field |
      | Shade Striker               | You      | field |
      | Ally Y (3/3)                | You      | field |
      | Woodland Squirrels          | Opponent | field |
      | Ally X (1/5)                | Opponent | field |
    When the opponent attacks Lorraine, Wandering Warrior with Woodland Squirrels
    And the combat ends
    Then you may choose: Shade Striker
    When you choose Shade Striker
    Then Shade Striker is rested
    And Shade Striker is not defending
    When the combat ends
    Then Woodland Squirrels is in the opponent's graveyard
    And Lorraine, Wandering Warrior has damage 1
    And Shade Striker has no damage
    And Ally X has no damage

  @id:ga-amb-1.without @rule:RET.3 @rule:AMB.1 @source:ga-keywords-zh#AMB.1 @since:2025-03
  Scenario: A unit without Ambush that is not attacked does not retaliate
    Title (zh) 没有伏击且未受攻击的单位不能反击
    Q (en) Woodland Squirrels attack my champion. May my awake Poised Rearguard (power 3, no ambush) retaliate?
    Q (zh) 对方的林地松鼠攻击我方英雄。我方备战的沉着的后卫（力量3，没有伏击）可以反击吗？
    A (en) No. Only what is attacked may retaliate.
    A (zh) 不可以。只有受到攻击的单位可以反击。
    Given it is the opponent's main phase
    And the position:
      | object                      | player   | place |
      | Lorraine, Wandering Warrior | You      | field |
      | Poised Rearguard            | You      | field |
      | Woodland Squirrels          | Opponent | field |
    When the opponent attacks Lorraine, Wandering Warrior with Woodland Squirrels
    And the combat ends
    Then nobody is asked
    And Lorraine, Wandering Warrior has damage 1
    And Poised Rearguard is awake
    And Woodland Squirrels is on the opponent's field

  @id:ga-amb-1.ally @rule:AMB.1 @rule:RET.3 @source:ga-keywords-zh#AMB.1 @source:ga-rules-2026-08#AMB.1 @since:2025-03
  Scenario: Ambush helps an ally that is attacked, and both may retaliate
    Title (zh) 伏击可以支援受到攻击的伙伴，双方均可反击
    Q (en) An ally (power 1, life 5) attacks my ally of power 1. My Cloaked Executioner has ambush and power 2. How much is the attacker dealt?
    Q (zh) 对方一名伙伴（1/5）攻击我方力量为1的伙伴。我方的披篷处刑者有伏击，力量2。攻击者最多受到多少伤害？
    A (en) Three: both may retaliate in the one retaliation step. Only the defender is dealt damage.
    A (zh) 3点：双方都可在同一反击步骤中反击。只有防御者受到伤害。
    Given it is the opponent's main phase
    And the position:
      | object              | player   | place |
      | Ally Y (1/3)        | You      | field |
      | Cloaked Executioner | You      | field |
      | Ally X (1/5)        | Opponent | field |
    When the opponent attacks Ally Y with Ally X
    And the combat ends
    Then you may choose: Ally Y, Cloaked Executioner
    When you choose Ally Y and Cloaked Executioner
    And the combat ends
    And the opponent orders Ally Y and Cloaked Executioner, if asked
    Then Ally X has damage 3
    And Ally Y has damage 1
    And Cloaked Executioner has no damage

  @id:ga-amb-1.own-attack @rule:AMB.1 @source:ga-rules-2026-08#AMB.1 @derived @since:2026-08
  Scenario: Ambush does not work against an attack of one's own
    Title (zh) 伏击不能用于自己的攻击
    Q (en) My ally attacks the opponent's ally. May my Shade Striker retaliate against my own attacker?
    Q (zh) 我方伙伴攻击对方伙伴。我方暗影突袭者可以反击自己的攻击者吗？
    A (en) No. Ambush is for attacks by an opponent; only the defender is offered.
    A (zh) 不可以。伏击只用于对手的攻击；只有防御者可以反击。
    Given it is your main phase
    And the position:
      | object        | player   | place |
      | Ally X (1/5)  | You      | field |
      | Shade Striker | You      | field |
      | Ally Y (2/3)  | Opponent | field |
    When you attack Ally Y with Ally X
    And the combat ends
    Then the opponent may choose: Ally Y
    When the opponent chooses Ally Y
    And the combat ends
    Then Ally X has damage 2
    And Shade Striker is awake

  @id:ga-amb-2 @rule:AMB.2 @rule:RET.3 @source:ga-keywords-zh#AMB.2 @source:ga-rules-2026-08#AMB.2 @control:ga-amb-2.awake @since:2025-03
  Scenario: A rested unit with Ambush does not retaliate
    Title (zh) 待命的伏击单位不能反击
    Q (en) Woodland Squirrels attack my champion and my Shade Striker is rested. May it retaliate?
    Q (zh) 对方的林地松鼠攻击我方英雄，我方暗影突袭者处于待命。可以反击吗？
    A (en) No. It must be awake, as for any retaliation; an awake ally that has ambush still may.
    A (zh) 不可以。与其他反击一样必须处于备战；另一名备战的伏击伙伴仍可反击。
    Given it is the opponent's main phase
    And the position:
      | object                      | player   | place | state  | card   |
      | Lorraine, Wandering Warrior | You      | field |        |        |
      | Shade Striker               | You      | field | rested |        |
      | Ally Y (1/3)                | You      | field |        | ambush |
      | Woodland Squirrels          | Opponent | field |        |        |
    When the opponent attacks Lorraine, Wandering Warrior with Woodland Squirrels
    And the combat ends
    Then you may choose: Ally Y
    And you may not choose Shade Striker
    When you choose nothing
    And the combat ends
    Then Lorraine, Wandering Warrior has damage 1
    And Woodland Squirrels is on the opponent's field
    And Shade Striker is rested

  @id:ga-amb-2.awake @rule:AMB.2 @source:ga-keywords-zh#AMB.2 @source:ga-rules-2026-08#AMB.2 @since:2025-03
  Scenario: Retaliating with Ambush rests the unit, so it cannot do so twice in a turn
    Title (zh) 以伏击反击后单位待命，同一回合不能再次反击
    Q (en) Two allies attack my champion one after the other. May my Shade Striker retaliate against both?
    Q (zh) 对方两名伙伴先后攻击我方英雄。我方暗影突袭者可以反击两次吗？
    A (en) No. The first retaliation rests it, and the second attack finds it rested.
    A (zh) 不可以。第一次反击使其待命，第二次攻击时它已待命。
    Given it is the opponent's main phase
    And the position:
      | object                      | player   | place |
      | Lorraine, Wandering Warrior | You      | field |
      | Shade Striker               | You      | field |
      | Ally X (1/5)                | Opponent | field |
      | Ally Y (1/5)                | Opponent | field |
    When the opponent attacks Lorraine, Wandering Warrior with Ally X
    And the combat ends
    And you choose Shade Striker
    And the combat ends
    Then Ally X has damage 2
    And Shade Striker is rested
    When the opponent attacks Lorraine, Wandering Warrior with Ally Y
    And the combat ends
    Then nobody is asked
    And Ally Y has no damage
    And Lorraine, Wandering Warrior has damage 2

  @id:ga-amb-1.third-player @rule:AMB.1 @source:ga-rules-2026-08#AMB.1 @since:2026-08
  Scenario: Ambush answers an attack of an opponent on another player
    Title (zh) 伏击可以对付对手对其他玩家的攻击
    Q (en) Three players: the opponent attacks the third player's champion. May my Shade Striker retaliate?
    Q (zh) 三人对战：对方攻击第三方的英雄。我方暗影突袭者可以反击吗？
    A (en) Yes. It deals 2 to the attacker; the third player's champion is dealt the damage.
    A (zh) 可以。对攻击者造成2点伤害；第三方的英雄受到攻击的伤害。
    Given it is the opponent's main phase
    And the position:
      | object            | player       | place | state  |
      | Shade Striker     | You          | field |        |
      | Ally Y (3/3)      | You          | field |        |
      | Champion C (1/20) | Third player | field | rested |
      | Ally X (1/5)      | Opponent     | field |        |
    When the opponent attacks Champion C with Ally X
    And the combat ends
    Then you may choose: Shade Striker
    When you choose Shade Striker
    And the combat ends
    Then Ally X has damage 2
    And Champion C has damage 1
    And Shade Striker has no damage
