"""A case on which an engine and the oracle disagree, as a text to be posted: Markdown in one language."""

from collections.abc import Iterator, Mapping

from adapters.limits import LIMITS, Limits
from adapters.port import EngineInfo
from steps.case import Both, Step
from steps.rendering import say as say_step
from steps.rendering import say_position
from steps.words import Language
from touchstone.asking import asked_for
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.editions import ALL, jobs
from touchstone.errors import UserError
from touchstone.explain import say_statement
from touchstone.lines import complain, say
from touchstone.report_forms import code
from touchstone.suite import SUITE, Result, Suite
from touchstone.summary import again
from touchstone.version import version

_WORDS: Mapping[str, Mapping[Language, str]] = {
    "question": {"en": "Question", "zh": "问题"},
    "answer": {"en": "Answer", "zh": "答案"},
    "position": {"en": "Position", "zh": "局面"},
    "play": {"en": "Play", "zh": "过程"},
    "first": {"en": "What differs first", "zh": "最先出现的差异"},
    "after": {"en": "after", "zh": "在此步骤之后"},
    "start": {"en": "the position was set up", "zh": "布置局面"},
    "oracle": {"en": "oracle", "zh": "参考引擎"},
    "engine": {"en": "engine", "zh": "被测引擎"},
    "fails": {"en": "What fails", "zh": "未通过之处"},
    "step": {"en": "step", "zh": "步骤"},
    "expected": {"en": "expected", "zh": "应为"},
    "seen": {"en": "seen", "zh": "实际"},
    "why": {"en": "Rules and sources", "zh": "规则与出处"},
    "rules": {"en": "rules", "zh": "规则"},
    "edition": {"en": "edition", "zh": "规则版本"},
    "repeat": {"en": "To repeat it", "zh": "复现方法"},
    "passes": {
        "en": "{} passes {} in the edition {}: there is nothing to dispute",
        "zh": "{}在规则版本{2}中通过{1}：没有争议",
    },
}


def show_dispute(
    which: str, language: str | None, edition: str | None, engine: str, limits: Limits = LIMITS
) -> int:
    """Print a text for each case that is meant and does not pass; 1 if there is one, 0 if all pass."""
    corpus = Corpus()
    documents = Documents(corpus)
    reading = asked_for(corpus, [which], documents.editions(), edition=edition)
    disputed = 0
    with Suite(engine, corpus.case, corpus.text, limits=limits, compare=True) as suite:
        todo = jobs(reading.cases, documents.editions(), edition, suite.declares)
        if not todo:
            raise UserError(f'no selected case runs in the edition "{edition or ALL}"')
        for result in suite.run(todo):
            its: Language = "zh" if (language or result.case.language) == "zh" else "en"
            if result.finding.verdict == "pass":
                complain(_WORDS["passes"][its].format(engine, result.case.id, result.edition))
                continue
            if disputed:
                say()
            disputed += 1
            for line in Dispute(result, suite.welcome.engine, corpus, its).lines(documents):
                say(line)
    return 1 if disputed or reading.problems else 0


class Dispute:
    """What there is to say on one result, in one language."""

    def __init__(
        self,
        result: Result,
        engine: EngineInfo,
        corpus: Corpus,
        language: Language,
    ) -> None:
        """Prepare the text; ``engine`` is who disagrees."""
        self._result = result
        self._case = result.case
        self._engine = engine
        self._corpus = corpus
        self._language: Language = language

    def lines(self, documents: Documents) -> Iterator[str]:
        """Yield the lines of the text."""
        case = self._case
        yield f"# {self._in(case.title) or case.id}"
        yield from ("", f"{code(case.id)}, {self._word('edition')} {self._result.edition}")
        for name, both in (("question", case.question), ("answer", case.answer)):
            if self._in(both):
                yield from ("", f"**{self._word(name)}** {self._in(both)}")
        yield from self._part("position")
        yield from self._position()
        yield from self._part("play")
        yield from self._play()
        yield from self._first()
        yield from self._failure()
        yield from self._part("why")
        for statement in documents.statements(case):
            link = f" <{statement.document.link}>" if statement.document.link else ""
            yield f"- {say_statement(statement, self._language)}{link}"
        if case.rules:
            yield f"- {self._word('rules')}: {', '.join(case.rules)}"
        yield from self._part("repeat")
        yield from ("```", again(self._result), "```", "")
        yield f"{SUITE} ({version()}), {code(f'{self._engine.name} {self._engine.version}')}"

    def _word(self, name: str) -> str:
        return _WORDS[name][self._language]

    def _in(self, both: Both) -> str:
        return (both.zh or both.en) if self._language == "zh" else (both.en or both.zh)

    def _part(self, name: str) -> Iterator[str]:
        yield from ("", f"## {self._word(name)}", "")

    def _position(self) -> Iterator[str]:
        """Yield what was set up, as a feature file says it; its tables as tables."""
        for text, table in say_position(self._case, self._language):
            yield f"- {text}"
            if table:
                head, *rows = (
                    f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in table
                )
                yield from ("", head, f"|{'---|' * len(table[0])}", *rows, "")

    def _step(self, step: Step) -> str:
        try:
            return say_step(step, self._case, self._language)
        except ValueError:  # no phrase says it: the words of the file
            return self._corpus.text(self._case, step.line) or ""

    def _play(self) -> Iterator[str]:
        for number, step in enumerate(self._case.steps, start=1):
            mark = "  **←**" if step.line == self._result.finding.line else ""
            yield f"{number}. {self._step(step)}{mark}"

    def _step_at(self, line: int | None) -> str:
        """Return the step on a line of the case; there is none on that of the position."""
        found = (self._step(step) for step in self._case.steps if step.line == line)
        return next(found, self._word("start"))

    def _first(self) -> Iterator[str]:
        differs = self._result.finding.differs
        if differs is None:
            return
        yield from self._part("first")
        yield f"| {self._word('oracle')} | {self._word('engine')} |"
        yield "|---|---|"
        yield f"| {_cell(self._in(differs.oracle_words))} | {_cell(self._in(differs.engine_words))} |"
        yield from ("", f"{self._word('after')}: {self._step_at(differs.line)}")

    def _failure(self) -> Iterator[str]:
        finding = self._result.finding
        yield from self._part("fails")
        yield f"- {finding.verdict.upper()} {finding.kind or ''}".rstrip()
        told_of = (
            ("step", self._step_at(finding.line)),
            ("expected", finding.expected),
            ("seen", finding.seen),
        )
        yield from (f"- {self._word(name)}: {code(text)}" for name, text in told_of if text)


def _cell(text: str) -> str:
    r"""Return words for a cell of a table.

    >>> _cell("a|b") == r"`a\|b`"
    True
    """
    return code(text).replace("|", r"\|")
