"""By which names the port and an oracle know the cards of a case."""

from dataclasses import dataclass, field
from typing import Protocol


class _Record(Protocol):
    @property
    def card(self) -> int:
        """The physical card."""


@dataclass
class CardNames:
    """Which physical card bears which ref in the port."""

    refs: dict[int, str] = field(default_factory=dict)
    """Refs by physical card."""
    cards: dict[str, int] = field(default_factory=dict)
    starting_deck: frozenset[int] = frozenset()
    made: int = 0

    def name(self, ref: str, record: _Record) -> None:
        """Give a card its ref."""
        self.refs[record.card] = ref
        self.cards[ref] = record.card

    def name_new(self, record: _Record) -> str:
        """Give a card that was no part of the position the next ref of its own: ``new:1`` and so on."""
        self.made += 1
        ref = f"new:{self.made}"
        self.name(ref, record)
        return ref
