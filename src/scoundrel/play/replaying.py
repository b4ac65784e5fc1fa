"""A finished game, replayed move by move."""

from __future__ import annotations

from scoundrel.coach.cache import review_of
from scoundrel.coach.review import Review
from scoundrel.coach.review_words import decision_line
from scoundrel.errors import IllegalMove, ScoundrelError, quote
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.play.daily import refuse_unplayed_daily
from scoundrel.play.flow import Happened, Next, OwnFlow, Thinking, Watching
from scoundrel.play.links import linked_game
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import capital, sentence
from scoundrel.words.rules import title_of
from scoundrel.words.telling import result

__all__ = ["ReplayRun"]


class ReplayRun(OwnFlow):
    """A game from its first room on, forwards and backwards, with the coach's words on each room."""

    def __init__(
        self,
        finished: Game,
        seats: tuple[str, ...] = (),
        review: Review | None = None,
        names: tuple[str, ...] = (),
        *,
        from_turn: bool = False,
    ) -> None:
        """With names, even a single player is spoken of by name; `from_turn` opens it where it turned."""
        super().__init__(finished.after(0))
        self.finished = finished
        self.seats = seats or self.seats
        self.names = names
        self.review = review
        self.was_reviewed = review is not None
        """Whether the coach has tried to review the game, successfully or not."""
        self.awaits_turn = from_turn and self.may_be_reviewed
        """Whether it goes to its turning point once the coach has found that."""
        self._unreviewed: ScoundrelError | None = None
        """Why the coach could not review it."""

    @classmethod
    def linked(cls, store: Store | None, letters: str, *, at_start: bool = False) -> ReplayRun:
        """The game of a link, where it turned or where its sender wanted it opened; or `at_start`.

        Refused if it would reveal the cards of a daily dungeon still to be played.
        """
        game, name, move = linked_game(letters)
        refuse_unplayed_daily(store, game.seed)
        names = (name or say("replays-somebody"),) if game.rules.players == 1 else ()
        run = cls(game, names=names, from_turn=move is None and not at_start)
        if move is not None and not at_start:
            run.step(move)
        return run

    @property
    def may_be_reviewed(self) -> bool:
        """Whether the coach can review it: a finished game of one player."""
        return self.finished.over and self.finished.rules.players == 1

    @property
    def player(self) -> str:
        """The name of a single player who is somebody else; empty if it is whoever watches."""
        return self.names[0] if self.names and self.finished.rules.players == 1 else ""

    @property
    def title(self) -> str:
        move, moves = self.progress
        name = title_of(self._game.rules)
        if self.player:
            name = say("replays-of", player=capital(self.player), name=name)
        return say("replays-heading", name=name, move=move, moves=moves)

    @property
    def text(self) -> str:
        """What the coach says about the current room."""
        if self._game.over:
            return result(self._game)
        if self.review is None:
            waits = self.may_be_reviewed and not self.was_reviewed
            return say("end-reviewing") if waits else sentence(self._unreviewed) if self._unreviewed else ""
        made = self._game.move_count
        here = [each for each in self.review.decisions if each.move_number <= made]
        return decision_line(here[-1], self.player) if here else ""

    @property
    def comes_next(self) -> Next:
        return Watching()

    @property
    def progress(self) -> tuple[int, int]:
        """How many moves have been shown, and how many there are."""
        return self._game.move_count, self.finished.move_count

    def play(self, *moves: Move | str, sure: bool = False) -> Happened:
        return self.obey(" ".join(map(str, moves)))

    def obey(self, line: str, *, sure: bool = False) -> Happened:
        raise IllegalMove("flow-watching", line=quote(line))

    def ahead(self, moves: int) -> Thinking | None:
        """What must be thought about before going that many moves forwards; here all of them are known."""
        return None

    def step(self, moves: int) -> Happened:
        """Go that many moves forwards, or backwards if negative, stopping at either end."""
        self.awaits_turn = False
        made, last = self.progress
        target = max(0, min(last, made + moves))
        happened = [self._play_next() for _ in range(target - made)]
        for _ in range(made - target):
            self._game.undo()
        return Happened(
            tuple(sentence for each in happened for sentence in each.told),
            happened[-1].events if happened else (),
            tuple(sentence for each in happened for sentence in each.said),
        )

    def _play_next(self) -> Happened:
        number = self._game.move_count
        move = self.finished.moves[number]
        words = moves_words((move,), self._game.hero.weapon)
        events = self._game.play(move)
        told = say("flow-move", number=number + 1, moves=words)
        return Happened((told, *self._told(events)), events, tuple(self._decided(number + 1)))

    def _decided(self, moves: int) -> list[str]:
        """What the coach says once a room has been decided."""
        decisions = self.review.decisions if self.review else ()
        decided = [each for each in decisions if each.move_number + len(each.moves) == moves]
        return [decision_line(each, self.player) for each in decided]

    def try_from_here(self, store: Store | None, *, kept: bool = True) -> Sitting:
        """Play on from the move that is shown, as a game of its own."""
        return Sitting.try_again(store, self.finished, self._game.move_count, self.seats, kept=kept)

    def look_back(self) -> Thinking:
        """Ask the coach for a review of the whole game."""
        return Thinking("coach", self._review, self._take_review)

    def _review(self) -> Review | ScoundrelError:
        try:
            return review_of(self.finished)
        except ScoundrelError as error:
            return error

    def _take_review(self, found: Review | ScoundrelError) -> Happened:
        self.was_reviewed = True
        if isinstance(found, ScoundrelError):
            self._unreviewed = found
            return Happened(said=(sentence(found),))
        self.review = found
        return self.step(found.turning_move) if self.awaits_turn else Happened()
