"""Wrong engines for Riftbound, by the part of the rules that they break."""

from adapters.wrong.riftbound import (
    abilities,
    actions,
    cards,
    chain,
    combat,
    keywords,
    layers,
    objects,
    playing,
    resolving,
    scoring,
    turn,
)

CHAPTERS = (
    objects,
    turn,
    chain,
    playing,
    resolving,
    abilities,
    actions,
    combat,
    scoring,
    layers,
    keywords,
    cards,
)
"""The modules that hold them, in the order of the rulebook; single cards last."""
