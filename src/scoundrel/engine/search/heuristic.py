"""A rule of thumb: how well off a hero can be after a room, over every order and every way to fight.

The order in which cards were faced makes no difference later, so each set of cards that are left is tried
once for each state of the hero.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.bridge import LiveTable
    from scoundrel.kernel import list_codes, play_code, potion_heals
    from scoundrel.shapes import *

__all__ = ["least_to_stay", "values_behind"]


def least_to_stay(table: LiveTable) -> float:
    """How well off the hero must be after the room for facing it to be better than running."""
    live = cython.address(table.table)
    return hero_value(live, live.turn) - DIRE * live.heroes[live.turn].health


def values_behind(table: LiveTable) -> dict[int, float]:
    """For the code of each card that may be faced now, how well off the hero can be after the room."""
    known: dict[int, float] = {}
    rules = cython.address(table.rules)
    live = cython.address(table.table)
    codes = cython.declare(uint8_t[MOST_CODES])
    count = list_codes(rules, live, codes)
    return {codes[i]: value_behind(rules, live, codes[i], known) for i in range(count) if codes[i] >= TAKE}


def value_behind(rules: Pointer[Knobs], table: Pointer[Table], code: int, known: dict[int, float]) -> float:
    """How well off the hero can be at the end of the room, if this move comes first."""
    after = table[0]
    play_code(rules, cython.address(after), code, cython.NULL)
    if after.over or after.room_number != table.room_number or after.turn != table.turn:
        return hero_value(cython.address(after), table.turn)
    key = key_within_room(rules, cython.address(after))
    value = known.get(key)
    if value is None:
        value = known[key] = best_value(rules, cython.address(after), known)
    return value


def best_value(rules: Pointer[Knobs], table: Pointer[Table], known: dict[int, float]) -> float:
    codes = cython.declare(uint8_t[MOST_CODES])
    best = float(FALLEN)
    count = list_codes(rules, table, codes)
    for i in range(count):
        if codes[i] >= TAKE:
            best = max(best, value_behind(rules, table, codes[i], known))
    return best


def hero_value(table: Pointer[Table], player: int) -> float:
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
