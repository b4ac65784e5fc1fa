"""Whole games by a net, to learn from them.

A room is one decision: the option with the highest value is taken. With few cards unseen the rest of the
game is not guessed but solved.
"""

from __future__ import annotations

import cython

from scoundrel.deals import seed_bytes
from scoundrel.search.net import Net

if not cython.compiled:
    from scoundrel.deals import below, shuffle, start_chance
    from scoundrel.kernel import flatten
    from scoundrel.search.net import base_features, option_features, value_options
    from scoundrel.search.plans import start_planner
    from scoundrel.search.sight import list_options, solve_option, unseen
    from scoundrel.search.solver import add_card, dungeon_ends
    from scoundrel.shapes import *

__all__ = ["SelfPlay"]


def deal_sight(player: Pointer[Player], deck: Pointer[Cards], count: int, sight: Pointer[Sight]) -> None:
    """A new game: all cards lie hidden."""
    rules = cython.address(player.search.rules)
    spot = cython.address(sight.spot)
    cards = cython.declare(uint8_t[96])
    for place in range(96):
        spot.cards[place] = NO_CARD
    for place in range(count):
        cards[place] = deck[place]
    shuffle(cards, count, cython.address(spot.chance))
    spot.count = 0
    for place in range(count):
        add_card(spot, cards[place])
    spot.locked = False
    hero = cython.address(spot.hero)
    hero.health = rules.start_health
    hero.weapon = hero.strikes_below = hero.last_card = hero.drunk = 0
    hero.score = hero.status = 0
    sight.carried = sight.known = 0


def play_game(
    player: Pointer[Player],
    encoder: Pointer[Encoder],
    weights: Pointer[Weights],
    sight: Pointer[Sight],
) -> float:
    """Play to the end, or to where the rest can be reckoned; how likely it is won."""
    player.decision_count = 0
    options = cython.address(player.options)
    for _ in range(MOST_ROOMS):
        if dungeon_ends(cython.address(player.search), cython.address(sight.spot)):
            return 1
        list_options(cython.address(player.search), sight, options)
        if options.count == 0:
            return 0
        value_all(player, encoder, weights)
        best = best_of(player.values, options.count)
        if player.values[best] == 0 or player.exact[best] or options.all[best].ended:
            return player.values[best]
        chosen = best
        explored = chance_of(cython.address(player.whim), player.explore)
        if explored:
            chosen = explore(player, best)
        option = cython.address(options.all[chosen])
        if option.slack >= 1:
            keep_decision(player, encoder, option, player.values[best], explored)
        sight[0] = option.after
    return 0


def explore(player: Pointer[Player], best: int) -> int:
    """Something else than the best: mostly what comes near it, where a wrong guess changes the choice."""
    whim = cython.address(player.whim)
    chosen = below(whim, player.options.count)
    if chance_of(whim, FAR_AFIELD):
        return chosen
    for _ in range(player.options.count):
        if player.values[chosen] > player.values[best] - CLOSE_CALL:
            return chosen
        chosen = (chosen + 1) % player.options.count
    return best


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


def chance_of(whim: Pointer[Chance], share: float) -> bool:
    return share > 0 and below(whim, 1 << 20) < share * (1 << 20)


def keep_decision(
    player: Pointer[Player],
    encoder: Pointer[Encoder],
    option: Pointer[Option],
    value: float,
    explored: bool,
) -> None:
    """Keep what the net would see after this decision, to learn from how the game goes on."""
    active = cython.declare(uint16_t[MOST_ACTIVE])
    if player.decision_count == MOST_DECISIONS:
        return
    decision = cython.address(player.decisions[player.decision_count])
    count = base_features(encoder, cython.address(option.after), active)
    count += option_features(encoder, option, cython.address(active[count]))
    for i in range(ROW):
        decision.active[i] = active[i] if i < count else encoder.size
    decision.unseen = unseen(cython.address(option.after))
    decision.value = value
    decision.explored = explored
    player.decision_count += 1


def set_targets(player: Pointer[Player], won: float) -> None:
    """TD(λ): what a decision was worth, from the value of the next one and from the end.

    Late in the game the end alone counts: it is near, and the net is at its weakest there. A decision
    that was made at random says nothing about the one before it.
    """
    target = cython.declare(cython.float, won)
    for i in range(player.decision_count - 1, -1, -1):
        decision = cython.address(player.decisions[i])
        decision.target = target
        if decision.explored:
            target = decision.value
        elif decision.unseen > PLAYED_OUT:
            target = player.decay * target + (1 - player.decay) * decision.value


class SelfPlay:
    """A net that plays to learn, with memory of its own; one for each thread."""

    player: Player
    net: Net
    deck: bytes

    def __cinit__(self, net: Net) -> None:
        self.player = cython.cast(cython.pointer(Player), calloc(1, cython.sizeof(Player)))
        if not self.player:
            raise MemoryError

    def __init__(self, net: Net) -> None:
        rules = net.rules
        self.net = net
        self.deck = bytes([card.code for card in rules.deck])
        search = cython.address(self.player.search)
        flatten(rules, cython.address(search.rules))
        start_planner(cython.address(search.rules), cython.address(search.planner))
        search.goal = NO_GOAL
        search.limit = 1_000_000
        self.player.near = NEAR

    def __dealloc__(self) -> None:
        free(self.player)

    def use(self, net: Net) -> None:
        """Go on with another net of the same rules."""
        self.net = net

    def collect(
        self, seed: str, explore: float, decay: float, inputs: object, unseen: object, targets: object
    ) -> tuple[int, int]:
        """Play until the arrays are full: decisions, cards unseen, what it was worth; games and wins."""
        rows = cython.declare(cython.ushort[:, ::1], inputs)
        hidden = cython.declare(cython.uchar[::1], unseen)
        worths = cython.declare(cython.float[::1], targets)
        sight = cython.declare(Sight)
        player = self.player
        deck = cython.cast(cython.p_uchar, self.deck)
        cards = cython.declare(cython.int, len(self.deck))
        capacity = cython.declare(cython.int, rows.shape[0])
        filled = cython.declare(cython.int, 0)
        games = cython.declare(cython.int, 0)
        wins = cython.declare(cython.double, 0)
        won = cython.declare(cython.float)
        player.explore = explore
        player.decay = decay
        start_chance(cython.address(player.whim), seed_bytes(seed + "/explore"))
        start_chance(cython.address(sight.spot.chance), seed_bytes(seed))
        with cython.nogil:
            while filled < capacity:
                player.search.era += 1
                deal_sight(player, deck, cards, cython.address(sight))
                won = play_game(
                    player,
                    cython.address(self.net.encoder),
                    cython.address(self.net.weights),
                    cython.address(sight),
                )
                set_targets(player, won)
                games += 1
                wins += won
                for i in range(player.decision_count):
                    if filled == capacity:
                        break
                    for j in range(ROW):
                        rows[filled, j] = player.decisions[i].active[j]
                    hidden[filled] = player.decisions[i].unseen
                    worths[filled] = player.decisions[i].target
                    filled += 1
        return games, round(wins)
