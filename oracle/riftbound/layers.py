"""Layers (Core Rules 473-480): what an object is now, after every effect that applies to it.

1. traits (477.1), 2. abilities and keywords (477.2), 3. arithmetic, increases before decreases (477.3).
"""

from oracle.riftbound.model import BOARD, KeywordGrant, MightModifier, Object, TypeGrant
from oracle.riftbound.table import Table

MIGHTY = 5
"""A unit is Mighty from this might on (708)."""


def keyword(table: Table, record: Object, name: str) -> int:
    """Return the value of a keyword of an object: the sum of all instances, 0 without it (801.3)."""
    value = 0 if record.attached_to else record.definition.keywords.get(name, 0)
    if record.place.zone in BOARD:
        for active in table.active(KeywordGrant):
            ability = active.ability
            if (
                isinstance(ability, KeywordGrant)
                and ability.keyword == name
                and ability.affects(table, active.bearer, record)
            ):
                value += ability.value
    return value


def might(table: Table, record: Object) -> int:
    """Return the current might of a unit, as it is counted: it may be below zero (143.2.b.1)."""
    known = table.might_known.get(record.id)
    if known is not None:
        return known
    definition = record.definition
    base = definition.might
    if record.place.zone not in BOARD:
        return base  # 711: printed might
    if definition.kind != "unit":
        for active in table.active(TypeGrant):  # layer 1
            if isinstance(active.ability, TypeGrant) and active.ability.affects(table, active.bearer, record):
                base = active.ability.might
    increases = record.buffs + sum(attached.definition.might_bonus for attached in table.attached(record.id))
    decreases = 0
    if record.role == "attacker":
        increases += keyword(table, record, "assault")  # 807.1.c
    elif record.role == "defender":
        increases += keyword(table, record, "shield")  # 814.1.c
    for active in table.active(MightModifier):  # layer 3
        ability = active.ability
        if isinstance(ability, MightModifier) and ability.affects(table, active.bearer, record):
            if ability.amount > 0:
                increases += ability.amount
            else:
                decreases += ability.amount
    known = base + increases + decreases
    table.might_known[record.id] = known
    return known


def counted_might(table: Table, record: Object) -> int:
    """Return the might that spells, abilities and combat see: never below zero (143.2.b)."""
    return max(0, might(table, record))


def is_mighty(table: Table, record: Object) -> bool:
    """Tell whether a unit is Mighty (708)."""
    return might(table, record) >= MIGHTY


def has_lethal_damage(table: Table, record: Object) -> bool:
    """Tell whether a unit bears lethal damage: non-zero, and at least its might (142.4.b)."""
    return record.damage > 0 and record.damage >= might(table, record)
