"""Tables under Given: rows by their columns, and cells with words of state."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from steps.errors import WrongText, unknown
from steps.shared.players import Table, spelled
from steps.words import Language

Row: TypeAlias = tuple[int, Sequence[str]]
"""The line of a table row, and its cells."""

_comma = re.compile(r"[,，、;；]\s*")


def cells(rows: Sequence[Row], columns: Table, needed: Sequence[str]) -> Iterator[tuple[int, dict[str, str]]]:
    """Return each row by the key of its columns; the first row names them in either language."""
    if not rows:
        raise WrongText(f"a table must follow: | {' | '.join(shown['en'] for shown in columns.values())} |")
    line, header = rows[0]
    try:
        keys = [spelled(columns, cell, "column") for cell in header]
    except WrongText as wrong:
        raise WrongText(str(wrong), line) from None
    for key in needed:
        if key not in keys:
            raise WrongText(f'the table has no column "{columns[key]["en"]}"', line)
    for line, row in rows[1:]:
        by_key = {key: cell.strip() for key, cell in zip(keys, row, strict=True)}
        for key in needed:
            if not by_key[key]:
                raise WrongText(f'the column "{columns[key]["en"]}" is empty', line)
        yield line, by_key


class States:
    r"""The words of state of a game: how each is written, and how it is read.

    >>> words = {"rested": {"en": "rested", "zh": "休息"}, "damage": {"en": "damage N", "zh": "N点伤害"}}
    >>> states = States(words, {"rested": "rested|休息", "damage": r"damage (\d+)|(\d+)点伤害"})
    >>> states.read("rested, damage 2")
    {'rested': '', 'damage': '2'}
    """

    def __init__(
        self, words: Mapping[str, Mapping[Language, str]], forms: Mapping[str, str], named: str = ""
    ) -> None:
        """Take the words and what reads them; ``named`` is the one that ends with the name of a card."""
        self.words = words
        self._patterns = {key: re.compile(form, re.IGNORECASE) for key, form in forms.items()}
        self._named = named

    def read(self, text: str) -> dict[str, str]:
        """Return the state words of a cell with their arguments."""
        states: dict[str, str] = {}
        last = ""
        for piece in _comma.split(text) if text else ():
            for key, pattern in self._patterns.items():
                if (found := pattern.fullmatch(piece)) is not None:
                    if key in states:
                        raise WrongText(f'the state "{piece}" is said twice')
                    states[key] = " ".join(group for group in found.groups() if group)
                    last = key
                    break
            else:
                if not self._named or last != self._named:
                    language: Language = "en" if piece.isascii() else "zh"
                    raise unknown("state", piece, [shown[language] for shown in self.words.values()])
                states[self._named] += f", {piece}"
        return states
