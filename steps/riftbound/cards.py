"""The cards of Riftbound as the port names them, and its stand-ins: units with a might and no text."""

import re
from typing import Protocol

from adapters.port import Card
from steps.errors import WrongText
from steps.words import Language

_might = re.compile(r"\s*[(（]\s*(\d+)\s*(?:战力|might)?\s*[)）]$", re.IGNORECASE)
_stand_in = re.compile(r"(?:unit\s+|单位\s*)(\w+)$", re.IGNORECASE)


class _Entry(Protocol):
    """What the catalogue of this game says of a card."""

    @property
    def name(self) -> str:
        """The English name."""

    @property
    def zh(self) -> str:
        """The Chinese name."""

    @property
    def number(self) -> str:
        """The collector number."""

    @property
    def kind(self) -> str:
        """unit, spell, gear, battlefield, legend or rune."""

    @property
    def energy(self) -> int:
        """The energy cost."""

    @property
    def might(self) -> int | None:
        """The printed might of a unit."""


class Cards:
    """How Riftbound has its cards."""

    stand_in_twice = False

    def card(self, entry: _Entry) -> Card:
        """Return a card of the catalogue as the port names it."""
        return card_of(entry)

    def read_stand_in(self, text: str) -> Card | None:
        """Return the stand-in that a text declares: ``Unit X (3)``."""
        might = _might.search(text)
        found = _stand_in.match(text[: might.start()] if might else text)
        if found is None:
            return None
        word = found.group(1)
        if might is None:
            raise WrongText(f'a stand-in says its might: "Unit {word} (3)"')
        return Card(f"Unit {word}", zh=f"单位{word}", type="unit", might=int(might.group(1)), stand_in=True)

    def say_stand_in(self, card: Card, language: Language) -> str:
        """Return a stand-in as the position table declares it.

        >>> Cards().say_stand_in(Card("Unit X", zh="单位X", might=3), "zh")
        '单位X（3战力）'
        """
        if language == "en":
            return f"{card.name} ({card.might})"
        return f"{card.zh or card.name}（{card.might}战力）"


def card_of(entry: _Entry) -> Card:
    """Return a card of the catalogue as the port names it."""
    return Card(
        name=entry.name,
        zh=entry.zh or None,
        number=entry.number or None,
        type=entry.kind,
        energy=entry.energy if entry.kind in ("unit", "spell", "gear") else None,
        might=entry.might,
    )
