"""The rules of Scoundrel a second time, plain and slow, as a yardstick for the kernel.

Written from the rulings and the five rule documents alone; it shares no code with the package
that it tests. Each function says one rule and names where the rule stands: "Ruling 9" is the
ninth reading of the rulings, "Document 002" the rule text with that number.

Cards and moves are texts: ``As``, ``Td``, ``Xc`` (a joker); ``run``, ``-7s``, ``5d``, ``7sw``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Literal

RANKS = "23456789TJQKAX"
"""Every rank by rising value, from the two to the joker."""

# --- Cards ----------------------------------------------------------------------------------


def value(card: str) -> int:
    """Two is 2, ten is 10, then J 11, Q 12, K 13, A 14 and the joker 15 (Document 002)."""
    return 2 + RANKS.index(card[0])


def is_monster(card: str) -> bool:
    """Clubs and spades, and the jokers among them, are monsters."""
    return card[1] in "cs"


def is_weapon(card: str) -> bool:
    """Diamonds are weapons."""
    return card[1] == "d"


def is_potion(card: str) -> bool:
    """Hearts are potions."""
    return card[1] == "h"


def canonical_deck(monsters: str, weapons: str, potions: str) -> list[str]:
    """The ranks given, in the order of the deal: clubs, spades, diamonds, hearts, each rising."""
    ranks_of_suit = {"c": monsters, "s": monsters, "d": weapons, "h": potions}
    return [rank + suit for suit, ranks in ranks_of_suit.items() for rank in ranks]


# --- The eight rule sets: the table of the rulings, each as a difference from another ----------

CLASSIC: dict[str, object] = {
    "deck": canonical_deck("23456789TJQKA", "23456789T", "23456789T"),
    "players": 1,
    "room_size": 4,
    "carried": 1,
    "start_health": 20,
    "max_health": 20,
    "health_floor": None,
    "avoid": "room",
    "avoid_in_a_row": False,
    "avoided_cards": "under_deck",
    "weapon_limit": "below",
    "weapon_breaks": False,
    "bare_hands": True,
    "potions": "one_per_room",
    "ending": "play_out",
    "scoring": "health",
    "loss_counts": "dungeon",
}

EASY = CLASSIC | {"avoid_in_a_row": True}

HARD = CLASSIC | {"avoid": "nothing"}

ORIGINAL = CLASSIC | {"weapon_limit": "at_most", "loss_counts": "deck"}

SIDESTEP = CLASSIC | {
    "deck": canonical_deck("23456789TJQKA", "23456789TA", "23456789TA"),
    "carried": 0,
    "avoid": "card",
    "weapon_limit": "at_most",
    "scoring": "low",
    "loss_counts": "deck",
}

DRAGONS_DECK = canonical_deck("23456789TJQKAX", "23456789TA", "23456789TJ")

DRAGONS = CLASSIC | {
    "deck": DRAGONS_DECK,
    "avoided_cards": "shuffled",
    "weapon_breaks": True,
    "bare_hands": False,
    "potions": "not_in_a_row",
    "loss_counts": "deck",
}

DRAGONS_DUO = DRAGONS | {"deck": DRAGONS_DECK * 2, "players": 2, "room_size": 7}

DIGITAL = CLASSIC | {"health_floor": 0, "ending": "short_room", "loss_counts": "deck"}

RULE_SETS: dict[str, dict[str, object]] = {
    "classic": CLASSIC,
    "easy": EASY,
    "hard": HARD,
    "original": ORIGINAL,
    "sidestep": SIDESTEP,
    "dragons": DRAGONS,
    "dragons-duo": DRAGONS_DUO,
    "digital": DIGITAL,
}

# --- Chance ---------------------------------------------------------------------------------

WORD = 2**64


def rotate_left(word: int, places: int) -> int:
    """Turn a 64-bit word to the left."""
    return (word << places | word >> (64 - places)) % WORD


class Stream:
    """The random numbers of one seed: xoshiro256**, its state the BLAKE2b digest of the seed."""

    def __init__(self, seed: str) -> None:
        """Cut the 32 bytes of the digest into four little-endian words."""
        digest = hashlib.blake2b(seed.encode(), digest_size=32).digest()
        self.state = [int.from_bytes(digest[i : i + 8], "little") for i in (0, 8, 16, 24)]

    def word(self) -> int:
        """The next 64-bit number."""
        a, b, c, d = self.state
        answer = rotate_left(b * 5 % WORD, 7) * 9 % WORD
        c, d = c ^ a, d ^ b
        self.state = [a ^ d, b ^ c, c ^ (b << 17) % WORD, rotate_left(d, 45)]
        return answer

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others (Lemire's method)."""
        while True:
            high, low = divmod(self.word() * n, WORD)
            if low >= WORD % n:
                return high

    def shuffle(self, cards: list[str]) -> None:
        """Fisher-Yates from the last index down; the first card alone needs no draw."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def shuffled(cards: Sequence[str], seed: str) -> list[str]:
    """The deal of a seed: a deck in canonical order, shuffled. The first card is the top."""
    deck = list(cards)
    Stream(seed).shuffle(deck)
    return deck


# --- The game -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Settings:
    """What may differ between two rule sets, apart from the deck."""

    players: int
    room_size: int
    carried: int
    start_health: int
    max_health: int
    health_floor: int | None
    avoid: Literal["nothing", "room", "card"]
    avoid_in_a_row: bool
    avoided_cards: Literal["under_deck", "shuffled"]
    weapon_limit: Literal["below", "at_most"]
    weapon_breaks: bool
    bare_hands: bool
    potions: Literal["one_per_room", "not_in_a_row"]
    ending: Literal["play_out", "short_room"]
    scoring: Literal["health", "low"]
    loss_counts: Literal["deck", "dungeon"]

    @classmethod
    def read(cls, settings: Mapping[str, object]) -> Settings:
        """Take the settings out of a mapping that may hold other things too."""
        values: dict[str, Any] = {entry.name: settings[entry.name] for entry in fields(cls)}
        return cls(**values)


@dataclass
class OracleHero:
    """One player's hero (or party of heroes) and what lies in front of that player."""

    health: int
    weapon: str | None = None
    slain: list[str] = field(default_factory=list)
    """The monsters on the weapon, the last kill last."""
    outcome: tuple[bool, int] | None = None
    """None while open, then whether the hero won, and the score."""
    last_faced: str | None = None
    drank_in_room: bool = False

    @property
    def alive(self) -> bool:
        """Death comes when health is 0 or less (Ruling 9)."""
        return self.health > 0


class Oracle:
    """One game. Play a move of ``legal()`` with ``play()`` and look at what lies on the table."""

    room: list[str | None]
    """One entry per slot; None where a card was taken, or never dealt."""
    deck: list[str]
    """The top card first."""
    discard: list[str]
    """The oldest card first."""
    known: int
    """How many cards at the bottom of the deck every player knows, in order."""
    heroes: list[OracleHero]
    turn: int
    """The player to move."""
    stream: Stream | None
    """Where reshuffles draw from."""
    faced: int
    """How many cards of this room were faced."""
    put_one_away: bool
    """Whether a card of this room was put away."""
    avoided_last_room: bool
    """Whether the room before was run from, or a card of it put away."""

    def __init__(
        self,
        settings: Mapping[str, object],
        deck: Sequence[str],
        seed: str | None = None,
    ) -> None:
        """Lay out the deck, top card first, and deal the first room. Of a given deck player 0 starts."""
        self.settings = Settings.read(settings)
        self.stream = None if seed is None else Stream(seed)
        self.deck = list(deck)
        self.room = []
        self.discard: list[str] = []
        self.known = 0
        start = self.settings.start_health
        self.heroes = [OracleHero(start) for _ in range(self.settings.players)]
        self.turn = 0
        self.enter_next_room(avoided_last=False)

    @classmethod
    def dealt(cls, settings: Mapping[str, Any], seed: str) -> Oracle:
        """The deal of a seed: the stream shuffles, decides who goes first (Ruling 15), and goes on."""
        stream = Stream(seed)
        deck = list(settings["deck"])
        stream.shuffle(deck)
        game = cls(settings, deck)
        if game.settings.players == 2:
            game.turn = stream.below(2)
        game.stream = stream
        return game

    @property
    def over(self) -> bool:
        """The game is over when every hero has won or lost."""
        return all(hero.outcome is not None for hero in self.heroes)

    @property
    def hero(self) -> OracleHero:
        """The hero whose turn it is."""
        return self.heroes[self.turn]

    def legal(self) -> set[str]:
        """Every move of the player whose turn it is, as it is printed."""
        if self.over:
            return set()
        moves = {move for card in self.cards_in_room() for move in self.ways_to_face(card)}
        if self.may_run():
            moves.add("run")
        if self.may_put_a_card_away():
            moves.update("-" + card for card in self.cards_in_room())
        return moves

    def play(self, move: str) -> None:
        """Carry out one legal move."""
        if move not in self.legal():
            raise ValueError(f"{move!r} is not one of the legal moves {sorted(self.legal())}")
        if move == "run":
            self.run()
        elif move.startswith("-"):
            self.put_away(move[1:])
        else:
            self.face(card=move[:2], way=move[2:])

    # --- Rooms ------------------------------------------------------------------------------

    def cards_in_room(self) -> list[str]:
        """What lies in the room, from left to right."""
        return [card for card in self.room if card is not None]

    def take_from_room(self, card: str) -> None:
        """Empty the card's slot; of two equal cards, the leftmost."""
        self.room[self.room.index(card)] = None

    def lay_out_room(self, cards: Sequence[str]) -> None:
        """The cards lie in the first slots, the other slots are empty."""
        self.room = [*cards, *[None] * (self.settings.room_size - len(cards))]

    def enter_next_room(self, *, avoided_last: bool) -> None:
        """Whatever is counted by the room starts again with each room (Ruling 1)."""
        self.avoided_last_room = avoided_last
        self.put_one_away = False
        self.faced = 0
        for hero in self.heroes:
            hero.drank_in_room = False
        self.lay_out_room(self.cards_in_room())
        if self.dungeon_ends():
            self.win()
        else:
            self.fill_room()

    def fill_room(self) -> None:
        """Fill the room from the top of the deck, left to right, as far as it goes (Ruling 1)."""
        cards = self.cards_in_room()
        while self.deck and len(cards) < self.settings.room_size:
            cards.append(self.deck.pop(0))
        self.lay_out_room(cards)
        self.known = min(self.known, len(self.deck))

    def room_is_done(self) -> bool:
        """A room ends when room size - carried cards were faced, or none is left (Ruling 1)."""
        to_face = self.settings.room_size - self.settings.carried
        return self.faced == to_face or not self.cards_in_room()

    def dungeon_ends(self) -> bool:
        """Play out: no card is left. Short room: no full room can be made (Document 004)."""
        cards_left = len(self.cards_in_room()) + len(self.deck)
        if self.settings.ending == "short_room":
            return cards_left < self.settings.room_size
        return cards_left == 0

    # --- Avoiding ---------------------------------------------------------------------------

    def may_avoid(self) -> bool:
        """Only before any card of the room was faced, and not in two rooms in a row (Ruling 2)."""
        locked = self.avoided_last_room and not self.settings.avoid_in_a_row
        return self.faced == 0 and not locked

    def may_run(self) -> bool:
        """Avoiding a whole room needs a full room and a card in the deck (Ruling 2)."""
        full = None not in self.room
        return self.settings.avoid == "room" and self.may_avoid() and full and bool(self.deck)

    def may_put_a_card_away(self) -> bool:
        """One card of any room may be put under the deck (Ruling 2, Document 001)."""
        return self.settings.avoid == "card" and self.may_avoid() and not self.put_one_away

    def run(self) -> None:
        """The whole room goes back, and the same player begins the next (Ruling 11)."""
        cards = self.cards_in_room()
        self.lay_out_room([])
        self.put_under_deck(cards)
        self.enter_next_room(avoided_last=True)

    def put_away(self, card: str) -> None:
        """One card goes back and the same player faces the others (Ruling 2).

        The next room must then be faced to its end without avoiding (Ruling 3).
        """
        self.put_one_away = True
        self.take_from_room(card)
        self.put_under_deck([card])
        if self.room_is_done():
            self.enter_next_room(avoided_last=True)

    def put_under_deck(self, cards: Sequence[str]) -> None:
        """Under the deck in room order, where every player knows them, or shuffled into it."""
        self.deck.extend(cards)
        self.known += len(cards)
        if self.settings.avoided_cards == "shuffled":
            self.shuffle_deck()

    def shuffle_deck(self) -> None:
        """A reshuffle draws on from the stream; then nothing is known any more."""
        if self.stream is None:
            raise ValueError("shuffling avoided cards into the deck needs a seed")
        self.stream.shuffle(self.deck)
        self.known = 0

    # --- Facing a card ----------------------------------------------------------------------

    def ways_to_face(self, card: str) -> set[str]:
        """A fight names its way where bare hands may be chosen; else the card says it all."""
        if is_monster(card) and self.settings.bare_hands:
            return {card + way for way in self.ways_to_fight(card)}
        return {card}

    def face(self, card: str, way: str) -> None:
        """Take a card and do what it says; then the hero may have fallen, or the room may end."""
        self.take_from_room(card)
        self.faced += 1
        if is_weapon(card):
            self.equip(card)
        elif is_potion(card):
            self.drink(card)
        else:
            self.fight(card, way)
        self.hero.last_faced = card
        if not self.hero.alive:
            self.lose()
        if not self.over:
            self.go_on()

    def go_on(self) -> None:
        """Players take cards in turn; who took the last of a room starts the next (Ruling 11)."""
        if not self.room_is_done():
            self.pass_turn()
            return
        if not self.hero.alive:
            self.pass_turn()
        self.enter_next_room(avoided_last=self.put_one_away)

    def pass_turn(self) -> None:
        """The next living player; a fallen one takes no more turns (Ruling 11)."""
        self.turn = (self.turn + 1) % len(self.heroes)
        while not self.hero.alive:
            self.turn = (self.turn + 1) % len(self.heroes)

    # --- Weapons ----------------------------------------------------------------------------

    def equip(self, weapon: str) -> None:
        """A weapon is always equipped, even a worse one, and replaces the old (Ruling 7)."""
        self.discard_weapon()
        self.hero.weapon = weapon

    def discard_weapon(self) -> None:
        """The weapon is discarded, if there is one, and then the monsters on it (Ruling 7)."""
        if self.hero.weapon is not None:
            self.discard.append(self.hero.weapon)
        self.discard.extend(self.hero.slain)
        self.hero.weapon = None
        self.hero.slain = []

    # --- Potions ----------------------------------------------------------------------------

    def drink(self, potion: str) -> None:
        """A potion heals up to the most health; one too many is taken and wasted (Ruling 6)."""
        if self.potion_heals():
            self.hero.health = min(self.hero.health + value(potion), self.settings.max_health)
        self.hero.drank_in_room = True
        self.discard.append(potion)

    def potion_heals(self) -> bool:
        """The hero's first in the room heals; or each that does not follow another (Ruling 6).

        The row is that of the cards this hero faced: rooms and running do not end it, and a
        wasted potion keeps it going.
        """
        if self.settings.potions == "one_per_room":
            return not self.hero.drank_in_room
        return self.hero.last_faced is None or not is_potion(self.hero.last_faced)

    # --- Monsters ---------------------------------------------------------------------------

    def may_strike(self, monster: str) -> bool:
        """A used weapon strikes only below its own last kill, or at most that (Rulings 4, 8)."""
        if self.hero.weapon is None:
            return False
        if not self.hero.slain:
            return True
        last_kill = value(self.hero.slain[-1])
        if self.settings.weapon_limit == "at_most":
            return value(monster) <= last_kill
        return value(monster) < last_kill

    def ways_to_fight(self, monster: str) -> set[str]:
        """With the weapon, "w", or with bare hands, "b" (Ruling 14).

        The weapon can be used where it may strike, or else would break; bare hands by choice,
        or where the weapon can't be used.
        """
        ways = set()
        would_break = self.hero.weapon is not None and self.settings.weapon_breaks
        if self.may_strike(monster) or would_break:
            ways.add("w")
        if self.settings.bare_hands or not ways:
            ways.add("b")
        return ways

    def fight(self, monster: str, way: str) -> None:
        """Fight the way that was named; where none was, there is only one."""
        if not way:
            (way,) = self.ways_to_fight(monster)
        if way == "b":
            self.fight_bare_handed(monster)
        elif self.may_strike(monster):
            self.fight_with_weapon(monster)
        else:
            self.break_weapon_on(monster)

    def fight_bare_handed(self, monster: str) -> None:
        """The full value is the damage, and the monster is discarded."""
        self.suffer(value(monster))
        self.discard.append(monster)

    def fight_with_weapon(self, monster: str) -> None:
        """The weapon's value is taken off the damage, and the monster is put on the weapon."""
        assert self.hero.weapon is not None
        self.suffer(max(0, value(monster) - value(self.hero.weapon)))
        self.hero.slain.append(monster)

    def break_weapon_on(self, monster: str) -> None:
        """Full damage; weapon, monsters on it and the monster are discarded (Ruling 7)."""
        self.discard_weapon()
        self.fight_bare_handed(monster)

    def suffer(self, damage: int) -> None:
        """Health below zero is kept, or stops at the floor (Document 004)."""
        self.hero.health -= damage
        if self.settings.health_floor is not None:
            self.hero.health = max(self.hero.health, self.settings.health_floor)

    # --- Winning and losing -----------------------------------------------------------------

    def win(self) -> None:
        """Everyone who lives to see the end of the dungeon wins (Ruling 11)."""
        for hero in self.heroes:
            if hero.alive:
                hero.outcome = (True, self.score_won(hero))

    def score_won(self, hero: OracleHero) -> int:
        """Low: minus the health. Else the health, and what a last potion adds.

        It adds its value if health is at its most, even when it was wasted (Ruling 6).
        """
        if self.settings.scoring == "low":
            return -hero.health
        last = hero.last_faced
        if hero.health == self.settings.max_health and last is not None and is_potion(last):
            return hero.health + value(last)
        return hero.health

    def lose(self) -> None:
        """The hero falls at once, with the room unfinished (Ruling 9)."""
        self.hero.outcome = (False, self.score_lost(self.hero))

    def score_lost(self, hero: OracleHero) -> int:
        """Low: the number of cards left. Else the health less the monsters left (Ruling 9)."""
        cards = self.cards_left()
        if self.settings.scoring == "low":
            return len(cards)
        return hero.health - sum(value(card) for card in cards if is_monster(card))

    def cards_left(self) -> list[str]:
        """What a loss counts: the deck, or the whole dungeon, which is deck and room."""
        if self.settings.loss_counts == "dungeon":
            return self.deck + self.cards_in_room()
        return list(self.deck)
