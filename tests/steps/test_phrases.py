"""The registry refuses what would silently go wrong, and every phrase reads back what it says."""

import pytest

from steps.errors import WrongText
from steps.game import GAMES, game
from steps.names import Catalogue, Names
from steps.phrases import HEADINGS, phrase_list, phrases
from steps.registry import Registry, RegistryError
from steps.riftbound.words import SLOTS
from steps.templates import Template
from steps.words import LANGUAGES, Language

RIFTBOUND = game("riftbound")
OBJECTS = {
    "riftbound": ("Unit X (3)", "Unit Y (2)", "Hidden Blade"),
    "grand_archive": ("Ally X (2/3)", "Ally Y (2/3)", "Woodland Squirrels", "Blightroot", "Weapon W (1/2)"),
}


def names(of: str = "riftbound") -> Names:
    known = Names(game(of).catalogue)
    for text in OBJECTS[of]:
        known.declare(text)
    return known


def test_a_text_that_would_be_two_phrases_is_refused() -> None:
    registry = Registry(SLOTS)
    registry.add("then", "{object} is ready", "{object}处于活跃状态", lambda object: object)  # noqa: A006
    registry.add("then", "{object} is {mode}", "{object}为{mode}", lambda object, mode: mode)  # noqa: A006
    with pytest.raises(RegistryError, match='"Unit X is ready" is both'):
        registry.finish()


def test_a_text_that_would_be_two_phrases_in_chinese_is_refused() -> None:
    registry = Registry(SLOTS)
    registry.add("when", "you wait", "我方让过", lambda: None)
    registry.add("when", "you pass", "我方让过", lambda: None)
    with pytest.raises(RegistryError, match="我方让过"):
        registry.finish()


def test_an_async_function_is_refused() -> None:
    async def later() -> None: ...

    with pytest.raises(RegistryError, match="async"):
        Registry(SLOTS).add("when", "you wait", "我方等待", later)


def test_forms_with_other_slots_are_refused() -> None:
    with pytest.raises(RegistryError, match="differ in their slots"):
        Registry(SLOTS).add("when", "{player} waits", "等待", lambda player: player)


@pytest.mark.parametrize("of", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_every_phrase_is_understood(language: Language, of: str) -> None:
    known, registry = names(of), game(of).phrases
    for phrase in registry.phrases:
        for form in phrase.forms[language]:
            for text in form.examples():
                match = registry.read(phrase.section, text, language, known)
                assert match.phrase is phrase, text


@pytest.mark.parametrize("of", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_says_the_same_in_both_languages(language: Language, of: str) -> None:
    known, registry = names(of), game(of).phrases
    for example in phrases(of):
        if example.section == "given":
            continue
        english = registry.read(example.section, example.en, "en", known).make()
        chinese = registry.read(example.section, example.zh, "zh", known).make()
        assert english == chinese, example
        said = registry.say(example.section, english, language, known)
        assert said is not None
        assert registry.read(example.section, said, language, known).make() == english


def test_a_line_of_the_other_language_is_understood_too() -> None:
    match = RIFTBOUND.phrases.read("when", "我方让过", "en", names())
    assert match.slots == {"player": "p1"}


def test_a_line_with_two_meanings_names_both() -> None:
    registry = Registry(SLOTS)
    registry.add("then", "{object} is {mode}", "{object}为{mode}", lambda object, mode: mode)  # noqa: A006
    registry.add("then", "{card} is {mode}", "{card}是{mode}", lambda card, mode: mode)
    with pytest.raises(WrongText, match="could mean two things"):
        registry.read("then", "Hidden Blade is odd", "en", names())


def test_the_list_has_every_phrase_under_its_heading() -> None:
    for language in LANGUAGES:
        lines = list(phrase_list("riftbound", language))
        headings = [line for line in lines if line and not line.startswith(" ")]
        assert headings == [HEADINGS[section][language] for section in HEADINGS]
    assert len(phrases()) == len(RIFTBOUND.phrases.phrases)


def test_verbs_follow_the_player() -> None:
    form = Template("{player} <reacts|react> with {object}", "en", SLOTS)
    said = [
        form.say({"player": player, "object": "Hidden Blade"}, Names(Catalogue(())))
        for player in ("p1", "p2")
    ]
    assert said == ["you react with Hidden Blade", "the opponent reacts with Hidden Blade"]
