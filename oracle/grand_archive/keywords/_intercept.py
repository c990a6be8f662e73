"""Intercept (INT): an awake ally may take the attack on its champion upon itself."""

from oracle.grand_archive import combat, events
from oracle.grand_archive.activation import obeys
from oracle.grand_archive.events import Event
from oracle.grand_archive.execution import Execution
from oracle.grand_archive.model import Bearer, Effect, Keyword, Object, Restriction, Triggered
from oracle.grand_archive.table import Table
from oracle.kernel import Steps


def _attacked(table: Table, bearer: Bearer, event: Event) -> bool:
    """Tell whether the champion of its controller is attacked while it is awake (INT.1); Cleave is not taken.

    Whether it obeys is asked on resolution (INT.2).
    """
    if not isinstance(event, events.Attack) or event.cleave or not isinstance(bearer, Object):
        return False
    champion = table.champion(bearer.controller)
    return champion is not None and champion.id in event.defenders and not bearer.rested


def _take(execution: Execution) -> Steps[None]:
    table = execution.table
    ally = table.record(execution.source)
    if not table.on_field(ally.id) or not obeys(table, ally):
        table.reason("INT.2", "does not obey", ally.id)
        return
    layer = execution.layer
    assert layer is not None
    event = layer.event
    assert isinstance(event, events.Attack)
    if not combat.can_redirect(table, event.object, ally.id):  # INT.1.1
        table.reason("INT.1.1", "no legal target", ally.id)
        return
    if (yield from execution.may("intercept")):
        combat.redirect(table, event.object, ally.id)
        table.reason("INT.1", "redirected", ally.id)


def intercept(*restrictions: Restriction) -> Keyword:
    """Return Intercept; further instances add nothing (INT.3)."""
    trigger = Triggered(
        event=events.Attack,
        when=_attacked,
        effect=Effect(_take),
        rule="INT.1",
        keyword="intercept",
        redundant=True,
        restrictions=restrictions,
    )
    return Keyword(name="intercept", meaning=(trigger,), restrictions=restrictions)
