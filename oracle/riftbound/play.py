"""Random legal play, from the opening hands to the end of the game."""

from collections.abc import Iterator

import msgspec

from oracle.kernel import Answer, Machine, Question, shuffled, take_number
from oracle.riftbound.cards import cards
from oracle.riftbound.decklists import decklists
from oracle.riftbound.discretion import Action
from oracle.riftbound.game import start
from oracle.riftbound.model import Place, Seat, State
from oracle.riftbound.setup import new_game


class Played(msgspec.Struct, frozen=True):
    """A finished game."""

    seed: int
    winner: int
    points: tuple[int, ...]
    turns: int
    decisions: int
    """Questions with two or more answers."""


def random_answer(question: Question, seed: int) -> tuple[Answer, int]:
    """Return a random legal answer to the question, and the seed that follows."""
    options = question.options
    if question.groups:
        number, seed = take_number(seed, len(question.groups))
        options = tuple(option for option in options if option in question.groups[number])
    if question.minimum == question.maximum == 1:
        number, seed = take_number(seed, len(options))
        return (options[number],), seed
    most = min(question.maximum, len(options))
    count, seed = take_number(seed, most - question.minimum + 1)
    order, seed = shuffled(seed, options)
    return order[: question.minimum + count], seed


def is_decision(question: Question) -> bool:
    """Tell whether the question has two or more answers."""
    return len(question.options) > 1 or question.minimum != question.maximum


def begin(seed: int, edition: str | None = None) -> Machine[State]:
    """Return a game of the two decks of this project, before the mulligans."""
    return start(new_game(decklists[:2], cards, seed), edition)


def steps(machine: Machine[State], seed: int) -> Iterator[tuple[Question, Answer]]:
    """Play on at random to the end of the game; yield each question with its answer, before it is given."""
    while machine.question is not None:
        answer, seed = random_answer(machine.question, seed)
        yield machine.question, answer
        machine.answer(answer)


def play(seed: int, edition: str | None = None) -> Played:
    """Play one whole game at random.

    >>> play(1).winner in (0, 1)
    True
    """
    machine = begin(seed, edition)
    decisions = sum(is_decision(question) for question, _ in steps(machine, seed))
    state = machine.rules.state
    assert state.winner is not None
    points = tuple(player.points for player in state.players)
    return Played(seed, state.winner, points, state.turn, decisions)


def standing(state: State) -> str:
    """Return how the game stands, for a reader."""
    return f"points {' : '.join(str(player.points) for player in state.players)}"


def told(machine: Machine[State], option: object) -> str:
    """Return an option in words, for a reader."""
    state = machine.rules.state
    if isinstance(option, Action):
        named = state.objects[option.object].definition.name if option.object else ""
        to = f" to {told(machine, option.to)}" if option.to else ""
        return f"{option.verb} {named}{to}".strip()
    if isinstance(option, Place):
        whose = option.of < len(state.players)
        of = f"player {option.of + 1}" if whose else state.objects[option.of].definition.name
        return f"{option.zone} of {of}"
    if isinstance(option, Seat):
        return f"player {option.player + 1}"
    if isinstance(option, int) and option in state.objects:
        return state.objects[option].definition.name
    return str(option)
