"""What it takes to keep games: the protocol of a store. `scoundrel.store` keeps them in SQLite."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Protocol, TypeVar

from scoundrel.game import Game
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.rules import Rules

__all__ = ["Store"]

Value = TypeVar("Value")


class Store(Protocol):
    """Saved games, settings and results. A change is safe when its call returns, or it was not made.

    What can't be kept or found raises `StoreError`, and a game that went on elsewhere `StaleGame`.
    """

    # --- Playing -----------------------------------------------------------------------------------

    def begin(
        self, game: Game, kind: Kind = Kind.FREE, date: str | None = None, seats: Sequence[str] = ()
    ) -> SavedGame:
        """Save a new game with the moves that it has; of each day there is one daily game."""

    def keep_moves(self, saved: SavedGame, game: Game) -> SavedGame:
        """Keep every move that was made since, and the outcome."""

    def keep_undo(self, saved: SavedGame, game: Game) -> SavedGame:
        """Keep that moves were taken back."""

    def count_hint(self, saved: SavedGame) -> SavedGame:
        """Keep that a hint was given."""

    def keep_accuracy(self, saved: SavedGame, accuracy: float) -> SavedGame:
        """Keep what the review of a finished game found."""

    def keep_description(self, saved: SavedGame, room: int, text: str) -> None:
        """Keep what a human Dealer wrote for a room."""

    def descriptions(self, saved: SavedGame) -> dict[int, str]:
        """What a human Dealer wrote, by the number of the room."""

    # --- Finding -----------------------------------------------------------------------------------

    def find(self, number: int) -> SavedGame:
        """The saved game of that number."""

    def games(
        self,
        over: bool | None = None,
        kind: Kind | None = None,
        name: str | None = None,
        limit: int | None = None,
    ) -> list[SavedGame]:
        """The saved games, the one last played first."""

    def latest_open(self) -> SavedGame | None:
        """The game that was last played and is not over."""

    def daily(self, date: str) -> SavedGame | None:
        """The daily game of that day, if it was begun."""

    def load(self, saved: SavedGame | int) -> Game:
        """The game itself, at its last move."""

    def record(self, saved: SavedGame | int) -> str:
        """The game as text, to take elsewhere."""

    def import_record(self, record: str) -> SavedGame:
        """Save a game from its record; `RecordError` says where that is not true."""

    # --- Settings, mixtures, achievements ----------------------------------------------------------

    def setting(self, key: str, default: Value) -> Value:
        """A setting; the default where there is none, or one of another type."""

    def change_setting(self, key: str, default: Value, change: Callable[[Value], Value]) -> None:
        """Keep what becomes of a setting; what another program keeps meanwhile is not lost."""

    def mixtures(self) -> dict[str, Rules]:
        """The player's own rules by name."""

    def keep_mixture(self, rules: Rules) -> None:
        """Keep rules under their name, in place of those of that name."""

    def drop_mixture(self, name: str) -> None:
        """Keep the rules of that name no longer."""

    def earned(self) -> dict[str, datetime]:
        """The achievements, first earned first."""

    def earn(self, keys: Iterable[str]) -> tuple[str, ...]:
        """Keep achievements; those of them that are new."""
