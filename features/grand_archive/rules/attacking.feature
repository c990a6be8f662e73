@game:grand_archive
Feature: Attacking

  @id:ga-att-stealth @rule:DEC.2.3 @source:ga-rules-2026-08#DEC.2.3 @control:ga-att-stealth.true-sight @since:2025-03
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

  @id:ga-att-stealth.true-sight @rule:DEC.2.3 @source:ga-rules-2026-08#DEC.2.3 @since:2025-03
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

  @id:ga-att-attacker-gone @rule:ATT.7 @source:ga-rules-2026-08#ATT.7 @since:2025-03
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

  @id:ga-att-whose @rule:DEC.2.1 @source:ga-rules-2026-08#DEC.2.1 @control:ga-basic-attack @since:2025-03
  Scenario: Only units of one's own attack
    Title (zh) 只有自己操控的单位可以攻击
    Q (en) May I attack with an ally of the opponent, or with an item?
    Q (zh) 可以用对方的伙伴或一件物品攻击吗？
    A (en) No, with my own units only.
    A (zh) 不可以，只能用自己的单位。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  |
      | Ally W (2/3) | Opponent | field |        |
      | Item I       | You      | field |        |
      | Ally X (2/3) | You      | field |        |
      | Ally Z (1/3) | Opponent | field | rested |
    Then you may not attack Ally Z with Ally W
    And you may not attack Ally Z with Item I
    And you may attack Ally Z with Ally X

  @id:ga-att-on-the-stack @rule:DEC.2 @source:ga-rules-2026-08#DEC.2 @since:2025-03
  Scenario: No attack is declared while something is on the effects stack
    Title (zh) 效果堆叠上有东西时不能宣告攻击
    Q (en) I have activated an action that waits on the effects stack. May I attack?
    Q (zh) 我方启动的行动仍在效果堆叠上。可以攻击吗？
    A (en) Not before it has resolved.
    A (zh) 须待其结算之后。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card           |
      | Action A     | You      | hand  |        | cost 0, draw 1 |
      | Ally X (2/3) | You      | field |        |                |
      | Ally Z (1/9) | Opponent | field | rested |                |
    When you activate Action A
    Then you may not attack Ally Z with Ally X
    When the effects stack resolves
    And you attack Ally Z with Ally X
    And the combat ends
    Then Ally Z has damage 2

  @id:ga-att-no-power @rule:ATT.1.3 @rule:RET.3.2 @source:ga-rules-2026-08#ATT.1.3 @source:ga-rules-2026-08#RET.3.2 @since:2025-03
  Scenario: A unit without power neither attacks nor retaliates
    Title (zh) 没有力量的单位不能攻击，也不能反击
    Q (en) May Devoted Martyr (power 0) attack, or retaliate when it is attacked?
    Q (zh) 虔诚殉道者（力量0）可以攻击，或在受到攻击时反击吗？
    A (en) Neither.
    A (zh) 都不可以。
    Given it is your main phase
    And the position:
      | object               | player   | place |
      | Devoted Martyr as M1 | You      | field |
      | Ally X (1/3)         | You      | field |
      | Devoted Martyr as M2 | Opponent | field |
    Then you may not attack M2 with M1
    When you attack M2 with Ally X
    And the combat ends
    Then nobody is asked
    And M2 has damage 1
    And M2 is awake

  @id:ga-att-weapons @rule:DEC.2.2 @rule:ATT.1.3 @source:ga-rules-2026-08#DEC.2.2 @source:ga-rules-2026-08#ATT.1.3 @since:2025-03
  Scenario: A champion wields a weapon of its player that is awake
    Title (zh) 英雄使用自己操控的、处于备战的武器
    Q (en) I control a rested weapon, an awake one and an item; the opponent controls a weapon. What may my champion wield?
    Q (zh) 我方操控一件待命的武器、一件备战的武器与一件物品；对方操控一件武器。我方英雄可以使用什么？
    A (en) The weapon of mine that is awake. Without a weapon it cannot attack, as it has no power.
    A (zh) 自己处于备战的武器。没有武器时英雄没有力量，不能攻击。
    Given it is your main phase
    And the position:
      | object         | player   | place | state  |
      | Weapon V (3/2) | You      | field | rested |
      | Item I         | You      | field |        |
      | Weapon U (4/2) | Opponent | field |        |
      | Weapon W (1/2) | You      | field |        |
      | Ally Z (1/9)   | Opponent | field | rested |
    Then you may not attack Ally Z with your champion wielding Weapon V
    And you may not attack Ally Z with your champion wielding Item I
    And you may not attack Ally Z with your champion wielding Weapon U
    And you may not attack Ally Z with your champion
    When you attack Ally Z with your champion wielding Weapon W
    And the combat ends
    Then Ally Z has damage 1

  @id:ga-att-stealth-gained @rule:ATT.4.2 @source:ga-rules-2026-08#ATT.4.2 @control:ga-att-stealth.true-sight @derived @since:2025-03
  Scenario: A defender that gains stealth does not defend any more
    Title (zh) 获得潜行的防御者不再是防御者
    Q (en) I attack an ally, and in response it gains stealth. What is dealt?
    Q (zh) 我方攻击一名伙伴，响应使其获得潜行。造成什么伤害？
    A (en) Nothing: it has become an illegal target of the attack and stops defending.
    A (zh) 没有伤害：它成为攻击的非法目标，不再是防御者。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card                       |
      | Ally X (2/3) | You      | field |        |                            |
      | Ally Z (1/9) | Opponent | field | rested |                            |
      | Ally Y (1/9) | Opponent | field | rested |                            |
      | Action A     | Opponent | hand  |        | cost 0, fast, give stealth |
    When you attack Ally Y with Ally X
    And you pass
    And the opponent reacts with Action A choosing Ally Y
    And the next item resolves
    Then Ally Y is not defending
    When the combat ends
    Then Ally Y has no damage
    And Ally Z has no damage
    And Ally X is rested

  @id:ga-att-defender-gone @rule:ATT.8 @source:ga-rules-2026-08#ATT.8 @since:2025-03
  Scenario: A defender that has left the field is dealt nothing
    Title (zh) 已离场的防御者不受伤害
    Q (en) I attack an ally, and in response it is returned to hand. What is dealt?
    Q (zh) 我方攻击一名伙伴，响应使其移回手牌。造成什么伤害？
    A (en) Nothing, to nobody.
    A (zh) 对任何物件都不造成伤害。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card                         |
      | Ally X (2/3) | You      | field |        |                              |
      | Ally Z (1/9) | Opponent | field | rested |                              |
      | Ally Y (1/9) | Opponent | field | rested |                              |
      | Action A     | Opponent | hand  |        | cost 0, fast, return to hand |
    When you attack Ally Y with Ally X
    And you pass
    And the opponent reacts with Action A choosing Ally Y
    And the next item resolves
    And the combat ends
    Then Ally Y is in the opponent's hand
    And Ally Z has no damage
    And the opponent's champion has no damage
    And Ally X is rested
