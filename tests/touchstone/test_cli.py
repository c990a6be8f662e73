"""The command line: what it selects, how it fails, what it leaves behind."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from touchstone._house import HOME
from touchstone.cli import run_command
from touchstone.corpus import Corpus
from touchstone.suite import Job, Result, Suite

CASE = """@game:riftbound
Feature: {title}
  {tags}
  Scenario: {title}
    Given it is your main phase
    And the position:
      | object     | player   | place |
      | Unit X (3) | You      | base  |
      | Unit Y (3) | Opponent | base  |
    When you move Unit X to battlefield A
    Then Unit X is at battlefield A
"""


def write(path: Path, title: str = "One", tags: str = "@id:rb-one") -> Path:
    path.write_text(CASE.format(title=title, tags=tags), "utf-8")
    return path


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["rnu"], 'no command "rnu"; did you mean "run"?'),
        (["run", "--editoin", "x"], "--edition"),
        (["run", "--edition", "radience"], 'unknown edition "radience"; did you mean "radiance"?'),
        (["run", "--edition", "zzz"], 'unknown edition "zzz"; it is one of: 2025-03, 2026-08, spiritforged,'),
        (["run", "--game", "riftbuond"], 'unknown game "riftbuond"; did you mean "riftbound"?'),
        (["run", "rb-hb-flahs"], 'no case "rb-hb-flahs"; did you mean "rb-hb-flash"?'),
        (["run", "@level:basik"], 'no case is tagged "@level:basik"; did you mean "@level:basic"?'),
        (["run", "no/such.feature"], "no file no/such.feature"),
        (["run", "empty"], "no .feature file in empty"),
        (["run", "--engine", "nothnig"], 'no engine "nothnig"; did you mean "nothing"?'),
        (["run", "--engine", "python"], 'no engine "python"; did you mean "python:MODULE:CLASS"?'),
        (["run", "--engine", "python:x"], '"python:x" should be python:MODULE:CLASS'),
        (
            ["run", "--engine", "nothing", "--report", "no/such/r.jsonl"],
            "the report no/such/r.jsonl cannot be written",
        ),
        (
            ["run", "--engine", "nothing", "--report", "/dev/full"],
            "the report /dev/full cannot be written: No space",
        ),
        (["show", "rb-hb-flahs"], 'no case "rb-hb-flahs"; did you mean "rb-hb-flash"?'),
        (["show", "rb-hb-flash", "--lang", "fr"], "'fr' is not one of 'en', 'zh'"),
        (["explain", "rb-hb-flahs"], 'no case "rb-hb-flahs"'),
        (["phrases", "--game", "riftbuond"], "riftbuond"),
        (["lint", "no/such"], "no file or folder no/such"),
        (["play"], "--seed"),
        (["play", "--seed", "1", "--games", "0"], "0 is not in the range"),
        (["play", "--seed", "1", "--game", "grand_archiv"], "grand_archive"),
    ],
)
def test_a_wrong_request_is_one_line_and_exit_2(
    arguments: list[str], message: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "empty").mkdir()
    assert run_command(arguments) == 2
    shown = capsys.readouterr()
    assert shown.err.count("\n") == 1
    assert shown.err.startswith("touchstone: ")
    assert message in shown.err


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"\xff\xfe", "bad.feature:1: not UTF-8"),
        (b"Feature: x\n  Scenraio: y\n    Given z\n", "bad.feature:"),
        (
            CASE.format(title="Two", tags="@id:rb-two").replace("you move", "you mvoe").encode(),
            "did you mean",
        ),
        (CASE.format(title="Two", tags="@ruel:1").encode(), "did you mean @rule:?"),
        (CASE.format(title="Two", tags="@since:radience").encode(), 'did you mean "radiance"?'),
        (b"", "bad.feature:1:"),
    ],
)
def test_one_bad_file_is_one_error_and_the_rest_goes_on(
    content: bytes, message: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(folder / "good.feature")
    (folder / "bad.feature").write_bytes(content)
    assert run_command(["run", ".", "--engine", "nothing"]) == 1
    shown = capsys.readouterr()
    assert message in shown.err
    assert shown.err.count("\n") == 1
    assert "1 case: 1 fail" in shown.out
    assert run_command(["run", "bad.feature", "--engine", "nothing"]) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("engine", ["nothing", "refuse"])
def test_an_empty_engine_passes_no_case(
    engine: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["run", "--edition", "all", "--engine", engine, "--report", "r.jsonl"]) == 1
    records = [json.loads(line) for line in (folder / "r.jsonl").read_text("utf-8").splitlines()]
    cases = [record for record in records if record["record"] == "case"]
    assert [record["record"] for record in records] == ["header", *["case"] * len(cases), "footer"]
    assert {record["id"] for record in cases} == set(Corpus().index())
    assert {record["engine"] for record in cases} == {engine}
    assert not [record["id"] for record in cases if record["verdict"] == "pass"]
    assert not [record["id"] for record in cases if record["verdict"] == "unsupported"]


def test_the_list_as_json_has_every_case(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["list", "--format", "json"]) == 0
    entries = json.loads(capsys.readouterr().out)
    assert {entry["id"] for entry in entries} == set(Corpus().index())
    assert all({"id", "game", "title", "tags", "sources", "rules"} <= entry.keys() for entry in entries)


def test_the_corpus_has_no_problem(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["lint"]) == 0
    assert capsys.readouterr().out == "no problem found\n"


def test_lint_names_what_is_wrong_in_a_file_of_ones_own(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(folder / "one.feature", tags="@id:rb-one @rule:428.1.zz @source:faq-vendeta#x")
    assert run_command(["lint", "one.feature"]) == 1
    shown = capsys.readouterr().out
    assert "one.feature:" in shown
    assert "428.1.zz" in shown
    assert "faq-vendeta" in shown


def test_an_id_means_its_letter_suffixes_too(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run_command(["run", "rb-hb-flash", "--engine", "nothing", "--report", "r.jsonl"])
    ids = [json.loads(line).get("id") for line in (folder / "r.jsonl").read_text("utf-8").splitlines()]
    assert "rb-hb-flash" in ids
    assert "rb-hb-flash.control" in ids
    assert "rb-hb-flash.control" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("edition", "number"), [("spiritforged", 0), ("unleashed", 1), ("vendetta", 1), ("all", 2)]
)
def test_an_edition_takes_the_cases_whose_range_holds_it(
    edition: str, number: int, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(folder / "one.feature", tags="@id:rb-one @since:unleashed @until:vendetta")
    code = run_command(["run", "one.feature", "--edition", edition, "--engine", "nothing"])
    shown = capsys.readouterr()
    if number:
        assert code == 1
        assert shown.out.count("FAIL") == number
    else:
        assert code == 2
        assert 'no selected case runs in the edition "spiritforged"' in shown.err


def test_a_line_names_one_scenario_of_a_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = CASE.format(title="One", tags="")
    (folder / "two.feature").write_text(first + first.split("\n", 2)[2].replace("One", "Two"), "utf-8")
    run_command(["run", "two.feature:15", "--engine", "nothing"])
    shown = capsys.readouterr().out
    assert "1 case: 1 fail" in shown
    assert "again     touchstone run two.feature:13 --edition radiance --engine nothing" in shown


def test_what_was_answered_before_an_interruption_is_kept(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Suite.run

    def interrupted(self: Suite, jobs: list[Job]) -> Iterator[Result]:
        yield next(iter(whole(self, jobs)))
        raise KeyboardInterrupt

    monkeypatch.setattr(Suite, "run", interrupted)
    assert run_command(["run", "--engine", "nothing", "--report", "r.jsonl"]) == 130
    records = [json.loads(line) for line in (folder / "r.jsonl").read_text("utf-8").splitlines()]
    assert [record["record"] for record in records] == ["header", "case", "footer"]
    assert records[-1]["interrupted"]
    assert "stopped after 1 of" in capsys.readouterr().err


ENGINE = """
from adapters.empty import Nothing
class Adapter(Nothing):
    pass
class Dies(Nothing):
    alive = True
    def __init__(self):
        if not Dies.alive:
            raise OSError("gone")
        super().__init__()
    def handle(self, request):
        if type(request).__name__ == "Act":
            Dies.alive = False
            raise ZeroDivisionError("by zero")
        return super().handle(request)
class Rude:
    def handle(self, request):
        return 7
"""


@pytest.fixture
def engines(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (folder / "my_touchstone_engine.py").write_text(ENGINE, "utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "my_touchstone_engine", raising=False)
    return write(folder / "one.feature")


@pytest.mark.parametrize(
    ("name", "code", "message"),
    [
        ("my_touchstone_engine:Adapter", 1, ""),
        ("my_touchstone_engine:Adaptor", 3, 'did you mean "Adapter"?'),
        ("my_touchstone_engine:Rude", 3, "the answer to hello is a int, not a reply"),
        (
            "my_touchstone_engine:Dies",
            3,
            "does not start: OSError: gone; stopped after 1 of 2 cases",
        ),
        ("no_such_engine:Adapter", 3, 'no module "no_such_engine", neither installed nor in'),
    ],
)
def test_an_engine_in_python(
    name: str, code: int, message: str, engines: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(engines.parent / "two.feature", "Two", "@id:rb-two")
    assert run_command(["run", str(engines.parent), "--engine", f"python:{name}"]) == code
    assert message in capsys.readouterr().err


def test_the_folder_of_the_user_comes_last(engines: Path) -> None:
    (engines.parent / "json.py").write_text("raise RuntimeError('the wrong json')", "utf-8")
    run_command(["run", str(engines), "--engine", "python:my_touchstone_engine:Adapter"])
    assert sys.path[-1] == os.getcwd()


def test_an_engine_hidden_by_a_package_of_ours_is_explained(
    engines: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs = engines.parent / "steps"
    theirs.mkdir()
    assert run_command(["run", str(engines), "--engine", "python:steps.my_engine:Adapter"]) == 3
    shown = capsys.readouterr().err
    assert str(theirs) in shown
    assert os.path.join(HOME, "steps") in shown
    assert "rename yours" in shown


def test_a_foreign_package_of_our_name_is_one_clear_error(folder: Path) -> None:
    (folder / "first" / "steps").mkdir(parents=True)
    (folder / "first" / "steps" / "__init__.py").write_text("", "utf-8")
    path = os.pathsep.join([str(folder / "first"), HOME])
    done = subprocess.run(
        [sys.executable, "-P", "-m", "touchstone", "--version"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert str(folder / "first" / "steps") in done.stderr
    assert os.path.join(HOME, "steps") in done.stderr
    assert "environment of its own" in done.stderr


def test_the_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["--version"]) == 0
    assert capsys.readouterr().out.startswith("touchstone 0.")
    assert run_command(["--help"]) == 0
    assert "explain" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "standing"), [("riftbound", "points"), ("grand_archive", "damage")])
def test_a_game_is_told_move_by_move(game: str, standing: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["play", "--seed", "1", "--game", game]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("-- turn 1, player ")
    assert standing in lines[0]
    assert " wins in turn " in lines[-2]
    assert lines[-1].endswith(", 0 errors")
