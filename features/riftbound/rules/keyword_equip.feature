@game:riftbound
Feature: Equip

  @id:rb-kw-equip-attaches @rule:818.1.b @rule:818.1.b.2 @rule:818.1.c.2 @rule:434.4 @rule:718.4 @source:core-1.4#818.1.b @since:spiritforged
  Scenario: Equip pays its cost and attaches the gear to a chosen unit
    Title (zh) 装配：支付费用，将装备贴附到所选单位
    Q (en) Boots of Swiftness lie in my base, Unit X is at battlefield A. I have one chaos rune and use Equip.
    Q (zh) 【轻灵之靴】在我方基地，单位X在战场A。我方有一枚混沌符文，使用[装配]。
    A (en) The rune is recycled for the cost. The Boots are then where Unit X is, which is no move, and add their might and their text.
    A (zh) 该符文被回收以支付费用。随后【轻灵之靴】位于单位X所在处（这不是移动），并提供战力与文本。
    Given it is your main phase
    And the position:
      | object             | player | place         | state |
      | Boots of Swiftness | You    | base          |       |
      | Unit W (1)         | You    | base          |       |
      | Unit X (3)         | You    | battlefield A |       |
    And you have these runes: 1 chaos
    When you use the ability of Boots of Swiftness choosing Unit X
    And the chain resolves
    Then Boots of Swiftness is attached to Unit X
    And Boots of Swiftness is at battlefield A
    And Unit X has might 5
    And Unit W has might 1
    And you have no runes

  @id:rb-kw-equip-friendly @rule:818.1.c.2 @rule:818.1.b.1 @source:core-1.4#818.1.c.2 @control:rb-kw-equip-attaches @since:spiritforged
  Scenario: Equip chooses a unit of the player
    Title (zh) 装配只能选择己方单位
    Q (en) May I attach my Boots of Swiftness to the opponent's unit?
    Q (zh) 可以将我方【轻灵之靴】贴附到对方单位吗？
    A (en) No. The target is a unit I control.
    A (zh) 不可以。目标是我方控制的单位。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Boots of Swiftness | You      | base          |       |
      | Unit V (1)         | You      | base          |       |
      | Unit W (1)         | You      | base          |       |
      | Unit X (3)         | Opponent | battlefield A |       |
    And both players can pay for anything
    Then you may not use the ability of Boots of Swiftness choosing Unit X
    And Boots of Swiftness is attached to nothing

  @id:rb-kw-equip-target-gone @rule:818.1.b.1 @source:core-1.4#818.1.b.1 @since:spiritforged
  Scenario: Without its target Equip attaches nothing
    Title (zh) 目标离场后装配不会贴附
    Q (en) I use Equip choosing Unit X; in response the opponent returns it to hand with Gust.
    Q (zh) 我方使用[装配]选择单位X；对方打出【罡风】作为反应，将其返回手牌。
    A (en) The Boots stay loose in my base and the cost stays paid.
    A (zh) 【轻灵之靴】未贴附地留在我方基地，费用不退还。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Boots of Swiftness | You      | base          |       |
      | Unit W (1)         | You      | base          |       |
      | Unit X (3)         | You      | battlefield A |       |
      | Gust               | Opponent | hand          |       |
    And you have these runes: 1 chaos
    And the opponent can pay for anything
    When you use the ability of Boots of Swiftness choosing Unit X
    And the opponent reacts with Gust choosing Unit X
    And the chain resolves
    Then Unit X is in your hand
    And Boots of Swiftness is attached to nothing
    And Boots of Swiftness is in your base
    And you have no runes

  @id:rb-kw-equip-other-cost @rule:818.1.c.3 @source:core-1.4#818.1.c.3 @since:unleashed
  Scenario: An Equip cost may hold more than energy and power
    Title (zh) 装配费用可以包含法力与符能以外的费用
    Q (en) Last Rites asks for a chaos power and for two cards recycled from my trash.
    Q (zh) 【临终仪式】的[装配]需要一点混沌符能，以及从我方废牌堆回收两张牌。
    A (en) Both are paid as the ability is activated, then Last Rites is attached.
    A (zh) 两者都在激活技能时支付，随后贴附【临终仪式】。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Last Rites | You    | base  |       |
      | Unit W (1) | You    | base  |       |
      | Unit X (3) | You    | base  |       |
      | Flash      | You    | trash |       |
      | Gust       | You    | trash |       |
      | Smite      | You    | trash |       |
    And you have these runes: 1 chaos
    When you use the ability of Last Rites choosing Unit X
    And you pay with Flash and Smite
    Then Flash is in your deck
    And Gust is in your trash
    When the chain resolves
    Then Last Rites is attached to Unit X
    And Unit X has might 5
    And you have no runes

  @id:rb-kw-equip-other-cost.short @rule:818.1.c.3 @source:core-1.4#818.1.c.3 @control:rb-kw-equip-other-cost @since:unleashed
  Scenario: An Equip cost that is no resource must be payable too
    Title (zh) 装配费用中的其他费用也必须能够支付
    Q (en) Only one card is in my trash.
    Q (zh) 我方废牌堆中只有一张牌。
    A (en) Last Rites cannot be equipped.
    A (zh) 不能[装配]【临终仪式】。
    Given it is your main phase
    And the position:
      | object     | player | place | state |
      | Last Rites | You    | base  |       |
      | Unit W (1) | You    | base  |       |
      | Unit X (3) | You    | base  |       |
      | Flash      | You    | trash |       |
    And both players can pay for anything
    Then you may not use the ability of Last Rites choosing Unit X
    And Flash is in your trash

  @id:rb-kw-equip-triggers-above @rule:818.1.c.1 @source:core-1.4#818.1.c.1 @since:spiritforged @unconfirmed
  Scenario: What triggers while Equip is paid for resolves before it
    Title (zh) 支付装配费用时触发的技能先于装配结算
    Q (en) Blade of the Ruined King asks for a friendly unit killed; I kill Watchful Sentry, whose Deathknell draws a card.
    Q (zh) 【破败王者之刃】的[装配]需要摧毁一名友方单位；我方摧毁【警觉的哨兵】，其[绝念]抽一张牌。
    A (en) The Deathknell is on the chain above the ability: I draw while the Blade is still loose.
    A (zh) [绝念]在结算链上位于该技能之上：抽牌时【破败王者之刃】仍未贴附。
    Given it is your main phase
    And the position:
      | object                   | player | place | state |
      | Blade of the Ruined King | You    | base  |       |
      | Watchful Sentry          | You    | base  |       |
      | Unit W (1)               | You    | base  |       |
      | Unit X (3)               | You    | base  |       |
    And both players can pay for anything
    When you use the ability of Blade of the Ruined King choosing Unit X and killing Watchful Sentry
    Then the chain has 2 items
    When the next item resolves
    Then you have drawn 1 card
    And Blade of the Ruined King is attached to nothing
    When the chain resolves
    Then Blade of the Ruined King is attached to Unit X
    And Unit W is in your base

  @id:rb-kw-equip-cost-altered @rule:818.1.c.4 @source:core-1.4#818.1.c.4 @since:unleashed
  Scenario: Text of an Equip ability that alters its cost is counted as it is paid
    Title (zh) 装配技能中改变费用的文本在支付时计入
    Q (en) Hextech Gauntlets cost 3 energy less the might of the chosen unit, and one power. I have no energy.
    Q (zh) 【海克斯科技护手】的[装配]费用为3点法力减去所选单位的战力，另加一点符能。我方没有法力。
    A (en) Unit X with 3 might can be chosen, Unit W with 1 might cannot be paid for.
    A (zh) 可以选择3战力的单位X；选择1战力的单位W则无法支付。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Hextech Gauntlets | You    | base  |       |
      | Unit W (1)        | You    | base  |       |
      | Unit X (3)        | You    | base  |       |
      | Unit Y (4)        | You    | base  |       |
    And you have 0 energy and 1 any power
    Then you may not use the ability of Hextech Gauntlets choosing Unit W
    When you use the ability of Hextech Gauntlets choosing Unit X
    And the chain resolves
    Then Hextech Gauntlets is attached to Unit X
    And you have nothing left to pay with

  @id:rb-kw-equip-event @rule:818.2 @rule:818.2.a @source:core-1.4#818.2 @since:spiritforged
  Scenario: Being equipped is something that can trigger abilities
    Title (zh) 被装配是可以触发技能的事件
    Q (en) I use Equip on Jax, Unrelenting, which triggers when I attach an Equipment to it.
    Q (zh) 我方对【贾克斯 - 无情攻势】使用[装配]，其技能在我方将武装贴附到他时触发。
    A (en) After the Boots are attached I may pay 1 and draw.
    A (zh) 【轻灵之靴】贴附后，我方可以支付1点法力并抽一张牌。
    Given it is your main phase
    And the position:
      | object             | player | place | state |
      | Boots of Swiftness | You    | base  |       |
      | Jax, Unrelenting   | You    | base  |       |
      | Unit X (3)         | You    | base  |       |
    And both players can pay for anything
    When you use the ability of Boots of Swiftness choosing Jax, Unrelenting
    And the chain resolves
    Then you may decline
    When you accept
    And the chain resolves
    Then you have drawn 1 card
    And Boots of Swiftness is attached to Jax, Unrelenting

  @id:rb-kw-equip-inactive @rule:718.2 @rule:721.2 @source:core-1.4#718.2 @control:rb-kw-equip-attaches @since:spiritforged
  Scenario: An attached gear cannot use its own Equip
    Title (zh) 已贴附的装备不能使用自己的装配
    Q (en) Boots of Swiftness are attached to Unit X. May I pay Equip to attach them to Unit Y?
    Q (zh) 【轻灵之靴】已贴附于单位X。可以支付[装配]费用改贴附到单位Y吗？
    A (en) No. The rules text of an attached card is Inactive.
    A (zh) 不可以。已贴附的牌的规则文本未激活。
    Given it is your main phase
    And the position:
      | object             | player | place         | state              |
      | Boots of Swiftness | You    | battlefield A | attached to Unit X |
      | Unit X (3)         | You    | battlefield A |                    |
      | Unit Y (2)         | You    | base          |                    |
      | Unit Z (2)         | You    | base          |                    |
    And both players can pay for anything
    Then you may not use the ability of Boots of Swiftness choosing Unit Y
    And Boots of Swiftness is attached to Unit X

  @id:rb-kw-equip-moves-along @rule:719.3.a @rule:719.4 @rule:718.5.c @source:core-1.4#719.3.a @since:spiritforged
  Scenario: What is attached goes along with its unit and stays ready
    Title (zh) 贴附的牌随单位移动，且其状态不变
    Q (en) Unit X moves to battlefield A with Boots of Swiftness attached, which are ready.
    Q (zh) 贴附着处于活跃状态的【轻灵之靴】的单位X移动到战场A。
    A (en) Both are at battlefield A; only the unit is exhausted.
    A (zh) 两者都位于战场A；只有单位休眠。
    Given it is your main phase
    And the position:
      | object             | player | place | state              |
      | Boots of Swiftness | You    | base  | attached to Unit X |
      | Unit X (3)         | You    | base  |                    |
      | Unit Y (2)         | You    | base  |                    |
    And both players can pay for anything
    When you move Unit X to battlefield A
    Then Boots of Swiftness is at battlefield A
    And Boots of Swiftness is attached to Unit X
    And Boots of Swiftness is ready
    And Unit X is exhausted

  @id:rb-kw-equip-top-leaves @rule:719.5 @rule:435.4.b @rule:435.4.a @source:core-1.4#719.5 @since:spiritforged
  Scenario: When the unit leaves the board what is attached stays and is recalled
    Title (zh) 单位离场后，贴附的牌留下并被召回
    Q (en) Unit X with Boots of Swiftness is killed at battlefield A.
    Q (zh) 贴附着【轻灵之靴】的单位X在战场A被摧毁。
    A (en) The Boots detach at the battlefield; as a loose gear they are recalled to my base.
    A (zh) 【轻灵之靴】在该战场被卸除；作为未贴附的装备被召回我方基地。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place         | state              |
      | Boots of Swiftness | You      | battlefield A | attached to Unit X |
      | Unit X (3)         | You      | battlefield A |                    |
      | Unit Y (2)         | You      | battlefield A |                    |
      | Vengeance          | Opponent | hand          |                    |
    And both players can pay for anything
    When the opponent plays Vengeance choosing Unit X
    And the chain resolves
    Then Unit X is in your trash
    And Boots of Swiftness is in your base
    And Boots of Swiftness is attached to nothing
    And rule 323.7 is why

  @id:rb-kw-equip-still-a-card @rule:718.5.b @rule:718.5.a @rule:719.2 @source:core-1.4#718.5.b @since:spiritforged
  Scenario: An attached card can be chosen by itself
    Title (zh) 贴附的牌可以单独被选择
    Q (en) Detonate kills a gear. May it choose Boots of Swiftness that are attached?
    Q (zh) 【印爆术】摧毁一件装备。可以选择已贴附的【轻灵之靴】吗？
    A (en) Yes; Unit X stays and loses their might.
    A (zh) 可以；单位X留在场上，失去其提供的战力。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state              |
      | Boots of Swiftness | Opponent | battlefield A | attached to Unit X |
      | Unit X (3)         | Opponent | battlefield A |                    |
      | Zhonya's Hourglass | Opponent | base          |                    |
      | Detonate           | You      | hand          |                    |
    And both players can pay for anything
    When you play Detonate choosing Boots of Swiftness
    And the chain resolves
    Then Boots of Swiftness is in the opponent's trash
    And Unit X is at battlefield A
    And Unit X has might 3
    And the opponent has drawn 2 cards

  @id:rb-kw-equip-controllers @rule:718.5.e @rule:718.5.f @source:core-1.4#718.5.e @since:spiritforged
  Scenario: Control of the unit does not carry control of what is attached
    Title (zh) 单位的控制权变化不影响贴附的牌的控制权
    Q (en) I take Unit X with Possession while Boots of Swiftness are attached to it.
    Q (zh) 我方以【据为己有】获得贴附着【轻灵之靴】的单位X的控制权。
    A (en) I control the unit; the opponent still controls the Boots, which stay attached and go along.
    A (zh) 我方控制该单位；对方仍控制【轻灵之靴】，其保持贴附并一同被召回。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state              |
      | Possession         | You      | hand          |                    |
      | Boots of Swiftness | Opponent | battlefield A | attached to Unit X |
      | Unit X (3)         | Opponent | battlefield A |                    |
      | Unit Y (2)         | Opponent | battlefield A |                    |
    And both players can pay for anything
    When you play Possession choosing Unit X
    And the chain resolves
    Then you control Unit X
    And the opponent controls Boots of Swiftness
    And Boots of Swiftness is attached to Unit X
    And Boots of Swiftness is in your base
    And Unit X has might 5

  @id:rb-kw-equip-keyword @rule:718.3 @rule:719.1 @rule:136.2.c @source:core-1.4#718.3 @since:spiritforged
  Scenario: Keywords in effect text belong to the unit
    Title (zh) 效果文本中的关键词归该单位所有
    Q (en) Unit X with Serrated Dirk attacks; the Dirk gives Assault 2 and no might.
    Q (zh) 贴附【锯齿短匕】的单位X进攻；【锯齿短匕】提供[强攻2]，不提供战力加成。
    A (en) As an attacker Unit X has 2 more might.
    A (zh) 作为进攻方，单位X战力+2。
    Given it is your main phase
    And the position:
      | object        | player   | place         | state              |
      | Serrated Dirk | You      | base          | attached to Unit X |
      | Unit X (3)    | You      | base          |                    |
      | Unit Y (6)    | Opponent | battlefield A |                    |
    And both players can pay for anything
    Then Unit X has might 3
    When you move Unit X to battlefield A
    Then Unit X has might 5

  @id:rb-kw-equip-two @rule:818.4 @source:core-1.4#818.4 @since:spiritforged
  Scenario: Two instances of Equip are two abilities, each with its cost
    Title (zh) 两个装配即两个主动技能，各有费用
    Q (en) An Equipment has Equip for a fury power and Equip for 2 energy. I have 2 energy and no power.
    Q (zh) 某武装拥有费用为一点炽烈符能与2点法力的两个[装配]。我方有2点法力、没有符能。
    A (en) Only the second can be used.
    A (zh) 只能使用第二个。
    Given it is your main phase
    And the position:
      | object                | player | place | state |
      | Example: Paired Grips | You    | base  |       |
      | Unit W (1)            | You    | base  |       |
      | Unit X (3)            | You    | base  |       |
    And you have 2 energy
    Then you may not use the ability of Example: Paired Grips choosing Unit X
    When you use ability 2 of Example: Paired Grips choosing Unit X
    And the chain resolves
    Then Example: Paired Grips is attached to Unit X
    And Unit X has might 4
    And you have nothing left to pay with
