"""What exists in a game of Grand Archive: immutable records in one mutable state.

A new zone is a new object with a new id (Objects 2), and the old record stays as last known information; a
champion that levels up stays the same object (Leveling Up 4).  Players are 0, 1 and 2; the words of the port
are the adapter's business.  Rule numbers are those of :mod:`oracle.grand_archive.rule_numbers`.
"""

from collections.abc import Callable, Hashable
from copy import copy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal, NamedTuple, Self, TypeAlias

import msgspec

from oracle.kernel import Answer, Steps

if TYPE_CHECKING:
    from oracle.grand_archive.events import Event
    from oracle.grand_archive.execution import Execution
    from oracle.grand_archive.table import Table

Zone: TypeAlias = Literal[
    "deck", "hand", "memory", "material", "field", "graveyard", "banishment", "stack", "intent", "lineage"
]
HIDDEN: frozenset[Zone] = frozenset(("deck", "hand", "memory", "material"))
"""Zones whose cards only their owner may look at, or nobody."""


class Place(NamedTuple):
    """Where a card is: a zone, and whose it is; there is one effects stack."""

    zone: Zone
    of: int


STACK = Place("stack", 0)

BASIC_ELEMENTS = ("fire", "water", "wind")


class Seat(NamedTuple):
    """A player as an option of a question."""

    player: int


# -- abilities ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Restriction:
    """What must be met for a text to work, in every zone (Class, Champion, Element, Level Restrictions)."""

    name: str
    rule: str
    met: "Callable[[Table, Object], bool]"


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Ability:
    """A text of a card: where it functions, and what it is restricted to."""

    zones: frozenset[Zone] = frozenset(("field",))
    restrictions: tuple[Restriction, ...] = ()
    inherited: bool = False
    """An Inherited Effect: its champion has it as long as the card is in the lineage (INH.1)."""
    keyword: str = ""
    """The keyword that this is the meaning of."""
    redundant: bool = False
    """Further instances of the keyword add nothing (PRE.2)."""

    def means(self, zone: Zone) -> "tuple[Ability, ...]":
        """Return what this is in a zone where it functions: itself."""
        return (self,)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Keyword(Ability):
    """One instance of a keyword; what it means stands in :mod:`oracle.grand_archive.keywords`."""

    name: str
    value: int = 0
    meaning: tuple[Ability, ...] = ()
    """What it is short for; some keywords are asked for by the rules instead."""
    who: str = ""
    """The champion it speaks of, by a character's or a whole name: a lineage."""
    zones: frozenset[Zone] = frozenset(
        ("deck", "hand", "memory", "material", "field", "graveyard", "banishment", "stack", "intent")
    )

    def means(self, zone: Zone) -> tuple[Ability, ...]:
        """Return what it means there: a card has its keywords everywhere, Foster works on the field."""
        return tuple(part for part in self.meaning if zone in part.zones)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Modifier(Ability):
    """A static ability that changes a number of what it affects: power, life, level, or a cost."""

    stat: Literal["power", "life", "level", "reserve", "memory"]
    amount: "Callable[[Table, Bearer, Object], int]"
    affects: "Callable[[Table, Bearer, Object], bool]"


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Grant(Ability):
    """A static ability that gives an ability, a keyword say, to what it affects."""

    ability: Ability
    affects: "Callable[[Table, Bearer, Object], bool]"


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Elements(Ability):
    """A static ability that enables elements for its controller."""

    elements: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class AdditionalCost(Ability):
    """A static ability that adds a cost to be paid besides (Parts of a Card - Cost 5)."""

    affects: "Callable[[Table, Bearer, Object], bool]"
    action: "CostAction"


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class AlternativeCost(Ability):
    """A static ability by which another cost may be paid instead of the reserve cost (Cost 6)."""

    action: "CostAction"
    mark: str


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Payment(Ability):
    """A static ability by which cards pay for a part of this card's cost, when it is played."""

    cost: Literal["reserve", "memory"]
    offered: "Callable[[Table, Object], tuple[int, ...]]"
    """The cards that may pay one each."""
    most: int | None = None
    rule: str = ""
    further: "Payment | None" = None
    """What may pay besides, once this has paid."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Permission(Ability):
    """A static ability that lets its card be activated from another zone than the hand (ACT.1.9.1)."""

    alternative: "CostAction"


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Prohibition(Ability):
    """Something cannot happen."""

    event: "type[Event]"
    when: "Callable[[Table, Bearer, Event], bool]"
    rule: str = "PAL.2"
    """Without a rule of its own: "can't" overrules "can"."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Replacement(Ability):
    """Instead of one event another takes place, or a changed one."""

    event: "type[Event]"
    when: "Callable[[Table, Bearer, Event], bool]"
    do: "Callable[[Execution, Event], Steps[Event | None]]"
    once: bool = False
    """It applies only to the next such event."""


@dataclass(frozen=True, slots=True, eq=False)
class Target:
    """A choice made on announcement: which objects, how many (Target 1).

    ``legal`` is the one predicate, used when it is offered and again on resolution.
    """

    name: str
    legal: "Callable[[Table, Object, Chooser], bool]"
    minimum: int = 1
    maximum: int = 1
    zones: tuple[Zone, ...] = ("field",)
    layer: bool = False
    """The target is a card activation on the effects stack."""
    players: bool = False
    """The target is a player."""

    @property
    def optional(self) -> bool:
        """Tell whether it is an "up to" target: it may be missing on resolution (RSL.1.3)."""
        return self.minimum == 0


@dataclass(frozen=True, slots=True, eq=False)
class CostAction:
    """A cost other than reserve and memory: whether it can be paid, and paying it."""

    name: str
    possible: "Callable[[Table, Chooser], bool]"
    pay: "Callable[[Execution], Steps[None]]"


@dataclass(frozen=True, slots=True, eq=False)
class Effect:
    """What an activation or ability does: its targets, and the procedure that carries it out."""

    do: "Callable[[Execution], Steps[None]]"
    targets: tuple[Target, ...] = ()
    modes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Triggered(Ability):
    """A triggered ability: the event, the condition with it, and an "if" (Triggered Abilities 2, 3)."""

    event: "type[Event]"
    when: "Callable[[Table, Bearer, Event], bool]"
    effect: Effect
    still: "Callable[[Table, Bearer], bool] | None" = None
    """An "if" that is asked when it triggers and again when it resolves."""
    rule: str = ""
    name: str = ""
    once: bool = False
    """As a delayed one: it triggers once."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Activated(Ability):
    """An activated ability: its costs and its effect (Activated Abilities 1)."""

    costs: tuple[CostAction, ...] = ()
    reserve: int = 0
    effect: Effect


# -- cards --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Definition:
    """A card as it is printed, in the words of the rules."""

    name: str
    types: frozenset[str]
    """ally, action, attack, item, weapon, domain, phantasia, champion; besides regalia, unique, token."""
    subtypes: frozenset[str] = frozenset()
    """Functional and descriptive: human, sword, spell, herb, ..."""
    classes: frozenset[str] = frozenset()
    elements: frozenset[str] = frozenset(("norm",))
    reserve: int | None = None
    memory: int | None = None
    level: int | None = None
    power: int | None = None
    life: int | None = None
    durability: int | None = None
    fast: bool = False
    lineage: str = ""
    """A character's name: before the comma of a champion's name (Name 5.1.1)."""
    effect: Effect | None = None
    """What an action does on resolution."""
    abilities: tuple[Ability, ...] = ()
    confirmed: bool = True
    by_zone: dict[Zone, tuple[Ability, ...]] = field(init=False)
    at_work: dict[Zone, tuple[Ability, ...]] = field(init=False)
    """By zone what functions there: keywords as their meaning, inherited effects only of champions."""

    def __post_init__(self) -> None:
        by_zone: dict[Zone, tuple[Ability, ...]] = {}
        for ability in self.abilities:
            for zone in ability.zones:
                by_zone[zone] = (*by_zone.get(zone, ()), ability)
        object.__setattr__(self, "by_zone", by_zone)
        at_work: dict[Zone, tuple[Ability, ...]] = {}
        for zone, abilities in by_zone.items():
            found = tuple(
                part
                for ability in abilities
                if not ability.inherited or "champion" in self.types
                for part in ability.means(zone)
            )
            if found:
                at_work[zone] = found
        object.__setattr__(self, "at_work", at_work)

    def is_a(self, kind: str) -> bool:
        """Tell whether it has the type, supertype or subtype."""
        return kind in self.types or kind in self.subtypes

    def as_a(self, kind: str) -> Self:
        """Return the same card with another supertype: what a copy of it becomes."""
        return replace(self, types=self.types | {kind})


class Object(msgspec.Struct, frozen=True):
    """A card, token or object: what is true of it besides what is printed."""

    id: int
    card: int
    """The physical card: the same in all zones."""
    definition: Definition
    owner: int
    controller: int
    place: Place
    rested: bool = False
    damage: int = 0
    """Marked damage of an ally, damage counters of a champion (Damage 12, 13)."""
    counters: tuple[tuple[str, int], ...] = ()
    marks: frozenset[str] = frozenset()
    """fostered, distant, imbued, brewed, face up (in memory), prepared."""
    hurt: int = 0
    """The turn in which it was last dealt damage; 0: never (FOS.1)."""
    hurt_by: int = 0
    """What dealt it combat damage that was lethal (On Kill 2)."""
    gone: bool = False

    def count(self, name: str) -> int:
        """Return how many counters of a kind are on it."""
        return next((number for kind, number in self.counters if kind == name), 0)

    @property
    def is_unit(self) -> bool:
        """Tell whether it is an ally or a champion."""
        return bool(self.definition.types & {"ally", "champion"})


class Lasting(msgspec.Struct, frozen=True):
    """A continuous or delayed effect: an ability that something other than an object on the field bears."""

    id: int
    ability: Ability
    controller: int
    source: int
    on: int = 0
    """The object it was put on: it ends when that leaves; 0: none."""
    until: str = "turn"
    """``turn``: the clean-up of this turn; ``attack``: the end of this combat; ``upkeep``: the beginning of
    its controller's next turn; ``use``: until it has been used."""


Bearer: TypeAlias = Object | Lasting
"""What has an ability."""


class Layer(msgspec.Struct, frozen=True):
    """One layer of the effects stack: an activation, a materialization, or an ability (Effects Stack 1)."""

    id: int
    kind: Literal["activation", "materialization", "ability", "trigger"]
    controller: int
    source: int
    """The card, or the object whose ability it is."""
    effect: Effect | None = None
    ability: Ability | None = None
    targets: tuple[tuple[str, Answer], ...] = ()
    mode: str = ""
    marks: frozenset[str] = frozenset()
    """brewed, imbued, empowered, prepared: of the activation (Copying Activations 3)."""
    levels: int = 0
    """Levels its controller's champion seems to have besides (EMP.1)."""
    event: "Event | None" = None
    copy: bool = False
    origin: Place = STACK
    """Where the card was activated from."""
    paid: tuple[int, ...] = ()
    """Objects that were paid: sacrificed, banished or discarded."""

    def chosen(self, name: str) -> Answer:
        """Return what was chosen under a name."""
        return next((answer for key, answer in self.targets if key == name), ())


class Chooser(NamedTuple):
    """Who chooses, for what."""

    controller: int
    source: int
    event: "Event | None" = None


class Combat(msgspec.Struct, frozen=True):
    """An attack from its declaration to the end of combat."""

    attacker: int
    player: int
    """Who attacks."""
    step: Literal["triggers", "damage"] = "triggers"
    weapons: tuple[int, ...] = ()
    intents: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    cleave: int | None = None
    """The player whose units are all attacked (CLV.1)."""
    retaliators: tuple[int, ...] = ()
    attacks: bool = True
    """Whether the attacker still attacks."""


class Player(msgspec.Struct, frozen=True):
    """What is counted of a player."""

    last_turn: int = 0
    """Their latest finished turn."""
    agility: tuple[int, ...] = ()
    """Instances of agility (AGI.1)."""
    empower: int = 0
    """Levels for the next Spell (EMP.1)."""
    enabled: frozenset[str] = frozenset()
    """Elements enabled until the end of the turn."""
    lost: bool = False


class State(msgspec.Struct):
    """Everything there is between two steps."""

    objects: dict[int, Object]
    zones: dict[Place, tuple[int, ...]]
    players: tuple[Player, ...]
    seed: int
    turn: int = 1
    active: int = 0
    phase: str = "setup"
    """wake, materialize, recollection, draw, main, end."""
    stage: str = "begin"
    """Within a phase: ``begin``, ``window`` (opportunity with an empty stack), ``finish``."""
    stack: tuple[Layer, ...] = ()
    waiting: tuple[Layer, ...] = ()
    """Triggered abilities that have not been put on the stack yet."""
    opportunity: int = 0
    passes: int = 0
    combat: Combat | None = None
    lasting: tuple[Lasting, ...] = ()
    check: bool = True
    """Whether state-based checks are due."""
    as_if: tuple[int, int] = (0, 0)
    """Levels that a player's champion seems to have besides while a Spell is activated or resolves."""
    history: tuple[Hashable, ...] = ()
    """What this turn's rules look back on."""
    next_id: int = 1
    winner: int | None = None
    ended: bool = False

    def copy(self) -> Self:
        """Return a copy that shares the immutable records only."""
        other = copy(self)
        other.objects = self.objects.copy()
        other.zones = self.zones.copy()
        return other


class Reason(msgspec.Struct, frozen=True):
    """A rule that was applied: to which cards, by which card (0: none)."""

    rule: str
    what: str
    of: tuple[int, ...] = ()
    by: int = 0
