"""Origins (起源): cards that make or give Temporary and Vision."""

from oracle.kernel import Steps
from oracle.riftbound.cards._keywords import granting
from oracle.riftbound.cards._tokens import SPRITE
from oracle.riftbound.cards._words import Filter, a, card, spell, when_played
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import Bearer, Chooser, Object
from oracle.riftbound.table import Table


@when_played()
def _sprite_here(do: Execution) -> Steps[None]:
    place = do.place_of(do.me)
    if place is not None:
        yield from do.play_token(SPRITE, place=place, exhausted=False)


card("Sprite Mother", _sprite_here)


def _other_friendly_unit(table: Table, me: Bearer, record: Object) -> bool:
    return record.id != me.id and record.controller == me.controller and table.is_unit(record)


card("Gemcraft Seer", "vision", *granting("vision", _other_friendly_unit))


def _unit_at_a_battlefield_or_gear(table: Table, record: Object, chooser: Chooser) -> bool:
    return table.is_gear(record) or (table.is_unit(record) and record.place.zone == "battlefield")


@spell("Fading Memories", target=a(Filter(_unit_at_a_battlefield_or_gear)))
def _fading_memories(do: Execution) -> Steps[None]:
    target = do.target("target")
    for grant in granting("temporary", lambda table, me, record: record.id == target.id):
        yield from do.give(grant, target, until="while there")
