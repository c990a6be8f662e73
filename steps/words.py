"""Small things both languages need: which there are, how names compare, how lists are cut and joined."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Literal, TypeAlias
from unicodedata import normalize

Language: TypeAlias = Literal["en", "zh"]
LANGUAGES: tuple[Language, ...] = ("en", "zh")

_no_letter = re.compile(r"[\W_]+")
_separator = re.compile(r", and |, | and |、|，|以及|和|与")
_halves = str.maketrans({",": "，", ":": "：", "(": "（", ")": "）"})
_spaces = re.compile(r"\s+")
_between_chinese = re.compile(
    r"(?<=[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]) | (?=[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef])"
)


@lru_cache(4096)
def fold(name: str) -> str:
    """Return what makes two spellings of a name the same: letters and digits only, one width, one case.

    >>> fold("Draven, Audacious") == fold("【draven – audacious】")
    True
    >>> fold("德莱文- 艺高胆大") == fold("德莱文 — 艺高胆大") == fold("“德莱文·艺高胆大”")
    True
    """
    return _no_letter.sub("", normalize("NFKC", name).casefold())


def tidy(text: str, language: Language) -> str:
    """Return a line in the form the templates are written in: spaces, and in Chinese the width of signs.

    >>> tidy("you  pass.", "en")
    'you pass'
    >>> tidy("我方打出 【暗刃】, 选择 单位X。", "zh")
    '我方打出【暗刃】，选择单位X'
    """
    text = _spaces.sub(" ", text.strip())
    if language == "zh":
        return _between_chinese.sub("", text.translate(_halves)).rstrip("。.")
    return text.replace("\u2019", "'").rstrip(".")


def join(items: list[str], language: Language) -> str:
    """Return a list as a sentence has it.

    >>> join(["A", "B", "C"], "en"), join(["A", "B", "C"], "zh")
    ('A, B and C', 'A、B和C')
    """
    comma, last = (", ", " and ") if language == "en" else ("、", "和")
    return last.join([comma.join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)


def cut(text: str, known: Callable[[str], bool]) -> list[str] | None:
    """Return the items of a list whose items may hold commas and "and" themselves; None if it has no reading.

    >>> cut("Draven, Audacious and Unit X", {"Draven, Audacious", "Unit X"}.__contains__)
    ['Draven, Audacious', 'Unit X']
    >>> cut("Draven and Unit X", {"Draven, Audacious", "Unit X"}.__contains__) is None
    True
    """
    if known(text):
        return [text]
    for first, rest in _halvings(text):
        if known(first) and (others := cut(rest, known)) is not None:
            return [first, *others]
    return None


def _halvings(text: str) -> Iterator[tuple[str, str]]:
    """Cut at each separator, the longest beginning first."""
    for found in reversed(list(_separator.finditer(text))):
        yield text[: found.start()].strip(), text[found.end() :].strip()


def pieces(text: str) -> list[str]:
    """Return the parts between all separators, for an error that names the wrong one.

    >>> pieces("Unit X, Unit Y and Unit Z")
    ['Unit X', 'Unit Y', 'Unit Z']
    """
    return [piece.strip() for piece in _separator.split(text)]
