"""Whether an engine shows the position as it was set: a case that begins elsewhere says nothing."""

from msgspec import UNSET

from adapters.mirror import mirror, players_of
from adapters.port import ObjectSetup, Observation, Position, ShownObject, on_board

_FIGURES = (
    *("points", "xp", "hand", "deck", "runes", "rune_deck", "drawn"),
    *("memory", "material", "graveyard", "banishment"),
)
_ON_BOARD = ("exhausted", "damage", "buffed", "face_down", "attached_to", "attacking", "defending")
_STRENGTH = ("might", "power", "life")


def difference(position: Position, seen: Observation) -> tuple[str, str] | None:
    """Return what was set and what is shown instead, for the first fact that differs; None if all agree.

    What an engine does not show cannot differ.

    >>> from adapters.port import Card
    >>> unit = ObjectSetup("X", Card("Unit X"), "p2", "at.A", damage=1)
    >>> position = Position(objects=(unit,))
    >>> difference(position, mirror(position)) is None
    True
    >>> difference(position, mirror(Position(objects=(ObjectSetup("X", Card("Unit X"), "p2", "at.A"),))))
    ('X damage: 1', 'X damage: 0')
    """
    wanted = mirror(position)
    return (
        _objects(position, wanted, seen)
        or _players(position, wanted, seen)
        or _battlefields(wanted, seen)
        or _turn(wanted, seen)
    )


def _objects(position: Position, wanted: Observation, seen: Observation) -> tuple[str, str] | None:
    shown = {item.ref: item for item in seen.objects}
    settled = _no_text(position)
    for setup, item in zip(position.objects, wanted.objects, strict=True):
        there = shown.get(item.ref)
        if there is None:
            return f"{item.ref} place: {item.place}", f"{item.ref} is not shown at all"
        for name in _names(setup, settled=settled):
            left, right = getattr(item, name), getattr(there, name)
            if right is not UNSET and left != right:
                return f"{item.ref} {name}: {_value(left)}", f"{item.ref} {name}: {_value(right)}"
        differs = _counters(setup, there) or _marks(setup, there)
        if differs is not None:
            return differs
    ours = {item.ref for item in wanted.objects}
    for item in seen.objects:
        if item.ref not in ours and _adds_to_board(item):
            return f"no {item.card} at {item.place}", f"{item.ref} ({item.card}) at {item.place}"
    return None


def _names(setup: ObjectSetup, *, settled: bool) -> tuple[str, ...]:
    """Return the facts that were set for an object; its strength only where nothing can change it."""
    names: tuple[str, ...] = ("place", "owner")
    if on_board(setup.place):
        names += ("controller", *_ON_BOARD)
        if settled and setup.card.stand_in:
            names += _STRENGTH
    return names


def _counters(setup: ObjectSetup, there: ShownObject) -> tuple[str, str] | None:
    """Compare the kinds of counters that were set: of others an object has what is printed on it."""
    if there.counters is UNSET or not on_board(setup.place):
        return None
    for kind, number in setup.counters.items():
        seen = there.counters.get(kind, 0)
        if seen != number:
            return f"{setup.ref} counters, {kind}: {number}", f"{setup.ref} counters, {kind}: {seen}"
    return None


def _marks(setup: ObjectSetup, there: ShownObject) -> tuple[str, str] | None:
    if there.marks is UNSET or not on_board(setup.place) or set(there.marks) == set(setup.marks):
        return None
    left, right = (_value(tuple(sorted(marks))) for marks in (setup.marks, there.marks))
    return f"{setup.ref} marks: {left}", f"{setup.ref} marks: {right}"


def _no_text(position: Position) -> bool:
    """Whether no card on the board has a text that could change a strength or a level."""
    board = (
        item
        for item in position.objects
        if on_board(item.place) or item.place.endswith((".legend", ".lineage"))
    )
    return all(
        (item.card.stand_in and not item.card.text) or item.face_down or item.hidden_this_turn
        for item in board
    ) and not any(field.card for field in position.battlefields)


def _adds_to_board(item: ShownObject) -> bool:
    return (item.place.startswith("at.") and item.face_down is not True) or item.place.endswith(".field")


def _players(position: Position, wanted: Observation, seen: Observation) -> tuple[str, str] | None:
    settled = _no_text(position)
    for player in players_of(position):
        there = seen.players.get(player)
        if there is None:
            continue
        setup = position.players.get(player)
        names: tuple[str, ...] = (*_FIGURES, "level") if settled else _FIGURES
        if setup is not None and setup.resources != "ample":
            names += ("energy", "power")
        for name in names:
            left, right = getattr(wanted.players[player], name), getattr(there, name)
            if name == "power" and right is not UNSET:
                left, right = ({domain: n for domain, n in pool.items() if n} for pool in (left, right))
            if right is not UNSET and left is not UNSET and left != right:
                return f"{player} {name}: {_value(left)}", f"{player} {name}: {_value(right)}"
    return None


def _battlefields(wanted: Observation, seen: Observation) -> tuple[str, str] | None:
    for ref, controller in wanted.battlefields.items():
        if ref in seen.battlefields and seen.battlefields[ref] != controller:
            return (
                f"battlefield {ref} controller: {_value(controller)}",
                f"battlefield {ref} controller: {_value(seen.battlefields[ref])}",
            )
    return None


def _turn(wanted: Observation, seen: Observation) -> tuple[str, str] | None:
    for name in ("active", "phase", "chain", "showdown", "winner"):
        left, right = getattr(wanted, name), getattr(seen, name)
        if right is not UNSET and left != right:
            return f"{name}: {_value(left)}", f"{name}: {_value(right)}"
    return None


def _value(value: object) -> str:
    """Return a value as a reader would write it.

    >>> _value(None), _value(True), _value({"order": 1}), _value(("SM",))
    ('none', 'yes', 'order 1', 'SM')
    """
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case dict():
            return ", ".join(f"{key} {number}" for key, number in value.items()) or "none"
        case tuple():
            return ", ".join(map(str, value)) or "none"
        case _:
            return str(value)
