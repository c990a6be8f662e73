"""The command ``report``: reports in another form, printed or written to a file."""

from collections.abc import Sequence
from pathlib import Path

from steps.words import Language
from touchstone.errors import UserError
from touchstone.lines import say
from touchstone.records import read_report
from touchstone.report_forms import FORMS
from touchstone.report_page import report_page


def print_report(paths: Sequence[Path], form: str, out: Path | None, language: Language) -> int:
    """Print reports, or write them to a file; only a page holds several."""
    if form != "html" and len(paths) > 1:
        raise UserError(f"--as {form} takes one report; --as html shows several side by side")
    reports = [read_report(path) for path in paths]
    text = report_page(reports, language) if form == "html" else "\n".join(FORMS[form](reports[0]))
    if out is None:
        say(text)
        return 0
    try:
        out.write_text(f"{text}\n", "utf-8")
    except OSError as problem:
        raise UserError(f"{out} cannot be written: {problem.strerror}") from problem
    return 0
