"""The first fact in which an engine differs from the oracle, after any step: often before anything fails.

Both execute the same case; what they show after each step that both have done is compared.  What an engine
does not show cannot differ, and what the rules leave open is no difference:

* engines ask earlier or later than the oracle, so a step after which only one of them has a question open (or
  each another one) says nothing;
* neither does one after which a choice has been taken by one of them only, or an order was chosen that a case
  leaves open, as long as something is on the chain;
* a cost may be paid with one power or another: only the sum is compared;
* tokens are told apart by what they are and where, not by the numbers they are given.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from adapters.port import ShownObject, ShownPlayer, on_board
from steps.case import Case, Count, Fact
from steps.rendering import say
from steps.telling import Telling
from steps.words import Language
from touchstone.names import MADE
from touchstone.session import Board
from touchstone.speech import Speech
from touchstone.verdicts import Divergence

_POOL = frozenset({"energy", "power"})
_OF_GAME = ("active", "phase", "showdown", "winner")
_EVERYWHERE = ("place", "owner", "face_down")
_STRENGTH = frozenset({"might", "power", "life"})


class _Fact(NamedTuple):
    """One thing an engine shows: of an object, a player, a battlefield or the game."""

    about: str
    name: str


def divergence(case: Case, oracle: Sequence[Board], engine: Sequence[Board]) -> tuple[int, Divergence] | None:
    """Return the first step and fact that differs, None where all that both show is the same.

    >>> from adapters.port import Observation, Position, ShownObject
    >>> from steps.case import Both
    >>> from touchstone.names import Names
    >>> case = Case("x", "riftbound", Both(), Position(), ())
    >>> def board(place: str) -> list[Board]:
    ...     return [Board(-1, Observation(objects=(ShownObject("X", "Unit X", place),)), Names(Position()))]
    >>> step, differs = divergence(case, board("p2.trash"), board("p2.base")) or (None, None)
    >>> step, differs.fact, differs.oracle, differs.engine
    (-1, 'place', 'p2.trash', 'p2.base')
    """
    ample = {player for player, setup in case.position.players.items() if setup.resources == "ample"}
    theirs = {board.step: board for board in engine}
    for ours in oracle:
        other = theirs.get(ours.step)
        if other is None or not _comparable(case, ours, other):
            continue
        shown = _facts(other, ample)
        for shared, mine in _facts(ours, ample).items():
            for fact, right, wrong in _apart(shared, mine, shown.get(shared, UNSET)):
                if right is not UNSET and wrong is not UNSET and right != wrong:
                    return ours.step, msgspec.convert(
                        {"about": fact.about, "fact": fact.name, "oracle": right, "engine": wrong}, Divergence
                    )
    return None


def _comparable(case: Case, oracle: Board, engine: Board) -> bool:
    """Whether both have come to the same point, so that what they show must be the same."""
    if _question(oracle) != _question(engine):
        return False
    in_any_order = any(step.if_asked for step in case.steps[: oracle.step + 1])
    return not oracle.shown.chain or (oracle.waiting == engine.waiting and not in_any_order)


def _question(board: Board) -> tuple[str, str] | None:
    question = board.shown.question
    return None if question is None else (question.player, question.kind)


def _facts(board: Board, ample: set[str]) -> Mapping[_Fact, object]:
    """Return all that is shown, objects first."""
    return dict((*_of_objects(board), *_of_players(board, ample), *_of_the_game(board)))


def _apart(fact: _Fact, right: object, wrong: object) -> Iterator[tuple[_Fact, object, object]]:
    """Yield what is compared: each kind of counter and each mark by itself, anything else whole.

    >>> list(_apart(_Fact("object:X", "counters"), {"buff": 2}, {}))
    [(_Fact(about='object:X', name='counters.buff'), 2, 0)]
    >>> list(_apart(_Fact("object:X", "marks"), (), ("fostered",)))
    [(_Fact(about='object:X', name='marks.fostered'), False, True)]
    """
    if isinstance(right, dict) and isinstance(wrong, dict):
        for kind in dict.fromkeys((*right, *wrong)):
            yield _Fact(fact.about, f"{fact.name}.{kind}"), right.get(kind, 0), wrong.get(kind, 0)
    elif fact.name == "marks" and isinstance(right, tuple) and isinstance(wrong, tuple):
        for mark in dict.fromkeys((*right, *wrong)):
            yield _Fact(fact.about, f"{fact.name}.{mark}"), mark in right, mark in wrong
    else:
        yield fact, right, wrong


def _of_objects(board: Board) -> Iterator[tuple[_Fact, object]]:
    made: list[ShownObject] = []
    for item in board.shown.objects:
        about = board.names.name(item.ref)
        if about.startswith(MADE):
            made.append(item)
        else:
            yield from _of_object(f"object:{about}", item, board)
    places = Counter((item.card, _neutral(item.place, board)) for item in made)
    for (card, place), number in sorted(places.items()):
        yield _Fact(f"card:{card}", f"number at {place}"), number


def _of_object(about: str, item: ShownObject, board: Board) -> Iterator[tuple[_Fact, object]]:
    for field in _EVERYWHERE:
        yield _Fact(about, field), _neutral(getattr(item, field), board)
    if not on_board(item.place) or item.face_down is True:
        return
    for field in item.__struct_fields__:
        if field not in ("ref", "card", *_EVERYWHERE):
            value = getattr(item, field)
            if field in _STRENGTH and value is None:  # of what has none
                value = UNSET
            yield _Fact(about, field), _neutral(value, board)


def _neutral(value: object, board: Board) -> object:
    """Return a ref or place without the number that tells one token from another.

    >>> from adapters.port import Observation, Position
    >>> from touchstone.names import Names
    >>> names = Names(Position())
    >>> names.see(Observation(objects=(ShownObject("t7", "Gold", "p1.base"),)))
    >>> board = Board(-1, Observation(), names)
    >>> _neutral("t7", board), _neutral("ability:t7", board), _neutral("at.A", board), _neutral(2, board)
    ('made:Gold', 'ability:made:Gold', 'at.A', 2)
    """
    if not isinstance(value, str):
        return value
    before = "ability:" if value.startswith("ability:") else ""
    name = board.names.name(value.removeprefix(before))
    return before + (name.rpartition("#")[0] if MADE in name else name)


def _of_players(board: Board, ample: set[str]) -> Iterator[tuple[_Fact, object]]:
    for player, shown in sorted(board.shown.players.items()):
        for field in ShownPlayer.__struct_fields__:
            if field in _POOL and player in ample:
                continue
            value = getattr(shown, field)
            if isinstance(value, dict):
                value = sum(value.values())
            yield _Fact(f"player:{player}", field), value


def _of_the_game(board: Board) -> Iterator[tuple[_Fact, object]]:
    shown = board.shown
    for ref, controller in shown.battlefields.items():
        yield _Fact(f"battlefield:{_neutral(ref, board)}", "controller"), controller
    if not isinstance(shown.chain, UnsetType):
        yield _Fact("game", "chain"), tuple(_neutral(item, board) for item in shown.chain)
    for field in _OF_GAME:
        yield _Fact("game", field), _neutral(getattr(shown, field), board)


def as_expectation(differs: Divergence, value: object) -> Fact | Count:
    """Return that the fact has this value, in the case language.

    >>> as_expectation(Divergence("card:Gold", "number at p1.base", 1, 2), 2)
    Count(card='Gold', number=2, place='p1.base', exhausted=None)
    """
    scope, _, about = differs.about.partition(":")
    if scope == "card" and isinstance(value, int):
        return Count(about, value, differs.fact.removeprefix("number at "))
    return Fact(differs.about, differs.fact, value if isinstance(value, str | int | None) else str(value))


def told(differs: Divergence, case: Case, language: Language) -> tuple[str, str]:
    """Return a difference in words: what the oracle shows, and what the engine shows.

    >>> from adapters.port import Position
    >>> from steps.case import Both
    >>> case = Case("x", "riftbound", Both(), Position(), ())
    >>> differs = Divergence("player:p2", "drawn", 2, 0)
    >>> told(differs, case, "en")
    ('the opponent has drawn 2 cards', 'the opponent has drawn no card')
    >>> told(differs, case, "zh")
    ('对方抽了2张牌', '对方没有抽牌')
    >>> told(Divergence("player:p1", "deck", 10, 9), case, "en")
    ('you deck: 10', 'you deck: 9')
    """
    speech = Speech(case.game, language, case.position)
    return _told(differs, differs.oracle, case, speech), _told(differs, differs.engine, case, speech)


def _told(differs: Divergence, value: object, case: Case, speech: Speech) -> str:
    try:
        return say(as_expectation(differs, value), case, speech.language)
    except (ValueError, KeyError):  # no phrase says it, or an engine shows what there is not
        pass
    scope, _, about = differs.about.partition(":")
    subject = speech(f"at.{about}" if scope == "battlefield" else about) if about else ""
    return f"{subject} {differs.fact}: {speech(value)}".strip()


def likeness(differs: Divergence) -> str:
    """Return what differences of several cases have in common, to group them by.

    >>> likeness(Divergence("object:X", "place", "p2.trash", "p2.base"))
    'an object is in the wrong place: base instead of trash'
    >>> likeness(Divergence("player:p2", "drawn", 2, 0))
    'drawn of a player is too low'
    >>> likeness(Divergence("object:X", "exhausted", False, True))
    'exhausted of an object is yes instead of no'
    """
    return _alike(differs, "en", _kind, _zone)


def likeness_in_chinese(differs: Divergence, telling: Telling) -> str:
    """Return the same in Chinese, in the words of the game.

    >>> from steps.game import game
    >>> telling = game("riftbound").telling
    >>> likeness_in_chinese(Divergence("object:X", "place", "p2.trash", "p2.base"), telling)
    '物件的位置不符：在基地，应在废牌堆'
    >>> likeness_in_chinese(Divergence("player:p2", "drawn", 2, 0), telling)
    '玩家的抽牌数偏低'
    """

    def fact(name: str) -> str:
        return telling.facts.get(name) or telling.facts.get(name.removeprefix("marks."), name)

    return _alike(differs, "zh", fact, lambda place: telling.zone(place)["zh"])


def _alike(
    differs: Divergence, language: Language, fact: Callable[[str], str], zone: Callable[[str], str]
) -> str:
    of = _SCOPES[differs.about.partition(":")[0]][language]
    words, oracle, engine = _ALIKE[language], differs.oracle, differs.engine
    if differs.fact == "place" and isinstance(oracle, str) and isinstance(engine, str):
        return words["place"].format(of=of, engine=zone(engine), oracle=zone(oracle))
    what = fact(differs.fact.partition(" at ")[0])
    if isinstance(oracle, bool) and isinstance(engine, bool):
        yes = _YES[language]
        return words["flag"].format(of=of, what=what, engine=yes[engine], oracle=yes[oracle])
    if isinstance(oracle, int) and isinstance(engine, int):
        return words["low" if engine < oracle else "high"].format(of=of, what=what)
    return words["other"].format(of=of, what=what)


def _kind(fact: str) -> str:
    """Return what a fact is about, in words.

    >>> _kind("counters.durability"), _kind("marks.fostered"), _kind("damage")
    ('number of durability counters', 'fostered', 'damage')
    """
    scope, _, kind = fact.partition(".")
    return f"number of {kind} counters" if scope == "counters" and kind else kind or scope


_ALIKE: Mapping[Language, Mapping[str, str]] = {
    "en": {
        "place": "{of} is in the wrong place: {engine} instead of {oracle}",
        "flag": "{what} of {of} is {engine} instead of {oracle}",
        "low": "{what} of {of} is too low",
        "high": "{what} of {of} is too high",
        "other": "{what} of {of} is wrong",
    },
    "zh": {
        "place": "{of}的位置不符：在{engine}，应在{oracle}",
        "flag": "{of}的“{what}”为{engine}，应为{oracle}",
        "low": "{of}的{what}偏低",
        "high": "{of}的{what}偏高",
        "other": "{of}的{what}不符",
    },
}
_SCOPES: Mapping[str, Mapping[Language, str]] = {
    "object": {"en": "an object", "zh": "物件"},
    "card": {"en": "what was made", "zh": "衍生物"},
    "player": {"en": "a player", "zh": "玩家"},
    "battlefield": {"en": "a battlefield", "zh": "战场"},
    "game": {"en": "the game", "zh": "对局"},
}
_YES: Mapping[Language, Mapping[bool, str]] = {
    "en": {True: "yes", False: "no"},
    "zh": {True: "是", False: "否"},
}


def _zone(place: str) -> str:
    """Return a place without whose it is.

    >>> _zone("p1.hand"), _zone("at.A"), _zone("chain")
    ('hand', 'a battlefield', 'chain')
    """
    return "a battlefield" if place.startswith("at.") else place.rpartition(".")[2].replace("_", " ")
