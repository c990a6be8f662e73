@game:riftbound
Feature: Backline

  @id:rb-kw-backline-last @rule:826.1 @rule:826.3 @rule:826.4 @source:core-1.4#826.1 @since:unleashed
  Scenario: A unit with Backline is assigned damage after the others
    Title (zh) 后排单位在其他单位之后才被分配伤害
    Q (en) Unit W with 4 might attacks where Enthusiastic Promoter and Unit X defend. Who may be assigned the damage?
    Q (zh) 4战力的单位W进攻【热情的播报员】和单位X防守的战场。伤害如何分配？
    A (en) Unit X must get its lethal 3 first; the fourth point goes to the Promoter, who survives.
    A (zh) 必须先给单位X分配致命的3点；剩下1点分配给【热情的播报员】，其存活。
    Given it is your main phase
    And the position:
      | object                | player   | place         | state |
      | Unit W (4)            | You      | base          |       |
      | Enthusiastic Promoter | Opponent | battlefield A |       |
      | Unit X (3)            | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit W to battlefield A
    And the showdown ends
    Then Unit X is in the opponent's trash
    And Enthusiastic Promoter is at battlefield A
    And Unit W is in your trash

  @id:rb-kw-backline-illegal @rule:826.3 @rule:826.4.b @source:core-1.4#826.3 @since:unleashed
  Scenario: Damage for a unit with Backline while another still waits is no legal assignment
    Title (zh) 仍有其他单位未获致命伤害时，不能给后排单位分配伤害
    Q (en) Unit W with 2 might attacks where Enthusiastic Promoter (2) and Unit X (3) defend. May I kill the Promoter?
    Q (zh) 2战力的单位W进攻【热情的播报员】（2战力）和单位X（3战力）防守的战场。可以摧毁【热情的播报员】吗？
    A (en) No. All damage goes to Unit X.
    A (zh) 不可以。全部伤害都分配给单位X。
    Given it is your main phase
    And the position:
      | object                | player   | place         | state |
      | Unit W (2)            | You      | base          |       |
      | Enthusiastic Promoter | Opponent | battlefield A |       |
      | Unit X (3)            | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit W to battlefield A
    And the showdown ends
    Then Enthusiastic Promoter is at battlefield A
    And Unit X is at battlefield A
    And nobody is asked
    And Unit W is in your trash

  @id:rb-kw-backline-several @rule:826.4.a @rule:826.4.b @source:core-1.4#826.4.a @since:unleashed
  Scenario: Among several units with Backline damage may go to any, lethal to one before the next
    Title (zh) 多名后排单位之间可任选其一，但须先给一名致命伤害
    Q (en) Unit W with 3 might attacks where Pyke, Returned (3), Enthusiastic Promoter (2) and Unit X (1) defend.
    Q (zh) 3战力的单位W进攻【派克 - 深渊再临】（3）、【热情的播报员】（2）和单位X（1）防守的战场。
    A (en) Unit X gets 1 first. The other 2 may go to Pyke or to the Promoter; I choose the Promoter.
    A (zh) 单位X先得1点。其余2点可以给【派克 - 深渊再临】或【热情的播报员】；我方选择后者。
    Given it is your main phase
    And the position:
      | object                | player   | place         | state |
      | Unit W (3)            | You      | base          |       |
      | Pyke, Returned        | Opponent | battlefield A |       |
      | Enthusiastic Promoter | Opponent | battlefield A |       |
      | Unit X (1)            | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit W to battlefield A
    And the showdown ends
    Then you are asked
    When you assign 1 to Unit X and 2 to Enthusiastic Promoter
    Then Unit X is in the opponent's trash
    And Enthusiastic Promoter is in the opponent's trash
    And Pyke, Returned is at battlefield A

  @id:rb-kw-backline-several.other @rule:826.4.b @source:core-1.4#826.4.b @since:unleashed
  Scenario: Among several units with Backline the other one may be chosen too
    Title (zh) 多名后排单位之间也可选择另一名
    Q (en) The same attack; the 2 left over are assigned to Pyke, Returned.
    Q (zh) 同样的进攻；其余2点分配给【派克 - 深渊再临】。
    A (en) That is legal: Pyke survives with less than lethal damage, and so does the Promoter.
    A (zh) 合法：【派克 - 深渊再临】所受伤害不足以致命而存活，【热情的播报员】也存活。
    Given it is your main phase
    And the position:
      | object                | player   | place         | state |
      | Unit W (3)            | You      | base          |       |
      | Pyke, Returned        | Opponent | battlefield A |       |
      | Enthusiastic Promoter | Opponent | battlefield A |       |
      | Unit X (1)            | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit W to battlefield A
    And the showdown ends
    And you assign 1 to Unit X and 2 to Pyke, Returned
    Then Unit X is in the opponent's trash
    And Enthusiastic Promoter is at battlefield A
    And Pyke, Returned is at battlefield A

  @id:rb-kw-backline-own-side @rule:826.3 @source:core-1.4#826.3 @since:unleashed
  Scenario: Backline counts only among units with the same controller
    Title (zh) 后排只在同一控制者的单位之间比较
    Q (en) Enthusiastic Promoter attacks alone. Must it be assigned damage, though Unit X on the other side has no Backline?
    Q (zh) 【热情的播报员】单独进攻。对方的单位X没有[后排]，仍要给【热情的播报员】分配伤害吗？
    A (en) Yes. It is the only unit on its side.
    A (zh) 要。己方只有它一名单位。
    Given it is your main phase
    And the position:
      | object                | player   | place         | state |
      | Enthusiastic Promoter | You      | base          |       |
      | Unit X (3)            | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Enthusiastic Promoter to battlefield A
    And the showdown ends
    Then Enthusiastic Promoter is in your trash
    And Unit X is at battlefield A

  @id:rb-kw-backline-twice @rule:826.5 @source:core-1.4#826.5 @since:unleashed
  Scenario: A second instance of Backline changes nothing
    Title (zh) 第二个后排没有作用
    Q (en) Unit W with 3 might attacks where a unit with Backline twice (2), Enthusiastic Promoter (2) and Unit X (1) defend.
    Q (zh) 3战力的单位W进攻拥有两个[后排]的单位（2）、【热情的播报员】（2）和单位X（1）防守的战场。
    A (en) After Unit X the remaining 2 may go to either of the two others.
    A (zh) 单位X之后，其余2点可以给另外两名中的任意一名。
    Given it is your main phase
    And the position:
      | object                 | player   | place         | state |
      | Unit W (3)             | You      | base          |       |
      | Enthusiastic Promoter  | Opponent | battlefield A |       |
      | Example: Twice Trained | Opponent | battlefield A |       |
      | Unit X (1)             | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit W to battlefield A
    And the showdown ends
    And you assign 1 to Unit X and 2 to Example: Twice Trained
    Then Unit X is in the opponent's trash
    And Example: Twice Trained is in the opponent's trash
    And Enthusiastic Promoter is at battlefield A
