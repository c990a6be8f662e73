"""Which cases are meant: ids, tags, files, folders."""

import re
import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from steps.case import Case
from steps.game import game as load_game
from touchstone.corpus import Corpus, Reading
from touchstone.errors import UserError, nearest

_LINE = re.compile(r"(?P<path>.+\.feature):(?P<line>\d+)")


def select(corpus: Corpus, words: Sequence[str], game: str | None = None, card: str | None = None) -> Reading:
    """Return the cases that the words of a command line mean, each once; all of the corpus for none.

    ``card``: only those in whose position that card is, by any of its names or its number.  A file that
    cannot be read is among the problems of the reading.  Raises :class:`UserError` for a word that means
    nothing.
    """
    check_game(corpus, game)
    found = Reading()
    if not words:
        found.add(corpus.everything(game))
    for word in words:
        found.add(_meant(corpus, word))
    if game is not None:
        found.keep(lambda case: case.game == game)
    if card is not None:
        names = _names_of_card(corpus, card, game)
        found.keep(lambda case: not names.isdisjoint(_cards(case)))
    if not found.cases and not found.problems:
        raise UserError("no case is selected")
    return found


def _names_of_card(corpus: Corpus, card: str, game: str | None) -> set[str]:
    """Return the English name of a card in each game that knows it."""
    games = corpus.games() if game is None else (game,)
    entries = [load_game(each).catalogue.find(card) for each in games]
    names = {entry.name for entry in entries if entry is not None}
    if not names:
        near = (load_game(each).catalogue.suggestion(card) for each in games)
        raise UserError(f'unknown card "{card}"{next(filter(None, near), "")}')
    return names


def _cards(case: Case) -> Iterator[str]:
    """Yield the English names of the cards in a position."""
    yield from (each.card.name for each in case.position.objects)
    yield from (field.card.name for field in case.position.battlefields if field.card is not None)


def check_game(corpus: Corpus, game: str | None) -> None:
    """Raise :class:`UserError` for a game that the corpus does not have."""
    if game is not None and game not in corpus.games():
        listed = f"; it is one of: {', '.join(corpus.games())}"
        raise UserError(f'unknown game "{game}"{nearest(game, corpus.games(), otherwise=listed)}')


def _meant(corpus: Corpus, word: str) -> Reading:
    if word.startswith("@"):
        return _tagged(corpus, word)
    if is_path(word):
        return _from_disk(corpus, word)
    ids = with_suffixes(word, corpus.index())
    if not ids:
        raise no_case(corpus, word)
    reading = Reading()
    for path in dict.fromkeys(corpus.index()[identity] for identity in ids):
        reading.add(corpus.read(path))
    reading.keep(lambda case: case.id in ids)
    return reading


def no_case(corpus: Corpus, word: str) -> UserError:
    """Return the error for an id that no case has; the name of a card says how its cases are listed."""
    for name in corpus.games():
        entry = load_game(name).catalogue.find(word)
        if entry is not None:
            listed = f"touchstone list --card {shlex.quote(entry.name)}"
            return UserError(f'no case "{word}", but a card: `{listed}` lists its cases')
    return UserError(f'no case "{word}"{nearest(word, corpus.index())}')


def is_path(word: str) -> bool:
    """Whether a word names a file or folder rather than an id.

    >>> is_path("rb-hb-flash.control"), is_path("my/case.feature"), is_path("case.feature:12")
    (False, True, True)
    """
    return "/" in word or "\\" in word or ".feature" in word or Path(word).exists()


def with_suffixes(identity: str, known: Iterable[str]) -> list[str]:
    """Return the known ids that are this one, or this one with a suffix that begins with a letter.

    >>> with_suffixes("ga-clv-1", ["ga-clv-1", "ga-clv-1.control", "ga-clv-1.1", "ga-clv-10"])
    ['ga-clv-1', 'ga-clv-1.control']
    """
    meant = re.compile(re.escape(identity) + r"(\.[A-Za-z].*)?")
    return [other for other in known if meant.fullmatch(other)]


def _tagged(corpus: Corpus, word: str) -> Reading:
    reading = Reading()
    reading.add(corpus.everything())
    tags = {tag for case in reading.cases for tag in case.tags}
    has = carries(word)
    reading.keep(lambda case: any(map(has, case.tags)))
    if not reading.cases and not reading.problems:
        raise UserError(f'no case is tagged "{word}"{nearest(word, {"@" + tag.lstrip("@") for tag in tags})}')
    return reading


def carries(word: str) -> Callable[[str], bool]:
    """Return whether a tag is the one asked for, or stands below it.

    >>> carries("@source:faq-vendetta")("@source:faq-vendetta#flash"), carries("@rule:359")("@rule:359.3.e")
    (True, True)
    >>> carries("@rule:35")("@rule:359.3.e")
    False
    """
    wanted = word.lstrip("@")

    def has(tag: str) -> bool:
        tag = tag.lstrip("@")
        return tag == wanted or (":" in wanted and tag.startswith((f"{wanted}#", f"{wanted}.")))

    return has


def _from_disk(corpus: Corpus, word: str) -> Reading:
    line = _LINE.fullmatch(word)
    path = Path(line["path"] if line else word)
    reading = Reading()
    if path.is_dir():
        files = sorted(path.rglob("*.feature"))
        if not files:
            raise UserError(f"no .feature file in {path}")
        for file in files:
            reading.add(corpus.read(file))
    elif path.is_file():
        reading.add(corpus.read(path))
    else:
        there = [str(other) for other in path.parent.glob("*")] if path.parent.is_dir() else []
        raise UserError(f"no file {path}{nearest(str(path), there)}")
    if line:
        _keep_line(reading, word, int(line["line"]))
    return reading


def _keep_line(reading: Reading, word: str, number: int) -> None:
    """Keep the case that stands at this line: the last that begins at or before it."""
    begun = [case for case in reading.cases if case.line <= number]
    if not begun and not reading.problems:
        raise UserError(f"no scenario at {word}")
    wanted: Case | None = max(begun, key=lambda case: case.line, default=None)
    reading.keep(lambda case: case is wanted)
