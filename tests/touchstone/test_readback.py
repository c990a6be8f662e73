"""Every fact that is set is compared with what is shown."""

from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from adapters.mirror import mirror
from adapters.port import BattlefieldSetup, Card, ObjectSetup, Observation, PlayerSetup, Position, Resources
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
