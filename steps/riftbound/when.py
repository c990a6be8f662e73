"""Under When: what players do, and the clauses that say how."""

import re
from collections.abc import Mapping

from adapters.port import (
    Action,
    Activate,
    Choice,
    Choose,
    EndTurn,
    Hide,
    Move,
    Pass,
    Play,
    Settle,
    Until,
)
from steps.case import Step
from steps.errors import WrongText
from steps.names import Names
from steps.registry import Registry
from steps.templates import Slot
from steps.words import Language

_clause_words: Mapping[Language, str] = {
    "en": r"then choosing|choosing|moving it to|killing|not paying|paying|in mode",
    "zh": r"再选择|不选择|选择|将其移动到|摧毁|不支付|支付|模式为",
}
_between: Mapping[Language, re.Pattern[str]] = {
    "en": re.compile(rf"(?<!then)(?<!not)(?:, and|,| and)? (?=(?:{_clause_words['en']}) )", re.IGNORECASE),
    "zh": re.compile(rf"，(?=(?:{_clause_words['zh']}))"),
}


def _act(action: Action) -> Step:
    return Step(line=0, action=action)


def _react(action: Action) -> Step:
    return Step(line=0, action=action, reacting=True)


def add(registry: Registry) -> None:
    """Define the phrases; the clauses come first, because actions have a slot for them."""
    _clauses(registry)
    registry.slots = {**registry.slots, "clauses": _clauses_slot(registry)}
    _plays(registry)
    _others(registry)
    _answers(registry)


# -- clauses ------------------------------------------------------------------------------------------------


def _clauses(registry: Registry) -> None:
    registry.add("clause", "choosing {chosen}", "选择{chosen}", lambda chosen: chosen)
    registry.add("clause", "then choosing {chosen}", "再选择{chosen}", lambda chosen: chosen)
    registry.add(
        "clause",
        ("choosing nothing", "then choosing nothing"),
        ("不选择目标", "不选择"),
        lambda: Choice("target", pick=()),
    )
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
    registry.add("clause", "in mode {mode}", "模式为{mode}", lambda mode: Choice("mode", pick=(mode,)))


def _clauses_slot(registry: Registry) -> Slot:
    def read(text: str, names: Names) -> tuple[Choice, ...]:
        if not text.strip():
            return ()
        language: Language = "zh" if text.startswith("，") else "en"
        parts = [part for part in _between[language].split(text) if part]
        return tuple(registry.read("clause", part, language, names).make() for part in parts)

    def say(value: tuple[Choice, ...], language: Language, names: Names) -> str:
        parts: list[str] = []
        for number, choice in enumerate(value):
            words = registry.say("clause", choice, language, names)
            if words is None:
                raise WrongText(f"no words for {choice!r}")
            if language == "zh":
                again = number and words.startswith("选择")
                parts.append(f"，再{words}" if again else f"，{words}")
            else:
                again = number and words.startswith("choosing ")
                parts.append(f" then {words}" if again else f" {words}")
        return "".join(parts)

    def fits(value: object) -> bool:
        return isinstance(value, tuple) and all(
            any(
                phrase.slots_of(choice) is not None
                for phrase in registry.phrases
                if phrase.section == "clause"
            )
            for choice in value
        )

    return Slot(
        pattern={
            "en": rf"(?:,? (?:and )?(?:{_clause_words['en']}) .+)?",
            "zh": rf"(?:，(?:{_clause_words['zh']}).*)?",
        },
        read=read,
        say=say,
        examples={"en": ("", " choosing Unit X"), "zh": ("", "，选择单位X为目标")},
        fits=fits,
    )


# -- actions ------------------------------------------------------------------------------------------------


def _plays(registry: Registry) -> None:
    def play(player: str, object: str, place: str | None, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return _act(Play(player, object, place, clauses))

    def react(player: str, object: str, place: str | None, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return _react(Play(player, object, place, clauses))

    def use(player: str, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return _act(Activate(player, object, 1, clauses))

    def use_numbered(player: str, number: int, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return _act(Activate(player, object, number, clauses))

    def react_with(player: str, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return _react(Activate(player, object, 1, clauses))

    def react_numbered(player: str, number: int, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return _react(Activate(player, object, number, clauses))

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
        react,
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
        return _act(Move(player, objects, place, clauses))

    def hide(player: str, object: str, battlefield: str) -> Step:  # noqa: A002
        return _act(Hide(player, object, f"at.{battlefield}"))

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
    registry.add("when", "{player} <passes|pass>", "{player}让过", lambda player: _act(Pass(player)))
    registry.add(
        "when",
        "{player} <ends their|end your> turn",
        "{player}结束回合",
        lambda player: _act(EndTurn(player)),
    )
    settling: tuple[tuple[str, str | tuple[str, str], Until], ...] = (
        ("the next item resolves", "结算链上的下一项结算", "item"),
        ("the chain resolves", "结算链全部结算", "chain"),
        ("the showdown ends", "法术对决结束", "showdown"),
        ("the turn passes", ("进入下一个回合", "回合轮转"), "turn"),
    )
    for en, zh, until in settling:
        registry.add("when", en, zh, lambda until=until: _act(Settle(until)))


# -- answers ------------------------------------------------------------------------------------------------


def _answers(registry: Registry) -> None:
    def choose(player: str, *choices: Choice) -> Step:
        return _act(Choose(player, choices))

    registry.add(
        "when",
        "{player} <chooses|choose> {chosen}",
        "{player}选择{chosen}",
        lambda player, chosen: choose(player, chosen),
    )
    registry.add(
        "when",
        "{player} <chooses|choose> nothing",
        "{player}不选择任何目标",
        lambda player: choose(player, Choice("target", pick=())),
    )
    registry.add(
        "when",
        "{player} <chooses|choose> mode {mode}",
        "{player}选择模式{mode}",
        lambda player, mode: choose(player, Choice("mode", pick=(mode,))),
    )
    registry.add(
        "when",
        "{player} <chooses|choose> number {number}",
        "{player}选择数字{number}",
        lambda player, number: choose(player, Choice("number", number=number)),
    )
    registry.add(
        "when",
        "{player} <applies|apply> {object} first",
        ("{player}先应用{object}", "{player}先适用{object}"),
        lambda player, object: choose(player, Choice("replacement", pick=(object,))),  # noqa: A006
    )
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
        "{player} <accepts|accept>",
        "{player}决定执行",
        lambda player: choose(player, Choice("optional", yes=True)),
    )
    registry.add(
        "when",
        "{player} <declines|decline>",
        "{player}决定不执行",
        lambda player: choose(player, Choice("optional", yes=False)),
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
        "{player} <orders|order> {objects}",
        "{player}决定顺序：{objects}",
        lambda player, objects: choose(player, Choice("order", pick=objects)),
    )
    registry.add(
        "when",
        "{player} <pays|pay> with {objects}",
        "{player}用{objects}支付",
        lambda player, objects: choose(player, Choice("cost", pick=objects)),
    )
    registry.add(
        "when",
        "{player} <assigns|assign> {shares}",
        "{player}分配伤害：{shares}",
        lambda player, shares: choose(player, Choice("amount", amounts=shares)),
    )
