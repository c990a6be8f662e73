"""Champion, Class, Element Bonus and Level Restriction: a text works while they are met, in every zone."""

from oracle.grand_archive.model import Object, Restriction
from oracle.grand_archive.table import Table


def _same_class(table: Table, record: Object) -> bool:
    """Tell whether the champion has a class of the card; one of several is enough (CLB.1, CLB.2)."""
    champion = table.champion(record.controller)
    return champion is not None and bool(champion.definition.classes & record.definition.classes)


def _same_element(table: Table, record: Object) -> bool:
    """Tell whether one of the champion's elements is the element of the card (ELB.1)."""
    return bool(table.elements(record.controller) & record.definition.elements)


class_bonus = Restriction("class bonus", "CLB.1", _same_class)
"""[Class Bonus]; off, the text is as if it were not there (CLB.4)."""
element_bonus = Restriction("element bonus", "ELB.1", _same_element)
"""[Element Bonus]."""


def champion_bonus(name: str) -> Restriction:
    """Return [NAME Bonus]: the champion is the one of that name (CHB.1)."""

    def met(table: Table, record: Object) -> bool:
        champion = table.champion(record.controller)
        return champion is not None and champion.definition.lineage == name

    return Restriction(f"{name} bonus", "CHB.1", met)


def level(number: int) -> Restriction:
    """Return [Level N+]: LV with all changes is at least N (LVL.1)."""

    def met(table: Table, record: Object) -> bool:
        return table.level(record.controller) >= number

    return Restriction(f"level {number}+", "LVL.1", met)
