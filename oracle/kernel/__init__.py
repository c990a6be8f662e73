"""What both games share: questions, steps that can be taken back, chance from a seed, two kinds of error.

Nothing here knows a noun of either game.
"""

from oracle.kernel._chance import shuffled, take_number
from oracle.kernel._errors import IllegalAction, OracleBug
from oracle.kernel._machine import Machine, Rules, Snapshot
from oracle.kernel._questions import Answer, Option, Question, Steps, ask, choose

__all__ = [
    "Answer",
    "IllegalAction",
    "Machine",
    "Option",
    "OracleBug",
    "Question",
    "Rules",
    "Snapshot",
    "Steps",
    "ask",
    "choose",
    "shuffled",
    "take_number",
]
