"""Spiritforged (铸魂淬炼)."""

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._tokens import GOLD, SAND_SOLDIER
from oracle.riftbound.cards._words import (
    AN_OPPONENT,
    AT_BATTLEFIELD,
    ENEMY,
    EXHAUST_ME,
    FRIENDLY,
    GEAR,
    HERE,
    UNIT,
    a,
    card,
    deathknell_noting,
    equip,
    friendly_unit,
    instead,
    itself,
    might_at_most,
    power,
    repeat,
    spell,
    up_to,
    when,
    when_played,
    you,
)
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.layers import counted_might, is_mighty, keyword
from oracle.riftbound.model import (
    CHAIN,
    Bearer,
    Cost,
    Discount,
    Item,
    KeywordGrant,
    Object,
    Place,
    Replacement,
    Seat,
)
from oracle.riftbound.table import Table

# -- units --------------------------------------------------------------------------------------------------

card("Laurent Bladekeeper", "ganking")
card("Laurent Duelist", "assault 2")


@when(events.Move, itself)
def _draw_when_i_move(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Stellacorn Herder", _draw_when_i_move)


def _i_win(table: Table, me: Bearer, event: Event) -> bool:
    return you(table, me, event) and table.record(me.id).place == Place("battlefield", event.object)


def _in_combat(table: Table, me: Bearer, event: Event) -> bool:
    return itself(table, me, event) and table.record(me.id).role != ""  # 740.2.c


@when(events.WinCombat, _i_win, first_each_turn=True)
def _score_for_winning(do: Execution) -> Steps[None]:
    yield from do.gain_points(1)


@when(events.Kill, _in_combat, leaving=True, opponent=AN_OPPONENT)
def _opponent_scores(do: Execution) -> Steps[None]:
    opponent = do.choice("opponent")
    assert isinstance(opponent, Seat)
    yield from do.gain_points(1, opponent.player)


card("Draven, Audacious", "deflect", _score_for_winning, _opponent_scores)


@when_played()
def _sand_soldier_here(do: Execution) -> Steps[None]:
    place = do.place_of(do.me)
    if place is not None:
        yield from do.play_token(SAND_SOLDIER, place=place)


card("Royal Guard", _sand_soldier_here)


def _weaker_unit_here(table: Table, me: Bearer, event: Event) -> bool:
    dying, soraka = table.record(event.object), table.record(me.id)
    return (
        event.object != me.id
        and friendly_unit(table, me, event)
        and dying.place == soraka.place
        and counted_might(table, dying) < counted_might(table, soraka)
    )


@instead(events.Kill, _weaker_unit_here)
def _save_the_weaker(do: Execution, death: Event) -> Steps[None]:
    yield from do.heal(death.object)
    yield from do.exhaust(death.object)
    yield from do.recall(death.object)


card("Soraka, Wanderer", "assigned last", _save_the_weaker)


@when_played()
def _strengthen_the_others(do: Execution) -> Steps[None]:
    others = [unit.id for unit in do.table.units() if unit.controller == do.controller and unit.id != do.me]
    yield from do.give_might(2, *others)


def _add_two(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    yield from do.add(energy=2)
    return (event,)


card(
    "Undertitan",
    _strengthen_the_others,
    Replacement(
        events.Reveal,
        lambda table, me, event: event.object == me.id and table.record(me.id).place.zone == "deck",
        _add_two,
    ),
)


@when(events.BecomeMighty, friendly_unit, may=True, cost=power("order"))
def _ready_the_mighty(do: Execution) -> Steps[None]:
    yield from do.ready(do.event.object)


card("Fiora, Worthy", _ready_the_mighty)


@when(events.Attack, itself, unit=a(UNIT & ENEMY & HERE))
def _shoot(do: Execution) -> Steps[None]:
    me = do.look(do.me)
    if me is not None:
        yield from do.deal(keyword(do.table, me, "assault"), do.target("unit"))  # 807.3


card("Lucian, Gunslinger", "assault", _shoot)


def _played_from_elsewhere(table: Table, me: Bearer, record: Object) -> bool:
    """Affect a friendly unit that is being played, and not from a hand."""
    return (
        record.place == CHAIN
        and record.controller == me.controller
        and record.definition.kind == "unit"
        and any(
            item.object == record.id and item.origin is not None and item.origin.zone != "hand"
            for item in table.state.chain
        )
    )


card(
    "Rek'Sai, Breacher",
    "accelerate",
    "assault",
    KeywordGrant("accelerate", _played_from_elsewhere, anywhere=True),
)


def _alone(table: Table, me: Bearer, event: Event) -> bool:
    return table.units_at(table.record(me.id).place, me.controller) == [table.record(me.id)]


@deathknell_noting(_alone)
def _draw_if_alone(do: Execution) -> Steps[None]:
    if do.noted:
        yield from do.draw(1)


card("Lonely Poro", _draw_if_alone)


@deathknell_noting(lambda table, me, event: is_mighty(table, table.record(me.id)))
def _draw_if_mighty(do: Execution) -> Steps[None]:
    if do.noted:
        yield from do.draw(2)


card("Unsung Hero", _draw_if_mighty)

# -- gear ---------------------------------------------------------------------------------------------------


@instead(events.Kill, itself)
def _guardian_angel(do: Execution, death: Event) -> Steps[None]:
    yield from do.kill(do.this)
    yield from do.heal(death.object)
    yield from do.exhaust(death.object)
    yield from do.recall(death.object)


card("Guardian Angel", equip(power("calm")), effect_text=(_guardian_angel,))
card(
    "Petricite Monument",
    "temporary",
    KeywordGrant(
        "deflect",
        lambda table, me, record: record.controller == me.controller and table.is_unit(record),
    ),
)


@when(events.Kill, friendly_unit, may=True, cost=Cost(actions=(EXHAUST_ME,)))
def _remember(do: Execution) -> Steps[None]:
    yield from do.draw(1)
    hand = do.table.state.zones.get(Place("hand", do.controller), ())
    if hand:
        (chosen,) = yield from do.pick("target", hand)
        (end,) = yield from do.pick("mode", ("top", "bottom"))
        assert isinstance(chosen, int)
        if end == "top":
            yield from do.put_on_deck(chosen)
        else:
            yield from do.recycle(chosen)


card("Altar of Memories", _remember)

# -- spells -------------------------------------------------------------------------------------------------


@spell("Detonate", gear=a(GEAR))
def _detonate(do: Execution) -> Steps[None]:
    gear = do.target("gear")
    killed = yield from do.kill(gear)
    if do.linked(killed):
        yield from do.draw(2, do.controller_of(gear))


@spell(
    "Bellows Breath",
    "action",
    additional=(repeat(Cost(1, (("mind", "any"),))),),
    units=up_to(3, UNIT, same_location=True),
)
def _bellows_breath(do: Execution) -> Steps[None]:
    yield from do.deal(1, *do.targets("units"))


@spell("Blood Money", "action", unit=a(UNIT & AT_BATTLEFIELD & might_at_most(2)))
def _blood_money(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    killed = yield from do.kill(unit)
    controller = do.controller_of(unit) if do.linked(killed) else None
    if controller is not None:
        yield from do.play_token(GOLD, 2 if controller == do.controller else 1, exhausted=True)


@spell("Deathgrip", "reaction", unit=a(UNIT & FRIENDLY), other=a(UNIT & FRIENDLY, another=True))
def _deathgrip(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    killed = yield from do.kill(unit)
    if do.if_you_do(killed):
        yield from do.give_might(do.might_of(unit), do.target("other"))
    yield from do.draw(1)


@spell("Void Rush")
def _void_rush(do: Execution) -> Steps[None]:
    revealed = yield from do.reveal(2)
    picked = yield from do.pick("target", revealed, minimum=0)
    for card_id in picked:
        assert isinstance(card_id, int)
        banished = yield from do.banish_card(card_id)
        yield from do.play(banished, discount=2)
    yield from do.draw(len(revealed) - len(picked))


# -- legends and battlefields -------------------------------------------------------------------------------


@when(events.WinCombat, you)
def _draw_for_winning(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Draven, Glorious Executioner", _draw_for_winning)


def _first_gear(table: Table, me: Bearer, item: Item) -> bool:
    """Say whether it is the first nontoken gear of the battlefield's controller this turn (419.4.b)."""
    definition = table.record(item.object).definition if item.object else None
    return (
        definition is not None
        and definition.kind == "gear"
        and not definition.token
        and item.controller == me.controller
        and not any(
            isinstance(entry, tuple)
            and entry[:2] == ("finalized", item.controller)
            and entry[3:5] == ("gear", False)
            for entry in table.state.history
        )
    )


card("Ornn's Forge", Discount(1, _first_gear))
