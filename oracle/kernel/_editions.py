"""Editions: named states of the rules, as values with named differences (not as forks of the code)."""

import msgspec


class Difference(msgspec.Struct, frozen=True):
    """Something that holds only in some editions: which rule it is, from which to which it holds, and why."""

    name: str
    rule: str
    since: str
    until: str | None
    date: str
    why: str


class Edition(msgspec.Struct, frozen=True):
    """One edition of the rules, among all of its game, the oldest first.

    >>> new = Difference("new", "1", since="b", until=None, date="", why="")
    >>> Edition("a", ("a", "b")).has(new), Edition("b", ("a", "b")).has(new)
    (False, True)
    """

    name: str
    names: tuple[str, ...]

    def has(self, difference: Difference) -> bool:
        """Tell whether the difference holds in this edition."""
        names = self.names
        last = names.index(difference.until) if difference.until else len(names)
        return names.index(difference.since) <= names.index(self.name) <= last
