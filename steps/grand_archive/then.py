"""Under Then: what must be true."""

from collections.abc import Mapping

from adapters.port import Action, Activate, Attack, Materialize, Play
from steps.case import Because, Count, DeckLegal, Fact
from steps.grand_archive.words import MARKS, ZONES
from steps.registry import Registry
from steps.shared.answers import act_slot, add_allowed, add_questions
from steps.shared.saying import of_object, of_player, that
from steps.words import Language

_act_pattern: Mapping[Language, str] = {
    "en": r"(?:activate|react with|materialize|attack|use) .+",
    "zh": r"(?:启动|具现|使用|用).+",
}
_act_examples: Mapping[Language, tuple[str, ...]] = {
    "en": ("activate Woodland Squirrels",),
    "zh": ("启动【林地松鼠】",),
}


def _can_be_said(action: Action) -> bool:
    return isinstance(action, Play | Activate | Materialize | Attack)


def add(registry: Registry) -> None:
    """Define the phrases."""
    registry.slots = {**registry.slots, "act": act_slot(registry, _act_pattern, _act_examples)}
    _objects(registry)
    _numbers(registry)
    _counts(registry)
    _stack(registry)
    _game(registry)
    _decks(registry)
    add_questions(registry)
    add_allowed(registry, _can_be_said)
    registry.add("then", "rule {rule} is why", "依据规则{rule}", lambda rule: that(Because(rule)))


def _objects(registry: Registry) -> None:
    registry.add(
        "then",
        "{object} is {where}",
        ("{object}位于{where}", "{object}在{where}"),
        lambda object, where: that(Fact(f"object:{object}", "place", where)),  # noqa: A006
    )
    states: tuple[tuple[str, str, str, bool], ...] = (
        ("rested", "处于待命状态", "exhausted", True),
        ("awake", "处于备战状态", "exhausted", False),
        ("attacking", "正在攻击", "attacking", True),
        ("not attacking", "没有在攻击", "attacking", False),
        ("defending", "正在防御", "defending", True),
        ("not defending", "没有在防御", "defending", False),
        ("face up", "正面朝上", "face_down", False),
        ("face down", "背面朝上", "face_down", True),
    )
    for en, zh, name, value in states:
        registry.add("then", f"{{object}} is {en}", f"{{object}}{zh}", of_object(name, value=value))
    for mark, shown in MARKS.items():
        registry.add(
            "then",
            f"{{object}} is {shown['en']}",
            f"{{object}}{shown['zh']}",
            of_object(f"marks.{mark}", value=True),
        )
        registry.add(
            "then",
            f"{{object}} is not {shown['en']}",
            f"{{object}}没有{shown['zh']}",
            of_object(f"marks.{mark}", value=False),
        )
    registry.add("then", "{object} has no damage", "{object}没有伤害", of_object("damage", 0))
    registry.add(
        "then",
        "{object} has damage {number}",
        "{object}受到{number}点伤害",
        lambda object, number: that(Fact(f"object:{object}", "damage", number)),  # noqa: A006
    )
    registry.add(
        "then",
        "{object} has power {number}",
        "{object}的力量为{number}",
        lambda object, number: that(Fact(f"object:{object}", "power", number)),  # noqa: A006
    )
    registry.add(
        "then",
        "{object} has life {number}",
        "{object}的生命为{number}",
        lambda object, number: that(Fact(f"object:{object}", "life", number)),  # noqa: A006
    )
    registry.add(
        "then",
        "{object} has no {counter} counters",
        "{object}没有{counter}指示物",
        lambda object, counter: that(Fact(f"object:{object}", f"counters.{counter}", 0)),  # noqa: A006
    )
    registry.add(
        "then",
        ("{object} has {number} {counter} counters", "{object} has {number} {counter} counter"),
        "{object}有{number}个{counter}指示物",
        lambda object, number, counter: that(  # noqa: A006
            Fact(f"object:{object}", f"counters.{counter}", number)
        ),
    )
    registry.add(
        "then",
        "{player} <controls|control> {object}",
        "{player}控制{object}",
        lambda player, object: that(Fact(f"object:{object}", "controller", player)),  # noqa: A006
    )


def _numbers(registry: Registry) -> None:
    registry.add(
        "then",
        ("{player} <has|have> drawn no card", "{player} <has|have> drawn no cards"),
        "{player}没有抽牌",
        of_player("drawn", 0),
    )
    registry.add(
        "then",
        "{player} <has|have> drawn {cards}",
        "{player}抽了{cards}",
        lambda player, cards: that(Fact(f"player:{player}", "drawn", cards)),
    )
    registry.add(
        "then",
        "{player} <has|have> level {number}",
        "{player}的等级为{number}",
        lambda player, number: that(Fact(f"player:{player}", "level", number)),
    )
    for zone in ("hand", "memory", "deck", "material", "graveyard", "banishment"):
        shown = ZONES[zone]
        the = "the " if zone in ("deck", "material", "graveyard") else ""
        registry.add(
            "then",
            f"{{player}} <has|have> no cards in {the}{shown['en']}",
            f"{{player}}{shown['zh']}中没有牌",
            of_player(zone, 0),
        )
        registry.add(
            "then",
            f"{{player}} <has|have> {{cards}} in {the}{shown['en']}",
            f"{{player}}{shown['zh']}中有{{cards}}",
            lambda player, cards, zone=zone: that(Fact(f"player:{player}", zone, cards)),
        )


def _counts(registry: Registry) -> None:
    registry.add(
        "then",
        "there is no {card}[ {area}]",
        "{area}没有{card}",
        lambda card, area: that(Count(card, 0, area)),
    )
    registry.add(
        "then",
        ("there is 1 {card}[ {area}]", "there is one {card}[ {area}]"),
        "{area}有1个{card}",
        lambda card, area: that(Count(card, 1, area)),
    )
    registry.add(
        "then",
        "there are {number} {card}[ {area}]",
        "{area}共有{number}个{card}",
        lambda number, card, area: that(Count(card, number, area)),
    )


def _stack(registry: Registry) -> None:
    registry.add("then", "the effects stack is empty", "效果堆叠为空", lambda: that(Fact("game", "chain", 0)))
    registry.add(
        "then",
        ("the effects stack has {number} items", "the effects stack has {number} item"),
        "效果堆叠上有{number}项",
        lambda number: that(Fact("game", "chain", number)),
    )
    for en, zh, name in (
        ("{object}", "{object}", "on_chain"),
        ("the ability of {object}", "{object}的能力", "ability_on_chain"),
        ("a copy of {object}", "{object}的复制", "copy_on_chain"),
    ):
        registry.add(
            "then", f"{en} is on the effects stack", f"{zh}在效果堆叠上", of_object(name, value=True)
        )
        registry.add(
            "then", f"{en} is not on the effects stack", f"{zh}不在效果堆叠上", of_object(name, value=False)
        )
    registry.add(
        "then",
        "{number} abilities of {object} are on the effects stack",
        "{object}有{number}个能力在效果堆叠上",
        lambda number, object: that(Fact(f"object:{object}", "abilities_on_chain", number)),  # noqa: A006
    )


def _game(registry: Registry) -> None:
    registry.add(
        "then",
        "{player} <has|have> opportunity",
        "{player}拥有行动机会",
        lambda player: that(Fact("game", "opportunity", player)),
    )
    registry.add(
        "then", "it is {your} turn", "现在是{your}的回合", lambda your: that(Fact("game", "active", your))
    )
    registry.add(
        "then",
        "it is the {phase} phase",
        "现在是{phase}阶段",
        lambda phase: that(Fact("game", "phase", phase)),
    )
    registry.add(
        "then",
        "{player} <has|have> won the game",
        "{player}赢得了游戏",
        lambda player: that(Fact("game", "winner", player)),
    )
    registry.add(
        "then", "nobody has won the game", "没有玩家赢得游戏", lambda: that(Fact("game", "winner", None))
    )


def _decks(registry: Registry) -> None:
    registry.add(
        "then",
        "a material deck of {list} is legal",
        "由{list}组成的素材库合法",
        lambda list: that(DeckLegal(list, legal=True)),  # noqa: A006
    )
    registry.add(
        "then",
        "a material deck of {list} is not legal",
        "由{list}组成的素材库不合法",
        lambda list: that(DeckLegal(list, legal=False)),  # noqa: A006
    )
