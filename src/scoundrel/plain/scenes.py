"""What lies before the player: a game, or none yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from scoundrel.errors import ScoundrelError, StoreError
from scoundrel.game import Game
from scoundrel.history.profile import settle
from scoundrel.history.sharing import share_text
from scoundrel.plain.console import tell
from scoundrel.plain.table import show_table, tell_events
from scoundrel.play.asking import armed, read_moves
from scoundrel.play.codes import deal_code
from scoundrel.play.preferences import Dealer, Weapon
from scoundrel.play.sitting import Sitting
from scoundrel.rules import Rules
from scoundrel.words.table import card_name, listed, score_words
from scoundrel.words.texts import say, translated

if TYPE_CHECKING:
    from scoundrel.coach.review import Review
    from scoundrel.plain.session import Session

__all__ = ["Doing", "GameScene", "Lobby", "Scene"]

Doing = Callable[[str], None]
"""Something that can be done, given the words behind the command."""


class Scene:
    """A place where lines are read as moves."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @property
    def game(self) -> Game:
        """The game that lies here."""
        raise ScoundrelError(say("plain.no_game"))

    @property
    def rules(self) -> Rules:
        """The rules that are played by here."""
        return self.session.rules

    @property
    def prompt(self) -> str:
        return say("plain.prompt.move")

    @property
    def doings(self) -> Mapping[str, Doing]:
        """The commands that can be obeyed only here."""
        return {}

    def look(self) -> None:
        """Tell how it stands."""
        show_table(self.game)

    def obey(self, line: str) -> None:
        """Make the moves of a line, all of them or none."""
        read_moves(self.game, line)

    def go_on(self) -> None:
        """What an empty line does."""

    def reload(self) -> None:
        """Take up the game as it is kept, after another window played on."""


class Lobby(Scene):
    """No game yet."""


class GameScene(Scene):
    """One game from its first room to its end. Every move is kept before it is told."""

    def __init__(self, session: Session, sitting: Sitting) -> None:
        super().__init__(session)
        self.sitting = sitting
        self.met = 0
        """The last room that was described."""
        self.review: Review | None = None

    @property
    def game(self) -> Game:
        return self.sitting.game

    @property
    def prompt(self) -> str:
        if self.game.over:
            return say("plain.prompt.over")
        if self.game.rules.players > 1:
            return say("plain.prompt.player", player=self.game.turn + 1)
        return super().prompt

    @property
    def doings(self) -> Mapping[str, Doing]:
        return {
            "hint": self._hint,
            "undo": self._undo,
            "share": self._share,
            "review": self._review,
            "again": self._again,
        }

    def greet(self) -> None:
        """Say what is played, and show the first room."""
        rules, title = self.game.rules, self.sitting.title
        if self.sitting.deal_is_known and self.game.seed is not None and not self.sitting.is_daily:
            title = say("plain.with_deal", name=title, deal=self.game.seed)
        tell(say("plain.greeting", title=translated(rules.title), name=title))
        if self.sitting.looked_ahead:
            tell(say("sitting.looked_ahead"))
        self.session.recording.begin(self.sitting)
        self._carry_on()

    def look(self) -> None:
        description = self._description()
        if description:
            tell(description)
        show_table(self.game)

    def reload(self) -> None:
        self.sitting.refresh()
        self.look()

    # --- Moves ---------------------------------------------------------------------------------------

    def obey(self, line: str) -> None:
        if self.sitting.bot_to_move is None:
            moves = read_moves(self.game, line)
            if self.session.console.interactive and self.session.preferences.weapon is Weapon.USE:
                moves = armed(self.game, moves)
            events = self.sitting.play_all(moves)
            self.session.recording.keep(self.sitting)
            tell_events(self.game, events)
        self._carry_on()

    def _carry_on(self) -> None:
        """Whatever comes next without the player: bots, the end, a new room."""
        self._let_bots_play()
        if not self.game.over and self.met != self.game.room_number:
            self._meet_room()
        if self.session.leaving:
            return
        show_table(self.game)
        if self.game.over:
            self._end()

    def _let_bots_play(self) -> None:
        while (name := self.sitting.bot_to_move) is not None:
            view = self.game.view(self.game.turn)
            move = self.sitting.bot(name).choose(view).move
            events = self.sitting.play(move)
            self.session.recording.keep(self.sitting)
            tell(say("plain.bot_plays", bot=name, move=move))
            tell_events(self.game, events)

    def _undo(self, _: str) -> None:
        move = self.sitting.undo()
        self.session.recording.keep(self.sitting)
        tell(say("table.taken_back", move=move))
        self._carry_on()

    def _hint(self, _: str) -> None:
        tell(self.sitting.hint().text)

    # --- The Dealer ----------------------------------------------------------------------------------

    def _meet_room(self) -> None:
        """A new room: a human Dealer is asked for words about it, and then they are told."""
        self.met = self.game.room_number
        if not self.session.console.interactive or not self.sitting.room_is_new:
            return
        if self._dealer_is_to_write():
            self._ask_dealer()
        if not self.session.leaving and (description := self._description()):
            tell(description)

    def _dealer_is_to_write(self) -> bool:
        human = self.session.preferences.dealer is Dealer.HUMAN
        return human and self.met not in self.sitting.described and not self.session.leaving

    def _ask_dealer(self) -> None:
        cards = listed(card_name(card) for card in self.game.room if card is not None)
        tell(say("plain.dealer.room", number=self.met, cards=cards))
        words = self._read_dealer()
        while words and _is_for_all(words):
            self.session.attempt(words)
            words = self._read_dealer() if self._dealer_is_to_write() else None
        if not words:
            return
        try:
            self.sitting.keep_description(words)
        except StoreError as error:
            self.session.console.complain(error)

    def _read_dealer(self) -> str | None:
        try:
            return self.session.console.read(say("plain.dealer.prompt"))
        except ScoundrelError as error:
            self.session.console.complain(error)
            return None

    def _description(self) -> str:
        """What a Dealer wrote of this room, or what the narrator says, while all of it is still there."""
        if self.game.over or not self.session.console.interactive or not self.sitting.room_is_new:
            return ""
        return self.sitting.description(self.session.preferences.dealer)

    # --- The end -------------------------------------------------------------------------------------

    def _end(self) -> None:
        """How the score came about, what the coach says, and what comes next; a script is told less."""
        if self.session.console.interactive:
            self._tell_scores()
            self._look_back()
        self._settle()
        if self.sitting.is_daily:
            self._share("")
        if self.session.console.interactive:
            self._tell_what_next()
        elif not self.sitting.named and self.game.seed is not None:
            tell(say("plain.deal", seed=self.game.seed))

    def _settle(self) -> None:
        """Keep what the review has found, and tell what the game has earned."""
        try:
            for each in settle(self.sitting, self.review):
                tell(each.news)
        except StoreError as error:
            self.session.console.complain(error)

    def _tell_what_next(self) -> None:
        code = deal_code(self.game)
        if code is not None and not self.sitting.is_daily:
            tell(say("plain.code", code=code))
        tell(say("plain.next_daily" if self.sitting.is_daily else "plain.next"))

    def _tell_scores(self) -> None:
        for player in range(self.game.rules.players):
            words = score_words(self.game, player)
            duo = self.game.rules.players > 1
            tell(say("players.of", player=player + 1, what=words) if duo else words)

    def _look_back(self) -> None:
        if self.game.rules.players > 1:
            return
        from scoundrel.coach.telling import summary

        tell(say("end.reviewing"))
        try:
            for line in summary(self._reviewed()):
                tell(line)
        except ScoundrelError as error:
            self.session.console.complain(error)

    def _reviewed(self) -> Review:
        from scoundrel.coach.review import review

        if self.review is None or self.review.game.moves != self.game.moves:
            self.review = None
            self.review = review(self.game.copy())
        return self.review

    def _review(self, _: str) -> None:
        from scoundrel.coach.telling import decision_line, summary

        looked = self._reviewed()
        for decision in looked.decisions:
            tell(decision_line(decision))
        for line in summary(looked):
            tell(line)

    def _again(self, _: str) -> None:
        """The same deal from its start, where it is no secret."""
        self.session.begin(self.sitting.same_deal(), named=True, seats=self.sitting.seats)

    def _share(self, _: str) -> None:
        saved = self.sitting.saved
        accuracy = self.review.accuracy if self.review else saved.accuracy if saved else None
        tell(share_text(self.game, accuracy, ascii_only=self.session.preferences.in_ascii))


def _is_for_all(line: str) -> bool:
    """Whether a line is a command even where a Dealer writes."""
    return line.lower() in ("quit", "help") or line.lower().startswith("set ")
