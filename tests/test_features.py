"""Every case of the corpus against the oracle, through pytest-bdd."""

from pytest_bdd import scenarios

from touchstone.corpus import Corpus, default_root

scenarios(str(default_root()))


def test_as_many_are_collected_as_are_listed() -> None:
    collected = [
        name for name, value in globals().items() if hasattr(value, "__scenario__") or _is_scenario(name)
    ]
    assert len(collected) == len(Corpus().everything().cases) > 0


def _is_scenario(name: str) -> bool:
    return name.startswith("test_") and name != "test_as_many_are_collected_as_are_listed"
