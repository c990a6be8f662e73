"""Choices that nobody has to make, and what identifies a case."""

import msgspec
import pytest

from adapters.port import Choice, Choose, Illegal, Observation, Play, Question, Reply, Request
from tests.touchstone.scripted import DEAD, PLAY, RESOLVE, Scripted, make_case, moved
from touchstone.editions import jobs
from touchstone.suite import Suite, case_hash

EDITIONS = {"riftbound": ("a", "b", "c")}


class Knows(Scripted):
    """Asks for the target of the Blade if it was not sent, and if there is a choice."""

    options: tuple[str, ...] = ("Unit X", "Unit Y")

    def handle(self, request: Request) -> Reply:
        action = getattr(request, "action", None)
        if isinstance(action, Play):
            played = moved("Hidden Blade", "chain")(self.shown)
            if action.choices:
                if not set(action.choices[0].pick or ()) <= set(self.options):
                    return Illegal()
                played = msgspec.structs.replace(played, used=(0,))
            elif len(self.options) > 1:
                played = msgspec.structs.replace(played, question=Question("p1", "target", self.options))
            return self._now(played)
        if isinstance(action, Choose):
            return self._now(msgspec.structs.replace(self.shown, question=None, used=(0,)))
        if action is not None:
            return self._now(moved("Unit X", "p2.trash")(self.shown))
        return super().handle(request)

    def _now(self, shown: Observation) -> Observation:
        self.shown = shown
        return shown


class Knows1(Knows):
    options = ("Unit X",)


@pytest.mark.parametrize(("oracle", "forced"), [(Knows, frozenset()), (Knows1, frozenset({(0, 0)}))])
def test_a_choice_is_forced_where_it_is_taken_but_never_asked_for(
    oracle: type[Knows], forced: frozenset[tuple[int, int]]
) -> None:
    case = make_case(PLAY, RESOLVE, DEAD)
    assert Suite("oracle", factory=oracle).forced(case, "radiance") == forced


def test_a_forced_choice_is_never_sent_and_never_missed() -> None:
    engine = Scripted(moved("Hidden Blade", "chain"), moved("Unit X", "p2.trash"))
    suite = Suite("scripted", factory=lambda: engine)
    suite._oracle = Suite("oracle", factory=Knows1)
    assert suite.finding(make_case(PLAY, RESOLVE, DEAD), "radiance").verdict == "pass"
    assert engine.acts[0] == Play("p1", "Hidden Blade")


def test_a_choice_that_is_not_forced_is_sent() -> None:
    engine = Scripted(moved("Hidden Blade", "chain"), moved("Unit X", "p2.trash"))
    suite = Suite("scripted", factory=lambda: engine)
    suite._oracle = Suite("oracle", factory=Knows)
    assert suite.finding(make_case(PLAY, RESOLVE, DEAD), "radiance").kind == "unasked"
    assert engine.acts[0] == Play("p1", "Hidden Blade", choices=(Choice("target", pick=("Unit X",)),))


def test_each_case_runs_once_though_its_control_is_asked_for_again() -> None:
    engine = Scripted()
    suite = Suite("scripted", factory=lambda: engine)
    suite._oracle = Suite("oracle", factory=Knows)
    case = make_case(RESOLVE, DEAD)
    assert suite.finding(case, "radiance") is suite.finding(case, "radiance")
    assert len(engine.acts) == 1


def test_the_hash_is_of_what_a_case_does_and_not_of_where_it_stands() -> None:
    case = make_case()
    elsewhere = make_case(
        *(msgspec.structs.replace(step, line=step.line + 5) for step in case.steps), path="x", line=9
    )
    assert case_hash(elsewhere) == case_hash(case)
    assert case_hash(make_case(RESOLVE, DEAD)) != case_hash(case)


@pytest.mark.parametrize(
    ("asked", "declared", "run"),
    [
        (None, "abc", ["b"]),
        (None, "a", ["a"]),
        (None, "c", ["b"]),
        ("a", "abc", ["a"]),
        ("c", "abc", []),
        ("all", "c", ["a", "b"]),
    ],
)
def test_editions(asked: str | None, declared: str, run: list[str]) -> None:
    case = make_case(since="a", until="b")
    found = jobs([case], EDITIONS, asked, lambda game, edition: edition in declared)
    assert [job.edition for job in found] == run
