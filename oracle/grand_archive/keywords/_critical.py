"""Critical (CRT): combat damage is doubled unless an opponent discards."""

import msgspec

from oracle.grand_archive import events
from oracle.grand_archive.events import Event
from oracle.grand_archive.execution import Execution
from oracle.grand_archive.model import Bearer, Keyword, Object, Replacement, Restriction
from oracle.grand_archive.table import Table
from oracle.kernel import Steps


def _hits(table: Table, bearer: Bearer, event: Event) -> bool:
    return isinstance(event, events.Damage) and event.combat and event.by == bearer.id and event.amount > 0


def _double(execution: Execution, event: Event) -> Steps[Event | None]:
    """Double the damage, once, unless opponents discard for every instance (CRT.1, CRT.3).

    Any opponent may, also one who is not dealt that damage (CRT.2).
    """
    assert isinstance(event, events.Damage)
    table = execution.table
    bearer = execution.bearer
    assert isinstance(bearer, Object)
    for number in table.instances(bearer, "critical"):
        if not (yield from _discarded(execution, number)):
            table.reason("CRT.1", "doubled", event.object, by=bearer.id)
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
        keyword="critical",
        redundant=True,
        restrictions=restrictions,
    )
    return Keyword(name="critical", value=number, meaning=(meaning,), restrictions=restrictions)
