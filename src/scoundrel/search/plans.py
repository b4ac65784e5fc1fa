"""A room as one decision: what facing it can do to the hero.

Nothing is learned inside a room, so there is no need to look at single cards: for each set of cards that
may be faced, only the best states of the hero count, over all orders and all ways to fight. More is never
worse: more health, a stronger weapon, a weapon that strikes more, a potion that still heals.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.kernel import (
        consume_potion,
        equip_weapon,
        fight_monster,
        weapon_reach,
    )
    from scoundrel.shapes import *


def start_planner(planner: Pointer[Planner]) -> None:
    planner.bonus_counts = False
    for faced in range(MOST_SETS):
        planner.bits[faced] = 0
        for slot in range(9):
            planner.bits[faced] += faced >> slot & 1


def plan_room(
    rules: Pointer[Knobs],
    planner: Pointer[Planner],
    hero: Pointer[Hero],
    cards: Pointer[Cards],
    count: int,
    to_face: int,
) -> None:
    """List every way out of a room worth taking: which cards are faced, and the hero after that.

    Where a hero dies on the way there is no way out; a room may have none.
    """
    planner.count = 0
    planner.overflow = False
    for faced in range(1, 1 << count):
        planner.counts[faced] = 0
    planner.states[0][0] = hero[0]
    planner.counts[0] = 1
    for faced in range(1 << count):
        if planner.bits[faced] == to_face:
            for i in range(planner.counts[faced]):
                if planner.count == MOST_PLANS:
                    planner.overflow = True
                    return
                planner.plans[planner.count].hero = planner.states[faced][i]
                planner.plans[planner.count].faced = faced
                planner.count += 1
        elif planner.bits[faced] < to_face:
            final = planner.bits[faced] + 1 == to_face
            for i in range(planner.counts[faced]):
                face_each(
                    rules, planner, cython.address(planner.states[faced][i]), cards, count, faced, final
                )


def face_each(
    rules: Pointer[Knobs],
    planner: Pointer[Planner],
    hero: Pointer[Hero],
    cards: Pointer[Cards],
    count: int,
    done: int,
    final: bool,
) -> None:
    """Go on from one state with each card that was not faced yet, in each legal way."""
    reach = weapon_reach(rules, hero)
    for slot in range(count):
        if done >> slot & 1:
            continue
        faced = done | 1 << slot
        armed = is_monster(cards[slot]) and value_of(cards[slot]) < reach
        if armed:
            try_card(rules, planner, hero, cards[slot], True, faced, final)
        if not armed or rules.bare_hands:
            try_card(rules, planner, hero, cards[slot], False, faced, final)


def try_card(
    rules: Pointer[Knobs],
    planner: Pointer[Planner],
    hero: Pointer[Hero],
    card: int,
    armed: bool,
    faced: int,
    final: bool,
) -> None:
    after = hero[0]
    face_card(rules, cython.address(after), card, armed)
    if after.health > 0:
        keep_state(rules, planner, cython.address(after), faced, final)


def face_card(rules: Pointer[Knobs], hero: Pointer[Hero], card: int, armed: bool) -> None:
    """What the kernel's `play_card` does to the hero, without the table."""
    if is_monster(card):
        fight_monster(rules, hero, card, armed)
    elif is_weapon(card):
        equip_weapon(hero, card)
    else:
        consume_potion(rules, hero, card)
    hero.last_card = card


def keep_state(
    rules: Pointer[Knobs], planner: Pointer[Planner], hero: Pointer[Hero], faced: int, final: bool
) -> None:
    """Keep a state unless a kept one is as good; drop those that it makes useless."""
    states = planner.states[faced]
    merits = planner.merits[faced]
    count = planner.counts[faced]
    merit = merit_of(rules, planner, hero, final)
    for i in range(count):
        if as_good(merits[i], merit):
            return
    kept = 0
    for i in range(count):
        if not as_good(merit, merits[i]):
            states[kept] = states[i]
            merits[kept] = merits[i]
            kept += 1
    if kept == MOST_STATES:
        planner.overflow = True
        return
    states[kept] = hero[0]
    merits[kept] = merit
    planner.counts[faced] = kept + 1


def merit_of(rules: Pointer[Knobs], planner: Pointer[Planner], hero: Pointer[Hero], final: bool) -> int:
    """All that is good in a hero in one number: a byte each, with a bit to spare; health has two."""
    merit = cython.cast(uint64_t, hero.health) << 40
    merit |= cython.cast(uint64_t, value_of(hero.weapon)) << 32
    merit |= cython.cast(uint64_t, hero.strikes_below) << 24
    if rules.potion_per_room:
        # The count starts again with the next room.
        merit |= (final or hero.drunk == 0) << 16
    else:
        merit |= (not is_potion(hero.last_card)) << 16
    if planner.bonus_counts and final and is_potion(hero.last_card):
        merit |= value_of(hero.last_card) << 8
    return merit


def as_good(one: int, other: int) -> bool:
    """Whether one is at least as good as the other in everything: no spare bit is borrowed from."""
    return ((one | SPARE_MERITS) - other & SPARE_MERITS) == SPARE_MERITS
