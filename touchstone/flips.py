"""Two editions side by side: which answers flip between them, and by which rule.

What flips is not read off the ranges of the cases but shown by the oracle: a case of one edition that it
answers otherwise in the other one.
"""

from collections.abc import Iterator, Sequence

import msgspec

from adapters.port import EditionNote, Observation
from steps.case import Because, Case
from steps.game import game
from steps.lint import cards_named
from steps.sources import Sources
from touchstone.editions import in_range
from touchstone.suite import Suite
from touchstone.verdicts import Finding


class Flip(msgspec.Struct, frozen=True):
    """A case that holds in one edition and fails in the other."""

    case: Case
    holds_in: str
    finding: Finding
    """What it comes to in the other edition: the first fact that differs."""
    rule: str | None
    """The rule behind it."""
    difference: str | None = None
    """The name of the difference between the editions that it comes from, where one is cited."""
    opposite: str | None = None
    """The case that starts from the same position and gives the answer of the other edition."""


class New(msgspec.Struct, frozen=True):
    """A case that could not exist before, because cards in it came with a later set."""

    case: Case
    holds_in: str
    cards: tuple[str, ...]


class Undecided(msgspec.Struct, frozen=True):
    """A case that the oracle cannot answer in one of the two editions."""

    case: Case
    edition: str
    finding: Finding


class Comparison(msgspec.Struct, frozen=True):
    """What differs between two editions of a game."""

    differences: tuple[EditionNote, ...]
    flipped: tuple[Flip, ...]
    new: tuple[New, ...]
    same: tuple[Case, ...]
    """In the range of one edition only, and yet answered the same in the other."""
    undecided: tuple[Undecided, ...]


def compare(
    cases: Sequence[Case], sources: Sources, first: str, second: str, suite: Suite, game_name: str
) -> Comparison:
    """Run the cases that belong to one of the editions only in both, and return what differs."""
    names = [edition.id for edition in sources.editions]
    notes = suite.welcome.notes.get(game_name, ())
    differences = tuple(
        note for note in notes if _holds(note, first, names) is not _holds(note, second, names)
    )
    flipped: list[Flip] = []
    new: list[New] = []
    same: list[Case] = []
    undecided: list[Undecided] = []
    for case in cases:
        its = in_range(case, names)
        if (first in its) is (second in its):
            continue
        here, there = (first, second) if first in its else (second, first)
        own, cited = _run(suite, case, here)
        other, cited_there = _run(suite, case, there)
        if own.verdict != "pass":
            undecided.append(Undecided(case, here, own))
        elif other.verdict == "fail":
            note = _behind(differences, case, cited | cited_there)
            rule = note.rule if note else next(iter(case.rules), None)
            flipped.append(Flip(case, here, other, rule, note.name if note else None))
        elif other.verdict != "pass":
            undecided.append(Undecided(case, there, other))
        elif late := tuple(_later(case, sources, names.index(there))):
            new.append(New(case, here, late))
        else:
            same.append(case)
    return Comparison(differences, tuple(_paired(flipped)), tuple(new), tuple(same), tuple(undecided))


def _holds(note: EditionNote, edition: str, names: Sequence[str]) -> bool:
    last = note.until or names[-1]
    return names.index(note.since) <= names.index(edition) <= names.index(last)


def _run(suite: Suite, case: Case, edition: str) -> tuple[Finding, frozenset[str]]:
    """Return what a case comes to in an edition, whatever its range, and the rules applied on the way."""
    session = suite.session(case, edition)
    finding = session.run()
    shown = (exchange.reply for exchange in session.exchanges)
    cited = {reason.rule for reply in shown if isinstance(reply, Observation) for reason in reply.reasons}
    return finding, frozenset(cited)


def _behind(differences: Sequence[EditionNote], case: Case, applied: frozenset[str]) -> EditionNote | None:
    """Return the difference whose rule the case cites, or else the oracle while it answered."""
    by_case = {*case.rules, *(place.partition("#")[2] for place in (*case.sources, *case.against))}
    by_case |= {step.expects.rule for step in case.steps if isinstance(step.expects, Because)}
    return next((note for cited in (by_case, applied) for note in differences if note.rule in cited), None)


def _later(case: Case, sources: Sources, place: int) -> Iterator[str]:
    """Yield the cards of a case whose set comes after the edition at this place."""
    catalogue = game(case.game).catalogue
    for name in dict.fromkeys(cards_named(case)):
        entry = catalogue.named(name)
        born = None if entry is None else sources.brings(entry.set)
        if born is not None and born > place:
            yield name


def _paired(flipped: Sequence[Flip]) -> Iterator[Flip]:
    for flip in flipped:
        opposite = next(
            (
                other.case.id
                for other in flipped
                if other.holds_in != flip.holds_in and _same_play(other.case, flip.case)
            ),
            None,
        )
        yield msgspec.structs.replace(flip, opposite=opposite)


def _same_play(left: Case, right: Case) -> bool:
    """Whether two cases start from the same position and begin with the same action."""
    first, second = (
        next((step.action for step in case.steps if step.action), None) for case in (left, right)
    )
    return left.position == right.position and first == second
