"""Messages that bring something in or take it out: links, records of games, everything at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoundrel.door.beginnings import daily, start_lesson, start_puzzle
from scoundrel.door.carrying import carried_text, left_behind, take_over
from scoundrel.door.data import Data
from scoundrel.door.links import GAME, POSITION, unpacked
from scoundrel.door.messages import Message
from scoundrel.door.past import games, watch, watched
from scoundrel.door.reading import show_settings
from scoundrel.door.scenes import ReplayScene
from scoundrel.game import Game
from scoundrel.play.codes import parse_deal_code
from scoundrel.play.daily import spare_the_daily, today
from scoundrel.play.lessons import LESSONS
from scoundrel.play.mixing import renamed_if_mixed
from scoundrel.play.puzzling import choose_puzzle
from scoundrel.play.replaying import ReplayRun
from scoundrel.play.shelf import check_secrecy, import_records
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.door.door import Door

__all__ = ["export_all", "export_game", "import_all", "import_games", "keep", "open_link"]


def open_link(door: Door, message: Message) -> Data:
    """Open a link: a deal, a puzzle, a lesson, a position, a game to watch."""
    link = message.text("link").strip().removeprefix("#")
    kind, _, rest = link.partition("/")
    match kind:
        case "daily" if not rest:
            return daily(door, message)
        case "puzzle" if rest.isascii() and rest.isdigit():
            return start_puzzle(door, choose_puzzle(number=int(rest[:9])))
        case "lesson" if rest in LESSONS:
            return start_lesson(door, rest)
        case "game":
            return _watch(door, unpacked(link.removeprefix(GAME)), link)
        case "position":
            game = Game.from_position(unpacked(link.removeprefix(POSITION)))
            return door.begin(game, named=True)
        case _:
            deal = parse_deal_code(link)
            return door.begin(Game.deal(renamed_if_mixed(deal.rules), deal.seed), named=True)


def _watch(door: Door, record: str, link: str) -> Data:
    """Watch a game of a link; one of a day that is still to be played would reveal its cards."""
    game = Game.from_record(record)
    spare_the_daily(door.store, game.seed)
    return door.sit_beside(ReplayScene(ReplayRun(game), {"do": "open", "link": link}, kept=False))


def keep(door: Door, _: Message) -> Data:
    """Save the game that is watched."""
    saved = door.store.import_record(watched(door).flow.finished.record())
    door.notice(say("replays.imported", n=1))
    return watch(door, saved.id)


def import_games(door: Door, message: Message) -> Data:
    """Save every game in a text of records."""
    count = import_records(door.store, message.text("text"))
    door.notice(say("replays.imported", n=count))
    return games(door, message)


def export_game(door: Door, message: Message) -> Data:
    """A game's record as a file."""
    number = message.number("number")
    check_secrecy(door.store.find(number))
    return _file(f"scoundrel-{number}.txt", "text/plain", door.store.record(number))


def import_all(door: Door, message: Message) -> Data:
    """Add everything that another device had."""
    count = take_over(door.store, message.text("text"))
    door.read_settings()
    door.notice(say("door.carried", n=count))
    return show_settings(door)


def export_all(door: Door, _: Message) -> Data:
    """Everything that the player has, as a file."""
    if left := left_behind(door.store):
        door.notice(say("door.left_behind", n=left))
    day = f"{today(door.clock):%Y-%m-%d}"
    return _file(f"scoundrel-{day}.json", "application/json", carried_text(door.store))


def _file(name: str, kind: str, text: str) -> Data:
    return {"file": {"name": name, "type": kind, "text": text}}
