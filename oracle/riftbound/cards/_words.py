"""The words cards are written with: filters, conditions, costs, and the makers of card definitions.

A card reads like the card: keywords, then abilities from top to bottom.  Facts come from the catalogue; an
unknown card or keyword fails when the module is imported.
"""

import dataclasses
import sys
from collections.abc import Callable
from typing import TypeAlias

from oracle.kernel import Answer, Steps
from oracle.riftbound import catalogue, events
from oracle.riftbound.actions import forbidden
from oracle.riftbound.cards._keywords import TRIGGERS
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.happening import happen
from oracle.riftbound.layers import counted_might
from oracle.riftbound.model import (
    FREE,
    Ability,
    Activated,
    AdditionalCost,
    BattlefieldChoice,
    Bearer,
    Chooser,
    Cost,
    CostAction,
    Decision,
    Definition,
    Dependent,
    Destination,
    Effect,
    Item,
    Modes,
    Object,
    Place,
    PlayerChoice,
    Replacement,
    Target,
    Triggered,
)
from oracle.riftbound.table import Table

Run: TypeAlias = Callable[[Execution], Steps[None]]
RunInstead: TypeAlias = Callable[[Execution, Event], Steps[None]]
Condition: TypeAlias = Callable[[Table, Bearer, Event], bool]

KEYWORDS = frozenset(
    {
        "accelerate",
        "action",
        "assault",
        "ambush",
        "assigned last",
        "backline",
        "deflect",
        "deploy",
        "ganking",
        "hidden",
        "hunt",
        "quick-draw",
        "reaction",
        "shield",
        "tank",
        "temporary",
        "unique",
        "vision",
        "weaponmaster",
    }
)
"""Keywords a card may be given as words; the others are abilities with an effect of their own."""

definitions: dict[str, Definition] = {}
"""All cards that have been defined, by English name."""


# -- filters: what may be chosen ----------------------------------------------------------------------------


class Filter:
    """A predicate on objects, from the point of view of whoever chooses; ``&`` and ``~`` combine them.

    ``units_only``: one of its tests is that they are units.
    """

    def __init__(self, *tests: Callable[[Table, Object, Chooser], bool], units_only: bool = False) -> None:
        self.tests = tests
        self.units_only = units_only

    def __call__(self, table: Table, record: Object, chooser: Chooser) -> bool:
        """Tell whether the object fits: it passes every test, in their order."""
        for test in self.tests:  # noqa: SIM110  (asked of every object: a generator costs more than the tests)
            if not test(table, record, chooser):
                return False
        return True

    def __and__(self, other: "Filter") -> "Filter":
        return Filter(*self.tests, *other.tests, units_only=self.units_only or other.units_only)

    def __invert__(self) -> "Filter":
        return Filter(lambda table, record, chooser: not self(table, record, chooser))


UNIT = Filter(lambda table, record, chooser: table.is_unit(record), units_only=True)
GEAR = Filter(lambda table, record, chooser: table.is_gear(record))
SPELL = Filter(lambda table, record, chooser: record.definition.kind == "spell")
FRIENDLY = Filter(lambda table, record, chooser: record.controller == chooser.controller)
ENEMY = Filter(lambda table, record, chooser: record.controller != chooser.controller)
AT_BATTLEFIELD = Filter(lambda table, record, chooser: record.place.zone == "battlefield")
IN_BASE = Filter(lambda table, record, chooser: record.place.zone == "base")
HERE = Filter(lambda table, record, chooser: record.place == here(table, chooser.source))
NOT_HERE = ~HERE


def here(table: Table, source: int) -> Place | None:
    """Return the location of a source: of a battlefield, itself; of what is gone, none (359.3.f.2)."""
    record = table.record(source)
    if record.gone:
        return None
    return Place("battlefield", record.id) if record.definition.kind == "battlefield" else record.place


def might_at_most(most: int) -> Filter:
    """Units with at most this might."""
    return Filter(lambda table, record, chooser: counted_might(table, record) <= most)


def a(
    legal: Filter,
    *,
    zone: str = "board",
    another: bool = False,
    elsewhere: bool = False,
) -> Target:
    """Exactly one target."""
    return Target("", legal, zone=zone, another=another, elsewhere=elsewhere, units_only=legal.units_only)


def exactly(count: int, legal: Filter) -> Target:
    """So many targets."""
    return Target("", legal, count, count, units_only=legal.units_only)


def up_to(count: int, legal: Filter, *, same_location: bool = False) -> Target:
    """At most so many targets, possibly none (355.13)."""
    group = (lambda table, record: record.place) if same_location else None
    return Target("", legal, 0, count, group=group, units_only=legal.units_only)


def any_number(
    legal: Filter,
    *,
    minimum: int = 0,
    same_location: bool = False,
    together: Callable[[Table, tuple[Object, ...]], bool] | None = None,
    limit: Callable[[Table, Chooser, dict[str, Answer]], int] | None = None,
) -> Target:
    """Any number of targets (355.13), that may have to meet a requirement together (355.11)."""
    return dataclasses.replace(
        up_to(sys.maxsize, legal, same_location=same_location),
        minimum=minimum,
        together=together,
        limit=limit,
    )


def total_might_at_most(most: int) -> Callable[[Table, tuple[Object, ...]], bool]:
    """Say that units have at most this might in total."""
    return lambda table, units: sum(counted_might(table, unit) for unit in units) <= most


def one_of(
    legal: Callable[[Table, Chooser, str], bool], *, each_once: bool = False, **modes: dict[str, Decision]
) -> Modes:
    """One of several modes, each with its own choices by name (355.3)."""
    return Modes("", {mode: _named(decisions) for mode, decisions in modes.items()}, legal, each_once)


ANY_BATTLEFIELD = BattlefieldChoice("", lambda table, record, chooser: True)
AN_OPPONENT = PlayerChoice("")


def destination(of: str, *, battlefields_only: bool = False) -> Destination:
    """Where the target of that name moves: where it may be, and is not now (355.4.a)."""

    def options(table: Table, chooser: Chooser, so_far: dict[str, Answer]) -> tuple[Place, ...]:
        (identity,) = so_far[of]
        assert isinstance(identity, int)
        unit = table.record(identity)
        return tuple(
            place
            for place in table.locations()
            if place != unit.place
            and (place.zone == "battlefield" or (place.of == unit.controller and not battlefields_only))
        )

    return Destination("", options)


def _named(decisions: dict[str, Decision]) -> tuple[Decision, ...]:
    return tuple(dataclasses.replace(decision, name=name) for name, decision in decisions.items())


# -- conditions: what triggers, what is replaced ------------------------------------------------------------


def itself(table: Table, me: Bearer, event: Event) -> bool:
    """It happens to the source itself."""
    return event.object == me.id


def you(table: Table, me: Bearer, event: Event) -> bool:
    """The controller of the source does it."""
    return event.player == me.controller


def friendly_unit(table: Table, me: Bearer, event: Event) -> bool:
    """It happens to a unit with the same controller."""
    record = table.record(event.object)
    return record.controller == me.controller and table.is_unit(record)


def another_friendly_unit(table: Table, me: Bearer, event: Event) -> bool:
    """It happens to another unit with the same controller."""
    return event.object != me.id and friendly_unit(table, me, event)


def enemy_unit(table: Table, me: Bearer, event: Event) -> bool:
    """It happens to a unit with another controller."""
    record = table.record(event.object)
    return record.controller != me.controller and table.is_unit(record)


def i_score(table: Table, me: Bearer, event: Event) -> bool:
    """The controller scores the battlefield where the source is (383.4.c, 383.4.d)."""
    return event.player == me.controller and table.record(me.id).place == Place("battlefield", event.object)


def played_spell(table: Table, me: Bearer, event: Event) -> bool:
    """The controller has played a spell (419.4.a)."""
    return event.player == me.controller and table.record(event.object).definition.kind == "spell"


def legion(table: Table, player: int, card: int) -> bool:
    """The player has finalized another card this turn (812.1.c); a token is no card (185)."""
    return any(
        entry[:2] == ("finalized", player) and entry[2] != card and not entry[4]
        for entry in table.state.history
        if isinstance(entry, tuple)
    )


# -- costs that are actions ---------------------------------------------------------------------------------


def _exhaust_me(do: Execution) -> Steps[None]:
    yield from happen(do.table, events.Exhaust(do.me, do.controller, by=do.this))


def _kill_me(do: Execution) -> Steps[None]:
    yield from happen(do.table, events.Kill(do.me, do.controller, by=do.this))


def _units_to_kill(table: Table, do: Execution) -> list[int]:
    """Return the units of a player that can be killed as a cost (203.3)."""
    mine = [unit.id for unit in table.units() if unit.controller == do.controller]
    return [unit for unit in mine if not forbidden(table, events.Kill(unit, do.controller, by=do.this))]


def _spared(do: Execution, options: list[int]) -> list[int]:
    """Return what to pay with so that what is being played stays legal (357.3).

    Not with what it chooses; not with the last unit where it is to be played by Ambush (822.3).
    """
    if do.item is None:
        return options
    needed = {each for choices in do.item.choices for answer in choices.values() for each in answer}
    place = do.item.place
    if place is not None and place.zone == "battlefield":
        there = do.table.units_at(place, do.controller)
        controls = do.table.battlefield_controller(place.of) == do.controller
        if len(there) == 1 and (do.item.by_ambush or not controls):
            needed.add(there[0].id)
    return [option for option in options if option not in needed] or options


def _kill_friendly_unit(do: Execution) -> Steps[None]:
    (unit,) = yield from do.pick("cost", _spared(do, _units_to_kill(do.table, do)))
    assert isinstance(unit, int)
    (outcome,) = yield from happen(do.table, events.Kill(unit, do.controller, by=do.this))
    if not outcome.done:
        do.table.reason("357.2.a", "cost still paid", unit, by=do.this)


EXHAUST_ME = CostAction(lambda table, do: not table.record(do.me).exhausted, _exhaust_me)
KILL_ME = CostAction(lambda table, do: table.on_board(do.me), _kill_me)


def _kill_chosen(do: Execution) -> Steps[None]:
    assert do.item is not None
    yield from happen(do.table, events.Kill(do.item.paid_with, do.controller, by=do.this))


def _discard_one(do: Execution) -> Steps[None]:
    yield from do.discard(1, do.controller)


KILL_CHOSEN = CostAction(
    lambda table, do: do.item is not None and table.on_board(do.item.paid_with),
    _kill_chosen,
    lambda table, do: () if do.item is None else (do.item.paid_with,),
)


def spend_xp(amount: int) -> Cost:
    """Spend XP (730.2)."""

    def pay(do: Execution) -> Steps[None]:
        yield from happen(do.table, events.SpendXP(player=do.controller, by=do.this, amount=amount))

    action = CostAction(lambda table, do: table.player(do.controller).xp >= amount, pay)
    return Cost(actions=(action,))


DISCARD_ONE = CostAction(
    lambda table, do: any(card != do.me for card in table.state.zones.get(Place("hand", do.controller), ())),
    _discard_one,
)
KILL_FRIENDLY_UNIT = CostAction(
    lambda table, do: bool(_units_to_kill(table, do)),
    _kill_friendly_unit,
    lambda table, do: _the_only(_units_to_kill(table, do)),
)


def _the_only(units: list[int]) -> tuple[int, ...]:
    return tuple(units) if len(units) == 1 else ()


def _strongest(table: Table, do: Execution) -> list[int]:
    """Return the units with the most might among those that a player can kill."""
    units = [table.record(unit) for unit in _units_to_kill(table, do)]
    most = max((counted_might(table, unit) for unit in units), default=0)
    return [unit.id for unit in units if counted_might(table, unit) == most]


def _kill_strongest(do: Execution) -> Steps[None]:
    (unit,) = yield from do.pick("cost", _spared(do, _strongest(do.table, do)))
    assert isinstance(unit, int)
    do.table.note("might killed", do.me, counted_might(do.table, do.table.record(unit)))
    yield from happen(do.table, events.Kill(unit, do.controller, by=do.this))


def might_killed(do: Execution) -> int | None:
    """Return the might of the unit killed to play this, as it was (359.3.e.13)."""
    noted = [entry for entry in do.table.state.history if isinstance(entry, tuple)]
    return next((entry[2] for entry in noted if entry[:2] == ("might killed", do.me)), None)


KILL_STRONGEST = CostAction(
    lambda table, do: bool(_strongest(table, do)),
    _kill_strongest,
    lambda table, do: _the_only(_strongest(table, do)),
)


def _buffed(table: Table, do: Execution) -> list[int]:
    return [unit.id for unit in table.units() if unit.controller == do.controller and unit.buffs]


def _spend_buff(do: Execution) -> Steps[None]:
    (unit,) = yield from do.pick("cost", _buffed(do.table, do))
    assert isinstance(unit, int)
    do.spend_buff(unit)


SPEND_BUFF = CostAction(lambda table, do: bool(_buffed(table, do)), _spend_buff)


def _in_trash(table: Table, me: int) -> int:
    """Return what a card is now that went to the trash; 0 if it is not there."""
    now = table.now(table.record(me).card)
    return now.id if now.place.zone == "trash" and not now.gone else 0


def _recycle_me(do: Execution) -> Steps[None]:
    yield from happen(do.table, events.Recycle(_in_trash(do.table, do.me), do.controller, by=do.this))


def _banish_me(do: Execution) -> Steps[None]:
    yield from happen(do.table, events.Banish(do.me, do.controller, by=do.this))


RECYCLE_ME = CostAction(lambda table, do: _in_trash(table, do.me) > 0, _recycle_me)
"""Recycle me from the trash, where I went as I died (383.3.b)."""
BANISH_ME = CostAction(lambda table, do: table.on_board(do.me), _banish_me)


def power(*domains: str) -> Cost:
    """Power symbols of these domains."""
    return Cost(power=tuple((domain, "any") for domain in domains))


# -- abilities ----------------------------------------------------------------------------------------------


def when(
    event: type[Event],
    condition: Condition,
    *,
    may: bool = False,
    cost: Cost = FREE,
    leaving: bool = False,
    first_each_turn: bool = False,
    once: bool = False,
    each_turn: int = 0,
    **decisions: Decision,
) -> Callable[[Run], Triggered]:
    """Make a triggered ability of the procedure below it."""

    def make(run: Run) -> Triggered:
        effect = Effect(run, _named(decisions))
        return Triggered(event, condition, effect, may, cost, leaving, first_each_turn, once, each_turn)

    return make


def when_played(*, may: bool = False, **decisions: Decision) -> Callable[[Run], Triggered]:
    """Make a play effect of the procedure below it (383.4.a)."""

    def make(run: Run) -> Triggered:
        return Triggered(events.Play, itself, Effect(run, _named(decisions)), may)

    return make


def deathknell(run: Run) -> Triggered:
    """Make a Deathknell of the procedure (808)."""
    trigger = when(events.Kill, itself, leaving=True)(run)
    return dataclasses.replace(trigger, keyword="deathknell")


def deathknell_noting(notes: Callable[[Table, Bearer, Event], bool]) -> Callable[[Run], Triggered]:
    """Make a Deathknell that tells something of itself as it died, to be read as ``do.noted`` (808.1.d.3)."""
    return lambda run: dataclasses.replace(deathknell(run), notes=notes)


def instead(
    event: type[Event], condition: Condition, *, once: bool = False, may: bool = False
) -> Callable[[RunInstead], Replacement]:
    """Make a replacement effect of the procedure below it: the event does not take place."""

    def make(run: RunInstead) -> Replacement:
        def do_it(do: Execution, replaced: Event) -> Steps[tuple[Event, ...]]:
            yield from run(do, replaced)
            return ()

        return Replacement(event, condition, do_it, once, may)

    return make


def activated(
    cost: Cost,
    *keywords: str,
    unless: Callable[[Object], bool] | None = None,
    only_if: Callable[[Table, Object], bool] | None = None,
    adds: tuple[int, tuple[str, ...]] | None = None,
    only_for: str = "",
    times: Callable[[Table, Object, int], int] | None = None,
    additional: tuple[AdditionalCost, ...] = (),
    **decisions: Decision,
) -> Callable[[Run], Activated]:
    """Make an activated ability of the procedure below it."""
    condition = only_if if unless is None else lambda table, record: not unless(record)

    def make(run: Run) -> Activated:
        effect = Effect(run, _named(decisions))
        return Activated(
            cost, effect, frozenset(keywords), condition, adds, only_for, times, additional=additional
        )

    return make


def equip(cost: Cost, *, less: Callable[[Table, Item], int] | None = None) -> Activated:
    """Equip (818): attach this to a unit you control."""

    @activated(cost, unit=a(UNIT & FRIENDLY))
    def ability(do: Execution) -> Steps[None]:
        yield from do.attach(do.me, do.target("unit"))

    return dataclasses.replace(ability, keyword="equip", less=less)


def empower(cost: Cost, *, less: Callable[[Table, Item], int] | None = None) -> Activated:
    """Empower (827): only while it is not Empowered."""

    @activated(cost, unless=lambda record: record.empowered)
    def ability(do: Execution) -> Steps[None]:
        yield from do.empower(do.me)

    return dataclasses.replace(ability, keyword="empower", less=less)


def level(needed: int, *abilities: Ability, below: int | None = None) -> tuple[Dependent, ...]:
    """Level (824): the abilities are active while the controller has so much XP.

    ``below``: a higher Level says "instead", so that from there on these are not.
    """

    def reached(table: Table, me: Bearer) -> bool:
        xp = table.player(me.controller).xp
        return needed <= xp and (below is None or xp < below)

    return tuple(Dependent("level", reached, ability) for ability in abilities)


def empowered(*abilities: Ability) -> tuple[Dependent, ...]:
    """Empowered (828): the abilities are active while the object itself is Empowered."""

    def is_empowered(table: Table, me: Bearer) -> bool:
        return isinstance(me, Object) and me.empowered

    return tuple(Dependent("empowered", is_empowered, ability) for ability in abilities)


@when(
    events.Hold,
    lambda table, me, event: (
        event.player != me.controller and table.record(me.id).place == Place("battlefield", event.object)
    ),
)
def _undeploy(do: Execution) -> Steps[None]:
    yield from do.kill(do.me)


def is_phase(event: Event, phase: str, player: int) -> bool:
    """Tell whether this phase of the player begins."""
    return isinstance(event, events.BeginPhase) and event.phase == phase and event.player == player


# -- cards --------------------------------------------------------------------------------------------------


def card(
    name: str,
    *text: str | Ability,
    effect_text: tuple[Ability, ...] = (),
    in_trash: tuple[Ability, ...] = (),
    additional: tuple[AdditionalCost, ...] = (),
    flow: tuple[Cost, ...] = (),
    spell_effect: Effect | None = None,
) -> Definition:
    """Define a card of the catalogue: keywords as words (``"assault 2"``), abilities as values."""
    entry = catalogue.by_name[name]
    words: dict[str, int] = {}
    abilities: list[Ability] = []
    for part in text:
        if not isinstance(part, str):
            abilities.append(part)
            continue
        word, _, value = part.rpartition(" ")
        word, number = (word, int(value)) if value.isdigit() else (part, 1)
        if word not in KEYWORDS:
            raise ValueError(f"{name}: unknown keyword {word!r}; known: {', '.join(sorted(KEYWORDS))}")
        words[word] = words.get(word, 0) + number
        abilities += TRIGGERS.get(word, ())
        if word == "deploy":
            abilities.append(_undeploy)
    for ability in abilities:
        if isinstance(ability, Activated | Dependent) and ability.keyword:
            words[ability.keyword] = 1  # 818.5, 824.2, 827.4, 828.2
    if any(cost.repeats for cost in additional):
        words["repeat"] = 1  # 820.4
    if flow:
        words["flow"] = 1  # 829.2
    definition = Definition(
        name=entry.name,
        kind=entry.kind,
        supertype=entry.supertype,
        domains=entry.domains,
        energy=entry.energy,
        power=entry.power,
        might=entry.might or 0,
        might_bonus=entry.might_bonus or 0,
        tags=entry.tags,
        token=entry.token,
        keywords=words,
        abilities=tuple(abilities),
        effect_text=effect_text,
        in_trash=in_trash,
        spell=spell_effect,
        additional=additional,
        flow=flow,
        confirmed=entry.confirmed,
    )
    if name in definitions:
        raise ValueError(f"{name} is defined twice")
    definitions[name] = definition
    return definition


def spell(
    name: str,
    *text: str | Ability,
    additional: tuple[AdditionalCost, ...] = (),
    in_trash: tuple[Ability, ...] = (),
    flow: tuple[Cost, ...] = (),
    **decisions: Decision,
) -> Callable[[Run], Run]:
    """Define a spell of the catalogue, whose effect is the procedure below it."""

    def make(run: Run) -> Run:
        effect = Effect(run, _named(decisions))
        card(name, *text, in_trash=in_trash, additional=additional, flow=flow, spell_effect=effect)
        return run

    return make


def repeat(cost: Cost, name: str = "repeat") -> AdditionalCost:
    """Repeat (820): an optional additional cost that executes the instructions once more.

    Several of one card need names of their own: each may be paid (820.1.c.2).
    """
    return AdditionalCost(name, cost, optional=True, repeats=True)
