@game:riftbound
Feature: Replacement effects

  @id:rb-never-became-mighty @rule:370.1.a.1 @rule:709 @source:core-1.4#370.1.a.1 @source:page-zhonyas-hourglass#mighty @since:spiritforged
  Scenario: A unit banished instead of becoming Mighty never became Mighty
    Title (zh) 变为强力单位被替换为放逐：该单位从未变为强力单位
    Q (en) An effect of mine says: the next enemy unit that would become Mighty this turn is banished instead, and a 3-might Mech takes its place. Fiora watches for her side's units becoming Mighty. Does she trigger?
    Q (zh) 我方效果：本回合下一次敌方单位将变为强力单位时，改为将其放逐，并由其控制者在其位置打出一名3战力“机器人”。对方的【菲奥娜 - 无上统御】会因此触发吗？
    A (en) No. The change was replaced, so it never happened; the unit is banished and the Mech stands where it was.
    A (zh) 不会。该变化被替换，从未发生；单位被放逐，“机器人”出现在其位置。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Example: Cut Down | You      | hand          |       |
      | Discipline        | You      | hand          |       |
      | Fiora, Worthy     | Opponent | base          |       |
      | Unit Y (3)        | Opponent | battlefield A |       |
      | Unit X (4)        | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Example: Cut Down
    And the chain resolves
    And you play Discipline choosing Unit X
    And the next item resolves
    Then Unit X is in the opponent's banishment
    And the Mech is at battlefield A
    And the opponent controls the Mech
    And Unit Y is at battlefield A
    And the ability of Fiora, Worthy is not on the chain
    And nobody is asked
    And you have drawn 1 card
    And rule 370.1.a.1 is why

  @id:rb-never-became-mighty.the-next-one @rule:709 @source:core-1.4#370.1.a.1 @since:spiritforged @derived
  Scenario: Only the next time is replaced: a second unit becomes Mighty and Fiora triggers
    Title (zh) 只替换下一次：第二名单位变为强力单位，【菲奥娜 - 无上统御】触发
    Q (en) The effect is used up, and another unit of the opponent becomes Mighty.
    Q (zh) 该效果已经用掉，对方另一名单位变为强力单位。
    A (en) It becomes Mighty, Fiora triggers, and her controller may pay to ready it.
    A (zh) 该单位变为强力单位，【菲奥娜 - 无上统御】触发，其控制者可支付费用让其变为活跃。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state     |
      | Example: Cut Down | You      | hand          |           |
      | Discipline as D1  | You      | hand          |           |
      | Discipline as D2  | You      | hand          |           |
      | Fiora, Worthy     | Opponent | base          |           |
      | Unit Y (3)        | Opponent | battlefield A | exhausted |
      | Unit X (4)        | Opponent | battlefield A |           |
    And both players can pay for anything
    When you play Example: Cut Down
    And the chain resolves
    And you play D1 choosing Unit X
    And the chain resolves
    And you play D2 choosing Unit Y
    And the next item resolves
    Then Unit Y has might 5
    And Unit Y is at battlefield A
    When the opponent accepts
    Then the ability of Fiora, Worthy is on the chain
    When the chain resolves
    Then Unit Y is ready

  @id:rb-replaced-death-did-not-happen.deathknell @rule:370.1.a.1 @rule:808.1.d.1 @source:core-1.4#370.1.a.1 @source:page-zhonyas-hourglass#replaced @control:rb-replaced-death-did-not-happen.deathknell-control @since:spiritforged
  Scenario: A replaced death sets off no Deathknell
    Title (zh) 被替换的摧毁不触发绝念
    Q (en) Watchful Sentry would be killed and the Hourglass recalls it. Does its Deathknell draw?
    Q (zh) 【警觉的哨兵】将被摧毁，【中娅沙漏】将其召回。其[绝念]会抽牌吗？
    A (en) No. It did not die.
    A (zh) 不会。它并未被摧毁。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Vengeance          | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Watchful Sentry    | Opponent | battlefield A |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Vengeance choosing Watchful Sentry
    And the chain resolves
    Then Watchful Sentry is in the opponent's base
    And Watchful Sentry is exhausted
    And Zhonya's Hourglass is in the opponent's trash
    And the opponent has drawn no card
    And the chain is empty
    And rule 370.1.a.1 is why

  @id:rb-replaced-death-did-not-happen.deathknell-control @rule:808.1 @source:core-1.4#808.1 @since:spiritforged
  Scenario: A death that happens sets off the Deathknell
    Title (zh) 真正被摧毁时触发绝念
    Q (en) Watchful Sentry is killed and nothing replaces it.
    Q (zh) 【警觉的哨兵】被摧毁，没有任何替换效果。
    A (en) Its controller draws one.
    A (zh) 其控制者抽一张牌。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Vengeance       | You      | hand          |       |
      | Unit W (2)      | Opponent | battlefield A |       |
      | Watchful Sentry | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Vengeance choosing Watchful Sentry
    And the chain resolves
    Then Watchful Sentry is in the opponent's trash
    And the opponent has drawn 1 card

  @id:rb-replaced-death-did-not-happen.watcher @rule:370.1.a.1 @rule:370.1.c @source:core-1.4#370.1.a.1 @source:page-zhonyas-hourglass#replaced @control:rb-replaced-death-did-not-happen.watcher-control @since:unleashed
  Scenario: A replaced death is not seen by what watches for deaths
    Title (zh) 被替换的摧毁不触发“友方单位被摧毁时”的技能
    Q (en) Spectral Centaur grows when another friendly unit dies. A unit beside it is recalled by the Hourglass instead of dying.
    Q (zh) 【幽魂半人马】在另一名友方单位被摧毁时获得战力。身边的单位被【中娅沙漏】召回而未被摧毁。
    A (en) Centaur does not trigger: no unit died.
    A (zh) 【幽魂半人马】不触发：没有单位被摧毁。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Vengeance          | You      | hand          |       |
      | Spectral Centaur   | Opponent | battlefield A |       |
      | Unit X (3)         | Opponent | battlefield A |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Vengeance choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's base
    And Spectral Centaur has might 5
    And Zhonya's Hourglass is in the opponent's trash

  @id:rb-replaced-death-did-not-happen.watcher-control @rule:383 @source:core-1.4#383 @since:unleashed
  Scenario: A death that happens is seen
    Title (zh) 真正被摧毁时触发该技能
    Q (en) Spectral Centaur grows when another friendly unit dies. A unit beside it is killed, and nothing replaces that.
    Q (zh) 【幽魂半人马】在另一名友方单位被摧毁时获得战力。身边的单位被摧毁，没有任何替换效果。
    A (en) The unit dies and Spectral Centaur has 2 more might this turn.
    A (zh) 该单位被摧毁，【幽魂半人马】本回合获得2点战力。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Vengeance        | You      | hand          |       |
      | Spectral Centaur | Opponent | battlefield A |       |
      | Unit X (3)       | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Vengeance choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Spectral Centaur has might 7

  @id:rb-two-hourglasses-as-units.other-first @rule:370.2 @rule:372 @source:core-1.4#370.2 @source:page-zhonyas-hourglass#two-hourglasses @since:spiritforged
  Scenario: Two Hourglasses as units: the other first, then the one that was to be killed dies
    Title (zh) 两张成为单位的【中娅沙漏】：先应用另一张，则原本将被摧毁的那张被摧毁
    Q (en) My gear are 1-might units this turn and I have two Hourglasses. One of them is killed. What happens if I apply the other one first?
    Q (zh) 我方装备本回合是1战力单位，我方有两张【中娅沙漏】，其中一张将被摧毁。若先应用另一张会怎样？
    A (en) Both apply, each once, and I order them. The one applied last dies: here the one that was to be killed. The other is in base, exhausted.
    A (zh) 两张各生效一次，顺序由我方决定。最后生效的那张被摧毁：此处是原本将被摧毁的那张；另一张在基地，处于休眠。
    Given it is your main phase
    And the position:
      | object                   | player | place | state |
      | Example: Gear Rising     | You    | hand  |       |
      | Detonate                 | You    | hand  |       |
      | Zhonya's Hourglass as H1 | You    | base  |       |
      | Zhonya's Hourglass as H2 | You    | base  |       |
    And both players can pay for anything
    When you play Example: Gear Rising
    And the chain resolves
    Then H1 has might 1
    When you play Detonate choosing H2
    And the chain resolves
    Then you may choose to apply: H1, H2
    When you apply H1 first
    Then nobody is asked
    And H2 is in your trash
    And H1 is in your base
    And H1 is exhausted
    And rule 370.2 is why

  @id:rb-two-hourglasses-as-units.itself-first @rule:370.2 @rule:372 @source:core-1.4#370.2 @source:page-zhonyas-hourglass#two-hourglasses @since:spiritforged
  Scenario: Two Hourglasses as units: its own effect first, then the other dies
    Title (zh) 两张成为单位的【中娅沙漏】：先应用其自身，则另一张被摧毁
    Q (en) My gear are 1-might units this turn and I have two Hourglasses. One of them is killed, and I apply its own effect first.
    Q (zh) 我方装备本回合是1战力单位，我方有两张【中娅沙漏】。其中一张将被摧毁，我方先应用它自身的效果。
    A (en) The other applies last and dies; the first is in base, exhausted.
    A (zh) 另一张最后生效，因此被摧毁；前者在基地，处于休眠。
    Given it is your main phase
    And the position:
      | object                   | player | place | state |
      | Example: Gear Rising     | You    | hand  |       |
      | Detonate                 | You    | hand  |       |
      | Zhonya's Hourglass as H1 | You    | base  |       |
      | Zhonya's Hourglass as H2 | You    | base  |       |
    And both players can pay for anything
    When you play Example: Gear Rising
    And the chain resolves
    And you play Detonate choosing H2
    And the chain resolves
    Then you may choose to apply: H1, H2
    When you apply H2 first
    Then nobody is asked
    And H1 is in your trash
    And H2 is in your base
    And H2 is exhausted
    And rule 370.2 is why

  @id:rb-two-deaths-one-hourglass.first-unit @rule:373 @rule:373.1.a @source:core-1.4#373 @source:page-zhonyas-hourglass#two-deaths @since:spiritforged
  Scenario: Two units die together: the Hourglass saves the one its controller picks
    Title (zh) 两名单位同时被摧毁：由控制者决定【中娅沙漏】拯救哪一名
    Q (en) One spell deals lethal damage to two units of a player who has one Hourglass. Which is saved?
    Q (zh) 一个法术对同一玩家的两名单位造成致命伤害，该玩家有一张【中娅沙漏】。哪一名得救？
    A (en) That player chooses to which of the two deaths it applies; the other unit dies.
    A (zh) 由该玩家选择对哪一名单位的摧毁生效；另一名被摧毁。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Firestorm          | You      | hand          |       |
      | Unit W (1)         | Opponent | battlefield A |       |
      | Unit X (2)         | Opponent | battlefield B |       |
      | Unit Y (3)         | Opponent | battlefield B |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Firestorm choosing battlefield B
    And the chain resolves
    Then the opponent may choose: Unit X, Unit Y
    When the opponent chooses Unit X
    Then Unit X is in the opponent's base
    And Unit X is exhausted
    And Unit X has no damage
    And Unit Y is in the opponent's trash
    And Unit W is at battlefield A
    And Zhonya's Hourglass is in the opponent's trash
    And rule 373 is why

  @id:rb-two-deaths-one-hourglass.second-unit @rule:373 @rule:373.1.a @source:core-1.4#373 @source:page-zhonyas-hourglass#two-deaths @since:spiritforged
  Scenario: Two units die together: the other choice saves the other unit
    Title (zh) 两名单位同时被摧毁：另一种选择拯救另一名单位
    Q (en) One spell deals lethal damage to two units of a player who has one Hourglass, and that player applies it to the other unit.
    Q (zh) 一个法术对同一玩家的两名单位造成致命伤害，该玩家有一张【中娅沙漏】，并选择对后一名单位生效。
    A (en) That one is recalled, the first dies.
    A (zh) 该单位被召回，前一名被摧毁。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Firestorm          | You      | hand          |       |
      | Unit W (1)         | Opponent | battlefield A |       |
      | Unit X (2)         | Opponent | battlefield B |       |
      | Unit Y (3)         | Opponent | battlefield B |       |
      | Zhonya's Hourglass | Opponent | base          |       |
    And both players can pay for anything
    When you play Firestorm choosing battlefield B
    And the chain resolves
    Then the opponent may choose: Unit X, Unit Y
    When the opponent chooses Unit Y
    Then Unit Y is in the opponent's base
    And Unit Y is exhausted
    And Unit X is in the opponent's trash
    And Zhonya's Hourglass is in the opponent's trash
