"""Each verdict and each kind of failure, by an engine that earns it."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec import UNSET

from adapters.checked import Checked
from adapters.loading import EngineUnusableError
from adapters.port import (
    Begin,
    Choice,
    Choose,
    EngineError,
    Move,
    Observation,
    Pass,
    Play,
    Question,
    Reason,
    Settle,
    Unsupported,
    Waiting,
)
from steps.case import Allowed, Asked, Because, Case, Count, Fact, NotOffered, Offered, Step
from tests.touchstone.scripted import (
    ALL_BUT_MAY,
    DEAD,
    PLAY,
    POSITION,
    RESOLVE,
    Answer,
    Scripted,
    make_case,
    moved,
    refuse,
)
from touchstone.suite import Suite
from touchstone.verdicts import Finding

USED = moved("Hidden Blade", "chain", used=(0,), chain=("Hidden Blade",))
KILLED = moved("Unit X", "p2.trash", chain=())
ASKS = Question("p1", "target", ("Unit X", "Unit Y"))


def run(case: Case, engine: Scripted, *others: Case) -> Finding:
    known = {other.id: other for other in (case, *others)}
    suite = Suite("scripted", known.get, lambda case, line: f"line {line}", lambda: engine)
    suite._forced = lambda case, edition: frozenset()  # type: ignore[method-assign]
    return suite.finding(case, "radiance")


def test_pass() -> None:
    assert run(make_case(), Scripted(USED, KILLED)) == Finding("pass")


def test_fact_names_step_expected_seen_rule_and_source() -> None:
    finding = run(make_case(), Scripted(USED, moved("Unit Y", "p2.trash")))
    assert finding == Finding(
        "fail",
        kind="fact",
        line=12,
        step="line 12",
        expected="Unit X place: the opponent's trash",
        seen="Unit X place: the opponent's base",
        rule="428.1",
        source="core-1.4#428.1",
    )


def test_refused() -> None:
    finding = run(make_case(), Scripted(refuse("wrong timing")))
    assert (finding.kind, finding.line, finding.seen) == ("refused", 10, "wrong timing")


def test_a_choice_that_is_ignored_is_unasked_even_if_the_result_is_right() -> None:
    finding = run(make_case(), Scripted(moved("Hidden Blade", "chain"), KILLED))
    assert (finding.kind, finding.line) == ("unasked", 10)
    assert finding.expected == "a question for a target: Unit X"


def test_if_asked_may_go_unasked() -> None:
    lenient = Step(10, PLAY.action, if_asked=True)
    case = make_case(lenient, RESOLVE, DEAD)
    assert run(case, Scripted(moved("Hidden Blade", "chain"), KILLED)).verdict == "pass"


def test_an_answer_left_over_because_it_was_forced_is_not_unasked() -> None:
    forced = Choice("target", pick=("Unit X",), player="p1")
    engine = Scripted(moved("Hidden Blade", "chain", forced=(forced,)), KILLED)
    assert run(make_case(), engine).verdict == "pass"


def test_a_late_question_is_answered_from_the_choice_sent_earlier() -> None:
    engine = Scripted(moved("Hidden Blade", "chain"), moved("Unit Y", "p2.base", question=ASKS), KILLED)
    assert run(make_case(), engine).verdict == "pass"
    assert engine.acts[-1] == Choose("p1", (Choice("target", pick=("Unit X",)),))


def test_a_question_of_another_kind_is_answered_if_only_one_choice_fits() -> None:
    engine = Scripted(
        moved("Hidden Blade", "chain"),
        moved("Unit Y", "p2.base", question=msgspec.structs.replace(ASKS, kind="cost")),
        KILLED,
    )
    assert run(make_case(), engine).verdict == "pass"
    assert engine.acts[-1] == Choose("p1", (Choice("cost", pick=("Unit X",)),))


def test_a_question_to_another_player_is_not_answered() -> None:
    asks = msgspec.structs.replace(ASKS, player="p2")
    finding = run(make_case(), Scripted(moved("Hidden Blade", "chain", question=asks)))
    assert finding.kind == "unanswered"


def test_unanswered_names_the_options() -> None:
    case = make_case(Step(10, Play("p1", "Hidden Blade")), RESOLVE, DEAD)
    finding = run(case, Scripted(moved("Hidden Blade", "chain", question=ASKS)))
    assert (finding.kind, finding.line) == ("unanswered", 10)
    assert finding.seen == "you are asked for a target: Unit X, Unit Y"


def test_unanswered_at_the_end_of_the_case() -> None:
    case = make_case(PLAY, DEAD)
    engine = Scripted(
        moved("Unit X", "p2.trash", used=(0,), question=Question("p2", "optional", ("yes", "no")))
    )
    assert run(case, engine).kind == "unanswered"


def test_the_only_answer_is_given() -> None:
    case = make_case(Step(10, Play("p1", "Hidden Blade")), DEAD)
    engine = Scripted(moved("Hidden Blade", "chain", question=Question("p1", "target", ("Unit X",))), KILLED)
    assert run(case, engine).verdict == "pass"


def test_a_question_the_case_looks_at_is_left_open() -> None:
    case = make_case(Step(10, Play("p1", "Hidden Blade")), Step(11, expects=Offered("p1", ("Unit X",))))
    engine = Scripted(moved("Hidden Blade", "chain", question=Question("p1", "target", ("Unit X",))))
    assert run(case, engine).verdict == "pass"
    assert len(engine.acts) == 1


def test_an_engine_that_asks_the_same_for_ever_is_stopped() -> None:
    asks = moved("Hidden Blade", "chain", question=Question("p1", "target", ("Unit X",)))
    case = make_case(Step(10, Play("p1", "Hidden Blade")), DEAD)
    assert run(case, Scripted(*[asks] * 1000)).kind == "unanswered"


def test_choose_answers_the_open_question() -> None:
    case = make_case(
        Step(10, Play("p1", "Hidden Blade")),
        Step(11, Choose("p1", (Choice("target", pick=("Unit X",)),))),
        DEAD,
    )
    assert run(case, Scripted(moved("Hidden Blade", "chain", question=ASKS), KILLED)).verdict == "pass"


def test_choose_what_is_not_offered_is_refused() -> None:
    case = make_case(
        Step(10, Play("p1", "Hidden Blade")),
        Step(11, Choose("p1", (Choice("target", pick=("Hidden Blade",)),))),
        DEAD,
    )
    finding = run(case, Scripted(moved("Hidden Blade", "chain", question=ASKS), KILLED))
    assert (finding.kind, finding.line) == ("refused", 11)


def test_choose_where_nobody_asks_is_unasked() -> None:
    case = make_case(PLAY, Step(11, Choose("p1", (Choice("target", pick=("Unit X",)),))), DEAD)
    finding = run(case, Scripted(moved("Unit X", "p2.trash", used=(0,))))
    assert (finding.kind, finding.line) == ("unasked", 11)


@pytest.mark.parametrize(
    ("expects", "kind"),
    [
        (Offered("p1", ("Unit X", "Unit Y")), None),
        (Offered("p1", ("Unit Y", "Unit X"), "target"), None),
        (Offered("p1", ("Unit X", "Unit Y"), "cost"), "fact"),
        (Offered("p1", ("Unit X",)), "fact"),
        (Offered("p2", ("Unit X", "Unit Y")), "fact"),
        (NotOffered("p1", "Hidden Blade"), None),
        (NotOffered("p1", "Unit X"), "fact"),
        (Asked("p1", "target"), None),
        (Asked("p2"), "fact"),
        (Asked(None), "fact"),
    ],
)
def test_questions(expects: Offered | NotOffered | Asked, kind: str | None) -> None:
    case = make_case(Step(10, Play("p1", "Hidden Blade")), Step(11, expects=expects))
    finding = run(case, Scripted(moved("Hidden Blade", "chain", question=ASKS)))
    assert finding.kind == kind


# -- may and may not ----------------------------------------------------------------------------------------

FORBIDDEN = Step(13, expects=Allowed(Play("p1", "Hidden Blade"), legal=False))
ALLOWED = Step(13, expects=Allowed(Play("p1", "Hidden Blade"), legal=True))
EVIDENT = (Step(9, Settle("chain")), DEAD)


def test_an_illegal_action_that_is_taken_is_accepted() -> None:
    finding = run(make_case(*EVIDENT, FORBIDDEN), Scripted(KILLED, moved("Hidden Blade", "chain")))
    assert (finding.kind, finding.line) == ("accepted", 13)


def test_an_illegal_action_that_is_refused_passes() -> None:
    assert run(make_case(*EVIDENT, FORBIDDEN), Scripted(KILLED, refuse())).verdict == "pass"


def test_a_choice_that_is_not_offered_is_refused_and_then_undone() -> None:
    forbidden = Step(
        13,
        expects=Allowed(
            Play("p1", "Hidden Blade", choices=(Choice("target", pick=("Hidden Blade",)),)), legal=False
        ),
    )
    engine = Scripted(KILLED, moved("Hidden Blade", "chain", question=ASKS))
    assert run(make_case(*EVIDENT, forbidden, DEAD), engine).verdict == "pass"
    assert sum(isinstance(request, Begin) for request in engine.requests) == 2


@pytest.mark.parametrize("yes", [True, False])
@pytest.mark.parametrize(("used", "kind"), [((), None), ((0,), "accepted")])
def test_something_optional_that_is_not_offered_is_refused(
    yes: bool, used: tuple[int, ...], kind: str | None
) -> None:
    paying = Play("p1", "Hidden Blade", choices=(Choice("optional", yes=yes),))
    engine = Scripted(KILLED, moved("Hidden Blade", "chain", used=used))
    case = make_case(*EVIDENT, Step(13, expects=Allowed(paying, legal=False)))
    assert run(case, engine).kind == kind


@pytest.mark.parametrize(
    ("after", "kind"),
    [
        (moved("Hidden Blade", "p1.hand"), None),
        (refuse(), None),
        (moved("Hidden Blade", "chain"), "accepted"),
    ],
)
def test_an_action_that_is_asked_about_and_undone_is_refused(after: Answer, kind: str | None) -> None:
    unpaid = Play("p1", "Hidden Blade", choices=(Choice("optional", yes=False),))
    asks = moved("Hidden Blade", "chain", question=Question("p1", "optional", ("yes", "no")))
    case = make_case(*EVIDENT, Step(13, expects=Allowed(unpaid, legal=False)))
    engine = Scripted(KILLED, asks, after)
    assert run(case, engine).kind == kind
    assert engine.acts[2] == Choose("p1", (Choice("optional", yes=False),))


def test_looking_changes_nothing() -> None:
    still = Step(14, expects=Fact("object:Hidden Blade", "place", "p1.hand"))
    engine = Scripted(KILLED, moved("Hidden Blade", "chain"))
    assert run(make_case(*EVIDENT, ALLOWED, still), engine).verdict == "pass"


def test_an_engine_that_does_not_do_the_same_again_is_an_error() -> None:
    class Drifting(Scripted):
        def handle(self, request: object) -> object:  # type: ignore[override]
            if isinstance(request, Begin) and self.requests[1:]:
                self.answers = (moved("Unit Y", "p2.trash"),)
            return super().handle(request)  # type: ignore[arg-type]

    finding = run(make_case(*EVIDENT, ALLOWED), Drifting(KILLED, moved("Hidden Blade", "chain")))
    assert (finding.verdict, finding.kind) == ("error", "replay")


@pytest.mark.parametrize(("legal", "kind"), [(True, "accepted"), (False, None)])
def test_an_engine_that_can_say_is_asked(legal: bool, kind: str | None) -> None:
    engine = Scripted(KILLED, can=(*ALL_BUT_MAY, "may"), may=legal)
    assert run(make_case(*EVIDENT, FORBIDDEN), engine).kind == kind
    assert len(engine.acts) == 1


def test_a_legal_action_that_is_refused() -> None:
    assert run(make_case(*EVIDENT, ALLOWED), Scripted(KILLED, refuse())).kind == "refused"


# -- reactions and reasons ----------------------------------------------------------------------------------


def test_a_reaction_includes_the_passes_before_it() -> None:
    react = Step(10, Play("p2", "Hidden Blade"), reacting=True)
    engine = Scripted(moved("Unit X", "p2.base", waiting=Waiting("p2", "action")), KILLED)
    assert run(make_case(react, DEAD), engine).verdict == "pass"
    assert engine.acts == [Pass("p1"), Play("p2", "Hidden Blade")]


def test_a_reaction_to_nothing_ends() -> None:
    react = Step(10, Play("p2", "Hidden Blade"), reacting=True)
    assert run(make_case(react, DEAD), Scripted()).kind == "fact"


@pytest.mark.parametrize(
    ("cited", "kind"), [("428.1", None), ("428.1.a", None), ("428.10", "fact"), ("428", "fact")]
)
def test_reasons_are_checked_of_engines_that_show_them(cited: str, kind: str | None) -> None:
    case = make_case(PLAY, RESOLVE, DEAD, Step(13, expects=Because("428.1")))
    killed = moved("Unit X", "p2.trash", reasons=(Reason(cited, "killed"),))
    assert run(case, Scripted(USED, killed, can=(*ALL_BUT_MAY, "reasons"))).kind == kind
    assert run(case, Scripted(USED, killed)).kind is None


# -- what is not the engine's answer ------------------------------------------------------------------------


def test_a_position_that_reads_back_differently_is_an_error_of_setup() -> None:
    finding = run(make_case(), Scripted(begin=moved("Unit X", "at.A")))
    assert (finding.verdict, finding.kind) == ("error", "setup")
    assert (finding.expected, finding.seen) == ("Unit X place: p2.base", "Unit X place: at.A")


def test_a_crash_is_recorded_and_the_next_case_meets_a_new_engine() -> None:
    made: list[Scripted] = []

    def factory() -> Scripted:
        made.append(Scripted(RuntimeError("boom")) if not made else Scripted(USED, KILLED))
        return made[-1]

    suite = Suite("scripted", factory=factory)
    suite._forced = lambda case, edition: frozenset()  # type: ignore[method-assign]
    finding = suite.finding(make_case(), "radiance")
    assert (finding.verdict, finding.line, finding.seen) == ("crash", 10, "RuntimeError: boom")
    assert suite.finding(make_case(id="rb-y"), "radiance").verdict == "pass"
    assert len(made) == 2


def test_an_engine_that_does_not_start_is_unusable() -> None:
    def factory() -> Scripted:
        raise RuntimeError("no licence")

    with pytest.raises(EngineUnusableError, match="scripted does not start: RuntimeError: no licence"):
        Suite("scripted", factory=factory)


def test_an_error_of_the_engine() -> None:
    finding = run(make_case(), Scripted(EngineError("internal", "lost count")))
    assert (finding.verdict, finding.kind, finding.seen) == ("error", "internal", "lost count")


def test_a_reply_that_is_none_is_invalid() -> None:
    checked = Checked(Scripted(lambda shown: None))  # type: ignore[arg-type, return-value]
    suite = Suite("scripted", factory=lambda: checked)
    suite._forced = lambda case, edition: frozenset()  # type: ignore[method-assign]
    finding = suite.finding(make_case(), "radiance")
    assert finding.verdict == "invalid"
    assert finding.seen == "the answer to act is a NoneType, not a reply of adapters.port"


@pytest.mark.parametrize(
    ("engine", "missing"),
    [
        (Scripted(Unsupported("action:play")), ("action:play",)),
        (Scripted(can=()), ("stand_in",)),
        (Scripted(games={"riftbound": ("unleashed",)}), ("edition",)),
        (Scripted(cards=("OGN-001",)), ("card:Hidden Blade",)),
        (Scripted(cards=("OGN-001",), can=()), ("stand_in", "card:Hidden Blade")),
    ],
)
def test_unsupported_says_what_is_missing(engine: Scripted, missing: tuple[str, ...]) -> None:
    finding = run(make_case(), engine)
    assert (finding.verdict, finding.missing) == ("unsupported", missing)


def test_a_fact_that_is_not_shown_is_unsupported() -> None:
    def dark(shown: Observation) -> Observation:
        objects = tuple(msgspec.structs.replace(item, stunned=UNSET) for item in shown.objects)
        return msgspec.structs.replace(shown, objects=objects)

    stunned = Step(12, expects=Fact("object:Unit X", "stunned", True))
    finding = run(make_case(RESOLVE, stunned), Scripted(dark))
    assert (finding.verdict, finding.missing) == ("unsupported", ("fact:stunned",))


# -- vacuous passes -----------------------------------------------------------------------------------------

STILL = Step(12, expects=Fact("object:Unit X", "place", "p2.base"))


def test_a_pass_of_what_held_before_is_vacuous() -> None:
    finding = run(make_case(STILL), Scripted())
    assert finding.verdict == "vacuous"
    assert "it names no control" in (finding.seen or "")


@pytest.mark.parametrize(
    ("answers", "verdict"),
    [((USED, KILLED), "pass"), ((USED,), "vacuous")],
)
def test_a_control_makes_it_count(
    answers: tuple[Callable[[Observation], Observation], ...], verdict: str
) -> None:
    control = make_case(id="rb-x.control")
    assert run(make_case(STILL, control=control.id), Scripted(*answers), control).verdict == verdict


def test_two_cases_cannot_vouch_for_each_other() -> None:
    left, right = make_case(STILL, control="rb-y"), make_case(STILL, id="rb-y", control="rb-x")
    assert run(left, Scripted(), right).verdict == "vacuous"


def test_a_file_of_ones_own_may_ask_the_oracle_without_a_control() -> None:
    case = make_case(STILL, id="a.feature:3", path="a.feature", line=3)
    assert Suite("oracle", factory=Scripted).finding(case, "radiance").verdict == "pass"
    assert run(case, Scripted()).verdict == "vacuous"


def test_a_case_that_expects_nothing_is_vacuous() -> None:
    case = make_case(RESOLVE, id="a.feature:3", path="a.feature", line=3)
    finding = Suite("oracle", factory=Scripted).finding(case, "radiance")
    assert (finding.verdict, finding.expected) == ("vacuous", "an expectation")


@pytest.mark.parametrize("expects", [FORBIDDEN.expects, ALLOWED.expects])
def test_a_permission_alone_shows_nothing(expects: Allowed) -> None:
    engine = Scripted(can=(*ALL_BUT_MAY, "may"), may=expects.legal)
    assert run(make_case(Step(12, expects=expects)), engine).verdict == "vacuous"


# -- names --------------------------------------------------------------------------------------------------


def test_what_is_made_is_found_by_its_name() -> None:
    def make(shown: Observation) -> Observation:
        gold = msgspec.structs.replace(shown.objects[0], ref="new:7", card="Gold", place="p1.base")
        return msgspec.structs.replace(shown, objects=(*shown.objects, gold))

    steps = (
        Step(10, Settle("chain")),
        Step(11, expects=Fact("object:made:Gold#1", "place", "p1.base")),
        Step(12, expects=Count("Gold", 1, "p1.base", exhausted=False)),
        Step(13, Play("p1", "made:Gold#1")),
    )
    engine = Scripted(make)
    assert run(make_case(*steps), engine).verdict == "pass"
    assert engine.acts[-1] == Play("p1", "new:7")
    assert run(make_case(*steps[2:]), Scripted(make)).kind == "fact"
    finding = run(make_case(steps[0], Step(13, Play("p1", "made:Gold#2"))), Scripted(make))
    assert (finding.kind, finding.seen) == ("fact", "the second Gold has not been made")


def test_a_battlefield_that_is_made_is_a_place_by_its_name() -> None:
    def make(shown: Observation) -> Observation:
        pit = msgspec.structs.replace(shown.objects[0], ref="new:3", card="Baron Pit", place="at.new:3")
        there = [
            msgspec.structs.replace(item, place="at.new:3") if item.ref == "Unit X" else item
            for item in shown.objects
        ]
        return msgspec.structs.replace(
            shown, objects=(*there, pit), battlefields={**shown.battlefields, "new:3": None}
        )

    made = "at.made:Baron Pit#1"
    steps = (
        Step(10, Settle("chain")),
        Step(11, expects=Fact("object:Unit X", "place", made)),
        Step(12, expects=Count("Unit X", 1, made)),
        Step(13, Move("p1", ("Unit Y",), made)),
    )
    engine = Scripted(make)
    assert run(make_case(*steps), engine).verdict == "pass"
    assert engine.acts[-1] == Move("p1", ("Unit Y",), "at.new:3")
    elsewhere = Step(11, expects=Fact("object:Unit Y", "place", made))
    finding = run(make_case(steps[0], elsewhere), Scripted(make))
    assert finding.expected == "Unit Y place: the Baron Pit"
    finding = run(make_case(elsewhere), Scripted(make))
    assert finding.kind == "fact"


def test_ids_and_expected_values_never_reach_an_engine() -> None:
    engine = Scripted(USED, KILLED)
    run(make_case(), engine)
    begin = next(request for request in engine.requests if isinstance(request, Begin))
    assert begin == Begin("riftbound", "radiance", POSITION, "rb-x")
    assert "p2.trash" not in repr(engine.requests)
