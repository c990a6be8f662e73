r"""The wire: one JSON object a line; ``re`` of a reply names the ``id`` of its request.

>>> from adapters.port import Ok, Ping
>>> request_line(1, Ping()), reply_line(1, Ok())
(b'{"id":1,"op":"ping"}\n', b'{"re":1,"is":"ok"}\n')
"""

import os
import sys
from collections.abc import Callable
from typing import BinaryIO, TypeAlias

import msgspec

from adapters.port import PROTOCOL, Bye, Engine, EngineError, Hello, Reply, Request, decode_request, encode

Watch: TypeAlias = Callable[[str, bytes], None]
"""Is told what goes over the wire: ``>`` a line sent, ``<`` a line received, ``2`` what stands on stderr."""


class _Answering(msgspec.Struct):
    re: int


class _Asking(msgspec.Struct):
    id: int


_answering = msgspec.json.Decoder(_Answering)
_asking = msgspec.json.Decoder(_Asking)


def request_line(number: int, request: Request) -> bytes:
    """Return a request as a line."""
    return b'{"id":%d,%b\n' % (number, encode(request)[1:])


def reply_line(number: int, reply: Reply) -> bytes:
    """Return a reply as a line."""
    return b'{"re":%d,%b\n' % (number, encode(reply)[1:])


def answers(line: bytes) -> int | None:
    """Return the request that a line answers; None for a line that is no answer at all.

    >>> answers(b'{"re":3,"is":"ok"}'), answers(b'{"level":"info"}'), answers(b"listening on port 80")
    (3, None, None)
    """
    if b'"re"' not in line:
        return None
    try:
        return _answering.decode(line).re
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def serve(engine: Engine) -> None:
    """Answer requests from stdin on stdout until ``bye`` or the end of the input: a whole adapter.

    Stdout belongs to the wire alone: what the engine prints goes to stderr.  An exception of the engine ends
    the process, and the suite records a crash.
    """
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as sink:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        converse(engine, sys.stdin.buffer, sink)


def converse(engine: Engine, source: BinaryIO, sink: BinaryIO) -> None:
    r"""Answer the requests of one stream on another.

    >>> from io import BytesIO
    >>> from adapters.empty import Nothing
    >>> sink = BytesIO()
    >>> converse(Nothing(), BytesIO(b'{"id":1,"op":"pnig"}\n{"id":2,"op":"bye"}\n'), sink)
    >>> print(sink.getvalue().decode(), end="")
    {"re":1,"is":"error","kind":"unknown_message","message":"Invalid value 'pnig' - at `$.op`"}
    {"re":2,"is":"ok"}
    """
    for line in source:
        try:
            number = _asking.decode(line).id
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            print(f"ignored, a line without an id: {problem}", file=sys.stderr)  # noqa: T201
            continue
        request, reply = _answer(engine, line)
        sink.write(reply_line(number, reply))
        sink.flush()
        if isinstance(request, Bye):
            return


def _answer(engine: Engine, line: bytes) -> tuple[Request | None, Reply]:
    try:
        request = decode_request(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        unknown = "at `$.op`" in str(problem)
        return None, EngineError("unknown_message" if unknown else "bad_message", str(problem))
    if isinstance(request, Hello) and PROTOCOL not in request.protocols:
        return request, EngineError("bad_message", f"only protocol {PROTOCOL} is spoken here")
    return request, engine.handle(request)
