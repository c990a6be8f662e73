@game:riftbound
Feature: Draven, Audacious

  @id:rb-draven-zhonya @rule:808.1.d.1 @source:core-1.4#808.1.d.1 @source:page-zhonyas-hourglass#draven @control:rb-draven-zhonya.control @since:spiritforged
  Scenario: Recalled by the Hourglass, Draven gives nobody a point
    Title (zh) 【德莱文 - 艺高胆大】在战斗中被【中娅沙漏】召回：没有对手得分
    Q (en) My Draven attacks and would die in combat; my Hourglass recalls him. Does an opponent score?
    Q (zh) 我方【德莱文 - 艺高胆大】进攻并将在战斗中被摧毁，我方【中娅沙漏】将其召回。会有对手得分吗？
    A (en) No. He was not put into the trash, so his trigger is taken off the chain; he is in base, healed and exhausted.
    A (zh) 不会。他没有进入废牌堆，其触发式技能从结算链中移除；他在基地，伤害被移除并处于休眠。
    Given it is your main phase
    And the position:
      | object             | player   | place         | state |
      | Draven, Audacious  | You      | base          |       |
      | Zhonya's Hourglass | You      | base          |       |
      | Unit Y (7)         | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Draven, Audacious to battlefield A
    And the showdown ends
    Then Draven, Audacious is in your base
    And Draven, Audacious is exhausted
    And Draven, Audacious has no damage
    And Zhonya's Hourglass is in your trash
    And the opponent has no points
    And you have no points
    And the chain is empty
    And rule 808.1.d.1 is why

  @id:rb-draven-zhonya.control @rule:808.1.d @source:core-1.4#808.1.d @since:spiritforged
  Scenario: Killed in combat, Draven gives an opponent a point
    Title (zh) 【德莱文 - 艺高胆大】在战斗中被摧毁：一名对手获得1分
    Q (en) My Draven attacks and is killed in combat; nothing replaces his death.
    Q (zh) 我方【德莱文 - 艺高胆大】进攻并在战斗中被摧毁，没有任何替换效果。
    A (en) He dies in combat and the opponent scores 1 point. They controlled the battlefield already, so no other point arises.
    A (zh) 他在战斗中被摧毁，对方获得1分。对方原本就控制该战场，没有其他得分。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Draven, Audacious | You      | base          |       |
      | Unit Y (7)        | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Draven, Audacious to battlefield A
    And the showdown ends
    Then Draven, Audacious is in your trash
    And the opponent has 1 point
    And you have no points
    And Unit Y is at battlefield A

  @id:rb-draven-zhonya.wins @rule:466.3.a @source:core-1.4#466.3.a @since:spiritforged @derived
  Scenario: Winning the combat, Draven scores a point beside the conquest
    Title (zh) 【德莱文 - 艺高胆大】赢得战斗：除征服外再得1分
    Q (en) My Draven attacks and wins the combat.
    Q (zh) 我方【德莱文 - 艺高胆大】进攻并赢得战斗。
    A (en) I score 1 point for his first won combat this turn and 1 for conquering.
    A (zh) 本回合首次赢得战斗使我方获得1分，征服战场再得1分。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Draven, Audacious | You      | base          |       |
      | Unit Y (3)        | Opponent | battlefield A |       |
    And both players can pay for anything
    When you move Draven, Audacious to battlefield A
    And the showdown ends
    Then Draven, Audacious is at battlefield A
    And you have won the combat
    And you have 2 points

  @id:rb-draven-hidden-blade @rule:808.1.d @rule:808.1.d.2 @rule:464 @rule:809.1.c @source:judge-zh-2026-01-14#draven-hidden-blade @source:page-hidden-blade#draven @since:spiritforged
  Scenario: Killed by Hidden Blade in the showdown of his attack, Draven dies in combat
    Title (zh) 进攻时在法术对决中被【暗刃】摧毁：视为在战斗中被摧毁，对手获得1分
    Q (en) My Draven attacks; in the showdown of that combat the opponent kills him with Hidden Blade. Does an opponent score?
    Q (zh) 我方【德莱文 - 艺高胆大】进攻，在该战斗的法术对决中被对方的【暗刃】摧毁。需要让一名对手获得1分吗？
    A (en) Yes. The showdown belongs to the combat, so an opponent scores 1; and I, who controlled him, draw two.
    A (zh) 需要。法术对决是战斗的一部分，一名对手获得1分；我方作为其控制者抽两张牌。
    Given it is your main phase
    And the position:
      | object            | player   | place         | state |
      | Draven, Audacious | You      | base          |       |
      | Unit Y (3)        | Opponent | battlefield A |       |
      | Hidden Blade      | Opponent | hand          |       |
    And both players can pay for anything
    When you move Draven, Audacious to battlefield A
    And you pass
    And the opponent plays Hidden Blade choosing Draven, Audacious
    And the chain resolves
    Then Draven, Audacious is in your trash
    And the opponent has 1 point
    And you have drawn 2 cards
    And Unit Y is at battlefield A
    And rule 808 is why

  @id:rb-draven-hidden-blade.outside-combat @rule:808.1.d @source:core-1.4#808.1.d @control:rb-draven-hidden-blade @since:spiritforged @derived
  Scenario: Killed outside combat, Draven gives nobody a point
    Title (zh) 在战斗之外被摧毁：没有对手得分
    Q (en) In their main phase the opponent kills my Draven at a battlefield with Hidden Blade.
    Q (zh) 对方主阶段，对方用【暗刃】摧毁我方战场上的【德莱文 - 艺高胆大】。
    A (en) He does not die in combat: nobody scores, and I draw two.
    A (zh) 他不是在战斗中被摧毁：无人得分，我方抽两张牌。
    Given it is the opponent's main phase
    And the position:
      | object            | player   | place         | state |
      | Unit Y (3)        | Opponent | battlefield B |       |
      | Draven, Audacious | You      | battlefield A |       |
      | Hidden Blade      | Opponent | hand          |       |
    And both players can pay for anything
    When the opponent plays Hidden Blade choosing Draven, Audacious
    And the chain resolves
    Then Draven, Audacious is in your trash
    And the opponent has no points
    And you have drawn 2 cards

  @id:rb-draven-hidden-blade.deflect-unpaid @rule:809.1.c @source:core-1.4#809.1.c @control:rb-draven-hidden-blade.deflect-paid @since:spiritforged
  Scenario: Deflect: without one more power Draven cannot be chosen
    Title (zh) 法盾：无法额外支付一点符能时不能选择【德莱文 - 艺高胆大】
    Q (en) The opponent can pay exactly the printed cost of Hidden Blade. May they choose Draven?
    Q (zh) 对方的资源刚好够支付【暗刃】的印刷费用。可以选择【德莱文 - 艺高胆大】吗？
    A (en) No. Deflect adds one power of any domain to the cost.
    A (zh) 不可以。[法盾]使费用增加一点任意特性的符能。
    Given it is the opponent's main phase
    And the position:
      | object            | player   | place         | state |
      | Unit V (2)        | You      | battlefield A |       |
      | Draven, Audacious | You      | battlefield A |       |
      | Unit Y (3)        | Opponent | battlefield B |       |
      | Hidden Blade      | Opponent | hand          |       |
    And the opponent has 2 energy and 1 order power
    Then the opponent may not play Hidden Blade choosing Draven, Audacious
    And the opponent may play Hidden Blade choosing Unit V

  @id:rb-draven-hidden-blade.deflect-paid @rule:809.1.c.1 @source:core-1.4#809.1.c.1 @since:spiritforged
  Scenario: Deflect: with one more power of any domain Draven can be chosen
    Title (zh) 法盾：额外支付一点任意特性的符能即可选择【德莱文 - 艺高胆大】
    Q (en) The opponent has one power of any domain more than the printed cost.
    Q (zh) 对方在印刷费用之外还有一点任意特性的符能。
    A (en) They may choose him, and nothing of their pool is left.
    A (zh) 可以选择他，对方的符能与法力全部用尽。
    Given it is the opponent's main phase
    And the position:
      | object            | player   | place         | state |
      | Unit V (2)        | You      | battlefield A |       |
      | Draven, Audacious | You      | battlefield A |       |
      | Unit Y (3)        | Opponent | battlefield B |       |
      | Hidden Blade      | Opponent | hand          |       |
    And the opponent has 2 energy and 1 order, 1 any power
    When the opponent plays Hidden Blade choosing Draven, Audacious
    And the chain resolves
    Then Draven, Audacious is in your trash
    And Unit V is at battlefield A
    And the opponent has nothing left to pay with
