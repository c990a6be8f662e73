"""Each kind of wrong file: one message with file, line, what is wrong and the cure."""

from pathlib import Path

import pytest

from steps.compile import compile_path, compile_text
from tests.steps.writing import FIRST_STEP_LINE, HEAD, POSITION, block, feature, only_error, with_rows

LINES = [
    ("When you mve Unit X to battlefield A", "unknown phrase", "you move"),
    ("When the oponent passes", 'unknown player "the oponent"', "the opponent"),
    ("When you play Hiden Blade", 'no object is called "Hiden Blade"', "Hidden Blade"),
    ("When you play Smite", '"Smite" is not in the position', "add it to the position"),
    ("When you choose Gold", '"Gold" is not in the position', "the Gold"),
    ("When you choose Unit Q", 'no object is called "Unit Q"', "Unit"),
    ("When you choose Zhonya's Hourglass", "could mean H1 or H2", "H1"),
    ("When you choose Unit X and the opponent", "mixes objects, places and players", ""),
    ("When you move Unit X to battlefield C", 'no battlefield "C"', "A and B"),
    ("When you move Unit X to your grave", 'unknown place "grave"', "trash"),
    ("When you assign three to Unit X", "unknown phrase", "you assign"),
    ("When you pass, if asked", "belongs to an answer", ""),
    ("When Unit X is ready", "belongs under Then", ""),
    ("Then you pass", "belongs under When", ""),
    ("Then Unit X is exausted", "unknown phrase", "is exhausted"),
    ("Then the opponent has drwan 2 cards", "unknown phrase", "drawn 2 cards"),
    ("Then 单位X休眠", "unknown phrase", "处于休眠状态"),
    ("Then there is no Gld", 'unknown card "Gld"', "Gold"),
    ("Then you have 1 ordr power", "unknown phrase", "power"),
    ("Then 单位Y处于休眠状态", 'no object is called "单位Y"', "单位X"),
    ("When 我方指定单位X", "unknown phrase", ""),
]


@pytest.mark.parametrize(("line", "wrong", "cure"), LINES, ids=[line for line, _, _ in LINES])
def test_a_line_that_means_nothing(line: str, wrong: str, cure: str) -> None:
    number, message = only_error(compile_text(feature(line), "a.feature"))
    assert number == FIRST_STEP_LINE
    assert wrong in message
    assert cure in message


ROWS = [
    ("| Hiden Blade | You | hand | |", 'unknown card "Hiden Blade"; did you mean Hidden Blade?'),
    ("| 暗仞 | You | hand | |", 'unknown card "暗仞"; did you mean 暗刃?'),
    ("| Flash | Yu | hand | |", 'unknown player "Yu"; did you mean You?'),
    ("| Flash | You | hnd | |", 'unknown place "hnd"; did you mean hand?'),
    ("| Flash | You | battlefield C | |", 'no battlefield "C"; they are A and B'),
    ("| Unit X (3) | You | base | exausted |", 'unknown state "exausted"; did you mean exhausted?'),
    ("| Unit X | You | base | |", "a stand-in says its might"),
    ("| Unit Blade (3) | You | base | |", "may not bear a word of a card's name"),
    ("| 单位暗刃（3战力） | You | base | |", "may not bear a word of a card's name"),
    ("| Flash as Smite | You | hand | |", "it is the card Smite"),
    ("| Flash as you | You | hand | |", "cannot be a name"),
    ("| Flash | You | base | |", "is a spell: it cannot lie on the board; put it in hand"),
    ("| Flash | You | hand | damage 1 |", "damage on Flash, which is a spell"),
    ("| Zhonya's Hourglass | You | base | damage 1 |", "damage on Zhonya's Hourglass, which is a gear"),
    ("| Unit X (3) | You | trash | damage 1 |", "damage on Unit X, which is not on the board"),
    ("| Unit X (3) | You | hand | exhausted |", "cannot be exhausted in hand"),
    ("| Flash | You | hand | buffed |", "cannot be buffed"),
    ("| Flash | You | hand | face down |", "cards are hidden at a battlefield"),
    ("| Flash | You | battlefield A | face down, hidden this turn |", "say one"),
    ("| Flash | You | battlefield A | face down, exhausted |", "is face down: it has no damage"),
    ("| Flash | You | battlefield A | face down |", "which its owner does not control"),
    ("| Gold | You | hand | |", "is a token: it exists on the board only"),
    ("| Unit X (3) | You | champion | |", "is no champion"),
    ("| Unit X (3) | You | legend | |", "is no legend"),
    ("| Vilemaw's Lair | You | base | |", "name it in a table"),
    ("| Order Rune | You | base | |", "you have these runes"),
    ("| Guardian Angel | You | base | attached to |", "unknown state"),
    ("| Guardian Angel | You | base | attached to Unit Q |", "is attached to nothing"),
    ("| Guardian Angel | You | base | attached to Guardian Angel |", "is no unit on the board"),
    ("| Unit X (3) | You | hand | controlled by the opponent |", "cannot be controlled by another player"),
    ("| | You | hand | |", 'the column "object" is empty'),
]


@pytest.mark.parametrize(("row", "wrong"), ROWS, ids=[row for row, _ in ROWS])
def test_a_row_that_cannot_be(row: str, wrong: str) -> None:
    number, message = only_error(with_rows(row))
    assert number == 6
    assert wrong in message


PAIRS = [
    (("| Flash | You | hand | |", "| Flash | You | hand | |"), "could mean two objects"),
    (("| Flash as F | You | hand | |", "| Smite as F | You | hand | |"), "could mean two objects"),
    (("| Unit X (3) | You | base | |", "| Unit X (2) | You | base | |"), "could mean two objects"),
    (
        ("| Unit X (3) | You | battlefield A | |", "| Unit Y (3) | Opponent | battlefield A | |"),
        "combat would begin at once",
    ),
    (
        ("| Unit X (3) | You | battlefield A | |", "| Guardian Angel | You | base | attached to Unit X |"),
        "must be at the same place",
    ),
    (
        ("| Flash | You | hand | |", "| Guardian Angel | You | base | attached to Flash |"),
        "is no unit on the board",
    ),
    (
        ("| Unit X (3) | You | base | |", "| Unit Y (3) | You | base | attached to Unit X |"),
        "only gear is attached",
    ),
]


@pytest.mark.parametrize(("rows", "wrong"), PAIRS, ids=[rows[1] for rows, _ in PAIRS])
def test_rows_that_cannot_stand_together(rows: tuple[str, str], wrong: str) -> None:
    number, message = only_error(with_rows(*rows))
    assert number == 7
    assert wrong in message


def test_two_cards_face_down_at_one_battlefield() -> None:
    rows = [
        "| Unit X (3) | You | battlefield A | |",
        "| Flash | You | battlefield A | face down |",
        "| Smite | You | battlefield A | hidden this turn |",
    ]
    number, message = only_error(with_rows(*rows))
    assert number == 8
    assert "Flash and Smite are both face down at battlefield A" in message


def test_a_column_that_is_unknown_or_missing() -> None:
    number, message = only_error(with_rows(header="| object | player | plce |"))
    assert (number, message) == (5, 'unknown column "plce"; did you mean place?')
    number, message = only_error(with_rows(header="| object | player |"))
    assert (number, message) == (5, 'the table has no column "place"')


def test_a_battlefield_that_a_cleanup_would_take_away() -> None:
    position = """\
    Given the battlefields:
      | battlefield | card           | controller |
      | A           | Vilemaw's Lair | You        |
"""
    number, message = only_error(compile_text(feature("When you pass", position=position), "a.feature"))
    assert number == 6
    assert "the next cleanup would take control away" in message


FILES = [
    ("", 1, 'no "Feature:"'),
    ("Feature: x\n", 1, "no scenario"),
    (
        "Feature: x\n\n  Scenario: a\n    When you pass\n    oops\n",
        5,
        'broken Gherkin: "oops" cannot stand here',
    ),
    ("# language: fr\nFonctionnalité: x\n", 1, 'language "fr"'),
    ("# language: xx\nFeature: x\n", 1, "broken Gherkin"),
    ("@ruel:1\nFeature: x\n\n  Scenario: a\n    When you pass\n", 1, "did you mean @rule:?"),
    ("Feature: x\n\n  @level:bsic\n  Scenario: a\n    When you pass\n", 3, "did you mean basic?"),
    ("Feature: x\n\n  @rule\n  Scenario: a\n    When you pass\n", 3, "needs a value"),
    ("Feature: x\n\n  @derived:x\n  Scenario: a\n    When you pass\n", 3, "stands alone"),
    ("Feature: x\n\n  @id:a @id:b\n  Scenario: a\n    When you pass\n", 4, "stands there twice"),
    ("@id:a @id:b\nFeature: x\n\n  Scenario: a\n    When you pass\n", 2, "stands there twice"),
    ("@game:riftbund\nFeature: x\n\n  Scenario: a\n    When you pass\n", 4, "did you mean riftbound?"),
    ("Feature: x\n  @game:riftbound\n  Scenario: a\n    And you pass\n", 4, "continues a step"),
    (HEAD + "    When you pass\n    Given it is your main phase\n", 5, "move this line up"),
    (HEAD + "    Given it is your main phase\n    And it is the opponent's main phase\n", 5, "said twice"),
    (HEAD + "    Given it is your main phase\n      | a |\n", 4, "no table belongs"),
    (HEAD + "    Given the position:\n", 4, "a table must follow"),
    (HEAD + "    When you pass\n      | a |\n", 4, "a table stands under Given only"),
    (HEAD + '    When you pass\n      """\n      text\n      """\n', 5, "a text block has no meaning"),
]


@pytest.mark.parametrize(("text", "line", "wrong"), FILES, ids=[wrong for _, _, wrong in FILES])
def test_a_file_that_cannot_be_read(text: str, line: int, wrong: str) -> None:
    number, message = only_error(compile_text(text, "a.feature"))
    assert number == line
    assert wrong in message


def test_a_scenario_outline() -> None:
    text = block("""
        Feature: x

          Scenario Outline: a
            When you <verb>

            Examples:
              | verb |
              | pass |
        """)
    number, message = only_error(compile_text(text, "a.feature"))
    assert number == 3
    assert "one Scenario is one case" in message


def test_a_title_that_stands_twice() -> None:
    text = HEAD + "    When you pass\n\n  Scenario: One\n    When you pass\n"
    number, message = only_error(compile_text(text, "a.feature"))
    assert number == 6
    assert 'the title "One" stands at line 3 too' in message


def test_a_wrapped_description_line() -> None:
    text = HEAD + "    Q (en) What happens to a unit that\n    is moved away?\n    When you pass\n"
    number, message = only_error(compile_text(text, "a.feature"))
    assert number == 5
    assert 'keep the text of "Q (en)" on one unwrapped line' in message


def test_a_wrapped_title() -> None:
    text = HEAD + "    and its second half\n    Q (en) What?\n    When you pass\n"
    number, message = only_error(compile_text(text, "a.feature"))
    assert number == 4
    assert "keep the title on one unwrapped line" in message


@pytest.mark.parametrize("word", ["When", "Given", "Then"])
def test_a_wrapped_description_line_that_begins_with_a_step_word(word: str) -> None:
    text = (
        HEAD + f"    Q (en) What happens\n    {word} the unit is moved away?\n\n{POSITION}    When you pass\n"
    )
    number, message = only_error(compile_text(text, "a.feature"))
    assert number == 5
    assert f'begins with "{word}" becomes a step' in message


def test_a_wrapped_chinese_line_that_begins_with_a_step_word() -> None:
    head = "# language: zh-CN\n功能: 一\n  @game:riftbound\n  场景: 二\n    Q (zh) 会发生什么\n"
    text = head + "    当单位被移走时？\n    当我方让过\n"
    number, message = only_error(compile_text(text, "a.feature"))
    assert number == 6
    assert 'begins with "当" becomes a step' in message


def test_a_good_scenario_beside_a_bad_one_is_kept() -> None:
    text = HEAD + "    When you pss\n  @game:riftbound\n  Scenario: Two\n    When you pass\n"
    result = compile_text(text, "a.feature")
    assert [case.title.en for case in result.cases] == ["Two"]
    assert [error.line for error in result.errors] == [4]


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "a.feature"
    path.write_bytes("Feature: x\n\n  Scenario: 暗刃\n".encode("gb18030"))
    number, message = only_error(compile_path(path, "a.feature"))
    assert number == 3
    assert "save the file as UTF-8" in message


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    _, message = only_error(compile_path(tmp_path / "b.feature", "a.feature"))
    assert "cannot be read" in message


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "a.feature"
    path.write_bytes(b"\xef\xbb\xbf" + feature("When you pass").encode())
    assert not compile_path(path).errors


def test_an_error_says_where() -> None:
    error = compile_text(feature("When you pss"), "a.feature").errors[0]
    assert str(error).startswith(f"a.feature:{FIRST_STEP_LINE}: unknown phrase")
