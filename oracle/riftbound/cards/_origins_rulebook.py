"""Origins and Origins: Proving Grounds: the cards that worked examples of the Core Rules name."""

import msgspec

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._tokens import RECRUIT
from oracle.riftbound.cards._words import (
    AT_BATTLEFIELD,
    DISCARD_ONE,
    ENEMY,
    EXHAUST_ME,
    FRIENDLY,
    HERE,
    RECYCLE_ME,
    SPEND_BUFF,
    UNIT,
    Filter,
    a,
    activated,
    any_number,
    card,
    deathknell,
    friendly_unit,
    i_score,
    is_phase,
    itself,
    legion,
    spell,
    total_might_at_most,
    up_to,
    when,
    you,
)
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.layers import counted_might
from oracle.riftbound.model import (
    FREE,
    AdditionalCost,
    Bearer,
    BonusDamage,
    Cannot,
    Cost,
    Discount,
    Item,
    MightModifier,
    Object,
    Place,
    Replacement,
)
from oracle.riftbound.table import Table

RUNE = Filter(lambda table, record, chooser: record.definition.kind == "rune")
EXHAUSTED = Filter(lambda table, record, chooser: record.exhausted)
SOMETHING_ELSE = Filter(lambda table, record, chooser: record.id != chooser.source)


def _at_battlefield(table: Table, me: Bearer) -> bool:
    return table.record(me.id).place.zone == "battlefield"


# -- units --------------------------------------------------------------------------------------------------


def _enters_ready(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    yield from ()
    return (msgspec.structs.replace(event, exhausted=False),)


card(
    "Brazen Buccaneer",
    additional=(
        AdditionalCost(
            "additional",
            Cost(actions=(DISCARD_ONE,)),
            optional=True,
            discount=lambda cost, paid_with: cost.less(2),
        ),
    ),
)


def _opponent_controls_a_battlefield(table: Table, me: Bearer, event: Event) -> bool:
    return itself(table, me, event) and any(
        battlefield.controller in table.opponents(event.player) for battlefield in table.battlefields()
    )


@when(events.Conquer, i_score, may=True, cost=Cost(1))
def _return_me(do: Execution) -> Steps[None]:
    yield from do.return_to_hand(do.me)


card(
    "Vayne, Hunter",
    "assault 3",
    Replacement(events.Enter, _opponent_controls_a_battlefield, _enters_ready),
    _return_me,
)


def _alone_in_combat(table: Table, me: Bearer, record: Object) -> bool:
    """Say whether it attacks or defends with no other friendly unit there (740)."""
    return (
        record.id == me.id and record.role != "" and len(table.units_at(record.place, record.controller)) == 1
    )


card("Wielder of Water", MightModifier(2, _alone_in_combat))


def _enemy_unit_to_a_battlefield(table: Table, me: Bearer, event: Event) -> bool:
    assert isinstance(event, events.Enter)
    return (
        _at_battlefield(table, me)
        and event.player != me.controller
        and event.to.zone == "battlefield"
        and table.record(event.object).definition.kind == "unit"
    )


def _enemy_token_to_a_battlefield(table: Table, me: Bearer, event: Event) -> bool:
    assert isinstance(event, events.PlayToken)
    return (
        _at_battlefield(table, me)
        and event.player != me.controller
        and event.place is not None
        and event.place.zone == "battlefield"
        and event.definition is not None
        and event.definition.kind == "unit"
    )


def _readied_by_spell_or_ability(table: Table, me: Bearer, event: Event) -> bool:
    record = table.record(event.object)
    return (
        _at_battlefield(table, me)
        and event.by != 0
        and record.controller != me.controller
        and (table.is_unit(record) or table.is_gear(record))
    )


card(
    "Mageseeker Warden",
    Cannot(events.Enter, _enemy_unit_to_a_battlefield),
    Cannot(events.PlayToken, _enemy_token_to_a_battlefield),
    Cannot(events.Ready, _readied_by_spell_or_ability),
)


@when(
    events.EndTurn,
    lambda table, me, event: you(table, me, event) and _at_battlefield(table, me),
    runes=up_to(4, RUNE & FRIENDLY),
)
def _ready_runes(do: Execution) -> Steps[None]:
    yield from do.ready(*do.targets("runes"))


card("Sona, Harmonious", _ready_runes)


@when(events.Attack, itself, unit=a(UNIT & ENEMY & HERE))
def _strike_with_my_might(do: Execution) -> Steps[None]:
    yield from do.deal(do.might_of(do.me), do.target("unit"))


card("Yasuo, Remorseful", _strike_with_my_might)
card(
    "Eager Apprentice",
    Discount(
        1,
        lambda table, me, item: (
            item.controller == me.controller
            and _at_battlefield(table, me)
            and item.object > 0
            and table.record(item.object).definition.kind == "spell"
        ),
        minimum=1,
    ),
)


@deathknell
def _discard_and_draw(do: Execution) -> Steps[None]:
    yield from do.discard(2, do.controller)
    yield from do.draw(2)


card("Undercover Agent", _discard_and_draw)


@when(events.Kill, itself, leaving=True, cost=Cost(actions=(RECYCLE_ME,)))
def _ready_my_runes(do: Execution) -> Steps[None]:
    yield from do.ready(*(rune.id for rune in do.table.objects_at(Place("runes", do.controller))))


card("Ekko, Recurrent", "accelerate", _ready_my_runes)


@when(events.Kill, friendly_unit, first_each_turn=True)
def _draw_for_the_first(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Wraith of Echoes", _draw_for_the_first)


def _another_non_recruit(table: Table, me: Bearer, event: Event) -> bool:
    return (
        event.object != me.id
        and friendly_unit(table, me, event)
        and "Recruit" not in table.record(event.object).definition.tags
    )


@when(events.Kill, _another_non_recruit)
def _recruit_into_base(do: Execution) -> Steps[None]:
    yield from do.play_token(RECRUIT, place=Place("base", do.controller))


card("Viktor, Leader", _recruit_into_base)


@when(events.Move, itself, may=True, first_each_turn=True, other=a(SOMETHING_ELSE & EXHAUSTED))
def _ready_something(do: Execution) -> Steps[None]:
    yield from do.ready(do.target("other"))


card("Miss Fortune, Captain", "accelerate", "ganking", _ready_something)
card("Master Yi, Honed", "ganking", Replacement(events.Enter, itself, _enters_ready))

# -- gear ---------------------------------------------------------------------------------------------------


@activated(Cost(1, (("order", "any"),), (EXHAUST_ME,)), unit=a(UNIT & FRIENDLY))
def _bait(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    yield from do.kill(unit)
    might = do.might_of(unit)
    top = do.table.state.zones.get(Place("deck", do.controller), ())[:5]
    fitting = [
        each
        for each in top
        if might is not None
        and do.table.record(each).definition.kind == "unit"
        and do.table.record(each).definition.might <= might + 1
    ]
    picked = yield from do.pick("target", fitting, minimum=0)
    for each in picked:
        assert isinstance(each, int)
        banished = yield from do.banish_card(each)
        yield from do.play(banished, base=FREE)
    yield from do.recycle(*(each for each in top if each not in picked))


card("Baited Hook", _bait)


def _spells_finalized(table: Table, player: int) -> list[object]:
    return [
        entry[2]
        for entry in table.state.history
        if isinstance(entry, tuple) and entry[:2] == ("finalized", player) and entry[3] == "spell"
    ]


@activated(Cost(actions=(EXHAUST_ME,)))
def _annotate(do: Execution) -> Steps[None]:
    before = len(_spells_finalized(do.table, do.controller))

    def by_the_next_spell(table: Table, me: Bearer, event: Event) -> bool:
        spells = _spells_finalized(table, me.controller)[before : before + 1]
        return bool(event.by) and table.record(event.by).card in spells

    yield from do.delay(BonusDamage(1, by_the_next_spell))


card("Ravenborn Tome", _annotate)

# -- spells -------------------------------------------------------------------------------------------------


def _highest_might(table: Table, item: Item) -> int:
    mights = [counted_might(table, unit) for unit in table.units() if unit.controller == item.controller]
    return max(mights, default=0)


@spell(
    "Sky Splitter",
    "action",
    Discount(_highest_might, lambda table, me, item: item.object == me.id),
    unit=a(UNIT & AT_BATTLEFIELD),
)
def _sky_splitter(do: Execution) -> Steps[None]:
    yield from do.deal(5, do.target("unit"))


@spell("Thermo Beam", "action")
def _thermo_beam(do: Execution) -> Steps[None]:
    yield from do.kill(*(gear.id for gear in do.table.permanents() if do.table.is_gear(gear)))


@spell("Unchecked Power")
def _unchecked_power(do: Execution) -> Steps[None]:
    units = do.table.units()
    yield from do.exhaust(*(unit.id for unit in units if unit.controller == do.controller))
    yield from do.deal(12, *(unit.id for unit in units if unit.place.zone == "battlefield"))


@spell("Cull the Weak")
def _cull_the_weak(do: Execution) -> Steps[None]:
    chosen: list[int] = []
    for player in do.table.turn_order():  # each player's own choice: nothing is targeted (355.10.e)
        mine = [unit.id for unit in do.table.units() if unit.controller == player]
        for unit in (yield from do.pick("target", mine, player=player)):
            assert isinstance(unit, int)
            chosen.append(unit)
    yield from do.kill(*chosen)


@when(events.Conquer, you, may=True, cost=Cost(actions=(DISCARD_ONE,)))
def _return_from_trash(do: Execution) -> Steps[None]:
    yield from do.return_to_hand(do.me)


@spell("Super Mega Death Rocket!", in_trash=(_return_from_trash,), unit=a(UNIT))
def _rocket(do: Execution) -> Steps[None]:
    yield from do.deal(5, do.target("unit"))


@spell("Noxian Guillotine", "action", unit=a(UNIT))
def _guillotine(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    if legion(do.table, do.controller, do.table.record(do.me).card):
        yield from do.kill(unit)
        return

    @when(events.Deal, lambda table, me, event: event.object == unit.id, once=True)
    def behead(do: Execution) -> Steps[None]:
        yield from do.kill(unit.id)

    yield from do.give(behead, unit)


@spell(
    "Fox-Fire",
    "hidden",
    "action",
    units=any_number(UNIT & AT_BATTLEFIELD, same_location=True, together=total_might_at_most(4)),
)
def _fox_fire(do: Execution) -> Steps[None]:
    yield from do.kill(*do.targets("units"))


# -- legends and battlefields -------------------------------------------------------------------------------


@when(events.BeginPhase, lambda table, me, event: is_phase(event, "beginning", me.controller))
def _draw_with_an_empty_hand(do: Execution) -> Steps[None]:
    if len(do.table.state.zones.get(Place("hand", do.controller), ())) <= 1:  # part of the effect (383.2.a.1)
        yield from do.draw(1)


card("Jinx, Loose Cannon", _draw_with_an_empty_hand)


def _you_conquer_here(table: Table, me: Bearer, event: Event) -> bool:
    return event.object == me.id and event.player == me.controller


@when(events.Conquer, _you_conquer_here, may=True, cost=Cost(actions=(SPEND_BUFF,)))
def _draw_for_a_buff(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Monastery of Hirana", _draw_for_a_buff)


@when(events.Conquer, _you_conquer_here)
def _ready_runes_later(do: Execution) -> Steps[None]:
    @when(events.EndTurn, lambda table, me, event: True, once=True, runes=up_to(2, RUNE & FRIENDLY))
    def ready(do: Execution) -> Steps[None]:
        yield from do.ready(*do.targets("runes"))

    yield from do.at_end_of_turn(ready)


card("Targon's Peak", _ready_runes_later)
