"""A position of the port as a state of the Riftbound oracle, and the names by which both know the cards."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from adapters._oracle_case import SEATS, ImpossibleError, UnknownCardError
from adapters._oracle_names import CardNames
from adapters.mirror import RUNES, players_of
from adapters.port import Card, ObjectSetup, PlayerSetup, Position, Resources
from oracle.riftbound.cards import cards
from oracle.riftbound.cleanup import cleanup
from oracle.riftbound.editions import edition
from oracle.riftbound.model import BATTLEFIELDS, DeckList, Definition, Object, Place, Player, Reason, State
from oracle.riftbound.table import PLAYERS, Table

FILLER = Definition("Filler", "unit", energy=7, might=1)
"""The cards without text that fill a deck."""
NO_TEXT_LEGEND = Definition("Legend", "legend")


@dataclass
class Names(CardNames):
    """Which physical card, battlefield and player bears which name in the port."""

    battlefields: dict[str, int] = field(default_factory=dict)
    """Ids of battlefields by ref."""

    def of(self, record: Object) -> str | None:
        """Return the ref of a card; tokens are named ``new:1`` and so on when they are first seen."""
        ref = self.refs.get(record.card)
        if ref is None and record.lasts_with:
            ref = record.definition.name  # a chosen legend
            self.name(ref, record)
        elif ref is None and record.definition.token:
            ref = self.name_new(record)
        return ref

    def is_made(self, record: Object) -> bool:
        """Tell whether it was no part of the position."""
        return self.refs.get(record.card, "").startswith("new:")

    def battlefield(self, identity: int) -> str:
        """Return the ref of a battlefield."""
        return next(ref for ref, known in self.battlefields.items() if known == identity)

    def see(self, battlefields: Iterable[Object]) -> None:
        """Give a ref to battlefields that were added since."""
        for record in battlefields:
            if record.definition.token and record.id not in self.battlefields.values():
                ref = self.of(record)
                assert ref is not None
                self.battlefields[ref] = record.id

    def place(self, place: Place) -> str:
        """Return a place in the words of the port."""
        zone, of = place
        if zone == "chain":
            return "chain"
        if zone in ("battlefield", "facedown"):
            return f"at.{self.battlefield(of)}"
        return f"{SEATS[of]}.{zone}"

    def read_place(self, text: str) -> Place | None:
        """Return the location of the oracle that the port calls so, None if there is none."""
        zone, _, name = text.partition(".")
        if zone == "at":
            battlefield = self.battlefields.get(name)
            return None if battlefield is None else Place("battlefield", battlefield)
        return Place(name, SEATS.index(zone)) if zone in SEATS else None


def definition_of(card: Card) -> Definition:
    """Return what a card is; raises :class:`UnknownCardError`."""
    if card.stand_in:
        return Definition(card.name, card.type or "unit", energy=card.energy or 0, might=card.might or 0)
    try:
        return cards[card.name]
    except KeyError:
        raise UnknownCardError(card.name) from None


def build(position: Position, edition_name: str) -> tuple[State, Names]:
    """Return the state of a position; raises :class:`UnknownCardError` or :class:`ImpossibleError`."""
    if SEATS[PLAYERS] in players_of(position):
        raise ImpossibleError("this oracle plays games of two players")
    state = State(objects={}, zones={BATTLEFIELDS: ()}, players=(Player(),) * PLAYERS, seed=1)
    state.turn = position.turn
    state.active = SEATS.index(position.active)
    state.first = (state.active + position.turn - 1) % PLAYERS
    table = Table(state, edition(edition_name))
    names = Names()
    for field_setup in position.battlefields:
        definition = (
            definition_of(field_setup.card)
            if field_setup.card
            else Definition(f"Battlefield {field_setup.ref}", "battlefield")
        )
        record = table.create(definition, 0, BATTLEFIELDS, controller=-1)
        names.battlefields[field_setup.ref] = record.id
        names.name(field_setup.ref, record)
    for player, seat in enumerate(SEATS[:PLAYERS]):
        _player(table, names, position, player, position.players.get(seat, PlayerSetup()))
    for setup in position.objects:
        if setup.ref not in names.cards:
            names.name(setup.ref, _place(table, names, setup))
    for setup in position.objects:
        if setup.attached_to is not None:
            _attach(table, names, setup)
    _give_control(table, names, position)
    state.phase = position.phase
    state.cleanup_due = False
    _check_settled(table, names)
    return state, names


def _player(table: Table, names: Names, position: Position, player: int, setup: PlayerSetup) -> None:
    state = table.state
    pool = setup.resources if isinstance(setup.resources, Resources) else Resources()
    power = tuple(domain for domain, count in pool.power.items() for _ in range(count))
    counted = Player(points=setup.points, xp=setup.xp, energy=pool.energy, power=power)
    state.players = (*state.players[:player], counted, *state.players[player + 1 :])
    deck = Place("deck", player)
    by_ref = {each.ref: each for each in position.objects}
    for ref in setup.deck:
        names.name(ref, table.create(definition_of(by_ref[ref].card), player, deck))
    for _ in range(setup.filler):
        table.create(FILLER, player, deck)
    names.starting_deck |= {record.card for record in table.objects_at(deck)}
    for domain, count in setup.runes.items():
        for _ in range(count):
            table.create(cards[f"{domain.capitalize()} Rune"], player, Place("runes", player))
    rune = cards[f"{next(iter(setup.runes), 'order').capitalize()} Rune"]
    named = sum(each.place == f"{SEATS[player]}.runes" for each in position.objects)
    below = RUNES - sum(setup.runes.values()) - named if setup.rune_deck is None else setup.rune_deck
    for _ in range(below):
        table.create(rune, player, Place("rune_deck", player))
    if not any(each.place == f"{SEATS[player]}.legend" for each in position.objects):
        table.create(NO_TEXT_LEGEND, player, Place("legend", player))
    chosen = tuple(definition_of(card) for card in setup.legends)
    lists = list(state.deck_lists)
    lists[player] = DeckList(frozenset((*setup.deck_list, *setup.sideboard)), chosen)
    state.deck_lists = tuple(lists)
    for ref in setup.scored:
        table.note("scored", player, names.battlefields[ref])


def _place(table: Table, names: Names, setup: ObjectSetup) -> Object:
    definition = definition_of(setup.card)
    owner = SEATS.index(setup.owner)
    controller = SEATS.index(setup.controller) if setup.controller else owner
    place = names.read_place(setup.place)
    if place is None:
        raise ImpossibleError(f"{setup.ref}: there is no place {setup.place}")
    turn = table.state.turn
    fields: dict[str, object] = {"controller": controller}
    if setup.face_down or setup.hidden_this_turn:
        place = Place("facedown", place.of)
        fields["hidden_on"] = turn if setup.hidden_this_turn else turn - 1
    else:
        fields |= {"exhausted": setup.exhausted, "damage": setup.damage, "buffs": int(setup.buffed)}
    return table.create(definition, owner, place, **fields)


def _attach(table: Table, names: Names, setup: ObjectSetup) -> None:
    top = next(
        (record for record in table.permanents() if record.card == names.cards.get(setup.attached_to or "")),
        None,
    )
    if top is None:
        raise ImpossibleError(f"{setup.ref} is attached to {setup.attached_to}, which is not on the board")
    gear = next(record for record in table.permanents() if record.card == names.cards[setup.ref])
    table.relocate(gear.id, top.place, attached_to=top.id)


def _give_control(table: Table, names: Names, position: Position) -> None:
    """Give each battlefield its controller: the one named, or whose units are there."""
    for setup in position.battlefields:
        identity = names.battlefields[setup.ref]
        present = {unit.controller for unit in table.units_at(Place("battlefield", identity))}
        controller = SEATS.index(setup.controller) if setup.controller else -1
        if controller < 0 and len(present) == 1:
            (controller,) = present
        if present - {controller}:
            raise ImpossibleError(
                f"units of a player who does not control battlefield {setup.ref} stand there: "
                "a showdown would begin at once (323.8); begin before the move"
            )
        table.change(identity, controller=controller)


def _check_settled(table: Table, names: Names) -> None:
    """Raise :class:`ImpossibleError` if a cleanup would change the position."""
    trial = Table(table.state.copy(), table.edition)
    for question in cleanup(trial):
        raise ImpossibleError(f"a cleanup would ask {SEATS[question.player]} something at once")
    before = msgspec.structs.replace(table.state, cleanup_due=False, next_id=0)
    after = msgspec.structs.replace(trial.state, cleanup_due=False, next_id=0)
    if before == after:
        return
    for entry in trial.log:
        if isinstance(entry, Reason):
            objects = ", ".join(names.refs.get(card, "?") for card in entry.of)
            raise ImpossibleError(f"a cleanup would change it: {objects} {entry.what} ({entry.rule})")
    raise ImpossibleError("a cleanup would change it (323)")
