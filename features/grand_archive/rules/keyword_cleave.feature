@game:grand_archive
Feature: Cleave

  @id:ga-clv-1 @rule:CLV.1 @source:ga-keywords-zh#CLV.1 @source:ga-rules-2026-08#CLV.1 @control:ga-clv-1.without @since:2025-03
  Scenario: An attack with Cleave attacks everything attackable of a player
    Title (zh) 横扫攻击一名玩家所有可被攻击的物件
    Q (en) My champion Lorraine attacks with Flame Sweep (power 1, cleave). The opponent has Rai, Imperial Recruit and Woodland Squirrels. What is dealt?
    Q (zh) 我方英雄洛兰以烈焰横斩（力量1，横扫）攻击。对方有雷、帝国新兵与林地松鼠。造成什么伤害？
    A (en) Each of the three is dealt 1; an item is not attacked.
    A (zh) 三者各受到1点伤害；物品不受攻击。
    Given it is your main phase
    And the position:
      | object                      | player   | place   | state  |
      | Lorraine, Wandering Warrior | You      | field   |        |
      | Spirit of Fire              | You      | lineage |        |
      | Flame Sweep                 | You      | hand    |        |
      | Rai, Spellcrafter           | Opponent | field   |        |
      | Imperial Recruit            | Opponent | field   | rested |
      | Woodland Squirrels          | Opponent | field   | rested |
      | Imperial Seal               | Opponent | field   |        |
      | Ally Y (1/3)                | You      | field   |        |
    And you have 4 more cards in hand
    When you activate Flame Sweep
    And the effects stack resolves
    Then Rai, Spellcrafter is defending
    And Imperial Recruit is defending
    And Woodland Squirrels is defending
    When the combat ends
    Then Rai, Spellcrafter has damage 1
    And Imperial Recruit has damage 1
    And Woodland Squirrels is in the opponent's graveyard
    And Imperial Seal is on the opponent's field
    And Ally Y has no damage
    And Flame Sweep is in your graveyard

  @id:ga-clv-1.without @rule:ATT.2 @source:ga-keywords-zh#CLV.1 @since:2025-03
  Scenario: An attack without Cleave has one target
    Title (zh) 没有横扫的攻击只有一个目标
    Q (en) My champion attacks with a plain attack card of power 1. How many objects are attacked?
    Q (zh) 我方英雄以力量1的普通攻击牌攻击。攻击几个物件？
    A (en) One, which I choose.
    A (zh) 一个，由我方选择。
    Given it is your main phase
    And the position:
      | object                      | player   | place | state  | card   |
      | Lorraine, Wandering Warrior | You      | field |        |        |
      | Attack K (1)                | You      | hand  |        | cost 0 |
      | Rai, Spellcrafter           | Opponent | field |        |        |
      | Imperial Recruit            | Opponent | field | rested |        |
    When you activate Attack K
    And the effects stack resolves
    And you choose Imperial Recruit
    And the combat ends
    Then Imperial Recruit has damage 1
    And Rai, Spellcrafter has no damage

  @id:ga-clv-1.third-player @rule:CLV.1 @source:ga-keywords-zh#CLV.1 @source:ga-rules-2026-08#CLV.1 @since:2025-03
  Scenario: Cleave attacks what one opponent controls
    Title (zh) 横扫只攻击一名对手的物件
    Q (en) There are three players. I attack the opponent with an ally that has cleave. Is the third player attacked?
    Q (zh) 三人对战中，我方以有横扫的伙伴攻击对方。第三方受到攻击吗？
    A (en) No. One opponent is chosen.
    A (zh) 不会。只选择一名对手。
    Given it is your main phase
    And the position:
      | object       | player       | place | state  | card   |
      | Ally X (1/3) | You          | field |        | cleave |
      | Ally Y (1/3) | Third player | field | rested |        |
      | Ally Z (1/3) | Opponent     | field | rested |        |
    When you attack the opponent with Ally X
    And the combat ends
    Then Ally Z has damage 1
    And the opponent's champion has damage 1
    And Ally Y has no damage
    And the third player's champion has no damage

  @id:ga-clv-1.1 @rule:CLV.1.1 @source:ga-keywords-zh#CLV.1.1 @source:ga-rules-2026-08#CLV.1.1 @derived @since:2025-03
  Scenario: A siegeable domain is a defender, another domain is not
    Title (zh) 可攻占的领地会成为防御者，其他领地不会
    Q (en) The opponent controls a siegeable domain with three durability counters and Krustallan Ruins. I attack with Flame Sweep. What happens to them?
    Q (zh) 对方操控有三个耐久指示物的可攻占领地，以及克鲁斯塔兰遗迹。我方以烈焰横斩攻击。结果如何？
    A (en) The siegeable domain loses a durability counter; the Ruins are untouched.
    A (zh) 可攻占的领地失去一个耐久指示物；遗迹不受影响。
    Given it is your main phase
    And the position:
      | object                      | player   | place   | card      |
      | Lorraine, Wandering Warrior | You      | field   |           |
      | Spirit of Fire              | You      | lineage |           |
      | Flame Sweep                 | You      | hand    |           |
      | Krustallan Ruins            | Opponent | field   |           |
      | Domain D (3)                | Opponent | field   | siegeable |
    And you have 4 more cards in hand
    When you activate Flame Sweep
    And the effects stack resolves
    Then Domain D is defending
    And Krustallan Ruins is not defending
    When the combat ends
    Then Domain D has 2 durability counters
    And Krustallan Ruins is on the opponent's field
    And the opponent's champion has damage 1

  @id:ga-clv-1.1.destroyed @rule:CLV.1.1 @source:ga-keywords-zh#CLV.1.1 @derived @since:2025-03
  Scenario: A siegeable domain without durability left is destroyed
    Title (zh) 耐久用尽的可攻占领地被消灭
    Q (en) A siegeable domain has one durability counter and is attacked with cleave, power 1. What happens?
    Q (zh) 可攻占的领地只有一个耐久指示物，受到力量1的横扫攻击。结果如何？
    A (en) It goes to the graveyard, and the other defenders are dealt their damage.
    A (zh) 它进入墓场，其他防御者照常受到伤害。
    Given it is your main phase
    And the position:
      | object       | player   | place | state                | card      |
      | Ally X (1/3) | You      | field |                      | cleave    |
      | Domain D (3) | Opponent | field | 1 durability counter | siegeable |
      | Ally Z (1/3) | Opponent | field | rested               |           |
    When you attack the opponent with Ally X
    And the combat ends
    Then Domain D is in the opponent's graveyard
    And Ally Z has damage 1

  @id:ga-clv-2 @rule:CLV.2 @source:ga-keywords-zh#CLV.2 @source:ga-rules-2026-08#CLV.2 @control:ga-clv-2.single @since:2025-03
  Scenario: A cleaving attack cannot be intercepted
    Title (zh) 横扫攻击不能被拦截
    Q (en) Flame Sweep attacks; the opponent has an awake Devoted Martyr with intercept and wants it to take the attack on Rai. What is dealt?
    Q (zh) 烈焰横斩攻击；对方有备战的虔诚殉道者（拦截），想让其代替雷承受攻击。造成什么伤害？
    A (en) Each defender its own 1: Rai and the Martyr once each.
    A (zh) 每个防御者各自受到1点：雷与殉道者各一次。
    Given it is your main phase
    And the position:
      | object                      | player   | place   |
      | Lorraine, Wandering Warrior | You      | field   |
      | Spirit of Fire              | You      | lineage |
      | Flame Sweep                 | You      | hand    |
      | Rai, Spellcrafter           | Opponent | field   |
      | Devoted Martyr              | Opponent | field   |
    And you have 4 more cards in hand
    When you activate Flame Sweep
    And the effects stack resolves
    And the opponent accepts, if asked
    And the combat ends
    Then Rai, Spellcrafter has damage 1
    And Devoted Martyr has damage 1

  @id:ga-clv-2.single @rule:INT.1 @source:ga-keywords-zh#CLV.2 @since:2025-03
  Scenario: A single attack on the champion can be intercepted
    Title (zh) 对英雄的单体攻击可以被拦截
    Q (en) A plain attack of power 1 is made on Rai; the opponent's Devoted Martyr has intercept. What is dealt?
    Q (zh) 力量1的普通攻击指向雷；对方的虔诚殉道者有拦截。造成什么伤害？
    A (en) The Martyr may take it: 1 on the Martyr, none on Rai.
    A (zh) 殉道者可以承受：殉道者受1点，雷不受伤害。
    Given it is your main phase
    And the position:
      | object                      | player   | place | card   |
      | Lorraine, Wandering Warrior | You      | field |        |
      | Attack K (1)                | You      | hand  | cost 0 |
      | Devoted Martyr              | Opponent | field |        |
      | Rai, Spellcrafter           | Opponent | field |        |
    When you activate Attack K
    And the effects stack resolves
    And you choose Rai, Spellcrafter
    And the next item resolves
    And the opponent accepts
    And the combat ends
    Then Devoted Martyr has damage 1
    And Rai, Spellcrafter has no damage

  @id:ga-clv-2.redirect @rule:CLV.2 @source:ga-rules-2026-08#CLV.2 @derived @since:2026-08
  Scenario: A cleaving attack cannot be redirected either
    Title (zh) 横扫攻击也不能被转移
    Q (en) I attack with cleave, and the opponent redirects the attack to an ally that entered after the declaration. What is dealt?
    Q (zh) 我方以横扫攻击，对方将攻击转移到宣告之后进场的伙伴。造成什么伤害？
    A (en) The defenders stay as declared: the champion and the first ally 1 each.
    A (zh) 防御者维持宣告时的状态：英雄与先前的伙伴各受1点。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card                    |
      | Ally X (1/7) | You      | field |        | cleave                  |
      | Ally Y (1/3) | Opponent | field | rested |                         |
      | Ally Z (1/3) | Opponent | hand  |        | cost 0, fast activation |
      | Action R     | Opponent | hand  |        | cost 0, fast, redirect  |
    When you attack the opponent with Ally X
    And you pass
    And the opponent reacts with Ally Z
    And the next item resolves
    And you pass
    And the opponent reacts with Action R choosing Ally Z
    And the next item resolves
    Then Ally Z is not defending
    When the combat ends
    And the opponent chooses nothing, if asked
    Then Ally Z has no damage
    And Ally Y has damage 1
    And the opponent's champion has damage 1

  @id:ga-clv-3 @rule:CLV.3 @source:ga-keywords-zh#CLV.3 @source:ga-rules-2026-08#CLV.3 @control:ga-clv-3.two-attacks @since:2025-03
  Scenario: A cleaving attack is one combat: retaliation is chosen for each defender, damage is dealt at once
    Title (zh) 横扫是一次战斗：逐个防御者选择反击，伤害同时造成
    Q (en) Flame Sweep attacks Rai, Imperial Recruit and Woodland Squirrels; only the Squirrels retaliate. What is dealt?
    Q (zh) 烈焰横斩攻击雷、帝国新兵与林地松鼠；只有林地松鼠反击。造成什么伤害？
    A (en) All at once: each defender 1 and Lorraine 1. The Squirrels die and have dealt their damage.
    A (zh) 同时造成：每个防御者1点，洛兰1点。林地松鼠死亡，但已造成伤害。
    Given it is your main phase
    And the position:
      | object                      | player   | place   |
      | Lorraine, Wandering Warrior | You      | field   |
      | Spirit of Fire              | You      | lineage |
      | Flame Sweep                 | You      | hand    |
      | Rai, Spellcrafter           | Opponent | field   |
      | Imperial Recruit            | Opponent | field   |
      | Woodland Squirrels          | Opponent | field   |
    And you have 4 more cards in hand
    When you activate Flame Sweep
    And the effects stack resolves
    And the combat ends
    Then the opponent may choose: Imperial Recruit, Woodland Squirrels
    When the opponent chooses Woodland Squirrels
    Then Imperial Recruit is awake
    And Woodland Squirrels is rested
    When the combat ends
    Then Rai, Spellcrafter has damage 1
    And Imperial Recruit has damage 1
    And Woodland Squirrels is in the opponent's graveyard
    And Lorraine, Wandering Warrior has damage 1

  @id:ga-clv-3.two-attacks @rule:CLV.3 @source:ga-keywords-zh#CLV.3 @since:2025-03
  Scenario: Two single attacks are two combats
    Title (zh) 两次单体攻击是两次战斗
    Q (en) Two of my allies attack one after the other. May an ally that died in the first combat retaliate in the second?
    Q (zh) 我方两名伙伴先后攻击。在第一次战斗中死亡的伙伴能在第二次战斗中反击吗？
    A (en) No. It is gone by then.
    A (zh) 不能。届时它已不在场。
    Given it is your main phase
    And the position:
      | object             | player   | place | state  |
      | Ally W (1/3)       | You      | field |        |
      | Ally X (1/3)       | You      | field |        |
      | Woodland Squirrels | Opponent | field | rested |
      | Imperial Recruit   | Opponent | field | rested |
    When you attack Woodland Squirrels with Ally W
    And the combat ends
    Then Woodland Squirrels is in the opponent's graveyard
    And Imperial Recruit has no damage
    When you attack Imperial Recruit with Ally X
    And the combat ends
    Then nobody is asked
    And Imperial Recruit has damage 1
    And Ally X has no damage

  @id:ga-clv-4 @rule:CLV.4 @source:ga-keywords-zh#CLV.4 @source:ga-rules-2026-08#CLV.4 @control:ga-clv-4.there-before @since:2025-03
  Scenario: What enters after the declaration is no defender
    Title (zh) 宣告攻击后进场的单位不是防御者
    Q (en) Flame Sweep attacks; before retaliation the opponent activates Reconnaissance Scout at fast speed. Is it attacked, may it retaliate?
    Q (zh) 烈焰横斩攻击；反击之前，对方以快速启动侦察斥候。它会受到攻击或能反击吗？
    A (en) No. The defenders are those of the declaration.
    A (zh) 都不会。防御者在宣告攻击时已固定。
    Given it is your main phase
    And the position:
      | object                      | player   | place   |
      | Lorraine, Wandering Warrior | You      | field   |
      | Spirit of Fire              | You      | lineage |
      | Flame Sweep                 | You      | hand    |
      | Spirit of Wind              | Opponent | lineage |
      | Reconnaissance Scout        | Opponent | hand    |
      | Ally Z (1/3)                | Opponent | field   |
      | Ally A (1/1)                | Opponent | hand    |
      | Ally B (1/1)                | Opponent | hand    |
    And you have 4 more cards in hand
    When you activate Flame Sweep
    And the effects stack resolves
    And you pass
    And the opponent reacts with Reconnaissance Scout
    And the next item resolves
    Then Reconnaissance Scout is on the opponent's field
    And Reconnaissance Scout is not defending
    And Ally Z is defending
    When the combat ends
    Then the opponent may choose: Ally Z
    When the opponent chooses Ally Z
    And the combat ends
    Then Reconnaissance Scout has no damage
    And Ally Z has damage 1
    And the opponent's champion has damage 1

  @id:ga-clv-4.there-before @rule:CLV.4 @source:ga-keywords-zh#CLV.4 @source:ga-rules-2026-08#CLV.4 @since:2025-03
  Scenario: What was there at the declaration is a defender
    Title (zh) 宣告攻击时在场的单位是防御者
    Q (en) Reconnaissance Scout was on the opponent's field when Flame Sweep was declared. Is it attacked?
    Q (zh) 宣告烈焰横斩时，侦察斥候已在对方战场。它会受到攻击吗？
    A (en) Yes, and it may retaliate.
    A (zh) 会，也可以反击。
    Given it is your main phase
    And the position:
      | object                      | player   | place   |
      | Lorraine, Wandering Warrior | You      | field   |
      | Spirit of Fire              | You      | lineage |
      | Flame Sweep                 | You      | hand    |
      | Reconnaissance Scout        | Opponent | field   |
    And you have 4 more cards in hand
    When you activate Flame Sweep
    And the effects stack resolves
    Then Reconnaissance Scout is defending
    When the combat ends
    Then the opponent may choose: Reconnaissance Scout

  @id:ga-clv-ex @rule:CLV.ex @rule:CLV.4 @rule:LVL.1 @source:ga-keywords-zh#CLV.ex @source:ga-rules-2026-08#CLV.ex @control:ga-clv-ex.there-before @since:2025-03
  Scenario: Blanche, activated in the retaliation step, takes no part in the combat
    Title (zh) 在反击步骤启动的布兰奇不参与战斗
    Q (en) Flame Sweep attacks an opponent whose champion Tristan is level 2. At the first opportunity after me they activate Blanche. Is she attacked, may she retaliate?
    Q (zh) 烈焰横斩攻击的对手英雄特里斯坦等级为2。我方让过后，对方启动布兰奇。她会受到攻击或能反击吗？
    A (en) No. She entered after the declaration; the champion is dealt its damage.
    A (zh) 都不会。她在宣告攻击之后进场；英雄照常受到伤害。
    Given it is your main phase
    And the position:
      | object                      | player   | place   |
      | Lorraine, Wandering Warrior | You      | field   |
      | Spirit of Fire              | You      | lineage |
      | Flame Sweep                 | You      | hand    |
      | Tristan, Grim Stalker       | Opponent | field   |
      | Blanche, Sheltering Saint   | Opponent | hand    |
      | Ally A (1/1)                | Opponent | hand    |
      | Ally B (1/1)                | Opponent | hand    |
    And you have 4 more cards in hand
    When you activate Flame Sweep
    And the effects stack resolves
    And you pass
    And the opponent reacts with Blanche, Sheltering Saint
    And the next item resolves
    Then Blanche, Sheltering Saint is on the opponent's field
    And Blanche, Sheltering Saint is not defending
    And the opponent has 2 cards in memory
    When the combat ends
    Then nobody is asked
    And Blanche, Sheltering Saint has no damage
    And Blanche, Sheltering Saint is awake
    And Tristan, Grim Stalker has damage 1

  @id:ga-clv-ex.there-before @rule:CLV.ex @source:ga-keywords-zh#CLV.ex @since:2025-03
  Scenario: Blanche on the field at the declaration is attacked
    Title (zh) 宣告攻击时已在场的布兰奇会受到攻击
    Q (en) Blanche was on the field before Flame Sweep was declared. Is she attacked?
    Q (zh) 布兰奇在宣告烈焰横斩之前已在战场。她会受到攻击吗？
    A (en) Yes: she is dealt 1.
    A (zh) 会：受到1点伤害。
    Given it is your main phase
    And the position:
      | object                      | player   | place   | state  |
      | Lorraine, Wandering Warrior | You      | field   |        |
      | Spirit of Fire              | You      | lineage |        |
      | Flame Sweep                 | You      | hand    |        |
      | Tristan, Grim Stalker       | Opponent | field   |        |
      | Blanche, Sheltering Saint   | Opponent | field   | rested |
    And you have 4 more cards in hand
    When you activate Flame Sweep
    And the effects stack resolves
    Then Blanche, Sheltering Saint is defending
    When the combat ends
    Then Blanche, Sheltering Saint has damage 1
    And Tristan, Grim Stalker has damage 1

  @id:ga-clv-5 @rule:CLV.5 @source:ga-keywords-zh#CLV.5 @source:ga-rules-2026-08#CLV.5 @control:ga-clv-5.one @since:2025-03
  Scenario: Every defender may retaliate
    Title (zh) 每个防御单位都可以反击
    Q (en) Flame Sweep attacks Imperial Recruit (power 1), Shade Striker (power 2) and a rested ally. How much may Lorraine be dealt?
    Q (zh) 烈焰横斩攻击帝国新兵（力量1）、暗影突袭者（力量2）与一名待命的伙伴。洛兰最多受到多少伤害？
    A (en) Three, if both awake allies retaliate.
    A (zh) 两名备战的伙伴都反击时为3点。
    Given it is your main phase
    And the position:
      | object                      | player   | place   | state  |
      | Lorraine, Wandering Warrior | You      | field   |        |
      | Spirit of Fire              | You      | lineage |        |
      | Flame Sweep                 | You      | hand    |        |
      | Rai, Spellcrafter           | Opponent | field   |        |
      | Imperial Recruit            | Opponent | field   |        |
      | Shade Striker               | Opponent | field   |        |
      | Ally Z (4/3)                | Opponent | field   | rested |
    And you have 4 more cards in hand
    When you activate Flame Sweep
    And the effects stack resolves
    And the combat ends
    Then the opponent may choose: Imperial Recruit, Shade Striker
    When the opponent chooses Imperial Recruit and Shade Striker
    And the combat ends
    And you order Imperial Recruit and Shade Striker, if asked
    Then Lorraine, Wandering Warrior has damage 3
    And Imperial Recruit has damage 1
    And Shade Striker has damage 1
    And Imperial Recruit is rested
    And Shade Striker is rested
    And Ally Z has damage 1

  @id:ga-clv-5.one @rule:CLV.5 @source:ga-keywords-zh#CLV.5 @source:ga-rules-2026-08#CLV.5 @since:2025-03
  Scenario: Any of the defenders may stay out of the retaliation
    Title (zh) 任何防御单位都可以不反击
    Q (en) Flame Sweep attacks Imperial Recruit (power 1) and Shade Striker (power 2); only the Recruit retaliates. How much is Lorraine dealt?
    Q (zh) 烈焰横斩攻击帝国新兵（力量1）与暗影突袭者（力量2）；只有新兵反击。洛兰受到多少伤害？
    A (en) One.
    A (zh) 1点。
    Given it is your main phase
    And the position:
      | object                      | player   | place   |
      | Lorraine, Wandering Warrior | You      | field   |
      | Spirit of Fire              | You      | lineage |
      | Flame Sweep                 | You      | hand    |
      | Imperial Recruit            | Opponent | field   |
      | Shade Striker               | Opponent | field   |
    And you have 4 more cards in hand
    When you activate Flame Sweep
    And the effects stack resolves
    And the combat ends
    And the opponent chooses Imperial Recruit
    And the combat ends
    Then Lorraine, Wandering Warrior has damage 1
    And Shade Striker is awake
    And Shade Striker has damage 1

  @id:ga-clv-6 @rule:CLV.6 @source:ga-keywords-zh#CLV.6 @source:ga-rules-2026-08#CLV.6 @control:ga-clv-6.not-prevented @since:2025-03
  Scenario: Damage is worked out for each defender by itself
    Title (zh) 逐个防御者独立计算伤害
    Q (en) A cleaving attack of power 1 meets Rai, two Woodland Squirrels and an ally for which the next damage is prevented. What is dealt?
    Q (zh) 力量1的横扫攻击雷、两只林地松鼠与一名防止下一次伤害的伙伴。造成什么伤害？
    A (en) That ally is dealt none, all others 1 each; both Squirrels die at the same time.
    A (zh) 该伙伴不受伤害，其余各受1点；两只林地松鼠同时死亡。
    Given it is your main phase
    And the position:
      | object                      | player   | place | state  | card                    |
      | Lorraine, Wandering Warrior | You      | field |        |                         |
      | Ally X (1/3)                | You      | field |        | cleave                  |
      | Action A                    | Opponent | hand  |        | cost 0, fast, prevent 1 |
      | Rai, Spellcrafter           | Opponent | field |        |                         |
      | Woodland Squirrels as S1    | Opponent | field | rested |                         |
      | Ally Z (1/3)                | Opponent | field | rested |                         |
      | Woodland Squirrels as S2    | Opponent | field | rested |                         |
    When you pass
    And the opponent reacts with Action A choosing Ally Z
    And the next item resolves
    And you attack the opponent with Ally X
    And the combat ends
    Then Ally Z has no damage
    And Rai, Spellcrafter has damage 1
    And S1 is in the opponent's graveyard
    And S2 is in the opponent's graveyard

  @id:ga-clv-6.not-prevented @rule:CLV.6 @source:ga-keywords-zh#CLV.6 @since:2025-03
  Scenario: Without prevention all defenders are dealt the damage
    Title (zh) 没有防止效果时，所有防御者都受到伤害
    Q (en) The same attack without the prevention: what is dealt?
    Q (zh) 同样的攻击没有防止效果时，造成什么伤害？
    A (en) One to each.
    A (zh) 各1点。
    Given it is your main phase
    And the position:
      | object            | player   | place | state  | card   |
      | Ally X (1/3)      | You      | field |        | cleave |
      | Rai, Spellcrafter | Opponent | field |        |        |
      | Ally Z (1/3)      | Opponent | field | rested |        |
    When you attack the opponent with Ally X
    And the combat ends
    Then Ally Z has damage 1
    And Rai, Spellcrafter has damage 1

  @id:ga-clv-7 @rule:CLV.7 @rule:DMG.3.7 @source:ga-keywords-zh#CLV.7 @source:ga-rules-2026-08#CLV.7 @derived @since:2025-03
  Scenario: A weapon loses one durability counter in a cleaving attack, however many defend
    Title (zh) 横扫攻击中武器只失去一个耐久指示物，与防御者数量无关
    Q (en) My champion attacks wielding a weapon with cleave (power 1, two durability counters); three objects defend. How many counters are left?
    Q (zh) 我方英雄使用有横扫的武器（力量1，两个耐久指示物）攻击，三个防御者。剩下几个指示物？
    A (en) One.
    A (zh) 一个。
    Given it is your main phase
    And the position:
      | object                      | player   | place | state  | card   |
      | Lorraine, Wandering Warrior | You      | field |        |        |
      | Weapon W (1/2)              | You      | field |        | cleave |
      | Rai, Spellcrafter           | Opponent | field |        |        |
      | Imperial Recruit            | Opponent | field | rested |        |
      | Woodland Squirrels          | Opponent | field | rested |        |
    When you attack the opponent with Lorraine, Wandering Warrior wielding Weapon W
    And the combat ends
    Then Weapon W has 1 durability counter
    And Weapon W is on your field
    And Rai, Spellcrafter has damage 1
    And Imperial Recruit has damage 1
    And Woodland Squirrels is in the opponent's graveyard

  @id:ga-clv-8 @rule:CLV.8 @source:ga-keywords-zh#CLV.8 @source:ga-rules-2026-08#CLV.8 @derived @since:2025-03
  Scenario: Two instances of Cleave are as one
    Title (zh) 两个横扫等同一个
    Q (en) Flame Sweep and the weapon wielded with it both have cleave (power 1 each). What is each defender dealt?
    Q (zh) 烈焰横斩与所用的武器都有横扫（力量各1）。每个防御者受到多少伤害？
    A (en) Two, once; the weapon loses one counter.
    A (zh) 2点，一次；武器失去一个指示物。
    Given it is your main phase
    And the position:
      | object                      | player   | place   | state  | card   |
      | Lorraine, Wandering Warrior | You      | field   |        |        |
      | Spirit of Fire              | You      | lineage |        |        |
      | Flame Sweep                 | You      | hand    |        |        |
      | Weapon W (1/2)              | You      | field   |        | cleave |
      | Rai, Spellcrafter           | Opponent | field   |        |        |
      | Ally Z (1/5)                | Opponent | field   | rested |        |
    And you have 4 more cards in hand
    When you activate Flame Sweep
    And the effects stack resolves
    And you choose Weapon W
    And the combat ends
    Then Rai, Spellcrafter has damage 2
    And Ally Z has damage 2
    And Weapon W has 1 durability counter

  @id:ga-clv-with-critical @rule:CLV.6 @rule:CRT.1 @source:ga-keywords-zh#CLV.6 @derived @since:2025-03
  Scenario: Critical doubles the damage to each defender of a cleaving attack
    Title (zh) 暴击使横扫对每个防御者的伤害加倍
    Q (en) My ally (power 2) has cleave and critical 2; the opponent holds no card. What is dealt?
    Q (zh) 我方伙伴（力量2）有横扫与暴击2；对方没有手牌。造成什么伤害？
    A (en) Four to each defender.
    A (zh) 每个防御者4点。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card               |
      | Ally X (2/3) | You      | field |        | cleave, critical 2 |
      | Ally Z (1/7) | Opponent | field | rested |                    |
    When you attack the opponent with Ally X
    And the combat ends
    Then Ally Z has damage 4
    And the opponent's champion has damage 4

  @id:ga-clv-with-ambush @rule:CLV.4 @rule:AMB.1 @source:ga-keywords-zh#CLV.4 @derived @since:2025-03
  Scenario: A unit with Ambush that entered late may retaliate, though it is no defender
    Title (zh) 后来进场的伏击单位虽非防御者，仍可反击
    Q (en) I attack with cleave; before retaliation the opponent gets an ally with ambush onto the field. May it retaliate?
    Q (zh) 我方以横扫攻击；反击之前，对方使一名有伏击的伙伴进场。它可以反击吗？
    A (en) Yes. Ambush is for units that do not defend; it is dealt no damage.
    A (zh) 可以。伏击适用于非防御单位；它不受伤害。
    Given it is your main phase
    And the position:
      | object       | player   | place | state  | card                            |
      | Ally X (1/7) | You      | field |        | cleave                          |
      | Ally A (2/3) | Opponent | hand  |        | cost 0, fast activation, ambush |
      | Ally B (2/3) | Opponent | hand  |        | cost 0, fast activation         |
      | Ally Z (1/3) | Opponent | field | rested |                                 |
    When you attack the opponent with Ally X
    And you pass
    And the opponent reacts with Ally A
    And the next item resolves
    And you pass
    And the opponent reacts with Ally B
    And the next item resolves
    And the combat ends
    Then the opponent may choose: Ally A
    When the opponent chooses Ally A
    And the combat ends
    Then Ally X has damage 2
    And Ally A has no damage
    And Ally B has no damage
    And Ally Z has damage 1
