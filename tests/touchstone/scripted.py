"""An engine that answers what a test tells it to, and a small case to run against it."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from adapters.mirror import mirror
from adapters.port import (
    Act,
    Begin,
    Capability,
    Card,
    Choice,
    EngineInfo,
    Hello,
    Illegal,
    Legality,
    May,
    ObjectSetup,
    Observation,
    Observe,
    Ok,
    Play,
    PlayerSetup,
    Position,
    Reply,
    Request,
    Settle,
    Welcome,
)
from steps.case import Both, Case, Fact, Step

Answer: TypeAlias = "Reply | Exception | Callable[[Observation], Reply]"
ALL_BUT_MAY: tuple[Capability, ...] = (
    "stand_ins",
    "move",
    "hide",
    "activate",
    "showdown",
    "combat",
    "resources",
)


class Scripted:
    """Shows the position, then answers actions as scripted, one after another; anew after each begin."""

    def __init__(
        self,
        *answers: Answer,
        can: tuple[Capability, ...] = ALL_BUT_MAY,
        begin: Callable[[Observation], Reply] = lambda shown: shown,
        may: bool | None = None,
        games: dict[str, tuple[str, ...]] | None = None,
        cards: tuple[str, ...] | None = None,
    ) -> None:
        self.answers = answers
        self.can = can
        self.begin = begin
        self.may = may
        self.games = games or {"riftbound": ("vendetta-faq", "radiance")}
        self.cards = cards
        self.requests: list[Request] = []
        self.shown = Observation()
        self.next = 0

    def handle(self, request: Request) -> Reply:
        self.requests.append(request)
        match request:
            case Hello():
                return Welcome(EngineInfo("scripted"), self.games, can=self.can, cards=self.cards or "all")
            case Begin():
                self.next = 0
                reply = self.begin(mirror(request.position))
            case Act():
                if self.next == len(self.answers):
                    return self.shown
                answer = self.answers[self.next]
                self.next += 1
                if isinstance(answer, Exception):
                    raise answer
                reply = answer(self.shown) if callable(answer) else answer
            case May():
                return Legality(bool(self.may))
            case Observe():
                return self.shown
            case _:
                return Ok()
        if isinstance(reply, Observation):
            self.shown = reply
        return reply

    @property
    def acts(self) -> list[object]:
        return [request.action for request in self.requests if isinstance(request, Act)]


def moved(ref: str, place: str, **more: object) -> Callable[[Observation], Observation]:
    """Return what makes an observation in which an object has come to a place, and more fields differ."""

    def change(shown: Observation) -> Observation:
        objects = tuple(
            msgspec.structs.replace(item, place=place) if item.ref == ref else item for item in shown.objects
        )
        fresh: dict[str, object] = {"used": (), "question": None, "reasons": ()}
        return msgspec.structs.replace(shown, objects=objects, **(fresh | more))

    return change


POSITION = Position(
    players={"p1": PlayerSetup(resources="ample"), "p2": PlayerSetup(resources="ample")},
    objects=(
        ObjectSetup("Hidden Blade", Card("Hidden Blade", zh="暗刃", number="OGN-213"), "p1", "p1.hand"),
        ObjectSetup(
            "Unit X", Card("Unit X", zh="单位X", type="unit", might=3, stand_in=True), "p2", "p2.base"
        ),
        ObjectSetup(
            "Unit Y", Card("Unit Y", zh="单位Y", type="unit", might=3, stand_in=True), "p2", "p2.base"
        ),
    ),
)
PLAY = Step(10, Play("p1", "Hidden Blade", choices=(Choice("target", pick=("Unit X",)),)))
RESOLVE = Step(11, Settle("chain"))
DEAD = Step(12, expects=Fact("object:Unit X", "place", "p2.trash"))


def make_case(*steps: Step, **more: object) -> Case:
    fields: dict[str, object] = {
        "id": "rb-x",
        "game": "riftbound",
        "title": Both("A blade kills"),
        "position": POSITION,
        "steps": steps or (PLAY, RESOLVE, DEAD),
        "rules": ("428.1",),
        "sources": ("core-1.4#428.1",),
    }
    return Case(**(fields | more))  # type: ignore[arg-type]


def refuse(reason: str = "no") -> Illegal:
    return Illegal(reason)
