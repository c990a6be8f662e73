"""What stands in a report, line by line; and how a report is read back."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from adapters.port import EngineInfo
from steps.case import Authority
from touchstone.errors import UserError
from touchstone.verdicts import Finding

FORMAT = 1
Group: TypeAlias = Literal["basics", "controls", "rulings"]


class Header(msgspec.Struct, frozen=True, kw_only=True, tag_field="record", tag="header"):
    """The first line: who was asked, by which version of the suite."""

    format: int = FORMAT
    suite: str
    corpus: str
    engine: str
    """As it was given on the command line."""
    engine_info: EngineInfo | None = None
    unusable: str | None = None
    """Why no case was run at all."""


class CaseRecord(Finding, frozen=True, kw_only=True, omit_defaults=True, tag_field="record", tag="case"):
    """One case in one edition, and its verdict."""

    id: str
    game: str
    edition: str
    engine: str
    title: str = ""
    group: Group = "rulings"
    authority: Authority | None = None
    unconfirmed: bool = False
    again: str = ""
    """The command that repeats it."""
    hash: str
    """Of what the case does and expects; other words in it do not count."""
    corpus: str


class Footer(msgspec.Struct, frozen=True, kw_only=True, tag_field="record", tag="footer"):
    """The last line; a report without it was cut short."""

    verdicts: dict[str, int]
    interrupted: bool = False
    gone: str | None = None
    """Why the engine was given up before the end."""


ReportLine: TypeAlias = Header | CaseRecord | Footer
_lines: msgspec.json.Decoder[ReportLine] = msgspec.json.Decoder(ReportLine)


class ReportFile(msgspec.Struct, frozen=True):
    """A report that was read."""

    header: Header
    cases: Sequence[CaseRecord]
    footer: Footer | None

    def whole(self) -> bool:
        """Whether every case was run."""
        return self.footer is not None and not (
            self.footer.interrupted or self.footer.gone or self.header.unusable
        )


def read_report(path: Path) -> ReportFile:
    """Read a report; a :class:`UserError` names the line that is none of a report."""
    try:
        text = path.read_bytes()
    except OSError as problem:
        raise UserError(f"the report {path} cannot be read: {problem.strerror}") from problem
    lines: list[ReportLine] = []
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            lines.append(_lines.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise UserError(f"{path}:{number}: not a line of a report: {problem}") from problem
    if not lines or not isinstance(lines[0], Header):
        raise UserError(f"{path}:1: a report begins with its header; `touchstone run --report` writes one")
    if lines[0].format != FORMAT:
        raise UserError(f"{path}:1: the format {lines[0].format} of this report is not known, only {FORMAT}")
    footer = lines[-1] if isinstance(lines[-1], Footer) else None
    return ReportFile(lines[0], [line for line in lines if isinstance(line, CaseRecord)], footer)
