"""Cleanups (Core Rules 318-324): the corrective procedure, in the rulebook's own numbered steps."""

from collections.abc import Callable

import msgspec

from oracle.kernel import Steps, choose
from oracle.riftbound import combat, events
from oracle.riftbound.execution import victory_score
from oracle.riftbound.happening import happen
from oracle.riftbound.layers import has_lethal_damage
from oracle.riftbound.model import Object, Place, Showdown
from oracle.riftbound.table import Table

Inserted = Callable[[Table], Steps[None]]
"""Steps 3c and later of a special cleanup (324)."""


def cleanup(table: Table, inserted: Inserted | None = None) -> Steps[None]:
    """Perform one cleanup; what it changes makes another one due (322)."""
    state = table.state
    state.cleanup_due = False
    _1_win(table)
    if state.ended:
        return
    yield from _2_designations(table)
    yield from _3_board(table)
    if inserted is not None:
        yield from inserted(table)
    _4_lose_control(table)
    yield from _5_recall(table)
    _6_stage_showdowns(table)
    _7_stage_combats(table)
    _8_remove_contested(table)
    if state.staged_showdowns or state.staged_combats:
        yield from _9_begin_showdown(table)
        yield from _10_begin_combat(table)


def _1_win(table: Table) -> None:  # 323.1
    points = [player.points for player in table.state.players]
    most = max(points)
    if most >= victory_score(table) and points.count(most) == 1:
        table.state.winner = points.index(most)
        table.state.ended = True
        table.reason("323.1", "won")


def _2_designations(table: Table) -> Steps[None]:  # 323.2
    showdown = table.state.showdown
    if showdown is None or not showdown.combat or showdown.stage == "end":
        return
    at = Place("battlefield", showdown.at)
    arrived: dict[str, list[Object]] = {"attacker": [], "defender": []}
    for unit in table.units():
        if unit.place != at:
            if unit.role:
                table.change(unit.id, role="")  # 323.2.c
            continue
        role = "attacker" if unit.controller == showdown.attacker else "defender"
        if unit.role != role:
            arrived[role].append(unit)  # 323.2.a, 323.2.b
    for role, units in arrived.items():
        if units:
            yield from combat.designate(table, units, role)


def _3_board(table: Table) -> Steps[None]:  # 323.4, 323.5
    dying = [unit for unit in table.units() if unit.damage and has_lethal_damage(table, unit)]
    if dying:
        table.reason("323.5", "lethal damage", *(unit.id for unit in dying))
        dealt = {unit: (player, by) for unit, player, by in table.state.dealt}  # 428.5.c
        table.state.dealt = ()
        kills = [events.Kill(unit.id, *dealt.get(unit.id, (-1, 0))) for unit in dying]
        yield from happen(table, *kills)
    table.state.dealt = ()


def _4_lose_control(table: Table) -> None:  # 323.6
    state = table.state
    if state.chain:
        return
    for battlefield in table.battlefields():
        if state.showdown is not None and state.showdown.at == battlefield.id:
            continue
        player = battlefield.controller
        if player >= 0 and not table.units_at(Place("battlefield", battlefield.id), player):
            table.change(battlefield.id, controller=-1)
            table.reason("323.6", "lost control", battlefield.id)


def _5_recall(table: Table) -> Steps[None]:  # 323.7
    for record in table.permanents():
        if record.attached_to:
            continue
        zone, of = record.place
        if zone == "base":
            astray = of != record.controller
        else:
            stays = not table.is_gear(record) or "deploy" in record.definition.keywords
            astray = not stays and not table.is_unit(record)
        if astray:
            table.reason("323.7", "recalled", record.id)
            yield from happen(table, events.Recall(record.id))
    for hidden in table.hidden():
        if hidden.controller != table.record(hidden.place.of).controller:
            table.reason("323.7", "removed hidden", hidden.id)
            table.transfer(hidden.id, Place("trash", hidden.owner))


def _6_stage_showdowns(table: Table) -> None:  # 323.8
    table.state.staged_showdowns = tuple(
        battlefield.id
        for battlefield in table.battlefields()
        if battlefield.contested_by >= 0
        and not _is_open_at(table, battlefield)
        and table.units_at(Place("battlefield", battlefield.id), battlefield.contested_by)
    )


def _7_stage_combats(table: Table) -> None:  # 323.9, 323.10
    table.state.staged_combats = tuple(
        battlefield.id
        for battlefield in table.battlefields()
        if battlefield.contested_by >= 0
        and len({unit.controller for unit in table.units_at(Place("battlefield", battlefield.id))}) > 1
    )


def _8_remove_contested(table: Table) -> None:  # 323.11
    for battlefield in table.battlefields():
        player = battlefield.contested_by
        if player < 0 or _is_open_at(table, battlefield):
            continue
        units = table.units_at(Place("battlefield", battlefield.id))
        if not any(unit.controller == player for unit in units):
            others = [unit.controller for unit in units if unit.controller != battlefield.controller]
            table.change(battlefield.id, contested_by=others[0] if others else -1)  # 323.11.a


def _is_open_at(table: Table, battlefield: Object) -> bool:
    showdown = table.state.showdown
    return showdown is not None and showdown.at == battlefield.id


def _9_begin_showdown(table: Table) -> Steps[None]:  # 323.12
    state = table.state
    staged = [each for each in state.staged_showdowns if each not in state.staged_combats]
    if not staged or state.chain or state.showdown is not None:
        return
    places = [Place("battlefield", each) for each in staged]
    (place,) = yield from choose(state.active, "place", places, text="a showdown begins")
    assert isinstance(place, Place)
    contester = table.record(place.of).contested_by
    state.showdown = Showdown(table.new_id(), place.of, combat=False, attacker=contester)
    state.focus = contester  # 345
    state.cleanup_due = True
    table.reason("344.2", "showdown begins", place.of)


def _10_begin_combat(table: Table) -> Steps[None]:  # 323.13, 323.14
    state = table.state
    if not state.staged_combats or state.chain:
        return
    showdown = state.showdown
    if showdown is not None:
        if showdown.stage == "showdown" and not showdown.combat and showdown.at in state.staged_combats:
            state.showdown = msgspec.structs.replace(showdown, combat=True)
            yield from combat.begin(table)
        return
    places = [Place("battlefield", each) for each in state.staged_combats]
    (place,) = yield from choose(state.active, "place", places, text="a combat begins")
    assert isinstance(place, Place)
    attacker = table.record(place.of).contested_by
    state.showdown = Showdown(table.new_id(), place.of, combat=True, attacker=attacker)
    state.focus = attacker  # 464.2.d
    yield from combat.begin(table)
