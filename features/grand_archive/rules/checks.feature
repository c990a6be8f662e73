@game:grand_archive
Feature: State-based checks

  @id:ga-checks-worn-weapon @rule:SBC.3 @source:ga-rules-2026-08#SBC.3 @control:ga-checks-worn-weapon.left @since:2025-03
  Scenario: A weapon without durability counters is destroyed
    Title (zh) 没有耐久指示物的武器被消灭
    Q (en) My champion attacks wielding a weapon with one durability counter. Where is the weapon after the combat?
    Q (zh) 我方英雄以只有一个耐久指示物的武器攻击。战斗后武器在哪里？
    A (en) In the graveyard; it has dealt its damage.
    A (zh) 在墓场；它已造成伤害。
    Given it is your main phase
    And the position:
      | object         | player   | place | state                |
      | Weapon W (2/2) | You      | field | 1 durability counter |
      | Weapon V (1/2) | You      | field |                      |
      | Ally Z (1/5)   | Opponent | field | rested               |
    When you attack Ally Z with your champion wielding Weapon W
    And the combat ends
    Then Ally Z has damage 2
    And Weapon W is in your graveyard
    And Weapon V is on your field

  @id:ga-checks-worn-weapon.left @rule:SBC.3 @source:ga-rules-2026-08#SBC.3 @since:2025-03
  Scenario: A weapon with a counter left stays
    Title (zh) 尚有指示物的武器留下
    Q (en) My champion attacks wielding a weapon with two durability counters. Where is it afterwards?
    Q (zh) 我方英雄以有两个耐久指示物的武器攻击。之后武器在哪里？
    A (en) On the field with one.
    A (zh) 在战场，剩一个指示物。
    Given it is your main phase
    And the position:
      | object         | player   | place | state  |
      | Weapon W (2/2) | You      | field |        |
      | Ally Z (1/5)   | Opponent | field | rested |
    When you attack Ally Z with your champion wielding Weapon W
    And the combat ends
    Then Weapon W is on your field
    And Weapon W has 1 durability counter
    And Ally Z has damage 2

  @id:ga-checks-regalia @rule:SBC.3 @source:ga-rules-2026-08#SBC.3 @derived @since:2025-03
  Scenario: A regalia that is destroyed goes to banishment
    Title (zh) 被消灭的礼装进入放逐区
    Q (en) My champion attacks wielding a regalia weapon with one durability counter. Where is the weapon after the combat?
    Q (zh) 我方英雄以只有一个耐久指示物的礼装武器攻击。战斗后武器在哪里？
    A (en) In banishment: regalia do not go to the graveyard.
    A (zh) 在放逐区：礼装不进入墓场。
    Given it is your main phase
    And the position:
      | object         | player   | place | state                | card    |
      | Weapon W (2/2) | You      | field | 1 durability counter | regalia |
      | Ally Z (1/5)   | Opponent | field | rested               |         |
    When you attack Ally Z with your champion wielding Weapon W
    And the combat ends
    Then Weapon W is in your banishment
    And Ally Z has damage 2

  @id:ga-checks-unique @rule:SBC.4 @source:ga-rules-2026-08#SBC.4 @control:ga-checks-unique.not-unique @since:2025-03
  Scenario: Of two unique objects of one name a player keeps one
    Title (zh) 同名的独有物件只能保留一个
    Q (en) I control a unique ally and a second one of its name enters. What happens?
    Q (zh) 我方操控一名独有伙伴，第二名同名伙伴进场。结果如何？
    A (en) I choose one to keep; the other goes to the graveyard.
    A (zh) 我方选择保留一名；另一名进入墓场。
    Given it is your main phase
    And the position:
      | object                          | player | place | state  |
      | Blanche, Sheltering Saint as B1 | You    | field | rested |
      | Blanche, Sheltering Saint as B2 | You    | hand  |        |
    And you have 2 more cards in hand
    When you activate B2
    And the effects stack resolves
    And you choose B2
    Then B2 is on your field
    And B1 is in your graveyard

  @id:ga-checks-unique.not-unique @rule:SBC.4 @source:ga-rules-2026-08#SBC.4 @since:2025-03
  Scenario: Objects that are not unique stay together
    Title (zh) 非独有的物件可以共存
    Q (en) I control Gray Wolf and a second one enters. What happens?
    Q (zh) 我方操控灰狼，第二只进场。结果如何？
    A (en) Both stay.
    A (zh) 两者都留下。
    Given it is your main phase
    And the position:
      | object          | player | place |
      | Gray Wolf as G1 | You    | field |
      | Gray Wolf as G2 | You    | hand  |
    And you have 2 more cards in hand
    When you activate G2
    And the effects stack resolves
    Then nobody is asked
    And there are 2 Gray Wolf on your field

  @id:ga-checks-third-player @rule:SBC.1 @rule:END.7 @source:ga-rules-2026-08#SBC.1 @source:ga-rules-2026-08#END.7 @since:2025-03
  Scenario: With three players the game goes on when one has lost
    Title (zh) 三人对战中一人败北后对局继续
    Q (en) Three players: the opponent's champion is dealt lethal damage. Has anybody won, and what is left of the opponent?
    Q (zh) 三人对战：对方英雄受到致命伤害。有人获胜吗？对方的物件如何？
    A (en) Nobody yet. What the opponent owns leaves the game.
    A (zh) 尚无人获胜。对方拥有的物件离开游戏。
    Given it is your main phase
    And the position:
      | object            | player       | place | state     | card           |
      | Champion D (1/20) | Opponent     | field | damage 19 |                |
      | Champion E (1/20) | Third player | field | damage 19 |                |
      | Ally Y (1/3)      | Opponent     | field |           |                |
      | Ally Z (1/3)      | Third player | field |           |                |
      | Action A          | You          | hand  |           | cost 0, deal 2 |
      | Action B          | You          | hand  |           | cost 0, deal 2 |
    When you activate Action A choosing Champion D
    And the effects stack resolves
    Then nobody has won the game
    And Ally Z is on the third player's field
    When you activate Action B choosing Champion E
    And the effects stack resolves
    Then you have won the game
