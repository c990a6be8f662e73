@game:riftbound
Feature: Ganking

  @id:rb-kw-ganking-move @rule:810.1.b @rule:810.1.c @source:core-1.4#810.1.b @since:spiritforged
  Scenario: With Ganking a standard move goes from one battlefield to another
    Title (zh) 有游走的单位可用标准移动从一处战场移动到另一处
    Q (en) Laurent Bladekeeper is at battlefield A. Where may it move?
    Q (zh) 【劳伦特护刃者】位于战场A。它可以移动到哪里？
    A (en) To battlefield B; it is exhausted as for any standard move.
    A (zh) 可以移动到战场B；与任何标准移动一样进入休眠。
    Given it is your main phase
    And the position:
      | object              | player | place         | state |
      | Unit V (2)          | You    | base          |       |
      | Laurent Bladekeeper | You    | battlefield A |       |
    And both players can pay for anything
    When you move Laurent Bladekeeper to battlefield B
    Then Laurent Bladekeeper is at battlefield B
    And Laurent Bladekeeper is exhausted
    And Unit V is ready

  @id:rb-kw-ganking-base @rule:810.1.c.1 @source:core-1.4#810.1.c.1 @since:spiritforged
  Scenario: Ganking takes no destination away: the unit may still move to base
    Title (zh) 游走不会减少目的地：单位仍可移动到基地
    Q (en) May Laurent Bladekeeper move from a battlefield to my base?
    Q (zh) 【劳伦特护刃者】可以从战场移动到我方基地吗？
    A (en) Yes, as any unit.
    A (zh) 可以，与任何单位一样。
    Given it is your main phase
    And the position:
      | object              | player | place         | state |
      | Unit V (2)          | You    | base          |       |
      | Laurent Bladekeeper | You    | battlefield A |       |
    And both players can pay for anything
    When you move Laurent Bladekeeper to your base
    Then Laurent Bladekeeper is in your base
    And Laurent Bladekeeper is exhausted
    And no showdown is open

  @id:rb-kw-ganking-once @rule:810.1.c.2 @rule:810.1.c.3 @source:faq-origins#ganking @source:core-1.4#810.1.c.3 @control:rb-kw-ganking-move @since:spiritforged
  Scenario: Ganking gives no additional move
    Title (zh) 游走不提供额外的移动
    Q (en) Laurent Bladekeeper has moved to battlefield A this turn and is exhausted. May it gank to battlefield B?
    Q (zh) 【劳伦特护刃者】本回合已移动到战场A并处于休眠。它可以再[游走]到战场B吗？
    A (en) No. Ganking only adds a destination to the one standard move, whose cost is exhausting the unit.
    A (zh) 不可以。[游走]只为标准移动增加目的地，其费用仍是使单位休眠。
    Given it is your main phase
    And the position:
      | object              | player | place | state |
      | Unit V (2)          | You    | base  |       |
      | Laurent Bladekeeper | You    | base  |       |
    And both players can pay for anything
    When you move Laurent Bladekeeper to battlefield A
    And the showdown ends
    Then Laurent Bladekeeper is at battlefield A
    And Laurent Bladekeeper is exhausted
    And you may not move Laurent Bladekeeper to battlefield B

  @id:rb-kw-ganking-together @rule:810.1.c @rule:144.3 @source:faq-origins#ganking @since:spiritforged
  Scenario: A unit that ganks moves together with others that come from base
    Title (zh) 游走的单位可与从基地出发的单位一同移动
    Q (en) May Laurent Bladekeeper at battlefield A and a unit in my base move to battlefield B in one standard move?
    Q (zh) 战场A的【劳伦特护刃者】与我方基地的单位可以在一次标准移动中同时移动到战场B吗？
    A (en) Yes: the destination is legal for each of them.
    A (zh) 可以：该目的地对每名单位都合法。
    Given it is your main phase
    And the position:
      | object              | player | place         | state |
      | Unit V (2)          | You    | base          |       |
      | Unit W (2)          | You    | base          |       |
      | Laurent Bladekeeper | You    | battlefield A |       |
    And both players can pay for anything
    When you move Unit V and Laurent Bladekeeper to battlefield B
    Then Unit V is at battlefield B
    And Laurent Bladekeeper is at battlefield B
    And Unit W is in your base

  @id:rb-kw-ganking-together.without @rule:810.1.c @rule:144.3 @source:faq-origins#ganking @control:rb-kw-ganking-together @since:spiritforged
  Scenario: A unit without Ganking does not go along from another battlefield
    Title (zh) 没有游走的单位不能从另一战场一同移动
    Q (en) Beside Laurent Bladekeeper at battlefield A is a unit without Ganking. May both move to battlefield B?
    Q (zh) 战场A的【劳伦特护刃者】旁有一名没有[游走]的单位。两者可以一同移动到战场B吗？
    A (en) No. Ganking permits only the unit that has it.
    A (zh) 不可以。[游走]只允许具有它的单位。
    Given it is your main phase
    And the position:
      | object              | player | place         | state |
      | Unit V (2)          | You    | base          |       |
      | Unit W (2)          | You    | battlefield A |       |
      | Laurent Bladekeeper | You    | battlefield A |       |
    And both players can pay for anything
    Then you may not move Unit W and Laurent Bladekeeper to battlefield B
    And you may move Laurent Bladekeeper to battlefield B

  @id:rb-kw-ganking-granted @rule:810.1.b @rule:801.3.a @source:core-1.4#801.3.a @since:spiritforged
  Scenario: A unit that is given Ganking this turn moves between battlefields
    Title (zh) 本回合被给予游走的单位可在战场之间移动
    Q (en) Miss Fortune, Bounty Hunter gives my unit at battlefield A Ganking this turn.
    Q (zh) 【赏金猎人】使我方战场A的单位本回合获得[游走]。
    A (en) It may move to battlefield B; the one beside it may not.
    A (zh) 它可以移动到战场B；旁边的单位不可以。
    Given it is your main phase
    And the position:
      | object                      | player | place         | state |
      | Miss Fortune, Bounty Hunter | You    | legend        |       |
      | Unit V (2)                  | You    | battlefield A |       |
      | Unit W (2)                  | You    | battlefield A |       |
    And both players can pay for anything
    When you use the ability of Miss Fortune, Bounty Hunter choosing Unit W
    And the chain resolves
    Then you may not move Unit V to battlefield B
    When you move Unit W to battlefield B
    Then Unit W is at battlefield B
    And Unit V is at battlefield A

  @id:rb-kw-ganking-redundant @rule:810.2 @source:core-1.4#810.2 @since:spiritforged
  Scenario: A second instance of Ganking changes nothing
    Title (zh) 第二个游走没有额外作用
    Q (en) Laurent Bladekeeper is at Windswept Hillock, which gives units there Ganking as well. What may it do?
    Q (zh) 【劳伦特护刃者】位于【疾风山丘】，该处也使单位获得[游走]。它可以做什么？
    A (en) Move to the other battlefield, once: it is exhausted then.
    A (zh) 移动到另一处战场，仅一次：之后处于休眠。
    Given it is your main phase
    And the battlefields:
      | battlefield | card              | controller |
      | A           | Windswept Hillock | You        |
    And the position:
      | object              | player | place         | state |
      | Unit V (2)          | You    | base          |       |
      | Laurent Bladekeeper | You    | battlefield A |       |
    And both players can pay for anything
    When you move Laurent Bladekeeper to battlefield B
    And the showdown ends
    Then Laurent Bladekeeper is at battlefield B
    And Laurent Bladekeeper is exhausted
    And you may not move Laurent Bladekeeper to battlefield A

  @id:rb-kw-ganking-conditional @rule:810.1.b @rule:809.1.c @rule:364.3 @source:core-1.4#810.1.b @since:spiritforged
  Scenario: Ganking that hangs on being Mighty comes with the buff
    Title (zh) 取决于强力的游走随增益而来
    Q (en) Fiora, Victorious (4 might) has Ganking while Mighty. I buff her; may she gank?
    Q (zh) 【菲奥娜 - 所向披靡】（4战力）为强力单位时具有[游走]。我方给予她增益，她可以[游走]吗？
    A (en) Yes: with 5 might the condition holds.
    A (zh) 可以：战力为5时条件成立。
    Given it is your main phase
    And the position:
      | object            | player | place         | state  |
      | Unit V (2)        | You    | base          |        |
      | Fiora, Victorious | You    | battlefield A | buffed |
    And both players can pay for anything
    When you move Fiora, Victorious to battlefield B
    Then Fiora, Victorious is at battlefield B
    And Fiora, Victorious has might 5

  @id:rb-kw-ganking-conditional.not-mighty @rule:810.1.b @rule:364.3 @source:core-1.4#810.1.b @control:rb-kw-ganking-conditional @since:spiritforged
  Scenario: Without the condition there is no Ganking
    Title (zh) 条件不成立时没有游走
    Q (en) Fiora, Victorious has no buff: 4 might.
    Q (zh) 【菲奥娜 - 所向披靡】没有增益：4战力。
    A (en) She does not have Ganking and may not move to battlefield B.
    A (zh) 她没有[游走]，不能移动到战场B。
    Given it is your main phase
    And the position:
      | object            | player | place         | state |
      | Unit V (2)        | You    | base          |       |
      | Fiora, Victorious | You    | battlefield A |       |
    And both players can pay for anything
    Then you may not move Fiora, Victorious to battlefield B
    And you may move Fiora, Victorious to your base
