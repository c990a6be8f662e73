"""The command ``stale``: rules that changed, and the cases that must be read again."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from adapters.port import Position
from oracle.riftbound import rule_hashes, rule_numbers
from steps.case import Because, Both, Case, Step
from steps.sources import Document
from touchstone.citations import by_rule, cited
from touchstone.cli import run_command
from touchstone.corpus import Corpus
from touchstone.rule_changes import Renumbered, compare_rules
from touchstone.rulebook import hashes, read_rules, rule_hash, table_lines
from touchstone.stale import touched_by

RULES = {
    "100": "Gates",
    "100.1": "A gate is open or shut.",
    "100.2": "A shut gate cannot be passed.",
    "100.2.a": "This is checked when the step is taken.",
    "100.3": "A gate may be opened by its owner.",
    "200": "Steps",
    "200.1": "A step leads through one gate.",
    "200.2": "A step costs one stone.",
    "200.3": "Stones are paid before the step.",
}
"""The rules of a game that does not exist."""

DOCUMENTS = {
    "core": Document("core", Both("Core"), "Nobody", "rules"),
    "faq": Document("faq", Both("FAQ"), "Nobody", "official"),
}


def case(identity: str, *rules: str, **more: Any) -> Case:
    return Case(identity, "riftbound", Both(identity), Position(), (), rules=rules, **more)


CASES = [
    case("shut", "100.2"),
    case("checked", "100.2.a", "200.1"),
    case("costs", sources=("core#200.2",)),
    case("against", against=("core#100.3",)),
    case("because", "200.3"),
    case("elsewhere", "200.1", sources=("faq#200.2",)),
    case("above", "200"),
]


def write(path: Path, rules: dict[str, str]) -> Path:
    entries = [{"number": number, "text": text, "examples": ["Never."]} for number, text in rules.items()]
    path.write_text(json.dumps({"version": "next", "rules": entries}), "utf-8")
    return path


def test_three_changed_one_moved_one_added(tmp_path: Path) -> None:
    rules = RULES | {
        "100.2": "A shut gate cannot be passed by anyone.",
        "200.2": "A step costs two stones.",
        "100.3": "A gate may be opened by anyone.",
        "200.4": RULES["200.3"],
        "200.5": "Stones paid are gone.",
    }
    del rules["200.3"]
    update = compare_rules(hashes(RULES), hashes(read_rules(write(tmp_path / "new.json", rules))))
    assert [pair.old for pair in update.changed] == ["100.2", "100.3", "200.2"]
    assert update.moved == (Renumbered("200.3", "200.4"),)
    assert update.new == ("200.5",)
    assert update.removed == ()
    assert update.unchanged == 5
    stale = touched_by(update, CASES, DOCUMENTS)
    assert {each.case.id: each.rules for each in stale.read_again} == {
        "shut": ("100.2",),
        "costs": ("200.2",),
        "against": ("100.3",),
    }
    assert {each.case.id: each.rules for each in stale.above} == {"above": ("200",)}
    assert {each.case.id: each.rules for each in stale.renumber} == {"because": ("200.3",)}
    assert [each.id for each in stale.untouched] == ["checked", "elsewhere"]


def test_a_rule_put_in_only_moves_those_behind_it() -> None:
    shifted = {
        "200": "Steps",
        "200.1": "A step needs a path.",
        "200.2": RULES["200.1"],
        "200.3": RULES["200.2"],
        "200.4": RULES["200.3"],
    }
    old = {number: text for number, text in RULES.items() if number.startswith("200")}
    update = compare_rules(hashes(old), hashes(shifted))
    assert update.new == ("200.1",)
    assert [(pair.old, pair.new) for pair in update.moved] == [
        ("200.1", "200.2"),
        ("200.2", "200.3"),
        ("200.3", "200.4"),
    ]
    assert (update.changed, update.removed) == ((), ())


def test_a_rule_that_changed_and_was_moved_on_is_found_behind_the_one_before_it() -> None:
    old = {"1": "a", "2": "b", "3": "c", "4": "d"}
    new = {"1": "a", "2": "new", "3": "b", "4": "other", "5": "d"}
    update = compare_rules(old, new)
    assert update.changed == (Renumbered("3", "4"),)
    assert update.new == ("2",)
    assert update.removed == ()


def test_a_rule_taken_out_makes_its_cases_stale() -> None:
    rules = {number: text for number, text in RULES.items() if number != "100.2.a"}
    update = compare_rules(hashes(RULES), hashes(rules))
    assert update.removed == ("100.2.a",)
    stale = touched_by(update, CASES, DOCUMENTS)
    assert [each.case.id for each in stale.read_again] == ["checked"]
    assert [each.case.id for each in stale.above] == ["shut"]


def test_equal_words_under_two_numbers_are_paired_in_their_order() -> None:
    update = compare_rules({"1": "x", "2": "same", "3": "same"}, {"1": "x", "4": "same", "5": "same"})
    assert update.moved == (Renumbered("2", "4"), Renumbered("3", "5"))


def test_what_a_case_cites() -> None:
    step = Step(1, expects=Because("200.1"))
    found = msgspec.structs.replace(case("x", "100.1", sources=("core#100.2", "faq#9")), steps=(step,))
    assert cited(found, DOCUMENTS) == ("100.1", "100.2", "200.1")
    assert by_rule([found], DOCUMENTS)["200.1"] == [found]


def test_plain_text_is_read_like_json(tmp_path: Path) -> None:
    text = """Rules of a game

    100. Gates
    100.1. A gate is open
      or shut.
    Example: a door,
      or 7 doors.
    100.2  A shut gate cannot be passed. See rule
    200. Steps for more.
    100.2.a. This is checked when the step is taken.
    100.3. A gate may be opened by its owner.
    200. Steps
    200.1. A step leads through one gate.
    """
    path = tmp_path / "rules.txt"
    path.write_text(text, "utf-8")
    rules = read_rules(path)
    assert list(rules) == ["100", "100.1", "100.2", "100.2.a", "100.3", "200", "200.1"]
    assert rule_hash(rules["100.1"]) == rule_hash(RULES["100.1"])
    assert " ".join(rules["100.2"].split()) == "A shut gate cannot be passed. See rule 200. Steps for more."
    assert rule_hash(rules["200"]) == rule_hash("Steps")


def test_the_table_that_ships_belongs_to_the_numbers_that_ship() -> None:
    assert set(rule_hashes.hashes) == rule_numbers.numbers
    assert rule_hashes.version == rule_numbers.version
    assert all(len(of) == 12 for of in rule_hashes.hashes.values())


def test_the_table_can_be_made_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "new.json", RULES)
    assert run_command(["stale", "--rules", str(path), "--table"]) == 0
    table = capsys.readouterr().out
    assert dict(pair.split(":") for pair in table.split()) == hashes(RULES)
    assert table.splitlines() == table_lines(RULES)


def test_against_the_shipped_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every rule is another text here: who cites one of the two numbers that are left must read it again."""
    path = write(tmp_path / "new.json", {"359.3.e.14.a": "Other words.", "999": "More."})
    assert run_command(["stale", "--rules", str(path), "--format", "json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["from_version"] == "1.4"
    (changed,) = found["changed"]
    assert changed["number"] == changed["now"] == "359.3.e.14.a"
    assert "rb-hb-flash" in changed["cases"]
    assert found["new"] == ["999"]
    assert len(found["removed"]) == len(rule_numbers.numbers) - 1
    counts = [len(found["cases"][name]) for name in ("read_again", "renumber", "above")]
    assert sum(counts) + found["cases"]["untouched"] == sum(
        case.game == "riftbound" for case in Corpus().everything().cases
    )


def test_the_text_says_that_it_may_be_another_book(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path / "new.json", {"359.3.e.14.a": "Other words.", "999": "More of " + "it " * 50})
    assert run_command(["stale", "--rules", str(path)]) == 1
    text = capsys.readouterr().out
    assert text.startswith("most rules differ from version 1.4")
    assert "changed  359.3.e.14.a\n" in text
    assert "new      999, without a case  More of it" in text
    assert "read again  rb-hb-flash  " in text


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"\xff", "is not UTF-8"),
        (b"", "no numbered rule; expected JSON"),
        (b"Nothing of the kind", "no numbered rule"),
        (b'{"rules": [\n}', "new:2: broken JSON"),
        (b'{"ruels": []}', 'expected an object with a list "rules"'),
        (b"[]", 'expected an object with a list "rules"'),
        (b'{"rules": [{"number": "1"}]}', 'rules[0]: expected texts under "number" and "text"'),
        (b'{"rules": [{"number": "1.a", "text": "x"}]}', 'rules[0]: "1.a" is not the number of a rule'),
        (
            b'{"rules": [{"number": "100", "text": "x"}, {"number": "100.", "text": "y"}]}',
            "rules[1]: rule 100 stands there twice",
        ),
    ],
)
def test_a_file_of_another_kind_is_one_line(
    content: bytes, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "new"
    path.write_bytes(content)
    assert run_command(["stale", "--rules", str(path)]) == 2
    shown = capsys.readouterr()
    assert shown.err.count("\n") == 1
    assert message in shown.err


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["stale", "--rules", str(tmp_path / "none")]) == 2
    assert "cannot be read: No such file" in capsys.readouterr().err
    assert run_command(["stale"]) == 2
    assert "--rules" in capsys.readouterr().err
