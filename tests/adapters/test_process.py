"""Whatever an engine in a process of its own does, the report is whole and the other cases are run."""

import json
import os
import shlex
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from adapters._child import MOST_LINE
from touchstone._house import HOME
from touchstone.cli import run_command
from touchstone.suite import MOST_BROKEN

FAULTY = Path(__file__).with_name("faulty.py")
SCENARIO = """
  @id:{identity}
  Scenario: {identity}
    Given it is your main phase
    And the position:
      | object     | player | place |
      | Unit X (3) | You    | base  |
    When you move Unit X to battlefield A
    Then Unit X is at battlefield A
"""
BOUND = 4 * MOST_LINE


def engine(*words: str) -> str:
    return "process:" + shlex.join([sys.executable, "-S", str(FAULTY), *words])


def write_cases(folder: Path, *identities: str) -> None:
    scenarios = "".join(SCENARIO.format(identity=identity) for identity in identities)
    (folder / "cases.feature").write_text(f"@game:riftbound\nFeature: Moving\n{scenarios}", "utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    write_cases(tmp_path, "rb-first", "rb-bad", "rb-last")
    return tmp_path


def run(specification: str, *options: str) -> int:
    return run_command(["run", "cases.feature", "--engine", specification, "--report", "r.jsonl", *options])


def records(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "r.jsonl").read_text("utf-8").splitlines()]


def cases(folder: Path) -> dict[str, dict[str, Any]]:
    header, *between, footer = records(folder)
    assert (header["record"], footer["record"]) == ("header", "footer")
    return {each["id"]: each for each in between}


@pytest.mark.parametrize("fault", ["none", "exits_after_case", "logs", "late", "stderr", "utf8_log", "twice"])
def test_what_does_no_harm(fault: str, folder: Path) -> None:
    assert run(engine(fault)) == 0
    assert [case["verdict"] for case in cases(folder).values()] == ["pass"] * 3


@pytest.mark.parametrize(
    ("fault", "verdict", "seen"),
    [
        (
            "exits",
            "crash",
            'asked to act, the engine ended with exit code 1; its last words: "RuntimeError: cannot move?[',
        ),
        ("exits_at_end", "crash", "asked to end, the engine ended with exit code 0"),
        ("killed", "crash", "asked to act, the engine was ended by SIGKILL"),
        ("hangs", "timeout", "no answer to act within 1 s"),
        ("hangs_at_end", "timeout", "no answer to end within 1 s"),
        ("ignores_sigterm", "timeout", "no answer to act within 1 s"),
        ("endless_line", "invalid", "asked to act, the engine printed a line of more than 4 MiB"),
        ("endless_lines", "invalid", "asked to act, the engine printed more than 8 MiB that is no answer"),
        ("utf8", "invalid", "the answer to act is not well formed: "),
        (
            "wrong_shape",
            "invalid",
            "the answer to act is not well formed: Expected `str`, got `int` - at `$.objects[0].ref`",
        ),
        (
            "wrong_kind",
            "invalid",
            "the answer to act is not well formed: Object missing required field `engine`",
        ),
        ("no_json", "invalid", "the answer to act is not well formed: Input data was truncated"),
        ("closes_stdout", "crash", "asked to act, the engine closed its output but keeps running"),
    ],
)
def test_a_fault_is_the_verdict_of_its_case_alone(
    fault: str, verdict: str, seen: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    limit = ["--step-limit", "1"] if verdict == "timeout" else []
    assert run(engine(fault), *limit) == 1
    found = cases(folder)
    assert [case["verdict"] for case in found.values()] == ["pass", verdict, "pass"]
    assert found["rb-bad"]["seen"].startswith(seen)
    assert verdict.upper() in capsys.readouterr().out


def test_a_case_has_a_limit_of_its_own(folder: Path) -> None:
    assert run(engine("hangs"), "--case-limit", "1") == 1
    assert cases(folder)["rb-bad"]["seen"] == "the case took longer than 1 s, at act"


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("exits_at_once", 'ended with exit code 1; its last words: "Error: no licence"'),
        ("hangs_at_start", "no answer to hello within 0.2 s"),
        ("protocol", "speaks protocol 7; this suite speaks 1"),
    ],
)
def test_an_engine_that_does_not_start(
    fault: str, message: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    limit = ["--start-limit", "0.2"] if "hangs" in fault else []
    assert run(engine(fault), *limit) == 3
    assert message in capsys.readouterr().err
    header, footer = records(folder)
    assert message in header["unusable"]
    assert footer["verdicts"] == {}


@pytest.mark.parametrize(
    ("command", "code", "message"),
    [
        ("./no-such-engine --x", 3, 'the command "./no-such-engine" cannot be started: No such file'),
        ("./cases.feature", 3, 'the command "./cases.feature" cannot be started: Permission denied'),
        ("'unbalanced", 2, "should be process:COMMAND; 'unbalanced: No closing quotation"),
        ("", 2, "should be process:COMMAND; it names no command"),
    ],
)
def test_a_command_that_is_none(
    command: str, code: int, message: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(f"process:{command}") == code
    assert message in capsys.readouterr().err


def test_no_shell_reads_the_command(folder: Path) -> None:
    assert run(f"{engine('none')} ; touch made $(touch made)") == 0
    assert not (folder / "made").exists()


@pytest.fixture
def memory() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


@pytest.mark.parametrize("fault", ["stderr", "stderr_at_start", "endless_line", "endless_lines"])
def test_memory_is_bounded_whatever_it_says(fault: str, folder: Path, memory: None) -> None:
    tracemalloc.reset_peak()
    before, _ = tracemalloc.get_traced_memory()
    run(engine(fault))
    assert len(cases(folder)) == 3
    assert tracemalloc.get_traced_memory()[1] - before < BOUND


@pytest.mark.parametrize("fault", ["grandchildren", "none"])
def test_nothing_is_left_running(fault: str, folder: Path) -> None:
    """The pipe that everything the engine started holds open comes to its end."""
    pipe = folder / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    writing = os.open(pipe, os.O_WRONLY)
    run(engine(fault, str(pipe)), "--step-limit", "1")
    os.close(writing)
    os.set_blocking(reading, True)
    assert os.read(reading, 1) == b""
    os.close(reading)
    assert len(cases(folder)) == 3


def test_an_engine_that_breaks_again_and_again_is_given_up(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_cases(folder, *(f"rb-{number}" for number in range(MOST_BROKEN + 2)))
    assert run(engine("always_exits")) == 3
    verdicts = [(case["verdict"], case.get("kind")) for case in cases(folder).values()]
    assert verdicts == [("crash", None)] * MOST_BROKEN + [("error", "gone")] * 2
    shown = capsys.readouterr()
    assert shown.out.count("2 cases not tried: ") == 1
    assert f"stopped after {MOST_BROKEN} of {MOST_BROKEN + 2} cases" in shown.err
    assert "cannot move" in records(folder)[-1]["gone"]


def test_an_engine_that_does_not_start_again(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(engine("starts_once", "lock")) == 3
    assert [(case["verdict"], case.get("kind")) for case in cases(folder).values()] == [
        ("pass", None),
        ("crash", None),
        ("error", "gone"),
    ]
    assert "fatal: the lock file is still there" in capsys.readouterr().err


def touchstone(*words: str, folder: Path, limit: int | None = None) -> subprocess.CompletedProcess[str]:
    command = shlex.join([sys.executable, "-m", "touchstone", *words])
    if limit is not None:
        command = f"ulimit -f {limit}; exec {command}"
    return subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": HOME},
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_was_answered_before_ctrl_c_is_kept(folder: Path) -> None:
    done = touchstone(
        "run", "cases.feature", "--engine", engine("interrupts"), "--report", "r.jsonl", folder=folder
    )
    assert done.returncode == 130
    assert "stopped after 1 of 3 cases" in done.stderr
    assert "1 case: 1 pass" in done.stdout
    assert list(cases(folder)) == ["rb-first"]
    assert records(folder)[-1]["interrupted"] is True


def test_a_full_disk_leaves_whole_lines_and_the_summary(folder: Path) -> None:
    write_cases(folder, *(f"rb-{number}" for number in range(20)))
    done = touchstone(
        "run", "cases.feature", "--engine", engine("none"), "--report", "r.jsonl", folder=folder, limit=4
    )
    assert done.returncode == 2
    assert "the report r.jsonl cannot be written: File too large" in done.stderr
    assert "20 cases: 20 pass" in done.stdout
    header, *rest = records(folder)
    assert header["record"] == "header"
    assert 0 < len(rest) < 20
    assert {each["record"] for each in rest} == {"case"}
