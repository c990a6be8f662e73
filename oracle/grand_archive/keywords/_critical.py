"""Critical (CRT): combat damage is doubled unless an opponent discards."""

import msgspec

from oracle.grand_archive import events
from oracle.grand_archive.events import Event
from oracle.grand_archive.execution import Execution
from oracle.grand_archive.model import Bearer, Keyword, Replacement, Restriction
from oracle.grand_archive.table import Table
from oracle.kernel import Steps

NAME = "critical"


def _parts(table: Table, event: events.Damage) -> tuple[int, ...]:
    """Return what deals the damage: a unit, and of an attack its weapons and intents too (DMG.3.5)."""
    combat = table.state.combat
    if combat is None or combat.attacker != event.by:
        return (event.by,)
    return (event.by, *combat.weapons, *combat.intents)


def _hits(table: Table, bearer: Bearer, event: Event) -> bool:
    if not isinstance(event, events.Damage) or not event.combat or event.amount <= 0:
        return False
    with_it = (part for part in _parts(table, event) if table.has(table.record(part), NAME))
    return bearer.id == next(with_it, 0)  # for all of them, so that it is doubled once (CRT.3)


def _double(execution: Execution, event: Event) -> Steps[Event | None]:
    """Double the damage, once, unless opponents discard for every instance (CRT.1, CRT.3).

    Any opponent may, also one who is not dealt that damage (CRT.2).
    """
    assert isinstance(event, events.Damage)
    table = execution.table
    parts = _parts(table, event)
    for number in [each for part in parts for each in table.instances(table.record(part), NAME)]:
        if not (yield from _discarded(execution, number)):
            table.reason("CRT.1", "doubled", event.object, by=event.by)
            return msgspec.structs.replace(event, amount=2 * event.amount)
    return event


def _discarded(execution: Execution, number: int) -> Steps[bool]:
    table = execution.table
    for opponent in table.opponents(execution.controller):
        if len(table.zone("hand", opponent)) < number:
            continue
        if (yield from execution.may("discard", opponent)):
            yield from execution.discard(opponent, number)
            return True
    return False


def critical(number: int, *restrictions: Restriction) -> Keyword:
    """Return Critical N; several add up (CRT.3)."""
    meaning = Replacement(
        event=events.Damage,
        when=_hits,
        do=_double,
        zones=frozenset(("field", "intent")),
        keyword=NAME,
        redundant=True,
        restrictions=restrictions,
    )
    return Keyword(name=NAME, value=number, meaning=(meaning,), restrictions=restrictions)
