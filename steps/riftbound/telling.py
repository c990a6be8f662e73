"""How a board of Riftbound, and what becomes of it, is told."""

from adapters.port import ShownObject
from steps.riftbound.words import ZONES, say_place
from steps.telling import Figure, Gain, Number, Telling, Wording
from steps.words import Language


def _zone(place: str) -> Wording:
    """Return the zone of a place, without whose it is.

    >>> _zone("p2.trash")["zh"], _zone("at.A")["en"]
    ('废牌堆', 'a battlefield')
    """
    if place.startswith("at."):
        return {"en": "a battlefield", "zh": "战场"}
    zone = place.rpartition(".")[2]
    return TELLING.chain if zone == "chain" else ZONES.get(zone, {"en": zone, "zh": zone})


def _strength(item: ShownObject, language: Language) -> str:
    """Return the might of an object as it stands behind its name.

    >>> _strength(ShownObject("X", "Unit X", "at.A", might=3), "zh")
    '（3战力）'
    """
    if not isinstance(item.might, int):
        return ""
    return f" {item.might}" if language == "en" else f"（{item.might}战力）"


TELLING = Telling(
    say_place=say_place,
    zone=_zone,
    zones=("hand", "base", "runes", "champion", "legend", "trash", "banished", "deck"),
    chain={"en": "the chain", "zh": "结算链"},
    chain_is={"en": "chain: {}", "zh": "结算链：{}"},
    ability={"en": "the ability of {}", "zh": "{}的技能"},
    open={"en": "a showdown is open at {}", "zh": "{}正在进行法术对决"},
    added={"en": "{} is added to the battlefields", "zh": "{}被添置到场上"},
    strength=_strength,
    figures={
        "points": Figure({"en": "points", "zh": "得分"}, always=True),
        "xp": Figure({"en": "XP", "zh": "经验"}),
        "hand": Figure({"en": "cards in hand", "zh": "手牌数"}, always=True),
        "deck": Figure({"en": "cards in the deck", "zh": "主牌堆数"}),
        "runes": Figure({"en": "runes", "zh": "符文数"}),
        "energy": Figure({"en": "energy", "zh": "法力"}),
    },
    gains={
        "drawn": Gain(
            {"en": "{} drew {}", "zh": "{}抽{}"},
            {"en": "{} card", "zh": "{}张牌"},
            {"en": "{} cards", "zh": "{}张牌"},
        ),
        "points": Gain(
            {"en": "{} scored {}", "zh": "{}获得{}"},
            {"en": "{} point", "zh": "{}分"},
            {"en": "{} points", "zh": "{}分"},
        ),
        "xp": Gain({"en": "{}: XP {}", "zh": "{}：{}点经验"}),
    },
    states={
        "exhausted": {"en": "exhausted", "zh": "休眠"},
        "buffed": {"en": "buffed", "zh": "拥有增益"},
        "stunned": {"en": "stunned", "zh": "被眩晕"},
        "empowered": {"en": "empowered", "zh": "已强化"},
        "face_down": {"en": "face down", "zh": "正面朝下"},
    },
    becomes={
        "exhausted": {
            True: {"en": "{} is exhausted", "zh": "{}处于休眠状态"},
            False: {"en": "{} is ready", "zh": "{}处于活跃状态"},
        },
        "buffed": {
            True: {"en": "{} is buffed", "zh": "{}获得增益"},
            False: {"en": "{} loses its buff", "zh": "{}失去增益"},
        },
        "stunned": {
            True: {"en": "{} is stunned", "zh": "{}被眩晕"},
            False: {"en": "{} is no longer stunned", "zh": "{}不再被眩晕"},
        },
        "empowered": {
            True: {"en": "{} is empowered", "zh": "{}被强化"},
            False: {"en": "{} is no longer empowered", "zh": "{}被解除强化"},
        },
        "face_down": {
            True: {"en": "{} is face down", "zh": "{}变为正面朝下"},
            False: {"en": "{} is turned face up", "zh": "{}翻为正面朝上"},
        },
    },
    numbers={
        "damage": Number(
            {"en": "{} has damage {}", "zh": "{}有{}点伤害"},
            {"en": "{} has no damage any more", "zh": "{}不再有伤害"},
            {"en": "damage {}", "zh": "{}点伤害"},
        ),
        "might": Number({"en": "{} has might {}", "zh": "{}的战力为{}"}),
    },
    attached_to={"en": "attached to {}", "zh": "贴附于{}"},
    attached={
        True: {"en": "{} is attached to {}", "zh": "{}贴附于{}"},
        False: {"en": "{} is attached to nothing any more", "zh": "{}不再贴附"},
    },
    counters={},
    marks={},
    facts={
        "place": "位置",
        "owner": "拥有者",
        "controller": "控制者",
        "exhausted": "休眠",
        "damage": "伤害",
        "might": "战力",
        "buffed": "增益",
        "stunned": "眩晕",
        "empowered": "强化",
        "face_down": "正面朝下",
        "attached_to": "贴附于",
        "on_chain": "在结算链上",
        "ability_on_chain": "技能在结算链上",
        "points": "得分",
        "xp": "经验",
        "energy": "法力",
        "power": "符能",
        "resources": "剩余资源",
        "hand": "手牌数",
        "deck": "主牌堆数",
        "drawn": "抽牌数",
        "channeled": "召出符文数",
        "runes": "符文数",
        "rune_deck": "符文牌堆数",
        "combat": "战斗结果",
        "active": "回合玩家",
        "chain": "结算链",
        "phase": "阶段",
        "showdown": "法术对决",
        "winner": "胜者",
        "number": "数量",
    },
)
"""The words of Riftbound for its board."""
