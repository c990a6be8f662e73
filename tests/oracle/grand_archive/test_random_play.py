"""What holds in every game of Grand Archive, however it is played."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.grand_archive.cards import cards
from oracle.grand_archive.decklists import decklists
from oracle.grand_archive.discretion import Action
from oracle.grand_archive.game import start
from oracle.grand_archive.model import State
from oracle.grand_archive.play import begin, play
from oracle.grand_archive.setup import new_game
from oracle.kernel import Machine, random_answer, random_steps

SEEDS = range(1, 7)
few = settings(max_examples=20, derandomize=True, deadline=None, database=None)
seeds = st.integers(min_value=0, max_value=10_000)


def physical(machine: Machine[State]) -> frozenset[int]:
    state = machine.rules.state
    return frozenset(state.objects[each].card for there in state.zones.values() for each in there)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_is_lost_or_doubled(seed: int) -> None:
    machine = begin(seed)
    before = physical(machine)
    for number, _ in enumerate(random_steps(machine, seed)):
        state = machine.rules.state
        assert physical(machine) == before
        assert sum(map(len, state.zones.values())) == len(before)
        if number > 150:
            break


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_ends_with_a_winner_and_is_the_same_again(seed: int) -> None:
    played = play(seed)
    assert played.winner in (0, 1)
    assert play(seed) == played


@pytest.mark.parametrize("seed", SEEDS)
def test_going_back_leads_to_the_same_question(seed: int) -> None:
    machine = begin(seed)
    for number, _ in enumerate(random_steps(machine, seed)):
        if number == 40 + seed:
            break
    question, snapshot = machine.question, machine.snapshot()
    for _ in range(10):
        if machine.question is None:
            break
        machine.answer(random_answer(machine.question, seed)[0])
    machine.restore(snapshot)
    assert machine.question == question


def test_three_players_play_to_the_end() -> None:
    machine = start(new_game((*decklists, decklists[0]), cards, 3))
    for _ in random_steps(machine, 3):
        pass
    assert machine.rules.state.ended
    assert machine.rules.state.winner in (0, 1, 2, None)  # None: a draw


@pytest.mark.parametrize(("edition", "attacks"), [("2025-03", True), ("2026-08", False)])
def test_nobody_but_the_last_player_attacks_on_the_first_turns(edition: str, attacks: bool) -> None:
    verbs: set[tuple[int, str]] = set()
    for seed in range(1, 9):
        machine = begin(seed, edition)
        for question, _ in random_steps(machine, seed):
            turn = machine.rules.state.turn
            if turn > 2:
                break
            verbs |= {(turn, option.verb) for option in question.options if isinstance(option, Action)}
    assert ((1, "attack") in verbs) is attacks
    assert (2, "attack") in verbs
    assert not {verb for turn, verb in verbs} & {"materialize"}


def seen(machine: Machine[State]) -> tuple[object, ...]:
    """Return the zones, what is true of each object, the log and the open question, to compare."""
    state = machine.rules.state
    objects = {each: (record.place, record.damage, record.marks) for each, record in state.objects.items()}
    return dict(state.zones), objects, state.players, list(machine.log), machine.question


@few
@given(seeds, st.integers(min_value=0, max_value=200), st.integers(min_value=1, max_value=20))
def test_restored_and_answered_alike_the_game_is_alike(seed: int, before: int, after: int) -> None:
    machine = begin(seed)
    for _ in islice(random_steps(machine, seed), before):
        pass
    snapshot, there = machine.snapshot(), seen(machine)
    answers = [answer for _, answer in islice(random_steps(machine, seed + 1), after + 1)][:after]
    machine.restore(snapshot)
    assert seen(machine) == there
    for answer in answers:
        machine.answer(answer)
    end = seen(machine)
    machine.restore(snapshot)
    for answer in answers:
        machine.answer(answer)
    assert seen(machine) == end


@few
@given(seeds, st.integers(min_value=0, max_value=150))
def test_no_offered_action_is_refused(seed: int, before: int) -> None:
    """Whatever is offered can be carried through, with any answers, to the next decision."""
    machine = begin(seed)
    for _ in islice(random_steps(machine, seed), before):
        pass
    if machine.question is None or machine.question.kind != "action":
        return
    snapshot, question = machine.snapshot(), machine.question
    for option in question.options:
        machine.restore(snapshot)
        machine.answer((option,))
        while machine.question is not None and machine.question.kind != "action":
            answer, seed = random_answer(machine.question, seed)
            machine.answer(answer)
