"""What ``smoke`` asks of an engine for Riftbound."""

from collections.abc import Sequence
from types import MappingProxyType

import msgspec

from adapters.port import (
    BattlefieldSetup,
    Card,
    Choice,
    End,
    Illegal,
    Move,
    ObjectSetup,
    Observation,
    Play,
    PlayerSetup,
    Position,
    Resources,
    Settle,
    Welcome,
)
from touchstone.smoke_talk import (
    Checks,
    SkippedError,
    Talk,
    WrongError,
    draws_the_top,
    first_difference,
    place_of,
)

HIDES = (Card("Hidden Blade", zh="暗刃", number="OGN-213", type="spell", energy=2),)
ATTACHES = (Card("Guardian Angel", zh="守护天使", number="SFD-051", type="gear", energy=2),)
KILLS = (
    Card("Vengeance", zh="复仇", number="OGN-229", type="spell", energy=4),
    *HIDES,
)
"""Spells that kill one unit: the first that the engine knows is tried."""


# -- positions ----------------------------------------------------------------------------------------------


def _unit(name: str, owner: str, place: str, might: int = 3, **more: object) -> ObjectSetup:
    card = Card(f"Unit {name}", zh=f"单位{name}", type="unit", might=might, stand_in=True)
    return msgspec.convert(
        {"ref": f"Unit {name}", "card": card, "owner": owner, "place": place, **more}, ObjectSetup
    )


def _position(*objects: ObjectSetup, **players: PlayerSetup) -> Position:
    return Position(
        players={"p1": PlayerSetup(), "p2": PlayerSetup(), **players},
        battlefields=(BattlefieldSetup("A"), BattlefieldSetup("B")),
        objects=objects,
    )


RICH = _position(
    _unit("V", "p1", "at.A", exhausted=True),
    _unit("W", "p1", "p1.base", might=5),
    _unit("X", "p2", "at.B", damage=1),
    _unit("Y", "p2", "p2.base", might=2, exhausted=True),
    p1=PlayerSetup(points=3, filler=7),
    p2=PlayerSetup(points=1, filler=4),
)
QUIET = _position(
    _unit("V", "p1", "at.A"), *(_unit(name, "p1", "p1.base") for name in "WXY"), _unit("Z", "p2", "at.B")
)
FEW = _position(_unit("V", "p1", "at.A"), _unit("W", "p1", "p1.base"))


def _killing(card: Card) -> Position:
    ample = PlayerSetup(resources="ample")
    spell = ObjectSetup(card.name, card, "p1", "p1.hand")
    other = ObjectSetup("Theirs", card, "p2", "p2.hand")
    units = [_unit(name, "p2", "at.A") for name in "XYZ"]
    return _position(spell, other, *units, p1=ample, p2=ample)


# -- checks -------------------------------------------------------------------------------------------------


def _reads_back(talk: Talk) -> None:
    talk.begin(RICH, "smoke: a position")


def _reads_back_hidden(talk: Talk) -> None:
    talk.needs("hide")
    card = _known(talk.welcome, HIDES)
    hidden = ObjectSetup(card.name, card, "p2", "at.B", face_down=True)
    talk.begin(_position(hidden, _unit("X", "p2", "at.B")), "smoke: a card face down")


def _reads_back_attached(talk: Talk) -> None:
    card = _known(talk.welcome, ATTACHES)
    attached = ObjectSetup(card.name, card, "p2", "at.B", attached_to="Unit X")
    units = _unit("X", "p2", "at.B"), _unit("Y", "p2", "at.B")
    talk.begin(_position(attached, *units), "smoke: a card attached to a unit")


def _reads_back_resources(talk: Talk) -> None:
    talk.needs("resources")
    pool = PlayerSetup(resources=Resources(energy=3, power={"order": 2}), runes={"order": 2, "fury": 1})
    position = _position(_unit("V", "p1", "p1.base"), p1=pool)
    talk.begin(position, "smoke: what a player can pay with")


def _forgets(talk: Talk) -> None:
    first = talk.begin(QUIET, "smoke: a first case")
    talk.do(Move("p1", ("Unit W",), "at.A"), "moving Unit W to the battlefield of its player")
    talk.ask(End())
    few = talk.begin(FEW, "smoke: a second case")
    kept = [each.ref for each in few.objects if each.ref not in ("Unit V", "Unit W")]
    if kept:
        raise WrongError(f"a second case was set up with two units, and shows {', '.join(kept)} besides")
    talk.ask(End())
    second = talk.begin(QUIET, "smoke: the same again")
    where = first_difference(first, second, but=())
    if where is not None:
        raise WrongError(f"the same position, set up for a third case, looks different: {where}")


def _changes_nothing_else(talk: Talk) -> None:
    before = talk.begin(QUIET, "smoke: three moves")
    for number, name in enumerate("WXY", start=1):
        ref = f"Unit {name}"
        after = talk.do(Move("p1", (ref,), "at.A"), f"moving {ref} to the battlefield of its player")
        if after.question is not None:
            raise WrongError(f"a plain move asks a question: {after.question.text or after.question.kind}")
        moved = next((each for each in after.objects if each.ref == ref), None)
        if moved is None or moved.place != "at.A":
            raise WrongError(f"{ref} was moved to at.A, and is shown at {moved and moved.place}")
        where = first_difference(before, after, but=(ref,))
        if where is not None:
            raise WrongError(f"move {number} of three changes something else: {where}")
        before = after


def _refuses(talk: Talk) -> None:
    before = talk.begin(RICH, "smoke: illegal moves")
    talk.refused(Move("p1", ("Unit V",), "p1.base"), "moving a unit that is exhausted")
    talk.refused(Move("p1", ("Unit X",), "p2.base"), "moving a unit of the opponent")
    after = talk.do(Move("p1", ("Unit W",), "at.A"), "moving a ready unit after two illegal actions")
    where = first_difference(before, after, but=("Unit W",))
    if where is not None:
        raise WrongError(f"a refused action changed something: {where}")


def _top_card(talk: Talk) -> None:
    deck = (_unit("T", "p2", "p2.deck"), _unit("U", "p2", "p2.deck"))
    position = _position(
        _unit("V", "p1", "p1.base"), *deck, p2=PlayerSetup(deck=("Unit T", "Unit U"), filler=5)
    )
    draws_the_top(talk, position, "Unit T", "Unit U")


def _second_target(talk: Talk) -> None:
    card = _known(talk.welcome)
    talk.begin(_killing(card), "smoke: the target that was chosen")
    choice = Choice("target", pick=("Unit Y",))
    shown = talk.do(Play("p1", card.name, choices=(choice,)), f"playing {card.name} on Unit Y")
    for _ in range(3):
        if shown.question is None and place_of(shown, card.name) == "chain":
            shown = talk.do(Settle("chain"), "passing until the chain is empty")
        else:
            shown = talk.choose(shown, "Unit Y", "choosing Unit Y when asked")
    died = [name for name in ("Unit X", "Unit Y", "Unit Z") if place_of(shown, name) == "p2.trash"]
    if died != ["Unit Y"]:
        raise WrongError(f"{card.name} was played on Unit Y; in the trash is {', '.join(died) or 'nobody'}")


def _asks(talk: Talk) -> None:
    card = _known(talk.welcome)
    talk.begin(_killing(card), "smoke: a target that was not chosen")
    shown = talk.act(Play("p1", card.name))
    if isinstance(shown, Illegal) or shown.question is not None:
        return
    later = talk.act(Settle("chain"))
    if isinstance(later, Observation) and later.question is None:
        died = [name for name in ("Unit X", "Unit Y", "Unit Z") if place_of(later, name) == "p2.trash"]
        raise WrongError(
            f"{card.name} was played without a target, and nobody was asked for one; "
            f"in the trash is {', '.join(died) or 'nobody'}"
        )


def _asks_in_time(talk: Talk) -> None:
    card = _known(talk.welcome)
    talk.begin(_killing(card), "smoke: when the target is asked for")
    shown = talk.act(Play("p1", card.name))
    if isinstance(shown, Observation) and shown.question is None:
        raise WrongError(
            f"{card.name} was played without a target, and none is asked for before the chain resolves: "
            "the opponent could not react to the choice"
        )


def _refuses_at_once(talk: Talk) -> None:
    card = _known(talk.welcome)
    talk.begin(_killing(card), "smoke: a spell on the opponent's turn")
    choice = Choice("target", pick=("Unit Y",))
    talk.refused(Play("p2", "Theirs"), f"playing {card.name} on the turn of the opponent")
    talk.refused(Play("p2", "Theirs", choices=(choice,)), f"playing {card.name} on the turn of the opponent")


CHECKS: Checks = MappingProxyType(
    {
        "a position reads back as it was set": _reads_back,
        "a second case does not remember the first": _forgets,
        "three moves change nothing but the units moved": _changes_nothing_else,
        "illegal moves are refused, and change nothing": _refuses,
        "the turn's card is drawn from the top of the deck": _top_card,
        "the target that was chosen is the one that is hit": _second_target,
        "a target that was not chosen is asked for": _asks,
        "a target is asked for when the spell is played": _asks_in_time,
        "an illegal play is refused before any question": _refuses_at_once,
        "a card face down reads back as it was set": _reads_back_hidden,
        "a card attached to a unit reads back as it was set": _reads_back_attached,
        "energy, power and runes read back as they were set": _reads_back_resources,
    }
)
"""Every check, by what it says of an adapter that passes it."""


def _known(welcome: Welcome, cards: Sequence[Card] = KILLS) -> Card:
    for card in cards:
        names = {card.name, card.number}
        if not names & set(welcome.cards_partial) and (welcome.cards == "all" or names & set(welcome.cards)):
            return card
    raise SkippedError(f"the engine knows none of {', '.join(card.name for card in cards)}")
