"""The end of a game: how it came about, what it earned, and what the coach says of it.

All of it is data, with the sentences that go with it, so that any surface can draw it.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from scoundrel.cards import Card
from scoundrel.coach.review import Review, review
from scoundrel.coach.wording import remarks, summary, turning_words
from scoundrel.events import Escaped, Fell
from scoundrel.game import Game
from scoundrel.history.achievements import Achievement
from scoundrel.history.days import Diary
from scoundrel.history.profile import settle, standing_of
from scoundrel.history.sharing import share_text
from scoundrel.history.statistics import Standing
from scoundrel.play.daily import Clock, next_opens, now
from scoundrel.play.flow import Happened, Thinking
from scoundrel.play.keeping import Store
from scoundrel.play.preferences import Dealer
from scoundrel.play.sitting import Sitting
from scoundrel.words.narrator import killer, last_words
from scoundrel.words.phrases import capital
from scoundrel.words.telling import score_words
from scoundrel.words.texts import say

__all__ = ["Ending", "Outlived", "Verdict"]


class Verdict(NamedTuple):
    """How it ended for one player."""

    name: str
    """Who it was; empty if there was only one player."""
    won: bool
    score: int
    health: int
    room: int
    """The room in which it ended."""
    move: int
    """The number of the move with which it ended, from 1."""
    killer: Card | None
    """The monster that a fallen player fell to, where that is known."""
    title: str
    how: str
    """The score, and how it came about."""
    epitaph: str
    """The narrator's last words on it; empty if nobody narrates."""


class Outlived(NamedTuple):
    """Which of two parties lasted longer, and by how much."""

    survivor: int
    rooms: int
    moves: int
    words: str


class Ending:
    """All that the end of a game brings."""

    def __init__(self, sitting: Sitting, clock: Clock = now) -> None:
        self.sitting = sitting
        self.clock = clock
        self.review: Review | None = None
        self.earned: list[Achievement] = []
        """What the game has earned so far."""

    # --- How it ended ------------------------------------------------------------------------------

    @property
    def verdicts(self) -> list[Verdict]:
        """How it ended for each player."""
        return [self._verdict(player) for player in range(self.sitting.game.rules.players)]

    def _verdict(self, player: int) -> Verdict:
        game = self.sitting.game
        outcome = game.outcomes[player]
        assert outcome is not None
        move, room = _last_turn(game, player)
        name, ended = self.sitting.seat_name(player), "won" if outcome.won else "lost"
        return Verdict(
            name=name,
            won=outcome.won,
            score=outcome.score,
            health=game.heroes[player].health,
            room=room,
            move=move,
            killer=killer(game.story, player),
            title=say(f"end.party.{ended}", name=name) if name else say(f"end.{ended}"),
            how=score_words(game, player),
            epitaph=self._epitaph(player, room),
        )

    def _epitaph(self, player: int, room: int) -> str:
        if self.sitting.preferences.dealer is Dealer.NOBODY:
            return ""
        game = self.sitting.game
        return last_words(game.view(player), game.story, room=room, seed=str(game.seed))

    @property
    def outlived(self) -> Outlived | None:
        """Which of two parties lasted longer; None if there is one, or if both escaped."""
        verdicts = self.verdicts
        if len(verdicts) == 1 or verdicts[0].move == verdicts[1].move:
            return None
        survivor = int(verdicts[1].move > verdicts[0].move)
        last, first = verdicts[survivor], verdicts[1 - survivor]
        rooms, moves = last.room - first.room, last.move - first.move
        key, n = ("end.outlived_rooms", rooms) if rooms else ("end.outlived_moves", moves)
        return Outlived(survivor, rooms, moves, say(key, survivor=last.name, other=first.name, n=n))

    @property
    def standing(self) -> Standing | None:
        """Where the game stands among the player's earlier ones by the same rules."""
        return standing_of(self.sitting)

    @property
    def streak(self) -> str:
        """The days in a row with a finished dungeon and when the next opens, where this is one of them."""
        store, saved = self.sitting.store, self.sitting.saved
        if store is None or saved is None or not self.sitting.is_daily:
            return ""
        diary = Diary.read(store, self.clock)
        is_todays = saved.date == diary.today.isoformat()
        coming = next_opens(self.clock) if is_todays else say("days.open_now")
        return say("days.after", n=diary.streak.current, next=capital(coming))

    def settle(self) -> list[Achievement]:
        """Save what the review has found; returns what the game has newly earned."""
        new = settle(self.sitting, self.review)
        self.earned += new
        return new

    # --- What the coach says -----------------------------------------------------------------------

    @property
    def may_be_reviewed(self) -> bool:
        """The coach reviews games of one player."""
        return self.sitting.game.rules.players == 1

    def look_back(self) -> Thinking:
        """Ask the coach for a review of the game."""
        return Thinking("coach", partial(review, self.sitting.game.copy()), self._take_review)

    def _take_review(self, found: Review) -> Happened:
        """Keep the review, unless moves have been taken back since it was asked for."""
        if found.game.moves != self.sitting.game.moves:
            return Happened()
        self.review = found
        return Happened(said=tuple(summary(found, reasons=True)))

    @property
    def turning(self) -> tuple[str, ...]:
        """The turning point in the coach's words, and what would have been better."""
        return tuple(turning_words(self.review)) if self.review else ()

    @property
    def remarks(self) -> tuple[str, ...]:
        """What else the coach says: how accurate the play was, and what to take from it."""
        return tuple(remarks(self.review)) if self.review else ()

    # --- What to do next ---------------------------------------------------------------------------

    @property
    def restart(self) -> tuple[int, int]:
        """From where to try again: how many moves stay, and the room. Without a review, the last room."""
        if self.review is not None:
            decision = self.review.restart
            return decision.move_number, decision.room_number
        turns, room = self.sitting.game.turns, self.verdicts[0].room
        return sum(turn.room_number < room for turn in turns), room

    def try_again(self, store: Store | None, *, kept: bool = True) -> Sitting:
        """Play on from there, as a game of its own."""
        sitting = self.sitting
        return Sitting.try_again(store, sitting.game, self.restart[0], sitting.seats, kept=kept)

    def share(self, *, ascii_only: bool = False) -> str:
        """The game in a few lines that give none of its cards away."""
        saved = self.sitting.saved
        accuracy = self.review.accuracy if self.review else saved.accuracy if saved else None
        names = [self.sitting.seat_name(player) for player in range(self.sitting.game.rules.players)]
        unaided = self.sitting.is_unaided
        text = share_text(self.sitting.game, accuracy, names, unaided=unaided, ascii_only=ascii_only)
        room = self.sitting.tried_room
        return text if room is None else "\n".join([say("trying.shared", room=room), text])


def _last_turn(game: Game, player: int) -> tuple[int, int]:
    """The move with which the game ended for a player, counted from 1, and its room."""
    for number, turn in enumerate(game.turns, 1):
        for event in turn.events:
            if isinstance(event, Fell | Escaped) and event.player == player:
                return number, turn.room_number
    return 0, game.room_number
