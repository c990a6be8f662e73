"""Reports of several engines as one page for a browser: a matrix of cases and engines, each unfolding."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from steps.case import Case
from steps.game import game
from steps.rendering import say, say_position
from steps.sources import AUTHORITIES
from steps.words import LANGUAGES, Language
from touchstone._page_words import SIGNS, WORDS
from touchstone.corpus import Corpus
from touchstone.divergence import likeness, likeness_in_chinese
from touchstone.documents import Documents
from touchstone.pages_html import page
from touchstone.records import CaseRecord, ReportFile
from touchstone.report_forms import trouble_of
from touchstone.suite import SUITE, case_hash
from touchstone.summary import BAD, GROUPS
from touchstone.topics import Topic, Topics
from touchstone.verdicts import Divergence

_LINK = re.compile(r"https?://[^\s<>\"']+", re.IGNORECASE)


def report_page(reports: Sequence[ReportFile], language: Language = "en") -> str:
    """Return the page as one HTML text that needs nothing else."""
    labels = _labels(reports)
    return page(
        "report",
        {
            "lang": language,
            "suite": SUITE,
            "words": dict(WORDS),
            "engines": [_engine(report, label) for report, label in zip(reports, labels, strict=True)],
            "data": _Data(reports, labels, language).all(),
        },
    )


def _labels(reports: Sequence[ReportFile]) -> list[str]:
    """Return a name for each column; two reports of one engine are numbered."""
    names = []
    for report in reports:
        info = report.header.engine_info
        names.append((f"{info.name} {info.version}".strip() if info else "") or report.header.engine)
    seen: Counter[str] = Counter()
    labels = []
    for name in names:
        seen[name] += 1
        labels.append(f"{name} ({seen[name]})" if names.count(name) > 1 else name)
    return labels


# -- the head: an engine and its figures --------------------------------------------------------------------


class _Score(NamedTuple):
    name: str
    passed: int
    of: int
    look: str


def _engine(report: ReportFile, label: str) -> dict[str, object]:
    info = report.header.engine_info
    url = (info.url or "") if info else ""
    return {
        "label": label,
        "language": (info.language or "") if info else "",
        "url": url if _LINK.fullmatch(url) else "",
        "trouble": trouble_of(report),
        "scores": list(_scores(report.cases)),
    }


def _scores(cases: Sequence[CaseRecord]) -> Iterator[_Score]:
    """Yield the figures that count: rulings by authority, then what stands beside them."""
    counted = [case for case in cases if not case.unconfirmed]
    rulings = [case for case in counted if case.group == "rulings"]
    kinds: list[tuple[str, list[CaseRecord], str]] = [
        (name, [case for case in rulings if case.authority == name], "") for name in AUTHORITIES
    ]
    kinds += [
        (group, [case for case in counted if case.group == group], "aside")
        for group in ("basics", "controls")
    ]
    kinds.append(("uncounted", [case for case in cases if case.unconfirmed], "aside"))
    first = True
    for name, of, look in kinds:
        if of:
            passed = sum(case.verdict == "pass" for case in of)
            yield _Score(name, passed, len(of), "first" if first and not look else look)
            first = False


# -- the data that the script shows -------------------------------------------------------------------------


class _Data:
    """Gathers what the page knows; texts that come again and again are kept once."""

    def __init__(self, reports: Sequence[ReportFile], labels: Sequence[str], language: Language) -> None:
        self._reports = reports
        self._labels = labels
        self._language = language
        self._corpus = Corpus()
        self._documents = Documents(self._corpus)
        self._topics = Topics(self._corpus)
        self._texts: dict[str, int] = {}
        self._cards: dict[tuple[str, str], int] = {}
        self._cited: dict[tuple[str, str], int] = {}

    def all(self) -> dict[str, object]:
        rows = self._rows()
        cases = {case.id: case for case in self._corpus.everything().cases}
        order = {identity: number for number, identity in enumerate(cases)}
        topics: dict[Topic, int] = {}
        for identity, _ in rows:
            for topic in (self._topics.of(cases.get(identity)), *self._topics.keywords(cases.get(identity))):
                topics.setdefault(topic, len(topics))
        keys = sorted(rows, key=lambda key: (_group(rows[key]), order.get(key[0], len(order))))
        entries = [self._entry(key, rows[key], cases.get(key[0]), topics) for key in keys]
        return {
            "lang": self._language,
            "words": dict(WORDS),
            "signs": dict(SIGNS),
            "bad": sorted(BAD),
            "groups": GROUPS,
            "authorities": AUTHORITIES,
            "engines": self._labels,
            "topics": [{"title": [topic.en, topic.zh]} for topic in topics],
            "cards": list(self._cards),
            "documents": [self._document(*cited) for cited in self._cited],
            "cases": entries,
            "texts": list(self._texts),
        }

    def _rows(self) -> dict[tuple[str, str], list[CaseRecord | None]]:
        """Return the records of each row; a case that one engine ran in several editions has several rows."""
        several = {
            identity
            for report in self._reports
            for identity, times in Counter(case.id for case in report.cases).items()
            if times > 1
        }
        rows: dict[tuple[str, str], list[CaseRecord | None]] = {}
        for number, report in enumerate(self._reports):
            for case in report.cases:
                key = (case.id, case.edition if case.id in several else "")
                rows.setdefault(key, [None] * len(self._reports))[number] = case
        return rows

    def _entry(
        self,
        key: tuple[str, str],
        records: Sequence[CaseRecord | None],
        case: Case | None,
        topics: Mapping[Topic, int],
    ) -> dict[str, Any]:
        identity, edition = key
        known = [record for record in records if record is not None]
        first = known[0]
        current = case is not None and all(record.hash == case_hash(case) for record in known)
        entry: dict[str, Any] = {
            "key": f"{identity}@{edition}" if edition else identity,
            "id": identity,
            "edition": edition,
            "group": first.group,
            "authority": first.authority,
            "unconfirmed": first.unconfirmed,
            "title": [first.title, ""],
            "question": ["", ""],
            "answer": ["", ""],
            "rules": [],
            "sources": [],
            "cards": [],
            "topic": topics[self._topics.of(case)],
            "keywords": [topics[topic] for topic in self._topics.keywords(case)],
            "results": [record and self._result(record, case if current else None) for record in records],
        }
        if case is None:
            entry["rules"] = sorted({record.rule for record in known if record.rule})
            return entry
        entry |= {
            "title": [case.title.en, case.title.zh],
            "question": [case.question.en, case.question.zh],
            "answer": [case.answer.en, case.answer.zh],
            "rules": case.rules,
            "sources": [
                [self._number(self._cited, (case.game, each.document.id)), each.item, each.agrees]
                for each in self._documents.statements(case)
            ],
            "cards": self._named(case),
            "changed": not current,
            "position": self._position(case),
            "steps": [
                [step.action is not None, [self._text(say(step, case, each)) for each in LANGUAGES]]
                for step in case.steps
            ],
        }
        return entry

    def _result(self, record: CaseRecord, case: Case | None) -> dict[str, Any]:
        told: dict[str, Any] = {"verdict": record.verdict, "edition": record.edition}
        if record.differs is not None:
            told |= {"cause": self._cause(record.differs, case), "first": self._first(record.differs)}
        if record.verdict == "pass":
            return told
        at = _stopped_at(record, case)
        told |= {
            "kind": record.kind,
            "at": at,
            "step": record.step if at is None else None,
            "expected": self._optional(record.expected),
            "seen": self._optional(record.seen),
            "rule": record.rule,
            "missing": record.missing,
            "again": record.again,
        }
        return {name: value for name, value in told.items() if value not in (None, "", ())}

    def _cause(self, differs: Divergence, case: Case | None) -> list[int]:
        """Return in both languages what the difference has in common with those of other cases."""
        english = likeness(differs)
        chinese = likeness_in_chinese(differs, game(case.game).telling) if case is not None else english
        return [self._text(english), self._text(chinese)]

    def _first(self, differs: Divergence) -> list[int]:
        """Return in both languages what differs first from the oracle."""
        engine, oracle = differs.engine_words, differs.oracle_words
        after = [f" ({differs.step})", f"（{differs.step}）"] if differs.step else ["", ""]
        return [
            self._text(f"{engine.en}; the oracle: {oracle.en}{after[0]}"),
            self._text(f"{engine.zh}；参考引擎：{oracle.zh}{after[1]}"),
        ]

    def _optional(self, text: str | None) -> int | None:
        return self._text(text) if text else None

    def _position(self, case: Case) -> list[Any]:
        """Return the lines under Given in both languages, each with the rows of its table."""
        spoken = [say_position(case, language) for language in LANGUAGES]
        return [
            [
                [self._text(line) for line, _ in both],
                [[self._text("\t".join(row)) for row in table] for _, table in both],
            ]
            for both in zip(*spoken, strict=True)
        ]

    def _named(self, case: Case) -> list[int]:
        """Return the cards that the position names, the first one first."""
        fields = [field.card for field in case.position.battlefields if field.card is not None]
        cards = [*(item.card for item in case.position.objects), *fields]
        catalogue = game(case.game).catalogue
        entries = {entry.name: entry for card in cards if (entry := catalogue.named(card.name)) is not None}
        return [self._number(self._cards, (entry.name, entry.zh)) for entry in entries.values()]

    def _document(self, of: str, identity: str) -> dict[str, object]:
        document = self._documents.of(of)[identity]
        return {
            "title": [document.title.en, document.title.zh],
            "authority": document.authority,
            "published": document.published,
            "link": document.link,
        }

    def _text(self, text: str) -> int:
        return self._number(self._texts, text)

    @staticmethod
    def _number(known: dict[Any, int], value: Any) -> int:
        return known.setdefault(value, len(known))


def _group(records: Sequence[CaseRecord | None]) -> int:
    return min(GROUPS.index(record.group) for record in records if record is not None)


def _stopped_at(record: CaseRecord, case: Case | None) -> int | None:
    """Return the step at which it stopped (-1: the position), where the steps are those that were run."""
    if case is None or record.line is None or record.verdict == "pass":
        return None
    lines = [step.line for step in case.steps]
    return lines.index(record.line) if record.line in lines else -1
