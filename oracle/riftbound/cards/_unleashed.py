"""Unleashed (破限)."""

import msgspec

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._words import (
    AT_BATTLEFIELD,
    ENEMY,
    EXHAUST_ME,
    FRIENDLY,
    HERE,
    KILL_CHOSEN,
    KILL_ME,
    UNIT,
    a,
    activated,
    another_friendly_unit,
    card,
    i_score,
    instead,
    is_phase,
    itself,
    spell,
    when,
)
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.layers import counted_might
from oracle.riftbound.model import (
    AdditionalCost,
    Bearer,
    Chooser,
    Cost,
    GrantedCost,
    Item,
    KeywordGrant,
    MightModifier,
    MovePermission,
    Object,
    Place,
    Replacement,
    Untargetable,
)
from oracle.riftbound.table import Table

# -- units --------------------------------------------------------------------------------------------------


@when(events.Hold, i_score)
def _lure_later(do: Execution) -> Steps[None]:
    battlefield = Place("battlefield", do.event.object)  # 359.3.f.3.b

    @when(
        events.BeginPhase,
        lambda table, me, event: is_phase(event, "main", me.controller),
        may=True,
        once=True,
        unit=a(UNIT & ENEMY),
    )
    def lure(do: Execution) -> Steps[None]:
        do.table.reason("359.3.f.3.b", "referenced", battlefield.of, by=do.this)
        yield from do.move(battlefield, do.target("unit"))

    yield from do.delay(lure, until="used")


card("Iascylla", _lure_later)


def _shields_the_weaker(table: Table, me: Bearer, record: Object, chooser: Chooser) -> bool:
    wildclaw = table.record(me.id)
    return (
        record.controller == me.controller != chooser.controller
        and record.id != me.id
        and record.place == wildclaw.place
        and table.is_unit(record)
        and counted_might(table, record) < counted_might(table, wildclaw)
    )


card("Alpha Wildclaw", "tank", Untargetable(_shields_the_weaker))


@when(events.Kill, another_friendly_unit)
def _grow(do: Execution) -> Steps[None]:
    yield from do.give_might(2, do.me)


card("Spectral Centaur", _grow)


@when(events.Kill, another_friendly_unit)
def _learn(do: Execution) -> Steps[None]:
    yield from do.gain_xp(1)


card("Vicious Snapjaws", _learn)


def _less_for_the_killed(cost: Cost, killed: Object) -> Cost:
    return cost.less(killed.definition.energy, killed.definition.power)  # 206: its printed cost


@when(events.Attack, itself)
def _tribute(do: Execution) -> Steps[None]:
    here = do.place_of(do.me)
    defenders = [] if here is None else do.table.units_at(here)
    mine = [unit.id for unit in defenders if unit.controller != do.controller]
    if mine:
        (unit,) = yield from do.pick("target", mine, player=do.table.record(mine[0]).controller)
        assert isinstance(unit, int)
        yield from do.kill(unit)


card(
    "Atakhan",
    "ganking",
    _tribute,
    additional=(
        AdditionalCost(
            "additional",
            Cost(actions=(KILL_CHOSEN,)),
            optional=True,
            chosen=lambda table, record: table.is_unit(record),
            discount=_less_for_the_killed,
        ),
    ),
)
BARON_PIT = card(
    "Baron Pit",
    MovePermission(lambda table, me, unit, place: place == Place("battlefield", me.id)),
)


def _enter_the_pit(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    yield from ()
    if any(each.definition is BARON_PIT for each in do.table.battlefields()):
        return (event,)
    pit = do.create_battlefield(BARON_PIT)
    return (msgspec.structs.replace(event, to=Place("battlefield", pit.id)),)


card(
    "Baron Nashor",
    Replacement(events.Enter, itself, _enter_the_pit),
    Untargetable(
        lambda table, me, record, chooser: record.id == me.id and chooser.controller != me.controller
    ),
    MightModifier(
        2,
        lambda table, me, record: (
            record.id != me.id and record.controller == me.controller and table.is_unit(record)
        ),
    ),
)

card("Mutated Mouser", "shield 2", "tank")


def _to_a_battlefield(table: Table, me: Bearer, event: Event) -> bool:
    return itself(table, me, event) and table.record(me.id).place.zone == "battlefield"


@when(events.Play, _to_a_battlefield, unit=a(UNIT & ENEMY & HERE))
def _bite(do: Execution) -> Steps[None]:
    yield from do.deal(2, do.target("unit"))


card("Mischievous Marai", "hidden", _bite)

# -- gear ---------------------------------------------------------------------------------------------------


@activated(Cost(actions=(EXHAUST_ME, KILL_ME)), "action", unit=a(UNIT))
def _strengthen_a_unit(do: Execution) -> Steps[None]:
    yield from do.give_might(2, do.target("unit"))


card("Divining Shells", "vision", _strengthen_a_unit)

# -- spells -------------------------------------------------------------------------------------------------


@spell("Smite", "action", unit=a(UNIT & AT_BATTLEFIELD))
def _smite(do: Execution) -> Steps[None]:
    unit = do.target("unit")

    @instead(events.Kill, lambda table, me, event: event.object == unit.id)
    def banish(do: Execution, death: Event) -> Steps[None]:
        yield from do.banish(death.object)

    dealt = yield from do.deal(3, unit)
    if do.linked(dealt):
        yield from do.give(banish, unit)


@spell("Vault Breaker", "action", unit=a(UNIT))
def _vault_breaker(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    yield from do.give(KeywordGrant("assault", lambda table, me, record: record.id == unit.id, 2), unit)
    yield from do.give(KeywordGrant("ganking", lambda table, me, record: record.id == unit.id), unit)


@spell("Star-Crossed", "reaction", friend=a(UNIT & FRIENDLY), enemy=a(UNIT & ENEMY))
def _star_crossed(do: Execution) -> Steps[None]:
    yield from do.return_to_hand(do.target("friend"), do.target("enemy"))


@spell("The Ruination")
def _the_ruination(do: Execution) -> Steps[None]:
    yield from do.kill(*(unit.id for unit in do.table.units()))


# -- battlefields -------------------------------------------------------------------------------------------


def _repeat_for_its_base_cost(table: Table, item: Item) -> AdditionalCost:
    cost = table.record(item.object).definition.cost  # 356.1.c: the printed one
    return AdditionalCost("repeat", cost, optional=True, repeats=True)


@when(events.Hold, lambda table, me, event: event.object == me.id and event.player == me.controller)
def _teach(do: Execution) -> Steps[None]:
    yield from do.delay(GrantedCost(_repeat_for_its_base_cost))


card("The Academy", _teach)
