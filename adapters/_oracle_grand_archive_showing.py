"""What the Grand Archive oracle shows, in the words of the port."""

from collections.abc import Iterable

import msgspec

from adapters._oracle_case import SEATS
from adapters._oracle_grand_archive_position import ZONES, Names
from adapters.port import Observation, Reason, ShownObject, ShownPlayer, Waiting
from oracle import kernel
from oracle.grand_archive import model
from oracle.grand_archive.model import STACK, Layer, Object, Place, Seat
from oracle.grand_archive.table import Table
from oracle.kernel import Option


def observe(
    table: Table,
    names: Names,
    question: kernel.Question | None,
    *,
    viewer: int | None = None,
    new: Iterable[msgspec.Struct] = (),
    used: tuple[int, ...] = (),
) -> Observation:
    """Return what there is to see, to everyone (``viewer`` None) or to one player.

    ``new`` is what is to be shown as reasons.
    """
    state = table.state
    waiting = None
    if question is not None:
        waiting = Waiting(SEATS[question.player], "action" if question.kind == "action" else "question")
    return Observation(
        objects=tuple(_objects(table, names, viewer)),
        players={SEATS[player]: _player(table, names, player) for player in table.players()},
        chain=tuple(_layer(table, names, layer) for layer in state.stack),
        active=SEATS[state.active],
        phase=state.phase,
        winner=None if state.winner is None else SEATS[state.winner],
        waiting=waiting,
        used=used,
        reasons=tuple(_reasons(names, new)),
    )


def _objects(table: Table, names: Names, viewer: int | None) -> Iterable[ShownObject]:
    places = [Place(zone, player) for zone in (*ZONES, "intent") for player in table.players()]
    records = [record for place in (*places, STACK) for record in table.objects_at(place)]
    order = {card: number for number, card in enumerate(names.refs)}
    for record in sorted(records, key=lambda record: order.get(record.card, len(order) + record.card)):
        ref = names.of(record)
        if ref is not None and (viewer is None or not _is_hidden_from(record, viewer)):
            yield _object(table, names, record, ref)


def _is_hidden_from(record: Object, viewer: int) -> bool:
    """Tell whether the player may not read it: a private zone is its owner's to read, a deck nobody's."""
    zone = record.place.zone
    if zone == "memory" and "face up" in record.marks:
        return False
    return zone == "deck" or (zone in model.HIDDEN and record.owner != viewer)


def _object(table: Table, names: Names, record: Object, ref: str) -> ShownObject:
    zone, printed, combat = record.place.zone, record.definition, table.state.combat
    in_play = zone in ("field", "intent")
    activation = next((layer for layer in table.state.stack if _is_of(layer, record)), None)
    marks = activation.marks if zone == "stack" and activation is not None else record.marks
    return ShownObject(
        ref=ref,
        card=printed.name,
        place=names.place(record.place),
        owner=SEATS[record.owner],
        controller=SEATS[record.controller],
        exhausted=record.rested,
        damage=record.damage,
        face_down=zone == "memory" and "face up" not in marks,
        power=table.power(record) if in_play and printed.power is not None else printed.power,
        life=table.life(record) if in_play and printed.life is not None else printed.life,
        counters=dict(sorted(record.counters)),
        marks=tuple(sorted(marks - {"face up"})),
        attacking=combat is not None and combat.attacks and combat.attacker == record.id,
        defending=combat is not None and record.id in combat.defenders,
    )


def _is_of(layer: Layer, record: Object) -> bool:
    """Tell whether it is the activation of a card itself, no copy of it."""
    return layer.source == record.id and layer.kind == "activation" and not layer.copy


def _player(table: Table, names: Names, player: int) -> ShownPlayer:
    count = {zone: len(table.state.zones.get(Place(zone, player), ())) for zone in ZONES}
    return ShownPlayer(
        hand=count["hand"],
        deck=count["deck"],
        drawn=_drawn(table, names, player),
        level=table.level(player),
        memory=count["memory"],
        material=count["material"],
        graveyard=count["graveyard"],
        banishment=count["banishment"],
    )


def _drawn(table: Table, names: Names, player: int) -> int:
    """Count the cards that went from the starting deck into the hand."""
    in_deck: set[int] = set()
    drawn: set[int] = set()
    for record in table.state.objects.values():  # oldest first
        if record.place == Place("deck", player) and record.card in names.starting_deck:
            in_deck.add(record.card)
        elif record.card in in_deck:
            in_deck.discard(record.card)
            if record.place.zone == "hand":
                drawn.add(record.card)
    return len(drawn)


def _layer(table: Table, names: Names, layer: Layer) -> str:
    """Return a layer of the effects stack in the words of the port."""
    ref = names.offered(table.record(layer.source))
    if layer.kind in ("ability", "trigger"):
        return f"ability:{ref}"
    return f"copy:{ref}" if layer.copy else ref


def option_name(table: Table, names: Names, option: Option) -> str:
    """Return an option of a question in the words of the port."""
    if isinstance(option, Seat):
        return SEATS[option.player]
    if isinstance(option, int) and option in table.state.objects:
        return names.offered(table.record(option))
    return str(option)


def _reasons(names: Names, log: Iterable[msgspec.Struct]) -> Iterable[Reason]:
    for entry in log:
        if isinstance(entry, model.Reason):
            of = tuple(names.refs[card] for card in entry.of if card in names.refs)
            yield Reason(entry.rule, entry.what, of, names.refs.get(entry.by))
