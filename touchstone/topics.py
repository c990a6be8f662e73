"""What a case is about: the subject of its feature file, and the keywords whose rules it cites."""

import re
from collections import Counter
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from steps.case import Case
from steps.game import game
from touchstone.corpus import Corpus

_HEADING = re.compile(r"^\s*(?:Feature|功能)\s*[:：]\s*(.+?)\s*$", re.MULTILINE)


class Topic(NamedTuple):
    """A subject in both languages; the Chinese is empty where nothing says it."""

    en: str
    zh: str


OTHERS = Topic("Other cases", "其他用例")
"""The cases that are in no file of the corpus."""


class Topics:
    """Knows the subjects of a corpus."""

    def __init__(self, corpus: Corpus) -> None:
        self._corpus = corpus
        self._read: dict[str, Topic] = {}

    def of(self, case: Case | None) -> Topic:
        """Return the subject of the file a case stands in."""
        if case is None or not case.path:
            return OTHERS
        if case.path not in self._read:
            found = _HEADING.search(Path(case.path).read_text("utf-8"))
            title = found[1] if found else Path(case.path).stem
            entry = game(case.game).catalogue.find(title)
            self._read[case.path] = Topic(title, entry.zh if entry is not None else "")
        return self._read[case.path]

    def keywords(self, case: Case | None) -> tuple[Topic, ...]:
        """Return the keywords of a case: that of its file, and those in whose section a rule of it stands."""
        if case is None:
            return ()
        sections = {(case.game, rule.split(".")[0]) for rule in case.rules}
        own = (self.of(case),) if _is_keyword(case) else ()
        cited = (topic for key, topic in self._sections.items() if key in sections)
        return tuple(dict.fromkeys((*own, *cited)))

    @cached_property
    def _sections(self) -> dict[tuple[str, str], Topic]:
        """The section of the rules that is about each keyword: the one its file cites most."""
        cited: dict[tuple[str, Topic], Counter[str]] = {}
        for case in self._corpus.everything().cases:
            if _is_keyword(case):
                count = cited.setdefault((case.game, self.of(case)), Counter())
                count.update({rule.split(".")[0] for rule in case.rules})
        return {(of, count.most_common(1)[0][0]): topic for (of, topic), count in cited.items() if count}


def _is_keyword(case: Case) -> bool:
    """Whether the file of a case is about a keyword: it is called so, or its folder is."""
    path = Path(case.path)
    return path.stem.startswith("keyword_") or path.parent.name == "keywords"
