"""What is wrong with a file, said once and with its cure."""

from collections.abc import Iterable


class CaseError(Exception):
    """A file cannot be read as cases: where, what is wrong, and the nearest valid thing.

    >>> print(CaseError("a.feature", 7, "unknown player Oponent"))
    a.feature:7: unknown player Oponent
    """

    def __init__(self, path: str, line: int, message: str) -> None:
        super().__init__(path, line, message)
        self.path = path
        self.line = line
        self.message = message

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


class WrongText(Exception):  # noqa: N818 - never seen outside: it becomes a CaseError where path and line are known
    """A text means nothing; ``line`` says where if it is not the line that is being read."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.line = line


def suggest(word: str, known: Iterable[str], *, cutoff: float = 0.6) -> str:
    """Return ``; did you mean X?`` for the known words nearest to this one, or nothing.

    >>> suggest("Oponent", ["You", "Opponent"])
    '; did you mean Opponent?'
    >>> suggest("zzz", ["You", "Opponent"])
    ''
    """
    from difflib import get_close_matches  # a bad file is rare, and the import is not free

    if not word.isascii():
        cutoff = min(cutoff, 0.5)  # one wrong sign in a name of two
    by_lower = {item.casefold(): item for item in known}
    near = get_close_matches(word.casefold(), by_lower, n=1, cutoff=cutoff)
    return f"; did you mean {by_lower[near[0]]}?" if near else ""


def unknown(what: str, word: str, known: Iterable[str]) -> WrongText:
    """Return the error for a word outside a closed list: the nearest one, else the whole list.

    >>> print(unknown("player", "Oponent", ["You", "Opponent"]))
    unknown player "Oponent"; did you mean Opponent?
    >>> print(unknown("player", "zzz", ["You", "Opponent"]))
    unknown player "zzz"; it is one of: You, Opponent
    """
    known = list(known)
    near = suggest(word, known) or f"; it is one of: {', '.join(known)}"
    return WrongText(f'unknown {what} "{word}"{near}')
