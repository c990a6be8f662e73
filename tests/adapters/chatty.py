"""An engine in Python that prints while it works, for ``touchstone serve``."""

from adapters.empty import Nothing
from adapters.port import Reply, Request


class Chatty(Nothing):
    """Says on stdout what it is asked; stdout is the wire's."""

    def handle(self, request: Request) -> Reply:
        """Answer one request."""
        print(f'{{"re":1,"is":"{request}"}}')  # noqa: T201
        return super().handle(request)
