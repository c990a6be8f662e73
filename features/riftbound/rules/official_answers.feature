@game:riftbound
Feature: Further answers of the official and judge FAQs

  @id:rb-untargetable-star-crossed @rule:758.1 @rule:359.3.e.8 @source:faq-vendetta#akali-silent-and-star-crossed @since:vendetta
  Scenario: A unit that becomes untargetable in response is left alone, the other target is not
    Title (zh) 目标在反应中变为无法被选择：不受影响，另一目标照常处理
    Q (en) I play Star-Crossed on my unit and on Akali, Silent in combat; in response Flash takes her to base. Is she returned to hand?
    Q (zh) 我方打出【造化弄人】选择我方单位和处于战斗中的【阿卡丽 - 无形致命】；对方打出【闪现】作为反应将她移回基地。她会返回手牌吗？
    A (en) No: outside combat she is no legal target. My own unit is returned.
    A (zh) 不会：脱离战斗后她不再是合法目标。我方的单位仍返回手牌。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Unit U (1)    | You      | base          |       |
      | Unit V (3)    | You      | base          |       |
      | Star-Crossed  | You      | hand          |       |
      | Unit W (2)    | Opponent | battlefield A |       |
      | Akali, Silent | Opponent | battlefield A |       |
      | Flash         | Opponent | hand          |       |
    And both players can pay for anything
    When you move Unit V to battlefield A
    And you play Star-Crossed choosing Unit V then choosing Akali, Silent
    And the opponent reacts with Flash choosing Akali, Silent
    And the chain resolves
    Then Akali, Silent is in the opponent's base
    And Unit V is in your hand
    And Unit U is in your base
    And Unit W is at battlefield A

  @id:rb-might-snapshot @rule:477 @rule:143.2.b @source:faq-spiritforged#units-might-below-zero @since:spiritforged
  Scenario: A reduction keeps the size it had: a unit may reach 0 might and live
    Title (zh) 战力减少的数值在结算时确定：单位战力可降为0且不会因此被摧毁
    Q (en) A Recruit at Trifarian War Camp has 2 might. Stupefy takes 1. Then it moves to base. What is its might?
    Q (zh) “随从”在【崔法利兵营】战力为2，【“敲”诈】使其减少1。之后它移动到基地，战力是多少？
    A (en) 0: it loses the bonus of the place and keeps the reduction of 1. Without damage it does not die.
    A (zh) 0：失去战场的加成，而减少的1点仍然保留。没有伤害就不会被摧毁。
    Given it is your main phase
    And the battlefields:
      | battlefield | card               | controller |
      | A           | Trifarian War Camp | You        |
    And the position:
      | object     | player | place         | state |
      | Unit V (2) | You    | battlefield A |       |
      | Recruit    | You    | battlefield A |       |
      | Stupefy    | You    | hand          |       |
    And both players can pay for anything
    When you play Stupefy choosing Recruit
    And the chain resolves
    Then Recruit has might 1
    And Unit V has might 3
    When you move Recruit to your base
    Then Recruit is in your base
    And Recruit has might 0

  @id:rb-move-destination @rule:355.4 @source:faq-origins#charm-destination @since:spiritforged
  Scenario: The destination of a moving spell is chosen as it is played
    Title (zh) 移动单位的法术在打出时就要选择目的地
    Q (en) When do I say where Charm moves the unit?
    Q (zh) 【魅惑妖术】将单位移动到哪里，应在何时决定？
    A (en) As I play it, with the target: the opponent may respond knowing both.
    A (zh) 打出时与目标一起决定：对方在知道目的地后才反应。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Charm      | You      | hand          |       |
      | Unit W (2) | Opponent | battlefield A |       |
      | Unit X (3) | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Charm choosing Unit X moving it to the opponent's base
    Then Charm is on the chain
    And nobody is asked
    When the chain resolves
    Then Unit X is in the opponent's base
    And Unit W is at battlefield A

  @id:rb-move-by-spell-keeps-ready @rule:420 @rule:144.2 @source:faq-origins#move-with-a-spell @since:spiritforged
  Scenario: A unit moved by a spell stays as ready as it was
    Title (zh) 被法术移动的单位保持原有的活跃状态
    Q (en) Does a unit become exhausted when a spell moves it?
    Q (zh) 单位被法术移动时会进入休眠吗？
    A (en) No. Exhausting is the cost of the standard move alone.
    A (zh) 不会。进入休眠只是标准移动的费用。
    Given it is your main phase
    And the position:
      | object     | player   | place | state |
      | Charm      | You      | hand  |       |
      | Unit W (2) | Opponent | base  |       |
      | Unit X (3) | Opponent | base  |       |
    And both players can pay for anything
    When you play Charm choosing Unit X moving it to battlefield B
    And the chain resolves
    Then Unit X is at battlefield B
    And Unit X is ready
    And Unit W is in the opponent's base

  @id:rb-two-targets-needed @rule:355.8 @source:faq-origins#multiple-targets @control:rb-two-targets-needed.one-left @since:spiritforged
  Scenario: A spell with two targets needs both to be played
    Title (zh) 需要两个目标的法术必须两个都能选择才能打出
    Q (en) I have one unit. May I play Back to Back, which chooses two?
    Q (zh) 我方只有一名单位。可以打出需选择两名单位的【背靠背】吗？
    A (en) No. Legal choices must exist for both targets.
    A (zh) 不可以。两个目标都必须有合法选择。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Back to Back | You      | hand          |       |
      | Unit V (2)   | You      | base          |       |
      | Unit Y (2)   | Opponent | battlefield A |       |
      | Unit Z (2)   | Opponent | battlefield A |       |
    And both players can pay for anything
    Then you may not play Back to Back choosing Unit V

  @id:rb-two-targets-needed.one-left @rule:359.3.e.8 @source:faq-origins#multiple-targets @source:core-1.4#359.3.e.8 @since:spiritforged
  Scenario: With one of two targets gone it still resolves for the other
    Title (zh) 两个目标之一失效时，法术仍对另一个生效
    Q (en) I play Back to Back on two units; one of them is returned to hand in response.
    Q (zh) 我方打出【背靠背】选择两名单位；其中一名在反应中被返回手牌。
    A (en) The other gets its 2 might.
    A (zh) 另一名单位仍获得2点战力。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Back to Back | You      | hand          |       |
      | Unit U (1)   | You      | base          |       |
      | Unit V (2)   | You      | battlefield A |       |
      | Unit X (2)   | You      | base          |       |
      | Gust         | Opponent | hand          |       |
      | Unit Z (2)   | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play Back to Back choosing Unit V and Unit X
    And the opponent reacts with Gust choosing Unit V
    And the chain resolves
    Then Unit X has might 4
    And Unit U has might 1
    And Unit V is in your hand

  @id:rb-one-rune-pays-both @rule:164.2 @source:faq-origins#runes @since:spiritforged
  Scenario: One rune gives energy and then power
    Title (zh) 同一枚符文可以先提供法力再提供符能
    Q (en) I have a single fury rune. Can I play Hextech Ray, which costs 1 energy and one fury power?
    Q (zh) 我方只有一枚炽烈符文。可以打出【海克斯射线】（1点法力和一点炽烈符能）吗？
    A (en) Yes. The rune is exhausted for energy, and an exhausted rune may still be recycled for power.
    A (zh) 可以。先让符文休眠以获得法力，休眠的符文仍可被回收以获得符能。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Unit W (4)  | Opponent | battlefield A |       |
      | Unit X (4)  | Opponent | battlefield A |       |
    And you have these runes: 1 fury
    When you play Hextech Ray choosing Unit X
    And the chain resolves
    Then Unit X has damage 3
    And Unit W has no damage
    And you have 0 runes

  @id:rb-accelerate-cost.paid @rule:805 @source:faq-origins#accelerate @since:spiritforged
  Scenario: Accelerate costs 1 energy and one power of the unit's domain more: the unit enters ready
    Title (zh) 急速：额外支付1点法力和一点该单位特性的符能，单位以活跃状态进场
    Q (en) Legion Rearguard costs 2 energy. What does it cost with Accelerate?
    Q (zh) 【军团后卫】费用为2点法力。使用[急速]时费用是多少？
    A (en) 3 energy and one fury power; it enters ready.
    A (zh) 3点法力和一点炽烈符能；该单位以活跃状态进场。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Legion Rearguard | You    | hand  |       |
    And you have 3 energy and 1 fury power
    When you play Legion Rearguard to your base paying the additional cost
    Then Legion Rearguard is in your base
    And Legion Rearguard is ready
    And you have nothing left to pay with

  @id:rb-accelerate-cost.not-paid @rule:805 @source:faq-origins#accelerate @since:spiritforged
  Scenario: Without paying for Accelerate the unit enters exhausted
    Title (zh) 不支付急速费用时，单位以休眠状态进场
    Q (en) I play Legion Rearguard and do not pay for Accelerate.
    Q (zh) 我方打出【军团后卫】，不支付[急速]费用。
    A (en) It costs 2 energy and enters exhausted.
    A (zh) 费用为2点法力，以休眠状态进场。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Legion Rearguard | You    | hand  |       |
    And you have 3 energy and 1 fury power
    When you play Legion Rearguard to your base not paying the additional cost
    Then Legion Rearguard is in your base
    And Legion Rearguard is exhausted
    And you have 1 energy
    And you have 1 fury power

  @id:rb-legion-needs-a-card @rule:812 @source:faq-origins#legion-and-hide @control:rb-legion-needs-a-card.played @since:spiritforged
  Scenario: Hiding a card does not count for Legion
    Title (zh) 待命卡牌不算打出，不满足鼓舞
    Q (en) I hid a card this turn and have 2 energy. May I play Noxus Hopeful, which Legion makes 2 cheaper?
    Q (zh) 我方本回合将一张牌待命，有2点法力。可以打出因[鼓舞]费用减少2的【诺克萨斯新兵】吗？
    A (en) No. Hiding is not playing: it still costs 4.
    A (zh) 不可以。待命不是打出：费用仍为4。
    Given it is your main phase
    And the position:
      | object        | player | place         | state |
      | Unit V (2)    | You    | battlefield A |       |
      | Hidden Blade  | You    | hand          |       |
      | Noxus Hopeful | You    | hand          |       |
    And you have 2 energy and 1 any power
    When you hide Hidden Blade at battlefield A
    Then you have 2 energy
    And you may not play Noxus Hopeful to your base

  @id:rb-legion-needs-a-card.played @rule:812 @source:core-1.4#812 @since:spiritforged
  Scenario: Having played another card, Legion makes it cheaper
    Title (zh) 本回合已打出其他卡牌时，鼓舞使费用减少
    Q (en) I played a card this turn and have 2 energy left.
    Q (zh) 我方本回合已打出一张牌，还有2点法力。
    A (en) Noxus Hopeful costs 2 and is played.
    A (zh) 【诺克萨斯新兵】费用为2，可以打出。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Pouty Poro    | You    | hand  |       |
      | Noxus Hopeful | You    | hand  |       |
    And you have 4 energy
    When you play Pouty Poro to your base
    Then you have 2 energy
    When you play Noxus Hopeful to your base
    Then Noxus Hopeful is in your base
    And you have 0 energy

  @id:rb-countered-first-card.legion @rule:419.4.b @source:core-1.4#419.4.b @source:judge-zh-2026-05-11#countered-card-and-legion @since:unleashed
  Scenario: A countered card counts for Legion
    Title (zh) 被无效化的卡牌仍满足鼓舞
    Q (en) The first card I played this turn was countered. What does Noxus Hopeful cost?
    Q (zh) 我方本回合打出的第一张牌被无效化。【诺克萨斯新兵】应支付多少？
    A (en) 2. Legion asks whether a card has been finalized, and it was.
    A (zh) 2。[鼓舞]检查的是卡牌是否已确认，而它已经确认。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Hextech Ray   | You      | hand          |       |
      | Noxus Hopeful | You      | hand          |       |
      | Defy          | Opponent | hand          |       |
      | Unit W (4)    | Opponent | battlefield A |       |
      | Unit X (4)    | Opponent | battlefield A |       |
    And you have 3 energy and 1 fury power
    And the opponent can pay for anything
    When you play Hextech Ray choosing Unit X
    And the opponent reacts with Defy choosing Hextech Ray
    And the chain resolves
    Then Hextech Ray is in your trash
    And Unit X has no damage
    When you play Noxus Hopeful to your base
    Then Noxus Hopeful is in your base
    And you have 0 energy

  @id:rb-countered-first-card.trigger @rule:419.4.a.1 @source:core-1.4#419.4.a.1 @source:judge-zh-2026-05-11#countered-card-and-legion @control:rb-wildclaw-ravenbloom @since:unleashed
  Scenario: A countered card does not trigger what awaits a card being played
    Title (zh) 被无效化的卡牌不触发“打出法术时”的技能
    Q (en) My spell is countered. Does my Ravenbloom Student trigger?
    Q (zh) 我方法术被无效化。我方【拉文布鲁姆学生】的技能会触发吗？
    A (en) No. The spell never resolved.
    A (zh) 不会。该法术没有结算。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Hextech Ray        | You      | hand          |       |
      | Ravenbloom Student | You      | base          |       |
      | Defy               | Opponent | hand          |       |
      | Unit W (4)         | Opponent | battlefield A |       |
      | Unit X (4)         | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    And the opponent reacts with Defy choosing Hextech Ray
    And the chain resolves
    Then Hextech Ray is in your trash
    And Ravenbloom Student has might 2

  @id:rb-stunned-defender @rule:423.1.b @rule:466.1.a.2 @rule:466.3.d @source:faq-origins#both-sides-survive @since:spiritforged
  Scenario: Both sides survive: the attacker is recalled and the combat has no result
    Title (zh) 双方单位都存活：进攻方被召回，战斗无结果
    Q (en) My unit attacks, and I stun the stronger defender. Nobody dies. What happens?
    Q (zh) 我方单位进攻，并眩晕了更强的防守方单位，没有单位被摧毁。会发生什么？
    A (en) The stunned unit deals no damage. The attacker is recalled, all damage is healed, and the defender keeps the battlefield.
    A (zh) 被眩晕的单位不造成伤害。进攻方被召回，所有伤害被移除，防守方保留该战场。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Unit X (3)  | You      | base          |       |
      | Unit V (1)  | You      | battlefield B |       |
      | Rune Prison | You      | hand          |       |
      | Unit Y (5)  | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And you play Rune Prison choosing Unit Y
    And the chain resolves
    Then Unit Y is stunned
    When the showdown ends
    Then Unit X is in your base
    And Unit X has no damage
    And Unit Y is at battlefield A
    And Unit Y has no damage
    And the combat had no result
    And the opponent controls battlefield A
    And you have no points

  @id:rb-hidden-unit-place @rule:811.1.d.1 @source:faq-origins#hidden-unit @control:rb-hidden-unit-place.there @since:spiritforged
  Scenario: A hidden unit is not played to base
    Title (zh) 待命的单位不能打出到基地
    Q (en) Teemo lies face down at a battlefield. May I play him to my base?
    Q (zh) 【提莫 - 斥候】正面朝下放置在战场。可以将其打出到基地吗？
    A (en) No, only to that battlefield.
    A (zh) 不可以，只能打出到该战场。
    Given it is your main phase
    And the position:
      | object       | player | place         | state     |
      | Unit V (2)   | You    | battlefield A |           |
      | Unit U (2)   | You    | battlefield B |           |
      | Teemo, Scout | You    | battlefield A | face down |
    And both players can pay for anything
    Then you may not play Teemo, Scout to your base

  @id:rb-hidden-unit-place.there @rule:811.1.d.1 @rule:811.6 @source:faq-origins#hidden-unit @since:spiritforged
  Scenario: A hidden unit is played to the battlefield where it was hidden
    Title (zh) 待命的单位打出到其放置的战场
    Q (en) I play Teemo from face down without any resources.
    Q (zh) 我方没有任何资源，从正面朝下打出【提莫 - 斥候】。
    A (en) He enters at that battlefield, and his ability gives him 3 might this turn.
    A (zh) 他进入该战场，其技能使他本回合获得3点战力。
    Given it is your main phase
    And the position:
      | object       | player | place         | state     |
      | Unit V (2)   | You    | battlefield A |           |
      | Unit U (2)   | You    | battlefield B |           |
      | Teemo, Scout | You    | battlefield A | face down |
    When you play Teemo, Scout
    And the chain resolves
    Then Teemo, Scout is at battlefield A
    And Teemo, Scout is face up
    And Teemo, Scout has might 4

  @id:rb-hidden-spell-targets @rule:811.1.d.2 @source:faq-origins#hidden-restrictions @control:rb-hidden-spell-targets.there @since:spiritforged
  Scenario: A hidden spell does not choose units elsewhere
    Title (zh) 待命的法术不能选择其他位置的单位
    Q (en) Hidden Blade lies face down at battlefield A. May it choose a unit at battlefield B?
    Q (zh) 【暗刃】正面朝下放置在战场A。可以选择战场B的单位吗？
    A (en) No, only units at battlefield A.
    A (zh) 不可以，只能选择战场A的单位。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state     |
      | Unit U (2)   | You      | battlefield A |           |
      | Unit V (2)   | You      | battlefield A |           |
      | Hidden Blade | You      | battlefield A | face down |
      | Unit X (3)   | Opponent | battlefield B |           |
    And both players can pay for anything
    Then you may not play Hidden Blade choosing Unit X

  @id:rb-hidden-spell-targets.there @rule:811.1.d.2 @source:faq-origins#hidden-restrictions @since:spiritforged
  Scenario: A hidden spell chooses among the units at its battlefield
    Title (zh) 待命的法术在其放置的战场中选择单位
    Q (en) Hidden Blade lies face down at battlefield A. May it choose a unit there?
    Q (zh) 【暗刃】正面朝下放置在战场A。可以选择该战场的单位吗？
    A (en) That unit dies, and its controller draws two.
    A (zh) 该单位被摧毁，其控制者抽两张牌。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state     |
      | Unit U (2)   | You      | battlefield A |           |
      | Unit V (2)   | You      | battlefield A |           |
      | Hidden Blade | You      | battlefield A | face down |
      | Unit X (3)   | Opponent | battlefield B |           |
    When you play Hidden Blade choosing Unit V
    And the chain resolves
    Then Unit V is in your trash
    And Unit U is at battlefield A
    And Unit X is at battlefield B
    And you have drawn 2 cards

  @id:rb-burn-out @rule:431 @source:faq-origins#burn-out @since:spiritforged
  Scenario: A player who must draw from an empty deck burns out
    Title (zh) 主牌堆为空时须抽牌的玩家燃尽
    Q (en) My deck is empty when I must draw for the turn. What happens?
    Q (zh) 我方回合抽牌时主牌堆已空。会发生什么？
    A (en) My trash is shuffled into my deck, an opponent scores 1 point, and I draw from the new deck.
    A (zh) 我方废牌堆洗入主牌堆，一名对手获得1分，然后我方从新的主牌堆抽牌。
    Given it is the opponent's main phase
    And the position:
      | object     | player | place | state |
      | Pouty Poro | You    | trash |       |
    And you have 0 more cards in the deck
    And both players can pay for anything
    When the turn passes
    Then Pouty Poro is in your hand
    And the opponent has 1 point
    And you have no points

  @id:rb-equipment-left-behind @rule:457.1 @source:judge-zh-2026-01-14#equipment-of-a-returned-unit @since:spiritforged
  Scenario: Its unit returned to hand, an Equipment is recalled to its controller's base
    Title (zh) 单位被返回手牌后，贴附的武装被召回其控制者的基地
    Q (en) A unit with Guardian Angel attached is returned to hand by Rebuke. Where does the Equipment go?
    Q (zh) 贴附有【守护天使】的单位被【责退】返回手牌。武装会去哪里？
    A (en) To its controller's base, attached to nothing.
    A (zh) 被召回其控制者的基地，不再贴附。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state              |
      | Rebuke         | You      | hand          |                    |
      | Unit W (2)     | Opponent | battlefield A |                    |
      | Unit X (3)     | Opponent | battlefield A |                    |
      | Guardian Angel | Opponent | battlefield A | attached to Unit X |
    And both players can pay for anything
    When you play Rebuke choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's hand
    And Guardian Angel is in the opponent's base
    And Guardian Angel is attached to nothing
    And Unit W is at battlefield A

  @id:rb-deflect-twice.short @rule:809.1.c @source:judge-zh-2026-01-14#falling-star-and-deflect @control:rb-deflect-twice.paid @since:spiritforged
  Scenario: A spell that chooses a unit with Deflect twice pays for it twice
    Title (zh) 法术两次选择同一名法盾单位时，须支付两次法盾费用
    Q (en) The only unit is the opponent's Pouty Poro. Falling Star chooses it twice. Is Deflect paid once?
    Q (zh) 场上唯一的单位是对方的【呸呸魄罗】。【星落】两次都选择它。可以只支付一次[法盾]费用吗？
    A (en) No, once for each time. With one extra power it cannot be played.
    A (zh) 不可以，每次选择都要支付。只有一点额外符能时无法打出。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Falling Star | You      | hand          |       |
      | Pouty Poro   | Opponent | battlefield A |       |
    And you have 2 energy and 2 fury, 1 any power
    Then you may not play Falling Star choosing Pouty Poro then choosing Pouty Poro

  @id:rb-deflect-twice.paid @rule:809.1.c @source:judge-zh-2026-01-14#falling-star-and-deflect @since:spiritforged
  Scenario: With two extra power a spell may choose the unit with Deflect twice
    Title (zh) 有两点额外符能时，法术可以两次选择同一名法盾单位
    Q (en) The only unit is the opponent's Pouty Poro. I have two extra power of any domain and choose it twice with Falling Star.
    Q (zh) 场上唯一的单位是对方的【呸呸魄罗】。我方有两点额外的任意特性符能，用【星落】两次选择它。
    A (en) Falling Star is played; Pouty Poro dies.
    A (zh) 【星落】被打出；【呸呸魄罗】被摧毁。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Falling Star | You      | hand          |       |
      | Pouty Poro   | Opponent | battlefield A |       |
    And you have 2 energy and 2 fury, 2 any power
    When you play Falling Star choosing Pouty Poro then choosing Pouty Poro
    Then you have nothing left to pay with
    When the chain resolves
    Then Pouty Poro is in the opponent's trash

  @id:rb-deflect-twice.once @rule:809.1.c @source:core-1.4#809.1.c @since:spiritforged @derived
  Scenario: A spell that chooses a unit with Deflect once pays for it once
    Title (zh) 只有一次选择法盾单位时，只需支付一次法盾费用
    Q (en) Falling Star chooses Pouty Poro and another unit.
    Q (zh) 【星落】分别选择【呸呸魄罗】和另一名单位。
    A (en) One extra power is enough; each takes 3 damage.
    A (zh) 一点额外符能即可；两名单位各受到3点伤害。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Falling Star | You      | hand          |       |
      | Unit W (5)   | Opponent | battlefield A |       |
      | Pouty Poro   | Opponent | battlefield A |       |
      | Unit X (5)   | Opponent | battlefield A |       |
    And you have 2 energy and 2 fury, 1 any power
    When you play Falling Star choosing Pouty Poro then choosing Unit X
    Then you have nothing left to pay with
    When the chain resolves
    Then Pouty Poro is in the opponent's trash
    And Unit X has damage 3
    And Unit W has no damage
