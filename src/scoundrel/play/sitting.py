"""A game at the table, saved as it is played: every move is saved before it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from scoundrel.engine.bots import Bot, make_bot
from scoundrel.engine.goals import Goal
from scoundrel.engine.search.rollouts import LONGEST_GAME
from scoundrel.errors import DealError, IllegalMove, StaleGame, StoreError, quote
from scoundrel.events import Event
from scoundrel.game import Game, View
from scoundrel.notation.moves import Move
from scoundrel.play.asking import make
from scoundrel.play.codes import deal_code
from scoundrel.play.daily import Clock, daily_game, now, spare_the_daily, today
from scoundrel.play.flow import (
    DealerLooks,
    End,
    Flow,
    Happened,
    Next,
    Offer,
    PlayerMoves,
    Thinking,
    Threshold,
)
from scoundrel.play.keeping import Store
from scoundrel.play.preferences import Dealer
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.play.seats import HUMAN, SEATS, names_in
from scoundrel.play.shelf import saved_name
from scoundrel.words.dates import date_words
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import listed
from scoundrel.words.texts import say, ways_to_say

if TYPE_CHECKING:
    from scoundrel.coach.hints import Hint

__all__ = ["Sitting"]


class Sitting(Flow):
    """One game from its first room to its end. Without a store, nothing is saved."""

    offers = frozenset({Offer.UNDO, Offer.HINT})

    def __init__(
        self,
        game: Game,
        store: Store | None = None,
        saved: SavedGame | None = None,
        seats: tuple[str, ...] = (),
        *,
        named: bool = False,
        tried_move: int | None = None,
    ) -> None:
        super().__init__(game)
        self.store = store
        self.saved = saved
        self.named = named
        """Whether the player chose the deal; if not, its seed is secret: it would give the deck away."""
        self.tried_move = saved.tried_move if saved else tried_move
        """How many moves were taken over from a finished game that is tried again; None for any other."""
        self.described: dict[int, str] = {}
        """The human Dealer's descriptions, by room number."""
        self._handed_over = 0
        """The last room that the Dealer handed over to the player."""
        self._narrated: tuple[object, str] = None, ""
        """The narrator's last words, and which room they describe."""
        self._ahead: tuple[date, Clock] | None = None
        """The day whose one attempt is still to begin, and the clock that says when that day is over."""
        self._was_helped = False
        """Whether a hint was given or a move taken back, where no store counts that."""
        self._bots: dict[str, Bot] = {}
        self.seats = seats or (saved.seats if saved else ()) or self.seats
        self.names = names_in(store) if game.rules.players > 1 else ()

    @classmethod
    def begin(
        cls,
        store: Store | None,
        game: Game,
        *,
        named: bool = False,
        seats: tuple[str, ...] = (),
        kept: bool = True,
    ) -> Sitting:
        """A new game, saved before its first room is shown.

        If the game is not to be saved, the store is only asked whether the deal may be played.
        """
        spare_the_daily(store, game.seed)
        if store is None or not kept:
            return cls(game, seats=seats, named=named)
        saved = store.begin(game, _kind(game, named), seats=seats)
        return cls(game, store, saved, seats, named=named)

    @classmethod
    def try_again(
        cls,
        store: Store | None,
        finished: Game,
        moves: int,
        seats: tuple[str, ...] = (),
        *,
        kept: bool = True,
    ) -> Sitting:
        """A game of its own that goes on after the first `moves` of a finished one; it never counts.

        A game that is not over is refused, as that would show its hidden cards.
        """
        if not finished.over:
            raise DealError(say("trying.unfinished"))
        if moves == len(finished.moves):
            raise DealError(say("trying.over"))
        spare_the_daily(store, finished.seed)
        game = finished.after(moves)
        if store is None or not kept:
            return cls(game, seats=seats, named=True, tried_move=moves)
        return cls(game, store, store.begin(game, Kind.TRIED, seats=seats), seats, named=True)

    @classmethod
    def resume(cls, store: Store, saved: SavedGame) -> Sitting:
        game = store.load(saved)
        if len(saved.seats) != game.rules.players or not set(saved.seats) <= set(SEATS):
            raise StoreError(say("sitting.odd_seats", number=saved.id, seats=quote(listed(saved.seats))))
        sitting = cls(game, store, saved, named=saved.kind is not Kind.FREE)
        sitting.described = store.descriptions(saved)
        return sitting

    @classmethod
    def of_today(cls, store: Store, clock: Clock = now) -> Sitting:
        """The one attempt at today's dungeon: about to begin, continued, or finished."""
        day = today(clock)
        saved = store.daily(day.isoformat())
        if saved is not None:
            return cls.resume(store, saved)
        sitting = cls(daily_game(day), store)
        sitting._ahead = day, clock
        return sitting

    @property
    def deal_is_known(self) -> bool:
        """Whether the player may know which deal this is."""
        return self.game.over or self.named or self.is_daily

    @property
    def looked_ahead(self) -> bool:
        """Whether the player may have seen these cards before, so that the game does not count."""
        return self.saved is not None and self.saved.looked_ahead

    @property
    def caveat(self) -> str:
        """Why the game does not count, where the player may have seen its cards before."""
        if self.tried_move is not None:
            return say("trying.caveat")
        return say("sitting.looked_ahead") if self.looked_ahead else ""

    @property
    def tried_room(self) -> int | None:
        """The room that a game tried again goes on from."""
        return None if self.tried_move is None else self.game.after(self.tried_move).room_number

    @property
    def is_unaided(self) -> bool:
        """Whether the game was played without hints, without taking moves back, and on unknown cards."""
        if self.saved is None:
            return not self._was_helped and self.tried_move is None
        return not (self.saved.hints or self.saved.undos or self.caveat)

    def same_deal(self) -> Game:
        """The same cards from the start; refused while the deal is secret, as that would reveal it."""
        if not self.deal_is_known:
            raise DealError(say("sitting.secret"))
        return self.game.after(0)

    @property
    def title(self) -> str:
        """What is being played: the rules, a day's dungeon, or a game tried again."""
        if self.saved is not None:
            return saved_name(self.saved)
        name = self.game.rules.name
        return name if self.tried_move is None else say("trying.name", name=name, room=self.tried_room)

    @property
    def is_daily(self) -> bool:
        return self._ahead is not None or (self.saved is not None and self.saved.date is not None)

    @property
    def room_as_dealt(self) -> Game:
        """The game as it was when the room was dealt."""
        return self.game.after(self.game.room_began)

    @property
    def room_is_new(self) -> bool:
        """Whether the room is still as it was dealt."""
        return self.game.room_began == len(self.game.moves)

    @property
    def deal(self) -> str | None:
        return self.game.seed if self.deal_is_known and not self.is_daily else None

    # --- What comes next ---------------------------------------------------------------------------

    @property
    def comes_next(self) -> Next:
        if self._ahead is not None:
            day = date_words(self._ahead[0])
            return Threshold(say("threshold.title", date=day), ways_to_say("threshold.lines"), self.enter)
        if self.game.over:
            return End()
        bot = self.bot_to_move
        if bot is not None:
            return self._bot_thinks(bot)
        if self._dealer_is_awaited():
            return DealerLooks(self.hand_over)
        return PlayerMoves(self.game.turn)

    @property
    def bot_to_move(self) -> str | None:
        """The bot whose turn it is; None if it is a human's.

        Once a game is as long as `LONGEST_GAME`, a human moves for the bots, which might never end it.
        """
        seat = self.seats[self.game.turn]
        endless = len(self.game.moves) >= LONGEST_GAME
        return None if self.game.over or seat == HUMAN or endless else seat

    def _bot_thinks(self, name: str) -> Thinking:
        view = self.game.view(self.game.turn)
        return Thinking(
            name, lambda: self._bot(name).choose(view).move, partial(self._take_bots_move, name, view)
        )

    def _bot(self, name: str) -> Bot:
        """The bot of that name, made when it first thinks: that takes a while."""
        if name not in self._bots:
            self._bots[name] = make_bot(name, self.game.rules)
        return self._bots[name]

    def _take_bots_move(self, name: str, view: View, move: Move) -> Happened:
        if not self._is_as_in(view):
            return Happened()
        words = moves_words((move,), self.game.hero.weapon)
        events = self._make([move])
        return Happened((say("flow.bot_plays", bot=name, moves=words), *self._told(events)), events)

    def _is_as_in(self, view: View) -> bool:
        """Whether the game is still as this view shows it."""
        return not self.game.over and self.game.view(self.game.turn) == view

    # --- The one attempt ---------------------------------------------------------------------------

    def enter(self) -> None:
        """Begin the one attempt, saved before its first room is shown.

        If another program has begun it in the meantime, go on with that.
        """
        assert self._ahead is not None
        assert self.store is not None
        day, clock = self._ahead
        if today(clock) != day:
            raise DealError(say("threshold.too_late", date=date_words(day)))
        try:
            self.saved = self.store.begin(self.game, Kind.DAILY, day.isoformat(), self.seats)
        except StoreError:
            begun = self.store.daily(day.isoformat())
            if begun is None:
                raise
            self.game, self.saved = self.store.load(begun), begun
        self._ahead = None

    def _check_begun(self) -> None:
        if self._ahead is not None:
            raise IllegalMove(say("threshold.first"))

    # --- The Dealer --------------------------------------------------------------------------------

    def _dealer_is_awaited(self) -> bool:
        """Whether a human Dealer must look at the room before the player does."""
        room = self.game.room_number
        wanted = self.preferences.dealer is Dealer.HUMAN and self.room_is_new
        return wanted and room > self._handed_over and room not in self.described

    def hand_over(self, description: str) -> None:
        """Let the Dealer hand the room to the player, and save the description."""
        self._handed_over = self.game.room_number
        if description:
            self.described[self.game.room_number] = description
            if self.store is not None and self.saved is not None:
                self.store.keep_description(self.saved, self.game.room_number, description)

    @property
    def text(self) -> str:
        """The human Dealer's description of this room, or the narrator's if the narrator is the Dealer."""
        written = self.described.get(self.game.room_number, "")
        narrates = self.preferences.dealer is Dealer.NARRATOR and not self.game.over
        return self.narration() if narrates and not written else written

    def narration(self) -> str:
        """The narrator's description of the room."""
        from scoundrel.words.narrator import describe

        room = (self.game.room_number, self.game.moves[: self.game.room_began])
        if self._narrated[0] != room:
            dealt = self.room_as_dealt
            self._narrated = room, describe(dealt.view(dealt.turn), dealt.story, seed=str(dealt.seed))
        return self._narrated[1]

    # --- What a player can do ----------------------------------------------------------------------

    def play(self, *moves: Move | str) -> Happened:
        """Make moves, all of them or none. If they can't be saved, they are not made."""
        self._ask_if_fatal(moves)
        events = self._make(moves)
        return Happened(self._told(events), events)

    def _make(self, moves: Sequence[Move | str]) -> tuple[Event, ...]:
        """Make moves and save them.

        They must not go beyond the room: a move refused in the next room would reveal its cards, although
        all the moves are then taken back. Nor may a player move for a bot.
        """
        self._check_begun()
        events: list[Event] = []
        made, room = 0, self.game.room_number
        try:
            for move in moves:
                if made and (self.game.room_number != room or self.bot_to_move):
                    raise IllegalMove(say("sitting.too_many", move=quote(move)))
                events += make(self.game, move)
                made += 1
            self._save(lambda store, saved: store.keep_moves(saved, self.game))
        except StaleGame:
            raise  # the game was reloaded, so there is nothing to take back
        except Exception:
            for _ in range(made):
                self.game.undo()
            raise
        self.advice = None
        return tuple(events)

    def why_not(self, offer: Offer) -> str:
        if offer is Offer.UNDO and self.is_daily:
            return say("sitting.no_undo_daily")
        if offer is Offer.UNDO and self.game.over:
            return say("sitting.no_undo_over")
        if offer is Offer.UNDO and self.tried_move and self.tried_move == len(self.game.moves):
            return say("trying.no_undo")
        return super().why_not(offer)

    def undo(self) -> Happened:
        """Take back the player's last move, and any moves that bots have made since."""
        if why_not := self.why_not(Offer.UNDO):
            raise IllegalMove(why_not)
        begun = self.tried_move or 0
        undone = [self.game.undo()]
        while self.bot_to_move and len(self.game.moves) > begun:
            undone.append(self.game.undo())
        try:
            self._save(lambda store, saved: store.keep_undo(saved, self.game))
        except StaleGame:
            raise
        except Exception:
            for move in reversed(undone):
                self.game.play(move)
            raise
        self._was_helped = True
        self._forget_rooms_ahead()
        return self._taken_back(undone[-1])

    def _forget_rooms_ahead(self) -> None:
        """Forget later rooms, which may now hold other cards."""
        room = self.game.room_number
        self.advice = None
        self._handed_over = min(self._handed_over, room)
        self.described = {number: text for number, text in self.described.items() if number <= room}

    def hint(self, goal: Goal = Goal.WIN) -> Thinking:
        """Ask the coach what to do; this counts as a hint."""
        from scoundrel.coach.hints import hint

        self._check_begun()
        view = self.game.view(self.game.turn)
        return Thinking("coach", lambda: hint(view, goal), partial(self._take_hint, view))

    def _take_hint(self, view: View, advice: Hint) -> Happened:
        """Show and count a hint, unless the game has moved on."""
        if not self._is_as_in(view):
            return Happened()
        self._save(lambda store, saved: store.count_hint(saved))
        self._was_helped = True
        self.advice = advice
        return Happened(said=(advice.text,))

    def _save(self, change: Callable[[Store, SavedGame], SavedGame]) -> None:
        """Save a change; if another window has played on, reload the game and raise."""
        if self.store is None or self.saved is None:
            return
        try:
            self.saved = change(self.store, self.saved)
        except StaleGame:
            self.refresh()
            raise

    def refresh(self) -> None:
        """Reload the saved game after another window has played on."""
        assert self.store is not None
        assert self.saved is not None
        self.saved = self.store.find(self.saved.id)
        self.game = self.store.load(self.saved)
        self.described = self.store.descriptions(self.saved)
        self.advice = None


def _kind(game: Game, named: bool) -> Kind:
    """The kind of a new game; a chosen deal without a code comes from an imported game."""
    if not named:
        return Kind.FREE
    return Kind.DEAL if deal_code(game) else Kind.IMPORTED
