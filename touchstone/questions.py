"""Rulings as questions and answers, a line each: for people who test assistants and search."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from steps.case import Authority, Both, Case
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.editions import in_range
from touchstone.errors import UserError
from touchstone.exported import ExportedStatement, statements_on
from touchstone.version import version

FORMAT = 1

Status: TypeAlias = Literal["in force", "superseded", "disputed", "unconfirmed"]
"""Superseded: it ends before the newest edition.  Disputed: a source says the opposite."""


class QuestionAndAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A line: one ruling, in the languages it has."""

    format: int = FORMAT
    corpus: str
    id: str
    game: str
    languages: tuple[str, ...]
    title: Both
    question: Both
    answer: Both
    editions: tuple[str, ...]
    """In which it holds."""
    status: Status
    authority: Authority
    rules: tuple[str, ...]
    sources: tuple[ExportedStatement, ...]
    cards: tuple[str, ...]
    """English names of the cards in it; stand-ins are none."""


def question_and_answer(case: Case, documents: Documents) -> QuestionAndAnswer:
    """Return the line of a case."""
    editions = documents.editions()[case.game]
    its = tuple(in_range(case, editions))
    cards = [each.card for each in case.position.objects]
    cards += [field.card for field in case.position.battlefields if field.card is not None]
    return QuestionAndAnswer(
        corpus=version(),
        id=case.id,
        game=case.game,
        languages=tuple(name for name in ("en", "zh") if getattr(case.question, name)),
        title=case.title,
        question=case.question,
        answer=case.answer,
        editions=its,
        status=_status(case, its[-1:] == editions[-1:]),
        authority=documents.authority(case),
        rules=case.rules,
        sources=statements_on(case, documents),
        cards=tuple(dict.fromkeys(card.name for card in cards if not card.stand_in)),
    )


def _status(case: Case, newest: bool) -> Status:
    if case.unconfirmed:
        return "unconfirmed"
    if not newest:
        return "superseded"
    return "disputed" if case.against else "in force"


def questions(corpus: Corpus, game: str | None) -> Iterator[bytes]:
    """Yield a line of JSON for each case that asks a question."""
    documents = Documents(corpus)
    for case in corpus.everything().cases:
        if game in (None, case.game) and (case.question.en or case.question.zh):
            yield msgspec.json.encode(question_and_answer(case, documents)) + b"\n"


def export_questions(file: str, game: str | None) -> int:
    """Write all lines to a new file; return how many."""
    lines = list(questions(Corpus(), game))
    try:
        with Path(file).open("xb") as target:
            target.writelines(lines)
    except FileExistsError as problem:
        raise UserError(f"{file} exists already; name a new file") from problem
    except OSError as problem:
        raise UserError(f"{file} cannot be written: {problem.strerror}") from problem
    return len(lines)
