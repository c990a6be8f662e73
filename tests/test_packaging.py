"""What is built is complete: the wheel, installed into an environment of its own, has every case."""

import json
import os
import subprocess
import sys
import venv
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest
import uv
import yaml

from tests.source_tree import PACKAGES, ROOT
from touchstone.corpus import Corpus


def run(*command: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    # Nothing of the environment that runs the tests may help.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [*map(str, command)], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def pip(python: Path, *arguments: str | Path, folder: Path) -> None:
    """Run pip; where the registry has nothing to give, no test of packages can run."""
    done = run(python, "-m", "pip", *arguments, folder=folder)
    if done.returncode and "No matching distribution found" in done.stderr:
        pytest.skip("the package registry cannot be reached")
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment."""
    folder = tmp_path_factory.mktemp("home")
    venv.create(folder, with_pip=True)
    return folder


@pytest.fixture(scope="session")
def wheel(home: Path) -> Path:
    """The wheel, built as pip builds it."""
    pip(home / "bin" / "python", "wheel", "--no-deps", "--wheel-dir", home, ROOT, folder=home)
    (built,) = home.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def names(wheel: Path) -> frozenset[str]:
    return frozenset(zipfile.ZipFile(wheel).namelist())


def test_the_wheel_holds_every_case_and_every_module(names: frozenset[str]) -> None:
    features = {
        path.relative_to(ROOT).as_posix() for path in (ROOT / "features").rglob("*") if path.is_file()
    }
    assert {f"touchstone/{name}" for name in features} <= names
    code = {
        path.relative_to(ROOT).as_posix() for package in PACKAGES for path in (ROOT / package).rglob("*.py")
    }
    assert code <= names
    pages = {path.relative_to(ROOT).as_posix() for path in (ROOT / "touchstone" / "pages").iterdir()}
    assert pages
    assert pages <= names
    data = {path.relative_to(ROOT).as_posix() for path in (ROOT / "touchstone" / "starters").iterdir()}
    assert data
    assert data <= names
    assert not [name for name in names if name.startswith(("tests/", "features/", "bench/"))]


def test_the_packages_say_that_they_are_typed(names: frozenset[str]) -> None:
    assert {f"{package}/py.typed" for package in PACKAGES} <= names


def test_pytest_finds_the_plugin(wheel: Path, names: frozenset[str]) -> None:
    (entries,) = (name for name in names if name.endswith(".dist-info/entry_points.txt"))
    assert (
        "[pytest11]\ntouchstone = touchstone.pytest_plugin" in zipfile.ZipFile(wheel).read(entries).decode()
    )


def test_the_wheel_names_both_licences(wheel: Path, names: frozenset[str]) -> None:
    (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
    fields = Parser().parsestr(zipfile.ZipFile(wheel).read(metadata).decode())
    assert fields["License-Expression"] == "MIT AND CC0-1.0"
    assert fields.get_all("License-File") == ["LICENSE", "features/LICENSE"]
    assert "touchstone/features/LICENSE" in names


def test_the_installed_wheel_works_by_itself(home: Path, wheel: Path, tmp_path: Path) -> None:
    """With nothing but what it says it needs, and far from this folder."""
    pip(home / "bin" / "python", "install", wheel, folder=tmp_path)
    listed = run(home / "bin" / "touchstone", "list", "--format", "json", folder=tmp_path)
    assert listed.returncode == 0, listed.stderr
    assert {case["id"] for case in json.loads(listed.stdout)} == set(Corpus().index())
    done = run(home / "bin" / "touchstone", "run", "@level:basic", folder=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


# -- from the repository of an engine ------------------------------------------------------------------------

ADAPTER = """
import json, sys

for line in sys.stdin:
    asked = json.loads(line)
    welcome = {"is": "welcome", "engine": {"name": "young"}, "games": {"riftbound": ["radiance"]}}
    answers = {"hello": welcome, "begin": {"is": "unsupported", "what": "setup:battlefields"}}
    print(json.dumps({"re": asked["id"], **answers.get(asked["op"], {"is": "ok"})}), flush=True)
"""


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A folder that is no Python project, with an adapter."""
    (tmp_path / "adapter.py").write_text(ADAPTER, "utf-8")
    return tmp_path


def test_uvx_runs_it_where_there_is_no_python_project(
    home: Path, wheel: Path, repository: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    house = tmp_path_factory.mktemp("wheels")
    pip(home / "bin" / "python", "wheel", "--wheel-dir", house, wheel, folder=home)
    uvx: list[str | Path] = [
        uv.find_uv_bin(),
        "tool",
        "run",
        "--offline",
        "--no-index",
        "--find-links",
        house,
    ]
    command = [*uvx, "--python", sys.executable, "--from", wheel, "touchstone"]
    done = run(*command, "run", "@level:basic", "--engine", "process:python3 adapter.py", folder=repository)
    assert done.returncode == 1, done.stderr
    assert "adding `stand_in` would open" in done.stdout


def shell_step(name: str) -> str:
    """Return the commands of a step of the action."""
    steps = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))["runs"]["steps"]
    return str(next(step["run"] for step in steps if step["name"] == name))


@pytest.fixture(scope="session")
def temporary(home: Path, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder for temporary files of a build server, where the first step of the action is done."""
    folder = tmp_path_factory.mktemp("runner")
    (folder / "touchstone").symlink_to(home)
    pip(home / "bin" / "python", "install", wheel, folder=folder)
    return folder


def act(temporary: Path, repository: Path, **inputs: str) -> tuple[int, str, str]:
    """Run the second step of the action; return its exit code, the summary, and what it printed."""
    summary, outputs = repository / "summary", repository / "outputs"
    values = dict.fromkeys(("ENGINE", "CASES", "GAME", "EDITION", "BASELINE"), "") | inputs
    done = subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", shell_step("Ask the engine")],
        cwd=repository,
        env={
            "PATH": os.environ["PATH"],
            "RUNNER_TEMP": str(temporary),
            "GITHUB_STEP_SUMMARY": str(summary),
            "GITHUB_OUTPUT": str(outputs),
            **values,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert outputs.read_text().endswith(f"report={temporary}/touchstone.jsonl\n")
    return done.returncode, summary.read_text() if summary.exists() else "", done.stdout + done.stderr


def test_the_action_installs_from_the_repository_it_stands_in(tmp_path: Path) -> None:
    """What it does is a plain install of this folder, which the wheel of the other tests is built from."""
    commands = shell_step("Install Touchstone").splitlines()
    assert commands[-1].endswith('/bin/pip" install --quiet "$GITHUB_ACTION_PATH"')


@pytest.mark.parametrize(
    ("engine", "code", "said"),
    [("oracle", 0, "pass"), ("nothing", 1, "Not as the rulings say"), ("process:false", 3, "does not start")],
)
def test_the_action_reports_and_fails_as_the_run_does(
    engine: str, code: int, said: str, temporary: Path, repository: Path
) -> None:
    result, summary, printed = act(temporary, repository, ENGINE=engine, CASES="rb-basic-move @rule:464")
    assert result == code, printed
    assert said in summary


def test_with_a_baseline_only_a_difference_fails(temporary: Path, repository: Path) -> None:
    tool = temporary / "touchstone" / "bin" / "touchstone"
    inputs = {"ENGINE": "nothing", "CASES": "rb-basic-move"}
    assert act(temporary, repository, **inputs)[0] == 1
    known = run(tool, "baseline", "write", temporary / "touchstone.jsonl", "known.json", folder=repository)
    assert known.returncode == 0, known.stderr
    assert act(temporary, repository, **inputs, BASELINE="known.json")[0] == 0
    assert act(temporary, repository, ENGINE="oracle", CASES="rb-basic-move", BASELINE="known.json")[0] == 1
