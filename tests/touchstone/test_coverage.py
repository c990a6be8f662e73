"""The command ``coverage``: what covers each rule."""

import json
from pathlib import Path
from typing import Any

import pytest

from adapters.port import Position
from oracle.riftbound import rule_numbers
from steps.case import Both, Case
from steps.errors import CaseError
from touchstone.cli import run_command
from touchstone.corpus import default_root
from touchstone.coverage import Chapter, Reason, Reasons, by_chapter, coverage, load_reasons
from touchstone.procedures import Place, procedures

NUMBERS = ("100", "100.1", "100.1.a", "100.2", "200", "200.1", "200.10")
FILE = default_root() / "riftbound" / "coverage.toml"


def case(identity: str) -> Case:
    return Case(identity, "riftbound", Both(identity), Position(), ())


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert run_command(["coverage", *arguments, "--format", "json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def reasons(tmp_path: Path, text: str) -> Reasons:
    path = tmp_path / "coverage.toml"
    path.write_text(text, "utf-8")
    return load_reasons(path, "coverage.toml", NUMBERS)


def test_the_strongest_that_covers_a_rule_counts() -> None:
    heading = Reason("heading", "a heading")
    rules = coverage(
        NUMBERS,
        {"100.1": [case("x")]},
        {"100.1": [Place("costs", "pay")], "100.2": [Place("costs", "")]},
        Reasons((), {"100": heading, "100.2": heading}),
    )
    assert {rule.number: rule.status for rule in rules} == {
        "100": "reason",
        "100.1": "case",
        "100.1.a": "open",
        "100.2": "oracle",
        "200": "open",
        "200.1": "open",
        "200.10": "open",
    }


def test_a_chapter_goes_to_the_next_one() -> None:
    rules = coverage(NUMBERS, {}, {}, Reasons((), {}))
    chapters = (Chapter("100.1", "Gates"), Chapter("200", "Steps"))
    assert [(chapter.title, [rule.number for rule in of]) for chapter, of in by_chapter(rules, chapters)] == [
        ("", ["100"]),
        ("Gates", ["100.1", "100.1.a", "100.2"]),
        ("Steps", ["200", "200.1", "200.10"]),
    ]


def test_a_reason_stands_for_numbers_alone_or_for_all_below(tmp_path: Path) -> None:
    text = """
[chapter]
200 = "Steps"
100 = "Gates"
[[reason]]
id = "heading"
why = "a heading"
rules = "100 200"
[[reason]]
id = "other"
why = "of another game"
spans = "100.1-100.2 200.1"
"""
    found = reasons(tmp_path, text)
    assert found.chapters == (Chapter("100", "Gates"), Chapter("200", "Steps"))
    assert {number: reason.id for number, reason in found.by_number.items()} == {
        "100": "heading",
        "200": "heading",
        "100.1": "other",
        "100.1.a": "other",
        "100.2": "other",
        "200.1": "other",
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[", "broken TOML"),
        ('[chapter]\n300 = "x"', "chapter 300: there is no such rule"),
        ('[[reason]]\nid = "x"', 'a reason needs "id" and "why"'),
        ('[[reason]]\nid = "x"\nwhy = "y"\nrules = "100.7"', "reason x: there is no rule 100.7"),
        ('[[reason]]\nid = "x"\nwhy = "y"\nspans = "100-300"', "reason x: there is no rule 300"),
        (
            '[[reason]]\nid = "x"\nwhy = "y"\nspans = "100"\n'
            '[[reason]]\nid = "z"\nwhy = "y"\nrules = "100.2"',
            "rule 100.2 has two reasons: x and z",
        ),
    ],
)
def test_a_broken_file_says_what_is_wrong(text: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(CaseError, match=r"coverage\.toml") as problem:
        reasons(tmp_path, text)
    assert message in str(problem.value)


def test_a_game_without_the_file_has_no_reasons(tmp_path: Path) -> None:
    assert load_reasons(tmp_path / "none.toml", "none.toml", NUMBERS) == Reasons((), {})


def test_the_reasons_that_ship_belong_to_the_rules_that_ship() -> None:
    found = load_reasons(FILE, "coverage.toml", rule_numbers.numbers)
    assert f'version = "{rule_numbers.version}"' in FILE.read_text("utf-8")
    assert found.chapters[0].first == min(rule_numbers.numbers)
    assert found.by_number["359.3.e"].id == "heading"
    assert "359.3.e.14.a" not in found.by_number


def test_procedures_are_read_from_the_source_of_the_oracle(tmp_path: Path) -> None:
    folder = tmp_path / "riftbound"
    (folder / "cards").mkdir(parents=True)
    (folder / "costs.py").write_text(
        '"""Costs (100)."""\n\n\nclass Costs:\n    def pay(self):\n        # 100.1.a before 200.1\n'
        '        size = 100\n        note("200", f"{size} by 100.2", "200 gates", "100.2-200.10")\n'
        "        return 1.5 + 100.1\n",
        "utf-8",
    )
    (folder / "cards" / "gates.py").write_text("GATE = 1  # 200.1\n", "utf-8")
    (folder / "rule_numbers.py").write_text('numbers = "100.1"\n', "utf-8")
    found = procedures("riftbound", NUMBERS, tmp_path)
    assert {number: [str(place) for place in places] for number, places in found.items()} == {
        "100": ["costs"],
        "100.1.a": ["costs:Costs.pay"],
        "100.2": ["costs:Costs.pay"],
        "200": ["costs:Costs.pay"],
        "200.1": ["cards.gates", "costs:Costs.pay"],
    }


def test_one_number_and_those_below_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "373")
    assert [rule["number"] for rule in found["rules"]] == sorted(
        number for number in rule_numbers.numbers if number.partition(".")[0] == "373"
    )
    rule = next(rule for rule in found["rules"] if rule["number"] == "373.1.a")
    assert rule["status"] == "case"
    assert "rb-two-deaths-one-hourglass.first-unit" in rule["cases"]
    assert rule["oracle"]


def test_the_figures_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys)
    summary = found["summary"]
    assert summary["rules"] == len(rule_numbers.numbers) == len(found["rules"])
    assert sum(summary[status] for status in ("case", "oracle", "reason", "open")) == summary["rules"]
    for name, number in summary.items():
        assert sum(chapter[name] for chapter in found["chapters"]) == number
    assert all(chapter["title"] for chapter in found["chapters"])


def test_only_what_is_open(capsys: pytest.CaptureFixture[str]) -> None:
    whole, left = as_json(capsys, "349-359"), as_json(capsys, "349-359", "--open")
    assert whole["summary"] == left["summary"]
    assert [rule for rule in whole["rules"] if rule["status"] == "open"] == left["rules"]


def test_the_text_ends_in_one_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["coverage"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["rules", "case", "oracle", "reason", "open"]
    assert any(line.startswith("367  Replacement Effects") for line in lines)
    assert f" of {len(rule_numbers.numbers)} rules: " in lines[-1]


def test_the_text_of_one_rule_says_what_covers_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["coverage", "359.3.e", "481-489"]) == 0
    text = capsys.readouterr().out
    assert "a mode of play" in text
    assert "rb-hb-flash" in text
    assert "oracle execution:" in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["coverage", "373.9.z"], 'no rule "373.9.z"; did you mean "373'),
        (["coverage", "367-999"], 'no rule "999"'),
        (["coverage", "--game", "riftbuond"], 'did you mean "riftbound"?'),
    ],
)
def test_a_wrong_request_is_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command(arguments) == 2
    shown = capsys.readouterr()
    assert shown.err.count("\n") == 1
    assert message in shown.err
