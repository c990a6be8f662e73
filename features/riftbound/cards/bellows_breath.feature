@game:riftbound
Feature: Bellows Breath

  @id:rb-bellows-breath-untargetable @rule:359.3.e.5 @rule:758.1 @source:core-1.4#359.3.e.5 @source:page-hidden-blade#bellows-breath @control:rb-bellows-breath-untargetable.control @since:vendetta
  Scenario: A unit that leaves combat and can then not be chosen is not damaged
    Title (zh) 目标脱离战斗后无法被选作目标：【风箱炎息】不影响该单位
    Q (en) Akali, Silent can be chosen by enemy spells only in combat. I choose her in combat; in response Flash takes her to base. Is she damaged?
    Q (zh) 【阿卡丽 - 无形致命】只有处于战斗中才能被敌方法术选作目标。我方在战斗中选择她，对方打出【闪现】作为反应将她移回基地。她会受到伤害吗？
    A (en) No. Out of combat she is no legal target, so the spell does not affect her.
    A (zh) 不会。脱离战斗后她不再是合法目标，法术不影响她。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Unit V (3)     | You      | base          |       |
      | Bellows Breath | You      | hand          |       |
      | Unit W (2)     | Opponent | battlefield A |       |
      | Akali, Silent  | Opponent | battlefield A |       |
      | Flash          | Opponent | hand          |       |
    And both players can pay for anything
    When you move Unit V to battlefield A
    And you play Bellows Breath not paying Repeat choosing Akali, Silent
    And the opponent reacts with Flash choosing Akali, Silent
    And the chain resolves
    Then Akali, Silent is in the opponent's base
    And Akali, Silent has no damage
    And Unit W has no damage
    And Bellows Breath is in your trash
    And rule 359.3.e is why

  @id:rb-bellows-breath-untargetable.control @rule:359.3.d @source:core-1.4#359.3.e.5 @since:vendetta
  Scenario: In combat Akali, Silent can be chosen and takes the damage
    Title (zh) 【阿卡丽 - 无形致命】处于战斗中时可以被选择并受到伤害
    Q (en) I play Bellows Breath on Akali, Silent while she is in combat, and the opponent does not respond.
    Q (zh) 【阿卡丽 - 无形致命】处于战斗中时，我方打出【风箱炎息】选择她，对方没有反应。
    A (en) She takes 1 damage.
    A (zh) 她受到1点伤害。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Unit V (3)     | You      | base          |       |
      | Bellows Breath | You      | hand          |       |
      | Unit W (2)     | Opponent | battlefield A |       |
      | Akali, Silent  | Opponent | battlefield A |       |
      | Flash          | Opponent | hand          |       |
    And both players can pay for anything
    When you move Unit V to battlefield A
    And you play Bellows Breath not paying Repeat choosing Akali, Silent
    And the chain resolves
    Then Akali, Silent has damage 1
    And Akali, Silent is at battlefield A
    And Unit W has no damage

  @id:rb-bellows-breath-untargetable.outside-combat @rule:758.1 @rule:355.9.b @source:core-1.4#758.1 @control:rb-bellows-breath-untargetable.control @since:vendetta @derived
  Scenario: Outside combat Akali, Silent cannot be chosen
    Title (zh) 【阿卡丽 - 无形致命】不在战斗中时不能被选择
    Q (en) No combat is going on. May I choose Akali, Silent with Bellows Breath?
    Q (zh) 当前没有战斗。我方可以用【风箱炎息】选择【阿卡丽 - 无形致命】吗？
    A (en) No. Only in combat can enemy spells and abilities choose her.
    A (zh) 不可以。只有处于战斗中时，敌方法术和技能才能选择她。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Unit V (3)     | You      | battlefield B |       |
      | Bellows Breath | You      | hand          |       |
      | Unit W (2)     | Opponent | battlefield A |       |
      | Akali, Silent  | Opponent | battlefield A |       |
    And both players can pay for anything
    Then you may not play Bellows Breath not paying Repeat choosing Akali, Silent
    And you may play Bellows Breath not paying Repeat choosing Unit W

  @id:rb-bellows-breath-untargetable.three @rule:355.13 @source:core-1.4#355.13 @since:vendetta @derived
  Scenario: Bellows Breath may choose up to three units at one place
    Title (zh) 【风箱炎息】最多可以选择同一位置的三名单位
    Q (en) How many units may Bellows Breath choose?
    Q (zh) 【风箱炎息】可以选择多少名单位？
    A (en) Up to three, all at the same location; each takes 1.
    A (zh) 最多三名，且必须在同一位置；每名受到1点伤害。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Bellows Breath | You      | hand          |       |
      | Unit S (4)     | Opponent | battlefield A |       |
      | Unit T (3)     | Opponent | battlefield A |       |
      | Unit W (2)     | Opponent | battlefield A |       |
      | Unit Z (2)     | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Bellows Breath not paying Repeat choosing Unit T, Unit W and Unit Z
    And the chain resolves
    Then Unit T has damage 1
    And Unit W has damage 1
    And Unit Z has damage 1
    And Unit S has no damage
