"""Resolving spells and abilities (Core Rules 359): legality, linked instructions, information."""

from typing import Any

from adapters.wrong._registry import wrong
from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.execution import Chosen, Execution
from oracle.riftbound.happening import happen
from oracle.riftbound.model import Item, Object, Target
from oracle.riftbound.outcomes import Outcome
from oracle.riftbound.table import Table
from oracle.riftbound.targets import chooser_of, is_legal_target


def _legality(table: Table, item: Item) -> list[bool]:
    """Tell of every target of an item whether it is still legal."""
    if item.effect is None:
        return []
    return [
        isinstance(identity, int) and is_legal_target(table, table.record(identity), each, chooser_of(item))
        for choices in item.choices
        for each in item.effect.decisions
        if isinstance(each, Target)
        for identity in choices.get(each.name, ())
    ]


@wrong("359.3.e.2", "execution.Execution._check")
def targets_are_not_checked_again(right: Any, do: Execution, name: str) -> tuple[Chosen, ...]:
    """A target that has become illegal is affected nevertheless, if it is still there."""
    return tuple(Chosen(each.id) for each in right(do, name))


@wrong("359.3.d", "playing.resolve")
def fizzled_spells_were_not_played(right: Any, table: Table, item: Item) -> Steps[None]:
    """A spell without a legal target left was not played: nothing triggers on it or counts it."""
    legal = _legality(table, item)
    if item.object and legal and not any(legal):
        table.take_off(item)
        yield from happen(table, events.LeaveChain(item.object, item.controller))
    else:
        yield from right(table, item)


@wrong("359.3.e.8", "playing.resolve")
def one_illegal_target_stops_the_spell(right: Any, table: Table, item: Item) -> Steps[None]:
    """A spell does nothing at all if one of several targets has become illegal."""
    if item.object and not all(_legality(table, item)):
        table.take_off(item)
        yield from happen(table, events.LeaveChain(item.object, item.controller))
    else:
        yield from right(table, item)


@wrong("359.3.e.12", "execution.Execution.look")
def what_is_gone_can_be_read(right: Any, do: Execution, thing: Chosen | int) -> Object:
    """Might, place and controller of what has left are read as they were last."""
    return do.table.record(thing.id if isinstance(thing, Chosen) else thing)


@wrong("359.3.e.13", "execution.Execution.look")
def nothing_is_looked_back_on(right: Any, do: Execution, thing: Chosen | int) -> object:
    """Nothing can be read of what the spell itself has moved away."""
    do.moved.clear()
    return right(do, thing)


@wrong("359.3.e.14", "execution.Execution.linked", cards=("Ride the Wind",))
def what_is_negated_breaks_the_link(right: Any, do: Execution, earlier: Outcome) -> bool:
    """A linked instruction is left out if the earlier one was impossible, as to leave Vilemaw's Lair."""
    return bool(right(do, earlier)) and earlier is not Outcome.NEGATED


@wrong("359.3.e.14.a", "execution.Execution.linked")
def links_never_break(right: Any, do: Execution, earlier: Outcome) -> bool:
    """A linked instruction is followed although the target of the earlier one was illegal."""
    return True


@wrong("359.3.e.14.b", "execution.Execution.linked")
def what_is_replaced_breaks_the_link(right: Any, do: Execution, earlier: Outcome) -> bool:
    """A linked instruction is left out if the earlier one was replaced."""
    return bool(right(do, earlier)) and earlier is not Outcome.REPLACED


@wrong("359.3.e.14.b", "execution.Execution.if_you_do")
def if_you_do_is_always_so(right: Any, do: Execution, earlier: Outcome) -> bool:
    """What happens "if you do" happens although the action was not done."""
    return True


@wrong("355.11.b", "execution.Execution.regroup")
def groups_are_not_checked_again(right: Any, do: Execution) -> Steps[None]:
    """Targets that do not fit together any more are all affected."""
    yield from ()


@wrong("805.1.a.1", "editions.Edition.has")
def an_older_faq_is_followed(right: Any, edition: Any, difference: Any) -> bool:
    """A unit of several domains is accelerated with power of any domain, as an older FAQ has it."""
    return difference.name == "accelerate-for-any-power" or bool(right(edition, difference))
