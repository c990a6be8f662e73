"""Chance from a seed that is part of the state: the same seed, the same game, on every machine."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


def take_number(seed: int, below: int) -> tuple[int, int]:
    """Return a number from 0 to ``below - 1``, and the seed that follows (SplitMix64).

    >>> take_number(1, 6)
    (3, 11400714819323198486)
    """
    seed = (seed + 0x9E3779B97F4A7C15) & _MASK
    mixed = seed
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    mixed ^= mixed >> 31
    return (mixed * below) >> 64, seed


def shuffled(seed: int, things: Sequence[T]) -> tuple[tuple[T, ...], int]:
    """Return the things in a random order, and the seed that follows.

    >>> shuffled(7, "abc")[0] == shuffled(7, "abc")[0]
    True
    """
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        chosen, seed = take_number(seed, last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order), seed
