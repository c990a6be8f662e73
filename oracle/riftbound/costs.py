"""Costs (Core Rules 201-206, 356, 357): the total cost of what is played, and paying it.

A player pays energy and power from the rune pool; what is missing is added from runes (164.2), then by other
Add abilities with Reaction (429.3).  With which is decided here, to the player's advantage: energy from ready
runes, first from those that will be recycled for power; power from the pool, universal power last, then by
recycling runes, exhausted ones first.
"""

import dataclasses
from collections.abc import Iterator, Sequence

from oracle.kernel import IllegalAction, Steps
from oracle.riftbound import events
from oracle.riftbound.editions import ACCELERATE_FOR_ANY_POWER, ACCELERATE_FOR_ANY_POWER_AT_FIRST
from oracle.riftbound.execution import Execution
from oracle.riftbound.happening import happen
from oracle.riftbound.layers import keyword
from oracle.riftbound.model import (
    ANY,
    FREE,
    Activated,
    AdditionalCost,
    Cost,
    Discount,
    GrantedCost,
    Ignoring,
    Increase,
    Item,
    Object,
    OptionalCostDiscount,
    Place,
    Symbol,
    Target,
)
from oracle.riftbound.table import Means, Table

# -- the total cost (356) -----------------------------------------------------------------------------------


def base_cost(table: Table, item: Item) -> Cost:
    """Return the base cost, as replaced or ignored by what lets it be played (356.1)."""
    if item.base is not None:
        return item.base
    if item.ability is not None:
        return item.ability.cost
    definition = table.record(item.object).definition
    return FREE if definition.token else definition.cost


def additional_costs(table: Table, item: Item) -> tuple[AdditionalCost, ...]:
    """Return the additional costs of the card itself and those given to this item (356.2)."""
    if not item.object:
        own_costs = item.ability.additional if isinstance(item.ability, Activated) else ()
        return (*own_costs, *item.additional)
    record = table.record(item.object)
    own = record.definition.additional
    if keyword(table, record, "accelerate"):  # several instances are one (805.4)
        symbol = _accelerate_symbol(table, record)
        own = (*own, AdditionalCost("accelerate", Cost(1, (symbol,)), optional=True))  # 805.1.a
    return own + item.additional


def _accelerate_symbol(table: Table, record: Object) -> Symbol:
    """Return the power symbol of an Accelerate cost (805.1.a.1, 805.1.a.2)."""
    several = len(record.definition.domains) > 1
    any_power = (ACCELERATE_FOR_ANY_POWER, ACCELERATE_FOR_ANY_POWER_AT_FIRST)
    return ANY if several and any(map(table.edition.has, any_power)) else record.definition.symbol


def granted_costs(table: Table, item: Item) -> tuple[tuple[AdditionalCost, ...], tuple[int, ...]]:
    """Return the additional costs that effects give this spell, and the effects used up by it."""
    if not item.object or table.record(item.object).definition.kind != "spell":
        return (), ()
    found = [
        active
        for active in table.active(GrantedCost)
        if isinstance(active.ability, GrantedCost) and active.bearer.controller == item.controller
    ]
    costs = tuple(
        dataclasses.replace(cost, name=f"{cost.name} from {number}")  # 820.1.c.2: each on its own
        for number, cost in enumerate(
            active.ability.make(table, item) for active in found if isinstance(active.ability, GrantedCost)
        )
    )
    return costs, tuple(active.bearer.id for active in found)


def deflect(table: Table, item: Item) -> int:
    """Return the power that enemy targets with Deflect demand, for each time they are chosen (809.1.c)."""
    if item.effect is None:
        return 0
    if not any(item.choices):
        return 0
    names = [decision.name for decision in item.effect.decisions if isinstance(decision, Target)]
    demanded = 0
    for choices in item.choices:
        for name in names:
            for identity in choices.get(name, ()):
                assert isinstance(identity, int)
                demanded += deflects(table, item, table.record(identity))
    return demanded


def deflects(table: Table, item: Item, record: Object) -> int:
    """Return the power that this object demands of an item that chooses it (809.1.c)."""
    if record.controller == item.controller or record.gone or _ignores_deflect(table, item):
        return 0
    return keyword(table, record, "deflect")


def _ignores_deflect(table: Table, item: Item) -> bool:
    """Tell whether the spell says that Deflect is ignored while paying for it (766)."""
    if not item.object:
        return False
    definition = table.record(item.object).definition
    return Ignoring in definition.kinds and any(
        isinstance(ability, Ignoring) and ability.keyword == "deflect" for ability in definition.abilities
    )


def total_cost(table: Table, item: Item) -> Cost:
    """Return the total cost of a chain item as it is chosen so far (356), in the rulebook's own order."""
    cost = base_cost(table, item)  # 356.1 base cost
    besides = additional_costs(table, item)
    for additional in besides:  # 356.2 additional costs
        if not additional.optional:
            cost = cost + additional.cost
        elif additional.name in item.paid:
            cost = cost + _discounted(table, item, additional.cost)  # 356.4.c
    demanded = deflect(table, item)
    if demanded:
        cost = cost + Cost(power=(ANY,) * demanded)
    for active in table.active(Increase):  # 356.3 increases
        if isinstance(active.ability, Increase) and active.ability.when(table, active.bearer, item):
            cost = cost + active.ability.cost
    for additional in besides:  # 356.4 discounts
        if additional.discount is not None and additional.name in item.paid:
            cost = additional.discount(cost, table.record(item.paid_with or item.object))
    if item.discount:
        cost = cost.less(item.discount)
    if isinstance(item.ability, Activated) and item.ability.less is not None:
        cost = cost.less(item.ability.less(table, item))
    for each in discounts(table, item):
        energy = each.energy if isinstance(each.energy, int) else each.energy(table, item)
        energy = max(0, min(energy, cost.energy - each.minimum))  # 356.4.e
        cost = cost.less(energy, each.power)
    return cost  # 356.5, 356.6


def _discounted(table: Table, item: Item, cost: Cost) -> Cost:
    """Return an optional additional cost after what takes off that component only (356.4.c).

    Where either energy or power could be saved it is power, for which a rune would have to be recycled.
    """
    for active in table.active(OptionalCostDiscount):
        ability = active.ability
        if isinstance(ability, OptionalCostDiscount) and ability.when(table, active.bearer, item):
            cost = cost.less(0, ability.amount) if cost.power else cost.less(ability.amount)
    return cost


def discounts(table: Table, item: Item) -> list[Discount]:
    """Return the discounts of effects and of the card itself, as their player orders them (356.4.d.1).

    Those that leave a minimum are applied while they still take off as much as they can.
    """
    found = [
        active.ability
        for active in table.active(Discount)
        if isinstance(active.ability, Discount) and active.ability.when(table, active.bearer, item)
    ]
    if item.object:
        card = table.record(item.object)
        if Discount in card.definition.kinds:
            for own in table.in_force(card, card.definition.abilities):
                if isinstance(own.ability, Discount) and own.ability.when(table, card, item):  # 366.2.a
                    found.append(own.ability)
    return sorted(found, key=lambda each: -each.minimum) if found else found


def certainly_taken(table: Table, item: Item) -> frozenset[int]:
    """Return the objects that paying the mandatory and declared costs removes in any case (355.16)."""
    return frozenset(
        taken
        for additional in additional_costs(table, item)
        if not additional.optional or additional.name in item.paid
        for action in additional.cost.actions
        if action.takes is not None
        for taken in action.takes(table, Execution(table, item.controller, item.object, item=item))
    )


# -- what a player could pay with ---------------------------------------------------------------------------


def _kind(table: Table, item: Item | None) -> str:
    """Return the kind of card that is being paid for; empty for anything else."""
    return table.record(item.object).definition.kind if item is not None and item.object else ""


def _add_sources(table: Table, player: int, item: Item | None) -> Iterator[tuple[Object, Activated]]:
    """Yield Add abilities with Reaction, other than runes, that could be used now for the item (429.3)."""
    kind, played = _kind(table, item), item.object if item is not None else 0
    for active in table.active(Activated):
        record, ability = active.bearer, active.ability
        if (
            isinstance(ability, Activated)
            and ability.adds
            and isinstance(record, Object)
            and record.controller == player
            and ability.only_for in ("", kind)
            and (ability.when is None or ability.when(table, record))
        ):
            doing = Execution(table, player, record.id)
            if all(action.possible(table, doing) for action in ability.cost.actions):
                for _ in range(1 if ability.times is None else ability.times(table, record, played)):
                    yield record, ability


def _spendable(pool: Sequence[str], kind: str) -> list[str]:
    """Return the power of a pool by domain; power kept for another kind of card pays for nothing here."""
    spendable = []
    for power in pool:
        domain, _, only_for = power.partition("@")
        spendable.append(domain if only_for in ("", kind) else "")
    return spendable


def _matching(symbols: tuple[Symbol, ...], supply: Sequence[str]) -> list[int] | None:
    """Return for each symbol the index of what pays it, None if the supply is short."""
    if symbols and symbols.count(symbols[0]) == len(symbols):  # alike: no choice of one is in another's way
        fitting = [index for index, domain in enumerate(supply) if domain in symbols[0]]
        return fitting[len(symbols) - 1 :: -1] if len(fitting) >= len(symbols) else None
    taken: dict[int, int] = {}

    def assign(symbol: int, seen: set[int]) -> bool:
        for index, domain in enumerate(supply):
            if domain in symbols[symbol] and index not in seen:
                seen.add(index)
                if index not in taken or assign(taken[index], seen):
                    taken[index] = symbol
                    return True
        return False

    for symbol in sorted(range(len(symbols)), key=lambda each: len(symbols[each])):
        if not assign(symbol, set()):
            return None
    payer = {symbol: index for index, symbol in taken.items()}
    return [payer[symbol] for symbol in range(len(symbols))]


def means(table: Table, player: int, item: Item | None = None) -> Means:
    """Return what the player could pay with now for an item, or for anything else."""
    kind = _kind(table, item)
    in_trash = kind and item is not None and table.record(item.object).place.zone == "trash"
    key = (player, kind, item.object if in_trash and item is not None else 0)
    known = table.means_known.get(key)
    if known is None:
        pool = table.player(player)
        runes = table.objects_at(Place("runes", player))
        adds = [ability.adds for _, ability in _add_sources(table, player, item) if ability.adds]
        ready = len([rune for rune in runes if not rune.exhausted])
        known = Means(
            pool.energy + ready + sum(energy for energy, _ in adds),
            (*_spendable(pool.power, kind), *[rune.definition.domains[0] for rune in runes]),
            tuple(_spendable([domain for _, power in adds for domain in power], kind)),
        )
        table.means_known[key] = known
    return known


def can_pay(table: Table, player: int, cost: Cost, item: Item | None = None) -> bool:
    """Tell whether the player could pay the cost now, with everything that could be added for it."""
    available = means(table, player, item)
    if cost.energy > available.energy:
        return False
    if cost.power:
        everything = (*available.power, *available.besides)
        if len(cost.power) > len(everything) or _matching(cost.power, everything) is None:
            return False
    if cost.actions and item is not None:
        doing = Execution(table, player, item.source or item.object, item=item)
        return all(action.possible(table, doing) for action in cost.actions)
    return True


# -- paying (357) -------------------------------------------------------------------------------------------


def pay(table: Table, player: int, cost: Cost, item: Item | None = None) -> Steps[None]:
    """Let the player pay (357); raises :class:`IllegalAction` if they cannot."""
    if not can_pay(table, player, cost, item):
        raise IllegalAction("the cost cannot be paid", "357")
    yield from _pay_energy(table, player, cost, item)
    yield from _pay_power(table, player, cost.power, item)
    if cost.actions:
        assert item is not None
        doing = Execution(table, player, item.source or item.object, item=item)
        for action in cost.actions:  # 357.2
            yield from action.pay(doing)


def _exhausted_first(table: Table, player: int) -> list[Object]:
    return sorted(table.objects_at(Place("runes", player)), key=lambda rune: not rune.exhausted)


def _pay_energy(table: Table, player: int, cost: Cost, item: Item | None) -> Steps[None]:
    energy = cost.energy
    missing = energy - table.player(player).energy
    pool = _spendable(table.player(player).power, _kind(table, item))
    runes = _exhausted_first(table, player)
    payers = _matching(cost.power, (*pool, *(rune.definition.domains[0] for rune in runes))) or []
    recycled = {runes[index - len(pool)].id for index in payers if index >= len(pool)}
    ready = [rune.id for rune in runes if not rune.exhausted]
    used = sorted(ready, key=lambda rune: rune not in recycled)[: max(0, missing)]
    if used:
        yield from happen(table, *(events.Exhaust(rune, player) for rune in used))
        yield from happen(table, events.Add(player=player, energy=len(used)))  # 164.2.a
        missing -= len(used)
    for source, ability in list(_add_sources(table, player, item)):
        if missing > 0 and ability.adds and ability.adds[0]:
            yield from _add(table, player, source, ability)
            missing -= ability.adds[0]
    if energy:
        table.change_player(player, energy=table.player(player).energy - energy)
        table.reason("357.1", "paid energy")


def _pay_power(table: Table, player: int, symbols: tuple[Symbol, ...], item: Item | None) -> Steps[None]:
    if not symbols:
        return
    runes = _exhausted_first(table, player)
    sources = [source for source in _add_sources(table, player, item) if source[1].adds]
    while True:
        pool = sorted(table.player(player).power, key=lambda power: power.startswith("any"))
        spendable = _spendable(pool, _kind(table, item))
        paid = _matching(symbols, spendable)
        if paid is not None:
            break
        supply = [*spendable, *(rune.definition.domains[0] for rune in runes)]
        wanted = _matching(symbols, supply)
        if wanted is None:  # runes do not suffice: another Add ability first
            source, ability = sources.pop(0)
            yield from _add(table, player, source, ability)
            continue
        for index in wanted:
            if index >= len(pool):
                rune = runes[index - len(pool)]
                yield from happen(table, events.Recycle(rune.id, player))
                yield from happen(
                    table, events.Add(player=player, power=rune.definition.domains[:1])
                )  # 164.2.b
        runes = [rune for rune in runes if not table.record(rune.id).gone]
    left = [domain for index, domain in enumerate(pool) if index not in paid]
    table.change_player(player, power=tuple(left))
    table.reason("357.1", "paid power")


def _add(table: Table, player: int, source: Object, ability: Activated) -> Steps[None]:
    """Use an Add ability while paying: it finalizes and resolves at once (429.3.a)."""
    doing = Execution(table, player, source.id)
    for action in ability.cost.actions:
        yield from action.pay(doing)
    yield from ability.effect.run(doing)
