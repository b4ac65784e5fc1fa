"""How well off a hero can be behind a room, over every order and every way to fight: a rule of thumb.

What was faced in which order does not matter for what is still to come, so each set of cards that are left
is looked at once for each state of the hero.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.kernel import LiveTable, list_codes, play_code, potion_heals
    from scoundrel.shapes import *

__all__ = ["fortunes_behind", "tolerable_fortune"]


def tolerable_fortune(table: LiveTable) -> float:
    """How well off the hero whose turn it is must be behind the room, not to run from it rather."""
    live = cython.address(table.table)
    return fortune_of_hero(live, live.turn) - DIRE * live.heroes[live.turn].health


def fortunes_behind(table: LiveTable) -> dict[int, float]:
    """For the code of each card that may be faced now, how well off the hero can be behind the room."""
    known: dict[int, float] = {}
    rules = cython.address(table.rules)
    live = cython.address(table.table)
    codes = cython.declare(uint8_t[MOST_CODES])
    count = list_codes(rules, live, codes)
    return {
        codes[i]: fortune_behind(rules, live, codes[i], known) for i in range(count) if codes[i] >= TAKE
    }


def fortune_behind(
    rules: Pointer[Knobs], table: Pointer[Table], code: int, known: dict[int, float]
) -> float:
    """How well off the hero can be at the end of the room, if this move comes first."""
    after = table[0]
    play_code(rules, cython.address(after), code, cython.NULL)
    if after.over or after.room_number != table.room_number or after.turn != table.turn:
        return fortune_of_hero(cython.address(after), table.turn)
    key = key_within_room(rules, cython.address(after))
    fortune = known.get(key)
    if fortune is None:
        fortune = known[key] = best_fortune(rules, cython.address(after), known)
    return fortune


def best_fortune(rules: Pointer[Knobs], table: Pointer[Table], known: dict[int, float]) -> float:
    codes = cython.declare(uint8_t[MOST_CODES])
    best = float(FALLEN)
    count = list_codes(rules, table, codes)
    for i in range(count):
        if codes[i] >= TAKE:
            best = max(best, fortune_behind(rules, table, codes[i], known))
    return best


def fortune_of_hero(table: Pointer[Table], player: int) -> float:
    """Health, a good weapon, and no monster waiting in the next room."""
    hero = cython.address(table.heroes[player])
    if hero.status == FELL:
        return FALLEN
    weapon = value_of(hero.weapon) * min(hero.strikes_below, 15) / 15.0
    menace = value_of(table.room[0]) if is_monster(table.room[0]) else 0
    return hero.health + WEAPON_WORTH * weapon - MONSTER_WORTH * menace


def key_within_room(rules: Pointer[Knobs], table: Pointer[Table]) -> int:
    """One number for the cards left in this room and all that matters of the hero."""
    hero = cython.address(table.heroes[table.turn])
    key = cython.cast(uint64_t, hero.health & 0xFFFF) << 32 | hero.weapon << 24 | hero.strikes_below << 16
    for slot in range(rules.room_size):
        key |= (table.room[slot] != NO_CARD) << slot
    return key << 1 | potion_heals(rules, hero)
