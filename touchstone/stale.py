"""The command ``stale``: which cases must be read again when the rules have changed."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from steps.case import Case
from steps.sources import Document
from touchstone.asking import asked_for
from touchstone.citations import cited
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.errors import UserError
from touchstone.lines import say
from touchstone.rule_changes import Renumbered, Update, compare_rules
from touchstone.rulebook import hashes, is_below, normalised, read_rules, table_lines
from touchstone.selection import check_game
from touchstone.summary import title

_WIDTH = 90


class Touched(msgspec.Struct, frozen=True):
    """A case, and which of the rules it cites are concerned."""

    case: Case
    rules: tuple[str, ...]
    """Old numbers, as the case has them."""


class Stale(msgspec.Struct, frozen=True):
    """What an update of the rules means for the cases."""

    read_again: tuple[Touched, ...]
    renumber: tuple[Touched, ...]
    """Nothing they cite says anything new, but a number they give is another one now."""
    above: tuple[Touched, ...]
    """They cite only a rule above one that changed: a glance may be enough."""
    untouched: tuple[Case, ...]


def touched_by(update: Update, cases: Sequence[Case], documents: Mapping[str, Document]) -> Stale:
    """Say what the update means for the cases; each stands in one list, the first that fits."""
    altered = {*(pair.old for pair in update.changed), *update.removed}
    moved = {pair.old for pair in update.moved}
    read_again, renumber, over, untouched = [], [], [], []
    for case in cases:
        rules = cited(case, documents)
        if again := tuple(rule for rule in rules if rule in altered):
            read_again.append(Touched(case, again))
        elif other := tuple(rule for rule in rules if rule in moved):
            renumber.append(Touched(case, other))
        elif above := tuple(rule for rule in rules if any(is_below(number, rule) for number in altered)):
            over.append(Touched(case, above))
        else:
            untouched.append(case)
    return Stale(tuple(read_again), tuple(renumber), tuple(over), tuple(untouched))


def tell_stale(rules: Path, game: str, *, as_json: bool, table: bool) -> int:
    """Print what a new copy of the rules means for the cases; 1 if any has to be looked at."""
    corpus = Corpus()
    check_game(corpus, game)
    texts = read_rules(rules)
    if table:
        for line in table_lines(texts):
            say(line)
        return 0
    version, known = shipped(game)
    documents = Documents(corpus)
    reading = asked_for(corpus, (), documents.editions(), game=game)
    update = compare_rules(known, hashes(texts))
    stale = touched_by(update, reading.cases, documents.of(game))
    if as_json:
        say(json.dumps(_entry(game, version, update, stale), ensure_ascii=False, indent=1))
    else:
        for line in _lines(version, update, stale, texts):
            say(line)
    return 1 if stale.read_again or stale.renumber or reading.problems else 0


def shipped(game: str) -> tuple[str, Mapping[str, str]]:
    """Return the version of the rules that the cases were written by, and its table of hashes."""
    if game == "riftbound":
        from oracle.riftbound import rule_hashes

        return rule_hashes.version, rule_hashes.hashes
    raise UserError(f"no table of rules ships for {game}")


def _entry(game: str, version: str, update: Update, stale: Stale) -> dict[str, object]:
    return {
        "game": game,
        "from_version": version,
        "changed": [_altered(pair, stale) for pair in update.changed],
        "removed": [{"number": number, "cases": _ids(number, stale.read_again)} for number in update.removed],
        "moved": [
            {"number": pair.old, "now": pair.new, "cases": _ids(pair.old, stale.renumber)}
            for pair in update.moved
        ],
        "new": list(update.new),
        "unchanged": update.unchanged,
        "cases": {
            "read_again": [{"id": each.case.id, "rules": list(each.rules)} for each in stale.read_again],
            "renumber": [{"id": each.case.id, "rules": list(each.rules)} for each in stale.renumber],
            "above": [{"id": each.case.id, "rules": list(each.rules)} for each in stale.above],
            "untouched": len(stale.untouched),
        },
    }


def _altered(pair: Renumbered, stale: Stale) -> dict[str, object]:
    return {"number": pair.old, "now": pair.new, "cases": _ids(pair.old, stale.read_again)}


def _ids(number: str, touched: Iterable[Touched]) -> list[str]:
    return [each.case.id for each in touched if number in each.rules]


def _lines(version: str, update: Update, stale: Stale, texts: Mapping[str, str]) -> Iterator[str]:
    if update.unchanged < len(texts) / 2:
        yield (
            f"most rules differ from version {version}: "
            "is it a copy of the same rules, with texts taken in the same way?"
        )
        yield ""
    for pair in update.changed:
        now = "" if pair.new == pair.old else f", now {pair.new}"
        yield from _rule(f"changed  {pair.old}{now}", _ids(pair.old, stale.read_again))
    for number in update.removed:
        yield from _rule(f"removed  {number}", _ids(number, stale.read_again))
    for pair in update.moved:
        yield from _rule(f"moved    {pair.old}, now {pair.new}", _ids(pair.old, stale.renumber))
    for number in update.new:
        yield f"new      {number}, without a case  {_beginning(texts[number])}"
    yield ""
    yield f"rules since version {version}: " + _counts(
        (len(update.changed), "changed"),
        (len(update.removed), "removed"),
        (len(update.moved), "moved"),
        (len(update.new), "new"),
        (update.unchanged, "unchanged"),
    )
    for word, touched in (
        ("read again", stale.read_again),
        ("renumber", stale.renumber),
        ("glance at", stale.above),
    ):
        for each in touched:
            yield f"{word:<10}  {each.case.id}  {', '.join(each.rules)}  {title(each.case)}"
    yield "cases: " + _counts(
        (len(stale.read_again), "to read again"),
        (len(stale.renumber), "to renumber"),
        (len(stale.above), "cite only a rule above one that changed"),
        (len(stale.untouched), "untouched"),
    )


def _rule(what: str, cases: Sequence[str]) -> Iterator[str]:
    yield what
    if cases:
        yield f"         {', '.join(cases)}"


def _counts(*counts: tuple[int, str]) -> str:
    return ", ".join(f"{number} {what}" for number, what in counts)


def _beginning(text: str) -> str:
    whole = normalised(text)
    return whole if len(whole) <= _WIDTH else f"{whole[:_WIDTH]}..."
