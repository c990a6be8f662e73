"""The case language: what a feature file says, as values.

A :class:`Case` is a position, then steps; a step is an action (a message of the port) or an expectation.
One runner executes these values, whatever they were read from.

A *name* of an object in a case is its ref in the port: the English card name, or the alias a case gives it
(``Zhonya's Hourglass as H1``).  What is made during the case is named ``made:Gold#1`` (in text "the Gold"),
``made:Gold#2`` ("the second Gold").
"""

from typing import Literal, TypeAlias

import msgspec

from adapters.port import Action, ChoiceKind, Position

Value: TypeAlias = str | int | bool | None


class _Value(msgspec.Struct, frozen=True, omit_defaults=True):
    """The common settings: immutable, and defaults are left out."""


class Fact(_Value, frozen=True, tag_field="expect", tag="fact"):
    """Something the engine shows has this value.

    ``about`` is ``object:NAME``, ``player:p1``, ``battlefield:A`` or ``game``; ``name`` is a field of what
    the port shows of it.  Besides: ``power.order`` of a player, ``combat`` of a player (won, lost, no
    result), ``on_chain`` (as a card), ``ability_on_chain`` and ``copy_on_chain`` of an object,
    ``abilities_on_chain`` of it (how many), ``counters.buff`` and ``marks.fostered`` of it, ``chain`` of the
    game (number of items), ``opportunity`` of the game (who may act), ``resources`` of a player (energy plus
    all power, for "has nothing left").
    """

    about: str
    name: str
    value: Value


class Count(_Value, frozen=True, tag_field="expect", tag="count"):
    """So many objects with this English card name are at the place (anywhere on the board if None)."""

    card: str
    number: int
    place: str | None = None
    exhausted: bool | None = None


class Offered(_Value, frozen=True, tag_field="expect", tag="offered"):
    """The open question is this player's and offers exactly these options (names, places, players, modes)."""

    player: str
    options: tuple[str, ...]
    kind: ChoiceKind | None = None


class NotOffered(_Value, frozen=True, tag_field="expect", tag="not_offered"):
    """The open question is this player's and does not offer the option."""

    player: str
    option: str


class Asked(_Value, frozen=True, tag_field="expect", tag="asked"):
    """A question is open for the player, or for nobody at all (None)."""

    player: str | None
    kind: ChoiceKind | None = None


class Allowed(_Value, frozen=True, tag_field="expect", tag="allowed"):
    """The action with its choices would be legal (or not) now; looking changes nothing."""

    action: Action
    legal: bool


class DeckLegal(_Value, frozen=True, tag_field="expect", tag="deck_legal"):
    """A deck with these cards (English names) in the material deck may be played, or not."""

    material: tuple[str, ...]
    legal: bool


class Because(_Value, frozen=True, tag_field="expect", tag="because"):
    """The engine cites this rule, or one below it, since the case began; only of engines with reasons."""

    rule: str


Expectation: TypeAlias = Fact | Count | Offered | NotOffered | Asked | Allowed | DeckLegal | Because


class Step(_Value, frozen=True):
    """One line of a scenario after the position: an action, or else an expectation."""

    line: int
    action: Action | None = None
    expects: Expectation | None = None
    reacting: bool = False
    """The passes that give the player priority (or focus) come first."""
    if_asked: bool = False
    """The answer is dropped where the engine has no such question."""


class Both(_Value, frozen=True):
    """The same in both languages; empty where a file outside the corpus leaves one out."""

    en: str = ""
    zh: str = ""


class Case(_Value, frozen=True):
    """One scenario: a ruling, or a control, or a basic."""

    id: str
    game: str
    title: Both
    position: Position
    steps: tuple[Step, ...]
    question: Both = Both()
    answer: Both = Both()
    tags: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    """``DOCUMENT#ITEM`` of the statements that give this answer."""
    against: tuple[str, ...] = ()
    """``DOCUMENT#ITEM`` of statements that say the opposite."""
    control: str | None = None
    since: str | None = None
    until: str | None = None
    level: Literal["basic", "ruling"] = "ruling"
    derived: bool = False
    unconfirmed: bool = False
    language: Literal["en", "zh"] = "en"
    path: str = ""
    line: int = 0


Authority: TypeAlias = Literal["official", "judge", "rules", "community", "derived"]
