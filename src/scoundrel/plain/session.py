"""A session: read and obey lines until the player leaves or the input ends."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from scoundrel.errors import InvalidMove, ScoundrelError, StoreError, quote
from scoundrel.history.profile import solved_puzzles
from scoundrel.notation.rulesets import find_rules
from scoundrel.online.membership import remember, server_in
from scoundrel.online.reaching import Reaching
from scoundrel.plain.commands import COMMANDS, command_in, near_command
from scoundrel.plain.console import Console, tell
from scoundrel.plain.elsewhere import GatheringScene, OnlineScene
from scoundrel.plain.recording import Recording
from scoundrel.plain.room import change_setting, is_setting
from scoundrel.plain.scenes import FlowScene, GameScene, Lobby, Scene, ThresholdScene
from scoundrel.play.clock import now
from scoundrel.play.codes import Deal
from scoundrel.play.daily import day_of_seed
from scoundrel.play.flow import Threshold
from scoundrel.play.mixing import find_named, renamed_if_mixed
from scoundrel.play.preferences import SCRIPTED, Preferences, lost_language
from scoundrel.play.seats import names_in
from scoundrel.play.sitting import Sitting
from scoundrel.play.typed_words import read_named
from scoundrel.rules import Rules
from scoundrel.texts import For, for_whom, say
from scoundrel.words.languages import speak_if_possible, tags_of_device
from scoundrel.words.phrases import sentence
from scoundrel.words.spelling import shows_unicode
from scoundrel.words.telling import outcome_words, result

if TYPE_CHECKING:
    from scoundrel.online.boards import Board
    from scoundrel.store import Store

__all__ = ["Session"]


class Session:
    """One session at a terminal or a pipe.

    A player's games are saved. A script's games are saved only on request, so that they don't count in the
    player's statistics; but a daily dungeon and a continued game are always saved.
    """

    def __init__(
        self, rules: Rules, record: Path | None = None, *, save: bool = False, overwrite: bool = False
    ) -> None:
        self.console = Console()
        self.clock = now
        self.saves = save or self.console.interactive
        """Whether games are saved."""
        self.rules = renamed_if_mixed(rules) if self.saves else rules
        """The rules of the last game."""
        self.recording = Recording(record, overwrite=overwrite)
        self.preferences = Preferences()
        self.scene: Scene = Lobby(self)
        self.leaving = False
        self._behind: Scene = self.scene
        """The game in progress, even while the player is doing something else."""
        self.board: Board | None = None
        """The board that was told last."""
        self._reaching: Reaching | None = None
        """Whether the server is there, once that was asked."""
        self._store: Store | None = None
        self._unsaved = False
        """Whether the player was told that something is not saved."""
        self._refused = False

    def run(
        self,
        seed: str | None = None,
        *,
        chosen: bool = True,
        link: str = "",
        server: str | None = None,
        invitation: str = "",
    ) -> int:
        """Play until the player quits or the input ends; returns the exit status.

        Unless the rules, the seed, a `link` or an `invitation` were `chosen`, a player is first told what
        there is to play. A `server` is remembered; an empty one is forgotten.
        """
        with for_whom(For.EARS):
            return self._run(seed, chosen, link, server, invitation)

    def _run(self, seed: str | None, chosen: bool, link: str, server: str | None, invitation: str) -> int:
        try:
            if server is not None:
                remember(self.store, server)
            if server == "":
                tell(say("server-forgotten"))
            if chosen or link:
                self._welcome()
            if link:
                self.obey(f"deal {link}")
            elif invitation:
                self._join(invitation)
            elif chosen or not self._show_title():
                self.begin(Deal.of(self.rules, seed), named=seed is not None)
            return self._read_lines()
        finally:
            self._close_store()

    def _join(self, invitation: str) -> None:
        """Follow an invitation; if it leads nowhere, the rest is still there."""
        self.attempt(f"join {invitation}")
        if isinstance(self.scene, Lobby):
            self._show_title()

    def _close_store(self) -> None:
        if self._store is None:
            return
        self._store.close()
        if self._store.unsaved:
            self.console.complain(say("app-lost", why=self._store.unsaved))

    # --- Lines ---------------------------------------------------------------------------------------

    def _read_lines(self) -> int:
        while not self.leaving:
            self._tell_if_unsaved()
            self._tell_of_server()
            try:
                line = self.console.read(self._prompt)
            except ScoundrelError as error:
                self._refuse(error)
                continue
            if line is None:
                return self._end_of_input()
            if not line.startswith("#"):
                self.attempt(line)
        return int(self._refused)

    @property
    def _prompt(self) -> str:
        """What asks for the next line; it says so as long as something is not saved."""
        mark = say("plain-prompt-unsaved") if self._unsaved else ""
        return mark + self.scene.prompt

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
            self.console.complain(say("plain-in_line", n=self.console.number, why=why))

    def obey(self, line: str) -> None:
        """Obey a line: a command, a setting and its value, or moves."""
        word, _, words = line.partition(" ")
        name, words = command_in(line) or (word.lower(), words.strip())
        command = COMMANDS.get(name)
        # A line such as "two of clubs" names a card, although "two" is a command.
        if is_setting(self, name, words):
            change_setting(self, line)
            return
        if command is None or words.lower().startswith("of ") or (name == "two" and read_named(line)):
            self._make_moves(line, word)
            return
        if words and not command.takes_words:
            raise ScoundrelError("plain-no_words", command=command.word, words=quote(words))
        if command.needs_words and not words:
            raise ScoundrelError("plain-needs_words", command=command)
        if command.obey is not None:
            command.obey(self, words)
        elif name in self.scene.commands:
            self.scene.commands[name](words)
        else:
            raise ScoundrelError("plain-not_here", command=command.word)

    def _make_moves(self, line: str, word: str) -> None:
        try:
            self.scene.obey(line)
        except InvalidMove as error:
            near = near_command(word) if word.isalpha() else ""
            raise InvalidMove("plain-no_move", why=error, near=near) from None

    def _end_of_input(self) -> int:
        if self.console.interactive:
            tell()
            self.farewell()
            return 0
        scene = self.scene
        if isinstance(scene, GameScene) and not scene.flow.over and not self._only_asked(scene):
            room, health = scene.flow.way.room, scene.view.mover.health
            self.console.complain(say("plain-cut_off", room=room, health=health))
            return 1
        return int(self._refused)

    def _only_asked(self, scene: GameScene) -> bool:
        """Whether lines were read but no move was made, so that the script never meant to play the game."""
        return not scene.flow.turns and self.console.number > 1

    def farewell(self) -> None:
        """Say goodbye."""
        scene = self._behind
        if not isinstance(scene, GameScene):
            tell(say("plain-leave"))
            return
        ended = any(outcome is not None for outcome in scene.view.outcomes)
        tell(say("plain-leave_game", result=result(scene.view) if ended else outcome_words(None)))
        if scene.flow.about.hosted is not None and not scene.flow.over:
            tell(say("server-kept"))
        saved = self._store is not None and not self._store.unsaved
        if saved and scene.flow.about.number is not None and not scene.view.over:
            tell(say("plain-kept"))

    # --- Moving between scenes -----------------------------------------------------------------------

    def begin(self, deal: Deal, *, named: bool, seats: tuple[str, ...] = ()) -> None:
        """Start a game; `named` means that the player chose its deal, so that it is no secret."""
        # Only the saved games tell whether a daily dungeon may be played again.
        store = self.store if self.saves or day_of_seed(deal.seed) else None
        self.sit_down(Sitting.begin(store, deal, named=named, seats=seats, kept=self.saves))

    def try_again(self, begin: Callable[..., Sitting]) -> None:
        """Play on from a move of a finished game; it is saved where other games are."""
        # A script that saves nothing opens the saved games only where it needs them.
        self.sit_down(begin(self.store if self.saves else self._store, kept=self.saves))

    def sit_down(self, sitting: Sitting) -> None:
        """Play this game now; but what can be begun only once is explained to a player first."""
        if sitting.gathers:
            self._gather(GatheringScene(self, sitting))
            return
        if isinstance(threshold := sitting.comes_next, Threshold):
            self._stand_before(ThresholdScene(self, sitting, threshold))
            return
        scene = OnlineScene(self, sitting) if sitting.about.hosted else GameScene(self, sitting)
        self.scene = self._behind = scene
        self.rules = sitting.rules
        scene.greet()

    def _gather(self, scene: GatheringScene) -> None:
        self.scene = scene
        scene.look()
        scene.go_on()

    def _stand_before(self, scene: ThresholdScene) -> None:
        scene.look()
        if self.console.interactive:
            self.scene = scene
            tell(say("threshold-plain"))
        else:
            scene.go_on()

    def visit(self, scene: FlowScene) -> None:
        """Do something else while the game waits."""
        self.scene = scene
        scene.greet()

    def put_away(self, number: int) -> None:
        """Leave a game that was deleted or given up, if it is the one that is played."""
        behind = self._behind
        if isinstance(behind, GameScene) and behind.flow.about.number == number:
            self._behind = Lobby(self)
            self.leave()

    def leave(self) -> None:
        """Return to the waiting game, if there is one."""
        self.scene = self._behind
        if isinstance(self.scene, GameScene):
            tell(say("plain-back_to_game"))
            self.scene.look()
        else:
            tell(say("plain-back"))

    def _welcome(self) -> None:
        """Tell a player who has no saved game yet how to learn this one."""
        # If the saved games can't be read, the player is told when the game begins.
        with suppress(StoreError):
            if self.console.interactive and not self.store.games(limit=1):
                tell(say("plain-welcome"))

    def _show_title(self) -> bool:
        """Tell a player what there is to play; returns whether that could be told."""
        if not self.console.interactive:
            return False
        try:
            self.scene.look()
        except StoreError as error:
            self.console.complain(error)
            return False
        return True

    @property
    def manners(self) -> Preferences:
        """The preferences that apply here: the player's own, or the simplest ones for a script."""
        return self.preferences if self.console.interactive else SCRIPTED

    @property
    def in_ascii(self) -> bool:
        """Whether to draw with ASCII characters only: lines can't show more than the terminal does."""
        return self.preferences.in_ascii or not shows_unicode()

    def prefer(self, preferences: Preferences) -> None:
        """Use these preferences from now on."""
        if preferences.language != self.preferences.language:
            speak_if_possible(preferences.language, tags_of_device())
        self.preferences = preferences
        for scene in (self.scene, self._behind):
            if isinstance(scene, FlowScene):
                scene.flow.preferences = self.manners

    def rename(self) -> None:
        """Call the players of two parties as they want to be called from now on."""
        for scene in (self.scene, self._behind):
            if isinstance(scene, GameScene) and scene.rules.players > 1:
                scene.flow.names = names_in(self.store)

    # --- What is saved -------------------------------------------------------------------------------

    @property
    def store(self) -> Store:
        """The saved games, opened when first needed."""
        if self._store is None:
            from scoundrel.store import Store

            self._store = Store.open_or_wait()
            self._store.clear_deleted()
            self.preferences = Preferences.read(self._store)
            for notice in (*self._store.notices, *filter(None, [lost_language(self._store)])):
                self.console.complain(notice)
            self._tell_if_unsaved()
        return self._store

    def is_online(self, seconds: float = 0.0) -> bool:
        """Whether the server that is remembered is there, as far as that is known after so many seconds."""
        if self._reaching is None and (server := server_in(self.store)):
            self._reaching = Reaching(server)
        return self._reaching is not None and self._reaching.wait(seconds)

    def _tell_of_server(self) -> None:
        """Say once that the server is not there."""
        if self._reaching is not None and self._reaching.trouble:
            tell(sentence(self._reaching.trouble))
            self._reaching.trouble = None

    def _tell_if_unsaved(self) -> None:
        """Say whenever saving begins to fail, or succeeds again."""
        why = "" if self._store is None else self._store.unsaved
        if why and not self._unsaved:
            self.console.complain(say("app-unsaved", why=why))
        elif self._unsaved and not why:
            self.console.complain(say("app-saved_again"))
        self._unsaved = bool(why)

    @property
    def kept_store(self) -> Store | None:
        """The saved games, if what is played now is saved."""
        return self.store if self.saves else None

    def kept_preferences(self) -> Preferences:
        """The player's saved preferences; opens the store if nothing has yet."""
        return Preferences.read(self.store)

    @property
    def solved(self) -> list[int]:
        """The numbers of the puzzles that the player has solved."""
        return solved_puzzles(self.kept_store) if self.kept_store else []

    def mixtures(self) -> dict[str, Rules]:
        """The player's own rules."""
        return self.store.mixtures()

    def find_rules(self, name: str) -> Rules:
        """Rules by name: a rule set, a mixture, or a file."""
        return find_named(name, self.mixtures, find_rules)
