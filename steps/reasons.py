"""What an engine did by a rule, in words of both languages.

An engine gives data: a rule, a word for what it did, to whom, and by what.  ``{of}`` stands for the objects
concerned and ``{by}`` for what did it; a form without ``{by}`` is used where nothing is named.
"""

from collections.abc import Mapping
from typing import NamedTuple

from steps.words import Language


class Wording(NamedTuple):
    """One thing that can be done, said with and without what did it."""

    en: str
    zh: str
    en_by: str = ""
    zh_by: str = ""


WORDINGS: Mapping[str, Wording] = {
    "ability resolves": Wording("the ability of {of} resolves", "{of}的技能结算"),
    "applied already": Wording(
        "{of}: what has been applied to it once is not applied again",
        "已对{of}生效过一次，不会再次生效",
        "{by} has been applied to {of} already and is not applied again",
        "{by}已对{of}生效过，不会再次生效",
    ),
    "applies while leaving": Wording(
        "what leaves at the same time still applies to {of}",
        "同时离开的物体仍对{of}生效",
        "{by} leaves at the same time and still applies to {of}",
        "{by}同时离开，仍对{of}生效",
    ),
    "ambushes": Wording("{of} is played to where its player has units", "{of}以[伏击]打出到有己方单位的战场"),
    "attached for less": Wording(
        "{of} is attached for a reduced Equip cost",
        "以减少后的装配费用贴附{of}",
        "{by} attaches {of} for a reduced Equip cost",
        "{by}以减少后的装配费用贴附{of}",
    ),
    "banished after Flow": Wording(
        "{of} was played for its Flow cost and is banished as it leaves the chain",
        "{of}以[流转]费用打出，离开结算链时改为被放逐",
    ),
    "banished": Wording("{of} is banished", "{of}被放逐", "{by} banishes {of}", "{by}放逐{of}"),
    "applied cost not paid": Wording(
        "the cost of doing that to {of} is not paid, and it is not done",
        "未支付对{of}执行该行动所需的费用，因此不执行",
        "the cost that {by} imposes is not paid, and nothing is done to {of}",
        "未支付{by}要求的费用，因此不对{of}执行该行动",
    ),
    "applied cost paid": Wording(
        "the cost of doing that to {of} is paid",
        "支付对{of}执行该行动所需的费用",
        "the cost that {by} imposes is paid, to do that to {of}",
        "支付{by}要求的费用，对{of}执行该行动",
    ),
    "additional turn": Wording(
        "a player takes another turn after this one",
        "玩家在本回合之后再进行一个回合",
        "{by}: another turn is taken after this one",
        "{by}：在本回合之后再进行一个回合",
    ),
    "additional turn begins": Wording("an additional turn begins", "额外回合开始"),
    "applied in assignment": Wording(
        "what alters damage to {of} applies as it is assigned", "影响{of}所受伤害的效果在分配伤害时生效"
    ),
    "became a copy": Wording("{of}: it has become a copy", "{of}：已成为复制体"),
    "bonus damage": Wording(
        "bonus damage is added for {of}",
        "对{of}造成的伤害加上额外伤害",
        "{by} deals bonus damage to {of}",
        "{by}对{of}造成额外伤害",
    ),
    "bound to its battlefield": Wording(
        "a unit has to be played to {of}",
        "单位必须打出到{of}",
        "{by} was played from face down: its unit has to be played to {of}",
        "{by}从正面朝下打出：其单位必须打出到{of}",
    ),
    "buff spent": Wording("the buff of {of} is spent", "消耗{of}的增益"),
    "burned": Wording("a card is burned", "一张牌被燃烧", "{by} burns a card", "因{by}燃烧一张牌"),
    "burned out": Wording("a player burns out", "玩家燃尽"),
    "channeled": Wording("a rune is channeled", "召出一枚符文", "{by} channels a rune", "{by}召出一枚符文"),
    "combat begins": Wording("combat begins at {of}", "{of}的战斗开始"),
    "combat damage": Wording("combat damage is dealt to {of}", "对{of}造成战斗伤害"),
    "conquered": Wording("{of} is conquered", "征服{of}"),
    "cost still paid": Wording(
        "a cost counts as paid although what it asked for was replaced: {of}",
        "费用中的行动即使被替换，仍视为已支付：{of}",
    ),
    "created": Wording("{of} is created", "创建{of}", "{by} creates {of}", "{by}创建{of}"),
    "counted this turn": Wording(
        "the effect of {of} is applied only so often each turn: this time counts",
        "{of}的效果每回合生效次数有限：此次计入",
    ),
    "dealt": Wording(
        "damage is dealt to {of}", "对{of}造成伤害", "{by} deals damage to {of}", "{by}对{of}造成伤害"
    ),
    "deflected": Wording("choosing for {of} costs more", "{of}选择目标须支付额外费用"),
    "discounted": Wording("{of} costs less", "{of}的费用减少"),
    "disempowered": Wording(
        "{of} is disempowered", "{of}被解除强化", "{by} disempowers {of}", "{by}解除{of}的强化"
    ),
    "doubled": Wording(
        "the might of {of} is doubled",
        "{of}的战力翻倍",
        "{by} doubles the might of {of}",
        "{by}使{of}的战力翻倍",
    ),
    "drawn": Wording("a card is drawn", "抽一张牌", "a card is drawn for {by}", "因{by}抽一张牌"),
    "drew instead of the final point": Wording(
        "a card is drawn instead of the final point for {of}", "不因征服{of}获得最后一分，改为抽一张牌"
    ),
    "effect text": Wording(
        "{of} has the ability from what is attached to it",
        "{of}的技能来自贴附的牌",
        "{of} has the ability from {by}",
        "{of}的技能来自{by}",
    ),
    "exempt": Wording(
        "{of} cannot be dealt damage and is left out of the assignment",
        "{of}无法受到伤害，分配伤害时不予考虑",
    ),
    "enters ready": Wording("{of} enters ready", "{of}以活跃状态进场"),
    "held": Wording("{of} is held", "据守{of}"),
    "hidden": Wording("{of} is hidden", "{of}进入待命状态"),
    "ignored": Wording(
        "an instruction cannot be carried out and is ignored: {of}",
        "指示无法执行，被无视：{of}",
        "an instruction of {by} cannot be carried out and is ignored: {of}",
        "{by}的一条指示无法执行，被无视：{of}",
    ),
    "illegal target": Wording(
        "{of} is no legal target any more",
        "{of}不再是合法目标",
        "{of} is no legal target of {by} any more",
        "{of}不再是{by}的合法目标",
    ),
    "killed": Wording("{of} is killed", "{of}被摧毁", "{by} kills {of}", "{by}摧毁{of}"),
    "lethal damage": Wording("lethal damage, would be killed: {of}", "受到致命伤害，将被摧毁：{of}"),
    "legend added": Wording("a legend is added by {of}", "{of}将一名传奇加入传奇区域"),
    "limited": Wording(
        "how much it changes {of} is limited now and stays so",
        "对{of}的调整数值在此时确定，之后保持不变",
        "how much {by} changes {of} is limited now and stays so",
        "{by}对{of}的调整数值在此时确定，之后保持不变",
    ),
    "level reached": Wording(
        "the Level is reached", "已达到等级", "the Level of {by} is reached", "已达到{by}的等级"
    ),
    "linked": Wording(
        "an instruction looks at what came of the one it refers to",
        "关联指示取决于其所引用的指示的结果",
        "an instruction of {by} looks at what came of the one it refers to",
        "{by}的关联指示取决于其所引用的指示的结果",
    ),
    "looked back": Wording("{of} has left: what it was last is used", "{of}已离开：回溯其离开前的信息"),
    "lost combat": Wording("the other side loses the combat at {of}", "{of}的另一方输掉战斗"),
    "lost control": Wording(
        "nobody has units there: control of {of} is lost", "没有任何玩家的单位：失去对{of}的控制"
    ),
    "moved": Wording("{of} moves", "{of}移动", "{by} moves {of}", "{by}移动{of}"),
    "no group any more": Wording(
        "{of} no longer fit together: a part of them is chosen",
        "{of}整体不再满足目标要求：从中选择一部分",
        "{by} chose {of}, which no longer fit together: a part of them is chosen",
        "{by}所选的{of}整体不再满足目标要求：从中选择一部分",
    ),
    "negated": Wording(
        "what would happen to {of} cannot happen",
        "对{of}的行动无法发生，被撤销",
        "what {by} would do to {of} cannot happen",
        "{by}对{of}的行动无法发生，被撤销",
    ),
    "new choice": Wording(
        "a new choice is made for {of}",
        "为{of}做出新的选择",
        "{by}: a new choice for {of}",
        "{by}：为{of}做出新的选择",
    ),
    "no result": Wording("the combat at {of} has no result", "{of}的战斗无结果"),
    "not increased": Wording("{of} cannot be increased by less than nothing", "不能以负数增加{of}的数值"),
    "noted when it triggered": Wording(
        "{of} has left: what was noted when it triggered is used", "{of}已离开：引用触发时记录的信息"
    ),
    "not discounted": Wording(
        "the Equip cost of {of} holds no power that could be saved", "{of}的装配费用中没有可减少的符能"
    ),
    "null": Wording("there is no value to be had of {of}", "查询{of}的结果为“无”"),
    "orders replacements": Wording(
        "there is more than one way to apply replacements ({of}); a player chooses the first",
        "替换效果有多种生效顺序（{of}）：由玩家选择先让哪一个生效",
    ),
    "paid energy": Wording("energy is paid", "支付法力", "energy is paid for {by}", "为{by}支付法力"),
    "paid power": Wording("power is paid", "支付符能", "power is paid for {by}", "为{by}支付符能"),
    "played from face down": Wording("{of} is played from face down", "{of}从正面朝下打出"),
    "prevented": Wording(
        "damage to {of} is prevented",
        "抵挡对{of}的伤害",
        "damage to {of} is prevented by {by}",
        "{by}抵挡对{of}的伤害",
    ),
    "recalled": Wording("{of} is recalled", "{of}被召回", "{by} recalls {of}", "{by}召回{of}"),
    "referenced": Wording(
        "what is said of {of} is looked up as it stands",
        "引用{of}当前的信息",
        "{by} looks up what is said of {of} as it stands",
        "{by}引用{of}当前的信息",
    ),
    "removed": Wording("{of} leaves the chain without effect", "{of}离开结算链，没有产生效果"),
    "played for Flow": Wording(
        "{of} is played from the trash for its Flow cost", "以[流转]费用从废牌堆打出{of}"
    ),
    "removed hidden": Wording(
        "{of} may no longer stay face down there and goes to the trash", "{of}不能再处于待命状态，进入废牌堆"
    ),
    "repeated": Wording(
        "the effect is repeated",
        "额外执行一次效果",
        "the effect of {by} is repeated",
        "额外执行一次{by}的效果",
    ),
    "replaced": Wording(
        "what would happen to {of} is replaced",
        "{of}的事件被替换",
        "{by} replaces what would happen to {of}",
        "{by}替换{of}的事件",
    ),
    "resolves": Wording("{of} resolves", "{of}结算"),
    "showdown begins": Wording("a showdown begins at {of}", "{of}的法术对决开始"),
    "showdown closes": Wording("the showdown at {of} closes", "{of}的法术对决结束"),
    "stays attached": Wording("{of} stays where it is", "{of}留在原处"),
    "skipped": Wording("it is skipped", "跳过"),
    "standard move": Wording("standard move of {of}", "{of}进行标准移动"),
    "swapped back": Wording("{of} is back in its place", "{of}换回原位"),
    "swapped might": Wording(
        "{of} swap might by two effects of the same size", "{of}互换战力：两个效果各加减相同数值"
    ),
    "took its place": Wording(
        "{of} is there now, in the place of what it replaces",
        "原有的物体被替换为{of}",
        "{by} puts {of} in its place",
        "{by}将其替换为{of}",
    ),
    "too late": Wording(
        "the time it waits for has begun already: nothing is left behind",
        "所等待的时点已经开始：不会生成延迟技能",
        "{by}: the time it waits for has begun already, nothing is left behind",
        "{by}所等待的时点已经开始：不会生成延迟技能",
    ),
    "trigger removed": Wording("the trigger of {of} is not added", "{of}的触发式技能从结算链中移除"),
    "triggers again": Wording(
        "{of} triggers an additional time",
        "{of}额外触发一次",
        "{of} triggers an additional time because of {by}",
        "{of}因{by}额外触发一次",
    ),
    "triggered": Wording("{of} triggers", "{of}触发"),
    "undone": Wording(
        "playing {of} turns out to be impossible and is undone", "无法完成{of}的打出，已采取的行动全部撤销"
    ),
    "won": Wording("the game is won", "有玩家赢得游戏"),
    "won combat": Wording("{of} won the combat", "{of}赢得战斗"),
    # -- of Grand Archive -----------------------------------------------------------------------------------
    "attacks all units": Wording("{of} attacks all units of a player", "{of}攻击一名玩家的所有单位"),
    "brewed": Wording("{of} is brewed", "{of}以酿造启动"),
    "cannot happen": Wording(
        "what would happen to {of} cannot happen",
        "对{of}的行动无法发生",
        "what {by} would do to {of} cannot happen",
        "{by}对{of}的行动无法发生",
    ),
    "condition not met": Wording(
        "the condition of {of} is not met any more", "{of}的条件不再满足，技能不生效"
    ),
    "copied": Wording("{of} is copied", "{of}被复制", "{by} copies {of}", "{by}复制{of}"),
    "copy empowered": Wording("the copy of {of} is empowered", "{of}的复制品同样被赋能"),
    "copy not empowered": Wording("the copy of {of} is not empowered", "{of}的复制品未被赋能"),
    "declared first": Wording(
        "{of} is declared to pay before any card is banished at random", "{of}在随机放逐之前先宣告支付"
    ),
    "does not obey": Wording("{of} does not obey", "{of}不服从"),
    "empowered": Wording("{of} is activated empowered", "{of}在赋能下启动"),
    "enters rested": Wording("{of} enters the field rested", "{of}以待命状态进场"),
    "fizzles": Wording("{of} fizzles", "{of}结算失败"),
    "imbued": Wording("{of} is imbued", "{of}被灌注"),
    "leaves the game": Wording("what a player owns leaves the game: {of}", "玩家所拥有的卡牌离开游戏：{of}"),
    "levels up": Wording("{of} has leveled up", "升级为{of}"),
    "loses": Wording("a player loses the game: {of}", "一名玩家输掉游戏：{of}"),
    "no legal target": Wording("{of} has no legal target", "{of}没有合法目标"),
    "pays": Wording(
        "{of} pays for a part of a cost",
        "{of}支付部分代价",
        "{of} pays for a part of the cost of {by}",
        "{of}支付{by}的部分代价",
    ),
    "redirected": Wording("the attack is redirected to {of}", "攻击转向{of}"),
    "redundant": Wording("{of}: another instance of the keyword adds nothing", "{of}：该关键词不可重复"),
    "retaliates": Wording("{of} retaliates", "{of}进行反击"),
    "unique": Wording("only one of {of} may be kept", "{of}只能保留一个"),
}
"""The words by what was done."""

_UNKNOWN = Wording(
    "rule {rule} applies: {of}",
    "适用规则{rule}：{of}",
    "rule {rule} applies to {of}, by {by}",
    "适用规则{rule}：{of}（{by}）",
)
_NOBODY: Mapping[Language, str] = {"en": "something", "zh": "物体"}


def say_reason(rule: str, what: str, of: str, by: str | None, language: Language) -> str:
    """Return what was done, in words; something unknown is said with its rule number alone.

    >>> say_reason("456", "recalled", "Unit X", "Flash", "en")
    'Flash recalls Unit X'
    >>> say_reason("456", "recalled", "【单位X】", None, "zh")
    '【单位X】被召回'
    >>> say_reason("999", "frobnicated", "Unit X", None, "en")
    'rule 999 applies: Unit X'
    >>> say_reason("417.6.b.3", "dealt", "", "Smite", "en")
    'Smite deals damage'
    """
    wording = WORDINGS.get(what, _UNKNOWN)
    plain, with_by = (wording.en, wording.en_by) if language == "en" else (wording.zh, wording.zh_by)
    text = with_by if by and with_by else plain
    if not of:
        for link in (": {of}", "：{of}", " to {of}", "对{of}", "{of}的"):
            text = text.replace(link, "")
    return text.format(rule=rule, of=of or _NOBODY[language], by=by or _NOBODY[language])
