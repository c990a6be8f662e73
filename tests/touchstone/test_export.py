"""Cases as JSON: the same verdicts as the feature files, and nothing taken on trust."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from adapters.port import Move
from steps.case import Case
from touchstone.cli import run_command
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.editions import jobs
from touchstone.exported import ExportedCorpus, export
from touchstone.schemas import SCHEMAS, schema
from touchstone.suite import Suite, case_hash


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("export") / "cases"
    assert export(str(target), None) == len(Corpus().everything().cases)
    return target


@pytest.mark.parametrize("engine", ["oracle", "nothing"])
def test_the_same_verdicts_as_the_features(engine: str, folder: Path) -> None:
    ours, theirs = Corpus(), ExportedCorpus(folder)
    editions = Documents(ours).editions()
    original = Suite(engine, ours.case, ours.text)
    again = Suite(engine, theirs.case, theirs.text)
    cases = {case.id: case for case in theirs.everything().cases}
    for job in jobs(ours.everything().cases, editions, None, original.declares):
        case = cases.pop(job.case.id)
        assert case_hash(case) == case_hash(job.case)
        assert again.finding(case, job.edition) == original.finding(job.case, job.edition), case.id
    assert cases == {}


def test_a_case_says_everything_in_both_languages(folder: Path) -> None:
    read = json.loads((folder / "riftbound" / "rb-hb-flash.json").read_text("utf-8"))
    case = read["case"]
    assert case["title"]["en"]
    assert case["title"]["zh"]
    assert case["question"]["zh"]
    assert case["answer"]["zh"]
    assert len(read["words"]) == len(case["steps"])
    assert read["words"][0]["en"] == "you play Hidden Blade choosing Unit X"
    assert "暗刃" in read["words"][0]["zh"]
    assert case["steps"][0]["action"]["choices"] == [{"kind": "target", "pick": ["Unit X"]}]
    assert read["authority"] == "official"
    assert read["statements"][0]["document"] == "faq-vendetta"
    assert case.get("path", "") == ""


@pytest.fixture
def one(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").mkdir()
    read: dict[str, Any] = json.loads((folder / "riftbound" / "rb-basic-move.json").read_text("utf-8"))
    return read


def save(read: dict[str, Any] | bytes, name: str = "rb-basic-move") -> None:
    data = read if isinstance(read, bytes) else json.dumps(read).encode()
    Path("mine", f"{name}.json").write_bytes(data)


def test_a_folder_is_run_from_the_command_line(
    one: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    save(one)
    assert run_command(["run", "--cases", "mine"]) == 0
    assert "1 case: 1 pass" in capsys.readouterr().out
    assert run_command(["run", "rb-basic-mvoe", "--cases", "mine"]) == 2
    assert 'did you mean "rb-basic-move"?' in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 9}, "the format 9 is not known"),
        ({"hash": "0"}, "has been changed since it was exported"),
        ({"case": {}}, "missing required field `id` - at `$.case`"),
        ({"authority": "me"}, "`$.authority`"),
    ],
)
def test_a_wrong_file_is_one_line(
    change: dict[str, Any], message: str, one: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    save(one | change)
    assert run_command(["run", "--cases", "mine"]) == 2
    shown = capsys.readouterr().err
    assert message in shown
    assert shown.startswith("touchstone: mine/rb-basic-move.json:1: ")
    assert shown.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"name": "plaace"}, 'the fact "plaace" of an object is not known; did you mean "place"?'),
        ({"about": "thing:Unit U"}, '"thing:Unit U" is not object:NAME'),
        ({"about": "object:Unit Q"}, 'no object is called "Unit Q"; did you mean Unit'),
        ({"about": "object:made:Gold#x"}, "no phrase says step 2, "),
        ({"about": "object:made:Gold#0"}, "step 2 would be read otherwise"),
        ({"about": "player:p9", "name": "points", "value": 1}, "no phrase says step 2, "),
        ({"value": 3}, "no phrase says step 2, "),
    ],
)
def test_a_fact_that_means_nothing_is_one_line(
    change: dict[str, Any], message: str, one: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    one["case"]["steps"][1]["expects"] |= change
    save(one | {"hash": case_hash(msgspec.convert(one["case"], Case))})
    assert run_command(["run", "--cases", "mine"]) == 2
    shown = capsys.readouterr().err
    assert shown.startswith("touchstone: mine/rb-basic-move.json:1: ")
    assert message in shown
    assert shown.count("\n") == 1


def test_positions_and_actions_must_mean_something_too(
    one: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    case = msgspec.convert(one["case"], Case)
    move = msgspec.structs.replace(case.steps[0], action=Move("p9", ("Unit X",), "at.A"))
    (unit, *others) = case.position.objects
    nowhere = msgspec.structs.replace(unit, place="moon")
    for wrong, message in (
        ({"steps": (move, *case.steps[1:])}, "no phrase says step 1, "),
        (
            {"position": msgspec.structs.replace(case.position, objects=(nowhere, *others))},
            "no phrases say its position",
        ),
    ):
        changed = msgspec.structs.replace(case, **wrong)
        save(one | {"case": msgspec.to_builtins(changed), "hash": case_hash(changed)})
        assert run_command(["run", "--cases", "mine"]) == 2
        assert message in capsys.readouterr().err


def test_a_file_must_have_the_name_of_its_case(
    one: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    save(one, "other")
    save(b"\xff", "broken")
    assert run_command(["run", "--cases", "mine"]) == 2
    shown = capsys.readouterr().err
    assert "it holds the case rb-basic-move" in shown
    assert "broken.json:1: not an exported case" in shown


def test_the_path_in_a_file_is_never_opened(
    one: dict[str, Any], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "secret").write_text("word\n" * 100, "utf-8")
    one["case"]["path"] = str(tmp_path / "secret")
    one["lines"] = {}
    save(one)
    assert run_command(["run", "--cases", "mine", "--engine", "refuse"]) == 1
    assert "word" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["export", "mine"], "mine is not empty"),
        (["export", "new", "--game", "riftbuond"], 'did you mean "riftbound"?'),
        (["export", "mine/rb-basic-move.json"], "cannot be written"),
        (["run", "--cases", "none"], "no folder none"),
        (["run", "--cases", "empty"], "no .json file in empty"),
    ],
)
def test_a_wrong_request(
    arguments: list[str], message: str, one: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    save(one)
    Path("empty").mkdir()
    assert run_command(arguments) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_reference_of_a_schema_leads_somewhere(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["schema", name]) == 0
    read = json.loads(capsys.readouterr().out)
    assert read == json.loads(schema(name))
    text = json.dumps(read)
    for known in read["$defs"]:
        text = text.replace(f'"#/$defs/{known}"', "")
    assert "#/$defs/" not in text
