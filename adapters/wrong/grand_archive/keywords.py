"""The keywords that are no bonus: what they do, and when."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from adapters.wrong._registry import wrong
from oracle.grand_archive import events
from oracle.grand_archive.events import Event
from oracle.grand_archive.execution import Execution
from oracle.grand_archive.model import Definition, Layer, Object, Place
from oracle.grand_archive.table import Table
from oracle.kernel import Steps

# -- Agility ------------------------------------------------------------------------------------------------


@wrong("AGI.1", "turn._end")
def agility_does_nothing(right: Any, table: Table) -> Steps[None]:
    """Nothing triggers at the beginning of the end phase for a player with agility."""
    table.change_player(table.state.active, agility=())
    yield from right(table)


@wrong("AGI.2", "turn._returning")
def agility_returns_at_random(right: Any, amount: int) -> Callable[..., Steps[None]]:
    """Agility returns the first cards of memory; nobody chooses."""

    def do(execution: Execution) -> Steps[None]:
        memory = execution.table.zone("memory", execution.controller)
        first = [record.id for record in memory[:amount]]
        yield from execution.move(first, lambda record: Place("hand", record.owner), "returned")

    return do


@wrong("AGI.3", "turn._returning")
def agility_needs_enough_cards(right: Any, amount: int) -> Callable[..., Steps[None]]:
    """Agility N returns nothing where memory has less than N cards."""

    def do(execution: Execution) -> Steps[None]:
        if len(execution.table.zone("memory", execution.controller)) >= amount:
            yield from right(amount)(execution)

    return do


@wrong("AGI.4", "turn._end")
def agility_adds_up(right: Any, table: Table) -> Steps[None]:
    """Several instances of agility are one trigger for their sum."""
    player = table.state.active
    agility = table.player(player).agility
    table.change_player(player, agility=(sum(agility),) if agility else ())
    yield from right(table)


# -- Ambush -------------------------------------------------------------------------------------------------


@wrong("AMB.1", "combat.may_retaliate")
def nobody_ambushes(right: Any, table: Table, unit: Object, combat: Any) -> bool:
    """Only defenders retaliate, with Ambush or without."""
    return unit.id in combat.defenders and bool(right(table, unit, combat))


@wrong("AMB.1", "combat.may_retaliate")
def everybody_ambushes(right: Any, table: Table, unit: Object, combat: Any) -> bool:
    """Every awake unit of a player who is attacked may retaliate, with Ambush or without."""
    return bool(right(table, unit, msgspec.structs.replace(combat, defenders=(*combat.defenders, unit.id))))


@wrong("AMB.2", "combat.may_retaliate")
def rested_units_retaliate(right: Any, table: Table, unit: Object, combat: Any) -> bool:
    """A rested unit may retaliate too."""
    return bool(right(table, msgspec.structs.replace(unit, rested=False), combat))


# -- Cleave -------------------------------------------------------------------------------------------------


@wrong("CLV.1", "table.Table.has")
def cleave_is_ignored(right: Any, table: Table, record: Object, name: str) -> bool:
    """An attack with Cleave is on one target like any other."""
    return name != "cleave" and bool(right(table, record, name))


@wrong("CLV.7", "performing._counters")
def cleave_wears_weapons_more(right: Any, table: Table, event: events.Counters) -> Event | None:
    """A weapon that cleaves loses durability for each unit that is attacked."""
    combat = table.state.combat
    if combat is not None and event.object in combat.weapons and combat.cleave is not None:
        event = msgspec.structs.replace(event, amount=event.amount * len(combat.defenders))
    result: Event | None = right(table, event)
    return result


# -- Critical -----------------------------------------------------------------------------------------------


@wrong("CRT.1", "keywords._critical._discarded")
def critical_always_doubles(right: Any, *given: Any) -> Steps[bool]:
    """No opponent is asked whether they discard: critical damage is always doubled."""
    yield from ()
    return False


@wrong("CRT.1", "keywords._critical._discarded")
def one_discard_for_any_critical(right: Any, execution: Execution, number: int) -> Steps[bool]:
    """One card is discarded for Critical N, whatever N is."""
    return bool((yield from right(execution, 1)))


@wrong("CRT.3", "table.Table.instances")
def critical_counts_once(right: Any, table: Table, record: Object, name: str) -> list[int]:
    """Only the first of several instances of Critical counts."""
    values = list(right(table, record, name))
    return values[:1] if name == "critical" else values


# -- Empower ------------------------------------------------------------------------------------------------


def _put_back(table: Table, layer: Layer) -> None:
    """Put a layer of the effects stack in the place of what it was."""
    table.state.stack = tuple(layer if other.id == layer.id else other for other in table.state.stack)
    table.changed()


@wrong("EMP.1", "activation.as_if.__init__")
def empower_raises_no_level(right: Any, scope: Any, table: Table, player: int, card: Object) -> None:
    """The levels of Empower do not count while the Spell is activated."""
    right(scope, table, player, msgspec.structs.replace(card, definition=_no_spell(card)))


def _no_spell(card: Object) -> Definition:
    printed = card.definition
    return replace(printed, types=printed.types - {"spell"}, subtypes=printed.subtypes - {"spell"})


@wrong("EMP.1", "resolution.resolve")
def empower_ends_on_activation(right: Any, table: Table) -> Steps[None]:
    """The levels of Empower count while the Spell is activated, and not while it resolves."""
    _put_back(table, msgspec.structs.replace(table.state.stack[-1], levels=0))
    yield from right(table)


@wrong("EMP.2", "table.Table.change_player")
def empower_is_not_used_up(right: Any, table: Table, player: int, **fields: Any) -> None:
    """Every Spell of the turn is empowered, not the next one only."""
    if fields != {"empower": 0}:
        right(table, player, **fields)


@wrong("EMP.2.1", "execution.Execution.copy_activation")
def copies_are_as_before(right: Any, execution: Execution, card: int) -> None:
    """A copy of an empowered activation is not empowered, in any edition."""
    right(execution, card)
    copied = execution.table.state.stack[-1]
    _put_back(execution.table, msgspec.structs.replace(copied, levels=0, marks=copied.marks - {"empowered"}))


# -- Fast Activation, Hindered, Divine Relic ----------------------------------------------------------------


@wrong("FST.1", "activation.is_fast")
def fast_activation_is_ignored(right: Any, table: Table, card: Object) -> bool:
    """A card with Fast Activation is as slow as its type."""
    return card.definition.fast and "action" in card.definition.types


@wrong("HIN.1", "performing._enters_rested")
def hindered_units_enter_awake(right: Any, table: Table, record: Object) -> bool:
    """A hindered object enters the field awake."""
    return False


@wrong("DIV.1", "decks._is_relic")
def any_number_of_relics(right: Any, *given: Any) -> bool:
    """A material deck may have several Divine Relics of different names."""
    return False


# -- Foster -------------------------------------------------------------------------------------------------


@wrong("FOS.1", "keywords._foster._unhurt")
def hurt_allies_are_fostered(right: Any, *given: Any) -> bool:
    """An ally becomes fostered though it was dealt damage meanwhile."""
    return True


@wrong("FOS.1", "keywords._foster._unhurt")
def foster_never_comes(right: Any, *given: Any) -> bool:
    """No ally ever becomes fostered."""
    return False


@wrong("PRE.2", "happening._same")
def redundant_keywords_add_up(right: Any, *given: Any) -> bool:
    """A redundant keyword that a card has twice works twice."""
    return False


# -- Immortality --------------------------------------------------------------------------------------------


def _mortal(causes: frozenset[str], right: Any, table: Table, event: Event) -> str:
    if isinstance(event, events.Move) and event.cause in causes:
        return ""
    return str(right(table, event))


@wrong("IMM.1", "happening.forbidden")
def immortals_are_put_into_the_graveyard(right: Any, table: Table, event: Event) -> str:
    """An effect that puts an immortal object into the graveyard does so."""
    return _mortal(frozenset({"effect"}), right, table, event)


@wrong("IMM.1.1", "happening.forbidden")
def immortals_die_of_damage(right: Any, table: Table, event: Event) -> str:
    """An immortal ally with as much damage as life dies."""
    return _mortal(frozenset({"died"}), right, table, event)


@wrong("IMM.1.2", "happening.forbidden")
def immortals_are_destroyed(right: Any, table: Table, event: Event) -> str:
    """An immortal object can be destroyed."""
    return _mortal(frozenset({"destroyed"}), right, table, event)


@wrong("IMM.1.2", "happening.forbidden")
def immortals_are_sacrificed(right: Any, table: Table, event: Event) -> str:
    """An immortal object can be sacrificed."""
    return _mortal(frozenset({"sacrificed"}), right, table, event)


@wrong("IMM.2", "checks._keep_unique")
def immortals_are_not_unique(right: Any, table: Table) -> Steps[bool]:
    """The unique rule takes no immortal object away."""
    mine = [record for record in table.field() if table.has(record, "immortality")]
    names = [record.definition.name for record in mine]
    if any(names.count(name) > 1 for name in names):
        return False
    return bool((yield from right(table)))


# -- Intercept ----------------------------------------------------------------------------------------------


@wrong("INT.1", "combat.redirect")
def intercept_redirects_nothing(right: Any, *given: Any) -> None:
    """The attack stays on the champion, whoever intercepts it."""


@wrong("INT.1.1", "combat.can_redirect")
def intercept_by_whom_cannot_be_attacked(right: Any, *given: Any) -> bool:
    """An ally may intercept an attack that could not be declared on it."""
    return True


@wrong("INT.2", "activation.obeys")
def everybody_obeys(right: Any, *given: Any) -> bool:
    """An ally with Pride obeys every champion."""
    return True


# -- What becomes of an activation --------------------------------------------------------------------------


@wrong("NEG.1", "execution.Execution.negate")
def negated_cards_come_back(right: Any, execution: Execution, card: int, *given: Any) -> Steps[None]:
    """The card of a negated activation goes back to its owner's hand."""
    yield from right(execution, card, "hand")


@wrong("IMB.2", "resolution._onto_the_field")
def imbued_is_forgotten(right: Any, table: Table, layer: Layer, card: Object) -> Steps[None]:
    """An object that an imbued or brewed activation became is neither."""
    yield from right(table, msgspec.structs.replace(layer, marks=frozenset()), card)
