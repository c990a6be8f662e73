"""Feature files as tests of pytest, through pytest-bdd.

In ``conftest.py`` ``pytest_plugins = ["touchstone.pytest_bdd"]``, in a test module ``scenarios("features")``.
Three steps catch every line and hand it to the phrases of the game, so the lookup of pytest-bdd does not grow
with the vocabulary.  After its last line a scenario is executed by the runner of the command line.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from pytest_bdd import given, parsers, then, when
from pytest_bdd.parser import Feature, Scenario, ScenarioTemplate, Step

from steps.builder import Builder, Keyword
from steps.case import Both, Case
from steps.errors import CaseError, WrongText
from steps.tags import Tag, fields, merge, read_tag
from steps.words import Language
from touchstone.corpus import Corpus, shown_path
from touchstone.documents import Documents
from touchstone.editions import jobs
from touchstone.suite import Job, Result, Suite
from touchstone.summary import failure
from touchstone.verdicts import Finding

AnyScenario: TypeAlias = Scenario | ScenarioTemplate
_LINE = parsers.re(r"(?P<text>.*)")


class Collector:
    """A scenario of pytest-bdd on its way to a case."""

    def __init__(self, feature: Feature, scenario: AnyScenario) -> None:
        self._path = shown_path(Path(feature.filename))
        self._scenario = scenario
        self._language: Language = "zh" if feature.language.startswith("zh") else "en"
        self._tags = tags_of(feature, scenario)
        game = next((value for kind, value in self._tags if kind == "game"), "riftbound")
        self._builder = Builder(game, path=self._path, language=self._language)

    def add(self, step: Step) -> None:
        """Take in one line; a wrong one is a :class:`CaseError`."""
        rows = step.datatable.rows if step.datatable else []
        table = [[cell.value for cell in row.cells] for row in rows]
        keyword: Keyword = step.type  # type: ignore[assignment]  # a plain string there
        self._builder.add(keyword, step.name, table, step.line_number, [row.location.line for row in rows])

    def case(self) -> Case:
        """Return the case that all lines make."""
        line = self._scenario.line_number
        title = {self._language: self._scenario.name}
        return Case(
            id=next((value for kind, value in self._tags if kind == "id"), f"{self._path}:{line}"),
            title=Both(title.get("en", ""), title.get("zh", "")),
            language=self._language,
            path=self._path,
            line=line,
            **self._builder.parts(),
            **fields(self._tags),
        )


def tags_of(feature: Feature, scenario: AnyScenario) -> list[Tag]:
    """Return the tags of a scenario with those it inherits."""
    above = merge([], [read_tag(tag) for tag in sorted(feature.tags)])
    if scenario.rule is not None:
        above = merge(above, [read_tag(tag) for tag in sorted(scenario.rule.tags)])
    return merge(above, [read_tag(tag) for tag in sorted(scenario.tags)])


@cache
def _corpus() -> Corpus:
    return Corpus()


@cache
def _suite() -> Suite:
    return Suite("oracle", _corpus().case, _corpus().text)


def judge(case: Case) -> Result:
    """Run a case against the oracle, in the newest edition of its range."""
    suite = _suite()
    job: Job = jobs([case], Documents(_corpus()).editions(), None, suite.declares)[0]
    finding: Finding = suite.finding(case, job.edition)
    return Result(case, job.edition, suite.specification, finding)


# -- hooks --------------------------------------------------------------------------------------------------

_SCENARIO = pytest.StashKey[tuple[Feature, Scenario]]()
_STEP = pytest.StashKey[Step]()
_COLLECTOR = pytest.StashKey[Collector]()


def pytest_bdd_apply_tag(tag: str, function: Callable[..., Any]) -> bool:
    """Accept the tags of a case, which have colons and are no marks; an unknown one is an error."""
    del function
    try:
        read_tag(tag)
    except WrongText as wrong:
        raise pytest.UsageError(str(wrong)) from None
    return True


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Scenario) -> None:
    """Remember which scenario the lines belong to."""
    request.node.stash[_SCENARIO] = feature, scenario


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Step) -> None:
    """Remember the line with its table and number: the functions of steps are given its text only."""
    request.node.stash[_STEP] = step


@given(_LINE)
@when(_LINE)
@then(_LINE)
def _line(request: pytest.FixtureRequest) -> None:
    """Hand the line to the phrases."""
    stash = request.node.stash
    try:
        if _COLLECTOR not in stash:
            stash[_COLLECTOR] = Collector(*stash[_SCENARIO])
        stash[_COLLECTOR].add(stash[_STEP])
    except (CaseError, WrongText) as wrong:
        pytest.fail(str(wrong), pytrace=False)


def pytest_bdd_after_step(request: pytest.FixtureRequest, scenario: Scenario, step: Step) -> None:
    """Execute the scenario after its last line."""
    if _COLLECTOR not in request.node.stash or step is not scenario.steps[-1]:
        return
    result = judge(request.node.stash[_COLLECTOR].case())
    if result.finding.verdict != "pass":
        pytest.fail("\n".join(failure(result)), pytrace=False)
