"""The two empty engines: one to which nothing ever happens, and one that refuses everything.

Neither passes a single case.  A case that one of them would pass shows nothing about any engine.
"""

from collections.abc import Mapping
from types import MappingProxyType

from adapters.mirror import mirror
from adapters.port import (
    CAPABILITIES,
    Act,
    Begin,
    Check,
    EngineInfo,
    Hello,
    Illegal,
    Legality,
    May,
    Observation,
    Observe,
    Ok,
    Reply,
    Request,
    Welcome,
)

EDITIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "riftbound": ("spiritforged", "unleashed", "vendetta", "vendetta-faq", "radiance"),
        "grand_archive": ("2025-03", "2026-08"),
    }
)
"""All editions, so that none of them is a reason not to be asked."""


class _Empty:
    """What both share: they know every card and edition, and show the position as it was set."""

    name = ""

    def __init__(self) -> None:
        self._shown = Observation()

    def handle(self, request: Request) -> Reply:
        """Answer one request without ever changing anything."""
        match request:
            case Hello():
                return Welcome(
                    engine=EngineInfo(self.name),
                    games=dict(EDITIONS),
                    can=CAPABILITIES,
                )
            case Begin():
                self._shown = mirror(request.position)
                return self._shown
            case Act():
                return self._act()
            case May() | Check():
                return self._may()
            case Observe():
                return self._shown
            case _:
                return Ok()

    def _act(self) -> Reply:
        return self._shown

    def _may(self) -> Reply:
        return Legality(legal=True)


class Nothing(_Empty):
    """Accepts every action, and nothing happens."""

    name = "nothing"


class Refuse(_Empty):
    """Refuses every action, and says of each that it would be illegal."""

    name = "refuse"

    def _act(self) -> Reply:
        return Illegal("this engine refuses everything")

    def _may(self) -> Reply:
        return Legality(legal=False)
