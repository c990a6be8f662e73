"""Example cards for the nameless ones of chapters 355 to 390 of the Core Rules: not real cards."""

import msgspec

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._tokens import BIRD, GOLD
from oracle.riftbound.cards._words import (
    AT_BATTLEFIELD,
    ENEMY,
    EXHAUST_ME,
    FRIENDLY,
    KILL_FRIENDLY_UNIT,
    KILL_STRONGEST,
    UNIT,
    a,
    activated,
    card,
    enemy_unit,
    friendly_unit,
    instead,
    itself,
    might_killed,
    spell,
    up_to,
    when,
    when_played,
)
from oracle.riftbound.damage import PREVENT_NEXT
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.happening import put_on_chain
from oracle.riftbound.model import (
    FREE,
    AdditionalCost,
    Bearer,
    Cost,
    Discount,
    Item,
    Place,
    Replacement,
    Triggered,
)
from oracle.riftbound.outcomes import Outcome
from oracle.riftbound.table import Table

# -- costs (355.16, 356, 357) -------------------------------------------------------------------------------


@spell(
    "Example: Costly Favour",
    additional=(AdditionalCost("kill", Cost(actions=(KILL_STRONGEST,))),),
    unit=a(UNIT & FRIENDLY),
)
def _costly_favour(do: Execution) -> Steps[None]:
    yield from do.give_might(might_killed(do), do.target("unit"))


@spell(
    "Example: Blood Oath",
    additional=(AdditionalCost("additional", Cost(actions=(KILL_FRIENDLY_UNIT,)), optional=True),),
    unit=a(UNIT & FRIENDLY),
)
def _blood_oath(do: Execution) -> Steps[None]:
    assert do.item is not None
    yield from do.give_might(7 if "additional" in do.item.paid else 2, do.target("unit"))


card(
    "Example: Quartermaster",
    Discount(
        0,
        lambda table, me, item: (
            item.controller == me.controller
            and item.object > 0
            and table.record(item.object).definition.kind == "unit"
        ),
        power=1,
    ),
)

# -- linked instructions and events (359.3.e.14, 370.1.a.2) -------------------------------------------------


@spell("Example: Twin Death", "action", units=up_to(2, UNIT & AT_BATTLEFIELD))
def _twin_death(do: Execution) -> Steps[None]:
    yield from do.kill(*do.targets("units"))


@spell("Example: Uneven Trade", "action", friend=a(UNIT & FRIENDLY), enemy=a(UNIT & ENEMY))
def _uneven_trade(do: Execution) -> Steps[None]:
    friend, enemy = do.target("friend"), do.target("enemy")
    killed = yield from do.kill(friend)
    most, might = do.might_of(friend), do.might_of(enemy)
    if do.if_you_do(killed) and most is not None and might is not None and might <= most:
        yield from do.kill(enemy)


@spell("Example: Measured Blow", "action", unit=a(UNIT & ENEMY & AT_BATTLEFIELD))
def _measured_blow(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    dealt = yield from do.deal(3, unit)
    place = do.place_of(unit)
    if do.if_you_do(dealt) and place is not None:
        yield from do.heal(*(each.id for each in do.table.units_at(place, do.controller)))


@spell("Example: Thin Ward", "reaction", unit=a(UNIT))
def _thin_ward(do: Execution) -> Steps[None]:
    yield from do.give(PREVENT_NEXT, do.target("unit"), left=1)


@spell("Example: Abduction", "action", unit=a(UNIT & ENEMY & AT_BATTLEFIELD))
def _abduction(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    physical = do.table.record(unit.id).card
    banished = yield from do.banish(unit)
    now = do.table.now(physical)
    if not do.linked(banished) or now.gone or now.place.zone != "banished":
        return
    places = [Place("battlefield", battlefield.id) for battlefield in do.table.battlefields()]
    (place,) = yield from do.pick("place", places)
    assert isinstance(place, Place)
    played = yield from do.play(now.id, base=FREE, place=place)

    @when(events.Play, itself)
    def stun_there(do: Execution) -> Steps[None]:
        units = do.table.units_at(place)
        yield from do.stun(*(each.id for each in units if each.controller != do.controller))

    if played is Outcome.EXECUTED:
        do.do_this(stun_there)


def _enter_in_base(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    yield from ()
    return (msgspec.structs.replace(event, to=Place("base", event.player)),)


card("Example: Homebody", Replacement(events.Enter, itself, _enter_in_base))

# -- replacement effects (370-375) --------------------------------------------------------------------------


@instead(events.Kill, friendly_unit, may=True)
def _guard_from_the_grave(do: Execution, death: Event) -> Steps[None]:
    banished = yield from do.banish(do.this)
    if do.if_you_do(banished):
        yield from do.heal(death.object)
        yield from do.exhaust(death.object)
        yield from do.recall(death.object)


card("Example: Grave Guardian", in_trash=(_guard_from_the_grave,))


@when(events.Move, itself)
def _gold_for_moving(do: Execution) -> Steps[None]:
    yield from do.play_token(GOLD, exhausted=True)


card("Example: Gold Runner", _gold_for_moving)


def _my_token(kind: str, table: Table, me: Bearer, event: Event) -> bool:
    assert isinstance(event, events.PlayToken)
    return (
        event.player == me.controller and event.definition is not None and kind in ("", event.definition.kind)
    )


def _and_a_copy(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    yield from ()
    return (event, event)


card(
    "Example: Gear Echo",
    Replacement(events.PlayToken, lambda table, me, event: _my_token("gear", table, me, event), _and_a_copy),
)


@instead(events.PlayToken, lambda table, me, event: _my_token("", table, me, event))
def _draw_instead(do: Execution, event: Event) -> Steps[None]:
    yield from do.draw(1)


card("Example: Token Scholar", _draw_instead)

# -- activated and triggered abilities (377, 383) -----------------------------------------------------------


@activated(Cost(actions=(EXHAUST_ME,)), only_if=lambda table, record: record.place.zone == "battlefield")
def _call_birds(do: Execution) -> Steps[None]:
    yield from do.play_token(BIRD, 2, place=Place("base", do.controller))


card("Example: Bird Caller", _call_birds)


@when(events.Kill, enemy_unit, may=True, each_turn=1)
def _banish_the_corpse(do: Execution) -> Steps[None]:
    now = do.table.now(do.table.record(do.event.object).card)
    if now.place.zone == "trash" and not now.gone:
        yield from do.banish(now.id)


card("Example: Carrion Keeper", _banish_the_corpse)


@when_played()
def _draw_for_the_crate(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Example: Supply Crate", _draw_for_the_crate)


def _played_with_points(table: Table, me: Bearer, event: Event) -> bool:
    return itself(table, me, event) and table.player(me.controller).points > 0


@when(events.Play, _played_with_points)
def _xp_for_the_bell(do: Execution) -> Steps[None]:
    yield from do.gain_xp(1)


card("Example: Victory Bell", _xp_for_the_bell)


@spell("Example: Workshop Call")
def _activate_play_effects(do: Execution) -> Steps[None]:
    table = do.table
    items = [
        Item(
            table.new_id(),
            gear.controller,
            source=gear.id,
            ability=ability,
            effect=ability.effect,
            event=events.Play(gear.id, gear.controller),
        )
        for gear in table.permanents()
        if table.is_gear(gear) and gear.controller == do.controller
        for ability in gear.definition.abilities
        if isinstance(ability, Triggered)
        and ability.event is events.Play
        and ability.when(table, gear, events.Play(gear.id, gear.controller))
    ]
    yield from put_on_chain(table, items)  # 383.4.g
