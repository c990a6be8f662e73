"""Reports read back: other forms, comparisons, baselines."""

import datetime
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from tests.touchstone.reports import EVIL, case, write
from touchstone.cli import run_command
from touchstone.records import CaseRecord, read_report


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = run_command([*arguments])
    return code, capsys.readouterr().out


# -- reading ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "r.jsonl:1: a report begins with its header"),
        (b'{"record":"footer","verdicts":{}}\n', "r.jsonl:1: a report begins with its header"),
        (b'{"record":"header","suite":"s","corpus":"1","engine":"x"}\nno\n', "r.jsonl:2: not a line"),
        (b'{"record":"header","suite":"s","corpus":"1","engine":"x","format":9}\n', "the format 9"),
        (b"\xff", "r.jsonl:1: not a line of a report"),
    ],
)
def test_a_file_that_is_no_report(content: bytes, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("r.jsonl").write_bytes(content)
    assert run_command(["report", "r.jsonl", "--as", "junit"]) == 2
    shown = capsys.readouterr().err
    assert message in shown
    assert shown.count("\n") == 1


def test_a_report_of_a_run_is_read_back(capsys: pytest.CaptureFixture[str]) -> None:
    run_command(["run", "rb-basic-move", "--engine", "nothing", "--report", "r.jsonl"])
    read = read_report(Path("r.jsonl"))
    assert read.whole()
    assert read.header.engine == "nothing"
    first = read.cases[0]
    assert (first.id, first.verdict, first.kind, first.group) == ("rb-basic-move", "fail", "fact", "basics")
    assert first.again == "touchstone run rb-basic-move --edition radiance --engine nothing"


# -- other forms --------------------------------------------------------------------------------------------


def test_junit_counts_and_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    write(
        "r.jsonl",
        case("rb-1"),
        case("rb-2", "fail", kind="fact", seen=EVIL, expected=EVIL, title=EVIL),
        case("rb-3", "vacuous"),
        case("rb-4", "crash", seen="dead"),
        case("rb-5", "unsupported", missing=("can:hide",)),
        engine=EVIL,
    )
    code, text = output(capsys, "report", "r.jsonl", "--as", "junit")
    assert code == 0
    suite = ElementTree.fromstring(text)
    assert {name: suite.attrib[name] for name in ("tests", "failures", "errors", "skipped")} == {
        "tests": "5",
        "failures": "2",
        "errors": "1",
        "skipped": "1",
    }
    assert [[child.tag for child in one] for one in suite] == [
        [],
        ["failure"],
        ["failure"],
        ["error"],
        ["skipped"],
    ]
    assert "<script>" in str(suite[1][0].text)
    assert suite[4][0].attrib["message"] == "can:hide"


@pytest.mark.parametrize("header", [{"unusable": "no licence"}, {}])
def test_a_run_that_was_cut_short_is_an_error_of_its_own(
    header: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    write("r.jsonl", whole=False, **header)
    _, text = output(capsys, "report", "r.jsonl", "--as", "junit")
    suite = ElementTree.fromstring(text)
    assert suite.attrib["errors"] == "1"
    message = str(header.get("unusable", "the run was cut short"))
    assert suite[0][0].attrib["message"] == message
    _, text = output(capsys, "report", "r.jsonl", "--as", "markdown")
    assert f"Not every case was run: `{message}`" in text


def test_markdown_shows_the_words_of_an_engine_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    write(
        "r.jsonl",
        case("rb-1"),
        case("rb-2", "fail", kind="fact", seen=EVIL),
        case("rb-3", "fail", unconfirmed=True),
    )
    code, text = output(capsys, "report", "r.jsonl", "--as", "markdown")
    assert code == 0
    lines = text.splitlines()
    assert "# `Mine 2`" in lines
    assert "| official | 1 | 2 |" in lines
    (seen,) = [line for line in lines if line.startswith("- seen: ")]
    assert seen.startswith("- seen: `` </failure></script><script>")
    assert seen.endswith("# head ``")
    assert "\n# head" not in text


# -- comparisons --------------------------------------------------------------------------------------------


def test_a_comparison_says_whose_doing_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    write(
        "a.jsonl",
        case("rb-lost"),
        case("rb-won", "fail"),
        case("rb-corrected"),
        case("rb-rules", edition="vendetta"),
        case("rb-same"),
        case("rb-removed"),
        case("rb-gone"),
        case("rb-moved", "fail", kind="fact"),
    )
    write(
        "b.jsonl",
        case("rb-lost", "fail", kind="fact"),
        case("rb-won"),
        case("rb-corrected", "fail", hash="i"),
        case("rb-rules", "fail"),
        case("rb-same"),
        case("rb-added"),
        case("rb-gone", "unsupported"),
        case("rb-moved", "crash"),
    )
    code, text = output(capsys, "diff", "a.jsonl", "b.jsonl")
    assert code == 1
    assert text.splitlines() == [
        "newly failing, by the engine: 1",
        "  rb-lost  pass -> fail, fact",
        "no longer supported, by the engine: 1",
        "  rb-gone  pass -> unsupported",
        "added: 1",
        "  rb-added  pass",
        "newly failing, by the case was corrected: 1",
        "  rb-corrected  pass -> fail",
        "newly failing, by the rules: 1",
        "  rb-rules  pass -> fail, vendetta -> radiance",
        "newly passing, by the engine: 1",
        "  rb-won  fail -> pass",
        "other verdict, by the engine: 1",
        "  rb-moved  fail, fact -> crash",
        "removed: 1",
        "  rb-removed  pass",
        "1 as before",
    ]


def test_nothing_lost_is_exit_0(capsys: pytest.CaptureFixture[str]) -> None:
    write("a.jsonl", case("rb-1", "fail"), case("rb-1", "fail", edition="vendetta"))
    write("b.jsonl", case("rb-1"), case("rb-1", "fail", edition="vendetta"), whole=False)
    code, text = output(capsys, "diff", "a.jsonl", "b.jsonl")
    assert code == 0
    assert "  rb-1 (radiance)  fail -> pass" in text
    assert "b.jsonl was cut short" in text
    assert "1 as before" in text


# -- baselines ----------------------------------------------------------------------------------------------


def baseline(capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    return output(capsys, "baseline", "write", "r.jsonl", "known.json", *more)


def test_known_failures_are_no_failures(capsys: pytest.CaptureFixture[str]) -> None:
    write("r.jsonl", case("rb-1"), case("rb-2", "fail", kind="fact"), case("rb-3", "unsupported"))
    code, text = baseline(capsys, "--reason", "no triggers yet", "--url", "u")
    assert (code, text) == (0, "1 known failures in known.json, 1 of them new\n")
    code, text = output(capsys, "baseline", "check", "r.jsonl", "known.json")
    assert (code, text) == (0, "1 expected-fail, 1 pass, 1 unsupported\n")


@pytest.mark.parametrize(
    ("now", "said"),
    [
        ([case("rb-1"), case("rb-2")], "unexpected-pass  rb-2 (radiance)  no triggers yet, u"),
        ([case("rb-1", "fail"), case("rb-2", "fail", kind="fact")], "new-fail         rb-1 (radiance)"),
        ([case("rb-1"), case("rb-2", "crash")], "other-fail       rb-2 (radiance)  no triggers yet, u"),
        ([case("rb-1")], "not-run          rb-2 (radiance)  no triggers yet, u"),
    ],
)
def test_reality_may_differ_in_no_direction(
    now: list[CaseRecord], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write("r.jsonl", case("rb-1"), case("rb-2", "fail", kind="fact"))
    baseline(capsys, "--reason", "no triggers yet", "--url", "u")
    write("r.jsonl", *now)
    code, text = output(capsys, "baseline", "check", "r.jsonl", "known.json")
    assert code == 1
    assert said in text.splitlines()


def test_an_excuse_ends(capsys: pytest.CaptureFixture[str]) -> None:
    write("r.jsonl", case("rb-2", "fail"))
    today = datetime.date.today()
    baseline(capsys, "--expires", today.isoformat())
    assert output(capsys, "baseline", "check", "r.jsonl", "known.json")[0] == 0
    Path("known.json").unlink()
    baseline(capsys, "--expires", (today - datetime.timedelta(days=1)).isoformat())
    code, text = output(capsys, "baseline", "check", "r.jsonl", "known.json")
    assert code == 1
    assert "expired          rb-2 (radiance)" in text


def test_reasons_are_kept_when_it_is_written_anew(capsys: pytest.CaptureFixture[str]) -> None:
    write("r.jsonl", case("rb-1", "fail"))
    baseline(capsys, "--reason", "old")
    write("r.jsonl", case("rb-1", "fail"), case("rb-2", "fail"))
    _, text = baseline(capsys, "--reason", "new")
    assert text == "2 known failures in known.json, 1 of them new\n"
    known = msgspec.json.decode(Path("known.json").read_bytes())["known"]
    assert [one["reason"] for one in known] == ["old", "new"]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{}", "missing required field `known`"),
        (b'{"known":[{"id":"x","edition":"y","verdict":"fail","resaon":""}]}', "`resaon`"),
        (b'{"known":[],"format":7}', "the format 7"),
    ],
)
def test_a_file_that_is_no_baseline(content: bytes, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    write("r.jsonl", case())
    Path("known.json").write_bytes(content)
    assert run_command(["baseline", "check", "r.jsonl", "known.json"]) == 2
    assert message in capsys.readouterr().err


def test_a_report_that_was_cut_short_is_no_baseline(capsys: pytest.CaptureFixture[str]) -> None:
    write("r.jsonl", case("rb-1", "fail"), whole=False)
    assert run_command(["baseline", "write", "r.jsonl", "known.json"]) == 2
    assert "was cut short" in capsys.readouterr().err
    assert not Path("known.json").exists()
