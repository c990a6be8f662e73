"""Deck construction: what a main deck and a material deck may consist of (FMT, DIV).

The sizes are those of the standard constructed format.
"""

from collections.abc import Mapping
from itertools import chain, repeat

from oracle.grand_archive.decklists import DeckList
from oracle.grand_archive.model import Definition, Keyword

MAIN, MATERIAL, COPIES = 60, 12, 4
"""The least cards of a main deck, the most of a material deck, the most of one name (FMT.1, FMT.2)."""


class IllegalDeck(ValueError):  # noqa: N818  (it names what was given)
    """A deck breaks a rule of deck construction; ``rule`` is its number, empty for an unknown card."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


def check_deck(deck: DeckList, cards: Mapping[str, Definition]) -> None:
    """Raise :class:`IllegalDeck` if the deck breaks a rule of deck construction."""
    main = [*chain.from_iterable(repeat(name, number) for number, name in deck.main)]
    for name in (*main, *deck.material):
        if name not in cards:
            raise IllegalDeck(f"the card {name} is not known here")
    if len(main) < MAIN:
        raise IllegalDeck(f"the main deck has {len(main)} cards, {MAIN} are needed", "FMT.1")
    for name in sorted(set(main)):
        if main.count(name) > COPIES:
            raise IllegalDeck(f"{main.count(name)} copies of {name}, {COPIES} are allowed", "FMT.1")
    if len(deck.material) > MATERIAL:
        raise IllegalDeck(
            f"the material deck has {len(deck.material)} cards, {MATERIAL} are allowed", "FMT.2"
        )
    for name in sorted(set(deck.material)):
        if deck.material.count(name) > 1:
            raise IllegalDeck(f"{deck.material.count(name)} copies of {name} in the material deck", "FMT.2")
    material = [cards[name] for name in deck.material]
    if not any("champion" in card.types and card.level == 0 for card in material):
        raise IllegalDeck("the material deck has no champion of level 0", "FMT.3")
    relics = [card.name for card in material if _is_relic(card)]
    if len(relics) > 1:  # DIV.1: the keyword counts, whatever the names are
        raise IllegalDeck(f"more than one Divine Relic: {', '.join(relics)}", "DIV.1")


def _is_relic(card: Definition) -> bool:
    return any(isinstance(each, Keyword) and each.name == "divine relic" for each in card.abilities)
