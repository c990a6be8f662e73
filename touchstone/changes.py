"""What has become different between two observations, in words: the answer that came out."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import UNSET, UnsetType

from adapters.port import Observation, ShownObject, ShownPlayer
from steps.words import Language
from touchstone.speech import Speech

_OBJECT: Mapping[str, Mapping[object, Mapping[Language, str]]] = {
    "exhausted": {
        True: {"en": "{} is exhausted", "zh": "{}处于休眠状态"},
        False: {"en": "{} is ready", "zh": "{}处于活跃状态"},
    },
    "buffed": {
        True: {"en": "{} is buffed", "zh": "{}获得增益"},
        False: {"en": "{} loses its buff", "zh": "{}失去增益"},
    },
    "stunned": {
        True: {"en": "{} is stunned", "zh": "{}被眩晕"},
        False: {"en": "{} is no longer stunned", "zh": "{}不再被眩晕"},
    },
    "empowered": {
        True: {"en": "{} is empowered", "zh": "{}被强化"},
        False: {"en": "{} is no longer empowered", "zh": "{}被解除强化"},
    },
    "face_down": {
        True: {"en": "{} is face down", "zh": "{}变为正面朝下"},
        False: {"en": "{} is turned face up", "zh": "{}翻为正面朝上"},
    },
}
_FORMS: Mapping[str, Mapping[Language, str]] = {
    "made": {"en": "{} comes into being: {}", "zh": "{}出现在{}"},
    "added": {"en": "{} is added to the battlefields", "zh": "{}被添置到场上"},
    "gone": {"en": "{} is no more", "zh": "{}不复存在"},
    "goes": {"en": "{} goes from {} to {}", "zh": "{}从{}进入{}"},
    "damage": {"en": "{} has damage {}", "zh": "{}有{}点伤害"},
    "healed": {"en": "{} has no damage any more", "zh": "{}不再有伤害"},
    "might": {"en": "{} has might {}", "zh": "{}的战力为{}"},
    "attached": {"en": "{} is attached to {}", "zh": "{}贴附于{}"},
    "detached": {"en": "{} is attached to nothing any more", "zh": "{}不再贴附"},
    "controls": {"en": "{} now belongs to the side of {}", "zh": "{}现由{}控制"},
    "field": {"en": "{} is now controlled by {}", "zh": "{}现由{}控制"},
    "nobody": {"en": "{} is controlled by nobody", "zh": "{}无人控制"},
    "drew": {"en": "{} drew {}", "zh": "{}抽{}"},
    "score": {"en": "{} scored {}", "zh": "{}获得{}"},
    "xp": {"en": "{}: XP {}", "zh": "{}：{}点经验"},
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
    board = [ref for ref in new if _is_board(new[ref].place) or (ref in old and _is_board(old[ref].place))]
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
            yield _say("field", say, place, say(controller)) if controller else _say("nobody", say, place)
    if isinstance(after.active, str) and after.active != before.active:
        yield _say("turn", say, say(after.active))
    if isinstance(after.winner, str) and after.winner != before.winner:
        yield _say("won", say, say(after.winner))
    for ref, item in new.items():
        if ref not in board:
            yield from _object(old[ref], item, say) if ref in old else [_made(item, say)]


def _made(item: ShownObject, say: Speech) -> str:
    if item.place == f"at.{item.ref}":
        return _say("added", say, say(item.ref))
    return _say("made", say, say(item.ref), say(item.place))


def _object(old: ShownObject, new: ShownObject, say: Speech) -> Iterator[str]:
    name = say(new.ref)
    if old.place != new.place:
        yield _say("goes", say, name, say(old.place), say(new.place))
    if not _is_board(new.place):
        return
    for field, wordings in _OBJECT.items():
        value, past = getattr(new, field), getattr(old, field)
        if value != past and value in wordings and (_is_board(old.place) or value is True):
            yield wordings[value][say.language].format(name)
    if _differ(old.damage, new.damage):
        yield _say("damage", say, name, str(new.damage)) if new.damage else _say("healed", say, name)
    if _is_board(old.place) and _differ(old.might, new.might):
        yield _say("might", say, name, str(new.might))
    if _differ(old.attached_to, new.attached_to):
        host = new.attached_to
        yield _say("attached", say, name, say(host)) if isinstance(host, str) else _say("detached", say, name)
    if _differ(old.controller, new.controller) and new.place != f"at.{new.ref}":
        yield _say("controls", say, name, say(new.controller))


def _player(player: str, old: ShownPlayer, new: ShownPlayer, say: Speech) -> Iterator[str]:
    drawn, points = _more(old.drawn, new.drawn), _more(old.points, new.points)
    if drawn:
        yield _say("drew", say, say(player), _number(drawn, "card", "张牌", say))
    if points:
        yield _say("score", say, say(player), _number(points, "point", "分", say))
    if _differ(old.xp, new.xp):
        yield _say("xp", say, say(player), str(new.xp))


def _number(number: int, one: str, zh: str, say: Speech) -> str:
    if say.language == "zh":
        return f"{number}{zh}"
    return f"{number} {one}" if number == 1 else f"{number} {one}s"


def _more(old: int | UnsetType, new: int | UnsetType) -> int:
    return 0 if isinstance(old, UnsetType) or isinstance(new, UnsetType) else new - old


def _differ(old: object, new: object) -> bool:
    return old is not UNSET and new is not UNSET and old != new


def _is_board(place: str) -> bool:
    return place.startswith("at.") or place.endswith(".base")


def _say(form: str, say: Speech, *values: str) -> str:
    return _FORMS[form][say.language].format(*values)
