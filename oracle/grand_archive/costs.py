"""Costs (Parts of a Card - Cost; Costs and Memory): what a card costs, and whether and how it is paid.

The reserve cost is paid with chosen cards of the hand, put into memory face down (PAY.1); a memory cost with
cards of memory banished at random, after what else pays for it has been declared (PAY.2, FLM.2).
"""

from collections.abc import Collection, Iterable

import msgspec

from oracle.grand_archive import events
from oracle.grand_archive.execution import Execution, at_random
from oracle.grand_archive.happening import happen
from oracle.grand_archive.model import (
    AdditionalCost,
    AlternativeCost,
    Chooser,
    CostAction,
    Layer,
    Object,
    Payment,
    Permission,
    Place,
)
from oracle.grand_archive.table import Table
from oracle.kernel import IllegalAction, Steps, choose


def reserve_cost(table: Table, card: Object) -> int:
    """Return the reserve cost with everything that changes it, never below 0 (ACT.1.7, Cost 8)."""
    return max(0, table.modified(card, "reserve", card.definition.reserve or 0))


def memory_cost(table: Table, card: Object) -> int:
    """Return the memory cost with everything that changes it, never below 0."""
    return max(0, table.modified(card, "memory", card.definition.memory or 0))


def own(table: Table, card: Object, kind: type) -> list[AlternativeCost | Payment | Permission]:
    """Return the abilities of a card about its own cost that work where it is now."""
    return [
        ability
        for ability in card.definition.abilities
        if isinstance(ability, kind)
        and isinstance(ability, AlternativeCost | Payment | Permission)
        and table.met(card, ability)
    ]


def alternatives(table: Table, player: int, card: Object) -> list[AlternativeCost]:
    """Return the other costs that the player could pay instead of the reserve cost."""
    chooser = Chooser(player, card.id)
    return [
        ability
        for ability in own(table, card, AlternativeCost)
        if isinstance(ability, AlternativeCost) and ability.action.possible(table, chooser)
    ]


def _has_awake_champion(table: Table, chooser: Chooser) -> bool:
    champion = table.champion(chooser.controller)
    return champion is not None and not champion.rested


def _rest_champion(execution: Execution) -> Steps[None]:
    champion = execution.table.champion(execution.controller)
    assert champion is not None
    yield from execution.rest(champion.id)


REST_CHAMPION = CostAction("rest the champion", _has_awake_champion, _rest_champion)
"""What activating an attack card costs besides (ATT.1.4)."""


def additional_costs(table: Table, card: Object) -> list[CostAction]:
    """Return what must be paid besides, whatever is paid (BRW.3); an attack card rests the champion."""
    own = [REST_CHAMPION] if card.definition.is_a("attack") else []
    return own + [
        active.ability.action
        for active in table.active(AdditionalCost)
        if isinstance(active.ability, AdditionalCost)
        and table.works(active)
        and active.ability.affects(table, active.bearer, card)
    ]


def floating_cards(table: Table, player: int) -> tuple[int, ...]:
    """Return the cards in a graveyard that may pay one of a memory cost each (FLM.1, FLM.3)."""
    return tuple(
        record.id for record in table.zone("graveyard", player) if table.has(record, "floating memory")
    )


FLOATING_MEMORY = Payment(
    cost="memory",
    offered=lambda table, card: floating_cards(table, card.controller),
    rule="FLM.2",
    keyword="floating memory",
)
"""What any memory cost may be paid with besides (FLM.1)."""


def payers(table: Table, card: Object, cost: str) -> list[Payment]:
    """Return by what texts cards may pay one each of a cost: Kindle, Floating Memory."""
    found = [ability for ability in own(table, card, Payment) if isinstance(ability, Payment)]
    every = [*found, FLOATING_MEMORY]
    return [ability for ability in every if ability.cost == cost]


def _offered(table: Table, card: Object, ability: Payment, declared: Collection[int]) -> list[int]:
    return [each for each in ability.offered(table, card) if each != card.id and each not in declared]


def _could(table: Table, card: Object, ability: Payment, declared: Collection[int] = ()) -> int:
    """Return how much an ability could pay, with what it would let pay besides."""
    offered = _offered(table, card, ability, declared)
    most = len(offered) if ability.most is None else min(ability.most, len(offered))
    if most and ability.further is not None:
        most += _could(table, card, ability.further, declared)
    return most


def _declare(table: Table, player: int, card: Object, cost: str, due: int, own: int) -> Steps[list[int]]:
    """Declare which cards pay one each (FLM.2); ``own`` is what the player could pay in the usual way."""
    declared: list[int] = []
    waiting = payers(table, card, cost)
    while waiting and len(declared) < due:
        ability = waiting.pop(0)
        offered = _offered(table, card, ability, declared)
        most = len(offered) if ability.most is None else min(ability.most, len(offered))
        left = due - len(declared)
        besides = own + sum(_could(table, card, each, declared) for each in waiting)
        besides += _could(table, card, ability, declared) - most
        paid = yield from choose(
            player,
            "cost",
            offered,
            minimum=max(0, left - besides),
            maximum=min(left, most),
            about=(card.id,),
            text=ability.keyword or "pay",
        )
        if paid:
            declared += [each for each in paid if isinstance(each, int)]
            what = "declared first" if cost == "memory" else "pays"
            table.reason(ability.rule, what, *declared[-len(paid) :], by=card.id)
            if ability.further is not None:
                waiting.insert(0, ability.further)
    return declared


def _banishing(table: Table, cards: Iterable[int], by: int = 0) -> list[events.Event]:
    return [
        events.Move(each, by=by, to=Place("banishment", table.record(each).owner), cause="banished")
        for each in cards
    ]


def can_reserve(table: Table, player: int, card: Object) -> bool:
    """Tell whether the reserve cost could be paid: with the hand, and with what else pays for it."""
    besides = sum(_could(table, card, ability) for ability in payers(table, card, "reserve"))
    return reserve_cost(table, card) <= len(_hand_beside(table, player, card)) + besides


def _hand_beside(table: Table, player: int, card: Object) -> list[int]:
    """Return the hand without the card that is paid for."""
    return [record.id for record in table.zone("hand", player) if record.id != card.id]


def can_pay_besides(table: Table, player: int, card: Object) -> bool:
    """Tell whether the additional costs could be paid."""
    chooser = Chooser(player, card.id)
    return all(action.possible(table, chooser) for action in additional_costs(table, card))


def can_pay(table: Table, player: int, card: Object) -> bool:
    """Tell whether the card could be paid in any way."""
    return can_reserve(table, player, card) or bool(alternatives(table, player, card))


def pay_reserve(table: Table, player: int, card: Object) -> Steps[frozenset[str]]:
    """Pay the reserve cost (ACT.1.8, PAY.1); return what the activation has become by it: imbued."""
    due = reserve_cost(table, card)
    own = len(_hand_beside(table, player, card))
    declared = yield from _declare(table, player, card, "reserve", due, own)
    yield from happen(table, *_banishing(table, declared, card.id))
    due -= len(declared)
    shown = bool(due) and (yield from _reveals(table, player, card))
    done = yield from reserve(table, player, card, due, frozenset({"face up"} if shown else ()))
    return _imbued(table, card, done) if shown else frozenset()


def reserve(
    table: Table, player: int, card: Object, number: int, marks: frozenset[str] = frozenset()
) -> Steps[tuple[events.Event | None, ...]]:
    """Reserve so many chosen cards of the hand: into memory (PAY.1); return what became of them."""
    hand = _hand_beside(table, player, card)
    if len(hand) < number:
        raise IllegalAction("its reserve cost cannot be paid", "ACT.1.8")
    reserved = yield from choose(
        player, "cost", hand, minimum=number, maximum=number, about=(card.id,), text="reserve"
    )
    moves = [
        events.Move(each, player=player, to=Place("memory", player), cause="reserved", marks=marks)
        for each in reserved
        if isinstance(each, int)
    ]
    return (yield from happen(table, *moves))


def _reveals(table: Table, player: int, card: Object) -> Steps[bool]:
    """Ask whether all cards are reserved revealed, which Imbue allows (IMB.1)."""
    if not table.has(card, "imbue"):
        return False
    (answer,) = yield from choose(player, "optional", ("yes", "no"), about=(card.id,), text="reveal")
    return answer == "yes"


def _imbued(table: Table, card: Object, done: tuple[events.Event | None, ...]) -> frozenset[str]:
    """Tell whether enough of the revealed cards match: the smallest number suffices (IMB.1, IMB.5)."""
    cards = [table.record(event.now) for event in done if isinstance(event, events.Move)]
    matching = sum(bool(each.definition.elements & card.definition.elements) for each in cards)
    if matching >= min(table.instances(card, "imbue")):
        table.reason("IMB.1", "imbued", card.id)
        return frozenset({"imbued"})
    return frozenset()


def turn_face_down(table: Table, player: int) -> None:
    """Turn the cards in memory face down, once the card stands activated on the stack (IMB.4)."""
    for record in table.zone("memory", player):
        if "face up" in record.marks:
            table.change(record.id, marks=record.marks - {"face up"})


def pay_memory(table: Table, player: int, card: Object) -> Steps[None]:
    """Pay the memory cost (MAT.3.3): what is declared, and cards of memory at random, together (PAY.2.2)."""
    due = memory_cost(table, card)
    memory = [record.id for record in table.zone("memory", player)]
    declared = yield from _declare(table, player, card, "memory", due, len(memory))
    due -= len(declared)
    if len(memory) < due:
        raise IllegalAction("its memory cost cannot be paid", "MAT.3.3")
    random = at_random(table, memory, due)
    yield from happen(table, *_banishing(table, declared, card.id), *_banishing(table, random))


def can_pay_memory(table: Table, player: int, card: Object) -> bool:
    """Tell whether the memory cost could be paid."""
    besides = sum(_could(table, card, ability) for ability in payers(table, card, "memory"))
    return memory_cost(table, card) <= len(table.zone("memory", player)) + besides


def pay_action(table: Table, layer: Layer, action: CostAction) -> Steps[Layer]:
    """Pay a cost other than reserve and memory; it is refused where it cannot be paid."""
    if not action.possible(table, Chooser(layer.controller, layer.source, layer.event)):
        raise IllegalAction(f"its cost cannot be paid: {action.name}", "ACT.1.8")
    execution = Execution(table, layer.controller, layer.source, layer=layer)
    yield from action.pay(execution)
    return execution.layer or layer


def with_marks(layer: Layer, marks: frozenset[str]) -> Layer:
    """Return the layer with what its activation has become besides."""
    return msgspec.structs.replace(layer, marks=layer.marks | marks)
