"""The command ``explain``: what happens in a case, step by step, by which rules, and what comes out."""

from collections.abc import Iterator, Mapping
from itertools import groupby

from adapters.port import Act, Choose, Legality, May, Observation, Pass, Reason
from steps.case import Allowed, Step
from steps.reasons import say_reason
from steps.rendering import say as say_step
from steps.words import Language
from touchstone.asking import asked_for
from touchstone.board import draw
from touchstone.changes import changes, sentence
from touchstone.corpus import Corpus
from touchstone.documents import Documents, Statement
from touchstone.editions import jobs
from touchstone.lines import say
from touchstone.session import Exchange
from touchstone.speech import Speech
from touchstone.suite import Job, Suite

_WORDS: Mapping[str, Mapping[Language, str]] = {
    "q": {"en": "Q", "zh": "问"},
    "a": {"en": "A", "zh": "答"},
    "position": {"en": "Position", "zh": "局面"},
    "steps": {"en": "What happens", "zh": "过程"},
    "answer": {"en": "Answer", "zh": "结论"},
    "sources": {"en": "Sources", "zh": "来源"},
    "passes": {"en": "{} passes", "zh": "{}让过"},
    "pass_you": {"en": "you pass", "zh": "我方让过"},
    "chosen": {"en": "{} chosen by {}: {}", "zh": "{}（{}）：{}"},
    "asked": {"en": "question: {}", "zh": "问题：{}"},
    "allows": {"en": "the rules allow it", "zh": "规则允许"},
    "forbids": {"en": "the rules forbid it", "zh": "规则不允许"},
    "refused": {"en": "refused: {}", "zh": "不合法：{}"},
    "fails": {"en": "does not hold: {}", "zh": "不成立：{}"},
    "against": {"en": "says otherwise", "zh": "说法不同"},
    "why_official": {
        "en": "The first prevails: {} stands above {}.",
        "zh": "以第一条为准：{}的效力高于{}。",
    },
    "why_newer": {"en": "The first prevails: it is the newer one.", "zh": "以第一条为准：其发布时间更晚。"},
    "why_edition": {
        "en": "The first prevails in this edition ({}).",
        "zh": "在此版本（{}）中以第一条为准。",
    },
    "stopped": {"en": "The case stops here: {}", "zh": "案例在此中止：{}"},
}
_AUTHORITY: Mapping[str, Mapping[Language, str]] = {
    "official": {"en": "official", "zh": "官方"},
    "judge": {"en": "judges", "zh": "裁判"},
    "rules": {"en": "rules", "zh": "规则"},
    "community": {"en": "community", "zh": "社区"},
    "derived": {"en": "our reasoning", "zh": "推导"},
}


def explain_cases(which: str, language: str | None, edition: str | None) -> int:
    """Explain the cases that a word means; 1 if one could not be read or was not carried through."""
    corpus = Corpus()
    documents = Documents(corpus)
    reading = asked_for(corpus, [which], documents.editions(), edition=edition)
    suite = Suite("oracle", corpus.case, corpus.text)
    todo = jobs(reading.cases, documents.editions(), edition, suite.declares)
    if not todo:
        return 2
    failed = bool(reading.problems)
    for number, job in enumerate(todo):
        if number:
            say()
        its: Language = "zh" if (language or job.case.language) == "zh" else "en"
        explanation = Explanation(job, suite, documents, its)
        failed = failed or explanation.finding.verdict != "pass"
        for line in explanation.lines():
            say(line)
    return 1 if failed else 0


class Explanation:
    """What an engine did with a case, told in one language."""

    def __init__(self, job: Job, suite: Suite, documents: Documents, language: Language) -> None:
        """Run the case."""
        self._case = job.case
        self._edition = job.edition
        self._session = session = suite.session(job.case, job.edition)
        self.finding = session.run()
        self._documents = documents
        self._language: Language = language
        self._say = Speech(job.case.game, language, job.case.position, session.names)

    def lines(self) -> Iterator[str]:
        """Yield what there is to tell."""
        case, language = self._case, self._language
        title = _in(language, case.title.en, case.title.zh)
        yield f"{case.id} ({self._edition})  {title}".rstrip()
        question, recorded = (_in(language, both.en, both.zh) for both in (case.question, case.answer))
        for label, text in (("q", question), ("a", recorded)):
            if text:
                yield f"  {self._word(label)}  {text}"
        shown = self._observations()
        if not shown:
            yield self._word("stopped", self.finding.seen or self.finding.verdict)
            return
        yield from self._part("position")
        cards = {field.ref: field.card for field in case.position.battlefields if field.card is not None}
        yield from (f"  {line}" for line in draw(shown[0], self._say, cards))
        yield from self._part("steps")
        for index, step in enumerate(case.steps):
            if index > self._last_step():
                break
            yield from (f"  {line}" for line in self._step(index, step))
        if self.finding.verdict != "pass":
            yield self._word("stopped", self.finding.seen or self.finding.verdict)
        yield from self._part("answer")
        yield f"  {self._answer(shown)}"
        if shown[-1].question is not None:
            yield f"  {self._word('asked', self._say.question(shown[-1].question))}"
        yield from self._sources()

    def _answer(self, shown: list[Observation]) -> str:
        """Return what came out: what is allowed and what is not, and what has changed."""
        asked = [step for step in self._case.steps if isinstance(step.expects, Allowed)]
        parts = [self._text(step) for step in asked if self.finding.verdict == "pass"]
        parts += changes(shown[0], shown[-1], self._say)
        return sentence(parts, self._language)

    def _part(self, name: str) -> Iterator[str]:
        yield ""
        yield self._word(name)

    def _word(self, name: str, *values: str) -> str:
        return _WORDS[name][self._language].format(*values)

    def _observations(self) -> list[Observation]:
        replies = (exchange.reply for exchange in self._session.exchanges if not exchange.probing)
        return [reply for reply in replies if isinstance(reply, Observation)]

    def _last_step(self) -> int:
        """Return the step at which the case stopped, or the last one."""
        line = self.finding.line
        if self.finding.verdict == "pass" or line is None:
            return len(self._case.steps)
        done = max((exchange.step for exchange in self._session.exchanges), default=0)
        at = [index for index, step in enumerate(self._case.steps) if step.line == line]
        return max([done, *at])

    # -- a step ---------------------------------------------------------------------------------------------

    def _step(self, index: int, step: Step) -> Iterator[str]:
        yield self._text(step)
        exchanges = [exchange for exchange in self._session.exchanges if exchange.step == index]
        if step.expects is not None:
            yield from self._expectation(step, exchanges)
            return
        for exchange in exchanges:
            if not exchange.probing:
                yield from self._exchange(exchange)

    def _text(self, step: Step) -> str:
        try:
            return say_step(step, self._case, self._language)
        except ValueError:  # no phrase says it: the words of the file
            return self._session.text(step.line) or str(step)

    def _expectation(self, step: Step, exchanges: list[Exchange]) -> Iterator[str]:
        failed = self.finding.line == step.line and self.finding.verdict != "pass"
        if isinstance(step.expects, Allowed):
            yield f"    {self._word('allows' if step.expects.legal is not failed else 'forbids')}"
            for exchange in exchanges:
                if isinstance(exchange.request, May) and isinstance(exchange.reply, Legality):
                    yield from (f"      {line}" for line in filter(None, [exchange.reply.reason]))
        elif failed:
            yield f"    {self._word('fails', self.finding.seen or '')}"

    def _exchange(self, exchange: Exchange) -> Iterator[str]:
        if not isinstance(exchange.request, Act):
            return
        action = exchange.request.action
        if isinstance(action, Pass) and self._case.steps[exchange.step].action != action:
            word = "pass_you" if action.player == "p1" else "passes"
            yield f"    {self._word(word, self._say(action.player))}"
        elif isinstance(action, Choose):
            for choice in action.choices:
                player = self._say(choice.player or action.player)
                kind = self._say.kind(choice.kind)
                yield f"    {self._word('chosen', kind, player, self._say.choice(choice))}"
        reply = exchange.reply
        if not isinstance(reply, Observation):
            yield f"    {self._word('refused', getattr(reply, 'reason', ''))}"
            return
        for line, equal in groupby(
            f"{reason.rule:<14} {self._reason(reason)}" for reason in reply.reasons if reason.rule
        ):
            times = len(list(equal))
            yield f"    {line}" + (f" (×{times})" if times > 1 else "")
        telling = self._say.telling
        if isinstance(reply.chain, tuple) and reply.chain:
            yield f"    {telling.chain_is[self._language].format(self._say.all(reply.chain))}"
        if isinstance(reply.showdown, str) and telling.open is not None:
            yield f"    {telling.open[self._language].format(self._say(f'at.{reply.showdown}'))}"
        if reply.question is not None:
            yield f"    {self._word('asked', self._say.question(reply.question))}"

    def _reason(self, reason: Reason) -> str:
        fields = {field.ref for field in self._case.position.battlefields}
        of = self._say.joined(f"at.{ref}" if ref in fields else ref for ref in reason.of)
        by = self._say(f"at.{reason.by}" if reason.by in fields else reason.by) if reason.by else None
        return say_reason(reason.rule, reason.what, of, by, self._language)

    # -- the sources ----------------------------------------------------------------------------------------

    def _sources(self) -> Iterator[str]:
        statements = self._documents.statements(self._case)
        if not statements:
            return
        yield from self._part("sources")
        for statement in statements:
            yield f"  {say_statement(statement, self._language)}"
        against = [statement for statement in statements if not statement.agrees]
        if against:
            yield f"  {self._why(statements[0], against[0])}"

    def _why(self, first: Statement, other: Statement) -> str:
        if first.document.authority != other.document.authority:
            names = [_AUTHORITY[one.document.authority][self._language] for one in (first, other)]
            return self._word("why_official", *names)
        if first.document.published > other.document.published:
            return self._word("why_newer")
        return self._word("why_edition", self._edition)


def say_statement(statement: Statement, language: Language) -> str:
    """Return who says it, where, when; and whether it says the opposite."""
    document = statement.document
    title = _in(language, document.title.en, document.title.zh)
    parts = [_AUTHORITY[document.authority][language], title, document.published, statement.item]
    if not statement.agrees:
        parts.append(_WORDS["against"][language])
    return ("，" if language == "zh" else ", ").join(filter(None, parts))


def _in(language: Language, en: str, zh: str) -> str:
    """Return the text in the language, or the one there is."""
    return (zh or en) if language == "zh" else (en or zh)
