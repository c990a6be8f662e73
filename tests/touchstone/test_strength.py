"""The wrong engines: that all are caught, that they leave the oracle alone, and what the command says."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from adapters.oracle import OracleEngine
from adapters.wrong import Wrong, WrongEngine, WrongTargetError, find_wrong, wrong_engines
from oracle.riftbound import happening, playing, rule_numbers
from steps.case import Case
from touchstone.cli import run_command
from touchstone.corpus import Corpus
from touchstone.strength import examine, is_own_subject
from touchstone.strength_listing import examine_all
from touchstone.suite import Job, Suite


def a_wrong(*targets: str, function: Callable[..., Any] = lambda right, *given: right(*given)) -> Wrong:
    return Wrong("made-up", "It is made up.", "143.4", targets, function, ())


def test_every_wrong_engine_is_caught_by_a_case_of_its_own_subject() -> None:
    corpus = Corpus()
    every = list(wrong_engines("riftbound").values())
    cases = [case for case in corpus.everything().cases if case.game == "riftbound"]
    found = list(examine_all(corpus, "riftbound", every, cases))
    assert len(found) >= 60
    assert {each.id: each.status for each in found if each.status != "caught"} == {}


def test_each_names_a_rule_that_exists_and_says_in_a_sentence_what_is_wrong() -> None:
    every = wrong_engines("riftbound").values()
    assert [each.id for each in every if each.rule not in rule_numbers.numbers] == []
    assert [each.id for each in every if not each.sentence.endswith(".")] == []
    assert len({each.sentence for each in every}) == len(every)


@pytest.mark.parametrize(
    "target", ["playing._nothing", "nowhere.f", "execution.Nobody.draw", "cards:No Card"]
)
def test_a_target_that_is_gone_is_an_error(target: str) -> None:
    with pytest.raises(WrongTargetError, match=f"made-up replaces {target}"):
        WrongEngine("riftbound", a_wrong(target))


def test_outside_of_a_request_nothing_is_replaced() -> None:
    corpus = Corpus()
    before = playing._enter, happening.happen, vars(playing)["happen"]
    _, wrong = find_wrong("units-enter-ready") or pytest.fail("it is gone")
    case = corpus.case("rb-basic-play-unit")
    assert isinstance(case, Case)
    with Suite("x", corpus.case, factory=lambda: WrongEngine("riftbound", wrong)) as suite:
        assert suite.finding(case, "radiance").verdict == "fail"
        assert (playing._enter, happening.happen, vars(playing)["happen"]) == before
    with Suite("oracle", corpus.case, factory=OracleEngine) as suite:
        assert suite.finding(case, "radiance").verdict == "pass"


def test_what_changes_nothing_survives_and_what_is_never_come_to_is_told_apart() -> None:
    corpus = Corpus()
    case = corpus.case("rb-basic-play-unit")
    assert isinstance(case, Case)
    jobs = [Job(case, "radiance")]

    def status(target: str) -> str:
        wrong = a_wrong(target)
        return examine("riftbound", wrong, jobs, corpus.case, lambda case, edition: frozenset()).status

    assert status("playing._enter") == "survived"
    assert status("flow.banish_it_afterwards") == "unreached"


def test_the_subject_is_the_paragraph_of_the_rule_or_the_card() -> None:
    case = Corpus().case("rb-basic-play-unit")
    assert isinstance(case, Case)
    assert case.rules == ("357.1", "359.2.c")
    subjects = {
        rule: is_own_subject(Wrong("x", "", rule, (), lambda: None, ()), case)
        for rule in ("359.2.c", "359.2.b", "359.2", "357", "359.3.c", "143.4")
    }
    assert subjects == {
        "359.2.c": True,
        "359.2.b": True,
        "359.2": True,
        "357": True,
        "359.3.c": False,
        "143.4": False,
    }


def test_the_command_names_the_case_and_the_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["strength", "--jobs", "1", "units-enter-ready"]) == 0
    out = capsys.readouterr().out
    assert "CAUGHT  units-enter-ready (359.2.c)  Units enter ready.\n  by rb-" in out
    assert "1/1  wrong engines caught by a case of their own subject" in out


def test_the_command_as_json_and_in_two_processes(capsys: pytest.CaptureFixture[str]) -> None:
    ids = ["charm-does-nothing", "soraka-does-nothing"]
    assert run_command(["strength", "--jobs", "2", "--format", "json", *ids]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["caught"], found["wrong"]) == (2, 2)
    assert {each["id"] for each in found["engines"]} == set(ids)


def test_a_wrong_engine_can_be_run_and_a_name_is_mended(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["run", "rb-basic-play-unit", "--engine", "wrong:units-enter-ready"]) == 1
    assert "--engine wrong:units-enter-ready" in capsys.readouterr().out
    assert run_command(["run", "rb-basic-play-unit", "--engine", "wrong:unit-enter-ready"]) == 2
    assert 'did you mean "wrong:units-enter-ready"?' in capsys.readouterr().err
    assert run_command(["strength", "charm-does-notin"]) == 2
    assert 'did you mean "charm-does-nothing"?' in capsys.readouterr().err
