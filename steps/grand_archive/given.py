"""Under Given: the phrases that make a position, each with the way back."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal

from adapters.port import PlayerSetup, Position
from steps.grand_archive.position import FILLED, Draft, filled, object_table
from steps.grand_archive.words import ZONES
from steps.registry import Registry
from steps.shared.tables import Row

Lines = Iterator[Mapping[str, Any]]


def add(registry: Registry) -> None:
    """Define the phrases."""
    _turn(registry)
    _table(registry)
    _fillers(registry)


def _turn(registry: Registry) -> None:
    def begin(phase: Literal["start", "materialize", "main"]) -> tuple[Callable[..., None], Any]:
        def make(draft: Draft, your: str) -> None:
            draft.once("whose turn it is")
            draft.active, draft.phase = your, phase

        def back(position: Position) -> Lines:
            if position.phase == phase:
                yield {"your": position.active}

        return make, back

    phrases: tuple[tuple[Literal["start", "materialize", "main"], str, str], ...] = (
        ("main", "it is {your} main phase", "现在是{your}的主阶段"),
        ("materialize", "{your} materialize phase is about to begin", "{your}的具现阶段即将开始"),
        ("start", "{your} turn is about to begin", "{your}的回合即将开始"),
    )
    for phase, en, zh in phrases:
        make, back = begin(phase)
        registry.add("given", en, zh, make, back=back)


def _table(registry: Registry) -> None:
    def objects(draft: Draft, table: Sequence[Row]) -> None:
        draft.add_objects(table)

    def back(position: Position) -> Lines:
        from steps.grand_archive import game  # which has the phrases
        from steps.rendering import names_of

        if object_table(position, names_of(position, game), "en"):
            yield {"table": "objects"}

    registry.add(
        "given",
        ("the position:", "the position"),
        ("局面如下：", "局面如下"),
        objects,
        back=back,
        table=True,
    )


def _fillers(registry: Registry) -> None:
    def of(zone: str) -> tuple[Callable[..., None], Any]:
        def make(draft: Draft, player: str, number: int) -> None:
            draft.fill(player, zone, number)

        def back(position: Position) -> Lines:
            for player in position.players:
                if number := filled(position, player, zone):
                    yield {"player": player, "number": number}

        return make, back

    for zone in FILLED:
        make, back = of(zone)
        word = ZONES[zone]["en"]
        registry.add(
            "given",
            (
                f"{{player}} <has|have> {{number}} more cards in {word}",
                f"{{player}} <has|have> {{number}} more card in {word}",
            ),
            f"{{player}}{ZONES[zone]['zh']}中还有{{number}}张牌",
            make,
            back=back,
        )

    def deck(draft: Draft, player: str, number: int) -> None:
        draft.once(f"the main deck of {player}")
        draft.change(player, filler=number)

    def deck_lines(position: Position) -> Lines:
        for player, setup in position.players.items():
            if setup.filler != PlayerSetup().filler:
                yield {"player": player, "number": setup.filler}

    registry.add(
        "given",
        "{player} <has|have> {number} more cards in the main deck",
        "{player}主牌库中还有{number}张牌",
        deck,
        back=deck_lines,
    )
