"""Combat (Core Rules 459-466)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from adapters.wrong._registry import wrong
from oracle.kernel import Steps
from oracle.riftbound.events import Event
from oracle.riftbound.model import Object
from oracle.riftbound.table import Table


@wrong("465.2.c", "combat._assign")
def defenders_do_not_strike_back(
    right: Any, table: Table, player: int, damage: int, units: list[Object]
) -> Steps[list[Event]]:
    """Only attackers deal combat damage."""
    showdown = table.state.showdown
    assert showdown is not None
    if player != showdown.attacker:
        return []
    return list((yield from right(table, player, damage, units)))


@wrong("465.2.c.3", "combat._ways")
def damage_may_all_go_to_one_unit(
    right: Any, damage: int, waiting: list[Any]
) -> Iterator[tuple[tuple[int, int], ...]]:
    """All combat damage may be assigned to one unit, although others have not got lethal damage."""
    yield from right(damage, waiting)
    if damage > 0:
        for _, each in waiting:
            yield ((each.unit.id, damage),)


@wrong("465.2.c.5", "combat._order_changes")
def prevention_is_forgotten_in_combat(right: Any, table: Table, unit: Object, damage: int) -> Steps[Any]:
    """Assigning combat damage does not count what prevents or doubles it."""
    yield from ()
    return ()


@wrong("465.2.c.4", "combat._lethal")
def damage_before_combat_is_forgotten(right: Any, table: Table, unit: Object, *given: Any) -> object:
    """What is lethal in combat is reckoned without the damage that a unit already has."""
    return right(table, msgspec.structs.replace(unit, damage=0), *given)


@wrong("466.1.a", "actions._heal")
def combat_survivors_keep_damage(right: Any, table: Table, event: Event) -> object:
    """Units that survive a combat keep their damage."""
    showdown = table.state.showdown
    resolving = showdown is not None and showdown.stage == "result"
    return None if resolving else right(table, event)


@wrong("466.1.a", "combat.combat_cleanup_steps")
def attackers_stay_after_a_tie(right: Any, table: Table) -> Steps[None]:
    """Attackers stay at the battlefield when defenders are left."""
    showdown = table.state.showdown
    assert showdown is not None
    table.state.showdown = msgspec.structs.replace(showdown, attacker=-2)
    yield from right(table)
    table.state.showdown = msgspec.structs.replace(showdown, attacker=showdown.attacker)


@wrong("466.3.d", "combat.determine_result")
def the_defender_wins_a_tie(right: Any, table: Table) -> object:
    """A combat that leaves both sides alive is won by the defender."""
    showdown = table.state.showdown
    assert showdown is not None
    table.state.showdown = msgspec.structs.replace(showdown, tied=False)
    return right(table)


@wrong("383.4.e.2.a", "combat.designate")
def units_attack_again_and_again(
    right: Any, table: Table, units: list[Object], role: str, *besides: Event
) -> object:
    """What triggers on attacking triggers each time a unit gets the designation in one combat."""
    showdown = table.state.showdown
    assert showdown is not None
    table.state.showdown = msgspec.structs.replace(showdown, designated=frozenset())
    return right(table, units, role, *besides)


@wrong("466.5", "combat.establish_control")
def control_is_never_established(right: Any, table: Table) -> Steps[None]:
    """Whoever is left at a battlefield after a showdown does not gain control of it."""
    yield from ()
