"""Vendetta (化神争锋)."""

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._words import (
    AN_OPPONENT,
    EXHAUST_ME,
    FRIENDLY,
    UNIT,
    Filter,
    a,
    activated,
    card,
    empower,
    itself,
    when,
)
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.layers import keyword
from oracle.riftbound.model import (
    ANY,
    FREE,
    Bearer,
    Chooser,
    Cost,
    Increase,
    Item,
    KeywordGrant,
    MightModifier,
    Object,
    Place,
    Seat,
    Untargetable,
)
from oracle.riftbound.table import Table


def _at_an_end_of_the_move(table: Table, record: Object, chooser: Chooser) -> bool:
    """Say whether it is at a battlefield that the move went to or from (359.3.f.3)."""
    event = chooser.event
    return (
        isinstance(event, events.Move)
        and record.place.zone == "battlefield"
        and record.place in (event.to, event.origin)
    )


@when(events.Move, itself, may=True, unit=a(UNIT & Filter(_at_an_end_of_the_move)))
def _strike(do: Execution) -> Steps[None]:
    me = do.look(do.me)
    yield from do.deal(2 if me is not None and me.empowered else 1, do.target("unit"))


card(
    "Akali, Deadly Weapon",
    empower(Cost(2, (("fury", "any"),))),
    _strike,
    MightModifier(1, lambda table, me, record: record.id == me.id and record.empowered),
)


def _hides(table: Table, me: Bearer, record: Object, chooser: Chooser) -> bool:
    return record.id == me.id and chooser.controller != me.controller and record.role == ""  # 740.2.c


def _moves_to_a_battlefield(table: Table, me: Bearer, event: Event) -> bool:
    assert isinstance(event, events.Move)
    return itself(table, me, event) and event.to.zone == "battlefield"


@when(events.Move, _moves_to_a_battlefield)
def _strengthen_me(do: Execution) -> Steps[None]:
    yield from do.give_might(2, do.me)


card("Akali, Silent", Untargetable(_hides), _strengthen_me)


@when(events.Empower, itself, opponent=AN_OPPONENT)
def _plunder(do: Execution) -> Steps[None]:
    opponent = do.choice("opponent")
    assert isinstance(opponent, Seat)
    yield from do.burn(3, opponent.player)
    their_unit = Filter(
        lambda table, record, chooser: record.definition.kind == "unit" and record.owner == opponent.player
    )

    @when(events.Empower, itself, may=True, unit=a(their_unit, zone="trash"))
    def play_it(do: Execution) -> Steps[None]:
        unit = do.target("unit")
        if unit.legal:
            yield from do.play(unit.id, base=FREE)

    do.do_this(play_it)


card("Kharox", empower(Cost(6, (("chaos", "any"),) * 2)), _plunder)
card("Horns of the Dragon", "tank")


@when(events.Ready, itself)
def _grow(do: Execution) -> Steps[None]:
    yield from do.give_might(2, do.me)


card("Fretful Feline", _grow)


def _empowered_me(table: Table, me: Bearer, record: Object) -> bool:
    return record.id == me.id and record.empowered


card(
    "Solari Sunhawk",
    empower(Cost(2)),
    MightModifier(1, _empowered_me),
    KeywordGrant("deflect", _empowered_me, 2),
)

# -- legends and battlefields -------------------------------------------------------------------------------


@activated(Cost(actions=(EXHAUST_ME,)), "action", unit=a(UNIT & FRIENDLY))
def _give_tank(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    yield from do.give(KeywordGrant("tank", lambda table, me, record: record.id == unit.id), unit)


card("Eye of Twilight", _give_tank)
card(
    "Kinkou Temple",
    MightModifier(
        1,
        lambda table, me, record: (
            record.place == Place("battlefield", me.id) and keyword(table, record, "tank") > 0
        ),
    ),
)


def _reaction_in_a_showdown_here(table: Table, me: Bearer, item: Item) -> bool:
    """Say whether it is a card with Reaction, by itself or from face down (811.6)."""
    showdown = table.state.showdown
    return (
        showdown is not None
        and showdown.at == me.id
        and item.object != 0
        and (item.at != 0 or keyword(table, table.record(item.object), "reaction") > 0)
    )


card("Mystic Vortex", Increase(Cost(power=(ANY,)), _reaction_in_a_showdown_here))
