"""In which editions a case is run."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from steps.case import Case
from steps.errors import CaseError
from touchstone.corpus import Reading
from touchstone.errors import UserError, nearest
from touchstone.suite import Job

ALL = "all"


def in_range(case: Case, editions: Sequence[str]) -> tuple[str, ...]:
    """Return the editions of a case, oldest first: from ``since`` to ``until``, both inclusive.

    >>> from adapters.port import Position
    >>> from steps.case import Both
    >>> case = Case("x", "riftbound", Both(), Position(), (), since="b", until="c")
    >>> in_range(case, ("a", "b", "c", "d"))
    ('b', 'c')
    """
    first = editions.index(case.since) if case.since else 0
    last = editions.index(case.until) if case.until else len(editions) - 1
    return tuple(editions[first : last + 1])


def check(asked: str | None, editions: Mapping[str, Sequence[str]]) -> None:
    """Raise :class:`UserError` for an edition that does not exist.

    >>> check("radience", {"riftbound": ("vendetta", "radiance")})
    Traceback (most recent call last):
    touchstone.errors.UserError: unknown edition "radience"; did you mean "radiance"?
    """
    names = [edition for of_game in editions.values() for edition in of_game]
    if asked not in (None, ALL, *names):
        listed = f"; it is one of: {', '.join(names)}"
        raise UserError(f'unknown edition "{asked}"{nearest(asked or "", [*names, ALL], otherwise=listed)}')


def restrict(reading: Reading, editions: Mapping[str, Sequence[str]]) -> None:
    """Turn cases whose range names an edition that does not exist into problems of the reading."""
    bad: list[Case] = []
    for case in reading.cases:
        names = editions[case.game]
        wrong = next((name for name in (case.since, case.until) if name and name not in names), None)
        if wrong is not None:
            listed = f"; it is one of: {', '.join(names)}"
            message = f'unknown edition "{wrong}"{nearest(wrong, names, otherwise=listed)}'
            reading.problems.append(CaseError(case.path or case.id, case.line, message))
            bad.append(case)
    reading.keep(lambda case: case not in bad)


def jobs(
    cases: Iterable[Case],
    editions: Mapping[str, Sequence[str]],
    asked: str | None,
    declares: Callable[[str, str], bool],
) -> list[Job]:
    """Return the cases with their editions, as asked: None (the newest it plays), one edition, or all.

    Where the engine plays none of the editions of a case, the case stays, in its newest, as unsupported.
    """
    found: list[Job] = []
    for case in cases:
        its = in_range(case, editions[case.game])
        if asked == ALL:
            found += [Job(case, edition) for edition in its]
        elif asked is not None:
            found += [Job(case, asked)] if asked in its else []
        elif its:
            declared = [edition for edition in its if declares(case.game, edition)]
            found.append(Job(case, declared[-1] if declared else its[-1]))
    return found
