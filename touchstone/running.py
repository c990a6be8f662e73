"""The command ``run``: selects cases, runs them, shows progress, sums up."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path

import msgspec

from adapters.limits import LIMITS, Limits
from adapters.loading import EngineUnusableError
from touchstone.asking import asked_for
from touchstone.corpus import Corpus, Reading
from touchstone.documents import Documents
from touchstone.editions import jobs
from touchstone.errors import UserError
from touchstone.exported import ExportedCorpus
from touchstone.lines import complain, say
from touchstone.parallel import run_in_processes
from touchstone.progress import Progress
from touchstone.report import Report
from touchstone.side_by_side import side_by_side
from touchstone.suite import Result, Suite
from touchstone.summary import BAD, GROUPS, exit_code, group_of, is_gone, summary
from touchstone.version import version

UNUSABLE = 3
INTERRUPTED = 130
_SEVERITY = (0, 1, 2, UNUSABLE, INTERRUPTED)


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be run, and how."""

    selection: Sequence[str] = ()
    game: str | None = None
    card: str | None = None
    edition: str | None = None
    limits: Limits = LIMITS
    cases: str | None = None
    """The folder of an export instead of our own corpus."""
    processes: int = 1
    most_fails: int | None = None
    """So many cases may go wrong before the run is given up."""


class _Run(msgspec.Struct):
    """What has become of one engine so far."""

    total: int
    results: list[Result]
    code: int = 0
    trouble: str | None = None


def run_cases(engines: Sequence[str], reports: Sequence[str], wanted: Wanted) -> int:
    """Run the selected cases against each engine and return the exit code: the worst of all."""
    if reports and len(reports) != len(engines):
        raise UserError(
            f"{len(engines)} engines and {len(reports)} reports: give --report as often as --engine, in order"
        )
    if len(set(engines)) < len(engines):
        raise UserError("an engine is given twice")
    corpus = Corpus() if wanted.cases is None else ExportedCorpus(Path(wanted.cases))
    documents = Documents(corpus)
    reading = asked_for(
        corpus,
        wanted.selection,
        documents.editions(),
        edition=wanted.edition,
        game=wanted.game,
        card=wanted.card,
    )
    ran: dict[str, _Run] = {}
    for at, engine in enumerate(engines):
        writing = _Writing(reports[at] if reports else None, engine, documents)
        try:
            ran[engine] = _run_engine(engine, writing, corpus, documents, reading, wanted)
        except EngineUnusableError as problem:
            writing.unusable(str(problem))
            if len(engines) == 1:
                raise
            ran[engine] = _Run(0, [], UNUSABLE, str(problem))
        if ran[engine].code == INTERRUPTED:
            break
    results = {engine: run.results for engine, run in ran.items()}
    if any(results.values()):
        totals = {engine: run.total for engine, run in ran.items()}
        if len(engines) == 1:
            lines = summary(results[engines[0]], documents.authority, totals[engines[0]])
        else:
            lines = side_by_side(results, documents.authority, totals)
        for line in lines:
            say(line)
    for engine, run in ran.items():
        if run.trouble is not None:
            of = "" if len(engines) == 1 or run.trouble.startswith(engine) else f"{engine}: "
            complain(f"{of}{run.trouble}")
    return max((run.code for run in ran.values()), key=_SEVERITY.index)


def _run_engine(
    engine: str, writing: "_Writing", corpus: Corpus, documents: Documents, reading: Reading, wanted: Wanted
) -> _Run:
    with Suite(engine, corpus.case, corpus.text, limits=wanted.limits, compare=True) as suite:
        todo = jobs(reading.cases, documents.editions(), wanted.edition, suite.declares)
        if not todo and not reading.problems:
            raise UserError(f'no selected case runs in the edition "{wanted.edition}"')
        todo.sort(key=lambda job: GROUPS.index(group_of(job.case)))
        run = _Run(len(todo), [])
        if not todo:
            run.code = 2
            return run
        results = suite.run(todo)
        if wanted.processes > 1:
            suite.drop()
            results = run_in_processes(engine, suite.welcome, corpus, wanted.limits, todo, wanted.processes)
        with closing(results), writing.begin(suite) as writer:
            cut_short = _go_through(results, run, writer, wanted.most_fails)
            gone = suite.gone or next((each.finding.seen for each in run.results if is_gone(each)), None)
            if writer is not None:
                writer.close(interrupted=cut_short is not None, gone=gone)
    broken = bool(reading.problems)
    tried = len(run.results) - sum(map(is_gone, run.results))
    if cut_short == INTERRUPTED:
        run.code, run.trouble = INTERRUPTED, f"stopped after {tried} of {len(todo)} cases"
    elif writer is not None and writer.problem is not None:
        run.code, run.trouble = 2, writer.problem
    elif gone is not None:
        run.code, run.trouble = UNUSABLE, f"{gone}; stopped after {tried} of {len(todo)} cases"
    elif cut_short is not None:
        run.code = exit_code(run.results, broken=broken)
        run.trouble = (
            f"stopped after {tried} of {len(todo)} cases, as {wanted.most_fails} failed (--max-fail)"
        )
    else:
        run.code = exit_code(run.results, broken=broken)
    return run


def _go_through(
    results: Iterator[Result], run: _Run, writer: Report | None, most_fails: int | None
) -> int | None:
    """Take all results; return INTERRUPTED or 1 where it was cut short, by the user or by failures."""
    failed = 0
    try:
        with Progress(run.total) as progress:
            for result in results:
                run.results.append(result)
                if writer is not None:
                    writer.add(result)
                progress.show(result.case.id)
                failed += result.finding.verdict in BAD
                if failed == most_fails and len(run.results) < run.total:
                    return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return None


class _Writing:
    """The report that was asked for, if one was."""

    def __init__(self, path: str | None, engine: str, documents: Documents) -> None:
        self._path = path
        self._engine = engine
        self._authority = documents.authority

    def begin(self, suite: Suite) -> AbstractContextManager[Report | None]:
        if self._path is None:
            return nullcontext()
        return Report(Path(self._path), self._engine, suite.welcome, version(), self._authority)

    def unusable(self, why: str) -> None:
        """Leave a report that says why there is nothing to report."""
        if self._path is not None:
            with Report(Path(self._path), self._engine, None, version(), self._authority, unusable=why):
                pass
