"""A report in other forms: Markdown for a pull request, JUnit for a build server."""

import re
from collections import Counter
from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from touchstone.records import CaseRecord, ReportFile
from touchstone.summary import BAD

_NO_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ERRORS = frozenset({"error", "timeout", "crash", "invalid"})


def code(text: str) -> str:
    r"""Return words that an engine may have written, so that Markdown shows them as they are.

    >>> code("<b>@all\n**`x`**")
    '`` <b>@all **`x`** ``'
    """
    words = " ".join(text.split())
    longest = max(map(len, re.findall("`+", words)), default=0)
    fence = "`" * (longest + 1)
    space = " " if longest else ""
    return f"{fence}{space}{words}{space}{fence}"


def markdown(report: ReportFile) -> Iterator[str]:
    """Yield the lines of the report as Markdown: figures, then what failed."""
    info = report.header.engine_info
    name = f"{info.name} {info.version}".strip() if info else report.header.engine
    yield f"# {code(name)}"
    yield ""
    yield f"{code(report.header.suite)}, corpus {code(report.header.corpus)}"
    trouble = trouble_of(report)
    if trouble is not None:
        yield from ("", f"Not every case was run: {code(trouble)}")
    yield from ("", "| of | passed | of all |", "|---|---|---|")
    counted = [case for case in report.cases if not case.unconfirmed]
    for kind, cases in _kinds(counted):
        yield f"| {kind} | {sum(case.verdict == 'pass' for case in cases)} | {len(cases)} |"
    verdicts = Counter(case.verdict for case in report.cases)
    yield ""
    yield ", ".join(f"{number} {verdict}" for verdict, number in verdicts.most_common()) or "no case"
    bad = [case for case in report.cases if case.verdict in BAD]
    if bad:
        yield from ("", "## Not as the rulings say")
    for case in bad:
        kind = f", {code(case.kind)}" if case.kind else ""
        yield from ("", f"### {code(case.id)} ({code(case.edition)}): {case.verdict}{kind}", "")
        told = (
            ("case", case.title),
            ("step", case.step),
            ("expected", case.expected),
            ("seen", case.seen),
            ("rule", case.rule),
            ("source", case.source),
            ("again", case.again),
        )
        yield from (f"- {label}: {code(text)}" for label, text in told if text)


def trouble_of(report: ReportFile) -> str | None:
    """Return why not every case was run."""
    if report.header.unusable is not None:
        return report.header.unusable
    if report.footer is not None and report.footer.gone is not None:
        return report.footer.gone
    return None if report.whole() else "the run was cut short"


def _kinds(cases: list[CaseRecord]) -> Iterator[tuple[str, list[CaseRecord]]]:
    kinds: dict[str, list[CaseRecord]] = {}
    for case in cases:
        kind = (case.authority or "rulings") if case.group == "rulings" else case.group
        kinds.setdefault(kind, []).append(case)
    yield from sorted(kinds.items())


def junit(report: ReportFile) -> Iterator[str]:
    """Yield the lines of the report as JUnit XML: a vacuous case is a failure, an unsupported one skipped."""
    failures = sum(case.verdict in BAD - _ERRORS for case in report.cases)
    errors = sum(case.verdict in _ERRORS for case in report.cases)
    skipped = sum(case.verdict == "unsupported" for case in report.cases)
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    trouble = trouble_of(report)
    yield (
        f"<testsuite name={_attribute(report.header.engine)} "
        f'tests="{len(report.cases) + bool(trouble)}" failures="{failures}" '
        f'errors="{errors + bool(trouble)}" skipped="{skipped}">'
    )
    if trouble:
        yield '  <testcase classname="touchstone" name="engine">'
        yield f"    <error message={_attribute(trouble)}/>"
        yield "  </testcase>"
    for case in report.cases:
        name = f"{case.id} ({case.edition})"
        head = f"  <testcase classname={_attribute(f'{case.game}.{case.group}')} name={_attribute(name)}"
        if case.verdict == "pass":
            yield f"{head}/>"
            continue
        yield f"{head}>"
        yield f"    {_outcome(case)}"
        yield "  </testcase>"
    yield "</testsuite>"


def _outcome(case: CaseRecord) -> str:
    if case.verdict == "unsupported":
        return f"<skipped message={_attribute(', '.join(case.missing))}/>"
    element = "error" if case.verdict in _ERRORS else "failure"
    told = [
        f"{label}: {text}"
        for label in ("title", "step", "expected", "seen", "again")
        if (text := getattr(case, label))
    ]
    kind = f"{case.verdict} {case.kind or ''}".strip()
    message = _attribute(case.seen or case.verdict)
    return f"<{element} type={_attribute(kind)} message={message}>{_text(chr(10).join(told))}</{element}>"


def _text(text: str) -> str:
    return escape(_NO_XML.sub("?", text))


def _attribute(text: str) -> str:
    return quoteattr(_NO_XML.sub("?", text))


FORMS = {"markdown": markdown, "junit": junit}
"""Every form, by its name."""
