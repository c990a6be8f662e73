"""Cases in several processes, each with an engine of its own; results come in the order of the cases."""

import signal
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.util import Finalize

from adapters.limits import Limits
from adapters.loading import EngineUnusableError
from touchstone.corpus import Corpus
from touchstone.suite import Job, Result, Suite
from touchstone.verdicts import Finding

_PER_TASK = 8
"""So many cases are handed to a process at once."""

_suite: Suite | None = None
"""The engine of this process."""
_how: tuple[str, Corpus, Limits] | None = None


def run_in_processes(
    specification: str, corpus: Corpus, limits: Limits, jobs: Sequence[Job], processes: int
) -> Iterator[Result]:
    """Run each case in its edition, as :meth:`touchstone.suite.Suite.run` does, in several processes.

    Raises :class:`EngineUnusableError` where an engine does not start in one of them.
    """
    with ProcessPoolExecutor(
        processes, get_context("spawn"), initializer=_begin, initargs=(specification, corpus, limits)
    ) as pool:
        tasks = [pool.submit(_run, jobs[at : at + _PER_TASK]) for at in range(0, len(jobs), _PER_TASK)]
        try:
            for job, finding in zip(jobs, _in_order(tasks), strict=True):
                yield Result(job.case, job.edition, specification, finding)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _in_order(tasks: Iterable[Future[list[Finding] | str]]) -> Iterator[Finding]:
    for task in tasks:
        findings = task.result()
        if isinstance(findings, str):
            raise EngineUnusableError(findings)
        yield from findings


def _begin(specification: str, corpus: Corpus, limits: Limits) -> None:
    """Prepare a process: Ctrl-C is the parent's business."""
    global _how
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _how = specification, corpus, limits


def _run(jobs: Sequence[Job]) -> list[Finding] | str:
    """Run some cases; return why not where the engine does not start here."""
    global _suite
    assert _how is not None
    specification, corpus, limits = _how
    try:
        if _suite is None:
            _suite = Suite(specification, corpus.case, corpus.text, limits=limits, compare=True)
            Finalize(None, _suite.close, exitpriority=1)
        return [_suite.finding(job.case, job.edition) for job in jobs]
    except EngineUnusableError as problem:
        return str(problem)
