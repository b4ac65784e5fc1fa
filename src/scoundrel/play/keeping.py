"""The protocol of a store that keeps games: `store/` keeps them in SQLite, `door/memory.py` in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Protocol, TypeVar

from scoundrel.game import Game
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.rules import Rules

__all__ = ["Store"]

Value = TypeVar("Value")


class Store(Protocol):
    """Saved games, settings and results. A call either saves its change for good or changes nothing.

    `StoreError` means that something can't be saved or found, `StaleGame` that the game changed elsewhere.
    """

    # --- Playing -----------------------------------------------------------------------------------

    def begin(
        self, game: Game, kind: Kind = Kind.FREE, date: str | None = None, seats: Sequence[str] = ()
    ) -> SavedGame:
        """Save a new game with the moves made so far. Each day has only one daily game.

        A game that is tried again goes on from those moves, and counts as looked ahead.
        """

    def keep_moves(self, saved: SavedGame, game: Game) -> SavedGame:
        """Save the moves made since the last call, and the outcome."""

    def keep_undo(self, saved: SavedGame, game: Game) -> SavedGame:
        """Save that moves were taken back."""

    def count_hint(self, saved: SavedGame) -> SavedGame:
        """Save that a hint was given."""

    def keep_accuracy(self, saved: SavedGame, accuracy: float) -> SavedGame:
        """Save the accuracy that the review of a finished game found."""

    def keep_description(self, saved: SavedGame, room: int, text: str) -> None:
        """Save a human Dealer's description of a room."""

    def descriptions(self, saved: SavedGame) -> dict[int, str]:
        """The human Dealer's descriptions, by room number."""

    # --- Finding -----------------------------------------------------------------------------------

    def find(self, number: int) -> SavedGame:
        """The saved game with that number."""

    def games(
        self,
        over: bool | None = None,
        kind: Kind | None = None,
        name: str | None = None,
        limit: int | None = None,
    ) -> list[SavedGame]:
        """The saved games, most recently played first."""

    def latest_open(self) -> SavedGame | None:
        """The unfinished game that was played last."""

    def daily(self, date: str) -> SavedGame | None:
        """The daily game of that day, if it has been started."""

    def load(self, saved: SavedGame | int) -> Game:
        """The game itself, after its last move."""

    def record(self, saved: SavedGame | int) -> str:
        """The game as text, to use elsewhere."""

    def import_record(self, record: str) -> SavedGame:
        """Save a game from its record; a `RecordError` says where the record is wrong."""

    def take_in(self, saved: SavedGame, game: Game, written: Mapping[int, str]) -> SavedGame:
        """Save a game of another device as it was there, under a number of its own.

        `written` is what a human Dealer wrote, by room number.
        """

    # --- Settings, mixtures, achievements ----------------------------------------------------------

    def setting(self, key: str, default: Value) -> Value:
        """A setting, or the default if it is missing or of another type."""

    def change_setting(self, key: str, default: Value, change: Callable[[Value], Value]) -> None:
        """Update a setting without losing a change that another program makes at the same time."""

    def mixtures(self) -> dict[str, Rules]:
        """The player's own rules, by name."""

    def keep_mixture(self, rules: Rules) -> None:
        """Save rules under their name; they replace any rules of that name."""

    def drop_mixture(self, name: str) -> None:
        """Delete the rules of that name."""

    def earned(self) -> dict[str, datetime]:
        """The achievements and when they were earned, earliest first."""

    def earn(self, keys: Iterable[str], moment: datetime | None = None) -> tuple[str, ...]:
        """Save achievements, earned now or at that moment; returns the new ones."""
