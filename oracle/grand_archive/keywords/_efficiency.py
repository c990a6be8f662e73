"""Efficiency (EFF): the card costs LV less to activate."""

from oracle.grand_archive.model import Bearer, Keyword, Modifier, Object, Restriction
from oracle.grand_archive.table import Table


def efficiency(*restrictions: Restriction) -> Keyword:
    """Return Efficiency; it works while the card is put onto the effects stack (EFF.2)."""

    def amount(table: Table, bearer: Bearer, card: Object) -> int:
        return -table.level(bearer.controller)

    meaning = Modifier(
        stat="reserve",
        amount=amount,
        affects=lambda table, bearer, card: bearer.id == card.id,
        zones=frozenset(("hand", "graveyard", "material", "memory", "banishment", "stack")),
        restrictions=restrictions,
        keyword="efficiency",
    )
    return Keyword(name="efficiency", meaning=(meaning,), restrictions=restrictions)
