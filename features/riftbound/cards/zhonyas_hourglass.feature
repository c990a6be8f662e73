@game:riftbound
Feature: Zhonya's Hourglass

  @id:rb-zhonya-save @rule:369.1 @rule:370.1.a.1 @rule:456 @source:page-zhonyas-hourglass#current-text @source:core-1.4#369.1 @since:spiritforged
  Scenario: A unit that would be killed is healed, exhausted and recalled, and the Hourglass dies instead
    Title (zh) 将被摧毁的单位改为移除伤害、进入休眠并被召回，【中娅沙漏】代为被摧毁
    Q (en) The opponent has an Hourglass in base. I kill one of their damaged units at a battlefield with a spell. What happens?
    Q (zh) 对方基地中有【中娅沙漏】。我方用法术摧毁对方战场上一名受过伤害的单位。会发生什么？
    A (en) The Hourglass is killed in its place; the unit loses its damage, becomes exhausted and goes back to base.
    A (zh) 【中娅沙漏】代为被摧毁；该单位移除所受伤害，进入休眠状态，并被召回基地。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state    |
      | Vengeance          | You      | hand          |          |
      | Unit W (2)         | Opponent | battlefield A |          |
      | Unit X (3)         | Opponent | battlefield A | damage 1 |
      | Zhonya's Hourglass | Opponent | base          |          |
    And both players can pay for anything
    When you play Vengeance choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Unit X has no damage
    And Unit W is at battlefield A
    And Zhonya's Hourglass is in the opponent's trash
    And rule 370 is why

  @id:rb-zhonya-save.lethal-damage @rule:369.1 @rule:323.5 @rule:370.1 @source:page-zhonyas-hourglass#current-text @source:core-1.4#369.1 @since:spiritforged
  Scenario: Lethal damage outside combat is answered the same way
    Title (zh) 战斗之外的致命伤害同样会被替换
    Q (en) The opponent has an Hourglass in base. My spell deals lethal damage to one of their units at a battlefield.
    Q (zh) 对方基地中有【中娅沙漏】。我方的法术对其战场上的一名单位造成致命伤害。
    A (en) When the unit would die in the cleanup, the Hourglass dies instead and the unit is recalled, healed and exhausted.
    A (zh) 清理时该单位将被摧毁，此时改为摧毁【中娅沙漏】，单位移除伤害、进入休眠并被召回。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Hextech Ray        | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Unit X (3)         | Opponent | battlefield A |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Unit X has no damage
    And Unit W has no damage
    And Zhonya's Hourglass is in the opponent's trash

  @id:rb-zhonya-save.combat-damage @rule:369.1 @rule:466.1 @rule:323.5 @source:page-zhonyas-hourglass#current-text @source:core-1.4#369.1 @since:spiritforged
  Scenario: A unit that would die to combat damage is recalled
    Title (zh) 因战斗伤害将被摧毁的单位被召回
    Q (en) My unit attacks a stronger one while I have an Hourglass in base.
    Q (zh) 我方基地中有【中娅沙漏】，我方单位进攻一名更强的单位。
    A (en) The Hourglass dies instead; my unit is in base, exhausted and without damage.
    A (zh) 【中娅沙漏】代为被摧毁；我方单位在基地，休眠且没有伤害。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Unit X (3)         | You      | base          |       |
      | Zhonya's Hourglass | You      | base          |       |
      | Unit Y (5)         | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then Unit X is in your base
    And Unit X is exhausted
    And Unit X has no damage
    And Zhonya's Hourglass is in your trash
    And Unit Y is at battlefield A
    And Unit Y has no damage

  @id:rb-zhonya-save.recall-is-not-a-move @rule:456 @rule:456.1 @source:page-zhonyas-hourglass#current-text @source:core-1.4#456.1 @control:rb-zhonya-save.move @since:spiritforged
  Scenario: The recall by the Hourglass is not a move: nothing triggers on moving
    Title (zh) 召回不是移动：不触发移动时的技能
    Q (en) The saved unit draws a card whenever it moves. Does the recall draw?
    Q (zh) 得救的单位拥有“每当我移动时，抽一张牌”。被召回时会抽牌吗？
    A (en) No. A recall puts it in base without moving it.
    A (zh) 不会。召回只是将其送回基地，不算作移动。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Vengeance          | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Stellacorn Herder  | Opponent | battlefield A |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Vengeance choosing Stellacorn Herder
    And the chain resolves
    Then Stellacorn Herder is in the opponent's base
    And Stellacorn Herder is exhausted
    And the ability of Stellacorn Herder is not on the chain
    And the opponent has drawn no card

  @id:rb-zhonya-save.move @rule:420.1 @source:core-1.4#420 @since:spiritforged
  Scenario: Stellacorn Herder draws when it does move
    Title (zh) 【天角牧者】真正移动时会抽牌
    Q (en) Stellacorn Herder moves from a battlefield to base with its standard move.
    Q (zh) 【天角牧者】以标准移动从战场移动到基地。
    A (en) It triggers, and its controller draws one card.
    A (zh) 技能触发，其控制者抽一张牌。
    Given it is your main phase
    And the position:
      | object            | player | place         | state |
      | Unit W (2)        | You    | battlefield A |       |
      | Stellacorn Herder | You    | battlefield A |       |
    And both players can pay for anything
    When you move Stellacorn Herder to your base
    And the chain resolves
    Then Stellacorn Herder is in your base
    And Stellacorn Herder is exhausted
    And you have drawn 1 card

  @id:rb-zhonya-save.only-friendly-units @rule:369.1 @source:page-zhonyas-hourglass#current-text @since:spiritforged @derived
  Scenario: The Hourglass does nothing for the other player's units
    Title (zh) 【中娅沙漏】不会拯救另一名玩家的单位
    Q (en) Only the opponent has an Hourglass, and I kill a unit of my own.
    Q (zh) 只有对方有【中娅沙漏】，而我方摧毁自己的一名单位。
    A (en) My unit dies; the Hourglass watches over its controller's units alone.
    A (zh) 我方单位被摧毁；【中娅沙漏】只对其控制者的单位生效。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Vengeance          | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Unit V (3)         | You      | battlefield B |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Vengeance choosing Unit V
    And the chain resolves
    Then Unit V is in your trash
    And Zhonya's Hourglass is in the opponent's base

  @id:rb-zhonya-save.once @rule:369.1 @source:page-zhonyas-hourglass#current-text @since:spiritforged @derived
  Scenario: The Hourglass saves one unit and is then gone
    Title (zh) 【中娅沙漏】只能救一次
    Q (en) One Hourglass in base; I kill one unit and then another.
    Q (zh) 对方基地中有一张【中娅沙漏】；我方先后摧毁对方两名单位。
    A (en) The first is recalled and the Hourglass dies; the second simply dies.
    A (zh) 第一名单位被召回，【中娅沙漏】被摧毁；第二名单位直接被摧毁。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Vengeance as V1    | You      | hand          |       |
      | Vengeance as V2    | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Unit X (3)         | Opponent | battlefield A |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play V1 choosing Unit X
    And the chain resolves
    And you play V2 choosing Unit W
    And the chain resolves
    Then Unit X is in the opponent's base
    And Unit W is in the opponent's trash
    And Zhonya's Hourglass is in the opponent's trash

  @id:rb-zhonya-printed-text @rule:369.1 @source:page-zhonyas-hourglass#printed-text @since:spiritforged
  Scenario: By the older printed text of the Hourglass the damage stays on the unit
    Title (zh) 按【中娅沙漏】的旧文本，被召回的单位仍带有伤害
    Q (en) A damaged unit is killed by an effect while its controller has an Hourglass with the older printed text.
    Q (zh) 一名受过伤害的单位被效果摧毁，其控制者有一张旧文本的【中娅沙漏】。
    A (en) It is recalled exhausted, and its damage stays: the older text heals nothing.
    A (zh) 该单位以休眠状态被召回，伤害仍然保留：旧文本不移除伤害。
    Given it is your main phase
    And the position:
      | object                       | player   | place         | state    |
      | Vengeance                    | You      | hand          |          |
      | Unit W (2)                   | Opponent | battlefield A |          |
      | Unit X (5)                   | Opponent | battlefield A | damage 2 |
      | Zhonya's Hourglass (printed) | Opponent | base          |          |
    And both players can pay for anything
    When you play Vengeance choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Unit X has damage 2
    And Zhonya's Hourglass (printed) is in the opponent's trash

  @id:rb-zhonya-printed-text.current @rule:369.1 @source:page-zhonyas-hourglass#current-text @since:spiritforged
  Scenario: By the current text of the Hourglass the unit has no damage left
    Title (zh) 按【中娅沙漏】的新文本，被召回的单位没有伤害
    Q (en) A damaged unit is killed by an effect while its controller has an Hourglass with the current text.
    Q (zh) 一名受过伤害的单位被效果摧毁，其控制者有一张新文本的【中娅沙漏】。
    A (en) It is recalled exhausted and healed.
    A (zh) 该单位移除伤害，并以休眠状态被召回。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state    |
      | Vengeance          | You      | hand          |          |
      | Unit W (2)         | Opponent | battlefield A |          |
      | Unit X (5)         | Opponent | battlefield A | damage 2 |
      | Zhonya's Hourglass | Opponent | base          |          |
    And both players can pay for anything
    When you play Vengeance choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Unit X has no damage
    And Zhonya's Hourglass is in the opponent's trash

  @id:rb-zhonya-hidden @rule:811.1.b @rule:811.1.c @source:page-zhonyas-hourglass#hidden @source:core-1.4#811.1.b @since:spiritforged
  Scenario: Hiding the Hourglass costs one power of any domain
    Title (zh) 【中娅沙漏】待命需支付一点任意特性的符能
    Q (en) I hold an Hourglass, control a battlefield and have a single order rune. May I hide it?
    Q (zh) 我方手中有【中娅沙漏】，控制一处战场，只有一枚序理符文。可以将其待命吗？
    A (en) Yes. The rune is recycled for one power, whatever its domain, and the card lies face down at the battlefield.
    A (zh) 可以。回收这枚符文以支付一点符能，特性不限；此牌正面朝下放置在该战场。
    Given it is your main phase
    And the position:
      | object             | player | place         | state |
      | Unit V (3)         | You    | battlefield A |       |
      | Zhonya's Hourglass | You    | hand          |       |
    And you have these runes: 1 order
    When you hide Zhonya's Hourglass at battlefield A
    Then Zhonya's Hourglass is at battlefield A
    And Zhonya's Hourglass is face down
    And you have 0 runes
    And the chain is empty

  @id:rb-zhonya-hidden.unpaid @rule:811.1.b @source:core-1.4#811.1.b @control:rb-zhonya-hidden @since:spiritforged @derived
  Scenario: Without power the Hourglass cannot be hidden
    Title (zh) 没有符能则不能将【中娅沙漏】待命
    Q (en) I hold an Hourglass and control a battlefield, but have neither runes nor power. May I hide it?
    Q (zh) 我方手中有【中娅沙漏】，控制一处战场，但没有符文，也没有符能。可以将其待命吗？
    A (en) It may not be hidden: the power must be paid.
    A (zh) 不能待命：必须支付符能。
    Given it is your main phase
    And the position:
      | object             | player | place         | state |
      | Unit V (3)         | You    | battlefield A |       |
      | Zhonya's Hourglass | You    | hand          |       |
    Then you may not hide Zhonya's Hourglass at battlefield A

  @id:rb-zhonya-hidden.where @rule:811.1.b @source:core-1.4#811.1.b @control:rb-zhonya-hidden @since:spiritforged @derived
  Scenario: The Hourglass is hidden only at a battlefield one controls
    Title (zh) 【中娅沙漏】只能待命在自己控制的战场
    Q (en) May I hide it at a battlefield that the opponent controls, or that nobody controls?
    Q (zh) 我方可以将其待命在对方控制的战场，或无人控制的战场吗？
    A (en) No. Only at a battlefield I control.
    A (zh) 不可以。只能放置在我方控制的战场。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Unit X (3)         | Opponent | battlefield A |       |
      | Zhonya's Hourglass | You      | hand          |       |
    And both players can pay for anything
    Then you may not hide Zhonya's Hourglass at battlefield A
    And you may not hide Zhonya's Hourglass at battlefield B

  @id:rb-zhonya-hidden.this-turn @rule:811.1.b @source:core-1.4#811.1.b @source:page-zhonyas-hourglass#hidden @control:rb-zhonya-hidden.next-turn @since:spiritforged
  Scenario: Hidden this turn, the Hourglass cannot be played this turn
    Title (zh) 【中娅沙漏】待命的当回合不能从正面朝下打出
    Q (en) I hid the Hourglass this turn; now a unit of mine is about to be killed by my own spell. May I already reveal it?
    Q (zh) 我方本回合将【中娅沙漏】待命；现在我方一名单位即将被自己的法术摧毁。可以立即翻开打出吗？
    A (en) No. It can be played from face down only from the next turn on.
    A (zh) 不可以。从下一回合起才能从正面朝下打出。
    Given it is your main phase
    And the position:
      | object             | player | place         | state            |
      | Unit V (3)         | You    | battlefield A |                  |
      | Unit Z (2)         | You    | battlefield B |                  |
      | Zhonya's Hourglass | You    | battlefield A | hidden this turn |
      | Vengeance          | You    | hand          |                  |
    And both players can pay for anything
    When you play Vengeance choosing Unit Z
    Then you may not react with Zhonya's Hourglass
    When the chain resolves
    Then Unit Z is in your trash
    And Zhonya's Hourglass is face down

  @id:rb-zhonya-hidden.next-turn @rule:811.1.b @rule:811.6 @source:core-1.4#811.1.b @source:page-zhonyas-hourglass#hidden @since:spiritforged
  Scenario: From the next turn on the hidden Hourglass is played for nothing, and saves a unit at another battlefield
    Title (zh) 从下一回合起待命的【中娅沙漏】无需支付费用即可打出，并能拯救另一处战场的单位
    Q (en) I hide the Hourglass; in the opponent's next turn a unit of mine at the other battlefield is to be killed. I have no resources.
    Q (zh) 我方将【中娅沙漏】待命；对方的下一回合，我方另一处战场的单位将被摧毁。我方没有任何资源。
    A (en) I may play it in response at no cost. It enters where it lay, is recalled to base, and saves the unit wherever that stands.
    A (zh) 可以不支付费用将其打出作为反应。它进入放置之处，随后被召回基地，并能拯救任何位置的我方单位。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Unit V (3)         | You      | battlefield A |       |
      | Unit Z (2)         | You      | battlefield B |       |
      | Zhonya's Hourglass | You      | hand          |       |
      | Vengeance          | Opponent | hand          |       |
    And you have these runes: 1 order
    And the opponent can pay for anything
    When you hide Zhonya's Hourglass at battlefield A
    And the turn passes
    Then it is the opponent's turn
    When the opponent plays Vengeance choosing Unit Z
    And you react with Zhonya's Hourglass
    And the chain resolves
    Then Unit Z is in your base
    And Unit Z is exhausted
    And Unit V is at battlefield A
    And Zhonya's Hourglass is in your trash

  @id:rb-zhonya-hidden.since-an-earlier-turn @rule:811.1.b @rule:811.6 @rule:323.7 @source:core-1.4#811.1.b @since:spiritforged
  Scenario: Face down since an earlier turn, the Hourglass is played in response without any resources
    Title (zh) 之前回合待命的【中娅沙漏】可不支付费用打出作为反应
    Q (en) The opponent has an Hourglass face down since an earlier turn and no resources; I kill their unit in base.
    Q (zh) 对方之前的回合已将【中娅沙漏】待命，且没有任何资源；我方摧毁其基地中的单位。
    A (en) They may play it in response for nothing; it is recalled to base and saves the unit there.
    A (zh) 对方可以不支付费用将其打出作为反应；它被召回基地，并拯救该单位。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state     |
      | Vengeance          | You      | hand          |           |
      | Unit W (2)         | Opponent | battlefield A |           |
      | Zhonya's Hourglass | Opponent | battlefield A | face down |
      | Unit X (3)         | Opponent | base          | damage 1  |
    And you can pay for anything
    When you play Vengeance choosing Unit X
    And the opponent reacts with Zhonya's Hourglass
    And the chain resolves
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Unit X has no damage
    And Zhonya's Hourglass is in the opponent's trash

  @id:rb-zhonya-smite-own-turn.smite-first @rule:372 @rule:370.2 @rule:427.2.a @source:judge-zh-2026-05-11#zhonya-smite-own-turn @source:page-zhonyas-hourglass#smite @since:unleashed
  Scenario: Smite in its player's turn: applied first, the unit is banished and the Hourglass stays
    Title (zh) 打出【惩戒】的玩家回合：先应用【惩戒】，单位被放逐，【中娅沙漏】保留
    Q (en) In my turn Smite would kill an enemy unit whose controller has an Hourglass in base. Who decides whether it is banished or recalled, and what if Smite comes first?
    Q (zh) 我方回合，【惩戒】将摧毁一名敌方单位，其控制者基地中有【中娅沙漏】。由谁决定放逐还是召回？若先应用【惩戒】会怎样？
    A (en) The unit's controller orders the two. With Smite first it is banished; the Hourglass has nothing left to replace and stays.
    A (zh) 由该单位的控制者决定顺序。先应用【惩戒】则单位被放逐；【中娅沙漏】没有可替换的事件，保留在基地。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Smite              | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Unit X (3)         | Opponent | battlefield A |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Smite choosing Unit X
    And the chain resolves
    Then the opponent may choose to apply: Smite, Zhonya's Hourglass
    When the opponent applies Smite first
    Then Unit X is in the opponent's banishment
    And Zhonya's Hourglass is in the opponent's base
    And Unit W is at battlefield A
    And rule 372 is why

  @id:rb-zhonya-smite-own-turn.hourglass-first @rule:372 @rule:370.2 @source:judge-zh-2026-05-11#zhonya-smite-own-turn @source:page-zhonyas-hourglass#smite @since:unleashed
  Scenario: Smite in its player's turn: the Hourglass applied first recalls the unit and dies
    Title (zh) 打出【惩戒】的玩家回合：先应用【中娅沙漏】，单位被召回，【中娅沙漏】被摧毁
    Q (en) In my turn Smite would kill an enemy unit whose controller has an Hourglass in base, and they apply the Hourglass first.
    Q (zh) 我方回合，【惩戒】将摧毁一名敌方单位，其控制者基地中有【中娅沙漏】，并先应用【中娅沙漏】。
    A (en) The unit is recalled, healed and exhausted, and the Hourglass dies.
    A (zh) 该单位移除伤害、进入休眠并被召回，【中娅沙漏】被摧毁。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Smite              | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Unit X (3)         | Opponent | battlefield A |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Smite choosing Unit X
    And the chain resolves
    Then the opponent may choose to apply: Smite, Zhonya's Hourglass
    When the opponent applies Zhonya's Hourglass first
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Unit X has no damage
    And Zhonya's Hourglass is in the opponent's trash
    And rule 372 is why

  @id:rb-zhonya-smite-own-turn.mark-stays @rule:390.3 @source:core-1.4#390.3 @since:unleashed @derived
  Scenario: A saved unit still bears Smite until the turn ends
    Title (zh) 得救的单位在本回合内仍受【惩戒】影响
    Q (en) The Hourglass saved the unit from Smite. Later this turn another effect kills it. Does it die?
    Q (zh) 【中娅沙漏】使单位免于【惩戒】的摧毁；本回合稍后它又被其他效果摧毁。它会被摧毁吗？
    A (en) It is banished: a recalled unit is the same object, and Smite's effect lasts for the turn.
    A (zh) 它会被放逐：被召回的单位仍是同一物体，【惩戒】的效果持续到回合结束。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Smite              | You      | hand          |       |
      | Vengeance          | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Unit X (3)         | Opponent | battlefield A |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Smite choosing Unit X
    And the chain resolves
    And the opponent applies Zhonya's Hourglass first
    And you play Vengeance choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's banishment
    And Unit W is at battlefield A

  @id:rb-zhonya-smite-opponents-turn.smite-first @rule:372 @rule:370.2 @rule:427.2.a @source:judge-zh-2026-05-11#zhonya-smite-opponents-turn @source:page-zhonyas-hourglass#smite @since:unleashed
  Scenario: Smite in the other player's turn: applied first, the unit is banished and the Hourglass stays
    Title (zh) 该单位控制者的回合：先应用【惩戒】，单位被放逐，【中娅沙漏】保留
    Q (en) In the opponent's turn I play Smite in a showdown on their attacker; they have an Hourglass in base. Who decides, and what if Smite comes first?
    Q (zh) 对方回合，我方在法术对决中打出【惩戒】选择其进攻方单位，对方基地中有【中娅沙漏】。由谁决定？若先应用【惩戒】会怎样？
    A (en) Still the unit's controller. With Smite first it is banished and the Hourglass stays.
    A (zh) 仍由该单位的控制者决定。先应用【惩戒】则单位被放逐，【中娅沙漏】保留。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place         | state |
      | Smite              | You      | hand          |       |
      | Unit V (5)         | You      | battlefield A |       |
      | Unit X (3)         | Opponent | base          |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you play Smite choosing Unit X
    And the chain resolves
    Then the opponent may choose to apply: Smite, Zhonya's Hourglass
    When the opponent applies Smite first
    Then Unit X is in the opponent's banishment
    And Zhonya's Hourglass is in the opponent's base
    And Unit V has no damage
    And rule 372 is why

  @id:rb-zhonya-smite-opponents-turn.hourglass-first @rule:372 @rule:370.2 @source:judge-zh-2026-05-11#zhonya-smite-opponents-turn @source:page-zhonyas-hourglass#smite @since:unleashed
  Scenario: Smite in the other player's turn: the Hourglass applied first recalls the unit and dies
    Title (zh) 该单位控制者的回合：先应用【中娅沙漏】，单位被召回，【中娅沙漏】被摧毁
    Q (en) In the opponent's turn I play Smite in a showdown on their attacker; they have an Hourglass in base and apply it first.
    Q (zh) 对方回合，我方在法术对决中打出【惩戒】选择其进攻方单位，对方基地中有【中娅沙漏】，并先应用它。
    A (en) The attacker is recalled, healed and exhausted, and the Hourglass dies.
    A (zh) 该进攻方单位移除伤害、进入休眠并被召回，【中娅沙漏】被摧毁。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place         | state |
      | Smite              | You      | hand          |       |
      | Unit V (5)         | You      | battlefield A |       |
      | Unit X (3)         | Opponent | base          |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you play Smite choosing Unit X
    And the chain resolves
    Then the opponent may choose to apply: Smite, Zhonya's Hourglass
    When the opponent applies Zhonya's Hourglass first
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Unit X has no damage
    And Zhonya's Hourglass is in the opponent's trash
    And rule 372 is why

  @id:rb-zhonya-combat-result @rule:466.3.a @rule:466.3.b @rule:466.3.d @source:judge-zh-2026-05-11#zhonya-combat-result @source:page-zhonyas-hourglass#combat-result @since:spiritforged
  Scenario: An attacker saved by the Hourglass has still lost the combat
    Title (zh) 被【中娅沙漏】召回的进攻方仍然输掉战斗
    Q (en) My 3-might attacker would die to a 5-might defender and my Hourglass recalls it. Does the opponent win the combat?
    Q (zh) 我方一名3战力单位进攻5战力单位防守的战场，战斗伤害后被【中娅沙漏】召回。对方赢得战斗吗？
    A (en) Yes. Only their unit remains at the battlefield, so they won and I lost; it is not a combat without result.
    A (zh) 是。该战场只剩对方单位，因此对方赢得战斗，我方输掉战斗，并非无结果。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Unit X (3)         | You      | base          |       |
      | Zhonya's Hourglass | You      | base          |       |
      | Unit Y (5)         | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    Then the opponent has won the combat
    And you have lost the combat
    And Unit X is in your base
    And Zhonya's Hourglass is in your trash
    And the opponent controls battlefield A
    And the opponent has no points
    And rule 466.3 is why
