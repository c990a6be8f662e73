@game:riftbound
Feature: Attachment, inactive text and dependent keywords

  @id:rb-ex-434-keeps-its-state @rule:434.5 @rule:477.3.d @source:core-1.4#434.5 @since:spiritforged
  Scenario: An exhausted equipment stays exhausted when it is attached
    Title (zh) 休眠的武装贴附后仍为休眠
    Q (en) Is an exhausted equipment readied by being attached?
    Q (zh) 休眠的武装贴附时会变为活跃吗？
    A (en) No: attaching changes its location and attachment only.
    A (zh) 不会：贴附只改变其位置与贴附状态。
    Given it is your main phase
    And the position:
      | object         | player | place | state     |
      | Guardian Angel | You    | base  | exhausted |
      | Unit Y (3)     | You    | base  |           |
      | Unit X (3)     | You    | base  |           |
    And both players can pay for anything
    When you use the ability of Guardian Angel choosing Unit X
    And the chain resolves
    Then Guardian Angel is attached to Unit X
    And Guardian Angel is exhausted
    And Unit X is ready
    And Unit X has might 4
    And Unit Y has might 3

  @id:rb-rule-434-to-a-new-unit @rule:434.1.f @rule:434.1.d @rule:719.2 @source:core-1.4#434.1.f @since:spiritforged
  Scenario: Attached to a new unit, an equipment leaves the old one
    Title (zh) 贴附到新的单位时，从原单位卸除
    Q (en) Guardian Angel is attached to one unit. Angle Shot attaches it to another.
    Q (zh) 【守护天使】贴附于一名单位。【取放自如】将其贴附于另一名。
    A (en) It is attached to the new one only; the old one loses its might bonus, and it goes where the new one is.
    A (zh) 它只贴附于新单位；原单位失去战力加成，它位于新单位所在处。
    Given it is your main phase
    And the position:
      | object         | player | place         | state              |
      | Angle Shot     | You    | hand          |                    |
      | Unit X (3)     | You    | base          |                    |
      | Unit Y (3)     | You    | battlefield A |                    |
      | Guardian Angel | You    | base          | attached to Unit X |
    And both players can pay for anything
    When you play Angle Shot choosing Unit Y, Guardian Angel
    And the chain resolves
    Then Guardian Angel is attached to Unit Y
    And Guardian Angel is at battlefield A
    And Unit Y has might 4
    And Unit X has might 3
    And you have drawn 1 card

  @id:rb-rule-434-no-move @rule:434.4.a @rule:434.4 @rule:446.1 @source:core-1.4#434.4.a @since:spiritforged
  Scenario: Attaching at a battlefield is no move
    Title (zh) 贴附到战场上的单位不是移动
    Q (en) An equipment in base is attached to a unit at a battlefield. Is that forbidden where units cannot leave, and is anything contested?
    Q (zh) 基地中的武装贴附到战场上的单位。会被“无法移动”之类的效果阻止，或使战场进入争夺状态吗？
    A (en) No: it is simply where its unit is, and nothing else happens.
    A (zh) 不会：这不算移动，它只是位于其单位所在处，没有其他事发生。
    Given it is your main phase
    And the position:
      | object         | player | place         | state |
      | Guardian Angel | You    | base          |       |
      | Unit Y (3)     | You    | base          |       |
      | Unit X (3)     | You    | battlefield A |       |
    And both players can pay for anything
    When you use the ability of Guardian Angel choosing Unit X
    And the chain resolves
    Then Guardian Angel is at battlefield A
    And Guardian Angel is attached to Unit X
    And you control battlefield A
    And no showdown is open
    And Unit X has might 4

  @id:rb-rule-435-detach @rule:435.1.e @rule:435.4.a @rule:435.1.d @source:core-1.4#435.1.e @since:spiritforged
  Scenario: A detached equipment at a battlefield is recalled, and its bonus is gone
    Title (zh) 在战场上卸除的武装被召回，战力加成消失
    Q (en) Angle Shot detaches Guardian Angel from a unit at a battlefield.
    Q (zh) 【取放自如】将【守护天使】从战场上的单位卸除。
    A (en) The unit loses the might bonus; the equipment stays there until the next cleanup recalls it.
    A (zh) 单位失去战力加成；武装留在该处，下次清理时被召回。
    Given it is your main phase
    And the position:
      | object         | player | place         | state              |
      | Angle Shot     | You    | hand          |                    |
      | Unit Y (3)     | You    | battlefield A |                    |
      | Unit X (3)     | You    | battlefield A |                    |
      | Guardian Angel | You    | battlefield A | attached to Unit X |
    And both players can pay for anything
    When you play Angle Shot choosing Unit X, Guardian Angel
    And the next item resolves
    And you choose mode detach
    Then Guardian Angel is attached to nothing
    And Guardian Angel is in your base
    And Unit X has might 3
    And you have drawn 1 card
    And rule 323.7 is why

  @id:rb-rule-435-detached-text-is-active-again @rule:435.1.c @rule:718.2 @source:core-1.4#435.1.c @since:spiritforged
  Scenario: Detached, an equipment can use its own ability again
    Title (zh) 卸除后，武装可再次使用自身的技能
    Q (en) While Guardian Angel is attached its Equip cannot be used. And after it was detached?
    Q (zh) 【守护天使】贴附时不能使用[装配]。卸除之后呢？
    A (en) Its rules text is active again: it can be equipped.
    A (zh) 其规则文本不再处于未激活状态：可以装配。
    Given it is your main phase
    And the position:
      | object         | player | place | state              |
      | Angle Shot     | You    | hand  |                    |
      | Unit Y (3)     | You    | base  |                    |
      | Unit X (3)     | You    | base  |                    |
      | Guardian Angel | You    | base  | attached to Unit X |
    And both players can pay for anything
    Then you may not use the ability of Guardian Angel choosing Unit Y
    When you play Angle Shot choosing Unit X, Guardian Angel
    And the next item resolves
    And you choose mode detach
    And you use the ability of Guardian Angel choosing Unit Y
    And the chain resolves
    Then Guardian Angel is attached to Unit Y
    And Unit Y has might 4

  @id:rb-ex-719-stunned-top @rule:719.4 @rule:719.4.a @source:core-1.4#719.4 @since:spiritforged
  Scenario: A stunned unit does not stun what is attached to it
    Title (zh) 单位被眩晕，贴附其上的牌不受影响
    Q (en) Rune Prison stuns a unit that Guardian Angel is attached to.
    Q (zh) 【符文禁锢】眩晕贴附有【守护天使】的单位。
    A (en) Only the unit is stunned.
    A (zh) 只有该单位被眩晕。
    Given it is your main phase
    And the position:
      | object         | player   | place | state              |
      | Rune Prison    | You      | hand  |                    |
      | Unit Y (3)     | Opponent | base  |                    |
      | Unit X (3)     | Opponent | base  |                    |
      | Guardian Angel | Opponent | base  | attached to Unit X |
    And both players can pay for anything
    When you play Rune Prison choosing Unit X
    And the chain resolves
    Then Unit X is stunned
    And Guardian Angel is not stunned
    And Guardian Angel is attached to Unit X
    And Unit Y is not stunned

  @id:rb-ex-719-empowered-attached @rule:719.4 @rule:719.4.a @rule:441.1 @source:core-1.4#719.4 @since:spiritforged
  Scenario: An attached card that becomes empowered does not empower its unit
    Title (zh) 贴附的牌被强化，其单位不受影响
    Q (en) A spell empowers Guardian Angel while it is attached.
    Q (zh) 法术强化贴附中的【守护天使】。
    A (en) Guardian Angel is empowered, the unit is not.
    A (zh) 【守护天使】被强化，单位没有。
    Given it is your main phase
    And the position:
      | object            | player | place | state              |
      | Example: Kindle   | You    | hand  |                    |
      | Altar of Memories | You    | base  |                    |
      | Unit X (3)        | You    | base  |                    |
      | Guardian Angel    | You    | base  | attached to Unit X |
    And both players can pay for anything
    When you play Example: Kindle choosing Guardian Angel
    And the chain resolves
    Then Guardian Angel is empowered
    And Unit X is not empowered
    And Altar of Memories is not empowered

  @id:rb-rule-719-moves-along @rule:719.3.a @rule:718.5.c @source:core-1.4#719.3.a @since:spiritforged
  Scenario: What is attached goes where its unit moves, ready as it is
    Title (zh) 贴附的牌随其单位移动，状态不变
    Q (en) A unit with Guardian Angel moves to a battlefield.
    Q (zh) 贴附有【守护天使】的单位移动到战场。
    A (en) Both are there; the unit is exhausted, the equipment is not.
    A (zh) 两者都在该处；单位休眠，武装不休眠。
    Given it is your main phase
    And the position:
      | object         | player | place | state              |
      | Unit Y (3)     | You    | base  |                    |
      | Unit X (3)     | You    | base  |                    |
      | Guardian Angel | You    | base  | attached to Unit X |
    When you move Unit X to battlefield A
    Then Guardian Angel is at battlefield A
    And Guardian Angel is attached to Unit X
    And Unit X is exhausted
    And Guardian Angel is ready
    And Unit Y is in your base

  @id:rb-ex-457-equipment-of-a-dead-unit @rule:457.1 @rule:719.5 @rule:435.4.b @source:core-1.4#457.1 @since:spiritforged
  Scenario: When its unit leaves, an equipment is recalled from the battlefield
    Title (zh) 单位离场后，武装从战场被召回
    Q (en) A unit with Rabadon's Deathcrown dies at a battlefield. Where is the Deathcrown?
    Q (zh) 贴附有【灭世者的死亡之冠】的单位在战场上被摧毁。【灭世者的死亡之冠】在哪里？
    A (en) It is detached where the unit was and recalled in the next cleanup.
    A (zh) 在该单位所在处卸除，并在下次清理时被召回。
    Given it is your main phase
    And the position:
      | object               | player   | place         | state              |
      | Vengeance            | You      | hand          |                    |
      | Unit Y (3)           | Opponent | battlefield A |                    |
      | Unit X (3)           | Opponent | battlefield A |                    |
      | Rabadon's Deathcrown | Opponent | battlefield A | attached to Unit X |
    And both players can pay for anything
    When you play Vengeance choosing Unit X
    And the chain resolves
    Then Unit X is in the opponent's trash
    And Rabadon's Deathcrown is in the opponent's base
    And Rabadon's Deathcrown is attached to nothing
    And Unit Y is at battlefield A
    And rule 323.7 is why

  @id:rb-ex-722-axe-stays @rule:722.1 @rule:718.2 @rule:721.2 @source:core-1.4#722.1 @control:rb-ex-722-axe-stays.control @since:spiritforged
  Scenario: Attached, Spinning Axe does not die of its Temporary
    Title (zh) 贴附的【旋转飞斧】不会因[瞬息]被摧毁
    Q (en) My Spinning Axe is attached as my Beginning Phase starts. Is it killed?
    Q (zh) 我方开始阶段开始时，【旋转飞斧】处于贴附状态。会被摧毁吗？
    A (en) No: its rules text is inactive and does not trigger.
    A (zh) 不会：其规则文本未激活，不会触发。
    Given it is the opponent's main phase
    And the position:
      | object            | player | place | state              |
      | Vengeance         | You    | deck  |                    |
      | Unit X (3)        | You    | base  |                    |
      | Altar of Memories | You    | base  |                    |
      | Spinning Axe      | You    | base  | attached to Unit X |
    When the turn passes
    Then Spinning Axe is attached to Unit X
    And it is your turn
    And you have drawn 1 card

  @id:rb-ex-722-axe-stays.control @rule:816.1.b @source:core-1.4#816.1.b @since:spiritforged
  Scenario: Not attached, Spinning Axe dies of its Temporary
    Title (zh) 未贴附的【旋转飞斧】因[瞬息]被摧毁
    Q (en) The same with a Spinning Axe that is not attached.
    Q (zh) 同样的情况，【旋转飞斧】未贴附。
    A (en) It is killed.
    A (zh) 被摧毁。
    Given it is the opponent's main phase
    And the position:
      | object            | player | place | state |
      | Unit X (3)        | You    | base  |       |
      | Altar of Memories | You    | base  |       |
      | Spinning Axe      | You    | base  |       |
    When the turn passes
    Then Spinning Axe is in your trash
    And Altar of Memories is in your base

  @id:rb-ex-722-axe-has-temporary @rule:722.1 @rule:722.2 @source:core-1.4#722.1 @since:spiritforged
  Scenario: Attached, Spinning Axe still has the keyword Temporary
    Title (zh) 贴附的【旋转飞斧】仍然带有[瞬息]关键词
    Q (en) A spell kills a gear with Temporary. May it choose an attached Spinning Axe?
    Q (zh) 法术摧毁一件带有[瞬息]的装备。可以选择贴附中的【旋转飞斧】吗？
    A (en) Yes: inactive text is still there. A gear without the keyword may not be chosen.
    A (zh) 可以：未激活的文本仍然存在。没有该关键词的装备不能选择。
    Given it is your main phase
    And the position:
      | object                       | player | place | state              |
      | Example: Unmake the Fleeting | You    | hand  |                    |
      | Guardian Angel               | You    | base  |                    |
      | Unit X (3)                   | You    | base  |                    |
      | Spinning Axe as S1           | You    | base  |                    |
      | Spinning Axe as S2           | You    | base  | attached to Unit X |
    And both players can pay for anything
    Then you may not play Example: Unmake the Fleeting choosing Guardian Angel
    When you play Example: Unmake the Fleeting choosing S2
    And the chain resolves
    Then S2 is in your trash
    And S1 is in your base
    And Guardian Angel is in your base

  @id:rb-ex-727-noxus-hopeful @rule:727.1 @rule:727.1.b.2 @source:core-1.4#727.1 @since:spiritforged
  Scenario: The dependent ability of Legion is active once another card was played
    Title (zh) 打出其他牌之后，[鼓舞]的依赖技能生效
    Q (en) Noxus Hopeful costs 2 less if I have played another card this turn. I have 3 energy and a card that costs 1.
    Q (zh) 【诺克萨斯新兵】在本回合打出过其他牌时费用减2。我方有3点法力和一张费用为1的牌。
    A (en) First it costs 4 and cannot be played; after the other card it costs 2.
    A (zh) 起初费用为4，无法打出；打出另一张牌后费用为2。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Noxus Hopeful | You    | hand  |       |
      | Cleave        | You    | hand  |       |
      | Unit Y (3)    | You    | base  |       |
      | Unit X (3)    | You    | base  |       |
    And you have 3 energy
    Then you may not play Noxus Hopeful to your base
    When you play Cleave choosing Unit X
    And the chain resolves
    And you play Noxus Hopeful to your base
    Then Noxus Hopeful is in your base
    And you have nothing left to pay with

  @id:rb-ex-727-legion-lasts-a-turn @rule:727.1.a.1 @source:core-1.4#727.1.a.1 @since:spiritforged
  Scenario: The condition of Legion speaks of this turn only
    Title (zh) [鼓舞]的条件只看本回合
    Q (en) I played a card last turn. I have 3 runes now: does Noxus Hopeful, which costs 4, cost less?
    Q (zh) 我方上回合打出过牌。现在有3枚符文：费用为4的【诺克萨斯新兵】费用会减少吗？
    A (en) No: "this turn" is the duration. After another card this turn it does.
    A (zh) 不会：“本回合”是其时限。本回合再打出其他牌后才会。
    Given it is your main phase
    And the position:
      | object        | player | place | state |
      | Noxus Hopeful | You    | hand  |       |
      | Cleave as C1  | You    | hand  |       |
      | Cleave as C2  | You    | hand  |       |
      | Unit Y (3)    | You    | base  |       |
      | Unit X (3)    | You    | base  |       |
    And you have these runes: 1 fury
    When you play C1 choosing Unit X
    And the chain resolves
    And the turn passes
    And the turn passes
    Then it is your turn
    And you have 3 runes
    And you may not play Noxus Hopeful to your base
    When you play C2 choosing Unit X
    And the chain resolves
    And you play Noxus Hopeful to your base
    Then Noxus Hopeful is in your base

  @id:rb-ex-727-two-conditions @rule:727.1.b.3 @source:core-1.4#727.1.b.3 @since:unleashed
  Scenario: With two dependent keywords both conditions must be met
    Title (zh) 有两个依赖关键词时，两个条件都要满足
    Q (en) A unit has a conquer effect behind Level 11 and Legion. I have 11 XP and have played another card. It conquers.
    Q (zh) 单位的征服效果须满足[等级11]与[鼓舞]。我方有11点经验且打出过其他牌。它征服战场。
    A (en) The effect is active: 1 point for conquering and 1 more.
    A (zh) 效果生效：征服得1分，再得1分。
    Given it is your main phase
    And the position:
      | object              | player | place | state |
      | Example: Late Glory | You    | base  |       |
      | Unit Y (3)          | You    | base  |       |
      | Cleave              | You    | hand  |       |
    And you have 11 XP
    And both players can pay for anything
    When you play Cleave choosing Unit Y
    And the chain resolves
    And you move Example: Late Glory to battlefield A
    And the showdown ends
    Then you have 2 points

  @id:rb-ex-727-two-conditions.without-legion @rule:727.1.b.3 @source:core-1.4#727.1.b.3 @since:unleashed
  Scenario: Without another card played it is inactive
    Title (zh) 未打出其他牌时不生效
    Q (en) The same with 11 XP, but no other card was played.
    Q (zh) 有11点经验，但未打出其他牌。
    A (en) One point, for conquering.
    A (zh) 只有征服的1分。
    Given it is your main phase
    And the position:
      | object              | player | place | state |
      | Example: Late Glory | You    | base  |       |
      | Unit Y (3)          | You    | base  |       |
      | Cleave              | You    | hand  |       |
    And you have 11 XP
    And both players can pay for anything
    When you move Example: Late Glory to battlefield A
    And the showdown ends
    Then the chain is empty
    And you have 1 point

  @id:rb-ex-727-two-conditions.without-xp @rule:727.1.b.3 @source:core-1.4#727.1.b.3 @since:unleashed
  Scenario: With 10 XP it is inactive
    Title (zh) 只有10点经验时不生效
    Q (en) The same with another card played, but 10 XP.
    Q (zh) 打出过其他牌，但只有10点经验。
    A (en) One point, for conquering.
    A (zh) 只有征服的1分。
    Given it is your main phase
    And the position:
      | object              | player | place | state |
      | Example: Late Glory | You    | base  |       |
      | Unit Y (3)          | You    | base  |       |
      | Cleave              | You    | hand  |       |
    And you have 10 XP
    And both players can pay for anything
    When you play Cleave choosing Unit Y
    And the chain resolves
    And you move Example: Late Glory to battlefield A
    And the showdown ends
    Then the chain is empty
    And you have 1 point
