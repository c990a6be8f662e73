@game:riftbound
Feature: Atakhan

  @id:rb-atakhan-mordekaiser @rule:357.1 @rule:357.2 @source:faq-radiance-zh#atakhan-and-mordekaiser @control:rb-atakhan-mordekaiser.in-trash @since:radiance @unconfirmed
  Scenario: The unit killed for Atakhan cannot be banished by Mordekaiser to pay for him
    Title (zh) 为【厄塔汗】摧毁的单位不能由【莫德凯撒 - 铁铠冥魂】放逐来支付其费用
    Q (en) I play Atakhan and kill Vanguard Sergeant (4 energy) for his additional cost, so he costs 6 energy and three order. I have 6 energy and two order. May Mordekaiser, Iron Revenant banish that same unit for the third?
    Q (zh) 我方打出【厄塔汗】，摧毁【先锋中士】（4点法力）支付额外费用，因此其费用为6点法力和3点序理符能。我方有6点法力和2点序理符能。能否利用【莫德凯撒 - 铁铠冥魂】放逐该单位来支付第三点？
    A (en) No. When the power is due the unit is still alive: it dies only after energy and power have been paid. (Assumed of the unpublished legend: it adds one power for units by banishing a unit or gear from the trash.)
    A (zh) 不能。法力和符能先于其他费用支付，此时该单位尚未进入废牌堆。（该传奇的文字未公开，此处假定：放逐废牌堆中的一张单位或装备，获得1点用于打出单位的符能。）
    Given it is your main phase
    And the position:
      | object                     | player | place  | state |
      | Mordekaiser, Iron Revenant | You    | legend |       |
      | Vanguard Sergeant          | You    | base   |       |
      | Atakhan                    | You    | hand   |       |
    And you have 6 energy and 2 order power
    Then you may not play Atakhan to your base paying the additional cost killing Vanguard Sergeant
    And Vanguard Sergeant is in your base
    And you have 6 energy

  @id:rb-atakhan-mordekaiser.in-trash @rule:357.1 @rule:357.2 @source:faq-radiance-zh#atakhan-and-mordekaiser @since:radiance @unconfirmed @derived
  Scenario: A unit that lies in the trash already can be banished by Mordekaiser to pay for Atakhan
    Title (zh) 已在废牌堆中的单位可以由【莫德凯撒 - 铁铠冥魂】放逐来支付【厄塔汗】的费用
    Q (en) The same, but another unit lies in my trash already.
    Q (zh) 同样的局面，但我方废牌堆中已有另一名单位。
    A (en) That one is banished for the third power, then Vanguard Sergeant is killed, and Atakhan enters. (Assumed of the unpublished legend: it adds one power for units by banishing a unit or gear from the trash.)
    A (zh) 放逐该单位支付第三点符能，然后摧毁【先锋中士】，【厄塔汗】进场。（该传奇的文字未公开，此处假定：放逐废牌堆中的一张单位或装备，获得1点用于打出单位的符能。）
    Given it is your main phase
    And the position:
      | object                     | player | place  | state |
      | Mordekaiser, Iron Revenant | You    | legend |       |
      | Unit V (3)                 | You    | base   |       |
      | Vanguard Sergeant          | You    | base   |       |
      | Atakhan                    | You    | hand   |       |
      | Unit S (1)                 | You    | trash  |       |
    And you have 6 energy and 2 order power
    When you play Atakhan to your base paying the additional cost killing Vanguard Sergeant
    And you pay with Unit S, if asked
    Then Atakhan is in your base
    And Vanguard Sergeant is in your trash
    And Unit S is in your banishment
    And Unit V is in your base
    And you have nothing left to pay with
