"""Combat: declaration, retaliation, damage."""

from typing import Any

from adapters.wrong._registry import wrong
from oracle.grand_archive import events
from oracle.grand_archive.events import Event
from oracle.grand_archive.model import Object
from oracle.grand_archive.table import Table
from oracle.kernel import Steps


@wrong("ATT.1.4", "performing._turn")
def attackers_stay_awake(right: Any, table: Table, event: Event, *, rested: bool) -> Event | None:
    """Attacking does not rest an ally."""
    attacking = (
        rested and table.state.combat is None and "ally" in table.record(event.object).definition.types
    )
    result: Event | None = event if attacking else right(table, event, rested=rested)
    return result


@wrong("RET.3", "combat.may_retaliate")
def defenders_do_not_retaliate(right: Any, table: Table, unit: Object, combat: Any) -> bool:
    """A defender is not asked whether it retaliates."""
    return unit.id not in combat.defenders and bool(right(table, unit, combat))


@wrong("DMG.3", "combat._ordered")
def retaliation_deals_nothing(right: Any, *given: Any) -> Steps[tuple[int, ...]]:
    """Retaliating units rest, and deal no damage."""
    yield from ()
    return ()


@wrong("DMG.3.1", "combat.attack_power")
def weapons_add_no_power(right: Any, table: Table, combat: Any) -> int:
    """The power of an attack is that of the attacker alone."""
    return max(0, table.power(table.record(combat.attacker)))


@wrong("DMG.3.7", "performing._counters")
def weapons_do_not_wear(right: Any, table: Table, event: events.Counters) -> Event | None:
    """An attack takes no durability off a weapon."""
    combat = table.state.combat
    worn = combat is not None and event.object in combat.weapons
    result: Event | None = None if worn else right(table, event)
    return result


@wrong("DEC.2.5", "table.Table.has")
def taunt_is_ignored(right: Any, table: Table, record: Object, name: str) -> bool:
    """Whoever attacks may attack past Taunt."""
    return name != "taunt" and bool(right(table, record, name))


@wrong("DEC.2.3", "table.Table.has")
def stealth_is_ignored(right: Any, table: Table, record: Object, name: str) -> bool:
    """What has Stealth may be attacked."""
    return name != "stealth" and bool(right(table, record, name))
