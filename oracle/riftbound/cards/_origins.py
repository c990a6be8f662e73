"""Origins and Origins: Proving Grounds (起源, 试炼场)."""

import msgspec

from oracle.kernel import Steps
from oracle.riftbound import events
from oracle.riftbound.cards._tokens import RECRUIT, SPRITE
from oracle.riftbound.cards._words import (
    ANY_BATTLEFIELD,
    AT_BATTLEFIELD,
    ENEMY,
    EXHAUST_ME,
    FRIENDLY,
    HERE,
    IN_BASE,
    KILL_FRIENDLY_UNIT,
    NOT_HERE,
    SPELL,
    UNIT,
    Filter,
    a,
    activated,
    card,
    deathknell,
    destination,
    exactly,
    friendly_unit,
    i_score,
    instead,
    itself,
    legion,
    might_at_most,
    played_spell,
    spell,
    up_to,
    when,
    when_played,
    you,
)
from oracle.riftbound.costs import can_pay, pay
from oracle.riftbound.events import Event
from oracle.riftbound.execution import Execution
from oracle.riftbound.happening import put_on_chain
from oracle.riftbound.layers import is_mighty, keyword
from oracle.riftbound.model import (
    ANY,
    AdditionalCost,
    Bearer,
    Cannot,
    Cost,
    Discount,
    HidesForFree,
    Item,
    KeywordGrant,
    MightModifier,
    Object,
    Place,
    Replacement,
    Target,
    Triggered,
    TriggersAgain,
)
from oracle.riftbound.table import Table

# -- units without an ability of their own ------------------------------------------------------------------

for _name in ("Playful Phantom", "Mega-Mech", "Shipyard Skulker", "Vanguard Sergeant"):
    card(_name)
card("Blazing Scorcher", "accelerate")
card("Legion Rearguard", "accelerate")
card("Pouty Poro", "deflect")
card("Stalwart Poro", "shield")
card("Sunlit Guardian", "shield", "tank")
card("Jeweled Colossus", "vision", "shield")
card("Mystic Poro", "vision")
card("Daring Poro", "assault")
card("Petty Officer", "assault")


card("Pakaa Cub", "hidden")
card("Shen, Kinkou", "reaction", "shield 2", "tank")

# -- units --------------------------------------------------------------------------------------------------


def _has_legion(table: Table, me: Bearer, event: Event) -> bool:
    return itself(table, me, event) and legion(table, me.controller, table.record(me.id).card)


card(
    "Noxus Hopeful",
    Discount(
        2,
        lambda table, me, item: (
            item.object == me.id and legion(table, item.controller, table.record(me.id).card)
        ),
    ),
)


@when(events.Play, _has_legion, unit=a(UNIT))
def _strengthen(do: Execution) -> Steps[None]:
    yield from do.give_might(2, do.target("unit"))


card("Dangerous Duo", _strengthen)


@when(events.Play, _has_legion)
def _buff_me(do: Execution) -> Steps[None]:
    yield from do.buff(do.me)


card("Trifarian Gloryseeker", _buff_me)


@when(events.Play, _has_legion)
def _two_recruits_here(do: Execution) -> Steps[None]:
    place = do.place_of(do.me)
    if place is not None:
        yield from do.play_token(RECRUIT, 2, place=place)


card("Vanguard Captain", _two_recruits_here)


def _others_here(table: Table, me: Bearer, record: Object) -> bool:
    """Affect the other friendly units where the source is."""
    return (
        record.id != me.id
        and record.controller == me.controller
        and record.place == table.record(me.id).place
        and table.is_unit(record)
    )


card("Captain Farron", KeywordGrant("assault", _others_here))
card("Taric, Protector", "shield", "tank", KeywordGrant("shield", _others_here))


def _mighty_me(table: Table, me: Bearer, record: Object) -> bool:
    return record.id == me.id and is_mighty(table, record)


card(
    "Fiora, Victorious",
    KeywordGrant("deflect", _mighty_me),
    KeywordGrant("ganking", _mighty_me),
    KeywordGrant("shield", _mighty_me),
)


@when(events.Conquer, i_score)
def _draw_when_i_conquer(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Kai'Sa, Survivor", "accelerate", _draw_when_i_conquer)


def _was_paid(table: Table, me: Bearer, event: Event) -> bool:
    assert isinstance(event, events.Play)
    return itself(table, me, event) and event.item is not None and "additional" in event.item.paid


@when(events.Play, _was_paid)
def _draw_if_paid(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card(
    "Clockwork Keeper",
    _draw_if_paid,
    additional=(AdditionalCost("additional", Cost(power=(("calm", "any"),)), optional=True),),
)


@when_played(unit=a(UNIT))
def _stun_a_unit(do: Execution) -> Steps[None]:
    yield from do.stun(do.target("unit"))


card("Solari Shieldbearer", _stun_a_unit)


@when_played()
def _draw_when_played(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Lecturing Yordle", "tank", _draw_when_played)


@deathknell
def _draw_when_i_die(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Watchful Sentry", _draw_when_i_die)


@when(events.Play, played_spell)
def _strengthen_me(do: Execution) -> Steps[None]:
    yield from do.give_might(1, do.me)


card("Ravenbloom Student", _strengthen_me)


@when_played(unit=a(UNIT & AT_BATTLEFIELD))
def _send_to_base(do: Execution) -> Steps[None]:
    yield from do.move("base", do.target("unit"))


card("Maddened Marauder", "tank", _send_to_base)


@when_played()
def _strengthen_me_by_three(do: Execution) -> Steps[None]:
    yield from do.give_might(3, do.me)


card("Teemo, Scout", "hidden", _strengthen_me_by_three)


@when_played(unit=a(UNIT))
def _weaken(do: Execution) -> Steps[None]:
    yield from do.give_might(-2, do.target("unit"), least=1)


card("Blastcone Fae", "hidden", _weaken)


@when_played(may=True, unit=a(UNIT & FRIENDLY & NOT_HERE, elsewhere=True))
def _swap(do: Execution) -> Steps[None]:
    yield from do.swap_places(do.me, do.target("unit"))


card("Tideturner", "hidden", _swap)
card("Cruel Patron", additional=(AdditionalCost("kill", Cost(actions=(KILL_FRIENDLY_UNIT,))),))


@when_played()
def _recruit_here(do: Execution) -> Steps[None]:
    place = do.place_of(do.me)
    if place is not None:
        yield from do.play_token(RECRUIT, place=place)


card("Faithful Manufactor", _recruit_here)


@when(events.Attack, itself, unit=a(UNIT & ENEMY & HERE))
def _stun_here(do: Execution) -> Steps[None]:
    yield from do.stun(do.target("unit"))


card("Leona, Determined", "shield", _stun_here)


@deathknell
def _three_recruits(do: Execution) -> Steps[None]:
    yield from do.play_token(RECRUIT, 3, place=Place("base", do.controller))


card("Machine Evangel", _three_recruits)


@deathknell
def _spill(do: Execution) -> Steps[None]:
    place = do.table.record(do.me).place  # where it died: 808.1.d.3
    if place.zone == "battlefield":
        yield from do.deal(4, *(unit.id for unit in do.table.units_at(place)))


card("Kog'Maw, Caustic", _spill)
card(
    "Karthus, Eternal",
    TriggersAgain(
        lambda table, me, item: (
            item.controller == me.controller
            and isinstance(item.ability, Triggered)
            and item.ability.keyword == "deathknell"
        )
    ),
)


def _to_a_battlefield(table: Table, me: Bearer, event: Event) -> bool:
    return itself(table, me, event) and table.record(me.id).place.zone == "battlefield"


@when(events.Play, _to_a_battlefield, may=True, unit=a(UNIT & ENEMY & NOT_HERE, elsewhere=True))
def _grab(do: Execution) -> Steps[None]:
    yield from do.move(do.place_of(do.me), do.target("unit"))


@when(events.Hold, i_score)
def _return_me(do: Execution) -> Steps[None]:
    yield from do.return_to_hand(do.me)


card("Blitzcrank, Impassive", "tank", _grab, _return_me)


@when_played()
def _scorch(do: Execution) -> Steps[None]:
    yield from do.deal(3, *(unit.id for unit in do.table.units() if unit.place.zone == "battlefield"))


card("Tibbers", _scorch)


def _enter_ready(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    assert isinstance(event, events.Enter)
    yield from ()
    return (events.Enter(event.object, event.player, event.by, event.applied, to=event.to, exhausted=False),)


card("Vanguard Attendant", Replacement(events.Enter, itself, _enter_ready))

# -- gear ---------------------------------------------------------------------------------------------------


@instead(events.Kill, friendly_unit)
def _hourglass(do: Execution, death: Event) -> Steps[None]:
    yield from do.kill(do.this)
    yield from do.heal(death.object)
    yield from do.exhaust(death.object)
    yield from do.recall(death.object)


@instead(events.Kill, friendly_unit)
def _printed_hourglass(do: Execution, death: Event) -> Steps[None]:
    yield from do.kill(do.this)
    yield from do.recall(death.object)
    yield from do.exhaust(death.object)


card("Zhonya's Hourglass", "hidden", _hourglass)
card("Zhonya's Hourglass (printed)", "hidden", _printed_hourglass)


def _enters_ready(do: Execution, event: Event) -> Steps[tuple[Event, ...]]:
    yield from ()
    return (msgspec.structs.replace(event, exhausted=False),)


def _you_play_a_unit(table: Table, me: Bearer, event: Event) -> bool:
    return you(table, me, event) and table.record(event.object).definition.kind == "unit"


@activated(
    Cost(actions=(EXHAUST_ME,)),
    only_if=lambda table, record: legion(table, record.controller, record.card),
)
def _hasten_the_next(do: Execution) -> Steps[None]:
    yield from do.delay(Replacement(events.Enter, _you_play_a_unit, _enters_ready, once=True))


card("Sun Disc", _hasten_the_next)

# -- spells -------------------------------------------------------------------------------------------------

A_UNIT_AT_BATTLEFIELD = a(UNIT & AT_BATTLEFIELD)


@spell("Hidden Blade", "hidden", "action", unit=A_UNIT_AT_BATTLEFIELD)
def _hidden_blade(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    killed = yield from do.kill(unit)
    if do.linked(killed):
        yield from do.draw(2, do.controller_of(unit))


@spell("Hextech Ray", "action", unit=A_UNIT_AT_BATTLEFIELD)
def _hextech_ray(do: Execution) -> Steps[None]:
    yield from do.deal(3, do.target("unit"))


@spell("Cleave", "action", unit=a(UNIT))
def _cleave(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    yield from do.give(KeywordGrant("assault", lambda table, me, record: record.id == unit.id, 3), unit)


@spell("Void Seeker", "action", unit=A_UNIT_AT_BATTLEFIELD)
def _void_seeker(do: Execution) -> Steps[None]:
    yield from do.deal(4, do.target("unit"))
    yield from do.draw(1)


@spell("Block", "hidden", "action", unit=a(UNIT))
def _block(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    yield from do.give(KeywordGrant("shield", lambda table, me, record: record.id == unit.id, 3), unit)
    yield from do.give(KeywordGrant("tank", lambda table, me, record: record.id == unit.id), unit)


@spell("Sprite Call", "hidden", "action")
def _sprite_call(do: Execution) -> Steps[None]:
    yield from do.play_token(SPRITE, exhausted=False)


_MY_HIDDEN_CARD = Filter(
    lambda table, record, chooser: record.owner == chooser.controller and keyword(table, record, "hidden") > 0
)


@spell("Guerilla Warfare", cards=Target("", _MY_HIDDEN_CARD, 0, 2, zone="trash"))
def _guerilla_warfare(do: Execution) -> Steps[None]:
    yield from do.return_to_hand(*do.targets("cards"))
    yield from do.delay(HidesForFree())


@spell("Falling Star", first=a(UNIT), second=a(UNIT))
def _falling_star(do: Execution) -> Steps[None]:
    yield from do.deal(3, do.target("first"))
    yield from do.deal(3, do.target("second"))


@spell("Charm", unit=a(UNIT & ENEMY), to=destination("unit"))
def _charm(do: Execution) -> Steps[None]:
    yield from do.move(do.choice("to"), do.target("unit"))


@spell(
    "Defy",
    "reaction",
    spell=a(
        SPELL
        & Filter(
            lambda table, record, chooser: record.definition.energy <= 4 and record.definition.power <= 1
        ),
        zone="chain",
    ),
)
def _defy(do: Execution) -> Steps[None]:
    yield from do.counter(do.target("spell"))


@spell("Wind Wall", "reaction", spell=a(SPELL, zone="chain"))
def _wind_wall(do: Execution) -> Steps[None]:
    yield from do.counter(do.target("spell"))


@spell("Rune Prison", "action", unit=a(UNIT))
def _rune_prison(do: Execution) -> Steps[None]:
    yield from do.stun(do.target("unit"))


@spell("Discipline", "reaction", unit=a(UNIT))
def _discipline(do: Execution) -> Steps[None]:
    yield from do.give_might(2, do.target("unit"))
    yield from do.draw(1)


@spell("Consult the Past", "hidden", "reaction")
def _consult_the_past(do: Execution) -> Steps[None]:
    yield from do.draw(2)


@spell("Falling Comet", "action", unit=A_UNIT_AT_BATTLEFIELD)
def _falling_comet(do: Execution) -> Steps[None]:
    yield from do.deal(6, do.target("unit"))


@spell("Stupefy", "reaction", unit=a(UNIT))
def _stupefy(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    might = do.might_of(unit)
    if might is not None and might > 1:  # 477.3.b: limited at the time it is applied
        yield from do.give_might(-1, unit)
    yield from do.draw(1)


@spell("Fight or Flight", "hidden", "action", unit=A_UNIT_AT_BATTLEFIELD)
def _fight_or_flight(do: Execution) -> Steps[None]:
    yield from do.move("base", do.target("unit"))


@spell("Gust", "reaction", unit=a(UNIT & AT_BATTLEFIELD & might_at_most(3)))
def _gust(do: Execution) -> Steps[None]:
    yield from do.return_to_hand(do.target("unit"))


@spell("Rebuke", "action", unit=A_UNIT_AT_BATTLEFIELD)
def _rebuke(do: Execution) -> Steps[None]:
    yield from do.return_to_hand(do.target("unit"))


@spell("Ride the Wind", "action", unit=a(UNIT & FRIENDLY), to=destination("unit"))
def _ride_the_wind(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    moved = yield from do.move(do.choice("to"), unit)
    if do.linked(moved):
        yield from do.ready(unit)


@spell("Back to Back", "reaction", units=exactly(2, UNIT & FRIENDLY))
def _back_to_back(do: Execution) -> Steps[None]:
    yield from do.give_might(2, *do.targets("units"))


@spell("Vengeance", unit=a(UNIT))
def _vengeance(do: Execution) -> Steps[None]:
    yield from do.kill(do.target("unit"))


@spell("Last Breath", "action", friend=a(UNIT & FRIENDLY), enemy=a(UNIT & ENEMY & AT_BATTLEFIELD))
def _last_breath(do: Execution) -> Steps[None]:
    friend = do.target("friend")
    readied = yield from do.ready(friend)
    if do.linked(readied):
        yield from do.deal(do.might_of(friend), do.target("enemy"), source=friend)


@spell("Bullet Time", "action", battlefield=ANY_BATTLEFIELD)
def _bullet_time(do: Execution) -> Steps[None]:
    table = do.table
    most = 0
    while can_pay(table, do.controller, Cost(power=(ANY,) * (most + 1))):
        most += 1
    (amount,) = yield from do.pick("number", range(most + 1))
    place = do.choice("battlefield")
    assert isinstance(amount, int)
    assert isinstance(place, Place)
    yield from pay(table, do.controller, Cost(power=(ANY,) * amount))
    enemies = [unit.id for unit in table.units_at(place) if unit.controller != do.controller]
    yield from do.deal(amount, *enemies)


@spell("Showstopper", unit=a(UNIT & FRIENDLY & IN_BASE), to=destination("unit", battlefields_only=True))
def _showstopper(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    buffed = yield from do.buff(unit)
    if do.linked(buffed):
        yield from do.move(do.choice("to"), unit)


@spell("Firestorm", battlefield=ANY_BATTLEFIELD)
def _firestorm(do: Execution) -> Steps[None]:
    place = do.choice("battlefield")
    assert isinstance(place, Place)
    enemies = [unit.id for unit in do.table.units_at(place) if unit.controller != do.controller]
    yield from do.deal(3, *enemies)


@spell("Flash", "reaction", units=up_to(2, UNIT & FRIENDLY & AT_BATTLEFIELD))
def _flash(do: Execution) -> Steps[None]:
    yield from do.move("base", *do.targets("units"))


@spell("Mobilize")
def _mobilize(do: Execution) -> Steps[None]:
    channeled = yield from do.channel(1, exhausted=True)
    if channeled < 1:
        yield from do.draw(1)


@spell("Catalyst of Aeons")
def _catalyst_of_aeons(do: Execution) -> Steps[None]:
    channeled = yield from do.channel(2, exhausted=True)
    if channeled < 2:
        yield from do.draw(1)


@spell("Possession", "action", unit=a(UNIT & ENEMY & AT_BATTLEFIELD))
def _possession(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    taken = yield from do.take_control(unit)
    if do.linked(taken):
        yield from do.recall(unit.id)


# -- legends ------------------------------------------------------------------------------------------------


def _you_stun_an_enemy(table: Table, me: Bearer, event: Event) -> bool:
    return you(table, me, event) and table.record(event.object).controller != me.controller


@when(events.Stun, _you_stun_an_enemy, unit=a(UNIT & FRIENDLY))
def _buff_a_friend(do: Execution) -> Steps[None]:
    yield from do.buff(do.target("unit"))


card("Leona, Radiant Dawn", _buff_a_friend)


@activated(Cost(actions=(EXHAUST_ME,)), unit=a(UNIT))
def _give_ganking(do: Execution) -> Steps[None]:
    unit = do.target("unit")
    yield from do.give(KeywordGrant("ganking", lambda table, me, record: record.id == unit.id), unit)


card("Miss Fortune, Bounty Hunter", _give_ganking)


@activated(
    Cost(actions=(EXHAUST_ME,)),
    "reaction",
    only_if=lambda table, record: legion(table, record.controller, record.card),
    adds=(1, ()),
)
def _add_one(do: Execution) -> Steps[None]:
    yield from do.add(energy=1)


card("Darius, Hand of Noxus", _add_one)


# -- battlefields -------------------------------------------------------------------------------------------


def _you_hold_here(table: Table, me: Bearer, event: Event) -> bool:
    return event.object == me.id and event.player == me.controller


def _unit_here(table: Table, me: Bearer, record: Object) -> bool:
    return record.place == Place("battlefield", me.id) and table.is_unit(record)


@when(events.Hold, _you_hold_here)
def _recruit_in_base(do: Execution) -> Steps[None]:
    yield from do.play_token(RECRUIT, place=Place("base", do.controller))


card("Altar to Unity", _recruit_in_base)


@when(events.Hold, _you_hold_here)
def _draw_for_holding(do: Execution) -> Steps[None]:
    yield from do.draw(1)


card("Grove of the God-Willow", _draw_for_holding)


@when(events.Hold, _you_hold_here, unit=a(UNIT & HERE))
def _buff_here(do: Execution) -> Steps[None]:
    yield from do.buff(do.target("unit"))


card("Navori Fighting Pit", _buff_here)


@when(events.PlayerDefends, _you_hold_here, may=True, unit=a(UNIT & FRIENDLY & HERE))
def _retreat(do: Execution) -> Steps[None]:
    yield from do.move("base", do.target("unit"))


card("Reaver's Row", _retreat)


@when(events.Hold, _you_hold_here)
def _activate_conquer_effects(do: Execution) -> Steps[None]:
    table = do.table
    as_if = events.Conquer(do.me, do.controller)
    items = [
        Item(
            table.new_id(),
            unit.controller,
            source=unit.id,
            ability=ability,
            effect=ability.effect,
            event=as_if,
        )
        for unit in table.units_at(Place("battlefield", do.me))
        for ability in unit.definition.abilities
        if isinstance(ability, Triggered)
        and ability.event is events.Conquer
        and ability.when(table, unit, as_if)
    ]
    yield from put_on_chain(table, items)  # 383.4.g


card("Reckoner's Arena", _activate_conquer_effects)


@when(events.Hold, _you_hold_here, may=True)
def _channel_one(do: Execution) -> Steps[None]:
    yield from do.channel(1, exhausted=True)


card("Startipped Peak", _channel_one)
card("Trifarian War Camp", MightModifier(1, _unit_here))
card("Windswept Hillock", KeywordGrant("ganking", _unit_here))


def _move_from_here_to_base(table: Table, me: Bearer, event: Event) -> bool:
    assert isinstance(event, events.Move)
    return event.to.zone == "base" and table.record(event.object).place == Place("battlefield", me.id)


card("Vilemaw's Lair", Cannot(events.Move, _move_from_here_to_base))
