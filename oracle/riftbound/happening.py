"""The one road for events (Core Rules 367-375, 382-388): forbid, replace, perform, trigger.

Events given together are simultaneous (370.1.a.2).  Each comes out as executed, replaced or negated.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from oracle.kernel import Option, Steps, choose
from oracle.riftbound import events
from oracle.riftbound.actions import forbidden, perform
from oracle.riftbound.editions import REPLACES_WHILE_LEAVING
from oracle.riftbound.events import Event
from oracle.riftbound.layers import is_mighty, keyword
from oracle.riftbound.model import (
    BOARD,
    AppliedCost,
    Delayed,
    Item,
    Object,
    Replacement,
    Triggered,
    TriggersAgain,
)
from oracle.riftbound.outcomes import Outcome
from oracle.riftbound.table import Active, Table


class _Candidate(NamedTuple):
    """A replacement effect and an event it qualifies for."""

    position: int
    event: Event
    active: Active
    key: tuple[int, int]


def happen(table: Table, *simultaneous: Event) -> Steps[tuple[Outcome, ...]]:
    """Let the events take place; return what became of each."""
    if not _are_awaited(table, simultaneous):
        return _simply(table, simultaneous)
    outcomes = [Outcome.EXECUTED] * len(simultaneous)
    pending: dict[int, Event] = {}
    for index, event in enumerate(simultaneous):
        rule = forbidden(table, event)
        if rule:
            outcomes[index] = Outcome.NEGATED
            table.reason(rule, "negated", event.object, by=event.by)
        else:
            pending[index] = event
    if table.awaited(AppliedCost):
        for index in (yield from _unpaid(table, pending)):
            outcomes[index] = Outcome.NEGATED
            pending.pop(index, None)
    dying = _own_departures(table, pending)
    yield from _replace(table, pending, outcomes, frozenset(event.object for event in pending.values()))
    for index, item in dying:
        if index not in pending and item.ability is not None:
            table.reason("808.1.d.1", "trigger removed", item.source)
    own = [item for index, item in dying if index in pending]
    for item in own:
        table.reason("808.1.d.2", "triggered", item.source)
    if own:
        yield from put_on_chain(table, own)  # before those that trigger on what has happened (323.4)
    triggers: list[Item] = []
    mighty = yield from _watch_might(table, pending, outcomes)
    done = [perform(table, event) for event in pending.values()]
    for event in done:
        _collect(table, event, triggers)
    if mighty is not None:
        _collect_mighty(table, mighty, triggers)
    if triggers:
        yield from put_on_chain(table, triggers)
    return tuple(outcomes[: len(simultaneous)])


def _unpaid(table: Table, pending: dict[int, Event]) -> Steps[list[int]]:
    from oracle.riftbound.applied_costs import pay_applied_costs  # paying comes back here

    return (yield from pay_applied_costs(table, pending))


_MEETS_CONDITIONS = frozenset({events.Empower, events.GainXP})
"""Events that may make an ability active which awaits them: what triggers is seen afterwards (725.4)."""


def _are_awaited(table: Table, simultaneous: tuple[Event, ...]) -> bool:
    """Tell whether any ability could forbid or replace one of the events, or trigger on it."""
    awaited = table.all_awaited()
    if AppliedCost in awaited:
        return True
    mighty = events.BecomeMighty in awaited
    for event in simultaneous:
        kind = type(event)
        if kind in awaited or kind in _MEETS_CONDITIONS or (mighty and kind in _CHANGES_MIGHT):
            return True
        if event.object:
            definition = table.record(event.object).definition
            if definition.in_trash:  # 383.2.c.1
                return True
            if Replacement in definition.kinds and _own_abilities(table, event):
                return True
    return False


def _simply(table: Table, simultaneous: tuple[Event, ...]) -> tuple[Outcome, ...]:
    """Let events take place that no ability awaits."""
    outcomes = []
    for event, rule in [(event, forbidden(table, event)) for event in simultaneous]:
        if rule:
            table.reason(rule, "negated", event.object, by=event.by)
            outcomes.append(Outcome.NEGATED)
        else:
            perform(table, event)
            outcomes.append(Outcome.EXECUTED)
    return tuple(outcomes)


# -- replacement effects ------------------------------------------------------------------------------------


def _replace(
    table: Table, pending: dict[int, Event], outcomes: list[Outcome], objects: frozenset[int]
) -> Steps[None]:
    """Apply replacement effects until none qualifies any more; one sequence each (373.2)."""
    closed: set[tuple[int, int]] = set()
    declined: set[tuple[int, tuple[int, int]]] = set()
    last: tuple[int, int] | None = None
    kin: dict[int, int] = {}
    while True:
        found = [
            candidate
            for candidate in _qualifying(table, pending, objects)
            if candidate.key not in closed and (candidate.position, candidate.key) not in declined
        ]
        if not found:
            return
        candidate = found[0] if len(found) == 1 else (yield from _order(table, found))
        if not (yield from _wanted(candidate)):
            declined.add((candidate.position, candidate.key))  # 371.2.b
            continue
        if last is not None and last != candidate.key:
            closed.add(last)
        last = candidate.key
        if candidate.event.object != candidate.active.bearer.id in objects:
            table.reason(
                "370.4", "applies while leaving", candidate.event.object, by=source_of(candidate.active)
            )
        yield from _apply(table, candidate, pending, outcomes, kin)


def _qualifying(table: Table, pending: dict[int, Event], objects: frozenset[int]) -> list[_Candidate]:
    found = []
    leaving_counts = table.edition.has(REPLACES_WHILE_LEAVING)
    for index, event in pending.items():
        sources = table.active(type(event))
        own = _own_abilities(table, event)
        for active in [*sources, *own] if own else sources:
            ability = active.ability
            if not isinstance(ability, Replacement):
                continue
            bearer = active.bearer
            key = (bearer.id, id(ability))
            if key in event.applied:
                if not table.said("370.2", event.object, source_of(active)) and ability.when(
                    table, bearer, event
                ):
                    table.reason("370.2", "applied already", event.object, by=source_of(active))
                continue
            if ability.each_turn and _times(table, key) >= ability.each_turn:
                continue  # 371.1
            if not leaving_counts and event.object != bearer.id and bearer.id in objects:
                continue  # before 370.4: its source leaves at the same time
            if ability.when(table, bearer, event):
                found.append(_Candidate(index, event, active, key))
    return found


def _times(table: Table, key: tuple[int, int]) -> int:
    """Return how often an ability has been applied or performed this turn, as far as that is counted."""
    return table.state.history.count(("done", *key))


def _own_abilities(table: Table, event: Event) -> list[Active]:
    """Return the abilities of an object off the board that apply to what happens to itself (366, 369.3)."""
    if not event.object:
        return []
    record = table.record(event.object)
    if Replacement not in record.definition.kinds or record.place.zone in BOARD or record.gone:
        return []
    return [
        active
        for active in table.in_force(record, record.definition.abilities)
        if isinstance(active.ability, Replacement) and active.ability.event is type(event)
    ]


def _wanted(candidate: _Candidate) -> Steps[bool]:
    """Ask the controller of a replacement effect that they "may" apply (371.2.a)."""
    ability = candidate.active.ability
    if not isinstance(ability, Replacement) or not ability.may:
        return True
    source = source_of(candidate.active)
    (answer,) = yield from choose(
        candidate.active.bearer.controller, "optional", ("yes", "no"), about=(source,), text="apply it"
    )
    return answer == "yes"


def _order(table: Table, found: list[_Candidate]) -> Steps[_Candidate]:
    """Let the controller of what is acted on decide what applies next (372, 373)."""
    deciders = {_decider(table, candidate.event) for candidate in found}
    player = next(player for player in table.turn_order() if player in deciders)
    mine = [candidate for candidate in found if _decider(table, candidate.event) == player]
    sources = list(dict.fromkeys(source_of(candidate.active) for candidate in mine))
    concerned = tuple(dict.fromkeys(candidate.event.object for candidate in mine))
    rule = "373" if len(concerned) > 1 else "372" if concerned[0] else "372.1"
    table.reason(rule, "orders replacements", *concerned)
    (source,) = yield from choose(player, "replacement", sources, about=concerned)
    mine = [candidate for candidate in mine if source_of(candidate.active) == source]
    concerned = tuple(dict.fromkeys(candidate.event.object for candidate in mine))
    (concern,) = yield from choose(player, "replacement", concerned, about=concerned)
    return next(candidate for candidate in mine if candidate.event.object == concern)


def _decider(table: Table, event: Event) -> int:
    """Return the controller of the object acted on, else the player acted on, else the turn player (372)."""
    controller = table.record(event.object).controller if event.object else event.player
    return table.state.active if controller < 0 else controller


def source_of(active: Active) -> int:
    """Return the object a replacement effect is known by."""
    return active.via or (active.bearer.source if isinstance(active.bearer, Delayed) else active.bearer.id)


def _apply(
    table: Table,
    candidate: _Candidate,
    pending: dict[int, Event],
    outcomes: list[Outcome],
    kin: dict[int, int],
) -> Steps[None]:
    """Apply a replacement effect: its instructions come before the events that stay as they are (373.1.a).

    ``kin`` tells of an event beside another which one it came from: an effect applies once to all of them
    together (370.2).
    """
    from oracle.riftbound.execution import Execution  # its verbs come back here

    index, event, active, key = candidate
    ability = active.ability
    assert isinstance(ability, Replacement)
    source = source_of(active)
    if ability.once:
        table.end_effects([active.bearer.id])
    if ability.each_turn:
        table.note("done", *key)
        table.reason("371.1", "counted this turn", source)
    if active.via:
        table.reason("136.2.c", "effect text", active.bearer.id, by=active.via)
    event = msgspec.structs.replace(event, applied=event.applied | {key})
    effect = active.bearer.id if isinstance(active.bearer, Delayed) else 0
    execution = Execution(
        table, active.bearer.controller, source, via=active.via, applied=event.applied, effect=effect
    )
    del pending[index]
    remaining = yield from ability.do(execution, event)
    table.reason("370.1.a.1" if not remaining else "370.1.b.1", "replaced", event.object, by=source)
    if remaining:
        pending[index] = remaining[0]
        for besides in remaining[1:]:  # after it: they are no part of the action referred to (359.3.e.14.c)
            kin[len(outcomes)] = kin.get(index, index)
            pending[len(outcomes)] = besides
            outcomes.append(Outcome.EXECUTED)
        for other, waiting in pending.items():
            if kin.get(other, other) == kin.get(index, index):
                pending[other] = msgspec.structs.replace(waiting, applied=waiting.applied | {key})
    else:
        outcomes[index] = Outcome.REPLACED
    for other, waiting in list(pending.items()):
        if other != index and forbidden(table, waiting):
            del pending[other]  # what it happens to went away meanwhile
            outcomes[other] = Outcome.NEGATED


def apply_in_order(table: Table, event: Event, order: Sequence[Active]) -> Steps[Event | None]:
    """Apply these replacement effects to an event before it takes place; None: nothing is left of it."""
    for active in order:
        pending = {0: event}
        candidate = _Candidate(0, event, active, (active.bearer.id, id(active.ability)))
        yield from _apply(table, candidate, pending, [Outcome.EXECUTED], {})
        if 0 not in pending:
            return None
        event = pending[0]
    return event


# -- becoming Mighty ----------------------------------------------------------------------------------------

_CHANGES_MIGHT = frozenset(
    {
        events.Begin,
        events.Buff,
        events.Attach,
        events.Detach,
        events.Attack,
        events.Defend,
        events.Empower,
        events.Move,
        events.Recall,
        events.GainXP,
        events.SpendXP,
    }
)


def _watch_might(
    table: Table, pending: dict[int, Event], outcomes: list[Outcome]
) -> Steps[frozenset[int] | None]:
    """Return which units are Mighty before the events, if anything awaits that a unit becomes Mighty.

    Where a replacement effect awaits it, the change that would make a unit Mighty is replaced (370.1.a.1).
    """
    watching = table.active(events.BecomeMighty)
    if not watching or not any(type(event) in _CHANGES_MIGHT for event in pending.values()):
        return None
    before = frozenset(unit.id for unit in table.units() if is_mighty(table, unit))
    if any(isinstance(active.ability, Replacement) for active in watching):
        for index, event in list(pending.items()):
            for unit in _would_become_mighty(table, event, before):
                became: dict[int, Event] = {
                    0: events.BecomeMighty(unit, event.player, event.by, event.applied)
                }
                result = [Outcome.EXECUTED]
                yield from _replace(table, became, result, frozenset((unit,)))
                if result[0] is Outcome.REPLACED:
                    outcomes[index] = Outcome.REPLACED
                    pending.pop(index, None)
    return before


def _collect_mighty(table: Table, before: frozenset[int], triggers: list[Item]) -> None:
    """Add the triggers of units that have become Mighty since (709)."""
    for unit in table.units():
        if unit.id not in before and is_mighty(table, unit):
            _collect(table, events.BecomeMighty(unit.id), triggers)


def expire(table: Table, effects: Iterable[int]) -> Steps[None]:
    """Let effects expire at once (317.2.c); a unit that one of them weakened may become Mighty (709)."""
    before = frozenset(unit.id for unit in table.units() if is_mighty(table, unit))
    table.end_effects(effects)
    triggers: list[Item] = []
    _collect_mighty(table, before, triggers)
    yield from put_on_chain(table, triggers)


def _would_become_mighty(table: Table, event: Event, before: frozenset[int]) -> list[int]:
    """Return the units that the event would make Mighty, by trying it on a copy."""
    trial = Table(table.state.copy(), table.edition)
    perform(trial, event)
    return [unit.id for unit in trial.units() if unit.id not in before and is_mighty(trial, unit)]


# -- triggered abilities ------------------------------------------------------------------------------------


_DEPARTURES = frozenset(
    {
        events.Kill,
        events.Banish,
        events.ReturnToHand,
        events.ReturnToDeck,
        events.Recycle,
    }
)
"""Events by which a permanent leaves the board."""


def _own_departures(table: Table, pending: dict[int, Event]) -> list[tuple[int, Item]]:
    """Return the triggers on their source's own death or leaving, made before it goes (428.1.a.1.b)."""
    found: list[tuple[int, Item]] = []
    for index, event in pending.items():
        if type(event) in _DEPARTURES:
            for active in table.active(type(event)):
                ability = active.ability
                if (
                    isinstance(ability, Triggered)
                    and ability.leaving
                    and active.bearer.id == event.object
                    and ability.when(table, active.bearer, event)
                ):
                    items = _items(table, active, ability, event)
                    found.extend((index, item) for item in items)
    return found


def _collect(table: Table, event: Event, triggers: list[Item]) -> None:
    """Add the triggers whose condition the event has met, evaluated after it (383.2.c)."""
    for active in table.active(type(event)):
        ability = active.ability
        if not isinstance(ability, Triggered) or ability.leaving:
            continue
        if ability.first_each_turn and ("first", active.bearer.id, id(ability)) in table.state.history:
            continue
        if ability.each_turn and _times(table, (active.bearer.id, id(ability))) >= ability.each_turn:
            continue  # 383.3.e.1
        if ability.when(table, active.bearer, event):
            if ability.first_each_turn:
                table.note("first", active.bearer.id, id(ability))
            if ability.once:
                table.end_effects([active.bearer.id])
            triggers.extend(_items(table, active, ability, event))


def _items(table: Table, active: Active, ability: Triggered, event: Event) -> list[Item]:
    """Return the items of a trigger: one, and another for each effect that makes it trigger again."""
    item = _item(table, active, ability, event)
    items = [item]
    for again in table.active(TriggersAgain):
        if isinstance(again.ability, TriggersAgain) and again.ability.which(table, again.bearer, item):
            items.append(msgspec.structs.replace(item, id=table.new_id()))
            table.reason("383.3", "triggers again", item.source, by=again.bearer.id)
    return items


def _item(table: Table, active: Active, ability: Triggered, event: Event) -> Item:
    bearer = active.bearer
    controller = table.state.active if bearer.controller < 0 else bearer.controller  # 190.6.b
    return Item(
        id=table.new_id(),
        controller=controller,
        source=bearer.source if isinstance(bearer, Delayed) else bearer.id,
        via=active.via,
        ability=ability,
        effect=ability.effect,
        value=keyword(table, bearer, ability.keyword)
        if ability.keyword and isinstance(bearer, Object)
        else 0,
        event=event,
        at=_hidden_at(bearer, event),
        noted=ability.notes is not None and ability.notes(table, bearer, event),
    )


def _hidden_at(bearer: object, event: Event) -> int:
    """Return the battlefield that a play effect of a hidden card is bound to (811.1.d.2)."""
    if isinstance(event, events.Play) and isinstance(bearer, Object) and event.object == bearer.id:
        return event.item.at if event.item else 0
    return 0


def put_on_chain(table: Table, triggers: list[Item]) -> Steps[None]:
    """Put simultaneous triggers on the chain, each player's in the order they choose (383.3.d)."""
    for player in table.turn_order():
        mine = [item for item in triggers if item.controller == player]
        sources = list(dict.fromkeys(item.source for item in mine))
        most = len(sources)
        order: Sequence[Option] = sources
        if most > 1:
            order = yield from choose(
                player, "order", sources, minimum=most, maximum=most, text="onto the chain", ordered=True
            )
        for chosen in sorted(mine, key=lambda item: order.index(item.source)):
            table.append(chosen, by_trigger=True)
            table.reason(_rule_of(chosen), "triggered", chosen.source)


_RULES: dict[type[Event], str] = {
    events.Attack: "383.4.e",
    events.Conquer: "383.4.c",
    events.Defend: "383.4.f",
    events.Hold: "383.4.d",
    events.Play: "419.4.a",
}


_KEYWORD_RULES = {
    "deathknell": "808.1.c",
    "temporary": "816.1.b",
    "vision": "817.1.b",
    "quick-draw": "819.1.d",
    "weaponmaster": "821.1.c",
    "hunt": "823.1.c.1",
}


def _rule_of(item: Item) -> str:
    """Return the rule that speaks of triggers with such a condition, or of the keyword."""
    if isinstance(item.ability, Triggered) and item.ability.keyword in _KEYWORD_RULES:
        return _KEYWORD_RULES[item.ability.keyword]
    if isinstance(item.event, events.Play) and item.event.object == item.source:
        return "383.4.a"
    return _RULES.get(type(item.event), "383.3") if item.event else "383.3"
