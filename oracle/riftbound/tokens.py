"""What is made, becomes a copy, or is replaced (Core Rules 438, 439, 477.1.b)."""

import dataclasses

from oracle.kernel import Steps
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import Definition, Object, Place


def create(do: Execution, definition: Definition) -> Steps[Object]:
    """Create a unit or gear token (439): not played, it is where it could be played to (439.2.b.1)."""
    table = do.table
    controlled = [
        Place("battlefield", each.id) for each in table.battlefields() if each.controller == do.controller
    ]
    places = [Place("base", do.controller), *(controlled if definition.kind == "unit" else ())]
    (place,) = yield from do.pick("place", places)
    assert isinstance(place, Place)
    token = table.create(definition, do.controller, place, exhausted=definition.kind == "unit")  # 143.4
    table.reason("439.2.b.1", "created", token.id, by=do.this)
    return token


def become_copy(do: Execution, thing: int, original: int) -> None:
    """Let an object become a copy: its traits are now those of the other, maybe a copy too (477.1.b)."""
    table = do.table
    definition = table.record(original).definition
    token = table.record(thing).definition.token
    table.change(thing, definition=dataclasses.replace(definition, token=token))
    table.reason("477.1.b.1", "became a copy", thing, by=do.this)


def replace(do: Execution, battlefield: int, token: Definition) -> None:
    """Put a battlefield token in the place of a battlefield, which it is from then on (438.1.a, 438.5)."""
    table = do.table
    old = table.record(battlefield)
    card = table.new_id()
    below = old.instead_of
    if not old.definition.token:
        banished = table.create(old.definition, old.owner, Place("banished", old.owner), card=old.card)
        below = banished.id
    table.change(battlefield, definition=token, card=card, instead_of=below)
    table.reason("438.1", "took its place", battlefield, by=do.this)


def swap_back(do: Execution, battlefield: int) -> None:
    """Put back the battlefield that a token replaced (438.7.b); nothing, if there is none (438.7.c)."""
    table = do.table
    below = table.record(battlefield).instead_of
    if not below or table.record(below).gone:
        return
    original = table.record(below)
    table.forget(below)
    table.change(battlefield, definition=original.definition, card=original.card, instead_of=0)
    table.reason("438.7.b", "swapped back", battlefield, by=do.this)
