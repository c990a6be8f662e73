"""How a game's board, and what becomes of it, is told: the words that are the game's own.

Every word stands in both languages.  ``{}`` is what is spoken of, then what is said of it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from adapters.port import ShownObject
from steps.shared.players import Table
from steps.words import Language

Wording: TypeAlias = Mapping[Language, str]


class Number(NamedTuple):
    """A number that an object shows."""

    becomes: Wording
    """It is another one now."""
    zero: Wording | None = None
    """It is none any more, where that is said otherwise."""
    state: Wording | None = None
    """How it stands on a board, where it is not zero."""


class Figure(NamedTuple):
    """A number that a player shows."""

    name: Wording
    """What is counted, as a board has it."""
    always: bool = False
    """Whether it is told where it is zero."""


class Gain(NamedTuple):
    """A number of a player that grows or changes in play."""

    becomes: Wording
    one: Wording | None = None
    """One of what is counted, where the difference is told and not the number: card, cards."""
    many: Wording | None = None


@dataclass(frozen=True)
class Telling:
    """The words that a game has for its board."""

    say_place: Callable[[str, Language], str]
    """A place of the port as a sentence names it."""
    zone: Callable[[str], Wording]
    """The zone of a place, without whose it is."""
    zones: tuple[str, ...]
    """The zones of a player that a board shows, in their order."""
    chain: Wording
    """Where what was played waits to resolve."""
    chain_is: Wording
    """... and what waits there."""
    ability: Wording
    strength: Callable[[ShownObject, Language], str]
    """What stands behind the name of an object on a board; empty where there is nothing to say."""
    figures: Mapping[str, Figure]
    """What a board shows of a player."""
    gains: Mapping[str, Gain]
    """What is told of a player when it has become different."""
    states: Table
    """What an object may be, by the fact: a word on a board."""
    becomes: Mapping[str, Mapping[bool, Wording]]
    """By the fact that an object has become so, or is so no longer."""
    numbers: Mapping[str, Number]
    """By the fact: a number that an object shows."""
    attached_to: Wording
    """How an object stands on a board that is attached to another."""
    attached: Mapping[bool, Wording]
    """An object is attached to another, or to nothing any more."""
    facts: Mapping[str, str]
    """The Chinese name of each fact; in English they are called as in the port."""
    counters: Table
    """The kinds of counters."""
    marks: Table
    """The words of :attr:`states` for marks."""
    open: Wording | None = None
    """What is under way at a place, where the game has such a thing."""
    added: Wording | None = None
    """A place has come into being, where that can happen."""
