"""State-based checks (SBC): repeated until nothing changes, before anyone has opportunity.

Written in the order of the rulebook.
"""

import msgspec

from oracle.grand_archive import events
from oracle.grand_archive.happening import forbidden, happen
from oracle.grand_archive.model import Combat, Object
from oracle.grand_archive.performing import graveyard_of
from oracle.grand_archive.table import Table
from oracle.kernel import OracleBug, Steps, choose

_MOST_ROUNDS = 1_000


def check(table: Table) -> Steps[None]:
    """Run the checks until they change nothing (State-based Checks / General Rules 1)."""
    for _ in range(_MOST_ROUNDS):
        table.state.check = False
        if not (yield from _once(table)) and not table.state.check:
            return
        if table.state.ended:
            return
    raise OracleBug(f"state-based checks still change something after {_MOST_ROUNDS} rounds", table.log)


def _once(table: Table) -> Steps[bool]:
    # 1 Win and loss come first.
    if _lose(table):
        return True
    # 2 Units whose damage is their life or more die, allies without life as well.
    dying = [record for record in table.units() if _dies(table, record)]
    # 3 Weapons without durability are destroyed, and so are besieged domains.
    worn = [record for record in table.field() if _is_worn(table, record)]
    leaving = [*_moves(table, dying, "died"), *_moves(table, worn, "destroyed")]
    if leaving:
        done = yield from happen(table, *leaving)
        if any(done):
            yield from happen(table, *_kills(table, done))
            return True
    # 4 Of several unique objects of one name a player keeps one.
    if (yield from _keep_unique(table)):
        return True
    # 5 Copies of cards outside the field and the stack cease to exist: none is made.
    # 6 Damage and effects of the turn end in Clean-Up only.
    # 7 Who cannot be attacked any more is no defender.
    # 8, 10 Targets that became illegal are asked for on resolution.
    return _leave_combat(table)


def _lose(table: Table) -> bool:
    """Let players lose whose champion has no life left or is gone; the last one left wins (SBC.1)."""
    state = table.state
    changed = False
    for player in table.turn_order():
        champion = table.champion(player)
        if champion is None or champion.damage >= table.life(champion):
            table.change_player(player, lost=True)
            table.reason("SBC.1", "loses", champion.id if champion else 0)
            changed = True
    left = [player for player in table.players() if not state.players[player].lost]
    if len(left) <= 1 and not state.ended:
        state.winner = left[0] if left else None
        state.ended = True
        changed = True
    if not state.ended:
        for player in table.players():
            if player not in left:
                changed |= _leave_game(table, player)
    return changed


def _leave_game(table: Table, player: int) -> bool:
    """Take all cards of a player who has lost out of the game, and what they have on the stack (END.7).

    That is no death and no banishment: nothing triggers (END.9).
    """
    state = table.state
    theirs = [
        record
        for place in state.zones
        for record in table.objects_at(place)
        if record.owner == player and not record.gone
    ]
    for record in theirs:
        table.forget(record.id)
    if theirs:
        state.stack = tuple(layer for layer in state.stack if layer.controller != player)
        gone = [record.id for record in theirs]
        table.end_effects(effect.id for effect in state.lasting if effect.on in gone)
        table.change_player(player, agility=())
        table.reason("END.7", "leaves the game", *gone)
    return bool(theirs)


def _dies(table: Table, record: Object) -> bool:
    if "champion" in record.definition.types:
        return False
    life = table.life(record)
    return record.damage >= life or life <= 0


def _is_worn(table: Table, record: Object) -> bool:
    if not record.definition.durability:
        return False
    is_a = record.definition.is_a
    return (is_a("weapon") or is_a("siegeable")) and not record.count("durability")


def _moves(table: Table, records: list[Object], cause: events.Cause) -> list[events.Event]:
    moves = [events.Move(record.id, to=graveyard_of(record), cause=cause) for record in records]
    return [move for move in moves if not forbidden(table, move)]  # IMM.1.1: it simply stays


def _kills(table: Table, done: tuple[events.Event | None, ...]) -> list[events.Event]:
    """Return who has killed whom: the source of the combat damage that was lethal (On Kill 2, DMG.2.1).

    Only what went to the graveyard itself was killed (Died 2).
    """
    return [
        events.Kill(move.object, by=table.record(move.object).hurt_by)
        for move in done
        if isinstance(move, events.Move)
        and move.cause == "died"
        and move.to.zone == "graveyard"
        and table.record(move.object).hurt_by
    ]


def _keep_unique(table: Table) -> Steps[bool]:
    """Let players keep one of several unique objects of a name, immortal or not (SBC.4, IMM.2)."""
    for player in table.turn_order():
        names: dict[str, list[int]] = {}
        for record in table.field(player):
            if record.definition.is_a("unique"):
                names.setdefault(record.definition.name, []).append(record.id)
        for same in names.values():
            if len(same) > 1:
                (kept,) = yield from choose(player, "target", same, about=tuple(same), text="keep")
                table.reason("SBC.4", "unique", *same)
                moves = [
                    events.Move(identity, to=graveyard_of(table.record(identity)), cause="unique")
                    for identity in same
                    if identity != kept
                ]
                yield from happen(table, *moves)
                return True
    return False


def _defends(table: Table, combat: Combat, record: Object) -> bool:
    """Tell whether a defender still is one.

    Who gains stealth is no legal target any more (Stealth 3); the defenders of a Cleave attack are no targets
    (DEC.2.3.1).
    """
    if not table.on_field(record.id) or record.controller == combat.player:
        return False
    if combat.cleave is not None:
        return True
    parts = (combat.attacker, *combat.weapons, *combat.intents)
    return not table.has(record, "stealth") or any(
        table.has(table.record(part), "true sight") for part in parts
    )


def _leave_combat(table: Table) -> bool:
    """Take out of combat what is gone or has changed its controller (SBC.7, ATT.7, ATT.8)."""
    combat = table.state.combat
    if combat is None:
        return False
    attacker = table.record(combat.attacker)
    attacks = combat.attacks and not attacker.gone and attacker.controller == combat.player
    defenders = tuple(each for each in combat.defenders if _defends(table, combat, table.record(each)))
    retaliators = tuple(each for each in combat.retaliators if table.on_field(each) and not attacker.gone)
    weapons = tuple(each for each in combat.weapons if table.on_field(each))
    now = msgspec.structs.replace(
        combat, attacks=attacks, defenders=defenders, retaliators=retaliators, weapons=weapons
    )
    if now == combat:
        return False
    table.state.combat = now
    return True
