"""Spiritforged (铸魂淬炼): Equipment, Quick-Draw and Weaponmaster."""

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._keywords import granting
from oracle.riftbound.cards._tokens import SAND_SOLDIER
from oracle.riftbound.cards._words import (
    EXHAUST_ME,
    KILL_FRIENDLY_UNIT,
    UNIT,
    Filter,
    a,
    activated,
    card,
    deathknell,
    equip,
    i_score,
    itself,
    power,
    repeat,
    spell,
    when,
)
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import (
    ANY,
    Bearer,
    Cost,
    CostAction,
    KeywordGrant,
    Object,
    Place,
)
from oracle.riftbound.table import Table


def top_card(table: Table, me: Bearer, record: Object) -> bool:
    """It is the one that the equipment is attached to, which has its effect text (136.2.c)."""
    return record.id == me.id


# -- equipment ----------------------------------------------------------------------------------------------

card("Serrated Dirk", equip(power("fury")), effect_text=(KeywordGrant("assault", top_card, 2),))
card("Cloth Armor", "quick-draw", equip(power("mind")), effect_text=(KeywordGrant("shield", top_card, 2),))
card("Boots of Swiftness", equip(power("chaos")), effect_text=(KeywordGrant("ganking", top_card),))


@deathknell
def _draw_when_i_die(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Sacred Shears", equip(power("order")), effect_text=(_draw_when_i_die,))


card("Blade of the Ruined King", equip(power("order") + Cost(actions=(KILL_FRIENDLY_UNIT,))))


def _my_trash(table: Table, player: int) -> tuple[int, ...]:
    return table.state.zones.get(Place("trash", player), ())


def _recycle_two(do: Execution) -> Steps[None]:
    picked = yield from do.pick("cost", _my_trash(do.table, do.controller), minimum=2, maximum=2)
    yield from do.recycle(*(each for each in picked if isinstance(each, int)))


_TWO_FROM_THE_TRASH = CostAction(lambda table, do: len(_my_trash(table, do.controller)) > 1, _recycle_two)
_DEAD_UNIT = Filter(
    lambda table, record, chooser: (
        record.definition.kind == "unit" and record.place == Place("trash", chooser.controller)
    )
)


def _play_the_dead(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    if unit.legal:
        yield from do.play(unit.id)


card(
    "Last Rites",
    equip(power("chaos") + Cost(actions=(_TWO_FROM_THE_TRASH,))),
    effect_text=(
        when(events.Conquer, i_score, may=True, unit=a(_DEAD_UNIT, zone="trash"))(_play_the_dead),
        when(events.Hold, i_score, may=True, unit=a(_DEAD_UNIT, zone="trash"))(_play_the_dead),
    ),
)


def _burn_everyone_here(do: Execution) -> Steps[None]:
    place = do.place_of(do.me)
    if place is not None:
        enemies = [unit.id for unit in do.table.units_at(place) if unit.controller != do.controller]
        yield from do.deal(2, *enemies)


card(
    "Forgefire Cape",
    "unique",
    equip(Cost(power=(ANY,))),
    effect_text=(
        when(events.Attack, itself)(_burn_everyone_here),
        when(events.Defend, itself)(_burn_everyone_here),
    ),
)

# -- units --------------------------------------------------------------------------------------------------

card("Sentinel Adept", "weaponmaster")
card("Veteran Poro", "weaponmaster")


def _my_equipment(table: Table, me: Bearer, record: Object) -> bool:
    return record.controller == me.controller and "Equipment" in record.definition.tags


card("Jax, Unmatched", "deflect", *granting("quick-draw", _my_equipment, anywhere=True))


def _attached_to_me(table: Table, me: Bearer, event: Event) -> bool:
    assert isinstance(event, events.Attach)
    equipment = table.record(event.object)
    return event.to == me.id and event.player == me.controller and "Equipment" in equipment.definition.tags


@when(events.Attach, _attached_to_me, may=True, cost=Cost(1))
def _draw_for_a_weapon(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Jax, Unrelenting", "weaponmaster", _draw_for_a_weapon)

# -- a spell and a legend -----------------------------------------------------------------------------------


@spell("Feral Strength", "reaction", additional=(repeat(Cost(2)),), unit=a(UNIT))
def _feral_strength(do: Execution) -> Steps[None]:
    yield from do.give_might(2, do.target("unit"))


def _my_sand_soldier(table: Table, me: Bearer, record: Object) -> bool:
    return record.controller == me.controller and record.definition is SAND_SOLDIER


def _played_equipment(table: Table, me: Object) -> bool:
    return any(
        isinstance(entry, tuple)
        and entry[:2] == ("finalized", me.controller)
        and "Equipment" in table.now(entry[2]).definition.tags
        for entry in table.state.history
    )


@activated(Cost(1, actions=(EXHAUST_ME,)), only_if=_played_equipment)
def _a_soldier(do: Execution) -> Steps[None]:
    yield from do.play_token(SAND_SOLDIER, place=Place("base", do.controller))


card("Azir, Emperor of the Sands", *granting("weaponmaster", _my_sand_soldier), _a_soldier)
