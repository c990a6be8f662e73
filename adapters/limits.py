"""How long an engine may take."""

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Seconds; they bind engines in processes of their own, the others run inside ours."""

    start: float = 30.0
    """From the start of the process to its welcome."""
    step: float = 10.0
    """From one request to its answer."""
    case: float = 60.0
    """From the position to the end of the case."""
    stop: float = 1.0
    """Until a process that was told to end is told more firmly."""


LIMITS = Limits()
"""What holds where nothing else was asked for."""
