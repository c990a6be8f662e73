"""What an expectation says, held against what an engine shows."""

import msgspec
from msgspec import UNSET, UnsetType

from adapters.port import Observation, Question, ShownObject
from steps.case import Asked, Count, Fact, NotOffered, Offered, Value
from touchstone.names import Names, spoken

_WHO = {"p1": "you", "p2": "the opponent", "p3": "the third player"}
_WHOSE = {"p1": "your", "p2": "the opponent's", "p3": "the third player's"}
_ZONES = {
    "champion": "champion zone",
    "rune_deck": "rune deck",
    "legend": "legend zone",
    "banished": "banishment",
}


class Judged(msgspec.Struct, frozen=True):
    """Whether something holds; ``missing`` names the fact that the engine does not show."""

    holds: bool
    expected: str = ""
    seen: str = ""
    missing: str | None = None


def words(value: object, names: Names | None = None) -> str:
    """Return a value of the port as a reader would say it.

    >>> words("p2.base"), words("at.A"), words("p1"), words(None), words(True), words(3)
    ("the opponent's base", 'battlefield A', 'you', 'none', 'yes', '3')
    """
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case str() if value in _WHO:
            return _WHO[value]
        case str() if value.startswith("at."):
            return f"battlefield {value.removeprefix('at.')}"
        case str() if value[:2] in _WHO and value[2:3] == ".":
            return f"{_WHOSE[value[:2]]} {_ZONES.get(value[3:], value[3:])}"
        case str() if value.startswith("ability:"):
            return f"the ability of {words(value.removeprefix('ability:'), names)}"
        case str():
            return names.name(value) if names else spoken(value)
        case tuple() | list():
            return ", ".join(words(part, names) for part in value) or "nothing"
        case _:
            return str(value)


def question_words(question: Question | None, names: Names | None = None) -> str:
    """Return a question with its options as a reader would say it.

    >>> question_words(Question("p2", "target", ("X", "Y")))
    'the opponent is asked for target: X, Y'
    """
    if question is None:
        return "nobody is asked anything"
    verb = "are" if question.player == "p1" else "is"
    asked = f"{words(question.player)} {verb} asked for {question.kind}"
    return f"{asked}: {words(question.options, names)}" if question.options else asked


def judge(
    expectation: Fact | Count | Offered | NotOffered | Asked, shown: Observation, names: Names
) -> Judged:
    """Hold one expectation against an observation.

    >>> from adapters.port import Position
    >>> shown = Observation(objects=(ShownObject("X", "Unit X", "at.A", damage=1),))
    >>> judge(Fact("object:X", "damage", 2), shown, Names(Position()))
    Judged(holds=False, expected='X damage: 2', seen='X damage: 1', missing=None)
    >>> judge(Fact("object:X", "might", 2), shown, Names(Position())).missing
    'fact:might'
    """
    match expectation:
        case Fact():
            return _fact(expectation, shown, names)
        case Count():
            return _count(expectation, shown)
        case Offered():
            return _offered(expectation, shown, names)
        case NotOffered():
            return _not_offered(expectation, shown, names)
        case Asked():
            return _asked(expectation, shown, names)


# -- facts --------------------------------------------------------------------------------------------------


def _fact(fact: Fact, shown: Observation, names: Names) -> Judged:
    scope, _, about = fact.about.partition(":")
    subject = {"player": words(about), "battlefield": f"battlefield {about}", "object": spoken(about)}.get(
        scope, ""
    )
    what = f"{subject} {fact.name}".strip()
    expected = f"{what}: {words(fact.value)}"
    wanted = fact.value
    if scope == "object":
        ref = names.ref(about)
        item = next((item for item in shown.objects if item.ref == ref), None)
        if fact.name in ("on_chain", "ability_on_chain"):
            value = _on_chain(fact.name, ref, shown)
        elif item is None:
            return Judged(False, expected, f"{subject} is not there")
        else:
            value = getattr(item, fact.name)
        if fact.name == "attached_to" and isinstance(wanted, str):
            wanted = names.ref(wanted)
    elif scope == "player":
        value = _of_player(fact.name, about, shown)
    elif scope == "battlefield":
        value = shown.battlefields.get(about, UNSET)
    elif fact.name == "chain":
        value = shown.chain if isinstance(shown.chain, UnsetType) else len(shown.chain)
    else:
        value = getattr(shown, fact.name)
    if isinstance(value, UnsetType):
        return Judged(False, expected, f"{what} is not shown", f"fact:{fact.name}")
    holds = value == wanted and type(value) is type(wanted)
    return Judged(holds, expected, f"{what}: {words(value, names)}")


def _on_chain(name: str, ref: str | None, shown: Observation) -> Value | UnsetType:
    if isinstance(shown.chain, UnsetType):
        return UNSET
    return (ref if name == "on_chain" else f"ability:{ref}") in shown.chain


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


def _count(count: Count, shown: Observation) -> Judged:
    where = "the board" if count.place is None else words(count.place)
    state = {None: "", True: ", exhausted", False: ", ready"}[count.exhausted]
    expected = f"{count.card} on {where}{state}: {count.number}"
    found = [
        item
        for item in shown.objects
        if item.card == count.card and (_on_board(item) if count.place is None else item.place == count.place)
    ]
    if count.exhausted is not None:
        if any(isinstance(item.exhausted, UnsetType) for item in found):
            return Judged(False, expected, "exhausted is not shown", "fact:exhausted")
        found = [item for item in found if item.exhausted == count.exhausted]
    return Judged(len(found) == count.number, expected, f"{count.card} on {where}{state}: {len(found)}")


def _on_board(item: ShownObject) -> bool:
    return item.place.startswith("at.") or item.place.endswith(".base")


# -- questions ----------------------------------------------------------------------------------------------


def _offered(offered: Offered, shown: Observation, names: Names) -> Judged:
    kind = offered.kind or "a choice"
    verb = "are" if offered.player == "p1" else "is"
    expected = f"{words(offered.player)} {verb} asked for {kind}: {words(offered.options)}"
    question = shown.question
    wanted = {names.ref(option) for option in offered.options}
    holds = (
        question is not None
        and question.player == offered.player
        and offered.kind in (None, question.kind)
        and set(question.options) == wanted
    )
    return Judged(holds, expected, question_words(question, names))


def _not_offered(expectation: NotOffered, shown: Observation, names: Names) -> Judged:
    question = shown.question
    expected = f"{words(expectation.player)} may choose, but not {words(expectation.option)}"
    holds = (
        question is not None
        and question.player == expectation.player
        and names.ref(expectation.option) not in question.options
    )
    return Judged(holds, expected, question_words(question, names))


def _asked(asked: Asked, shown: Observation, names: Names) -> Judged:
    question = shown.question
    if asked.player is None:
        return Judged(question is None, "nobody is asked anything", question_words(question, names))
    verb = "are" if asked.player == "p1" else "is"
    expected = f"{words(asked.player)} {verb} asked" + (f" for {asked.kind}" if asked.kind else "")
    holds = question is not None and question.player == asked.player and asked.kind in (None, question.kind)
    return Judged(holds, expected, question_words(question, names))
