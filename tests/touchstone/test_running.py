"""``run`` with several engines, in several processes, and cut short."""

from pathlib import Path

import msgspec
import pytest

from tests.touchstone.scripted import make_case
from touchstone.cli import run_command
from touchstone.records import read_report
from touchstone.side_by_side import side_by_side
from touchstone.suite import Result
from touchstone.verdicts import Finding


def test_several_processes_come_to_the_same_report(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    engine = "wrong:charm-does-nothing"
    arguments = ["run", "@level:basic", "@rule:464", "--engine", engine, "--report"]
    assert run_command([*arguments, str(one)]) == run_command([*arguments, str(two), "--jobs", "2"]) == 1
    assert one.read_bytes() == two.read_bytes()


def test_engines_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    engines = ["--engine", "oracle", "--engine", "nothing"]
    assert run_command(["run", "rb-basic-move", *engines]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["oracle", "nothing"]
    assert next(line for line in lines if "basics" in line).split() == ["basics", "1/1", "0/1"]
    assert lines[-1].split() == ["rb-basic-move", "pass", "fail"]


def test_an_engine_that_does_not_start_leaves_the_others_their_figures(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run_command(["run", "rb-basic-move", "--engine", "process:false", "--engine", "oracle"]) == 3
    seen = capsys.readouterr()
    assert seen.out.splitlines()[-1].split() == ["rb-basic-move", "not", "run", "pass"]
    assert "process:false does not start" in seen.err


def test_reports_are_as_many_as_engines(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["run", "--engine", "oracle", "--report", "a", "--report", "b"]) == 2
    assert "give --report as often as --engine" in capsys.readouterr().err


def test_an_engine_is_given_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["run", "--engine", "oracle", "--engine", "oracle"]) == 2
    assert "given twice" in capsys.readouterr().err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_max_fail_stops_and_the_report_says_so(
    tmp_path: Path, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "r.jsonl"
    arguments = ["run", "@level:basic", "--engine", "nothing", "--max-fail", "2", "--jobs", jobs]
    assert run_command([*arguments, "--report", str(path)]) == 1
    report = read_report(path)
    assert len(report.cases) == 2
    assert not report.whole()
    assert "stopped after 2 of" in capsys.readouterr().err


def test_only_cases_with_different_verdicts_are_listed() -> None:
    case = make_case()

    def result(engine: str, verdict: str) -> Result:
        return Result(case, "radiance", engine, msgspec.convert({"verdict": verdict}, Finding))

    same = {engine: [result(engine, "pass")] for engine in ("a", "b")}
    assert "verdicts that differ" not in list(side_by_side(same, lambda case: "rules"))
    other = {"a": [result("a", "pass")], "b": [result("b", "unsupported")]}
    assert next(reversed(list(side_by_side(other, lambda case: "rules")))).split() == [
        case.id,
        "pass",
        "unsupported",
    ]
