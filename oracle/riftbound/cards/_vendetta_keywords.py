"""Vendetta (化神争锋): Empower, Empowered and Flow."""

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._tokens import RECRUIT
from oracle.riftbound.cards._words import (
    AT_BATTLEFIELD,
    DISCARD_ONE,
    ENEMY,
    EXHAUST_ME,
    GEAR,
    KILL_FRIENDLY_UNIT,
    SPELL,
    UNIT,
    Filter,
    a,
    activated,
    card,
    deathknell,
    empower,
    empowered,
    exactly,
    i_score,
    itself,
    might_at_most,
    power,
    spell,
    when,
    when_played,
)
from oracle.riftbound.execution import Execution
from oracle.riftbound.happening import happen
from oracle.riftbound.model import (
    ANY,
    Bearer,
    Cost,
    CostAction,
    Discount,
    FlowGrant,
    Item,
    KeywordGrant,
    MightModifier,
    Object,
    Place,
)
from oracle.riftbound.table import Table


def _me(table: Table, me: Bearer, record: Object) -> bool:
    return record.id == me.id


def _discard_a_spell_options(table: Table, player: int) -> list[int]:
    hand = table.objects_at(Place("hand", player))
    return [each.id for each in hand if each.definition.kind == "spell"]


def _discard_a_spell(do: Execution) -> Steps[None]:
    (chosen,) = yield from do.pick("cost", _discard_a_spell_options(do.table, do.controller))
    assert isinstance(chosen, int)
    yield from happen(do.table, events.Discard(chosen, do.controller, by=do.this))


A_SPELL_FROM_HAND = CostAction(
    lambda table, do: bool(_discard_a_spell_options(table, do.controller)), _discard_a_spell
)

# -- Empower and Empowered ----------------------------------------------------------------------------------

card(
    "Punching Poro",
    empower(Cost(actions=(DISCARD_ONE,))),
    *empowered(MightModifier(1, _me)),
)
card(
    "Escaped Grayback",
    empower(Cost(actions=(KILL_FRIENDLY_UNIT,))),
    *empowered(MightModifier(2, _me)),
)
card(
    "Brutal Hunter",
    empower(Cost(3)),
    *empowered(MightModifier(2, _me), KeywordGrant("ganking", _me)),
)


def _runes_of_its_controller(table: Table, item: Item) -> int:
    return len(table.objects_at(Place("runes", item.controller)))


card(
    "Frostcoat Mother",
    empower(Cost(12), less=_runes_of_its_controller),
    *empowered(MightModifier(3, _me)),
)


@when(events.Move, itself)
def _draw_when_i_move(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Covert Informant", empower(Cost(3)), *empowered(_draw_when_i_move))


@deathknell
def _two_recruits(do: Execution) -> Steps[None]:
    yield from do.play_token(RECRUIT, 2, place=Place("base", do.controller))


card("Noxian Emissary", empower(Cost(1, power("order").power)), *empowered(_two_recruits))


@when(events.Empower, itself, unit=a(UNIT & ENEMY & AT_BATTLEFIELD & might_at_most(3)))
def _banish_the_weak(do: Execution) -> Steps[None]:
    yield from do.banish(do.target("unit"))


card("Mel, Defiant Soul", empower(Cost(actions=(A_SPELL_FROM_HAND,))), _banish_the_weak)


@activated(Cost(1, actions=(EXHAUST_ME,)), gear=a(GEAR))
def _ready_a_gear(do: Execution) -> Steps[None]:
    yield from do.ready(do.target("gear"))


@activated(Cost(1, actions=(EXHAUST_ME,)), gear=exactly(2, GEAR))
def _ready_two_gear(do: Execution) -> Steps[None]:
    yield from do.ready(*do.targets("gear"))


card(
    "Jayce, Defender of Tomorrow",
    empower(Cost(2, (ANY, ANY))),
    _ready_a_gear,
    *empowered(_ready_two_gear),
)

card("Soulspinner", "ambush")

# -- Flow ---------------------------------------------------------------------------------------------------


@spell("Dredge Up", flow=(Cost(2),))
def _dredge_up(do: Execution) -> Steps[None]:
    yield from do.draw(1)


@spell("Onslaught", flow=(Cost(4),), unit=a(UNIT))
def _onslaught(do: Execution) -> Steps[None]:
    yield from do.give_might(6, do.target("unit"))


@spell("Perfect Execution", flow=(Cost(3, power("fury").power),), unit=a(UNIT))
def _perfect_execution(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    yield from do.ready(unit)
    yield from do.give(KeywordGrant("assault", lambda table, me, record: record.id == unit.id, 3), unit)


@spell("Lacerate", flow=(Cost(4, power("order", "order").power),), unit=a(UNIT))
def _lacerate(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    record = do.look(unit)
    if record is not None and record.empowered:
        yield from do.disempower(unit)
    might = do.might_of(unit)
    if might is not None and might <= 3:
        yield from do.kill(unit)


_SPELL_IN_MY_TRASH = SPELL & Filter(
    lambda table, record, chooser: record.place == Place("trash", chooser.controller)
)


@when(events.Conquer, i_score, spell=a(_SPELL_IN_MY_TRASH, zone="trash"))
def _let_it_flow(do: Execution) -> Steps[None]:
    chosen = do.target("spell")
    cost = do.table.record(chosen.id).definition.cost
    yield from do.give(FlowGrant(chosen.id, cost), chosen)


@when_played()
def _burn_two(do: Execution) -> Steps[None]:
    yield from do.burn(2, do.controller)


card("Kennen, Storm of Shuriken", _burn_two, _let_it_flow)


def _my_spell_with_flow(table: Table, me: Bearer, item: Item) -> bool:
    from_trash = item.origin is not None and item.origin.zone == "trash"
    return (
        from_trash
        and item.controller == me.controller
        and (item.by_flow or "flow" in table.record(item.object).definition.keywords)
    )


card("Stargazer", Discount(2, _my_spell_with_flow, minimum=1))
