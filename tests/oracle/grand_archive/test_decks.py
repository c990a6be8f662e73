"""Deck construction: sizes, copies, a champion of level 0, one Divine Relic."""

import pytest

from oracle.grand_archive.cards import cards
from oracle.grand_archive.cards._words import card
from oracle.grand_archive.decklists import DeckList, decklists
from oracle.grand_archive.decks import IllegalDeck, check_deck

PLAIN = {f"Plain {number}": card(f"Plain {number}", "ally", reserve=1) for number in range(15)}
KNOWN = {**cards, **PLAIN}
MAIN = tuple((4, name) for name in PLAIN)
SPIRIT, SEAL, RITE = "Spirit of Water", "Imperial Seal", "Transcendental Rite"


def check(*material: str, main: tuple[tuple[int, str], ...] = MAIN) -> None:
    check_deck(DeckList("deck", main, material), KNOWN)


@pytest.mark.parametrize(
    "material",
    [(SPIRIT,), (SPIRIT, SEAL), (SPIRIT, RITE), (SPIRIT, SEAL, "Tome of Sorcery")],
    ids=["none", "seal", "rite", "a relic and another regalia"],
)
def test_these_decks_are_legal(material: tuple[str, ...]) -> None:
    check(*material)


@pytest.mark.parametrize(
    ("material", "names"),
    [
        ((SPIRIT, SEAL, RITE), f"{SEAL}, {RITE}"),
        (("Flawless Spirit of Mordred", SEAL), f"Flawless Spirit of Mordred, {SEAL}"),
    ],
    ids=["two regalia", "a champion is one too"],
)
def test_two_divine_relics_are_refused_and_named(material: tuple[str, ...], names: str) -> None:
    with pytest.raises(IllegalDeck, match=names) as refused:
        check(*material)
    assert refused.value.rule == "DIV.1"


@pytest.mark.parametrize(
    ("material", "main", "rule"),
    [
        ((SPIRIT,), MAIN[1:], "FMT.1"),
        ((SPIRIT,), (*MAIN, (1, "Plain 3")), "FMT.1"),
        ((SPIRIT, SEAL, SEAL), MAIN, "FMT.2"),
        ((SPIRIT, *list(PLAIN)[:12]), MAIN, "FMT.2"),
        (("Lorraine, Wandering Warrior",), MAIN, "FMT.3"),
        ((SPIRIT, "Nobody"), MAIN, ""),
    ],
    ids=["too small", "five copies", "a material card twice", "too much material", "no level 0", "unknown"],
)
def test_these_decks_are_refused(
    material: tuple[str, ...], main: tuple[tuple[int, str], ...], rule: str
) -> None:
    with pytest.raises(IllegalDeck) as refused:
        check(*material, main=main)
    assert refused.value.rule == rule


@pytest.mark.parametrize("deck", decklists, ids=lambda deck: deck.name)
def test_the_decks_of_whole_games_are_legal(deck: DeckList) -> None:
    check_deck(deck, cards)
