"""Two parties at one table: a move is valued by rollouts, many games played on from it.

For each rollout the hidden cards are dealt anew (a determinization), and both parties go on by a rule of
thumb. Sequential halving gives up the worse moves on the way: most rollouts go to those that are close.
"""

from __future__ import annotations

from threading import Lock

import cython

from scoundrel.errors import ScoundrelError
from scoundrel.rules import Rules

if not cython.compiled:
    from scoundrel.bridge import LiveTable, flatten, same_rules
    from scoundrel.deals import shuffle, start_chance
    from scoundrel.engine.search.interrupts import is_interrupted, watch_for_interrupt
    from scoundrel.engine.search.minds import reaches
    from scoundrel.engine.search.plans import plan_room, start_planner
    from scoundrel.kernel import list_codes, play_code
    from scoundrel.shapes import *

__all__ = ["PartyMind"]


def halve_candidates(
    rollouts: Pointer[Rollouts],
    table: Pointer[Table],
    candidates: Pointer[Candidate],
    left: int,
    simulations: int,
) -> None:
    """Play on from every move, in rounds: all moves that are left see the same cards in a round."""
    rules = cython.address(rollouts.rules)
    after = cython.declare(Table)
    dealt = cython.declare(Table)
    played = 0
    halving = simulations // 3
    while played < simulations:
        dealt = table[0]
        determinize(cython.address(dealt), cython.address(rollouts.chance))
        for i in range(left):
            if is_interrupted(cython.address(rollouts.interrupt)):
                return
            after = dealt
            play_code(rules, cython.address(after), candidates[i].code, cython.NULL)
            rollout(rollouts, cython.address(after), table.turn)
            candidates[i].games += 1
            candidates[i].wins += after.heroes[table.turn].status == ESCAPED
            candidates[i].score += after.heroes[table.turn].score
            candidates[i].worth += worth_of(cython.address(after), table.turn)
        played += left
        if played >= halving and left > 2:
            # The better half goes on; all had equally many rollouts, so their sums compare.
            for i in range((left + 1) // 2):
                best = i + best_candidate(cython.address(candidates[i]), left - i)
                kept = candidates[best]
                candidates[best] = candidates[i]
                candidates[i] = kept
                note_halving(cython.address(candidates[i]))
            left = (left + 1) // 2
            halving = played + (simulations - played) // 2


def note_halving(candidate: Pointer[Candidate]) -> None:
    """Note a move's totals at the time when others are given up, to compare it with them."""
    candidate.wins_then[candidate.halvings] = candidate.wins
    candidate.score_then[candidate.halvings] = candidate.score
    candidate.halvings += 1


def best_candidate(candidates: Pointer[Candidate], count: int) -> int:
    best = 0
    for i in range(1, count):
        if candidates[i].worth > candidates[best].worth:
            best = i
    return best


def determinize(table: Pointer[Table], chance: Pointer[Chance]) -> None:
    """Shuffle the hidden cards anew, and let all later shuffles go on from the same stream."""
    cards = cython.declare(uint8_t[PILE])
    hidden = table.deck_count - table.known
    for i in range(hidden):
        cards[i] = deck_card(table, i)
    shuffle(cards, hidden, chance)
    for i in range(hidden):
        table.deck[(table.head + i) & (DECK_RING - 1)] = cards[i]
    table.chance = chance[0]


def rollout(rollouts: Pointer[Rollouts], table: Pointer[Table], player: int) -> None:
    """Play by the rule of thumb until the game is over for this player."""
    rules = cython.address(rollouts.rules)
    codes = cython.declare(uint8_t[MOST_CODES])
    runs = 0
    for _ in range(LONGEST_GAME):
        if table.over or table.heroes[player].status != OPEN:
            return
        count = list_codes(rules, table, codes)
        may_run = codes[0] == RUN and runs < MOST_RUNS
        code = rollout_move(rollouts, table, may_run, codes[count - 1])
        runs += code == RUN
        play_code(rules, table, code, cython.NULL)


def rollout_move(rollouts: Pointer[Rollouts], table: Pointer[Table], may_run: bool, last: int) -> int:
    """The first move of the way through the room that leaves the hero best off, or running from it.

    Where no way leads through the room, the last legal move is as good as any.
    """
    rules = cython.address(rollouts.rules)
    planner = cython.address(rollouts.planner)
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
        value = value_of_hero(cython.address(planner.plans[i].hero))
        menace = menace_left(cards, count, planner.plans[i].faced)
        value -= cython.cast(cython.float, MONSTER_WORTH) * menace / (count - share + 1)
        if value > best:
            best = value
            chosen = i
    if may_run and best < value_of_hero(hero) - hero.health * cython.cast(cython.float, DIRE):
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


def value_of_hero(hero: Pointer[Hero]) -> float:
    """Health and a weapon that is still good for something."""
    weapon_worth = cython.cast(cython.float, WEAPON_WORTH)
    return hero.health + weapon_worth * value_of(hero.weapon) * min(hero.strikes_below, 15) / 15


def worth_of(table: Pointer[Table], player: int) -> float:
    """How good an end is: a win is most of it, and dying late is better than dying soon."""
    if table.heroes[player].status == ESCAPED:
        return 1.0
    left = table.deck_count + table.room_count
    return LATE_WORTH * (1 - left / (left + table.discard_count + 1.0))


class PartyMind:
    """One of two parties, which does this many rollouts before it decides; threads take turns with it."""

    rollouts: Rollouts
    simulations: int
    lock: Lock

    def __init__(self, rules: Rules, simulations: int) -> None:
        flatten(rules, cython.address(self.rollouts.rules))
        start_planner(cython.address(self.rollouts.rules), cython.address(self.rollouts.planner))
        self.simulations = simulations
        self.lock = Lock()

    def choose(self, table: LiveTable, seed: bytes) -> list[tuple[int, float, float]]:
        """The code of every move with the share of games it wins and their mean score, best first.

        A move that was given up early had fewer rollouts, so its values are those of the best move less its
        deficit on the same cards. The seed determines all randomness.
        """
        codes = cython.declare(uint8_t[MOST_CODES])
        candidates = cython.declare(Candidate[MOST_CODES])  # type: ignore[misc]
        here = cython.declare(Table)
        rollouts = cython.address(self.rollouts)
        rules = cython.address(rollouts.rules)
        if not same_rules(cython.address(table.rules), rules):
            raise ScoundrelError("error-party_rules")
        here = table.table  # a copy, so that the table may be played on meanwhile
        live = cython.address(here)
        count = cython.declare(cython.int, list_codes(rules, live, codes))
        if count == 0:
            raise ScoundrelError("error-game_over")
        simulations = cython.declare(cython.int, self.simulations)
        if len(seed) != 32:
            raise ScoundrelError("error-party_luck", n=len(seed))
        for i in range(count):
            candidates[i].code = codes[i]
            candidates[i].games = candidates[i].wins = 0
            candidates[i].worth = candidates[i].score = 0
            candidates[i].halvings = 0
        with self.lock:
            start_chance(cython.address(rollouts.chance), seed)
            watch_for_interrupt(cython.address(rollouts.interrupt))
            with cython.nogil:
                halve_candidates(rollouts, live, candidates, count, simulations)
            raise_interrupt()
        order = sorted([(-candidates[i].games, -candidates[i].worth, i) for i in range(count)])
        best = order[0][2]
        return [
            self.told(cython.address(candidates[i]), cython.address(candidates[best])) for _, _, i in order
        ]

    def told(self, candidate: Pointer[Candidate], best: Pointer[Candidate]) -> tuple[int, float, float]:
        games = max(1, candidate.games)
        share, score = candidate.wins / games, candidate.score / games
        if candidate.halvings < best.halvings:
            then = candidate.halvings
            share += best.wins / best.games - best.wins_then[then] / games
            score += best.score / best.games - best.score_then[then] / games
        return candidate.code, min(max(share, 0.0), 1.0), score
