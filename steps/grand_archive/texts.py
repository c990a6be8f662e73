"""What a stand-in is and can do, in words: the cell "fire, warrior, cost 3, unique, critical 2".

The words of its text are those of :mod:`oracle.grand_archive.stand_in_words`; here they get their Chinese
names.  ``N``, ``KEYWORD``, ``ELEMENT`` and ``NAME`` stand for the same things in both languages.
"""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any

import msgspec

from adapters.port import Card
from oracle.grand_archive import stand_in_words as lists
from steps.errors import WrongText
from steps.shared.players import Table
from steps.words import Language

ELEMENTS: Table = {
    "norm": {"en": "norm", "zh": "无属性"},
    "fire": {"en": "fire", "zh": "火"},
    "water": {"en": "water", "zh": "水"},
    "wind": {"en": "wind", "zh": "风"},
    "arcane": {"en": "arcane", "zh": "奥术"},
    "astra": {"en": "astra", "zh": "星辉"},
    "crux": {"en": "crux", "zh": "十字"},
    "exia": {"en": "exia", "zh": "艾西亚"},
    "luxem": {"en": "luxem", "zh": "圣光"},
    "neos": {"en": "neos", "zh": "新生"},
    "tera": {"en": "tera", "zh": "大地"},
    "umbra": {"en": "umbra", "zh": "暗影"},
}
CLASSES: Table = {
    "assassin": {"en": "assassin", "zh": "刺客"},
    "cleric": {"en": "cleric", "zh": "牧师"},
    "guardian": {"en": "guardian", "zh": "守护者"},
    "mage": {"en": "mage", "zh": "法师"},
    "ranger": {"en": "ranger", "zh": "游侠"},
    "spirit": {"en": "spirit", "zh": "灵"},
    "tamer": {"en": "tamer", "zh": "驯兽师"},
    "warrior": {"en": "warrior", "zh": "战士"},
}
TRAITS: Table = {
    "unique": {"en": "unique", "zh": "独有"},
    "regalia": {"en": "regalia", "zh": "礼装"},
    "token": {"en": "token", "zh": "衍生物"},
    "spell": {"en": "spell", "zh": "魔法"},
    "skill": {"en": "skill", "zh": "技巧"},
    "siegeable": {"en": "siegeable", "zh": "可攻占"},
    "herb": {"en": "herb", "zh": "草药"},
    "potion": {"en": "potion", "zh": "药水"},
    "sword": {"en": "sword", "zh": "剑"},
    "bow": {"en": "bow", "zh": "弓"},
    "horse": {"en": "horse", "zh": "马"},
    "human": {"en": "human", "zh": "人类"},
    "animal": {"en": "animal", "zh": "动物"},
    "beast": {"en": "beast", "zh": "野兽"},
}
_NUMBERS: Mapping[str, Mapping[Language, str]] = {
    "reserve": {"en": "cost N", "zh": "费用N"},
    "memory": {"en": "memory cost N", "zh": "回忆代价N"},
}
_FAST: Mapping[Language, str] = {"en": "fast", "zh": "快速"}

WORDS: Mapping[str, str] = {
    # restrictions
    "class bonus": "职业奖励",
    "element bonus": "属性奖励",
    "NAME bonus": "NAME奖励",
    "level N+": "等级N+",
    "inherited": "继承效果",
    # when
    "on enter": "进场时",
    "on death": "死亡时",
    "on kill": "击杀时",
    "on attack": "攻击时",
    "on rest": "转为待命时",
    "on foster": "被培育时",
    "revealed from memory": "从回忆区展示时",
    "beginning of recollection": "回忆阶段开始时",
    "beginning of end": "结束阶段开始时",
    # costs
    "sacrifice this": "牺牲此牌",
    "banish this": "放逐此牌",
    "rest this": "待命此牌",
    "sacrifice an ally": "牺牲一名伙伴",
    "discard a card": "弃置一张牌",
    "pay N": "支付N",
    # keywords
    "ambush": "伏击",
    "brew N": "酿造N",
    "cleave": "横扫",
    "critical N": "暴击N",
    "divine relic": "神圣礼装",
    "efficiency": "效率",
    "fast activation": "快速启动",
    "floating memory": "遥忆",
    "foster": "培育",
    "hindered": "受阻",
    "imbue N": "灌注N",
    "immortality": "不朽",
    "intercept": "拦截",
    "kindle N": "点燃N",
    "lineage NAME": "传承NAME",
    "pride N": "高傲N",
    "stealth": "潜行",
    "taunt": "嘲讽",
    "true sight": "真视",
    # instructions
    "deal N": "造成N点伤害",
    "deal LV": "造成LV点伤害",
    "destroy": "摧毁",
    "destroy N": "摧毁费用N以下",
    "put into graveyard": "置入墓场",
    "banish": "放逐",
    "return to hand": "移回手牌",
    "negate": "无效",
    "copy": "复制",
    "rest": "使待命",
    "wake": "使备战",
    "give power N": "给予力量N",
    "give KEYWORD": "给予KEYWORD",
    "take life N": "减少生命N",
    "prevent N": "防止N点伤害",
    "redirect": "转移攻击",
    "damage counters N": "英雄受到N点伤害",
    "draw N": "抽N张牌",
    "draw N if imbued": "若灌注则抽N张牌",
    "draw N or N if empowered": "抽N张牌或赋能时抽N张牌",
    "agility N": "获得活力N",
    "empower N": "赋能N",
    "recover N": "恢复N",
    "level up N": "等级提升N",
    "level down N": "等级降低N",
    "level counter N": "放置等级指示物N",
    "reveal cost N": "展示费用N的牌",
    "reveal memory": "展示回忆区的牌",
    # what is so while it is there
    "power N": "力量提升N",
    "life N": "生命提升N",
    "champion life N": "英雄生命提升N",
    "champion life minus N": "英雄生命降低N",
    "champion level N": "英雄等级提升N",
    "champion level minus N": "英雄等级降低N",
    "cheaper N": "启动费用减少N",
    "items cost N more": "物品费用增加N",
    "items cost a discard": "物品须另弃一张牌",
    "enables ELEMENT": "启用ELEMENT属性",
}
"""The Chinese name of each word of the list."""

_token = re.compile(r"(NAME|KEYWORD|ELEMENT|\bN\b|N(?![A-Za-z]))")
_comma = re.compile(r"\s*[,，、]\s*")
_colon = re.compile(r"\s*[:：]\s*")


@cache
def _pattern(text: str) -> re.Pattern[str]:
    """Return what reads a word of either language; each placeholder is a group."""
    groups = {"N": r"(\d+)", "NAME": "(.+)", "KEYWORD": "(.+)", "ELEMENT": "(.+)"}
    parts = [groups.get(part, re.escape(part)) for part in _token.split(text)]
    return re.compile(r"\s*".join(part for part in parts if part).replace(r"\ ", " "), re.IGNORECASE)


def _translated(text: str, to: Language) -> str | None:
    """Return a word of a text in a language, whichever it was written in; None if it is none."""
    for en, zh in WORDS.items():
        for form in (en, zh):
            found = _pattern(form).fullmatch(text)
            if found is not None:
                kinds = zip(_kinds(form), found.groups(), strict=True)
                values = [_value(kind, value, to) for kind, value in kinds]
                if None not in values:
                    return _filled(en if to == "en" else zh, values)
    return None


def _filled(form: str, values: list[str | None]) -> str:
    left = iter(values)
    return _token.sub(lambda _: str(next(left)), form)


def _kinds(form: str) -> list[str]:
    return _token.findall(form)


def _value(kind: str, text: str, to: Language) -> str | None:
    match kind:
        case "KEYWORD":
            known = _translated(text, "en")
            return None if known is None or _word_of(known) not in lists.KEYWORDS else _translated(text, to)
        case "ELEMENT":
            return next(
                (shown[to] for shown in ELEMENTS.values() if text.casefold() in (shown["en"], shown["zh"])),
                None,
            )
        case _:
            return text


def _word_of(text: str) -> str | None:
    """Return the word of the list that an English text is, with its placeholders."""
    return next((word for word in WORDS if _pattern(word).fullmatch(text) is not None), None)


def read_text(text: str) -> str | None:
    """Return a text of a stand-in as the port has it, from either language; None if it is none.

    >>> read_text("职业奖励：暴击2"), read_text("on enter: Draw 1"), read_text("flying")
    ('class bonus: critical 2', 'on enter: draw 1', None)
    """
    parts = [_translated(part, "en") for part in _colon.split(text)]
    return None if None in parts else ": ".join(part for part in parts if part is not None)


def say_text(text: str, language: Language) -> str:
    """Return a text of a stand-in in a language.

    >>> say_text("class bonus: critical 2", "zh"), say_text("give critical 2", "zh")
    ('职业奖励：暴击2', '给予暴击2')
    """
    colon = ": " if language == "en" else "："
    return colon.join(_translated(part, language) or part for part in text.split(": "))


# -- the cell -----------------------------------------------------------------------------------------------


def read_facts(card: Card, cell: str) -> Card:
    """Return a stand-in with what its cell says of it; raises :class:`WrongText`.

    >>> read_facts(Card("Ally X", type="ally"), "fire, warrior, cost 3, unique, critical 2").traits
    ('unique',)
    """
    fields: dict[str, Any] = {}
    for piece in filter(None, _comma.split(cell.strip())):
        name, value = _fact(piece)
        if isinstance(value, tuple):
            fields[name] = (*fields.get(name, ()), *value)
        elif name in fields:
            raise WrongText(f'"{piece}" is said twice of {card.name}')
        else:
            fields[name] = value
    return msgspec.structs.replace(card, **fields)


def _fact(piece: str) -> tuple[str, Any]:
    """Return the field of a card that a piece of the cell says, and its value."""
    folded = piece.casefold()
    for field, table in _TABLES.items():
        for key, shown in table.items():
            if folded in (shown["en"], shown["zh"]):
                return field, (key,)
    for field, forms in _NUMBERS.items():
        for form in forms.values():
            if (found := _pattern(form).fullmatch(piece)) is not None:
                return field, int(found.group(1))
    if folded in _FAST.values():
        return "fast", True
    if (text := read_text(piece)) is not None:
        return "text", (text,)
    language: Language = "en" if piece.isascii() else "zh"
    near = get_close_matches(piece, list(_known(language)), 1, 0.5)
    hint = f'; did you mean "{near[0]}"?' if near else "; `touchstone phrases` lists what a stand-in can be"
    raise WrongText(f'"{piece}" is no fact and no text of a stand-in{hint}')


_TABLES: Mapping[str, Table] = {"elements": ELEMENTS, "classes": CLASSES, "traits": TRAITS}


def _known(language: Language) -> Iterator[str]:
    for table in _TABLES.values():
        yield from (shown[language] for shown in table.values())
    yield from (forms[language] for forms in _NUMBERS.values())
    yield from (WORDS if language == "en" else WORDS.values())


def say_facts(card: Card, language: Language) -> str:
    """Return the cell of a stand-in.

    >>> say_facts(Card("X", elements=("fire",), reserve=3, text=("on enter: draw 1",)), "en")
    'fire, cost 3, on enter: draw 1'
    """
    said: list[str] = []
    for field, table in _TABLES.items():
        said += [table[key][language] for key in getattr(card, field)]
    for field, forms in _NUMBERS.items():
        if (number := getattr(card, field)) is not None:
            said.append(forms[language].replace("N", str(number)))
    if card.fast:
        said.append(_FAST[language])
    said += [say_text(text, language) for text in card.text]
    return (", " if language == "en" else "、").join(said)
