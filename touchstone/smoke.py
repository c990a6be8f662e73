"""The command ``smoke``: whether an adapter can be trusted at all, before any ruling is asked."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import msgspec
from msgspec import UNSET

from adapters.faults import EngineDiedError, EngineTimeoutError, InvalidReplyError
from adapters.limits import LIMITS, Limits
from adapters.port import (
    Act,
    Action,
    BattlefieldSetup,
    Begin,
    Capability,
    Card,
    Choice,
    Choose,
    End,
    Engine,
    EngineError,
    Illegal,
    Move,
    ObjectSetup,
    Observation,
    Play,
    PlayerSetup,
    Position,
    Reply,
    Request,
    Resources,
    Settle,
    ShownObject,
    Unsupported,
    Welcome,
    encode,
)
from touchstone.lines import say
from touchstone.readback import difference
from touchstone.suite import Suite

GAME = "riftbound"
_MOST_SHOWN = 1_000
HIDES = (Card("Hidden Blade", zh="暗刃", number="OGN-213", type="spell", energy=2),)
ATTACHES = (Card("Guardian Angel", zh="守护天使", number="SFD-051", type="gear", energy=2),)
KILLS = (
    Card("Vengeance", zh="复仇", number="OGN-229", type="spell", energy=4),
    *HIDES,
)
"""Spells that kill one unit: the first that the engine knows is tried."""


class WrongError(Exception):
    """The adapter, or the engine behind it, does what no ruling can be checked with."""


class SkippedError(Exception):
    """The engine says that it does not have what the check needs."""


class Talk:
    """A conversation in which every answer is looked at."""

    def __init__(self, engine: Engine, welcome: Welcome, edition: str) -> None:
        self.welcome = welcome
        self._engine = engine
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
        shown = self.ask(Begin(GAME, self._edition, position, label))
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

    def refused(self, action: Action, what: str) -> None:
        """Do an action that is illegal."""
        reply = self.act(action)
        if isinstance(reply, Observation) and reply.question is not None:
            raise WrongError(f"{what} is illegal, and the engine asks a question before it says so")
        if isinstance(reply, Observation):
            raise WrongError(f"{what} is illegal, and the engine accepts it")


# -- positions ----------------------------------------------------------------------------------------------


def _unit(name: str, owner: str, place: str, might: int = 3, **more: object) -> ObjectSetup:
    card = Card(f"Unit {name}", zh=f"单位{name}", type="unit", might=might, stand_in=True)
    return msgspec.convert(
        {"ref": f"Unit {name}", "card": card, "owner": owner, "place": place, **more}, ObjectSetup
    )


def _position(*objects: ObjectSetup, **players: PlayerSetup) -> Position:
    return Position(
        players={"p1": PlayerSetup(), "p2": PlayerSetup(), **players},
        battlefields=(BattlefieldSetup("A"), BattlefieldSetup("B")),
        objects=objects,
    )


RICH = _position(
    _unit("V", "p1", "at.A", exhausted=True),
    _unit("W", "p1", "p1.base", might=5),
    _unit("X", "p2", "at.B", damage=1),
    _unit("Y", "p2", "p2.base", might=2, exhausted=True),
    p1=PlayerSetup(points=3, filler=7),
    p2=PlayerSetup(points=1, filler=4),
)
QUIET = _position(
    _unit("V", "p1", "at.A"), *(_unit(name, "p1", "p1.base") for name in "WXY"), _unit("Z", "p2", "at.B")
)
FEW = _position(_unit("V", "p1", "at.A"), _unit("W", "p1", "p1.base"))


def _killing(card: Card) -> Position:
    ample = PlayerSetup(resources="ample")
    spell = ObjectSetup(card.name, card, "p1", "p1.hand")
    other = ObjectSetup("Theirs", card, "p2", "p2.hand")
    units = [_unit(name, "p2", "at.A") for name in "XYZ"]
    return _position(spell, other, *units, p1=ample, p2=ample)


# -- checks -------------------------------------------------------------------------------------------------


def _reads_back(talk: Talk) -> None:
    talk.begin(RICH, "smoke: a position")


def _reads_back_hidden(talk: Talk) -> None:
    talk.needs("hide")
    card = _known(talk.welcome, HIDES)
    hidden = ObjectSetup(card.name, card, "p2", "at.B", face_down=True)
    talk.begin(_position(hidden, _unit("X", "p2", "at.B")), "smoke: a card face down")


def _reads_back_attached(talk: Talk) -> None:
    card = _known(talk.welcome, ATTACHES)
    attached = ObjectSetup(card.name, card, "p2", "at.B", attached_to="Unit X")
    units = _unit("X", "p2", "at.B"), _unit("Y", "p2", "at.B")
    talk.begin(_position(attached, *units), "smoke: a card attached to a unit")


def _reads_back_resources(talk: Talk) -> None:
    talk.needs("resources")
    pool = PlayerSetup(resources=Resources(energy=3, power={"order": 2}), runes={"order": 2, "fury": 1})
    position = _position(_unit("V", "p1", "p1.base"), p1=pool)
    talk.begin(position, "smoke: what a player can pay with")


def _forgets(talk: Talk) -> None:
    first = talk.begin(QUIET, "smoke: a first case")
    talk.do(Move("p1", ("Unit W",), "at.A"), "moving Unit W to the battlefield of its player")
    talk.ask(End())
    few = talk.begin(FEW, "smoke: a second case")
    kept = [each.ref for each in few.objects if each.ref not in ("Unit V", "Unit W")]
    if kept:
        raise WrongError(f"a second case was set up with two units, and shows {', '.join(kept)} besides")
    talk.ask(End())
    second = talk.begin(QUIET, "smoke: the same again")
    where = _first_difference(first, second, but=())
    if where is not None:
        raise WrongError(f"the same position, set up for a third case, looks different: {where}")


def _changes_nothing_else(talk: Talk) -> None:
    before = talk.begin(QUIET, "smoke: three moves")
    for number, name in enumerate("WXY", start=1):
        ref = f"Unit {name}"
        after = talk.do(Move("p1", (ref,), "at.A"), f"moving {ref} to the battlefield of its player")
        if after.question is not None:
            raise WrongError(f"a plain move asks a question: {after.question.text or after.question.kind}")
        moved = next((each for each in after.objects if each.ref == ref), None)
        if moved is None or moved.place != "at.A":
            raise WrongError(f"{ref} was moved to at.A, and is shown at {moved and moved.place}")
        where = _first_difference(before, after, but=(ref,))
        if where is not None:
            raise WrongError(f"move {number} of three changes something else: {where}")
        before = after


def _refuses(talk: Talk) -> None:
    before = talk.begin(RICH, "smoke: illegal moves")
    talk.refused(Move("p1", ("Unit V",), "p1.base"), "moving a unit that is exhausted")
    talk.refused(Move("p1", ("Unit X",), "p2.base"), "moving a unit of the opponent")
    after = talk.do(Move("p1", ("Unit W",), "at.A"), "moving a ready unit after two illegal actions")
    where = _first_difference(before, after, but=("Unit W",))
    if where is not None:
        raise WrongError(f"a refused action changed something: {where}")


def _top_card(talk: Talk) -> None:
    deck = (_unit("T", "p2", "p2.deck"), _unit("U", "p2", "p2.deck"))
    position = _position(
        _unit("V", "p1", "p1.base"), *deck, p2=PlayerSetup(deck=("Unit T", "Unit U"), filler=5)
    )
    talk.begin(position, "smoke: the top card")
    after = talk.do(Settle("turn"), "passing until the next player's main phase")
    hand = [each.ref for each in after.objects if each.place == "p2.hand"]
    shows_hand = any(each.ref in ("Unit T", "Unit U") for each in after.objects)
    if shows_hand and hand != ["Unit T"]:
        raise WrongError(f"p2 draws the top card, Unit T; the hand shows {', '.join(hand) or 'nothing'}")
    drawn = after.players["p2"].drawn if "p2" in after.players else UNSET
    if drawn not in (UNSET, 1):
        raise WrongError(f"p2 drew one card for the turn; `drawn` is {drawn}")


def _second_target(talk: Talk) -> None:
    card = _known(talk.welcome)
    talk.begin(_killing(card), "smoke: the target that was chosen")
    choice = Choice("target", pick=("Unit Y",))
    shown = talk.do(Play("p1", card.name, choices=(choice,)), f"playing {card.name} on Unit Y")
    for _ in range(3):
        if shown.question is None and _place(shown, card.name) == "chain":
            shown = talk.do(Settle("chain"), "passing until the chain is empty")
        elif shown.question is not None and "Unit Y" in shown.question.options:
            answer = Choice(shown.question.kind, pick=("Unit Y",))
            shown = talk.do(Choose(shown.question.player, (answer,)), "choosing Unit Y when asked")
    died = [name for name in ("Unit X", "Unit Y", "Unit Z") if _place(shown, name) == "p2.trash"]
    if died != ["Unit Y"]:
        raise WrongError(f"{card.name} was played on Unit Y; in the trash is {', '.join(died) or 'nobody'}")


def _asks(talk: Talk) -> None:
    card = _known(talk.welcome)
    talk.begin(_killing(card), "smoke: a target that was not chosen")
    shown = talk.act(Play("p1", card.name))
    if isinstance(shown, Illegal) or shown.question is not None:
        return
    later = talk.act(Settle("chain"))
    if isinstance(later, Observation) and later.question is None:
        died = [name for name in ("Unit X", "Unit Y", "Unit Z") if _place(later, name) == "p2.trash"]
        raise WrongError(
            f"{card.name} was played without a target, and nobody was asked for one; "
            f"in the trash is {', '.join(died) or 'nobody'}"
        )


def _asks_in_time(talk: Talk) -> None:
    card = _known(talk.welcome)
    talk.begin(_killing(card), "smoke: when the target is asked for")
    shown = talk.act(Play("p1", card.name))
    if isinstance(shown, Observation) and shown.question is None:
        raise WrongError(
            f"{card.name} was played without a target, and none is asked for before the chain resolves: "
            "the opponent could not react to the choice"
        )


def _refuses_at_once(talk: Talk) -> None:
    card = _known(talk.welcome)
    talk.begin(_killing(card), "smoke: a spell on the opponent's turn")
    choice = Choice("target", pick=("Unit Y",))
    talk.refused(Play("p2", "Theirs"), f"playing {card.name} on the turn of the opponent")
    talk.refused(Play("p2", "Theirs", choices=(choice,)), f"playing {card.name} on the turn of the opponent")


CHECKS: Mapping[str, Callable[[Talk], None]] = MappingProxyType(
    {
        "a position reads back as it was set": _reads_back,
        "a second case does not remember the first": _forgets,
        "three moves change nothing but the units moved": _changes_nothing_else,
        "illegal moves are refused, and change nothing": _refuses,
        "the turn's card is drawn from the top of the deck": _top_card,
        "the target that was chosen is the one that is hit": _second_target,
        "a target that was not chosen is asked for": _asks,
        "a target is asked for when the spell is played": _asks_in_time,
        "an illegal play is refused before any question": _refuses_at_once,
        "a card face down reads back as it was set": _reads_back_hidden,
        "a card attached to a unit reads back as it was set": _reads_back_attached,
        "energy, power and runes read back as they were set": _reads_back_resources,
    }
)
"""Every check, by what it says of an adapter that passes it."""


def _known(welcome: Welcome, cards: Sequence[Card] = KILLS) -> Card:
    for card in cards:
        names = {card.name, card.number}
        if not names & set(welcome.cards_partial) and (welcome.cards == "all" or names & set(welcome.cards)):
            return card
    raise SkippedError(f"the engine knows none of {', '.join(card.name for card in cards)}")


def _place(shown: Observation, ref: str) -> str | None:
    return next((each.place for each in shown.objects if each.ref == ref), None)


def _first_difference(before: Observation, after: Observation, but: Sequence[str]) -> str | None:
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


# -- the command --------------------------------------------------------------------------------------------


def smoke(specification: str, limits: Limits = LIMITS, suite: Suite | None = None) -> int:
    """Run every check, print a line each, and return the exit code."""
    with suite or Suite(specification, limits=limits) as suite:
        editions = suite.welcome.games.get(GAME, ())
        if not editions:
            say(f"skipped  the engine does not play {GAME}")
            return 1
        engine = suite.welcome.engine
        say(f"{engine.name} {engine.version}".rstrip() + f", {GAME} {editions[-1]}")
        worst = 0
        for name, check in CHECKS.items():
            worst = max(worst, _run(suite, editions[-1], name, check))
    return worst


def _run(suite: Suite, edition: str, name: str, check: Callable[[Talk], None]) -> int:
    engine = suite.alive()
    talk = Talk(engine, suite.welcome, edition)
    try:
        talk.needs("stand_ins")
        check(talk)
        talk.ask(End())
    except SkippedError as why:
        say(f"skipped  {name}: {why}")
        return 0
    except WrongError as why:
        say(f"WRONG    {name}")
        say(f"         {why}")
        for line in talk.said:
            say(f"         {line.decode()[:_MOST_SHOWN]}")
        return 1
    except (EngineDiedError, EngineTimeoutError, InvalidReplyError) as fault:
        say(f"WRONG    {name}")
        say(f"         {fault}")
        suite.drop()
        return 1
    except Exception as problem:  # of an engine in our own process
        say(f"WRONG    {name}")
        say(f"         the engine raised {type(problem).__name__}: {problem}")
        suite.drop()
        return 1
    say(f"ok       {name}")
    return 0
