"""An engine in a process of its own, in any language: JSON Lines on its stdin and stdout."""

import os
import shlex
import shutil
import sys
import time
from collections.abc import Sequence

import msgspec

from adapters._child import (
    MOST_LINE,
    Child,
    ClosedError,
    LineTooLongError,
    SilentError,
    printable,
)
from adapters.faults import EngineDiedError, EngineTimeoutError, InvalidReplyError
from adapters.limits import LIMITS, Limits
from adapters.port import Begin, Bye, End, Hello, Reply, Request, decode_reply
from adapters.wire import Watch, answers, request_line

MOST_NOISE = 8 * 1024 * 1024
"""So many bytes may stand on stdout before an answer, that are no answer."""
_HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class BadCommandError(Exception):
    """The command cannot be split into words."""


def words_of(command: str) -> tuple[str, ...]:
    """Split a command as a shell would, and do nothing else that a shell does.

    ``touchstone`` is this one where none is on the path.  Raises :class:`BadCommandError`.

    >>> words_of("bun 'my adapter.ts' $HOME;ls")
    ('bun', 'my adapter.ts', '$HOME;ls')
    """
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise BadCommandError(f"{command}: {problem}") from problem
    if not words:
        raise BadCommandError("it names no command")
    if words[0] == "touchstone" and shutil.which("touchstone") is None:
        start = f"import sys; sys.path[0] = {_HERE!r}; from touchstone.__main__ import main; sys.exit(main())"
        words[:1] = [sys.executable, "-c", start]
    return tuple(words)


class ProcessEngine:
    """Speaks to one long-lived process.

    Raises :class:`EngineTimeoutError`, :class:`EngineDiedError` and :class:`InvalidReplyError`; the process
    has then been ended, and another engine must be made.  A process that ends between two cases is started
    anew, and that is no fault of either case.
    """

    def __init__(self, words: Sequence[str], limits: Limits = LIMITS, watch: Watch | None = None) -> None:
        """Prepare; the process starts with the first request."""
        self._words = tuple(words)
        self._limits = limits
        self._watch = watch
        self._child: Child | None = None
        self._hello: Hello | None = None
        self._number = 0
        self._case_until: float | None = None
        self._between_cases = False

    def handle(self, request: Request, /) -> Reply:
        """Send one request and wait for its answer."""
        if isinstance(request, Hello):
            self._hello = request
            self._start()
            return self._ask(request, self._limits.start)
        between_cases, self._between_cases = self._between_cases, False
        if isinstance(request, Begin) and self._case_until is None:
            self._case_until = time.monotonic() + self._limits.case
        try:
            reply = self._ask(request, self._limits.step)
        except EngineDiedError:
            if not (between_cases and isinstance(request, Begin) and self._hello):
                raise
            self._start()
            self._ask(self._hello, self._limits.start)
            self._case_until = time.monotonic() + self._limits.case
            reply = self._ask(request, self._limits.step)
        if isinstance(request, End):
            self._case_until = None
            self._between_cases = True
        return reply

    def close(self) -> None:
        """Say goodbye, and end the process with everything it started."""
        child, self._child = self._child, None
        if child is None:
            return
        try:
            self._number += 1
            child.send(request_line(self._number, Bye()))
        finally:
            child.leave(self._limits.stop)

    def _start(self) -> None:
        self.close()
        try:
            self._child = Child(self._words, self._watch)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise EngineDiedError(f'the command "{self._words[0]}" cannot be started: {reason}') from problem

    def _ask(self, request: Request, limit: float) -> Reply:
        name = type(request).__name__.lower()
        child = self._child
        if child is None:
            raise EngineDiedError("the engine is not running")
        begun = time.monotonic()
        until, too_long = begun + limit, f"no answer to {name} within {limit:g} s"
        if self._case_until is not None and self._case_until < until:
            until, too_long = (
                self._case_until,
                f"the case took longer than {self._limits.case:g} s, at {name}",
            )
        try:
            return self._exchange(child, request, until, too_long)
        except BaseException:
            self._child = None
            child.end(self._limits.stop)
            raise

    def _exchange(self, child: Child, request: Request, until: float, too_long: str) -> Reply:
        self._number += 1
        child.send(request_line(self._number, request))
        name = type(request).__name__.lower()
        noise, last = 0, b""
        while True:
            try:
                line = child.line(until)
            except SilentError:
                printed = f'; the last line it printed: "{printable(last)}"' if last else ""
                raise EngineTimeoutError(f"{too_long}{printed}{child.last_words()}") from None
            except ClosedError:
                how = child.how_it_ended(min(self._limits.stop, max(0.0, until - time.monotonic())))
                raise EngineDiedError(f"asked to {name}, the engine {how}") from None
            except LineTooLongError:
                raise InvalidReplyError(
                    f"asked to {name}, the engine printed a line of more than {_mega(MOST_LINE)}"
                ) from None
            answered = answers(line)
            if answered == self._number or (answered is None and _begins_as_answer(line, self._number)):
                return _reply(line, name)
            noise += len(line) + 1
            last = line if answered is None and line.strip() else last
            if noise > MOST_NOISE:
                raise InvalidReplyError(
                    f"asked to {name}, the engine printed more than {_mega(MOST_NOISE)} that is no answer"
                )


def _begins_as_answer(line: bytes, number: int) -> bool:
    """Tell whether a line that is no JSON was meant as the answer: no log line begins so."""
    return line[:40].replace(b" ", b"").startswith(b'{"re":%d,' % number)


def _reply(line: bytes, name: str) -> Reply:
    try:
        return decode_reply(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise InvalidReplyError(f"the answer to {name} is not well formed: {problem}") from problem


def _mega(size: int) -> str:
    return f"{size // 1024 // 1024} MiB"
