"""Under Then: what must be true."""

from collections.abc import Mapping
from typing import Any

import msgspec

from adapters.port import Activate, Choice, Choose, Hide, Move, Play
from steps.case import Allowed, Asked, Because, Count, Expectation, Fact, NotOffered, Offered, Step
from steps.names import Names
from steps.registry import Registry
from steps.templates import Slot
from steps.words import Language


def _that(expectation: Expectation) -> Step:
    return Step(line=0, expects=expectation)


def _object(name: str, value: object) -> Any:
    """Return the function for a fact of an object that is the whole phrase."""
    return lambda object: _that(Fact(f"object:{object}", name, value))  # type: ignore[arg-type] # noqa: A006


def _player(name: str, value: object) -> Any:
    """Return the function for a fact of a player that is the whole phrase."""
    return lambda player: _that(Fact(f"player:{player}", name, value))  # type: ignore[arg-type]


def add(registry: Registry) -> None:
    """Define the phrases."""
    registry.slots = {**registry.slots, "act": _act_slot(registry)}
    _places(registry)
    _states(registry)
    _control(registry)
    _numbers(registry)
    _counts(registry)
    _chain(registry)
    _game(registry)
    _questions(registry)
    _allowed(registry)
    registry.add("then", "rule {rule} is why", "依据规则{rule}", lambda rule: _that(Because(rule)))


def _places(registry: Registry) -> None:
    registry.add(
        "then",
        "{object} is {where}",
        ("{object}位于{where}", "{object}在{where}"),
        lambda object, where: _that(Fact(f"object:{object}", "place", where)),  # noqa: A006
    )
    registry.add("then", "{object} is on the chain", "{object}在结算链上", _object("on_chain", value=True))
    registry.add(
        "then", "{object} is not on the chain", "{object}不在结算链上", _object("on_chain", value=False)
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
        registry.add("then", f"{{object}} is {en}", f"{{object}}{zh}", _object(name, value=value))
    registry.add("then", "{object} has no damage", "{object}没有伤害", _object("damage", 0))
    registry.add(
        "then",
        "{object} has damage {number}",
        "{object}受到{number}点伤害",
        lambda object, number: _that(Fact(f"object:{object}", "damage", number)),  # noqa: A006
    )
    registry.add(
        "then",
        "{object} has might {number}",
        "{object}的战力为{number}",
        lambda object, number: _that(Fact(f"object:{object}", "might", number)),  # noqa: A006
    )
    registry.add("then", "{object} is attached to nothing", "{object}未贴附", _object("attached_to", None))
    registry.add(
        "then",
        "{object} is attached to {object_2}",
        "{object}贴附于{object_2}",
        lambda object, object_2: _that(Fact(f"object:{object}", "attached_to", object_2)),  # noqa: A006
    )


def _control(registry: Registry) -> None:
    registry.add(
        "then",
        "{player} <controls|control> {object}",
        "{player}控制{object}",
        lambda player, object: _that(Fact(f"object:{object}", "controller", player)),  # noqa: A006
    )
    registry.add(
        "then",
        "{player} <controls|control> battlefield {battlefield}",
        "{player}控制战场{battlefield}",
        lambda player, battlefield: _that(Fact(f"battlefield:{battlefield}", "controller", player)),
    )
    registry.add(
        "then",
        "nobody controls battlefield {battlefield}",
        "没有玩家控制战场{battlefield}",
        lambda battlefield: _that(Fact(f"battlefield:{battlefield}", "controller", None)),
    )


def _numbers(registry: Registry) -> None:
    registry.add(
        "then",
        ("{player} <has|have> drawn no card", "{player} <has|have> drawn no cards"),
        "{player}没有抽牌",
        _player("drawn", 0),
    )
    registry.add(
        "then",
        "{player} <has|have> drawn {cards}",
        "{player}抽了{cards}",
        lambda player, cards: _that(Fact(f"player:{player}", "drawn", cards)),
    )
    registry.add("then", "{player} <has|have> no points", "{player}没有分数", _player("points", 0))
    registry.add(
        "then",
        "{player} <has|have> {points}",
        "{player}有{points}",
        lambda player, points: _that(Fact(f"player:{player}", "points", points)),
    )
    registry.add("then", "{player} <has|have> no cards in hand", "{player}没有手牌", _player("hand", 0))
    registry.add(
        "then",
        "{player} <has|have> {cards} in hand",
        ("{player}手中有{cards}", "{player}有{cards}在手中"),
        lambda player, cards: _that(Fact(f"player:{player}", "hand", cards)),
    )
    registry.add(
        "then",
        "{player} <has|have> {number} XP",
        "{player}有{number}点经验",
        lambda player, number: _that(Fact(f"player:{player}", "xp", number)),
    )
    registry.add(
        "then",
        "{player} <has|have> {number} energy",
        "{player}有{number}点法力",
        lambda player, number: _that(Fact(f"player:{player}", "energy", number)),
    )
    registry.add(
        "then",
        "{player} <has|have> {number} {domain} power",
        "{player}有{number}点{domain}符能",
        lambda player, number, domain: _that(Fact(f"player:{player}", f"power.{domain}", number)),
    )
    registry.add(
        "then",
        ("{player} <has|have> nothing left to pay with",),
        "{player}没有剩余的法力和符能",
        _player("resources", 0),
    )
    registry.add(
        "then", "{player} <has|have> channeled no runes", "{player}没有召出符文", _player("channeled", 0)
    )
    registry.add(
        "then",
        "{player} <has|have> channeled {runes}",
        "{player}召出了{runes}",
        lambda player, runes: _that(Fact(f"player:{player}", "channeled", runes)),
    )
    registry.add("then", "{player} <has|have> no runes", "{player}没有符文", _player("runes", 0))
    registry.add(
        "then",
        "{player} <has|have> {runes}",
        "{player}有{runes}",
        lambda player, runes: _that(Fact(f"player:{player}", "runes", runes)),
    )


def _counts(registry: Registry) -> None:
    registry.add(
        "then",
        "there is no {card}[ {area}][, {readiness}]",
        "{area}没有[{readiness}的]{card}",
        lambda card, area, readiness: _that(Count(card, 0, area, readiness)),
    )
    registry.add(
        "then",
        ("there is 1 {card}[ {area}][, {readiness}]", "there is one {card}[ {area}][, {readiness}]"),
        "{area}有1个[{readiness}的]{card}",
        lambda card, area, readiness: _that(Count(card, 1, area, readiness)),
    )
    registry.add(
        "then",
        "there are {number} {card}[ {area}][, {readiness}]",
        "{area}共有{number}个[{readiness}的]{card}",
        lambda number, card, area, readiness: _that(Count(card, number, area, readiness)),
    )


def _chain(registry: Registry) -> None:
    registry.add("then", "the chain is empty", "结算链为空", lambda: _that(Fact("game", "chain", 0)))
    registry.add(
        "then",
        ("the chain has {number} items", "the chain has {number} item"),
        ("结算链上有{number}个项目", "结算链上有{number}项"),
        lambda number: _that(Fact("game", "chain", number)),
    )
    registry.add(
        "then",
        "the ability of {object} is on the chain",
        "{object}的技能在结算链上",
        _object("ability_on_chain", value=True),
    )
    registry.add(
        "then",
        "the ability of {object} is not on the chain",
        "{object}的技能不在结算链上",
        _object("ability_on_chain", value=False),
    )


def _game(registry: Registry) -> None:
    registry.add(
        "then",
        "a showdown is open at battlefield {battlefield}",
        "战场{battlefield}正在进行法术对决",
        lambda battlefield: _that(Fact("game", "showdown", battlefield)),
    )
    registry.add(
        "then", "no showdown is open", "没有进行中的法术对决", lambda: _that(Fact("game", "showdown", None))
    )
    registry.add("then", "{player} <has|have> won the combat", "{player}赢得了战斗", _player("combat", "won"))
    registry.add(
        "then", "{player} <has|have> lost the combat", "{player}输掉了战斗", _player("combat", "lost")
    )
    registry.add(
        "then",
        "the combat had no result",
        ("战斗无结果", "战斗没有结果"),
        lambda: _that(Fact("player:p1", "combat", "no result")),
    )
    registry.add(
        "then", "it is {your} turn", "现在是{your}的回合", lambda your: _that(Fact("game", "active", your))
    )
    registry.add("then", "it is the main phase", "现在是主阶段", lambda: _that(Fact("game", "phase", "main")))
    registry.add(
        "then",
        "{player} <has|have> won the game",
        "{player}赢得了游戏",
        lambda player: _that(Fact("game", "winner", player)),
    )
    registry.add(
        "then", "nobody has won the game", "没有玩家赢得游戏", lambda: _that(Fact("game", "winner", None))
    )


def _questions(registry: Registry) -> None:
    registry.add(
        "then",
        "{player} may choose: {options}",
        "{player}可以选择：{options}",
        lambda player, options: _that(Offered(player, options)),
    )
    registry.add(
        "then",
        "{player} may choose to apply: {options}",
        ("{player}可以选择应用：{options}", "{player}可以选择适用：{options}"),
        lambda player, options: _that(Offered(player, options, "replacement")),
    )
    registry.add(
        "then",
        "{player} may not choose {option}",
        "{player}不能选择{option}",
        lambda player, option: _that(NotOffered(player, option)),
    )
    registry.add(
        "then",
        "{player} <is|are> asked",
        ("{player}需要做出选择", "{player}需要作出选择"),
        lambda player: _that(Asked(player)),
    )
    registry.add(
        "then",
        "nobody is asked",
        ("没有玩家需要做出选择", "没有玩家需要作出选择"),
        lambda: _that(Asked(None)),
    )
    registry.add(
        "then",
        "{player} may decline",
        "{player}可以决定不执行",
        lambda player: _that(Asked(player, "optional")),
    )


# -- what a player may do -----------------------------------------------------------------------------------


def _act_slot(registry: Registry) -> Slot:
    """Return the slot of an action without its player, as You would say it."""
    subject: Mapping[Language, str] = {"en": "you ", "zh": "我方"}

    def read(text: str, names: Names) -> Step:
        language: Language = "en" if text.isascii() or text[0].isascii() else "zh"
        made: Step = registry.read("when", subject[language] + text, language, names).make()
        return made

    def say(value: Step, language: Language, names: Names) -> str:
        return (registry.say("when", value, language, names) or "").removeprefix(subject[language])

    return Slot(
        pattern={
            "en": r"(?:play|react with|move|hide|use|assign) .+",
            "zh": r"(?:打出|使用|将|分配).+",
        },
        read=read,
        say=say,
        examples={"en": ("play Hidden Blade choosing Unit X",), "zh": ("打出【暗刃】，选择单位X为目标",)},
    )


def _allowed(registry: Registry) -> None:
    def of(*, legal: bool) -> Any:
        def make(player: str, act: Step) -> Step:
            assert act.action is not None
            action = msgspec.structs.replace(act.action, player=player)
            return Step(line=0, expects=Allowed(action, legal), reacting=act.reacting)

        def back(step: Step) -> Mapping[str, Any] | None:
            match step.expects:
                case Allowed(
                    action=Play()
                    | Activate()
                    | Move()
                    | Hide()
                    | Choose(choices=(Choice(kind="amount"),)) as action,
                    legal=found,
                ) if found is legal:
                    yours = msgspec.structs.replace(action, player="p1")
                    return {"player": action.player, "act": Step(0, action=yours, reacting=step.reacting)}
                case _:
                    return None

        return make, back

    for en, zh, legal in (
        ("{player} may {act}", "{player}可以{act}", True),
        ("{player} may not {act}", "{player}不能{act}", False),
    ):
        make, back = of(legal=legal)
        registry.add("then", en, zh, make, back=back)
