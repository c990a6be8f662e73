"""What has become different between two observations, in words: the answer that came out."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec import UNSET, UnsetType

from adapters.port import Observation, ShownObject, ShownPlayer, on_board
from steps.telling import Wording
from steps.words import Language
from touchstone.answers import is_filler
from touchstone.board import others
from touchstone.speech import Speech

_FORMS: Mapping[str, Wording] = {
    "made": {"en": "{} comes into being: {}", "zh": "{}出现在{}"},
    "gone": {"en": "{} is no more", "zh": "{}不复存在"},
    "goes": {"en": "{} goes from {} to {}", "zh": "{}从{}进入{}"},
    "go": {"en": "{} go from {} to {}", "zh": "{}从{}进入{}"},
    "has": {"en": "{} has {}", "zh": "{}有{}"},
    "lost": {"en": "{} has no {} any more", "zh": "{}不再有{}指示物"},
    "is": {"en": "{} is {}", "zh": "{}{}"},
    "is not": {"en": "{} is no longer {}", "zh": "{}不再{}"},
    "controls": {"en": "{} now belongs to the side of {}", "zh": "{}现由{}控制"},
    "place": {"en": "{} is now controlled by {}", "zh": "{}现由{}控制"},
    "nobody": {"en": "{} is controlled by nobody", "zh": "{}无人控制"},
    "won": {"en": "the game is won: {}", "zh": "{}赢得游戏"},
    "turn": {"en": "the turn is now that of {}", "zh": "现在是{}的回合"},
    "still": {"en": "Nothing has changed.", "zh": "没有变化。"},
}


def sentence(parts: Sequence[str], language: Language) -> str:
    """Return what came out as one sentence.

    >>> sentence(["you drew 1 card", "Unit X is ready"], "en"), sentence([], "en")
    ('You drew 1 card; Unit X is ready.', 'Nothing has changed.')
    """
    if not parts:
        return _FORMS["still"][language]
    text = ("；" if language == "zh" else "; ").join(parts)
    return text[0].upper() + text[1:] + ("。" if language == "zh" else ".")


def changes(before: Observation, after: Observation, say: Speech) -> Iterator[str]:
    """Yield what has become different: first on the board, then for the players, then the cards played."""
    old = {item.ref: item for item in before.objects}
    new = {item.ref: item for item in after.objects}
    board = [ref for ref in new if on_board(new[ref].place) or (ref in old and on_board(old[ref].place))]
    for ref in board:
        yield from _object(old[ref], new[ref], say) if ref in old else [_made(new[ref], say)]
    for ref in old:
        if ref not in new:
            yield _say("gone", say, say(ref))
    for player in sorted(after.players):
        yield from _player(player, before.players.get(player, ShownPlayer()), after.players[player], say)
    for ref, controller in after.battlefields.items():
        if ref in before.battlefields and before.battlefields[ref] != controller:
            place = say(f"at.{ref}")
            yield _say("place", say, place, say(controller)) if controller else _say("nobody", say, place)
    if isinstance(after.active, str) and after.active != before.active:
        yield _say("turn", say, say(after.active))
    if isinstance(after.winner, str) and after.winner != before.winner:
        yield _say("won", say, say(after.winner))
    for ref, item in new.items():
        if ref not in board and not is_filler(ref):
            yield from _object(old[ref], item, say) if ref in old else [_made(item, say)]
    yield from _fillers(old, new, say)


def _fillers(old: Mapping[str, ShownObject], new: Mapping[str, ShownObject], say: Speech) -> Iterator[str]:
    """Yield where the cards went that were there to pay with, by their number."""
    refs = [ref for ref in new if ref in old and is_filler(ref) and old[ref].place != new[ref].place]
    for (left, right), number in Counter((old[ref].place, new[ref].place) for ref in refs).items():
        form = "goes" if number == 1 else "go"
        yield _say(form, say, others(number, say), say(left), say(right))


def _made(item: ShownObject, say: Speech) -> str:
    if item.place == f"at.{item.ref}" and say.telling.added is not None:
        return say.telling.added[say.language].format(say(item.ref))
    return _say("made", say, say(item.ref), say(item.place))


def _object(old: ShownObject, new: ShownObject, say: Speech) -> Iterator[str]:
    name = say(new.ref)
    if old.place != new.place:
        yield _say("goes", say, name, say(old.place), say(new.place))
    if on_board(new.place):
        yield from _states(name, old, new, say)
        yield from _numbers(name, old, new, say)
        yield from _relations(name, old, new, say)


def _states(name: str, old: ShownObject, new: ShownObject, say: Speech) -> Iterator[str]:
    """Yield what an object is now, or is no longer; of what was elsewhere only the former."""
    was_there = on_board(old.place)
    for field, wordings in say.telling.becomes.items():
        value, past = getattr(new, field), getattr(old, field)
        if value != past and value in wordings and (was_there or value is True):
            yield wordings[value][say.language].format(name)
    if isinstance(new.marks, UnsetType) or isinstance(old.marks, UnsetType):
        return
    for mark, word in say.telling.marks.items():
        if mark in new.marks and (mark not in old.marks or not was_there):
            yield _say("is", say, name, word[say.language])
        elif was_there and mark in old.marks and mark not in new.marks:
            yield _say("is not", say, name, word[say.language])


def _numbers(name: str, old: ShownObject, new: ShownObject, say: Speech) -> Iterator[str]:
    was_there = on_board(old.place)
    for field, number in say.telling.numbers.items():
        value = getattr(new, field)
        if _differ(getattr(old, field), value) and (was_there or number.state is not None):
            wording = number.zero if number.zero is not None and not value else number.becomes
            yield wording[say.language].format(name, value)
    if isinstance(new.counters, UnsetType) or isinstance(old.counters, UnsetType):
        return
    before = old.counters if was_there else {}
    for kind in dict.fromkeys((*before, *new.counters)):
        count = new.counters.get(kind, 0)
        if count and count != before.get(kind, 0):
            yield _say("has", say, name, say.counters(kind, count))
        elif not count and before.get(kind, 0):
            yield _say("lost", say, name, say.counter(kind))


def _relations(name: str, old: ShownObject, new: ShownObject, say: Speech) -> Iterator[str]:
    host = new.attached_to
    if _differ(old.attached_to, host):
        attached = isinstance(host, str)
        yield say.telling.attached[attached][say.language].format(name, say(host))
    if _differ(old.controller, new.controller) and new.place != f"at.{new.ref}":
        yield _say("controls", say, name, say(new.controller))


def _player(player: str, old: ShownPlayer, new: ShownPlayer, say: Speech) -> Iterator[str]:
    for field, gain in say.telling.gains.items():
        before, value = getattr(old, field), getattr(new, field)
        if not _differ(before, value):
            continue
        if gain.one is None or gain.many is None:
            yield gain.becomes[say.language].format(say(player), value)
            continue
        more = value - before
        counted = (gain.one if more == 1 else gain.many)[say.language].format(more)
        yield gain.becomes[say.language].format(say(player), counted)


def _differ(old: object, new: object) -> bool:
    return old is not UNSET and new is not UNSET and old != new


def _say(form: str, say: Speech, *values: str) -> str:
    return _FORMS[form][say.language].format(*values)
