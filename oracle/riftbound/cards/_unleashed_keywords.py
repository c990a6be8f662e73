"""Unleashed (破限): Temporary, Repeat, Ambush, Hunt, Level and Backline."""

import msgspec

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._keywords import granting
from oracle.riftbound.cards._spiritforged_keywords import top_card
from oracle.riftbound.cards._tokens import GOLD
from oracle.riftbound.cards._words import (
    AT_BATTLEFIELD,
    DISCARD_ONE,
    EXHAUST_ME,
    FRIENDLY,
    IN_BASE,
    UNIT,
    Filter,
    a,
    activated,
    card,
    enemy_unit,
    equip,
    i_score,
    itself,
    level,
    one_of,
    power,
    repeat,
    spell,
    spend_xp,
    when,
    when_played,
)
from oracle.riftbound.combat import excess_damage
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.layers import counted_might, has_keyword
from oracle.riftbound.model import (
    ANY,
    AmbushPermission,
    Bearer,
    Chooser,
    Cost,
    Discount,
    Item,
    KeywordGrant,
    MightModifier,
    Object,
    Place,
    Replacement,
)
from oracle.riftbound.table import Table


def _me(table: Table, me: Bearer, record: Object) -> bool:
    return record.id == me.id


def _enter_ready(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    assert isinstance(event, events.Enter)
    yield from ()
    return (msgspec.structs.replace(event, exhausted=False),)


def _enter_exhausted(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    assert isinstance(event, events.Enter)
    yield from ()
    return (msgspec.structs.replace(event, exhausted=True),)


# -- Hunt and Level -----------------------------------------------------------------------------------------

card("Voracious Gromp", "hunt 3")
card("Mosstomper", "hunt 2", *level(3, MightModifier(1, _me), KeywordGrant("deflect", _me)))
card("Gustwalker", "hunt 2", *level(3, MightModifier(1, _me), KeywordGrant("ganking", _me)))
card("Bandle Soldier", *level(3, Replacement(events.Enter, itself, _enter_ready)))


@when_played()
def _draw_when_played(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Wuju Apprentice", "hunt", *level(6, _draw_when_played))


@activated(spend_xp(2))
def _buff_me(do: Execution) -> Steps[None]:
    yield from do.buff(do.me)


card("Crowd Favorite", "hunt", _buff_me)
card("Hunter's Machete", equip(power("body")), effect_text=granting("hunt", top_card))
card(
    "Soul Sword",
    equip(power("calm")),
    effect_text=level(3, MightModifier(1, top_card)),
)


def _might_of_the_chosen(table: Table, item: Item) -> int:
    """Return the might of the chosen unit; before there is one, the most that could be saved."""
    chosen = item.choices[-1].get("unit") if item.choices else None
    if chosen:
        (identity,) = chosen
        assert isinstance(identity, int)
        return counted_might(table, table.record(identity))
    mine = (unit for unit in table.units() if unit.controller == item.controller)
    return max((counted_might(table, unit) for unit in mine), default=0)


@when(events.Conquer, i_score)
def _draw_for_excess(do: Execution) -> Steps[None]:
    if excess_damage(do.table, do.controller, do.event.object) >= 3:
        yield from do.draw(1)


card(
    "Hextech Gauntlets",
    equip(Cost(3, (ANY,)), less=_might_of_the_chosen),
    effect_text=(_draw_for_excess,),
)


@when_played()
def _gain_one(do: Execution) -> Steps[None]:
    yield from do.gain_xp(1)


card("Shepherd's Heirloom", _gain_one, equip(spend_xp(1)))


@activated(Cost(actions=(EXHAUST_ME,)), "reaction", adds=(0, ("any",)))
def _add_power(do: Execution) -> Steps[None]:
    yield from do.add(power=("any",))


@activated(Cost(actions=(EXHAUST_ME,)), "reaction", adds=(1, ("any",)))
def _add_both(do: Execution) -> Steps[None]:
    yield from do.add(energy=1, power=("any",))


card(
    "Honeyfruit",
    Replacement(events.Enter, itself, _enter_exhausted),
    _add_power,
    *level(6, _add_both),
)


def _this_card(table: Table, me: Bearer, item: Item) -> bool:
    return item.object == me.id


@spell(
    "Concentrate",
    *level(6, Discount(2, _this_card), below=11),
    *level(11, Discount(4, _this_card)),
)
def _concentrate(do: Execution) -> Steps[None]:
    yield from do.draw(2)


@spell("Combat Experience", "reaction", unit=a(UNIT))
def _combat_experience(do: Execution) -> Steps[None]:
    yield from do.give_might(3 if do.has_level(6) else 1, do.target("unit"))


def _my_unit(table: Table, me: Bearer, record: Object) -> bool:
    return record.controller == me.controller and table.is_unit(record)


def _my_unit_enters(table: Table, me: Bearer, event: Event) -> bool:
    return event.player == me.controller and table.record(event.object).definition.kind == "unit"


card(
    "Master Yi, Wuju Master",
    *level(6, MightModifier(1, _my_unit)),
    *level(11, Replacement(events.Enter, _my_unit_enters, _enter_ready)),
)

# -- Ambush -------------------------------------------------------------------------------------------------

card("Inferna", "ambush", "assault 2")


def _enemies_there(table: Table, item: Item, battlefield: Object) -> bool:
    there = table.units_at(Place("battlefield", battlefield.id))
    return any(unit.controller != item.controller for unit in there)


card("Rengar, Trophy Hunter", "ambush", AmbushPermission(_enemies_there))

# -- Backline -----------------------------------------------------------------------------------------------


@when(events.Hold, i_score)
def _buff_all_here(do: Execution) -> Steps[None]:
    place = do.place_of(do.me)
    if place is not None:
        yield from do.buff(*(unit.id for unit in do.table.units_at(place)))


card("Enthusiastic Promoter", "backline", _buff_all_here)


def _enemy_dies_while_i_fight(table: Table, me: Bearer, event: Event) -> bool:
    return enemy_unit(table, me, event) and table.record(me.id).place.zone == "battlefield"


@when(events.Kill, _enemy_dies_while_i_fight, first_each_turn=True)
def _take_gold(do: Execution) -> Steps[None]:
    yield from do.play_token(GOLD, exhausted=True)


card("Pyke, Returned", "hidden", "backline", _take_gold)

# -- spells -------------------------------------------------------------------------------------------------


def _has_temporary(table: Table, record: Object, chooser: Chooser) -> bool:
    return has_keyword(table, record, "temporary")


@spell(
    "Shadow's Call",
    unit=a(
        UNIT & FRIENDLY & Filter(lambda table, record, chooser: not has_keyword(table, record, "temporary"))
    ),
)
def _shadows_call(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    for grant in granting("temporary", lambda table, me, record: record.id == unit.id):
        yield from do.give(grant, unit, until="while there")
    yield from do.draw(2)


@spell("Square Up", additional=(repeat(Cost(actions=(DISCARD_ONE,))),), unit=a(UNIT))
def _square_up(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    yield from do.give(KeywordGrant("assault", lambda table, me, record: record.id == unit.id, 4), unit)


@spell(
    "Curtain Call",
    additional=(
        repeat(Cost(1), "repeat 1"),
        repeat(Cost(power=(ANY,)), "repeat 2"),
        repeat(Cost(1, (ANY,)), "repeat 3"),
    ),
    mode=one_of(
        lambda table, chooser, mode: True,
        each_once=True,
        draw={},
        battlefield={"there": a(UNIT & AT_BATTLEFIELD)},
        base={"at_home": a(UNIT & IN_BASE)},
        weaken={"weak": a(UNIT & AT_BATTLEFIELD)},
    ),
)
def _curtain_call(do: Execution) -> Steps[None]:
    mode = do.choice("mode")
    if mode == "draw":
        yield from do.draw(1)
    elif mode == "battlefield":
        yield from do.deal(2, do.target("there"))
    elif mode == "base":
        yield from do.deal(3, do.target("at_home"))
    else:
        yield from do.give_might(-4, do.target("weak"))
