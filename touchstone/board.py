"""A board as text: who has what, where."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from msgspec import UnsetType

from adapters.port import Card, Observation, ShownObject, ShownPlayer
from steps.words import Language
from touchstone.speech import Speech

NO_CARDS: Mapping[str, Card] = MappingProxyType({})
_ZONES = ("hand", "base", "runes", "champion", "legend", "trash", "banished", "deck")
_HEAD: Mapping[str, Mapping[Language, str]] = {
    "points": {"en": "points", "zh": "得分"},
    "xp": {"en": "XP", "zh": "经验"},
    "hand": {"en": "cards in hand", "zh": "手牌数"},
    "deck": {"en": "cards in the deck", "zh": "主牌堆数"},
    "runes": {"en": "runes", "zh": "符文数"},
    "energy": {"en": "energy", "zh": "法力"},
}
_STATES: Mapping[str, Mapping[Language, str]] = {
    "exhausted": {"en": "exhausted", "zh": "休眠"},
    "buffed": {"en": "buffed", "zh": "拥有增益"},
    "stunned": {"en": "stunned", "zh": "被眩晕"},
    "empowered": {"en": "empowered", "zh": "已强化"},
    "face_down": {"en": "face down", "zh": "正面朝下"},
}
_FORMS: Mapping[str, Mapping[Language, str]] = {
    "damage": {"en": "damage {}", "zh": "{}点伤害"},
    "attached": {"en": "attached to {}", "zh": "贴附于{}"},
    "controlled": {"en": "controlled by {}", "zh": "由{}控制"},
    "nobody": {"en": "controlled by nobody", "zh": "无人控制"},
}


def draw(shown: Observation, say: Speech, fields: Mapping[str, Card] = NO_CARDS) -> Iterator[str]:
    """Yield the lines of a board: each player with their zones, then the battlefields, then the chain.

    ``fields`` are the cards of the battlefields that are not blank.
    """
    for player in sorted(shown.players):
        yield _player(player, shown.players[player], say)
        for zone in _ZONES:
            items = [item for item in shown.objects if item.place == f"{player}.{zone}"]
            if items:
                yield f"  {say(f'{player}.{zone}')}{_colon(say)}{_items(items, player, say)}"
    for ref, controller in shown.battlefields.items():
        who = _form("controlled", say, say(controller)) if controller else _form("nobody", say)
        if ref in fields:
            name = say.words.catalogue.say(fields[ref].name, say.language)
            who = ("，" if say.language == "zh" else ", ").join([name, who])
        items = [item for item in shown.objects if item.place == f"at.{ref}" and item.ref != ref]
        there = f"{_colon(say)}{_items(items, controller, say)}" if items else ""
        around = "（{}）" if say.language == "zh" else " ({})"
        yield f"{_capital(say(f'at.{ref}'))}{around.format(who)}{there}"
    if not isinstance(shown.chain, UnsetType) and shown.chain:
        yield f"{_capital(say('chain'))}{_colon(say)}{say.all(shown.chain)}"


def _player(player: str, shown: ShownPlayer, say: Speech) -> str:
    figures = []
    for name, label in _HEAD.items():
        value = getattr(shown, name)
        if not isinstance(value, UnsetType) and (value or name in ("points", "hand")):
            figures.append(f"{label[say.language]} {value}")
    return f"{_capital(say(player))}{_colon(say)}{('，' if say.language == 'zh' else ', ').join(figures)}"


def _items(items: list[ShownObject], of: str | None, say: Speech) -> str:
    return ("；" if say.language == "zh" else "; ").join(_item(item, of, say) for item in items)


def _item(item: ShownObject, of: str | None, say: Speech) -> str:
    """Return an object with its might and everything about it that is not as usual.

    ``of`` controls the place: only who else controls an object is said.
    """
    might = item.might
    name = say(item.ref)
    if item.ref != item.card and not item.ref.startswith("new:") and not item.card.startswith("Unit "):
        name += f" ({say.words.catalogue.say(item.card, say.language)})"
    if isinstance(might, int):
        name += f"（{might}战力）" if say.language == "zh" else f" {might}"
    states = [label[say.language] for field, label in _STATES.items() if getattr(item, field) is True]
    if isinstance(item.damage, int) and item.damage:
        states.append(_form("damage", say, str(item.damage)))
    if isinstance(item.attached_to, str):
        states.append(_form("attached", say, say(item.attached_to)))
    if isinstance(item.controller, str) and item.controller != of and not _is_card_zone(item.place):
        states.append(_form("controlled", say, say(item.controller)))
    comma = "，" if say.language == "zh" else ", "
    return comma.join([name, *states])


def _is_card_zone(place: str) -> bool:
    """Whether nobody controls what lies there."""
    return place.endswith((".hand", ".deck", ".trash", ".banished"))


def _form(name: str, say: Speech, *values: str) -> str:
    return _FORMS[name][say.language].format(*values)


def _colon(say: Speech) -> str:
    return "：" if say.language == "zh" else ": "


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
