"""The version of the suite."""


def version() -> str:
    """Return the installed version; in a checkout that is not installed, the one its project file states."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("tcg-touchstone")
    except PackageNotFoundError:
        return _stated()


def _stated() -> str:
    import tomllib
    from pathlib import Path

    project = Path(__file__).resolve().parent.parent / "pyproject.toml"
    return str(tomllib.loads(project.read_text("utf-8"))["project"]["version"])
