"""Cases in several processes, each with an engine of its own; results come in the order of the cases.

Pipes instead of a pool: when a process ends, or the run is cut short, it must be known which cases have no
answer, and every engine must be let go of.
"""

import signal
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import TypeAlias

from adapters.limits import Limits
from adapters.loading import EngineUnusableError
from adapters.port import Welcome
from touchstone.corpus import Corpus
from touchstone.needs import missing
from touchstone.suite import Breaker, Job, Result, Suite, not_tried
from touchstone.verdicts import Finding, unsupported

_PER_TASK = 8
"""So many cases are handed to a process at once."""

_Answer: TypeAlias = list[Finding] | str
"""What a process found, or why there is nothing to be had from it."""


def run_in_processes(
    specification: str, welcome: Welcome, corpus: Corpus, limits: Limits, jobs: Sequence[Job], processes: int
) -> Generator[Result, None, None]:
    """Run each case in its edition, as :meth:`touchstone.suite.Suite.run` does, in several processes.

    An engine is given up as in one process: when it breaks again and again, or does not start again.
    """
    lacking = [missing(job.case, job.edition, welcome) for job in jobs]
    tried = [job for job, needs in zip(jobs, lacking, strict=True) if not needs]
    breaker = Breaker(specification)
    workers = [_Worker(specification, corpus, limits) for _ in range(min(processes, len(tried)))]
    try:
        findings = _findings(workers, tried, breaker)
        for job, needs in zip(jobs, lacking, strict=True):
            finding = unsupported(*needs) if needs else next(findings)
            yield Result(job.case, job.edition, specification, finding)
    finally:
        for worker in workers:
            worker.end()


def _findings(workers: Sequence["_Worker"], jobs: Sequence[Job], breaker: Breaker) -> Iterator[Finding]:
    """Yield what becomes of each case, until the engine is given up, and then for each that it was."""
    left = len(jobs)
    for answer in _answers(workers, [jobs[at : at + _PER_TASK] for at in range(0, left, _PER_TASK)]):
        if isinstance(answer, str):
            breaker.gone = answer
        else:
            for finding in answer:
                if breaker.gone is None:
                    left -= 1
                    breaker.note(finding)
                    yield finding
        if breaker.gone is not None:
            break
    for _ in range(left):
        yield not_tried(breaker.gone or "")


def _answers(workers: Sequence["_Worker"], tasks: Sequence[Sequence[Job]]) -> Iterator[_Answer]:
    """Yield the answer to each task, in the order of the tasks."""
    waiting = iter(enumerate(tasks))
    known: dict[int, _Answer] = {}
    for worker in workers:
        worker.take(next(waiting, None))
    for number in range(len(tasks)):
        while number not in known:
            busy = {worker.connection: worker for worker in workers if worker.task is not None}
            for connection in wait(list(busy)):
                worker = busy[connection]  # type: ignore[index]
                assert worker.task is not None
                known[worker.task] = answer = worker.answer()
                worker.take(None if isinstance(answer, str) else next(waiting, None))
        yield known.pop(number)


class _Worker:
    """A process, seen from the one that started it."""

    def __init__(self, specification: str, corpus: Corpus, limits: Limits) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.task: int | None = None
        """The number of what it is at."""
        arguments = theirs, specification, corpus, limits
        self._process = context.Process(target=_work, args=arguments)
        self._process.start()
        theirs.close()

    def take(self, task: tuple[int, Sequence[Job]] | None) -> None:
        """Have it run some cases, if there are any left."""
        self.task = None
        if task is not None:
            self.task, jobs = task
            with suppress(BrokenPipeError):  # it has ended: the answer says so
                self.connection.send(jobs)

    def answer(self) -> _Answer:
        """Return what it says; :func:`multiprocessing.connection.wait` has told that it does."""
        try:
            answer: _Answer = self.connection.recv()
        except (EOFError, OSError):
            self._process.join()
            code = self._process.exitcode
            return (
                f"a process of the suite ended with exit code {code} while the engine ran in it; "
                "an engine that is reached as a process cannot do that"
            )
        return answer

    def end(self) -> None:
        """Have it let go of its engine and end, in the middle of a case if need be."""
        if self.task is not None:
            self._process.terminate()
        self.connection.close()
        self._process.join()


def _work(connection: Connection, specification: str, corpus: Corpus, limits: Limits) -> None:
    """Answer with findings until there are no more cases: all that a process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which tells this one to end
    signal.signal(signal.SIGTERM, _stop)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        try:
            with Suite(specification, corpus.case, corpus.text, limits=limits, compare=True) as suite:
                while True:
                    jobs: Sequence[Job] = connection.recv()
                    connection.send([suite.finding(job.case, job.edition) for job in jobs])
        except EngineUnusableError as problem:
            connection.send(str(problem))


def _stop(number: int, frame: object) -> None:
    """Leave whatever is going on, so that the engine is let go of."""
    raise KeyboardInterrupt
