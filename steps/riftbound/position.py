"""A Riftbound position in the making: what the lines and tables under Given say, checked."""

import re
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from adapters.port import BattlefieldSetup, Card, ObjectSetup, PlayerSetup, Position, Resources
from steps.errors import WrongText
from steps.names import Names
from steps.riftbound.words import COLUMN_ZONES, read_battlefield, read_zone
from steps.shared.players import COLUMN_PLAYERS, spelled
from steps.shared.tables import Row, States
from steps.shared.tables import cells as cells_of
from steps.words import Language

_OBJECT_COLUMNS: Mapping[str, Mapping[Language, str]] = {
    "object": {"en": "object", "zh": "对象"},
    "player": {"en": "player", "zh": "玩家"},
    "place": {"en": "place", "zh": "位置"},
    "state": {"en": "state", "zh": "状态"},
}
_FIELD_COLUMNS: Mapping[str, Mapping[Language, str]] = {
    "battlefield": {"en": "battlefield", "zh": "战场"},
    "card": {"en": "card", "zh": "卡牌"},
    "controller": {"en": "controller", "zh": "控制者"},
}
_STATES: Mapping[str, Mapping[Language, str]] = {
    "exhausted": {"en": "exhausted", "zh": "休眠"},
    "damage": {"en": "damage N", "zh": "N点伤害"},
    "buffed": {"en": "buffed", "zh": "拥有增益"},
    "attached": {"en": "attached to NAME", "zh": "贴附于NAME"},
    "face_down": {"en": "face down", "zh": "正面朝下"},
    "hidden": {"en": "hidden this turn", "zh": "本回合待命"},
    "controlled": {"en": "controlled by the opponent", "zh": "由对方控制"},
}


class Draft:
    """Collects what is said and refuses what cannot be."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.active = "p1"
        self.phase: Literal["main", "start"] = "main"
        self.players: dict[str, PlayerSetup] = {"p1": PlayerSetup(), "p2": PlayerSetup()}
        self._objects: list[tuple[int, ObjectSetup, str]] = []
        self._fields: dict[str, tuple[int, BattlefieldSetup]] = {}
        self._said: set[str] = set()

    def once(self, what: str) -> None:
        """Refuse to be told the same thing twice."""
        if what in self._said:
            raise WrongText(f"{what} is said twice")
        self._said.add(what)

    def change(self, player: str, **fields: object) -> None:
        """Set facts of a player."""
        self.players[player] = msgspec.structs.replace(self.players.get(player, PlayerSetup()), **fields)

    def add_legend(self, card: Card) -> None:
        """Take in a legend that a player has chosen outside the game, under its name."""
        if card.name in self.names.cards:
            raise WrongText(f'"{card.name}" could mean two objects: chosen legends differ in name')
        self.names.put(card.name, card)

    # -- tables ---------------------------------------------------------------------------------------------

    def add_objects(self, rows: Sequence[Row]) -> None:
        """Take in the position table."""
        for line, cells in cells_of(rows, _OBJECT_COLUMNS, ("object", "player", "place")):
            try:
                self._add_object(line, cells)
            except WrongText as wrong:
                raise WrongText(str(wrong), wrong.line or line) from None

    def _add_object(self, line: int, cells: Mapping[str, str]) -> None:
        owner = spelled(COLUMN_PLAYERS, cells["player"], "player")
        self.players.setdefault(owner, PlayerSetup())
        place = _column_place(cells["place"], owner)
        ref, card = self.names.declare(cells["object"])
        states = _states.read(cells.get("state", ""))
        item = ObjectSetup(
            ref=ref,
            card=card,
            owner=owner,
            place=place,
            controller=spelled(COLUMN_PLAYERS, states["controlled"].removeprefix("the "), "player")
            if "controlled" in states
            else None,
            exhausted="exhausted" in states,
            damage=int(states.get("damage", 0)),
            buffed="buffed" in states,
            face_down="face_down" in states,
            hidden_this_turn="hidden" in states,
        )
        if item.controller == owner:
            item = msgspec.structs.replace(item, controller=None)
        self._check(item)
        self._objects.append((line, item, states.get("attached", "")))

    def add_battlefields(self, rows: Sequence[Row]) -> None:
        """Take in the table of battlefields."""
        for line, cells in cells_of(rows, _FIELD_COLUMNS, ("battlefield",)):
            try:
                ref = read_battlefield(
                    re.sub(r"^(?:battlefield |战场)\s*", "", cells["battlefield"], flags=re.I)
                )
                if ref in self._fields:
                    raise WrongText(f"battlefield {ref} is said twice")
                card = None
                if cells.get("card"):
                    entry = self.names.catalogue.get(cells["card"])
                    if entry.kind != "battlefield":
                        raise WrongText(f"{entry.name} is a {entry.kind}, no battlefield")
                    card = self.names.catalogue.style.card(entry)
                controller = cells.get("controller")
                player = spelled(COLUMN_PLAYERS, controller, "player") if controller else None
                self._fields[ref] = line, BattlefieldSetup(ref, card, player)
            except WrongText as wrong:
                raise WrongText(str(wrong), wrong.line or line) from None

    # -- one object -----------------------------------------------------------------------------------------

    def _check(self, item: ObjectSetup) -> None:
        kind, ref, zone = item.card.type, item.ref, item.place.partition(".")[2]
        on_field = item.place.startswith("at.")
        on_board = on_field or zone == "base"
        down = item.face_down or item.hidden_this_turn
        if kind == "battlefield":
            raise WrongText(f'{ref} is a battlefield: name it in a table under "the battlefields:"')
        if (kind == "rune") != (zone == "runes"):
            raise WrongText(
                f'{ref} is a rune: place it in "runes", or say "you have these runes: 2 order"'
                if kind == "rune"
                else f"{ref} is no rune"
            )
        if (kind == "legend") != (zone == "legend"):
            what = (
                "a legend lies in the legend zone and nowhere else"
                if kind == "legend"
                else f"{ref} is no legend"
            )
            raise WrongText(f"{ref} cannot be there: {what}")
        entry = self.names.catalogue.named(item.card.name)
        token = entry is not None and entry.token
        if zone == "champion" and getattr(entry, "supertype", "") != "champion":
            raise WrongText(f"{ref} is no champion: the champion zone holds a chosen champion only")
        if token and not on_board:
            raise WrongText(
                f"{ref} is a token: it exists on the board only; put it in a base or at a battlefield"
            )
        if down:
            self._check_down(item, on_field=on_field, token=token or item.card.stand_in)
        elif kind == "spell" and on_board:
            where = "face down at a battlefield, or in hand" if on_field else "in hand"
            raise WrongText(f"{ref} is a spell: it cannot lie on the board; put it {where}")
        if item.damage and (kind != "unit" or not on_board):
            what = "is not on the board" if kind == "unit" else f"is a {kind}"
            raise WrongText(f"damage on {ref}, which {what}: only a unit at a base or battlefield has damage")
        if item.buffed and (kind != "unit" or not on_board):
            raise WrongText(f"{ref} cannot be buffed: only a unit at a base or battlefield can")
        if item.exhausted and not (on_board or zone in ("legend", "runes")):
            raise WrongText(
                f"{ref} cannot be exhausted in {zone}: only what is on the board is ready or exhausted"
            )
        if item.controller is not None and not on_board:
            raise WrongText(f"{ref} cannot be controlled by another player in {zone}: only on the board")

    def _check_down(self, item: ObjectSetup, *, on_field: bool, token: bool) -> None:
        if not on_field:
            raise WrongText(f"{item.ref} cannot be face down there: cards are hidden at a battlefield")
        if token:
            raise WrongText(f"{item.ref} cannot be face down: only a card with Hidden is hidden")
        if item.face_down and item.hidden_this_turn:
            raise WrongText(
                f'{item.ref}: "face down" is since an earlier turn, "hidden this turn" is not: say one'
            )
        if item.exhausted or item.damage or item.buffed or item.controller:
            raise WrongText(f"{item.ref} is face down: it has no damage, buff, readiness or other controller")

    # -- the whole ------------------------------------------------------------------------------------------

    def position(self) -> Position:
        """Return the position; what cannot stand together is an error at the line of its row."""
        objects = tuple(self._attached(line, item, host) for line, item, host in self._objects)
        self._check_face_down(objects)
        self._check_champions(objects)
        fields = {ref: field for ref, (_, field) in self._fields.items()}
        for ref in ("A", "B", *(item.place[3:] for item in objects if item.place.startswith("at."))):
            fields.setdefault(ref, BattlefieldSetup(ref))
        self._check_control(objects, fields)
        players = {
            player: msgspec.structs.replace(
                setup, deck=tuple(item.ref for item in objects if item.place == f"{player}.deck")
            )
            for player, setup in sorted(self.players.items())
        }
        return Position(
            active=self.active,
            phase=self.phase,
            players=players,
            battlefields=tuple(fields[ref] for ref in sorted(fields)),
            objects=objects,
        )

    def _attached(self, line: int, item: ObjectSetup, host: str) -> ObjectSetup:
        if not host:
            return item
        try:
            ref = self.names.object(host)
        except WrongText as wrong:
            raise WrongText(f"{item.ref} is attached to nothing: {wrong}", line) from None
        other = next((other for _, other, _ in self._objects if other.ref == ref), None)
        if item.card.type != "gear":
            raise WrongText(f"{item.ref} cannot be attached: only gear is attached to a unit", line)
        if other is None or other.card.type != "unit" or other.face_down or other.hidden_this_turn:
            raise WrongText(f"{item.ref} is attached to {ref}, which is no unit on the board", line)
        if not (other.place.startswith("at.") or other.place.endswith(".base")):
            raise WrongText(f"{item.ref} is attached to {ref}, which is no unit on the board", line)
        if item.place.startswith("at.") != other.place.startswith("at.") or (
            item.place != other.place and item.place.startswith("at.")
        ):
            raise WrongText(f"{item.ref} is attached to {ref}: it must be at the same place as {ref}", line)
        return msgspec.structs.replace(item, attached_to=ref)

    def _check_face_down(self, objects: Sequence[ObjectSetup]) -> None:
        first: dict[str, str] = {}
        for (line, _, _), item in zip(self._objects, objects, strict=True):
            if item.face_down or item.hidden_this_turn:
                if item.place in first:
                    both = f"{first[item.place]} and {item.ref} are both face down at battlefield"
                    raise WrongText(f"{both} {item.place[3:]}: there is room for one card", line)
                first[item.place] = item.ref

    def _check_champions(self, objects: Sequence[ObjectSetup]) -> None:
        first: dict[str, str] = {}
        for (line, _, _), item in zip(self._objects, objects, strict=True):
            if item.place.endswith(".champion"):
                if item.place in first:
                    raise WrongText(f"{first[item.place]} and {item.ref} are both the chosen champion", line)
                first[item.place] = item.ref

    def _check_control(self, objects: Sequence[ObjectSetup], fields: Mapping[str, BattlefieldSetup]) -> None:
        for ref, field in fields.items():
            there = [item for item in objects if item.place == f"at.{ref}"]
            holders = {item.controller or item.owner for item in there if _is_unit(item)}
            if len(holders) > 1:
                line = self._line(there[-1])
                raise WrongText(
                    f"units of both players are at battlefield {ref}: combat would begin at once", line
                )
            controller = field.controller or next(iter(holders), None)
            if field.controller is not None and field.controller not in holders:
                message = f"battlefield {ref}: its controller has no unit there, so the next cleanup would"
                cure = "put a unit there or leave the controller out"
                raise WrongText(f"{message} take control away; {cure}", self._fields[ref][0])
            for item in there:
                if (item.face_down or item.hidden_this_turn) and item.owner != controller:
                    message = (
                        f"{item.ref} is face down at battlefield {ref}, which its owner does not control"
                    )
                    cure = "the next cleanup would take it away; put a unit there"
                    raise WrongText(f"{message}: {cure}", self._line(item))

    def _line(self, item: ObjectSetup) -> int:
        return next(line for line, other, _ in self._objects if other.ref == item.ref)


def _is_unit(item: ObjectSetup) -> bool:
    return item.card.type == "unit" and not (item.face_down or item.hidden_this_turn)


def _column_place(text: str, owner: str) -> str:
    """Return the place of an object of this player.

    >>> _column_place("hand", "p2"), _column_place("战场A", "p1")
    ('p2.hand', 'at.A')
    """
    found = re.fullmatch(r"(?:battlefield |战场)\s*(\w+)", text, re.IGNORECASE)
    return f"at.{read_battlefield(found.group(1))}" if found else f"{owner}.{read_zone(text)}"


_states = States(
    _STATES,
    {
        "exhausted": r"exhausted|休眠",
        "damage": r"damage (\d+)|(\d+) damage|(\d+)点伤害|伤害(\d+)",
        "buffed": r"buffed|拥有增益|增益",
        "attached": r"attached to (.+)|贴附于(.+)",
        "face_down": r"face down|正面朝下",
        "hidden": r"hidden this turn|本回合待命",
        "controlled": r"controlled by (.+)|由(.+)控制",
    },
    named="attached",
)


# -- the way back -------------------------------------------------------------------------------------------


def object_table(position: Position, names: Names, language: Language) -> list[list[str]]:
    """Return the position table, header first; empty without objects."""
    if not position.objects:
        return []
    rows = [[shown[language] for shown in _OBJECT_COLUMNS.values()]]
    for item in position.objects:
        head, _, tail = item.place.partition(".")
        place = (
            COLUMN_ZONES[tail][language]
            if head != "at"
            else f"{'battlefield ' if language == 'en' else '战场'}{tail}"
        )
        rows.append(
            [
                names.say_declared(item.ref, language),
                COLUMN_PLAYERS[item.owner][language],
                place,
                _say_states(item, names, language),
            ]
        )
    return rows


def _say_states(item: ObjectSetup, names: Names, language: Language) -> str:
    said = []
    for key, holds in (
        ("exhausted", item.exhausted),
        ("damage", item.damage),
        ("buffed", item.buffed),
        ("attached", item.attached_to),
        ("face_down", item.face_down),
        ("hidden", item.hidden_this_turn),
    ):
        if holds:
            word = (
                _STATES[key][language]
                .replace("N点", f"{item.damage}点")
                .replace("damage N", f"damage {item.damage}")
            )
            said.append(word.replace("NAME", names.say(item.attached_to or "", language)))
    if item.controller is not None:
        if language == "zh":
            said.append(f"由{COLUMN_PLAYERS[item.controller]['zh']}控制")
        else:
            said.append(
                "controlled by "
                + {"p1": "you", "p2": "the opponent", "p3": "the third player"}[item.controller]
            )
    return (", " if language == "en" else "、").join(said)


def battlefield_table(position: Position, names: Names, language: Language) -> list[list[str]]:
    """Return the table of battlefields, header first; empty where it would say nothing."""
    if not any(field.card or field.controller for field in position.battlefields):
        return []
    rows = [[shown[language] for shown in _FIELD_COLUMNS.values()]]
    for field in position.battlefields:
        if field.card or field.controller:
            card = names.catalogue.say(field.card.name, language) if field.card else ""
            controller = COLUMN_PLAYERS[field.controller][language] if field.controller else ""
            rows.append([field.ref, card, controller])
    return rows


def pool(setup: PlayerSetup) -> Resources | None:
    """Return the exact rune pool of a player, or None if they can pay for anything.

    >>> pool(PlayerSetup(resources="ample")) is None
    True
    """
    return setup.resources if isinstance(setup.resources, Resources) else None
