"""Editions of Grand Archive: named states of the rules, as values with named differences.

``2025-03`` is the keyword chapter of the source; ``2026-08`` are the rules of today.
"""

import msgspec

NAMES = ("2025-03", "2026-08")
"""All editions, oldest first."""


class Difference(msgspec.Struct, frozen=True):
    """Something that holds only in some editions."""

    name: str
    rule: str
    since: str
    until: str | None
    date: str
    why: str


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
    rule="CLB.1",
    since="2026-08",
    until=None,
    date="2026-04-20",
    why="Restricted texts of a copied activation work as they do for the player of its original; before, "
    "each copy was judged under its own controller (Playing Cards 9.1).",
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


class Edition:
    """One state of the rules."""

    def __init__(self, name: str) -> None:
        position = NAMES.index(name)
        self.name = name
        self._has = frozenset(
            difference.name
            for difference in DIFFERENCES
            if NAMES.index(difference.since) <= position
            and (difference.until is None or position <= NAMES.index(difference.until))
        )

    def has(self, difference: Difference) -> bool:
        """Tell whether something holds in this edition."""
        return difference.name in self._has


def edition(name: str | None = None) -> Edition:
    """Return an edition by its name, the newest without one."""
    return Edition(name or NAMES[-1])
