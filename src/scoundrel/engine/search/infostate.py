"""Information states, and the options of a room: one for each plan, and those of avoiding."""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.engine.search.plans import plan_room, same_hero
    from scoundrel.engine.search.solver import (
        dungeon_ends,
        follow_plan,
        is_last_room,
        least_damage,
        never_faced,
        put_one_away,
        run_from_room,
        solve_state,
        stock_after,
    )
    from scoundrel.kernel import score_of_escape
    from scoundrel.shapes import *


def unseen(info_state: Pointer[InfoState]) -> int:
    """How many cards are unseen."""
    return info_state.state.count - info_state.carried - info_state.known


def list_options(
    search: Pointer[Search], info_state: Pointer[InfoState], options: Pointer[Options]
) -> None:
    """Deal the next room and list what can be done with it; none where the hero can only die."""
    rules = cython.address(search.rules)
    seen = info_state[0]
    lying = min(rules.room_size, info_state.state.count)
    seen.known = min(info_state.known, info_state.state.count - lying)
    seen.carried = lying
    options.count = 0
    list_facing(
        search,
        cython.address(seen),
        lying,
        rules.to_face,
        False,
        FACE,
        options,
    )
    if info_state.state.locked:
        return
    if rules.avoid == ROOM and info_state.state.count > rules.room_size:
        list_running(search, cython.address(seen), options)
    elif rules.avoid == CARD and lying > 1:
        list_sidesteps(search, cython.address(seen), lying, options)


def list_facing(
    search: Pointer[Search],
    info_state: Pointer[InfoState],
    lying: int,
    to_face: int,
    locks: bool,
    way: int,
    options: Pointer[Options],
) -> None:
    """An option for each plan of a room in which `lying` cards lie."""
    planner = cython.address(search.planner)
    state = cython.address(info_state.state)
    to_face = min(to_face, lying)
    planner.bonus_counts = search.rules.scoring != LOW and is_last_room(search, state, to_face)
    plan_room(
        cython.address(search.rules), planner, cython.address(state.hero), state.cards, lying, to_face
    )
    for i in range(planner.count):
        if options.count == MOST_OPTIONS - 2:  # the last places are for running, and for what was played
            return
        option = cython.address(options.all[options.count])
        plan = cython.address(planner.plans[i])
        take_plan(search, info_state, plan, lying, locks, way, option)
        options.count += 1


def take_plan(
    search: Pointer[Search],
    info_state: Pointer[InfoState],
    plan: Pointer[Plan],
    lying: int,
    locks: bool,
    way: int,
    option: Pointer[Option],
) -> None:
    """The option that a plan of the room makes."""
    follow_plan(cython.address(info_state.state), plan, lying, locks, cython.address(option.after.state))
    option.after.carried = lying - search.planner.bits[plan.faced]
    option.after.known = info_state.known
    option.faced = plan.faced
    option.way = way
    stock_after(
        cython.address(info_state.state),
        cython.address(info_state.stock),
        plan.faced,
        lying,
        cython.address(option.after.stock),
    )
    bound_option(search, option)


def find_option(search: Pointer[Search], options: Pointer[Options], option: Pointer[Option]) -> int:
    """The index of an option in the list, to which it is added if it is missing."""
    rules = cython.address(search.rules)
    hero = cython.address(option.after.state.hero)
    for i in range(options.count):
        other = cython.address(options.all[i])
        same = option.way == other.way and option.faced == other.faced
        same = same and score_if_ended(search, option) == score_if_ended(search, other)
        if same and same_hero(rules, hero, cython.address(other.after.state.hero)):
            return i
    options.all[options.count] = option[0]
    options.count += 1
    return options.count - 1


def score_if_ended(search: Pointer[Search], option: Pointer[Option]) -> int:
    """The score of a game that an option ends, 0 if it goes on."""
    hero = cython.address(option.after.state.hero)
    return score_of_escape(cython.address(search.rules), hero) if option.ended else 0


def list_running(
    search: Pointer[Search],
    info_state: Pointer[InfoState],
    options: Pointer[Options],
) -> None:
    """The option to run: the room goes to the end of the row, where it is known, or is shuffled in."""
    rules = cython.address(search.rules)
    option = cython.address(options.all[options.count])
    option.after = info_state[0]
    run_from_room(rules, cython.address(option.after.state))
    option.after.state.locked = not rules.avoid_in_a_row
    option.after.carried = 0
    option.after.known = 0 if rules.avoided_cards == SHUFFLED else info_state.known + rules.room_size
    option.faced = 0
    option.way = RUNS
    bound_option(search, option)
    options.count += 1


def list_sidesteps(
    search: Pointer[Search],
    info_state: Pointer[InfoState],
    lying: int,
    options: Pointer[Options],
) -> None:
    """Put each card of the room away in turn, and face the others."""
    rules = cython.address(search.rules)
    for place in range(lying):
        turned = info_state[0]
        put_one_away(rules, cython.address(turned.state), place)
        turned.known = 0 if rules.avoided_cards == SHUFFLED else info_state.known + 1
        list_facing(
            search,
            cython.address(turned),
            lying - 1,
            rules.to_face,
            not rules.avoid_in_a_row,
            SIDESTEP + place,
            options,
        )


def bound_option(search: Pointer[Search], option: Pointer[Option]) -> None:
    """Note whether the option ends the game, and how much health is to spare at best."""
    rules = cython.address(search.rules)
    state = cython.address(option.after.state)
    option.ended = option.way != RUNS and dungeon_ends(search, state)
    spared = never_faced(rules, state.count)
    option.slack = state.hero.health + option.after.stock.potions
    option.slack -= least_damage(
        rules, cython.address(option.after.stock), cython.address(state.hero), spared
    )


def solve_option(search: Pointer[Search], option: Pointer[Option]) -> int:
    """The solver's verdict on an option, with the cards as they lie."""
    if option.ended:
        return WON
    if option.slack < 1:
        return LOST
    return solve_state(search, cython.address(option.after.state), cython.address(option.after.stock))
