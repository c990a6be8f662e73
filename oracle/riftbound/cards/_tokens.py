"""Tokens (Core Rules 187), and the basic runes (164)."""

from oracle.kernel import Steps
from oracle.riftbound.cards._words import EXHAUST_ME, KILL_ME, activated, card
from oracle.riftbound.execution import Execution
from oracle.riftbound.model import Cost


@activated(Cost(actions=(EXHAUST_ME, KILL_ME)), "reaction", adds=(0, ("any",)))
def _add_any(do: Execution) -> Steps[None]:
    yield from do.add(power=("any",))


RECRUIT = card("Recruit")
SPRITE = card("Sprite", "temporary")
SAND_SOLDIER = card("Sand Soldier")
MECH = card("Mech")
GOLD = card("Gold", _add_any)
REFLECTION = card("Reflection")
BIRD = card("Bird", "deflect")
TENTACLE = card("Tentacle")

for _domain in ("Fury", "Calm", "Mind", "Body", "Chaos", "Order"):
    card(f"{_domain} Rune")  # what basic runes do stands in oracle.riftbound.costs
