"""Whether the packages found are ours.

Names like ``adapters`` and ``steps`` exist elsewhere too; a stranger of that name found first would give an
error that nobody understands.  Nothing of ours may be imported here.
"""

import os
from importlib.util import find_spec

PACKAGES = ("adapters", "oracle", "steps")
HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
"""The folder that holds the packages of Touchstone."""


def foreign_package(home: str = HOME) -> str | None:
    """Return an error where a foreign package hides one of ours, else None.

    >>> foreign_package() is None
    True
    """
    for name in PACKAGES:
        ours = os.path.join(home, name)
        try:
            spec = find_spec(name)
        except ValueError:  # a module without a specification stands under the name
            spec = None
        places = [] if spec is None else list(spec.submodule_search_locations or [spec.origin or ""])
        if not any(os.path.realpath(place) == os.path.realpath(ours) for place in places):
            theirs = places[0] if places else "nothing"
            return (
                f'the package "{name}" of Touchstone in {ours} is hidden by {theirs}; '
                f"install Touchstone into an environment of its own, or rename or uninstall the other"
            )
    return None
