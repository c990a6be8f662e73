"""Players, places and objects in words, in the language of the reader."""

from collections.abc import Iterable, Mapping
from functools import cached_property

from adapters.port import Choice, Position, Question
from steps.game import game
from steps.names import Names as Words
from steps.rendering import names_of
from steps.shared.players import PLAYERS
from steps.telling import Telling
from steps.words import Language, join
from touchstone.names import Names

_SMALL: Mapping[str, Mapping[Language, str]] = {
    "none": {"en": "none", "zh": "无"},
    "yes": {"en": "yes", "zh": "是"},
    "no": {"en": "no", "zh": "否"},
    "nothing": {"en": "nothing", "zh": "无"},
    "copy": {"en": "a copy of {}", "zh": "{}的复制"},
    "counters": {"en": "{kind} {count}", "zh": "{count}个{kind}指示物"},
    "unasked": {"en": "nobody is asked anything", "zh": "没有需要回答的问题"},
}

_KINDS: Mapping[str, Mapping[Language, str]] = {
    "target": {"en": "a target", "zh": "目标"},
    "cost": {"en": "a cost", "zh": "费用"},
    "optional": {"en": "yes or no", "zh": "是否执行"},
    "order": {"en": "an order", "zh": "顺序"},
    "replacement": {"en": "what applies first", "zh": "先应用哪个替换效果"},
    "amount": {"en": "how much for each", "zh": "如何分配"},
    "mode": {"en": "a mode", "zh": "模式"},
    "place": {"en": "a place", "zh": "位置"},
    "player": {"en": "a player", "zh": "玩家"},
    "number": {"en": "a number", "zh": "数字"},
}


class Speech:
    """Says values of the port: refs as the case names them, places and players as the phrases do.

    >>> say = Speech("riftbound", "en")
    >>> say("p2.base"), say("at.A"), say("p1"), say(None), say(True), say(3), say(())
    ("the opponent's base", 'battlefield A', 'you', 'none', 'yes', '3', 'nothing')
    >>> say("ability:Unit X"), say("made:Gold#2")
    ('the ability of Unit X', 'the second Gold')
    """

    def __init__(
        self, game_id: str, language: Language, position: Position | None = None, names: Names | None = None
    ) -> None:
        self.language = language
        self._game = game_id
        self._position = position
        self._names = names

    @cached_property
    def words(self) -> Words:
        """The objects of the position by the names the case gives them."""
        return names_of(self._position or Position(), game(self._game))

    @cached_property
    def telling(self) -> Telling:
        """The words that the game has for its board."""
        return game(self._game).telling

    def __call__(self, value: object) -> str:
        """Return a value in words."""
        match value:
            case None:
                return self._small("none")
            case bool():
                return self._small("yes" if value else "no")
            case str():
                return self._string(value)
            case tuple() | list():
                return self._small("nothing") if not value else self.all(value)
            case _:
                return str(value)

    def all(self, values: Iterable[object]) -> str:
        """Return several values with commas."""
        return ("、" if self.language == "zh" else ", ").join(map(self, values))

    def joined(self, values: Iterable[object]) -> str:
        """Return several values as a sentence has them."""
        return join([self(value) for value in values], self.language)

    def _small(self, word: str) -> str:
        return _SMALL[word][self.language]

    def _string(self, value: str) -> str:
        if value in PLAYERS:
            return PLAYERS[value][self.language]
        if value in ("yes", "no"):
            return self._small(value)
        if value == "chain":
            return self.telling.chain[self.language]
        if value.startswith("at.") or value[:3] in ("p1.", "p2.", "p3."):
            place = self._names.name(value) if self._names else value
            if place.startswith("at.made:"):
                return self.words.say(place.removeprefix("at."), self.language)
            return self.telling.say_place(place, self.language)
        if value.startswith("ability:"):
            return self.telling.ability[self.language].format(self._string(value.removeprefix("ability:")))
        if value.startswith("copy:"):
            return self._small("copy").format(self._string(value.removeprefix("copy:")))
        return self.words.say(self._names.name(value) if self._names else value, self.language)

    def fact(self, name: str) -> str:
        """Return the name of a fact: in English that of the port.

        >>> Speech("riftbound", "zh").fact("damage"), Speech("riftbound", "en").fact("damage")
        ('伤害', 'damage')
        """
        return self.telling.facts.get(name, name) if self.language == "zh" else name

    def counters(self, kind: str, count: int) -> str:
        """Return a number of counters."""
        return self._small("counters").format(kind=self.counter(kind), count=count)

    def counter(self, kind: str) -> str:
        """Return what counters of a kind are called."""
        return self.telling.counters.get(kind, {"en": kind, "zh": kind})[self.language]

    def kind(self, kind: str) -> str:
        """Return what a question is for.

        >>> Speech("riftbound", "en").kind("replacement")
        'what applies first'
        """
        return _KINDS[kind][self.language]

    def question(self, question: Question | None) -> str:
        """Return a question with its options.

        >>> Speech("riftbound", "en").question(Question("p2", "target", ("Unit X", "Unit Y")))
        'the opponent is asked for a target: Unit X, Unit Y'
        """
        if question is None:
            return self._small("unasked")
        if self.language == "zh":
            asked = f"由{self(question.player)}选择：{self.kind(question.kind)}"
            return f"{asked}（{self(question.options)}）" if question.options else asked
        verb = "are" if question.player == "p1" else "is"
        asked = f"{self(question.player)} {verb} asked for {self.kind(question.kind)}"
        return f"{asked}: {self(question.options)}" if question.options else asked

    def choice(self, choice: Choice) -> str:
        """Return what is chosen, without its kind.

        >>> say = Speech("riftbound", "en").choice
        >>> say(Choice("target", pick=("Unit X",))), say(Choice("optional", yes=False))
        ('Unit X', 'no')
        """
        if choice.pick is not None:
            return self(choice.pick)
        if choice.amounts is not None:
            separator = "、" if self.language == "zh" else ", "
            return separator.join(f"{self(ref)} {number}" for ref, number in choice.amounts.items())
        return self(choice.yes if choice.yes is not None else choice.number)
