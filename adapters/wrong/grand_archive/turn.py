"""The turn, leveling up, resolution, state-based checks."""

from typing import Any

from adapters.wrong._registry import wrong
from oracle.grand_archive.model import Layer, Object
from oracle.grand_archive.table import Table
from oracle.kernel import Steps


@wrong("TO.3", "turn._return_memory")
def memory_stays(right: Any, table: Table) -> Steps[None]:
    """The cards of memory do not go back to the hand in the recollection phase."""
    table.state.phase, table.state.stage = "draw", "begin"
    yield from ()


@wrong("SBC.2", "turn._clean_up")
def damage_stays(right: Any, table: Table) -> Steps[None]:
    """Allies keep their damage from turn to turn."""
    damage = {record.id: record.damage for record in table.field()}
    yield from right(table)
    for record in table.field():
        table.change(record.id, damage=damage[record.id])


@wrong("LVU.4", "materialization.level_up")
def leveling_up_heals(right: Any, table: Table, player: int, card: Object) -> Steps[None]:
    """A champion loses its damage when it levels up."""
    yield from right(table, player, card)
    champion = table.champion(player)
    if champion is not None:
        table.change(champion.id, damage=0)


@wrong("LVU.2", "materialization.can_level_up")
def any_level_up(right: Any, table: Table, player: int, card: Object) -> bool:
    """A champion may level up into any higher level."""
    champion = table.champion(player)
    return champion is not None and (card.definition.level or 0) > (champion.definition.level or 0)


@wrong("OPP.8.1", "activation._activate")
def the_opponent_goes_on(right: Any, table: Table, player: int, card: Object) -> Steps[None]:
    """Who has activated a card does not keep opportunity."""
    yield from right(table, player, card)
    table.state.opportunity = table.turn_order(player)[1]


@wrong("RSL.1.4.1", "resolution.fizzles")
def nothing_fizzles(right: Any, table: Table, layer: Layer) -> bool:
    """An effect whose target has become illegal resolves all the same."""
    return False


@wrong("SBC.4", "checks._keep_unique")
def unique_objects_stay(right: Any, table: Table) -> Steps[bool]:
    """A player may have several unique objects of one name."""
    yield from ()
    return False


@wrong("SBC.2", "checks._dies")
def nothing_dies(right: Any, table: Table, record: Object) -> bool:
    """An ally with as much damage as life stays on the field."""
    return False


@wrong("SBC.3", "checks._is_worn")
def worn_weapons_stay(right: Any, table: Table, record: Object) -> bool:
    """A weapon without durability stays on the field."""
    return False
