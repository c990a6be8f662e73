"""Golden playthroughs: random games as text, to read beside the rules and to see what a change changes.

``python -m tests.oracle.golden`` writes them anew.
"""

from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path

from oracle.kernel import Question, random_steps

GAMES = ("riftbound", "grand_archive")
SEEDS = range(1, 7)
MOST_QUESTIONS = 90
FOLDER = Path(__file__).parent


def path(game: str, seed: int) -> Path:
    """Return where the text of a game is kept."""
    return FOLDER / f"{game}-{seed}.txt"


def playthrough(game: str, seed: int) -> str:
    """Return the beginning of a game.

    It tells how the game stands at each turn, every question with its options and its answer, and the rules
    that were applied.
    """
    return "\n".join(_lines(game, seed)) + "\n"


def _lines(game: str, seed: int) -> Iterator[str]:
    play = import_module(f"oracle.{game}.play")
    machine = play.begin(seed)
    turn, told = 0, 0
    yield f"{game}, seed {seed}"
    for question, answer in islice(random_steps(machine, seed), MOST_QUESTIONS):
        for reason in machine.log[told:]:
            if hasattr(reason, "rule"):
                of = ", ".join(play.told(machine, each) for each in reason.of)
                by = f" by {play.told(machine, reason.by)}" if reason.by else ""
                yield f"    {reason.rule}  {reason.what}{': ' if of else ''}{of}{by}"
        told = len(machine.log)
        state = machine.rules.state
        if state.turn != turn:
            turn = state.turn
            yield ""
            yield f"turn {turn} of player {state.active + 1}, {play.standing(state)}"
        options = ", ".join(play.told(machine, option) for option in question.options)
        what = f"{question.kind} {question.text}".strip()
        number = "" if (question.minimum, question.maximum) == (1, 1) else _number(question)
        yield f"  player {question.player + 1}, {what}{number}: {options}"
        yield f"    -> {', '.join(play.told(machine, each) for each in answer) or 'nothing'}"


def _number(question: Question) -> str:
    return f" ({question.minimum} to {question.maximum})"
