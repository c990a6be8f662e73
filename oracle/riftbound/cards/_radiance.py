"""Radiance (辉耀群星).

Power costs of this set are not published.  Seraphic Wyvern, Meticulous Restorationist, Mordekaiser, Angler
Wyrm, Hunters' Circle and Riven, The Exile are known only by what the FAQ of the set says: they do that and no
more.
"""

import msgspec

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._words import (
    AN_OPPONENT,
    DISCARD_ONE,
    ENEMY,
    EXHAUST_ME,
    FRIENDLY,
    UNIT,
    a,
    activated,
    card,
    deathknell,
    itself,
    one_of,
    spell,
    when,
    when_played,
)
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import (
    ANY,
    FREE,
    AppliedCost,
    Bearer,
    Cannot,
    Chooser,
    Cost,
    CostAction,
    Discount,
    Item,
    Object,
    Place,
    Replacement,
    Seat,
    Triggered,
)
from oracle.riftbound.table import Table
from oracle.riftbound.turn import ENDING

# -- units --------------------------------------------------------------------------------------------------


def _enters_ready(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    yield from ()
    return (msgspec.structs.replace(event, exhausted=False),)


@activated(Cost(1, (("fury", "any"),), (DISCARD_ONE,)), "action")
def _rewind(do: Execution) -> Steps[None]:
    if not do.table.on_board(do.me):
        return
    banished = yield from do.banish_card(do.me)
    yield from do.play(banished, base=FREE, place=Place("base", do.controller))


card("Ekko, Revolutionary", Replacement(events.Enter, itself, _enters_ready), "assault", _rewind)


def _not_chosen_this_turn(table: Table, chooser: Chooser, mode: str) -> bool:
    return ("mode", chooser.source, mode) not in table.state.history


@when(
    events.Exhaust,
    itself,
    effect=one_of(_not_chosen_this_turn, buff={}, stun={"enemy": a(UNIT & ENEMY)}, ready={}),
)
def _broken_blade(do: Execution) -> Steps[None]:
    mode = do.choice("effect")
    if mode == "buff":
        yield from do.buff(do.me)
    elif do.spend_buff(do.me):  # 204.3.b: not in the first part of the effect, so paid on resolution
        if mode == "stun":
            yield from do.stun(do.target("enemy"))
        else:
            yield from do.ready(do.me)


card("Riven, Broken Blade", _broken_blade)


@when_played()
def _borrow_a_legend(do: Execution) -> Steps[None]:
    mine = do.table.state.deck_lists[do.controller]
    if "Neeko, Blending In" not in mine.names or not do.table.on_board(do.me):
        do.table.reason("055", "ignored", by=do.me)
        return
    names = [legend.name for legend in mine.legends]
    picked = yield from do.pick("target", names)
    for name in picked:
        do.add_legend(next(legend for legend in mine.legends if legend.name == name), do.me)


card("Neeko, Blending In", _borrow_a_legend)


def _channel_one_more(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    yield from ()
    besides = events.Channel(player=event.player, by=do.this, applied=event.applied)
    return (event, besides)


card(
    "Seraphic Wyvern",
    Replacement(events.Channel, lambda table, me, event: event.player == me.controller, _channel_one_more),
)


@activated(Cost(actions=(EXHAUST_ME,)), opponent=AN_OPPONENT)
def _lure(do: Execution) -> Steps[None]:
    opponent = do.choice("opponent")
    place = do.place_of(do.me)
    assert isinstance(opponent, Seat)
    if place is not None and place.zone == "battlefield":
        yield from do.must_move(opponent.player, place)


card("Angler Wyrm", _lure)  # that it is exhausted to do so is an assumption


@when(events.Kill, itself, leaving=True, may=True)
def _restore(do: Execution) -> Steps[None]:
    physical = do.table.record(do.me).card
    trash = do.table.objects_at(Place("trash", do.controller))
    card_there = next((each.id for each in trash if each.card == physical), None)
    if card_there is not None:
        yield from do.play(card_there, base=Cost(power=(("order", "any"),)))


card("Meticulous Restorationist", _restore)  # the condition of its trigger is an assumption

# -- gear ---------------------------------------------------------------------------------------------------


def _forge(do: Execution) -> Steps[None]:
    deck = do.table.state.zones.get(Place("deck", do.controller), ())
    if deck:
        banished = yield from do.banish_card(deck[0])
        yield from do.play_later(banished, until=ENDING)


def _when_it_leaves(event: type[Event]) -> Triggered:
    return when(event, itself, leaving=True)(_forge)


@activated(Cost(2, (("fury", "any"),), (EXHAUST_ME,)))
def _break(do: Execution) -> Steps[None]:
    yield from do.kill(do.me)


card(
    "Runeblade Anvil",
    when_played()(_forge),
    _when_it_leaves(events.Kill),
    _when_it_leaves(events.Banish),
    _when_it_leaves(events.ReturnToHand),
    _when_it_leaves(events.ReturnToDeck),
    _when_it_leaves(events.Recycle),
    _break,
)


def _opponent_moves_here(table: Table, me: Bearer, event: Event) -> bool:
    assert isinstance(event, events.Move)
    return event.player not in (-1, me.controller) and event.to == table.record(me.id).place


@deathknell
def _draw(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Gravity Field", "deploy", AppliedCost(events.Move, _opponent_moves_here, Cost(1, (ANY,))), _draw)

# -- spells -------------------------------------------------------------------------------------------------


@spell("Hunker Down", "reaction", unit=a(UNIT & FRIENDLY))
def _hunker_down(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    readied = yield from do.ready(unit)
    if do.linked(readied):
        yield from do.give(Cannot(events.Move, lambda table, me, event: event.object == unit.id), unit)
    yield from do.draw(1)


# -- legends and battlefields -------------------------------------------------------------------------------


def _to_a_battlefield_of_mine(table: Table, me: Bearer, event: Event) -> bool:
    """Say whether it was played to a battlefield its controller controls, as chosen in step 2 (355.2)."""
    assert isinstance(event, events.Enter)
    place = event.chosen
    return (
        event.player == me.controller
        and place is not None
        and place.zone == "battlefield"
        and table.record(place.of).controller == me.controller
        and table.record(event.object).definition.kind == "unit"
    )


card("Riven, The Exile", Replacement(events.Enter, _to_a_battlefield_of_mine, _enters_ready))


def _remains(table: Table, record: Object) -> list[int]:
    return [
        each.id
        for each in table.objects_at(Place("trash", record.controller))
        if each.definition.kind in ("unit", "gear")
    ]


def _banish_remains(do: Execution) -> Steps[None]:
    (remains,) = yield from do.pick("cost", _remains(do.table, do.table.record(do.me)))
    assert isinstance(remains, int)
    yield from do.banish(remains)


@activated(
    Cost(
        actions=(CostAction(lambda table, do: bool(_remains(table, table.record(do.me))), _banish_remains),)
    ),
    "reaction",
    adds=(0, ("any@unit",)),
    only_for="unit",
    times=lambda table, record, played: len([each for each in _remains(table, record) if each != played]),
)
def _draw_power_from_remains(do: Execution) -> Steps[None]:
    yield from do.add(power=("any@unit",))


card("Mordekaiser, Iron Revenant", _draw_power_from_remains)


def _first_played_there(table: Table, me: Bearer, item: Item) -> bool:
    """Say whether it is the first unit or gear its player plays there this turn, on their own turn."""
    here = Place("battlefield", me.id)
    if item.place != here or item.controller != table.state.active:
        return False
    return not any(
        isinstance(entry, tuple)
        and entry[:2] == ("finalized", item.controller)
        and entry[3] in ("unit", "gear")
        and entry[5] == here
        for entry in table.state.history
    )


card("Hunters' Circle", Discount(1, _first_played_there))
