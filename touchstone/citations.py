"""Which rules a case cites."""

from collections.abc import Iterable, Mapping

from steps.case import Because, Case
from steps.sources import Document


def cited(case: Case, documents: Mapping[str, Document]) -> tuple[str, ...]:
    """Return the numbers of rules that a case cites, each once.

    They stand under ``@rule``, as the item of a document of rules (for its answer or against it), and in
    "rule N is why".
    """
    places = (place.partition("#") for place in (*case.sources, *case.against))
    items = [
        item
        for document, _, item in places
        if document in documents and documents[document].authority == "rules"
    ]
    why = [step.expects.rule for step in case.steps if isinstance(step.expects, Because)]
    return tuple(dict.fromkeys((*case.rules, *items, *why)))


def by_rule(cases: Iterable[Case], documents: Mapping[str, Document]) -> dict[str, list[Case]]:
    """Return the cases that cite each rule."""
    found: dict[str, list[Case]] = {}
    for case in cases:
        for number in cited(case, documents):
            found.setdefault(number, []).append(case)
    return found
