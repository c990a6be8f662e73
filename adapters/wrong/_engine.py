"""The oracle with one of its procedures replaced."""

import msgspec

from adapters.oracle import OracleEngine
from adapters.port import Begin, EngineInfo, Reply, Request, Welcome
from adapters.wrong._patching import Patch, Wrong, patched


class WrongEngine:
    """The oracle, wrong in one way: its procedure is replaced while a request is answered, and only then.

    So the oracle itself can be asked between two requests, in the same process.  A position is set up right
    (only cards are wrong there too): how an engine is wrong shows in what it does, and in what it allows
    from the first moment on.
    """

    def __init__(self, game: str, wrong: Wrong) -> None:
        """Find what is replaced; raises :class:`adapters.wrong.WrongTargetError` where it is gone."""
        self.wrong = wrong
        self._engine = OracleEngine()
        self._patches = [Patch(f"oracle.{game}", wrong, target) for target in wrong.targets]
        self._cards = [patch for patch in self._patches if patch.is_card]

    @property
    def reached(self) -> bool:
        """Tell whether the game ever came to what is replaced."""
        return any(patch.reached for patch in self._patches)

    def handle(self, request: Request, /) -> Reply:
        """Answer one request, wrongly."""
        with patched(self._cards if isinstance(request, Begin) else self._patches):
            reply = self._engine.handle(request)
        if isinstance(request, Begin):
            with patched(self._patches):
                self._engine.ask_again()
        if isinstance(reply, Welcome):
            return msgspec.structs.replace(reply, engine=EngineInfo(f"wrong:{self.wrong.id}"))
        return reply
