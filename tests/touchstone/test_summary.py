"""What a run says in the end, and how it exits."""

import pytest

from steps.case import Authority, Case
from tests.touchstone.scripted import make_case
from touchstone.suite import Result
from touchstone.summary import again, exit_code, group_of, summary
from touchstone.verdicts import Finding, unsupported

PASS = Finding("pass")
FAIL = Finding(
    "fail", kind="fact", line=12, step="Then it is so", expected="so", seen="not so", rule="1.2", source="d#i"
)


def result(finding: Finding, identity: str = "rb-x", **more: object) -> Result:
    return Result(make_case(id=identity, **more), "radiance", "refuse", finding)


def lines(*results: Result, authority: Authority = "official") -> list[str]:
    def of(case: Case) -> Authority:
        return authority

    return list(summary(results, of))


@pytest.mark.parametrize(
    ("results", "code"),
    [
        ([result(PASS)], 0),
        ([result(PASS), result(unsupported("can:hide"), "rb-y")], 0),
        ([result(unsupported("can:hide"))], 1),
        ([result(PASS), result(FAIL, "rb-y")], 1),
        ([result(PASS), result(Finding("vacuous"), "rb-y")], 1),
        ([result(PASS), result(Finding("crash"), "rb-y")], 1),
        ([result(PASS), result(Finding("invalid"), "rb-y")], 1),
        ([result(PASS), result(Finding("error", kind="setup"), "rb-y")], 1),
        ([result(PASS), result(FAIL, "rb-y", unconfirmed=True)], 0),
        ([result(FAIL, unconfirmed=True)], 1),
        ([], 1),
    ],
)
def test_the_exit_code(results: list[Result], code: int) -> None:
    assert exit_code(results) == code


def test_a_broken_file_is_no_success() -> None:
    assert exit_code([result(PASS)], broken=True) == 1


def test_a_failure_says_where_what_why_and_how_to_repeat_it() -> None:
    assert lines(result(FAIL))[:7] == [
        "FAIL, fact  rb-x (radiance)  A blade kills",
        "  line 12  Then it is so",
        "  expected  so",
        "  seen      not so",
        "  why       rule 1.2, d#i",
        "  again     touchstone run rb-x --edition radiance --engine refuse",
        "",
    ]


def test_a_case_on_disk_is_repeated_by_its_place() -> None:
    assert again(result(FAIL, path="my cases/a.feature", line=7)).startswith(
        "touchstone run 'my cases/a.feature:7'"
    )


def test_a_ruling_whose_control_fails_is_folded_under_it() -> None:
    control = result(FAIL, "rb-x.control")
    shown = lines(control, result(FAIL, control="rb-x.control"))
    assert sum(line.startswith("FAIL") for line in shown) == 1
    assert "  rests on it  rb-x" in shown


def test_what_rests_on_something_that_rests_is_folded_too() -> None:
    shown = lines(
        result(FAIL, "rb-y", control="rb-x.control"),
        result(FAIL, "rb-x.control", control="rb-basic"),
        result(FAIL, "rb-basic"),
    )
    assert [line.split()[2] for line in shown if line.startswith("FAIL")] == ["rb-basic"]
    assert "  rests on it  rb-y, rb-x.control" in shown


def test_cases_that_rest_on_each_other_do_not_vanish() -> None:
    shown = lines(
        result(FAIL, "rb-x", control="rb-y"),
        result(FAIL, "rb-y", control="rb-x"),
        result(FAIL, "rb-z", control="rb-y"),
    )
    assert [line.split()[2] for line in shown if line.startswith("FAIL")] == ["rb-x"]
    assert "  rests on it  rb-y, rb-z" in shown


def test_a_run_that_was_stopped_is_not_presented_as_whole() -> None:
    def of(case: Case) -> Authority:
        return "official"

    assert not any("NOT ALL" in line for line in summary([result(PASS)], of, 1))
    assert any("NOT ALL" in line and "1 of 3" in line for line in summary([result(PASS)], of, 3))


def test_what_is_unsupported_is_counted_by_what_would_open_it() -> None:
    both = unsupported("can:hide", "can:move")
    shown = lines(
        result(unsupported("can:hide")), result(unsupported("can:hide"), "rb-y"), result(both, "rb-z")
    )
    assert shown[:3] == [
        "3 cases unsupported",
        "  adding `hide` would open 2 cases",
        "  1 case needs several things",
    ]


def test_the_headline_counts_by_authority_and_leaves_out_the_unconfirmed() -> None:
    shown = lines(
        result(PASS, level="basic"),
        result(FAIL, "rb-y"),
        result(PASS, "rb-z"),
        result(PASS, "rb-z.control"),
        result(PASS, "rb-u", unconfirmed=True),
    )
    assert shown[-3:] == [
        "official 1/2, basics 1/1, controls 1/1",
        "unconfirmed 1/1, not counted",
        "5 cases: 4 pass, 1 fail",
    ]


@pytest.mark.parametrize(
    ("identity", "group"),
    [
        ("rb-x", "rulings"),
        ("rb-x.control", "controls"),
        ("rb-x.deathknell-control", "controls"),
        ("rb-mind-control", "rulings"),
    ],
)
def test_groups(identity: str, group: str) -> None:
    assert group_of(make_case(id=identity)) == group
