@game:riftbound
Feature: Worked examples of the rulebook: choices, costs and legality as something is played

  @id:rb-ex-355-5-a-choice @rule:355.5 @rule:355.5.a @source:core-1.4#355.5.a @since:spiritforged
  Scenario: A unit to be stunned is chosen as the spell is played
    Title (zh) 要眩晕的单位在打出法术时选择
    Q (en) Rune Prison stuns one unit. When do I say which?
    Q (zh) 【符文禁锢】眩晕一名单位。应在何时选定？
    A (en) As I play it: nothing is left to choose when it resolves.
    A (zh) 打出时就要选定：结算时不再选择。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Rune Prison | You      | hand          |       |
      | Unit W (2)  | Opponent | battlefield A |       |
      | Unit X (3)  | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Rune Prison choosing Unit X
    Then Rune Prison is on the chain
    And nobody is asked
    When the chain resolves
    Then Unit X is stunned
    And Unit W is not stunned

  @id:rb-ex-355-5-a-all @rule:355.5.a @rule:355.10.d @source:core-1.4#355.5.a @since:spiritforged
  Scenario: What affects everything of a kind chooses nothing
    Title (zh) 影响所有同类物体的效果不做选择
    Q (en) Thermo Beam kills all gear. A gear of the opponent is not asked for: what does it do to both players' gear?
    Q (zh) 【热电光束】摧毁所有装备。我方没有选择任何装备，双方的装备会怎样？
    A (en) Every gear dies, and nothing was chosen.
    A (zh) 所有装备都被摧毁，且没有做出任何选择。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state     |
      | Thermo Beam        | You      | hand          |           |
      | Altar of Memories  | You      | base          | exhausted |
      | Zhonya's Hourglass | Opponent | base          |           |
      | Unit X (3)         | Opponent | battlefield A |           |
    And both players can pay for anything
    When you play Thermo Beam
    Then nobody is asked
    When the chain resolves
    Then Altar of Memories is in your trash
    And Zhonya's Hourglass is in the opponent's trash
    And Unit X is at battlefield A

  @id:rb-ex-355-5-b-play-effect @rule:355.5.b @rule:383.4.a.2 @source:core-1.4#355.5.b @since:spiritforged
  Scenario: A play effect chooses its target when it triggers, not as the unit is played
    Title (zh) 打出效果的目标在触发时选择，而非在打出单位时
    Q (en) Maddened Marauder moves a unit to base when it is played. Do I need a unit at a battlefield to play it?
    Q (zh) 【疯狂海寇】被打出时会让一名单位移回基地。打出它时必须有可选择的单位吗？
    A (en) No: the unit is played first, and its trigger then asks for a target.
    A (zh) 不需要：先打出单位，其技能触发后才选择目标。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Maddened Marauder | You      | hand          |       |
      | Unit W (2)        | Opponent | battlefield A |       |
      | Unit X (3)        | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Maddened Marauder to your base
    Then Maddened Marauder is in your base
    And you may choose: Unit W, Unit X
    When you choose Unit X
    Then the ability of Maddened Marauder is on the chain
    When the chain resolves
    Then Unit X is in the opponent's base
    And Unit W is at battlefield A

  @id:rb-ex-355-5-b-no-target @rule:355.5.b @rule:402.4 @source:core-1.4#355.5.b @since:spiritforged
  Scenario: With nothing to choose the unit is still played, and its play effect is removed
    Title (zh) 没有可选目标时仍可打出单位，其打出效果被移除
    Q (en) No unit is at any battlefield. May I play Maddened Marauder?
    Q (zh) 所有战场上都没有单位。能打出【疯狂海寇】吗？
    A (en) Yes. Only its trigger finds no target and is removed.
    A (zh) 能。只是其触发式技能没有合法目标，被移除。
    Given it is your main phase
    And the position:
      | object            | player   | place | state |
      | Maddened Marauder | You      | hand  |       |
      | Unit X (3)        | Opponent | base  |       |
    And both players can pay for anything
    When you play Maddened Marauder to your base
    Then Maddened Marauder is in your base
    And nobody is asked
    And the chain is empty
    And Unit X is in the opponent's base

  @id:rb-ex-355-5-b-targons-peak @rule:355.5.b @rule:390.2 @source:core-1.4#355.5.b @since:spiritforged
  Scenario: Targon's Peak: the runes are chosen at the end of the turn
    Title (zh) 【巨神峰之巅】：符文在回合结束时选择
    Q (en) I conquer Targon's Peak and then exhaust a rune that was ready at the conquest. Can that rune be readied at the end of the turn?
    Q (zh) 我方征服【巨神峰之巅】，之后才让一枚原本活跃的符文休眠。回合结束时它能变为活跃吗？
    A (en) Yes. The conquest leaves a delayed trigger, whose runes are chosen only when that is put on the chain.
    A (zh) 能。征服效果生成延迟触发，加入结算链时才选择符文。
    Given it is your main phase
    And the battlefields:
      | battlefield | card          | controller |
      | A           | Targon's Peak |            |
    And the position:
      | object     | player   | place         | state     |
      | Unit X (3) | You      | base          |           |
      | Stupefy    | You      | hand          |           |
      | Fury Rune  | You      | runes         | exhausted |
      | Calm Rune  | You      | runes         | exhausted |
      | Mind Rune  | You      | runes         |           |
      | Unit W (2) | Opponent | battlefield B |           |
    When you move Unit X to battlefield A
    And the showdown ends
    Then you have 1 point
    And nobody is asked
    When you play Stupefy choosing Unit W
    And the chain resolves
    Then Mind Rune is exhausted
    When you end your turn
    Then you may choose: Fury Rune, Calm Rune, Mind Rune
    When you choose Mind Rune and Calm Rune
    And the chain resolves
    Then Mind Rune is ready
    And Calm Rune is ready
    And Fury Rune is exhausted

  @id:rb-ex-355-11-b-fox-fire @rule:355.11.a @rule:355.11.b @source:core-1.4#355.11.b @since:spiritforged
  Scenario: Fox-Fire: its targets have grown, and a part of them that fits is chosen
    Title (zh) 【妖异狐火】：目标战力提升，从中选择符合要求的一部分
    Q (en) I play Fox-Fire on four Recruits at one battlefield; in response Feral Strength, repeated, makes two of them 3 might. Which may I kill?
    Q (zh) 我方以【妖异狐火】选择同一战场的四名“随从”；对方打出【蛮荒之力】并支付[回响]，让其中两名变为3战力。我方能摧毁哪些？
    A (en) Any of the four whose might is at most 4 in total: here one of 3 and one of 1. Both that grew are too much.
    A (zh) 四名中总战力不高于4的任意一部分：例如一名3战力与一名1战力。两名变强的合计过高。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Fox-Fire       | You      | hand          |       |
      | Unit W (1)     | Opponent | battlefield A |       |
      | Recruit as R1  | Opponent | battlefield A |       |
      | Recruit as R2  | Opponent | battlefield A |       |
      | Recruit as R3  | Opponent | battlefield A |       |
      | Recruit as R4  | Opponent | battlefield A |       |
      | Feral Strength | Opponent | hand          |       |
    And both players can pay for anything
    When you play Fox-Fire choosing R1, R2, R3 and R4
    And the opponent reacts with Feral Strength choosing R3 then choosing R4 paying Repeat
    And the chain resolves
    Then R3 has might 3
    And you may choose: R1, R2, R3, R4
    And you may not choose Unit W
    When you choose R1 and R3
    Then there are 2 Recruit at battlefield A
    And R2 is at battlefield A
    And R4 is at battlefield A
    And Unit W is at battlefield A
    And rule 355.11.b is why

  @id:rb-ex-355-11-b-fox-fire.fits @rule:355.11.a @source:core-1.4#355.11.b @since:spiritforged
  Scenario: Fox-Fire: left alone, all four die
    Title (zh) 【妖异狐火】：无人反应时四名全部被摧毁
    Q (en) I play Fox-Fire on four 1-might units and nobody responds.
    Q (zh) 我方以【妖异狐火】选择四名1战力单位，无人反应。
    A (en) All four die: they are 4 might in total, and nothing more is asked.
    A (zh) 四名全部被摧毁：总战力为4，不再询问。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Fox-Fire   | You      | hand          |       |
      | Unit W (1) | Opponent | battlefield A |       |
      | Unit P (1) | Opponent | battlefield A |       |
      | Unit Q (1) | Opponent | battlefield A |       |
      | Unit R (1) | Opponent | battlefield A |       |
      | Unit S (1) | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Fox-Fire choosing Unit P, Unit Q, Unit R and Unit S
    And the chain resolves
    Then nobody is asked
    And Unit P is in the opponent's trash
    And Unit Q is in the opponent's trash
    And Unit R is in the opponent's trash
    And Unit S is in the opponent's trash
    And Unit W is at battlefield A

  @id:rb-ex-355-11-b-fox-fire.too-much @rule:355.11.a @source:core-1.4#355.11.a @control:rb-ex-355-11-b-fox-fire @since:spiritforged
  Scenario: Fox-Fire may not choose more than 4 might, nor two battlefields
    Title (zh) 【妖异狐火】不能选择总战力超过4的单位，也不能选择两处战场的单位
    Q (en) May I choose units of 3 and 2 might, or units at two battlefields?
    Q (zh) 能选择3战力与2战力的单位，或两处战场的单位吗？
    A (en) Neither: the group as a whole has to meet the requirement.
    A (zh) 都不能：所选的整组单位必须符合要求。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Fox-Fire   | You      | hand          |       |
      | Unit W (3) | Opponent | battlefield A |       |
      | Unit X (2) | Opponent | battlefield A |       |
      | Unit Y (1) | Opponent | battlefield A |       |
      | Unit Z (1) | Opponent | battlefield B |       |
    And both players can pay for anything
    Then you may play Fox-Fire choosing Unit W and Unit Y
    And you may not play Fox-Fire choosing Unit W and Unit X
    And you may not play Fox-Fire choosing Unit Y and Unit Z

  @id:rb-ex-355-11-b-fox-fire.moved @rule:355.11.b @source:core-1.4#355.11.b @since:spiritforged
  Scenario: Fox-Fire: targets that were moved to another battlefield can be the part that is killed
    Title (zh) 【妖异狐火】：被移动到另一战场的目标可以作为被摧毁的部分
    Q (en) One of Fox-Fire's two targets swaps places with Tideturner and is then at the other battlefield. May I kill that one?
    Q (zh) 【妖异狐火】的两名目标之一与【控潮者】交换位置，到了另一处战场。我方能摧毁它吗？
    A (en) Yes, that one or the other: each is one of the targets at a battlefield, but not both together.
    A (zh) 能，二者任选其一：它们都是仍在战场上的目标，但不能同时选择。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state     |
      | Fox-Fire   | You      | hand          |           |
      | Unit X (2) | Opponent | battlefield A |           |
      | Unit Y (2) | Opponent | battlefield A |           |
      | Unit W (2) | Opponent | battlefield B |           |
      | Tideturner | Opponent | battlefield B | face down |
    And both players can pay for anything
    When you play Fox-Fire choosing Unit X and Unit Y
    And the opponent reacts with Tideturner to battlefield B
    And the opponent accepts
    And the opponent chooses Unit Y
    And the chain resolves
    Then Unit Y is at battlefield B
    And you may choose: Unit X, Unit Y
    When you choose Unit Y
    Then Unit Y is in the opponent's trash
    And Unit X is at battlefield A
    And Unit W is at battlefield B
    And rule 355.11.b is why

  @id:rb-ex-355-14-c-split @rule:355.14.c @rule:355.14.e @rule:355.14.a @rule:355.14.b @source:core-1.4#355.14.c @since:spiritforged
  Scenario: Five damage split: at most five targets, and the shares are set on resolution
    Title (zh) 分摊5点伤害：最多五名单位，分配在结算时决定
    Q (en) Volibear splits 5 damage among enemy units. Six are there: how many may I choose, and when do I say who gets how much?
    Q (zh) 【沃利贝尔 - 震怒天声】对敌方单位分摊5点伤害。敌方有六名单位：最多选几名？何时决定各得多少？
    A (en) At most five. The shares are decided as the ability resolves, each at least 1.
    A (zh) 最多五名。结算时才分配，每名至少1点。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Volibear, Furious | You      | base          |       |
      | Unit V (4)        | Opponent | battlefield A |       |
      | Unit W (4)        | Opponent | battlefield A |       |
      | Unit X (4)        | Opponent | battlefield A |       |
      | Unit Y (4)        | Opponent | battlefield A |       |
      | Unit Z (4)        | Opponent | battlefield A |       |
      | Unit U (4)        | Opponent | battlefield A |       |
    And both players can pay for anything
    Then you may not move Volibear, Furious to battlefield A choosing Unit V, Unit W, Unit X, Unit Y, Unit Z and Unit U
    When you move Volibear, Furious to battlefield A choosing Unit X and Unit Y
    Then nobody is asked
    When the chain resolves
    Then you are asked
    When you assign 3 to Unit X and 2 to Unit Y
    Then Unit X has damage 3
    And Unit Y has damage 2
    And Unit V has no damage

  @id:rb-ex-355-14-h-alpha-strike @rule:355.14.h @rule:355.14.h.1 @source:core-1.4#355.14.h.1 @since:unleashed
  Scenario: Alpha Strike with more targets than damage: two of them are let go
    Title (zh) 【阿尔法突袭】目标多于伤害：其中两名不再作为目标
    Q (en) My 5-might unit deals its might split among five Recruits. In response one Recruit gets +2 and Frigid Touch takes 2 from my unit. May I deal all 3 to the strong one?
    Q (zh) 我方5战力单位将伤害分摊给五名“随从”。对方作为反应让一名“随从”战力+2，并以【封冻】让我方单位战力-2。能把3点全部给变强的那名吗？
    A (en) No. Three damage and five targets: exactly three stay targets, and each of them gets 1.
    A (zh) 不能。3点伤害、五名目标：恰好保留三名，每名1点。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Alpha Strike   | You      | hand          |       |
      | Unit V (6)     | You      | base          |       |
      | Unit X (5)     | You      | base          |       |
      | Unit W (9)     | Opponent | battlefield A |       |
      | Recruit as R1  | Opponent | battlefield A |       |
      | Recruit as R2  | Opponent | battlefield A |       |
      | Recruit as R3  | Opponent | battlefield A |       |
      | Recruit as R4  | Opponent | battlefield A |       |
      | Recruit as R5  | Opponent | battlefield B |       |
      | Feral Strength | Opponent | hand          |       |
      | Frigid Touch   | Opponent | hand          |       |
    And both players can pay for anything
    When you play Alpha Strike choosing Unit X then choosing R1, R2, R3, R4 and R5
    And the opponent reacts with Feral Strength choosing R1 not paying Repeat
    And the next item resolves
    And the opponent reacts with Frigid Touch choosing Unit X not paying Repeat
    And the next item resolves
    And you pass
    And the opponent passes
    Then Unit X has might 3
    And you are asked
    When you choose R1, R2 and R3
    Then R1 has damage 1
    And R1 has might 3
    And there are 3 Recruit
    And R4 is at battlefield A
    And R5 is at battlefield B
    When the chain resolves
    Then you have 2 XP

  @id:rb-ex-355-14-h-alpha-strike.others @rule:355.14.h.1 @source:core-1.4#355.14.h.1 @since:unleashed
  Scenario: Any of the targets may be kept, as many as there is damage
    Title (zh) 保留哪些目标由我方决定，数量与伤害相同
    Q (en) Three damage is left for five targets, at two battlefields. Which of them may I keep?
    Q (zh) 剩下3点伤害，五名目标分处两处战场。能保留哪些？
    A (en) Any three. Each gets 1 and dies; the two others are left alone.
    A (zh) 任意三名，各受1点并被摧毁；另外两名不受影响。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Alpha Strike  | You      | hand          |       |
      | Unit V (6)    | You      | base          |       |
      | Unit X (5)    | You      | base          |       |
      | Unit W (9)    | Opponent | battlefield A |       |
      | Recruit as R1 | Opponent | battlefield A |       |
      | Recruit as R2 | Opponent | battlefield A |       |
      | Recruit as R3 | Opponent | battlefield A |       |
      | Recruit as R4 | Opponent | battlefield A |       |
      | Recruit as R5 | Opponent | battlefield B |       |
      | Frigid Touch  | Opponent | hand          |       |
    And both players can pay for anything
    When you play Alpha Strike choosing Unit X then choosing R1, R2, R3, R4 and R5
    And the opponent reacts with Frigid Touch choosing Unit X not paying Repeat
    And the chain resolves
    Then you are asked
    When you choose R1, R3 and R5
    Then there are 2 Recruit
    And R2 is at battlefield A
    And R4 is at battlefield A

  @id:rb-ex-355-16-doomed-target @rule:355.16 @rule:358.1 @source:core-1.4#355.16 @since:spiritforged
  Scenario: A target may not be the unit that the cost will certainly kill
    Title (zh) 不能选择必定会因费用被摧毁的单位为目标
    Q (en) A spell costs me the unit I control with the most might and gives its might to a friendly unit. May I choose my strongest unit?
    Q (zh) 一个法术要求摧毁我方战力最高的单位作为额外费用，并让一名友方单位获得其战力。能选择战力最高的单位为目标吗？
    A (en) No: it would be gone when legality is checked. The others may be chosen.
    A (zh) 不能：检查合法性时它已不在。可以选择其他单位。
    Given it is your main phase
    And the position:
      | object                 | player | place         | state |
      | Example: Costly Favour | You    | hand          |       |
      | Unit W (5)             | You    | base          |       |
      | Unit X (2)             | You    | base          |       |
      | Unit Y (1)             | You    | battlefield A |       |
    And both players can pay for anything
    Then you may not play Example: Costly Favour choosing Unit W
    When you play Example: Costly Favour choosing Unit X
    Then Unit W is in your trash
    When the chain resolves
    Then Unit X has might 7
    And Unit Y has might 1

  @id:rb-ex-355-16-no-choice @rule:355.16 @rule:359.3.e.6 @source:core-1.4#355.16 @since:spiritforged @unconfirmed
  Scenario: With no other unit the doomed one is chosen, and the spell does nothing
    Title (zh) 别无选择时可以选择必将被摧毁的单位，法术没有效果
    Q (en) The strongest unit is my only one. May I play the spell?
    Q (zh) 战力最高的单位是我方唯一的单位。能打出该法术吗？
    A (en) Yes, for there is no other choice. The unit dies for the cost, and nothing is left to strengthen.
    A (zh) 能，因为没有其他选择。该单位因费用被摧毁，没有单位获得战力。
    Given it is your main phase
    And the position:
      | object                 | player   | place         | state |
      | Example: Costly Favour | You      | hand          |       |
      | Unit W (5)             | You      | base          |       |
      | Unit X (2)             | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Example: Costly Favour
    Then Unit W is in your trash
    When the chain resolves
    Then Example: Costly Favour is in your trash
    And Unit X has might 2

  @id:rb-ex-356-1-b-3-accelerate @rule:356.1.b.3 @rule:805.1.a @rule:356.1.b @source:core-1.4#356.1.b.3 @since:spiritforged
  Scenario: A cost that is ignored does not take the Accelerate cost with it
    Title (zh) 无视费用时仍须支付【急速】的费用
    Q (en) Baited Hook lets me play Legion Rearguard from my deck ignoring its cost. What does Accelerate cost?
    Q (zh) 【海兽钓钩】让我方无视费用打出主牌堆中的【军团后卫】。选择[急速]要付多少？
    A (en) 1 energy and 1 fury power: only the base cost is ignored.
    A (zh) 1点法力和1点炽烈符能：只无视基础费用。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Baited Hook      | You    | base  |       |
      | Unit V (2)       | You    | base  |       |
      | Unit W (1)       | You    | base  |       |
      | Legion Rearguard | You    | deck  |       |
    And you have 2 energy and 1 order, 1 fury power
    When you use the ability of Baited Hook choosing Unit W
    And the chain resolves
    And you choose Legion Rearguard
    Then you have 1 energy
    And you have 1 fury power
    When you accept
    And you choose your base, if asked
    Then Unit W is in your trash
    And Unit V is in your base
    And Legion Rearguard is in your base
    And Legion Rearguard is ready
    And you have 0 energy
    And you have 0 fury power

  @id:rb-ex-356-2-b-1-buccaneer @rule:356.2.b.1 @rule:356.4 @source:core-1.4#356.2.b.1 @since:spiritforged
  Scenario: An optional additional cost that takes 2 off
    Title (zh) 可选额外费用减少2点法力
    Q (en) Brazen Buccaneer costs 6; discarding a card as it is played takes 2 off. I have 4 energy. May I play it?
    Q (zh) 【粗鲁的海盗】费用为6，打出时弃置一张牌可减少2。我方有4点法力，能打出吗？
    A (en) Yes, by discarding: the total is 4.
    A (zh) 能，弃置一张牌即可：总费用为4。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Brazen Buccaneer | You    | hand  |       |
      | Gust             | You    | hand  |       |
      | Flash            | You    | hand  |       |
    And you have 4 energy
    When you play Brazen Buccaneer to your base paying the additional cost
    And you pay with Flash
    Then Brazen Buccaneer is in your base
    And Flash is in your trash
    And Gust is in your hand
    And you have 0 energy

  @id:rb-ex-356-2-b-1-buccaneer.no-card @rule:356.2.b.1 @source:core-1.4#356.2.b.1 @control:rb-ex-356-2-b-1-buccaneer @since:spiritforged
  Scenario: With no card to discard the full price is due
    Title (zh) 没有可弃置的牌时须支付全额费用
    Q (en) Brazen Buccaneer is my only card and I have 4 energy.
    Q (zh) 【粗鲁的海盗】是我方唯一的手牌，我方有4点法力。
    A (en) It cannot be played: nothing can be discarded, and it costs 6.
    A (zh) 不能打出：没有可弃置的牌，费用为6。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Brazen Buccaneer | You      | hand          |       |
      | Unit X (2)       | Opponent | battlefield A |       |
    And you have 4 energy
    Then you may not play Brazen Buccaneer to your base

  @id:rb-ex-356-4-c-ezreal @rule:356.4.c @source:core-1.4#356.4.c @since:spiritforged
  Scenario: Ezreal makes the Repeat of Frigid Touch cheaper, not the spell
    Title (zh) 【伊泽瑞尔 - 奥法逸才】减少【封冻】[回响]的费用，而非法术本身的费用
    Q (en) I control Ezreal, Prodigy. What does Frigid Touch cost with and without its Repeat?
    Q (zh) 我方控制【伊泽瑞尔 - 奥法逸才】。【封冻】支付与不支付[回响]时各需多少法力？
    A (en) 3 with it, for the additional 2 becomes 1; 2 without.
    A (zh) 支付时为3，因为额外的2变为1；不支付时为2。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Ezreal, Prodigy    | You      | base          |       |
      | Frigid Touch as F1 | You      | hand          |       |
      | Frigid Touch as F2 | You      | hand          |       |
      | Unit X (5)         | Opponent | battlefield A |       |
    And you have 5 energy
    When you play F1 choosing Unit X then choosing Unit X paying Repeat
    Then you have 2 energy
    When the chain resolves
    Then Unit X has might 1
    When you play F2 choosing Unit X
    Then you have 0 energy

  @id:rb-ex-356-4-e-minimum @rule:356.4.e @rule:356.4.d.1 @rule:356.4.a @source:core-1.4#356.4.e @since:spiritforged
  Scenario: A minimum of one discount does not bind another
    Title (zh) 一项减费的下限不约束另一项减费
    Q (en) I control Eager Apprentice at a battlefield and a 7-might unit. Sky Splitter costs 8 energy less 7. How little can it cost?
    Q (zh) 我方的【踊跃的学徒】位于战场上，另有7战力单位。【霹天雳地】费用8，减去7。最少要付多少法力？
    A (en) Nothing: the Apprentice first, to 7, then 7 off. Its minimum of 1 is for its own discount.
    A (zh) 0点：先应用【踊跃的学徒】减为7，再减7。下限1只约束【踊跃的学徒】自己的减费。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Sky Splitter     | You      | hand          |       |
      | Eager Apprentice | You      | battlefield A |       |
      | Unit V (7)       | You      | base          |       |
      | Unit W (5)       | Opponent | battlefield B |       |
      | Unit X (5)       | Opponent | battlefield B |       |
    And you have 0 energy and 1 fury power
    When you play Sky Splitter choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Unit W is at battlefield B
    And you have nothing left to pay with

  @id:rb-ex-356-4-e-minimum.its-own @rule:356.4.e @source:core-1.4#356.4.e @control:rb-ex-356-4-e-minimum.cheaper @since:spiritforged
  Scenario: The minimum holds for the discount that names it
    Title (zh) 下限约束写明它的减费本身
    Q (en) I control Eager Apprentice at a battlefield and have 1 order power and no energy. Stupefy costs 1. Is it free?
    Q (zh) 【踊跃的学徒】位于战场上，我方没有法力。【“敲”诈】费用为1，会变为0吗？
    A (en) No: the Apprentice leaves at least 1.
    A (zh) 不会：【踊跃的学徒】的减费不得低于1。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Stupefy          | You      | hand          |       |
      | Eager Apprentice | You      | battlefield A |       |
      | Unit X (5)       | Opponent | battlefield B |       |
    And you have 0 energy and 1 mind power
    Then you may not play Stupefy choosing Unit X

  @id:rb-ex-356-4-e-minimum.cheaper @rule:356.4 @source:core-1.4#356.4.e @since:spiritforged
  Scenario: Eager Apprentice takes 1 off a spell
    Title (zh) 【踊跃的学徒】让法术少付1点法力
    Q (en) With Eager Apprentice at a battlefield and 1 energy I play Feral Strength, which costs 2.
    Q (zh) 【踊跃的学徒】位于战场上，我方以1点法力打出费用为2的【蛮荒之力】。
    A (en) That is enough.
    A (zh) 足够。
    Given it is your main phase
    And the position:
      | object           | player | place         | state |
      | Feral Strength   | You    | hand          |       |
      | Eager Apprentice | You    | battlefield A |       |
      | Unit X (5)       | You    | base          |       |
    And you have 1 energy
    When you play Feral Strength choosing Unit X
    Then you have 0 energy
    When the chain resolves
    Then Unit X has might 7

  @id:rb-ex-356-4-f-1-keeper @rule:356.4.f.1 @rule:356.4.f @source:core-1.4#356.4.f.1 @since:spiritforged
  Scenario: An additional cost reduced to nothing still counts as paid
    Title (zh) 减为0的额外费用仍视为已支付
    Q (en) An effect makes my units cost 1 power less. I play Clockwork Keeper and choose to pay its additional calm power, with no power at all. Do I draw?
    Q (zh) 一项效果让我方单位少付1点符能。我方没有符能，打出【小小守护者】并选择支付额外的翠意符能。会抽牌吗？
    A (en) Yes. What counts is the choice to pay it, whatever it then costs.
    A (zh) 会。只看是否选择支付，与实际支付多少无关。
    Given it is your main phase
    And the position:
      | object                 | player | place | state |
      | Clockwork Keeper       | You    | hand  |       |
      | Example: Quartermaster | You    | base  |       |
    And you have 2 energy
    When you play Clockwork Keeper to your base paying the additional cost
    And the chain resolves
    Then Clockwork Keeper is in your base
    And you have drawn 1 card
    And you have 0 energy

  @id:rb-ex-356-4-f-1-keeper.not-chosen @rule:356.4.f.1 @source:core-1.4#356.4.f.1 @since:spiritforged
  Scenario: Not chosen, it was not paid, although it would cost nothing
    Title (zh) 没有选择支付则视为未支付，即使费用为0
    Q (en) The same, but I do not choose to pay it.
    Q (zh) 同样情况，但我方不选择支付。
    A (en) No card is drawn.
    A (zh) 不抽牌。
    Given it is your main phase
    And the position:
      | object                 | player | place | state |
      | Clockwork Keeper       | You    | hand  |       |
      | Example: Quartermaster | You    | base  |       |
    And you have 2 energy
    When you play Clockwork Keeper to your base not paying the additional cost
    Then Clockwork Keeper is in your base
    And the chain is empty
    And you have drawn no card

  @id:rb-ex-357-3-not-the-target @rule:357.3 @source:core-1.4#357.3 @since:spiritforged
  Scenario: A unit that was chosen may not be killed to pay
    Title (zh) 不能以已被选为目标的单位支付费用
    Q (en) A spell gives a friendly unit +2, or +7 if I killed a friendly unit as I played it. I chose Unit X. Which may I kill?
    Q (zh) 一个法术让友方单位战力+2，若打出时摧毁了一名友方单位则为+7。我方选择了单位X。能摧毁哪些单位支付？
    A (en) Any but Unit X: without it the spell would have no legal target.
    A (zh) 除单位X以外的任意一名：否则该法术没有合法目标。
    Given it is your main phase
    And the position:
      | object              | player | place         | state |
      | Example: Blood Oath | You    | hand          |       |
      | Unit Z (2)          | You    | battlefield A |       |
      | Unit X (3)          | You    | base          |       |
      | Unit Y (1)          | You    | base          |       |
    And both players can pay for anything
    When you play Example: Blood Oath choosing Unit X paying the additional cost
    Then you may choose: Unit Z, Unit Y
    And you may not choose Unit X
    When you pay with Unit Y
    Then Unit Y is in your trash
    When the chain resolves
    Then Unit X has might 10
    And Unit Z has might 2

  @id:rb-ex-358-3-a-here-to-help @rule:358.3.a @rule:359.3.e.6 @source:core-1.4#358.3.a @control:rb-ex-358-3-a-here-to-help.control @since:spiritforged
  Scenario: Here to Help may be played although no unit may be played to a battlefield
    Title (zh) 不能把单位打出到战场时，仍可打出【前来相助】
    Q (en) The opponent controls Mageseeker Warden at a battlefield, so I can play units only to my base. May I play Here to Help, and what does it do?
    Q (zh) 对方的【搜魔人典狱长】位于战场上，我方只能把单位打出到基地。能打出【前来相助】吗？效果如何？
    A (en) It may be played. On resolution the unit is not played and stays in hand.
    A (zh) 能打出。结算时单位不会被打出，留在手牌。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Here to Help      | You      | hand          |       |
      | Legion Rearguard  | You      | hand          |       |
      | Unit V (2)        | You      | battlefield A |       |
      | Mageseeker Warden | Opponent | battlefield B |       |
    And both players can pay for anything
    When you play Here to Help
    And the chain resolves
    And you accept
    And you choose Legion Rearguard, if asked
    And you choose battlefield A, if asked
    Then Here to Help is in your trash
    And Legion Rearguard is in your hand
    And rule 358.3.a is why

  @id:rb-ex-358-3-a-here-to-help.control @rule:359.3.d @source:core-1.4#358.3.a @since:spiritforged
  Scenario: Without Mageseeker Warden the unit is played to the battlefield
    Title (zh) 没有【搜魔人典狱长】时，单位被打出到战场
    Q (en) The same without the Warden at a battlefield.
    Q (zh) 同样情况，但【搜魔人典狱长】不在战场上。
    A (en) Legion Rearguard is played to the battlefield I control.
    A (zh) 【军团后卫】被打出到我方控制的战场。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Here to Help      | You      | hand          |       |
      | Legion Rearguard  | You      | hand          |       |
      | Unit V (2)        | You      | battlefield A |       |
      | Mageseeker Warden | Opponent | base          |       |
    And both players can pay for anything
    When you play Here to Help
    And the chain resolves
    And you accept
    And you choose Legion Rearguard, if asked
    And you choose battlefield A, if asked
    And you decline, if asked
    Then Legion Rearguard is at battlefield A
    And Here to Help is in your trash

  @id:rb-ex-355-10-e-cull @rule:355.10.e @rule:758.1 @source:core-1.4#355.10.e @since:vendetta
  Scenario: Each player kills a unit: nothing is targeted
    Title (zh) 每名玩家摧毁一名自己的单位：不选择目标
    Q (en) The opponent's only unit cannot be chosen by my spells. I play Cull the Weak. Does it die?
    Q (zh) 对方唯一的单位无法被我方法术选择。我方打出【清理门户】，它会被摧毁吗？
    A (en) Yes. Each player picks one of their own units as the spell resolves; none of them is a target.
    A (zh) 会。每名玩家在结算时选择自己的一名单位，这些单位都不是目标。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Cull the Weak | You      | hand          |       |
      | Unit X (3)    | You      | base          |       |
      | Unit Y (1)    | You      | base          |       |
      | Akali, Silent | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Cull the Weak
    And the chain resolves
    Then you may choose: Unit X, Unit Y
    When you choose Unit Y
    Then Unit Y is in your trash
    And Unit X is in your base
    And Akali, Silent is in the opponent's trash
