"""What exists in a game (Core Rules 100-200): immutable records in one mutable state.

A new zone is a new object (124): it gets a new id, and the old record stays as last known information.
Players are 0 and 1; the words of the port are the adapter's business.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol, Self, TypeAlias

import msgspec

from oracle.kernel import Answer, Steps

if TYPE_CHECKING:
    from oracle.riftbound.events import Event
    from oracle.riftbound.execution import Execution
    from oracle.riftbound.table import Table


class Place(NamedTuple):
    """Where an object is: a zone, and whose it is (a player, or the id of a battlefield)."""

    zone: str
    of: int


class Seat(NamedTuple):
    """A player as an option of a question."""

    player: int


BOARD = frozenset({"base", "battlefield", "runes"})
"""Zones of permanents and runes on the board (107); runes lie in their player's base."""
PUBLIC = BOARD | {"trash", "banished", "legend", "champion", "facedown", "chain", "battlefields"}
"""Zones whose cards anyone may read or choose (355.10.a.1)."""
BATTLEFIELDS = Place("battlefields", 0)
CHAIN = Place("chain", 0)

ANY = ("fury", "calm", "mind", "body", "chaos", "order", "any")
"""A power symbol that power of every domain pays (135.2.e.5)."""

Symbol: TypeAlias = tuple[str, ...]
"""One power symbol of a cost: the domains that pay it."""


class Cost(msgspec.Struct, frozen=True):
    """Energy, power symbols, and game actions to be done (201-206, 356.7)."""

    energy: int = 0
    power: tuple[Symbol, ...] = ()
    actions: tuple["CostAction", ...] = ()

    def __add__(self, other: "Cost") -> "Cost":
        return Cost(self.energy + other.energy, self.power + other.power, self.actions + other.actions)

    def less(self, energy: int, power: int = 0) -> "Cost":
        """Return the cost reduced, never below zero (356.6)."""
        return Cost(max(0, self.energy - energy), self.power[power:], self.actions)


FREE = Cost()


# -- abilities (360) ----------------------------------------------------------------------------------------


class Bearer(Protocol):
    """What has an ability: an object, or a delayed effect."""

    @property
    def id(self) -> int:
        """Return its id."""
        ...

    @property
    def controller(self) -> int:
        """Return the player who controls it, and so the ability (191.4)."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class CostAction:
    """A game action as a cost (203): whether it can be done, and doing it."""

    possible: "Callable[[Table, Execution], bool]"
    pay: "Callable[[Execution], Steps[None]]"
    takes: "Callable[[Table, Execution], tuple[int, ...]] | None" = None
    """The objects that paying it removes in any case: no choice may rest on them (355.16)."""


@dataclass(frozen=True, slots=True, eq=False)
class Target:
    """A choice made while a spell or ability is finalized (355.5): which objects, how many.

    ``legal`` is the one predicate, used when it is offered and again on resolution.  ``group``: what must be
    the same for all of them, ``together``: what they must fulfil as a group, and with it each part of the
    group (355.11); ``limit``: how many at most, after what was chosen before (355.14.c); ``another``: not one
    that was chosen before; ``elsewhere``: the text makes a choice at the battlefield of a hidden card
    impossible (811.1.d.2); ``units_only``: only units fit, nothing else on the board needs to be looked at.
    """

    name: str
    legal: "Callable[[Table, Object, Chooser], bool]"
    minimum: int = 1
    maximum: int = 1
    zone: str = "board"
    group: "Callable[[Table, Object], Hashable] | None" = None
    another: bool = False
    elsewhere: bool = False
    together: "Callable[[Table, tuple[Object, ...]], bool] | None" = None
    limit: "Callable[[Table, Chooser, dict[str, Answer]], int] | None" = None
    units_only: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Destination:
    """Where a move goes, chosen while the spell is finalized (355.4): the options for the chosen objects."""

    name: str
    options: "Callable[[Table, Chooser, dict[str, Answer]], tuple[Place, ...]]"


@dataclass(frozen=True, slots=True, eq=False)
class BattlefieldChoice:
    """A battlefield chosen as a target while the spell or ability is finalized (355.10.b)."""

    name: str
    legal: "Callable[[Table, Object, Chooser], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class PlayerChoice:
    """A player chosen while the ability is finalized: an opponent."""

    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Modes:
    """One of several modes, chosen while the ability is finalized (355.3), each with its own choices."""

    name: str
    modes: "dict[str, tuple[Decision, ...]]"
    legal: "Callable[[Table, Chooser, str], bool]"
    each_once: bool = False
    """No execution of the same item may choose a mode that an earlier one chose."""


Decision: TypeAlias = Target | Destination | BattlefieldChoice | PlayerChoice | Modes


@dataclass(frozen=True, slots=True, eq=False)
class Effect:
    """What a spell or an ability does: choices first, then a procedure."""

    run: "Callable[[Execution], Steps[None]]"
    decisions: tuple[Decision, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class AdditionalCost:
    """A cost beside the base cost (204.2); an optional one is declared by its name (356.2.b)."""

    name: str
    cost: Cost
    optional: bool = False
    repeats: bool = False
    """Paying it executes the instructions once more (820)."""
    chosen: "Callable[[Table, Object], bool] | None" = None
    """What it is paid with, chosen as it is declared: objects its player controls."""
    discount: "Callable[[Cost, Object], Cost] | None" = None
    """What paying it, with that object if one is chosen, takes off the rest of the cost."""


@dataclass(frozen=True, slots=True, eq=False)
class MightModifier:
    """A passive ability that raises or lowers might (477.3)."""

    amount: int
    affects: "Callable[[Table, Bearer, Object], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class MightFloor:
    """A passive ability that increases might up to a value: it depends on all other increases (479)."""

    to: int
    affects: "Callable[[Table, Bearer, Object], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class BaseMight:
    """An effect by which the might of units becomes a value (477.1.a.1)."""

    might: int
    affects: "Callable[[Table, Bearer, Object], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class TagGrant:
    """A passive ability that gives a tag (477.1)."""

    tag: str
    affects: "Callable[[Table, Bearer, Object], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class KeywordGrant:
    """An effect that gives a keyword (477.2); ``ability``: what the keyword is short for, if it triggers."""

    keyword: str
    affects: "Callable[[Table, Bearer, Object], bool]"
    value: int = 1
    ability: "Triggered | None" = None
    anywhere: bool = False
    """Whether it also gives the keyword to cards off the board (801.3.a)."""


@dataclass(frozen=True, slots=True, eq=False)
class BonusDamage:
    """An effect that grants bonus damage to deal actions of spells and abilities (713)."""

    amount: int
    when: "Callable[[Table, Bearer, Event], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class Ignoring:
    """A passive ability by which its controller ignores a keyword where it says so (764-767)."""

    keyword: str
    where: "Callable[[Table, Bearer, Object], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class TypeGrant:
    """An effect that makes objects units of a given might, beside what they are (178, 477.1)."""

    might: int
    affects: "Callable[[Table, Bearer, Object], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class Cannot:
    """A passive ability that forbids an event (054): never a replacement."""

    event: "type[Event]"
    when: "Callable[[Table, Bearer, Event], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class AppliedCost:
    """A passive ability by which an action must be paid for (204.4)."""

    to: "type[Event]"
    when: "Callable[[Table, Bearer, Event], bool]"
    cost: Cost


@dataclass(frozen=True, slots=True, eq=False)
class MovePermission:
    """A passive ability by which units may make standard moves that they otherwise could not (144.4)."""

    permits: "Callable[[Table, Bearer, Object, Place], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class PlayPermission:
    """An effect by which its controller may play a card from where it is (419.1.a)."""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class Untargetable:
    """A passive ability by which objects cannot be chosen (756-758)."""

    shields: "Callable[[Table, Bearer, Object, Chooser], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class Discount:
    """A passive ability that makes what is being played cost less (356.4)."""

    energy: "int | Callable[[Table, Item], int]"
    when: "Callable[[Table, Bearer, Item], bool]"
    minimum: int = 0
    """What this discount leaves of the energy at least (356.4.e)."""
    power: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class OptionalCostDiscount:
    """A passive ability that makes optional additional costs cost less energy or less power (356.4.c)."""

    amount: int
    when: "Callable[[Table, Bearer, Item], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class Increase:
    """A passive ability that makes what is being played cost more (356.3)."""

    cost: Cost
    when: "Callable[[Table, Bearer, Item], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class HidesForFree:
    """An effect by which its controller hides cards without paying for it (811.1.b)."""


@dataclass(frozen=True, slots=True, eq=False)
class TriggersAgain:
    """A passive ability by which triggered abilities trigger an additional time."""

    which: "Callable[[Table, Bearer, Item], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class GrantedCost:
    """An effect that gives the next spell of its controller an additional cost, made from that spell."""

    make: "Callable[[Table, Item], AdditionalCost]"


@dataclass(frozen=True, slots=True, eq=False)
class Replacement:
    """A replacement effect (367): which event, when it qualifies, what happens instead.

    ``do`` returns the events that still take place: none, or the same one changed ("as", "enters").
    """

    event: "type[Event]"
    when: "Callable[[Table, Bearer, Event], bool]"
    do: "Callable[[Execution, Event], Steps[tuple[Event, ...]]]"
    once: bool = False
    """A delayed replacement that is used up when it applies ("the next time")."""
    may: bool = False
    """Its controller chooses whether to apply it (371.2)."""
    each_turn: int = 0
    """How many events it may be applied to each turn; 0: any number (371.1)."""
    changes: "Callable[[Table, Bearer, int], int] | None" = None
    """What it makes of an amount of damage, where that is all it does: asked in assignment (465.2.c.5)."""


@dataclass(frozen=True, slots=True, eq=False)
class Triggered:
    """A triggered ability (382): condition, and the effect that goes on the chain.

    ``leaving``: its source itself dies, so it is evaluated with what was last known (428.1.a.1.b).
    ``may``: its effect begins with "you may" (383.3.a); ``cost``: a cost within instructions there (383.3.b).
    """

    event: "type[Event]"
    when: "Callable[[Table, Bearer, Event], bool]"
    effect: Effect
    may: bool = False
    cost: Cost = FREE
    leaving: bool = False
    first_each_turn: bool = False
    once: bool = False
    """A delayed trigger that is used up when it triggers."""
    each_turn: int = 0
    """How often it is performed each turn; 0: any number (383.3.e)."""
    keyword: str = ""
    """The keyword that is short for it."""
    notes: "Callable[[Table, Bearer, Event], bool] | None" = None
    """What its effect asks about the moment it triggered, noted then (808.1.d.3)."""
    redundant: bool = False
    """Further instances of its keyword trigger nothing more (816.2, 819.2, 823.2)."""


@dataclass(frozen=True, slots=True, eq=False)
class Activated:
    """An activated ability (376): cost, effect, the timing keywords it has.

    ``adds`` names the energy and power symbols an Add ability puts into the rune pool (429).
    """

    cost: Cost
    effect: Effect
    keywords: frozenset[str] = frozenset()
    when: "Callable[[Table, Object], bool] | None" = None
    adds: tuple[int, tuple[str, ...]] | None = None
    only_for: str = ""
    """Kind of card that the power added may pay for; empty: any."""
    times: "Callable[[Table, Object, int], int] | None" = None
    """How often it could be used to pay for a card with this id, where its cost is no exhausting."""
    keyword: str = ""
    """The keyword that is short for it: ``equip`` or ``empower``."""
    less: "Callable[[Table, Item], int] | None" = None
    """Energy that its own text takes off its cost, as it is chosen so far (818.1.c.4, 827.1.c.3)."""
    additional: tuple[AdditionalCost, ...] = ()
    """Additional costs of its own: Repeat (820.1.a)."""


@dataclass(frozen=True, slots=True, eq=False)
class Dependent:
    """A dependent keyword (727): the ability is Inactive until its condition is met."""

    keyword: str
    condition: "Callable[[Table, Bearer], bool]"
    ability: "Ability"


@dataclass(frozen=True, slots=True, eq=False)
class AmbushPermission:
    """A passive ability of a card with Ambush: other battlefields where it may be played so (822.1.d)."""

    where: "Callable[[Table, Item, Object], bool]"


@dataclass(frozen=True, slots=True, eq=False)
class FlowGrant:
    """An effect that gives a card in a trash Flow for a cost (829)."""

    card: int
    cost: Cost


@dataclass(frozen=True, slots=True, eq=False)
class PlayFromTrash:
    """A passive ability by which a card may be played from its owner's trash for a cost (366.1)."""

    cost: Cost
    when: "Callable[[Table, Object], bool]"


Ability: TypeAlias = (
    MightModifier
    | MightFloor
    | BaseMight
    | TagGrant
    | KeywordGrant
    | BonusDamage
    | Ignoring
    | TypeGrant
    | Cannot
    | AppliedCost
    | MovePermission
    | PlayPermission
    | Untargetable
    | Discount
    | OptionalCostDiscount
    | Increase
    | HidesForFree
    | TriggersAgain
    | GrantedCost
    | Replacement
    | Triggered
    | Activated
    | Dependent
    | AmbushPermission
    | FlowGrant
    | PlayFromTrash
)


@dataclass(frozen=True, slots=True, eq=False)
class Definition:
    """A card as printed: facts from the catalogue, rules text as abilities (131-138)."""

    name: str
    kind: str
    supertype: str = ""
    domains: tuple[str, ...] = ()
    energy: int = 0
    power: int = 0
    might: int = 0
    might_bonus: int = 0
    tags: tuple[str, ...] = ()
    token: bool = False
    keywords: dict[str, int] = field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()
    effect_text: tuple[Ability, ...] = ()
    """Abilities of the unit it is attached to (136)."""
    in_trash: tuple[Ability, ...] = ()
    """Abilities that say of themselves that they are active in the trash (366, 385)."""
    spell: Effect | None = None
    additional: tuple[AdditionalCost, ...] = ()
    flow: tuple[Cost, ...] = ()
    """Costs for which it may be played from the trash (829)."""
    confirmed: bool = True
    symbol: Symbol = field(init=False)
    """The power symbol of the card's own domain, ``[C]`` (135.2.e.6)."""
    cost: Cost = field(init=False)
    """The printed base cost (204.1)."""
    kinds: frozenset[type] = field(init=False)
    """The kinds of abilities among its rules text, dependent ones included."""

    def __post_init__(self) -> None:
        kinds = set()
        for ability in self.abilities:
            kinds.add(type(ability))
            while isinstance(ability, Dependent):
                ability = ability.ability
                kinds.add(type(ability))
        object.__setattr__(self, "kinds", frozenset(kinds))
        symbol = (*self.domains, "any") if self.domains else ANY
        object.__setattr__(self, "symbol", symbol)
        object.__setattr__(self, "cost", Cost(self.energy, (symbol,) * self.power))


# -- records ------------------------------------------------------------------------------------------------


class Object(msgspec.Struct, frozen=True):
    """A game object (119): a card or token where it is now, or was last."""

    id: int
    card: int
    """The physical card, the same through all zones."""
    definition: Definition
    owner: int
    controller: int
    place: Place
    exhausted: bool = False
    damage: int = 0
    buffs: int = 0
    stunned: bool = False
    empowered: bool = False
    attached_to: int = 0
    """Id of its top-most card (716); 0: not attached."""
    role: str = ""
    """``attacker`` or ``defender`` (464.2.c.3)."""
    hidden_on: int = 0
    """The turn in which it was hidden face down (421)."""
    lasts_with: int = 0
    """The object with which it leaves: it was added "while I'm on the board"."""
    linked: tuple[int, ...] = ()
    """What one of its linked abilities affected, for the others to refer to (397)."""
    contested_by: int = -1
    """Of a battlefield: the player who applied contested (190.3)."""
    instead_of: int = 0
    """Of a battlefield token: the battlefield in banishment that it replaced (438.5)."""
    gone: bool = False
    """It has changed zones and is another object now: this is last known information (124)."""


class Chooser(msgspec.Struct, frozen=True):
    """On whose behalf something is chosen: the player, the source, the spell itself."""

    controller: int
    source: int = 0
    item: int = 0
    at: int = 0
    """Battlefield of the hidden card that this is played from (811.1.d)."""
    event: "Event | None" = None


class Item(msgspec.Struct, frozen=True):
    """A chain item (329): a card being played, or an ability."""

    id: int
    controller: int
    object: int = 0
    """The card on the chain; 0 for an ability."""
    source: int = 0
    """Of an ability: the object it comes from, as it was when it was put on the chain."""
    via: int = 0
    """Of an ability that an attached card gives it: that card (136)."""
    ability: Triggered | Activated | None = None
    effect: Effect | None = None
    pending: bool = True
    choices: tuple[dict[str, Answer], ...] = ()
    """One for each execution (820.2)."""
    place: Place | None = None
    """Where a permanent enters (355.2)."""
    origin: Place | None = None
    """Where the card was played from."""
    paid: frozenset[str] = frozenset()
    """Names of the optional additional costs paid."""
    paid_with: int = 0
    """The object chosen to pay an additional cost with."""
    base: Cost | None = None
    """The base cost if it is not the printed one (356.1)."""
    discount: int = 0
    """Energy taken off by the effect that lets it be played."""
    additional: tuple[AdditionalCost, ...] = ()
    """Additional costs given to it by effects."""
    exhausted: bool | None = None
    """How a token enters, where its effect says so (184.1)."""
    event: "Event | None" = None
    """What triggered it (359.3.f.3)."""
    noted: bool = False
    """What was noted as it triggered."""
    at: int = 0
    """Battlefield it was hidden at, if played from there (811.1.d)."""
    by_ambush: bool = False
    """It has Reaction only as long as it is being played where Ambush lets it (822.1.b)."""
    by_flow: bool = False
    """It is being played from the trash for its Flow cost (829)."""
    value: int = 0
    """Of a triggered ability that a keyword is short for: the keyword's value as it triggered."""
    once: bool = False


class Delayed(msgspec.Struct, frozen=True):
    """A delayed or continuous effect that a spell or ability left behind (389, 392)."""

    id: int
    controller: int
    ability: Ability
    source: int
    until: str = "turn"
    """``turn``: expires with this turn's effects (317.2.d); ``combat``: with this combat's (466.7.c)."""
    on: int = 0
    """The one object it applies to; it ends when that object changes zones (124.1)."""
    left: int = 0
    """Of an effect that prevents damage: how much more of it, the Prevent Value (437.3)."""


class Player(msgspec.Struct, frozen=True):
    """What is counted of a player: points, experience, rune pool (165)."""

    points: int = 0
    xp: int = 0
    energy: int = 0
    power: tuple[str, ...] = ()
    """Power in the pool, by domain; ``any`` is universal (163.2.b)."""


class Showdown(msgspec.Struct, frozen=True):
    """An open showdown, and the combat it belongs to, if any (341, 459)."""

    id: int
    at: int
    """Id of the battlefield."""
    combat: bool
    attacker: int
    stage: str = "showdown"
    """``showdown``, then for a combat ``damage``, ``resolution``, ``result``, ``control``, ``end`` (463)."""
    passes: int = 0
    tied: bool = False
    """Whether attackers were recalled in step 3d of the combat cleanup (466.3.d, 740.3.a)."""
    designated: frozenset[int] = frozenset()
    """Objects that already had a designation in this combat (383.4.e.2.a)."""


class DeckList(msgspec.Struct, frozen=True):
    """What a player brought: names of the main deck and sideboard, and the legends chosen for them."""

    names: frozenset[str] = frozenset()
    legends: tuple[Definition, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a combat ended (466.3); None: nobody."""

    at: int
    winner: int | None
    loser: int | None


class State(msgspec.Struct):
    """Everything there is between two steps."""

    objects: dict[int, Object]
    zones: dict[Place, tuple[int, ...]]
    players: tuple[Player, ...]
    seed: int
    turn: int = 1
    active: int = 0
    first: int = 0
    """The player whose turn was the first of the game."""
    phase: str = "setup"
    chain: tuple[Item, ...] = ()
    chain_open: bool = False
    """Whether a chain exists, or has just lost its last item (331)."""
    chain_by_trigger: bool = False
    """Whether a trigger or an Add ability began the chain (346.1)."""
    priority: int = 0
    passes: int = 0
    focus: int = 0
    showdown: Showdown | None = None
    cleanup_due: bool = False
    staged_showdowns: tuple[int, ...] = ()
    staged_combats: tuple[int, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    history: tuple[Hashable, ...] = ()
    """What this turn's rules look back on: battlefields scored, cards finalized, first times."""
    result: Result | None = None
    next_id: int = 1
    dealt: tuple[tuple[int, int, int], ...] = ()
    """Damage since the last cleanup: the unit, the player responsible, what it came from (428.5.c)."""
    additional_turns: tuple[int, ...] = ()
    """Whose turns come after this one, before the turn order goes on (735)."""
    in_order: int = -1
    """During an additional turn: the player whose turn of the order it came after; -1: no such turn."""
    deck_lists: tuple[DeckList, ...] = (DeckList(), DeckList())
    winner: int | None = None
    ended: bool = False

    def copy(self) -> Self:
        """Return a copy that shares the immutable records only."""
        return msgspec.structs.replace(self, objects=self.objects.copy(), zones=self.zones.copy())


class Reason(msgspec.Struct, frozen=True, gc=False):
    """A rule that was applied: to which cards, by which card (0: none)."""

    rule: str
    what: str
    of: tuple[int, ...] = ()
    by: int = 0
