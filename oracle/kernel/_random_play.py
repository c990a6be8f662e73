"""Random legal play: an answer to any question, by the chance of a seed."""

from collections.abc import Iterator
from typing import TypeVar

from oracle.kernel._chance import shuffled, take_number
from oracle.kernel._machine import Copies, Machine
from oracle.kernel._questions import Answer, Question

S = TypeVar("S", bound=Copies)


def random_answer(question: Question, seed: int) -> tuple[Answer, int]:
    """Return a random legal answer to the question, and the seed that follows.

    >>> random_answer(Question(0, "target", ("a",)), 1)[0]
    ('a',)
    """
    options = question.options
    if question.groups:
        number, seed = take_number(seed, len(question.groups))
        options = tuple(option for option in options if option in question.groups[number])
    if question.minimum == question.maximum == 1:
        number, seed = take_number(seed, len(options))
        return (options[number],), seed
    most = min(question.maximum, len(options))
    count, seed = take_number(seed, most - question.minimum + 1)
    order, seed = shuffled(seed, options)
    return order[: question.minimum + count], seed


def is_decision(question: Question) -> bool:
    """Tell whether the question has two or more answers.

    >>> is_decision(Question(0, "target", ("a",))), is_decision(Question(0, "target", ("a",), minimum=0))
    (False, True)
    """
    return len(question.options) > 1 or question.minimum != question.maximum


def random_steps(machine: Machine[S], seed: int) -> Iterator[tuple[Question, Answer]]:
    """Play on at random to the end; yield each question with its answer, before it is given."""
    while machine.question is not None:
        answer, seed = random_answer(machine.question, seed)
        yield machine.question, answer
        machine.answer(answer)
