@game:riftbound
Feature: Assault

  @id:rb-kw-assault-attacker @rule:807.1.c @rule:807.1.b.3 @source:core-1.4#807.1.c @since:spiritforged
  Scenario: Assault without a number gives an attacker 1 might more
    Title (zh) 没有数值的强攻使进攻方战力+1
    Q (en) Daring Poro (2 might, Assault) attacks a unit of 3 might. What happens?
    Q (zh) 【莽莽魄罗】（2战力，[强攻]）进攻3战力的单位。结果如何？
    A (en) As an attacker it has 3 might: both units die.
    A (zh) 作为进攻方其战力为3：双方单位都被摧毁。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Daring Poro | You      | base          |       |
      | Unit X (3)  | Opponent | battlefield A |       |
      | Unit Y (3)  | Opponent | battlefield B |       |
    And both players can pay for anything
    When you move Daring Poro to battlefield A
    Then Daring Poro has might 3
    When the showdown ends
    Then Unit X is in the opponent's trash
    And Daring Poro is in your trash

  @id:rb-kw-assault-attacker.defending @rule:807.1.c @rule:807.1.d @source:core-1.4#807.1.d @since:spiritforged
  Scenario: Assault gives a defender nothing
    Title (zh) 强攻不增加防守方的战力
    Q (en) A unit of 2 might attacks my Daring Poro.
    Q (zh) 2战力的单位进攻我方【莽莽魄罗】。
    A (en) It defends with 2 might: both units die.
    A (zh) 它以2战力防守：双方单位都被摧毁。
    Given it is the opponent's main phase
    And the position:
      | object      | player   | place         | state |
      | Daring Poro | You      | battlefield A |       |
      | Unit V (2)  | You      | base          |       |
      | Unit X (2)  | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    Then Daring Poro has might 2
    When the showdown ends
    Then Daring Poro is in your trash
    And Unit X is in the opponent's trash

  @id:rb-kw-assault-value @rule:807.1.b.1 @rule:807.1.b.2 @source:core-1.4#807.1.b.2 @since:spiritforged
  Scenario: The number of Assault is the might it gives
    Title (zh) 强攻的数值即增加的战力
    Q (en) Laurent Duelist (3 might, Assault 2) attacks a unit of 5 might.
    Q (zh) 【劳伦特剑使】（3战力，[强攻2]）进攻5战力的单位。
    A (en) It has 5 might as an attacker: both units die.
    A (zh) 作为进攻方其战力为5：双方单位都被摧毁。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Laurent Duelist | You      | base          |       |
      | Unit X (5)      | Opponent | battlefield A |       |
      | Unit Y (5)      | Opponent | battlefield B |       |
    And both players can pay for anything
    When you move Laurent Duelist to battlefield A
    Then Laurent Duelist has might 5
    When the showdown ends
    Then Unit X is in the opponent's trash
    And Laurent Duelist is in your trash

  @id:rb-kw-assault-no-combat @rule:807.1.d @source:core-1.4#807.1.d @since:spiritforged
  Scenario: Moving to an empty battlefield makes no attacker
    Title (zh) 移动到无人战场不会成为进攻方
    Q (en) Laurent Duelist moves to a battlefield without units. Does Assault apply in the showdown?
    Q (zh) 【劳伦特剑使】移动到没有单位的战场。法术对决中[强攻]生效吗？
    A (en) No. Only in a combat is a unit an attacker: its might stays 3.
    A (zh) 不生效。只有在战斗中单位才是进攻方：其战力仍为3。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Laurent Duelist | You      | base          |       |
      | Unit V (2)      | You      | base          |       |
      | Unit Y (5)      | Opponent | battlefield B |       |
    And both players can pay for anything
    When you move Laurent Duelist to battlefield A
    Then a showdown is open at battlefield A
    And Laurent Duelist has might 3

  @id:rb-kw-assault-designation @rule:807.1.d.1 @source:core-1.4#807.1.d.1 @since:spiritforged
  Scenario: Assault ends with the attacker designation
    Title (zh) 失去进攻方身份时强攻不再生效
    Q (en) Laurent Duelist attacks together with another unit; the opponent moves it back to base with Fight or Flight. What is its might?
    Q (zh) 【劳伦特剑使】与另一名单位一同进攻；对方以【战或逃】将其移回基地。其战力是多少？
    A (en) 5 until it leaves, then 3: away from the combat it is no attacker any more.
    A (zh) 离开前为5，离开后为3：不在战斗中便不再是进攻方。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Laurent Duelist | You      | base          |       |
      | Unit V (2)      | You      | base          |       |
      | Unit X (5)      | Opponent | battlefield A |       |
      | Fight or Flight | Opponent | hand          |       |
    And both players can pay for anything
    When you move Unit V and Laurent Duelist to battlefield A
    Then Laurent Duelist has might 5
    When you pass
    And the opponent plays Fight or Flight choosing Laurent Duelist
    And the chain resolves
    Then Laurent Duelist is in your base
    And Laurent Duelist has might 3
    And a showdown is open at battlefield A

  @id:rb-kw-assault-sum @rule:807.2 @source:core-1.4#807.2 @since:spiritforged
  Scenario: Assault that is given adds to Assault that is printed
    Title (zh) 被给予的强攻与印刷的强攻相加
    Q (en) I play Cleave (Assault 3) on Daring Poro (2 might, Assault) and attack. What is its might?
    Q (zh) 我方对【莽莽魄罗】（2战力，[强攻]）打出【顺劈】（[强攻3]）后进攻。其战力是多少？
    A (en) 2, and 4 for Assault 1 and 3 together: 6.
    A (zh) 2加上合计[强攻4]：6。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Cleave      | You      | hand          |       |
      | Unit V (2)  | You      | base          |       |
      | Daring Poro | You      | base          |       |
      | Unit X (6)  | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Cleave choosing Daring Poro
    And the chain resolves
    Then Daring Poro has might 2
    When you move Daring Poro to battlefield A
    Then Daring Poro has might 6
    When the showdown ends
    Then Unit X is in the opponent's trash

  @id:rb-kw-assault-sum.granted @rule:807.2 @source:core-1.4#807.2 @since:spiritforged
  Scenario: Assault from two sources is summed on a unit that had none
    Title (zh) 来自两个来源的强攻在原本没有强攻的单位上相加
    Q (en) Captain Farron gives my other unit Assault and Cleave gives it Assault 3. Both attack. What is its might?
    Q (zh) 【法荣队长】使我方另一名单位获得[强攻]，【顺劈】使其获得[强攻3]，两者一同进攻。该单位战力是多少？
    A (en) Its own 2 and 4: it has 6. Captain Farron does not give it to himself and has 5.
    A (zh) 自身2加4：为6。【法荣队长】不会给予自己，战力为5。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Cleave         | You      | hand          |       |
      | Captain Farron | You      | base          |       |
      | Unit V (2)     | You      | base          |       |
      | Unit X (9)     | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Cleave choosing Unit V
    And the chain resolves
    And you move Captain Farron and Unit V to battlefield A
    Then Unit V has might 6
    And Captain Farron has might 5

  @id:rb-kw-assault-referenced @rule:807.3 @rule:807.2 @source:core-1.4#807.3 @since:spiritforged
  Scenario: A card that asks for Assault sees the sum
    Title (zh) 询问强攻数值的牌看到的是总和
    Q (en) Lucian, Gunslinger has Assault; Cleave gives him Assault 3. How much damage does he deal when he attacks?
    Q (zh) 【卢锡安 - 孤绝枪火】具有[强攻]，【顺劈】使其获得[强攻3]。他进攻时造成多少伤害？
    A (en) 4: the value of all his Assault together.
    A (zh) 4点：其所有[强攻]数值的总和。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Cleave             | You      | hand          |       |
      | Unit V (2)         | You      | base          |       |
      | Lucian, Gunslinger | You      | base          |       |
      | Unit W (9)         | Opponent | battlefield A |       |
      | Unit X (9)         | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Cleave choosing Lucian, Gunslinger
    And the chain resolves
    And you move Lucian, Gunslinger to battlefield A
    And you choose Unit X
    And the next item resolves
    Then Unit X has damage 4
    And Unit W has no damage
    And Lucian, Gunslinger has might 6

  @id:rb-kw-assault-referenced.printed @rule:807.3 @source:core-1.4#807.3 @since:spiritforged
  Scenario: With its printed Assault alone it is 1
    Title (zh) 仅有印刷的强攻时数值为1
    Q (en) Lucian, Gunslinger attacks with nothing given to him.
    Q (zh) 【卢锡安 - 孤绝枪火】未获得其他[强攻]而进攻。
    A (en) He deals 1.
    A (zh) 造成1点伤害。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Unit V (2)         | You      | base          |       |
      | Lucian, Gunslinger | You      | base          |       |
      | Unit W (9)         | Opponent | battlefield A |       |
      | Unit X (9)         | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Lucian, Gunslinger to battlefield A
    And you choose Unit X
    And the next item resolves
    Then Unit X has damage 1
    And Unit W has no damage
    And Lucian, Gunslinger has might 3

  @id:rb-kw-assault-this-turn @rule:801.3.a.2 @rule:807.1.c @source:core-1.4#801.3.a.2 @since:spiritforged
  Scenario: Assault given for a turn is gone in the next one
    Title (zh) 本回合给予的强攻在下个回合失效
    Q (en) I play Cleave on Daring Poro and let my turn and the opponent's pass, then attack.
    Q (zh) 我方对【莽莽魄罗】打出【顺劈】，双方回合结束后再进攻。
    A (en) Only its printed Assault is left: it attacks with 3.
    A (zh) 只剩印刷的[强攻]：以3战力进攻。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Cleave      | You      | hand          |       |
      | Unit V (2)  | You      | base          |       |
      | Daring Poro | You      | base          |       |
      | Unit X (9)  | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Cleave choosing Daring Poro
    And the chain resolves
    And the turn passes
    And the turn passes
    And you move Daring Poro to battlefield A
    Then Daring Poro has might 3
