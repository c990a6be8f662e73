"""The command ``strength``: which wrong engines the cases catch, which survive, and the share by chapter."""

import json
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import msgspec

from adapters.wrong import GAMES, Wrong, wrong_engines
from steps.case import Case
from steps.game import game as game_of
from touchstone.corpus import Corpus, shown_path
from touchstone.coverage import Chapter, load_reasons
from touchstone.documents import Documents
from touchstone.editions import jobs as jobs_of
from touchstone.errors import UserError, nearest
from touchstone.lines import complain, say
from touchstone.progress import Progress
from touchstone.rulebook import order
from touchstone.selection import check_game, select
from touchstone.strength import Forced, Strength, examine
from touchstone.suite import Job, Suite

_MOST = 6
"""So many cases that caught one are named; the others are counted."""


def tell_strength(
    identities: Sequence[str], game: str, *, full: bool, as_json: bool, processes: int, only_list: bool
) -> int:
    """Run the cases against wrong engines; return 0 if each is caught by a case of its own subject."""
    corpus = Corpus()
    check_game(corpus, game)
    chosen = _chosen(identities, game)
    if only_list:
        _print_list(chosen, as_json=as_json)
        return 0
    reading = select(corpus, (), game)
    for problem in reading.problems:
        complain(problem)
    results = list(examine_all(corpus, game, chosen, reading.cases, full=full, processes=processes))
    path = corpus.root / game / "coverage.toml"
    chapters = load_reasons(path, shown_path(path), game_of(game).rules()).chapters
    if as_json:
        say(json.dumps(_as_json(game, results, chapters), ensure_ascii=False, indent=1))
    else:
        for line in _lines(results, chapters):
            say(line)
    return 1 if reading.problems or any(each.status != "caught" for each in results) else 0


def _chosen(identities: Sequence[str], game: str) -> list[Wrong]:
    known = wrong_engines(game)
    if not known:
        raise UserError(f"there are no wrong engines for {game} yet; there are for: {', '.join(GAMES)}")
    for identity in identities:
        if identity not in known:
            raise UserError(f'no wrong engine "{identity}"{nearest(identity, known)}')
    return [known[identity] for identity in dict.fromkeys(identities or known)]


# -- running ------------------------------------------------------------------------------------------------


class _Work(NamedTuple):
    """What every process needs: inherited, never sent."""

    game: str
    jobs: list[Job]
    find: Callable[[str], Case | None]
    forced: Forced
    full: bool


_work: list[_Work] = []


def examine_all(
    corpus: Corpus,
    game: str,
    chosen: Sequence[Wrong],
    cases: Iterable[Case],
    *,
    full: bool = False,
    processes: int = 1,
) -> Iterator[Strength]:
    """Examine wrong engines, in their order, each case in the newest edition of its range."""
    with Suite("oracle", corpus.case) as oracle:
        jobs = jobs_of(cases, Documents(corpus).editions(), None, oracle.declares)
        _work[:] = [_Work(game, jobs, corpus.case, oracle.forced, full)]
        identities = [wrong.id for wrong in chosen]
        with Progress(len(identities)) as progress:
            if processes == 1 or len(identities) == 1:
                found: Iterable[Strength] = map(_examine, identities)
                yield from _shown(found, progress)
                return
            context = multiprocessing.get_context("fork")
            with ProcessPoolExecutor(min(processes, len(identities)), mp_context=context) as pool:
                yield from _shown(pool.map(_examine, identities), progress)


def _shown(found: Iterable[Strength], progress: Progress) -> Iterator[Strength]:
    for strength in found:
        progress.show(strength.id)
        yield strength


def _examine(identity: str) -> Strength:
    (work,) = _work
    wrong = wrong_engines(work.game)[identity]
    return examine(work.game, wrong, work.jobs, work.find, work.forced, full=work.full)


def processors() -> int:
    """Return how many processes can work at once on this machine."""
    return os.cpu_count() or 1


# -- telling ------------------------------------------------------------------------------------------------

_WORDS = {
    "caught": "CAUGHT",
    "elsewhere": "NOT BY ITS OWN SUBJECT",
    "survived": "SURVIVES",
    "unreached": "NEVER REACHED",
}


def _print_list(chosen: Sequence[Wrong], *, as_json: bool) -> None:
    if as_json:
        entries = [
            {"id": each.id, "rule": each.rule, "sentence": each.sentence, "replaces": each.targets}
            for each in chosen
        ]
        say(json.dumps(entries, ensure_ascii=False, indent=1))
        return
    width = max(len(each.id) for each in chosen)
    for each in chosen:
        say(f"{each.id:{width}}  {each.rule:12}  {each.sentence}")


def _lines(results: Sequence[Strength], chapters: Sequence[Chapter]) -> Iterator[str]:
    for status in ("caught", "elsewhere", "survived", "unreached"):
        for each in results:
            if each.status == status:
                yield f"{_WORDS[status]}  {each.id} ({each.rule})  {each.sentence}"
                yield from _by(each)
    yield ""
    for chapter, of_chapter in _by_chapter(results, chapters):
        yield f"{_score(of_chapter):>7}  {chapter.first}  {chapter.title}".rstrip()
    yield f"{_score(results):>7}  wrong engines caught by a case of their own subject"


def _by(each: Strength) -> Iterator[str]:
    own = [catch.case for catch in each.caught_by if catch.own]
    others = [catch.case for catch in each.caught_by if not catch.own]
    for label, cases in (("by", own), ("besides by", others)):
        if cases:
            more = f" and {len(cases) - _MOST} others" if len(cases) > _MOST else ""
            yield f"  {label} {', '.join(cases[:_MOST])}{more}"
    if each.status != "caught":
        broken = f", {each.broken} of them ended in a crash" if each.broken else ""
        yield f"  {each.run} cases run{broken}; again: touchstone strength --full {each.id}"


def _by_chapter(
    results: Sequence[Strength], chapters: Sequence[Chapter]
) -> Iterator[tuple[Chapter, list[Strength]]]:
    """Yield the chapters of the rules that any of them breaks, in their order, with those."""
    found: dict[Chapter, list[Strength]] = {}
    for each in sorted(results, key=lambda each: order(each.rule)):
        before = [chapter for chapter in chapters if order(chapter.first) <= order(each.rule)]
        chapter = before[-1] if before else Chapter(each.rule.partition(".")[0], "")
        found.setdefault(chapter, []).append(each)
    yield from found.items()


def _score(results: Sequence[Strength]) -> str:
    return f"{sum(each.status == 'caught' for each in results)}/{len(results)}"


def _as_json(game: str, results: Sequence[Strength], chapters: Sequence[Chapter]) -> dict[str, object]:
    return {
        "game": game,
        "caught": sum(each.status == "caught" for each in results),
        "wrong": len(results),
        "chapters": [
            {
                "first": chapter.first,
                "title": chapter.title,
                "caught": sum(each.status == "caught" for each in of_chapter),
                "wrong": len(of_chapter),
            }
            for chapter, of_chapter in _by_chapter(results, chapters)
        ],
        "engines": [msgspec.to_builtins(each) for each in results],
    }
