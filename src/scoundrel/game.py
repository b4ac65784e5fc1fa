"""A game: a kernel table with its history, its events, and what each player may know about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from scoundrel import kernel
from scoundrel.bridge import BY_CHANCE, LiveTable
from scoundrel.cards import Card, cards_text, parse_cards
from scoundrel.deals import fresh_seed, seed_bytes, seed_text, shuffled
from scoundrel.errors import DeckError, IllegalMove, PositionError, RecordError, ScoundrelError, quote
from scoundrel.events import Event, unpack
from scoundrel.fair import Proof, check_proof, first_of, keyed_order
from scoundrel.notation.moves import Action, Move
from scoundrel.notation.positions import format_position, parse_position
from scoundrel.notation.records import (
    MOST_MOVES,
    Record,
    RoomMove,
    format_record,
    format_record_line,
    parse_record,
)
from scoundrel.notation.rulesets import as_rules, format_rules
from scoundrel.rules import AvoidedCards, Rules
from scoundrel.state import Hero, Outcome, Refusal, State, Turn, View, cards_of, hero_of, table_of
from scoundrel.texts import Message

__all__ = ["Game", "Hero", "Outcome", "Refusal", "State", "Turn", "View"]


class Game(State):
    """One game of Scoundrel, from the first room to the end, with undo all the way back.

    >>> game = Game.deal("classic", seed=42)
    >>> print(*game.room)
    2d 8d 8h 4c
    >>> print(*game.legal_moves)
    run 2d 8d 8h 4cb
    """

    __slots__ = ("_history", "_start", "opening", "seed")

    seed: str | None
    """The seed of the deck and its reshuffles, if known."""
    opening: tuple[Event, ...]
    """What happened before the first move: the first room was dealt."""

    def __init__(self, start: Record) -> None:
        """Begin the game whose start a record describes; `deal` and the others are easier to use."""
        super().__init__(start.rules, LiveTable(start.rules))
        self.seed = start.seed
        self.opening = ()
        self._start = start
        self._history: list[tuple[Turn, bytes]] = []
        """Each move, and the table before it."""

    # --- Ways to begin -----------------------------------------------------------------------------

    @classmethod
    def deal(
        cls,
        rules: str | Rules = "classic",
        seed: int | str | None = None,
        first: int | None = None,
        *,
        keyed: bool = False,
        proof: Proof | None = None,
    ) -> Game:
        """Deal a new game; without a seed, from a fresh secret one.

        `first` is the player who goes first. Without it chance decides, drawn from the seed's stream. A
        `keyed` deal is another one, in which the cards seen tell nothing of those to come; a `proof` shows
        that it was fair, and only a keyed deal is.
        """
        keyed = keyed or proof is not None
        seed = fresh_seed() if seed is None else seed_text(seed)
        game = cls(
            Record(rules=as_rules(rules), moves=(), seed=seed, first=first, keyed=keyed, proof=proof)
        )
        if proof is not None:
            check_proof(proof, format_rules(game.rules), seed)
            if game.rules.players > 1 and first != first_of(proof.deal):
                raise RecordError("error-unfair_first", player=first_of(proof.deal) + 1)
        deck = game.rules.deck
        if keyed:
            deck = cards_of(keyed_order(bytes(card.code for card in deck), seed, 0))
        game._begin(deck, is_shuffled=keyed, first=first)
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
        game._table = table_of(position.rules, facts)
        game._start = Record(rules=game.rules, moves=(), position=game.position())
        if position.rules.players == 1 and facts.heroes[0].status == kernel.FELL:
            told, score = facts.heroes[0].score, game._table.facts().heroes[0].score
            if told != score:
                why = Message("error-wrong_score", {"score": str(score), "told": str(told)})
                raise PositionError("error-not_a_position", text=quote(text), why=why)
        return game

    @classmethod
    def from_record(cls, text: str | Record) -> Game:
        """Replay a record; `RecordError` says at which move it stops being true."""
        record = text if isinstance(text, Record) else parse_record(text)
        game = cls._from_start(record)
        for number, move in enumerate(record.moves, 1):
            try:
                if move.room and move.room != game.room_number:
                    raise RecordError("error-other_room", room=move.room, now=game.room_number)
                game.play(move.text)
            except ScoundrelError as error:
                raise RecordError(
                    "error-untrue_move", number=number, move=quote(move.text), why=error
                ) from None
        _check_result(game, record)
        return game

    @classmethod
    def _from_start(cls, record: Record) -> Game:
        try:
            if record.position is not None:
                game = cls.from_position(record.position, record.seed)
                if game.rules != record.rules:
                    raise RecordError("error-other_position")
                return game
            if record.deck is not None:
                return cls.from_deck(record.rules, record.deck, record.seed, record.first)
            return cls.deal(record.rules, record.seed, record.first, keyed=record.keyed, proof=record.proof)
        except RecordError:
            raise
        except ScoundrelError as error:
            raise RecordError("error-bad_start", why=error) from None

    def _begin(self, cards: tuple[Card, ...], *, is_shuffled: bool, first: int | None) -> None:
        if first is not None and not 0 <= first < self.rules.players:
            rules = self.rules
            raise DeckError("error-first_player", first=first, rules=rules.name, players=rules.players)
        codes = bytes(card.code for card in cards)
        # A deck given in order needs randomness only if avoided cards are shuffled.
        chance = seed_bytes(self.seed or "")
        self._table.lay_out(codes, chance, is_shuffled, BY_CHANCE if first is None else first)
        self.opening = tuple(map(unpack, self._table.deal()))
        self._changed()

    @property
    def proof(self) -> Proof | None:
        """What shows that the deal was fair, if that can be shown; it has been checked."""
        return self._start.proof

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
    def deck(self) -> tuple[Card, ...]:
        """The deck from the top: the Dealer's knowledge."""
        return cards_of(self._now.deck)

    @property
    def hero(self) -> Hero:
        """The hero of the player to move."""
        return hero_of(self._now.heroes[self._now.turn])

    @property
    def keyed(self) -> bool:
        """Whether the deck was dealt by a key, which is another deal than that of the seed alone."""
        return self._start.keyed

    @property
    def room_began(self) -> int:
        """How many moves had been made when this room was dealt."""
        number, moves = self.room_number, len(self._history)
        while moves and self._history[moves - 1][0].room_number == number:
            moves -= 1
        return moves

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
            raise IllegalMove("error-many_moves", move=quote(move), most=MOST_MOVES)
        snapshot = self._table.snapshot()
        room, player = self._table.room_number(), self.turn
        if self._start.keyed and move.action is not Action.TAKE:
            self._shuffle_by_key()
        events = tuple(map(unpack, self._table.play(code)))
        self._history.append((Turn(move, player, room, events), snapshot))
        self._changed()
        return events

    def _shuffle_by_key(self) -> None:
        """Before cards are avoided that are shuffled back, order the unseen ones by the key."""
        if self.rules.avoided_cards is not AvoidedCards.SHUFFLED:
            return
        facts, shuffle = self._table.facts(), len(self._history) + 1
        seed = self.seed or ""
        self._table.arrange(
            facts._replace(
                deck=keyed_order(facts.deck, seed, shuffle), chance=seed_bytes(f"{seed}/{shuffle}")
            )
        )

    def undo(self) -> Move:
        """Take back the last move and return it."""
        if not self._history:
            raise IllegalMove("error-nothing_to_take_back")
        turn, snapshot = self._history.pop()
        self._table.restore(snapshot)
        self._changed()
        return turn.move

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
            keyed=start.keyed,
            proof=start.proof,
            result=self.result,
        )

    def given_up(self) -> Outcome:
        """What a game of one player scores if it is given up now: it is lost, as if the hero fell here."""
        if self.rules.players > 1 or self.over:
            raise IllegalMove("error-not_to_be_given_up")
        facts = self._now
        fallen = facts._replace(heroes=(facts.heroes[0]._replace(status=kernel.FELL),))
        return Outcome(False, table_of(self.rules, fallen).facts().heroes[0].score)

    def view(self, player: int) -> View:
        """What that player may know: unseen cards as a set, known cards under the deck in order."""
        return View(self.rules, self._table, player)

    def __repr__(self) -> str:
        state = self.result if self.over else f"room {self.room_number}"
        return f"<Game {self.rules.name}, {state}: {cards_text(self.room)}>"

    # --- For the engine ----------------------------------------------------------------------------

    @property
    def table(self) -> LiveTable:
        """The kernel's table, for a search to read or copy. Moves made on it are unknown to the game."""
        return self._table

    @property
    def codes(self) -> dict[Move, int]:
        """Each legal move with the kernel's code for it."""
        return dict(self._codes)

    def move_of(self, code: int) -> Move:
        """The legal move that a code stands for; two copies of a card have two codes for the same move."""
        slot = code & 15
        card = self.room[slot] if slot < len(self.room) else None
        for move, known in self._codes.items():
            if known & 0xF0 == code & 0xF0 and (move.card is None or move.card is card):
                return move
        raise IllegalMove("error-no_legal_code", code=hex(code))

    def carry_out(self, code: int) -> tuple[Event, ...]:
        """Make the move of a code. Unlike `play`, it can tell two copies of a card apart."""
        return self._make(self.move_of(code), code)


def _check_result(game: Game, record: Record) -> None:
    count = len(record.moves)
    if not record.closed:
        raise RecordError("error-cut_off", count=count, result=quote(record.result))
    if record.result is not None and record.result != game.result:
        raise RecordError(
            "error-untrue_end", count=count, result=quote(game.result), said=quote(record.result)
        )


def check_deck(rules: Rules, cards: tuple[Card, ...]) -> None:
    if not cards:
        raise DeckError("error-empty_deck")
    owned = Counter(rules.deck)
    for card, count in Counter(cards).items():
        if card not in owned:
            raise DeckError("error-not_in_deck", card=str(card), rules=rules.name)
        if count > owned[card]:
            raise DeckError("error-too_often", card=str(card), count=count, times=owned[card])
