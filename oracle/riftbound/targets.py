"""Targets (Core Rules 355.5-355.13, 756-758): what may be chosen, and whether a choice is still legal.

There is one predicate, :func:`is_legal_target`: it is asked when a choice is offered, when the play is
checked, and again when the spell or ability resolves (359.3.e.2).
"""

from collections.abc import Callable, Iterator, Sequence

from oracle.riftbound.model import BOARD, Chooser, Item, Object, Place, Target, Untargetable
from oracle.riftbound.table import PLAYERS, Table


def chooser_of(item: Item) -> Chooser:
    """Return on whose behalf the choices of a chain item are made."""
    return Chooser(item.controller, item.source or item.object, item.object or item.id, item.at, item.event)


def is_legal_target(table: Table, record: Object, target: Target, chooser: Chooser) -> bool:
    """Tell whether the object may be chosen for this target (355.9)."""
    return not why_illegal(table, record, target, chooser)


def why_illegal(table: Table, record: Object, target: Target, chooser: Chooser) -> str:
    """Return the rule by which the object may not be chosen for this target, or nothing."""
    if record.gone:
        return "359.3.e.4"  # another object now
    if record.id == chooser.item:
        return "355.9.c"
    zone = record.place.zone
    if zone not in BOARD if target.zone == "board" else zone != target.zone:
        return "355.9.a"
    if not target.legal(table, record, chooser):
        return "355.9.b"
    if chooser.at and not target.elsewhere and record.place != Place("battlefield", chooser.at):
        return "811.1.d.2"
    return "758.1" if is_untargetable(table, record, chooser) else ""


def is_untargetable(table: Table, record: Object, chooser: Chooser) -> bool:
    """Tell whether an effect says that the object cannot be chosen (757)."""
    return any(
        active.ability.shields(table, active.bearer, record, chooser)
        for active in table.active(Untargetable)
        if isinstance(active.ability, Untargetable)
    )


def candidates(table: Table, target: Target, chooser: Chooser) -> list[Object]:
    """Return the objects that may be chosen, in the order of the table."""
    return [
        record for record in _pool(table, target, chooser) if is_legal_target(table, record, target, chooser)
    ]


def _pool(table: Table, target: Target, chooser: Chooser) -> Iterator[Object]:
    if target.units_only and target.zone == "board":
        yield from table.units()
    elif target.zone == "board":
        yield from table.permanents()
        if chooser.at == 0:
            for player in range(PLAYERS):
                yield from table.objects_at(Place("runes", player))
    elif target.zone in ("chain", "battlefields"):
        yield from table.objects_at(Place(target.zone, 0))
    else:
        for player in range(PLAYERS):
            yield from table.objects_at(Place(target.zone, player))


# -- groups (355.11) ----------------------------------------------------------------------------------------


def is_a_group(table: Table, target: Target, picked: Sequence[int]) -> bool:
    """Tell whether the objects collectively meet the requirement of the target (355.11)."""
    records = tuple(table.record(identity) for identity in picked)
    if target.group is not None and len({target.group(table, record) for record in records}) > 1:
        return False
    return target.together is None or target.together(table, records)


def largest_groups(
    options: Sequence[int], most: int, fits: Callable[[tuple[int, ...]], bool]
) -> list[tuple[int, ...]]:
    """Return the groups that fit and to which nothing can be added; each part of a group that fits does too.

    >>> largest_groups([1, 2, 3], 2, lambda group: sum(group) <= 4)
    [(1, 2), (1, 3)]
    """
    alone = [option for option in options if fits((option,))]
    level: list[tuple[int, ...]] = [(option,) for option in alone]
    found: list[tuple[int, ...]] = []
    while level:
        larger: list[tuple[int, ...]] = []
        for group in level:
            others = [option for option in alone if option not in group]
            grown = [(*group, option) for option in others if len(group) < most and fits((*group, option))]
            larger += [each for each in grown if alone.index(each[-1]) > alone.index(group[-1])]
            if not grown:
                found.append(group)
        level = larger
    return found
