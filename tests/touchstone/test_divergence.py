"""The first fact that differs from the oracle: found early, and never where there is none."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec import UNSET

from adapters.oracle import OracleEngine
from adapters.port import (
    Act,
    Card,
    Hello,
    ObjectSetup,
    Observation,
    Play,
    PlayerSetup,
    Position,
    Question,
    Reply,
    Request,
    Resources,
    ShownObject,
    ShownPlayer,
    Waiting,
    Welcome,
    decode_reply,
    decode_request,
    encode,
)
from steps.case import Both, Step
from tests.touchstone.scripted import PLAY, RESOLVE, Scripted, make_case, moved, refuse
from touchstone.corpus import Corpus
from touchstone.divergence import divergence
from touchstone.editions import jobs
from touchstone.names import Names
from touchstone.session import Board, Session
from touchstone.suite import Job, Result, Suite
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


def test_tokens_bear_their_engines_names() -> None:
    def seen(ref: str) -> Board:
        shown = Observation(
            objects=(gold(ref, "p1.base"), ShownObject("X", "Unit X", f"at.{ref}", attached_to=ref)),
            battlefields={ref: "p1"},
            chain=("X", f"ability:{ref}"),
            showdown=ref,
        )
        names = Names(POSITION)
        names.see(shown)
        return Board(0, shown, names)

    assert divergence(CASE, [seen("new:1")], [seen("token-7")]) is None


@pytest.mark.parametrize("if_asked", [False, True])
def test_an_order_that_is_left_open_says_nothing_while_something_is_on_the_chain(if_asked: bool) -> None:
    case = make_case(msgspec.structs.replace(PLAY, if_asked=if_asked), RESOLVE, position=POSITION)

    def seen(place: str, *chain: str, step: int = 0) -> Board:
        moved = ShownObject("X", "Unit X", place)
        return Board(step, Observation(objects=(moved,), chain=chain), Names(POSITION))

    on_the_way = divergence(case, [seen("at.A", "Y")], [seen("p2.base", "Y")])
    assert (on_the_way is None) is if_asked
    assert divergence(case, [seen("at.A", step=1)], [seen("p2.base", step=1)]) is not None


def test_an_engine_that_asks_late_may_show_less_until_then() -> None:
    def seen(damage: int, *chain: str, waiting: frozenset[tuple[int, int]]) -> Board:
        shown = Observation(objects=(ShownObject("X", "Unit X", "at.A", damage=damage),), chain=chain)
        return Board(0, shown, Names(POSITION), waiting)

    late, nothing = frozenset({(0, 0)}), frozenset[tuple[int, int]]()
    assert divergence(CASE, [seen(1, "Y", waiting=nothing)], [seen(0, "Y", waiting=late)]) is None
    assert divergence(CASE, [seen(1, waiting=nothing)], [seen(0, waiting=late)]) is not None


def test_a_step_that_the_engine_refused_halfway_is_not_compared() -> None:
    pass_, reaction = Waiting("p1", "action"), Step(11, Play("p2", "Unit Y"), reacting=True)
    on_chain = moved("Hidden Blade", "chain", used=(0,), waiting=pass_)
    halfway = moved("Hidden Blade", "p1.banished", waiting=Waiting("p2", "action"))
    engine = Scripted(on_chain, halfway, refuse())
    welcome = engine.handle(Hello(""))
    assert isinstance(welcome, Welcome)
    session = Session(make_case(PLAY, reaction), "radiance", engine, welcome)
    assert session.run().kind == "refused"
    assert [board.step for board in session.boards] == [-1, 0]


@pytest.mark.parametrize("chain_is_shown", [True, False])
def test_the_oracle_with_other_names_and_orders_differs_in_nothing(chain_is_shown: bool) -> None:
    """A right engine: what it makes has other refs, objects are in another order, the chain may be hidden."""

    class Other:
        def __init__(self) -> None:
            self.oracle = OracleEngine()

        def handle(self, request: Request) -> Reply:
            reply = self.oracle.handle(decode_request(encode(request).replace(b"token-", b"new:")))
            reply = decode_reply(encode(reply).replace(b"new:", b"token-"))
            if isinstance(reply, Observation):
                chain = reply.chain if chain_is_shown else UNSET
                return msgspec.structs.replace(reply, objects=tuple(reversed(reply.objects)), chain=chain)
            return reply

    corpus = Corpus()
    cases = [case for case in corpus.everything().cases if case.game == "riftbound"]
    with Suite("python:other:Other", corpus.case, corpus.text, factory=Other, compare=True) as suite:
        todo = jobs(cases, {"riftbound": suite.welcome.games["riftbound"]}, None, suite.declares)
        differing = [result.case.id for result in suite.run(todo) if result.finding.differs is not None]
    assert differing == []


class Generous:
    """The oracle, but the opponent has a point more after every action."""

    def __init__(self) -> None:
        self.oracle = OracleEngine()

    def handle(self, request: Request) -> Reply:
        reply = self.oracle.handle(request)
        if not isinstance(request, Act) or not isinstance(reply, Observation):
            return reply
        other = reply.players["p2"]
        assert isinstance(other.points, int)
        players = reply.players | {"p2": msgspec.structs.replace(other, points=other.points + 1)}
        return msgspec.structs.replace(reply, players=players)


def test_a_case_may_pass_and_differ() -> None:
    corpus = Corpus()
    case = corpus.case("rb-basic-move-together")
    assert case is not None
    with Suite("python:x:Y", corpus.case, corpus.text, factory=Generous, compare=True) as suite:
        (result,) = suite.run([Job(case, "radiance")])
    differs = result.finding.differs
    assert result.finding.verdict == "pass"
    assert differs is not None
    assert differs.oracle_words == Both("the opponent has no points", "对方没有分数")
    assert differs.engine_words == Both("the opponent has 1 point", "对方有1分")
    lines = list(summary([result], lambda case: "rules"))
    assert lines[:3] == [
        "passed, but shows something else than the oracle",
        f"  {case.id}  after {differs.step}",
        "    the opponent has 1 point; the oracle: the opponent has no points",
    ]


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
