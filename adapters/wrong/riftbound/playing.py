"""Playing cards (Core Rules 349-358): places, targets, costs."""

import dataclasses
from typing import Any

import msgspec

from adapters.wrong._registry import wrong
from oracle.riftbound.execution import Chosen, Execution
from oracle.riftbound.model import Cost, Increase, Item, Object, Place, Target, Triggered, Untargetable
from oracle.riftbound.table import Active, Table
from oracle.riftbound.targets import candidates, chooser_of


@wrong("355.2.a", "playing.locations_for")
def units_enter_in_base_only(right: Any, table: Table, item: Item) -> tuple[Place, ...]:
    """Units can be played to the base only, not to a battlefield that their player controls."""
    return tuple(place for place in right(table, item) if place.zone == "base" or item.at)


@wrong("355.2.a", "playing.locations_for")
def units_enter_at_any_battlefield(right: Any, table: Table, item: Item) -> tuple[Place, ...]:
    """Units can be played to battlefields that their player does not control."""
    places = tuple(right(table, item))
    if item.place is not None or item.at or table.record(item.object).definition.kind != "unit":
        return places
    every = (Place("battlefield", each.id) for each in table.battlefields())
    return tuple(dict.fromkeys((*places, *every)))


@wrong("355.5", "execution.Execution.target")
def another_target_is_taken(right: Any, do: Execution, name: str) -> Chosen:
    """The target chosen is ignored, and another legal one affected."""
    chosen = right(do, name)
    assert isinstance(chosen, Chosen)
    item = do.item
    if item is None or item.effect is None:
        return chosen
    for decision in item.effect.decisions:
        if isinstance(decision, Target) and decision.name == name:
            for other in candidates(do.table, decision, chooser_of(item)):
                if other.id != chosen.id:
                    return Chosen(other.id)
    return chosen


@wrong("355.9.b", "targets.why_illegal")
def targets_need_not_fit(right: Any, table: Table, record: Object, target: Target, chooser: object) -> str:
    """Any object on the board may be chosen, whatever the text of the card asks for."""
    rule = str(right(table, record, target, chooser))
    return "" if rule == "355.9.b" else rule


@wrong("355.9.c", "targets.why_illegal")
def spells_may_choose_themselves(
    right: Any, table: Table, record: Object, target: Target, chooser: Any
) -> object:
    """A spell may choose itself."""
    return right(table, record, target, msgspec.structs.replace(chooser, item=0))


@wrong("355.11", "targets.is_a_group")
def targets_need_not_fit_together(right: Any, table: Table, target: Target, picked: object) -> bool:
    """Several targets may be chosen that do not meet together what the text asks of the group."""
    return True


@wrong("356.3", "table.Table.active", cards=("Mystic Vortex",))
def costs_never_rise(right: Any, table: Table, kind: type) -> object:
    """Effects that make cards cost more are left out."""
    return [] if kind is Increase else right(table, kind)


@wrong("356.4", "costs.discounts")
def costs_never_fall(right: Any, table: Table, item: Item) -> list[object]:
    """Effects that make cards cost less are left out."""
    return []


@wrong("356.6", "model.Cost.less")
def discounts_leave_one(right: Any, cost: Cost, energy: int, power: int = 0) -> Cost:
    """A discount leaves at least one energy of a cost."""
    less = right(cost, energy, power)
    assert isinstance(less, Cost)
    return msgspec.structs.replace(less, energy=max(less.energy, min(1, cost.energy)))


@wrong("357.1", "costs.total_cost")
def energy_costs_are_not_paid(right: Any, table: Table, item: Item) -> Cost:
    """Cards cost no energy."""
    cost = right(table, item)
    assert isinstance(cost, Cost)
    return msgspec.structs.replace(cost, energy=0)


@wrong("357.1", "costs.total_cost")
def power_costs_are_not_paid(right: Any, table: Table, item: Item) -> Cost:
    """Cards cost no power."""
    cost = right(table, item)
    assert isinstance(cost, Cost)
    return msgspec.structs.replace(cost, power=())


@wrong("164.2.b", "actions._recycle")
def runes_paid_for_power_stay(right: Any, table: Table, event: Any) -> object:
    """A rune that pays for power stays in base instead of being recycled."""
    if table.record(event.object).definition.kind == "rune":
        return None
    return right(table, event)


@wrong("357.2", "costs.total_cost")
def actions_are_no_costs(right: Any, table: Table, item: Item) -> Cost:
    """What a cost asks to do beside energy and power, such as to exhaust or kill, is left out."""
    cost = right(table, item)
    assert isinstance(cost, Cost)
    return msgspec.structs.replace(cost, actions=())


@wrong("757", "table.Table.active")
def everything_can_be_chosen(right: Any, table: Table, kind: type) -> list[Active]:
    """Units that a card says cannot be chosen can be chosen."""
    return [] if kind is Untargetable else list(right(table, kind))


@wrong("402.1", "playing._make_choices")
def optional_triggers_are_performed(right: Any, table: Table, item: Item) -> object:
    """A triggered ability that a player may perform is performed without asking."""
    ability = item.ability
    if isinstance(ability, Triggered):
        item = msgspec.structs.replace(item, ability=dataclasses.replace(ability, may=False))
    return right(table, item)
