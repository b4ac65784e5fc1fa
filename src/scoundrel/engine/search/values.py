"""What the options of a room are worth: by the net, or exactly where few cards are unseen."""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.engine.search.draws import choices, swap_cards
    from scoundrel.engine.search.net import value_options
    from scoundrel.engine.search.sight import list_options, solve_option, unseen
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
    """Look at every next room behind the options, where these are few."""
    options = cython.address(player.options)
    best = best_of(player.values, options.count)
    option = cython.address(options.all[best])
    if is_near_tail(player, option):
        player.values[best] = near_tail_value(player, option, 0)
        player.exact[best] = True
    bar = player.values[best]
    for i in range(options.count):
        option = cython.address(options.all[i])
        if i != best and is_near_tail(player, option):
            player.values[i] = near_tail_value(player, option, 0 if player.telling else bar)
            player.exact[i] = True
            bar = max(bar, player.values[i])


def is_near_tail(player: Pointer[Player], option: Pointer[Option]) -> bool:
    """Whether every next room leads into the tail."""
    rules = cython.address(player.search.rules)
    hidden = unseen(cython.address(option.after))
    staying = hidden - (rules.room_size - option.after.carried)
    shuffles = rules.shuffle_avoided and (rules.may_run or rules.may_put_away)
    # Where one may run without end, the rest is long however few cards are unseen.
    near = hidden <= player.near and 0 <= staying <= TAIL and not rules.avoid_in_a_row
    ordered = hidden - staying <= MOST_ORDERED or not may_run_next(player, cython.address(option.after))
    return near and ordered and not shuffles and not option.ended and option.slack >= 1


def near_tail_value(player: Pointer[Player], option: Pointer[Option], bar: float) -> float:
    """What the next rooms, all equally likely, are worth; at most that, once below the bar."""
    hidden = unseen(cython.address(option.after))
    drawn = player.search.rules.room_size - option.after.carried
    cards = cython.address(option.after.spot.cards[option.after.carried])
    total = left = choices(hidden, drawn)
    won = 0.0
    for room in range(1 << hidden):
        if player.search.planner.bits[room] != drawn:
            continue
        sight = option.after
        first, last = sight.carried, sight.carried + drawn
        for i in range(hidden):
            if room >> i & 1:
                sight.spot.cards[first] = cards[i]
                first += 1
            else:
                sight.spot.cards[last] = cards[i]
                last += 1
        left -= 1
        won += room_value(player, cython.address(sight), drawn)
        if won + left < bar * total - 0.001:  # less than the bar, and not by rounding
            break
    return (won + left) / total


def room_value(player: Pointer[Player], sight: Pointer[Sight], drawn: int) -> float:
    """What the next room is worth; at the table in the mean of all orders in which its cards may lie."""
    if not player.at_table or not may_run_next(player, sight):
        return best_tail(player, sight)
    sight.spot.locked = True
    if best_tail(player, sight) == 1:  # without running, whatever the order
        return 1
    sight.spot.locked = False
    total = 0.0
    for turn in range(orders_of(drawn)):
        total += best_tail(player, sight)
        next_order(cython.address(sight.spot.cards[sight.carried]), drawn, turn)
    return total / orders_of(drawn)


def best_tail(player: Pointer[Player], sight: Pointer[Sight]) -> float:
    """The best option of the next room, all of which lead into the tail."""
    options = cython.address(player.deeper)
    list_options(cython.address(player.search), sight, options)
    best = 0.0
    for i in range(options.count):
        best = max(best, tail_value(player, cython.address(options.all[i])))
        if best == 1:
            break
    return best


def in_tail(player: Pointer[Player], option: Pointer[Option]) -> bool:
    return unseen(cython.address(option.after)) <= TAIL


def tail_value(player: Pointer[Player], option: Pointer[Option]) -> float:
    """The share of orders of the unseen cards in which the rest can be won."""
    after = cython.address(option.after)
    hidden = unseen(after)
    if option.ended or hidden < 2:
        return tail_verdict(player, option)
    if hidden <= player.search.rules.room_size - after.carried:
        # All of them lie in the next room: their order matters to who runs from there. In the tree that
        # is left to chance.
        if not player.at_table or not may_run_next(player, after):
            return tail_verdict(player, option)
        if wins_without_running(player, option):
            return 1
    won = 0
    for turn in range(orders_of(hidden)):
        won += tail_verdict(player, option)
        next_order(cython.address(after.spot.cards[after.carried]), hidden, turn)
    return won / cython.cast(cython.float, orders_of(hidden))


def wins_without_running(player: Pointer[Player], option: Pointer[Option]) -> bool:
    """Whether the rest can be won without running from the next room."""
    option.after.spot.locked = True
    won = tail_verdict(player, option) > 0
    option.after.spot.locked = False
    return won


def may_run_next(player: Pointer[Player], sight: Pointer[Sight]) -> bool:
    """Whether the next room may be run from, and then lies in its order under the dungeon."""
    rules = cython.address(player.search.rules)
    may_run = rules.may_run and not rules.shuffle_avoided and not sight.spot.locked
    return may_run and sight.spot.count > rules.room_size


def orders_of(count: int) -> int:
    """In how many orders `next_order` lays so many cards."""
    return 6 if count == 3 else 2 if count == 2 else 1


def next_order(cards: Pointer[Cards], count: int, turn: int) -> None:
    """Change the first two cards, and the last two at every other turn: that goes through all orders."""
    if count == 2 or count == 3:
        place = 0 if count == 2 else turn % 2
        swap_cards(cards, place, place + 1)


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
