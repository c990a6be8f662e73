"""Measure and print the table: CPU time, medians of several rounds, references in the same run.

The wire alone is measured by the clock.  Nothing here is asserted: a slow machine is no failure.
"""

import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import chess

from adapters.oracle import OracleEngine
from adapters.port import Hello, Ping
from adapters.process import ProcessEngine
from oracle.kernel import random_steps
from oracle.riftbound import play
from touchstone.corpus import Corpus
from touchstone.suite import SUITE, Suite

ROUNDS = 5


def _median(measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(ROUNDS))


def _cpu(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def chess_rate() -> float:
    """Moves a second in random games of chess."""
    moves = 0
    chance = random.Random(1)

    def games() -> None:
        nonlocal moves
        for _ in range(5):
            board = chess.Board()
            while not board.is_game_over():
                board.push(chance.choice(list(board.legal_moves)))
                moves += 1

    return 1 / _cpu(games) * moves


def riftbound_rate() -> float:
    """Decisions (questions with two or more answers) a second in random games of Riftbound."""
    decisions = 0

    def games() -> None:
        nonlocal decisions
        for seed in range(20):
            decisions += play.play(seed).decisions

    return 1 / _cpu(games) * decisions


def random_play() -> Iterator[tuple[str, str]]:
    """Compare random play with chess, in turn."""
    ours, theirs = [], []
    for _ in range(ROUNDS):
        theirs.append(chess_rate())
        ours.append(riftbound_rate())
    rate, reference = statistics.median(ours), statistics.median(theirs)
    yield "random play, Riftbound decisions a second", f"{rate:,.0f}"
    yield "random play, chess moves a second", f"{reference:,.0f}"
    yield "ratio", f"{rate / reference:.2f}"


def snapshots() -> Iterator[tuple[str, str]]:
    """Take and restore snapshots in the middle of a game."""
    machine = play.begin(3)
    for number, _ in enumerate(random_steps(machine, 3)):
        if number == 60:
            break
    count = 2_000

    def take() -> float:
        return _cpu(lambda: [machine.snapshot() for _ in range(count)]) / count

    snapshot = machine.snapshot()

    def restore() -> float:
        def often() -> None:
            for _ in range(count):
                machine.restore(snapshot)

        return _cpu(often) / count

    yield "snapshot, microseconds", f"{_median(take) * 1e6:.2f}"
    yield "restore with replay, milliseconds", f"{_median(restore) * 1e3:.3f}"


def cases() -> Iterator[tuple[str, str]]:
    """Parse the corpus, then execute every case on the oracle."""
    corpus = Corpus()
    reading = corpus.everything()
    parsing = _median(lambda: _cpu(lambda: Corpus().everything()))
    suite = Suite("oracle")
    times = []
    for case in reading.cases:
        edition = case.until or suite.welcome.games[case.game][-1]
        times.append(_cpu(suite.session(case, edition).run))
    yield "a case: execute, median, milliseconds", f"{statistics.median(times) * 1e3:.2f}"
    yield "a case: parse and compile, mean, milliseconds", f"{parsing / len(times) * 1e3:.2f}"


TRIVIAL = """
import sys
for line in sys.stdin:
    number = line[6 : line.index(",")]
    if '"op":"hello"' in line:
        answer = ',"is":"welcome","engine":{"name":"trivial"},"games":{}}'
    else:
        answer = ',"is":"ok"}'
    print('{"re":' + number + answer, flush=True)
"""


def wire() -> Iterator[tuple[str, str]]:
    """Ask an engine that does nothing, and the oracle in a process of its own; by the clock, not by CPU."""
    count = 5_000
    trivial = ProcessEngine((sys.executable, "-c", TRIVIAL))
    trivial.handle(Hello(SUITE))

    def ask() -> float:
        return _clock(lambda: [trivial.handle(Ping()) for _ in range(count)])

    yield "the wire, requests a second", f"{count / _median(ask):,.0f}"
    trivial.close()
    cases = Corpus().everything().cases
    here, there = Suite("oracle"), Suite("process:touchstone serve")
    added = []
    for case in cases:
        edition = case.until or here.welcome.games[case.game][-1]
        times = [_clock(suite.session(case, edition).run) for suite in (here, there)]
        added.append(times[1] - times[0])
    there.close()
    yield (
        "the wire, added to a case of the oracle, median, milliseconds",
        f"{statistics.median(added) * 1e3:.2f}",
    )


def _clock(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def starts() -> Iterator[tuple[str, str]]:
    """Start the command line in a process of its own."""

    def child(*arguments: str) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-m", "touchstone", *arguments], check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    yield "touchstone --version, CPU seconds", f"{_median(lambda: child('--version')):.2f}"
    yield "touchstone show rb-hb-flash, CPU seconds", f"{_median(lambda: child('show', 'rb-hb-flash')):.2f}"


def main() -> None:
    """Print the table."""
    OracleEngine()
    for part in (random_play, snapshots, cases, wire, starts):
        for what, figure in part():
            print(f"{what:62}{figure:>12}", flush=True)


main()
