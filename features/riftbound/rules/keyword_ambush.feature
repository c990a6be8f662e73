@game:riftbound
Feature: Ambush

  @id:rb-kw-ambush-reaction @rule:822.1.b @rule:822.1 @source:core-1.4#822.1.b @since:unleashed
  Scenario: Ambush lets a unit be played as a Reaction to a battlefield with units of its player
    Title (zh) 伏击：可作为反应打出到我方有单位的战场
    Q (en) The opponent's Unit W attacks Unit X at battlefield A. May I play Inferna there now?
    Q (zh) 对方的单位W进攻战场A的单位X。现在可以将【伊焚娜】打出到该战场吗？
    A (en) Yes. It enters exhausted and is a defender.
    A (zh) 可以。它以休眠状态进场，成为防守方。
    Given it is the opponent's main phase
    And the position:
      | object     | player   | place         | state |
      | Inferna    | You      | hand          |       |
      | Unit X (3) | You      | battlefield A |       |
      | Unit W (4) | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit W to battlefield A
    And you react with Inferna to battlefield A
    Then Inferna is at battlefield A
    And Inferna is exhausted
    And Inferna has might 1
    And rule 822.1.b is why

  @id:rb-kw-ambush-not-to-base @rule:822.1.b @source:core-1.4#822.1.b @control:rb-kw-ambush-reaction @since:unleashed
  Scenario: As a Reaction the unit goes only where Ambush lets it
    Title (zh) 作为反应时只能打出到伏击允许的位置
    Q (en) In the same combat, may I play Inferna to my base, or to battlefield B, which I control without units?
    Q (zh) 在同样的战斗中，可以将【伊焚娜】打出到我方基地，或没有我方单位的战场B吗？
    A (en) No. It is a Reaction only as long as it is being played to a battlefield where I have units.
    A (zh) 不可以。只有打出到我方有单位的战场时，它才是反应。
    Given it is the opponent's main phase
    And the position:
      | object     | player   | place         | state |
      | Inferna    | You      | hand          |       |
      | Unit X (3) | You      | battlefield A |       |
      | Unit W (4) | Opponent | base          |       |
      | Unit Y (2) | Opponent | battlefield B |       |
    And both players can pay for anything
    When the opponent moves Unit W to battlefield A
    And the opponent passes
    Then you may not play Inferna to your base
    And you may not play Inferna to battlefield B
    And Inferna is in your hand

  @id:rb-kw-ambush-attacking @rule:822.1.c @rule:355.2.b @source:core-1.4#822.1.c @since:unleashed
  Scenario: Ambush adds a battlefield that its player does not control
    Title (zh) 伏击增加了可打出的位置，即使不控制该战场
    Q (en) I attack battlefield A, which the opponent controls, with Unit X, and play Inferna there in the showdown.
    Q (zh) 我方以单位X进攻对方控制的战场A，并在法术对决中将【伊焚娜】打出到该战场。
    A (en) It may be played there because Unit X is there, and it attacks too: with Assault 2 it has 3 might.
    A (zh) 因单位X在该处，可以打出；它也成为进攻方：[强攻2]使其战力为3。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Inferna    | You      | hand          |       |
      | Unit X (3) | You      | base          |       |
      | Unit W (4) | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And you play Inferna to battlefield A
    Then Inferna is at battlefield A
    And Inferna has might 3

  @id:rb-kw-ambush-no-units @rule:822.1.b @rule:822.3 @source:core-1.4#822.1.b @control:rb-kw-ambush-reaction @since:unleashed
  Scenario: Where its player has no unit Ambush gives nothing
    Title (zh) 我方没有单位的战场，伏击不起作用
    Q (en) Unit Y, the opponent's, is alone at battlefield A. May I play Inferna there?
    Q (zh) 对方的单位Y单独位于战场A。可以将【伊焚娜】打出到该战场吗？
    A (en) No; my base is open to it as to any unit.
    A (zh) 不可以；可以像其他单位一样打出到我方基地。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Inferna    | You      | hand          |       |
      | Unit X (3) | You      | base          |       |
      | Unit Y (2) | Opponent | battlefield A |       |
    And both players can pay for anything
    Then you may not play Inferna to battlefield A
    And you may play Inferna to your base
    And Inferna is in your hand

  @id:rb-kw-ambush-text @rule:822.1.d @source:core-1.4#822.1.d @since:unleashed
  Scenario: Text that says Ambush as a verb widens where the unit may be played
    Title (zh) 以伏击作动词的文本扩展了可打出的位置
    Q (en) Rengar, Trophy Hunter may Ambush to a battlefield with enemy units. The opponent's Unit Y is alone at battlefield A and Unit W attacks at battlefield B.
    Q (zh) 【雷恩加尔 - 异兽猎手】可以[伏击]到有敌方单位的战场。对方的单位Y单独位于战场A，单位W进攻战场B。
    A (en) As a Reaction he may be played to battlefield A, where I have no unit.
    A (zh) 可以作为反应打出到我方没有单位的战场A。
    Given it is the opponent's main phase
    And the position:
      | object                | player   | place         | state |
      | Rengar, Trophy Hunter | You      | hand          |       |
      | Unit X (3)            | You      | battlefield B |       |
      | Unit W (4)            | Opponent | base          |       |
      | Unit Y (2)            | Opponent | battlefield A |       |
    And both players can pay for anything
    When the opponent moves Unit W to battlefield B
    And you react with Rengar, Trophy Hunter to battlefield A
    Then Rengar, Trophy Hunter is at battlefield A

  @id:rb-kw-ambush-main-phase @rule:822.1.c @rule:822.1.d @source:core-1.4#822.1.c @since:unleashed
  Scenario: In the main phase too Ambush adds a battlefield
    Title (zh) 在主阶段伏击同样增加可打出的位置
    Q (en) Unit Y, the opponent's, is alone at battlefield A. In my main phase I play Rengar, Trophy Hunter there.
    Q (zh) 对方的单位Y单独位于战场A。我方在主阶段将【雷恩加尔 - 异兽猎手】打出到该战场。
    A (en) The battlefield is one of the places to choose from; a combat follows.
    A (zh) 该战场是可选位置之一；随后开始战斗。
    Given it is your main phase
    And the position:
      | object                | player   | place         | state |
      | Rengar, Trophy Hunter | You      | hand          |       |
      | Unit X (3)            | You      | base          |       |
      | Unit Y (2)            | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Rengar, Trophy Hunter to battlefield A
    Then Rengar, Trophy Hunter is at battlefield A
    And a showdown is open at battlefield A

  @id:rb-kw-ambush-without @rule:822.1.b @source:core-1.4#822.1.b @control:rb-kw-ambush-reaction @since:unleashed
  Scenario: A unit without Ambush is no Reaction
    Title (zh) 没有伏击的单位不能作为反应打出
    Q (en) The opponent's Unit W attacks Unit X. May I play Blazing Scorcher there?
    Q (zh) 对方的单位W进攻单位X所在战场。可以打出【灼焰飞龙】到该处吗？
    A (en) No.
    A (zh) 不可以。
    Given it is the opponent's main phase
    And the position:
      | object           | player   | place         | state |
      | Blazing Scorcher | You      | hand          |       |
      | Unit X (3)       | You      | battlefield A |       |
      | Unit W (4)       | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit W to battlefield A
    And the opponent passes
    Then you may not play Blazing Scorcher to battlefield A
    And Blazing Scorcher is in your hand

  @id:rb-kw-ambush-units-gone @rule:822.3 @source:core-1.4#822.3 @since:unleashed
  Scenario: A battlefield whose units are gone before it is finalized cannot be ambushed
    Title (zh) 确认完成前该战场已没有己方单位，则不能伏击
    Q (en) A unit with Ambush costs a friendly unit killed. In the opponent's combat at battlefield A, where only Unit X is mine, may I kill Unit X?
    Q (zh) 某[伏击]单位的额外费用为摧毁一名友方单位。对方进攻只有我方单位X的战场A时，可以摧毁单位X来支付吗？
    A (en) No: before it is finalized I have no unit there, and all is undone. Killing Unit Y in my base is fine.
    A (zh) 不可以：确认完成前该处已没有我方单位，已采取的行动全部撤销。摧毁基地中的单位Y则可以。
    Given it is the opponent's main phase
    And the position:
      | object                | player   | place         | state |
      | Example: Grim Stalker | You      | hand          |       |
      | Unit Z (1)            | You      | base          |       |
      | Unit Y (1)            | You      | base          |       |
      | Unit X (3)            | You      | battlefield A |       |
      | Unit W (4)            | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit W to battlefield A
    And the opponent passes
    Then you may not play Example: Grim Stalker to battlefield A killing Unit X
    When you play Example: Grim Stalker to battlefield A killing Unit Y
    Then Example: Grim Stalker is at battlefield A
    And Unit X is at battlefield A

  @id:rb-kw-ambush-certainly-gone @rule:822.3 @source:core-1.4#822.3 @control:rb-kw-ambush-units-gone @since:unleashed
  Scenario: Where the only unit has to be killed for it, it cannot be ambushed at all
    Title (zh) 唯一的单位必须作为费用摧毁时，不能伏击
    Q (en) The same, but Unit X is my only unit.
    Q (zh) 相同情况，但单位X是我方唯一的单位。
    A (en) The unit cannot be played now.
    A (zh) 现在不能打出该单位。
    Given it is the opponent's main phase
    And the position:
      | object                | player   | place         | state |
      | Example: Grim Stalker | You      | hand          |       |
      | Unit X (3)            | You      | battlefield A |       |
      | Unit W (4)            | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit W to battlefield A
    And the opponent passes
    Then you may not play Example: Grim Stalker to battlefield A
    And Unit X is at battlefield A

  @id:rb-kw-ambush-units-gone.controlled @rule:822.3.a @source:core-1.4#822.3.a @since:unleashed
  Scenario: Where it may be played anyway the units of Ambush are not needed
    Title (zh) 本就可以打出到该战场时，不需要伏击的条件
    Q (en) In my main phase I control battlefield A with Unit X alone, and kill Unit X for the unit that I play there.
    Q (zh) 我方主阶段，我方以单位X控制战场A，摧毁单位X作为费用并将该单位打出到战场A。
    A (en) I control the battlefield: it may be played there without Ambush.
    A (zh) 我方控制该战场：无需[伏击]即可打出到该处。
    Given it is your main phase
    And the position:
      | object                | player | place         | state |
      | Example: Grim Stalker | You    | hand          |       |
      | Unit Y (1)            | You    | base          |       |
      | Unit X (3)            | You    | battlefield A |       |
    And both players can pay for anything
    When you play Example: Grim Stalker to battlefield A killing Unit X
    Then Example: Grim Stalker is at battlefield A
    And Unit X is in your trash
    And you control battlefield A

  @id:rb-kw-ambush-twice @rule:822.2 @source:core-1.4#822.2 @since:unleashed
  Scenario: A second instance of Ambush changes nothing
    Title (zh) 第二个伏击没有作用
    Q (en) In the opponent's combat at battlefield A I play a unit with Ambush twice.
    Q (zh) 对方进攻战场A时，我方打出拥有两个[伏击]的单位。
    A (en) It may go there, and still not to base.
    A (zh) 可以打出到该处，仍不能打出到基地。
    Given it is the opponent's main phase
    And the position:
      | object                 | player   | place         | state |
      | Example: Twice Trained | You      | hand          |       |
      | Unit X (3)             | You      | battlefield A |       |
      | Unit W (4)             | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit W to battlefield A
    And the opponent passes
    Then you may not play Example: Twice Trained to your base
    When you play Example: Twice Trained to battlefield A
    Then Example: Twice Trained is at battlefield A
