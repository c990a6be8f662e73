"""What a player observes does not change with the cards that they must not see."""

import msgspec
import pytest

from adapters.oracle import OracleEngine
from adapters.port import Begin, Card, ObjectSetup, Observation, Observe, Position
from steps.case import Case
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.editions import in_range

CASES = Corpus().everything().cases
HIDDEN = ("hand", "deck", "memory", "material")
"""Zones that only their player sees, and the deck not even they; cards face down besides."""
OTHERS = {
    "riftbound": (Card("Flash", type="spell"), Card("Vanguard Sergeant", type="unit")),
    "grand_archive": (Card("Woodland Squirrels", type="ally"), Card("Gray Wolf", type="ally")),
}
REGALIA = Card("Imperial Seal", type="item")


def hidden_from(item: ObjectSetup, player: str) -> bool:
    owner, _, zone = item.place.partition(".")
    if item.face_down and item.place.startswith("at."):
        return item.owner != player
    if zone == "memory" and not item.face_down:
        return False
    return (zone in HIDDEN and owner != player) or zone == "deck"


def with_other_cards(case: Case, player: str) -> Position:
    """Return the position with other cards where a player must not see them."""

    def other(item: ObjectSetup) -> ObjectSetup:
        if not hidden_from(item, player):
            return item
        others = (REGALIA,) if item.place.endswith(".material") else OTHERS[case.game]
        card = next((card for card in others if card.name != item.card.name), item.card)
        return msgspec.structs.replace(item, card=card, counters={}, marks=())

    return msgspec.structs.replace(case.position, objects=tuple(map(other, case.position.objects)))


def observed(case: Case, edition: str, position: Position, player: str) -> Observation:
    engine = OracleEngine()
    begun = engine.handle(Begin(case.game, edition, position, case.id))
    assert isinstance(begun, Observation), begun
    shown = engine.handle(Observe(player))
    assert isinstance(shown, Observation)
    return shown


@pytest.mark.parametrize("game", OTHERS)
def test_no_position_shows_what_is_hidden(game: str) -> None:
    editions = Documents(Corpus()).editions()[game]
    tried = 0
    for case in CASES:
        if case.game != game:
            continue
        edition = in_range(case, editions)[-1]
        for player in ("p1", "p2"):
            position = with_other_cards(case, player)
            if position == case.position:
                continue
            tried += 1
            assert observed(case, edition, position, player) == observed(
                case, edition, case.position, player
            ), (case.id, player)
    assert tried > 100
