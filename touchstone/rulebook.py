"""The publisher's own copy of the rules: read, in their order, and reduced to hashes.

The texts are never shipped.  What ships is a table of hashes, one for each number, against which a new copy
is held.
"""

import hashlib
import json
import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import TypeAlias

from touchstone.errors import UserError

Key: TypeAlias = tuple[tuple[int, int, str], ...]

NUMBER = re.compile(r"\d{3}(?:\.(?:\d+|[a-z]+))*")
_LINE = re.compile(rf"\s*({NUMBER.pattern})\.?(?:\s+(\S.*))?$")
_EXAMPLE = re.compile(r"\s*(?:Examples?|示例|例)\b[^:：]{0,20}[:：]")
_HEX_DIGITS = 12


def order(number: str) -> Key:
    """Return what rules are sorted by: figures by value, letters after them.

    >>> sorted(["359.3.e", "359.10", "359.3.e.2", "359.3"], key=order)
    ['359.3', '359.3.e', '359.3.e.2', '359.10']
    """
    return tuple((0, int(part), "") if part.isdigit() else (1, len(part), part) for part in number.split("."))


def is_below(number: str, top: str) -> bool:
    """Whether a rule is the other one or stands below it.

    >>> is_below("359.3.e", "359"), is_below("359", "359"), is_below("359.10", "359.1")
    (True, True, False)
    """
    return number == top or number.startswith(f"{top}.")


def normalised(text: str) -> str:
    r"""Return a text as it is hashed: Unicode NFKC, and every white space one space.

    >>> normalised("Kill  a ﬁne\n unit. ")
    'Kill a fine unit.'
    """
    return " ".join(unicodedata.normalize("NFKC", text).split())


def rule_hash(text: str) -> str:
    r"""Return the hash of the text of a rule, which stands without its examples.

    >>> rule_hash("A rule.") == rule_hash(" A  rule.\n") != rule_hash("A Rule.")
    True
    """
    return hashlib.sha256(normalised(text).encode()).hexdigest()[:_HEX_DIGITS]


def hashes(rules: Mapping[str, str]) -> dict[str, str]:
    """Return the table of hashes of the texts of some rules."""
    return {number: rule_hash(text) for number, text in rules.items()}


def table_lines(rules: Mapping[str, str]) -> list[str]:
    """Return the table of hashes as ``oracle/GAME/rule_hashes.py`` holds it.

    >>> table_lines({"001": "A rule."})
    ['001:e3c137cec6ab']
    """
    return wrap(" ".join(f"{number}:{of}" for number, of in hashes(rules).items()), 110)


def read_rules(path: Path) -> dict[str, str]:
    """Read the rules of a file by number, without their examples.

    The file is JSON with ``rules``, each with ``number`` and ``text``, or plain text in which every rule
    begins a line with its number.  Raises :class:`UserError` for any other.
    """
    try:
        text = path.read_text("utf-8-sig")
    except OSError as problem:
        raise UserError(f"the rules {path} cannot be read: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise UserError(f"{path} is not UTF-8: expected JSON or plain text") from problem
    found = _from_json(text, path) if text.lstrip()[:1] in ("{", "[") else _from_text(text)
    if not found:
        raise UserError(
            f'{path}: no numbered rule; expected JSON with "rules", or lines such as "359.3.e. ..."'
        )
    return found


def _from_json(text: str, path: Path) -> dict[str, str]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as problem:
        raise UserError(f"{path}:{problem.lineno}: broken JSON: {problem.msg}") from problem
    entries = data.get("rules") if isinstance(data, dict) else None
    if not isinstance(entries, list):
        raise UserError(f'{path}: expected an object with a list "rules"')
    found: dict[str, str] = {}
    for place, entry in enumerate(entries):
        where = f"{path}: rules[{place}]"
        number, words = (entry.get(name) if isinstance(entry, dict) else None for name in ("number", "text"))
        if not isinstance(number, str) or not isinstance(words, str):
            raise UserError(f'{where}: expected texts under "number" and "text"')
        number = number.strip().rstrip(".")
        if not NUMBER.fullmatch(number):
            raise UserError(f'{where}: "{number}" is not the number of a rule, such as 359.3.e')
        if number in found:
            raise UserError(f"{where}: rule {number} stands there twice")
        found[number] = words
    return found


def _from_text(text: str) -> dict[str, str]:
    """Return the rules of a plain text.

    A line may begin with a number that only continues a sentence ("see rule / 349."): the numbers of rules
    are the longest run that rises.
    """
    lines = text.splitlines()
    begins = [(place, match) for place, line in enumerate(lines) if (match := _LINE.match(line))]
    rising = _rising([order(match[1]) for _, match in begins])
    starts = {begins[index][0]: begins[index][1] for index in rising}
    found: dict[str, list[str]] = {}
    words: list[str] = []
    for place, line in enumerate(lines):
        if place in starts:
            words = found.setdefault(starts[place][1], [starts[place][2] or ""])
        elif _EXAMPLE.match(line):
            words = []  # what follows up to the next number belongs to the example
        else:
            words.append(line)
    return {number: " ".join(parts) for number, parts in found.items()}


def _rising(keys: Sequence[Key]) -> Iterator[int]:
    """Yield the places of the longest strictly rising run.

    >>> list(_rising([order(number) for number in ["001", "002", "349", "003", "003", "004"]]))
    [0, 1, 3, 5]
    """
    ends: list[Key] = []
    at: list[int] = []
    before: list[int | None] = []
    for place, key in enumerate(keys):
        length = bisect_left(ends, key)
        before.append(at[length - 1] if length else None)
        if ends[length : length + 1] != [key]:
            ends[length : length + 1] = [key]
            at[length : length + 1] = [place]
    run: list[int] = []
    current = at[-1] if at else None
    while current is not None:
        run.append(current)
        current = before[current]
    yield from reversed(run)
