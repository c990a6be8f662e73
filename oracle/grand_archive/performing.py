"""What each event does once nothing forbids or replaces it any more."""

import msgspec

from oracle.grand_archive import events
from oracle.grand_archive.events import Event
from oracle.grand_archive.model import Object, Place
from oracle.grand_archive.table import Table


def perform(table: Table, event: Event) -> Event | None:
    """Carry an event out; return it with what became of it, or None if nothing has happened."""
    match event:
        case events.Move():
            return _move(table, event)
        case events.Damage():
            return _damage(table, event)
        case events.Recover():
            return _recover(table, event)
        case events.Counters():
            return _counters(table, event)
        case events.Rest() | events.Wake():
            return _turn(table, event, rested=isinstance(event, events.Rest))
        case events.Mark():
            return _mark(table, event)
        case events.GainAgility():
            player = table.player(event.player)
            table.change_player(event.player, agility=(*player.agility, event.amount))
        case events.Empower():
            if event.amount <= 0:  # empowering by 0 does nothing
                return None
            table.change_player(event.player, empower=table.player(event.player).empower + event.amount)
        case _:
            pass
    return event


def _move(table: Table, event: events.Move) -> Event | None:
    record = table.record(event.object)
    if record.gone:
        return None
    if event.to.zone != "field":
        moved = table.transfer(record.id, event.to, top=event.top, marks=event.marks)
        return msgspec.structs.replace(event, now=moved.id)
    moved = table.transfer(record.id, event.to, marks=event.marks, rested=_enters_rested(table, record))
    _begin_with_counters(table, moved)
    return msgspec.structs.replace(event, now=moved.id)


def _enters_rested(table: Table, record: Object) -> bool:
    """Tell whether it enters the field rested: it never was awake, so nothing watches it rest (HIN.1)."""
    if table.has(record, "hindered"):
        table.reason("HIN.1", "enters rested", record.id)
        return True
    return False


def _begin_with_counters(table: Table, record: Object) -> None:
    """Put durability counters on a weapon, item or domain that has durability (Durability Counters 1)."""
    if record.definition.durability:
        table.add_counters(record.id, "durability", record.definition.durability)


def enter(table: Table, record: Object) -> Object:
    """Give a new token what an object entering the field has."""
    rested = record.rested or _enters_rested(table, record)
    record = table.change(record.id, rested=rested)
    _begin_with_counters(table, record)
    return table.record(record.id)


def _damage(table: Table, event: events.Damage) -> Event | None:
    """Deal damage: marked on allies, counters on champions, durability of domains (Damage 7-13)."""
    if event.amount <= 0 or not table.on_field(event.object):
        return None  # Damage 7, 9
    record = table.record(event.object)
    if not record.is_unit:
        if not record.definition.is_a("siegeable"):
            return None
        table.add_counters(record.id, "durability", -event.amount)
        return event
    damage, killer = record.damage + event.amount, record.hurt_by
    if record.damage < table.life(record) <= damage:  # DMG.2.1: who marks lethal damage kills
        killer = event.by if event.combat else 0
    table.change(record.id, damage=damage, hurt=table.state.turn, hurt_by=killer)
    return event


def _recover(table: Table, event: events.Recover) -> Event | None:
    champion = table.champion(event.player)
    if champion is None or not champion.damage:
        return None
    amount = min(event.amount, champion.damage)
    table.change(champion.id, damage=champion.damage - amount)
    return msgspec.structs.replace(event, amount=amount)


def _counters(table: Table, event: events.Counters) -> Event | None:
    if not table.on_field(event.object) or not event.amount:
        return None
    before = table.record(event.object).count(event.kind)
    table.add_counters(event.object, event.kind, event.amount)
    return event if table.record(event.object).count(event.kind) != before else None


def _turn(table: Table, event: Event, *, rested: bool) -> Event | None:
    if not table.on_field(event.object) or table.record(event.object).rested == rested:
        return None
    table.change(event.object, rested=rested)
    return event


def _mark(table: Table, event: events.Mark) -> Event | None:
    record = table.record(event.object)
    if record.gone or event.mark in record.marks:
        return None
    table.change(record.id, marks=record.marks | {event.mark})
    return event


def graveyard_of(record: Object) -> Place:
    """Return where a card goes that leaves the field: champions and regalia go to banishment (Regalia 4)."""
    banished = record.definition.types & {"champion", "regalia"}
    return Place("banishment" if banished else "graveyard", record.owner)
