"""The small words of Riftbound in both languages: places, domains, and the slots they fill."""

import re
from collections.abc import Mapping

from adapters.port import Card
from steps.errors import WrongText, unknown
from steps.names import Names
from steps.shared.players import PLAYERS, POSSESSIVES, spelled
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
from steps.words import LANGUAGES, Language, cut, join, pieces

ZONES: Mapping[str, Mapping[Language, str]] = {
    "base": {"en": "base", "zh": "基地"},
    "runes": {"en": "runes", "zh": "符文区"},
    "hand": {"en": "hand", "zh": "手牌"},
    "deck": {"en": "deck", "zh": "主牌堆"},
    "trash": {"en": "trash", "zh": "废牌堆"},
    "banished": {"en": "banishment", "zh": "放逐区域"},
    "champion": {"en": "champion zone", "zh": "英雄区域"},
    "legend": {"en": "legend zone", "zh": "传奇区域"},
}
"""The zones of a player in a sentence."""

_ZONE_SPELLINGS: Mapping[str, str] = {
    **{shown[language]: zone for zone, shown in ZONES.items() for language in LANGUAGES},
    **dict.fromkeys(("banished", "放逐区", "放逐"), "banished"),
    **dict.fromkeys(("champion", "英雄区"), "champion"),
    **dict.fromkeys(("legend", "传奇区"), "legend"),
    **dict.fromkeys(("main deck", "牌堆", "牌库", "主牌库"), "deck"),
}

COLUMN_ZONES: Mapping[str, Mapping[Language, str]] = {
    **ZONES,
    "banished": {"en": "banished", "zh": "放逐区域"},
    "champion": {"en": "champion", "zh": "英雄区域"},
    "legend": {"en": "legend", "zh": "传奇区域"},
}
"""The zones of a player in the place column, where the player column says whose."""

DOMAINS: Mapping[str, Mapping[Language, str]] = {
    "fury": {"en": "fury", "zh": "炽烈"},
    "calm": {"en": "calm", "zh": "翠意"},
    "mind": {"en": "mind", "zh": "灵光"},
    "body": {"en": "body", "zh": "摧破"},
    "chaos": {"en": "chaos", "zh": "混沌"},
    "order": {"en": "order", "zh": "序理"},
}

POWERS: Mapping[str, Mapping[Language, str]] = {**DOMAINS, "any": {"en": "any", "zh": "任意"}}
"""The kinds of power in a rune pool; ``any`` pays for every domain."""

MODES: Mapping[str, str] = {
    "buff": "增益",
    "stun": "眩晕",
    "ready": "活跃",
    "draw": "抽牌",
    "kill": "摧毁",
    "move": "移动",
    "damage": "伤害",
}
"""The words of modes, where the cards' own Chinese word is another one."""

BATTLEFIELDS = ("A", "B")


def read_place(text: str, names: Names | None = None) -> str:
    """Return the place a sentence names; with names it may be a battlefield that is made later.

    >>> read_place("the opponent's base"), read_place("战场A"), read_place("我方的手牌")
    ('p2.base', 'at.A', 'p1.hand')
    """
    if names is not None and (made := names.made_battlefield(text)) is not None:
        return made
    if (field := _battlefield(text)) is not None:
        return field
    for player, shown in POSSESSIVES.items():
        for language in LANGUAGES:
            if text.casefold().startswith(shown[language]):
                return f"{player}.{read_zone(text[len(shown[language]) :].removeprefix('的').strip())}"
    raise unknown("place", text, _all_places("en" if text.isascii() else "zh"))


def read_zone(text: str) -> str:
    """Return the zone of a player that a word names."""
    word = text.casefold()
    if word in _ZONE_SPELLINGS:
        return _ZONE_SPELLINGS[word]
    language: Language = "en" if text.isascii() else "zh"
    known = [shown[language] for shown in ZONES.values()] + [
        f"{'battlefield ' if language == 'en' else '战场'}A"
    ]
    raise unknown("place", text, known)


def _battlefield(text: str) -> str | None:
    found = re.fullmatch(r"(?:battlefield |战场)\s*(\w+)", text, re.IGNORECASE)
    return None if found is None else f"at.{read_battlefield(found.group(1))}"


def read_battlefield(text: str) -> str:
    """Return the ref of a battlefield by its letter."""
    letter = text.upper()
    if letter not in BATTLEFIELDS:
        raise WrongText(f'there is no battlefield "{text}"; they are A and B')
    return letter


def _all_places(language: Language) -> list[str]:
    places = [say_place("at.A", language), say_place("at.B", language)]
    return places + [say_place(f"{player}.{zone}", language) for player in ("p1", "p2") for zone in ZONES]


def say_place(place: str, language: Language, names: Names | None = None) -> str:
    """Return a place as a sentence names it; with names it may be a battlefield that is made later.

    >>> say_place("p2.base", "en"), say_place("at.A", "zh"), say_place("p1.trash", "zh")
    ("the opponent's base", '战场A', '我方废牌堆')
    """
    head, _, tail = place.partition(".")
    if names is not None and tail.startswith("made:"):
        return names.say(tail, language)
    if head == "at":
        return f"battlefield {tail}" if language == "en" else f"战场{tail}"
    zone = ZONES[tail][language]
    return (
        f"{POSSESSIVES[head][language]} {zone}"
        if language == "en"
        else f"{POSSESSIVES[head][language]}{zone}"
    )


def _is_place(value: object) -> bool:
    if not isinstance(value, str):
        return False
    head, _, tail = value.partition(".")
    return (head == "at" and (tail in BATTLEFIELDS or tail.startswith("made:"))) or (
        head in PLAYERS and tail in ZONES
    )


def _say_where(place: str, language: Language, names: Names) -> str:
    if language == "zh":
        return say_place(place, "zh", names)
    preposition = "at" if place.startswith("at.") or place.endswith(".base") else "in"
    return f"{preposition} {say_place(place, 'en', names)}"


def _read_where(text: str, names: Names) -> str:
    return read_place(re.sub(r"^(?:at|in) ", "", text, flags=re.IGNORECASE), names)


def read_amounts(text: str, table: Mapping[str, Mapping[Language, str]], what: str) -> dict[str, int]:
    """Return numbers by word: ``2 order, 1 fury`` or ``2点序理、1点炽烈``.

    >>> read_amounts("2 order and 1 fury", DOMAINS, "domain")
    {'order': 2, 'fury': 1}
    """
    amounts: dict[str, int] = {}
    for piece in pieces(text):
        found = re.fullmatch(
            r"(\d+)\s*[点张个枚]?\s*(.+?)(?: runes?| power|符文|符能)?", piece, re.IGNORECASE
        )
        if found is None:
            raise WrongText(f'"{piece}" is no number of something: write "2 order, 1 fury"')
        key = spelled(table, found.group(2), what)
        if key in amounts:
            raise WrongText(f'"{found.group(2)}" is said twice')
        amounts[key] = int(found.group(1))
    return amounts


def say_amounts(
    amounts: Mapping[str, int],
    table: Mapping[str, Mapping[Language, str]],
    language: Language,
    measure: str = "点",
) -> str:
    """Return numbers by word, as :func:`read_amounts` takes them.

    >>> say_amounts({"order": 2, "fury": 1}, DOMAINS, "zh", "枚")
    '2枚序理、1枚炽烈'
    """
    if language == "en":
        return ", ".join(f"{number} {table[key]['en']}" for key, number in amounts.items())
    return "、".join(f"{number}{measure}{table[key]['zh']}" for key, number in amounts.items())


# -- choices ------------------------------------------------------------------------------------------------

_option_place = re.compile(
    r"battlefield \w+$|战场\s*\w+$|(?:your|the opponent's|the third player's) |(?:我方|对方|第三方)\w+$",
    re.IGNORECASE,
)
PLACES = Places(
    read=read_place,
    say=say_place,
    fits=_is_place,
    seems=lambda text, names: (
        _option_place.match(text) is not None or names.made_battlefield(text) is not None
    ),
)


def _read_amounts_to(text: str, names: Names) -> dict[str, int]:
    """Read ``3 to NAME and 2 to NAME``, or ``3点给【X】和2点给【Y】``."""
    amounts = {}
    items = cut(text, lambda item: _amount_to(item, names) is not None)
    for item in items or pieces(text):
        found = _amount_to(item, names)
        if found is None:
            shape = _amount_shape(item)
            if shape is None:
                raise WrongText(f'"{item}" is no number for an object: write "3 to NAME and 2 to NAME"')
            found = names.object(shape[1]), shape[0]
        amounts[found[0]] = found[1]
    return amounts


def _amount_shape(item: str) -> tuple[int, str] | None:
    if (found := re.fullmatch(r"(\d+) to (.+)", item, re.IGNORECASE)) is not None:
        return int(found.group(1)), found.group(2)
    if (found := re.fullmatch(r"(\d+)点给(.+)", item)) is not None:
        return int(found.group(1)), found.group(2)
    return None


def _amount_to(item: str, names: Names) -> tuple[str, int] | None:
    shape = _amount_shape(item)
    ref = names.find(shape[1]) if shape is not None else None
    return None if shape is None or ref is None else (ref, shape[0])


def _say_amounts_to(amounts: Mapping[str, int], language: Language, names: Names) -> str:
    shown = [
        f"{number} to {names.say(ref, 'en')}" if language == "en" else f"{number}点给{names.say(ref, 'zh')}"
        for ref, number in amounts.items()
    ]
    return join(shown, language)


def _read_legends(text: str, names: Names) -> tuple[Card, ...]:
    def is_legend(item: str) -> bool:
        try:
            names.legend(item)
        except WrongText:
            return False
        return True

    return tuple(names.legend(item) for item in cut(text, is_legend) or pieces(text))


# -- slots --------------------------------------------------------------------------------------------------


_ZH_WORD = r"(?:(?!作为反应|的(?:第\d+个)?技能|不在结算链|没有被)[^，：])"
"""A sign of a bare Chinese name, which ends where the sentence goes on."""
_NAME: Mapping[Language, str] = {
    "en": r"(?!the ability of |ability \d|battlefield \w+$|nobody$|nothing$|no )\S.*?",
    "zh": rf"(?:【[^】]*】|“[^”]*”|(?!战场\w$|模式|数字){_ZH_WORD}+?)(?:指示物)?",
}
_MADE: Mapping[Language, str] = {"en": _NAME["en"], "zh": rf"(?:第[一二三四五六]个)?{_NAME['zh']}"}
_LIST: Mapping[Language, str] = {
    "en": r"(?!the ability of |ability \d)\S.*?",
    "zh": r"(?:【[^】]*】|“[^”]*”|[^【“])+?",
}
_CHOSEN: Mapping[Language, str] = {
    "en": r"(?!nothing$|mode |number |to apply: )\S.*?",
    "zh": r"(?!模式|数字)(?:【[^】]*】|“[^”]*”|[^，：【“])+?",
}
_POSSESSIVE = "your|the opponent's|the third player's"
_PLACE: Mapping[Language, str] = {
    "en": rf"battlefield \w+|(?:{_POSSESSIVE}) [\w ]+?|the (?!opponent\b|third player\b)[\w' ]+?",
    "zh": r"战场\s?[A-Za-z0-9]+|(?:我方|对方|第三方)的?(?:(?!作为反应)[^\W的])+?"
    r"|(?:第[一二三四五六]个)?【[^】]*】指示物",
}


_where_pattern: Mapping[Language, str] = {"en": rf"(?:at|in) (?:{_PLACE['en']})", "zh": _PLACE["zh"]}
_where_examples: Mapping[Language, tuple[str, ...]] = {
    "en": ("at battlefield A", "in the opponent's trash"),
    "zh": ("战场A", "对方废牌堆"),
}
_objects: Mapping[Language, tuple[str, ...]] = {"en": ("Unit X", "Hidden Blade"), "zh": ("单位X", "【暗刃】")}

SLOTS: dict[str, Slot] = {
    **PERSONS,
    "object": object_slot(_MADE, _objects),
    "objects": objects_slot(_LIST, {"en": ("Unit X and Unit Y",), "zh": ("单位X和单位Y",)}),
    "card": card_slot(_NAME, {"en": ("Gold",), "zh": ("【金币】",)}),
    "list": cards_slot(_LIST, {"en": ("Neeko, Blending In",), "zh": ("【妮蔻 - 完美伪装】",)}),
    "legends": Slot(
        pattern=_LIST,
        read=_read_legends,
        say=lambda value, language, names: join([names.say(card.name, language) for card in value], language),
        examples={"en": ("Legend P, Legend Q and Legend R",), "zh": ("传奇P、传奇Q和传奇R",)},
    ),
    "place": place_slot(PLACES, _PLACE, {"en": ("battlefield A", "your base"), "zh": ("战场A", "我方基地")}),
    "where": place_slot(PLACES, _where_pattern, _where_examples, say=_say_where, read=_read_where),
    "area": place_slot(
        PLACES,
        {"en": _where_pattern["en"], "zh": rf"场上|{_PLACE['zh']}"},
        _where_examples,
        say=_say_where,
        read=_read_where,
        absent={"zh": "场上"},
    ),
    "battlefield": Slot(
        pattern={"en": r"\w+", "zh": r"\w+?"},
        read=lambda text, names: read_battlefield(text),
        say=lambda value, language, names: str(value),
        examples={"en": ("A",), "zh": ("A",)},
        fits=lambda value: value in BATTLEFIELDS,
    ),
    "number": NUMBER,
    "cards": counted("card", "cards", "张牌"),
    "points": counted("point", "points", "分"),
    "runes": counted("rune", "runes", "枚符文"),
    "domain": one_of(DOMAINS, "domain"),
    "amounts": Slot(
        pattern={"en": r"\d.*?", "zh": r"\d.*?"},
        read=lambda text, names: read_amounts(text, POWERS, "power"),
        say=lambda value, language, names: say_amounts(value, POWERS, language),
        examples={"en": ("2 order, 1 fury",), "zh": ("2点序理、1点炽烈",)},
    ),
    "domains": Slot(
        pattern={"en": r"\d.*?", "zh": r"\d.*?"},
        read=lambda text, names: read_amounts(text, DOMAINS, "domain"),
        say=lambda value, language, names: say_amounts(value, DOMAINS, language, "枚"),
        examples={"en": ("2 order, 1 fury",), "zh": ("2枚序理、1枚炽烈",)},
    ),
    **Options(PLACES).slots(
        _CHOSEN,
        _LIST,
        {
            "chosen": {
                "en": ("Unit X", "battlefield A", "the opponent", "Unit X and Unit Y"),
                "zh": ("单位X为目标", "战场A", "对方", "单位X和单位Y为目标"),
            },
            "option": _objects,
            "options": {"en": ("Unit X, Unit Y",), "zh": ("单位X和单位Y",)},
        },
    ),
    "shares": Slot(
        pattern={"en": r"\d+ to .+", "zh": r"\d+点给.+"},
        read=_read_amounts_to,
        say=_say_amounts_to,
        examples={"en": ("3 to Unit X and 2 to Unit Y",), "zh": ("3点给单位X和2点给单位Y",)},
        fits=lambda value: isinstance(value, dict) and bool(value),
    ),
    "mode": mode_slot(MODES, {"en": ("stun",), "zh": ("眩晕",)}),
    "readiness": Slot(
        pattern={"en": "exhausted|ready", "zh": "休眠|活跃"},
        read=lambda text, names: text.casefold() in ("exhausted", "休眠"),
        say=lambda value, language, names: {"en": ("ready", "exhausted"), "zh": ("活跃", "休眠")}[language][
            value
        ],
        examples={"en": ("exhausted", "ready"), "zh": ("休眠", "活跃")},
    ),
    "rule": rule_slot(r"[0-9][0-9a-z.]*", "359.3.e.14.a"),
}
"""What may stand in the braces of a template; the clauses of an action are added where they are defined."""
