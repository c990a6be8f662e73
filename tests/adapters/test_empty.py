"""The empty engines, and what a position looks like when it is shown."""

from adapters.empty import EDITIONS, Nothing, Refuse
from adapters.mirror import mirror
from adapters.port import (
    Act,
    BattlefieldSetup,
    Begin,
    Card,
    Illegal,
    Legality,
    May,
    ObjectSetup,
    Pass,
    PlayerSetup,
    Position,
    Resources,
)
from touchstone.corpus import Corpus
from touchstone.documents import Documents

POSITION = Position(
    players={
        "p1": PlayerSetup(resources=Resources(2, {"order": 1}), deck=("T",), filler=3, runes={"fury": 2})
    },
    battlefields=(BattlefieldSetup("A"), BattlefieldSetup("B", controller="p2")),
    objects=(
        ObjectSetup("X", Card("Unit X", might=3, stand_in=True), "p1", "at.A", buffed=True, damage=1),
        ObjectSetup("T", Card("Vengeance"), "p1", "p1.deck"),
        ObjectSetup("H", Card("Hidden Blade"), "p2", "at.B", hidden_this_turn=True),
    ),
)
BEGIN = Begin("riftbound", "radiance", POSITION)


def test_nothing_accepts_everything_and_nothing_happens() -> None:
    engine = Nothing()
    assert engine.handle(BEGIN) == mirror(POSITION)
    assert engine.handle(Act(Pass("p1"))) == mirror(POSITION)
    assert engine.handle(May(Pass("p1"))) == Legality(True)


def test_refuse_refuses_everything() -> None:
    engine = Refuse()
    assert engine.handle(BEGIN) == mirror(POSITION)
    assert isinstance(engine.handle(Act(Pass("p1"))), Illegal)
    assert engine.handle(May(Pass("p1"))) == Legality(False)


def test_they_know_every_edition() -> None:
    for game, editions in Documents(Corpus()).editions().items():
        assert EDITIONS[game] == editions


def test_a_position_is_shown_with_what_follows_from_it() -> None:
    shown = mirror(POSITION)
    assert shown.battlefields == {"A": "p1", "B": "p2"}
    unit, _, hidden = shown.objects
    assert (unit.might, unit.damage, unit.buffed) == (4, 1, True)
    assert hidden.face_down is True
    first, second = shown.players["p1"], shown.players["p2"]
    assert (first.deck, first.energy, first.power, first.runes) == (4, 2, {"order": 1}, 2)
    assert (second.hand, second.deck) == (0, 10)
