@game:riftbound
Feature: Tank

  @id:rb-kw-tank-first @rule:815.1.b @rule:815.1.c @source:core-1.4#815.1.b @since:spiritforged
  Scenario: A unit with Tank must be assigned lethal damage before others
    Title (zh) 有壁垒的单位必须先被分配致命伤害
    Q (en) A unit of 4 might attacks Sunlit Guardian (3 might, Shield, Tank) and a unit of 2. May the attacker's damage kill the weaker one?
    Q (zh) 4战力的单位进攻【日耀卫队】（3战力，[坚守]，[壁垒]）和2战力单位。可以将伤害分配给较弱的单位吗？
    A (en) No. The Guardian has 4 might as a defender and takes all of it.
    A (zh) 不可以。【日耀卫队】防守时战力为4，承担全部伤害。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Unit V (2)      | Opponent | battlefield A |       |
      | Sunlit Guardian | Opponent | battlefield A |       |
      | Unit X (4)      | You      | base          |       |
      | Unit W (1)      | You      | base          |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then nobody is asked
    And Sunlit Guardian is in the opponent's trash
    And Unit V is at battlefield A

  @id:rb-kw-tank-first.without @rule:465.2.c.3 @rule:815.1.c @source:core-1.4#465.2.c.3 @since:spiritforged
  Scenario: Without Tank the attacker chooses
    Title (zh) 没有壁垒时由进攻方选择
    Q (en) The same attack on two units without Tank.
    Q (zh) 同样的进攻，但两名单位都没有[壁垒]。
    A (en) The attacker assigns to the weaker one first, if they like.
    A (zh) 进攻方可以先分配给较弱的单位。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Unit V (2) | Opponent | battlefield A |       |
      | Unit Y (4) | Opponent | battlefield A |       |
      | Unit X (4) | You      | base          |       |
      | Unit W (1) | You      | base          |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    And you assign 2 to Unit V and 2 to Unit Y
    Then Unit V is in the opponent's trash
    And Unit Y is at battlefield A

  @id:rb-kw-tank-then-others @rule:815.1.c.1 @rule:815.1.b @source:core-1.4#815.1.c.1 @since:spiritforged
  Scenario: Only when the Tank has lethal damage goes the rest to others
    Title (zh) 壁垒单位获得致命伤害后，其余伤害才分配给其他单位
    Q (en) A unit of 6 might attacks those two.
    Q (zh) 6战力的单位进攻这两名单位。
    A (en) 4 to the Guardian, and the 2 left to the other: both die.
    A (zh) 4点给【日耀卫队】，剩余2点给另一名单位：两者都被摧毁。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Unit V (2)      | Opponent | battlefield A |       |
      | Sunlit Guardian | Opponent | battlefield A |       |
      | Unit X (6)      | You      | base          |       |
      | Unit W (1)      | You      | base          |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then nobody is asked
    And Sunlit Guardian is in the opponent's trash
    And Unit V is in the opponent's trash

  @id:rb-kw-tank-two @rule:815.1.c.2 @source:judge-zh-2025-10-23#two-tanks @source:core-1.4#815.1.c.2 @since:spiritforged
  Scenario: Of two units with Tank the attacker chooses which is first
    Title (zh) 两名壁垒单位中由进攻方选择先后
    Q (en) Mega-Mech (8 might) attacks Blitzcrank, Impassive (5, Tank), Maddened Marauder (4, Tank) and a unit of 1. Whom may I assign to first?
    Q (zh) 【超能机甲】（8战力）进攻【布里茨 - 钢铁意志】（5，[壁垒]）、【疯狂海寇】（4，[壁垒]）和1战力单位。可以先分配给谁？
    A (en) Either of the two with Tank: 5 to Blitzcrank and 3 to the Marauder, or 4 to each.
    A (zh) 两名[壁垒]单位任选：5点给【布里茨 - 钢铁意志】、3点给【疯狂海寇】，或各4点。
    Given it is your main phase
    And the position:
      | object                | player   | place         | state |
      | Mega-Mech             | You      | base          |       |
      | Unit V (1)            | Opponent | battlefield A |       |
      | Blitzcrank, Impassive | Opponent | battlefield A |       |
      | Maddened Marauder     | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Mega-Mech to battlefield A
    And the showdown ends
    And you assign 4 to Maddened Marauder and 4 to Blitzcrank, Impassive
    Then Maddened Marauder is in the opponent's trash
    And Blitzcrank, Impassive is at battlefield A
    And Unit V is at battlefield A

  @id:rb-kw-tank-two.other-way @rule:815.1.c.2 @source:judge-zh-2025-10-23#two-tanks @source:core-1.4#815.1.c.2 @since:spiritforged
  Scenario: The other one may be first as well
    Title (zh) 也可以先分配给另一名
    Q (en) I assign to Blitzcrank, Impassive first.
    Q (zh) 我方先分配给【布里茨 - 钢铁意志】。
    A (en) 5 kill Blitzcrank; the Marauder survives 3.
    A (zh) 5点摧毁【布里茨 - 钢铁意志】；【疯狂海寇】承受3点而存活。
    Given it is your main phase
    And the position:
      | object                | player   | place         | state |
      | Mega-Mech             | You      | base          |       |
      | Unit V (1)            | Opponent | battlefield A |       |
      | Blitzcrank, Impassive | Opponent | battlefield A |       |
      | Maddened Marauder     | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Mega-Mech to battlefield A
    And the showdown ends
    And you assign 5 to Blitzcrank, Impassive and 3 to Maddened Marauder
    Then Blitzcrank, Impassive is in the opponent's trash
    And Maddened Marauder is at battlefield A
    And Unit V is at battlefield A

  @id:rb-kw-tank-granted @rule:815.1.b @rule:801.3.a @source:core-1.4#801.3.a @since:vendetta
  Scenario: A unit that is given Tank this turn is assigned damage first
    Title (zh) 本回合被给予壁垒的单位先被分配伤害
    Q (en) The opponent attacks my units of 4 and 2 might with 4. In the showdown I use Eye of Twilight on the stronger one.
    Q (zh) 对方以4战力进攻我方4战力和2战力单位。法术对决中我方对较强的单位使用【暮光之眼】。
    A (en) All 4 damage go to it; the weaker one survives.
    A (zh) 4点伤害全部分配给它；较弱的单位存活。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state |
      | Eye of Twilight | You      | legend        |       |
      | Unit V (2)      | You      | battlefield A |       |
      | Unit W (4)      | You      | battlefield A |       |
      | Unit X (4)      | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you use the ability of Eye of Twilight choosing Unit W
    And the next item resolves
    And the showdown ends
    Then nobody is asked
    And Unit W is in your trash
    And Unit V is at battlefield A

  @id:rb-kw-tank-redundant @rule:815.2 @rule:815.1.c.2 @source:core-1.4#815.2 @since:vendetta
  Scenario: A second instance of Tank puts nobody further ahead
    Title (zh) 第二个壁垒不会让单位更优先
    Q (en) Horns of the Dragon (6, Tank) is given Tank again by Eye of Twilight and defends beside Sunlit Guardian (4 as a defender, Tank). The opponent attacks with 6. Whom may they assign to?
    Q (zh) 【龙角勇士】（6，[壁垒]）又从【暮光之眼】获得[壁垒]，与【日耀卫队】（防守时4，[壁垒]）一同防守。对方以6战力进攻，可以先分配给谁？
    A (en) Either: having Tank twice is the same as having it once.
    A (zh) 任选其一：有两个[壁垒]与有一个相同。
    Given it is the opponent's main phase
    And the position:
      | object              | player   | place         | state |
      | Eye of Twilight     | You      | legend        |       |
      | Horns of the Dragon | You      | battlefield A |       |
      | Sunlit Guardian     | You      | battlefield A |       |
      | Unit X (6)          | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you use the ability of Eye of Twilight choosing Horns of the Dragon
    And the next item resolves
    And the showdown ends
    And the opponent assigns 4 to Sunlit Guardian and 2 to Horns of the Dragon
    Then Sunlit Guardian is in your trash
    And Horns of the Dragon is at battlefield A

  @id:rb-kw-tank-referenced @rule:815.3 @source:core-1.4#815.3 @since:vendetta
  Scenario: A card that asks for Tank finds it, printed or given
    Title (zh) 询问壁垒的牌可以找到印刷或被给予的壁垒
    Q (en) Kinkou Temple gives units there with Tank 1 might more. What might have Sunlit Guardian and a unit that Eye of Twilight gives Tank?
    Q (zh) 【均衡寺院】使此处有[壁垒]的单位战力+1。【日耀卫队】与被【暮光之眼】给予[壁垒]的单位战力是多少？
    A (en) Both have 1 more; the unit without Tank does not.
    A (zh) 两者都+1；没有[壁垒]的单位不变。
    Given it is your main phase
    And the battlefields:
      | battlefield | card          | controller |
      | A           | Kinkou Temple | You        |
    And the position:
      | object          | player | place         | state |
      | Eye of Twilight | You    | legend        |       |
      | Sunlit Guardian | You    | battlefield A |       |
      | Unit V (2)      | You    | battlefield A |       |
      | Unit W (2)      | You    | battlefield A |       |
    And both players can pay for anything
    When you use the ability of Eye of Twilight choosing Unit W
    And the chain resolves
    Then Sunlit Guardian has might 4
    And Unit W has might 3
    And Unit V has might 2
