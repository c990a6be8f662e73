"""What a case must have beyond being readable: identity, provenance, both languages, controls.

Lint works on compiled cases.  Whether an expectation already holds at the beginning is for the caller to say,
who can hold it against the position as an engine would show it.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from adapters.port import Activate, ObjectSetup, Play
from steps.case import (
    Allowed,
    Asked,
    Because,
    Both,
    Case,
    Count,
    DeckLegal,
    Expectation,
    Fact,
    NotOffered,
    Offered,
)
from steps.errors import suggest
from steps.game import game
from steps.sources import Sources

Already: TypeAlias = Callable[[Case, Expectation], bool | None]
"""Whether an expectation holds before anything has happened; None where that cannot be told."""

_id = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*")
_card_text = re.compile(r"\[[A-Z]\w*(?: \d+)?\]|\{\{|\((?:This|It|You|Send|Play|Give) [^)]*\.\)")
_LANGUAGES = {"en": "English", "zh": "Chinese"}


class Problem(NamedTuple):
    """Something to put right.

    >>> print(Problem("a.feature", 3, "no @since"))
    a.feature:3: no @since
    """

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


def lint(
    cases: Sequence[Case],
    sources: Mapping[str, Sources],
    *,
    corpus: bool = True,
    others: Iterable[Case] = (),
    already: Already = lambda case, expectation: None,
) -> list[Problem]:
    """Return what is wrong with the cases, in their order.

    ``sources`` are those of each game; ``others`` are further cases that a control may be.  Of a file outside
    the corpus only what is there is checked, not what is missing.
    """
    by_id: dict[str, Case] = {}
    for case in (*others, *cases):
        by_id.setdefault(case.id, case)
    checks = _Checks(sources, by_id, already, corpus=corpus)
    problems = []
    for case in cases:
        problems += [Problem(case.path, line, message) for line, message in checks.of(case)]
    problems += _twice(cases)
    if corpus:
        problems += _without_decoy(cases)
    order = {case.path: number for number, case in reversed(list(enumerate(cases)))}
    return sorted(problems, key=lambda problem: (order[problem.path], problem.line))


class _Checks:
    """The checks of one case, in the light of the others."""

    def __init__(
        self, sources: Mapping[str, Sources], by_id: Mapping[str, Case], already: Already, *, corpus: bool
    ) -> None:
        self._sources = sources
        self._by_id = by_id
        self._already = already
        self._corpus = corpus

    def of(self, case: Case) -> Iterator[tuple[int, str]]:
        """Return the line and message of each problem."""
        messages = [
            *(self._missing(case) if self._corpus else ()),
            *_texts(case),
            *self._cited(case),
            *self._range(case),
            *self._control(case),
        ]
        yield from ((case.line, message) for message in messages)
        yield from self._expectations(case)

    # -- identity and texts ---------------------------------------------------------------------------------

    def _missing(self, case: Case) -> Iterator[str]:
        if case.id == f"{case.path}:{case.line}":
            yield "no @id: a case of the corpus has a permanent one"
        elif not _id.fullmatch(case.id):
            yield f'"{case.id}" is no id: small letters, digits, "-" and "."'
        texts: tuple[tuple[str, Both], ...] = (
            ("Title", case.title),
            ("Q", case.question),
            ("A", case.answer),
        )
        for label, both in texts:
            for language, name in _LANGUAGES.items():
                if not getattr(both, language):
                    yield f'no {name}: "{label} ({language})" is missing'
        if not case.sources and not case.derived:
            yield "no @source: an answer names its statement, or is @derived"
        if case.since is None:
            yield "no @since: the edition from which the answer holds is always written"
        if not any(step.expects for step in case.steps):
            yield "no Then: nothing is expected"

    # -- provenance -----------------------------------------------------------------------------------------

    def _cited(self, case: Case) -> Iterator[str]:
        rules = game(case.game).rules()
        for rule in case.rules:
            if rule not in rules:
                yield f"@rule:{rule}: there is no such rule{suggest(rule, rules, cutoff=0.8)}"
        if (known := self._sources.get(case.game)) is None:
            return
        for kind, statements in (("source", case.sources), ("against", case.against)):
            for statement in statements:
                identity, _, item = statement.partition("#")
                document = known.documents.get(identity)
                if document is None:
                    near = suggest(identity, known.documents)
                    yield f'@{kind}:{statement}: sources.toml has no document "{identity}"{near}'
                elif not item:
                    yield f"@{kind}:{statement}: which statement? write {identity}#ITEM"
                elif document.authority == "rules" and item not in rules:
                    yield f"@{kind}:{statement}: there is no rule {item}{suggest(item, rules, cutoff=0.8)}"
                if kind == "against" and statement in case.sources:
                    yield f"@against:{statement} is a @source too: it says one or the other"

    # -- editions -------------------------------------------------------------------------------------------

    def _range(self, case: Case) -> Iterator[str]:
        known = self._sources.get(case.game)
        if known is None:
            return
        names = [edition.id for edition in known.editions]
        unknown = False
        for kind, edition in (("since", case.since), ("until", case.until)):
            if edition is not None and edition not in names:
                unknown = True
                near = suggest(edition, names) or f"; they are: {', '.join(names)}"
                yield f"@{kind}:{edition}: there is no such edition{near}"
        if unknown or case.since is None:
            return
        first = known.order(case.since)
        if case.until is not None and known.order(case.until) < first:
            yield f"@until:{case.until} is before @since:{case.since}"
        catalogue = game(case.game).catalogue
        for name in dict.fromkeys(cards_named(case)):
            entry = catalogue.named(name)
            born = None if entry is None else known.brings(entry.set)
            if entry is not None and born is not None and born > first:
                edition = known.editions[born].id
                yield f"@since:{case.since} is before {entry.name}, whose set comes with {edition}"

    # -- controls -------------------------------------------------------------------------------------------

    def _control(self, case: Case) -> Iterator[str]:
        if case.control is None:
            if self._corpus and self._proves_nothing(case):
                yield (
                    "no @control: all it expects is a refusal or holds before anything happens, "
                    "so name a case that shows the thing happening"
                )
            return
        control = self._by_id.get(case.control)
        if control is None:
            if self._corpus:
                yield f"@control:{case.control}: there is no such case{suggest(case.control, self._by_id)}"
        elif control.id == case.id:
            yield f"@control:{case.control}: a case is not its own control"
        elif control.game != case.game:
            yield f"@control:{case.control}: it belongs to another game"
        elif self._proves_nothing(control):
            yield f"@control:{case.control}: that case shows nothing happening either"
        elif not self._covers(control, case):
            yield f"@control:{case.control}: it does not hold in all editions of this case"

    def _covers(self, control: Case, case: Case) -> bool:
        known = self._sources.get(case.game)
        names = [edition.id for edition in known.editions] if known is not None else []
        inner, outer = _span(case, names), _span(control, names)
        return inner is None or outer is None or (outer[0] <= inner[0] and inner[1] <= outer[1])

    def _proves_nothing(self, case: Case) -> bool:
        expected = [step.expects for step in case.steps if step.expects is not None]
        real = [expectation for expectation in expected if not isinstance(expectation, Because)]
        return bool(real) and all(
            _is_absence(expectation) or self._already(case, expectation) is True for expectation in real
        )

    # -- expectations ---------------------------------------------------------------------------------------

    def _expectations(self, case: Case) -> Iterator[tuple[int, str]]:
        rules = game(case.game).rules()
        expected = [(step.line, step.expects) for step in case.steps if step.expects is not None]
        for line, expectation in expected:
            if isinstance(expectation, Because) and expectation.rule not in rules:
                near = suggest(expectation.rule, rules, cutoff=0.8)
                yield line, f"rule {expectation.rule}: there is no such rule{near}"
            if isinstance(expectation, Fact) and _is_of_ample(expectation, case):
                yield (
                    line,
                    "a player who can pay for anything is topped up: expect nothing of energy or power",
                )
        if expected and all(isinstance(expectation, Because) for _, expectation in expected):
            yield expected[0][0], "a rule is never the only expectation: say what must be true"


def _texts(case: Case) -> Iterator[str]:
    for label, both in (("Title", case.title), ("Q", case.question), ("A", case.answer)):
        for text in (both.en, both.zh):
            if (found := _card_text.search(text)) is not None:
                yield f'{label} reads like printed card text ("{found.group()}"): use words of your own'


def _is_absence(expectation: Expectation) -> bool:
    """Whether an expectation is a refusal, or that nothing is there."""
    match expectation:
        case Allowed(legal=False) | DeckLegal(legal=False):
            return True
        case NotOffered() | Asked(player=None) | Count(number=0):
            return True
        case _:
            return False


def _is_of_ample(fact: Fact, case: Case) -> bool:
    scope, _, player = fact.about.partition(":")
    if scope != "player" or not (fact.name in ("energy", "resources") or fact.name.startswith("power.")):
        return False
    setup = case.position.players.get(player)
    return setup is not None and setup.resources == "ample"


def cards_named(case: Case) -> Iterator[str]:
    """Return the English names of the cards that a case names."""
    yield from (item.card.name for item in case.position.objects if not item.card.stand_in)
    yield from (field.card.name for field in case.position.battlefields if field.card is not None)
    for player in case.position.players.values():
        yield from (*player.deck_list, *player.sideboard)
        yield from (card.name for card in player.legends if not card.stand_in)
    for step in case.steps:
        match step.expects:
            case Count(card=card):
                yield card
            case DeckLegal(material=material):
                yield from material
            case Fact(about=about) if about.startswith("object:made:"):
                yield about.removeprefix("object:made:").partition("#")[0]
            case Offered(options=options):
                yield from (pick[5:].partition("#")[0] for pick in options if pick.startswith("made:"))
            case _:
                pass


def _span(case: Case, names: Sequence[str]) -> tuple[int, int] | None:
    try:
        first = names.index(case.since) if case.since is not None else 0
        last = names.index(case.until) if case.until is not None else len(names) - 1
    except ValueError:
        return None
    return first, last


# -- across cases -------------------------------------------------------------------------------------------


def _twice(cases: Sequence[Case]) -> Iterator[Problem]:
    ids: dict[str, Case] = {}
    titles: dict[tuple[str, str], Case] = {}
    for case in cases:
        other = ids.setdefault(case.id, case)
        if other is not case:
            yield Problem(case.path, case.line, f"@id:{case.id} stands at {other.path}:{other.line} too")
        for title in filter(None, (case.title.en, case.title.zh)):
            other = titles.setdefault((case.path, title), case)
            if other is not case:
                yield Problem(case.path, case.line, f'the title "{title}" stands at line {other.line} too')


def _without_decoy(cases: Sequence[Case]) -> Iterator[Problem]:
    """Find cards that choose, but never past another choice that stands before the right one."""
    first: dict[tuple[str, str], Case] = {}
    shown: set[tuple[str, str]] = set()
    for case in cases:
        objects = {item.ref: item for item in case.position.objects}
        for step in case.steps:
            action = step.action
            if not isinstance(action, Play | Activate) or action.object not in objects:
                continue
            card = case.game, objects[action.object].card.name
            picks = [ref for choice in action.choices if choice.kind == "target" for ref in choice.pick or ()]
            if picks:
                first.setdefault(card, case)
                if _has_decoy(case.position.objects, picks, action.object):
                    shown.add(card)
    for card, case in first.items():
        if card not in shown:
            message = f"{card[1]} chooses, and no case has another choice standing before the right one"
            yield Problem(case.path, case.line, message)


def _has_decoy(objects: Sequence[ObjectSetup], picks: Sequence[str], source: str) -> bool:
    """Whether before a pick stands another object of its kind, on the board as the pick is."""
    for number, item in enumerate(objects):
        if item.ref in picks:
            for other in objects[:number]:
                alike = other.card.type == item.card.type and _on_board(other) == _on_board(item)
                if alike and other.ref not in picks and other.ref != source:
                    return True
    return False


def _on_board(item: ObjectSetup) -> bool:
    return item.place.startswith("at.") or item.place.endswith(".base")
