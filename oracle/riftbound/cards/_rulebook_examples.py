"""Example cards for the nameless ones in the examples from damage to ignoring: not real cards."""

from oracle.kernel import Steps
from oracle.riftbound import events, tokens
from oracle.riftbound.cards._tokens import RECRUIT
from oracle.riftbound.cards._words import (
    AN_OPPONENT,
    ENEMY,
    FRIENDLY,
    GEAR,
    UNIT,
    Filter,
    a,
    card,
    i_score,
    instead,
    legion,
    level,
    spell,
    when,
)
from oracle.riftbound.damage import PREVENT_NEXT, prevent_first_each_combat
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.layers import counted_might, has_keyword, has_tag, is_mighty
from oracle.riftbound.model import (
    BaseMight,
    Bearer,
    Chooser,
    Dependent,
    Effect,
    Ignoring,
    MightFloor,
    Object,
    Place,
    Seat,
    TagGrant,
    Target,
    Untargetable,
)
from oracle.riftbound.table import Table

# -- damage -------------------------------------------------------------------------------------------------


@when(events.Play, lambda table, me, event: True, unit=a(UNIT))
def _bolt(do: Execution) -> Steps[None]:
    yield from do.deal(3, do.target("unit"))


@spell("Example: Twin Bolts")
def _twin_bolts(do: Execution) -> Steps[None]:
    do.do_this(_bolt)
    do.do_this(_bolt)
    yield from ()


card("Example: Guarded Duelist", prevent_first_each_combat(3))


@spell("Example: Ward of Three", "reaction", unit=a(UNIT))
def _ward_of_three(do: Execution) -> Steps[None]:
    yield from do.give(PREVENT_NEXT, do.target("unit"), left=3)


# -- layers -------------------------------------------------------------------------------------------------


@spell("Example: Set to Four", "reaction", unit=a(UNIT))
def _set_to_four(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    yield from do.give(BaseMight(4, lambda table, me, record: record.id == unit.id), unit)


card(
    "Example: Yordle Elder",
    TagGrant(
        "Yordle",
        lambda table, me, record: (
            record.id != me.id and record.controller == me.controller and table.is_unit(record)
        ),
    ),
)


@spell("Example: Yordle Muster")
def _yordle_muster(do: Execution) -> Steps[None]:
    yordles = [each for each in do.table.units() if has_tag(do.table, each, "Yordle")]
    yield from do.draw(sum(each.controller == do.controller for each in yordles))


def _yours_here(table: Table, me: Bearer, record: Object) -> bool:
    return (
        record.place == Place("battlefield", me.id)
        and record.controller == me.controller
        and table.is_unit(record)
    )


card("Example: Drill Yard", MightFloor(5, _yours_here))


@spell("Example: Raise to Five", unit=a(UNIT & FRIENDLY))
def _raise_to_five(do: Execution) -> Steps[None]:
    yield from do.increase_might_to(5, do.target("unit"), until="gone")


@spell("Example: Measured Boost", "reaction", unit=a(UNIT))
def _measured_boost(do: Execution) -> Steps[None]:
    yield from do.give_might(2, do.target("unit"), most=5)


@spell("Example: Surge", "reaction", unit=a(UNIT))
def _surge(do: Execution) -> Steps[None]:
    yield from do.give_might(3, do.target("unit"))


MIGHTY = Filter(
    lambda table, record, chooser: (
        record.definition.kind == "unit" and record.owner == chooser.controller and is_mighty(table, record)
    )
)


@spell("Example: Recover the Mighty", unit=a(MIGHTY, zone="trash"))
def _recover_the_mighty(do: Execution) -> Steps[None]:
    yield from do.return_to_hand(do.target("unit"))


# -- skipping (443) -----------------------------------------------------------------------------------------


@spell("Example: Hobble", unit=a(UNIT & ENEMY))
def _hobble(do: Execution) -> Steps[None]:
    unit = do.target("unit")

    @instead(events.Move, lambda table, me, event: event.object == unit.id, once=True)
    def skip(do: Execution, event: Event) -> Steps[None]:
        do.table.reason("443.1", "skipped", event.object, by=do.this)
        yield from ()

    yield from do.give(skip, unit)


def _your_draw_phase(table: Table, me: Bearer, event: Event) -> bool:
    return isinstance(event, events.Phase) and (event.phase, event.player) == ("draw", me.controller)


@instead(events.Phase, _your_draw_phase)
def _no_draw_phase(do: Execution, event: Event) -> Steps[None]:
    yield from ()


card("Example: Parched Idol", _no_draw_phase)


@spell("Example: Denied Glory", "action", opponent=AN_OPPONENT)
def _denied_glory(do: Execution) -> Steps[None]:
    opponent = do.choice("opponent")
    assert isinstance(opponent, Seat)

    def conquers(table: Table, me: Bearer, event: Event) -> bool:
        return (
            isinstance(event, events.GainPoints)
            and event.scoring == "conquer"
            and event.player == opponent.player
        )

    @instead(events.GainPoints, conquers, once=True)
    def skip(do: Execution, event: Event) -> Steps[None]:
        do.table.reason("443.2", "skipped", by=do.this)
        yield from ()

    yield from do.delay(skip)


# -- choosing, keywords, tokens -----------------------------------------------------------------------------


def _slips(table: Table, me: Bearer, record: Object, chooser: Chooser) -> bool:
    source = table.record(chooser.source).definition
    return (
        record.id == me.id
        and chooser.controller != me.controller
        and source.energy < counted_might(table, record)
    )


card("Example: Slippery Imp", Untargetable(_slips))


def _shoot(do: Execution) -> Steps[None]:
    yield from do.deal(3, do.target("unit"))


card(
    "Example: Straight Shot",
    Ignoring("deflect", lambda table, me, record: True),
    spell_effect=Effect(_shoot, (Target("unit", UNIT),)),
)
card(
    "Example: Flanker",
    Ignoring("backline", lambda table, me, record: record.place == table.record(me.id).place),
)
FLEETING = Filter(lambda table, record, chooser: has_keyword(table, record, "temporary"))


@spell("Example: Unmake the Fleeting", gear=a(GEAR & FLEETING))
def _unmake(do: Execution) -> Steps[None]:
    yield from do.kill(do.target("gear"))


@spell("Example: Conjure Recruit")
def _conjure_recruit(do: Execution) -> Steps[None]:
    yield from tokens.create(do, RECRUIT)


@spell("Example: Call Recruit")
def _call_recruit(do: Execution) -> Steps[None]:
    yield from do.play_token(RECRUIT)


def _has_played_another(table: Table, me: Bearer) -> bool:
    return isinstance(me, Object) and legion(table, me.controller, me.card)


@when(events.Conquer, i_score)
def _glory(do: Execution) -> Steps[None]:
    yield from do.gain_points(1)


card("Example: Late Glory", *level(11, Dependent("legion", _has_played_another, _glory)))


@spell("Example: Kindle", gear=a(GEAR))
def _kindle(do: Execution) -> Steps[None]:
    yield from do.empower(do.target("gear"))


@spell("Example: Dampen", "reaction", gear=a(GEAR))
def _dampen(do: Execution) -> Steps[None]:
    yield from do.disempower(do.target("gear"))
