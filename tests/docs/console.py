"""The commands that a document shows, with what it says they print.

A block ``console`` has lines ``$ command``, each followed by its output; a line ``...`` stands for any
lines.  A block ``python`` behind a comment ``<!-- file: NAME -->`` is the content of that file.  All blocks
of a document run in their order in one folder.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import NamedTuple

from touchstone._house import HOME

_BLOCK = re.compile(r"(?:<!-- file: (?P<file>\S+) -->\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.M | re.S)
_COUNTS = re.compile(r"\d+/\d+|\b\d+ (?=cases?\b|pass\b|fail\b|vacuous\b|unsupported\b)")
GAP = "..."


class File(NamedTuple):
    """A file that the reader is told to save."""

    name: str
    text: str


class Command(NamedTuple):
    """A command and the lines it is said to print."""

    text: str
    output: tuple[str, ...]


def blocks(document: str, kind: str) -> list[str]:
    return [match["text"] for match in _BLOCK.finditer(document) if match["kind"] == kind]


def scenes(document: str) -> Iterator[File | Command]:
    for match in _BLOCK.finditer(document):
        if match["file"]:
            yield File(match["file"], match["text"])
        elif match["kind"] == "console":
            for part in re.split(r"^\$ ", match["text"], flags=re.M)[1:]:
                first, *output = part.splitlines()
                yield Command(first, tuple(output))


def counts_aside(line: str) -> str:
    """Return a line without figures that grow with the corpus.

    >>> counts_aside("official 33/33, judge 22/22"), counts_aside("170 cases: 170 pass")
    ('official N, judge N', 'N cases: N pass')
    """
    return _COUNTS.sub(lambda figure: "N" if "/" in figure[0] else "N ", line)


def agrees(printed: Sequence[str], said: Sequence[str]) -> bool:
    """Tell whether what was printed is what was said, whatever stands in the gaps.

    >>> agrees(["a", "b", "c"], ["a", "...", "c"]), agrees(["a", "b"], ["a"]), agrees(["a"], ["...", "b"])
    (True, False, False)
    """
    pattern = "".join(
        r"(?:.*\n)*?" if line == GAP else re.escape(counts_aside(line)) + r"\n" for line in said
    )
    return re.fullmatch(pattern, "".join(f"{counts_aside(line)}\n" for line in printed)) is not None


def shell(command: str, folder: Path) -> list[str]:
    """Run a command as a user would, where ``touchstone`` is the one under test; return what it prints."""
    tools = folder / ".tools"
    if not tools.exists():
        tools.mkdir()
        plugin = "" if entry_points(group="pytest11", name="touchstone") else " -p touchstone.pytest_plugin"
        for name, module in (("touchstone", "touchstone"), ("pytest", f"pytest{plugin}")):
            starter = tools / name
            starter.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m {module} "$@"\n', "utf-8")
            starter.chmod(0o755)
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(tools), os.environ["PATH"]]),
        "PYTHONPATH": HOME,
        "PYTHONDONTWRITEBYTECODE": "1",  # a file saved twice within a second must be read twice
        "PYTHONUTF8": "1",
    }
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return done.stdout.splitlines()
