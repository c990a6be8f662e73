"""Editions of Grand Archive: named states of the rules, as values with named differences.

``2025-03`` is the keyword chapter of the source; ``2026-08`` are the rules of today.
"""

from oracle.kernel import Difference, Edition

NAMES = ("2025-03", "2026-08")
"""All editions, oldest first."""


COPIES_ARE_EMPOWERED = Difference(
    "copies-are-empowered",
    rule="EMP.2.1",
    since="2026-08",
    until=None,
    date="2026-04-20",
    why="Empowered is a property of the activation, and a copy of it has it too.",
)
COPIES_FOLLOW_THE_ORIGINAL = Difference(
    "copies-follow-the-original",
    rule="GPC.9.1",
    since="2026-08",
    until=None,
    date="2026-04-20",
    why="Restricted texts of a copied activation work as they do for the player of its original; before, "
    "each copy was judged under its own controller.",
)
NO_ATTACK_AT_FIRST = Difference(
    "no-attack-at-first",
    rule="ATT.1.8",
    since="2026-08",
    until=None,
    date="2025-12-04",
    why="On the first turns nobody attacks but the last player; the rules of July 2025 know no such ban.",
)
DIFFERENCES: tuple[Difference, ...] = (
    COPIES_ARE_EMPOWERED,
    COPIES_FOLLOW_THE_ORIGINAL,
    NO_ATTACK_AT_FIRST,
)


def edition(name: str = NAMES[-1]) -> Edition:
    """Return the edition of that name, the newest by default; raises :class:`KeyError` for an unknown one.

    >>> edition("2025-03").has(COPIES_ARE_EMPOWERED), edition("2026-08").has(COPIES_ARE_EMPOWERED)
    (False, True)
    """
    if name not in NAMES:
        raise KeyError(name)
    return Edition(name, NAMES)
