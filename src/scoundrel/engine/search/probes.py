"""Counts for the benchmarks: how often the parts of the search are done."""

from __future__ import annotations

import cython

from scoundrel.deals import seed_bytes
from scoundrel.engine.search.net import Net
from scoundrel.rules import Rules

if not cython.compiled:
    from scoundrel.bridge import flatten
    from scoundrel.deals import start_chance
    from scoundrel.engine.search.infostate import list_options
    from scoundrel.engine.search.net import evaluate_by_net
    from scoundrel.engine.search.plans import plan_room, start_planner
    from scoundrel.engine.search.selfplay import deal_info_state, deal_state
    from scoundrel.shapes import *

__all__ = ["count_evaluations", "count_plans"]


def count_plans(rules: Rules, seed: str, rooms: int) -> int:
    """Plan this many first rooms; return how many were planned."""
    planner = cython.cast(cython.pointer(Planner), calloc(1, cython.sizeof(Planner)))
    if not planner:
        raise MemoryError
    knobs = cython.declare(Knobs)
    state = cython.declare(State)
    flatten(rules, cython.address(knobs))
    start_planner(cython.address(knobs), planner)
    start_chance(cython.address(state.chance), seed_bytes(seed))
    deck = bytes([card.code for card in rules.deck])
    for _ in range(rooms):
        deal_state(cython.address(knobs), deck, len(deck), cython.address(state))
        plan_room(
            cython.address(knobs),
            planner,
            cython.address(state.hero),
            state.cards,
            rules.room_size,
            rules.to_face,
        )
    free(planner)
    return rooms


def count_evaluations(net: Net, seed: str, rooms: int) -> int:
    """Evaluate the options of this many first rooms; return how many options there were."""
    player = cython.cast(cython.pointer(Player), calloc(1, cython.sizeof(Player)))
    if not player:
        raise MemoryError
    info_state = cython.declare(InfoState)
    total = cython.declare(cython.longlong, 0)
    rules = net.rules
    owner = cython.cast(Net, net)
    flatten(rules, cython.address(player.search.rules))
    start_planner(cython.address(player.search.rules), cython.address(player.search.planner))
    start_chance(cython.address(info_state.state.chance), seed_bytes(seed))
    deck = bytes([card.code for card in rules.deck])
    for _ in range(rooms):
        deal_info_state(cython.address(player.search.rules), deck, len(deck), cython.address(info_state))
        list_options(
            cython.address(player.search), cython.address(info_state), cython.address(player.options)
        )
        for i in range(player.options.count):
            player.wanted[i] = True
        evaluate_by_net(
            cython.address(owner.evaluator), cython.address(player.options), player.wanted, player.worths
        )
        total += player.options.count
    free(player)
    return total
