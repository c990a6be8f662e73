"""Game actions (Core Rules 407-444): what each event does to the table when it takes place.

:func:`forbidden` says why an event cannot take place, :func:`perform` lets it.  Neither asks anybody;
replacement effects and triggers are the business of :mod:`oracle.riftbound.happening`.
"""

from collections.abc import Callable

import msgspec

from oracle.riftbound import events
from oracle.riftbound.events import Event
from oracle.riftbound.model import BOARD, CHAIN, Cannot, Delayed, Item, Object, Place
from oracle.riftbound.table import Table

_ON_BOARD = frozenset(
    {
        events.Kill,
        events.Deal,
        events.Heal,
        events.Exhaust,
        events.Ready,
        events.Stun,
        events.Buff,
        events.Move,
        events.Recall,
        events.Attach,
        events.Detach,
        events.Empower,
        events.Disempower,
        events.TakeControl,
    }
)
"""Events that happen only to what is on the board (055), a legend included."""
_THERE = BOARD | {"legend"}
_CHANGES_PLACE = frozenset({events.Move, events.Recall})


def forbidden(table: Table, event: Event) -> str:
    """Return the rule by which the event cannot take place, or nothing."""
    for active in table.active(type(event)):
        ability = active.ability
        if isinstance(ability, Cannot) and ability.when(table, active.bearer, event):
            return "054.1"
    if not event.object:
        return ""
    record = table.record(event.object)
    kind = type(event)
    if kind in _ON_BOARD:
        if record.gone or record.place.zone not in _THERE:
            return "055"
        if isinstance(event, events.Attach) and table.record(event.to).gone:
            return "055"
        if record.attached_to and kind in _CHANGES_PLACE:
            return "718.5.c"
        already = _ALREADY.get(kind)
        if already is not None and already[0](record, event):
            return already[1]
    elif record.gone:
        return "055"
    return ""


_ALREADY: dict[type[Event], tuple[Callable[[Object, Event], bool], str]] = {
    events.Exhaust: (lambda record, event: record.exhausted, "414.1.c"),
    events.Ready: (lambda record, event: not record.exhausted, "415.1.c"),
    events.Stun: (lambda record, event: record.stunned, "423.1.a.1"),
    events.Buff: (lambda record, event: record.buffs > 0, "426.1.b.1"),
    events.Empower: (lambda record, event: record.empowered, "441.1.c"),
    events.Disempower: (lambda record, event: not record.empowered, "442.1.a.1"),
    events.Deal: (lambda record, event: isinstance(event, events.Deal) and event.amount < 1, "417.1.e.1"),
    events.Attach: (
        lambda record, event: isinstance(event, events.Attach) and record.attached_to == event.to,
        "434.1.h",
    ),
    events.Detach: (lambda record, event: record.attached_to == 0, "435.1.a.1"),
    events.Move: (
        lambda record, event: isinstance(event, events.Move) and record.place == event.to,
        "355.4.a",
    ),
}
"""States in which an action does nothing more."""


def perform(table: Table, event: Event) -> Event:
    """Let the event take place; return it as it took place (about the new object, if there is one)."""
    procedure = _PERFORM.get(type(event))
    return event if procedure is None else procedure(table, event) or event


def _draw(table: Table, event: Event) -> Event | None:  # 413.1
    top = table.state.zones[Place("deck", event.player)][0]
    card = table.transfer(top, Place("hand", event.player))
    table.reason("413.1", "drawn", card.id, by=event.by)
    return msgspec.structs.replace(event, object=card.id)


def _exhaust(table: Table, event: Event) -> None:  # 414.1
    table.change(event.object, exhausted=True)


def _ready(table: Table, event: Event) -> None:  # 415.1
    table.change(event.object, exhausted=False)


def _recycle(table: Table, event: Event) -> None:  # 416.1: to the bottom of its owner's deck
    record = table.record(event.object)
    zone = "rune_deck" if record.definition.kind == "rune" else "deck"
    table.transfer(event.object, Place(zone, record.owner))


def _deal(table: Table, event: Event) -> None:  # 417.1.b
    assert isinstance(event, events.Deal)
    table.change(event.object, damage=table.record(event.object).damage + event.amount)
    table.state.dealt = (*table.state.dealt, (event.object, event.player, event.by))
    table.reason("417.1.b", "dealt", event.object, by=event.by)


def _heal(table: Table, event: Event) -> None:  # 418.1
    if table.record(event.object).damage:
        table.change(event.object, damage=0)


def _kill(table: Table, event: Event) -> None:  # 428.2
    table.reason("428.2", "killed", event.object, by=event.by)
    _to_trash(table, event)


def _to_trash(table: Table, event: Event) -> None:  # 422.1
    table.transfer(event.object, Place("trash", table.record(event.object).owner))


def _stun(table: Table, event: Event) -> None:  # 423.1
    table.change(event.object, stunned=True)


def _buff(table: Table, event: Event) -> None:  # 426.1.b
    table.change(event.object, buffs=1)


def _banish(table: Table, event: Event) -> Event:  # 427.2
    table.reason("427.2", "banished", event.object, by=event.by)
    card = table.transfer(event.object, Place("banished", table.record(event.object).owner))
    return msgspec.structs.replace(event, object=card.id)


def _burn(table: Table, event: Event) -> Event:  # 440.1
    top = table.state.zones[Place("deck", event.player)][0]
    card = table.transfer(top, Place("trash", event.player))
    table.reason("440.1", "burned", card.id, by=event.by)
    return msgspec.structs.replace(event, object=card.id)


def _add(table: Table, event: Event) -> None:  # 429.1
    assert isinstance(event, events.Add)
    player = table.player(event.player)
    table.change_player(
        event.player, energy=player.energy + event.energy, power=(*player.power, *event.power)
    )


def _channel(table: Table, event: Event) -> None:  # 430.1, 430.3
    assert isinstance(event, events.Channel)
    for top in table.state.zones.get(Place("rune_deck", event.player), ())[: event.count]:
        rune = table.transfer(top, Place("runes", event.player), exhausted=event.exhausted)
        table.reason("430.1", "channeled", rune.id, by=event.by)


def _return_to_hand(table: Table, event: Event) -> None:
    table.transfer(event.object, Place("hand", table.record(event.object).owner))


def _return_to_deck(table: Table, event: Event) -> None:
    table.transfer(event.object, Place("deck", table.record(event.object).owner), top=True)


def _attach(table: Table, event: Event) -> None:  # 434.4: it goes where its top-most card is
    assert isinstance(event, events.Attach)
    table.relocate(event.object, table.record(event.to).place, attached_to=event.to)


def _detach(table: Table, event: Event) -> None:  # 435.4
    table.change(event.object, attached_to=0)


def _empower(table: Table, event: Event) -> None:  # 441.1
    table.change(event.object, empowered=True)


def _disempower(table: Table, event: Event) -> None:  # 442.1
    table.change(event.object, empowered=False)
    table.reason("442.1", "disempowered", event.object, by=event.by)


def _move(table: Table, event: Event) -> Event:  # 446
    assert isinstance(event, events.Move)
    record = table.record(event.object)
    moved = table.relocate(event.object, event.to)
    table.note("moved", event.object)
    table.reason("446.1", "moved", event.object, by=event.by)
    _contest(table, moved)
    return msgspec.structs.replace(event, origin=record.place)


def _contest(table: Table, record: Object) -> None:
    """Apply contested where a unit is present that its controller does not control (190.3.a.1, 450)."""
    zone, at = record.place
    if zone == "battlefield" and table.is_unit(record):
        battlefield = table.record(at)
        if battlefield.contested_by < 0 and battlefield.controller != record.controller:
            table.change(at, contested_by=record.controller)


def _recall(table: Table, event: Event) -> None:  # 455: to the base of its controller, and not a move
    record = table.record(event.object)
    base = Place("base", record.controller)
    if record.place != base:
        table.relocate(event.object, base)
    table.reason("456", "recalled", event.object, by=event.by)


def _take_control(table: Table, event: Event) -> None:  # 191
    _contest(table, table.change(event.object, controller=event.player))


def _begin(table: Table, event: Event) -> None:  # 392
    assert isinstance(event, events.Begin)
    assert event.ability is not None
    table.begin_effect(
        Delayed(table.new_id(), event.player, event.ability, event.by, event.until, event.object, event.left)
    )


def _gain_points(table: Table, event: Event) -> None:  # 194.1
    assert isinstance(event, events.GainPoints)
    table.change_player(event.player, points=table.player(event.player).points + event.amount)


def _gain_xp(table: Table, event: Event) -> None:  # 730.1
    assert isinstance(event, events.GainXP)
    table.change_player(event.player, xp=table.player(event.player).xp + event.amount)


def _spend_xp(table: Table, event: Event) -> None:  # 730.2
    assert isinstance(event, events.SpendXP)
    table.change_player(event.player, xp=table.player(event.player).xp - event.amount)


def _leave_chain(table: Table, event: Event) -> None:
    assert isinstance(event, events.LeaveChain)
    table.transfer(event.object, Place(event.to, table.record(event.object).owner))


def _enter(table: Table, event: Event) -> Event:  # 359.2: it leaves the chain and is a game object
    assert isinstance(event, events.Enter)
    record = table.transfer(event.object, event.to, controller=event.player, exhausted=event.exhausted)
    _contest(table, record)
    return msgspec.structs.replace(event, object=record.id)


def _play_token(table: Table, event: Event) -> None:  # 182: a pending item
    assert isinstance(event, events.PlayToken)
    assert event.definition is not None
    token = table.create(event.definition, event.player, CHAIN)
    table.append(
        Item(
            table.new_id(),
            event.player,
            object=token.id,
            origin=CHAIN,
            place=event.place,
            exhausted=event.exhausted,
        )
    )


def _hide(table: Table, event: Event) -> None:  # 421.1
    assert isinstance(event, events.Hide)
    table.transfer(event.object, event.to, controller=event.player, hidden_on=table.state.turn)


def _counter(table: Table, event: Event) -> None:  # 425.1.a
    state = table.state
    state.chain = tuple(item for item in state.chain if item.object != event.object)


def _attack(table: Table, event: Event) -> None:  # 464.2.c.3
    table.change(event.object, role="attacker")


def _defend(table: Table, event: Event) -> None:
    table.change(event.object, role="defender")


_PERFORM: dict[type[Event], Callable[[Table, Event], Event | None]] = {
    events.Draw: _draw,
    events.Exhaust: _exhaust,
    events.Ready: _ready,
    events.Recycle: _recycle,
    events.Deal: _deal,
    events.Heal: _heal,
    events.Discard: _to_trash,
    events.Stun: _stun,
    events.Buff: _buff,
    events.Banish: _banish,
    events.Kill: _kill,
    events.Add: _add,
    events.Channel: _channel,
    events.Burn: _burn,
    events.ReturnToHand: _return_to_hand,
    events.ReturnToDeck: _return_to_deck,
    events.Attach: _attach,
    events.Detach: _detach,
    events.Empower: _empower,
    events.Disempower: _disempower,
    events.Move: _move,
    events.Recall: _recall,
    events.TakeControl: _take_control,
    events.Begin: _begin,
    events.GainPoints: _gain_points,
    events.GainXP: _gain_xp,
    events.SpendXP: _spend_xp,
    events.LeaveChain: _leave_chain,
    events.Enter: _enter,
    events.PlayToken: _play_token,
    events.Hide: _hide,
    events.Counter: _counter,
    events.Attack: _attack,
    events.Defend: _defend,
}
