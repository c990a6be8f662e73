@game:grand_archive
Feature: Intercept

  @id:ga-int-1 @rule:INT.1 @source:ga-keywords-zh#INT.1 @source:ga-rules-2026-08#INT.1 @control:ga-int-1.declined @since:2025-03
  Scenario: An awake ally with Intercept may take the attack on its champion
    Title (zh) 备战的拦截伙伴可以代替英雄承受攻击
    Q (en) Woodland Squirrels (power 1) attack my champion; my Devoted Martyr with intercept is awake. Who is dealt the damage?
    Q (zh) 对方林地松鼠（力量1）攻击我方英雄，我方备战的虔诚殉道者有拦截。谁受到伤害？
    A (en) An ability triggers and uses the effects stack; when it resolves I may redirect the attack. Then the Martyr is dealt it and stays awake.
    A (zh) 拦截触发并进入效果堆叠；结算时我方可以将攻击转向虔诚殉道者，由它受到伤害，且保持备战。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place |
      | Ally Y (1/3)       | You      | field |
      | Devoted Martyr     | You      | field |
      | Woodland Squirrels | Opponent | field |
    When the opponent attacks your champion with Woodland Squirrels
    Then the ability of Devoted Martyr is on the effects stack
    And your champion is defending
    When the next item resolves
    And you accept
    Then Devoted Martyr is defending
    And your champion is not defending
    And Devoted Martyr is awake
    When the combat ends
    Then your champion has no damage
    And Ally Y has no damage
    And Devoted Martyr has damage 1

  @id:ga-int-1.declined @rule:INT.1 @source:ga-keywords-zh#INT.1 @source:ga-rules-2026-08#INT.1 @since:2025-03
  Scenario: Intercept is an option
    Title (zh) 拦截是可选的
    Q (en) Woodland Squirrels attack my champion and Intercept triggers. Must I redirect the attack?
    Q (zh) 对方林地松鼠攻击我方英雄，拦截触发。必须转移攻击吗？
    A (en) No. If I decline, the champion is dealt the damage.
    A (zh) 不必。不转移时，由英雄受到伤害。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place |
      | Devoted Martyr     | You      | field |
      | Woodland Squirrels | Opponent | field |
    When the opponent attacks your champion with Woodland Squirrels
    And the next item resolves
    And you decline
    And the combat ends
    Then your champion has damage 1
    And Devoted Martyr has no damage

  @id:ga-int-1.rested @rule:INT.1 @source:ga-keywords-zh#INT.1 @source:ga-rules-2026-08#INT.1 @since:2025-03
  Scenario: A rested ally does not intercept
    Title (zh) 待命的伙伴不能拦截
    Q (en) Woodland Squirrels attack my champion while my Devoted Martyr is rested. Does Intercept trigger?
    Q (zh) 对方林地松鼠攻击我方英雄时，我方虔诚殉道者处于待命。拦截会触发吗？
    A (en) No. It has to be awake when the champion is attacked.
    A (zh) 不会。英雄受到攻击时它必须处于备战。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place | state  |
      | Devoted Martyr     | You      | field | rested |
      | Woodland Squirrels | Opponent | field |        |
    When the opponent attacks your champion with Woodland Squirrels
    Then the effects stack is empty
    When the combat ends
    Then your champion has damage 1
    And Devoted Martyr has no damage

  @id:ga-int-1.ally-attacked @rule:INT.1 @source:ga-keywords-zh#INT.1 @source:ga-rules-2026-08#INT.1 @since:2025-03
  Scenario: Intercept is for attacks on the champion only
    Title (zh) 拦截只用于英雄受到的攻击
    Q (en) Woodland Squirrels attack my other ally. Does Intercept of my Devoted Martyr trigger?
    Q (zh) 对方林地松鼠攻击我方另一名伙伴。我方虔诚殉道者的拦截会触发吗？
    A (en) No. That ally is dealt the damage.
    A (zh) 不会。由该伙伴受到伤害。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place | state  |
      | Ally Y (1/3)       | You      | field | rested |
      | Devoted Martyr     | You      | field |        |
      | Woodland Squirrels | Opponent | field |        |
    When the opponent attacks Ally Y with Woodland Squirrels
    Then the effects stack is empty
    When the combat ends
    Then Ally Y has damage 1
    And Devoted Martyr has no damage

  @id:ga-int-1.whose @rule:INT.1 @source:ga-keywords-zh#INT.1 @derived @since:2025-03
  Scenario: Intercept of the attacking player does not trigger
    Title (zh) 进攻方的拦截不会触发
    Q (en) The opponent attacks my champion and has an awake ally with intercept. Does it trigger?
    Q (zh) 对方攻击我方英雄，对方有一名备战的拦截伙伴。会触发吗？
    A (en) No. Only an attack on the champion of its own player is meant; my own ally with intercept triggers.
    A (zh) 不会。只有其操控者的英雄受到攻击时才触发；我方的拦截伙伴会触发。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place | card      |
      | Ally X (2/3)       | Opponent | field | intercept |
      | Ally Y (2/3)       | You      | field | intercept |
      | Woodland Squirrels | Opponent | field |           |
    When the opponent attacks your champion with Woodland Squirrels
    Then the effects stack has 1 item
    And the ability of Ally Y is on the effects stack
    And the ability of Ally X is not on the effects stack

  @id:ga-int-1.1 @rule:INT.1.1 @source:ga-keywords-zh#INT.1.1 @source:ga-rules-2026-08#INT.1.1 @control:ga-int-1.1.true-sight @since:2025-03
  Scenario: An ally that is no legal target of the attack cannot intercept it
    Title (zh) 不是合法攻击目标的伙伴不能拦截
    Q (en) While Intercept is on the effects stack I give Devoted Martyr stealth. Can it still take the attack?
    Q (zh) 拦截在效果堆叠上时，我方令虔诚殉道者获得潜行。还能承受攻击吗？
    A (en) No. The attacker could not attack it, so the attack stays on the champion.
    A (zh) 不能。攻击者无法攻击它，因此攻击仍指向英雄。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place | card                       |
      | Ally Y (2/3)       | You      | field |                            |
      | Devoted Martyr     | You      | field |                            |
      | Woodland Squirrels | Opponent | field |                            |
      | Action A           | You      | hand  | cost 0, fast, give stealth |
    When the opponent attacks your champion with Woodland Squirrels
    And the opponent passes
    And you react with Action A choosing Devoted Martyr
    And the next item resolves
    Then the ability of Devoted Martyr is on the effects stack
    When the next item resolves
    Then nobody is asked
    And your champion is defending
    When the combat ends
    Then your champion has damage 1
    And Devoted Martyr has no damage

  @id:ga-int-1.1.true-sight @rule:INT.1.1 @source:ga-keywords-zh#INT.1.1 @source:ga-rules-2026-08#INT.1.1 @since:2025-03
  Scenario: Against true sight an ally with stealth may intercept
    Title (zh) 面对真视，潜行的伙伴可以拦截
    Q (en) The attacker has true sight, and I give Devoted Martyr stealth in response to Intercept. Can it take the attack?
    Q (zh) 攻击者拥有真视，我方响应拦截令虔诚殉道者获得潜行。能承受攻击吗？
    A (en) Yes. With true sight it is a legal target.
    A (zh) 能。真视使其成为合法目标。
    Given it is the opponent's main phase
    And the position:
      | object         | player   | place | card                       |
      | Ally Y (2/3)   | You      | field |                            |
      | Devoted Martyr | You      | field |                            |
      | Ally X (1/2)   | Opponent | field | true sight                 |
      | Action A       | You      | hand  | cost 0, fast, give stealth |
    When the opponent attacks your champion with Ally X
    And the opponent passes
    And you react with Action A choosing Devoted Martyr
    And the next item resolves
    And the next item resolves
    And you accept
    Then Devoted Martyr is defending
    When the combat ends
    Then Devoted Martyr has damage 1
    And your champion has no damage

  @id:ga-int-2 @rule:INT.2 @rule:OBD.1 @source:ga-keywords-zh#INT.2 @source:ga-rules-2026-08#INT.2 @control:ga-int-2.in-response @since:2025-03
  Scenario: An ally that does not obey triggers, but cannot take the attack
    Title (zh) 不服从的伙伴会触发拦截，但不能承受攻击
    Q (en) My champion is level 2 and my ally has pride 3 and intercept. The champion is attacked. What happens?
    Q (zh) 我方英雄等级为2，伙伴有高傲3与拦截。英雄受到攻击。结果如何？
    A (en) Intercept triggers and there is opportunity; as the ally does not obey on resolution, the attack stays on the champion.
    A (zh) 拦截照常触发并给予行动机会；结算时该伙伴不服从，攻击仍指向英雄。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place | card               |
      | Champion C (2/22)  | You      | field |                    |
      | Ally Y (2/3)       | You      | field | pride 3, intercept |
      | Woodland Squirrels | Opponent | field |                    |
    When the opponent attacks Champion C with Woodland Squirrels
    Then the ability of Ally Y is on the effects stack
    And the opponent has opportunity
    When the next item resolves
    Then nobody is asked
    When the combat ends
    Then Champion C has damage 1
    And Ally Y has no damage

  @id:ga-int-2.in-response @rule:INT.2 @rule:OBD.1 @source:ga-keywords-zh#INT.2 @source:ga-rules-2026-08#INT.2 @since:2025-03
  Scenario: The player may make the ally obey in response to its Intercept
    Title (zh) 玩家可以在响应拦截时令伙伴服从
    Q (en) In response to Intercept of my ally with pride 3, my champion Merlin (level 2) rests and banishes Heighten Spellcraft from my graveyard for a level counter. Does the redirect work?
    Q (zh) 我方高傲3的伙伴拦截触发后，我方英雄梅林（等级2）待命并放逐墓场中的咒术升华，获得一个等级指示物。能转移攻击吗？
    A (en) Yes. On resolution the level is 3 and the ally obeys.
    A (zh) 能。结算时等级为3，伙伴服从。
    Given it is the opponent's main phase
    And the position:
      | object               | player   | place     | state  | card               |
      | Merlin, Memory Thief | You      | field     |        |                    |
      | Ally Z (2/3)         | You      | field     | rested |                    |
      | Ally Y (2/3)         | You      | field     |        | pride 3, intercept |
      | Gray Wolf            | You      | graveyard |        |                    |
      | Heighten Spellcraft  | You      | graveyard |        |                    |
      | Woodland Squirrels   | Opponent | field     |        |                    |
    When the opponent attacks Merlin, Memory Thief with Woodland Squirrels
    And the opponent passes
    And you react with the ability of Merlin, Memory Thief
    And the next item resolves
    And you choose Heighten Spellcraft
    Then you have level 3
    And the ability of Ally Y is on the effects stack
    When the next item resolves
    And you accept
    Then Ally Y is defending
    When the combat ends
    And you choose nothing
    And the combat ends
    Then Ally Y has damage 1
    And Merlin, Memory Thief has no damage

  @id:ga-int-3 @rule:INT.3 @source:ga-keywords-zh#INT.3 @source:ga-rules-2026-08#INT.3 @control:ga-int-3.two-allies @since:2025-03
  Scenario: Intercept twice on one ally triggers once
    Title (zh) 一名伙伴有两个拦截时只触发一次
    Q (en) My ally has intercept twice and my champion is attacked. How many abilities trigger?
    Q (zh) 我方伙伴有两个拦截，英雄受到攻击。触发几个能力？
    A (en) One, with one question: Intercept is redundant.
    A (zh) 一个，只询问一次：拦截不可重复。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place | card                 |
      | Ally Y (2/3)       | You      | field | intercept, intercept |
      | Woodland Squirrels | Opponent | field |                      |
    When the opponent attacks your champion with Woodland Squirrels
    Then the effects stack has 1 item
    When the next item resolves
    And you decline
    Then the effects stack is empty
    And nobody is asked
    When the combat ends
    Then your champion has damage 1

  @id:ga-int-3.two-allies @rule:INT.3 @rule:INT.1 @source:ga-keywords-zh#INT.3 @derived @since:2025-03
  Scenario: Two allies with Intercept trigger once each
    Title (zh) 两名拦截伙伴各触发一次
    Q (en) Two of my allies have intercept and my champion is attacked. How many abilities trigger?
    Q (zh) 我方两名伙伴有拦截，英雄受到攻击。触发几个能力？
    A (en) Two, one for each ally.
    A (zh) 两个，每名伙伴一个。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place | card      |
      | Ally Y (2/3)       | You      | field | intercept |
      | Ally Z (2/3)       | You      | field | intercept |
      | Woodland Squirrels | Opponent | field |           |
    When the opponent attacks your champion with Woodland Squirrels
    And you order Ally Y and Ally Z, if asked
    Then the effects stack has 2 items
    And the ability of Ally Y is on the effects stack
    And the ability of Ally Z is on the effects stack

  @id:ga-int-1.other-zones @rule:INT.1 @source:ga-keywords-zh#INT.1 @derived @since:2025-03
  Scenario: Intercept is for allies on the field
    Title (zh) 拦截只属于战场上的伙伴
    Q (en) Devoted Martyrs lie in my hand, graveyard and memory, and one is on my field. My champion is attacked. How many abilities trigger?
    Q (zh) 我方手牌、墓场与回忆区各有一张虔诚殉道者，战场上有一名。我方英雄受到攻击。触发几个能力？
    A (en) One, that of the ally on the field.
    A (zh) 一个，即战场上的伙伴。
    Given it is the opponent's main phase
    And the position:
      | object               | player   | place     |
      | Devoted Martyr as M1 | You      | hand      |
      | Devoted Martyr as M2 | You      | graveyard |
      | Devoted Martyr as M3 | You      | memory    |
      | Devoted Martyr as M4 | You      | field     |
      | Woodland Squirrels   | Opponent | field     |
    When the opponent attacks your champion with Woodland Squirrels
    Then the effects stack has 1 item
    And the ability of M4 is on the effects stack
