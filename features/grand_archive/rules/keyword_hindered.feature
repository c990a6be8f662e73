@game:grand_archive
Feature: Hindered

  @id:ga-hin-1 @rule:HIN.1 @source:ga-keywords-zh#HIN.1 @source:ga-rules-2026-08#HIN.1 @control:ga-hin-1.without @since:2025-03
  Scenario: An object with Hindered enters the field rested
    Title (zh) 受阻的物件以待命状态进场
    Q (en) I activate Poised Rearguard (hindered) in my main phase. May it attack this turn?
    Q (zh) 我方主阶段启动沉着的后卫（受阻）。本回合可以攻击吗？
    A (en) No. It enters rested.
    A (zh) 不可以。它以待命状态进场。
    Given it is your main phase
    And the position:
      | object           | player   | place   |
      | Spirit of Wind   | You      | lineage |
      | Poised Rearguard | You      | hand    |
      | Ally X (1/1)     | Opponent | field   |
    And you have 3 more cards in hand
    When you activate Poised Rearguard
    And the effects stack resolves
    Then Poised Rearguard is on your field
    And Poised Rearguard is rested
    And you may not attack Ally X with Poised Rearguard

  @id:ga-hin-1.without @rule:HIN.1 @source:ga-keywords-zh#HIN.1 @source:ga-rules-2026-08#HIN.1 @since:2025-03
  Scenario: An ally without Hindered enters awake and may attack
    Title (zh) 没有受阻的伙伴以备战状态进场，可以攻击
    Q (en) I activate Imperial Recruit in my main phase. May it attack this turn?
    Q (zh) 我方主阶段启动帝国新兵。本回合可以攻击吗？
    A (en) Yes.
    A (zh) 可以。
    Given it is your main phase
    And the position:
      | object           | player   | place | state  |
      | Imperial Recruit | You      | hand  |        |
      | Ally X (1/3)     | Opponent | field | rested |
    And you have 2 more cards in hand
    When you activate Imperial Recruit
    And the effects stack resolves
    Then Imperial Recruit is awake
    When you attack Ally X with Imperial Recruit
    And the combat ends
    Then Ally X has damage 1

  @id:ga-hin-1.no-rest-trigger @rule:HIN.1 @source:ga-keywords-zh#HIN.1 @derived @since:2025-03
  Scenario: What enters rested did not become rested
    Title (zh) 以待命状态进场不算转为待命
    Q (en) An ally with hindered draws a card when it becomes rested. Do I draw as it enters?
    Q (zh) 一名受阻伙伴在转为待命时抽一张牌。进场时会抽牌吗？
    A (en) No. It never was awake; it draws when it rests later.
    A (zh) 不会。它从未备战；之后转为待命时才抽牌。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card                              |
      | Ally X (1/3) | You      | hand  |        | cost 0, hindered, on rest: draw 1 |
      | Ally W (1/3) | Opponent | field |        |                                   |
      | Action A     | You      | hand  |        | cost 0, wake                      |
      | Ally Z (1/3) | Opponent | field | rested |                                   |
    When you activate Ally X
    And the effects stack resolves
    Then Ally X is rested
    And you have drawn no card
    When you activate Action A choosing Ally X
    And the effects stack resolves
    And you attack Ally Z with Ally X
    And the next item resolves
    Then you have drawn 1 card

  @id:ga-hin-2 @rule:HIN.2 @source:ga-keywords-zh#HIN.2 @source:ga-rules-2026-08#HIN.2 @control:ga-hin-2.once @since:2025-03
  Scenario: Hindered twice is as once: one wake-up is enough
    Title (zh) 两个受阻等同一个：唤醒一次即可
    Q (en) An ally with hindered twice enters, and an action wakes it. Is it awake?
    Q (zh) 有两个受阻的伙伴进场，一个行动将其唤醒。它处于备战吗？
    A (en) Yes.
    A (zh) 是。
    Given it is your main phase
    And the position:
      | object       | player | place | state  | card                       |
      | Ally W (1/3) | You    | field | rested |                            |
      | Ally X (1/3) | You    | hand  |        | cost 0, hindered, hindered |
      | Action A     | You    | hand  |        | cost 0, wake               |
    When you activate Ally X
    And the effects stack resolves
    Then Ally X is rested
    When you activate Action A choosing Ally X
    And the effects stack resolves
    Then Ally X is awake
    And Ally W is rested

  @id:ga-hin-2.once @rule:HIN.2 @source:ga-keywords-zh#HIN.2 @since:2025-03
  Scenario: With Hindered once it is the same
    Title (zh) 一个受阻时相同
    Q (en) An ally with hindered enters, and an action wakes it. Is it awake?
    Q (zh) 有一个受阻的伙伴进场，一个行动将其唤醒。它处于备战吗？
    A (en) Yes.
    A (zh) 是。
    Given it is your main phase
    And the position:
      | object       | player | place | state  | card             |
      | Ally W (1/3) | You    | field | rested |                  |
      | Ally X (1/3) | You    | hand  |        | cost 0, hindered |
      | Action A     | You    | hand  |        | cost 0, wake     |
    When you activate Ally X
    And the effects stack resolves
    Then Ally X is rested
    When you activate Action A choosing Ally X
    And the effects stack resolves
    Then Ally X is awake
