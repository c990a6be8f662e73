"""What the documents tell a user to do works, and prints what they say."""

import re
from pathlib import Path

import pytest

from tests.docs.console import File, agrees, blocks, scenes, shell
from tests.source_tree import ROOT

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
SHOWING = [path for path in DOCUMENTS if list(scenes(path.read_text("utf-8")))]


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_the_documents_show_something() -> None:
    assert {"README.md", "README.zh.md"} <= {relative(path) for path in SHOWING}


@pytest.mark.parametrize("document", SHOWING, ids=relative)
def test_every_command_prints_what_the_document_says(document: Path, tmp_path: Path) -> None:
    for scene in scenes(document.read_text("utf-8")):
        if isinstance(scene, File):
            (tmp_path / scene.name).write_text(scene.text, "utf-8")
            continue
        printed = shell(scene.text, tmp_path)
        assert agrees(printed, scene.output), "\n".join([f"$ {scene.text}", *printed])


def test_each_of_the_two_commands_is_one_line_in_an_environment_of_its_own() -> None:
    install, test = blocks((ROOT / "README.md").read_text("utf-8"), "sh")
    for command in (install, test):
        assert command.count("\n") == 1
        assert re.fullmatch(r"python3 -m venv (\S+) && \1/bin/pip install \S+ && \1/bin/.+\n", command)
    assert install.endswith("touchstone run\n")
    assert test.endswith("tox\n")


def test_continuous_integration_runs_the_test_command() -> None:
    _, test = blocks((ROOT / "README.md").read_text("utf-8"), "sh")
    assert test.strip() in [line.strip() for line in (ROOT / ".ci" / "run").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("document", DOCUMENTS, ids=relative)
def test_every_link_to_a_file_leads_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text("utf-8")):
        assert (document.parent / target).exists(), target
