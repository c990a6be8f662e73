"""Immortality (IMM): the object cannot go from the field to the graveyard."""

from oracle.grand_archive import events
from oracle.grand_archive.events import Event
from oracle.grand_archive.model import Bearer, Keyword, Object, Prohibition, Restriction
from oracle.grand_archive.table import Table


def _to_graveyard(table: Table, bearer: Bearer, event: Event) -> bool:
    """Tell whether it would go there (IMM.1): by death (1.1), destruction, sacrifice (1.2), any effect.

    The unique rule stands above it (IMM.2).
    """
    return (
        isinstance(event, events.Move)
        and isinstance(bearer, Object)
        and event.object == bearer.id
        and (event.to.zone == "graveyard" or event.cause in ("destroyed", "sacrificed", "died"))
        and event.cause != "unique"
    )


def immortality(*restrictions: Restriction) -> Keyword:
    """Return Immortality; further instances add nothing (IMM.3)."""
    meaning = Prohibition(event=events.Move, when=_to_graveyard, rule="IMM.1", restrictions=restrictions)
    return Keyword(name="immortality", meaning=(meaning,), restrictions=restrictions)
