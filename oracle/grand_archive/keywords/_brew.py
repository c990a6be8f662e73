"""Brew (BRW): herbs are sacrificed instead of paying the reserve cost."""

from itertools import combinations

import msgspec

from oracle.grand_archive.events import Move
from oracle.grand_archive.execution import Execution
from oracle.grand_archive.happening import forbidden
from oracle.grand_archive.model import AlternativeCost, Chooser, CostAction, Object, Restriction
from oracle.grand_archive.performing import graveyard_of
from oracle.grand_archive.table import Table
from oracle.kernel import Steps, choose

_WORDS = {1: "one herb", 2: "two herbs", 3: "three herbs"}


def herbs(table: Table, player: int) -> list[Object]:
    """Return the herbs a player controls that could be sacrificed."""
    return [
        record
        for record in table.field(player)
        if record.definition.is_a("herb")
        and not forbidden(table, Move(record.id, to=graveyard_of(record), cause="sacrificed"))
    ]


def brew(number: int, *restrictions: Restriction) -> AlternativeCost:
    """Return Brew: so many different herbs are sacrificed, and the card is brewed (BRW.1, BRW.2)."""

    def possible(table: Table, chooser: Chooser) -> bool:
        return len({record.definition.name for record in herbs(table, chooser.controller)}) >= number

    def pay(execution: Execution) -> Steps[None]:
        mine = herbs(execution.table, execution.controller)
        names = {record.id: record.definition.name for record in mine}
        chosen = yield from choose(
            execution.controller,
            "cost",
            list(names),
            minimum=number,
            maximum=number,
            about=(execution.source,),
            text="brew",
            groups=different(names, number),
        )
        paid = tuple(each for each in chosen if isinstance(each, int))
        yield from execution.sacrifice(*paid)
        if execution.layer is not None:
            execution.layer = msgspec.structs.replace(execution.layer, paid=paid)

    return AlternativeCost(
        action=CostAction(_WORDS[number], possible, pay),
        mark="brewed",
        keyword="brew",
        restrictions=restrictions,
    )


def different(names: dict[int, str], number: int) -> tuple[frozenset[int], ...]:
    """Return every choice of so many objects with different names.

    >>> [sorted(group) for group in different({1: "a", 2: "a", 3: "b"}, 2)]
    [[1, 3], [2, 3]]
    """
    return tuple(
        frozenset(group)
        for group in combinations(names, number)
        if len({names[identity] for identity in group}) == number
    )
