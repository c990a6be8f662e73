"""``touchstone wire``: what went to and fro, under the step it belongs to."""

import shlex
import sys
from pathlib import Path

import pytest

from tests.adapters.test_process import engine, write_cases
from touchstone.cli import run_command


@pytest.mark.parametrize("specification", ["oracle", "process:touchstone serve"])
def test_each_message_stands_under_its_step(specification: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["wire", "rb-basic-move", "--engine", specification]) == 0
    lines = capsys.readouterr().out.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("When you move"))
    marks = [line[:3] for line in lines[first : first + 3]]
    assert marks == ["Whe", "  >", "  <"]
    assert '"op":"act"' in lines[first + 1]
    assert '"is":"observation"' in lines[first + 2]
    assert lines[1] == "Position"
    assert any(line.startswith("Then ") for line in lines[first:])
    assert "PASS" in lines


def test_log_noise_and_stderr_are_shown_and_cannot_move_the_cursor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    write_cases(tmp_path, "rb-first", "rb-bad", "rb-last")
    assert run_command(["wire", "cases.feature", "--engine", engine("exits")]) == 1
    shown = capsys.readouterr().out
    assert "  2 RuntimeError: cannot move?[2J" in shown
    assert "\x1b" not in shown
    assert "CRASH  rb-bad" in shown
    assert shown.count("PASS") == 2
    run_command(["wire", "cases.feature:5", "--engine", engine("logs")])
    assert "  < asked for 2" in capsys.readouterr().out


def test_what_is_unsupported_has_no_conversation(capsys: pytest.CaptureFixture[str]) -> None:
    welcome = '{"re":1,"is":"welcome","engine":{"name":"x"},"games":{"riftbound":["radiance"]}}'
    code = f"input(); print({welcome!r})"
    command = f"process:{shlex.join([sys.executable, '-c', code])}"
    assert run_command(["wire", "rb-basic-move", "--engine", command]) == 1
    assert "UNSUPPORTED  stand_in, can:move" in capsys.readouterr().out
