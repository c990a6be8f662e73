"""Many cases against one engine: controls, vacuous passes, choices that were forced, crashes survived."""

import hashlib
from collections.abc import Callable, Generator, Iterable
from types import TracebackType
from typing import Self

import msgspec

from adapters.faults import EngineDiedError, EngineTimeoutError, InvalidReplyError
from adapters.limits import LIMITS, Limits
from adapters.loading import Closable, EngineUnusableError, Factory, engine_factory
from adapters.port import PROTOCOL, Engine, EngineError, Hello, Welcome
from steps.case import Both, Case
from touchstone.divergence import divergence, told
from touchstone.needs import missing
from touchstone.session import Board, Session
from touchstone.verdicts import BROKEN, Divergence, Finding, unsupported

SUITE = "tcg-touchstone 0.1"

MOST_BROKEN = 10
"""An engine that breaks so often in a row is not started again."""


class Job(msgspec.Struct, frozen=True):
    """A case in an edition."""

    case: Case
    edition: str


class Result(msgspec.Struct, frozen=True):
    """A case in an edition, and what an engine made of it."""

    case: Case
    edition: str
    engine: str
    finding: Finding


def case_hash(case: Case) -> str:
    """Return a short hash of what a case does and expects; where it stands and its words do not count."""
    steps = tuple(msgspec.structs.replace(step, line=0) for step in case.steps)
    meaning = (case.game, case.position, steps, case.since, case.until, case.control)
    return hashlib.sha256(msgspec.json.encode(meaning, order="sorted")).hexdigest()[:16]


class Breaker:
    """Counts cases in a row in which an engine broke, until it is given up.

    >>> breaker = Breaker("process:x")
    >>> for _ in range(MOST_BROKEN):
    ...     breaker.note(Finding("crash", seen="it ended"))
    >>> breaker.gone
    'process:x is not started again: 10 cases in a row ended in crash or the like, the last: it ended'
    """

    def __init__(self, specification: str) -> None:
        self._specification = specification
        self._broken = 0
        self.gone: str | None = None
        """Why the engine was given up, if it was: it does not start again, or breaks again and again."""

    def note(self, finding: Finding) -> None:
        """Take account of a case that was tried."""
        if finding.verdict not in BROKEN:
            self._broken = 0
            return
        self._broken += 1
        if self._broken == MOST_BROKEN:
            often = f"{MOST_BROKEN} cases in a row ended in {finding.verdict} or the like"
            self.gone = f"{self._specification} is not started again: {often}, the last: {finding.seen}"


class Suite:
    """Runs cases against one engine, and remembers what controls came to."""

    def __init__(
        self,
        specification: str,
        find: Callable[[str], Case | None] = lambda identity: None,
        text: Callable[[Case, int], str | None] = lambda case, line: None,
        factory: Factory | None = None,
        limits: Limits = LIMITS,
        forced: Callable[[Case, str], frozenset[tuple[int, int]]] | None = None,
        compare: bool = False,
    ) -> None:
        """Reach the engine.

        ``find`` looks up a control by its id, ``text`` the words of a step, ``forced`` the choices of a case
        that the oracle finds to be the only ones, where somebody has asked it before.  With
        ``compare`` a finding says which fact differs first from what the oracle shows.  Raises
        :class:`EngineUnusableError` where the engine cannot be started or does not introduce itself.
        """
        self.specification = specification
        self._factory = factory or engine_factory(specification, limits)
        self._find = find
        self._text = text
        self._breaker = Breaker(specification)
        self._engine: Engine | None = None
        self._engine, self.welcome = self._start()
        self._known: dict[tuple[str, str, str], Finding] = {}
        self._judging: set[tuple[str, str, str]] = set()
        self._oracle: Suite | None = None
        self._find_forced = forced
        self._compare = compare
        self._forced_known: dict[tuple[str, str, str], frozenset[tuple[int, int]]] = {}

    def _start(self) -> tuple[Engine, Welcome]:
        try:
            engine = self._factory()
        except Exception as problem:
            message = f"{self.specification} does not start: {type(problem).__name__}: {problem}"
            raise EngineUnusableError(message) from problem
        try:
            return engine, self._welcome(engine)
        except BaseException:
            _close(engine)
            raise

    def _welcome(self, engine: Engine) -> Welcome:
        try:
            reply = engine.handle(Hello(SUITE))
        except InvalidReplyError as problem:
            raise EngineUnusableError(f"{self.specification}: {problem}") from problem
        except (EngineDiedError, EngineTimeoutError) as problem:
            raise EngineUnusableError(f"{self.specification} does not start: {problem}") from problem
        except Exception as problem:
            message = f"{self.specification} does not start: {type(problem).__name__}: {problem}"
            raise EngineUnusableError(message) from problem
        if isinstance(reply, EngineError):
            raise EngineUnusableError(f"{self.specification} does not start: {reply.message}")
        if not isinstance(reply, Welcome):
            name = type(reply).__name__.lower()
            raise EngineUnusableError(f"{self.specification} answers hello with {name}, not with welcome")
        if reply.protocol != PROTOCOL:
            message = f"{self.specification} speaks protocol {reply.protocol}; this suite speaks {PROTOCOL}"
            raise EngineUnusableError(message)
        return reply

    def close(self) -> None:
        """Let go of the engine, and of the oracle beside it."""
        self.drop()
        if self._oracle is not None:
            self._oracle.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def gone(self) -> str | None:
        """Why the engine was given up, if it was."""
        return self._breaker.gone

    def declares(self, game: str, edition: str) -> bool:
        """Whether the engine says it plays this edition."""
        return edition in self.welcome.games.get(game, ())

    def run(self, jobs: Iterable[Job]) -> Generator[Result, None, None]:
        """Run each case in its edition, one after another."""
        for job in jobs:
            finding = self.finding(job.case, job.edition)
            yield Result(job.case, job.edition, self.specification, finding)

    def finding(self, case: Case, edition: str) -> Finding:
        """Return what a case comes to, its control considered; each is executed once."""
        key = _key(case, edition)
        if key not in self._known:
            self._judging.add(key)
            self._known[key] = self._judge(case, edition)
            self._judging.discard(key)
        return self._known[key]

    def _judge(self, case: Case, edition: str) -> Finding:
        lacking = missing(case, edition, self.welcome)
        if lacking:
            return unsupported(*lacking)
        if self.gone is None:
            self._restart()
        if self.gone is not None:
            return not_tried(self.gone)
        session = self.session(case, edition)
        finding = session.run()
        self._breaker.note(finding)
        if finding.verdict in BROKEN:
            self.drop()
        if finding.verdict == "pass" and not session.evidence and not self._is_own_question(case):
            finding = self._unless_vacuous(case, edition)
        if self._compare and self.specification != "oracle" and finding.verdict != "unsupported":
            finding = msgspec.structs.replace(finding, differs=self._differs(case, edition, session))
        return finding

    def _restart(self) -> None:
        try:
            self.alive()
        except EngineUnusableError as problem:
            self._breaker.gone = str(problem)

    def drop(self) -> None:
        """Let go of the engine; the next case meets a new one."""
        engine, self._engine = self._engine, None
        _close(engine)

    def _is_own_question(self, case: Case) -> bool:
        """Whether somebody asks the oracle with a file of their own; a control is for judging engines."""
        nameless = case.id == f"{case.path}:{case.line}" and case.control is None
        return self.specification == "oracle" and nameless and any(step.expects for step in case.steps)

    def session(self, case: Case, edition: str) -> Session:
        """Return a session that is ready to run, without the choices that nobody has to make."""
        forced = self._forced(case, edition)
        return Session(case, edition, self.alive(), self.welcome, forced=forced, text=self._text)

    def alive(self) -> Engine:
        """Return the engine, or after a crash a new one."""
        if self._engine is None:
            self._engine, self.welcome = self._start()
        return self._engine

    def _unless_vacuous(self, case: Case, edition: str) -> Finding:
        control = self._find(case.control) if case.control else None
        if not any(step.expects for step in case.steps):
            return Finding(
                "vacuous", expected="an expectation", seen="none: `touchstone explain` tells what happens"
            )
        if control is None:
            reason = f"its control {case.control} is not found" if case.control else "it names no control"
        elif _key(control, edition) in self._judging:
            reason = f"its control {control.id} rests on it in turn"
        else:
            verdict = self.finding(control, edition).verdict
            if verdict == "pass":
                return Finding("pass")
            reason = f"its control {control.id}: {verdict}"
        return Finding(
            "vacuous",
            expected="something that shows that the engine does it at all",
            seen=f"everything expected held before anything was done, or is only a permission; {reason}",
            rule=next(iter(case.rules), None),
            source=next(iter(case.sources), None),
        )

    def _forced(self, case: Case, edition: str) -> frozenset[tuple[int, int]]:
        """Return the choices that are never sent, because the oracle finds one legal answer only."""
        if self.specification == "oracle" or not _has_choices(case):
            return frozenset()
        if self._find_forced is not None:
            return self._find_forced(case, edition)
        oracle = self._beside()
        return frozenset() if oracle is None else oracle.forced(case, edition)

    def _beside(self) -> "Suite | None":
        """Return the oracle, to be asked beside another engine."""
        if self._oracle is None:
            try:
                self._oracle = Suite("oracle")
            except EngineUnusableError:
                return None
        return self._oracle

    def _differs(self, case: Case, edition: str, session: Session) -> Divergence | None:
        """Return the first fact that the engine showed otherwise than the oracle does."""
        oracle = self._beside()
        if oracle is None:
            return None
        found = divergence(case, oracle.boards(case, edition), session.boards)
        if found is None:
            return None
        step, differs = found
        line = case.steps[step].line if step >= 0 else case.line or None
        text = self._text(case, line) if line and step >= 0 else None
        words = zip(told(differs, case, "en"), told(differs, case, "zh"), strict=True)
        oracle_words, engine_words = (Both(en, zh) for en, zh in words)
        return msgspec.structs.replace(
            differs, line=line, step=text, oracle_words=oracle_words, engine_words=engine_words
        )

    def boards(self, case: Case, edition: str) -> list[Board]:
        """Return what this engine shows after each step of a case."""
        if missing(case, edition, self.welcome):
            return []
        session = self.session(case, edition)
        session.run()
        return session.boards

    def forced(self, case: Case, edition: str) -> frozenset[tuple[int, int]]:
        """Return the choices that this engine takes when they are sent, and else never asks for."""
        key = _key(case, edition)
        if key not in self._forced_known:
            self._forced_known[key] = self._find_forced_choices(case, edition)
        return self._forced_known[key]

    def _find_forced_choices(self, case: Case, edition: str) -> frozenset[tuple[int, int]]:
        if missing(case, edition, self.welcome):
            return frozenset()
        sent = Session(case, edition, self.alive(), self.welcome)
        withheld = Session(case, edition, self.alive(), self.welcome, withhold=True)
        if sent.run().verdict != "pass":
            return frozenset()
        finding = withheld.run()
        if finding.verdict != "pass" and finding.kind != "unasked":  # it never came to the later choices
            return frozenset(sent.forced)
        return frozenset(sent.used | sent.forced) - withheld.asked


def not_tried(why: str) -> Finding:
    """Return what becomes of a case when its engine has been given up."""
    return Finding("error", kind="gone", seen=why)


def _close(engine: Engine | None) -> None:
    if isinstance(engine, Closable):
        engine.close()


def _key(case: Case, edition: str) -> tuple[str, str, str]:
    """Return what tells a case from its changed copy on disk, too."""
    return case.id, edition, case.path


def _has_choices(case: Case) -> bool:
    return any(getattr(step.action, "choices", ()) for step in case.steps)
