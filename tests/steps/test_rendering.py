"""Cases back to text: English to Chinese to English gives the same case."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adapters.port import (
    BattlefieldSetup,
    Choice,
    ObjectSetup,
    PlayerSetup,
    Position,
    Resources,
    Settle,
)
from steps.case import Both, Case, Step
from steps.compile import compile_path, compile_text
from steps.game import game
from steps.names import Names
from steps.registry import Phrase
from steps.rendering import bare, present, render, say
from steps.riftbound.cards import card_of
from steps.sources import load_sources
from steps.words import LANGUAGES, Language
from tests.steps.writing import compiled

RIFTBOUND = game("riftbound")
FEATURES = Path(__file__).parents[2] / "features" / "riftbound"
ENTRIES = list(RIFTBOUND.catalogue)


def through(case: Case, *languages: Language) -> Case:
    """Return what is left of a case after it was written and read in these languages, one after another."""
    for language in languages:
        text = render(case, language)
        result = compile_text(text)
        assert not result.errors, f"{result.errors[0]}\n{text}"
        case = result.cases[0]
        assert case.language == language
    return bare(case)


@pytest.mark.parametrize("path", sorted(FEATURES.rglob("*.feature")), ids=lambda path: path.stem)
def test_every_case_of_the_corpus_survives_both_languages(path: Path) -> None:
    result = compile_path(path)
    assert not result.errors
    for case in result.cases:
        assert through(case, "zh", "en") == bare(case)
        assert through(case, "en", "zh") == bare(case)


# -- cases that nobody wrote --------------------------------------------------------------------------------


def of_kind(*kinds: str, token: bool = False) -> list[Any]:
    return [entry for entry in ENTRIES if entry.kind in kinds and entry.token is token]


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position that can be: You hold battlefield A, the opponent holds B."""
    objects = [
        _stand_in("Unit X", "p1", "at.A", 3, damage=draw(st.integers(0, 2)), buffed=draw(st.booleans())),
        _stand_in("Unit Y", "p2", "at.B", 2, exhausted=draw(st.booleans())),
        _stand_in("Unit 丙", "p1", "p1.base", 1, controller=draw(st.sampled_from([None, "p2"]))),
    ]
    gear = draw(st.sampled_from(of_kind("gear")))
    down = draw(st.sampled_from(of_kind("spell", "unit")))
    others = draw(st.lists(st.sampled_from(of_kind("unit", "spell", "gear")), max_size=4))
    objects += draw(_off_board(others, [gear.name, down.name, *(entry.name for entry in others)]))
    objects.append(ObjectSetup("G1", card_of(gear), "p1", "at.A", attached_to="Unit X"))
    earlier = draw(st.booleans())
    objects.append(
        ObjectSetup("down", card_of(down), "p2", "at.B", face_down=earlier, hidden_this_turn=not earlier)
    )
    objects = draw(st.permutations(objects))
    fields = draw(st.sampled_from([None, *of_kind("battlefield")]))
    return Position(
        active=draw(st.sampled_from(["p1", "p2"])),
        phase=draw(st.sampled_from(["main", "start"])),
        players={player: draw(_players(player, objects)) for player in ("p1", "p2")},
        battlefields=(
            BattlefieldSetup("A", card_of(fields) if fields else None, draw(st.sampled_from([None, "p1"]))),
            BattlefieldSetup("B", None, draw(st.sampled_from([None, "p2"]))),
        ),
        objects=tuple(objects),
    )


def _stand_in(name: str, owner: str, place: str, might: int, **state: Any) -> ObjectSetup:
    declared = Names(RIFTBOUND.catalogue).declare(f"{name} ({might})")
    return ObjectSetup(declared[0], declared[1], owner, place, **state)


def _off_board(entries: list[Any], names: list[str]) -> st.SearchStrategy[list[ObjectSetup]]:
    """Cards off the board; where a card is there twice, each has a name of its own."""
    return st.tuples(
        *(
            st.builds(
                lambda owner, zone, number=number, entry=entry: ObjectSetup(
                    f"c{number}" if names.count(entry.name) > 1 else entry.name,
                    card_of(entry),
                    owner,
                    f"{owner}.{zone}",
                ),
                st.sampled_from(["p1", "p2"]),
                st.sampled_from(["hand", "trash", "banished", "deck"]),
            )
            for number, entry in enumerate(entries)
        )
    ).map(list)


def _players(player: str, objects: list[ObjectSetup]) -> st.SearchStrategy[PlayerSetup]:
    amounts = st.dictionaries(st.sampled_from(["fury", "calm", "order"]), st.integers(1, 3), max_size=2)
    pool = st.builds(
        lambda energy, power, any_power: Resources(energy, power | ({"any": any_power} if any_power else {})),
        st.integers(0, 9),
        amounts,
        st.integers(0, 2),
    )
    return st.builds(
        PlayerSetup,
        resources=st.one_of(st.just("ample"), pool),
        points=st.integers(0, 7),
        xp=st.integers(0, 3),
        deck=st.just(tuple(item.ref for item in objects if item.place == f"{player}.deck")),
        filler=st.integers(0, 20),
        runes=amounts,
        scored=st.sampled_from([(), ("A",), ("B", "A")]),
        rune_deck=st.sampled_from([None, 0, 1, 7]),
        deck_list=st.sampled_from([(), ("Neeko, Blending In",), ("Flash", "Draven, Audacious")]),
        sideboard=st.sampled_from([(), ("Neeko, Blending In", "Flash")]),
        legends=st.sampled_from([(), _LEGENDS[player]]),
    )


_words = Names(RIFTBOUND.catalogue)
_LEGENDS = {
    "p1": tuple(_words.legend(name) for name in ("Legend P", "Legend Q", "Draven, Glorious Executioner")),
    "p2": (_words.legend("Legend K"),),
}


def _values(slot: str, position: Position) -> st.SearchStrategy[Any]:
    refs = [item.ref for item in position.objects] + ["made:Gold#1", "made:Recruit#3"]
    places = [
        "at.made:Baron Pit#1",
        "at.made:Baron Pit#2",
        "at.A",
        "at.B",
        "p1.base",
        "p2.hand",
        "p1.trash",
        "p2.banished",
        "p1.deck",
        "p2.champion",
    ]
    some = st.lists(st.sampled_from(refs), min_size=1, max_size=3, unique=True).map(tuple)
    chosen = st.one_of(
        some.map(lambda pick: Choice("target", pick=pick)),
        st.sampled_from(places).map(lambda place: Choice("place", pick=(place,))),
        st.sampled_from(["p1", "p2"]).map(lambda player: Choice("player", pick=(player,))),
    )
    modes = st.sampled_from(["stun", "ready", "something else"])
    clause = st.one_of(
        chosen,
        st.just(Choice("target", pick=())),
        some.map(lambda pick: Choice("cost", pick=pick)),
        st.booleans().map(lambda yes: Choice("optional", yes=yes)),
        modes.map(lambda mode: Choice("mode", pick=(mode,))),
    )
    strategies: dict[str, Callable[[], st.SearchStrategy[Any]]] = {
        "player": lambda: st.sampled_from(["p1", "p2", "p3"]),
        "your": lambda: st.sampled_from(["p1", "p2"]),
        "object": lambda: st.sampled_from(refs),
        "objects": lambda: some,
        "card": lambda: st.sampled_from([entry.name for entry in of_kind("unit", "gear", token=True)]),
        "place": lambda: st.sampled_from(places),
        "where": lambda: st.sampled_from(places),
        "area": lambda: st.sampled_from([None, *places]),
        "battlefield": lambda: st.sampled_from(["A", "B"]),
        "domain": lambda: st.sampled_from(["fury", "calm", "mind", "body", "chaos", "order"]),
        "chosen": lambda: chosen,
        "option": lambda: st.sampled_from([*refs, *places, "p1", "p2"]),
        "options": lambda: st.lists(
            st.sampled_from([*refs, *places, "p1", "p2"]), min_size=1, max_size=3, unique=True
        ).map(tuple),
        "shares": lambda: st.dictionaries(st.sampled_from(refs), st.integers(0, 9), min_size=1, max_size=3),
        "mode": lambda: modes,
        "readiness": lambda: st.sampled_from([None, True, False]),
        "rule": lambda: st.sampled_from(["054.1", "359.3.e.14.a"]),
        "clauses": lambda: st.lists(clause, max_size=3).map(tuple),
        "act": lambda: _steps(position, [phrase for phrase in STEP_PHRASES if _is_askable(phrase)]).map(
            _as_you
        ),
    }
    kind = slot.partition("_")[0]
    return strategies[kind]() if kind in strategies else st.integers(0, 9)


STEP_PHRASES = [phrase for phrase in RIFTBOUND.phrases.phrases if phrase.section in ("when", "then")]


def _as_you(step: Step) -> Step:
    assert step.action is not None
    assert not isinstance(step.action, Settle)
    return msgspec.structs.replace(step, action=msgspec.structs.replace(step.action, player="p1"))


ASKABLE = [[(f"{verb}s", verb)] for verb in ("play", "react", "move", "hide", "use")]


def _is_askable(phrase: Phrase) -> bool:
    form = phrase.forms["en"][0]
    return phrase.section == "when" and form.verbs in ASKABLE


def _steps(position: Position, phrases: list[Phrase]) -> st.SearchStrategy[Step]:
    def of(phrase: Phrase) -> st.SearchStrategy[Step]:
        form = phrase.forms["en"][0]
        slots = {name: _values(name, position) for name in sorted(form.names)}
        slots |= {name: st.none() | slots[name] for name in form.optional & {"place"}}
        return st.fixed_dictionaries(slots).map(lambda values: phrase.make(**values))

    return st.sampled_from(phrases).flatmap(of)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    position = draw(positions())
    steps = draw(st.lists(_steps(position, STEP_PHRASES), min_size=1, max_size=5))
    return Case(
        "an-id",
        "riftbound",
        Both("A title", "标题"),
        position,
        tuple(steps),
        question=Both("", "问题"),
        tags=("game:riftbound", "id:an-id", "derived"),
        derived=True,
    )


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(cases())
def test_english_to_chinese_to_english_is_the_same_case(case: Case) -> None:
    assert through(case, "en", "zh", "en") == bare(case)


@pytest.mark.parametrize("phrase", STEP_PHRASES, ids=lambda phrase: phrase.forms["en"][0].text)
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_phrase_survives_both_languages(phrase: Phrase, data: st.DataObject) -> None:
    position = compiled("When you pass").position
    step = data.draw(_steps(position, [phrase]))
    case = Case("a", "riftbound", Both("t", "题"), position, (step,), tags=("game:riftbound", "id:a"))
    assert through(case, "zh", "en") == bare(case)


# -- for a reader -------------------------------------------------------------------------------------------


def test_a_step_is_said_in_either_language() -> None:
    case = compiled(
        "When the opponent reacts with Flash choosing Unit X and Unit W", "And you choose Unit X, if asked"
    )
    assert [say(step, case, "zh") for step in case.steps] == [
        "对方打出【闪现】作为反应，选择单位X和单位W为目标",
        "我方选择单位X为目标，若被询问",
    ]
    assert say(case.steps[0], case, "en") == "the opponent reacts with Flash choosing Unit X and Unit W"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_judge_sees_no_tags_and_no_words_of_testing(language: Language) -> None:
    documents = load_sources(FEATURES / "sources.toml").documents
    case = next(
        case
        for case in compile_path(FEATURES / "cards" / "hidden_blade.feature").cases
        if case.id == "rb-hb-flash"
    )
    page = present(case, language, documents)
    for word in ("@", "rb-hb-flash", "@control", "Given", "Scenario", "场景", "假如", "那么"):
        assert word not in page
    title, question, answer = case.title, case.question, case.answer
    for both in (title, question, answer):
        assert getattr(both, language) in page
    assert "359.3.e.14.a" in page
    if language == "zh":
        assert "依据规则：" in page
        assert "化神争锋 官方FAQ" in page
        assert "我方打出【暗刃】，选择单位X为目标" in page
