@game:riftbound
Feature: Linked instructions: ignored, negated, replaced

  @id:rb-negated-not-ignored.replaced @rule:359.3.e.14.b @source:faq-vendetta#ride-the-wind-at-vilemaws-lair @source:page-hidden-blade#negated @since:vendetta-faq
  Scenario: Negated by a replacement: the linked draw is carried out
    Title (zh) 因替换效果被撤销：关联的抽牌照常执行
    Q (en) Hidden Blade resolves on a unit whose controller has an Hourglass in base. Is the linked draw lost with the kill?
    Q (zh) 【暗刃】结算时，所选单位的控制者基地中有【中娅沙漏】。关联的抽牌会随摧毁一起失去吗？
    A (en) No. The kill was replaced, which negates it without ignoring it: two cards are drawn.
    A (zh) 不会。摧毁被替换，属于被撤销而非被无视：其控制者抽两张牌。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Hidden Blade       | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Unit X (3)         | Opponent | battlefield A |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Zhonya's Hourglass is in the opponent's trash
    And the opponent has drawn 2 cards
    And rule 359.3.e.14.b is why

  @id:rb-negated-not-ignored.cannot @rule:359.3.e.14 @rule:054.1 @source:faq-vendetta#ride-the-wind-at-vilemaws-lair @source:page-hidden-blade#negated @since:vendetta-faq
  Scenario: Negated by a "cannot": an attacker at Vilemaw's Lair becomes ready without moving
    Title (zh) 因“无法”被撤销：在【卑鄙之喉的巢穴】进攻的单位不移动，但变为活跃
    Q (en) My unit attacks at Vilemaw's Lair. In the showdown I play Ride the Wind to take it to base.
    Q (zh) 我方单位进攻【卑鄙之喉的巢穴】。我方在法术对决中打出【驭风而行】，选择将其移动到基地。
    A (en) The move is negated by the Lair, the ready that is linked to it is not: the unit stays in the combat, ready.
    A (zh) 移动因该战场的技能被撤销，关联的变为活跃仍会执行：单位留在战斗中，并变为活跃。
    Given it is your main phase
    And the battlefields:
      | battlefield | card           | controller |
      | A           | Vilemaw's Lair |            |
    And the position:
      | object        | player   | place         | state     |
      | Ride the Wind | You      | hand          |           |
      | Unit V (1)    | You      | base          | exhausted |
      | Unit X (3)    | You      | base          |           |
      | Unit Y (2)    | Opponent | battlefield A |           |
    And both players can pay for anything
    When you move Unit X to battlefield A
    Then Unit X is exhausted
    When you play Ride the Wind choosing Unit X moving it to your base
    And the chain resolves
    Then Unit X is at battlefield A
    And Unit X is ready
    And Unit V is exhausted
    And a showdown is open at battlefield A

  @id:rb-negated-not-ignored.already-ready @rule:415.1.c @rule:359.3.e.14 @source:faq-vendetta#ride-the-wind-at-vilemaws-lair @source:page-hidden-blade#negated @since:vendetta-faq
  Scenario: Negated because it is ready already: Last Breath still deals its damage
    Title (zh) 单位已处于活跃：【狂风绝息斩】仍会造成伤害
    Q (en) Last Breath readies a friendly unit, which then deals damage. My unit is ready already. Is the damage dealt?
    Q (zh) 【狂风绝息斩】让一名友方单位变为活跃并造成伤害。我方单位本来就是活跃的。还会造成伤害吗？
    A (en) Yes. Nothing happens by readying it, but that instruction was not ignored.
    A (zh) 会。变为活跃没有实际变化，但该指示并非被无视。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Last Breath | You      | hand          |       |
      | Unit V (1)  | You      | base          |       |
      | Unit X (3)  | You      | base          |       |
      | Unit W (5)  | Opponent | battlefield A |       |
      | Unit Y (5)  | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Last Breath choosing Unit X then choosing Unit Y
    And the chain resolves
    Then Unit Y has damage 3
    And Unit W has no damage
    And Unit X is ready

  @id:rb-negated-not-ignored.already-buffed @rule:359.3.e.14 @source:faq-vendetta#ride-the-wind-at-vilemaws-lair @source:page-hidden-blade#negated @since:vendetta-faq
  Scenario: Negated because it is buffed already: Showstopper still moves it
    Title (zh) 单位已有增益：【叹为观止】仍会移动该单位
    Q (en) Showstopper buffs a unit in my base and then moves it. The unit has a buff already. Does it move?
    Q (zh) 【叹为观止】给予我方基地中的单位增益，然后移动它。该单位已有增益。还会移动吗？
    A (en) Yes. It gets no second buff, and it moves.
    A (zh) 会。不会获得第二个增益，但会移动。
    Given it is your main phase
    And the position:
      | object      | player | place | state  |
      | Showstopper | You    | hand  |        |
      | Unit V (1)  | You    | base  |        |
      | Unit X (3)  | You    | base  | buffed |
    And both players can pay for anything
    When you play Showstopper choosing Unit X moving it to battlefield A
    And the chain resolves
    Then Unit X is at battlefield A
    And Unit X is buffed
    And Unit X has might 4
    And Unit V is in your base

  @id:rb-negated-not-ignored.gone @rule:359.3.e.14 @rule:359.3.e.12 @source:faq-vendetta#ride-the-wind-at-vilemaws-lair @source:page-hidden-blade#negated @since:vendetta-faq
  Scenario: Negated because an object nobody chose has left: its owner still draws
    Title (zh) 未被选择的物体已离开：指示被撤销，其所属者仍抽牌
    Q (en) A unit says: when I move, kill me; my owner draws 1. In response to that trigger it is returned to hand. Does its owner draw?
    Q (zh) 一名单位的技能为：当我移动时，摧毁我，我的所属者抽一张牌。技能触发后，对方作为反应将其返回手牌。其所属者会抽牌吗？
    A (en) Yes. The ability chose nothing, so the missing unit negates the kill; the owner can still be told and draws.
    A (zh) 会。该技能没有选择目标，单位不在场上只使摧毁被撤销；其所属者仍可确定，照常抽一张牌。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state |
      | Example: Fatal Step | You      | base          |       |
      | Unit W (2)          | Opponent | battlefield B |       |
      | Gust                | Opponent | hand          |       |
    And both players can pay for anything
    When you move Example: Fatal Step to battlefield A
    And the opponent reacts with Gust choosing Example: Fatal Step
    And the chain resolves
    Then Example: Fatal Step is in your hand
    And you have drawn 1 card
    And Unit W is at battlefield B

  @id:rb-negated-not-ignored.still-there @rule:359.3.d @source:core-1.4#359.3.e.14 @since:spiritforged
  Scenario: Left alone, the same trigger kills the unit and its owner draws
    Title (zh) 无人反应时：单位被摧毁，其所属者抽一张牌
    Q (en) A unit says: when I move, kill me; my owner draws 1. It moves and nobody responds.
    Q (zh) 一名单位的技能为：当我移动时，摧毁我，我的所属者抽一张牌。它移动后无人反应。
    A (en) It is killed and its owner draws one.
    A (zh) 该单位被摧毁，其所属者抽一张牌。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state |
      | Example: Fatal Step | You      | base          |       |
      | Unit W (2)          | Opponent | battlefield B |       |
      | Gust                | Opponent | hand          |       |
    And both players can pay for anything
    When you move Example: Fatal Step to battlefield A
    And the chain resolves
    Then Example: Fatal Step is in your trash
    And you have drawn 1 card

  @id:rb-linked-ignored.zone @rule:359.3.e.14.a @source:core-1.4#359.3.e.14.a @source:page-hidden-blade#linked @control:rb-hb-flash.control @since:spiritforged
  Scenario: The target changes zones: both linked instructions are ignored
    Title (zh) 目标改变区域：两条关联指示都被无视
    Q (en) In response to Hidden Blade its target is returned to hand by Gust. Who draws?
    Q (zh) 对方打出【罡风】作为反应，将【暗刃】的目标返回手牌。谁会抽牌？
    A (en) Nobody. The first instruction is ignored for want of its target, and the second with it.
    A (zh) 无人抽牌。第一条指示因目标指定失效而被无视，第二条随之被无视。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Hidden Blade | You      | hand          |       |
      | Unit W (2)   | Opponent | battlefield A |       |
      | Unit X (3)   | Opponent | battlefield A |       |
      | Gust         | Opponent | hand          |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the opponent reacts with Gust choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's hand
    And Unit W is at battlefield A
    And the opponent has drawn no card
    And you have drawn no card
    And rule 359.3.e.14.a is why

  @id:rb-linked-ignored.base @rule:359.3.e.14.a @source:core-1.4#359.3.e.14.a @source:page-hidden-blade#linked @control:rb-hb-flash.control @since:spiritforged
  Scenario: The target moves to base: both linked instructions are ignored
    Title (zh) 目标移动到基地：两条关联指示都被无视
    Q (en) In response to Hidden Blade Flash moves its target and a second unit to base.
    Q (zh) 对方打出【闪现】作为反应，将【暗刃】的目标和另一名单位移回基地。
    A (en) Nothing is killed and nobody draws.
    A (zh) 没有单位被摧毁，也无人抽牌。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Hidden Blade | You      | hand          |       |
      | Unit W (2)   | Opponent | battlefield A |       |
      | Unit X (3)   | Opponent | battlefield A |       |
      | Unit Z (1)   | Opponent | battlefield A |       |
      | Flash        | Opponent | hand          |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the opponent reacts with Flash choosing Unit X and Unit Z
    And the chain resolves
    Then Unit X is in the opponent's base
    And Unit Z is in the opponent's base
    And Unit W is at battlefield A
    And the opponent has drawn no card
    And rule 359.3.e.14.a is why

  @id:rb-linked-replaced.hidden-blade @rule:359.3.e.14.b @source:core-1.4#359.3.e.14.b @source:page-hidden-blade#linked @since:spiritforged
  Scenario: A replaced kill does not stop a later instruction that only speaks of the unit
    Title (zh) 摧毁被替换：只提及该单位的后续指示照常执行
    Q (en) I kill my own unit with Hidden Blade and my own Hourglass replaces its death. Do I draw?
    Q (zh) 我方用【暗刃】摧毁自己的单位，我方的【中娅沙漏】替换了这次摧毁。我方抽牌吗？
    A (en) Yes, two: the draw speaks of the unit's controller, not of the kill.
    A (zh) 会，抽两张：抽牌的指示只提及该单位的控制者，而非摧毁这一行动。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Hidden Blade       | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Unit X (3)         | You      | battlefield B |       |
      | Zhonya's Hourglass | You      | base          |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the chain resolves
    Then Unit X is in your base
    And Unit X is exhausted
    And Unit W is at battlefield A
    And you have drawn 2 cards
    And the opponent has drawn no card
    And rule 359.3.e.14.b is why

  @id:rb-linked-replaced.deathgrip @rule:359.3.e.14.b @source:core-1.4#359.3.e.14.b @source:page-hidden-blade#deathgrip @since:spiritforged
  Scenario: A replaced kill stops a later instruction that refers to the kill
    Title (zh) 摧毁被替换：直接引用摧毁的后续指示不执行
    Q (en) In response to my Hidden Blade the opponent kills its target with Deathgrip, and their Hourglass recalls it. Does their other unit grow, and who draws?
    Q (zh) 我方打出【暗刃】，对方打出【断魂一扼】作为反应摧毁同一单位，其【中娅沙漏】将该单位召回。对方另一名单位会获得战力吗？谁会抽牌？
    A (en) It does not grow, for "if you do" refers to the kill. The opponent draws the one card of Deathgrip; Hidden Blade finds its target in base and does nothing.
    A (zh) 不会获得战力，因为“若如此做”引用了摧毁。对方因【断魂一扼】抽一张牌；【暗刃】的目标已在基地，没有任何效果。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Hidden Blade       | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Unit X (3)         | Opponent | battlefield A |       |
      | Unit Y (4)         | Opponent | battlefield A |       |
      | Deathgrip          | Opponent | hand          |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the opponent reacts with Deathgrip choosing Unit X then choosing Unit Y
    And the chain resolves
    Then Unit Y has might 4
    And Unit W has might 2
    And Unit X is in the opponent's base
    And Unit X is exhausted
    And Zhonya's Hourglass is in the opponent's trash
    And the opponent has drawn 1 card
    And rule 359.3.e.14.b is why
