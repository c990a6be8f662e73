"""The modules of this repository, read as syntax trees: what tests of the structure ask."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("adapters", "oracle", "steps", "touchstone")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), filename=str(path))


def name_of(path: Path) -> str:
    """Return the dotted name of a module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules(package: str) -> dict[str, Path]:
    """Return the modules of a package and below, by name."""
    found = {name_of(path): path for path in sorted((ROOT / package).rglob("*.py"))}
    assert found, package
    return found


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Yield the module behind each import with its line, imports within functions too.

    What is imported from a package counts as a module of its own where there is one.
    """
    known = {name for package in PACKAGES for name in modules(package)}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import"
            assert node.module is not None
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else node.module, node.lineno
