@game:riftbound
Feature: Baron Nashor

  @id:rb-hunters-circle-baron @rule:355.2 @rule:356.4 @rule:369.3 @source:faq-radiance-zh#hunters-circle-and-baron-nashor @since:radiance @unconfirmed
  Scenario: Baron Nashor played to Hunters' Circle costs 9 and enters the Baron Pit
    Title (zh) 将【纳什男爵】打出到【猎风广场】：费用为9，在【男爵巢穴】进场
    Q (en) I control Hunters' Circle, and there is no Baron Pit. May I play Baron Nashor there for 9 energy and three chaos?
    Q (zh) 我方控制【猎风广场】，场上没有【男爵巢穴】。能否将【纳什男爵】打出到那里，支付9点法力和3点混沌符能？
    A (en) Yes. The place is chosen and the total cost fixed and paid before his entering is replaced; he enters the Baron Pit. (The text of Hunters' Circle is not public: assumed is what the FAQ says, a first unit or gear costs 1 less.)
    A (zh) 可以。打出位置与总费用在其进场被替换之前便已确定并支付；他在【男爵巢穴】进场。（【猎风广场】的文字未公开，此处按FAQ假定：首次打出的单位或装备费用减少1。）
    Given it is your main phase
    And the battlefields:
      | battlefield | card            | controller |
      | A           | Hunters' Circle | You        |
    And the position:
      | object       | player | place         | state |
      | Unit V (2)   | You    | battlefield A |       |
      | Baron Nashor | You    | hand          |       |
    And you have 9 energy and 3 chaos power
    When you play Baron Nashor to battlefield A
    Then you have nothing left to pay with
    And Baron Nashor is at the Baron Pit
    And there is 1 Baron Pit
    And Unit V is at battlefield A
    And rule 356.4 is why

  @id:rb-hunters-circle-baron.base @rule:355.2 @rule:356.4 @source:faq-radiance-zh#hunters-circle-and-baron-nashor @control:rb-hunters-circle-baron @since:radiance @unconfirmed
  Scenario: Baron Nashor played to base has no discount from Hunters' Circle
    Title (zh) 将【纳什男爵】打出到基地，不享受【猎风广场】的费用减免
    Q (en) I control Hunters' Circle and have 9 energy and three chaos. May I play Baron Nashor to my base?
    Q (zh) 我方控制【猎风广场】，有9点法力和3点混沌符能。能否将【纳什男爵】打出到基地？
    A (en) No. There he costs 10; the place chosen decides, although he would enter the Baron Pit either way. (The text of Hunters' Circle is not public: assumed is what the FAQ says.)
    A (zh) 不能。打出到基地的费用为10；虽然无论如何都会在【男爵巢穴】进场，但以所选的打出位置为准。（【猎风广场】的文字未公开，此处按FAQ假定。）
    Given it is your main phase
    And the battlefields:
      | battlefield | card            | controller |
      | A           | Hunters' Circle | You        |
    And the position:
      | object       | player | place         | state |
      | Unit V (2)   | You    | battlefield A |       |
      | Baron Nashor | You    | hand          |       |
    And you have 9 energy and 3 chaos power
    Then you may not play Baron Nashor to your base
    And you may play Baron Nashor to battlefield A

  @id:rb-hunters-circle-baron.pit-there @rule:355.2 @rule:356.4 @rule:369.3 @source:core-1.4#369.3 @since:radiance @unconfirmed @derived
  Scenario: Where the Baron Pit is already there, Baron Nashor stays at Hunters' Circle
    Title (zh) 场上已有【男爵巢穴】时，【纳什男爵】在【猎风广场】进场
    Q (en) The Baron Pit is there already. I play Baron Nashor to Hunters' Circle.
    Q (zh) 场上已有【男爵巢穴】。我方将【纳什男爵】打出到【猎风广场】。
    A (en) No battlefield is added and he enters where he was played, for the same 9 energy. (The text of Hunters' Circle is not public: assumed is what the FAQ says.)
    A (zh) 不添置战场，他在打出的位置进场，费用同样为9点法力。（【猎风广场】的文字未公开，此处按FAQ假定。）
    Given it is your main phase
    And the battlefields:
      | battlefield | card            | controller |
      | A           | Hunters' Circle | You        |
      | B           | Baron Pit       |            |
    And the position:
      | object       | player | place         | state |
      | Unit V (2)   | You    | battlefield A |       |
      | Baron Nashor | You    | hand          |       |
    And you have 9 energy and 3 chaos power
    When you play Baron Nashor to battlefield A
    Then you have nothing left to pay with
    And Baron Nashor is at battlefield A

  @id:rb-riven-exile-baron @rule:355.2 @rule:372 @rule:369.3 @source:faq-radiance-zh#riven-the-exile-and-baron-nashor @since:radiance @unconfirmed
  Scenario: With Riven, The Exile, Baron Nashor played to a battlefield enters the Baron Pit ready
    Title (zh) 拥有【锐雯 - 放逐之刃】时，打出到战场的【纳什男爵】以活跃状态在【男爵巢穴】进场
    Q (en) My legend is Riven, The Exile. I play Baron Nashor to a battlefield that I control, and there is no Baron Pit.
    Q (zh) 我方的传奇是【锐雯 - 放逐之刃】。我方将【纳什男爵】打出到自己控制的战场，场上没有【男爵巢穴】。
    A (en) He enters the Baron Pit ready, in whichever order the two replacements apply. (Assumed of the unpublished legend: units its player plays to a battlefield they control enter ready, and no more.)
    A (zh) 无论两个替换效果以什么顺序应用，他都以活跃状态在【男爵巢穴】进场。（该传奇的文字未公开，此处仅假定：其控制者打出到自己控制的战场上的单位以活跃状态进场。）
    Given it is your main phase
    And the position:
      | object           | player | place         | state |
      | Riven, The Exile | You    | legend        |       |
      | Unit V (2)       | You    | battlefield A |       |
      | Baron Nashor     | You    | hand          |       |
    And both players can pay for anything
    When you play Baron Nashor to battlefield A
    And you apply Riven, The Exile first, if asked
    Then Baron Nashor is at the Baron Pit
    And Baron Nashor is ready

  @id:rb-riven-exile-baron.baron-first @rule:355.2 @rule:372 @rule:369.3 @source:faq-radiance-zh#riven-the-exile-and-baron-nashor @since:radiance @unconfirmed
  Scenario: With Riven, The Exile, Baron Nashor enters ready although his own replacement is applied first
    Title (zh) 先应用【纳什男爵】自己的替换效果时，他仍以活跃状态进场
    Q (en) My legend is Riven, The Exile. I play Baron Nashor to a battlefield that I control and apply his own replacement first, so that he would enter a battlefield nobody controls.
    Q (zh) 我方的传奇是【锐雯 - 放逐之刃】。我方将【纳什男爵】打出到自己控制的战场，并先应用他自己的替换效果，于是他将在无人控制的战场进场。
    A (en) He still enters ready: what counts is the place he was played to. (Assumed of the unpublished legend: units its player plays to a battlefield they control enter ready, and no more.)
    A (zh) 他仍以活跃状态进场：以打出的位置为准。（该传奇的文字未公开，此处仅假定：其控制者打出到自己控制的战场上的单位以活跃状态进场。）
    Given it is your main phase
    And the position:
      | object           | player | place         | state |
      | Riven, The Exile | You    | legend        |       |
      | Unit V (2)       | You    | battlefield A |       |
      | Baron Nashor     | You    | hand          |       |
    And both players can pay for anything
    When you play Baron Nashor to battlefield A
    And you apply Baron Nashor first, if asked
    Then Baron Nashor is at the Baron Pit
    And Baron Nashor is ready

  @id:rb-riven-exile-baron.base @rule:355.2 @source:faq-radiance-zh#riven-the-exile-and-baron-nashor @since:radiance @unconfirmed @derived
  Scenario: With Riven, The Exile, Baron Nashor played to base enters the Baron Pit exhausted
    Title (zh) 拥有【锐雯 - 放逐之刃】时，打出到基地的【纳什男爵】以休眠状态进场
    Q (en) My legend is Riven, The Exile. I play Baron Nashor to my base, and there is no Baron Pit.
    Q (zh) 我方的传奇是【锐雯 - 放逐之刃】。我方将【纳什男爵】打出到基地，场上没有【男爵巢穴】。
    A (en) He enters the Baron Pit exhausted: he was not played to a battlefield. (Assumed of the unpublished legend: units its player plays to a battlefield they control enter ready, and no more.)
    A (zh) 他以休眠状态在【男爵巢穴】进场：他不是打出到战场的。（该传奇的文字未公开，此处仅假定：其控制者打出到自己控制的战场上的单位以活跃状态进场。）
    Given it is your main phase
    And the position:
      | object           | player | place         | state |
      | Riven, The Exile | You    | legend        |       |
      | Unit V (2)       | You    | battlefield A |       |
      | Baron Nashor     | You    | hand          |       |
    And both players can pay for anything
    When you play Baron Nashor to your base
    Then Baron Nashor is at the Baron Pit
    And Baron Nashor is exhausted
