"""Positions: before the turn begins, and with what a cleanup would try in vain."""

from adapters.oracle import OracleEngine
from adapters.port import Act, BattlefieldSetup, Begin, Card, ObjectSetup, Observation, Position, Settle


def test_a_turn_that_is_about_to_begin_is_read_back_as_it_was_set() -> None:
    engine = OracleEngine()
    held = ObjectSetup("X", Card("Unit X", might=3, stand_in=True), "p1", "at.A", exhausted=True)
    position = Position(phase="start", battlefields=(BattlefieldSetup("A"),), objects=(held,))
    before = engine.handle(Begin("riftbound", "radiance", position))
    assert isinstance(before, Observation)
    assert (before.phase, before.players["p1"].points, before.objects[0].exhausted) == ("start", 0, True)
    after = engine.handle(Act(Settle("turn")))
    assert isinstance(after, Observation)
    assert (after.phase, after.players["p1"].points, after.objects[0].exhausted) == ("main", 1, False)
    assert after.active == "p1"


def test_a_unit_that_cannot_be_killed_may_bear_lethal_damage() -> None:
    engine = OracleEngine()
    for name, accepted in (("Example: Unkillable", True), ("Vanguard Sergeant", False)):
        unit = ObjectSetup("X", Card(name), "p1", "p1.base", damage=9)
        reply = engine.handle(Begin("riftbound", "radiance", Position(objects=(unit,))))
        assert isinstance(reply, Observation) is accepted, reply
