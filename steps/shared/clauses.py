"""The clauses behind an action that say how it is done: "choosing Unit X, then choosing Unit Y"."""

import re
from collections.abc import Mapping

from adapters.port import Choice
from steps.errors import WrongText
from steps.names import Names
from steps.registry import Registry
from steps.templates import Slot
from steps.words import Language


def clauses_slot(
    registry: Registry, words: Mapping[Language, str], examples: Mapping[Language, tuple[str, ...]]
) -> Slot:
    """Return the slot of the clauses that the registry has; ``words`` are what they begin with."""
    between: Mapping[Language, re.Pattern[str]] = {
        "en": re.compile(rf"(?<!then)(?<!not)(?:, and|,| and)? (?=(?:{words['en']}) )", re.IGNORECASE),
        "zh": re.compile(rf"，(?=(?:{words['zh']}))"),
    }

    def read(text: str, names: Names) -> tuple[Choice, ...]:
        if not text.strip():
            return ()
        language: Language = "zh" if text.startswith("，") else "en"
        parts = [part for part in between[language].split(text) if part]
        return tuple(registry.read("clause", part, language, names).make() for part in parts)

    def say(value: tuple[Choice, ...], language: Language, names: Names) -> str:
        parts: list[str] = []
        for number, choice in enumerate(value):
            said = registry.say("clause", choice, language, names)
            if said is None:
                raise WrongText(f"no words for {choice!r}")
            if language == "zh":
                again = number and said.startswith("选择")
                parts.append(f"，再{said}" if again else f"，{said}")
            else:
                again = number and said.startswith("choosing ")
                parts.append(f" then {said}" if again else f" {said}")
        return "".join(parts)

    def fits(value: object) -> bool:
        return isinstance(value, tuple) and all(
            any(
                phrase.slots_of(choice) is not None
                for phrase in registry.phrases
                if phrase.section == "clause"
            )
            for choice in value
        )

    return Slot(
        pattern={
            "en": rf"(?:,? (?:and )?(?:{words['en']}) .+)?",
            "zh": rf"(?:，(?:{words['zh']}).*)?",
        },
        read=read,
        say=say,
        examples=examples,
        fits=fits,
    )


def add_choosing(registry: Registry) -> None:
    """Define the clauses of targets and modes."""
    registry.add("clause", "choosing {chosen}", "选择{chosen}", lambda chosen: chosen)
    registry.add("clause", "then choosing {chosen}", "再选择{chosen}", lambda chosen: chosen)
    registry.add(
        "clause",
        ("choosing nothing", "then choosing nothing"),
        ("不选择目标", "不选择"),
        lambda: Choice("target", pick=()),
    )
    registry.add("clause", "in mode {mode}", "模式为{mode}", lambda mode: Choice("mode", pick=(mode,)))
