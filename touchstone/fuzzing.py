"""The command ``fuzz``: random games, their progress, and what was found in them."""

import shlex
import time
from collections.abc import Iterator
from pathlib import Path

from adapters.limits import Limits
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.errors import UserError
from touchstone.fuzz import (
    BrokenPromiseError,
    Difference,
    InterruptedShrinking,
    feature_of,
    first_difference,
    play,
)
from touchstone.lines import complain, say
from touchstone.progress import Progress
from touchstone.selection import check_game
from touchstone.suite import Suite

INTERRUPTED = 130


def fuzz(
    seed: int, games: int, minutes: float | None, engine: str, game: str, out: Path, limits: Limits
) -> int:
    """Play games from one seed after the other; return 1 if anything was found in them."""
    corpus = Corpus()
    check_game(corpus, game)
    editions = Documents(corpus).editions()[game]
    with Suite(engine, limits=limits) as suite:
        declared = [edition for edition in editions if suite.declares(game, edition)]
        if not declared:
            raise UserError(f"{engine} plays no edition of {game}: {', '.join(editions)}")
        fuzzing = _Fuzzing(suite, game, declared[-1], out)
        stop = time.monotonic() + 60 * minutes if minutes is not None else None
        interrupted = False
        try:
            with Progress(games) as progress:
                for number in range(games):
                    if stop is not None and time.monotonic() >= stop:
                        break
                    fuzzing.play(seed + number)
                    progress.show(f"{fuzzing.decisions} decisions, {len(fuzzing.found)} found")
        except KeyboardInterrupt:
            complain("interrupted")
            interrupted = True
    for line in fuzzing.lines():
        say(line)
    with_engine = "" if engine == "oracle" else f" --engine {shlex.quote(engine)}"
    of_game = "" if game == "riftbound" else f" --game {game}"
    say(f"again: touchstone fuzz --seed {seed} --games {max(1, fuzzing.games)}{with_engine}{of_game}")
    if interrupted:
        return INTERRUPTED
    return 1 if fuzzing.found else 0


class _Fuzzing:
    """Plays games and keeps what was found; each sort of difference is written down once."""

    def __init__(self, suite: Suite, game: str, edition: str, out: Path) -> None:
        self.games = 0
        self.decisions = 0
        self.found: dict[str, str] = {}
        """What is said of each sort of difference."""
        self._repeated = 0
        self._suite = suite
        self._game = game
        self._edition = edition
        self._out = out

    def play(self, seed: int) -> None:
        """Play one game."""
        try:
            played = play(self._game, self._edition, seed)
            if played is not None:
                self.decisions += played.decisions
                if self._suite.specification != "oracle" and played.actions:
                    known = self.found.keys()
                    found = first_difference(self._suite, self._game, self._edition, played, seed, known)
                    self._keep(seed, found)
        except InterruptedShrinking as stop:
            self._keep(seed, stop.found)
            self.games += 1
            raise
        except BrokenPromiseError as problem:
            self.found[f"promise {seed}"] = f"the oracle, seed {seed}: {problem}"
        self.games += 1

    def _keep(self, seed: int, found: Difference | None) -> None:
        if found is None:
            return
        if found.sort in self.found:
            self._repeated += 1
            return
        path = self._out / f"fuzz-{seed}.feature"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(feature_of(found), "utf-8")
        except OSError as problem:
            raise UserError(f"{path} cannot be written: {problem.strerror}") from problem
        finding = found.finding
        self.found[found.sort] = (
            f"{path}  {found.sort}: expected {finding.expected or 'an answer'}, seen {finding.seen or 'none'}"
        )

    def lines(self) -> Iterator[str]:
        """Yield what was found, then the figures."""
        yield from self.found.values()
        again = f", and {self._repeated} more like these" if self._repeated else ""
        count = len(self.found)
        what = f"{count} difference{'' if count == 1 else 's'}{again}"
        yield f"{self.games:,} games, {self.decisions:,} decisions, {what}"
