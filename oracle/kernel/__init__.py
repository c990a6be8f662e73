"""What both games share: questions, steps that can be taken back, chance, editions, two kinds of error.

Nothing here knows a noun of either game.
"""

from oracle.kernel._chance import shuffled, take_number
from oracle.kernel._editions import Difference, Edition
from oracle.kernel._errors import IllegalAction, OracleBug
from oracle.kernel._machine import Machine, Rules, Snapshot
from oracle.kernel._questions import Answer, Option, Question, Steps, ask, choose
from oracle.kernel._random_play import is_decision, random_answer, random_steps

__all__ = [
    "Answer",
    "Difference",
    "Edition",
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
    "is_decision",
    "random_answer",
    "random_steps",
    "shuffled",
    "take_number",
]
