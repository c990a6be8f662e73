"""The game: what happens next, and the machine that runs it.

Before anyone has opportunity: state-based checks, then waiting triggers onto the stack (OPP.9, OPP.10).  Then
players pass or act; when all have passed the top layer resolves, and with an empty stack the phase goes on.
"""

from oracle.grand_archive import combat, turn
from oracle.grand_archive.checks import check
from oracle.grand_archive.discretion import act
from oracle.grand_archive.editions import edition
from oracle.grand_archive.happening import put_triggers_on_stack
from oracle.grand_archive.model import State
from oracle.grand_archive.resolution import resolve
from oracle.grand_archive.table import Table
from oracle.kernel import Machine, Steps


class Game(Table):
    """The rules over a state: gives the machine one step after the other."""

    def next_step(self) -> Steps[None] | None:
        """Return the next step; None when the game is over."""
        state = self.state
        if state.ended:
            return None
        if state.check:
            return check(self)
        if state.waiting:
            return put_triggers_on_stack(self)
        if state.players[state.active].lost and state.phase != "end" and not state.stack:
            return turn.end_early(self)
        if state.players[state.opportunity].lost:
            state.opportunity = self.turn_order(state.opportunity)[0]
        everyone = len(self.turn_order())
        if state.stack and state.passes >= everyone:
            return resolve(self)
        if state.stack:
            return act(self)
        if state.combat is not None:
            return self._combat(state.combat.step, passed=state.passes >= everyone)
        if state.stage == "window" and state.passes < everyone:
            return act(self)
        if state.stage == "window":
            state.stage = "finish"
        return turn.advance(self)

    def _combat(self, step: str, *, passed: bool) -> Steps[None]:
        """Go on with the combat: opportunity before retaliation and before damage (RET.2, DMG.1)."""
        if not passed:
            return act(self)
        if step == "triggers":
            return combat.retaliate(self)
        return combat.deal_damage(self)


def start(state: State, name: str | None = None) -> Machine[State]:
    """Return a machine that runs the game from a state, under the rules of an edition."""
    return Machine(Game(state, edition(name) if name else edition()))
