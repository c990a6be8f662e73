@game:riftbound
Feature: Worked examples of layers, might and Mighty

  @id:rb-ex-476-fiora-buffed @rule:476.2 @rule:477 @rule:708 @source:core-1.4#476.2 @since:spiritforged
  Scenario: A buff makes Fiora Mighty, and being Mighty gives her keywords
    Title (zh) 增益使【菲奥娜 - 所向披靡】成为强力单位，强力使她获得关键词
    Q (en) Fiora, Victorious has might 4 and has Deflect, Ganking and Shield while she is Mighty. She is buffed and defends. What is her might?
    Q (zh) 【菲奥娜 - 所向披靡】战力为4，为强力单位时拥有[法盾]、[游走]和[坚守]。她获得增益并防守。战力是多少？
    A (en) Six: the buff makes it 5, so the keywords are applied in the next sequence, and Shield adds 1.
    A (zh) 6点：增益使其为5点，下一轮应用关键词，[坚守]再加1点。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state  |
      | Unit K (5)        | You      | base          |        |
      | Fiora, Victorious | Opponent | battlefield A | buffed |
    When you move Unit K to battlefield A
    Then Fiora, Victorious has might 6
    When the showdown ends
    Then Fiora, Victorious is at battlefield A
    And Fiora, Victorious has might 5

  @id:rb-ex-476-fiora-buffed.ganking @rule:476.2 @rule:477.2 @source:core-1.4#476.2 @since:spiritforged
  Scenario: Mighty by a buff, Fiora has Ganking
    Title (zh) 因增益成为强力单位的【菲奥娜 - 所向披靡】拥有[游走]
    Q (en) May a buffed Fiora, Victorious move from one battlefield to the other?
    Q (zh) 获得增益的【菲奥娜 - 所向披靡】可以从一处战场移动到另一处战场吗？
    A (en) Yes; without the buff she may not.
    A (zh) 可以；没有增益时不可以。
    Given it is your main phase
    And the position:
      | object                  | player | place         | state  |
      | Fiora, Victorious as F2 | You    | battlefield A |        |
      | Fiora, Victorious as F1 | You    | battlefield A | buffed |
    Then you may move F1 to battlefield B
    And you may not move F2 to battlefield B
    When you move F1 to battlefield B
    Then F1 is at battlefield B
    And F1 has might 5
    And F2 has might 4

  @id:rb-ex-476-fiora-loses-buff @rule:476.3 @rule:477 @rule:702.2.b @source:core-1.4#476.3 @since:spiritforged
  Scenario: Without her buff the defending Fiora goes from 6 to 4 at once
    Title (zh) 防守中的【菲奥娜 - 所向披靡】失去增益，战力直接从6变为4
    Q (en) A buffed Fiora, Victorious defends with might 6. Her buff is spent. What is her might?
    Q (zh) 获得增益的【菲奥娜 - 所向披靡】防守，战力为6。其增益被消耗。战力是多少？
    A (en) Four, and no keywords: gone through anew, nothing makes her Mighty, so Shield does not count either.
    A (zh) 4点，且没有关键词：重新计算时没有任何效果使她成为强力单位，[坚守]也不再计算。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state  |
      | Unit K (4)        | You      | base          |        |
      | Call to Glory     | Opponent | hand          |        |
      | Unit Y (2)        | Opponent | base          |        |
      | Fiora, Victorious | Opponent | battlefield A | buffed |
    And both players can pay for anything
    When you move Unit K to battlefield A
    Then Fiora, Victorious has might 6
    When the opponent reacts with Call to Glory choosing Unit Y, paying the additional cost
    And the opponent pays with Fiora, Victorious, if asked
    Then Fiora, Victorious is not buffed
    And Fiora, Victorious has might 4
    When the chain resolves
    Then Unit Y has might 5
    And Fiora, Victorious has might 4
    When the showdown ends
    Then Fiora, Victorious is in the opponent's trash
    And rule 702.2.b is why

  @id:rb-ex-477-might-becomes-four @rule:477.1.a.1 @source:core-1.4#477.1.a.1 @since:spiritforged
  Scenario: A might that becomes 4 is set before increases are counted
    Title (zh) “战力变为4”先于增加计算
    Q (en) A buffed unit of might 2 has been given 2 more this turn. Its might becomes 4. What is it then?
    Q (zh) 2战力单位拥有增益，且本回合+2。使其战力变为4，结果是多少？
    A (en) Seven: 4 is its base, and the buff and the 2 are added to it whenever they came.
    A (zh) 7点：4为基础，增益与+2照常相加，无论先后。
    Given it is your main phase
    And the position:
      | object               | player | place | state  |
      | Discipline           | You    | hand  |        |
      | Example: Set to Four | You    | hand  |        |
      | Unit Y (2)           | You    | base  |        |
      | Unit X (2)           | You    | base  | buffed |
    And both players can pay for anything
    When you play Discipline choosing Unit X
    And the chain resolves
    Then Unit X has might 5
    When you play Example: Set to Four choosing Unit X
    And the chain resolves
    Then Unit X has might 7
    And Unit Y has might 2
    When the turn passes
    Then Unit X has might 3

  @id:rb-ex-477-copy-of-a-copy @rule:477.1.b.1.b @source:core-1.4#477.1.b.1.b @since:unleashed @derived
  Scenario: A copy of a copy is a copy of what that one copied
    Title (zh) 复制体的复制体，复制的是其当前的特质
    Q (en) A Reflection is a copy of Honest Broker. Mirror Image chooses that Reflection. What is the new Reflection?
    Q (zh) 一名“映像”是【诚实掮客】的复制体。【镜花水月】选择该“映像”。新的“映像”是什么？
    A (en) Honest Broker too: the traits of the first Reflection are those it has now. Both have Temporary, the real one has not.
    A (zh) 也是【诚实掮客】：被复制的是“映像”现在的特质。两名复制体都有[瞬息]，【诚实掮客】本身没有。
    Given it is your main phase
    And the position:
      | object             | player | place | state |
      | Mirror Image as M1 | You    | hand  |       |
      | Mirror Image as M2 | You    | hand  |       |
      | Unit Y (2)         | You    | base  |       |
      | Honest Broker      | You    | base  |       |
    And both players can pay for anything
    When you play M1 choosing Honest Broker
    And the chain resolves
    Then there are 2 Honest Broker at your base
    When you play M2 choosing the Honest Broker
    And the chain resolves
    Then there are 3 Honest Broker at your base
    And there are 3 Honest Broker at your base, ready
    And there is 1 Unit Y at your base

  @id:rb-ex-477-copy.has-its-rules-text @rule:477.1.b.1.a @rule:387.2 @source:core-1.4#477.1.b.1.a @since:unleashed
  Scenario: A copy has the rules text of what it copies: it leaves Gold when it dies
    Title (zh) 复制体拥有所复制单位的规则文本：被摧毁时留下“金币”
    Q (en) A Reflection that became a copy of Honest Broker is killed. Is there a Deathknell?
    Q (zh) 成为【诚实掮客】复制体的“映像”被摧毁。有[绝念]吗？
    A (en) Yes: a copy has its name and its rules text.
    A (zh) 有：复制体拥有其名称与规则文本。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Mirror Image  | You    | hand  |       |
      | Vengeance     | You    | hand  |       |
      | Unit Y (2)    | You    | base  |       |
      | Honest Broker | You    | base  |       |
    And both players can pay for anything
    When you play Mirror Image choosing Honest Broker
    And the chain resolves
    Then there are 2 Honest Broker at your base
    When you play Vengeance choosing the Honest Broker
    And the chain resolves
    Then there is 1 Honest Broker at your base
    And there is 1 Gold at your base, exhausted

  @id:rb-ex-477-yordles @rule:477.1.c @rule:477.1 @source:core-1.4#477.1.c @since:spiritforged
  Scenario: Other friendly units are Yordles: they have the tag
    Title (zh) “其他友方单位均为约德尔人”：它们拥有该标签
    Q (en) My unit says that other friendly units are Yordles. A spell draws a card for each Yordle I control. I have that unit and two others, the opponent one.
    Q (zh) 我方单位使其他友方单位均为约德尔人。法术按我方控制的约德尔人数抽牌。我方有该单位与另外两名单位，对方有一名。
    A (en) Two cards: the two others have the tag, the source itself and the enemy have not.
    A (zh) 两张：另外两名拥有该标签，来源自身与敌方单位没有。
    Given it is your main phase
    And the position:
      | object                 | player   | place | state |
      | Example: Yordle Muster | You      | hand  |       |
      | Example: Yordle Elder  | You      | base  |       |
      | Unit X (2)             | You      | base  |       |
      | Unit Y (2)             | You      | base  |       |
      | Unit Z (2)             | Opponent | base  |       |
    And you have 5 more cards in the deck
    And both players can pay for anything
    When you play Example: Yordle Muster
    And the chain resolves
    Then you have drawn 2 cards

  @id:rb-ex-477-vision-for-others @rule:477.2 @source:core-1.4#477.2 @since:spiritforged
  Scenario: Other friendly units have Vision: one that is played looks at a card
    Title (zh) “其他友方单位拥有[预知]”：打出的单位查看一张牌
    Q (en) Gemcraft Seer gives my other units Vision. I play a unit without abilities. What happens?
    Q (zh) 【宝石真知者】使我方其他单位拥有[预知]。我方打出无技能的单位。会怎样？
    A (en) Its Vision triggers: I look at the top card and may recycle it.
    A (zh) 其[预知]触发：我方查看主牌堆顶的牌，可将其回收。
    Given it is your main phase
    And the position:
      | object           | player | place | state |
      | Shipyard Skulker | You    | hand  |       |
      | Gemcraft Seer    | You    | base  |       |
      | Unit Y (2)       | You    | base  |       |
    And you have 3 more cards in the deck
    And both players can pay for anything
    When you play Shipyard Skulker to your base
    Then the ability of Shipyard Skulker is on the chain
    When the chain resolves
    Then you may decline
    When you accept
    Then the chain is empty
    And Shipyard Skulker is in your base

  @id:rb-ex-477-vision-for-others.control @rule:477.2 @source:core-1.4#477.2 @since:spiritforged
  Scenario: Without the Seer nothing triggers
    Title (zh) 没有【宝石真知者】则不触发
    Q (en) I play the same unit without Gemcraft Seer; the opponent has one.
    Q (zh) 没有我方【宝石真知者】时打出同一单位；对方有一名。
    A (en) Nothing triggers: it gives Vision to units friendly to it.
    A (zh) 不触发：它只给予自己的友方单位[预知]。
    Given it is your main phase
    And the position:
      | object           | player   | place | state |
      | Shipyard Skulker | You      | hand  |       |
      | Gemcraft Seer    | Opponent | base  |       |
      | Unit Y (2)       | You      | base  |       |
    And both players can pay for anything
    When you play Shipyard Skulker to your base
    Then the chain is empty
    And nobody is asked
    And Shipyard Skulker is in your base

  @id:rb-ex-477-snapshot-minimum @rule:477.3.b @source:core-1.4#477.3.b @since:spiritforged
  Scenario: Minus 4 to a minimum of 1 is minus 1 for a unit of might 2, and stays so
    Title (zh) “-4，最低为1”作用于2战力单位即为-1，之后不变
    Q (en) Smoke Screen is played on a unit of might 2, then the unit gets 2 more. What is its might?
    Q (zh) 对2战力单位打出【烟幕弹】，随后该单位+2。战力是多少？
    A (en) Three: the effect generated minus 1 when it was applied, and that is remembered.
    A (zh) 3点：该效果应用时产生-1，并形成“快照”。
    Given it is your main phase
    And the position:
      | object       | player   | place | state |
      | Smoke Screen | You      | hand  |       |
      | Discipline   | You      | hand  |       |
      | Unit Y (2)   | Opponent | base  |       |
      | Unit X (2)   | Opponent | base  |       |
    And both players can pay for anything
    When you play Smoke Screen choosing Unit X
    And the chain resolves
    Then Unit X has might 1
    When you play Discipline choosing Unit X
    And the chain resolves
    Then Unit X has might 3
    And Unit Y has might 2
    And rule 477.3.b is why

  @id:rb-ex-477-passive-does-not-snapshot @rule:477.3.b @rule:479.2 @source:core-1.4#477.3.b @since:spiritforged
  Scenario: A passive increase to 5 is no fixed number: it gives what is missing now
    Title (zh) 被动的“提升至5”不是固定数值：只补足当前所差
    Q (en) Units I control at a battlefield have their might increased to 5. A unit of might 2 there is set to 4, another of might 6 is there too.
    Q (zh) 我方在该战场的单位战力提升至5。其中2战力单位的战力变为4，另有一名6战力单位。
    A (en) The unit has 5 before and after; the stronger one keeps 6; away from there it has 4.
    A (zh) 该单位前后都是5点；较强者仍为6点；离开后为4点。
    Given it is your main phase
    And the battlefields:
      | battlefield | card                | controller |
      | A           | Example: Drill Yard | You        |
    And the position:
      | object               | player | place         | state |
      | Example: Set to Four | You    | hand          |       |
      | Unit X (2)           | You    | battlefield A |       |
      | Unit Z (6)           | You    | battlefield A |       |
      | Unit Y (2)           | You    | base          |       |
    And both players can pay for anything
    Then Unit X has might 5
    And Unit Z has might 6
    And Unit Y has might 2
    When you play Example: Set to Four choosing Unit X
    And the chain resolves
    Then Unit X has might 5
    When you move Unit X to your base
    Then Unit X has might 4

  @id:rb-ex-477-spell-snapshots @rule:477.3.b @source:core-1.4#477.3.b @since:spiritforged
  Scenario: A spell that increases might to 5 is remembered as the amount it was
    Title (zh) 法术“将战力提升至5”按当时的数值形成“快照”
    Q (en) My spell increases a unit of might 3 to 5. Then it gets 2 more, and later the turn ends.
    Q (zh) 我方法术将3战力单位提升至5。随后该单位+2，之后回合结束。
    A (en) It generated plus 2 without a duration: 7 with the other 2, and 5 after the turn.
    A (zh) 它产生没有时限的+2：与另外的+2合为7点，回合结束后为5点。
    Given it is your main phase
    And the position:
      | object                 | player | place | state |
      | Example: Raise to Five | You    | hand  |       |
      | Discipline             | You    | hand  |       |
      | Unit Y (3)             | You    | base  |       |
      | Unit X (3)             | You    | base  |       |
    And both players can pay for anything
    When you play Example: Raise to Five choosing Unit X
    And the chain resolves
    Then Unit X has might 5
    When you play Discipline choosing Unit X
    And the chain resolves
    Then Unit X has might 7
    When the turn passes
    Then Unit X has might 5
    And Unit Y has might 3

  @id:rb-ex-477-double-a-negative-might @rule:477.3.c @rule:432.1.a @source:core-1.4#477.3.c @since:unleashed
  Scenario: Doubling a negative might increases it by nothing
    Title (zh) 翻倍负数战力等于增加0点
    Q (en) Last Stand is played on a unit of might 2, and Eclipse in reaction makes it -2. What does doubling do?
    Q (zh) 对2战力单位打出【背水一战】，对方打出【月蚀】作为反应，使其为-2。翻倍有何效果？
    A (en) It is increased by 0. With 3 more later it has might 1, not more.
    A (zh) 增加0点。之后再+3时战力为1。
    Given it is your main phase
    And the position:
      | object         | player   | place | state |
      | Last Stand     | You      | hand  |       |
      | Example: Surge | You      | hand  |       |
      | Eclipse        | Opponent | hand  |       |
      | Unit Y (2)     | You      | base  |       |
      | Unit X (2)     | You      | base  |       |
    And both players can pay for anything
    When you play Last Stand choosing Unit X
    And the opponent reacts with Eclipse choosing Unit X
    And the next item resolves
    And the opponent declines, if asked
    And the chain resolves
    Then Unit X has might 0
    When you play Example: Surge choosing Unit X
    And the chain resolves
    Then Unit X has might 1
    And rule 477.3.c is why

  @id:rb-ex-432-last-stand-and-shield @rule:432.1.a @source:core-1.4#432.1.a @since:spiritforged
  Scenario: Doubling counts the might of that moment, Shield included, and keeps the amount
    Title (zh) 翻倍按当时的战力计算，包括[坚守]，并保留该数值
    Q (en) My defender of might 3 has Shield 2, so it has 5. Last Stand doubles it. What is its might, and what after the combat?
    Q (zh) 我方3战力防守单位拥有[坚守2]，战力为5。【背水一战】使其翻倍。战力是多少？战斗后又是多少？
    A (en) Ten during the combat; afterwards Shield does not count and the 5 of Last Stand do: 8.
    A (zh) 战斗中为10；之后[坚守]不再计算，【背水一战】的+5仍在：8。
    Given it is the opponent's main phase
    And the position:
      | object     | player   | place         | state |
      | Block      | You      | hand          |       |
      | Last Stand | You      | hand          |       |
      | Unit Y (3) | You      | base          |       |
      | Unit X (3) | You      | battlefield A |       |
      | Unit K (2) | Opponent | base          |       |
    And both players can pay for anything
    When the opponent moves Unit K to battlefield A
    And you react with Block choosing Unit X
    And the next item resolves
    Then Unit X has might 6
    When you react with Last Stand choosing Unit X
    And the chain resolves
    Then Unit X has might 12
    When the showdown ends
    Then Unit X is at battlefield A
    And Unit X has might 9
    And Unit Y has might 3
    And rule 432.1.a is why

  @id:rb-rule-432-temporary-for-good @rule:432.1.a @rule:816.1.b @source:core-1.4#432.1.a @since:spiritforged
  Scenario: The unit that Last Stand doubled dies in its controller's next Beginning Phase
    Title (zh) 被【背水一战】翻倍的单位在其控制者的下个开始阶段被摧毁
    Q (en) Last Stand doubles a unit this turn and gives it Temporary. What is left of that two turns later?
    Q (zh) 【背水一战】使单位本回合战力翻倍并获得[瞬息]。两个回合之后还剩什么？
    A (en) The doubling ends with the turn; Temporary does not and kills it.
    A (zh) 翻倍随回合结束；[瞬息]仍在，将其摧毁。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Last Stand | You    | hand  |       |
      | Unit Y (3) | You    | base  |       |
      | Unit X (3) | You    | base  |       |
    And both players can pay for anything
    When you play Last Stand choosing Unit X
    And the chain resolves
    Then Unit X has might 6
    When the turn passes
    Then Unit X has might 3
    When the turn passes
    Then Unit X is in your trash
    And Unit Y is in your base

  @id:rb-rule-433-swap @rule:433.1.b @rule:433.1.a @source:core-1.4#433.1.b @since:spiritforged
  Scenario: Swapping might gives each of the two units an effect of the difference
    Title (zh) 互换战力：差值作为两个效果分别作用于两名单位
    Q (en) Switcheroo swaps a unit of might 6 with one of might 2, and then the weaker by nature gets 2 more.
    Q (zh) 【换换乐】交换6战力与2战力单位的战力，随后原本较弱者+2。
    A (en) They have 2 and 6, then 2 and 8; after the turn they are what they were.
    A (zh) 变为2与6，然后为2与8；回合结束后恢复原状。
    Given it is your main phase
    And the position:
      | object     | player | place         | state |
      | Switcheroo | You    | hand          |       |
      | Discipline | You    | hand          |       |
      | Unit W (3) | You    | battlefield A |       |
      | Unit X (6) | You    | battlefield A |       |
      | Unit Z (2) | You    | battlefield A |       |
    And both players can pay for anything
    When you play Switcheroo choosing Unit X, Unit Z
    And the chain resolves
    Then Unit X has might 2
    And Unit Z has might 6
    When you play Discipline choosing Unit Z
    And the chain resolves
    Then Unit Z has might 8
    And Unit X has might 2
    When the turn passes
    Then Unit X has might 6
    And Unit Z has might 2
    And rule 433.1.b is why

  @id:rb-rule-433-swap.equal @rule:433.1.c @source:core-1.4#433.1.c @since:spiritforged
  Scenario: Swapping equal mights does nothing
    Title (zh) 互换相同的战力没有效果
    Q (en) Switcheroo chooses two units of might 3.
    Q (zh) 【换换乐】选择两名3战力单位。
    A (en) Nothing changes.
    A (zh) 没有变化。
    Given it is your main phase
    And the position:
      | object     | player | place         | state |
      | Switcheroo | You    | hand          |       |
      | Unit W (3) | You    | battlefield A |       |
      | Unit X (3) | You    | battlefield A |       |
      | Unit Z (3) | You    | battlefield A |       |
    And both players can pay for anything
    When you play Switcheroo choosing Unit X, Unit Z
    And the chain resolves
    Then Unit X has might 3
    And Unit Z has might 3
    And Switcheroo is in your trash

  @id:rb-ex-479-passive-depends-on-spell @rule:479.2 @rule:478.1.c @source:core-1.4#479 @source:core-1.4#479.2 @since:spiritforged
  Scenario: A passive increase to 5 depends on what else increases: 4 and 2 make 6
    Title (zh) 被动的“提升至5”取决于其他增加：4加2为6
    Q (en) A unit of might 4 stands where my units are increased to 5, and Discipline gives it 2. What is its might?
    Q (zh) 4战力单位位于使我方单位提升至5的战场，【训练有素】使其+2。战力是多少？
    A (en) Six: Discipline is applied first, and then nothing is missing to 5.
    A (zh) 6点：先应用【训练有素】，之后已不需要提升。
    Given it is your main phase
    And the battlefields:
      | battlefield | card                | controller |
      | A           | Example: Drill Yard | You        |
    And the position:
      | object     | player | place         | state |
      | Discipline | You    | hand          |       |
      | Unit Z (4) | You    | battlefield A |       |
      | Unit X (4) | You    | battlefield A |       |
    And both players can pay for anything
    Then Unit X has might 5
    When you play Discipline choosing Unit X
    And the chain resolves
    Then Unit X has might 6
    And Unit Z has might 5

  @id:rb-ex-479-no-dependency @rule:479.1 @rule:477.3.b @source:core-1.4#479.1 @since:spiritforged
  Scenario: Two limited increases to 5: together they make 5
    Title (zh) 两个以5为限的增加：合计为5
    Q (en) The same unit of might 4 where units are increased to 5, and a spell gives it 2 to a maximum of 5.
    Q (zh) 同样的4战力单位，法术使其+2，最高为5。
    A (en) Five: no order of the two makes more.
    A (zh) 5点：任何顺序都不会更多。
    Given it is your main phase
    And the battlefields:
      | battlefield | card                | controller |
      | A           | Example: Drill Yard | You        |
    And the position:
      | object                        | player | place         | state |
      | Example: Measured Boost as B1 | You    | hand          |       |
      | Example: Measured Boost as B2 | You    | hand          |       |
      | Unit Z (4)                    | You    | base          |       |
      | Unit Y (4)                    | You    | base          |       |
      | Unit X (4)                    | You    | battlefield A |       |
    And both players can pay for anything
    When you play B1 choosing Unit X
    And the chain resolves
    Then Unit X has might 5
    When you play B2 choosing Unit Y
    And the chain resolves
    Then Unit Y has might 5

  @id:rb-rule-477-increases-before-decreases @rule:477.3.e @source:core-1.4#477.3.e @since:spiritforged @derived
  Scenario: Decreases come after an increase to 5
    Title (zh) 减少在“提升至5”之后计算
    Q (en) A unit of might 4 where my units are increased to 5 gets 1 less this turn.
    Q (zh) 4战力单位位于使我方单位提升至5的战场，本回合-1。
    A (en) Four: increases are applied first, decreases last.
    A (zh) 4点：先应用增加，最后应用减少。
    Given it is your main phase
    And the battlefields:
      | battlefield | card                | controller |
      | A           | Example: Drill Yard | You        |
    And the position:
      | object     | player | place         | state |
      | Stupefy    | You    | hand          |       |
      | Unit Z (4) | You    | battlefield A |       |
      | Unit X (4) | You    | battlefield A |       |
    And both players can pay for anything
    Then Unit X has might 5
    When you play Stupefy choosing Unit X
    And the chain resolves
    Then Unit X has might 4
    And Unit Z has might 5

  @id:rb-ex-709-becomes-mighty @rule:709 @source:core-1.4#709 @since:spiritforged
  Scenario: Might 4 and 1 more: the unit becomes Mighty
    Title (zh) 战力4再+1：变为强力单位
    Q (en) My unit of might 4 is buffed. Fiora, Worthy watches for units that become Mighty.
    Q (zh) 我方4战力单位获得增益。【菲奥娜 - 无上统御】关注变为强力单位的友方单位。
    A (en) It becomes Mighty, and Fiora triggers.
    A (zh) 它变为强力单位，【菲奥娜 - 无上统御】触发。
    Given it is your main phase
    And the position:
      | object        | player | place | state     |
      | Fiora, Worthy | You    | base  |           |
      | Showstopper   | You    | hand  |           |
      | Unit Y (4)    | You    | base  |           |
      | Unit X (4)    | You    | base  | exhausted |
    And both players can pay for anything
    When you play Showstopper choosing Unit X, moving it to battlefield A
    And the next item resolves
    Then Unit X has might 5
    When you accept
    Then the ability of Fiora, Worthy is on the chain

  @id:rb-ex-709-is-mighty-already @rule:709 @source:core-1.4#709 @since:spiritforged
  Scenario: Might 5 and 1 more: it was Mighty already
    Title (zh) 战力5再+1：已经是强力单位
    Q (en) My unit of might 5 is buffed. Does Fiora, Worthy trigger?
    Q (zh) 我方5战力单位获得增益。【菲奥娜 - 无上统御】会触发吗？
    A (en) No: it was Mighty before.
    A (zh) 不会：之前已是强力单位。
    Given it is your main phase
    And the position:
      | object        | player | place | state     |
      | Fiora, Worthy | You    | base  |           |
      | Showstopper   | You    | hand  |           |
      | Unit Y (4)    | You    | base  |           |
      | Unit X (5)    | You    | base  | exhausted |
    And both players can pay for anything
    When you play Showstopper choosing Unit X, moving it to battlefield A
    And the next item resolves
    Then Unit X has might 6
    And nobody is asked
    And the ability of Fiora, Worthy is not on the chain
    And Unit X is exhausted

  @id:rb-ex-710-mighty-for-a-turn @rule:710 @source:core-1.4#710 @since:spiritforged
  Scenario: Three and 3 more this turn: Mighty until the turn ends, and once more the next time
    Title (zh) 3战力本回合+3：本回合为强力单位，之后不再是
    Q (en) A unit of might 3 gets 3 more this turn. It becomes Mighty. And when the effect has expired and it gets 3 again?
    Q (zh) 3战力单位本回合+3，变为强力单位。效果结束后再次+3呢？
    A (en) It was not Mighty any more, and becomes Mighty again.
    A (zh) 它已不再是强力单位，会再次变为强力单位。
    Given it is your main phase
    And the position:
      | object               | player | place | state     |
      | Fiora, Worthy        | You    | base  |           |
      | Example: Surge as S1 | You    | hand  |           |
      | Example: Surge as S2 | You    | hand  |           |
      | Unit Y (3)           | You    | base  |           |
      | Unit X (3)           | You    | base  | exhausted |
    And both players can pay for anything
    When you play S1 choosing Unit X
    And the next item resolves
    Then Unit X has might 6
    When you accept
    Then the ability of Fiora, Worthy is on the chain
    When the chain resolves
    And the turn passes
    Then Unit X has might 3
    When the turn passes
    And you play S2 choosing Unit X
    And the next item resolves
    Then Unit X has might 6
    When you accept
    Then the ability of Fiora, Worthy is on the chain

  @id:rb-ex-711-mighty-in-the-trash @rule:711 @source:core-1.4#711 @since:unleashed
  Scenario: In the trash a unit is Mighty by its printed might
    Title (zh) 在废牌堆中按印刷战力判断是否为强力单位
    Q (en) A spell returns a Mighty unit from my trash. A unit of printed might 5 died with a decrease on it, a unit of printed might 3 died with an increase. Which may I choose?
    Q (zh) 法术让废牌堆中一名强力单位返回手牌。印刷战力5的单位在被减少战力时被摧毁，印刷战力3的单位在被增加战力时被摧毁。可以选择哪一名？
    A (en) The one of printed might 5 only.
    A (zh) 只有印刷战力为5的单位。
    Given it is your main phase
    And the position:
      | object                      | player | place | state |
      | Smoke Screen                | You    | hand  |       |
      | Example: Surge              | You    | hand  |       |
      | The Ruination               | You    | hand  |       |
      | Example: Recover the Mighty | You    | hand  |       |
      | Shipyard Skulker            | You    | base  |       |
      | Playful Phantom             | You    | base  |       |
      | Mega-Mech                   | You    | trash |       |
    And both players can pay for anything
    When you play Smoke Screen choosing Playful Phantom
    And the chain resolves
    Then Playful Phantom has might 1
    When you play Example: Surge choosing Shipyard Skulker
    And the chain resolves
    Then Shipyard Skulker has might 6
    When you play The Ruination
    And the chain resolves
    Then Playful Phantom is in your trash
    And you may not play Example: Recover the Mighty choosing Shipyard Skulker
    When you play Example: Recover the Mighty choosing Playful Phantom
    And the chain resolves
    Then Playful Phantom is in your hand
    And Shipyard Skulker is in your trash
