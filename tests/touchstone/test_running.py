"""``run`` with several engines, in several processes, and cut short."""

import os
import signal
import sys
from pathlib import Path
from subprocess import PIPE, Popen

import msgspec
import pytest

from tests.touchstone.scripted import make_case
from touchstone.cli import run_command
from touchstone.records import read_report
from touchstone.side_by_side import side_by_side
from touchstone.suite import MOST_BROKEN, Result
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
    assert ["fail", "0", "1"] in [line.split() for line in lines]
    assert lines[-1].split() == ["rb-basic-move", "pass", "fail"]


def test_an_engine_that_does_not_start_leaves_the_others_their_figures(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run_command(["run", "rb-basic-move", "--engine", "process:false", "--engine", "oracle"]) == 3
    seen = capsys.readouterr()
    assert ["basics", "-", "1/1"] in [line.split() for line in seen.out.splitlines()]
    assert "verdicts that differ" not in seen.out
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
    seen = capsys.readouterr()
    assert "stopped after 2 of" in seen.err
    assert "NOT ALL CASES: the run was stopped after 2 of" in seen.out


def test_side_by_side_an_engine_that_was_stopped_is_not_presented_as_whole(
    capsys: pytest.CaptureFixture[str],
) -> None:
    engines = ["--engine", "oracle", "--engine", "nothing"]
    assert run_command(["run", "@level:basic", "--game", "riftbound", *engines, "--max-fail", "1"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("NOT ALL CASES: nothing was stopped after 1 of")
    assert not any("NOT ALL CASES: oracle" in line for line in lines)
    assert lines[lines.index("verdicts that differ") + 2 :] == ["  rb-basic-move  pass    fail"]


ENGINE = """
import json, os, sys
games = {"riftbound": ["radiance"]}
for line in sys.stdin:
    asked = json.loads(line)
    if asked["op"] == "begin":
        BEGIN
    welcome = {"is": "welcome", "engine": {"name": "x"}, "games": games, "can": ["stand_ins"]}
    print(json.dumps({"re": asked["id"], **welcome}), flush=True)
"""


def test_an_engine_that_breaks_always_is_given_up_alike_in_several_processes(tmp_path: Path) -> None:
    (tmp_path / "ends.py").write_text(ENGINE.replace("BEGIN", "sys.exit('no more')"))
    engine = f"process:{sys.executable} {tmp_path / 'ends.py'}"
    reports = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.jsonl"
        arguments = ["run", "--game", "riftbound", "@rule:428", "@level:basic", "--jobs", jobs]
        assert run_command([*arguments, "--engine", engine, "--report", str(path)]) == 3
        reports.append(path.read_bytes())
    assert reports[0] == reports[1]
    kinds = [case.kind for case in read_report(tmp_path / "2.jsonl").cases if case.verdict != "unsupported"]
    assert kinds[:MOST_BROKEN] == [None] * MOST_BROKEN
    assert set(kinds[MOST_BROKEN:]) == {"gone"}


def test_an_engine_that_ends_a_process_of_the_suite_leaves_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "rude_engine.py").write_text(
        "import os\n"
        "from adapters.empty import Nothing\n"
        "from adapters.port import Act\n"
        "class Engine(Nothing):\n"
        "    def handle(self, request):\n"
        "        return os._exit(7) if isinstance(request, Act) else super().handle(request)\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    arguments = ["run", "@level:basic", "--engine", "python:rude_engine:Engine", "--jobs", "2"]
    assert run_command([*arguments, "--report", "r.jsonl"]) == 3
    assert "ended with exit code 7" in capsys.readouterr().err
    report = read_report(tmp_path / "r.jsonl")
    assert not report.whole()
    assert {case.kind for case in report.cases} == {"gone"}


def test_ctrl_c_ends_all_processes_and_keeps_the_report(tmp_path: Path) -> None:
    hang = "open(f'{sys.argv[1]}/{os.getpid()}', 'w').close(); sys.stdin.readline()"
    (tmp_path / "hangs.py").write_text(ENGINE.replace("BEGIN", hang))
    begun = tmp_path / "begun"
    begun.mkdir()
    engine = f"process:{sys.executable} {tmp_path / 'hangs.py'} {begun}"
    command = [sys.executable, "-m", "touchstone", "run", "@level:basic", "--jobs", "2", "--engine", engine]
    with Popen([*command, "--report", str(tmp_path / "r.jsonl")], start_new_session=True, stderr=PIPE) as run:
        while len(list(begun.iterdir())) < 2:  # both engines hang
            assert run.poll() is None
        run.send_signal(signal.SIGINT)
        assert run.wait() == 130
    assert not read_report(tmp_path / "r.jsonl").whole()
    for each in begun.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(each.name), 0)


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
