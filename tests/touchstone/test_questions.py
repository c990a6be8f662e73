"""``export --format qa``: every ruling as a question and its answer; and cases found by their cards."""

import json
from pathlib import Path

import pytest

from steps.game import GAMES, game
from touchstone.cli import run_command
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.editions import in_range


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, object]]:
    path = tmp_path_factory.mktemp("qa") / "qa.jsonl"
    assert run_command(["export", str(path), "--format", "qa"]) == 0
    return {entry["id"]: entry for entry in map(json.loads, path.read_bytes().splitlines())}


def test_every_case_that_asks_a_question_has_a_line(lines: dict[str, dict[str, object]]) -> None:
    asking = {case.id for case in Corpus().everything().cases if case.question.en or case.question.zh}
    assert lines.keys() == asking
    assert len(asking) > 100


def test_a_line_tells_all_there_is(lines: dict[str, dict[str, object]]) -> None:
    case = Corpus().case("rb-hb-flash")
    assert case is not None
    entry = lines["rb-hb-flash"]
    assert entry["question"] == {"en": case.question.en, "zh": case.question.zh}
    assert entry["languages"] == ["en", "zh"]
    assert entry["rules"] == list(case.rules)
    assert set(entry["cards"]) == {"Hidden Blade", "Flash"}  # type: ignore[call-overload]
    assert entry["status"] == "in force"
    sources = entry["sources"]
    assert isinstance(sources, list)
    assert sources[0]["authority"] == entry["authority"]


def test_the_status_is_that_of_the_case(lines: dict[str, dict[str, object]]) -> None:
    known = Documents(Corpus()).editions()
    for case in Corpus().everything().cases:
        entry = lines.get(case.id)
        if entry is None:
            continue
        editions = in_range(case, known[case.game])
        expected = (
            "unconfirmed"
            if case.unconfirmed
            else "superseded"
            if editions[-1] != known[case.game][-1]
            else "disputed"
            if case.against
            else "in force"
        )
        assert entry["status"] == expected, case.id
    assert {entry["status"] for entry in lines.values()} >= {"in force", "superseded", "unconfirmed"}


def test_a_file_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "qa.jsonl"
    path.write_text("precious")
    assert run_command(["export", str(path), "--format", "qa"]) == 2
    assert "exists already" in capsys.readouterr().err
    assert path.read_text() == "precious"


@pytest.mark.parametrize(
    "card", ["Hidden Blade", "暗刃", "OGN-213", "ogn 213", "ogn·213/298", "ogn-213-298", "hidden-blade"]
)
def test_cases_are_found_by_a_card(card: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["list", "--card", card]) == 0
    found = {line.split()[0] for line in capsys.readouterr().out.splitlines()}
    assert "rb-hb-flash" in found
    assert "rb-basic-move" not in found


def test_an_unknown_card_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["run", "--card", "Hiden Blade"]) == 2
    assert "did you mean" in capsys.readouterr().err


def test_an_unknown_number_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["list", "--card", "OGN-2130"]) == 2
    assert capsys.readouterr().err == 'touchstone: unknown card "OGN-2130"; did you mean OGN-213?\n'


@pytest.mark.parametrize("command", ["show", "explain", "run"])
@pytest.mark.parametrize("name", ["hidden blade", "OGN-213"])
def test_a_card_in_place_of_a_case_says_how_to_list_its_cases(
    command: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command([command, name]) == 2
    listed = "touchstone list --card 'Hidden Blade'"
    assert (
        capsys.readouterr().err == f'touchstone: no case "{name}", but a card: `{listed}` lists its cases\n'
    )


def test_a_position_and_its_steps_may_name_a_card_by_its_number(tmp_path: Path) -> None:
    path = tmp_path / "numbers.feature"
    path.write_text(
        """@game:riftbound
        Feature: By number
          Scenario: A spell is called by its number
            Given it is your main phase
            And the position:
              | object      | player   | place         | state |
              | OGN·213/298 | You      | hand          |       |
              | Unit X (3)  | Opponent | battlefield A |       |
            And both players can pay for anything
            When you play OGN-213 choosing Unit X
            And the chain resolves
            Then hidden-blade is in your trash
        """,
        "utf-8",
    )
    assert run_command(["run", str(path)]) == 0


@pytest.mark.parametrize("name", GAMES)
def test_no_spelling_of_a_card_means_another(name: str) -> None:
    catalogue = game(name).catalogue
    for entry in catalogue:
        for spelling in filter(None, (entry.name, entry.zh, *entry.aliases)):
            assert catalogue.get(spelling) is entry, spelling
        if entry.number:  # other printings of a card have its number
            assert catalogue.get(entry.number).number == entry.number


def test_an_engine_is_told_the_facts_of_every_known_card() -> None:
    for entry in game("riftbound").catalogue:
        card = game("riftbound").catalogue.style.card(entry)
        assert card.zh, entry.name
        assert card.type, entry.name
        assert card.number or entry.token or entry.name.startswith("Example:"), entry.name
        assert (card.might is not None) == (card.type == "unit"), entry.name
        assert (card.energy is not None) == (card.type in ("unit", "spell", "gear")), entry.name
