"""The game: what happens next (Core Rules 332-340), and the machine that runs it.

The outer loop is the rulebook's: handle outstanding tasks; then finalize, execute, pass, resolve.
"""

import msgspec

from oracle.kernel import Edition, IllegalAction, Machine, Question, Steps, ask
from oracle.riftbound import combat, discretion
from oracle.riftbound.cleanup import cleanup
from oracle.riftbound.editions import edition
from oracle.riftbound.model import CHAIN, Item, State
from oracle.riftbound.playing import finalize
from oracle.riftbound.setup import set_up
from oracle.riftbound.table import Table
from oracle.riftbound.turn import next_phase


class Game(Table):
    """The rules over a state: gives the machine one step after the other."""

    def next_step(self) -> Steps[None] | None:
        """Return the next step (334, 335); None when the game has been won."""
        state = self.state
        if state.ended:
            return None
        if state.phase == "setup":
            return set_up(self)
        if state.chain_open and not state.chain:
            return self._close_chain()  # before the cleanup, which may begin a showdown (319.1, 345)
        if state.phase == "start":
            return self._await_turn()
        if state.cleanup_due:
            return cleanup(self)
        for item in state.chain:
            if item.pending:
                return self._finalize(item)  # 337.1: the oldest
        if state.chain:
            return discretion.act(self)
        if state.showdown is not None:
            return self._showdown(state.showdown.stage)
        if state.phase == "main":
            return discretion.act(self)
        return next_phase(self)

    def _finalize(self, item: Item) -> Steps[None]:
        """Finalize an item that no action of a player put there; an illegal one is undone (358.5)."""
        before, logged = self.state.copy(), len(self.log)
        try:
            yield from finalize(self, item)
        except IllegalAction as problem:
            self.state = before
            self.changed()
            del self.log[logged:]
            self.reason(problem.rule or "358.5", "undone", item.object or item.source)
            self.take_off(item)
            if item.object:
                self.transfer(item.object, item.origin or CHAIN)

    def _await_turn(self) -> Steps[None]:
        """Stand before the turn begins, where a position says so, until the turn player goes on."""
        state = self.state
        yield from ask(Question(state.active, "action", (discretion.PASS,), always=True))
        state.phase = "awaken"

    def _close_chain(self) -> Steps[None]:
        """Return to an Open State; after a chain that a player began, focus passes (340.2, 346)."""
        state = self.state
        state.chain_open = False
        state.cleanup_due = True
        if state.showdown is not None and not state.chain_by_trigger:
            combat.give_focus(self)
        yield from ()

    def _showdown(self, stage: str) -> Steps[None]:
        """Go on with the open showdown and its combat (348, 463)."""
        if stage == "showdown":
            yield from discretion.act(self)
        elif stage == "damage":
            yield from combat.deal_damage(self)
            self._stage("result")
            yield from cleanup(self, combat.combat_cleanup_steps)  # 465.3, 466.1
        elif stage == "result":
            self._stage("control")
            yield from combat.determine_result(self)
        elif stage == "control":
            self._stage("end")
            yield from combat.establish_control(self)
        else:
            combat.end(self)

    def _stage(self, stage: str) -> None:
        showdown = self.state.showdown
        assert showdown is not None
        self.state.showdown = msgspec.structs.replace(showdown, stage=stage)


def start(state: State, rules: Edition | str | None = None) -> Machine[State]:
    """Return a machine that plays on from the state, under an edition (the newest by default)."""
    chosen = rules if isinstance(rules, Edition) else edition(rules) if rules else edition()
    return Machine(Game(state, chosen))
