@game:riftbound
Feature: Reaction

  @id:rb-kw-reaction-closed @rule:813.1.c.1 @rule:309.1.a @source:core-1.4#813.1.c.1 @since:spiritforged
  Scenario: A card with Reaction answers a spell of the other player's turn
    Title (zh) 带有反应的牌可以对对方回合的法术做出反应
    Q (en) The opponent plays Hextech Ray on my 3-might unit. I answer with Discipline. Does it survive?
    Q (zh) 对方对我方3战力单位打出【海克斯射线】。我方打出【训练有素】作为反应。单位存活吗？
    A (en) Yes. Discipline resolves first; with 5 might, 3 damage is not lethal.
    A (zh) 存活。【训练有素】先结算；战力为5时，3点伤害不致命。
    Given it is the opponent's main phase
    And the position:
      | object      | player   | place         | state |
      | Discipline  | You      | hand          |       |
      | Unit V (3)  | You      | battlefield A |       |
      | Unit W (3)  | You      | battlefield A |       |
      | Hextech Ray | Opponent | hand          |       |
    And both players can pay for anything
    When the opponent plays Hextech Ray choosing Unit V
    And you react with Discipline choosing Unit V
    And the chain resolves
    Then Unit V is at battlefield A
    And Unit V has damage 3
    And Unit V has might 5
    And you have drawn 1 card

  @id:rb-kw-reaction-closed.without @rule:813.1.c.1 @rule:309.1.a @source:core-1.4#813.1.c.1 @control:rb-kw-reaction-closed @since:spiritforged
  Scenario: A card without Reaction does not
    Title (zh) 没有反应的牌不可以
    Q (en) I hold Cleave, an Action.
    Q (zh) 我方手上是带有[迅捷]的【顺劈】。
    A (en) While the chain exists it may not be played.
    A (zh) 结算链存在时不能打出。
    Given it is the opponent's main phase
    And the position:
      | object      | player   | place         | state |
      | Cleave      | You      | hand          |       |
      | Unit V (3)  | You      | battlefield A |       |
      | Unit W (3)  | You      | battlefield A |       |
      | Hextech Ray | Opponent | hand          |       |
    And both players can pay for anything
    When the opponent plays Hextech Ray choosing Unit V
    Then you may not react with Cleave choosing Unit V

  @id:rb-kw-reaction-showdown @rule:813.1.b @rule:308.1.a @source:core-1.4#813.1.b @since:spiritforged
  Scenario: Reaction has all permissions of Action
    Title (zh) 反应拥有迅捷的所有权限
    Q (en) A showdown is open in the opponent's turn, the chain is empty and the focus mine. May I play Discipline?
    Q (zh) 对方回合中正在法术对决，结算链为空，焦点在我方。可以打出【训练有素】吗？
    A (en) Yes, as if it had Action.
    A (zh) 可以，如同具有[迅捷]。
    Given it is the opponent's main phase
    And the position:
      | object     | player   | place         | state |
      | Discipline | You      | hand          |       |
      | Unit V (3) | You      | battlefield A |       |
      | Unit W (3) | You      | base          |       |
      | Unit X (4) | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you play Discipline choosing Unit V
    And the next item resolves
    Then Unit V has might 5
    When the showdown ends
    Then Unit X is in the opponent's trash
    And Unit V is at battlefield A

  @id:rb-kw-reaction-open @rule:813.2 @source:core-1.4#813.2 @since:spiritforged
  Scenario: A card with Reaction is also played in one's own open state
    Title (zh) 带有反应的牌也可在己方开环状态打出
    Q (en) It is my main phase and nothing is going on. May I play Discipline?
    Q (zh) 我方主阶段，没有任何进行中的事。可以打出【训练有素】吗？
    A (en) Yes.
    A (zh) 可以。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Discipline | You    | hand  |       |
      | Unit V (3) | You    | base  |       |
      | Unit W (3) | You    | base  |       |
    And both players can pay for anything
    When you play Discipline choosing Unit W
    And the chain resolves
    Then Unit W has might 5
    And Unit V has might 3
    And you have drawn 1 card

  @id:rb-kw-reaction-other-turn @rule:813.2 @rule:310.1.a @source:core-1.4#813.1.c @control:rb-kw-reaction-open @since:spiritforged
  Scenario: It gives no permission in the other player's open state outside a showdown
    Title (zh) 在对方开环状态且非法术对决时，反应不提供权限
    Q (en) It is the opponent's main phase with no chain and no showdown. May I play Discipline?
    Q (zh) 对方主阶段，没有结算链也没有法术对决。我方可以打出【训练有素】吗？
    A (en) No. There is nothing to react to, and the priority is the opponent's.
    A (zh) 不可以。没有可反应的内容，优先行动权在对方。
    Given it is the opponent's main phase
    And the position:
      | object     | player | place | state |
      | Discipline | You    | hand  |       |
      | Unit V (3) | You    | base  |       |
      | Unit W (3) | You    | base  |       |
    And both players can pay for anything
    Then you may not play Discipline choosing Unit W

  @id:rb-kw-reaction-ability @rule:813.1.a @rule:813.1.c.2 @rule:429.2 @source:core-1.4#813.1.c.2 @since:spiritforged
  Scenario: An ability with Reaction is used while the chain exists
    Title (zh) 带有反应的技能可在结算链存在时使用
    Q (en) The opponent plays Hextech Ray. I have two Gold, whose ability has Reaction. May I use one now?
    Q (zh) 对方打出【海克斯射线】。我方有两个“金币”（其技能带有[反应]）。现在可以使用其中一个吗？
    A (en) Yes: the power is added at once, in a closed state of the opponent's turn.
    A (zh) 可以：在对方回合的闭环状态中立即获得符能。
    Given it is the opponent's main phase
    And the position:
      | object      | player   | place         | state |
      | Gold as G1  | You      | base          |       |
      | Gold as G2  | You      | base          |       |
      | Unit V (3)  | You      | battlefield A |       |
      | Hextech Ray | Opponent | hand          |       |
    And the opponent can pay for anything
    And you have 1 energy
    When the opponent plays Hextech Ray choosing Unit V
    And you react with the ability of G1
    Then there is 1 Gold at your base
    And G2 is ready
    And Hextech Ray is on the chain

  @id:rb-kw-reaction-unit @rule:813.3.a @rule:813.3 @source:core-1.4#813.3.a @since:spiritforged
  Scenario: A unit with Reaction is played in response, to base or a battlefield one controls
    Title (zh) 带有反应的单位可作为反应打出到基地或己方控制的战场
    Q (en) The opponent attacks my 2-might unit with 4 might. May Shen, Kinkou (3 might, Shield 2, Tank) come to its help?
    Q (zh) 对方以4战力进攻我方2战力单位。【慎 - 均衡守中】（3战力，[坚守2]，[壁垒]）可以前来支援吗？
    A (en) Yes, I control that battlefield. He defends with 5 and must be assigned damage first.
    A (zh) 可以，我方控制该战场。他以5战力防守，且必须首先承担伤害。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place         | state |
      | Shen, Kinkou | You      | hand          |       |
      | Unit V (2)   | You      | battlefield A |       |
      | Unit W (2)   | You      | base          |       |
      | Cleave       | Opponent | hand          |       |
      | Unit X (4)   | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent plays Cleave choosing Unit X
    And you react with Shen, Kinkou to battlefield A
    Then Shen, Kinkou is at battlefield A
    And Shen, Kinkou is exhausted
    And Shen, Kinkou has might 5
    And Cleave is on the chain

  @id:rb-kw-reaction-unit.elsewhere @rule:813.3.a @rule:355.2.a @source:core-1.4#813.3.a @control:rb-kw-reaction-unit @since:spiritforged
  Scenario: Reaction opens no further places to a unit
    Title (zh) 反应不会为单位增加可打出的位置
    Q (en) The opponent controls battlefield B, nobody controls battlefield A. I answer with Shen, Kinkou: where may he be played?
    Q (zh) 对方控制战场B，战场A无人控制。我方以【慎 - 均衡守中】作为反应：可以打出到哪里？
    A (en) To my base only.
    A (zh) 只能打出到我方基地。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place         | state |
      | Shen, Kinkou | You      | hand          |       |
      | Unit V (2)   | You      | base          |       |
      | Cleave       | Opponent | hand          |       |
      | Unit X (4)   | Opponent | battlefield B |       |
    And both players can pay for anything
    When the opponent plays Cleave choosing Unit X
    Then you may not react with Shen, Kinkou to battlefield A
    And you may not react with Shen, Kinkou to battlefield B
    And you may react with Shen, Kinkou to your base

  @id:rb-kw-reaction-granted @rule:813.4 @source:core-1.4#813.4 @since:spiritforged
  Scenario: A passive ability gives Reaction while its condition holds
    Title (zh) 被动技能在条件成立时给予反应
    Q (en) A unit of mine gives my spells Reaction while it is in a showdown. The opponent plays Discipline in the combat there. May I answer with Cleave?
    Q (zh) 我方一名单位在法术对决中时使我方法术获得[反应]。对方在该处战斗中打出【训练有素】。我方可以打出【顺劈】作为反应吗？
    A (en) Yes, while the condition is true Cleave has Reaction.
    A (zh) 可以，条件成立时【顺劈】具有[反应]。
    Given it is the opponent's main phase
    And the position:
      | object                 | player   | place         | state |
      | Example: Quick Counsel | You      | battlefield A |       |
      | Cleave                 | You      | hand          |       |
      | Unit V (2)             | You      | battlefield A |       |
      | Unit X (4)             | Opponent | base          |       |
      | Discipline             | Opponent | hand          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent plays Discipline choosing Unit X
    And you react with Cleave choosing Unit X
    Then the chain has 2 items
    When the chain resolves
    Then Unit X has might 9

  @id:rb-kw-reaction-granted.not-there @rule:813.4 @source:core-1.4#813.4 @control:rb-kw-reaction-granted @since:spiritforged
  Scenario: A card has no Reaction unless the condition of what gives it holds
    Title (zh) 条件不成立时，卡牌没有反应
    Q (en) The showdown is at the other battlefield.
    Q (zh) 法术对决在另一处战场进行。
    A (en) Cleave does not have Reaction and may not be played in response.
    A (zh) 【顺劈】没有[反应]，不能作为反应打出。
    Given it is the opponent's main phase
    And the position:
      | object                 | player   | place         | state |
      | Example: Quick Counsel | You      | battlefield A |       |
      | Cleave                 | You      | hand          |       |
      | Unit V (2)             | You      | battlefield B |       |
      | Unit X (4)             | Opponent | base          |       |
      | Discipline             | Opponent | hand          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield B
    And the opponent plays Discipline choosing Unit X
    Then you may not react with Cleave choosing Unit X

  @id:rb-kw-reaction-referenced @rule:813.5 @rule:813.5.b @source:core-1.4#813.5.b @since:vendetta
  Scenario: A card that asks for Reaction finds it: Mystic Vortex makes such cards cost more
    Title (zh) 询问反应的牌可以找到它：【神秘星旋】使此类牌费用增加
    Q (en) A showdown is open at Mystic Vortex. What does Discipline (2 energy, Reaction) cost?
    Q (zh) 【神秘星旋】处正在法术对决。【训练有素】（2点法力，[反应]）费用是多少？
    A (en) 2 energy and 1 power of any domain.
    A (zh) 2点法力和1点任意特性的符能。
    Given it is the opponent's main phase
    And the battlefields:
      | battlefield | card          | controller |
      | A           | Mystic Vortex | You        |
    And the position:
      | object     | player   | place         | state |
      | Discipline | You      | hand          |       |
      | Cleave     | You      | hand          |       |
      | Unit V (2) | You      | battlefield A |       |
      | Unit X (4) | Opponent | base          |       |
    And you have these runes: 2 fury
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you play Discipline choosing Unit V
    Then you have 1 rune
    When the next item resolves
    Then Unit V has might 4

  @id:rb-kw-reaction-referenced.action @rule:813.5 @rule:806.5 @source:core-1.4#813.5 @since:vendetta
  Scenario: A card with Action is not one with Reaction
    Title (zh) 带有迅捷的牌不是带有反应的牌
    Q (en) What does Cleave (1 energy, Action) cost there?
    Q (zh) 【顺劈】（1点法力，[迅捷]）在该处费用是多少？
    A (en) 1 energy, as always.
    A (zh) 仍为1点法力。
    Given it is the opponent's main phase
    And the battlefields:
      | battlefield | card          | controller |
      | A           | Mystic Vortex | You        |
    And the position:
      | object     | player   | place         | state |
      | Discipline | You      | hand          |       |
      | Cleave     | You      | hand          |       |
      | Unit V (2) | You      | battlefield A |       |
      | Unit X (4) | Opponent | base          |       |
    And you have these runes: 2 fury
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you play Cleave choosing Unit V
    Then you have 2 runes
    And Cleave is on the chain

  @id:rb-kw-reaction-referenced.outside @rule:813.5 @source:core-1.4#813.5 @since:vendetta
  Scenario: Outside showdowns there Mystic Vortex changes nothing
    Title (zh) 不在该处法术对决时【神秘星旋】没有作用
    Q (en) I play Discipline in my main phase while I control Mystic Vortex.
    Q (zh) 我方控制【神秘星旋】，在主阶段打出【训练有素】。
    A (en) It costs 2 energy.
    A (zh) 费用为2点法力。
    Given it is your main phase
    And the battlefields:
      | battlefield | card          | controller |
      | A           | Mystic Vortex | You        |
    And the position:
      | object     | player   | place         | state |
      | Discipline | You      | hand          |       |
      | Cleave     | You      | hand          |       |
      | Unit V (2) | You      | battlefield A |       |
      | Unit X (4) | Opponent | base          |       |
    And you have these runes: 2 fury
    When you play Discipline choosing Unit V
    Then you have 2 runes
    When the chain resolves
    Then Unit V has might 4

  @id:rb-kw-reaction-on-the-chain @rule:813.4.a @rule:822.1.b @source:core-1.4#813.4.a @since:unleashed
  Scenario: A condition for Reaction may be met only by playing the card
    Title (zh) 反应的条件可以在打出该牌的过程中满足
    Q (en) Inferna has Reaction only if it is played to a battlefield where I have units (Ambush). The opponent plays Cleave. May I answer with Inferna, whose place is chosen only on the chain?
    Q (zh) 【伊焚娜】只有打出到有我方单位的战场时才具有[反应]（[伏击]）。对方打出【顺劈】。其位置在结算链上才选择，我方可以打出【伊焚娜】作为反应吗？
    A (en) Yes, since playing it can meet the condition; it is played to battlefield A.
    A (zh) 可以，因为打出过程能够满足条件；它打出到战场A。
    Given it is the opponent's main phase
    And the position:
      | object     | player   | place         | state |
      | Inferna    | You      | hand          |       |
      | Unit V (2) | You      | battlefield A |       |
      | Cleave     | Opponent | hand          |       |
      | Unit X (4) | Opponent | battlefield B |       |
    And both players can pay for anything
    When the opponent plays Cleave choosing Unit X
    And you react with Inferna to battlefield A
    Then Inferna is at battlefield A
    And Cleave is on the chain

  @id:rb-kw-reaction-on-the-chain.unmet @rule:813.4.b @rule:358.4 @source:core-1.4#813.4.b @control:rb-kw-reaction-on-the-chain @since:unleashed
  Scenario: Where playing it does not meet the condition the play is undone
    Title (zh) 打出过程未满足条件时，打出被撤销
    Q (en) In the same situation I try to play Inferna to my base.
    Q (zh) 同样情况下，我方试图将【伊焚娜】打出到基地。
    A (en) That is no legal play: the card has no Reaction there and stays in my hand.
    A (zh) 这不是合法的打出：此时该牌没有[反应]，留在我方手牌。
    Given it is the opponent's main phase
    And the position:
      | object     | player   | place         | state |
      | Inferna    | You      | hand          |       |
      | Unit V (2) | You      | battlefield A |       |
      | Cleave     | Opponent | hand          |       |
      | Unit X (4) | Opponent | battlefield B |       |
    And both players can pay for anything
    When the opponent plays Cleave choosing Unit X
    Then you may not react with Inferna to your base
    And Inferna is in your hand
