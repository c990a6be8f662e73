"""What a player with opportunity may do, and doing it.

The options offered are exactly the legal ones: whatever is offered can be carried through.
"""

from collections.abc import Iterator
from typing import NamedTuple

from oracle.grand_archive import activation, combat, materialization
from oracle.grand_archive.model import Place
from oracle.grand_archive.table import Table
from oracle.kernel import Question, Steps, ask


class Action(NamedTuple):
    """A player action: activate a card or an ability, attack, materialize, or pass."""

    verb: str
    object: int = 0
    number: int = 0
    """Of ``ability``: which activated ability, from 1."""


PASS = Action("pass")


def act(table: Table) -> Steps[None]:
    """Let the player with opportunity act, or pass (OPP.1, OPP.4)."""
    state = table.state
    player = state.opportunity
    (chosen,) = yield from ask(Question(player, "action", (*legal_actions(table, player), PASS), always=True))
    assert isinstance(chosen, Action)
    if chosen == PASS:
        order = table.turn_order(player)
        state.passes += 1
        state.opportunity = order[1 % len(order)]
        return
    record = table.record(chosen.object)
    match chosen.verb:
        case "activate":
            yield from activation.activate(table, player, record)
        case "ability":
            yield from activation.activate_ability(table, player, record, chosen.number)
        case "attack":
            yield from combat.declare(table, player, record)


def legal_actions(table: Table, player: int) -> Iterator[Action]:
    """Yield every action the player may take now, but passing."""
    for zone in ("hand", "graveyard", "material", "memory", "banishment"):
        for card in table.objects_at(Place(zone, player)):
            if not activation.why_not(table, player, card):
                yield Action("activate", card.id)
            for number in range(1, 1 + len(activation.activated_abilities(table, card))):
                if not activation.why_not_ability(table, player, card, number):
                    yield Action("ability", card.id, number)
    for record in table.field(player):
        for number in range(1, 1 + len(activation.activated_abilities(table, record))):
            if not activation.why_not_ability(table, player, record, number):
                yield Action("ability", record.id, number)
        if combat.can_attack(table, player, record):
            yield Action("attack", record.id)


def why_not(table: Table, player: int, action: Action) -> str:
    """Return why an action that is not offered is illegal, in a few words with the rule."""
    record = table.record(action.object)
    match action.verb:
        case "activate":
            return f"it cannot be activated now ({activation.why_not(table, player, record)})"
        case "ability":
            rule = activation.why_not_ability(table, player, record, action.number)
            return f"the ability cannot be activated now ({rule})"
        case "attack":
            return "it cannot attack now (DEC.2)"
        case "materialize":
            return f"it cannot be materialized now ({materialization.why_not(table, player, record)})"
        case _:
            return "it cannot be done now"


def choose_materialization(table: Table) -> Steps[None]:
    """Let the turn player materialize one card of the material deck, or none (Materialize Phase 3)."""
    player = table.state.active
    options = [
        Action("materialize", card.id)
        for card in table.zone("material", player)
        if not materialization.why_not(table, player, card)
    ]
    (chosen,) = yield from ask(Question(player, "action", (*options, PASS), always=True))
    assert isinstance(chosen, Action)
    if chosen != PASS:
        yield from materialization.materialize(table, player, table.record(chosen.object))
