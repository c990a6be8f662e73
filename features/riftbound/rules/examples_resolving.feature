@game:riftbound
Feature: Worked examples of the rulebook: illegal and impossible instructions, linked instructions, referents

  @id:rb-ex-359-3-e-3-moved-back @rule:359.3.e.3 @source:core-1.4#359.3.e.3 @since:spiritforged
  Scenario: A target that is moved away and back again is legal
    Title (zh) 目标被移走又移回：仍是合法目标
    Q (en) Hidden Blade chooses a unit; Flash takes it to base, then Tideturner swaps it back to that battlefield. Is it killed?
    Q (zh) 【暗刃】选择一名单位；【闪现】将它移回基地，随后【控潮者】又将它换回该战场。它会被摧毁吗？
    A (en) Yes. It meets the requirement again as the spell resolves, and its controller draws two.
    A (zh) 会。结算时它再次符合要求，其控制者抽两张牌。
    Given it is your main phase
    And the position:
      | object       | player   | place         | state     |
      | Hidden Blade | You      | hand          |           |
      | Unit W (2)   | Opponent | battlefield A |           |
      | Unit X (3)   | Opponent | battlefield A |           |
      | Flash        | Opponent | hand          |           |
      | Tideturner   | Opponent | battlefield A | face down |
    And both players can pay for anything
    When you play Hidden Blade choosing Unit X
    And the opponent reacts with Flash choosing Unit X
    And the next item resolves
    Then Unit X is in the opponent's base
    When the opponent reacts with Tideturner to battlefield A
    And the opponent accepts
    And the opponent chooses Unit X, if asked
    And the next item resolves
    Then Unit X is at battlefield A
    When the chain resolves
    Then Unit X is in the opponent's trash
    And Unit W is at battlefield A
    And Tideturner is in the opponent's base
    And the opponent has drawn 2 cards

  @id:rb-ex-359-3-e-4-returns @rule:359.3.e.4 @source:core-1.4#359.3.e.4 @control:rb-hb-flash.control @since:unleashed
  Scenario: A target that left the board and came back is another object
    Title (zh) 目标离场后再次进场：已是另一个物体
    Q (en) Hidden Blade chooses a unit; in response Thrill of the Hunt banishes it and its owner plays it to the same battlefield. Is it killed?
    Q (zh) 【暗刃】选择一名单位；对方打出【狩猎律动】作为反应将其放逐，并打出到同一战场。它会被摧毁吗？
    A (en) No. It changed zones, so it is no longer what was chosen; nobody draws.
    A (zh) 不会。它改变过区域，已不是当初选择的物体；无人抽牌。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Hidden Blade       | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Shipyard Skulker   | Opponent | battlefield A |       |
      | Thrill of the Hunt | Opponent | hand          |       |
    And both players can pay for anything
    When you play Hidden Blade choosing Shipyard Skulker
    And the opponent reacts with Thrill of the Hunt choosing Shipyard Skulker
    And the next item resolves
    And the opponent chooses battlefield A
    Then Shipyard Skulker is at battlefield A
    When the chain resolves
    Then Shipyard Skulker is at battlefield A
    And Unit W is at battlefield A
    And the opponent has drawn no card
    And rule 359.3.e.4 is why

  @id:rb-ex-359-3-e-4-too-strong @rule:359.3.e.2 @rule:359.3.e.5 @source:core-1.4#359.3.e.4 @control:rb-ex-359-3-e-4-too-strong.control @since:spiritforged
  Scenario: A unit that grew past the limit is no legal target any more
    Title (zh) 单位战力超过限制：不再是合法目标
    Q (en) Gust returns a unit with 3 might or less. In response its target gets +2. Is it returned?
    Q (zh) 【罡风】将一名战力不高于3的单位返回手牌。对方作为反应让目标战力+2。它会返回手牌吗？
    A (en) No: it has 5 might as Gust resolves.
    A (zh) 不会：【罡风】结算时它的战力为5。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Gust           | You      | hand          |       |
      | Unit W (2)     | Opponent | battlefield A |       |
      | Unit X (3)     | Opponent | battlefield A |       |
      | Feral Strength | Opponent | hand          |       |
    And both players can pay for anything
    When you play Gust choosing Unit X
    And the opponent reacts with Feral Strength choosing Unit X not paying Repeat
    And the chain resolves
    Then Unit X is at battlefield A
    And Unit X has might 5
    And Unit W is at battlefield A
    And rule 359.3.e.2 is why

  @id:rb-ex-359-3-e-4-too-strong.control @rule:359.3.d @source:core-1.4#359.3.e.4 @since:spiritforged
  Scenario: Left at 3 might the unit is returned to hand
    Title (zh) 战力仍为3时返回手牌
    Q (en) Gust chooses a unit with 3 might and nobody responds.
    Q (zh) 【罡风】选择3战力的单位，无人反应。
    A (en) It is returned to its owner's hand.
    A (zh) 返回其所属者的手牌。
    Given it is your main phase
    And the position:
      | object     | player   | place         | state |
      | Gust       | You      | hand          |       |
      | Unit W (2) | Opponent | battlefield A |       |
      | Unit X (3) | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Gust choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's hand
    And Unit W is at battlefield A

  @id:rb-ex-359-3-e-8-singularity @rule:359.3.e.8 @source:core-1.4#359.3.e.8 @since:spiritforged
  Scenario: With one of two targets gone the other still takes its damage
    Title (zh) 两个目标之一失效时，另一个仍受到伤害
    Q (en) Singularity deals 6 to two units; in response one of them is returned to hand. What happens to the other?
    Q (zh) 【星芒凝汇】对两名单位各造成6点伤害；其中一名因对方的反应被返回手牌。另一名会怎样？
    A (en) It is dealt 6.
    A (zh) 受到6点伤害。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Singularity | You      | hand          |       |
      | Unit V (8)  | Opponent | battlefield A |       |
      | Unit W (3)  | Opponent | battlefield A |       |
      | Unit X (7)  | Opponent | base          |       |
      | Gust        | Opponent | hand          |       |
    And both players can pay for anything
    When you play Singularity choosing Unit W and Unit X
    And the opponent reacts with Gust choosing Unit W
    And the chain resolves
    Then Unit W is in the opponent's hand
    And Unit X has damage 6
    And Unit V has no damage

  @id:rb-ex-359-3-e-9-mistarget @rule:359.3.e.9 @rule:359.3.e.7 @source:core-1.4#359.3.e.9 @since:spiritforged
  Scenario: Moved to base before the spell resolves, the unit takes nothing
    Title (zh) 法术结算前被移回基地的单位不受影响
    Q (en) Hextech Ray deals 3 to a unit at a battlefield; in response Flash takes its target to base.
    Q (zh) 【海克斯射线】对战场上的单位造成3点伤害；对方打出【闪现】作为反应将目标移回基地。
    A (en) The instruction is not executed: the spell has mistargeted.
    A (zh) 该指示不会执行：目标指定失效。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Unit W (5)  | Opponent | battlefield A |       |
      | Unit X (5)  | Opponent | battlefield A |       |
      | Flash       | Opponent | hand          |       |
    And both players can pay for anything
    When you play Hextech Ray choosing Unit X
    And the opponent reacts with Flash choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's base
    And Unit X has no damage
    And Unit W has no damage
    And Hextech Ray is in your trash

  @id:rb-ex-359-3-e-11-partly @rule:359.3.e.11 @source:core-1.4#359.3.e.11 @since:spiritforged
  Scenario: Discard 2, then draw 2, with one card in hand
    Title (zh) 弃置两张再抽两张，手牌只有一张
    Q (en) Undercover Agent dies: discard 2, then draw 2. I have one card in hand. What happens?
    Q (zh) 【卧底特工】被摧毁：弃置两张牌，然后抽两张牌。我方只有一张手牌，会怎样？
    A (en) I discard it and draw two.
    A (zh) 弃置这一张，再抽两张。
    Given it is the opponent's main phase
    And the position:
      | object           | player   | place         | state |
      | Vengeance        | Opponent | hand          |       |
      | Undercover Agent | You      | battlefield A |       |
      | Unit W (2)       | You      | battlefield A |       |
      | Gust             | You      | hand          |       |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Undercover Agent
    And the chain resolves
    Then Gust is in your trash
    And you have drawn 2 cards
    And you have 2 cards in hand

  @id:rb-ex-359-3-e-11-empty @rule:359.3.e.11 @source:core-1.4#359.3.e.11 @since:spiritforged
  Scenario: Discard 2, then draw 2, with an empty hand
    Title (zh) 弃置两张再抽两张，手牌为空
    Q (en) Undercover Agent dies while my hand is empty.
    Q (zh) 【卧底特工】被摧毁时我方没有手牌。
    A (en) The discard is ignored, and I draw two.
    A (zh) 弃牌被无视，我方抽两张牌。
    Given it is the opponent's main phase
    And the position:
      | object           | player   | place         | state |
      | Vengeance        | Opponent | hand          |       |
      | Undercover Agent | You      | battlefield A |       |
      | Unit W (2)       | You      | battlefield A |       |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Undercover Agent
    And the chain resolves
    Then Undercover Agent is in your trash
    And Unit W is at battlefield A
    And you have drawn 2 cards
    And you have 2 cards in hand

  @id:rb-ex-359-3-e-12-hook @rule:359.3.e.12 @source:core-1.4#359.3.e.12 @control:rb-ex-359-3-e-12-hook.control @since:spiritforged
  Scenario: Baited Hook: the might of a unit that has gone cannot be read
    Title (zh) 【海兽钓钩】：已离场单位的战力查询结果为“无”
    Q (en) In response to Baited Hook the unit it should kill is returned to hand. May I still play a unit from my top five cards?
    Q (zh) 【海兽钓钩】要摧毁的单位因对方的反应被返回手牌。我方还能从主牌堆顶五张中打出单位吗？
    A (en) No. Its might is null, so no card fits; all five are recycled.
    A (zh) 不能。其战力为“无”，没有符合的卡牌；五张全部回收。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Baited Hook | You      | base          |       |
      | Unit V (2)  | You      | battlefield A |       |
      | Unit W (3)  | You      | battlefield A |       |
      | Mystic Poro | You      | deck          |       |
      | Gust        | Opponent | hand          |       |
    And both players can pay for anything
    When you use the ability of Baited Hook choosing Unit W
    And the opponent reacts with Gust choosing Unit W
    And the chain resolves
    Then nobody is asked
    And Unit W is in your hand
    And Unit V is at battlefield A
    And Mystic Poro is in your deck
    And the chain is empty
    And rule 359.3.e.12 is why

  @id:rb-ex-359-3-e-12-hook.control @rule:359.3.e.13 @source:core-1.4#359.3.e.12 @since:spiritforged
  Scenario: Baited Hook looks back at the might of the unit it killed
    Title (zh) 【海兽钓钩】查看被摧毁单位离场前的战力
    Q (en) Baited Hook kills a unit of 2 might. Which of my top five cards may I play?
    Q (zh) 【海兽钓钩】摧毁一名2战力单位。主牌堆顶五张中能打出哪些？
    A (en) Units of at most 3 might: one more than the killed unit had.
    A (zh) 战力不高于3的单位：比被摧毁的单位多1。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Baited Hook       | You    | base  |       |
      | Unit V (4)        | You    | base  |       |
      | Unit W (2)        | You    | base  |       |
      | Vanguard Sergeant | You    | deck  |       |
      | Mystic Poro       | You    | deck  |       |
      | Shipyard Skulker  | You    | deck  |       |
      | Gust              | You    | deck  |       |
      | Flash             | You    | deck  |       |
    And both players can pay for anything
    When you use the ability of Baited Hook choosing Unit W
    And the chain resolves
    Then you may choose: Mystic Poro, Shipyard Skulker
    And you may not choose Vanguard Sergeant
    When you choose Shipyard Skulker
    Then Shipyard Skulker is in your base
    And Unit W is in your trash
    And Unit V is in your base
    And Mystic Poro is in your deck
    And rule 359.3.e.13 is why

  @id:rb-ex-359-3-e-12-strike-down @rule:359.3.e.12 @rule:359.3.e.5 @source:core-1.4#359.3.e.12 @control:rb-ex-359-3-e-12-strike-down.control @since:spiritforged
  Scenario: Strike Down: no longer equipped, the unit deals nothing
    Title (zh) 【击倒】：单位不再配装，则不造成伤害
    Q (en) Strike Down has an equipped unit of mine deal its might; in response Angle Shot detaches its only Equipment. Is damage dealt?
    Q (zh) 【击倒】让我方配装的单位造成等同于其战力的伤害；对方打出【取放自如】作为反应卸除其唯一的武装。会造成伤害吗？
    A (en) No. It is no longer an equipped unit, its might is null, and the instructions about it are ignored.
    A (zh) 不会。它已不是配装的单位，其战力为“无”，相关指示被无视。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state              |
      | Strike Down    | You      | hand          |                    |
      | Unit V (3)     | You      | base          |                    |
      | Guardian Angel | You      | base          | attached to Unit V |
      | Unit W (5)     | Opponent | battlefield A |                    |
      | Unit X (6)     | Opponent | battlefield A |                    |
      | Angle Shot     | Opponent | hand          |                    |
    And both players can pay for anything
    When you play Strike Down choosing Unit V then choosing Unit X
    And the opponent reacts with Angle Shot choosing Unit V and Guardian Angel
    And the chain resolves
    And the opponent chooses mode detach
    And the chain resolves
    Then Guardian Angel is attached to nothing
    And Unit X has no damage
    And Unit W has no damage
    And rule 359.3.e.12 is why

  @id:rb-ex-359-3-e-12-strike-down.control @rule:359.3.d @source:core-1.4#359.3.e.12 @since:spiritforged
  Scenario: Equipped as Strike Down resolves, the unit deals its might and loses its Equipment
    Title (zh) 【击倒】结算时仍配装的单位造成伤害，并卸除武装
    Q (en) Strike Down resolves without a response.
    Q (zh) 【击倒】在无人反应的情况下结算。
    A (en) The unit deals its might, 4 with Guardian Angel, and then the Equipment is detached.
    A (zh) 单位造成等同于战力的4点伤害（含【守护天使】），随后武装被卸除。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state              |
      | Strike Down    | You      | hand          |                    |
      | Unit U (3)     | You      | base          |                    |
      | Unit T (2)     | You      | base          |                    |
      | Unit V (3)     | You      | base          |                    |
      | Spinning Axe   | You      | base          | attached to Unit T |
      | Guardian Angel | You      | base          | attached to Unit V |
      | Unit W (5)     | Opponent | battlefield A |                    |
      | Unit X (6)     | Opponent | battlefield A |                    |
    And both players can pay for anything
    Then you may not play Strike Down choosing Unit U then choosing Unit X
    When you play Strike Down choosing Unit V then choosing Unit X
    And the chain resolves
    Then Unit X has damage 4
    And Unit W has no damage
    And Guardian Angel is attached to nothing
    And Unit V has might 3

  @id:rb-ex-359-3-e-14-c-some-damage @rule:359.3.e.14.c @rule:437 @source:core-1.4#359.3.e.14.c @since:spiritforged
  Scenario: Damage that is prevented in part was still dealt
    Title (zh) 伤害被部分抵挡，仍算作造成了伤害
    Q (en) A spell deals 3 to an enemy unit and, if that is done, heals my units at its battlefield. One of the 3 is prevented. Are my units healed?
    Q (zh) 一个法术对战场上的敌方单位造成3点伤害；若如此做，移除我方在该处单位所受的伤害。其中1点被抵挡。我方单位的伤害会被移除吗？
    A (en) Yes. What counts is that damage was dealt to it, not how much.
    A (zh) 会。只看是否对其造成了伤害，与数值无关。
    Given it is your main phase
    And the position:
      | object                 | player   | place         | state    |
      | Example: Measured Blow | You      | hand          |          |
      | Unit V (5)             | You      | base          | damage 1 |
      | Unit U (9)             | You      | base          | damage 1 |
      | Unit W (9)             | Opponent | battlefield A |          |
      | Unit X (9)             | Opponent | battlefield A |          |
      | Example: Thin Ward     | Opponent | hand          |          |
    And both players can pay for anything
    When you move Unit V to battlefield A
    And you play Example: Measured Blow choosing Unit X
    And the opponent reacts with Example: Thin Ward choosing Unit X
    And the chain resolves
    Then Unit X has damage 2
    And Unit W has no damage
    And Unit V has no damage
    And Unit U has damage 1

  @id:rb-ex-359-3-e-14-c-where-it-entered @rule:359.3.e.14.c @rule:388.1 @source:core-1.4#359.3.e.14.c @since:spiritforged
  Scenario: It was played, wherever a replacement let it enter
    Title (zh) 无论替换效果让它从何处进场，都算已打出
    Q (en) A spell banishes an enemy unit and has me play it to a battlefield; if I do, do this: stun all enemy units there. The unit enters in base instead. Are they stunned?
    Q (zh) 一个法术放逐敌方单位，由我方打出到一处战场；若如此做，则进行一次：眩晕该处所有敌方单位。但该单位改为在基地进场。敌方单位会被眩晕吗？
    A (en) Yes. It was played, and that is all that is asked.
    A (zh) 会。它已被打出，这就足够。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Example: Abduction | You      | hand          |       |
      | Unit W (2)         | Opponent | battlefield A |       |
      | Example: Homebody  | Opponent | battlefield A |       |
      | Unit X (3)         | Opponent | battlefield B |       |
      | Unit Y (3)         | Opponent | base          |       |
    And both players can pay for anything
    When you play Example: Abduction choosing Example: Homebody
    And the chain resolves
    And you choose battlefield B
    And the chain resolves
    Then you control Example: Homebody
    And Example: Homebody is in your base
    And Unit X is stunned
    And Unit W is not stunned
    And Unit Y is not stunned

  @id:rb-ex-359-3-e-16-too-late @rule:359.3.e.16 @source:core-1.4#359.3.e.16 @control:rb-ex-355-5-b-targons-peak @since:unleashed
  Scenario: Conquered during the Ending Phase, Targon's Peak readies nothing
    Title (zh) 在结束阶段征服【巨神峰之巅】，不会让符文变为活跃
    Q (en) Sona triggers as my turn ends. In response Thrill of the Hunt plays a unit of mine to Targon's Peak, which it conquers. Are two runes readied at the end of this turn?
    Q (zh) 我方回合结束时【娑娜 - 清心谐律】触发。我方打出【狩猎律动】作为反应，将单位打出到【巨神峰之巅】并征服。本回合结束时会让两枚符文变为活跃吗？
    A (en) No. The end of the turn has begun already, so the delayed trigger is not generated.
    A (zh) 不会。回合结束的时点已经开始，不会生成延迟触发。
    Given it is your main phase
    And the battlefields:
      | battlefield | card          | controller |
      | A           | Targon's Peak |            |
    And the position:
      | object             | player   | place         | state     |
      | Sona, Harmonious   | You      | battlefield B |           |
      | Shipyard Skulker   | You      | base          |           |
      | Thrill of the Hunt | You      | hand          |           |
      | Mind Rune          | You      | runes         | exhausted |
      | Calm Rune          | You      | runes         | exhausted |
      | Unit W (2)         | Opponent | base          |           |
    And both players can pay for anything
    When you end your turn
    And you choose nothing
    And you react with Thrill of the Hunt choosing Shipyard Skulker
    And the next item resolves
    And you choose battlefield A
    Then Shipyard Skulker is at battlefield A
    When the chain resolves
    And the showdown ends
    Then you control battlefield A
    And you have 1 point
    And it is the opponent's turn
    And Mind Rune is exhausted
    And Calm Rune is exhausted
    And rule 359.3.e.16 is why

  @id:rb-ex-359-3-f-2-yasuo-moved @rule:359.3.f.2 @rule:359.3.f.2.a @source:core-1.4#359.3.f.2 @control:rb-ex-359-3-f-2-yasuo-weakened @since:spiritforged
  Scenario: Yasuo moved to base: "here" is no longer the battlefield
    Title (zh) 【亚索 - 迷途怅惘】被移回基地：“此处”不再是该战场
    Q (en) In response to Yasuo's attack trigger a Fight or Flight from face down moves him to base. Is damage dealt?
    Q (zh) 【亚索 - 迷途怅惘】的进攻触发后，对方从正面朝下打出【战或逃】将其移回基地。会造成伤害吗？
    A (en) No. The unit that was chosen is not where Yasuo is now.
    A (zh) 不会。所选单位不在【亚索 - 迷途怅惘】现在所处的位置。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state     |
      | Unit W (9)        | Opponent | battlefield A |           |
      | Unit X (9)        | Opponent | battlefield A |           |
      | Yasuo, Remorseful | You      | base          |           |
      | Fight or Flight   | Opponent | battlefield A | face down |
    And both players can pay for anything
    When you move Yasuo, Remorseful to battlefield A choosing Unit X
    And the opponent reacts with Fight or Flight choosing Yasuo, Remorseful
    And the chain resolves
    Then Yasuo, Remorseful is in your base
    And Unit X has no damage
    And Unit W has no damage
    And rule 359.3.e.2 is why

  @id:rb-ex-359-3-f-2-yasuo-weakened @rule:359.3.f.2 @rule:383.4.e.2 @source:core-1.4#359.3.f.2 @since:spiritforged
  Scenario: Yasuo deals the might he has as his trigger resolves
    Title (zh) 【亚索 - 迷途怅惘】造成结算时的战力
    Q (en) In response to Yasuo's attack trigger Stupefy takes 1 might from him. How much does he deal?
    Q (zh) 【亚索 - 迷途怅惘】的进攻触发后，对方打出【“敲”诈】使其战力-1。造成多少伤害？
    A (en) 5: his might is read as the instruction is executed.
    A (zh) 5点：执行指示时才检查其战力。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Yasuo, Remorseful | You      | base          |       |
      | Unit W (9)        | Opponent | battlefield A |       |
      | Unit X (9)        | Opponent | battlefield A |       |
      | Stupefy           | Opponent | hand          |       |
    And both players can pay for anything
    When you move Yasuo, Remorseful to battlefield A choosing Unit X
    And the opponent reacts with Stupefy choosing Yasuo, Remorseful
    And the chain resolves
    Then Unit X has damage 5
    And Unit W has no damage

  @id:rb-ex-359-3-f-3-lillia @rule:359.3.f.3 @source:core-1.4#359.3.f.3 @since:unleashed
  Scenario: Lillia gone from the board, the Sprite is still played where she came from
    Title (zh) 【莉莉娅 - 仙灵小鹿】离场后，“精灵”仍在她移动的起点打出
    Q (en) Lillia moves from her base to a battlefield; in response to her trigger she is returned to hand. Where is the Sprite played?
    Q (zh) 【莉莉娅 - 仙灵小鹿】从基地移动到战场；其触发后她被返回手牌。“精灵”在何处打出？
    A (en) In the base she moved from: that was noted as she triggered.
    A (zh) 在她移动的起点基地：触发时已经记录。
    Given it is your main phase
    And the position:
      | object           | player   | place         | state |
      | Lillia, Fae Fawn | You      | base          |       |
      | Unit W (2)       | Opponent | battlefield B |       |
      | Gust             | Opponent | hand          |       |
    And both players can pay for anything
    When you move Lillia, Fae Fawn to battlefield A
    And the opponent reacts with Gust choosing Lillia, Fae Fawn
    And the chain resolves
    Then Lillia, Fae Fawn is in your hand
    And there is 1 Sprite at your base
    And there is no Sprite at battlefield A
    And rule 359.3.f.3 is why

  @id:rb-ex-359-3-f-4-takeover @rule:359.3.f.4 @source:core-1.4#359.3.f.4 @since:spiritforged
  Scenario: Yasuo taken over: his trigger still damages the enemy of its controller
    Title (zh) 【亚索 - 迷途怅惘】被对方获得控制权：触发式技能仍对原控制者的敌方单位造成伤害
    Q (en) In response to Yasuo's attack trigger the defender takes control of Yasuo with a hidden Hostile Takeover. Does the trigger still deal damage?
    Q (zh) 【亚索 - 迷途怅惘】的进攻触发后，防守方从正面朝下打出【恶意收购】获得他的控制权。该触发式技能还会造成伤害吗？
    A (en) Yes, 6. The ability is still its first controller's, and "enemy" is read from the ability.
    A (zh) 会，造成6点。该技能仍由原控制者控制，“敌方”以技能的控制者为准。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state     |
      | Unit V (1)        | You      | base          |           |
      | Yasuo, Remorseful | You      | base          |           |
      | Unit W (9)        | Opponent | battlefield A |           |
      | Unit X (9)        | Opponent | battlefield A |           |
      | Hostile Takeover  | Opponent | battlefield A | face down |
    And both players can pay for anything
    When you move Unit V and Yasuo, Remorseful to battlefield A choosing Unit X
    And the opponent reacts with Hostile Takeover choosing Yasuo, Remorseful
    And the next item resolves
    Then the opponent controls Yasuo, Remorseful
    And Yasuo, Remorseful is ready
    When the next item resolves
    Then Unit X has damage 6
    And Unit W has no damage
    When the turn passes
    And you assign 1 to Unit W
    And the turn passes
    Then you control Yasuo, Remorseful
    And Yasuo, Remorseful is in your base
