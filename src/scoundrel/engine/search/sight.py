"""What a player sees, and the options that a room leaves: one for each plan, and those of avoiding."""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.engine.search.plans import plan_room
    from scoundrel.engine.search.solver import (
        dungeon_ends,
        follow_plan,
        least_damage,
        never_faced,
        put_one_away,
        run_from_room,
        solve_spot,
        stock_after,
        take_stock,
    )
    from scoundrel.shapes import *


def unseen(sight: Pointer[Sight]) -> int:
    """How many cards lie hidden."""
    return sight.spot.count - sight.carried - sight.known


def list_options(search: Pointer[Search], sight: Pointer[Sight], options: Pointer[Options]) -> None:
    """Deal the next room and list what can be done with it; none where the hero can only die."""
    rules = cython.address(search.rules)
    stock = cython.declare(Stock)
    seen = sight[0]
    lying = min(rules.room_size, sight.spot.count)
    seen.known = min(sight.known, sight.spot.count - lying)
    seen.carried = lying
    take_stock(cython.address(sight.spot), cython.address(stock))
    options.count = 0
    list_facing(
        search,
        cython.address(seen),
        cython.address(stock),
        lying,
        rules.to_face,
        False,
        FACE,
        options,
    )
    if sight.spot.locked:
        return
    if rules.may_run and sight.spot.count > rules.room_size:
        list_running(search, cython.address(seen), cython.address(stock), options)
    elif rules.may_put_away and lying > 1:
        list_sidesteps(search, cython.address(seen), cython.address(stock), lying, options)


def list_facing(
    search: Pointer[Search],
    sight: Pointer[Sight],
    stock: Pointer[Stock],
    lying: int,
    to_face: int,
    locks: bool,
    way: int,
    options: Pointer[Options],
) -> None:
    """An option for each plan of a room of so many cards."""
    planner = cython.address(search.planner)
    plan_room(
        cython.address(search.rules),
        planner,
        cython.address(sight.spot.hero),
        sight.spot.cards,
        lying,
        min(to_face, lying),
    )
    for i in range(planner.count):
        if options.count == MOST_OPTIONS - 2:  # the last places are for running, and for what was played
            return
        option = cython.address(options.all[options.count])
        plan = cython.address(planner.plans[i])
        take_plan(search, sight, stock, plan, lying, locks, way, option)
        options.count += 1


def take_plan(
    search: Pointer[Search],
    sight: Pointer[Sight],
    stock: Pointer[Stock],
    plan: Pointer[Plan],
    lying: int,
    locks: bool,
    way: int,
    option: Pointer[Option],
) -> None:
    """The option that a plan of the room makes."""
    follow_plan(cython.address(sight.spot), plan, lying, locks, cython.address(option.after.spot))
    option.after.carried = lying - search.planner.bits[plan.faced]
    option.after.known = sight.known
    option.faced = plan.faced
    option.way = way
    stock_after(cython.address(sight.spot), stock, plan.faced, lying, cython.address(option.stock))
    judge_option(search, option)


def find_option(search: Pointer[Search], options: Pointer[Options], option: Pointer[Option]) -> int:
    """The number of an option in the list, at whose end it is put if it is not there."""
    hero = cython.address(option.after.spot.hero)
    for i in range(options.count):
        other = cython.address(options.all[i].after.spot.hero)
        same = option.way == options.all[i].way and option.faced == options.all[i].faced
        same = same and hero.health == other.health and hero.weapon == other.weapon
        same = same and hero.strikes_below == other.strikes_below
        if same and (
            search.rules.potion_per_room or is_potion(hero.last_card) == is_potion(other.last_card)
        ):
            return i
    options.all[options.count] = option[0]
    options.count += 1
    return options.count - 1


def list_running(
    search: Pointer[Search], sight: Pointer[Sight], stock: Pointer[Stock], options: Pointer[Options]
) -> None:
    """The option to run: the room is known at the end of the row, or lost in a shuffle."""
    rules = cython.address(search.rules)
    option = cython.address(options.all[options.count])
    option.after = sight[0]
    option.stock = stock[0]
    run_from_room(rules, cython.address(option.after.spot))
    option.after.spot.locked = not rules.avoid_in_a_row
    option.after.carried = 0
    option.after.known = 0 if rules.shuffle_avoided else sight.known + rules.room_size
    option.faced = 0
    option.way = RUNS
    judge_option(search, option)
    options.count += 1


def list_sidesteps(
    search: Pointer[Search],
    sight: Pointer[Sight],
    stock: Pointer[Stock],
    lying: int,
    options: Pointer[Options],
) -> None:
    """Put each card of the room away in turn, and face the others."""
    rules = cython.address(search.rules)
    for place in range(lying):
        turned = sight[0]
        put_one_away(rules, cython.address(turned.spot), place)
        turned.known = 0 if rules.shuffle_avoided else sight.known + 1
        list_facing(
            search,
            cython.address(turned),
            stock,
            lying - 1,
            rules.to_face,
            not rules.avoid_in_a_row,
            SIDESTEP + place,
            options,
        )


def judge_option(search: Pointer[Search], option: Pointer[Option]) -> None:
    """The end, if it is one, and how much health is to spare at the very best."""
    rules = cython.address(search.rules)
    spot = cython.address(option.after.spot)
    option.ended = option.way != RUNS and dungeon_ends(search, spot)
    spared = never_faced(rules, spot.count)
    option.slack = spot.hero.health + option.stock.potions
    option.slack -= least_damage(rules, cython.address(option.stock), cython.address(spot.hero), spared)


def solve_option(search: Pointer[Search], option: Pointer[Option]) -> int:
    """The solver's verdict on an option, with the cards as they lie."""
    if option.ended:
        return WON
    if option.slack < 1:
        return LOST
    return solve_spot(search, cython.address(option.after.spot), cython.address(option.stock))
