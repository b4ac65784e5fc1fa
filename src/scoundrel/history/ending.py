"""The end of a game: how it came about, what it earned, and what the coach says of it.

All of it is data, with the sentences that go with it, so that any surface can draw it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, partial
from typing import NamedTuple, TypeVar

from scoundrel.cards import Card
from scoundrel.coach.cache import review_of
from scoundrel.coach.review import Review
from scoundrel.coach.review_words import cost_words, remarks, summary, turning_words
from scoundrel.coach.rungs import Rung, rung_of
from scoundrel.coach.taken import Taken, taken_from_others, taken_words
from scoundrel.errors import DealError, IllegalMove, ScoundrelError, StoreError
from scoundrel.events import Damaged, Escaped, Fell
from scoundrel.game import Game
from scoundrel.history.achievements import ACHIEVEMENTS, Achievement
from scoundrel.history.comparing import claims_about
from scoundrel.history.days import Diary
from scoundrel.history.honours import honour_words
from scoundrel.history.introductions import Introduction, introduction
from scoundrel.history.moments import Moment, moments_of
from scoundrel.history.profile import record_result, saved_game_of, standing_of
from scoundrel.history.sharing import Shared, shared_game
from scoundrel.history.statistics import Standing
from scoundrel.history.together import keep_players
from scoundrel.play.claims import Claim
from scoundrel.play.clock import Clock, now
from scoundrel.play.codes import deal_code
from scoundrel.play.daily import next_opens
from scoundrel.play.flow import Happened, Thinking
from scoundrel.play.ladder import next_rung, rung_share
from scoundrel.play.links import site_address
from scoundrel.play.preferences import Dealer, Squares
from scoundrel.play.saved import HUMAN, PEOPLE, Kind
from scoundrel.play.seats import sender_in
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.play.way import Cell, way_of
from scoundrel.state import rooms_counted
from scoundrel.texts import say
from scoundrel.words.creatures import creature
from scoundrel.words.narrator import killer, last_words
from scoundrel.words.phrases import sentence, sentences
from scoundrel.words.telling import score_words

__all__ = ["Ending", "Outlived", "Verdict"]


Found = TypeVar("Found")

MOST_TAKEN = 3
"""The most things that one party took from the other that are told."""


class Verdict(NamedTuple):
    """How it ended for one player."""

    name: str
    """Who it was; empty if there was only one player."""
    won: bool
    score: int
    health: int
    room: int
    """The room in which it ended, counting those that were faced."""
    rooms: int
    """How many rooms the dungeon has."""
    move: int
    """The number of the move with which it ended, from 1."""
    killer: Card | None
    """The monster that killed the player, where that is known."""
    title: str
    """What happened, as a headline."""
    deed: str
    """The blow that killed the player, with its two numbers; empty after an escape."""
    most: int
    """Full health."""
    cells: tuple[Cell, ...]
    """The way: how each room was left."""
    moments: tuple[Moment, ...]
    """What is worth telling of it."""
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
    """All that the end of a game brings; a surface only has to show it.

    `record_result` saves the result as soon as the game is over, and `look_back` saves its review.
    """

    def __init__(self, sitting: Sitting, clock: Clock = now, earned: Iterable[str] = ()) -> None:
        """`earned` are the keys of achievements that the game earned when its end was shown before."""
        self.sitting = sitting
        self.clock = clock
        self.review: Review | None = None
        known = set(earned)
        self.earned = [each for each in ACHIEVEMENTS if each.key in known]
        """What the game has earned so far."""
        self.recorded = False
        """Whether the result was recorded, as far as possible."""
        self.trouble: ScoundrelError | None = None
        """Why something could not be saved or looked up, in a sentence."""

    # --- How it ended ------------------------------------------------------------------------------

    @property
    def verdicts(self) -> list[Verdict]:
        """How it ended for each player."""
        return [self._verdict(player) for player in range(self.sitting.rules.players)]

    def _verdict(self, player: int) -> Verdict:
        game = self.sitting.finished
        outcome = game.outcomes[player]
        assert outcome is not None
        move, number = _last_turn(game, player)
        name, way = self.sitting.seat_name(player), self.sitting.way
        room = rooms_counted(game.turns).get(number, way.room)
        return Verdict(
            name=name,
            won=outcome.won,
            score=outcome.score,
            health=game.heroes[player].health,
            room=room,
            rooms=way.rooms,
            move=move,
            killer=killer(game.story, player),
            title=_headline(game, player, name, room, way.rooms),
            deed=_deed(game, player, name),
            most=game.rules.max_health,
            cells=way.rows[player],
            moments=moments_of(game, player),
            how=score_words(game, player),
            epitaph=self._epitaph(player, room),
        )

    def _epitaph(self, player: int, room: int) -> str:
        if self.sitting.preferences.dealer is Dealer.NOBODY:
            return ""
        game = self.sitting.finished
        return last_words(game.view(player), game.story, room=room, tale=self.sitting.seen.tale)

    @property
    def outlived(self) -> Outlived | None:
        """Which of two parties lasted longer; None if there is one, or if both escaped."""
        verdicts = self.verdicts
        if len(verdicts) == 1 or verdicts[0].move == verdicts[1].move:
            return None
        survivor = int(verdicts[1].move > verdicts[0].move)
        last, first = verdicts[survivor], verdicts[1 - survivor]
        rooms, moves = last.room - first.room, last.move - first.move
        key, n = ("end-outlived_rooms", rooms) if rooms else ("end-outlived_moves", moves)
        return Outlived(survivor, rooms, moves, say(key, survivor=last.name, other=first.name, n=n))

    @property
    def standing(self) -> Standing | None:
        """Where a game that counts stands among the player's earlier ones by the same rules."""
        return self._looked_up(lambda: standing_of(self.sitting))

    @property
    def number(self) -> int | None:
        """The number of the saved game; None if it is not saved."""
        saved = self._looked_up(lambda: saved_game_of(self.sitting))
        return None if saved is None else saved.id

    @property
    def streak(self) -> str:
        """The days in a row with a finished dungeon, and when the next one opens; only for a daily game."""
        return self._looked_up(self._streak) or ""

    def _streak(self) -> str:
        store, saved = self.sitting.profile, saved_game_of(self.sitting)
        if store is None or saved is None or not self.sitting.is_daily:
            return ""
        diary = Diary.read(store, self.clock)
        is_todays = saved.date == diary.today.isoformat()
        coming = next_opens(self.clock) if is_todays else say("days-open_now")
        return sentences(say("days-after", n=diary.streak.current), sentence(coming))

    def record_result(self) -> list[Achievement]:
        """Save the result, with the review if there is one; returns what the game has newly earned."""
        new = self._looked_up(lambda: record_result(self.sitting, self.review)) or []
        self._looked_up(lambda: keep_players(self.sitting))
        self.earned += new
        self.recorded = True
        return new

    def _looked_up(self, look: Callable[[], Found]) -> Found | None:
        """Something from the saved games; None if they can't be used, and then `trouble` says why."""
        try:
            return look()
        except StoreError as error:
            self.trouble = error
            return None

    # --- What the coach says -----------------------------------------------------------------------

    @property
    def may_be_reviewed(self) -> bool:
        """The coach reviews games of one player."""
        return self.sitting.rules.players == 1

    def look_back(self) -> Thinking:
        """Ask the coach for a review of the game."""
        if not self.sitting.over:
            raise IllegalMove("end-unfinished")
        return Thinking("coach", partial(review_of, self.sitting.finished), self._take_review)

    def _take_review(self, found: Review) -> Happened:
        """Keep the review, unless moves have been taken back since it was asked for."""
        if not self.sitting.over or found.game.moves != self.sitting.finished.moves:
            return Happened()
        self.review = found
        self.record_result()
        return Happened(said=(self.lesson,) if self.lesson else tuple(summary(found, reasons=True)))

    @property
    def lesson(self) -> str:
        """What cost a lost game, in one plain sentence; empty after a win, and until there is a review."""
        if self._took:
            return self.between[0] if not all(verdict.won for verdict in self.verdicts) else ""
        return cost_words(self.review) if self.review else ""

    @property
    def between(self) -> tuple[str, ...]:
        """Of a game for two, who took what the other needed; empty for a game of one."""
        if self.may_be_reviewed:
            return ()
        names = [self.sitting.seat_name(player) for player in range(self.sitting.rules.players)]
        told = [taken_words(each, names, self._room_at(each.move_number)) for each in self._took]
        return tuple(told[:MOST_TAKEN]) or (say("taken-none"),)

    @cached_property
    def _took(self) -> tuple[Taken, ...]:
        return taken_from_others(self.sitting.finished)

    def _room_at(self, move: int) -> int:
        """The number of the room of a move, counting those that were faced."""
        before = self.sitting.finished.after(move)
        return way_of(before, before.turns).room

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
    def rung(self) -> Rung | None:
        """The first dungeon that this was; None if it was any other game."""
        return rung_of(self.sitting.rules.name, self.sitting.finished.seed)

    @property
    def following(self) -> Rung | None:
        """The first dungeon that comes next; None unless this was one, and was survived."""
        store, rung = self.sitting.profile, self.rung
        if rung is None or store is None or not self.verdicts[0].won:
            return None
        return self._looked_up(lambda: next_rung(store, rung.seed))

    @property
    def opened(self) -> str:
        """What surviving a first dungeon has opened, in a sentence; empty for anything else."""
        if self.rung is None or not self.verdicts[0].won:
            return ""
        following = self.following
        if following is None:
            return say("ladder-last")
        return say("ladder-opened", number=following.number, share=rung_share(following))

    @property
    def honours(self) -> tuple[str, ...]:
        """The looks that were earned with it, in sentences."""
        return honour_words(self.earned)

    @property
    def introduction(self) -> Introduction | None:
        """The rule set that introduces itself after this game; None after one of the first dungeons."""
        store = self.sitting.profile
        if store is None or self.following is not None:
            return None
        return self._looked_up(lambda: introduction(store))

    @property
    def onward(self) -> tuple[str, ...]:
        """What can be done next, by name."""
        hosted = self.sitting.about.hosted
        first = ("next_dungeon",) if self.following else ()
        again = ("again",) if self.sitting.policy.repeats else ()
        days = ("calendar",) if self.sitting.is_daily else ()
        beside = ("compare",) if self.claims else ()
        saved = ("watch", "export") if self.number is not None else ("watch",) if hosted is None else ()
        following = "next_game" if hosted is None else self._next_match
        return (*first, following, *beside, *again, "try", *saved, "share", *days)

    @property
    def _next_match(self) -> str:
        """What follows a match of a server: for those who sit there, the same again."""
        if self.sitting.about.kind is Kind.RANKED:
            return "ranked"
        return "rematch" if self.sitting.has_seat else "friend"

    @property
    def restart(self) -> tuple[int, int]:
        """From where to try again: how many moves stay, and the room. Without a review, the last room."""
        if self.review is not None:
            return self.review.restart.move_number, self.review.restart.place
        turns = self.sitting.turns
        number = _last_turn(self.sitting.finished, 0)[1]
        return sum(turn.room_number < number for turn in turns), rooms_counted(turns).get(number, 1)

    def try_again(self, store: Store | None, *, kept: bool = True) -> Sitting:
        """Play on from there, as a game of its own."""
        sitting = self.sitting
        if not sitting.over:
            raise DealError("trying-unfinished")
        # Whoever sat elsewhere is not here now.
        seats = [HUMAN if seat in PEOPLE else seat for seat in sitting.seats]
        return Sitting.try_again(store, sitting.finished, self.restart[0], seats, kept=kept)

    @property
    def code(self) -> str | None:
        """The code of the deal; None if it was not dealt from a seed."""
        return deal_code(self.sitting.finished)

    @property
    def claims(self) -> list[Claim]:
        """What others say of their games of this deal."""
        return self._looked_up(lambda: claims_about(self.sitting)) or []

    @property
    def shared(self) -> Shared:
        """The game in a few lines that give none of its cards away."""
        sitting = self.sitting
        if not sitting.over:
            raise DealError("share-unfinished", room=sitting.view.room_number)
        alone = sitting.rules.players == 1
        names = [] if alone else [sitting.seat_name(player) for player in range(sitting.rules.players)]
        return shared_game(sitting.finished, sitting.about, names, sender_in(sitting.profile))

    def share(self, *, ascii_only: bool = False, address: str | None = None) -> str:
        """The lines to paste somewhere, drawn as the player likes it."""
        squares = Squares.LETTERS if ascii_only else self.sitting.preferences.drawn_with
        return self.shared.with_link(squares, site_address() if address is None else address)


def _headline(game: Game, player: int, name: str, room: int, rooms: int) -> str:
    """What happened to a player, in a few words."""
    outcome, slayer = game.outcomes[player], killer(game.story, player)
    assert outcome is not None
    if outcome.won:
        health, whole = game.heroes[player].health, _is_unhurt(game, player)
        return _ended("won", name, whole=whole, n=health)
    if slayer is None:
        return _ended("lost_to_none", name, room=room, rooms=rooms)
    return _ended("lost", name, killer=creature(slayer), room=room, rooms=rooms)


def _ended(key: str, name: str, **fills: object) -> str:
    """A text of the end; of two parties, with a name."""
    return say(f"end-party-{key}", name=name, **fills) if name else say(f"end-{key}", **fills)


def _is_unhurt(game: Game, player: int) -> bool:
    """Whether somebody came out as they went in."""
    hurt = any(isinstance(event, Damaged) and event.player == player for event in game.story)
    return not hurt and game.heroes[player].health == game.rules.max_health


def _deed(game: Game, player: int, name: str) -> str:
    """The last blow, and what there was left to meet it."""
    slayer = killer(game.story, player)
    if slayer is None:
        return ""
    blow = [event for event in game.story if isinstance(event, Damaged) and event.player == player][-1]
    return _ended(
        "deed", name, killer=creature(slayer), amount=blow.amount, health=blow.health + blow.amount
    )


def _last_turn(game: Game, player: int) -> tuple[int, int]:
    """The move with which the game ended for a player, counted from 1, and its room."""
    for number, turn in enumerate(game.turns, 1):
        for event in turn.events:
            if isinstance(event, Fell | Escaped) and event.player == player:
                return number, turn.room_number
    return 0, game.room_number
