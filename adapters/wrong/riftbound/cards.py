"""Single cards that are wrong."""

import dataclasses
from collections.abc import Callable
from typing import Any

from adapters.wrong._registry import wrong
from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import Bearer, Definition, Effect, Object, Replacement, Target
from oracle.riftbound.outcomes import Outcome
from oracle.riftbound.table import Table

Run = Callable[[Execution], Steps[None]]
RunInstead = Callable[[Execution, Event], Steps[tuple[Event, ...]]]


def _doing(right: Definition, run: Run) -> Definition:
    """Return the spell with another effect for the same choices."""
    assert right.spell is not None
    return dataclasses.replace(right, spell=Effect(run, right.spell.decisions))


def _replacing_death(condition: Callable[[Table, Bearer, Event], bool], run: RunInstead) -> Replacement:
    return Replacement(events.Kill, condition, run)


@wrong("359.3.e.13", "execution.Execution.draw", cards=("Hidden Blade",))
def the_caster_draws(right: Any, do: Execution, count: int = 1, player: int | None = -1) -> object:
    """Whoever plays a spell draws, although it lets the controller of the killed unit draw."""
    return right(do, count, player if player is None else -1)


@wrong("413.1", "execution.Execution.draw", cards=("Hidden Blade",))
def nobody_draws(right: Any, do: Execution, *given: object) -> Steps[Outcome]:
    """An effect that says to draw lets nobody draw."""
    del right, do, given
    yield from ()
    return Outcome.EXECUTED


@wrong("355.9.b", "cards:Hidden Blade")
def hidden_blade_reaches_into_base(right: Definition) -> Definition:
    """Hidden Blade takes a unit in a base as its target, and its controller draws."""

    def any_unit(table: Table, record: Object, chooser: object) -> bool:
        return table.is_unit(record)

    assert right.spell is not None
    return dataclasses.replace(right, spell=Effect(right.spell.run, (Target("unit", any_unit),)))


def _to_hand(do: Execution, death: Event) -> Steps[tuple[Event, ...]]:
    yield from do.kill(do.this)
    yield from do.return_to_hand(death.object)
    return ()


@wrong("454", "cards:Guardian Angel")
def guardian_angel_returns_to_hand(right: Definition) -> Definition:
    """Guardian Angel puts the unit that it saves into the hand, not into the base."""

    def itself(table: Table, me: Bearer, event: Event) -> bool:
        return event.object == me.id

    return dataclasses.replace(right, effect_text=(_replacing_death(itself, _to_hand),))


def _save(do: Execution, death: Event) -> Steps[tuple[Event, ...]]:
    yield from do.kill(do.this)
    yield from do.heal(death.object)
    yield from do.exhaust(death.object)
    yield from do.recall(death.object)
    return ()


@wrong("136.2.b", "cards:Guardian Angel")
def guardian_angel_saves_from_base(right: Definition) -> Definition:
    """Guardian Angel saves any unit of its controller while it lies in base, attached to nothing."""

    def mine(table: Table, me: Bearer, event: Event) -> bool:
        dying = table.record(event.object)
        return table.is_unit(dying) and dying.controller == me.controller

    return dataclasses.replace(right, abilities=(*right.abilities, _replacing_death(mine, _save)))


def _deal_three(do: Execution) -> Steps[None]:
    yield from do.deal(3, do.target("unit"))


@wrong("370.1.b.1", "cards:Smite")
def smite_sends_to_the_trash(right: Definition) -> Definition:
    """A unit that dies of Smite's damage goes to the trash, not to banishment."""
    return _doing(right, _deal_three)


@wrong("371", "cards:Soraka, Wanderer")
def soraka_does_nothing(right: Definition) -> Definition:
    """Soraka saves nobody."""
    return dataclasses.replace(right, abilities=())


@wrong("370.1", "cards:Zhonya's Hourglass")
def hourglass_does_nothing(right: Definition) -> Definition:
    """Zhonya's Hourglass saves nobody."""
    return dataclasses.replace(right, abilities=())


def _do_nothing(do: Execution) -> Steps[None]:
    yield from ()


@wrong("445", "cards:Charm")
def charm_does_nothing(right: Definition) -> Definition:
    """Charm is played and moves nothing."""
    return _doing(right, _do_nothing)


@wrong("415.1", "cards:Ride the Wind")
def ride_the_wind_never_readies(right: Definition) -> Definition:
    """Ride the Wind moves the unit and leaves it exhausted."""

    def move(do: Execution) -> Steps[None]:
        yield from do.move(do.choice("to"), do.target("unit"))

    return _doing(right, move)


@wrong("423.1", "cards:Rune Prison")
def rune_prison_exhausts(right: Definition) -> Definition:
    """Rune Prison exhausts the unit instead of stunning it."""

    def exhaust(do: Execution) -> Steps[None]:
        yield from do.exhaust(do.target("unit"))

    return _doing(right, exhaust)
