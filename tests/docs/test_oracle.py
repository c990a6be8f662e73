"""docs/oracle.md lists the modules as they describe themselves, and shows a card as it is written."""

import ast
import re
from collections.abc import Iterator

from tests.source_tree import ROOT, modules, tree

TEXT = (ROOT / "docs" / "oracle.md").read_text("utf-8")


def rows() -> Iterator[str]:
    """Yield the rows of the table, in the order of the rulebook; modules without a chapter come last."""
    found = []
    for name, path in modules("oracle/riftbound").items():
        short = name.removeprefix("oracle.riftbound.")
        if "." in short or short in (name, "oracle.riftbound", "cards"):
            continue
        words = " ".join((ast.get_docstring(tree(path)) or "").split("\n\n")[0].split())
        first = re.search(r"\(Core Rules (\d+)", words)
        found.append((int(first[1]) if first else 1000, short, words))
    for _, short, words in sorted(found):
        yield f"| `{short}` | {words} |"


def test_every_module_is_listed_with_its_chapter() -> None:
    assert [line for line in TEXT.splitlines() if line.startswith("| `")] == list(rows())


def test_the_card_that_is_shown_is_the_card() -> None:
    (shown,) = re.findall(r"```python\n(.*?)```", TEXT, re.S)
    assert shown in (ROOT / "oracle" / "riftbound" / "cards" / "_origins.py").read_text("utf-8")
