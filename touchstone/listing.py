"""The commands that only look: ``list``, ``show``, ``phrases``, ``lint``."""

import json
from collections.abc import Sequence
from pathlib import Path

from steps.case import Allowed, Because, Case, DeckLegal, Expectation
from steps.words import Language
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.errors import UserError
from touchstone.lines import complain, say


def list_cases(selection: Sequence[str], game: str | None, card: str | None = None, *, as_json: bool) -> int:
    """Print the selected cases, one a line, or as a JSON array."""
    from touchstone.selection import select

    corpus = Corpus()
    reading = select(corpus, selection, game, card)
    for problem in reading.problems:
        complain(problem)
    documents = Documents(corpus)
    if as_json:
        entries = [_entry(case, documents) for case in reading.cases]
        say(json.dumps(entries, ensure_ascii=False, indent=1))
    else:
        width = max((len(case.id) for case in reading.cases), default=0)
        for case in reading.cases:
            say(f"{case.id:<{width}}  {case.title.en or case.title.zh}")
    return 1 if reading.problems else 0


def _entry(case: Case, documents: Documents) -> dict[str, object]:
    return {
        "id": case.id,
        "game": case.game,
        "title": case.title.en or case.title.zh,
        "title_zh": case.title.zh,
        "level": case.level,
        "authority": documents.authority(case),
        "tags": list(case.tags),
        "sources": list(case.sources),
        "against": list(case.against),
        "rules": list(case.rules),
        "control": case.control,
        "since": case.since,
        "until": case.until,
        "derived": case.derived,
        "unconfirmed": case.unconfirmed,
        "path": case.path,
        "line": case.line,
    }


def show_case(identity: str, language: str | None, *, feature: bool) -> int:
    """Print one case for a reader, or as a feature file."""
    from steps.rendering import present, render

    corpus = Corpus()
    case = _one(corpus, identity)
    its: Language = "zh" if (language or case.language) == "zh" else "en"
    text = render(case, its) if feature else present(case, its, Documents(corpus).of(case.game))
    say(text.rstrip("\n"))
    return 0


def _one(corpus: Corpus, identity: str) -> Case:
    """Return the case with this id; only its file is read."""
    from touchstone.selection import is_path, no_case, select

    if is_path(identity):
        reading = select(corpus, [identity])
        if reading.problems:
            raise UserError(reading.problems[0])
        if len(reading.cases) > 1:
            raise UserError(
                f"{identity} holds {len(reading.cases)} cases: name one by its line, {identity}:LINE"
            )
        return reading.cases[0]
    case = corpus.case(identity)
    if case is not None:
        return case
    path = corpus.index().get(identity)
    if path is not None:
        raise UserError(next(iter(corpus.read(path).problems), f"{path} does not hold {identity}"))
    raise no_case(corpus, identity)


def list_phrases(game: str, language: str | None) -> int:
    """Print every phrase of a game with an example."""
    from steps.phrases import phrase_list

    for line in phrase_list(game, "zh" if language == "zh" else "en"):
        say(line)
    return 0


def lint_cases(path: str | None) -> int:
    """Print what is wrong with the cases themselves; 1 if anything is."""
    problems = lint_problems(Corpus(), path)
    for problem in problems:
        say(problem)
    if not problems:
        say("no problem found")
    return 1 if problems else 0


def lint_problems(corpus: Corpus, path: str | None = None) -> list[str]:
    """Return what is wrong with the cases of the corpus, or with those of a file or folder."""
    from steps.lint import lint
    from touchstone.selection import select

    if path is not None and not Path(path).exists():
        raise UserError(f"no file or folder {path}")
    reading = select(corpus, [] if path is None else [path])
    inside = path is None or Path(path).resolve().is_relative_to(corpus.root)
    others = [] if path is None else corpus.everything().cases
    documents = Documents(corpus)
    sources = {game: documents.sources(game) for game in corpus.games()}
    problems = lint(reading.cases, sources, corpus=inside, others=others, already=holds_already)
    return [*map(str, reading.problems), *map(str, problems)]


def holds_already(case: Case, expectation: Expectation) -> bool | None:
    """Whether an expectation holds in the position itself; None where only an engine can tell."""
    from adapters.mirror import mirror
    from touchstone.facts import judge
    from touchstone.names import Names
    from touchstone.speech import Speech

    if isinstance(expectation, Allowed | DeckLegal | Because):
        return None
    judged = judge(expectation, mirror(case.position), Names(case.position), Speech(case.game, "en"))
    return judged.holds if judged.missing is None else None
