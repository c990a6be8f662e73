@game:riftbound
Feature: Worked examples of game actions

  @id:rb-ex-428-draven-triggers-first @rule:428.1.a.1.b @source:core-1.4#428.1.a.1.b @since:spiritforged
  Scenario: Killed in combat, Draven has triggered before he is in the trash
    Title (zh) 【德莱文 - 艺高胆大】在战斗中被摧毁：先触发，后进入废牌堆
    Q (en) Draven attacks and Hidden Blade kills him during the combat. Does his own ability trigger?
    Q (zh) 【德莱文 - 艺高胆大】进攻，战斗中被【暗刃】摧毁。他自己的技能会触发吗？
    A (en) Yes: it goes on the chain as the kill instruction is performed, and the opponent gains a point.
    A (zh) 会：执行摧毁指示时先将其加入结算链，对手获得1分。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Draven, Audacious | You      | base          |       |
      | Unit X (9)        | Opponent | battlefield A |       |
      | Hidden Blade      | Opponent | hand          |       |
    And you have 3 more cards in the deck
    And both players can pay for anything
    When you move Draven, Audacious to battlefield A
    And the opponent reacts with Hidden Blade choosing Draven, Audacious
    And the next item resolves
    Then Draven, Audacious is in your trash
    And the ability of Draven, Audacious is on the chain
    When the chain resolves
    Then the opponent has 1 point

  @id:rb-ex-428-phoenix @rule:428.5.d @rule:428.5.c @source:core-1.4#428.5.d @since:spiritforged
  Scenario: A unit killed by an ability of a spell was killed with the spell
    Title (zh) 被法术的技能摧毁的单位，视为以该法术摧毁
    Q (en) My spell says: do this twice, deal 3 to a unit. One of the two abilities deals lethal damage. Does Immortal Phoenix in my trash trigger?
    Q (zh) 我方法术：“进行两次：对一名单位造成3点伤害”。其中一次造成致命伤害。废牌堆中的【不朽凤凰】会触发吗？
    A (en) Yes: both the ability and the spell are attributed the kill in the cleanup.
    A (zh) 会：清理中的摧毁同时归于该技能与该法术。
    Given it is your main phase
    And the position:
      | object              | player   | place | state |
      | Example: Twin Bolts | You      | hand  |       |
      | Immortal Phoenix    | You      | trash |       |
      | Unit Y (5)          | Opponent | base  |       |
      | Unit X (3)          | Opponent | base  |       |
    And both players can pay for anything
    When you play Example: Twin Bolts
    And the next item resolves
    And you choose Unit X
    And you choose Unit Y
    And the chain resolves
    Then you may decline
    When you accept
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Unit Y has damage 3
    And Immortal Phoenix is in your base

  @id:rb-ex-428-phoenix.nobody-dies @rule:428.5 @source:core-1.4#428.5 @since:spiritforged
  Scenario: A spell that kills nobody does not bring back the Phoenix
    Title (zh) 没有摧毁单位时【不朽凤凰】不触发
    Q (en) Both abilities are used on units that survive.
    Q (zh) 两次伤害都给了存活的单位。
    A (en) Nothing triggers.
    A (zh) 没有触发。
    Given it is your main phase
    And the position:
      | object              | player   | place | state |
      | Example: Twin Bolts | You      | hand  |       |
      | Immortal Phoenix    | You      | trash |       |
      | Unit Y (5)          | Opponent | base  |       |
      | Unit Z (4)          | Opponent | base  |       |
    And both players can pay for anything
    When you play Example: Twin Bolts
    And the next item resolves
    And you choose Unit Y
    And you choose Unit Z
    And the chain resolves
    Then nobody is asked
    And Immortal Phoenix is in your trash
    And Unit Y has damage 3

  @id:rb-rule-428-not-with-a-spell @rule:428.5.c @source:core-1.4#428.5.c @since:spiritforged
  Scenario: A unit that dies in combat was not killed with a spell
    Title (zh) 在战斗中被摧毁的单位不是以法术摧毁
    Q (en) My attacker kills a defender. Does Immortal Phoenix trigger?
    Q (zh) 我方进攻单位摧毁防守单位。【不朽凤凰】会触发吗？
    A (en) No: the combat damage of the attacker is responsible.
    A (zh) 不会：由进攻方的战斗伤害造成。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Unit K (5)       | You      | base          |       |
      | Immortal Phoenix | You      | trash         |       |
      | Unit X (3)       | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit K to battlefield A
    And the showdown ends
    Then Unit X is in the opponent's trash
    And nobody is asked
    And Immortal Phoenix is in your trash

  @id:rb-ex-429-add-while-paying @rule:429.3 @rule:429.3.a @source:core-1.4#429.3 @since:spiritforged
  Scenario: Add abilities with Reaction can be used while a cost is paid
    Title (zh) 支付费用时可使用带[反应]的获得资源的技能
    Q (en) A spell costs 1 energy and 1 power. I have 1 energy in my pool and a Gold. Can I play it?
    Q (zh) 法术费用为1点法力与1点符能。我方有1点法力和一个“金币”。能打出吗？
    A (en) Yes: Gold adds the power during payment, without using the chain.
    A (zh) 可以：支付时“金币”立即提供符能，不使用结算链。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Gold        | You      | base          |       |
      | Unit Y (9)  | Opponent | battlefield A |       |
      | Unit X (9)  | Opponent | battlefield A |       |
    And you have 1 energy
    When you play Hextech Ray choosing Unit X
    Then there is no Gold
    And the chain has 1 item
    And you have nothing left to pay with
    When the chain resolves
    Then Unit X has damage 3
    And Unit Y has no damage

  @id:rb-ex-429-add-while-paying.without @rule:429.3 @source:core-1.4#429.3 @control:rb-ex-429-add-while-paying @since:spiritforged
  Scenario: Without something that adds the power the spell cannot be played
    Title (zh) 没有可增加符能的来源时不能打出该法术
    Q (en) The same with an exhausted Gold.
    Q (zh) 同样的情况，“金币”处于休眠。
    A (en) It cannot be played.
    A (zh) 不能打出。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state     |
      | Hextech Ray | You      | hand          |           |
      | Gold        | You      | base          | exhausted |
      | Unit Y (9)  | Opponent | battlefield A |           |
      | Unit X (9)  | Opponent | battlefield A |           |
    And you have 1 energy
    Then you may not play Hextech Ray choosing Unit X
    And there is 1 Gold

  @id:rb-ex-430-channel-exhausted @rule:430.2 @rule:430.1 @source:core-1.4#430.2 @since:spiritforged
  Scenario: A rune that is channeled exhausted enters the board exhausted
    Title (zh) “召出休眠的符文”：符文以休眠状态进场
    Q (en) Mobilize channels 1 rune exhausted. I have no other rune. Can I use it for energy at once?
    Q (zh) 【动员】召出一枚休眠的符文。我方没有其他符文。能立即用它支付法力吗？
    A (en) No: it is there, but exhausted.
    A (zh) 不能：它已在场，但处于休眠。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Mobilize   | You    | hand  |       |
      | Cleave     | You    | hand  |       |
      | Unit X (9) | You    | base  |       |
    And you have 2 energy
    When you play Mobilize
    And the chain resolves
    Then you have channeled 1 rune
    And you have 1 rune
    And you may not play Cleave choosing Unit X
    And you have drawn no card

  @id:rb-ex-431-draw-from-an-empty-deck @rule:431.2.d @rule:431.2 @rule:431.2.b @rule:431.2.c @source:core-1.4#431.2.d @since:spiritforged
  Scenario: Drawing from an empty deck: burn out, then draw
    Title (zh) 主牌堆为空时抽牌：先燃尽，再抽牌
    Q (en) My main deck is empty and my trash has cards when I would draw for my turn.
    Q (zh) 我方抽牌阶段时主牌堆为空，废牌堆有牌。
    A (en) The trash is recycled into the deck, the opponent gains a point, and then I draw one.
    A (zh) 废牌堆回收至主牌堆，对手获得1分，然后抽一张牌。
    Given it is the opponent's main phase
    And the position:
      | object    | player | place | state |
      | Vengeance | You    | trash |       |
      | Mega-Mech | You    | trash |       |
    And you have 0 more cards in the deck
    When the turn passes
    Then it is your turn
    And the opponent has 1 point
    And you have 1 card in hand

  @id:rb-ex-431-burn-out-repeatedly @rule:431.3.a @rule:431.3 @rule:431.3.c.1 @source:core-1.4#431.3.a @since:spiritforged
  Scenario: With nothing to draw at all, burning out repeats until the opponent has won
    Title (zh) 无牌可抽时反复燃尽，直到对手获胜
    Q (en) My deck and my trash are empty when I draw. What happens?
    Q (zh) 我方抽牌时主牌堆与废牌堆皆空。会怎样？
    A (en) I burn out again and again, and the opponent wins as soon as they pass the Victory Score with more points than I have.
    A (zh) 反复燃尽，对手分数达到胜利得分且多于我方时立即获胜。
    Given it is the opponent's main phase
    And you have 0 more cards in the deck
    And the opponent has 3 points
    And you have 7 points
    When the turn passes
    Then the opponent has won the game
    And the opponent has 8 points

  @id:rb-ex-431-burn-out-tied @rule:431.3.c @rule:431.3.c.1 @source:core-1.4#431.3.c @since:spiritforged
  Scenario: The point of the first burn out wins nothing yet; the next one does, with more points than the other player
    Title (zh) 第一次燃尽的得分不会立即获胜；下一次燃尽使对手领先并获胜
    Q (en) My deck and my trash are empty when I draw, and both of us have 8 points. With how many points does the opponent win?
    Q (zh) 我方抽牌时主牌堆与废牌堆皆空，双方均为8分。对手以多少分获胜？
    A (en) Ten: after the first burn out I still have to draw, and only a burn out that follows in the sequence lets them win immediately.
    A (zh) 10分：第一次燃尽后仍需抽牌，只有其后接连发生的燃尽才使对手立即获胜。
    Given it is the opponent's main phase
    And you have 0 more cards in the deck
    And the opponent has 8 points
    And you have 8 points
    When the turn passes
    Then the opponent has won the game
    And the opponent has 10 points
    And rule 431.3.c is why

  @id:rb-ex-438-green-father @rule:438.1.a @rule:438.1 @source:core-1.4#438.1.a @since:unleashed
  Scenario: A battlefield replaced while its trigger waits: "here" still is where it was
    Title (zh) 触发式技能结算前战场被替换：“此处”仍指原处
    Q (en) I hold Navori Fighting Pit with a 2-might Poro, and put the trigger of Green Father above that of the Pit. The Pit is replaced with Brush. Does its trigger still buff the unit?
    Q (zh) 我方以2战力“魄罗”据守【纳沃利角斗场】，并将【翠神】的触发式技能置于其上。【纳沃利角斗场】被“草丛”替换。【纳沃利角斗场】的触发式技能还会给予该单位增益吗？
    A (en) Yes: the Brush is treated as the same object, so the unit is still here. It has 2, 1 for the Brush and 1 for the buff.
    A (zh) 会：“草丛”视为同一物体，单位仍在“此处”。战力为2，加“草丛”1点，加增益1点，共4点。
    Given it is the opponent's main phase
    And the battlefields:
      | battlefield | card                | controller |
      | A           | Navori Fighting Pit | You        |
    And the position:
      | object              | player | place         | state |
      | Ivern, Green Father | You    | legend        |       |
      | Pouty Poro          | You    | battlefield A |       |
      | Unit Y (2)          | You    | base          |       |
    And both players can pay for anything
    When the turn passes
    And you put the trigger of battlefield A on the chain, then that of Ivern, Green Father
    And you choose Pouty Poro, if asked
    And you accept
    Then Ivern, Green Father is exhausted
    When the next item resolves
    Then Pouty Poro has might 3
    When the next item resolves
    Then Pouty Poro is buffed
    And Pouty Poro has might 4
    And Unit Y has might 2
    And rule 438.1 is why

  @id:rb-ex-439-create @rule:439.2.c @rule:439.2.b.1 @source:core-1.4#439.2.c @since:spiritforged
  Scenario: A token that is created does not use the chain
    Title (zh) 创建的指示物不使用结算链
    Q (en) One spell says "create a Recruit", another "play a Recruit"; I control a battlefield. Where may it be, and is it played?
    Q (zh) 一个法术“创建一名‘随从’”，另一个“打出一名‘随从’”；我方控制一处战场。它可以在哪里，算打出吗？
    A (en) A created one is put at any location it could be played to, and Legion does not see a card played.
    A (zh) 创建的指示物可放置于任何可打出的位置，且不算打出。
    Given it is your main phase
    And the position:
      | object                   | player | place         | state |
      | Example: Conjure Recruit | You    | hand          |       |
      | Unit Y (2)               | You    | battlefield A |       |
    And both players can pay for anything
    When you play Example: Conjure Recruit
    And the next item resolves
    And you choose battlefield A
    Then there is 1 Recruit at battlefield A
    And the chain is empty

  @id:rb-ex-439-play-a-token @rule:439.2.c @source:core-1.4#439.2.c @since:spiritforged
  Scenario: A token that is played is created on the chain
    Title (zh) 打出的指示物在结算链上创建
    Q (en) A spell says "play a Recruit".
    Q (zh) 法术“打出一名‘随从’”。
    A (en) The Recruit is made on the chain, its place is chosen as for any unit, and it enters from there.
    A (zh) “随从”在结算链上创建，如同其他单位选择位置后进场。
    Given it is your main phase
    And the position:
      | object                | player | place         | state |
      | Example: Call Recruit | You    | hand          |       |
      | Unit Y (2)            | You    | battlefield A |       |
    And both players can pay for anything
    When you play Example: Call Recruit
    And the next item resolves
    And you choose battlefield A
    Then there is 1 Recruit at battlefield A, exhausted
    And there is no Recruit at your base

  @id:rb-ex-443-skip-a-move @rule:443.1.a @source:core-1.4#443.1.a @since:spiritforged
  Scenario: A skipped move is replaced with nothing
    Title (zh) 被跳过的移动什么也不发生
    Q (en) The next move of a unit this turn is skipped. I move it with Ride the Wind, then once more.
    Q (zh) 某单位本回合的下一次移动被跳过。先用【驭风而行】移动它，再移动一次。
    A (en) The first move does not happen, the second does.
    A (zh) 第一次移动不发生，第二次发生。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place | state |
      | Example: Hobble | Opponent | hand  |       |
      | Charm as C1     | Opponent | hand  |       |
      | Charm as C2     | Opponent | hand  |       |
      | Unit Y (2)      | You      | base  |       |
      | Unit X (2)      | You      | base  |       |
    And both players can pay for anything
    When the opponent plays Example: Hobble choosing Unit X
    And the chain resolves
    And the opponent plays C1 choosing Unit X, moving it to battlefield A
    And the chain resolves
    Then Unit X is in your base
    When the opponent plays C2 choosing Unit X, moving it to battlefield A
    And the chain resolves
    Then Unit X is at battlefield A
    And Unit Y is in your base
    And rule 443.1 is why

  @id:rb-ex-443-skip-the-draw-phase @rule:443.1.a @rule:443.2 @source:core-1.4#443.1.a @since:spiritforged
  Scenario: A skipped Draw Phase: no card is drawn
    Title (zh) 跳过抽牌阶段：不抽牌
    Q (en) I control something that says "skip your Draw Phase". My turn begins.
    Q (zh) 我方控制“跳过你的抽牌阶段”的牌。我方回合开始。
    A (en) Runes are channeled, no card is drawn, and the Main Phase follows.
    A (zh) 照常召出符文，不抽牌，进入主阶段。
    Given it is the opponent's main phase
    And the position:
      | object                | player | place | state |
      | Example: Parched Idol | You    | base  |       |
      | Vengeance             | You    | deck  |       |
    When the turn passes
    Then it is your turn
    And it is the main phase
    And you have channeled 2 runes
    And you have drawn no card
    And you have no cards in hand
    And rule 443.2 is why

  @id:rb-ex-443-skip-the-draw-phase.the-other-player @rule:443.1.a @source:core-1.4#443.1.a @since:spiritforged
  Scenario: The other player's Draw Phase is not skipped
    Title (zh) 另一名玩家的抽牌阶段不受影响
    Q (en) The opponent controls it and my turn begins.
    Q (zh) 由对方控制，我方回合开始。
    A (en) I draw.
    A (zh) 我方抽牌。
    Given it is the opponent's main phase
    And the position:
      | object                | player   | place | state |
      | Example: Parched Idol | Opponent | base  |       |
      | Vengeance             | You      | deck  |       |
    When the turn passes
    Then you have drawn 1 card
    And Vengeance is in your hand

  @id:rb-ex-443-skip-a-point @rule:443.1.a @rule:443.2 @source:core-1.4#443.1.a @since:spiritforged
  Scenario: A skipped point of a conquer: the battlefield is conquered without it
    Title (zh) 跳过征服得分：仍然征服，但没有该分
    Q (en) In the showdown of the opponent I play: they skip their next point from conquering this turn. They conquer both battlefields.
    Q (zh) 对方的法术对决中，我方打出“其跳过本回合下一次征服所得的1分”。对方征服两处战场。
    A (en) The first conquer gives no point, the second does.
    A (zh) 第一次征服不得分，第二次得分。
    Given it is the opponent's main phase
    And the position:
      | object                | player   | place | state |
      | Example: Denied Glory | You      | hand  |       |
      | Unit K (3)            | Opponent | base  |       |
      | Unit L (3)            | Opponent | base  |       |
    And both players can pay for anything
    When the opponent moves Unit K to battlefield A
    And you react with Example: Denied Glory choosing the opponent
    And the chain resolves
    And the showdown ends
    Then the opponent controls battlefield A
    And the opponent has no points
    When the opponent moves Unit L to battlefield B
    And the showdown ends
    Then the opponent has 1 point
    And rule 443.2 is why
