"""How each rule of the rulebook is covered: cases that cite it, the oracle that applies it, or a reason."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from steps.case import Case
from steps.errors import CaseError
from touchstone.procedures import Place
from touchstone.rulebook import is_below, order

Status: TypeAlias = Literal["case", "oracle", "reason", "open"]
STATUSES: tuple[Status, ...] = ("case", "oracle", "reason", "open")
"""The first that applies counts: a case cites it; the oracle alone; it needs neither; none of these."""


class Reason(NamedTuple):
    """Why rules need no case."""

    id: str
    why: str


class Chapter(NamedTuple):
    """A chapter, from its first number to the next one's."""

    first: str
    title: str


class Reasons(NamedTuple):
    """What ``features/<game>/coverage.toml`` says."""

    chapters: tuple[Chapter, ...]
    by_number: Mapping[str, Reason]


class Covered(NamedTuple):
    """One rule, and what covers it."""

    number: str
    cases: tuple[Case, ...]
    places: tuple[Place, ...]
    reason: Reason | None

    @property
    def status(self) -> Status:
        """The strongest that covers it."""
        if self.cases:
            return "case"
        if self.places:
            return "oracle"
        return "reason" if self.reason else "open"


def coverage(
    numbers: Iterable[str],
    cases: Mapping[str, Sequence[Case]],
    places: Mapping[str, Sequence[Place]],
    reasons: Reasons,
) -> list[Covered]:
    """Return each rule with what covers it, in the order of the rules."""
    return [
        Covered(
            number,
            tuple(cases.get(number, ())),
            tuple(places.get(number, ())),
            reasons.by_number.get(number),
        )
        for number in sorted(numbers, key=order)
    ]


def by_chapter(
    rules: Iterable[Covered], chapters: Sequence[Chapter]
) -> Iterator[tuple[Chapter, list[Covered]]]:
    """Yield the chapters that have any of the rules, with those."""
    found: dict[Chapter, list[Covered]] = {}
    starts = [order(chapter.first) for chapter in chapters]
    for rule in rules:
        here = order(rule.number)
        at = max((place for place, start in enumerate(starts) if start <= here), default=None)
        chapter = Chapter(rule.number.partition(".")[0], "") if at is None else chapters[at]
        found.setdefault(chapter, []).append(rule)
    yield from found.items()


def within(number: str, span: str) -> bool:
    """Whether a rule belongs to a span: one number or a range of them, with all below them.

    >>> within("373.1.a", "373"), within("368", "367-375"), within("375.2", "367-375"), within("376", "375")
    (True, True, True, False)
    """
    first, _, last = span.partition("-")
    if not last:
        return is_below(number, first)
    return order(first) <= order(number) and (is_below(number, last) or order(number) < order(last))


def load_reasons(path: Path, shown: str, numbers: Iterable[str]) -> Reasons:
    """Read a ``coverage.toml``; raises :class:`CaseError` for one that is broken or names no such rule."""
    known = sorted(numbers, key=order)
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Reasons((), {})
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise CaseError(shown, 0, f"broken TOML: {problem}") from problem
    chapters = [Chapter(first, title) for first, title in data.get("chapter", {}).items()]
    for chapter in chapters:
        if chapter.first not in known:
            raise CaseError(shown, 0, f"chapter {chapter.first}: there is no such rule")
    found: dict[str, Reason] = {}
    for entry in data.get("reason", ()):
        for number, reason in _read(entry, known, shown):
            if number in found:
                both = f"{found[number].id} and {reason.id}"
                raise CaseError(shown, 0, f"rule {number} has two reasons: {both}")
            found[number] = reason
    return Reasons(tuple(sorted(chapters, key=lambda chapter: order(chapter.first))), found)


def _read(entry: Mapping[str, Any], known: Sequence[str], shown: str) -> Iterator[tuple[str, Reason]]:
    """Yield the rules of one entry: ``rules`` stand alone, ``spans`` with all that is below them."""
    reason = Reason(entry.get("id", ""), entry.get("why", ""))
    if not reason.id or not reason.why:
        raise CaseError(shown, 0, 'a reason needs "id" and "why"')
    every = frozenset(known)
    for number in entry.get("rules", "").split():
        if number not in every:
            raise CaseError(shown, 0, f"reason {reason.id}: there is no rule {number}")
        yield number, reason
    for span in entry.get("spans", "").split():
        for end in span.split("-"):
            if end not in every:
                raise CaseError(shown, 0, f"reason {reason.id}: there is no rule {end}")
        yield from ((number, reason) for number in known if within(number, span))
