"""The entry of the command ``touchstone``."""

import sys


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    from touchstone._house import foreign_package

    clash = foreign_package()
    if clash is not None:
        print(f"touchstone: {clash}", file=sys.stderr)  # noqa: T201  (nothing else may be imported yet)
        return 2
    from touchstone.cli import run_command

    return run_command(arguments)


if __name__ == "__main__":
    sys.exit(main())
