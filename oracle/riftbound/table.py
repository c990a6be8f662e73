"""The table: the state, what can be read off it, and the few ways to change it.

No rule is applied here.  Everything that is derived (might, keywords, which abilities are active) is kept
until the state changes.  A cleanup is due (319) as soon as something has changed that one looks at.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

import msgspec

from oracle.kernel import Edition, OracleBug
from oracle.riftbound.model import (
    BATTLEFIELDS,
    BOARD,
    Ability,
    Bearer,
    Cannot,
    Definition,
    Delayed,
    Dependent,
    Item,
    KeywordGrant,
    Object,
    Place,
    Player,
    Reason,
    Replacement,
    State,
    Triggered,
    TypeGrant,
)

PLAYERS = 2
MOST_REASONS = 20_000
"""A step that applies more rules than that goes round in a circle."""
_LOOKED_AT = frozenset({"base", "battlefield", "battlefields"})
"""Zones of which lists are kept."""
_OF_TEXT = _LOOKED_AT | {"legend"}
"""Zones of objects whose rules text applies (365)."""


class Active(NamedTuple):
    """An ability that applies now: whose it is, and the attached card it comes through (0: its own)."""

    bearer: Bearer
    ability: Ability
    via: int


_NONE: list[Active] = []
_AWAITING = (Cannot, Replacement, Triggered)
"""Abilities that are kept by the event they await."""


class Means(NamedTuple):
    """What a player could pay with now: their pool, and everything that could be added to it (429.3)."""

    energy: int
    power: tuple[str, ...]
    """From the pool and from runes."""
    besides: tuple[str, ...]
    """From other Add abilities."""


class Table:
    """A state with its log; the base of :class:`oracle.riftbound.game.Game`."""

    def __init__(self, state: State, edition: Edition) -> None:
        self.state = state
        self.edition = edition
        self.might_tried: dict[int, int] = {}
        """Might being worked out: what the sequence of layers before came to (476)."""
        self.might_asked: set[int] = set()
        """Of these, what was asked for on the way."""
        self.log: list[msgspec.Struct] = []
        self.changed()

    def changed(self) -> None:
        """Forget everything derived."""
        self._active: dict[type, list[Active]] | None = None
        self._granted: dict[str, list[Active]] = {}
        self._there: dict[Place, tuple[Object, ...]] = {}
        self._texts: dict[tuple[int, int], tuple[Bearer, list[Active]]] = {}
        """Abilities of unconditional text, by bearer and the card it comes through."""
        self._bearers: set[int] = set()
        self._granting = False
        self._conditional = False
        self._locations: tuple[Place, ...] | None = None
        self._touch()

    def _touch(self) -> None:
        """Forget what depends on single records of the board."""
        self.might_known: dict[int, int] = {}
        self.means_known: dict[tuple[int, str, int], Means] = {}
        self._permanents: tuple[Object, ...] | None = None
        self._units: tuple[Object, ...] | None = None
        self._units_by_place: dict[Place, list[Object]] | None = None
        self._battlefields: tuple[Object, ...] | None = None
        self._hidden: tuple[Object, ...] | None = None
        self._controlled: dict[int, tuple[Place, ...]] = {}

    def _touch_record(self, record: Object) -> None:
        """Forget what depends on this record; which abilities are active only if it bears one."""
        self._there.pop(record.place, None)
        definition, zone = record.definition, record.place.zone
        if zone in _OF_TEXT:
            bears = definition.abilities or definition.effect_text
        else:
            bears = definition.in_trash if zone == "trash" else ()
        if bears or record.id in self._bearers or self._granting:
            self._active = None
        if zone in _LOOKED_AT:
            self.state.cleanup_due = True  # 319.6, 319.7
            self._touch()
        else:
            self.might_known = {}
            self.means_known = {}
            if zone == "facedown":
                self._hidden = None

    # -- reading --------------------------------------------------------------------------------------------

    def record(self, identity: int) -> Object:
        """Return the record of an object; of one that is gone, as it was last."""
        return self.state.objects[identity]

    def objects_at(self, place: Place) -> tuple[Object, ...]:
        """Return the objects at a place, oldest first (a deck: topmost first)."""
        there = self._there.get(place)
        if there is None:
            objects = self.state.objects
            there = tuple([objects[identity] for identity in self.state.zones.get(place, ())])
            self._there[place] = there
        return there

    def now(self, card: int) -> Object:
        """Return the newest record of a physical card."""
        return next(record for record in reversed(self.state.objects.values()) if record.card == card)

    def on_board(self, identity: int) -> bool:
        """Tell whether the object is a permanent or rune on the board, the same object as before."""
        record = self.state.objects[identity]
        return not record.gone and record.place.zone in BOARD

    def battlefields(self) -> tuple[Object, ...]:
        """Return the battlefields."""
        if self._battlefields is None:
            self._battlefields = self.objects_at(BATTLEFIELDS)
        return self._battlefields

    def hidden(self) -> tuple[Object, ...]:
        """Return the cards face down at battlefields (107.3)."""
        if self._hidden is None:
            self._hidden = tuple(
                [
                    record
                    for battlefield in self.state.zones[BATTLEFIELDS]
                    for record in self.objects_at(Place("facedown", battlefield))
                ]
            )
        return self._hidden

    def locations(self) -> tuple[Place, ...]:
        """Return the locations: bases, then battlefields (198.1)."""
        if self._locations is None:
            bases = [Place("base", player) for player in range(PLAYERS)]
            battlefields = [Place("battlefield", identity) for identity in self.state.zones[BATTLEFIELDS]]
            self._locations = (*bases, *battlefields)
        return self._locations

    def permanents(self) -> tuple[Object, ...]:
        """Return all permanents on the board."""
        if self._permanents is None:
            self._permanents = tuple(
                [record for place in self.locations() for record in self.objects_at(place)]
            )
        return self._permanents

    def units(self) -> tuple[Object, ...]:
        """Return all units on the board."""
        if self._units is None:
            self._units = tuple(
                [
                    record
                    for record in self.permanents()
                    if record.definition.kind == "unit" or self.is_unit(record)
                ]
            )
        return self._units

    def units_at(self, place: Place, controller: int | None = None) -> list[Object]:
        """Return the units at a location, of one player or of all."""
        if self._units_by_place is None:
            self._units_by_place = {}
            for unit in self.units():
                self._units_by_place.setdefault(unit.place, []).append(unit)
        there = self._units_by_place.get(place, [])
        if controller is None:
            return there
        return [unit for unit in there if unit.controller == controller]

    def is_unit(self, record: Object) -> bool:
        """Tell whether it is a unit, by its card type or by an effect (178)."""
        if record.definition.kind == "unit":
            return True
        return self.awaited(TypeGrant) and any(
            active.ability.affects(self, active.bearer, record)
            for active in self.active(TypeGrant)
            if isinstance(active.ability, TypeGrant)
        )

    def is_gear(self, record: Object) -> bool:
        """Tell whether it is a gear."""
        return record.definition.kind == "gear"

    def controlled_by(self, player: int) -> tuple[Place, ...]:
        """Return the battlefields that a player controls (190)."""
        places = self._controlled.get(player)
        if places is None:
            mine = [each.id for each in self.battlefields() if each.controller == player]
            places = self._controlled[player] = tuple([Place("battlefield", each) for each in mine])
        return places

    def battlefield_controller(self, battlefield: int) -> int | None:
        """Return who controls a battlefield, None if nobody does (190.2)."""
        controller = self.state.objects[battlefield].controller
        return None if controller < 0 else controller

    def opponents(self, player: int) -> tuple[int, ...]:
        """Return the opponents of a player, in turn order."""
        return tuple((player + step) % PLAYERS for step in range(1, PLAYERS))

    def turn_order(self) -> tuple[int, ...]:
        """Return the players in turn order, the turn player first."""
        return tuple((self.state.active + step) % PLAYERS for step in range(PLAYERS))

    def player(self, player: int) -> Player:
        """Return what is counted of a player."""
        return self.state.players[player]

    def active(self, kind: type) -> list[Active]:
        """Return the active abilities of a type; of replacements and triggers, by the event they await."""
        index = self._active if self._active is not None else self._index()
        return index.get(kind, _NONE)

    def awaited(self, kind: type) -> bool:
        """Tell whether any active ability awaits events of a kind."""
        return kind in self.all_awaited()

    def all_awaited(self) -> Collection[type]:
        """Return the kinds of events, and of abilities, of which any ability is active."""
        return self._active if self._active is not None else self._index()

    def granted(self, name: str) -> list[Active]:
        """Return the active abilities that give a keyword (477.2)."""
        if self._active is None:
            self._index()
        return self._granted.get(name, _NONE)

    def _index(self) -> dict[type, list[Active]]:
        index: dict[type, list[Active]] = {}
        self._bearers = set()
        self._conditional = False
        for active in self._all_active():
            self._bearers.add(active.bearer.id)
            ability = active.ability
            key = ability.event if isinstance(ability, _AWAITING) else type(ability)
            there = index.get(key)
            if there is None:
                index[key] = [active]
            else:
                there.append(active)
        self._active = index
        self._granted = {}
        for active in index.get(KeywordGrant, ()):
            assert isinstance(active.ability, KeywordGrant)
            self._granted.setdefault(active.ability.keyword, []).append(active)
        if self._granted:
            self._index_granted(index)
        return index

    def _index_granted(self, index: dict[type, list[Active]]) -> None:
        """Add the triggers that keywords given to permanents are short for (477.2)."""
        self._granting = False
        for active in index[KeywordGrant]:
            grant = active.ability
            if not isinstance(grant, KeywordGrant) or grant.ability is None:
                continue
            self._granting = True
            there = index.setdefault(grant.ability.event, [])
            for record in self.permanents():
                own = any(each.bearer is record and each.ability is grant.ability for each in there)
                if grant.affects(self, active.bearer, record) and not (own and grant.ability.redundant):
                    there.append(Active(record, grant.ability, 0))
                    self._bearers.add(record.id)

    def in_force(self, bearer: Bearer, abilities: Iterable[Ability], via: int = 0) -> list[Active]:
        """Return the abilities that are active: dependent ones while their conditions are met (727.1.b)."""
        known = self._texts.get((bearer.id, via))
        if known is not None and known[0] is bearer:
            return known[1]
        active = []
        conditional = False
        for ability in abilities:
            while isinstance(ability, Dependent):
                conditional = True
                if not ability.condition(self, bearer):
                    break
                ability = ability.ability  # 727.1.b.3: all of several
            else:
                active.append(Active(bearer, ability, via))
        if conditional:
            self._conditional = True
        else:
            self._texts[bearer.id, via] = (bearer, active)
        return active

    def _all_active(self) -> list[Active]:
        """Return the abilities that apply: rules text, and effect text of attached cards (136, 365)."""
        active: list[Active] = []
        for player in range(PLAYERS):
            for record in self.objects_at(Place("legend", player)):
                active += self.in_force(record, record.definition.abilities)
        for record in (*self.battlefields(), *self.permanents()):
            definition = record.definition
            if record.attached_to:
                if definition.effect_text:
                    top = self.state.objects[record.attached_to]
                    active += self.in_force(top, definition.effect_text, record.id)
            elif definition.abilities:
                active += self.in_force(record, definition.abilities)
        for player in range(PLAYERS):
            for record in self.objects_at(Place("trash", player)):
                if record.definition.in_trash:
                    active += self.in_force(record, record.definition.in_trash)
        active += [Active(effect, effect.ability, 0) for effect in self.state.delayed]
        return active

    # -- changing -------------------------------------------------------------------------------------------

    def change(self, identity: int, **fields: object) -> Object:
        """Change fields of an object's record."""
        record = msgspec.structs.replace(self.state.objects[identity], **fields)
        self.state.objects[identity] = record
        self._touch_record(record)
        return record

    def change_player(self, player: int, **fields: object) -> None:
        """Change what is counted of a player."""
        players = list(self.state.players)
        players[player] = msgspec.structs.replace(players[player], **fields)
        self.state.players = tuple(players)
        self.state.cleanup_due |= "points" in fields or "xp" in fields
        self.means_known = {}
        if "xp" in fields:
            self.changed()  # 824.1.c, 824.1.d

    def new_id(self) -> int:
        """Return an id that was never used."""
        identity = self.state.next_id
        self.state.next_id = identity + 1
        return identity

    def create(self, definition: Definition, owner: int, place: Place, **fields: object) -> Object:
        """Bring a new physical card or token into the game."""
        identity = self.new_id()
        record = Object(
            id=identity, card=identity, definition=definition, owner=owner, controller=owner, place=place
        )
        if fields:
            record = msgspec.structs.replace(record, **fields)
        self._enlist(record)
        return record

    def relocate(self, identity: int, place: Place, **fields: object) -> Object:
        """Put an object elsewhere on the board; it stays the same object, and attached cards go with it."""
        record = self.state.objects[identity]
        attached = self.attached(identity)
        self._delist(record)
        record = msgspec.structs.replace(record, place=place, **fields)
        self._enlist(record)
        for each in attached:
            self.relocate(each.id, place)  # 719.3.a
        return record

    def transfer(self, identity: int, place: Place, *, top: bool = False, **fields: object) -> Object:
        """Put an object into another zone, where it is a new object without any status (124).

        A zone of a player is its owner's (056.2); a token that leaves the board ceases to exist (186.1).  The
        old record stays as last known information, cards attached to it are detached (719.5).
        """
        old = self.state.objects[identity]
        if old.gone:
            raise OracleBug(f"{old.definition.name} has already changed zones", self.log)
        for attached in self.attached(identity):
            self.change(attached.id, attached_to=0)
        for legend in self.objects_at(Place("legend", old.controller)):
            if legend.lasts_with == identity:
                self._delist(legend)
                self.state.objects[legend.id] = msgspec.structs.replace(legend, gone=True)
        self._delist(old)
        self.state.objects[identity] = msgspec.structs.replace(old, gone=True)
        if self.state.delayed:
            self.state.delayed = tuple(effect for effect in self.state.delayed if effect.on != identity)
            self._active = None
        record = Object(
            id=self.new_id(),
            card=old.card,
            definition=old.definition,
            owner=old.owner,
            controller=old.owner,
            place=place,
        )
        if fields:
            record = msgspec.structs.replace(record, **fields)
        if old.definition.token and place.zone not in BOARD and place.zone != "chain":
            self.state.objects[record.id] = msgspec.structs.replace(record, gone=True)
            self._touch_record(record)
        else:
            self._enlist(record, top=top)
        return record

    def attached(self, identity: int) -> list[Object]:
        """Return the cards attached to an object."""
        place = self.state.objects[identity].place
        if place.zone not in BOARD:
            return []
        return [other for other in self.objects_at(place) if other.attached_to == identity]

    def begin_effect(self, effect: Delayed) -> None:
        """Let a continuous or delayed effect begin."""
        self.state.delayed = (*self.state.delayed, effect)
        self.state.cleanup_due = True
        self.changed()

    def effect(self, identity: int) -> Delayed:
        """Return a delayed or continuous effect by its id."""
        return next(effect for effect in self.state.delayed if effect.id == identity)

    def use_up(self, identity: int, amount: int) -> None:
        """Take off what an effect has left; with nothing left it ends (437.3.a)."""
        effect = self.effect(identity)
        if effect.left <= amount:
            self.end_effects([identity])
            return
        used = msgspec.structs.replace(effect, left=effect.left - amount)
        self.state.delayed = tuple(used if each is effect else each for each in self.state.delayed)
        self.changed()

    def end_effects(self, ended: Iterable[int]) -> None:
        """Let effects end, by their ids."""
        gone = frozenset(ended)
        if gone:
            self.state.delayed = tuple(effect for effect in self.state.delayed if effect.id not in gone)
            self.state.cleanup_due = True
            self.changed()

    def append(self, item: Item, *, by_trigger: bool = False) -> None:
        """Put a pending item on the chain, which exists from then on (329, 330)."""
        state = self.state
        if not state.chain_open:
            state.chain_open = True
            state.chain_by_trigger = by_trigger
        state.chain = (*state.chain, item)

    def take_off(self, item: Item) -> None:
        """Take an item off the chain; the controller of the newest one left gains priority (340.4)."""
        state = self.state
        state.chain = tuple(other for other in state.chain if other.id != item.id)
        if state.chain:
            state.priority = state.chain[-1].controller
            state.passes = 0

    def update(self, item: Item) -> None:
        """Put a chain item in the place of what it was."""
        state = self.state
        state.chain = tuple(item if other.id == item.id else other for other in state.chain)

    def forget(self, identity: int) -> None:
        """Take a record out of its zone for good: its card is elsewhere now."""
        record = self.state.objects[identity]
        self._delist(record)
        self.state.objects[identity] = msgspec.structs.replace(record, gone=True)

    def note(self, *entry: object) -> None:
        """Keep something this turn's rules look back on."""
        self.state.history = (*self.state.history, entry)
        if self._conditional or self._granting:
            self._active = None  # 812.1.c, 727.1.b.2
        self._touch()

    def reason(self, rule: str, what: str, *of: int, by: int = 0) -> None:
        """Log a rule that was applied, to these objects, by the card of that object."""
        objects = self.state.objects
        cards = tuple([objects[identity].card for identity in of if identity])
        self.log.append(Reason(rule, what, cards, objects[by].card if by else 0))
        if len(self.log) > MOST_REASONS:
            raise OracleBug(f"a step without end: {MOST_REASONS} rules applied", self.log)

    def said(self, rule: str, of: int, by: int) -> bool:
        """Tell whether this step has already logged the rule for this object (0: none) and this source."""
        objects = self.state.objects
        cards = (objects[of].card,) if of else ()
        return any(
            isinstance(entry, Reason)
            and entry.rule == rule
            and entry.of == cards
            and entry.by == objects[by].card
            for entry in self.log
        )

    def _enlist(self, record: Object, *, top: bool = False) -> None:
        zones = self.state.zones
        there = zones.get(record.place, ())
        zones[record.place] = (record.id, *there) if top else (*there, record.id)
        self.state.objects[record.id] = record
        if record.place == BATTLEFIELDS:
            self._locations = None
        self._touch_record(record)

    def _delist(self, record: Object) -> None:
        zones = self.state.zones
        zones[record.place] = tuple([other for other in zones[record.place] if other != record.id])
        self._touch_record(record)
