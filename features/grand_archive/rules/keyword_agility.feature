@game:grand_archive
Feature: Agility

  @id:ga-agi-1 @rule:AGI.1 @rule:TO.6 @source:ga-keywords-zh#AGI.1 @source:ga-rules-2026-08#AGI.1 @control:ga-agi-1.not-used @since:2025-03
  Scenario: Agility is a triggered ability of the end phase that takes cards of memory back to the hand
    Title (zh) 活力在结束阶段触发，将回忆区的牌移回手牌
    Q (en) I sacrifice Speed Potion (agility 3) in my main phase with four cards in memory. When do cards come back?
    Q (zh) 我方主阶段牺牲迅捷药水（活力3），回忆区有四张牌。牌何时移回手牌？
    A (en) At the beginning of the end phase an ability triggers and uses the effects stack; when it resolves, three cards go from memory to hand.
    A (zh) 结束阶段开始时触发一个进入效果堆叠的能力；该能力结算时，三张牌从回忆区移回手牌。
    Given it is your main phase
    And the position:
      | object       | player | place  |
      | Speed Potion | You    | field  |
      | Ally A (1/1) | You    | memory |
      | Ally B (1/1) | You    | memory |
      | Ally C (1/1) | You    | memory |
      | Ally D (1/1) | You    | memory |
    When you use the ability of Speed Potion
    And the effects stack resolves
    Then Speed Potion is in your graveyard
    And you have 4 cards in memory
    And you have no cards in hand
    When the end phase begins
    Then the effects stack has 1 item
    And you have 4 cards in memory
    And you have opportunity
    When you pass
    Then the opponent has opportunity
    When the next item resolves
    And you choose Ally A and Ally C and Ally D
    Then you have 3 cards in hand
    And Ally B is in your memory
    And you have 1 card in memory

  @id:ga-agi-1.not-used @rule:TO.6 @source:ga-keywords-zh#AGI.1 @since:2025-03
  Scenario: Without agility memory is left alone in the end phase
    Title (zh) 没有活力时，结束阶段不会移动回忆区的牌
    Q (en) Speed Potion stays on my field unused. Do cards of memory come back in the end phase?
    Q (zh) 迅捷药水留在战场没有使用。结束阶段回忆区的牌会移回手牌吗？
    A (en) No. Nothing triggers, and memory is as it was when the turn has passed.
    A (zh) 不会。没有能力触发，回合结束后回忆区不变。
    Given it is your main phase
    And the position:
      | object       | player | place |
      | Speed Potion | You    | field |
    And you have 4 more cards in memory
    When the turn passes
    Then it is the opponent's turn
    And you have 4 cards in memory
    And you have no cards in hand
    And Speed Potion is on your field

  @id:ga-agi-1.opponents-turn @rule:AGI.1 @rule:TO.6 @source:ga-rules-2026-08#AGI.1 @since:2026-08
  Scenario: Agility gained in the turn of an opponent works in the end phase of that turn
    Title (zh) 在对方回合获得的活力，于该回合的结束阶段生效
    Q (en) I gain agility 2 in the opponent's turn, with three cards in memory. When do cards come back?
    Q (zh) 我方在对方回合获得活力2，回忆区有三张牌。牌何时移回手牌？
    A (en) In the end phase of this very turn: agility belongs to the player and triggers in each end phase while it lasts.
    A (zh) 就在该回合的结束阶段：活力属于玩家，在持续期间于每个结束阶段触发。
    Given it is the opponent's main phase
    And the position:
      | object       | player | place  | card                    |
      | Action A     | You    | hand   | fast, cost 0, agility 2 |
      | Ally A (1/1) | You    | memory |                         |
      | Ally B (1/1) | You    | memory |                         |
      | Ally C (1/1) | You    | memory |                         |
    When the opponent passes
    And you react with Action A
    And the next item resolves
    Then Action A is in your graveyard
    And you have 3 cards in memory
    When the end phase begins
    And the effects stack resolves
    And you choose Ally B and Ally C
    Then it is the opponent's turn
    And you have 2 cards in hand
    And Ally A is in your memory

  @id:ga-agi-1.once @rule:AGI.1 @source:ga-keywords-zh#AGI.1 @source:ga-rules-2026-08#AGI.1 @since:2025-03
  Scenario: Agility is gone with the turn in which it was gained
    Title (zh) 活力随获得它的回合结束而消失
    Q (en) I used Speed Potion last turn and have cards in memory again at the end of the opponent's turn. Do any come back?
    Q (zh) 我方上回合使用了迅捷药水，对方回合结束时回忆区仍有牌。会再有牌移回手牌吗？
    A (en) No. It lasts for its own turn only.
    A (zh) 不会。活力只在其所属回合持续。
    Given it is your main phase
    And the position:
      | object       | player | place  |
      | Speed Potion | You    | field  |
      | Ally A (1/1) | You    | memory |
      | Ally B (1/1) | You    | memory |
      | Ally C (1/1) | You    | memory |
      | Ally D (1/1) | You    | memory |
    When you use the ability of Speed Potion
    And the effects stack resolves
    And the end phase begins
    And the effects stack resolves
    And you choose Ally A and Ally B and Ally C
    And the turn passes
    Then it is the opponent's turn
    And you have 3 cards in hand
    And Ally D is in your memory
    When the end phase begins
    Then the effects stack is empty
    And it is the end phase
    And Ally D is in your memory

  @id:ga-agi-2 @rule:AGI.2 @source:ga-keywords-zh#AGI.2 @source:ga-rules-2026-08#AGI.2 @control:ga-agi-2.another @since:2025-03
  Scenario: The player with agility chooses which cards come back
    Title (zh) 由拥有活力的玩家选择移回的牌
    Q (en) Agility 3 resolves with four cards in my memory. Who decides which three come back?
    Q (zh) 活力3结算时我方回忆区有四张牌。由谁决定移回哪三张？
    A (en) I do, and exactly three are chosen; nothing is random.
    A (zh) 由我方选择，恰好选择三张，不是随机。
    Given it is your main phase
    And the position:
      | object                    | player | place  |
      | Speed Potion              | You    | field  |
      | Gray Wolf                 | You    | memory |
      | Woodland Squirrels        | You    | memory |
      | Shade Striker             | You    | memory |
      | Blanche, Sheltering Saint | You    | memory |
    When you use the ability of Speed Potion
    And the effects stack resolves
    And the end phase begins
    And the next item resolves
    Then you may choose: Woodland Squirrels, Gray Wolf, Shade Striker, Blanche, Sheltering Saint
    When you choose Woodland Squirrels and Shade Striker and Blanche, Sheltering Saint
    Then Woodland Squirrels is in your hand
    And Shade Striker is in your hand
    And Blanche, Sheltering Saint is in your hand
    And Gray Wolf is in your memory
    And nobody is asked

  @id:ga-agi-2.another @rule:AGI.2 @source:ga-keywords-zh#AGI.2 @source:ga-rules-2026-08#AGI.2 @since:2025-03
  Scenario: Another choice with agility leaves another card in memory
    Title (zh) 活力选择其他牌时，留下的牌也不同
    Q (en) May I leave Woodland Squirrels in memory, the first card I reserved?
    Q (zh) 我方可以把最先封存的林地松鼠留在回忆区吗？
    A (en) Yes. Any three cards of memory may be chosen, whatever their order.
    A (zh) 可以。可以选择回忆区中任意三张牌，与顺序无关。
    Given it is your main phase
    And the position:
      | object                    | player | place  |
      | Speed Potion              | You    | field  |
      | Woodland Squirrels        | You    | memory |
      | Gray Wolf                 | You    | memory |
      | Shade Striker             | You    | memory |
      | Blanche, Sheltering Saint | You    | memory |
    When you use the ability of Speed Potion
    And the effects stack resolves
    And the end phase begins
    And the next item resolves
    And you choose Gray Wolf and Shade Striker and Blanche, Sheltering Saint
    Then Woodland Squirrels is in your memory
    And Gray Wolf is in your hand
    And you have 3 cards in hand

  @id:ga-agi-3 @rule:AGI.3 @source:ga-keywords-zh#AGI.3 @source:ga-rules-2026-08#AGI.3 @control:ga-agi-3.enough @since:2025-03
  Scenario: With fewer cards in memory than agility says, all of them come back
    Title (zh) 回忆区的牌少于活力数值时，全部移回
    Q (en) Agility 3 resolves with two cards in memory. How many come back?
    Q (zh) 活力3结算时回忆区只有两张牌。移回几张？
    A (en) Both. Nothing else happens for the one that is missing.
    A (zh) 两张都移回，不足的部分没有其他影响。
    Given it is your main phase
    And the position:
      | object       | player   | place  |
      | Speed Potion | You      | field  |
      | Ally A (1/1) | You      | memory |
      | Ally B (1/1) | You      | memory |
      | Ally C (1/1) | Opponent | memory |
    When you use the ability of Speed Potion
    And the effects stack resolves
    And the end phase begins
    Then the effects stack has 1 item
    When the next item resolves
    Then Ally A is in your hand
    And Ally B is in your hand
    And Ally C is in the opponent's memory
    And you have no cards in memory
    And you have drawn no card
    And nobody is asked

  @id:ga-agi-3.enough @rule:AGI.3 @source:ga-keywords-zh#AGI.3 @source:ga-rules-2026-08#AGI.3 @since:2025-03
  Scenario: With more cards in memory than agility says, the rest stays
    Title (zh) 回忆区的牌多于活力数值时，其余留下
    Q (en) Agility 3 resolves with five cards in memory. How many come back?
    Q (zh) 活力3结算时回忆区有五张牌。移回几张？
    A (en) Exactly three; two stay.
    A (zh) 恰好三张，其余两张留下。
    Given it is your main phase
    And the position:
      | object       | player | place  |
      | Speed Potion | You    | field  |
      | Ally A (1/1) | You    | memory |
      | Ally B (1/1) | You    | memory |
      | Ally C (1/1) | You    | memory |
      | Ally D (1/1) | You    | memory |
      | Ally E (1/1) | You    | memory |
    When you use the ability of Speed Potion
    And the effects stack resolves
    And the end phase begins
    And the next item resolves
    And you choose Ally A and Ally B and Ally C
    Then you have 3 cards in hand
    And Ally D is in your memory
    And Ally E is in your memory
    And nobody is asked

  @id:ga-agi-3.empty @rule:AGI.3 @source:ga-keywords-zh#AGI.3 @derived @since:2025-03
  Scenario: With an empty memory agility triggers all the same
    Title (zh) 回忆区为空时活力依然触发
    Q (en) I have agility 3 and no card in memory. Does it trigger?
    Q (zh) 我方有活力3，回忆区没有牌。会触发吗？
    A (en) Yes. The ability goes onto the effects stack and resolves without effect.
    A (zh) 会。能力进入效果堆叠，结算时不产生效果。
    Given it is your main phase
    And the position:
      | object       | player | place |
      | Speed Potion | You    | field |
      | Ally A (1/1) | You    | hand  |
    When you use the ability of Speed Potion
    And the effects stack resolves
    And the end phase begins
    Then the effects stack has 1 item
    When the next item resolves
    Then the effects stack is empty
    And you have 1 card in hand
    And nobody is asked

  @id:ga-agi-4 @rule:AGI.4 @source:ga-keywords-zh#AGI.4 @source:ga-rules-2026-08#AGI.4 @control:ga-agi-4.one @derived @since:2025-03
  Scenario: Two instances of agility are two abilities that resolve one after the other
    Title (zh) 两份活力是两个分别结算的能力
    Q (en) I sacrifice two Speed Potions with seven cards in memory. Does one ability bring back six cards?
    Q (zh) 我方牺牲两瓶迅捷药水，回忆区有七张牌。是由一个能力移回六张吗？
    A (en) No. Two abilities trigger; each brings back three when it resolves, and the players have opportunity between them.
    A (zh) 不是。触发两个能力，各自结算时移回三张，其间玩家有行动机会。
    Given it is your main phase
    And the position:
      | object             | player | place  |
      | Speed Potion as S1 | You    | field  |
      | Speed Potion as S2 | You    | field  |
      | Ally A (1/1)       | You    | memory |
      | Ally B (1/1)       | You    | memory |
      | Ally C (1/1)       | You    | memory |
      | Ally D (1/1)       | You    | memory |
      | Ally E (1/1)       | You    | memory |
      | Ally F (1/1)       | You    | memory |
      | Ally G (1/1)       | You    | memory |
    When you use the ability of S1
    And the effects stack resolves
    And you use the ability of S2
    And the effects stack resolves
    And the end phase begins
    Then the effects stack has 2 items
    When the next item resolves
    And you choose Ally A and Ally B and Ally C
    Then you have 3 cards in hand
    And you have 4 cards in memory
    And the effects stack has 1 item
    And you have opportunity
    When the next item resolves
    And you choose Ally E and Ally F and Ally G
    Then you have 6 cards in hand
    And Ally D is in your memory
    And the effects stack is empty

  @id:ga-agi-4.one-card @rule:AGI.4 @source:ga-keywords-zh#AGI.4 @source:ga-rules-2026-08#AGI.4 @since:2025-03
  Scenario: One card that gives agility twice gives two abilities
    Title (zh) 一张牌给予两份活力时触发两个能力
    Q (en) One item gives me agility 2 twice. How many abilities trigger in the end phase?
    Q (zh) 一件物品给予我方两份活力2。结束阶段触发几个能力？
    A (en) Two, each for two cards.
    A (zh) 两个，各移回两张。
    Given it is your main phase
    And the position:
      | object       | player | place  | card                         |
      | Action A     | You    | hand   | cost 0, agility 2, agility 2 |
      | Ally A (1/1) | You    | memory |                              |
      | Ally B (1/1) | You    | memory |                              |
      | Ally C (1/1) | You    | memory |                              |
      | Ally D (1/1) | You    | memory |                              |
      | Ally E (1/1) | You    | memory |                              |
    When you activate Action A
    And the effects stack resolves
    And the end phase begins
    Then the effects stack has 2 items
    When the next item resolves
    And you choose Ally A and Ally B
    Then the effects stack has 1 item
    And you have 2 cards in hand
    When the next item resolves
    And you choose Ally C and Ally E
    Then you have 4 cards in hand
    And Ally D is in your memory

  @id:ga-agi-4.one @rule:AGI.4 @source:ga-keywords-zh#AGI.4 @since:2025-03
  Scenario: One instance of agility is one ability
    Title (zh) 一份活力只触发一个能力
    Q (en) I sacrifice one of two Speed Potions. How many abilities trigger?
    Q (zh) 我方有两瓶迅捷药水，只牺牲一瓶。触发几个能力？
    A (en) One, for three cards.
    A (zh) 一个，移回三张。
    Given it is your main phase
    And the position:
      | object             | player | place  |
      | Speed Potion as S1 | You    | field  |
      | Speed Potion as S2 | You    | field  |
      | Ally A (1/1)       | You    | memory |
      | Ally B (1/1)       | You    | memory |
      | Ally C (1/1)       | You    | memory |
      | Ally D (1/1)       | You    | memory |
    When you use the ability of S1
    And the effects stack resolves
    And the end phase begins
    Then the effects stack has 1 item
    When the next item resolves
    And you choose Ally A and Ally B and Ally D
    Then you have 3 cards in hand
    And Ally C is in your memory
    And the effects stack is empty
    And S2 is on your field
