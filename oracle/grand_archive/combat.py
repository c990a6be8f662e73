"""The combat phase (ATT): declaration, retaliation, damage, end of combat."""

import msgspec

from oracle.grand_archive import events
from oracle.grand_archive.checks import check
from oracle.grand_archive.editions import NO_ATTACK_AT_FIRST
from oracle.grand_archive.happening import forbidden, happen, put_triggers_on_stack
from oracle.grand_archive.model import Combat, Layer, Object, Place, Seat
from oracle.grand_archive.performing import graveyard_of
from oracle.grand_archive.table import Table
from oracle.kernel import Steps, choose

# -- declaration (DEC) --------------------------------------------------------------------------------------


def can_attack(table: Table, player: int, unit: Object) -> bool:
    """Tell whether a unit may be declared as an attacker by itself (ATT.1.3, DEC.2.1)."""
    from oracle.grand_archive.activation import is_main_moment, obeys

    if not is_main_moment(table, player) or unit.controller != player or unit.rested or not unit.is_unit:
        return False
    wielded = weapons_of(table, player) if "champion" in unit.definition.types else []
    if not attackable(table, player, unit, *map(table.record, wielded)):
        return False
    if forbidden(table, events.Attack(unit.id, player=player)):
        return False  # DEC.1.3
    state = table.state
    if state.turn < len(state.players) and table.edition.has(NO_ATTACK_AT_FIRST):
        return False  # ATT.1.8
    if "champion" in unit.definition.types:  # power, or a weapon to wield
        return table.power(unit) > 0 or bool(wielded)
    return table.power(unit) > 0 and obeys(table, unit)


def weapons_of(table: Table, player: int) -> list[int]:
    """Return the weapons a champion may wield: awake, with durability (DEC.2.2)."""
    return [
        record.id
        for record in table.field(player)
        if record.definition.is_a("weapon") and not record.rested and record.count("durability")
    ]


def in_sight(table: Table, player: int, *parts: Object) -> list[Object]:
    """Return what an attack with these parts may reach: units of opponents, and what can be besieged (ATT.9).

    The parts are the attacker, its weapons and its intents.  Stealth hides from an attack of which no part
    has true sight (Stealth 1, True Sight 1).
    """
    sees = any(table.has(part, "true sight") for part in parts)
    return [
        record
        for opponent in table.opponents(player)
        for record in table.field(opponent)
        if (record.is_unit or record.definition.is_a("siegeable"))
        and (sees or not table.has(record, "stealth"))
    ]


def attackable(table: Table, player: int, *parts: Object) -> list[int]:
    """Return what an attack with these parts may be declared on: awake Taunt first (DEC.2.5, Taunt 2)."""
    found = in_sight(table, player, *parts)
    taunting = [record for record in found if table.has(record, "taunt") and not record.rested]
    return [record.id for record in (taunting or found)]


def declare(table: Table, player: int, attacker: Object, intents: tuple[int, ...] = ()) -> Steps[None]:
    """Declare an attack (DEC.2); the attacker is rested (ATT.1.4)."""
    # 2.2 A champion may wield a weapon.
    weapons = yield from _wield(table, player, attacker, intents)
    # 2.3 The target, or with Cleave of any part of the attack a player (DEC.2.3.1).
    parts = [table.record(each) for each in (attacker.id, *weapons, *intents)]
    cleave: int | None = None
    if any(table.has(part, "cleave") for part in parts):
        reached = in_sight(table, player, *parts)
        seats = [Seat(each) for each in dict.fromkeys(record.controller for record in reached)]
        (seat,) = yield from choose(player, "player", seats, about=(attacker.id,), text="cleave")
        assert isinstance(seat, Seat)
        cleave = seat.player
        defenders = tuple(record.id for record in reached if record.controller == cleave)  # CLV.4: fixed now
        table.reason("CLV.1", "attacks all units", attacker.id)
    else:
        options = attackable(table, player, *parts)
        (target,) = yield from choose(player, "target", options, about=(attacker.id,), text="attack")
        assert isinstance(target, int)
        defenders = (target,)
    # 2.4 Costs to attack: no card has any.  2.5 Restrictions were asked for with the options.
    if not intents:  # an attack card has rested the champion when it was activated
        yield from happen(table, events.Rest(attacker.id, player=player))
    table.state.combat = Combat(
        attacker.id,
        player,
        "triggers",
        weapons=weapons,
        intents=intents,
        defenders=defenders,
        cleave=cleave,
    )
    yield from happen(
        table, events.Attack(attacker.id, player=player, defenders=defenders, cleave=cleave is not None)
    )
    table.state.opportunity, table.state.passes = table.state.active, 0


def _wield(table: Table, player: int, attacker: Object, intents: tuple[int, ...]) -> Steps[tuple[int, ...]]:
    """Let a champion wield a weapon; it must where it has no other way to attack (DEC.2.2, ATT.1.3)."""
    if "champion" not in attacker.definition.types:
        return ()
    cards = [attacker, *map(table.record, intents)]
    options = weapons_of(table, player)
    needed = not intents and table.power(attacker) <= 0
    if not in_sight(table, player, *cards):  # only a weapon with true sight finds a target
        options = [each for each in options if in_sight(table, player, *cards, table.record(each))]
        needed = True
    chosen = yield from choose(
        player, "target", options, minimum=int(needed), maximum=1, about=(attacker.id,), text="weapon"
    )
    return tuple(each for each in chosen if isinstance(each, int))


def attack_card(table: Table, layer: Layer, card: Object) -> Steps[None]:
    """Let an attack card enter the intent of its champion, which attacks with it (ATT.3, Attack 6)."""
    player = layer.controller
    champion = table.champion(player)
    state = table.state
    timely = state.active == player and state.phase == "main" and state.combat is None
    alone = all(other.id == layer.id for other in state.stack)
    if champion is None or not timely or not alone or not _finds_target(table, player, champion, card):
        table.reason("ATT.2.3", "fizzles", card.id)
        if not layer.copy:
            yield from happen(table, events.Move(card.id, to=graveyard_of(card), cause="resolved"))
        return
    if layer.copy:  # the card stays on the stack: what enters the intent is no token, but ceases as one does
        copied = table.create(
            card.definition.as_a("copy"), player, Place("intent", player), marks=layer.marks
        )
        table.take_off(layer)
        yield from declare(table, player, champion, (copied.id,))
        return
    (moved,) = yield from happen(
        table, events.Move(card.id, to=Place("intent", player), cause="resolved", marks=layer.marks)
    )
    table.take_off(layer)
    if isinstance(moved, events.Move):
        yield from declare(table, player, champion, (moved.now,))


def _finds_target(table: Table, player: int, champion: Object, card: Object) -> bool:
    """Tell whether an attack card can become an attack, wielding a weapon or not (ATT.2.1)."""
    weapons = map(table.record, weapons_of(table, player))
    return bool(in_sight(table, player, champion, card, *weapons))


# -- retaliation (RET) --------------------------------------------------------------------------------------


def may_retaliate(table: Table, unit: Object, combat: Combat) -> bool:
    """Tell whether a unit may be rested to retaliate: a defender, or one with Ambush (RET.3, AMB.1)."""
    if unit.rested or not unit.is_unit or unit.controller == combat.player or table.power(unit) <= 0:
        return False
    if forbidden(table, events.Retaliate(unit.id, by=combat.attacker)):
        return False
    # Retaliate 7: whatever is on the field now was there before retaliation, if not at the declaration.
    return unit.id in combat.defenders or (bool(combat.defenders) and table.has(unit, "ambush"))


def retaliate(table: Table) -> Steps[None]:
    """Let each player in turn order choose which units retaliate (RET.3)."""
    combat = table.state.combat
    assert combat is not None
    chosen: list[int] = []
    for player in table.turn_order():
        if player == combat.player:
            continue
        options = [unit.id for unit in table.units(player) if may_retaliate(table, unit, combat)]
        answer = yield from choose(
            player,
            "target",
            options,
            minimum=0,
            maximum=len(options),
            about=(combat.attacker,),
            text="retaliate",
        )
        chosen += [each for each in answer if isinstance(each, int)]
    for unit in chosen:
        rule = "RET.3" if unit in combat.defenders else "AMB.1"
        table.reason(rule, "retaliates", unit)
    yield from happen(table, *map(events.Rest, chosen))
    table.state.combat = msgspec.structs.replace(combat, step="damage", retaliators=tuple(chosen))
    yield from happen(table, *(events.Retaliate(unit, by=combat.attacker) for unit in chosen))
    table.state.opportunity, table.state.passes = table.state.active, 0


def may_defend(table: Table, combat: Combat, record: Object) -> bool:
    """Tell whether an object may be what the attack under way is on; Taunt concerns its declaration only."""
    parts = [table.record(each) for each in (combat.attacker, *combat.weapons, *combat.intents)]
    return record in in_sight(table, combat.player, *parts)


def can_redirect(table: Table, attacker: int, to: int) -> bool:
    """Tell whether an attack may be redirected to a unit: it may be attacked itself (INT.1.1, Redirect 3)."""
    combat = table.state.combat
    if combat is None or combat.attacker != attacker or combat.cleave is not None:
        return False
    return to not in combat.defenders and may_defend(table, combat, table.record(to))


def redirect(table: Table, attacker: int, to: int) -> None:
    """Redirect an attack to another unit."""
    combat = table.state.combat
    if combat is not None and combat.attacker == attacker:
        table.state.combat = msgspec.structs.replace(combat, defenders=(to,))


# -- damage (DMG) -------------------------------------------------------------------------------------------


def attack_power(table: Table, combat: Combat) -> int:
    """Return the power of the attack: the attacker, its weapons and the cards of the intent (DMG.3.1)."""
    parts = (combat.attacker, *combat.weapons, *combat.intents)
    return max(0, sum(table.power(table.record(each)) for each in parts))


def deal_damage(table: Table) -> Steps[None]:
    """Deal all combat damage in one event, and take off durability in the same moment (DMG.3)."""
    combat = table.state.combat
    assert combat is not None
    damage: list[events.Event] = []
    if combat.attacks:
        power = attack_power(table, combat)
        damage += [
            events.Damage(each, by=combat.attacker, amount=power, combat=True) for each in combat.defenders
        ]
    if table.on_field(combat.attacker):  # DMG.3.3: also when it does not attack any more
        retaliators = yield from _ordered(table, combat)
        damage += [
            events.Damage(combat.attacker, by=each, amount=table.power(table.record(each)), combat=True)
            for each in retaliators
            if table.power(table.record(each)) > 0
        ]
    worn: list[events.Event] = []  # DMG.3.7.2: also at no damage, but not without a defender
    if combat.attacks and combat.defenders:
        worn = [events.Counters(each, kind="durability", amount=-1) for each in combat.weapons]  # CLV.7
    done = yield from happen(table, *damage, *worn)
    hits = [
        events.Hit(event.object, by=event.by, amount=event.amount)
        for event in done
        if isinstance(event, events.Damage)
    ]
    yield from happen(table, *hits)
    yield from _end(table)


def _ordered(table: Table, combat: Combat) -> Steps[tuple[int, ...]]:
    """Let the attacking player order the damage of several retaliating units (DMG.2)."""
    several = combat.retaliators
    answer = yield from choose(
        combat.player,
        "order",
        several,
        minimum=len(several),
        maximum=len(several),
        about=(combat.attacker,),
        text="retaliation damage",
        ordered=True,
    )
    return tuple(each for each in answer if isinstance(each, int))


def _end(table: Table) -> Steps[None]:
    """End the combat in the order of its last step, before anyone has opportunity (EOC.1)."""
    # 1.1 Abilities that triggered in the damage step go on the stack.
    yield from put_triggers_on_stack(table)
    # 1.2 State-based checks, and what they trigger.
    yield from check(table)
    if not table.state.ended:
        yield from put_triggers_on_stack(table)
    # 1.3 Roles end; 1.4 the intents go to the graveyard.
    yield from _leave(table)


def _leave(table: Table) -> Steps[None]:
    """Let roles end and the intents go to the graveyard (EOC.1.3, EOC.1.4)."""
    combat = table.state.combat
    assert combat is not None
    table.state.combat = None
    table.end_effects(effect.id for effect in table.state.lasting if effect.until == "attack")
    cards = [table.record(each) for each in combat.intents]
    moves = [events.Move(card.id, to=graveyard_of(card), cause="resolved") for card in cards if not card.gone]
    yield from happen(table, *moves)
    table.state.opportunity, table.state.passes = table.state.active, 0
