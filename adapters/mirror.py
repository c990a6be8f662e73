"""A position as an engine would show it: what a read-back looks like when everything was set as asked."""

from msgspec import UNSET, UnsetType

from adapters.port import ObjectSetup, Observation, PlayerSetup, Position, ShownObject, ShownPlayer, Waiting

PLAYERS = ("p1", "p2")
"""The players of a position that names none."""
RUNES = 12
"""Runes in a rune deck before any is channeled."""


def players_of(position: Position) -> tuple[str, ...]:
    """Return the players of a position, You first.

    >>> players_of(Position())
    ('p1', 'p2')
    """
    named = {*PLAYERS, *position.players, *(item.owner for item in position.objects)}
    return tuple(sorted(named))


def controller_of(position: Position, battlefield: str, named: str | None) -> str | None:
    """Return who controls a battlefield: the one named, else the player whose units alone are there."""
    if named is not None:
        return named
    there = {
        item.controller or item.owner
        for item in position.objects
        if item.place == f"at.{battlefield}"
        and not (item.face_down or item.hidden_this_turn)
        and not item.attached_to
    }
    return there.pop() if len(there) == 1 else None


def mirror(position: Position) -> Observation:
    """Return the observation of an engine in which exactly this position stands and nothing has happened."""
    return Observation(
        objects=tuple(_object(item) for item in position.objects),
        players={
            player: _player(player, position.players.get(player, PlayerSetup()), position)
            for player in players_of(position)
        },
        battlefields={
            field.ref: controller_of(position, field.ref, field.controller) for field in position.battlefields
        },
        chain=(),
        active=position.active,
        phase=position.phase,
        showdown=None,
        combat=None,
        winner=None,
        waiting=Waiting(position.active, "action"),
    )


def _counters(item: ObjectSetup) -> dict[str, int]:
    """Return the counters on an object: durability as printed, where the position does not say otherwise."""
    durability = item.card.durability if item.place.endswith(".field") else None
    return ({} if durability is None else {"durability": durability}) | item.counters


def _object(item: ObjectSetup) -> ShownObject:
    return ShownObject(
        ref=item.ref,
        card=item.card.name,
        place=item.place,
        owner=item.owner,
        controller=item.controller or item.owner,
        exhausted=item.exhausted,
        damage=item.damage,
        might=None if item.card.might is None else item.card.might + item.buffed,
        buffed=item.buffed,
        stunned=False,
        empowered=False,
        face_down=item.face_down or item.hidden_this_turn,
        attached_to=item.attached_to,
        power=_with_counters(item.card.power, item),
        life=_with_counters(item.card.life, item),
        counters=_counters(item),
        marks=tuple(sorted(item.marks)),
        attacking=False,
        defending=False,
    )


def _with_counters(printed: int | None, item: ObjectSetup) -> int | None:
    """Return power or life with the counters that change both."""
    if printed is None:
        return None
    return printed + item.counters.get("buff", 0) - item.counters.get("debuff", 0)


def _player(player: str, setup: PlayerSetup, position: Position) -> ShownPlayer:
    ample = setup.resources == "ample"
    pool = PlayerSetup().resources if ample else setup.resources
    assert not isinstance(pool, str)
    runes = sum(setup.runes.values()) + _number(position, player, "runes")
    return ShownPlayer(
        points=setup.points,
        xp=setup.xp,
        energy=pool.energy,
        power=dict(pool.power),
        hand=_number(position, player, "hand"),
        deck=len(setup.deck) + setup.filler,
        drawn=0,
        channeled=0,
        runes=runes,
        rune_deck=RUNES - runes if setup.rune_deck is None else setup.rune_deck,
        memory=_number(position, player, "memory"),
        material=_number(position, player, "material"),
        graveyard=_number(position, player, "graveyard"),
        banishment=_number(position, player, "banishment"),
        level=_level(position, player),
    )


def _level(position: Position, player: str) -> int | UnsetType:
    """Return the level of a player's champion with its counters; a player without one shows none."""
    for item in position.objects:
        if item.place == f"{player}.field" and item.card.type == "champion" and item.card.level is not None:
            return item.card.level + item.counters.get("level", 0)
    return UNSET


def _number(position: Position, player: str, zone: str) -> int:
    return sum(item.place == f"{player}.{zone}" for item in position.objects)
