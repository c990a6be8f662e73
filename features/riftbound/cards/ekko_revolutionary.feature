@game:riftbound
Feature: Ekko, Revolutionary

  @id:rb-possession-ekko @rule:378 @rule:191.1 @rule:191.3 @rule:056.2 @source:faq-radiance-zh#possession-and-ekko @since:radiance
  Scenario: Possession on Ekko: his new controller may use his ability and still controls him afterwards
    Title (zh) 对【艾克 - 逆时而行】打出【据为己有】：新的控制者可以使用其技能，再次进场后仍由其控制
    Q (en) I took control of the opponent's Ekko, Revolutionary with Possession. May I use his ability, which banishes and plays him? Who controls him then?
    Q (zh) 我方以【据为己有】获得对方【艾克 - 逆时而行】的控制权。能否使用其主动技能将他放逐再打出？他再次进场后由谁控制？
    A (en) Yes, and I still do: I am the one who plays him. He enters my base ready; his owner remains his owner.
    A (zh) 能，而且仍由我方控制：打出他的是我方。他以活跃状态进入我方基地；所属者不变。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state     |
      | Possession          | You      | hand          |           |
      | Discipline          | You      | hand          |           |
      | Unit W (2)          | Opponent | battlefield A |           |
      | Ekko, Revolutionary | Opponent | battlefield A | exhausted |
    And both players can pay for anything
    When you play Possession choosing Ekko, Revolutionary
    And the chain resolves
    Then you control Ekko, Revolutionary
    And Ekko, Revolutionary is in your base
    And Ekko, Revolutionary is exhausted
    And Unit W is at battlefield A
    When you use the ability of Ekko, Revolutionary
    Then Discipline is in your trash
    When the chain resolves
    Then Ekko, Revolutionary is in your base
    And you control Ekko, Revolutionary
    And Ekko, Revolutionary is ready
    And rule 427.2 is why

  @id:rb-possession-ekko.owner @rule:127.1 @rule:056.2 @source:faq-radiance-zh#possession-and-ekko @source:core-1.4#056.2 @since:radiance @derived
  Scenario: Ekko under another player's control goes to his owner's trash when he dies
    Title (zh) 由其他玩家控制的【艾克 - 逆时而行】被摧毁时进入其所属者的废牌堆
    Q (en) After that, Ekko, Revolutionary dies under my control. Whose trash does he go to?
    Q (zh) 此后，由我方控制的【艾克 - 逆时而行】被摧毁。他进入谁的废牌堆？
    A (en) His owner's, the opponent's.
    A (zh) 其所属者，即对方的废牌堆。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state |
      | Possession          | You      | hand          |       |
      | Discipline          | You      | hand          |       |
      | Vengeance           | You      | hand          |       |
      | Unit W (2)          | Opponent | battlefield A |       |
      | Ekko, Revolutionary | Opponent | battlefield A |       |
    And both players can pay for anything
    When you play Possession choosing Ekko, Revolutionary
    And the chain resolves
    And you use the ability of Ekko, Revolutionary
    And you pay with Discipline
    And the chain resolves
    Then you control Ekko, Revolutionary
    When you play Vengeance choosing Ekko, Revolutionary
    And the chain resolves
    Then Ekko, Revolutionary is in the opponent's trash
    And Unit W is at battlefield A

  @id:rb-possession-ekko.not-mine @rule:378 @source:core-1.4#378 @control:rb-possession-ekko @since:radiance @derived
  Scenario: A player who does not control Ekko cannot use his ability
    Title (zh) 不控制【艾克 - 逆时而行】的玩家不能使用其技能
    Q (en) The opponent controls Ekko, Revolutionary. May I use his ability?
    Q (zh) 【艾克 - 逆时而行】由对方控制。我方能否使用其技能？
    A (en) No. An ability is used by the player who controls its source.
    A (zh) 不能。技能由其来源的控制者使用。
    Given it is your main phase
    And the position:
      | object              | player   | place         | state |
      | Discipline          | You      | hand          |       |
      | Ekko, Revolutionary | Opponent | battlefield A |       |
    And both players can pay for anything
    Then you may not use the ability of Ekko, Revolutionary
