"""A match of the server: a fold over its log, and what each viewer may know of it.

A match never changes: `after` returns the one that follows. So it may be kept in memory, read by several
requests at once, and be thrown away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from scoundrel.errors import IllegalMove, ScoundrelError, StaleGame, quote
from scoundrel.fair import Proof, commitment_to, fair_seed, first_of
from scoundrel.game import Game
from scoundrel.notation.moves import Move
from scoundrel.notation.records import MOST_MOVES
from scoundrel.notation.rulesets import format_rules
from scoundrel.play.looking import awaits_dealer, look_at
from scoundrel.play.match import DEALER, About, ActionKind, Hosted, Seen, Viewer
from scoundrel.play.saved import HUMAN, Kind
from scoundrel.rules import Rules
from scoundrel.state import Outcome

__all__ = ["JOIN", "MOST_PLIES", "STAND_IN", "Facts", "HostMatch", "Logged", "client_of_day", "deal_name"]

JOIN = "join"
"""The kind of an action by which somebody takes a seat; its text is the player."""
STAND_IN = "expert"
"""The bot that takes over a seat; the device of the player who stays thinks for it."""
MOST_PLIES = 2_000
"""The most actions in a match: some rules allow running forever."""
LONGEST_CLIENT = 64
LONGEST_WORDS = 2_000


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a match before its first action."""

    id: str
    kind: Kind
    rules: Rules
    secret: bytes
    date: str | None = None
    """The day whose dungeon it is."""
    dealer: bool = False
    """Whether a human Dealer sees each room first."""
    delay: int = 0
    """How many seconds later spectators see it."""
    commitment: str = field(init=False)

    def __post_init__(self) -> None:
        fixed = commitment_to(deal_name(self), format_rules(self.rules), self.secret)
        object.__setattr__(self, "commitment", fixed)

    @property
    def seats(self) -> tuple[int, ...]:
        """Every seat that somebody has to take."""
        return (*range(self.rules.players), *((DEALER,) if self.dealer else ()))


def deal_name(facts: Facts) -> str:
    """The name of a deal; that of a day is the same for all who play it."""
    return facts.id if facts.date is None else f"day/{facts.date}"


def client_of_day(facts: Facts) -> str:
    """What stands for the player's side where everybody gets the same deal."""
    return deal_name(facts)


@dataclass(frozen=True, slots=True)
class Logged:
    """An action as it is in the log."""

    ply: int
    seat: int
    kind: str
    text: str
    key: str
    moment: float


@dataclass(frozen=True, slots=True)
class HostMatch:
    """A match after some actions."""

    facts: Facts
    log: tuple[Logged, ...] = ()
    players: Mapping[int, str] = field(default_factory=dict)
    """Who sits where; a seat that a bot has taken over belongs to whoever stays."""
    game: Game | None = None
    described: Mapping[int, str] = field(default_factory=dict)
    made: tuple[int, ...] = (0,)
    """How many moves had been made after each action."""
    bots: frozenset[int] = frozenset()
    stand_in: int | None = None
    resigned: int | None = None

    @classmethod
    def replay(cls, facts: Facts, log: Sequence[Logged]) -> HostMatch:
        match = cls(facts)
        for action in log:
            match = match.after(action)
        return match

    # --- How it stands -------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def over(self) -> bool:
        return self.resigned is not None or (self.game is not None and self.game.over)

    @property
    def missing(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.facts.seats if seat not in self.players)

    @property
    def curtained(self) -> bool:
        """Whether the room waits for the Dealer."""
        return self.facts.dealer and self.game is not None and awaits_dealer(self.game, self.described)

    def seats_of(self, player: str) -> frozenset[int]:
        return frozenset(seat for seat, who in self.players.items() if who == player)

    def has_sat(self, player: str) -> bool:
        """Whether this player has a seat, or had one that a bot has taken over."""
        return any(action.kind == JOIN and action.text == player for action in self.log)

    def viewer(self, player: str) -> Viewer:
        """What this player is here; without a seat, a spectator."""
        mine = self.seats_of(player)
        return Viewer(mine - {DEALER}, DEALER in mine)

    def is_key_of(self, key: str, version: int) -> bool:
        """Whether the action that answered this version had this key."""
        return bool(key) and version < self.version and self.log[version].key == key

    @property
    def outcomes(self) -> tuple[Outcome | None, ...]:
        """How it ended for each player; a game for two that somebody gave up is the other's."""
        game = self.game
        if game is None:
            return (None,) * self.facts.rules.players
        if self.resigned is None:
            return game.outcomes
        if game.rules.players == 1:
            return (game.given_up(),)
        return tuple(Outcome(seat != self.resigned, 0) for seat in range(game.rules.players))

    def record(self) -> str:
        """The whole game as text."""
        if self.game is None or not self.over:
            raise ScoundrelError("error-game_not_over")
        return self.game.record()

    def seen_record(self) -> str:
        """The finished game as far as its player saw it: the unseen cards lie in it in order.

        It is what may be told of a deal that others have still to play.
        """
        assert self.game is not None
        return record_of_seen(self.game)

    def until(self, moment: float) -> HostMatch:
        """The match as it was then."""
        log = [action for action in self.log if action.moment <= moment]
        return self if len(log) == len(self.log) else HostMatch.replay(self.facts, log)

    # --- What is done --------------------------------------------------------------------------------

    def after(self, action: Logged) -> HostMatch:
        """The match after an action; one that can't be done raises."""
        if action.ply != self.version + 1:
            raise StaleGame("error-match_moved_on")
        # However long it is, it must be possible to end it.
        is_too_long = self.version >= MOST_PLIES and action.kind != ActionKind.GIVE_UP.value
        if self.over or is_too_long:
            raise IllegalMove("error-game_over")
        done = self._done(action)
        count = 0 if done.game is None else done.game.move_count
        return replace(done, log=(*self.log, action), made=(*self.made, count))

    def _done(self, action: Logged) -> HostMatch:
        match action.kind:
            case "join":
                return self._join(action)
            case "enter":
                return self._enter(action)
            case "move":
                return self._move(action)
            case "hand_over":
                return self._hand_over(action)
            case "give_up":
                return self._give_up(action)
            case "stand_in":
                return self._stand_in(action)
            case other:
                raise IllegalMove("error-no_action", action=quote(other))

    def _join(self, action: Logged) -> HostMatch:
        if action.seat not in self.missing or (not self.facts.dealer and self.seats_of(action.text)):
            raise IllegalMove("error-seat_taken")
        return replace(self, players={**self.players, action.seat: action.text})

    def _enter(self, action: Logged) -> HostMatch:
        """Deal: the first of the players who is ready adds the text of their side."""
        if self.game is not None or self.missing:
            raise IllegalMove("error-not_to_begin")
        facts = self.facts
        client = action.text if facts.date is None else client_of_day(facts)
        if not 0 < len(client) <= LONGEST_CLIENT or not client.isprintable():
            raise IllegalMove("error-side_missing", most=LONGEST_CLIENT)
        proof = Proof(deal_name(facts), facts.commitment, facts.secret.hex(), client)
        seed = fair_seed(facts.secret, client)
        first = first_of(deal_name(facts)) if facts.rules.players > 1 else 0
        return replace(self, game=Game.deal(facts.rules, seed, first, keyed=True, proof=proof))

    def _move(self, action: Logged) -> HostMatch:
        """Make moves of one room, all of them or none."""
        game = self._begun().copy()
        if self.curtained:
            raise IllegalMove("error-not_handed_over")
        room, lying = game.room_number, Counter(game.room)
        for number, text in enumerate(action.text.split(" ")):
            if game.over or self.players[game.turn] != self.players.get(action.seat):
                raise IllegalMove("error-not_your_turn")
            move = Move(text)
            # A later move may only face what lay there before the first: any other would ask the deck.
            if number and (game.room_number != room or move.card is None or not lying[move.card]):
                raise IllegalMove("error-one_room")
            lying[move.card] -= 1
            game.play(move)
            if game.move_count >= MOST_MOVES:
                raise IllegalMove("error-too_long")
        return replace(self, game=game)

    def _hand_over(self, action: Logged) -> HostMatch:
        game = self._begun()
        if action.seat != DEALER or not self.curtained:
            raise IllegalMove("error-nothing_to_hand_over")
        if len(action.text) > LONGEST_WORDS:
            raise IllegalMove("error-long_description", most=LONGEST_WORDS)
        return replace(self, described={**self.described, game.room_number: action.text})

    def _give_up(self, action: Logged) -> HostMatch:
        self._begun()
        if action.seat == DEALER:
            raise IllegalMove("error-dealer_gives_up")
        return replace(self, resigned=action.seat)

    def _stand_in(self, action: Logged) -> HostMatch:
        """Propose that a bot takes over a seat, or agree to it."""
        self._begun()
        seat = int(action.text) if action.text in ("0", "1") else None
        others = [each for each in range(self.facts.rules.players) if each != seat]
        if seat is None or not others or self.bots or action.seat == DEALER:
            raise IllegalMove("error-no_stand_in")
        proposed = self.stand_in == seat and self._proposer() != action.seat
        if not proposed:
            return replace(self, stand_in=seat)
        players = {**self.players, seat: self.players[others[0]]}
        return replace(self, stand_in=None, bots=frozenset({seat}), players=players)

    def _proposer(self) -> int:
        return next(
            action.seat for action in reversed(self.log) if action.kind == ActionKind.STAND_IN.value
        )

    def _begun(self) -> Game:
        if self.game is None:
            raise IllegalMove("error-not_begun")
        return self.game

    # --- What is seen --------------------------------------------------------------------------------

    def seen(
        self, viewer: Viewer, names: Mapping[str, str], rematch: str = "", *, opened: bool = True
    ) -> Seen:
        """How it stands for this viewer; the deal is `opened` unless others have still to play it."""
        about, key = self._about(names, rematch), self.log[-1].key if self.log else ""
        if self.game is None:
            return Seen(self.version, about, None, key=key)
        seen = look_at(
            self.game,
            viewer,
            about,
            version=self.version,
            described=self.described,
            key=key,
            curtained=self.curtained,
        )
        return replace(seen, seed=self.game.seed if self.over and opened else None)

    def _about(self, names: Mapping[str, str], rematch: str) -> About:
        facts, players = self.facts, range(self.facts.rules.players)
        return About(
            rules=facts.rules,
            kind=facts.kind,
            seats=tuple(STAND_IN if seat in self.bots else HUMAN for seat in players),
            date=None,
            dealer=facts.dealer,
            begun=self.game is not None,
            given_up=self.resigned is not None,
            hosted=Hosted(
                id=facts.id,
                names=tuple(
                    "" if seat in self.bots else names.get(self.players.get(seat, ""), "")
                    for seat in players
                ),
                dealt_by=names.get(self.players.get(DEALER, ""), ""),
                missing=self.missing,
                commitment=facts.commitment,
                stand_in=self.stand_in,
                resigned=self.resigned,
                rematch=rematch,
                delay=facts.delay,
                day=facts.date,
            ),
        )


def record_of_seen(game: Game) -> str:
    """The record of a finished game on a deck in which the unseen cards lie in order."""
    start = game.after(0)
    deck = [*filter(None, start.room), *start.deck]
    hidden = len(game.view(0).unseen)
    first_unseen = len(deck) - hidden
    seen, unseen = deck[:first_unseen], sorted(deck[first_unseen:], key=lambda card: card.code)
    told = Game.from_deck(game.rules, [*seen, *unseen])
    for turn in game.turns:
        told.play(turn.move)
    return told.record()
