"""Random legal play, from the opening hands to the end of the game."""

import msgspec

from oracle.kernel import Machine, is_decision, random_steps
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


def begin(seed: int, edition: str | None = None) -> Machine[State]:
    """Return a game of the two decks of this project, before the mulligans."""
    return start(new_game(decklists[:2], cards, seed), edition)


def play(seed: int, edition: str | None = None) -> Played:
    """Play one whole game at random.

    >>> play(1).winner in (0, 1)
    True
    """
    machine = begin(seed, edition)
    decisions = sum(is_decision(question) for question, _ in random_steps(machine, seed))
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
