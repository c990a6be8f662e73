"""What docs/adapters.md shows of a language that our tests cannot run is true to the port all the same."""

import json
import re

import pytest

from adapters.port import decode_reply, decode_request
from tests.source_tree import ROOT

PAGE = (ROOT / "docs" / "adapters.md").read_text("utf-8")
SECTION = PAGE[PAGE.index("## The same in C#") : PAGE.index("## When something breaks")]
LINES = re.findall(r"^([<>]) (\{.*\})$", SECTION, re.M)


def test_there_is_a_conversation() -> None:
    assert [mark for mark, _ in LINES] == [">", "<", ">", "<", ">", "<"]


@pytest.mark.parametrize(("mark", "line"), LINES)
def test_every_message_is_one_of_the_port(mark: str, line: str) -> None:
    if mark == ">":
        decode_request(line)
    else:
        decode_reply(line)


def test_every_answer_is_one_that_the_program_gives() -> None:
    given = [json.loads(text) for text in re.findall(r'"""(\{.*?\})"""', SECTION)]
    for mark, line in LINES:
        if mark == "<":
            answer = json.loads(line)
            del answer["re"]
            assert answer in given
