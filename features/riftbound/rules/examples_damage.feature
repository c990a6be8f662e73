@game:riftbound
Feature: Worked examples of bonus damage and prevention

  @id:rb-ex-715-each-target @rule:715.2 @rule:714 @source:core-1.4#715.2 @since:spiritforged
  Scenario: Bonus damage counts for each of several targets
    Title (zh) 额外伤害对每个目标分别计算
    Q (en) Singularity deals 6 to each of up to two units, and I control Annie, Fiery. How much is dealt?
    Q (zh) 【星芒凝汇】对最多两名单位各造成6点伤害，我方控制【安妮 - 汹涌烈焰】。造成多少？
    A (en) Seven to each of the two.
    A (zh) 对两名单位各造成7点。
    Given it is your main phase
    And the position:
      | object       | player   | place | state |
      | Singularity  | You      | hand  |       |
      | Annie, Fiery | You      | base  |       |
      | Unit Z (9)   | Opponent | base  |       |
      | Unit X (9)   | Opponent | base  |       |
      | Unit Y (9)   | Opponent | base  |       |
    And both players can pay for anything
    When you play Singularity choosing Unit X, Unit Y
    And the chain resolves
    Then Unit X has damage 7
    And Unit Y has damage 7
    And Unit Z has no damage
    And rule 715 is why

  @id:rb-rule-715-only-yours @rule:713 @source:core-1.4#713 @since:spiritforged
  Scenario: An enemy Annie adds nothing to my spell
    Title (zh) 敌方的【安妮 - 汹涌烈焰】不增加我方法术的伤害
    Q (en) The opponent controls Annie, Fiery and I deal 3 with Hextech Ray.
    Q (zh) 对方控制【安妮 - 汹涌烈焰】，我方用【海克斯射线】造成3点伤害。
    A (en) Three.
    A (zh) 3点。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Hextech Ray  | You      | hand          |       |
      | Annie, Fiery | Opponent | base          |       |
      | Unit Y (9)   | Opponent | battlefield A |       |
      | Unit X (9)   | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    And the chain resolves
    Then Unit X has damage 3
    And Unit Y has no damage

  @id:rb-rule-715-two-instances @rule:714 @source:core-1.4#714 @since:spiritforged
  Scenario: Two instances of bonus damage are summed
    Title (zh) 两个额外伤害相加
    Q (en) I control Annie, Fiery and the unit is at Void Gate. How much does Hextech Ray deal?
    Q (zh) 我方控制【安妮 - 汹涌烈焰】，单位位于【虚空之门】。【海克斯射线】造成多少？
    A (en) Five: 3, 1 and 1.
    A (zh) 5点：3点加1点再加1点。
    Given it is your main phase
    And the battlefields:
      | battlefield | card      | controller |
      | A           | Void Gate | Opponent   |
    And the position:
      | object       | player   | place         | state |
      | Hextech Ray  | You      | hand          |       |
      | Annie, Fiery | You      | base          |       |
      | Unit Y (9)   | Opponent | battlefield A |       |
      | Unit X (9)   | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    And the chain resolves
    Then Unit X has damage 5
    And Unit Y has no damage
    And rule 715 is why

  @id:rb-rule-715-dealt-by-a-unit @rule:417.6.b.3 @rule:713 @source:core-1.4#417.6.b.3 @since:spiritforged
  Scenario: Damage that a spell lets a unit deal gets no bonus of spells
    Title (zh) 法术让单位造成的伤害不获得法术的额外伤害
    Q (en) Last Breath lets my unit of might 3 deal its might, and I control Annie, Fiery.
    Q (zh) 【狂风绝息斩】让我方3战力单位造成等同战力的伤害，我方控制【安妮 - 汹涌烈焰】。
    A (en) Three: the unit deals it, not the spell.
    A (zh) 3点：造成伤害的是单位，不是法术。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state     |
      | Last Breath  | You      | hand          |           |
      | Annie, Fiery | You      | base          |           |
      | Unit F (3)   | You      | base          | exhausted |
      | Unit Y (9)   | Opponent | battlefield A |           |
      | Unit X (9)   | Opponent | battlefield A |           |
    And both players can pay for anything
    When you play Last Breath choosing Unit F, then choosing Unit X
    And the chain resolves
    Then Unit X has damage 3
    And Unit F is ready
    And Unit Y has no damage
    And rule 417.6.b.3 is why

  @id:rb-ex-715-split @rule:715.3 @rule:355.14.c @source:core-1.4#715.3 @since:spiritforged
  Scenario: Bonus damage enlarges what is split, and with it the number of targets
    Title (zh) 额外伤害增加可分摊的总量，也增加可选目标数
    Q (en) Volibear attacks six units of might 1 while I control Annie, Fiery. May I choose all six?
    Q (zh) 【沃利贝尔 - 震怒天声】进攻六名1战力单位，我方控制【安妮 - 汹涌烈焰】。可以选择全部六名吗？
    A (en) Yes: 6 damage are split, 1 to each.
    A (zh) 可以：6点伤害，每名1点。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Volibear, Furious | You      | base          |       |
      | Annie, Fiery      | You      | base          |       |
      | Unit U (1)        | Opponent | battlefield A |       |
      | Unit V (1)        | Opponent | battlefield A |       |
      | Unit W (1)        | Opponent | battlefield A |       |
      | Unit X (1)        | Opponent | battlefield A |       |
      | Unit Y (1)        | Opponent | battlefield A |       |
      | Unit Z (1)        | Opponent | battlefield A |       |
    When you move Volibear, Furious to battlefield A
    And you choose Unit U, Unit V, Unit W, Unit X, Unit Y, Unit Z
    And the chain resolves
    Then Unit U is in the opponent's trash
    And Unit Z is in the opponent's trash
    And Unit W is in the opponent's trash
    And Volibear, Furious has no damage

  @id:rb-ex-715-split.without @rule:355.14.c @source:core-1.4#355.14.c @since:spiritforged
  Scenario: Without bonus damage five targets are the most
    Title (zh) 没有额外伤害时最多选择五名单位
    Q (en) The same attack without Annie.
    Q (zh) 同样的进攻，没有【安妮 - 汹涌烈焰】。
    A (en) Five of the six may be chosen.
    A (zh) 只能选择六名中的五名。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Volibear, Furious | You      | base          |       |
      | Unit U (1)        | Opponent | battlefield A |       |
      | Unit V (1)        | Opponent | battlefield A |       |
      | Unit W (1)        | Opponent | battlefield A |       |
      | Unit X (1)        | Opponent | battlefield A |       |
      | Unit Y (1)        | Opponent | battlefield A |       |
      | Unit Z (1)        | Opponent | battlefield A |       |
    When you move Volibear, Furious to battlefield A
    And you choose Unit U, Unit V, Unit W, Unit X, Unit Y
    And the chain resolves
    Then Unit U is in the opponent's trash
    And Unit Y is in the opponent's trash
    And Unit Z is at battlefield A

  @id:rb-rule-355-split-as-you-like @rule:355.14.e @rule:355.14.f @source:core-1.4#355.14.e @since:spiritforged
  Scenario: How damage is split is decided on resolution, at least 1 to each
    Title (zh) 分摊方式在结算时决定，每个目标至少1点
    Q (en) Volibear splits 5 damage between two units of might 4.
    Q (zh) 【沃利贝尔 - 震怒天声】将5点伤害分摊给两名4战力单位。
    A (en) Any way that leaves nobody without damage: 4 and 1 kills one of them.
    A (zh) 每名单位至少1点，可任意分摊：4点与1点可摧毁其中一名。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Volibear, Furious | You      | base          |       |
      | Unit Z (4)        | Opponent | battlefield A |       |
      | Unit X (4)        | Opponent | battlefield A |       |
      | Unit Y (4)        | Opponent | battlefield A |       |
    When you move Volibear, Furious to battlefield A
    And you choose Unit X, Unit Y
    And the chain resolves
    Then you may not assign 5 to Unit X
    When you assign 4 to Unit Y and 1 to Unit X
    Then Unit Y is in the opponent's trash
    And Unit X has damage 1
    And Unit Z has no damage

  @id:rb-ex-715-nothing-dealt @rule:715.4 @source:core-1.4#715.4 @control:rb-ex-715-nothing-dealt.control @since:spiritforged
  Scenario: Where no damage is dealt, no bonus damage is
    Title (zh) 没有造成伤害时也没有额外伤害
    Q (en) Teemo, Strategist with Rabadon's Deathcrown defends and reveals no card with Hidden. Does the bonus damage of 3 count?
    Q (zh) 贴附【灭世者的死亡之冠】的【提莫 - 军事家】防守，未展示任何[待命]牌。3点额外伤害会造成吗？
    A (en) No: nothing is dealt.
    A (zh) 不会：没有造成伤害。
    Given it is the opponent's main phase
    And the position:
      | object               | player   | place         | state                         |
      | Teemo, Strategist    | You      | battlefield A |                               |
      | Rabadon's Deathcrown | You      | battlefield A | attached to Teemo, Strategist |
      | Unit X (9)           | Opponent | base          |                               |
      | Unit Y (9)           | Opponent | base          | exhausted                     |
      | Vengeance            | You      | deck          |                               |
    When the opponent moves Unit X to battlefield A
    And the chain resolves
    Then Unit X has no damage
    And Unit X is at battlefield A

  @id:rb-ex-715-nothing-dealt.control @rule:713 @rule:718.3 @rule:383.4.f.2 @source:core-1.4#713 @since:spiritforged
  Scenario: With one Hidden card revealed 1 and 3 bonus damage are dealt
    Title (zh) 展示一张[待命]牌时造成1点与3点额外伤害
    Q (en) The same with one card with Hidden on top of the deck.
    Q (zh) 同样的情况，主牌堆顶有一张[待命]牌。
    A (en) Four.
    A (zh) 4点。
    Given it is the opponent's main phase
    And the position:
      | object               | player   | place         | state                         |
      | Teemo, Strategist    | You      | battlefield A |                               |
      | Rabadon's Deathcrown | You      | battlefield A | attached to Teemo, Strategist |
      | Unit X (9)           | Opponent | base          |                               |
      | Unit Y (9)           | Opponent | base          | exhausted                     |
      | Hidden Blade         | You      | deck          |                               |
    When the opponent moves Unit X to battlefield A
    And the chain resolves
    Then Unit X has damage 4
    And rule 715 is why

  @id:rb-ex-715-prevented-with-bonus @rule:715.4.a @rule:437.1.a.1 @source:core-1.4#715.4.a @since:spiritforged
  Scenario: Prevention counts the bonus damage too
    Title (zh) 抵挡时计入额外伤害
    Q (en) A unit at Void Gate has the next 3 damage prevented. Hextech Ray is played on it.
    Q (zh) 位于【虚空之门】的单位抵挡接下来的3点伤害。对其打出【海克斯射线】。
    A (en) Four are dealt, 3 of them prevented: it takes 1.
    A (zh) 造成4点，抵挡3点：受到1点。
    Given it is your main phase
    And the battlefields:
      | battlefield | card      | controller |
      | A           | Void Gate | Opponent   |
    And the position:
      | object                 | player   | place         | state |
      | Hextech Ray            | You      | hand          |       |
      | Example: Ward of Three | Opponent | hand          |       |
      | Unit Y (3)             | Opponent | battlefield A |       |
      | Unit X (3)             | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    And the opponent reacts with Example: Ward of Three choosing Unit X
    And the chain resolves
    Then Unit X has damage 1
    And Unit Y has no damage
    And rule 437.2 is why

  @id:rb-rule-437-value-is-used-up @rule:437.3 @rule:437.3.b @source:core-1.4#437.3 @since:vendetta
  Scenario: What has been prevented is taken off the value
    Title (zh) 已抵挡的数值从抵挡值中扣除
    Q (en) Ki Barrier prevents the next 7 damage. Then 6 and 3 are dealt to the unit.
    Q (zh) 【忍法！气合盾】抵挡接下来的7点伤害。随后该单位受到6点与3点。
    A (en) The 6 are prevented, and 1 of the 3: it takes 2.
    A (zh) 6点全部抵挡，3点中抵挡1点：受到2点。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Ki Barrier    | You      | hand          |       |
      | Falling Comet | You      | hand          |       |
      | Hextech Ray   | You      | hand          |       |
      | Unit Y (9)    | Opponent | battlefield A |       |
      | Unit X (9)    | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Ki Barrier choosing Unit X
    And the chain resolves
    And you play Falling Comet choosing Unit X
    And the chain resolves
    Then Unit X has no damage
    When you play Hextech Ray choosing Unit X
    And the chain resolves
    Then Unit X has damage 2
    And rule 437.2 is why

  @id:rb-rule-437-value-is-used-up.third @rule:437.3.a @source:core-1.4#437.3.a @since:vendetta
  Scenario: With the value at 0 the effect has expired
    Title (zh) 抵挡值为0时效果结束
    Q (en) Ki Barrier has prevented 7 damage of the 9 dealt; another 4 are dealt.
    Q (zh) 【忍法！气合盾】已在9点中抵挡7点；随后再受到4点。
    A (en) All 4 are dealt.
    A (zh) 4点全部造成。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state |
      | Ki Barrier    | You      | hand          |       |
      | Falling Comet | You      | hand          |       |
      | Hextech Ray   | You      | hand          |       |
      | Void Seeker   | You      | hand          |       |
      | Unit Y (9)    | Opponent | battlefield A |       |
      | Unit X (9)    | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Ki Barrier choosing Unit X
    And the chain resolves
    And you play Falling Comet choosing Unit X
    And the chain resolves
    And you play Hextech Ray choosing Unit X
    And the chain resolves
    And you play Void Seeker choosing Unit X
    And the chain resolves
    Then Unit X has damage 6
    And Unit Y has no damage

  @id:rb-rule-437-all-prevented-not-dealt @rule:437.4 @rule:359.3.e.14.b @source:core-1.4#437.4 @since:unleashed
  Scenario: Damage that was all prevented was not dealt
    Title (zh) 全部被抵挡的伤害视为从未造成
    Q (en) Smite deals 3 to a unit under Counter Strike: the damage is prevented. Later that turn the unit dies.
    Q (zh) 【惩戒】对受【反击风暴】保护的单位造成3点伤害：被抵挡。本回合稍后该单位被摧毁。
    A (en) No damage is on it; the next damage is not prevented any more.
    A (zh) 它没有受到伤害；之后的伤害不再抵挡。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Smite          | You      | hand          |       |
      | Hextech Ray    | You      | hand          |       |
      | Counter Strike | Opponent | hand          |       |
      | Unit Y (9)     | Opponent | battlefield A |       |
      | Unit X (9)     | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Smite choosing Unit X
    And the opponent reacts with Counter Strike choosing Unit X
    And the chain resolves
    Then Unit X has no damage
    And the opponent has drawn 1 card
    When you play Hextech Ray choosing Unit X
    And the chain resolves
    Then Unit X has damage 3

  @id:rb-rule-437-lotus-trap-doubles-spells @rule:437.2 @rule:370.1.b.1 @source:core-1.4#715.4.a @since:unleashed @derived
  Scenario: Lotus Trap doubles the damage of a spell
    Title (zh) 【莲花陷阱】使法术伤害翻倍
    Q (en) Lotus Trap is on a unit and Hextech Ray deals 3 to it, with Annie, Fiery on my side.
    Q (zh) 单位受【莲花陷阱】影响，我方控制【安妮 - 汹涌烈焰】，【海克斯射线】对其造成伤害。
    A (en) Eight: 3 and 1 bonus damage are doubled together.
    A (zh) 8点：3点与1点额外伤害一同翻倍。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state |
      | Lotus Trap   | You      | hand          |       |
      | Hextech Ray  | You      | hand          |       |
      | Annie, Fiery | You      | base          |       |
      | Unit Y (9)   | Opponent | battlefield A |       |
      | Unit X (9)   | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Lotus Trap choosing Unit X
    And the chain resolves
    And you play Hextech Ray choosing Unit X
    And the chain resolves
    Then Unit X has damage 8
    And Unit Y has no damage
