"""The command line.  Each command imports what it needs, so that a small one starts at once."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from touchstone.errors import UserError, nearest
from touchstone.lines import complain

if TYPE_CHECKING:
    from datetime import datetime

    from adapters.limits import Limits

LANGUAGE = click.option("--lang", type=click.Choice(["en", "zh"]), help="The language to answer in.")
FORMAT = click.option(
    "--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True
)
SECONDS = click.FloatRange(min=0, min_open=True)
GAME = click.option("--game", default="riftbound", show_default=True)


ENGINES = "oracle, nothing, refuse, python:MODULE:CLASS, 'process:COMMAND', wrong:ID"


def limit_options(command: Callable[..., int]) -> Callable[..., int]:
    """Add how long an engine may take."""
    for name, seconds, what in (
        ("--case-limit", 60, "for a case"),
        ("--step-limit", 10, "for an answer"),
        ("--start-limit", 30, "to start"),
    ):
        told = f"Seconds {what}, of an engine in a process."
        command = click.option(name, type=SECONDS, default=seconds, show_default=True, help=told)(command)
    return command


CARD = click.option("--card", help="Only cases with this card: an English or Chinese name, or OGN-213.")


def engine_options(command: Callable[..., int]) -> Callable[..., int]:
    """Add the engine, and how long it may take."""
    return click.option("--engine", default="oracle", show_default=True, help=ENGINES)(limit_options(command))


def _limits(given: dict[str, float]) -> "Limits":
    from adapters.limits import Limits

    return Limits(given["start_limit"], given["step_limit"], given["case_limit"])


class Commands(click.Group):
    """A group of commands that names the nearest one for an unknown one."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command by its name."""
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            listed = f"; it is one of: {', '.join(self.commands)}"
            raise UserError(f'no command "{args[0]}"{nearest(args[0], self.commands, otherwise=listed)}')
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order of this file."""
        return list(self.commands)


def run_command(arguments: list[str] | None = None) -> int:
    """Run the command line; every error is one line, and the exit code says what came of it."""
    from adapters.loading import EngineUnusableError, UnknownEngineError
    from steps.errors import CaseError, WrongText

    try:
        code = touchstone.main(arguments, prog_name="touchstone", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as help_text:
        click.echo(help_text.format_message())
        return 0
    except click.ClickException as problem:
        complain(problem.format_message())
        return 2
    except (UserError, UnknownEngineError, CaseError, WrongText) as problem:
        complain(problem)
        return 2
    except EngineUnusableError as problem:
        complain(problem)
        return 3
    except (KeyboardInterrupt, click.Abort):
        complain("interrupted")
        return 130
    except BrokenPipeError:  # the reader of the output has seen enough; nothing is left to be flushed to it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code if isinstance(code, int) else 0


def _print_version(context: click.Context, parameter: click.Parameter, value: bool) -> None:
    del parameter
    if value and not context.resilient_parsing:
        from touchstone.version import version

        click.echo(f"touchstone {version()}")
        context.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version", is_flag=True, expose_value=False, is_eager=True, callback=_print_version, help="The version."
)
def touchstone() -> None:
    """Check a rules engine against official rulings, and ask the built-in oracle why."""


@touchstone.command("list")
@FORMAT
@click.option("--game", help="Only the cases of one game.")
@CARD
@click.argument("selection", nargs=-1, metavar="[ID|@TAG|PATH]...")
def list_(selection: tuple[str, ...], game: str | None, card: str | None, form: str) -> int:
    """List the cases."""
    from touchstone.listing import list_cases

    return list_cases(selection, game, card, as_json=form == "json")


@touchstone.command()
@click.argument("identity", metavar="ID")
@LANGUAGE
@click.option("--feature", is_flag=True, help="As a feature file that can be changed and run.")
def show(identity: str, lang: str | None, feature: bool) -> int:
    """Show a case, and what comes with it."""
    from touchstone.listing import show_case

    return show_case(identity, lang, feature=feature)


@touchstone.command()
@click.argument("selection", nargs=-1, metavar="[ID|@TAG|PATH]...")
@click.option("--game", help="Only the cases of one game.")
@CARD
@click.option(
    "--edition", help="Only cases of this edition, in it; or `all`: each case in each of its editions."
)
@click.option(
    "--engine",
    "engines",
    multiple=True,
    default=["oracle"],
    show_default=True,
    help=f"{ENGINES}; several are set side by side",
)
@limit_options
@click.option(
    "--report",
    "reports",
    multiple=True,
    type=click.Path(),
    help="Write one JSON object a case to this file; for several engines one file each, in order.",
)
@click.option("--cases", metavar="DIR", help="The cases of a folder that `export` wrote, instead of ours.")
@click.option(
    "--jobs",
    "processes",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="So many processes at once, each with an engine of its own.",
)
@click.option(
    "--max-fail", "most_fails", type=click.IntRange(min=1), help="Stop as soon as so many cases went wrong."
)
def run(
    selection: tuple[str, ...],
    game: str | None,
    card: str | None,
    edition: str | None,
    engines: tuple[str, ...],
    reports: tuple[str, ...],
    cases: str | None,
    processes: int,
    most_fails: int | None,
    **limits: float,
) -> int:
    """Run cases against an engine: all of them, each in the newest edition that the engine plays."""
    from touchstone.running import Wanted, run_cases

    wanted = Wanted(
        selection=selection,
        game=game,
        card=card,
        edition=edition,
        limits=_limits(limits),
        cases=cases,
        processes=processes,
        most_fails=most_fails,
    )
    return run_cases(engines, reports, wanted)


@touchstone.command()
@click.argument("target", metavar="DIR|FILE")
@click.option("--game", help="Only the cases of one game.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["cases", "qa"]),
    default="cases",
    show_default=True,
    help="cases: a folder for `run --cases` and other programs; qa: a file, one question and answer a line.",
)
def export(target: str, game: str | None, form: str) -> int:
    """Write every case as plain JSON: a new folder of cases, or a new file of questions and answers."""
    from touchstone.corpus import Corpus
    from touchstone.exported import export
    from touchstone.lines import say
    from touchstone.questions import export_questions
    from touchstone.selection import check_game

    check_game(Corpus(), game)
    if form == "qa":
        say(f"{export_questions(target, game)} questions and answers in {target}")
    else:
        say(f"{export(target, game)} cases in {target}")
    return 0


REPORT = click.Path(path_type=Path)


@touchstone.command()
@click.argument("paths", metavar="FILE...", type=REPORT, nargs=-1, required=True)
@click.option("--as", "form", type=click.Choice(["markdown", "junit", "html"]), required=True)
@click.option("-o", "--out", type=REPORT, help="Write it to this file instead of printing it.")
@LANGUAGE
def report(paths: tuple[Path, ...], form: str, out: Path | None, lang: str | None) -> int:
    """Show reports of `run --report` in another form; as html those of several engines on one page."""
    from touchstone.report_printing import print_report

    return print_report(paths, form, out, "zh" if lang == "zh" else "en")


@touchstone.command()
@click.argument("first", metavar="A", type=REPORT)
@click.argument("second", metavar="B", type=REPORT)
def diff(first: Path, second: Path) -> int:
    """Compare two reports; exit code 1 if the engine lost something."""
    from touchstone.lines import say
    from touchstone.report_diff import diff_reports

    lines, code = diff_reports(first, second)
    for line in lines:
        say(line)
    return code


@touchstone.group(cls=Commands)
def baseline() -> None:
    """Known failures: kept in a file, and told when reality differs from it."""


@baseline.command("write")
@click.argument("report", type=REPORT)
@click.argument("file", type=REPORT)
@click.option("--reason", default="", help="Why these fail; failures already in the file keep theirs.")
@click.option("--url", default="", help="Where that is being worked on.")
@click.option("--expires", type=click.DateTime(["%Y-%m-%d"]), help="The last day they are excused.")
def write_of_baseline(report: Path, file: Path, reason: str, url: str, expires: "datetime | None") -> int:
    """Write what fails in REPORT to FILE as known."""
    from touchstone.baseline import write_baseline
    from touchstone.lines import say

    known, fresh = write_baseline(report, file, reason, url, expires.date() if expires else None)
    say(f"{known} known failures in {file}, {fresh} of them new")
    return 0


@baseline.command("check")
@click.argument("report", type=REPORT)
@click.argument("file", type=REPORT)
def check_of_baseline(report: Path, file: Path) -> int:
    """Compare REPORT with FILE; exit code 1 if anything differs, for better or worse."""
    import datetime

    from touchstone.baseline import check_baseline
    from touchstone.lines import say

    lines, code = check_baseline(report, file, datetime.date.today())
    for line in lines:
        say(line)
    return code


@touchstone.command()
@click.argument("name", type=click.Choice(["request", "reply", "case", "qa", "report"]))
def schema(name: str) -> int:
    """Print the JSON Schema of the messages, of what `export` writes, or of a report."""
    from touchstone.lines import say
    from touchstone.schemas import schema

    say(schema(name))
    return 0


@touchstone.command()
@click.argument("which", metavar="ID|PATH")
@click.option("--edition", help="In this edition instead of the newest of its range.")
@engine_options
def wire(which: str, edition: str | None, engine: str, **limits: float) -> int:
    """Show the messages of a case, each under the step it belongs to."""
    from touchstone.wire import show_wire

    return show_wire(which, edition, engine, _limits(limits))


@touchstone.command()
@click.argument("which", metavar="ID|PATH")
@LANGUAGE
@click.option("--edition", help="In this edition instead of the newest of its range.")
@engine_options
def dispute(which: str, lang: str | None, edition: str | None, engine: str, **limits: float) -> int:
    """Print a text ready to be posted: a case, and what the oracle and the engine make of it."""
    from touchstone.dispute import show_dispute

    return show_dispute(which, lang, edition, engine, _limits(limits))


@touchstone.command("init-adapter")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option(
    "--lang",
    "language",
    type=click.Choice(["python", "typescript"]),
    required=True,
    help="What to write it in.",
)
def init_adapter(folder: Path, language: str) -> int:
    """Write an adapter to start from into a new folder: it runs, and says what to add next."""
    from touchstone.lines import say
    from touchstone.starting import write_starter

    starter = write_starter(language, folder)
    say(f"{folder / starter.file} is an adapter without an engine. In that folder:")
    say(f"  touchstone smoke --engine 'process:{starter.command}'")
    say(f"  touchstone run @level:basic --engine 'process:{starter.command}'")
    return 0


@touchstone.command()
@click.option("--game", help="Only the checks of one game.")
@engine_options
def smoke(engine: str, game: str | None, **limits: float) -> int:
    """Check an adapter before any ruling: that it sets up, refuses, asks and forgets as it must."""
    from touchstone.smoke import smoke

    return smoke(engine, _limits(limits), game)


@touchstone.command()
@click.option(
    "--engine", default="oracle", show_default=True, help="oracle, nothing, refuse, python:MODULE:CLASS"
)
def serve(engine: str) -> int:
    """Answer the port on stdin and stdout, one JSON object a line, for other suites and for tests."""
    from adapters.loading import engine_factory
    from adapters.wire import serve

    serve(engine_factory(engine)())
    return 0


@touchstone.command()
@click.argument("which", metavar="ID|PATH")
@LANGUAGE
@click.option("--edition", help="In this edition instead of the newest of its range.")
def explain(which: str, lang: str | None, edition: str | None) -> int:
    """Tell what happens in a case, step by step, and by which rules."""
    from touchstone.explain import explain_cases

    return explain_cases(which, lang, edition)


@touchstone.command()
@LANGUAGE
@GAME
def phrases(lang: str | None, game: str) -> int:
    """List every phrase a case may use, with an example."""
    from touchstone.listing import list_phrases

    return list_phrases(game, lang)


@touchstone.command()
@click.argument("path", required=False)
def lint(path: str | None) -> int:
    """Check the cases themselves: the corpus, or a file or folder."""
    from touchstone.listing import lint_cases

    return lint_cases(path)


@touchstone.command()
@click.option("--seed", type=int, required=True, help="The same seed plays the same game.")
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True)
@GAME
def play(seed: int, games: int, game: str) -> int:
    """Play random legal games to their end."""
    from touchstone.playing import play_randomly

    return play_randomly(game, seed, games)


@touchstone.group(cls=Commands)
def editions() -> None:
    """The editions of the rules, and which answers differ between two of them."""


@editions.command("list")
@click.option("--game", help="Only the editions of one game.")
@FORMAT
def list_of_editions(game: str | None, form: str) -> int:
    """List the editions, the oldest first."""
    from touchstone.edition_listing import list_editions

    return list_editions(game, as_json=form == "json")


@editions.command("diff")
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@click.option("--game", help="The game; otherwise the one that has these editions.")
@FORMAT
def diff_of_editions(first: str, second: str, game: str | None, form: str) -> int:
    """Tell in what two editions differ, and which answers flip by which rule."""
    from touchstone.edition_listing import diff_editions

    return diff_editions(first, second, game, as_json=form == "json")


@touchstone.command()
@click.option("--rules", type=click.Path(path_type=Path), required=True, help="The new rules: JSON or text.")
@GAME
@FORMAT
@click.option("--table", is_flag=True, help="Print the table of hashes of these rules instead.")
def stale(rules: Path, game: str, form: str, table: bool) -> int:
    """Tell which rules a new copy changes, and which cases must be read again."""
    from touchstone.stale import tell_stale

    return tell_stale(rules, game, as_json=form == "json", table=table)


@touchstone.command()
@click.argument("numbers", nargs=-1, metavar="[NUMBER|FIRST-LAST]...")
@GAME
@click.option("--open", "only_open", is_flag=True, help="Only rules that nothing covers.")
@FORMAT
def coverage(numbers: tuple[str, ...], game: str, only_open: bool, form: str) -> int:
    """Tell how the rules are covered: by cases, by the oracle, or a reason why they need neither."""
    from touchstone.coverage_listing import tell_coverage

    return tell_coverage(numbers, game, only_open=only_open, as_json=form == "json")


@touchstone.command()
@click.argument("identities", nargs=-1, metavar="[ID]...")
@GAME
@FORMAT
@click.option("--full", is_flag=True, help="Run every case against each, instead of until one catches it.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes at work at once; as many as processors.")
@click.option("--list", "only_list", is_flag=True, help="Only list the wrong engines.")
def strength(
    identities: tuple[str, ...], game: str, form: str, full: bool, jobs: int | None, only_list: bool
) -> int:
    """Tell how good the cases are: whether they catch engines that are wrong in one way each."""
    from touchstone.strength_listing import processors, tell_strength

    return tell_strength(
        identities,
        game,
        full=full,
        as_json=form == "json",
        processes=jobs or processors(),
        only_list=only_list,
    )


@touchstone.command()
@click.option(
    "--seed", type=int, required=True, help="The first game; the next ones have the seeds after it."
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--minutes", type=SECONDS, help="Stop after so many minutes.")
@GAME
@engine_options
@click.option("--out", type=click.Path(path_type=Path), default=Path(), help="Folder for the feature files.")
def fuzz(
    seed: int, games: int, minutes: float | None, game: str, engine: str, out: Path, **limits: float
) -> int:
    """Play random games: on the oracle alone, or with an engine in step; differences become feature files."""
    from touchstone.fuzzing import fuzz

    return fuzz(seed, games, minutes, engine, game, out, _limits(limits))
