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


def _spelled_out(name: str, rule: str, why: str, date: str = "") -> Difference:
    return Difference(name, rule=rule, since="2026-08", until=None, date=date, why=why)


SPELLED_OUT: tuple[Difference, ...] = (
    _spelled_out(
        "agility-is-of-the-player",
        "AGI.1",
        "A player has agility until the clean-up, and it triggers in each end phase until then; the chapter "
        "of 2025 speaks of the end phase only.",
    ),
    _spelled_out(
        "ambush-answers-opponents",
        "AMB.1",
        "Ambush answers an attack of an opponent on whatever it is, also on another player, and no attack of "
        "one's own; before, nothing limited it.",
    ),
    _spelled_out(
        "brewed-is-a-property", "BRW.2", "An activation becomes brewed, and a copy of it is so too."
    ),
    _spelled_out(
        "cleave-declares-a-player",
        "CLV.1",
        "A player is declared, and the defenders are no targets; before, each of them was one.",
    ),
    _spelled_out(
        "cleave-is-not-redirected",
        "CLV.2",
        "No redirection works on an attack with Cleave; before, only interception was forbidden.",
    ),
    _spelled_out(
        "empower-adds-up",
        "EMP.1",
        "Two effects that wait for the same Spell add up, and Empower 0 empowers nothing; before, "
        "neither was said.",
        "2025-05-29",
    ),
    _spelled_out("imbued-is-a-property", "IMB.2", "A copy of an imbued activation is imbued."),
    _spelled_out(
        "imbue-for-one-of-several",
        "IMB.5",
        "Of instances that ask for different things the player chooses the one to imbue for.",
    ),
    _spelled_out(
        "unique-immortals-die",
        "IMM.2",
        "What leaves by the unique rule although it is immortal has died; before, that was open.",
    ),
    _spelled_out(
        "intercept-not-twice",
        "INT.1.1",
        "An ally that defends in this combat already cannot take the attack; before, that was not said.",
    ),
)
"""What the rules of today say expressly, and those of 2025 leave open: both are played alike here."""

DIFFERENCES: tuple[Difference, ...] = (
    COPIES_ARE_EMPOWERED,
    COPIES_FOLLOW_THE_ORIGINAL,
    NO_ATTACK_AT_FIRST,
    *SPELLED_OUT,
)
"""All of them; the first three change what the oracle does."""


def edition(name: str = NAMES[-1]) -> Edition:
    """Return the edition of that name, the newest by default; raises :class:`KeyError` for an unknown one.

    >>> edition("2025-03").has(COPIES_ARE_EMPOWERED), edition("2026-08").has(COPIES_ARE_EMPOWERED)
    (False, True)
    """
    if name not in NAMES:
        raise KeyError(name)
    return Edition(name, NAMES)
