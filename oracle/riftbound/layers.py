"""Layers (Core Rules 473-480): what an object is now, after every effect that applies to it.

1. traits (477.1), 2. abilities and keywords (477.2), 3. arithmetic, increases before decreases (477.3).
"""

from typing import TypeAlias

from oracle.riftbound.model import (
    BOARD,
    BaseMight,
    Ignoring,
    KeywordGrant,
    MightFloor,
    MightModifier,
    Object,
    TagGrant,
    TypeGrant,
)
from oracle.riftbound.table import Active, Table

MIGHTY = 5
"""A unit is Mighty from this might on (708)."""


def keyword(table: Table, record: Object, name: str) -> int:
    """Return the value of a keyword of an object: the sum of all instances, 0 without it (801.3)."""
    if not table.granted(name):
        return 0 if record.attached_to else record.definition.keywords.get(name, 0)
    return _keyword(table, record, name, {})


def has_keyword(table: Table, record: Object, name: str) -> bool:
    """Tell whether a keyword stands on the object, be its text active or not (722.1)."""
    return name in record.definition.keywords or keyword(table, record, name) > 0


def has_tag(table: Table, record: Object, tag: str) -> bool:
    """Tell whether an object has a tag, printed or given (477.1)."""
    return tag in record.definition.tags or any(
        isinstance(active.ability, TagGrant)
        and active.ability.tag == tag
        and active.ability.affects(table, active.bearer, record)
        for active in table.active(TagGrant)
    )


def ignores(table: Table, player: int, word: str, about: Object) -> bool:
    """Tell whether an effect lets the player ignore a keyword of an object in what is being done (766)."""
    return any(
        isinstance(active.ability, Ignoring)
        and active.ability.keyword == word
        and active.bearer.controller == player
        and active.ability.where(table, active.bearer, about)
        for active in table.active(Ignoring)
    )


_Applied: TypeAlias = dict[tuple[int, int], bool]
"""Whether effects still apply that were applied in an earlier sequence, by bearer and ability."""


def _applies(
    table: Table, active: Active, ability: KeywordGrant | MightModifier, record: Object, applied: _Applied
) -> bool:
    """Tell whether an effect applies: it is applied once, and disqualified at most once (476.1, 476.3)."""
    key = (active.bearer.id, id(ability))
    before = applied.get(key)
    if before is not False:
        now = ability.affects(table, active.bearer, record)
        if now or before:
            applied[key] = now
    return applied.get(key, False)


def _keyword(table: Table, record: Object, name: str, applied: _Applied) -> int:
    value = 0 if record.attached_to else record.definition.keywords.get(name, 0)
    on_board = record.place.zone in BOARD
    for active in table.granted(name):
        ability = active.ability
        if (
            isinstance(ability, KeywordGrant)
            and (on_board or ability.anywhere)
            and _applies(table, active, ability, record, applied)
        ):
            value += ability.value
    return value


def might(table: Table, record: Object) -> int:
    """Return the current might of a unit, as it is counted: it may be below zero (143.2.b.1).

    The layers are gone through until nothing changes any more (476); what asks for the might on the way sees
    what the sequence before came to.
    """
    known = table.might_known
    value = known.get(record.id)
    if value is not None:
        return value
    if record.place.zone not in BOARD:
        return record.definition.might  # 711: printed might
    trying = table.might_tried
    if record.id in trying:
        table.might_asked.add(record.id)
        return trying[record.id]
    base = value = _base_might(table, record)
    before = len(known)
    applied: _Applied = {}
    while True:
        trying[record.id] = value
        now = _arithmetic(table, record, base, applied)
        if now == value or record.id not in table.might_asked:
            known[record.id] = now
            del trying[record.id]
            table.might_asked.discard(record.id)
            return now
        for hasty in list(known)[before:]:
            del known[hasty]  # worked out on the way from what is no longer so
        value = now


def _base_might(table: Table, record: Object) -> int:  # layer 1 (477.1.a.1); the latest effect counts (480)
    base = record.definition.might
    if record.definition.kind != "unit":
        for active in table.active(TypeGrant):
            if isinstance(active.ability, TypeGrant) and active.ability.affects(table, active.bearer, record):
                base = active.ability.might
    for active in table.active(BaseMight):
        if isinstance(active.ability, BaseMight) and active.ability.affects(table, active.bearer, record):
            base = active.ability.might
    return base


def _arithmetic(table: Table, record: Object, base: int, applied: _Applied) -> int:  # layer 3 (477.3)
    increases = record.buffs + sum(attached.definition.might_bonus for attached in table.attached(record.id))
    decreases = 0
    if record.role == "attacker":
        increases += _keyword(table, record, "assault", applied)  # 807.1.c
    elif record.role == "defender":
        increases += _keyword(table, record, "shield", applied)  # 814.1.c
    for active in table.active(MightModifier):
        ability = active.ability
        if isinstance(ability, MightModifier) and _applies(table, active, ability, record, applied):
            if ability.amount > 0:
                increases += ability.amount
            else:
                decreases += ability.amount
    for active in table.active(MightFloor):  # 479.2: it depends on what was increased before
        ability = active.ability
        if isinstance(ability, MightFloor) and ability.affects(table, active.bearer, record):
            increases = max(increases, ability.to - base)
    return base + increases + decreases


def counted_might(table: Table, record: Object) -> int:
    """Return the might that spells, abilities and combat see: never below zero (143.2.b)."""
    return max(0, might(table, record))


def is_mighty(table: Table, record: Object) -> bool:
    """Tell whether a unit is Mighty (708)."""
    return might(table, record) >= MIGHTY


def has_lethal_damage(table: Table, record: Object) -> bool:
    """Tell whether a unit bears lethal damage: non-zero, and at least its might (142.4.b)."""
    return record.damage > 0 and record.damage >= might(table, record)
