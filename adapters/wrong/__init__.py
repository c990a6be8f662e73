"""Engines that are wrong on purpose, each in one way: a suite is as good as those it catches.

Each replaces one procedure of the oracle from outside while it answers; the oracle knows nothing of them and
has no switch for them.
"""

from adapters.wrong._engine import WrongEngine
from adapters.wrong._patching import Wrong, WrongTargetError
from adapters.wrong._registry import GAMES, find_wrong, wrong_engines

__all__ = ["GAMES", "Wrong", "WrongEngine", "WrongTargetError", "find_wrong", "wrong_engines"]
