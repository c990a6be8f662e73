"""Champion and element bonuses, inherited effects, copies: in the zones and editions where they work."""

import pytest

from oracle.grand_archive.cards._words import card
from oracle.grand_archive.execution import Execution
from oracle.grand_archive.keywords import class_bonus
from oracle.grand_archive.model import Effect, Restriction, Target
from oracle.kernel import Steps
from tests.oracle.grand_archive.board import BLADE, SPARK, Board
from tests.oracle.grand_archive.test_keywords import BLANK, LORRAINE, RAI, STALKER, TRISTAN, duel

MORDRED = "Mordred, Burnished Avenger"
CLARENT, PEACE = "Clarent, Reimagined", "Clarent, Sword of Peace"
DARK = card("Dark Spirit", "champion", elements=frozenset({"umbra", "luxem", "fire"}), level=0, life=15)


def _copies(execution: Execution) -> Steps[None]:
    for activation in execution.targets():
        execution.copy_activation(activation.id)
    yield from ()


ECHO = card(
    "Echo",
    "action",
    "skill",
    reserve=0,
    fast=True,
    effect=Effect(_copies, (Target("target", lambda table, record, chooser: True, layer=True),)),
)


def _draw_two_if_empowered(execution: Execution) -> Steps[None]:
    assert execution.layer is not None
    if "empowered" in execution.layer.marks:
        yield from execution.draw(2)


INSIGHT = card("Insight", "action", "spell", reserve=0, fast=True, effect=Effect(_draw_two_if_empowered))


def draws_with(restriction: Restriction) -> Effect:
    def do(execution: Execution) -> Steps[None]:
        if execution.met(restriction):
            yield from execution.draw()

    return Effect(do)


def finish(board: Board) -> None:
    board.settle()
    while board.machine.question is not None and board.question.kind != "action":
        board.choose()
        board.settle()


@pytest.mark.parametrize(("edition", "drawn"), [("2025-03", 2), ("2026-08", 4)])
def test_a_copy_is_empowered_only_today(edition: str, drawn: int) -> None:
    board = duel(RAI).put(0, "field", "Gem of Sorority").put(0, "hand", INSIGHT, ECHO)
    board.start(edition)
    board.do("ability", "Gem of Sorority", 1)
    board.settle()
    board.do("activate", "Insight")
    board.do("activate", "Echo")
    board.settle()
    assert len(board.names("hand")) == drawn


@pytest.mark.parametrize(("edition", "drawn"), [("2025-03", 0), ("2026-08", 1)])
def test_restrictions_of_a_copy_follow_the_original_today(edition: str, drawn: int) -> None:
    lesson = card("Lesson", "action", "spell", "mage", reserve=0, effect=draws_with(class_bonus))
    board = duel(RAI, TRISTAN).put(0, "hand", lesson).put(1, "hand", ECHO)
    board.start(edition)
    board.do("activate", "Lesson")
    board.machine.answer((board.question.options[-1],))
    board.do("activate", "Echo")
    board.settle()
    assert len(board.names("hand")) == 1
    assert len(board.names("hand", 1)) == drawn


@pytest.mark.parametrize(("champion", "may"), [(LORRAINE, True), (MORDRED, False)])
def test_champion_bonus_on_the_field_asks_for_the_name_and_not_the_class(champion: str, may: bool) -> None:
    board = duel(champion).put(0, "field", CLARENT, counters=(("durability", 3),))
    board.put(0, "field", "Imperial Recruit").put(0, "hand", SPARK, BLANK)
    assert board.may("ability", CLARENT, 1) is may
    if may:
        board.do("ability", CLARENT, 1)
        board.choose("Imperial Recruit")
        board.settle()
        assert board.object(CLARENT).count("durability") == 2
        board.do("activate", "Stand-in Spark")
        board.choose("Imperial Recruit")
        finish(board)
        assert board.object("Imperial Recruit").damage == 1


@pytest.mark.parametrize(("champion", "may"), [(LORRAINE, True), (MORDRED, False)])
def test_champion_bonus_works_in_the_material_deck(champion: str, may: bool) -> None:
    board = duel(champion, phase="materialize").put(0, "material", CLARENT, PEACE, BLADE)
    assert board.may("materialize", CLARENT) is may
    if may:
        board.do("materialize", CLARENT)
        finish(board)
        assert sorted(board.names("banishment")) == [PEACE, "Stand-in Blade"]


@pytest.mark.parametrize(("champion", "shadows"), [(TRISTAN, 1), (LORRAINE, 0)])
def test_champion_bonus_works_on_the_stack(champion: str, shadows: int) -> None:
    board = duel(champion).put(0, "lineage", DARK).put(0, "hand", "Grim Foreboding", *[BLANK] * 3)
    board.do("activate", "Grim Foreboding")
    finish(board)
    assert board.names("field").count("Ominous Shadow") == shadows
    assert board.table.player(0).agility == (3,)


@pytest.mark.parametrize(("spirit", "where"), [(DARK, "field"), (BLANK, "banishment")])
def test_element_bonus_works_in_the_banishment(spirit: object, where: str) -> None:
    board = duel(TRISTAN).put(0, "graveyard", "March Hare, Mottled Host")
    board.put(0, "hand", "Silent Firebrand", *[BLANK] * 3)
    board.put(0, "lineage", "Spirit of Fire" if spirit is DARK else "Spirit of Water")
    if spirit is BLANK:  # fire is enabled for the turn, and no element of the champion
        board.enable(0, "fire")
    board.do("activate", "Silent Firebrand")
    finish(board)
    assert board.at("March Hare, Mottled Host") == where


@pytest.mark.parametrize("zone", ["hand", "graveyard", "memory", "banishment", "lineage"])
def test_an_inherited_effect_works_in_the_lineage_only(zone: str) -> None:
    board = duel(STALKER).put(0, zone, "Profane Bindings")
    assert board.table.life(board.object(STALKER)) == (17 if zone == "lineage" else 22)


def test_a_negated_activation_is_banished_and_the_bindings_go_under_the_champion() -> None:
    board = duel(STALKER, active=1).put(0, "lineage", DARK).put(0, "hand", "Profane Bindings", BLANK, BLANK)
    board.put(1, "hand", SPARK, BLANK)
    board.do("activate", "Stand-in Spark")
    board.choose(STALKER)
    finish_payment(board)
    board.machine.answer((board.question.options[-1],))
    board.do("activate", "Profane Bindings")
    finish_payment(board)
    board.settle()
    assert board.at("Stand-in Spark") == "banishment"
    assert board.names("lineage") == ["Profane Bindings", "Dark Spirit"]
    assert board.object(STALKER).damage == 0
    assert board.table.life(board.object(STALKER)) == 17


def finish_payment(board: Board) -> None:
    while board.question.kind == "cost":
        board.machine.answer(board.question.options[: board.question.minimum])


@pytest.mark.parametrize(("inner", "damage"), [("Diana, Aether Dilettante", 2), ("Spirit of Fire", 1)])
def test_an_inherited_effect_is_the_champions_own(inner: str, damage: int) -> None:
    ranger = card("Ranger", "champion", "human", "ranger", level=2, life=20, lineage="Ranger", power=1)
    board = Board().put(0, "field", ranger, marks=frozenset({"distant"})).put(0, "lineage", inner)
    board.put(1, "field", RAI)
    board.do("attack", "Ranger")
    finish(board)
    assert board.object(RAI).damage == damage


@pytest.mark.parametrize(("classes", "fosters"), [("guardian", True), ("mage", False)])
def test_a_card_fosters_another_ally_under_its_class_bonus(classes: str, fosters: bool) -> None:
    hero = card("Hero", "champion", "human", classes, level=1, life=20)
    board = Board().put(0, "field", hero, "Devoted Martyr").put(1, "field", RAI)
    board.put(0, "hand", "Accompanying Guard", BLANK, BLANK)
    board.do("activate", "Accompanying Guard")
    finish(board)
    assert ("fostered" in board.object("Devoted Martyr").marks) is fosters


@pytest.mark.parametrize(("leveled", "cost"), [(True, 8), (False, 10)])
def test_an_inherited_discount_is_for_the_first_attack_after_a_level_up(leveled: bool, cost: int) -> None:
    mordred = card("Mordred, Later", "champion", "human", "warrior", level=2, life=25)
    bright = card("Bright", "champion", elements=frozenset({"crux"}), level=0, life=15)
    board = duel(mordred).put(0, "lineage", bright, MORDRED)  # type: ignore[arg-type]  # a card goes too
    board.put(0, "hand", "Spirit Blade: Retribution", *[BLANK] * 11)
    if leveled:
        board.table.note("leveled", 0)
    board.do("activate", "Spirit Blade: Retribution")
    assert board.question.minimum == board.question.maximum == cost


@pytest.mark.parametrize(("champion", "damage"), [(LORRAINE, 6), (MORDRED, 3)])
def test_champion_bonus_works_in_the_intent(champion: str, damage: int) -> None:
    bright = card("Bright", "champion", elements=frozenset({"crux"}), level=0, life=15)
    board = duel(champion).put(0, "lineage", bright).put(0, "banishment", "Silent Firebrand")
    board.put(0, "hand", "Spirit Blade: Retribution", *[BLANK] * 10)
    board.do("activate", "Spirit Blade: Retribution")
    finish(board)
    assert board.object(RAI).damage == damage


def test_advent_reveals_as_many_cards_as_the_level_an_empowered_one_more() -> None:
    arcane = card("Arc", "ally", elements=frozenset({"arcane"}), reserve=1, power=1, life=1)
    board = Board().put(0, "field", RAI, "Gem of Sorority").put(1, "field", TRISTAN)
    board.put(0, "lineage", card("Old", "champion", elements=frozenset({"arcane"}), level=0, life=15))
    board.put(0, "deck", *[arcane] * 5).put(0, "hand", "Advent of the Stormcaller", *[BLANK] * 12)
    board.do("ability", "Gem of Sorority", 1)
    board.settle()
    board.do("activate", "Advent of the Stormcaller")
    board.settle()
    assert board.question.text == "banish"
    assert len(board.question.options) == 3
    board.machine.answer(board.question.options[:2])
    for _ in range(2):
        board.choose(TRISTAN)
    assert board.object(TRISTAN).damage == 4
