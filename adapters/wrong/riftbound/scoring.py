"""Scoring (Core Rules 467-472)."""

from typing import Any

from adapters.wrong._registry import wrong
from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.happening import happen
from oracle.riftbound.table import Table


@wrong("469.1", "scoring.conquer")
def conquering_is_not_scored(right: Any, table: Table, player: int, battlefield: int) -> Steps[None]:
    """Conquering a battlefield scores nothing."""
    yield from ()


@wrong("469.1", "scoring.conquer")
def conquering_scores_twice(right: Any, table: Table, player: int, battlefield: int) -> Steps[None]:
    """Conquering a battlefield is worth two points."""
    yield from right(table, player, battlefield)
    yield from happen(table, events.GainPoints(player=player))


@wrong("470", "scoring._score")
def battlefields_score_again(right: Any, table: Table, player: int, battlefield: int) -> bool:
    """A player scores the same battlefield more than once in a turn."""
    right(table, player, battlefield)
    return True


@wrong("471.1.b.1", "scoring._scored_every")
def any_conquest_is_the_final_point(right: Any, table: Table, player: int) -> bool:
    """The final point is gained by conquering any battlefield."""
    return True


@wrong("471.1.b.1", "execution.draw")
def no_card_for_the_final_point(
    right: Any, table: Table, player: int, count: int, *, by: int = 0, **named: object
) -> Steps[None]:
    """A player who conquers but may not gain the final point draws no card for it."""
    if by or table.state.showdown is None:
        yield from right(table, player, count, by=by, **named)
