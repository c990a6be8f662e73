"""The messages between the suite and an engine: the Python interface and the wire format are the same.

The suite sends a :data:`Request`, the engine answers with a :data:`Reply`.  On the wire each is one JSON
object a line (``op`` names a request, ``is`` a reply); in Python it is the struct itself.

Three conventions hold everywhere:

* a *player* is ``p1`` (You), ``p2`` (Opponent) or ``p3`` (Third player);
* a *place* is one string: of Riftbound ``p2.hand``, ``p2.deck``, ``p2.base``, ``p2.trash``, ``p2.banished``,
  ``p2.runes``, ``p2.rune_deck``, ``p2.legend``, ``p2.champion``, ``at.A`` (a battlefield) or ``chain``; of
  Grand Archive ``p2.hand``, ``p2.deck``, ``p2.memory``, ``p2.material``, ``p2.field``, ``p2.graveyard``,
  ``p2.banishment``, ``p2.lineage``, ``p2.intent`` or ``chain`` (the effects stack);
* a *ref* names a physical card through all its zones.  What is made later is called ``new:1``, ``new:2``...

A field that is absent (:data:`msgspec.UNSET`) means "I do not show that"; ``None`` means "there is none".

>>> encode(Act(Play(player="p1", object="SM", choices=(Choice(kind="target", pick=("X",)),))))
b'{"op":"act","action":{"do":"play","player":"p1","object":"SM","choices":[{"kind":"target","pick":["X"]}]}}'
"""

from typing import Literal, Protocol, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

PROTOCOL = 1
"""The version of this message set."""

ChoiceKind: TypeAlias = Literal[
    "target", "cost", "optional", "order", "replacement", "amount", "mode", "place", "player", "number"
]
"""What a question is about."""

Until: TypeAlias = Literal["item", "chain", "showdown", "combat", "phase", "turn"]
"""How far to settle: the newest chain item, the chain, the showdown with its combat, the combat, up to a
phase, or the turn."""

Phase: TypeAlias = Literal["start", "materialize", "recollection", "main", "end"]
"""``start``: the turn is about to begin; the others as a phase begins."""

Capability: TypeAlias = Literal[
    "stand_ins",
    "move",
    "hide",
    "activate",
    "materialize",
    "attack",
    "showdown",
    "combat",
    "resources",
    "check",
    "may",
    "reasons",
    "views",
]
"""What an engine says it can do; a case that needs more is unsupported, neither passed nor failed."""

CAPABILITIES: tuple[Capability, ...] = (
    "stand_ins",
    "move",
    "hide",
    "activate",
    "materialize",
    "attack",
    "showdown",
    "combat",
    "resources",
    "check",
    "may",
    "reasons",
    "views",
)


def on_board(place: str) -> bool:
    """Tell whether a place is on the board, where objects have states.

    >>> on_board("at.A"), on_board("p1.field"), on_board("p1.hand")
    (True, True, False)
    """
    return place.startswith("at.") or place.endswith((".base", ".field"))


class _Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """The common settings: immutable, and defaults are left out."""


# -- a position ---------------------------------------------------------------------------------------------


class Card(_Message, frozen=True):
    """A card by its names and facts, so that an engine may know it under any of them."""

    name: str
    zh: str | None = None
    number: str | None = None
    type: str | None = None
    energy: int | None = None
    might: int | None = None
    stand_in: bool = False
    traits: tuple[str, ...] = ()
    """Supertypes, further types and subtypes: unique, regalia, spell, human..."""
    classes: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    reserve: int | None = None
    """The reserve cost."""
    memory: int | None = None
    """The memory cost."""
    level: int | None = None
    power: int | None = None
    life: int | None = None
    durability: int | None = None
    fast: bool = False
    text: tuple[str, ...] = ()
    """What a stand-in can do, in words of a closed list."""


class ObjectSetup(_Message, frozen=True):
    """A card placed before the case begins."""

    ref: str
    card: Card
    owner: str
    place: str
    controller: str | None = None
    exhausted: bool = False
    damage: int = 0
    buffed: bool = False
    attached_to: str | None = None
    face_down: bool = False
    """Hidden at a battlefield since an earlier turn; of a card in memory: not revealed."""
    hidden_this_turn: bool = False
    """Hidden at a battlefield this turn: face down too."""
    counters: dict[str, int] = {}
    """By kind; durability where it is not as printed."""
    marks: tuple[str, ...] = ()
    """fostered, distant, imbued, brewed."""


class Resources(_Message, frozen=True):
    """What stands in a rune pool: energy, and power by domain (``any`` pays for every domain)."""

    energy: int = 0
    power: dict[str, int] = {}


class PlayerSetup(_Message, frozen=True):
    """A player before the case begins."""

    resources: Resources | Literal["ample"] = Resources()
    """``ample``: topped up before every action, so that costs are never the reason of a refusal."""
    points: int = 0
    xp: int = 0
    deck: tuple[str, ...] = ()
    """Refs of the named cards on top, the topmost first."""
    filler: int = 10
    """Cards without text below them."""
    runes: dict[str, int] = {}
    """Ready runes in base, by domain."""
    scored: tuple[str, ...] = ()
    """Battlefields already scored this turn."""
    rune_deck: int | None = None
    """Runes in the rune deck; None: twelve, less those in base."""
    deck_list: tuple[str, ...] = ()
    """English names of cards that the main deck was built with, where a card asks."""
    sideboard: tuple[str, ...] = ()
    """English names of cards in the sideboard, where a card asks."""
    legends: tuple[Card, ...] = ()
    """Legends chosen when the deck was built, beside the one in the Legend Zone.  One that is added to that
    zone later has its name as its ref, and so has the option of choosing it."""


class BattlefieldSetup(_Message, frozen=True):
    """A battlefield: blank without a card; without a controller it is whose units are there."""

    ref: str
    card: Card | None = None
    controller: str | None = None


class Position(_Message, frozen=True):
    """A board to start from: settled, with the active player in the named phase."""

    active: str = "p1"
    turn: int = 5
    phase: Phase = "main"
    """``start``: the turn is about to begin, nothing of it has happened yet."""
    players: dict[str, PlayerSetup] = {}
    battlefields: tuple[BattlefieldSetup, ...] = ()
    objects: tuple[ObjectSetup, ...] = ()


# -- actions ------------------------------------------------------------------------------------------------


class Choice(_Message, frozen=True):
    """An answer to a question, by meaning; sent with the action it belongs to, or later on its own."""

    kind: ChoiceKind
    pick: tuple[str, ...] | None = None
    """Refs, places, players or modes, in order; empty: none of them."""
    amounts: dict[str, int] | None = None
    yes: bool | None = None
    number: int | None = None
    player: str | None = None
    """Who answers, where it is not the player of the action."""


class Play(_Message, frozen=True, tag_field="do", tag="play"):
    """Play a card, from wherever it is."""

    player: str
    object: str
    to: str | None = None
    choices: tuple[Choice, ...] = ()


class Move(_Message, frozen=True, tag_field="do", tag="move"):
    """A standard move of one or more units to one place."""

    player: str
    objects: tuple[str, ...]
    to: str
    choices: tuple[Choice, ...] = ()


class Activate(_Message, frozen=True, tag_field="do", tag="activate"):
    """Use an activated ability, counted from 1 down the card's text."""

    player: str
    object: str
    ability: int = 1
    choices: tuple[Choice, ...] = ()


class Materialize(_Message, frozen=True, tag_field="do", tag="materialize"):
    """Materialize a card of the material deck."""

    player: str
    object: str
    choices: tuple[Choice, ...] = ()


class Attack(_Message, frozen=True, tag_field="do", tag="attack"):
    """Declare an attack of a unit."""

    player: str
    object: str
    target: str
    """A ref, or with Cleave a player."""
    weapons: tuple[str, ...] = ()
    """What a champion wields; a champion that wields nothing could have."""
    choices: tuple[Choice, ...] = ()


class Hide(_Message, frozen=True, tag_field="do", tag="hide"):
    """Hide a card face down at a battlefield."""

    player: str
    object: str
    to: str


class Pass(_Message, frozen=True, tag_field="do", tag="pass"):
    """Pass priority, or focus in a showdown."""

    player: str


class Choose(_Message, frozen=True, tag_field="do", tag="choose"):
    """Answer the open question."""

    player: str
    choices: tuple[Choice, ...]


class Settle(_Message, frozen=True, tag_field="do", tag="settle"):
    """All players pass until something is over; stops at an open question."""

    until: Until
    choices: tuple[Choice, ...] = ()
    phase: Phase | None = None
    """Up to the next beginning of which phase, whoever's it is: of ``until`` phase."""


class EndTurn(_Message, frozen=True, tag_field="do", tag="end_turn"):
    """The active player ends the turn; stops at the first priority or question."""

    player: str


Action: TypeAlias = Play | Move | Activate | Materialize | Attack | Hide | Pass | Choose | Settle | EndTurn


# -- requests -----------------------------------------------------------------------------------------------


class Hello(_Message, frozen=True, tag_field="op", tag="hello"):
    """Opens the conversation."""

    suite: str
    protocols: tuple[int, ...] = (PROTOCOL,)


class Begin(_Message, frozen=True, tag_field="op", tag="begin"):
    """Set up a position; nothing triggers and no cleanup runs.  Answered by what the engine then shows."""

    game: str
    edition: str
    position: Position
    label: str = ""


class Act(_Message, frozen=True, tag_field="op", tag="act"):
    """Do one action."""

    action: Action


class May(_Message, frozen=True, tag_field="op", tag="may"):
    """Ask whether an action with its choices would be legal now; changes nothing."""

    action: Action


class Observe(_Message, frozen=True, tag_field="op", tag="observe"):
    """Ask for what a player may see; nothing is changed."""

    player: str


class Deck(_Message, frozen=True):
    """A deck by English names: how many of each in the main deck, and what is in the material deck.

    A main deck that is left out is a legal one.
    """

    material: tuple[str, ...] = ()
    main: dict[str, int] = {}


class Check(_Message, frozen=True, tag_field="op", tag="check"):
    """Ask whether a deck may be played."""

    game: str
    edition: str
    deck: Deck


class End(_Message, frozen=True, tag_field="op", tag="end"):
    """The case is over."""


class Ping(_Message, frozen=True, tag_field="op", tag="ping"):
    """Asks whether anyone is there."""


class Bye(_Message, frozen=True, tag_field="op", tag="bye"):
    """The conversation is over."""


Request: TypeAlias = Hello | Begin | Act | May | Observe | Check | End | Ping | Bye


# -- replies ------------------------------------------------------------------------------------------------


class EngineInfo(_Message, frozen=True):
    """Who answers."""

    name: str
    version: str = ""
    language: str = ""
    url: str = ""


class EditionNote(_Message, frozen=True):
    """A rule that an engine applies only in some editions: for a reader, never checked."""

    name: str
    rule: str
    since: str
    until: str | None = None
    """The last edition it holds in, itself included; None: it still holds."""
    date: str = ""
    why: str = ""


class Welcome(_Message, frozen=True, tag_field="is", tag="welcome"):
    """The engine introduces itself: editions by game, the cards it knows, what it can do and shows."""

    engine: EngineInfo
    games: dict[str, tuple[str, ...]]
    protocol: int = PROTOCOL
    cards: tuple[str, ...] | Literal["all"] = "all"
    """Collector numbers, or English names where a card has none."""
    cards_partial: tuple[str, ...] = ()
    can: tuple[Capability, ...] = ()
    sees: tuple[str, ...] = ()
    """Names of the facts shown, as the fields of :class:`ShownObject` and :class:`ShownPlayer`."""
    notes: dict[str, tuple[EditionNote, ...]] = {}
    """In what the editions of a game differ, by game; an engine may leave it out."""


class ShownObject(_Message, frozen=True):
    """A card or token as the engine shows it; a battlefield only if it was made in play, at itself."""

    ref: str
    card: str
    """The English name."""
    place: str
    owner: str | UnsetType = UNSET
    controller: str | UnsetType | None = UNSET
    exhausted: bool | UnsetType = UNSET
    damage: int | UnsetType = UNSET
    might: int | UnsetType | None = UNSET
    buffed: bool | UnsetType = UNSET
    stunned: bool | UnsetType = UNSET
    empowered: bool | UnsetType = UNSET
    face_down: bool | UnsetType = UNSET
    attached_to: str | UnsetType | None = UNSET
    power: int | UnsetType | None = UNSET
    life: int | UnsetType | None = UNSET
    """Damage does not lower it."""
    counters: dict[str, int] | UnsetType = UNSET
    marks: tuple[str, ...] | UnsetType = UNSET
    """fostered, distant, imbued, brewed; on the effects stack empowered as well."""
    attacking: bool | UnsetType = UNSET
    defending: bool | UnsetType = UNSET


class ShownPlayer(_Message, frozen=True):
    """A player as the engine shows them; ``hand`` and ``deck`` are numbers of cards."""

    points: int | UnsetType = UNSET
    xp: int | UnsetType = UNSET
    energy: int | UnsetType = UNSET
    power: dict[str, int] | UnsetType = UNSET
    hand: int | UnsetType = UNSET
    deck: int | UnsetType = UNSET
    drawn: int | UnsetType = UNSET
    """Cards that left the starting deck for the hand since the case began."""
    channeled: int | UnsetType = UNSET
    runes: int | UnsetType = UNSET
    """Runes in base."""
    rune_deck: int | UnsetType = UNSET
    level: int | UnsetType = UNSET
    """LV: the level of the champion with all changes."""
    memory: int | UnsetType = UNSET
    material: int | UnsetType = UNSET
    graveyard: int | UnsetType = UNSET
    banishment: int | UnsetType = UNSET


class Question(_Message, frozen=True):
    """What an engine wants to know from a player; answered by a :class:`Choice` of the same kind."""

    player: str
    kind: ChoiceKind
    options: tuple[str, ...] = ()
    """Refs, places, players, or for ``mode`` its words; an ``optional`` one has ``yes`` and ``no``."""
    minimum: int = msgspec.field(default=1, name="min")
    maximum: int = msgspec.field(default=1, name="max")
    about: tuple[str, ...] = ()
    """Refs of what the question concerns."""
    text: str = ""


class Waiting(_Message, frozen=True):
    """Whom the engine waits for."""

    player: str
    what: Literal["action", "question"] = msgspec.field(name="for")


class CombatResult(_Message, frozen=True):
    """How the latest combat ended (Core Rules 466.3)."""

    at: str
    won: str | None = None
    lost: str | None = None


class Reason(_Message, frozen=True):
    """A rule the engine applied: data, never a sentence."""

    rule: str
    what: str
    of: tuple[str, ...] = ()
    by: str | None = None


class Observation(_Message, frozen=True, tag_field="is", tag="observation"):
    """What the engine shows after a request."""

    objects: tuple[ShownObject, ...] = ()
    players: dict[str, ShownPlayer] = {}
    battlefields: dict[str, str | None] = {}
    """Controller of each battlefield, by its ref."""
    chain: tuple[str, ...] | UnsetType = UNSET
    """Oldest first: refs of cards, ``ability:REF`` for an ability of that object."""
    active: str | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    showdown: str | UnsetType | None = UNSET
    """The battlefield where a showdown is open."""
    combat: CombatResult | UnsetType | None = UNSET
    winner: str | UnsetType | None = UNSET
    waiting: Waiting | UnsetType | None = UNSET
    question: Question | None = None
    forced: tuple[Choice, ...] = ()
    """Answers that the engine gave itself since the request, because only one was left; with the player."""
    used: tuple[int, ...] = ()
    """Which of the choices sent were taken, by index: a claim only."""
    reasons: tuple[Reason, ...] = ()
    """The rules applied since the request, if the engine shows them."""


class Illegal(_Message, frozen=True, tag_field="is", tag="illegal"):
    """The rules forbid the action; nothing was changed."""

    reason: str = ""


class Unsupported(_Message, frozen=True, tag_field="is", tag="unsupported"):
    """The engine cannot do that yet.

    ``what`` is one of ``card:``, ``stand_in``, ``setup:``, ``action:``, ``choice:``, ``fact:``, ``can:`` and
    ``edition``; a colon is followed by the name.
    """

    what: str
    detail: str = ""
    url: str = ""


class EngineError(_Message, frozen=True, tag_field="is", tag="error"):
    """Something is wrong with the request or with the engine."""

    kind: Literal["unknown_message", "bad_message", "impossible_position", "internal"]
    message: str = ""


class Legality(_Message, frozen=True, tag_field="is", tag="answer"):
    """The answer to :class:`May` and to :class:`Check`."""

    legal: bool
    reason: str = ""


class Ok(_Message, frozen=True, tag_field="is", tag="ok"):
    """Done."""


Reply: TypeAlias = Welcome | Observation | Illegal | Unsupported | EngineError | Legality | Ok


class Engine(Protocol):
    """Anything that answers requests: the whole Python interface of the port."""

    def handle(self, request: Request, /) -> Reply:
        """Answer one request.  An exception is recorded as a crash of the engine."""
        ...


def encode(message: Request | Reply) -> bytes:
    """Return the message as the JSON of the wire."""
    return msgspec.json.encode(message)


_requests: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_replies: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


def decode_request(line: bytes | str) -> Request:
    """Read a request; raises :class:`msgspec.ValidationError` that names the wrong path."""
    return _requests.decode(line)


def decode_reply(line: bytes | str) -> Reply:
    """Read a reply; raises :class:`msgspec.ValidationError` that names the wrong path."""
    return _replies.decode(line)
