"""Keywords that the procedures of the rules ask for: an instance on a card is all there is to them."""

import dataclasses

from oracle.grand_archive.model import Ability, Keyword, Restriction


def _named(name: str, value: int, restrictions: tuple[Restriction, ...]) -> Keyword:
    return Keyword(name=name, value=value, restrictions=restrictions)


def ambush(*restrictions: Restriction) -> Keyword:
    """Return Ambush: it may retaliate though it is not defending (AMB.1); an awake one only (AMB.2)."""
    return _named("ambush", 0, restrictions)


def cleave(*restrictions: Restriction) -> Keyword:
    """Return Cleave: all units of a chosen opponent are attacked (CLV.1)."""
    return _named("cleave", 0, restrictions)


def divine_relic() -> Keyword:
    """Return Divine Relic: one card with it in a material deck (DIV.1)."""
    return _named("divine relic", 0, ())


def fast_activation(*restrictions: Restriction) -> Keyword:
    """Return Fast Activation: it may be activated at fast speed (FST.1)."""
    return _named("fast activation", 0, restrictions)


def floating_memory(*restrictions: Restriction) -> Keyword:
    """Return Floating Memory: from the graveyard it pays one of a memory cost (FLM.1)."""
    return _named("floating memory", 0, restrictions)


def hindered(*restrictions: Restriction) -> Keyword:
    """Return Hindered: it enters the field rested (HIN.1)."""
    return _named("hindered", 0, restrictions)


def imbue(number: int, *restrictions: Restriction) -> Keyword:
    """Return Imbue N: reserve cards revealed; with N matching ones it is imbued (IMB.1)."""
    return _named("imbue", number, restrictions)


def lineage(name: str) -> Keyword:
    """Return NAME Lineage: it is leveled from a previous level champion of that name (LIN.1)."""
    return Keyword(name="lineage", who=name)


def levels_into(name: str) -> Keyword:
    """Return that a champion can only level up into one of that name."""
    return Keyword(name="levels into", who=name)


def pride(number: int, *restrictions: Restriction) -> Keyword:
    """Return Pride N: it obeys a champion of level N or more only."""
    return _named("pride", number, restrictions)


def stealth(*restrictions: Restriction) -> Keyword:
    """Return Stealth: it cannot be attacked."""
    return _named("stealth", 0, restrictions)


def true_sight(*restrictions: Restriction) -> Keyword:
    """Return True Sight: its attacks ignore Stealth."""
    return _named("true sight", 0, restrictions)


def taunt(*restrictions: Restriction) -> Keyword:
    """Return Taunt: who attacks must attack it while it is awake."""
    return _named("taunt", 0, restrictions)


def inherited(ability: Ability) -> Ability:
    """Return the ability as an Inherited Effect: its champion has it through the lineage (INH.1)."""
    return dataclasses.replace(ability, inherited=True)
