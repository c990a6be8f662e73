"""Riftbound (符文战场): its words, its positions, and what can be said under Given, When and Then."""

from collections.abc import Sequence

from adapters.port import Position
from steps.game import Game
from steps.names import Entry, Names
from steps.registry import Registry
from steps.riftbound import given, then, when
from steps.riftbound.position import Draft, battlefield_table, object_table
from steps.riftbound.words import SLOTS
from steps.words import Language


def _entries() -> Sequence[Entry]:
    from oracle.riftbound.catalogue import entries  # pure data, loaded when a name is looked up

    return entries


def _rules() -> frozenset[str]:
    from oracle.riftbound.rule_numbers import numbers  # pure data, loaded by lint

    return numbers


def _tables(position: Position, names: Names, language: Language) -> dict[str, list[list[str]]]:
    return {
        "objects": object_table(position, names, language),
        "battlefields": battlefield_table(position, names, language),
    }


def _phrases() -> Registry:
    registry = Registry(SLOTS)
    given.add(registry)
    when.add(registry)
    then.add(registry)
    return registry.finish()


game = Game(
    id="riftbound",
    phrases=_phrases(),
    draft=Draft,
    entries=_entries,
    rules=_rules,
    tables=_tables,
)
"""Riftbound, as the rest of the suite asks for it."""
