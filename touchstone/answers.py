"""Questions and the choices that answer them."""

import re
from collections.abc import Sequence
from math import comb

import msgspec

from adapters.port import Choice, Question

_filler = re.compile(r"Filler \d+")


def is_filler(ref: str) -> bool:
    """Tell whether a ref is that of a card which is there to pay with: which one makes no difference.

    >>> is_filler("Filler 1"), is_filler("Ally X")
    (True, False)
    """
    return _filler.fullmatch(ref) is not None


def answers_left(question: Question) -> int:
    """Return how many legal answers a question has (of an amount or number: one or many).

    >>> answers_left(Question("p1", "target", ("X", "Y")))
    2
    >>> answers_left(Question("p1", "target", ("X", "Y"), minimum=0, maximum=2))
    4
    >>> answers_left(Question("p1", "target", ("X",)))
    1
    >>> answers_left(Question("p1", "order", ("X", "Y"), minimum=2, maximum=2))
    2
    """
    options = len(question.options)
    match question.kind:
        case "order":
            return 2 if options > 1 else 1
        case "amount":
            return 1 if options == 1 and question.minimum == question.maximum else 2
        case "number":
            return options or 2
        case _:
            most = min(question.maximum, options)
            return sum(comb(options, number) for number in range(question.minimum, most + 1))


def only_answer(question: Question) -> Choice | None:
    """Return the answer to a question that has just one, else None.

    >>> only_answer(Question("p1", "target", ("X",))).pick
    ('X',)
    >>> only_answer(Question("p1", "optional", ("no",))).yes
    False
    >>> only_answer(Question("p1", "target", ("X",), minimum=0)) is None
    True
    """
    if answers_left(question) != 1:
        return None
    player, options = question.player, question.options
    match question.kind:
        case "optional":
            return Choice("optional", yes=options == ("yes",), player=player)
        case "amount":
            return Choice("amount", amounts={options[0]: question.maximum}, player=player)
        case "number":
            return Choice("number", number=int(options[0]), player=player)
        case "order":
            return Choice("order", pick=options, player=player)
        case _:
            return Choice(question.kind, pick=options if question.maximum else (), player=player)


def payment(question: Question) -> Choice | None:
    """Return the payment with the first of the cards that are there to pay with, else None.

    These are the ``Filler 1`` and so on of a position: which of them are paid makes no difference.

    >>> hand = ("Ally X", "Filler 1", "Filler 2", "Filler 3")
    >>> payment(Question("p1", "cost", hand, minimum=2, maximum=2)).pick
    ('Filler 1', 'Filler 2')
    >>> payment(Question("p1", "cost", hand, minimum=0, maximum=2)) is None
    True
    """
    fillers = [option for option in question.options if is_filler(option)]
    number = question.minimum
    if question.kind != "cost" or not 0 < number == question.maximum <= len(fillers):
        return None
    return Choice("cost", pick=tuple(fillers[:number]), player=question.player)


def within(choice: Choice, question: Question) -> bool:
    """Whether the content of a choice is a legal answer to the question, whatever kind it calls itself.

    >>> within(Choice("cost", pick=("X",)), Question("p1", "target", ("X", "Y")))
    True
    >>> within(Choice("target", pick=("Z",)), Question("p1", "target", ("X", "Y")))
    False
    """
    options = question.options
    if question.kind == "optional":
        return choice.yes is not None and ("yes" if choice.yes else "no") in (options or ("yes", "no"))
    if question.kind == "number":
        return choice.number is not None and (not options or str(choice.number) in options)
    if question.kind == "amount":
        return choice.amounts is not None and set(choice.amounts) <= set(options)
    if choice.pick is None or len(set(choice.pick)) != len(choice.pick):
        return False
    if question.kind == "order":
        return bool(choice.pick) and set(choice.pick) <= set(options)
    return set(choice.pick) <= set(options) and question.minimum <= len(choice.pick) <= question.maximum


def completed(choice: Choice, question: Question) -> Choice:
    """Return an order that says only what comes first with the rest behind it, as it was offered.

    >>> completed(Choice("order", pick=("Y",)), Question("p1", "order", ("X", "Y", "Z"))).pick
    ('Y', 'X', 'Z')
    """
    if question.kind != "order" or choice.pick is None or not question.minimum:
        return choice
    rest = tuple(option for option in question.options if option not in choice.pick)
    return msgspec.structs.replace(choice, pick=choice.pick + rest)


def fitting(choices: Sequence[tuple[int, Choice]], question: Question) -> int | None:
    """Return the key of the choice that answers the question, or None.

    A choice of the same kind comes first.  Engines divide kinds differently, so a choice of another kind is
    taken if it is the only one whose content fits.

    >>> fitting([(7, Choice("target", pick=("X",)))], Question("p1", "target", ("X", "Y")))
    7
    >>> fitting([(7, Choice("target", pick=("X",)))], Question("p1", "cost", ("X", "Y")))
    7
    >>> fitting([(7, Choice("target", pick=("X",), player="p2"))], Question("p1", "target", ("X",))) is None
    True
    """
    right = [
        (key, choice)
        for key, choice in choices
        if choice.player in (None, question.player) and within(choice, question)
    ]
    for key, choice in right:
        if choice.kind == question.kind:
            return key
    return right[0][0] if len(right) == 1 else None
