"""What a case says of an engine."""

from typing import Literal, TypeAlias

import msgspec

from steps.case import Both

VerdictName: TypeAlias = Literal[
    "pass", "fail", "vacuous", "unsupported", "error", "timeout", "crash", "invalid"
]
"""``vacuous``: passed, but nothing shows that the engine would not pass whatever it does."""

FailKind: TypeAlias = Literal["fact", "accepted", "refused", "unasked", "unanswered"]
"""A fact differs; an illegal action was taken; a legal one was refused; an answer nobody asked for; an open
question without an answer.
"""


Shown: TypeAlias = str | int | bool | tuple[str, ...] | None
"""The value of a fact as a report keeps it."""


class Divergence(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first fact that an engine shows otherwise than the oracle, after a step that both have done."""

    about: str
    """``object:NAME``, ``card:NAME`` (what was made later), ``player:p1``, ``battlefield:A`` or ``game``."""
    fact: str
    oracle: Shown
    engine: Shown
    line: int | None = None
    step: str | None = None
    """The text of the step, in the language of the case; none: the position."""
    oracle_words: Both = Both()
    """What the oracle shows, in both languages."""
    engine_words: Both = Both()


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one execution of a case came to."""

    verdict: VerdictName
    kind: str | None = None
    """A :data:`FailKind`, or the kind of an error (``setup``: the position reads back differently;
    ``gone``: the engine was given up before)."""
    line: int | None = None
    step: str | None = None
    """The text of the step, in the language of the case."""
    expected: str | None = None
    seen: str | None = None
    rule: str | None = None
    source: str | None = None
    missing: tuple[str, ...] = ()
    """What an unsupported case would need, each from one closed set (``can:hide``, ``fact:might``...)."""
    differs: Divergence | None = None
    """The first fact that differs from the oracle, often earlier than what failed; a case may pass all the
    same, as it looks at something else."""


BROKEN = frozenset({"timeout", "crash", "invalid"})
"""The verdicts after which an engine cannot be spoken to any more."""


class StopCaseError(Exception):
    """Ends the execution of a case with a finding."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.verdict)
        self.finding = finding


def unsupported(*missing: str, line: int | None = None) -> Finding:
    """Return the finding of a case that needs what the engine does not have.

    >>> unsupported("can:hide").missing
    ('can:hide',)
    """
    return Finding("unsupported", line=line, missing=missing, seen=f"unsupported: {', '.join(missing)}")
