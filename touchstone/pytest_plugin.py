"""A plugin of pytest: ``pytest --touchstone-engine ENGINE`` runs every case as a test of that engine.

Without the option it does nothing.  What does not conform fails, vacuous cases too, with the step, what was
expected and what was seen; what is unsupported is skipped, and an unconfirmed case that fails is expected to.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from touchstone.suite import Job, Suite

_OPTIONS = {
    "engine": "Run the official rulings against this engine: python:MODULE:CLASS, 'process:COMMAND', oracle.",
    "game": "Only the cases of one game.",
    "edition": "Only cases of this edition, in it; `all`: each case in each of its editions.",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("touchstone", "official rulings of card games")
    for name, told in _OPTIONS.items():
        group.addoption(f"--touchstone-{name}", metavar=name.upper(), help=told)


def pytest_configure(config: pytest.Config) -> None:
    """Name the mark that every case carries."""
    config.addinivalue_line("markers", "touchstone: an official ruling, asked of the engine under test")


_SUITE: pytest.StashKey["Suite"] = pytest.StashKey()


@pytest.hookimpl(tryfirst=True)  # before -k and -m take their choice
def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Put the cases behind the tests of the repository."""
    if config.getoption("--touchstone-engine"):
        cases: Cases = Cases.from_parent(session, name="touchstone", nodeid="touchstone")
        items.extend(cases.collect())


def pytest_unconfigure(config: pytest.Config) -> None:
    """Let go of the engine."""
    if _SUITE in config.stash:
        config.stash[_SUITE].close()


class Cases(pytest.Collector):
    """All cases for one engine: basics first, then controls, then rulings."""

    def collect(self) -> Iterator["CaseItem"]:
        """Reach the engine and yield the cases; what hinders it is an error of usage."""
        from adapters.loading import EngineUnusableError, UnknownEngineError
        from steps.errors import CaseError
        from touchstone.corpus import Corpus
        from touchstone.documents import Documents
        from touchstone.editions import ALL, check, jobs, restrict
        from touchstone.errors import UserError
        from touchstone.selection import select
        from touchstone.suite import Suite
        from touchstone.summary import GROUPS, group_of

        engine, game, edition = (self.config.getoption(f"--touchstone-{name}") for name in _OPTIONS)
        corpus = Corpus()
        try:
            editions = Documents(corpus).editions()
            check(edition, editions)
            reading = select(corpus, (), game)
            restrict(reading, editions)
            if reading.problems:
                raise reading.problems[0]
            suite = Suite(engine, corpus.case, corpus.text, compare=True)
        except (CaseError, UserError, UnknownEngineError, EngineUnusableError) as problem:
            raise pytest.UsageError(f"touchstone: {problem}") from None
        self.config.stash[_SUITE] = suite
        todo = jobs(reading.cases, editions, edition, suite.declares)
        todo.sort(key=lambda job: GROUPS.index(group_of(job.case)))
        for job in todo:
            name = f"{job.case.id}[{job.edition}]" if edition == ALL else job.case.id
            yield CaseItem.from_parent(self, name=name, job=job)


class CaseItem(pytest.Item):
    """One case in one edition."""

    def __init__(self, *, job: "Job", **more: object) -> None:
        super().__init__(**more)  # type: ignore[arg-type]  # what from_parent hands on
        self._job = job
        self.add_marker("touchstone")
        self.extra_keyword_matches.update((job.case.game, job.case.level, *job.case.tags))

    def runtest(self) -> None:
        """Run it, and say of the verdict what pytest has a word for."""
        from touchstone.suite import Result
        from touchstone.summary import failure

        suite = self.config.stash[_SUITE]
        case, edition = self._job.case, self._job.edition
        finding = suite.finding(case, edition)
        if finding.verdict == "pass":
            return
        if finding.verdict == "unsupported":
            pytest.skip(finding.seen or "unsupported")
        text = "\n".join(failure(Result(case, edition, suite.specification, finding)))
        if case.unconfirmed:
            pytest.xfail(text)
        pytest.fail(text, pytrace=False)

    def reportinfo(self) -> tuple[str, int | None, str]:
        """Return where the case stands."""
        return self._job.case.path, self._job.case.line - 1, self.name
