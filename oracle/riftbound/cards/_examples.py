"""Example cards for the nameless ones in rulings and in the rulebook's examples: not real cards."""

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._tokens import MECH
from oracle.riftbound.cards._words import (
    FRIENDLY,
    GEAR,
    a,
    card,
    enemy_unit,
    instead,
    itself,
    spell,
    when,
    you,
)
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import Bearer, Cannot, KeywordGrant, Object, Place, TypeGrant
from oracle.riftbound.table import Table

card("Example: Unkillable", Cannot(events.Kill, itself))


def _my_spells_in_a_showdown(table: Table, me: Bearer, record: Object) -> bool:
    """Affect the controller's spells wherever they are, while the source is where a showdown is."""
    showdown = table.state.showdown
    return (
        showdown is not None
        and table.record(me.id).place == Place("battlefield", showdown.at)
        and record.definition.kind == "spell"
        and record.controller == me.controller
    )


card("Example: Quick Counsel", KeywordGrant("reaction", _my_spells_in_a_showdown, anywhere=True))


def _my_spells_while_controlled(table: Table, me: Bearer, record: Object) -> bool:
    """Affect the controller's spells wherever they are, while they control where the source is."""
    zone, at = table.record(me.id).place
    return (
        zone == "battlefield"
        and table.battlefield_controller(at) == me.controller
        and record.definition.kind == "spell"
        and record.controller == me.controller
    )


card("Example: Marching Orders", KeywordGrant("action", _my_spells_while_controlled, anywhere=True))


@when(events.Move, itself)
def _fatal_step(do: Execution) -> Steps[None]:
    killed = yield from do.kill(do.me)
    if do.linked(killed):
        yield from do.draw(1, do.owner_of(do.me))


card("Example: Fatal Step", _fatal_step)


@when(events.EndTurn, you, gear=a(GEAR & FRIENDLY))
def _toll(do: Execution) -> Steps[None]:
    yield from do.kill(do.target("gear"))


card("Example: Dusk Toll", _toll)


@spell("Example: Gear Rising")
def _gear_rising(do: Execution) -> Steps[None]:
    player = do.controller
    yield from do.delay(
        TypeGrant(1, lambda table, me, record: table.is_gear(record) and record.controller == player)
    )


@instead(events.BecomeMighty, enemy_unit, once=True)
def _cut_down(do: Execution, event: Event) -> Steps[None]:
    unit = do.table.record(event.object)
    yield from do.banish(event.object)
    yield from do.play_token(MECH, player=unit.controller, place=unit.place)


@spell("Example: Cut Down")
def _cut_down_next(do: Execution) -> Steps[None]:
    yield from do.delay(_cut_down)
