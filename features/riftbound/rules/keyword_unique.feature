@game:riftbound
Feature: Unique

  @id:rb-kw-unique-on-board @rule:825.4 @rule:825.1 @source:core-1.4#825.4 @since:spiritforged
  Scenario: Cards with Unique do nothing special on the board
    Title (zh) 唯我在对局中没有其他作用
    Q (en) I control two Forgefire Capes and attach the second one too. Does Unique forbid it?
    Q (zh) 我方控制两件【炉火斗篷】，并贴附第二件。[唯我]会禁止吗？
    A (en) No. Unique limits only how a deck is built.
    A (zh) 不会。[唯我]只限制卡组构筑。
    Given it is your main phase
    And the position:
      | object               | player | place         | state              |
      | Forgefire Cape as F1 | You    | battlefield A | attached to Unit X |
      | Forgefire Cape as F2 | You    | base          |                    |
      | Unit W (1)           | You    | base          |                    |
      | Unit X (1)           | You    | battlefield A |                    |
    And both players can pay for anything
    When you use the ability of F2 choosing Unit X
    And the chain resolves
    Then F1 is attached to Unit X
    And F2 is attached to Unit X
    And Unit X has might 7
