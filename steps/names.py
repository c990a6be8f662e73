"""What names mean: the cards of a game in both languages, and the objects of one case."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from adapters.port import Card
from steps.errors import WrongText, suggest
from steps.words import Language, cut, fold, pieces

_numbers = re.compile(r"\s*[(（]\s*\d+(?:\s*/\s*\d+)?\s*(?:战力|might)?\s*[)）]$", re.IGNORECASE)
"""What a stand-in has in brackets behind its name."""
_stand_in_legend = re.compile(r"(?:legend\s+|传奇\s*)((?:(?![和与])\w)+)$", re.IGNORECASE)
_of_all = re.compile(r"(?<=\d)\s*[/-]\s*\d+\s*$")
"""How many cards the set has, behind a number."""
_brackets = str.maketrans("", "", '【】“”「」《》"')
_made_en = re.compile(r"the (?:(first|second|third|fourth|fifth|sixth) )?(.+)$", re.IGNORECASE)
_made_zh = re.compile(r"(?:第([一二三四五六])个)?(.+?)(指示物)?$")
_ordinals = {
    "en": ("first", "second", "third", "fourth", "fifth", "sixth"),
    "zh": ("一", "二", "三", "四", "五", "六"),
}
_alias = re.compile(r"\w+(?: \w+)*$")
_reserved = frozenset(("and", "as", "battlefield", "choosing", "killing", "moving", "nothing", "opponent"))
_reserved |= {"paying", "the", "then", "to", "you"}
"""Words that end a name or mean something else in a sentence."""


class Entry(Protocol):
    """A card as the pure data of a game lists it."""

    @property
    def name(self) -> str:
        """The English name."""

    @property
    def zh(self) -> str:
        """The Chinese name."""

    @property
    def number(self) -> str:
        """The collector number."""

    @property
    def kind(self) -> str:
        """What kind of card it is, in a word of its game."""

    @property
    def set(self) -> str:
        """The set that brought it."""

    @property
    def token(self) -> bool:
        """Whether it is a token."""

    @property
    def aliases(self) -> tuple[str, ...]:
        """Other spellings of its name."""


class Style(Protocol):
    """How a game has its cards: what the port is told of one, and how stand-ins are written."""

    stand_in_twice: bool
    """Whether several stand-ins may bear one name, each with an alias."""

    def card(self, entry: Any) -> Card:
        """Return a card of the catalogue as the port names it."""

    def read_stand_in(self, text: str) -> Card | None:
        """Return the stand-in that a text declares, None if it declares none."""

    def say_stand_in(self, card: Card, language: Language) -> str:
        """Return a stand-in as the position table declares it."""


class Catalogue:
    """The cards of a game, found by any of their names, or by their number as it is usually written.

    >>> from steps.game import game
    >>> cards = game("riftbound").catalogue
    >>> spellings = "Hidden Blade", "暗刃", "hidden-blade", "OGN-213", "ogn-213-298", "OGN·213/298"
    >>> {cards.get(spelling).name for spelling in spellings}
    {'Hidden Blade'}
    """

    def __init__(self, entries: Iterable[Entry], style: Style | None = None) -> None:
        self._style = style
        self._by_fold: dict[str, Entry] = {}
        self._by_name: dict[str, Entry] = {}
        for entry in entries:
            self._by_name[entry.name] = entry
            for name in (entry.name, entry.zh, *entry.aliases):
                self._by_fold.setdefault(fold(name), entry)
        for entry in self:
            if entry.number:
                self._by_fold.setdefault(fold(entry.number), entry)
        self._words: dict[str, Entry] | None = None

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._by_name.values())

    @property
    def style(self) -> Style:
        """How the game has its cards."""
        assert self._style is not None
        return self._style

    def find(self, text: str) -> Entry | None:
        """Return the card with this name in either language, or this number, or None."""
        return self._by_fold.get(fold(text)) or self._by_fold.get(fold(_of_all.sub("", text)))

    def named(self, name: str) -> Entry | None:
        """Return the card with exactly this English name, or None."""
        return self._by_name.get(name)

    def get(self, text: str) -> Entry:
        """Return the card with this name in either language; the error names the nearest one."""
        if (entry := self.find(text)) is not None:
            return entry
        plain = text.translate(_brackets).strip()
        raise WrongText(f'unknown card "{plain}"{self.suggestion(plain)}')

    def suggestion(self, text: str) -> str:
        """Return the card name or number nearest to a text, as ``; did you mean X?``."""
        names = [
            name for entry in self for name in (entry.name, entry.zh, entry.number, *entry.aliases) if name
        ]
        return suggest(text, names)

    def say(self, name: str, language: Language) -> str:
        """Return a card, given its English name, as a sentence in the language has it."""
        entry = self._by_name.get(name)
        if language == "en" or entry is None or not entry.zh:
            return name if language == "en" else f"【{name}】"
        return f"【{entry.zh}】"

    def bears_a_word_of(self, word: str) -> Entry | None:
        """Return a card whose name has this word; short words (a letter, "of") belong to nobody."""
        if self._words is None:
            self._words = {
                part: entry
                for entry in self
                for part in re.findall(r"\w+", entry.name.casefold())
                if len(part) > 2
            }
        folded = fold(word)
        if folded in self._words:
            return self._words[folded]
        if len(folded) > 1 and not folded.isascii():
            return next((entry for entry in self if folded in fold(entry.zh)), None)
        return None


class Names:
    """The objects of one case by the names it uses."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.cards: dict[str, Card] = {}
        self._refs: dict[str, list[str]] = {}

    def declare(self, text: str) -> tuple[str, Card]:
        """Take in the object of a position table and return its ref and card.

        It reads ``Hidden Blade``, ``Zhonya's Hourglass as H1`` or ``Unit X (3)``.
        """
        name, alias = self._alias(text)
        card = self._card(name)
        ref = alias or card.name
        if card.stand_in and alias and not self.catalogue.style.stand_in_twice:
            raise WrongText(f'a stand-in needs no alias: write "{card.name} ({card.might})" and name it so')
        if ref in self.cards:
            raise WrongText(
                f'"{ref}" could mean two objects: give each a name of its own, "{card.name} as ONE" and '
                f'"{card.name} as TWO"'
                if not alias and not card.stand_in
                else f'"{ref}" could mean two objects: give each a name of its own'
            )
        self.put(ref, card)
        return ref, card

    def put(self, ref: str, card: Card) -> None:
        """Take in an object whose ref and card are known."""
        self.cards[ref] = card
        for spelling in {fold(ref), fold(card.name), fold(card.zh or ref)}:
            self._refs.setdefault(spelling, []).append(ref)

    def _alias(self, text: str) -> tuple[str, str]:
        name, separator, alias = text.rpartition(" as ")
        if not separator:
            name, separator, alias = text.rpartition("记为")
        if not separator:
            return text, ""
        alias = alias.translate(_brackets).strip()
        if not _alias.match(alias) or _reserved & set(alias.casefold().split()):
            raise WrongText(f'"{alias}" cannot be a name: use letters and digits, such as H1')
        if (entry := self.catalogue.find(alias)) is not None:
            raise WrongText(f'"{alias}" cannot be a name of its own: it is the card {entry.name}')
        if fold(alias) in self._refs:
            raise WrongText(f'"{alias}" could mean two objects: give each a name of its own')
        return name.strip(), alias

    def _card(self, text: str) -> Card:
        plain = text.translate(_brackets).strip()
        if (entry := self.catalogue.find(plain)) is not None:
            return self.catalogue.style.card(entry)
        card = self.catalogue.style.read_stand_in(plain)
        if card is None:
            raise WrongText(f'unknown card "{plain}"{self.catalogue.suggestion(plain)}')
        self._check_word(card.name.rpartition(" ")[2])
        return card

    def _check_word(self, word: str) -> None:
        if (entry := self.catalogue.bears_a_word_of(word)) is not None:
            raise WrongText(
                f'a stand-in may not bear a word of a card\'s name: "{word}" stands in {entry.name}'
            )

    def legend(self, text: str) -> Card:
        """Return a legend outside the game: one of the catalogue, or the stand-in ``Legend P``."""
        plain = text.translate(_brackets).strip()
        if (entry := self.catalogue.find(plain)) is not None:
            if entry.kind != "legend":
                raise WrongText(f"{entry.name} is a {entry.kind}, no legend")
            return self.catalogue.style.card(entry)
        found = _stand_in_legend.match(plain)
        if found is None:
            near = self.catalogue.suggestion(plain)
            raise WrongText(f'unknown legend "{plain}"{near}; a stand-in is called "Legend P"')
        self._check_word(found.group(1))
        return Card(f"Legend {found.group(1)}", zh=f"传奇{found.group(1)}", type="legend", stand_in=True)

    def card_name(self, text: str) -> str:
        """Return the English name of a card that is counted: one of the catalogue, or a stand-in."""
        if self.catalogue.find(text) is None:
            for ref in self._refs.get(fold(text), ()):
                if self.cards[ref].stand_in:
                    return ref
        return self.catalogue.get(text).name

    def say_card(self, name: str, language: Language) -> str:
        """Return a card that is counted, given its English name, as a sentence in the language has it."""
        card = self.cards.get(name)
        if card is not None and card.stand_in:
            return self.say(name, language)
        return self.catalogue.say(name, language)

    def made_battlefield(self, text: str) -> str | None:
        """Return the place at a battlefield made later, as ``the Baron Pit``; None for other texts."""
        ref = self._made(text)
        entry = None if ref is None else self.catalogue.named(ref[5:].partition("#")[0])
        return None if entry is None or entry.kind != "battlefield" else f"at.{ref}"

    def find(self, text: str) -> str | None:
        """Return the ref a text means, or None; a text that could mean two objects is an error."""
        plain = _numbers.sub("", text.translate(_brackets).strip()) if text.endswith((")", "）")) else text
        refs = self._refs.get(fold(text)) or self._refs.get(fold(plain))
        if refs is not None:
            exact = [ref for ref in refs if fold(ref) == fold(plain)]
            if len(refs) > 1 and (len(exact) != 1 or self.cards[exact[0]].name == exact[0]):
                raise WrongText(f'"{plain}" could mean {" or ".join(refs)}')
            return exact[0] if exact else refs[0]
        entry = self.catalogue.find(plain)  # by its number, or another spelling of its name
        if entry is not None and fold(entry.name) in self._refs:
            return self.find(entry.name)
        return self._made(text)

    def _made(self, text: str) -> str | None:
        if (found := _made_en.match(text)) is not None:
            word, name, language = found.group(1), found.group(2), "en"
        elif (found := _made_zh.match(text)) is not None and (found.group(1) or found.group(3)):
            word, name, language = found.group(1), found.group(2), "zh"
        else:
            return None
        entry = self.catalogue.find(name)
        if entry is None:
            return None
        if not entry.token:
            if word is None and (refs := self._refs.get(fold(entry.name), ())):
                return self.find(name) if len(refs) else None
            return None
        number = _ordinals[language].index(word.casefold()) + 1 if word else 1
        return f"made:{entry.name}#{number}"

    def object(self, text: str) -> str:
        """Return the ref a text means; the error names the nearest object, or says what is missing."""
        if (ref := self.find(text)) is not None:
            return ref
        plain = text.translate(_brackets).strip()
        if (entry := self.catalogue.find(plain)) is not None:
            what = (
                f'; what is made later is "the {entry.name}"' if entry.token else "; add it to the position"
            )
            raise WrongText(f'"{plain}" is not in the position{what}')
        known = [name for ref, card in self.cards.items() for name in (ref, card.name, card.zh or ref)]
        near = suggest(plain, known) or (
            f"; the position has: {', '.join(self.cards)}" if self.cards else "; the position names no object"
        )
        raise WrongText(f'no object is called "{plain}"{near}')

    def objects(self, text: str) -> tuple[str, ...]:
        """Return the refs of a list such as ``Draven, Audacious and Unit X``."""
        items = cut(text, lambda item: self.find(item) is not None)
        return tuple(self.object(item) for item in (items or pieces(text)))

    def say(self, ref: str, language: Language) -> str:
        """Return an object as a sentence in the language names it."""
        if ref.startswith("made:"):
            name, _, number = ref[5:].partition("#")
            position = int(number or 1)
            if language == "en":
                return f"the {name}" if position == 1 else f"the {_ordinals['en'][position - 1]} {name}"
            shown = f"{self.catalogue.say(name, 'zh')}指示物"
            return shown if position == 1 else f"第{_ordinals['zh'][position - 1]}个{shown}"
        card = self.cards.get(ref)
        if card is None or language == "en":
            return ref
        if card.stand_in:
            return card.zh or ref
        return f"【{card.zh or card.name}】" if ref == card.name else ref

    def say_declared(self, ref: str, language: Language) -> str:
        """Return an object as the position table introduces it."""
        card = self.cards[ref]
        if card.stand_in:
            shown = self.catalogue.style.say_stand_in(card, language)
            if ref == card.name:
                return shown
            return f"{shown} as {ref}" if language == "en" else f"{shown}记为{ref}"
        name = self.catalogue.say(card.name, language)
        if ref == card.name:
            return name
        return f"{name} as {ref}" if language == "en" else f"{name}记为{ref}"
