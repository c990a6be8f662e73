"""Measure and print the table: CPU time, medians of several rounds, references in the same run.

The wire alone is measured by the clock.  Nothing here is asserted: a slow machine is no failure.
Run ``python -m bench`` in a checkout with the extra ``bench`` installed.
"""

import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import NamedTuple

import chess

from adapters.oracle import OracleEngine
from adapters.port import Hello, Ping
from adapters.process import ProcessEngine
from oracle.grand_archive import play as grand_archive
from oracle.kernel import random_steps
from oracle.riftbound import play as riftbound
from touchstone.corpus import Corpus
from touchstone.suite import SUITE, Suite

ROUNDS = 5


class Row(NamedTuple):
    """A line of the table: what was measured, the figure, and what it should reach."""

    what: str
    figure: str
    reach: str = ""


class Game(NamedTuple):
    """A game of which random play is measured: how many games in a round, how many to see memory grow."""

    name: str
    play: ModuleType
    a_round: int
    in_a_row: int


GAMES = (
    Game("Riftbound", riftbound, 20, 1_000),
    Game("Grand Archive", grand_archive, 3, 50),
)


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


def rate(play: ModuleType, games: int) -> float:
    """Decisions (questions with two or more answers) a second in random games."""
    decisions = 0

    def all_games() -> None:
        nonlocal decisions
        for seed in range(games):
            decisions += play.play(seed).decisions

    return 1 / _cpu(all_games) * decisions


def random_play() -> Iterator[Row]:
    """Compare random play with chess: in each round one after the other, each game with its ratio."""
    rounds: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        reference = chess_rate()
        rounds.setdefault("random play, chess moves a second", []).append(reference)
        for game in GAMES:
            ours = rate(game.play, game.a_round)
            rounds.setdefault(f"random play, {game.name} decisions a second", []).append(ours)
            rounds.setdefault(f"random play, {game.name}, ratio", []).append(ours / reference)
    for what, figures in rounds.items():
        figure = statistics.median(figures)
        if what.endswith("ratio"):
            yield Row(what, f"{figure:.2f}", "0.5 or more" if "Riftbound" in what else "")
        else:
            yield Row(what, f"{figure:,.0f}")


def memory() -> Iterator[Row]:
    """Play many games in a row, each game in a process of its own."""
    for game in GAMES:
        module = game.play.__name__.split(".")[1]
        answer = subprocess.run(
            [sys.executable, "-m", "bench.memory", module, str(game.in_a_row)],
            check=True,
            capture_output=True,
            text=True,
        )
        objects, held = answer.stdout.split()
        after = f"{game.in_a_row} games in a row, {game.name}"
        yield Row(f"{after}: objects left over", objects, "none")
        yield Row(f"{after}: memory grown, MiB", held)


def snapshots() -> Iterator[Row]:
    """Take and restore snapshots in the middle of a game."""
    machine = riftbound.begin(3)
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

    yield Row("snapshot, microseconds", f"{_median(take) * 1e6:.2f}", "under 5")
    yield Row("restore with replay, milliseconds", f"{_median(restore) * 1e3:.3f}", "under 0.3")


def cases() -> Iterator[Row]:
    """Parse the corpus, then execute every case on the oracle."""
    corpus = Corpus()
    reading = corpus.everything()
    parsing = _median(lambda: _cpu(lambda: Corpus().everything()))
    suite = Suite("oracle")
    times = []
    for case in reading.cases:
        edition = case.until or suite.welcome.games[case.game][-1]
        times.append(_cpu(suite.session(case, edition).run))
    yield Row("a case: execute, median, milliseconds", f"{statistics.median(times) * 1e3:.2f}", "under 2")
    yield Row("a case: parse and compile, mean, milliseconds", f"{parsing / len(times) * 1e3:.2f}")


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


def wire() -> Iterator[Row]:
    """Ask an engine that does nothing, and the oracle in a process of its own; by the clock, not by CPU."""
    count = 5_000
    trivial = ProcessEngine((sys.executable, "-c", TRIVIAL))
    trivial.handle(Hello(SUITE))

    def ask() -> float:
        return _clock(lambda: [trivial.handle(Ping()) for _ in range(count)])

    yield Row("the wire, requests a second", f"{count / _median(ask):,.0f}", "over 2,000")
    trivial.close()
    cases = Corpus().everything().cases
    here, there = Suite("oracle"), Suite("process:touchstone serve")
    added = []
    for case in cases:
        edition = case.until or here.welcome.games[case.game][-1]
        times = [_clock(suite.session(case, edition).run) for suite in (here, there)]
        added.append(times[1] - times[0])
    there.close()
    yield Row(
        "the wire, added to a case of the oracle, median, milliseconds",
        f"{statistics.median(added) * 1e3:.2f}",
        "under 2",
    )


def _clock(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def starts() -> Iterator[Row]:
    """Start the command line in a process of its own."""

    def child(*arguments: str) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-m", "touchstone", *arguments], check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    version, show = _median(lambda: child("--version")), _median(lambda: child("show", "rb-hb-flash"))
    yield Row("touchstone --version, CPU seconds", f"{version:.2f}", "under 0.3")
    yield Row("touchstone show rb-hb-flash, CPU seconds", f"{show:.2f}", "under 0.3")


def main() -> None:
    """Print the table."""
    OracleEngine()
    print(f"{'what':64}{'measured':>10}  reach")
    for part in (random_play, memory, snapshots, cases, wire, starts):
        for row in part():
            print(f"{row.what:64}{row.figure:>10}  {row.reach}".rstrip(), flush=True)


main()
