"""What happened to the rules between two versions, by their hashes alone."""

from collections.abc import Iterable, Mapping

import msgspec

from touchstone.rulebook import order


class Renumbered(msgspec.Struct, frozen=True):
    """A rule under its old and its new number."""

    old: str
    new: str


class Update(msgspec.Struct, frozen=True):
    """What happened to the rules between two versions."""

    changed: tuple[Renumbered, ...]
    """Other words; mostly under the same number."""
    removed: tuple[str, ...]
    moved: tuple[Renumbered, ...]
    """The same words under another number."""
    new: tuple[str, ...]
    unchanged: int


def compare_rules(old: Mapping[str, str], new: Mapping[str, str]) -> Update:
    """Compare two tables of hashes by number.

    >>> update = compare_rules({"001": "a", "002": "b", "003": "c"}, {"001": "a", "002": "x", "004": "c"})
    >>> update.changed, update.moved
    ((Renumbered(old='002', new='002'),), (Renumbered(old='003', new='004'),))
    """
    left = {number: of for number, of in old.items() if new.get(number) != of}
    fresh = {number: of for number, of in new.items() if old.get(number) != of}
    moved = _moved(left, fresh)
    for pair in moved:
        del left[pair.old], fresh[pair.new]
    changed = [Renumbered(number, number) for number in left if number in fresh]
    for pair in changed:
        del left[pair.old], fresh[pair.new]
    elsewhere = _changed_and_shifted(old, new, left, fresh, [*moved, *changed])
    for pair in elsewhere:
        del left[pair.old], fresh[pair.new]
    changed += elsewhere
    changed.sort(key=lambda pair: order(pair.old))
    unchanged = len(old) - len(left) - len(moved) - len(changed)
    return Update(tuple(changed), tuple(left), tuple(moved), tuple(fresh), unchanged)


def _moved(left: Mapping[str, str], fresh: Mapping[str, str]) -> list[Renumbered]:
    """Pair equal words in the order of the rules."""
    places: dict[str, list[str]] = {}
    for number, of in fresh.items():
        places.setdefault(of, []).append(number)
    return [Renumbered(number, places[of].pop(0)) for number, of in left.items() if places.get(of)]


def _changed_and_shifted(
    old: Mapping[str, str],
    new: Mapping[str, str],
    left: Mapping[str, str],
    fresh: Mapping[str, str],
    known: Iterable[Renumbered],
) -> list[Renumbered]:
    """Pair rules that are neither where they were nor say what they said, by the rule they follow."""
    came_from = {number: number for number in new if old.get(number) == new[number]}
    came_from |= {pair.new: pair.old for pair in known}
    after = dict(zip(old, [*list(old)[1:], ""], strict=True))
    pairs: list[Renumbered] = []
    before = ""
    for number in new:
        follower = after.get(came_from.get(before, ""), "")
        if number in fresh and follower in left and follower.count(".") == number.count("."):
            pairs.append(Renumbered(follower, number))
            came_from[number] = follower
        before = number
    return pairs
