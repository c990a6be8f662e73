"""What lint finds, and what it lets pass."""

from pathlib import Path

import msgspec
import pytest

from adapters.mirror import mirror
from steps.case import Allowed, Because, Both, Case, DeckLegal, Expectation
from steps.compile import compile_path, compile_text
from steps.errors import CaseError
from steps.lint import lint
from steps.sources import Document, Edition, Sources, load_sources
from tests.steps.writing import POSITION, feature
from touchstone.facts import judge
from touchstone.names import Names
from touchstone.speech import Speech

SOURCES = Sources(
    {
        "faq": Document("faq", Both("FAQ", "问答"), "Riot Games", "official"),
        "core": Document("core", Both("Core Rules", "核心规则"), "Riot Games", "rules"),
        "page": Document("page", Both("Page", "页面"), "Somebody", "community"),
    },
    (
        Edition("spiritforged", Both("a", "甲"), sets=("OGN", "OGS", "SFD")),
        Edition("unleashed", Both("b", "乙"), sets=("UNL",)),
        Edition("vendetta", Both("c", "丙"), sets=("VEN",)),
    ),
)
TAGS = "@id:a-case @rule:359.3.e.14.a @source:faq#flash @since:spiritforged"
TEXTS = """\
    Title (zh) 一
    Q (en) What?
    Q (zh) 什么？
    A (en) This.
    A (zh) 这个。

"""
STEPS = (
    "When you play Hidden Blade choosing Unit X",
    "And the chain resolves",
    "Then Unit X is in the opponent's trash",
    "And rule 359.3.e.14.a is why",
)


def already(case: Case, expectation: Expectation) -> bool | None:
    """Whether an expectation holds in the position as an engine would show it."""
    if isinstance(expectation, Allowed | DeckLegal | Because):
        return None
    position = case.position
    judged = judge(expectation, mirror(position), Names(position), Speech(case.game, "en", position))
    return None if judged.missing else judged.holds


def text(*steps: str, tags: str = TAGS, texts: str = TEXTS, position: str = POSITION) -> str:
    head = f"@game:riftbound\nFeature: A test\n\n  {tags}\n  Scenario: One\n{texts}"
    return feature(*steps, position=position, head=head)


def problems(source: str, *others: str, corpus: bool = True) -> list[str]:
    cases = []
    for number, part in enumerate((source, *others)):
        result = compile_text(part, f"{number}.feature")
        assert not result.errors, str(result.errors[0])
        cases += result.cases
    found = lint(cases, {"riftbound": SOURCES}, corpus=corpus, already=already)
    return [problem.message for problem in found if problem.path == "0.feature"]


def test_a_good_case_has_no_problem() -> None:
    assert problems(text(*STEPS)) == []


def test_the_corpus_has_none() -> None:
    root = Path(__file__).parents[2] / "features"
    cases, errors = [], []
    for path in sorted(root.rglob("*.feature")):
        result = compile_path(path, path.relative_to(root).as_posix())
        cases += result.cases
        errors += result.errors
    assert errors == []
    sources = {path.parent.name: load_sources(path) for path in root.glob("*/sources.toml")}
    assert [str(problem) for problem in lint(cases, sources, already=already)] == []


TAG_PROBLEMS = [
    ("@id:", "@rule:1 @source:faq#x @since:spiritforged @derived", "no @id"),
    ("upper id", TAGS.replace("a-case", "A_case"), "is no id"),
    ("no source", "@id:a @since:spiritforged", "no @source"),
    ("document", TAGS.replace("faq#", "fqa#"), 'has no document "fqa"; did you mean faq?'),
    ("item", TAGS.replace("#flash", ""), "write faq#ITEM"),
    ("rule item", TAGS.replace("faq#flash", "core#999.9"), "there is no rule 999.9"),
    ("against", TAGS + " @against:nobody#x", 'has no document "nobody"'),
    ("both", TAGS + " @against:faq#flash", "is a @source too"),
    ("rule", TAGS.replace("359.3.e.14.a", "359.3.e.99"), "@rule:359.3.e.99: there is no such rule"),
    ("no since", "@id:a @source:faq#x", "no @since"),
    ("edition", TAGS.replace("spiritforged", "spiritforge"), "did you mean spiritforged?"),
    ("until", TAGS.replace("spiritforged", "unleashed") + " @until:spiritforged", "is before @since"),
    ("no control there", TAGS + " @control:b-case", "there is no such case; did you mean a-case?"),
    ("own control", TAGS + " @control:a-case", "not its own control"),
]


@pytest.mark.parametrize(
    ("tags", "wrong"), [row[1:] for row in TAG_PROBLEMS], ids=[row[0] for row in TAG_PROBLEMS]
)
def test_tags(tags: str, wrong: str) -> None:
    found = problems(text(*STEPS, tags=tags))
    assert any(wrong in message for message in found), found


@pytest.mark.parametrize("line", ["Title (zh)", "Q (en)", "Q (zh)", "A (en)", "A (zh)"])
def test_both_languages(line: str) -> None:
    texts = "".join(f"{other}\n" for other in TEXTS.splitlines() if line not in other)
    assert any(f'"{line}" is missing' in message for message in problems(text(*STEPS, texts=texts)))


def test_a_range_does_not_begin_before_the_set_of_a_card() -> None:
    position = POSITION.replace("Flash     ", "Smite     ")
    found = problems(text(*STEPS, position=position))
    assert found == ["@since:spiritforged is before Smite, whose set comes with unleashed"]
    assert problems(text(*STEPS, position=position, tags=TAGS.replace("spiritforged", "unleashed"))) == []


def test_a_rule_is_never_the_only_expectation() -> None:
    found = problems(text(*STEPS[:2], STEPS[3].replace("And", "Then")), corpus=False)
    assert found == ["a rule is never the only expectation: say what must be true"]


def test_an_expected_rule_exists() -> None:
    found = problems(text(*STEPS[:3], "And rule 359.99 is why"))
    assert len(found) == 1
    assert "rule 359.99: there is no such rule" in found[0]


def test_who_can_pay_for_anything_is_not_asked_for_energy() -> None:
    position = POSITION + "    And both players can pay for anything\n"
    found = problems(text(*STEPS, "And you have 0 energy", position=position))
    assert found == ["a player who can pay for anything is topped up: expect nothing of energy or power"]


@pytest.mark.parametrize(
    "step",
    [
        "Then you may not play Hidden Blade choosing Draven, Audacious",
        "Then Unit X is at battlefield A",
        "Then Unit X has damage 1",
        "Then there is no Gold",
        "Then the opponent has drawn no card",
        "Then nobody is asked",
        "Then you may not choose Unit X",
        "Then the chain is empty",
    ],
)
def test_what_proves_nothing_needs_a_control(step: str) -> None:
    found = problems(text(STEPS[0], step))
    assert len(found) == 1
    assert found[0].startswith("no @control")
    shown = text(*STEPS, tags=TAGS.replace("a-case", "b-case"))
    assert problems(text(STEPS[0], step, tags=TAGS + " @control:b-case"), shown) == []


def test_a_control_shows_something_happening_in_the_same_editions() -> None:
    still = text(STEPS[0], "Then nobody is asked", tags=TAGS + " @control:b-case")
    as_still = text(STEPS[0], "Then nobody is asked", tags=TAGS.replace("a-case", "b-case"))
    assert problems(still, as_still) == ["@control:b-case: that case shows nothing happening either"]
    later = text(*STEPS, tags=TAGS.replace("a-case", "b-case").replace("spiritforged", "unleashed"))
    assert problems(still, later) == ["@control:b-case: it does not hold in all editions of this case"]


def test_ids_and_titles_stand_once() -> None:
    assert problems(text(*STEPS), text(*STEPS)) == []
    cases = compile_text(text(*STEPS), "0.feature").cases
    twin = msgspec.structs.replace(cases[0], line=20)
    found = [str(problem) for problem in lint([*cases, twin], {"riftbound": SOURCES})]
    assert found == [
        "0.feature:20: @id:a-case stands at 0.feature:5 too",
        '0.feature:20: the title "One" stands at line 5 too',
        '0.feature:20: the title "一" stands at line 5 too',
    ]


def test_no_then() -> None:
    assert "no Then: nothing is expected" in problems(text(STEPS[0]))
    assert problems(text(STEPS[0]), corpus=False) == []


def test_printed_card_text() -> None:
    texts = TEXTS.replace("This.", "[Hidden] Kill a unit. (This isn't a move.)")
    found = problems(text(*STEPS, texts=texts))
    assert found == ['A reads like printed card text ("[Hidden]"): use words of your own']


def test_a_card_that_chooses_has_a_decoy() -> None:
    position = POSITION.replace(
        "      | Unit W (2)               | Opponent | battlefield A |           |\n", ""
    )
    found = problems(text(*STEPS, position=position))
    assert found == ["Hidden Blade chooses, and no case has another choice standing before the right one"]
    assert (
        problems(text(*STEPS, position=position), text(*STEPS, tags=TAGS.replace("a-case", "b-case"))) == []
    )


def test_outside_the_corpus_only_what_is_there_is_checked() -> None:
    plain = feature(*STEPS)
    assert problems(plain, corpus=False) == []
    assert problems(text(*STEPS, tags="@source:nobody#x"), corpus=False) == [
        '@source:nobody#x: sources.toml has no document "nobody"'
    ]


# -- sources.toml -------------------------------------------------------------------------------------------


def test_the_authority_of_a_case_is_the_highest_of_its_sources() -> None:
    case = compile_text(text(*STEPS), "a.feature").cases[0]
    assert SOURCES.authority(case) == "official"
    lower = msgspec.structs.replace(case, sources=("page#x", "core#054.1"))
    assert SOURCES.authority(lower) == "rules"
    assert SOURCES.authority(msgspec.structs.replace(case, sources=())) == "derived"


@pytest.mark.parametrize(
    ("toml", "wrong"),
    [
        ("[[document]\n", "broken TOML"),
        ('[[document]]\nid = "a"\n', '"title_en" is missing'),
        (
            '[[document]]\nid = "a"\ntitle_en = "a"\ntitle_zh = "a"\nissuer = "a"\nauthority = "king"\n',
            'unknown authority "king"',
        ),
        ('[[edition]]\nid = "a"\ncolour = "a"\n', 'unknown key "colour"'),
    ],
)
def test_a_broken_sources_file(tmp_path: Path, toml: str, wrong: str) -> None:
    path = tmp_path / "sources.toml"
    path.write_text(toml, "utf-8")
    with pytest.raises(CaseError, match=wrong):
        load_sources(path)


def test_the_sources_of_riftbound_can_be_read() -> None:
    sources = load_sources(Path(__file__).parents[2] / "features" / "riftbound" / "sources.toml")
    assert [edition.id for edition in sources.editions][-1] == "radiance"
    assert sources.documents["faq-vendetta"].authority == "official"
