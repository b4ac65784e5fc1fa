"""What the options of a room are worth: by the net, or exactly near the end.

The worth of an option has two parts: the chance to win, and the points to expect. A goal says how the two
are weighed against each other.

- *Endgame*: with at most `ENDGAME` cards unseen, the worth of an option is the mean, over their orders, of
  what the solver finds: whether the game can be won, and the best score it can end with.
- *Expectimax*: with a few more cards unseen, every next room that leads into the endgame is enumerated, and
  the worth is the mean of what the best option of each is worth.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.engine.search.draws import choices, swap_cards
    from scoundrel.engine.search.infostate import list_options, solve_option, unseen
    from scoundrel.engine.search.net import evaluate_by_net
    from scoundrel.engine.search.solver import best_loss, highest_goal, largest_potion
    from scoundrel.kernel import score_of_escape
    from scoundrel.shapes import *


def forget(player: Pointer[Player]) -> None:
    """Forget what was learned at another table: where searches have a limit, it would change results."""
    player.search.generation += 1
    player.guess = 0


def evaluate_options(player: Pointer[Player]) -> None:
    """The worth of each option listed: by the net, or solved where few cards are unseen."""
    options = cython.address(player.options)
    endgame = True
    for i in range(options.count):
        player.exact[i] = in_endgame(cython.address(options.all[i]))
        endgame = endgame and player.exact[i]
    if not endgame:
        ask_net(player)
    solve_endgame(player, options, player.worths)
    if player.expectimax > 0 and not endgame:
        enumerate_next_rooms(player)


def ask_net(player: Pointer[Player]) -> None:
    """The net's worth of each option. Certain losses are skipped, unless all are lost or all are wanted."""
    options = cython.address(player.options)
    lost_too = player.all_values or not any_hope(player)
    for i in range(options.count):
        option = cython.address(options.all[i])
        player.wanted[i] = not player.exact[i] and (option.slack >= 1 or lost_too)
        player.worths[i].win = player.worths[i].points = 0
    evaluate_wanted(player, options, player.worths)


def evaluate_wanted(player: Pointer[Player], options: Pointer[Options], worths: Pointer[Worths]) -> None:
    """Ask the net about the options that are wanted, and turn its points into those of these rules.

    Far from its training data a net may say anything, so its points are clamped to what is possible.
    """
    evaluate_by_net(player.evaluator, options, player.wanted, worths)
    for i in range(options.count):
        if player.wanted[i]:
            option = cython.address(options.all[i])
            points = worths[i].points * player.scale.net_factor + player.scale.net_offset
            least = share_of_points(player, least_points(cython.address(player.search), option))
            worths[i].points = max(least, min(points, points_bound(player, option)))


def any_hope(player: Pointer[Player]) -> bool:
    """Whether some option may still win, according to the bound."""
    for i in range(player.options.count):
        if player.options.all[i].slack >= 1:
            return True
    return False


def enumerate_next_rooms(player: Pointer[Player]) -> None:
    """Replace the net's estimates by expectimax values, where the next rooms lead into the endgame.

    Chances come first, then points among those that are equally likely to win.
    """
    solves_points = player.solves_points
    player.solves_points = CHANCES_ONLY
    best = best_option(player)
    enumerate_option(player, best, 0)
    for i in range(player.options.count):
        if i != best:
            enumerate_option(player, i, 0 if player.all_values else player.worths[best].win)
            if is_better(player, player.worths[i], player.worths[best], False):
                best = i
    player.solves_points = solves_points
    if solves_points > ENDGAME:
        enumerate_points(player)


def enumerate_option(player: Pointer[Player], index: int, bar: float) -> None:
    """Replace the net's chance of one option; by an upper bound, once that is below the bar."""
    option = cython.address(player.options.all[index])
    if is_before_endgame(player, option):
        player.worths[index].win = expected_worth(player, option, bar).win
        player.exact[index] = True


def enumerate_points(player: Pointer[Player]) -> None:
    """Replace the net's points too, of the options that are as likely to win as the best."""
    best = best_option(player)
    rivals = 0
    for i in range(player.options.count):
        rivals += player.exact[i] and player.worths[i].win > player.worths[best].win - SAME
    hidden = unseen(cython.address(player.options.all[best].after))
    if rivals < 2 or not player.exact[best] or hidden > player.solves_points:
        return
    chance = player.worths[best].win
    for i in range(player.options.count):
        option = cython.address(player.options.all[i])
        if player.worths[i].win > chance - SAME and is_before_endgame(player, option):
            player.worths[i].points = expected_worth(player, option, 0).points


def is_before_endgame(player: Pointer[Player], option: Pointer[Option]) -> bool:
    """Whether every next room leads into the endgame."""
    rules = cython.address(player.search.rules)
    hidden = unseen(cython.address(option.after))
    staying = hidden - (rules.room_size - option.after.carried)
    shuffles = rules.avoid != NOTHING and rules.avoided_cards == SHUFFLED
    # With unlimited running, the rest of the game is long however few cards are unseen.
    near = hidden <= player.expectimax and 0 <= staying <= ENDGAME and not rules.avoid_in_a_row
    ordered = hidden - staying <= MOST_ORDERED or not may_run_next(player, cython.address(option.after))
    return near and ordered and not shuffles and not option.ended and option.slack >= 1


def expected_worth(player: Pointer[Player], option: Pointer[Option], bar: float) -> Worth:
    """The mean worth of the next rooms, all equally likely; an upper bound, once that is below the bar."""
    hidden = unseen(cython.address(option.after))
    drawn = player.search.rules.room_size - option.after.carried
    cards = cython.address(option.after.state.cards[option.after.carried])
    total = left = choices(hidden, drawn)
    mean = cython.declare(Worth)
    mean.win = mean.points = 0
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
        found = next_room_worth(player, cython.address(info_state), drawn)
        mean.win += found.win
        mean.points += found.points
        if mean.win + left < bar * total - 0.001:  # not just by rounding
            break
    mean.win = (mean.win + left) / total
    mean.points = (mean.points + left) / total
    return mean


def next_room_worth(player: Pointer[Player], info_state: Pointer[InfoState], drawn: int) -> Worth:
    """What the next room is worth; at the root, averaged over all orders of its cards.

    Running puts the room under the deck in its current order, so every order is enumerated.
    """
    if not player.at_root or not may_run_next(player, info_state):
        return best_endgame_worth(player, info_state)
    info_state.state.locked = True
    best = best_endgame_worth(player, info_state)
    if best.win == 1 and player.solves_points == CHANCES_ONLY:  # without running, whatever the order
        return best
    info_state.state.locked = False
    best.win = best.points = 0
    for turn in range(orders_of(drawn)):
        found = best_endgame_worth(player, info_state)
        best.win += found.win
        best.points += found.points
        next_order(cython.address(info_state.state.cards[info_state.carried]), drawn, turn)
    best.win /= orders_of(drawn)
    best.points /= orders_of(drawn)
    return best


def best_endgame_worth(player: Pointer[Player], info_state: Pointer[InfoState]) -> Worth:
    """The worth of the best option of the next room, all of which lead into the endgame."""
    options = cython.address(player.next_options)
    worths = cython.declare(Worth[MOST_OPTIONS])  # type: ignore[misc]
    best = cython.declare(Worth)
    list_options(cython.address(player.search), info_state, options)
    best.win = best.points = 0
    if options.count > 0:
        best = worths[solve_endgame(player, options, worths)]
    return best


# --- The endgame -----------------------------------------------------------------------------------


def in_endgame(option: Pointer[Option]) -> bool:
    return option.ended or unseen(cython.address(option.after)) <= ENDGAME


def solve_endgame(player: Pointer[Player], options: Pointer[Options], worths: Pointer[Worths]) -> int:
    """Replace estimates where few cards are unseen: chances, then points among equals. Return the best.

    Unless all values are wanted, options that can't be best are not solved.
    """
    order = cython.declare(uint8_t[MOST_OPTIONS])
    best = -1
    brief = player.solves_points == CHANCES_ONLY or not player.at_root
    brief = brief or player.may_turn  # first see all cards, which costs nothing
    enough = False
    order_by_slack(options, order)
    if asks_points_first(player, options):
        order_by_guess(player, options, order)
        brief = True
    if player.may_turn and not player.all_values and player.at_root:
        best = find_sure_win(player, options, worths, order)
        if best >= 0:
            return best
    for place in range(options.count):
        # Where the row of cards may be rotated, avoiding shows soonest whether the game can be won.
        i = order[options.count - 1 - place if player.may_turn else place]
        option = cython.address(options.all[i])
        if not in_endgame(option):
            continue
        worths[i].win = UNKNOWN if enough else endgame_chance(player, option)
        worths[i].points = 0
        if best < 0 or worths[i].win > worths[best].win + SAME:
            best = i
        # Nothing is better than a certain win. Where points are solved, they tell which others are as good.
        enough = worths[best].win == 1 and not player.goal.points_first and not player.all_values
        enough = enough and (unseen(cython.address(option.after)) <= player.solves_points or brief)
    if best < 0 or player.solves_points == CHANCES_ONLY:
        return best
    if unseen(cython.address(options.all[best].after)) <= player.solves_points:
        return solve_points(player, options, worths, order, best)
    return guess_points(player, options, worths, best)


def asks_points_first(player: Pointer[Player], options: Pointer[Options]) -> bool:
    """Whether chances are solved in the order of the net's points: then the first sure win is the best."""
    if not player.at_root or player.all_values or player.may_turn or player.evaluator.weights.outputs == 1:
        return False
    hidden = unseen(cython.address(options.all[0].after))
    return 0 <= player.solves_points < hidden <= ENDGAME


def order_by_guess(player: Pointer[Player], options: Pointer[Options], order: Pointer[Cards]) -> None:
    """Order the options by the net's points, best first; those that are lost or end the game come last."""
    for i in range(options.count):
        option = cython.address(options.all[i])
        player.wanted[i] = in_endgame(option) and not option.ended and option.slack >= 1
        player.guesses[i].points = 0
    evaluate_wanted(player, options, player.guesses)
    for i in range(options.count):
        place = i
        while place > 0 and player.guesses[order[place - 1]].points < player.guesses[i].points:
            order[place] = order[place - 1]
            place -= 1
        order[place] = i


def find_sure_win(
    player: Pointer[Player], options: Pointer[Options], worths: Pointer[Worths], order: Pointer[Cards]
) -> int:
    """Where all cards are known and most of them still to come, a win that is found soon, or -1."""
    if player.goal.points_first or unseen(cython.address(options.all[0].after)) > 0:
        return -1
    for i in range(options.count):
        worths[i].win = UNKNOWN
        worths[i].points = 0
    worths[0].win = 1  # as if one were known: only sure wins count
    best = solve_points(player, options, worths, order, 0)
    if worths[0].points == 0:
        worths[0].win = UNKNOWN
    return best if worths[best].points > 0 else -1


def order_by_slack(options: Pointer[Options], order: Pointer[Cards]) -> None:
    """The numbers of the options: facing with the most health to spare first, avoiding last.

    With unlimited avoiding, facing must come first among equals.
    """
    for i in range(options.count):
        place = i
        while place > 0 and comes_before(options, i, order[place - 1]):
            order[place] = order[place - 1]
            place -= 1
        order[place] = i


def comes_before(options: Pointer[Options], one: int, other: int) -> bool:
    first, second = cython.address(options.all[one]), cython.address(options.all[other])
    if (first.way == FACE) != (second.way == FACE):
        return first.way == FACE
    return first.slack > second.slack


def solve_points(
    player: Pointer[Player],
    options: Pointer[Options],
    worths: Pointer[Worths],
    order: Pointer[Cards],
    best: int,
) -> int:
    """Solve the points of the options that may be best, given their chances, and return the best one.

    Those that leave the most to spare come first, so the others rarely have to be solved.
    """
    for_wins = not player.goal.points_first
    bar = cython.declare(cython.float)
    certain = for_wins and worths[best].win == 1
    least = cython.declare(cython.float, -1)
    chance = worths[best].win
    tried = 0
    for place in range(options.count):
        i = order[place]
        option = cython.address(options.all[i])
        rival = not for_wins or certain or worths[i].win > chance - SAME
        if not in_endgame(option) or not (rival or player.all_values):
            continue
        bar = least
        if option.way != FACE and player.may_turn:
            bar += WORTH_A_TURN / player.scale.span
        enough = option.way == FACE and least >= 0 and tried >= player.most_tried
        if player.all_values:
            bar = -1
        elif enough or points_bound(player, option) <= bar + SAME:
            continue
        tried += 1
        points = endgame_points(player, option, bar, certain and not player.all_values)
        if points < 0:
            continue
        worths[i].points = points
        if certain and not player.all_values:
            worths[i].win = 1
        if rival and points > max(bar, least) + SAME and (not certain or worths[i].win == 1):
            least = points
            best = i
    return best


def guess_points(
    player: Pointer[Player], options: Pointer[Options], worths: Pointer[Worths], best: int
) -> int:
    """Use the net's points for the options that are as good as the best, and return the best of them."""
    rivals = 0
    for i in range(options.count):
        option = cython.address(options.all[i])
        player.wanted[i] = (
            in_endgame(option)
            and not option.ended
            and (player.all_values or player.goal.points_first or worths[i].win > worths[best].win - SAME)
        )
        rivals += player.wanted[i]
    if player.evaluator.weights.outputs == 1 or (rivals < 2 and player.at_root):
        return best
    evaluate_wanted(player, options, player.guesses)
    for i in range(options.count):
        if options.all[i].ended and in_endgame(cython.address(options.all[i])):
            worths[i].points = solved_points(player, cython.address(options.all[i]), -1, False)
        elif player.wanted[i]:
            worths[i].points = player.guesses[i].points
    for i in range(options.count):
        if in_endgame(cython.address(options.all[i])) and is_better(player, worths[i], worths[best], True):
            best = i
    return best


def endgame_chance(player: Pointer[Player], option: Pointer[Option]) -> float:
    """The share of orders of the unseen cards in which the rest can be won."""
    after = cython.address(option.after)
    hidden = unseen(after)
    if option.ended or hidden < 2:
        return wins(player, option)
    if hidden <= player.search.rules.room_size - after.carried:
        # All of them lie in the next room, so their order matters only if the player runs from it. Within
        # the tree one order is drawn.
        if not player.at_root or not may_run_next(player, after):
            return wins(player, option)
        if wins_without_running(player, option):
            return 1
    won = 0
    for turn in range(orders_of(hidden)):
        won += wins(player, option)
        next_order(cython.address(after.state.cards[after.carried]), hidden, turn)
    return won / cython.cast(cython.float, orders_of(hidden))


def wins_without_running(player: Pointer[Player], option: Pointer[Option]) -> bool:
    """Whether the rest can be won without running from the next room."""
    option.after.state.locked = True
    won = wins(player, option)
    option.after.state.locked = False
    return won


def endgame_points(player: Pointer[Player], option: Pointer[Option], bar: float, certain: bool) -> float:
    """The mean best points over the orders of the unseen cards; below 0 if that is not above the bar.

    If only certain wins count, also below 0 unless every order can be won.
    """
    after = cython.address(option.after)
    hidden = unseen(after)
    orders = 1 if option.ended else orders_of(hidden)
    if hidden <= player.search.rules.room_size - after.carried and not may_run_next(player, after):
        orders = 1  # all of them lie in the next room, and their order does not matter
    bound = points_bound(player, option)
    total = cython.declare(cython.float, 0)
    for turn in range(orders):
        needed = bar * orders - total - bound * (orders - 1 - turn)
        points = solved_points(player, option, needed, certain)
        if points < needed or points < 0:
            return -1
        total += points
        next_order(cython.address(after.state.cards[after.carried]), hidden if orders > 1 else 0, turn)
    return total / orders


def may_run_next(player: Pointer[Player], info_state: Pointer[InfoState]) -> bool:
    """Whether the next room may be run from, so that it goes under the deck in its order."""
    rules = cython.address(player.search.rules)
    may_run = rules.avoid == ROOM and rules.avoided_cards != SHUFFLED and not info_state.state.locked
    return may_run and info_state.state.count > rules.room_size


def orders_of(count: int) -> int:
    """The number of orders that `next_order` goes through."""
    return 6 if count == 3 else 2 if count == 2 else 1


def next_order(cards: Pointer[Cards], count: int, turn: int) -> None:
    """Swap the first two cards or, at every other turn, the last two: that goes through all orders."""
    if count == 2 or count == 3:
        place = 0 if count == 2 else turn % 2
        swap_cards(cards, place, place + 1)


def wins(player: Pointer[Player], option: Pointer[Option]) -> bool:
    """Whether the rest can be won as the cards lie.

    Where running shuffles, its result can't be known, so the rest must be won without it.
    """
    search = cython.address(player.search)
    avoid = search.rules.avoid
    if avoid == ROOM and search.rules.avoided_cards == SHUFFLED:
        search.rules.avoid = NOTHING
    search.nodes = 0
    won = solve_option(search, option) == WON
    player.endgame_nodes += search.nodes
    search.rules.avoid = avoid
    return won


def solved_points(player: Pointer[Player], option: Pointer[Option], needed: float, certain: bool) -> float:
    """The best points that the rest can bring as the cards lie, if they are at least those needed."""
    search = cython.address(player.search)
    state = cython.address(option.after.state)
    least = cython.cast(cython.int, ceilf(player.scale.worst + needed * player.scale.span - SAME))
    if option.ended:
        points = score_of_escape(cython.address(search.rules), cython.address(state.hero))
        return share_of_points(player, -points if search.rules.scoring == LOW else points)
    avoid = search.rules.avoid
    if avoid == ROOM and search.rules.avoided_cards == SHUFFLED:
        search.rules.avoid = NOTHING
    limit = search.limit
    if certain and player.may_turn:
        search.limit = player.points_limit
    if least > 1 or wins(player, option):
        search.limit = player.points_limit
        stock = cython.address(option.after.stock)
        points = highest_goal(search, state, stock, option.slack, max(1, least), player.guess)
        player.guess = points
    else:
        search.limit = min(limit, player.loss_limit)
        points = -1 if certain else best_points_lost(search, option, least - 1)
    search.limit = limit
    search.rules.avoid = avoid
    return share_of_points(player, points) if points > 0 or not certain else -1


def best_points_lost(search: Pointer[Search], option: Pointer[Option], alpha: int) -> int:
    """The best points of a game that is lost; what is not above alpha is only a bound."""
    search.nodes = 0
    state = cython.address(option.after.state)
    points = best_loss(search, state, cython.address(option.after.stock), max(alpha, NO_HEALTH))
    return least_points(search, option) if search.nodes > search.limit else points


def least_points(search: Pointer[Search], option: Pointer[Option]) -> int:
    """What a loss brings at the very least: as if nothing were blocked or healed from here on."""
    points = option.after.state.hero.health
    if search.rules.scoring == LOW:
        return -option.after.state.count
    for value in range(VALUES):
        points -= value * option.after.stock.monsters[value]
    return points


# --- What is better --------------------------------------------------------------------------------


def share_of_points(player: Pointer[Player], points: float) -> float:
    return (points - player.scale.worst) / player.scale.span


def points_bound(player: Pointer[Player], option: Pointer[Option]) -> float:
    """An upper bound for the points: the health that the bound leaves, or nothing after a loss."""
    rules = cython.address(player.search.rules)
    most = max(0, min(option.slack, rules.max_health))
    if option.slack >= rules.max_health and rules.scoring != LOW:
        if option.ended:
            most = score_of_escape(rules, cython.address(option.after.state.hero))
        else:
            most += largest_potion(cython.address(option.after.state))
    return share_of_points(player, most)


def aim_of(player: Pointer[Player], worth: Worth) -> float:
    """What the goal asks for first."""
    return worth.points if player.goal.points_first else worth.win


def utility(player: Pointer[Player], worth: Worth) -> float:
    """One number to compare estimates by."""
    return player.goal.win_weight * worth.win + player.goal.points_weight * worth.points


def is_better(player: Pointer[Player], one: Worth, other: Worth, exact: bool) -> bool:
    """Whether one worth is better than another; if both are exact, points never outweigh the aim."""
    if not exact:
        return utility(player, one) > utility(player, other)
    if aim_of(player, one) > aim_of(player, other) + SAME:
        return True
    return aim_of(player, one) > aim_of(player, other) - SAME and one.points > other.points + SAME


def best_option(player: Pointer[Player]) -> int:
    """The option that serves the goal best; the first of several."""
    best = 0
    for i in range(1, player.options.count):
        exact = player.exact[i] and player.exact[best]
        if is_better(player, player.worths[i], player.worths[best], exact):
            best = i
    return best
