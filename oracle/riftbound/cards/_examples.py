"""Example cards for the nameless ones in rulings and in the rulebook's examples: not real cards."""

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._tokens import MECH
from oracle.riftbound.cards._words import card, enemy_unit, instead, itself, spell, when
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import Cannot, TypeGrant

card("Example: Unkillable", Cannot(events.Kill, itself))


@when(events.Move, itself)
def _fatal_step(do: Execution) -> Steps[None]:
    killed = yield from do.kill(do.me)
    if do.linked(killed):
        yield from do.draw(1, do.owner_of(do.me))


card("Example: Fatal Step", _fatal_step)


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
