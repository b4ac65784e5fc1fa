"""What the options of a room are worth: by the net, or exactly near the end.

- *Endgame*: with at most `ENDGAME` cards unseen, the value of an option is the share of their orders in
  which the solver wins.
- *Expectimax*: with a few more cards unseen, every next room that leads into the endgame is enumerated, and
  the value is the mean of what the best option of each is worth.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.engine.search.draws import choices, swap_cards
    from scoundrel.engine.search.infostate import list_options, solve_option, unseen
    from scoundrel.engine.search.net import evaluate_by_net
    from scoundrel.shapes import *


def evaluate_options(player: Pointer[Player]) -> None:
    """The value of each option listed: by the net, or solved where few cards are unseen."""
    options = cython.address(player.options)
    endgame = True
    for i in range(options.count):
        endgame = endgame and in_endgame(cython.address(options.all[i]))
    if not endgame:
        evaluate_by_net(player.evaluator, options, player.values)
    for i in range(options.count):
        option = cython.address(options.all[i])
        player.exact[i] = in_endgame(option)
        if player.exact[i]:
            player.values[i] = endgame_value(player, option)
    if player.expectimax > 0 and not endgame:
        enumerate_next_rooms(player)


def enumerate_next_rooms(player: Pointer[Player]) -> None:
    """Replace the net's estimates by expectimax values, where the next rooms lead into the endgame."""
    options = cython.address(player.options)
    best = argmax(player.values, options.count)
    option = cython.address(options.all[best])
    if is_before_endgame(player, option):
        player.values[best] = expected_value(player, option, 0)
        player.exact[best] = True
    bar = player.values[best]
    for i in range(options.count):
        option = cython.address(options.all[i])
        if i != best and is_before_endgame(player, option):
            player.values[i] = expected_value(player, option, 0 if player.all_values else bar)
            player.exact[i] = True
            bar = max(bar, player.values[i])


def is_before_endgame(player: Pointer[Player], option: Pointer[Option]) -> bool:
    """Whether every next room leads into the endgame."""
    rules = cython.address(player.search.rules)
    hidden = unseen(cython.address(option.after))
    staying = hidden - (rules.room_size - option.after.carried)
    shuffles = rules.shuffle_avoided and (rules.may_run or rules.may_put_away)
    # Where one may run without end, the rest is long however few cards are unseen.
    near = hidden <= player.expectimax and 0 <= staying <= ENDGAME and not rules.avoid_in_a_row
    ordered = hidden - staying <= MOST_ORDERED or not may_run_next(player, cython.address(option.after))
    return near and ordered and not shuffles and not option.ended and option.slack >= 1


def expected_value(player: Pointer[Player], option: Pointer[Option], bar: float) -> float:
    """The mean value of the next rooms, all equally likely; an upper bound, once that is below the bar."""
    hidden = unseen(cython.address(option.after))
    drawn = player.search.rules.room_size - option.after.carried
    cards = cython.address(option.after.state.cards[option.after.carried])
    total = left = choices(hidden, drawn)
    won = 0.0
    for room in range(1 << hidden):
        if player.search.planner.bits[room] != drawn:
            continue
        info_state = option.after
        first, last = info_state.carried, info_state.carried + drawn
        for i in range(hidden):
            if room >> i & 1:
                info_state.state.cards[first] = cards[i]
                first += 1
            else:
                info_state.state.cards[last] = cards[i]
                last += 1
        left -= 1
        won += next_room_value(player, cython.address(info_state), drawn)
        if won + left < bar * total - 0.001:  # less than the bar, and not by rounding
            break
    return (won + left) / total


def next_room_value(player: Pointer[Player], info_state: Pointer[InfoState], drawn: int) -> float:
    """What the next room is worth; at the root in the mean of all orders in which its cards may lie.

    Running puts the room under the deck in its current order, so every order is enumerated.
    """
    if not player.at_root or not may_run_next(player, info_state):
        return best_endgame_value(player, info_state)
    info_state.state.locked = True
    if best_endgame_value(player, info_state) == 1:  # without running, whatever the order
        return 1
    info_state.state.locked = False
    total = 0.0
    for turn in range(orders_of(drawn)):
        total += best_endgame_value(player, info_state)
        next_order(cython.address(info_state.state.cards[info_state.carried]), drawn, turn)
    return total / orders_of(drawn)


def best_endgame_value(player: Pointer[Player], info_state: Pointer[InfoState]) -> float:
    """The value of the best option of the next room, all of which lead into the endgame."""
    options = cython.address(player.next_options)
    list_options(cython.address(player.search), info_state, options)
    best = 0.0
    for i in range(options.count):
        best = max(best, endgame_value(player, cython.address(options.all[i])))
        if best == 1:
            break
    return best


def in_endgame(option: Pointer[Option]) -> bool:
    return unseen(cython.address(option.after)) <= ENDGAME


def endgame_value(player: Pointer[Player], option: Pointer[Option]) -> float:
    """The share of orders of the unseen cards in which the rest can be won."""
    after = cython.address(option.after)
    hidden = unseen(after)
    if option.ended or hidden < 2:
        return endgame_verdict(player, option)
    if hidden <= player.search.rules.room_size - after.carried:
        # All of them lie in the next room, so their order matters only if the player runs from it. Within
        # the tree one order is drawn.
        if not player.at_root or not may_run_next(player, after):
            return endgame_verdict(player, option)
        if wins_without_running(player, option):
            return 1
    won = 0
    for turn in range(orders_of(hidden)):
        won += endgame_verdict(player, option)
        next_order(cython.address(after.state.cards[after.carried]), hidden, turn)
    return won / cython.cast(cython.float, orders_of(hidden))


def wins_without_running(player: Pointer[Player], option: Pointer[Option]) -> bool:
    """Whether the rest can be won without running from the next room."""
    option.after.state.locked = True
    won = endgame_verdict(player, option) > 0
    option.after.state.locked = False
    return won


def may_run_next(player: Pointer[Player], info_state: Pointer[InfoState]) -> bool:
    """Whether the next room may be run from, and then lies in its order under the dungeon."""
    rules = cython.address(player.search.rules)
    may_run = rules.may_run and not rules.shuffle_avoided and not info_state.state.locked
    return may_run and info_state.state.count > rules.room_size


def orders_of(count: int) -> int:
    """The number of orders that `next_order` goes through."""
    return 6 if count == 3 else 2 if count == 2 else 1


def next_order(cards: Pointer[Cards], count: int, turn: int) -> None:
    """Change the first two cards, and the last two at every other turn: that goes through all orders."""
    if count == 2 or count == 3:
        place = 0 if count == 2 else turn % 2
        swap_cards(cards, place, place + 1)


def endgame_verdict(player: Pointer[Player], option: Pointer[Option]) -> int:
    """Whether the rest can be won as the cards lie.

    Where running shuffles, nobody can know what comes of it: then the rest must be won without.
    """
    search = cython.address(player.search)
    may_run = search.rules.may_run
    search.rules.may_run = may_run and not search.rules.shuffle_avoided
    search.nodes = 0
    verdict = solve_option(search, option)
    player.endgame_nodes += search.nodes
    search.rules.may_run = may_run
    return verdict == WON


def argmax(values: Pointer[Floats], count: int) -> int:
    best = 0
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
    return best
