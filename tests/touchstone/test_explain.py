"""An explanation: the board, each step with what the engine did, the answer that came out, the sources."""

from adapters.port import Illegal, Play, Question, Reason
from steps.case import Allowed, Fact, Step
from steps.words import Language
from tests.touchstone.scripted import ALL_BUT_MAY, DEAD, PLAY, RESOLVE, Scripted, make_case, moved
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.explain import Explanation
from touchstone.suite import Job, Suite

RESOLVED = moved(
    "Unit X", "p2.trash", chain=(), reasons=(Reason("456", "recalled", of=("Unit X",), by="Hidden Blade"),)
)


def explain(*answers: object, language: Language = "en", **more: object) -> list[str]:
    engine = Scripted(*answers, can=(*ALL_BUT_MAY, "reasons"))  # type: ignore[arg-type]
    suite = Suite("oracle", factory=lambda: engine)
    steps = more.pop("steps", (PLAY, RESOLVE, DEAD))
    case = make_case(*steps, **more)  # type: ignore[misc]
    return list(Explanation(Job(case, "radiance"), suite, Documents(Corpus()), language).lines())


PLAYED = moved("Hidden Blade", "chain", used=(0,), chain=("Hidden Blade",))


def test_each_step_and_under_it_what_was_done_by_which_rule() -> None:
    shown = explain(PLAYED, RESOLVED)
    start = shown.index("What happens")
    assert shown[start + 1 : start + 6] == [
        "  you play Hidden Blade choosing Unit X",
        "      chain: Hidden Blade",
        "  the chain resolves",
        "      456            Hidden Blade recalls Unit X",
        "  Unit X is in the opponent's trash",
    ]
    assert shown[shown.index("Answer") + 1] == (
        "  Unit X goes from the opponent's base to the opponent's trash; "
        "Hidden Blade goes from your hand to the chain."
    )


def test_the_position_is_drawn() -> None:
    shown = explain(PLAYED, RESOLVED)
    start = shown.index("Position")
    assert shown[start + 1 : start + 5] == [
        "  You: points 0, cards in hand 1, cards in the deck 10",
        "    your hand: Hidden Blade",
        "  The opponent: points 0, cards in hand 0, cards in the deck 10",
        "    the opponent's base: Unit X 3; Unit Y 3",
    ]


def test_in_chinese() -> None:
    shown = "\n".join(explain(PLAYED, RESOLVED, language="zh"))
    assert "我方打出【暗刃】" in shown
    assert "【暗刃】召回" in shown
    assert "Unit" not in shown.split("\n", 1)[1]


def test_questions_show_their_options_and_what_was_chosen() -> None:
    asked = moved("Hidden Blade", "chain", question=Question("p1", "target", ("Unit X", "Unit Y")))
    shown = explain(asked, RESOLVED, RESOLVED)
    assert "      question: you are asked for a target: Unit X, Unit Y" in shown
    assert "      a target chosen by you: Unit X" in shown


def test_what_is_not_allowed_is_part_of_the_answer() -> None:
    forbidden = Step(13, expects=Allowed(Play("p1", "Hidden Blade"), legal=False))
    shown = explain(Illegal("wrong timing"), steps=(forbidden,))
    assert "      the rules forbid it" in shown
    assert shown[shown.index("Answer") + 1] == "  You may not play Hidden Blade."


def test_a_case_that_stops_says_where_and_why() -> None:
    wrong = Step(12, expects=Fact("object:Unit Y", "place", "p2.trash"))
    shown = explain(PLAYED, RESOLVED, steps=(PLAY, RESOLVE, wrong))
    assert "      does not hold: Unit Y place: the opponent's base" in shown


def test_a_scenario_without_then_is_explained() -> None:
    shown = explain(PLAYED, RESOLVED, steps=(PLAY, RESOLVE))
    assert "Unit X goes from" in shown[shown.index("Answer") + 1]


def test_all_statements_are_shown_and_why_the_first_prevails() -> None:
    shown = explain(PLAYED, RESOLVED, sources=("faq-vendetta#flash",), against=("judge-zh-2026-05-11#12",))
    start = shown.index("Sources")
    assert shown[start + 1].startswith("  official, Vendetta FAQ and clarifications, 2026-08-14, flash")
    assert shown[start + 2].endswith("2026-05-11, 12, says otherwise")
    assert shown[start + 3] == "  The first prevails: official stands above judges."
