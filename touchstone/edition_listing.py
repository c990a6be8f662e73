"""The commands ``editions list`` and ``editions diff``."""

import json
from collections.abc import Iterator, Sequence

import msgspec

from adapters.port import EditionNote
from steps.sources import Edition
from touchstone.asking import asked_for
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.errors import UserError, nearest
from touchstone.flips import Comparison, Flip, Undecided, compare
from touchstone.lines import say
from touchstone.selection import check_game
from touchstone.suite import Suite
from touchstone.summary import title


def list_editions(game: str | None, *, as_json: bool) -> int:
    """Print the editions of one game or all, the oldest first."""
    corpus = Corpus()
    check_game(corpus, game)
    documents = Documents(corpus)
    games = corpus.games() if game is None else (game,)
    entries = [
        {"game": name, **_edition(edition)} for name in games for edition in documents.sources(name).editions
    ]
    if as_json:
        say(json.dumps(entries, ensure_ascii=False, indent=1))
        return 0
    for name in games:
        say(name)
        for edition in documents.sources(name).editions:
            rules = f"rules {edition.rules}" if edition.rules else ""
            parts = (edition.title.en, edition.since, rules, " ".join(edition.sets))
            say(f"  {edition.id:<14}{', '.join(filter(None, parts))}")
    return 0


def diff_editions(first: str, second: str, game: str | None, *, as_json: bool) -> int:
    """Print in what two editions differ, case by case; 1 where a case could not be read or answered."""
    corpus = Corpus()
    check_game(corpus, game)
    documents = Documents(corpus)
    game = game or _game_of(first, second, documents)
    sources = documents.sources(game)
    chosen = [_known(name, sources.editions, game) for name in (first, second)]
    reading = asked_for(corpus, (), documents.editions(), game=game)
    suite = Suite("oracle", corpus.case, corpus.text)
    found = compare(reading.cases, sources, first, second, suite, game)
    if as_json:
        say(json.dumps(_entry(game, chosen, found), ensure_ascii=False, indent=1))
    else:
        for line in _lines(chosen, found):
            say(line)
    return 1 if reading.problems or found.undecided else 0


def _game_of(first: str, second: str, documents: Documents) -> str:
    """Return the game that has the first of these editions, or else the second."""
    games = documents.editions()
    for name in (first, second):
        for game, ids in games.items():
            if name in ids:
                return game
    known = [edition for editions in games.values() for edition in editions]
    listed = f"; it is one of: {', '.join(known)}"
    raise UserError(f'unknown edition "{first}"{nearest(first, known, otherwise=listed)}')


def _known(name: str, editions: Sequence[Edition], game: str) -> Edition:
    ids = [edition.id for edition in editions]
    if name not in ids:
        listed = f"; it is one of: {', '.join(ids)}"
        raise UserError(f'unknown edition "{name}" of {game}{nearest(name, ids, otherwise=listed)}')
    return editions[ids.index(name)]


# -- as JSON ------------------------------------------------------------------------------------------------


def _edition(edition: Edition) -> dict[str, object]:
    return {
        "id": edition.id,
        "title": edition.title.en,
        "title_zh": edition.title.zh,
        "from": edition.since,
        "rules": edition.rules,
        "sets": list(edition.sets),
    }


def _entry(game: str, chosen: Sequence[Edition], found: Comparison) -> dict[str, object]:
    return {
        "game": game,
        "from": _edition(chosen[0]),
        "to": _edition(chosen[1]),
        "differences": [msgspec.to_builtins(note) for note in found.differences],
        "flipped": [_flip(flip) for flip in found.flipped],
        "new": [
            {"id": new.case.id, "title": title(new.case), "holds_in": new.holds_in, "cards": list(new.cards)}
            for new in found.new
        ],
        "same": [case.id for case in found.same],
        "undecided": [_undecided(each) for each in found.undecided],
    }


def _flip(flip: Flip) -> dict[str, object]:
    finding = flip.finding
    return {
        "id": flip.case.id,
        "title": flip.case.title.en,
        "title_zh": flip.case.title.zh,
        "holds_in": flip.holds_in,
        "rule": flip.rule,
        "difference": flip.difference,
        "opposite": flip.opposite,
        "path": flip.case.path,
        "line": finding.line,
        "step": finding.step,
        "expected": finding.expected,
        "seen": finding.seen,
    }


def _undecided(each: Undecided) -> dict[str, object]:
    finding = each.finding
    return {"id": each.case.id, "edition": each.edition, "verdict": finding.verdict, "seen": finding.seen}


# -- for a reader -------------------------------------------------------------------------------------------


def _lines(chosen: Sequence[Edition], found: Comparison) -> Iterator[str]:
    first, second = chosen
    yield f"{first.id} -> {second.id}"
    if first.rules != second.rules:
        yield f"  rules {first.rules or '?'} -> {second.rules or '?'}"
    for note in found.differences:
        yield from _difference(note)
    yield ""
    yield f"{len(found.flipped)} flipped"
    for flip in found.flipped:
        yield from _told(flip, second.id if flip.holds_in == first.id else first.id)
    if found.new:
        yield ""
        yield f"{len(found.new)} new, by cards of a later set"
        for new in found.new:
            yield f"  {new.case.id}  {', '.join(new.cards)}"
    if found.same:
        yield ""
        yield f"{len(found.same)} in the range of one edition only, and answered the same in the other"
        for case in found.same:
            yield f"  {case.id}"
    if found.undecided:
        yield ""
        yield f"{len(found.undecided)} not answered in one of the editions"
        for each in found.undecided:
            yield f"  {each.case.id} ({each.edition})  {each.finding.verdict}: {each.finding.seen}"


def _difference(note: EditionNote) -> Iterator[str]:
    span = f"only {note.since}" if note.until == note.since else f"since {note.since}"
    if note.until not in (None, note.since):
        span = f"{note.since} to {note.until}"
    yield f"  rule {note.rule} ({', '.join(filter(None, (span, note.date)))})  {note.name}"
    if note.why:
        yield f"    {note.why}"


def _told(flip: Flip, other: str) -> Iterator[str]:
    finding = flip.finding
    yield f"  {flip.case.id} (holds in {flip.holds_in})  {title(flip.case)}"
    if finding.line:
        yield f"    {flip.case.path}:{finding.line}  {finding.step or ''}".rstrip()
    yield f"    {flip.holds_in}: {finding.expected}"
    yield f"    {other}: {finding.seen}"
    why = ", ".join(filter(None, (flip.rule and f"rule {flip.rule}", flip.difference)))
    if why:
        yield f"    why  {why}"
    if flip.opposite:
        yield f"    see  {flip.opposite}"
