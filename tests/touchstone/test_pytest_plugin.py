"""``pytest --touchstone-engine``: verdicts as outcomes, in the repository of an engine."""

import os
import re
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from touchstone._house import HOME
from touchstone.corpus import Corpus

ENGINE = """
from adapters.oracle import OracleEngine
from adapters.port import Act, Hello, Illegal, Move, Welcome
import msgspec

class NoMoves(OracleEngine):
    def handle(self, request):
        if isinstance(request, Act) and isinstance(request.action, Move):
            return Illegal("nobody moves")
        reply = super().handle(request)
        if isinstance(reply, Welcome):
            return msgspec.structs.replace(reply, can=tuple(can for can in reply.can if can != "hide"))
        return reply
"""


def pytest_in(folder: Path, *arguments: str) -> tuple[int, str]:
    (folder / "my_engine.py").write_text(ENGINE, "utf-8")
    (folder / "test_own.py").write_text("def test_own():\n    pass\n", "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\n", "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]
    if not entry_points(group="pytest11", name="touchstone"):  # in a checkout that is not installed
        command += ["-p", "touchstone.pytest_plugin"]
    done = subprocess.run(
        [*command, "-q", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{HOME}{os.pathsep}{folder}", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_without_the_option_nothing_is_added(tmp_path: Path) -> None:
    code, text = pytest_in(tmp_path)
    assert code == 0
    assert "1 passed" in text


def test_every_case_is_a_test_beside_those_of_the_repository(tmp_path: Path) -> None:
    code, text = pytest_in(tmp_path, "--touchstone-engine", "oracle")
    assert code == 0, text
    cases = len(Corpus().everything().cases)
    passed = re.search(r"(\d+) passed", text)
    assert passed is not None
    assert int(passed[1]) == cases + 1


def test_verdicts_are_outcomes(tmp_path: Path) -> None:
    engine = "python:my_engine:NoMoves"
    code, text = pytest_in(tmp_path, "--touchstone-engine", engine, "-k", "rb-basic or Hidden", "-rs")
    assert code == 1
    assert re.search(r"^FAIL, refused  rb-basic-move \(", text, re.M)
    assert "touchstone run rb-basic-move --edition" in text
    assert "SKIPPED" in text
    assert "can:hide" in text
    assert "my_engine.py" not in text


def test_cases_are_chosen_by_mark_and_tag(tmp_path: Path) -> None:
    code, text = pytest_in(tmp_path, "--touchstone-engine", "oracle", "-m", "touchstone", "-k", "basic")
    assert code == 0
    basics = sum("basic" in f"{case.id} {case.level} {case.control}" for case in Corpus().everything().cases)
    assert f"{basics} passed" in text


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (("--touchstone-engine", "orakle"), "orakle"),
        (("--touchstone-engine", "process:false"), "does not start"),
        (("--touchstone-engine", "oracle", "--touchstone-edition", "radience"), 'did you mean "radiance"?'),
        (("--touchstone-engine", "oracle", "--touchstone-game", "riftbund"), "riftbound"),
    ],
)
def test_what_hinders_it_is_one_error(option: tuple[str, ...], said: str, tmp_path: Path) -> None:
    code, text = pytest_in(tmp_path, *option)
    assert code == pytest.ExitCode.USAGE_ERROR
    assert said in text
    assert "Traceback" not in text
