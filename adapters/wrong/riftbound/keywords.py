"""Keywords (Core Rules 800-829)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from adapters.wrong._registry import wrong
from oracle.kernel import Steps
from oracle.riftbound.execution import Execution
from oracle.riftbound.layers import keyword
from oracle.riftbound.model import FREE, Cost, Item, Object, Place
from oracle.riftbound.outcomes import Outcome
from oracle.riftbound.table import Table


def _lacking(word: str, right: Any, table: Table, record: Object, name: str, *given: Any) -> int:
    return 0 if name == word else int(right(table, record, name, *given))


@wrong("805.1.a", "costs.additional_costs")
def accelerate_is_never_offered(right: Any, table: Table, item: Item) -> tuple[Any, ...]:
    """Nobody can pay for Accelerate."""
    return tuple(cost for cost in right(table, item) if cost.name != "accelerate")


@wrong("805.2.b", "actions._enter")
def accelerate_does_nothing(right: Any, table: Table, event: Any) -> object:
    """A unit enters exhausted although Accelerate was paid for it."""
    is_unit = table.record(event.object).definition.kind == "unit"
    return right(table, msgspec.structs.replace(event, exhausted=event.exhausted or is_unit))


@wrong("808.1.c", "happening._own_departures")
def deathknell_does_nothing(right: Any, table: Table, pending: object) -> list[object]:
    """Nothing triggers on the death of its own source."""
    return []


@wrong("809.1.c", "costs.deflects")
def deflect_costs_nothing(right: Any, table: Table, item: Item, record: Object) -> int:
    """Choosing an enemy unit with Deflect costs nothing more."""
    return 0


@wrong("809.1.c", "costs.deflects")
def deflect_taxes_its_own_player(right: Any, table: Table, item: Item, record: Object) -> int:
    """A player pays for choosing their own unit with Deflect, too."""
    enemy = msgspec.structs.replace(record, controller=table.opponents(item.controller)[0])
    return int(right(table, item, enemy))


@wrong("810.1", "layers.keyword")
def ganking_does_nothing(right: Any, table: Table, record: Object, name: str) -> int:
    """A unit with Ganking does not move between battlefields."""
    return _lacking("ganking", right, table, record, name)


@wrong("811.1.b", "discretion._hidden_cards")
def hidden_cards_come_out_at_once(right: Any, table: Table, player: int) -> Iterator[object]:
    """A hidden card can be played on the turn it was hidden."""
    table.state.turn += 1
    found = list(right(table, player))
    table.state.turn -= 1
    yield from found


@wrong("811.1.b", "discretion.hiding_cost")
def hiding_costs_nothing(right: Any, table: Table, player: int) -> Cost:
    """Hiding a card costs nothing."""
    return FREE


@wrong("811.1.b", "costs.base_cost")
def hidden_cards_cost_as_printed(right: Any, table: Table, item: Item) -> Cost:
    """A card played from face down costs what is printed on it."""
    cost = table.record(item.object).definition.cost if item.at and item.object else right(table, item)
    assert isinstance(cost, Cost)
    return cost


@wrong("811.1.d.2", "targets.why_illegal")
def hidden_cards_reach_everywhere(right: Any, table: Table, record: Object, *given: object) -> str:
    """A card played from face down may choose targets away from its battlefield."""
    rule = str(right(table, record, *given))
    return "" if rule == "811.1.d.2" else rule


@wrong("812.1.c", "cards._words.legion")
def legion_counts_its_own_card(right: Any, table: Table, player: int, card: int) -> bool:
    """Legion is active with the first card of the turn."""
    return True


@wrong("814.1.c", "layers._arithmetic")
def shield_does_nothing(right: Any, table: Table, record: Object, base: int, applied: object) -> int:
    """Shield does not raise the might of a defender."""
    might = int(right(table, record, base, applied))
    return might - (keyword(table, record, "shield") if record.role == "defender" else 0)


@wrong("815.1", "combat._ranks")
def tank_does_nothing(right: Any, table: Table, player: int, unit: Object) -> tuple[int, ...]:
    """Damage need not be assigned to a unit with Tank first."""
    return tuple(max(1, rank) for rank in right(table, player, unit))


@wrong("816.1.b", "happening._items")
def temporary_units_stay(right: Any, table: Table, active: object, ability: Any, event: object) -> object:
    """A unit with Temporary stays for good."""
    return [] if ability.keyword == "temporary" else right(table, active, ability, event)


@wrong("817.1.b", "execution.Execution.predict")
def vision_recycles_without_asking(right: Any, do: Execution) -> Steps[None]:
    """Vision always recycles the top card."""
    for top in do.table.objects_at(Place("deck", do.controller))[:1]:
        yield from do.recycle(top.id)


@wrong("819.1.b", "layers.keyword")
def quick_draw_is_no_reaction(right: Any, table: Table, record: Object, name: str) -> int:
    """A gear with Quick-Draw cannot be played as a reaction."""
    return _lacking("quick-draw", right, table, record, name)


@wrong("820.3", "playing._executions")
def repeat_does_nothing(right: Any, table: Table, item: Item) -> int:
    """A spell whose Repeat was paid for is executed once."""
    return 1


@wrong("821.1.c", "attachment.equip_with_discount")
def weaponmaster_does_nothing(right: Any, do: Execution, equipment: object) -> Steps[None]:
    """Weaponmaster attaches nothing."""
    yield from ()


@wrong("822.1.b", "playing.ambush_places")
def ambush_does_nothing(right: Any, table: Table, item: Item) -> tuple[object, ...]:
    """A card with Ambush can be played only where and when others can."""
    return ()


@wrong("823.1.c.1", "execution.Execution.gain_xp")
def hunt_gives_no_experience(right: Any, do: Execution, amount: int = 1) -> Steps[Outcome]:
    """Nobody gains experience."""
    yield from ()
    return Outcome.NEGATED


@wrong("824.1.c", "execution.Execution.has_level")
def every_level_is_reached(right: Any, do: Execution, level: int) -> bool:
    """Instructions with Level are followed with any experience."""
    return True


@wrong("826.1", "combat._ranks")
def backline_does_nothing(right: Any, table: Table, player: int, unit: Object) -> tuple[int, ...]:
    """Damage may be assigned to a unit with Backline before others."""
    return tuple(min(1, rank) for rank in right(table, player, unit))


@wrong("827.1", "actions._empower")
def empowering_does_nothing(right: Any, table: Table, event: object) -> None:
    """A unit that is empowered is not."""


@wrong("829.1.b.1", "flow.banish_it_afterwards")
def flow_can_be_used_again(right: Any, table: Table, item: Item) -> Steps[None]:
    """A spell played for its Flow goes to the trash again, not to banishment."""
    yield from ()
