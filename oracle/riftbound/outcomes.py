"""What becomes of an instruction: the heart of linked instructions (Core Rules 359.3.e)."""

from enum import Enum


class Outcome(Enum):
    """What became of an instruction (359.3.e.6, 359.3.e.14)."""

    EXECUTED = "executed"
    REPLACED = "replaced"
    """Another event took its place."""
    NEGATED = "negated"
    """It could not happen: something forbids it, or nothing was left to do."""
    IGNORED = "ignored"
    """It mistargeted."""

    @property
    def done(self) -> bool:
        """Tell whether the action itself was performed: what "if you do" asks (359.3.e.14.b)."""
        return self is Outcome.EXECUTED
