"""The oracles of the games behind the port."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Protocol

from adapters._oracle_case import SEATS, Case, ImpossibleError, UnknownCardError
from adapters.port import (
    CAPABILITIES,
    Act,
    Begin,
    Bye,
    Check,
    EditionNote,
    End,
    EngineError,
    EngineInfo,
    Hello,
    May,
    Observe,
    Ok,
    Ping,
    Position,
    Reply,
    Request,
    ShownObject,
    ShownPlayer,
    Unsupported,
    Welcome,
)

GAMES: Mapping[str, str] = MappingProxyType(
    {"riftbound": "adapters._oracle_riftbound", "grand_archive": "adapters._oracle_grand_archive"}
)
"""The games by id, with the module that knows the oracle of each."""


class _Game(Protocol):
    """What the module of a game has."""

    EDITIONS: tuple[str, ...]
    CARDS: tuple[str, ...]
    """The cards the oracle knows, by English name."""
    NOTES: tuple[EditionNote, ...]
    begin: Callable[[Position, str], Case]
    """Sets up a position in an edition."""
    check: Callable[[Check], Reply]


def _game(name: str) -> _Game:
    found: _Game = import_module(GAMES[name])
    return found


class OracleEngine:
    """An engine of the port, answered by the oracle of the game.

    >>> OracleEngine().handle(Ping())
    Ok()
    """

    def __init__(self) -> None:
        self._case: Case | None = None

    def handle(self, request: Request, /) -> Reply:
        """Answer one request."""
        match request:
            case Hello():
                return _welcome()
            case Begin():
                return self._begin(request)
            case Check():
                return _refused(request) or _game(request.game).check(request)
            case End() | Ping() | Bye():
                return Ok()
        if self._case is None:
            return EngineError("bad_message", "no position has been set up: begin first")
        match request:
            case Act(action):
                return self._case.act(action)
            case May(action):
                return self._case.may(action)
            case Observe(player):
                return self._case.show(viewer=SEATS.index(player))

    def ask_again(self) -> None:
        """Work out anew what may be done now: nothing if no position is set up."""
        if self._case is not None:
            self._case.machine.revise(lambda state: None)

    def _begin(self, request: Begin) -> Reply:
        self._case = None
        if (refused := _refused(request)) is not None:
            return refused
        if len(request.position.battlefields) != len({each.ref for each in request.position.battlefields}):
            return EngineError("impossible_position", "two battlefields have the same ref")
        try:
            self._case = _game(request.game).begin(request.position, request.edition)
        except UnknownCardError as unknown:
            return Unsupported(f"card:{unknown}")
        except ImpossibleError as problem:
            return EngineError("impossible_position", str(problem))
        return self._case.show()


def _refused(request: Begin | Check) -> Reply | None:
    """Return why a request about a game cannot be answered, None if it can."""
    if request.game not in GAMES:
        return Unsupported("setup:game", request.game)
    if request.edition not in _game(request.game).EDITIONS:
        return Unsupported("edition", request.edition)
    return None


@cache
def _welcome() -> Welcome:
    games = {name: _game(name) for name in GAMES}
    return Welcome(
        engine=EngineInfo("touchstone-oracle", version="", language="Python"),
        games={name: game.EDITIONS for name, game in games.items()},
        cards=tuple(sorted({card for game in games.values() for card in game.CARDS})),
        can=CAPABILITIES,
        sees=(*ShownObject.__struct_fields__, *ShownPlayer.__struct_fields__),
        notes={name: game.NOTES for name, game in games.items()},
    )
