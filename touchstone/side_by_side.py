"""Several engines on the same cases: their figures in columns, and the cases on which they differ."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import get_args

from steps.case import Authority, Case
from touchstone.suite import Result
from touchstone.summary import cut_short, rows, score
from touchstone.verdicts import VerdictName

_MOST_CASES = 40

Ran = Mapping[str, Sequence[Result]]
"""The results by engine, as it was given."""


def side_by_side(
    ran: Ran, authority: Callable[[Case], Authority], totals: Mapping[str, int] | None = None
) -> Iterator[str]:
    """Yield the lines: figures by engine, then the cases whose verdicts are not the same.

    ``totals`` says how many cases each was to run, where that may be more than there are results.
    """
    yield from cut_short(ran, totals or {engine: len(results) for engine, results in ran.items()})
    counts = [Counter(result.finding.verdict for result in results) for results in ran.values()]
    yield from _columns(
        [
            ["", *ran],
            *(
                [name, *(score(of) if of else "-" for of in each)]
                for name, each in _figures(ran, authority).items()
                if any(each)
            ),
            [""] * (1 + len(ran)),
            *(
                [name, *(str(of[name]) for of in counts)]
                for name in get_args(VerdictName)
                if any(of[name] for of in counts)
            ),
        ]
    )
    differing = _differing(ran)
    if not differing:
        return
    yield ""
    yield "verdicts that differ"
    table = [["", *ran]]
    for (identity, edition), verdicts in list(differing.items())[:_MOST_CASES]:
        table.append([f"{identity} ({edition})" if edition else identity, *verdicts])
    yield from _columns(table)
    if len(differing) > _MOST_CASES:
        yield f"  and {len(differing) - _MOST_CASES} more; `--report` and `touchstone report` show all"


def _figures(ran: Ran, authority: Callable[[Case], Authority]) -> dict[str, list[Sequence[Result]]]:
    """Return the rows of the table of figures: for each kind of case, the results of each engine."""
    by_engine = [dict(rows(results, authority)) for results in ran.values()]
    names = dict.fromkeys(name for of in by_engine for name in of)
    return {name: [of.get(name, ()) for of in by_engine] for name in names}


def _differing(ran: Ran) -> dict[tuple[str, str], list[str]]:
    """Return the verdicts of the cases on which the engines differ; with the edition where there are several.

    An engine that plays other editions runs a case in another one: then the case alone is compared.  One that
    did not come to a case says nothing about it.
    """
    several = any(len({each.case.id for each in results}) < len(results) for results in ran.values())
    verdicts: dict[tuple[str, str], dict[str, str]] = {}
    for engine, results in ran.items():
        for result in results:
            key = result.case.id, result.edition if several else ""
            verdicts.setdefault(key, {})[engine] = result.finding.verdict
    return {
        key: [of.get(engine, "not run") for engine in ran]
        for key, of in verdicts.items()
        if len(set(of.values())) > 1
    }


def _columns(table: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table; long names of engines get a column as wide.

    >>> list(_columns([["", "oracle", "nothing"], ["rules", "2/2", "0/2"]]))
    ['         oracle  nothing', '  rules  2/2     0/2']
    """
    widths = [max(len(row[at]) for row in table) for at in range(len(table[0]))]
    for row in table:
        yield f"  {'  '.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))}".rstrip()
