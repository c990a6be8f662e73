"""A rule procedure is a generator: a call without ``yield from`` does nothing and passes every type checker.

So every call of one stands right behind ``yield from``, or its generator is handed on: returned by a function
that is itself annotated as a procedure.
"""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from tests.source_tree import modules, tree

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

CONTAINERS = {name for kind in (dict, frozenset, list, set, str, tuple) for name in dir(kind)}
"""Names of methods that the containers of Python have too: ``do.add`` is a verb, ``seen.add`` is not."""

DOERS = ("do", "doing", "self")
"""What an execution is called where a verb and a method of a container share a name."""

KEPT = {("oracle.kernel._machine", "next_step"): "the machine keeps the generator and runs it to its end"}
"""Calls whose generator is deliberately kept, with the reason."""


class Procedures(NamedTuple):
    """What gives the generator of a procedure: functions by module, and names of methods and fields."""

    functions: frozenset[tuple[str, str]]
    members: frozenset[str]


def gives_steps(function: Function | None) -> bool:
    returns = None if function is None else function.returns
    return returns is not None and ast.unparse(returns).lstrip("'").startswith("Steps[")


def procedures(paths: Mapping[str, Path]) -> Procedures:
    functions, members = set(), set()
    for module, path in paths.items():
        body = tree(path).body
        functions |= {
            (module, each.name) for each in body if isinstance(each, Function) and gives_steps(each)
        }
        aliases = {name for name, value in _annotated(body) if value is not None and "Steps[" in value}
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                members |= {
                    each.name for each in node.body if isinstance(each, Function) and gives_steps(each)
                }
                members |= {
                    each.target.id
                    for each in node.body
                    if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
                    if _makes_steps(ast.unparse(each.annotation), aliases)
                }
            elif isinstance(node, ast.arg) and node.annotation is not None:
                members |= {node.arg} if _makes_steps(ast.unparse(node.annotation), aliases) else set()
    return Procedures(frozenset(functions), frozenset(members))


def _annotated(body: list[ast.stmt]) -> Iterator[tuple[str, str | None]]:
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, None if node.value is None else ast.unparse(node.value)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, ast.unparse(node.value)


def _makes_steps(annotation: str, aliases: set[str]) -> bool:
    return ("Callable" in annotation and "Steps[" in annotation) or not aliases.isdisjoint(
        annotation.split(" | ")
    )


@cache
def imported(path: Path) -> Mapping[str, tuple[str, str]]:
    """Return where each name comes from that a module imports."""
    return {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def meaning(module: str, name: str, paths: Mapping[str, Path]) -> tuple[str, str]:
    """Return the module in which a name is defined, and its name there; of a module, no name."""
    source, inner = imported(paths[module]).get(name, ("", ""))
    if f"{source}.{inner}" in paths:
        return f"{source}.{inner}", ""
    return meaning(source, inner, paths) if source in paths else (module, name)


def called(call: ast.Call, module: str, paths: Mapping[str, Path], known: Procedures) -> str | None:
    """Return the name of the procedure that is called, if it is one."""
    match call.func:
        case ast.Name(id=name):
            there = meaning(module, name, paths)
            defined = any(
                isinstance(each, Function) and each.name == name for each in tree(paths[module]).body
            )
            if there in known.functions or (
                there == (module, name) and not defined and name in known.members
            ):
                return name
        case ast.Attribute(attr=name, value=ast.Name(id=receiver)):
            there = meaning(module, receiver, paths)
            if there[1] == "":
                return name if (there[0], name) in known.functions else None
            if name in known.members and (receiver in DOERS or name not in CONTAINERS):
                return name
        case ast.Attribute(attr=name) if name in known.members and name not in CONTAINERS:
            return name
    return None


def calls(path: Path) -> Iterator[tuple[ast.Call, ast.AST, Function | None]]:
    """Yield each call with the node around it and the function around that."""

    def visit(
        node: ast.AST, function: Function | None
    ) -> Iterator[tuple[ast.Call, ast.AST, Function | None]]:
        inner = node if isinstance(node, Function) else function
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                yield child, node, inner
            yield from visit(child, inner)

    return visit(tree(path), None)


def not_run(paths: Mapping[str, Path], known: Procedures) -> Iterator[str]:
    """Yield each call of a procedure whose generator comes to nothing."""
    for module, path in paths.items():
        for call, around, function in calls(path):
            name = called(call, module, paths, known)
            if name is None or (module, name) in KEPT:
                continue
            handed_on = isinstance(around, ast.Return) and gives_steps(function)
            if not isinstance(around, ast.YieldFrom) and not handed_on:
                yield f"{module}:{call.lineno}: {ast.unparse(call)[:70]}"


def test_every_procedure_that_is_called_is_run() -> None:
    paths = modules("oracle")
    known = procedures(paths)
    assert ("oracle.riftbound.happening", "happen") in known.functions
    assert {"kill", "draw", "pay", "run", "next_step"} <= known.members
    assert list(not_run(paths, known)) == []


def test_what_is_kept_is_still_there() -> None:
    paths = modules("oracle")
    known = procedures(paths)
    for module, name in KEPT:
        assert name in [called(call, module, paths, known) for call, _, _ in calls(paths[module])]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("yield from do.kill(unit)", False),
        ("killed = yield from do.kill(unit)", False),
        ("return do.kill(unit)", False),
        ("do.kill(unit)", True),
        ("killed = do.kill(unit)", True),
        ("yield do.kill(unit)", True),
        ("yield from list(do.kill(unit))", True),
        ("do.add(1)", True),
        ("seen.add(1)", False),
        ("do.table.record(1).run(do)", True),
        ("run(do)", True),
        ("happen(do)", True),
        ("events.happen(do)", True),
        ("yield from happen(do)", False),
        ("empower(1)", False),
        ("handlers = {1: happen}", False),
    ],
)
def test_a_call_that_does_nothing_is_found(line: str, wrong: bool, tmp_path: Path) -> None:
    paths = {name: tmp_path / f"{name}.py" for name in ("game", "game.events", "game.words", "game.card")}
    paths["game"].write_text("from game.events import happen\n", "utf-8")
    paths["game.events"].write_text("def happen(do) -> Steps[None]:\n    yield 1\n", "utf-8")
    paths["game.words"].write_text(
        "class Do:\n"
        "    run: Callable[[Do], Steps[None]]\n"
        "    def kill(self) -> Steps[None]: ...\n"
        "    def add(self) -> Steps[None]: ...\n"
        "    def empower(self) -> Steps[None]: ...\n"
        "def empower(cost) -> Activated: ...\n",
        "utf-8",
    )
    paths["game.card"].write_text(
        "from game import events, happen\n"
        "from game.words import empower\n"
        f"def effect(do) -> Steps[None]:\n    {line}\n",
        "utf-8",
    )
    assert bool(list(not_run(paths, procedures(paths)))) is wrong
