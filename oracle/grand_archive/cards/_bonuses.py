"""Further cards of the keyword chapter: champion and element bonuses, inherited effects, payments."""

import msgspec

from oracle.grand_archive import events
from oracle.grand_archive.cards import _words as words
from oracle.grand_archive.cards._words import another_of_mine, card, gets, on_enter
from oracle.grand_archive.events import Event
from oracle.grand_archive.execution import Execution, at_random
from oracle.grand_archive.keywords import (
    ambush,
    champion_bonus,
    class_bonus,
    cleave,
    critical,
    efficiency,
    element_bonus,
    fast_activation,
    fire_cards,
    floating_memory,
    foster,
    hindered,
    inherited,
    kindle,
    lineage,
)
from oracle.grand_archive.model import (
    Activated,
    Bearer,
    Chooser,
    CostAction,
    Effect,
    Grant,
    Modifier,
    Object,
    Payment,
    Permission,
    Place,
    Replacement,
    Target,
    Triggered,
)
from oracle.grand_archive.performing import graveyard_of
from oracle.grand_archive.table import Table
from oracle.kernel import Steps

LUXEM, UMBRA, TERA = frozenset({"luxem"}), frozenset({"umbra"}), frozenset({"tera"})
FIRE, WATER, WIND = frozenset({"fire"}), frozenset({"water"}), frozenset({"wind"})


def _shoots(table: Table, record: Object) -> bool:
    """Tell whether it attacks while it is distant."""
    combat = table.state.combat
    return "distant" in record.marks and combat is not None and combat.attacker == record.id


def _ranged(amount: int) -> Modifier:
    """Return Ranged N: while it is distant, its attacks have so much more power."""
    return Modifier(
        stat="power",
        amount=lambda table, bearer, record: amount,
        affects=lambda table, bearer, record: record.id == bearer.id and _shoots(table, record),
    )


def _ranged_of(unit: int, amount: int) -> Modifier:
    """Return Ranged N that an effect gives to a unit."""
    return Modifier(
        stat="power",
        amount=lambda table, bearer, record: amount,
        affects=lambda table, bearer, record: record.id == unit and _shoots(table, record),
    )


def _first_attack_after_level_up(table: Table, bearer: Bearer, card: Object) -> bool:
    """Tell whether it is the turn's first attack card, and the champion has leveled up this turn."""
    player, history = bearer.controller, table.state.history
    if card.controller != player or not card.definition.is_a("attack") or ("leveled", player) not in history:
        return False
    activated = [
        entry[2] for entry in history if isinstance(entry, tuple) and entry[:2] == ("activated", player)
    ]
    return not any(table.record(each).definition.is_a("attack") for each in activated)


# -- champions ----------------------------------------------------------------------------------------------

CHAMPIONS = (
    card(
        "Diana, Aether Dilettante",
        "champion",
        "human",
        "ranger",
        memory=1,
        level=1,
        life=19,
        abilities=(inherited(_ranged(1)),),
        confirmed=False,  # materializing an Aetherwing when distant is left out
    ),
    card(
        "Mordred, Burnished Avenger",
        "champion",
        "human",
        "warrior",
        elements=WATER,
        memory=1,
        level=1,
        life=20,
        abilities=(
            lineage("Flawless Spirit of Mordred"),
            Modifier(
                stat="reserve",
                amount=lambda table, bearer, card: -2,
                affects=_first_attack_after_level_up,
                restrictions=(champion_bonus("Mordred"),),
                inherited=True,
            ),
        ),
        confirmed=False,  # the look at the top card of the deck is left out
    ),
)


# -- allies -------------------------------------------------------------------------------------------------


def _foster_another(execution: Execution) -> Steps[None]:
    yield from execution.mark("fostered", *(record.id for record in execution.targets()))


def _distance_and_shield(execution: Execution) -> Steps[None]:
    for record in execution.targets():
        yield from execution.mark("distant", record.id)
        execution.begin(_prevents_one(record.id, next_only=True), on=record.id)


def _prevents_one(protected: int, *, next_only: bool) -> Replacement:
    """Return that 1 damage is prevented: of the next damage, or of all that is no combat damage."""

    def prevent(execution: Execution, event: Event) -> Steps[Event | None]:
        assert isinstance(event, events.Damage)
        yield from ()
        return msgspec.structs.replace(event, amount=event.amount - 1)

    return Replacement(
        event=events.Damage,
        when=lambda table, bearer, event: (
            isinstance(event, events.Damage)
            and event.object == protected
            and event.amount > 0
            and (next_only or not event.combat)
        ),
        do=prevent,
        once=next_only,
    )


def _paid_a_reserve_cost(table: Table, bearer: Bearer, event: Event) -> bool:
    """Tell whether this card was banished from its graveyard to pay for a reserve cost."""
    if not isinstance(event, events.Move) or event.now != bearer.id or event.cause != "banished":
        return False
    before = table.record(event.object)
    payer = table.record(event.by) if event.by else None
    return before.place.zone == "graveyard" and payer is not None and payer.definition.reserve is not None


def _put_this_onto_the_field(execution: Execution) -> Steps[None]:
    if execution.table.record(execution.source).place.zone == "banishment":
        yield from execution.put_onto_field(execution.source)


def _reveal_for_critical(execution: Execution) -> Steps[None]:
    """Reveal a card of memory at random; with luxem, critical 1 for the turn."""
    table, this = execution.table, execution.source
    memory = [record.id for record in table.zone("memory", execution.controller)]
    for shown in at_random(table, memory, min(1, len(memory))):
        yield from execution.happen(events.Reveal(shown, player=execution.controller, zone="memory"))
        if "luxem" in table.record(shown).definition.elements:
            gained = critical(1)
            execution.begin(
                Grant(ability=gained, affects=lambda table, bearer, record: record.id == this), on=this
            )


_ON_ATTACK = Triggered(
    event=events.Attack,
    when=lambda table, bearer, event: event.object == bearer.id,
    effect=Effect(_reveal_for_critical),
    restrictions=(class_bonus,),
    name="attack",
)


def _is_fostered(table: Table, record: Object) -> bool:
    return "fostered" in record.marks


ALLIES = (
    card(
        "Young Peacekeeper",
        "ally",
        "human",
        "guardian",
        elements=WIND,
        reserve=3,
        power=1,
        life=2,
        abilities=(
            foster(),
            gets("power", 1, when=_is_fostered),
            gets("life", 1, when=_is_fostered),
            floating_memory(class_bonus),
        ),
    ),
    card(
        "Accompanying Guard",
        "ally",
        "human",
        "guardian",
        reserve=2,
        power=1,
        life=3,
        abilities=(
            on_enter(_foster_another, class_bonus, targets=(Target("target", another_of_mine("ally")),)),
        ),
        confirmed=False,  # its element is not known
    ),
    card(
        "Cloaked Executioner",
        "ally",
        "automaton",
        "assassin",
        elements=WIND,
        reserve=2,
        power=2,
        life=1,
        abilities=(fast_activation(class_bonus), ambush()),
    ),
    card(
        "Reconnaissance Scout",
        "ally",
        "automaton",
        "ranger",
        elements=WIND,
        reserve=2,
        power=1,
        life=2,
        abilities=(
            fast_activation(),
            _ranged(2),
            on_enter(
                _distance_and_shield,
                class_bonus,
                targets=(Target("target", another_of_mine("unit")),),
            ),
        ),
    ),
    card(
        "Nanyue Portsman",
        "ally",
        "human",
        "guardian warrior",
        elements=WATER,
        reserve=2,
        power=1,
        life=3,
        abilities=(
            gets(
                "power",
                1,
                when=lambda table, record: any(
                    other.definition.is_a("horse") and other.definition.is_a("ally")
                    for other in table.field(record.controller)
                ),
            ),
            floating_memory(class_bonus),
        ),
        confirmed=False,  # its reserve cost is not known
    ),
    card(
        "March Hare, Mottled Host",
        "ally unique",
        "animal human rabbit",
        "assassin",
        elements=FIRE,
        reserve=1,
        power=1,
        life=1,
        abilities=(
            Triggered(
                event=events.Move,
                when=_paid_a_reserve_cost,
                effect=Effect(_put_this_onto_the_field),
                zones=frozenset({"banishment"}),
                restrictions=(element_bonus,),
            ),
        ),
    ),
    card(
        "Corhazi Lightblade",
        "ally",
        "human",
        "assassin",
        elements=LUXEM,
        reserve=2,
        power=2,
        life=2,
        abilities=(_ON_ATTACK,),
    ),
)


# -- actions ------------------------------------------------------------------------------------------------

SHADOW = card(
    "Ominous Shadow", "ally phantasia token", "", "assassin", power=1, life=1, elements=UMBRA, confirmed=False
)  # its numbers are not known


def _forebode(execution: Execution) -> Steps[None]:
    if execution.met(champion_bonus("Tristan")):
        yield from execution.summon(SHADOW)
    player = execution.controller
    execution.begin(
        Modifier(
            stat="power",
            amount=lambda table, bearer, record: 1,
            affects=lambda table, bearer, record: (
                {"phantasia", "ally"} <= record.definition.types and record.controller == player
            ),
        )
    )
    yield from execution.gain_agility(3)


def _shadows_grow(execution: Execution) -> Steps[None]:
    player = execution.controller
    execution.begin(
        Modifier(
            stat="power",
            amount=lambda table, bearer, record: 1,
            affects=lambda table, bearer, record: (
                record.definition.name == "Ominous Shadow" and record.controller == player
            ),
        )
    )
    yield from ()


def _bind(execution: Execution) -> Steps[None]:
    for activation in execution.targets():
        yield from execution.negate(activation.id, to="banishment")
    lineage_of = Place("lineage", execution.controller)
    yield from execution.happen(events.Move(execution.source, to=lineage_of, cause="effect", top=True))


def _empower_and_draw(execution: Execution) -> Steps[None]:
    yield from execution.empower(2)
    yield from execution.draw()


def _discard_this(execution: Execution) -> Steps[None]:
    yield from execution.move([execution.source], graveyard_of, "discarded")


def _any_activation(table: Table, record: Object, chooser: Chooser) -> bool:
    return True


def _banished_power(table: Table, bearer: Bearer, card: Object) -> int:
    return sum(
        record.definition.power or 0
        for record in table.zone("banishment", bearer.controller)
        if record.definition.types & {"ally", "attack", "weapon"}
    )


def _storm(execution: Execution) -> Steps[None]:
    """Reveal LV cards of the deck; for each arcane one banished 2 damage to a unit."""
    table, player = execution.table, execution.controller
    shown = [record.id for record in table.zone("deck", player)[: max(0, table.level(player))]]
    arcane = [each for each in shown if "arcane" in table.record(each).definition.elements]
    banished = yield from execution.choose(arcane, "banish", minimum=0, maximum=len(arcane))
    yield from execution.banish(*banished)
    for _ in banished:
        units = [record.id for record in table.units()]
        yield from execution.deal(2, *(yield from execution.choose(units, "damage")))


ACTIVATION = Target("target", _any_activation, layer=True)


def _is_ranger(table: Table, record: Object, chooser: Chooser) -> bool:
    return record.is_unit and "ranger" in record.definition.classes


def _at_a_distance(execution: Execution) -> Steps[None]:
    for record in execution.targets():
        yield from execution.mark("distant", record.id)
        execution.begin(_ranged_of(record.id, 1), on=record.id)


ACTIONS = (
    card(
        "Tinderflare Pivot",
        "action",
        "skill",
        "ranger",
        elements=FIRE,
        reserve=2,
        fast=True,
        effect=Effect(_at_a_distance, (Target("target", _is_ranger),)),
        abilities=(kindle(2),),
    ),
    card(
        "Advent of the Stormcaller",
        "action",
        "spell",
        "mage",
        elements=frozenset({"arcane"}),
        reserve=15,
        effect=Effect(_storm),
        abilities=(efficiency(class_bonus),),
        confirmed=False,  # the other revealed cards stay on top, in their order
    ),
    card(
        "Spirit Blade: Retribution",
        "attack",
        "ultimate sword",
        "warrior",
        elements=frozenset({"crux"}),
        reserve=10,
        power=3,
        abilities=(
            cleave(),
            Modifier(
                stat="power",
                amount=_banished_power,
                affects=lambda table, bearer, record: record.id == bearer.id,
                zones=frozenset({"intent"}),
                restrictions=(champion_bonus("Lorraine"),),
            ),
        ),
        confirmed=False,  # what it costs and where it is activated from the second time is left out
    ),
    card(
        "Grim Foreboding",
        "action",
        "skill",
        "assassin",
        elements=UMBRA,
        reserve=3,
        fast=True,
        effect=Effect(_forebode),
        confirmed=False,  # the token's numbers are not known
    ),
    card(
        "Chasing Shadows",
        "phantasia",
        "spell",
        "assassin",
        elements=UMBRA,
        reserve=2,
        abilities=(
            on_enter(words.gains_agility(3)),
            Triggered(
                event=events.GainAgility,
                when=lambda table, bearer, event: event.player == bearer.controller,
                effect=Effect(_shadows_grow),
                restrictions=(champion_bonus("Tristan"),),
            ),
        ),
    ),
    card(
        "Profane Bindings",
        "action",
        "curse spell reaction",
        "cleric",
        elements=UMBRA,
        reserve=2,
        fast=True,
        effect=Effect(_bind, (ACTIVATION,)),
        abilities=(inherited(gets("life", -5)),),
    ),
    card(
        "Luxem Sight",
        "action",
        "spell",
        "cleric",
        elements=LUXEM,
        reserve=0,
        fast=True,
        effect=Effect(words.draws()),
        abilities=(
            Triggered(
                event=events.Reveal,
                when=lambda table, bearer, event: (
                    isinstance(event, events.Reveal) and event.object == bearer.id and event.zone == "memory"
                ),
                effect=Effect(words.recovers(3)),
                zones=frozenset({"memory"}),
                restrictions=(element_bonus,),
            ),
        ),
    ),
    card(
        "Bloom: Winter's Chill",
        "action",
        "spell",
        "cleric",
        elements=TERA,
        reserve=3,
        abilities=(
            Activated(
                costs=(
                    CostAction(
                        "discard this",
                        lambda table, chooser: table.record(chooser.source).place.zone == "hand",
                        _discard_this,
                    ),
                ),
                reserve=2,
                effect=Effect(_empower_and_draw),
                zones=frozenset({"hand"}),
                restrictions=(element_bonus,),
            ),
        ),
        confirmed=False,  # what it does to Flowerbuds is left out
    ),
)


# -- phantasias, domains, weapons ---------------------------------------------------------------------------


def _mill_each(execution: Execution) -> Steps[None]:
    table = execution.table
    top = [table.zone("deck", player)[:1] for player in table.turn_order()]
    yield from execution.move([record.id for cards in top for record in cards], graveyard_of, "milled")


def _swords(table: Table, player: int) -> list[Object]:
    return [
        record
        for record in table.zone("material", player)
        if record.definition.is_a("sword") and record.definition.is_a("regalia")
    ]


def _sword_of_peace(table: Table, card: Object) -> tuple[int, ...]:
    return tuple(
        record.id
        for record in _swords(table, card.controller)
        if record.definition.name == "Clarent, Sword of Peace"
    )


def _other_sword(table: Table, card: Object) -> tuple[int, ...]:
    peace = _sword_of_peace(table, card)
    return tuple(
        record.id for record in _swords(table, card.controller) if record.id not in (*peace, card.id)
    )


def _shield_from_effects(execution: Execution) -> Steps[None]:
    for record in execution.targets():
        execution.begin(_prevents_one(record.id, next_only=False), on=record.id)
    yield from ()


def _wear(execution: Execution) -> Steps[None]:
    yield from execution.put_counters("durability", -1, execution.source)


def _has_three_fire_cards(table: Table, chooser: Chooser) -> bool:
    return len(fire_cards(table, chooser.controller)) >= 3


def _banish_three_fire_cards(execution: Execution) -> Steps[None]:
    options = fire_cards(execution.table, execution.controller)
    chosen = yield from execution.choose(options, "banish", kind="cost", minimum=3, maximum=3)
    yield from execution.banish(*chosen)


LORRAINE = champion_bonus("Lorraine")
OBJECTS = (
    card(
        "Deep Sea Fractal",
        "phantasia",
        "fractal",
        "cleric",
        elements=WATER,
        reserve=2,
        abilities=(hindered(), on_enter(_mill_each)),
        confirmed=False,  # Reservable is left out
    ),
    card(
        "Varuckan Soulknife",
        "weapon regalia",
        "dagger",
        "assassin",
        elements=FIRE,
        memory=0,
        power=1,
        durability=1,
        abilities=(
            Permission(
                alternative=CostAction(
                    "banish three fire cards", _has_three_fire_cards, _banish_three_fire_cards
                ),
                zones=frozenset({"material"}),
                restrictions=(class_bonus, element_bonus),
            ),
        ),
        confirmed=False,  # its return from banishment is left out
    ),
    card("Krustallan Ruins", "domain", "ruins", "cleric", elements=WATER, reserve=3, confirmed=False),
    card(
        "Clarent, Sword of Peace",
        "weapon regalia",
        "sword",
        "warrior",
        memory=1,
        power=1,
        durability=2,
        confirmed=False,  # only its numbers are known
    ),
    card(
        "Clarent, Reimagined",
        "weapon regalia",
        "sword",
        "warrior",
        memory=2,
        power=1,
        durability=3,
        abilities=(
            Payment(
                cost="memory",
                offered=_sword_of_peace,
                most=1,
                rule="CHB.2",
                restrictions=(LORRAINE,),
                further=Payment(cost="memory", offered=_other_sword, most=1, rule="CHB.2"),
            ),
            Activated(
                costs=(
                    CostAction(
                        "remove a durability counter",
                        lambda table, chooser: table.record(chooser.source).count("durability") > 0,
                        _wear,
                    ),
                ),
                effect=Effect(_shield_from_effects, (words.UNIT,)),
                restrictions=(LORRAINE,),
            ),
        ),
        confirmed=False,  # spellshroud is left out
    ),
)

CARDS = (*CHAMPIONS, *ALLIES, *ACTIONS, *OBJECTS, SHADOW)
"""All of them."""
