"""The cards of Grand Archive as the port names them, and its stand-ins: cards of any type."""

import re
from typing import Protocol

import msgspec

from adapters.port import Card
from steps.errors import WrongText
from steps.words import Language


class _Entry(Protocol):
    """What the catalogue of this game says of a card."""

    @property
    def name(self) -> str:
        """The English name."""

    @property
    def zh(self) -> str:
        """The Chinese name."""

    @property
    def slug(self) -> str:
        """Its address in the index of cards."""

    @property
    def kind(self) -> str:
        """champion, ally, action, attack, item, weapon, domain or phantasia."""

    @property
    def traits(self) -> tuple[str, ...]:
        """Supertypes, further types and subtypes."""

    @property
    def classes(self) -> tuple[str, ...]:
        """The classes."""

    @property
    def elements(self) -> tuple[str, ...]:
        """The elements."""

    @property
    def reserve(self) -> int | None:
        """The reserve cost."""

    @property
    def memory(self) -> int | None:
        """The memory cost."""

    @property
    def level(self) -> int | None:
        """The printed level of a champion."""

    @property
    def power(self) -> int | None:
        """The printed power."""

    @property
    def life(self) -> int | None:
        """The printed life."""

    @property
    def durability(self) -> int | None:
        """The printed durability."""

    @property
    def fast(self) -> bool:
        """Whether it is an action of fast speed."""


_TYPES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "ally": ("Ally", "伙伴", ("power", "life")),
    "champion": ("Champion", "英雄", ("level", "life")),
    "weapon": ("Weapon", "武器", ("power", "durability")),
    "attack": ("Attack", "攻击", ("power",)),
    "domain": ("Domain", "领地", ("durability",)),
    "item": ("Item", "物品", ()),
    "phantasia": ("Phantasia", "幻象", ()),
    "action": ("Action", "行动", ()),
}
"""By type: the word in both languages, and the facts in brackets behind the name."""

_numbers = re.compile(r"\s*[(（]\s*(\d+)(?:\s*/\s*(\d+))?\s*[)）]$")
_words = {word: kind for kind, (en, zh, _) in _TYPES.items() for word in (en.casefold(), zh)}
_stand_in = re.compile(
    rf"(?:({'|'.join(en for en, _, _ in _TYPES.values())})\s+"
    rf"|({'|'.join(zh for _, zh, _ in _TYPES.values())})\s*)(\w+)$",
    re.IGNORECASE,
)
_MAY_BE_LEFT_OUT = frozenset({"domain"})
FILLER = "Filler"
_filler = re.compile(r"Filler \d+")


class Cards:
    """How Grand Archive has its cards."""

    stand_in_twice = True

    def card(self, entry: _Entry) -> Card:
        """Return a card of the catalogue as the port names it."""
        return Card(
            name=entry.name,
            zh=entry.zh or None,
            number=entry.slug,
            type=entry.kind,
            traits=entry.traits,
            classes=entry.classes,
            elements=entry.elements,
            reserve=entry.reserve,
            memory=entry.memory,
            level=entry.level,
            power=entry.power,
            life=entry.life,
            durability=entry.durability,
            fast=entry.fast,
        )

    def read_stand_in(self, text: str) -> Card | None:
        """Return the stand-in that a text declares: ``Ally X (2/3)``, ``Weapon W (1/2)``, ``Item I``.

        >>> Cards().read_stand_in("英雄C（2/22）").level
        2
        """
        numbers = _numbers.search(text)
        found = _stand_in.match(text[: numbers.start()] if numbers else text)
        if found is None:
            return None
        kind = _words[(found.group(1) or found.group(2)).casefold()]
        en, zh, facts = _TYPES[kind]
        word = found.group(3)
        card = Card(f"{en} {word}", zh=f"{zh}{word}", type=kind, stand_in=True)
        given = [int(each) for each in numbers.groups() if each is not None] if numbers else []
        if not given and kind in _MAY_BE_LEFT_OUT:
            return card
        if len(given) != len(facts):
            example = "/".join("23"[: len(facts)])
            say = (
                f'its {" and ".join(facts)}: "{en} {word} ({example})"'
                if facts
                else f'no numbers: "{en} {word}"'
            )
            raise WrongText(f"a stand-in of this type says {say}")
        return msgspec.structs.replace(card, **dict(zip(facts, given, strict=True)))

    def say_stand_in(self, card: Card, language: Language) -> str:
        """Return a stand-in as the position table declares it.

        >>> Cards().say_stand_in(Card("Ally X", zh="伙伴X", type="ally", power=2, life=3), "zh")
        '伙伴X（2/3）'
        """
        facts = [getattr(card, name) for name in _TYPES[card.type or "ally"][2]]
        name = card.name if language == "en" else card.zh or card.name
        if not facts or facts == [None]:
            return name
        numbers = "/".join(map(str, facts))
        return f"{name} ({numbers})" if language == "en" else f"{name}（{numbers}）"


def filler(number: int) -> Card:
    """Return one of the cards that are there to be counted, drawn and paid with."""
    return Card(
        f"{FILLER} {number}",
        zh=f"填充牌{number}",
        type="ally",
        reserve=9,
        power=1,
        life=1,
        stand_in=True,
    )


def is_filler(card: Card) -> bool:
    """Tell whether a card is one of them."""
    return card.stand_in and _filler.fullmatch(card.name) is not None


CHAMPIONS = {
    "p1": ("your champion", "我方英雄"),
    "p2": ("the opponent's champion", "对方英雄"),
    "p3": ("the third player's champion", "第三方英雄"),
}
"""How the champion of a player is called of whom the position names none."""


def champion(player: str) -> Card:
    """Return the champion of a player of whom the position names none: level 1, 20 life, no class."""
    en, zh = CHAMPIONS[player]
    return Card(en, zh=zh, type="champion", level=1, life=20, stand_in=True)


def is_champion(card: Card) -> bool:
    """Tell whether a card is such a champion."""
    return card.stand_in and card.name in {en for en, _ in CHAMPIONS.values()}
