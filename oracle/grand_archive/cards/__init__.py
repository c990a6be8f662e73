"""The cards this oracle plays, by their English name."""

from oracle.grand_archive.cards import _bonuses
from oracle.grand_archive.cards._keyword_chapter import CARDS
from oracle.grand_archive.model import Definition

cards: dict[str, Definition] = {definition.name: definition for definition in (*CARDS, *_bonuses.CARDS)}
"""Every card."""
