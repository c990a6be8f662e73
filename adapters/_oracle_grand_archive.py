"""The oracle of Grand Archive behind the port: its actions, when something is over, and the deck check."""

from collections.abc import Callable

import msgspec

from adapters._oracle_case import SEATS, Case, Implied, RefusedError
from adapters._oracle_grand_archive_position import build
from adapters._oracle_grand_archive_showing import observe, option_name
from adapters.port import (
    Action,
    Activate,
    Attack,
    Check,
    Choice,
    EditionNote,
    EndTurn,
    Legality,
    Materialize,
    Observation,
    Pass,
    Play,
    Position,
    Reply,
    Settle,
    Unsupported,
)
from oracle.grand_archive import discretion
from oracle.grand_archive.cards import cards
from oracle.grand_archive.decklists import DeckList, decklists
from oracle.grand_archive.decks import IllegalDeck, check_deck
from oracle.grand_archive.editions import DIFFERENCES, NAMES, edition
from oracle.grand_archive.game import Game
from oracle.grand_archive.model import State
from oracle.kernel import Machine, Option, Question, Steps, ask

EDITIONS = NAMES
CARDS = tuple(cards)
NOTES = tuple(
    EditionNote(each.name, each.rule, each.since, each.until, each.date, each.why) for each in DIFFERENCES
)


def begin(position: Position, edition_name: str) -> Case:
    """Set up a position in an edition."""
    return GrandArchiveCase(position, edition_name)


def check(request: Check) -> Reply:
    """Tell whether a deck may be played; a main deck that is left out is a legal one."""
    wanted = request.deck
    main = tuple((number, name) for name, number in wanted.main.items()) or decklists[0].main
    unknown = next((name for name in (*wanted.material, *wanted.main) if name not in cards), None)
    if unknown is not None:
        return Unsupported(f"card:{unknown}")
    try:
        check_deck(DeckList("", main, wanted.material), cards)
    except IllegalDeck as illegal:
        return Legality(legal=False, reason=str(illegal))
    return Legality(legal=True)


class _Game(Game):
    """The game, which waits where a turn is about to begin: the rules know no such moment."""

    def next_step(self) -> Steps[None] | None:
        """Return the next step; None when the game is over."""
        return self._about_to_begin() if self.state.phase == "start" else super().next_step()

    def _about_to_begin(self) -> Steps[None]:
        yield from ask(Question(self.state.active, "action", (discretion.PASS,), always=True))
        self.state.phase, self.state.stage = "wake", "begin"


class GrandArchiveCase(Case):
    """One position of Grand Archive and what has been done since."""

    machine: Machine[State]

    def __init__(self, position: Position, edition_name: str) -> None:
        super().__init__()
        state, self._names = build(position, edition_name)
        self.machine = Machine(_Game(state, edition(edition_name)), ask_all=True)

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
        shown = observe(self._table, self._names, question, viewer=viewer, new=new, used=used)
        asked = question if question is not None and question.kind != "action" else None
        if asked is not None and viewer in (None, asked.player):
            shown = msgspec.structs.replace(shown, question=self.question(asked))
        return msgspec.structs.replace(shown, forced=forced)

    def option_name(self, option: Option) -> str:
        """Return an option of a question in the words of the port."""
        return option_name(self._table, self._names, option)

    # -- actions --------------------------------------------------------------------------------------------

    def implied(self, action: Action) -> list[Implied]:
        """Return what an attack wields, and what it is on."""
        if not isinstance(action, Attack):
            return []
        wielded = ", ".join(action.weapons)
        weapons = Implied(
            Choice("target", pick=action.weapons),
            "weapon",
            f"it cannot wield {wielded} (DEC.2.2)" if wielded else "",
        )
        kind, text = ("player", "cleave") if action.target in SEATS else ("target", "attack")
        on = Implied(
            Choice("player" if kind == "player" else "target", pick=(action.target,)),
            text,
            f"{action.target} cannot be attacked so (DEC.2.3)",
        )
        return [weapons, on]

    def take(self, action: Action) -> None:
        """Begin an action of a player."""
        player = SEATS.index(getattr(action, "player", SEATS[0]))
        question = self.machine.question
        assert question is not None
        if question.player != player:
            raise RefusedError("it is not this player's opportunity")
        match action:
            case Pass():
                wanted = discretion.PASS
            case Activate(_, ref, ability):
                wanted = discretion.Action("ability", self._object(ref), ability)
            case Play(_, ref, None):
                wanted = discretion.Action("activate", self._object(ref))
            case Materialize(_, ref):
                wanted = discretion.Action("materialize", self._object(ref))
            case Attack(_, ref):
                wanted = discretion.Action("attack", self._object(ref))
            case EndTurn():
                raise RefusedError("a turn ends when all pass: settle until the end phase")
            case _:
                raise RefusedError("that is no action of a player in this game")
        if wanted not in question.options:
            raise RefusedError(discretion.why_not(self._table, player, wanted))
        self.answer((wanted,))

    def passing(self, question: Question) -> Option:
        """Return the pass."""
        assert discretion.PASS in question.options
        return discretion.PASS

    def before_action(self) -> None:
        """Do nothing: costs are paid with the cards that are there."""

    def goal(self, action: Settle) -> Callable[[], bool]:
        """Return what tells that the end has come."""
        table = self._table
        state = table.state
        match action.until:
            case "item" | "chain" if not state.stack:
                raise RefusedError("nothing is on the effects stack")
            case "item":
                newest = state.stack[-1].id
                return lambda: all(layer.id != newest for layer in table.state.stack)
            case "chain":
                return lambda: not table.state.stack
            case "combat":
                if state.combat is None:
                    raise RefusedError("no attack is under way")
                return lambda: table.state.combat is None and not table.state.stack
            case "phase" if action.phase is not None:
                return self._begun(action.phase)
            case "turn":
                turn = state.turn - (state.phase == "start")
                return lambda: (
                    table.state.turn != turn and table.state.phase == "main" and not table.state.stack
                )
            case _:
                raise RefusedError(f"this game has no {action.until} to settle")

    def _begun(self, phase: str) -> Callable[[], bool]:
        table = self._table
        before = (table.state.turn, table.state.phase)
        return lambda: table.state.phase == phase and (table.state.turn, phase) != before

    def _object(self, ref: str) -> int:
        """Return the object that a card is now."""
        card = self._names.cards.get(ref)
        if card is not None:
            for record in self._table.state.objects.values():
                if record.card == card and not record.gone:
                    return record.id
        raise RefusedError(f"{ref} is not there")
