"""The tags of a case: a closed list, so that a typing error is found."""

from collections.abc import Iterable, Sequence
from typing import Any

from steps.errors import WrongText, unknown

VALUED = ("game", "id", "rule", "source", "against", "control", "since", "until", "level")
"""Tags with a value: ``@rule:359.3``."""

PLAIN = ("derived", "unconfirmed")
"""Tags that stand alone."""

REPEATED = ("rule", "source", "against")
"""Tags that a case may have several times."""

LEVELS = ("basic", "ruling")

Tag = tuple[str, str]
"""A kind and a value; without a value it is empty."""


def read_tag(text: str) -> Tag:
    """Return the kind and value of a tag, with or without its @.

    >>> read_tag("@rule:359.3.e"), read_tag("derived")
    (('rule', '359.3.e'), ('derived', ''))
    >>> read_tag("@ruel:1")
    Traceback (most recent call last):
    steps.errors.WrongText: unknown tag "@ruel"; did you mean @rule:?
    """
    kind, colon, value = text.removeprefix("@").partition(":")
    if kind in PLAIN and not colon:
        return kind, ""
    if kind in VALUED and value:
        if kind == "level" and value not in LEVELS:
            raise unknown("level", value, LEVELS)
        return kind, value
    if kind in VALUED:
        raise WrongText(f'the tag "@{kind}" needs a value: "@{kind}:..."')
    if kind in PLAIN:
        raise WrongText(f'the tag "@{kind}" stands alone, without ":{value}"')
    raise unknown("tag", f"@{kind}", [f"@{kind}:" for kind in VALUED] + [f"@{kind}" for kind in PLAIN])


def merge(inherited: Sequence[Tag], own: Sequence[Tag]) -> list[Tag]:
    """Return all tags of a scenario in a fixed order; its own value stands before an inherited one."""
    seen = [kind for kind, _ in own]
    for kind in seen:
        if kind not in REPEATED and seen.count(kind) > 1:
            raise WrongText(f'the tag "@{kind}" stands there twice')
    kept = [(kind, value) for kind, value in inherited if kind in REPEATED or kind not in seen]
    order = (*VALUED, *PLAIN)
    unique = dict.fromkeys((*kept, *own))
    return sorted(unique, key=lambda tag: order.index(tag[0]))


def words(tags: Iterable[Tag]) -> tuple[str, ...]:
    """Return tags as texts without @.

    >>> words([("rule", "1"), ("derived", "")])
    ('rule:1', 'derived')
    """
    return tuple(f"{kind}:{value}" if value else kind for kind, value in tags)


def fields(tags: Sequence[Tag]) -> dict[str, Any]:
    """Return the fields of a case that tags say."""

    def all_of(kind: str) -> tuple[str, ...]:
        return tuple(value for other, value in tags if other == kind)

    def one_of(kind: str) -> str | None:
        return next(iter(all_of(kind)), None)

    return {
        "tags": words(tags),
        "rules": all_of("rule"),
        "sources": all_of("source"),
        "against": all_of("against"),
        "control": one_of("control"),
        "since": one_of("since"),
        "until": one_of("until"),
        "level": one_of("level") or "ruling",
        "derived": ("derived", "") in tags,
        "unconfirmed": ("unconfirmed", "") in tags,
    }
