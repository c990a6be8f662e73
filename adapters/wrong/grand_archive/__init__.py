"""Wrong engines for Grand Archive, by the part of the rules that they break."""

from adapters.wrong.grand_archive import bonuses, combat, keywords, paying, turn

CHAPTERS = (keywords, bonuses, paying, combat, turn)
"""The modules that hold them: the keyword chapter first."""
