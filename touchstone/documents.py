"""The documents that cases cite, and the editions, of all games of a corpus."""

from collections.abc import Mapping
from typing import NamedTuple

from steps.case import Authority, Case
from steps.sources import AUTHORITIES, Document, Sources, load_sources
from touchstone.corpus import Corpus, shown_path


class Statement(NamedTuple):
    """What one document says on a case: for its answer, or against it."""

    document: Document
    item: str
    agrees: bool


class Documents:
    """Looks up documents; each game's file is read once."""

    def __init__(self, corpus: Corpus) -> None:
        self._corpus = corpus
        self._files: dict[str, Sources] = {}

    def sources(self, game: str) -> Sources:
        """Return what the file of a game lists."""
        if game not in self._files:
            path = self._corpus.root / game / "sources.toml"
            self._files[game] = load_sources(path, shown_path(path))
        return self._files[game]

    def of(self, game: str) -> Mapping[str, Document]:
        """Return the documents of a game by id."""
        return self.sources(game).documents

    def editions(self) -> dict[str, tuple[str, ...]]:
        """Return the editions of each game, the oldest first."""
        return {
            game: tuple(edition.id for edition in self.sources(game).editions)
            for game in self._corpus.games()
        }

    def statements(self, case: Case) -> list[Statement]:
        """Return what the documents say: first those that agree; by authority, the newest first."""
        known = self.of(case.game)
        found = [
            Statement(known[place.partition("#")[0]], place.partition("#")[2], agrees)
            for agrees, places in ((True, case.sources), (False, case.against))
            for place in places
            if place.partition("#")[0] in known
        ]
        found.sort(key=lambda statement: statement.document.published, reverse=True)
        found.sort(
            key=lambda statement: (not statement.agrees, AUTHORITIES.index(statement.document.authority))
        )
        return found

    def authority(self, case: Case) -> Authority:
        """Return the authority of a case: the strongest of its documents, or that it is our own reasoning."""
        return "derived" if case.derived else self.sources(case.game).authority(case)
