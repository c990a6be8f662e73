"""Grand Archive: its words, its positions, and what can be said under Given, When and Then."""

from collections.abc import Sequence

from adapters.port import Position
from steps.game import Game
from steps.grand_archive import given, then, when
from steps.grand_archive.cards import Cards
from steps.grand_archive.position import Draft, object_table
from steps.grand_archive.telling import TELLING
from steps.grand_archive.words import SLOTS
from steps.names import Entry, Names
from steps.registry import Registry
from steps.words import Language


def _entries() -> Sequence[Entry]:
    from oracle.grand_archive.catalogue import entries  # pure data, loaded when a name is looked up

    return entries


def _rules() -> frozenset[str]:
    from oracle.grand_archive.rule_numbers import numbers  # pure data, loaded by lint

    return numbers


def _tables(position: Position, names: Names, language: Language) -> dict[str, list[list[str]]]:
    return {"objects": object_table(position, names, language)}


def _example() -> Position:
    draft = Draft(Names(game.catalogue))
    objects = [
        ["object", "player", "place", "state", "card"],
        ["Lorraine, Wandering Warrior", "You", "field", "rested, damage 3, 1 level counter", ""],
        ["Spirit of Fire", "You", "lineage", "", ""],
        ["Woodland Squirrels as S1", "You", "hand", "", ""],
        ["Woodland Squirrels as S2", "Opponent", "field", "controlled by you", ""],
        ["Ally X (2/3)", "You", "field", "fostered, damage 1", "fire, warrior, cost 3, unique, critical 2"],
        ["Weapon W (1/2)", "You", "field", "1 durability counter", "regalia, class bonus: cleave"],
        ["Action A", "Opponent", "hand", "", "cost 1, fast, draw 2"],
        ["Domain D (3)", "Opponent", "field", "", "siegeable"],
        ["Attack K (1)", "You", "graveyard", "", "norm"],
    ]
    draft.add_objects([(0, row) for row in objects])
    draft.fill("p1", "hand", 2)
    draft.fill("p2", "memory", 3)
    return draft.position()


def _phrases() -> Registry:
    registry = Registry(SLOTS)
    given.add(registry)
    when.add(registry)
    then.add(registry)
    return registry.finish()


game = Game(
    id="grand_archive",
    phrases=_phrases(),
    draft=Draft,
    entries=_entries,
    style=Cards(),
    rules=_rules,
    rule=r"[A-Z]{2,3}(?:\.(?:\d+|ex))+",
    telling=TELLING,
    tables=_tables,
    example=_example,
)
"""Grand Archive, as the rest of the suite asks for it."""
