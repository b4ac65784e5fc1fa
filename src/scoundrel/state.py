"""The state of a game: what there is to read from a table, for the Dealer and for a player alike.

A `Game` is what the Dealer knows, a `View` what a player knows. Both answer the same questions about the
table, so code that describes or draws a table takes a `State` and works with either.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial
from itertools import groupby
from typing import NamedTuple

from scoundrel import kernel
from scoundrel.bridge import HeroFacts, LiveTable, TableFacts
from scoundrel.cards import Card, Kind, as_name, in_deck_order
from scoundrel.errors import AmbiguousMove, IllegalMove, quote
from scoundrel.events import Dealt, Event, Ran, Shuffled, unpack
from scoundrel.notation.moves import Action, Move, Way
from scoundrel.notation.positions import format_position, parse_position
from scoundrel.rules import Avoid, Rules
from scoundrel.texts import Message, in_english

__all__ = ["Hero", "Outcome", "Refusal", "State", "Turn", "View"]


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

    NEVER = kernel.NEVER
    """These rules don't allow it."""
    GAME_OVER = kernel.GAME_OVER
    ROOM_BEGUN = kernel.ROOM_BEGUN
    """A card of this room has been faced."""
    ONE_A_ROOM = kernel.ONE_A_ROOM
    """Only one card of a room may be avoided."""
    IN_A_ROW = kernel.IN_A_ROW
    """The room before was avoided."""
    ROOM_NOT_FULL = kernel.ROOM_NOT_FULL
    DECK_EMPTY = kernel.DECK_EMPTY

    @property
    def in_words(self) -> Message:
        """The reason, to be said in any language."""
        return Message(f"refusal-{self.name.lower()}")

    @property
    def words(self) -> str:
        """The reason in English."""
        return in_english(self.in_words)


class Turn(NamedTuple):
    """One move of a game: whose it was, the room it was made in, and what happened."""

    move: Move
    player: int
    room_number: int
    events: tuple[Event, ...]


def rooms_counted(turns: Iterable[Turn]) -> dict[int, int]:
    """The number of each room as a way counts it: one that was run from and the next have the same."""
    counted: dict[int, int] = {}
    following = 1
    for number, room in groupby(turns, key=lambda turn: turn.room_number):
        counted[number] = following
        following += not any(isinstance(event, Ran) for turn in room for event in turn.events)
    return counted


_REFUSALS = {refusal.value: refusal for refusal in Refusal}


class State:
    """A table to be read: what lies where, whose turn it is, what may be done and what that would do."""

    __slots__ = ("_facts", "_foreseen", "_legal", "_table", "rules")

    rules: Rules

    def __init__(self, rules: Rules, table: LiveTable) -> None:
        self.rules = rules
        self._table = table
        self._changed()

    # --- What lies where ---------------------------------------------------------------------------

    @property
    def room(self) -> tuple[Card | None, ...]:
        """The card in each slot, None where it has been faced."""
        return slots_of(self._now.room)

    @property
    def discard(self) -> tuple[Card, ...]:
        """The discard pile, oldest card first."""
        return cards_of(self._now.discard)

    @property
    def below(self) -> int:
        """How many cards are in the deck."""
        return len(self._now.deck)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards of the deck whose place is unknown, in deck order: a set, not a sequence."""
        facts = self._now
        return in_deck_order(cards_of(facts.deck[: len(facts.deck) - facts.known]))

    @property
    def known(self) -> tuple[Card, ...]:
        """The cards at the bottom of the deck that everybody saw go there, topmost first."""
        facts = self._now
        return cards_of(facts.deck[len(facts.deck) - facts.known :])

    # --- Who plays, and how far they are -----------------------------------------------------------

    @property
    def heroes(self) -> tuple[Hero, ...]:
        """The hero of each player."""
        return tuple(map(hero_of, self._now.heroes))

    @property
    def turn(self) -> int:
        """The player to move."""
        return self._now.turn

    @property
    def mover(self) -> Hero:
        """The hero of the player to move."""
        return hero_of(self._now.heroes[self._now.turn])

    @property
    def room_number(self) -> int:
        """Which room this is, counted from 1, rooms you ran from included."""
        return self._table.room_number()

    @property
    def faced(self) -> int:
        """How many cards of this room have been faced."""
        return self._now.faced

    @property
    def left_to_face(self) -> int:
        """How many cards of this room are still to be faced."""
        facts = self._now
        lying = sum(code != 0 for code in facts.room)
        return 0 if facts.over else min(lying, self.rules.to_face - facts.faced)

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

    # --- What may be done --------------------------------------------------------------------------

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every move that can be made now; none when the game is over."""
        return tuple(self._codes)

    @property
    def refusal(self) -> Refusal | None:
        """Why the room, or a card of it, can't be avoided now; None if it can."""
        return _REFUSALS.get(self._table.refusal())

    def foresee(self, move: str | Move) -> tuple[Event, ...]:
        """What a move would do, as far as the player can know: up to the next card from the deck."""
        code = self.code_of(move)
        if code not in self._foreseen:
            snapshot = self._table.snapshot()
            try:
                self._foreseen[code] = tuple(_until_unknown(map(unpack, self._table.play(code))))
            finally:
                self._table.restore(snapshot)
        return self._foreseen[code]

    def find(self, move: str | Move) -> Move:
        """The legal move that is meant; `IllegalMove` and `AmbiguousMove` say why there is none."""
        return self._find(move)[0]

    def code_of(self, move: str | Move) -> int:
        """The kernel's code for a legal move."""
        return self._find(move)[1]

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
                    "error-two_ways", move=quote(move), armed=str(ways[0]), bare=str(ways[1])
                )
        why = self._why_illegal(wanted)
        raise IllegalMove("error-not_now", move=quote(move), why=why)

    def _why_illegal(self, move: Move) -> Message:
        if self.over:
            return Message("error-game_over")
        if move.action is not Action.TAKE:
            return self._why_no_avoiding(move)
        if move.card not in self.room:
            return self._not_in_room(move)
        if not self.rules.bare_hands:
            return Message("error-no_way_to_choose")
        if self.mover.weapon is None:
            return Message("error-no_weapon")
        rank = as_name(self.mover.slain[-1]).values["rank"]
        limit = self.rules.weapon_limit
        return Message("error-weapon_limit", {"limit": limit, "weapon": self.mover.weapon, "rank": rank})

    def _not_in_room(self, move: Move) -> Message:
        room = [card for card in self.room if card is not None]
        return Message("error-not_there", {"card": move.card, "room": room})

    def _why_no_avoiding(self, move: Move) -> Message:
        runs = move.action is Action.RUN
        if self.rules.avoid is (Avoid.CARD if runs else Avoid.ROOM):
            return Message("error-no_running" if runs else "error-no_putting_away")
        refusal = self.refusal
        return self._not_in_room(move) if refusal is None else refusal.in_words

    # --- Inside ------------------------------------------------------------------------------------

    def _changed(self) -> None:
        self._facts: TableFacts | None = None
        self._legal: dict[Move, int] | None = None
        self._foreseen: dict[int, tuple[Event, ...]] = {}

    @property
    def _now(self) -> TableFacts:
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


class View(State):
    """Everything one player may know about a game, and nothing else.

    Games that differ only in hidden cards have equal views: the unseen cards are a set.
    """

    __slots__ = ("curtained", "player")

    player: int
    """Whose view this is."""
    curtained: bool
    """Whether the room was dealt, but only the Dealer may see it yet."""

    def __init__(self, rules: Rules, table: LiveTable, player: int, *, curtained: bool = False) -> None:
        """What a player knows of this table; `Game.view` is easier to use."""
        # The table is the view's own, and its unseen cards are sorted: their order is nowhere in here.
        super().__init__(rules, table.hidden())
        if not 0 <= player < rules.players:
            raise IndexError(f"there is no player {player}: this game has {rules.players}")
        self.player = player
        self.curtained = curtained

    @classmethod
    def read(cls, position: str, player: int = 0, *, curtained: bool = False) -> View:
        """The view that a position describes, the Dealer's or a player's."""
        described = parse_position(position, dealt=not curtained)
        return cls(described.rules, table_of(described.rules, described.facts), player, curtained=curtained)

    def curtain(self, carried: Collection[int]) -> View:
        """The same view while only the Dealer may see the room, except for the slots of carried cards."""
        facts = self._now
        lying = bytes(code if slot in carried else 0 for slot, code in enumerate(facts.room))
        dealt = bytes(code for slot, code in enumerate(facts.room) if code and slot not in carried)
        table = LiveTable(self.rules)
        table.arrange(facts._replace(room=lying, deck=dealt + facts.deck))
        return View(self.rules, table, self.player, curtained=True)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        return () if self.curtained else super().legal_moves

    @property
    def left_to_face(self) -> int:
        if not self.curtained:
            return super().left_to_face
        lying = sum(card is not None for card in self.room)
        return min(lying + self.below, self.rules.to_face)

    @property
    def hero(self) -> Hero:
        """This player's own hero."""
        return self.heroes[self.player]

    def position(self) -> str:
        """The view in one line, as `View.read` and `Game.from_position` read it."""
        return format_position(self.rules, self._now, hidden=True)

    def after(self, *moves: str | Move) -> View | None:
        """The view after these moves; None if they lead beyond the cards that the player knows."""
        here = View(self.rules, self._table, self.player)
        for move in moves:
            unknown = Dealt | Shuffled if here.unseen else Shuffled
            events = map(unpack, here._table.play(here.code_of(move)))
            if any(isinstance(event, unknown) for event in events):
                return None
            here._changed()
        return here

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self._whole == other._whole

    def __hash__(self) -> int:
        return hash(self._whole)

    @property
    def _whole(self) -> tuple[object, ...]:
        return self.player, self.curtained, self.rules, self._now

    def __reduce__(self) -> tuple[Callable[..., View], tuple[object, ...]]:
        return partial(View.read, curtained=self.curtained), (self.position(), self.player)

    def __repr__(self) -> str:
        return f"<View of player {self.player}: {self.position()}>"


def table_of(rules: Rules, facts: TableFacts) -> LiveTable:
    """A table with everything where these facts say; whether the game is over follows from them."""
    table = LiveTable(rules)
    table.arrange(facts)
    table.settle()
    return table


def cards_of(codes: bytes) -> tuple[Card, ...]:
    return tuple(map(Card.from_code, codes))


def slots_of(codes: bytes) -> tuple[Card | None, ...]:
    return tuple(Card.from_code(code) if code else None for code in codes)


def hero_of(facts: HeroFacts) -> Hero:
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
