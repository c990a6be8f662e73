@game:grand_archive
Feature: Attacking

  @id:ga-att-stealth @rule:ATT.9 @source:ga-rules-2026-08#ATT.9 @control:ga-att-stealth.true-sight @since:2025-03
  Scenario: An ally with stealth cannot be attacked
    Title (zh) 潜行的伙伴不能被攻击
    Q (en) The opponent controls an ally with stealth and one without. Which may I attack?
    Q (zh) 对方操控一名潜行伙伴与一名普通伙伴。可以攻击哪一名？
    A (en) The one without.
    A (zh) 没有潜行的那一名。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card    |
      | Ally X (2/3) | You      | field |        |         |
      | Ally Y (1/3) | Opponent | field | rested | stealth |
      | Ally Z (1/3) | Opponent | field | rested |         |
    Then you may not attack Ally Y with Ally X
    When you attack Ally Z with Ally X
    And the combat ends
    Then Ally Z has damage 2
    And Ally Y has no damage

  @id:ga-att-stealth.true-sight @rule:ATT.9 @source:ga-rules-2026-08#ATT.9 @since:2025-03
  Scenario: With true sight an ally with stealth may be attacked
    Title (zh) 真视可以攻击潜行的伙伴
    Q (en) My ally has true sight. May it attack an ally with stealth?
    Q (zh) 我方伙伴有真视。可以攻击潜行的伙伴吗？
    A (en) Yes.
    A (zh) 可以。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card       |
      | Ally X (2/3) | You      | field |        | true sight |
      | Ally Z (1/3) | Opponent | field | rested |            |
      | Ally Y (1/3) | Opponent | field | rested | stealth    |
    When you attack Ally Y with Ally X
    And the combat ends
    Then Ally Y has damage 2
    And Ally Z has no damage

  @id:ga-att-taunt @rule:DEC.2.5 @source:ga-rules-2026-08#DEC.2.5 @control:ga-att-taunt.rested @since:2025-03
  Scenario: An awake ally with taunt has to be attacked first
    Title (zh) 必须先攻击备战的嘲讽伙伴
    Q (en) The opponent controls an awake ally with taunt. May I attack their champion or another ally?
    Q (zh) 对方操控一名备战的嘲讽伙伴。可以攻击对方英雄或其他伙伴吗？
    A (en) No. Only the ally with taunt.
    A (zh) 不可以。只能攻击嘲讽伙伴。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card  |
      | Ally X (2/3) | You      | field |        |       |
      | Ally Z (1/3) | Opponent | field | rested |       |
      | Ally Y (0/5) | Opponent | field |        | taunt |
    Then you may not attack the opponent's champion with Ally X
    And you may not attack Ally Z with Ally X
    When you attack Ally Y with Ally X
    And the combat ends
    Then Ally Y has damage 2
    And Ally Z has no damage

  @id:ga-att-taunt.rested @rule:DEC.2.5 @source:ga-rules-2026-08#DEC.2.5 @since:2025-03
  Scenario: A rested ally with taunt holds nobody back
    Title (zh) 待命的嘲讽伙伴不限制攻击
    Q (en) The ally with taunt is rested. May I attack the champion?
    Q (zh) 嘲讽伙伴处于待命。可以攻击英雄吗？
    A (en) Yes.
    A (zh) 可以。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card  |
      | Ally X (2/3) | You      | field |        |       |
      | Ally Y (0/5) | Opponent | field | rested | taunt |
    When you attack the opponent's champion with Ally X
    And the combat ends
    Then the opponent's champion has damage 2
    And Ally Y has no damage

  @id:ga-att-own @rule:ATT.9 @source:ga-rules-2026-08#ATT.9 @control:ga-basic-attack @since:2025-03
  Scenario: One's own units cannot be attacked
    Title (zh) 不能攻击自己的单位
    Q (en) May I attack my own ally?
    Q (zh) 可以攻击自己的伙伴吗？
    A (en) No.
    A (zh) 不可以。
    Given it is your main phase
    And the position:
      | object       | player   | place |
      | Ally W (1/3) | You      | field |
      | Ally X (2/3) | You      | field |
      | Ally Y (1/3) | Opponent | field |
    Then you may not attack Ally W with Ally X
    And you may attack Ally Y with Ally X

  @id:ga-att-attacker-gone @rule:DMG.2 @source:ga-rules-2026-08#DMG.2 @derived @since:2025-03
  Scenario: An attacker that is gone deals no damage
    Title (zh) 已离场的攻击者不造成伤害
    Q (en) My attacker is returned to hand before damage. What is dealt?
    Q (zh) 我方攻击者在造成伤害前被移回手牌。造成什么伤害？
    A (en) Nothing.
    A (zh) 没有伤害。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card                         |
      | Ally W (2/3) | You      | field |        |                              |
      | Ally X (2/3) | You      | field |        |                              |
      | Ally Y (1/3) | Opponent | field | rested |                              |
      | Action A     | Opponent | hand  |        | cost 0, fast, return to hand |
    When you attack Ally Y with Ally X
    And you pass
    And the opponent reacts with Action A choosing Ally X
    And the next item resolves
    Then Ally X is in your hand
    When the combat ends
    Then Ally Y has no damage
    And Ally Y is not defending

  @id:ga-att-rested-champion @rule:DEC.2.1 @source:ga-rules-2026-08#DEC.2.1 @control:ga-clv-1.without @since:2025-03
  Scenario: A rested champion cannot attack, with an attack card neither
    Title (zh) 待命的英雄不能攻击，也不能启动攻击牌
    Q (en) My champion is rested. May I activate an attack card, or attack with a weapon?
    Q (zh) 我方英雄处于待命。可以启动攻击牌，或以武器攻击吗？
    A (en) No. An awake ally may attack.
    A (zh) 不可以。备战的伙伴可以攻击。
    Given it is your main phase
    And the position:
      | object            | player   | place | state  | card   |
      | Champion C (1/20) | You      | field | rested |        |
      | Attack K (2)      | You      | hand  |        | cost 0 |
      | Weapon W (1/2)    | You      | field |        |        |
      | Ally X (2/3)      | You      | field |        |        |
      | Ally Z (1/9)      | Opponent | field | rested |        |
    Then you may not activate Attack K
    And you may not attack Ally Z with Champion C wielding Weapon W
    When you attack Ally Z with Ally X
    And the combat ends
    Then Ally Z has damage 2
