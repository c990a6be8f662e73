"""Kindle N (KIN): fire cards of the graveyard pay for a part of the reserve cost."""

from oracle.grand_archive.model import Object, Payment, Restriction
from oracle.grand_archive.table import Table


def fire_cards(table: Table, player: int) -> tuple[int, ...]:
    """Return the fire cards of a player's graveyard."""
    return tuple(
        record.id for record in table.zone("graveyard", player) if "fire" in record.definition.elements
    )


def _fire(table: Table, card: Object) -> tuple[int, ...]:
    return fire_cards(table, card.controller)


def kindle(number: int, *restrictions: Restriction) -> Payment:
    """Return Kindle N: up to N of them, one each (KIN.1); the cost of the card stays what it is (KIN.2)."""
    return Payment(
        cost="reserve", offered=_fire, most=number, rule="KIN.1", keyword="kindle", restrictions=restrictions
    )
