"""What a case needs of an engine, derived from what it does: nobody writes it down."""

from adapters.port import (
    Action,
    Activate,
    Attack,
    Card,
    Hide,
    Materialize,
    Move,
    PlayerSetup,
    Resources,
    Settle,
    Welcome,
)
from steps.case import Allowed, Case, DeckLegal, Fact


def capabilities(case: Case) -> tuple[str, ...]:
    """Return the capabilities a case needs, in a fixed order.

    >>> from adapters.port import Position
    >>> from steps.case import Both, Step
    >>> steps = (Step(line=1, action=Hide("p1", "Hidden Blade", "at.A")),)
    >>> capabilities(Case("x", "riftbound", Both(), Position(), steps))
    ('hide',)
    """
    actions: list[Action] = []
    facts: set[str] = set()
    for step in case.steps:
        if step.action is not None:
            actions.append(step.action)
        if isinstance(step.expects, Allowed):
            actions.append(step.expects.action)
        if isinstance(step.expects, Fact):
            facts.add(step.expects.name)
    needed = {
        "stand_ins": any(item.card.stand_in for item in case.position.objects),
        "move": any(isinstance(action, Move) for action in actions),
        "hide": any(isinstance(action, Hide) for action in actions),
        "activate": any(isinstance(action, Activate) for action in actions),
        "materialize": any(isinstance(action, Materialize) for action in actions),
        "attack": any(isinstance(action, Attack) for action in actions),
        "showdown": "showdown" in facts
        or any(isinstance(action, Settle) and action.until == "showdown" for action in actions),
        "combat": "combat" in facts
        or any(isinstance(action, Settle) and action.until == "combat" for action in actions),
        "check": any(isinstance(step.expects, DeckLegal) for step in case.steps),
        "resources": any(_exact(player) for player in case.position.players.values()),
    }
    return tuple(name for name, wanted in needed.items() if wanted)


def _exact(player: PlayerSetup) -> bool:
    return player.resources != "ample" and (player.resources != Resources() or bool(player.runes))


def missing(case: Case, edition: str, welcome: Welcome) -> tuple[str, ...]:
    """Return what the case needs and the engine says it does not have; empty if it can be tried.

    >>> from adapters.port import EngineInfo, Position
    >>> from steps.case import Both
    >>> engine = Welcome(EngineInfo("x"), games={"riftbound": ("unleashed",)})
    >>> missing(Case("x", "riftbound", Both(), Position(), ()), "radiance", engine)
    ('edition',)
    """
    lacking = [] if edition in welcome.games.get(case.game, ()) else ["edition"]
    lacking += [
        "stand_in" if name == "stand_ins" else f"can:{name}"
        for name in capabilities(case)
        if name not in welcome.can
    ]
    cards = [item.card for item in case.position.objects if not item.card.stand_in]
    cards += [field.card for field in case.position.battlefields if field.card is not None]
    cards += [
        card for player in case.position.players.values() for card in player.legends if not card.stand_in
    ]
    for card in cards:
        words = f"card:{card.name}"
        if words not in lacking and not _known(card, welcome):
            lacking.append(words)
    return tuple(lacking)


def _known(card: Card, welcome: Welcome) -> bool:
    names = {card.name, card.number}
    if names & set(welcome.cards_partial):
        return False
    return welcome.cards == "all" or bool(names & set(welcome.cards))
