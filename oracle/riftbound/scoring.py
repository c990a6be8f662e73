"""Scoring (Core Rules 467-472): conquering and holding battlefields."""

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.execution import draw, victory_score
from oracle.riftbound.happening import happen
from oracle.riftbound.table import Table


def conquer(table: Table, player: int, battlefield: int) -> Steps[None]:
    """Let a player who gained control of a battlefield score it, unless they did this turn (469.1, 470)."""
    if not _score(table, player, battlefield):
        return
    table.reason("469.1", "conquered", battlefield)
    if table.player(player).points < victory_score(table) - 1 or _scored_every(table, player):
        yield from happen(table, events.GainPoints(player=player, scoring="conquer"))  # 471.1
    else:
        table.reason("471.1.b.1", "drew instead of the final point", battlefield)
        yield from draw(table, player, 1)
    yield from happen(table, events.Conquer(battlefield, player))  # 471.2.a


def hold_all(table: Table, player: int) -> Steps[None]:
    """Let a player score all battlefields they still control in their Beginning Phase (315.2.b.2, 469.2)."""
    held = []
    for battlefield in table.battlefields():
        if battlefield.controller == player and _score(table, player, battlefield.id):
            table.reason("469.2", "held", battlefield.id)
            yield from happen(table, events.GainPoints(player=player, scoring="hold"))
            held.append(battlefield.id)
    yield from happen(table, *(events.Hold(battlefield, player) for battlefield in held))  # 471.2.b


def _score(table: Table, player: int, battlefield: int) -> bool:
    """Note that the player scores the battlefield; only once a turn (470)."""
    entry = ("scored", player, battlefield)
    if entry in table.state.history:
        return False
    table.note(*entry)
    return True


def _scored_every(table: Table, player: int) -> bool:
    """Tell whether the player scored every battlefield this turn (471.1.b.1)."""
    history = table.state.history
    return all(("scored", player, each.id) in history for each in table.battlefields())
