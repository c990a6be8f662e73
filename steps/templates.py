"""The text forms of a phrase: a template in one language, read and written.

A template is plain text with ``{slot}`` for what varies, ``[...]`` for what may be left out, and
``<reacts|react>`` for a verb that follows the player: the first form for others, the second for You.  A slot
may be numbered (``{object_2}``) where a phrase has two of a kind.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from steps.names import Names
from steps.words import Language

_token = re.compile(r"\{(\w+)\}|<([^|>]*)\|([^>]*)>|\[([^\]]*)\]")


@dataclass(frozen=True)
class Slot:
    """What may stand at one place of a template.

    ``fits`` says which values the slot can write; ``absent`` is how a language writes "not said" (None).
    """

    pattern: Mapping[Language, str]
    read: Callable[[str, Names], Any]
    say: Callable[[Any, Language, Names], str]
    examples: Mapping[Language, tuple[str, ...]]
    fits: Callable[[Any], bool] = lambda value: value is not None
    absent: Mapping[Language, str] | None = None


Slots = Mapping[str, Slot]


def slot_of(slots: Slots, name: str) -> Slot:
    """Return the slot behind a name that may be numbered."""
    return slots[name.partition("_")[0]]


class Template:
    """One text form of a phrase."""

    def __init__(self, text: str, language: Language, slots: Slots) -> None:
        self.text = text
        self.language: Language = language
        self.slots = slots
        self.names: frozenset[str] = frozenset(re.findall(r"\{(\w+)\}", text))
        self.optional: frozenset[str] = frozenset(
            name for group in re.findall(r"\[([^\]]*)\]", text) for name in re.findall(r"\{(\w+)\}", group)
        )
        fixed = _token.sub("\0", text).casefold().split("\0")
        self.verbs = [(others, yours) for _, others, yours, _ in _token.findall(text) if yours]
        self.fragments = tuple(piece for piece in fixed if piece.strip())
        self.key = max(self.fragments, key=len, default="")
        """The longest fixed part: a text without it is not this phrase."""

    @cached_property
    def regex(self) -> re.Pattern[str]:
        """The whole line as a regular expression, with one group a slot."""
        return re.compile(self._pattern(self.text), re.IGNORECASE if self.language == "en" else 0)

    def _pattern(self, text: str) -> str:
        parts = []
        start = 0
        for found in _token.finditer(text):
            parts.append(re.escape(text[start : found.start()]))
            slot, others, yours, group = found.groups()
            if slot is not None:
                parts.append(f"(?P<{slot}>{slot_of(self.slots, slot).pattern[self.language]})")
            elif group is not None:
                parts.append(f"(?:{self._pattern(group)})?")
            else:
                parts.append(f"(?:{re.escape(others)}|{re.escape(yours)})")
            start = found.end()
        parts.append(re.escape(text[start:]))
        return "".join(parts)

    def could_be(self, lowered: str) -> bool:
        """Whether all fixed parts stand in the text, in order: cheap, and true of every real match."""
        at = 0
        for piece in self.fragments:
            at = lowered.find(piece, at)
            if at < 0:
                return False
            at += len(piece)
        return True

    def match(self, text: str) -> dict[str, str | None] | None:
        """Return the texts of the slots, or None if the line is another phrase."""
        found = self.regex.fullmatch(text)
        return None if found is None else found.groupdict()

    def say(self, values: Mapping[str, Any], names: Names) -> str:
        """Return the line with these values in the slots."""
        return self._say(self.text, values, names)

    def _say(self, text: str, values: Mapping[str, Any], names: Names) -> str:
        def put(found: re.Match[str]) -> str:
            slot, others, yours, group = found.groups()
            if slot is not None:
                return self._slot(slot, values[slot], names)
            if group is not None:
                inside = re.findall(r"\{(\w+)\}", group)
                return (
                    self._say(group, values, names)
                    if all(values[name] is not None for name in inside)
                    else ""
                )
            return yours if values.get("player") == "p1" else others

        return _token.sub(put, text)

    def _slot(self, name: str, value: Any, names: Names) -> str:
        slot = slot_of(self.slots, name)
        if value is None and slot.absent is not None:
            return slot.absent[self.language]
        return slot.say(value, self.language, names)

    def may_be_absent(self, name: str) -> bool:
        """Whether this form can write None in the slot."""
        slot = slot_of(self.slots, name)
        return name in self.optional or (slot.absent is not None and self.language in slot.absent)

    def examples(self) -> list[str]:
        """Return lines of this form: one for each example of its most varied slot."""
        most = max((len(slot_of(self.slots, name).examples[self.language]) for name in self.names), default=1)
        return [self._example(self.text, number) for number in range(most)]

    def _example(self, text: str, number: int) -> str:
        def put(found: re.Match[str]) -> str:
            slot, others, yours, group = found.groups()
            if slot is not None:
                given = slot_of(self.slots, slot).examples[self.language]
                return given[(number + slot.endswith("_2")) % len(given)]
            if group is not None:
                return self._example(group, number)
            return yours if self._second_person(number) else others

        return _token.sub(put, text)

    def _second_person(self, number: int) -> bool:
        given = self.slots["player"].examples[self.language] if "player" in self.names else ("you",)
        return given[number % len(given)] in ("you", "我方")
