"""A board as text: who has what, where."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from msgspec import UNSET, UnsetType

from adapters.port import Card, Observation, ShownObject, ShownPlayer, on_board
from steps.telling import Wording
from touchstone.answers import is_filler
from touchstone.speech import Speech

NO_CARDS: Mapping[str, Card] = MappingProxyType({})
_CONTROLLED: Wording = {"en": "controlled by {}", "zh": "由{}控制"}
_NOBODY: Wording = {"en": "controlled by nobody", "zh": "无人控制"}


def draw(shown: Observation, say: Speech, fields: Mapping[str, Card] = NO_CARDS) -> Iterator[str]:
    """Yield the lines of a board: each player with their zones, then the places between, then the chain.

    ``fields`` are the cards of those places, where they have one.
    """
    for player in sorted(shown.players):
        yield _player(player, shown.players[player], say)
        for zone in say.telling.zones:
            items = [item for item in shown.objects if item.place == f"{player}.{zone}"]
            if items:
                yield f"  {say(f'{player}.{zone}')}{_colon(say)}{_items(items, player, say)}"
    for ref, controller in shown.battlefields.items():
        who = _CONTROLLED[say.language].format(say(controller)) if controller else _NOBODY[say.language]
        if ref in fields:
            name = say.words.catalogue.say(fields[ref].name, say.language)
            who = _comma(say).join([name, who])
        items = [item for item in shown.objects if item.place == f"at.{ref}" and item.ref != ref]
        there = f"{_colon(say)}{_items(items, controller, say)}" if items else ""
        around = "（{}）" if say.language == "zh" else " ({})"
        yield f"{_capital(say(f'at.{ref}'))}{around.format(who)}{there}"
    if not isinstance(shown.chain, UnsetType) and shown.chain:
        yield f"{_capital(say('chain'))}{_colon(say)}{say.all(shown.chain)}"


def _player(player: str, shown: ShownPlayer, say: Speech) -> str:
    figures = []
    for name, figure in say.telling.figures.items():
        value = getattr(shown, name)
        if value is not UNSET and (value or figure.always):
            figures.append(f"{figure.name[say.language]} {value}")
    return f"{_capital(say(player))}{_colon(say)}{_comma(say).join(figures)}"


def _items(items: list[ShownObject], of: str | None, say: Speech) -> str:
    told = [_item(item, of, say) for item in items if not is_filler(item.ref)]
    if fillers := len(items) - len(told):
        told.append(others(fillers, say))
    return ("；" if say.language == "zh" else "; ").join(told)


def others(number: int, say: Speech) -> str:
    """Return so many cards of which it makes no difference which they are.

    >>> others(1, Speech("grand_archive", "en")), others(2, Speech("grand_archive", "zh"))
    ('1 other card', '另外2张牌')
    """
    if say.language == "zh":
        return f"另外{number}张牌"
    return f"{number} other card{'' if number == 1 else 's'}"


def _item(item: ShownObject, of: str | None, say: Speech) -> str:
    """Return an object with its strength and everything about it that is not as usual.

    ``of`` controls the place: only who else controls an object is said.
    """
    return _comma(say).join(
        [_name(item, say) + say.telling.strength(item, say.language), *_states(item, of, say)]
    )


def _name(item: ShownObject, say: Speech) -> str:
    """Return the name of an object, with its card where that has another name."""
    name = say(item.ref)
    known = say.words.catalogue.named(item.card) is not None
    if item.ref != item.card and not item.ref.startswith("new:") and known:
        name += f" ({say.words.catalogue.say(item.card, say.language)})"
    return name


def _states(item: ShownObject, of: str | None, say: Speech) -> Iterator[str]:
    telling, language = say.telling, say.language
    for name, word in telling.states.items():
        if getattr(item, name) is True:
            yield word[language]
    if not isinstance(item.marks, UnsetType):
        yield from (telling.marks[mark][language] for mark in item.marks if mark in telling.marks)
    for name, number in telling.numbers.items():
        value = getattr(item, name)
        if number.state is not None and isinstance(value, int) and value:
            yield number.state[language].format(value)
    if not isinstance(item.counters, UnsetType):
        for kind, count in item.counters.items():
            yield say.counters(kind, count)
    if isinstance(item.attached_to, str):
        yield telling.attached_to[language].format(say(item.attached_to))
    if isinstance(item.controller, str) and item.controller != of and on_board(item.place):
        yield _CONTROLLED[language].format(say(item.controller))


def _comma(say: Speech) -> str:
    return "，" if say.language == "zh" else ", "


def _colon(say: Speech) -> str:
    return "：" if say.language == "zh" else ": "


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
