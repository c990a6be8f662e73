"""The turn (TO): wake up, materialize, recollection, draw, main, end; what begins and ends each phase."""

from collections.abc import Callable

from oracle.grand_archive import events
from oracle.grand_archive.execution import Execution, draw
from oracle.grand_archive.happening import await_turn, collect, happen
from oracle.grand_archive.model import Effect, Layer, Place
from oracle.grand_archive.table import Table
from oracle.kernel import Steps


def advance(table: Table) -> Steps[None]:
    """Go on with the turn: begin the phase, or do what ends it and go to the next."""
    state = table.state
    if state.stage == "begin":
        yield from _BEGIN[state.phase](table)
    else:
        yield from _FINISH[state.phase](table)


def end_early(table: Table) -> Steps[None]:
    """Go on to the end phase: the turn player has lost, and all that was pending has resolved (END.8)."""
    table.state.combat = None
    table.end_effects(effect.id for effect in table.state.lasting if effect.until == "attack")
    _next(table, "end")
    yield from ()


def _open_window(table: Table) -> None:
    """Give the turn player opportunity with an empty stack (TO.2)."""
    state = table.state
    state.stage = "window"
    state.opportunity, state.passes = state.active, 0


def _next(table: Table, phase: str) -> None:
    table.state.phase, table.state.stage = phase, "begin"


def _announce(table: Table) -> None:
    """Let abilities trigger that await the beginning of the phase (TO.6)."""
    collect(table, events.Begin(player=table.state.active, phase=table.state.phase))


def _wake(table: Table) -> Steps[None]:
    """Wake all objects of the turn player at once (Wake Up 1)."""
    state = table.state
    upkeep = [each.id for each in state.lasting if each.until == "upkeep" and each.controller == state.active]
    table.end_effects(upkeep)
    rested = [record.id for record in table.field(state.active) if record.rested]
    yield from happen(table, *map(events.Wake, rested))
    state.stage = "finish"


def _materialize(table: Table) -> Steps[None]:
    """Let the turn player materialize one card, if they want to (Materialize Phase 3)."""
    from oracle.grand_archive.discretion import choose_materialization

    table.state.stage = "finish"
    yield from choose_materialization(table)


def _recollect(table: Table) -> Steps[None]:
    _announce(table)
    _open_window(table)
    yield from ()


def _return_memory(table: Table) -> Steps[None]:
    """Return all cards of memory to the hand (Recollection 3)."""
    player = table.state.active
    moves = [
        events.Move(record.id, player=player, to=Place("hand", player), cause="recollected")
        for record in table.zone("memory", player)
    ]
    yield from happen(table, *moves)
    _next(table, "draw")


def _draw(table: Table) -> Steps[None]:
    table.state.stage = "finish"
    yield from draw(table, table.state.active, 1)


def _main(table: Table) -> Steps[None]:
    _announce(table)
    _open_window(table)
    yield from ()


def _end(table: Table) -> Steps[None]:
    """Begin the end phase: its triggers, agility among them, go on the stack (End Phase 1)."""
    _announce(table)
    for player in table.turn_order():  # AGI.1: of every player who has it, whose turn it may be
        champion = table.champion(player)
        for amount in table.player(player).agility:  # AGI.4: each instance by itself
            effect = Effect(_returning(amount))
            source = champion.id if champion else 0
            await_turn(table, Layer(table.new_id(), "trigger", player, source, effect), "AGI.1")
    _open_window(table)
    yield from ()


def _returning(amount: int) -> Callable[..., Steps[None]]:
    def do(execution: Execution) -> Steps[None]:
        """Return so many cards of memory to the hand, by choice; fewer if there are fewer (AGI.2, AGI.3)."""
        player = execution.controller
        memory = [record.id for record in execution.table.zone("memory", player)]
        cards = yield from execution.choose(memory, "agility", minimum=amount, maximum=amount)
        yield from execution.move(cards, lambda record: Place("hand", record.owner), "returned")

    return do


def _clean_up(table: Table) -> Steps[None]:
    """Clean up, all at once: damage of allies, effects of this turn, agility (End Phase 3)."""
    state = table.state
    for record in table.field():
        if record.damage and "champion" not in record.definition.types:
            record = table.change(record.id, damage=0)
        if "distant" in record.marks and record.controller == state.active:  # Distant 2
            table.change(record.id, marks=record.marks - {"distant"})
    table.end_effects(effect.id for effect in state.lasting if effect.until == "turn")
    for player in table.players():
        table.change_player(player, agility=(), empower=0, enabled=frozenset())
    table.change_player(state.active, last_turn=state.turn)
    state.history = ()
    state.active = next(player for player in table.turn_order() if player != state.active)
    state.turn += 1
    state.check = True
    first = state.turn <= len(state.players)  # first turns begin with the draw (Turn One 1, 2)
    _next(table, "draw" if first else "wake")
    yield from ()


def _then(phase: str) -> Callable[..., Steps[None]]:
    def go(table: Table) -> Steps[None]:
        _next(table, phase)
        yield from ()

    return go


_BEGIN = {
    "wake": _wake,
    "materialize": _materialize,
    "recollection": _recollect,
    "draw": _draw,
    "main": _main,
    "end": _end,
}
_FINISH = {
    "wake": _then("materialize"),
    "materialize": _then("recollection"),
    "recollection": _return_memory,
    "draw": _then("main"),
    "main": _then("end"),
    "end": _clean_up,
}
