@game:riftbound
Feature: Shield

  @id:rb-kw-shield-defender @rule:814.1.c @rule:814.1.b.3 @source:core-1.4#814.1.c @since:spiritforged
  Scenario: Shield without a number gives a defender 1 might more
    Title (zh) 没有数值的坚守使防守方战力+1
    Q (en) A unit of 2 might attacks my Stalwart Poro (2 might, Shield).
    Q (zh) 2战力的单位进攻我方【强强魄罗】（2战力，[坚守]）。
    A (en) It defends with 3 might and survives; the attacker dies.
    A (zh) 它以3战力防守并存活；进攻方被摧毁。
    Given it is the opponent's main phase
    And the position:
      | object        | player   | place         | state |
      | Stalwart Poro | You      | battlefield A |       |
      | Unit V (2)    | You      | base          |       |
      | Unit X (2)    | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    Then Stalwart Poro has might 3
    When the showdown ends
    Then Stalwart Poro is at battlefield A
    And Unit X is in the opponent's trash
    And Stalwart Poro has might 2

  @id:rb-kw-shield-attacking @rule:814.1.c @rule:814.1.d @source:core-1.4#814.1.d @since:spiritforged
  Scenario: Shield gives an attacker nothing
    Title (zh) 坚守不增加进攻方的战力
    Q (en) My Stalwart Poro attacks a unit of 2 might.
    Q (zh) 我方【强强魄罗】进攻2战力的单位。
    A (en) It attacks with 2: both die.
    A (zh) 它以2战力进攻：双方都被摧毁。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Stalwart Poro | You      | base          |       |
      | Unit V (2)    | You      | base          |       |
      | Unit X (2)    | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Stalwart Poro to battlefield A
    Then Stalwart Poro has might 2
    When the showdown ends
    Then Stalwart Poro is in your trash
    And Unit X is in the opponent's trash

  @id:rb-kw-shield-value @rule:814.1.b.1 @rule:814.1.b.2 @source:core-1.4#814.1.b.2 @since:unleashed
  Scenario: The number of Shield is the might it gives
    Title (zh) 坚守的数值即增加的战力
    Q (en) A unit of 2 might attacks my Mutated Mouser (1 might, Shield 2).
    Q (zh) 2战力的单位进攻我方【变异猫咪】（1战力，[坚守2]）。
    A (en) It defends with 3 might and survives.
    A (zh) 它以3战力防守并存活。
    Given it is the opponent's main phase
    And the position:
      | object         | player   | place         | state |
      | Mutated Mouser | You      | battlefield A |       |
      | Unit V (2)     | You      | base          |       |
      | Unit X (2)     | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    Then Mutated Mouser has might 3
    When the showdown ends
    Then Mutated Mouser is at battlefield A
    And Unit X is in the opponent's trash

  @id:rb-kw-shield-designation @rule:814.1.d.1 @source:core-1.4#814.1.d.1 @since:spiritforged
  Scenario: Shield ends with the defender designation
    Title (zh) 失去防守方身份时坚守不再生效
    Q (en) Stalwart Poro defends beside another unit; the opponent moves it to base with Fight or Flight.
    Q (zh) 【强强魄罗】与另一名单位一同防守；对方以【战或逃】将其移到基地。
    A (en) 3 might until it leaves the combat, then 2.
    A (zh) 离开战斗前为3战力，之后为2。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state |
      | Stalwart Poro   | You      | battlefield A |       |
      | Unit V (2)      | You      | battlefield A |       |
      | Fight or Flight | Opponent | hand          |       |
      | Unit X (2)      | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    Then Stalwart Poro has might 3
    When the opponent plays Fight or Flight choosing Stalwart Poro
    And the chain resolves
    Then Stalwart Poro is in your base
    And Stalwart Poro has might 2
    And a showdown is open at battlefield A

  @id:rb-kw-shield-sum @rule:814.2 @source:core-1.4#814.2 @since:spiritforged
  Scenario: Shield that is given adds to Shield that is printed
    Title (zh) 被给予的坚守与印刷的坚守相加
    Q (en) A unit of 5 might attacks my Stalwart Poro (2 might, Shield); I play Block (Shield 3) on it.
    Q (zh) 5战力的单位进攻我方【强强魄罗】（2战力，[坚守]）；我方对其打出【格挡】（[坚守3]）。
    A (en) 2, and 4 for Shield 1 and 3 together: 6. It survives.
    A (zh) 2加上合计[坚守4]：6。它存活。
    Given it is the opponent's main phase
    And the position:
      | object        | player   | place         | state |
      | Block         | You      | hand          |       |
      | Unit V (2)    | You      | base          |       |
      | Stalwart Poro | You      | battlefield A |       |
      | Unit X (5)    | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you play Block choosing Stalwart Poro
    And the next item resolves
    Then Stalwart Poro has might 6
    When the showdown ends
    Then Stalwart Poro is at battlefield A
    And Unit X is in the opponent's trash

  @id:rb-kw-shield-sum.granted @rule:814.2 @rule:814.1.a @source:core-1.4#814.2 @since:spiritforged
  Scenario: Shield from a unit beside it adds as well
    Title (zh) 旁边单位给予的坚守同样相加
    Q (en) Taric, Protector and Stalwart Poro defend together. What is their might?
    Q (zh) 【塔里克 - 坚盾】与【强强魄罗】一同防守。两者战力是多少？
    A (en) The Poro has its own Shield and Taric's: 4. Taric gives none to himself: 5 with his own.
    A (zh) 【强强魄罗】有自身与【塔里克 - 坚盾】给予的[坚守]：4。【塔里克 - 坚盾】不给予自己：加上自身的为5。
    Given it is the opponent's main phase
    And the position:
      | object           | player   | place         | state |
      | Taric, Protector | You      | battlefield A |       |
      | Stalwart Poro    | You      | battlefield A |       |
      | Unit V (2)       | You      | base          |       |
      | Unit X (2)       | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    Then Stalwart Poro has might 4
    And Taric, Protector has might 5
    And Unit V has might 2
