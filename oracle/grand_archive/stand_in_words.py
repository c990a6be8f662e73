"""The words that the texts of stand-ins are made of: pure data, for whoever gives them names in a language.

A text is ``[restriction: ...][when or cost: ...]word``: ``class bonus: critical 2``,
``on enter: draw 1``, ``rest this: sacrifice an ally: draw 1``.  ``N`` stands for a number, ``KEYWORD`` for a
keyword, ``ELEMENT`` for an element and ``NAME`` for the name of a champion.
"""

from collections.abc import Mapping

TYPES = ("ally", "action", "attack", "item", "weapon", "domain", "phantasia", "champion")
"""The types a stand-in may have."""

SUPERTYPES = ("unique", "regalia", "token")
"""Traits that are no subtype."""

ELEMENTS = (
    "norm",
    "fire",
    "water",
    "wind",
    "arcane",
    "astra",
    "crux",
    "exia",
    "luxem",
    "neos",
    "tera",
    "umbra",
)

RESTRICTIONS: Mapping[str, str] = {
    "class bonus": "it works while the champion has a class of the card",
    "element bonus": "it works while the champion has the element of the card",
    "NAME bonus": "it works under the champion of that name",
    "level N+": "it works while the level of the champion is N or more",
    "inherited": "the champion has it while the card is in its lineage",
}

WHEN: Mapping[str, str] = {
    "on enter": "when it enters the field",
    "on death": "when it dies",
    "on kill": "when it kills a unit in combat",
    "on attack": "when it attacks",
    "on rest": "when it becomes rested",
    "on foster": "when it becomes fostered",
    "revealed from memory": "when it is revealed from memory",
    "beginning of recollection": "at the beginning of its controller's recollection phase",
    "beginning of end": "at the beginning of its controller's end phase",
}

COSTS: Mapping[str, str] = {
    "sacrifice this": "an activated ability that costs its own sacrifice",
    "banish this": "an activated ability that costs its own banishment",
    "rest this": "an activated ability that costs resting it",
    "sacrifice an ally": "an activated ability that costs the sacrifice of an ally",
    "discard a card": "an activated ability that costs discarding a card",
    "pay N": "an activated ability with a reserve cost of N",
}

KEYWORDS: Mapping[str, str] = {
    "ambush": "Ambush",
    "brew N": "Brew with N different herbs",
    "cleave": "Cleave",
    "critical N": "Critical N",
    "divine relic": "Divine Relic",
    "efficiency": "Efficiency",
    "fast activation": "Fast Activation",
    "floating memory": "Floating Memory",
    "foster": "Foster",
    "hindered": "Hindered",
    "imbue N": "Imbue N",
    "immortality": "Immortality",
    "intercept": "Intercept",
    "kindle N": "Kindle N",
    "lineage NAME": "NAME Lineage",
    "pride N": "Pride N",
    "stealth": "Stealth",
    "taunt": "Taunt",
    "true sight": "True Sight",
}

EFFECTS: Mapping[str, str] = {
    "deal N": "deal N damage to target unit",
    "deal LV": "deal damage equal to the level to target unit",
    "destroy": "destroy target ally",
    "destroy N": "destroy target ally with reserve cost N or less",
    "put into graveyard": "put target ally into its owner's graveyard",
    "banish": "banish target ally",
    "return to hand": "return target ally to its owner's hand",
    "negate": "negate target card activation",
    "copy": "copy target card activation",
    "rest": "rest target unit",
    "wake": "wake target unit up",
    "give power N": "target unit gets +N power this turn",
    "give KEYWORD": "target unit has a keyword this turn",
    "take life N": "target unit gets -N life this turn",
    "prevent N": "prevent the next N damage to target unit this turn",
    "redirect": "redirect the attack to target unit",
    "damage counters N": "put N damage counters on your champion",
    "draw N": "draw N cards",
    "draw N if imbued": "if this is imbued, draw N cards",
    "draw N or N if empowered": "draw so many cards, the second number if this is empowered",
    "agility N": "you gain agility N this turn",
    "empower N": "empower N",
    "recover N": "recover N",
    "level up N": "your champion gets +N levels this turn",
    "level down N": "your champion gets -N levels this turn",
    "level counter N": "put N level counters on your champion",
    "reveal cost N": "reveal a card with reserve cost N from your hand",
    "reveal memory": "reveal a card of your memory at random",
}

STATIC: Mapping[str, str] = {
    "power N": "it gets +N power",
    "life N": "it gets +N life",
    "champion life N": "your champion gets +N life",
    "champion life minus N": "your champion gets -N life",
    "champion level N": "your champion gets +N levels",
    "champion level minus N": "your champion gets -N levels",
    "cheaper N": "it costs N less to activate",
    "items cost N more": "item cards cost N more to activate",
    "items cost a discard": "as an additional cost to activate an item card its player discards a card",
    "enables ELEMENT": "its controller has an element enabled",
}
