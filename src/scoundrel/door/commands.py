"""Every message, as a table; ``docs/door.md`` says what each does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from scoundrel.door import beginnings, exchange, past, reading, room
from scoundrel.door.data import Data
from scoundrel.door.messages import Message
from scoundrel.words.texts import language, say, section

if TYPE_CHECKING:
    from scoundrel.door.door import Door

__all__ = ["COMMANDS"]


def _hello(door: Door, _: Message) -> Data:
    door.read_settings()
    words = {"texts": section("page"), "language": language(), "direction": say("door.direction")}
    return door.go_home() | words


def _title(door: Door, _: Message) -> Data:
    return door.go_home()


def _back(door: Door, message: Message) -> Data:
    return door.go_back_to(message.message("to")) if message.has("to") else door.go_back()


COMMANDS: Mapping[str, Callable[[Door, Message], Data]] = MappingProxyType(
    {
        "hello": _hello,
        "title": _title,
        "back": _back,
        "new": beginnings.new,
        "two": beginnings.two,
        "mix": beginnings.mix,
        "forget": beginnings.forget,
        "continue": beginnings.go_on,
        "daily": beginnings.daily,
        "lesson": beginnings.lesson,
        "puzzle": beginnings.puzzle,
        "mistakes": beginnings.find_mistakes,
        "begin": room.begin,
        "move": room.move,
        "undo": room.undo,
        "hint": room.hint,
        "think": room.think,
        "look": room.look,
        "dealer": room.hand_over,
        "solution": room.solution,
        "again": room.again,
        "try": room.try_again,
        "games": past.games,
        "replay": past.replay,
        "step": past.step,
        "share": past.share,
        "review": past.review,
        "statistics": past.statistics,
        "habits": past.habits,
        "achievements": past.achievements,
        "calendar": past.calendar,
        "lessons": reading.lessons,
        "puzzles": reading.puzzles,
        "rules": reading.rules,
        "tips": reading.all_tips,
        "guide": reading.guide,
        "settings": reading.settings,
        "set": reading.change_setting,
        "open": exchange.open_link,
        "keep": exchange.keep,
        "import": exchange.import_games,
        "export": exchange.export_game,
        "import_all": exchange.import_all,
        "export_all": exchange.export_all,
    }
)
