"""The ways to reach an engine: one table from the words of ``--engine`` to something that makes engines.

A specification is a name (``oracle``, ``nothing``, ``refuse``) or a name, a colon and what it needs
(``python:MODULE:CLASS``, ``process:COMMAND``, ``wrong:ID``).
"""

import difflib
import importlib
import os
import sys
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol, TypeAlias, cast, runtime_checkable

from adapters.limits import LIMITS, Limits
from adapters.port import Engine
from adapters.wire import Watch

Factory: TypeAlias = Callable[[], Engine]
"""Makes a fresh engine; called again after a crash."""

OUR_PACKAGES = ("adapters", "oracle", "steps", "touchstone")


class EngineUnusableError(Exception):
    """The engine cannot be reached at all: its module does not import, or it does not introduce itself."""


class UnknownEngineError(Exception):
    """The specification names no way to reach an engine."""


@runtime_checkable
class Closable(Protocol):
    """An engine that holds something outside of Python, and lets go of it when told."""

    def close(self) -> None:
        """End whatever was started."""
        ...


def _oracle(rest: str, limits: Limits, watch: Watch | None) -> Factory:
    del rest, limits, watch
    try:
        from adapters.oracle import OracleEngine
    except ImportError as problem:
        raise EngineUnusableError(f"the oracle does not import: {problem}") from problem
    return OracleEngine


def _nothing(rest: str, limits: Limits, watch: Watch | None) -> Factory:
    del rest, limits, watch
    from adapters.empty import Nothing

    return Nothing


def _refuse(rest: str, limits: Limits, watch: Watch | None) -> Factory:
    del rest, limits, watch
    from adapters.empty import Refuse

    return Refuse


def _process(rest: str, limits: Limits, watch: Watch | None) -> Factory:
    if os.name != "posix":
        raise EngineUnusableError("engines in other processes need Linux, macOS or the like; on Windows, WSL")
    from adapters.process import BadCommandError, ProcessEngine, words_of

    try:
        words = words_of(rest)
    except BadCommandError as problem:
        raise UnknownEngineError(f'"process:{rest}" should be process:COMMAND; {problem}') from problem
    return lambda: ProcessEngine(words, limits, watch)


def _python(rest: str, limits: Limits, watch: Watch | None) -> Factory:
    del limits, watch
    from adapters.checked import Checked

    module_name, _, class_name = rest.partition(":")
    if not module_name or not class_name:
        raise UnknownEngineError(
            f'"python:{rest}" should be python:MODULE:CLASS, for example python:my_engine:Adapter'
        )
    make = load_class(module_name, class_name)
    return lambda: Checked(make())


def _wrong(rest: str, limits: Limits, watch: Watch | None) -> Factory:
    del limits, watch
    from adapters.wrong import GAMES, WrongEngine, find_wrong, wrong_engines

    found = find_wrong(rest)
    if found is None:
        known = [identity for game in GAMES for identity in wrong_engines(game)]
        near = difflib.get_close_matches(rest, known, n=1)
        hint = f'did you mean "wrong:{near[0]}"?' if near else "`touchstone strength --list` names them"
        raise UnknownEngineError(f'no engine "wrong:{rest}"; {hint}')
    game, wrong = found
    return lambda: WrongEngine(game, wrong)


WAYS: Mapping[str, Callable[[str, Limits, Watch | None], Factory]] = MappingProxyType(
    {
        "oracle": _oracle,
        "nothing": _nothing,
        "refuse": _refuse,
        "python": _python,
        "process": _process,
        "wrong": _wrong,
    }
)
"""Every way to reach an engine, by the first word of its specification."""

_WITH_ARGUMENT = frozenset({"python", "process", "wrong"})

FORMS = ("oracle", "nothing", "refuse", "python:MODULE:CLASS", "process:COMMAND", "wrong:ID")
"""The specifications as a user writes them."""


def engine_factory(specification: str, limits: Limits = LIMITS, watch: Watch | None = None) -> Factory:
    """Return what makes engines of this specification.

    ``limits`` and ``watch`` concern engines in other processes.  Raises :class:`UnknownEngineError` for a
    wrong specification, and :class:`EngineUnusableError` where a right one leads to nothing that works.

    >>> engine_factory("nothing")().handle.__name__
    'handle'
    >>> engine_factory("oracel")
    Traceback (most recent call last):
    adapters.loading.UnknownEngineError: no engine "oracel"; did you mean "oracle"?
    """
    name, colon, rest = specification.partition(":")
    way = WAYS.get(name)
    if way is None or bool(colon) != (name in _WITH_ARGUMENT):
        raise UnknownEngineError(_unknown(specification, name))
    return way(rest, limits, watch)


def _unknown(specification: str, name: str) -> str:
    near = difflib.get_close_matches(name, WAYS, n=1)
    if name in WAYS:
        near = [form for form in FORMS if form.partition(":")[0] == name]
    elif near:
        near = [form for form in FORMS if form.partition(":")[0] == near[0]]
    hint = f'did you mean "{near[0]}"?' if near else f"one of: {', '.join(FORMS)}"
    return f'no engine "{specification}"; {hint}'


def load_class(module_name: str, class_name: str) -> Factory:
    """Import an engine's class from the current folder or an installed package.

    The current folder comes last, so that a folder of the user never hides a package of ours or of others.
    """
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    module = _import(module_name)
    make = getattr(module, class_name, None)
    if make is None:
        near = difflib.get_close_matches(class_name, [name for name in vars(module) if name[0] != "_"], n=1)
        hint = f'; did you mean "{near[0]}"?' if near else ""
        raise EngineUnusableError(f'{module_name} has no "{class_name}"{hint}')
    if not callable(make):
        raise EngineUnusableError(f"{module_name}:{class_name} is not a class")
    return cast("Factory", make)


def _import(module_name: str) -> object:
    try:
        return importlib.import_module(module_name)
    except ModuleNotFoundError as problem:
        if problem.name == module_name.partition(".")[0] or problem.name == module_name:
            clash = _hidden_by_ours(module_name)
            raise EngineUnusableError(
                clash or f'no module "{module_name}", neither installed nor in {os.getcwd()}'
            ) from problem
        raise EngineUnusableError(
            f"{module_name} does not import: no module named {problem.name}"
        ) from problem
    except Exception as problem:
        raise EngineUnusableError(
            f"{module_name} does not import: {type(problem).__name__}: {problem}"
        ) from problem


def _hidden_by_ours(module_name: str) -> str | None:
    """Explain the error where the user's package bears one of our names and ours stands before it."""
    top = module_name.partition(".")[0]
    if top not in OUR_PACKAGES:
        return None
    theirs = os.path.join(os.getcwd(), top)
    if not os.path.exists(theirs):
        return None
    ours = getattr(importlib.import_module(top), "__path__", [""])
    return (
        f"{theirs} has the same name as a package of Touchstone, {next(iter(ours))}, which is found first; "
        f"rename yours, or name its module by another package"
    )
