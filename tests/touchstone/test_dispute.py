"""``dispute``: a text that says everything about a disagreement, and nothing an engine could slip in."""

from pathlib import Path

import pytest

from touchstone.cli import run_command

CASE = "rb-move-destination"
ENGINE = "wrong:charm-does-nothing"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "## Position",
                "| Unit X (3) | Opponent | battlefield A |  |",
                "Unit X is at the opponent's base  **←**",
                "| `Unit X is at the opponent's base` | `Unit X is at battlefield A` |",
                "- seen: `Unit X place: battlefield A`",
                "- rules: 355.4",
                f"touchstone run {CASE} --edition radiance --engine {ENGINE}",
            ],
        ),
        ("zh", ["## 局面", "5. 单位X位于对方基地  **←**", "在此步骤之后: 结算链全部结算"]),
    ],
)
def test_it_says_everything(language: str, said: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["dispute", CASE, "--engine", ENGINE, "--lang", language]) == 1
    text = capsys.readouterr().out
    for line in said:
        assert line in text


def test_a_case_that_passes_is_no_dispute(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["dispute", CASE]) == 0
    seen = capsys.readouterr()
    assert seen.out == ""
    assert "nothing to dispute" in seen.err


def test_what_an_engine_says_stays_text(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hostile_engine.py").write_text(
        "from adapters.empty import Refuse\n"
        "from adapters.port import Act, Illegal\n"
        "class Engine(Refuse):\n"
        "    def handle(self, request):\n"
        "        if isinstance(request, Act):\n"
        "            return Illegal('`</code><b>|@all')\n"
        "        return super().handle(request)\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert run_command(["dispute", CASE, "--engine", "python:hostile_engine:Engine"]) == 1
    assert "- seen: `` `</code><b>|@all ``" in capsys.readouterr().out
