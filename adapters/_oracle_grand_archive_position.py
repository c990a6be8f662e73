"""A position of the port as a state of the Grand Archive oracle, and the names both know the cards by."""

import msgspec

from adapters._oracle_case import SEATS, ImpossibleError, UnknownCardError
from adapters._oracle_names import CardNames
from adapters.mirror import players_of
from adapters.port import Card, ObjectSetup, PlayerSetup, Position
from oracle.grand_archive.cards import cards
from oracle.grand_archive.checks import check
from oracle.grand_archive.editions import edition
from oracle.grand_archive.model import Definition, Object, Place, Player, Reason, State, Zone
from oracle.grand_archive.stand_ins import UnknownWord, stand_in
from oracle.grand_archive.table import Table

FILLER = Definition(name="Filler", types=frozenset({"ally"}), reserve=9, power=1, life=1)
"""The cards without text that fill a deck."""
ZONES: tuple[Zone, ...] = (
    "field",
    "lineage",
    "hand",
    "memory",
    "material",
    "graveyard",
    "banishment",
    "deck",
)
"""Where a position may have cards: an intent and the effects stack are empty where nothing is under way."""
MARKS = ("fostered", "distant", "imbued", "brewed")


class Names(CardNames):
    """Which physical card bears which ref in the port."""

    def of(self, record: Object) -> str | None:
        """Return the ref of a card; tokens are named when they are first seen."""
        ref = self.refs.get(record.card)
        if ref is None and "token" in record.definition.types:
            return self.name_new(record)
        return ref

    def offered(self, record: Object) -> str:
        """Return the ref of a card that may be chosen; a filler that was drawn gets one here."""
        return self.of(record) or self.name_new(record)

    def place(self, place: Place) -> str:
        """Return a place in the words of the port.

        >>> Names().place(Place("memory", 1)), Names().place(Place("stack", 0))
        ('p2.memory', 'chain')
        """
        return "chain" if place.zone == "stack" else f"{SEATS[place.of]}.{place.zone}"


def definition_of(card: Card) -> Definition:
    """Return what a card is; raises :class:`UnknownCardError` or :class:`ImpossibleError`."""
    if not card.stand_in:
        try:
            return cards[card.name]
        except KeyError:
            raise UnknownCardError(card.name) from None
    try:
        return stand_in(
            card.name,
            card.type or "ally",
            traits=card.traits,
            classes=card.classes,
            elements=card.elements,
            reserve=card.reserve,
            memory=card.memory,
            level=card.level,
            power=card.power,
            life=card.life,
            durability=card.durability,
            fast=card.fast,
            text=card.text,
        )
    except UnknownWord as problem:
        raise ImpossibleError(f"{card.name}: {problem}") from None


def build(position: Position, edition_name: str) -> tuple[State, Names]:
    """Return the state of a position; raises :class:`UnknownCardError` or :class:`ImpossibleError`."""
    number = len(players_of(position))
    active = SEATS.index(position.active)
    players = tuple(
        Player(last_turn=max(0, position.turn - ((active - player) % number or number)))
        for player in range(number)
    )
    state = State(objects={}, zones={}, players=players, seed=1)
    state.turn, state.active, state.opportunity = position.turn, active, active
    _begin_phase(state, position.phase)
    table = Table(state, edition(edition_name))
    names = Names()
    by_ref = {setup.ref: setup for setup in position.objects}
    for player, seat in enumerate(SEATS[:number]):
        setup = position.players.get(seat, PlayerSetup())
        deck = Place("deck", player)
        for ref in setup.deck:
            names.name(ref, table.create(definition_of(by_ref[ref].card), player, deck))
        for _ in range(setup.filler):
            table.create(FILLER, player, deck)
        names.starting_deck |= {record.card for record in table.objects_at(deck)}
    for each in position.objects:
        if each.ref not in names.cards:
            names.name(each.ref, _place(table, each))
    state.check = False
    _check_settled(table, names)
    return state, names


def _begin_phase(state: State, phase: str) -> None:
    """Set the phase: before anything of it, but with opportunity in the main phase."""
    if phase not in ("start", "materialize", "main"):
        raise ImpossibleError(f"a position cannot begin in the {phase} phase: begin before it and settle")
    state.phase = phase
    state.stage = "window" if phase == "main" else "begin"


def _place(table: Table, setup: ObjectSetup) -> Object:
    seat, _, name = setup.place.partition(".")
    zone = next((zone for zone in ZONES if zone == name), None)
    if seat not in SEATS or zone is None:
        raise ImpossibleError(f"{setup.ref}: there is no place {setup.place}")
    definition = definition_of(setup.card)
    owner = SEATS.index(setup.owner)
    counters = dict(setup.counters)
    if zone == "field" and definition.durability is not None:
        counters.setdefault("durability", definition.durability)
    revealed = {"face up"} if zone == "memory" and not setup.face_down else set()
    if (unknown := next((mark for mark in setup.marks if mark not in MARKS), None)) is not None:
        raise ImpossibleError(f"{setup.ref}: {unknown} is none of {', '.join(MARKS)}")
    return table.create(
        definition,
        owner,
        Place(zone, SEATS.index(seat)),
        controller=SEATS.index(setup.controller or seat),
        rested=setup.exhausted,
        damage=setup.damage,
        counters=tuple((kind, count) for kind, count in counters.items() if count),
        marks=frozenset(setup.marks) | revealed,
    )


def _check_settled(table: Table, names: Names) -> None:
    """Raise :class:`ImpossibleError` if state-based checks would change the position."""
    trial = Table(table.state.copy(), table.edition)
    for question in check(trial):
        raise ImpossibleError(f"a state-based check would ask {SEATS[question.player]} something at once")
    before = msgspec.structs.replace(table.state, check=False, next_id=0)
    after = msgspec.structs.replace(trial.state, check=False, next_id=0)
    if before == after:
        return
    for entry in trial.log:
        if isinstance(entry, Reason):
            objects = ", ".join(names.refs.get(card, "?") for card in entry.of) or "a player"
            raise ImpossibleError(
                f"a state-based check would change it: {objects} {entry.what} ({entry.rule})"
            )
    raise ImpossibleError("a state-based check would change it (SBC)")
