"""The first fact in which an engine differs from the oracle, after any step: often before anything fails.

Both execute the same case; what they show after each step is compared, never what they show on the way.  An
engine may ask earlier or later than the oracle, so a step after which only one of them has a question open
(or each another one) says nothing.  What an engine does not show cannot differ.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from adapters.port import Observation, Position, ShownObject, ShownPlayer
from touchstone.names import MADE, Names
from touchstone.session import Session
from touchstone.speech import Speech
from touchstone.verdicts import Divergence

_POOL = frozenset({"energy", "power"})
_OF_GAME = ("active", "showdown", "winner")


class Board(NamedTuple):
    """What an engine shows when a step is over (-1: the position), and its names for what was made."""

    step: int
    shown: Observation
    names: Names


class _Fact(NamedTuple):
    """One thing an engine shows: of an object, a player, a battlefield or the game."""

    about: str
    name: str


def boards(session: Session) -> list[Board]:
    """Return what an engine has shown when each step was over, as far as the case was executed."""
    last: dict[int, Observation] = {}
    for exchange in session.exchanges:
        if isinstance(exchange.reply, Observation) and not exchange.probing:
            last[exchange.step] = exchange.reply
    return [Board(step, shown, session.names) for step, shown in sorted(last.items())]


def divergence(
    position: Position, oracle: Sequence[Board], engine: Sequence[Board]
) -> tuple[int, Divergence] | None:
    """Return the first step and fact that differs, None where all that both show is the same.

    >>> from adapters.port import ShownObject
    >>> def board(place: str) -> list[Board]:
    ...     return [Board(0, Observation(objects=(ShownObject("X", "Unit X", place),)), Names(Position()))]
    >>> step, differs = divergence(Position(), board("p2.trash"), board("p2.base")) or (None, None)
    >>> step, differs.fact, differs.oracle, differs.engine
    (0, 'place', 'p2.trash', 'p2.base')
    """
    ample = {player for player, setup in position.players.items() if setup.resources == "ample"}
    theirs = {board.step: board for board in engine}
    for ours in oracle:
        other = theirs.get(ours.step)
        if other is None or _question(ours) != _question(other):
            continue
        shown = _facts(other, ample)
        for fact, right in _facts(ours, ample).items():
            wrong = shown.get(fact, UNSET)
            if right is not UNSET and wrong is not UNSET and right != wrong:
                return ours.step, Divergence(fact.about, fact.name, _plain(right), _plain(wrong))
    return None


def _question(board: Board) -> tuple[str, str] | None:
    question = board.shown.question
    return None if question is None else (question.player, question.kind)


def _facts(board: Board, ample: set[str]) -> Mapping[_Fact, object]:
    """Return all that is shown, objects first."""
    return dict((*_of_objects(board), *_of_players(board, ample), *_of_the_game(board)))


def _of_objects(board: Board) -> Iterator[tuple[_Fact, object]]:
    name = board.names.name
    made: list[ShownObject] = []
    for item in board.shown.objects:
        about = name(item.ref)
        if about.startswith(MADE):
            made.append(item)
        else:
            yield from _of_object(f"object:{about}", item, board)
    for (card, place), number in sorted(Counter((item.card, name(item.place)) for item in made).items()):
        yield _Fact(f"card:{card}", f"number at {place}"), number


def _of_object(about: str, item: ShownObject, board: Board) -> Iterator[tuple[_Fact, object]]:
    for field in ("place", "owner"):
        value = getattr(item, field)
        yield _Fact(about, field), board.names.name(value) if isinstance(value, str) else value
    if not on_board(item.place) or item.face_down is True:
        return
    for field in item.__struct_fields__:
        if field not in ("ref", "card", "place", "owner"):
            value = getattr(item, field)
            yield _Fact(about, field), board.names.name(value) if isinstance(value, str) else value


def on_board(place: str) -> bool:
    """Tell whether a place is on the board, where objects have states.

    >>> on_board("at.A"), on_board("p1.field"), on_board("p1.hand")
    (True, True, False)
    """
    return place.startswith("at.") or place.endswith((".base", ".field"))


def _of_players(board: Board, ample: set[str]) -> Iterator[tuple[_Fact, object]]:
    for player, shown in sorted(board.shown.players.items()):
        for field in ShownPlayer.__struct_fields__:
            if field in _POOL and player in ample:
                continue
            value = getattr(shown, field)
            if isinstance(value, dict):
                value = {key: number for key, number in value.items() if number}
            yield _Fact(f"player:{player}", field), value


def _of_the_game(board: Board) -> Iterator[tuple[_Fact, object]]:
    shown = board.shown
    for ref, controller in shown.battlefields.items():
        yield _Fact(f"battlefield:{board.names.name(ref)}", "controller"), controller
    if not isinstance(shown.chain, UnsetType):
        yield _Fact("game", "chain"), tuple(map(board.names.name, shown.chain))
    for field in _OF_GAME:
        yield _Fact("game", field), getattr(shown, field)


def _plain(value: object) -> str | int | bool | None:
    """Return a value as a report keeps it."""
    match value:
        case None | bool() | int() | str():
            return value
        case tuple():
            return ", ".join(map(str, value)) or "nothing"
        case dict():
            return ", ".join(f"{key} {number}" for key, number in sorted(value.items())) or "nothing"
        case _:
            return str(value)


def told(differs: Divergence, say: Speech) -> tuple[str, str, str]:
    """Return a difference in words: the fact, what the oracle shows, what the engine shows.

    >>> told(Divergence("object:X", "place", "p2.trash", "p2.base"), Speech("riftbound", "en"))
    ('X place', "the opponent's trash", "the opponent's base")
    """
    scope, _, about = differs.about.partition(":")
    subject = say(f"at.{about}" if scope == "battlefield" else about) if about else ""
    return f"{subject} {differs.fact}".strip(), say(differs.oracle), say(differs.engine)


def likeness(differs: Divergence) -> str:
    """Return what differences of several cases have in common, to group them by.

    >>> likeness(Divergence("object:X", "place", "p2.trash", "p2.base"))
    'an object is in the wrong place: base instead of trash'
    >>> likeness(Divergence("player:p2", "drawn", 2, 0))
    'drawn of a player is too low'
    >>> likeness(Divergence("object:X", "exhausted", False, True))
    'exhausted of an object is yes instead of no'
    """
    scope = differs.about.partition(":")[0]
    of = _SCOPES[scope]
    oracle, engine = differs.oracle, differs.engine
    if differs.fact == "place" and isinstance(oracle, str) and isinstance(engine, str):
        return f"{of} is in the wrong place: {_zone(engine)} instead of {_zone(oracle)}"
    what = f"{differs.fact.partition(' at ')[0]} of {of}"
    if isinstance(oracle, bool) and isinstance(engine, bool):
        return f"{what} is {_YES[engine]} instead of {_YES[oracle]}"
    if isinstance(oracle, int) and isinstance(engine, int):
        return f"{what} is too {'low' if engine < oracle else 'high'}"
    return f"{what} is wrong"


_SCOPES = {
    "object": "an object",
    "card": "what was made",
    "player": "a player",
    "battlefield": "a battlefield",
    "game": "the game",
}
_YES = {True: "yes", False: "no"}


def _zone(place: str) -> str:
    """Return a place without whose it is.

    >>> _zone("p1.hand"), _zone("at.A"), _zone("chain")
    ('hand', 'a battlefield', 'chain')
    """
    return "a battlefield" if place.startswith("at.") else place.rpartition(".")[2].replace("_", " ")
