"""What holds in every game, however it is played."""

from collections.abc import Callable
from itertools import islice
from typing import TypeAlias

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.kernel import IllegalAction, Machine, OracleBug, random_answer, random_steps
from oracle.riftbound.events import Event
from oracle.riftbound.game import Game
from oracle.riftbound.layers import might
from oracle.riftbound.model import Cannot, Definition, State
from oracle.riftbound.play import begin, play
from oracle.riftbound.table import MOST_REASONS, Table
from tests.oracle.any_cards import begin_with_any_cards, why_not_sound

Begin: TypeAlias = Callable[[int], Machine[State]]

few = settings(max_examples=12, derandomize=True, deadline=None, database=None)
seeds = st.integers(min_value=0, max_value=10_000)
beginnings = st.sampled_from([begin, begin_with_any_cards])
MOST_QUESTIONS = 1_500
NO_TEXT = Definition("", "")
NO_ABILITY = Cannot(Event, lambda table, bearer, event: False)


def physical_cards(machine: Machine[State]) -> frozenset[int]:
    """Return the physical cards of a game that has just begun."""
    return frozenset(record.card for record in machine.rules.state.objects.values())


def seen(machine: Machine[State]) -> tuple[object, ...]:
    """Return the state, the names of its objects, the log and the open question, to compare.

    What an effect leaves behind, or a copy, holds procedures made anew each time: they are left out here.
    """
    replace = msgspec.structs.replace
    state = machine.rules.state.copy()
    names = [record.definition.name for record in state.objects.values()]
    state.objects = {each: replace(record, definition=NO_TEXT) for each, record in state.objects.items()}
    state.delayed = tuple(replace(effect, ability=NO_ABILITY) for effect in state.delayed)
    state.chain = tuple(replace(item, ability=None, effect=None, event=None) for item in state.chain)
    return state, names, machine.log, machine.question


@few
@given(beginnings, seeds)
def test_every_card_is_in_exactly_one_place(begin_one: Begin, seed: int) -> None:
    machine = begin_one(seed)
    physical = physical_cards(machine)
    for number, _ in enumerate(islice(random_steps(machine, seed), MOST_QUESTIONS)):
        if number % 3 == 0:
            assert why_not_sound(machine.rules.state, physical) == ""
    assert why_not_sound(machine.rules.state, physical) == ""


@few
@given(beginnings, seeds)
def test_the_same_seed_is_the_same_game(begin_one: Begin, seed: int) -> None:
    first, second = begin_one(seed), begin_one(seed)
    ways = zip(random_steps(first, seed), random_steps(second, seed), strict=True)
    for (question, answer), (again, same) in islice(ways, MOST_QUESTIONS):
        assert (question, answer) == (again, same)
    assert seen(first) == seen(second)


@few
@given(beginnings, seeds, st.integers(min_value=0, max_value=400), st.integers(min_value=1, max_value=25))
def test_restored_and_answered_alike_the_game_is_alike(
    begin_one: Begin, seed: int, before: int, after: int
) -> None:
    machine = begin_one(seed)
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
@given(beginnings, seeds, st.integers(min_value=0, max_value=250))
def test_no_offered_action_is_refused(begin_one: Begin, seed: int, before: int) -> None:
    """Whatever is offered can be carried through, with any answers, to the next decision."""
    machine = begin_one(seed)
    for _ in islice(random_steps(machine, seed), before):
        pass
    for _ in range(10):
        if machine.question is None:
            return
        snapshot, question = machine.snapshot(), machine.question
        if question.kind == "action":
            for option in question.options:
                machine.restore(snapshot)
                machine.answer((option,))
                while machine.question is not None and machine.question.kind != "action":
                    answer, seed = random_answer(machine.question, seed)
                    machine.answer(answer)
            machine.restore(snapshot)
        answer, seed = random_answer(question, seed)
        machine.answer(answer)


@few
@given(beginnings, seeds, st.integers(min_value=0, max_value=400))
def test_what_is_no_answer_changes_nothing(begin_one: Begin, seed: int, before: int) -> None:
    machine = begin_one(seed)
    for _ in islice(random_steps(machine, seed), before):
        pass
    question = machine.question
    if question is None:
        return
    there = seen(machine)
    wrong: list[tuple[object, ...]] = [("nonsense",), (*question.options, question.options[:1])]
    if question.minimum:
        wrong.append(())
    if question.options:
        wrong.append((question.options[0],) * 2)
    for answer in wrong:
        with pytest.raises(IllegalAction):
            machine.answer(answer)
        assert seen(machine) == there


@few
@given(beginnings, seeds)
def test_what_is_derived_is_never_stale(begin_one: Begin, seed: int) -> None:
    """Might and the abilities that apply are the same when they are worked out anew."""
    machine = begin_one(seed)
    table = machine.rules
    assert isinstance(table, Game)
    for number, _ in enumerate(islice(random_steps(machine, seed), MOST_QUESTIONS)):
        if number % 7 == 0:
            known = {unit.id: might(table, unit) for unit in table.units()}
            table.changed()
            assert {unit.id: might(table, unit) for unit in table.units()} == known


@pytest.mark.parametrize("name", ["spiritforged", "unleashed", "vendetta", "radiance"])
def test_games_of_every_edition_end_with_a_winner(name: str) -> None:
    played = play(11, name)
    assert played.winner in (0, 1)
    assert max(played.points) >= 8


def test_a_step_without_end_is_an_oracle_bug() -> None:
    game = begin(1).rules
    assert isinstance(game, Table)
    for _ in range(MOST_REASONS - len(game.log)):
        game.reason("431.2", "burned out")
    with pytest.raises(OracleBug, match="a step without end"):
        game.reason("431.2", "burned out")
