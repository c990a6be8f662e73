"""Arbitrary bytes are told to be wrong: by the wire and by the reader of features, never by a traceback."""

import json
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from adapters.port import Begin, decode_reply, decode_request, encode
from steps.compile import compile_text
from steps.errors import CaseError
from touchstone.corpus import Corpus

many = settings(max_examples=200, derandomize=True, deadline=None, database=None)
CASES = Corpus().everything().cases
REQUESTS = [encode(Begin(case.game, "x", case.position, case.id)) for case in CASES[::40]]
FEATURES = Corpus().files[::9]
PIECES = (
    "|",
    "\n",
    "@id:",
    "@control:",
    "Given",
    "When you",
    "Then",
    "#",
    '"',
    "\\",
    "  ",
    "\t",
    "场景",
    "{",
    "}",
)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@many
@given(st.binary(max_size=200) | json_values.map(lambda value: json.dumps(value).encode()))
@example(b'{"op":"begin"}')
@example(b"\xff\xfe")
@example(b"[" * 100_000)
def test_the_wire_says_what_is_wrong(line: bytes) -> None:
    for decode in (decode_request, decode_reply):
        with pytest.raises((msgspec.ValidationError, msgspec.DecodeError, RecursionError)):
            decode(line)


@many
@given(st.sampled_from(REQUESTS), st.data())
def test_a_damaged_request_is_read_or_refused(line: bytes, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(line)))
    damaged = line[:at] + data.draw(st.binary(max_size=3)) + line[at + data.draw(st.integers(0, 3)) :]
    with suppress(msgspec.ValidationError, msgspec.DecodeError):
        decode_request(damaged)


@many
@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert_told(text)


@many
@given(st.sampled_from(FEATURES), st.data())
def test_a_damaged_feature_is_read_or_refused(path: Path, data: st.DataObject) -> None:
    lines = path.read_text("utf-8").split("\n")[: data.draw(st.integers(5, 60))]
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(0, len(lines) - 1))
        line = lines[number]
        at = data.draw(st.integers(0, len(line)))
        put = data.draw(st.sampled_from(PIECES) | st.text(max_size=4))
        lines[number] = line[:at] + put + line[at + data.draw(st.integers(0, 8)) :]
    assert_told("\n".join(lines))


def assert_told(text: str) -> None:
    """Every problem has a line of the text and says something."""
    result = compile_text(text, "a.feature")
    assert result.cases or result.errors
    for error in result.errors:
        assert isinstance(error, CaseError)
        assert error.message
        assert 1 <= error.line <= len(text.splitlines()) + 2  # the end of the text is a line of its own
