"""Random positions to play from, with fixed cards; written as a feature, and read as one."""

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from adapters.port import Position
from steps.compile import compile_text
from touchstone.errors import UserError


class Cards(NamedTuple):
    """What the positions of a game are made of."""

    hand: Sequence[str]
    board: Sequence[str]
    gear: Sequence[str]
    battlefields: Sequence[str]


CARDS: Mapping[str, Cards] = {
    "riftbound": Cards(
        hand=(
            "Hidden Blade",
            "Smite",
            "Flash",
            "Ride the Wind",
            "Charm",
            "Discipline",
            "Defy",
            "Rune Prison",
            "Vengeance",
            "Gust",
            "Fight or Flight",
            "Hextech Ray",
            "Blazing Scorcher",
            "Pouty Poro",
            "Vanguard Sergeant",
            "Petty Officer",
            "Zhonya's Hourglass",
        ),
        board=(
            "Legion Rearguard",
            "Noxus Hopeful",
            "Stalwart Poro",
            "Solari Shieldbearer",
            "Daring Poro",
            "Laurent Duelist",
            "Soraka, Wanderer",
            "Leona, Determined",
            "Watchful Sentry",
        ),
        gear=("Zhonya's Hourglass", "Guardian Angel"),
        battlefields=("", "", "Vilemaw's Lair", "Trifarian War Camp", "Windswept Hillock"),
    ),
}
"""The cards, by game."""

_PLAYERS = ("You", "Opponent")


def random_position(game: str, chance: random.Random) -> Position:
    """Return a position; the same one for the same state of chance.  Raises :class:`UserError`."""
    if game not in CARDS:
        raise UserError(f"fuzz has no positions for {game} yet; it has for: {', '.join(CARDS)}")
    read = compile_text(_feature(game, CARDS[game], chance))
    if read.errors:
        raise read.errors[0]
    return read.cases[0].position


def _feature(game: str, cards: Cards, chance: random.Random) -> str:
    fields = chance.sample(cards.battlefields, 2)
    holders = [chance.choice(_PLAYERS) for _ in fields]
    rows = [f"| {ref} | {card} |" for ref, card in zip("AB", fields, strict=True)]
    units = chance.sample(cards.board, 5)
    lines = []
    for unit in (*units, "Unit X (3)", "Unit Y (2)"):
        player = chance.choice(_PLAYERS)
        held = [f"battlefield {ref}" for ref, holder in zip("AB", holders, strict=True) if holder == player]
        state = chance.choice(("", "", "exhausted", "buffed"))
        lines.append(f"| {unit} | {player} | {chance.choice(('base', *held, *held))} | {state} |")
    names = chance.sample(cards.hand, 6)
    lines += [f"| {name} | {_PLAYERS[at % 2]} | hand | |" for at, name in enumerate(names)]
    gear = [name for name in cards.gear if name not in names]
    lines += [f"| {name} | {chance.choice(_PLAYERS)} | base | |" for name in chance.sample(gear, 1)]
    table = "\n".join(f"      {line}" for line in lines)
    return f"""@game:{game}
Feature: A random position

  Scenario: A random position
    Given it is your main phase
    And the battlefields:
      | battlefield | card |
      {rows[0]}
      {rows[1]}
    And the position:
      | object | player | place | state |
{table}
    And both players can pay for anything
"""
