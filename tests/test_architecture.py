"""Who may know whom, and that what is cited exists."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

from oracle.grand_archive import catalogue as grand_archive_catalogue
from oracle.grand_archive import editions as grand_archive_editions
from oracle.grand_archive.cards import cards as grand_archive_cards
from oracle.grand_archive.rule_numbers import numbers as grand_archive_numbers
from oracle.kernel import Difference
from oracle.riftbound import catalogue as riftbound_catalogue
from oracle.riftbound import editions as riftbound_editions
from oracle.riftbound.cards import cards as riftbound_cards
from oracle.riftbound.rule_numbers import numbers as riftbound_numbers
from steps.case import Because
from tests.source_tree import PACKAGES, ROOT, imports, modules, tree
from touchstone.corpus import Corpus

GAMES = ("riftbound", "grand_archive")
NUMBERS = {"riftbound": riftbound_numbers, "grand_archive": grand_archive_numbers}
EDITIONS = {"riftbound": riftbound_editions, "grand_archive": grand_archive_editions}
CARDS = {
    "riftbound": (set(riftbound_catalogue.by_name), set(riftbound_cards)),
    "grand_archive": (set(grand_archive_catalogue.by_name), set(grand_archive_cards)),
}
DATA = tuple(
    f"oracle.{game}.{module}"
    for game in GAMES
    for module in ("catalogue", "rule_numbers", "rule_hashes", "stand_in_words")
)
"""All that steps and touchstone may read of the oracle."""

ALLOWED = {
    "oracle": ("oracle", "msgspec"),
    "adapters.port": ("adapters.port", "msgspec"),
    "adapters.oracle": ("adapters", "oracle", "msgspec"),
    **{
        f"adapters._oracle_{part}": ("adapters", "oracle", "msgspec")
        for part in (
            "case",
            *(f"{game}{what}" for game in GAMES for what in ("", "_position", "_showing")),
        )
    },
    "adapters.random_play": ("adapters", "oracle"),
    "adapters.wrong": ("adapters", "oracle", "msgspec"),
    "adapters": ("adapters", "msgspec"),
    "steps": ("steps", "adapters.port", *DATA, "msgspec", "gherkin"),
    "touchstone.pytest_bdd": ("touchstone", "steps", "adapters", *DATA, "msgspec", "pytest", "pytest_bdd"),
    "touchstone.pages_html": ("jinja2", "markupsafe"),
    "touchstone.pytest_plugin": ("touchstone", "adapters", "steps", "pytest"),
    "touchstone": ("touchstone", "steps", "adapters", *DATA, "msgspec", "click"),
}
"""What a module may import beside the standard library; the longest name that fits counts."""


def below(name: str, tops: Iterable[str]) -> bool:
    return any(name == top or name.startswith(f"{top}.") for top in tops)


def forbidden(package: str) -> list[str]:
    wrong = []
    for name, path in modules(package).items():
        rule = max((top for top in ALLOWED if below(name, (top,))), key=len)
        for imported, line in imports(path):
            standard = imported.partition(".")[0] in sys.stdlib_module_names
            if not standard and not below(imported, ALLOWED[rule]):
                wrong.append(f"{path.relative_to(ROOT)}:{line}: {name} may not import {imported}")
    return wrong


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_imports_only_what_it_may_know(package: str) -> None:
    assert forbidden(package) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("package", ["oracle", "steps"])
def test_the_games_do_not_know_each_other(package: str, game: str) -> None:
    others = [f"{top}.{other}" for top in PACKAGES for other in GAMES if other != game]
    wrong = [
        f"{name} imports {imported}"
        for name, path in modules(package).items()
        if below(name, (f"{package}.{game}",))
        for imported, _ in imports(path)
        if below(imported, others)
    ]
    assert wrong == []


def test_the_kernel_imports_no_game() -> None:
    kernel = modules("oracle/kernel")
    wrong = [
        f"{name} imports {imported}"
        for name, path in kernel.items()
        for imported, _ in imports(path)
        if below(imported, ("oracle",)) and not below(imported, ("oracle.kernel",))
    ]
    assert wrong == []


@pytest.mark.parametrize("shared", ["steps/shared", "adapters/_oracle_case.py", "adapters/_oracle_names.py"])
def test_what_games_share_imports_no_game(shared: str) -> None:
    place = ROOT / shared
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    assert files
    wrong = [
        f"{path.name} imports {imported}"
        for path in files
        for imported, _ in imports(path)
        if any(game in imported for game in GAMES)
    ]
    assert wrong == []


NOUN = re.compile(
    r"("
    r"ally|attack|attacker|banish|base|battlefield|card|chain|champion|combat|damage|deck|defender"
    r"|discard|domain|element|energy|equipment|exhaust|focus|gear|graveyard|hand|hero|intent|keyword"
    r"|legend|level|lineage|material|materialize|memory|might|opportunity|phase|power|priority|regalia"
    r"|rest|rune|showdown|spell|target|token|trash|turn|unit|riftbound|archive"
    r")s?"
)


def test_the_kernel_has_no_noun_of_a_game() -> None:
    wrong = []
    for name, path in modules("oracle/kernel").items():
        for node in ast.walk(tree(path)):
            text = next(
                (getattr(node, field) for field in ("id", "attr", "arg", "name") if hasattr(node, field)),
                None,
            )
            if isinstance(text, str):
                words = re.findall(r"[A-Z]?[a-z]+", text)
                wrong += [f"{name}: {text}" for word in words if NOUN.fullmatch(word.lower())]
    assert wrong == []


def test_the_wheel_holds_exactly_these_packages() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert sorted(project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]) == sorted(PACKAGES)


def test_the_cases_are_no_code() -> None:
    kinds = {path.suffix or path.name for path in (ROOT / "features").rglob("*") if path.is_file()}
    assert kinds == {".feature", ".toml", "LICENSE"}


# -- what is cited ------------------------------------------------------------------------------------------

WHOLE_NUMBER = re.compile(r"\d{3}(\.(\d+|[a-z]))*|[A-Z]{2,3}(\.(\d+|ex))+")
IN_TEXT = re.compile(r"(?<![\w.-])(?:\d{3}(?:\.(?:\d+|[a-z]))+|[A-Z]{3}(?:\.\d+)+)(?![\w-])")


def numbers_of(module: str) -> frozenset[str]:
    """Return the numbers that a module of the oracle may cite: those of its game."""
    return NUMBERS["grand_archive" if module.startswith("oracle.grand_archive") else "riftbound"]


def oracle_modules() -> dict[str, Path]:
    return {name: path for name, path in modules("oracle").items() if not name.endswith(".rule_numbers")}


def test_every_rule_that_the_oracle_cites_exists() -> None:
    """Numbers in strings reach the user as reasons; numbers in comments send the reader to a chapter."""
    strings = {
        (name, node.value)
        for name, path in oracle_modules().items()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if WHOLE_NUMBER.fullmatch(node.value)
    }
    words = {
        (name, number)
        for name, path in oracle_modules().items()
        for number in IN_TEXT.findall(path.read_text("utf-8"))
    }
    assert len(strings) > 50
    assert len(words) > 100
    assert sorted(f"{name}: {rule}" for name, rule in strings | words if rule not in numbers_of(name)) == []


def test_every_reason_is_a_rule_and_not_a_sentence() -> None:
    """The first argument of ``reason`` ends in numbers, whatever expression gives it."""
    wrong = [
        f"{name}:{node.lineno}: {part.value!r}"
        for name, path in oracle_modules().items()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "reason"
        for part in results(node.args[0])
        if not (isinstance(part.value, str) and WHOLE_NUMBER.fullmatch(part.value))
    ]
    assert wrong == []


def results(value: ast.expr) -> Iterable[ast.Constant]:
    """Yield the constants an expression may come to; not those it only looks at."""
    if isinstance(value, ast.Constant):
        yield value
    elif isinstance(value, ast.IfExp):
        yield from results(value.body)
        yield from results(value.orelse)
    elif isinstance(value, ast.BoolOp):
        for part in value.values:
            yield from results(part)


@pytest.mark.parametrize(
    ("game", "difference"),
    [(game, difference) for game, editions in EDITIONS.items() for difference in editions.DIFFERENCES],
    ids=lambda each: getattr(each, "name", each),
)
def test_a_difference_of_editions_names_its_rule_and_range(game: str, difference: Difference) -> None:
    names = EDITIONS[game].NAMES
    assert difference.rule in NUMBERS[game]
    assert difference.since in names
    assert difference.until is None or names.index(difference.since) <= names.index(difference.until)


def test_every_rule_that_a_case_cites_exists() -> None:
    cases = Corpus().everything().cases
    cited = {(case.game, case.id, rule) for case in cases for rule in case.rules}
    cited |= {
        (case.game, case.id, step.expects.rule)
        for case in cases
        for step in case.steps
        if isinstance(step.expects, Because)
    }
    assert cited
    assert [(case, rule) for game, case, rule in sorted(cited) if rule not in NUMBERS[game]] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_catalogue_can_be_played_and_none_beside(game: str) -> None:
    catalogued, played = CARDS[game]
    assert catalogued == played


def test_the_oracle_knows_no_case() -> None:
    index = Corpus().index()
    assert len(index) > 100
    known = [
        f"{path.relative_to(ROOT)}: {identity}"
        for path in modules("oracle").values()
        for identity in index
        if identity in path.read_text("utf-8")
    ]
    assert known == []
