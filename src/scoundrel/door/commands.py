"""Messages that do something, as a table; ``docs/door.md`` says what each does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any

from scoundrel.door import beginnings, exchange, hosting, room
from scoundrel.door.data import Data
from scoundrel.door.messages import Message
from scoundrel.door.openers import open_address
from scoundrel.door.pages.settings import DEVICE, EFFECTS, ON_OFF, PAGE_SETTINGS, follow_device
from scoundrel.door.request import Request
from scoundrel.history.honours import offered
from scoundrel.history.introductions import INTRODUCTIONS, dismiss
from scoundrel.history.tendencies import last_played
from scoundrel.play.preferences import Preferences
from scoundrel.texts import say, section
from scoundrel.words.languages import spoken_language

__all__ = ["COMMANDS", "own_words"]


def _hello(request: Request, _: Message) -> Data:
    """The title, and what a page needs once."""
    request.store.clear_deleted()
    return request.show(open_address(request, Message({"do": "title"}))) | own_words()


def own_words() -> Data:
    """What the page says itself, and the language that all is in."""
    language = spoken_language()
    texts = section("page") | {"decimal": say("number-decimal")}
    return {"texts": texts, "language": language.tag, "direction": language.direction}


def _save(request: Request, _: Message) -> Data:
    """Try again to save what is not saved yet; every reply says whether something is not."""
    request.store.save()
    return {}


def _change_setting(request: Request, message: Message) -> Data:
    """Change a setting, and use it from now on."""
    name, value = message.text("name"), message.text("value")
    if name in (EFFECTS, *PAGE_SETTINGS):
        is_on = message.among("value", ON_OFF) == "on"
        changed = dict.fromkeys(PAGE_SETTINGS if name == EFFECTS else [name], is_on)
        nothing: dict[str, Any] = {}
        request.store.change_setting("page", nothing, lambda kept: kept | changed)
        if name == EFFECTS:
            request.preferences.changed("motion", is_on).keep(request.store, "motion")
    elif (name, value) == ("theme", DEVICE):
        follow_device(request.store, follows=True)
    else:
        message.among("name", [each.name for each in fields(Preferences)])
        values = offered(request.store, request.preferences, name)
        message.among("value", values)
        request.preferences.changed(name, values[value]).keep(request.store, name)
        if name == "language":
            request.change_language()
        if name == "theme":
            follow_device(request.store, follows=False)
    request.read_settings()
    return request.show(request.scene)


def _dismiss(request: Request, message: Message) -> Data:
    """Have a rule set never introduce itself again."""
    dismiss(request.store, message.among("rules", [each.rules for each in INTRODUCTIONS]))
    return request.show(request.open(message.address))


def _review(request: Request, message: Message) -> Data:
    """The review of a finished game, room by room; without a number, of the one on the table."""
    number = message.number("number") if message.has("number") else request.game().flow.about.number
    address = Message({"do": "review", "number": number})
    return request.later(say("end-reviewing"), lambda: request.show(open_address(request, address)))


def _habits(request: Request, message: Message) -> Data:
    """What cost the player most in the last games."""
    words = say("statistics-reviewing", n=len(last_played(request.store)))
    return request.later(words, lambda: request.show(open_address(request, message)))


COMMANDS: Mapping[str, Callable[[Request, Message], Data]] = MappingProxyType(
    {
        "hello": _hello,
        "save": _save,
        "set": _change_setting,
        "dismiss": _dismiss,
        "new": beginnings.new,
        "play": beginnings.play,
        "two": beginnings.two,
        "mix": beginnings.mix,
        "forget": beginnings.forget,
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
        "step": room.step,
        "answer": room.answer,
        "watch": beginnings.watch,
        "share": room.share,
        "review": _review,
        "habits": _habits,
        "open": exchange.open_link,
        "keep": exchange.keep,
        "give_up": exchange.give_up,
        "delete": exchange.delete,
        "have_back": exchange.have_back,
        "import": exchange.import_games,
        "export": exchange.export_game,
        "import_all": exchange.import_all,
        "export_all": exchange.export_all,
        "play_ranked": hosting.play_ranked,
        "invite": hosting.invite,
        "accept": hosting.accept,
        "news": hosting.news,
        "rematch": hosting.rematch,
        "resign": hosting.resign,
        "stand_in": hosting.stand_in,
        "invitation": hosting.invitation,
        "record": hosting.record,
        "rename": hosting.rename,
        "recovery": hosting.recovery,
        "recover": hosting.recover,
        "assisted": hosting.assisted,
        "object_to": hosting.object_to,
        "my_data": hosting.my_data,
        "delete_account": hosting.delete_account,
        "report": hosting.report,
    }
)
