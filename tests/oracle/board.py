"""A board to start from and what players do on it, through the port, in a few words."""

from adapters.oracle import OracleEngine
from adapters.port import (
    Act,
    Action,
    Activate,
    BattlefieldSetup,
    Begin,
    Card,
    Choice,
    Choose,
    CombatResult,
    EndTurn,
    Hide,
    Illegal,
    May,
    Move,
    ObjectSetup,
    Observation,
    Pass,
    Play,
    PlayerSetup,
    Position,
    Question,
    Settle,
    ShownObject,
    Until,
)


def card(name: str, place: str, ref: str = "", *, state: str = "", on: str = "") -> ObjectSetup:
    """A card of the game; its owner is the one named in the place, p1 at a battlefield unless ``p2`` is said.

    ``state`` holds words: exhausted, buffed, hidden, fresh (hidden this turn), p2, and a number for damage.
    """
    return _object(Card(name=name), ref or name, place, state, on)


def unit(ref: str, might: int, place: str, *, state: str = "") -> ObjectSetup:
    """A unit without text."""
    return _object(Card(name=ref, type="unit", might=might, stand_in=True), ref, place, state, "")


def _object(what: Card, ref: str, place: str, state: str, on: str) -> ObjectSetup:
    words = state.split()
    owner = place[:2] if place[0] == "p" else "p2" if "p2" in words else "p1"
    return ObjectSetup(
        ref=ref,
        card=what,
        owner=owner,
        place=place,
        exhausted="exhausted" in words,
        damage=sum(int(word) for word in words if word.isdigit()),
        buffed="buffed" in words,
        attached_to=on or None,
        face_down="hidden" in words,
        hidden_this_turn="fresh" in words,
    )


AMPLE = {"p1": PlayerSetup(resources="ample"), "p2": PlayerSetup(resources="ample")}


class Board:
    """A game from a position; each method does one thing and fails if the rules forbid it."""

    def __init__(
        self,
        *objects: ObjectSetup,
        players: dict[str, PlayerSetup] | None = None,
        a: str | BattlefieldSetup = "",
        b: str | BattlefieldSetup = "",
        active: str = "p1",
        start: bool = False,
    ) -> None:
        self.engine = OracleEngine()
        setups = [
            field if isinstance(field, BattlefieldSetup) else BattlefieldSetup(ref, _named(field))
            for ref, field in (("A", a), ("B", b))
        ]
        position = Position(
            active=active,
            phase="start" if start else "main",
            players=AMPLE if players is None else players,
            battlefields=tuple(setups),
            objects=objects,
        )
        reply = self.engine.handle(Begin("riftbound", "radiance", position))
        assert isinstance(reply, Observation), reply
        self.seen = reply
        self.rules = {reason.rule for reason in reply.reasons}
        if start:
            self.do(Pass(active))  # the turn begins

    # -- doing ----------------------------------------------------------------------------------------------

    def do(self, action: Action) -> Observation:
        """Do an action that is legal."""
        reply = self.engine.handle(Act(action))
        assert isinstance(reply, Observation), reply
        self.seen = reply
        self.rules |= {reason.rule for reason in reply.reasons}
        return reply

    def play(
        self, player: str, ref: str, *targets: str, to: str | None = None, **more: object
    ) -> Observation:
        """Play a card choosing one target after another; ``optional`` answers yes or no."""
        return self.do(Play(player, ref, to, _choices(targets, more)))

    def use(self, player: str, ref: str, *targets: str, ability: int = 1, **more: object) -> Observation:
        """Use an activated ability."""
        return self.do(Activate(player, ref, ability, _choices(targets, more)))

    def move(self, player: str, refs: str, to: str) -> Observation:
        """Move units with a standard move; several are separated by " + "."""
        return self.do(Move(player, tuple(refs.split(" + ")), to))

    def hide(self, player: str, ref: str, to: str) -> Observation:
        """Hide a card."""
        return self.do(Hide(player, ref, to))

    def passes(self, *players: str) -> Observation:
        """Let players pass, one after the other."""
        for player in players:
            self.do(Pass(player))
        return self.seen

    def settle(self, until: Until = "chain") -> Observation:
        """Let everybody pass."""
        return self.do(Settle(until))

    def end_turn(self, player: str) -> Observation:
        """End the turn."""
        return self.do(EndTurn(player))

    def answer(self, player: str, *pick: str, **more: object) -> Observation:
        """Answer the open question."""
        kind = self.question.kind
        return self.do(Choose(player, (Choice(kind, pick=pick),) if pick or not more else _choices((), more)))

    def is_refused(self, action: Action) -> str:
        """Return why the rules forbid an action; nothing if they do not."""
        before = self.look()
        reply = self.engine.handle(Act(action))
        if isinstance(reply, Illegal):
            assert self.look() == before, "a refusal changed something"
            return reply.reason
        return ""

    def may(self, action: Action) -> bool:
        """Tell whether an action would be legal."""
        reply = self.engine.handle(May(action))
        return bool(getattr(reply, "legal", False))

    # -- seeing ---------------------------------------------------------------------------------------------

    def look(self) -> tuple[object, ...]:
        """Return everything on the board, to compare."""
        seen = self.seen
        return (seen.objects, seen.players, seen.battlefields, seen.chain, seen.waiting)

    def __getitem__(self, ref: str) -> ShownObject:
        return next(each for each in self.seen.objects if each.ref == ref)

    def named(self, name: str) -> list[ShownObject]:
        """Return all objects with this card name."""
        return [each for each in self.seen.objects if each.card == name]

    def place(self, ref: str) -> str:
        """Return where an object is."""
        return self[ref].place

    @property
    def question(self) -> Question:
        """Return the open question."""
        assert self.seen.question is not None, "no question is open"
        return self.seen.question

    @property
    def turn_of(self) -> str:
        """Return who may act or has to answer."""
        assert self.seen.waiting
        return self.seen.waiting.player

    @property
    def combat(self) -> tuple[str | None, str | None] | None:
        """Return who won and who lost the latest combat."""
        result = self.seen.combat
        return (result.won, result.lost) if isinstance(result, CombatResult) else None

    def points(self, player: str) -> object:
        """Return the points of a player."""
        return self.seen.players[player].points

    def drawn(self, player: str) -> object:
        """Return how many cards a player has drawn."""
        return self.seen.players[player].drawn


def _named(name: str) -> Card | None:
    return Card(name=name) if name else None


def _choices(targets: tuple[str, ...], more: dict[str, object]) -> tuple[Choice, ...]:
    choices = [Choice("target", pick=(target,) if target else ()) for target in targets]
    for kind, value in more.items():
        match kind, value:
            case "optional", bool():
                choices.append(Choice("optional", yes=value))
            case "optional", tuple():
                choices += [Choice("optional", yes=bool(each)) for each in value]
            case "number", int():
                choices.append(Choice("number", number=value))
            case "place" | "order" | "cost" | "mode" | "replacement" | "player", str():
                choices.append(Choice(kind, pick=tuple(value.split(" + "))))
            case "amount", dict():
                choices.append(Choice("amount", amounts=value))
            case _:
                raise TypeError(f"{kind}={value!r}")
    return tuple(choices)


def play(ref: str, *targets: str, player: str = "p1", to: str | None = None, **more: object) -> Play:
    """The action of playing a card, to ask whether it is legal."""
    return Play(player, ref, to, _choices(targets, more))
