"""Games of three: who has lost leaves the game, and it goes on."""

import pytest

from oracle.grand_archive.cards import cards
from oracle.grand_archive.cards._words import CHAMPION, card
from oracle.grand_archive.decklists import decklists
from oracle.grand_archive.execution import Execution
from oracle.grand_archive.game import start
from oracle.grand_archive.model import Effect
from oracle.grand_archive.setup import new_game
from oracle.kernel import Steps, random_steps
from tests.oracle.grand_archive.board import Board
from tests.oracle.grand_archive.test_keywords import BLANK, LORRAINE, RAI, STALKER


def _kill(execution: Execution) -> Steps[None]:
    yield from execution.deal(99, execution.targets()[0].id)


DEATH = card("Death", "action", reserve=0, fast=True, effect=Effect(_kill, (CHAMPION,)))
CHAMPIONS = (LORRAINE, RAI, STALKER)


def board_of_three() -> Board:
    board = Board(players=3)
    for player, champion in enumerate(CHAMPIONS):
        board.put(player, "field", champion, "Woodland Squirrels").put(player, "hand", DEATH)
        board.put(player, "deck", *[BLANK] * 5)
    return board


def test_who_has_lost_leaves_with_all_their_cards_and_nobody_dies() -> None:
    board = board_of_three()
    board.do("activate", "Death")
    board.choose(RAI)
    board.settle()
    assert [board.names(zone, 1) for zone in ("field", "hand", "deck", "graveyard", "banishment")] == [[]] * 5
    assert not board.table.state.ended
    board.do("attack", "Woodland Squirrels")
    assert board.offered() == [STALKER, "Woodland Squirrels"]


@pytest.mark.parametrize(("loser", "active"), [(0, 1), (1, 0)])
def test_the_turn_of_who_has_lost_goes_to_its_end_phase(loser: int, active: int) -> None:
    board = board_of_three()
    board.do("activate", "Death")
    board.choose(CHAMPIONS[loser])
    board.settle()
    if loser == 0:
        assert board.table.state.phase == "end"
        assert board.question.player == 1
        board.go_to("recollection")
    assert board.table.state.active == active


def test_the_last_one_left_has_won() -> None:
    board = board_of_three()
    board.do("activate", "Death")
    board.choose(RAI)
    board.settle()
    board.machine.answer(board.question.options[-1:])
    board.do("activate", "Death#3")
    board.choose(STALKER)
    board.settle()
    assert (board.table.state.winner, board.table.state.ended) == (0, True)


@pytest.mark.parametrize("seed", range(11, 16))
def test_nobody_who_has_lost_is_asked(seed: int) -> None:
    machine = start(new_game((*decklists, decklists[0]), cards, seed))
    for question, _ in random_steps(machine, seed):
        assert not machine.rules.state.players[question.player].lost
    assert machine.rules.state.ended  # won, or drawn: champions may die together
