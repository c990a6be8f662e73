@game:riftbound
Feature: Quick-Draw

  @id:rb-kw-quick-draw-reaction @rule:819.1.b @rule:819.1.c @rule:819.1.d @rule:819.1.a @source:core-1.4#819.1.b @since:spiritforged
  Scenario: A gear with Quick-Draw is played as a Reaction and attaches itself
    Title (zh) 灵便装备可作为反应打出并自行贴附
    Q (en) The opponent's Unit W attacks Unit X. May I play Cloth Armor now?
    Q (zh) 对方的单位W进攻单位X所在战场。现在可以打出【布甲】吗？
    A (en) Yes. Having been played, it triggers; as that resolves it is attached to the unit I chose, which then has Shield 2.
    A (zh) 可以。打出后触发技能；结算时贴附到所选单位，使其获得[坚守2]。
    Given it is the opponent's main phase
    And the position:
      | object      | player   | place         | state |
      | Cloth Armor | You      | hand          |       |
      | Unit V (1)  | You      | base          |       |
      | Unit X (3)  | You      | battlefield A |       |
      | Unit W (4)  | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit W to battlefield A
    And you react with Cloth Armor choosing Unit X
    Then Cloth Armor is in your base
    And the ability of Cloth Armor is on the chain
    When the chain resolves
    Then Cloth Armor is attached to Unit X
    And Unit X has might 5
    And rule 819.1.d is why

  @id:rb-kw-quick-draw-response @rule:819.1.d @rule:819.1 @source:core-1.4#819.1.d @since:spiritforged
  Scenario: Players may respond before a gear with Quick-Draw is attached
    Title (zh) 贴附之前可以做出反应
    Q (en) I play Cloth Armor and choose Unit X; in response the opponent returns Unit X to hand with Gust.
    Q (zh) 我方打出【布甲】并选择单位X；对方打出【罡风】作为反应，将单位X返回手牌。
    A (en) The attaching is a triggered ability on the chain: without its target it does nothing.
    A (zh) 贴附是结算链上的触发式技能：失去目标后没有效果。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Cloth Armor | You      | hand          |       |
      | Unit V (1)  | You      | base          |       |
      | Unit X (3)  | You      | battlefield A |       |
      | Gust        | Opponent | hand          |       |
    And both players can pay for anything
    When you play Cloth Armor choosing Unit X
    And the opponent reacts with Gust choosing Unit X
    And the chain resolves
    Then Unit X is in your hand
    And Cloth Armor is in your base
    And Cloth Armor is attached to nothing

  @id:rb-kw-quick-draw-without @rule:819.1.b @source:core-1.4#819.1.b @control:rb-kw-quick-draw-given @since:spiritforged
  Scenario: A gear without Quick-Draw cannot be played as a Reaction
    Title (zh) 没有灵便的装备不能作为反应打出
    Q (en) The opponent's Unit W attacks. May I play Serrated Dirk?
    Q (zh) 对方的单位W进攻。现在可以打出【锯齿短匕】吗？
    A (en) No. A gear is played in my own main phase.
    A (zh) 不可以。装备只能在我方主阶段打出。
    Given it is the opponent's main phase
    And the position:
      | object        | player   | place         | state |
      | Serrated Dirk | You      | hand          |       |
      | Unit X (3)    | You      | battlefield A |       |
      | Unit W (4)    | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit W to battlefield A
    And the opponent passes
    Then you may not play Serrated Dirk
    And Serrated Dirk is in your hand

  @id:rb-kw-quick-draw-given @rule:801.3.a @rule:819.1.d @rule:819.3 @source:core-1.4#819.3 @since:spiritforged
  Scenario: Quick-Draw that is given works in the hand as well
    Title (zh) 获得的灵便在手牌中同样有效
    Q (en) With Jax, Unmatched in play the opponent's Unit W attacks. May I play Serrated Dirk?
    Q (zh) 【贾克斯 - 万般皆武】在场，对方的单位W进攻。现在可以打出【锯齿短匕】吗？
    A (en) Yes. My Equipment everywhere have Quick-Draw: it is a Reaction, and attaches itself.
    A (zh) 可以。我方所有区域的武装都拥有[灵便]：可作为反应打出，并自行贴附。
    Given it is the opponent's main phase
    And the position:
      | object         | player   | place         | state |
      | Jax, Unmatched | You      | base          |       |
      | Serrated Dirk  | You      | hand          |       |
      | Unit X (3)     | You      | battlefield A |       |
      | Unit W (4)     | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit W to battlefield A
    And you react with Serrated Dirk choosing Unit X
    And the chain resolves
    Then Serrated Dirk is attached to Unit X

  @id:rb-kw-quick-draw-twice @rule:819.2 @source:core-1.4#819.2 @since:spiritforged
  Scenario: A second instance of Quick-Draw triggers nothing more
    Title (zh) 第二个灵便不会再次触发
    Q (en) With Jax, Unmatched in play I play Cloth Armor, which has Quick-Draw itself.
    Q (zh) 【贾克斯 - 万般皆武】在场，我方打出本就拥有[灵便]的【布甲】。
    A (en) It triggers once.
    A (zh) 只触发一次。
    Given it is your main phase
    And the position:
      | object         | player | place | state |
      | Jax, Unmatched | You    | base  |       |
      | Cloth Armor    | You    | hand  |       |
      | Unit X (3)     | You    | base  |       |
    And both players can pay for anything
    When you play Cloth Armor choosing Unit X
    Then the ability of Cloth Armor is on the chain
    And the chain has 1 item

  @id:rb-kw-quick-draw-nobody @rule:819.1.d @rule:402.4 @source:core-1.4#819.1.d @since:spiritforged
  Scenario: Without a unit the gear is played and stays loose
    Title (zh) 没有单位时，装备打出后保持未贴附
    Q (en) I control no unit and play Cloth Armor.
    Q (zh) 我方没有单位，打出【布甲】。
    A (en) It enters my base; its ability has nothing to choose and leaves the chain.
    A (zh) 它进入我方基地；技能没有可选目标，离开结算链。
    Given it is your main phase
    And the position:
      | object      | player   | place | state |
      | Cloth Armor | You      | hand  |       |
      | Unit X (3)  | Opponent | base  |       |
    And both players can pay for anything
    When you play Cloth Armor
    Then Cloth Armor is in your base
    And Cloth Armor is attached to nothing
    And the chain is empty
