"""The keywords of Grand Archive, each in a module of its own, with its sub-rules beside the code.

A keyword is an instance on a card (:class:`oracle.grand_archive.model.Keyword`); what it is short for is its
meaning, and some are asked for by the procedures of the rules instead: Ambush by the retaliation step, Cleave
by the declaration, Fast Activation by the activation.
"""

from oracle.grand_archive.keywords._brew import brew
from oracle.grand_archive.keywords._critical import critical
from oracle.grand_archive.keywords._efficiency import efficiency
from oracle.grand_archive.keywords._foster import foster
from oracle.grand_archive.keywords._immortality import immortality
from oracle.grand_archive.keywords._intercept import intercept
from oracle.grand_archive.keywords._kindle import fire_cards, kindle
from oracle.grand_archive.keywords._restrictions import (
    champion_bonus,
    class_bonus,
    element_bonus,
    level,
)
from oracle.grand_archive.keywords._simple import (
    ambush,
    cleave,
    divine_relic,
    fast_activation,
    floating_memory,
    hindered,
    imbue,
    inherited,
    levels_into,
    lineage,
    pride,
    stealth,
    taunt,
    true_sight,
)

__all__ = [
    "ambush",
    "brew",
    "champion_bonus",
    "class_bonus",
    "cleave",
    "critical",
    "divine_relic",
    "efficiency",
    "element_bonus",
    "fast_activation",
    "fire_cards",
    "floating_memory",
    "foster",
    "hindered",
    "imbue",
    "immortality",
    "inherited",
    "intercept",
    "kindle",
    "level",
    "levels_into",
    "lineage",
    "pride",
    "stealth",
    "taunt",
    "true_sight",
]
