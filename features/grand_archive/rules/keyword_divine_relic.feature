@game:grand_archive
Feature: Divine Relic

  @id:ga-div-1 @rule:DIV.1 @source:ga-keywords-zh#DIV.1 @source:ga-rules-2026-08#DIV.1 @since:2025-03
  Scenario: A material deck holds one card with Divine Relic at most
    Title (zh) 素材库至多有一张神圣礼装
    Q (en) May a material deck have both Imperial Seal and Transcendental Rite?
    Q (zh) 素材库可以同时有帝国印玺与超凡仪式吗？
    A (en) No. Both have divine relic.
    A (zh) 不可以。两张都是神圣礼装。
    Given it is your main phase
    And the position:
      | object       | player | place |
      | Ally X (1/1) | You    | hand  |
    Then a material deck of Spirit of Fire and Imperial Seal and Transcendental Rite is not legal
    And a material deck of Spirit of Fire and Imperial Seal and Tome of Sorcery is legal

  @id:ga-div-1.one @rule:DIV.1 @source:ga-keywords-zh#DIV.1 @source:ga-rules-2026-08#DIV.1 @control:ga-div-1 @since:2025-03
  Scenario: Either of them alone is legal
    Title (zh) 单独一张神圣礼装合法
    Q (en) May a material deck have Transcendental Rite or Imperial Seal beside other regalia?
    Q (zh) 素材库可以有超凡仪式或帝国印玺与其他礼装吗？
    A (en) Yes, one of them.
    A (zh) 可以，只能有其中一张。
    Given it is your main phase
    And the position:
      | object       | player | place |
      | Ally X (1/1) | You    | hand  |
    Then a material deck of Spirit of Fire and Transcendental Rite and Tome of Sorcery is legal
    And a material deck of Spirit of Fire and Imperial Seal and Tome of Sorcery is legal

  @id:ga-div-1.champion @rule:DIV.1 @source:ga-keywords-zh#DIV.1 @source:ga-rules-2026-08#DIV.1 @since:2025-03
  Scenario: The keyword is counted, whatever the type of the card
    Title (zh) 计算的是关键词，与卡牌类型无关
    Q (en) Flawless Spirit of Mordred, a champion, has divine relic. May it stand beside Imperial Seal?
    Q (zh) 英雄牌莫德雷德的无瑕之灵有神圣礼装。可以与帝国印玺同在素材库吗？
    A (en) No.
    A (zh) 不可以。
    Given it is your main phase
    And the position:
      | object       | player | place |
      | Ally X (1/1) | You    | hand  |
    Then a material deck of Flawless Spirit of Mordred and Imperial Seal is not legal
    And a material deck of Flawless Spirit of Mordred and Tome of Sorcery is legal
