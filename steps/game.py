"""What the suite must know of a game to read its cases; found by its id."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import NamedTuple, Protocol

from adapters.port import Position
from steps.errors import unknown
from steps.names import Catalogue, Entry, Names, Style
from steps.registry import Registry
from steps.telling import Telling
from steps.words import Language

GAMES: Mapping[str, str] = {"riftbound": "steps.riftbound", "grand_archive": "steps.grand_archive"}
"""The games by id, with the module that holds the phrases of each."""


FIRST = next(iter(GAMES))
"""The game of a file that names none."""


class RuleHashes(NamedTuple):
    """The rules that the cases were written by: a hash for each number."""

    version: str
    hashes: Mapping[str, str]


class Draft(Protocol):
    """A position in the making: the phrases under Given fill it in."""

    names: Names

    def position(self) -> Position:
        """Return the position; an impossible one is an error that says the cure."""
        ...


@dataclass(frozen=True)
class Game:
    """A game as its package under ``steps`` describes it."""

    id: str
    phrases: Registry
    draft: Callable[[Names], Draft]
    entries: Callable[[], Sequence[Entry]]
    """Loads the cards."""
    style: Style
    """How the game has its cards."""
    rules: Callable[[], frozenset[str]]
    """Loads the numbers of the rules."""
    rule: str
    """What such a number looks like, as a regular expression without groups."""
    telling: Telling
    """The words that the game has for its board."""
    tables: Callable[[Position, Names, Language], Mapping[str, list[list[str]]]]
    """The tables of a position, as the phrases under Given ask for them by name."""
    example: Callable[[], Position]
    """A position that shows what the tables can say."""
    rule_hashes: Callable[[], RuleHashes] | None = None
    """Loads the table of hashes of the rules, where one ships."""

    @cached_property
    def catalogue(self) -> Catalogue:
        """The cards by name."""
        return Catalogue(self.entries(), self.style)


def game(name: str) -> Game:
    """Return a game by its id.

    >>> game("riftbund")
    Traceback (most recent call last):
    steps.errors.WrongText: unknown game "riftbund"; did you mean riftbound?
    """
    if name not in GAMES:
        raise unknown("game", name, GAMES)
    found: Game = import_module(GAMES[name]).game
    return found
