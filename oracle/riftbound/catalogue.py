"""The cards of Riftbound this project knows: pure data, no behaviour and no printed text.

Names in both languages, numbers, costs, might and tags are facts of the cards.  What a card does stands in
``oracle.riftbound.cards``.

>>> by_name["Hidden Blade"].zh
'暗刃'
>>> by_name["Hidden Blade"].power
1
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["unit", "spell", "gear", "battlefield", "legend", "rune"]
Supertype: TypeAlias = Literal["", "champion", "signature"]
Domain: TypeAlias = Literal["fury", "calm", "mind", "body", "chaos", "order"]

domains: tuple[Domain, ...] = ("fury", "calm", "mind", "body", "chaos", "order")
"""The six domains, in the order of the rulebook."""


class Entry(NamedTuple):
    """One card by its facts."""

    name: str
    zh: str
    number: str
    """The collector number; empty for a card that was never printed."""
    kind: Kind
    supertype: Supertype
    domains: tuple[Domain, ...]
    """Empty: colourless."""
    energy: int
    power: int
    """How many power symbols of the card's domain the cost shows."""
    might: int | None
    might_bonus: int | None
    """What it adds to the unit it is attached to."""
    tags: tuple[str, ...]
    set: str
    token: bool
    confirmed: bool
    """Whether the facts come from an official gallery or the rulebook."""
    aliases: tuple[str, ...]


_letters: dict[str, Domain] = {
    "F": "fury",
    "C": "calm",
    "M": "mind",
    "B": "body",
    "X": "chaos",
    "O": "order",
}
"""How a row writes a domain."""


def _row(
    number: str,
    name: str,
    zh: str,
    kind: Kind,
    letters: str = "",
    energy: int = 0,
    power: int = 0,
    might: int | None = None,
    tags: str = "",
    *,
    supertype: Supertype = "",
    bonus: int | None = None,
    token: bool = False,
    confirmed: bool = True,
    aliases: tuple[str, ...] = (),
    of: str = "",
) -> Entry:
    """Return the entry of one row; its set is the beginning of its number unless ``of`` says it."""
    return Entry(
        name=name,
        zh=zh,
        number=number,
        kind=kind,
        supertype=supertype,
        domains=tuple(_letters[letter] for letter in letters),
        energy=energy,
        power=power,
        might=might,
        might_bonus=bonus,
        tags=tuple(tags.split(", ")) if tags else (),
        set=of or number.partition("-")[0],
        token=token,
        confirmed=confirmed,
        aliases=aliases,
    )


# Origins (起源)
_origins = (
    _row("OGN-134", "Mobilize", "动员", "spell", "B", 2),
    _row("OGN-138", "Catalyst of Aeons", "万世催化石", "spell", "B", 4),
    _row("OGN-203", "Possession", "据为己有", "spell", "X", 8, 3),
    _row("OGN-001", "Blazing Scorcher", "灼焰飞龙", "unit", "F", 5, 0, 5, "Dragon, Noxus"),
    _row("OGN-004", "Cleave", "顺劈", "spell", "F", 1),
    _row("OGN-009", "Hextech Ray", "海克斯射线", "spell", "F", 1, 1),
    _row("OGN-010", "Legion Rearguard", "军团后卫", "unit", "F", 2, 0, 2, "Trifarian, Noxus"),
    _row("OGN-012", "Noxus Hopeful", "诺克萨斯新兵", "unit", "F", 4, 0, 4, "Trifarian, Noxus"),
    _row("OGN-013", "Pouty Poro", "呸呸魄罗", "unit", "F", 2, 0, 2, "Poro"),
    _row("OGN-016", "Dangerous Duo", "危险二人组", "unit", "F", 3, 0, 3, "Mech, Bandle City"),
    _row("OGN-024", "Void Seeker", "虚空索敌", "spell", "F", 3, 1),
    _row("OGN-029", "Falling Star", "星落", "spell", "F", 2, 2),
    _row(
        "OGN-039",
        "Kai'Sa, Survivor",
        "卡莎 - 九死一生",
        "unit",
        "F",
        4,
        0,
        4,
        "Kai'Sa, The Void",
        supertype="champion",
    ),
    _row("OGN-043", "Charm", "魅惑妖术", "spell", "C", 1, 1),
    _row("OGN-044", "Clockwork Keeper", "小小守护者", "unit", "C", 2, 0, 2, "Shurima"),
    _row("OGN-045", "Defy", "蔑视", "spell", "C", 1, 1),
    _row("OGN-049", "Playful Phantom", "贪玩的小鬼", "unit", "C", 5, 0, 5, "Spirit, Shadow Isles"),
    _row("OGN-050", "Rune Prison", "符文禁锢", "spell", "C", 2, 1),
    _row("OGN-051", "Solari Shieldbearer", "烈阳盾卫", "unit", "C", 3, 0, 2, "Mount Targon"),
    _row("OGN-052", "Stalwart Poro", "强强魄罗", "unit", "C", 2, 0, 2, "Poro"),
    _row("OGN-054", "Sunlit Guardian", "日耀卫队", "unit", "C", 3, 0, 3, "Shurima"),
    _row("OGN-058", "Discipline", "训练有素", "spell", "C", 2),
    _row("OGN-064", "Wind Wall", "风之障壁", "spell", "C", 3, 2),
    _row("OGN-077", "Zhonya's Hourglass", "中娅沙漏", "gear", "C", 2),
    _row(
        "OGN-077",
        "Zhonya's Hourglass (printed)",
        "中娅沙漏（旧文本）",
        "gear",
        "C",
        2,
        aliases=("中娅沙漏 (旧文本)",),
    ),
    _row("OGN-083", "Consult the Past", "借鉴历史", "spell", "M", 4),
    _row("OGN-085", "Falling Comet", "彗星坠击", "spell", "M", 5),
    _row("OGN-086", "Jeweled Colossus", "宝石巨像", "unit", "M", 5, 0, 5, "Mount Targon"),
    _row("OGN-087", "Lecturing Yordle", "约德尔教官", "unit", "M", 3, 0, 2, "Yordle, Bandle City"),
    _row("OGN-088", "Mega-Mech", "超能机甲", "unit", "M", 7, 0, 8, "Mech, Bandle City"),
    _row("OGN-095", "Stupefy", "“敲”诈", "spell", "M", 1),
    _row("OGN-096", "Watchful Sentry", "警觉的哨兵", "unit", "M", 2, 0, 1, "Freljord"),
    _row("OGN-103", "Ravenbloom Student", "拉文布鲁姆学生", "unit", "M", 2, 0, 2, "Noxus"),
    _row("OGN-168", "Fight or Flight", "战或逃", "spell", "X", 2),
    _row("OGN-169", "Gust", "罡风", "spell", "X", 1),
    _row("OGN-171", "Mystic Poro", "叨叨魄罗", "unit", "X", 2, 0, 2, "Poro"),
    _row("OGN-172", "Rebuke", "责退", "spell", "X", 2, 2),
    _row("OGN-173", "Ride the Wind", "驭风而行", "spell", "X", 2, 1, aliases=("Ride The Wind",)),
    _row("OGN-175", "Shipyard Skulker", "船坞潜伏者", "unit", "X", 3, 0, 3, "Pirate, Bilgewater"),
    _row("OGN-191", "Maddened Marauder", "疯狂海寇", "unit", "X", 5, 0, 4, "Pirate, Bilgewater"),
    _row(
        "OGN-197",
        "Teemo, Scout",
        "提莫 - 斥候",
        "unit",
        "X",
        2,
        0,
        1,
        "Yordle, Teemo, Bandle City",
        supertype="champion",
    ),
    _row("OGN-199", "Tideturner", "控潮者", "unit", "X", 2, 0, 2, "Bilgewater"),
    _row("OGN-206", "Back to Back", "背靠背", "spell", "O", 3),
    _row("OGN-208", "Cruel Patron", "冷血贵族", "unit", "O", 4, 0, 6, "Noxus"),
    _row("OGN-210", "Daring Poro", "莽莽魄罗", "unit", "O", 2, 0, 2, "Poro"),
    _row("OGN-211", "Faithful Manufactor", "忠实的工坊主", "unit", "O", 3, 0, 2, "Piltover"),
    _row("OGN-213", "Hidden Blade", "暗刃", "spell", "O", 2, 1),
    _row("OGN-215", "Petty Officer", "躁烈的副官", "unit", "O", 5, 0, 5, "Pirate, Bilgewater"),
    _row("OGN-217", "Trifarian Gloryseeker", "崔法利求战者", "unit", "O", 2, 0, 2, "Trifarian, Noxus"),
    _row("OGN-219", "Vanguard Sergeant", "先锋中士", "unit", "O", 4, 0, 4, "Elite, Demacia"),
    _row("OGN-229", "Vengeance", "复仇", "spell", "O", 4, 2),
    _row(
        "OGN-238",
        "Leona, Determined",
        "蕾欧娜 - 炽诚者",
        "unit",
        "O",
        4,
        1,
        4,
        "Leona, Mount Targon",
        supertype="champion",
    ),
    _row("OGN-239", "Machine Evangel", "机械戏法师", "unit", "O", 5, 1, 4, "Piltover"),
    _row("OGN-260", "Last Breath", "狂风绝息斩", "spell", "CX", 3, 2, tags="Yasuo", supertype="signature"),
    _row("OGN-268", "Bullet Time", "弹幕时间", "spell", "BX", 1, tags="Miss Fortune", supertype="signature"),
    _row("OGN-270", "Showstopper", "叹为观止", "spell", "BO", 1, 1, tags="Sett", supertype="signature"),
    _row("OGN-261", "Leona, Radiant Dawn", "曙光女神", "legend", "CO", tags="Leona"),
    _row("OGN-275", "Altar to Unity", "团结圣坛", "battlefield"),
    _row("OGN-280", "Grove of the God-Willow", "帝柳之林", "battlefield"),
    _row("OGN-283", "Navori Fighting Pit", "纳沃利角斗场", "battlefield"),
    _row("OGN-285", "Reaver's Row", "劫掠船巷", "battlefield"),
    _row("OGN-286", "Reckoner's Arena", "清算人竞技场", "battlefield"),
    _row("OGN-288", "Startipped Peak", "星尖峰", "battlefield"),
    _row("OGN-294", "Trifarian War Camp", "崔法利兵营", "battlefield"),
    _row("OGN-295", "Vilemaw's Lair", "卑鄙之喉的巢穴", "battlefield"),
    _row("OGN-297", "Windswept Hillock", "疾风山丘", "battlefield"),
    _row("OGN-007", "Fury Rune", "炽烈符文", "rune", "F"),
    _row("OGN-042", "Calm Rune", "翠意符文", "rune", "C"),
    _row("OGN-089", "Mind Rune", "灵光符文", "rune", "M"),
    _row("OGN-126", "Body Rune", "摧破符文", "rune", "B"),
    _row("OGN-166", "Chaos Rune", "混沌符文", "rune", "X"),
    _row("OGN-214", "Order Rune", "序理符文", "rune", "O"),
    _row("OGN-271", "Recruit", "随从", "unit", "", 0, 0, 1, "Recruit", token=True),
    _row("OGN-274", "Sprite", "精灵", "unit", "", 0, 0, 3, "Fae", token=True),
)

# Origins: Proving Grounds (试炼场)
_proving_grounds = (
    _row("OGS-002", "Firestorm", "烈火风暴", "spell", "F", 6, 1),
    _row("OGS-011", "Flash", "闪现", "spell", "X", 2),
    _row("OGS-016", "Vanguard Attendant", "先锋扈从", "unit", "O", 6, 1, 5, "Elite, Demacia"),
)

# Spiritforged (铸魂淬炼)
_spiritforged = (
    _row("SFD-005", "Detonate", "印爆术", "spell", "F", 1, 1),
    _row("SFD-048", "Stellacorn Herder", "天角牧者", "unit", "C", 4, 0, 3, "Mount Targon"),
    _row("SFD-051", "Guardian Angel", "守护天使", "gear", "C", 2, tags="Equipment", bonus=1),
    _row("SFD-080", "Bellows Breath", "风箱炎息", "spell", "M", 1, 1, aliases=("Bellow's Breath",)),
    _row("SFD-096", "Laurent Bladekeeper", "劳伦特护刃者", "unit", "B", 3, 0, 3, "Demacia"),
    _row(
        "SFD-148",
        "Draven, Audacious",
        "德莱文 - 艺高胆大",
        "unit",
        "X",
        6,
        1,
        6,
        "Draven, Noxus",
        supertype="champion",
    ),
    _row("SFD-156", "Laurent Duelist", "劳伦特剑使", "unit", "O", 4, 0, 3, "Demacia"),
    _row("SFD-157", "Royal Guard", "皇家守卫", "unit", "O", 4, 0, 2, "Shurima"),
    _row("SFD-162", "Blood Money", "血钱", "spell", "O", 2),
    _row("SFD-163", "Deathgrip", "断魂一扼", "spell", "O", 2),
    _row("SFD-169", "Altar of Memories", "追忆祭坛", "gear", "O", 2),
    _row(
        "SFD-173",
        "Soraka, Wanderer",
        "索拉卡 - 星尘逆旅",
        "unit",
        "O",
        4,
        1,
        4,
        "Soraka, Mount Targon",
        supertype="champion",
        aliases=("索拉卡 - 星辰逆旅",),
    ),
    _row("SFD-175", "Undertitan", "垓兽", "unit", "O", 6, 1, 5, "The Void"),
    _row(
        "SFD-180",
        "Fiora, Worthy",
        "菲奥娜 - 无上统御",
        "unit",
        "O",
        3,
        0,
        3,
        "Fiora, Demacia",
        supertype="champion",
    ),
    _row("SFD-188", "Void Rush", "虚空猛冲", "spell", "FO", 2, 1, tags="Rek'Sai", supertype="signature"),
    _row("SFD-185", "Draven, Glorious Executioner", "荣耀行刑官", "legend", "FX", tags="Draven"),
    _row("SFD-213", "Ornn's Forge", "奥恩的锻炉", "battlefield"),
    _row("SFD-T01", "Mech", "机器人", "unit", "", 0, 0, 3, "Mech", token=True),
    _row("SFD-T02", "Sand Soldier", "黄沙士兵", "unit", "", 0, 0, 2, "Shurima", token=True),
    _row("SFD-T03", "Gold", "金币", "gear", token=True),
)

# Unleashed (破限)
_unleashed = (
    _row("UNL-T01", "Baron Pit", "男爵巢穴", "battlefield", token=True),
    _row("UNL-147", "Baron Nashor", "纳什男爵", "unit", "X", 10, 3, 12, "The Void"),
    _row("UNL-170", "Atakhan", "厄塔汗", "unit", "O", 10, 3, 7, "Noxus, Demon"),
    _row("UNL-007", "Smite", "惩戒", "spell", "F", 2, 1),
    _row("UNL-050", "Iascylla", "娅希拉", "unit", "C", 7, 1, 6, "Bilgewater"),
    _row("UNL-057", "Alpha Wildclaw", "野爪兽王", "unit", "C", 6, 2, 7, "Cat, Freljord"),
    _row("UNL-068", "Spectral Centaur", "幽魂半人马", "unit", "M", 6, 0, 5, "Spirit, Shadow Isles"),
    _row("UNL-128", "Star-Crossed", "造化弄人", "spell", "X", 3, 1),
    _row("UNL-129", "Vicious Snapjaws", "凶残颚鱼", "unit", "X", 5, 0, 5, "Bilgewater"),
    _row("UNL-180", "The Ruination", "破败之咒", "spell", "O", 9, 3),
    _row("UNL-216", "The Academy", "皮城学院", "battlefield"),
    _row("UNL-T02", "Bird", "战鹰", "unit", "", 0, 0, 1, "Bird", token=True),
    _row("UNL-T06", "Reflection", "映像", "unit", "", 0, 0, 0, token=True),
)

# Vendetta (化神争锋)
_vendetta = (
    _row("VEN-114", "Kharox", "卡洛克斯", "unit", "X", 6, 0, 5, "Spirit, Shadow Isles"),
    _row(
        "VEN-021",
        "Akali, Deadly Weapon",
        "阿卡丽 - 游离之刃",
        "unit",
        "F",
        3,
        0,
        3,
        "Ionia, Akali",
        supertype="champion",
    ),
    _row(
        "VEN-038",
        "Akali, Silent",
        "阿卡丽 - 无形致命",
        "unit",
        "C",
        4,
        1,
        4,
        "Ionia, Akali",
        supertype="champion",
    ),
    _row("", "Tentacle", "触手", "unit", "", 0, 0, 1, "Bilgewater", token=True, confirmed=False, of="VEN"),
)

# Radiance (辉耀群星): known by previews and by rulings only, power costs and some texts not published
_radiance = (
    _row("RAD-012", "Runeblade Anvil", "符刃铁砧", "gear", "F", 1, confirmed=False),
    _row(
        "RAD-021",
        "Ekko, Revolutionary",
        "艾克 - 逆时而行",
        "unit",
        "F",
        5,
        0,
        4,
        "Ekko, Zaun",
        supertype="champion",
        confirmed=False,
    ),
    _row("RAD-034", "Hunker Down", "气敛神聚", "spell", "C", 1, confirmed=False),
    _row(
        "RAD-043",
        "Riven, Broken Blade",
        "锐雯 - 断剑之誓",
        "unit",
        "C",
        4,
        0,
        4,
        "Riven, Noxus",
        supertype="champion",
        confirmed=False,
    ),
    _row("RAD-062", "Gravity Field", "重力场", "gear", "M", 5, confirmed=False),
    _row("RAD-092", "Seraphic Wyvern", "天界双足龙", "unit", "B", 0, 0, 0, confirmed=False),
    _row("RAD-113", "Angler Wyrm", "提灯亚龙", "unit", "X", 0, 0, 0, confirmed=False),
    _row("RAD-120", "Meticulous Restorationist", "细心的修复师", "unit", "O", 2, 0, 0, confirmed=False),
    _row(
        "RAD-143",
        "Mordekaiser, Iron Revenant",
        "莫德凯撒 - 铁铠冥魂",
        "legend",
        "FO",
        tags="Mordekaiser",
        confirmed=False,
    ),
    _row("RAD-149", "Riven, The Exile", "锐雯 - 放逐之刃", "legend", "CX", tags="Riven", confirmed=False),
    _row("RAD-163", "Hunters' Circle", "猎风广场", "battlefield", confirmed=False),
    _row(
        "RAD-167",
        "Neeko, Blending In",
        "妮蔻 - 完美伪装",
        "unit",
        "",
        6,
        0,
        4,
        "Neeko",
        supertype="champion",
        confirmed=False,
    ),
)

# Examples of the rulebook that no printed card shows; no deck may hold them
_examples = (
    _row("", "Example: Unkillable", "示例：无法摧毁", "unit", "", 0, 0, 3, of="EX"),
    _row("", "Example: Fatal Step", "示例：举步即亡", "unit", "", 2, 0, 3, of="EX"),
    _row("", "Example: Gear Rising", "示例：装备化身", "spell", "", 1, of="EX"),
    _row("", "Example: Cut Down", "示例：压制锋芒", "spell", "", 1, of="EX"),
)

entries: tuple[Entry, ...] = (
    *_origins,
    *_proving_grounds,
    *_spiritforged,
    *_unleashed,
    *_vendetta,
    *_radiance,
    *_examples,
)
"""Every card, grouped by set."""

by_name: Mapping[str, Entry] = {entry.name: entry for entry in entries}
"""The entries by their English name."""
