"""Combat (Core Rules 459 to 466), Tank (815), Soraka's damage last (826)."""

import pytest

from adapters.port import ObjectSetup
from tests.oracle.board import Board, card, unit


def fight(*objects: ObjectSetup, moving: str = "X") -> Board:
    """Return a combat at battlefield A that p1 has just begun."""
    board = Board(*objects)
    board.move("p1", moving, "at.A")
    return board


def test_465_2_both_sides_deal_damage_at_once() -> None:
    board = fight(unit("X", 3, "p1.base"), unit("Y", 3, "at.A", state="p2"))
    board.settle("showdown")
    assert board.place("X") == "p1.trash"
    assert board.place("Y") == "p2.trash"
    assert board.combat == (None, None)
    assert board.seen.battlefields["A"] is None, "466.5.b"
    assert board.points("p1") == 0


def test_466_3_d_a_tie_has_no_result_and_the_attackers_go_home_healed() -> None:
    board = fight(unit("X", 4, "p1.base"), unit("Y", 5, "at.A", state="p2"), card("Rune Prison", "p1.hand"))
    board.play("p1", "Rune Prison", "Y")
    board.settle("showdown")
    assert board.place("X") == "p1.base"
    assert board.place("Y") == "at.A"
    assert (board["X"].damage, board["Y"].damage) == (0, 0)
    assert board.combat == (None, None)
    assert board.seen.battlefields["A"] == "p2"
    assert board.points("p2") == 0, "469.1: it kept control"


def test_423_1_b_a_stunned_unit_deals_no_damage_but_dies_as_any_other() -> None:
    board = fight(unit("X", 4, "p1.base"), unit("Y", 4, "at.A", state="p2"), card("Rune Prison", "p1.hand"))
    board.play("p1", "Rune Prison", "Y")
    board.settle("showdown")
    assert board.place("X") == "at.A"
    assert board.place("Y") == "p2.trash"
    assert board.points("p1") == 1


def test_466_3_d_1_without_a_result_a_combat_is_staged_again() -> None:
    board = fight(
        unit("X", 4, "p1.base"),
        card("Watchful Sentry", "at.A", state="p2"),
        card("Tideturner", "at.A", state="p2 hidden"),
    )
    board.passes("p1", "p2")
    assert board.seen.chain == ("ability:Watchful Sentry",)
    board.play("p2", "Tideturner", optional=False)
    assert board.place("Tideturner") == "at.A"
    board.passes("p2", "p1")
    assert board.combat == (None, None)
    assert board.seen.showdown == "A"
    assert board.turn_of == "p1", "464.2.c.1: it is still p1 who contests"
    assert board.points("p1") == 0
    board.settle("showdown")
    assert board.place("Tideturner") == "p2.trash"
    assert board.points("p1") == 1


def test_465_2_c_3_lethal_damage_to_one_before_the_next() -> None:
    board = fight(
        unit("X", 5, "p1.base"),
        *(unit(ref, 3, "at.A", state="p2") for ref in ("Y", "Z")),
    )
    board.passes("p1", "p2")
    assert board.question.kind == "amount"
    with pytest.raises(AssertionError):
        board.answer("p1", amount={"Y": 4, "Z": 1})
    with pytest.raises(AssertionError):
        board.answer("p1", amount={"Y": 2, "Z": 3, "X": 1})
    board.answer("p1", amount={"Y": 2, "Z": 3})
    assert board.place("Z") == "p2.trash"
    assert board.place("Y") == "at.A"


def test_815_tank_first() -> None:
    board = fight(
        unit("X", 3, "p1.base"),
        card("Sunlit Guardian", "at.A", state="p2"),
        unit("Y", 1, "at.A", state="p2"),
    )
    might = board["Sunlit Guardian"].might
    assert isinstance(might, int)
    board.settle("showdown")
    assert board.place("Y") == "at.A", f"the Guardian has {might} might"
    assert board.seen.question is None


def test_465_2_c_3_damage_among_many_units_comes_to_an_end() -> None:
    """There are 91 ways to kill twelve of fourteen units, and more orders than anyone could go through."""
    board = fight(
        unit("X", 24, "p1.base"),
        *(unit(f"Y{number}", 2, "at.A", state="p2") for number in range(14)),
    )
    board.passes("p1", "p2")
    assert board.question.kind == "amount"
    assert len(board.question.options) == 14


def test_465_2_c_6_who_must_be_last_is_last() -> None:
    board = fight(
        unit("X", 1, "p1.base"),
        card("Soraka, Wanderer", "at.A", state="p2"),
        unit("Y", 3, "at.A", state="p2"),
        unit("Z", 3, "at.A", state="p2"),
    )
    board.passes("p1", "p2")
    assert board.question.kind == "amount"
    with pytest.raises(AssertionError):
        board.answer("p1", amount={"Soraka, Wanderer": 1})
    board.answer("p1", amount={"Z": 1})
    assert board.place("X") == "p1.trash"


def test_142_4_b_damage_on_a_unit_counts_for_lethal_damage() -> None:
    board = fight(
        unit("X", 5, "p1.base"),
        unit("Y", 3, "at.A", state="p2 1"),
        unit("Z", 3, "at.A", state="p2"),
    )
    board.settle("showdown")
    assert board.place("Y") == "p2.trash"
    assert board.place("Z") == "p2.trash"


def test_465_1_no_damage_if_one_side_has_gone() -> None:
    board = fight(unit("X", 3, "p1.base"), unit("Y", 3, "at.A", state="p2"), card("Rebuke", "p1.hand"))
    board.play("p1", "Rebuke", "Y")
    board.settle("showdown")
    assert board.place("X") == "at.A"
    assert board["X"].damage == 0
    assert board.combat == ("p1", "p2")
    assert board.points("p1") == 1


def test_807_814_assault_and_shield_last_as_long_as_the_designation() -> None:
    board = fight(
        card("Daring Poro", "p1.base"), card("Stalwart Poro", "at.A", state="p2"), moving="Daring Poro"
    )
    attacker, defender = board["Daring Poro"].might, board["Stalwart Poro"].might
    board.settle("showdown")
    rested = Board(card("Daring Poro", "p1.base"), card("Stalwart Poro", "at.A", state="p2"))
    assert attacker == int(rested["Daring Poro"].might or 0) + 1
    assert defender == int(rested["Stalwart Poro"].might or 0) + 1


def test_323_2_c_who_leaves_the_combat_loses_its_designation() -> None:
    board = fight(
        card("Daring Poro", "p1.base"),
        unit("X", 1, "p1.base"),
        unit("Y", 9, "at.A", state="p2"),
        card("Flash", "p1.hand"),
        moving="Daring Poro + X",
    )
    raised = int(board["Daring Poro"].might or 0)
    board.play("p1", "Flash", "Daring Poro")
    board.settle()
    assert board.place("Daring Poro") == "p1.base"
    assert board["Daring Poro"].might == raised - 1


def test_466_2_deathknells_of_combat_resolve_before_the_result() -> None:
    board = fight(
        unit("X", 9, "p1.base"),
        card("Watchful Sentry", "at.A", state="p2"),
    )
    board.passes("p1", "p2")
    assert board.seen.chain == ("ability:Watchful Sentry",)
    assert board.combat is None
    assert board.points("p1") == 0
    board.settle("showdown")
    assert board.points("p1") == 1


def test_466_1_a_1_survivors_are_healed_before_a_deathknell_resolves() -> None:
    board = fight(unit("X", 9, "p1.base"), card("Watchful Sentry", "at.A", state="p2"))
    board.passes("p1", "p2")
    assert board.seen.chain
    assert board["X"].damage == 0


def test_466_5_c_hidden_cards_of_the_loser_are_lost() -> None:
    board = fight(
        unit("X", 9, "p1.base"),
        unit("Y", 1, "at.A", state="p2"),
        card("Tideturner", "at.A", state="p2 hidden"),
        card("Hidden Blade", "p2.hand"),
    )
    board.settle("showdown")
    assert board.seen.battlefields["A"] == "p1"
    assert board.place("Tideturner") == "p2.trash"


def test_466_3_a_winning_is_possible_in_defence() -> None:
    board = Board(
        unit("X", 1, "p1.base"),
        unit("Y", 3, "at.A", state="p2"),
        card("Draven, Glorious Executioner", "p2.legend"),
    )
    board.move("p1", "X", "at.A")
    board.settle("showdown")
    assert board.combat == ("p2", "p1")
    assert board.drawn("p2") == 1


def test_450_a_move_to_a_battlefield_one_controls_contests_nothing() -> None:
    board = Board(unit("X", 1, "p1.base"), unit("Y", 1, "at.A"))
    board.move("p1", "X", "at.A")
    assert board.seen.showdown is None


def test_464_2_c_1_the_attacker_is_who_contested_even_on_the_other_s_turn() -> None:
    board = Board(card("Daring Poro", "p2.base"), unit("Y", 3, "at.A"), card("Charm", "p1.hand"))
    board.play("p1", "Charm", "Daring Poro", place="at.A")
    before = int(board["Daring Poro"].might or 0)
    board.settle()
    assert board.seen.showdown == "A"
    assert board.turn_of == "p2"
    assert board["Daring Poro"].might == before + 1
