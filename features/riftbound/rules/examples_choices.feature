@game:riftbound
Feature: Untargetability, new choices, ignoring effects

  @id:rb-ex-757-ruin-runner @rule:757.1 @rule:758 @source:core-1.4#757.1 @since:spiritforged
  Scenario: A unit that enemy spells and abilities cannot choose
    Title (zh) 敌方法术与技能不能选择的单位
    Q (en) May I choose the opponent's Ruin Runner with Hextech Ray?
    Q (zh) 我方可以用【海克斯射线】选择对方的【沙墟啸匪】吗？
    A (en) No; its controller may choose it with a spell of their own.
    A (zh) 不可以；其控制者可以用自己的法术选择它。
    Given it is your main phase
    And the position:
      | object      | player   | place         | state |
      | Hextech Ray | You      | hand          |       |
      | Discipline  | Opponent | hand          |       |
      | Ruin Runner | Opponent | battlefield A |       |
      | Unit X (9)  | Opponent | battlefield A |       |
      | Unit Y (9)  | Opponent | battlefield A |       |
    And both players can pay for anything
    Then you may not play Hextech Ray choosing Ruin Runner
    When you play Hextech Ray choosing Unit X
    And the opponent reacts with Discipline choosing Ruin Runner
    And the chain resolves
    Then Ruin Runner has might 7
    And Unit X has damage 3

  @id:rb-ex-758-no-longer-untargetable @rule:758.2 @source:core-1.4#758.2 @since:unleashed
  Scenario: A unit that has become a legal target again is affected
    Title (zh) 重新成为合法目标的单位受到影响
    Q (en) A 1-might unit cannot be chosen by enemy spells that cost less than its might. Falling Star chooses it twice; Discipline makes it 3, Eclipse then -1. What happens when Falling Star resolves?
    Q (zh) 1战力单位不能被费用低于其战力的敌方法术选择。【星落】两次选择它；【训练有素】使其为3，随后【月蚀】使其为-1。【星落】结算时会怎样？
    A (en) It is a legal target again: 6 damage are marked on it and it dies.
    A (zh) 它再次成为合法目标：受到6点伤害，被摧毁。
    Given it is your main phase
    And the position:
      | object                | player   | place | state |
      | Falling Star          | You      | hand  |       |
      | Eclipse               | You      | hand  |       |
      | Discipline            | Opponent | hand  |       |
      | Unit Y (9)            | Opponent | base  |       |
      | Example: Slippery Imp | Opponent | base  |       |
    And both players can pay for anything
    When you play Falling Star choosing Example: Slippery Imp, then choosing Example: Slippery Imp
    And the opponent reacts with Discipline choosing Example: Slippery Imp
    And the next item resolves
    Then Example: Slippery Imp has might 3
    When you react with Eclipse choosing Example: Slippery Imp
    And the next item resolves
    And you decline
    Then Example: Slippery Imp has might 0
    When the chain resolves
    Then Example: Slippery Imp is in the opponent's trash
    And Unit Y has no damage

  @id:rb-ex-758-untargetable-on-resolution @rule:758.1 @rule:359.3.e.2 @source:core-1.4#758.1 @since:unleashed
  Scenario: A unit that became untargetable in reaction is not affected
    Title (zh) 因反应而变得不可选择的单位不受影响
    Q (en) The same without Eclipse: Falling Star resolves while the unit has might 3.
    Q (zh) 没有【月蚀】：【星落】结算时该单位战力为3。
    A (en) Both instructions are ignored: the unit is unaffected.
    A (zh) 两条指示都被无视：该单位不受影响。
    Given it is your main phase
    And the position:
      | object                | player   | place | state |
      | Falling Star          | You      | hand  |       |
      | Eclipse               | You      | hand  |       |
      | Discipline            | Opponent | hand  |       |
      | Unit Y (9)            | Opponent | base  |       |
      | Example: Slippery Imp | Opponent | base  |       |
    And both players can pay for anything
    When you play Falling Star choosing Example: Slippery Imp, then choosing Example: Slippery Imp
    And the opponent reacts with Discipline choosing Example: Slippery Imp
    And the chain resolves
    Then Example: Slippery Imp has no damage
    And Example: Slippery Imp has might 3
    And Unit Y has no damage
    And rule 758.1 is why

  @id:rb-ex-758-protector-leaves @rule:758.2.a @source:core-1.4#758.2.a @since:unleashed
  Scenario: When the protector leaves, the protected unit is a legal target again
    Title (zh) 保护者离场后，被保护的单位再次成为合法目标
    Q (en) Rebuke chooses a unit of might 8 beside Alpha Wildclaw; Discipline makes Wildclaw the stronger of the two. Then Star-Crossed returns Wildclaw. What does Rebuke do?
    Q (zh) 【责退】选择【野爪兽王】旁的8战力单位；【训练有素】使【野爪兽王】战力更高。随后【造化弄人】将【野爪兽王】返回手牌。【责退】会怎样？
    A (en) The unit is a legal target again and returns to hand too.
    A (zh) 该单位再次成为合法目标，也返回手牌。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Rebuke         | You      | hand          |       |
      | Star-Crossed   | You      | hand          |       |
      | Unit F (2)     | You      | base          |       |
      | Discipline     | Opponent | hand          |       |
      | Alpha Wildclaw | Opponent | battlefield A |       |
      | Unit V (8)     | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Rebuke choosing Unit V
    And the opponent reacts with Discipline choosing Alpha Wildclaw
    And the next item resolves
    Then Alpha Wildclaw has might 9
    When you react with Star-Crossed choosing Unit F, then choosing Alpha Wildclaw
    And the chain resolves
    Then Alpha Wildclaw is in the opponent's hand
    And Unit F is in your hand
    And Unit V is in the opponent's hand

  @id:rb-ex-758-protector-stays @rule:758.1 @rule:758.2.a @source:core-1.4#758.1 @since:unleashed
  Scenario: As long as the protector stays, Rebuke does nothing
    Title (zh) 保护者仍在时【责退】无效果
    Q (en) The same without Star-Crossed.
    Q (zh) 没有【造化弄人】。
    A (en) The unit is no legal target as Rebuke resolves and stays.
    A (zh) 【责退】结算时该单位不是合法目标，留在原处。
    Given it is your main phase
    And the position:
      | object         | player   | place         | state |
      | Rebuke         | You      | hand          |       |
      | Star-Crossed   | You      | hand          |       |
      | Unit F (2)     | You      | base          |       |
      | Discipline     | Opponent | hand          |       |
      | Alpha Wildclaw | Opponent | battlefield A |       |
      | Unit V (8)     | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Rebuke choosing Unit V
    And the opponent reacts with Discipline choosing Alpha Wildclaw
    And the chain resolves
    Then Unit V is at battlefield A
    And Alpha Wildclaw has might 9
    And rule 758.1 is why

  @id:rb-rule-753-new-target @rule:751.1 @rule:752.1 @rule:753 @source:core-1.4#751.1 @since:spiritforged
  Scenario: Mystic Reversal: a new target, chosen by the player who controls the spell now
    Title (zh) 【倒转神通】：由现在控制该法术的玩家选择新目标
    Q (en) The opponent plays Rune Prison and, in reaction to it, Discipline on their own unit. I gain control of Discipline and make a new choice.
    Q (zh) 对方打出【符文禁锢】，并对自己的单位打出【训练有素】作为反应。我方获得【训练有素】的控制权并做出新的选择。
    A (en) I may choose anything legal that it was not choosing. My unit gets the might, and I draw the card; the other spell is as it was.
    A (zh) 我方可选择任何它此前未选择的合法目标。由我方单位获得战力，由我方抽牌；另一法术不变。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state |
      | Rune Prison     | Opponent | hand          |       |
      | Discipline      | Opponent | hand          |       |
      | Mystic Reversal | You      | hand          |       |
      | Vengeance       | You      | deck          |       |
      | Unit X (9)      | You      | battlefield A |       |
      | Unit W (9)      | You      | battlefield A |       |
      | Unit Z (9)      | Opponent | battlefield B |       |
    And both players can pay for anything
    When the opponent plays Rune Prison choosing Unit X
    And the opponent reacts with Discipline choosing Unit Z
    And you react with Mystic Reversal choosing Discipline
    And the next item resolves
    Then you may not choose Unit Z
    When you choose Unit W
    And the chain resolves
    Then Unit W has might 11
    And Unit Z has might 9
    And Unit X is stunned
    And you have drawn 1 card
    And Discipline is in the opponent's trash
    And rule 753 is why

  @id:rb-rule-753-keep-the-choice @rule:753 @source:core-1.4#753 @since:spiritforged
  Scenario: Mystic Reversal: the choice may be kept
    Title (zh) 【倒转神通】：可以保留原来的选择
    Q (en) The same, but I make no new choice.
    Q (zh) 同样的情况，但我方不做出新的选择。
    A (en) The spell resolves with its old target.
    A (zh) 该法术以原目标结算。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state |
      | Hextech Ray     | Opponent | hand          |       |
      | Mystic Reversal | You      | hand          |       |
      | Unit X (9)      | You      | battlefield A |       |
      | Unit W (9)      | You      | battlefield A |       |
      | Unit Z (9)      | Opponent | battlefield B |       |
    And both players can pay for anything
    When the opponent plays Hextech Ray choosing Unit X
    And you react with Mystic Reversal choosing Hextech Ray
    And the next item resolves
    And you choose nothing
    And the chain resolves
    Then Unit X has damage 3
    And Unit Z has no damage

  @id:rb-rule-755-costs-are-ignored @rule:755 @rule:755.1 @source:core-1.4#755 @since:spiritforged
  Scenario: A new choice with Deflect costs nothing
    Title (zh) 新选择的目标有[法盾]也不需支付
    Q (en) I have just enough for Mystic Reversal, and the new target has Deflect.
    Q (zh) 我方资源刚好够打出【倒转神通】，新目标拥有[法盾]。
    A (en) It may be chosen: costs of new choices are ignored.
    A (zh) 可以选择：新选择产生的费用被无视。
    Given it is the opponent's main phase
    And the position:
      | object          | player   | place         | state |
      | Hextech Ray     | Opponent | hand          |       |
      | Mystic Reversal | You      | hand          |       |
      | Unit X (9)      | You      | battlefield A |       |
      | Unit W (9)      | You      | battlefield A |       |
      | Pouty Poro      | Opponent | battlefield B |       |
    And the opponent can pay for anything
    And you have 4 energy and 3 any power
    When the opponent plays Hextech Ray choosing Unit X
    And you react with Mystic Reversal choosing Hextech Ray
    And the next item resolves
    Then you have nothing left to pay with
    When you choose Pouty Poro
    And the chain resolves
    Then Pouty Poro is in the opponent's trash
    And Unit X has no damage

  @id:rb-ex-766-ignore-deflect @rule:766 @source:core-1.4#766 @since:spiritforged
  Scenario: A spell that ignores Deflect costs nothing more
    Title (zh) 无视[法盾]的法术不需额外支付
    Q (en) A spell for 1 energy says "ignore Deflect while paying this spell's costs". I have 1 energy and choose a unit with Deflect.
    Q (zh) 1点法力的法术“支付此法术费用时无视[法盾]”。我方有1点法力，选择带[法盾]的单位。
    A (en) It can be played: Deflect is treated as inactive.
    A (zh) 可以打出：[法盾]视为未激活。
    Given it is your main phase
    And the position:
      | object                 | player   | place         | state |
      | Example: Straight Shot | You      | hand          |       |
      | Hextech Ray            | You      | hand          |       |
      | Unit Y (9)             | Opponent | battlefield A |       |
      | Pouty Poro             | Opponent | battlefield A |       |
    And you have 1 energy
    When you play Example: Straight Shot choosing Pouty Poro
    Then you have nothing left to pay with
    When the chain resolves
    Then Pouty Poro is in the opponent's trash
    And Unit Y has no damage

  @id:rb-ex-767-only-that-spell @rule:767 @source:core-1.4#767 @since:spiritforged
  Scenario: Deflect is ignored for that spell only
    Title (zh) 只有该法术无视[法盾]
    Q (en) I have 1 energy and 1 power: enough for Hextech Ray, but not for Deflect on top.
    Q (zh) 我方有1点法力与1点符能：刚够【海克斯射线】，不够支付[法盾]。
    A (en) The unit with Deflect may not be chosen with it; another one may.
    A (zh) 不能用它选择带[法盾]的单位；可以选择另一名。
    Given it is your main phase
    And the position:
      | object                 | player   | place         | state |
      | Example: Straight Shot | You      | hand          |       |
      | Hextech Ray            | You      | hand          |       |
      | Unit Z (9)             | Opponent | battlefield A |       |
      | Unit Y (9)             | Opponent | battlefield A |       |
      | Pouty Poro             | Opponent | battlefield A |       |
    And you have 1 energy and 1 fury power
    Then you may not play Hextech Ray choosing Pouty Poro
    And you may play Example: Straight Shot choosing Pouty Poro
    When you play Hextech Ray choosing Unit Y
    And the chain resolves
    Then Unit Y has damage 3
    And Pouty Poro has no damage

  @id:rb-ex-766-ignore-backline @rule:766 @source:core-1.4#766 @since:unleashed
  Scenario: A unit by which Backline is ignored: damage may go there first
    Title (zh) 无视[后排]的单位：伤害可先分配给[后排]单位
    Q (en) My attacker says "you ignore Backline while assigning combat damage here". A unit with Backline and a plain one defend.
    Q (zh) 我方进攻单位“在此处分配战斗伤害时无视[后排]”。一名[后排]单位与一名普通单位防守。
    A (en) I may assign lethal damage to the unit with Backline first.
    A (zh) 可以先给[后排]单位致命伤害。
    Given it is your main phase
    And the position:
      | object                | player   | place         | state |
      | Example: Flanker      | You      | base          |       |
      | Unit Y (3)            | Opponent | battlefield A |       |
      | Enthusiastic Promoter | Opponent | battlefield A |       |
    When you move Example: Flanker to battlefield A
    And the showdown ends
    And you assign 2 to Enthusiastic Promoter and 1 to Unit Y
    Then Enthusiastic Promoter is in the opponent's trash
    And Unit Y is at battlefield A

  @id:rb-ex-767-ignore-backline.only-you @rule:767 @source:core-1.4#767 @since:unleashed
  Scenario: Only its controller ignores Backline
    Title (zh) 只有其控制者无视[后排]
    Q (en) The opponent's unit by which they ignore Backline defends beside a unit with Backline. May I, who attack, assign damage to the unit with Backline first?
    Q (zh) 对方“无视[后排]”的单位与一名[后排]单位一同防守。进攻的我方能先将伤害分配给[后排]单位吗？
    A (en) No: the ability is theirs, and I must assign damage to the other unit first.
    A (zh) 不能：该技能属于对方，我方必须先分配给另一名单位。
    Given it is your main phase
    And the position:
      | object                | player   | place         | state |
      | Unit K (3)            | You      | base          |       |
      | Unit Z (9)            | Opponent | battlefield B |       |
      | Enthusiastic Promoter | Opponent | battlefield A |       |
      | Example: Flanker      | Opponent | battlefield A |       |
    When you move Unit K to battlefield A
    And the showdown ends
    Then nobody is asked
    And Example: Flanker is in the opponent's trash
    And Enthusiastic Promoter is at battlefield A
    And Unit K is in your trash
