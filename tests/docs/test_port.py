"""docs/port.md tells the messages as they are, and a conversation as it really goes."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from adapters import port
from adapters.port import Hello, Observation, Reply, Request, encode
from tests.source_tree import ROOT
from touchstone.corpus import Corpus
from touchstone.suite import SUITE, Suite

PORT = ROOT / "docs" / "port.md"
TEXT = PORT.read_text("utf-8")


def transcript(identity: str) -> Iterator[str]:
    """Yield the lines of the conversation about a case, shortened as the document says."""
    corpus = Corpus()
    suite = Suite("oracle", corpus.case, corpus.text)
    case = corpus.case(identity)
    assert case is not None
    session = suite.session(case, suite.welcome.games[case.game][-1])
    assert session.run().verdict == "pass"
    yield _line(">", Hello(SUITE))
    used = {each.card.name for each in case.position.objects}
    cards = tuple(card for card in suite.welcome.cards if card in used)
    yield _line("<", msgspec.structs.replace(suite.welcome, cards=cards, notes={}))
    before: dict[str, Any] = {}
    for exchange in session.exchanges:
        yield _line(">", exchange.request)
        if not isinstance(exchange.reply, Observation):
            yield _line("<", exchange.reply)
            continue
        shown = msgspec.to_builtins(exchange.reply)
        yield f"< {msgspec.json.encode(_changed(before, shown)).decode()}"
        before = shown


def _line(mark: str, message: Request | Reply) -> str:
    return f"{mark} {encode(message).decode()}"


def _changed(before: dict[str, Any], shown: dict[str, Any]) -> dict[str, Any]:
    changed = {name: value for name, value in shown.items() if name == "is" or before.get(name) != value}
    if before and "objects" in changed:
        changed["objects"] = [each for each in shown["objects"] if each not in before["objects"]]
    return changed


def with_transcript(text: str) -> str:
    """Return the document with the conversation as it goes now."""

    def told(block: re.Match[str]) -> str:
        return block[1] + "".join(f"{line}\n" for line in transcript(block[2]))

    return re.sub(r"(<!-- transcript: (\S+) -->\n```jsonl\n)(?:[<>].*\n)*", told, text)


def test_the_conversation_goes_as_told() -> None:
    assert with_transcript(TEXT) == TEXT, "`python -m tests.docs` writes it anew"
    assert TEXT.count("<!-- transcript: ") == 1


def names() -> Iterator[str]:
    """Yield every word that the messages use."""
    for kind in vars(port).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not kind.__name__.startswith("_"):
            if kind.__struct_config__.tag is not None:
                yield str(kind.__struct_config__.tag)
            if kind not in (
                port.EngineInfo,
                port.EditionNote,
                port.CombatResult,
                port.Waiting,
                port.Question,
            ):
                yield from kind.__struct_encode_fields__
    for closed in (port.ChoiceKind, port.Until, port.Capability):
        yield from get_args(closed)


@pytest.mark.parametrize("name", sorted(set(names())))
def test_every_word_of_the_messages_is_told(name: str) -> None:
    assert f"`{name}`" in TEXT
