"""Example cards for the nameless ones in rulings and in the rulebook's examples: not real cards."""

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._tokens import MECH
from oracle.riftbound.cards._words import (
    AT_BATTLEFIELD,
    EXHAUST_ME,
    FRIENDLY,
    GEAR,
    IN_BASE,
    KILL_FRIENDLY_UNIT,
    UNIT,
    a,
    activated,
    card,
    empower,
    empowered,
    enemy_unit,
    equip,
    instead,
    itself,
    power,
    repeat,
    spell,
    when,
    you,
)
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import (
    ANY,
    AdditionalCost,
    Bearer,
    Cannot,
    Cost,
    KeywordGrant,
    Object,
    Place,
    TypeGrant,
)
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
card(
    "Example: Thick Veil",
    KeywordGrant(
        "hidden",
        lambda table, me, record: record.place == Place("hand", me.controller),
        anywhere=True,
    ),
)


@spell(
    "Example: Long Reach",
    "hidden",
    "action",
    near=a(UNIT & AT_BATTLEFIELD),
    far=a(UNIT & IN_BASE, elsewhere=True),
)
def _long_reach(do: Execution) -> Steps[None]:
    yield from do.deal(2, do.target("near"))
    yield from do.deal(2, do.target("far"))


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


@activated(
    Cost(actions=(EXHAUST_ME,)),
    additional=(repeat(Cost(1), "repeat 1"), repeat(Cost(2), "repeat 2")),
    unit=a(UNIT),
)
def _toll_the_bell(do: Execution) -> Steps[None]:
    yield from do.give_might(1, do.target("unit"))


card("Example: Echoing Bell", _toll_the_bell)


@when(events.Empower, itself)
def _draw_on_awakening(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Example: Awakening", empower(Cost(1)), empower(Cost(power=(ANY,))), *empowered(_draw_on_awakening))
card(
    "Example: Twice Trained",
    *("ambush", "ambush"),
    *("backline", "backline"),
    *("weaponmaster", "weaponmaster"),
)
card("Example: Blunt Relic")
card("Example: Paired Grips", equip(power("fury")), equip(Cost(2)))
card(
    "Example: Grim Stalker",
    "ambush",
    additional=(AdditionalCost("kill", Cost(actions=(KILL_FRIENDLY_UNIT,))),),
)
