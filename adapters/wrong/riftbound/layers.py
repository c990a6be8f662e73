"""Layers (Core Rules 473-480): might and keywords."""

from typing import Any

from adapters.wrong._registry import wrong
from oracle.riftbound.layers import keyword
from oracle.riftbound.model import Object
from oracle.riftbound.table import Table


@wrong("477.3", "layers._arithmetic")
def decreases_stop_at_zero(right: Any, table: Table, record: Object, base: int, applied: object) -> int:
    """Effects that lower might below zero stop at zero."""
    return max(0, int(right(table, record, base, applied)))


@wrong("703", "layers._arithmetic")
def buffs_give_nothing(right: Any, table: Table, record: Object, base: int, applied: object) -> int:
    """A buff does not raise might."""
    return int(right(table, record, base, applied)) - record.buffs


@wrong("477.3.d", "layers._arithmetic")
def equipment_gives_nothing(right: Any, table: Table, record: Object, base: int, applied: object) -> int:
    """What is attached to a unit does not raise its might."""
    bonus = sum(each.definition.might_bonus for each in table.attached(record.id))
    return int(right(table, record, base, applied)) - bonus


@wrong("708", "layers.MIGHTY")
def mighty_begins_at_six(right: int) -> int:
    """A unit is Mighty from six might on."""
    return right + 1


@wrong("807.2", "layers.keyword", "layers._keyword")
def keywords_are_not_added_up(right: Any, table: Table, record: Object, name: str, *given: Any) -> int:
    """A keyword with a value counts as one, and several instances as one."""
    return min(1, int(right(table, record, name, *given)))


@wrong("807.1.c", "layers._arithmetic")
def assault_counts_in_defence(right: Any, table: Table, record: Object, base: int, applied: object) -> int:
    """Assault raises might while its unit defends, too."""
    might = int(right(table, record, base, applied))
    return might + (keyword(table, record, "assault") if record.role == "defender" else 0)


@wrong("807.1.c", "layers._arithmetic")
def assault_does_nothing(right: Any, table: Table, record: Object, base: int, applied: object) -> int:
    """Assault does not raise the might of an attacker."""
    might = int(right(table, record, base, applied))
    return might - (keyword(table, record, "assault") if record.role == "attacker" else 0)


@wrong("814.1.c", "layers._arithmetic")
def shield_counts_in_attack(right: Any, table: Table, record: Object, base: int, applied: object) -> int:
    """Shield raises might while its unit attacks, too."""
    might = int(right(table, record, base, applied))
    return might + (keyword(table, record, "shield") if record.role == "attacker" else 0)
