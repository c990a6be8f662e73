"""Play random games of one game in a row, and print what they leave behind.

``python -m bench.memory riftbound 1000`` prints how many objects more are alive after a thousand further
games than after the first twenty, and how many mebibytes more the process holds.  Memory that a single game
needs and gives back is no growth.
"""

import gc
import importlib
import os
import subprocess
import sys

WARM = 20


def _standing() -> tuple[int, float]:
    """Return how many objects are alive, and how many mebibytes the process holds."""
    gc.collect()
    answer = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(os.getpid())], check=True, capture_output=True, text=True
    )
    return len(gc.get_objects()), int(answer.stdout) / 1024


def main() -> None:
    """Play, and print both figures."""
    play = importlib.import_module(f"oracle.{sys.argv[1]}.play").play
    games = int(sys.argv[2])
    for seed in range(WARM):
        play(seed)
    _standing()  # what measuring itself loads is no growth
    objects, held = _standing()
    for seed in range(WARM, WARM + games):
        play(seed)
    objects_after, held_after = _standing()
    print(objects_after - objects, f"{held_after - held:.1f}")


if __name__ == "__main__":
    main()
