@game:riftbound
Feature: Alpha Wildclaw

  @id:rb-wildclaw-kill @rule:359.3.e.2 @rule:758.1 @source:judge-zh-2026-05-11#wildclaw-kill @source:page-hidden-blade#wildclaw @control:rb-wildclaw-kill.control @since:unleashed
  Scenario: Grown in response, Alpha Wildclaw shields the unit beside it from the kill
    Title (zh) 【野爪兽王】在反应中战力提高：身边的单位不会被【暗刃】摧毁
    Q (en) Alpha Wildclaw and another unit, both with 7 might, share a battlefield. I play Hidden Blade on the other; Discipline makes Wildclaw 9 in response. Is the unit killed?
    Q (zh) 对方的【野爪兽王】（7战力）与一名同为7战力的单位在同一战场。我方以【暗刃】选择该单位，对方打出【训练有素】作为反应，使【野爪兽王】战力为9。该单位会被摧毁吗？
    A (en) No. It could be chosen while it was as strong as Wildclaw; now it has less might, so it is no longer a legal target.
    A (zh) 不会。它与【野爪兽王】战力相同时可以被选择；现在战力更低，不再是合法目标。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Hidden Blade   | You      | hand          |       |
      | Alpha Wildclaw | Opponent | battlefield A |       |
      | Unit X (7)     | Opponent | battlefield A |       |
      | Discipline     | Opponent | hand          |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the opponent reacts with Discipline choosing Alpha Wildclaw
    And the chain resolves
    Then Alpha Wildclaw has might 9
    And Alpha Wildclaw is at battlefield A
    And Unit X is at battlefield A
    And Hidden Blade is in your trash
    And rule 359.3.e.2 is why

  @id:rb-wildclaw-kill.control @rule:359.3.d @source:core-1.4#359.3.e.14 @since:unleashed
  Scenario: As strong as Alpha Wildclaw, the unit can be chosen and is killed
    Title (zh) 与【野爪兽王】战力相同的单位可以被选择并被摧毁
    Q (en) Alpha Wildclaw and another unit, both with 7 might, share a battlefield. I play Hidden Blade on the other and nobody responds.
    Q (zh) 对方的【野爪兽王】（7战力）与一名同为7战力的单位在同一战场。我方以【暗刃】选择该单位，无人反应。
    A (en) 7 is not less than 7: the unit is a legal target, it dies, and its controller draws two.
    A (zh) 7并不低于7：该单位是合法目标，被摧毁，其控制者抽两张牌。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Hidden Blade   | You      | hand          |       |
      | Alpha Wildclaw | Opponent | battlefield A |       |
      | Unit X (7)     | Opponent | battlefield A |       |
      | Discipline     | Opponent | hand          |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Alpha Wildclaw is at battlefield A
    And the opponent has drawn 2 cards

  @id:rb-wildclaw-kill.protected @rule:758.1 @rule:355.9.b @source:core-1.4#758.1 @control:rb-wildclaw-kill.control @since:unleashed @derived
  Scenario: A weaker unit beside Alpha Wildclaw cannot be chosen
    Title (zh) 【野爪兽王】此处战力更低的单位不能被选择
    Q (en) The other unit has 6 might. May I choose it with Hidden Blade?
    Q (zh) 另一名单位战力为6。我方可以用【暗刃】选择它吗？
    A (en) No. I may choose Wildclaw itself or any other unit at a battlefield.
    A (zh) 不可以。可以选择【野爪兽王】本身，或其他战场上的单位。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Hidden Blade   | You      | hand          |       |
      | Unit V (2)     | You      | battlefield B |       |
      | Alpha Wildclaw | Opponent | battlefield A |       |
      | Unit X (6)     | Opponent | battlefield A |       |
    And both players can pay for anything
    Then you may not play Hidden Blade choosing Unit X
    And you may play Hidden Blade choosing Alpha Wildclaw

  @id:rb-wildclaw-draw @rule:359.3.e.14.a @source:judge-zh-2026-05-11#wildclaw-draw @source:page-hidden-blade#wildclaw @since:unleashed
  Scenario: Shielded by Alpha Wildclaw, the unit brings no cards
    Title (zh) 被【野爪兽王】保护的单位不会带来抽牌
    Q (en) My Hidden Blade chose a unit as strong as Alpha Wildclaw; Discipline made Wildclaw stronger in response. Does the unit's controller draw two for Hidden Blade?
    Q (zh) 我方【暗刃】选择了与【野爪兽王】战力相同的单位；对方打出【训练有素】作为反应，使【野爪兽王】战力更高。该单位的控制者会因【暗刃】抽两张牌吗？
    A (en) No. The kill was ignored and the draw with it; the one card they draw is Discipline's.
    A (zh) 不会。摧毁被无视，抽牌也随之被无视；对方抽到的一张牌来自【训练有素】。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Hidden Blade   | You      | hand          |       |
      | Alpha Wildclaw | Opponent | battlefield A |       |
      | Unit X (7)     | Opponent | battlefield A |       |
      | Discipline     | Opponent | hand          |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the opponent reacts with Discipline choosing Alpha Wildclaw
    And the chain resolves
    Then the opponent has drawn 1 card
    And you have drawn no card
    And Unit X is at battlefield A
    And rule 359.3.e.14.a is why

  @id:rb-wildclaw-ravenbloom @rule:359.3.e.10 @rule:419.4.a @source:judge-zh-2026-05-11#wildclaw-ravenbloom @source:page-hidden-blade#wildclaw @source:core-1.4#359.3.e.10 @since:unleashed
  Scenario: The spell did nothing and was still played: Ravenbloom Student triggers
    Title (zh) 【暗刃】没有产生效果，但仍视为已打出：【拉文布鲁姆学生】的技能触发
    Q (en) My Hidden Blade lost its target because Alpha Wildclaw grew in response. I have Ravenbloom Student in base. Does it trigger?
    Q (zh) 因对方作为反应提高了【野爪兽王】的战力，我方【暗刃】目标指定失效。我方基地中有【拉文布鲁姆学生】，其技能会触发吗？
    A (en) Yes. None of its instructions was carried out, but the spell has resolved and counts as played.
    A (zh) 会。虽然没有任何指示被执行，但法术已经结算，视为已打出。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Hidden Blade       | You      | hand          |       |
      | Ravenbloom Student | You      | base          |       |
      | Alpha Wildclaw     | Opponent | battlefield A |       |
      | Unit X (7)         | Opponent | battlefield A |       |
      | Discipline         | Opponent | hand          |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the opponent reacts with Discipline choosing Alpha Wildclaw
    And the chain resolves
    Then Ravenbloom Student has might 3
    And Unit X is at battlefield A
    And rule 419.4 is why
