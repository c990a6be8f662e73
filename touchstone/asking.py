"""What a command is asked about: the cases that its words mean, with a complaint for each that is wrong."""

from collections.abc import Mapping, Sequence

from touchstone.corpus import Corpus, Reading
from touchstone.editions import check, restrict
from touchstone.lines import complain
from touchstone.selection import select


def asked_for(
    corpus: Corpus,
    words: Sequence[str],
    editions: Mapping[str, Sequence[str]],
    *,
    edition: str | None = None,
    game: str | None = None,
    card: str | None = None,
) -> Reading:
    """Return the cases that are meant, and complain of those that cannot be read.

    ``editions`` are those of each game.  Raises :class:`touchstone.errors.UserError` for an unknown
    ``edition`` and for words that mean nothing.
    """
    check(edition, editions)
    reading = select(corpus, words, game, card)
    restrict(reading, editions)
    for problem in reading.problems:
        complain(problem)
    return reading
