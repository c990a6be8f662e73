"""docs/oracle.md lists the modules as they describe themselves, and shows a card as it is written."""

import ast
import re
from collections.abc import Iterator

from tests.source_tree import ROOT, modules, tree

ORACLE = ROOT / "docs" / "oracle.md"


GAMES = ("riftbound", "grand_archive")
"""The games, in the order of their tables."""


def rows(game: str) -> Iterator[str]:
    """Yield the rows of a table, in the order of the rulebook; modules without a chapter come last."""
    found = []
    for name, path in modules(f"oracle/{game}").items():
        short = name.removeprefix(f"oracle.{game}.")
        if "." in short or short in (name, f"oracle.{game}", "cards", "keywords"):
            continue
        words = " ".join((ast.get_docstring(tree(path)) or "").split("\n\n")[0].split())
        first = re.search(r"\(Core Rules (\d+)", words)
        found.append((int(first[1]) if first else 1000, short, words))
    for _, short, words in sorted(found):
        yield f"| `{short}` | {words} |"


def with_rows(text: str) -> str:
    """Return the document with the tables as the modules describe themselves."""
    tables = ("".join(f"{row}\n" for row in rows(game)) for game in GAMES)
    return re.sub(r"(?<=^\|---\|---\|\n)(\| `.*\n)*", lambda _: next(tables), text, flags=re.M)


def test_every_module_is_listed_with_its_chapter() -> None:
    text = ORACLE.read_text("utf-8")
    assert text == with_rows(text), "`python -m tests.docs` writes the table anew"


def test_the_card_that_is_shown_is_the_card() -> None:
    (shown,) = re.findall(r"```python\n(.*?)```", ORACLE.read_text("utf-8"), re.S)
    assert shown in (ROOT / "oracle" / "riftbound" / "cards" / "_origins.py").read_text("utf-8")
