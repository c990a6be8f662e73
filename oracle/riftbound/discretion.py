"""Discretionary actions (Core Rules 410.1): what a player with priority may do, and doing it.

The options offered are exactly the legal ones: whatever is offered can be carried through.
"""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from oracle.kernel import IllegalAction, OracleBug, Question, Steps, ask, choose
from oracle.riftbound import combat, events
from oracle.riftbound.actions import forbidden
from oracle.riftbound.applied_costs import applied_cost
from oracle.riftbound.cleanup import cleanup
from oracle.riftbound.costs import can_pay, pay
from oracle.riftbound.execution import append_card
from oracle.riftbound.flow import choose_flow_cost, flow_costs, flow_items
from oracle.riftbound.happening import happen
from oracle.riftbound.layers import keyword
from oracle.riftbound.model import (
    ANY,
    CHAIN,
    FREE,
    Activated,
    AppliedCost,
    Cost,
    Dependent,
    HidesForFree,
    Item,
    MovePermission,
    Object,
    Place,
    PlayFromTrash,
    PlayPermission,
)
from oracle.riftbound.outcomes import Outcome
from oracle.riftbound.playing import ambush_places, could_play, finalize, resolve
from oracle.riftbound.table import PLAYERS, Table


class Action(NamedTuple):
    """A discretionary action: play, activate, hide, move, pass or end turn."""

    verb: str
    object: int = 0
    number: int = 0
    """Of ``activate``: which activated ability, from 1."""
    to: Place | None = None
    """Of ``move`` and ``hide``."""


PASS = Action("pass")
END_TURN = Action("end turn")
HIDING = Cost(power=(ANY,))
"""What hiding a card costs (811.1.b)."""


def act(table: Table) -> Steps[None]:
    """Let the player with priority take one action, or pass (338, 347, 316.5)."""
    player = acting_player(table)
    options = tuple(legal_actions(table, player))
    (chosen,) = yield from ask(Question(player, "action", options, always=True))
    assert isinstance(chosen, Action)
    yield from _DOING[chosen.verb](table, player, chosen)


def acting_player(table: Table) -> int:
    """Return who has priority (312.2)."""
    state = table.state
    if state.chain:
        return state.priority
    return state.focus if state.showdown is not None else state.active


def is_timely(table: Table, player: int, *, action: bool, reaction: bool) -> bool:
    """Tell whether a card or ability with these keywords may be played by the player now (308-310)."""
    state = table.state
    if player != acting_player(table):
        return False
    if state.chain:
        return reaction  # 309.1.a
    if state.showdown is not None:
        return action or reaction  # 308.1.a
    return state.phase == "main" and player == state.active  # 310.1.a


def legal_actions(table: Table, player: int) -> Iterator[Action]:
    """Yield every action the player may take now."""
    state = table.state
    for place in (Place("hand", player), Place("champion", player)):
        for card in table.objects_at(place):
            if can_play(table, player, card):
                yield Action("play", card.id)
    yield from _permitted_cards(table, player)
    yield from _hidden_cards(table, player)
    yield from _flowing_cards(table, player)
    yield from _abilities(table, player)
    if state.chain or state.showdown is not None:
        yield PASS
        return
    if state.phase == "main" and player == state.active:
        yield from _hides(table, player)
        yield from _moves(table, player)
        yield END_TURN


def can_play(table: Table, player: int, card: Object) -> bool:
    """Tell whether the card may be played from the hand or champion zone (419.2.a)."""
    ambushes = not _has_timing(table, player, card)
    if ambushes and not (
        keyword(table, card, "ambush") and is_timely(table, player, action=False, reaction=True)
    ):
        return False
    item = Item(
        0, player, object=card.id, effect=card.definition.spell, origin=card.place, by_ambush=ambushes
    )
    return could_play(table, item) and (not ambushes or bool(ambush_places(table, item)))


def _has_timing(table: Table, player: int, card: Object) -> bool:
    """Tell whether the card has the timing to be played now; Quick-Draw is Reaction (819.1.b)."""
    if is_timely(table, player, action=False, reaction=False):
        return True
    reaction = keyword(table, card, "reaction") > 0 or keyword(table, card, "quick-draw") > 0
    return is_timely(table, player, action=keyword(table, card, "action") > 0, reaction=reaction)


def _permitted_cards(table: Table, player: int) -> Iterator[Action]:
    """Yield the cards that an effect permits the player to play from where they are (390.4)."""
    for active in table.active(PlayPermission):
        ability = active.ability
        assert isinstance(ability, PlayPermission)
        if active.bearer.controller == player and can_play(table, player, table.record(ability.card)):
            yield Action("play", ability.card)
    for card, cost in _from_trash(table, player):
        way = Item(0, player, object=card.id, effect=card.definition.spell, origin=card.place, base=cost)
        if _has_timing(table, player, card) and could_play(table, way):
            yield Action("play", card.id)


def _from_trash(table: Table, player: int) -> Iterator[tuple[Object, Cost]]:
    """Yield the cards of a player that may themselves be played from the trash, and for what (366.1)."""
    for active in table.active(PlayFromTrash):
        card, ability = active.bearer, active.ability
        assert isinstance(ability, PlayFromTrash)
        assert isinstance(card, Object)
        if card.owner == player and ability.when(table, card):
            yield card, ability.cost


def _hidden_cards(table: Table, player: int) -> Iterator[Action]:
    """Yield the cards that can be played from face down: beginning on the next turn (811.1.b)."""
    if not table.hidden() or not is_timely(table, player, action=True, reaction=True):
        return
    for card in table.hidden():
        if card.controller == player and card.hidden_on < table.state.turn:
            item = Item(0, player, object=card.id, effect=card.definition.spell, base=FREE, at=card.place.of)
            if could_play(table, item):
                yield Action("play", card.id)


def _flowing_cards(table: Table, player: int) -> Iterator[Action]:
    """Yield the spells that Flow lets the player play from the trash now, once each (829)."""
    ways = (way for way in flow_items(table, player) if _could_flow(table, way))
    for card in dict.fromkeys(way.object for way in ways):
        yield Action("play", card)


def _is_permitted_card(table: Table, player: int, card: Object) -> bool:
    return any(each.object == card.id for each in _permitted_cards(table, player))


def _could_flow(table: Table, way: Item) -> bool:
    timely = _has_timing(table, way.controller, table.record(way.object))  # 829.1.b.2
    return timely and could_play(table, way)


def activated(record: Object) -> tuple[Activated, ...]:
    """Return the activated abilities of an object, in the order of its text, Inactive ones among them."""
    found = (
        ability.ability if isinstance(ability, Dependent) else ability
        for ability in record.definition.abilities
    )
    return tuple(ability for ability in found if isinstance(ability, Activated))


def _abilities(table: Table, player: int) -> Iterator[Action]:
    if not table.active(Activated):
        return
    in_force = {active.ability for active in table.active(Activated)}
    bearers = dict.fromkeys(active.bearer.id for active in table.active(Activated))
    for record in (table.record(identity) for identity in bearers):
        if record.controller != player:
            continue
        for number, ability in enumerate(activated(record), 1):
            words = ability.keywords
            if not is_timely(table, player, action="action" in words, reaction="reaction" in words):
                continue
            if ability not in in_force or (ability.when is not None and not ability.when(table, record)):
                continue
            item = Item(0, player, source=record.id, ability=ability, effect=ability.effect)
            if could_play(table, item):
                yield Action("activate", record.id, number)


def hiding_cost(table: Table, player: int) -> Cost:
    """Return what hiding a card costs the player (811.1.b)."""
    free = any(active.bearer.controller == player for active in table.active(HidesForFree))
    return FREE if free else HIDING


def _hides(table: Table, player: int) -> Iterator[Action]:
    """Yield the ways to hide a card at a battlefield the player controls (421, 811.1.b)."""
    cards = [
        card
        for place in (Place("hand", player), Place("champion", player))
        for card in table.objects_at(place)
        if keyword(table, card, "hidden")
    ]
    if not cards or not can_pay(table, player, hiding_cost(table, player)):
        return
    for battlefield in table.battlefields():
        place = Place("facedown", battlefield.id)
        if battlefield.controller == player and not table.objects_at(place):  # 107.3.b, 107.3.c
            for card in cards:
                yield Action("hide", card.id, to=place)


def _moves(table: Table, player: int) -> Iterator[Action]:
    """Yield the standard moves of single units; others may go along (144)."""
    for unit in table.units():
        if unit.controller == player and not unit.exhausted and not unit.attached_to:
            for place in table.locations():
                if may_move(table, unit, place):
                    yield Action("move", unit.id, to=place)


def may_move(table: Table, unit: Object, place: Place) -> bool:
    """Tell whether a unit's standard move may end there (144.4)."""
    if place == unit.place:
        return False
    if place.zone == "base":
        if place.of != unit.controller or unit.place.zone != "battlefield":
            return False
    elif (
        unit.place.zone == "battlefield"
        and not keyword(table, unit, "ganking")
        and not _is_permitted(table, unit, place)
    ):
        return False  # 144.4.c
    move = events.Move(unit.id, unit.controller, to=place, standard=True)
    if forbidden(table, move):
        return False  # 410.1.b.3
    return not table.awaited(AppliedCost) or can_pay(table, unit.controller, applied_cost(table, move))


def _is_permitted(table: Table, unit: Object, place: Place) -> bool:
    return any(
        active.ability.permits(table, active.bearer, unit, place)
        for active in table.active(MovePermission)
        if isinstance(active.ability, MovePermission)
    )


def why_not(table: Table, player: int, action: Action) -> str:
    """Say why an action that is not offered is illegal."""
    state = table.state
    if action.verb == "pass":
        return "there is nothing to pass on: no chain and no showdown"
    if state.chain or state.showdown is not None:
        timing = "only Reactions now (309.1.a)" if state.chain else "only Actions and Reactions now (308.1.a)"
    else:
        timing = "only the turn player in the Main Phase (310.1.a)"
    record = table.record(action.object) if action.object else None
    if record is None:
        return f"it is not possible now: {timing}"
    name = record.definition.name
    if action.verb == "play":
        hidden = record.place.zone == "facedown"
        if hidden and record.hidden_on >= state.turn:
            return f"{name} was hidden this turn (811.1.b)"
        permitted = _is_permitted_card(table, player, record) or bool(flow_costs(table, record))
        if record.place not in (Place("hand", player), Place("champion", player)) and not hidden | permitted:
            return f"{name} is in no zone that it may be played from (419.1.a)"
        if not hidden and not _has_timing(table, player, record):
            return f"{name} cannot be played at this time: {timing}"
        return f"{name} cannot be played: no legal choices (355.8), or its cost cannot be paid (357)"
    if action.verb == "move":
        if record.exhausted:
            return f"{name} is exhausted (144.2)"
        return f"{name} has no standard move there now (144)"
    if action.verb == "hide":
        return f"{name} cannot be hidden there now (811.1.b)"
    return f"the ability of {name} cannot be used now: {timing}, and its cost has to be paid"


# -- doing it -----------------------------------------------------------------------------------------------


def _play(table: Table, player: int, chosen: Action) -> Steps[None]:
    card = table.record(chosen.object)
    hidden = card.place.zone == "facedown"
    ambushes = not hidden and not _has_timing(table, player, card)
    flow = None
    base = next((cost for each, cost in _from_trash(table, player) if each.id == card.id), None)
    if base is None and card.place.zone == "trash" and not _is_permitted_card(table, player, card):
        ways = [way for way in flow_items(table, player) if way.object == card.id and _could_flow(table, way)]
        flow = yield from choose_flow_cost(table, player, ways)
    on_chain = table.transfer(card.id, CHAIN, controller=player)
    item = append_card(
        table,
        on_chain,
        player,
        card.place,
        base=FREE if hidden else flow or base,
        at=card.place.of if hidden else 0,
        by_ambush=ambushes,
        by_flow=flow is not None,
    )
    if hidden:
        table.reason("811.1.b", "played from face down", on_chain.id)
    yield from _begin(table, item)


def _activate(table: Table, player: int, chosen: Action) -> Steps[None]:
    record = table.record(chosen.object)
    ability = activated(record)[chosen.number - 1]
    item = Item(table.new_id(), player, source=record.id, ability=ability, effect=ability.effect)
    by_add = bool(ability.adds)
    table.append(item, by_trigger=by_add)  # 346.1
    yield from _begin(table, item)


def _begin(table: Table, item: Item) -> Steps[None]:
    """Finalize what was put on the chain, after the tasks that this incurred (354.4)."""
    state = table.state
    if state.showdown is not None:
        state.showdown = msgspec.structs.replace(state.showdown, passes=0)
    yield from handle_tasks(table)
    yield from finalize(table, item)


def handle_tasks(table: Table) -> Steps[None]:
    """Handle outstanding tasks: cleanups, until one changes nothing (322, 334.1)."""
    for _ in range(1000):
        if not table.state.cleanup_due or table.state.ended:
            return
        yield from cleanup(table)
    raise OracleBug("cleanups do not come to an end", table.log)


def _hide(table: Table, player: int, chosen: Action) -> Steps[None]:
    assert chosen.to is not None
    yield from pay(table, player, hiding_cost(table, player))
    yield from happen(table, events.Hide(chosen.object, player, to=chosen.to))
    table.reason("421.1", "hidden", chosen.object)


def _move(table: Table, player: int, chosen: Action) -> Steps[None]:
    """Move units with one standard move: all are exhausted, then all move (144.3, 420.3)."""
    place = chosen.to
    assert place is not None
    others = [
        unit.id
        for unit in table.units()
        if unit.id != chosen.object
        and unit.controller == player
        and not unit.exhausted
        and not unit.attached_to
        and may_move(table, unit, place)
    ]
    along = yield from choose(player, "order", others, minimum=0, maximum=len(others), text="move along")
    moving = [chosen.object, *(each for each in along if isinstance(each, int))]
    table.reason("144", "standard move", *moving)
    yield from happen(table, *(events.Exhaust(unit, player) for unit in moving))
    outcomes = yield from happen(
        table, *(events.Move(unit, player, to=place, standard=True) for unit in moving)
    )
    if Outcome.NEGATED in outcomes:
        raise IllegalAction("the whole standard move is undone", "358.5")


def _pass(table: Table, player: int, chosen: Action) -> Steps[None]:
    """Pass priority, or focus; when all have passed, the newest item resolves (339)."""
    state = table.state
    if not state.chain:
        combat.pass_focus(table)
    elif state.passes + 1 < PLAYERS:
        state.passes += 1
        state.priority = table.opponents(player)[0]
    else:
        yield from resolve(table, state.chain[-1])


def _end_turn(table: Table, player: int, chosen: Action) -> Steps[None]:
    table.state.phase = "ending"  # 316.9
    table.state.cleanup_due = True
    yield from ()


_DOING = {
    "play": _play,
    "activate": _activate,
    "hide": _hide,
    "move": _move,
    "pass": _pass,
    "end turn": _end_turn,
}
