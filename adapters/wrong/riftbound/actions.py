"""Game actions (Core Rules 407-458), attaching among them (716-719)."""

from typing import Any

import msgspec

from adapters.wrong._registry import wrong
from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.actions import forbidden
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Chosen, Execution
from oracle.riftbound.model import BonusDamage, Object, Place
from oracle.riftbound.outcomes import Outcome
from oracle.riftbound.table import Table


@wrong("144.2", "discretion._move")
def moving_does_not_exhaust(right: Any, table: Table, player: int, chosen: Any) -> Steps[None]:
    """A standard move leaves the units that move ready."""
    ready = [unit.id for unit in table.units() if unit.controller == player and not unit.exhausted]
    yield from right(table, player, chosen)
    for unit in ready:
        if not table.record(unit).gone:
            table.change(unit, exhausted=False)


@wrong("144.4.c", "discretion.may_move")
def every_unit_moves_between_battlefields(right: Any, table: Table, unit: Object, place: Place) -> bool:
    """A unit without Ganking moves from one battlefield to another."""
    if place.zone == unit.place.zone == "battlefield" and place != unit.place:
        return not forbidden(table, events.Move(unit.id, unit.controller, to=place, standard=True))
    return bool(right(table, unit, place))


@wrong("416.1", "table.Table.transfer")
def recycled_cards_go_on_top(
    right: Any, table: Table, identity: int, place: Place, *, top: bool = False, **named: object
) -> object:
    """A recycled card goes on top of its deck."""
    return right(table, identity, place, top=top or place.zone in ("deck", "rune_deck"), **named)


@wrong("423.1.b", "combat.deal_damage")
def stunned_units_strike(right: Any, table: Table) -> Steps[None]:
    """A stunned unit deals its combat damage."""
    stunned = [unit.id for unit in table.units() if unit.stunned]
    for unit in stunned:
        table.change(unit, stunned=False)
    yield from right(table)
    for unit in stunned:
        if not table.record(unit).gone:
            table.change(unit, stunned=True)


@wrong("425.1.a", "execution.Execution.counter")
def countered_spells_resolve(right: Any, do: Execution, spell: object) -> Steps[Outcome]:
    """A countered spell stays on the chain and resolves."""
    yield from ()
    return Outcome.EXECUTED


@wrong("702.3.a", "execution.Execution.buff")
def buffs_add_up(right: Any, do: Execution, *things: Chosen | int) -> object:
    """A unit that has a buff gets a second one."""
    for thing in things:
        record = do.table.record(thing.id if isinstance(thing, Chosen) else thing)
        if record.buffs and not record.gone:
            do.table.change(record.id, buffs=record.buffs + 1)
    return right(do, *things)


@wrong("430.3", "actions._channel")
def runes_are_channeled_ready(right: Any, table: Table, event: events.Channel) -> object:
    """Runes enter ready although they are to be channeled exhausted."""
    return right(table, msgspec.structs.replace(event, exhausted=False))


@wrong("431.2", "execution.burn_out")
def burning_out_costs_nothing(right: Any, table: Table, player: int, *, again: bool = False) -> Steps[None]:
    """Nobody gains a point when a player burns out."""
    before = [each.points for each in table.state.players]
    yield from right(table, player, again=again)
    for seat, points in enumerate(before):
        table.change_player(seat, points=points)


@wrong("437.3", "table.Table.use_up")
def prevention_is_never_used_up(right: Any, table: Table, identity: int, amount: int) -> None:
    """An effect that prevents the next damage prevents all that follows, too."""


@wrong("450", "actions._contest")
def moving_contests_nothing(right: Any, table: Table, record: Object) -> None:
    """A unit at a battlefield that its controller does not control contests nothing."""


@wrong("456", "actions.forbidden")
def recalls_are_moves(right: Any, table: Table, event: Event) -> object:
    """A unit that cannot move to its base cannot be recalled either."""
    if isinstance(event, events.Recall):
        base = Place("base", table.record(event.object).controller)
        if right(table, events.Move(event.object, event.player, by=event.by, to=base)) == "054.1":
            return "054.1"
    return right(table, event)


@wrong("715", "table.Table.active")
def bonus_damage_is_left_out(right: Any, table: Table, kind: type) -> object:
    """Effects that grant bonus damage are left out."""
    return [] if kind is BonusDamage else right(table, kind)


@wrong("719.3.a", "table.Table.relocate")
def attached_cards_stay_behind(
    right: Any, table: Table, identity: int, place: Place, **named: object
) -> object:
    """What is attached to a unit falls off when the unit moves."""
    for each in table.attached(identity):
        table.change(each.id, attached_to=0)
    return right(table, identity, place, **named)


@wrong("719.5", "table.Table.transfer")
def attached_cards_die_with_the_unit(
    right: Any, table: Table, identity: int, place: Place, **named: object
) -> object:
    """What is attached to a unit that dies goes to the trash with it."""
    attached = table.attached(identity) if place.zone == "trash" else []
    record = right(table, identity, place, **named)
    for each in attached:
        right(table, each.id, Place("trash", each.owner))
    return record
