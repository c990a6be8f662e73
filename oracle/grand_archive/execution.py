"""Carrying out an effect: what its instructions do, one after another.

A card's procedure is a generator over these verbs; each of them goes the one road of
:mod:`oracle.grand_archive.happening`.
"""

from collections.abc import Callable, Sequence

import msgspec

from oracle.grand_archive import events
from oracle.grand_archive.editions import COPIES_ARE_EMPOWERED, COPIES_FOLLOW_THE_ORIGINAL
from oracle.grand_archive.events import Cause, Event
from oracle.grand_archive.happening import happen
from oracle.grand_archive.model import (
    Ability,
    Bearer,
    Definition,
    Layer,
    Object,
    Place,
    Restriction,
    Zone,
)
from oracle.grand_archive.performing import enter, graveyard_of
from oracle.grand_archive.table import Table
from oracle.grand_archive.targets import still_legal
from oracle.kernel import Option, Steps, choose, shuffled


class Execution:
    """An effect under way: whose it is, what its source is, what was chosen."""

    def __init__(
        self,
        table: Table,
        controller: int,
        source: int,
        *,
        layer: Layer | None = None,
        bearer: Bearer | None = None,
    ) -> None:
        self.table = table
        self.controller = controller
        self.source = source
        self.layer = layer
        self.bearer = bearer

    # -- what was chosen ------------------------------------------------------------------------------------

    def targets(self, name: str = "target") -> list[Object]:
        """Return the targets chosen under a name that are legal still."""
        assert self.layer is not None
        assert self.layer.effect is not None
        target = next(target for target in self.layer.effect.targets if target.name == name)
        return [
            self.table.record(identity)
            for identity in still_legal(self.table, self.layer, target)
            if isinstance(identity, int)
        ]

    # -- asking ---------------------------------------------------------------------------------------------

    def may(self, text: str, player: int | None = None) -> Steps[bool]:
        """Ask a player whether they do what they may do."""
        who = self.controller if player is None else player
        (answer,) = yield from choose(who, "optional", ("yes", "no"), about=(self.source,), text=text)
        return answer == "yes"

    def choose(
        self,
        options: Sequence[Option],
        text: str,
        *,
        kind: str = "target",
        minimum: int = 1,
        maximum: int = 1,
        player: int | None = None,
    ) -> Steps[list[int]]:
        """Let a player choose among objects or cards, on resolution: no targets."""
        who = self.controller if player is None else player
        answer = yield from choose(
            who, kind, options, minimum=minimum, maximum=maximum, about=(self.source,), text=text
        )
        return [each for each in answer if isinstance(each, int)]

    # -- doing ----------------------------------------------------------------------------------------------

    def happen(self, *simultaneous: Event) -> Steps[tuple[Event | None, ...]]:
        """Let events take place together, by this source."""
        return (
            yield from happen(
                self.table,
                *(msgspec.structs.replace(event, by=event.by or self.source) for event in simultaneous),
            )
        )

    def move(self, objects: Sequence[int], to: Callable[[Object], Place], cause: Cause) -> Steps[list[int]]:
        """Put cards into another zone together; return what they are there."""
        moves = [
            events.Move(identity, to=to(self.table.record(identity)), cause=cause) for identity in objects
        ]
        done = yield from self.happen(*moves)
        return [event.now for event in done if isinstance(event, events.Move)]

    def sacrifice(self, *objects: int) -> Steps[list[int]]:
        """Sacrifice objects (Sacrifice 1)."""
        return (yield from self.move(objects, graveyard_of, "sacrificed"))

    def banish(self, *objects: int) -> Steps[list[int]]:
        """Banish cards (Banish 1)."""
        return (yield from self.move(objects, lambda record: Place("banishment", record.owner), "banished"))

    def put_onto_field(self, *cards: int) -> Steps[list[int]]:
        """Put cards onto the field under the control of whose effect it is."""
        return (yield from self.move(cards, lambda record: Place("field", self.controller), "enters"))

    def discard(self, player: int, number: int = 1) -> Steps[list[int]]:
        """Let a player discard cards of their choice (Discard 1)."""
        hand = [record.id for record in self.table.zone("hand", player)]
        cards = yield from self.choose(hand, "discard", minimum=number, maximum=number, player=player)
        return (yield from self.move(cards, lambda record: Place("graveyard", record.owner), "discarded"))

    def draw(self, number: int = 1, *, player: int | None = None, into_memory: bool = False) -> Steps[None]:
        """Let a player draw cards one by one; one who cannot has lost (Drawing Cards)."""
        who = self.controller if player is None else player
        yield from draw(self.table, who, number, into_memory=into_memory, by=self.source)

    def deal(self, amount: int, *objects: int) -> Steps[None]:
        """Deal damage to objects at the same time, no combat damage."""
        yield from self.happen(*(events.Damage(identity, amount=amount) for identity in objects))

    def recover(self, amount: int, player: int | None = None) -> Steps[None]:
        """Let a player recover: damage counters leave their champion."""
        who = self.controller if player is None else player
        yield from self.happen(events.Recover(player=who, amount=amount))

    def put_counters(self, kind: str, amount: int, *objects: int) -> Steps[None]:
        """Put counters on objects, or take them off."""
        yield from self.happen(*(events.Counters(identity, kind=kind, amount=amount) for identity in objects))

    def rest(self, *objects: int) -> Steps[bool]:
        """Rest objects; tell whether all of them were awake."""
        done = yield from self.happen(*map(events.Rest, objects))
        return all(done)

    def mark(self, mark: str, *objects: int) -> Steps[None]:
        """Let objects become fostered, distant or the like."""
        yield from self.happen(*(events.Mark(identity, mark=mark) for identity in objects))

    def gain_agility(self, amount: int) -> Steps[None]:
        """Let the controller gain agility (AGI.1)."""
        yield from self.happen(events.GainAgility(player=self.controller, amount=amount))

    def empower(self, amount: int) -> Steps[None]:
        """Empower the controller's next Spell card (EMP.1)."""
        yield from self.happen(events.Empower(player=self.controller, amount=amount))

    def summon(
        self,
        token: Definition,
        *,
        rested: bool = False,
        number: int = 1,
        marks: frozenset[str] = frozenset(),
    ) -> Steps[list[Object]]:
        """Put tokens onto the field (Tokens)."""
        made = []
        for _ in range(number):
            place = Place("field", self.controller)
            record = self.table.create(token, self.controller, place, rested=rested, marks=marks)
            record = enter(self.table, record)
            made.append(record)
            event = events.Move(record.id, by=self.source, to=record.place, cause="enters", now=record.id)
            yield from announce(self.table, event)
        return made

    def begin(self, ability: Ability, *, on: int = 0, until: str = "turn") -> None:
        """Let a continuous or delayed effect begin."""
        self.table.begin_effect(ability, self.controller, self.source, on=on, until=until)

    def met(self, restriction: Restriction) -> bool:
        """Tell whether a restricted text of this activation works.

        Today a copy follows the player of its original (GPC.9.1); before, whoever controlled the copy.
        """
        card = self.table.record(self.source)
        follows_original = self.table.edition.has(COPIES_FOLLOW_THE_ORIGINAL)
        if self.layer is not None and self.layer.copy and not follows_original:
            card = msgspec.structs.replace(card, controller=self.controller)
        return restriction.met(self.table, card)

    def copy_activation(self, card: int) -> None:
        """Copy the activation of a card: another layer above it, controlled by whose effect it is (CPY.1).

        It is brewed or imbued as its original (CPY.3); empowered too since that is a property (EMP.2.1).
        """
        original = next(
            each for each in reversed(self.table.state.stack) if each.source == card and not each.copy
        )
        copied = msgspec.structs.replace(
            original, id=self.table.new_id(), controller=self.controller, copy=True
        )
        if not self.table.edition.has(COPIES_ARE_EMPOWERED):
            copied = msgspec.structs.replace(copied, levels=0, marks=copied.marks - {"empowered"})
        self.table.push(copied)
        self.table.reason("CPY.1", "copied", card, by=self.source)
        if "empowered" in original.marks:
            what = "copy empowered" if "empowered" in copied.marks else "copy not empowered"
            self.table.reason("EMP.2.1", what, card)

    def negate(self, card: int, to: Zone = "graveyard") -> Steps[None]:
        """Negate the activation of a card on the effects stack: it goes, and not the card (Negate 1)."""
        layer = next((each for each in self.table.state.stack if each.source == card and not each.copy), None)
        if layer is None:
            return
        self.table.take_off(layer)
        self.table.reason("NEG.1", "negated", card, by=self.source)
        yield from self.move([card], lambda record: Place(to, record.owner), "negated")


def announce(table: Table, event: Event) -> Steps[None]:
    """Let abilities trigger on what has taken place outside the one road: a token has entered."""
    from oracle.grand_archive.happening import collect

    collect(table, event)
    yield from ()


def draw(table: Table, player: int, number: int, *, into_memory: bool = False, by: int = 0) -> Steps[None]:
    """Let a player draw cards one by one; who draws from an empty deck loses (SBC.1)."""
    for _ in range(number):
        deck = table.state.zones.get(Place("deck", player), ())
        if not deck:
            table.change_player(player, lost=True)
            table.reason("SBC.1", "loses")
            return
        to = Place("memory" if into_memory else "hand", player)
        yield from happen(table, events.Move(deck[0], player=player, by=by, to=to, cause="drawn"))


def at_random(table: Table, cards: Sequence[int], number: int) -> list[int]:
    """Return so many cards at random, by the chance of the state."""
    order, table.state.seed = shuffled(table.state.seed, cards)
    return list(order[:number])
