"""How good the cases are: which of the engines that are wrong on purpose they catch.

A wrong engine is caught by a case that the oracle passes and it does not.  A case is of its own subject if it
cites the rule that is broken, one beside, above or below it, or has a card that the wrong engine is about.
"""

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

from adapters.faults import EngineTimeoutError
from adapters.port import Engine, Reply, Request
from adapters.wrong import Wrong, WrongEngine
from steps.case import Case
from touchstone.rulebook import is_below
from touchstone.suite import Job, Suite

Forced: TypeAlias = Callable[[Case, str], frozenset[tuple[int, int]]]
Status: TypeAlias = Literal["caught", "elsewhere", "survived", "unreached"]
"""Caught by a case of its own subject, only by others, by none; or no case comes to what is replaced."""

CATCHING = frozenset({"fail", "vacuous", "error", "invalid"})
"""Verdicts that tell a wrong engine from a right one; one that crashes has shown nothing about a case."""

_SECONDS = 1.0
"""So long may a wrong engine take for one answer."""


class Catch(msgspec.Struct, frozen=True):
    """A case that caught a wrong engine: of its own subject or not, and what it saw."""

    case: str
    edition: str
    own: bool
    expected: str = ""
    seen: str = ""


class Strength(msgspec.Struct, frozen=True):
    """What the cases made of one wrong engine."""

    id: str
    rule: str
    sentence: str
    status: Status
    caught_by: tuple[Catch, ...]
    """In the order in which they were run; the first of its own subject only, unless all were asked for."""
    run: int
    """How many cases were run."""
    broken: int
    """How many of them ended in a crash or a timeout."""


def is_own_subject(wrong: Wrong, case: Case) -> bool:
    """Tell whether the case is about what the wrong engine is wrong about.

    Rules beside each other are those of one paragraph: 465.2.c.3 and 465.2.c.4, but not 465.2.d.
    """
    paragraph = wrong.rule.rpartition(".")[0] or wrong.rule
    if any(is_below(rule, paragraph) or is_below(wrong.rule, rule) for rule in case.rules):
        return True
    names = {each.card.name for each in case.position.objects}
    names |= {field.card.name for field in case.position.battlefields if field.card is not None}
    return not names.isdisjoint(wrong.cards)


def examine(
    game: str,
    wrong: Wrong,
    jobs: Sequence[Job],
    find: Callable[[str], Case | None],
    forced: Forced,
    *,
    full: bool = False,
) -> Strength:
    """Run the cases against a wrong engine, those of its own subject first.

    ``full``: all of them; else until one of its own subject catches it, or any does after those.
    """
    caught: list[Catch] = []
    run = broken = 0
    engine = WrongEngine(game, wrong)
    with Suite(f"wrong:{wrong.id}", find, factory=lambda: _Limited(engine), forced=forced) as suite:
        for job, own in _in_order(wrong, jobs):
            finding = suite.finding(job.case, job.edition)
            run += 1
            broken += finding.verdict in ("crash", "timeout")
            if finding.verdict not in CATCHING or finding.kind == "gone":
                continue
            caught.append(Catch(job.case.id, job.edition, own, finding.expected or "", finding.seen or ""))
            if not full:
                break
    status: Status = "survived" if engine.reached else "unreached"
    if caught:
        status = "caught" if any(each.own for each in caught) else "elsewhere"
    return Strength(wrong.id, wrong.rule, wrong.sentence, status, tuple(caught), run, broken)


class _Limited:
    """A wrong engine that is stopped where it does not come to an end."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def handle(self, request: Request, /) -> Reply:
        before = signal.signal(signal.SIGALRM, self._stop)
        signal.setitimer(signal.ITIMER_REAL, _SECONDS)
        try:
            return self._engine.handle(request)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def _stop(self, number: int, frame: object) -> None:
        raise EngineTimeoutError(f"no answer within {_SECONDS} seconds")


def _in_order(wrong: Wrong, jobs: Iterable[Job]) -> Iterator[tuple[Job, bool]]:
    judged = [(job, is_own_subject(wrong, job.case)) for job in jobs]
    yield from (each for each in judged if each[1])
    yield from (each for each in judged if not each[1])
