"""Setting up a game (Core Rules 101-118, 485): decks, battlefields, the opening hands, the mulligan."""

from collections.abc import Mapping, Sequence
from itertools import chain, repeat

from oracle.kernel import Steps, choose, shuffled, take_number
from oracle.riftbound.decklists import Decklist
from oracle.riftbound.editions import edition
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import BATTLEFIELDS, Definition, Place, Player, State
from oracle.riftbound.table import PLAYERS, Table

OPENING_HAND = 4
MOST_SET_ASIDE = 2


class IllegalDeck(ValueError):  # noqa: N818  (it names what was given)
    """A deck breaks a rule of deck construction (103)."""


def check_deck(deck: Decklist, cards: Mapping[str, Definition]) -> None:
    """Raise :class:`IllegalDeck` if the deck breaks a rule of deck construction (103)."""
    legend, champion = cards[deck.legend], cards[deck.champion]
    if legend.kind != "legend":
        raise IllegalDeck(f"{deck.legend} is no legend (103.1)")
    if champion.supertype != "champion" or not set(champion.tags) & set(legend.tags):
        raise IllegalDeck(f"{deck.champion} cannot be the chosen champion of {deck.legend} (103.2.a.2)")
    main = [*chain.from_iterable(repeat(name, count) for name, count in deck.main), deck.champion]
    if len(main) < 40:
        raise IllegalDeck(f"the main deck has {len(main)} cards, 40 are needed (103.2)")
    for name in sorted(set(main)):
        if main.count(name) > 3:
            raise IllegalDeck(f"{main.count(name)} copies of {name}, 3 are allowed (103.2.b)")
        if main.count(name) > 1 and "unique" in cards[name].keywords:
            raise IllegalDeck(f"{main.count(name)} copies of {name}, which is Unique (825.3.a)")
    signatures = [name for name in main if cards[name].supertype == "signature"]
    if len(signatures) > 3:
        raise IllegalDeck(f"{len(signatures)} signature cards, 3 are allowed (103.2.d.1, 825.3.b)")
    for name in signatures:
        if not set(cards[name].tags) & set(legend.tags):
            raise IllegalDeck(f"{name} is no signature card of {deck.legend} (103.2.d.2)")
    runes = sum(count for _, count in deck.runes)
    if runes != 12:
        raise IllegalDeck(f"the rune deck has {runes} runes, 12 are needed (103.3.a)")
    for name in (*main, *(name for name, _ in deck.runes)):
        if not set(cards[name].domains) <= set(legend.domains):
            raise IllegalDeck(f"{name} is outside the domain identity of {deck.legend} (103.1.b)")
    if len(set(deck.battlefields)) != 3:
        raise IllegalDeck("three different battlefields are needed (485.4.a, 103.4.c)")


def new_game(decks: Sequence[Decklist], cards: Mapping[str, Definition], seed: int) -> State:
    """Return the state of a game that is about to be set up; raises :class:`IllegalDeck`."""
    state = State(objects={}, zones={BATTLEFIELDS: ()}, players=(Player(),) * PLAYERS, seed=seed)
    table = Table(state, edition())
    for player, deck in enumerate(decks):
        check_deck(deck, cards)
        table.create(cards[deck.legend], player, Place("legend", player))  # 111
        table.create(cards[deck.champion], player, Place("champion", player))  # 112
        main = chain.from_iterable(repeat(name, count) for name, count in deck.main)
        runes = chain.from_iterable(repeat(name, count) for name, count in deck.runes)
        order, state.seed = shuffled(state.seed, list(main))  # 114
        for name in order:
            table.create(cards[name], player, Place("deck", player))
        order, state.seed = shuffled(state.seed, list(runes))
        for name in order:
            table.create(cards[name], player, Place("rune_deck", player))
        number, state.seed = take_number(state.seed, len(deck.battlefields))  # 485.5
        table.create(cards[deck.battlefields[number]], player, BATTLEFIELDS, controller=-1)
    state.first, state.seed = take_number(state.seed, PLAYERS)  # 115
    state.active = state.first
    return state


def set_up(table: Table) -> Steps[None]:
    """Deal the opening hands and let each player mulligan, in turn order (116, 117)."""
    state = table.state
    for player in table.turn_order():
        for _ in range(OPENING_HAND):
            table.transfer(state.zones[Place("deck", player)][0], Place("hand", player))
    for player in table.turn_order():
        hand = state.zones[Place("hand", player)]
        aside = yield from choose(
            player, "order", hand, minimum=0, maximum=MOST_SET_ASIDE, text="mulligan: set aside"
        )
        for _ in aside:
            table.transfer(state.zones[Place("deck", player)][0], Place("hand", player))  # 117.2
        cards = [card for card in aside if isinstance(card, int)]
        if cards:
            yield from Execution(table, player, cards[0]).recycle(*cards)  # 117.3
    state.phase = "awaken"  # 118
    state.cleanup_due = True
