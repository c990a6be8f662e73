"""Priority, focus and showdowns (Core Rules 311 to 313, 337 to 348)."""

from adapters.port import Pass
from tests.oracle.board import Board, card, play, unit


def test_345_who_moves_to_a_battlefield_has_focus() -> None:
    board = Board(unit("X", 3, "p1.base"))
    board.move("p1", "X", "at.A")
    assert board.seen.showdown == "A"
    assert board.turn_of == "p1"


def test_345_who_contests_it_by_a_spell_has_focus_too() -> None:
    board = Board(unit("X", 3, "p1.base"), card("Ride the Wind", "p1.hand"))
    board.play("p1", "Ride the Wind", "X", place="at.A")
    board.settle()
    assert board.seen.showdown == "A"
    assert board.turn_of == "p1"


def test_345_a_unit_moved_by_an_opponent_gives_its_controller_focus() -> None:
    board = Board(unit("X", 3, "p2.base"), card("Charm", "p1.hand"))
    board.play("p1", "Charm", "X", place="at.A")
    board.settle()
    assert board.seen.showdown == "A"
    assert board.turn_of == "p2"


def test_346_focus_passes_when_a_chain_of_a_player_ends() -> None:
    board = Board(unit("X", 3, "p1.base"), card("Discipline", "p1.hand"))
    board.move("p1", "X", "at.A")
    board.play("p1", "Discipline", "X")
    assert board.turn_of == "p1"
    board.settle()
    assert board.seen.showdown == "A"
    assert board.turn_of == "p2"


def test_346_1_focus_does_not_pass_after_the_combat_chain() -> None:
    board = Board(card("Leona, Determined", "p1.base"), unit("X", 9, "at.A", state="p2"))
    board.move("p1", "Leona, Determined", "at.A")
    assert board.seen.chain == ("ability:Leona, Determined",)
    board.settle()
    assert board.turn_of == "p1"


def test_346_1_focus_does_not_pass_for_an_add_ability() -> None:
    board = Board(unit("X", 3, "p1.base"), card("Gold", "p1.base"))
    board.move("p1", "X", "at.A")
    board.use("p1", "Gold")
    assert board.seen.chain == ()
    assert board.turn_of == "p1"


def test_429_2_a_priority_does_not_pass_for_an_add_ability() -> None:
    board = Board(unit("X", 3, "p1.base"), card("Discipline", "p1.hand"), card("Gold", "p2.base"))
    board.play("p1", "Discipline", "X")
    board.passes("p1")
    board.use("p2", "Gold")
    assert board.seen.chain == ("Discipline",)
    assert board.turn_of == "p2"


def test_347_2_the_showdown_ends_when_all_pass_in_sequence() -> None:
    board = Board(unit("X", 3, "p1.base"), card("Discipline", "p2.hand"))
    board.move("p1", "X", "at.A")
    board.passes("p1")
    board.play("p2", "Discipline", "X")
    board.settle()
    assert board.turn_of == "p1", "346: focus passes"
    board.passes("p1")
    assert board.seen.showdown == "A", "p2 has not passed since"
    board.passes("p2")
    assert board.seen.showdown is None
    assert board.points("p1") == 1


def test_337_4_the_controller_of_the_newest_item_has_priority() -> None:
    board = Board(unit("X", 3, "p1.base"), card("Discipline", "p1.hand"), card("Stupefy", "p2.hand"))
    board.play("p1", "Discipline", "X")
    assert board.turn_of == "p1"
    board.passes("p1")
    board.play("p2", "Stupefy", "X")
    assert board.turn_of == "p2"
    board.passes("p2", "p1")
    assert board.seen.chain == ("Discipline",)
    assert board.turn_of == "p1", "340.4"
    assert board["X"].might == 2


def test_339_1_an_item_resolves_only_after_passes_in_sequence() -> None:
    board = Board(unit("X", 3, "p1.base"), card("Discipline", "p1.hand"), card("Stupefy", "p2.hand"))
    board.play("p1", "Discipline", "X")
    board.passes("p1")
    board.play("p2", "Stupefy", "X")
    board.passes("p2")
    assert board.seen.chain == ("Discipline", "Stupefy"), "the earlier pass of p1 does not count"


def test_309_1_a_only_reactions_on_a_chain() -> None:
    board = Board(
        unit("X", 3, "at.A"),
        card("Discipline", "p1.hand"),
        card("Hextech Ray", "p1.hand"),
        card("Vengeance", "p1.hand"),
    )
    board.play("p1", "Discipline", "X")
    assert "309.1.a" in board.is_refused(play("Hextech Ray", "X"))
    board.settle()
    assert board.may(play("Hextech Ray", "X"))
    assert board.may(play("Vengeance", "X"))


def test_308_1_a_actions_and_reactions_in_a_showdown() -> None:
    board = Board(unit("X", 3, "p1.base"), card("Hextech Ray", "p1.hand"), card("Vengeance", "p1.hand"))
    board.move("p1", "X", "at.A")
    assert board.may(play("Hextech Ray", "X"))
    assert "308.1.a" in board.is_refused(play("Vengeance", "X"))


def test_312_1_only_the_player_with_priority_acts() -> None:
    board = Board(unit("X", 3, "p1.base"), card("Discipline", "p2.hand"))
    assert board.is_refused(play("Discipline", "X", player="p2"))
    board.move("p1", "X", "at.A")
    assert board.is_refused(Pass("p2"))


def test_316_8_b_a_showdown_becomes_a_combat_when_enemies_arrive() -> None:
    board = Board(
        unit("Y", 2, "at.B", state="p2"),
        unit("X", 3, "p1.base"),
        card("Ride the Wind", "p2.hand"),
    )
    board.move("p1", "X", "at.A")
    board.passes("p1")
    board.play("p2", "Ride the Wind", "Y", place="at.A")
    board.settle()
    assert board.seen.showdown == "A"
    assert "464.1" in board.rules
    assert board.turn_of == "p1", "464.2.c.1.b: focus has passed once, by 346"
    board.settle("showdown")
    assert board.combat == ("p1", "p2")


def test_348_2_a_nobody_there_nobody_conquers() -> None:
    board = Board(unit("X", 3, "p1.base"), card("Fight or Flight", "p2.hand"))
    board.move("p1", "X", "at.A")
    board.passes("p1")
    board.play("p2", "Fight or Flight", "X")
    board.settle("showdown")
    assert board.points("p1") == 0
    assert board.seen.battlefields["A"] is None
    assert board.seen.showdown is None


def test_323_12_a_showdown_staged_meanwhile_begins_when_the_first_is_over() -> None:
    board = Board(unit("X", 3, "p1.base"), unit("Y", 3, "p2.base"), card("Ride the Wind", "p2.hand"))
    board.move("p1", "X", "at.A")
    board.passes("p1")
    board.play("p2", "Ride the Wind", "Y", place="at.B")
    board.settle()
    assert board.seen.showdown == "A"
    board.settle("showdown")
    assert board.seen.battlefields["A"] == "p1"
    assert board.seen.showdown == "B"
    assert board.turn_of == "p2"


def test_323_6_control_is_lost_with_the_last_unit() -> None:
    board = Board(unit("X", 3, "at.A"), unit("Y", 3, "at.B"), card("Charm", "p2.hand"), active="p2")
    board.play("p2", "Charm", "X", place="at.B")
    board.settle()
    assert board.seen.battlefields == {"A": None, "B": "p1"}
    assert board.seen.showdown is None
