"""Showdowns and combat (Core Rules 341-348, 459-466): focus, designations, damage, result, control."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import NamedTuple

import msgspec

from oracle.kernel import Steps, choose
from oracle.riftbound import events
from oracle.riftbound.actions import forbidden
from oracle.riftbound.events import Event
from oracle.riftbound.happening import apply_in_order, happen, source_of
from oracle.riftbound.layers import counted_might, ignores, keyword, might
from oracle.riftbound.model import Object, Place, Replacement, Result, Showdown
from oracle.riftbound.scoring import conquer
from oracle.riftbound.table import PLAYERS, Active, Table


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
    dealt = (*to_defenders, *to_attackers)
    table.reason("465.2.d", "combat damage", *(deal.object for deal in dealt))
    for deal in dealt:
        assert isinstance(deal, events.Deal)
        unit = table.record(deal.object)
        beyond = deal.amount - _lethal(table, unit, (), deal.amount)
        if beyond > 0:
            table.note("excess", deal.player, showdown.at, beyond)
    yield from happen(table, *dealt)


def excess_damage(table: Table, player: int, battlefield: int) -> int:
    """Return how much more than lethal damage the player assigned in combat there this turn."""
    return sum(
        entry[3]
        for entry in table.state.history
        if isinstance(entry, tuple) and entry[:3] == ("excess", player, battlefield)
    )


Assignment = tuple[tuple[int, int], ...]
"""Damage assigned to units, by their ids, in order."""


class _Assignable(NamedTuple):
    """A unit that damage may be assigned to, and the replacement effects on that damage, in their order."""

    unit: Object
    changes: tuple[Active, ...]
    lethal: int
    """The least damage to assign that makes it lethal."""
    ranks: tuple[int, ...]
    """When its turn is: 0 first, 2 last; with two demands that exclude each other, either (465.2.c.8)."""


def _assign(table: Table, player: int, damage: int, units: list[Object]) -> Steps[list[Event]]:
    """Let a player assign damage: lethal to one unit before the next (465.2.c.3 to 465.2.c.7)."""
    waiting = []
    for unit in units:
        if forbidden(table, events.Deal(unit.id, player, amount=1)):
            table.reason("465.2.c.10", "exempt", unit.id)
            continue
        changes = yield from _order_changes(table, unit, damage)
        lethal = _lethal(table, unit, changes, damage)
        waiting.append(_Assignable(unit, changes, lethal, _ranks(table, player, unit)))
    ways: list[Assignment] = []
    for ranks in product(*(each.ranks for each in waiting)):  # 465.2.c.9: each is dealt with individually
        ways += _ways(damage, list(zip(ranks, waiting, strict=True)))
    about = tuple(unit.id for unit in units)
    (chosen,) = yield from choose(
        player, "amount", list(dict.fromkeys(ways)), about=about, text="assign combat damage"
    )
    assert isinstance(chosen, tuple)
    dealt: list[Event] = []
    for identity, amount in chosen:
        order = next(each.changes for each in waiting if each.unit.id == identity)
        deal = yield from apply_in_order(table, events.Deal(identity, player, amount=amount), order)
        if order:
            table.reason("465.2.c.5", "applied in assignment", identity)
        if deal is not None:
            dealt.append(deal)
    return dealt


def _order_changes(table: Table, unit: Object, damage: int) -> Steps[tuple[Active, ...]]:
    """Let the unit's controller order what alters its damage, where the order makes a difference (372)."""
    deal = events.Deal(unit.id, amount=1)
    changes = [
        active
        for active in table.active(events.Deal)
        if isinstance(active.ability, Replacement)
        and active.ability.changes is not None
        and active.ability.when(table, active.bearer, deal)
    ]
    orders = list(permutations(changes))
    if len({tuple(_changed(table, order, each) for each in range(damage + 1)) for order in orders}) == 1:
        return orders[0]
    ordered: list[Active] = []
    table.reason("372", "orders replacements", unit.id)
    while changes:
        sources = list(dict.fromkeys(source_of(active) for active in changes))
        (first,) = yield from choose(unit.controller, "replacement", sources, about=(unit.id,))
        ordered.append(next(active for active in changes if source_of(active) == first))
        changes.remove(ordered[-1])
    return tuple(ordered)


def _changed(table: Table, changes: tuple[Active, ...], amount: int) -> int:
    for active in changes:
        if isinstance(active.ability, Replacement) and active.ability.changes is not None:
            amount = active.ability.changes(table, active.bearer, amount)
    return amount


def _ways(damage: int, waiting: list[tuple[int, _Assignable]]) -> Iterator[Assignment]:
    """Yield the ways to assign damage that differ: which unit comes next matters only where it runs out."""
    if damage <= 0 or not waiting:
        yield ()
        return
    least = min(rank for rank, _ in waiting)
    first = [each for rank, each in waiting if rank == least]
    later = [each for each in waiting if each[0] != least]
    beyond = damage - sum(each.lethal for each in first)
    if beyond < 0:
        for assigned in _until_it_runs_out(damage, first):
            yield tuple(sorted(assigned))
        return
    lethal = [(each.unit.id, each.lethal) for each in first]  # to all of them, in whatever order
    if not later:
        unit, amount = lethal.pop()
        yield tuple(sorted((*lethal, (unit, amount + beyond))))  # 465.2.c.4
        return
    for rest in _ways(beyond, later):
        yield tuple(sorted((*lethal, *rest)))


def _until_it_runs_out(damage: int, units: list[_Assignable], start: int = 0) -> Iterator[Assignment]:
    """Yield each way to assign less than all these units could take, once.

    Some get lethal damage, from ``start`` on in the order they stand in; then any other gets what is left.
    """
    if not damage:
        yield ()
        return
    passed_over = [each.lethal for each in units[:start]]
    if passed_over and damage >= max(passed_over) + sum(each.lethal for each in units[start:]):
        return  # more would be left than any of those takes
    for index, each in enumerate(units):
        if each.lethal > damage:
            yield ((each.unit.id, damage),)
        elif index >= start:
            others = [*units[:index], *units[index + 1 :]]
            for rest in _until_it_runs_out(damage - each.lethal, others, index):
                yield ((each.unit.id, each.lethal), *rest)


def _lethal(table: Table, unit: Object, changes: tuple[Active, ...], damage: int) -> int:
    """Return the least damage to assign that would be lethal, never zero (142.4.b); may be too much."""
    wanted = max(1, might(table, unit) - unit.damage)
    if not changes:
        return wanted
    amounts = (each for each in range(1, damage + 1) if _changed(table, changes, each) >= wanted)
    return next(amounts, damage + 1)  # 437.5.b


def _ranks(table: Table, player: int, unit: Object) -> tuple[int, ...]:
    """Return when damage is assigned to a unit: Tank before others, Backline after (815, 826)."""
    backline = keyword(table, unit, "backline") and not ignores(table, player, "backline", unit)
    last = backline or keyword(table, unit, "assigned last")
    if keyword(table, unit, "tank"):
        return (0, 2) if last else (0,)
    return (2,) if last else (1,)


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
