"""What the Riftbound oracle shows, in the words of the port."""

from collections.abc import Iterable

import msgspec

from adapters._oracle_case import SEATS
from adapters._oracle_riftbound_position import FILLER, NO_TEXT_LEGEND, Names
from adapters.port import (
    CombatResult,
    Observation,
    Reason,
    ShownObject,
    ShownPlayer,
    Waiting,
)
from oracle import kernel
from oracle.kernel import Option
from oracle.riftbound import model
from oracle.riftbound.layers import counted_might
from oracle.riftbound.model import BOARD, Object, Place, Seat
from oracle.riftbound.table import PLAYERS, Table

_SHOWN_ZONES = ("hand", "deck", "base", "runes", "trash", "banished", "champion", "legend")


def observe(
    table: Table,
    names: Names,
    question: kernel.Question | None,
    *,
    viewer: int | None = None,
    log: Iterable[msgspec.Struct] = (),
    new: Iterable[msgspec.Struct] = (),
    used: tuple[int, ...] = (),
) -> Observation:
    """Return what there is to see, to everyone (``viewer`` None) or to one player.

    ``log`` is everything logged since the position, ``new`` what is to be shown as reasons.
    """
    state = table.state
    names.see(table.battlefields())
    counts = _counts(table, names, log)
    asked = question if question is not None and question.kind != "action" else None
    waiting = None
    if question is not None:
        waiting = Waiting(SEATS[question.player], "question" if asked else "action")
    return Observation(
        objects=tuple(_objects(table, names, viewer)),
        players={SEATS[player]: _player(table, player, counts) for player in range(PLAYERS)},
        battlefields={
            ref: _seat(table.battlefield_controller(identity)) for ref, identity in names.battlefields.items()
        },
        chain=tuple(_chain(table, names)),
        active=SEATS[state.active],
        phase=state.phase,
        showdown=names.battlefield(state.showdown.at) if state.showdown else None,
        combat=_combat(table, names),
        winner=_seat(state.winner),
        waiting=waiting,
        used=used,
        reasons=tuple(_reasons(names, new)),
    )


def _seat(player: int | None) -> str | None:
    return None if player is None else SEATS[player]


def _objects(table: Table, names: Names, viewer: int | None) -> Iterable[ShownObject]:
    places = [Place(zone, player) for zone in _SHOWN_ZONES for player in range(PLAYERS)]
    places += [
        Place(zone, identity)
        for zone in ("battlefield", "facedown")
        for identity in names.battlefields.values()
    ]
    records = [record for place in (*places, model.CHAIN) for record in table.objects_at(place)]
    records += [record for record in table.battlefields() if names.is_made(record)]
    order = {card: number for number, card in enumerate(names.refs)}
    for record in sorted(records, key=lambda record: order.get(record.card, len(order) + record.card)):
        if record.definition in (FILLER, NO_TEXT_LEGEND):
            continue
        hidden = viewer is not None and _is_hidden_from(record, viewer)
        if hidden and record.place.zone != "facedown":
            continue
        ref = names.of(record)
        if ref is not None:
            yield _object(table, names, record, ref, hidden=hidden)


def _is_hidden_from(record: Object, viewer: int) -> bool:
    """Tell whether the player may not read the card (128)."""
    zone = record.place.zone
    if zone == "deck":
        return True  # 128.3: secret
    if zone == "facedown":
        return record.controller != viewer
    return zone == "hand" and record.owner != viewer


def _object(table: Table, names: Names, record: Object, ref: str, *, hidden: bool) -> ShownObject:
    zone = record.place.zone
    on_board = zone in BOARD
    top = record.attached_to
    attached_to = names.of(table.record(top)) if top else None
    printed = None if hidden else _printed_might(record)
    return ShownObject(
        ref=ref,
        card="face down" if hidden else record.definition.name,
        place=names.place(Place("battlefield", record.id) if zone == "battlefields" else record.place),
        owner=SEATS[record.owner],
        controller=SEATS[record.controller] if record.controller >= 0 else None,
        exhausted=record.exhausted,
        damage=record.damage,
        might=counted_might(table, record) if on_board and table.is_unit(record) else printed,
        buffed=record.buffs > 0,
        stunned=record.stunned,
        empowered=record.empowered,
        face_down=zone == "facedown",
        attached_to=attached_to,
    )


def _printed_might(record: Object) -> int | None:
    return record.definition.might if record.definition.kind == "unit" else None


def _counts(table: Table, names: Names, log: Iterable[msgspec.Struct]) -> dict[tuple[str, int], int]:
    """Count the cards that left the starting decks for the hands, and the runes channeled."""
    counts: dict[tuple[str, int], int] = {}
    owners = {record.card: record.owner for record in table.state.objects.values()}
    for entry in log:
        if isinstance(entry, model.Reason) and entry.what in ("drawn", "channeled"):
            (card,) = entry.of
            if entry.what == "channeled" or card in names.starting_deck:
                key = (entry.what, owners[card])
                counts[key] = counts.get(key, 0) + 1
    return counts


def _player(table: Table, player: int, counts: dict[tuple[str, int], int]) -> ShownPlayer:
    counted = table.player(player)
    zones = table.state.zones
    power: dict[str, int] = {}
    for domain in counted.power:
        power[domain] = power.get(domain, 0) + 1
    return ShownPlayer(
        points=counted.points,
        xp=counted.xp,
        energy=counted.energy,
        power=power,
        hand=len(zones.get(Place("hand", player), ())),
        deck=len(zones.get(Place("deck", player), ())),
        drawn=counts.get(("drawn", player), 0),
        channeled=counts.get(("channeled", player), 0),
        runes=len(zones.get(Place("runes", player), ())),
        rune_deck=len(zones.get(Place("rune_deck", player), ())),
    )


def _chain(table: Table, names: Names) -> Iterable[str]:
    for item in table.state.chain:
        record = table.record(item.object or item.source)
        ref = names.of(record) or record.definition.name
        yield ref if item.object else f"ability:{ref}"


def _combat(table: Table, names: Names) -> CombatResult | None:
    result = table.state.result
    if result is None:
        return None
    return CombatResult(names.battlefield(result.at), _seat(result.winner), _seat(result.loser))


def option_name(table: Table, names: Names, option: Option) -> str:
    """Return an option of a question in the words of the port."""
    if isinstance(option, Place):
        names.see(table.battlefields())
        return names.place(option)
    if isinstance(option, Seat):
        return SEATS[option.player]
    if isinstance(option, int):
        known = table.state.objects.get(option)
        return (names.of(known) or known.definition.name) if known else str(option)
    return str(option)


def _reasons(names: Names, log: Iterable[msgspec.Struct]) -> Iterable[Reason]:
    for entry in log:
        if isinstance(entry, model.Reason):
            of = tuple(names.refs[card] for card in entry.of if card in names.refs)
            yield Reason(entry.rule, entry.what, of, names.refs.get(entry.by))
