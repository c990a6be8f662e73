"""Under When: what players do, and the clauses that say how."""

from collections.abc import Mapping

from adapters.port import (
    Activate,
    Choice,
    EndTurn,
    Hide,
    Move,
    Pass,
    Play,
    Settle,
    Until,
)
from steps.case import Step
from steps.registry import Registry
from steps.shared.answers import add_answers
from steps.shared.clauses import add_choosing, clauses_slot
from steps.shared.saying import act, choose, react
from steps.words import Language

_clause_words: Mapping[Language, str] = {
    "en": r"then choosing|choosing|moving it to|killing|not paying|paying|in mode",
    "zh": r"再选择|不选择|选择|将其移动到|摧毁|不支付|支付|模式为",
}


def add(registry: Registry) -> None:
    """Define the phrases; the clauses come first, because actions have a slot for them."""
    _clauses(registry)
    examples: Mapping[Language, tuple[str, ...]] = {
        "en": ("", " choosing Unit X"),
        "zh": ("", "，选择单位X为目标"),
    }
    registry.slots = {**registry.slots, "clauses": clauses_slot(registry, _clause_words, examples)}
    _plays(registry)
    _others(registry)
    _answers(registry)


# -- clauses ------------------------------------------------------------------------------------------------


def _clauses(registry: Registry) -> None:
    add_choosing(registry)
    registry.add(
        "clause", "moving it to {place}", "将其移动到{place}", lambda place: Choice("place", pick=(place,))
    )
    registry.add(
        "clause", "killing {objects}", "摧毁{objects}作为费用", lambda objects: Choice("cost", pick=objects)
    )
    registry.add(
        "clause",
        ("paying the additional cost", "paying Repeat"),
        ("支付额外费用", "支付回响费用"),
        lambda: Choice("optional", yes=True),
    )
    registry.add(
        "clause",
        ("not paying the additional cost", "not paying Repeat"),
        ("不支付额外费用", "不支付回响费用"),
        lambda: Choice("optional", yes=False),
    )


# -- actions ------------------------------------------------------------------------------------------------


def _plays(registry: Registry) -> None:
    def play(player: str, object: str, place: str | None, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return act(Play(player, object, place, clauses))

    def reaction(player: str, object: str, place: str | None, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return react(Play(player, object, place, clauses))

    def use(player: str, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return act(Activate(player, object, 1, clauses))

    def use_numbered(player: str, number: int, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return act(Activate(player, object, number, clauses))

    def react_with(player: str, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return react(Activate(player, object, 1, clauses))

    def react_numbered(player: str, number: int, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return react(Activate(player, object, number, clauses))

    registry.add(
        "when",
        "{player} <plays|play> {object}[ to {place}]{clauses}",
        "{player}打出{object}[到{place}]{clauses}",
        play,
    )
    registry.add(
        "when",
        "{player} <reacts|react> with {object}[ to {place}]{clauses}",
        "{player}打出{object}[到{place}]作为反应{clauses}",
        reaction,
    )
    registry.add(
        "when",
        ("{player} <uses|use> the ability of {object}{clauses}",),
        "{player}使用{object}的技能{clauses}",
        use,
    )
    registry.add(
        "when",
        "{player} <uses|use> ability {number} of {object}{clauses}",
        "{player}使用{object}的第{number}个技能{clauses}",
        use_numbered,
    )
    registry.add(
        "when",
        "{player} <reacts|react> with the ability of {object}{clauses}",
        "{player}使用{object}的技能作为反应{clauses}",
        react_with,
    )
    registry.add(
        "when",
        "{player} <reacts|react> with ability {number} of {object}{clauses}",
        "{player}使用{object}的第{number}个技能作为反应{clauses}",
        react_numbered,
    )


def _others(registry: Registry) -> None:
    def move(player: str, objects: tuple[str, ...], place: str, clauses: tuple[Choice, ...]) -> Step:
        return act(Move(player, objects, place, clauses))

    def hide(player: str, object: str, battlefield: str) -> Step:  # noqa: A002
        return act(Hide(player, object, f"at.{battlefield}"))

    registry.add(
        "when",
        "{player} <moves|move> {objects} to {place}{clauses}",
        ("{player}将{objects}移动到{place}{clauses}", "{player}将{objects}移动至{place}{clauses}"),
        move,
    )
    registry.add(
        "when",
        "{player} <hides|hide> {object} at battlefield {battlefield}",
        (
            "{player}将{object}以待命状态放置在战场{battlefield}",
            "{player}将{object}待命于战场{battlefield}",
        ),
        hide,
    )
    registry.add("when", "{player} <passes|pass>", "{player}让过", lambda player: act(Pass(player)))
    registry.add(
        "when",
        "{player} <ends their|end your> turn",
        "{player}结束回合",
        lambda player: act(EndTurn(player)),
    )
    settling: tuple[tuple[str, str | tuple[str, str], Until], ...] = (
        ("the next item resolves", "结算链上的下一项结算", "item"),
        ("the chain resolves", "结算链全部结算", "chain"),
        ("the showdown ends", "法术对决结束", "showdown"),
        ("the turn passes", ("进入下一个回合", "回合轮转"), "turn"),
    )
    for en, zh, until in settling:
        registry.add("when", en, zh, lambda until=until: act(Settle(until)))


# -- answers ------------------------------------------------------------------------------------------------


def _answers(registry: Registry) -> None:
    registry.add(
        "when",
        "{player} <applies|apply> {object} to {object_2}",
        ("{player}对{object_2}应用{object}", "{player}对{object_2}适用{object}"),
        lambda player, object, object_2: choose(  # noqa: A006
            player, Choice("replacement", pick=(object,)), Choice("replacement", pick=(object_2,))
        ),
    )
    registry.add(
        "when",
        "{player} <puts|put> the trigger of battlefield {battlefield} on the chain, then that of {object}",
        "{player}先将战场{battlefield}的触发式技能加入结算链，再将{object}的触发式技能加入结算链",
        lambda player, battlefield, object: choose(  # noqa: A006
            player, Choice("order", pick=(battlefield, object))
        ),
    )
    registry.add(
        "when",
        "{player} <assigns|assign> {shares}",
        "{player}分配伤害：{shares}",
        lambda player, shares: choose(player, Choice("amount", amounts=shares)),
    )
    add_answers(registry)  # after those that say more
