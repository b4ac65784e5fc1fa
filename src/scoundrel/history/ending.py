"""The end of a game: how it came about, what it earned, and what the coach says of it."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from scoundrel.coach.review import Review, review
from scoundrel.coach.wording import summary
from scoundrel.history.achievements import Achievement
from scoundrel.history.days import Diary
from scoundrel.history.profile import settle
from scoundrel.history.sharing import share_text
from scoundrel.play.daily import Clock, next_opens, now
from scoundrel.play.flow import Happened, Thinking
from scoundrel.play.sitting import Sitting
from scoundrel.words.table import capital, score_words
from scoundrel.words.texts import say

__all__ = ["Ending", "Verdict"]


class Verdict(NamedTuple):
    """How it ended for one player."""

    won: bool
    title: str
    score: str
    """The score, and how it came about."""


class Ending:
    """All that the end of a game brings."""

    def __init__(self, sitting: Sitting, clock: Clock = now) -> None:
        self.sitting = sitting
        self.clock = clock
        self.review: Review | None = None
        self.earned: list[Achievement] = []
        """What the game has earned so far."""

    @property
    def verdicts(self) -> list[Verdict]:
        """How it ended for each player."""
        game = self.sitting.game
        verdicts = []
        for player, outcome in enumerate(game.outcomes):
            assert outcome is not None
            title, score = say("end.won" if outcome.won else "end.lost"), score_words(game, player)
            if game.rules.players > 1:
                title = say("end.of_player", number=player + 1, what=title)
            verdicts.append(Verdict(outcome.won, title, score))
        return verdicts

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
        """Keep what the review has found; what the game has earned and had not yet."""
        new = settle(self.sitting, self.review)
        self.earned += new
        return new

    @property
    def may_be_reviewed(self) -> bool:
        """The coach reviews games of one player."""
        return self.sitting.game.rules.players == 1

    def look_back(self) -> Thinking:
        """Ask the coach for a review of the game."""
        return Thinking("coach", partial(review, self.sitting.game.copy()), self._take_review)

    def _take_review(self, found: Review) -> Happened:
        """A review of moves that were taken back since is none."""
        if found.game.moves != self.sitting.game.moves:
            return Happened()
        self.review = found
        return Happened(said=tuple(summary(found)))

    def share(self, *, ascii_only: bool = False) -> str:
        """The game in a few lines that give none of its cards away."""
        saved = self.sitting.saved
        accuracy = self.review.accuracy if self.review else saved.accuracy if saved else None
        unaided = self.sitting.is_unaided
        return share_text(self.sitting.game, accuracy, unaided=unaided, ascii_only=ascii_only)
