"""The command ``wire``: a case, and under each of its steps the messages that went to and fro."""

from adapters.limits import LIMITS, Limits
from adapters.loading import Closable, engine_factory
from adapters.port import Engine, Hello, Reply, Request, encode
from steps.case import Case
from steps.rendering import say as say_step
from touchstone.asking import asked_for
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.editions import ALL, jobs
from touchstone.errors import UserError
from touchstone.lines import say
from touchstone.needs import missing
from touchstone.session import Session
from touchstone.suite import Job, Result, Suite
from touchstone.summary import failure, title
from touchstone.verdicts import BROKEN


class _Transcript:
    """Prints each step once it is reached, and each message."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self._printed = -2

    def line(self, mark: str, data: bytes) -> None:
        """Print what went over the wire; nothing of it can move the cursor or hide a line."""
        if self.session is None:  # hello, which is the same for every case
            return
        self.reach(self.session.case, self.session.at)
        for line in data.splitlines():
            words = line.decode("utf-8", errors="replace")
            say(f"  {mark} {''.join(sign if sign.isprintable() else '?' for sign in words)}")

    def reach(self, case: Case, index: int) -> None:
        """Print the steps up to this one."""
        while self._printed < index:
            self._printed += 1
            if self._printed == -1:
                say("Position")
            else:
                step = case.steps[self._printed]
                word = "When" if step.action is not None else "Then"
                say(f"{word} {say_step(step, case, 'en')}")

    def start(self, session: Session) -> None:
        """Begin with a case."""
        self.session = session
        self._printed = -2


class _Overheard:
    """An engine in our own process: its messages are written as they would stand on the wire."""

    def __init__(self, engine: Engine, transcript: _Transcript) -> None:
        self._engine = engine
        self._transcript = transcript

    def handle(self, request: Request) -> Reply:
        if not isinstance(request, Hello):
            self._transcript.line(">", encode(request))
        reply = self._engine.handle(request)
        if not isinstance(request, Hello):
            self._transcript.line("<", encode(reply))
        return reply


def show_wire(words: str, edition: str | None, specification: str, limits: Limits = LIMITS) -> int:
    """Print the conversation about the cases that are meant; returns the exit code."""
    corpus = Corpus()
    documents = Documents(corpus)
    reading = asked_for(corpus, (words,), documents.editions(), edition=edition)
    transcript = _Transcript()
    make = engine_factory(specification, limits, transcript.line)

    def factory() -> Engine:
        engine = make()
        return engine if isinstance(engine, Closable) else _Overheard(engine, transcript)

    with Suite(specification, corpus.case, corpus.text, factory=factory) as suite:
        todo = jobs(reading.cases, documents.editions(), edition, suite.declares)
        if not todo:
            raise UserError(f'no selected case runs in the edition "{edition or ALL}"')
        codes = [_show(suite, job, transcript) for job in todo]
    return max(codes)


def _show(suite: Suite, job: Job, transcript: _Transcript) -> int:
    case = job.case
    say(f"{case.id} ({job.edition})  {title(case)}")
    lacking = missing(case, job.edition, suite.welcome)
    if lacking:
        say(f"UNSUPPORTED  {', '.join(lacking)}")
        say()
        return 1
    session = suite.session(case, job.edition)
    transcript.start(session)
    finding = session.run()
    transcript.reach(case, session.at)
    transcript.session = None
    if finding.verdict in BROKEN:
        suite.drop()
    if finding.verdict == "pass":
        say("PASS")
    else:
        for line in failure(Result(case, job.edition, suite.specification, finding)):
            say(line)
    say()
    return 0 if finding.verdict == "pass" else 1
