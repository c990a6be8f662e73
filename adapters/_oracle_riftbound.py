"""The oracle of Riftbound behind the port: its actions, and when something is over."""

from collections.abc import Callable

import msgspec

from adapters._oracle_case import SEATS, Case, Implied, RefusedError
from adapters._oracle_riftbound_position import build
from adapters._oracle_riftbound_showing import observe, option_name
from adapters.port import (
    Action,
    Activate,
    Check,
    Choice,
    EditionNote,
    EndTurn,
    Hide,
    Move,
    Observation,
    Pass,
    Play,
    Position,
    Reply,
    Settle,
    Unsupported,
)
from oracle.kernel import Machine, Option, Question
from oracle.riftbound import discretion
from oracle.riftbound.cards import cards
from oracle.riftbound.editions import DIFFERENCES, NAMES, edition
from oracle.riftbound.game import Game
from oracle.riftbound.model import Place, Player, State

AMPLE = Player(energy=99, power=("any",) * 20)
"""What a rune pool is topped up to where a position says that a player can pay for anything."""

EDITIONS = NAMES
CARDS = tuple(cards)
NOTES = tuple(
    EditionNote(each.name, each.rule, each.since, each.until, each.date, each.why) for each in DIFFERENCES
)


def begin(position: Position, edition_name: str) -> Case:
    """Set up a position in an edition."""
    return RiftboundCase(position, edition_name)


def check(request: Check) -> Reply:
    """Tell that decks are not checked."""
    return Unsupported("can:check", request.game)


class RiftboundCase(Case):
    """One position of Riftbound and what has been done since."""

    machine: Machine[State]

    def __init__(self, position: Position, edition_name: str) -> None:
        super().__init__()
        state, self._names = build(position, edition_name)
        self.machine = Machine(Game(state, edition(edition_name)), ask_all=True)
        self._ample = [
            player
            for player, seat in enumerate(SEATS)
            if seat in position.players and position.players[seat].resources == "ample"
        ]

    @property
    def _table(self) -> Game:
        assert isinstance(self.machine.rules, Game)
        return self.machine.rules

    # -- what is shown --------------------------------------------------------------------------------------

    def observe(
        self,
        viewer: int | None,
        new: tuple[msgspec.Struct, ...],
        used: tuple[int, ...],
        forced: tuple[Choice, ...],
    ) -> Observation:
        """Return what there is to see."""
        question = self.machine.question
        shown = observe(
            self._table, self._names, question, viewer=viewer, log=self.machine.log, new=new, used=used
        )
        asked = question if question is not None and question.kind != "action" else None
        if asked is not None and viewer in (None, asked.player):
            shown = msgspec.structs.replace(shown, question=self.question(asked))
        return msgspec.structs.replace(shown, forced=forced)

    def option_name(self, option: Option) -> str:
        """Return an option of a question in the words of the port."""
        return option_name(self._table, self._names, option)

    # -- actions --------------------------------------------------------------------------------------------

    def implied(self, action: Action) -> list[Implied]:
        """Return where a card is played to."""
        if not isinstance(action, Play) or not action.to:
            return []
        return [Implied(Choice("place", pick=(action.to,)), why_not="it cannot be played there")]

    def take(self, action: Action) -> None:
        """Begin an action of a player."""
        player = SEATS.index(getattr(action, "player", SEATS[0]))
        question = self.machine.question
        assert question is not None
        if question.player != player:
            raise RefusedError("it is not this player's priority")
        along: tuple[int, ...] = ()
        match action:
            case Pass():
                wanted = discretion.PASS
            case EndTurn():
                wanted = discretion.END_TURN
            case Hide(_, ref, to):
                place = self._names.read_place(to)
                hidden = None if place is None else Place("facedown", place.of)
                wanted = discretion.Action("hide", self._object(ref), to=hidden)
            case Move(_, refs, to):
                first, *rest = (self._object(ref) for ref in refs)
                along = tuple(rest)
                wanted = discretion.Action("move", first, to=self._names.read_place(to))
            case Activate(_, ref, ability):
                wanted = discretion.Action("activate", self._object(ref), ability)
            case Play(_, ref):
                wanted = discretion.Action("play", self._object(ref))
            case _:
                raise RefusedError("that is no action of a player")
        if wanted not in question.options:
            raise RefusedError(discretion.why_not(self._table, player, wanted))
        self.answer((wanted,))
        question = self.machine.question
        if wanted.verb == "move" and question is not None and question.text == "move along":
            if not set(along) <= set(question.options):
                raise RefusedError("not all of these units may move there")
            self.answer(along)
        elif along:
            raise RefusedError("not all of these units may move there")

    def passing(self, question: Question) -> Option:
        """Return the pass, or the end of the turn."""
        return discretion.PASS if discretion.PASS in question.options else discretion.END_TURN

    def before_action(self) -> None:
        """Top up the rune pools of players who can pay for anything."""
        if not self._ample:
            return

        def change(state: State) -> None:
            state.players = tuple(
                msgspec.structs.replace(each, energy=AMPLE.energy, power=AMPLE.power)
                if player in self._ample
                else each
                for player, each in enumerate(state.players)
            )

        self.machine.revise(change)

    def goal(self, action: Settle) -> Callable[[], bool]:
        """Return what tells that the end has come."""
        table = self._table
        state = table.state
        match action.until:
            case "item":
                if not state.chain:
                    raise RefusedError("nothing is on the chain")
                newest = state.chain[-1].id
                return lambda: all(item.id != newest for item in table.state.chain)
            case "chain":
                if not state.chain:
                    raise RefusedError("nothing is on the chain")
                return lambda: not table.state.chain
            case "showdown":
                if state.showdown is None:
                    raise RefusedError("no showdown is open")
                identity = state.showdown.id
                return lambda: (
                    not table.state.chain
                    and (table.state.showdown is None or table.state.showdown.id != identity)
                )
            case "turn":
                turn = state.turn - (state.phase == "start")
                return lambda: (
                    table.state.turn != turn and table.state.phase == "main" and not table.state.chain
                )
            case _:
                raise RefusedError(f"this game has no {action.until} to settle")

    def _object(self, ref: str) -> int:
        """Return the object that a card is now."""
        card = self._names.cards.get(ref)
        if card is not None:
            for record in self._table.state.objects.values():
                if record.card == card and not record.gone:
                    return record.id
        raise RefusedError(f"{ref} is not there")
