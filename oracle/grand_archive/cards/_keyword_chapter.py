"""Cards that the keyword chapter shows, and cards that bear its keywords: what they do, in our own words."""

import msgspec

from oracle.grand_archive import events
from oracle.grand_archive.cards import _words as words
from oracle.grand_archive.cards._words import (
    BANISH_THIS,
    REST_THIS,
    SACRIFICE_THIS,
    activated,
    begins,
    card,
    gets,
    on_enter,
)
from oracle.grand_archive.events import Event
from oracle.grand_archive.execution import Execution
from oracle.grand_archive.keywords import (
    ambush,
    brew,
    class_bonus,
    cleave,
    critical,
    divine_relic,
    efficiency,
    fast_activation,
    floating_memory,
    foster,
    hindered,
    imbue,
    immortality,
    intercept,
    kindle,
    level,
    levels_into,
    lineage,
    pride,
)
from oracle.grand_archive.materialization import materialize, why_not
from oracle.grand_archive.model import BASIC_ELEMENTS, Bearer, Effect, Grant, Modifier, Object, Replacement
from oracle.grand_archive.table import Table
from oracle.kernel import Steps

FIRE, WATER, WIND = frozenset({"fire"}), frozenset({"water"}), frozenset({"wind"})


# -- champions ----------------------------------------------------------------------------------------------


def _materialize_weapon(execution: Execution) -> Steps[None]:
    """Materialize a weapon of memory cost 0 from the material deck."""
    table, player = execution.table, execution.controller
    options = [
        record.id
        for record in table.zone("material", player)
        if record.definition.is_a("weapon")
        and record.definition.memory == 0
        and not why_not(table, player, record)
    ]
    for chosen in (yield from execution.choose(options, "materialize")):
        yield from materialize(table, player, table.record(chosen))


def _stronger_attacks(execution: Execution) -> Steps[None]:
    champion = execution.source
    execution.begin(
        Modifier(
            stat="power",
            amount=lambda table, bearer, record: 2,
            affects=lambda table, bearer, record: (
                record.id == champion
                and table.state.combat is not None
                and table.state.combat.attacker == champion
            ),
        ),
        on=champion,
    )
    yield from ()


def _enlighten(execution: Execution) -> Steps[None]:
    yield from execution.put_counters("enlighten", 2, execution.source)


def _prepare_or_agility(execution: Execution) -> Steps[None]:
    if (yield from execution.may("preparation counter")):
        yield from execution.put_counters("preparation", 1, execution.source)
    else:
        yield from execution.gain_agility(3)


def _is_awake(table: Table, bearer: Bearer) -> bool:
    return isinstance(bearer, Object) and not bearer.rested


def _prepare(execution: Execution) -> Steps[None]:
    yield from execution.put_counters("preparation", 1, execution.source)


def _steal_memory(execution: Execution) -> Steps[None]:
    """Banish a card of any graveyard; with floating memory, a level counter."""
    table = execution.table
    options = [record.id for player in table.turn_order() for record in table.zone("graveyard", player)]
    for chosen in (yield from execution.choose(options, "banish")):
        floating = table.has(table.record(chosen), "floating memory")
        yield from execution.banish(chosen)
        if floating:
            yield from execution.put_counters("level", 1, execution.source)


CHAMPIONS = (
    card("Spirit of Fire", "champion", "", "spirit", elements=FIRE, level=0, life=15),
    card("Spirit of Water", "champion", "", "spirit", elements=WATER, level=0, life=15),
    card("Spirit of Wind", "champion", "", "spirit", elements=WIND, level=0, life=15),
    card(
        "Flawless Spirit of Mordred",
        "champion",
        "",
        "spirit",
        elements=WATER,
        memory=0,
        level=0,
        life=15,
        abilities=(divine_relic(), levels_into("Mordred")),
        confirmed=False,  # the cards it draws and looks at as the game begins are left out
    ),
    card(
        "Lorraine, Wandering Warrior",
        "champion",
        "human",
        "warrior",
        memory=1,
        level=1,
        life=20,
        abilities=(on_enter(_materialize_weapon),),
    ),
    card(
        "Lorraine, Blademaster",
        "champion",
        "human",
        "warrior",
        memory=2,
        level=2,
        life=24,
        abilities=(lineage("Lorraine"), on_enter(_stronger_attacks)),
        confirmed=False,  # the draw for a kill is left out
    ),
    card(
        "Rai, Spellcrafter",
        "champion",
        "human",
        "mage",
        memory=1,
        level=1,
        life=19,
        abilities=(on_enter(_enlighten),),
    ),
    card(
        "Tristan, Underhanded",
        "champion",
        "human",
        "assassin",
        memory=1,
        level=1,
        life=19,
        abilities=(on_enter(_prepare_or_agility),),
    ),
    card(
        "Tristan, Grim Stalker",
        "champion",
        "human",
        "assassin",
        memory=2,
        level=2,
        life=22,
        abilities=(begins("end", _prepare, still=_is_awake),),
        confirmed=False,  # what it does on hitting an ally is left out
    ),
    card(
        "Merlin, Memory Thief",
        "champion",
        "human",
        "mage",
        memory=2,
        level=2,
        life=22,
        abilities=(activated(_steal_memory, REST_THIS),),
    ),
)


# -- allies -------------------------------------------------------------------------------------------------


def _rest_for_immortality(execution: Execution) -> Steps[None]:
    if (yield from execution.may("rest")) and (yield from execution.rest(execution.source)):
        arthur = execution.source
        grant = Grant(ability=immortality(), affects=lambda table, bearer, record: record.id == arthur)
        execution.begin(grant, on=arthur, until="upkeep")


def _shields(table: Table, bearer: Bearer, event: Event) -> bool:
    """Tell whether another unit of the same controller is dealt damage outside of combat."""
    if not isinstance(event, events.Damage) or event.combat:
        return False
    record = table.record(event.object)
    return record.is_unit and record.controller == bearer.controller and record.id != bearer.id


def _prevent_by_memory(execution: Execution, event: Event) -> Steps[Event | None]:
    assert isinstance(event, events.Damage)
    yield from ()
    prevented = len(execution.table.zone("memory", execution.controller))
    return msgspec.structs.replace(event, amount=max(0, event.amount - prevented))


def _foreign_element(table: Table, bearer: Bearer, event: Event) -> bool:
    """Tell whether an imbued unit is dealt damage by a source that is not norm."""
    return (
        isinstance(event, events.Damage)
        and event.object == bearer.id
        and "imbued" in table.record(event.object).marks
        and "norm" not in table.record(event.by).definition.elements
    )


def _prevent_two(execution: Execution, event: Event) -> Steps[Event | None]:
    assert isinstance(event, events.Damage)
    yield from ()
    return msgspec.structs.replace(event, amount=max(0, event.amount - 2))


def _empower_for_memory(execution: Execution) -> Steps[None]:
    table = execution.table
    floating = [
        record.id
        for record in table.zone("graveyard", execution.controller)
        if table.has(record, "floating memory")
    ]
    if floating and (yield from execution.may("banish")):
        yield from execution.banish(*(yield from execution.choose(floating, "banish")))
        yield from execution.empower(4)


ALLIES = (
    card("Woodland Squirrels", "ally", "animal squirrel", "tamer", reserve=0, power=1, life=1),
    card("Gray Wolf", "ally", "beast wolf", "tamer", reserve=2, power=2, life=2, abilities=(pride(2),)),
    card(
        "Ordinary Bear",
        "ally",
        "beast bear",
        "tamer",
        reserve=3,
        power=2,
        life=3,
        abilities=(pride(2), floating_memory(class_bonus)),
    ),
    card("Shade Striker", "ally", "human", "assassin", reserve=3, power=2, life=3, abilities=(ambush(),)),
    card(
        "Poised Rearguard",
        "ally",
        "human",
        "guardian",
        elements=WIND,
        reserve=3,
        power=3,
        life=3,
        abilities=(hindered(),),
        confirmed=False,  # waking for a horse is left out
    ),
    card(
        "Flame-Rune Swordsman",
        "ally",
        "human",
        "mage warrior",
        elements=FIRE,
        reserve=3,
        power=2,
        life=2,
        abilities=(floating_memory(class_bonus),),
    ),
    card(
        "Bushwhack Bandit",
        "ally",
        "human",
        "assassin",
        elements=WIND,
        reserve=3,
        power=2,
        life=1,
        abilities=(critical(1, class_bonus),),
    ),
    card(
        "Imperial Recruit",
        "ally",
        "human",
        "guardian",
        reserve=2,
        power=1,
        life=3,
        abilities=(
            foster(),
            gets("power", 1, when=lambda table, record: "fostered" in record.marks),
        ),
    ),
    card("Devoted Martyr", "ally", "human", "cleric", reserve=2, power=0, life=2, abilities=(intercept(),)),
    card(
        "Esteemed Knight",
        "ally",
        "human",
        "warrior",
        reserve=3,
        power=2,
        life=3,
        abilities=(intercept(class_bonus),),
    ),
    card(
        "Imperial Sentry",
        "ally",
        "human",
        "guardian",
        reserve=4,
        power=2,
        life=3,
        abilities=(intercept(class_bonus), gets("life", 1, level(2))),
    ),
    card(
        "Silent Firebrand",
        "ally",
        "human",
        "assassin",
        elements=FIRE,
        reserve=4,
        power=3,
        life=1,
        abilities=(kindle(2, class_bonus),),
    ),
    card(
        "Blanche, Sheltering Saint",
        "ally unique",
        "human",
        "cleric",
        reserve=2,
        power=1,
        life=2,
        abilities=(
            fast_activation(level(2)),
            Replacement(event=events.Damage, when=_shields, do=_prevent_by_memory),
        ),
    ),
    card(
        "Arthur, Young Heir",
        "ally unique",
        "human",
        "warrior",
        elements=FIRE,
        reserve=4,
        power=2,
        life=3,
        abilities=(
            on_enter(_rest_for_immortality),
            Modifier(
                stat="power",
                amount=lambda table, bearer, record: 1,
                affects=lambda table, bearer, record: (
                    table.record(bearer.id).rested
                    and record.id != bearer.id
                    and "ally" in record.definition.types
                    and record.controller == bearer.controller
                ),
            ),
        ),
    ),
    card(
        "Shangxiang, Fierce Princess",
        "ally unique",
        "human",
        "warrior",
        reserve=3,
        power=2,
        life=3,
        abilities=(
            imbue(3),
            Replacement(event=events.Damage, when=_foreign_element, do=_prevent_two),
        ),
    ),
    card(
        "Rainweaver Mage",
        "ally",
        "human",
        "mage",
        elements=WATER,
        reserve=3,
        power=2,
        life=3,
        abilities=(on_enter(_empower_for_memory, class_bonus),),
    ),
)


# -- actions and attacks ------------------------------------------------------------------------------------


def _double_preparation(execution: Execution) -> Steps[None]:
    champion = execution.table.champion(execution.controller)
    if champion is None:
        return
    yield from execution.put_counters("preparation", champion.count("preparation"), champion.id)
    if execution.table.record(champion.id).count("preparation") >= 8:
        yield from execution.gain_agility(3)


ACTIONS = (
    card(
        "Heighten Spellcraft",
        "action",
        "skill",
        "mage",
        reserve=1,
        fast=True,
        effect=Effect(words.empowers(3)),
        abilities=(floating_memory(class_bonus),),
    ),
    card(
        "Mastermind Scheme",
        "action",
        "skill",
        "assassin",
        reserve=6,
        effect=Effect(_double_preparation),
        abilities=(efficiency(class_bonus),),
    ),
    card(
        "Flame Sweep",
        "attack",
        "sword",
        "warrior",
        elements=FIRE,
        reserve=4,
        power=1,
        abilities=(cleave(), gets("power", 1, class_bonus, level(2))),
    ),
    card(
        "Hurricane Sweep",
        "attack",
        "sword",
        "warrior",
        elements=WIND,
        reserve=5,
        power=1,
        abilities=(efficiency(class_bonus), cleave()),
    ),
)


# -- items and regalia --------------------------------------------------------------------------------------


def _draw_if_brewed(execution: Execution) -> Steps[None]:
    if "brewed" in execution.table.record(execution.source).marks:
        yield from execution.draw()


def _enable_basic_elements(execution: Execution) -> Steps[None]:
    table, player = execution.table, execution.controller
    table.change_player(player, enabled=table.player(player).enabled | frozenset(BASIC_ELEMENTS))
    yield from ()


ITEMS = (
    card(
        "Speed Potion",
        "item",
        "potion",
        "cleric",
        elements=WIND,
        reserve=3,
        abilities=(
            brew(2),
            on_enter(_draw_if_brewed),
            activated(words.gains_agility(3), SACRIFICE_THIS),
        ),
    ),
    card(
        "Potion of Healing",
        "item",
        "potion",
        "cleric",
        reserve=3,
        abilities=(brew(2), activated(words.recovers(5), SACRIFICE_THIS)),
    ),
    card("Blightroot", "item token", "herb", "", confirmed=False),
    card("Fraysia", "item token", "herb", "", confirmed=False),
    card("Manaroot", "item token", "herb", "", confirmed=False),
    card(
        "Tome of Sorcery",
        "item regalia",
        "book",
        "mage",
        memory=1,
        abilities=(
            on_enter(words.draws(1, into_memory=True), class_bonus, level(2)),
            activated(words.empowers(1), REST_THIS),
        ),
    ),
    card(
        "Gem of Sorority",
        "item regalia",
        "crystal",
        "cleric mage",
        memory=0,
        abilities=(activated(words.empowers(2), BANISH_THIS),),
    ),
    card(
        "Imperial Seal",
        "item regalia",
        "artifact",
        "mage",
        memory=0,
        abilities=(divine_relic(), activated(_enable_basic_elements, BANISH_THIS)),
    ),
    card(
        "Transcendental Rite",
        "item regalia",
        "artifact",
        "mage",
        memory=0,
        abilities=(divine_relic(), activated(_enable_basic_elements, BANISH_THIS)),
        confirmed=False,  # that the champion becomes an Ascendant is left out
    ),
    card(
        "Grand Crusader's Ring",
        "item regalia",
        "ring",
        "warrior",
        memory=0,
        abilities=(divine_relic(), activated(words.draws(), BANISH_THIS)),
    ),
)

CARDS = (*CHAMPIONS, *ALLIES, *ACTIONS, *ITEMS)
"""All of them."""
