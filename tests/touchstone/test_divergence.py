"""The first fact that differs from the oracle: found early, and never where there is none."""

from collections.abc import Callable

import pytest

from adapters.port import (
    Card,
    ObjectSetup,
    Observation,
    PlayerSetup,
    Position,
    Question,
    Resources,
    ShownObject,
    ShownPlayer,
)
from tests.touchstone.scripted import make_case
from touchstone.corpus import Corpus
from touchstone.divergence import divergence
from touchstone.editions import jobs
from touchstone.names import Names
from touchstone.session import Board
from touchstone.suite import Result, Suite
from touchstone.summary import summary

UNIT = ObjectSetup("X", Card("Unit X"), "p2", "at.A")
POSITION = Position(
    objects=(UNIT,),
    players={"p1": PlayerSetup(resources="ample"), "p2": PlayerSetup(resources=Resources(energy=1))},
)
X = ShownObject("X", "Unit X", "at.A", damage=0)
CASE = make_case(position=POSITION)


def board(
    *objects: ShownObject, step: int = 0, question: Question | None = None, **players: ShownPlayer
) -> Board:
    shown = Observation(objects=objects, players=dict(players), question=question)
    names = Names(POSITION)
    names.see(shown)
    return Board(step, shown, names)


def gold(ref: str, place: str) -> ShownObject:
    return ShownObject(ref, "Gold", place)


@pytest.mark.parametrize(
    ("oracle", "engine"),
    [
        (board(X), board(X)),
        (board(X), board()),
        (board(X), board(ShownObject("X", "Unit X", "at.A"))),
        (board(X, p1=ShownPlayer(energy=3)), board(X, p1=ShownPlayer(energy=9))),
        (board(X, p2=ShownPlayer(power={"order": 0})), board(X, p2=ShownPlayer(power={}))),
        (board(gold("new:1", "p1.base")), board(gold("t9", "p1.base"))),
        (board(X, step=1), board(ShownObject("X", "Unit X", "p2.trash"), step=2)),
        (
            board(X, question=Question("p1", "target", ("X",))),
            board(ShownObject("X", "Unit X", "at.A", damage=3)),
        ),
    ],
    ids=[
        "same",
        "object not shown",
        "fact not shown",
        "ample",
        "no power",
        "other ref",
        "other step",
        "asks",
    ],
)
def test_no_difference(oracle: Board, engine: Board) -> None:
    assert divergence(CASE, [oracle], [engine]) is None


@pytest.mark.parametrize(
    ("oracle", "engine", "fact"),
    [
        (board(X), board(ShownObject("X", "Unit X", "at.A", damage=3)), "damage"),
        (board(X), board(ShownObject("X", "Unit X", "p2.trash")), "place"),
        (board(X, p2=ShownPlayer(energy=1)), board(X, p2=ShownPlayer(energy=0)), "energy"),
        (
            board(gold("new:1", "p1.base")),
            board(gold("t1", "p1.base"), gold("t2", "p1.base")),
            "number at p1.base",
        ),
    ],
)
def test_difference(oracle: Board, engine: Board, fact: str) -> None:
    found = divergence(CASE, [oracle], [engine])
    assert found is not None
    assert found[1].fact == fact


def test_it_is_found_before_the_step_that_fails() -> None:
    corpus = Corpus()
    case = corpus.case("rb-rule-464-focus")
    assert case is not None
    with Suite("wrong:charm-does-nothing", corpus.case, corpus.text, compare=True) as suite:
        finding = suite.finding(case, "radiance")
    assert finding.verdict == "fail"
    assert finding.differs is not None
    assert (finding.differs.about, finding.differs.fact) == ("object:Unit Y", "place")
    assert (finding.differs.line or 0) < (finding.line or 0)
    assert finding.differs.step == "And the next item resolves"


def run_against(engine: str, select: Callable[[str], bool]) -> list[Result]:
    corpus = Corpus()
    cases = [case for case in corpus.everything().cases if case.game == "riftbound" and select(case.id)]
    with Suite(engine, corpus.case, corpus.text, compare=True) as suite:
        todo = jobs(cases, {"riftbound": suite.welcome.games["riftbound"]}, None, suite.declares)
        return list(suite.run(todo))


def test_failures_are_grouped_by_it_with_one_to_start_with() -> None:
    results = run_against("wrong:charm-does-nothing", lambda identity: identity.startswith("rb-move-"))
    lines = list(summary(results, lambda case: "rules"))
    start = lines.index("what differs first from the oracle")
    assert lines[start + 1].startswith("  ")
    assert "an object is in the wrong place" in lines[start + 1]
    assert "start with rb-move-" in lines[start + 1]
    assert any(line.startswith("  differs   after ") for line in lines)
