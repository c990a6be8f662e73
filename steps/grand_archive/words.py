"""The small words of Grand Archive in both languages: places, phases, and the slots they fill."""

import re
from collections.abc import Mapping

from steps.errors import unknown
from steps.names import Names
from steps.shared.players import PLAYERS, POSSESSIVES, Table
from steps.shared.slots import (
    NUMBER,
    PERSONS,
    Options,
    Places,
    card_slot,
    cards_slot,
    counted,
    mode_slot,
    object_slot,
    objects_slot,
    one_of,
    place_slot,
    rule_slot,
)
from steps.templates import Slot
from steps.words import LANGUAGES, Language

ZONES: Table = {
    "field": {"en": "field", "zh": "战场"},
    "hand": {"en": "hand", "zh": "手牌"},
    "memory": {"en": "memory", "zh": "回忆区"},
    "deck": {"en": "main deck", "zh": "主牌库"},
    "material": {"en": "material deck", "zh": "素材库"},
    "graveyard": {"en": "graveyard", "zh": "墓场"},
    "banishment": {"en": "banishment", "zh": "放逐区"},
    "lineage": {"en": "lineage", "zh": "传承"},
    "intent": {"en": "intent", "zh": "意图区"},
}
"""The zones of a player."""

_ZONE_SPELLINGS: Mapping[str, str] = {
    **{shown[language]: zone for zone, shown in ZONES.items() for language in LANGUAGES},
    **dict.fromkeys(("deck", "牌库", "主牌堆"), "deck"),
    **dict.fromkeys(("material", "素材牌库"), "material"),
    **dict.fromkeys(("banished", "放逐区域"), "banishment"),
}

PHASES: Table = {
    "materialize": {"en": "materialize", "zh": "具现"},
    "recollection": {"en": "recollection", "zh": "回忆"},
    "main": {"en": "main", "zh": "主"},
    "end": {"en": "end", "zh": "结束"},
}
"""The phases in which something can be asked or done."""

COUNTERS: Table = {
    "durability": {"en": "durability", "zh": "耐久"},
    "level": {"en": "level", "zh": "等级"},
    "buff": {"en": "buff", "zh": "增益"},
    "debuff": {"en": "debuff", "zh": "减益"},
    "preparation": {"en": "preparation", "zh": "准备"},
    "enlighten": {"en": "enlighten", "zh": "启迪"},
}
"""The kinds of counters."""

MARKS: Table = {
    "fostered": {"en": "fostered", "zh": "处于培育状态"},
    "distant": {"en": "distant", "zh": "处于远距状态"},
    "imbued": {"en": "imbued", "zh": "处于灌注状态"},
    "brewed": {"en": "brewed", "zh": "经过酿造"},
    "empowered": {"en": "empowered", "zh": "受到赋能"},
}
"""What a card or object may have become."""

MODES: Mapping[str, str] = {}
"""The words of modes, where the cards' own Chinese word is another one."""


def read_zone(text: str) -> str:
    """Return the zone of a player that a word names.

    >>> read_zone("main deck"), read_zone("回忆区")
    ('deck', 'memory')
    """
    word = text.casefold()
    if word in _ZONE_SPELLINGS:
        return _ZONE_SPELLINGS[word]
    language: Language = "en" if text.isascii() else "zh"
    raise unknown("place", text, [shown[language] for shown in ZONES.values()])


def read_place(text: str, names: Names | None = None) -> str:
    """Return the place a sentence names.

    >>> read_place("the opponent's memory"), read_place("我方的手牌")
    ('p2.memory', 'p1.hand')
    """
    for player, shown in POSSESSIVES.items():
        for language in LANGUAGES:
            if text.casefold().startswith(shown[language]):
                return f"{player}.{read_zone(text[len(shown[language]) :].removeprefix('的').strip())}"
    spoken: Language = "en" if text.isascii() else "zh"
    places = [say_place(f"{player}.{zone}", spoken) for player in ("p1", "p2") for zone in ZONES]
    raise unknown("place", text, places)


def say_place(place: str, language: Language, names: Names | None = None) -> str:
    """Return a place as a sentence names it.

    >>> say_place("p2.memory", "en"), say_place("p1.graveyard", "zh")
    ("the opponent's memory", '我方墓场')
    """
    player, _, zone = place.partition(".")
    space = " " if language == "en" else ""
    return f"{POSSESSIVES[player][language]}{space}{ZONES[zone][language]}"


def _is_place(value: object) -> bool:
    if not isinstance(value, str):
        return False
    player, _, zone = value.partition(".")
    return player in PLAYERS and zone in ZONES


def _say_where(place: str, language: Language, names: Names) -> str:
    if language == "zh":
        return say_place(place, "zh")
    return f"{'on' if place.endswith('.field') else 'in'} {say_place(place, 'en')}"


def _read_where(text: str, names: Names) -> str:
    return read_place(re.sub(r"^(?:on|in) ", "", text, flags=re.IGNORECASE))


_option_place = re.compile(
    r"(?:your|the opponent's|the third player's) (?!champion$)|(?:我方|对方|第三方)(?!英雄$)\w+$",
    re.IGNORECASE,
)
PLACES = Places(
    read=read_place,
    say=say_place,
    fits=_is_place,
    seems=lambda text, names: _option_place.match(text) is not None,
)
OPTIONS = Options(PLACES)


# -- slots --------------------------------------------------------------------------------------------------

_ZH_WORD = r"(?:(?!作为响应|的(?:第\d+个)?能力|的复制|有\d+个|不在效果堆叠|没有)[^，：])"
"""A sign of a bare Chinese name, which ends where the sentence goes on."""
_NAME: Mapping[Language, str] = {
    "en": r"(?!the abilit|ability \d|a copy of |nobody$|nothing$|no )\S.*?",
    "zh": rf"(?:【[^】]*】|《[^》]*》|“[^”]*”|(?!模式|数字|牌$){_ZH_WORD}+?)(?:指示物)?",
}
_MADE: Mapping[Language, str] = {"en": _NAME["en"], "zh": rf"(?:第[一二三四五六]个)?{_NAME['zh']}"}
_LIST: Mapping[Language, str] = {
    "en": r"(?!the abilit|ability \d|nothing$)\S.*?",
    "zh": r"(?:【[^】]*】|《[^》]*》|“[^”]*”|[^【《“])+?",
}
_CHOSEN: Mapping[Language, str] = {
    "en": r"(?!nothing$|mode |number |to apply: )\S.*?",
    "zh": r"(?!模式|数字|任何)(?:【[^】]*】|《[^》]*》|“[^”]*”|[^，：【《“])+?",
}
_PLACE: Mapping[Language, str] = {
    "en": r"(?:your|the opponent's|the third player's) (?!champion\b)[\w ]+?",
    "zh": r"(?:我方|对方|第三方)的?(?!英雄)[^\W的]+?",
}
_where: Mapping[Language, str] = {"en": rf"(?:on|in) (?:{_PLACE['en']})", "zh": _PLACE["zh"]}
_where_examples: Mapping[Language, tuple[str, ...]] = {
    "en": ("on your field", "in the opponent's graveyard"),
    "zh": ("我方战场", "对方墓场"),
}
_objects: Mapping[Language, tuple[str, ...]] = {
    "en": ("Ally X", "Woodland Squirrels"),
    "zh": ("伙伴X", "【林地松鼠】"),
}
_many: Mapping[Language, tuple[str, ...]] = {"en": ("Ally X and Ally Y",), "zh": ("伙伴X和伙伴Y",)}


SLOTS: dict[str, Slot] = {
    **PERSONS,
    "object": object_slot(_MADE, _objects),
    "objects": objects_slot(_LIST, _many),
    "card": card_slot(_NAME, {"en": ("Blightroot",), "zh": ("【枯萎根】",)}),
    "list": cards_slot(
        _LIST, {"en": ("Spirit of Fire and Imperial Seal",), "zh": ("【火之灵】和【帝国印玺】",)}
    ),
    "where": place_slot(PLACES, _where, _where_examples, say=_say_where, read=_read_where),
    "area": place_slot(
        PLACES,
        {"en": _where["en"], "zh": rf"场上|{_PLACE['zh']}"},
        _where_examples,
        say=_say_where,
        read=_read_where,
        absent={"zh": "场上"},
    ),
    "number": NUMBER,
    "cards": counted("card", "cards", "张牌"),
    "phase": one_of(PHASES, "phase"),
    "counter": one_of(COUNTERS, "counter"),
    **OPTIONS.slots(
        _CHOSEN,
        _LIST,
        {
            "chosen": {
                "en": ("Ally X", "the opponent", "Ally X and Ally Y"),
                "zh": ("伙伴X为目标", "对方", "伙伴X和伙伴Y为目标"),
            },
            "option": _objects,
            "options": {"en": ("Ally X, Ally Y",), "zh": ("伙伴X和伙伴Y",)},
        },
    ),
    "mode": mode_slot(MODES, {"en": ("destroy",), "zh": ("destroy",)}),
    "rule": rule_slot(r"[A-Z]{2,3}\.[0-9a-z.]*", "AGI.1"),
}
"""What may stand in the braces of a template; the clauses of an action are added where they are defined."""
