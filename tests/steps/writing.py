"""Small feature texts for the tests."""

from collections.abc import Sequence
from textwrap import dedent

from steps.case import Case
from steps.compile import Compiled, compile_text

HEAD = """\
Feature: A test
  @game:riftbound
  Scenario: One
"""
POSITION = """\
    Given it is your main phase
    And the position:
      | object                   | player   | place         | state     |
      | Hidden Blade             | You      | hand          |           |
      | Unit W (2)               | Opponent | battlefield A |           |
      | Unit X (3)               | Opponent | battlefield A | damage 1  |
      | Draven, Audacious        | You      | battlefield B | exhausted |
      | Zhonya's Hourglass as H1 | Opponent | base          |           |
      | Zhonya's Hourglass as H2 | Opponent | base          |           |
      | Flash                    | Opponent | hand          |           |
"""
FIRST_STEP_LINE = (HEAD + POSITION).count("\n") + 1
"""The line of the first step after the position."""


def feature(*steps: str, position: str = POSITION, head: str = HEAD) -> str:
    """Return a feature with one scenario."""
    return head + position + "".join(f"    {step}\n" for step in steps)


def compiled(*steps: str, position: str = POSITION) -> Case:
    """Return the case of a feature with one scenario, which must be readable."""
    result = compile_text(feature(*steps, position=position), "a.feature")
    assert not result.errors, [str(error) for error in result.errors]
    return result.cases[0]


def with_rows(*rows: str, header: str = "| object | player | place | state |") -> Compiled:
    """Compile a scenario with these rows in its position; the first is line 6."""
    lines = [header, *rows]
    return compile_text(
        feature(
            "When you pass", position="    Given the position:\n" + "".join(f"      {row}\n" for row in lines)
        ),
        "a.feature",
    )


def block(text: str) -> str:
    """Return a text block without its indentation."""
    return dedent(text).lstrip("\n")


def only_error(result: Compiled) -> tuple[int, str]:
    """Return the line and message of the one error."""
    assert len(result.errors) == 1, (result.cases, [str(error) for error in result.errors])
    assert result.errors[0].path == "a.feature"
    return result.errors[0].line, result.errors[0].message


def ids(cases: Sequence[Case]) -> list[str]:
    """Return the ids of cases."""
    return [case.id for case in cases]
