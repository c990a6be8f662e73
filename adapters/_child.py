"""A process spoken to by lines, and trusted in nothing: not to read, to answer, to be brief, to end."""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from adapters.wire import Watch

MOST_LINE = 4 * 1024 * 1024
"""A line longer than this is nobody's answer."""
_MOST_STDERR = 16 * 1024
_CHUNK = 64 * 1024
_MOST_READS = 256
"""What the process left behind may write to stderr for ever."""
_WORDS_OF_DOOM = ("error", "exception", "panic", "fatal")
_MOST_SHOWN = 300


class SilentError(Exception):
    """No line came in time."""


class ClosedError(Exception):
    """There will be no further line."""


class LineTooLongError(Exception):
    """A line does not come to an end."""


class Child:
    """A running process with pipes, in a process group of its own.

    Memory stays bounded whatever it writes: one unfinished line, and the end of stderr.
    """

    def __init__(self, words: Sequence[str], watch: Watch | None = None) -> None:
        """Start it, without a shell; raises :class:`OSError` where that cannot be done."""
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,  # its own group; and Ctrl-C of the user reaches only us
        )
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._input: IO[bytes] = self._process.stdin
        self._output: IO[bytes] = self._process.stdout
        self._errors: IO[bytes] = self._process.stderr
        self._watch = watch
        self._unsent = bytearray()
        self._read = bytearray()
        self._looked = 0
        self._said = bytearray()
        self._ended = False
        self._selector = selectors.DefaultSelector()
        for pipe in (self._input, self._output, self._errors):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._output, selectors.EVENT_READ)
        self._selector.register(self._errors, selectors.EVENT_READ)

    # -- speaking -------------------------------------------------------------------------------------------

    def send(self, line: bytes) -> None:
        """Send a line; what the process does not take yet is sent while waiting for its next line."""
        if self._watch is not None:
            self._watch(">", line)
        if not self._input.closed:
            self._unsent += line
            self._push()

    def _push(self) -> None:
        try:
            del self._unsent[: os.write(self._input.fileno(), self._unsent)]
        except BlockingIOError:
            pass
        except BrokenPipeError:  # it reads no more; its output tells the rest
            self._close_input()
            return
        if self._unsent and self._input not in self._selector.get_map():
            self._selector.register(self._input, selectors.EVENT_WRITE)
        elif not self._unsent:
            self._forget(self._input)

    def _close_input(self) -> None:
        self._unsent.clear()
        self._forget(self._input)
        self._input.close()

    def _forget(self, pipe: IO[bytes]) -> None:
        if not pipe.closed and pipe in self._selector.get_map():
            self._selector.unregister(pipe)

    def line(self, until: float) -> bytes:
        """Return the next line of its output, waiting for it until then (on the monotonic clock).

        Raises :class:`SilentError`, :class:`ClosedError` or :class:`LineTooLongError`.
        """
        while True:
            end = self._read.find(b"\n", self._looked)
            if end >= 0:
                line = bytes(self._read[:end])
                del self._read[: end + 1]
                self._looked = 0
                if self._watch is not None:
                    self._watch("<", line)
                return line
            self._looked = len(self._read)
            if self._looked > MOST_LINE:
                raise LineTooLongError
            if self._ended:
                raise ClosedError
            left = until - time.monotonic()
            if left <= 0:
                raise SilentError
            self._wait(left)

    def _wait(self, seconds: float) -> None:
        for key, _ in self._selector.select(seconds):
            if key.fileobj is self._input:
                self._push()
            elif key.fileobj is self._errors:
                self._hear()
            else:
                data = os.read(self._output.fileno(), _CHUNK)
                self._read += data
                if not data:
                    self._ended = True
                    self._forget(self._output)

    def _hear(self) -> bool:
        """Take in some of stderr, and keep its end; tell whether there may be more."""
        try:
            data = os.read(self._errors.fileno(), _CHUNK)
        except BlockingIOError:
            return False
        if not data:
            self._forget(self._errors)
        elif self._watch is not None:
            self._watch("2", data)
        self._said += data
        del self._said[:-_MOST_STDERR]
        return bool(data)

    # -- ending ---------------------------------------------------------------------------------------------

    def how_it_ended(self, seconds: float) -> str:
        """Say what became of a process that closed its output; it has so long to be gone."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        code = self._process.returncode
        if code is None:
            return f"closed its output but keeps running{self.last_words()}"
        if code < 0:
            with suppress(ValueError):
                return f"was ended by {signal.Signals(-code).name}{self.last_words()}"
        return f"ended with exit code {code}{self.last_words()}"

    def last_words(self) -> str:
        """Return what stood last on stderr, as the end of a sentence; nothing if it is empty."""
        for _ in range(_MOST_READS):
            if not self._hear():
                break
        lines = [line for line in self._said.splitlines() if line.strip()]
        telling = [
            line for line in lines if any(word in line.lower().decode("latin-1") for word in _WORDS_OF_DOOM)
        ]
        return f'; its last words: "{printable((telling or lines)[-1])}"' if lines else ""

    def leave(self, seconds: float) -> None:
        """Let it end by itself, its input being closed; after that time end it."""
        if not self._input.closed:
            self._close_input()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self.end(seconds if self._process.returncode is None else 0)

    def end(self, seconds: float) -> None:
        """End its whole process group: asked first, and after that time killed."""
        self._signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self._signal(signal.SIGKILL)  # also what the process itself has left behind
        self._process.wait()
        self._selector.close()
        for pipe in (self._input, self._output, self._errors):
            pipe.close()

    def _signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError, PermissionError):  # PermissionError: macOS, only zombies are left
            os.killpg(self._process.pid, number)


def printable(text: bytes | bytearray) -> str:
    r"""Return what somebody else wrote as one short line that can be shown anywhere.

    >>> printable(b"\x1b[31mred\x1b[0m\xff\n")
    '?[31mred?[0m?'
    """
    words = text[:_MOST_SHOWN].decode("utf-8", errors="replace").strip()
    return "".join(sign if sign.isprintable() and sign != "\ufffd" else "?" for sign in words)
