"""Where the oracle says that it follows a rule: read from its source text, which is never imported for it."""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from touchstone.rulebook import NUMBER

_HOME = Path(__file__).resolve().parent.parent / "oracle"
_DATA = ("catalogue", "decklists", "rule_hashes", "rule_numbers")
_IN_TEXT = re.compile(rf"(?<![\w.-]){NUMBER.pattern}(?![\w-]|\.\w)")


class Place(NamedTuple):
    """A piece of the oracle that cites a rule."""

    module: str
    name: str
    """The function or class, with those around it; empty for the module itself."""

    def __str__(self) -> str:
        return f"{self.module}:{self.name}" if self.name else self.module


def procedures(game: str, numbers: Iterable[str], home: Path = _HOME) -> dict[str, list[Place]]:
    """Return the places in the oracle of a game that cite each of these rules, in a fixed order."""
    known = frozenset(numbers)
    found: dict[str, dict[Place, None]] = {}
    for path in sorted((home / game).rglob("*.py")):
        module = ".".join(path.relative_to(home / game).with_suffix("").parts)
        if module in _DATA:
            continue
        for number, name in _cited(path.read_text("utf-8")):
            if number in known:
                found.setdefault(number, {})[Place(module, name)] = None
    return {number: list(places) for number, places in found.items()}


def _cited(source: str) -> Iterator[tuple[str, str]]:
    r"""Yield the numbers of rules in texts and comments, with the function or class they stand in.

    >>> list(_cited('def pay():  # 357.1\n    "Costs, 357.2"\n    if size > 300: return "340", "at 340"'))
    [('357.1', 'pay'), ('357.2', 'pay'), ('340', 'pay')]
    """
    tree = ast.parse(source)
    spans = list(_spans(tree, ""))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from ((number, _around(spans, token.start[0])) for number in _IN_TEXT.findall(token.string))
    documented = {id(node) for node in _docstrings(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for number in _IN_TEXT.findall(node.value):
                # a bare figure among other words is a rule only where the code is explained
                if "." in number or number == node.value or id(node) in documented:
                    yield number, _around(spans, node.lineno)


def _docstrings(tree: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        for statement in getattr(node, "body", ()) if not isinstance(node, ast.Lambda | ast.IfExp) else ():
            if isinstance(statement, ast.Expr):
                yield statement.value


def _spans(node: ast.AST, inside: str) -> Iterator[tuple[int, int, str]]:
    """Yield the first and last line of each function and class, the outer ones first."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{inside}.{child.name}" if inside else child.name
            first = min([child.lineno, *(mark.lineno for mark in child.decorator_list)])
            yield first, child.end_lineno or first, name
            yield from _spans(child, name)
        else:
            yield from _spans(child, inside)


def _around(spans: list[tuple[int, int, str]], line: int) -> str:
    return next((name for first, last, name in reversed(spans) if first <= line <= last), "")
