"""Triggered abilities (Core Rules 382 to 388, 402 to 404), Legion (812), Temporary (816), Vision (817)."""

from adapters.port import BattlefieldSetup, Card, PlayerSetup, Resources
from tests.oracle.board import AMPLE, Board, card, play, unit

LEONA = "Leona, Determined"


def test_383_3_d_a_player_orders_simultaneous_triggers() -> None:
    board = Board(
        card("Vicious Snapjaws", "p1.base"),
        card("Spectral Centaur", "p1.base"),
        unit("X", 1, "p1.base"),
        card("Vengeance", "p1.hand"),
    )
    board.play("p1", "Vengeance", "X")
    board.settle("item")
    assert set(board.question.options) == {"Vicious Snapjaws", "Spectral Centaur"}
    board.answer("p1", "Spectral Centaur", "Vicious Snapjaws")
    assert board.seen.chain == ("ability:Spectral Centaur", "ability:Vicious Snapjaws")


def test_383_3_d_1_the_turn_player_s_triggers_go_on_the_chain_first() -> None:
    board = Board(
        card("Vicious Snapjaws", "p1.base", "S1"),
        card("Vicious Snapjaws", "p2.base", "S2"),
        unit("X", 1, "p1.base"),
        unit("Y", 1, "p2.base"),
        card("Falling Star", "p2.hand"),
        active="p2",
    )
    board.play("p2", "Falling Star", "X", "Y")
    board.settle("item")
    assert board.seen.chain == ("ability:S2", "ability:S1")


def test_323_4_own_deaths_trigger_before_the_deaths_of_others() -> None:
    board = Board(
        card("Vicious Snapjaws", "p1.base"), card("Watchful Sentry", "p1.base"), card("Vengeance", "p1.hand")
    )
    board.play("p1", "Vengeance", "Watchful Sentry")
    board.settle("item")
    assert board.seen.question is None
    assert board.seen.chain == ("ability:Watchful Sentry", "ability:Vicious Snapjaws")


def test_383_2_c_2_what_leaves_with_the_event_does_not_trigger_on_it() -> None:
    board = Board(
        card("Vicious Snapjaws", "p1.base"), unit("X", 1, "p1.base"), card("The Ruination", "p1.hand")
    )
    board.play("p1", "The Ruination")
    board.settle()
    assert board.seen.players["p1"].xp == 0


def test_158_3_triggers_wait_until_the_spell_has_resolved() -> None:
    board = Board(
        card("Watchful Sentry", "p1.base"),
        unit("X", 2, "p1.base"),
        card("Deathgrip", "p1.hand"),
    )
    board.play("p1", "Deathgrip", "Watchful Sentry", "X")
    board.settle("item")
    assert board.seen.chain == ("ability:Watchful Sentry",)
    assert board["X"].might == 3
    assert board.drawn("p1") == 1, "the draw of the spell itself"
    board.settle()
    assert board.drawn("p1") == 2


def test_402_4_a_trigger_without_legal_choices_is_removed() -> None:
    board = Board(card("Maddened Marauder", "p1.hand"))
    board.play("p1", "Maddened Marauder", to="p1.base")
    assert board.seen.chain == ()
    assert board.place("Maddened Marauder") == "p1.base"


def test_402_4_b_a_trigger_without_you_may_is_not_declined() -> None:
    board = Board(card("Maddened Marauder", "p1.hand"), unit("X", 1, "at.A"), unit("Y", 1, "at.A"))
    board.play("p1", "Maddened Marauder", to="p1.base")
    assert board.question.minimum == 1
    board.answer("p1", "Y")
    board.settle()
    assert board.place("Y") == "p1.base"


def test_383_3_a_2_a_declined_trigger_is_removed_from_the_chain() -> None:
    board = Board(card("Tideturner", "p1.hand"), unit("X", 1, "at.A"))
    board.play("p1", "Tideturner", to="p1.base", optional=False)
    assert board.seen.chain == ()
    assert board.place("X") == "at.A"


def poor_attack(power: dict[str, int]) -> Board:
    board = Board(
        card(LEONA, "p1.base"),
        card("Pouty Poro", "at.A", state="p2"),
        players={"p1": PlayerSetup(resources=Resources(power=power))},
    )
    board.move("p1", LEONA, "at.A")
    return board


def test_404_2_what_deflect_demands_of_a_trigger_may_be_declined() -> None:
    board = poor_attack({"fury": 1})
    board.answer("p1", optional=False)
    assert board.seen.chain == ()
    assert board.seen.players["p1"].power == {"fury": 1}
    board = poor_attack({"fury": 1})
    board.answer("p1", optional=True)
    board.settle()
    assert board["Pouty Poro"].stunned
    assert not board.seen.players["p1"].power


def test_404_2_a_trigger_that_cannot_be_paid_for_is_removed() -> None:
    board = poor_attack({})
    assert board.seen.question is None
    assert board.seen.chain == ()
    assert board.turn_of == "p1"


def test_383_4_e_2_a_unit_attacks_once_in_a_combat() -> None:
    board = Board(
        card(LEONA, "p1.base"),
        unit("X", 9, "at.A", state="p2"),
        card("Fight or Flight", "p2.hand"),
        card("Ride the Wind", "p1.hand"),
    )
    board.move("p1", LEONA, "at.A")
    board.settle()
    board.passes("p1")
    board.play("p2", "Fight or Flight", LEONA)
    board.settle()
    assert board.place(LEONA) == "p1.base"
    board.play("p1", "Ride the Wind", LEONA, place="at.A")
    board.settle("item")
    assert board.place(LEONA) == "at.A"
    assert board.seen.chain == (), "no second attack trigger"


def test_812_1_c_another_card_makes_legion_active_a_token_does_not() -> None:
    altar = BattlefieldSetup("A", Card(name="Altar to Unity"))
    poro = card("Trifarian Gloryseeker", "p1.hand")
    board = Board(unit("X", 1, "at.A"), poro, a=altar, start=True)
    board.settle()
    assert len(board.named("Recruit")) == 1
    board.play("p1", "Trifarian Gloryseeker", to="p1.base")
    assert board.seen.chain == ()
    board = Board(card("Mega-Mech", "p1.hand"), poro)
    board.play("p1", "Mega-Mech", to="p1.base")
    board.play("p1", "Trifarian Gloryseeker", to="p1.base")
    board.settle()
    assert board["Trifarian Gloryseeker"].buffed


def test_812_1_c_a_countered_card_counts_for_legion_and_triggers_nothing() -> None:
    board = Board(
        card("Trifarian Gloryseeker", "p1.hand"),
        card("Ravenbloom Student", "p1.base"),
        card("Discipline", "p1.hand"),
        card("Defy", "p2.hand"),
    )
    board.play("p1", "Discipline", "Ravenbloom Student")
    board.passes("p1")
    board.play("p2", "Defy", "Discipline")
    board.settle()
    assert board["Ravenbloom Student"].might == 2, "425.1.b: it was not played"
    assert board.drawn("p1") == 0
    board.play("p1", "Trifarian Gloryseeker", to="p1.base")
    board.settle()
    assert board["Trifarian Gloryseeker"].buffed


def test_709_a_unit_becomes_mighty_as_what_weakened_it_expires() -> None:
    board = Board(
        card("Fiora, Worthy", "p1.base"),
        unit("X", 5, "p1.base", state="exhausted"),
        card("Stupefy", "p1.hand"),
        players={"p1": PlayerSetup(resources=Resources(energy=5, power={"any": 5}), runes={"order": 1})},
    )
    board.play("p1", "Stupefy", "X")
    board.settle()
    assert board["X"].might == 4
    board.end_turn("p1")
    board.answer("p1", optional=True)
    board.settle()
    assert board.seen.active == "p2", "317.2.f: the Expiration Step again, then the next turn"
    assert not board["X"].exhausted


def test_816_1_b_temporary_dies_before_scoring() -> None:
    board = Board(card("Sprite", "at.A"), start=True)
    assert board.seen.chain == ("ability:Sprite",)
    board.settle()
    assert board.named("Sprite") == []
    assert board.points("p1") == 0


def test_817_vision_recycles_the_top_card_or_leaves_it() -> None:
    for recycle in (True, False):
        board = Board(
            card("Mystic Poro", "p1.hand"),
            card("Void Seeker", "p1.deck"),
            players={**AMPLE, "p1": PlayerSetup(resources="ample", deck=("Void Seeker",))},
        )
        board.play("p1", "Mystic Poro", to="p1.base")
        board.settle()
        board.answer("p1", optional=recycle)
        board.end_turn("p1")
        board.settle("turn")
        assert board.place("Void Seeker") == ("p1.deck" if recycle else "p1.hand")


def test_419_4_a_playing_is_complete_when_the_spell_has_resolved() -> None:
    board = Board(
        card("Ravenbloom Student", "p1.base"), unit("X", 1, "p1.base"), card("Discipline", "p1.hand")
    )
    board.play("p1", "Discipline", "X")
    assert board.seen.chain == ("Discipline",)
    board.settle("item")
    assert board.seen.chain == ("ability:Ravenbloom Student",)
    assert not board.may(play("Discipline", "X"))
