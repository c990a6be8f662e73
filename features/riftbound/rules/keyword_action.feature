@game:riftbound
Feature: Action

  @id:rb-kw-action-showdown @rule:806.1.b @rule:806.1.c.1 @rule:308.1.a @source:core-1.4#806.1.c.1 @since:spiritforged
  Scenario: A spell with Action is played in a showdown of the other player's turn
    Title (zh) 带有迅捷的法术可在对方回合的法术对决中打出
    Q (en) The opponent moves to an empty battlefield and passes focus to me. May I play Hextech Ray there, although it is not my turn?
    Q (zh) 对方移动到无人的战场并让过焦点。不是我方回合，可以在此时打出【海克斯射线】吗？
    A (en) Yes. Action permits it during showdowns, whoever's turn it is.
    A (zh) 可以。[迅捷]允许在任意玩家回合的法术对决中打出。
    Given it is the opponent's main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Unit X (4)  | Opponent | base          |       |
      | Unit Y (4)  | Opponent | battlefield B |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you play Hextech Ray choosing Unit X
    And the next item resolves
    Then Unit X has damage 3
    And Unit Y has no damage

  @id:rb-kw-action-showdown.without @rule:806.1.b @rule:308.1.a @source:core-1.4#806.1.b @control:rb-kw-action-showdown @since:spiritforged
  Scenario: A spell without Action is not played in a showdown
    Title (zh) 没有迅捷的法术不能在法术对决中打出
    Q (en) In that showdown I hold Falling Star, which has no Action.
    Q (zh) 同一法术对决中，我方手上有没有[迅捷]的【星落】。
    A (en) It may not be played: without a permission it waits for my own main phase outside showdowns.
    A (zh) 不可以打出：没有权限的牌只能在我方主阶段、法术对决之外打出。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place         | state |
      | Falling Star | You      | hand          |       |
      | Unit X (4)   | Opponent | base          |       |
      | Unit Y (4)   | Opponent | battlefield B |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    Then you may not play Falling Star choosing Unit X then choosing Unit Y

  @id:rb-kw-action-closed @rule:806.1.c.1 @rule:309.1.a @source:core-1.4#806.1.c.1 @control:rb-kw-action-showdown @since:spiritforged
  Scenario: Action does not permit answering what is on the chain
    Title (zh) 迅捷不允许对结算链上的内容做出反应
    Q (en) In the showdown the opponent plays Cleave. May I answer with Hextech Ray?
    Q (zh) 法术对决中对方打出【顺劈】。我方可以打出【海克斯射线】作为反应吗？
    A (en) No. While the chain exists only Reactions are played; once it has resolved, the Action may be.
    A (zh) 不可以。结算链存在时只能打出[反应]；结算链结算后才可以打出[迅捷]。
    Given it is the opponent's main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Cleave      | Opponent | hand          |       |
      | Unit X (4)  | Opponent | base          |       |
      | Unit Y (4)  | Opponent | battlefield B |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent plays Cleave choosing Unit X
    And the opponent passes
    Then you may not react with Hextech Ray choosing Unit X

  @id:rb-kw-action-anytime @rule:806.2 @source:core-1.4#806.2 @since:spiritforged
  Scenario: A spell with Action is still played on its own turn outside showdowns
    Title (zh) 带有迅捷的法术仍可在自己回合的法术对决之外打出
    Q (en) It is my main phase and there is no showdown. May I play Hextech Ray?
    Q (zh) 我方主阶段，没有法术对决。可以打出【海克斯射线】吗？
    A (en) Yes. Action only adds times at which it may be played.
    A (zh) 可以。[迅捷]只是增加可以打出的时机。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Unit X (4)  | Opponent | battlefield A |       |
      | Unit Y (4)  | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit Y
    And the chain resolves
    Then Unit Y has damage 3
    And Unit X has no damage
    And no showdown is open

  @id:rb-kw-action-same-effect @rule:806.3 @source:core-1.4#806.3 @since:spiritforged
  Scenario: Played in a showdown, an Action does what it always does
    Title (zh) 在法术对决中打出的迅捷法术，效果不变
    Q (en) In a showdown at battlefield A I play Hextech Ray. May I choose a unit at battlefield B?
    Q (zh) 战场A进行法术对决时，我方打出【海克斯射线】。可以选择战场B的单位吗？
    A (en) Yes. The keyword is a permission; it does not change what the spell may choose.
    A (zh) 可以。该关键词只提供权限，不改变法术可以选择的对象。
    Given it is the opponent's main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Unit X (4)  | Opponent | base          |       |
      | Unit Y (4)  | Opponent | battlefield B |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you play Hextech Ray choosing Unit Y
    And the next item resolves
    Then Unit Y has damage 3
    And Unit X has no damage
    And a showdown is open at battlefield A

  @id:rb-kw-action-ability @rule:806.1.a @rule:806.1.c.2 @rule:806.1.d @source:core-1.4#806.1.c.2 @since:unleashed
  Scenario: An ability with Action is used in a showdown of the other player's turn
    Title (zh) 带有迅捷的技能可在对方回合的法术对决中使用
    Q (en) The opponent attacks my 3-might unit with a 4-might unit and passes focus. May I use Divining Shells, whose ability has Action?
    Q (zh) 对方以4战力单位进攻我方3战力单位并让过焦点。我方可以使用带有[迅捷]的【占卜贝壳】技能吗？
    A (en) Yes. My unit has 5 might this turn and wins the combat.
    A (zh) 可以。我方单位本回合战力为5，赢得战斗。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state |
      | Divining Shells | You      | base          |       |
      | Unit W (2)      | You      | base          |       |
      | Unit V (3)      | You      | battlefield A |       |
      | Unit X (4)      | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you use the ability of Divining Shells choosing Unit V
    And the next item resolves
    Then Unit V has might 5
    And Divining Shells is in your trash
    When the showdown ends
    Then Unit V is at battlefield A
    And Unit X is in the opponent's trash

  @id:rb-kw-action-ability.without @rule:806.1.b @rule:806.1.c.2 @source:core-1.4#806.1.c.2 @control:rb-kw-action-ability @since:unleashed
  Scenario: An ability without Action is not used in a showdown
    Title (zh) 没有迅捷的技能不能在法术对决中使用
    Q (en) In such a showdown my legend is Miss Fortune, Bounty Hunter; her ability has no Action.
    Q (zh) 同样的法术对决中，我方传奇为【赏金猎人】，其技能没有[迅捷]。
    A (en) It may not be used now.
    A (zh) 此时不能使用。
    Given it is the opponent's main phase
    And the position:
      | object                      | player   | place         | state |
      | Miss Fortune, Bounty Hunter | You      | legend        |       |
      | Unit V (3)                  | You      | battlefield A |       |
      | Unit W (2)                  | You      | base          |       |
      | Unit X (4)                  | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    Then you may not use the ability of Miss Fortune, Bounty Hunter choosing Unit V

  @id:rb-kw-action-granted @rule:806.4 @source:core-1.4#806.4 @since:spiritforged
  Scenario: A passive ability gives Action while its condition holds
    Title (zh) 被动技能在条件成立时给予迅捷
    Q (en) A unit of mine gives my spells Action while I control the battlefield it is at. May I play Falling Star, which has none of its own, in the showdown there?
    Q (zh) 我方一名单位在我方控制其所处战场时使我方法术获得[迅捷]。在该处的法术对决中可以打出本身没有[迅捷]的【星落】吗？
    A (en) Yes, as long as the condition is true.
    A (zh) 可以，只要条件成立。
    Given it is the opponent's main phase
    And the position:
      | object                   | player   | place         | state |
      | Example: Marching Orders | You      | battlefield A |       |
      | Falling Star             | You      | hand          |       |
      | Unit X (4)               | Opponent | base          |       |
      | Unit Y (4)               | Opponent | battlefield B |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you play Falling Star choosing Unit X then choosing Unit Y
    And the next item resolves
    Then Unit X has damage 3
    And Unit Y has damage 3

  @id:rb-kw-action-granted.not-there @rule:806.4 @source:core-1.4#806.4 @control:rb-kw-action-granted @since:spiritforged
  Scenario: A card has no Action unless the condition of what gives it holds
    Title (zh) 条件不成立时，卡牌没有迅捷
    Q (en) The same unit is in my base: its condition does not hold.
    Q (zh) 同一单位在我方基地：条件不成立。
    A (en) The spells do not have Action, and Falling Star may not be played in the showdown.
    A (zh) 法术没有[迅捷]，【星落】不能在法术对决中打出。
    Given it is the opponent's main phase
    And the position:
      | object                   | player   | place         | state |
      | Example: Marching Orders | You      | base          |       |
      | Falling Star             | You      | hand          |       |
      | Unit X (4)               | Opponent | base          |       |
      | Unit Y (4)               | Opponent | battlefield B |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    Then you may not play Falling Star choosing Unit X then choosing Unit Y
