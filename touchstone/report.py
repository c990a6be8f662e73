"""The report: JSON Lines, a header, one object a case, a footer; written as it goes."""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec

from adapters.port import Welcome
from steps.case import Authority, Case
from touchstone.errors import UserError
from touchstone.records import CaseRecord, Footer, Header, ReportLine
from touchstone.suite import SUITE, Result, case_hash
from touchstone.summary import again, group_of, title


def record(result: Result, corpus: str, authority: Callable[[Case], Authority]) -> CaseRecord:
    """Return the line of a report on one result."""
    case = result.case
    return CaseRecord(
        **msgspec.structs.asdict(result.finding),
        id=case.id,
        game=case.game,
        edition=result.edition,
        engine=result.engine,
        title=title(case),
        group=group_of(case),
        authority=authority(case),
        unconfirmed=case.unconfirmed,
        again=again(result),
        hash=case_hash(case),
        corpus=corpus,
    )


class Report:
    """Writes a line for each result at once: nothing already answered is lost.

    Where the disk is full the lines written so far stay whole, and :attr:`problem` says what happened.
    """

    def __init__(
        self,
        path: Path,
        specification: str,
        welcome: Welcome | None,
        corpus: str,
        authority: Callable[[Case], Authority],
        *,
        unusable: str | None = None,
    ) -> None:
        """Open the file and write the header; a path that cannot be written is a :class:`UserError`."""
        self._path = path
        self.problem: str | None = None
        """Why the report is not complete, if it is not."""
        try:
            self._file: IO[bytes] = path.open("wb", buffering=0)
        except OSError as problem:
            raise UserError(self._unwritable(problem)) from problem
        self._size = 0
        self._count: Counter[str] = Counter()
        self._corpus = corpus
        self._authority = authority
        info = welcome.engine if welcome is not None else None
        self._write(
            Header(suite=SUITE, corpus=corpus, engine=specification, engine_info=info, unusable=unusable)
        )

    def add(self, result: Result) -> None:
        """Write one result."""
        self._count[result.finding.verdict] += 1
        self._write(record(result, self._corpus, self._authority))

    def close(self, *, interrupted: bool = False, gone: str | None = None) -> None:
        """Write the footer."""
        self._write(Footer(verdicts=dict(sorted(self._count.items())), interrupted=interrupted, gone=gone))
        self._file.close()

    def _write(self, line: ReportLine) -> None:
        if self.problem is not None:
            return
        left = memoryview(msgspec.json.encode(line) + b"\n")
        size = len(left)
        try:
            while left:  # a disk that is nearly full takes a part
                left = left[self._file.write(left) :]
        except OSError as problem:
            self.problem = self._unwritable(problem)
            with suppress(OSError):
                self._file.truncate(self._size)
        self._size += size

    def _unwritable(self, problem: OSError) -> str:
        return f"the report {self._path} cannot be written: {problem.strerror}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self._file.closed:
            self.close(interrupted=kind is KeyboardInterrupt)
