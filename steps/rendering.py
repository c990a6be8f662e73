"""Cases back to text, in either language: a whole feature, a line, and the page a judge reads."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from adapters.port import Position
from steps.case import Because, Case, Expectation, Step
from steps.game import Game, game
from steps.names import Names
from steps.sources import Document
from steps.words import Language

_GHERKIN: Mapping[Language, Mapping[str, str]] = {
    "en": {
        "feature": "Feature: ",
        "scenario": "Scenario: ",
        "given": "Given ",
        "when": "When ",
        "then": "Then ",
        "and": "And ",
    },
    "zh": {
        "feature": "功能: ",
        "scenario": "场景: ",
        "given": "假如",
        "when": "当",
        "then": "那么",
        "and": "而且",
    },
}
_OTHER: Mapping[Language, Language] = {"en": "zh", "zh": "en"}
_PAGE: Mapping[Language, Mapping[str, str]] = {
    "en": {
        "q": "Q",
        "a": "A",
        "position": "Position",
        "steps": "What happens",
        "then": "Then",
        "rules": "By rule",
        "sources": "Sources",
        "against": "Says otherwise",
    },
    "zh": {
        "q": "问",
        "a": "答",
        "position": "局面",
        "steps": "过程",
        "then": "结果",
        "rules": "依据规则",
        "sources": "来源",
        "against": "不同说法",
    },
}


def names_of(position: Position, of: Game) -> Names:
    """Return the names of a position, to read or say more lines about it."""
    names = Names(of.catalogue)
    for item in position.objects:
        names.put(item.ref, item.card)
    for player in position.players.values():
        for card in player.legends:
            names.put(card.name, card)
    return names


def say(step: Step | Expectation, case: Case, language: Language) -> str:
    """Return one step as a line, without its keyword."""
    of = game(case.game)
    return _say(
        step if isinstance(step, Step) else Step(0, expects=step), of, names_of(case.position, of), language
    )


def _say(step: Step, of: Game, names: Names, language: Language) -> str:
    plain = msgspec.structs.replace(step, line=0, if_asked=False)
    words = of.phrases.say("when" if step.action is not None else "then", plain, language, names)
    if words is None:
        raise ValueError(f"no phrase says {plain!r}")
    if step.if_asked:
        words += ", if asked" if language == "en" else "，若被询问"
    return words


def say_position(case: Case, language: Language) -> list[tuple[str, list[list[str]]]]:
    """Return the lines under Given, each with its table if it has one."""
    of = game(case.game)
    names = names_of(case.position, of)
    tables = of.tables(case.position, names, language)
    lines = []
    for phrase in of.phrases.given():
        for slots in phrase.lines_of(case.position):
            table = tables[slots["table"]] if phrase.table else []
            lines.append((phrase.say(slots, language, names), table))
    return lines


def render(case: Case, language: Language) -> str:
    """Return a whole feature file that compiles to this case."""
    words, other = _GHERKIN[language], _OTHER[language]
    of = game(case.game)
    names = names_of(case.position, of)
    title = getattr(case.title, language) or getattr(case.title, other)
    tags = [f"@{tag}" for tag in case.tags if not tag.startswith("game:")]
    lines = ["# language: zh-CN"] if language == "zh" else []
    lines += [f"@game:{case.game}", f"{words['feature']}{title}", ""]
    lines += [f"  {' '.join(tags)}"] if tags else []
    lines.append(f"  {words['scenario']}{title}")
    if getattr(case.title, language) and getattr(case.title, other):
        lines.append(f"    Title ({other}) {getattr(case.title, other)}")
    for label, both in (("Q", case.question), ("A", case.answer)):
        lines += [
            f"    {label} ({tongue}) {text}" for tongue in ("en", "zh") if (text := getattr(both, tongue))
        ]
    lines.append("")
    first = "given"
    for text, table in say_position(case, language):
        lines.append(f"    {words[first]}{text}")
        lines += [f"      {row}" for row in aligned(table)]
        first = "and"
    before = ""
    for step in case.steps:
        kind = "when" if step.action is not None else "then"
        lines.append(f"    {words['and' if kind == before else kind]}{_say(step, of, names, language)}")
        before = kind
    return "\n".join(lines) + "\n"


def aligned(table: Sequence[Sequence[str]]) -> list[str]:
    """Return the rows of a table with their columns in line; a Chinese sign is two columns wide.

    >>> aligned([["a", "b"], ["暗刃", ""]])
    ['| a    | b |', '| 暗刃 |   |']
    """
    widths = [max(map(_width, column)) for column in zip(*table, strict=True)]
    padded = [
        [cell + " " * (width - _width(cell)) for cell, width in zip(row, widths, strict=True)]
        for row in table
    ]
    return [f"| {' | '.join(row)} |" for row in padded]


def _width(text: str) -> int:
    from unicodedata import east_asian_width  # a table is drawn rarely

    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def bare(case: Case) -> Case:
    """Return a case without what a rendering cannot keep: where it stands, and in which language.

    >>> from steps.case import Both
    >>> bare(Case("x", "riftbound", Both("t"), Position(), (), path="a", line=3)).line
    0
    """
    steps = tuple(msgspec.structs.replace(step, line=0) for step in case.steps)
    return msgspec.structs.replace(case, steps=steps, path="", line=0, language="en")


# -- for a judge --------------------------------------------------------------------------------------------


def present(case: Case, language: Language, documents: Mapping[str, Document]) -> str:
    """Return a case as a judge reads it: no tags, no words of testing."""
    return "\n".join(_page(case, language, documents)) + "\n"


def _page(case: Case, language: Language, documents: Mapping[str, Document]) -> Iterator[str]:
    words = _PAGE[language]
    of = game(case.game)
    names = names_of(case.position, of)
    colon = ": " if language == "en" else "："
    yield getattr(case.title, language) or getattr(case.title, _OTHER[language])
    for label, both in (("q", case.question), ("a", case.answer)):
        if text := getattr(both, language) or getattr(both, _OTHER[language]):
            yield ""
            yield f"{words[label]}{colon}{text}"
    yield from ("", words["position"])
    for text, table in say_position(case, language):
        yield f"  {text}"
        yield from (f"    {row}" for row in aligned(table))
    yield from _happening(case, words, lambda step: _say(step, of, names, language))
    if case.rules:
        yield from ("", f"{words['rules']}{colon}{(', ' if language == 'en' else '、').join(case.rules)}")
    for label, statements in (("sources", case.sources), ("against", case.against)):
        if statements:
            yield from ("", words[label])
            yield from (f"  {_cited(statement, language, documents)}" for statement in statements)


def _happening(case: Case, words: Mapping[str, str], say_step: Callable[[Step], str]) -> Iterator[str]:
    """Return the actions, numbered through, and what is then true under each round of them."""
    number, before = 0, ""
    for step in case.steps:
        kind = "steps" if step.action is not None else "then"
        if isinstance(step.expects, Because):
            continue  # the page has the rules in a line of their own
        if kind != before:
            yield from ("", words[kind])
            before = kind
        if step.action is not None:
            number += 1
            yield f"  {number}. {say_step(step)}"
        else:
            yield f"  - {say_step(step)}"


def _cited(statement: str, language: Language, documents: Mapping[str, Document]) -> str:
    identity, _, item = statement.partition("#")
    document = documents.get(identity)
    if document is None:
        return statement
    title = getattr(document.title, language) or getattr(document.title, _OTHER[language])
    parts = [title, document.published, item]
    return (", " if language == "en" else "，").join(part for part in parts if part)
