"""Targets: chosen on announcement, and asked for again on resolution by the same predicate (RSL.1.4)."""

import msgspec

from oracle.grand_archive.model import Chooser, Layer, Object, Place, Seat, Target
from oracle.grand_archive.table import Table
from oracle.kernel import Answer, Option, Steps, choose


def legal_targets(table: Table, target: Target, chooser: Chooser) -> tuple[Option, ...]:
    """Return everything that may be chosen now."""
    if target.players:
        return tuple(Seat(player) for player in table.turn_order(chooser.controller))
    if target.layer:
        return tuple(
            layer.source
            for layer in table.state.stack
            if layer.kind == "activation"
            and layer.source != chooser.source
            and target.legal(table, table.record(layer.source), chooser)
        )
    found: list[Option] = []
    for zone in target.zones:
        for player in table.turn_order(chooser.controller):
            found += [
                record.id
                for record in table.objects_at(Place(zone, player))
                if is_legal(table, target, record, chooser)
            ]
    return tuple(found)


def is_legal(table: Table, target: Target, record: Object, chooser: Chooser) -> bool:
    """Tell whether a card or object may be this target."""
    return target.legal(table, record, chooser)


def can_choose(table: Table, layer: Layer) -> bool:
    """Tell whether there are enough legal targets to announce it."""
    chooser = Chooser(layer.controller, layer.source, layer.event)
    targets = layer.effect.targets if layer.effect is not None else ()
    return all(len(legal_targets(table, target, chooser)) >= target.minimum for target in targets)


def choose_targets(table: Table, layer: Layer) -> Steps[Layer | None]:
    """Choose modes, then targets (ACT.1.4, ACT.1.5); None where there are not enough."""
    effect = layer.effect
    if effect is None:
        return layer
    if not can_choose(table, layer):
        return None
    if effect.modes:
        (mode,) = yield from choose(layer.controller, "mode", effect.modes, about=(layer.source,))
        layer = msgspec.structs.replace(layer, mode=str(mode))
    chosen: list[tuple[str, Answer]] = []
    for target in effect.targets:
        chooser = Chooser(layer.controller, layer.source, layer.event)
        options = legal_targets(table, target, chooser)
        answer = yield from choose(
            layer.controller,
            "target",
            options,
            minimum=target.minimum,
            maximum=target.maximum,
            about=(layer.source,),
            text=target.name,
        )
        chosen.append((target.name, answer))
    return msgspec.structs.replace(layer, targets=tuple(chosen))


def still_legal(table: Table, layer: Layer, target: Target) -> Answer:
    """Return the targets chosen under a name that are legal still (RSL.1.4)."""
    chooser = Chooser(layer.controller, layer.source, layer.event)
    legal = set(legal_targets(table, target, chooser))
    return tuple(each for each in layer.chosen(target.name) if each in legal)


def fizzles(table: Table, layer: Layer) -> bool:
    """Tell whether a necessary target has become illegal: one is enough (RSL.1.4.1)."""
    if layer.effect is None:
        return False
    return any(
        not target.optional and len(still_legal(table, layer, target)) < len(layer.chosen(target.name))
        for target in layer.effect.targets
    )
