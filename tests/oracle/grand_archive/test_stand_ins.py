"""Cards made of plain facts and words: every word of the list is one, and does what it says."""

import re

import pytest

from oracle.grand_archive import stand_in_words as lists
from oracle.grand_archive.model import Definition
from oracle.grand_archive.stand_ins import UnknownWord, stand_in
from oracle.kernel import IllegalAction
from tests.oracle.grand_archive.board import Board

FILL = {"NAME": "Lorraine", "KEYWORD": "critical 2", "ELEMENT": "fire", "N": "2"}


def filled(word: str) -> str:
    return re.sub(r"\b(NAME|KEYWORD|ELEMENT|N)\b", lambda found: FILL[found.group()], word)


def champion(life: int = 20, level: int = 1) -> Definition:
    return stand_in("Champion C", "champion", level=level, life=life)


def board() -> Board:
    return (
        Board()
        .put(0, "field", champion())
        .put(1, "field", stand_in("Champion D", "champion", level=1, life=20))
    )


def ally(name: str, *text: str, power: int = 2, life: int = 3) -> Definition:
    return stand_in(name, "ally", reserve=2, power=power, life=life, text=text)


def action(name: str, *text: str, traits: tuple[str, ...] = ()) -> Definition:
    return stand_in(name, "action", traits=traits, reserve=0, fast=True, text=text)


@pytest.mark.parametrize("word", [*lists.KEYWORDS, *lists.STATIC])
def test_every_word_is_a_text_of_an_ally(word: str) -> None:
    assert stand_in("Ally X", "ally", text=(filled(word),)).abilities


@pytest.mark.parametrize("word", lists.EFFECTS)
def test_every_instruction_is_one_of_an_action(word: str) -> None:
    assert stand_in("Spell S", "action", text=(filled(word),)).effect is not None


@pytest.mark.parametrize("before", [*lists.WHEN, *lists.COSTS])
def test_every_cost_and_every_moment_stands_before_an_instruction(before: str) -> None:
    assert stand_in("Ally X", "ally", text=(f"{filled(before)}: draw 1",)).abilities


@pytest.mark.parametrize("before", lists.RESTRICTIONS)
def test_every_restriction_stands_before_a_keyword(before: str) -> None:
    (ability,) = stand_in("Ally X", "ally", text=(f"{filled(before)}: ambush",)).abilities
    assert ability.restrictions or ability.inherited


@pytest.mark.parametrize(
    ("kind", "text", "message"),
    [
        ("ally", "critcal 2", 'did you mean "critical N"?'),
        ("ally", "draw 1", 'it needs a cost or a "when" in front'),
        ("ally", "on enter: ambush", "no instruction"),
        ("ally", "on entry: draw 1", 'did you mean "on enter"?'),
        ("action", "give flying", "is no keyword"),
        ("action", "class bonus: deal 2", "has no target"),
        ("unit", "ambush", '"unit" is no type'),
    ],
)
def test_what_is_no_text_is_refused_with_the_nearest(kind: str, text: str, message: str) -> None:
    with pytest.raises(UnknownWord, match=message.replace("?", r"\?")):
        stand_in("Card X", kind, text=(text,))


def test_what_is_left_of_a_prevention_prevents_the_next_damage() -> None:
    game = board().put(
        0, "hand", action("Shield", "prevent 3"), action("Bolt", "deal 2"), action("Bolt B", "deal 2")
    )
    game.put(0, "field", ally("Ally X"))
    for card in ("Shield", "Bolt", "Bolt B"):
        game.do("activate", card)
        game.choose("Ally X")
        game.settle()
    assert game.object("Ally X").damage == 1


def test_instructions_have_targets_of_their_own() -> None:
    game = board().put(0, "hand", action("Spell S", "destroy", "deal 1", "draw 1"))
    game.put(0, "deck", ally("Ally Z")).put(1, "field", ally("Ally X"), ally("Ally Y"))
    game.do("activate", "Spell S")
    game.choose("Ally X")
    game.choose("Ally Y")
    game.settle()
    assert (game.at("Ally X"), game.object("Ally Y").damage, game.at("Ally Z")) == ("graveyard", 1, "hand")


def test_a_discard_is_paid_besides_the_reserve_cost() -> None:
    tax = stand_in("Domain D", "domain", text=("items cost a discard",))
    item = stand_in("Item I", "item", reserve=1)
    game = board().put(1, "field", tax).put(0, "hand", item, ally("Ally X"))
    with pytest.raises(IllegalAction, match="reserve cost"):
        game.do("activate", "Item I")


@pytest.mark.parametrize(("edition", "drawn"), [("2025-03", 3), ("2026-08", 4)])
def test_a_copy_of_an_empowered_spell(edition: str, drawn: int) -> None:
    game = board().put(0, "deck", *(ally(f"Ally {letter}") for letter in "ABCDE"))
    game.put(
        0,
        "hand",
        action("Skill", "empower 1"),
        action("Spell S", "draw 1 or 2 if empowered", traits=("spell",)),
    )
    game.put(0, "hand", action("Skill T", "copy"))
    game.start(edition)
    game.do("activate", "Skill")
    game.settle()
    game.do("activate", "Spell S")
    game.do("activate", "Skill T")
    game.settle()
    assert len(game.names("hand")) == drawn


def test_an_inherited_text_works_in_the_lineage_only() -> None:
    inner = stand_in(
        "Champion B",
        "champion",
        level=0,
        life=15,
        text=("inherited: champion life minus 5", "champion life 9"),
    )
    game = board().put(0, "lineage", inner)
    assert game.table.life(game.object("Champion C")) == 15
