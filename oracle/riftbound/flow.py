"""Flow (Core Rules 829): playing a spell from the trash for another cost, and banishing it afterwards."""

from collections.abc import Iterator

from oracle.kernel import Steps, choose
from oracle.riftbound import events
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.happening import happen
from oracle.riftbound.model import Bearer, Cost, Delayed, FlowGrant, Item, Object, Place, Replacement
from oracle.riftbound.table import Table


def flow_costs(table: Table, card: Object) -> tuple[Cost, ...]:
    """Return the costs of every instance of Flow that a card has (829.1.c.3)."""
    granted = [
        active.ability.cost
        for active in table.active(FlowGrant)
        if isinstance(active.ability, FlowGrant) and active.ability.card == card.id
    ]
    return (*card.definition.flow, *granted)


def flow_items(table: Table, player: int) -> Iterator[Item]:
    """Yield what it would be to play each spell of a player's trash for each of its Flow costs."""
    cards = table.objects_at(Place("trash", player))
    granting = table.awaited(FlowGrant)
    for card in cards if granting else [card for card in cards if card.definition.flow]:
        for cost in dict.fromkeys(flow_costs(table, card)):
            yield Item(
                0,
                player,
                object=card.id,
                effect=card.definition.spell,
                origin=card.place,
                base=cost,
                by_flow=True,
            )


def choose_flow_cost(table: Table, player: int, ways: list[Item]) -> Steps[Cost]:
    """Let the player choose which of several Flow costs to apply (829.1.c.3)."""
    costs = {_in_words(way.base): way.base for way in ways if way.base is not None}
    (chosen,) = yield from choose(player, "mode", list(costs), about=(ways[0].object,), text="Flow cost")
    return costs[str(chosen)]


def _in_words(cost: Cost) -> str:
    """Say a cost: its energy, then the domain of each power symbol.

    >>> _in_words(Cost(3, (("fury", "any"), ("fury", "any"))))
    '3 fury fury'
    """
    symbols = ("any" if len(symbol) > 2 else symbol[0] for symbol in cost.power)
    return " ".join((str(cost.energy), *symbols))


def _leaves_the_chain(table: Table, me: Bearer, event: Event) -> bool:
    return isinstance(me, Delayed) and event.object == me.on


def _banish_it(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    do.table.reason("829.1.b.1", "banished after Flow", event.object)
    yield from do.banish(event.object)
    return ()


_THEN_BANISH_IT = Replacement(events.LeaveChain, _leaves_the_chain, _banish_it)


def banish_it_afterwards(table: Table, item: Item) -> Steps[None]:
    """Let the delayed replacement of a spell begin that has been finalized for its Flow cost (829.1.b.1)."""
    yield from happen(
        table,
        events.Begin(item.object, item.controller, by=item.object, ability=_THEN_BANISH_IT, until="used"),
    )
