"""What ``features/<game>/sources.toml`` lists: the documents that cases cite, and the editions in order."""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from steps.case import Authority, Both, Case
from steps.errors import CaseError

DocumentAuthority: TypeAlias = Literal["official", "judge", "rules", "community"]

AUTHORITIES: tuple[Authority, ...] = ("official", "judge", "rules", "community", "derived")
"""The strongest first."""

_DOCUMENT = {"id", "title_en", "title_zh", "issuer", "authority", "language", "published", "version", "link"}
_EDITION = {"id", "title_en", "title_zh", "from", "rules", "sets"}


class Document(NamedTuple):
    """A document with rulings or rules."""

    id: str
    title: Both
    issuer: str
    authority: DocumentAuthority
    language: str = ""
    published: str = ""
    version: str = ""
    link: str = ""


class Edition(NamedTuple):
    """A named state of the rules and card texts."""

    id: str
    title: Both
    since: str = ""
    """The month it began."""
    rules: str = ""
    """The version of the rules."""
    sets: tuple[str, ...] = ()
    """The sets that come in with it."""


class Sources(NamedTuple):
    """The documents and editions of a game."""

    documents: Mapping[str, Document]
    editions: tuple[Edition, ...]

    def order(self, edition: str) -> int:
        """Return the place of an edition, the oldest being 0; raises :class:`KeyError` for an unknown one."""
        for number, known in enumerate(self.editions):
            if known.id == edition:
                return number
        raise KeyError(edition)

    def brings(self, card_set: str) -> int | None:
        """Return the place of the edition that a set of cards comes with; None for a set no edition lists."""
        return next(
            (number for number, edition in enumerate(self.editions) if card_set in edition.sets), None
        )

    def authority(self, case: Case) -> Authority:
        """Return the authority of a case: the highest of its sources, else our own reasoning."""
        found = (self.documents.get(source.partition("#")[0]) for source in case.sources)
        return strongest(document.authority for document in found if document is not None)


def strongest(authorities: Iterable[Authority]) -> Authority:
    """Return the highest of some authorities; of none, ``derived``.

    >>> strongest(["rules", "judge"]), strongest([])
    ('judge', 'derived')
    """
    return min(authorities, key=AUTHORITIES.index, default="derived")


def load_sources(path: Path | str, shown: str | None = None) -> Sources:
    """Read a ``sources.toml``; raises :class:`CaseError` for one that is broken."""
    shown = shown if shown is not None else str(path)
    try:
        data = tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as problem:
        raise CaseError(shown, 0, f"cannot be read: {problem.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise CaseError(shown, 0, f"broken TOML: {problem}") from None
    documents: dict[str, Document] = {}
    for entry in data.get("document", ()):
        _check(entry, _DOCUMENT, ("id", "title_en", "title_zh", "issuer", "authority"), shown)
        if entry["authority"] not in AUTHORITIES[:-1]:
            raise CaseError(shown, 0, f'document {entry["id"]}: unknown authority "{entry["authority"]}"')
        if entry["id"] in documents:
            raise CaseError(shown, 0, f"document {entry['id']} stands there twice")
        rest = {name: entry[name] for name in ("language", "published", "version", "link") if name in entry}
        documents[entry["id"]] = Document(
            entry["id"], _title(entry), entry["issuer"], entry["authority"], **rest
        )
    editions = []
    for entry in data.get("edition", ()):
        _check(entry, _EDITION, ("id", "title_en", "title_zh"), shown)
        sets = tuple(entry.get("sets", ()))
        editions.append(
            Edition(entry["id"], _title(entry), entry.get("from", ""), entry.get("rules", ""), sets)
        )
    return Sources(documents, tuple(editions))


def _title(entry: Mapping[str, Any]) -> Both:
    return Both(entry["title_en"], entry["title_zh"])


def _check(entry: Mapping[str, Any], known: set[str], needed: Iterable[str], shown: str) -> None:
    who = entry.get("id", "an entry without id")
    for name in entry:
        if name not in known:
            raise CaseError(shown, 0, f'{who}: unknown key "{name}"')
    for name in needed:
        if not entry.get(name):
            raise CaseError(shown, 0, f'{who}: "{name}" is missing')
