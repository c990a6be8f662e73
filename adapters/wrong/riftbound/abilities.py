"""Abilities (Core Rules 360-397): replacement effects and triggers."""

from collections.abc import Iterable
from typing import Any

from adapters.wrong._registry import wrong
from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.events import Event
from oracle.riftbound.layers import has_lethal_damage
from oracle.riftbound.model import Item, TriggersAgain
from oracle.riftbound.outcomes import Outcome
from oracle.riftbound.table import Table


@wrong("370.1", "happening._qualifying", cards=("Zhonya's Hourglass", "Hidden Blade"))
def kill_effects_ask_no_replacement(
    right: Any, table: Table, pending: dict[int, Event], objects: object
) -> list[Any]:
    """An effect that kills a unit asks no replacement effect."""
    return [
        each
        for each in right(table, pending, objects)
        if not isinstance(each.event, events.Kill)
        or has_lethal_damage(table, table.record(each.event.object))
    ]


@wrong("370.1", "happening._qualifying", cards=("Zhonya's Hourglass",))
def lethal_damage_asks_no_replacement(
    right: Any, table: Table, pending: dict[int, Event], objects: object
) -> list[Any]:
    """A unit that dies of damage asks no replacement effect."""
    return [
        each
        for each in right(table, pending, objects)
        if not isinstance(each.event, events.Kill)
        or not has_lethal_damage(table, table.record(each.event.object))
    ]


@wrong("370.2", "happening._qualifying")
def effects_apply_to_their_own_result(
    right: Any, table: Table, pending: dict[int, Event], objects: object
) -> list[Any]:
    """Once a replacement effect has been applied to an event, no other one is."""
    return [each for each in right(table, pending, objects) if not each.event.applied]


@wrong("370.4", "editions.Edition.has")
def leaving_effects_save_nobody(right: Any, edition: Any, difference: Any) -> bool:
    """A replacement effect is not applied to what happens at the same time as its source leaves."""
    return difference.name != "replaces-while-leaving" and bool(right(edition, difference))


@wrong("371.2.a", "happening._wanted")
def optional_replacements_are_applied(right: Any, candidate: object) -> Steps[bool]:
    """A replacement effect that its controller may apply is applied without asking."""
    yield from ()
    return True


@wrong("372", "happening._order")
def replacements_apply_as_they_stand(right: Any, table: Table, found: list[Any]) -> Steps[Any]:
    """Of several replacement effects the oldest applies first, without asking anybody."""
    yield from ()
    return found[0]


@wrong("372", "happening._decider")
def the_wrong_player_orders_replacements(right: Any, table: Table, event: Event) -> int:
    """The opponent of the player concerned chooses which replacement effect applies first."""
    return table.opponents(right(table, event))[0]


@wrong("383.2.c", "happening._collect")
def nothing_triggers(right: Any, table: Table, event: Event, triggers: object) -> None:
    """No ability triggers on what has happened."""


@wrong("383.3.d", "happening.put_on_chain")
def triggers_come_as_they_stand(right: Any, table: Table, triggers: Iterable[Item]) -> Steps[None]:
    """A player cannot choose the order of their simultaneous triggers."""
    for item in triggers:
        yield from right(table, [item])


@wrong("383.3.d", "happening.put_on_chain")
def the_opponent_puts_triggers_first(right: Any, table: Table, triggers: list[Item]) -> Steps[None]:
    """Of simultaneous triggers those of the turn player are put on the chain last."""
    for player in reversed(table.turn_order()):
        yield from right(table, [item for item in triggers if item.controller == player])


@wrong("371.1", "happening._times")
def limits_of_a_turn_are_not_counted(right: Any, table: Table, key: object) -> int:
    """What works a number of times each turn works any number of times."""
    return 0


@wrong("808.2", "table.Table.active")
def nothing_triggers_again(right: Any, table: Table, kind: type) -> object:
    """Effects by which an ability triggers an additional time are left out."""
    return [] if kind is TriggersAgain else right(table, kind)


def _without(kind: type, right: Any, table: Table, event: Event, triggers: object) -> None:
    if not isinstance(event, kind):
        right(table, event, triggers)


@wrong("383.4.a", "happening._collect")
def play_effects_do_nothing(right: Any, table: Table, event: Event, triggers: object) -> None:
    """Nothing triggers on a card being played."""
    _without(events.Play, right, table, event, triggers)


@wrong("383.4.c", "happening._collect")
def conquer_effects_do_nothing(right: Any, table: Table, event: Event, triggers: object) -> None:
    """Nothing triggers on conquering."""
    _without(events.Conquer, right, table, event, triggers)


@wrong("383.4.d", "happening._collect")
def hold_effects_do_nothing(right: Any, table: Table, event: Event, triggers: object) -> None:
    """Nothing triggers on holding."""
    _without(events.Hold, right, table, event, triggers)


@wrong("383.4.e", "happening._collect")
def attack_effects_do_nothing(right: Any, table: Table, event: Event, triggers: object) -> None:
    """Nothing triggers on a unit attacking."""
    _without(events.Attack, right, table, event, triggers)


@wrong("383.4.f", "happening._collect")
def defend_effects_do_nothing(right: Any, table: Table, event: Event, triggers: object) -> None:
    """Nothing triggers on a unit defending."""
    _without(events.Defend, right, table, event, triggers)


@wrong("388.1", "execution.Execution.do_this")
def reflexive_triggers_are_left_out(right: Any, do: object, trigger: object) -> None:
    """What an ability lets its controller "do this" for afterwards is left out."""


@wrong("390.2", "execution.Execution.delay")
def delayed_abilities_are_left_out(right: Any, do: object, *given: object, **named: object) -> Steps[Any]:
    """Effects that wait for something later never come about."""
    yield from ()
    return Outcome.EXECUTED
