"""The cards of Riftbound, by set: what each of them does.

>>> cards["Hidden Blade"].cost.energy
2
"""

from collections.abc import Mapping

from oracle.riftbound.cards import (  # noqa: F401  (each defines its cards when imported)
    _examples,
    _later_rulebook,
    _origins,
    _origins_keywords,
    _origins_rulebook,
    _radiance,
    _rulebook,
    _rulebook_examples,
    _spiritforged,
    _spiritforged_keywords,
    _tokens,
    _unleashed,
    _unleashed_keywords,
    _vendetta,
    _vendetta_keywords,
    _worked_examples,
)
from oracle.riftbound.cards._words import definitions
from oracle.riftbound.model import Definition

cards: Mapping[str, Definition] = definitions
"""All cards that the oracle can play, by English name."""

__all__ = ["cards"]
