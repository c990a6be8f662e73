"""How far something is, while it runs."""

import sys
from typing import Self


class Progress:
    """One line on a terminal that says how far it is; nothing elsewhere."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._shown = sys.stderr.isatty()

    def show(self, identity: str) -> None:
        """Say that one more is done."""
        self._done += 1
        if self._shown:
            sys.stderr.write(f"\r\x1b[K{self._done}/{self._total}  {identity}"[:200])
            sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
