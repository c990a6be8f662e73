"""Card Activation (ACT): announcing a card, choosing for it, paying for it, and putting it on the stack.

Written in the rulebook's own numbered steps.  Whatever turns out illegal undoes the activation as a whole:
the step is refused, and nothing has happened (ACT.1.6, Playing Cards 3).
"""

import msgspec

from oracle.grand_archive import events
from oracle.grand_archive.costs import (
    additional_costs,
    alternatives,
    can_pay,
    can_pay_besides,
    can_reserve,
    own,
    pay_action,
    pay_reserve,
    reserve,
    turn_face_down,
    with_marks,
)
from oracle.grand_archive.happening import happen
from oracle.grand_archive.model import (
    STACK,
    Activated,
    AlternativeCost,
    Chooser,
    Elements,
    Layer,
    Object,
    Permission,
)
from oracle.grand_archive.table import Table
from oracle.grand_archive.targets import can_choose, choose_targets
from oracle.kernel import IllegalAction, Steps, choose

SLOW = frozenset({"ally", "item", "weapon", "domain", "phantasia", "attack"})
"""Types that are activated at slow speed (Card Types)."""


# -- whether ------------------------------------------------------------------------------------------------


def is_main_moment(table: Table, player: int) -> bool:
    """Tell whether the player may act at slow speed: their main phase, the stack empty (Fast vs Slow 2.1)."""
    state = table.state
    return state.active == player and state.phase == "main" and not state.stack and state.combat is None


def is_fast(table: Table, card: Object) -> bool:
    """Tell whether a card may be activated at fast speed (FST.1)."""
    if table.has(card, "fast activation"):
        return True
    return card.definition.fast and not card.definition.types & SLOW


def enabled(table: Table, player: int, card: Object) -> bool:
    """Tell whether the elements of a card are enabled: norm always is (Element 2, 3)."""
    have = {"norm"} | table.elements(player) | table.player(player).enabled
    for active in table.active(Elements):
        if (
            active.bearer.controller == player
            and isinstance(active.ability, Elements)
            and table.works(active)
        ):
            have |= set(active.ability.elements)
    return card.definition.elements <= have  # ACT.1.2.1: all of several


def from_elsewhere(table: Table, card: Object) -> Permission | None:
    """Return the text by which a card is activated from another zone than the hand (ACT.1.9.1)."""
    for ability in own(table, card, Permission):
        if isinstance(ability, Permission) and card.place.zone in ability.zones:
            return ability
    return None


def why_not(table: Table, player: int, card: Object) -> str:
    """Return the rule by which a player may not activate a card now, or nothing."""
    with as_if(table, player, card):
        if not card.definition.types & (SLOW | {"action"}) or card.owner != player:
            return "ACT.1"
        permission = from_elsewhere(table, card)
        if card.place.zone != "hand" and permission is None:
            return "ACT.1.9.1"
        if not is_fast(table, card) and not is_main_moment(table, player):
            return "SPD.2.1"
        if not enabled(table, player, card):
            return "ACT.1.2"
        if not can_choose(table, Layer(0, "activation", player, card.id, card.definition.effect)):
            return "ACT.1.5"
        if not can_pay_besides(table, player, card):
            return "ACT.1.8"
        if permission is not None:
            possible = permission.alternative.possible(table, Chooser(player, card.id))
            return "" if possible else "ACT.1.8"
        return "" if can_pay(table, player, card) else "ACT.1.8"


class as_if:  # noqa: N801  (it reads as a word of the sentence it stands in)
    """For a time, levels that a champion seems to have besides: a Spell is activated empowered (EMP.1)."""

    def __init__(self, table: Table, player: int, card: Object) -> None:
        spell = card.definition.is_a("spell")
        self._table = table
        self._as_if = (player, table.player(player).empower) if spell else (0, 0)

    def __enter__(self) -> None:
        self._become(self._as_if)

    def __exit__(self, *problem: object) -> None:
        self._become((0, 0))

    def _become(self, as_if: tuple[int, int]) -> None:
        if as_if[1] or self._table.state.as_if[1]:
            self._table.changed()
        self._table.state.as_if = as_if


# -- the steps ----------------------------------------------------------------------------------------------


def activate(table: Table, player: int, card: Object) -> Steps[None]:
    """Activate a card (ACT.1)."""
    with as_if(table, player, card):
        yield from _activate(table, player, card)


def _activate(table: Table, player: int, card: Object) -> Steps[None]:
    permission = from_elsewhere(table, card)
    origin = card.place
    # 1.1 The card is announced and put onto the effects stack.
    brewing = yield from _alternative(table, player, card)
    card = table.transfer(card.id, STACK, controller=player)
    layer = Layer(table.new_id(), "activation", player, card.id, card.definition.effect, origin=origin)
    # 1.2 Its elements must be enabled.
    if not enabled(table, player, card):
        raise IllegalAction("its element is not enabled", "ACT.1.2")
    # 1.3 X, optional and alternative costs are declared.
    if brewing is not None:
        layer = with_marks(layer, frozenset({brewing.mark}))
    # 1.4, 1.5 Modes and targets are chosen.
    chosen = yield from choose_targets(table, layer)
    if chosen is None:
        raise IllegalAction("there is no legal target", "ACT.1.5")
    layer = chosen
    # 1.6 What would be illegal is undone; nothing that would have triggered has happened.
    # 1.7 The cost is determined, 1.8 and paid.
    for action in additional_costs(table, card):
        layer = yield from pay_action(table, layer, action)
    if permission is not None:
        layer = yield from pay_action(table, layer, permission.alternative)
    elif brewing is not None:
        layer = yield from pay_action(table, layer, brewing.action)
        table.reason("BRW.2", "brewed", card.id)
    else:
        layer = with_marks(layer, (yield from pay_reserve(table, player, card)))
    # 1.9 The card is activated, and its player has opportunity.
    empowered = table.state.as_if[1]
    if empowered:
        layer = with_marks(msgspec.structs.replace(layer, levels=empowered), frozenset({"empowered"}))
        table.change_player(player, empower=0)  # EMP.2
        table.reason("EMP.2", "empowered", card.id)
    table.push(layer)
    turn_face_down(table, player)
    table.note("activated", player, card.id)
    table.state.opportunity, table.state.passes = player, 0  # OPP.8.1
    yield from happen(table, events.Activate(card.id, player=player, layer=layer))


def _alternative(table: Table, player: int, card: Object) -> Steps[AlternativeCost | None]:
    """Declare whether another cost is paid instead of the reserve cost (ACT.1.3, BRW.1)."""
    if card.place.zone != "hand":
        return None
    for ability in alternatives(table, player, card):
        answers = ("yes", "no") if can_reserve(table, player, card) else ("yes",)
        (answer,) = yield from choose(player, "optional", answers, about=(card.id,), text=ability.keyword)
        if answer == "yes":
            return ability
    return None


# -- activated abilities ------------------------------------------------------------------------------------


def activated_abilities(table: Table, record: Object) -> list[Activated]:
    """Return the activated abilities of an object or card, in the order of its text."""
    return [ability for ability in record.definition.abilities if isinstance(ability, Activated)]


def why_not_ability(table: Table, player: int, record: Object, number: int) -> str:
    """Return the rule by which a player may not activate an ability now, or nothing."""
    abilities = activated_abilities(table, record)
    if not 1 <= number <= len(abilities) or record.controller != player:
        return "AAB.1"
    ability = abilities[number - 1]
    if record.place.zone not in ability.zones or not table.met(record, ability):
        return "AAB.1"
    if record.place.zone == "field" and not obeys(table, record):
        return "OBD.1"
    if not can_choose(table, Layer(0, "ability", player, record.id, ability.effect, ability)):
        return "AAB.2"
    chooser = Chooser(player, record.id)
    hand = sum(each.id != record.id for each in table.zone("hand", player))
    if ability.reserve > hand or not all(cost.possible(table, chooser) for cost in ability.costs):
        return "AAB.2"
    return ""


def obeys(table: Table, record: Object) -> bool:
    """Tell whether an ally obeys: Pride N asks for a champion of that level (Obedience 1)."""
    needed = table.instances(record, "pride")
    return not needed or table.level(record.controller) >= max(needed)


def activate_ability(table: Table, player: int, record: Object, number: int) -> Steps[None]:
    """Activate an ability: modes and targets, then its costs, then the stack (Activated Abilities 1, 2)."""
    ability = activated_abilities(table, record)[number - 1]
    layer = Layer(table.new_id(), "ability", player, record.id, ability.effect, ability)
    chosen = yield from choose_targets(table, layer)
    if chosen is None:
        raise IllegalAction("there is no legal target", "AAB.2")
    layer = chosen
    for action in ability.costs:
        layer = yield from pay_action(table, layer, action)
    if ability.reserve:
        yield from reserve(table, player, record, ability.reserve)
    table.push(layer)
    table.state.opportunity, table.state.passes = player, 0
