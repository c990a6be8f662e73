"""Players in both languages, and how a word of a table is read."""

from collections.abc import Mapping

from steps.errors import unknown
from steps.words import Language, fold

Table = Mapping[str, Mapping[Language, str]]
"""Words by what they mean, in both languages."""

PLAYERS: Table = {
    "p1": {"en": "you", "zh": "我方"},
    "p2": {"en": "the opponent", "zh": "对方"},
    "p3": {"en": "the third player", "zh": "第三方"},
}
"""A player in a sentence."""

COLUMN_PLAYERS: Table = {
    "p1": {"en": "You", "zh": "我方"},
    "p2": {"en": "Opponent", "zh": "对方"},
    "p3": {"en": "Third player", "zh": "第三方"},
}
"""A player in a table."""

POSSESSIVES: Table = {
    "p1": {"en": "your", "zh": "我方"},
    "p2": {"en": "the opponent's", "zh": "对方"},
    "p3": {"en": "the third player's", "zh": "第三方"},
}


def spelled(table: Table, text: str, what: str) -> str:
    """Return the key of a word of a table in either language; an unknown word is an error.

    >>> spelled(COLUMN_PLAYERS, "对方", "player"), spelled(COLUMN_PLAYERS, "you", "player")
    ('p2', 'p1')
    """
    folded = fold(text)
    for key, shown in table.items():
        if folded in (fold(shown["en"]), fold(shown["zh"])):
            return key
    language: Language = "en" if text.isascii() else "zh"
    raise unknown(what, text, [shown[language] for shown in table.values()])
