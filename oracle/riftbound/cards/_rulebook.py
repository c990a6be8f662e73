"""Cards of several sets that the rulebook names in its examples, from damage to new choices."""

from oracle.kernel import Answer, Steps
from oracle.riftbound import events, tokens
from oracle.riftbound.cards._keywords import granting
from oracle.riftbound.cards._tokens import GOLD, REFLECTION
from oracle.riftbound.cards._words import (
    AT_BATTLEFIELD,
    DISCARD_ONE,
    ENEMY,
    EXHAUST_ME,
    FRIENDLY,
    GEAR,
    HERE,
    SPELL,
    UNIT,
    Filter,
    a,
    activated,
    card,
    deathknell,
    equip,
    i_score,
    itself,
    spell,
    up_to,
    when,
    when_played,
    you,
)
from oracle.riftbound.damage import DOUBLE, PREVENT_NEXT, PREVENT_NEXT_TIME, bonus_damage
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.layers import has_tag
from oracle.riftbound.model import (
    ANY,
    AdditionalCost,
    Bearer,
    BonusDamage,
    Cannot,
    Chooser,
    Cost,
    CostAction,
    MightModifier,
    Object,
    Place,
    Target,
    Triggered,
    Untargetable,
)
from oracle.riftbound.new_choices import gain_control_of_spell, make_new_choices
from oracle.riftbound.table import Table

# -- units --------------------------------------------------------------------------------------------------


@activated(
    Cost(actions=(EXHAUST_ME,)),
    unless=lambda record: record.place.zone != "battlefield",
    unit=a(UNIT & AT_BATTLEFIELD),
)
def _snipe(do: Execution) -> Steps[None]:
    yield from do.deal(do.might_of(do.me), do.target("unit"))


card("Caitlyn, Patrolling", "assigned last", _snipe)


def _moved_twice(table: Table, me: Bearer, event: Event) -> bool:
    return itself(table, me, event) and table.state.history.count(("moved", me.id)) >= 2


card("Kayn, Unleashed", "ganking", Cannot(events.Deal, _moved_twice))
card("Annie, Fiery", BonusDamage(1, you))


def _damage_with_bonus(table: Table, chooser: Chooser, so_far: dict[str, Answer]) -> int:
    action = events.Deal(player=chooser.controller, by=chooser.source, amount=5)
    return 5 + bonus_damage(table, action)  # 715.3


@when(
    events.Attack,
    itself,
    units=Target("", UNIT & ENEMY & HERE, minimum=0, maximum=5, limit=_damage_with_bonus),
)
def _split_damage(do: Execution) -> Steps[None]:
    yield from do.deal_split(5, do.targets("units"))


card("Volibear, Furious", "deflect 2", _split_damage)


@when(events.Defend, itself, unit=a(UNIT & ENEMY & HERE))
def _ambushed(do: Execution) -> Steps[None]:
    revealed = yield from do.reveal(5)
    hidden = [each for each in revealed if "hidden" in do.table.record(each).definition.keywords]
    yield from do.deal(len(hidden), do.target("unit"))
    yield from do.recycle(*revealed)


card("Teemo, Strategist", "hidden", _ambushed)


@when_played()
def _buff_me_when_played(do: Execution) -> Steps[None]:
    yield from do.buff(do.me)


@when(events.Conquer, i_score)
def _buff_me_when_i_conquer(do: Execution) -> Steps[None]:
    yield from do.buff(do.me)


def _spend_my_buff(do: Execution) -> Steps[None]:
    do.spend_buff(do.me)
    yield from ()


@activated(Cost(actions=(CostAction(lambda table, do: table.record(do.me).buffs > 0, _spend_my_buff),)))
def _punch(do: Execution) -> Steps[None]:
    yield from do.give_might(4, do.me)


card("Sett, Brawler", _buff_me_when_played, _buff_me_when_i_conquer, _punch)


def _killed_with_my_spell(table: Table, me: Bearer, event: Event) -> bool:
    """428.5: also by an ability of the spell (428.5.d), also in the cleanup after it (428.5.c)."""
    killer = table.record(event.by) if event.by else None
    return (
        killer is not None
        and event.player == me.controller
        and killer.definition.kind == "spell"
        and table.is_unit(table.record(event.object))
    )


@when(events.Kill, _killed_with_my_spell, may=True, cost=Cost(1, (("fury", "any"),)))
def _rise(do: Execution) -> Steps[None]:
    if do.table.record(do.me).place.zone == "trash":
        yield from do.play(do.me, base=Cost())


card("Immortal Phoenix", "assault 2", in_trash=(_rise,))
card(
    "Ruin Runner",
    Untargetable(
        lambda table, me, record, chooser: record.id == me.id and chooser.controller != me.controller
    ),
)


@deathknell
def _leave_gold(do: Execution) -> Steps[None]:
    yield from do.play_token(GOLD, exhausted=True)


card("Honest Broker", _leave_gold)


def _seven_runes(table: Table, me: Bearer, event: Event) -> bool:
    return itself(table, me, event) and len(table.objects_at(Place("runes", me.controller))) >= 7


@when(events.Play, _seven_runes, gear=a(GEAR & ENEMY))
def _raid(do: Execution) -> Steps[None]:
    gear = do.target("gear")
    record = do.look(gear)
    if record is not None and record.empowered:
        yield from do.disempower(gear)
    else:
        yield from do.kill(gear)


card("Tomb-Raider Barbara", _raid)

# -- gear ---------------------------------------------------------------------------------------------------

card("Spinning Axe", "quick-draw", equip(Cost(power=(ANY,))), "temporary")
card("Rabadon's Deathcrown", equip(Cost(power=(ANY,))), effect_text=(BonusDamage(3, you),))

# -- spells -------------------------------------------------------------------------------------------------


@spell("Last Stand", "action", unit=a(UNIT & FRIENDLY))
def _last_stand(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    yield from do.double_might(unit)
    for grant in granting("temporary", lambda table, me, record: record.id == unit.id):
        yield from do.give(grant, unit, until="gone")


def _spend_chosen_buff(do: Execution) -> Steps[None]:
    assert do.item is not None
    do.spend_buff(do.item.paid_with)
    yield from ()


_SPEND_A_BUFF = AdditionalCost(
    "additional",
    Cost(
        actions=(
            CostAction(
                lambda table, do: do.item is not None and table.record(do.item.paid_with).buffs > 0,
                _spend_chosen_buff,
            ),
        )
    ),
    optional=True,
    chosen=lambda table, record: record.buffs > 0,
    discount=lambda cost, record: Cost(actions=cost.actions),  # this spell's cost is ignored
)


@spell("Call to Glory", "reaction", additional=(_SPEND_A_BUFF,), unit=a(UNIT))
def _call_to_glory(do: Execution) -> Steps[None]:
    yield from do.give_might(3, do.target("unit"))


@spell("Smoke Screen", "reaction", unit=a(UNIT))
def _smoke_screen(do: Execution) -> Steps[None]:
    yield from do.give_might(-4, do.target("unit"), least=1)


@spell("Eclipse", "reaction", unit=a(UNIT))
def _eclipse(do: Execution) -> Steps[None]:
    yield from do.give_might(-4, do.target("unit"))
    yield from do.predict()


@spell("Singularity", units=up_to(2, UNIT))
def _singularity(do: Execution) -> Steps[None]:
    yield from do.deal(6, *do.targets("units"))


@spell("Lotus Trap", "hidden", "reaction", unit=a(UNIT))
def _lotus_trap(do: Execution) -> Steps[None]:
    yield from do.give(DOUBLE, do.target("unit"))


@spell("Ki Barrier", "reaction", unit=a(UNIT))
def _ki_barrier(do: Execution) -> Steps[None]:
    yield from do.give(PREVENT_NEXT, do.target("unit"), left=7)


@spell("Counter Strike", "reaction", unit=a(UNIT))
def _counter_strike(do: Execution) -> Steps[None]:
    yield from do.give(PREVENT_NEXT_TIME, do.target("unit"))
    yield from do.draw(1)


@spell(
    "Switcheroo",
    "hidden",
    "action",
    units=Target("", UNIT & AT_BATTLEFIELD, 2, 2, group=lambda table, record: record.place),
)
def _switcheroo(do: Execution) -> Steps[None]:
    units = do.targets("units")
    if len(units) == 2:
        yield from do.swap_mights(*units)


EQUIPMENT = Filter(lambda table, record, chooser: has_tag(table, record, "Equipment"))


@spell(
    "Angle Shot",
    "reaction",
    things=Target(
        "",
        Filter(lambda table, record, chooser: table.is_unit(record) or has_tag(table, record, "Equipment")),
        2,
        2,
        group=lambda table, record: record.controller,
        together=lambda table, group: (
            len(group) < 2 or sum(table.is_unit(each) for each in group) == 1  # a unit and an Equipment
        ),
    ),
)
def _angle_shot(do: Execution) -> Steps[None]:
    table = do.table
    chosen = do.targets("things")
    unit = next((each for each in chosen if table.is_unit(table.record(each.id))), None)
    equipment = next((each for each in chosen if each is not unit), None)
    if unit is not None and equipment is not None:
        if table.record(equipment.id).attached_to == unit.id:
            (answer,) = yield from do.pick("mode", ("attach", "detach"))
            if answer == "detach":
                yield from do.detach(equipment)
        else:
            yield from do.attach(equipment, unit)
    yield from do.draw(1)


@spell("Time Warp")
def _time_warp(do: Execution) -> Steps[None]:
    do.take_turn_after()
    yield from do.banish(do.me)


@spell("Mystic Reversal", "reaction", spell=a(SPELL, zone="chain"))
def _mystic_reversal(do: Execution) -> Steps[None]:
    chosen = do.target("spell")
    item = gain_control_of_spell(do, chosen.id) if chosen.legal else None
    if item is not None:
        yield from make_new_choices(do, item)


def _copies(original: int, token: int) -> Triggered:
    """Make the "do this" by which a Reflection becomes a copy with Temporary (388)."""

    @when(events.Play, itself)
    def ability(do: Execution) -> Steps[None]:
        for made in do.table.units():
            if made.card == token:
                yield from _become(do, made.id, original)

    return ability


def _become(do: Execution, token: int, original: int) -> Steps[None]:
    tokens.become_copy(do, token, original)
    for grant in granting("temporary", lambda table, me, record: record.id == token):
        yield from do.give(grant, token, until="gone")


@spell("Mirror Image", unit=a(UNIT))
def _mirror_image(do: Execution) -> Steps[None]:
    original = do.target("unit")
    yield from do.play_token(REFLECTION, place=Place("base", do.controller), exhausted=False)
    token = do.table.record(do.table.state.chain[-1].object).card
    if original.legal:
        do.do_this(_copies(original.id, token))


# -- legends ------------------------------------------------------------------------------------------------


def _deceive(do: Execution) -> Steps[None]:
    battlefield = Place("battlefield", do.event.object)
    played = yield from do.play_token(REFLECTION, place=battlefield, exhausted=False)
    if not do.if_you_do(played):
        return
    token = do.table.record(do.table.state.chain[-1].object).card

    @when(
        events.Play,
        itself,
        unit=a(UNIT & Filter(lambda table, each, chooser: each.place == battlefield and each.card != token)),
    )
    def copy_another(do: Execution) -> Steps[None]:
        original = do.target("unit")
        for made in do.table.units():
            if made.card == token and original.legal:
                yield from _become(do, made.id, original.id)

    do.do_this(copy_another)


_DISCARD_AND_EXHAUST = Cost(actions=(DISCARD_ONE, EXHAUST_ME))
card(
    "LeBlanc, Deceiver",
    when(events.Conquer, you, may=True, cost=_DISCARD_AND_EXHAUST)(_deceive),
    when(events.Hold, you, may=True, cost=_DISCARD_AND_EXHAUST)(_deceive),
)
BRUSH_DWELLERS = ("Bird", "Cat", "Dog", "Poro", "Ivern")


def _dwells_here(table: Table, me: Bearer, record: Object) -> bool:
    return (
        record.place == Place("battlefield", me.id)
        and table.is_unit(record)
        and any(has_tag(table, record, tag) for tag in BRUSH_DWELLERS)
    )


def _you_score_here(table: Table, me: Bearer, event: Event) -> bool:
    return event.object == me.id and event.player == me.controller


def _swap_back(do: Execution) -> Steps[None]:
    tokens.swap_back(do, do.me)
    yield from ()


BRUSH = card(
    "Brush",
    MightModifier(1, _dwells_here),
    when(events.Conquer, _you_score_here, may=True)(_swap_back),
    when(events.Hold, _you_score_here, may=True)(_swap_back),
)


def _plant(do: Execution) -> Steps[None]:
    tokens.replace(do, do.event.object, BRUSH)
    yield from ()


card(
    "Ivern, Green Father",
    when(events.Conquer, you, may=True, cost=Cost(actions=(EXHAUST_ME,)))(_plant),
    when(events.Hold, you, may=True, cost=Cost(actions=(EXHAUST_ME,)))(_plant),
)

# -- battlefields -------------------------------------------------------------------------------------------


def _to_units_here(table: Table, me: Bearer, event: Event) -> bool:
    return bool(event.object) and table.record(event.object).place == Place("battlefield", me.id)


card("Void Gate", BonusDamage(1, _to_units_here))
