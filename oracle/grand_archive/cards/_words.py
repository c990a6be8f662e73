"""The words cards are written in: conditions, costs and short effects that many cards share."""

from collections.abc import Callable

from oracle.grand_archive import events
from oracle.grand_archive.events import Event, Move
from oracle.grand_archive.execution import Execution
from oracle.grand_archive.happening import forbidden
from oracle.grand_archive.model import (
    Activated,
    Bearer,
    Chooser,
    CostAction,
    Definition,
    Effect,
    Modifier,
    Object,
    Place,
    Restriction,
    Target,
    Triggered,
)
from oracle.grand_archive.performing import graveyard_of
from oracle.grand_archive.table import Table
from oracle.kernel import Steps

Do = Callable[[Execution], Steps[None]]


def card(name: str, types: str, subtypes: str = "", classes: str = "", **more: object) -> Definition:
    """Return a card; types, subtypes and classes are words with blanks between them."""
    lineage = name.partition(",")[0] if "champion" in types.split() else ""
    facts: dict[str, object] = {
        "name": name,
        "types": frozenset(types.split()),
        "subtypes": frozenset(subtypes.split()),
        "classes": frozenset(classes.split()),
        "lineage": lineage,
        **more,
    }
    return Definition(**facts)  # type: ignore[arg-type]  # facts of a card, by the names of the fields


# -- targets ------------------------------------------------------------------------------------------------


def is_unit(table: Table, record: Object, chooser: Chooser) -> bool:
    """Tell whether it is a unit."""
    return record.is_unit


def is_champion(table: Table, record: Object, chooser: Chooser) -> bool:
    """Tell whether it is a champion."""
    return "champion" in record.definition.types


def another_of_mine(kind: str) -> Callable[[Table, Object, Chooser], bool]:
    """Return whether it is another one of that type under the same control."""
    return lambda table, record, chooser: (
        record.id != chooser.source
        and record.controller == chooser.controller
        and (record.is_unit if kind == "unit" else record.definition.is_a(kind))
    )


UNIT = Target("target", is_unit)
CHAMPION = Target("target", is_champion)


# -- when ---------------------------------------------------------------------------------------------------


def on_enter(do: Do, *restrictions: Restriction, targets: tuple[Target, ...] = ()) -> Triggered:
    """Return "On Enter"."""
    return Triggered(
        event=events.Move,
        when=lambda table, bearer, event: (
            isinstance(event, Move)
            and event.now == bearer.id
            and event.to.zone == "field"
            and event.cause in ("resolved", "enters", "leveled")
        ),
        effect=Effect(do, targets),
        restrictions=restrictions,
        name="enter",
    )


def begins(phase: str, do: Do, *, still: Callable[[Table, Bearer], bool] | None = None) -> Triggered:
    """Return "at the beginning of" a phase of its controller's turn.

    ``still`` is a condition: it must be met for it to trigger, and again on resolution (TRG.3.1, TRG.3.2).
    """

    def when(table: Table, bearer: Bearer, event: Event) -> bool:
        return isinstance(event, events.Begin) and event.phase == phase and event.player == bearer.controller

    return Triggered(event=events.Begin, when=when, effect=Effect(do), still=still)


# -- costs --------------------------------------------------------------------------------------------------


def _can_go(cause: events.Cause) -> Callable[[Table, Chooser], bool]:
    def possible(table: Table, chooser: Chooser) -> bool:
        record = table.record(chooser.source)
        if record.gone or record.place.zone != "field":
            return False
        to = graveyard_of(record) if cause == "sacrificed" else Place("banishment", record.owner)
        return not forbidden(table, Move(record.id, to=to, cause=cause))

    return possible


def _sacrifice(execution: Execution) -> Steps[None]:
    yield from execution.sacrifice(execution.source)


def _banish(execution: Execution) -> Steps[None]:
    yield from execution.banish(execution.source)


def _rest(execution: Execution) -> Steps[None]:
    yield from execution.rest(execution.source)


SACRIFICE_THIS = CostAction("sacrifice this", _can_go("sacrificed"), _sacrifice)
BANISH_THIS = CostAction("banish this", _can_go("banished"), _banish)
REST_THIS = CostAction(
    "rest this",
    lambda table, chooser: table.on_field(chooser.source) and not table.record(chooser.source).rested,
    _rest,
)


def activated(do: Do, *costs: CostAction, restrictions: tuple[Restriction, ...] = ()) -> Activated:
    """Return an activated ability."""
    return Activated(costs=costs, effect=Effect(do), restrictions=restrictions)


# -- what is so while it is there ---------------------------------------------------------------------------


def gets(
    stat: str,
    amount: int,
    *restrictions: Restriction,
    when: Callable[[Table, Object], bool] = lambda table, record: True,
) -> Modifier:
    """Return "this gets +N", as long as something holds; on an object, or on an attack card in the intent."""
    return Modifier(
        stat=stat,  # type: ignore[arg-type]  # power or life
        amount=lambda table, bearer, record: amount,
        affects=lambda table, bearer, record: bearer.id == record.id and when(table, record),
        zones=frozenset(("field", "intent")),
        restrictions=restrictions,
    )


# -- short effects ------------------------------------------------------------------------------------------


def draws(number: int = 1, *, into_memory: bool = False) -> Do:
    """Return "draw cards"."""

    def do(execution: Execution) -> Steps[None]:
        yield from execution.draw(number, into_memory=into_memory)

    return do


def empowers(amount: int) -> Do:
    """Return "empower N"."""

    def do(execution: Execution) -> Steps[None]:
        yield from execution.empower(amount)

    return do


def recovers(amount: int) -> Do:
    """Return "recover N"."""

    def do(execution: Execution) -> Steps[None]:
        yield from execution.recover(amount)

    return do


def gains_agility(amount: int) -> Do:
    """Return "you gain agility N for this turn"."""

    def do(execution: Execution) -> Steps[None]:
        yield from execution.gain_agility(amount)

    return do
