"""The golden playthroughs are what the oracle plays: a difference is read, then written anew."""

import pytest

from tests.oracle.golden import GAMES, SEEDS, path, playthrough


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_as_it_went(game: str, seed: int) -> None:
    assert playthrough(game, seed) == path(game, seed).read_text("utf-8"), "python -m tests.oracle.golden"
