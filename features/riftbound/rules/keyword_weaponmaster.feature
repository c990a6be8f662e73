@game:riftbound
Feature: Weaponmaster

  @id:rb-kw-weaponmaster-discount @rule:821.1.b @rule:821.1.c @rule:821.1.a @source:core-1.4#821.1.b @since:spiritforged
  Scenario: Weaponmaster equips for one power less
    Title (zh) 百炼：以减少一点符能的费用装配
    Q (en) I have 3 energy and no power, and play Sentinel Adept with Serrated Dirk in my base.
    Q (zh) 我方有3点法力、没有符能，打出【哨兵好手】；【锯齿短匕】在我方基地。
    A (en) The unit's ability chooses the Dirk; its Equip cost of one fury power is nothing now, and it is attached as the ability resolves.
    A (zh) 该单位的技能选择【锯齿短匕】；其[装配]费用由一点炽烈符能减为无，技能结算时贴附。
    Given it is your main phase
    And the position:
      | object             | player | place | state |
      | Sentinel Adept     | You    | hand  |       |
      | Serrated Dirk      | You    | base  |       |
      | Boots of Swiftness | You    | base  |       |
    And you have 3 energy
    When you play Sentinel Adept to your base
    And you accept
    And you choose Serrated Dirk
    Then Serrated Dirk is attached to nothing
    When the chain resolves
    Then Serrated Dirk is attached to Sentinel Adept
    And Boots of Swiftness is attached to nothing
    And you have nothing left to pay with
    And rule 821.1.c is why

  @id:rb-kw-weaponmaster-declines @rule:821.1.c @rule:383.3.a @source:core-1.4#821.1.c @since:spiritforged
  Scenario: Weaponmaster may be left unused
    Title (zh) 百炼可以不执行
    Q (en) I play Sentinel Adept and do not want to equip.
    Q (zh) 我方打出【哨兵好手】，不想[装配]。
    A (en) I decline, and nothing goes on the chain.
    A (zh) 选择不执行，该技能不留在结算链上。
    Given it is your main phase
    And the position:
      | object         | player | place | state |
      | Sentinel Adept | You    | hand  |       |
      | Serrated Dirk  | You    | base  |       |
    And both players can pay for anything
    When you play Sentinel Adept to your base
    Then you may decline
    When you decline
    Then the chain is empty
    And Serrated Dirk is attached to nothing
    And Sentinel Adept is in your base

  @id:rb-kw-weaponmaster-from-another @rule:821.1.b @rule:434.1.f @rule:725.3 @source:core-1.4#821.1.b @since:spiritforged
  Scenario: Weaponmaster takes an Equipment from another unit
    Title (zh) 百炼可以选择已贴附的武装
    Q (en) Boots of Swiftness are attached to Unit X at battlefield A. I play Sentinel Adept to my base.
    Q (zh) 【轻灵之靴】贴附于战场A的单位X。我方将【哨兵好手】打出到基地。
    A (en) The Boots can be chosen though their text is Inactive; they detach from Unit X and are attached to the Adept.
    A (zh) 虽然其文本未激活，仍可选择【轻灵之靴】；它从单位X卸除，改贴附到【哨兵好手】。
    Given it is your main phase
    And the position:
      | object             | player | place         | state              |
      | Sentinel Adept     | You    | hand          |                    |
      | Boots of Swiftness | You    | battlefield A | attached to Unit X |
      | Unit X (3)         | You    | battlefield A |                    |
      | Serrated Dirk      | You    | base          |                    |
    And both players can pay for anything
    When you play Sentinel Adept to your base
    And you accept
    And you choose Boots of Swiftness
    And the chain resolves
    Then Boots of Swiftness is attached to Sentinel Adept
    And Boots of Swiftness is in your base
    And Unit X has might 3
    And Sentinel Adept has might 5

  @id:rb-kw-weaponmaster-as-though @rule:821.1.c.2 @source:core-1.4#821.1.c.2 @since:unleashed
  Scenario: The cost is that of choosing the unit with Weaponmaster
    Title (zh) 费用按选择该百炼单位计算
    Q (en) Hextech Gauntlets cost 3 energy less the might of the chosen unit, and one power. I have 3 energy and play Veteran Poro for 2; Unit X with 4 might is there too.
    Q (zh) 【海克斯科技护手】的[装配]费用为3点法力减去所选单位的战力，另加一点符能。我方有3点法力，以2点打出【壮壮魄罗】；4战力的单位X也在场。
    A (en) As though Equip chose the Poro with 2 might, 1 energy is left to pay; the power is saved.
    A (zh) 视为[装配]选择了战力为2的【壮壮魄罗】：还需支付1点法力，符能则被减去。
    Given it is your main phase
    And the position:
      | object            | player | place | state |
      | Veteran Poro      | You    | hand  |       |
      | Unit X (4)        | You    | base  |       |
      | Hextech Gauntlets | You    | base  |       |
      | Serrated Dirk     | You    | base  |       |
    And you have 3 energy
    When you play Veteran Poro to your base
    And you accept
    And you choose Hextech Gauntlets
    And the chain resolves
    And you accept
    Then Hextech Gauntlets is attached to Veteran Poro
    And you have nothing left to pay with

  @id:rb-kw-weaponmaster-no-power @rule:821.1.c.3 @source:core-1.4#821.1.c.3 @since:unleashed @unconfirmed
  Scenario: A cost without power is paid in full
    Title (zh) 费用中没有符能时须全额支付
    Q (en) Shepherd's Heirloom is equipped for 1 XP. I have 1 XP and play Sentinel Adept.
    Q (zh) 【牧人的传家宝】的[装配]费用为1经验。我方有1经验，打出【哨兵好手】。
    A (en) The XP can be paid and is not reduced.
    A (zh) 可以支付该经验，且不会减少。
    Given it is your main phase
    And the position:
      | object              | player | place | state |
      | Sentinel Adept      | You    | hand  |       |
      | Shepherd's Heirloom | You    | base  |       |
      | Serrated Dirk       | You    | base  |       |
    And both players can pay for anything
    And you have 1 XP
    When you play Sentinel Adept to your base
    And you accept
    And you choose Shepherd's Heirloom
    And the chain resolves
    And you accept
    Then Shepherd's Heirloom is attached to Sentinel Adept
    And you have 0 XP

  @id:rb-kw-weaponmaster-cannot-pay @rule:821.1.c.5 @rule:821.1.c.1 @source:core-1.4#821.1.c.5 @control:rb-kw-weaponmaster-from-another @since:spiritforged
  Scenario: What cannot be paid for stays where it is
    Title (zh) 无法支付时留在原处
    Q (en) Last Rites is attached to Unit X; its Equip asks for two cards of my trash, which is empty. I choose it with Weaponmaster.
    Q (zh) 【临终仪式】贴附于单位X；其[装配]需要从废牌堆回收两张牌，而我方废牌堆为空。我方以[百炼]选择它。
    A (en) It can be chosen, but it stays attached to Unit X.
    A (zh) 可以选择，但它仍贴附于单位X。
    Given it is your main phase
    And the position:
      | object         | player | place         | state              |
      | Sentinel Adept | You    | hand          |                    |
      | Last Rites     | You    | battlefield A | attached to Unit X |
      | Unit X (3)     | You    | battlefield A |                    |
      | Serrated Dirk  | You    | base          |                    |
    And both players can pay for anything
    When you play Sentinel Adept to your base
    And you accept
    And you choose Last Rites
    And the chain resolves
    Then Last Rites is attached to Unit X
    And Last Rites is at battlefield A
    And Sentinel Adept has might 3
    And rule 821.1.c.5 is why

  @id:rb-kw-weaponmaster-unit-gone @rule:821.1.c.5 @source:core-1.4#821.1.c.5 @control:rb-kw-weaponmaster-from-another @since:spiritforged
  Scenario: Without the unit the Equipment stays where it is
    Title (zh) 该单位离场后武装留在原处
    Q (en) I play Sentinel Adept to battlefield A and choose Boots of Swiftness on Unit X; in response the opponent returns the Adept to hand.
    Q (zh) 我方将【哨兵好手】打出到战场A，选择单位X的【轻灵之靴】；对方将【哨兵好手】返回手牌作为反应。
    A (en) Nothing can be attached: the Boots stay on Unit X.
    A (zh) 无法贴附：【轻灵之靴】仍贴附于单位X。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state              |
      | Sentinel Adept     | You      | hand          |                    |
      | Boots of Swiftness | You      | battlefield A | attached to Unit X |
      | Unit X (3)         | You      | battlefield A |                    |
      | Serrated Dirk      | You      | base          |                    |
      | Gust               | Opponent | hand          |                    |
    And both players can pay for anything
    When you play Sentinel Adept to battlefield A
    And you accept
    And you choose Boots of Swiftness
    And the opponent reacts with Gust choosing Sentinel Adept
    And the chain resolves
    Then Sentinel Adept is in your hand
    And Boots of Swiftness is attached to Unit X
    And rule 821.1.c.5 is why

  @id:rb-kw-weaponmaster-equips-not @rule:821.1.c.6 @rule:821.1.c @source:core-1.4#821.1.c.6 @since:spiritforged
  Scenario: Attaching by Weaponmaster is attaching still
    Title (zh) 以百炼贴附仍是贴附
    Q (en) Jax, Unrelenting has Weaponmaster and triggers when I attach an Equipment to him.
    Q (zh) 【贾克斯 - 无情攻势】拥有[百炼]，且在我方将武装贴附到他时触发。
    A (en) His other ability triggers, though Equip was not activated: only the ability of Jax was on the chain.
    A (zh) 虽然没有激活[装配]，其另一技能仍会触发：结算链上只有【贾克斯 - 无情攻势】的技能。
    Given it is your main phase
    And the position:
      | object             | player | place | state |
      | Jax, Unrelenting   | You    | hand  |       |
      | Serrated Dirk      | You    | base  |       |
      | Boots of Swiftness | You    | base  |       |
    And both players can pay for anything
    When you play Jax, Unrelenting to your base
    And you accept
    And you choose Serrated Dirk
    Then the ability of Jax, Unrelenting is on the chain
    And the ability of Serrated Dirk is not on the chain
    When the chain resolves
    And you accept
    And the chain resolves
    Then you have drawn 1 card
    And Serrated Dirk is attached to Jax, Unrelenting

  @id:rb-kw-weaponmaster-given @rule:821.3 @rule:801.3.a @source:core-1.4#821.3 @since:spiritforged
  Scenario: A unit that is given Weaponmaster has its ability as it is played
    Title (zh) 获得百炼的单位在打出时触发
    Q (en) Azir, Emperor of the Sands gives my Sand Soldiers Weaponmaster. I play Serrated Dirk, then use his ability.
    Q (zh) 【沙漠皇帝】让我方“黄沙士兵”获得[百炼]。我方打出【锯齿短匕】，随后使用其技能。
    A (en) The Sand Soldier is played with Weaponmaster and takes the Dirk for nothing.
    A (zh) “黄沙士兵”打出时拥有[百炼]，无需支付即可贴附【锯齿短匕】。
    Given it is your main phase
    And the position:
      | object                     | player | place  | state |
      | Azir, Emperor of the Sands | You    | legend |       |
      | Serrated Dirk              | You    | hand   |       |
    And both players can pay for anything
    When you play Serrated Dirk
    And you use the ability of Azir, Emperor of the Sands
    And the chain resolves
    And you accept
    And the chain resolves
    Then there is 1 Sand Soldier in your base
    And Serrated Dirk is attached to the Sand Soldier

  @id:rb-kw-weaponmaster-on-board @rule:821.2 @source:core-1.4#821.2 @since:spiritforged
  Scenario: Weaponmaster does nothing on the board
    Title (zh) 在场的百炼单位没有作用
    Q (en) Sentinel Adept is in my base. I play Serrated Dirk.
    Q (zh) 【哨兵好手】已在我方基地。我方打出【锯齿短匕】。
    A (en) Nothing triggers.
    A (zh) 没有任何触发。
    Given it is your main phase
    And the position:
      | object         | player | place | state |
      | Sentinel Adept | You    | base  |       |
      | Serrated Dirk  | You    | hand  |       |
    And both players can pay for anything
    When you play Serrated Dirk
    Then Serrated Dirk is in your base
    And Serrated Dirk is attached to nothing
    And the chain is empty
    And nobody is asked

  @id:rb-kw-weaponmaster-no-equip @rule:821.1.c.1 @rule:821.1.c.4 @source:core-1.4#821.1.c.1 @control:rb-kw-weaponmaster-discount @since:spiritforged
  Scenario: An Equipment without Equip may be chosen and is not attached
    Title (zh) 可以选择没有装配的武装，但不会贴附
    Q (en) I choose an Equipment without an Equip ability.
    Q (zh) 我方选择没有[装配]技能的武装。
    A (en) There is no cost to pay, so that it cannot be paid: the Equipment stays in my base.
    A (zh) 没有可支付的[装配]费用，即无法支付：该武装留在我方基地。
    Given it is your main phase
    And the position:
      | object               | player | place | state |
      | Sentinel Adept       | You    | hand  |       |
      | Example: Blunt Relic | You    | base  |       |
      | Serrated Dirk        | You    | base  |       |
    And both players can pay for anything
    When you play Sentinel Adept to your base
    And you accept
    And you choose Example: Blunt Relic
    And the chain resolves
    Then Example: Blunt Relic is attached to nothing
    And Sentinel Adept has might 3
    And rule 821.1.c.4 is why

  @id:rb-kw-weaponmaster-twice @rule:821.1.c.7 @source:core-1.4#821.1.c.7 @since:unleashed
  Scenario: Two instances of Weaponmaster may choose two Equipment
    Title (zh) 两个百炼可以选择不同的武装
    Q (en) I play a unit with Weaponmaster twice, with Serrated Dirk and Boots of Swiftness in base.
    Q (zh) 我方打出拥有两个[百炼]的单位；【锯齿短匕】和【轻灵之靴】在基地。
    A (en) Each triggers; both are attached for nothing.
    A (zh) 各自触发；两件武装都无需支付即贴附。
    Given it is your main phase
    And the position:
      | object                 | player | place | state |
      | Example: Twice Trained | You    | hand  |       |
      | Serrated Dirk          | You    | base  |       |
      | Boots of Swiftness     | You    | base  |       |
    And both players can pay for anything
    When you play Example: Twice Trained to your base
    And you accept
    And you choose Serrated Dirk
    And you accept
    And you choose Boots of Swiftness
    Then the chain has 2 items
    When the chain resolves
    Then Serrated Dirk is attached to Example: Twice Trained
    And Boots of Swiftness is attached to Example: Twice Trained

  @id:rb-kw-weaponmaster-twice.same @rule:821.1.d @source:core-1.4#821.1.d @since:unleashed
  Scenario: Two instances of Weaponmaster that choose the same Equipment resolve separately
    Title (zh) 两个百炼选择同一武装时分别结算
    Q (en) Both times I choose Hextech Gauntlets, which with 2 might chosen cost 1 energy and a power. I have 2 energy for the unit and 2 more.
    Q (zh) 两次都选择【海克斯科技护手】；选择战力为2的单位时其费用为1点法力和一点符能。除打出该单位的2点外，我方另有2点法力。
    A (en) The first attaches them for 1 energy; as the second resolves they are attached already and nothing more happens.
    A (zh) 先结算的以1点法力贴附；后结算时已经贴附，不再发生其他变化。
    Given it is your main phase
    And the position:
      | object                 | player | place | state |
      | Example: Twice Trained | You    | hand  |       |
      | Hextech Gauntlets      | You    | base  |       |
      | Serrated Dirk          | You    | base  |       |
    And you have 4 energy
    When you play Example: Twice Trained to your base
    And you accept
    And you choose Hextech Gauntlets
    And you accept
    And you choose Hextech Gauntlets
    And the next item resolves
    And you accept
    Then Hextech Gauntlets is attached to Example: Twice Trained
    And the chain has 1 item
    And you have 1 energy
    When the chain resolves
    Then Hextech Gauntlets is attached to Example: Twice Trained
