"""A game: a kernel table with its history, its events, and what each player may know about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import NamedTuple

from scoundrel import kernel
from scoundrel.cards import Card, Kind, cards_text, in_deck_order, parse_cards, rank_word
from scoundrel.deals import fresh_seed, seed_bytes, seed_text, shuffled
from scoundrel.errors import (
    AmbiguousMove,
    DeckError,
    IllegalMove,
    PositionError,
    RecordError,
    ScoundrelError,
    quote,
)
from scoundrel.events import Dealt, Event, Shuffled, unpack
from scoundrel.notation.moves import Action, Move, Way
from scoundrel.notation.positions import format_position, parse_position
from scoundrel.notation.records import (
    MOST_MOVES,
    Record,
    RoomMove,
    format_record,
    format_record_line,
    parse_record,
)
from scoundrel.notation.rulesets import as_rules
from scoundrel.rules import Avoid, AvoidedCards, Rules, WeaponLimit

__all__ = ["Game", "Hero", "Outcome", "Refusal", "Turn", "View", "value_of_reach"]


class Outcome(NamedTuple):
    """How a game ended for one player."""

    won: bool
    score: int

    def __str__(self) -> str:
        return f"{'won' if self.won else 'lost'} {self.score}"


@dataclass(frozen=True, slots=True)
class Hero:
    """One player's hero (or party)."""

    health: int
    weapon: Card | None
    slain: tuple[Card, ...]
    """The monsters slain with the weapon, last kill last."""
    strikes_below: int
    """The weapon can strike monsters below this value: 0 without a weapon, 16 for a new one."""
    potion_heals: bool
    """Whether a potion taken now would heal."""
    drunk: int
    """How many potions the hero has taken in this room."""
    fallen: bool


class Refusal(Enum):
    """Why the room, or a card of it, can't be avoided now."""

    NEVER = kernel.NEVER, "these rules don't allow it"
    GAME_OVER = kernel.GAME_OVER, "the game is over"
    ROOM_BEGUN = kernel.ROOM_BEGUN, "a card of this room has been faced"
    ONE_A_ROOM = kernel.ONE_A_ROOM, "only one card per room"
    IN_A_ROW = kernel.IN_A_ROW, "not twice in a row"
    ROOM_NOT_FULL = kernel.ROOM_NOT_FULL, "only from a full room"
    DECK_EMPTY = kernel.DECK_EMPTY, "no cards are left in the dungeon"

    words: str

    def __new__(cls, code: int, words: str) -> Refusal:
        member = object.__new__(cls)
        member._value_ = code
        member.words = words
        return member


class Turn(NamedTuple):
    """One move of a game: the room it was made in, and what happened."""

    move: Move
    room_number: int
    events: tuple[Event, ...]


_REFUSALS = {refusal.value: refusal for refusal in Refusal}


@dataclass(frozen=True, slots=True)
class View:
    """Everything one player may know about a game, and nothing else.

    Games that differ only in hidden cards have equal views.
    """

    rules: Rules
    player: int
    """Whose view this is."""
    turn: int
    """The player to move."""
    room: tuple[Card | None, ...]
    """The card in each slot, None where it has been faced."""
    room_number: int
    faced: int
    left_to_face: int
    """How many cards of this room are still to be faced."""
    heroes: tuple[Hero, ...]
    discard: tuple[Card, ...]
    unseen: tuple[Card, ...]
    """The cards of the deck whose place is unknown, in deck order: a set, not a sequence."""
    known: tuple[Card, ...]
    """The cards at the bottom of the deck that everybody saw go there, topmost first."""
    legal_moves: tuple[Move, ...]
    refusal: Refusal | None
    """Why the room, or a card of it, can't be avoided now; None if it can."""
    outcomes: tuple[Outcome | None, ...]
    _position: str

    @property
    def over(self) -> bool:
        """Whether the game has ended for everybody."""
        return not self.legal_moves

    @property
    def hero(self) -> Hero:
        """This player's own hero."""
        return self.heroes[self.player]

    def position(self) -> str:
        """The view in one line, as `Game.from_position` reads it."""
        return self._position


class Game:
    """One game of Scoundrel, from the first room to the end, with undo all the way back.

    >>> game = Game.deal("classic", seed=42)
    >>> print(*game.room)
    2d 8d 8h 4c
    >>> print(*game.legal_moves)
    run 2d 8d 8h 4cb
    """

    __slots__ = (
        "_facts",
        "_history",
        "_legal",
        "_start",
        "_table",
        "opening",
        "rules",
        "seed",
    )

    rules: Rules
    seed: str | None
    """The seed of the deck and its reshuffles, if known."""
    opening: tuple[Event, ...]
    """What happened before the first move: the first room was dealt."""

    def __init__(self, start: Record) -> None:
        """Begin the game whose start a record describes; `deal` and the others are easier to use."""
        self.rules = start.rules
        self.seed = start.seed
        self.opening = ()
        self._start = start
        self._table = kernel.LiveTable(start.rules)
        self._history: list[tuple[Turn, bytes]] = []
        """Each move, and the table before it."""
        self._changed()

    # --- Ways to begin -----------------------------------------------------------------------------

    @classmethod
    def deal(
        cls, rules: str | Rules = "classic", seed: int | str | None = None, first: int | None = None
    ) -> Game:
        """Deal a new game; without a seed, from a fresh secret one.

        `first` is the player who goes first. Without it chance decides, drawn from the seed's stream.
        """
        seed = fresh_seed() if seed is None else seed_text(seed)
        game = cls(Record(rules=as_rules(rules), moves=(), seed=seed, first=first))
        game._begin(game.rules.deck, is_shuffled=False, first=first)
        return game

    @classmethod
    def from_deck(
        cls,
        rules: str | Rules,
        deck: str | Iterable[str | Card],
        seed: int | str | None = None,
        first: int | None = None,
    ) -> Game:
        """Begin with the cards in this order, top card first; player 0 goes first unless another is named.

        Where the rules shuffle avoided cards, the shuffles are drawn from the start of the seed's stream.
        """
        rules = as_rules(rules)
        cards = parse_cards(deck)
        check_deck(rules, cards)
        if seed is None and rules.avoided_cards is AvoidedCards.SHUFFLED:
            seed = fresh_seed()
        text = None if seed is None else seed_text(seed)
        game = cls(Record(rules=rules, moves=(), seed=text, deck=cards_text(cards), first=first))
        game._begin(cards, is_shuffled=True, first=first or 0)
        return game

    @classmethod
    def from_position(cls, text: str, seed: int | str | None = None) -> Game:
        """Begin with a position, the Dealer's or a player's.

        In a player's position the unseen cards have no order; the seed, or a fresh secret one, shuffles
        them.
        """
        position = parse_position(text)
        facts = position.facts
        seed = fresh_seed() if seed is None else seed_text(seed)
        if position.hidden:
            unseen = len(facts.deck) - facts.known
            facts = facts._replace(
                deck=shuffled(facts.deck[:unseen], seed) + facts.deck[unseen:],
                chance=seed_bytes(f"{seed}/reshuffles"),
            )
        game = cls(Record(rules=position.rules, moves=()))
        game._table.arrange(facts)
        game._table.settle()
        game._start = Record(rules=game.rules, moves=(), position=game.position())
        if position.rules.players == 1 and facts.heroes[0].status == kernel.FELL:
            told, score = facts.heroes[0].score, game._table.facts().heroes[0].score
            if told != score:
                raise PositionError(f"{quote(text)} is not a position: the score is {score}, not {told}")
        return game

    @classmethod
    def from_record(cls, text: str | Record) -> Game:
        """Replay a record; `RecordError` says at which move it stops being true."""
        record = text if isinstance(text, Record) else parse_record(text)
        game = cls._from_start(record)
        for number, move in enumerate(record.moves, 1):
            where = f"the record stops being true at move {number} ({quote(move.text)})"
            if move.room and move.room != game.room_number:
                raise RecordError(f"{where}: it is written in room {move.room}, not {game.room_number}")
            try:
                game.play(move.text)
            except ScoundrelError as error:
                raise RecordError(f"{where}: {error}") from None
        _check_result(game, record)
        return game

    @classmethod
    def _from_start(cls, record: Record) -> Game:
        try:
            if record.position is not None:
                game = cls.from_position(record.position, record.seed)
                if game.rules != record.rules:
                    raise RecordError("the record's rules differ from those of its position")
                return game
            if record.deck is not None:
                return cls.from_deck(record.rules, record.deck, record.seed, record.first)
            return cls.deal(record.rules, record.seed, record.first)
        except RecordError:
            raise
        except ScoundrelError as error:
            raise RecordError(f"the record's start can't be set up: {error}") from None

    def _begin(self, cards: tuple[Card, ...], *, is_shuffled: bool, first: int | None) -> None:
        if first is not None and not 0 <= first < self.rules.players:
            seats = "one player" if self.rules.players == 1 else "two players"
            raise DeckError(
                f"player {first} can't go first: {self.rules.name} is for {seats}, counted from 0"
            )
        codes = bytes(card.code for card in cards)
        # A deck given in order needs randomness only if avoided cards are shuffled.
        chance = seed_bytes(self.seed or "")
        self._table.lay_out(codes, chance, is_shuffled, kernel.BY_CHANCE if first is None else first)
        self.opening = tuple(map(unpack, self._table.deal()))
        self._changed()

    def copy(self) -> Game:
        """An independent game that continues from here, undo included."""
        return self.after(len(self._history))

    def after(self, moves: int) -> Game:
        """The game after its first `moves` moves, undo included; ``after(0)`` is its beginning."""
        if not 0 <= moves <= len(self._history):
            raise IndexError(f"there is no move {moves}: this game has {len(self._history)}")
        twin = Game(self._start)
        twin.opening = self.opening
        twin._history = self._history[:moves]
        is_here = moves == len(self._history)
        twin._table.restore(self._table.snapshot() if is_here else self._history[moves][1])
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[Record], Game], tuple[Record]]:
        return Game.from_record, (self._record(),)

    # --- How it stands -----------------------------------------------------------------------------

    @property
    def room(self) -> tuple[Card | None, ...]:
        """The card in each slot, None where it has been faced."""
        return slots_of(self._now.room)

    @property
    def deck(self) -> tuple[Card, ...]:
        """The deck from the top: the Dealer's knowledge."""
        return cards_of(self._now.deck)

    @property
    def discard(self) -> tuple[Card, ...]:
        """The discard pile, oldest card first."""
        return cards_of(self._now.discard)

    @property
    def heroes(self) -> tuple[Hero, ...]:
        """The hero of each player."""
        return tuple(map(hero_of, self._now.heroes))

    @property
    def turn(self) -> int:
        """The player to move."""
        return self._now.turn

    @property
    def hero(self) -> Hero:
        """The hero of the player to move."""
        return hero_of(self._now.heroes[self._now.turn])

    @property
    def room_number(self) -> int:
        """Which room this is, counted from 1, rooms you ran from included."""
        return self._table.room_number()

    @property
    def room_began(self) -> int:
        """How many moves had been made when this room was dealt."""
        number, moves = self.room_number, len(self._history)
        while moves and self._history[moves - 1][0].room_number == number:
            moves -= 1
        return moves

    @property
    def faced(self) -> int:
        """How many cards of this room have been faced."""
        return self._now.faced

    @property
    def left_to_face(self) -> int:
        """How many cards of this room are still to be faced."""
        facts = self._now
        lying = sum(code != 0 for code in facts.room)
        return 0 if facts.over else min(lying, self.rules.room_size - self.rules.carried - facts.faced)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every move that can be made now; none when the game is over."""
        return tuple(self._codes)

    @property
    def refusal(self) -> Refusal | None:
        """Why the room, or a card of it, can't be avoided now; None if it can."""
        return _REFUSALS.get(self._table.refusal())

    @property
    def over(self) -> bool:
        """Whether the game has ended for everybody."""
        return self._table.over()

    @property
    def outcomes(self) -> tuple[Outcome | None, ...]:
        """How the game ended for each player; None while it is open."""
        return tuple(
            None if hero.status == kernel.OPEN else Outcome(hero.status == kernel.ESCAPED, hero.score)
            for hero in self._now.heroes
        )

    @property
    def result(self) -> str:
        """The outcomes as text: ``won 12``, ``unfinished``, ``lost -80, won 3``."""
        return ", ".join(str(outcome or "unfinished") for outcome in self.outcomes)

    @property
    def move_count(self) -> int:
        """How many moves were made so far."""
        return len(self._history)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(turn.move for turn, _ in self._history)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The moves made so far, each with what happened."""
        return tuple(turn for turn, _ in self._history)

    @property
    def story(self) -> tuple[Event, ...]:
        """Everything that happened so far, the first room's deal included."""
        return self.opening + tuple(event for turn, _ in self._history for event in turn.events)

    # --- Moving ------------------------------------------------------------------------------------

    def play(self, move: str | Move) -> tuple[Event, ...]:
        """Make a move and return what happened. A move that can't be made raises and changes nothing."""
        return self._make(*self._find(move))

    def _make(self, move: Move, code: int) -> tuple[Event, ...]:
        if len(self._history) == MOST_MOVES:
            raise IllegalMove(f"{quote(move)} can't be played: a game has at most {MOST_MOVES:,} moves")
        snapshot = self._table.snapshot()
        room = self._table.room_number()
        events = tuple(map(unpack, self._table.play(code)))
        self._history.append((Turn(move, room, events), snapshot))
        self._changed()
        return events

    def undo(self) -> Move:
        """Take back the last move and return it."""
        if not self._history:
            raise IllegalMove("there is no move to take back")
        turn, snapshot = self._history.pop()
        self._table.restore(snapshot)
        self._changed()
        return turn.move

    def foresee(self, move: str | Move) -> tuple[Event, ...]:
        """What a move would do, as far as the player can know: up to the next card from the deck."""
        code = self.code_of(move)
        snapshot = self._table.snapshot()
        try:
            events = map(unpack, self._table.play(code))
            return tuple(_until_unknown(events))
        finally:
            self._table.restore(snapshot)

    def _find(self, move: str | Move) -> tuple[Move, int]:
        """The legal move that is meant, and its code."""
        wanted = Move(move)
        code = self._codes.get(wanted)
        if code is not None:
            return wanted, code
        if wanted.action is Action.TAKE and wanted.way is None:
            ways = [legal for legal in self._codes if legal.card is wanted.card and legal.way]
            if len(ways) == 1:
                return ways[0], self._codes[ways[0]]
            if ways:
                raise AmbiguousMove(
                    f"{quote(move)} can be fought in two ways: write {ways[0]} for the weapon, "
                    f"{ways[1]} for bare hands"
                )
        why = self._why_illegal(wanted)
        raise IllegalMove(f"{quote(move)} can't be played now: {why}", why)

    def _why_illegal(self, move: Move) -> str:
        if self.over:
            return "the game is over"
        if move.action is not Action.TAKE:
            return self._why_no_avoiding(move)
        if move.card not in self.room:
            return self._not_in_room(move)
        if not self.rules.bare_hands:
            return "these rules leave no choice of how to fight; name only the card"
        if self.hero.weapon is None:
            return "there is no weapon in hand"
        up_to = "up to" if self.rules.weapon_limit is WeaponLimit.AT_MOST else "below"
        rank = rank_word(value_of_reach(self.hero, self.rules))
        return f"{self.hero.weapon.pretty} strikes only monsters {up_to} {rank}"

    def _not_in_room(self, move: Move) -> str:
        there = " ".join(card.pretty for card in self.room if card is not None)
        return f"{move.card and move.card.pretty} is not in the room ({there})"

    def _why_no_avoiding(self, move: Move) -> str:
        runs = move.action is Action.RUN
        if self.rules.avoid is (Avoid.CARD if runs else Avoid.ROOM):
            return (
                "these rules have no running, but you may put a card away"
                if runs
                else "these rules don't allow putting a card away, but you may run"
            )
        refusal = self.refusal
        return self._not_in_room(move) if refusal is None else refusal.words

    # --- Text and knowledge ------------------------------------------------------------------------

    def position(self) -> str:
        """The position in one line, with everything the Dealer knows."""
        return format_position(self.rules, self._now)

    def record(self) -> str:
        """The game so far as text: how it began, every move, the result."""
        return format_record(self._record())

    def record_line(self) -> str:
        """The record as one line of JSON."""
        return format_record_line(self._record())

    def _record(self) -> Record:
        moves = tuple(RoomMove(str(turn.move), turn.room_number) for turn, _ in self._history)
        start = self._start
        return Record(
            rules=self.rules,
            moves=moves,
            seed=start.seed,
            deck=start.deck,
            position=start.position,
            first=start.first,
            result=self.result,
        )

    def view(self, player: int) -> View:
        """What that player may know: unseen cards as a set, known cards under the deck in order."""
        facts = self._now
        if not 0 <= player < len(facts.heroes):
            raise IndexError(f"there is no player {player}: this game has {len(facts.heroes)}")
        unseen = len(facts.deck) - facts.known
        return View(
            rules=self.rules,
            player=player,
            turn=facts.turn,
            room=self.room,
            room_number=facts.room_number,
            faced=facts.faced,
            left_to_face=self.left_to_face,
            heroes=self.heroes,
            discard=self.discard,
            unseen=in_deck_order(cards_of(facts.deck[:unseen])),
            known=cards_of(facts.deck[unseen:]),
            legal_moves=self.legal_moves,
            refusal=self.refusal,
            outcomes=self.outcomes,
            _position=format_position(self.rules, facts, hidden=True),
        )

    def __repr__(self) -> str:
        state = self.result if self.over else f"room {self.room_number}"
        return f"<Game {self.rules.name}, {state}: {cards_text(self.room)}>"

    # --- For the engine ----------------------------------------------------------------------------

    @property
    def table(self) -> kernel.LiveTable:
        """The kernel's table, for a search to read or copy. Play on it, and the game no longer fits it."""
        return self._table

    @property
    def codes(self) -> dict[Move, int]:
        """Each legal move with the kernel's code for it."""
        return dict(self._codes)

    def code_of(self, move: str | Move) -> int:
        """The kernel's code for a legal move."""
        return self._find(move)[1]

    def move_of(self, code: int) -> Move:
        """The legal move that a code stands for; of two copies of a card, either code is the one move."""
        slot = code & 15
        card = self.room[slot] if slot < len(self.room) else None
        for move, known in self._codes.items():
            if known & 0xF0 == code & 0xF0 and (move.card is None or move.card is card):
                return move
        raise IllegalMove(f"the code {code:#x} is no legal move")

    def carry_out(self, code: int) -> tuple[Event, ...]:
        """Make the move of a code: `play`, except that of two copies of a card that very one is meant."""
        return self._make(self.move_of(code), code)

    # --- Inside ------------------------------------------------------------------------------------

    def _changed(self) -> None:
        self._facts: kernel.TableFacts | None = None
        self._legal: dict[Move, int] | None = None

    @property
    def _now(self) -> kernel.TableFacts:
        if self._facts is None:
            self._facts = self._table.facts()
        return self._facts

    @property
    def _codes(self) -> dict[Move, int]:
        """Each legal move with its code."""
        if self._legal is None:
            room = self._table.room()
            choice = self.rules.bare_hands
            self._legal = {
                _move(code & 0xF0, room[code & 15], choice): code for code in self._table.codes()
            }
        return self._legal


def value_of_reach(hero: Hero, rules: Rules) -> int:
    """The value below which, or up to which, a used weapon strikes: that of its last kill."""
    return hero.strikes_below - (rules.weapon_limit is WeaponLimit.AT_MOST)


def _check_result(game: Game, record: Record) -> None:
    count = len(record.moves)
    if not record.closed:
        raise RecordError(
            f"the record is cut off after move {count}: its last line should be the result, "
            f"{quote(record.result)}"
        )
    if record.result is not None and record.result != game.result:
        raise RecordError(
            f"the record stops being true at its end: after move {count} the game is "
            f"{quote(game.result)}, not {quote(record.result)}"
        )


def check_deck(rules: Rules, cards: tuple[Card, ...]) -> None:
    if not cards:
        raise DeckError("a deck needs at least one card")
    owned = Counter(rules.deck)
    for card, count in Counter(cards).items():
        if card not in owned:
            raise DeckError(f"{card} is not in the deck of {rules.name}")
        if count > owned[card]:
            times = {1: "once", 2: "twice"}.get(owned[card], f"{owned[card]} times")
            raise DeckError(f"{card} is given {count} times, but the deck has it only {times}")


def cards_of(codes: bytes) -> tuple[Card, ...]:
    return tuple(map(Card.from_code, codes))


def slots_of(codes: bytes) -> tuple[Card | None, ...]:
    return tuple(Card.from_code(code) if code else None for code in codes)


def hero_of(facts: kernel.HeroFacts) -> Hero:
    return Hero(
        health=facts.health,
        weapon=Card.from_code(facts.weapon) if facts.weapon else None,
        slain=cards_of(facts.slain),
        strikes_below=facts.strikes_below,
        potion_heals=facts.potion_heals,
        drunk=facts.drunk,
        fallen=facts.status == kernel.FELL,
    )


@cache
def _move(action: int, code: int, choice: bool) -> Move:
    """A move from its code and its card; with `choice`, a fight must say how it is fought."""
    if action == kernel.RUN:
        return Move.run()
    card = Card.from_code(code)
    if action == kernel.PUT_AWAY:
        return Move.put_away(card)
    if card.kind is Kind.MONSTER and choice:
        return Move.take(card, Way.WEAPON if action == kernel.ARMED else Way.BARE)
    return Move.take(card)


def _until_unknown(events: Iterable[Event]) -> Iterable[Event]:
    for event in events:
        if isinstance(event, Dealt | Shuffled):
            return
        yield event
