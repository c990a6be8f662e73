@game:riftbound
Feature: Runeblade Anvil

  @id:rb-anvil-opponents-turn @rule:390.4 @rule:391 @rule:317 @rule:419.1.a @source:faq-radiance-zh#runeblade-anvil-on-the-opponents-turn @since:radiance
  Scenario: Runeblade Anvil dies on the opponent's turn: the banished card can be played on my next turn
    Title (zh) 【符刃铁砧】在对方回合被摧毁：被放逐的牌可以在我方的下一个回合打出
    Q (en) The opponent kills my Runeblade Anvil on their turn. Until when may I play the card that it banishes?
    Q (zh) 对方在其回合摧毁了我方的【符刃铁砧】。我方最晚能在什么时候打出被放逐的牌？
    A (en) Until the Ending Phase of my next turn begins: through the whole main phase of that turn.
    A (zh) 直到我方下一个回合的结束阶段开始之前：在该回合的整个主阶段中都可以。
    Given it is the opponent's main phase
    And the position:
      | object                   | player   | place | state |
      | Detonate                 | Opponent | hand  |       |
      | Zhonya's Hourglass as H1 | You      | base  |       |
      | Runeblade Anvil          | You      | base  |       |
      | Unit V (2)               | You      | base  |       |
      | Unit X (2)               | You      | base  |       |
      | Unit S (1)               | You      | deck  |       |
      | Unit T (1)               | You      | deck  |       |
      | Discipline               | You      | deck  |       |
    And both players can pay for anything
    When the opponent plays Detonate choosing Runeblade Anvil
    And the chain resolves
    Then Runeblade Anvil is in your trash
    And Discipline is in your banishment
    And you have drawn 2 cards
    When the turn passes
    And you play Discipline choosing Unit X
    And the chain resolves
    Then Unit X has might 4
    And Unit V has might 2
    And Discipline is in your trash

  @id:rb-anvil-opponents-turn.too-late @rule:390.4 @rule:317 @source:faq-radiance-zh#runeblade-anvil-on-the-opponents-turn @control:rb-anvil-opponents-turn @since:radiance
  Scenario: Runeblade Anvil dies on the opponent's turn: when the Ending Phase of my next turn has begun, it is too late
    Title (zh) 【符刃铁砧】在对方回合被摧毁：我方下一个回合的结束阶段开始后不能再打出
    Q (en) The opponent killed my Runeblade Anvil on their turn. On my next turn a trigger gives me priority in the Ending Phase. May I play the banished card then?
    Q (zh) 对方在其回合摧毁了我方的【符刃铁砧】。在我方下一个回合的结束阶段，一个触发式技能使我方获得优先行动权。此时能否打出被放逐的牌？
    A (en) No. The permission ended as that phase began.
    A (zh) 不能。该权限在这个阶段开始时便已失效。
    Given it is the opponent's main phase
    And the position:
      | object                   | player   | place | state |
      | Detonate                 | Opponent | hand  |       |
      | Zhonya's Hourglass as H1 | You      | base  |       |
      | Runeblade Anvil          | You      | base  |       |
      | Example: Dusk Toll       | You      | base  |       |
      | Unit X (2)               | You      | base  |       |
      | Unit S (1)               | You      | deck  |       |
      | Unit T (1)               | You      | deck  |       |
      | Discipline               | You      | deck  |       |
      | Stupefy                  | You      | hand  |       |
    And both players can pay for anything
    When the opponent plays Detonate choosing Runeblade Anvil
    And the chain resolves
    And the turn passes
    Then you may play Discipline choosing Unit X
    When you end your turn
    Then the ability of Example: Dusk Toll is on the chain
    And you may play Stupefy choosing Unit X
    And you may not play Discipline choosing Unit X
    And Discipline is in your banishment

  @id:rb-anvil-own-turn @rule:390.4 @rule:391 @rule:317 @rule:419.1.a @source:faq-radiance-zh#runeblade-anvil-on-my-own-turn @control:rb-anvil-own-turn.main-phase @since:radiance
  Scenario: Runeblade Anvil dies on my own turn: the banished card cannot be played in its Ending Phase
    Title (zh) 【符刃铁砧】在我方回合被摧毁：在该回合的结束阶段不能打出被放逐的牌
    Q (en) I kill my Runeblade Anvil in my main phase. May I play the banished card in the Ending Phase of this turn?
    Q (zh) 我方在自己的主阶段摧毁【符刃铁砧】。能否在该回合的结束阶段打出被放逐的牌？
    A (en) No. The permission lasts until that phase begins.
    A (zh) 不能。这项权限仅在该阶段开始前有效。
    Given it is your main phase
    And the position:
      | object                   | player | place | state |
      | Zhonya's Hourglass as H1 | You    | base  |       |
      | Runeblade Anvil          | You    | base  |       |
      | Example: Dusk Toll       | You    | base  |       |
      | Unit X (2)               | You    | base  |       |
      | Discipline               | You    | deck  |       |
      | Stupefy                  | You    | hand  |       |
    And both players can pay for anything
    When you use the ability of Runeblade Anvil
    And the chain resolves
    Then Discipline is in your banishment
    When you end your turn
    Then the ability of Example: Dusk Toll is on the chain
    And you may play Stupefy choosing Unit X
    And you may not play Discipline choosing Unit X
    And Discipline is in your banishment

  @id:rb-anvil-own-turn.main-phase @rule:390.4 @rule:419.1.a @source:faq-radiance-zh#runeblade-anvil-on-my-own-turn @since:radiance
  Scenario: Runeblade Anvil dies on my own turn: the banished card can be played before the Ending Phase, for its cost
    Title (zh) 【符刃铁砧】在我方回合被摧毁：结束阶段之前可以支付费用打出被放逐的牌
    Q (en) I kill my Runeblade Anvil in my main phase, which costs 2 energy and 1 fury, and have 2 energy left.
    Q (zh) 我方在主阶段支付2点法力和1点炽烈符能摧毁【符刃铁砧】，还有2点法力。
    A (en) In that main phase I may play the banished card from banishment; I still pay its cost.
    A (zh) 在该主阶段中可以从放逐区域打出被放逐的牌，仍须支付其费用。
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Runeblade Anvil | You    | base  |       |
      | Unit V (2)      | You    | base  |       |
      | Unit X (2)      | You    | base  |       |
      | Discipline      | You    | deck  |       |
    And you have 4 energy and 1 fury power
    When you use the ability of Runeblade Anvil
    And the chain resolves
    Then Runeblade Anvil is in your trash
    And Discipline is in your banishment
    And you have 2 energy
    When you play Discipline choosing Unit X
    And the chain resolves
    Then Unit X has might 4
    And Unit V has might 2
    And Discipline is in your trash
    And you have nothing left to pay with

  @id:rb-anvil-own-ending-phase @rule:390.4 @rule:391 @rule:317 @rule:419.1.a @source:faq-radiance-zh#runeblade-anvil-in-my-ending-phase @since:radiance
  Scenario: Runeblade Anvil dies in my Ending Phase: the banished card can be played on my next turn
    Title (zh) 【符刃铁砧】在我方结束阶段被摧毁：被放逐的牌可以在我方的下一个回合打出
    Q (en) My Runeblade Anvil is killed in my own Ending Phase. Until when may I play the card that it banishes?
    Q (zh) 我方的【符刃铁砧】在自己的结束阶段被摧毁。我方最晚能在什么时候打出被放逐的牌？
    A (en) Until the Ending Phase of my next turn begins. This one has begun already and is not the next.
    A (zh) 直到我方下一个回合的结束阶段开始之前。当前的结束阶段已经开始，不是“下一个”。
    Given it is your main phase
    And the position:
      | object                   | player | place | state |
      | Zhonya's Hourglass as H1 | You    | base  |       |
      | Runeblade Anvil          | You    | base  |       |
      | Example: Dusk Toll       | You    | base  |       |
      | Unit V (2)               | You    | base  |       |
      | Unit X (2)               | You    | base  |       |
      | Discipline               | You    | deck  |       |
    And both players can pay for anything
    When you end your turn
    And you choose Runeblade Anvil
    And the chain resolves
    Then Runeblade Anvil is in your trash
    And Discipline is in your banishment
    And it is the opponent's turn
    When the turn passes
    And you play Discipline choosing Unit X
    And the chain resolves
    Then Unit X has might 4
    And Unit V has might 2
    And Discipline is in your trash

  @id:rb-anvil-own-ending-phase.too-late @rule:390.4 @rule:317 @source:faq-radiance-zh#runeblade-anvil-in-my-ending-phase @control:rb-anvil-own-ending-phase @since:radiance
  Scenario: Runeblade Anvil died in my Ending Phase: when that of my next turn has begun, it is too late
    Title (zh) 【符刃铁砧】在我方结束阶段被摧毁：下一个回合的结束阶段开始后不能再打出
    Q (en) My Runeblade Anvil was killed in my Ending Phase a turn ago. May I play the banished card in the Ending Phase of this turn?
    Q (zh) 我方的【符刃铁砧】在上一个我方回合的结束阶段被摧毁。能否在本回合的结束阶段打出被放逐的牌？
    A (en) No. The permission ended as this phase began.
    A (zh) 不能。该权限在这个阶段开始时便已失效。
    Given it is your main phase
    And the position:
      | object                   | player | place | state |
      | Zhonya's Hourglass as H1 | You    | base  |       |
      | Runeblade Anvil          | You    | base  |       |
      | Example: Dusk Toll       | You    | base  |       |
      | Unit X (2)               | You    | base  |       |
      | Discipline               | You    | deck  |       |
      | Stupefy                  | You    | hand  |       |
    And both players can pay for anything
    When you end your turn
    And you choose Runeblade Anvil
    And the chain resolves
    And the turn passes
    Then it is your turn
    And you may play Discipline choosing Unit X
    When you end your turn
    Then the ability of Example: Dusk Toll is on the chain
    And you may play Stupefy choosing Unit X
    And you may not play Discipline choosing Unit X
    And Discipline is in your banishment

  @id:rb-anvil-played @rule:390.4 @rule:383.4.a @source:core-1.4#390.4 @since:radiance @derived
  Scenario: Played, Runeblade Anvil gives the same permission
    Title (zh) 打出【符刃铁砧】时获得相同的权限
    Q (en) I play Runeblade Anvil. What may I do with the top card of my deck?
    Q (zh) 我方打出【符刃铁砧】。可以如何使用主牌堆顶的牌？
    A (en) It is banished, and I may play it this turn until the Ending Phase begins, for its cost.
    A (zh) 该牌被放逐，我方可以在本回合结束阶段开始前支付其费用将其打出。
    Given it is your main phase
    And the position:
      | object          | player | place | state |
      | Runeblade Anvil | You    | hand  |       |
      | Unit V (2)      | You    | base  |       |
      | Unit X (2)      | You    | base  |       |
      | Discipline      | You    | deck  |       |
    And you have 3 energy
    When you play Runeblade Anvil
    And the chain resolves
    Then Discipline is in your banishment
    And Runeblade Anvil is in your base
    When you play Discipline choosing Unit X
    And the chain resolves
    Then Unit X has might 4
    And Discipline is in your trash
    And you have nothing left to pay with
