"""The command ``smoke``: whether an adapter can be trusted at all, before any ruling is asked."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from adapters.faults import EngineDiedError, EngineTimeoutError, InvalidReplyError
from adapters.limits import LIMITS, Limits
from adapters.port import End
from touchstone import smoke_grand_archive, smoke_riftbound
from touchstone.corpus import Corpus
from touchstone.lines import say
from touchstone.selection import check_game
from touchstone.smoke_talk import Checks, SkippedError, Talk, WrongError
from touchstone.suite import Suite

CHECKS: Mapping[str, Checks] = MappingProxyType(
    {"riftbound": smoke_riftbound.CHECKS, "grand_archive": smoke_grand_archive.CHECKS}
)
"""Every check, by game."""
_MOST_SHOWN = 1_000


def smoke(
    specification: str, limits: Limits = LIMITS, game: str | None = None, suite: Suite | None = None
) -> int:
    """Run the checks of one game, or of each that the engine plays; a line each, return the exit code."""
    check_game(Corpus(), game)
    with suite or Suite(specification, limits=limits) as suite:
        played = [each for each in CHECKS if game in (None, each) and suite.welcome.games.get(each)]
        if not played:
            say(f"skipped  the engine does not play {game or ' or '.join(CHECKS)}")
            return 1
        engine = suite.welcome.engine
        worst = 0
        for each in played:
            edition = suite.welcome.games[each][-1]
            say(f"{engine.name} {engine.version}".rstrip() + f", {each} {edition}")
            for name, check in CHECKS[each].items():
                worst = max(worst, _run(suite, each, edition, name, check))
    return worst


def _run(suite: Suite, game: str, edition: str, name: str, check: Callable[[Talk], None]) -> int:
    engine = suite.alive()
    talk = Talk(engine, suite.welcome, game, edition)
    try:
        talk.needs("stand_ins")
        check(talk)
        talk.ask(End())
    except SkippedError as why:
        say(f"skipped  {name}: {why}")
        return 0
    except WrongError as why:
        say(f"WRONG    {name}")
        say(f"         {why}")
        for line in talk.said:
            say(f"         {line.decode()[:_MOST_SHOWN]}")
        return 1
    except (EngineDiedError, EngineTimeoutError, InvalidReplyError) as fault:
        say(f"WRONG    {name}")
        say(f"         {fault}")
        suite.drop()
        return 1
    except Exception as problem:  # of an engine in our own process
        say(f"WRONG    {name}")
        say(f"         the engine raised {type(problem).__name__}: {problem}")
        suite.drop()
        return 1
    say(f"ok       {name}")
    return 0
