"""Every command, as a table; the catalogue says what each does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from scoundrel.errors import ScoundrelError, quote
from scoundrel.plain import beginnings, online, past, reading, room
from scoundrel.plain.console import show
from scoundrel.play.typed_words import first_word, meant, spellings
from scoundrel.rules import nearest
from scoundrel.texts import Message, say, shown, ways_to_say

if TYPE_CHECKING:
    from scoundrel.plain.session import Session

__all__ = ["COMMANDS", "Command", "command_in", "near_command"]


@dataclass(frozen=True, slots=True)
class Command:
    """A command that can be typed."""

    name: str
    group: str
    obey: Callable[[Session, str], None] | None = None
    """What it does; if None, the current scene obeys it."""
    takes_words: bool = False
    needs_words: bool = False
    """Whether it makes no sense without further words."""

    @property
    def word(self) -> Message:
        """What players are told to type for it."""
        return Message(f"command-{self.name}")

    @property
    def in_words(self) -> Message:
        """How to type it, and what it does."""
        usage, sentence = Message(f"plain-usage-{self.name}"), Message(f"plain-help-{self.name}")
        return Message("plain-help_line", {"usage": usage, "sentence": sentence})

    @property
    def line(self) -> str:
        return shown(self.in_words)


def _help(session: Session, words: str) -> None:
    found = command_in(words)
    if not words or meant(words, "all") == "all":
        for line in _in_short() if not words else (command.line for command in COMMANDS.values()):
            show(line)
    elif found and not found[1]:
        show(COMMANDS[found[0]].line)
    else:
        raise ScoundrelError("plain-no_command", command=quote(words), near=near_command(words))


def _in_short() -> Iterator[str]:
    """How to type moves, and the names of all commands."""
    yield from ways_to_say("plain-moves_help")
    for group, commands in groupby(COMMANDS.values(), key=lambda command: command.group):
        yield say(f"plain-group-{group}", commands=[command.word for command in commands])
    yield say("plain-more_help")


def _quit(session: Session, _: str) -> None:
    session.farewell()
    session.leaving = True


def _by_name(commands: Iterable[Command]) -> dict[str, Command]:
    return {command.name: command for command in commands}


COMMANDS = _by_name(
    (
        Command("look", "room", room.look),
        Command("unseen", "room", room.unseen),
        Command("discard", "room", room.discard),
        Command("hint", "room"),
        Command("undo", "room"),
        Command("rules", "room", room.rules, takes_words=True),
        Command("new", "begin", beginnings.new, takes_words=True),
        Command("play", "begin", beginnings.play, takes_words=True),
        Command("again", "begin"),
        Command("continue", "begin", beginnings.go_on, takes_words=True),
        Command("daily", "begin", beginnings.daily, takes_words=True),
        Command("winnable", "begin", beginnings.winnable, takes_words=True),
        Command("deal", "begin", beginnings.deal, takes_words=True, needs_words=True),
        Command("two", "begin", beginnings.two, takes_words=True),
        Command("names", "begin", beginnings.names, takes_words=True),
        Command("mix", "begin", beginnings.mix, takes_words=True),
        Command("forget", "begin", beginnings.forget, takes_words=True, needs_words=True),
        Command("sets", "begin", beginnings.sets),
        Command("dismiss", "begin", beginnings.dismiss_introduction),
        Command("ranked", "online", online.ranked, takes_words=True),
        Command("friend", "online", online.friend, takes_words=True),
        Command("join", "online", online.join, takes_words=True, needs_words=True),
        Command("boards", "online", online.boards, takes_words=True),
        Command("bot", "online", takes_words=True),
        Command("account", "online", online.account, takes_words=True),
        Command("learn", "learn", beginnings.learn, takes_words=True),
        Command("puzzle", "learn", beginnings.puzzle, takes_words=True),
        Command("solution", "learn"),
        Command("back", "learn"),
        Command("tips", "learn", reading.tips),
        Command("guide", "learn", reading.guide, takes_words=True),
        Command("share", "past", takes_words=True),
        Command("compare", "past", takes_words=True),
        Command("review", "past"),
        Command("games", "past", past.games),
        Command("watch", "past", past.watch, takes_words=True),
        Command("next", "past", takes_words=True),
        Command("previous", "past", takes_words=True),
        Command("curve", "past", takes_words=True),
        Command("try", "past"),
        Command("resign", "past", past.resign, takes_words=True),
        Command("delete", "past", past.delete, takes_words=True, needs_words=True),
        Command("restore", "past", past.restore, takes_words=True),
        Command("export", "past", past.export_game, takes_words=True, needs_words=True),
        Command("import", "past", past.import_games, takes_words=True, needs_words=True),
        Command("calendar", "past", past.calendar, takes_words=True),
        Command("statistics", "past", past.statistics, takes_words=True),
        Command("habits", "past", past.habits),
        Command("plot", "past", past.plot, takes_words=True),
        Command("achievements", "past", past.achievements),
        Command("bestiary", "past", past.bestiary, takes_words=True),
        Command("settings", "rest", room.settings),
        Command("set", "rest", room.change_setting, takes_words=True, needs_words=True),
        Command("help", "rest", _help, takes_words=True),
        Command("quit", "rest", _quit),
    )
)
"""Every command by name, in the order in which help lists them."""


def command_in(line: str) -> tuple[str, str] | None:
    """The name of the command that a line begins with, and the words after it; None if there is none."""
    return first_word(line, COMMANDS, "command")


def near_command(word: str) -> Message | str:
    """The command that a word resembles, as a question."""
    return nearest(word, spellings(COMMANDS, "command"))
