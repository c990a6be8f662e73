"""Scoring and winning (Core Rules 194, 467 to 472), burning out (431)."""

from adapters.port import PlayerSetup
from tests.oracle.board import Board, card, unit


def with_points(p1: int, *, p2: int = 0, scored: tuple[str, ...] = ()) -> dict[str, PlayerSetup]:
    return {
        "p1": PlayerSetup(resources="ample", points=p1, scored=scored),
        "p2": PlayerSetup(resources="ample", points=p2),
    }


def test_471_1_b_1_the_final_point_of_a_conquest_is_a_card_instead() -> None:
    board = Board(unit("X", 3, "p1.base"), players=with_points(7))
    board.move("p1", "X", "at.A")
    board.settle("showdown")
    assert (board.points("p1"), board.drawn("p1")) == (7, 1)
    assert board.seen.winner is None


def test_471_1_b_1_with_every_battlefield_scored_it_is_a_point() -> None:
    board = Board(unit("X", 3, "p1.base"), players=with_points(7, scored=("B",)))
    board.move("p1", "X", "at.A")
    board.settle("showdown")
    assert (board.points("p1"), board.drawn("p1")) == (8, 0)
    assert board.seen.winner == "p1"


def test_471_1_a_1_holding_is_not_bound_by_that() -> None:
    board = Board(unit("X", 3, "at.A"), players=with_points(7), start=True)
    assert board.seen.winner == "p1"


def test_470_a_battlefield_is_scored_once_a_turn() -> None:
    board = Board(unit("X", 3, "p1.base"), players=with_points(0, scored=("A",)))
    board.move("p1", "X", "at.A")
    board.settle("showdown")
    assert board.seen.battlefields["A"] == "p1"
    assert board.points("p1") == 0


def test_383_4_c_conquer_effects_come_only_with_scoring() -> None:
    for scored, drawn in (((), 1), (("A",), 0)):
        board = Board(card("Kai'Sa, Survivor", "p1.base"), players=with_points(0, scored=scored))
        board.move("p1", "Kai'Sa, Survivor", "at.A")
        board.settle("showdown")
        assert board.drawn("p1") == drawn


def test_383_4_c_2_c_a_conquer_effect_triggers_although_the_point_was_a_card() -> None:
    board = Board(card("Kai'Sa, Survivor", "p1.base"), players=with_points(7))
    board.move("p1", "Kai'Sa, Survivor", "at.A")
    board.settle("showdown")
    assert board.drawn("p1") == 2


def out_of_cards(*objects: object, trash: int = 0, points: int = 0, filler: int = 0) -> Board:
    setups = [unit(f"T{number}", 1, "p1.trash") for number in range(trash)]
    players = {
        "p1": PlayerSetup(resources="ample", filler=filler),
        "p2": PlayerSetup(resources="ample", points=points),
    }
    return Board(*objects, *setups, players=players)  # type: ignore[arg-type]


def test_431_2_the_trash_becomes_the_deck_and_the_opponent_gains_a_point() -> None:
    board = out_of_cards(card("Consult the Past", "p1.hand"), trash=3)
    board.play("p1", "Consult the Past")
    board.settle()
    assert board.points("p2") == 1
    assert board.seen.players["p1"].hand == 2
    assert board.seen.players["p1"].deck == 1
    assert board.place("Consult the Past") == "p1.trash"


def test_413_4_as_many_as_possible_are_drawn_first() -> None:
    board = out_of_cards(card("Consult the Past", "p1.hand"), trash=1, filler=1)
    board.play("p1", "Consult the Past")
    board.settle()
    assert board.points("p2") == 1
    assert board.seen.players["p1"].hand == 2


def test_431_3_with_an_empty_trash_the_opponent_wins() -> None:
    board = out_of_cards(card("Consult the Past", "p1.hand"))
    board.play("p1", "Consult the Past")
    board.settle()
    assert board.seen.winner == "p2"


def test_436_4_a_predicting_does_not_burn_out() -> None:
    board = out_of_cards(card("Mystic Poro", "p1.hand"))
    board.play("p1", "Mystic Poro", to="p1.base")
    board.settle()
    assert board.points("p2") == 0


def test_194_2_the_game_is_won_in_a_cleanup_with_more_points_than_any_opponent() -> None:
    board = Board(
        card("Draven, Audacious", "p1.base"), unit("Y", 1, "at.A", state="p2"), players=with_points(7, p2=7)
    )
    board.move("p1", "Draven, Audacious", "at.A")
    board.settle("showdown")
    assert board.seen.winner == "p1"
    assert board.points("p1") == 8


def test_383_3_d_hold_effects_of_two_battlefields_are_ordered_by_their_controller() -> None:
    board = Board(
        unit("U", 1, "at.A"),
        unit("V", 1, "at.B"),
        a="Altar to Unity",
        b="Grove of the God-Willow",
        start=True,
    )
    assert board.seen.question is not None
    assert board.seen.question.kind == "order"
    assert set(board.seen.question.options) == {"A", "B"}
