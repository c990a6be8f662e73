"""Two legal decks for whole games: a main deck by numbers, and a material deck with one of each."""

from typing import NamedTuple


class DeckList(NamedTuple):
    """A deck: how many of which cards."""

    name: str
    main: tuple[tuple[int, str], ...]
    material: tuple[str, ...]


decklists = (
    DeckList(
        "Lorraine",
        (
            (4, "Woodland Squirrels"),
            (4, "Flame-Rune Swordsman"),
            (4, "Esteemed Knight"),
            (4, "Arthur, Young Heir"),
            (4, "Shangxiang, Fierce Princess"),
            (4, "Imperial Recruit"),
            (4, "Flame Sweep"),
            (4, "Heighten Spellcraft"),
            (4, "Devoted Martyr"),
            (4, "Potion of Healing"),
            (4, "March Hare, Mottled Host"),
            (4, "Silent Firebrand"),
            (4, "Accompanying Guard"),
            (4, "Ordinary Bear"),
            (4, "Gray Wolf"),
        ),
        (
            "Spirit of Fire",
            "Lorraine, Wandering Warrior",
            "Lorraine, Blademaster",
            "Varuckan Soulknife",
            "Grand Crusader's Ring",
            "Gem of Sorority",
            "Clarent, Reimagined",
            "Clarent, Sword of Peace",
        ),
    ),
    DeckList(
        "Tristan",
        (
            (4, "Woodland Squirrels"),
            (4, "Shade Striker"),
            (4, "Bushwhack Bandit"),
            (4, "Poised Rearguard"),
            (4, "Speed Potion"),
            (4, "Mastermind Scheme"),
            (4, "Blanche, Sheltering Saint"),
            (4, "Imperial Sentry"),
            (4, "Devoted Martyr"),
            (4, "Gray Wolf"),
            (4, "Cloaked Executioner"),
            (4, "Reconnaissance Scout"),
            (4, "Accompanying Guard"),
            (4, "Ordinary Bear"),
            (4, "Imperial Recruit"),
        ),
        (
            "Spirit of Wind",
            "Tristan, Underhanded",
            "Tristan, Grim Stalker",
            "Clarent, Sword of Peace",
            "Imperial Seal",
            "Tome of Sorcery",
        ),
    ),
)
