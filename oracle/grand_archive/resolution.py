"""Resolution (RSL): the top layer of the effects stack."""

from oracle.grand_archive import combat, events
from oracle.grand_archive.execution import Execution
from oracle.grand_archive.happening import happen
from oracle.grand_archive.materialization import can_level_up, level_up
from oracle.grand_archive.model import Layer, Object, Place, Triggered
from oracle.grand_archive.performing import graveyard_of
from oracle.grand_archive.table import Table
from oracle.grand_archive.targets import fizzles
from oracle.kernel import Steps


def resolve(table: Table) -> Steps[None]:
    """Resolve the top layer, then the turn player has opportunity (OPP.8)."""
    layer = table.state.stack[-1]
    table.state.as_if = (layer.controller, layer.levels) if layer.levels else (0, 0)
    table.changed()
    yield from _resolve(table, layer)
    table.state.as_if = (0, 0)
    table.changed()
    if any(other.id == layer.id for other in table.state.stack):
        table.take_off(layer)
    table.state.opportunity, table.state.passes = table.state.active, 0


def _resolve(table: Table, layer: Layer) -> Steps[None]:
    ability = layer.ability
    if layer.kind in ("ability", "trigger"):
        table.take_off(layer)
        if isinstance(ability, Triggered) and ability.still is not None:
            bearer = table.record(layer.source)
            if not ability.still(table, bearer):  # Triggered Abilities 3.2
                table.reason("TRG.3.2", "condition not met", layer.source)
                return
        if fizzles(table, layer):
            table.reason("RSL.1.4.1", "fizzles", layer.source)
            return
        yield from _carry_out(table, layer)
        return
    card = table.record(layer.source)
    if layer.kind == "materialization":
        yield from _materialized(table, layer, card)
    elif fizzles(table, layer):
        table.reason("RSL.1.4.1", "fizzles", layer.source)
        yield from _to_graveyard(table, layer, card)
    elif "attack" in card.definition.types:
        yield from combat.attack_card(table, layer, card)
    elif "action" in card.definition.types:
        yield from _carry_out(table, layer)
        yield from _to_graveyard(table, layer, card)
    else:
        yield from _onto_the_field(table, layer, card)


def _carry_out(table: Table, layer: Layer) -> Steps[None]:
    if layer.effect is not None:
        yield from layer.effect.do(Execution(table, layer.controller, layer.source, layer=layer))


def _onto_the_field(table: Table, layer: Layer, card: Object) -> Steps[None]:
    """Let a card become an object; brewed and imbued go over to it (IMB.2).

    A copy becomes a token, and the card stays where it is (CPY.4).
    """
    marks = layer.marks & {"imbued", "brewed"}
    if layer.copy:
        execution = Execution(table, layer.controller, layer.source, layer=layer)
        yield from execution.summon(card.definition.as_a("token"), marks=marks)
        return
    to = Place("field", layer.controller)
    yield from happen(table, events.Move(card.id, to=to, cause="resolved", marks=marks))


def _to_graveyard(table: Table, layer: Layer, card: Object) -> Steps[None]:
    """Put the card of a resolved or fizzled activation away; a copy simply ceases (CPY.5)."""
    if layer.copy or card.gone or card.place.zone != "stack":
        return
    yield from happen(table, events.Move(card.id, to=graveyard_of(card), cause="resolved"))


def _materialized(table: Table, layer: Layer, card: Object) -> Steps[None]:
    """Let a materialized card enter, or the champion level up into it; legality is asked again (RSL.1.1)."""
    if "champion" not in card.definition.types:
        yield from _onto_the_field(table, layer, card)
    elif can_level_up(table, layer.controller, card):
        yield from level_up(table, layer.controller, card)
    else:
        table.reason("RSL.1.1", "fizzles", card.id)
        yield from happen(table, events.Move(card.id, to=graveyard_of(card), cause="resolved"))
