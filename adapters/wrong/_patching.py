"""Replacing procedures of the oracle from outside, for the time of one request.

A target is written as it is found in the oracle: ``playing._enter`` is a function of a module,
``execution.Execution.kill`` a method, ``layers.MIGHTY`` a value, ``cards:Smite`` a card.  What is replaced is
replaced wherever it is known: in the modules that imported it, and in the tables of a module that hold it.
"""

import functools
import importlib
import sys
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

CARD = "cards:"
_MISSING = object()


class WrongTargetError(Exception):
    """A wrong engine is about something that the oracle does not have any more."""


class Wrong(msgspec.Struct, frozen=True):
    """One way to be wrong: what is replaced, by what, and which rule that breaks."""

    id: str
    sentence: str
    rule: str
    targets: tuple[str, ...]
    function: Callable[..., Any]
    cards: tuple[str, ...]
    """Cards that this is about, by English name."""


class _Site(NamedTuple):
    """A place where something is known: a module, a class or a table, and its name there."""

    holder: Any
    name: Any


class Patch:
    """Replaces one target by a function that is given the right one first; counts that it was reached."""

    def __init__(self, package: str, wrong: Wrong, target: str) -> None:
        """Find the target; raises :class:`WrongTargetError` where there is none."""
        self.reached = False
        self.is_card = target.startswith(CARD)
        self._package = package
        self._function = wrong.function
        right, self._sites = self._find(wrong.id, target)
        self._right = right
        self._wrong = self._replacement(right)

    def _find(self, identity: str, target: str) -> tuple[Any, list[_Site]]:
        if self.is_card:
            table = importlib.import_module(f"{self._package}.cards").cards
            site = _Site(table, target.removeprefix(CARD))
            right = table.get(site.name, _MISSING)
            sites = [site]
        else:
            *above, name = target.split(".")
            holder = self._holder(above)
            right = getattr(holder, name, _MISSING)
            sites = list(self._everywhere(right, name)) if isinstance(holder, ModuleType) else []
            sites = sites or [_Site(holder, name)]
        if right is _MISSING:
            raise WrongTargetError(f"wrong:{identity} replaces {target}, which {self._package} does not have")
        return right, sites

    def _holder(self, above: list[str]) -> Any:
        """Return the module or class that is found by these names, None if there is none."""
        holder: Any = importlib.import_module(self._package)
        for name in above:
            try:
                holder = importlib.import_module(f"{holder.__name__}.{name}")
            except ImportError:
                holder = getattr(holder, name, None)
        return holder

    def _everywhere(self, right: Any, name: str) -> Iterator[_Site]:
        """Yield the modules that know it by this name, and the tables that hold it."""
        for module_name, module in list(sys.modules.items()):
            if not module_name.startswith((f"{self._package}.", "adapters._oracle", "adapters.oracle")):
                continue
            if vars(module).get(name, _MISSING) is right:
                yield _Site(module, name)
            for table in vars(module).values():
                if callable(right) and isinstance(table, dict):
                    yield from (_Site(table, key) for key, value in table.items() if value is right)

    def _replacement(self, right: Any) -> Any:
        if not callable(right):
            self.reached = True
            return self._function(right)

        @functools.wraps(right)
        def wrong(*given: Any, **named: Any) -> Any:
            self.reached = True
            return self._function(right, *given, **named)

        return wrong

    def put(self) -> None:
        """Put the wrong one everywhere."""
        self._set(self._wrong)

    def take_back(self) -> None:
        """Put the right one everywhere."""
        self._set(self._right)

    def _set(self, value: Any) -> None:
        for holder, name in self._sites:
            if isinstance(holder, MutableMapping):
                holder[name] = value
            else:
                setattr(holder, name, value)


@contextmanager
def patched(patches: list[Patch]) -> Iterator[None]:
    """Have these in force."""
    for patch in patches:
        patch.put()
    try:
        yield
    finally:
        for patch in reversed(patches):
            patch.take_back()
