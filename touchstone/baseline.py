"""The command ``baseline``: known failures, each with a reason; reality may differ in neither direction."""

import datetime
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from touchstone.errors import UserError
from touchstone.records import CaseRecord, ReportFile, read_report

FORMAT = 1
Outcome: TypeAlias = Literal[
    "pass", "unsupported", "expected-fail", "unexpected-pass", "new-fail", "other-fail", "expired", "not-run"
]
DIFFERS = frozenset({"unexpected-pass", "new-fail", "other-fail", "expired", "not-run"})
"""The outcomes in which reality is not what the baseline says."""


class Known(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A failure that is known."""

    id: str
    edition: str
    verdict: str
    kind: str | None = None
    reason: str = ""
    url: str = ""
    expires: datetime.date | None = None
    """The last day on which it is excused."""


class Baseline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of known failures."""

    known: tuple[Known, ...]
    format: int = FORMAT


def read_baseline(path: Path) -> Baseline:
    """Read one; a :class:`UserError` names what is wrong."""
    try:
        read = msgspec.json.decode(path.read_bytes(), type=Baseline)
    except OSError as problem:
        raise UserError(f"the baseline {path} cannot be read: {problem.strerror}") from problem
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise UserError(f"{path}: not a baseline: {problem}") from problem
    if read.format != FORMAT:
        raise UserError(f"{path}: the format {read.format} is not known, only {FORMAT}")
    return read


def write_baseline(
    report: Path, path: Path, reason: str, url: str, expires: datetime.date | None
) -> tuple[int, int]:
    """Write what fails in a report as known; what an older file says of a case is kept.

    Returns how many are known, and how many of them are new.
    """
    read = _whole(report)
    before = {} if not path.exists() else {(one.id, one.edition): one for one in read_baseline(path).known}
    known, fresh = [], 0
    for case in read.cases:
        if case.verdict in ("pass", "unsupported"):
            continue
        old = before.get((case.id, case.edition))
        fresh += old is None
        known.append(
            Known(
                id=case.id,
                edition=case.edition,
                verdict=case.verdict,
                kind=case.kind,
                reason=old.reason if old else reason,
                url=old.url if old else url,
                expires=old.expires if old else expires,
            )
        )
    data = msgspec.json.format(msgspec.json.encode(Baseline(tuple(known))), indent=1)
    try:
        path.write_bytes(data + b"\n")
    except OSError as problem:
        raise UserError(f"the baseline {path} cannot be written: {problem.strerror}") from problem
    return len(known), fresh


def _whole(path: Path) -> ReportFile:
    report = read_report(path)
    if not report.whole():
        raise UserError(f"the report {path} was cut short: run again to its end")
    return report


def outcomes(
    report: ReportFile, baseline: Baseline, today: datetime.date
) -> Iterator[tuple[Outcome, str, Known | None]]:
    """Yield what each case comes to, beside what is known of it."""
    known: Mapping[tuple[str, str], Known] = {(one.id, one.edition): one for one in baseline.known}
    for case in report.cases:
        one = known.get((case.id, case.edition))
        yield _outcome(case, one, today), f"{case.id} ({case.edition})", one
    run = {(case.id, case.edition) for case in report.cases}
    for key, one in known.items():
        if key not in run:
            yield "not-run", f"{one.id} ({one.edition})", one


def _outcome(case: CaseRecord, known: Known | None, today: datetime.date) -> Outcome:
    if case.verdict == "unsupported" and known is None:
        return "unsupported"
    if case.verdict == "pass":
        return "pass" if known is None else "unexpected-pass"
    if known is None:
        return "new-fail"
    if (case.verdict, case.kind) != (known.verdict, known.kind):
        return "other-fail"
    return "expired" if known.expires is not None and known.expires < today else "expected-fail"


def check_baseline(report: Path, path: Path, today: datetime.date) -> tuple[list[str], int]:
    """Return the lines of the comparison, and 1 if reality differs in either direction, else 0."""
    counts: dict[Outcome, int] = {}
    lines = []
    for outcome, name, known in outcomes(_whole(report), read_baseline(path), today):
        counts[outcome] = counts.get(outcome, 0) + 1
        if outcome in DIFFERS:
            why = ", ".join(filter(None, (known.reason, known.url))) if known else ""
            lines.append(f"{outcome:<15}  {name}" + (f"  {why}" if why else ""))
    total = ", ".join(f"{number} {outcome}" for outcome, number in sorted(counts.items()))
    lines.append(total or "no case")
    if DIFFERS & counts.keys():
        lines.append(
            f"write the baseline anew where this is right: touchstone baseline write {report} {path}"
        )
    return lines, int(bool(DIFFERS & counts.keys()))
