"""What can happen: each event is one struct, and :mod:`oracle.grand_archive.happening` is its one road."""

from typing import Literal, TypeAlias

import msgspec

from oracle.grand_archive.model import Layer, Place

Cause: TypeAlias = Literal[
    "activated",
    "banished",
    "destroyed",
    "discarded",
    "died",
    "drawn",
    "effect",
    "enters",
    "leveled",
    "milled",
    "negated",
    "recollected",
    "reserved",
    "resolved",
    "returned",
    "sacrificed",
    "unique",
]
"""Why a card changes its zone."""


class Event(msgspec.Struct, frozen=True):
    """Something that may happen: to an object, to a player, by an object."""

    object: int = 0
    player: int = 0
    by: int = 0
    applied: frozenset[tuple[int, int | str]] = frozenset()
    """The replacement effects already applied to it, each once: the bearer, and the ability or keyword."""


class Move(Event, frozen=True):
    """A card goes from zone to zone."""

    to: Place = Place("graveyard", 0)
    cause: Cause = "effect"
    top: bool = False
    marks: frozenset[str] = frozenset()
    now: int = 0
    """The object it is in its new zone, once it has happened."""


class Damage(Event, frozen=True):
    """An object is dealt damage by a source."""

    amount: int = 0
    combat: bool = False


class Recover(Event, frozen=True):
    """A player's champion loses damage counters."""

    amount: int = 0


class Counters(Event, frozen=True):
    """Counters are put on an object, or taken off (a negative amount)."""

    kind: str = ""
    amount: int = 0


class Rest(Event, frozen=True):
    """An awake object becomes rested."""


class Wake(Event, frozen=True):
    """A rested object wakes up."""


class Mark(Event, frozen=True):
    """An object becomes fostered, distant, or the like."""

    mark: str = ""


class LevelUp(Event, frozen=True):
    """A champion levels up: ``object`` is the champion, ``card`` the card on top of it now."""

    card: int = 0


class GainAgility(Event, frozen=True):
    """A player gains an instance of agility."""

    amount: int = 0


class Empower(Event, frozen=True):
    """A player's next Spell card is empowered."""

    amount: int = 0


class Reveal(Event, frozen=True):
    """A player reveals a card."""

    zone: str = ""


class Begin(Event, frozen=True):
    """A phase of the turn player begins."""

    phase: str = ""


class Activate(Event, frozen=True):
    """A card has been activated."""

    layer: Layer | None = None


class Attack(Event, frozen=True):
    """An attack has been declared: ``object`` attacks these."""

    defenders: tuple[int, ...] = ()
    cleave: bool = False


class Retaliate(Event, frozen=True):
    """A unit retaliates."""


class Hit(Event, frozen=True):
    """An attacking or retaliating unit has dealt combat damage to a unit: ``by`` hit ``object``."""

    amount: int = 0


class Kill(Event, frozen=True):
    """``by`` has killed ``object``."""
