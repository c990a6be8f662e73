"""Riftbound (符文战场): its words, its positions, and what can be said under Given, When and Then."""

from collections.abc import Sequence

from adapters.port import Position
from steps.game import Game, RuleHashes
from steps.names import Entry, Names
from steps.registry import Registry
from steps.riftbound import given, then, when
from steps.riftbound.cards import Cards
from steps.riftbound.position import Draft, battlefield_table, object_table
from steps.riftbound.telling import TELLING
from steps.riftbound.words import SLOTS
from steps.words import Language


def _entries() -> Sequence[Entry]:
    from oracle.riftbound.catalogue import entries  # pure data, loaded when a name is looked up

    return entries


def _rules() -> frozenset[str]:
    from oracle.riftbound.rule_numbers import numbers  # pure data, loaded by lint

    return numbers


def _rule_hashes() -> RuleHashes:
    from oracle.riftbound import rule_hashes  # pure data, loaded by stale

    return RuleHashes(rule_hashes.version, rule_hashes.hashes)


def _tables(position: Position, names: Names, language: Language) -> dict[str, list[list[str]]]:
    return {
        "objects": object_table(position, names, language),
        "battlefields": battlefield_table(position, names, language),
    }


def _example() -> Position:
    draft = Draft(Names(game.catalogue))
    objects = [
        ["object", "player", "place", "state"],
        ["Hidden Blade", "You", "hand", ""],
        ["Unit X (3)", "You", "battlefield A", "exhausted, damage 1"],
        ["Guardian Angel", "You", "battlefield A", "attached to Unit X"],
        ["Zhonya's Hourglass as H1", "You", "battlefield A", "face down"],
        ["Zhonya's Hourglass as H2", "Opponent", "base", ""],
        ["Unit Y (2)", "Opponent", "battlefield B", "buffed"],
        ["Smite", "Opponent", "battlefield B", "hidden this turn"],
        ["Unit Z (1)", "You", "battlefield B", "controlled by the opponent"],
    ]
    battlefields = [
        ["battlefield", "card", "controller"],
        ["A", "Vilemaw's Lair", "You"],
        ["B", "", "Opponent"],
    ]
    draft.add_objects([(0, row) for row in objects])
    draft.add_battlefields([(0, row) for row in battlefields])
    return draft.position()


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
    style=Cards(),
    rules=_rules,
    rule=r"\d{3}(?:\.(?:\d+|[a-z]+))*",
    rule_hashes=_rule_hashes,
    telling=TELLING,
    tables=_tables,
    example=_example,
)
"""Riftbound, as the rest of the suite asks for it."""
