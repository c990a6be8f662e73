"""The reference oracle behind the port, in process."""

from collections.abc import Callable, Iterator

import msgspec

from adapters._oracle_position import SEATS, ImpossibleError, UnknownCardError, build
from adapters._oracle_showing import amounts, forced_choice, observe, option_name
from adapters.port import (
    CAPABILITIES,
    Act,
    Action,
    Activate,
    Begin,
    Bye,
    Choice,
    Choose,
    EditionNote,
    End,
    EndTurn,
    EngineError,
    EngineInfo,
    Hello,
    Hide,
    Illegal,
    Legality,
    May,
    Move,
    Observation,
    Observe,
    Ok,
    Pass,
    Ping,
    Play,
    Position,
    Reply,
    Request,
    Settle,
    ShownObject,
    ShownPlayer,
    Unsupported,
    Welcome,
)
from oracle.kernel import Answer, IllegalAction, Machine, Question
from oracle.riftbound import discretion
from oracle.riftbound.cards import cards
from oracle.riftbound.editions import DIFFERENCES, NAMES, edition
from oracle.riftbound.game import Game
from oracle.riftbound.model import Place, Player, State

AMPLE = Player(energy=99, power=("any",) * 20)
"""What a rune pool is topped up to where a position says that a player can pay for anything."""
MOST_ACTIONS = 1_000


class OracleEngine:
    """An engine of the port, answered by the oracle of the game.

    >>> OracleEngine().handle(Ping())
    Ok()
    """

    def __init__(self) -> None:
        self._case: _Case | None = None

    def handle(self, request: Request, /) -> Reply:
        """Answer one request."""
        match request:
            case Hello():
                return _WELCOME
            case Begin():
                return self._begin(request)
            case End() | Ping() | Bye():
                return Ok()
        if self._case is None:
            return EngineError("bad_message", "no position has been set up: begin first")
        match request:
            case Act(action):
                return self._case.act(action)
            case May(action):
                return self._case.may(action)
            case Observe(player):
                return self._case.show(viewer=SEATS.index(player))

    def _begin(self, request: Begin) -> Reply:
        self._case = None
        if request.game != "riftbound":
            return Unsupported("setup:game", request.game)
        if request.edition not in NAMES:
            return Unsupported("edition", request.edition)
        if len(request.position.battlefields) != len({each.ref for each in request.position.battlefields}):
            return EngineError("impossible_position", "two battlefields have the same ref")
        try:
            self._case = _Case(request.position, request.edition)
        except UnknownCardError as unknown:
            return Unsupported(f"card:{unknown}")
        except ImpossibleError as problem:
            return EngineError("impossible_position", str(problem))
        return self._case.show()


_WELCOME = Welcome(
    engine=EngineInfo("touchstone-oracle", version="", language="Python"),
    games={"riftbound": NAMES},
    cards=tuple(sorted(cards)),
    can=CAPABILITIES,
    sees=(*ShownObject.__struct_fields__, *ShownPlayer.__struct_fields__),
    notes={
        "riftbound": tuple(
            EditionNote(each.name, each.rule, each.since, each.until, each.date, each.why)
            for each in DIFFERENCES
        )
    },
)


class _Refused(Exception):  # noqa: N818  (it carries the answer of the engine)
    """The action is illegal; the argument says why."""


class _Case:
    """One position and what has been done since."""

    def __init__(self, position: Position, edition_name: str) -> None:
        state, self._names = build(position, edition_name)
        self._machine: Machine[State] = Machine(Game(state, edition(edition_name)), ask_all=True)
        self._ample = [
            player
            for player, seat in enumerate(SEATS)
            if seat in position.players and position.players[seat].resources == "ample"
        ]
        self._shown = 0
        self._forced: list[Choice] = []
        self._implied: list[Choice] = []

    # -- requests -------------------------------------------------------------------------------------------

    def act(self, action: Action) -> Reply:
        """Do an action; an illegal one leaves everything as it was."""
        before = self._machine.snapshot()
        self._forced = []
        try:
            unused = self._do(action)
        except _Refused as refused:
            self._machine.restore(before)
            return Illegal(str(refused))
        choices = getattr(action, "choices", ())
        return self.show(used=tuple(index for index in range(len(choices)) if index not in unused))

    def may(self, action: Action) -> Reply:
        """Tell whether the action with its choices is legal, without doing it."""
        before = self._machine.snapshot()
        try:
            unused = self._do(action)
        except _Refused as refused:
            return Legality(legal=False, reason=str(refused))
        finally:
            self._machine.restore(before)
        if unused:
            return Legality(legal=False, reason="a choice is not one of the options")
        return Legality(legal=True)

    def show(self, *, viewer: int | None = None, used: tuple[int, ...] = ()) -> Observation:
        """Return what there is to see, with the reasons since it was last shown."""
        log = self._machine.log
        new = log[self._shown :]
        self._shown = len(log)
        return observe(
            self._table,
            self._names,
            self._machine.question,
            viewer=viewer,
            log=log,
            new=new,
            used=used,
            forced=tuple(self._forced),
        )

    # -- doing ----------------------------------------------------------------------------------------------

    @property
    def _table(self) -> Game:
        assert isinstance(self._machine.rules, Game)
        return self._machine.rules

    def _do(self, action: Action) -> list[int]:
        """Do it; return the indices of the choices that nothing asked for.  Raises :class:`_Refused`."""
        if not isinstance(action, Choose):
            self._implied = (
                [Choice("place", pick=(action.to,))] if isinstance(action, Play) and action.to else []
            )
        choices = _Choices(getattr(action, "choices", ()), getattr(action, "player", None), self._implied)
        question = self._machine.question
        if question is None:
            raise _Refused("the game is over")
        if isinstance(action, Choose):
            if question.kind == "action":
                raise _Refused("no question is open")
            if SEATS[question.player] != action.player:
                raise _Refused("the open question is another player's")
            answer = choices.take(self, question)
            if answer is None:
                raise _Refused("the choice is not one of the options")
            self._answer(answer)
            self._go_on(choices)
            return choices.left()
        if question.kind != "action":
            raise _Refused("a question is open")
        if isinstance(action, Settle):
            self._settle(action, choices)
        else:
            self._take(action, choices)
        if self._implied and (self._machine.question is None or self._machine.question.kind == "action"):
            raise _Refused("it cannot be played there")
        return choices.left()

    def _take(self, action: Action, choices: "_Choices") -> None:
        player = SEATS.index(getattr(action, "player", SEATS[0]))
        self._top_up()
        question = self._machine.question
        assert question is not None
        if question.player != player:
            raise _Refused("it is not this player's priority")
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
                raise _Refused("that is no action of a player")
        if wanted not in question.options:
            raise _Refused(discretion.why_not(self._table, player, wanted))
        self._answer((wanted,))
        question = self._machine.question
        if wanted.verb == "move" and question is not None and question.text == "move along":
            if not set(along) <= set(question.options):
                raise _Refused("not all of these units may move there")
            self._answer(along)
        elif along:
            raise _Refused("not all of these units may move there")
        self._go_on(choices)

    def _go_on(self, choices: "_Choices") -> None:
        """Answer questions from the choices sent along, and those with one answer; stop at any other."""
        for question in self._questions():
            answer = choices.take(self, question)
            if answer is None:
                if not question.forced:
                    return
                answer = question.options
                self._forced.append(forced_choice(self._table, self._names, question))
            self._answer(answer)

    def _questions(self) -> Iterator[Question]:
        while self._machine.question is not None and self._machine.question.kind != "action":
            yield self._machine.question

    def _answer(self, answer: Answer) -> None:
        try:
            self._machine.answer(answer)
        except IllegalAction as problem:
            raise _Refused(str(problem)) from problem

    def _top_up(self) -> None:
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

        self._machine.revise(change)

    def _settle(self, action: Settle, choices: "_Choices") -> None:
        """Let all players pass until what is named is over, or a question is open."""
        is_over = self._goal(action)
        for _ in range(MOST_ACTIONS):
            question = self._machine.question
            if question is None or question.kind != "action" or is_over():
                return
            self._top_up()
            question = self._machine.question
            assert question is not None
            passing = discretion.PASS if discretion.PASS in question.options else discretion.END_TURN
            self._answer((passing,))
            self._go_on(choices)
        raise _Refused(f"the {action.until} does not come to an end")

    def _goal(self, action: Settle) -> Callable[[], bool]:
        table = self._table
        state = table.state
        match action.until:
            case "item":
                if not state.chain:
                    raise _Refused("nothing is on the chain")
                newest = state.chain[-1].id
                return lambda: all(item.id != newest for item in table.state.chain)
            case "chain":
                if not state.chain:
                    raise _Refused("nothing is on the chain")
                return lambda: not table.state.chain
            case "showdown":
                if state.showdown is None:
                    raise _Refused("no showdown is open")
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

    def _object(self, ref: str) -> int:
        """Return the object that a card is now."""
        card = self._names.cards.get(ref)
        if card is not None:
            for record in self._table.state.objects.values():
                if record.card == card and not record.gone:
                    return record.id
        raise _Refused(f"{ref} is not there")


class _Choices:
    """The choices sent with an action, and which of them have been taken."""

    def __init__(self, sent: tuple[Choice, ...], player: str | None, implied: list[Choice]) -> None:
        """``implied`` are choices that the action itself makes: where a card is played to."""
        self._waiting = dict(enumerate(sent))
        self._player = player
        self._implied = implied

    def left(self) -> list[int]:
        """Return the indices of the choices that were not taken."""
        return list(self._waiting)

    def take(self, case: "_Case", question: Question) -> Answer | None:
        """Return the answer of the first choice that fits the question, which is then taken."""
        for choice in self._implied:
            answer = _read(case, question, choice)
            if answer is not None:
                self._implied.remove(choice)
                return answer
        for index, choice in self._waiting.items():
            if (choice.player or self._player or SEATS[question.player]) != SEATS[question.player]:
                continue
            answer = _read(case, question, choice)
            if answer is not None:
                del self._waiting[index]
                return answer
        return None


def _read(case: _Case, question: Question, choice: Choice) -> Answer | None:
    """Return the choice as an answer to the question, None if it is none."""
    if choice.kind != question.kind:
        return None
    answer: Answer
    if choice.kind == "optional":
        answer = ("yes" if choice.yes else "no",)
    elif choice.kind == "number":
        answer = (choice.number,)
    elif choice.kind == "amount":
        wanted = {ref: amount for ref, amount in (choice.amounts or {}).items() if amount}
        return next(
            ((way,) for way in question.options if amounts(case._table, case._names, way) == wanted), None
        )
    else:
        named = {option_name(case._table, case._names, option): option for option in question.options}
        picked = choice.pick or ()
        if any(pick not in named for pick in picked):
            return None
        answer = tuple(named[pick] for pick in picked)
    return None if question.why_not(answer) else answer
