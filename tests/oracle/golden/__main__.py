"""Write the golden playthroughs anew."""

from tests.oracle.golden import GAMES, SEEDS, path, playthrough

for game in GAMES:
    for seed in SEEDS:
        path(game, seed).write_text(playthrough(game, seed), "utf-8")
