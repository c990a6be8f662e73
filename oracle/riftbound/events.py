"""Events: the moments that result from a game action or a change of state (Core Rules 370.1.a), as data.

Every event has the object it happens to, the player responsible for it (411), the card it comes from, and the
replacement effects that were already applied to it or to what it replaces (370.2).
"""

from typing import TypeAlias

import msgspec

from oracle.riftbound.model import Ability, Definition, Item, Place

Applied: TypeAlias = frozenset[tuple[int, int]]
"""Replacement effects by bearer and ability."""


class Event(msgspec.Struct, frozen=True):
    """Something that is about to happen, or has happened."""

    object: int = 0
    player: int = -1
    """The responsible player; -1: none (411.2)."""
    by: int = 0
    """The object whose spell, ability or damage this is attributed to (428.5); 0: none."""
    applied: Applied = frozenset()


class Draw(Event, frozen=True):
    """A player takes a card from the top of the main deck into the hand (413)."""


class Exhaust(Event, frozen=True):
    """414."""


class Ready(Event, frozen=True):
    """415."""


class Recycle(Event, frozen=True):
    """A card is put on the bottom of its owner's deck (416)."""


class Deal(Event, frozen=True):
    """Damage is marked on a unit (417)."""

    amount: int = 0


class Heal(Event, frozen=True):
    """418."""


class Discard(Event, frozen=True):
    """422."""


class Stun(Event, frozen=True):
    """423."""


class Reveal(Event, frozen=True):
    """424."""


class Buff(Event, frozen=True):
    """426."""


class Banish(Event, frozen=True):
    """427."""


class Kill(Event, frozen=True):
    """A permanent goes from the board to the trash (428)."""


class Add(Event, frozen=True):
    """Energy and power go into the player's rune pool (429)."""

    energy: int = 0
    power: tuple[str, ...] = ()


class Channel(Event, frozen=True):
    """So many runes from the top of the player's rune deck enter the board (430)."""

    count: int = 1
    exhausted: bool = False


class Burn(Event, frozen=True):
    """The top card of the player's main deck goes to the trash (440)."""


class ReturnToHand(Event, frozen=True):
    """An object goes to its owner's hand without being drawn."""


class ReturnToDeck(Event, frozen=True):
    """An object goes on top of its owner's main deck."""


class Attach(Event, frozen=True):
    """434."""

    to: int = 0


class Detach(Event, frozen=True):
    """435."""


class Empower(Event, frozen=True):
    """441."""


class Disempower(Event, frozen=True):
    """442."""


class Phase(Event, frozen=True):
    """What a phase or step of the player's turn demands is about to be done; it can be skipped (443)."""

    phase: str = ""


class Move(Event, frozen=True):
    """A unit changes its location (445)."""

    to: Place = Place("base", 0)
    origin: Place | None = None
    standard: bool = False
    """Whether it is a standard move (144)."""


class Recall(Event, frozen=True):
    """A permanent is relocated to its base without moving (454)."""


class TakeControl(Event, frozen=True):
    """A player becomes the controller of an object (191)."""


class Begin(Event, frozen=True):
    """A continuous or delayed effect begins to apply (389)."""

    ability: Ability | None = None
    until: str = "turn"
    left: int = 0


class GainPoints(Event, frozen=True):
    """A player gains points (194); ``scoring``: by conquering or holding (468.1)."""

    amount: int = 1
    scoring: str = ""


class GainXP(Event, frozen=True):
    """A player gains experience (730)."""

    amount: int = 1


class SpendXP(Event, frozen=True):
    """A player spends experience (730.2)."""

    amount: int = 1


class LeaveChain(Event, frozen=True):
    """A spell that was finalized leaves the chain for a zone of its owner (359.3.d, 425.1.a.1)."""

    to: str = "trash"


class Enter(Event, frozen=True):
    """A permanent enters the board at a place (359.2)."""

    to: Place = Place("base", 0)
    chosen: Place | None = None
    """The place that was chosen for it (355.2), whatever replaces its entering."""
    exhausted: bool = False


class PlayToken(Event, frozen=True):
    """A token is put on the chain to be played by its future controller, ``player`` (182)."""

    definition: Definition | None = None
    place: Place | None = None
    exhausted: bool | None = None


class Hide(Event, frozen=True):
    """A card is put face down at a battlefield (421)."""

    to: Place = Place("facedown", 0)


class Counter(Event, frozen=True):
    """A chain item is countered (425); ``object`` is the spell on the chain."""


# -- moments that only trigger or are noted ----------------------------------------------------------------


class BecomeMighty(Event, frozen=True):
    """A unit's might changes from under 5 to 5 or more (709)."""


class Finalize(Event, frozen=True):
    """A card is finalized (359)."""

    item: Item | None = None


class Play(Event, frozen=True):
    """The act of playing a card has been completed (419.4.a)."""

    item: Item | None = None


class Conquer(Event, frozen=True):
    """A player conquers a battlefield; ``object`` is the battlefield (469.1)."""


class Hold(Event, frozen=True):
    """A player holds a battlefield; ``object`` is the battlefield (469.2)."""


class Attack(Event, frozen=True):
    """A unit gains the attacker designation for the first time in a combat (383.4.e)."""


class Defend(Event, frozen=True):
    """A unit gains the defender designation for the first time in a combat (383.4.f)."""


class PlayerAttacks(Event, frozen=True):
    """A player becomes the attacker; ``object`` is the battlefield (383.4.e)."""


class PlayerDefends(Event, frozen=True):
    """A player becomes the defender; ``object`` is the battlefield (383.4.f)."""


class WinCombat(Event, frozen=True):
    """A player wins a combat; ``object`` is the battlefield (466.3.a)."""


class BeginPhase(Event, frozen=True):
    """A phase of the player's turn begins."""

    phase: str = ""


class EndTurn(Event, frozen=True):
    """The ending step of the player's turn begins (317.1)."""
