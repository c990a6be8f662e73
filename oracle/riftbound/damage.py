"""What alters damage (Core Rules 437, 712-715): bonus damage, preventing, multiplying, splitting.

A replacement effect that only alters an amount says so as a plain function, ``changes``: in combat it applies
to the assignment, before anything is dealt (465.2.c.5).
"""

from collections.abc import Iterator

import msgspec

from oracle.kernel import Steps
from oracle.riftbound.events import Deal, Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import Bearer, BonusDamage, Delayed, Replacement
from oracle.riftbound.table import Table


def bonus_damage(table: Table, event: Deal) -> int:
    """Return the bonus damage granted to a deal action of a spell or ability: the sum (714)."""
    granted = sum(
        active.ability.amount
        for active in table.active(BonusDamage)
        if isinstance(active.ability, BonusDamage) and active.ability.when(table, active.bearer, event)
    )
    return max(0, granted)


def ways_to_split(amount: int, targets: tuple[int, ...]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield the ways to split damage: each target gets at least 1 (355.14.f).

    >>> list(ways_to_split(3, (7, 8)))
    [((7, 1), (8, 2)), ((7, 2), (8, 1))]
    """
    if len(targets) == 1:
        yield ((targets[0], amount),)
        return
    for first in range(1, amount - len(targets) + 2):
        for rest in ways_to_split(amount - first, targets[1:]):
            yield ((targets[0], first), *rest)


def _about_it(table: Table, me: Bearer, event: Event) -> bool:
    return isinstance(me, Delayed) and me.on == event.object


def _with_amount(event: Event, amount: int) -> tuple[Event, ...]:
    return (msgspec.structs.replace(event, amount=amount),) if amount > 0 else ()


# -- "prevent the next X damage that would be dealt to it" --------------------------------------------------


def _left(me: Bearer) -> int:
    return me.left if isinstance(me, Delayed) else 0


def _prevent(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    assert isinstance(event, Deal)
    prevented = min(event.amount, do.table.effect(do.effect).left)
    do.table.use_up(do.effect, prevented)  # 437.3
    do.table.reason("437.2", "prevented", event.object, by=do.this)
    yield from ()
    return _with_amount(event, event.amount - prevented)


PREVENT_NEXT = Replacement(
    Deal, _about_it, _prevent, changes=lambda table, me, amount: max(0, amount - _left(me))
)
"""How much is the ``left`` of the effect it is given by."""


def _prevent_all(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    do.table.reason("437.2", "prevented", event.object, by=do.this)
    yield from ()
    return ()


PREVENT_NEXT_TIME = Replacement(Deal, _about_it, _prevent_all, once=True, changes=lambda table, me, amount: 0)
"""All of the damage, the next time it would be dealt any."""


# -- "double all damage that would be dealt to it" ----------------------------------------------------------


def _double(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    assert isinstance(event, Deal)
    yield from ()
    return _with_amount(event, 2 * event.amount)


DOUBLE = Replacement(Deal, _about_it, _double, changes=lambda table, me, amount: 2 * amount)


# -- "prevent the first X damage I would take each combat" --------------------------------------------------


def prevent_first_each_combat(most: int) -> Replacement:
    """A unit's own protection: so much in every combat it is in."""

    def left(table: Table, me: Bearer) -> int:
        showdown = table.state.showdown
        if showdown is None or not showdown.combat or not table.record(me.id).role:
            return 0
        used = ("prevented", me.id, showdown.id)
        return most - sum(1 for entry in table.state.history if entry == used)

    def when(table: Table, me: Bearer, event: Event) -> bool:
        return event.object == me.id and left(table, me) > 0

    def prevent(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
        assert isinstance(event, Deal)
        showdown = do.table.state.showdown
        assert showdown is not None
        prevented = min(event.amount, left(do.table, do.table.record(do.me)))
        for _ in range(prevented):
            do.table.note("prevented", do.me, showdown.id)
        do.table.reason("437.2", "prevented", event.object, by=do.this)
        yield from ()
        return _with_amount(event, event.amount - prevented)

    return Replacement(
        Deal, when, prevent, changes=lambda table, me, amount: max(0, amount - left(table, me))
    )
