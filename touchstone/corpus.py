"""The cases that come with Touchstone, and files of anybody else.

The corpus is the folder ``features`` beside the packages in a checkout, else the one that was packaged.
"""

import os
import re
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from steps.case import Case
from steps.compile import compile_path
from steps.errors import CaseError

_ID = re.compile(r"(?<!\S)@id:(\S+)")
_HERE = Path(__file__).resolve().parent


def default_root(package: Path = _HERE) -> Path:
    """Return the folder of the corpus that belongs to this package."""
    checkout = package.parent
    in_checkout = (checkout / "pyproject.toml").exists() and (checkout / "features").is_dir()
    return (checkout if in_checkout else package) / "features"


class Reading:
    """Cases that were read, in order, and the files that could not be."""

    def __init__(self) -> None:
        self.cases: list[Case] = []
        self.problems: list[CaseError] = []

    def add(self, other: "Reading") -> None:
        """Add what another reading has and this one has not."""
        known = {(case.id, case.path) for case in self.cases}
        self.cases += [case for case in other.cases if (case.id, case.path) not in known]
        said = {str(problem) for problem in self.problems}
        self.problems += [problem for problem in other.problems if str(problem) not in said]

    def keep(self, wanted: Callable[[Case], bool]) -> None:
        """Drop the cases that are not wanted."""
        self.cases = [case for case in self.cases if wanted(case)]


class Corpus:
    """Finds cases by id; reads each file once."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or default_root()
        self._read: dict[Path, Reading] = {}
        self._extra: dict[str, Case] = {}

    def games(self) -> tuple[str, ...]:
        """Return the ids of the games, which are the names of the folders."""
        return tuple(sorted(path.parent.name for path in self.root.glob("*/sources.toml")))

    @cached_property
    def files(self) -> tuple[Path, ...]:
        """The feature files, in a fixed order."""
        return tuple(sorted(self.root.rglob("*.feature")))

    def index(self) -> dict[str, Path]:
        """Return the file of each id, by a look at the text alone."""
        return self._index

    @cached_property
    def _index(self) -> dict[str, Path]:
        found: dict[str, Path] = {}
        for path in self.files:
            for identity in _ID.findall(path.read_text("utf-8", errors="replace")):
                found.setdefault(identity, path)
        return found

    def everything(self, game: str | None = None) -> Reading:
        """Read the whole corpus, or the folder of one game."""
        reading = Reading()
        for path in self.files:
            if game is None or path.is_relative_to(self.root / game):
                reading.add(self.read(path))
        return reading

    def read(self, path: Path) -> Reading:
        """Read one file, of the corpus or from anywhere."""
        whole = path.resolve()
        if whole not in self._read:
            self._read[whole] = self._parse(path)
        return self._read[whole]

    def _parse(self, path: Path) -> Reading:
        reading = Reading()
        reading.cases, reading.problems = compile_path(path, shown_path(path))
        for case in reading.cases:
            self._extra.setdefault(case.id, case)
        return reading

    def case(self, identity: str) -> Case | None:
        """Return the case with this id, from a file already read or from the corpus."""
        if identity not in self._extra and identity in self._index:
            self.read(self._index[identity])
        return self._extra.get(identity)

    def text(self, case: Case, line: int) -> str | None:
        """Return a line of the file of a case."""
        try:
            return Path(case.path).read_text("utf-8").splitlines()[line - 1].strip()
        except (OSError, IndexError, UnicodeDecodeError):
            return None


def shown_path(path: Path) -> str:
    """Return a path as a user would write it: from the current folder where it stands below that.

    >>> shown_path(Path.cwd() / "a" / "b.feature")
    'a/b.feature'
    """
    whole = path.resolve()
    here = Path.cwd()
    return whole.relative_to(here).as_posix() if whole.is_relative_to(here) else os.fspath(path)
