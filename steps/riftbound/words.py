"""The small words of Riftbound in both languages: players, places, domains, and the slots they fill."""

import re
from collections.abc import Mapping
from typing import Any

from adapters.port import Card, Choice
from steps.errors import WrongText, unknown
from steps.names import Names
from steps.templates import Slot
from steps.words import LANGUAGES, Language, cut, fold, join, pieces

PLAYERS: Mapping[str, Mapping[Language, str]] = {
    "p1": {"en": "you", "zh": "我方"},
    "p2": {"en": "the opponent", "zh": "对方"},
    "p3": {"en": "the third player", "zh": "第三方"},
}
"""A player in a sentence."""

COLUMN_PLAYERS: Mapping[str, Mapping[Language, str]] = {
    "p1": {"en": "You", "zh": "我方"},
    "p2": {"en": "Opponent", "zh": "对方"},
    "p3": {"en": "Third player", "zh": "第三方"},
}
"""A player in a table."""

POSSESSIVES: Mapping[str, Mapping[Language, str]] = {
    "p1": {"en": "your", "zh": "我方"},
    "p2": {"en": "the opponent's", "zh": "对方"},
    "p3": {"en": "the third player's", "zh": "第三方"},
}

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


def spelled(table: Mapping[str, Mapping[Language, str]], text: str, what: str) -> str:
    """Return the key of a word of a table in either language; an unknown word is an error.

    >>> spelled(COLUMN_PLAYERS, "对方", "player"), spelled(COLUMN_PLAYERS, "you", "player")
    ('p2', 'p1')
    """
    folded = fold(text)
    for key, shown in table.items():
        if folded in (fold(shown["en"]), fold(shown["zh"])):
            return key
    language: Language = "en" if text.isascii() else "zh"
    raise unknown(what, text, [shown[language] for shown in table.values()])


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


def read_option(text: str, names: Names) -> tuple[str, str]:
    """Return the kind of choice and the pick that a text means: an object, a place or a player."""
    for player, shown in PLAYERS.items():
        if text.casefold() in (shown["en"], shown["zh"]):
            return "player", player
    if _option_place.match(text) or names.made_battlefield(text) is not None:
        return "place", read_place(text, names)
    return "target", names.object(text)


_option_place = re.compile(
    r"battlefield \w+$|战场\s*\w+$|(?:your|the opponent's|the third player's) |(?:我方|对方|第三方)\w+$",
    re.IGNORECASE,
)


def _known_option(text: str, names: Names) -> bool:
    if names.find(text) is not None:
        return True
    try:
        read_option(text, names)
    except WrongText:
        return False
    return True


def read_options(text: str, names: Names) -> list[tuple[str, str]]:
    """Return the kinds and picks of a list of options."""
    return [
        read_option(item, names)
        for item in (cut(text, lambda item: _known_option(item, names)) or pieces(text))
    ]


def say_option(pick: str, language: Language, names: Names) -> str:
    """Return an object, a place or a player as a sentence names it."""
    if pick in PLAYERS:
        return PLAYERS[pick][language]
    if _is_place(pick) and pick not in names.cards:
        return say_place(pick, language, names)
    return names.say(pick, language)


def _read_chosen(text: str, names: Names) -> Choice:
    options = read_options(text.removesuffix("为目标"), names)
    kinds = {kind for kind, _ in options}
    if len(kinds) > 1:
        raise WrongText(f'"{text}" mixes objects, places and players: these are choices of their own')
    return Choice(kinds.pop(), pick=tuple(pick for _, pick in options))  # type: ignore[arg-type] # one of three kinds


def _say_chosen(choice: Choice, language: Language, names: Names) -> str:
    text = join([say_option(pick, language, names) for pick in choice.pick or ()], language)
    return f"{text}为目标" if language == "zh" and choice.kind == "target" else text


def _is_chosen(value: object) -> bool:
    return (
        isinstance(value, Choice)
        and bool(value.pick)
        and value == Choice(value.kind, pick=value.pick)
        and value.kind in ("target", "place", "player")
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


def _read_cards(text: str, names: Names) -> tuple[str, ...]:
    items = cut(text, lambda item: names.catalogue.find(item) is not None) or pieces(text)
    return tuple(names.catalogue.get(item).name for item in items)


def _read_legends(text: str, names: Names) -> tuple[Card, ...]:
    def is_legend(item: str) -> bool:
        try:
            names.legend(item)
        except WrongText:
            return False
        return True

    return tuple(names.legend(item) for item in cut(text, is_legend) or pieces(text))


def _read_mode(text: str, names: Names) -> str:
    return next((mode for mode, zh in MODES.items() if zh == text), text)


# -- slots --------------------------------------------------------------------------------------------------


def _one_of(table: Mapping[str, Mapping[Language, str]], what: str) -> Slot:
    return Slot(
        pattern={language: "|".join(shown[language] for shown in table.values()) for language in LANGUAGES},
        read=lambda text, names: spelled(table, text, what),
        say=lambda value, language, names: table[value][language],
        examples={language: tuple(shown[language] for shown in table.values()) for language in LANGUAGES},
        fits=lambda value: value in table,
    )


def _counted(one: str, many: str, zh: str) -> Slot:
    """Return the slot of a number with its noun: ``1 card``, ``3 cards``; ``3张牌``."""

    def read(text: str, names: Names) -> int:
        number = re.match(r"\d+", text)
        if number is None:
            return max(1, "零一二三四五六七八九".find(text[0].replace("两", "二")))
        return int(number.group())

    return Slot(
        pattern={"en": rf"(?:\d+|an?|one) (?:{many}|{one})", "zh": rf"(?:\d+|[一二两三四五六七八九]){zh}"},
        read=read,
        say=lambda value, language, names: (
            f"{value}{zh}" if language == "zh" else f"{value} {one if value == 1 else many}"
        ),
        examples={"en": (f"2 {many}",), "zh": (f"2{zh}",)},
        fits=lambda value: type(value) is int and value >= 0,
    )


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


def _object_slot(pattern: Mapping[Language, str], examples: Mapping[Language, tuple[str, ...]]) -> Slot:
    return Slot(
        pattern=pattern,
        read=lambda text, names: names.object(text),
        say=lambda value, language, names: names.say(value, language),
        examples=examples,
        fits=lambda value: isinstance(value, str),
    )


def _place_slot(
    pattern: Mapping[Language, str], examples: Mapping[Language, tuple[str, ...]], **more: Any
) -> Slot:
    return Slot(
        pattern=pattern,
        read=more.get("read", read_place),
        say=more.get("say", say_place),
        examples=examples,
        fits=_is_place,
        absent=more.get("absent"),
    )


_where_pattern: Mapping[Language, str] = {"en": rf"(?:at|in) (?:{_PLACE['en']})", "zh": _PLACE["zh"]}
_where_examples: Mapping[Language, tuple[str, ...]] = {
    "en": ("at battlefield A", "in the opponent's trash"),
    "zh": ("战场A", "对方废牌堆"),
}
_objects: Mapping[Language, tuple[str, ...]] = {"en": ("Unit X", "Hidden Blade"), "zh": ("单位X", "【暗刃】")}

SLOTS: dict[str, Slot] = {
    "player": _one_of(PLAYERS, "player"),
    "your": _one_of(POSSESSIVES, "player"),
    "object": _object_slot(_MADE, _objects),
    "objects": Slot(
        pattern=_LIST,
        read=lambda text, names: names.objects(text),
        say=lambda value, language, names: join([names.say(ref, language) for ref in value], language),
        examples={"en": ("Unit X and Unit Y",), "zh": ("单位X和单位Y",)},
        fits=lambda value: isinstance(value, tuple) and bool(value),
    ),
    "card": Slot(
        pattern=_NAME,
        read=lambda text, names: names.card_name(text),
        say=lambda value, language, names: names.say_card(value, language),
        examples={"en": ("Gold",), "zh": ("【金币】",)},
        fits=lambda value: isinstance(value, str),
    ),
    "list": Slot(
        pattern=_LIST,
        read=_read_cards,
        say=lambda value, language, names: join(
            [names.catalogue.say(name, language) for name in value], language
        ),
        examples={"en": ("Neeko, Blending In",), "zh": ("【妮蔻 - 完美伪装】",)},
    ),
    "legends": Slot(
        pattern=_LIST,
        read=_read_legends,
        say=lambda value, language, names: join([names.say(card.name, language) for card in value], language),
        examples={"en": ("Legend P, Legend Q and Legend R",), "zh": ("传奇P、传奇Q和传奇R",)},
    ),
    "place": _place_slot(_PLACE, {"en": ("battlefield A", "your base"), "zh": ("战场A", "我方基地")}),
    "where": _place_slot(_where_pattern, _where_examples, say=_say_where, read=_read_where),
    "area": _place_slot(
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
    "number": Slot(
        pattern=dict.fromkeys(LANGUAGES, r"\d+"),
        read=lambda text, names: int(text),
        say=lambda value, language, names: str(value),
        examples={"en": ("2",), "zh": ("2",)},
        fits=lambda value: type(value) is int and value >= 0,
    ),
    "cards": _counted("card", "cards", "张牌"),
    "points": _counted("point", "points", "分"),
    "runes": _counted("rune", "runes", "枚符文"),
    "domain": _one_of(DOMAINS, "domain"),
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
    "chosen": Slot(
        pattern=_CHOSEN,
        read=_read_chosen,
        say=_say_chosen,
        examples={
            "en": ("Unit X", "battlefield A", "the opponent", "Unit X and Unit Y"),
            "zh": ("单位X为目标", "战场A", "对方", "单位X和单位Y为目标"),
        },
        fits=_is_chosen,
    ),
    "option": Slot(
        pattern=_CHOSEN,
        read=lambda text, names: read_option(text, names)[1],
        say=say_option,
        examples=_objects,
        fits=lambda value: isinstance(value, str),
    ),
    "options": Slot(
        pattern=_LIST,
        read=lambda text, names: tuple(pick for _, pick in read_options(text, names)),
        say=lambda value, language, names: (
            join([say_option(pick, language, names) for pick in value], language)
            if language == "zh"
            else ", ".join(say_option(pick, language, names) for pick in value)
        ),
        examples={"en": ("Unit X, Unit Y",), "zh": ("单位X和单位Y",)},
        fits=lambda value: isinstance(value, tuple) and bool(value),
    ),
    "shares": Slot(
        pattern={"en": r"\d+ to .+", "zh": r"\d+点给.+"},
        read=_read_amounts_to,
        say=_say_amounts_to,
        examples={"en": ("3 to Unit X and 2 to Unit Y",), "zh": ("3点给单位X和2点给单位Y",)},
        fits=lambda value: isinstance(value, dict) and bool(value),
    ),
    "mode": Slot(
        pattern={"en": r"[\w'-]+(?: [\w'-]+)*?", "zh": r"[^，]+?"},
        read=_read_mode,
        say=lambda value, language, names: MODES.get(value, value) if language == "zh" else value,
        examples={"en": ("stun",), "zh": ("眩晕",)},
        fits=lambda value: isinstance(value, str),
    ),
    "readiness": Slot(
        pattern={"en": "exhausted|ready", "zh": "休眠|活跃"},
        read=lambda text, names: text.casefold() in ("exhausted", "休眠"),
        say=lambda value, language, names: {"en": ("ready", "exhausted"), "zh": ("活跃", "休眠")}[language][
            value
        ],
        examples={"en": ("exhausted", "ready"), "zh": ("休眠", "活跃")},
    ),
    "rule": Slot(
        pattern=dict.fromkeys(LANGUAGES, r"[0-9][0-9a-z.]*"),
        read=lambda text, names: text.rstrip("."),
        say=lambda value, language, names: str(value),
        examples={"en": ("359.3.e.14.a",), "zh": ("359.3.e.14.a",)},
    ),
}
"""What may stand in the braces of a template; the clauses of an action are added where they are defined."""
