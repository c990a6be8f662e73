"""Everything that can be said, each with an example in both languages."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from steps.game import Game, game
from steps.registry import Phrase, Section
from steps.rendering import aligned, names_of
from steps.words import LANGUAGES, Language

HEADINGS: Mapping[Section, Mapping[Language, str]] = {
    "given": {"en": "Given", "zh": "假如"},
    "when": {"en": "When", "zh": "当"},
    "clause": {"en": "When: how an action is done, after it", "zh": "当：动作之后的补充"},
    "then": {"en": "Then", "zh": "那么"},
}
"""The groups in their order."""


class Example(NamedTuple):
    """A phrase by an example in each language; the lines of its table follow the first."""

    section: Section
    en: str
    zh: str


def phrases(game_id: str = "riftbound") -> list[Example]:
    """Return an example of each phrase of a game, grouped as :data:`HEADINGS`.

    >>> [example for example in phrases() if example.en == "the chain resolves"]
    [Example(section='when', en='the chain resolves', zh='结算链全部结算')]
    """
    of = game(game_id)
    return [
        Example(section, *(_example(phrase, language, of) for language in LANGUAGES))
        for section in HEADINGS
        for phrase in of.phrases.phrases
        if phrase.section == section
    ]


def _example(phrase: Phrase, language: Language, of: Game) -> str:
    text = phrase.forms[language][0].examples()[0]
    if not phrase.table:
        return text
    position = of.example()
    tables = of.tables(position, names_of(position, of), language)
    name = next(phrase.lines_of(position))["table"]
    return "\n".join([text, *(f"  {row}" for row in aligned(tables[name]))])


def phrase_list(game_id: str, language: Language) -> Iterator[str]:
    """Return the phrases of a game as lines to print, under their headings.

    >>> lines = list(phrase_list("riftbound", "zh"))
    >>> lines[0], "  结算链全部结算" in lines
    ('假如', True)
    """
    before = ""
    for example in phrases(game_id):
        if example.section != before:
            if before:
                yield ""
            yield HEADINGS[example.section][language]
            before = example.section
        yield from (f"  {line}" for line in getattr(example, language).split("\n"))
