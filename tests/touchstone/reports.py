"""Reports as an engine's run leaves them, written by hand."""

from pathlib import Path

import msgspec

from adapters.port import EngineInfo
from touchstone.records import CaseRecord, Footer, Header, ReportLine

EVIL = (
    '</failure></script><script>alert("x")</script> <img src=x onerror=alert(1)> '
    "`@all` | **b** \x1b[2J ]]>&\n# head"
)
"""What an engine may say to harm a reader of its report."""


def case(identity: str = "rb-x", verdict: str = "pass", **more: object) -> CaseRecord:
    fields: dict[str, object] = {
        "verdict": verdict,
        "id": identity,
        "game": "riftbound",
        "edition": "radiance",
        "engine": "mine",
        "hash": "h",
        "corpus": "1",
        "authority": "official",
    }
    return CaseRecord(**(fields | more))  # type: ignore[arg-type]


def write(path: Path | str, *cases: CaseRecord, whole: bool = True, **header: object) -> Path:
    fields: dict[str, object] = {
        "suite": "s",
        "corpus": "1",
        "engine": "mine",
        "engine_info": EngineInfo("Mine", "2"),
    }
    lines: list[ReportLine] = [Header(**(fields | header)), *cases]  # type: ignore[arg-type]
    if whole:
        lines.append(Footer(verdicts={}))
    written = Path(path)
    written.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return written
