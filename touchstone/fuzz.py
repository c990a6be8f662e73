"""Random legal play, and an engine in step with it: what the oracle says of a random game, as a case.

A game begins from a random position with fixed cards.  Its actions are chosen among those that the oracle
calls legal; whether others are legal becomes an expectation.  So a game is a case, judged like any other; the
first fact that differs between engine and oracle becomes what it expects, and it can be written down.
"""

import random
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import NamedTuple

import msgspec

from adapters.loading import engine_factory
from adapters.port import (
    Act,
    Action,
    Activate,
    Attack,
    Begin,
    Choice,
    Choose,
    EndTurn,
    Engine,
    Hide,
    Illegal,
    Legality,
    May,
    Move,
    Observation,
    Observe,
    Pass,
    Play,
    Position,
    Question,
)
from steps.case import Allowed, Asked, Both, Case, Expectation, Fact, Step
from steps.rendering import render, say
from touchstone.divergence import as_expectation, divergence
from touchstone.fuzz_positions import random_position
from touchstone.session import Session
from touchstone.suite import Suite
from touchstone.verdicts import BROKEN, Divergence, Finding

MOST_ACTIONS = 14
_TRIES = 30
_PROBES = 3


class BrokenPromiseError(Exception):
    """The oracle broke one of its own promises in random play; the message says which."""


class InterruptedShrinking(KeyboardInterrupt):
    """The user cut it short while a difference was made smaller; ``found`` is what it was by then."""

    def __init__(self, found: "Difference") -> None:
        super().__init__()
        self.found = found


class Played(NamedTuple):
    """A random game: where it began, what was done, how many decisions that took."""

    position: Position
    actions: tuple[Action, ...]
    decisions: int


class Difference(NamedTuple):
    """What an engine does otherwise than the oracle, as a case that repeats it."""

    case: Case
    finding: Finding

    @property
    def sort(self) -> str:
        """What kind of difference it is: the verdict, and the fact that differs or the kind of failure."""
        step = next((step for step in self.case.steps if step.line == self.finding.line), None)
        fact = step.expects.name if step is not None and isinstance(step.expects, Fact) else ""
        return " ".join(filter(None, (self.finding.verdict, self.finding.kind, fact)))


# -- playing ------------------------------------------------------------------------------------------------


def play(game: str, edition: str, seed: int) -> Played | None:
    """Play a random game on the oracle; None if the position cannot stand.

    Raises :class:`BrokenPromiseError` where the oracle breaks a promise.
    """
    chance = random.Random(seed)
    position = random_position(game, chance)
    oracle = engine_factory("oracle")()
    shown = _shown(oracle.handle(Begin(game, edition, position)))
    if shown is None:
        return None
    done: list[Action] = []
    decisions = 0
    for _ in range(MOST_ACTIONS):
        if shown.winner:
            break
        action = _next(oracle, game, shown, chance)
        if action is None or not _can_be_said(position, game, action):
            break
        after = _do(oracle, action)
        answers: list[Action] = []
        while after.question is not None:
            answer = _answer(oracle, after.question, chance)
            if not _can_be_said(position, game, answer):
                return Played(position, tuple(done), decisions)
            answers.append(answer)
            decisions += 1
            after = _do(oracle, answer)
        decisions += 1
        done += [action, *answers]
        _check_conserved(shown, after)
        shown = after
    return Played(position, tuple(done), decisions)


def _shown(reply: object) -> Observation | None:
    return reply if isinstance(reply, Observation) else None


def _do(oracle: Engine, action: Action) -> Observation:
    reply = oracle.handle(Act(action))
    if not isinstance(reply, Observation):
        raise BrokenPromiseError(f"{action} was called legal, then: {reply}")
    return reply


def _is_legal(oracle: Engine, action: Action) -> bool:
    reply = oracle.handle(May(action))
    assert isinstance(reply, Legality)
    return reply.legal


def _next(oracle: Engine, game: str, shown: Observation, chance: random.Random) -> Action | None:
    """Return a legal action, at random; passing and ending the turn only half as often as others."""
    waiting = shown.waiting
    if not waiting:
        return None
    actions = list(ACTIONS[game](shown, waiting.player))
    chance.shuffle(actions)
    idle: tuple[Action, ...] = (Pass(waiting.player), EndTurn(waiting.player))
    if chance.random() < 0.25:
        actions = [*idle, *actions]
    for action in (*actions, *idle):
        if _is_legal(oracle, action):
            return action
        if chance.random() < 0.1:
            _check_refusal(oracle, action)
    return None


def _riftbound(shown: Observation, player: str) -> Iterator[Action]:
    places = [f"{player}.base", *(f"at.{ref}" for ref in shown.battlefields)]
    for item in shown.objects:
        if item.ref.startswith("new:") or item.controller != player:
            continue
        if item.place in (f"{player}.hand", f"{player}.champion") or item.face_down is True:
            yield Play(player, item.ref)
        if item.place == f"{player}.hand":
            yield from (Hide(player, item.ref, place) for place in places[1:])
        elif item.place in places and item.face_down is not True:
            yield Activate(player, item.ref)
            yield from (Move(player, (item.ref,), place) for place in places if place != item.place)


def _grand_archive(shown: Observation, player: str) -> Iterator[Action]:
    targets = [item.ref for item in shown.objects if item.place.endswith(".field")]
    for item in shown.objects:
        if item.ref.startswith("new:") or item.controller != player:
            continue
        if item.place == f"{player}.hand":
            yield Play(player, item.ref)
        elif item.place == f"{player}.field":
            yield Activate(player, item.ref)
            yield from (Attack(player, item.ref, target) for target in targets if target != item.ref)


ACTIONS: Mapping[str, Callable[[Observation, str], Iterator[Action]]] = {
    "riftbound": _riftbound,
    "grand_archive": _grand_archive,
}
"""By game what a player might try with the cards that are shown, legal or not."""


def _answer(oracle: Engine, question: Question, chance: random.Random) -> Choose:
    """Return a random legal answer to a question."""
    for _ in range(_TRIES * 10):
        answer = Choose(question.player, (_random_choice(question, chance),))
        if _is_legal(oracle, answer):
            return answer
    raise BrokenPromiseError(f"no answer found to {question}")


def _random_choice(question: Question, chance: random.Random) -> Choice:
    options = list(question.options)
    if question.kind == "optional":
        return Choice("optional", yes=chance.choice(options) == "yes")
    if question.kind == "number":
        return Choice("number", number=int(chance.choice(options)))
    if question.kind == "amount":
        amounts: dict[str, int] = {}
        chance.shuffle(options)
        left = question.maximum
        for ref in options[:-1]:
            amounts[ref] = chance.randint(0, left)
            left -= amounts[ref]
        amounts[options[-1]] = left
        return Choice("amount", amounts={ref: amount for ref, amount in amounts.items() if amount})
    count = chance.randint(question.minimum, min(question.maximum, len(options)))
    return Choice(question.kind, pick=tuple(chance.sample(options, count)))


# -- promises of the oracle ---------------------------------------------------------------------------------


def _check_conserved(before: Observation, after: Observation) -> None:
    """A card that was there is there still; only what was made in play may cease to exist."""
    lost = {item.ref for item in before.objects} - {item.ref for item in after.objects}
    if any(not ref.startswith("new:") for ref in lost):
        raise BrokenPromiseError(f"lost in play: {', '.join(sorted(lost))}")


def _check_refusal(oracle: Engine, action: Action) -> None:
    """What is called illegal is refused, and changes nothing."""
    before = _board(oracle)
    reply = oracle.handle(Act(action))
    if not isinstance(reply, Illegal):
        raise BrokenPromiseError(f"{action} was called illegal, then accepted")
    if _board(oracle) != before:
        raise BrokenPromiseError(f"{action} was refused, and changed something")


def _board(oracle: Engine) -> list[object]:
    shown = [oracle.handle(Observe(player)) for player in ("p1", "p2")]
    return [
        msgspec.structs.replace(each, reasons=(), forced=())
        for each in shown
        if isinstance(each, Observation)
    ]


# -- a game as a case ---------------------------------------------------------------------------------------


def as_case(game: str, edition: str, played: Played, seed: int) -> Case | None:
    """Return a game as a case that expects what is legal after each action; None where the oracle refuses."""
    chance = random.Random(seed)
    oracle = engine_factory("oracle")()
    shown = _shown(oracle.handle(Begin(game, edition, played.position)))
    if shown is None:
        return None
    steps: list[Step] = []
    for number, action in enumerate(played.actions):
        if isinstance(action, Choose) != (shown.question is not None):
            return None
        reply = oracle.handle(Act(action))
        if not isinstance(reply, Observation):
            return None
        steps.append(Step(len(steps) + 1, action=action))
        following = played.actions[number + 1 : number + 2]
        if not (following and isinstance(following[0], Choose)):
            expected = [Asked(None), *_probes(oracle, game, reply, chance)]
            steps += [Step(len(steps) + at, expects=each) for at, each in enumerate(expected, 1)]
        shown = reply
    if shown.question is not None:
        return None
    title = Both(f"A random game from seed {seed}")
    return Case(f"fuzz-{seed}", game, title, played.position, tuple(steps))


def _probes(oracle: Engine, game: str, shown: Observation, chance: random.Random) -> Iterator[Expectation]:
    """Yield whether some things a player might try would be legal now."""
    if not shown.waiting or shown.question is not None:
        return
    tried = list(ACTIONS[game](shown, shown.waiting.player))
    for action in chance.sample(tried, min(_PROBES, len(tried))):
        yield Allowed(action, _is_legal(oracle, action))


def _can_be_said(position: Position, game: str, action: Action) -> bool:
    if "new:" in repr(action):
        return False
    try:
        say(Step(1, action=action), Case("x", game, Both(), position, ()), "en")
    except ValueError:
        return False
    return True


# -- in step with an engine ---------------------------------------------------------------------------------


def first_difference(
    suite: Suite, game: str, edition: str, played: Played, seed: int, known: Collection[str] = ()
) -> Difference | None:
    """Run a game against an engine; return what it does otherwise, shrunk, or None.

    What is of a known sort is returned as it was found.
    """
    found = _differs(suite, game, edition, played, seed)
    if found is None or found.sort in known:
        return found
    return _shrunk(suite, game, edition, played, seed, found)


def _differs(suite: Suite, game: str, edition: str, played: Played, seed: int) -> Difference | None:
    case = as_case(game, edition, played, seed)
    if case is None:
        return None
    return _run(suite, case, edition)


def _run(suite: Suite, case: Case, edition: str) -> Difference | None:
    """Run it on both; what differs is the first fact that both show, else what the engine fails."""
    session = Session(case, edition, suite.alive(), suite.welcome)
    finding = session.run()
    if finding.verdict in BROKEN:
        suite.drop()
    with Suite("oracle") as beside:
        shown = beside.boards(case, edition)
    found = divergence(case, shown, session.boards)
    expected = _expectation(found[1], case) if found is not None and found[0] >= 0 else None
    if found is not None and expected is not None:
        kept = [step for step in case.steps[: found[0] + 1] if step.action is not None]
        kept.append(Step(case.steps[found[0]].line + 1, expects=expected))
        failing = msgspec.structs.replace(case, steps=tuple(kept))
        judged = Session(failing, edition, suite.alive(), suite.welcome).run()
        if judged.verdict == "fail":
            return Difference(failing, judged)
    return None if finding.verdict in ("pass", "unsupported") else Difference(case, finding)


def _expectation(differs: Divergence, case: Case) -> Expectation | None:
    """Return what the oracle shows as an expectation; None for what no phrase says."""
    expected = as_expectation(differs, differs.oracle)
    try:
        say(expected, case, "en")
    except (ValueError, KeyError):
        return None
    return expected


def _shrunk(
    suite: Suite, game: str, edition: str, played: Played, seed: int, found: Difference
) -> Difference:
    """Take away steps and cards while the engine still differs in the same way."""
    sort = found.sort

    def still(trial: Played) -> Difference | None:
        differs = _differs(suite, game, edition, trial, seed)
        return differs if differs is not None and differs.sort == sort else None

    smaller = True
    try:
        while smaller:
            smaller = False
            for trial in _smaller(played):
                differs = still(trial)
                if differs is not None:
                    played, found, smaller = trial, differs, True
                    break
    except KeyboardInterrupt:
        raise InterruptedShrinking(found) from None
    return _with_one_expectation(suite, edition, found)


def _smaller(played: Played) -> Iterator[Played]:
    actions, position = played.actions, played.position
    for length in range(1, len(actions)):
        yield played._replace(actions=actions[:length])
    for size in range(min(6, len(actions) - 1), 0, -1):  # what belongs together goes together
        for index in range(len(actions) - size + 1):
            yield played._replace(actions=(*actions[:index], *actions[index + size :]))
    for item in position.objects:
        rest = tuple(other for other in position.objects if other is not item)
        if any(other.attached_to == item.ref for other in rest) or f"'{item.ref}'" in repr(actions):
            continue
        players = {
            seat: msgspec.structs.replace(setup, deck=tuple(ref for ref in setup.deck if ref != item.ref))
            for seat, setup in position.players.items()
        }
        yield played._replace(position=msgspec.structs.replace(position, objects=rest, players=players))


def _with_one_expectation(suite: Suite, edition: str, found: Difference) -> Difference:
    """Keep of all that is expected only what the engine fails."""
    line = found.finding.line
    kept = tuple(step for step in found.case.steps if step.action is not None or step.line == line)
    case = msgspec.structs.replace(found.case, steps=kept)
    return _run(suite, case, edition) or found


def feature_of(found: Difference) -> str:
    """Return the feature file that repeats a difference."""
    return render(found.case, "en")
