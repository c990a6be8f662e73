"""Everything the oracle says it did by a rule has words in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import oracle
from steps.reasons import WORDINGS, say_reason


def words_of_the_oracle() -> Iterator[str]:
    """Yield the second argument of each call of ``reason``: a literal, or a choice of literals."""
    for path in Path(next(iter(oracle.__path__))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "reason"
            ):
                what = node.args[1]
                arms = [what.body, what.orelse] if isinstance(what, ast.IfExp) else [what]
                yield from (str(arm.value) for arm in arms if isinstance(arm, ast.Constant))


def test_every_word_of_the_oracle_is_known() -> None:
    used = set(words_of_the_oracle())
    assert len(used) > 10
    assert used - WORDINGS.keys() == set()


@pytest.mark.parametrize("what", sorted(WORDINGS))
@pytest.mark.parametrize("by", [None, "Smite"])
@pytest.mark.parametrize("of", ["", "Unit X"])
def test_each_can_be_said_in_both_languages(what: str, by: str | None, of: str) -> None:
    for language in ("en", "zh"):
        text = say_reason("1", what, of, by, language)
        assert text
        assert "{" not in text
        assert "rule 1" not in text
