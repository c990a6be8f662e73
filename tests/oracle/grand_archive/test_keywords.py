"""The keywords, each shown by a card: what it does, and that nothing happens without it."""

import pytest

from oracle.grand_archive.cards import cards
from oracle.grand_archive.cards._words import card
from oracle.grand_archive.keywords import foster, immortality, intercept, pride, taunt
from oracle.kernel import IllegalAction
from tests.oracle.grand_archive.board import SPARK, Board

LORRAINE, TRISTAN, RAI = "Lorraine, Wandering Warrior", "Tristan, Underhanded", "Rai, Spellcrafter"
STALKER, MERLIN = "Tristan, Grim Stalker", "Merlin, Memory Thief"
BLANK = card("Blank", "ally", reserve=2, power=1, life=1)


def duel(mine: str = LORRAINE, theirs: str = RAI, *, active: int = 0, phase: str = "main") -> Board:
    """Return a board with a champion each, and a deck that does not run out."""
    board = Board(active=active, phase=phase)
    board.put(0, "field", mine).put(1, "field", theirs)
    for player in (0, 1):
        board.put(player, "deck", *[BLANK] * 10)
    return board


def test_agility_returns_chosen_cards_at_the_beginning_of_the_end_phase() -> None:
    board = duel().put(0, "field", "Speed Potion")
    board.put(0, "memory", "Woodland Squirrels", "Gray Wolf", "Shade Striker", "Devoted Martyr")
    board.do("ability", "Speed Potion", 1)
    board.settle()
    assert board.at("Speed Potion") == "graveyard"
    board.go_to("end")
    assert len(board.table.state.stack) == 1
    assert len(board.names("memory")) == 4
    board.resolve()
    assert board.question.minimum == board.question.maximum == 3
    board.choose("Woodland Squirrels", "Shade Striker", "Devoted Martyr")
    assert board.names("memory") == ["Gray Wolf"]


def test_several_instances_of_agility_are_several_triggers() -> None:
    board = duel().put(0, "field", "Speed Potion", "Speed Potion")
    board.do("ability", "Speed Potion", 1)
    board.do("ability", "Speed Potion#2", 1)
    board.settle()
    board.go_to("end")
    assert len(board.table.state.stack) == 2


@pytest.mark.parametrize(("name", "offered"), [("Shade Striker", True), ("Poised Rearguard", False)])
def test_ambush_retaliates_without_defending(name: str, offered: bool) -> None:
    board = duel(active=1).put(0, "field", name).put(1, "field", "Woodland Squirrels")
    board.do("attack", "Woodland Squirrels")
    board.choose(LORRAINE)
    board.settle()
    if not offered:
        assert board.at("Woodland Squirrels") == "field"
        return
    assert board.offered() == [name]
    board.choose(name)
    board.settle()
    assert board.at("Woodland Squirrels") == "graveyard"
    assert board.object(name).rested
    assert board.object(LORRAINE).damage == 1


def test_brew_sacrifices_two_different_herbs_and_reserves_nothing() -> None:
    board = duel().put(0, "hand", "Potion of Healing").put(0, "field", "Blightroot", "Fraysia", "Blightroot")
    board.do("activate", "Potion of Healing")
    assert board.question.groups
    with pytest.raises(IllegalAction):
        board.choose("Blightroot", "Blightroot#2")
    board.choose("Blightroot", "Fraysia")
    board.settle()
    assert board.at("Potion of Healing") == "field"
    assert "brewed" in board.object("Potion of Healing").marks
    assert board.names("field") == [LORRAINE, "Blightroot", "Potion of Healing"]


def test_without_enough_herbs_it_is_not_brewed() -> None:
    board = duel().put(0, "hand", "Potion of Healing").put(0, "field", "Blightroot", "Blightroot")
    assert not board.may("activate", "Potion of Healing")


@pytest.mark.parametrize(("champion", "pays"), [(RAI, True), (LORRAINE, True), (TRISTAN, False)])
def test_class_bonus_works_in_the_graveyard(champion: str, pays: bool) -> None:
    board = duel(champion, phase="materialize").put(0, "graveyard", "Flame-Rune Swordsman")
    board.put(0, "material", "Tome of Sorcery")
    assert board.may("materialize", "Tome of Sorcery") is pays


def test_cleave_attacks_every_unit_of_a_player() -> None:
    board = duel().put(0, "lineage", "Spirit of Fire").put(0, "hand", "Flame Sweep", *[BLANK] * 4)
    board.put(1, "field", "Imperial Recruit", "Woodland Squirrels", "Potion of Healing")
    board.do("activate", "Flame Sweep")
    board.settle()
    board.settle()
    board.choose()
    board.settle()
    assert board.object(RAI).damage == 1
    assert board.object("Imperial Recruit").damage == 1
    assert board.at("Woodland Squirrels") == "graveyard"
    assert board.at("Flame Sweep") == "graveyard"


@pytest.mark.parametrize(("subtypes", "left"), [("siegeable", 3), ("", 4)])
def test_cleave_besieges_domains_and_taunt_does_not_narrow_it(subtypes: str, left: int) -> None:
    domain = card("Fort", "domain", subtypes)
    decoy = card("Decoy", "ally", power=0, life=3, abilities=(taunt(),))
    board = duel().put(0, "lineage", "Spirit of Fire").put(0, "hand", "Flame Sweep", *[BLANK] * 4)
    board.put(1, "field", domain, counters=(("durability", 4),)).put(1, "field", decoy, "Imperial Recruit")
    board.do("activate", "Flame Sweep")
    board.settle()
    while board.question.kind == "target":
        board.choose()
        board.settle()
    assert board.object("Fort").count("durability") == left
    assert board.object("Decoy").damage == board.object("Imperial Recruit").damage == 1


@pytest.mark.parametrize(("answer", "damage"), [("no", 4), ("yes", 2)])
def test_critical_doubles_unless_an_opponent_discards(answer: str, damage: int) -> None:
    board = duel(TRISTAN).put(0, "field", "Bushwhack Bandit").put(1, "hand", BLANK)
    board.do("attack", "Bushwhack Bandit")
    board.settle()
    board.choose(answer)
    board.settle()
    assert board.object(RAI).damage == damage


@pytest.mark.parametrize(("champion", "cost"), [(STALKER, 4), (LORRAINE, 6)])
def test_efficiency_costs_a_level_less(champion: str, cost: int) -> None:
    board = duel(champion).put(0, "hand", "Mastermind Scheme", *[BLANK] * 7)
    board.do("activate", "Mastermind Scheme")
    assert board.question.minimum == board.question.maximum == cost


def test_floating_memory_pays_before_chance() -> None:
    board = duel(RAI, phase="materialize").put(0, "graveyard", "Heighten Spellcraft")
    board.put(0, "material", "Tome of Sorcery").put(0, "memory", BLANK, BLANK)
    board.do("materialize", "Tome of Sorcery")
    board.choose("Heighten Spellcraft")
    assert board.at("Heighten Spellcraft") == "banishment"
    assert len(board.names("memory")) == 2


def test_empower_holds_for_the_next_spell_and_is_used_up() -> None:
    board = duel(RAI).put(0, "field", "Gem of Sorority").put(0, "hand", SPARK, *[BLANK] * 2)
    board.do("ability", "Gem of Sorority", 1)
    board.settle()
    assert board.table.player(0).empower == 2
    board.do("activate", "Stand-in Spark")
    board.choose(RAI)
    board.choose("Blank#21")
    assert board.table.player(0).empower == 0
    assert board.table.state.stack[-1].levels == 2


@pytest.mark.parametrize(("counters", "may"), [(1, True), (0, False)])
def test_fast_activation_under_a_level_restriction_counts_all_levels(counters: int, may: bool) -> None:
    board = Board(active=1).put(0, "field", TRISTAN, counters=(("level", counters),))
    board.put(1, "field", RAI).put(0, "hand", "Blanche, Sheltering Saint", BLANK, BLANK)
    board.put(1, "hand", SPARK, BLANK)
    board.do("activate", "Stand-in Spark")
    board.choose(RAI)
    board.machine.answer((board.question.options[-1],))
    assert board.question.player == 0
    assert board.may("activate", "Blanche, Sheltering Saint") is may


@pytest.mark.parametrize(("hurt", "power"), [(3, 2), (4, 1)])
def test_foster_looks_back_to_the_end_of_the_last_own_turn(hurt: int, power: int) -> None:
    board = duel(phase="recollection").put(0, "field", "Imperial Recruit", hurt=hurt)
    board.settle()
    assert board.table.power(board.object("Imperial Recruit")) == power


def test_foster_twice_triggers_once() -> None:
    twice = card("Twice", "ally", power=1, life=1, abilities=(foster(), foster()))
    board = duel(phase="recollection").put(0, "field", twice)
    assert len(board.table.state.stack) == 1


def test_hindered_enters_rested() -> None:
    board = duel().put(0, "lineage", "Spirit of Wind").put(0, "hand", "Poised Rearguard", *[BLANK] * 3)
    board.do("activate", "Poised Rearguard")
    board.settle()
    assert board.object("Poised Rearguard").rested
    assert not board.may("attack", "Poised Rearguard")


@pytest.mark.parametrize(("third", "imbued"), [("Shade Striker", True), ("Flame-Rune Swordsman", False)])
def test_imbue_counts_revealed_cards_of_its_element(third: str, imbued: bool) -> None:
    board = duel().put(0, "hand", "Shangxiang, Fierce Princess", "Woodland Squirrels", "Gray Wolf", third)
    board.do("activate", "Shangxiang, Fierce Princess")
    board.choose("yes")
    assert all("face up" not in record.marks for record in board.table.zone("memory", 0))
    board.settle()
    assert ("imbued" in board.object("Shangxiang, Fierce Princess").marks) is imbued


def test_an_immortal_object_stays_whatever_kills_it() -> None:
    immortal = card("Immortal", "ally", power=1, life=3, abilities=(immortality(),))
    board = duel().put(0, "field", immortal, damage=5)
    assert board.at("Immortal") == "field"


def test_the_unique_rule_stands_above_immortality() -> None:
    immortal = card("Immortal", "ally unique", power=1, life=3, abilities=(immortality(),))
    board = duel().put(0, "field", immortal, immortal)
    assert board.question.text == "keep"
    board.choose("Immortal")
    assert board.at("Immortal#2") == "graveyard"


@pytest.mark.parametrize(("answer", "hit"), [("yes", "Devoted Martyr"), ("no", LORRAINE)])
def test_intercept_takes_the_attack(answer: str, hit: str) -> None:
    board = duel(active=1).put(0, "field", "Devoted Martyr").put(1, "field", "Woodland Squirrels")
    board.do("attack", "Woodland Squirrels")
    board.choose(LORRAINE)
    assert len(board.table.state.stack) == 1
    board.settle()
    board.choose(answer)
    board.settle()
    while board.question.text == "retaliate":
        board.choose()
        board.settle()
    assert board.object(hit).damage == 1


def test_a_disobedient_ally_triggers_but_does_not_intercept() -> None:
    proud = card("Proud", "ally", power=2, life=3, abilities=(pride(3), intercept()))
    board = duel(active=1).put(0, "field", proud).put(1, "field", "Woodland Squirrels")
    board.do("attack", "Woodland Squirrels")
    board.choose(LORRAINE)
    assert len(board.table.state.stack) == 1
    board.settle()
    while board.question.text == "retaliate":
        board.choose()
        board.settle()
    assert board.object(LORRAINE).damage == 1
    assert "INT.2" in board.reasons()


def test_kindle_pays_with_fire_cards_and_the_cost_stays() -> None:
    board = duel(TRISTAN).put(0, "lineage", "Spirit of Fire")
    board.put(0, "graveyard", "Flame-Rune Swordsman", "Flame-Rune Swordsman", "Shade Striker")
    board.put(0, "hand", "Silent Firebrand", BLANK, BLANK)
    board.do("activate", "Silent Firebrand")
    board.settle()
    assert board.names("banishment") == ["Flame-Rune Swordsman"] * 2
    assert len(board.names("memory")) == 2
    assert cards["Silent Firebrand"].reserve == board.object("Silent Firebrand").definition.reserve == 4


@pytest.mark.parametrize(("champion", "may"), [(LORRAINE, True), (RAI, False)])
def test_a_lineage_asks_for_the_name(champion: str, may: bool) -> None:
    board = duel(champion, phase="materialize").put(0, "memory", BLANK, BLANK)
    board.put(0, "material", "Lorraine, Blademaster")
    if not may:
        assert not board.may("materialize", "Lorraine, Blademaster")
        return
    board.do("materialize", "Lorraine, Blademaster")
    board.settle()
    champion_now = board.table.champion(0)
    assert champion_now is not None
    assert champion_now.definition.name == "Lorraine, Blademaster"
    assert board.names("lineage") == [LORRAINE]


def test_a_card_with_floating_memory_switched_off_is_none() -> None:
    board = duel(MERLIN, STALKER).put(1, "graveyard", "Flame-Rune Swordsman")
    board.do("ability", MERLIN, 1)
    board.settle()
    assert board.at("Flame-Rune Swordsman") == "banishment"
    assert board.object(MERLIN).count("level") == 0
