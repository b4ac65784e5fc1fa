"""The bridge from Python to the kernel: rules as numbers, and a table in play that can be read and set up.

It implements no rule: whatever happens on a table is a transition of the kernel. It refuses what would
overflow the kernel's structs, which check nothing themselves.
"""

from __future__ import annotations

from typing import NamedTuple

import cython

from scoundrel.errors import DeckError, IllegalMove, PositionError, ScoundrelError, quote
from scoundrel.rules import (
    Avoid,
    AvoidedCards,
    Ending,
    LossCounts,
    Potions,
    Rules,
    Scoring,
    WeaponLimit,
)

if not cython.compiled:
    from scoundrel.deals import shuffle, start_chance
    from scoundrel.kernel import (
        check_win_on_refill,
        clamp_health,
        complete_room,
        deal_initial_room,
        draw_first_player,
        equip_weapon,
        face_card,
        is_legal,
        limit_weapon,
        list_codes,
        menace_of,
        play_code,
        potion_heals,
        room_is_done,
        score_of_fall,
        start_table,
        strikes,
        why_no_avoiding,
    )
    from scoundrel.shapes import *

NO_FLOOR = -32000
BY_CHANCE = -1
"""Passed instead of a player: chance decides who goes first."""
NO_CHANCE = bytes(32)
"""The state of a stream that nothing is drawn from."""
ANY_CHANCE = bytes(range(32))
"""The state of a stream that may be drawn from, although its numbers don't matter."""


NUMBERS = {
    Avoid.NOTHING: NOTHING,
    Avoid.ROOM: ROOM,
    Avoid.CARD: CARD,
    AvoidedCards.UNDER_DECK: UNDER_DECK,
    AvoidedCards.SHUFFLED: SHUFFLED,
    WeaponLimit.BELOW: BELOW,
    WeaponLimit.AT_MOST: AT_MOST,
    Potions.ONE_PER_ROOM: ONE_PER_ROOM,
    Potions.NOT_IN_A_ROW: NOT_IN_A_ROW,
    Ending.PLAY_OUT: PLAY_OUT,
    Ending.SHORT_ROOM: SHORT_ROOM,
    Scoring.HEALTH: HEALTH,
    Scoring.LOW: LOW,
    LossCounts.DECK: DECK,
    LossCounts.DUNGEON: DUNGEON,
}
"""The kernel's number for each named value of a setting."""


def flatten(rules: Rules, knobs: Pointer[Knobs]) -> None:
    """Turn rules into the numbers that the transitions read."""
    knobs.players = rules.players
    knobs.room_size = rules.room_size
    knobs.to_face = rules.to_face
    knobs.avoid = NUMBERS[rules.avoid]
    knobs.avoid_in_a_row = rules.avoid_in_a_row
    knobs.avoided_cards = NUMBERS[rules.avoided_cards]
    knobs.weapon_limit = NUMBERS[rules.weapon_limit]
    knobs.weapon_breaks = rules.weapon_breaks
    knobs.bare_hands = rules.bare_hands
    knobs.potions = NUMBERS[rules.potions]
    knobs.ending = NUMBERS[rules.ending]
    knobs.scoring = NUMBERS[rules.scoring]
    knobs.loss_counts = NUMBERS[rules.loss_counts]
    knobs.twins = len(set(rules.deck)) < len(rules.deck)
    knobs.start_health = rules.start_health
    knobs.max_health = rules.max_health
    knobs.health_floor = NO_FLOOR if rules.health_floor is None else rules.health_floor


def same_rules(one: Pointer[Knobs], other: Pointer[Knobs]) -> bool:
    return memcmp(one, other, cython.sizeof(Knobs)) == 0


def strikes_after(rules: Rules, kill: int, card: int) -> bool:
    """Whether a weapon that has just slain a monster could strike another one."""
    knobs = cython.declare(Knobs)
    hero = cython.declare(Hero)
    flatten(rules, cython.address(knobs))
    limit_weapon(cython.address(knobs), cython.address(hero), kill)
    return strikes(cython.address(hero), card)


class HeroFacts(NamedTuple):
    """A hero as Python sees one: cards are bytes, 0 for none."""

    health: int
    weapon: int
    strikes_below: int
    slain: bytes
    last_card: int
    drunk: int
    status: int
    score: int
    potion_heals: bool = True


class TableFacts(NamedTuple):
    """A table as Python sees it: cards are bytes, 0 for an empty slot; the deck's top comes first."""

    room: bytes
    deck: bytes
    known: int
    discard: bytes
    heroes: tuple[HeroFacts, ...]
    turn: int
    room_number: int
    faced: int
    locked: bool
    put_away: bool
    over: bool
    chance: bytes


def check_cards(cards: bytes) -> None:
    """Refuse bytes that are not cards, or too many of them."""
    if len(cards) > PILE:
        raise DeckError("error-table_full", most=PILE, n=len(cards))
    for code in cards:
        if code & 15 < 2 or code >= 0x40:
            raise DeckError("error-no_card_of_code", code=code)


class LiveTable:
    """A table in play, held for Python: cards are bytes, moves and events are numbers."""

    rules: Knobs
    table: Table
    log: Log

    def __init__(self, rules: Rules) -> None:
        flatten(rules, cython.address(self.rules))

    def lay_out(self, deck: bytes, seed_bytes: bytes, shuffled: bool, first: int) -> None:
        """Lay out a new game without a room, and shuffle the deck unless it is `shuffled` already.

        `first` is the player who goes first, or BY_CHANCE.
        """
        check_cards(deck)
        if len(seed_bytes) != 32 or not BY_CHANCE <= first < self.rules.players:
            raise DeckError("error-no_such_start", first=first, n=len(seed_bytes))
        start_chance(cython.address(self.table.chance), seed_bytes)
        start_table(cython.address(self.rules), cython.address(self.table), deck, len(deck))
        if not shuffled:
            shuffle(self.table.deck, len(deck), cython.address(self.table.chance))
        if first == BY_CHANCE:
            draw_first_player(cython.address(self.rules), cython.address(self.table))
        else:
            self.table.turn = first

    def deal(self) -> tuple[int, ...]:
        """Deal the first room, and return the events, each packed into one number."""
        self.log.count = 0
        deal_initial_room(
            cython.address(self.rules),
            cython.address(self.table),
            cython.address(self.log),
        )
        return self.logged()

    def play(self, code: int) -> tuple[int, ...]:
        """Make a legal move, and return the events, each packed into one number."""
        self.check_move(code)
        self.log.count = 0
        play_code(
            cython.address(self.rules),
            cython.address(self.table),
            code,
            cython.address(self.log),
        )
        return self.logged()

    def check_move(self, code: int) -> None:
        if not is_legal(cython.address(self.rules), cython.address(self.table), code):
            raise IllegalMove("error-no_move_of_code", code=code)

    def face(self, code: int) -> None:
        """Face a card of the room without ending the room; `complete` does that."""
        self.check_move(code)
        face_card(
            cython.address(self.rules),
            cython.address(self.table),
            code & 15,
            code & 0xF0 == ARMED,
            cython.NULL,
        )

    def room_done(self) -> bool:
        """Whether the room is finished, so that `complete` comes next."""
        if self.table.over or self.table.room_number == 0:
            return False
        return room_is_done(cython.address(self.rules), cython.address(self.table))

    def complete(self) -> None:
        """End a finished room."""
        complete_room(cython.address(self.rules), cython.address(self.table), cython.NULL)

    def out_of_rooms(self) -> bool:
        """Whether no further room can be dealt; then everyone alive has escaped."""
        return check_win_on_refill(cython.address(self.rules), cython.address(self.table), cython.NULL)

    def clamp(self) -> None:
        """Clamp the health of the hero to move."""
        clamp_health(cython.address(self.rules), cython.address(self.table.heroes[self.table.turn]))

    def logged(self) -> tuple[int, ...]:
        packed = []
        for i in range(self.log.count):
            event = cython.address(self.log.events[i])
            packed.append(
                event.kind
                | event.player << 8
                | event.card << 16
                | event.other << 24
                | cython.cast(uint64_t, event.amount & 0xFFFF) << 32
                | cython.cast(uint64_t, event.health & 0xFFFF) << 48
            )
        return tuple(packed)

    def codes(self) -> bytes:
        """The codes of all legal moves."""
        codes = cython.declare(uint8_t[MOST_CODES])
        count = list_codes(cython.address(self.rules), cython.address(self.table), codes)
        return codes[:count]

    def refusal(self) -> int:
        """Why the room can't be avoided now, or MAY_AVOID."""
        return why_no_avoiding(cython.address(self.rules), cython.address(self.table))

    def over(self) -> bool:
        return self.table.over != 0

    def room(self) -> bytes:
        return self.table.room[: self.rules.room_size]

    def room_number(self) -> int:
        return self.table.room_number

    def snapshot(self) -> bytes:
        """A copy of the table, for `restore`."""
        return cython.cast(cython.p_char, cython.address(self.table))[: cython.sizeof(Table)]

    def restore(self, snapshot: bytes) -> None:
        """Return to a snapshot of this table."""
        if len(snapshot) != cython.sizeof(Table):
            raise ScoundrelError("error-bad_snapshot", size=cython.sizeof(Table), n=len(snapshot))
        memcpy(
            cython.address(self.table),
            cython.cast(cython.p_char, snapshot),
            cython.sizeof(Table),
        )

    def hidden(self) -> LiveTable:
        """A copy of the table that reveals no more than a player knows: its unseen cards are sorted."""
        twin = cython.declare(LiveTable, LiveTable.__new__(LiveTable))
        twin.rules = self.rules
        twin.table = self.table
        unseen = self.table.deck_count - self.table.known
        cards = sorted([deck_card(cython.address(self.table), i) for i in range(unseen)])
        for i in range(unseen):
            twin.table.deck[(self.table.head + i) & (DECK_RING - 1)] = cards[i]
        start_chance(cython.address(twin.table.chance), ANY_CHANCE)
        return twin

    def facts(self) -> TableFacts:
        """Everything there is to know about the table."""
        deck = bytes([deck_card(cython.address(self.table), i) for i in range(self.table.deck_count)])
        return TableFacts(
            room=self.table.room[: self.rules.room_size],
            deck=deck,
            known=self.table.known,
            discard=self.table.discard[: self.table.discard_count],
            heroes=tuple([self.hero_facts(player) for player in range(self.rules.players)]),
            turn=self.table.turn,
            room_number=self.table.room_number,
            faced=self.table.faced,
            locked=bool(self.table.locked),
            put_away=bool(self.table.put_away),
            over=bool(self.table.over),
            chance=cython.cast(cython.p_char, cython.address(self.table.chance))[:32],
        )

    def hero_facts(self, player: int) -> HeroFacts:
        hero = cython.address(self.table.heroes[player])
        return HeroFacts(
            health=hero.health,
            weapon=hero.weapon,
            strikes_below=hero.strikes_below,
            slain=self.table.slain[player][: self.table.slain_count[player]],
            last_card=hero.last_card,
            drunk=hero.drunk,
            status=hero.status,
            score=hero.score,
            potion_heals=bool(potion_heals(cython.address(self.rules), hero)),
        )

    def arrange(self, facts: TableFacts) -> None:
        """Set the table up from facts, which must have been checked against the rules.

        What the weapon can strike follows from its kills; `settle` finds out whether the game is over.
        """
        self.check(facts)
        start_table(
            cython.address(self.rules),
            cython.address(self.table),
            facts.deck,
            len(facts.deck),
        )
        start_chance(cython.address(self.table.chance), facts.chance or NO_CHANCE)
        for slot in range(len(facts.room)):
            self.table.room[slot] = facts.room[slot]
            self.table.room_count += facts.room[slot] != NO_CARD
        self.table.menace += menace_of(self.table.room, len(facts.room))
        for i in range(len(facts.discard)):
            self.table.discard[i] = facts.discard[i]
        self.table.discard_count = len(facts.discard)
        for player in range(len(facts.heroes)):
            self.arrange_hero(player, facts.heroes[player])
        self.table.known = facts.known
        self.table.turn = facts.turn
        self.table.room_number = facts.room_number
        self.table.faced = facts.faced
        self.table.locked = facts.locked
        self.table.put_away = facts.put_away

    def check(self, facts: TableFacts) -> None:
        """Refuse facts that would overflow the table now or later."""
        heroes = facts.heroes
        lying = facts.room.replace(b"\0", b"")
        check_cards(facts.deck + lying + facts.discard + b"".join([hero.slain for hero in heroes]))
        fits = len(facts.room) <= self.rules.room_size and 0 <= facts.known <= len(facts.deck)
        fits = fits and len(heroes) == self.rules.players and 0 <= facts.turn < len(heroes)
        for hero in heroes:
            fits = fits and (not hero.weapon or is_weapon(hero.weapon))
            if hero.status == OPEN:
                fits = (
                    fits and heroes[facts.turn].status == OPEN and 0 < hero.health <= self.rules.max_health
                )
        if not fits:
            raise PositionError("error-no_such_table", facts=quote(facts))

    def settle(self) -> None:
        """Find out whether the game is already over."""
        living = 0
        for player in range(self.rules.players):
            living += self.table.heroes[player].status == OPEN
        if not living:
            self.table.over = True
            if self.rules.players == 1:
                self.table.heroes[0].score = score_of_fall(
                    cython.address(self.rules), cython.address(self.table)
                )
        elif not self.table.faced:
            check_win_on_refill(cython.address(self.rules), cython.address(self.table), cython.NULL)

    def arrange_hero(self, player: int, facts: HeroFacts) -> None:
        hero = cython.address(self.table.heroes[player])
        hero.health = facts.health
        hero.last_card = facts.last_card
        hero.drunk = facts.drunk
        hero.status = facts.status
        hero.score = facts.score
        for i in range(len(facts.slain)):
            self.table.slain[player][i] = facts.slain[i]
        self.table.slain_count[player] = count = len(facts.slain)
        if facts.weapon != NO_CARD:
            equip_weapon(hero, facts.weapon)
        if count:
            limit_weapon(cython.address(self.rules), hero, facts.slain[count - 1])
