"""The command ``init-adapter``: writes an adapter that runs, and says what to add next."""

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from touchstone.errors import UserError


class Starter(NamedTuple):
    """An adapter to start from: its file, and how it is run in its folder."""

    file: str
    command: str


STARTERS = {
    "python": Starter("adapter.py", "python3 adapter.py"),
    "typescript": Starter("adapter.ts", "node adapter.ts"),
}
"""What there is to start from, by language."""


def write_starter(language: str, folder: Path) -> Starter:
    """Write an adapter and a page about it into a folder that is empty or new, and return what was written.

    A :class:`UserError` says why it cannot be.
    """
    starter = STARTERS[language]
    templates = files("touchstone") / "starters"
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise UserError(f"{folder} is not an empty folder: name a new one, nothing there is written over")
        folder.mkdir(parents=True, exist_ok=True)
        adapter = (templates / f"{starter.file}.txt").read_text("utf-8")
        (folder / starter.file).write_text(adapter, "utf-8")
        page = (templates / "README.md.txt").read_text("utf-8")
        page = page.replace("{file}", starter.file).replace("{command}", starter.command)
        (folder / "README.md").write_text(page, "utf-8")
    except OSError as problem:
        raise UserError(f"{folder} cannot be written: {problem.strerror}") from problem
    return starter
