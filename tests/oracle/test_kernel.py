"""The machine: snapshots, restoring, refusals."""

from typing import Self

import msgspec
import pytest

from oracle.kernel import IllegalAction, Machine, OracleBug, Steps, choose, shuffled, take_number


class Note(msgspec.Struct, frozen=True):
    """An entry of the log."""

    said: object


class Tally(msgspec.Struct):
    """A state: what was picked, and how many steps are left."""

    picked: tuple[object, ...] = ()
    left: int = 3

    def copy(self) -> Self:
        return msgspec.structs.replace(self)


class Counting:
    """Rules: each step asks two questions; picking ``bad`` twice in one step is illegal."""

    def __init__(self, left: int = 3) -> None:
        self.state = Tally(left=left)
        self.log: list[msgspec.Struct] = []

    def changed(self) -> None:
        """Nothing is derived."""

    def next_step(self) -> Steps[None] | None:
        return self._step() if self.state.left else None

    def _step(self) -> Steps[None]:
        for _ in range(2):
            (picked,) = yield from choose(0, "target", ("good", "bad"))
            self.state.picked = (*self.state.picked, picked)
            self.log.append(Note(picked))
        if self.state.picked[-2:] == ("bad", "bad"):
            raise IllegalAction("twice bad", "358.5")
        yield from choose(0, "target", ("only",))
        self.state.left -= 1


def told(machine: Machine[Tally]) -> tuple[object, ...]:
    """Return everything a caller can see."""
    return machine.rules.state, machine.log, machine.question


def test_a_question_with_one_answer_is_answered() -> None:
    machine = Machine(Counting(1))
    machine.answer(("good",))
    machine.answer(("bad",))
    assert machine.question is None
    assert machine.rules.state.left == 0


def test_with_ask_all_it_is_left_to_the_caller() -> None:
    machine = Machine(Counting(1), ask_all=True)
    machine.answer(("good",))
    machine.answer(("bad",))
    assert machine.question is not None
    assert machine.question.options == ("only",)
    machine.answer(("only",))
    assert machine.question is None


def test_a_snapshot_in_the_middle_of_a_step_is_restored_exactly() -> None:
    machine = Machine(Counting())
    for answer in ("good", "bad", "bad"):
        machine.answer((answer,))
    snapshot, there = machine.snapshot(), told(machine)
    there = (there[0].copy() if isinstance(there[0], Tally) else there[0], *there[1:])
    machine.answer(("good",))
    machine.answer(("good",))
    assert told(machine) != there
    machine.restore(snapshot)
    assert told(machine) == there


def test_a_snapshot_can_be_restored_again_and_branches_do_not_mix() -> None:
    machine = Machine(Counting())
    machine.answer(("good",))
    snapshot = machine.snapshot()
    logs = []
    for branch in ("bad", "good", "bad"):
        machine.restore(snapshot)
        machine.answer((branch,))
        machine.answer((branch,))
        logs.append(machine.log)
    assert logs[0] == logs[2] != logs[1]


@pytest.mark.parametrize("answer", [(), ("good", "good"), ("good", "bad"), ("ugly",)])
def test_what_is_no_answer_changes_nothing(answer: tuple[str, ...]) -> None:
    machine = Machine(Counting())
    machine.answer(("good",))
    before = (machine.rules.state.copy(), machine.log, machine.question)
    with pytest.raises(IllegalAction):
        machine.answer(answer)
    assert told(machine) == before


def test_an_illegal_action_returns_to_where_its_step_began() -> None:
    machine = Machine(Counting())
    machine.answer(("good",))
    machine.answer(("good",))
    before = (machine.rules.state.copy(), machine.log, machine.question)
    machine.answer(("bad",))
    with pytest.raises(IllegalAction) as refused:
        machine.answer(("bad",))
    assert refused.value.rule == "358.5"
    assert told(machine) == before
    machine.answer(("bad",))
    machine.answer(("good",))
    assert machine.rules.state.left == 1


def test_a_game_that_is_over_takes_no_answer() -> None:
    machine = Machine(Counting(0))
    with pytest.raises(IllegalAction, match="over"):
        machine.answer(("good",))


def test_a_change_from_outside_begins_the_step_again() -> None:
    machine = Machine(Counting())
    machine.answer(("good",))

    def change(state: Tally) -> None:
        state.left = 1

    machine.revise(change)
    assert machine.rules.state == Tally((), 1)
    machine.answer(("good",))
    machine.answer(("good",))
    assert machine.question is None


class Endless(Counting):
    """Rules that never ask."""

    def _step(self) -> Steps[None]:
        self.log.append(Note("again"))
        yield from ()


def test_a_spent_budget_is_a_bug_with_its_log() -> None:
    with pytest.raises(OracleBug) as bug:
        Machine(Endless(), budget=50)
    assert "50" in str(bug.value)


def test_chance_is_fair_enough_and_from_the_seed_alone() -> None:
    counts = [0] * 6
    seed = 1
    for _ in range(6_000):
        number, seed = take_number(seed, 6)
        counts[number] += 1
    assert all(850 < count < 1_150 for count in counts)
    assert shuffled(3, range(9)) == shuffled(3, range(9))
    assert sorted(shuffled(3, range(9))[0]) == list(range(9))
