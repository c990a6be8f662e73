"""How a board of Grand Archive, and what becomes of it, is told."""

from adapters.port import ShownObject
from steps.grand_archive.words import COUNTERS, MARKS, ZONES, say_place
from steps.telling import Figure, Gain, Number, Telling, Wording
from steps.words import Language


def _zone(place: str) -> Wording:
    """Return the zone of a place, without whose it is.

    >>> _zone("p2.memory")["en"], _zone("chain")["zh"]
    ('memory', '效果堆叠')
    """
    zone = place.rpartition(".")[2]
    return TELLING.chain if zone == "chain" else ZONES.get(zone, {"en": zone, "zh": zone})


def _strength(item: ShownObject, language: Language) -> str:
    """Return power and life of an object as they stand behind its name.

    >>> _strength(ShownObject("X", "Ally X", "p1.field", power=2, life=3), "zh")
    '（2/3）'
    >>> _strength(ShownObject("C", "Champion C", "p1.field", life=20), "en")
    ' (life 20)'
    """
    power, life = item.power, item.life
    if isinstance(power, int) and isinstance(life, int):
        words = f"{power}/{life}"
    elif isinstance(life, int):
        words = f"life {life}" if language == "en" else f"生命{life}"
    elif isinstance(power, int):
        words = f"power {power}" if language == "en" else f"力量{power}"
    else:
        return ""
    return f" ({words})" if language == "en" else f"（{words}）"


TELLING = Telling(
    say_place=say_place,
    zone=_zone,
    zones=("field", "lineage", "intent", "hand", "memory", "graveyard", "banishment", "material", "deck"),
    chain={"en": "the effects stack", "zh": "效果堆叠"},
    chain_is={"en": "effects stack: {}", "zh": "效果堆叠：{}"},
    ability={"en": "the ability of {}", "zh": "{}的能力"},
    strength=_strength,
    figures={
        "level": Figure({"en": "level", "zh": "等级"}, always=True),
        "hand": Figure({"en": "cards in hand", "zh": "手牌数"}, always=True),
        "memory": Figure({"en": "cards in memory", "zh": "回忆区卡牌数"}, always=True),
        "deck": Figure({"en": "cards in the main deck", "zh": "主牌库数"}),
        "material": Figure({"en": "cards in the material deck", "zh": "素材库数"}),
        "graveyard": Figure({"en": "cards in the graveyard", "zh": "墓场卡牌数"}),
        "banishment": Figure({"en": "cards in banishment", "zh": "放逐区卡牌数"}),
    },
    gains={
        "drawn": Gain(
            {"en": "{} drew {}", "zh": "{}抽{}"},
            {"en": "{} card", "zh": "{}张牌"},
            {"en": "{} cards", "zh": "{}张牌"},
        ),
        "level": Gain({"en": "{}: level {}", "zh": "{}的等级为{}"}),
    },
    states={
        "exhausted": {"en": "rested", "zh": "待命"},
        "attacking": {"en": "attacking", "zh": "正在攻击"},
        "defending": {"en": "defending", "zh": "正在防御"},
        "face_down": {"en": "face down", "zh": "面朝下"},
    },
    becomes={
        "exhausted": {
            True: {"en": "{} is rested", "zh": "{}处于待命状态"},
            False: {"en": "{} is awake", "zh": "{}处于备战状态"},
        },
        "attacking": {True: {"en": "{} attacks", "zh": "{}进行攻击"}},
        "defending": {True: {"en": "{} is being attacked", "zh": "{}受到攻击"}},
    },
    numbers={
        "damage": Number(
            {"en": "{} has damage {}", "zh": "{}有{}点伤害"},
            {"en": "{} has no damage any more", "zh": "{}不再有伤害"},
            {"en": "damage {}", "zh": "{}点伤害"},
        ),
        "power": Number({"en": "{} has power {}", "zh": "{}的力量为{}"}),
        "life": Number({"en": "{} has life {}", "zh": "{}的生命为{}"}),
    },
    attached_to={"en": "linked to {}", "zh": "连结于{}"},
    attached={
        True: {"en": "{} is linked to {}", "zh": "{}连结于{}"},
        False: {"en": "{} is linked to nothing any more", "zh": "{}不再连结"},
    },
    counters=COUNTERS,
    marks=MARKS,
    facts={
        "place": "位置",
        "owner": "拥有者",
        "controller": "操控者",
        "exhausted": "待命",
        "damage": "伤害",
        "power": "力量",
        "life": "生命",
        "face_down": "面朝下",
        "attached_to": "连结于",
        "attacking": "攻击",
        "defending": "防御",
        "counters": "指示物",
        "marks": "状态",
        "on_chain": "在效果堆叠上",
        "ability_on_chain": "能力在效果堆叠上",
        "abilities_on_chain": "效果堆叠上的能力数",
        "level": "等级",
        "hand": "手牌数",
        "deck": "主牌库数",
        "drawn": "抽牌数",
        "memory": "回忆区卡牌数",
        "material": "素材库数",
        "graveyard": "墓场卡牌数",
        "banishment": "放逐区卡牌数",
        "active": "回合玩家",
        "opportunity": "拥有行动机会的玩家",
        "chain": "效果堆叠",
        "phase": "阶段",
        "winner": "胜者",
        "number": "数量",
        **{f"counters.{kind}": f"{word['zh']}指示物" for kind, word in COUNTERS.items()},
        **{mark: word["zh"] for mark, word in MARKS.items()},
    },
)
"""The words of Grand Archive for its board."""
