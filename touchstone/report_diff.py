"""The command ``diff``: what became of each case between two reports, and whose doing that is."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, TypeAlias

from touchstone.records import CaseRecord, ReportFile, read_report

Cause: TypeAlias = Literal["the engine", "the case was corrected", "the rules"]


def _by_case(report: ReportFile) -> dict[str, CaseRecord]:
    """Return the records by what a case is called; in all editions, with the edition."""
    ids = [case.id for case in report.cases]
    several = len(set(ids)) < len(ids)
    return {f"{case.id} ({case.edition})" if several else case.id: case for case in report.cases}


def _cause(before: CaseRecord, after: CaseRecord) -> Cause:
    """Return why a verdict may differ: another edition asks another thing, and so does a corrected case."""
    if before.edition != after.edition:
        return "the rules"
    return "the case was corrected" if before.hash != after.hash else "the engine"


def differences(first: ReportFile, second: ReportFile) -> Iterator[tuple[str, str]]:
    """Yield the heading and a line for each case that differs."""
    before, after = _by_case(first), _by_case(second)
    for name in before.keys() & after.keys():
        old, new = before[name], after[name]
        if (old.verdict, old.kind) == (new.verdict, new.kind):
            continue
        word = "other verdict"
        if "pass" in (old.verdict, new.verdict):
            word = "newly passing" if new.verdict == "pass" else "newly failing"
        if new.verdict == "unsupported" and old.verdict == "pass":
            word = "no longer supported"
        change = f"{_said(old)} -> {_said(new)}"
        if old.edition != new.edition:
            change += f", {old.edition} -> {new.edition}"
        yield f"{word}, by {_cause(old, new)}", f"{name}  {change}"
    yield from (("added", f"{name}  {_said(after[name])}") for name in after.keys() - before.keys())
    yield from (("removed", f"{name}  {_said(before[name])}") for name in before.keys() - after.keys())


def _said(case: CaseRecord) -> str:
    return f"{case.verdict}, {case.kind}" if case.kind else case.verdict


_LOSSES = ("newly failing, by the engine", "no longer supported, by the engine")


def diff_reports(first: Path, second: Path) -> tuple[list[str], int]:
    """Return the lines of the comparison, and 1 if the engine lost something, else 0."""
    old, new = read_report(first), read_report(second)
    found: dict[str, list[str]] = {}
    for heading, line in differences(old, new):
        found.setdefault(heading, []).append(line)
    lines = []
    for path, report in ((first, old), (second, new)):
        if not report.whole():
            lines.append(f"{path} was cut short: what is missing there counts as removed or added")
    for heading in sorted(found, key=lambda heading: (heading not in _LOSSES, heading)):
        lines.append(f"{heading}: {len(found[heading])}")
        lines += [f"  {line}" for line in sorted(found[heading])]
    same = len(_by_case(old).keys() & _by_case(new).keys())
    changed = sum(len(group) for heading, group in found.items() if heading not in ("added", "removed"))
    lines.append(f"{same - changed} as before")
    return lines, int(any(heading in _LOSSES for heading in found))
