@game:riftbound
Feature: Temporary

  @id:rb-kw-temporary-before-scoring @rule:816.1.b @rule:816.1.a @rule:816.1.c @source:core-1.4#816.1.b @since:spiritforged
  Scenario: A Temporary unit is killed before its player scores
    Title (zh) 瞬息单位在结算得分之前被摧毁
    Q (en) A Sprite alone holds battlefield A for me, Unit X holds battlefield B. The turn of the opponent ends and mine begins.
    Q (zh) 我方的“精灵”独自控制战场A，单位X控制战场B。我方回合开始。
    A (en) Temporary triggers as my Beginning Phase starts: the Sprite dies before scoring, and only battlefield B is held.
    A (zh) 我方开始阶段开始时触发[瞬息]：“精灵”在得分之前被摧毁，只有战场B得分。
    Given it is the opponent's main phase
    And the position:
      | object     | player | place         | state |
      | Sprite     | You    | battlefield A |       |
      | Unit X (3) | You    | battlefield B |       |
    And both players can pay for anything
    When the turn passes
    Then there is no Sprite
    And you have 1 point
    And nobody controls battlefield A
    And rule 816.1.b is why

  @id:rb-kw-temporary-gear @rule:816.1.a @rule:816.1.b @source:core-1.4#816.1.a @since:spiritforged
  Scenario: A Temporary gear is killed as well
    Title (zh) 瞬息装备同样会被摧毁
    Q (en) Petricite Monument lies in my base as my turn begins.
    Q (zh) 我方回合开始时，【禁魔石丰碑】在我方基地。
    A (en) It is killed at the start of my Beginning Phase.
    A (zh) 它在我方开始阶段开始时被摧毁。
    Given it is the opponent's main phase
    And the position:
      | object             | player | place | state |
      | Petricite Monument | You    | base  |       |
      | Unit X (3)         | You    | base  |       |
    And both players can pay for anything
    When the turn passes
    Then Petricite Monument is in your trash
    And Unit X is in your base

  @id:rb-kw-temporary-whose-phase @rule:816.1.c @source:core-1.4#816.1.c @control:rb-kw-temporary-before-scoring @since:spiritforged
  Scenario: Another player's Beginning Phase does not trigger Temporary
    Title (zh) 其他玩家的开始阶段不会触发瞬息
    Q (en) My Sprite is on the board as the opponent's turn begins.
    Q (zh) 对方回合开始时，我方“精灵”在场。
    A (en) It stays: only the Beginning Phase of its controller triggers the ability.
    A (zh) 它留在场上：只有其控制者的开始阶段才会触发该技能。
    Given it is your main phase
    And the position:
      | object | player | place         | state |
      | Sprite | You    | battlefield A |       |
    And both players can pay for anything
    When the turn passes
    Then Sprite is at battlefield A
    And you have no points

  @id:rb-kw-temporary-once @rule:816.2 @rule:816.2.a @source:core-1.4#816.2 @since:spiritforged
  Scenario: Two instances of Temporary trigger once
    Title (zh) 拥有两个瞬息的单位只触发一次
    Q (en) Fading Memories gives Temporary to a Sprite that has it already. How often does it trigger?
    Q (zh) 【逝水如镜】让已拥有[瞬息]的“精灵”再获得[瞬息]。会触发几次？
    A (en) Once. Further instances are redundant.
    A (zh) 一次。多余的[瞬息]没有作用。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state |
      | Fading Memories | Opponent | hand          |       |
      | Unit W (2)      | Opponent | base          |       |
      | Sprite          | You      | battlefield A |       |
      | Unit X (3)      | You      | battlefield A |       |
    And both players can pay for anything
    When the opponent plays Fading Memories choosing Sprite
    And the chain resolves
    And the opponent ends their turn
    Then the ability of Sprite is on the chain
    And the chain has 1 item

  @id:rb-kw-temporary-given @rule:801.3.a.3 @rule:816.1.b @source:core-1.4#801.3.a.3 @since:spiritforged
  Scenario: Temporary that is given stays as long as the object is there
    Title (zh) 获得的瞬息持续到该物体离场
    Q (en) Fading Memories gives Temporary to a unit without it, in the turn before.
    Q (zh) 前一回合，【逝水如镜】让一名单位获得[瞬息]。
    A (en) The keyword has no duration: it triggers at the start of the controller's Beginning Phase and kills the unit.
    A (zh) 该关键词没有时限：在其控制者的开始阶段开始时触发并摧毁该单位。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state |
      | Fading Memories | Opponent | hand          |       |
      | Unit W (2)      | Opponent | base          |       |
      | Unit X (3)      | You      | battlefield A |       |
      | Unit Y (2)      | You      | battlefield A |       |
    And both players can pay for anything
    When the opponent plays Fading Memories choosing Unit X
    And the chain resolves
    And the opponent ends their turn
    Then the ability of Unit X is on the chain
    When the chain resolves
    Then Unit X is in your trash
    And Unit Y is at battlefield A

  @id:rb-kw-temporary-checked @rule:816.3 @source:core-1.4#816.3 @control:rb-kw-temporary-checked.without @since:unleashed
  Scenario: Whether a unit has Temporary can be asked for
    Title (zh) 其他效果可以检查单位是否拥有瞬息
    Q (en) May I choose a Sprite with Shadow's Call, which asks for a friendly unit without Temporary?
    Q (zh) 【暗影的召唤】要求选择没有[瞬息]的友方单位。可以选择“精灵”吗？
    A (en) No. A Sprite has Temporary.
    A (zh) 不可以。“精灵”拥有[瞬息]。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Shadow's Call | You    | hand  |       |
      | Sprite        | You    | base  |       |
      | Unit X (3)    | You    | base  |       |
      | Unit Y (2)    | You    | base  |       |
    And both players can pay for anything
    Then you may not play Shadow's Call choosing Sprite
    And Sprite is in your base

  @id:rb-kw-temporary-checked.without @rule:816.3 @source:core-1.4#816.3 @since:unleashed
  Scenario: Shadow's Call gives Temporary to a unit without it
    Title (zh) 【暗影的召唤】让没有瞬息的单位获得瞬息
    Q (en) I choose Unit X with Shadow's Call; my next turn begins.
    Q (zh) 我方以【暗影的召唤】选择单位X；之后我方下个回合开始。
    A (en) I draw two cards, and Unit X is killed at the start of my Beginning Phase.
    A (zh) 我方抽两张牌；单位X在我方开始阶段开始时被摧毁。
    Given it is your main phase
    And the position:
      | object        | player   | place | state |
      | Shadow's Call | You      | hand  |       |
      | Sprite        | Opponent | base  |       |
      | Unit X (3)    | You      | base  |       |
      | Unit Y (2)    | You      | base  |       |
    And both players can pay for anything
    When you play Shadow's Call choosing Unit X
    And the chain resolves
    Then you have drawn 2 cards
    When the turn passes
    And the turn passes
    Then Unit X is in your trash
    And Unit Y is in your base

  @id:rb-kw-temporary-token @rule:816.1.b @source:core-1.4#816.1.b @since:spiritforged
  Scenario: A token that is made with Temporary is gone on the next turn of its controller
    Title (zh) 以瞬息进场的指示物在其控制者的下个回合被摧毁
    Q (en) I play Sprite Mother; both players pass until my next turn.
    Q (zh) 我方打出【精灵之母】；直到我方下个回合，双方没有其他行动。
    A (en) The ready Sprite appears beside her and is killed as my next Beginning Phase starts; she stays.
    A (zh) 处于活跃状态的“精灵”出现在她身旁，并在我方下个开始阶段开始时被摧毁；她留在场上。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Sprite Mother | You    | hand  |       |
      | Unit X (3)    | You    | base  |       |
    And both players can pay for anything
    When you play Sprite Mother to your base
    And the chain resolves
    Then there is 1 Sprite in your base, ready
    When the turn passes
    Then there is 1 Sprite in your base
    When the turn passes
    Then there is no Sprite
    And Sprite Mother is in your base
