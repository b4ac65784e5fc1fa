"""A room as one decision: what facing it can do to the hero.

Nothing is learned inside a room, so there is no need to look at single cards: for each set of cards that
may be faced, only the Pareto front of the hero's states counts, over all orders and all ways to fight. More
is never worse: more health, a stronger weapon, a weapon that strikes more, a potion that still heals.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.bridge import LiveTable
    from scoundrel.kernel import (
        consume_potion,
        equip_weapon,
        fight_monster,
        potion_heals,
        weapon_reach,
    )
    from scoundrel.shapes import *

__all__ = ["heroes_alike"]


def start_planner(rules: Pointer[Knobs], planner: Pointer[Planner]) -> None:
    planner.bonus_counts = planner.losing = planner.all_states = False
    planner.health_floor = rules.health_floor
    for faced in range(MOST_SETS):
        planner.bits[faced] = planner.highest[faced] = 0
        for slot in range(9):
            if faced >> slot & 1:
                planner.bits[faced] += 1
                planner.highest[faced] = slot
    for value in range(2, VALUES):
        fill_tables(rules, planner, value)
    for card in range(2, CODES):
        planner.marks[False][card] = mark_of(rules, card, False)
        planner.marks[True][card] = mark_of(rules, card, True)


def fill_tables(rules: Pointer[Knobs], planner: Pointer[Planner], value: int) -> None:
    """Ask the kernel what a card of that value does, once and for all states."""
    planner.bare_blows[value] = bare_blow(rules, value)
    for weapon in range(VALUES):
        for below in range(STRIKES_ALL + 1):
            planner.blows[weapon][below][value] = armed_blow(rules, weapon, below, value)
    for health in range(rules.max_health + 1):
        planner.healed[health][value] = health_healed(rules, health, value)


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
    planner.states[0][0] = packed(rules, hero, False)
    planner.counts[0] = 1
    for faced in range(1 << count):
        if planner.bits[faced] > to_face:
            continue
        final = planner.bits[faced] == to_face
        if faced:
            reach_set(rules, planner, cards, faced, final)
        if final and not list_plans(planner, hero, faced):
            planner.overflow = True
            return


def list_plans(planner: Pointer[Planner], hero: Pointer[Hero], faced: int) -> bool:
    """Make a plan of each state that facing a set of cards can end in, as long as there is room for it."""
    for i in range(planner.counts[faced]):
        if planner.count == MOST_PLANS:
            return False
        plan = cython.address(planner.plans[planner.count])
        plan.hero.score = hero.score
        plan.hero.status = hero.status
        unpack(planner.states[faced][i], cython.address(plan.hero))
        plan.faced = faced
        planner.count += 1
    return True


def reach_set(
    rules: Pointer[Knobs], planner: Pointer[Planner], cards: Pointer[Cards], faced: int, final: bool
) -> None:
    """Find the best states that facing a set of cards can end in, whichever of them comes last."""
    count = 0
    rest = faced
    while rest:
        slot = planner.highest[rest]
        rest ^= 1 << slot
        card = cards[slot]
        before = faced ^ 1 << slot
        if is_monster(card):
            count = fight_last(rules, planner, card, before, faced, final, count)
        elif is_weapon(card):
            count = equip_last(planner, card, before, faced, final, count)
        else:
            count = drink_last(planner, card, before, faced, final, count)
    planner.counts[faced] = count


def fight_last(
    rules: Pointer[Knobs],
    planner: Pointer[Planner],
    card: int,
    before: int,
    faced: int,
    final: bool,
    count: int,
) -> int:
    """Extend each earlier state by a monster, in each legal way; return how many states are kept now."""
    for i in range(planner.counts[before]):
        state = planner.states[before][i]
        after = state & NOT_LAST | planner.marks[final][card]
        blow = cython.cast(uint64_t, planner.blows[state >> 32 & 15][state >> 24 & 31][value_of(card)])
        if blow:
            count = keep_state(planner, (after & NO_WEAPON) + (blow << 24), faced, count)
        if not blow or rules.bare_hands:
            count = keep_state(planner, after + planner.bare_blows[value_of(card)], faced, count)
    return count


def equip_last(
    planner: Pointer[Planner], card: int, before: int, faced: int, final: bool, count: int
) -> int:
    """The same with a weapon."""
    for i in range(planner.counts[before]):
        after = planner.states[before][i] & NOT_LAST & NO_WEAPON | planner.marks[final][card]
        count = keep_state(planner, after, faced, count)
    return count


def drink_last(
    planner: Pointer[Planner], card: int, before: int, faced: int, final: bool, count: int
) -> int:
    """The same with a potion."""
    mark = planner.marks[final][card] + ONE_DRUNK
    if planner.bonus_counts and final:
        mark |= value_of(card) << 8
    for i in range(planner.counts[before]):
        state = planner.states[before][i]
        health = state >> 40 & 0x7FFF
        if state & HEALS:
            health = planner.healed[health][value_of(card)]
        count = keep_state(planner, (state & NOT_HEALTH) + (health << 40) + mark, faced, count)
    return count


def face_card(rules: Pointer[Knobs], hero: Pointer[Hero], card: int, armed: bool) -> None:
    """What the kernel's `play_card` does to the hero, without the table."""
    if is_monster(card):
        fight_monster(rules, hero, card, armed)
    elif is_weapon(card):
        equip_weapon(hero, card)
    else:
        consume_potion(rules, hero, card)
    hero.last_card = card


def keep_state(planner: Pointer[Planner], state: int, faced: int, count: int) -> int:
    """Keep a state unless it is dead or dominated by a kept one; drop those that it dominates."""
    if cython.cast(int16_t, state >> 40) <= 0:
        if planner.losing:
            note_fall(planner, state, faced)
        return count
    if planner.all_states:
        return keep_another(planner, state, faced, count)
    states = planner.states[faced]
    kept = 0
    for i in range(count):
        other = states[i]
        # Then none was dropped yet: whatever this state dominates, the other one dominates too.
        if dominates(other, state):
            return count
        states[kept] = other
        kept += not dominates(state, other)
    if kept == MOST_STATES:
        planner.overflow = True
        return kept
    states[kept] = state
    return kept + 1


def keep_another(planner: Pointer[Planner], state: int, faced: int, count: int) -> int:
    """Keep a state unless it is kept already."""
    states = planner.states[faced]
    for i in range(count):
        if states[i] == state:
            return count
    if count == MOST_STATES:
        planner.overflow = True
        return count
    states[count] = state
    return count + 1


def note_fall(planner: Pointer[Planner], state: int, faced: int) -> None:
    """Note the best way to fall: with the most health, which is none or less, and the least left behind."""
    health = max(cython.cast(int16_t, state >> 40), planner.health_floor)
    planner.best_fall = max(planner.best_fall, health - planner.left_behind[faced])


def heroes_alike(one: LiveTable, other: LiveTable) -> bool:
    """Whether the heroes of two tables with the same rules, for one player, are the same."""
    return same_hero(
        cython.address(one.rules),
        cython.address(one.table.heroes[0]),
        cython.address(other.table.heroes[0]),
    )


def same_hero(rules: Pointer[Knobs], one: Pointer[Hero], other: Pointer[Hero]) -> bool:
    """Whether two heroes are the same at the end of a room: in all that can matter from then on."""
    if one.health != other.health or one.strikes_below != other.strikes_below:
        return False
    if value_of(one.weapon) != value_of(other.weapon):
        return False
    return rules.potions == ONE_PER_ROOM or is_potion(one.last_card) == is_potion(other.last_card)


def dominates(one: int, other: int) -> bool:
    """Whether one is at least as good as the other in every merit: no spare bit is borrowed from."""
    return ((one | SPARE_MERITS) - (other & MERITS) & SPARE_MERITS) == SPARE_MERITS


# --- A hero in one word ----------------------------------------------------------------------------


def packed(rules: Pointer[Knobs], hero: Pointer[Hero], final: bool) -> int:
    """A hero in one word: each merit is a byte with a bit to spare; health has two bytes.

    The lowest and the highest byte are not merits: the last card and the potions drunk. The lowest merit is
    left for a bonus.
    """
    state = cython.cast(uint64_t, hero.drunk) << 56
    state |= cython.cast(uint64_t, hero.health) << 40
    state |= cython.cast(uint64_t, hero.weapon) << 32
    state |= cython.cast(uint64_t, hero.strikes_below) << 24
    # Where potions are counted, the count starts again with the next room.
    heals = potion_heals(rules, hero) or (final and rules.potions == ONE_PER_ROOM)
    return state | heals << 16 | hero.last_card


def unpack(state: int, hero: Pointer[Hero]) -> None:
    hero.drunk = state >> 56
    hero.health = state >> 40 & 0x7FFF
    hero.weapon = state >> 32 & 0x7F
    hero.strikes_below = state >> 24 & 0x7F
    hero.last_card = state & 0xFF


def armed_blow(rules: Pointer[Knobs], weapon: int, below: int, value: int) -> int:
    """What a fight with the weapon adds to a state without it; nothing where it may not be used.

    The lowest 24 bits, which are always 0, are shifted out.
    """
    hero = cython.declare(Hero)
    hero.health = 0
    hero.weapon = FIRST_WEAPON | weapon if weapon else NO_CARD
    hero.strikes_below = below
    if value >= weapon_reach(rules, cython.address(hero)):
        return 0
    damage = fight_monster(rules, cython.address(hero), value, True)
    return (hero.weapon << 8 | hero.strikes_below) - (damage << 16)


def bare_blow(rules: Pointer[Knobs], value: int) -> int:
    """What a fight with bare hands adds to a state."""
    hero = cython.declare(Hero)
    hero.health = 0
    damage = fight_monster(rules, cython.address(hero), value, False)
    return -(cython.cast(uint64_t, damage) << 40)


def health_healed(rules: Pointer[Knobs], health: int, value: int) -> int:
    """The health after a potion that heals."""
    hero = cython.declare(Hero)
    hero.health = health
    hero.last_card = NO_CARD
    hero.drunk = 0
    consume_potion(rules, cython.address(hero), FIRST_POTION | value)
    return hero.health


def mark_of(rules: Pointer[Knobs], card: int, final: bool) -> int:
    """What a card leaves in every state: that it was the last one, which weapon it is, and whether potions
    heal after it even where one was drunk."""
    hero = cython.declare(Hero)
    hero.health = 0
    hero.weapon = NO_CARD
    hero.strikes_below = 0
    if is_weapon(card):
        equip_weapon(cython.address(hero), card)
    hero.last_card = card
    hero.drunk = 1
    return packed(rules, cython.address(hero), final) - ONE_DRUNK
