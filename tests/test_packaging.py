"""What is built is complete: the wheel, installed into an environment of its own, has every case."""

import json
import os
import subprocess
import venv
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

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
    assert not [name for name in names if name.startswith(("tests/", "features/", "bench/"))]


def test_the_packages_say_that_they_are_typed(names: frozenset[str]) -> None:
    assert {f"{package}/py.typed" for package in PACKAGES} <= names


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
