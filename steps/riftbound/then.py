"""Under Then: what must be true."""

from collections.abc import Mapping

from adapters.port import Action, Activate, Choice, Choose, Hide, Move, Play
from steps.case import Because, Count, Fact
from steps.registry import Registry
from steps.shared.answers import act_slot, add_allowed, add_questions
from steps.shared.saying import of_object, of_player, that
from steps.words import Language


def add(registry: Registry) -> None:
    """Define the phrases."""
    registry.slots = {**registry.slots, "act": act_slot(registry, _act_pattern, _act_examples)}
    _places(registry)
    _states(registry)
    _control(registry)
    _numbers(registry)
    _counts(registry)
    _chain(registry)
    _game(registry)
    add_questions(registry)
    add_allowed(registry, _can_be_said)
    registry.add("then", "rule {rule} is why", "依据规则{rule}", lambda rule: that(Because(rule)))


def _places(registry: Registry) -> None:
    registry.add(
        "then",
        "{object} is {where}",
        ("{object}位于{where}", "{object}在{where}"),
        lambda object, where: that(Fact(f"object:{object}", "place", where)),  # noqa: A006
    )
    registry.add("then", "{object} is on the chain", "{object}在结算链上", of_object("on_chain", value=True))
    registry.add(
        "then", "{object} is not on the chain", "{object}不在结算链上", of_object("on_chain", value=False)
    )


def _states(registry: Registry) -> None:
    states: tuple[tuple[str, str, str, bool], ...] = (
        ("exhausted", "处于休眠状态", "exhausted", True),
        ("ready", "处于活跃状态", "exhausted", False),
        ("buffed", "拥有增益", "buffed", True),
        ("not buffed", "没有增益", "buffed", False),
        ("stunned", "被眩晕", "stunned", True),
        ("not stunned", "没有被眩晕", "stunned", False),
        ("empowered", "已强化", "empowered", True),
        ("not empowered", "未强化", "empowered", False),
        ("face down", "正面朝下", "face_down", True),
        ("face up", "正面朝上", "face_down", False),
    )
    for en, zh, name, value in states:
        registry.add("then", f"{{object}} is {en}", f"{{object}}{zh}", of_object(name, value=value))
    registry.add("then", "{object} has no damage", "{object}没有伤害", of_object("damage", 0))
    registry.add(
        "then",
        "{object} has damage {number}",
        "{object}受到{number}点伤害",
        lambda object, number: that(Fact(f"object:{object}", "damage", number)),  # noqa: A006
    )
    registry.add(
        "then",
        "{object} has might {number}",
        "{object}的战力为{number}",
        lambda object, number: that(Fact(f"object:{object}", "might", number)),  # noqa: A006
    )
    registry.add("then", "{object} is attached to nothing", "{object}未贴附", of_object("attached_to", None))
    registry.add(
        "then",
        "{object} is attached to {object_2}",
        "{object}贴附于{object_2}",
        lambda object, object_2: that(Fact(f"object:{object}", "attached_to", object_2)),  # noqa: A006
    )


def _control(registry: Registry) -> None:
    registry.add(
        "then",
        "{player} <controls|control> {object}",
        "{player}控制{object}",
        lambda player, object: that(Fact(f"object:{object}", "controller", player)),  # noqa: A006
    )
    registry.add(
        "then",
        "{player} <controls|control> battlefield {battlefield}",
        "{player}控制战场{battlefield}",
        lambda player, battlefield: that(Fact(f"battlefield:{battlefield}", "controller", player)),
    )
    registry.add(
        "then",
        "nobody controls battlefield {battlefield}",
        "没有玩家控制战场{battlefield}",
        lambda battlefield: that(Fact(f"battlefield:{battlefield}", "controller", None)),
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
    registry.add("then", "{player} <has|have> no points", "{player}没有分数", of_player("points", 0))
    registry.add(
        "then",
        "{player} <has|have> {points}",
        "{player}有{points}",
        lambda player, points: that(Fact(f"player:{player}", "points", points)),
    )
    registry.add("then", "{player} <has|have> no cards in hand", "{player}没有手牌", of_player("hand", 0))
    registry.add(
        "then",
        "{player} <has|have> {cards} in hand",
        ("{player}手中有{cards}", "{player}有{cards}在手中"),
        lambda player, cards: that(Fact(f"player:{player}", "hand", cards)),
    )
    registry.add(
        "then",
        "{player} <has|have> {number} XP",
        "{player}有{number}点经验",
        lambda player, number: that(Fact(f"player:{player}", "xp", number)),
    )
    registry.add(
        "then",
        "{player} <has|have> {number} energy",
        "{player}有{number}点法力",
        lambda player, number: that(Fact(f"player:{player}", "energy", number)),
    )
    registry.add(
        "then",
        "{player} <has|have> {number} {domain} power",
        "{player}有{number}点{domain}符能",
        lambda player, number, domain: that(Fact(f"player:{player}", f"power.{domain}", number)),
    )
    registry.add(
        "then",
        ("{player} <has|have> nothing left to pay with",),
        "{player}没有剩余的法力和符能",
        of_player("resources", 0),
    )
    registry.add(
        "then", "{player} <has|have> channeled no runes", "{player}没有召出符文", of_player("channeled", 0)
    )
    registry.add(
        "then",
        "{player} <has|have> channeled {runes}",
        "{player}召出了{runes}",
        lambda player, runes: that(Fact(f"player:{player}", "channeled", runes)),
    )
    registry.add("then", "{player} <has|have> no runes", "{player}没有符文", of_player("runes", 0))
    registry.add(
        "then",
        "{player} <has|have> {runes}",
        "{player}有{runes}",
        lambda player, runes: that(Fact(f"player:{player}", "runes", runes)),
    )


def _counts(registry: Registry) -> None:
    registry.add(
        "then",
        "there is no {card}[ {area}][, {readiness}]",
        "{area}没有[{readiness}的]{card}",
        lambda card, area, readiness: that(Count(card, 0, area, readiness)),
    )
    registry.add(
        "then",
        ("there is 1 {card}[ {area}][, {readiness}]", "there is one {card}[ {area}][, {readiness}]"),
        "{area}有1个[{readiness}的]{card}",
        lambda card, area, readiness: that(Count(card, 1, area, readiness)),
    )
    registry.add(
        "then",
        "there are {number} {card}[ {area}][, {readiness}]",
        "{area}共有{number}个[{readiness}的]{card}",
        lambda number, card, area, readiness: that(Count(card, number, area, readiness)),
    )


def _chain(registry: Registry) -> None:
    registry.add("then", "the chain is empty", "结算链为空", lambda: that(Fact("game", "chain", 0)))
    registry.add(
        "then",
        ("the chain has {number} items", "the chain has {number} item"),
        ("结算链上有{number}个项目", "结算链上有{number}项"),
        lambda number: that(Fact("game", "chain", number)),
    )
    registry.add(
        "then",
        "the ability of {object} is on the chain",
        "{object}的技能在结算链上",
        of_object("ability_on_chain", value=True),
    )
    registry.add(
        "then",
        "the ability of {object} is not on the chain",
        "{object}的技能不在结算链上",
        of_object("ability_on_chain", value=False),
    )


def _game(registry: Registry) -> None:
    registry.add(
        "then",
        "a showdown is open at battlefield {battlefield}",
        "战场{battlefield}正在进行法术对决",
        lambda battlefield: that(Fact("game", "showdown", battlefield)),
    )
    registry.add(
        "then", "no showdown is open", "没有进行中的法术对决", lambda: that(Fact("game", "showdown", None))
    )
    registry.add(
        "then", "{player} <has|have> won the combat", "{player}赢得了战斗", of_player("combat", "won")
    )
    registry.add(
        "then", "{player} <has|have> lost the combat", "{player}输掉了战斗", of_player("combat", "lost")
    )
    registry.add(
        "then",
        "the combat had no result",
        ("战斗无结果", "战斗没有结果"),
        lambda: that(Fact("player:p1", "combat", "no result")),
    )
    registry.add(
        "then", "it is {your} turn", "现在是{your}的回合", lambda your: that(Fact("game", "active", your))
    )
    registry.add("then", "it is the main phase", "现在是主阶段", lambda: that(Fact("game", "phase", "main")))
    registry.add(
        "then",
        "{player} <has|have> won the game",
        "{player}赢得了游戏",
        lambda player: that(Fact("game", "winner", player)),
    )
    registry.add(
        "then", "nobody has won the game", "没有玩家赢得游戏", lambda: that(Fact("game", "winner", None))
    )


_act_pattern: Mapping[Language, str] = {
    "en": r"(?:play|react with|move|hide|use|assign) .+",
    "zh": r"(?:打出|使用|将|分配).+",
}
_act_examples: Mapping[Language, tuple[str, ...]] = {
    "en": ("play Hidden Blade choosing Unit X",),
    "zh": ("打出【暗刃】，选择单位X为目标",),
}


def _can_be_said(action: Action) -> bool:
    match action:
        case Play() | Activate() | Move() | Hide() | Choose(choices=(Choice(kind="amount"),)):
            return True
        case _:
            return False
