"""What the options of a room are worth: by the net, or exactly where few cards are unseen."""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.search.net import value_options
    from scoundrel.search.sight import list_options, solve_option, unseen
    from scoundrel.shapes import *


def value_all(player: Pointer[Player], encoder: Pointer[Encoder], weights: Pointer[Weights]) -> None:
    """The value of each option: by the net, or solved where few cards are unseen."""
    options = cython.address(player.options)
    tail = True
    for i in range(options.count):
        tail = tail and in_tail(player, cython.address(options.all[i]))
    if not tail:
        value_options(encoder, weights, options, player.values)
    for i in range(options.count):
        option = cython.address(options.all[i])
        player.exact[i] = in_tail(player, option)
        if player.exact[i]:
            player.values[i] = tail_value(player, option)
    if player.near > 0 and not tail:
        look_near(player)


def look_near(player: Pointer[Player]) -> None:
    """Look at every next room of the options that come near the best, where these are few."""
    options = cython.address(player.options)
    best = best_of(player.values, options.count)
    least = -1 if player.telling else player.values[best] - CLOSE
    option = cython.address(options.all[best])
    if is_near_tail(player, option):
        player.values[best] = near_tail_value(player, option, 0)
        player.exact[best] = True
    bar = 0 if player.telling else player.values[best]
    for i in range(options.count):
        option = cython.address(options.all[i])
        if i != best and player.values[i] > least and is_near_tail(player, option):
            player.values[i] = near_tail_value(player, option, bar)
            player.exact[i] = True


def is_near_tail(player: Pointer[Player], option: Pointer[Option]) -> bool:
    """Whether every next room leads into the tail."""
    rules = cython.address(player.search.rules)
    hidden = unseen(cython.address(option.after))
    staying = hidden - (rules.room_size - option.after.carried)
    shuffles = rules.shuffle_avoided and (rules.may_run or rules.may_put_away)
    # Where one may run without end, the rest is long however few cards are unseen.
    near = hidden <= player.near and 0 <= staying <= TAIL and not rules.avoid_in_a_row
    return near and not shuffles and not option.ended and option.slack >= 1


def near_tail_value(player: Pointer[Player], option: Pointer[Option], bar: float) -> float:
    """The share of next rooms, all equally likely, that can be won; at most that, once below the bar."""
    hidden = unseen(cython.address(option.after))
    staying = hidden - (player.search.rules.room_size - option.after.carried)
    cards = cython.address(option.after.spot.cards[option.after.carried])
    left = 0
    for stay in range(1 << hidden):
        left += player.search.planner.bits[stay] == staying
    total = left
    won = 0
    for stay in range(1 << hidden):
        if player.search.planner.bits[stay] != staying:
            continue
        sight = option.after
        first, last = sight.carried, sight.carried + hidden - staying
        for i in range(hidden):
            if stay >> i & 1:
                sight.spot.cards[last] = cards[i]
                last += 1
            else:
                sight.spot.cards[first] = cards[i]
                first += 1
        left -= 1
        won += can_win_room(player, cython.address(sight))
        if won + left < bar * total - 0.5:  # less than the bar, and not by rounding
            break
    return (won + left) / total


def can_win_room(player: Pointer[Player], sight: Pointer[Sight]) -> bool:
    """Whether some option of the next room wins."""
    options = cython.address(player.deeper)
    list_options(cython.address(player.search), sight, options)
    for i in range(options.count):
        if tail_verdict(player, cython.address(options.all[i])):
            return True
    return False


def in_tail(player: Pointer[Player], option: Pointer[Option]) -> bool:
    return unseen(cython.address(option.after)) <= TAIL


def tail_value(player: Pointer[Player], option: Pointer[Option]) -> float:
    """The share of orders of the unseen cards in which the rest can be won."""
    hidden = unseen(cython.address(option.after))
    drawn = player.search.rules.room_size - option.after.carried
    if option.ended or hidden < 2 or hidden <= drawn or not player.every_order:
        # All of them lie in the next room; their order there hardly matters.
        return tail_verdict(player, option)
    cards = cython.address(option.after.spot.cards[option.after.carried])
    won = 0
    orders = 1
    for turn in range(2 if hidden == 2 else 6):
        won += tail_verdict(player, option)
        # Changing the first two places, then the last two, in turn goes through all orders.
        place = 0 if turn % 2 == 0 or hidden == 2 else 1
        card = cards[place]
        cards[place] = cards[place + 1]
        cards[place + 1] = card
        orders = turn + 1
    return won / cython.cast(cython.float, orders)


def tail_verdict(player: Pointer[Player], option: Pointer[Option]) -> int:
    """Whether the rest can be won as the cards lie.

    Where running shuffles, nobody can know what comes of it: then the rest must be won without.
    """
    search = cython.address(player.search)
    may_run = search.rules.may_run
    search.rules.may_run = may_run and not search.rules.shuffle_avoided
    search.nodes = 0
    verdict = solve_option(search, option)
    player.work += search.nodes
    search.rules.may_run = may_run
    return verdict == WON


def best_of(values: Pointer[Floats], count: int) -> int:
    best = 0
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
    return best
