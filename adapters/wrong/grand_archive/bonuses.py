"""Texts that are restricted: Champion, Class and Element Bonus, Level Restriction, Inherited Effect."""

from collections.abc import Callable, Iterator
from typing import Any

from adapters.wrong._registry import wrong
from oracle.grand_archive.model import Ability, Object
from oracle.grand_archive.table import Active, Table


def _without(rule: str) -> Callable[..., bool]:
    """Return a way to ask for restrictions that forgets those of a rule."""

    def met(right: Any, table: Table, record: Object, ability: Ability) -> bool:
        return all(each.rule == rule or each.met(table, record) for each in ability.restrictions)

    return met


def _only_on_field(rule: str) -> Callable[..., bool]:
    """Return a way to ask for restrictions by which those of a rule are met on the field only."""

    def met(right: Any, table: Table, record: Object, ability: Ability) -> bool:
        there = record.place.zone == "field"
        return bool(right(table, record, ability)) and all(
            there or each.rule != rule for each in ability.restrictions
        )

    return met


@wrong("CHB.1", "table.Table.met")
def champion_bonus_always_works(right: Any, table: Table, record: Object, ability: Ability) -> bool:
    """A Champion Bonus works whoever the champion is."""
    return _without("CHB.1")(right, table, record, ability)


@wrong("CHB.2", "table.Table.met")
def champion_bonus_on_the_field_only(right: Any, table: Table, record: Object, ability: Ability) -> bool:
    """A Champion Bonus works on the field, and in no other zone."""
    return _only_on_field("CHB.1")(right, table, record, ability)


@wrong("CLB.1", "table.Table.met")
def class_bonus_always_works(right: Any, table: Table, record: Object, ability: Ability) -> bool:
    """A Class Bonus works whatever the class of the champion is."""
    return _without("CLB.1")(right, table, record, ability)


@wrong("CLB.2", "table.Table.met")
def class_bonus_asks_for_every_class(right: Any, table: Table, record: Object, ability: Ability) -> bool:
    """A Class Bonus asks for all classes of the card, not for one of them."""
    champion = table.champion(record.controller)
    mine = champion.definition.classes if champion is not None else frozenset()
    restricted = any(each.rule == "CLB.1" for each in ability.restrictions)
    return bool(right(table, record, ability)) and (not restricted or record.definition.classes <= mine)


@wrong("CLB.3", "table.Table.met")
def class_bonus_on_the_field_only(right: Any, table: Table, record: Object, ability: Ability) -> bool:
    """A Class Bonus works on the field, and in no other zone."""
    return _only_on_field("CLB.1")(right, table, record, ability)


@wrong("CLB.4", "execution.Execution.met")
def class_bonus_of_an_action_always_works(right: Any, *given: Any) -> bool:
    """What an action does behind a bonus that is off is done all the same."""
    return True


@wrong("ELB.1", "table.Table.met")
def element_bonus_always_works(right: Any, table: Table, record: Object, ability: Ability) -> bool:
    """An Element Bonus works whatever the elements of the champion are."""
    return _without("ELB.1")(right, table, record, ability)


@wrong("ELB.2", "table.Table.met")
def element_bonus_on_the_field_only(right: Any, table: Table, record: Object, ability: Ability) -> bool:
    """An Element Bonus works on the field, and in no other zone."""
    return _only_on_field("ELB.1")(right, table, record, ability)


@wrong("LVL.1", "table.Table.met")
def level_restriction_is_ignored(right: Any, table: Table, record: Object, ability: Ability) -> bool:
    """A Level Restriction works at every level."""
    return _without("LVL.1")(right, table, record, ability)


@wrong("LVL.1", "table.Table.level")
def levels_are_as_printed(right: Any, table: Table, player: int) -> int:
    """The level of a champion is the one printed: counters and effects change nothing."""
    champion = table.champion(player)
    return champion.definition.level or 0 if champion is not None else 0


@wrong("LVL.2", "table.Table.met")
def level_restriction_on_the_field_only(right: Any, table: Table, record: Object, ability: Ability) -> bool:
    """A Level Restriction lets a text work on the field, and in no other zone."""
    return _only_on_field("LVL.1")(right, table, record, ability)


@wrong("INH.1", "table.Table._all_bearers", "table.Table.instances")
def nothing_is_inherited(right: Any, table: Table, *given: Any) -> Any:
    """A champion loses its Inherited Effects when it levels up."""
    if given:
        record, name = given
        zones = table.state.zones
        inner = {place: cards for place, cards in zones.items() if place.zone == "lineage"}
        table.state.zones = {place: cards for place, cards in zones.items() if place.zone != "lineage"}
        values = right(table, record, name)
        table.state.zones.update(inner)
        return values
    return iter([each for each in right(table) if not _is_inner(table, each)])


def _is_inner(table: Table, active: Active) -> bool:
    bearer = active.bearer
    return active.ability.inherited and (
        not isinstance(bearer, Object) or active.ability not in bearer.definition.abilities
    )


@wrong("INH.2", "table.Table._all_bearers")
def the_whole_lineage_works(right: Any, table: Table) -> Iterator[Active]:
    """A champion has all abilities of the cards in its lineage, inherited or not."""
    yield from right(table)
    for player in table.players():
        champion = table.champion(player)
        for card in table.zone("lineage", player) if champion is not None else ():
            for ability in card.definition.abilities:
                if not ability.inherited and champion is not None:
                    yield Active(champion, ability)


@wrong("LIN.1", "materialization._who")
def lineage_is_ignored(right: Any, card: Object, name: str) -> list[str]:
    """A champion may be leveled from one of any name."""
    return []
