"""The table: the state, what can be read off it, and the few ways to change it.

No rule is applied here but what a number is: abilities that function, power, life, levels.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from oracle.grand_archive.model import (
    STACK,
    Ability,
    Bearer,
    Definition,
    Grant,
    Keyword,
    Lasting,
    Layer,
    Modifier,
    Object,
    Place,
    Player,
    Reason,
    State,
    Zone,
)
from oracle.kernel import Edition, OracleBug

_ZONES: tuple[Zone, ...] = (
    "field",
    "lineage",
    "intent",
    "hand",
    "memory",
    "graveyard",
    "material",
    "banishment",
    "deck",
)


class Active(NamedTuple):
    """An ability that functions now, and what bears it."""

    bearer: Bearer
    ability: Ability


_NONE: list[Active] = []


def _key(ability: Ability) -> type:
    """Return what an ability is looked up by: the event it is about, or else its type."""
    event: type | None = getattr(ability, "event", None)
    return event or type(ability)


class Table:
    """A state with its log; the base of :class:`oracle.grand_archive.game.Game`."""

    def __init__(self, state: State, edition: Edition) -> None:
        self.state = state
        self.edition = edition
        self.log: list[msgspec.Struct] = []
        self.changed()

    def changed(self) -> None:
        """Forget everything derived."""
        self._active: dict[type, list[Active]] | None = None
        self._asking: set[int] = set()

    # -- players --------------------------------------------------------------------------------------------

    def players(self) -> range:
        """Return all players."""
        return range(len(self.state.players))

    def player(self, player: int) -> Player:
        """Return what is counted of a player."""
        return self.state.players[player]

    def turn_order(self, first: int | None = None) -> tuple[int, ...]:
        """Return the players that are still in the game in turn order, the turn player first."""
        state = self.state
        number = len(state.players)
        start = state.active if first is None else first
        order = ((start + step) % number for step in range(number))
        return tuple(player for player in order if not state.players[player].lost)

    def opponents(self, player: int) -> tuple[int, ...]:
        """Return the opponents of a player, in turn order."""
        return tuple(other for other in self.turn_order(player) if other != player)

    # -- objects --------------------------------------------------------------------------------------------

    def record(self, identity: int) -> Object:
        """Return the record of an object; of one that is gone, as it was last."""
        return self.state.objects[identity]

    def objects_at(self, place: Place) -> tuple[Object, ...]:
        """Return the cards at a place, oldest first (a deck: topmost first; a lineage: the lowest first)."""
        objects = self.state.objects
        return tuple([objects[identity] for identity in self.state.zones.get(place, ())])

    def zone(self, zone: Zone, player: int) -> tuple[Object, ...]:
        """Return the cards of a player in a zone."""
        return self.objects_at(Place(zone, player))

    def field(self, player: int | None = None) -> tuple[Object, ...]:
        """Return the objects on the field, of one player or of all."""
        if player is not None:
            return self.zone("field", player)
        return tuple(record for each in self.turn_order() for record in self.zone("field", each))

    def units(self, player: int | None = None) -> tuple[Object, ...]:
        """Return the units on the field: allies and champions."""
        return tuple(record for record in self.field(player) if record.is_unit)

    def champion(self, player: int) -> Object | None:
        """Return the champion of a player."""
        for record in self.zone("field", player):
            if "champion" in record.definition.types:
                return record
        return None

    def on_field(self, identity: int) -> bool:
        """Tell whether it is an object on the field, the same as before."""
        record = self.state.objects[identity]
        return not record.gone and record.place.zone == "field"

    def now(self, card: int) -> Object:
        """Return the newest record of a physical card."""
        return next(record for record in reversed(self.state.objects.values()) if record.card == card)

    # -- abilities that function ----------------------------------------------------------------------------

    def active(self, kind: type) -> list[Active]:
        """Return the abilities of a type that function now; of those about events, by the event."""
        if self._active is None:
            self._active = self._index()
        return self._active.get(kind, _NONE)

    def _index(self) -> dict[type, list[Active]]:
        index: dict[type, list[Active]] = {}
        for active in self._all_bearers():
            index.setdefault(_key(active.ability), []).append(active)
        self._active = index
        for active in list(index.get(Grant, ())):
            grant = active.ability
            assert isinstance(grant, Grant)
            for record in self.field():
                if self.works(active) and grant.affects(self, active.bearer, record):
                    for ability in grant.ability.means("field"):
                        index.setdefault(_key(ability), []).append(Active(record, ability))
        return index

    def _all_bearers(self) -> Iterator[Active]:
        """Yield every ability in a zone where it functions; its restrictions are asked for later."""
        for player in self.turn_order():
            for zone in _ZONES:
                for record in self.zone(zone, player):
                    if zone == "lineage":
                        champion = self.champion(player)
                        if champion is not None:
                            for ability in record.definition.abilities:
                                if ability.inherited:  # INH.1
                                    for part in ability.means("field"):
                                        yield Active(champion, part)
                        continue
                    for ability in record.definition.at_work.get(zone, ()):
                        yield Active(record, ability)
        for record in self.objects_at(STACK):
            for ability in record.definition.at_work.get("stack", ()):
                yield Active(record, ability)
        for effect in self.state.lasting:
            for ability in effect.ability.means("field"):
                yield Active(effect, ability)

    def works(self, active: Active) -> bool:
        """Tell whether the restrictions on an ability are met now."""
        bearer = active.bearer
        return isinstance(bearer, Lasting) or self.met(bearer, active.ability)

    def met(self, record: Object, ability: Ability) -> bool:
        """Tell whether all restrictions on an ability of this card are met (CLB, CHB, ELB, LVL)."""
        return all(restriction.met(self, record) for restriction in ability.restrictions)

    def instances(self, record: Object, name: str) -> list[int]:
        """Return the values of all instances of a keyword that work on a card or object now."""
        zone = record.place.zone
        values = [
            ability.value
            for ability in record.definition.by_zone.get(zone, ())
            if isinstance(ability, Keyword) and ability.name == name and self.met(record, ability)
        ]
        if zone == "field" and "champion" in record.definition.types:
            for inner in self.zone("lineage", record.controller):
                values += [
                    ability.value
                    for ability in inner.definition.abilities
                    if isinstance(ability, Keyword)
                    and ability.inherited
                    and ability.name == name
                    and self.met(record, ability)
                ]
        for active in self.active(Grant):
            grant = active.ability
            assert isinstance(grant, Grant)
            given = grant.ability
            if (
                isinstance(given, Keyword)
                and given.name == name
                and self.works(active)
                and grant.affects(self, active.bearer, record)
            ):
                values.append(given.value)
        return values

    def has(self, record: Object, name: str) -> bool:
        """Tell whether a card or object has a keyword."""
        return bool(self.instances(record, name))

    def modified(self, record: Object, stat: str, base: int) -> int:
        """Return a number with everything that changes it now."""
        for active in self.active(Modifier):
            modifier = active.ability
            assert isinstance(modifier, Modifier)
            if modifier.stat != stat or id(modifier) in self._asking:
                continue
            self._asking.add(id(modifier))  # what depends on itself does not count itself
            if self.works(active) and modifier.affects(self, active.bearer, record):
                base += modifier.amount(self, active.bearer, record)
            self._asking.discard(id(modifier))
        return base

    def power(self, record: Object) -> int:
        """Return the power of an object or attack card (Buff Counters 1, Debuff Counters 1)."""
        counters = record.count("buff") - record.count("debuff") if record.is_unit else 0
        return self.modified(record, "power", (record.definition.power or 0) + counters)

    def life(self, record: Object) -> int:
        """Return the life of a unit; damage on it does not lower it."""
        counters = record.count("buff") - record.count("debuff") if record.is_unit else 0
        return self.modified(record, "life", (record.definition.life or 0) + counters)

    def level(self, player: int) -> int:
        """Return LV: the level of a player's champion with all changes; it may be negative (LV 1, 3)."""
        champion = self.champion(player)
        if champion is None:
            return 0
        printed = (champion.definition.level or 0) + champion.count("level")
        who, besides = self.state.as_if
        return self.modified(champion, "level", printed) + (besides if who == player else 0)

    def elements(self, player: int) -> frozenset[str]:
        """Return the elements of a player's champion: of every champion card of its lineage (7.2.2)."""
        champion = self.champion(player)
        cards = [*self.zone("lineage", player), *([champion] if champion else [])]
        return frozenset(
            element
            for card in cards
            if "champion" in card.definition.types
            for element in card.definition.elements
        )

    # -- changing -------------------------------------------------------------------------------------------

    def change(self, identity: int, **fields: object) -> Object:
        """Change fields of an object's record."""
        record = msgspec.structs.replace(self.state.objects[identity], **fields)
        self.state.objects[identity] = record
        self.state.check = True
        self.changed()
        return record

    def add_counters(self, identity: int, kind: str, amount: int) -> None:
        """Put counters on an object or take them off; there are never less than none."""
        record = self.record(identity)
        number = max(0, record.count(kind) + amount)
        others = tuple(each for each in record.counters if each[0] != kind)
        self.change(identity, counters=(*others, (kind, number)) if number else others)

    def change_player(self, player: int, **fields: object) -> None:
        """Change what is counted of a player."""
        players = list(self.state.players)
        players[player] = msgspec.structs.replace(players[player], **fields)
        self.state.players = tuple(players)
        self.state.check = True
        self.changed()

    def new_id(self) -> int:
        """Return an id that was never used."""
        identity = self.state.next_id
        self.state.next_id = identity + 1
        return identity

    def create(self, definition: Definition, owner: int, place: Place, **fields: object) -> Object:
        """Bring a new physical card or token into the game."""
        identity = self.new_id()
        record = Object(identity, identity, definition, owner, owner, place)
        if fields:
            record = msgspec.structs.replace(record, **fields)
        self._enlist(record)
        return record

    def transfer(self, identity: int, place: Place, *, top: bool = False, **fields: object) -> Object:
        """Put a card into another zone, where it is a new object (Objects 2).

        A card goes to the zones of its owner, whoever controls it, but for the field and the stack.  A token
        that leaves the field ceases to exist.
        """
        old = self.state.objects[identity]
        if old.gone:
            raise OracleBug(f"{old.definition.name} has already changed zones", self.log)
        self._delist(old)
        self.state.objects[identity] = msgspec.structs.replace(old, gone=True)
        shared = place.zone in ("field", "stack", "intent", "lineage")
        where = place if shared else Place(place.zone, old.owner)
        record = Object(
            self.new_id(),
            old.card,
            old.definition,
            old.owner,
            place.of if place.zone == "field" else old.controller,
            where,
        )
        if not shared:
            record = msgspec.structs.replace(record, controller=old.owner)
        if fields:
            record = msgspec.structs.replace(record, **fields)
        if old.place.zone == "field":
            self.end_effects(effect.id for effect in self.state.lasting if effect.on == identity)
        if old.definition.types & {"token", "copy"} and place.zone not in ("field", "intent"):
            self.state.objects[record.id] = msgspec.structs.replace(record, gone=True)
            self.state.check = True
            self.changed()
        else:
            self._enlist(record, top=top)
        return record

    def _enlist(self, record: Object, *, top: bool = False) -> None:
        there = self.state.zones.get(record.place, ())
        self.state.zones[record.place] = (record.id, *there) if top else (*there, record.id)
        self.state.objects[record.id] = record
        self.state.check = True
        self.changed()

    def _delist(self, record: Object) -> None:
        there = self.state.zones[record.place]
        self.state.zones[record.place] = tuple(each for each in there if each != record.id)

    def forget(self, identity: int) -> None:
        """Take a record out of its zone for good: its card is elsewhere now."""
        record = self.state.objects[identity]
        self._delist(record)
        self.state.objects[identity] = msgspec.structs.replace(record, gone=True)
        self.changed()

    def begin_effect(
        self, ability: Ability, controller: int, source: int, *, on: int = 0, until: str = "turn"
    ) -> Lasting:
        """Let a continuous or delayed effect begin."""
        effect = Lasting(self.new_id(), ability, controller, source, on, until)
        self.state.lasting = (*self.state.lasting, effect)
        self.state.check = True
        self.changed()
        return effect

    def end_effects(self, ended: Iterable[int]) -> None:
        """Let effects end, by their ids."""
        gone = frozenset(ended)
        if gone:
            self.state.lasting = tuple(effect for effect in self.state.lasting if effect.id not in gone)
            self.state.check = True
            self.changed()

    def push(self, layer: Layer) -> None:
        """Put a layer on top of the effects stack."""
        self.state.stack = (*self.state.stack, layer)
        self.changed()

    def take_off(self, layer: Layer) -> None:
        """Take a layer off the effects stack."""
        self.state.stack = tuple(other for other in self.state.stack if other.id != layer.id)
        self.changed()

    def note(self, *entry: object) -> None:
        """Keep something this turn's rules look back on."""
        self.state.history = (*self.state.history, entry)
        self.changed()

    def reason(self, rule: str, what: str, *of: int, by: int = 0) -> None:
        """Log a rule that was applied, to these objects, by the card of that object."""
        objects = self.state.objects
        cards = tuple(objects[identity].card for identity in of if identity)
        self.log.append(Reason(rule, what, cards, objects[by].card if by else 0))
