"""Random legal play, to the end of the game."""

from collections.abc import Iterator

import msgspec

from oracle.grand_archive.cards import cards
from oracle.grand_archive.decklists import decklists
from oracle.grand_archive.discretion import Action
from oracle.grand_archive.game import start
from oracle.grand_archive.model import Place, Seat, State
from oracle.grand_archive.setup import new_game
from oracle.kernel import Answer, Machine, Question, shuffled, take_number


class Played(msgspec.Struct, frozen=True):
    """A finished game."""

    seed: int
    winner: int | None
    turns: int
    decisions: int
    """Questions with two or more answers."""


def random_answer(question: Question, seed: int) -> tuple[Answer, int]:
    """Return a random legal answer to the question, and the seed that follows."""
    options = question.options
    if question.groups:
        number, seed = take_number(seed, len(question.groups))
        options = tuple(option for option in options if option in question.groups[number])
    most = min(question.maximum, len(options))
    count, seed = take_number(seed, most - question.minimum + 1)
    order, seed = shuffled(seed, options)
    return order[: question.minimum + count], seed


def is_decision(question: Question) -> bool:
    """Tell whether the question has two or more answers."""
    return len(question.options) > 1 or question.minimum != question.maximum


def begin(seed: int, edition: str | None = None) -> Machine[State]:
    """Return a game of the two decks of this project."""
    return start(new_game(decklists, cards, seed), edition)


def steps(machine: Machine[State], seed: int) -> Iterator[tuple[Question, Answer]]:
    """Play on at random to the end of the game; yield each question with its answer, before it is given."""
    while machine.question is not None:
        answer, seed = random_answer(machine.question, seed)
        yield machine.question, answer
        machine.answer(answer)


def play(seed: int, edition: str | None = None) -> Played:
    """Play one whole game at random.

    >>> play(1) == play(1)
    True
    """
    machine = begin(seed, edition)
    decisions = sum(is_decision(question) for question, _ in steps(machine, seed))
    state = machine.rules.state
    return Played(seed, state.winner, state.turn, decisions)


def standing(state: State) -> str:
    """Return how the game stands, for a reader: the champions and their damage."""
    champions = [
        f"{record.definition.name} {record.damage}"
        for player in range(len(state.players))
        for identity in state.zones.get(Place("field", player), ())
        if "champion" in (record := state.objects[identity]).definition.types
    ]
    return f"damage {' : '.join(champions)}"


def told(machine: Machine[State], option: object) -> str:
    """Return an option in words, for a reader."""
    state = machine.rules.state
    if isinstance(option, Action):
        named = state.objects[option.object].definition.name if option.object else ""
        return f"{option.verb} {named}".strip()
    if isinstance(option, Seat):
        return f"player {option.player + 1}"
    if isinstance(option, int) and option in state.objects:
        return state.objects[option].definition.name
    return str(option)
