"""A local match: its game is in this process, and is saved in the player's store as it is played."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from time import sleep

from scoundrel.errors import DealError, IllegalMove, StaleGame, StoreError, quote
from scoundrel.game import Game
from scoundrel.play.clock import Clock, now, today
from scoundrel.play.codes import deal_code
from scoundrel.play.daily import (
    daily_game,
    day_of,
    note_zone,
    practised_day,
    refuse_to_come,
    refuse_unplayed_daily,
)
from scoundrel.play.looking import awaits_dealer, look_at
from scoundrel.play.match import About, Action, ActionKind, Seen, Viewer
from scoundrel.play.saved import HUMAN, PEOPLE, Kind, SavedGame
from scoundrel.play.seats import SEATS
from scoundrel.play.store import Store
from scoundrel.play.way import way_of

__all__ = ["LocalMatch"]

PAUSE = 0.05
"""Seconds between two checks whether somebody else has moved."""


class LocalMatch:
    """One game from its first room to its end. Without a store, nothing is saved."""

    def __init__(
        self,
        game: Game,
        kind: Kind = Kind.FREE,
        seats: Sequence[str] = (),
        store: Store | None = None,
        saved: SavedGame | None = None,
    ) -> None:
        self.game = game
        self.store = store
        self.saved = saved
        self._dealer = False
        """Whether a human Dealer sees each room first."""
        self._kind = kind
        self._seats = tuple(seats) or (saved.seats if saved else (HUMAN,) * game.rules.players)
        self._described = store.descriptions(saved) if store and saved else {}
        self._clock: Clock | None = None
        """The clock, as long as a day's dungeon waits at its threshold; None afterwards."""
        self._day = _practised(game, kind)
        """The day of an attempt that has not begun, or of a dungeon that is played for practice."""
        self._tried_move = game.move_count if kind is Kind.TRIED else None
        self._changes = self._hints = self._undos = 0
        """Counted here where no store counts them."""
        self._key = ""
        """The key of the last action, where no store saves it."""

    # --- Ways to begin -------------------------------------------------------------------------------

    @classmethod
    def begin(
        cls,
        store: Store | None,
        game: Game,
        *,
        named: bool = False,
        seats: Sequence[str] = (),
        kept: bool = True,
    ) -> LocalMatch:
        """A new game, saved before its first room is shown. `named` means that the player chose its deal.

        If the game is not to be saved, the store is only asked whether the deal may be played.
        """
        refuse_unplayed_daily(store, game.seed)
        return cls._begun(store if kept else None, game, _kind(game, named), seats)

    @classmethod
    def try_again(
        cls,
        store: Store | None,
        finished: Game,
        moves: int,
        seats: Sequence[str] = (),
        *,
        kept: bool = True,
    ) -> LocalMatch:
        """A separate game that continues after the first `moves` of a finished one; it never counts.

        A game that is not over is refused, as that would show its hidden cards.
        """
        if not finished.over:
            raise DealError("trying-unfinished")
        if moves == finished.move_count:
            raise DealError("trying-over")
        refuse_unplayed_daily(store, finished.seed)
        return cls._begun(store if kept else None, finished.after(moves), Kind.TRIED, seats)

    @classmethod
    def _begun(cls, store: Store | None, game: Game, kind: Kind, seats: Sequence[str]) -> LocalMatch:
        saved = None if store is None else store.begin(game, kind, seats=seats)
        return cls(game, kind, seats, store, saved)

    @classmethod
    def resume(cls, store: Store, saved: SavedGame) -> LocalMatch:
        """A saved game, to be played on."""
        if saved.given_up:
            raise DealError("shelf-given_up")
        game = store.load(saved)
        if len(saved.seats) != game.rules.players or not set(saved.seats) <= {*SEATS, *PEOPLE}:
            raise StoreError("sitting-odd_seats", number=saved.id, seats=quote(", ".join(saved.seats)))
        match = cls(game, saved.kind, saved.seats, store, saved)
        match._tried_move = saved.tried_move
        return match

    @classmethod
    def of_day(cls, store: Store, day: date, clock: Clock = now) -> LocalMatch:
        """The dungeon of a day: the one attempt at it, or a game for practice if its day was missed.

        What has not begun waits at its threshold.
        """
        saved = store.daily(day.isoformat()) or next(
            (each for each in store.games(over=False, kind=Kind.DEAL) if practised_day(each) == day), None
        )
        if saved is not None:
            return cls.resume(store, saved)
        refuse_to_come(day, clock)
        is_todays = day == today(clock)
        match = cls(daily_game(day), Kind.DAILY if is_todays else Kind.DEAL, store=store)
        match._clock, match._day = clock, day
        return match

    # --- What a viewer sees --------------------------------------------------------------------------

    def look(self, viewer: Viewer) -> Seen:
        saved = self.saved
        if (
            self.store is not None
            and saved is not None
            and self.store.find(saved.id).version != saved.version
        ):
            self._load()
        return self._seen(viewer)

    def _seen(self, viewer: Viewer) -> Seen:
        if self._clock is not None:
            return Seen(self._version, self._about(), None)
        return look_at(
            self.game,
            viewer,
            self._about(),
            version=self._version,
            described=self._described,
            key=self._last_key,
            curtained=self._is_curtained(),
        )

    @property
    def _version(self) -> int:
        return self._changes if self.saved is None else self.saved.version

    def _about(self) -> About:
        game, saved = self.game, self.saved
        day = self._day.isoformat() if self._day else None
        tried = None if self._tried_move is None else game.after(self._tried_move)
        return About(
            rules=game.rules,
            kind=self._kind,
            seats=self._seats,
            number=saved.id if saved else None,
            dealer=self._dealer,
            date=saved.date if saved else day if self._kind is Kind.DAILY else None,
            practice=day if self._kind is Kind.DEAL else None,
            begun=self._clock is None,
            hints=saved.hints if saved else self._hints,
            undos=saved.undos if saved else self._undos,
            looked_ahead=saved is not None and saved.looked_ahead,
            elsewhere=saved is not None and saved.elsewhere,
            tried_move=self._tried_move,
            tried_room=None if tried is None else way_of(tried, tried.turns).room,
            given_up=self._is_given_up,
        )

    def _is_curtained(self) -> bool:
        """Whether a human Dealer must look at the room before the player does."""
        return self._dealer and awaits_dealer(self.game, self._described)

    def wait(self) -> None:
        sleep(PAUSE)

    def record(self) -> str:
        if not self.game.over and self._about().policy.secret:
            raise DealError("sitting-secret")
        return self.game.record()

    # --- What a viewer does --------------------------------------------------------------------------

    def do(self, viewer: Viewer, action: Action) -> Seen:
        if not viewer.seats and not viewer.dealer:
            raise IllegalMove("flow-not_now")
        if self._is_done(action):
            return self._seen(viewer)
        if action.version != self._version:
            raise StaleGame("store-stale")
        try:
            self._do(viewer, action)
        except StaleGame:
            self._load()
            # The same action may arrive a second time while it is being done.
            if not self._is_done(action):
                raise
        return self._seen(viewer)

    def _is_done(self, action: Action) -> bool:
        """Whether this very action was the last one."""
        return bool(action.key) and action.key == self._last_key

    @property
    def _last_key(self) -> str:
        return self._key if self.saved is None else self.saved.key

    def _do(self, viewer: Viewer, action: Action) -> None:
        if self._is_given_up:
            raise IllegalMove("shelf-given_up")
        match action.kind:
            case ActionKind.ENTER:
                self._enter(action.key)
            case ActionKind.HAND_OVER:
                self._hand_over(action)
            case ActionKind.MOVE:
                self._play(viewer, action)
            case ActionKind.UNDO:
                self._undo(viewer, action)
            case ActionKind.HINT:
                self._count_hint(action.key)
            case ActionKind.GIVE_UP:
                self._give_up(action.key)
            case ActionKind.DEALER:
                self._dealer = bool(action.words)

    def _enter(self, key: str) -> None:
        """Begin the one attempt; if another program has begun it in the meantime, continue that."""
        assert self.store is not None
        if self._clock is None or self._day is None:
            return
        if self._kind is not Kind.DAILY:
            self.saved = self.store.begin(self.game, self._kind, seats=self._seats, key=key)
            self._clock = None
            return
        if today(self._clock) != self._day:
            raise DealError("threshold-too_late", date=self._day)
        day = self._day.isoformat()
        try:
            self.saved = self.store.begin(self.game, Kind.DAILY, day, self._seats, key)
        except StoreError:
            begun = self.store.daily(day)
            if begun is None:
                raise
            self.game, self.saved = self.store.load(begun), begun
        # The attempt has begun, whether or not this can be saved too.
        with suppress(StoreError):
            note_zone(self.store, self._day, self._clock)
        self._clock = self._day = None

    def _hand_over(self, action: Action) -> None:
        if not self._is_curtained():
            raise IllegalMove("door-bad-no_dealer")
        room = self.game.room_number
        if self.store is not None and self.saved is not None:
            self.saved = self.store.keep_description(self.saved, room, action.words, action.key)
        else:
            self._changes, self._key = self._changes + 1, action.key
        self._described[room] = action.words

    def _play(self, viewer: Viewer, action: Action) -> None:
        """Make moves of one room, and save them; if that is refused, they are not made."""
        made, room = 0, self.game.room_number
        try:
            for move in action.moves:
                if self._is_curtained() or self.game.turn not in viewer.seats:
                    raise IllegalMove("flow-not_now")
                if made and self.game.room_number != room:
                    raise IllegalMove("sitting-too_many", move=quote(move))
                self.game.play(move)
                made += 1
            self._keep(action.key)
        except StaleGame:
            raise  # the game is loaded again, so there is nothing to take back
        except Exception:
            for _ in range(made):
                self.game.undo()
            raise

    def _undo(self, viewer: Viewer, action: Action) -> None:
        """Take back the player's last move, and any moves that bots have made since."""
        begun = self._tried_move or 0
        if not self._about().policy.undo or self.game.over or self.game.move_count == begun:
            raise IllegalMove("flow-not_now")
        undone = [self.game.undo()]
        while self._seats[self.game.turn] != HUMAN and self.game.move_count > begun:
            undone.append(self.game.undo())
        try:
            if self.game.turn not in viewer.seats:
                raise IllegalMove("flow-not_now")
            self._keep(action.key, undo=True)
        except StaleGame:
            raise
        except Exception:
            for move in reversed(undone):
                self.game.play(move)
            raise
        room = self.game.room_number
        self._described = {number: text for number, text in self._described.items() if number <= room}

    def _keep(self, key: str, *, undo: bool = False) -> None:
        """Save how the game stands now."""
        if self.store is not None and self.saved is not None:
            keep = self.store.keep_undo if undo else self.store.keep_moves
            self.saved = keep(self.saved, self.game, key)
            return
        self._changes, self._key = self._changes + 1, key
        self._undos += undo

    def _count_hint(self, key: str) -> None:
        if self.store is not None and self.saved is not None:
            self.saved = self.store.count_hint(self.saved, key)
            return
        self._hints, self._key = self._hints + 1, key

    def _give_up(self, key: str) -> None:
        """End the game as a loss; it stays as it lies."""
        if self.store is None or self.saved is None or self._clock is not None:
            raise IllegalMove("flow-not_now")
        self.saved = self.store.give_up(self.saved, self.game, key)

    @property
    def _is_given_up(self) -> bool:
        return self.saved is not None and self.saved.given_up

    def _load(self) -> None:
        """Load the game again, after another window has played on."""
        assert self.store is not None
        assert self.saved is not None
        self.saved = self.store.find(self.saved.id)
        self.game = self.store.load(self.saved)
        self._described = self.store.descriptions(self.saved)


def _practised(game: Game, kind: Kind) -> date | None:
    """The day whose dungeon is played for practice."""
    return day_of(game) if kind is Kind.DEAL else None


def _kind(game: Game, named: bool) -> Kind:
    """The kind of a new game; a chosen deal without a code comes from an imported game."""
    if not named:
        return Kind.FREE
    return Kind.DEAL if deal_code(game) else Kind.IMPORTED
