"""Spiritforged and Unleashed: the cards that worked examples of the Core Rules name."""

from oracle.kernel import Answer, Steps
from oracle.riftbound import events
from oracle.riftbound.cards._tokens import SPRITE
from oracle.riftbound.cards._words import (
    AN_OPPONENT,
    AT_BATTLEFIELD,
    BANISH_ME,
    ENEMY,
    FRIENDLY,
    UNIT,
    Filter,
    a,
    activated,
    any_number,
    card,
    deathknell,
    equip,
    i_score,
    itself,
    legion,
    power,
    repeat,
    spell,
    when,
    when_played,
)
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.happening import happen
from oracle.riftbound.layers import counted_might
from oracle.riftbound.model import (
    FREE,
    Bearer,
    Chooser,
    Cost,
    OptionalCostDiscount,
    Place,
    PlayFromTrash,
    Replacement,
    Seat,
)
from oracle.riftbound.table import Table

# -- Spiritforged -------------------------------------------------------------------------------------------


@when_played()
def _discard_then_draw(do: Execution) -> Steps[None]:
    yield from do.discard(1, do.controller)
    yield from do.draw(2)


card(
    "Ezreal, Prodigy",
    _discard_then_draw,
    OptionalCostDiscount(1, lambda table, me, item: item.controller == me.controller),
)


def _look_for_gear(do: Execution) -> Steps[None]:
    top = do.table.state.zones.get(Place("deck", do.controller), ())[:4]
    gear = [each for each in top if do.table.is_gear(do.table.record(each))]
    picked = yield from do.pick("target", gear, minimum=0)
    for each in picked:
        assert isinstance(each, int)
        yield from happen(do.table, events.Reveal(each, do.controller, by=do.me))
        yield from do.put_on_deck(each)
        yield from do.draw(1)
    yield from do.recycle(*(each for each in top if each not in picked))


card(
    "Ornn, Blacksmith", when(events.Play, itself)(_look_for_gear), when(events.Hold, i_score)(_look_for_gear)
)


@spell("Frigid Touch", "reaction", additional=(repeat(Cost(2)),), unit=a(UNIT))
def _frigid_touch(do: Execution) -> Steps[None]:
    yield from do.give_might(-2, do.target("unit"))


@spell("Here to Help", "hidden", "action")
def _here_to_help(do: Execution) -> Steps[None]:
    table = do.table
    hand = table.objects_at(Place("hand", do.controller))
    places = [
        Place("battlefield", battlefield.id)
        for battlefield in table.battlefields()
        if battlefield.controller == do.controller
    ]
    units = [card.id for card in hand if card.definition.kind == "unit"]
    if not places or not units or not (yield from do.may(text="play a unit")):
        return
    (unit,) = yield from do.pick("cost", units)
    (place,) = yield from do.pick("place", places)
    assert isinstance(unit, int)
    assert isinstance(place, Place)
    yield from do.play(unit, discount=3, place=place)


EQUIPPED = Filter(lambda table, record, chooser: bool(table.attached(record.id)))


@spell("Strike Down", friend=a(UNIT & FRIENDLY & EQUIPPED), enemy=a(UNIT & ENEMY))
def _strike_down(do: Execution) -> Steps[None]:
    friend = do.target("friend")
    yield from do.deal(do.might_of(friend), do.target("enemy"), source=friend)
    if friend.legal:
        attached = [gear.id for gear in do.table.attached(friend.id)]
        for gear in (yield from do.pick("cost", attached)):
            assert isinstance(gear, int)
            yield from do.detach(gear)


@spell("Hostile Takeover", "hidden", unit=a(UNIT & ENEMY & AT_BATTLEFIELD))
def _hostile_takeover(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    taken = yield from do.take_control(unit)
    if not do.linked(taken):
        return
    yield from do.ready(unit)

    @when(events.EndTurn, lambda table, me, event: True, once=True)
    def give_back(do: Execution) -> Steps[None]:
        yield from do.lose_control(unit.id)
        yield from do.recall(unit.id)

    yield from do.at_end_of_turn(give_back)


@deathknell
def _banish_the_dead(do: Execution) -> Steps[None]:
    """Banish the unit, and let the gear that says so remember it (395)."""
    table = do.table
    now = table.now(table.record(do.me).card)
    if now.gone or now.place.zone != "trash":
        return
    banished = yield from do.banish_card(now.id)
    drive = table.record(do.this)
    if banished is not None and do.this != do.me and not drive.gone:
        table.change(drive.id, linked=(*drive.linked, banished))


@activated(Cost(3, (("mind", "any"),), (BANISH_ME,)), only_if=lambda table, record: record.attached_to == 0)
def _play_all_banished(do: Execution) -> Steps[None]:
    for banished in do.table.record(do.me).linked:  # only those (397)
        if not do.table.record(banished).gone:
            yield from do.play(banished, base=FREE)


card(
    "The Zero Drive",
    equip(Cost(1) + power("mind")),
    _play_all_banished,
    effect_text=(_banish_the_dead,),
)

# -- Unleashed ----------------------------------------------------------------------------------------------


@when(events.Move, itself)
def _sprite_behind(do: Execution) -> Steps[None]:
    assert isinstance(do.event, events.Move)
    yield from do.play_token(SPRITE, place=do.event.origin)


card("Lillia, Fae Fawn", "accelerate", _sprite_behind)
card(
    "Undying Legion",
    in_trash=(
        PlayFromTrash(
            Cost(3, (("fury", "any"),)),
            lambda table, record: legion(table, record.controller, record.card),
        ),
    ),
)


def _token_unit_of_mine(table: Table, me: Bearer, event: Event) -> bool:
    assert isinstance(event, events.PlayToken)
    return (
        event.player == me.controller
        and event.definition is not None
        and event.definition.kind == "unit"
        and table.record(me.id).place.zone == "battlefield"
    )


def _and_a_copy(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    yield from ()
    return (event, event)


card(
    "Zilean, Time Mage",
    Replacement(events.PlayToken, _token_unit_of_mine, _and_a_copy, may=True, each_turn=1),
)


@when_played(opponent=AN_OPPONENT)
def _investigate(do: Execution) -> Steps[None]:
    opponent = do.choice("opponent")
    assert isinstance(opponent, Seat)
    hand = do.table.state.zones.get(Place("hand", opponent.player), ())
    yield from happen(do.table, *(events.Reveal(each, opponent.player, by=do.me) for each in hand))
    if do.table.player(do.controller).xp < 2 or not (yield from do.may(text="pay 2 XP")):
        return  # 383.3.b: not in the first part of the effect, so paid on resolution
    yield from happen(do.table, events.SpendXP(player=do.controller, by=do.me, amount=2))
    for each in (yield from do.pick("target", hand)):
        assert isinstance(each, int)
        yield from happen(do.table, events.Discard(each, opponent.player, by=do.me))
        yield from do.draw(1, opponent.player)


card("Insightful Investigator", _investigate)


@spell("Thrill of the Hunt", "reaction", unit=a(UNIT & FRIENDLY))
def _thrill_of_the_hunt(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    if not unit.legal:
        do.table.reason("359.3.e.14.a", "ignored", by=do.this)
        return
    physical = do.table.record(unit.id).card
    banished = yield from do.banish(unit)
    now = do.table.now(physical)
    if not do.linked(banished) or now.gone or now.place.zone != "banished":
        return
    places = [Place("battlefield", battlefield.id) for battlefield in do.table.battlefields()]
    (place,) = yield from do.pick("place", places, player=now.owner)
    assert isinstance(place, Place)
    yield from do.play(now.id, base=FREE, place=place, player=now.owner)


def _might_of_the_friend(table: Table, chooser: Chooser, so_far: dict[str, Answer]) -> int:
    (friend,) = so_far["friend"]
    assert isinstance(friend, int)
    return counted_might(table, table.record(friend))


@spell(
    "Alpha Strike",
    "action",
    friend=a(UNIT & FRIENDLY),
    enemies=any_number(UNIT & ENEMY & AT_BATTLEFIELD, minimum=1, limit=_might_of_the_friend),
)
def _alpha_strike(do: Execution) -> Steps[None]:
    friend = do.target("friend")
    yield from do.deal_split(do.might_of(friend), do.targets("enemies"), source=friend)
    this = do.this

    @when(events.Kill, lambda table, me, event: event.by == this)
    def learn(do: Execution) -> Steps[None]:
        yield from do.gain_xp(1)

    yield from do.delay(learn)
