"""A game at the table: a match as its players see it, with the coach, the bots and the Dealer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from scoundrel.budget import checkpoint
from scoundrel.engine.bots import Bot, make_bot
from scoundrel.engine.goals import Goal
from scoundrel.engine.search.rollouts import LONGEST_GAME
from scoundrel.errors import AskFirst, DealError, IllegalMove, StaleGame
from scoundrel.events import Carried, Dealt, Event
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.play.clock import Clock, now, today
from scoundrel.play.codes import Deal
from scoundrel.play.daily import daily_seed, day_number
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
from scoundrel.play.hosted import (
    hosted_end,
    hosted_threshold,
    hosted_title,
    proposal_words,
    seat_words,
)
from scoundrel.play.local import LocalMatch
from scoundrel.play.match import About, Action, ActionKind, Match, Policy, Seen, Viewer
from scoundrel.play.move_checks import check_moves
from scoundrel.play.preferences import Dealer, Preferences
from scoundrel.play.promises import forget_side, keep_promise
from scoundrel.play.saved import HUMAN, SavedGame
from scoundrel.play.sealed import told_of_claims
from scoundrel.play.seats import names_in
from scoundrel.play.shelf import deal_title, game_name, kind_name
from scoundrel.play.store import Store
from scoundrel.rules import Rules
from scoundrel.state import Turn, View
from scoundrel.texts import language, say, ways_to_say
from scoundrel.words.bots import bot_name
from scoundrel.words.moves import moves_words
from scoundrel.words.narrator import describe
from scoundrel.words.phrases import capital
from scoundrel.words.rules import title_of

if TYPE_CHECKING:
    from scoundrel.coach.hints import Hint
    from scoundrel.coach.steps import Step

__all__ = ["Sitting", "Start"]

Start = Deal | Game
"""How a game begins: with a deal, or as it stands."""

LONGEST_DEAL = 12
"""The longest seed shown in a heading. Seeds that people choose are short; random ones are longer."""


class Sitting(Flow):
    """One match from its first room to its end, for whoever sits here."""

    def __init__(self, match: Match, profile: Store | None = None, viewer: Viewer | None = None) -> None:
        """`profile` is where the player's results are saved; by default, all seats are played here."""
        self.match = match
        self.profile = profile
        if viewer is None:
            viewer = Viewer(frozenset(range(match.look(Viewer()).about.rules.players)))
        self.viewer = viewer
        self.seen: Seen = match.look(viewer)
        players = self.seen.about.rules.players
        self.key = ""
        """The key of the next action, so that it is done once even if it is sent twice."""
        super().__init__()
        self.names = names_in(profile) if players > 1 else ()
        self._learn_seats()
        self._bots: dict[str, Bot] = {}
        self._narrated: tuple[object, str] = None, ""
        """The narrator's last words, and which room they describe."""
        self._finished: Game | None = None

    def _see(self, seen: Seen) -> None:
        """Have the match stand as it was just seen."""
        self.seen = seen
        self._learn_seats()

    def _learn_seats(self) -> None:
        """Take the names from a server; nobody is spoken of by name to themselves."""
        hosted = self.seen.about.hosted
        if hosted is not None:
            self.names = () if self.rules.players == len(self.viewer.seats) else hosted.names

    # --- Ways to begin -------------------------------------------------------------------------------

    @classmethod
    def begin(
        cls,
        store: Store | None,
        start: Start,
        *,
        named: bool = False,
        seats: Sequence[str] = (),
        kept: bool = True,
    ) -> Sitting:
        """A new game; `named` means that the player chose its deal, so that it is no secret."""
        game = start.game() if isinstance(start, Deal) else start
        match = LocalMatch.begin(store, game, named=named, seats=seats, kept=kept)
        return cls(match, store if kept else None)

    @classmethod
    def try_again(
        cls,
        store: Store | None,
        finished: Game,
        moves: int,
        seats: Sequence[str] = (),
        *,
        kept: bool = True,
    ) -> Sitting:
        """A game that continues after the first `moves` of a finished one."""
        match = LocalMatch.try_again(store, finished, moves, seats, kept=kept)
        return cls(match, store if kept else None)

    @classmethod
    def resume(cls, store: Store, saved: SavedGame) -> Sitting:
        """A saved game, to be played on."""
        return cls(LocalMatch.resume(store, saved), store)

    @classmethod
    def of_today(cls, store: Store, clock: Clock = now) -> Sitting:
        """The one attempt at today's dungeon: about to begin, continued, or finished."""
        return cls.of_day(store, today(clock), clock)

    @classmethod
    def of_day(cls, store: Store, day: date, clock: Clock = now) -> Sitting:
        """The dungeon of a day: the one attempt at it, or a game for practice if its day was missed."""
        return cls(LocalMatch.of_day(store, day, clock), store)

    # --- What the player may know --------------------------------------------------------------------

    @property
    def about(self) -> About:
        return self.seen.about

    @property
    def policy(self) -> Policy:
        return self.about.policy

    @property
    def offers(self) -> frozenset[Offer]:
        if self.about.hosted is not None:
            return frozenset()
        # Where nothing may be taken back, the offer says why.
        return super().offers | {Offer.UNDO}

    @property
    def seats(self) -> tuple[str, ...]:  # type: ignore[override]
        return self.about.seats

    @property
    def rules(self) -> Rules:
        return self.about.rules

    @property
    def has_seat(self) -> bool:
        """Whether somebody here plays or deals; otherwise they only look on."""
        return bool(self.viewer.seats) or self.viewer.dealer

    @property
    def is_shared(self) -> bool:
        return super().is_shared and len(self.viewer.seats) == len(self.seats)

    @property
    def view(self) -> View:
        if self.seen.view is None:
            raise IllegalMove("threshold-first")
        return self.seen.view

    @property
    def opening(self) -> tuple[Event, ...]:
        return self.seen.opening

    @property
    def turns(self) -> tuple[Turn, ...]:
        return self.seen.turns

    @property
    def preferences(self) -> Preferences:
        return self._preferences

    @preferences.setter
    def preferences(self, preferences: Preferences) -> None:
        self._preferences = preferences
        wanted = preferences.dealer is Dealer.HUMAN
        # At a server's table the Dealer's seat is somebody's, or nobody's.
        if self.viewer.seats and wanted != self.about.dealer and self.about.hosted is None:
            words = Dealer.HUMAN.value if wanted else ""
            self.seen = self.match.do(
                self.viewer, Action(ActionKind.DEALER, self.seen.version, words=words)
            )

    @property
    def finished(self) -> Game:
        """The whole game, which is no secret once it is over."""
        if self.about.given_up:
            raise DealError("shelf-given_up")
        if not self.view.over:
            raise DealError("sitting-secret")
        if self._finished is None or self._finished.move_count != len(self.turns):
            self._finished = Game.from_record(self.match.record())
        return self._finished

    @property
    def over(self) -> bool:
        """Whether the game has ended for everybody."""
        ended = self.seen.view is not None and self.seen.view.over
        return ended or (self.about.given_up and self.about.hosted is not None)

    @property
    def is_daily(self) -> bool:
        return self.about.date is not None

    @property
    def deal_is_known(self) -> bool:
        """Whether the player may know which deal this is."""
        return self.over or not self.policy.secret

    @property
    def caveat(self) -> str:
        """Why the game does not count, where the player may have seen its cards before."""
        if self.about.tried_move is not None:
            return say("trying-caveat")
        if self.about.practice is not None:
            return say("daily-practice_caveat")
        return say("sitting-looked_ahead") if self.about.looked_ahead else ""

    @property
    def is_unaided(self) -> bool:
        """Whether the game was played without hints, without taking moves back, and on unknown cards."""
        return not (self.about.hints or self.about.undos or self.caveat)

    def begin_again(self, store: Store | None, *, kept: bool = True) -> Sitting:
        """The same cards from the start; refused while the deal is secret, as that would reveal it."""
        start = Game.from_record(self.match.record()).after(0)
        return Sitting.begin(store, start, named=True, seats=self.seats, kept=kept)

    @property
    def title(self) -> str:
        """What is being played: the rules, a day's dungeon, or a game tried again."""
        if self.about.hosted is not None:
            return hosted_title(self.about)
        day = self.about.day if self.about.begun else None
        title = self._deal_title or kind_name(self.about.kind, title_of(self.rules))
        name = game_name(title, day, self.about.tried_room, practice=self.about.practice is not None)
        # A name that a player gave to rules keeps its capital and small letters.
        return capital(name) if day else name

    @property
    def _deal_title(self) -> str:
        """What the deal itself is called, if it is a first dungeon and no secret."""
        return deal_title(self.rules.name, self.seen.seed)

    @property
    def deal(self) -> str | None:
        """The seed, unless something else names the game already: a day, or where it is tried again."""
        seed = self.seen.seed
        named = self.about.day is None and self.about.tried_move is None and not self._deal_title
        return seed if named and seed and len(seed) <= LONGEST_DEAL else None

    @property
    def room_is_new(self) -> bool:
        """Whether the room is still as it was dealt."""
        return not self.turns or self.turns[-1].room_number != self.view.room_number

    # --- What comes next ---------------------------------------------------------------------------

    @property
    def comes_next(self) -> Next:
        if not self.about.begun and self.about.hosted is not None:
            return Threshold(self.title, hosted_threshold(self.about), self.enter)
        if not self.about.begun:
            return self._threshold(date.fromisoformat(str(self.about.day)))
        if self.over:
            return End(hosted_end(self.about, self.viewer))
        if self.seen.curtained:
            return self._dealer_looks() if self._deals else self._awaits(say("online-dealer"))
        if self.bot_to_move is not None:
            return self._bot_thinks(self.bot_to_move)
        if self.view.turn not in self.viewer.seats:
            return self._awaits(self._who_moves)
        return PlayerMoves(self.view.turn)

    @property
    def _who_moves(self) -> str:
        """Whose turn it is, where that is somebody elsewhere."""
        return seat_words(self.about, self.view.turn)

    @property
    def _deals(self) -> bool:
        """Whether the Dealer sits here."""
        return self.viewer.dealer or self.about.hosted is None

    def _awaits(self, name: str) -> Thinking:
        """Wait for somebody elsewhere."""
        return Thinking(name, self._wait, self._take_news, elsewhere=True)

    @property
    def awaited(self) -> str:
        """Who has to do something elsewhere before this goes on; empty if nobody has to."""
        coming = self.comes_next
        return coming.name if isinstance(coming, Thinking) and coming.elsewhere else ""

    def gather(self) -> Thinking:
        """Wait until somebody comes to the table, or begins the game."""
        return self._awaits(", ".join(seat_words(self.about, seat) for seat in self.missing))

    def news(self) -> Thinking:
        """Wait until somebody elsewhere has done something, whoever's turn it is."""
        return self._awaits("")

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that nobody has taken yet."""
        return self.about.hosted.missing if self.about.hosted else ()

    @property
    def gathers(self) -> bool:
        """Whether others have to do something before this player can begin."""
        is_hosted = self.about.hosted is not None
        return is_hosted and not self.about.begun and bool(self.missing or not self.has_seat)

    @property
    def bot_to_move(self) -> str | None:
        """The bot whose turn it is, if it plays here; None if it is a human's.

        Once a game is as long as `LONGEST_GAME`, a human moves for the bots, which might never end it.
        """
        seat = self.seats[self.view.turn]
        endless = len(self.turns) >= LONGEST_GAME
        is_human = self.view.over or seat == HUMAN or endless
        return None if is_human or self.view.turn not in self.viewer.seats else seat

    def _bot_thinks(self, name: str) -> Thinking:
        view = self.view
        return Thinking(
            bot_name(name),
            lambda: self._bot(name).choose(view).move,
            partial(self._take_bots_move, name, view),
        )

    def _bot(self, name: str) -> Bot:
        """The bot of that name, made when it first thinks: that takes a while."""
        if name not in self._bots:
            self._bots[name] = make_bot(name, self.rules)
        return self._bots[name]

    def _take_bots_move(self, name: str, view: View, move: Move) -> Happened:
        if not self._is_as_in(view):
            return Happened()
        words = moves_words((move,), self.view.mover.weapon)
        happened = self._do(ActionKind.MOVE, moves=(str(move),))
        return replace(
            happened, told=(say("flow-bot_plays", bot=bot_name(name), moves=words), *happened.told)
        )

    def _is_as_in(self, view: View) -> bool:
        """Whether the game is still as this view shows it."""
        return not self.view.over and self.view == view

    def _wait(self) -> Seen:
        """Wait until somebody else has done something."""
        while (seen := self.match.look(self.viewer)).version == self.seen.version:
            checkpoint()
            self.match.wait()
        return seen

    def _take_news(self, seen: Seen) -> Happened:
        """Show what somebody else has done, unless it is known already."""
        if seen.version <= self.seen.version:
            return Happened()
        before = self.seen
        self._see(seen)
        self.advice = None
        return self._news(before)

    def _threshold(self, day: date) -> Threshold:
        """What is said before the dungeon of that day is begun."""
        title = say("threshold-title", number=day_number(day), date=day)
        lines = "threshold-practice" if self.about.practice else "threshold-lines"
        told = told_of_claims(self.profile, Deal(self.rules, daily_seed(day)).code)
        return Threshold(title, (*ways_to_say(lines), *told), self.enter)

    # --- The one attempt, and the Dealer -----------------------------------------------------------

    def enter(self) -> None:
        """Begin the one attempt; at a server's table, once it has made its promise."""
        hosted = self.about.hosted
        if hosted is None:
            self._do(ActionKind.ENTER)
            return
        promise = keep_promise(self.profile, hosted)
        try:
            self._do(ActionKind.ENTER, words=promise.side)
        except StaleGame:
            if not self.about.begun:
                raise
            # Somebody else was faster, which is as good.
            forget_side(self.profile, hosted.id)

    def _dealer_looks(self) -> DealerLooks:
        """What a human Dealer sees, who sits here."""
        alone = self.viewer.dealer
        shown = self.view if alone else self.match.look(replace(self.viewer, dealer=True)).view
        assert shown is not None
        room = tuple(card for card in shown.room if card is not None)
        return DealerLooks(say("dealer-title", room=shown.room_number), room, self.hand_over, alone=alone)

    def hand_over(self, description: str) -> Happened:
        """Let the Dealer hand the room to the player, with words or without. Only now is it dealt."""
        self._do(ActionKind.HAND_OVER, words=description)
        events = self.turns[-1].events if self.turns else self.opening
        return Happened(events=tuple(event for event in events if isinstance(event, Dealt | Carried)))

    @property
    def text(self) -> str:
        """The human Dealer's description of this room, or the narrator's if the narrator is the Dealer."""
        written = self.seen.described.get(self.view.room_number, "")
        narrates = self.preferences.dealer is Dealer.NARRATOR and not self.view.over
        return self.narration() if narrates and not written else written

    def narration(self) -> str:
        """The narrator's description of the room."""
        dealt = self.seen.dealt
        assert dealt is not None
        past = [turn for turn in self.turns if turn.room_number < dealt.room_number]
        room = (dealt.room_number, len(past), language())
        if self._narrated[0] != room:
            story = [*self.opening, *(event for turn in past for event in turn.events)]
            self._narrated = room, describe(dealt, story, tale=self.seen.tale)
        return self._narrated[1]

    # --- What a player can do ----------------------------------------------------------------------

    def play(self, *moves: Move | str, sure: bool = False) -> Happened:
        """Make moves, all of them or none."""
        self.check_turn()
        humans = [seat for seat in self.viewer.seats if self.seats[seat] == HUMAN]
        found = check_moves(self.view, moves, humans)
        if not sure:
            self._ask_if_fatal(tuple(found))
        advice = self.advice and self.advice.after(found)
        happened = self._do(ActionKind.MOVE, moves=tuple(map(str, found)))
        self.advice = advice
        return happened

    def why_not(self, offer: Offer) -> IllegalMove | None:
        if offer is Offer.UNDO and self.is_daily:
            return IllegalMove("sitting-no_undo_daily")
        if offer is Offer.UNDO and self.over:
            return IllegalMove("sitting-no_undo_over")
        if offer is Offer.UNDO and self.about.tried_move and self.about.tried_move == len(self.turns):
            return IllegalMove("trying-no_undo")
        return super().why_not(offer)

    def undo(self) -> Happened:
        """Take back the player's last move, and any moves that bots have made since."""
        if why_not := self.why_not(Offer.UNDO):
            raise why_not
        before = self.turns
        self._do(ActionKind.UNDO)
        return self._taken_back(before[len(self.turns)].move)

    def hint(self, *, sure: bool = False, goal: Goal = Goal.WIN, step: Step | None = None) -> Thinking:
        """Ask the coach for a hint or, where one is shown, for its next step, unless `step` says which.

        Its first step counts as a hint; the others are the same hint.
        """
        from scoundrel.coach.cache import hint_for
        from scoundrel.coach.steps import Step

        self.check_turn()
        if Offer.HINT not in self.offers:
            raise IllegalMove("flow-no_hint")
        if self.advice is None and not sure:
            self._ask_if_it_aids()
        view, coming = self.view, self.advice.step.deeper if self.advice else Step.NUDGE
        return Thinking(
            "coach", lambda: hint_for(view, goal), partial(self._take_hint, view, step or coming)
        )

    def _ask_if_it_aids(self) -> None:
        """Raise `AskFirst` before the hint with which such a game would no longer be unaided."""
        about = (self.view.turn, self.about.date)
        if self.policy.asks_first and not self.about.hints and about not in self.confirmed:
            raise AskFirst("sitting-hint_daily", about=about)

    def _take_hint(self, view: View, step: Step, found: Hint) -> Happened:
        """Show a step of a hint, and count the first one, unless the game has moved on."""
        from scoundrel.coach.steps import Advice

        shown = self.advice
        self.refresh()
        if not self._is_as_in(view):
            return Happened()
        if shown is None:
            self._do(ActionKind.HINT)
        self.advice = Advice(found, view, step)
        return Happened(said=(self.advice.text,))

    def show_again(self, made: int, step: Step) -> None:
        """Show again what the coach showed after the first `made` moves, if it still holds."""
        from scoundrel.coach.cache import hint_for
        from scoundrel.coach.steps import Advice

        dealt = self.seen.dealt
        if dealt is None or not 0 <= made <= len(self.turns):
            return
        past = [turn.move for turn in self.turns[:made] if turn.room_number == dealt.room_number]
        if made < len(self.turns) and self.turns[made].room_number != dealt.room_number:
            return
        view = self.view if made == len(self.turns) else dealt.after(*past)
        if view is not None and view.turn == view.player:
            since = [turn.move for turn in self.turns[made:]]
            self.advice = Advice(hint_for(view), view, step).after(since)

    def give_up(self) -> None:
        """End the game here: it is lost, and counts. Of two, the other has won."""
        here = self.about.hosted is None
        if self.over or not self.viewer.seats or (here and self.rules.players > 1):
            raise IllegalMove("shelf-no_giving_up")
        self._do(ActionKind.GIVE_UP)

    @property
    def stand_ins(self) -> tuple[int, ...]:
        """The seats that a bot may take over if both players agree: one's own, and the other's."""
        of_two = self.about.hosted is not None and self.rules.players > 1
        is_open = of_two and self.about.begun and not self.over and len(self.viewer.seats) == 1
        return tuple(range(self.rules.players)) if is_open else ()

    @property
    def proposal(self) -> str:
        """What was proposed to those who sit here: that a bot takes over a seat."""
        return proposal_words(self.about) if self.stand_ins else ""

    def stand_in(self, seat: int) -> Happened:
        """Propose that a bot takes over a seat, or agree to that."""
        return self._do(ActionKind.STAND_IN, words=str(seat))

    def _do(self, kind: ActionKind, *, moves: tuple[str, ...] = (), words: str = "") -> Happened:
        """Do something in the match; if it has changed meanwhile, show its current state, and raise."""
        before = self.seen
        action = Action(kind, before.version, moves, words, self.key)
        try:
            self._see(self.match.do(self.viewer, action))
        except StaleGame:
            self.refresh()
            raise
        self.advice = None
        return self._news(before)

    def refresh(self) -> None:
        """Fetch the current state of the match."""
        self._see(self.match.look(self.viewer))
        self.advice = None

    def _news(self, before: Seen) -> Happened:
        """What has happened since the match was last seen."""
        return self.news_since(len(before.turns))

    def news_since(self, made: int) -> Happened:
        """What has happened since the first `made` moves."""
        events = tuple(event for turn in self.turns[made:] for event in turn.events)
        return Happened(self._told(events), events)
