"""What an expectation says, held against what an engine shows."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, UnsetType

from adapters.port import Observation, ShownObject, ShownPlayer
from steps.case import Asked, Count, Fact, NotOffered, Offered, Value
from touchstone.errors import nearest
from touchstone.names import Names
from touchstone.speech import Speech


class Judged(msgspec.Struct, frozen=True):
    """Whether something holds; ``missing`` names the fact that the engine does not show."""

    holds: bool
    expected: str = ""
    seen: str = ""
    missing: str | None = None


def judge(
    expectation: Fact | Count | Offered | NotOffered | Asked, shown: Observation, names: Names, say: Speech
) -> Judged:
    """Hold one expectation against an observation.

    >>> from adapters.port import Position
    >>> shown = Observation(objects=(ShownObject("X", "Unit X", "at.A", damage=1),))
    >>> names, say = Names(Position()), Speech("riftbound", "en")
    >>> judge(Fact("object:X", "damage", 2), shown, names, say)
    Judged(holds=False, expected='X damage: 2', seen='X damage: 1', missing=None)
    >>> judge(Fact("object:X", "might", 2), shown, names, say).missing
    'fact:might'
    """
    match expectation:
        case Fact():
            return _fact(expectation, shown, names, say)
        case Count():
            return _count(expectation, shown, names, say)
        case Offered():
            return _offered(expectation, shown, names, say)
        case NotOffered():
            return _not_offered(expectation, shown, names, say)
        case Asked():
            return _asked(expectation, shown, names, say)


# -- facts --------------------------------------------------------------------------------------------------

_CHAIN: Mapping[str, str] = {"on_chain": "", "ability_on_chain": "ability:", "copy_on_chain": "copy:"}
"""What of an object may be on the chain, and how the port calls it there."""
_KINDS: Mapping[str, tuple[str, ...]] = {"object": ("counters.", "marks."), "player": ("power.",)}
"""Facts that have a name of their own behind the point."""

_NAMES: Mapping[str, frozenset[str]] = {
    "object": frozenset((*ShownObject.__struct_fields__, *_CHAIN, "abilities_on_chain")),
    "player": frozenset((*ShownPlayer.__struct_fields__, "combat", "resources")),
    "battlefield": frozenset(("controller",)),
    "game": frozenset(("active", "chain", "opportunity", "phase", "showdown", "winner")),
}
"""What can be said, by what it is said of."""


def unknown_fact(fact: Fact) -> str | None:
    """Return what is wrong with a fact that nothing shows, or None.

    >>> unknown_fact(Fact("object:X", "damage", 2)), unknown_fact(Fact("object:X", "dammage", 2))
    (None, 'the fact "dammage" of an object is not known; did you mean "damage"?')
    """
    scope, separator, about = fact.about.partition(":")
    if scope not in _NAMES or bool(about) is (scope == "game") or bool(separator) is (scope == "game"):
        return f'"{fact.about}" is not object:NAME, player:p1, battlefield:A or game'
    if fact.name in _NAMES[scope] or fact.name.startswith(_KINDS.get(scope, ("\0",))):
        return None
    of = {"object": "an object", "player": "a player", "battlefield": "a battlefield", "game": "the game"}
    listed = f"; it is one of: {', '.join(sorted(_NAMES[scope]))}"
    near = nearest(fact.name, _NAMES[scope], otherwise=listed)
    return f'the fact "{fact.name}" of {of[scope]} is not known{near}'


def _fact(fact: Fact, shown: Observation, names: Names, say: Speech) -> Judged:
    scope, _, about = fact.about.partition(":")
    subject = say(f"at.{about}" if scope == "battlefield" else about) if about else ""
    what = f"{subject} {fact.name}".strip()
    expected = f"{what}: {say(fact.value)}"
    wanted = fact.value
    if scope == "object":
        ref = names.ref(about)
        item = next((item for item in shown.objects if item.ref == ref), None)
        if fact.name in _CHAIN or fact.name == "abilities_on_chain":
            value = _on_chain(fact.name, ref, shown)
        elif item is None:
            return Judged(False, expected, f"{subject} is not there")
        else:
            value = _of_object(fact.name, item)
        if fact.name in ("attached_to", "place") and isinstance(wanted, str):
            wanted = names.ref(wanted)
    elif scope == "player":
        value = _of_player(fact.name, about, shown)
    elif scope == "battlefield":
        value = shown.battlefields.get(about, UNSET)
    elif fact.name == "chain":
        value = shown.chain if isinstance(shown.chain, UnsetType) else len(shown.chain)
    elif fact.name == "opportunity":
        value = _opportunity(shown)
    else:
        value = getattr(shown, fact.name)
    if isinstance(value, UnsetType):
        return Judged(False, expected, f"{what} is not shown", f"fact:{fact.name}")
    holds = value == wanted and type(value) is type(wanted)
    return Judged(holds, expected, f"{what}: {say(value)}")


def _on_chain(name: str, ref: str | None, shown: Observation) -> Value | UnsetType:
    if isinstance(shown.chain, UnsetType):
        return UNSET
    if name == "abilities_on_chain":
        return shown.chain.count(f"ability:{ref}")
    return f"{_CHAIN[name]}{ref}" in shown.chain


def _of_object(name: str, item: ShownObject) -> Value | UnsetType:
    kind, _, rest = name.partition(".")
    if not rest:
        value: Value | UnsetType = getattr(item, name)
        return value
    if kind == "counters":
        return UNSET if isinstance(item.counters, UnsetType) else item.counters.get(rest, 0)
    return UNSET if isinstance(item.marks, UnsetType) else rest in item.marks


def _opportunity(shown: Observation) -> Value | UnsetType:
    """Return who may act now; nobody while a question is open."""
    waiting = shown.waiting
    if isinstance(waiting, UnsetType) or waiting is None:
        return waiting
    return waiting.player if waiting.what == "action" else None


def _of_player(name: str, player: str, shown: Observation) -> Value | UnsetType:
    if name == "combat":
        return _combat(player, shown)
    there = shown.players.get(player)
    if there is None:
        return UNSET
    if name.startswith("power."):
        return (
            UNSET if isinstance(there.power, UnsetType) else there.power.get(name.removeprefix("power."), 0)
        )
    if name == "resources":
        if isinstance(there.power, UnsetType) or isinstance(there.energy, UnsetType):
            return UNSET
        return there.energy + sum(there.power.values())
    value: Value | UnsetType = getattr(there, name)
    return value


def _combat(player: str, shown: Observation) -> Value | UnsetType:
    combat = shown.combat
    if isinstance(combat, UnsetType):
        return UNSET
    if combat is None:
        return None
    return {combat.won: "won", combat.lost: "lost"}.get(player, "no result")


def _count(count: Count, shown: Observation, names: Names, say: Speech) -> Judged:
    place = None if count.place is None else names.ref(count.place)
    where = "the board" if count.place is None else say(count.place)
    state = {None: "", True: ", exhausted", False: ", ready"}[count.exhausted]
    expected = f"{count.card} on {where}{state}: {count.number}"
    found = [
        item
        for item in shown.objects
        if item.card == count.card and (_on_board(item) if count.place is None else item.place == place)
    ]
    if count.exhausted is not None:
        if any(isinstance(item.exhausted, UnsetType) for item in found):
            return Judged(False, expected, "exhausted is not shown", "fact:exhausted")
        found = [item for item in found if item.exhausted == count.exhausted]
    return Judged(len(found) == count.number, expected, f"{count.card} on {where}{state}: {len(found)}")


def _on_board(item: ShownObject) -> bool:
    return item.place.startswith("at.") or item.place.endswith((".base", ".field"))


# -- questions ----------------------------------------------------------------------------------------------


def _offered(offered: Offered, shown: Observation, names: Names, say: Speech) -> Judged:
    kind = say.kind(offered.kind) if offered.kind else "a choice"
    verb = "are" if offered.player == "p1" else "is"
    expected = f"{say(offered.player)} {verb} asked for {kind}: {say(offered.options)}"
    question = shown.question
    wanted = {names.ref(option) for option in offered.options}
    holds = (
        question is not None
        and question.player == offered.player
        and offered.kind in (None, question.kind)
        and set(question.options) == wanted
    )
    return Judged(holds, expected, say.question(question))


def _not_offered(expectation: NotOffered, shown: Observation, names: Names, say: Speech) -> Judged:
    question = shown.question
    expected = f"{say(expectation.player)} may choose, but not {say(expectation.option)}"
    holds = (
        question is not None
        and question.player == expectation.player
        and names.ref(expectation.option) not in question.options
    )
    return Judged(holds, expected, say.question(question))


def _asked(asked: Asked, shown: Observation, names: Names, say: Speech) -> Judged:
    question = shown.question
    if asked.player is None:
        return Judged(question is None, say.question(None), say.question(question))
    verb = "are" if asked.player == "p1" else "is"
    expected = f"{say(asked.player)} {verb} asked" + (f" for {say.kind(asked.kind)}" if asked.kind else "")
    holds = question is not None and question.player == asked.player and asked.kind in (None, question.kind)
    return Judged(holds, expected, say.question(question))
