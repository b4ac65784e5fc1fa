"""Tree search: the net looks ahead.

A node is a room that was dealt, its branches are the options it leaves. Below a branch lie rooms that may
come next, drawn from the unseen cards; the more often a branch is visited, the more of them. Branches of
one node see the same draws.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from scoundrel.engine.search.draws import draw_room, few_rooms
    from scoundrel.engine.search.interrupts import heed
    from scoundrel.engine.search.sight import find_option, list_options, unseen
    from scoundrel.engine.search.solver import mixed
    from scoundrel.engine.search.values import value_all
    from scoundrel.shapes import *


def start_tree(tree: Pointer[Tree]) -> None:
    tree.curiosity = 0.15
    tree.sharpness = 2


def see_ahead(
    player: Pointer[Player],
    encoder: Pointer[Encoder],
    weights: Pointer[Weights],
    tree: Pointer[Tree],
    sight: Pointer[Sight],
    played: Pointer[Option],
    draws: int,
    simulations: int,
) -> int:
    """List and value the options of the room that lies there, what was played among them; the best.

    An option that was played is looked at as closely as one that might be chosen.
    """
    options = cython.address(player.options)
    telling = player.telling
    tree.node_count = tree.branch_count = 0
    asked = list_with(player, sight, played)
    if options.count == 0:
        return -1
    hidden = unseen(cython.address(options.all[0].after))
    if hidden <= LATE:
        simulations -= simulations // 3  # they take longer there
    plant_node(player, encoder, weights, tree, draws)
    player.telling = player.at_table = False
    player.near = NEAR_IN_TREE
    player.work = 0
    look(player, encoder, weights, tree, simulations, hidden)
    chosen = final_choice(tree)
    if asked >= 0:
        look_at(player, encoder, weights, tree, asked, max(simulations, most_visits(tree)) // 3)
        if tree.branches[asked].value > tree.branches[chosen].value:
            chosen = asked
    list_with(player, sight, played)
    for i in range(options.count):
        player.values[i] = tree.branches[i].value
    player.telling = telling
    player.at_table = True
    return chosen


def list_with(player: Pointer[Player], sight: Pointer[Sight], played: Pointer[Option]) -> int:
    """List the options of a room; which of them was played, or -1."""
    options = cython.address(player.options)
    list_options(cython.address(player.search), sight, options)
    return -1 if played == cython.NULL else find_option(cython.address(player.search), options, played)


def look(
    player: Pointer[Player],
    encoder: Pointer[Encoder],
    weights: Pointer[Weights],
    tree: Pointer[Tree],
    simulations: int,
    hidden: int,
) -> None:
    """Look ahead so often, or until that hardly changes the choice."""
    for done in range(simulations):
        if is_settled(tree, simulations - done) or player.work > MOST_WORK:
            return
        if heed(cython.address(player.search.ear)):
            return
        if done > 0 and done % PAUSE == 0 and (is_sure(tree) or has_clear_lead(tree, done, hidden)):
            return
        simulate(player, encoder, weights, tree, 0)


def look_at(
    player: Pointer[Player],
    encoder: Pointer[Encoder],
    weights: Pointer[Weights],
    tree: Pointer[Tree],
    index: int,
    least: int,
) -> None:
    """Look at one option of the room at least so often."""
    branch = cython.address(tree.branches[index])
    while (
        not branch.certain
        and cython.cast(cython.int, branch.visits) < least
        and player.work < 2 * MOST_WORK
    ):
        follow_branch(player, encoder, weights, tree, 0, branch)


def grow_node(
    player: Pointer[Player],
    encoder: Pointer[Encoder],
    weights: Pointer[Weights],
    tree: Pointer[Tree],
    sight: Pointer[Sight],
    draws: int,
) -> int:
    """Deal the next room of a sight and value its options; the number of the node, or -1 without room."""
    options = cython.address(player.options)
    list_options(cython.address(player.search), sight, options)
    if tree.node_count == MOST_NODES or tree.branch_count + options.count > MOST_BRANCHES:
        return -1
    return plant_node(player, encoder, weights, tree, draws)


def plant_node(
    player: Pointer[Player],
    encoder: Pointer[Encoder],
    weights: Pointer[Weights],
    tree: Pointer[Tree],
    draws: int,
) -> int:
    """A node for the options listed; its number."""
    options = cython.address(player.options)
    value_all(player, encoder, weights)
    index = tree.node_count
    node = cython.address(tree.nodes[index])
    tree.node_count += 1
    node.branches = tree.branch_count
    node.count = options.count
    node.visits = 0
    node.draws = draws
    for i in range(options.count):
        branch = cython.address(tree.branches[tree.branch_count + i])
        option = cython.address(options.all[i])
        branch.after = option.after
        branch.first = branch.value = player.values[i]
        branch.visits = branch.children = branch.open = 0
        branch.firsts = branch.gains = 0
        branch.certain = option.ended or option.slack < 1 or player.exact[i]
        branch.rooms = few_rooms(cython.address(option.after), player.search.rules.room_size)
    tree.branch_count += options.count
    set_priors(tree, node)
    value_node(tree, node)
    node.first = node.value
    return index


def set_priors(tree: Pointer[Tree], node: Pointer[Node]) -> None:
    """How much each branch deserves a look: the odds of winning, sharpened."""
    least = cython.declare(cython.float, 0.001)
    total = cython.declare(cython.float, 0)
    for i in range(node.count):
        branch = cython.address(tree.branches[node.branches + i])
        value = max(least, min(branch.first, 1 - least))
        branch.prior = expf(tree.sharpness * logf(value / (1 - value)))
        total += branch.prior
    for i in range(node.count):
        tree.branches[node.branches + i].prior /= total


def simulate(
    player: Pointer[Player],
    encoder: Pointer[Encoder],
    weights: Pointer[Weights],
    tree: Pointer[Tree],
    index: int,
) -> None:
    """Follow the most promising branch to where it ends, and value all on the way anew."""
    node = cython.address(tree.nodes[index])
    node.visits += 1
    chosen = pick_branch(tree, node)
    if chosen >= 0:
        branch = cython.address(tree.branches[node.branches + chosen])
        follow_branch(player, encoder, weights, tree, index, branch)


def follow_branch(
    player: Pointer[Player],
    encoder: Pointer[Encoder],
    weights: Pointer[Weights],
    tree: Pointer[Tree],
    index: int,
    branch: Pointer[Branch],
) -> None:
    branch.visits += 1
    visit_branch(player, encoder, weights, tree, index, branch)
    value_branch(branch)
    value_node(tree, cython.address(tree.nodes[index]))


def pick_branch(tree: Pointer[Tree], node: Pointer[Node]) -> int:
    """The branch with the best value, curiosity added, among those not certain; or -1."""
    explore = tree.curiosity * sqrtf(node.visits)
    chosen = -1
    best = -1
    for i in range(node.count):
        branch = cython.address(tree.branches[node.branches + i])
        score = branch.value + explore * branch.prior / (1 + branch.visits)
        if score > best and not branch.certain:
            best = score
            chosen = i
    return chosen


def visit_branch(
    player: Pointer[Player],
    encoder: Pointer[Encoder],
    weights: Pointer[Weights],
    tree: Pointer[Tree],
    index: int,
    branch: Pointer[Branch],
) -> None:
    """See another room behind a branch, or look deeper into the one least looked at."""
    # Early in the game many rooms tell more than few that are looked into.
    late = unseen(cython.address(branch.after)) <= LATE
    wanted = ceilf(powf(branch.visits, WIDTH_LATE)) if late else branch.visits
    grown = False
    if branch.children < wanted or branch.open == 0:
        grown = grow_child(player, encoder, weights, tree, index, branch)
    if not grown and branch.open > 0:
        look_into_child(player, encoder, weights, tree, branch)


def look_into_child(
    player: Pointer[Player],
    encoder: Pointer[Encoder],
    weights: Pointer[Weights],
    tree: Pointer[Tree],
    branch: Pointer[Branch],
) -> None:
    child = least_visited(tree, branch)
    node = cython.address(tree.nodes[child])
    before = node.value
    simulate(player, encoder, weights, tree, child)
    branch.gains += node.value - before
    if node.closed:
        branch.open -= 1


def grow_child(
    player: Pointer[Player],
    encoder: Pointer[Encoder],
    weights: Pointer[Weights],
    tree: Pointer[Tree],
    index: int,
    branch: Pointer[Branch],
) -> bool:
    if branch.rooms > 0 and branch.children == cython.cast(uint32_t, branch.rooms):
        return False
    sight = branch.after
    node = cython.address(tree.nodes[index])
    draw_room(
        cython.address(tree.draws),
        cython.address(sight),
        player.search.rules.room_size,
        node.draws,
        branch.children,
    )
    draws = mixed(node.draws + branch.children + 1)
    child = grow_node(player, encoder, weights, tree, cython.address(sight), draws)
    if child < 0:
        return False
    tree.nodes[child].sibling = branch.child
    branch.child = child
    branch.children += 1
    branch.firsts += tree.nodes[child].first
    if not tree.nodes[child].closed:
        branch.open += 1
    return True


def least_visited(tree: Pointer[Tree], branch: Pointer[Branch]) -> int:
    """The room behind a branch that was least looked into, among those that are open."""
    least = -1
    child = branch.child
    for _ in range(branch.children):
        node = cython.address(tree.nodes[child])
        if not node.closed and (least < 0 or node.visits < tree.nodes[least].visits):
            least = child
        child = node.sibling
    return least


def value_branch(branch: Pointer[Branch]) -> None:
    """What the net said first, moved by what it says of the rooms behind and by what was found in them."""
    count = branch.children
    weight = FIRST_WEIGHT if unseen(cython.address(branch.after)) > LATE else FIRST_WEIGHT_LATE
    doubt = GAIN_DOUBT
    if branch.rooms > 0:  # all the rooms there are leave nothing to guess
        weight *= 1 - count / branch.rooms
        doubt *= 1 - count / branch.rooms
    if count > 0:
        branch.value = branch.first + count / (count + weight) * (branch.firsts / count - branch.first)
        branch.value += count / (count + doubt) * branch.gains / count
        branch.value = max(0, min(branch.value, 1))
    branch.certain = branch.open == 0 and count > 0 and count == branch.rooms


def value_node(tree: Pointer[Tree], node: Pointer[Node]) -> None:
    """A room is worth what its best option is worth."""
    node.value = 0
    node.closed = True
    for i in range(node.count):
        branch = cython.address(tree.branches[node.branches + i])
        if branch.value > node.value:
            node.value = branch.value
            node.closed = branch.certain


def final_choice(tree: Pointer[Tree]) -> int:
    """The best value among the branches that were looked at enough."""
    node = cython.address(tree.nodes[0])
    most = most_visits(tree)
    best = -1
    for i in range(node.count):
        branch = cython.address(tree.branches[i])
        enough = branch.certain or 3 * branch.visits >= most
        if enough and (best < 0 or branch.value > tree.branches[best].value):
            best = i
    return best


def most_visits(tree: Pointer[Tree]) -> int:
    most = 0
    for i in range(tree.nodes[0].count):
        most = max(most, cython.cast(cython.int, tree.branches[i].visits))
    return most


def is_sure(tree: Pointer[Tree]) -> bool:
    """Whether hardly anything is left to win by choosing well."""
    return tree.nodes[0].value > 1 - SURE


def has_clear_lead(tree: Pointer[Tree], done: int, hidden: int) -> bool:
    """Whether no other option comes near the best: more looks hardly change that.

    The later the game, the more the first looks may err together; at last nobody trusts them.
    """
    if hidden <= LAST:
        return False
    node = cython.address(tree.nodes[0])
    near = 0
    unsettled = sqrtf(max(0, node.value * (1 - node.value)))
    lead = unsettled * (LEAD + LEAD_DOUBT / done) * (1 if hidden > LATE else LATE_DOUBT)
    for i in range(node.count):
        near += tree.branches[i].value > node.value - lead
    return near < 2


def is_settled(tree: Pointer[Tree], left: int) -> bool:
    """Whether the rest of the looks can't change the choice: one option only, or nothing left to learn."""
    node = cython.address(tree.nodes[0])
    if node.count < 2 or pick_branch(tree, node) < 0:
        return True
    for i in range(node.count):
        branch = cython.address(tree.branches[i])
        if branch.certain and branch.value >= 1:
            return True
        if branch.visits > left + node.visits / 2:
            return True
    return False
