"""Games of any cards at all: decks that no player could bring, to reach what the two legal decks do not."""

from collections import Counter
from collections.abc import Sequence

from oracle.kernel import Machine, take_number
from oracle.riftbound.cards import cards
from oracle.riftbound.editions import edition
from oracle.riftbound.game import start
from oracle.riftbound.model import BATTLEFIELDS, Definition, Place, Player, State
from oracle.riftbound.table import PLAYERS, Table

CARDS_IN_DECK = 25


def begin_with_any_cards(seed: int) -> Machine[State]:
    """Return a game before the mulligans, of cards taken at random from all that the oracle knows."""
    state = State(objects={}, zones={BATTLEFIELDS: ()}, players=(Player(),) * PLAYERS, seed=seed)
    table = Table(state, edition())
    original = [definition for definition in cards.values() if not definition.token]
    main = [each for each in original if each.kind in ("unit", "gear", "spell")]
    chance = seed

    def some(definitions: Sequence[Definition], kind: str = "") -> Definition:
        nonlocal chance
        fitting = [each for each in definitions if kind in ("", each.kind)]
        number, chance = take_number(chance, len(fitting))
        return fitting[number]

    for player in range(PLAYERS):
        table.create(some(original, "legend"), player, Place("legend", player))
        table.create(
            some([each for each in main if each.supertype == "champion"]), player, Place("champion", player)
        )
        for _ in range(CARDS_IN_DECK):
            table.create(some(main), player, Place("deck", player))
        for _ in range(12):
            table.create(some(original, "rune"), player, Place("rune_deck", player))
        table.create(some(original, "battlefield"), player, BATTLEFIELDS, controller=-1)
    return start(state)


def why_not_sound(state: State, physical: frozenset[int]) -> str:
    """Return what is wrong with a state; nothing if every card is in exactly one place."""
    seen: Counter[int] = Counter()
    for place, identities in state.zones.items():
        for identity in identities:
            record = state.objects[identity]
            seen[record.card] += 1
            if record.gone or record.place != place:
                return f"{record.definition.name} is listed at {place}, but it is gone or at {record.place}"
            top = state.objects[record.attached_to] if record.attached_to else record
            if top.gone or top.place != place:
                return f"{record.definition.name} is attached to {top.definition.name}, which is elsewhere"
            if record.definition.kind == "rune" and place.zone not in ("runes", "rune_deck", "banished"):
                return f"a rune is at {place}"
            if place.zone in ("hand", "deck", "trash", "banished", "rune_deck") and record.owner != place.of:
                return f"{record.definition.name} is in a zone of another player (056)"
    wrong = [card for card in physical if seen[card] != 1]
    if wrong:
        return f"cards that are not in exactly one place: {wrong}"
    return "two of one token" if max(seen.values()) > 1 else ""
