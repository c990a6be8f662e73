"""A small engine in a process of its own that is wrong on purpose: ``python faulty.py FAULT [FILE]``.

It moves units, and answers well, until a case whose id contains ``bad``; some faults come at once.
"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

FAULT, FILE = [*sys.argv[1:], "", ""][:2]
OBJECTS: dict[str, dict[str, Any]] = {}


def main() -> None:
    at_start()
    bad = False
    for line in sys.stdin:
        request = json.loads(line)
        if request["op"] == "begin":
            bad = "bad" in request["label"] or FAULT == "always_exits"
        reply = answer(request)
        if bad and request["op"] in ("act", "end"):
            misbehave(request, reply)
        elif FAULT in ("logs", "late"):
            chatter(request["id"], reply)
        send(request["id"], reply)
        if FAULT == "exits_after_case" and request["op"] == "end":
            sys.exit()


def at_start() -> None:
    match FAULT:
        case "exits_at_once":
            sys.exit("Error: no licence")
        case "hangs_at_start":
            hang()
        case "stderr_at_start":
            write_much(2)
        case "starts_once":
            if os.path.exists(FILE):
                sys.exit("fatal: the lock file is still there")
            Path(FILE).touch()
        case "grandchildren":
            leave_grandchild()


def answer(request: dict[str, Any]) -> dict[str, Any]:
    match request["op"]:
        case "hello":
            return {
                "is": "welcome",
                "protocol": 7 if FAULT == "protocol" else 1,
                "engine": {"name": "faulty"},
                "games": {"riftbound": ["radiance"]},
                "can": ["stand_ins", "move"],
            }
        case "begin":
            OBJECTS.clear()
            for each in request["position"]["objects"]:
                OBJECTS[each["ref"]] = {
                    "ref": each["ref"],
                    "card": each["card"]["name"],
                    "place": each["place"],
                    "owner": each["owner"],
                }
        case "act":
            for ref in request["action"]["objects"]:
                OBJECTS[ref]["place"] = request["action"]["to"]
        case _:
            return {"is": "ok"}
    return {"is": "observation", "objects": list(OBJECTS.values())}


def misbehave(request: dict[str, Any], reply: dict[str, Any]) -> None:
    number = request["id"]
    if request["op"] == "end":
        match FAULT:
            case "hangs_at_end":
                hang()
            case "exits_at_end":
                sys.exit()
        return
    match FAULT:
        case "exits" | "starts_once" | "always_exits":
            raise RuntimeError("cannot move\x1b[2J")
        case "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        case "hangs" | "grandchildren":
            hang()
        case "ignores_sigterm":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            send(0, {"is": "ok"})
            hang()
        case "interrupts":
            os.kill(os.getppid(), signal.SIGINT)
            hang()
        case "endless_line":
            while True:
                write("x" * 65536)
        case "endless_lines":
            while True:
                write('{"level":"info"}\n' * 4096)
        case "stderr":
            write_much(2)
        case "utf8":
            os.write(1, b'{"re":%d,"is":"illegal","reason":"\xff\xfe"}\n' % number)
        case "utf8_log":
            os.write(1, b"\xff\xfe\n")
        case "wrong_shape":
            send(number, {"is": "observation", "objects": [{"ref": 7}]})
        case "wrong_kind":
            send(number, {"is": "welcome"})
        case "no_json":
            write(f'{{"re":{number},"is":"observation","objects":[\n')
        case "twice":
            send(number, reply)
        case "closes_stdout":
            os.close(1)
            hang()


def chatter(number: int, reply: dict[str, Any]) -> None:
    """Say what must be passed over: logs, and answers to earlier requests that say something else."""
    if FAULT == "late":
        send(number - 1, {"is": "illegal", "reason": "late"})
        return
    write(f"asked for {number}\n\n[1, 2]\nnull\n")
    write(json.dumps({"level": "info", "re": str(number)}) + "\n")
    write(f'sending {{"re":{number},"is":"illegal"}}\n')


def leave_grandchild() -> None:
    """Leave a process that ignores SIGTERM and keeps a pipe open."""
    code = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"
    with open(FILE, "wb") as pipe:
        subprocess.Popen([sys.executable, "-c", code], stdout=pipe, stderr=pipe)


def write_much(descriptor: int) -> None:
    for _ in range(200 * 16):
        os.write(descriptor, b"e" * 65536)


def send(number: int, reply: dict[str, Any]) -> None:
    write(json.dumps({"re": number, **reply}) + "\n")


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def hang() -> NoReturn:
    while True:
        time.sleep(600)


if __name__ == "__main__":
    main()
