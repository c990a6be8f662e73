"""Cases as plain JSON, one file each: written by ``export``, read by ``run --cases``."""

import re
from pathlib import Path

import msgspec

from steps.case import Authority, Both, Case, Fact
from steps.errors import CaseError
from steps.rendering import say as say_step
from touchstone.corpus import Corpus, Reading, shown_path
from touchstone.documents import Documents
from touchstone.errors import UserError
from touchstone.facts import unknown_fact
from touchstone.meaning import meaningless
from touchstone.suite import case_hash
from touchstone.version import version

FORMAT = 1
_SAFE = re.compile(r"\w[\w.-]*")


class ExportedStatement(msgspec.Struct, frozen=True):
    """What a document says on the case."""

    document: str
    item: str
    agrees: bool
    title: Both
    authority: Authority
    published: str
    link: str


class ExportedStep(msgspec.Struct, frozen=True):
    """The words of a step of the case, at the same place in its list."""

    en: str
    zh: str


class ExportedCase(msgspec.Struct, frozen=True, kw_only=True):
    """A file of an export."""

    format: int
    corpus: str
    """The version of the corpus it comes from."""
    hash: str
    """Of what the case does and expects."""
    authority: Authority
    statements: tuple[ExportedStatement, ...]
    words: tuple[ExportedStep, ...]
    lines: dict[int, str]
    """Lines of the feature file that a verdict may name, as they stand there."""
    case: Case


_files: msgspec.json.Decoder[ExportedCase] = msgspec.json.Decoder(ExportedCase)


def exported(case: Case, corpus: Corpus, documents: Documents) -> ExportedCase:
    """Return a case as it is exported; where its file stood on the disk is left out."""
    numbers = dict.fromkeys((case.line, *(step.line for step in case.steps)))
    texts = {number: corpus.text(case, number) for number in numbers}
    return ExportedCase(
        format=FORMAT,
        corpus=version(),
        hash=case_hash(case),
        authority=documents.authority(case),
        statements=statements_on(case, documents),
        words=tuple(
            ExportedStep(say_step(step, case, "en"), say_step(step, case, "zh")) for step in case.steps
        ),
        lines={number: text for number, text in texts.items() if text is not None},
        case=msgspec.structs.replace(case, path=""),
    )


def statements_on(case: Case, documents: Documents) -> tuple[ExportedStatement, ...]:
    """Return what the documents say on a case, those that agree first."""
    return tuple(
        ExportedStatement(
            each.document.id,
            each.item,
            each.agrees,
            each.document.title,
            each.document.authority,
            each.document.published,
            each.document.link,
        )
        for each in documents.statements(case)
    )


def export(folder: str, game: str | None) -> int:
    """Write every case into a new or empty folder, a folder a game; returns how many."""
    corpus = Corpus()
    documents = Documents(corpus)
    target = Path(folder)
    try:
        target.mkdir(parents=True, exist_ok=True)
        if any(target.iterdir()):
            raise UserError(f"{target} is not empty; name a new folder")
        cases = [case for case in corpus.everything().cases if game in (None, case.game)]
        for case in cases:
            if not _SAFE.fullmatch(case.id):
                raise UserError(f'the id "{case.id}" cannot be the name of a file')
            path = target / case.game / f"{case.id}.json"
            path.parent.mkdir(exist_ok=True)
            data = msgspec.json.encode(exported(case, corpus, documents))
            path.write_bytes(msgspec.json.format(data, indent=1) + b"\n")
    except OSError as problem:
        raise UserError(f"{problem.filename or target} cannot be written: {problem.strerror}") from problem
    return len(cases)


class ExportedCorpus(Corpus):
    """A folder of exported cases, in place of the feature files."""

    def __init__(self, folder: Path) -> None:
        """Find the files; a folder without any is a :class:`UserError`."""
        super().__init__()
        self._folder = folder
        self._lines: dict[str, dict[int, str]] = {}
        if not folder.is_dir():
            raise UserError(f"no folder {folder}; `touchstone export` writes one")
        self.files = tuple(sorted(folder.rglob("*.json")))
        if not self.files:
            raise UserError(f"no .json file in {folder}; `touchstone export` writes them")

    def index(self) -> dict[str, Path]:
        """Return the file of each id, which is its name."""
        return {path.name.removesuffix(".json"): path for path in self.files}

    def _parse(self, path: Path) -> Reading:
        reading = Reading()
        shown = shown_path(path)
        try:
            read = _files.decode(path.read_bytes())
            problem = self._problem(read, path)
        except OSError as unreadable:
            problem = f"cannot be read: {unreadable.strerror}"
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            problem = f"not an exported case: {wrong}"
        if problem is not None:
            reading.problems.append(CaseError(shown, 1, problem))
            return reading
        case = msgspec.structs.replace(read.case, path="")
        reading.cases.append(case)
        self._extra[case.id] = case
        self._lines[case.id] = read.lines
        return reading

    def _problem(self, read: ExportedCase, path: Path) -> str | None:
        if read.format != FORMAT:
            return f"the format {read.format} is not known, only {FORMAT}"
        if read.case.game not in self.games():
            return f'unknown game "{read.case.game}"'
        if f"{read.case.id}.json" != path.name:
            return f"it holds the case {read.case.id}, and should have its name"
        facts = (unknown_fact(step.expects) for step in read.case.steps if isinstance(step.expects, Fact))
        wrong = next(filter(None, facts), None) or meaningless(read.case)
        if wrong is not None:
            return wrong
        if case_hash(read.case) != read.hash:
            return "what the case does has been changed since it was exported: its hash is another"
        return None

    def case(self, identity: str) -> Case | None:
        """Return the case with this id."""
        path = self.index().get(identity)
        if path is not None:
            self.read(path)
        return self._extra.get(identity)

    def text(self, case: Case, line: int) -> str | None:
        """Return a line as it stood in the feature file."""
        return self._lines.get(case.id, {}).get(line)
