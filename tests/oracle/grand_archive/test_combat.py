"""Combat beyond its keywords: what an attack reaches, who retaliates, how it ends."""

import msgspec
import pytest

from oracle.grand_archive import events
from oracle.grand_archive.cards._words import UNIT, card, draws
from oracle.grand_archive.discretion import PASS
from oracle.grand_archive.execution import Execution
from oracle.grand_archive.keywords import (
    ambush,
    cleave,
    critical,
    fast_activation,
    intercept,
    stealth,
    taunt,
    true_sight,
)
from oracle.grand_archive.model import Definition, Effect, Grant, Prohibition, Triggered
from oracle.kernel import Steps
from tests.oracle.grand_archive.board import Board
from tests.oracle.grand_archive.test_keywords import BLANK, LORRAINE, RAI, duel

HIDDEN = card("Hidden", "ally", power=1, life=2, abilities=(stealth(),))
GUARD = card("Guard", "ally", power=0, life=3, abilities=(taunt(),))
ATTACKER = card("Attacker", "ally", power=3, life=9)


def sword(*abilities: object) -> Definition:
    return card("Sword", "weapon", power=1, durability=2, abilities=abilities)


def wielding(*abilities: object) -> Board:
    return duel().put(0, "field", sword(*abilities), counters=(("durability", 2),))


def no_retaliation(board: Board) -> None:
    board.settle()
    while board.question.text == "retaliate":
        board.choose()
        board.settle()


def test_a_weapon_cleaves_and_is_worn_once() -> None:
    board = wielding(cleave()).put(1, "field", "Imperial Recruit", "Imperial Recruit")
    board.do("attack", LORRAINE)
    no_retaliation(board)
    damage = [board.object(name).damage for name in (RAI, "Imperial Recruit", "Imperial Recruit#2")]
    assert damage == [1, 1, 1]
    assert board.object("Sword").count("durability") == 1


def test_cleave_leaves_out_what_has_stealth() -> None:
    board = wielding(cleave()).put(1, "field", HIDDEN)
    board.do("attack", LORRAINE)
    no_retaliation(board)
    assert (board.object("Hidden").damage, board.object(RAI).damage) == (0, 1)


@pytest.mark.parametrize(("abilities", "sees"), [((true_sight(),), True), ((), False)])
def test_true_sight_of_a_weapon_lets_its_attacks_see(abilities: tuple[object, ...], sees: bool) -> None:
    board = wielding(*abilities).put(1, "field", HIDDEN, BLANK)
    board.do("attack", LORRAINE)
    assert ("Hidden" in board.offered()) is sees


def test_an_attack_may_be_taken_from_an_ally_with_taunt() -> None:
    """Taunt concerns the declaration: the champion with taunt is attacked, an ally without it intercepts."""
    loud = card("Loud", "champion", level=1, life=20, abilities=(taunt(),))
    board = Board().put(0, "deck", BLANK).put(1, "deck", BLANK)
    board.put(0, "field", LORRAINE, ATTACKER).put(1, "field", loud, "Devoted Martyr")
    board.do("attack", "Attacker")
    board.settle()
    board.choose("yes")
    no_retaliation(board)
    assert board.object("Loud").damage == 0
    assert board.at("Devoted Martyr") == "graveyard"


@pytest.mark.parametrize(("names", "offered"), [((GUARD, BLANK), ["Guard"]), ((BLANK,), [RAI, "Blank"])])
def test_taunt_is_attacked_first(names: tuple[Definition, ...], offered: list[str]) -> None:
    board = duel().put(0, "field", ATTACKER).put(1, "field", *names)
    board.do("attack", "Attacker")
    if len(offered) == 1:  # taken without a question
        no_retaliation(board)
        assert board.object(offered[0]).place.zone == "graveyard"
    else:
        assert board.offered() == offered


@pytest.mark.parametrize(("abilities", "damage"), [((), 0), ((true_sight(),), 3)])
def test_who_gains_stealth_is_no_defender_any_more(abilities: tuple[object, ...], damage: int) -> None:
    def hide(execution: Execution) -> Steps[None]:
        (target,) = execution.targets()
        hidden = Grant(ability=stealth(), affects=lambda table, bearer, record: record.id == target.id)
        execution.begin(hidden, on=target.id)
        yield from ()

    attacker = card("Hunter", "ally", power=3, life=9, abilities=abilities)
    smoke = card("Smoke", "action", reserve=0, fast=True, effect=Effect(hide, (UNIT,)))
    board = duel().put(0, "field", attacker).put(1, "field", "Imperial Recruit").put(0, "hand", smoke)
    board.do("attack", "Hunter")
    board.choose("Imperial Recruit")
    board.do("activate", "Smoke")
    board.choose("Imperial Recruit")
    no_retaliation(board)
    assert board.at("Imperial Recruit") == ("graveyard" if damage else "field")


def test_a_late_ambusher_may_retaliate() -> None:
    lurker = card("Lurker", "ally", reserve=0, power=2, life=1, abilities=(ambush(), fast_activation()))
    board = duel().put(0, "field", ATTACKER).put(1, "hand", lurker)
    board.do("attack", "Attacker")
    board.machine.answer((PASS,))
    board.do("activate", "Lurker")
    board.settle()
    assert board.offered() == ["Lurker"]


def test_several_retaliators_are_ordered_and_the_lethal_one_kills() -> None:
    kills = Triggered(
        event=events.Kill,
        when=lambda table, bearer, event: event.by == bearer.id,
        effect=Effect(draws()),
    )
    killer = card("Killer", "ally", power=1, life=5, abilities=(kills, ambush()))
    other = card("Other", "ally", power=1, life=5, abilities=(ambush(),))
    for first, second, drawn in (("Killer", "Other", 0), ("Other", "Killer", 1)):
        frail = card("Frail", "ally", power=1, life=2)
        board = duel().put(0, "field", frail).put(1, "field", killer, other)
        board.do("attack", "Frail")
        board.choose(RAI)
        board.settle()
        board.choose("Killer", "Other")
        board.settle()
        assert board.question.kind == "order"
        assert board.question.player == 0
        board.choose(first, second)
        board.settle()
        assert board.at("Frail") == "graveyard"
        assert len(board.names("hand", 1)) == drawn


def test_triggers_of_the_damage_step_resolve_after_roles_and_intents_are_gone() -> None:
    hits = Triggered(
        event=events.Hit,
        when=lambda table, bearer, event: event.by == bearer.id,
        effect=Effect(draws()),
    )
    board = duel().put(0, "field", card("Hitter", "ally", power=1, life=1, abilities=(hits,)))
    board.do("attack", "Hitter")
    while board.table.state.combat is not None:
        board.machine.answer(board.question.options[-1:] if board.question.kind == "action" else ())
    assert len(board.table.state.stack) == 1
    board.settle()
    assert len(board.names("hand")) == 1


def test_a_unit_that_cannot_attack_is_not_offered() -> None:
    still = Prohibition(event=events.Attack, when=lambda table, bearer, event: event.object == bearer.id)
    board = duel().put(0, "field", card("Still", "ally", power=1, life=1, abilities=(still,)), ATTACKER)
    assert not board.may("attack", "Still")
    assert board.may("attack", "Attacker")


def test_two_interceptors_are_two_triggers() -> None:
    shield = card("Shield", "ally", power=0, life=9, abilities=(intercept(),))
    board = duel().put(0, "field", ATTACKER).put(1, "field", shield, shield)
    board.do("attack", "Attacker")
    board.choose(RAI)
    while board.question.kind == "order":
        board.machine.answer(board.question.options)
    assert len(board.table.state.stack) == 2


STRIKE = card("Strike", "attack", reserve=0, power=1)


def test_an_attack_card_rests_the_champion_when_it_is_activated() -> None:
    board = duel().put(0, "hand", STRIKE)
    board.do("activate", "Strike")
    assert board.object(LORRAINE).rested
    board.settle()
    assert board.object(RAI).damage == 1
    assert board.at("Strike") == "graveyard"


def test_an_attack_card_needs_an_awake_champion() -> None:
    board = duel().put(0, "hand", STRIKE)
    board.machine.revise(
        lambda state: state.objects.update({1: msgspec.structs.replace(state.objects[1], rested=True)})
    )
    assert board.object(LORRAINE).rested
    assert not board.may("activate", "Strike")


def test_critical_of_a_weapon_and_a_card_of_the_intent_double_once() -> None:
    strike = card("Critical Strike", "attack", reserve=0, power=1, abilities=(critical(2),))
    board = wielding(critical(1)).put(0, "hand", strike)
    board.do("activate", "Critical Strike")
    board.settle()
    board.choose("Sword")
    board.settle()
    assert board.object(RAI).damage == 4
