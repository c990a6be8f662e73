@game:riftbound
Feature: Worked examples of combat damage

  @id:rb-ex-465-lethal-before-next @rule:465.2.b @rule:465.2.c.3 @rule:142.4.b @source:core-1.4#465.2.c.3 @since:spiritforged
  Scenario: Five damage among four units of might 3: three to one of them, two to another
    Title (zh) 5点伤害分配给四名3战力单位：先给一名3点，再给另一名2点
    Q (en) My attacker has might 5 and faces four units of might 3. Can I give 2 to one of them and 1 to each of the others?
    Q (zh) 我方5战力单位进攻，对方有四名3战力单位。能否给其中一名2点、其余各1点？
    A (en) No. One unit must get lethal damage before another gets any: 3 to one, the remaining 2 to another.
    A (zh) 不能。必须先给一名单位分配足以致命的伤害：一名3点，另一名2点。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Unit K (5) | You      | base          |       |
      | Unit W (3) | Opponent | battlefield A |       |
      | Unit X (3) | Opponent | battlefield A |       |
      | Unit Y (3) | Opponent | battlefield A |       |
      | Unit Z (3) | Opponent | battlefield A |       |
    When you move Unit K to battlefield A
    And the showdown ends
    Then you may not assign 2 to Unit W, 1 to Unit X, 1 to Unit Y and 1 to Unit Z
    And you may not assign 4 to Unit X and 1 to Unit Y
    When you assign 3 to Unit X and 2 to Unit Y
    Then Unit X is in the opponent's trash
    And Unit W is at battlefield A
    And Unit Y is at battlefield A
    And Unit Z is at battlefield A
    And Unit K is in your trash
    And rule 465.2.d is why

  @id:rb-ex-465-no-more-than-lethal @rule:465.2.c.4 @source:core-1.4#465.2.c.4 @since:spiritforged
  Scenario: Damage marked already makes less damage lethal, and no more may be assigned
    Title (zh) 已受伤害降低致命所需，且不得多分配
    Q (en) The four defenders have 1 damage each. How can my 5 damage be assigned?
    Q (zh) 四名防守单位各已有1点伤害。我方5点伤害如何分配？
    A (en) Two are lethal for each of them, and nobody may get more while others have got none: 2, 2 and 1.
    A (zh) 每名只需2点即致命，在其他单位未分配之前不能多给：2、2、1。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state    |
      | Unit K (5) | You      | base          |          |
      | Unit W (3) | Opponent | battlefield A | damage 1 |
      | Unit X (3) | Opponent | battlefield A | damage 1 |
      | Unit Y (3) | Opponent | battlefield A | damage 1 |
      | Unit Z (3) | Opponent | battlefield A | damage 1 |
    When you move Unit K to battlefield A
    And the showdown ends
    Then you may not assign 3 to Unit X and 2 to Unit Y
    When you assign 2 to Unit X, 2 to Unit Z and 1 to Unit W
    Then Unit X is in the opponent's trash
    And Unit Z is in the opponent's trash
    And Unit Y is at battlefield A
    And Unit W is at battlefield A

  @id:rb-ex-465-doubled-damage @rule:465.2.c.4.a @rule:465.2.c.5 @source:core-1.4#465.2.c.4.a @since:vendetta
  Scenario: Damage that will be doubled: the least that becomes lethal
    Title (zh) 将被翻倍的伤害：分配翻倍后足以致命的最小值
    Q (en) A 3-might defender has Lotus Trap on it, beside another defender. How much of my 5 damage may it be assigned?
    Q (zh) 3战力防守单位受【莲花陷阱】影响，旁边还有另一名防守单位。我方5点伤害可给它多少？
    A (en) Two: doubled to 4 as it is assigned, which is the least that is lethal. The other three go to the other unit.
    A (zh) 2点：分配时翻倍为4点，是足以致命的最小值。其余3点给另一名单位。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Unit K (5) | You      | base          |       |
      | Lotus Trap | You      | hand          |       |
      | Unit Y (4) | Opponent | battlefield A |       |
      | Unit X (3) | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Lotus Trap choosing Unit X
    And the chain resolves
    And you move Unit K to battlefield A
    And the showdown ends
    Then you may not assign 3 to Unit X and 2 to Unit Y
    When you assign 2 to Unit X and 3 to Unit Y
    Then Unit X is in the opponent's trash
    And Unit Y is at battlefield A
    And rule 465.2.c.5 is why

  @id:rb-ex-465-doubled-once @rule:465.2.c.5 @source:core-1.4#465.2.c.5 @since:vendetta
  Scenario: What is doubled as it is assigned is not doubled again as it is dealt
    Title (zh) 分配时已翻倍的伤害，造成时不再翻倍
    Q (en) My 3 damage goes to two defenders of might 2, one of them under Lotus Trap: 2 to the other, the last 1 to the trapped unit. How much does that unit take?
    Q (zh) 我方3点伤害分配给两名2战力防守单位，其中一名受【莲花陷阱】影响：另一名2点，最后1点给受影响的单位。它受到多少伤害？
    A (en) Two: doubled while it was assigned, and not once more. Both units die.
    A (zh) 2点：分配时翻倍，之后不再翻倍。两名单位都被摧毁。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state     |
      | Unit K (3) | You      | base          |           |
      | Unit L (9) | You      | base          | exhausted |
      | Lotus Trap | You      | hand          |           |
      | Unit Y (2) | Opponent | battlefield A |           |
      | Unit X (2) | Opponent | battlefield A |           |
    And both players can pay for anything
    When you play Lotus Trap choosing Unit X
    And the chain resolves
    And you move Unit K to battlefield A
    And the showdown ends
    Then Unit X is in the opponent's trash
    And Unit Y is in the opponent's trash
    And Unit K is in your trash
    And nobody controls battlefield A
    And rule 465.2.c.5 is why

  @id:rb-ex-465-doubled-once.not-four @rule:465.2.c.5 @source:core-1.4#465.2.c.5 @since:vendetta
  Scenario: A survivor shows the amount: 2 damage doubled to 4 is not doubled to 8
    Title (zh) 存活的单位显示数值：2点翻倍为4点，而非8点
    Q (en) A unit of might 5 under Lotus Trap is the only defender against might 2. Does it survive?
    Q (zh) 5战力单位受【莲花陷阱】影响，是唯一防守单位，进攻方战力为2。它会存活吗？
    A (en) Yes: it takes 4 and is healed after the combat.
    A (zh) 会：受到4点伤害，战斗后移除伤害。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Unit K (2) | You      | base          |       |
      | Lotus Trap | You      | hand          |       |
      | Unit Y (2) | Opponent | battlefield B |       |
      | Unit X (5) | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Lotus Trap choosing Unit X
    And the chain resolves
    And you move Unit K to battlefield A
    And the showdown ends
    Then Unit X is at battlefield A
    And Unit K is in your trash
    And rule 465.2.c.5 is why

  @id:rb-ex-465-prevented-damage @rule:465.2.c.5 @rule:437.5.a @source:core-1.4#465.2.c.5 @since:vendetta
  Scenario: A unit that prevents the first 3 damage: five are lethal for might 2
    Title (zh) 抵挡前3点伤害的2战力单位：需分配5点才致命
    Q (en) A defender of might 2 prevents the first 3 damage of each combat. How much must I assign to it before its neighbour?
    Q (zh) 2战力防守单位每次战斗抵挡前3点伤害。先分配给它时要给多少？
    A (en) Five. It dies, and only the rest goes to the other unit.
    A (zh) 5点。它被摧毁，剩余的才给另一名单位。
    Given it is your main phase
    And the position:
      | object                   | player   | place         | state |
      | Unit K (6)               | You      | base          |       |
      | Unit Y (2)               | Opponent | battlefield A |       |
      | Example: Guarded Duelist | Opponent | battlefield A |       |
    When you move Unit K to battlefield A
    And the showdown ends
    Then you may not assign 2 to Example: Guarded Duelist and 4 to Unit Y
    When you assign 5 to Example: Guarded Duelist and 1 to Unit Y
    Then Example: Guarded Duelist is in the opponent's trash
    And Unit Y is at battlefield A
    And rule 437.2 is why

  @id:rb-ex-465-prevented-damage.four @rule:437.2 @rule:465.2.c.5 @source:core-1.4#437.2 @since:vendetta
  Scenario: Four damage leave it 1 after prevention: it lives
    Title (zh) 4点伤害抵挡后只剩1点：存活
    Q (en) All 4 damage of my attacker goes to the defender of might 2 that prevents the first 3.
    Q (zh) 我方4点伤害全部分配给抵挡前3点的2战力防守单位。
    A (en) It takes 1 and lives.
    A (zh) 它受到1点伤害，存活。
    Given it is your main phase
    And the position:
      | object                   | player   | place         | state |
      | Unit K (4)               | You      | base          |       |
      | Unit Y (2)               | Opponent | battlefield A |       |
      | Example: Guarded Duelist | Opponent | battlefield A |       |
    When you move Unit K to battlefield A
    And the showdown ends
    And you assign 4 to Example: Guarded Duelist
    Then Example: Guarded Duelist is at battlefield A
    And Unit Y is at battlefield A
    And Unit K is in your trash
    And rule 437.2 is why

  @id:rb-ex-465-prevent-first-then-double @rule:465.2.c.5 @rule:372 @source:core-1.4#465.2.c.5 @since:vendetta
  Scenario: Prevention first, doubling after it: 4 damage, of which 3 are prevented, come to 2
    Title (zh) 先抵挡后翻倍：4点抵挡3点，剩余1点翻倍为2点
    Q (en) My 4 damage is assigned to a defender with both Lotus Trap and a prevention of 3 on it. Its controller applies the prevention first.
    Q (zh) 我方4点伤害分配给同时受【莲花陷阱】与抵挡3点影响的防守单位，其控制者先应用抵挡。
    A (en) Three are prevented, the last one is doubled: the unit takes 2, and with might 3 it lives.
    A (zh) 抵挡3点，最后1点翻倍：受到2点伤害，战力为3，存活。
    Given it is your main phase
    And the position:
      | object                 | player   | place         | state |
      | Unit K (4)             | You      | base          |       |
      | Lotus Trap             | You      | hand          |       |
      | Example: Ward of Three | Opponent | hand          |       |
      | Unit Y (2)             | Opponent | battlefield B |       |
      | Unit X (3)             | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Lotus Trap choosing Unit X
    And the chain resolves
    And you move Unit K to battlefield A
    And the opponent reacts with Example: Ward of Three choosing Unit X
    And the chain resolves
    And the showdown ends
    Then the opponent may choose to apply: Lotus Trap, Example: Ward of Three
    When the opponent applies Example: Ward of Three first
    Then Unit X is at battlefield A
    And the opponent controls battlefield A
    And rule 372 is why

  @id:rb-ex-465-double-first-then-prevent @rule:465.2.c.5 @rule:372 @source:core-1.4#465.2.c.5 @since:vendetta
  Scenario: Doubling first, prevention after it: 8 damage less 3 come to 5
    Title (zh) 先翻倍后抵挡：翻倍为8点，抵挡3点，受到5点
    Q (en) The same, but its controller applies the doubling first.
    Q (zh) 情况相同，但其控制者先应用翻倍。
    A (en) Four are doubled to 8 and 3 of them prevented: it takes 5 and dies.
    A (zh) 4点翻倍为8点，抵挡3点：受到5点伤害，被摧毁。
    Given it is your main phase
    And the position:
      | object                 | player   | place         | state |
      | Unit K (4)             | You      | base          |       |
      | Lotus Trap             | You      | hand          |       |
      | Example: Ward of Three | Opponent | hand          |       |
      | Unit Y (2)             | Opponent | battlefield B |       |
      | Unit X (3)             | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Lotus Trap choosing Unit X
    And the chain resolves
    And you move Unit K to battlefield A
    And the opponent reacts with Example: Ward of Three choosing Unit X
    And the chain resolves
    And the showdown ends
    Then the opponent may choose to apply: Lotus Trap, Example: Ward of Three
    When the opponent applies Lotus Trap first
    Then Unit X is in the opponent's trash
    And Unit K is at battlefield A
    And rule 372 is why

  @id:rb-ex-465-tank-then-backline @rule:465.2.c.2 @rule:465.2.c.6 @rule:815 @source:core-1.4#465.2.c.6 @since:spiritforged
  Scenario: Tank first, the unit without abilities next, the last one last
    Title (zh) 先壁垒，再普通单位，最后是“最后承担伤害”的单位
    Q (en) My 8 damage meets a unit with Tank, a unit that is assigned damage last, and one without abilities. In what order is it assigned?
    Q (zh) 我方8点伤害面对一名[壁垒]单位、一名最后承担伤害的单位和一名无技能单位。按什么顺序分配？
    A (en) There is no choice: lethal damage to Tank, then to the plain unit, the rest to the last.
    A (zh) 没有选择：先给[壁垒]单位致命伤害，再给普通单位，剩余给最后的单位。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state |
      | Unit K (8)          | You      | base          |       |
      | Unit Y (3)          | Opponent | battlefield A |       |
      | Caitlyn, Patrolling | Opponent | battlefield A |       |
      | Sunlit Guardian     | Opponent | battlefield A |       |
    When you move Unit K to battlefield A
    And the showdown ends
    Then nobody is asked
    And Sunlit Guardian is in the opponent's trash
    And Unit Y is in the opponent's trash
    And Caitlyn, Patrolling is at battlefield A

  @id:rb-ex-465-two-tanks @rule:465.2.c.7 @rule:815 @source:core-1.4#465.2.c.7 @since:spiritforged
  Scenario: Two units with Tank: either of them first, the unit without abilities after both
    Title (zh) 两名[壁垒]单位：先后任选，普通单位在其后
    Q (en) My 5 damage meets two units with Tank and one without abilities. Whom may I choose?
    Q (zh) 我方5点伤害面对两名[壁垒]单位和一名普通单位。可以先分配给谁？
    A (en) One of the two with Tank gets lethal damage, the other the rest; the plain unit nothing.
    A (zh) 两名[壁垒]单位之一得到致命伤害，另一名得到剩余；普通单位没有。
    Given it is your main phase
    And the position:
      | object                | player   | place         | state |
      | Unit K (5)            | You      | base          |       |
      | Sunlit Guardian as S1 | Opponent | battlefield A |       |
      | Unit Y (1)            | Opponent | battlefield A |       |
      | Sunlit Guardian as S2 | Opponent | battlefield A |       |
    When you move Unit K to battlefield A
    And the showdown ends
    Then you may not assign 4 to S1 and 1 to Unit Y
    When you assign 4 to S2 and 1 to S1
    Then S2 is in the opponent's trash
    And S1 is at battlefield A
    And Unit Y is at battlefield A

  @id:rb-ex-465-tank-and-last @rule:465.2.c.8 @source:core-1.4#465.2.c.8 @since:vendetta
  Scenario: Tank and assigned last at once: first or last, not in between
    Title (zh) 同时拥有[壁垒]与“最后承担伤害”：可以最先或最后，不能居中
    Q (en) Caitlyn is assigned damage last and has been given Tank; two plain units of might 3 are beside her. May I assign damage to one of them, then to Caitlyn, then to the other?
    Q (zh) 【凯特琳 - 守望者】最后承担伤害，又获得了[壁垒]；旁边有两名3战力普通单位。能否先给其中一名，再给【凯特琳 - 守望者】，最后给另一名？
    A (en) No: she comes first or last. With 4 damage: 3 and 1 that begin with Caitlyn, or none to her.
    A (zh) 不能：她要么最先，要么最后。4点伤害时：从【凯特琳 - 守望者】开始分配3点和1点，或完全不分配给她。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state |
      | Unit K (4)          | You      | base          |       |
      | Eye of Twilight     | Opponent | legend        |       |
      | Unit X (3)          | Opponent | battlefield A |       |
      | Caitlyn, Patrolling | Opponent | battlefield A |       |
      | Unit Y (3)          | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit K to battlefield A
    And the opponent reacts with the ability of Eye of Twilight choosing Caitlyn, Patrolling
    And the chain resolves
    And the showdown ends
    Then you may not assign 3 to Unit X and 1 to Caitlyn, Patrolling
    When you assign 3 to Caitlyn, Patrolling and 1 to Unit X
    Then Caitlyn, Patrolling is in the opponent's trash
    And Unit X is at battlefield A
    And Unit Y is at battlefield A

  @id:rb-ex-465-tank-and-last.last @rule:465.2.c.8 @source:core-1.4#465.2.c.8 @since:vendetta
  Scenario: Tank and assigned last at once: leaving her for the end is allowed too
    Title (zh) 同时拥有[壁垒]与“最后承担伤害”：也可留到最后
    Q (en) The same, and I leave Caitlyn for the end.
    Q (zh) 情况相同，我方将【凯特琳 - 守望者】留到最后。
    A (en) That fulfils the other demand: the plain units get the damage.
    A (zh) 这满足另一项要求：伤害分配给普通单位。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state |
      | Unit K (4)          | You      | base          |       |
      | Eye of Twilight     | Opponent | legend        |       |
      | Unit X (3)          | Opponent | battlefield A |       |
      | Caitlyn, Patrolling | Opponent | battlefield A |       |
      | Unit Y (3)          | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit K to battlefield A
    And the opponent reacts with the ability of Eye of Twilight choosing Caitlyn, Patrolling
    And the chain resolves
    And the showdown ends
    And you assign 3 to Unit X and 1 to Unit Y
    Then Unit X is in the opponent's trash
    And Caitlyn, Patrolling is at battlefield A
    And Unit Y is at battlefield A

  @id:rb-ex-465-two-with-both @rule:465.2.c.9 @rule:465.2.c.8 @source:core-1.4#465.2.c.9 @since:vendetta
  Scenario: Two units with both demands: both may be taken first
    Title (zh) 两名同时具有两种要求的单位：可以都最先分配
    Q (en) Two Caitlyns have been given Tank and a plain unit is beside them. May I assign all my damage to the two?
    Q (zh) 两名【凯特琳 - 守望者】都获得[壁垒]，旁边有一名普通单位。能否把伤害全部分配给她们？
    A (en) Yes: each is dealt with on its own, and both Tank demands may be met.
    A (zh) 可以：每名单位分别处理，两者的[壁垒]要求都可以满足。
    Given it is your main phase
    And the position:
      | object                    | player   | place         | state |
      | Unit K (9)                | You      | base          |       |
      | Block                     | You      | hand          |       |
      | Eye of Twilight           | Opponent | legend        |       |
      | Unit Y (3)                | Opponent | battlefield A |       |
      | Caitlyn, Patrolling as C1 | Opponent | battlefield A |       |
      | Caitlyn, Patrolling as C2 | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Block choosing C1
    And the chain resolves
    And you move Unit K to battlefield A
    And the opponent reacts with the ability of Eye of Twilight choosing C2
    And the chain resolves
    And the showdown ends
    And you assign 6 to C1 and 3 to C2
    Then C1 is in the opponent's trash
    And C2 is in the opponent's trash
    And Unit Y is at battlefield A

  @id:rb-ex-465-cannot-be-dealt @rule:465.2.c.10 @source:core-1.4#465.2.c.10 @since:spiritforged
  Scenario: A unit that cannot be dealt damage is left out of the assignment
    Title (zh) 不能受到伤害的单位不参与伤害分配
    Q (en) Kayn has moved twice this turn and attacks together with another unit. The defender has might 7. How is that damage assigned?
    Q (zh) 【凯隐 - 巨镰奔扬】本回合已移动两次，与另一名单位一同进攻。防守方战力为7。这些伤害如何分配？
    A (en) Kayn is ignored: the other attacker is assigned all of it.
    A (zh) 不考虑【凯隐 - 巨镰奔扬】：全部分配给另一名进攻单位。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Kayn, Unleashed | You      | base          |       |
      | Unit K (4)      | You      | base          |       |
      | Ride the Wind   | You      | hand          |       |
      | Unit Y (7)      | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Ride the Wind choosing Kayn, Unleashed, moving it to battlefield B
    And the chain resolves
    And the showdown ends
    And you move Kayn, Unleashed and Unit K to battlefield A
    And the showdown ends
    Then nobody is asked
    And Kayn, Unleashed is at battlefield A
    And Unit K is in your trash
    And Unit Y is in the opponent's trash
    And rule 465.2.c.10 is why

  @id:rb-ex-465-cannot-be-dealt.moved-once @rule:465.2.c @source:core-1.4#465.2.c @since:spiritforged
  Scenario: Moved once only, Kayn is assigned damage like any unit
    Title (zh) 只移动过一次时，【凯隐 - 巨镰奔扬】与其他单位一样分配伤害
    Q (en) The same attack, but it is the first move of Kayn this turn.
    Q (zh) 同样的进攻，但这是【凯隐 - 巨镰奔扬】本回合的第一次移动。
    A (en) The defender chooses between the two attackers.
    A (zh) 防守方在两名进攻单位之间选择。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Kayn, Unleashed | You      | base          |       |
      | Unit K (4)      | You      | base          |       |
      | Unit Y (7)      | Opponent | battlefield A |       |
    When you move Kayn, Unleashed and Unit K to battlefield A
    And the showdown ends
    And the opponent assigns 6 to Kayn, Unleashed and 1 to Unit K
    Then Kayn, Unleashed is in your trash
    And Unit K is at battlefield A

  @id:rb-ex-465-prevented-but-not-exempt @rule:465.2.c.10 @rule:437.5.b @source:core-1.4#465.2.c.10 @control:rb-ex-465-prevented-but-not-exempt.control @since:vendetta
  Scenario: A unit whose next damage is prevented is not exempt: assigned first, it takes all
    Title (zh) 下一次伤害被抵挡的单位并非免于分配：若先分配给它，将占用全部伤害
    Q (en) A defender with Tank is protected by Counter Strike; a plain unit of might 2 is beside it. How is my 9 damage assigned?
    Q (zh) 有[壁垒]的防守单位受【反击风暴】保护，旁边有一名2战力普通单位。我方9点伤害如何分配？
    A (en) All of it to the unit with Tank: it can be dealt damage, but no amount is lethal, so nothing is left for the other. All of that is prevented.
    A (zh) 全部给[壁垒]单位：它可以受到伤害，但任何数值都不致命，因此另一名得不到。这些伤害全部被抵挡。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Unit K (9)      | You      | base          |       |
      | Counter Strike  | Opponent | hand          |       |
      | Unit Y (2)      | Opponent | battlefield A |       |
      | Sunlit Guardian | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Unit K to battlefield A
    And the opponent reacts with Counter Strike choosing Sunlit Guardian
    And the chain resolves
    And the showdown ends
    Then nobody is asked
    And Sunlit Guardian is at battlefield A
    And Unit Y is at battlefield A
    And rule 437.2 is why

  @id:rb-ex-465-prevented-but-not-exempt.control @rule:465.2.c.6 @source:core-1.4#465.2.c.6 @since:spiritforged
  Scenario: Without the prevention both defenders die
    Title (zh) 没有抵挡时两名防守单位都被摧毁
    Q (en) The same combat without Counter Strike.
    Q (zh) 同样的战斗，没有【反击风暴】。
    A (en) Lethal damage to the unit with Tank, the rest to the other: both die.
    A (zh) 先给[壁垒]单位致命伤害，其余给另一名：都被摧毁。
    Given it is your main phase
    And the position:
      | object          | player   | place         | state |
      | Unit K (9)      | You      | base          |       |
      | Unit Y (2)      | Opponent | battlefield A |       |
      | Sunlit Guardian | Opponent | battlefield A |       |
    When you move Unit K to battlefield A
    And the showdown ends
    Then Sunlit Guardian is in the opponent's trash
    And Unit Y is in the opponent's trash
