@game:riftbound
Feature: Hidden Blade

  @id:rb-hb-flash @rule:359.3.e.2 @rule:359.3.e.14.a @source:faq-vendetta#ride-the-wind-at-vilemaws-lair @source:core-1.4#359.3.e.14.a @source:page-hidden-blade#flash @control:rb-hb-flash.control @since:spiritforged
  Scenario: A target that moves to base in response is neither killed nor drawn for
    Title (zh) 【暗刃】的目标被移回基地：不摧毁，也不抽牌
    Q (en) I play Hidden Blade on an enemy unit at a battlefield; in response Flash takes it back to base. Is it killed, and does its controller draw?
    Q (zh) 我方打出【暗刃】选择战场上的敌方单位，对方打出【闪现】作为反应，将其移回基地。该单位会被摧毁吗？其控制者会抽牌吗？
    A (en) Neither. In base the unit is no longer a legal target, so the kill is ignored, and the draw that is linked to it is ignored with it.
    A (zh) 都不会。该单位回到基地后不再是合法目标，摧毁的指示被无视，与之关联的抽牌指示也被无视。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Hidden Blade | You      | hand          |       |
      | Unit W (2)   | Opponent | battlefield A |       |
      | Unit X (3)   | Opponent | battlefield A |       |
      | Flash        | Opponent | hand          |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the opponent reacts with Flash choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's base
    And Unit W is at battlefield A
    And the opponent has drawn no card
    And Hidden Blade is in your trash
    And Flash is in the opponent's trash
    And rule 359.3.e.14.a is why

  @id:rb-hb-flash.control @rule:359.3.d @rule:428 @source:core-1.4#359.3.e.14 @since:spiritforged
  Scenario: Without a response the chosen unit is killed and its controller draws two
    Title (zh) 无人反应时，【暗刃】摧毁所选单位，其控制者抽两张牌
    Q (en) I play Hidden Blade on an enemy unit at a battlefield and the opponent keeps Flash in hand. What happens?
    Q (zh) 我方打出【暗刃】选择战场上的敌方单位，对方没有打出手中的【闪现】。会发生什么？
    A (en) The chosen unit dies and its controller draws two cards; the unit beside it is untouched.
    A (zh) 所选单位被摧毁，其控制者抽两张牌；旁边的单位不受影响。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Hidden Blade | You      | hand          |       |
      | Unit W (2)   | Opponent | battlefield A |       |
      | Unit X (3)   | Opponent | battlefield A |       |
      | Flash        | Opponent | hand          |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Unit W is at battlefield A
    And the opponent has drawn 2 cards
    And you have drawn no card

  @id:rb-hb-starcrossed @rule:359.3.e.2 @rule:359.3.e.14.a @source:faq-vendetta#ride-the-wind-at-vilemaws-lair @source:page-hidden-blade#star-crossed @control:rb-hb-flash.control @since:unleashed
  Scenario: A target returned to hand by Star-Crossed is neither killed nor drawn for
    Title (zh) 【暗刃】的目标被【造化弄人】返回手牌：不摧毁，也不抽牌
    Q (en) I play Hidden Blade on an enemy unit; in response Star-Crossed returns that unit and one of mine to their owners' hands. Does the unit's controller draw two?
    Q (zh) 我方打出【暗刃】选择敌方单位，对方打出【造化弄人】作为反应，将该单位和我方一名单位返回各自所属者的手牌。该单位的控制者会抽两张牌吗？
    A (en) No. The unit left the board, so both instructions of Hidden Blade are ignored.
    A (zh) 不会。该单位已不在场上，【暗刃】的两条指示都被无视。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Hidden Blade | You      | hand          |       |
      | Unit U (1)   | You      | base          |       |
      | Unit V (2)   | You      | base          |       |
      | Unit W (2)   | Opponent | battlefield A |       |
      | Unit X (3)   | Opponent | battlefield A |       |
      | Star-Crossed | Opponent | hand          |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the opponent reacts with Star-Crossed choosing Unit X then choosing Unit V
    And the chain resolves
    Then Unit X is in the opponent's hand
    And Unit V is in your hand
    And Unit U is in your base
    And Unit W is at battlefield A
    And the opponent has drawn no card
    And Hidden Blade is in your trash
    And rule 359.3.e.14.a is why

  @id:rb-hb-repeat-same-unit @rule:359.3.e.2 @rule:359.3.e.14.a @rule:820.1.d.1 @source:faq-vendetta#ride-the-wind-at-vilemaws-lair @source:page-hidden-blade#repeat @since:unleashed
  Scenario: Hidden Blade repeated on the same unit: its controller draws two and not four
    Title (zh) 【暗刃】通过【皮城学院】获得回响，两次选择同一单位：其控制者抽两张牌而非四张
    Q (en) The Academy gives Hidden Blade Repeat; I pay for it and choose the same unit both times. How many cards does its controller draw?
    Q (zh) 【暗刃】通过【皮城学院】获得[回响]，我方支付[回响]费用，两次执行选择同一名单位。其控制者抽几张牌？
    A (en) Two. The first execution kills it; for the second it is no longer a legal target, so that kill and that draw are ignored.
    A (zh) 两张。第一次执行将其摧毁；第二次执行时它已不是合法目标，那一次的摧毁与抽牌都被无视。
    Given it is the opponent's main phase
    And the battlefields:
      | battlefield | card        | controller |
      | A           | The Academy | You        |
    And the position:
      | object       | player   | place         | state |
      | Unit V (2)   | You      | battlefield A |       |
      | Hidden Blade | You      | hand          |       |
      | Unit W (2)   | Opponent | battlefield B |       |
      | Unit X (3)   | Opponent | battlefield B |       |
    And both players can pay for anything
    When the turn passes
    Then it is your turn
    And you have 1 point
    When you play Hidden Blade paying Repeat choosing Unit X then choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Unit W is at battlefield B
    And the opponent has drawn 2 cards
    And rule 820 is why

  @id:rb-hb-repeat-same-unit.two-units @rule:820.1.d.1 @rule:820.2.a @source:core-1.4#820.2.a @since:unleashed @derived
  Scenario: Hidden Blade repeated on two units: both die and their controller draws four
    Title (zh) 【暗刃】获得回响，两次选择不同单位：两名单位都被摧毁，其控制者抽四张牌
    Q (en) The Academy gives Hidden Blade Repeat; I pay for it and choose two different units of one player. How many cards does that player draw?
    Q (zh) 【暗刃】通过【皮城学院】获得[回响]，我方支付[回响]费用，两次执行选择同一玩家的两名不同单位。该玩家抽几张牌？
    A (en) Both executions find a legal target: two units die and their controller draws two for each.
    A (zh) 两次执行都有合法目标：两名单位都被摧毁，其控制者各抽两张，共四张牌。
    Given it is the opponent's main phase
    And the battlefields:
      | battlefield | card        | controller |
      | A           | The Academy | You        |
    And the position:
      | object       | player   | place         | state |
      | Unit V (2)   | You      | battlefield A |       |
      | Hidden Blade | You      | hand          |       |
      | Unit W (2)   | Opponent | battlefield B |       |
      | Unit X (3)   | Opponent | battlefield B |       |
    And both players can pay for anything
    When the turn passes
    And you play Hidden Blade paying Repeat choosing Unit X then choosing Unit W
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Unit W is in the opponent's trash
    And the opponent has drawn 4 cards

  @id:rb-hb-repeat-same-unit.not-paid @rule:820.1.b @source:core-1.4#820.1.b @since:unleashed @derived
  Scenario: Repeat need not be paid
    Title (zh) 可以不支付回响费用
    Q (en) The Academy gives Hidden Blade Repeat and I do not pay for it.
    Q (zh) 【暗刃】通过【皮城学院】获得[回响]，但我方不支付[回响]费用。
    A (en) It is executed once: the chosen unit dies and its controller draws two.
    A (zh) 只执行一次：所选单位被摧毁，其控制者抽两张牌。
    Given it is the opponent's main phase
    And the battlefields:
      | battlefield | card        | controller |
      | A           | The Academy | You        |
    And the position:
      | object       | player   | place         | state |
      | Unit V (2)   | You      | battlefield A |       |
      | Hidden Blade | You      | hand          |       |
      | Unit W (2)   | Opponent | battlefield B |       |
      | Unit X (3)   | Opponent | battlefield B |       |
    And both players can pay for anything
    When the turn passes
    And you play Hidden Blade not paying Repeat choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Unit W is at battlefield B
    And the opponent has drawn 2 cards

  @id:rb-hb-repeat-same-unit.cost @rule:820.1.c.1 @rule:356.1.c @source:core-1.4#820.1.c.1 @since:unleashed @derived
  Scenario: Repeated through The Academy, Hidden Blade costs 4 energy and 2 power
    Title (zh) 通过【皮城学院】获得回响的【暗刃】共需4点法力和2点符能
    Q (en) I have four order runes as my turn begins and hold The Academy. What does a repeated Hidden Blade cost me?
    Q (zh) 我方回合开始时有四枚序理符文，并据守【皮城学院】。打出【暗刃】并支付[回响]费用，共需支付多少？
    A (en) Its base cost twice: 4 energy and 2 order power. Of the six runes, two of them channeled this turn, two are recycled and four stay.
    A (zh) 两倍的基础费用：4点法力和2点序理符能。六枚符文（其中两枚本回合召出）中回收两枚，留下四枚。
    Given it is the opponent's main phase
    And the battlefields:
      | battlefield | card        | controller |
      | A           | The Academy | You        |
    And the position:
      | object       | player   | place         | state |
      | Unit V (2)   | You      | battlefield A |       |
      | Hidden Blade | You      | hand          |       |
      | Unit W (2)   | Opponent | battlefield B |       |
      | Unit X (3)   | Opponent | battlefield B |       |
    And you have these runes: 4 order
    When the turn passes
    Then you have 6 runes
    When you play Hidden Blade paying Repeat choosing Unit X then choosing Unit W
    Then you have 4 runes
    When the chain resolves
    Then Unit X is in the opponent's trash
    And Unit W is in the opponent's trash

  @id:rb-hb-repeat-same-unit.cost-short @rule:820.1.c.1 @source:core-1.4#820.1.c.1 @control:rb-hb-repeat-same-unit.cost @since:unleashed @derived
  Scenario: With too few runes Hidden Blade cannot be repeated
    Title (zh) 符文不足时不能支付【暗刃】的回响费用
    Q (en) I have one order rune as my turn begins and hold The Academy. May I pay for the Repeat of Hidden Blade?
    Q (zh) 我方回合开始时有一枚序理符文，并据守【皮城学院】。能支付【暗刃】的[回响]费用吗？
    A (en) No. Three runes give 3 energy, and 4 are needed.
    A (zh) 不能。三枚符文只能提供3点法力，而需要4点。
    Given it is the opponent's main phase
    And the battlefields:
      | battlefield | card        | controller |
      | A           | The Academy | You        |
    And the position:
      | object       | player   | place         | state |
      | Unit V (2)   | You      | battlefield A |       |
      | Hidden Blade | You      | hand          |       |
      | Unit W (2)   | Opponent | battlefield B |       |
      | Unit X (3)   | Opponent | battlefield B |       |
    And you have these runes: 1 order
    When the turn passes
    Then you may not play Hidden Blade paying Repeat choosing Unit X then choosing Unit W

  @id:rb-hb-cannot-be-killed @rule:054.1 @rule:359.3.e.14 @source:faq-vendetta#ride-the-wind-at-vilemaws-lair @source:page-hidden-blade#cannot-be-killed @against:core-1.4#359.3.e.6 @since:vendetta-faq
  Scenario: A unit that cannot be killed stays, and its controller draws two
    Title (zh) 【暗刃】选择无法被摧毁的单位：单位留下，其控制者仍抽两张牌
    Q (en) Hidden Blade chooses a unit whose text says that it cannot be killed. Does its controller draw?
    Q (zh) 【暗刃】选择一名效果为“我无法被摧毁”的单位。其控制者会抽牌吗？
    A (en) Yes, two. The kill is negated by another ability, not ignored for lack of a target, so the linked draw still happens.
    A (zh) 会，抽两张。摧毁的指示是因其他技能而被撤销，并非因目标指定失效而被无视，所以关联的抽牌仍会执行。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state |
      | Hidden Blade        | You      | hand          |       |
      | Unit W (2)          | Opponent | battlefield A |       |
      | Example: Unkillable | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Example: Unkillable
    And the chain resolves
    Then Example: Unkillable is at battlefield A
    And Unit W is at battlefield A
    And the opponent has drawn 2 cards
    And Hidden Blade is in your trash
    And rule 054 is why

  @id:rb-hb-cannot-be-killed.as-printed @rule:359.3.e.6 @rule:359.3.e.14.a @source:core-1.4#359.3.e.6 @against:faq-vendetta#ride-the-wind-at-vilemaws-lair @control:rb-hb-flash.control @since:vendetta @until:vendetta @derived
  Scenario: By the letter of the rules before the FAQ, nobody drew for a unit that cannot be killed
    Title (zh) 在官方FAQ之前按规则原文：不摧毁，也不抽牌
    Q (en) Hidden Blade chooses a unit that cannot be killed. What did the Core Rules v1.4 say before the FAQ was published?
    Q (zh) 【暗刃】选择一名无法被摧毁的单位。在官方FAQ发布之前，按核心规则 v1.4 原文应如何处理？
    A (en) The rules called every instruction that cannot be followed ignored, whatever the cause, so the linked draw was skipped.
    A (zh) 当时的规则将一切无法执行的指示都视为被无视，因此关联的抽牌不会执行。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state |
      | Hidden Blade        | You      | hand          |       |
      | Unit W (2)          | Opponent | battlefield A |       |
      | Example: Unkillable | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Example: Unkillable
    And the chain resolves
    Then Example: Unkillable is at battlefield A
    And Unit W is at battlefield A
    And the opponent has drawn no card
    And Hidden Blade is in your trash
    And rule 359.3.e.6 is why

  @id:rb-hb-zhonya-reaction @rule:359.3.e.14.b @rule:337.2 @rule:323.7 @rule:359.2.a @source:faq-vendetta#ride-the-wind-at-vilemaws-lair @source:page-hidden-blade#zhonya-reaction @since:spiritforged
  Scenario: An Hourglass revealed in response saves the unit, and its controller still draws
    Title (zh) 【暗刃】结算前从正面朝下打出【中娅沙漏】：单位得救，其控制者仍抽两张牌
    Q (en) I play Hidden Blade; in response the unit's controller plays Zhonya's Hourglass from face down. Do they still draw two?
    Q (zh) 我方打出【暗刃】，该单位的控制者从正面朝下打出【中娅沙漏】作为反应。其控制者还抽两张牌吗？
    A (en) Yes. The unit is still on the board and the kill was only replaced, so the linked draw is carried out.
    A (zh) 会。该单位仍在场上，摧毁只是被替换，关联的抽牌照常执行。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state     |
      | Hidden Blade       | You      | hand          |           |
      | Unit W (2)         | Opponent | battlefield A |           |
      | Unit X (3)         | Opponent | battlefield A |           |
      | Zhonya's Hourglass | Opponent | battlefield A | face down |
    And you can pay for anything
    When you play Hidden Blade choosing Unit X
    And the opponent reacts with Zhonya's Hourglass
    Then Zhonya's Hourglass is in the opponent's base
    When the chain resolves
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Unit W is at battlefield A
    And Zhonya's Hourglass is in the opponent's trash
    And the opponent has drawn 2 cards
    And rule 359.3.e.14.b is why

  @id:rb-hb-after-smite @rule:359.3.e.12 @rule:359.3.e.13 @rule:359.3.e.14.b @source:faq-vendetta#ride-the-wind-at-vilemaws-lair @source:page-hidden-blade#after-smite @since:vendetta-faq
  Scenario: A unit that Smite marked earlier is banished, and nobody draws
    Title (zh) 本回合受过【惩戒】影响的单位被【暗刃】选择：被放逐，无人抽牌
    Q (en) Smite dealt 3 to a unit earlier this turn and it survived; now Hidden Blade chooses it. What happens, and who draws?
    Q (zh) 一名单位本回合受到【惩戒】的伤害但未被摧毁，之后被【暗刃】选择。会发生什么？谁会抽牌？
    A (en) It is banished instead of dying. No card is drawn: the unit has left the board, and not through Hidden Blade, so it has no controller to read.
    A (zh) 该单位被放逐而不是被摧毁。无人抽牌：单位已离开场上，且并非由【暗刃】移走，因此没有可供引用的控制者。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Smite        | You      | hand          |       |
      | Hidden Blade | You      | hand          |       |
      | Unit W (2)   | Opponent | battlefield A |       |
      | Unit X (5)   | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Smite choosing Unit X
    And the chain resolves
    Then Unit X has damage 3
    When you play Hidden Blade choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's banishment
    And Unit W is at battlefield A
    And the opponent has drawn no card
    And you have drawn no card
    And rule 359.3.e.12 is why

  @id:rb-hb-smite-zhonya.hourglass-first @rule:372 @rule:370.2 @rule:359.3.e.14.b @source:page-hidden-blade#after-smite @source:page-zhonyas-hourglass#smite @since:vendetta-faq @derived
  Scenario: Marked by Smite and guarded by an Hourglass: the Hourglass first, it lives and two are drawn
    Title (zh) 受过【惩戒】影响且有【中娅沙漏】：先应用【中娅沙漏】，单位得救，抽两张牌
    Q (en) Smite marked the unit this turn, its controller has an Hourglass in base, and Hidden Blade resolves; they apply the Hourglass first.
    Q (zh) 单位本回合受过【惩戒】影响，其控制者基地中有【中娅沙漏】；【暗刃】结算时，其控制者选择先应用【中娅沙漏】。
    A (en) The unit is recalled to base, exhausted and healed, and its controller draws two: it is still on the board.
    A (zh) 该单位被召回基地、进入休眠并移除伤害；它仍在场上，其控制者抽两张牌。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Smite              | You      | hand          |       |
      | Hidden Blade       | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Unit X (5)         | Opponent | battlefield A |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Smite choosing Unit X
    And the chain resolves
    And you play Hidden Blade choosing Unit X
    And the chain resolves
    Then the opponent may choose to apply: Smite, Zhonya's Hourglass
    When the opponent applies Zhonya's Hourglass first
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Unit X has no damage
    And Zhonya's Hourglass is in the opponent's trash
    And the opponent has drawn 2 cards
    And rule 372 is why

  @id:rb-hb-smite-zhonya.smite-first @rule:372 @rule:370.2 @rule:359.3.e.12 @source:page-hidden-blade#after-smite @source:page-zhonyas-hourglass#smite @since:vendetta-faq @derived
  Scenario: Marked by Smite and guarded by an Hourglass: Smite first, it is banished and none are drawn
    Title (zh) 受过【惩戒】影响且有【中娅沙漏】：先应用【惩戒】，单位被放逐，不抽牌
    Q (en) Smite marked the unit this turn, its controller has an Hourglass in base, and Hidden Blade resolves; they apply Smite first.
    Q (zh) 单位本回合受过【惩戒】影响，其控制者基地中有【中娅沙漏】；【暗刃】结算时，其控制者选择先应用【惩戒】。
    A (en) The unit is banished, the Hourglass stays, and nobody draws.
    A (zh) 该单位被放逐，【中娅沙漏】留在基地，无人抽牌。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Smite              | You      | hand          |       |
      | Hidden Blade       | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Unit X (5)         | Opponent | battlefield A |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Smite choosing Unit X
    And the chain resolves
    And you play Hidden Blade choosing Unit X
    And the chain resolves
    Then the opponent may choose to apply: Smite, Zhonya's Hourglass
    When the opponent applies Smite first
    Then Unit X is in the opponent's banishment
    And Zhonya's Hourglass is in the opponent's base
    And the opponent has drawn no card
    And rule 359.3.e.12 is why

  @id:rb-hb-tideturner-swap @rule:359.3.e.5 @rule:811.1.d.2 @source:core-1.4#359.3.e.5 @source:page-hidden-blade#tideturner @control:rb-hb-tideturner-swap.control @since:spiritforged
  Scenario: A target swapped away to another battlefield is out of reach of a Hidden Blade played from face down
    Title (zh) 【控潮者】将目标换到另一处战场：从正面朝下打出的【暗刃】不再影响该单位
    Q (en) I play Hidden Blade from face down on an attacker there; in response Tideturner, revealed at another battlefield, changes places with that unit. Is it killed?
    Q (zh) 我方从正面朝下打出【暗刃】选择该战场上的进攻方单位；对方在另一处战场翻开打出【控潮者】作为反应，与该单位交换位置。该单位会被摧毁吗？
    A (en) No. The unit stands at another battlefield now; a card played from face down reaches only units where it was hidden, so everything about that unit is ignored.
    A (zh) 不会。该单位已在另一处战场；从正面朝下打出的牌只能影响其放置之处的单位，与该单位有关的指示全部被无视。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place         | state     |
      | Unit V (3)   | You      | battlefield A |           |
      | Hidden Blade | You      | battlefield A | face down |
      | Unit W (2)   | Opponent | battlefield B |           |
      | Tideturner   | Opponent | battlefield B | face down |
      | Unit Z (1)   | Opponent | base          |           |
      | Unit X (4)   | Opponent | base          |           |
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you play Hidden Blade choosing Unit X
    And the opponent reacts with Tideturner
    And the opponent accepts
    And the opponent chooses Unit X
    And the chain resolves
    Then Unit X is at battlefield B
    And Tideturner is at battlefield A
    And Unit Z is in the opponent's base
    And the opponent has drawn no card
    And Hidden Blade is in your trash
    And rule 811.1.d.2 is why

  @id:rb-hb-tideturner-swap.control @rule:811.6 @source:core-1.4#811.6 @since:spiritforged
  Scenario: Played from face down, Hidden Blade kills an attacker at its battlefield
    Title (zh) 从正面朝下打出的【暗刃】摧毁该战场上的进攻方单位
    Q (en) A unit attacks the battlefield where my Hidden Blade lies face down. I play it on the attacker and the opponent does not respond.
    Q (zh) 一名单位进攻我方【暗刃】正面朝下放置的战场。我方打出【暗刃】选择该进攻方单位，对方没有反应。
    A (en) The attacker dies and its controller draws two.
    A (zh) 该进攻方单位被摧毁，其控制者抽两张牌。
    Given it is the opponent's main phase
    And the position:
      | object       | player   | place         | state     |
      | Unit V (3)   | You      | battlefield A |           |
      | Hidden Blade | You      | battlefield A | face down |
      | Unit W (2)   | Opponent | battlefield B |           |
      | Tideturner   | Opponent | battlefield B | face down |
      | Unit Z (1)   | Opponent | base          |           |
      | Unit X (4)   | Opponent | base          |           |
    When the opponent moves Unit X to battlefield A
    And the opponent passes
    And you play Hidden Blade choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Unit V is at battlefield A
    And Tideturner is face down
    And the opponent has drawn 2 cards

  @id:rb-linked-definition @rule:359.3.e.14 @source:core-1.4#359.3.e.14 @source:page-hidden-blade#linked @since:spiritforged
  Scenario: The controller of the killed unit draws, not the player of the spell
    Title (zh) 抽牌的是被摧毁单位的控制者，而不是打出【暗刃】的玩家
    Q (en) Hidden Blade tells "its controller" to draw two. Whose controller is meant when I kill an enemy unit?
    Q (zh) 【暗刃】让“其控制者”抽两张牌。我方摧毁敌方单位时，“其”指的是谁？
    A (en) The killed unit's. The second instruction is linked to the first and speaks of the unit chosen there.
    A (zh) 指被摧毁的单位。第二条指示与第一条关联，所指的就是第一条所选的单位。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Hidden Blade | You      | hand          |       |
      | Unit V (2)   | You      | battlefield A |       |
      | Unit X (3)   | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Unit V is at battlefield A
    And the opponent has drawn 2 cards
    And you have drawn no card
    And nobody controls battlefield B
    And rule 359.3.e.14 is why

  @id:rb-linked-definition.own-unit @rule:359.3.e.14 @source:core-1.4#359.3.e.14 @since:spiritforged @derived
  Scenario: A player who kills a unit of their own with Hidden Blade draws the two cards
    Title (zh) 用【暗刃】摧毁自己的单位：自己抽两张牌
    Q (en) May I choose my own unit with Hidden Blade, and who draws then?
    Q (zh) 我方可以用【暗刃】选择自己的单位吗？此时谁抽牌？
    A (en) Yes, any unit at a battlefield. I control the killed unit, so I draw two.
    A (zh) 可以，任意战场上的单位均可。被摧毁的单位由我方控制，因此我方抽两张牌。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Hidden Blade | You      | hand          |       |
      | Unit X (3)   | Opponent | battlefield B |       |
      | Unit V (2)   | You      | battlefield A |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit V
    And the chain resolves
    Then Unit V is in your trash
    And Unit X is at battlefield B
    And you have drawn 2 cards
    And the opponent has drawn no card

  @id:rb-linked-definition.only-at-battlefields @rule:355.9.b @source:core-1.4#355.9.b @control:rb-linked-definition @since:spiritforged @derived
  Scenario: A unit in base cannot be chosen by Hidden Blade
    Title (zh) 基地中的单位不能被【暗刃】选择
    Q (en) The only units are in bases. May I choose one with Hidden Blade?
    Q (zh) 场上单位都在基地中。我方可以用【暗刃】选择其中之一吗？
    A (en) No. It asks for a unit at a battlefield, and without a legal target it cannot be played.
    A (zh) 不可以。【暗刃】要求选择战场上的单位；没有合法目标就无法打出。
    Given it is your main phase
    And the position:
      | object       | player   | place | state |
      | Hidden Blade | You      | hand  |       |
      | Unit V (2)   | You      | base  |       |
      | Unit X (3)   | Opponent | base  |       |
    And both players can pay for anything
    Then you may not play Hidden Blade choosing Unit X
    And you may not play Hidden Blade choosing Unit V
