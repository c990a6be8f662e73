"""Random legal play, to the end of the game."""

import msgspec

from oracle.grand_archive.cards import cards
from oracle.grand_archive.decklists import decklists
from oracle.grand_archive.discretion import Action
from oracle.grand_archive.game import start
from oracle.grand_archive.model import Place, Seat, State
from oracle.grand_archive.setup import new_game
from oracle.kernel import Machine, is_decision, random_steps


class Played(msgspec.Struct, frozen=True):
    """A finished game."""

    seed: int
    winner: int | None
    turns: int
    decisions: int
    """Questions with two or more answers."""


def begin(seed: int, edition: str | None = None) -> Machine[State]:
    """Return a game of the two decks of this project."""
    return start(new_game(decklists, cards, seed), edition)


def play(seed: int, edition: str | None = None) -> Played:
    """Play one whole game at random.

    >>> play(1) == play(1)
    True
    """
    machine = begin(seed, edition)
    decisions = sum(is_decision(question) for question, _ in random_steps(machine, seed))
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
