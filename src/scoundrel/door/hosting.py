"""Messages about a server: its matches, and who one is there."""

from __future__ import annotations

import json

from scoundrel.door.data import Data
from scoundrel.door.matches import MatchScene
from scoundrel.door.messages import Message
from scoundrel.door.openers import open_address
from scoundrel.door.pages.account import account_page
from scoundrel.door.request import Request
from scoundrel.door.scenes import PageScene
from scoundrel.errors import IllegalMove
from scoundrel.online import OnlineMatch
from scoundrel.play.clock import today
from scoundrel.play.match import DEALER
from scoundrel.texts import say

__all__ = [
    "accept",
    "assisted",
    "delete_account",
    "invitation",
    "invite",
    "my_data",
    "news",
    "object_to",
    "play_ranked",
    "record",
    "recover",
    "recovery",
    "rematch",
    "rename",
    "report",
    "resign",
    "stand_in",
]


# --- Matches -----------------------------------------------------------------------------------------


def play_ranked(request: Request, message: Message) -> Data:
    """A ranked game, or the one that is still open."""
    server = request.joined()
    match = server.ranked(message.text("rules", "classic"), day=message.boolean("day"))
    return _opened(request, match)


def invite(request: Request, message: Message) -> Data:
    """Open a table for others to come to."""
    server, is_dealt = request.joined(), message.has("dealt")
    seat = DEALER if message.text("dealt", "") == "mine" else 0

    def opened() -> MatchScene:
        match = server.shared(message.text("rules", "dragons-duo"), seat=seat, dealer=is_dealt)
        return request.show_match(request.connection.remember(match))

    return request.once(opened)


def accept(request: Request, message: Message) -> Data:
    """Take the seat that one is invited to; whoever is the last one there has the game begin."""
    return _opened(request, request.joined().accept(message.text("invite")))


def rematch(request: Request, _: Message) -> Data:
    """The same people again."""
    return _opened(request, request.connection.server.rematch(_match(request).hosted.id))


def _opened(request: Request, match: OnlineMatch) -> Data:
    scene = request.show_match(request.connection.remember(match))
    scene.begin_if_ready()
    return request.show(scene)


def news(request: Request, message: Message) -> Data:
    """How a match stands, if it has moved on; never waits for it."""
    scene = _match(request)
    scene.begin_if_ready()
    same = message.has("version") and message.number("version") == scene.flow.seen.version
    if same and not scene.flow.over:
        return {"news": scene.news}
    begun = scene.flow.about.begun and not scene.flow.about.given_up
    return request.show(scene, scene.since(message) if begun else None)


def resign(request: Request, message: Message) -> Data:
    """Give a match up, once the player is sure."""
    scene = _match(request)
    if not message.boolean("sure"):
        return {"again": say("online-sure-resign")}
    scene.flow.key = message.key
    scene.flow.give_up()
    return request.show(scene)


def stand_in(request: Request, message: Message) -> Data:
    """Propose that a bot takes a seat, or agree to that."""
    scene = _match(request)
    scene.flow.key = message.key
    scene.flow.stand_in(message.number("seat"))
    return request.show(request.open(message.address))


def invitation(request: Request, message: Message) -> Data:
    """A link to a match, to be sent."""
    link = message.text("link")
    return {"text": say("online-watch_link"), "link": link, "site": request.site}


def record(request: Request, _: Message) -> Data:
    return _match(request).record()


def _match(request: Request) -> MatchScene:
    """The server's match that is on the table."""
    scene = request.game()
    if not isinstance(scene, MatchScene):
        raise IllegalMove("door-bad-no_game")
    return scene


# --- Who one is --------------------------------------------------------------------------------------


def rename(request: Request, message: Message) -> Data:
    request.joined().rename(message.text("name").strip())
    return _account(request)


def recovery(request: Request, message: Message) -> Data:
    """A new recovery code, which is shown once."""
    code = request.joined().renew_recovery(elsewhere=message.boolean("elsewhere"))
    return {"heading": say("online-entry-recovery"), "lines": [say("online-code_once")], "text": code}


def recover(request: Request, message: Message) -> Data:
    """Be the player of a recovery code from now on."""
    request.connection.server.recover(message.text("code").strip())
    request.connection.forget()
    request.notices.append(say("online-recovered"))
    return _account(request)


def assisted(request: Request, message: Message) -> Data:
    if not message.boolean("sure"):
        return {"again": say("online-sure-assisted")}
    request.joined().play_assisted()
    return _account(request)


def object_to(request: Request, message: Message) -> Data:
    """Object to having been moved to the assisted."""
    request.joined().object_to(message.text("words"))
    request.notices.append(say("online-noted"))
    return _account(request)


def my_data(request: Request, _: Message) -> Data:
    """Everything that the server keeps of this player, as a file."""
    text = json.dumps(request.joined().my_data(), ensure_ascii=False, indent=1)
    name = f"scoundrel-online-{today(request.clock):%Y-%m-%d}.json"
    return {"file": {"name": name, "type": "application/json", "text": text}}


def delete_account(request: Request, message: Message) -> Data:
    """Delete everything that the server keeps of this player, once they are sure."""
    if not message.boolean("sure"):
        return {"again": say("online-sure-delete")}
    request.connection.server.delete_me()
    request.connection.forget()
    request.notices.append(say("online-deleted"))
    return request.show(open_address(request, Message({"do": "title"})))


def report(request: Request, message: Message) -> Data:
    """Report the name of a player."""
    request.joined().report(message.text("player"))
    request.notices.append(say("boards-reported"))
    return request.show(request.scene)


def _account(request: Request) -> Data:
    return request.show(PageScene(account_page(request.connection.server.known())))
