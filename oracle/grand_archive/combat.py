"""The combat phase (ATT): declaration, retaliation, damage, end of combat."""

import msgspec

from oracle.grand_archive import events
from oracle.grand_archive.editions import NO_ATTACK_AT_FIRST
from oracle.grand_archive.happening import happen
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
    if not attackable(table, player, unit):
        return False
    state = table.state
    if state.turn < len(state.players) and table.edition.has(NO_ATTACK_AT_FIRST):
        return False  # ATT.1.8
    if "champion" in unit.definition.types:  # power, or a weapon to wield
        return table.power(unit) > 0 or bool(weapons_of(table, player))
    return table.power(unit) > 0 and obeys(table, unit)


def weapons_of(table: Table, player: int) -> list[int]:
    """Return the weapons a champion may wield: awake, with durability (DEC.2.2)."""
    return [
        record.id
        for record in table.field(player)
        if record.definition.is_a("weapon") and not record.rested and record.count("durability")
    ]


def attackable(table: Table, player: int, attacker: Object) -> list[int]:
    """Return what a player's attack may be directed at: units of opponents, and what can be besieged (ATT.9).

    Stealth hides from what has no true sight; Taunt draws the attack upon itself (DEC.2.5).
    """
    sees = table.has(attacker, "true sight")
    found = [
        record
        for opponent in table.opponents(player)
        for record in table.field(opponent)
        if (record.is_unit or record.definition.is_a("siegeable"))
        and (sees or not table.has(record, "stealth"))
    ]
    taunting = [record for record in found if table.has(record, "taunt") and not record.rested]
    return [record.id for record in (taunting or found)]


def declare(table: Table, player: int, attacker: Object, intents: tuple[int, ...] = ()) -> Steps[None]:
    """Declare an attack (DEC.2); the attacker is rested (ATT.1.4)."""
    # 2.2 A champion may wield a weapon.
    weapons: tuple[int, ...] = ()
    if "champion" in attacker.definition.types:
        may_wield = weapons_of(table, player)
        if may_wield:
            needed = 0 if intents or table.power(attacker) > 0 else 1
            chosen = yield from choose(
                player, "target", may_wield, minimum=needed, maximum=1, about=(attacker.id,), text="weapon"
            )
            weapons = tuple(each for each in chosen if isinstance(each, int))
    # 2.3 The target, or with Cleave a player (CLV.1, CLV.2).
    cards = [attacker, *(table.record(each) for each in intents)]
    cleaves = any(table.has(card, "cleave") for card in cards)
    cleave: int | None = None
    options = attackable(table, player, attacker)
    if cleaves:
        seats = [
            Seat(opponent)
            for opponent in table.opponents(player)
            if any(table.record(each).controller == opponent for each in options)
        ]
        (seat,) = yield from choose(player, "player", seats, about=(attacker.id,), text="cleave")
        assert isinstance(seat, Seat)
        cleave = seat.player
        defenders = tuple(
            each for each in options if table.record(each).controller == cleave and table.record(each).is_unit
        )  # CLV.4: fixed now
        table.reason("CLV.1", "attacks all units", attacker.id)
    else:
        (target,) = yield from choose(player, "target", options, about=(attacker.id,), text="attack")
        assert isinstance(target, int)
        defenders = (target,)
    # 2.4 Costs to attack: no card has any.  2.5 Restrictions were asked for with the options.
    if not attacker.rested:
        yield from happen(table, events.Rest(attacker.id, player=player))
    table.state.combat = Combat(
        attacker.id,
        player,
        "triggers",
        weapons=weapons,
        intents=intents,
        defenders=defenders,
        cleave=cleave,
        moment=table.state.clock,
    )
    yield from happen(
        table, events.Attack(attacker.id, player=player, defenders=defenders, cleave=cleave is not None)
    )
    table.state.opportunity, table.state.passes = table.state.active, 0


def attack_card(table: Table, layer: Layer, card: Object) -> Steps[None]:
    """Let an attack card enter the intent of its champion, which attacks with it (ATT.3, Attack 6)."""
    player = layer.controller
    champion = table.champion(player)
    state = table.state
    timely = state.active == player and state.phase == "main" and state.combat is None
    alone = all(other.id == layer.id for other in state.stack)
    if champion is None or not timely or not alone or not attackable(table, player, champion):
        table.reason("ATT.2.3", "fizzles", card.id)
        yield from happen(table, events.Move(card.id, to=graveyard_of(card), cause="resolved"))
        return
    (moved,) = yield from happen(
        table, events.Move(card.id, to=Place("intent", player), cause="resolved", marks=layer.marks)
    )
    table.take_off(layer)
    if isinstance(moved, events.Move):
        yield from declare(table, player, champion, (moved.now,))


# -- retaliation (RET) --------------------------------------------------------------------------------------


def may_retaliate(table: Table, unit: Object, combat: Combat) -> bool:
    """Tell whether a unit may be rested to retaliate: a defender, or one with Ambush (RET.3, AMB.1)."""
    if unit.rested or not unit.is_unit or unit.controller == combat.player or table.power(unit) <= 0:
        return False
    if unit.since > combat.moment:
        return False  # Retaliate 7: it must have been on the field before
    return unit.id in combat.defenders or table.has(unit, "ambush")


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
    yield from happen(table, *(events.Retaliate(unit) for unit in chosen))
    table.state.opportunity, table.state.passes = table.state.active, 0


def can_redirect(table: Table, attacker: int, to: int) -> bool:
    """Tell whether an attack may be redirected to a unit: it may be attacked itself (INT.1.1, Redirect 3)."""
    combat = table.state.combat
    if combat is None or combat.attacker != attacker or combat.cleave is not None:
        return False
    if not table.on_field(to) or to in combat.defenders:
        return False
    return to in attackable(table, combat.player, table.record(attacker))


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
    if table.on_field(combat.attacker):
        damage += [
            events.Damage(combat.attacker, by=each, amount=table.power(table.record(each)), combat=True)
            for each in combat.retaliators
            if table.power(table.record(each)) > 0
        ]
    worn: list[events.Event] = []
    if combat.attacks and combat.defenders:
        worn = [events.Counters(each, kind="durability", amount=-1) for each in combat.weapons]  # CLV.7
    done = yield from happen(table, *damage, *worn)
    hits = [
        events.Hit(event.object, by=event.by, amount=event.amount)
        for event in done
        if isinstance(event, events.Damage)
    ]
    yield from happen(table, *hits)
    table.state.combat = msgspec.structs.replace(combat, step="end")


def end_combat(table: Table) -> Steps[None]:
    """End the combat: roles end, the intent goes to the graveyard (EOC.1.3, 1.4)."""
    combat = table.state.combat
    assert combat is not None
    table.state.combat = None
    table.end_effects(effect.id for effect in table.state.lasting if effect.until == "attack")
    cards = [table.record(each) for each in combat.intents]
    moves = [events.Move(card.id, to=graveyard_of(card), cause="resolved") for card in cards if not card.gone]
    yield from happen(table, *moves)
    table.state.opportunity, table.state.passes = table.state.active, 0
