"""The door itself: a message goes in, a reply comes out, and no state is kept in between."""

from __future__ import annotations

import logging
from collections.abc import Callable

from scoundrel.budget import within
from scoundrel.door.commands import COMMANDS, own_words
from scoundrel.door.connection import Connection
from scoundrel.door.data import Data, with_spoken
from scoundrel.door.messages import Message, message_number, page_language, tags_in
from scoundrel.door.openers import open_address
from scoundrel.door.request import Request, Resume
from scoundrel.errors import AskFirst, ScoundrelError, StaleGame, TextError
from scoundrel.online import Server
from scoundrel.play.clock import Clock, now
from scoundrel.play.local import LocalMatch
from scoundrel.play.preferences import Preferences, lost_language
from scoundrel.play.store import Store
from scoundrel.texts import Catalogue, For, for_whom, say, shown, speaking, spoken_now
from scoundrel.texts import Message as Words
from scoundrel.words.languages import DEVICE, chosen_texts, find_language, needed, spoken_language
from scoundrel.words.phrases import sentence

__all__ = ["Door"]

MOST_SECONDS = 120
"""How long an answer may take; nothing takes nearly as long, even on a slow phone."""

_LOG = logging.getLogger(__name__)


class Door:
    """A page's way into the game. What a reply needs is in the message, or in the store."""

    def __init__(
        self,
        store: Store,
        clock: Clock = now,
        notices: tuple[Words, ...] = (),
        resume: Resume = LocalMatch.resume,
        site: str | None = None,
        language: str | None = None,
        server: Server | None = None,
    ) -> None:
        """`notices` are sentences for whoever opens a page; `resume` finds the match of a saved game.

        `site` is the public address that shared links begin with, empty if there is none; without it, links
        begin with the address of the page. A `language` holds for everybody until somebody chooses another;
        without it, each viewer gets the one that is saved, or that their device asks for.
        With a `server`, there are ranked games, boards and friends.
        """
        self.store = store
        self.clock = clock
        self.notices = notices
        self.resume = resume
        self.site = site
        self._language = None if language is None else find_language(language).code
        self._connection: Connection | None = None
        self.connect(server)

    def connect(self, server: Server | None) -> None:
        """Use a server from now on, or none."""
        self._connection = None if server is None else Connection(server)

    def handle(self, message: object, stop: Callable[[], bool] = lambda: False) -> Data:
        """Answer a message. Whatever it is, the answer is data, and a refusal is a sentence.

        Long work ends early once `stop` returns true.
        """
        texts, trouble = _texts_in(self.language_of(message))
        with speaking(texts or spoken_now()), for_whom(For.BOTH):
            reply = self._reply(message, stop, trouble)
            return {"id": message_number(message)} | with_spoken(reply)

    def language_of(self, message: object) -> str | None:
        """The language that a message is answered in, by its code; None stands for that of the program."""
        chosen = self._language or self._saved_language()
        tags = tags_in(message)
        return None if chosen == DEVICE and not tags else needed(chosen, tags)

    def _saved_language(self) -> str:
        # What can't be read is told where it is needed.
        try:
            return Preferences.read(self.store).language
        except ScoundrelError:
            return DEVICE

    def _change_language(self, message: object) -> tuple[Catalogue | None, TextError | None]:
        """What was saved just now counts, even where all was to be in another language."""
        self._language = None
        return _texts_in(self.language_of(message))

    def _reply(self, message: object, stop: Callable[[], bool], trouble: TextError | None) -> Data:
        request = Request(
            self.store,
            self.clock,
            self.resume,
            self.site,
            self._connection,
            lambda: self._change_language(message),
        )
        try:
            with within(MOST_SECONDS, stop):
                reply = self._obey(request, Message(message), trouble)
        except AskFirst as error:
            reply = {"again": sentence(error)}
        except StaleGame as error:
            reply = {"error": sentence(error)} | _as_it_stands(request)
        except ScoundrelError as error:
            reply = {"error": sentence(error)}
        except Exception as error:
            # Its text might name a card, so it is for the log alone.
            _LOG.error("a message could not be answered", exc_info=error)
            reply = {"error": say("door-fault")}
        if request.notices:
            reply["notices"] = request.notices
        if self.store.unsaved:
            reply["unsaved"] = say("app-unsaved", why=self.store.unsaved)
        reply["preferences"] = request.page_preferences()
        if page_language(message) not in ("", spoken_language().tag):
            reply |= own_words()
        return reply

    def _obey(self, request: Request, message: Message, trouble: TextError | None) -> Data:
        request.read(message)
        if message.do == "hello":
            told = filter(None, (lost_language(self.store), trouble))
            request.notices += [*map(shown, self.notices), *map(sentence, told)]
        if message.do in COMMANDS:
            return COMMANDS[message.do](request, message)
        return request.show(open_address(request, message))


def _texts_in(language: str | None) -> tuple[Catalogue | None, TextError | None]:
    """The texts in a language, and what is wrong with them."""
    return (None, None) if language is None else chosen_texts(language)


def _as_it_stands(request: Request) -> Data:
    """The screen from which the message came, as it is now; nothing if it can't be drawn."""
    try:
        return request.show(request.open(request.message.address))
    except Exception as error:
        _LOG.error("the screen could not be drawn", exc_info=error)
        return {}
