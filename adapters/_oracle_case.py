"""A position on an oracle and what has been done since, of every game alike: actions, choices, settling."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from adapters.port import (
    Action,
    Choice,
    ChoiceKind,
    Choose,
    Illegal,
    Legality,
    Observation,
    Reply,
    Settle,
)
from adapters.port import Question as Shown
from oracle.kernel import Answer, IllegalAction, Machine, Option, Question

SEATS = ("p1", "p2", "p3")
"""The players of the port; an oracle counts them from 0."""
MOST_ACTIONS = 1_000


class UnknownCardError(Exception):
    """The oracle has no such card; the argument is its name."""


class ImpossibleError(Exception):
    """The position cannot stand: a rule would change it at once."""


class RefusedError(Exception):
    """The action is illegal; the argument says why."""


class Implied(NamedTuple):
    """A choice that the action itself makes: where a card is played to, what is attacked."""

    choice: Choice
    text: str = ""
    """Of the question it answers; empty: any that it fits."""
    why_not: str = ""
    """Why the action is refused if the question is not asked, or does not offer it; empty: it is not."""


class Case(ABC):
    """One position and what has been done since; each game says what its actions are and what it shows."""

    machine: Machine[Any]

    def __init__(self) -> None:
        self._shown = 0
        self._forced: list[Choice] = []
        self._implied: list[Implied] = []

    # -- what a game says -----------------------------------------------------------------------------------

    @abstractmethod
    def take(self, action: Action) -> None:
        """Begin an action of a player; raises :class:`RefusedError`."""

    @abstractmethod
    def implied(self, action: Action) -> list[Implied]:
        """Return the choices that an action makes by itself."""

    @abstractmethod
    def passing(self, question: Question) -> Option:
        """Return what a player does who does nothing."""

    @abstractmethod
    def goal(self, action: Settle) -> Callable[[], bool]:
        """Return what tells that the end has come; raises :class:`RefusedError` where there is none."""

    @abstractmethod
    def observe(
        self,
        viewer: int | None,
        new: tuple[msgspec.Struct, ...],
        used: tuple[int, ...],
        forced: tuple[Choice, ...],
    ) -> Observation:
        """Return what there is to see, to everyone (``viewer`` None) or to one player."""

    @abstractmethod
    def option_name(self, option: Option) -> str:
        """Return an option of a question in the words of the port."""

    @abstractmethod
    def before_action(self) -> None:
        """Do what the position promises before every action."""

    # -- requests -------------------------------------------------------------------------------------------

    def act(self, action: Action) -> Reply:
        """Do an action; an illegal one leaves everything as it was."""
        before = self.machine.snapshot()
        self._forced = []
        try:
            unused = self._do(action)
        except RefusedError as refused:
            self.machine.restore(before)
            return Illegal(str(refused))
        choices = getattr(action, "choices", ())
        return self.show(used=tuple(index for index in range(len(choices)) if index not in unused))

    def may(self, action: Action) -> Reply:
        """Tell whether the action with its choices is legal, without doing it."""
        before, implied = self.machine.snapshot(), list(self._implied)
        try:
            unused = self._do(action)
        except RefusedError as refused:
            return Legality(legal=False, reason=str(refused))
        finally:
            self.machine.restore(before)
            self._implied = implied
        if unused:
            return Legality(legal=False, reason="a choice is not one of the options")
        return Legality(legal=True)

    def show(self, *, viewer: int | None = None, used: tuple[int, ...] = ()) -> Observation:
        """Return what there is to see, with the reasons since it was last shown."""
        log = self.machine.log
        new = log[self._shown :]
        self._shown = len(log)
        return self.observe(viewer, new, used, tuple(self._forced))

    # -- doing ----------------------------------------------------------------------------------------------

    def _do(self, action: Action) -> list[int]:
        """Do it; return the indices of the choices that nothing asked for.  Raises :class:`RefusedError`."""
        if not isinstance(action, Choose):
            self._implied = self.implied(action)
        choices = _Choices(getattr(action, "choices", ()), getattr(action, "player", None), self._implied)
        question = self.machine.question
        if question is None:
            raise RefusedError("the game is over")
        if isinstance(action, Choose):
            if question.kind == "action":
                raise RefusedError("no question is open")
            if SEATS[question.player] != action.player:
                raise RefusedError("the open question is another player's")
            answer = choices.take(self, question)
            if answer is None:
                raise RefusedError("the choice is not one of the options")
            self.answer(answer)
            self._go_on(choices)
            return choices.left()
        if question.kind != "action":
            raise RefusedError("a question is open")
        if isinstance(action, Settle):
            self._settle(action, choices)
        else:
            self.before_action()
            self.take(action)
            self._go_on(choices)
        if self.machine.question is None or self.machine.question.kind == "action":
            for implied in self._implied:
                if implied.why_not:
                    raise RefusedError(implied.why_not)
        return choices.left()

    def _go_on(self, choices: "_Choices") -> None:
        """Answer questions from the choices sent along, and those with one answer; stop at any other."""
        for question in self._questions():
            answer = choices.take(self, question)
            if answer is None:
                if not question.forced:
                    return
                answer = question.options
                self._forced.append(self.forced_choice(question))
            self.answer(answer)

    def _questions(self) -> Iterator[Question]:
        while self.machine.question is not None and self.machine.question.kind != "action":
            yield self.machine.question

    def answer(self, answer: Answer) -> None:
        """Answer the open question; raises :class:`RefusedError`."""
        try:
            self.machine.answer(answer)
        except IllegalAction as problem:
            raise RefusedError(str(problem)) from problem

    def _settle(self, action: Settle, choices: "_Choices") -> None:
        """Let all players pass until what is named is over, or a question is open."""
        is_over = self.goal(action)
        for _ in range(MOST_ACTIONS):
            question = self.machine.question
            if question is None or question.kind != "action" or is_over():
                return
            self.before_action()
            question = self.machine.question
            assert question is not None
            self.answer((self.passing(question),))
            self._go_on(choices)
        raise RefusedError(f"the {action.until} does not come to an end")

    # -- questions ------------------------------------------------------------------------------------------

    def amounts(self, option: Option) -> dict[str, int]:
        """Return a way to assign damage as amounts by ref."""
        assert isinstance(option, tuple)
        return {self.option_name(unit): amount for unit, amount in option}

    def forced_choice(self, question: Question) -> Choice:
        """Return the only answer to a question in the words of the port."""
        player, kind = SEATS[question.player], _KINDS[question.kind]
        if kind == "optional":
            return Choice(kind, yes=question.options == ("yes",), player=player)
        if kind == "number":
            return Choice(kind, number=int(str(question.options[0])), player=player)
        if kind == "amount":
            return Choice(kind, amounts=self.amounts(question.options[0]), player=player)
        picks = tuple(self.option_name(option) for option in question.options)
        return Choice(kind, pick=picks, player=player)

    def question(self, question: Question) -> Shown:
        """Return a question in the words of the port."""
        minimum, maximum = question.minimum, question.maximum
        match question.kind:
            case "number":
                options = tuple(str(option) for option in question.options)
            case "amount":
                ways = [self.amounts(way) for way in question.options]
                options = tuple(dict.fromkeys(ref for way in ways for ref in way))
                minimum, maximum = 1, max(sum(way.values()) for way in ways)
            case _:
                options = tuple(self.option_name(option) for option in question.options)
        return Shown(
            player=SEATS[question.player],
            kind=_KINDS[question.kind],
            options=options,
            minimum=minimum,
            maximum=maximum,
            about=tuple(self.option_name(identity) for identity in question.about),
            text=question.text,
        )


_KINDS: dict[str, ChoiceKind] = {
    "target": "target",
    "cost": "cost",
    "optional": "optional",
    "order": "order",
    "replacement": "replacement",
    "amount": "amount",
    "mode": "mode",
    "place": "place",
    "player": "player",
    "number": "number",
}


class _Choices:
    """The choices sent with an action, and which of them have been taken."""

    def __init__(self, sent: tuple[Choice, ...], player: str | None, implied: list[Implied]) -> None:
        """``implied`` are choices that the action itself makes: where a card is played to."""
        self._waiting = dict(enumerate(sent))
        self._player = player
        self._implied = implied

    def left(self) -> list[int]:
        """Return the indices of the choices that were not taken."""
        return list(self._waiting)

    def take(self, case: Case, question: Question) -> Answer | None:
        """Return the answer of the first choice that fits the question, which is then taken."""
        for implied in self._implied:
            if implied.text not in ("", question.text):
                continue
            answer = _read(case, question, implied.choice)
            if answer is not None:
                self._implied.remove(implied)
                return answer
            if implied.text:
                raise RefusedError(implied.why_not or "that cannot be chosen")
        for index, choice in self._waiting.items():
            if (choice.player or self._player or SEATS[question.player]) != SEATS[question.player]:
                continue
            answer = _read(case, question, choice)
            if answer is not None:
                del self._waiting[index]
                return answer
        return None


def _read(case: Case, question: Question, choice: Choice) -> Answer | None:
    """Return the choice as an answer to the question, None if it is none."""
    if choice.kind != question.kind:
        return None
    answer: Answer
    if choice.kind == "optional":
        answer = ("yes" if choice.yes else "no",)
    elif choice.kind == "number":
        answer = (choice.number,)
    elif choice.kind == "amount":
        wanted = {ref: amount for ref, amount in (choice.amounts or {}).items() if amount}
        return next(((way,) for way in question.options if case.amounts(way) == wanted), None)
    else:
        named = {case.option_name(option): option for option in question.options}
        picked = choice.pick or ()
        if any(pick not in named for pick in picked):
            return None
        answer = tuple(named[pick] for pick in picked)
    return None if question.why_not(answer) else answer
