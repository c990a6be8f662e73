"""One case against one engine: sends what the case does, answers what is asked, checks what it expects."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, NoReturn

import msgspec
from msgspec import UNSET, UnsetType

from adapters.faults import EngineDiedError, EngineTimeoutError, InvalidReplyError
from adapters.port import (
    Act,
    Action,
    Activate,
    Attack,
    Begin,
    Check,
    Choice,
    Choose,
    Deck,
    End,
    Engine,
    EngineError,
    Illegal,
    Legality,
    Materialize,
    May,
    Move,
    Observation,
    Observe,
    Pass,
    Play,
    Question,
    Reason,
    Reply,
    Request,
    Settle,
    Unsupported,
    Welcome,
)
from steps.case import Allowed, Asked, Because, Case, DeckLegal, NotOffered, Offered, Step
from touchstone.answers import completed, fitting, only_answer, payment
from touchstone.facts import judge
from touchstone.names import Names, NotMadeError
from touchstone.readback import difference
from touchstone.speech import Speech
from touchstone.verdicts import BROKEN, FailKind, Finding, StopCaseError, unsupported

_MOST_ANSWERS = 200
"""More questions than that after one action go round in a circle."""
_MOST_PASSES = 20


class Exchange(msgspec.Struct, frozen=True):
    """One request and its reply, and the step it was for (-1: the position)."""

    step: int
    request: Request
    reply: Reply
    probing: bool = False
    """Sent to learn whether something would be legal; then undone."""


class Board(NamedTuple):
    """What an engine shows when a step is done (-1: the position), and its names for what was made."""

    step: int
    shown: Observation
    names: Names
    waiting: frozenset[tuple[int, int]] = frozenset()
    """The choices (by step and index) that nothing has taken yet, though something must."""


class Pending(msgspec.Struct, frozen=True):
    """A choice of the case that no question has taken yet."""

    step: int
    index: int
    choice: Choice
    if_asked: bool = False


class Session:
    """Executes a case.  ``finding`` comes from :meth:`run`; the rest can be read afterwards."""

    def __init__(
        self,
        case: Case,
        edition: str,
        engine: Engine,
        welcome: Welcome,
        *,
        forced: frozenset[tuple[int, int]] = frozenset(),
        withhold: bool = False,
        text: Callable[[Case, int], str | None] = lambda case, line: None,
    ) -> None:
        """Prepare to execute.

        ``forced`` names choices (by step and index) that are never sent, because there only one legal answer
        is left.  With ``withhold`` no choice is sent with its action, so that each has to be asked for.
        """
        self.case = case
        self.edition = edition
        self.exchanges: list[Exchange] = []
        self.boards: list[Board] = []
        """What was shown after the position and after each action that was done to its end."""
        self.evidence = False
        """Whether something was expected that did not hold in the position and is no mere permission."""
        self.asked: set[tuple[int, int]] = set()
        """The choices (by step and index) that a question with several answers took."""
        self.used: set[tuple[int, int]] = set()
        """The choices that the engine says it took, or a question did."""
        self.forced: set[tuple[int, int]] = set()
        """The choices of which the engine says that only they were left."""
        self._engine = engine
        self._can = frozenset(welcome.can)
        self._forced = forced
        self._withhold = withhold
        self._text = text
        self._rename()
        self._start = Observation()
        self._shown = Observation()
        self._acts: list[Action] = []
        self._pending: list[Pending] = []
        self._reasons: list[Reason] = []
        self._addressed: Question | None = None
        self._opened_by = 0
        self._at = -1
        self._probing = False
        self._decks: set[bool] = set()

    def run(self) -> Finding:
        """Execute the case and say what came of it; the engine is told when it is over."""
        finding = self._execute()
        if finding.verdict in BROKEN:
            return finding
        try:
            self._send(End())
        except StopCaseError as stop:
            return stop.finding if finding.verdict == "pass" else finding
        return finding

    def _execute(self) -> Finding:
        try:
            self._begin()
            self._keep_board()
            for index, step in enumerate(self.case.steps):
                self._at = index
                if step.action is not None:
                    self._do(step, step.action)
                    self._keep_board()
                elif step.expects is not None:
                    self._expect(step)
            self._finish()
        except StopCaseError as stop:
            return stop.finding
        return Finding("pass")

    def _keep_board(self) -> None:
        waiting = frozenset((item.step, item.index) for item in self._pending if not item.if_asked)
        self.boards.append(Board(self._at, self._shown, self.names, waiting))

    # -- the conversation -----------------------------------------------------------------------------------

    def _send(self, request: Request) -> Reply:
        try:
            reply = self._engine.handle(request)
        except InvalidReplyError as problem:
            raise self._stop("invalid", seen=str(problem)) from problem
        except EngineTimeoutError as problem:
            raise self._stop("timeout", seen=str(problem)) from problem
        except EngineDiedError as problem:
            raise self._stop("crash", seen=str(problem)) from problem
        except (Exception, SystemExit) as problem:
            raise self._stop("crash", seen=f"{type(problem).__name__}: {problem}") from problem
        self.exchanges.append(Exchange(self._at, request, reply, self._probing))
        match reply:
            case Unsupported():
                raise StopCaseError(
                    msgspec.structs.replace(
                        unsupported(reply.what), line=self._line(), seen=reply.detail or None
                    )
                )
            case EngineError():
                raise self._stop("error", kind=reply.kind, seen=reply.message)
        return reply

    def _observed(self, request: Request) -> Observation | Illegal:
        reply = self._send(request)
        if not isinstance(reply, Observation | Illegal):
            name = type(request).__name__.lower()
            raise self._stop(
                "invalid", seen=f"the answer to {name} is {type(reply).__name__}, not an observation"
            )
        return reply

    def _act(self, action: Action) -> Observation | Illegal:
        reply = self._observed(Act(action))
        if isinstance(reply, Observation):
            if not self._probing:
                self._acts.append(action)
            self._see(reply)
        return reply

    def _see(self, shown: Observation) -> None:
        self.names.see(shown)
        self._shown = shown
        self._reasons += shown.reasons
        if shown.question != self._addressed:
            self._addressed = None
        self._drop_forced()

    def _drop_forced(self) -> None:
        """Take waiting choices away that the engine has made itself, because only they were left."""
        for forced in self._shown.forced:
            for pending in self._pending:
                if self._translated(pending) == forced:
                    self.forced.add((pending.step, pending.index))
                    self._pending.remove(pending)
                    break

    def _begin(self) -> None:
        case = self.case
        reply = self._observed(Begin(case.game, self.edition, case.position, case.id))
        if isinstance(reply, Illegal):
            raise self._stop("error", kind="setup", seen=reply.reason or "the engine refuses the position")
        differs = difference(case.position, reply)
        if differs is not None:
            raise self._stop("error", kind="setup", expected=differs[0], seen=differs[1])
        self._start = reply
        self._see(reply)

    def _finish(self) -> None:
        question = self._shown.question
        if question is not None and question != self._addressed:
            self._unanswered(question)
        for pending in self._pending:
            if not pending.if_asked:
                self._at = pending.step
                self._fail(
                    "unasked",
                    expected=f"a question for {self._chosen(pending.choice)}",
                    seen="nobody asked for it",
                )

    # -- actions --------------------------------------------------------------------------------------------

    def _do(self, step: Step, action: Action) -> None:
        if isinstance(action, Choose):
            self._choose(step, action)
            return
        if self._shown.question is not None:
            self._unanswered(self._shown.question)
        player = getattr(action, "player", None)
        if step.reacting and player is not None:
            self._pass_until(player)
        kept = self._kept(getattr(action, "choices", ()))
        sent = () if self._withhold else tuple(choice for _, choice in kept)
        action = self._translate(_with_choices(action, sent))
        reply = self._act(action)
        if (
            isinstance(reply, Illegal)
            and step.reacting
            and player is not None
            and self._shown.waiting is UNSET
        ):
            self._pass_for_others(player)
            reply = self._act(action)
        if isinstance(reply, Illegal):
            self._fail("refused", expected="accepted", seen=reply.reason or "refused")
        self._opened_by = self._at
        self._keep_unused(step, kept, () if self._withhold else reply.used, player)
        self._answer()

    def _kept(self, choices: tuple[Choice, ...]) -> list[tuple[int, Choice]]:
        return [
            (index, choice) for index, choice in enumerate(choices) if (self._at, index) not in self._forced
        ]

    def _keep_unused(
        self, step: Step, kept: list[tuple[int, Choice]], used: tuple[int, ...], player: str | None
    ) -> None:
        for place, (index, choice) in enumerate(kept):
            if place in used:
                self.used.add((self._at, index))
                continue
            answering = msgspec.structs.replace(choice, player=choice.player or player)
            self._pending.append(Pending(self._at, index, answering, step.if_asked))
        self._drop_forced()

    def _pass_until(self, player: str) -> None:
        for _ in range(_MOST_PASSES):
            waiting = self._shown.waiting
            if isinstance(waiting, UnsetType) or waiting is None or waiting.player == player:
                return
            reply = self._act(Pass(waiting.player))
            if isinstance(reply, Illegal):
                self._fail(
                    "refused", expected=f"{self._say(player)} may react", seen=reply.reason or "no pass"
                )
            self._answer(ahead=False)
            if self._shown.question is not None:
                self._unanswered(self._shown.question)

    def _pass_for_others(self, player: str) -> None:
        for other in sorted(self._shown.players):
            if other != player and isinstance(self._act(Pass(other)), Observation):
                return

    def _choose(self, step: Step, action: Choose) -> None:
        kept = self._kept(action.choices)
        while kept:
            question = self._shown.question
            if self._was_forced(kept[0][1], action.player) and len(kept) > 1:
                self.forced.add((self._at, kept.pop(0)[0]))
                continue
            if question is None:
                if not step.if_asked:
                    self._keep_unused(step, kept, (), action.player)
                return
            first = kept[0][1]
            answering = msgspec.structs.replace(first, player=first.player or action.player)
            translated = self._translate_choice(answering)
            if _fits(translated, question):
                self._send_choices(step, question, kept, action.player)
                break
            only = only_answer(question) or payment(question)
            if only is None:
                if step.if_asked:
                    return
                self._misfit(question, answering)
            self._give(question, only, "the only answer")
        self._answer()

    def _was_forced(self, choice: Choice, player: str) -> bool:
        """Whether the engine has said that this was the only answer left, and does not ask for it now."""
        translated = self._translate_choice(msgspec.structs.replace(choice, player=choice.player or player))
        question = self._shown.question
        if question is not None and fitting([(0, translated)], question) is not None:
            return False
        return translated in self._shown.forced

    def _send_choices(
        self, step: Step, question: Question, kept: list[tuple[int, Choice]], player: str
    ) -> None:
        """Answer the open question with the first choice, and send those along that belong to it."""
        choices = [self._translate_choice(choice) for _, choice in kept]
        choices[0] = completed(msgspec.structs.replace(choices[0], kind=question.kind), question)
        if self._withhold:
            choices = choices[:1]
        if only_answer(question) is None:
            self.asked.add((self._at, kept[0][0]))
        reply = self._act(Choose(question.player, tuple(choices)))
        if isinstance(reply, Illegal):
            self._fail("refused", expected="accepted", seen=reply.reason or "refused")
        self._keep_unused(step, kept, () if self._withhold else reply.used, player)
        self._take(self._at, kept[0][0])

    def _misfit(self, question: Question, choice: Choice) -> NoReturn:
        same = question.kind == choice.kind and question.player == choice.player
        kind: FailKind = "refused" if same else "unanswered"
        self._fail(kind, expected=self._chosen(choice), seen=self._say.question(question))

    def _answer(self, *, ahead: bool = True) -> None:
        """Answer what is open from earlier choices, or where only one legal answer is left.

        With ``ahead`` a question is left alone that the case goes on with.
        """
        for _ in range(_MOST_ANSWERS):
            question = self._shown.question
            if question is None:
                return
            waiting = [(key, self._translated(pending)) for key, pending in enumerate(self._pending)]
            key = fitting(waiting, question)
            if key is not None and _fits(waiting[key][1], question):
                pending = self._pending[key]
                if only_answer(question) is None:
                    self.asked.add((pending.step, pending.index))
                self._give(question, waiting[key][1], self._chosen(pending.choice))
                self._take(pending.step, pending.index)
                continue
            own = ahead and self._question_comes_next()
            only = None if own else only_answer(question) or payment(question)
            if only is None:
                return
            self._give(question, only, "the only answer")
        if self._shown.question is not None:
            self._unanswered(self._shown.question)

    def _give(self, question: Question, choice: Choice, expected: str) -> None:
        sent = completed(msgspec.structs.replace(choice, kind=question.kind, player=None), question)
        reply = self._act(Choose(question.player, (sent,)))
        if isinstance(reply, Illegal):
            seen = f"{reply.reason or 'refused'} ({self._say.question(question)})"
            self._fail("refused", expected=expected, seen=seen)

    def _take(self, step: int, index: int) -> None:
        self.used.add((step, index))
        self._pending = [item for item in self._pending if (item.step, item.index) != (step, index)]

    def _question_comes_next(self) -> bool:
        """Whether the case goes on with the open question: expects something of it, or answers it."""
        for step in self.case.steps[self._at + 1 :]:
            if isinstance(step.expects, Offered | NotOffered | Asked):
                return True
            if step.action is not None:
                return isinstance(step.action, Choose)
        return False

    # -- expectations ---------------------------------------------------------------------------------------

    def _expect(self, step: Step) -> None:
        expects = step.expects
        if isinstance(expects, Because):
            self._because(expects)
        elif isinstance(expects, Allowed):
            self._allowed(step, expects)
        elif isinstance(expects, DeckLegal):
            self._deck(expects)
        elif expects is not None:
            now = judge(expects, self._shown, self.names, self._say)
            if now.missing is not None:
                raise StopCaseError(msgspec.structs.replace(unsupported(now.missing), line=step.line))
            if not now.holds:
                self._fail("fact", expected=now.expected, seen=now.seen)
            if isinstance(expects, Offered | NotOffered | Asked):
                self._addressed = self._shown.question
            at_first = judge(expects, self._start, Names(self.case.position), self._say)
            self.evidence = self.evidence or not at_first.holds

    def _because(self, expects: Because) -> None:
        if "reasons" not in self._can:
            return
        cited = [reason.rule for reason in self._reasons if reason.rule]
        if not any(rule == expects.rule or rule.startswith(f"{expects.rule}.") for rule in cited):
            seen = f"the engine cites {', '.join(dict.fromkeys(cited)) or 'no rule'}"
            self._fail("fact", expected=f"rule {expects.rule} is why", seen=seen, rule=expects.rule)

    def _allowed(self, step: Step, expects: Allowed) -> None:
        before, pending, addressed = self._shown, list(self._pending), self._addressed
        reasons = len(self._reasons)
        legal, moved = self._is_legal(step, expects.action)
        self._probing = False
        if moved:
            self._replay(before, reasons)
        self._pending, self._addressed = pending, addressed
        if legal and not expects.legal:
            self._fail("accepted", expected="refused", seen="the engine allows it")
        if not legal and expects.legal:
            self._fail("refused", expected="allowed", seen="the engine forbids it")

    def _deck(self, expects: DeckLegal) -> None:
        reply = self._send(Check(self.case.game, self.edition, Deck(expects.material)))
        if not isinstance(reply, Legality):
            raise self._stop("invalid", seen=f"the answer to check is {type(reply).__name__}")
        if reply.legal != expects.legal:
            words = {True: "the deck is legal", False: "the deck is not legal"}
            seen = words[reply.legal] + (f" ({reply.reason})" if reply.reason else "")
            self._fail("fact", expected=words[expects.legal], seen=seen)
        self._decks.add(reply.legal)
        self.evidence = self.evidence or len(self._decks) > 1  # one that tells them apart

    def _is_legal(self, step: Step, action: Action) -> tuple[bool, bool]:
        """Return whether the action is legal, and whether finding out changed the engine's state."""
        player = getattr(action, "player", None)
        moved = False
        self._probing = True
        if step.reacting and player is not None:
            first = self._shown
            self._pass_until(player)
            moved = first is not self._shown
        action = self._translate(action)
        if "may" in self._can:
            reply = self._send(May(action))
            if isinstance(reply, Legality):
                return reply.legal, moved
            raise self._stop("invalid", seen=f"the answer to may is {type(reply).__name__}")
        view, board = self._view(player), self._shown
        reply = self._act(action)
        if isinstance(reply, Illegal):
            after = self._view(player)
            if view is not None and after is not None and not _same_board(view, after):
                self._fail("fact", expected="a refused action changes nothing", seen="the board changed")
            return False, moved
        legal = self._try_answers(action, reply)
        undone = _same_board(self._shown, board)  # asked about, answered, and undone as a whole
        return legal and not undone, True

    def _try_answers(self, action: Action, shown: Observation) -> bool:
        """Go through the questions of an action that was taken up; whether no answer is refused."""
        player = getattr(action, "player", None)
        left = [
            msgspec.structs.replace(choice, player=choice.player or player)
            for index, choice in enumerate(getattr(action, "choices", ()))
            if index not in shown.used
        ]
        forced: list[Choice] = []
        for _ in range(_MOST_ANSWERS):
            forced += self._shown.forced
            question = self._shown.question
            if question is None:
                return all(_is_settled(item, forced) for item in left)
            key = fitting(list(enumerate(left)), question)
            if key is not None:
                choice: Choice | None = left.pop(key)
            elif any(item.kind == question.kind and item.player == question.player for item in left):
                return False  # the choice is not offered
            else:
                choice = only_answer(question) or payment(question)
            if choice is None:
                return True
            sent = completed(msgspec.structs.replace(choice, kind=question.kind, player=None), question)
            if isinstance(self._act(Choose(question.player, (sent,))), Illegal):
                return False
        return True

    def _view(self, player: str | None) -> Observation | None:
        if "views" not in self._can or player is None:
            return None
        reply = self._send(Observe(player))
        return reply if isinstance(reply, Observation) else None

    def _replay(self, before: Observation, reasons: int) -> None:
        """Begin again and do everything once more, so that looking has changed nothing."""
        self._probing = True
        case = self.case
        self._rename()
        shown = self._observed(Begin(case.game, self.edition, case.position, case.id))
        if isinstance(shown, Observation):
            self._see(shown)
        for action in self._acts:
            shown = self._observed(Act(action))
            if isinstance(shown, Observation):
                self._see(shown)
        self._probing = False
        del self._reasons[reasons:]
        if isinstance(shown, Illegal) or not _same_board(shown, before):
            raise self._stop("error", kind="replay", seen="the same actions again lead to another board")

    # -- findings -------------------------------------------------------------------------------------------

    def _translate(self, action: Action) -> Action:
        try:
            return self.names.action(action)
        except NotMadeError as name:
            self._fail(
                "fact",
                expected=f"{self._say(str(name))} exists",
                seen=f"{self._say(str(name))} has not been made",
            )

    def _translate_choice(self, choice: Choice) -> Choice:
        try:
            return self.names.choice(choice)
        except NotMadeError as name:
            self._fail(
                "fact",
                expected=f"{self._say(str(name))} exists",
                seen=f"{self._say(str(name))} has not been made",
            )

    def _translated(self, pending: Pending) -> Choice:
        """Return a waiting choice with the engine's refs; it fits nothing while what it names is not made."""
        try:
            return self.names.choice(pending.choice)
        except NotMadeError:
            return pending.choice

    def _unanswered(self, question: Question) -> NoReturn:
        self._at = self._opened_by
        self._fail("unanswered", expected="no open question", seen=self._say.question(question))

    def _fail(self, kind: FailKind, *, expected: str, seen: str, rule: str | None = None) -> NoReturn:
        raise self._stop("fail", kind=kind, expected=expected, seen=seen, rule=rule)

    def _stop(
        self,
        verdict: str,
        *,
        kind: str | None = None,
        expected: str | None = None,
        seen: str | None = None,
        rule: str | None = None,
    ) -> StopCaseError:
        line = self._line()
        return StopCaseError(
            msgspec.convert(
                {
                    "verdict": verdict,
                    "kind": kind,
                    "line": line,
                    "step": self._text(self.case, line) if line else None,
                    "expected": expected,
                    "seen": seen,
                    "rule": rule or next(iter(self.case.rules), None),
                    "source": next(iter(self.case.sources), None),
                },
                Finding,
            )
        )

    @property
    def at(self) -> int:
        """The step that is being executed; -1: the position."""
        return self._at

    def text(self, line: int) -> str | None:
        """Return the text of a line of the case, where its file can be read."""
        return self._text(self.case, line)

    def _chosen(self, choice: Choice) -> str:
        return f"{self._say.kind(choice.kind)}: {self._say.choice(choice)}"

    def _rename(self) -> None:
        self.names = Names(self.case.position)
        self._say = Speech(self.case.game, "en", self.case.position, self.names)

    def _line(self) -> int | None:
        return self.case.steps[self._at].line if self._at >= 0 else self.case.line or None


def _fits(choice: Choice, question: Question) -> bool:
    """Whether a choice answers a question; of another kind only where nothing else pays what is asked for."""
    if fitting([(0, choice)], question) is None:
        return False
    return choice.kind == question.kind or payment(question) is None


def _with_choices(action: Action, choices: tuple[Choice, ...]) -> Action:
    if isinstance(action, Play | Move | Activate | Materialize | Attack | Settle):
        return msgspec.structs.replace(action, choices=choices)
    return action


def _is_settled(choice: Choice, forced: Sequence[Choice]) -> bool:
    """Tell whether a choice that nobody asked for may have been made all the same.

    What is optional, or pays, and was not offered can be neither done nor left.  Where the engine had only
    another answer left, it was not this one.

    >>> only = [Choice("target", pick=("X",), player="p1")]
    >>> _is_settled(Choice("target", pick=("Y",), player="p1"), only)
    False
    >>> _is_settled(Choice("target", pick=("Y",), player="p1"), ())
    True
    >>> _is_settled(Choice("cost", pick=("Y",), player="p1"), ())
    False
    """
    alike = [each for each in forced if (each.kind, each.player) == (choice.kind, choice.player)]
    if not alike:
        return choice.yes is None and (choice.kind != "cost" or not choice.pick)
    return any(each.yes == choice.yes and set(each.pick or ()) == set(choice.pick or ()) for each in alike)


def _same_board(left: Observation, right: Observation) -> bool:
    """Whether two observations show the same, apart from what was said on the way."""
    said: dict[str, object] = {"used": (), "reasons": ()}
    return msgspec.structs.replace(left, **said) == msgspec.structs.replace(right, **said)
