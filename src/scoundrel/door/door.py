"""The door itself: reads messages, moves between scenes, and answers with what is to be drawn."""

from __future__ import annotations

from collections.abc import Callable

from scoundrel.door import pages
from scoundrel.door.commands import COMMANDS
from scoundrel.door.data import Data, spoken_forms
from scoundrel.door.messages import BadMessage, Message
from scoundrel.door.scenes import FlowScene, GameScene, PageScene, Scene, Thought
from scoundrel.errors import FatalMove, IllegalMove, ScoundrelError, StaleGame, StoreError, quote
from scoundrel.game import Game
from scoundrel.history.mistakes import Mistake
from scoundrel.play.daily import Clock, now
from scoundrel.play.keeping import Store
from scoundrel.play.mixing import find_named
from scoundrel.play.preferences import Preferences
from scoundrel.play.sitting import Sitting
from scoundrel.rules import RULEBOOK, Rules
from scoundrel.words.phrases import sentence
from scoundrel.words.texts import say

__all__ = ["Door"]

MOST_BEHIND = 20
"""How many screens one can go back."""


class Door:
    """One page's way into the game; it remembers what that page shows."""

    def __init__(self, store: Store, clock: Clock = now, notices: tuple[str, ...] = ()) -> None:
        self.store = store
        self.clock = clock
        self.preferences = Preferences()
        self.theme = pages.DEVICE
        self.page_settings = dict(pages.PAGE_SETTINGS)
        self.told_puzzles: set[int] = set()
        """Puzzles whose best plan the player has been told."""
        self.mistakes: list[Mistake] | None = None
        """The player's own, once the coach has looked for them."""
        self.scene: Scene = self._title()
        self._knows_player = False
        """Whether the player's settings have been read."""
        self._notices = list(notices)
        """Sentences still to be shown on the page."""
        self._behind: list[Scene] = []
        """The scenes to go back to, the last one last."""
        self._waiting: Thought | None = None
        """What was asked for and takes a while; another message drops it."""

    # --- Messages ------------------------------------------------------------------------------------

    def handle(self, message: object) -> Data:
        """Answer a message. Whatever it is, the answer is data, and a refusal is a sentence."""
        return self._answer(message, lambda: self.obey(Message(message)))

    def thought(self) -> Thought | None:
        """What has to be thought about now. A host may think in a thread, and `bring` the result."""
        return self._waiting or self.scene.thought

    def bring(self, message: object, thought: Thought, scene: Scene, found: object) -> Data:
        """Answer `think` with what was found, or an error; if the page has moved on, nothing changes."""
        awaited = self._waiting is thought if thought.asked_for else self._waiting is None
        is_awaited = awaited and self.scene is scene
        return self._answer(message, lambda: self.take(thought, found) if is_awaited else self.show())

    def _answer(self, message: object, obey: Callable[[], Data]) -> Data:
        number = message.get("id") if isinstance(message, dict) else None
        try:
            reply = obey()
        except FatalMove as error:
            reply = {"again": sentence(error)}
        except StaleGame as error:
            reply = {"error": sentence(error)} | self.show()
        except ScoundrelError as error:
            reply = {"error": sentence(error)}
        if self._notices:
            reply["notices"] = self._notices
            self._notices = []
        reply["preferences"] = self._manners()
        return (
            {"id": number if isinstance(number, int | str) else None}
            | reply
            | {"spoken": spoken_forms(reply)}
        )

    def obey(self, message: Message) -> Data:
        """Do what a message asks for."""
        command = COMMANDS.get(message.do)
        if command is None:
            raise BadMessage(say("door.bad.unknown", do=quote(message.do)))
        if not self._knows_player:
            self.read_settings()
        if message.do != "think":
            self._waiting = None
        return command(self, message)

    def show(self, happened: Data | None = None) -> Data:
        """The scene as a reply."""
        steps = {"back": self._back_button(), "depth": len(self._behind)}
        reply: Data = {"screen": self.scene.screen() | steps}
        if happened is not None:
            reply["happened"] = happened
        reply["next"] = self.scene.next
        thought = self.thought()
        return reply | ({"thinking": thought.words} if thought else {})

    def notice(self, words: str) -> None:
        """Have a sentence shown on the page, with the next reply."""
        self._notices.append(words)

    def _back_button(self) -> Data | None:
        if not self._behind:
            return None
        return {"name": "back", "label": say("door.label.back"), "key": "Escape", "do": {"do": "back"}}

    # --- Settings ------------------------------------------------------------------------------------

    def _manners(self) -> Data:
        """The preferences that the page needs to draw anything."""
        wishes = self.preferences
        shown = {"theme": self.theme, "motion": wishes.motion, "counter": wishes.counter}
        return shown | self.page_settings

    def read_settings(self) -> None:
        """Read the player's settings, and use them in everything that can still be played."""
        self.preferences = Preferences.read(self.store)
        self.theme = pages.theme_of(self.store, self.preferences)
        self.page_settings = pages.page_settings(self.store)
        self._knows_player = True
        for scene in (self.scene, *self._behind):
            if isinstance(scene, FlowScene):
                scene.flow.preferences = self.preferences

    def find_rules(self, name: str) -> Rules:
        """Rules by name: a rule set, or the player's own."""
        return find_named(name, self.store.mixtures, RULEBOOK.__getitem__)

    # --- Moving between scenes -----------------------------------------------------------------------

    def _go(self, scene: Scene) -> Data:
        """Show a scene, from which one can go back to the one before."""
        self._behind = [*self._behind, self.scene][-MOST_BEHIND:]
        self.scene = scene
        return self.show()

    def page(self, name: str, draw: Callable[[], Data]) -> Data:
        """Show a page. The same page with other content takes its place."""
        scene = PageScene(name, draw)
        if isinstance(self.scene, PageScene) and self.scene.name == name:
            self.scene = scene
            return self.show()
        return self._go(scene)

    def _title(self) -> Scene:
        return PageScene("title", lambda: pages.title_page(self.store, self.clock))

    def go_home(self) -> Data:
        """Show the title, from which there is no way back."""
        self._leave_all()
        return self.show()

    def _leave_all(self) -> None:
        self._behind, self.scene = [], self._title()

    def go_back(self) -> Data:
        """Show the screen before this one."""
        self.scene = self._behind.pop() if self._behind else self._title()
        return self.show()

    def go_back_to(self, here: Message) -> Data:
        """Show the screen that this message opens: as it was left, if one came from there."""
        for depth in reversed(range(len(self._behind))):
            if here.asks_for(self._behind[depth].screen()["here"]):
                self.scene = self._behind[depth]
                del self._behind[depth:]
                return self.show()
        return self.obey(here)

    # --- What is played ------------------------------------------------------------------------------

    def flow(self) -> FlowScene:
        """What is being played or watched."""
        if not isinstance(self.scene, FlowScene):
            raise IllegalMove(say("door.bad.no_game"))
        return self.scene

    def game(self) -> GameScene:
        """The game that is being played."""
        scene = self.flow()
        if not isinstance(scene, GameScene):
            raise IllegalMove(say("door.bad.no_game"))
        return scene

    def begin(self, game: Game, *, named: bool, seats: tuple[str, ...] = ()) -> Data:
        """Start a game; if it can't be saved, say so and play it all the same."""
        try:
            sitting = Sitting.begin(self.store, game, named=named, seats=seats)
        except StoreError as error:
            self.notice(say("app.unsaved", why=error))
            sitting = Sitting.begin(self.store, game, named=named, seats=seats, kept=False)
        return self.sit_down(sitting)

    def sit_down(self, sitting: Sitting) -> Data:
        """Play this game now, with only the title behind it."""
        sitting.preferences = self.preferences
        self._leave_all()
        return self._go(GameScene(sitting, self.clock))

    def sit_beside(self, scene: FlowScene) -> Data:
        """Play or watch something that one goes back from."""
        scene.flow.preferences = self.preferences
        if isinstance(self.scene, FlowScene) and not isinstance(self.scene, GameScene):
            self.scene = scene
            return self.show()
        return self._go(scene)

    # --- What takes a while --------------------------------------------------------------------------

    def wait(self, words: str, think: Callable[[], object], take: Callable[..., Data]) -> Data:
        """Have something looked for; `take` then answers with what was found."""
        self._waiting = Thought(words, think, take, asked_for=True)
        return self.show()

    def take(self, thought: Thought, found: object) -> Data:
        """Bring a result to the table, or raise the error that was found instead."""
        self._waiting = None
        if isinstance(found, ScoundrelError):
            raise found
        taken = thought.take(found)
        return taken if thought.asked_for else self.show(taken)
