"""What ``smoke`` asks of an engine for Grand Archive."""

from types import MappingProxyType

from msgspec import UNSET

from adapters.port import (
    Attack,
    Choice,
    End,
    Illegal,
    Observation,
    Play,
    Position,
    Settle,
)
from steps.compile import compile_text
from touchstone.smoke_talk import Checks, Talk, WrongError, draws_the_top, first_difference, place_of

# -- positions ----------------------------------------------------------------------------------------------


def _position(*rows: str) -> Position:
    """Return a position in the main phase of p1, from rows of the language of cases."""
    table = "".join(f"      | {row} |\n" for row in ("object | player | place | state | card", *rows))
    text = (
        "Feature: Smoke\n  @game:grand_archive\n  Scenario: A position\n    Given it is your main phase\n"
        f"    And the position:\n{table}    When you pass\n"
    )
    (case,) = compile_text(text, "smoke").cases
    return case.position


RICH = _position(
    "Ally V (2/4) | You      | field     | rested                      |",
    "Ally W (1/4) | You      | field     | damage 1                    | warrior",
    "Ally X (3/4) | Opponent | field     | rested, 2 buff counters     | fire, critical 1",
    "Ally Y (1/1) | Opponent | graveyard |                             |",
    "Ally Z (1/1) | You      | memory    |                             |",
)
QUIET = _position(
    "Ally V (2/4) | You      | field |        |",
    "Ally W (1/4) | You      | field |        |",
    "Ally X (3/9) | Opponent | field | rested |",
    "Ally Y (3/9) | Opponent | field | rested |",
)
FEW = _position("Ally V (2/4) | You | field | |")
TOP = _position(
    "Ally T (1/1) | Opponent | main deck | |",
    "Ally U (1/1) | Opponent | main deck | |",
)
PAYING = _position(
    "Ally A (1/1) | You | hand | | cost 1",
    "Ally B (1/1) | You | hand | | cost 1",
    "Ally C (1/1) | You | hand | | cost 1",
)
HITTING = _position(
    "Action A     | You      | hand  | | cost 0, deal 2",
    "Ally X (1/5) | Opponent | field | |",
    "Ally Y (1/5) | Opponent | field | |",
    "Ally Z (1/5) | Opponent | field | |",
)


# -- checks -------------------------------------------------------------------------------------------------


def _reads_back(talk: Talk) -> None:
    talk.begin(RICH, "smoke: a position")


def _attack(talk: Talk, attacker: str, target: str) -> Observation:
    """Let an ally attack another that is rested, and the combat end."""
    talk.needs("attack")
    talk.do(Attack("p1", attacker, target), f"attacking {target} with {attacker}")
    return talk.do(Settle("combat"), "passing until the combat ends")


def _forgets(talk: Talk) -> None:
    first = talk.begin(QUIET, "smoke: a first case")
    _attack(talk, "Ally V", "Ally Y")
    talk.ask(End())
    few = talk.begin(FEW, "smoke: a second case")
    kept = [each.ref for each in few.objects if each.ref in ("Ally W", "Ally X", "Ally Y")]
    if kept:
        raise WrongError(f"a second case was set up with one ally, and shows {', '.join(kept)} besides")
    talk.ask(End())
    second = talk.begin(QUIET, "smoke: the same again")
    where = first_difference(first, second, but=())
    if where is not None:
        raise WrongError(f"the same position, set up for a third case, looks different: {where}")


def _changes_nothing_else(talk: Talk) -> None:
    before = talk.begin(QUIET, "smoke: an attack")
    after = _attack(talk, "Ally V", "Ally Y")
    where = first_difference(before, after, but=("Ally V", "Ally Y"))
    if where is not None:
        raise WrongError(f"an attack of Ally V on Ally Y changes something else: {where}")
    hit = next((each for each in after.objects if each.ref == "Ally Y"), None)
    if hit is None or hit.damage not in (UNSET, 2):
        raise WrongError(f"Ally Y was attacked with power 2, and is shown with damage {hit and hit.damage}")


def _refuses(talk: Talk) -> None:
    talk.needs("attack")
    before = talk.begin(RICH, "smoke: illegal attacks")
    talk.refused(Attack("p1", "Ally V", "Ally X"), "attacking with an ally that is rested")
    talk.refused(Attack("p1", "Ally W", "Ally V"), "attacking an ally of one's own")
    after = talk.do(Attack("p1", "Ally W", "Ally X"), "attacking with an ally that is awake")
    where = first_difference(before, after, but=("Ally W", "Ally X"))
    if where is not None:
        raise WrongError(f"a refused action changed something: {where}")


def _top_card(talk: Talk) -> None:
    draws_the_top(talk, TOP, "Ally T", "Ally U")


def _pays(talk: Talk) -> None:
    talk.begin(PAYING, "smoke: what was reserved")
    cost = Choice("cost", pick=("Ally C",))
    shown = talk.do(Play("p1", "Ally A", choices=(cost,)), "activating Ally A, reserving Ally C")
    shown = talk.choose(shown, "Ally C", "reserving Ally C when asked")
    where = [place_of(shown, name) for name in ("Ally B", "Ally C")]
    if where != ["p1.hand", "p1.memory"]:
        raise WrongError(
            f"Ally A was paid for with Ally C; Ally B and Ally C are in {where[0]} and {where[1]}"
        )


def _second_target(talk: Talk) -> None:
    talk.begin(HITTING, "smoke: the target that was chosen")
    choice = Choice("target", pick=("Ally Y",))
    shown = talk.do(Play("p1", "Action A", choices=(choice,)), "activating Action A on Ally Y")
    shown = talk.choose(shown, "Ally Y", "choosing Ally Y when asked")
    shown = talk.do(Settle("chain"), "passing until the effects stack is empty")
    hit = [each.ref for each in shown.objects if each.damage not in (UNSET, 0)]
    if hit != ["Ally Y"]:
        raise WrongError(f"Action A deals 2 to Ally Y; damage is on {', '.join(hit) or 'nobody'}")


def _asks(talk: Talk) -> None:
    talk.begin(HITTING, "smoke: a target that was not chosen")
    shown = talk.act(Play("p1", "Action A"))
    if isinstance(shown, Illegal) or shown.question is not None:
        return
    raise WrongError(
        "Action A was activated without a target, and nobody is asked for one before anyone has opportunity"
    )


CHECKS: Checks = MappingProxyType(
    {
        "a position reads back as it was set": _reads_back,
        "a second case does not remember the first": _forgets,
        "an attack changes nothing but who takes part": _changes_nothing_else,
        "illegal attacks are refused, and change nothing": _refuses,
        "the turn's card is drawn from the top of the deck": _top_card,
        "a cost is paid with the card that was chosen": _pays,
        "the target that was chosen is the one that is hit": _second_target,
        "a target that was not chosen is asked for": _asks,
    }
)
