"""The numbers of the rules of Grand Archive: what a reason or a case may cite.  Numbers only, no texts.

A keyword has a short name, and its sub-rules the numbers they have in the keyword chapter: ``AGI.1``.  A
number with ``ex`` is a worked example.  Of the other chapters :data:`chapters` tells which section is meant.

>>> "CLV.1.1" in numbers, chapters["SBC"]
(True, 'State-based Checks and Effects')
"""

from collections.abc import Mapping

version = "2026-08-21"
"""The version of the rules that the numbers of :data:`chapters` belong to."""

chapters: Mapping[str, str] = {
    "ACT": "Playing Cards - Card Activation",
    "AAB": "Abilities - Activated Abilities",
    "ATT": "Combat Phase - Attacking and the Combat Phase",
    "CPY": "Game Mechanics - Copy / Copying Abilities, Card Activations, and Materializations",
    "DEC": "Combat Phase - Attack Declaration / Declaring an Attack",
    "DMG": "Combat Phase - Damage Step",
    "END": "General Rules - Ending the Game",
    "EOC": "Combat Phase - End of Combat Step",
    "FMT": "General Rules - Format Conventions / Standard Constructed Rules",
    "GPC": "Game Mechanics - Playing Cards / General Rules",
    "LVU": "Card Types - Champion, Leveling Up",
    "MAT": "Playing Cards - Card Materialization",
    "NEG": "Game Terms / Negate",
    "OBD": "Game Terms / Obedience",
    "OPP": "Timing and Permissions / Opportunity",
    "PAL": "Player Action Legality",
    "PAY": "Costs and Memory",
    "RET": "Combat Phase - Retaliation Step",
    "RSL": "Resolution / Checking Resolution",
    "SBC": "State-based Checks and Effects",
    "SPD": "Timing and Permissions / Fast vs Slow",
    "TO": "Game Mechanics - Turn Order",
    "TRG": "Abilities - Triggered Abilities",
}
"""The sections of the rules beside the keyword chapter, by the short names used here."""

_keywords = """
AGI.1 AGI.2 AGI.3 AGI.4 AMB.1 AMB.2 BRW.1 BRW.2 BRW.3 CHB.1 CHB.2 CHB.3 CLB.1 CLB.2 CLB.3 CLB.4
CLB.ex CLV.1 CLV.1.1 CLV.2 CLV.3 CLV.4 CLV.ex CLV.5 CLV.6 CLV.7 CLV.8 CRT.1 CRT.2 CRT.3 DIV.1 EFF.1
EFF.2 ELB.1 ELB.2 EMP.1 EMP.2 EMP.2.1 FLM.1 FLM.2 FLM.3 FST.1 FST.2 FOS.1 FOS.2 FOS.3 HIN.1 HIN.2
IMB.1 IMB.2 IMB.3 IMB.4 IMB.5 IMM.1 IMM.1.1 IMM.1.2 IMM.2 IMM.3 INH.1 INH.2 INT.1 INT.1.1 INT.2
INT.3 KIN.1 KIN.2 LVL.1 LVL.2 LIN.1 PRE.1 PRE.2
"""

_core = """
ACT.1 ACT.1.1 ACT.1.2 ACT.1.3 ACT.1.4 ACT.1.5 ACT.1.6 ACT.1.7 ACT.1.8 ACT.1.8.2 ACT.1.9 ACT.1.9.1
AAB.1 AAB.2
ATT.1.3 ATT.1.4 ATT.1.7 ATT.1.8 ATT.2 ATT.2.3 ATT.3 ATT.4 ATT.4.2 ATT.4.3 ATT.7 ATT.8 ATT.9 ATT.10
DEC.2 DEC.2.1 DEC.2.2 DEC.2.3 DEC.2.3.1 DEC.2.4 DEC.2.5
DMG.1 DMG.2 DMG.3 DMG.3.1 DMG.3.3 DMG.3.4 DMG.3.6 DMG.3.7 DMG.3.7.2
END.7 END.8 END.9
EOC.1.1 EOC.1.2 EOC.1.3 EOC.1.4 EOC.2
FMT.1 FMT.2 FMT.3
LVU.2 LVU.4 LVU.7.1 LVU.7.2 LVU.7.2.2 LVU.7.2.4
MAT.1 MAT.2 MAT.3 MAT.3.1.1 MAT.3.3 MAT.3.3.2
NEG.1 NEG.1.1
OBD.1
OPP.1 OPP.2 OPP.4 OPP.5 OPP.7 OPP.8 OPP.8.1 OPP.9 OPP.10
PAL.2
PAY.1 PAY.1.4 PAY.2 PAY.2.1 PAY.2.2
RET.1 RET.2 RET.3 RET.3.2
RSL.1.1 RSL.1.3 RSL.1.4 RSL.1.4.1 RSL.1.4.1.1 RSL.2.1
SBC.1 SBC.2 SBC.3 SBC.4 SBC.5 SBC.6 SBC.7 SBC.8 SBC.10
SPD.1.1 SPD.2.1 SPD.2.2
TO.1 TO.2 TO.3 TO.4 TO.6
TRG.2 TRG.2.1 TRG.3 TRG.3.1 TRG.3.2 TRG.7 TRG.8 TRG.10 TRG.11
CPY.1 CPY.3 CPY.4 CPY.5 GPC.9.1
ACT.1.2.1 ATT.2.1 DEC.1.3 DMG.2.1 DMG.3.5 EOC.1
"""

keywords: frozenset[str] = frozenset(_keywords.split())
"""The sub-rules of the keyword chapter."""

numbers: frozenset[str] = keywords | frozenset(_core.split())
"""Every number that may be cited."""
