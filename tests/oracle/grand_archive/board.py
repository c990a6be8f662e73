"""A board for tests: who has what, where; and a short way to act and answer."""

from collections.abc import Callable, Sequence

import msgspec

from oracle.grand_archive.cards import cards
from oracle.grand_archive.discretion import PASS, Action
from oracle.grand_archive.game import Game, start
from oracle.grand_archive.model import Definition, Object, Place, Player, Seat, State
from oracle.grand_archive.stand_ins import stand_in
from oracle.kernel import Machine, Question

SPARK = stand_in("Stand-in Spark", "action", traits=("spell",), reserve=1, text=("deal 2",))
BLADE = stand_in(
    "Stand-in Blade",
    "weapon",
    traits=("regalia", "sword"),
    classes=("warrior",),
    memory=0,
    power=2,
    durability=3,
)


class Board:
    """A game in the middle: objects are called by their card's name, ``NAME#2`` for the second one."""

    def __init__(self, *, active: int = 0, phase: str = "main", players: int = 2, seed: int = 7) -> None:
        self._state = State(
            objects={},
            zones={},
            players=tuple(Player(last_turn=3) for _ in range(players)),
            seed=seed,
            turn=5,
            active=active,
            phase=phase,
        )
        self._names: dict[str, int] = {}
        self._machine: Machine[State] | None = None

    def put(self, player: int, zone: str, *names: str | Definition, **facts: object) -> "Board":
        """Put cards into a zone of a player, before the game goes on."""
        place = Place(zone, player)  # type: ignore[arg-type]  # the name of a zone
        state = self._state
        for name in names:
            definition = cards[name] if isinstance(name, str) else name
            identity = state.next_id
            state.next_id += 1
            record = Object(identity, identity, definition, player, player, place)
            state.objects[identity] = msgspec.structs.replace(record, **facts) if facts else record
            state.zones[place] = (*state.zones.get(place, ()), identity)
            number = 1 + sum(each.partition("#")[0] == definition.name for each in self._names)
            self._names[definition.name if number == 1 else f"{definition.name}#{number}"] = identity
        return self

    def enable(self, player: int, element: str) -> "Board":
        """Enable an element for a player until the end of the turn."""
        players = list(self._state.players)
        players[player] = msgspec.structs.replace(players[player], enabled=frozenset({element}))
        self._state.players = tuple(players)
        return self

    def start(self, edition: str) -> None:
        """Begin under the rules of an edition."""
        self._machine = start(self._state, edition)

    @property
    def machine(self) -> Machine[State]:
        """The game, begun at the first question."""
        if self._machine is None:
            self._machine = start(self._state)
        return self._machine

    @property
    def table(self) -> Game:
        """The rules over the state."""
        assert isinstance(self.machine.rules, Game)
        return self.machine.rules

    @property
    def question(self) -> Question:
        """What is asked now."""
        assert self.machine.question is not None
        return self.machine.question

    def object(self, name: str) -> Object:
        """Return a card as it is now."""
        return self.table.now(self._names[name])

    def at(self, name: str) -> str:
        """Return the zone a card is in."""
        return self.object(name).place.zone

    def names(self, zone: str, player: int = 0) -> list[str]:
        """Return the names of the cards in a zone."""
        place = Place(zone, player)  # type: ignore[arg-type]  # the name of a zone
        return [record.definition.name for record in self.table.objects_at(place)]

    def may(self, verb: str, name: str, number: int = 0) -> bool:
        """Tell whether an action is offered."""
        return Action(verb, self.object(name).id, number) in self.question.options

    def do(self, verb: str, name: str, number: int = 0) -> None:
        """Take an action."""
        self.machine.answer((Action(verb, self.object(name).id, number),))

    def choose(self, *picks: str | int) -> None:
        """Answer the open question: names of cards, ``yes`` and ``no``, or players."""
        answer = [
            Seat(pick) if isinstance(pick, int) else pick if pick in ("yes", "no") else self.object(pick).id
            for pick in picks
        ]
        self.machine.answer(answer)

    def offered(self) -> list[str]:
        """Return the names of the cards that the open question offers."""
        return [
            self.table.record(option).definition.name
            for option in self.question.options
            if isinstance(option, int)
        ]

    def settle(self) -> None:
        """Let all players pass until the stack and the combat are over, or something is asked."""
        self._pass(lambda: bool(self.table.state.stack) or self.table.state.combat is not None)

    def go_to(self, phase: str) -> None:
        """Let all players pass until a phase begins, or something is asked."""
        self._pass(lambda: self.table.state.phase != phase)

    def resolve(self) -> None:
        """Let the top layer of the stack resolve."""
        stack = self.table.state.stack
        self._pass(lambda: self.table.state.stack == stack)

    def _pass(self, still: Callable[[], bool]) -> None:
        for _ in range(200):
            question = self.machine.question
            if question is None or question.kind != "action" or not still():
                return
            self.machine.answer((PASS,))
        raise AssertionError("it does not come to an end")

    def reasons(self) -> Sequence[str]:
        """Return the rules applied so far."""
        return [str(getattr(entry, "rule", "")) for entry in self.machine.log]
