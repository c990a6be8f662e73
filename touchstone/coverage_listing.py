"""The command ``coverage``: how the rules are covered, in figures and rule by rule."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from steps.game import game as game_of
from touchstone.citations import by_rule
from touchstone.corpus import Corpus, shown_path
from touchstone.coverage import STATUSES, Covered, Reasons, by_chapter, coverage, load_reasons, within
from touchstone.documents import Documents
from touchstone.errors import UserError, nearest
from touchstone.lines import complain, say
from touchstone.procedures import procedures
from touchstone.selection import check_game, select

_MOST = 6
"""So many cases of a rule are named; the others are counted."""


def tell_coverage(spans: Sequence[str], game: str, *, only_open: bool, as_json: bool) -> int:
    """Print how the rules are covered: by chapter, or one by one those that are asked for."""
    corpus = Corpus()
    check_game(corpus, game)
    numbers = game_of(game).rules()
    for span in spans:
        _check(span, numbers)
    reading = select(corpus, (), game)
    for problem in reading.problems:
        complain(problem)
    path = corpus.root / game / "coverage.toml"
    reasons = load_reasons(path, shown_path(path), numbers)
    citing = by_rule(reading.cases, Documents(corpus).of(game))
    rules = coverage(numbers, citing, procedures(game, numbers), reasons)
    asked = [rule for rule in rules if not spans or any(within(rule.number, span) for span in spans)]
    listed = [rule for rule in asked if not only_open or rule.status == "open"]
    if as_json:
        say(json.dumps(_entry(game, asked, listed, reasons), ensure_ascii=False, indent=1))
    else:
        for line in _lines(asked, listed, reasons, one_by_one=bool(spans) or only_open):
            say(line)
    return 1 if reading.problems else 0


def _check(span: str, numbers: frozenset[str]) -> None:
    for number in span.split("-", 1):
        if number not in numbers:
            raise UserError(f'no rule "{number}"{nearest(number, numbers)}')


def _entry(
    game: str, asked: Sequence[Covered], listed: Sequence[Covered], reasons: Reasons
) -> dict[str, object]:
    return {
        "game": game,
        "summary": _figures(asked),
        "chapters": [
            {"first": chapter.first, "title": chapter.title, **_figures(rules)}
            for chapter, rules in by_chapter(asked, reasons.chapters)
        ],
        "rules": [
            {
                "number": rule.number,
                "status": rule.status,
                "cases": [case.id for case in rule.cases],
                "oracle": [str(place) for place in rule.places],
                "reason": rule.reason.why if rule.reason else None,
            }
            for rule in listed
        ],
    }


def _figures(rules: Iterable[Covered]) -> dict[str, int]:
    count = Counter(rule.status for rule in rules)
    return {"rules": count.total(), **{status: count[status] for status in STATUSES}}


def _lines(
    asked: Sequence[Covered], listed: Sequence[Covered], reasons: Reasons, *, one_by_one: bool
) -> Iterator[str]:
    if one_by_one:
        width = max((len(rule.number) for rule in listed), default=0)
        for rule in listed:
            yield f"{rule.number:<{width}}  {rule.status:<6}  {_told(rule)}".rstrip()
    else:
        yield f"{'':<34}{'rules':>6}" + "".join(f"{status:>8}" for status in STATUSES)
        for chapter, rules in by_chapter(asked, reasons.chapters):
            figures = _figures(rules)
            name = f"{chapter.first}  {chapter.title}"
            yield f"{name:<34}" + "".join(
                f"{number:>{6 if what == 'rules' else 8}}" for what, number in figures.items()
            )
    yield ""
    figures = _figures(asked)
    done = figures["rules"] - figures["open"]
    yield (
        f"{done} of {figures['rules']} rules: {figures['case']} by cases, "
        f"{figures['oracle']} by the oracle only, {figures['reason']} need none; {figures['open']} open"
    )


def _told(rule: Covered) -> str:
    parts = []
    if rule.cases:
        named = [case.id for case in rule.cases[:_MOST]]
        more = len(rule.cases) - len(named)
        parts.append(", ".join([*named, *([f"and {more} more"] if more else [])]))
    if rule.places:
        parts.append(f"oracle {', '.join(map(str, rule.places))}")
    if rule.reason and not rule.cases and not rule.places:
        parts.append(rule.reason.why)
    return "; ".join(parts)
