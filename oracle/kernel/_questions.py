"""Questions to players, and the generators that ask them.

A rule procedure is a generator that yields questions and is sent answers.  It is always called with
``yield from``: a bare call does nothing, and a test refuses it.
"""

from collections.abc import Generator, Hashable, Sequence
from typing import TypeAlias, TypeVar

import msgspec

Option: TypeAlias = Hashable
Answer: TypeAlias = tuple[Option, ...]
T = TypeVar("T")


class Question(msgspec.Struct, frozen=True, gc=False):
    """Pick at least ``minimum`` and at most ``maximum`` of the options, in order.

    ``kind`` and ``about`` say what it is for; nothing here reads them.
    """

    player: int
    kind: str
    options: tuple[Option, ...]
    minimum: int = 1
    maximum: int = 1
    about: tuple[int, ...] = ()
    text: str = ""
    groups: tuple[frozenset[Option], ...] = ()
    """If given, an answer lies within one of these."""
    always: bool = False
    """Ask it although only one answer is left."""
    ordered: bool = False
    """The order of what is picked matters: all of several options are no single answer."""

    @property
    def forced(self) -> bool:
        """Tell whether only one answer is left: all of the options.

        >>> Question(0, "target", ("a",)).forced, Question(0, "target", ("a",), minimum=0).forced
        (True, False)
        >>> Question(0, "order", ("a", "b"), 2, 2, ordered=True).forced
        False
        """
        return self.minimum == len(self.options) and not (self.ordered and self.minimum > 1)

    def why_not(self, answer: Answer) -> str:
        """Return why the answer is no answer to this question, or nothing if it is one.

        >>> Question(0, "target", ("a", "b")).why_not(("c",))
        "'c' is not one of: 'a', 'b'"
        """
        for picked in answer:
            if picked not in self.options:
                return f"{picked!r} is not one of: {', '.join(map(repr, self.options))}"
        if len(set(answer)) != len(answer):
            return "the same thing is picked twice"
        if not self.minimum <= len(answer) <= self.maximum:
            return f"{len(answer)} picked, {self.minimum} to {self.maximum} wanted"
        if self.groups and not any(group.issuperset(answer) for group in self.groups):
            return "these cannot be picked together"
        return ""


Steps: TypeAlias = Generator[Question, Answer, T]


def ask(question: Question) -> Steps[Answer]:
    """Ask a question that was made beforehand."""
    return (yield question)


def choose(
    player: int,
    kind: str,
    options: Sequence[Option],
    *,
    minimum: int = 1,
    maximum: int = 1,
    about: tuple[int, ...] = (),
    text: str = "",
    groups: tuple[frozenset[Option], ...] = (),
    ordered: bool = False,
) -> Steps[Answer]:
    """Let a player pick; with fewer options than wanted, all of them are taken.

    The machine gives the answer itself where only one is left.
    """
    maximum = min(maximum, len(options))
    minimum = min(minimum, maximum)
    if maximum == 0:
        return ()
    return (
        yield Question(player, kind, tuple(options), minimum, maximum, about, text, groups, ordered=ordered)
    )
