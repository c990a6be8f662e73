"""Game concepts (Core Rules 050-198): objects, zones, control, what cannot happen."""

import dataclasses
from typing import Any

import msgspec

from adapters.wrong._registry import wrong
from oracle.riftbound.events import Event
from oracle.riftbound.model import BOARD, Object, Place
from oracle.riftbound.table import Table

_OF_OWNERS = ("hand", "deck", "trash", "banished")


@wrong("054.1", "actions.forbidden")
def cannot_is_ignored(right: Any, table: Table, event: Event) -> str:
    """What a card says cannot happen happens all the same."""
    rule = str(right(table, event))
    return "" if rule == "054.1" else rule


@wrong("056.2", "table.Table.transfer")
def cards_go_to_their_controller(
    right: Any, table: Table, identity: int, place: Place, **named: object
) -> object:
    """A card that a player took control of goes to that player's hand, deck or trash, not to its owner's."""
    controller = table.record(identity).controller
    if place.zone in _OF_OWNERS and controller >= 0:
        place = Place(place.zone, controller)
    return right(table, identity, place, **named)


@wrong("124", "table.Table.transfer")
def buffs_survive_a_change_of_zones(
    right: Any, table: Table, identity: int, place: Place, **named: object
) -> object:
    """A unit keeps its buffs and its damage when it changes zones."""
    old = table.record(identity)
    return right(table, identity, place, **{"buffs": old.buffs, "damage": old.damage, **named})


@wrong("142.4.b", "layers.has_lethal_damage")
def lethal_is_more_than_might(right: Any, table: Table, record: Object) -> bool:
    """Only damage above a unit's might is lethal."""
    less = msgspec.structs.replace(record, damage=record.damage - 1)
    return bool(right(table, less))


@wrong("359.2.c", "playing._enter")
def units_enter_ready(right: Any, table: Table, item: Any) -> object:
    """Units enter ready."""
    return right(table, msgspec.structs.replace(item, exhausted=False))


@wrong("167", "turn._empty_pools")
def rune_pools_are_kept(right: Any, table: Table) -> None:
    """What is left in a rune pool stays there for later phases and turns."""


@wrong("186.1", "table.Table.transfer")
def tokens_outlive_the_board(
    right: Any, table: Table, identity: int, place: Place, **named: object
) -> object:
    """A token that leaves the board becomes a card in the hand, deck or trash."""
    record = table.record(identity)
    if record.definition.token and record.place.zone in BOARD and place.zone not in BOARD:
        table.change(identity, definition=dataclasses.replace(record.definition, token=False))
    return right(table, identity, place, **named)


@wrong("191.1", "actions._take_control")
def control_is_never_taken(right: Any, table: Table, event: Event) -> None:
    """An effect that takes control changes nothing."""


@wrong("194.3", "execution.victory_score")
def the_game_goes_on_at_eight(right: Any, table: Table) -> int:
    """Eleven points are needed to win, not eight."""
    return int(right(table)) + 3
