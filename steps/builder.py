"""One scenario in the making: its lines go in one after another, a case comes out.

pytest-bdd and our own reading of feature files share this path.

>>> builder = Builder("riftbound")
>>> table = [["object", "player", "place"], ["Unit X (3)", "You", "base"]]
>>> builder.add("given", "the position:", table, line=4)
>>> builder.add("when", "you move Unit X to battlefield A", line=7).action
Move(player='p1', objects=('Unit X',), to='at.A', choices=())
>>> builder.add("then", "Unit Y is ready", line=8)
Traceback (most recent call last):
steps.errors.CaseError: <text>:8: no object is called "Unit Y"; did you mean Unit X?
"""

import re
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from adapters.port import Choose, Position
from steps.case import Step
from steps.errors import CaseError, WrongText
from steps.game import Draft, Game, game
from steps.names import Names
from steps.words import Language

Keyword: TypeAlias = Literal["given", "when", "then"]

_if_asked = re.compile(r"\s*(?:, if asked|[,，(（]\s*(?:若|如)被询问[)）]?)[.。]?\s*$", re.IGNORECASE)


class Builder:
    """Collects the lines of a scenario.

    The language is where phrases are looked for first; a line in the other language is understood too.
    """

    def __init__(
        self, game_id: str | Game = "riftbound", *, path: str = "<text>", language: Language = "en"
    ) -> None:
        self.path = path
        self.language: Language = language
        self.game = game(game_id) if isinstance(game_id, str) else game_id
        self.names = Names(self.game.catalogue)
        self.steps: list[Step] = []
        self._draft: Draft = self.game.draft(self.names)
        self._position: Position | None = None
        self._lines: list[int] = []

    def add(
        self,
        keyword: Keyword,
        text: str,
        table: Sequence[Sequence[str]] = (),
        line: int = 0,
        table_lines: Sequence[int] | None = None,
    ) -> Step | None:
        """Take in one line with its table; returns the step of an action or expectation.

        Raises :class:`CaseError` for a line that means nothing, or a position that cannot be.
        """
        try:
            if keyword == "given":
                rows = list(zip(table_lines or range(line + 1, line + 1 + len(table)), table, strict=True))
                self._given(text, rows)
                self._lines.append(line)
                return None
            if table:
                raise WrongText(f'a table stands under Given only, not under "{text}"')
            self.position()
            step = self._step(keyword, text, line)
        except WrongText as wrong:
            raise CaseError(self.path, wrong.line or line, str(wrong)) from None
        self.steps.append(step)
        return step

    def _given(self, text: str, rows: list[tuple[int, Sequence[str]]]) -> None:
        if self._position is not None:
            self.game.phrases.read("given", text, self.language, self.names)
            raise WrongText("the position is set before the first action: move this line up, under Given")
        match = self.game.phrases.read("given", text, self.language, self.names)
        if match.phrase.table:
            match.make(self._draft, rows)
        elif rows:
            raise WrongText(f'no table belongs to "{text}"')
        else:
            match.make(self._draft)

    def _step(self, keyword: Keyword, text: str, line: int) -> Step:
        plain = _if_asked.sub("", text) if keyword == "when" else text
        if_asked = plain != text
        step: Step = self.game.phrases.read(keyword, plain, self.language, self.names).make()
        if if_asked and not isinstance(step.action, Choose):
            raise WrongText('"if asked" belongs to an answer, such as "you choose Unit X, if asked"')
        return msgspec.structs.replace(step, line=line, if_asked=if_asked)

    def position(self) -> Position:
        """Return the position; nothing can be added to it afterwards."""
        if self._position is None:
            try:
                self._position = self._draft.position()
            except WrongText as wrong:
                line = wrong.line or (self._lines[-1] if self._lines else 0)
                raise CaseError(self.path, line, str(wrong)) from None
        return self._position

    def parts(self) -> dict[str, Any]:
        """Return what the lines give of a case: its game, position and steps."""
        return {"game": self.game.id, "position": self.position(), "steps": tuple(self.steps)}
