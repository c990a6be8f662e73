"""Random positions to play from, with fixed cards; written as a feature, and read as one."""

import random
from collections.abc import Callable, Mapping

from adapters.port import Position
from steps.compile import compile_text
from touchstone.errors import UserError

_PLAYERS = ("You", "Opponent")


def random_position(game: str, chance: random.Random) -> Position:
    """Return a position; the same one for the same state of chance.  Raises :class:`UserError`."""
    if game not in FEATURES:
        raise UserError(f"fuzz has no positions for {game} yet; it has for: {', '.join(FEATURES)}")
    read = compile_text(FEATURES[game](chance))
    if read.errors:
        raise read.errors[0]
    return read.cases[0].position


# -- Riftbound ----------------------------------------------------------------------------------------------

_HAND = (
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
)
_UNITS = (
    "Legion Rearguard",
    "Noxus Hopeful",
    "Stalwart Poro",
    "Solari Shieldbearer",
    "Daring Poro",
    "Laurent Duelist",
    "Soraka, Wanderer",
    "Leona, Determined",
    "Watchful Sentry",
)
_GEAR = ("Zhonya's Hourglass", "Guardian Angel")
_BATTLEFIELDS = ("", "", "Vilemaw's Lair", "Trifarian War Camp", "Windswept Hillock")


def _riftbound(chance: random.Random) -> str:
    fields = chance.sample(_BATTLEFIELDS, 2)
    holders = [chance.choice(_PLAYERS) for _ in fields]
    rows = [f"| {ref} | {card} |" for ref, card in zip("AB", fields, strict=True)]
    units = chance.sample(_UNITS, 5)
    lines = []
    for unit in (*units, "Unit X (3)", "Unit Y (2)"):
        player = chance.choice(_PLAYERS)
        held = [f"battlefield {ref}" for ref, holder in zip("AB", holders, strict=True) if holder == player]
        state = chance.choice(("", "", "exhausted", "buffed"))
        lines.append(f"| {unit} | {player} | {chance.choice(('base', *held, *held))} | {state} |")
    cards = chance.sample(_HAND, 6)
    lines += [f"| {name} | {_PLAYERS[at % 2]} | hand | |" for at, name in enumerate(cards)]
    gear = [name for name in _GEAR if name not in cards]
    lines += [f"| {name} | {chance.choice(_PLAYERS)} | base | |" for name in chance.sample(gear, 1)]
    table = "\n".join(f"      {line}" for line in lines)
    return f"""@game:riftbound
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


# -- Grand Archive ------------------------------------------------------------------------------------------

_CHAMPIONS = ("fire, wind, warrior, mage", "fire, wind, assassin, cleric", "fire, water, guardian, mage")
_ALLIES = (
    "Woodland Squirrels",
    "Imperial Recruit",
    "Devoted Martyr",
    "Esteemed Knight",
    "Shade Striker",
    "Poised Rearguard",
    "Bushwhack Bandit",
    "Cloaked Executioner",
    "Flame-Rune Swordsman",
    "Silent Firebrand",
    "Reconnaissance Scout",
    "Arthur, Young Heir",
    "Accompanying Guard",
)
_STAND_INS = (
    ("Ally X (2/3)", "cost 1, cleave"),
    ("Ally Y (1/4)", "cost 1, intercept, immortality"),
    ("Ally Z (3/2)", "cost 2, ambush, stealth, on death: draw 1"),
    ("Action A", "cost 1, fast, deal 2"),
    ("Action B", "cost 0, fast, draw 1"),
    ("Action D", "cost 1, fast, return to hand"),
    ("Attack K (2)", "cost 1, cleave"),
)
_ITEMS = ("Speed Potion", "Gem of Sorority", "Imperial Seal")


def _grand_archive(chance: random.Random) -> str:
    lines = [
        f"| Champion {ref} (1/20) | {player} | field | | {chance.choice(_CHAMPIONS)} |"
        for ref, player in zip("CD", _PLAYERS, strict=True)
    ]
    allies = chance.sample(_ALLIES, 9)
    for ally in allies[:5]:
        state = chance.choice(("", "", "rested", "1 buff counter"))
        lines.append(f"| {ally} | {chance.choice(_PLAYERS)} | field | {state} | |")
    lines += [f"| {ally} | {_PLAYERS[at % 2]} | hand | | |" for at, ally in enumerate(allies[5:])]
    for at, (name, text) in enumerate(chance.sample(_STAND_INS, 5)):
        lines.append(f"| {name} | {_PLAYERS[at % 2]} | hand | | {text} |")
    lines.append(f"| {chance.choice(_ITEMS)} | {chance.choice(_PLAYERS)} | field | | |")
    lines.append(f"| Weapon W (2/2) | {chance.choice(_PLAYERS)} | field | | |")
    table = "\n".join(f"      {line}" for line in lines)
    return f"""@game:grand_archive
Feature: A random position

  Scenario: A random position
    Given it is your main phase
    And the position:
      | object | player | place | state | card |
{table}
    And you have 3 more cards in hand
    And the opponent has 3 more cards in hand
"""


FEATURES: Mapping[str, Callable[[random.Random], str]] = {
    "riftbound": _riftbound,
    "grand_archive": _grand_archive,
}
"""By game, how a random position is written."""
