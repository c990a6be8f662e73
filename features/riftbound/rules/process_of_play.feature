@game:riftbound
Feature: The process of playing: what is a target, and what a permanent does as it is played

  @id:rb-rule-target-not-the-cost @rule:355.10.c @source:core-1.4#355.10.c @since:vendetta
  Scenario: A unit killed as an additional cost is not a target
    Title (zh) 作为额外费用被摧毁的单位不是目标
    Q (en) Akali, Silent cannot be chosen outside combat. May she be killed as the additional cost of Cruel Patron?
    Q (zh) 【阿卡丽 - 无形致命】在战斗之外不能被选择。能摧毁她作为【冷血贵族】的额外费用吗？
    A (en) Yes. What is mentioned only as part of a cost is no target.
    A (zh) 能。只在费用中提到的对象不是目标。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Cruel Patron  | You      | hand          |       |
      | Unit V (2)    | You      | base          |       |
      | Akali, Silent | You      | base          |       |
      | Unit W (1)    | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Cruel Patron to your base killing Akali, Silent
    Then Akali, Silent is in your trash
    And Cruel Patron is in your base
    And Unit V is in your base

  @id:rb-rule-target-not-the-cost-within @rule:355.10.c.1 @source:core-1.4#355.10.c.1 @since:vendetta
  Scenario: The buff spent as the cost within an instruction is no target
    Title (zh) 指示中作为费用花费的增益不是目标
    Q (en) Akali, Silent cannot be chosen outside combat. She is the only buffed unit of mine as I conquer Monastery of Hirana. May I spend her buff?
    Q (zh) 【阿卡丽 - 无形致命】在战斗之外不能被选择。我方征服【希拉娜修道院】时，只有她有增益。能花费她的增益吗？
    A (en) Yes, and draw a card: the cost within the instruction chooses no target.
    A (zh) 能，并抽一张牌：指示中的费用不选择目标。
    Given it is your main phase
    And the battlefields:
      | battlefield | card                | controller |
      | A           | Monastery of Hirana |            |
    And the position:
      | object        | player   | place         | state  |
      | Akali, Silent | You      | base          | buffed |
      | Unit X (3)    | You      | base          |        |
      | Unit W (1)    | Opponent | battlefield B |        |
    And both players can pay for anything
    When you move Unit X to battlefield A
    And the showdown ends
    And you accept
    Then Akali, Silent is not buffed
    When the chain resolves
    Then you have drawn 1 card

  @id:rb-rule-target-only-choice @rule:355.10.d.1 @rule:355.10.d.2 @source:core-1.4#355.10.d.2 @since:spiritforged
  Scenario: The only unit that can be chosen is a target all the same
    Title (zh) 唯一可选的单位也是目标
    Q (en) Pouty Poro, with Deflect, is the only unit at a battlefield. What does Hidden Blade cost me?
    Q (zh) 战场上只有带[法盾]的【呸呸魄罗】一名单位。打出【暗刃】需支付多少？
    A (en) One power of any domain more: it is chosen, although there is no other choice at the moment.
    A (zh) 额外支付1点任意符能：即使此刻没有其他选择，它也是被选择的目标。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Hidden Blade | You      | hand          |       |
      | Pouty Poro   | Opponent | battlefield A |       |
      | Unit W (2)   | Opponent | base          |       |
    And you have 2 energy and 1 order, 1 any power
    When you play Hidden Blade choosing Pouty Poro
    Then you have nothing left to pay with
    When the chain resolves
    Then Pouty Poro is in the opponent's trash
    And Unit W is in the opponent's base

  @id:rb-rule-target-only-choice.unpaid @rule:355.10.d.1 @rule:355.10.d.2 @source:core-1.4#355.10.d.2 @control:rb-rule-target-only-choice @since:spiritforged
  Scenario: The only unit that can be chosen cannot be had without its Deflect
    Title (zh) 不支付[法盾]就不能选择唯一的单位
    Q (en) The same, but I have nothing to pay for Deflect.
    Q (zh) 同样情况，但我方无法支付[法盾]。
    A (en) Hidden Blade may not be played.
    A (zh) 不能打出【暗刃】。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Hidden Blade | You      | hand          |       |
      | Pouty Poro   | Opponent | battlefield A |       |
      | Unit W (2)   | Opponent | base          |       |
    And you have 2 energy and 1 order power
    Then you may not play Hidden Blade choosing Pouty Poro

  @id:rb-rule-target-in-hand @rule:355.10.a @source:core-1.4#355.10.a @since:spiritforged
  Scenario: A card in hand is no target: it is picked as the spell resolves
    Title (zh) 手牌中的卡牌不是目标：结算时才挑选
    Q (en) Here to Help lets me play a unit from hand. Do I name the unit as I play the spell?
    Q (zh) 【前来相助】让我方从手牌打出一名单位。打出该法术时需要指明单位吗？
    A (en) No, as it resolves. A hand is not public, so its cards are no targets.
    A (zh) 不需要，结算时才挑选。手牌不是公开区域，其中的卡牌不是目标。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Here to Help      | You      | hand          |       |
      | Vanguard Sergeant | You      | hand          |       |
      | Legion Rearguard  | You      | hand          |       |
      | Unit V (2)        | You      | battlefield A |       |
      | Unit W (2)        | Opponent | base          |       |
    And both players can pay for anything
    When you play Here to Help
    Then nobody is asked
    And Here to Help is on the chain
    When the chain resolves
    And you accept
    Then you may choose: Vanguard Sergeant, Legion Rearguard
    When you choose Legion Rearguard
    And you choose battlefield A, if asked
    And you decline, if asked
    Then Legion Rearguard is at battlefield A
    And Vanguard Sergeant is in your hand

  @id:rb-rule-split-each-a-target @rule:355.14.d @source:core-1.4#355.14.d @since:spiritforged
  Scenario: Each unit among which damage is split counts as chosen
    Title (zh) 分配伤害时每名单位各自算作被选择
    Q (en) Volibear, Furious attacks two Pouty Poros and splits his damage between them. What do I pay?
    Q (zh) 【沃利贝尔 - 震怒天声】进攻两只【呸呸魄罗】，将伤害分配给它们。我方支付多少？
    A (en) 1 power of any domain for each: every one of them is a target.
    A (zh) 每只1点任意符能：它们各自都是目标。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Volibear, Furious | You      | base          |       |
      | Unit W (9)        | Opponent | battlefield A |       |
      | Pouty Poro as P1  | Opponent | battlefield A |       |
      | Pouty Poro as P2  | Opponent | battlefield A |       |
    And you have 0 energy and 2 any power
    When you move Volibear, Furious to battlefield A choosing P1 and P2
    And you accept, if asked
    Then you have nothing left to pay with
    When the chain resolves
    And you assign 3 to P1 and 2 to P2
    Then P1 is in the opponent's trash
    And P2 is in the opponent's trash
    And Unit W has no damage

  @id:rb-rule-gear-enters-ready @rule:359.2.d @source:core-1.4#359.2.d @since:spiritforged
  Scenario: A gear enters its player's base ready
    Title (zh) 装备以活跃状态进入其玩家的基地
    Q (en) I control battlefield A and play Baited Hook. Where does it enter, and may it be used at once?
    Q (zh) 我方控制战场A并打出【海兽钓钩】。它在哪里进场？能立刻使用吗？
    A (en) In base, ready; a unit would be exhausted.
    A (zh) 在基地，活跃；单位则会休眠。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Baited Hook | You      | hand          |       |
      | Unit V (2)  | You      | battlefield A |       |
      | Unit W (1)  | Opponent | base          |       |
    And both players can pay for anything
    When you play Baited Hook
    Then Baited Hook is in your base
    And Baited Hook is ready
    And you may use the ability of Baited Hook choosing Unit V

  @id:rb-rule-split-let-go-stays-paid @rule:355.14.i @source:core-1.4#355.14.i @since:unleashed
  Scenario: Let go as a target, a unit gives back nothing that was paid for choosing it
    Title (zh) 不再作为目标的单位，为选择它支付的费用不会退还
    Q (en) Alpha Strike chose Pouty Poro and three others, and then has damage for three only. I let Pouty Poro go. Is what I paid for its Deflect returned?
    Q (zh) 【阿尔法突袭】选择了【呸呸魄罗】与另外三名单位，之后伤害只够三名。我方放弃【呸呸魄罗】。为其[法盾]支付的费用会退还吗？
    A (en) No. It was chosen, and that stays paid.
    A (zh) 不会。它曾被选择，已支付的费用保持支付。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Alpha Strike  | You      | hand          |       |
      | Unit X (5)    | You      | base          |       |
      | Pouty Poro    | Opponent | battlefield A |       |
      | Recruit as R1 | Opponent | battlefield A |       |
      | Recruit as R2 | Opponent | battlefield A |       |
      | Recruit as R3 | Opponent | battlefield B |       |
      | Frigid Touch  | Opponent | hand          |       |
    And you have 3 energy and 2 any power
    And the opponent can pay for anything
    When you play Alpha Strike choosing Unit X then choosing Pouty Poro, R1, R2 and R3
    And the opponent reacts with Frigid Touch choosing Unit X not paying Repeat
    And the next item resolves
    And you pass
    And the opponent passes
    Then you are asked
    When you choose R1, R2 and R3
    Then there is no Recruit
    And Pouty Poro is at battlefield A
    And Pouty Poro has no damage
    And you have nothing left to pay with

  @id:rb-rule-discount-component-first @rule:356.4.d @source:core-1.4#356.4.d @since:spiritforged
  Scenario: The discount of a component comes before those of the whole cost
    Title (zh) 组成部分的减费先于总费用的减费
    Q (en) Ezreal, Prodigy takes 1 off the Repeat of Frigid Touch. Three Eager Apprentices take 1 off each, to a minimum of 1. What does it cost with Repeat?
    Q (zh) 【伊泽瑞尔 - 奥法逸才】使【封冻】的[回响]费用减1。三名【踊跃的学徒】各再减1，最低为1。带[回响]打出需支付多少？
    A (en) 1: Ezreal comes first, from 4 to 3, and the Apprentices then stop at 1.
    A (zh) 1：先由【伊泽瑞尔 - 奥法逸才】从4减到3，再由学徒减到1为止。
    Given it is your main phase
    And the position:
      | object                 | player   | place         | state |
      | Ezreal, Prodigy        | You      | base          |       |
      | Eager Apprentice as E1 | You      | battlefield A |       |
      | Eager Apprentice as E2 | You      | battlefield A |       |
      | Eager Apprentice as E3 | You      | battlefield A |       |
      | Frigid Touch           | You      | hand          |       |
      | Unit X (5)             | Opponent | battlefield B |       |
    And you have 2 energy
    When you play Frigid Touch choosing Unit X then choosing Unit X paying Repeat
    Then you have 1 energy
    When the chain resolves
    Then Unit X has might 1

  @id:rb-rule-play-pending-first @rule:359.3.b @source:core-1.4#359.3.b @since:spiritforged
  Scenario: What the cost of a spell triggered is finalized before anybody may respond
    Title (zh) 支付法术费用时触发的技能先完成放置，之后才能响应
    Q (en) Ekko, Recurrent is killed as the cost of Example: Costly Favour. When is his Deathknell decided on?
    Q (zh) 【艾克 - 溯时洄光】作为【Example: Costly Favour】的费用被摧毁。何时决定其[绝念]？
    A (en) At once, with the spell still on the chain; it resolves before the spell.
    A (zh) 立即决定，此时法术仍在连锁上；它先于法术结算。
    Given it is your main phase
    And the position:
      | object                 | player   | place         | state |
      | Example: Costly Favour | You      | hand          |       |
      | Ekko, Recurrent        | You      | base          |       |
      | Unit X (2)             | You      | base          |       |
      | Unit Y (1)             | You      | battlefield A |       |
      | Stupefy                | Opponent | hand          |       |
    And both players can pay for anything
    When you play Example: Costly Favour choosing Unit X
    Then you may decline
    When you accept
    Then the chain has 2 items
    When the next item resolves
    Then Example: Costly Favour is on the chain
    And Unit X has might 2
    When the chain resolves
    Then Unit X has might 7
