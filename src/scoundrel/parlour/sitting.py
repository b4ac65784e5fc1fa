"""A game at the table, with its place among the saved games: what is shown was kept first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scoundrel.bots import HUMAN
from scoundrel.errors import IllegalMove
from scoundrel.events import Event
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.texts import say

if TYPE_CHECKING:
    # Whoever has a store has loaded it; the others need not.
    from scoundrel.coach.hints import Hint
    from scoundrel.store import Kind, SavedGame, Store

__all__ = ["Sitting"]


class Sitting:
    """One game from its first room to its end. Without a store, it is played and forgotten."""

    def __init__(
        self,
        game: Game,
        store: Store | None = None,
        saved: SavedGame | None = None,
        seats: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.store = store
        self.saved = saved
        self.seats = seats or (saved.seats if saved else ()) or (HUMAN,) * game.rules.players

    @classmethod
    def begin(
        cls,
        store: Store | None,
        game: Game,
        kind: Kind | None = None,
        date: str | None = None,
        seats: tuple[str, ...] = (),
    ) -> Sitting:
        """A new game, kept before its first room is shown."""
        if store is None:
            return cls(game, seats=seats)
        named = {} if kind is None else {"kind": kind}
        return cls(game, store, store.begin(game, date=date, seats=seats, **named), seats)

    @classmethod
    def resume(cls, store: Store, saved: SavedGame) -> Sitting:
        return cls(store.load(saved), store, saved)

    @property
    def deal_is_known(self) -> bool:
        """Whether the player named the deal, or may know it now. A secret seed would give the deck away."""
        return self.game.over or self.saved is None or self.saved.kind is not self.saved.kind.FREE

    @property
    def title(self) -> str:
        """What is played: the rules, or the dungeon of a day."""
        if self.saved is not None and self.saved.date is not None:
            return say("sitting.daily", date=self.saved.date)
        return self.game.rules.name

    @property
    def is_daily(self) -> bool:
        return self.saved is not None and self.saved.date is not None

    @property
    def room_as_dealt(self) -> Game:
        """The game as it stood when the room was dealt."""
        game = self.game.copy()
        while game.moves:
            move = game.undo()
            if game.room_number != self.game.room_number:
                game.play(move)
                break
        return game

    @property
    def may_undo(self) -> bool:
        return bool(self.game.moves) and not self.is_daily

    @property
    def bot_to_move(self) -> str | None:
        """The player that takes the next turn, if it is not a human."""
        seat = self.seats[self.game.turn]
        return None if self.game.over or seat == HUMAN else seat

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Make a move. If it can't be kept, it is not made."""
        return self.play_all([move])

    def play_all(self, moves: Sequence[Move | str]) -> tuple[Event, ...]:
        """Make several moves, all of them or none."""
        events: list[Event] = []
        made = 0
        try:
            for move in moves:
                events += self.game.play(move)
                made += 1
            if self.store is not None and self.saved is not None:
                self.saved = self.store.keep_moves(self.saved, self.game)
        except Exception:
            for _ in range(made):
                self.game.undo()
            raise
        return tuple(events)

    def undo(self) -> Move:
        """Take the last move back; of those that bots made in between, all."""
        if self.is_daily:
            raise IllegalMove(say("sitting.no_undo_daily"))
        undone = [self.game.undo()]
        while self.bot_to_move and self.game.moves:
            undone.append(self.game.undo())
        try:
            if self.store is not None and self.saved is not None:
                self.saved = self.store.keep_undo(self.saved, self.game)
        except Exception:
            for move in reversed(undone):
                self.game.play(move)
            raise
        return undone[-1]

    def hint(self) -> Hint:
        """What the coach would do; it is counted."""
        from scoundrel.coach.hints import hint

        told = hint(self.game.view(self.game.turn))
        if self.store is not None and self.saved is not None:
            self.saved = self.store.count_hint(self.saved)
        return told

    def refresh(self) -> None:
        """Take up the game as it is kept, after another window played on."""
        assert self.store is not None
        assert self.saved is not None
        self.saved = self.store.find(self.saved.id)
        self.game = self.store.load(self.saved)
