@game:grand_archive
Feature: Critical

  @id:ga-crt-1 @rule:CRT.1 @source:ga-keywords-zh#CRT.1 @source:ga-rules-2026-08#CRT.1 @control:ga-crt-1.discarded @since:2025-03
  Scenario: Critical doubles combat damage unless an opponent discards
    Title (zh) 除非对手弃牌，暴击使战斗伤害加倍
    Q (en) Bushwhack Bandit (power 2, critical 1 under Tristan) attacks the opponent's champion, and they discard nothing. How much is dealt?
    Q (zh) 丛林伏匪（力量2，特里斯坦之下有暴击1）攻击对方英雄，对方不弃牌。造成多少伤害？
    A (en) Four.
    A (zh) 4点。
    Given it is your main phase
    And the position:
      | object               | player   | place |
      | Tristan, Underhanded | You      | field |
      | Bushwhack Bandit     | You      | field |
      | Ally A (1/1)         | Opponent | hand  |
      | Ally B (1/1)         | Opponent | hand  |
    When you attack the opponent's champion with Bushwhack Bandit
    And the combat ends
    Then the opponent is asked
    When the opponent declines
    Then the opponent's champion has damage 4
    And the opponent has 2 cards in hand

  @id:ga-crt-1.discarded @rule:CRT.1 @source:ga-keywords-zh#CRT.1 @source:ga-rules-2026-08#CRT.1 @since:2025-03
  Scenario: A discard keeps the damage single
    Title (zh) 弃牌使伤害不加倍
    Q (en) Bushwhack Bandit (power 2, critical 1) attacks the opponent's champion, and they discard a card. How much is dealt?
    Q (zh) 丛林伏匪（力量2，暴击1）攻击对方英雄，对方弃一张牌。造成多少伤害？
    A (en) Two, and the card is in the graveyard.
    A (zh) 2点，该牌进入墓场。
    Given it is your main phase
    And the position:
      | object               | player   | place |
      | Tristan, Underhanded | You      | field |
      | Bushwhack Bandit     | You      | field |
      | Ally A (1/1)         | Opponent | hand  |
      | Ally B (1/1)         | Opponent | hand  |
    When you attack the opponent's champion with Bushwhack Bandit
    And the combat ends
    And the opponent accepts
    And the opponent chooses Ally B
    Then the opponent's champion has damage 2
    And Ally B is in the opponent's graveyard
    And Ally A is in the opponent's hand

  @id:ga-crt-1.other-class @rule:CRT.1 @source:ga-keywords-zh#CRT.1 @source:ga-rules-2026-08#CRT.1 @since:2025-03
  Scenario: Without Critical nobody is asked
    Title (zh) 没有暴击时无人被询问
    Q (en) Bushwhack Bandit attacks under Lorraine, a warrior, so that its class bonus is off. How much is dealt?
    Q (zh) 丛林伏匪在战士洛兰之下攻击，职业奖励未生效。造成多少伤害？
    A (en) Two, and no discard is asked for.
    A (zh) 2点，不询问弃牌。
    Given it is your main phase
    And the position:
      | object                      | player   | place |
      | Lorraine, Wandering Warrior | You      | field |
      | Bushwhack Bandit            | You      | field |
      | Ally A (1/1)                | Opponent | hand  |
    When you attack the opponent's champion with Bushwhack Bandit
    And the combat ends
    Then nobody is asked
    And the opponent's champion has damage 2
    And Ally A is in the opponent's hand

  @id:ga-crt-1.retaliation @rule:CRT.1 @source:ga-keywords-zh#CRT.1 @derived @since:2025-03
  Scenario: Critical doubles the damage of a retaliation too
    Title (zh) 暴击同样使反击的伤害加倍
    Q (en) My ally (power 2, critical 2) retaliates against an attacker; the opponent has no card in hand. How much is the attacker dealt?
    Q (zh) 我方伙伴（力量2，暴击2）反击，对方没有手牌。攻击者受到多少伤害？
    A (en) Four: retaliating deals combat damage.
    A (zh) 4点：反击造成的是战斗伤害。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place | card       |
      | Ally X (1/7) | Opponent | field |            |
      | Ally Y (2/3) | You      | field | critical 2 |
    When the opponent attacks Ally Y with Ally X
    And the combat ends
    And you choose Ally Y
    And the combat ends
    Then Ally X has damage 4
    And Ally Y has damage 1

  @id:ga-crt-1.not-combat @rule:CRT.1 @source:ga-keywords-zh#CRT.1 @source:ga-rules-2026-08#CRT.1 @since:2025-03
  Scenario: Damage outside of combat is not doubled
    Title (zh) 非战斗伤害不会加倍
    Q (en) My ally with critical 2 has an ability that deals 2 damage. How much is dealt?
    Q (zh) 我方有暴击2的伙伴有一个造成2点伤害的能力。造成多少伤害？
    A (en) Two.
    A (zh) 2点。
    Given it is your main phase
    And the position:
      | object       | player   | place | card                          |
      | Ally X (2/3) | You      | field | critical 2, rest this: deal 2 |
      | Ally Y (1/7) | Opponent | field |                               |
      | Ally Z (1/7) | Opponent | field |                               |
    When you use the ability of Ally X choosing Ally Z
    And the effects stack resolves
    Then Ally Z has damage 2
    And Ally Y has no damage

  @id:ga-crt-1.too-few @rule:CRT.1 @source:ga-keywords-zh#CRT.1 @derived @since:2025-03
  Scenario: Fewer cards than N do not help
    Title (zh) 不足N张的弃牌没有帮助
    Q (en) My ally (power 2) has critical 2, and the opponent holds one card. How much is dealt to their champion?
    Q (zh) 我方伙伴（力量2）有暴击2，对方只有一张手牌。对方英雄受到多少伤害？
    A (en) Four. Two cards would have to be discarded.
    A (zh) 4点。需要弃两张牌才能避免。
    Given it is your main phase
    And the position:
      | object       | player   | place | card       |
      | Ally X (2/3) | You      | field | critical 2 |
      | Ally A (1/1) | Opponent | hand  |            |
    When you attack the opponent's champion with Ally X
    And the combat ends
    Then the opponent's champion has damage 4
    And Ally A is in the opponent's hand

  @id:ga-crt-2 @rule:CRT.2 @source:ga-keywords-zh#CRT.2 @source:ga-rules-2026-08#CRT.2 @control:ga-crt-2.declined @since:2025-03
  Scenario: Any opponent may discard against Critical
    Title (zh) 任何对手都可以为暴击弃牌
    Q (en) Three players: Bushwhack Bandit (critical 1) attacks the opponent, whose hand is empty. May the third player discard?
    Q (zh) 三人对战：丛林伏匪（暴击1）攻击手牌为空的对方。第三方可以弃牌吗？
    A (en) Yes, though nothing of theirs is dealt damage; then 2 is dealt.
    A (zh) 可以，即使其单位不受伤害；此时造成2点伤害。
    Given it is your main phase
    And the position:
      | object               | player       | place |
      | Tristan, Underhanded | You          | field |
      | Bushwhack Bandit     | You          | field |
      | Ally A (1/1)         | Third player | hand  |
      | Ally B (1/1)         | Third player | hand  |
    When you attack the opponent's champion with Bushwhack Bandit
    And the combat ends
    And the third player accepts
    And the third player chooses Ally B
    Then the opponent's champion has damage 2
    And Ally B is in the third player's graveyard
    And the third player's champion has no damage

  @id:ga-crt-2.declined @rule:CRT.2 @source:ga-keywords-zh#CRT.2 @source:ga-rules-2026-08#CRT.2 @since:2025-03
  Scenario: If no opponent discards, the damage is doubled
    Title (zh) 没有对手弃牌时伤害加倍
    Q (en) Three players: Bushwhack Bandit (critical 1) attacks the opponent, and the third player discards nothing. How much is dealt?
    Q (zh) 三人对战：丛林伏匪（暴击1）攻击对方，第三方不弃牌。造成多少伤害？
    A (en) Four.
    A (zh) 4点。
    Given it is your main phase
    And the position:
      | object               | player       | place |
      | Tristan, Underhanded | You          | field |
      | Bushwhack Bandit     | You          | field |
      | Ally A (1/1)         | Third player | hand  |
      | Ally B (1/1)         | Third player | hand  |
    When you attack the opponent's champion with Bushwhack Bandit
    And the combat ends
    And the third player declines
    Then the opponent's champion has damage 4
    And the third player has 2 cards in hand

  @id:ga-crt-3 @rule:CRT.3 @source:ga-keywords-zh#CRT.3 @source:ga-rules-2026-08#CRT.3 @since:2025-03
  Scenario: Critical 2 and Critical 3 double once, for five cards together
    Title (zh) 暴击2与暴击3合计需弃五张牌，且只加倍一次
    Q (en) My ally (power 2) has critical 2 and critical 3; the opponent discards nothing of five cards. How much is dealt?
    Q (zh) 我方伙伴（力量2）有暴击2与暴击3，对方五张手牌全部不弃。造成多少伤害？
    A (en) Four. The damage is doubled once at most.
    A (zh) 4点。至多加倍一次。
    Given it is your main phase
    And the position:
      | object       | player   | place | card                   |
      | Ally X (2/3) | You      | field | critical 2, critical 3 |
      | Ally A (1/1) | Opponent | hand  |                        |
      | Ally B (1/1) | Opponent | hand  |                        |
      | Ally C (1/1) | Opponent | hand  |                        |
      | Ally D (1/1) | Opponent | hand  |                        |
      | Ally E (1/1) | Opponent | hand  |                        |
    When you attack the opponent's champion with Ally X
    And the combat ends
    And the opponent declines
    Then the opponent's champion has damage 4
    And the opponent has 5 cards in hand

  @id:ga-crt-3.all-discarded @rule:CRT.3 @source:ga-keywords-zh#CRT.3 @source:ga-rules-2026-08#CRT.3 @since:2025-03
  Scenario: Every instance of Critical has to be paid for
    Title (zh) 每份暴击都须分别弃牌
    Q (en) My ally (power 2) has critical 2 and critical 3; the opponent discards five cards. How much is dealt?
    Q (zh) 我方伙伴（力量2）有暴击2与暴击3，对方弃五张牌。造成多少伤害？
    A (en) Two: two cards are discarded for one instance and three for the other.
    A (zh) 2点：为一份弃两张，为另一份弃三张。
    Given it is your main phase
    And the position:
      | object       | player   | place | card                   |
      | Ally X (2/3) | You      | field | critical 2, critical 3 |
      | Ally A (1/1) | Opponent | hand  |                        |
      | Ally B (1/1) | Opponent | hand  |                        |
      | Ally C (1/1) | Opponent | hand  |                        |
      | Ally D (1/1) | Opponent | hand  |                        |
      | Ally E (1/1) | Opponent | hand  |                        |
    When you attack the opponent's champion with Ally X
    And the combat ends
    And the opponent accepts
    And the opponent chooses Ally B and Ally C
    And the opponent accepts
    Then the opponent's champion has damage 2
    And the opponent has no cards in hand
    And the opponent has 5 cards in the graveyard

  @id:ga-crt-3.one-instance @rule:CRT.3 @source:ga-keywords-zh#CRT.3 @control:ga-crt-3.all-discarded @since:2025-03
  Scenario: With one instance of Critical two cards are enough
    Title (zh) 只有一份暴击2时弃两张即可
    Q (en) My ally (power 2) has critical 2 alone; the opponent discards two of five cards. How much is dealt?
    Q (zh) 我方伙伴（力量2）只有暴击2，对方五张手牌中弃两张。造成多少伤害？
    A (en) Two.
    A (zh) 2点。
    Given it is your main phase
    And the position:
      | object       | player   | place | card       |
      | Ally X (2/3) | You      | field | critical 2 |
      | Ally A (1/1) | Opponent | hand  |            |
      | Ally B (1/1) | Opponent | hand  |            |
      | Ally C (1/1) | Opponent | hand  |            |
    When you attack the opponent's champion with Ally X
    And the combat ends
    And the opponent accepts
    And the opponent chooses Ally B and Ally C
    Then the opponent's champion has damage 2
    And Ally A is in the opponent's hand
    And nobody is asked

  @id:ga-crt-3.not-enough @rule:CRT.3 @source:ga-keywords-zh#CRT.3 @derived @unconfirmed @since:2025-03
  Scenario: Paying for one of two instances of Critical is in vain
    Title (zh) 只为其中一份暴击弃牌是徒劳的
    Q (en) My ally (power 2) has critical 2 and critical 3; the opponent holds four cards. How much is dealt?
    Q (zh) 我方伙伴（力量2）有暴击2与暴击3，对方只有四张手牌。造成多少伤害？
    A (en) Four: both cannot be paid for. (Whether two or three cards may be discarded in vain is open; none are here.)
    A (zh) 4点：无法为两份都弃牌。（是否可以徒劳地弃两张或三张没有定论；此处不弃。）
    Given it is your main phase
    And the position:
      | object       | player   | place | card                   |
      | Ally X (2/3) | You      | field | critical 2, critical 3 |
      | Ally A (1/1) | Opponent | hand  |                        |
      | Ally B (1/1) | Opponent | hand  |                        |
      | Ally C (1/1) | Opponent | hand  |                        |
      | Ally D (1/1) | Opponent | hand  |                        |
    When you attack the opponent's champion with Ally X
    And the combat ends
    And the opponent declines, if asked
    Then the opponent's champion has damage 4
    And the opponent has 4 cards in hand

  @id:ga-crt-1.attack-card @rule:CRT.1 @rule:DMG.3.5 @source:ga-keywords-zh#CRT.1 @source:ga-rules-2026-08#CRT.1 @derived @since:2025-03
  Scenario: Critical of an attack card doubles the damage of that attack
    Title (zh) 攻击牌的暴击使该次攻击的伤害加倍
    Q (en) My champion attacks with an attack card of power 2 with critical 2; the opponent holds no card. How much is dealt?
    Q (zh) 我方英雄以力量2、有暴击2的攻击牌攻击，对方没有手牌。造成多少伤害？
    A (en) Four.
    A (zh) 4点。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card               |
      | Attack K (2) | You      | hand  |        | cost 0, critical 2 |
      | Ally Y (1/9) | Opponent | field | rested |                    |
      | Ally Z (1/9) | Opponent | field | rested |                    |
    When you activate Attack K
    And the effects stack resolves
    And you choose Ally Z
    And the combat ends
    Then Ally Z has damage 4
    And Ally Y has no damage

  @id:ga-crt-1.weapon-of-the-attacker @rule:CRT.1 @rule:DMG.3.5 @source:ga-keywords-zh#CRT.1 @derived @since:2025-03
  Scenario: Critical of a weapon doubles the damage of its attack, not that of a retaliation
    Title (zh) 武器的暴击只使其攻击的伤害加倍，不影响反击
    Q (en) My champion attacks wielding a weapon of power 1 with critical 2; an ally (power 2) retaliates. What is dealt?
    Q (zh) 我方英雄以力量1、有暴击2的武器攻击；对方伙伴（力量2）反击。造成什么伤害？
    A (en) Two to the ally, and two to my champion.
    A (zh) 对方伙伴受到2点，我方英雄受到2点。
    Given it is your main phase
    And the position:
      | object            | player   | place | card       |
      | Champion C (1/20) | You      | field |            |
      | Weapon W (1/2)    | You      | field | critical 2 |
      | Ally Z (2/9)      | Opponent | field |            |
    When you attack Ally Z with Champion C wielding Weapon W
    And the combat ends
    And the opponent chooses Ally Z
    And the combat ends
    Then Ally Z has damage 2
    And Champion C has damage 2
