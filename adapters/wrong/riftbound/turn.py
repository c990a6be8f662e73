"""The turn and cleanups (Core Rules 301-324)."""

from typing import Any

from adapters.wrong._registry import wrong
from oracle.kernel import Steps
from oracle.riftbound.events import Event
from oracle.riftbound.execution import channel
from oracle.riftbound.model import Place
from oracle.riftbound.table import Table


def _nothing() -> Steps[None]:
    yield from ()


@wrong("315.1", "turn._awaken")
def nothing_readies(right: Any, table: Table) -> object:
    """Exhausted units and runes stay exhausted in their player's Awaken Phase."""
    return _nothing()


@wrong("315.2.b", "turn._scoring")
def holding_is_not_scored(right: Any, table: Table) -> object:
    """Battlefields that are held score nothing in the Beginning Phase."""
    return _nothing()


@wrong("315.3", "turn._channel")
def one_rune_a_turn(right: Any, table: Table) -> Steps[None]:
    """A player channels one rune in the Channel Phase, not two."""
    yield from channel(table, table.state.active, 1)


@wrong("315.4", "turn._draw")
def no_card_a_turn(right: Any, table: Table) -> object:
    """A player draws nothing in the Draw Phase."""
    return _nothing()


@wrong("317.2.b", "actions._heal")
def damage_stays_over_the_turn(right: Any, table: Table, event: Event) -> object:
    """Units keep their damage at the end of a turn."""
    return None if table.state.phase == "expiration" else right(table, event)


@wrong("317.2.c", "happening.expire")
def effects_outlast_the_turn(right: Any, table: Table, effects: object) -> object:
    """What lasts "this turn" stays for the rest of the game."""
    return _nothing()


@wrong("423.1.a.2", "table.Table.change")
def stun_outlasts_the_turn(right: Any, table: Table, identity: int, **fields: object) -> object:
    """A stunned unit stays stunned after the turn."""
    if table.state.phase == "expiration" and fields == {"stunned": False}:
        return table.record(identity)
    return right(table, identity, **fields)


@wrong("323.2", "cleanup._2_designations")
def latecomers_are_not_designated(right: Any, table: Table) -> object:
    """A unit that comes to a combat under way becomes neither attacker nor defender."""
    return _nothing()


@wrong("323.5", "cleanup._3_board")
def lethal_damage_kills_nobody(right: Any, table: Table) -> object:
    """Units with lethal damage stay on the board."""
    return _nothing()


@wrong("323.6", "cleanup._4_lose_control")
def control_lasts_without_units(right: Any, table: Table) -> None:
    """A player keeps control of a battlefield with none of their units there."""


@wrong("323.7", "cleanup._5_recall")
def loose_gear_stays_at_battlefields(right: Any, table: Table) -> object:
    """Gear at a battlefield that is attached to nothing stays there."""
    return _nothing()


@wrong("107.3.d", "table.Table.transfer")
def hidden_cards_stay_with_the_battlefield(
    right: Any, table: Table, identity: int, place: Place, **named: object
) -> object:
    """A hidden card stays at a battlefield that its controller does not control any more."""
    record = table.record(identity)
    if record.place.zone == "facedown" and place.zone == "trash":
        return record
    return right(table, identity, place, **named)


@wrong("344.2", "cleanup._6_stage_showdowns")
def no_showdown_at_open_battlefields(right: Any, table: Table) -> None:
    """No showdown begins where a unit moves to a battlefield without enemies."""
