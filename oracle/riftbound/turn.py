"""The turn (Core Rules 301-317): its phases, each a step that is done once and then left."""

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cleanup import cleanup
from oracle.riftbound.execution import channel, draw
from oracle.riftbound.happening import expire, happen
from oracle.riftbound.model import Place
from oracle.riftbound.scoring import hold_all
from oracle.riftbound.table import PLAYERS, Table

ENDING = "your ending"
"""How long an effect lasts "until your next Ending Phase": until that phase starts."""
PHASES = ("awaken", "beginning", "scoring", "channel", "draw", "main start", "main", "ending", "expiration")
"""``state.phase`` names the step that comes next, or ``main`` while the Main Phase lasts."""


def next_phase(table: Table) -> Steps[None]:
    """Do what the phase demands, and go on to the next one (305)."""
    state = table.state
    phase = state.phase
    if phase == "expiration":
        yield from _expiration(table)
        return
    state.phase = PHASES[PHASES.index(phase) + 1]
    # 319.2: with nothing changed since the last cleanup, only might that goes with the phase could be amiss
    state.cleanup_due = state.cleanup_due or any(unit.damage for unit in table.units())
    if table.awaited(events.Phase):
        (outcome,) = yield from happen(table, events.Phase(player=state.active, phase=phase))
        if not outcome.done:
            table.reason("443.2", "skipped")
            return
    yield from _TASKS[phase](table)


def _awaken(table: Table) -> Steps[None]:  # 315.1
    player = table.state.active
    mine = [record for record in table.permanents() if record.controller == player]
    mine += [*table.objects_at(Place("runes", player)), *table.objects_at(Place("legend", player))]
    exhausted = [record for record in mine if record.exhausted]
    yield from happen(table, *(events.Ready(record.id, player) for record in exhausted))


def _beginning(table: Table) -> Steps[None]:  # 315.2.a
    yield from happen(table, events.BeginPhase(player=table.state.active, phase="beginning"))


def _scoring(table: Table) -> Steps[None]:  # 315.2.b
    yield from hold_all(table, table.state.active)


def _channel(table: Table) -> Steps[None]:  # 315.3, 485.7
    state = table.state
    extra = 1 if state.turn == PLAYERS and state.active != state.first else 0
    yield from channel(table, state.active, 2 + extra)


def _draw(table: Table) -> Steps[None]:  # 315.4
    yield from draw(table, table.state.active, 1)


def _main_start(table: Table) -> Steps[None]:  # 316.3, 316.4
    _empty_pools(table)
    yield from happen(table, events.BeginPhase(player=table.state.active, phase="main"))


def _ending(table: Table) -> Steps[None]:  # 317.1
    state = table.state
    over = [each.id for each in state.delayed if (each.until, each.controller) == (ENDING, state.active)]
    table.end_effects(over)
    yield from happen(table, events.EndTurn(player=table.state.active))


_TASKS = {
    "awaken": _awaken,
    "beginning": _beginning,
    "scoring": _scoring,
    "channel": _channel,
    "draw": _draw,
    "main start": _main_start,
    "ending": _ending,
}


def _expiration(table: Table) -> Steps[None]:  # 317.2
    state = table.state
    yield from cleanup(table, _expiration_steps)
    if state.chain or state.showdown is not None or state.cleanup_due or state.ended:
        return  # 317.2.f, 322: once more, after what this has brought about
    _pass_turn(table)  # 317.3
    state.turn += 1
    state.phase = "awaken"
    state.history = ()
    kept = {effect.source for effect in state.delayed}
    state.objects = {
        identity: record for identity, record in state.objects.items() if not record.gone or identity in kept
    }  # nothing else still looks at what is gone


def _pass_turn(table: Table) -> None:
    """Let the next turn of the queue begin: additional turns first, then the turn order goes on (737)."""
    state = table.state
    last = state.active if state.in_order < 0 else state.in_order
    if state.additional_turns:
        state.active, *later = state.additional_turns
        state.additional_turns, state.in_order = tuple(later), last
        table.reason("737", "additional turn begins")
    else:
        state.active, state.in_order = (last + 1) % PLAYERS, -1


def _expiration_steps(table: Table) -> Steps[None]:
    """Heal, let effects expire, empty the pools: steps 3c to 3e of the ending cleanup (317.2.b-d)."""
    state = table.state
    for unit in table.units():
        if unit.damage:
            yield from happen(table, events.Heal(unit.id))  # 3c
    for unit in table.units():
        if unit.stunned:
            table.change(unit.id, stunned=False)  # 3d, 423.1.a.2
    yield from expire(table, (effect.id for effect in state.delayed if effect.until == "turn"))
    _empty_pools(table)  # 3e


def _empty_pools(table: Table) -> None:  # 167
    for player in range(PLAYERS):
        pool = table.player(player)
        if pool.energy or pool.power:
            table.change_player(player, energy=0, power=())
