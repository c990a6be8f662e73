"""Showdowns and combat (Core Rules 341-348, 459-466): focus, designations, damage, result, control."""

from collections.abc import Sequence

import msgspec

from oracle.kernel import Steps, choose
from oracle.riftbound import events
from oracle.riftbound.events import Event
from oracle.riftbound.happening import happen
from oracle.riftbound.layers import counted_might, keyword, might
from oracle.riftbound.model import Object, Place, Result, Showdown
from oracle.riftbound.scoring import conquer
from oracle.riftbound.table import PLAYERS, Table


def _advance(table: Table, **fields: object) -> Showdown:
    """Change the open showdown; return it."""
    showdown = table.state.showdown
    assert showdown is not None
    showdown = msgspec.structs.replace(showdown, **fields)
    table.state.showdown = showdown
    return showdown


# -- step 1: the combat showdown (464) ----------------------------------------------------------------------


def begin(table: Table) -> Steps[None]:
    """Open the combat: designations, then the combat chain (464.2)."""
    showdown = _advance(table)
    at = Place("battlefield", showdown.at)
    table.reason("464.1", "combat begins", showdown.at)
    # 464.2.b: start of combat effects; 464.2.c: attacker and defender; 464.2.e: the attacker's triggers first
    attacks = events.PlayerAttacks(showdown.at, showdown.attacker)
    yield from designate(table, table.units_at(at, showdown.attacker), "attacker", attacks)
    for defender in table.opponents(showdown.attacker):
        defends = events.PlayerDefends(showdown.at, defender)
        yield from designate(table, table.units_at(at, defender), "defender", defends)


def designate(table: Table, units: list[Object], role: str, *besides: Event) -> Steps[None]:
    """Give units a designation; only the first in a combat triggers anything (383.4.e.2.a)."""
    showdown = table.state.showdown
    assert showdown is not None
    first = [unit for unit in units if unit.id not in showdown.designated]
    for unit in units:
        if unit.id in showdown.designated:
            table.change(unit.id, role=role)
    if first:
        _advance(table, designated=showdown.designated | {unit.id for unit in first})
        kind = events.Attack if role == "attacker" else events.Defend
        yield from happen(table, *(kind(unit.id, unit.controller) for unit in first), *besides)


def pass_focus(table: Table) -> None:
    """Let the player with focus pass; when all have, the showdown closes (347.2)."""
    showdown = table.state.showdown
    assert showdown is not None
    if showdown.passes + 1 < PLAYERS:
        _advance(table, passes=showdown.passes + 1)
        give_focus(table)
    else:
        table.reason("348", "showdown closes", showdown.at)
        _advance(table, stage="damage" if showdown.combat else "control")


def give_focus(table: Table) -> None:
    """Pass focus, and with it priority, to the next player (346)."""
    state = table.state
    state.focus = table.opponents(state.focus)[0]


# -- step 2: combat damage (465) ----------------------------------------------------------------------------


def deal_damage(table: Table) -> Steps[None]:
    """Let both sides assign and deal combat damage, if both are still there (465.1)."""
    showdown = table.state.showdown
    assert showdown is not None
    at = Place("battlefield", showdown.at)
    attackers = table.units_at(at, showdown.attacker)
    defenders = [unit for unit in table.units_at(at) if unit.controller != showdown.attacker]
    if not attackers or not defenders:
        return
    totals = {
        "attacker": sum(counted_might(table, unit) for unit in attackers if not unit.stunned),  # 465.2.a
        "defender": sum(counted_might(table, unit) for unit in defenders if not unit.stunned),  # 423.1.b
    }
    defender = defenders[0].controller
    to_defenders = yield from _assign(table, showdown.attacker, totals["attacker"], defenders)  # 465.2.c
    to_attackers = yield from _assign(table, defender, totals["defender"], attackers)
    table.reason("465.2.d", "combat damage", *(unit for unit, _ in (*to_defenders, *to_attackers)))
    yield from happen(
        table,
        *(events.Deal(unit, showdown.attacker, amount=amount) for unit, amount in to_defenders),
        *(events.Deal(unit, defender, amount=amount) for unit, amount in to_attackers),
    )


Assignment = tuple[tuple[int, int], ...]
"""Damage assigned to units, by their ids, in order."""


def _assign(table: Table, player: int, damage: int, units: list[Object]) -> Steps[Assignment]:
    """Let a player assign damage: lethal to one unit before the next (465.2.c.3 to 465.2.c.7)."""
    ways = _ways(table, damage, tuple(units), {})
    about = tuple(unit.id for unit in units)
    (chosen,) = yield from choose(player, "amount", ways, about=about, text="assign combat damage")
    assert isinstance(chosen, tuple)
    return chosen


def _ways(
    table: Table, damage: int, waiting: tuple[Object, ...], known: dict[tuple[int, ...], list[Assignment]]
) -> list[Assignment]:
    """Return the ways to assign damage that differ: which unit comes next matters only where it runs out.

    ``known`` holds the ways for units that are still waiting: with them, the damage left is given.
    """
    if damage <= 0 or not waiting:
        return [()]
    key = tuple(unit.id for unit in waiting)
    if key not in known:
        first = _must_be_next(table, waiting)
        if damage >= sum(_lethal(table, unit) for unit in first):
            first = first[:1]  # all of them get lethal damage, in whatever order
        ways: dict[Assignment, None] = {}
        for unit in first:
            others = tuple(other for other in waiting if other.id != unit.id)
            amount = min(damage, _lethal(table, unit)) if others else damage  # 465.2.c.4
            for rest in _ways(table, damage - amount, others, known):
                ways[tuple(sorted(((unit.id, amount), *rest)))] = None
        known[key] = list(ways)
    return known[key]


def _lethal(table: Table, unit: Object) -> int:
    """Return the least damage that would be lethal now: never zero (142.4.b)."""
    return max(1, might(table, unit) - unit.damage)


def _must_be_next(table: Table, units: Sequence[Object]) -> list[Object]:
    """Return the units that may be assigned damage now: Tank before others, Backline after (815, 826)."""

    def rank(unit: Object) -> int:
        if keyword(table, unit, "tank"):
            return 0
        return 2 if keyword(table, unit, "backline") or keyword(table, unit, "assigned last") else 1

    least = min(rank(unit) for unit in units)
    return [unit for unit in units if rank(unit) == least]


# -- step 3: resolution (466) -------------------------------------------------------------------------------


def combat_cleanup_steps(table: Table) -> Steps[None]:
    """Heal all units, recall attackers: steps 3c and 3d of the combat cleanup (466.1.a)."""
    showdown = table.state.showdown
    assert showdown is not None
    for unit in table.units():
        if unit.damage:
            yield from happen(table, events.Heal(unit.id))  # 3c
    at = Place("battlefield", showdown.at)
    attackers = table.units_at(at, showdown.attacker)
    if attackers and len(attackers) < len(table.units_at(at)):  # 3d
        yield from happen(table, *(events.Recall(unit.id) for unit in attackers))
        _advance(table, tied=True)


def determine_result(table: Table) -> Steps[None]:
    """Determine who won and who lost (466.3)."""
    showdown = table.state.showdown
    assert showdown is not None
    at = Place("battlefield", showdown.at)
    present = {unit.controller for unit in table.units_at(at)}
    if showdown.tied or len(present) != 1:
        table.state.result = Result(showdown.at, None, None)
        table.reason("466.3.d", "no result", showdown.at)
        return
    (winner,) = present
    loser = table.opponents(winner)[0]
    table.state.result = Result(showdown.at, winner, loser)
    table.reason("466.3.a", "won combat", *(unit.id for unit in table.units_at(at)))
    table.reason("466.3.b", "lost combat", showdown.at)
    yield from happen(table, events.WinCombat(showdown.at, winner))


def establish_control(table: Table) -> Steps[None]:
    """Let the player with units remaining establish control (348.2.a, 466.5)."""
    showdown = table.state.showdown
    assert showdown is not None
    at = Place("battlefield", showdown.at)
    present = {unit.controller for unit in table.units_at(at)}
    if len(present) > 1:
        return  # 466.3.d.1: staged again
    battlefield = table.record(showdown.at)
    before = battlefield.controller
    after = present.pop() if present else -1
    if after < 0 and not showdown.combat:
        return  # 348.2.a concerns only a battlefield with units
    table.change(showdown.at, contested_by=-1, controller=after)  # 466.5.a, 466.5.b
    for hidden in table.objects_at(Place("facedown", showdown.at)):
        if hidden.controller != after:
            table.transfer(hidden.id, Place("trash", hidden.owner))  # 466.5.c
    if after >= 0 and after != before:
        yield from conquer(table, after, showdown.at)  # 348.2.a.1, 466.5.d


def end(table: Table) -> None:
    """End the showdown or combat (466.7)."""
    state = table.state
    showdown = state.showdown
    assert showdown is not None
    for unit in table.units():
        if unit.role:
            table.change(unit.id, role="")  # 466.7.a
    if showdown.combat:
        table.end_effects(effect.id for effect in state.delayed if effect.until == "combat")  # 466.7.c
    state.showdown = None
    state.cleanup_due = True
