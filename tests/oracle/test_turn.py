"""Turns (Core Rules 301 to 317), the mulligan (117), movement (144, 445)."""

from adapters.port import BattlefieldSetup, Card, Move, PlayerSetup, Resources
from oracle.riftbound.model import Place
from oracle.riftbound.play import begin
from tests.oracle.board import Board, card, play, unit


def test_317_2_damage_heals_stun_ends_and_effects_expire() -> None:
    board = Board(
        unit("X", 3, "p1.base", state="2"),
        card("Rune Prison", "p1.hand"),
        card("Discipline", "p1.hand"),
    )
    board.play("p1", "Rune Prison", "X")
    board.settle()
    board.play("p1", "Discipline", "X")
    board.settle()
    assert (board["X"].damage, board["X"].stunned, board["X"].might) == (2, True, 5)
    board.end_turn("p1")
    assert (board["X"].damage, board["X"].stunned, board["X"].might) == (0, False, 3)


def test_317_2_c_a_gear_that_was_a_unit_goes_home() -> None:
    board = Board(card("Example: Gear Rising", "p1.hand"), card("Guardian Angel", "p1.base"))
    board.play("p1", "Example: Gear Rising")
    board.settle()
    board.move("p1", "Guardian Angel", "at.A")
    board.settle("showdown")
    assert board.seen.battlefields["A"] == "p1"
    board.end_turn("p1")
    assert board.place("Guardian Angel") == "p1.base"
    assert board.seen.battlefields["A"] is None


def test_315_a_turn_readies_channels_and_draws() -> None:
    board = Board(
        unit("X", 3, "p1.base", state="exhausted"), unit("Y", 3, "p2.base", state="exhausted"), start=True
    )
    assert not board["X"].exhausted
    assert board["Y"].exhausted
    assert board.seen.players["p1"].channeled == 2
    assert board.drawn("p1") == 1
    assert board.drawn("p2") == 0


def test_167_rune_pools_empty_at_the_end_of_a_turn() -> None:
    players = {"p1": PlayerSetup(resources=Resources(3, {"fury": 1}))}
    board = Board(players=players)
    board.end_turn("p1")
    assert board.seen.players["p1"].energy == 0
    assert board.seen.players["p1"].power == {}


def test_469_2_holding_two_battlefields_is_two_points() -> None:
    board = Board(unit("X", 1, "at.A"), unit("Y", 1, "at.B"), start=True)
    assert board.points("p1") == 2


def test_144_the_standard_move() -> None:
    board = Board(
        unit("X", 1, "p1.base"),
        unit("Y", 1, "at.A"),
        unit("Z", 1, "p1.base", state="exhausted"),
        unit("E", 1, "p2.base"),
    )
    assert board.is_refused(Move("p1", ("Z",), "at.A")), "144.2"
    assert board.is_refused(Move("p1", ("E",), "at.A"))
    assert board.is_refused(Move("p1", ("Y",), "at.B")), "144.4.c"
    assert board.is_refused(Move("p1", ("X",), "p2.base"))
    assert board.is_refused(Move("p1", ("X", "Z"), "at.A"))
    board.move("p1", "Y", "p1.base")
    assert board["Y"].exhausted
    assert board.seen.battlefields["A"] is None


def test_054_1_the_lair_forbids_moving_to_base_but_not_recalls() -> None:
    lair = BattlefieldSetup("A", Card(name="Vilemaw's Lair"))
    board = Board(unit("X", 4, "at.A"), unit("Y", 1, "p1.base"), card("Flash", "p1.hand"), a=lair)
    assert board.is_refused(Move("p1", ("X",), "p1.base"))
    board.play("p1", "Flash", "X")
    board.settle()
    assert board.place("X") == "at.A"
    board = Board(
        unit("X", 4, "p1.base"), unit("Y", 5, "at.A", state="p2"), card("Rune Prison", "p1.hand"), a=lair
    )
    board.move("p1", "X", "at.A")
    board.play("p1", "Rune Prison", "Y")
    board.settle("showdown")
    assert board.place("X") == "p1.base", "456.3"


def test_117_up_to_two_cards_are_set_aside_replaced_and_recycled() -> None:
    machine = begin(5)
    state = machine.rules.state
    question = machine.question
    assert question is not None
    assert (question.minimum, question.maximum, len(question.options)) == (0, 2, 4)
    player = question.player
    assert player == state.first, "117: in turn order"
    aside = question.options[:2]
    cards = {state.objects[identity].card for identity in aside if isinstance(identity, int)}
    machine.answer(aside)
    state = machine.rules.state
    assert len(state.zones[Place("hand", player)]) == 4
    deck = state.zones[Place("deck", player)]
    assert {state.objects[identity].card for identity in deck[-2:]} == cards


def test_485_7_the_second_player_channels_one_more_rune_on_the_first_turn() -> None:
    machine = begin(5)
    channeled: dict[int, int] = {}
    while machine.question is not None and len(channeled) < 3:
        state = machine.rules.state
        if state.phase == "main" and not state.chain and state.turn not in channeled:
            channeled[state.turn] = len(state.zones[Place("runes", state.active)])
        options = machine.question.options
        wanted = [option for option in options if getattr(option, "verb", "") == "end turn"]
        machine.answer(tuple(wanted) if wanted else options[: machine.question.minimum])
    assert channeled == {1: 2, 2: 3, 3: 4}


def test_316_4_a_play_is_only_possible_on_one_s_own_turn() -> None:
    board = Board(card("Mega-Mech", "p2.hand"), card("Mega-Mech", "p1.hand", "Other"))
    assert board.is_refused(play("Mega-Mech", player="p2"))
    board.end_turn("p1")
    board.play("p2", "Mega-Mech", to="p2.base")
    assert board.place("Mega-Mech") == "p2.base"
