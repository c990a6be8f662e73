"""Playing cards and abilities (Core Rules 349-359, 398-406): the process of play, step by step.

Step 1, putting it on the chain, is done by whoever begins it; :func:`finalize` does the rest.
An :class:`IllegalAction` on the way undoes the whole action (358.5).
"""

from functools import partial

import msgspec

from oracle.kernel import Answer, IllegalAction, Option, Steps, choose
from oracle.riftbound import events
from oracle.riftbound.actions import forbidden
from oracle.riftbound.costs import (
    additional_costs,
    can_pay,
    certainly_taken,
    deflect,
    deflects,
    discounts,
    granted_costs,
    pay,
    total_cost,
)
from oracle.riftbound.execution import Execution
from oracle.riftbound.flow import banish_it_afterwards
from oracle.riftbound.happening import happen
from oracle.riftbound.layers import keyword
from oracle.riftbound.model import (
    FREE,
    Activated,
    AdditionalCost,
    AmbushPermission,
    BattlefieldChoice,
    Chooser,
    Decision,
    Destination,
    Discount,
    Item,
    Modes,
    Object,
    Place,
    Seat,
    Target,
    Triggered,
)
from oracle.riftbound.table import Table
from oracle.riftbound.targets import (
    candidates,
    chooser_of,
    is_a_group,
    is_untargetable,
    largest_groups,
)


def finalize(table: Table, item: Item) -> Steps[None]:
    """Finalize a pending chain item (355-359, 402-406): choices, cost, payment, legality."""
    open_place = item.place is None and bool(item.object) and item.effect is None
    chosen = yield from _make_choices(table, item)  # 355, 402
    if chosen is None:
        table.take_off(item)
        return
    item = chosen
    cost = total_cost(table, item)  # 356, 403
    if item.discount or discounts(table, item):
        table.reason("356.4", "discounted", item.object)
    if deflect(table, item):
        table.reason("809.1.c", "deflected", item.object or item.source)
    if isinstance(item.ability, Triggered) and cost != FREE:
        pays = can_pay(table, item.controller, cost, item)
        if pays and not item.ability.may:  # a "you may" has been answered with yes
            (answer,) = yield from choose(
                item.controller, "optional", ("yes", "no"), about=(item.source,), text="pay for the ability"
            )
            pays = answer == "yes"
        if not pays:
            table.take_off(item)  # 404.2: it is not countered
            table.reason("404.2", "removed", item.source)
            return
    yield from pay(table, item.controller, cost, item)  # 357, 404
    # 358, 405: targets were chosen from legal ones, timing was checked when the action was offered
    paid = msgspec.structs.replace(item, place=None, pending=False)
    if open_place and item.place not in locations_for(table, paid):
        raise IllegalAction("Ambush lets it be played there only with units there", "822.3")
    if item.by_flow:
        table.reason("829.1.b", "played for Flow", item.object)
        yield from banish_it_afterwards(table, item)
    if isinstance(item.ability, Triggered) and item.ability.each_turn:
        table.note("done", item.source, id(item.ability))  # 383.3.e.1
    item = _update(table, msgspec.structs.replace(item, pending=False))  # 359.1, 406.1
    yield from _finish(table, item)


def _make_choices(table: Table, item: Item) -> Steps[Item | None]:
    """Let the controller make the choices of step 2; None if a trigger is not performed (402.1, 402.4)."""
    trigger = item.ability if isinstance(item.ability, Triggered) else None
    granted, used = granted_costs(table, item)
    if granted:
        item = msgspec.structs.replace(item, additional=granted)
    if trigger is not None and (not _has_choices(table, item) or not _could_pay(table, item)):
        table.reason("402.4", "removed", item.source)
        return None
    if trigger is not None and trigger.each_turn:
        performed = table.state.history.count(("done", item.source, id(trigger)))
        if performed >= trigger.each_turn:
            table.reason("383.3.e.1", "removed", item.source)
            return None
    if trigger is not None and trigger.may:  # 383.3.a, 402.1
        (answer,) = yield from choose(
            item.controller, "optional", ("yes", "no"), about=(item.source,), text="perform the ability"
        )
        if answer == "no":
            return None
    item = yield from _optional_costs(table, item)  # 355.1.a
    if item.object:
        item = yield from _location(table, item)  # 355.2
    if item.effect is not None and item.effect.decisions:
        item = yield from _decide(table, item)  # 355.4 to 355.13
    elif item.effect is not None:
        item = msgspec.structs.replace(item, choices=({},) * _executions(table, item))
    table.end_effects(used)
    return _update(table, item)


def _executions(table: Table, item: Item) -> int:
    """Return how often the instructions are executed: once, and once more for each Repeat paid (820.3)."""
    repeats = [cost for cost in additional_costs(table, item) if cost.repeats and cost.name in item.paid]
    return 1 + len(repeats)


def _optional_costs(table: Table, item: Item) -> Steps[Item]:
    """Let the controller declare which optional additional costs they pay (355.1.a)."""
    for additional in additional_costs(table, item):
        if not additional.optional:
            continue
        ways = _ways_to_pay(table, item, additional)
        if not ways:
            continue  # 355.16
        (answer,) = yield from choose(
            item.controller,
            "optional",
            ("yes", "no") if _could_pay_somewhere(table, item) else ("yes",),
            about=(item.object or item.source,),
            text=f"pay {additional.name}",
        )
        if answer == "yes":
            objects = [paid.paid_with for paid in ways]
            (chosen,) = yield from choose(item.controller, "cost", objects, about=(item.object,))
            item = next(paid for paid in ways if paid.paid_with == chosen)
    return item


def _ways_to_pay(table: Table, item: Item, additional: AdditionalCost) -> list[Item]:
    """Return the item with the additional cost declared, for each object it could be paid with."""
    objects = [item.paid_with]
    if additional.chosen is not None:
        objects = [
            record.id
            for record in table.permanents()
            if record.controller == item.controller and additional.chosen(table, record)
        ]
    declared = item.paid | {additional.name}
    if additional.repeats and not _could_execute(table, item, 1 + _executions(table, item)):
        return []
    ways = [msgspec.structs.replace(item, paid=declared, paid_with=each) for each in objects]
    return [paid for paid in ways if _could_pay_somewhere(table, paid)]


def _could_execute(table: Table, item: Item, times: int) -> bool:
    """Tell whether there are legal choices for so many executions: modes that may each be chosen once."""
    if item.effect is None:
        return True
    chooser = chooser_of(item)
    return all(
        len(_legal_modes(table, decision, chooser)) >= times
        for decision in item.effect.decisions
        if isinstance(decision, Modes) and decision.each_once
    )


def _could_pay(table: Table, item: Item) -> bool:
    return can_pay(table, item.controller, total_cost(table, item), item)


def locations_for(table: Table, item: Item) -> tuple[Place, ...]:
    """Return where the permanent may enter (355.2.a); a hidden one only where it was hidden (811.1.d.1)."""
    if item.at:
        return (Place("battlefield", item.at),)
    if item.place is not None:
        return _permitted(table, item, (item.place,))
    base = Place("base", item.controller)
    definition = table.record(item.object).definition
    controlled = table.controlled_by(item.controller)
    if "deploy" in definition.keywords:
        return controlled
    if definition.kind != "unit":
        return (base,)  # 148.1.a.1
    ambushed = ambush_places(table, item)
    if item.by_ambush:
        return _permitted(table, item, ambushed)
    besides = tuple([place for place in ambushed if place not in controlled])
    return _permitted(table, item, (base, *controlled, *besides))


def _permitted(table: Table, item: Item, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Return those of the places where no effect says that it cannot be played (054)."""
    if not table.awaited(events.Enter):
        return places
    return tuple(
        place
        for place in places
        if not forbidden(table, events.Enter(item.object, item.controller, to=place))
    )


def ambush_places(table: Table, item: Item) -> tuple[Place, ...]:
    """Return where Ambush lets a unit be played: to its player's units, or as its text says (822.1.b)."""
    card = table.record(item.object)
    if not keyword(table, card, "ambush"):
        return ()
    permissions = [
        active.ability
        for active in table.in_force(card, card.definition.abilities)
        if isinstance(active.ability, AmbushPermission)
    ]
    doomed = certainly_taken(table, item) if item.pending else ()  # 822.3: what is still to be paid
    mine = (unit for unit in table.units() if unit.controller == item.controller)
    staying = {unit.place for unit in mine if unit.id not in doomed}
    return tuple(
        Place("battlefield", battlefield.id)
        for battlefield in table.battlefields()
        if Place("battlefield", battlefield.id) in staying
        or any(permission.where(table, item, battlefield) for permission in permissions)
    )


def _location(table: Table, item: Item) -> Steps[Item]:
    if table.record(item.object).definition.kind == "spell":
        return item
    options = [
        place
        for place in locations_for(table, item)
        if _could_pay(table, msgspec.structs.replace(item, place=place))  # 355.16
    ]
    if not options:
        raise IllegalAction("there is no place where it could be played to and paid for", "355.2")
    (place,) = yield from choose(item.controller, "place", options, about=(item.object,))
    assert isinstance(place, Place)
    if place in ambush_places(table, item):
        table.reason("822.1.b", "ambushes", item.object)
    return msgspec.structs.replace(item, place=place)


# -- choices (355.4-355.13) ---------------------------------------------------------------------------------


def _decide(table: Table, item: Item) -> Steps[Item]:
    """Let the controller choose for every execution."""
    assert item.effect is not None
    for index in range(_executions(table, item)):
        item = msgspec.structs.replace(item, choices=(*item.choices, {}))
        decisions = list(item.effect.decisions) if item.effect else []
        while decisions:
            decision = decisions.pop(0)
            picked = yield from _pick(table, item, decision, item.choices[index])
            choices = {**item.choices[index], decision.name: picked}
            item = msgspec.structs.replace(item, choices=(*item.choices[:index], choices))
            if isinstance(decision, Modes):
                decisions = [*decision.modes[str(picked[0])], *decisions]
    return item


def _pick(table: Table, item: Item, decision: Decision, so_far: dict[str, Answer]) -> Steps[Answer]:
    chooser = chooser_of(item)
    about = (item.object or item.source,)
    if isinstance(decision, Target):
        return (yield from _pick_targets(table, item, decision, chooser, so_far))
    if isinstance(decision, Destination):
        if not any(so_far.values()):
            return ()
        return (
            yield from choose(item.controller, "place", decision.options(table, chooser, so_far), about=about)
        )
    if isinstance(decision, BattlefieldChoice):
        legal = battlefields_for(table, decision, chooser)
        return (yield from choose(item.controller, "place", legal, about=about))
    if isinstance(decision, Modes):
        taken = [choices.get(decision.name, ()) for choices in item.choices] if decision.each_once else []
        modes = [mode for mode in _legal_modes(table, decision, chooser) if (mode,) not in taken]
        picked = yield from choose(item.controller, "mode", modes, about=about)
        table.note("mode", chooser.source, *picked)
        return picked
    opponents = tuple(Seat(player) for player in table.opponents(item.controller))
    return (yield from choose(item.controller, "player", opponents, about=about))


def _legal_modes(table: Table, decision: Modes, chooser: Chooser) -> list[str]:
    """Return the modes that may be chosen: permitted, and with legal choices of their own (355.3)."""
    return [
        mode
        for mode, decisions in decision.modes.items()
        if decision.legal(table, chooser, mode) and all(_enough(table, each, chooser) for each in decisions)
    ]


def battlefields_for(table: Table, decision: BattlefieldChoice, chooser: Chooser) -> list[Option]:
    """Return the battlefields that may be chosen (355.10.b)."""
    return [
        Place("battlefield", battlefield.id)
        for battlefield in table.battlefields()
        if decision.legal(table, battlefield, chooser) and not is_untargetable(table, battlefield, chooser)
    ]


def _pick_targets(
    table: Table, item: Item, target: Target, chooser: Chooser, so_far: dict[str, Answer]
) -> Steps[Answer]:
    """Let the controller choose targets whose cost they can pay (355.16), in groups that fit (355.11)."""
    options = _options(table, item, target, chooser, so_far)
    groups = _groups(table, item, target, options)
    if groups is None:
        raise IllegalAction(f"no legal choice of {target.name}", "355.8")
    return (
        yield from choose(
            item.controller,
            "target",
            [record.id for record in options],
            minimum=target.minimum,
            maximum=target.maximum if target.limit is None else target.limit(table, chooser, so_far),
            about=(item.object or item.source,),
            groups=groups,
        )
    )


def _options(
    table: Table, item: Item, target: Target, chooser: Chooser, so_far: dict[str, Answer]
) -> list[Object]:
    taken = {identity for answer in so_far.values() for identity in answer} if target.another else ()
    options = [
        record
        for record in candidates(table, target, chooser)
        if record.id not in taken
        and (
            not (_costs_by_choice(item) or deflects(table, item, record))
            or _affordable(table, item, target, (record.id,))
        )
    ]
    doomed = certainly_taken(table, item)
    lasting = [record for record in options if record.id not in doomed]
    return lasting if len(lasting) >= target.minimum else options  # 355.16


def _costs_by_choice(item: Item) -> bool:
    """Tell whether the text of the ability makes its cost depend on what is chosen (818.1.c.4)."""
    return isinstance(item.ability, Activated) and item.ability.less is not None


def _groups(
    table: Table, item: Item, target: Target, options: list[Object]
) -> tuple[frozenset[Option], ...] | None:
    """Return which options may be chosen together; nothing if all of them may, None if too few may."""
    if len(options) < target.minimum:
        return None
    if target.maximum == 1:
        return ()
    deflected = any(deflects(table, item, record) for record in options)
    if target.group is None and target.together is None and not deflected:
        return ()

    def fits(picked: tuple[int, ...]) -> bool:
        return is_a_group(table, target, picked) and _affordable(table, item, target, picked)

    ids = [record.id for record in options]
    if fits(tuple(ids)):
        return ()
    kinds = dict.fromkeys(target.group(table, record) for record in options) if target.group else (None,)
    groups = tuple(
        frozenset[Option](group)
        for kind in kinds
        for group in largest_groups(
            [record.id for record in options if not target.group or target.group(table, record) == kind],
            target.maximum,
            fits,
        )
        if len(group) >= target.minimum
    )
    return groups or (None if target.minimum else (frozenset(),))


def _affordable(table: Table, item: Item, target: Target, picked: Answer) -> bool:
    choices = (*item.choices[:-1], {**item.choices[-1], target.name: picked})
    return _could_pay(table, msgspec.structs.replace(item, choices=choices))


def _has_choices(table: Table, item: Item) -> bool:
    """Tell whether legal choices exist for the item (355.8, 402.3, 402.4)."""
    if item.effect is None:
        return True
    chooser = chooser_of(item)
    return all(_enough(table, decision, chooser) for decision in item.effect.decisions)


def _enough(table: Table, decision: Decision, chooser: Chooser) -> bool:
    if isinstance(decision, Target) and decision.minimum:
        return len(candidates(table, decision, chooser)) >= decision.minimum
    if isinstance(decision, BattlefieldChoice):
        return bool(battlefields_for(table, decision, chooser))
    if isinstance(decision, Modes):
        return bool(_legal_modes(table, decision, chooser))
    return True


def could_play(table: Table, item: Item) -> bool:
    """Tell whether the item could be finalized: choices exist, and with them the least cost can be paid."""
    if not _could_pay_somewhere(table, item) and not _could_pay_less(table, item):
        return False
    if item.effect is None:
        return True
    chooser = chooser_of(item)
    trial = msgspec.structs.replace(item, choices=({},))
    so_far: dict[str, Answer] = {}
    for decision in item.effect.decisions:
        if isinstance(decision, Target) and decision.minimum:
            options = _options(table, trial, decision, chooser, so_far)
            if len(options) < decision.minimum or _groups(table, trial, decision, options) is None:
                return False
            if len(options) == decision.minimum:
                so_far[decision.name] = tuple(record.id for record in options)
        elif not _enough(table, decision, chooser):
            return False
    return True


def _could_pay_somewhere(table: Table, item: Item) -> bool:
    return any(map(partial(_could_pay, table), _placed(table, item)))


def _could_pay_less(table: Table, item: Item) -> bool:
    """Tell whether an optional additional cost makes the rest cheap enough."""
    return any(
        _ways_to_pay(table, item, additional)
        for additional in additional_costs(table, item)
        if additional.optional and additional.discount is not None
    )


def _placed(table: Table, item: Item) -> list[Item]:
    """Return the item for each place it could be played to; once if the place does not change its cost."""
    if not item.object or table.record(item.object).definition.kind == "spell":
        return [item]
    if not table.awaited(Discount):
        return [item] if locations_for(table, item) else []
    return [msgspec.structs.replace(item, place=place) for place in locations_for(table, item)]


# -- finishing (359, 406) -----------------------------------------------------------------------------------


def _update(table: Table, item: Item) -> Item:
    table.update(item)
    return item


def _finish(table: Table, item: Item) -> Steps[None]:
    """Note that it is finalized; a permanent and an Add ability resolve at once (337.2)."""
    state = table.state
    if item.object:
        record = table.record(item.object)
        kind, token = record.definition.kind, record.definition.token
        table.note("finalized", item.controller, record.card, kind, token, item.place)
        yield from happen(table, events.Finalize(item.object, item.controller, item=item))
        if record.definition.kind != "spell":
            yield from _enter(table, item)
            return
    elif getattr(item.ability, "adds", None):
        priority = state.priority
        yield from resolve(table, item)
        state.priority = priority  # 429.2.a
        return
    state.priority = item.controller
    state.passes = 0


def _enter(table: Table, item: Item) -> Steps[None]:
    """Let a permanent leave the chain and enter the board (359.2)."""
    record = table.record(item.object)
    is_unit = record.definition.kind == "unit"
    exhausted = is_unit if item.exhausted is None else item.exhausted  # 143.4, 149.1, 184.1
    if "accelerate" in item.paid:
        exhausted = False  # 805.2.b
        table.reason("805.1.a", "enters ready", item.object)
    assert item.place is not None
    table.take_off(item)
    entered = events.Enter(
        item.object, item.controller, to=item.place, chosen=item.place, exhausted=exhausted
    )
    yield from happen(table, entered)
    permanent = next(
        (other for other in table.permanents() if other.card == record.card),
        None,
    )
    if permanent is not None:
        yield from _played(table, item, permanent)


def _played(table: Table, item: Item, record: Object) -> Steps[None]:
    """Trigger what awaits that a card has been played (419.4.a)."""
    yield from happen(table, events.Play(record.id, item.controller, item=item))


# -- resolving (359.3.d, 406.5) -----------------------------------------------------------------------------


def resolve(table: Table, item: Item) -> Steps[None]:
    """Resolve the newest finalized chain item (340.1)."""
    state = table.state
    assert item.effect is not None
    by = item.object or item.source
    source = table.record(by)
    table.reason("340.1", "resolves" if item.object else "ability resolves", by)
    if item.event is not None and source.gone:
        table.reason("359.3.f.3", "noted when it triggered", by)
    for index in range(max(1, len(item.choices))):
        if item not in state.chain:
            break  # 359.3.e.15
        execution = Execution(table, item.controller, by, item=item, index=index)
        yield from execution.regroup()
        yield from item.effect.run(execution)
        if index:
            table.reason("820.1.d.1", "repeated", by)
    still_there = item in state.chain
    table.take_off(item)
    if item.object and still_there:
        if not table.record(item.object).gone:  # its own execution may have moved it
            yield from happen(table, events.LeaveChain(item.object, item.controller))  # 359.3.d
        table.note("played", item.controller, source.card, "spell")
        yield from _played(table, item, table.now(source.card))
