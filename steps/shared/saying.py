"""Short ways to the values that phrases make."""

from typing import Any

from adapters.port import Action, Choice, Choose
from steps.case import Expectation, Fact, Step


def act(action: Action) -> Step:
    """Return the step of an action."""
    return Step(line=0, action=action)


def react(action: Action) -> Step:
    """Return the step of an action that passes come before."""
    return Step(line=0, action=action, reacting=True)


def choose(player: str, *choices: Choice) -> Step:
    """Return the step of an answer."""
    return act(Choose(player, choices))


def that(expectation: Expectation) -> Step:
    """Return the step of an expectation."""
    return Step(line=0, expects=expectation)


def of_object(name: str, value: object) -> Any:
    """Return the function for a fact of an object that is the whole phrase."""
    return lambda object: that(Fact(f"object:{object}", name, value))  # type: ignore[arg-type] # noqa: A006


def of_player(name: str, value: object) -> Any:
    """Return the function for a fact of a player that is the whole phrase."""
    return lambda player: that(Fact(f"player:{player}", name, value))  # type: ignore[arg-type]
