"""Tree search as in AlphaZero, with chance: PUCT chooses among options, progressive widening among rooms.

A node is a room that was dealt, its edges are the options it leaves. Behind an edge lie rooms that may come
next, drawn from the unseen cards; the more often an edge is visited, the more of them. All edges of a node
see the same draws. Values are chances to win: what the evaluator says of an afterstate, or what is proven.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.engine.search.draws import draw_room, outcome_count
    from scoundrel.engine.search.evaluation import evaluate_options, is_better, utility
    from scoundrel.engine.search.infostate import find_option, list_options, unseen
    from scoundrel.engine.search.interrupts import is_interrupted
    from scoundrel.engine.search.solver import mixed
    from scoundrel.shapes import *


def search_room(
    tree: Pointer[Tree],
    info_state: Pointer[InfoState],
    played: Pointer[Option],
    stream: int,
    simulations: int,
) -> int:
    """List and value the options of the room, the one that was played included; return the best.

    An option that was played is visited as often as one that might be chosen.
    """
    player = cython.address(tree.player)
    options = cython.address(player.options)
    all_values, solves_points = player.all_values, player.solves_points
    tree.node_count = tree.edge_count = 0
    asked = list_with(player, info_state, played)
    if options.count == 0:
        return -1
    hidden = unseen(cython.address(options.all[0].after))
    if hidden <= LATE:
        simulations -= simulations // 3  # they take longer there
    add_node(tree, stream)
    player.all_values = player.at_root = False
    player.expectimax = EXPECTIMAX_IN_TREE
    player.solves_points = BY_NET
    player.endgame_nodes = 0
    run_simulations(tree, simulations, hidden)
    chosen = best_edge(tree)
    if asked >= 0:
        visit_at_least(tree, asked, max(simulations, most_visits(tree)) // 3)
        if beats(tree, asked, chosen):
            chosen = asked
    list_with(player, info_state, played)
    for i in range(options.count):
        player.worths[i] = tree.edges[i].worth
        player.exact[i] = tree.edges[i].proven
    player.all_values, player.solves_points = all_values, solves_points
    player.at_root = True
    return chosen


def list_with(player: Pointer[Player], info_state: Pointer[InfoState], played: Pointer[Option]) -> int:
    """List the options of a room; return which of them was played, or -1."""
    options = cython.address(player.options)
    list_options(cython.address(player.search), info_state, options)
    return -1 if played == cython.NULL else find_option(cython.address(player.search), options, played)


def run_simulations(tree: Pointer[Tree], simulations: int, hidden: int) -> None:
    """Simulate at most this often, or until more would hardly change the choice."""
    player = cython.address(tree.player)
    for done in range(simulations):
        if is_settled(tree, simulations - done) or player.endgame_nodes > MOST_ENDGAME_NODES:
            return
        if is_interrupted(cython.address(player.search.interrupt)):
            return
        if (
            done > 0
            and done % CHECK_EVERY == 0
            and (is_nearly_won(tree) or has_clear_lead(tree, done, hidden))
        ):
            return
        simulate(tree, 0)


def visit_at_least(tree: Pointer[Tree], index: int, least: int) -> None:
    """Visit one edge of the root at least this often."""
    edge = cython.address(tree.edges[index])
    while (
        not edge.proven
        and cython.cast(cython.int, edge.visits) < least
        and tree.player.endgame_nodes < 2 * MOST_ENDGAME_NODES
    ):
        traverse(tree, 0, edge)


def expand(tree: Pointer[Tree], info_state: Pointer[InfoState], stream: int) -> int:
    """Deal the next room and add a node for it; return its number, or -1 if the tree is full."""
    options = cython.address(tree.player.options)
    list_options(cython.address(tree.player.search), info_state, options)
    if tree.node_count == MOST_TREE_NODES or tree.edge_count + options.count > MOST_EDGES:
        return -1
    return add_node(tree, stream)


def add_node(tree: Pointer[Tree], stream: int) -> int:
    """Add a node with an edge for each option listed, as the evaluator values it; return its number."""
    player = cython.address(tree.player)
    options = cython.address(player.options)
    evaluate_options(player)
    index = tree.node_count
    node = cython.address(tree.nodes[index])
    tree.node_count += 1
    node.edges = tree.edge_count
    node.count = options.count
    node.visits = 0
    node.stream = stream
    for i in range(options.count):
        edge = cython.address(tree.edges[tree.edge_count + i])
        option = cython.address(options.all[i])
        edge.after = option.after
        edge.initial = edge.worth = player.worths[i]
        edge.value = utility(player, edge.worth)
        edge.visits = edge.children = edge.open_children = 0
        edge.initial_sum.win = edge.initial_sum.points = 0
        edge.gain_sum.win = edge.gain_sum.points = 0
        edge.proven = option.ended or option.slack < 1 or player.exact[i]
        edge.outcomes = outcome_count(cython.address(option.after), player.search.rules.room_size)
    tree.edge_count += options.count
    set_priors(tree, node)
    back_up_node(tree, node)
    node.initial = node.worth
    return index


def set_priors(tree: Pointer[Tree], node: Pointer[Node]) -> None:
    """How promising each edge is at first: the odds of winning, sharpened. There is no policy net."""
    least = cython.declare(cython.float, 0.001)  # so that no odds are infinite
    total = cython.declare(cython.float, 0)
    for i in range(node.count):
        edge = cython.address(tree.edges[node.edges + i])
        value = max(least, min(edge.value, 1 - least))
        edge.prior = expf(PRIOR_SHARPNESS * logf(value / (1 - value)))
        total += edge.prior
    for i in range(node.count):
        tree.edges[node.edges + i].prior /= total


# --- A simulation ----------------------------------------------------------------------------------


def simulate(tree: Pointer[Tree], index: int) -> None:
    """Go from a node down the most promising edges to a new room, and back up the values on the way."""
    node = cython.address(tree.nodes[index])
    node.visits += 1
    chosen = select_edge(tree, node)
    if chosen >= 0:
        traverse(tree, index, cython.address(tree.edges[node.edges + chosen]))


def traverse(tree: Pointer[Tree], index: int, edge: Pointer[Edge]) -> None:
    """Visit an edge of a node once more."""
    edge.visits += 1
    widen_or_descend(tree, index, edge)
    back_up_edge(cython.address(tree.player), edge)
    back_up_node(tree, cython.address(tree.nodes[index]))


def select_edge(tree: Pointer[Tree], node: Pointer[Node]) -> int:
    """PUCT: the edge with the best value and exploration bonus, among those not proven; or -1."""
    explore = EXPLORATION * sqrtf(node.visits)
    chosen = -1
    best = -1
    for i in range(node.count):
        edge = cython.address(tree.edges[node.edges + i])
        score = edge.value + explore * edge.prior / (1 + edge.visits)
        if score > best and not edge.proven:
            best = score
            chosen = i
    return chosen


def widen_or_descend(tree: Pointer[Tree], index: int, edge: Pointer[Edge]) -> None:
    """Progressive widening: draw another room behind an edge, or simulate in the one least visited.

    Early in the game many rooms tell more than a few that are searched, so there every visit draws one.
    """
    late = unseen(cython.address(edge.after)) <= LATE
    wanted = ceilf(powf(edge.visits, WIDENING)) if late else edge.visits
    widened = False
    if edge.children < wanted or edge.open_children == 0:
        widened = widen(tree, index, edge)
    if not widened and edge.open_children > 0:
        descend(tree, edge)


def widen(tree: Pointer[Tree], index: int, edge: Pointer[Edge]) -> bool:
    """Draw another room that may come next and add it as a child, if there is one and room for it."""
    if edge.outcomes > 0 and edge.children == cython.cast(uint32_t, edge.outcomes):
        return False
    info_state = edge.after
    node = cython.address(tree.nodes[index])
    draw_room(
        cython.address(tree.draws),
        cython.address(info_state),
        tree.player.search.rules.room_size,
        node.stream,
        edge.children,
    )
    stream = mixed(node.stream + edge.children + 1)
    child = expand(tree, cython.address(info_state), stream)
    if child < 0:
        return False
    tree.nodes[child].sibling = edge.newest_child
    edge.newest_child = child
    edge.children += 1
    edge.initial_sum.win += tree.nodes[child].initial.win
    edge.initial_sum.points += tree.nodes[child].initial.points
    if not tree.nodes[child].proven:
        edge.open_children += 1
    return True


def descend(tree: Pointer[Tree], edge: Pointer[Edge]) -> None:
    """Simulate from the least visited child of an edge."""
    child = least_visited(tree, edge)
    node = cython.address(tree.nodes[child])
    before = node.worth
    simulate(tree, child)
    edge.gain_sum.win += node.worth.win - before.win
    edge.gain_sum.points += node.worth.points - before.points
    if node.proven:
        edge.open_children -= 1


def least_visited(tree: Pointer[Tree], edge: Pointer[Edge]) -> int:
    """The child of an edge with the fewest visits, among those not proven."""
    least = -1
    child = edge.newest_child
    for _ in range(edge.children):
        node = cython.address(tree.nodes[child])
        if not node.proven and (least < 0 or node.visits < tree.nodes[least].visits):
            least = child
        child = node.sibling
    return least


def back_up_edge(player: Pointer[Player], edge: Pointer[Edge]) -> None:
    """An edge's worth: the initial one, adjusted by the children's initial ones and gains since."""
    count = edge.children
    late = unseen(cython.address(edge.after)) <= LATE
    initial_weight = INITIAL_WEIGHT_LATE if late else INITIAL_WEIGHT
    gain_weight = GAIN_WEIGHT
    if edge.outcomes > 0:  # with all the rooms there are, nothing is left to estimate
        initial_weight *= 1 - count / edge.outcomes
        gain_weight *= 1 - count / edge.outcomes
    if count > 0:
        edge.worth.win = backed_up(
            edge.initial.win, edge.initial_sum.win, edge.gain_sum.win, count, initial_weight, gain_weight
        )
        edge.worth.points = backed_up(
            edge.initial.points,
            edge.initial_sum.points,
            edge.gain_sum.points,
            count,
            initial_weight,
            gain_weight,
        )
        edge.value = utility(player, edge.worth)
    edge.proven = edge.open_children == 0 and count > 0 and count == edge.outcomes


def backed_up(
    initial: float,
    initial_sum: float,
    gain_sum: float,
    count: float,
    initial_weight: float,
    gain_weight: float,
) -> float:
    value = initial + count / (count + initial_weight) * (initial_sum / count - initial)
    value += count / (count + gain_weight) * gain_sum / count
    return max(0, min(value, 1))


def back_up_node(tree: Pointer[Tree], node: Pointer[Node]) -> None:
    """A node is worth what its best edge is; it is proven if that edge is."""
    node.worth.win = node.worth.points = node.value = 0
    node.proven = True
    for i in range(node.count):
        edge = cython.address(tree.edges[node.edges + i])
        if i == 0 or edge.value > node.value:
            node.value = edge.value
            node.worth = edge.worth
            node.proven = edge.proven


# --- When to stop, and what to choose --------------------------------------------------------------


def best_edge(tree: Pointer[Tree]) -> int:
    """The best edge of the root among those with at least a third of the most visits, or proven."""
    node = cython.address(tree.nodes[0])
    most = most_visits(tree)
    best = -1
    for i in range(node.count):
        edge = cython.address(tree.edges[i])
        enough = edge.proven or 3 * edge.visits >= most
        if enough and (best < 0 or beats(tree, i, best)):
            best = i
    return best


def beats(tree: Pointer[Tree], one: int, other: int) -> bool:
    """Whether one edge of the root is better than another."""
    first, second = cython.address(tree.edges[one]), cython.address(tree.edges[other])
    exact = first.proven and second.proven
    return is_better(cython.address(tree.player), first.worth, second.worth, exact)


def most_visits(tree: Pointer[Tree]) -> int:
    """The visits of the root's most visited edge."""
    most = 0
    for i in range(tree.nodes[0].count):
        most = max(most, cython.cast(cython.int, tree.edges[i].visits))
    return most


def is_nearly_won(tree: Pointer[Tree]) -> bool:
    """Whether hardly any chance of winning is left to gain."""
    return tree.nodes[0].worth.win > 1 - NEARLY_WON


def has_clear_lead(tree: Pointer[Tree], done: int, hidden: int) -> bool:
    """Whether no other edge of the root comes near the best, so that more simulations hardly change that.

    The later the game, the more the initial values may share one error; near the end no lead is trusted.
    """
    if hidden <= NO_LEAD:
        return False
    node = cython.address(tree.nodes[0])
    near = 0
    deviation = sqrtf(max(0, node.value * (1 - node.value)))
    lead = deviation * (LEAD + LEAD_EARLY / done) * (1 if hidden > LATE else LEAD_LATE)
    for i in range(node.count):
        near += tree.edges[i].value > node.value - lead
    return near < 2


def is_settled(tree: Pointer[Tree], left: int) -> bool:
    """Whether the simulations left can't change the choice: one edge only, or nothing left to learn."""
    node = cython.address(tree.nodes[0])
    if node.count < 2 or select_edge(tree, node) < 0:
        return True
    for i in range(node.count):
        edge = cython.address(tree.edges[i])
        if edge.proven and edge.value >= 1:
            return True
        if edge.visits > left + node.visits / 2:
            return True
    return False
