"""Starting the game: champions of level 0 on the field, shuffled decks, seven cards each."""

from collections.abc import Mapping, Sequence

from oracle.grand_archive.decklists import DeckList
from oracle.grand_archive.model import Definition, Object, Place, Player, State
from oracle.kernel import shuffled

HAND = 7
"""Cards drawn as the game begins."""


def new_game(decks: Sequence[DeckList], cards: Mapping[str, Definition], seed: int) -> State:
    """Return a game about to begin: the first turn, with two players without a draw (Turn One 2)."""
    phase = "main" if len(decks) == 2 else "draw"
    players = tuple(Player() for _ in decks)
    state = State(objects={}, zones={}, players=players, seed=seed, phase=phase, stage="begin")
    for player, deck in enumerate(decks):
        main = [cards[name] for number, name in deck.main for _ in range(number)]
        order, state.seed = shuffled(state.seed, main)
        first, *others = (cards[name] for name in deck.material)
        _put(state, player, "field", [first])
        _put(state, player, "material", others)
        _put(state, player, "hand", order[:HAND])
        _put(state, player, "deck", order[HAND:])
    return state


def _put(state: State, player: int, zone: str, definitions: Sequence[Definition]) -> None:
    place = Place(zone, player)  # type: ignore[arg-type]  # the name of a zone
    for definition in definitions:
        identity = state.next_id
        state.next_id += 1
        state.objects[identity] = Object(identity, identity, definition, player, player, place)
        state.zones[place] = (*state.zones.get(place, ()), identity)
