"""pytest-bdd and the loop of the command line read and judge the same cases."""

import pytest
from pytest_bdd.feature import get_features

from steps.case import Case
from touchstone.corpus import Corpus, default_root
from touchstone.pytest_bdd import Collector, judge

pytest_plugins = ["pytester"]

FEATURE = """@game:riftbound
Feature: One
  @id:rb-one{tag}
  Scenario: A unit is where it is
    Given it is your main phase
    And the position:
      | object     | player   | place |
      | Unit X (3) | Opponent | base  |
    When you {verb}
    Then Unit X is in the opponent's trash
"""


def collected() -> list[Case]:
    cases = []
    for feature in get_features([str(default_root())]):
        for scenario in feature.scenarios.values():
            collector = Collector(feature, scenario)
            for step in scenario.steps:
                collector.add(step)
            cases.append(collector.case())
    return cases


def meaning(case: Case) -> tuple[object, ...]:
    return (
        case.position,
        case.steps,
        set(case.tags),
        case.since,
        case.until,
        case.control,
        case.path,
        case.line,
    )


def test_both_read_the_same_cases() -> None:
    ours = {case.id: meaning(case) for case in Corpus().everything().cases}
    theirs = {case.id: meaning(case) for case in collected()}
    assert theirs == ours


def test_both_give_the_same_verdicts() -> None:
    by_id = {case.id: case for case in Corpus().everything().cases}
    for case in collected():
        left, right = judge(case), judge(by_id[case.id])
        assert (left.edition, left.finding.verdict) == (right.edition, right.finding.verdict), case.id


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeconftest('pytest_plugins = ["touchstone.pytest_bdd"]')
    pytester.makepyfile("from pytest_bdd import scenarios\n\nscenarios('one.feature')")
    return pytester


def run(project: pytest.Pytester, *, tag: str = "", verb: str = "end your turn") -> pytest.RunResult:
    project.makefile(".feature", one=FEATURE.format(tag=tag, verb=verb))
    return project.runpytest_inprocess("-p", "no:cacheprovider", "--import-mode=importlib")


def test_a_case_that_fails_is_a_test_that_fails(project: pytest.Pytester) -> None:
    result = run(project)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*FAIL*rb-one*", "*one.feature:10*", "*expected*the opponent's trash*"])


def test_an_unknown_phrase_names_the_nearest(project: pytest.Pytester) -> None:
    result = run(project, verb="edn your turn")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(['*one.feature:9: unknown phrase "you edn your turn"; did you mean*'])


def test_an_unknown_tag_is_refused(project: pytest.Pytester) -> None:
    result = run(project, tag=" @ruel:1")
    result.stdout.fnmatch_lines(["*unknown tag *@ruel*did you mean @rule:*"])
    assert result.ret != 0
