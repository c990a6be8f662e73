"""Two kinds of error: the caller's and ours."""

from collections.abc import Sequence


class IllegalAction(Exception):  # noqa: N818  (it names what the caller did)
    """The rules forbid what the caller asked for; nothing was changed.

    ``reason`` says why in a few words, ``rule`` is its number, empty where none is named.
    """

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.reason = reason
        self.rule = rule


class OracleBug(Exception):  # noqa: N818  (it names whose fault it is)
    """The oracle broke one of its own promises; ``log`` holds what it did last."""

    def __init__(self, message: str, log: Sequence[object] = ()) -> None:
        lines = [message, *(f"  {entry}" for entry in log[-20:])]
        super().__init__("\n".join(lines))
        self.log = tuple(log)
