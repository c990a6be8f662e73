"""The oracle on the wire is the oracle, and what a server makes of bad requests."""

import io
import json

import pytest

from adapters.empty import Nothing
from adapters.oracle import OracleEngine
from adapters.port import Hello, Ok, Ping, Welcome, encode
from adapters.process import ProcessEngine, words_of
from adapters.wire import converse
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.editions import jobs
from touchstone.suite import SUITE, Suite

SERVE = "process:touchstone serve"


def test_the_oracle_on_the_wire_gives_exactly_the_verdicts_of_the_oracle_in_process() -> None:
    corpus = Corpus()
    editions = Documents(corpus).editions()
    cases = corpus.everything().cases
    with Suite("oracle", corpus.case, corpus.text) as here, Suite(SERVE, corpus.case, corpus.text) as there:
        for job in jobs(cases, editions, None, here.declares):
            finding = there.finding(job.case, job.edition)
            assert finding == here.finding(job.case, job.edition), (job.case.id, finding)
            choices = [len(getattr(step.action, "choices", ())) for step in job.case.steps]
            if any(choices):
                assert there.forced(job.case, job.edition) == here.forced(job.case, job.edition), job.case.id


def test_it_introduces_itself_alike() -> None:
    engine = ProcessEngine(words_of("touchstone serve"))
    assert engine.handle(Hello(SUITE)) == OracleEngine().handle(Hello(SUITE))
    assert engine.handle(Ping()) == Ok()
    engine.close()


def conversation(*lines: bytes) -> list[dict[str, object]]:
    sink = io.BytesIO()
    converse(Nothing(), io.BytesIO(b"".join(line + b"\n" for line in lines)), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


@pytest.mark.parametrize(
    ("line", "kind", "message"),
    [
        (b'{"id":1,"op":"pnig"}', "unknown_message", "Invalid value 'pnig'"),
        (b'{"id":1}', "bad_message", "missing required field `op`"),
        (b'{"id":1,"op":"observe","player":7}', "bad_message", "`$.player`"),
        (b'{"id":1,"op":"hello","suite":"x","protocols":[2]}', "bad_message", "only protocol 1"),
    ],
)
def test_a_bad_request_gets_an_error_of_its_kind(line: bytes, kind: str, message: str) -> None:
    (reply,) = conversation(line)
    assert (reply["re"], reply["is"], reply["kind"]) == (1, "error", kind)
    assert message in str(reply["message"])


def test_a_line_without_an_id_cannot_be_answered(capsys: pytest.CaptureFixture[str]) -> None:
    assert conversation(b"hello?", b'\xff{"id":1}', b'{"id":3,"op":"ping"}') == [{"re": 3, "is": "ok"}]
    assert capsys.readouterr().err.count("ignored") == 2


def test_nothing_is_answered_after_goodbye() -> None:
    assert conversation(b'{"id":1,"op":"bye"}', b'{"id":2,"op":"ping"}') == [{"re": 1, "is": "ok"}]


def test_unknown_fields_are_ignored() -> None:
    welcome = Nothing().handle(Hello(SUITE))
    assert isinstance(welcome, Welcome)
    (reply,) = conversation(b'{"id":9,"later":true,"op":"hello","suite":"x"}')
    assert reply == {"re": 9, **json.loads(encode(welcome))}


def test_what_a_served_engine_prints_does_not_disturb_the_wire() -> None:
    engine = ProcessEngine(words_of("touchstone serve --engine python:tests.adapters.chatty:Chatty"))
    assert engine.handle(Hello(SUITE)) == Nothing().handle(Hello(SUITE))
    assert engine.handle(Ping()) == Ok()
    engine.close()
