"""The machine: data between steps, a generator inside a step.

Two rules.  1. Between steps everything is in the state; a step is a generator that the rules make from the
state, and none outlives its step.  2. A state is never shared: whoever keeps one keeps a copy.

So a snapshot is the settled state and the answers given since; a restore begins the step again and gives the
same answers.  An illegal action ends its step, and the state is again as it was settled.
"""

from collections.abc import Sequence
from typing import Generic, Protocol, Self, TypeVar

import msgspec

from oracle.kernel._errors import IllegalAction, OracleBug
from oracle.kernel._questions import Answer, Question, Steps


class Copies(Protocol):
    """A state: it can be copied at little cost."""

    def copy(self) -> Self: ...


S = TypeVar("S", bound=Copies)


class Rules(Protocol[S]):
    """The rules of a game: what happens next in a state."""

    state: S
    log: list[msgspec.Struct]

    def next_step(self) -> Steps[None] | None:
        """Return the next step as a generator over ``self.state``; None when the game is over."""
        ...

    def changed(self) -> None:
        """Forget what was derived from the state: it has been replaced by another."""
        ...


class Snapshot(msgspec.Struct, Generic[S], frozen=True):
    """A place to return to."""

    settled: S
    answers: tuple[Answer, ...]
    logged: int


class Machine(Generic[S]):
    """Runs the rules from question to question."""

    def __init__(self, rules: Rules[S], *, budget: int = 100_000) -> None:
        self.rules = rules
        self.question: Question | None = None
        self._budget = budget
        self._step: Steps[None] | None = None
        self._answers: list[Answer] = []
        self._settled = rules.state.copy()
        self._logged = len(rules.log)
        self._run(None)

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
            self._return_to(self._settled, (), self._logged)
            raise

    def snapshot(self) -> Snapshot[S]:
        """Return where we are, at no cost that grows with the game."""
        return Snapshot(self._settled, tuple(self._answers), self._logged)

    def restore(self, snapshot: Snapshot[S]) -> None:
        """Go back (or forth) to where the snapshot was taken."""
        self._return_to(snapshot.settled, snapshot.answers, snapshot.logged)

    def _return_to(self, settled: S, answers: tuple[Answer, ...], logged: int) -> None:
        self._settled = settled
        self._logged = logged
        self.rules.state = settled.copy()
        del self.rules.log[logged:]
        self.rules.changed()
        self._answers = []
        self._step = None
        self._run(None)
        for answer in answers:
            self._answers.append(answer)
            self._run(answer)

    def _settle(self) -> None:
        self._settled = self.rules.state.copy()
        self._logged = len(self.rules.log)
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
                self.question = next(self._step) if answer is None else self._step.send(answer)
            except StopIteration:
                self._step = None
                self._settle()
            else:
                return
        raise OracleBug(f"no question after {self._budget} steps", self.rules.log)
