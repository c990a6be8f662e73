"""Equipment (Core Rules 818, 821): what Equip costs, and attaching without using that ability."""

from oracle.kernel import Steps, choose
from oracle.riftbound.costs import can_pay, pay, total_cost
from oracle.riftbound.execution import Chosen, Execution
from oracle.riftbound.model import Activated, Cost, Item
from oracle.riftbound.table import Table


def _as_if_equipping(table: Table, player: int, equipment: int, unit: int) -> Item | None:
    """Return the Equip ability as though it was being activated choosing the unit; None without one.

    Its text may be Inactive because it is attached (725.3, 818.5.a).
    """
    for ability in table.record(equipment).definition.abilities:
        if isinstance(ability, Activated) and ability.keyword == "equip":
            return Item(
                0,
                player,
                source=equipment,
                ability=ability,
                effect=ability.effect,
                choices=({"unit": (unit,)},),
            )
    return None


def equip_with_discount(do: Execution, equipment: Chosen) -> Steps[None]:
    """Attach the equipment to the source of this for the cost of its Equip, one power less (821.1.c).

    The ability is not activated and the unit is not chosen (821.1.c.6).  Where the cost cannot be paid or
    nothing can be attached, the equipment stays where it is (821.1.c.5).
    """
    table = do.table
    if not equipment.legal or not table.on_board(do.me):
        table.reason("821.1.c.5", "stays attached", equipment.id, by=do.this)
        return
    equipping = _as_if_equipping(table, do.controller, equipment.id, do.me)
    if equipping is None:
        table.reason("821.1.c.4", "stays attached", equipment.id, by=do.this)
        return
    cost = total_cost(table, equipping)
    if not cost.power:
        table.reason("821.1.c.3", "not discounted", equipment.id, by=do.this)
    cost = cost.less(0, 1)
    if not can_pay(table, do.controller, cost, equipping):
        table.reason("821.1.c.5", "stays attached", equipment.id, by=do.this)
        return
    if cost != Cost():  # 444.2: the player may choose not to pay
        (answer,) = yield from choose(
            do.controller, "optional", ("yes", "no"), about=(equipment.id,), text="pay the Equip cost"
        )
        if answer == "no":
            return
        yield from pay(table, do.controller, cost, equipping)
    table.reason("821.1.c", "attached for less", equipment.id, by=do.this)
    yield from do.attach(equipment, do.me)
