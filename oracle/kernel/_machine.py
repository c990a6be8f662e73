"""The machine: data between steps, a generator inside a step.

Two rules.  1. Between steps everything is in the state; a step is a generator that the rules make from the
state, and none outlives its step.  2. A state is never shared: whoever keeps one keeps a copy.

So a snapshot is the settled state and the answers given since; a restore begins the step again and gives the
same answers.  An illegal action ends its step, and the state is again as it was settled.
"""

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, Self, TypeVar

import msgspec

from oracle.kernel._errors import IllegalAction, OracleBug
from oracle.kernel._questions import Answer, Question, Steps


class Copies(Protocol):
    """A state: it can be copied at little cost."""

    def copy(self) -> Self:
        """Return a copy that can be changed without changing this one."""
        ...


S = TypeVar("S", bound=Copies)


class Rules(Protocol[S]):
    """The rules of a game: what happens next in a state."""

    state: S
    log: list[msgspec.Struct]
    """What the step under way has done so far."""

    def next_step(self) -> Steps[None] | None:
        """Return the next step as a generator over ``self.state``; None when the game is over."""
        ...

    def changed(self) -> None:
        """Forget what was derived from the state: it has been replaced by another."""
        ...


class Past(msgspec.Struct, frozen=True):
    """What the steps so far have logged; branches share their beginnings."""

    earlier: "Past | None" = None
    entries: tuple[msgspec.Struct, ...] = ()


class Snapshot(msgspec.Struct, Generic[S], frozen=True):
    """A place to return to."""

    settled: S
    past: Past
    answers: tuple[Answer, ...]


class Machine(Generic[S]):
    """Runs the rules from question to question.

    ``ask_all`` leaves questions with one answer to the caller too; else the machine gives that answer.
    """

    def __init__(self, rules: Rules[S], *, ask_all: bool = False, budget: int = 100_000) -> None:
        self.rules = rules
        self.question: Question | None = None
        self._ask_all = ask_all
        self._budget = budget
        self._step: Steps[None] | None = None
        self._answers: list[Answer] = []
        self._settled = rules.state.copy()
        self._past = Past()
        self._run(None)

    @property
    def log(self) -> tuple[msgspec.Struct, ...]:
        """Return everything logged so far, oldest first."""
        chunks = [tuple(self.rules.log)]
        past: Past | None = self._past
        while past is not None:
            chunks.append(past.entries)
            past = past.earlier
        return tuple(entry for chunk in reversed(chunks) for entry in chunk)

    def answer(self, answer: Sequence[object]) -> None:
        """Answer the open question.

        Raises :class:`IllegalAction` if it is no answer to it, or if what was begun with it turns out to be
        illegal; then everything is as it was before this step began.
        """
        if self.question is None:
            raise IllegalAction("the game is over")
        picked = tuple(answer)
        objection = self.question.why_not(picked)
        if objection:
            raise IllegalAction(objection)
        self._answers.append(picked)
        try:
            self._run(picked)
        except IllegalAction:
            self.restore(Snapshot(self._settled, self._past, ()))
            raise

    def snapshot(self) -> Snapshot[S]:
        """Return where we are, at no cost that grows with the game."""
        return Snapshot(self._settled, self._past, tuple(self._answers))

    def restore(self, snapshot: Snapshot[S]) -> None:
        """Go to where the snapshot was taken, whatever has happened since."""
        self._settled = snapshot.settled
        self._past = snapshot.past
        self.rules.state = snapshot.settled.copy()
        self.rules.log.clear()
        self.rules.changed()
        self._answers = []
        self._step = None
        self._run(None)
        for answer in snapshot.answers:
            self._answers.append(answer)
            self._run(answer)

    def revise(self, change: Callable[[S], None]) -> None:
        """Change the settled state from outside, and begin its step again without answers."""
        state = self._settled.copy()
        change(state)
        self.restore(Snapshot(state, self._past, ()))

    def _settle(self) -> None:
        self._settled = self.rules.state.copy()
        if self.rules.log:
            self._past = Past(self._past, tuple(self.rules.log))
            self.rules.log.clear()
        self._answers.clear()

    def _run(self, answer: Answer | None) -> None:
        """Go on until a question is open or the game is over."""
        for _ in range(self._budget):
            if self._step is None:
                self._step = self.rules.next_step()
                if self._step is None:
                    self.question = None
                    return
                answer = None
            try:
                question = next(self._step) if answer is None else self._step.send(answer)
            except StopIteration:
                self._step = None
                self._settle()
                continue
            self.question = question
            if self._ask_all or question.always or not question.forced:
                return
            answer = question.options
        raise OracleBug(f"no question after {self._budget} steps", self.log)
