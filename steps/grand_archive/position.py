"""A Grand Archive position in the making: what the lines and the table under Given say, checked."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from adapters.port import ObjectSetup, PlayerSetup, Position
from steps.errors import WrongText
from steps.grand_archive.cards import CHAMPIONS, champion, filler, is_champion, is_filler
from steps.grand_archive.texts import read_facts, say_facts
from steps.grand_archive.words import COUNTERS, MARKS, ZONES, read_zone
from steps.names import Names
from steps.shared.players import COLUMN_PLAYERS, PLAYERS, spelled
from steps.shared.tables import Row, States, cells
from steps.words import LANGUAGES, Language

FILLED: tuple[Literal["hand", "memory"], ...] = ("hand", "memory")
"""The zones that may have cards that are there to be counted and paid with."""

_COLUMNS: Mapping[str, Mapping[Language, str]] = {
    "object": {"en": "object", "zh": "对象"},
    "player": {"en": "player", "zh": "玩家"},
    "place": {"en": "place", "zh": "位置"},
    "state": {"en": "state", "zh": "状态"},
    "card": {"en": "card", "zh": "卡牌"},
}
_STATES: Mapping[str, Mapping[Language, str]] = {
    "rested": {"en": "rested", "zh": "待命"},
    "damage": {"en": "damage N", "zh": "N点伤害"},
    "controlled": {"en": "controlled by PLAYER", "zh": "由PLAYER控制"},
    **{
        f"counters.{kind}": {"en": f"N {shown['en']} counters", "zh": f"N个{shown['zh']}指示物"}
        for kind, shown in COUNTERS.items()
    },
    **MARKS,
}
_states = States(
    _STATES,
    {
        "rested": "rested|待命",
        "damage": r"damage (\d+)|(\d+) damage|(\d+)点伤害",
        "controlled": r"controlled by (.+)|由(.+)控制",
        **{
            f"counters.{kind}": rf"(\d+) {shown['en']} counters?|(\d+)个{shown['zh']}指示物"
            for kind, shown in COUNTERS.items()
        },
        **{mark: f"{shown['en']}|{shown['zh']}" for mark, shown in MARKS.items()},
    },
)
_SET = tuple(mark for mark in MARKS if mark != "empowered")
"""The marks that an object may have when a case begins."""


class Draft:
    """Collects what is said and refuses what cannot be."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.active = "p1"
        self.phase: Literal["start", "materialize", "main"] = "main"
        self.players: dict[str, PlayerSetup] = {"p1": PlayerSetup(), "p2": PlayerSetup()}
        self._objects: list[tuple[int, ObjectSetup]] = []
        self._fillers: dict[tuple[str, str], int] = {}
        self._said: set[str] = set()

    def once(self, what: str) -> None:
        """Refuse to be told the same thing twice."""
        if what in self._said:
            raise WrongText(f"{what} is said twice")
        self._said.add(what)

    def change(self, player: str, **fields: object) -> None:
        """Set facts of a player."""
        self.players[player] = msgspec.structs.replace(self.players.get(player, PlayerSetup()), **fields)

    def fill(self, player: str, zone: str, number: int) -> None:
        """Put cards that are there to be counted and paid with into a zone."""
        self.once(f"how many more cards {PLAYERS[player]['en']} have in {ZONES[zone]['en']}")
        self.players.setdefault(player, PlayerSetup())
        self._fillers[player, zone] = number

    # -- the table ------------------------------------------------------------------------------------------

    def add_objects(self, rows: Sequence[Row]) -> None:
        """Take in the position table."""
        for line, row in cells(rows, _COLUMNS, ("object", "player", "place")):
            try:
                self._add_object(line, row)
            except WrongText as wrong:
                raise WrongText(str(wrong), wrong.line or line) from None

    def _add_object(self, line: int, row: Mapping[str, str]) -> None:
        owner = spelled(COLUMN_PLAYERS, row["player"], "player")
        self.players.setdefault(owner, PlayerSetup())
        zone = read_zone(row["place"])
        ref, card = self.names.declare(row["object"])
        if row.get("card"):
            if not card.stand_in:
                raise WrongText(f"{card.name} is a card of a set: what it is and does is not written here")
            card = read_facts(card, row["card"])
            self.names.cards[ref] = card
        states = _states.read(row.get("state", ""))
        holder = _player_of(states["controlled"]) if "controlled" in states else owner
        item = ObjectSetup(
            ref=ref,
            card=card,
            owner=owner,
            place=f"{holder}.{zone}",
            controller=holder if holder != owner else None,
            exhausted="rested" in states,
            damage=int(states.get("damage", 0)),
            face_down=zone == "memory",
            counters={
                kind: int(states[f"counters.{kind}"]) for kind in COUNTERS if f"counters.{kind}" in states
            },
            marks=tuple(mark for mark in _SET if mark in states),
        )
        if "empowered" in states:
            raise WrongText(f"{ref} cannot be empowered there: only a card on the effects stack is")
        self._check(item, zone)
        self._objects.append((line, item))

    def _check(self, item: ObjectSetup, zone: str) -> None:
        """Refuse what cannot lie where it is said to lie."""
        ref, kind, traits = item.ref, item.card.type, item.card.traits
        if zone == "intent":
            raise WrongText(f"{ref} cannot be there: cards lie in an intent during an attack only")
        if zone == "lineage" and kind != "champion":
            entry = self.names.catalogue.named(item.card.name)
            if entry is not None and "curse" not in traits:
                raise WrongText(f"{ref} is no champion: the cards of a lineage are champions and curses")
        if zone == "field" and kind in ("action", "attack"):
            raise WrongText(f"{ref} is an {kind}: it cannot lie on the field")
        if zone == "material" and kind != "champion" and "regalia" not in traits:
            raise WrongText(f"{ref} is no champion and no regalia: it cannot lie in the material deck")
        if zone == "deck" and (kind == "champion" or "regalia" in traits):
            raise WrongText(f"{ref} cannot lie in the main deck: champions and regalia are material")
        if zone == "hand" and (kind == "champion" or "regalia" in traits):
            raise WrongText(
                f"{ref} cannot be in hand: champions and regalia are materialized from their deck"
            )
        if "token" in traits and zone != "field":
            raise WrongText(f"{ref} is a token: it exists on the field only")
        if zone == "field":
            return
        if item.exhausted or item.damage or item.counters or item.marks or item.controller:
            raise WrongText(f"{ref} is not on the field: it has no state there")

    # -- the whole ------------------------------------------------------------------------------------------

    def position(self) -> Position:
        """Return the position; what cannot stand together is an error at the line of its row."""
        objects = [item for _, item in self._objects]
        for player in sorted(self.players):
            self._one_champion(player)
            if not any(_is_champion_of(player, item) for item in objects):
                card = champion(player)
                self.names.put(card.name, card)
                objects.append(ObjectSetup(card.name, card, player, f"{player}.field"))
        number = 0
        for zone in FILLED:
            for player in sorted(self.players):
                for _ in range(self._fillers.get((player, zone), 0)):
                    number += 1
                    card = filler(number)
                    self.names.put(card.name, card)
                    place = f"{player}.{zone}"
                    objects.append(ObjectSetup(card.name, card, player, place, face_down=zone == "memory"))
        players = {
            player: msgspec.structs.replace(
                setup, deck=tuple(item.ref for item in objects if item.place == f"{player}.deck")
            )
            for player, setup in sorted(self.players.items())
        }
        return Position(active=self.active, phase=self.phase, players=players, objects=tuple(objects))

    def _one_champion(self, player: str) -> None:
        first = ""
        for line, item in self._objects:
            if _is_champion_of(player, item):
                if first:
                    both = f"{first} and {item.ref} are both the champion of one player"
                    raise WrongText(f"{both}: the inner cards lie in the lineage", line)
                first = item.ref


def _is_champion_of(player: str, item: ObjectSetup) -> bool:
    return item.place == f"{player}.field" and item.card.type == "champion"


def _player_of(text: str) -> str:
    for player, shown in PLAYERS.items():
        if text.casefold() in (shown[language] for language in LANGUAGES):
            return player
    return spelled(COLUMN_PLAYERS, text.removeprefix("the "), "player")


# -- the way back -------------------------------------------------------------------------------------------


def _is_implied(item: ObjectSetup) -> bool:
    """Tell whether no row says it: a champion that nobody named, or a card to pay with."""
    plain = ObjectSetup(item.ref, item.card, item.owner, item.place, face_down=item.face_down)
    return item == plain and item.ref == item.card.name and (is_champion(item.card) or is_filler(item.card))


def filled(position: Position, player: str, zone: str) -> int:
    """Return how many cards to pay with a player has in a zone."""
    return sum(item.place == f"{player}.{zone}" and is_filler(item.card) for item in position.objects)


def object_table(position: Position, names: Names, language: Language) -> list[list[str]]:
    """Return the position table, header first; empty where no object is named."""
    named = [item for item in position.objects if not _is_implied(item)]
    if not named:
        return []
    with_card = any(_says_card(item) for item in named)
    columns = [shown[language] for key, shown in _COLUMNS.items() if key != "card" or with_card]
    rows = [columns]
    for item in named:
        row = [
            names.say_declared(item.ref, language),
            COLUMN_PLAYERS[item.owner][language],
            ZONES[item.place.partition(".")[2]][language],
            _say_states(item, language),
        ]
        rows.append([*row, say_facts(item.card, language) if _says_card(item) else ""] if with_card else row)
    return rows


def _says_card(item: ObjectSetup) -> bool:
    return item.card.stand_in and not is_champion(item.card) and bool(say_facts(item.card, "en"))


def _say_states(item: ObjectSetup, language: Language) -> str:
    said = []
    if item.exhausted:
        said.append(_STATES["rested"][language])
    if item.damage:
        said.append(_STATES["damage"][language].replace("N", str(item.damage)))
    for kind, number in item.counters.items():
        word = _STATES[f"counters.{kind}"][language].replace("N", str(number))
        said.append(word.removesuffix("s") if number == 1 and language == "en" else word)
    said += [MARKS[mark][language] for mark in item.marks]
    if item.controller is not None:
        who = PLAYERS[item.controller][language]
        said.append(_STATES["controlled"][language].replace("PLAYER", who))
    return (", " if language == "en" else "、").join(said)


__all__ = ["CHAMPIONS", "FILLED", "Draft", "filled", "object_table"]
