"""Playing cards and abilities (Core Rules 349 to 359), costs (201 to 206, 356, 357), hidden cards (811)."""

import pytest

from adapters.port import Activate, BattlefieldSetup, Card, Hide, PlayerSetup, Resources
from tests.oracle.board import AMPLE, Board, card, play, unit


def can_spend(energy: int = 0, runes: dict[str, int] | None = None, **power: int) -> dict[str, PlayerSetup]:
    """Return players of whom the first has this to spend."""
    return {
        "p1": PlayerSetup(resources=Resources(energy=energy, power=power), runes=runes or {}),
        "p2": PlayerSetup(resources="ample"),
    }


# -- costs --------------------------------------------------------------------------------------------------


def test_357_a_cost_that_cannot_be_paid_is_refused_and_changes_nothing() -> None:
    board = Board(card("Rune Prison", "p1.hand"), unit("X", 1, "p2.base"), players=can_spend(2))
    assert board.is_refused(play("Rune Prison", "X"))
    assert board.place("Rune Prison") == "p1.hand"
    assert board.seen.players["p1"].energy == 2


def test_357_1_exactly_the_cost_is_paid() -> None:
    board = Board(
        card("Rune Prison", "p1.hand"), unit("X", 1, "p2.base"), players=can_spend(3, calm=1, fury=1)
    )
    board.play("p1", "Rune Prison", "X")
    assert board.seen.players["p1"].energy == 1
    assert board.seen.players["p1"].power == {"fury": 1}


def test_164_2_one_rune_gives_energy_and_then_power() -> None:
    board = Board(card("Rebuke", "p1.hand"), unit("X", 1, "at.A"), players=can_spend(runes={"chaos": 2}))
    board.play("p1", "Rebuke", "X")
    assert board.seen.players["p1"].runes == 0


def test_357_1_runes_that_are_recycled_are_exhausted_first() -> None:
    board = Board(
        card("Hextech Ray", "p1.hand"),
        card("Smite", "p1.hand"),
        unit("X", 9, "at.A"),
        players=can_spend(runes={"chaos": 2, "fury": 1}),
    )
    board.play("p1", "Hextech Ray", "X")
    board.settle()
    assert board.seen.players["p1"].runes == 2
    assert board.is_refused(play("Smite", "X")), "no fury is left"


def test_357_1_universal_power_is_spent_last() -> None:
    board = Board(card("Hextech Ray", "p1.hand"), unit("X", 9, "at.A"), players=can_spend(1, any=1, fury=1))
    board.play("p1", "Hextech Ray", "X")
    assert board.seen.players["p1"].power == {"any": 1}


def test_429_3_gold_pays_while_a_cost_is_paid() -> None:
    board = Board(
        card("Gold", "p1.base"), card("Hextech Ray", "p1.hand"), unit("X", 9, "at.A"), players=can_spend(1)
    )
    board.play("p1", "Hextech Ray", "X")
    assert board.named("Gold") == []
    assert board.seen.chain == ("Hextech Ray",)


def test_414_4_exhausted_gold_pays_nothing() -> None:
    board = Board(
        card("Gold", "p1.base", state="exhausted"),
        card("Hextech Ray", "p1.hand"),
        unit("X", 9, "at.A"),
        players=can_spend(1),
    )
    assert board.is_refused(play("Hextech Ray", "X"))


def test_809_1_c_deflect_costs_power_of_any_domain() -> None:
    objects = (card("Hextech Ray", "p1.hand"), card("Pouty Poro", "at.A", state="p2"))
    assert board_refuses(*objects, players=can_spend(1, fury=1))
    board = Board(*objects, players=can_spend(1, fury=1, mind=1))
    board.play("p1", "Hextech Ray", "Pouty Poro")
    assert board.seen.players["p1"].power == {}


def board_refuses(*objects: object, players: dict[str, PlayerSetup]) -> bool:
    board = Board(*objects, players=players)  # type: ignore[arg-type]
    return bool(board.is_refused(play("Hextech Ray", "Pouty Poro")))


def test_809_1_c_deflect_asks_nothing_of_its_controller() -> None:
    board = Board(card("Hextech Ray", "p1.hand"), card("Pouty Poro", "at.A"), players=can_spend(1, fury=1))
    board.play("p1", "Hextech Ray", "Pouty Poro")
    assert board.seen.chain == ("Hextech Ray",)


def test_809_1_c_deflect_is_paid_each_time_it_is_chosen() -> None:
    objects = (card("Falling Star", "p1.hand"), card("Pouty Poro", "p2.base"))
    board = Board(*objects, players=can_spend(2, fury=3))
    assert board.is_refused(play("Falling Star", "Pouty Poro", "Pouty Poro"))
    board = Board(*objects, players=can_spend(2, fury=4))
    board.play("p1", "Falling Star", "Pouty Poro", "Pouty Poro")
    assert board.seen.players["p1"].power == {}


def test_805_accelerate_is_one_energy_and_one_power_of_its_domain() -> None:
    for accelerate in (True, False):
        board = Board(card("Legion Rearguard", "p1.hand"), players=can_spend(3, fury=1))
        board.play("p1", "Legion Rearguard", to="p1.base", optional=accelerate)
        assert board["Legion Rearguard"].exhausted is not accelerate
        assert board.seen.players["p1"].energy == (0 if accelerate else 1)
    board = Board(card("Legion Rearguard", "p1.hand"), players=can_spend(3, calm=1))
    board.play("p1", "Legion Rearguard", to="p1.base")
    assert board["Legion Rearguard"].exhausted, "355.16: it could not be paid"


def test_820_repeat_executes_once_more_with_its_own_choices() -> None:
    board = Board(
        card("Bellows Breath", "p1.hand"),
        unit("X", 3, "p2.base"),
        unit("Y", 3, "at.A"),
        unit("Z", 3, "p2.base"),
    )
    board.play("p1", "Bellows Breath", optional=True)
    board.answer("p1", "X", "Z")
    board.answer("p1", "Y")
    board.settle()
    assert [board[ref].damage for ref in "XYZ"] == [1, 1, 1]


def test_355_11_a_group_of_targets_is_at_one_location() -> None:
    board = Board(card("Bellows Breath", "p1.hand"), unit("X", 3, "p2.base"), unit("Y", 3, "at.A"))
    board.play("p1", "Bellows Breath", optional=False)
    with pytest.raises(AssertionError):
        board.answer("p1", "X", "Y")
    board.answer("p1", "X")
    board.settle()
    assert (board["X"].damage, board["Y"].damage) == (1, 0)


def test_355_13_up_to_may_be_none() -> None:
    board = Board(card("Flash", "p1.hand"), unit("X", 3, "at.A"))
    board.play("p1", "Flash", "")
    board.settle()
    assert board.place("X") == "at.A"
    assert board.place("Flash") == "p1.trash"


# -- choices ------------------------------------------------------------------------------------------------


def test_355_8_without_a_legal_target_it_is_not_played() -> None:
    board = Board(card("Hextech Ray", "p1.hand"), unit("X", 3, "p2.base"))
    assert "355.8" in board.is_refused(play("Hextech Ray", "X"))


def test_355_9_c_a_spell_does_not_choose_itself() -> None:
    board = Board(card("Wind Wall", "p1.hand"))
    assert board.is_refused(play("Wind Wall"))


def test_355_4_a_a_move_goes_somewhere_else() -> None:
    board = Board(card("Ride the Wind", "p1.hand"), unit("X", 3, "p1.base"))
    board.play("p1", "Ride the Wind", "X")
    assert set(board.question.options) == {"at.A", "at.B"}


def test_355_2_a_units_enter_in_base_or_where_one_has_control() -> None:
    board = Board(card("Mega-Mech", "p1.hand"), unit("X", 1, "at.B"))
    board.play("p1", "Mega-Mech")
    assert set(board.question.options) == {"p1.base", "at.B"}


def test_359_3_e_4_a_target_that_left_and_came_back_is_another_object() -> None:
    board = Board(
        unit("X", 3, "at.A", state="p2"),
        card("Hextech Ray", "p1.hand"),
        card("Fight or Flight", "p2.hand"),
        card("Gust", "p2.hand"),
    )
    board.play("p1", "Hextech Ray", "X")
    board.passes("p1")
    board.play("p2", "Gust", "X")
    board.settle("item")
    assert board.place("X") == "p2.hand"
    board.settle()
    assert "359.3.e.4" in board.rules


def test_359_3_e_13_a_spell_looks_back_at_what_it_killed() -> None:
    board = Board(
        unit("X", 4, "p1.base", state="buffed"), unit("Y", 1, "p1.base"), card("Deathgrip", "p1.hand")
    )
    board.play("p1", "Deathgrip", "X", "Y")
    board.settle()
    assert board["Y"].might == 6


def test_359_3_e_12_might_that_is_gone_is_null() -> None:
    board = Board(
        unit("X", 2, "at.B", state="exhausted"),
        unit("Y", 9, "at.A", state="p2"),
        card("Last Breath", "p1.hand"),
        card("Gust", "p2.hand"),
    )
    board.play("p1", "Last Breath", "X", "Y")
    board.passes("p1")
    board.play("p2", "Gust", "X")
    board.settle()
    assert board["Y"].damage == 0


# -- undoing, countering ------------------------------------------------------------------------------------


def test_358_5_a_card_played_by_a_spell_that_cannot_be_paid_for_goes_back() -> None:
    players = can_spend(6, any=3)
    players["p1"] = PlayerSetup(resources=Resources(6, {"any": 3}), deck=("Mega-Mech", "Vengeance"))
    board = Board(
        card("Void Rush", "p1.hand"),
        card("Mega-Mech", "p1.deck"),
        card("Vengeance", "p1.deck"),
        players=players,
    )
    board.play("p1", "Void Rush")
    board.settle()
    board.answer("p1", "Mega-Mech")
    assert board.seen.question is None
    assert board.seen.chain == ()
    assert board.place("Mega-Mech") == "p1.banished"
    assert board.place("Vengeance") == "p1.hand"


def test_354_3_a_card_played_by_a_spell_waits_until_it_has_resolved() -> None:
    players = {**AMPLE, "p1": PlayerSetup(resources="ample", deck=("Mega-Mech", "Vengeance"))}
    board = Board(
        card("Void Rush", "p1.hand"),
        card("Mega-Mech", "p1.deck"),
        card("Vengeance", "p1.deck"),
        players=players,
    )
    board.play("p1", "Void Rush")
    board.settle()
    board.answer("p1", "Mega-Mech")
    assert board.place("Vengeance") == "p1.hand"
    assert board.place("Mega-Mech") == "p1.base"


def test_425_a_countered_spell_does_nothing_and_is_not_refunded() -> None:
    board = Board(
        card("Discipline", "p1.hand"),
        card("Defy", "p2.hand"),
        unit("X", 1, "p1.base"),
        players=can_spend(2, calm=1),
    )
    board.play("p1", "Discipline", "X")
    spent = board.seen.players["p1"]
    board.passes("p1")
    board.play("p2", "Defy", "Discipline")
    board.settle()
    assert board.place("Discipline") == "p1.trash"
    assert board["X"].might == 1
    assert board.seen.players["p1"].energy == spent.energy


def test_337_2_a_unit_resolves_at_once_and_cannot_be_countered() -> None:
    board = Board(card("Mega-Mech", "p1.hand"), card("Wind Wall", "p2.hand"))
    board.play("p1", "Mega-Mech", to="p1.base")
    assert board.seen.chain == ()
    assert board.turn_of == "p1"


# -- tokens, attachment -------------------------------------------------------------------------------------


def test_186_1_a_token_that_leaves_the_board_ceases_to_exist() -> None:
    for spell in ("Rebuke", "Smite", "Hidden Blade"):
        board = Board(card("Recruit", "at.A", "R", state="p2"), card(spell, "p1.hand"))
        board.play("p1", spell, "R")
        board.settle()
        assert board.named("Recruit") == []


def test_719_5_and_457_1_an_equipment_stays_and_is_recalled_when_its_unit_dies() -> None:
    board = Board(
        unit("X", 3, "at.A"),
        card("Guardian Angel", "at.A", on="X"),
        card("Rebuke", "p1.hand"),
        unit("Y", 1, "p1.base"),
    )
    board.play("p1", "Rebuke", "X")
    board.settle()
    assert board.place("X") == "p1.hand"
    assert board.place("Guardian Angel") == "p1.base"
    assert board["Guardian Angel"].attached_to is None


def test_719_3_a_attached_cards_go_with_the_unit() -> None:
    board = Board(unit("X", 3, "p1.base"), card("Guardian Angel", "p1.base", on="X"))
    board.move("p1", "X", "at.A")
    assert board.place("Guardian Angel") == "at.A"
    assert not board["Guardian Angel"].exhausted, "719.4"


def test_720_text_of_an_attached_card_is_inactive() -> None:
    board = Board(unit("X", 3, "p1.base"), unit("Y", 3, "p1.base"), card("Guardian Angel", "p1.base", on="X"))
    assert board.is_refused(Activate("p1", "Guardian Angel"))


def test_818_equip_attaches_when_it_resolves() -> None:
    board = Board(unit("X", 3, "at.A"), card("Guardian Angel", "p1.base"), card("Gust", "p2.hand"))
    board.use("p1", "Guardian Angel", "X")
    assert board.seen.chain == ("ability:Guardian Angel",)
    board.settle()
    assert board["Guardian Angel"].attached_to == "X"
    assert board.place("Guardian Angel") == "at.A"
    assert board["X"].might == 4


def test_818_equip_on_a_unit_that_has_left_does_nothing() -> None:
    board = Board(unit("X", 3, "at.A"), card("Guardian Angel", "p1.base"), card("Gust", "p2.hand"))
    board.use("p1", "Guardian Angel", "X")
    board.passes("p1")
    board.play("p2", "Gust", "X")
    board.settle()
    assert board["Guardian Angel"].attached_to is None
    assert board.place("Guardian Angel") == "p1.base"


# -- hidden -------------------------------------------------------------------------------------------------


def test_811_1_b_hiding_costs_any_power_and_opens_no_chain() -> None:
    board = Board(card("Hidden Blade", "p1.hand"), unit("X", 1, "at.A"), players=can_spend(mind=1))
    board.hide("p1", "Hidden Blade", "at.A")
    assert board["Hidden Blade"].face_down
    assert board.seen.players["p1"].power == {}
    assert board.turn_of == "p1"
    assert board.is_refused(play("Hidden Blade", "X")), "only from the next turn on"


def test_107_3_one_card_where_one_has_control() -> None:
    board = Board(
        card("Hidden Blade", "p1.hand"),
        card("Tideturner", "p1.hand"),
        unit("X", 1, "at.A"),
        unit("Y", 1, "at.B", state="p2"),
    )
    assert board.is_refused(Hide("p1", "Tideturner", "at.B"))
    board.hide("p1", "Hidden Blade", "at.A")
    assert board.is_refused(Hide("p1", "Tideturner", "at.A"))


def test_811_1_b_played_for_nothing_as_a_reaction_from_the_next_turn() -> None:
    board = Board(
        card("Hidden Blade", "at.A", state="hidden"),
        unit("X", 1, "at.A"),
        unit("Y", 1, "at.B", state="p2"),
        card("Discipline", "p2.hand"),
        active="p2",
        players={"p2": PlayerSetup(resources="ample")},
    )
    assert board.is_refused(play("Hidden Blade", "X")), "311: without priority"
    board.play("p2", "Discipline", "Y")
    board.passes("p2")
    assert not board.may(play("Hidden Blade", "Y")), "811.1.d.2: only where it was hidden"
    assert board.may(play("Hidden Blade", "X"))
    board.play("p1", "Hidden Blade", "X")
    board.settle()
    assert board.place("X") == "p1.trash"


def test_811_1_d_1_a_hidden_unit_enters_where_it_was_hidden() -> None:
    board = Board(card("Teemo, Scout", "at.A", state="hidden"), unit("X", 1, "at.A"))
    board.play("p1", "Teemo, Scout")
    assert board.place("Teemo, Scout") == "at.A"
    assert board["Teemo, Scout"].exhausted


def test_811_1_d_1_a_hidden_gear_enters_there_and_is_recalled() -> None:
    board = Board(card("Zhonya's Hourglass", "at.A", state="hidden"), unit("X", 1, "at.A"))
    board.play("p1", "Zhonya's Hourglass")
    assert board.place("Zhonya's Hourglass") == "p1.base"
    assert not board["Zhonya's Hourglass"].exhausted


def test_811_1_d_2_tideturner_may_choose_elsewhere() -> None:
    board = Board(card("Tideturner", "at.A", state="hidden"), unit("X", 1, "at.A"), unit("Y", 1, "p1.base"))
    board.play("p1", "Tideturner", "Y", optional=True)
    board.settle()
    assert board.place("Tideturner") == "p1.base"
    assert board.place("Y") == "at.A"


def test_107_3_d_hidden_cards_go_with_the_control() -> None:
    board = Board(
        card("Tideturner", "at.A", state="hidden"),
        unit("X", 1, "at.A"),
        card("Rebuke", "p2.hand"),
        active="p2",
    )
    board.play("p2", "Rebuke", "X")
    board.settle()
    assert board.seen.battlefields["A"] is None
    assert board.place("Tideturner") == "p1.trash"


def test_419_1_a_the_chosen_champion_is_played_from_its_zone() -> None:
    board = Board(card("Draven, Audacious", "p1.champion"))
    board.play("p1", "Draven, Audacious", to="p1.base")
    assert board.place("Draven, Audacious") == "p1.base"


def test_820_the_academy_gives_the_next_spell_repeat() -> None:
    academy = BattlefieldSetup("A", Card(name="The Academy"))
    board = Board(
        unit("X", 9, "at.A"),
        card("Hextech Ray", "p1.hand"),
        card("Void Seeker", "p1.hand"),
        a=academy,
        start=True,
    )
    board.settle()
    board.play("p1", "Hextech Ray", "X", "X", optional=True)
    board.settle()
    assert board["X"].damage == 6
    board.play("p1", "Void Seeker", "X")
    assert board.seen.question is None, "only the next one"
    board.settle()
    assert board.place("X") == "p1.trash"


def test_422_3_a_card_being_played_does_not_pay_for_itself() -> None:
    alone = Board(card("Brazen Buccaneer", "p1.hand"), players=can_spend(4))
    assert not alone.may(play("Brazen Buccaneer", to="p1.base"))
    board = Board(card("Brazen Buccaneer", "p1.hand"), card("Vengeance", "p1.hand"), players=can_spend(4))
    board.play("p1", "Brazen Buccaneer", to="p1.base")
    assert board.place("Vengeance") == "p1.trash"


def test_821_1_c_5_nothing_is_attached_to_a_unit_that_was_the_cost() -> None:
    blade, adept = "Blade of the Ruined King", "Sentinel Adept"
    board = Board(card(blade, "p1.base"), card(adept, "p1.hand"))
    board.play("p1", adept, to="p1.base", optional=True)
    board.settle()
    board.answer("p1", optional=True)
    assert board.place(adept) == "p1.trash"
    assert board[blade].attached_to is None
    assert board.place(blade) == "p1.base"


def test_355_11_two_targets_that_must_fit_are_not_offered_one_alone() -> None:
    board = Board(
        card("Angle Shot", "p1.hand"),
        card("Guardian Angel", "p1.base"),
        unit("X", 1, "p2.base"),
    )
    assert "355.8" in board.is_refused(play("Angle Shot"))
