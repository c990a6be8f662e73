"""The names of a case and the refs of an engine: the same, but for what is made while the case runs."""

from adapters.port import (
    Action,
    Activate,
    Attack,
    Choice,
    Choose,
    Hide,
    Materialize,
    Move,
    Observation,
    Play,
    Position,
    Settle,
)

MADE = "made:"


class Names:
    """Finds ``made:Gold#2`` (the second Gold) among what an engine shows under refs of its own.

    What is made later is counted by its card's name, in the order in which it is first shown.

    >>> from adapters.port import ShownObject
    >>> names = Names(Position())
    >>> names.see(Observation(objects=(ShownObject("new:1", "Gold", "p1.base"),)))
    >>> names.ref("made:Gold#1"), names.name("new:1"), names.ref("Unit X"), names.ref("made:Gold#2")
    ('new:1', 'made:Gold#1', 'Unit X', None)
    >>> names.ref("at.made:Gold#1"), names.name("at.new:1"), names.ref("p1.base"), names.ref("at.made:Gold#2")
    ('at.new:1', 'at.made:Gold#1', 'p1.base', None)
    """

    def __init__(self, position: Position) -> None:
        legends = (card.name for setup in position.players.values() for card in setup.legends)
        self._set = frozenset((*(item.ref for item in position.objects), *legends))
        self._made: dict[str, list[str]] = {}
        self._known: dict[str, str] = {}

    def see(self, observation: Observation) -> None:
        """Count what has been made since the last observation."""
        for item in observation.objects:
            if item.ref not in self._set and item.ref not in self._known:
                refs = self._made.setdefault(item.card, [])
                refs.append(item.ref)
                self._known[item.ref] = f"{MADE}{item.card}#{len(refs)}"

    def ref(self, name: str) -> str | None:
        """Return the engine's ref for a name of the case, or None for something not made yet.

        A place at a battlefield that is made later is translated likewise.
        """
        if name.startswith(f"at.{MADE}"):
            ref = self.ref(name.removeprefix("at."))
            return None if ref is None else f"at.{ref}"
        if not name.startswith(MADE):
            return name
        card, _, number = name.removeprefix(MADE).rpartition("#")
        refs = self._made.get(card, [])
        return refs[int(number) - 1] if int(number) <= len(refs) else None

    def name(self, ref: str) -> str:
        """Return the name of the case for an engine's ref."""
        if ref.startswith("at."):
            return f"at.{self.name(ref.removeprefix('at.'))}"
        return self._known.get(ref, ref)

    def action(self, action: Action) -> Action:
        """Return the action with the engine's refs.

        Raises :class:`NotMadeError` where it names something that does not exist yet.
        """
        match action:
            case Play():
                to = None if action.to is None else self._one(action.to)
                return Play(action.player, self._one(action.object), to, self.choices(action.choices))
            case Move():
                objects = tuple(self._one(name) for name in action.objects)
                return Move(action.player, objects, self._one(action.to), self.choices(action.choices))
            case Activate():
                choices = self.choices(action.choices)
                return Activate(action.player, self._one(action.object), action.ability, choices)
            case Hide():
                return Hide(action.player, self._one(action.object), action.to)
            case Choose():
                return Choose(action.player, self.choices(action.choices))
            case Materialize():
                return Materialize(action.player, self._one(action.object), self.choices(action.choices))
            case Attack():
                return Attack(
                    action.player,
                    self._one(action.object),
                    self._one(action.target),
                    tuple(self._one(name) for name in action.weapons),
                    self.choices(action.choices),
                )
            case Settle():
                return Settle(action.until, self.choices(action.choices), action.phase)
            case _:
                return action

    def choices(self, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """Return the choices with the engine's refs."""
        return tuple(self.choice(choice) for choice in choices)

    def choice(self, choice: Choice) -> Choice:
        """Return the choice with the engine's refs."""
        return Choice(
            choice.kind,
            None if choice.pick is None else tuple(self._one(name) for name in choice.pick),
            None if choice.amounts is None else {self._one(name): n for name, n in choice.amounts.items()},
            choice.yes,
            choice.number,
            choice.player,
        )

    def _one(self, name: str) -> str:
        ref = self.ref(name)
        if ref is None:
            raise NotMadeError(name)
        return ref


class NotMadeError(Exception):
    """A name of something that has not been made."""
