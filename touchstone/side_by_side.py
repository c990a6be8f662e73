"""Several engines on the same cases: their figures in columns, and the cases on which they differ."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from steps.case import Authority, Case
from touchstone.suite import Result
from touchstone.summary import rows, score

_MOST_CASES = 40

Ran = Mapping[str, Sequence[Result]]
"""The results by engine, as it was given."""


def side_by_side(ran: Ran, authority: Callable[[Case], Authority]) -> Iterator[str]:
    """Yield the lines: figures by engine, then the cases whose verdicts are not the same."""
    yield from _columns(
        [
            ["", *ran],
            *(
                [name, *(score(of) if of else "-" for of in each)]
                for name, each in _figures(ran, authority).items()
                if any(each)
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

    An engine that plays other editions runs a case in another one: then the case alone is compared.
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
        if len({of.get(engine) for engine in ran}) > 1
    }


def _columns(table: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table; long names of engines get a column as wide.

    >>> list(_columns([["", "oracle", "nothing"], ["rules", "2/2", "0/2"]]))
    ['         oracle  nothing', '  rules  2/2     0/2']
    """
    widths = [max(len(row[at]) for row in table) for at in range(len(table[0]))]
    for row in table:
        yield f"  {'  '.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))}".rstrip()
