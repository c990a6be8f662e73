"""What the language of Grand Archive does not understand, and what its positions mean."""

import pytest

from adapters.port import ObjectSetup
from steps.compile import compile_text
from tests.steps.writing import only_error

HEAD = """\
Feature: F
  @game:grand_archive
  Scenario: S
    Given it is your main phase
    And the position:
"""
COLUMNS = "      | object | player | place | state | card |\n"
FIRST_ROW = 7


def text(*rows: str, step: str = "When you pass") -> str:
    return HEAD + COLUMNS + "".join(f"      | {row} |\n" for row in rows) + f"    {step}\n"


@pytest.mark.parametrize(
    ("row", "message"),
    [
        (
            "Ally X (2/3) | You | battlefield A | |",
            'unknown place "battlefield A"; it is one of: field, hand,',
        ),
        ("Gray Wulf | You | field | |", 'unknown card "Gray Wulf"; did you mean Gray Wolf?'),
        ("Ally X (2) | You | field | |", 'says its power and life: "Ally X (2/3)"'),
        ("Ally X (2/3) | You | field | damge 2 |", 'unknown state "damge 2"; did you mean damage N?'),
        ("Ally X (2/3) | You | field | | critcal 2", 'no text of a stand-in; did you mean "critical N"?'),
        ("Gray Wolf | You | field | | cost 2", "what it is and does is not written here"),
        ("Ally X (2/3) | You | hand | rested |", "Ally X is not on the field: it has no state there"),
        ("Action A | You | field | |", "Action A is an action: it cannot lie on the field"),
        ("Lorraine, Blademaster | You | hand | |", "champions and regalia are materialized from their deck"),
        ("Unit X (3) | You | field | |", 'unknown card "Unit X (3)"'),
        ("Ally X (2/3) | Me | field | |", 'unknown player "Me"'),
    ],
)
def test_a_row_that_is_not_understood(row: str, message: str) -> None:
    line, said = only_error(compile_text(text(row), "a.feature"))
    assert line == FIRST_ROW
    assert message in said


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("When you attck Ally X with Ally X", 'did you mean, for example, "you attack'),
        ("When you attack the battlefield with Ally X", 'no object is called "the battlefield"'),
        ("When the turn passes, if asked", '"if asked" belongs to an answer'),
        ("Then you choose Ally X", "belongs under When"),
    ],
)
def test_a_step_that_is_not_understood(step: str, message: str) -> None:
    line, said = only_error(compile_text(text("Ally X (2/3) | You | field | |", step=step), "a.feature"))
    assert line == FIRST_ROW + 1
    assert message in said


def test_a_player_has_one_champion_on_the_field() -> None:
    rows = ("Champion C (1/20) | You | field | |", "Champion D (1/20) | You | field | |")
    line, said = only_error(compile_text(text(*rows), "a.feature"))
    assert line == FIRST_ROW + 1
    assert "Champion C and Champion D are both the champion of one player" in said


def placed(*rows: str) -> dict[str, ObjectSetup]:
    result = compile_text(text(*rows), "a.feature")
    assert not result.errors, [str(error) for error in result.errors]
    return {item.ref: item for item in result.cases[0].position.objects}


def test_who_has_no_champion_gets_a_plain_one() -> None:
    objects = placed("Ally X (2/3) | You | field | |")
    assert {item.owner for item in objects.values() if item.card.type == "champion"} == {"p1", "p2"}


def test_a_row_says_what_an_object_is_and_how_it_stands() -> None:
    objects = placed(
        "Ally X (2/3) | You | field | rested, damage 1, 2 buff counters | fire, warrior, cost 3, critical 2",
        "Weapon W (1/2) | Opponent | field | 1 durability counter | regalia",
        "Gray Wolf | You | memory | |",
    )
    ally, weapon = objects["Ally X"], objects["Weapon W"]
    assert (ally.exhausted, ally.damage, ally.counters) == (True, 1, {"buff": 2})
    assert (ally.card.elements, ally.card.classes, ally.card.reserve) == (("fire",), ("warrior",), 3)
    assert (ally.card.power, ally.card.life, ally.card.text) == (2, 3, ("critical 2",))
    assert (weapon.owner, weapon.card.durability, weapon.counters) == ("p2", 2, {"durability": 1})
    assert objects["Gray Wolf"].face_down
