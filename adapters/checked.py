"""An engine written by someone else, in Python: its replies are checked as strictly as those on a wire."""

import msgspec

from adapters.faults import InvalidReplyError
from adapters.port import Engine, Reply, Request, decode_reply, encode


class Checked:
    """Passes requests on, and lets only well-formed replies through.

    Raises :class:`InvalidReplyError` for anything else.

    >>> from adapters.port import Ok, Ping
    >>> class Wrong:
    ...     def handle(self, request):
    ...         return None
    >>> Checked(Wrong()).handle(Ping())
    Traceback (most recent call last):
    adapters.faults.InvalidReplyError: the answer to ping is a NoneType, not a reply of adapters.port
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def handle(self, request: Request) -> Reply:
        """Answer one request."""
        reply = self._engine.handle(request)
        what = type(request).__name__.lower()
        if not isinstance(reply, Reply):
            raise InvalidReplyError(
                f"the answer to {what} is a {type(reply).__name__}, not a reply of adapters.port"
            )
        try:
            return decode_reply(encode(reply))
        except (msgspec.ValidationError, TypeError) as problem:
            raise InvalidReplyError(f"the answer to {what} is not well formed: {problem}") from problem
