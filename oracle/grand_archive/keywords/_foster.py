"""Foster (FOS): undamaged over the opponents' turns, an ally becomes fostered."""

from oracle.grand_archive import events
from oracle.grand_archive.events import Event
from oracle.grand_archive.execution import Execution
from oracle.grand_archive.model import Bearer, Effect, Keyword, Object, Restriction, Triggered
from oracle.grand_archive.table import Table
from oracle.kernel import Steps


def _begins(table: Table, bearer: Bearer, event: Event) -> bool:
    """Tell whether its controller's recollection phase begins, and it was not hurt meanwhile (FOS.1)."""
    if not isinstance(event, events.Begin) or event.phase != "recollection":
        return False
    return event.player == bearer.controller and _unhurt(table, bearer)


def _unhurt(table: Table, bearer: Bearer) -> bool:
    return isinstance(bearer, Object) and bearer.hurt <= table.player(bearer.controller).last_turn


def _become(execution: Execution) -> Steps[None]:
    if execution.table.on_field(execution.source):
        yield from execution.mark("fostered", execution.source)


def foster(*restrictions: Restriction) -> Keyword:
    """Return Foster; further instances add nothing (FOS.3)."""
    trigger = Triggered(
        event=events.Begin,
        when=_begins,
        effect=Effect(_become),
        rule="FOS.1",
        keyword="foster",
        redundant=True,
        restrictions=restrictions,
    )
    return Keyword(name="foster", meaning=(trigger,), restrictions=restrictions)
