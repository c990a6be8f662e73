@game:riftbound
Feature: Akali, Deadly Weapon

  @id:rb-akali-trigger-survives @rule:359.3.f.3 @source:faq-vendetta#akali-and-hidden-blade @source:page-hidden-blade#akali @since:vendetta
  Scenario: Killed in response to her trigger, Akali still deals its damage
    Title (zh) 【阿卡丽 - 游离之刃】技能触发后被【暗刃】摧毁：仍会造成伤害
    Q (en) I move Akali; in response to her trigger the opponent kills her with a Hidden Blade revealed there. Is the damage still dealt?
    Q (zh) 我方移动【阿卡丽 - 游离之刃】；对方翻开打出该战场的【暗刃】作为反应，将她摧毁。触发的技能还会造成伤害吗？
    A (en) Yes. The battlefields she moved to and from were noted when the ability triggered; she need not be there any more.
    A (zh) 会。技能触发时已经确定她移动起点与终点的战场，她不需要仍在场上。
    Given it is your main phase
    And the position:
      | object               | player   | place         | state     |
      | Akali, Deadly Weapon | You      | base          |           |
      | Unit W (2)           | Opponent | battlefield A |           |
      | Unit Y (4)           | Opponent | battlefield A |           |
      | Hidden Blade         | Opponent | battlefield A | face down |
    When you move Akali, Deadly Weapon to battlefield A
    And you accept
    And you choose Unit Y
    And the opponent reacts with Hidden Blade choosing Akali, Deadly Weapon
    And the chain resolves
    Then Unit Y has damage 1
    And Unit W has no damage
    And Akali, Deadly Weapon is in your trash
    And you have drawn 2 cards
    And rule 359.3.f.3 is why

  @id:rb-akali-trigger-survives.declined @rule:383.3.a @rule:402.1 @source:core-1.4#383.3.a @control:rb-akali-trigger-survives @since:vendetta @derived
  Scenario: Akali's controller decides at once whether she deals damage at all
    Title (zh) 【阿卡丽 - 游离之刃】是否造成伤害由控制者在技能进入结算链时决定
    Q (en) I move Akali and do not want her to deal damage.
    Q (zh) 我方移动【阿卡丽 - 游离之刃】，但不想造成伤害。
    A (en) I decline as the ability is put on the chain, and it leaves it: no unit is damaged.
    A (zh) 技能进入结算链时选择不执行，该技能随即移除：没有单位受到伤害。
    Given it is your main phase
    And the position:
      | object               | player   | place         | state |
      | Akali, Deadly Weapon | You      | base          |       |
      | Unit W (2)           | Opponent | battlefield A |       |
      | Unit Y (4)           | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Akali, Deadly Weapon to battlefield A
    And you decline
    Then the ability of Akali, Deadly Weapon is not on the chain
    And Unit Y has no damage
    And Unit W has no damage
    And a showdown is open at battlefield A

  @id:rb-akali-trigger-survives.empowered @rule:359.3.f.2 @rule:359.3.f.3 @source:core-1.4#359.3.f.2 @since:vendetta @derived
  Scenario: Empowered or not, Akali deals 1 once she is gone
    Title (zh) 【阿卡丽 - 游离之刃】即使曾被强化，离场后也只造成1点伤害
    Q (en) Akali was empowered before she moved and is killed in response. Is it 2 damage?
    Q (zh) 【阿卡丽 - 游离之刃】移动前已被强化，随后在反应中被摧毁。造成2点伤害吗？
    A (en) No, 1. Whether she is empowered is read from her as the ability resolves, and she is gone.
    A (zh) 不，造成1点。是否被强化在技能结算时从她身上检查，而她已离场。
    Given it is your main phase
    And the position:
      | object               | player   | place         | state     |
      | Akali, Deadly Weapon | You      | base          |           |
      | Unit W (2)           | Opponent | battlefield A |           |
      | Unit Y (4)           | Opponent | battlefield A |           |
      | Hidden Blade         | Opponent | battlefield A | face down |
    And you can pay for anything
    When you use the ability of Akali, Deadly Weapon
    And the chain resolves
    Then Akali, Deadly Weapon is empowered
    And Akali, Deadly Weapon has might 4
    When you move Akali, Deadly Weapon to battlefield A
    And you accept
    And you choose Unit Y
    And the opponent reacts with Hidden Blade choosing Akali, Deadly Weapon
    And the chain resolves
    Then Unit Y has damage 1
    And Akali, Deadly Weapon is in your trash

  @id:rb-akali-trigger-survives.empowered-alive @rule:359.3.f.2 @source:core-1.4#359.3.f.2 @since:vendetta @derived
  Scenario: Empowered and alive, Akali deals 2
    Title (zh) 【阿卡丽 - 游离之刃】被强化且仍在场时造成2点伤害
    Q (en) Akali is empowered and nobody responds.
    Q (zh) 【阿卡丽 - 游离之刃】已被强化，无人反应。
    A (en) Her trigger deals 2, and the combat opens.
    A (zh) 触发的技能造成2点伤害，随后开启战斗。
    Given it is your main phase
    And the position:
      | object               | player   | place         | state |
      | Akali, Deadly Weapon | You      | base          |       |
      | Unit W (2)           | Opponent | battlefield A |       |
      | Unit Y (4)           | Opponent | battlefield A |       |
    And both players can pay for anything
    When you use the ability of Akali, Deadly Weapon
    And the chain resolves
    And you move Akali, Deadly Weapon to battlefield A
    And you accept
    And you choose Unit Y
    And the chain resolves
    Then Unit Y has damage 2
    And Akali, Deadly Weapon is at battlefield A
    And a showdown is open at battlefield A
