"""Card Materialization (MAT) and leveling up: cards of the material deck.

In the materialize phase its player may materialize one card, a regalia or a champion; it uses the stack.
"""

from oracle.grand_archive import events
from oracle.grand_archive.costs import can_pay_memory, pay_memory
from oracle.grand_archive.happening import collect, happen
from oracle.grand_archive.model import STACK, Keyword, Layer, Object, Place
from oracle.grand_archive.table import Table
from oracle.kernel import IllegalAction, Steps


def why_not(table: Table, player: int, card: Object) -> str:
    """Return the rule by which a player may not materialize a card, or nothing."""
    from oracle.grand_archive.activation import enabled

    if card.place != Place("material", player):
        return "MAT.1"
    if not card.definition.types & {"champion", "regalia"}:
        return "MAT.1"
    if "champion" in card.definition.types:
        if not can_level_up(table, player, card):
            return "MAT.3.1.1"
    elif not enabled(table, player, card):
        return "MAT.2"
    return "" if can_pay_memory(table, player, card) else "MAT.3.3"


def can_level_up(table: Table, player: int, card: Object) -> bool:
    """Tell whether a champion may level up into this card: the next printed level, and its lineage (LIN.1).

    Level counters do not count (Leveling Up 2).
    """
    champion = table.champion(player)
    if champion is None or champion.definition.level is None or card.definition.level is None:
        return False
    if card.definition.level != champion.definition.level + 1:
        return False
    names = (champion.definition.lineage, champion.definition.name)
    of_lineage = (who in names for who in _who(card, "lineage"))
    into = (who == card.definition.lineage for who in _who(champion, "levels into"))
    return all(of_lineage) and all(into)


def _who(card: Object, name: str) -> list[str]:
    """Return the champions that the instances of a keyword of a card speak of."""
    return [
        ability.who
        for ability in card.definition.abilities
        if isinstance(ability, Keyword) and ability.name == name
    ]


def materialize(table: Table, player: int, card: Object) -> Steps[None]:
    """Materialize a card: onto the stack, and its memory cost is paid (MAT.3)."""
    origin = card.place
    card = table.transfer(card.id, STACK, controller=player)
    if "champion" in card.definition.types and not can_level_up(table, player, card):
        raise IllegalAction("the champion cannot level up into it", "MAT.3.1.1")
    yield from pay_memory(table, player, card)
    table.push(Layer(table.new_id(), "materialization", player, card.id, origin=origin))
    table.note("materialized", player, card.id)
    table.state.opportunity, table.state.passes = player, 0
    yield from happen(table, events.Activate(card.id, player=player))


def level_up(table: Table, player: int, card: Object) -> Steps[None]:
    """Put a champion card on top: the champion stays the same object, with damage, counters and rest.

    (Leveling Up 4, 7.2)
    """
    champion = table.champion(player)
    assert champion is not None
    below = table.create(champion.definition, player, Place("lineage", player))
    table.change(below.id, card=champion.card)
    table.forget(card.id)
    table.change(champion.id, definition=card.definition, card=card.card)
    table.reason("LVU.4", "levels up", champion.id)
    table.note("leveled", player)
    collect(table, events.LevelUp(champion.id, player=player, card=card.id))
    entered = events.Move(champion.id, to=champion.place, cause="leveled", now=champion.id)
    collect(table, entered)
    yield from ()
