"""Messages that bring something in or take it out: links, records of games, everything at once."""

from __future__ import annotations

from scoundrel.door.data import Data
from scoundrel.door.messages import Message
from scoundrel.door.openers import open_address
from scoundrel.door.request import Request
from scoundrel.door.room import watched
from scoundrel.door.scenes import Scene
from scoundrel.history.backup import back_up, restore
from scoundrel.history.comparing import claims_about
from scoundrel.play.clock import today
from scoundrel.play.lessons import LESSONS
from scoundrel.play.links import DealLink, link_text
from scoundrel.play.opening import linked_deal, open_deal
from scoundrel.play.saved import Kind
from scoundrel.play.shelf import check_secrecy, import_records, saved_state
from scoundrel.play.unfinished import deleting, giving_up, why_not_give_up
from scoundrel.play.unfinished import give_up as end_game
from scoundrel.texts import say
from scoundrel.words.phrases import sentence

__all__ = [
    "delete",
    "export_all",
    "export_game",
    "give_up",
    "have_back",
    "import_all",
    "import_games",
    "keep",
    "open_link",
]

SHELF = Message({"do": "games"})
"""The list of saved games."""


def open_link(request: Request, message: Message) -> Data:
    """Open a link: a deal, a puzzle, a lesson, a position, a game to watch."""
    link = link_text(message.text("link"))
    kind, _, rest = link.partition("/")
    match kind:
        case "daily" if not rest:
            return _open(request, {"do": "daily"})
        case "puzzle" if rest.isascii() and rest.isdigit():
            return _open(request, {"do": "puzzle", "number": int(rest[:9])})
        case "lesson" if rest in LESSONS:
            return _open(request, {"do": "lesson", "name": rest})
        case "game" | "position" | "join" | "watch":
            return request.show(open_address(request, message))
        case _:
            return _open_deal(request, linked_deal(link))


def _open_deal(request: Request, link: DealLink) -> Data:
    """Open a link to a deal; beside a game of it that is over, what the sender says of theirs."""
    request.notices += [sentence(link.trouble)] if link.trouble else []

    def opened() -> Scene:
        sitting = open_deal(request.store, link, request.clock)
        address = Message({"do": "compare", "number": sitting.about.number})
        beside = link.claim is not None and sitting.over and claims_about(sitting)
        return open_address(request, address) if beside else request.sit_down(sitting)

    return request.once(opened)


def _open(request: Request, address: Data) -> Data:
    return request.show(open_address(request, Message(address)))


def keep(request: Request, _: Message) -> Data:
    """Save the game that is watched."""

    def kept() -> Scene:
        saved = request.store.import_record(watched(request).flow.finished.record())
        return open_address(request, Message({"do": "replay", "number": saved.id}))

    request.notices.append(say("replays-imported", n=1))
    return request.once(kept)


def give_up(request: Request, message: Message) -> Data:
    """End an unfinished game as a loss, once the player is sure."""
    number = message.number("number")
    saved = request.store.find(number)
    if not message.boolean("sure") and not why_not_give_up(saved):
        return {"again": giving_up(saved)}

    def ended() -> Scene:
        result = saved_state(end_game(request.store, number, message.key))
        request.notices.append(say("shelf-ended", result=result))
        return open_address(request, SHELF)

    return request.once(ended)


def delete(request: Request, message: Message) -> Data:
    """Take a game off the shelf, once the player is sure; for a while it can be had back."""
    number = message.number("number")
    if not message.boolean("sure"):
        saved = request.store.find(number)
        if saved.kind is not Kind.DAILY:
            return {"again": deleting(saved)}

    def deleted() -> Scene:
        request.store.delete(number)
        request.notices.append(say("shelf-deleted_now"))
        return open_address(request, SHELF)

    return request.once(deleted)


def have_back(request: Request, message: Message) -> Data:
    """Put a deleted game back."""

    def had_back() -> Scene:
        request.store.have_back(message.number("number"))
        return open_address(request, SHELF)

    return request.once(had_back)


def import_games(request: Request, message: Message) -> Data:
    """Save every game in a text of records."""

    def imported() -> Scene:
        request.notices += import_records(request.store, message.text("text")).told
        return open_address(request, SHELF)

    return request.once(imported)


def export_game(request: Request, message: Message) -> Data:
    """A game's record as a file."""
    number = message.number("number")
    check_secrecy(request.store.find(number))
    return _file(f"scoundrel-{number}.txt", "text/plain", request.store.record(number))


def import_all(request: Request, message: Message) -> Data:
    """Add everything that another device had."""
    restored = restore(request.store, message.text("text"), request.clock)
    request.read_settings()
    request.notices += [say("door-restored", n=restored.added), *restored.told[1:]]
    return _open(request, {"do": "settings"})


def export_all(request: Request, _: Message) -> Data:
    """Everything that the player has, as a file."""
    backup = back_up(request.store)
    if backup.secret:
        request.notices.append(say("door-left_behind", n=backup.secret))
    if backup.unreadable:
        request.notices.append(say("door-unreadable", n=backup.unreadable))
    day = f"{today(request.clock):%Y-%m-%d}"
    return _file(f"scoundrel-{day}.json", "application/json", backup.text)


def _file(name: str, kind: str, text: str) -> Data:
    return {"file": {"name": name, "type": kind, "text": text}}
