"""The commands ``editions list`` and ``editions diff``."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from adapters.port import Card, ObjectSetup, Position
from oracle.riftbound.editions import DIFFERENCES
from steps.case import Case
from touchstone.cli import run_command
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.flips import Comparison, compare
from touchstone.suite import Suite


def diff(first: str, second: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert run_command(["editions", "diff", first, second, "--format", "json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def compared(cases: list[Case], first: str, second: str) -> Comparison:
    corpus = Corpus()
    suite = Suite("oracle", corpus.case, corpus.text)
    return compare(cases, Documents(corpus).sources("riftbound"), first, second, suite, "riftbound")


def case(identity: str, **changed: Any) -> Case:
    found = Corpus().case(identity)
    assert found is not None
    return msgspec.structs.replace(found, **changed)


def test_the_list_names_every_edition_with_its_rules_and_sets(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["editions", "list", "--game", "riftbound", "--format", "json"]) == 0
    entries = json.loads(capsys.readouterr().out)
    assert [entry["id"] for entry in entries][:2] == ["spiritforged", "unleashed"]
    assert entries[1]["rules"] == "1.3"
    assert entries[1]["sets"] == ["UNL"]
    assert run_command(["editions", "list"]) == 0
    assert "unleashed" in capsys.readouterr().out


def test_what_the_faq_turned_round(capsys: pytest.CaptureFixture[str]) -> None:
    found = diff("vendetta", "vendetta-faq", capsys)
    assert "negated-breaks-the-link" in [note["name"] for note in found["differences"]]
    flipped = {flip["id"]: flip for flip in found["flipped"]}
    assert {"rb-ridewind-vilemaw", "rb-hb-cannot-be-killed"} <= set(flipped)
    ride = flipped["rb-ridewind-vilemaw"]
    assert ride["holds_in"] == "vendetta-faq"
    assert ride["rule"] == "359.3.e.6"
    assert ride["difference"] == "negated-breaks-the-link"
    assert ride["opposite"] == "rb-ridewind-vilemaw.as-printed"
    assert (ride["expected"], ride["seen"]) == ("Unit X exhausted: no", "Unit X exhausted: yes")
    assert "rb-hb-flash" not in flipped


def test_what_new_core_rules_turned_round_and_what_only_came_with_a_set(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = diff("spiritforged", "unleashed", capsys)
    flipped = {flip["id"] for flip in found["flipped"]}
    assert {"rb-soraka-dies-together", "rb-soraka-dies-together-since-unleashed"} <= flipped
    new = {entry["id"]: entry["cards"] for entry in found["new"]}
    assert "Star-Crossed" in new["rb-hb-starcrossed"]
    assert flipped.isdisjoint(new)


def test_an_older_answer_of_the_faq_is_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    found = diff("vendetta-faq", "radiance", capsys)
    (difference,) = found["differences"]
    assert difference["rule"] == "805.1.a.1"
    flipped = {flip["id"]: flip for flip in found["flipped"]}
    assert flipped["rb-faq-superseded"]["rule"] == "805.1.a.1"
    assert flipped["rb-faq-superseded"]["opposite"] == "rb-faq-superseded.before"


@pytest.mark.parametrize("first", ["vendetta", "vendetta-faq"])
def test_an_edition_does_not_differ_from_itself(first: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = diff(first, first, capsys)
    assert [found[kind] for kind in ("differences", "flipped", "new", "same", "undecided")] == [[]] * 5


def test_the_other_way_round_the_same_flips(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = (
        diff(*pair, capsys) for pair in (("vendetta", "vendetta-faq"), ("vendetta-faq", "vendetta"))
    )
    assert one["flipped"] == other["flipped"] != []


def test_a_case_answered_the_same_although_its_range_ends_is_no_flip() -> None:
    ending = case("rb-hb-flash", until="spiritforged")
    found = compared([ending], "spiritforged", "unleashed")
    assert [same.id for same in found.same] == ["rb-hb-flash"]
    assert not found.flipped


def test_a_case_that_fails_in_its_own_edition_is_not_decided() -> None:
    wrong = case("rb-ridewind-vilemaw", since="spiritforged", until="vendetta")
    found = compared([wrong], "vendetta", "vendetta-faq")
    assert [(each.case.id, each.edition, each.finding.verdict) for each in found.undecided] == [
        ("rb-ridewind-vilemaw", "vendetta", "fail")
    ]


def test_a_case_the_oracle_cannot_play_is_not_decided() -> None:
    known = case("rb-hb-flash", until="spiritforged")
    stranger = ObjectSetup("Stranger", Card("Stranger"), "p1", "p1.hand")
    position: Position = msgspec.structs.replace(known.position, objects=(*known.position.objects, stranger))
    found = compared([msgspec.structs.replace(known, position=position)], "spiritforged", "unleashed")
    assert [each.finding.verdict for each in found.undecided] == ["unsupported"]


def test_the_oracle_names_every_difference_of_its_editions() -> None:
    notes = Suite("oracle").welcome.notes["riftbound"]
    assert [(note.name, note.rule, note.since, note.until) for note in notes] == [
        (each.name, each.rule, each.since, each.until) for each in DIFFERENCES
    ]


def test_the_text_names_both_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["editions", "diff", "vendetta", "vendetta-faq"]) == 0
    text = capsys.readouterr().out
    assert "  rule 359.3.e.6 (only vendetta, 2026-07-16)  negated-breaks-the-link" in text
    assert "    vendetta-faq: Unit X exhausted: no" in text
    assert "    vendetta: Unit X exhausted: yes" in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["editions", "dif", "a", "b"], 'no command "dif"; did you mean "diff"?'),
        (
            ["editions", "diff", "vendeta", "unleashed"],
            'unknown edition "vendeta" of riftbound; did you mean',
        ),
        (["editions", "diff", "vendetta", "zzz"], "it is one of: spiritforged,"),
        (["editions", "diff", "a", "b", "--game", "riftbuond"], 'did you mean "riftbound"?'),
        (["editions", "list", "--game", "riftbuond"], 'did you mean "riftbound"?'),
    ],
)
def test_a_wrong_request_is_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run_command(arguments) == 2
    shown = capsys.readouterr()
    assert shown.err.count("\n") == 1
    assert message in shown.err
