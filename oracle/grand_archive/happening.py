"""The one road for events: forbid, replace, perform, trigger.

Events given together are simultaneous.  What comes back is each event as it took place, or None.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from oracle.grand_archive import events
from oracle.grand_archive.events import Event
from oracle.grand_archive.model import Lasting, Layer, Object, Prohibition, Replacement, Triggered
from oracle.grand_archive.performing import perform
from oracle.grand_archive.table import Active, Table
from oracle.grand_archive.targets import choose_targets
from oracle.kernel import Option, Steps, choose


class _Candidate(NamedTuple):
    """A replacement effect and an event it applies to."""

    position: int
    active: Active
    key: tuple[int, int | str]


def happen(table: Table, *simultaneous: Event) -> Steps[tuple[Event | None, ...]]:
    """Let the events take place together; return what became of each."""
    pending: dict[int, Event] = {}
    for index, event in enumerate(simultaneous):
        rule = forbidden(table, event)
        if rule:
            table.reason(rule, "cannot happen", event.object, by=event.by)
        else:
            pending[index] = event
    yield from _replace(table, pending)
    leaving = _looking_back(table, pending)
    done: dict[int, Event] = {}
    for index, event in pending.items():
        performed = perform(table, event)
        if performed is not None:
            done[index] = performed
    for active in leaving:
        for event in done.values():
            _trigger(table, active, event)
    for event in done.values():
        collect(table, event)
    return tuple(done.get(index) for index in range(len(simultaneous)))


def forbidden(table: Table, event: Event) -> str:
    """Return the rule by which the event cannot happen, or nothing."""
    for active in table.active(type(event)):
        ability = active.ability
        if (
            isinstance(ability, Prohibition)
            and table.works(active)
            and ability.when(table, active.bearer, event)
        ):
            return ability.rule
    return ""


# -- replacement effects ------------------------------------------------------------------------------------


def _replace(table: Table, pending: dict[int, Event]) -> Steps[None]:
    """Apply replacement effects until none applies any more; each once to an event."""
    while True:
        found = _applicable(table, pending)
        if not found:
            return
        candidate = found[0] if len(found) == 1 else (yield from _ordered(table, pending, found))
        yield from _apply(table, candidate, pending)


def _applicable(table: Table, pending: dict[int, Event]) -> list[_Candidate]:
    found: list[_Candidate] = []
    for index, event in pending.items():
        seen: set[tuple[int, int | str]] = set()
        for active in table.active(type(event)):
            ability = active.ability
            if not isinstance(ability, Replacement):
                continue
            key = (active.bearer.id, ability.keyword if ability.redundant else id(ability))
            if key in event.applied or key in seen or not table.works(active):
                continue
            if ability.when(table, active.bearer, event):
                seen.add(key)
                found.append(_Candidate(index, active, key))
    return found


def _ordered(table: Table, pending: dict[int, Event], found: Sequence[_Candidate]) -> Steps[_Candidate]:
    """Let the controller of what is acted on say what applies first (DMG.3.6)."""
    position = found[0].position
    first = pending[position]
    player = table.record(first.object).controller if first.object else first.player
    mine = [each for each in found if each.position == position]
    sources = list(dict.fromkeys(_source(each.active) for each in mine))
    table.reason("DMG.3.6", "orders replacements", first.object)
    (source,) = yield from choose(player, "replacement", sources, about=(first.object,))
    return next(each for each in mine if _source(each.active) == source)


def _source(active: Active) -> int:
    return active.bearer.source if isinstance(active.bearer, Lasting) else active.bearer.id


def _apply(table: Table, candidate: _Candidate, pending: dict[int, Event]) -> Steps[None]:
    from oracle.grand_archive.execution import Execution  # its verbs come back here

    ability = candidate.active.ability
    assert isinstance(ability, Replacement)
    bearer = candidate.active.bearer
    event = pending.pop(candidate.position)
    event = msgspec.structs.replace(event, applied=event.applied | {candidate.key})
    execution = Execution(table, bearer.controller, _source(candidate.active), bearer=bearer)
    changed = yield from ability.do(execution, event)
    if ability.once and isinstance(bearer, Lasting):
        table.end_effects([bearer.id])
    if changed is not None and not forbidden(table, changed):
        pending[candidate.position] = changed


# -- triggered abilities ------------------------------------------------------------------------------------


def _looking_back(table: Table, pending: dict[int, Event]) -> list[Active]:
    """Return the abilities of what is about to leave the field: they see its leaving (Triggered 8)."""
    moving = {event.object for event in pending.values() if isinstance(event, events.Move)}
    return [
        active
        for active in table.active(events.Move)
        if active.bearer.id in moving
        and isinstance(active.bearer, Object)
        and active.bearer.place.zone == "field"
        and table.works(active)
    ]


def collect(table: Table, event: Event) -> None:
    """Let abilities trigger on an event that has taken place."""
    for active in list(table.active(type(event))):
        if table.works(active):
            _trigger(table, active, event)


def _trigger(table: Table, active: Active, event: Event) -> None:
    """Let an ability trigger if its event and condition are met (Triggered Abilities 2, 3)."""
    ability, bearer = active.ability, active.bearer
    if not isinstance(ability, Triggered) or not ability.when(table, bearer, event):
        return
    if ability.still is not None and not ability.still(table, bearer):
        return
    source = _source(active)
    if ability.redundant and any(_same(layer, source, ability, event) for layer in table.state.waiting):
        table.reason("PRE.2", "redundant", source)
        return
    if ability.once and isinstance(bearer, Lasting):
        table.end_effects([bearer.id])
    await_turn(
        table,
        Layer(table.new_id(), "trigger", bearer.controller, source, ability.effect, ability, event=event),
        ability.rule,
    )


def await_turn(table: Table, layer: Layer, rule: str = "") -> None:
    """Let a trigger wait until triggers are put on the stack (OPP.10)."""
    table.state.waiting = (*table.state.waiting, layer)
    table.reason(rule or "TRG.2", "triggered", layer.source)


def _same(layer: Layer, source: int, ability: Triggered, event: Event) -> bool:
    return (
        layer.source == source
        and isinstance(layer.ability, Triggered)
        and layer.ability.keyword == ability.keyword
        and layer.event == event
    )


def put_triggers_on_stack(table: Table) -> Steps[None]:
    """Put waiting triggers on the stack: the turn player's first, each in the order they choose (TRG.10)."""
    state = table.state
    waiting, state.waiting = state.waiting, ()
    for player in table.turn_order():
        mine = [layer for layer in waiting if layer.controller == player]
        sources = list(dict.fromkeys(layer.source for layer in mine))
        most = len(sources)
        order: Sequence[Option] = sources
        if most > 1:
            order = yield from choose(
                player, "order", sources, minimum=most, maximum=most, text="onto the stack", ordered=True
            )
        for layer in sorted(mine, key=lambda layer: order.index(layer.source)):
            yield from _announce(table, layer)


def _announce(table: Table, layer: Layer) -> Steps[None]:
    """Choose for a trigger and put it on the stack; not without a legal target (Triggered Abilities 7)."""
    chosen = yield from choose_targets(table, layer)
    if chosen is None:
        table.reason("TRG.7", "no legal target", layer.source)
        return
    table.push(chosen)
    table.state.opportunity = table.state.active
    table.state.passes = 0
