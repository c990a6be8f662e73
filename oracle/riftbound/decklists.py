"""Two legal decks for whole games, as data (Core Rules 103)."""

from typing import NamedTuple


class Decklist(NamedTuple):
    """A deck by the English names of its cards."""

    legend: str
    champion: str
    """The chosen champion: it counts toward the main deck."""
    battlefields: tuple[str, ...]
    main: tuple[tuple[str, int], ...]
    """The rest of the main deck."""
    runes: tuple[tuple[str, int], ...]


decklists: tuple[Decklist, ...] = (
    Decklist(
        legend="Draven, Glorious Executioner",
        champion="Draven, Audacious",
        battlefields=("Ornn's Forge", "Trifarian War Camp", "Windswept Hillock"),
        main=(
            ("Blazing Scorcher", 3),
            ("Legion Rearguard", 3),
            ("Noxus Hopeful", 3),
            ("Pouty Poro", 3),
            ("Shipyard Skulker", 3),
            ("Mystic Poro", 3),
            ("Tideturner", 2),
            ("Maddened Marauder", 1),
            ("Hextech Ray", 3),
            ("Smite", 3),
            ("Void Seeker", 2),
            ("Flash", 2),
            ("Ride the Wind", 2),
            ("Fight or Flight", 2),
            ("Gust", 2),
            ("Detonate", 1),
            ("Star-Crossed", 1),
        ),
        runes=(("Fury Rune", 6), ("Chaos Rune", 6)),
    ),
    Decklist(
        legend="Leona, Radiant Dawn",
        champion="Leona, Determined",
        battlefields=("Altar to Unity", "Grove of the God-Willow", "Vilemaw's Lair"),
        main=(
            ("Playful Phantom", 3),
            ("Stalwart Poro", 3),
            ("Sunlit Guardian", 3),
            ("Solari Shieldbearer", 2),
            ("Vanguard Sergeant", 3),
            ("Daring Poro", 3),
            ("Petty Officer", 2),
            ("Laurent Duelist", 2),
            ("Faithful Manufactor", 2),
            ("Trifarian Gloryseeker", 2),
            ("Soraka, Wanderer", 1),
            ("Discipline", 2),
            ("Defy", 2),
            ("Charm", 1),
            ("Rune Prison", 2),
            ("Hidden Blade", 2),
            ("Deathgrip", 1),
            ("Vengeance", 1),
            ("Zhonya's Hourglass", 2),
        ),
        runes=(("Calm Rune", 6), ("Order Rune", 6)),
    ),
)
"""Draven (fury and chaos) and Leona (calm and order)."""
