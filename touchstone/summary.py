"""What a run came to, for a reader: what failed first, then the figures that count."""

import re
import shlex
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from steps.case import Authority, Case
from steps.sources import AUTHORITIES
from touchstone.corpus import default_root
from touchstone.divergence import likeness
from touchstone.records import Group
from touchstone.suite import Result
from touchstone.verdicts import Divergence

GROUPS: tuple[Group, ...] = ("basics", "controls", "rulings")
BAD = frozenset({"fail", "vacuous", "error", "timeout", "crash", "invalid"})
"""The verdicts of an engine that does not conform."""
_MOST_REASONS = 10
_CONTROL = re.compile(r"\.([\w.-]+[.-])?control$")


def group_of(case: Case) -> Group:
    """Return the group a case is counted in; the suffix of a control's id ends in ``control``."""
    if case.level == "basic":
        return "basics"
    return "controls" if _CONTROL.search(case.id) else "rulings"


def exit_code(results: Sequence[Result], *, broken: bool = False) -> int:
    """Return 0 if nothing failed and something passed, else 1; unconfirmed cases do not count."""
    verdicts = {result.finding.verdict for result in results if not result.case.unconfirmed}
    if not verdicts and not broken:  # only unconfirmed cases were asked for
        verdicts = {result.finding.verdict for result in results}
    return 1 if broken or verdicts & BAD or "pass" not in verdicts else 0


def summary(
    results: Sequence[Result], authority: Callable[[Case], Authority], total: int | None = None
) -> Iterator[str]:
    """Yield the lines of the summary: failures, what is unsupported, and the headline.

    ``total`` says how many cases were to be run, where that may be more than there are results.
    """
    tried = [result for result in results if not is_gone(result)]
    yield from _failures(tried)
    yield from _first_differences(tried)
    if len(tried) < len(results):
        first = next(filter(is_gone, results))
        yield f"ERROR, gone  {_cases(len(results) - len(tried))} not tried: {first.finding.seen}"
        yield ""
    yield from _passed_differently(tried)
    yield from _unsupported(results)
    yield from cut_short({"": results}, {"": total or len(results)})
    yield from _headline(results, authority)


def is_gone(result: Result) -> bool:
    """Whether the case was not tried, because the engine had been given up before."""
    return result.finding.kind == "gone"


def again(result: Result) -> str:
    """Return the command that repeats one result."""
    engine = "" if result.engine == "oracle" else f" --engine {shlex.quote(result.engine)}"
    case = result.case
    own = not case.path or Path(case.path).resolve().is_relative_to(default_root())
    which = case.id if own else f"{case.path}:{case.line}"
    return f"touchstone run {shlex.quote(which)} --edition {result.edition}{engine}"


# -- failures -----------------------------------------------------------------------------------------------


def _failures(results: Sequence[Result]) -> Iterator[str]:
    bad = [result for result in results if result.finding.verdict in BAD]
    down = {(result.case.id, result.edition): result for result in bad}
    folded: dict[tuple[str, str], list[str]] = {}
    for result in down.values():
        folded.setdefault(_rests_on(result, down), []).append(result.case.id)
    for result in bad:
        under = folded.get((result.case.id, result.edition), [])
        if not under:
            continue
        yield from failure(result)
        if len(under) > 1:
            yield f"  rests on it  {', '.join(identity for identity in under if identity != result.case.id)}"
        yield ""


def _rests_on(result: Result, down: Mapping[tuple[str, str], Result]) -> tuple[str, str]:
    """Return the case that must be mended first: the last one down the line of controls that do not pass.

    Of cases that are each other's controls it is the first one of the run.
    """
    line = [(result.case.id, result.edition)]
    while (control := (down[line[-1]].case.control or "", result.edition)) in down:
        if control in line:
            circle = line[line.index(control) :]
            return next(key for key in down if key in circle)
        line.append(control)
    return line[-1]


def failure(result: Result) -> Iterator[str]:
    """Yield the lines of one failure: where, what was expected and seen, why, and how to repeat it."""
    finding, case = result.finding, result.case
    kind = f", {finding.kind}" if finding.kind else ""
    unconfirmed = ", unconfirmed" if case.unconfirmed else ""
    yield f"{finding.verdict.upper()}{kind}  {case.id} ({result.edition}{unconfirmed})  {title(case)}"
    if finding.line:
        where = f"{case.path}:{finding.line}" if case.path else f"line {finding.line}"
        yield f"  {where}  {finding.step or ''}".rstrip()
    if finding.expected:
        yield f"  expected  {finding.expected}"
    if finding.seen:
        yield f"  seen      {finding.seen}"
    if finding.differs is not None:
        yield from _difference(result, finding.differs)
    if finding.rule or finding.source:
        rule = finding.rule and f"rule {finding.rule}"
        yield f"  why       {', '.join(filter(None, (rule, finding.source)))}"
    yield f"  again     {again(result)}"


def _difference(result: Result, differs: Divergence) -> Iterator[str]:
    """Yield where the engine left the oracle's way, if that was before the step that failed."""
    yield f"  differs   after {differs.step or 'the position was set up'}"
    yield f"            {differs.engine_words.en}; the oracle: {differs.oracle_words.en}"


def _first_differences(results: Sequence[Result]) -> Iterator[str]:
    """Yield what goes wrong first, the most frequent first, each with a case to start with."""
    groups: dict[str, list[Result]] = {}
    for result in results:
        if result.finding.differs is not None and result.finding.verdict in BAD:
            groups.setdefault(likeness(result.finding.differs), []).append(result)
    if sum(map(len, groups.values())) < 2:
        return
    yield "what differs first from the oracle"
    ranked = sorted(groups.items(), key=lambda group: -len(group[1]))
    for like, of in ranked[:_MOST_REASONS]:
        yield f"  {_cases(len(of))}: {like}; start with {min(of, key=_difficulty).case.id}"
    if len(ranked) > _MOST_REASONS:
        yield f"  and {len(ranked) - _MOST_REASONS} other differences"
    yield ""


def _passed_differently(results: Sequence[Result]) -> Iterator[str]:
    """Yield the cases that pass, though the engine shows something else than the oracle on the way."""
    passed = [
        (result, result.finding.differs)
        for result in results
        if result.finding.verdict == "pass" and result.finding.differs is not None
    ]
    if not passed:
        return
    yield "passed, but shows something else than the oracle"
    for result, differs in passed[:_MOST_REASONS]:
        after = differs.step or "the position was set up"
        yield f"  {result.case.id}  after {after}"
        yield f"    {differs.engine_words.en}; the oracle: {differs.oracle_words.en}"
    if len(passed) > _MOST_REASONS:
        yield f"  and {_cases(len(passed) - _MOST_REASONS)} more; `--report` has all"
    yield ""


def _difficulty(result: Result) -> tuple[int, int, str]:
    """Return what sorts the case first that is the easiest to begin with."""
    case = result.case
    return GROUPS.index(group_of(case)), len(case.steps) + len(case.position.objects), case.id


def title(case: Case) -> str:
    """Return the title in the language of the case, or the one there is."""
    return (case.title.zh if case.language == "zh" else case.title.en) or case.title.en or case.title.zh


# -- what is unsupported ------------------------------------------------------------------------------------


def _unsupported(results: Sequence[Result]) -> Iterator[str]:
    lacking = [result.finding.missing for result in results if result.finding.verdict == "unsupported"]
    if not lacking:
        return
    alone = Counter(missing[0] for missing in lacking if len(set(missing)) == 1)
    yield f"{_cases(len(lacking))} unsupported"
    for name, number in alone.most_common(_MOST_REASONS):
        yield f"  adding `{name.removeprefix('can:')}` would open {_cases(number)}"
    more = len(alone) - _MOST_REASONS
    if more > 0:
        yield f"  and {more} other additions would open some"
    several = sum(len(set(missing)) > 1 for missing in lacking)
    if several:
        yield f"  {_cases(several)} {'needs' if several == 1 else 'need'} several things"
    yield ""


def _cases(number: int) -> str:
    return f"{number} case" if number == 1 else f"{number} cases"


# -- figures ------------------------------------------------------------------------------------------------


def rows(
    results: Sequence[Result], authority: Callable[[Case], Authority]
) -> Iterator[tuple[str, list[Result]]]:
    """Yield the results by what they count for: rulings by authority, then basics and controls."""
    counted = [result for result in results if not result.case.unconfirmed]
    rulings = [result for result in counted if group_of(result.case) == "rulings"]
    for name in AUTHORITIES:
        yield name, [result for result in rulings if authority(result.case) == name]
    for group in ("basics", "controls"):
        yield group, [result for result in counted if group_of(result.case) == group]
    yield "unconfirmed", [result for result in results if result.case.unconfirmed]


def cut_short(ran: Mapping[str, Sequence[Result]], totals: Mapping[str, int]) -> Iterator[str]:
    """Yield a line for each engine that was not asked everything: figures alone look like all there is.

    >>> list(cut_short({"": (), "oracle": ()}, {"": 0, "oracle": 3}))
    ['NOT ALL CASES: oracle was stopped after 0 of 3; the figures count these only']
    """
    for engine, results in ran.items():
        tried = sum(not is_gone(result) for result in results)
        if tried < totals[engine]:
            of = f"{engine or 'the run'} was stopped after {tried} of {totals[engine]}"
            yield f"NOT ALL CASES: {of}; the figures count these only"


def _headline(results: Sequence[Result], authority: Callable[[Case], Authority]) -> Iterator[str]:
    *counted, (_, doubtful) = rows(results, authority)
    yield ", ".join(f"{name} {score(of)}" for name, of in counted if of) or "no case counts"
    if doubtful:
        yield f"unconfirmed {score(doubtful)}, not counted"
    verdicts = Counter(result.finding.verdict for result in results)
    total = f"{_cases(len(results))}: "
    yield total + ", ".join(f"{number} {name}" for name, number in verdicts.most_common())


def score(results: Sequence[Result]) -> str:
    """Return how many passed, of how many."""
    return f"{sum(result.finding.verdict == 'pass' for result in results)}/{len(results)}"
