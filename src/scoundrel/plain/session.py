"""A session: read and obey lines until the player leaves or the input ends."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from scoundrel.errors import InvalidMove, ScoundrelError, StoreError, quote
from scoundrel.game import Game
from scoundrel.history.profile import solved_puzzles
from scoundrel.notation.rulesets import find_rules
from scoundrel.plain.commands import ALIASES, COMMANDS
from scoundrel.plain.console import Console, tell
from scoundrel.plain.recording import Recording
from scoundrel.plain.scenes import FlowScene, GameScene, Lobby, Scene, ThresholdScene
from scoundrel.play.daily import day_of_seed, now
from scoundrel.play.flow import Threshold
from scoundrel.play.mixing import find_named, renamed_if_mixed
from scoundrel.play.preferences import SCRIPTED, Preferences
from scoundrel.play.shelf import saved_name
from scoundrel.play.sitting import Sitting
from scoundrel.rules import Rules, nearest
from scoundrel.words.telling import outcome_words, result
from scoundrel.words.texts import say

if TYPE_CHECKING:
    from scoundrel.store import Store

__all__ = ["Session"]


class Session:
    """One sitting at a terminal or a pipe.

    A player's games are saved. A script's games are saved only on request, so that they don't count in the
    player's statistics; but a daily dungeon and a continued game are always saved.
    """

    def __init__(self, rules: Rules, record: Path | None = None, *, save: bool = False) -> None:
        self.console = Console()
        self.clock = now
        self.saves = save or self.console.interactive
        """Whether games are saved."""
        self.rules = renamed_if_mixed(rules) if self.saves else rules
        """The rules of the last game."""
        self.recording = Recording(record)
        self.preferences = Preferences()
        self.scene: Scene = Lobby(self)
        self.leaving = False
        self.told_puzzles: set[int] = set()
        """Puzzles whose best plan the player has been told."""
        self._behind: Scene = self.scene
        """The game in progress, even while the player is doing something else."""
        self._store: Store | None = None
        self._store_is_known = False
        self._refused = False

    def run(self, seed: str | None = None, *, chosen: bool = True) -> int:
        """Play until the player quits or the input ends; returns the exit status.

        Unless the rules or the seed were `chosen`, the player is first told of any unfinished game.
        """
        try:
            self._welcome()
            if chosen or not self._offer_to_continue():
                self.begin(Game.deal(self.rules, seed), named=seed is not None)
            return self._read_lines()
        finally:
            if self._store is not None:
                self._store.close()

    # --- Lines ---------------------------------------------------------------------------------------

    def _read_lines(self) -> int:
        while not self.leaving:
            try:
                line = self.console.read(self.scene.prompt)
            except ScoundrelError as error:
                self._refuse(error)
                continue
            if line is None:
                return self._end_of_input()
            if not line.startswith("#"):
                self.attempt(line)
        return int(self._refused)

    def attempt(self, line: str) -> None:
        """Obey a line; if it is refused, say why and change nothing."""
        try:
            if line:
                self.obey(line)
            elif self.console.interactive:
                self.scene.go_on()
        except ScoundrelError as error:
            self._refuse(error)
            self.scene.refused(error)

    def _refuse(self, why: ScoundrelError) -> None:
        if self.console.interactive:
            self.console.complain(why)
        else:
            self._refused = True
            self.console.complain(say("plain.in_line", n=self.console.number, why=why))

    def obey(self, line: str) -> None:
        """Obey a line: a command or moves."""
        word, _, words = line.partition(" ")
        words = words.strip()
        name = ALIASES.get(word.lower(), word.lower())
        command = COMMANDS.get(name)
        # A line such as "two of clubs" names a card, although "two" is a command.
        if command is None or words.lower().startswith("of "):
            self._make_moves(line, word)
            return
        if words and not command.takes_words:
            raise ScoundrelError(say("plain.no_words", command=name, words=quote(words)))
        if command.needs_words and not words:
            raise ScoundrelError(say("plain.needs_words", command=command.line))
        if command.obey is not None:
            command.obey(self, words)
        elif name in self.scene.commands:
            self.scene.commands[name](words)
        else:
            raise ScoundrelError(say("plain.not_here", command=name))

    def _make_moves(self, line: str, word: str) -> None:
        try:
            self.scene.obey(line)
        except InvalidMove as error:
            near = nearest(word, COMMANDS) if word.isalpha() else ""
            raise InvalidMove(f"{error}{near}") from None

    def _end_of_input(self) -> int:
        if self.console.interactive:
            tell()
            self.farewell()
            return 0
        scene = self.scene
        if isinstance(scene, GameScene) and not scene.game.over and not self._only_asked(scene):
            room, health = scene.game.room_number, scene.game.hero.health
            self.console.complain(say("plain.cut_off", room=room, health=health))
            return 1
        return int(self._refused)

    def _only_asked(self, scene: GameScene) -> bool:
        """Whether lines were read but no move was made, so that the script never meant to play the game."""
        return not scene.game.moves and self.console.number > 1

    def farewell(self) -> None:
        """Say goodbye."""
        scene = self._behind
        if not isinstance(scene, GameScene):
            tell(say("plain.leave"))
            return
        ended = any(outcome is not None for outcome in scene.game.outcomes)
        tell(say("plain.leave_game", result=result(scene.game) if ended else outcome_words(None)))
        if scene.flow.saved is not None and not scene.game.over:
            tell(say("plain.kept"))

    # --- Moving between scenes -----------------------------------------------------------------------

    def begin(self, game: Game, *, named: bool, seats: tuple[str, ...] = ()) -> None:
        """Start a game; `named` means that the player chose its deal, so that it is no secret."""
        self.sit_down(self._sitting(game, named, seats))

    def _sitting(self, game: Game, named: bool, seats: tuple[str, ...]) -> Sitting:
        # Only the saved games tell whether a daily dungeon may be played again.
        store = self.store if self.saves or day_of_seed(game.seed) else None
        try:
            return Sitting.begin(store, game, named=named, seats=seats, kept=self.saves)
        except StoreError as error:
            self.console.complain(say("app.unsaved", why=error))
        return Sitting.begin(store, game, named=named, seats=seats, kept=False)

    def try_again(self, begin: Callable[..., Sitting]) -> None:
        """Play on from a move of a finished game; it is saved where other games are."""
        # A script that saves nothing opens the saved games only where it needs them.
        self.sit_down(begin(self.store if self.saves else self._store, kept=self.saves))

    def sit_down(self, sitting: Sitting) -> None:
        """Play this game now; but what can be begun only once is explained to a player first."""
        if isinstance(threshold := sitting.comes_next, Threshold):
            self._stand_before(ThresholdScene(self, sitting, threshold))
            return
        scene = GameScene(self, sitting)
        self.scene = self._behind = scene
        self.rules = sitting.game.rules
        scene.greet()

    def _stand_before(self, scene: ThresholdScene) -> None:
        scene.look()
        if self.console.interactive:
            self.scene = scene
            tell(say("threshold.plain"))
        else:
            scene.go_on()

    def visit(self, scene: FlowScene) -> None:
        """Do something else while the game waits."""
        self.scene = scene
        scene.greet()

    def leave(self) -> None:
        """Return to the waiting game, if there is one."""
        self.scene = self._behind
        if isinstance(self.scene, GameScene):
            tell(say("plain.back_to_game"))
            self.scene.look()
        else:
            tell(say("plain.back"))

    def _welcome(self) -> None:
        """Tell a player who has no saved game yet how to learn this one."""
        store = self.store if self.console.interactive else None
        # If the saved games can't be read, the player is told when the game begins.
        with suppress(StoreError):
            if store is not None and not store.games(limit=1):
                tell(say("plain.welcome"))

    def _offer_to_continue(self) -> bool:
        """Tell the player about an unfinished game; returns whether there is one."""
        if not self.console.interactive or self.store is None:
            return False
        try:
            saved = self.store.latest_open()
        except StoreError as error:
            self.console.complain(error)
            return False
        if saved is not None:
            tell(say("plain.waiting", name=saved_name(saved), room=saved.rooms))
        return saved is not None

    @property
    def manners(self) -> Preferences:
        """The preferences that apply here: the player's own, or the simplest ones for a script."""
        return self.preferences if self.console.interactive else SCRIPTED

    def prefer(self, preferences: Preferences) -> None:
        """Use these preferences from now on."""
        self.preferences = preferences
        for scene in (self.scene, self._behind):
            if isinstance(scene, FlowScene):
                scene.flow.preferences = self.manners

    # --- What is saved -------------------------------------------------------------------------------

    @property
    def store(self) -> Store | None:
        """The saved games, opened when first needed; None if they can't be opened."""
        if not self._store_is_known:
            self._store_is_known = True
            self._open_store()
        return self._store

    def _open_store(self) -> None:
        from scoundrel.store import Store

        try:
            self._store = Store.open()
            self.preferences = Preferences.read(self._store)
        except StoreError as error:
            self.console.complain(say("app.unsaved", why=error))
            return
        for notice in self._store.notices:
            self.console.complain(notice)

    @property
    def kept_store(self) -> Store | None:
        """The saved games, if what is played now is saved."""
        return self.store if self.saves else None

    def need_store(self) -> Store:
        """The saved games, for commands that can't do without them."""
        store = self.store
        if store is None:
            raise StoreError(say("app.no_store"))
        return store

    def kept_preferences(self) -> Preferences:
        """The player's saved preferences; opens the store if nothing has yet."""
        return self.preferences if self.store is None else Preferences.read(self.store)

    @property
    def solved(self) -> list[int]:
        """The numbers of the puzzles that the player has solved."""
        return solved_puzzles(self.kept_store) if self.kept_store else []

    def mixtures(self) -> dict[str, Rules]:
        """The player's own rules."""
        return self.store.mixtures() if self.store else {}

    def find_rules(self, name: str) -> Rules:
        """Rules by name: a rule set, a mixture, or a file."""
        return find_named(name, self.mixtures, find_rules)
