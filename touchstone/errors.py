"""What a user got wrong: one line, with the nearest valid thing."""

from collections.abc import Iterable
from difflib import get_close_matches


class UserError(Exception):
    """Something asked for does not exist or cannot be done; ends the program with exit code 2."""


def nearest(word: str, known: Iterable[str], *, otherwise: str = "") -> str:
    """Return ``; did you mean "X"?`` for the nearest known word, else ``otherwise``.

    >>> nearest("radience", ["vendetta", "radiance"])
    '; did you mean "radiance"?'
    >>> nearest("zzz", ["radiance"])
    ''
    """
    near = get_close_matches(word, sorted(set(known)), n=1, cutoff=0.6)
    return f'; did you mean "{near[0]}"?' if near else otherwise
