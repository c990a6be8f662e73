@game:riftbound
Feature: Meticulous Restorationist

  @id:rb-restorationist-mordekaiser @rule:356.1.a @rule:357.1 @source:faq-radiance-zh#meticulous-restorationist-and-mordekaiser @since:radiance @unconfirmed
  Scenario: Mordekaiser's power pays for Meticulous Restorationist played from the trash
    Title (zh) 从废牌堆打出【细心的修复师】的费用可以由【莫德凯撒 - 铁铠冥魂】支付
    Q (en) The trigger of Meticulous Restorationist plays it from my trash for one order. May I banish a unit from my trash with Mordekaiser, Iron Revenant to pay that?
    Q (zh) 【细心的修复师】的触发式技能以1点序理符能的费用将其从我方废牌堆打出。这一点符能可以由【莫德凯撒 - 铁铠冥魂】（放逐废牌堆里的单位）产生吗？
    A (en) Yes. That cost takes the place of the base cost, a unit is being played, and this power may pay for units. (Assumed of the unpublished texts: the trigger is on its dying; Mordekaiser adds one power for units whenever a cost is paid.)
    A (zh) 可以。该费用替换了基础费用，打出的是单位，而这些符能可用于打出单位。（相关文字未公开，此处假定：该技能在其被摧毁时触发；支付费用时【莫德凯撒 - 铁铠冥魂】可获得1点用于打出单位的符能。）
    Given it is your main phase
    And the position:
      | object                      | player | place         | state |
      | Mordekaiser, Iron Revenant  | You    | legend        |       |
      | Vengeance                   | You    | hand          |       |
      | Unit V (3)                  | You    | base          |       |
      | Meticulous Restorationist   | You    | base          |       |
      | Unit S (1)                  | You    | trash         |       |
      | Unit T (1)                  | You    | trash         |       |
    And you have 4 energy and 2 order power
    When you play Vengeance choosing Meticulous Restorationist
    And the chain resolves
    And you accept
    And the chain resolves
    And you choose your base, if asked
    And you pay with Unit T
    Then Meticulous Restorationist is in your base
    And Unit T is in your banishment
    And Unit S is in your trash
    And you have nothing left to pay with

  @id:rb-restorationist-mordekaiser.no-remains @rule:356.1.a @rule:357 @source:faq-radiance-zh#meticulous-restorationist-and-mordekaiser @control:rb-restorationist-mordekaiser @since:radiance @unconfirmed @derived
  Scenario: With nothing else in the trash, Meticulous Restorationist cannot be paid for
    Title (zh) 废牌堆中没有其他单位或装备时，无法支付【细心的修复师】的费用
    Q (en) The trigger of Meticulous Restorationist would play it for one order. I have no power, and no other unit or gear is in my trash. May Mordekaiser banish Meticulous Restorationist itself?
    Q (zh) 【细心的修复师】的触发式技能将以1点序理符能的费用打出它。我方没有符能，废牌堆中也没有其他单位或装备。【莫德凯撒 - 铁铠冥魂】能否放逐【细心的修复师】本身？
    A (en) No. While it is paid for it is on the chain, not in the trash; it cannot be played and stays in the trash. (Assumed of the unpublished texts: the trigger is on its dying; Mordekaiser adds one power for units whenever a cost is paid.)
    A (zh) 不能。支付费用时它在结算链上，不在废牌堆；它无法打出，留在废牌堆。（相关文字未公开，此处假定：该技能在其被摧毁时触发；支付费用时【莫德凯撒 - 铁铠冥魂】可获得1点用于打出单位的符能。）
    Given it is your main phase
    And the position:
      | object                      | player | place         | state |
      | Mordekaiser, Iron Revenant  | You    | legend        |       |
      | Vengeance                   | You    | hand          |       |
      | Unit V (3)                  | You    | base          |       |
      | Meticulous Restorationist   | You    | base          |       |
    And you have 4 energy and 2 order power
    When you play Vengeance choosing Meticulous Restorationist
    And the chain resolves
    And you accept
    And the chain resolves
    Then Meticulous Restorationist is in your trash
    And the chain is empty
    And Vengeance is in your trash
