"""Applied costs (Core Rules 204.4): what must be paid to perform a game action, as it is performed.

They use no chain.  One cost is paid for all events of one action that it applies to.
"""

from collections.abc import Iterable

from oracle.kernel import IllegalAction, Steps, choose
from oracle.riftbound.costs import can_pay, pay
from oracle.riftbound.events import Event, Move
from oracle.riftbound.model import FREE, AppliedCost, Cost
from oracle.riftbound.table import Active, Table


def _applying(table: Table, events: Iterable[Event]) -> list[tuple[Active, list[Event]]]:
    """Return the applied costs, each with the events it applies to."""
    happening = list(events)
    found = []
    for active in table.active(AppliedCost):
        ability = active.ability
        assert isinstance(ability, AppliedCost)
        concerned = [
            event
            for event in happening
            if isinstance(event, ability.to) and ability.when(table, active.bearer, event)
        ]
        if concerned:
            found.append((active, concerned))
    return found


def applied_cost(table: Table, event: Event) -> Cost:
    """Return everything that must be paid to perform a single action."""
    cost = FREE
    for active, _ in _applying(table, [event]):
        assert isinstance(active.ability, AppliedCost)
        cost = cost + active.ability.cost
    return cost


def pay_applied_costs(table: Table, pending: dict[int, Event]) -> Steps[list[int]]:
    """Let the performing player pay; return the keys of the events that were not paid for (204.4.c).

    A standard move is declared together with its payment: it is not asked about again, and one that cannot be
    paid for is illegal as a whole.
    """
    unpaid: list[int] = []
    for active, concerned in _applying(table, pending.values()):
        ability = active.ability
        assert isinstance(ability, AppliedCost)
        player = concerned[0].player
        standard = any(isinstance(event, Move) and event.standard for event in concerned)
        objects = tuple(event.object for event in concerned)
        paying = can_pay(table, player, ability.cost)
        if standard and not paying:
            raise IllegalAction("the cost applied to this move cannot be paid", "204.4.c")
        if paying and not standard:
            (answer,) = yield from choose(
                player, "optional", ("yes", "no"), about=objects, text="pay the applied cost"
            )
            paying = answer == "yes"
        if paying:
            table.reason("204.4.b", "applied cost paid", *objects, by=active.bearer.id)
            yield from pay(table, player, ability.cost)
        else:
            table.reason("204.4.c", "applied cost not paid", *objects, by=active.bearer.id)
            unpaid += [key for key, event in pending.items() if event in concerned]
    return unpaid
