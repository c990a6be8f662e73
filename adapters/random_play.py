"""Random games of an oracle, told to a reader: of every game alike."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, Protocol

from oracle.kernel import Machine, is_decision, random_steps

GAMES: Mapping[str, str] = {
    "riftbound": "oracle.riftbound.play",
    "grand_archive": "oracle.grand_archive.play",
}
"""The games that can be played at random, with the module that plays them."""


class _Played(Protocol):
    """A finished game."""

    @property
    def turns(self) -> int:
        """How many turns it took."""

    @property
    def decisions(self) -> int:
        """Questions with two or more answers."""


class _Play(Protocol):
    """The random play of a game."""

    def play(self, seed: int) -> _Played:
        """Play a whole game."""

    def begin(self, seed: int) -> Machine[Any]:
        """Return a game that is about to begin."""

    def standing(self, state: Any) -> str:
        """Return how the game stands."""

    def told(self, machine: Machine[Any], option: object) -> str:
        """Return an option in words."""


def _of(game: str) -> _Play:
    found: _Play = import_module(GAMES[game])
    return found


def play_games(game: str, seed: int, games: int, say: Callable[[str], None]) -> bool:
    """Play games at random from a seed and say what happened; tell whether none ended in an error.

    One game is told move by move; of several only the sum is said.
    """
    rules = _of(game)
    if games == 1:
        for line in _tell(rules, seed):
            say(line)
    turns = decisions = errors = 0
    for number in range(games):
        try:
            played = rules.play(seed + number)
        except Exception as problem:
            errors += 1
            say(f"game {seed + number}: {type(problem).__name__}: {problem}")
        else:
            turns += played.turns
            decisions += played.decisions
    say(f"{games:,} games, {turns:,} turns, {decisions:,} decisions, {errors:,} errors")
    return errors == 0


def _tell(rules: _Play, seed: int) -> Iterator[str]:
    """Yield the moves of one game, a line each."""
    machine = rules.begin(seed)
    turn = 0
    for question, answer in random_steps(machine, seed):
        state = machine.rules.state
        if state.turn != turn:
            turn = state.turn
            yield f"-- turn {turn}, player {state.active + 1}, {rules.standing(state)}"
        if is_decision(question):
            picked = ", ".join(rules.told(machine, option) for option in answer) or "none"
            yield f"   player {question.player + 1} {question.kind}: {picked}"
    state = machine.rules.state
    end = "nobody wins" if state.winner is None else f"player {state.winner + 1} wins"
    yield f"-- {end} in turn {state.turn}, {rules.standing(state)}"
