@game:riftbound
Feature: Accelerate

  @id:rb-kw-accelerate-enters-ready @rule:805.1.a @rule:805.2 @rule:805.6 @source:core-1.4#805.1.a @since:spiritforged
  Scenario: Accelerate is an optional additional cost: paid from runes, the unit enters ready
    Title (zh) 急速是可选的额外费用：支付后单位以活跃状态进场
    Q (en) I have three fury runes and play Legion Rearguard with Accelerate. What becomes of the runes?
    Q (zh) 我方有三枚炽烈符文，打出【军团后卫】并支付[急速]费用。符文会怎样？
    A (en) All three are exhausted for the 3 energy and one of them is recycled for the fury power; the unit enters ready.
    A (zh) 三枚符文全部休眠以支付3点法力，其中一枚被回收以支付炽烈符能；单位以活跃状态进场。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Legion Rearguard | You    | hand  |       |
      | Unit V (2)       | You    | base  |       |
    And you have these runes: 3 fury
    When you play Legion Rearguard to your base paying the additional cost
    Then Legion Rearguard is in your base
    And Legion Rearguard is ready
    And you have 2 runes
    And rule 805.1.a is why

  @id:rb-kw-accelerate-on-board @rule:805.2.a @rule:805.3 @source:core-1.4#805.2.a @control:rb-kw-accelerate-enters-ready @since:spiritforged
  Scenario: Accelerate cannot be paid for a unit that is on the board
    Title (zh) 单位已在场上时不能支付急速费用
    Q (en) Legion Rearguard is exhausted in my base. May I pay for Accelerate now, to ready it?
    Q (zh) 【军团后卫】在我方基地处于休眠状态。现在可以支付[急速]费用使其变为活跃吗？
    A (en) No. The cost is paid while the card is played or never; on the board the keyword does nothing.
    A (zh) 不可以。该费用只能在打出时支付；在场上时该关键词没有作用。
    Given it is your main phase
    And the position:
      | object           | player | place | state     |
      | Legion Rearguard | You    | base  | exhausted |
      | Unit V (2)       | You    | base  |           |
    And both players can pay for anything
    Then you may not use the ability of Legion Rearguard
    And you may not move Legion Rearguard to battlefield A
    And Legion Rearguard is exhausted

  @id:rb-accelerate-symbol @rule:805.1.a.1 @source:faq-radiance-zh#symbols @source:core-1.4#805.1.a.1 @control:rb-kw-accelerate-enters-ready @since:radiance
  Scenario: A unit of one domain is accelerated with power of that domain only
    Title (zh) 单一特性的单位只能以该特性的符能支付急速
    Q (en) I have three calm runes. May I accelerate Legion Rearguard, a fury unit?
    Q (zh) 我方有三枚翠意符文。可以为炽烈单位【军团后卫】支付[急速]费用吗？
    A (en) No. Its energy may come from any runes, but the power of Accelerate has the domain of the unit.
    A (zh) 不可以。法力可以来自任何符文，但[急速]的符能必须与单位特性相同。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Legion Rearguard | You    | hand  |       |
      | Unit V (2)       | You    | base  |       |
    And you have these runes: 3 calm
    Then you may not play Legion Rearguard to your base paying the additional cost
    And you may play Legion Rearguard to your base

  @id:rb-accelerate-symbol.domainless @rule:805.1.a.2 @source:judge-zh-2026-01-14#sand-soldier-and-accelerate @source:core-1.4#805.1.a.2 @since:spiritforged
  Scenario: A unit without a domain is accelerated with power of any domain
    Title (zh) 无特性的单位可以用任意特性的符能支付急速
    Q (en) Rek'Sai, Breacher gives Accelerate to the Sand Soldier that Royal Guard lets me play. I have five calm runes. May I accelerate it?
    Q (zh) 【雷克塞 - 黄沙噬猎】使【皇家守卫】打出的“黄沙士兵”获得[急速]。我方有五枚翠意符文，可以支付吗？
    A (en) Yes. A Sand Soldier has no domain: its Accelerate costs 1 energy and one power of any domain.
    A (zh) 可以。“黄沙士兵”没有特性：其[急速]费用为1点法力和一点任意特性的符能。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Royal Guard       | You    | hand  |       |
      | Rek'Sai, Breacher | You    | base  |       |
    And you have these runes: 5 calm
    When you play Royal Guard to your base
    And the chain resolves
    And you accept
    Then there is 1 Sand Soldier at your base, ready
    And Royal Guard is exhausted
    And you have 4 runes

  @id:rb-accelerate-symbol.not-accelerated @rule:805.2 @rule:355.1.a @source:judge-zh-2026-01-14#sand-soldier-and-accelerate @since:spiritforged
  Scenario: A token with Accelerate enters exhausted if it is not paid for
    Title (zh) 有急速的指示物未支付费用时以休眠状态进场
    Q (en) Rek'Sai, Breacher gives my Sand Soldier Accelerate and I decline to pay.
    Q (zh) 【雷克塞 - 黄沙噬猎】使我方“黄沙士兵”获得[急速]，但我方选择不支付。
    A (en) It enters exhausted and no rune is recycled.
    A (zh) 它以休眠状态进场，没有符文被回收。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Royal Guard       | You    | hand  |       |
      | Rek'Sai, Breacher | You    | base  |       |
    And you have these runes: 5 calm
    When you play Royal Guard to your base
    And the chain resolves
    And you decline
    Then there is 1 Sand Soldier at your base, exhausted
    And you have 5 runes

  @id:rb-accelerate-symbol.two-domains @rule:805.1.a.1 @source:faq-radiance-zh#symbols @source:core-1.4#805.1.a.1 @since:spiritforged
  Scenario: A unit of two domains is accelerated with power of either
    Title (zh) 两种特性的单位可以用其中任一特性的符能支付急速
    Q (en) Rek'Sai, Breacher gives Accelerate to Tibbers, a unit of fury and chaos that I play with Void Rush. I have one fury power left for its power. May I accelerate it?
    Q (zh) 【雷克塞 - 黄沙噬猎】使我方以【虚空猛冲】打出的【提伯斯】（炽烈与混沌）获得[急速]。我方剩下的符能为一点炽烈。可以支付[急速]费用吗？
    A (en) Yes. Power of either of its two domains will do.
    A (zh) 可以。两种特性中任意一种的符能均可。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Void Rush         | You    | hand  |       |
      | Rek'Sai, Breacher | You    | base  |       |
      | Tibbers           | You    | deck  |       |
      | Unit V (2)        | You    | deck  |       |
    And you have 9 energy and 1 order, 2 chaos, 1 fury power
    When you play Void Rush
    And the chain resolves
    And you choose Tibbers
    And you accept
    And the chain resolves
    Then Tibbers is in your base
    And Tibbers is ready
    And you have nothing left to pay with
    And rule 805.1.a is why

  @id:rb-faq-superseded @rule:805.1.a.1 @source:faq-radiance-zh#precedence @source:faq-radiance-zh#symbols @against:faq-vendetta#symbols @control:rb-accelerate-symbol.two-domains @since:radiance
  Scenario: A newer FAQ overrides an older one: two domains no longer mean any power
    Title (zh) 较新的FAQ取代较旧的FAQ：两种特性不再等于任意符能
    Q (en) Rek'Sai, Breacher gives Accelerate to Tibbers, a unit of fury and chaos that I play with Void Rush. I have one calm power left for its power. May I accelerate it?
    Q (zh) 【雷克塞 - 黄沙噬猎】使我方以【虚空猛冲】打出的【提伯斯】（炽烈与混沌）获得[急速]。我方剩下的符能为一点翠意。可以支付[急速]费用吗？
    A (en) No. The Vendetta FAQ allowed any power for a unit of several domains; the Radiance FAQ is newer and makes no such exception. Newer Core Rules would in turn stand above both.
    A (zh) 不可以。化神争锋FAQ曾允许多特性单位使用任意符能；辉耀群星FAQ更新，且没有这一例外。若有更新的核心规则，则以核心规则为准。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Void Rush         | You    | hand  |       |
      | Rek'Sai, Breacher | You    | base  |       |
      | Tibbers           | You    | deck  |       |
      | Unit V (2)        | You    | deck  |       |
    And you have 9 energy and 1 order, 2 chaos, 1 calm power
    When you play Void Rush
    And the chain resolves
    And you choose Tibbers
    Then nobody is asked
    And Tibbers is in your base
    And Tibbers is exhausted
    And you have 1 energy
    And you have 1 calm power

  @id:rb-faq-superseded.before @rule:805.1.a.1 @source:faq-vendetta#symbols @against:core-1.4#805.1.a.1 @since:vendetta-faq @until:vendetta-faq
  Scenario: Under the Vendetta FAQ a unit of two domains is accelerated with any power
    Title (zh) 依化神争锋FAQ，两种特性的单位可以用任意符能支付急速
    Q (en) Rek'Sai, Breacher gives Accelerate to Tibbers, a unit of fury and chaos that I play with Void Rush. I have one calm power left for its power. May I accelerate it?
    Q (zh) 【雷克塞 - 黄沙噬猎】使我方以【虚空猛冲】打出的【提伯斯】（炽烈与混沌）获得[急速]。我方剩下的符能为一点翠意。可以支付[急速]费用吗？
    A (en) Yes. That FAQ reads the symbol of a unit with several domains as any power, and it stands above the Core Rules of its time.
    A (zh) 可以。该FAQ将多特性单位的符号视为任意符能，且优先于当时的核心规则。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Void Rush         | You    | hand  |       |
      | Rek'Sai, Breacher | You    | base  |       |
      | Tibbers           | You    | deck  |       |
      | Unit V (2)        | You    | deck  |       |
    And you have 9 energy and 1 order, 2 chaos, 1 calm power
    When you play Void Rush
    And the chain resolves
    And you choose Tibbers
    And you accept
    And the chain resolves
    Then Tibbers is in your base
    And Tibbers is ready
    And you have nothing left to pay with
    And rule 805.1.a is why

  @id:rb-faq-superseded.first-faq @rule:805.1.a.1 @source:faq-spiritforged#symbols @since:spiritforged @until:spiritforged
  Scenario: Under the Spiritforged FAQ too a unit of two domains is accelerated with any power
    Title (zh) 依铸魂淬炼FAQ，两种特性的单位可以用任意符能支付急速
    Q (en) Rek'Sai, Breacher gives Accelerate to Tibbers, a unit of fury and chaos that I play with Void Rush. I have one calm power left for its power. May I accelerate it?
    Q (zh) 【雷克塞 - 黄沙噬猎】使我方以【虚空猛冲】打出的【提伯斯】（炽烈与混沌）获得[急速]。我方剩下的符能为一点翠意。可以支付[急速]费用吗？
    A (en) Yes. The FAQ of January 2026 already reads the symbol of a unit with several domains as any power.
    A (zh) 可以。2026年1月的FAQ已将多特性单位的符号视为任意符能。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Void Rush         | You    | hand  |       |
      | Rek'Sai, Breacher | You    | base  |       |
      | Tibbers           | You    | deck  |       |
      | Unit V (2)        | You    | deck  |       |
    And you have 9 energy and 1 order, 2 chaos, 1 calm power
    When you play Void Rush
    And the chain resolves
    And you choose Tibbers
    And you accept
    And the chain resolves
    Then Tibbers is in your base
    And Tibbers is ready
    And you have nothing left to pay with
    And rule 805.1.a is why

  @id:rb-faq-superseded.as-printed @rule:805.1.a.1 @source:core-1.4#805.1.a.1 @against:faq-vendetta#symbols @control:rb-accelerate-symbol.two-domains @since:vendetta @until:vendetta
  Scenario: Under the Core Rules as printed a unit of two domains is accelerated with its own power
    Title (zh) 依核心规则原文，两种特性的单位只能以自身特性的符能支付急速
    Q (en) Rek'Sai, Breacher gives Accelerate to Tibbers, a unit of fury and chaos that I play with Void Rush. I have one calm power left for its power. May I accelerate it?
    Q (zh) 【雷克塞 - 黄沙噬猎】使我方以【虚空猛冲】打出的【提伯斯】（炽烈与混沌）获得[急速]。我方剩下的符能为一点翠意。可以支付[急速]费用吗？
    A (en) No. The power has to match one of the domains of the unit.
    A (zh) 不可以。符能必须与该单位的其中一种特性相同。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Void Rush         | You    | hand  |       |
      | Rek'Sai, Breacher | You    | base  |       |
      | Tibbers           | You    | deck  |       |
      | Unit V (2)        | You    | deck  |       |
    And you have 9 energy and 1 order, 2 chaos, 1 calm power
    When you play Void Rush
    And the chain resolves
    And you choose Tibbers
    Then nobody is asked
    And Tibbers is in your base
    And Tibbers is exhausted
    And you have 1 energy
    And you have 1 calm power

  @id:rb-kw-accelerate-source-gone @rule:805.2.b @source:faq-unleashed#atakhan-and-reksai @source:core-1.4#805.2.b @since:unleashed
  Scenario: What gave Accelerate dies for another cost: the unit still enters ready
    Title (zh) 给予急速的单位为另一费用被摧毁：单位仍以活跃状态进场
    Q (en) Void Rush plays Atakhan. I pay for the Accelerate that Rek'Sai, Breacher gives him, and kill Rek'Sai for his own additional cost. Does he enter ready?
    Q (zh) 【虚空猛冲】打出【厄塔汗】。我方支付【雷克塞 - 黄沙噬猎】给予的[急速]费用，并为【厄塔汗】自身的额外费用摧毁【雷克塞 - 黄沙噬猎】。他以活跃状态进场吗？
    A (en) Yes. He has lost the keyword by then, but the cost was paid, and that is what makes him enter ready.
    A (zh) 会。此时他已失去该关键词，但费用已支付，因此仍以活跃状态进场。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Void Rush         | You    | hand  |       |
      | Rek'Sai, Breacher | You    | base  |       |
      | Unit W (1)        | You    | base  |       |
      | Atakhan           | You    | deck  |       |
      | Unit V (2)        | You    | deck  |       |
    And both players can pay for anything
    When you play Void Rush
    And the chain resolves
    And you choose Atakhan
    And you accept
    And you pay with Rek'Sai, Breacher
    And you accept
    Then Rek'Sai, Breacher is in your trash
    And Atakhan is in your base
    And Atakhan is ready
    And Unit W is in your base
    And rule 805.1.a is why

  @id:rb-kw-accelerate-redundant @rule:805.4 @source:core-1.4#805.4 @since:spiritforged
  Scenario: Two instances of Accelerate are paid for once
    Title (zh) 两个急速只需支付一次
    Q (en) Kai'Sa, Survivor has Accelerate; played from the Champion Zone she gets it from Rek'Sai, Breacher too. I have five fury runes. What do I pay?
    Q (zh) 【卡莎 - 九死一生】具有[急速]；从英雄区域打出时又从【雷克塞 - 黄沙噬猎】获得[急速]。我方有五枚炽烈符文。需要支付多少？
    A (en) 4 for her, and 1 with one fury power for Accelerate, once. There is nothing more to gain and I am not asked again.
    A (zh) 她自身4点法力，[急速]只需1点法力和一点炽烈符能，仅支付一次，不会再次询问。
    Given it is your main phase
    And the position:
      | object            | player | place    | state |
      | Kai'Sa, Survivor  | You    | champion |       |
      | Rek'Sai, Breacher | You    | base     |       |
    And you have these runes: 5 fury
    When you play Kai'Sa, Survivor to your base paying the additional cost
    Then nobody is asked
    And Kai'Sa, Survivor is ready
    And you have 4 runes

  @id:rb-kw-accelerate-not-readied @rule:805.6 @rule:805.6.a @source:core-1.4#805.6 @control:rb-kw-accelerate-not-readied.readied @since:vendetta
  Scenario: A unit that enters ready has not become ready
    Title (zh) 以活跃状态进场的单位没有“变为活跃”
    Q (en) Void Rush plays Fretful Feline, and I pay for the Accelerate that Rek'Sai, Breacher gives it. Does it get +2 might for becoming ready?
    Q (zh) 【虚空猛冲】打出【焦躁的猫咪】，我方支付【雷克塞 - 黄沙噬猎】给予的[急速]费用。它会因变为活跃而战力+2吗？
    A (en) No. Its entering is replaced: it was never exhausted and did not become ready.
    A (zh) 不会。进场方式被替换：它从未处于休眠状态，也没有变为活跃。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Void Rush         | You    | hand  |       |
      | Rek'Sai, Breacher | You    | base  |       |
      | Fretful Feline    | You    | deck  |       |
      | Unit V (2)        | You    | deck  |       |
    And both players can pay for anything
    When you play Void Rush
    And the chain resolves
    And you choose Fretful Feline
    And you accept
    Then Fretful Feline is ready
    And Fretful Feline has might 5
    And the chain is empty

  @id:rb-kw-accelerate-not-readied.readied @rule:415.1 @rule:805.6.a @source:core-1.4#415.1 @since:vendetta
  Scenario: A unit that is readied becomes ready
    Title (zh) 被变为活跃的单位会触发
    Q (en) Fretful Feline is exhausted in my base and I play Ride the Wind on it.
    Q (zh) 【焦躁的猫咪】在我方基地休眠，我方对其打出【驭风而行】。
    A (en) It moves, becomes ready and has +2 might this turn.
    A (zh) 它移动并变为活跃，本回合内战力+2。
    Given it is your main phase
    And the position:
      | object         | player | place | state     |
      | Ride the Wind  | You    | hand  |           |
      | Unit V (2)     | You    | base  |           |
      | Fretful Feline | You    | base  | exhausted |
    And both players can pay for anything
    When you play Ride the Wind choosing Fretful Feline moving it to battlefield A
    And the chain resolves
    Then Fretful Feline is ready
    And Fretful Feline has might 7
    And Fretful Feline is at battlefield A
