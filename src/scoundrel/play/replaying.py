"""A finished game, replayed move by move."""

from __future__ import annotations

from scoundrel.coach.review import Review, review
from scoundrel.coach.wording import decision_line
from scoundrel.errors import IllegalMove, ScoundrelError, quote
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.play.flow import Flow, Happened, Next, Thinking, Watching
from scoundrel.play.keeping import Store
from scoundrel.play.sitting import Sitting
from scoundrel.words.moves import moves_words
from scoundrel.words.telling import result
from scoundrel.words.texts import say

__all__ = ["ReplayRun"]


class ReplayRun(Flow):
    """A game from its first room on, forwards and backwards, with the coach's words on each room."""

    def __init__(
        self,
        finished: Game,
        seats: tuple[str, ...] = (),
        review: Review | None = None,
        names: tuple[str, ...] = (),
    ) -> None:
        super().__init__(finished.after(0))
        self.finished = finished
        self.seats = seats or self.seats
        self.names = names
        self.review = review
        self.may_be_reviewed = finished.over and finished.rules.players == 1
        self._instead = say("end.reviewing") if self.may_be_reviewed else ""
        """The text shown while there is no review."""

    @property
    def title(self) -> str:
        move, moves = self.progress
        return say("replays.heading", name=self.game.rules.name, move=move, moves=moves)

    @property
    def text(self) -> str:
        """What the coach says about the current room."""
        if self.game.over:
            return result(self.game)
        if self.review is None:
            return self._instead
        made = len(self.game.moves)
        here = [each for each in self.review.decisions if each.move_number <= made]
        return decision_line(here[-1]) if here else ""

    @property
    def comes_next(self) -> Next:
        return Watching()

    @property
    def progress(self) -> tuple[int, int]:
        """How many moves have been shown, and how many there are."""
        return len(self.game.moves), len(self.finished.moves)

    def play(self, *moves: Move | str) -> Happened:
        return self.obey(" ".join(map(str, moves)))

    def obey(self, line: str) -> Happened:
        raise IllegalMove(say("flow.watching", line=quote(line)))

    def step(self, moves: int) -> Happened:
        """Go that many moves forwards, or backwards if negative, stopping at either end."""
        made, last = self.progress
        target = max(0, min(last, made + moves))
        happened = [self._play_next() for _ in range(target - made)]
        for _ in range(made - target):
            self.game.undo()
        return Happened(
            tuple(sentence for each in happened for sentence in each.told),
            happened[-1].events if happened else (),
            tuple(sentence for each in happened for sentence in each.said),
        )

    def _play_next(self) -> Happened:
        number = len(self.game.moves)
        move = self.finished.moves[number]
        words = moves_words((move,), self.game.hero.weapon)
        events = self.game.play(move)
        told = say("flow.move", number=number + 1, moves=words)
        return Happened((told, *self._told(events)), events, tuple(self._decided(number + 1)))

    def _decided(self, moves: int) -> list[str]:
        """What the coach says once a room has been decided."""
        decisions = self.review.decisions if self.review else ()
        return [decision_line(each) for each in decisions if each.move_number + len(each.moves) == moves]

    def try_from_here(self, store: Store | None, *, kept: bool = True) -> Sitting:
        """Play on from the move that is shown, as a game of its own."""
        return Sitting.try_again(store, self.finished, len(self.game.moves), self.seats, kept=kept)

    def look_back(self) -> Thinking:
        """Ask the coach for a review of the whole game."""
        return Thinking("coach", self._review, self._take_review)

    def _review(self) -> Review | str:
        try:
            return review(self.finished.copy())
        except ScoundrelError as error:
            return str(error)

    def _take_review(self, found: Review | str) -> Happened:
        if isinstance(found, str):
            self._instead = found
            return Happened(said=(found,))
        self.review = found
        return Happened()
