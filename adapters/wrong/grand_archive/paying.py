"""Costs: what a card costs, and what pays for it."""

from itertools import combinations
from typing import Any

from adapters.wrong._registry import wrong
from oracle.grand_archive.costs import REST_CHAMPION
from oracle.grand_archive.events import Event
from oracle.grand_archive.model import CostAction, Object, Payment
from oracle.grand_archive.table import Table


@wrong("BRW.1", "keywords._brew.different")
def one_herb_twice(right: Any, names: dict[int, str], number: int) -> tuple[frozenset[int], ...]:
    """Two herbs of one name brew what asks for two different ones."""
    return tuple(frozenset(group) for group in combinations(names, number))


@wrong("BRW.1", "keywords._brew.herbs")
def herbs_of_everyone(right: Any, table: Table, player: int) -> list[Object]:
    """Herbs of an opponent brew too."""
    return [herb for each in table.players() for herb in right(table, each)]


@wrong("BRW.2", "costs.alternatives")
def nothing_is_brewed(right: Any, *given: Any) -> list[Any]:
    """Brew is not offered: the reserve cost is the only one."""
    return []


@wrong("BRW.3", "costs.additional_costs")
def no_additional_costs(right: Any, table: Table, card: Object) -> list[CostAction]:
    """What must be paid besides is forgotten."""
    return [REST_CHAMPION] if card.definition.is_a("attack") else []


@wrong("EFF.1", "costs.reserve_cost")
def costs_are_as_printed(right: Any, table: Table, card: Object) -> int:
    """Nothing makes a card cost more or less."""
    return card.definition.reserve or 0


@wrong("FLM.1", "costs.payers")
def floating_memory_does_not_pay(right: Any, table: Table, card: Object, cost: str) -> list[Payment]:
    """A card with Floating Memory in the graveyard pays nothing."""
    return [] if cost == "memory" else list(right(table, card, cost))


@wrong("FLM.1", "costs.floating_cards")
def every_card_floats(right: Any, table: Table, player: int) -> tuple[int, ...]:
    """Every card of the graveyard pays one of a memory cost."""
    return tuple(record.id for record in table.zone("graveyard", player))


@wrong("IMB.1", "costs._imbued")
def imbue_without_an_element(
    right: Any, table: Table, card: Object, done: tuple[Event | None, ...]
) -> frozenset[str]:
    """Cards of any element imbue."""
    enough = sum(event is not None for event in done) >= min(table.instances(card, "imbue"))
    return frozenset({"imbued"}) if enough else frozenset()


@wrong("IMB.1", "costs._imbued")
def nothing_is_imbued(right: Any, *given: Any) -> frozenset[str]:
    """Cards that were reserved revealed do not imbue."""
    return frozenset()


@wrong("IMB.5", "table.Table.instances")
def several_imbues_ask_for_the_most(right: Any, table: Table, record: Object, name: str) -> list[int]:
    """Of several instances of Imbue the largest number must be met."""
    values = list(right(table, record, name))
    return [max(values)] if name == "imbue" and values else values


@wrong("KIN.1", "costs.payers")
def kindle_does_not_pay(right: Any, table: Table, card: Object, cost: str) -> list[Payment]:
    """No card of the graveyard pays for a reserve cost."""
    return [] if cost == "reserve" else list(right(table, card, cost))


@wrong("KIN.1", "costs._offered")
def kindle_burns_anything(
    right: Any, table: Table, card: Object, ability: Payment, declared: list[int]
) -> list[int]:
    """Kindle banishes cards of any element."""
    if ability.keyword != "kindle":
        return list(right(table, card, ability, declared))
    there = table.zone("graveyard", card.controller)
    return [each.id for each in there if each.id != card.id and each.id not in declared]


@wrong("ACT.1.2", "activation.enabled")
def elements_are_ignored(right: Any, *given: Any) -> bool:
    """A card may be activated though its element is not enabled."""
    return True
