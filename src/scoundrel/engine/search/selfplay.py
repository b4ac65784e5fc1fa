"""Whole games by a net, to learn from them.

A room is one decision: the option with the highest value is taken. With few cards unseen the rest of the
game is not guessed but solved.
"""

from __future__ import annotations

from threading import Lock
from typing import Any

import cython

from scoundrel.deals import seed_bytes
from scoundrel.engine.goals import Goal
from scoundrel.engine.search.net import Net
from scoundrel.errors import NetError, ScoundrelError, quote
from scoundrel.notation.rulesets import format_rules

if not cython.compiled:
    from scoundrel.bridge import flatten
    from scoundrel.deals import below, shuffle, start_chance
    from scoundrel.engine.search.evaluation import (
        best_option,
        endgame_chance,
        endgame_points,
        evaluate_options,
        forget,
        in_endgame,
        share_of_points,
        utility,
    )
    from scoundrel.engine.search.infostate import list_options, unseen
    from scoundrel.engine.search.minds import best_fall, set_goal
    from scoundrel.engine.search.net import base_features, option_features
    from scoundrel.engine.search.plans import start_planner
    from scoundrel.engine.search.solver import add_card, lay_table, take_stock
    from scoundrel.shapes import *

__all__ = ["NOT_TO_LEARN", "ROW", "SelfPlay"]

NOT_TO_LEARN = -1.0
"""Stands for a chance to win that the net is never asked for, and so need not learn."""

ROW = MOST_ACTIVE
"""Inputs of one decision; unused ones are numbered one past the last."""


def deal_info_state(
    rules: Pointer[Knobs], deck: Pointer[Cards], count: int, info_state: Pointer[InfoState]
) -> None:
    """The information state of a new game: all cards lie hidden."""
    deal_state(rules, deck, count, cython.address(info_state.state))
    take_stock(cython.address(info_state.state), cython.address(info_state.stock))
    info_state.carried = info_state.known = 0


def deal_state(rules: Pointer[Knobs], deck: Pointer[Cards], count: int, state: Pointer[State]) -> None:
    """A new game, before its first room is dealt."""
    cards = cython.declare(uint8_t[PILE])
    for place in range(PILE):
        state.cards[place] = NO_CARD
    for place in range(count):
        cards[place] = deck[place]
    shuffle(cards, count, cython.address(state.chance))
    state.count = 0
    for place in range(count):
        add_card(state, cards[place])
    state.locked = False
    hero = cython.address(state.hero)
    hero.health = rules.start_health
    hero.weapon = hero.strikes_below = hero.last_card = hero.drunk = 0
    hero.score = hero.status = 0


def play_game(learner: Pointer[Learner], info_state: Pointer[InfoState]) -> Worth:
    """Play to the end, or until the rest can be solved; return the worth of the game."""
    player = cython.address(learner.player)
    options = cython.address(player.options)
    learner.decision_count = 0
    end = cython.declare(Worth)
    end.win = end.points = 0
    for _ in range(MOST_ROOMS):
        list_options(cython.address(player.search), info_state, options)
        if options.count == 0:
            return worth_of_fall(learner, info_state)
        evaluate_options(player)
        best = best_option(player)
        chosen = best
        explored = chance_of(cython.address(learner.exploration), learner.explore)
        if explored:
            chosen = explore(learner, best)
        option = cython.address(options.all[chosen])
        keep_decision(learner, chosen, best, explored)
        if in_endgame(option):
            end.win = endgame_chance(player, option)
            end.points = endgame_points(player, option, -1, False)
            if learner.decision_count > 0 and not option.ended:
                learner.decisions[learner.decision_count - 1].worth = end
            return end
        info_state[0] = option.after
    return end


def worth_of_fall(learner: Pointer[Learner], info_state: Pointer[InfoState]) -> Worth:
    """The worth of a game in which the hero dies in the next room."""
    player = cython.address(learner.player)
    rules = cython.address(player.search.rules)
    table = cython.declare(Table)
    end = cython.declare(Worth)
    lay_table(rules, cython.address(info_state.state), cython.address(table))
    points = best_fall(rules, cython.address(table), table.room_number)
    end.win = 0
    end.points = share_of_points(player, points)
    return end


def explore(learner: Pointer[Learner], best: int) -> int:
    """Choose another option than the best: mostly one near it, where a wrong value changes the choice."""
    player = cython.address(learner.player)
    exploration = cython.address(learner.exploration)
    chosen = below(exploration, player.options.count)
    if chance_of(exploration, FAR_AFIELD):
        return chosen
    for _ in range(player.options.count):
        if utility(player, player.worths[chosen]) > utility(player, player.worths[best]) - CLOSE_CALL:
            return chosen
        chosen = (chosen + 1) % player.options.count
    return best


def chance_of(exploration: Pointer[Chance], share: float) -> bool:
    return share > 0 and below(exploration, 1 << 20) < share * (1 << 20)


def keep_decision(learner: Pointer[Learner], chosen: int, best: int, explored: bool) -> None:
    """Record what the net would see after this decision, to learn from how the game goes on."""
    encoder = cython.address(learner.player.evaluator.encoder)
    option = cython.address(learner.player.options.all[chosen])
    active = cython.declare(uint16_t[MOST_ACTIVE])
    if learner.decision_count == MOST_DECISIONS or option.ended:
        return
    decision = cython.address(learner.decisions[learner.decision_count])
    count = base_features(encoder, cython.address(option.after), active)
    count += option_features(encoder, option, cython.address(active[count]))
    for i in range(MOST_ACTIVE):
        decision.active[i] = active[i] if i < count else encoder.size
    decision.unseen = unseen(cython.address(option.after))
    decision.worth = learner.player.worths[best]
    decision.chance_known = learner.player.exact[chosen] or option.slack < 1
    decision.chance_solved = learner.player.exact[best]
    decision.explored = explored
    learner.decision_count += 1


def set_targets(learner: Pointer[Learner], end: Pointer[Worth]) -> None:
    """TD(λ): what a decision was worth, from the worth of the next one and from the end.

    A decision that was made at random says nothing about the one before it, and a solved chance is more
    accurate than how the game went on.
    """
    target = end[0]
    for i in range(learner.decision_count - 1, -1, -1):
        decision = cython.address(learner.decisions[i])
        decision.target = target
        decay = 0 if decision.explored else learner.decay
        target.points = towards(target.points, decision.worth.points, decay)
        decay = 0 if decision.chance_solved else decay
        target.win = towards(target.win, decision.worth.win, decay)


def towards(target: float, value: float, decay: float) -> float:
    return decay * target + (1 - decay) * value


class SelfPlay:
    """A net that plays to learn. Threads that share one take turns, so each should have its own.

    Its goal is ``win`` or ``score``.
    """

    learner: Learner
    net: Net
    deck: bytes
    lock: Lock

    def __cinit__(self, net: Net, goal: str = Goal.WIN) -> None:
        self.learner = cython.cast(cython.pointer(Learner), calloc(1, cython.sizeof(Learner)))
        if not self.learner:
            raise MemoryError

    def __init__(self, net: Net, goal: str = Goal.WIN) -> None:
        rules = net.rules
        self.lock = Lock()
        self.net = net
        self.deck = bytes([card.code for card in rules.deck])
        search = cython.address(self.learner.player.search)
        flatten(rules, cython.address(search.rules))
        start_planner(cython.address(search.rules), cython.address(search.planner))
        search.goal = NO_GOAL
        search.limit = MOST_SOLVED_IN_SELF_PLAY
        self.learner.player.evaluator = cython.address(self.net.evaluator)
        self.learner.player.expectimax = EXPECTIMAX_IN_SELF_PLAY
        self.learner.player.at_root = True
        self.learner.player.solves_points = SOLVED_IN_SELF_PLAY
        self.learner.player.points_limit = MOST_POINTS_IN_SELF_PLAY
        self.learner.player.loss_limit = MOST_SOLVED_IN_SELF_PLAY
        self.learner.player.most_tried = MOST_OPTIONS
        set_goal(cython.address(self.learner.player), net, rules, goal)

    def __dealloc__(self) -> None:
        free(self.learner)

    def use(self, net: Net) -> None:
        """Go on with another net of the same rules."""
        if net.rules != self.net.rules:
            raise NetError("error-net_to_go_on")
        with self.lock:
            self.net = net
            self.learner.player.evaluator = cython.address(self.net.evaluator)

    def collect(
        self, seed: str, explore: float, decay: float, inputs: Any, unseen: Any, targets: Any
    ) -> tuple[int, int]:
        """Fill the arrays with decisions, numbers of unseen cards and worths; return the games and wins.

        A decision's worth is the chance to win and the points as a share of their range. A chance that is
        solved, or that is gone, is `NOT_TO_LEARN`.
        """
        length = len(memoryview(targets))
        if memoryview(inputs).shape != (length, ROW) or memoryview(unseen).shape != (length,):
            raise NetError("error-decisions_inputs", length=length, row=ROW)
        if memoryview(targets).shape != (length, 2):
            raise NetError("error-decisions_worths", length=length)
        with self.lock:
            return self.fill(seed, explore, decay, inputs, unseen, targets)

    def fill(
        self, seed: str, explore: float, decay: float, inputs: Any, unseen: Any, targets: Any
    ) -> tuple[int, int]:
        rows = cython.declare(cython.ushort[:, ::1], inputs)
        hidden = cython.declare(cython.uchar[::1], unseen)
        worths = cython.declare(cython.float[:, ::1], targets)
        info_state = cython.declare(InfoState)
        learner = self.learner
        deck = cython.cast(cython.p_uchar, self.deck)
        cards = cython.declare(cython.int, len(self.deck))
        capacity = cython.declare(cython.int, rows.shape[0])
        filled = cython.declare(cython.int, 0)
        games = cython.declare(cython.int, 0)
        in_vain = cython.declare(cython.int, 0)
        wins = cython.declare(cython.double, 0)
        end = cython.declare(Worth)
        learner.explore = explore
        learner.decay = decay
        start_chance(cython.address(learner.exploration), seed_bytes(seed + "/explore"))
        start_chance(cython.address(info_state.state.chance), seed_bytes(seed))
        with cython.nogil:
            while filled < capacity and in_vain < MOST_IN_VAIN:
                forget(cython.address(learner.player))
                deal_info_state(
                    cython.address(learner.player.search.rules), deck, cards, cython.address(info_state)
                )
                end = play_game(learner, cython.address(info_state))
                set_targets(learner, cython.address(end))
                games += 1
                wins += end.win
                in_vain = 0 if learner.decision_count else in_vain + 1
                for i in range(learner.decision_count):
                    if filled == capacity:
                        break
                    for j in range(MOST_ACTIVE):
                        rows[filled, j] = learner.decisions[i].active[j]
                    hidden[filled] = learner.decisions[i].unseen
                    known = learner.decisions[i].chance_known
                    worths[filled, 0] = -1 if known else learner.decisions[i].target.win
                    worths[filled, 1] = learner.decisions[i].target.points
                    filled += 1
        if filled < capacity:
            raise ScoundrelError(
                "error-nothing_to_learn", rules=quote(format_rules(self.net.rules)), deals=MOST_IN_VAIN
            )
        return games, round(wins)
