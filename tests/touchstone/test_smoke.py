"""Each check of smoke finds the engine that is wrong in this one way, and passes the oracle."""

from collections.abc import Callable

import msgspec
import pytest

from adapters.faults import EngineTimeoutError
from adapters.oracle import OracleEngine
from adapters.port import (
    Act,
    Attack,
    Begin,
    Choice,
    Choose,
    Illegal,
    Move,
    Observation,
    Play,
    Question,
    Reply,
    Request,
    Settle,
    Unsupported,
    Welcome,
)
from touchstone import smoke_grand_archive
from touchstone.smoke import CHECKS as CHECKS_BY_GAME
from touchstone.smoke import smoke
from touchstone.smoke_riftbound import CHECKS
from touchstone.suite import Suite

READS, FORGETS, MOVES, REFUSES, TOP, HIT, ASKED, IN_TIME, AT_ONCE, HIDDEN, ATTACHED, PAYS = CHECKS
READING = {READS, HIDDEN, ATTACHED, PAYS}


class Deviant(OracleEngine):
    """The oracle, with one habit."""

    seen = Observation()

    def handle(self, request: Request, /) -> Reply:
        """Answer one request, then the habit has its way."""
        reply = self.answer(request)
        if isinstance(reply, Observation):
            self.seen = reply
        return reply

    def answer(self, request: Request) -> Reply:
        return super().handle(request)


def changed(shown: Reply, ref: str, **facts: object) -> Reply:
    assert isinstance(shown, Observation)
    objects = tuple(
        msgspec.structs.replace(each, **facts) if each.ref == ref else each for each in shown.objects
    )
    return msgspec.structs.replace(shown, objects=objects)


class LosesDamage(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        return changed(reply, "Unit X", damage=0) if isinstance(request, Begin) else reply


class Remembers(Deviant):
    cases = 0

    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        if isinstance(request, Begin):
            self.cases += 1
            return changed(reply, "Unit Z", might=3, buffed=False, stunned=self.cases == 4)
        return reply


class KeepsUnits(Deviant):
    """Shows in a later case what lay in a base."""

    def answer(self, request: Request) -> Reply:
        before = [each for each in self.seen.objects if each.place == "p1.base"]
        reply = super().answer(request)
        if isinstance(request, Begin) and isinstance(reply, Observation):
            new = {each.ref for each in reply.objects}
            kept = (each for each in before if each.ref not in new)
            return msgspec.structs.replace(reply, objects=(*reply.objects, *kept))
        return reply


class DrawsLater(Deviant):
    moves = 0

    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        if isinstance(request, Act) and isinstance(reply, Observation):
            self.moves += 1
            if self.moves >= 3:
                one = msgspec.structs.replace(reply.players["p1"], hand=1, drawn=1)
                return msgspec.structs.replace(reply, players={**reply.players, "p1": one})
        return reply


class AcceptsAll(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        move = isinstance(request, Act) and isinstance(request.action, Move)
        return self.seen if isinstance(reply, Illegal) and move else reply


class DrawsBelow(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        if isinstance(request, Act) and isinstance(request.action, Settle) and request.action.until == "turn":
            return changed(changed(reply, "Unit T", place="p2.deck"), "Unit U", place="p2.hand")
        return reply


class HitsTheFirst(Deviant):
    def answer(self, request: Request) -> Reply:
        if isinstance(request, Act) and isinstance(request.action, Play) and request.action.choices:
            first = msgspec.structs.replace(request.action.choices[0], pick=("Unit X",))
            request = Act(msgspec.structs.replace(request.action, choices=(first,)))
        return super().answer(request)


class ChoosesItself(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        if isinstance(reply, Observation) and reply.question is not None:
            answer = Choice("target", pick=("Unit X",))
            return super().answer(Act(Choose(reply.question.player, (answer,))))
        return reply


class AsksLate(Deviant):
    open: Question | None = None

    def answer(self, request: Request) -> Reply:
        if self.open is not None and isinstance(request, Act) and isinstance(request.action, Settle):
            return msgspec.structs.replace(self.seen, question=self.open)
        reply = super().answer(request)
        if isinstance(reply, Observation) and reply.question is not None:
            self.open = reply.question
            return msgspec.structs.replace(reply, question=None)
        return reply


class AsksBeforeItRefuses(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        if isinstance(reply, Illegal) and isinstance(request, Act) and isinstance(request.action, Play):
            return msgspec.structs.replace(self.seen, question=Question("p2", "target", ("Unit X", "Unit Y")))
        return reply


class ShowsFaces(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        return changed(reply, "Hidden Blade", face_down=False) if isinstance(request, Begin) else reply


class Detaches(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        return changed(reply, "Guardian Angel", attached_to=None) if isinstance(request, Begin) else reply


class AnyPower(Deviant):
    """Keeps power of one kind only."""

    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        if not isinstance(request, Begin) or not isinstance(reply, Observation):
            return reply
        first = reply.players["p1"]
        if not isinstance(first.power, dict) or not first.power:
            return reply
        pool = msgspec.structs.replace(first, power={"any": sum(first.power.values())})
        return msgspec.structs.replace(reply, players=reply.players | {"p1": pool})


def outcome(
    engine: Callable[[], OracleEngine], capsys: pytest.CaptureFixture[str], game: str = "riftbound"
) -> tuple[int, set[str]]:
    code = smoke("x", game=game, suite=Suite("x", factory=engine))
    lines = capsys.readouterr().out.splitlines()
    return code, {line.removeprefix("WRONG").strip() for line in lines if line.startswith("WRONG")}


@pytest.mark.parametrize(
    ("engine", "wrong"),
    [
        (LosesDamage, {READS, REFUSES}),
        (Remembers, {FORGETS}),
        (KeepsUnits, {FORGETS}),
        (DrawsLater, {MOVES, REFUSES}),
        (AcceptsAll, {REFUSES}),
        (DrawsBelow, {TOP}),
        (HitsTheFirst, {HIT}),
        (ChoosesItself, {ASKED, IN_TIME}),
        (AsksLate, {IN_TIME}),
        (AsksBeforeItRefuses, {AT_ONCE}),
        (ShowsFaces, {HIDDEN}),
        (Detaches, {ATTACHED}),
        (AnyPower, {PAYS}),
    ],
)
def test_each_habit_is_found(
    engine: type[Deviant], wrong: set[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, found = outcome(engine, capsys)
    assert code == 1
    assert found == wrong


@pytest.mark.parametrize("game", CHECKS_BY_GAME)
def test_the_oracle_passes_every_check(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert outcome(OracleEngine, capsys, game) == (0, set())


# -- Grand Archive ------------------------------------------------------------------------------------------

GA_READS, GA_FORGETS, GA_ATTACK, GA_REFUSES, GA_TOP, GA_PAYS, GA_HIT, GA_ASKED = smoke_grand_archive.CHECKS


class HealsAllies(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        return changed(reply, "Ally W", damage=0) if isinstance(request, Begin) else reply


class KeepsAllies(Deviant):
    def answer(self, request: Request) -> Reply:
        before = [each for each in self.seen.objects if each.place == "p2.field"]
        reply = super().answer(request)
        if isinstance(request, Begin) and isinstance(reply, Observation):
            new = {each.ref for each in reply.objects}
            kept = (each for each in before if each.ref not in new and each.ref.startswith("Ally"))
            return msgspec.structs.replace(reply, objects=(*reply.objects, *kept))
        return reply


class HurtsBystanders(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        fought = isinstance(request, Act) and isinstance(request.action, Settle)
        return changed(reply, "Ally X", damage=1) if fought and self.seen.objects else reply


class AttacksWithAnything(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        attack = isinstance(request, Act) and isinstance(request.action, Attack)
        return self.seen if isinstance(reply, Illegal) and attack else reply


class DrawsTheSecond(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        if isinstance(request, Act) and isinstance(request.action, Settle) and request.action.until == "turn":
            return changed(changed(reply, "Ally T", place="p2.deck"), "Ally U", place="p2.hand")
        return reply


class ReservesTheFirst(Deviant):
    def answer(self, request: Request) -> Reply:
        return super().answer(with_pick(request, "cost", "Ally B"))


class HitsAllyX(Deviant):
    def answer(self, request: Request) -> Reply:
        return super().answer(with_pick(request, "target", "Ally X"))


class TargetsByItself(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        if isinstance(reply, Observation) and reply.question is not None and reply.question.kind == "target":
            answer = Choice("target", pick=reply.question.options[:1])
            return super().answer(Act(Choose(reply.question.player, (answer,))))
        return reply


class OneGame(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        if isinstance(reply, Welcome):
            return msgspec.structs.replace(reply, games={"riftbound": ("radiance",)})
        return reply


def with_pick(request: Request, kind: str, pick: str) -> Request:
    """Return the activation with another choice of this kind."""
    if not isinstance(request, Act) or not isinstance(request.action, Play):
        return request
    choices = tuple(
        msgspec.structs.replace(each, pick=(pick,)) if each.kind == kind else each
        for each in request.action.choices
    )
    return Act(msgspec.structs.replace(request.action, choices=choices))


@pytest.mark.parametrize(
    ("engine", "wrong"),
    [
        (HealsAllies, {GA_READS, GA_REFUSES}),
        (KeepsAllies, {GA_FORGETS, GA_TOP, GA_PAYS}),
        (HurtsBystanders, {GA_ATTACK, GA_HIT}),
        (AttacksWithAnything, {GA_REFUSES}),
        (DrawsTheSecond, {GA_TOP}),
        (ReservesTheFirst, {GA_PAYS}),
        (HitsAllyX, {GA_HIT}),
        (TargetsByItself, {GA_ASKED}),
    ],
)
def test_each_habit_is_found_in_grand_archive(
    engine: type[Deviant], wrong: set[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert outcome(engine, capsys, "grand_archive") == (1, wrong)


def test_a_game_that_the_engine_does_not_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert smoke("x", game="grand_archive", suite=Suite("x", factory=OneGame)) == 1
    assert "the engine does not play grand_archive" in capsys.readouterr().out
    assert smoke("x", suite=Suite("x", factory=OneGame)) == 0


class Cannot(Deviant):
    def answer(self, request: Request) -> Reply:
        reply = super().answer(request)
        if isinstance(reply, Welcome):
            return msgspec.structs.replace(reply, cards=("Flash",))
        return Unsupported("action:move") if isinstance(request, Act) else reply


def test_what_the_engine_does_not_have_is_skipped(capsys: pytest.CaptureFixture[str]) -> None:
    assert smoke("x", game="riftbound", suite=Suite("x", factory=Cannot)) == 0
    shown = capsys.readouterr().out
    assert f"skipped  {MOVES}: unsupported: action:move" in shown
    assert f"skipped  {HIT}: the engine knows none of Vengeance, Hidden Blade" in shown


class Breaks(Deviant):
    def answer(self, request: Request) -> Reply:
        if isinstance(request, Act):
            raise EngineTimeoutError("no answer to act")
        return super().answer(request)


def test_a_fault_is_told_and_the_next_check_meets_a_new_engine(capsys: pytest.CaptureFixture[str]) -> None:
    code, wrong = outcome(Breaks, capsys)
    assert code == 1
    assert wrong == set(CHECKS) - READING
