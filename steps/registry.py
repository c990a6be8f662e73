"""The phrases of a game: each defined once, read from both languages and written in both.

A phrase of a step has a function that turns slots into a value of the case language.  Called with holes
instead of values it shows the shape of that value, so the way back, from a value to the words, needs no
second definition.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeAlias

import msgspec

from steps.errors import WrongText, suggest
from steps.names import Names
from steps.templates import Slots, Template, slot_of
from steps.words import LANGUAGES, Language, tidy

Section: TypeAlias = Literal["given", "when", "then", "clause"]

_COROUTINE = (
    0x80 | 0x200
)  # CO_COROUTINE, CO_ASYNC_GENERATOR: importing inspect to ask costs more than the rest
_hole = re.compile("\0(\\w+)\0")


class RegistryError(Exception):
    """A phrase table is wrong: found when it is imported."""


class Hole:
    """Stands for the value of a slot where the shape of a phrase's value is taken."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return f"\0{self.name}\0"


def unify(shape: Any, value: Any, found: dict[str, Any]) -> bool:
    """Whether a value has the shape; fills in what stands at its holes.

    >>> found = {}
    >>> unify((f"object:{Hole('object')}", Hole("number")), ("object:Unit X", 3), found), found
    (True, {'object': 'Unit X', 'number': 3})
    >>> unify(1, True, {})
    False
    """
    if isinstance(shape, Hole):
        return bool(found.setdefault(shape.name, value) == value)
    if isinstance(shape, str) and "\0" in shape:
        if not isinstance(value, str):
            return False
        parts = _hole.split(shape)
        pattern = "".join(f"(?P<{part}>.+)" if odd % 2 else re.escape(part) for odd, part in enumerate(parts))
        match = re.fullmatch(pattern, value, re.DOTALL)
        return match is not None and all(
            found.setdefault(name, text) == text for name, text in match.groupdict().items()
        )
    if type(shape) is not type(value):
        return False
    if isinstance(shape, msgspec.Struct):
        return all(
            unify(getattr(shape, name), getattr(value, name), found) for name in shape.__struct_fields__
        )
    if isinstance(shape, tuple):
        return len(shape) == len(value) and all(
            unify(one, other, found) for one, other in zip(shape, value, strict=True)
        )
    return bool(shape == value)


@dataclass(frozen=True, eq=False)
class Phrase:
    """One thing that can be said, in both languages."""

    section: Section
    forms: Mapping[Language, tuple[Template, ...]]
    """The first of a language is the one that is written."""
    make: Callable[..., Any]
    back: Callable[[Any], Any] | None = None
    """The way from a value to the slots where the shape does not show it; for ``given``, to each line."""
    table: bool = False

    @cached_property
    def shape(self) -> Any:
        """The value with holes for the slots."""
        return self.make(**{name: Hole(name) for name in self.forms["en"][0].names})

    def slots_of(self, value: Any) -> Mapping[str, Any] | None:
        """Return the slots that give this value, or None if the phrase does not say it."""
        form = self.forms["en"][0]
        if self.back is not None:
            slots: Mapping[str, Any] | None = self.back(value)
            return slots
        found: dict[str, Any] = {}
        if not unify(self.shape, value, found):
            return None
        for name, part in found.items():
            if not (form.may_be_absent(name) if part is None else slot_of(form.slots, name).fits(part)):
                return None
        return found

    def lines_of(self, position: Any) -> Iterator[Mapping[str, Any]]:
        """Return the slots of each line under Given that says this of a position."""
        assert self.back is not None
        yield from self.back(position)

    def say(self, values: Mapping[str, Any], language: Language, names: Names) -> str:
        """Return the line with these slots."""
        return self.forms[language][0].say(values, names)


@dataclass(frozen=True)
class Match:
    """A line that was understood."""

    phrase: Phrase
    slots: Mapping[str, Any]

    def make(self, *context: Any) -> Any:
        """Return what the phrase makes of its slots."""
        return self.phrase.make(*context, **self.slots)


@dataclass
class Registry:
    """The phrases of one game.

    >>> registry = Registry({})
    >>> async def later(): ...
    >>> registry.add("when", "you wait", "我方等待", later)
    Traceback (most recent call last):
    steps.registry.RegistryError: "you wait": an async function would never run
    """

    slots: Slots
    phrases: list[Phrase] = field(default_factory=list)

    def add(
        self,
        section: Section,
        en: str | Sequence[str],
        zh: str | Sequence[str],
        make: Callable[..., Any],
        *,
        back: Callable[[Any], Any] | None = None,
        table: bool = False,
    ) -> None:
        """Define a phrase; further forms of a language are read and never written."""
        forms: dict[Language, tuple[Template, ...]] = {
            "en": self._forms(en, "en"),
            "zh": self._forms(zh, "zh"),
        }
        first = forms["en"][0]
        code = getattr(make, "__code__", None)
        if code is None or code.co_flags & _COROUTINE:
            raise RegistryError(f'"{first.text}": an async function would never run')
        for form in (*forms["en"], *forms["zh"]):
            if form.names != first.names:
                raise RegistryError(f'"{form.text}" and "{first.text}" differ in their slots')
        self.phrases.append(Phrase(section, forms, make, back, table))

    def _forms(self, texts: str | Sequence[str], language: Language) -> tuple[Template, ...]:
        texts = (texts,) if isinstance(texts, str) else texts
        return tuple(Template(text, language, self.slots) for text in texts)

    def finish(self) -> "Registry":
        """Refuse texts that mean two things; call it once, when the table is complete."""
        for section, others in self._by_section.items():
            for phrase in others:
                for language in LANGUAGES:
                    for form in phrase.forms[language]:
                        self._refuse_twice(section, phrase, form, others)
        return self

    def _refuse_twice(self, section: Section, phrase: Phrase, form: Template, others: list[Phrase]) -> None:
        for text in form.examples():
            lowered = text.casefold()
            for other in others:
                if other is phrase:
                    continue
                for rival in other.forms[form.language]:
                    if rival.could_be(lowered) and rival.match(text) is not None:
                        raise RegistryError(f'{section}: "{text}" is both "{form.text}" and "{rival.text}"')

    @cached_property
    def _by_section(self) -> dict[Section, list[Phrase]]:
        sections: dict[Section, list[Phrase]] = {}
        for phrase in self.phrases:
            sections.setdefault(phrase.section, []).append(phrase)
        return sections

    @cached_property
    def _index(self) -> dict[tuple[Section, Language], list[tuple[str, Template, Phrase]]]:
        index: dict[tuple[Section, Language], list[tuple[str, Template, Phrase]]] = {}
        for phrase in self.phrases:
            for language in LANGUAGES:
                index.setdefault((phrase.section, language), []).extend(
                    (form.key, form, phrase) for form in phrase.forms[language]
                )
        return index

    def read(self, section: Section, text: str, language: Language, names: Names) -> Match:
        """Understand a line; the language is where to look first, a line in the other is understood too.

        Raises :class:`WrongText` with the nearest phrase, or with what is wrong in a slot.
        """
        problem: WrongText | None = None
        for tried in (language, *(other for other in LANGUAGES if other != language)):
            line = tidy(text, tried)
            lowered = line.casefold()
            matches = []
            for key, form, phrase in self._index.get((section, tried), ()):
                if key in lowered and (texts := form.match(line)) is not None:
                    try:
                        matches.append(Match(phrase, _values(form, texts, names)))
                    except WrongText as wrong:
                        problem = problem or wrong
            if len(matches) > 1:
                both = " and ".join(f'"{match.phrase.forms[tried][0].text}"' for match in matches)
                raise WrongText(f'"{text}" could mean two things: {both}')
            if matches:
                return matches[0]
        seems: Language = language if re.search("[a-z]{2}", text, re.IGNORECASE) else "zh"
        raise problem or WrongText(self._unknown(section, text, seems))

    def _unknown(self, section: Section, text: str, language: Language) -> str:
        for other, phrases in self._by_section.items():
            if other not in (section, "clause") and any(
                form.could_be(line.casefold()) and form.match(line)
                for tried in LANGUAGES
                for line in (tidy(text, tried),)
                for phrase in phrases
                for form in phrase.forms[tried]
            ):
                return f'"{text}" belongs under {other.capitalize()}, not under {section.capitalize()}'
        return self._wrong_player(text, language) or (
            f'unknown phrase "{text}"{self._nearest(section, text, language)}'
        )

    def _wrong_player(self, text: str, language: Language) -> str:
        """Return what to say of a line that begins with nearly a player."""
        players = self.slots["player"].examples[language] if "player" in self.slots else ()
        for player in players:
            size = len(player.split()) if language == "en" else len(player)
            start = " ".join(text.split()[:size]) if language == "en" else text[:size]
            if start.casefold() not in players and suggest(start, [player], cutoff=0.75):
                return f'unknown player "{start}"{suggest(start, [player])}'
        return ""

    def _nearest(self, section: Section, text: str, language: Language) -> str:
        from difflib import SequenceMatcher  # a line that means nothing is rare

        said = _bits(text, language)

        def like(bit: str) -> float:
            near = max((SequenceMatcher(None, bit, word).ratio() for word in said), default=0.0)
            return near if near > 0.7 else 0.0

        def likeness(form: Template) -> float:
            near = [like(bit) for piece in form.fragments for bit in _bits(piece, language)]
            near += [max(like(others), like(yours)) for others, yours in form.verbs]
            fixed = sum(near) / max(len(near), 0.4 * len(said))
            return fixed + SequenceMatcher(None, text, form.examples()[0]).ratio() if fixed > 0.3 else 0.0

        forms = [phrase.forms[language][0] for phrase in self._by_section.get(section, ())]
        best = max(forms, key=likeness, default=None)
        if best is None or likeness(best) < 0.75:
            return "; `touchstone phrases` lists what can be said"
        return f'; did you mean, for example, "{best.examples()[0]}"?'

    def examples(self, section: Section, language: Language) -> list[str]:
        """Return one line for each phrase of a section."""
        return [phrase.forms[language][0].examples()[0] for phrase in self._by_section.get(section, ())]

    def say(self, section: Section, value: Any, language: Language, names: Names) -> str | None:
        """Return the words for a value, or None if no phrase says it."""
        for phrase in self._by_section.get(section, ()):
            slots = phrase.slots_of(value)
            if slots is not None:
                return phrase.say(slots, language, names)
        return None

    def given(self) -> list[Phrase]:
        """Return the phrases that make a position, in the order in which they are written."""
        return self._by_section.get("given", [])


def _values(form: Template, texts: Mapping[str, str | None], names: Names) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, text in texts.items():
        slot = slot_of(form.slots, name)
        if text is None or (slot.absent is not None and text == slot.absent.get(form.language)):
            values[name] = None
        else:
            values[name] = slot.read(text, names)
    return values


def _bits(text: str, language: Language) -> list[str]:
    """Return what two lines may share: words, in Chinese signs."""
    return re.findall(r"[a-z']+" if language == "en" else r"\w", text.casefold())
