"""Two parties at one table: a move is judged by many games played on from it.

The hidden cards are dealt anew for each of those games, and both parties go on by a rule of thumb. Moves
that fall behind are given up halfway, so that most games go to those that are close.
"""

from __future__ import annotations

from threading import Lock

import cython

from scoundrel.errors import ScoundrelError
from scoundrel.rules import Rules

if not cython.compiled:
    from scoundrel.deals import shuffle, start_chance
    from scoundrel.engine.search.interrupts import heed, listen
    from scoundrel.engine.search.minds import reaches
    from scoundrel.engine.search.plans import plan_room, start_planner
    from scoundrel.kernel import LiveTable, deck_card, flatten, list_codes, play_code, same_rules
    from scoundrel.shapes import *

__all__ = ["PartyMind"]


def try_all(
    rules: Pointer[Knobs],
    planner: Pointer[Planner],
    table: Pointer[Table],
    tries: Pointer[Try],
    left: int,
    simulations: int,
    chance: Pointer[Chance],
    ear: Pointer[Ear],
) -> None:
    """Play on from every move, in rounds: all moves that are left see the same cards in a round."""
    after = cython.declare(Table)
    dealt = cython.declare(Table)
    played = 0
    halving = simulations // 3
    while played < simulations:
        dealt = table[0]
        deal_anew(cython.address(dealt), chance)
        for i in range(left):
            if heed(ear):
                return
            after = dealt
            play_code(rules, cython.address(after), tries[i].code, cython.NULL)
            play_on(rules, planner, cython.address(after), table.turn)
            tries[i].games += 1
            tries[i].wins += after.heroes[table.turn].status == ESCAPED
            tries[i].worth += worth_of(cython.address(after), table.turn)
        played += left
        if played >= halving and left > 2:
            # The better half goes on; the tries are equally many, so their sums compare.
            for i in range((left + 1) // 2):
                best = i + best_try(cython.address(tries[i]), left - i)
                kept = tries[best]
                tries[best] = tries[i]
                tries[i] = kept
            left = (left + 1) // 2
            halving = played + (simulations - played) // 2


def best_try(tries: Pointer[Try], count: int) -> int:
    best = 0
    for i in range(1, count):
        if tries[i].worth > tries[best].worth:
            best = i
    return best


def deal_anew(table: Pointer[Table], chance: Pointer[Chance]) -> None:
    """Lay the hidden cards, and all chance to come, in another order."""
    cards = cython.declare(uint8_t[PILE])
    hidden = table.deck_count - table.known
    for i in range(hidden):
        cards[i] = deck_card(table, i)
    shuffle(cards, hidden, chance)
    for i in range(hidden):
        table.deck[(table.head + i) & (DECK_RING - 1)] = cards[i]
    table.chance = chance[0]


def play_on(rules: Pointer[Knobs], planner: Pointer[Planner], table: Pointer[Table], player: int) -> None:
    """Play until it is decided for one player."""
    codes = cython.declare(uint8_t[MOST_CODES])
    runs = 0
    for _ in range(LONGEST_GAME):
        if table.over or table.heroes[player].status != OPEN:
            return
        count = list_codes(rules, table, codes)
        may_run = codes[0] == RUN and runs < MOST_RUNS
        code = thrifty_code(rules, planner, table, may_run, codes[count - 1])
        runs += code == RUN
        play_code(rules, table, code, cython.NULL)


def thrifty_code(
    rules: Pointer[Knobs],
    planner: Pointer[Planner],
    table: Pointer[Table],
    may_run: bool,
    last: int,
) -> int:
    """The first move of the way through the room that leaves the hero best off, or running from it.

    Where no way leads through the room, the last legal move is as good as any.
    """
    cards = cython.declare(uint8_t[SLOTS])
    slots = cython.declare(uint8_t[SLOTS])
    first = cython.declare(cython.int, 0)
    hero = cython.address(table.heroes[table.turn])
    count = 0
    for slot in range(rules.room_size):
        if table.room[slot] != NO_CARD:
            cards[count] = table.room[slot]
            slots[count] = slot
            count += 1
    share = min(rules.to_face - table.faced, count)
    if rules.players == 2 and table.heroes[1 - table.turn].status == OPEN:
        share = 1  # the other party takes what it leaves
    plan_room(rules, planner, hero, cards, count, share)
    best = -1000.0
    chosen = -1
    for i in range(planner.count):
        fortune = fortune_of(cython.address(planner.plans[i].hero))
        fortune -= LEFT_WORTH * menace_left(cards, count, planner.plans[i].faced) / (count - share + 1)
        if fortune > best:
            best = fortune
            chosen = i
    if may_run and best < fortune_of(hero) - hero.health * DIRE:
        return RUN
    if chosen < 0:
        return last
    reaches(
        rules,
        hero,
        cards,
        count,
        planner.plans[chosen].faced,
        cython.address(planner.plans[chosen].hero),
        cython.address(first),
    )
    return first & 0xF0 | slots[first & 15]


def menace_left(cards: Pointer[Cards], count: int, faced: int) -> int:
    """The monsters that a plan leaves, added up."""
    menace = 0
    for i in range(count):
        if not faced >> i & 1 and is_monster(cards[i]):
            menace += value_of(cards[i])
    return menace


def fortune_of(hero: Pointer[Hero]) -> float:
    """Health and a weapon that is still good for something."""
    return hero.health + WEAPON_WORTH * value_of(hero.weapon) * min(hero.strikes_below, 15) / 15


def worth_of(table: Pointer[Table], player: int) -> float:
    """How good an end is: a win is most of it, and dying late is better than dying soon."""
    if table.heroes[player].status == ESCAPED:
        return 1.0
    left = table.deck_count + table.room_count
    return LATE_WORTH * (1 - left / (left + table.discard_count + 1.0))


class PartyMind:
    """One of two parties, which plays so many games on before it decides; threads take turns with it."""

    rules: Knobs
    planner: Planner
    simulations: int
    lock: Lock

    def __init__(self, rules: Rules, simulations: int) -> None:
        flatten(rules, cython.address(self.rules))
        start_planner(cython.address(self.rules), cython.address(self.planner))
        self.simulations = simulations
        self.lock = Lock()

    def choose(self, table: LiveTable, seed: bytes) -> list[tuple[int, float]]:
        """The code of every move with the share of games it won, best first. The seed makes the luck."""
        codes = cython.declare(uint8_t[MOST_CODES])
        tries = cython.declare(Try[MOST_CODES])  # type: ignore[misc]
        chance = cython.declare(Chance)
        here = cython.declare(Table)
        rules = cython.address(self.rules)
        planner = cython.address(self.planner)
        if not same_rules(cython.address(table.rules), rules):
            raise ScoundrelError("this table is of other rules than this party plays by")
        here = table.table  # a copy, so that the table may go on meanwhile
        live = cython.address(here)
        count = cython.declare(cython.int, list_codes(rules, live, codes))
        if count == 0:
            raise ScoundrelError("the game is over")
        simulations = cython.declare(cython.int, self.simulations)
        if len(seed) != 32:
            raise ScoundrelError(f"a party's luck is made of 32 bytes, not {len(seed)}")
        start_chance(cython.address(chance), seed)
        for i in range(count):
            tries[i].code = codes[i]
            tries[i].games = tries[i].wins = 0
            tries[i].worth = 0
        ear = cython.declare(Ear)
        with self.lock:
            listen(cython.address(ear))
            with cython.nogil:
                try_all(
                    rules,
                    planner,
                    live,
                    tries,
                    count,
                    simulations,
                    cython.address(chance),
                    cython.address(ear),
                )
            raise_heard()
        order = sorted([(-tries[i].games, -tries[i].worth, i) for i in range(count)])
        return [(tries[i].code, tries[i].wins / max(1, tries[i].games)) for _, _, i in order]
