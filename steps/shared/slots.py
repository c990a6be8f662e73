"""Slots that phrases of every game have: players, objects, lists of them, numbers, what may be chosen."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from adapters.port import Choice
from steps.errors import WrongText
from steps.names import Names
from steps.shared.players import PLAYERS, POSSESSIVES, Table, spelled
from steps.templates import Slot
from steps.words import LANGUAGES, Language, cut, join, pieces

Examples = Mapping[Language, tuple[str, ...]]


def one_of(table: Table, what: str) -> Slot:
    """Return the slot of one word of a table."""
    return Slot(
        pattern={language: "|".join(shown[language] for shown in table.values()) for language in LANGUAGES},
        read=lambda text, names: spelled(table, text, what),
        say=lambda value, language, names: table[value][language],
        examples={language: tuple(shown[language] for shown in table.values()) for language in LANGUAGES},
        fits=lambda value: value in table,
    )


def counted(one: str, many: str, zh: str) -> Slot:
    """Return the slot of a number with its noun: ``1 card``, ``3 cards``; ``3张牌``."""

    def read(text: str, names: Names) -> int:
        number = re.match(r"\d+", text)
        if number is None:
            return max(1, "零一二三四五六七八九".find(text[0].replace("两", "二")))
        return int(number.group())

    return Slot(
        pattern={"en": rf"(?:\d+|an?|one) (?:{many}|{one})", "zh": rf"(?:\d+|[一二两三四五六七八九]){zh}"},
        read=read,
        say=lambda value, language, names: (
            f"{value}{zh}" if language == "zh" else f"{value} {one if value == 1 else many}"
        ),
        examples={"en": (f"2 {many}",), "zh": (f"2{zh}",)},
        fits=lambda value: type(value) is int and value >= 0,
    )


def object_slot(pattern: Mapping[Language, str], examples: Examples) -> Slot:
    """Return the slot of one object."""
    return Slot(
        pattern=pattern,
        read=lambda text, names: names.object(text),
        say=lambda value, language, names: names.say(value, language),
        examples=examples,
        fits=lambda value: isinstance(value, str),
    )


def objects_slot(pattern: Mapping[Language, str], examples: Examples) -> Slot:
    """Return the slot of several objects."""
    return Slot(
        pattern=pattern,
        read=lambda text, names: names.objects(text),
        say=lambda value, language, names: join([names.say(ref, language) for ref in value], language),
        examples=examples,
        fits=lambda value: isinstance(value, tuple) and bool(value),
    )


def card_slot(pattern: Mapping[Language, str], examples: Examples) -> Slot:
    """Return the slot of a card that is counted, by its name."""
    return Slot(
        pattern=pattern,
        read=lambda text, names: names.card_name(text),
        say=lambda value, language, names: names.say_card(value, language),
        examples=examples,
        fits=lambda value: isinstance(value, str),
    )


def _read_cards(text: str, names: Names) -> tuple[str, ...]:
    items = cut(text, lambda item: names.catalogue.find(item) is not None) or pieces(text)
    return tuple(names.catalogue.get(item).name for item in items)


def cards_slot(pattern: Mapping[Language, str], examples: Examples) -> Slot:
    """Return the slot of cards of the catalogue, by their names."""
    return Slot(
        pattern=pattern,
        read=_read_cards,
        say=lambda value, language, names: join(
            [names.catalogue.say(name, language) for name in value], language
        ),
        examples=examples,
    )


NUMBER = Slot(
    pattern=dict.fromkeys(LANGUAGES, r"\d+"),
    read=lambda text, names: int(text),
    say=lambda value, language, names: str(value),
    examples={"en": ("2",), "zh": ("2",)},
    fits=lambda value: type(value) is int and value >= 0,
)


def rule_slot(pattern: str, example: str) -> Slot:
    """Return the slot of the number of a rule."""
    return Slot(
        pattern=dict.fromkeys(LANGUAGES, pattern),
        read=lambda text, names: text.rstrip("."),
        say=lambda value, language, names: str(value),
        examples={"en": (example,), "zh": (example,)},
    )


def mode_slot(modes: Mapping[str, str], examples: Examples) -> Slot:
    """Return the slot of a mode; ``modes`` are their Chinese words."""

    def read(text: str, names: Names) -> str:
        return next((mode for mode, zh in modes.items() if zh == text), text)

    return Slot(
        pattern={"en": r"[\w'-]+(?: [\w'-]+)*?", "zh": r"[^，]+?"},
        read=read,
        say=lambda value, language, names: modes.get(value, value) if language == "zh" else value,
        examples=examples,
        fits=lambda value: isinstance(value, str),
    )


@dataclass(frozen=True)
class Places:
    """The places of a game in words."""

    read: Callable[[str, Names], str]
    say: Callable[[str, Language, Names], str]
    fits: Callable[[object], bool]
    """Whether a value is a place."""
    seems: Callable[[str, Names], bool]
    """Whether a text is meant to be one."""


@dataclass(frozen=True)
class Options:
    """What may be chosen: an object, a place or a player."""

    places: Places

    def read(self, text: str, names: Names) -> tuple[str, str]:
        """Return the kind of choice and the pick that a text means."""
        for player, shown in PLAYERS.items():
            if text.casefold() in (shown["en"], shown["zh"]):
                return "player", player
        if self.places.seems(text, names):
            return "place", self.places.read(text, names)
        return "target", names.object(text)

    def _known(self, text: str, names: Names) -> bool:
        if names.find(text) is not None:
            return True
        try:
            self.read(text, names)
        except WrongText:
            return False
        return True

    def read_all(self, text: str, names: Names) -> list[tuple[str, str]]:
        """Return the kinds and picks of a list of options."""
        items = cut(text, lambda item: self._known(item, names)) or pieces(text)
        return [self.read(item, names) for item in items]

    def say(self, pick: str, language: Language, names: Names) -> str:
        """Return an object, a place or a player as a sentence names it."""
        if pick in PLAYERS:
            return PLAYERS[pick][language]
        if self.places.fits(pick) and pick not in names.cards:
            return self.places.say(pick, language, names)
        return names.say(pick, language)

    def _read_chosen(self, text: str, names: Names) -> Choice:
        options = self.read_all(text.removesuffix("为目标"), names)
        kinds = {kind for kind, _ in options}
        if len(kinds) > 1:
            raise WrongText(f'"{text}" mixes objects, places and players: these are choices of their own')
        return Choice(kinds.pop(), pick=tuple(pick for _, pick in options))  # type: ignore[arg-type] # one of three kinds

    def _say_chosen(self, choice: Choice, language: Language, names: Names) -> str:
        text = join([self.say(pick, language, names) for pick in choice.pick or ()], language)
        return f"{text}为目标" if language == "zh" and choice.kind == "target" else text

    def slots(
        self, chosen: Mapping[Language, str], many: Mapping[Language, str], examples: Mapping[str, Examples]
    ) -> dict[str, Slot]:
        """Return the slots ``chosen``, ``option`` and ``options``; examples by these names."""

        def say_list(value: tuple[str, ...], language: Language, names: Names) -> str:
            said = [self.say(pick, language, names) for pick in value]
            return join(said, language) if language == "zh" else ", ".join(said)

        return {
            "chosen": Slot(
                pattern=chosen,
                read=self._read_chosen,
                say=self._say_chosen,
                examples=examples["chosen"],
                fits=_is_chosen,
            ),
            "option": Slot(
                pattern=chosen,
                read=lambda text, names: self.read(text, names)[1],
                say=self.say,
                examples=examples["option"],
                fits=lambda value: isinstance(value, str),
            ),
            "options": Slot(
                pattern=many,
                read=lambda text, names: tuple(pick for _, pick in self.read_all(text, names)),
                say=say_list,
                examples=examples["options"],
                fits=lambda value: isinstance(value, tuple) and bool(value),
            ),
        }


def _is_chosen(value: object) -> bool:
    return (
        isinstance(value, Choice)
        and bool(value.pick)
        and value == Choice(value.kind, pick=value.pick)
        and value.kind in ("target", "place", "player")
    )


def place_slot(places: Places, pattern: Mapping[Language, str], examples: Examples, **more: Any) -> Slot:
    """Return the slot of a place; ``more`` are another way to read or say it, and how absence is written."""
    return Slot(
        pattern=pattern,
        read=more.get("read", places.read),
        say=more.get("say", places.say),
        examples=examples,
        fits=places.fits,
        absent=more.get("absent"),
    )


PERSONS: dict[str, Slot] = {"player": one_of(PLAYERS, "player"), "your": one_of(POSSESSIVES, "player")}
