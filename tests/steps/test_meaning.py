"""What lines mean: one line of text, one value of the case language."""

import pytest

from adapters.port import Action, Activate, Choice, Choose, EndTurn, Hide, Move, Pass, Play, Resources, Settle
from steps.case import Allowed, Asked, Because, Count, Expectation, Fact, NotOffered, Offered, Step
from steps.compile import compile_text
from tests.steps.writing import FIRST_STEP_LINE, HEAD, POSITION, compiled, feature


def target(*pick: str) -> Choice:
    return Choice("target", pick=pick)


ACTIONS: list[tuple[str, Action]] = [
    ("you play Hidden Blade choosing Unit X", Play("p1", "Hidden Blade", None, (target("Unit X"),))),
    (
        "you play Hidden Blade choosing Draven, Audacious and Unit X",
        Play("p1", "Hidden Blade", None, (target("Draven, Audacious", "Unit X"),)),
    ),
    (
        "you play Hidden Blade choosing Unit X then choosing Unit W",
        Play("p1", "Hidden Blade", None, (target("Unit X"), target("Unit W"))),
    ),
    (
        "you play Hidden Blade to your base not paying the additional cost",
        Play("p1", "Hidden Blade", "p1.base", (Choice("optional", yes=False),)),
    ),
    (
        "you play Hidden Blade killing Unit X and paying Repeat, choosing nothing",
        Play(
            "p1",
            "Hidden Blade",
            None,
            (Choice("cost", pick=("Unit X",)), Choice("optional", yes=True), target()),
        ),
    ),
    (
        "you play Hidden Blade choosing Unit X moving it to battlefield B in mode stun",
        Play(
            "p1",
            "Hidden Blade",
            None,
            (target("Unit X"), Choice("place", pick=("at.B",)), Choice("mode", pick=("stun",))),
        ),
    ),
    (
        "you play Hidden Blade choosing battlefield A then choosing the opponent",
        Play("p1", "Hidden Blade", None, (Choice("place", pick=("at.A",)), Choice("player", pick=("p2",)))),
    ),
    (
        "the opponent moves Unit X and Unit W to the opponent's base",
        Move("p2", ("Unit X", "Unit W"), "p2.base"),
    ),
    ("the opponent uses the ability of H1", Activate("p2", "H1", 1)),
    (
        "you use ability 2 of Draven, Audacious choosing Unit X",
        Activate("p1", "Draven, Audacious", 2, (target("Unit X"),)),
    ),
    ("the opponent hides H2 at battlefield A", Hide("p2", "H2", "at.A")),
    ("the opponent passes", Pass("p2")),
    ("you end your turn", EndTurn("p1")),
    ("the opponent ends their turn", EndTurn("p2")),
    ("the next item resolves", Settle("item")),
    ("the chain resolves", Settle("chain")),
    ("the showdown ends", Settle("showdown")),
    ("the turn passes", Settle("turn")),
    ("you choose Unit X", Choose("p1", (target("Unit X"),))),
    ("you choose the second Gold", Choose("p1", (target("made:Gold#2"),))),
    ("you choose nothing", Choose("p1", (target(),))),
    ("you choose mode stun", Choose("p1", (Choice("mode", pick=("stun",)),))),
    ("you choose number 3", Choose("p1", (Choice("number", number=3),))),
    ("the opponent applies H1 first", Choose("p2", (Choice("replacement", pick=("H1",)),))),
    (
        "the opponent applies H1 to Unit X",
        Choose("p2", (Choice("replacement", pick=("H1",)), Choice("replacement", pick=("Unit X",)))),
    ),
    ("you accept", Choose("p1", (Choice("optional", yes=True),))),
    ("the opponent declines", Choose("p2", (Choice("optional", yes=False),))),
    ("you order Unit X, Unit W", Choose("p1", (Choice("order", pick=("Unit X", "Unit W")),))),
    ("you pay with Draven, Audacious", Choose("p1", (Choice("cost", pick=("Draven, Audacious",)),))),
    (
        "you assign 3 to Unit X and 2 to Draven, Audacious",
        Choose("p1", (Choice("amount", amounts={"Unit X": 3, "Draven, Audacious": 2}),)),
    ),
]

CHINESE: list[tuple[str, str]] = [
    ("我方打出【暗刃】，选择单位X为目标", "you play Hidden Blade choosing Unit X"),
    ("我方打出“暗刃”, 选择 单位X。", "you play Hidden Blade choosing Unit X"),
    ("对方打出【闪现】作为反应，选择单位X和单位W为目标",
     "the opponent reacts with Flash choosing Unit X and Unit W"),
    ("我方将【德莱文- 艺高胆大】移动到我方基地", "you move Draven, Audacious to your base"),
    ("我方将德莱文 — 艺高胆大移动到战场A", "you move Draven, Audacious to battlefield A"),
    ("对方先适用H1", "the opponent applies H1 first"),
    ("我方选择第二个【金币】指示物为目标", "you choose the second Gold"),
    ("我方打出【暗刃】，将其移动到战场B，不支付额外费用，模式为眩晕",
     "you play Hidden Blade moving it to battlefield B not paying the additional cost in mode stun"),
    ("对方决定不执行，若被询问", "the opponent declines, if asked"),
    ("对方决定不执行, 如被询问。", "the opponent declines, if asked"),
    ("对方将单位X移动至对方基地", "the opponent moves Unit X to the opponent's base"),
]  # fmt: skip

EXPECTATIONS: list[tuple[str, Expectation]] = [
    ("Unit X is at the opponent's base", Fact("object:Unit X", "place", "p2.base")),
    ("Unit X is in the opponent's trash", Fact("object:Unit X", "place", "p2.trash")),
    ("Unit X is at battlefield A", Fact("object:Unit X", "place", "at.A")),
    ("Hidden Blade is on the chain", Fact("object:Hidden Blade", "on_chain", True)),
    ("Hidden Blade is not on the chain", Fact("object:Hidden Blade", "on_chain", False)),
    ("the ability of H1 is on the chain", Fact("object:H1", "ability_on_chain", True)),
    ("Unit X is exhausted", Fact("object:Unit X", "exhausted", True)),
    ("the Gold is ready", Fact("object:made:Gold#1", "exhausted", False)),
    ("Unit X has no damage", Fact("object:Unit X", "damage", 0)),
    ("Unit X has damage 2", Fact("object:Unit X", "damage", 2)),
    ("Unit X has might 5", Fact("object:Unit X", "might", 5)),
    ("H1 is attached to Unit X", Fact("object:H1", "attached_to", "Unit X")),
    ("H1 is attached to nothing", Fact("object:H1", "attached_to", None)),
    ("you control Unit X", Fact("object:Unit X", "controller", "p1")),
    ("the opponent controls battlefield A", Fact("battlefield:A", "controller", "p2")),
    ("nobody controls battlefield A", Fact("battlefield:A", "controller", None)),
    ("you have drawn no card", Fact("player:p1", "drawn", 0)),
    ("you have drawn 1 card", Fact("player:p1", "drawn", 1)),
    ("the opponent has drawn 2 cards", Fact("player:p2", "drawn", 2)),
    ("the opponent has no points", Fact("player:p2", "points", 0)),
    ("the opponent has 1 point", Fact("player:p2", "points", 1)),
    ("you have 2 cards in hand", Fact("player:p1", "hand", 2)),
    ("you have 3 energy", Fact("player:p1", "energy", 3)),
    ("you have 1 order power", Fact("player:p1", "power.order", 1)),
    ("you have channeled 2 runes", Fact("player:p1", "channeled", 2)),
    ("Unit X is at the Baron Pit", Fact("object:Unit X", "place", "at.made:Baron Pit#1")),
    ("there are 2 Gold at the second Baron Pit", Count("Gold", 2, "at.made:Baron Pit#2")),
    ("there is no Legend P in your legend zone", Count("Legend P", 0, "p1.legend")),
    ("Legend P is in the opponent's legend zone", Fact("object:Legend P", "place", "p2.legend")),
    ("you may choose: Legend P, the Baron Pit", Offered("p1", ("Legend P", "at.made:Baron Pit#1"))),
    ("there is no Gold", Count("Gold", 0)),
    ("there is 1 Gold at your base, exhausted", Count("Gold", 1, "p1.base", True)),
    ("there are 2 Gold in the opponent's base, ready", Count("Gold", 2, "p2.base", False)),
    ("the chain is empty", Fact("game", "chain", 0)),
    ("the chain has 2 items", Fact("game", "chain", 2)),
    ("a showdown is open at battlefield A", Fact("game", "showdown", "A")),
    ("no showdown is open", Fact("game", "showdown", None)),
    ("you have won the combat", Fact("player:p1", "combat", "won")),
    ("it is the opponent's turn", Fact("game", "active", "p2")),
    ("nobody has won the game", Fact("game", "winner", None)),
    ("the opponent may choose: Draven, Audacious, Unit X", Offered("p2", ("Draven, Audacious", "Unit X"))),
    ("the opponent may choose to apply: H1, H2", Offered("p2", ("H1", "H2"), "replacement")),
    ("you may not choose Unit X", NotOffered("p1", "Unit X")),
    ("the opponent is asked", Asked("p2")),
    ("nobody is asked", Asked(None)),
    ("the opponent may decline", Asked("p2", "optional")),
    ("you may play Hidden Blade choosing Unit X",
     Allowed(Play("p1", "Hidden Blade", None, (target("Unit X"),)), legal=True)),
    ("the opponent may not move Unit X to battlefield B",
     Allowed(Move("p2", ("Unit X",), "at.B"), legal=False)),
    ("rule 359.3.e.14.a is why", Because("359.3.e.14.a")),
]  # fmt: skip


@pytest.mark.parametrize(("text", "action"), ACTIONS, ids=[text for text, _ in ACTIONS])
def test_an_action(text: str, action: Action) -> None:
    assert compiled(f"When {text}").steps == (Step(FIRST_STEP_LINE, action=action),)


@pytest.mark.parametrize(("text", "expectation"), EXPECTATIONS, ids=[text for text, _ in EXPECTATIONS])
def test_an_expectation(text: str, expectation: Expectation) -> None:
    position = POSITION + "    And you have chosen the legends Legend P and Leona, Radiant Dawn\n"
    assert compiled(f"Then {text}", position=position).steps == (
        Step(FIRST_STEP_LINE + 1, expects=expectation),
    )


@pytest.mark.parametrize(("chinese", "english"), CHINESE)
def test_chinese_means_the_same(chinese: str, english: str) -> None:
    assert compiled(f"When {chinese}").steps == compiled(f"When {english}").steps


def test_a_reaction_and_an_answer_if_asked() -> None:
    steps = compiled("When the opponent reacts with Flash", "And you choose Unit X, if asked").steps
    assert [(step.reacting, step.if_asked) for step in steps] == [(True, False), (False, True)]


def test_two_objects_of_one_card_are_called_by_their_own_names() -> None:
    position = compiled("When you pass").position
    hourglasses = [(item.ref, item.card.name) for item in position.objects if item.card.name.startswith("Z")]
    assert hourglasses == [("H1", "Zhonya's Hourglass"), ("H2", "Zhonya's Hourglass")]


def test_the_card_is_filled_in_from_the_catalogue() -> None:
    card = compiled("When you pass").position.objects[0].card
    assert (card.name, card.zh, card.number, card.type, card.energy) == (
        "Hidden Blade",
        "暗刃",
        "OGN-213",
        "spell",
        2,
    )


def test_lines_about_players() -> None:
    position = compiled(
        "When you pass",
        position=POSITION
        + """\
    And you have 3 energy and 1 order, 1 any power
    And the opponent has these runes: 2 order and 1 fury
    And the opponent has 7 points
    And you have scored battlefield B this turn
    And you have 0 more cards in the deck
    And you have 1 rune left in the rune deck
    And your deck list holds Flash and Neeko, Blending In
    And the opponent's sideboard holds Neeko, Blending In
    And the opponent has chosen the legends Legend P, Leona, Radiant Dawn and Legend Q
""",
    ).position
    you, opponent = position.players["p1"], position.players["p2"]
    assert you.resources == Resources(3, {"order": 1, "any": 1})
    assert (you.scored, you.filler, you.rune_deck) == (("B",), 0, 1)
    assert (you.deck_list, you.sideboard) == (("Flash", "Neeko, Blending In"), ())
    assert (opponent.deck_list, opponent.sideboard) == ((), ("Neeko, Blending In",))
    assert [(card.name, card.zh, card.stand_in) for card in opponent.legends] == [
        ("Legend P", "传奇P", True),
        ("Leona, Radiant Dawn", "曙光女神", False),
        ("Legend Q", "传奇Q", True),
    ]
    assert (opponent.runes, opponent.points) == ({"order": 2, "fury": 1}, 7)


def test_named_cards_in_a_deck_are_the_top_of_it_in_their_order() -> None:
    text = """\
    Given your turn is about to begin
    And the position:
      | object       | player | place |
      | Flash        | You    | deck  |
      | Hidden Blade | You    | deck  |
"""
    position = compiled("When you pass", position=text).position
    assert position.players["p1"].deck == ("Flash", "Hidden Blade")
    assert position.phase == "start"


def test_a_background_comes_before_each_scenario() -> None:
    text = feature(
        "When you pass",
        position="",
        head=f"@game:riftbound\nFeature: x\n\n  Background:\n{POSITION}\n  Scenario: One\n",
    )
    text += "\n  Scenario: Two\n    When the opponent passes\n"
    result = compile_text(text, "a.feature")
    assert not result.errors
    assert [len(case.position.objects) for case in result.cases] == [7, 7]
    assert result.cases[1].steps[0].action == Pass("p2")


def test_a_case_from_anywhere_needs_no_tags() -> None:
    case = compile_text(HEAD + "    When you pass\n", "mine/a.feature").cases[0]
    assert (case.id, case.game, case.since, case.title.en) == ("mine/a.feature:3", "riftbound", None, "One")
