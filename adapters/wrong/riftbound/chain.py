"""Priority, focus and chains (Core Rules 307-348): who may act when, and what resolves first."""

from typing import Any

import msgspec

from adapters.wrong._registry import wrong
from oracle.kernel import Steps
from oracle.riftbound.model import Item
from oracle.riftbound.table import PLAYERS, Table


@wrong("309.1.a", "discretion.is_timely")
def actions_are_reactions(right: Any, table: Table, player: int, *, action: bool, reaction: bool) -> bool:
    """Action cards may be played while a chain exists."""
    return bool(
        right(table, player, action=action, reaction=reaction or (action and bool(table.state.chain)))
    )


@wrong("308.1.a", "discretion.is_timely")
def no_actions_in_showdowns(right: Any, table: Table, player: int, *, action: bool, reaction: bool) -> bool:
    """Action cards cannot be played in a showdown."""
    return bool(right(table, player, action=action and table.state.showdown is None, reaction=reaction))


@wrong("308.1.a", "discretion.is_timely")
def anything_in_showdowns(right: Any, table: Table, player: int, *, action: bool, reaction: bool) -> bool:
    """Cards without Action or Reaction may be played in a showdown."""
    open_showdown = table.state.showdown is not None and not table.state.chain
    return bool(right(table, player, action=action or open_showdown, reaction=reaction))


@wrong("309.1.a", "discretion.is_timely")
def nobody_reacts(right: Any, table: Table, player: int, *, action: bool, reaction: bool) -> bool:
    """Nothing can be played while a chain exists."""
    return not table.state.chain and bool(right(table, player, action=action, reaction=reaction))


@wrong("312.2", "playing._finish")
def the_opponent_gets_priority_first(right: Any, table: Table, item: Item) -> Steps[None]:
    """The opponent gets priority after a card is played, not the player who played it."""
    yield from right(table, item)
    table.state.priority = table.opponents(table.state.priority)[0]


@wrong("339", "discretion._pass")
def one_pass_resolves(right: Any, table: Table, player: int, chosen: object) -> object:
    """The chain resolves as soon as one player passes."""
    if table.state.chain:
        table.state.passes = PLAYERS - 1
    return right(table, player, chosen)


@wrong("340.1", "playing.resolve")
def the_oldest_resolves_first(right: Any, table: Table, item: Item) -> object:
    """The oldest item of a chain resolves first."""
    chain = table.state.chain
    return right(table, chain[0] if item in chain else item)


@wrong("345", "cleanup._9_begin_showdown")
def the_turn_player_lacks_focus(right: Any, table: Table) -> Steps[None]:
    """The player who did not move there has focus first in a showdown without combat."""
    before = table.state.showdown
    yield from right(table)
    if table.state.showdown is not before:
        table.state.focus = table.opponents(table.state.focus)[0]


@wrong("464.2.d", "combat.begin")
def the_defender_has_focus_first(right: Any, table: Table) -> object:
    """The defender has focus first in a combat."""
    table.state.focus = table.opponents(table.state.focus)[0]
    return right(table)


@wrong("346", "game.Game._close_chain")
def focus_stays_after_a_chain(right: Any, table: Table) -> Steps[None]:
    """Focus stays with the player who played something in a showdown after its chain."""
    focus = table.state.focus
    yield from right(table)
    table.state.focus = focus


@wrong("347.2", "combat.pass_focus")
def one_pass_ends_the_showdown(right: Any, table: Table) -> object:
    """A showdown ends as soon as one player passes."""
    showdown = table.state.showdown
    assert showdown is not None
    table.state.showdown = msgspec.structs.replace(showdown, passes=PLAYERS - 1)
    return right(table)
