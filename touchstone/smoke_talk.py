"""A conversation with an engine of which nothing is known yet, for :mod:`touchstone.smoke`."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec
from msgspec import UNSET

from adapters.port import (
    Act,
    Action,
    Begin,
    Capability,
    Choice,
    Choose,
    Engine,
    EngineError,
    Illegal,
    Move,
    Observation,
    Position,
    Reply,
    Request,
    Settle,
    ShownObject,
    Unsupported,
    Welcome,
    encode,
)
from touchstone.readback import difference


class WrongError(Exception):
    """The adapter, or the engine behind it, does what no ruling can be checked with."""


class SkippedError(Exception):
    """The engine says that it does not have what the check needs."""


class Talk:
    """A conversation in which every answer is looked at."""

    def __init__(self, engine: Engine, welcome: Welcome, game: str, edition: str) -> None:
        self.welcome = welcome
        self._engine = engine
        self._game = game
        self._edition = edition
        self.said: list[bytes] = []
        """The last request and its reply."""

    def ask(self, request: Request) -> Reply:
        """Send a request; an answer that says "I cannot" ends the check."""
        self.said = [b"> " + encode(request)]
        reply = self._engine.handle(request)
        self.said.append(b"< " + encode(reply))
        match reply:
            case Unsupported(what, detail):
                raise SkippedError(f"unsupported: {what} {detail}".strip())
            case EngineError(kind, message):
                raise WrongError(f"the engine reports an error, {kind}: {message}")
        return reply

    def begin(self, position: Position, label: str) -> Observation:
        """Set up, and see that everything set is shown."""
        shown = self.ask(Begin(self._game, self._edition, position, label))
        if not isinstance(shown, Observation):
            raise WrongError(f"begin is answered by {type(shown).__name__.lower()}, not by an observation")
        differs = difference(position, shown)
        if differs is not None:
            raise WrongError(f"the position was set with {differs[0]}, and reads back with {differs[1]}")
        return shown

    def act(self, action: Action) -> Observation | Illegal:
        """Do an action; an engine that cannot move yet is not asked to."""
        if isinstance(action, Move):
            self.needs("move")
        reply = self.ask(Act(action))
        if not isinstance(reply, Observation | Illegal):
            raise WrongError(f"act is answered by {type(reply).__name__.lower()}")
        return reply

    def needs(self, capability: Capability) -> None:
        """End the check where the engine does not say that it can do that."""
        if capability not in self.welcome.can:
            raise SkippedError(f"the engine does not say that it can {capability}")

    def do(self, action: Action, what: str) -> Observation:
        """Do an action that is legal."""
        reply = self.act(action)
        if isinstance(reply, Illegal):
            raise WrongError(f"{what} is refused: {reply.reason or 'without a reason'}")
        return reply

    def choose(self, shown: Observation, ref: str, what: str) -> Observation:
        """Choose an object if the engine asks now; otherwise it has taken the choice that was sent along."""
        if shown.question is None or ref not in shown.question.options:
            return shown
        answer = Choice(shown.question.kind, pick=(ref,))
        return self.do(Choose(shown.question.player, (answer,)), what)

    def refused(self, action: Action, what: str) -> None:
        """Do an action that is illegal."""
        reply = self.act(action)
        if isinstance(reply, Observation) and reply.question is not None:
            raise WrongError(f"{what} is illegal, and the engine asks a question before it says so")
        if isinstance(reply, Observation):
            raise WrongError(f"{what} is illegal, and the engine accepts it")


Checks: TypeAlias = Mapping[str, Callable[[Talk], None]]
"""The checks of a game, by what each says of an adapter that passes it."""


def place_of(shown: Observation, ref: str) -> str | None:
    """Return where an object is shown, None where it is not."""
    return next((each.place for each in shown.objects if each.ref == ref), None)


def first_difference(before: Observation, after: Observation, but: Sequence[str]) -> str | None:
    """Return the first fact that differs, of other objects and of the players."""
    now = {each.ref: each for each in after.objects}
    for each in before.objects:
        if each.ref not in but and each != now.get(each.ref):
            return _facts(each.ref, each, now.get(each.ref))
    fresh = now.keys() - {each.ref for each in before.objects}
    if fresh:
        return f"{min(fresh)} is new"
    for name, player in before.players.items():
        if player != after.players.get(name):
            return _facts(name, player, after.players.get(name))
    if before.battlefields != after.battlefields:
        return f"battlefields {before.battlefields} -> {after.battlefields}"
    return None


def _facts(what: str, before: msgspec.Struct, after: msgspec.Struct | ShownObject | None) -> str:
    if after is None:
        return f"{what} is not shown any more"
    for name in before.__struct_fields__:
        left, right = getattr(before, name), getattr(after, name)
        if left != right:
            return f"{what} {name}: {left} -> {right}"
    return what


def draws_the_top(talk: Talk, position: Position, top: str, below: str) -> None:
    """Pass to the next turn, and see that p2 has drawn the top card of the deck for it, and that alone."""
    talk.begin(position, "smoke: the top card")
    after = talk.do(Settle("turn"), "passing until the next player's main phase")
    hand = [each.ref for each in after.objects if each.place == "p2.hand"]
    shows_hand = any(each.ref in (top, below) for each in after.objects)
    if shows_hand and hand != [top]:
        raise WrongError(f"p2 draws the top card, {top}; the hand shows {', '.join(hand) or 'nothing'}")
    drawn = after.players["p2"].drawn if "p2" in after.players else UNSET
    if drawn not in (UNSET, 1):
        raise WrongError(f"p2 drew one card for the turn; `drawn` is {drawn}")
