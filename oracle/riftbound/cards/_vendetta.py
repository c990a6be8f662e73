"""Vendetta (化神争锋)."""

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._words import AN_OPPONENT, UNIT, Filter, a, card, empower, itself, when
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import FREE, Bearer, Chooser, Cost, MightModifier, Object, Seat, Untargetable
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
