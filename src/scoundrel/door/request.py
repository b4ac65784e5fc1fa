"""The context of one message: who sent it, from which screen, and with which preferences."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from scoundrel.door.connection import AsSeen, Connection
from scoundrel.door.data import Data, button
from scoundrel.door.matches import MatchScene
from scoundrel.door.messages import Message
from scoundrel.door.pages.settings import PAGE_SETTINGS, page_settings, theme_of
from scoundrel.door.scenes import FlowScene, GameScene, Layer, Scene
from scoundrel.errors import IllegalMove, OnlineError, TextError
from scoundrel.notation.rulesets import parse_rules
from scoundrel.play.clock import Clock, in_zone
from scoundrel.play.match import Match
from scoundrel.play.mixing import find_named
from scoundrel.play.preferences import Preferences, Theme
from scoundrel.play.saved import SavedGame
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.rules import Rules
from scoundrel.texts import Catalogue, switch
from scoundrel.words.phrases import sentence

if TYPE_CHECKING:
    from scoundrel.online import OnlineMatch, Server
    from scoundrel.play.flow import Flow

__all__ = ["Request", "Resume"]

Resume = Callable[[Store, SavedGame], Match]
"""Finds the match of a saved game."""

DONE = "done"
"""The setting that holds what the last messages with a key have begun: addresses by key."""
MOST_DONE = 8


class Request:
    """All that is needed to answer one message; it is discarded afterwards."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        resume: Resume,
        site: str | None,
        connection: Connection | None,
        change_language: Callable[[], tuple[Catalogue | None, TextError | None]],
    ) -> None:
        self.store = store
        self.clock = clock
        self.notices: list[str] = []
        """Sentences to be shown with this reply."""
        self.message = Message({"do": "title"})
        self.preferences = Preferences()
        self.theme = Theme.CANDLE.value
        self.page_settings = dict(PAGE_SETTINGS)
        self._resume = resume
        self.site = site
        """The public address of the page; None if it is that of the page itself."""
        self._connection = connection
        self._change_language = change_language

    def read(self, message: Message) -> None:
        """Take a message, and read what its player prefers."""
        self.message = message
        if message.has("zone"):
            self.clock = in_zone(self.clock, message.number("zone"))
        self.store = self.store.at(self.clock)
        self.read_settings()

    def change_language(self) -> None:
        """Go on in the language that was saved just now."""
        texts, trouble = self._change_language()
        self.notices += [sentence(trouble)] if trouble else []
        switch(texts)

    def read_settings(self) -> None:
        self.preferences = Preferences.read(self.store)
        self.theme = theme_of(self.store, self.preferences)
        self.page_settings = page_settings(self.store)

    def page_preferences(self) -> Data:
        """The preferences that the page needs to draw anything."""
        mine = self.preferences
        looks = {"back": mine.back.value, "table": mine.table.value}
        return {"theme": self.theme, "motion": mine.motion} | looks | self.page_settings

    def find_rules(self, name: str) -> Rules:
        """Rules by name: a rule set, or the player's own; or as they are written out."""
        return find_named(name, self.store.mixtures, parse_rules)

    # --- Where the page is -----------------------------------------------------------------------------

    @cached_property
    def scene(self) -> Scene:
        """The screen from which the message came."""
        return self.open(self.message.address)

    def open(self, address: Message) -> Scene:
        """The screen at an address."""
        from scoundrel.door.openers import open_address

        return open_address(self, address)

    def flow(self) -> FlowScene:
        """What is being played or watched."""
        if not isinstance(self.scene, FlowScene):
            raise IllegalMove("door-bad-no_game")
        return self.scene

    def game(self) -> GameScene:
        """The game that is being played."""
        scene = self.flow()
        if not isinstance(scene, GameScene):
            raise IllegalMove("door-bad-no_game")
        return scene

    # --- What is played --------------------------------------------------------------------------------

    def resume(self, saved: SavedGame) -> Sitting:
        """A saved game, to be played on."""
        return Sitting(self._resume(self.store, saved), self.store)

    def seat(self, flow: Flow) -> None:
        """Let something be played as the player prefers it."""
        flow.preferences = self.preferences

    def sit_down(self, sitting: Sitting, address: Message | None = None) -> GameScene:
        """A game to be played, with whatever an address says of the screen that was shown."""
        self.seat(sitting)
        return GameScene(sitting, self.clock, address)

    # --- What a server holds ---------------------------------------------------------------------------

    @property
    def is_online(self) -> bool:
        """Whether there is a server."""
        return self._connection is not None

    @property
    def connection(self) -> Connection:
        if self._connection is None:
            raise OnlineError("online-none")
        return self._connection

    def joined(self) -> Server:
        """The server, for whoever does there what takes a player."""
        self.connection.join()
        return self.connection.server

    def open_match(self, address: Message) -> MatchScene:
        """A match of the server; whoever acts on what they see need not have it told anew."""
        watch = address.text("watch", "")
        match = self.connection.match(address.text("game"), watch)
        acts = self.message.do in ("move", "dealer") and self.message.has("version")
        known = acts and match.seen.version == self.message.number("version")
        if not known:
            match.look(match.viewer)
        return self.show_match(match, address)

    def show_match(self, match: OnlineMatch, address: Message | None = None) -> MatchScene:
        """A match as it was seen just now."""
        sitting = Sitting(AsSeen(match), self.store, match.viewer)
        self.seat(sitting)
        invites = {}
        if sitting.has_seat and not sitting.over:
            invites = self.connection.invites(match.game)
        address = address or Message({"do": "match", "game": match.game})
        return MatchScene(sitting, self.clock, address, match.watch, invites)

    # --- Replies -----------------------------------------------------------------------------------------

    def show(self, scene: Scene, happened: Data | None = None) -> Data:
        """A screen as a reply, with what happened."""
        back = None if scene.layer is Layer.TITLE else button("back", {"do": "title"})
        reply: Data = {"screen": scene.screen() | {"layer": scene.layer.value, "back": back}}
        if happened is not None:
            reply["happened"] = happened
        if scene.news is not None:
            reply["news"] = scene.news
        reply["next"] = scene.next
        thought = scene.thought
        return reply | ({"thinking": thought.words, "think": {"do": "think"}} if thought else {})

    def later(self, words: str, do: Callable[[], Data]) -> Data:
        """Do something that takes a while: the first reply only announces it, and the page asks again."""
        if self.message.boolean("now"):
            return do()
        return {"thinking": words, "think": self.message.again(now=True)}

    def once(self, begin: Callable[[], Scene]) -> Data:
        """Begin something, but only once for a message that is sent twice."""
        key, nothing = self.message.key, dict[str, Any]()
        done = self.store.setting(DONE, nothing)
        if key and key in done:
            return self.show(self.open(Message(done[key])))
        reply = self.show(begin())
        if key:
            news = {key: reply["screen"]["here"]}
            self.store.change_setting(
                DONE, nothing, lambda kept: dict([*kept.items()][1 - MOST_DONE :]) | news
            )
        return reply
