"""Random play: what it promises of the oracle, what it finds in wrong engines, and the files it writes."""

from pathlib import Path

import pytest

from adapters.oracle import OracleEngine
from adapters.port import Act, Illegal, May, Observation, Reply, Request
from steps.compile import compile_path
from touchstone import fuzz, fuzzing
from touchstone.cli import run_command
from touchstone.fuzz_positions import FEATURES
from touchstone.suite import Suite

EDITIONS = {"riftbound": "radiance", "grand_archive": "2026-08"}


def games(count: int, game: str = "riftbound") -> list[tuple[int, fuzz.Played]]:
    played = [(seed, fuzz.play(game, EDITIONS[game], seed)) for seed in range(count)]
    return [(seed, each) for seed, each in played if each is not None and each.actions]


@pytest.mark.parametrize("game", EDITIONS)
def test_a_seed_gives_the_same_game_again_and_another_seed_another(game: str) -> None:
    first, second = games(3, game), games(3, game)
    assert first == second
    assert first[0][1] != first[1][1]


@pytest.mark.parametrize(("game", "edition"), EDITIONS.items())
def test_every_game_is_a_case_that_the_oracle_passes(game: str, edition: str) -> None:
    played = games(6, game)
    assert sum(each.decisions for _, each in played) > 50
    with Suite("oracle") as suite:
        for seed, each in played:
            assert fuzz.as_case(game, edition, each, seed) is not None
            assert fuzz.first_difference(suite, game, edition, each, seed) is None


@pytest.mark.parametrize(
    ("identity", "sort"),
    [
        ("units-enter-ready", "fail fact exhausted"),
        ("combat-survivors-keep-damage", "fail fact damage"),
        ("one-pass-resolves", "fail fact place"),
    ],
)
def test_a_wrong_engine_is_found_and_the_file_repeats_it(
    identity: str, sort: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = f"wrong:{identity}"
    command = ["fuzz", "--seed", "1", "--games", "10", "--engine", engine, "--out", str(tmp_path)]
    assert run_command(command) == 1
    lines = capsys.readouterr().out.splitlines()
    (found,) = [line for line in lines if f"  {sort}: " in line]
    assert lines[-1] == f"again: touchstone fuzz --seed 1 --games 10 --engine {engine}"
    path = found.partition("  ")[0]
    (case,) = compile_path(path).cases
    assert sum(step.expects is not None for step in case.steps) == 1
    assert run_command(["run", path, "--engine", engine]) == 1
    assert run_command(["run", path]) == 0


def test_a_wrong_engine_of_grand_archive_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = "wrong:attackers-stay-awake"
    options = ["--game", "grand_archive", "--engine", engine, "--out", str(tmp_path)]
    assert run_command(["fuzz", "--seed", "1", "--games", "12", *options]) == 1
    found = next(line for line in capsys.readouterr().out.splitlines() if "  fail fact exhausted: " in line)
    path = found.partition("  ")[0]
    assert run_command(["run", path, "--engine", engine]) == 1
    assert run_command(["run", path]) == 0


def test_what_is_found_is_shrunk() -> None:
    seed, played = games(1)[0]
    with Suite("wrong:units-enter-ready") as suite:
        found = fuzz.first_difference(suite, "riftbound", "radiance", played, seed)
    assert found is not None
    assert len([step for step in found.case.steps if step.action]) <= 2 < len(played.actions)
    assert len(found.case.position.objects) <= 2 < len(played.position.objects)


def test_without_an_engine_the_oracle_keeps_its_promises(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["fuzz", "--seed", "3", "--games", "10"]) == 0
    figures, again = capsys.readouterr().out.splitlines()
    assert figures.startswith("10 games, ")
    assert figures.endswith(" 0 differences")
    assert again == "again: touchstone fuzz --seed 3 --games 10"


class Fickle(OracleEngine):
    """Refuses to move, although it calls that legal."""

    def handle(self, request: Request, /) -> Reply:
        if isinstance(request, Act):
            return Illegal("no")
        return super().handle(request)


class Forgetful(OracleEngine):
    """Loses the cards in hand after each action."""

    def handle(self, request: Request, /) -> Reply:
        reply = super().handle(request)
        if isinstance(request, Act) and isinstance(reply, Observation):
            kept = tuple(item for item in reply.objects if not item.place.endswith(".hand"))
            return Observation(objects=kept, players=reply.players, waiting=reply.waiting)
        return reply


class Gullible(OracleEngine):
    """Accepts everything, although it calls much of it illegal."""

    def handle(self, request: Request, /) -> Reply:
        reply = super().handle(request)
        refused = isinstance(request, Act) and isinstance(reply, Illegal)
        return Observation() if refused and not isinstance(request, May) else reply


@pytest.mark.parametrize(
    ("engine", "message"),
    [(Fickle, "was called legal"), (Forgetful, "lost in play"), (Gullible, "was called illegal")],
)
def test_a_broken_promise_is_found(
    engine: type[OracleEngine],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(fuzz, "engine_factory", lambda name: engine)
    assert run_command(["fuzz", "--seed", "1", "--games", "3"]) == 1
    assert message in capsys.readouterr().out


def test_an_interruption_keeps_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def until_the_third(game: str, edition: str, seed: int) -> fuzz.Played | None:
        if seed == 3:
            raise KeyboardInterrupt
        return fuzz.play(game, edition, seed)

    monkeypatch.setattr(fuzzing, "play", until_the_third)
    engine = "wrong:units-enter-ready"
    assert run_command(["fuzz", "--seed", "1", "--engine", engine, "--out", str(tmp_path)]) == 130
    out = capsys.readouterr().out
    assert "fail fact exhausted" in out
    assert out.endswith(f"again: touchstone fuzz --seed 1 --games 2 --engine {engine}\n")
    assert list(tmp_path.glob("fuzz-*.feature"))


def test_an_interruption_while_shrinking_keeps_what_it_was_by_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(played: fuzz.Played) -> list[fuzz.Played]:
        raise KeyboardInterrupt

    monkeypatch.setattr(fuzz, "_smaller", interrupted)
    engine = "wrong:units-enter-ready"
    assert run_command(["fuzz", "--seed", "1", "--engine", engine, "--out", str(tmp_path)]) == 130
    assert "fail fact exhausted" in capsys.readouterr().out
    assert compile_path(tmp_path / "fuzz-1.feature").errors == []


def test_a_game_without_positions_is_one_clear_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("touchstone.fuzz_positions.FEATURES", {"other": FEATURES["riftbound"]})
    assert run_command(["fuzz", "--seed", "1"]) == 2
    assert "fuzz has no positions for riftbound yet; it has for: other" in capsys.readouterr().err
