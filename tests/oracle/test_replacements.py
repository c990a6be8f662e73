"""Replacement effects (Core Rules 367 to 375), Deathknell (808)."""

from tests.oracle.board import Board, card, play, unit

HOURGLASS = "Zhonya's Hourglass"
SORAKA = "Soraka, Wanderer"


def test_372_the_controller_of_the_unit_chooses_which_effect_applies() -> None:
    board = Board(
        card(HOURGLASS, "p2.base", "H1"),
        card(HOURGLASS, "p2.base", "H2"),
        card("Vengeance", "p1.hand"),
        unit("X", 3, "p2.base"),
    )
    board.play("p1", "Vengeance", "X")
    board.settle()
    assert (board.question.player, set(board.question.options)) == ("p2", {"H1", "H2"})
    board.answer("p2", "H2")
    assert board.place("X") == "p2.base"
    assert board.place("H1") == "p2.base"
    assert board.place("H2") == "p2.trash"


def test_373_one_effect_and_two_deaths_it_saves_the_unit_that_is_chosen() -> None:
    board = Board(
        card(HOURGLASS, "p1.base"),
        card("The Ruination", "p1.hand"),
        unit("X", 3, "p1.base"),
        unit("Y", 3, "at.A"),
    )
    board.play("p1", "The Ruination")
    board.settle()
    assert set(board.question.options) == {"X", "Y"}
    board.answer("p1", "Y")
    assert board.place("Y") == "p1.base"
    assert board["Y"].exhausted
    assert board.place("X") == "p1.trash"


def test_373_1_each_player_s_effect_saves_their_own_unit() -> None:
    board = Board(
        card(HOURGLASS, "p1.base", "H1"),
        card(HOURGLASS, "p2.base", "H2"),
        card("The Ruination", "p2.hand"),
        unit("X", 3, "p1.base"),
        unit("Y", 3, "p2.base"),
        active="p2",
    )
    board.play("p2", "The Ruination")
    board.settle()
    assert [board.place(ref) for ref in ("X", "Y")] == ["p1.base", "p2.base"]
    assert [board.place(ref) for ref in ("H1", "H2")] == ["p1.trash", "p2.trash"]


def test_370_4_an_effect_applies_to_what_dies_with_its_source() -> None:
    board = Board(
        card(SORAKA, "at.A"), unit("X", 1, "at.A"), unit("Y", 1, "p1.base"), card("The Ruination", "p1.hand")
    )
    board.play("p1", "The Ruination")
    board.settle()
    assert board.place(SORAKA) == "p1.trash"
    assert board.place("X") == "p1.base"
    assert board.place("Y") == "p1.trash"


def soraka_with_an_angel() -> Board:
    board = Board(
        card(SORAKA, "at.A"),
        card("Guardian Angel", "at.A", on=SORAKA),
        unit("X", 1, "at.A"),
        unit("Y", 1, "p1.base"),
        card("The Ruination", "p1.hand"),
    )
    board.play("p1", "The Ruination")
    board.settle()
    return board


def test_373_2_soraka_first_saves_those_beside_her_and_no_one_else() -> None:
    board = soraka_with_an_angel()
    assert set(board.question.options) == {SORAKA, "Guardian Angel"}
    board.answer("p1", SORAKA)
    assert board.place(SORAKA) == "p1.base"
    assert board.place("X") == "p1.base"
    assert board.place("Y") == "p1.trash", "her one sequence is over"


def test_373_2_the_angel_first_takes_her_to_those_in_base() -> None:
    board = soraka_with_an_angel()
    board.answer("p1", "Guardian Angel")
    assert board.place(SORAKA) == "p1.base"
    assert board.place("Y") == "p1.base"
    assert board.place("X") == "p1.trash"


def test_370_2_an_effect_applies_once_to_an_event_and_what_replaces_it() -> None:
    board = Board(
        card("Example: Gear Rising", "p1.hand"),
        card("Vengeance", "p1.hand"),
        card(HOURGLASS, "p1.base", "H1"),
        card(HOURGLASS, "p1.base", "H2"),
    )
    board.play("p1", "Example: Gear Rising")
    board.settle()
    board.play("p1", "Vengeance", "H1")
    board.settle()
    board.answer("p1", "H1")
    assert board.place("H1") == "p1.base"
    assert board.place("H2") == "p1.trash", "the last one applied dies"


def test_373_1_a_what_replaces_is_done_before_what_is_not_replaced() -> None:
    board = Board(
        card(HOURGLASS, "p2.base"),
        card("Watchful Sentry", "p2.base"),
        unit("X", 3, "p2.base"),
        card("The Ruination", "p1.hand"),
    )
    board.play("p1", "The Ruination")
    board.settle()
    board.answer("p2", "X")
    board.settle()
    assert board["X"].damage == 0
    assert board.drawn("p2") == 1, "the Sentry died"


def test_808_1_d_1_a_death_that_is_replaced_triggers_no_deathknell() -> None:
    board = Board(
        card(HOURGLASS, "p2.base"), card("Watchful Sentry", "p2.base"), card("Vengeance", "p1.hand")
    )
    board.play("p1", "Vengeance", "Watchful Sentry")
    board.settle()
    assert board.place("Watchful Sentry") == "p2.base"
    assert board.drawn("p2") == 0


def test_357_2_a_a_cost_is_paid_although_the_death_is_replaced() -> None:
    board = Board(card(HOURGLASS, "p1.base"), unit("X", 1, "p1.base"), card("Cruel Patron", "p1.hand"))
    board.play("p1", "Cruel Patron", to="p1.base")
    assert board.place("Cruel Patron") == "p1.base"
    assert board.place("X") == "p1.base"


def test_203_3_a_unit_that_cannot_be_killed_pays_no_cost() -> None:
    unkillable = card("Example: Unkillable", "p1.base")
    assert "cost" in Board(unkillable, card("Cruel Patron", "p1.hand")).is_refused(play("Cruel Patron"))
    board = Board(unkillable, unit("X", 1, "p1.base"), card("Cruel Patron", "p1.hand"))
    board.play("p1", "Cruel Patron", to="p1.base")
    assert board.place("X") == "p1.trash"
    assert board.place("Example: Unkillable") == "p1.base"


def test_427_2_a_smite_banishes_instead_and_nothing_dies() -> None:
    board = Board(card("Watchful Sentry", "at.A", state="p2"), card("Smite", "p1.hand"))
    board.play("p1", "Smite", "Watchful Sentry")
    board.settle()
    assert board.place("Watchful Sentry") == "p2.banished"
    assert board.drawn("p2") == 0
