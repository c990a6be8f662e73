"""The error lines of the program, and the way a command reports them."""

import sys


def complain(message: object) -> None:
    """Print one error, on one line."""
    print(f"touchstone: {' '.join(str(message).split())}", file=sys.stderr)  # noqa: T201


def say(line: str = "") -> None:
    """Print one line of the answer."""
    print(line)  # noqa: T201
