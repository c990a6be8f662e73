"""Answers under When, and what may be asked and done under Then: the same in every game."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from adapters.port import Action, Choice
from steps.case import Allowed, Asked, NotOffered, Offered, Step
from steps.names import Names
from steps.registry import Registry
from steps.shared.saying import choose, that
from steps.templates import Slot
from steps.words import Language


def add_answers(registry: Registry) -> None:
    """Define the answers to questions."""
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


def add_questions(registry: Registry) -> None:
    """Define what may be said of the open question."""
    registry.add(
        "then",
        "{player} may choose: {options}",
        "{player}可以选择：{options}",
        lambda player, options: that(Offered(player, options)),
    )
    registry.add(
        "then",
        "{player} may choose to apply: {options}",
        ("{player}可以选择应用：{options}", "{player}可以选择适用：{options}"),
        lambda player, options: that(Offered(player, options, "replacement")),
    )
    registry.add(
        "then",
        "{player} may not choose {option}",
        "{player}不能选择{option}",
        lambda player, option: that(NotOffered(player, option)),
    )
    registry.add(
        "then",
        "{player} <is|are> asked",
        ("{player}需要做出选择", "{player}需要作出选择"),
        lambda player: that(Asked(player)),
    )
    registry.add(
        "then",
        "nobody is asked",
        ("没有玩家需要做出选择", "没有玩家需要作出选择"),
        lambda: that(Asked(None)),
    )
    registry.add(
        "then",
        "{player} may decline",
        "{player}可以决定不执行",
        lambda player: that(Asked(player, "optional")),
    )


def act_slot(
    registry: Registry, pattern: Mapping[Language, str], examples: Mapping[Language, tuple[str, ...]]
) -> Slot:
    """Return the slot of an action without its player, as You would say it."""
    subject: Mapping[Language, str] = {"en": "you ", "zh": "我方"}

    def read(text: str, names: Names) -> Step:
        language: Language = "en" if text.isascii() or text[0].isascii() else "zh"
        made: Step = registry.read("when", subject[language] + text, language, names).make()
        return made

    def say(value: Step, language: Language, names: Names) -> str:
        return (registry.say("when", value, language, names) or "").removeprefix(subject[language])

    return Slot(pattern=pattern, read=read, say=say, examples=examples)


def add_allowed(registry: Registry, can_be_said: Callable[[Action], bool]) -> None:
    """Define "may" and "may not" for the actions that the slot ``act`` can say."""

    def of(*, legal: bool) -> Any:
        def make(player: str, act: Step) -> Step:
            assert act.action is not None
            action = msgspec.structs.replace(act.action, player=player)
            return Step(line=0, expects=Allowed(action, legal), reacting=act.reacting)

        def back(step: Step) -> Mapping[str, Any] | None:
            match step.expects:
                case Allowed(action=action, legal=found) if found is legal and can_be_said(action):
                    yours = msgspec.structs.replace(action, player="p1")
                    player = getattr(action, "player", "")
                    return {"player": player, "act": Step(0, action=yours, reacting=step.reacting)}
                case _:
                    return None

        return make, back

    for en, zh, legal in (
        ("{player} may {act}", "{player}可以{act}", True),
        ("{player} may not {act}", "{player}不能{act}", False),
    ):
        make, back = of(legal=legal)
        registry.add("then", en, zh, make, back=back)
