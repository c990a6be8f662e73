"""The command ``run``: selects cases, runs them, shows progress, sums up."""

import sys
from collections.abc import Sequence
from pathlib import Path

from adapters.loading import EngineUnusableError
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.editions import check, jobs, restrict
from touchstone.errors import UserError
from touchstone.lines import complain, say
from touchstone.report import Report
from touchstone.selection import select
from touchstone.suite import Job, Result, Suite
from touchstone.summary import GROUPS, exit_code, group_of, summary
from touchstone.version import version

UNUSABLE = 3
INTERRUPTED = 130


def run_cases(
    selection: Sequence[str], *, game: str | None, edition: str | None, engine: str, report: str | None
) -> int:
    """Run the selected cases and return the exit code."""
    corpus = Corpus()
    reading = select(corpus, selection, game)
    documents = Documents(corpus)
    check(edition, documents.editions())
    restrict(reading, documents.editions())
    for problem in reading.problems:
        complain(problem)
    suite = Suite(engine, corpus.case, corpus.text)
    todo = jobs(reading.cases, documents.editions(), edition, suite.declares)
    if not todo:
        if reading.problems:
            return 2
        raise UserError(f'no selected case runs in the edition "{edition}"')
    todo.sort(key=lambda job: GROUPS.index(group_of(job.case)))
    results: list[Result] = []
    if report is None:
        cut_short = _run(suite, todo, results, None)
    else:
        with Report(Path(report), engine, suite.welcome, version()) as writer:
            cut_short = _run(suite, todo, results, writer)
            writer.close(interrupted=cut_short is not None)
    for line in summary(results, documents.authority):
        say(line)
    if cut_short is not None:
        complain(f"stopped after {len(results)} of {len(todo)} cases")
        return cut_short
    return exit_code(results, broken=bool(reading.problems))


def _run(suite: Suite, todo: Sequence[Job], results: list[Result], writer: Report | None) -> int | None:
    """Run all; returns the exit code where the user or the engine cut it short."""
    try:
        with _Progress(len(todo)) as progress:
            for result in suite.run(todo):
                results.append(result)
                if writer is not None:
                    writer.add(result)
                progress.show(result.case.id)
    except KeyboardInterrupt:
        return INTERRUPTED
    except EngineUnusableError as problem:
        complain(problem)
        return UNUSABLE
    return None


class _Progress:
    """One line on a terminal that says how far it is; nothing elsewhere."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._shown = sys.stderr.isatty()

    def show(self, identity: str) -> None:
        self._done += 1
        if self._shown:
            sys.stderr.write(f"\r\x1b[K{self._done}/{self._total}  {identity}"[:200])
            sys.stderr.flush()

    def __enter__(self) -> "_Progress":
        return self

    def __exit__(self, *problem: object) -> None:
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
