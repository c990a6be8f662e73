"""Editions: named states of the rules, as values with named differences (not as forks of the code).

Each difference says which rule it is, from which edition to which it holds, and why.
"""

from oracle.kernel import Difference, Edition

NAMES = ("spiritforged", "unleashed", "vendetta", "vendetta-faq", "radiance")
"""All editions, oldest first."""


REPLACES_WHILE_LEAVING = Difference(
    "replaces-while-leaving",
    rule="370.4",
    since="unleashed",
    until=None,
    date="2026-03-30",
    why="A replacement effect may be applied to events simultaneous with its source leaving the board.",
)
NEGATED_BREAKS_THE_LINK = Difference(
    "negated-breaks-the-link",
    rule="359.3.e.6",
    since="vendetta",
    until="vendetta",
    date="2026-07-16",
    why="Core Rules v1.4 call every instruction that could not be followed ignored; the FAQ of 2026-08-14 "
    "narrows that to mistargeting.",
)
ACCELERATE_FOR_ANY_POWER_AT_FIRST = Difference(
    "accelerate-for-any-power-at-first",
    rule="805.1.a.1",
    since="spiritforged",
    until="spiritforged",
    date="2026-01-14",
    why="The Spiritforged FAQ already read it as the Vendetta FAQ does; what Core Rules v1.3 said is not "
    "known here.",
)
ACCELERATE_FOR_ANY_POWER = Difference(
    "accelerate-for-any-power",
    rule="805.1.a.1",
    since="vendetta-faq",
    until="vendetta-faq",
    date="2026-08-14",
    why="The FAQ lets a unit of several domains be accelerated with power of any domain; the Core Rules v1.4 "
    "and the FAQ of Radiance ask for one of its own.",
)
DIFFERENCES = (
    REPLACES_WHILE_LEAVING,
    NEGATED_BREAKS_THE_LINK,
    ACCELERATE_FOR_ANY_POWER_AT_FIRST,
    ACCELERATE_FOR_ANY_POWER,
)


def edition(name: str = NAMES[-1]) -> Edition:
    """Return the edition of that name, the newest by default; raises :class:`KeyError` for an unknown one.

    >>> edition("spiritforged").has(REPLACES_WHILE_LEAVING), edition("radiance").has(REPLACES_WHILE_LEAVING)
    (False, True)
    """
    if name not in NAMES:
        raise KeyError(name)
    return Edition(name, NAMES)
