"""Under When: what players do, and the clauses that say how."""

from collections.abc import Mapping

from adapters.port import (
    Activate,
    Attack,
    Choice,
    Materialize,
    Pass,
    Play,
    Settle,
    Until,
)
from steps.case import Step
from steps.grand_archive.words import OPTIONS, SLOTS
from steps.registry import Registry
from steps.shared.answers import add_answers
from steps.shared.clauses import add_choosing, clauses_slot
from steps.shared.saying import act, react
from steps.templates import Slot
from steps.words import Language

_clause_words: Mapping[Language, str] = {
    "en": r"then choosing|choosing|paying|(?:not )?(?:taking|brewing|revealing)|in mode",
    "zh": r"再选择|不选择|选择|不用|用|选用|不选用|酿造|不酿造|展示|不展示|模式为",
}


def add(registry: Registry) -> None:
    """Define the phrases; the clauses come first, because actions have a slot for them."""
    _clauses(registry)
    registry.slots = {
        **registry.slots,
        "clauses": clauses_slot(
            registry,
            _clause_words,
            {"en": ("", " choosing Ally X"), "zh": ("", "，选择伙伴X为目标")},
        ),
        "target": Slot(
            pattern=SLOTS["option"].pattern,
            read=lambda text, names: OPTIONS.read(text, names)[1],
            say=OPTIONS.say,
            examples={"en": ("Ally X", "the opponent"), "zh": ("伙伴X", "对方")},
            fits=lambda value: isinstance(value, str),
        ),
    }
    _activates(registry)
    _others(registry)
    add_answers(registry)


def _clauses(registry: Registry) -> None:
    add_choosing(registry)
    registry.add("clause", "paying with nothing", "不用任何牌支付", lambda: Choice("cost", pick=()))
    registry.add(
        "clause", "paying with {objects}", "用{objects}支付", lambda objects: Choice("cost", pick=objects)
    )
    registry.add(
        "clause",
        ("taking the option", "brewing it", "revealing the cards"),
        ("选用该选项", "酿造此牌", "展示这些牌"),
        lambda: Choice("optional", yes=True),
    )
    registry.add(
        "clause",
        ("not taking the option", "not brewing it", "not revealing the cards"),
        ("不选用该选项", "不酿造此牌", "不展示这些牌"),
        lambda: Choice("optional", yes=False),
    )


def _activates(registry: Registry) -> None:
    def activate(player: str, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return act(Play(player, object, choices=clauses))

    def reaction(player: str, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return react(Play(player, object, choices=clauses))

    def use(player: str, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return act(Activate(player, object, 1, clauses))

    def use_numbered(player: str, number: int, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return act(Activate(player, object, number, clauses))

    def react_with(player: str, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return react(Activate(player, object, 1, clauses))

    registry.add(
        "when",
        "{player} <activates|activate> {object}{clauses}",
        "{player}启动{object}{clauses}",
        activate,
    )
    registry.add(
        "when",
        "{player} <reacts|react> with {object}{clauses}",
        "{player}启动{object}作为响应{clauses}",
        reaction,
    )
    registry.add(
        "when",
        "{player} <uses|use> the ability of {object}{clauses}",
        "{player}使用{object}的能力{clauses}",
        use,
    )
    registry.add(
        "when",
        "{player} <uses|use> ability {number} of {object}{clauses}",
        "{player}使用{object}的第{number}个能力{clauses}",
        use_numbered,
    )
    registry.add(
        "when",
        "{player} <reacts|react> with the ability of {object}{clauses}",
        "{player}使用{object}的能力作为响应{clauses}",
        react_with,
    )


def _others(registry: Registry) -> None:
    def materialize(player: str, object: str, clauses: tuple[Choice, ...]) -> Step:  # noqa: A002
        return act(Materialize(player, object, clauses))

    def attack(
        player: str,
        target: str,
        object: str,  # noqa: A002
        objects: tuple[str, ...] | None,
        clauses: tuple[Choice, ...],
    ) -> Step:
        return act(Attack(player, object, target, objects or (), clauses))

    def attack_back(step: Step) -> Mapping[str, object] | None:
        match step.action:
            case Attack(player, object, target, weapons, clauses):
                slots = {"player": player, "object": object, "target": target, "clauses": clauses}
                return {**slots, "objects": weapons or None}
            case _:
                return None

    registry.add(
        "when",
        "{player} <materializes|materialize> {object}{clauses}",
        "{player}具现{object}{clauses}",
        materialize,
    )
    registry.add(
        "when",
        "{player} <attacks|attack> {target} with {object}[ wielding {objects}]{clauses}",
        "{player}用{object}攻击{target}[并使用武器{objects}]{clauses}",
        attack,
        back=attack_back,
    )
    registry.add("when", "{player} <passes|pass>", "{player}让过", lambda player: act(Pass(player)))
    settling: tuple[tuple[str, str, Until], ...] = (
        ("the next item resolves", "效果堆叠上的下一项结算", "item"),
        ("the effects stack resolves", "效果堆叠全部结算", "chain"),
        ("the combat ends", "战斗结束", "combat"),
        ("the turn passes", "进入下一个回合", "turn"),
    )
    for en, zh, until in settling:
        registry.add("when", en, zh, lambda until=until: act(Settle(until)))
    registry.add(
        "when",
        "the {phase} phase begins",
        "{phase}阶段开始",
        lambda phase: act(Settle("phase", phase=phase)),
    )
