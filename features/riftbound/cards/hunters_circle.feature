@game:riftbound
Feature: Hunters' Circle

  @id:rb-hunters-circle-first-only @rule:355.2 @rule:356.4 @source:faq-radiance-zh#hunters-circle-and-baron-nashor @since:radiance @unconfirmed
  Scenario: The second unit a player plays to Hunters' Circle in a turn costs full
    Title (zh) 同一回合第二名打出到【猎风广场】的单位支付全部费用
    Q (en) I play Pouty Poro (2 energy) and then Shipyard Skulker (3 energy) to Hunters' Circle. What do they cost?
    Q (zh) 我方将【呸呸魄罗】（2点法力）和【船坞潜伏者】（3点法力）先后打出到【猎风广场】。费用分别是多少？
    A (en) 1 and 3. Only the first unit or gear that a player plays there on their own turn is cheaper. (The text of Hunters' Circle is not public: assumed is what the FAQ says.)
    A (zh) 1点和3点。每名玩家自己的回合里，只有打出到该处的第一个单位或装备减少费用。（【猎风广场】的文字未公开，此处按FAQ假定。）
    Given it is your main phase
    And the battlefields:
      | battlefield | card            | controller |
      | A           | Hunters' Circle | You        |
    And the position:
      | object           | player | place         | state |
      | Unit V (2)       | You    | battlefield A |       |
      | Pouty Poro       | You    | hand          |       |
      | Shipyard Skulker | You    | hand          |       |
    And you have 4 energy
    When you play Pouty Poro to battlefield A
    Then you have 3 energy
    And Pouty Poro is at battlefield A
    When you play Shipyard Skulker to battlefield A
    Then Shipyard Skulker is at battlefield A
    And you have 0 energy

  @id:rb-hunters-circle-first-only.second-short @rule:355.2 @rule:356.4 @source:faq-radiance-zh#hunters-circle-and-baron-nashor @control:rb-hunters-circle-first-only.elsewhere @since:radiance @unconfirmed
  Scenario: The second unit cannot be played to Hunters' Circle for less
    Title (zh) 第二名单位不能以减少后的费用打出到【猎风广场】
    Q (en) I played Pouty Poro to Hunters' Circle this turn and have 2 energy left. May I play Shipyard Skulker (3 energy) there?
    Q (zh) 我方本回合已将【呸呸魄罗】打出到【猎风广场】，还有2点法力。能否将【船坞潜伏者】（3点法力）打出到那里？
    A (en) No. The discount has been used. (The text of Hunters' Circle is not public: assumed is what the FAQ says.)
    A (zh) 不能。费用减免已经用过。（【猎风广场】的文字未公开，此处按FAQ假定。）
    Given it is your main phase
    And the battlefields:
      | battlefield | card            | controller |
      | A           | Hunters' Circle | You        |
    And the position:
      | object           | player | place         | state |
      | Unit V (2)       | You    | battlefield A |       |
      | Pouty Poro       | You    | hand          |       |
      | Shipyard Skulker | You    | hand          |       |
    And you have 3 energy
    When you play Pouty Poro to battlefield A
    Then you have 2 energy
    And you may not play Shipyard Skulker to battlefield A

  @id:rb-hunters-circle-first-only.elsewhere @rule:355.2 @rule:356.4 @source:faq-radiance-zh#hunters-circle-and-baron-nashor @since:radiance @unconfirmed @derived
  Scenario: A unit played to base does not use up the discount of Hunters' Circle
    Title (zh) 打出到基地的单位不会用掉【猎风广场】的费用减免
    Q (en) I play Pouty Poro to my base and then Shipyard Skulker to Hunters' Circle.
    Q (zh) 我方将【呸呸魄罗】打出到基地，再将【船坞潜伏者】打出到【猎风广场】。
    A (en) They cost 2 and 2: the first unit played there is Shipyard Skulker. (The text of Hunters' Circle is not public: assumed is what the FAQ says.)
    A (zh) 费用均为2点：首次在该处打出的单位是【船坞潜伏者】。（【猎风广场】的文字未公开，此处按FAQ假定。）
    Given it is your main phase
    And the battlefields:
      | battlefield | card            | controller |
      | A           | Hunters' Circle | You        |
    And the position:
      | object           | player | place         | state |
      | Unit V (2)       | You    | battlefield A |       |
      | Pouty Poro       | You    | hand          |       |
      | Shipyard Skulker | You    | hand          |       |
    And you have 4 energy
    When you play Pouty Poro to your base
    Then you have 2 energy
    When you play Shipyard Skulker to battlefield A
    Then Shipyard Skulker is at battlefield A
    And you have 0 energy

  @id:rb-hunters-circle-first-only.gear @rule:355.2 @rule:356.4 @source:faq-radiance-zh#hunters-circle-and-baron-nashor @since:radiance @unconfirmed
  Scenario: A gear played to Hunters' Circle is cheaper and uses up the discount
    Title (zh) 打出到【猎风广场】的装备减少费用，并用掉费用减免
    Q (en) I play Gravity Field (5 energy) and then Shipyard Skulker (3 energy) to Hunters' Circle. What do they cost?
    Q (zh) 我方将【重力场】（5点法力）和【船坞潜伏者】（3点法力）先后打出到【猎风广场】。费用分别是多少？
    A (en) 4 and 3: a gear counts as well as a unit. (The texts are not public in full: assumed is what the FAQ says, and no power cost of Gravity Field.)
    A (zh) 4点和3点：装备与单位同样计算。（相关文字未完全公开，此处按FAQ假定，并假定【重力场】没有符能费用。）
    Given it is your main phase
    And the battlefields:
      | battlefield | card            | controller |
      | A           | Hunters' Circle | You        |
    And the position:
      | object           | player | place         | state |
      | Unit V (2)       | You    | battlefield A |       |
      | Gravity Field    | You    | hand          |       |
      | Shipyard Skulker | You    | hand          |       |
    And you have 7 energy
    When you play Gravity Field to battlefield A
    Then you have 3 energy
    And Gravity Field is at battlefield A
    When you play Shipyard Skulker to battlefield A
    Then Shipyard Skulker is at battlefield A
    And you have 0 energy

  @id:rb-hunters-circle-first-only.other-turn @rule:355.2 @rule:356.4 @source:faq-radiance-zh#hunters-circle-and-baron-nashor @since:radiance @unconfirmed
  Scenario: A unit played to Hunters' Circle on another player's turn costs full
    Title (zh) 在对方回合打出到【猎风广场】的单位支付全部费用
    Q (en) On the opponent's turn I play Shen, Kinkou (3 energy and one order, a Reaction) to Hunters' Circle.
    Q (zh) 我方在对方回合将【慎 - 均衡守中】（3点法力和1点序理符能，[反应]）打出到【猎风广场】。
    A (en) He costs full; the discount is for a player's own turn. (The text of Hunters' Circle is not public: assumed is what the FAQ says.)
    A (zh) 须支付全部费用；费用减免只在玩家自己的回合生效。（【猎风广场】的文字未公开，此处按FAQ假定。）
    Given it is the opponent's main phase
    And the battlefields:
      | battlefield | card            | controller |
      | A           | Hunters' Circle | You        |
    And the position:
      | object        | player   | place         | state |
      | Unit V (2)    | You      | battlefield A |       |
      | Shen, Kinkou  | You      | hand          |       |
      | Hextech Ray   | Opponent | hand          |       |
      | Unit W (5)    | Opponent | battlefield B |       |
    And you have 3 energy and 1 order power
    And the opponent can pay for anything
    When the opponent plays Hextech Ray choosing Unit W
    And you react with Shen, Kinkou to battlefield A
    Then Shen, Kinkou is at battlefield A
    And you have nothing left to pay with
