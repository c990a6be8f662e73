"""The report: JSON Lines, a header, one object a case, a footer; written as it goes."""

import json
from collections import Counter
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec

from adapters.port import Welcome
from touchstone.errors import UserError
from touchstone.suite import SUITE, Result, case_hash


class Report:
    """Writes a line for each result at once: nothing already answered is lost."""

    def __init__(self, path: Path, specification: str, welcome: Welcome, corpus: str) -> None:
        """Open the file and write the header; a path that cannot be written is a :class:`UserError`."""
        self._path = path
        try:
            self._file: IO[bytes] = path.open("wb", buffering=0)
        except OSError as problem:
            raise self._unwritable(problem) from problem
        self._count: Counter[str] = Counter()
        self._corpus = corpus
        self._write(
            {
                "record": "header",
                "format": 1,
                "suite": SUITE,
                "corpus": corpus,
                "engine": specification,
                "engine_info": msgspec.to_builtins(welcome.engine),
            }
        )

    def add(self, result: Result) -> None:
        """Write one result."""
        self._count[result.finding.verdict] += 1
        self._write(
            {
                "record": "case",
                "id": result.case.id,
                "game": result.case.game,
                "edition": result.edition,
                "engine": result.engine,
                **msgspec.to_builtins(result.finding),
                "hash": case_hash(result.case),
                "corpus": self._corpus,
            }
        )

    def close(self, *, interrupted: bool = False) -> None:
        """Write the footer."""
        self._write(
            {"record": "footer", "verdicts": dict(sorted(self._count.items())), "interrupted": interrupted}
        )
        self._file.close()

    def _write(self, record: dict[str, object]) -> None:
        try:
            self._file.write((json.dumps(record, ensure_ascii=False) + "\n").encode())
        except OSError as problem:
            self._file.close()
            raise self._unwritable(problem) from problem

    def _unwritable(self, problem: OSError) -> UserError:
        return UserError(f"the report {self._path} cannot be written: {problem.strerror}")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self._file.closed:
            self.close(interrupted=kind is KeyboardInterrupt)
