"""Cards that no set has, made of plain facts and of the words of a closed list.

They are full cards: each word becomes the ability or instruction that a printed card with it would have.
"""

import dataclasses
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from typing import Any, NamedTuple

import msgspec

from oracle.grand_archive import combat, events, keywords
from oracle.grand_archive import stand_in_words as lists
from oracle.grand_archive.cards import _words as words
from oracle.grand_archive.events import Event
from oracle.grand_archive.execution import Execution, at_random
from oracle.grand_archive.happening import forbidden
from oracle.grand_archive.model import (
    Ability,
    Activated,
    AdditionalCost,
    Bearer,
    Chooser,
    CostAction,
    Definition,
    Effect,
    Elements,
    Grant,
    Lasting,
    Modifier,
    Object,
    Place,
    Replacement,
    Restriction,
    Target,
    Triggered,
)
from oracle.grand_archive.performing import graveyard_of
from oracle.grand_archive.table import Table
from oracle.kernel import Steps, choose


class UnknownWord(ValueError):  # noqa: N818  (it names what was given)
    """A text is none of the closed list; the message names the nearest word."""


def stand_in(
    name: str,
    kind: str,
    *,
    traits: Iterable[str] = (),
    classes: Iterable[str] = (),
    elements: Iterable[str] = (),
    reserve: int | None = None,
    memory: int | None = None,
    level: int | None = None,
    power: int | None = None,
    life: int | None = None,
    durability: int | None = None,
    fast: bool = False,
    text: Sequence[str] = (),
) -> Definition:
    """Return a card with these facts and this text; raises :class:`UnknownWord`.

    >>> spell = stand_in("Spell S", "action", traits=("spell",), text=("deal 2",))
    >>> spell.is_a("spell"), [target.name for target in spell.effect.targets]
    (True, ['target'])
    >>> stand_in("Ally X", "ally", text=("critcal 2",))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    oracle...UnknownWord: "critcal 2" is no text of a stand-in; did you mean "critical N"?
    """
    if kind not in lists.TYPES:
        raise UnknownWord(f'"{kind}" is no type; the types are {", ".join(lists.TYPES)}')
    for element in elements:
        if element not in lists.ELEMENTS:
            raise UnknownWord(f'"{element}" is no element{_nearest(element, lists.ELEMENTS)}')
    read = [_read(each) for each in text]
    instructions = [each for each in read if isinstance(each, _Instruction)]
    if instructions and kind != "action":
        raise UnknownWord(
            f'"{instructions[0].text}" is an instruction: of a card that is no action it needs a cost or '
            'a "when" in front, such as "on enter: "'
        )
    supertypes = [trait for trait in traits if trait in lists.SUPERTYPES]
    return Definition(
        name=name,
        types=frozenset((kind, *supertypes)),
        subtypes=frozenset(traits) - frozenset(supertypes),
        classes=frozenset(classes),
        elements=frozenset(elements) or frozenset({"norm"}),
        reserve=reserve,
        memory=memory,
        level=level,
        power=power,
        life=life,
        durability=durability,
        fast=fast,
        lineage=name.partition(",")[0] if kind == "champion" else "",
        effect=_effect(instructions) if instructions else None,
        abilities=tuple(each for each in read if isinstance(each, Ability)),
    )


def _nearest(text: str, known: Iterable[str]) -> str:
    found = get_close_matches(text, list(known), 1, 0.5)
    return f'; did you mean "{found[0]}"?' if found else ""


# -- reading a text -----------------------------------------------------------------------------------------


class _Instruction(NamedTuple):
    """One instruction: what it does with the target of a name, and what it may target."""

    text: str
    do: Callable[[Execution, str], Steps[None]]
    target: Callable[[Table, Object, Chooser], bool] | None = None
    layer: bool = False
    restrictions: tuple[Restriction, ...] = ()


_placeholders = {
    "N": r"(\d+)",
    "NAME": "(.+)",
    "KEYWORD": "(.+)",
    "ELEMENT": f"({'|'.join(lists.ELEMENTS)})",
}
_token = re.compile(r"\b(NAME|KEYWORD|ELEMENT|N)\b")


def _pattern(word: str) -> re.Pattern[str]:
    return re.compile("".join(_placeholders.get(part, re.escape(part)) for part in _token.split(word)))


def _find(text: str, table: Mapping[str, str]) -> tuple[str, tuple[Any, ...]] | None:
    """Return the word of a list that a text is, with its numbers and names."""
    for word in table:
        found = _pattern(word).fullmatch(text)
        if found is not None:
            return word, tuple(int(each) if each.isdigit() else each for each in found.groups())
    return None


_EVERY = (
    *lists.RESTRICTIONS,
    *lists.WHEN,
    *lists.COSTS,
    *lists.KEYWORDS,
    *lists.EFFECTS,
    *lists.STATIC,
)


def _unknown(text: str) -> UnknownWord:
    return UnknownWord(f'"{text}" is no text of a stand-in{_nearest(text, _EVERY)}')


def _read(text: str) -> Ability | _Instruction:
    """Return what one text means."""
    *before, last = text.split(": ")
    restrictions: list[Restriction] = []
    costs: list[CostAction] = []
    inherited, reserve, when = False, 0, ""
    for part in before:
        if part == "inherited":
            inherited = True
        elif (found := _find(part, lists.RESTRICTIONS)) is not None:
            restrictions.append(_RESTRICTIONS[found[0]](*found[1]))
        elif part in lists.WHEN:
            when = part
        elif (found := _find(part, lists.COSTS)) is not None and found[0] == "pay N":
            (reserve,) = found[1]
        elif found is not None:
            costs.append(_COSTS[part])
        else:
            raise _unknown(part)
    meaning = _word(last, tuple(restrictions))
    if isinstance(meaning, _Instruction):
        if when:
            return _inherited(_WHEN[when](_effect([meaning]), tuple(restrictions)), inherited=inherited)
        if costs or reserve:
            activated = Activated(
                costs=tuple(costs),
                reserve=reserve,
                effect=_effect([meaning]),
                restrictions=tuple(restrictions),
            )
            return _inherited(activated, inherited=inherited)
        if restrictions and meaning.target is not None:
            raise UnknownWord(f'"{text}": a restricted instruction of an action has no target')
        return meaning._replace(restrictions=tuple(restrictions))
    if when or costs or reserve:
        raise UnknownWord(f'"{last}" is no instruction: no cost and no "when" stands before it')
    return _inherited(meaning, inherited=inherited)


def _inherited(ability: Ability, *, inherited: bool) -> Ability:
    return dataclasses.replace(ability, inherited=True) if inherited else ability


def _word(text: str, restrictions: tuple[Restriction, ...]) -> Ability | _Instruction:
    if (found := _find(text, lists.KEYWORDS)) is not None:
        return _KEYWORDS[found[0]](*found[1], *restrictions)
    if (found := _find(text, lists.STATIC)) is not None:
        return _STATIC[found[0]](*found[1], restrictions)
    if (found := _find(text, lists.EFFECTS)) is not None:
        word, given = found
        if word == "give KEYWORD":
            given = (_keyword(str(given[0])),)
        return _EFFECTS[word](*given)._replace(text=text)
    raise _unknown(text)


def _keyword(text: str) -> Ability:
    found = _find(text, lists.KEYWORDS)
    if found is None:
        raise UnknownWord(f'"{text}" is no keyword{_nearest(text, lists.KEYWORDS)}')
    return _KEYWORDS[found[0]](*found[1])


def _effect(instructions: Sequence[_Instruction]) -> Effect:
    """Return the effect of instructions, one after the other, each with a target of its own."""
    names = ["target" if not number else f"target {number + 1}" for number in range(len(instructions))]

    def do(execution: Execution) -> Steps[None]:
        for name, each in zip(names, instructions, strict=True):
            if all(execution.met(restriction) for restriction in each.restrictions):
                yield from each.do(execution, name)

    targets = tuple(
        Target(name, each.target, layer=each.layer)
        for name, each in zip(names, instructions, strict=True)
        if each.target is not None
    )
    return Effect(do, targets)


# -- restrictions, costs, keywords --------------------------------------------------------------------------

_RESTRICTIONS: Mapping[str, Callable[..., Restriction]] = {
    "class bonus": lambda: keywords.class_bonus,
    "element bonus": lambda: keywords.element_bonus,
    "NAME bonus": keywords.champion_bonus,
    "level N+": keywords.level,
}


def _allies(table: Table, player: int) -> list[int]:
    """Return the allies that a player could sacrifice."""
    return [
        record.id
        for record in table.field(player)
        if "ally" in record.definition.types
        and not forbidden(table, events.Move(record.id, to=graveyard_of(record), cause="sacrificed"))
    ]


def _sacrifice_ally(execution: Execution) -> Steps[None]:
    options = _allies(execution.table, execution.controller)
    (ally,) = yield from choose(
        execution.controller, "cost", options, about=(execution.source,), text="sacrifice"
    )
    assert isinstance(ally, int)
    yield from execution.sacrifice(ally)


def _discard(execution: Execution) -> Steps[None]:
    hand = [record.id for record in execution.table.zone("hand", execution.controller)]
    (card,) = yield from choose(execution.controller, "cost", hand, about=(execution.source,), text="discard")
    assert isinstance(card, int)
    yield from execution.move([card], lambda record: Place("graveyard", record.owner), "discarded")


def _can_discard(table: Table, chooser: Chooser) -> bool:
    return any(record.id != chooser.source for record in table.zone("hand", chooser.controller))


_DISCARD = CostAction("discard a card", _can_discard, _discard)
_COSTS: Mapping[str, CostAction] = {
    "sacrifice this": words.SACRIFICE_THIS,
    "banish this": words.BANISH_THIS,
    "rest this": words.REST_THIS,
    "sacrifice an ally": CostAction(
        "sacrifice an ally",
        lambda table, chooser: bool(_allies(table, chooser.controller)),
        _sacrifice_ally,
    ),
    "discard a card": _DISCARD,
}
_KEYWORDS: Mapping[str, Callable[..., Ability]] = {
    "ambush": keywords.ambush,
    "brew N": keywords.brew,
    "cleave": keywords.cleave,
    "critical N": keywords.critical,
    "divine relic": keywords.divine_relic,
    "efficiency": keywords.efficiency,
    "fast activation": keywords.fast_activation,
    "floating memory": keywords.floating_memory,
    "foster": keywords.foster,
    "hindered": keywords.hindered,
    "imbue N": keywords.imbue,
    "immortality": keywords.immortality,
    "intercept": keywords.intercept,
    "kindle N": keywords.kindle,
    "lineage NAME": keywords.lineage,
    "pride N": keywords.pride,
    "stealth": keywords.stealth,
    "taunt": keywords.taunt,
    "true sight": keywords.true_sight,
}


# -- when ---------------------------------------------------------------------------------------------------

When = Callable[[Table, Bearer, Any], bool]


def _entered(table: Table, bearer: Bearer, event: events.Move) -> bool:
    return (
        event.now == bearer.id
        and event.to.zone == "field"
        and event.cause in ("resolved", "enters", "leveled")
    )


def _died(table: Table, bearer: Bearer, event: events.Move) -> bool:
    return event.object == bearer.id and event.to.zone == "graveyard"


def _by_it(table: Table, bearer: Bearer, event: Event) -> bool:
    return event.by == bearer.id


def _it(table: Table, bearer: Bearer, event: Event) -> bool:
    return event.object == bearer.id


def _fostered(table: Table, bearer: Bearer, event: events.Mark) -> bool:
    return event.mark == "fostered" and event.object == bearer.id


def _from_memory(table: Table, bearer: Bearer, event: events.Reveal) -> bool:
    return event.object == bearer.id and event.zone == "memory"


def _begun(phase: str, table: Table, bearer: Bearer, event: events.Begin) -> bool:
    return event.phase == phase and event.player == bearer.controller


def _triggered(
    event: type[Event], when: When, effect: Effect, restrictions: tuple[Restriction, ...], zone: str = "field"
) -> Ability:
    return Triggered(
        event=event,
        when=when,
        effect=effect,
        restrictions=restrictions,
        zones=frozenset((zone,)),  # type: ignore[arg-type]  # the name of a zone
    )


_WHEN: Mapping[str, Callable[[Effect, tuple[Restriction, ...]], Ability]] = {
    "on enter": partial(_triggered, events.Move, _entered),
    "on death": partial(_triggered, events.Move, _died),
    "on kill": partial(_triggered, events.Kill, _by_it),
    "on attack": partial(_triggered, events.Attack, _it),
    "on rest": partial(_triggered, events.Rest, _it),
    "on foster": partial(_triggered, events.Mark, _fostered),
    "revealed from memory": partial(_triggered, events.Reveal, _from_memory, zone="memory"),
    "beginning of recollection": partial(_triggered, events.Begin, partial(_begun, "recollection")),
    "beginning of end": partial(_triggered, events.Begin, partial(_begun, "end")),
}


# -- instructions -------------------------------------------------------------------------------------------


def _is_ally(table: Table, record: Object, chooser: Chooser) -> bool:
    return "ally" in record.definition.types


def _costs_at_most(number: int, table: Table, record: Object, chooser: Chooser) -> bool:
    return _is_ally(table, record, chooser) and (record.definition.reserve or 0) <= number


def _is_activation(table: Table, record: Object, chooser: Chooser) -> bool:
    return True


def _is_no_attacked(table: Table, record: Object, chooser: Chooser) -> bool:
    under_way = table.state.combat
    return record.is_unit and under_way is not None and record.id not in under_way.defenders


def _to_unit(do: Callable[[Execution, Object], Steps[None]]) -> _Instruction:
    return _targeted(do, words.is_unit)


def _to_ally(do: Callable[[Execution, Object], Steps[None]]) -> _Instruction:
    return _targeted(do, _is_ally)


def _targeted(
    do: Callable[[Execution, Object], Steps[None]],
    legal: Callable[[Table, Object, Chooser], bool],
    *,
    layer: bool = False,
) -> _Instruction:
    def each(execution: Execution, name: str) -> Steps[None]:
        for record in execution.targets(name):
            yield from do(execution, record)

    return _Instruction("", each, legal, layer)


def _simple(do: Callable[[Execution], Steps[None]]) -> _Instruction:
    def alone(execution: Execution, name: str) -> Steps[None]:
        yield from do(execution)

    return _Instruction("", alone)


def _deal(number: int) -> _Instruction:
    def deal(execution: Execution, record: Object) -> Steps[None]:
        yield from execution.deal(number, record.id)

    return _to_unit(deal)


def _deal_level() -> _Instruction:
    def deal(execution: Execution, record: Object) -> Steps[None]:
        yield from execution.deal(execution.table.level(execution.controller), record.id)

    return _to_unit(deal)


def _moved(to: Callable[[Object], Place], cause: events.Cause) -> Callable[[Execution, Object], Steps[None]]:
    def move(execution: Execution, record: Object) -> Steps[None]:
        yield from execution.move([record.id], to, cause)

    return move


_destroy = _moved(graveyard_of, "destroyed")


def _negate(execution: Execution, record: Object) -> Steps[None]:
    yield from execution.negate(record.id)


def _copy(execution: Execution, record: Object) -> Steps[None]:
    execution.copy_activation(record.id)
    yield from ()


def _rest(execution: Execution, record: Object) -> Steps[None]:
    yield from execution.rest(record.id)


def _wake(execution: Execution, record: Object) -> Steps[None]:
    yield from execution.happen(events.Wake(record.id))


def _on(record: Object) -> Callable[[Table, Bearer, Object], bool]:
    identity = record.id
    return lambda table, bearer, other: other.id == identity


def _give(ability: Ability) -> _Instruction:
    def give(execution: Execution, record: Object) -> Steps[None]:
        execution.begin(Grant(ability=ability, affects=_on(record)), on=record.id)
        yield from ()

    return _to_unit(give)


def _change(stat: str, number: int) -> _Instruction:
    def change(execution: Execution, record: Object) -> Steps[None]:
        execution.begin(_modifier(stat, number, _on(record)), on=record.id)
        yield from ()

    return _to_unit(change)


def _modifier(
    stat: str,
    number: int,
    affects: Callable[[Table, Bearer, Object], bool],
    restrictions: tuple[Restriction, ...] = (),
    **more: Any,
) -> Modifier:
    return Modifier(
        stat=stat,  # type: ignore[arg-type]  # the name of one
        amount=lambda table, bearer, record: number,
        affects=affects,
        restrictions=restrictions,
        **more,
    )


def _prevent(number: int) -> _Instruction:
    def begin(execution: Execution, record: Object) -> Steps[None]:
        execution.begin(_shield(number, record.id), on=record.id)
        yield from ()

    return _to_unit(begin)


def _shield(number: int, on: int) -> Replacement:
    """Return what prevents the next so much damage to an object; what is left of it goes on."""

    def do(execution: Execution, event: Event) -> Steps[Event | None]:
        assert isinstance(event, events.Damage)
        assert isinstance(execution.bearer, Lasting)
        yield from ()
        execution.table.end_effects([execution.bearer.id])
        if event.amount < number:
            execution.begin(_shield(number - event.amount, on), on=on)
        left = event.amount - number
        return msgspec.structs.replace(event, amount=left) if left > 0 else None

    return Replacement(
        event=events.Damage,
        when=lambda table, bearer, event: event.object == on,
        do=do,
    )


def _redirect(execution: Execution, record: Object) -> Steps[None]:
    under_way = execution.table.state.combat
    if under_way is not None and combat.can_redirect(execution.table, under_way.attacker, record.id):
        combat.redirect(execution.table, under_way.attacker, record.id)
    yield from ()


def _of_champion(
    do: Callable[[Execution, int], Steps[None]],
) -> _Instruction:
    def alone(execution: Execution) -> Steps[None]:
        champion = execution.table.champion(execution.controller)
        if champion is not None:
            yield from do(execution, champion.id)

    return _simple(alone)


def _hurt_champion(number: int) -> _Instruction:
    def deal(execution: Execution, champion: int) -> Steps[None]:
        yield from execution.deal(number, champion)

    return _of_champion(deal)


def _level_counters(number: int) -> _Instruction:
    def put(execution: Execution, champion: int) -> Steps[None]:
        yield from execution.put_counters("level", number, champion)

    return _of_champion(put)


def _raise_level(number: int) -> _Instruction:
    def begin(execution: Execution, champion: int) -> Steps[None]:
        record = execution.table.record(champion)
        execution.begin(_modifier("level", number, _on(record)), on=champion)
        yield from ()

    return _of_champion(begin)


def _marks(execution: Execution) -> frozenset[str]:
    """Return what the card or object has become: imbued, empowered."""
    layer = execution.layer
    own = execution.table.record(execution.source).marks
    return own if layer is None else own | layer.marks


def _draw_if_imbued(number: int) -> _Instruction:
    def do(execution: Execution) -> Steps[None]:
        if "imbued" in _marks(execution):
            yield from execution.draw(number)

    return _simple(do)


def _draw_more_if_empowered(number: int, more: int) -> _Instruction:
    def do(execution: Execution) -> Steps[None]:
        yield from execution.draw(more if "empowered" in _marks(execution) else number)

    return _simple(do)


def _reveal_cost(number: int) -> _Instruction:
    def do(execution: Execution) -> Steps[None]:
        hand = execution.table.zone("hand", execution.controller)
        options = [record.id for record in hand if record.definition.reserve == number]
        for card in (yield from execution.choose(options, "reveal")):
            yield from execution.happen(events.Reveal(card, player=execution.controller, zone="hand"))

    return _simple(do)


def _reveal_memory(execution: Execution) -> Steps[None]:
    memory = [record.id for record in execution.table.zone("memory", execution.controller)]
    for card in at_random(execution.table, memory, 1):
        yield from execution.happen(events.Reveal(card, player=execution.controller, zone="memory"))


_EFFECTS: Mapping[str, Callable[..., _Instruction]] = {
    "deal N": _deal,
    "deal LV": _deal_level,
    "destroy": lambda: _to_ally(_destroy),
    "destroy N": lambda number: _targeted(_destroy, partial(_costs_at_most, number)),
    "put into graveyard": lambda: _to_ally(_moved(graveyard_of, "effect")),
    "banish": lambda: _to_ally(_moved(lambda record: Place("banishment", record.owner), "banished")),
    "return to hand": lambda: _to_ally(_moved(lambda record: Place("hand", record.owner), "returned")),
    "negate": lambda: _targeted(_negate, _is_activation, layer=True),
    "copy": lambda: _targeted(_copy, _is_activation, layer=True),
    "rest": lambda: _to_unit(_rest),
    "wake": lambda: _to_unit(_wake),
    "give KEYWORD": _give,
    "give power N": lambda number: _change("power", number),
    "take life N": lambda number: _change("life", -number),
    "prevent N": _prevent,
    "redirect": lambda: _targeted(_redirect, _is_no_attacked),
    "damage counters N": _hurt_champion,
    "draw N": lambda number: _simple(words.draws(number)),
    "draw N if imbued": _draw_if_imbued,
    "draw N or N if empowered": _draw_more_if_empowered,
    "agility N": lambda number: _simple(words.gains_agility(number)),
    "empower N": lambda number: _simple(words.empowers(number)),
    "recover N": lambda number: _simple(words.recovers(number)),
    "level up N": _raise_level,
    "level down N": lambda number: _raise_level(-number),
    "level counter N": _level_counters,
    "reveal cost N": _reveal_cost,
    "reveal memory": lambda: _simple(_reveal_memory),
}


# -- what is so while it is there ---------------------------------------------------------------------------


def _itself(table: Table, bearer: Bearer, record: Object) -> bool:
    return bearer.id == record.id


def _own_champion(table: Table, bearer: Bearer, record: Object) -> bool:
    return "champion" in record.definition.types and record.controller == bearer.controller


def _items(table: Table, bearer: Bearer, record: Object) -> bool:
    return record.definition.is_a("item")


_ON_FIELD: Mapping[str, Any] = {"zones": frozenset(("field", "intent"))}
_TO_BE_PAID: Mapping[str, Any] = {"zones": frozenset(("hand", "stack"))}

_STATIC: Mapping[str, Callable[..., Ability]] = {
    "power N": lambda number, bound: _modifier("power", number, _itself, bound, **_ON_FIELD),
    "life N": lambda number, bound: _modifier("life", number, _itself, bound),
    "champion life N": lambda number, bound: _modifier("life", number, _own_champion, bound),
    "champion life minus N": lambda number, bound: _modifier("life", -number, _own_champion, bound),
    "champion level N": lambda number, bound: _modifier("level", number, _own_champion, bound),
    "champion level minus N": lambda number, bound: _modifier("level", -number, _own_champion, bound),
    "cheaper N": lambda number, bound: _modifier("reserve", -number, _itself, bound, **_TO_BE_PAID),
    "items cost N more": lambda number, bound: _modifier("reserve", number, _items, bound),
    "items cost a discard": lambda bound: AdditionalCost(affects=_items, action=_DISCARD, restrictions=bound),
    "enables ELEMENT": lambda element, bound: Elements(elements=(element,), restrictions=bound),
}
