"""The command ``run``: selects cases, runs them, shows progress, sums up."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from adapters.limits import LIMITS, Limits
from adapters.loading import EngineUnusableError
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.editions import check, jobs, restrict
from touchstone.errors import UserError
from touchstone.exported import ExportedCorpus
from touchstone.lines import complain, say
from touchstone.progress import Progress
from touchstone.report import Report
from touchstone.selection import select
from touchstone.suite import Job, Result, Suite
from touchstone.summary import GROUPS, exit_code, group_of, is_gone, summary
from touchstone.version import version

UNUSABLE = 3
INTERRUPTED = 130


def run_cases(
    selection: Sequence[str],
    *,
    game: str | None,
    edition: str | None,
    engine: str,
    report: str | None,
    limits: Limits = LIMITS,
    cases: str | None = None,
) -> int:
    """Run the selected cases and return the exit code."""
    corpus = Corpus() if cases is None else ExportedCorpus(Path(cases))
    reading = select(corpus, selection, game)
    documents = Documents(corpus)
    check(edition, documents.editions())
    restrict(reading, documents.editions())
    for problem in reading.problems:
        complain(problem)
    writing = _Writing(report, engine, documents)
    try:
        suite = Suite(engine, corpus.case, corpus.text, limits=limits, compare=True)
    except EngineUnusableError as problem:
        writing.unusable(str(problem))
        raise
    with suite:
        todo = jobs(reading.cases, documents.editions(), edition, suite.declares)
        if not todo:
            if reading.problems:
                return 2
            raise UserError(f'no selected case runs in the edition "{edition}"')
        todo.sort(key=lambda job: GROUPS.index(group_of(job.case)))
        results: list[Result] = []
        with writing.begin(suite) as writer:
            interrupted = _run(suite, todo, results, writer)
            if writer is not None:
                writer.close(interrupted=interrupted, gone=suite.gone)
    for line in summary(results, documents.authority):
        say(line)
    if interrupted:
        complain(f"stopped after {len(results)} of {len(todo)} cases")
        return INTERRUPTED
    if writer is not None and writer.problem is not None:
        raise UserError(writer.problem)
    if suite.gone is not None:
        complain(suite.gone)
        complain(f"stopped after {len(results) - sum(map(is_gone, results))} of {len(todo)} cases")
        return UNUSABLE
    return exit_code(results, broken=bool(reading.problems))


def _run(suite: Suite, todo: Sequence[Job], results: list[Result], writer: Report | None) -> bool:
    """Run all; returns whether the user cut it short."""
    try:
        with Progress(len(todo)) as progress:
            for result in suite.run(todo):
                results.append(result)
                if writer is not None:
                    writer.add(result)
                progress.show(result.case.id)
    except KeyboardInterrupt:
        return True
    return False


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
