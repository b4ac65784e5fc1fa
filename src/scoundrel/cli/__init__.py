"""The command line: a thin surface over the library, one module per command."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from typing import Any, NoReturn

import click
from click.shell_completion import CompletionItem

from scoundrel.cli.language import OPTION, language_option

__all__ = ["COMPLETE", "main"]

COMPLETE = "_SCOUNDREL_COMPLETE"
"""The variable by which a shell asks what could be typed next."""

COMMANDS = {
    "play": "Play a game.",
    "serve": "Play in the browser.",
    "host": "Run the public server: ranked games, boards, games on several devices.",
    "objections": "Read what players of the server object to, and grant it.",
    "mcp": "Let a language model play.",
    "rules": "List the rule sets, or explain one.",
    "deal": "Show the cards that a seed deals.",
    "replay": "Replay a recorded game, move by move.",
    "check": "Verify game records or conformance files.",
    "hint": "Show the best plan for a room.",
    "review": "Review a finished game, decision by decision.",
    "share": "Sum up a finished game without revealing a card.",
    "puzzle": "Solve a puzzle: find the best plan for a room.",
    "habits": "Measure how a strong bot plays.",
    "simulate": "Have a bot play many games, and count the results.",
    "compare": "Compare two bots or two sets of rules on the same deals.",
    "watch": "Watch a bot play one game, move by move.",
    "positions": "Write a data set of positions, with what each plan is worth.",
    "grade": "Grade decisions on such positions, beside those of the bots.",
    "solve": "Find out whether deals can be won, seeing all cards.",
    "train": "Train a net from scratch.",
    "engine": "Run a bot for another program, over a line protocol.",
    "completion": "Let your shell complete commands, rules and players.",
}
"""Every command with its line in the help; its code is loaded only when it is used."""


class LazyGroup(click.Group):
    """A group whose commands are imported when they are needed."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command = getattr(import_module(f"scoundrel.cli.{name}"), name)
        assert isinstance(command, click.Command)
        if all(each.name != "language" for each in command.params):
            command.params.append(language_option())
        return command

    def parse_args(self, context: click.Context, args: list[str]) -> list[str]:
        if args[:1] == ["help"]:
            args = [*args[1:], "--help"]
        # Options without a command belong to `play`, except for the language, which every command has.
        own = _ends_of_language(args)
        if args[own:] and args[own].startswith("-") and args[own] not in ("-h", "--help", "--version"):
            args = [*args[:own], "play", *args[own:]]
        return super().parse_args(context, args)

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-") and not context.resilient_parsing:
            from scoundrel.errors import quote
            from scoundrel.rules import nearest
            from scoundrel.texts import say

            near = nearest(args[0], COMMANDS)
            raise click.UsageError(
                say("cli-no_command", given=quote(args[0]), near=near, known=[*COMMANDS])
            )
        return super().resolve_command(context, args)

    def shell_complete(self, context: click.Context, incomplete: str) -> list[CompletionItem[Any]]:
        # Click would load every command for its line in the help.
        offered = [CompletionItem(name, help=line) for name, line in COMMANDS.items()]
        found = [item for item in offered if item.value.startswith(incomplete)]
        found += click.Command.shell_complete(self, context, incomplete)
        if incomplete.startswith("-"):
            play = self.get_command(context, "play")
            assert play is not None
            found += play.shell_complete(play.make_context("play", [], context), incomplete)
        return list({item.value: item for item in found}.values())


def _ends_of_language(args: list[str]) -> int:
    """How many words at the beginning choose the language."""
    end = 0
    while args[end:] and args[end].partition("=")[0] == OPTION:
        end += 1 if "=" in args[end] else 2
    return end


def show_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        from importlib.metadata import version

        click.echo(f"scoundrel {version('scoundrel-cards')}")
        context.exit()


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version,
    help="Show the version.",
)  # fmt: skip
@click.pass_context
def scoundrel(context: click.Context) -> object:
    """Scoundrel, the solo dungeon crawl with a deck of cards.

    Without a command, it starts the game.
    """
    if context.invoked_subcommand is not None:
        return None
    return context.invoke(scoundrel.get_command(context, "play"))  # type: ignore[arg-type]


scoundrel.params.append(language_option())


def main() -> NoReturn:
    """Run the command line; any error becomes one sentence and an exit status."""
    _open_streams()
    try:
        if COMPLETE in os.environ:
            import_module("scoundrel.cli.completing")
        status = scoundrel.main(prog_name="scoundrel", complete_var=COMPLETE, standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        status = complain(_as_sentence(error.format_message()), 2)
    except (KeyboardInterrupt, click.Abort):
        from scoundrel.texts import say

        status = complain(say("cli-interrupted"), 130)
    except BrokenPipeError:
        status = _leave_quietly()
    except OSError as error:
        status = complain(sentence_of(error), 2)
    except ValueError as error:
        from scoundrel.errors import ScoundrelError
        from scoundrel.texts import shown

        if not isinstance(error, ScoundrelError):
            raise
        status = complain(shown(error), 2)
    sys.exit(status if isinstance(status, int) else 0)


def _open_streams() -> None:
    """Make the standard streams usable, even if closed or in another encoding; none shows what it can't."""
    from scoundrel.words.spelling import Speller, shows_unicode

    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115 - open until the program ends
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="surrogateescape")
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if not isinstance(stream, io.TextIOWrapper):
            continue
        stream.reconfigure(errors="backslashreplace")
        if not shows_unicode(stream):
            setattr(sys, name, Speller(stream))


def complain(sentence: str, status: int) -> int:
    click.echo(f"scoundrel: {sentence}", err=True)
    return status


def sentence_of(error: OSError) -> str:
    name = f"{error.filename}: " if error.filename else ""
    return f"{name}{(error.strerror or str(error)).lower()}"


def _as_sentence(message: str) -> str:
    words = " ".join(message.split()).rstrip(".")
    return words[:1].lower() + words[1:]


def _leave_quietly() -> int:
    """Handle a closed output: write nothing more, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
