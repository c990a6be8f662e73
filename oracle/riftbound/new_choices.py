"""Making new choices for a finalized chain item (Core Rules 750-755)."""

import msgspec

from oracle.kernel import Answer, Steps, choose
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import BattlefieldChoice, Chooser, Decision, Destination, Item, Target
from oracle.riftbound.playing import battlefields_for
from oracle.riftbound.targets import candidates, chooser_of


def gain_control_of_spell(do: Execution, spell: int) -> Item | None:
    """Let the controller of this control a spell on the chain; return its item as it is now."""
    table = do.table
    for item in table.state.chain:
        if item.object == spell:
            taken = msgspec.structs.replace(item, controller=do.controller)
            table.change(spell, controller=do.controller)
            table.update(taken)
            return taken
    return None


def make_new_choices(do: Execution, item: Item) -> Steps[None]:
    """Let the controller choose anew, each choice or not (753); costs of new choices are ignored (755)."""
    if item.effect is None:
        return
    for index in range(len(item.choices)):
        for decision in item.effect.decisions:
            old = item.choices[index].get(decision.name, ())
            new = yield from _choose_anew(do, item, index, decision, old)
            if new != old:
                do.table.reason("753", "new choice", item.object, by=do.this)
                choices = (*item.choices[:index], {**item.choices[index], decision.name: new})
                item = msgspec.structs.replace(item, choices=(*choices, *item.choices[index + 1 :]))
    do.table.update(item)


def _choose_anew(do: Execution, item: Item, index: int, decision: Decision, old: Answer) -> Steps[Answer]:
    table, chooser = do.table, chooser_of(item)
    if isinstance(decision, Target):
        for chosen in old:
            others = _other_targets(do, item, index, decision, chooser)
            others = [
                each for each in others if decision.group is None or _fits(do, decision, old, chosen, each)
            ]
            picked = yield from choose(do.controller, "target", others, minimum=0, about=(item.object,))
            if picked:
                old = tuple(picked[0] if each == chosen else each for each in old)
        return old
    options: tuple[object, ...] = ()
    if isinstance(decision, Destination):
        options = decision.options(table, chooser, item.choices[index])
    elif isinstance(decision, BattlefieldChoice):
        options = tuple(battlefields_for(table, decision, chooser))
    places = [each for each in options if each not in old and isinstance(each, tuple)]
    picked = yield from choose(do.controller, "place", places, minimum=0, about=(item.object,))
    return picked or old


def _other_targets(do: Execution, item: Item, index: int, target: Target, chooser: Chooser) -> list[int]:
    """Return the legal targets that the item has not been choosing (751.1)."""
    taken = {each for answer in item.choices[index].values() for each in answer}
    return [record.id for record in candidates(do.table, target, chooser) if record.id not in taken]


def _fits(do: Execution, target: Target, old: Answer, replaced: object, new: int) -> bool:
    """Tell whether the new target goes with those that stay (355.11, 753.1)."""
    assert target.group is not None
    kept = [each for each in old if each != replaced and isinstance(each, int)]
    kind = target.group(do.table, do.table.record(new))
    return all(target.group(do.table, do.table.record(each)) == kind for each in kept)
