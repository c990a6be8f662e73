"""Every fact that is set is compared with what is shown."""

from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from adapters.mirror import mirror
from adapters.port import (
    BattlefieldSetup,
    Card,
    ObjectSetup,
    Observation,
    PlayerSetup,
    Position,
    Resources,
    ShownObject,
)
from touchstone.readback import difference

UNIT = ObjectSetup("X", Card("Unit X", type="unit", might=3, stand_in=True), "p2", "at.A")
HELD = ObjectSetup("V", Card("Vengeance"), "p1", "p1.hand")
POSITION = Position(
    players={"p1": PlayerSetup(resources=Resources(2, {"order": 1}), points=3, xp=1, runes={"fury": 2})},
    battlefields=(BattlefieldSetup("A"), BattlefieldSetup("B")),
    objects=(UNIT, HELD),
)
SHOWN = mirror(POSITION)


def with_object(ref: str, **changes: Any) -> Observation:
    objects = [
        msgspec.structs.replace(item, **changes) if item.ref == ref else item for item in SHOWN.objects
    ]
    return msgspec.structs.replace(SHOWN, objects=tuple(objects))


def with_player(**changes: Any) -> Observation:
    players = {**SHOWN.players, "p1": msgspec.structs.replace(SHOWN.players["p1"], **changes)}
    return msgspec.structs.replace(SHOWN, players=players)


def test_no_difference() -> None:
    assert difference(POSITION, SHOWN) is None


@pytest.mark.parametrize(
    ("shown", "expected", "seen"),
    [
        (with_object("X", place="p2.base"), "X place: at.A", "X place: p2.base"),
        (with_object("X", exhausted=True), "X exhausted: no", "X exhausted: yes"),
        (with_object("X", damage=2), "X damage: 0", "X damage: 2"),
        (with_object("X", might=2), "X might: 3", "X might: 2"),
        (with_object("X", buffed=True), "X buffed: no", "X buffed: yes"),
        (with_object("X", controller="p1"), "X controller: p2", "X controller: p1"),
        (with_object("X", owner="p1"), "X owner: p2", "X owner: p1"),
        (with_object("X", attached_to="V"), "X attached_to: none", "X attached_to: V"),
        (with_object("X", face_down=True), "X face_down: no", "X face_down: yes"),
        (with_player(points=2), "p1 points: 3", "p1 points: 2"),
        (with_player(xp=0), "p1 xp: 1", "p1 xp: 0"),
        (with_player(hand=0), "p1 hand: 1", "p1 hand: 0"),
        (with_player(deck=9), "p1 deck: 10", "p1 deck: 9"),
        (with_player(runes=0), "p1 runes: 2", "p1 runes: 0"),
        (with_player(rune_deck=12), "p1 rune_deck: 10", "p1 rune_deck: 12"),
        (with_player(energy=9), "p1 energy: 2", "p1 energy: 9"),
        (with_player(power={"mind": 0}), "p1 power: order 1", "p1 power: none"),
        (msgspec.structs.replace(SHOWN, objects=SHOWN.objects[1:]), "X place: at.A", "X is not shown at all"),
        (
            msgspec.structs.replace(SHOWN, battlefields={"A": None, "B": None}),
            "battlefield A controller: p2",
            "battlefield A controller: none",
        ),
        (msgspec.structs.replace(SHOWN, active="p2"), "active: p1", "active: p2"),
        (msgspec.structs.replace(SHOWN, chain=("V",)), "chain: none", "chain: V"),
    ],
)
def test_a_difference_is_named(shown: Observation, expected: str, seen: str) -> None:
    assert difference(POSITION, shown) == (expected, seen)


@pytest.mark.parametrize(
    "shown",
    [
        with_object("X", exhausted=UNSET, damage=UNSET, might=UNSET, controller=UNSET),
        with_player(points=UNSET, energy=UNSET, power=UNSET, deck=UNSET),
        with_player(power={"order": 1, "mind": 0}),
        msgspec.structs.replace(SHOWN, chain=UNSET, active=UNSET, phase=UNSET),
        with_object("V", exhausted=True),
    ],
)
def test_what_is_not_shown_or_means_nothing_cannot_differ(shown: Observation) -> None:
    assert difference(POSITION, shown) is None


def test_ample_resources_are_not_compared() -> None:
    ample = msgspec.structs.replace(POSITION, players={"p1": PlayerSetup(resources="ample")})
    shown = mirror(ample)
    players = {**shown.players, "p1": msgspec.structs.replace(shown.players["p1"], energy=99)}
    assert difference(ample, msgspec.structs.replace(shown, players=players)) is None


def test_a_might_that_a_card_may_change_is_not_compared() -> None:
    card = ObjectSetup("C", Card("Mageseeker Warden"), "p2", "p2.base")
    position = msgspec.structs.replace(POSITION, objects=(UNIT, card, HELD))
    shown = mirror(position)
    objects = (msgspec.structs.replace(shown.objects[0], might=5), *shown.objects[1:])
    assert difference(position, msgspec.structs.replace(shown, objects=objects)) is None


# -- with a second game -------------------------------------------------------------------------------------

CHAMPION = Card("Champion C", type="champion", level=1, life=20, stand_in=True)
ALLY = Card("Ally X", type="ally", power=2, life=3, stand_in=True)
WEAPON = Card("Weapon W", type="weapon", power=1, durability=2, stand_in=True)
PLAIN = Card("Spirit S", type="champion", level=0, life=15, stand_in=True)
FIELD = Position(
    players={"p1": PlayerSetup(filler=5)},
    objects=(
        ObjectSetup("C", CHAMPION, "p1", "p1.field", damage=3, counters={"level": 1, "enlighten": 2}),
        ObjectSetup("S", PLAIN, "p1", "p1.lineage"),
        ObjectSetup("X", ALLY, "p1", "p1.field", exhausted=True, marks=("fostered",), counters={"buff": 1}),
        ObjectSetup("W", WEAPON, "p1", "p1.field"),
        ObjectSetup("H", ALLY, "p1", "p1.hand"),
        ObjectSetup("M", ALLY, "p1", "p1.memory"),
        ObjectSetup("G", ALLY, "p1", "p1.graveyard"),
        ObjectSetup("B", ALLY, "p1", "p1.banishment"),
        ObjectSetup("R", WEAPON, "p1", "p1.material"),
    ),
)
ON_FIELD = mirror(FIELD)


def changed(ref: str, **changes: Any) -> Observation:
    objects = [
        msgspec.structs.replace(item, **changes) if item.ref == ref else item for item in ON_FIELD.objects
    ]
    return msgspec.structs.replace(ON_FIELD, objects=tuple(objects))


def changed_player(**changes: Any) -> Observation:
    players = {**ON_FIELD.players, "p1": msgspec.structs.replace(ON_FIELD.players["p1"], **changes)}
    return msgspec.structs.replace(ON_FIELD, players=players)


def test_a_field_as_it_was_set() -> None:
    assert difference(FIELD, ON_FIELD) is None


@pytest.mark.parametrize(
    ("shown", "expected", "seen"),
    [
        (changed("X", exhausted=False), "X exhausted: yes", "X exhausted: no"),
        (changed("X", marks=()), "X marks: fostered", "X marks: none"),
        (changed("W", marks=("distant",)), "W marks: none", "W marks: distant"),
        (changed("C", counters={"level": 1}), "C counters, enlighten: 2", "C counters, enlighten: 0"),
        (changed("C", damage=0), "C damage: 3", "C damage: 0"),
        (changed("X", power=2), "X power: 3", "X power: 2"),
        (changed("X", life=3), "X life: 4", "X life: 3"),
        (changed("X", attacking=True), "X attacking: no", "X attacking: yes"),
        (changed("S", place="p1.graveyard"), "S place: p1.lineage", "S place: p1.graveyard"),
        (changed("M", place="p1.hand"), "M place: p1.memory", "M place: p1.hand"),
        (changed("R", place="p1.deck"), "R place: p1.material", "R place: p1.deck"),
        (changed("B", place="p1.graveyard"), "B place: p1.banishment", "B place: p1.graveyard"),
        (changed_player(memory=0), "p1 memory: 1", "p1 memory: 0"),
        (changed_player(material=0), "p1 material: 1", "p1 material: 0"),
        (changed_player(graveyard=2), "p1 graveyard: 1", "p1 graveyard: 2"),
        (changed_player(banishment=2), "p1 banishment: 1", "p1 banishment: 2"),
        (changed_player(deck=6), "p1 deck: 5", "p1 deck: 6"),
        (changed_player(level=1), "p1 level: 2", "p1 level: 1"),
        (
            msgspec.structs.replace(
                ON_FIELD, objects=(*ON_FIELD.objects, ShownObject("new:1", "Rat", "p1.field"))
            ),
            "no Rat at p1.field",
            "new:1 (Rat) at p1.field",
        ),
    ],
)
def test_a_difference_on_the_field_is_named(shown: Observation, expected: str, seen: str) -> None:
    assert difference(FIELD, shown) == (expected, seen)


@pytest.mark.parametrize(
    "shown",
    [
        changed("W", counters={"durability": 2}),
        changed("C", counters=UNSET),
        changed("X", marks=UNSET, power=UNSET, life=UNSET),
        changed("M", exhausted=True, marks=("fostered",), counters={"buff": 3}),
        changed_player(level=UNSET, memory=UNSET),
    ],
)
def test_counters_that_were_not_set_and_what_is_not_shown_cannot_differ(shown: Observation) -> None:
    assert difference(FIELD, shown) is None


def test_power_and_level_that_a_text_may_change_are_not_compared() -> None:
    texts = Card("Ally Y", type="ally", power=1, life=1, stand_in=True, text=("champion level 1",))
    objects = (*FIELD.objects, ObjectSetup("Y", texts, "p1", "p1.field"))
    position = msgspec.structs.replace(FIELD, objects=objects)
    shown = mirror(position)
    players = {**shown.players, "p1": msgspec.structs.replace(shown.players["p1"], level=3)}
    stronger = tuple(
        msgspec.structs.replace(item, power=9) if item.ref == "X" else item for item in shown.objects
    )
    assert difference(position, msgspec.structs.replace(shown, players=players, objects=stronger)) is None
