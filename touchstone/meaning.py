"""Whether a case that does not come from a feature file means anything: whether one could say it."""

import msgspec

from adapters.port import Card, Position
from steps.case import Both, Case
from steps.compile import compile_text
from steps.rendering import render, say


def meaningless(case: Case) -> str | None:
    """Return what is wrong with the position or the steps of a case, or None.

    >>> from adapters.port import Move
    >>> from steps.case import Step
    >>> case = Case("x", "riftbound", Both(), Position(), (Step(1, action=Move("p1", ("Unit X",), "at.A")),))
    >>> meaningless(case)
    'no object is called "Unit X"; the position names no object'
    """
    steps = tuple(msgspec.structs.replace(step, line=0) for step in case.steps)
    plain = Case("x", case.game, Both("x"), case.position, steps)
    for number, step in enumerate(steps, start=1):
        if (step.action is None) is (step.expects is None):
            return f"step {number} is neither an action nor an expectation, or both"
        try:
            say(step, plain, "en")
        except (ValueError, LookupError, TypeError, AttributeError):  # what stands there was never said
            said = msgspec.json.encode(step.expects if step.action is None else step.action)
            return f"no phrase says step {number}, {said.decode()}"
    try:
        read = compile_text(render(plain, "en"))
    except (ValueError, LookupError, TypeError, AttributeError):
        return "no phrases say its position"
    if read.errors:
        return read.errors[0].message
    again = read.cases[0]
    for number, (step, other) in enumerate(zip(steps, again.steps, strict=False), start=1):
        if step != msgspec.structs.replace(other, line=0):
            return f'step {number} would be read otherwise: "{say(step, plain, "en")}"'
    if len(again.steps) != len(steps) or _named(again.position) != _named(case.position):
        return "no phrases say its position"
    return None


def _named(position: Position) -> Position:
    """Return a position with the names of its cards only: the rest of a card is known from its name."""

    def named(card: Card) -> Card:
        return Card(card.name, might=card.might, stand_in=True) if card.stand_in else Card(card.name)

    change = msgspec.structs.replace
    return change(
        position,
        objects=tuple(change(each, card=named(each.card)) for each in position.objects),
        battlefields=tuple(
            change(each, card=each.card and named(each.card)) for each in position.battlefields
        ),
        players={
            player: change(setup, legends=tuple(map(named, setup.legends)))
            for player, setup in position.players.items()
        },
    )
