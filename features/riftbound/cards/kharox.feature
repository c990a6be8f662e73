@game:riftbound
Feature: Kharox

  @id:rb-kharox-neeko-no-neeko @rule:383.4.a @rule:191.3.d @source:faq-radiance-zh#kharox-and-neeko @control:rb-kharox-neeko-own-neeko @since:radiance
  Scenario: Kharox plays my Neeko for an opponent who brought none: no legend is added
    Title (zh) 对方没有带【妮蔻 - 完美伪装】，用【卡洛克斯】打出我方的这张牌：不加入任何传奇
    Q (en) With the trigger of an empowered Kharox the opponent plays my Neeko, Blending In from my trash. Neither their main deck nor their sideboard holds a Neeko. Do they get one of the legends that I chose?
    Q (zh) 对方强化了【卡洛克斯】，用其触发式技能从我方废牌堆打出我方的【妮蔻 - 完美伪装】。对方的主牌堆和备牌中都没有【妮蔻 - 完美伪装】。对方会获得我方选定的传奇吗？
    A (en) No. Neeko enters under their control, and the instruction about legends is ignored.
    A (zh) 不会。【妮蔻 - 完美伪装】在对方控制下进场，有关传奇的指示被无视。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place | state |
      | Kharox             | Opponent | base  |       |
      | Unit S (1)         | You      | trash |       |
      | Neeko, Blending In | You      | trash |       |
    And both players can pay for anything
    And your deck list holds Neeko, Blending In
    And you have chosen the legends Legend P, Legend Q and Legend R
    And the opponent's deck list holds Kharox
    When the opponent uses the ability of Kharox
    And the chain resolves
    And the opponent accepts
    And the opponent chooses Neeko, Blending In
    And the opponent chooses the opponent's base, if asked
    And the chain resolves
    Then Neeko, Blending In is at the opponent's base
    And the opponent controls Neeko, Blending In
    And Kharox is empowered
    And nobody is asked
    And there is no Legend P in the opponent's legend zone
    And there is no Legend Q in the opponent's legend zone
    And there is no Legend R in the opponent's legend zone
    And there is no Legend P in your legend zone

  @id:rb-kharox-neeko-own-neeko @rule:383.4.a @rule:191.3.d @source:faq-radiance-zh#kharox-and-neeko @since:radiance
  Scenario: Kharox plays my Neeko for an opponent with a Neeko in the deck: a legend of their own is added
    Title (zh) 对方主牌堆中有【妮蔻 - 完美伪装】，用【卡洛克斯】打出我方的这张牌：加入对方自己选定的传奇
    Q (en) With the trigger of an empowered Kharox the opponent plays my Neeko, Blending In. Their own main deck holds a Neeko, too. Which legends may they choose from?
    Q (zh) 对方强化了【卡洛克斯】，用其触发式技能打出我方的【妮蔻 - 完美伪装】。对方自己的主牌堆中也有【妮蔻 - 完美伪装】。对方可以从哪些传奇中选择？
    A (en) From those they chose themselves when building their deck, as with a Neeko of their own; never from mine.
    A (zh) 从对方自己在构筑卡组时选定的传奇中选择，与打出属于自己的【妮蔻 - 完美伪装】时相同；与我方选定的传奇无关。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place | state |
      | Kharox             | Opponent | base  |       |
      | Unit S (1)         | You      | trash |       |
      | Neeko, Blending In | You      | trash |       |
    And both players can pay for anything
    And your deck list holds Neeko, Blending In
    And you have chosen the legends Legend P, Legend Q and Legend R
    And the opponent's deck list holds Kharox and Neeko, Blending In
    And the opponent has chosen the legends Legend K, Legend L and Legend M
    When the opponent uses the ability of Kharox
    And the chain resolves
    And the opponent accepts
    And the opponent chooses Neeko, Blending In
    And the opponent chooses the opponent's base, if asked
    And the chain resolves
    Then the opponent may choose: Legend K, Legend L, Legend M
    When the opponent chooses Legend L
    Then Legend L is in the opponent's legend zone
    And there is no Legend K in the opponent's legend zone
    And there is no Legend P in the opponent's legend zone
    And Neeko, Blending In is at the opponent's base
    And the opponent controls Neeko, Blending In
    And Unit S is in your trash

  @id:rb-kharox-neeko-own-neeko.sideboard @rule:383.4.a @rule:191.3.d @source:faq-radiance-zh#kharox-and-neeko @since:radiance
  Scenario: Kharox plays my Neeko for an opponent with a Neeko in the sideboard only: a legend of their own is added
    Title (zh) 对方只有备牌中有【妮蔻 - 完美伪装】，用【卡洛克斯】打出我方的这张牌：加入对方自己选定的传奇
    Q (en) The opponent plays my Neeko, Blending In with Kharox, and their only Neeko is in their sideboard.
    Q (zh) 对方用【卡洛克斯】打出我方的【妮蔻 - 完美伪装】，而对方唯一的一张在备牌中。
    A (en) The sideboard counts: they add one of their own chosen legends.
    A (zh) 备牌也计算在内：对方加入自己选定的一名传奇。
    Given it is the opponent's main phase
    And the position:
      | object             | player   | place | state |
      | Kharox             | Opponent | base  |       |
      | Unit S (1)         | You      | trash |       |
      | Neeko, Blending In | You      | trash |       |
    And both players can pay for anything
    And your deck list holds Neeko, Blending In
    And you have chosen the legends Legend P, Legend Q and Legend R
    And the opponent's deck list holds Kharox
    And the opponent's sideboard holds Neeko, Blending In
    And the opponent has chosen the legends Legend K, Legend L and Legend M
    When the opponent uses the ability of Kharox
    And the chain resolves
    And the opponent accepts
    And the opponent chooses Neeko, Blending In
    And the opponent chooses the opponent's base, if asked
    And the chain resolves
    Then the opponent may choose: Legend K, Legend L, Legend M
    When the opponent chooses Legend M
    Then Legend M is in the opponent's legend zone
    And there is no Legend L in the opponent's legend zone
    And there is no Legend Q in the opponent's legend zone
    And Neeko, Blending In is at the opponent's base
