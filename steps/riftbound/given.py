"""Under Given: the phrases that make a position.

Each comes with the way back: from a position to the slots of each line that says it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from adapters.port import Card, PlayerSetup, Position, Resources
from steps.registry import Registry
from steps.riftbound.position import Draft, pool
from steps.shared.tables import Row

Lines = Iterator[Mapping[str, Any]]


def add(registry: Registry) -> None:
    """Define the phrases."""
    _turn(registry)
    _tables(registry)
    _resources(registry)
    _numbers(registry)
    _brought(registry)


def _turn(registry: Registry) -> None:
    def main(draft: Draft, your: str) -> None:
        draft.once("whose turn it is")
        draft.active, draft.phase = your, "main"

    def start(draft: Draft, your: str) -> None:
        draft.once("whose turn it is")
        draft.active, draft.phase = your, "start"

    def of(phase: str) -> Any:
        def back(position: Position) -> Lines:
            if position.phase == phase:
                yield {"your": position.active}

        return back

    registry.add("given", "it is {your} main phase", "现在是{your}的主阶段", main, back=of("main"))
    registry.add("given", "{your} turn is about to begin", "{your}的回合即将开始", start, back=of("start"))


def _tables(registry: Registry) -> None:
    def objects(draft: Draft, table: Sequence[Row]) -> None:
        draft.add_objects(table)

    def battlefields(draft: Draft, table: Sequence[Row]) -> None:
        draft.add_battlefields(table)

    def has_objects(position: Position) -> Lines:
        if position.objects:
            yield {"table": "objects"}

    def has_battlefields(position: Position) -> Lines:
        if any(field.card or field.controller for field in position.battlefields):
            yield {"table": "battlefields"}

    registry.add(
        "given",
        ("the position:", "the position"),
        ("局面如下：", "局面如下"),
        objects,
        back=has_objects,
        table=True,
    )
    registry.add(
        "given",
        ("the battlefields:", "the battlefields"),
        ("战场如下：", "战场如下"),
        battlefields,
        back=has_battlefields,
        table=True,
    )


def _resources(registry: Registry) -> None:
    def ample(draft: Draft, player: str) -> None:
        draft.once(f"what {player} can pay")
        draft.change(player, resources="ample")

    def both(draft: Draft) -> None:
        for player in tuple(draft.players):
            ample(draft, player)

    def all_ample(position: Position) -> Lines:
        if _all_ample(position):
            yield {}

    def some_ample(position: Position) -> Lines:
        if not _all_ample(position):
            yield from _each(position, lambda setup: setup.resources == "ample" or None, "")

    def runes(draft: Draft, player: str, domains: dict[str, int]) -> None:
        draft.once(f"the runes of {player}")
        draft.change(player, runes=domains)

    def energy(draft: Draft, player: str, number: int, amounts: dict[str, int] | None) -> None:
        draft.once(f"what {player} can pay")
        draft.change(player, resources=Resources(number, amounts or {}))

    def energy_lines(position: Position) -> Lines:
        for player, setup in position.players.items():
            has = pool(setup)
            if has is not None and has != Resources():
                yield {"player": player, "number": has.energy, "amounts": has.power or None}

    registry.add(
        "given",
        ("both players can pay for anything", "all players can pay for anything"),
        ("双方都能支付任何费用", "所有玩家都能支付任何费用"),
        both,
        back=all_ample,
    )
    registry.add("given", "{player} can pay for anything", "{player}能支付任何费用", ample, back=some_ample)
    registry.add(
        "given",
        "{player} <has|have> these runes: {domains}",
        "{player}拥有以下符文：{domains}",
        runes,
        back=lambda position: _each(position, lambda setup: setup.runes or None, "domains"),
    )
    registry.add(
        "given",
        "{player} <has|have> {number} energy[ and {amounts} power]",
        "{player}有{number}点法力[和{amounts}符能]",
        energy,
        back=energy_lines,
    )


def _all_ample(position: Position) -> bool:
    return all(setup.resources == "ample" for setup in position.players.values())


def _numbers(registry: Registry) -> None:
    def points(draft: Draft, player: str, points: int) -> None:
        draft.once(f"the points of {player}")
        draft.change(player, points=points)

    def xp(draft: Draft, player: str, number: int) -> None:
        draft.once(f"the XP of {player}")
        draft.change(player, xp=number)

    def scored(draft: Draft, player: str, battlefield: str) -> None:
        draft.once(f"that {player} has scored battlefield {battlefield}")
        draft.change(player, scored=(*draft.players.get(player, PlayerSetup()).scored, battlefield))

    def scored_lines(position: Position) -> Lines:
        for player, setup in position.players.items():
            for battlefield in setup.scored:
                yield {"player": player, "battlefield": battlefield}

    def rune_deck(draft: Draft, player: str, runes: int) -> None:
        draft.once(f"the rune deck of {player}")
        draft.change(player, rune_deck=runes)

    def filler(draft: Draft, player: str, number: int) -> None:
        draft.once(f"the deck of {player}")
        draft.change(player, filler=number)

    registry.add(
        "given",
        "{player} <has|have> {points}",
        "{player}有{points}",
        points,
        back=lambda position: _each(position, lambda setup: setup.points or None, "points"),
    )
    registry.add(
        "given",
        "{player} <has|have> {number} XP",
        "{player}有{number}点经验",
        xp,
        back=lambda position: _each(position, lambda setup: setup.xp or None, "number"),
    )
    registry.add(
        "given",
        "{player} <has|have> scored battlefield {battlefield} this turn",
        "{player}本回合已在战场{battlefield}得分",
        scored,
        back=scored_lines,
    )
    registry.add(
        "given",
        "{player} <has|have> {runes} left in the rune deck",
        "{player}符文牌堆中还有{runes}",
        rune_deck,
        back=lambda position: _each(position, lambda setup: setup.rune_deck, "runes"),
    )
    registry.add(
        "given",
        "{player} <has|have> {number} more cards in the deck",
        "{player}主牌堆中还有{number}张牌",
        filler,
        back=lambda position: _each(
            position, lambda setup: None if setup.filler == PlayerSetup().filler else setup.filler, "number"
        ),
    )


def _brought(registry: Registry) -> None:
    """What stands outside the game: what the players' decks were built with."""

    def main_deck(draft: Draft, your: str, list: tuple[str, ...]) -> None:  # noqa: A002
        draft.once(f"the deck list of {your}")
        draft.change(your, deck_list=list)

    def sideboard(draft: Draft, your: str, list: tuple[str, ...]) -> None:  # noqa: A002
        draft.once(f"the sideboard of {your}")
        draft.change(your, sideboard=list)

    def legends(draft: Draft, player: str, legends: tuple[Card, ...]) -> None:
        draft.once(f"the legends {player} has chosen")
        for card in legends:
            draft.add_legend(card)
        draft.change(player, legends=legends)

    registry.add(
        "given",
        "{your} deck list holds {list}",
        "{your}构筑的主牌堆中有{list}",
        main_deck,
        back=lambda position: _each(position, lambda setup: setup.deck_list or None, "list", player="your"),
    )
    registry.add(
        "given",
        "{your} sideboard holds {list}",
        "{your}备牌中有{list}",
        sideboard,
        back=lambda position: _each(position, lambda setup: setup.sideboard or None, "list", player="your"),
    )
    registry.add(
        "given",
        "{player} <has|have> chosen the legends {legends}",
        "{player}构筑时选定的传奇为{legends}",
        legends,
        back=lambda position: _each(position, lambda setup: setup.legends or None, "legends"),
    )


def _each(position: Position, fact: Any, slot: str, *, player: str = "player") -> Lines:
    """Return the slots of a line for each player of whom the fact is not None."""
    for who, setup in position.players.items():
        if (value := fact(setup)) is not None:
            yield {player: who, slot: value} if slot else {player: who}
