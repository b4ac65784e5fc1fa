"""The solver, which sees the whole deck: can this deal be won, and with which score.

A depth-first search over rooms (see `plans`). Three things make it fast and keep it exact:

- *Dominance*: more is never worse, so the transposition table holds, for all states with the same cards to
  come, the strengths of the hero that are known to lose and to win.
- *The bound*: health and all potions to come, less the least damage that the monsters to come can do. One
  weapon strikes a value only once (where it strikes below its last kill), so the second monster of a value
  needs a second weapon.
- *Canonical form*: only what the monsters to come can tell apart is told apart. The black suits are one, a
  weapon is no stronger than the strongest monster that it may still strike.

Before a room is dealt, the cards to come are one row: those carried over, then the deck. The room is the
front of that row, running moves the room to its end. Running again and again (`easy`) only rotates
the row, so all its rotations are choices of one node, and there are no cycles.
"""

from __future__ import annotations

from enum import Enum
from threading import Lock
from typing import NamedTuple

import cython

from scoundrel.cards import Kind
from scoundrel.errors import ScoundrelError, quote
from scoundrel.game import Game
from scoundrel.notation.moves import Action, Move
from scoundrel.notation.rulesets import as_rules, format_rules
from scoundrel.rules import Rules, Scoring

if not cython.compiled:
    from scoundrel.bridge import LiveTable, flatten, same_rules
    from scoundrel.deals import shuffle
    from scoundrel.engine.search.interrupts import is_interrupted, watch_for_interrupt
    from scoundrel.engine.search.plans import plan_room, start_planner
    from scoundrel.kernel import (
        fill_room,
        score_of_escape,
        start_table,
    )
    from scoundrel.shapes import *

__all__ = ["MOST_NODES", "Best", "Solver", "Verdict"]

MOST_NODES = 10**15
"""The highest limit: that many nodes would take years."""


# --- One room after the other ----------------------------------------------------------------------


def solve_state(search: Pointer[Search], state: Pointer[State], stock: Pointer[Stock]) -> int:
    """Whether the goal can be reached from here, where a room is about to be dealt."""
    search.nodes += 1
    if search.nodes > search.limit:
        return UNDECIDED
    if dungeon_ends(search, state):
        return WON if goal_met(search, cython.address(state.hero)) else LOST
    strength = strength_of(search, state, stock)
    entry = find_entry(search, key_of(cython.address(search.rules), state))
    for i in range(MOST_LOST):
        if is_as_strong(entry.lost[i], strength):
            return LOST
    for i in range(MOST_WON):
        if entry.won[i] and is_as_strong(strength, entry.won[i]):
            return WON
    key = entry.key
    verdict = solve_choices(search, state, stock)
    if entry.key == key and entry.generation == search.generation:
        if verdict == LOST:
            store_lost(entry, strength)
        elif verdict == WON:
            store_won(entry, strength)
    return verdict


def find_entry(search: Pointer[Search], key: int) -> Pointer[Entry]:
    """The entry of a key in the transposition table, emptied if it was of another key."""
    entry = cython.address(search.transpositions[key & (TRANSPOSITIONS - 1)])
    if entry.key != key or entry.generation != search.generation:
        entry.key = key
        entry.generation = search.generation
        for i in range(MOST_LOST):
            entry.lost[i] = 0
        for i in range(MOST_WON):
            entry.won[i] = 0
        entry.worth_known = False
    return entry


def strength_of(search: Pointer[Search], state: Pointer[State], stock: Pointer[Stock]) -> int:
    """Health, the weapon, what it strikes, and leniency in one number, each with a bit to spare above it.

    Only what the monsters to come can tell apart is told apart. The lower the goal, the greater the
    leniency, so that what was learned for one goal serves for the others.
    """
    below = strongest_in_reach(stock, cython.address(state.hero))
    weapon = min(value_of(state.hero.weapon), below)
    leniency = cython.declare(uint32_t, MOST_LENIENT - max(0, search.goal))
    return cython.cast(uint32_t, state.hero.health) << 21 | weapon << 16 | below << 11 | leniency


def is_as_strong(one: int, other: int) -> bool:
    """Whether one is at least as strong as the other in everything: no spare bit is borrowed from."""
    return ((one | SPARE_BITS) - other & SPARE_BITS) == SPARE_BITS


def store_lost(entry: Pointer[Entry], strength: int) -> None:
    """Note a strength that does not suffice, in the place of a lesser one or of the oldest."""
    place = MOST_LOST - 1
    for i in range(MOST_LOST):
        if is_as_strong(strength, entry.lost[i]):
            place = i
            break
    while place > 0:
        entry.lost[place] = entry.lost[place - 1]
        place -= 1
    entry.lost[0] = strength


def store_won(entry: Pointer[Entry], strength: int) -> None:
    """Note a strength that suffices, in the place of a greater one or of the oldest."""
    place = MOST_WON - 1
    for i in range(MOST_WON):
        if entry.won[i] == 0 or is_as_strong(entry.won[i], strength):
            place = i
            break
    while place > 0:
        entry.won[place] = entry.won[place - 1]
        place -= 1
    entry.won[0] = strength


def solve_choices(search: Pointer[Search], state: Pointer[State], stock: Pointer[Stock]) -> int:
    """Face the room, or avoid what may be avoided and face the rest."""
    rules = cython.address(search.rules)
    lying = min(rules.room_size, state.count)
    if state.locked:
        return solve_facing(search, state, stock, lying, rules.to_face, False)
    if search.ordering & AVOID_FIRST:
        verdict = solve_avoiding(search, state, stock, lying)
        if verdict == WON:
            return WON
        return better(verdict, solve_facing(search, state, stock, lying, rules.to_face, False))
    verdict = solve_facing(search, state, stock, lying, rules.to_face, False)
    return WON if verdict == WON else better(verdict, solve_avoiding(search, state, stock, lying))


def solve_avoiding(
    search: Pointer[Search], state: Pointer[State], stock: Pointer[Stock], lying: int
) -> int:
    if search.rules.avoid == ROOM and state.count > search.rules.room_size:
        return solve_runs(search, state, stock)
    if search.rules.avoid == CARD:
        return solve_putting_away(search, state, stock, lying)
    return LOST


def better(one: int, other: int) -> int:
    if one == WON or other == WON:
        return WON
    return UNDECIDED if one == UNDECIDED or other == UNDECIDED else LOST


def solve_facing(
    search: Pointer[Search],
    state: Pointer[State],
    stock: Pointer[Stock],
    lying: int,
    to_face: int,
    locks: bool,
) -> int:
    """Face a room in which `lying` cards lie, the most promising plan first."""
    rules = cython.address(search.rules)
    planner = cython.address(search.planner)
    plans = cython.declare(Plan[MOST_PLANS])  # type: ignore[misc]
    slacks = cython.declare(cython.int[MOST_PLANS])
    stocks = cython.declare(Stock)
    after = cython.declare(State)
    if is_interrupted(cython.address(search.interrupt)):
        return UNDECIDED
    to_face = min(to_face, lying)
    planner.bonus_counts = search.goal > rules.max_health and is_last_room(search, state, to_face)
    plan_room(rules, planner, cython.address(state.hero), state.cards, lying, to_face)
    verdict = UNDECIDED if planner.overflow else LOST
    spared = never_faced(rules, state.count - to_face)
    needed = health_needed(search)
    count = 0
    faced = -1
    for i in range(planner.count):
        plan = cython.address(planner.plans[i])
        if plan.faced != faced:
            faced = plan.faced
            stock_after(state, stock, faced, lying, cython.address(stocks))
        slack = plan.hero.health + stocks.potions
        slack -= least_damage(rules, cython.address(stocks), cython.address(plan.hero), spared)
        if slack < needed:
            continue
        if search.ordering & STRENGTH_FIRST:
            slack = slack * 4 + plan.hero.health + value_of(plan.hero.weapon)
        place = count
        while place > 0 and slacks[place - 1] < slack:
            slacks[place] = slacks[place - 1]
            plans[place] = plans[place - 1]
            place -= 1
        slacks[place] = slack
        plans[place] = plan[0]
        count += 1
    for i in range(count):
        follow_plan(state, cython.address(plans[i]), lying, locks, cython.address(after))
        stock_after(state, stock, plans[i].faced, lying, cython.address(stocks))
        found = solve_state(search, cython.address(after), cython.address(stocks))
        verdict = better(verdict, found)
        if verdict == WON:
            return verdict
    return verdict


def solve_runs(search: Pointer[Search], state: Pointer[State], stock: Pointer[Stock]) -> int:
    """Run, as often in a row as the rules allow and as it shows another room; then face."""
    rules = cython.address(search.rules)
    turned = state[0]
    verdict = LOST
    for run in range(1, state.count + 1):
        run_from_room(rules, cython.address(turned))
        if rules.avoided_cards != SHUFFLED and run * rules.room_size % state.count == 0:
            return verdict
        found = solve_facing(search, cython.address(turned), stock, rules.room_size, rules.to_face, False)
        verdict = better(verdict, found)
        if verdict == WON or not rules.avoid_in_a_row:
            return verdict
    # Only shuffles come here: they could go on forever and bring anything.
    return UNDECIDED


def solve_putting_away(
    search: Pointer[Search], state: Pointer[State], stock: Pointer[Stock], lying: int
) -> int:
    """Put one card of the room away, each in turn, and face the others."""
    rules = cython.address(search.rules)
    locks = not rules.avoid_in_a_row
    verdict = LOST
    if lying == 1:
        return solve_putting_the_only_card_away(search, state, stock)
    for place in range(lying):
        turned = state[0]
        put_one_away(rules, cython.address(turned), place)
        found = solve_facing(search, cython.address(turned), stock, lying - 1, rules.to_face, locks)
        verdict = better(verdict, found)
        if verdict == WON:
            return verdict
    return verdict


def solve_putting_the_only_card_away(
    search: Pointer[Search], state: Pointer[State], stock: Pointer[Stock]
) -> int:
    """A room of one card is over when that is put away; where that may be repeated, the row rotates."""
    rules = cython.address(search.rules)
    turned = state[0]
    verdict = LOST
    for turn in range(1, state.count + 1):
        put_one_away(rules, cython.address(turned), 0)
        if not rules.avoid_in_a_row:
            turned.locked = True
            return solve_state(search, cython.address(turned), stock)
        if rules.avoided_cards != SHUFFLED and turn == state.count:
            return verdict
        found = solve_facing(search, cython.address(turned), stock, 1, rules.to_face, False)
        verdict = better(verdict, found)
        if verdict == WON:
            return verdict
    return UNDECIDED


def follow_plan(
    state: Pointer[State], plan: Pointer[Plan], lying: int, locks: bool, after: Pointer[State]
) -> None:
    """The state after a room that was faced by a plan."""
    after[0] = state[0]
    after.hero = plan.hero
    after.hero.drunk = 0
    after.locked = locks
    kept = 0
    for place in range(lying):
        after.cards[kept] = state.cards[place]
        kept += not plan.faced >> place & 1
    memmove(cython.address(after.cards[kept]), cython.address(state.cards[lying]), state.count - lying)
    after.count = kept + state.count - lying
    for place in range(after.count, state.count):
        after.cards[place] = NO_CARD


def run_from_room(rules: Pointer[Knobs], state: Pointer[State]) -> None:
    """The kernel's `skip_room` on the row of cards."""
    room = cython.declare(uint8_t[PILE])
    size = rules.room_size
    rest = state.count - size
    memcpy(room, state.cards, size)
    memmove(state.cards, cython.address(state.cards[size]), rest)
    memcpy(cython.address(state.cards[rest]), room, size)
    if rules.avoided_cards == SHUFFLED:
        shuffle(state.cards, state.count, cython.address(state.chance))


def put_one_away(rules: Pointer[Knobs], state: Pointer[State], place: int) -> None:
    """The kernel's `put_card_away` on the row of cards."""
    card = state.cards[place]
    last = state.count - 1
    memmove(cython.address(state.cards[place]), cython.address(state.cards[place + 1]), last - place)
    state.cards[last] = card
    if rules.avoided_cards == SHUFFLED:
        lying = min(rules.room_size, state.count) - 1
        shuffle(cython.address(state.cards[lying]), state.count - lying, cython.address(state.chance))


def dungeon_ends(search: Pointer[Search], state: Pointer[State]) -> bool:
    """The kernel's `check_win_on_refill` on the row of cards."""
    return state.count < (search.rules.room_size if search.rules.ending == SHORT_ROOM else 1)


def goal_met(search: Pointer[Search], hero: Pointer[Hero]) -> bool:
    if search.goal == NO_GOAL:
        return True
    score = score_of_escape(cython.address(search.rules), hero)
    return -score >= search.goal if search.rules.scoring == LOW else score >= search.goal


def health_needed(search: Pointer[Search]) -> int:
    """The least health at the end with which the goal can be met."""
    return max(1, min(search.goal, search.rules.max_health))


def is_last_room(search: Pointer[Search], state: Pointer[State], to_face: int) -> bool:
    """Whether the dungeon ends with the room in which this many cards are to be faced."""
    return state.count - to_face < (search.rules.room_size if search.rules.ending == SHORT_ROOM else 1)


def highest_goal(
    search: Pointer[Search],
    state: Pointer[State],
    stock: Pointer[Stock],
    slack: int,
    least: int,
    guess: int,
) -> int:
    """The highest goal that can be met, searched from a guess; less than `least` if that can't be met.

    It must be known that goal 1, which is any win, can be met.
    """
    high = min(slack, search.rules.max_health)
    if slack >= search.rules.max_health and search.rules.scoring != LOW:
        high += largest_potion(state)
    low = max(1, least - 1)
    goal = min(guess, high)
    step = 1
    while low < high:
        search.goal = goal = max(goal, low + 1)
        search.nodes = 0
        if solve_state(search, state, stock) == WON:
            low = goal
            goal = min(low + step, (low + high + 1) // 2)
        else:
            high = goal - 1
            goal = max(high - step + 1, (low + high + 1) // 2)
        step *= 2
    search.goal = NO_GOAL
    return low


def largest_potion(state: Pointer[State]) -> int:
    """The highest value that a potion to come has."""
    best = 0
    for place in range(state.count):
        if is_potion(state.cards[place]):
            best = max(best, value_of(state.cards[place]))
    return best


# --- The bound and the key -------------------------------------------------------------------------


def take_stock(state: Pointer[State], stock: Pointer[Stock]) -> None:
    for value in range(VALUES):
        stock.monsters[value] = stock.weapons[value] = 0
    stock.potions = 0
    stock.singles = stock.pairs = 0
    stock.best = stock.second_best = 0
    for place in range(state.count):
        count_card(stock, state.cards[place], 1)


def stock_after(
    state: Pointer[State], stock: Pointer[Stock], faced: int, lying: int, after: Pointer[Stock]
) -> None:
    after[0] = stock[0]
    for place in range(lying):
        if faced >> place & 1:
            count_card(after, state.cards[place], -1)


def count_card(stock: Pointer[Stock], card: int, amount: int) -> None:
    value = value_of(card)
    if is_monster(card):
        stock.monsters[value] += amount
        number = stock.monsters[value]
        stock.singles = stock.singles & ~(1 << value) | (number > 0) << value
        stock.pairs = stock.pairs & ~(1 << value) | (number > 1) << value
    elif is_weapon(card):
        stock.weapons[value] += amount
        if value >= stock.second_best:
            find_best_weapons(stock)
    else:
        stock.potions += amount * value


def find_best_weapons(stock: Pointer[Stock]) -> None:
    """The highest two values that the weapons to come have."""
    stock.best = stock.second_best = 0
    for value in range(VALUES - 1, 1, -1):
        if stock.weapons[value]:
            if stock.best:
                stock.second_best = value
                return
            stock.best = value


def least_damage(rules: Pointer[Knobs], stock: Pointer[Stock], hero: Pointer[Hero], spared: int) -> int:
    """A lower bound for what the monsters to come will cost, if `spared` of them are never faced."""
    if not rules.twins:
        return least_damage_of_pairs(rules, stock, hero, spared)
    best = cython.declare(uint8_t[BEST_WEAPONS_AND_NONE])
    costs = cython.declare(uint8_t[VALUES])
    count = 0
    for value in range(VALUES):
        costs[value] = 0
    for value in range(VALUES - 1, 1, -1):
        for _ in range(stock.weapons[value]):
            if count < BEST_WEAPONS:
                best[count] = value
                count += 1
    best[count] = 0
    total = 0
    for value in range(2, VALUES):
        number = stock.monsters[value]
        if number == 0:
            continue
        in_hand = value_of(hero.weapon) if value < hero.strikes_below else 0
        place = 0
        for _ in range(number):
            # Where a weapon strikes a value only once, each monster of it needs a weapon of its own;
            # beyond those that are told apart, allow the last.
            if in_hand >= best[place]:
                cost = max(0, value - in_hand)
                in_hand = in_hand if rules.weapon_limit == AT_MOST else 0
            else:
                cost = max(0, value - best[place])
                place += place < BEST_WEAPONS - 1 and rules.weapon_limit != AT_MOST
            total += cost
            costs[cost] += 1
    for cost in range(VALUES - 1, 0, -1):
        number = min(spared, costs[cost])
        total -= number * cost
        spared -= number
        if spared == 0:
            break
    return total


def least_damage_of_pairs(
    rules: Pointer[Knobs], stock: Pointer[Stock], hero: Pointer[Hero], spared: int
) -> int:
    """The same where a value has two monsters at most: only the best two weapons count."""
    in_hand = value_of(hero.weapon)
    first, second = stock.best, stock.second_best
    held_first, held_second = max(first, in_hand), max(min(first, in_hand), second)
    if rules.weapon_limit == AT_MOST:
        second, held_second = first, held_first
    in_reach = (1 << hero.strikes_below) - 1
    ones, twos = stock.singles & in_reach, stock.pairs & in_reach
    far_ones, far_twos = stock.singles & ~in_reach, stock.pairs & ~in_reach
    total = damage_of(ones, held_first) + damage_of(far_ones, first)
    total += damage_of(twos, held_second) + damage_of(far_twos, second)
    for _ in range(spared):
        # Against one weapon the strongest monster costs most.
        of_ones, of_twos = cost_of(ones, held_first), cost_of(twos, held_second)
        of_far_ones, of_far_twos = cost_of(far_ones, first), cost_of(far_twos, second)
        most = max(max(of_ones, of_twos), max(of_far_ones, of_far_twos))
        if most == 0:
            break
        total -= most
        if of_ones == most:
            ones ^= 1 << strongest(ones)
        elif of_twos == most:
            twos ^= 1 << strongest(twos)
        elif of_far_ones == most:
            far_ones ^= 1 << strongest(far_ones)
        else:
            far_twos ^= 1 << strongest(far_twos)
    return total


def cost_of(monsters: int, weapon: int) -> int:
    """What the strongest of some monsters deals to a hero with that weapon."""
    return max(0, strongest(monsters) - weapon)


def strongest(monsters: int) -> int:
    """The highest value of some monsters, a bit for each value; 0 if there are none."""
    return 8 + highest_bits[monsters >> 8] if monsters >> 8 else highest_bits[monsters]


def damage_of(monsters: int, weapon: int) -> int:
    """What monsters, a bit for each value, deal to a hero with a weapon for every one of them."""
    return damages[weapon][0][monsters & 0xFF] + damages[weapon][1][monsters >> 8]


def fill_damages() -> None:
    for monsters in range(256):
        highest_bits[monsters] = 0
        for bit in range(8):
            if monsters >> bit & 1:
                highest_bits[monsters] = bit
    for weapon in range(VALUES):
        for half in range(2):
            for monsters in range(256):
                damages[weapon][half][monsters] = 0
                for bit in range(8):
                    if monsters >> bit & 1:
                        damages[weapon][half][monsters] += max(0, half * 8 + bit - weapon)


def never_faced(rules: Pointer[Knobs], cards: int) -> int:
    """How many of these cards, before a room is dealt, can be left when the game ends."""
    if rules.ending != SHORT_ROOM:
        return 0
    if rules.avoid == CARD:
        return rules.room_size - 1
    rooms = max(0, (cards - rules.room_size + rules.to_face) // rules.to_face)
    return cards - rooms * rules.to_face


def key_of(rules: Pointer[Knobs], state: Pointer[State]) -> int:
    """One number for the cards to come and all else that matters, except the hero's strength."""
    words = cython.declare(uint64_t[PILE_WORDS])
    memcpy(words, state.cards, PILE)
    rest = cython.cast(uint64_t, state.locked) << 8 | state.count
    if rules.potions != ONE_PER_ROOM:
        rest |= is_potion(state.hero.last_card) << 16
    if rules.avoided_cards == SHUFFLED:
        rest ^= mixed(state.chance.words[0])
    key = mixed(rest)
    for i in range((state.count + 7) // 8):
        key = mixed(key ^ words[i])
    return key


def strongest_in_reach(stock: Pointer[Stock], hero: Pointer[Hero]) -> int:
    """The strongest monster to come that the weapon may still strike, 0 if there is none.

    That is all that matters of what a weapon strikes; and a stronger weapon than that is no better.
    """
    below = hero.strikes_below - 1
    while below > 0 and stock.monsters[below] == 0:
        below -= 1
    return max(0, below)


def mixed(word: int) -> int:
    """A word whose every bit depends on every bit of the given one."""
    word ^= word >> 33
    word *= MIX_ONE
    word ^= word >> 29
    word *= MIX_TWO
    return word ^ word >> 32


# --- From a table in play --------------------------------------------------------------------------


def solve_table(search: Pointer[Search], table: Pointer[Table]) -> int:
    """Whether the goal can be reached from this table, in the middle of a room or before it."""
    rules = cython.address(search.rules)
    state = cython.declare(State)
    stock = cython.declare(Stock)
    hero = cython.address(table.heroes[0])
    if table.over:
        return WON if hero.status == ESCAPED and goal_met(search, hero) else LOST
    row_of(rules, table, cython.address(state))
    take_stock(cython.address(state), cython.address(stock))
    slack = hero.health + stock.potions
    spared = never_faced(rules, state.count + table.faced)
    slack -= least_damage(rules, cython.address(stock), hero, spared)
    if slack < health_needed(search):
        return LOST
    if table.faced or table.put_away:
        to_face = rules.to_face - table.faced
        locks = bool(table.put_away) and not rules.avoid_in_a_row
        return solve_facing(
            search, cython.address(state), cython.address(stock), table.room_count, to_face, locks
        )
    return solve_state(search, cython.address(state), cython.address(stock))


def solve_with_restarts(search: Pointer[Search], table: Pointer[Table], most: int) -> int:
    """Solve with restarts, each longer and in another ordering, then to the end.

    Some deals are hard in one ordering and easy in another; the transposition table stays between attempts.
    """
    for attempt in range(RESTARTS):
        search.ordering = -attempt & (AVOID_FIRST | STRENGTH_FIRST)
        search.limit = min(most, search.nodes + (FIRST_LIMIT << max(0, attempt - 1)))
        verdict = solve_table(search, table)
        if verdict != UNDECIDED or search.nodes >= most:
            return verdict
    search.ordering = 0
    search.limit = most
    return solve_table(search, table)


def row_of(rules: Pointer[Knobs], table: Pointer[Table], state: Pointer[State]) -> None:
    """The cards to come in one row: what lies in the room, then the deck."""
    state.chance = table.chance
    state.hero = table.heroes[0]
    state.locked = table.locked
    state.count = 0
    for place in range(PILE):
        state.cards[place] = NO_CARD
    for slot in range(rules.room_size):
        if table.room[slot] != NO_CARD:
            add_card(state, table.room[slot])
    for place in range(table.deck_count):
        add_card(state, deck_card(table, place))


def lay_table(rules: Pointer[Knobs], state: Pointer[State], table: Pointer[Table]) -> None:
    """The table that a state stands for, with the next room dealt: the inverse of `row_of`."""
    start_table(rules, table, state.cards, state.count)
    table.chance = state.chance
    table.heroes[0] = state.hero
    table.locked = state.locked
    fill_room(rules, table, cython.NULL)


def add_card(state: Pointer[State], card: int) -> None:
    """Put a card at the end of the row; the black suits are one."""
    state.cards[state.count] = value_of(card) if is_monster(card) else card
    state.count += 1


# --- The best way to lose --------------------------------------------------------------------------


def best_loss(search: Pointer[Search], state: Pointer[State], stock: Pointer[Stock], alpha: int) -> int:
    """How well a lost game can end from here, where a room is about to be dealt: the points of the fall.

    What is not above alpha is only a bound.
    """
    search.nodes += 1
    if search.nodes > search.limit or is_interrupted(cython.address(search.interrupt)):
        return 0
    bound = best_loss_bound(search, state, stock)
    if bound <= alpha:
        return bound
    key = key_of_loss(search, state)
    entry = find_entry(search, key)
    if entry.worth_known and (entry.worth_exact or entry.worth <= alpha):
        return entry.worth
    value = best_loss_of_choices(search, state, stock, alpha, bound)
    entry = find_entry(search, key)
    entry.worth_known = True
    entry.worth_exact = value > alpha
    entry.worth = value
    return value


def best_loss_of_choices(
    search: Pointer[Search], state: Pointer[State], stock: Pointer[Stock], alpha: int, bound: int
) -> int:
    """The best of facing the room and of every way to avoid it."""
    rules = cython.address(search.rules)
    lying = min(rules.room_size, state.count)
    best = best_loss_of_facing(search, state, stock, lying, rules.to_face, False, alpha, bound)
    if state.locked or best >= bound:
        return best
    alpha = max(alpha, best)
    if rules.avoid == ROOM and state.count > rules.room_size:
        return max(best, best_loss_of_turns(search, state, stock, rules.room_size, alpha, bound))
    if rules.avoid == CARD and lying == 1:
        return max(best, best_loss_of_turns(search, state, stock, 1, alpha, bound))
    for place in range(lying if rules.avoid == CARD else 0):
        turned = state[0]
        put_one_away(rules, cython.address(turned), place)
        locks = not rules.avoid_in_a_row
        found = best_loss_of_facing(
            search, cython.address(turned), stock, lying - 1, rules.to_face, locks, alpha, bound
        )
        best = max(best, found)
        alpha = max(alpha, best)
        if best >= bound:
            break
    return best


def best_loss_of_turns(
    search: Pointer[Search], state: Pointer[State], stock: Pointer[Stock], size: int, alpha: int, bound: int
) -> int:
    """Avoid the whole room, as often in a row as the rules allow and as it shows another one; then face."""
    rules = cython.address(search.rules)
    turned = state[0]
    best = NO_HEALTH
    for turn in range(1, state.count + 1):
        if rules.avoid == ROOM:
            run_from_room(rules, cython.address(turned))
        else:
            put_one_away(rules, cython.address(turned), 0)
        if rules.avoided_cards != SHUFFLED and turn * size % state.count == 0:
            return best
        if not rules.avoid_in_a_row:
            turned.locked = True
            return best_loss(search, cython.address(turned), stock, alpha)
        lying = min(rules.room_size, turned.count)
        found = best_loss_of_facing(
            search, cython.address(turned), stock, lying, rules.to_face, False, alpha, bound
        )
        best = max(best, found)
        alpha = max(alpha, best)
        if best >= bound:
            return best
    search.nodes = search.limit + 1  # only shuffles come here: they could go on forever
    return best


def best_loss_of_facing(
    search: Pointer[Search],
    state: Pointer[State],
    stock: Pointer[Stock],
    lying: int,
    to_face: int,
    locks: bool,
    alpha: int,
    bound: int,
) -> int:
    """Fall in this room with the best score, or get through it and fall later."""
    planner = cython.address(search.planner)
    plans = cython.declare(Plan[MOST_PLANS])  # type: ignore[misc]
    stocks = cython.declare(Stock)
    after = cython.declare(State)
    plan_loss(search, state, lying, min(to_face, lying))
    best = planner.best_fall
    count = planner.count
    if planner.overflow:
        search.nodes = search.limit + 1
        return best
    for i in range(count):
        plans[i] = planner.plans[i]
    for i in range(count):
        if best >= bound:
            break
        follow_plan(state, cython.address(plans[i]), lying, locks, cython.address(after))
        stock_after(state, stock, plans[i].faced, lying, cython.address(stocks))
        if not dungeon_ends(search, cython.address(after)):
            found = best_loss(search, cython.address(after), cython.address(stocks), max(alpha, best))
            best = max(best, found)
    return best


def plan_loss(search: Pointer[Search], state: Pointer[State], lying: int, to_face: int) -> None:
    """Plan a room, with the best way to fall in it."""
    rules = cython.address(search.rules)
    planner = cython.address(search.planner)
    behind = cython.declare(cython.int, 0)
    for place in range(lying, state.count):
        behind += cost_of_leaving(rules, state.cards[place])
    for faced in range(1 << lying):
        planner.left_behind[faced] = behind
        for place in range(lying if rules.loss_counts == DUNGEON else 0):
            if not faced >> place & 1:
                planner.left_behind[faced] += cost_of_leaving(rules, state.cards[place])
    planner.losing = True
    # Where nothing is spared by falling early, more is never worse.
    planner.all_states = rules.scoring != LOW and (
        rules.loss_counts != DUNGEON or rules.health_floor > NO_HEALTH
    )
    planner.health_floor = 0 if rules.scoring == LOW else rules.health_floor
    planner.best_fall = NO_HEALTH
    planner.bonus_counts = False
    plan_room(rules, planner, cython.address(state.hero), state.cards, lying, to_face)
    planner.losing = planner.all_states = False


def cost_of_leaving(rules: Pointer[Knobs], card: int) -> int:
    """What a card that is left costs a fallen hero."""
    return 1 if rules.scoring == LOW else value_of(card) if is_monster(card) else 0


def best_loss_bound(search: Pointer[Search], state: Pointer[State], stock: Pointer[Stock]) -> int:
    """An upper bound for a loss: 0, or health and potions less the least damage."""
    rules = cython.address(search.rules)
    if rules.scoring == LOW or rules.health_floor > NO_HEALTH:
        return 0  # cards are counted, or a blow may cost less than it deals
    spared = 0 if rules.loss_counts == DUNGEON else rules.room_size
    cost = least_damage(rules, stock, cython.address(state.hero), spared)
    return min(0, state.hero.health + stock.potions - cost)


def key_of_loss(search: Pointer[Search], state: Pointer[State]) -> int:
    """One number for all that matters to a loss: more health can be worse then, so it counts too."""
    hero = cython.address(state.hero)
    word = cython.cast(uint64_t, hero.health) << 32 | hero.weapon << 16 | hero.strikes_below
    return mixed(key_of(cython.address(search.rules), state) ^ mixed(word + 1))


def best_loss_of_table(search: Pointer[Search], table: Pointer[Table]) -> int:
    """How well a lost game can end from a table, in the middle of a room or before it."""
    rules = cython.address(search.rules)
    state = cython.declare(State)
    stock = cython.declare(Stock)
    if table.over:
        score = table.heroes[0].score
        return -score if rules.scoring == LOW else score
    row_of(rules, table, cython.address(state))
    take_stock(cython.address(state), cython.address(stock))
    if table.faced or table.put_away:
        to_face = rules.to_face - table.faced
        locks = bool(table.put_away) and not rules.avoid_in_a_row
        return best_loss_of_facing(
            search,
            cython.address(state),
            cython.address(stock),
            table.room_count,
            to_face,
            locks,
            NO_HEALTH,
            0,
        )
    return best_loss(search, cython.address(state), cython.address(stock), NO_HEALTH)


fill_damages()


class Verdict(Enum):
    """Whether someone who sees all cards can win; undecided if the limit was reached first."""

    LOST = 0
    WON = 1
    UNDECIDED = 2


class Best(NamedTuple):
    """The best score of a game and the moves that lead to it; None where the limit was reached first."""

    score: int | None
    line: tuple[Move, ...]


class Solver:
    """Solves games of one rule set, seeing all cards. `limit` is the most nodes searched for one question.

    ``Solver(game.rules).solve(game)`` says whether the game can be won from here, `line` how, and `best`
    with which score.

    Threads may share a solver; it answers one question after the other.
    """

    search: Search
    rules: Rules
    limit: int
    lock: Lock

    def __cinit__(self, rules: str | Rules, limit: int = 50_000_000) -> None:
        self.search = cython.cast(cython.pointer(Search), calloc(1, cython.sizeof(Search)))
        if not self.search:
            raise MemoryError

    def __init__(self, rules: str | Rules, limit: int = 50_000_000) -> None:
        rules = as_rules(rules)
        if rules.players != 1:
            raise ScoundrelError("error-solver_alone", rules=rules.name, players=rules.players)
        if not 1 <= limit <= MOST_NODES:
            raise ScoundrelError("error-bad_limit", limit=quote(limit), most=MOST_NODES)
        self.rules = rules
        flatten(rules, cython.address(self.search.rules))
        start_planner(cython.address(self.search.rules), cython.address(self.search.planner))
        self.limit = limit
        self.lock = Lock()

    def __dealloc__(self) -> None:
        free(self.search)

    def solve(self, game: Game) -> Verdict:
        """Whether the game can be won from here."""
        return Verdict(self.ask(game.table, NO_GOAL))

    def nodes(self) -> int:
        """How many nodes the last question took."""
        return self.search.nodes

    def ask(self, table: LiveTable, goal: int) -> int:
        """Whether the game can be won with at least this score (its negative, where the lowest wins)."""
        search = self.search
        here = cython.declare(Table)
        self.check(table)
        here = table.table  # a copy, so that the table may be played on meanwhile
        most = cython.declare(cython.longlong, self.limit)
        with self.lock:
            search.goal = goal
            search.nodes = 0
            search.generation += 1
            watch_for_interrupt(cython.address(search.interrupt))
            with cython.nogil:
                verdict = solve_with_restarts(search, cython.address(here), most)
            raise_interrupt()
        return verdict

    def check(self, table: LiveTable) -> None:
        if not same_rules(cython.address(table.rules), cython.address(self.search.rules)):
            raise ScoundrelError("error-solver_rules", rules=quote(format_rules(self.rules)))

    def line(self, game: Game, goal: int = NO_GOAL) -> tuple[Move, ...]:
        """Moves that win the game from here (with at least that score), if it can be won."""
        moves = []
        game = game.copy()
        while not game.over:
            move = self.winning_move(game, goal)
            game.play(move)
            moves.append(move)
        return tuple(moves)

    def winning_move(self, game: Game, goal: int = NO_GOAL) -> Move:
        """A move after which the game can still be won."""
        undecided = False
        # Running comes last: where one may run forever, a line must not.
        for move in sorted(game.legal_moves, key=lambda move: move.action is not Action.TAKE):
            game.play(move)
            verdict = self.ask(game.table, goal)
            game.undo()
            if verdict == WON:
                return move
            undecided = undecided or verdict == UNDECIDED
        if undecided:
            raise ScoundrelError("error-limit_reached")
        raise ScoundrelError("error-not_winnable")

    def best(self, game: Game) -> Best:
        """The best score that the game can end with from here, and moves that reach it."""
        verdict = self.solve(game)
        if verdict is Verdict.WON:
            return self.best_win(game)
        return self.best_defeat(game) if verdict is Verdict.LOST else Best(None, ())

    def best_win(self, game: Game) -> Best:
        """Narrow down the highest goal that can be met."""
        low, high = 1, self.rules.max_health
        if self.rules.scoring is Scoring.HEALTH:
            high += max([card.value for card in self.rules.deck if card.kind is Kind.POTION], default=0)
        while low < high:
            goal = (low + high + 1) // 2
            verdict = self.ask(game.table, goal)
            if verdict == UNDECIDED:
                return Best(None, ())
            low, high = (goal, high) if verdict == WON else (low, goal - 1)
        line = self.line(game, low)
        return Best(-low if self.rules.scoring is Scoring.LOW else low, line)

    def best_defeat(self, game: Game) -> Best:
        """Follow the moves after which the best score can still be reached."""
        game = game.copy()
        best = self.ask_loss(game.table)
        moves = []
        while best is not None and not game.over:
            for move in sorted(game.legal_moves, key=lambda move: move.action is not Action.TAKE):
                game.play(move)
                if self.ask_loss(game.table) == best:
                    moves.append(move)
                    break
                game.undo()
            else:
                return Best(None, ())
        if best is None:
            return Best(None, ())
        return Best(-best if self.rules.scoring is Scoring.LOW else best, tuple(moves))

    def ask_loss(self, table: LiveTable) -> int | None:
        """How well a lost game can end, or None where the limit was reached first."""
        search = self.search
        here = cython.declare(Table)
        self.check(table)
        here = table.table
        with self.lock:
            search.nodes = 0
            search.limit = self.limit
            search.generation += 1
            watch_for_interrupt(cython.address(search.interrupt))
            with cython.nogil:
                value = best_loss_of_table(search, cython.address(here))
            raise_interrupt()
            return None if search.nodes > search.limit else value
