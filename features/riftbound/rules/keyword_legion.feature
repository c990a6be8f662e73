@game:riftbound
Feature: Legion

  @id:rb-kw-legion-active @rule:812.1.b.1 @rule:812.1.c @rule:727.1.b @rule:727.1.c.1 @source:core-1.4#812.1.c @since:spiritforged
  Scenario: After another card the Legion ability triggers
    Title (zh) 打出其他牌之后，鼓舞技能触发
    Q (en) I have played Daring Poro this turn and now play Trifarian Gloryseeker.
    Q (zh) 我方本回合已打出【莽莽魄罗】，现在打出【崔法利求战者】。
    A (en) Its Legion ability is active as it is played: it buffs itself.
    A (zh) 打出时其[鼓舞]技能生效：给予自己增益。
    Given it is your main phase
    And the position:
      | object                | player | place | state |
      | Daring Poro           | You    | hand  |       |
      | Trifarian Gloryseeker | You    | hand  |       |
      | Unit V (2)            | You    | base  |       |
    And both players can pay for anything
    When you play Daring Poro to your base
    And you play Trifarian Gloryseeker to your base
    And the chain resolves
    Then Trifarian Gloryseeker is buffed
    And Daring Poro is not buffed

  @id:rb-kw-legion-alone @rule:812.1.c @rule:727.1.c.1 @source:core-1.4#812.1.c @control:rb-kw-legion-active @since:spiritforged
  Scenario: A card does not make its own Legion active
    Title (zh) 卡牌不能使自己的鼓舞生效
    Q (en) Trifarian Gloryseeker is the first card I play this turn.
    Q (zh) 【崔法利求战者】是我方本回合打出的第一张牌。
    A (en) Another card is needed: nothing triggers.
    A (zh) 需要打出另一张牌：不触发。
    Given it is your main phase
    And the position:
      | object                | player | place | state |
      | Trifarian Gloryseeker | You    | hand  |       |
      | Unit V (2)            | You    | base  |       |
    And both players can pay for anything
    When you play Trifarian Gloryseeker to your base
    Then the chain is empty
    And Trifarian Gloryseeker is not buffed

  @id:rb-kw-legion-opponent @rule:812.1.c @source:core-1.4#812.1.c @control:rb-kw-legion-active @since:spiritforged
  Scenario: A card of the opponent does not make one's Legion active
    Title (zh) 对方打出的牌不会使己方鼓舞生效
    Q (en) In my turn the opponent answers my ability with Discipline. Then I play Trifarian Gloryseeker, my first card.
    Q (zh) 我方回合中，对方打出【训练有素】对我方技能做出反应。随后我方打出本回合第一张牌【崔法利求战者】。
    A (en) Only cards that I finalized count.
    A (zh) 只有我方确认的牌才计算。
    Given it is your main phase
    And the position:
      | object                      | player   | place  | state |
      | Miss Fortune, Bounty Hunter | You      | legend |       |
      | Trifarian Gloryseeker       | You      | hand   |       |
      | Unit V (2)                  | You      | base   |       |
      | Discipline                  | Opponent | hand   |       |
    And both players can pay for anything
    When you use the ability of Miss Fortune, Bounty Hunter choosing Unit V
    And the opponent reacts with Discipline choosing Unit V
    And the chain resolves
    Then Unit V has might 4
    When you play Trifarian Gloryseeker to your base
    Then the chain is empty
    And Trifarian Gloryseeker is not buffed

  @id:rb-kw-legion-last-turn @rule:812.1.c @source:core-1.4#812.1.c @control:rb-kw-legion-active @since:spiritforged
  Scenario: A card of an earlier turn does not count
    Title (zh) 之前回合打出的牌不计算
    Q (en) I played Daring Poro in my last turn. Now Trifarian Gloryseeker is my first card.
    Q (zh) 我方上个回合打出了【莽莽魄罗】。现在【崔法利求战者】是本回合第一张牌。
    A (en) Legion looks at the same turn only.
    A (zh) [鼓舞]只看同一回合。
    Given it is your main phase
    And the position:
      | object                | player | place | state |
      | Daring Poro           | You    | hand  |       |
      | Trifarian Gloryseeker | You    | hand  |       |
      | Unit V (2)            | You    | base  |       |
    And both players can pay for anything
    When you play Daring Poro to your base
    And the turn passes
    And the turn passes
    And you play Trifarian Gloryseeker to your base
    Then the chain is empty
    And Trifarian Gloryseeker is not buffed

  @id:rb-kw-legion-token @rule:812.1.c @source:faq-origins#legion-and-tokens @source:core-1.4#812.1.c @control:rb-kw-legion-token.card @since:spiritforged
  Scenario: Tokens and abilities are not cards: Legion stays inactive
    Title (zh) 指示物和技能不是卡牌：鼓舞不生效
    Q (en) I use my legend's ability, and my Machine Evangel dies in combat: its Deathknell plays three Recruit tokens. Then I play Trifarian Gloryseeker. Is its Legion active?
    Q (zh) 我方使用传奇技能，【机械戏法师】在战斗中被摧毁，其[绝念]打出三名“随从”指示物。随后我方打出【崔法利求战者】。其[鼓舞]生效吗？
    A (en) No. A token is played but is no card, and an ability is none either.
    A (zh) 不生效。指示物虽被打出但不是卡牌，技能也不是。
    Given it is your main phase
    And the position:
      | object                      | player   | place         | state |
      | Miss Fortune, Bounty Hunter | You      | legend        |       |
      | Daring Poro                 | You      | hand          |       |
      | Trifarian Gloryseeker       | You      | hand          |       |
      | Machine Evangel             | You      | battlefield A |       |
      | Unit V (2)                  | You      | base          |       |
      | Unit X (6)                  | Opponent | battlefield B |       |
    And both players can pay for anything
    When you use the ability of Miss Fortune, Bounty Hunter choosing Machine Evangel
    And the chain resolves
    And you move Machine Evangel to battlefield B
    And the showdown ends
    Then there are 3 Recruit at your base
    When you play Trifarian Gloryseeker to your base
    Then the chain is empty
    And Trifarian Gloryseeker is not buffed

  @id:rb-kw-legion-token.card @rule:812.1.c @source:faq-origins#legion-and-tokens @since:spiritforged
  Scenario: A card beside the tokens makes it active
    Title (zh) 除指示物外再打出一张牌则生效
    Q (en) The same, but I play Daring Poro before Gloryseeker.
    Q (zh) 同上，但我方在【崔法利求战者】之前打出【莽莽魄罗】。
    A (en) Daring Poro is a card: Gloryseeker buffs itself.
    A (zh) 【莽莽魄罗】是卡牌：【崔法利求战者】给予自己增益。
    Given it is your main phase
    And the position:
      | object                      | player   | place         | state |
      | Miss Fortune, Bounty Hunter | You      | legend        |       |
      | Daring Poro                 | You      | hand          |       |
      | Trifarian Gloryseeker       | You      | hand          |       |
      | Machine Evangel             | You      | battlefield A |       |
      | Unit V (2)                  | You      | base          |       |
      | Unit X (6)                  | Opponent | battlefield B |       |
    And both players can pay for anything
    When you use the ability of Miss Fortune, Bounty Hunter choosing Machine Evangel
    And the chain resolves
    And you move Machine Evangel to battlefield B
    And the showdown ends
    And you play Daring Poro to your base
    And you play Trifarian Gloryseeker to your base
    And the chain resolves
    Then Trifarian Gloryseeker is buffed
    And there are 3 Recruit at your base

  @id:rb-kw-legion-passive @rule:812.1.c @rule:727.1.c.2 @source:core-1.4#727.1.c.2 @since:spiritforged
  Scenario: A passive Legion ability applies as soon as the other card is finalized
    Title (zh) 被动的鼓舞技能在另一张牌确认后立即生效
    Q (en) I have 4 energy, play Daring Poro for 2 and then Noxus Hopeful, which costs 4. Is it possible?
    Q (zh) 我方有4点法力，以2点打出【莽莽魄罗】，再打出费用4的【诺克萨斯新兵】。可以吗？
    A (en) Yes. With Legion active it costs 2 less.
    A (zh) 可以。[鼓舞]生效后费用减少2。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Daring Poro   | You    | hand  |       |
      | Noxus Hopeful | You    | hand  |       |
      | Unit V (2)    | You    | base  |       |
    And you have 4 energy
    When you play Daring Poro to your base
    And you play Noxus Hopeful to your base
    Then Noxus Hopeful is in your base
    And you have nothing left to pay with

  @id:rb-kw-legion-activated @rule:812.1.c @rule:727.1.c.3 @source:core-1.4#727.1.c.3 @since:spiritforged
  Scenario: An activated Legion ability can be used once another card was played
    Title (zh) 主动的鼓舞技能在打出另一张牌后可以使用
    Q (en) I have Sun Disc and play Discipline. May I use the Disc, and does the next unit enter ready?
    Q (zh) 我方有【太阳圆盘】并打出【训练有素】。可以使用【太阳圆盘】吗？下一名单位以活跃状态进场吗？
    A (en) Yes. Daring Poro enters ready; the unit after it does not.
    A (zh) 可以。【莽莽魄罗】以活跃状态进场，其后的单位则不会。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Sun Disc      | You    | base  |       |
      | Discipline    | You    | hand  |       |
      | Daring Poro   | You    | hand  |       |
      | Petty Officer | You    | hand  |       |
      | Unit V (2)    | You    | base  |       |
    And both players can pay for anything
    When you play Discipline choosing Unit V
    And the chain resolves
    And you use the ability of Sun Disc
    And the chain resolves
    And you play Daring Poro to your base
    And you play Petty Officer to your base
    Then Daring Poro is ready
    And Petty Officer is exhausted
    And Sun Disc is exhausted

  @id:rb-kw-legion-activated.inactive @rule:727.1.b @rule:812.1.c @source:core-1.4#727.1.b @control:rb-kw-legion-activated @since:spiritforged
  Scenario: Until then the activated ability is inactive
    Title (zh) 在此之前该主动技能未激活
    Q (en) I have played nothing this turn. May I use Sun Disc?
    Q (zh) 我方本回合没有打出牌。可以使用【太阳圆盘】吗？
    A (en) No: an inactive ability cannot be activated.
    A (zh) 不可以：未激活的技能不能使用。
    Given it is your main phase
    And the position:
      | object      | player | place | state |
      | Sun Disc    | You    | base  |       |
      | Daring Poro | You    | hand  |       |
      | Unit V (2)  | You    | base  |       |
    And both players can pay for anything
    Then you may not use the ability of Sun Disc

  @id:rb-kw-legion-activated.itself @rule:812.1.c @source:core-1.4#812.1.c @control:rb-kw-legion-activated @since:spiritforged
  Scenario: Sun Disc played this turn does not count for itself
    Title (zh) 本回合打出的【太阳圆盘】不为自己计算
    Q (en) Sun Disc is the only card I have played this turn. May I use it?
    Q (zh) 【太阳圆盘】是我方本回合唯一打出的牌。可以使用它吗？
    A (en) No. It has to be a card different from the one with Legion.
    A (zh) 不可以。必须是与具有[鼓舞]的牌不同的牌。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Sun Disc   | You    | hand  |       |
      | Unit V (2) | You    | base  |       |
    And both players can pay for anything
    When you play Sun Disc
    Then Sun Disc is in your base
    And Sun Disc is ready
    And you may not use the ability of Sun Disc

  @id:rb-kw-legion-all @rule:812.2 @source:core-1.4#812.2 @since:spiritforged
  Scenario: One card makes all of a player's Legion abilities active
    Title (zh) 一张牌使该玩家所有鼓舞技能生效
    Q (en) I have Sun Disc and, as my legend, Darius, Hand of Noxus. I play Discipline. Are both Legion abilities active?
    Q (zh) 我方有【太阳圆盘】，传奇为【诺克萨斯之手】。我方打出【训练有素】。两个[鼓舞]技能都生效吗？
    A (en) Yes. Both may be used.
    A (zh) 是的。两者都可以使用。
    Given it is your main phase
    And the position:
      | object                | player | place  | state |
      | Darius, Hand of Noxus | You    | legend |       |
      | Sun Disc              | You    | base   |       |
      | Discipline            | You    | hand   |       |
      | Unit V (2)            | You    | base   |       |
    And you have 2 energy
    Then you may not use the ability of Darius, Hand of Noxus
    And you may not use the ability of Sun Disc
    When you play Discipline choosing Unit V
    And the chain resolves
    Then you may use the ability of Sun Disc
    When you use the ability of Darius, Hand of Noxus
    Then you have 1 energy
    And Darius, Hand of Noxus is exhausted
    And you may use the ability of Sun Disc

  @id:rb-kw-legion-here @rule:812.1.a @rule:812.1.b @source:core-1.4#812.1.b @since:spiritforged
  Scenario: The whole clause after the keyword is the Legion ability
    Title (zh) 关键词之后的整句为鼓舞技能
    Q (en) I play Vanguard Captain to battlefield A after another card.
    Q (zh) 我方在打出另一张牌后将【先锋队长】打出到战场A。
    A (en) Two Recruits are played where the Captain is.
    A (zh) 在【先锋队长】所在处打出两名“随从”。
    Given it is your main phase
    And the position:
      | object           | player | place         | state |
      | Daring Poro      | You    | hand          |       |
      | Vanguard Captain | You    | hand          |       |
      | Unit V (2)       | You    | battlefield A |       |
    And both players can pay for anything
    When you play Daring Poro to your base
    And you play Vanguard Captain to battlefield A
    And the chain resolves
    Then there are 2 Recruit at battlefield A, exhausted
    And Vanguard Captain is at battlefield A
