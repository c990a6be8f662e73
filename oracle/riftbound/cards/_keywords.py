"""Keywords that are short for triggered abilities (Core Rules 816-823), printed or given.

>>> sorted(TRIGGERS)
['hunt', 'quick-draw', 'temporary', 'vision', 'weaponmaster']
"""

from collections.abc import Callable, Mapping

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.attachment import equip_with_discount
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import Bearer, Chooser, Effect, KeywordGrant, Object, Place, Target, Triggered
from oracle.riftbound.table import Table


def _itself(table: Table, me: Bearer, event: Event) -> bool:
    return event.object == me.id


def _scores_here(table: Table, me: Bearer, event: Event) -> bool:
    return event.player == me.controller and table.record(me.id).place == Place("battlefield", event.object)


def _beginning_phase(table: Table, me: Bearer, event: Event) -> bool:
    return (
        isinstance(event, events.BeginPhase) and event.phase == "beginning" and event.player == me.controller
    )


def _kill_me(do: Execution) -> Steps[None]:
    yield from do.kill(do.me)


def _predict(do: Execution) -> Steps[None]:
    yield from do.predict()


def _attach_me(do: Execution) -> Steps[None]:
    yield from do.attach(do.me, do.target("unit"))


def _equip_to_me(do: Execution) -> Steps[None]:
    yield from equip_with_discount(do, do.target("equipment"))


def _gain_xp(do: Execution) -> Steps[None]:
    assert do.item is not None
    yield from do.gain_xp(do.item.value)


def _friendly_unit(table: Table, record: Object, chooser: Chooser) -> bool:
    return table.is_unit(record) and record.controller == chooser.controller


def _my_equipment(table: Table, record: Object, chooser: Chooser) -> bool:
    return "Equipment" in record.definition.tags and record.controller == chooser.controller


_A_UNIT = Target("unit", _friendly_unit)
_AN_EQUIPMENT = Target("equipment", _my_equipment)

TRIGGERS: Mapping[str, tuple[Triggered, ...]] = {
    "temporary": (
        Triggered(
            events.BeginPhase, _beginning_phase, Effect(_kill_me), keyword="temporary", redundant=True
        ),  # 816.1.b
    ),
    "vision": (Triggered(events.Play, _itself, Effect(_predict), keyword="vision"),),  # 817.1.b
    "quick-draw": (
        Triggered(
            events.Play, _itself, Effect(_attach_me, (_A_UNIT,)), keyword="quick-draw", redundant=True
        ),  # 819.1.d
    ),
    "weaponmaster": (
        Triggered(
            events.Play, _itself, Effect(_equip_to_me, (_AN_EQUIPMENT,)), may=True, keyword="weaponmaster"
        ),  # 821.1.c
    ),
    "hunt": (  # 823.1.c.1; both a conquer and a hold effect (823.1.b)
        Triggered(events.Conquer, _scores_here, Effect(_gain_xp), keyword="hunt", redundant=True),
        Triggered(events.Hold, _scores_here, Effect(_gain_xp), keyword="hunt", redundant=True),
    ),
}
"""What each keyword is short for."""


def granting(
    keyword: str,
    affects: Callable[[Table, Bearer, Object], bool],
    value: int = 1,
    *,
    anywhere: bool = False,
) -> tuple[KeywordGrant, ...]:
    """Return what gives a keyword together with all that it is short for.

    >>> [grant.value for grant in granting("hunt", lambda table, me, record: True)]
    [1, 0]
    """
    first, *others = TRIGGERS[keyword]
    return (
        KeywordGrant(keyword, affects, value, first, anywhere),
        *(KeywordGrant(keyword, affects, 0, other, anywhere) for other in others),
    )
