"""Unique and signature cards in deck construction (Core Rules 103.2.d, 825)."""

import pytest

from oracle.riftbound.cards import cards
from oracle.riftbound.decklists import Decklist
from oracle.riftbound.model import Definition
from oracle.riftbound.setup import IllegalDeck, check_deck

DOMAINS = ("calm", "mind")
KNOWN = {
    **cards,
    "Smith": Definition("Smith", "legend", domains=DOMAINS, tags=("Ornn",)),
    "God": Definition("God", "unit", supertype="champion", domains=DOMAINS, tags=("Ornn",)),
    "Forge": Definition("Forge", "gear", supertype="signature", domains=DOMAINS, tags=("Ornn",)),
    "Anvil": Definition(
        "Anvil", "gear", supertype="signature", domains=DOMAINS, tags=("Ornn",), keywords={"unique": 1}
    ),
    "Axe": Definition("Axe", "gear", supertype="signature", domains=DOMAINS, tags=("Draven",)),
    **{f"Plain {number}": Definition(f"Plain {number}", "unit", domains=DOMAINS) for number in range(13)},
}


def deck(*besides: tuple[str, int]) -> Decklist:
    """Return a legal deck of 40 cards, with further ones."""
    return Decklist(
        legend="Smith",
        champion="God",
        battlefields=("Altar to Unity", "Grove of the God-Willow", "Vilemaw's Lair"),
        main=(*((f"Plain {number}", 3) for number in range(13)), *besides),
        runes=(("Calm Rune", 6), ("Mind Rune", 6)),
    )


@pytest.mark.parametrize(
    "besides",
    [
        (),
        (("Forgefire Cape", 1),),
        (("Forgefire Cape", 1), ("Anvil", 1), ("Forge", 1)),
        (("Forge", 3),),
    ],
    ids=[
        "none",
        "one unique",
        "three signature cards, two of them unique",
        "three copies that are not unique",
    ],
)
def test_these_decks_are_legal(besides: tuple[tuple[str, int], ...]) -> None:
    check_deck(deck(*besides), KNOWN)


@pytest.mark.parametrize(
    ("besides", "rule"),
    [
        ((("Forgefire Cape", 2),), "825.3.a"),
        ((("Forgefire Cape", 1), ("Forge", 3)), "103.2.d.1"),
        ((("Axe", 1),), "103.2.d.2"),
    ],
)
def test_these_decks_are_not(besides: tuple[tuple[str, int], ...], rule: str) -> None:
    with pytest.raises(IllegalDeck, match=rule.replace(".", r"\.")):
        check_deck(deck(*besides), KNOWN)
