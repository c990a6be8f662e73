"""The wrong engines that there are, by game and id."""

import importlib
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeAlias

from adapters.wrong._patching import Wrong

Right: TypeAlias = Callable[..., Any]
"""The procedure of the oracle that is replaced: the first argument of what replaces it."""

GAMES = ("riftbound", "grand_archive")
_HERE = "__wrong__"


def wrong(
    rule: str, *targets: str, cards: tuple[str, ...] = ()
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Make a wrong engine of the function below: its name is the id, its docstring the sentence.

    It is called in the place of each target with the right procedure first, then with what that is called
    with.  For a card or a value it is called once, with the right one, and returns the wrong one.
    """

    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        module = importlib.import_module(function.__module__)
        here: list[Wrong] = vars(module).setdefault(_HERE, [])
        named = tuple(target.removeprefix("cards:") for target in targets if target.startswith("cards:"))
        sentence = " ".join((function.__doc__ or "").split())
        identity = function.__name__.replace("_", "-")
        here.append(Wrong(identity, sentence, rule, targets, function, (*named, *cards)))
        return function

    return register


def wrong_engines(game: str) -> dict[str, Wrong]:
    """Return the wrong engines of a game by id, in the order of the chapters; none for another game.

    >>> wrong_engines("riftbound")["units-enter-ready"].rule
    '359.2.c'
    """
    if game not in GAMES:
        return {}
    chapters: tuple[ModuleType, ...] = importlib.import_module(f"adapters.wrong.{game}").CHAPTERS
    found = [each for chapter in chapters for each in vars(chapter)[_HERE]]
    return {each.id: each for each in found}


def find_wrong(identity: str) -> tuple[str, Wrong] | None:
    """Return a wrong engine with its game, by its id; None if there is none."""
    for game in GAMES:
        engine = wrong_engines(game).get(identity)
        if engine is not None:
            return game, engine
    return None
