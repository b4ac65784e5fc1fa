"""The player that uses the net: it chooses moves at a table, and plays whole games.

The hidden cards of a table are never looked at: what is decided depends on the information state alone.
"""

from __future__ import annotations

from threading import RLock

import cython

from scoundrel.deals import seed_bytes
from scoundrel.engine.goals import Goal, as_goal
from scoundrel.engine.search.net import Net, points_range
from scoundrel.engine.tally import Played
from scoundrel.errors import IllegalMove, NetError, ScoundrelError
from scoundrel.rules import Rules

if not cython.compiled:
    from scoundrel.bridge import LiveTable, flatten, same_rules
    from scoundrel.deals import start_chance
    from scoundrel.engine.search.evaluation import best_option, evaluate_options, forget
    from scoundrel.engine.search.infostate import find_option, list_facing, list_running, take_plan, unseen
    from scoundrel.engine.search.interrupts import is_interrupted, watch_for_interrupt
    from scoundrel.engine.search.plans import face_card, same_hero, start_planner
    from scoundrel.engine.search.rollouts import deal_game, note_move, played
    from scoundrel.engine.search.solver import key_of, put_one_away, row_of, take_stock
    from scoundrel.engine.search.tree import list_with, search_room
    from scoundrel.kernel import (
        is_legal,
        list_codes,
        play_code,
        score_of_escape,
        weapon_reach,
    )
    from scoundrel.shapes import *

__all__ = ["POINT", "NetMind"]

POINT = 0.0002
"""What a point of the score is worth in wins, when playing for wins: so little that it decides only between
options whose chances to win can't be told apart."""
POINT_FOR_SCORE = 0.02
"""The same when playing for points. The net estimates chances better than points, so chances still count a
little: that makes its choices better in points too."""


def observe(mind: Pointer[Mind], table: Pointer[Table], info_state: Pointer[InfoState]) -> bool:
    """Read the information state from a table; return whether the room is still whole."""
    rules = cython.address(mind.tree.player.search.rules)
    row_of(rules, table, cython.address(info_state.state))
    info_state.carried = observe_slots(mind, table)
    info_state.known = table.known
    take_stock(cython.address(info_state.state), cython.address(info_state.stock))
    forget_hidden(info_state)
    full = table.room_count == min(rules.room_size, table.room_count + table.deck_count)
    return full and table.faced == 0 and not table.put_away


def forget_hidden(info_state: Pointer[InfoState]) -> None:
    """Put the hidden cards in a fixed order, and chance at a fixed start: no choice may depend on them."""
    for i in range(4):
        info_state.state.chance.words[i] = i + 1
    start = info_state.carried
    for i in range(start + 1, info_state.state.count - info_state.known):
        card = info_state.state.cards[i]
        place = i
        while place > start and info_state.state.cards[place - 1] > card:
            info_state.state.cards[place] = info_state.state.cards[place - 1]
            place -= 1
        info_state.state.cards[place] = card


def decide(mind: Pointer[Mind], table: Pointer[Table], theirs: Pointer[Option]) -> int:
    """List and value the options of the room; return the best one, or -1 if the hero had best fall here.

    What was played may be among them already; if not, it is listed last.
    """
    player = cython.address(mind.tree.player)
    options = cython.address(player.options)
    search = cython.address(player.search)
    info_state = cython.declare(InfoState)
    chosen = -1
    whole = observe(mind, table, cython.address(info_state))
    player.may_turn = search.rules.avoid_in_a_row and table.room_number <= ROOMS_TO_SEE
    player.all_values = mind.simulations > 0 and (mind.all_values or not whole)
    player.expectimax = EXPECTIMAX_AT_ROOT if mind.simulations > 0 else EXPECTIMAX_ALONE
    player.solves_points = SOLVED_AT_ROOT if mind.simulations > 0 else SOLVED_ALONE
    # Where only chances are solved and the net estimates the points, chances decide. With unlimited
    # running, searches have a limit, and a win that is known is worth more than points that are not.
    player.goal.points_first = mind.for_score and mind.simulations > 0 and not search.rules.avoid_in_a_row
    # With unlimited running, all cards are known while most of them are still to come.
    player.points_limit = MOST_SOLVED_LONG if search.rules.avoid_in_a_row else MOST_SOLVED
    player.loss_limit = MOST_SOLVED if mind.simulations > 0 else MOST_SOLVED_LOST
    if search.rules.avoid_in_a_row:
        player.most_tried = MOST_TRIED_LONG
    else:
        player.most_tried = MOST_OPTIONS if mind.simulations > 0 else MOST_TRIED
    if whole and mind.simulations > 0:
        stream = key_of(cython.address(search.rules), cython.address(info_state.state))
        info_state.carried = 0
        chosen = search_room(
            cython.address(mind.tree), cython.address(info_state), theirs, stream, mind.simulations
        )
    elif whole:
        list_with(player, cython.address(info_state), theirs)
    else:
        options.count = 0
        list_facing(
            search,
            cython.address(info_state),
            table.room_count,
            search.rules.to_face - table.faced,
            bool(table.put_away) and not search.rules.avoid_in_a_row,
            FACE,
            options,
        )
        if theirs != cython.NULL:
            find_option(search, options, theirs)
    if options.count == 0:
        return -1
    if not whole or mind.simulations == 0:
        evaluate_options(player)
        chosen = best_option(player)
    if search.rules.avoid_in_a_row and (player.worths[chosen].win == 0 or table.room_number > ROOMS_TO_SEE):
        chosen = prefer_facing(player, chosen)
    return -1 if chosen >= 0 and falls_better(player, table, chosen) else chosen


def falls_better(player: Pointer[Player], table: Pointer[Table], chosen: int) -> bool:
    """Whether a hero who is lost scores more by falling in this room than by leaving it alive.

    Some rules don't count the monsters that lie there. That matters near the end; further up, the best loss
    may be told too low to be compared.
    """
    points = player.worths[chosen].points
    hidden = unseen(cython.address(player.options.all[chosen].after))
    # Otherwise only the chance was solved, and the points are the net's or none.
    solved = player.exact[chosen] and hidden <= player.solves_points
    if table.deck_count > FEW_BELOW or player.worths[chosen].win > 0 or not solved:
        return False
    here = table[0]
    fall = best_fall(cython.address(player.search.rules), cython.address(here), table.room_number)
    return fall > player.scale.worst + player.scale.span * points + 0.5


def prefer_facing(player: Pointer[Player], chosen: int) -> int:
    """The best option that avoids nothing, if one is as likely to win: one might avoid forever, for points.

    Where all is lost, it may be -1: then the hero faces what kills him.
    """
    best = -1
    chance = player.worths[chosen].win
    for i in range(player.options.count):
        worth = player.worths[i]
        faces = player.options.all[i].way == FACE and worth.win > chance - SAME
        if faces and (best < 0 or worth.points > player.worths[best].points):
            best = i
    return chosen if best < 0 and chance > 0 else best


def option_played(
    mind: Pointer[Mind], table: Pointer[Table], codes: Pointer[Cards], count: int, option: Pointer[Option]
) -> bool:
    """The option that these moves carried out; false if the hero fell on the way."""
    search = cython.address(mind.tree.player.search)
    rules = cython.address(search.rules)
    info_state = cython.declare(InfoState)
    plan = cython.declare(Plan)
    observe(mind, table, cython.address(info_state))
    lying = table.room_count
    if codes[0] == RUN:
        listed = cython.address(mind.tree.player.next_options)
        listed.count = 0
        list_running(search, cython.address(info_state), listed)
        option[0] = listed.all[0]
        return True
    way = FACE
    first = 0
    locks = bool(table.put_away) and not rules.avoid_in_a_row
    if codes[0] & 0xF0 == PUT_AWAY:
        place = place_of(mind, codes[0] & 15, lying)
        put_one_away(rules, cython.address(info_state.state), place)
        info_state.known = 0 if rules.avoided_cards == SHUFFLED else info_state.known + 1
        lying -= 1
        for i in range(place, lying):
            mind.slots[i] = mind.slots[i + 1]
        way = SIDESTEP + place
        first = 1
        locks = not rules.avoid_in_a_row
    plan.hero = info_state.state.hero
    plan.faced = 0
    for i in range(first, count):
        place = place_of(mind, codes[i] & 15, lying)
        face_card(rules, cython.address(plan.hero), info_state.state.cards[place], codes[i] & 0xF0 == ARMED)
        plan.faced |= 1 << place
        if plan.hero.health <= 0:
            return False
    take_plan(
        search,
        cython.address(info_state),
        cython.address(plan),
        lying,
        locks,
        way,
        option,
    )
    return True


def leads_through(rules: Pointer[Knobs], table: Pointer[Table], codes: Pointer[Cards], count: int) -> bool:
    """Whether these are moves, at least one, that can be made one after the other in one room."""
    here = table[0]
    for i in range(count):
        if here.room_number != table.room_number or not is_legal(rules, cython.address(here), codes[i]):
            return False
        play_code(rules, cython.address(here), codes[i], cython.NULL)
    return count > 0


def place_of(mind: Pointer[Mind], slot: int, lying: int) -> int:
    """Which of the cards that lie in the room is in that slot."""
    for place in range(lying):
        if mind.slots[place] == slot:
            return place
    return 0


def first_code(mind: Pointer[Mind], table: Pointer[Table], option: Pointer[Option]) -> int:
    """The first move of an option."""
    rules = cython.address(mind.tree.player.search.rules)
    cards = cython.declare(uint8_t[SLOTS])
    first = cython.declare(cython.int, 0)
    if option.way == RUNS:
        return RUN
    if option.way >= SIDESTEP:
        return PUT_AWAY | mind.slots[option.way - SIDESTEP]
    for i in range(table.room_count):
        cards[i] = table.room[mind.slots[i]]
    reaches(
        rules,
        cython.address(table.heroes[0]),
        cards,
        table.room_count,
        option.faced,
        cython.address(option.after.state.hero),
        cython.address(first),
    )
    return first & 0xF0 | mind.slots[first & 15]


def reaches(
    rules: Pointer[Knobs],
    hero: Pointer[Hero],
    cards: Pointer[Cards],
    count: int,
    faced: int,
    wanted: Pointer[Hero],
    first: Pointer[Cards],
) -> bool:
    """Whether facing these cards in some order leads to the wanted hero; `first` gets the first step."""
    if faced == 0:
        return same_hero(rules, hero, wanted) and score_of_escape(rules, hero) >= score_of_escape(
            rules, wanted
        )
    reach = weapon_reach(rules, hero)
    rest = cython.declare(cython.int)
    for i in range(count):
        if not faced >> i & 1:
            continue
        armed = is_monster(cards[i]) and value_of(cards[i]) < reach
        for way in range(2):
            if (way == 0 and not armed) or (way == 1 and armed and not rules.bare_hands):
                continue
            after = hero[0]
            face_card(rules, cython.address(after), cards[i], way == 0)
            if after.health > 0 and reaches(
                rules, cython.address(after), cards, count, faced & ~(1 << i), wanted, cython.address(rest)
            ):
                code = TAKE if not is_monster(cards[i]) else ARMED if way == 0 else BARE
                first[0] = code | i
                return True
    return False


def doomed_code(mind: Pointer[Mind], table: Pointer[Table]) -> int:
    """What to do where the hero can only fall: face what is left, and fall with the best score.

    Not avoid: where one may do so forever, the game would have no end.
    """
    rules = cython.address(mind.tree.player.search.rules)
    codes = cython.declare(uint8_t[MOST_CODES])
    here = table[0]
    count = list_codes(rules, cython.address(here), codes)
    best = 0
    most = 2 * NO_HEALTH
    for i in range(count):
        if codes[i] < TAKE:
            continue
        after = table[0]
        play_code(rules, cython.address(after), codes[i], cython.NULL)
        points = best_fall(rules, cython.address(after), table.room_number)
        if points > most:
            most = points
            best = i
    return codes[best]


def best_fall(rules: Pointer[Knobs], table: Pointer[Table], room: int) -> int:
    """The most points with which the hero can fall in this room; of a large one, only its end is tried."""
    codes = cython.declare(uint8_t[MOST_CODES])
    if table.over:
        score = table.heroes[0].score
        return -score if rules.scoring == LOW else score
    if table.room_number != room:
        return NO_HEALTH
    if table.room_count > MOST_TO_TRY:
        return 0
    most = NO_HEALTH
    count = list_codes(rules, table, codes)
    for i in range(count):
        if codes[i] >= TAKE:
            after = table[0]
            play_code(rules, cython.address(after), codes[i], cython.NULL)
            most = max(most, best_fall(rules, cython.address(after), room))
    return most


def play_through(mind: Pointer[Mind], table: Pointer[Table], course: Pointer[Course]) -> None:
    """Play a game to its end or to the move limit, deciding once for each room; note its course."""
    decided = cython.declare(Option)
    interrupt = cython.address(mind.tree.player.search.interrupt)
    while not table.over and course.moves < LONGEST_GAME and not is_interrupted(interrupt):
        if mind.tree.player.search.rules.avoid_in_a_row:
            # Limits are reached there, and what is chosen must not depend on the rooms before.
            forget(cython.address(mind.tree.player))
        chosen = decide(mind, table, cython.NULL)
        if chosen < 0:
            make_move(mind, table, doomed_code(mind, table), course)
            continue
        decided = mind.tree.player.options.all[chosen]
        room = table.room_number
        while True:
            make_move(mind, table, first_code(mind, table, cython.address(decided)), course)
            if table.over or table.room_number != room or course.moves == LONGEST_GAME:
                break
            carry_on(mind, table, cython.address(decided))


def make_move(mind: Pointer[Mind], table: Pointer[Table], code: int, course: Pointer[Course]) -> None:
    rules = cython.address(mind.tree.player.search.rules)
    note_move(rules, table, code, course)
    play_code(rules, table, code, cython.NULL)


def carry_on(mind: Pointer[Mind], table: Pointer[Table], option: Pointer[Option]) -> None:
    """Reduce an option to what is left of it after its first move."""
    if option.way >= SIDESTEP:
        option.way = FACE
    else:
        # Cards are counted among those that lie there, so one less changes the count of those behind it.
        before = option.faced
        option.faced = 0
        place = 0
        for i in range(SLOTS):
            if before >> i == 0:
                break
            if table.room[mind.slots[i]] != NO_CARD:
                option.faced |= (before >> i & 1) << place
                place += 1
    observe_slots(mind, table)


def observe_slots(mind: Pointer[Mind], table: Pointer[Table]) -> int:
    """Note which slots still hold a card; return how many do."""
    place = 0
    for slot in range(mind.tree.player.search.rules.room_size):
        if table.room[slot] != NO_CARD:
            mind.slots[place] = slot
            place += 1
    return place


Listed = tuple[int, int, float, float | None]


def set_goal(player: Pointer[Player], net: Net, rules: Rules, goal: str) -> None:
    """Let a player play for wins or for points, and measure points in the range of these rules."""
    worst, best = points_range(rules)
    point = POINT_FOR_SCORE if as_goal(goal) is Goal.SCORE else POINT
    weight = cython.declare(cython.float, point * (best - worst) if net.outputs() > 1 else 0)
    player.goal.win_weight = 1 / (1 + weight)
    player.goal.points_weight = weight / (1 + weight)
    net_worst, net_best = points_range(net.rules)
    player.scale.worst = worst
    player.scale.span = best - worst
    player.scale.net_factor = (net_best - net_worst) / cython.cast(cython.double, best - worst)
    player.scale.net_offset = (net_worst - worst) / cython.cast(cython.double, best - worst)


class NetMind:
    """A net with its search, ready to choose; `simulations` is how many the tree gets for a room, at most.

    Its goal is ``win`` or ``score``. With `all_values` every option is valued exactly, even one that
    can't be best any more. Threads may share a mind: each question is answered under its `lock`, which
    a caller that wants a `line` holds from the choice on.
    """

    mind: Mind
    net: Net
    rules: Rules
    lock: RLock

    def __cinit__(
        self, net: Net, rules: Rules, simulations: int = 0, all_values: bool = False, goal: str = Goal.WIN
    ) -> None:
        self.mind = cython.cast(cython.pointer(Mind), calloc(1, cython.sizeof(Mind)))
        if not self.mind:
            raise MemoryError

    def __init__(
        self, net: Net, rules: Rules, simulations: int = 0, all_values: bool = False, goal: str = Goal.WIN
    ) -> None:
        if net is None or rules.players != 1:
            raise ScoundrelError("error-mind_needs")
        if as_goal(goal) is Goal.SCORE and net.outputs() == 1:
            raise NetError("error-no_points", rules=net.rules.name)
        self.net = net
        self.rules = rules
        self.lock = RLock()
        mind = self.mind
        mind.tree.player.evaluator = cython.address(self.net.evaluator)
        search = cython.address(mind.tree.player.search)
        flatten(rules, cython.address(search.rules))
        start_planner(cython.address(search.rules), cython.address(search.planner))
        search.goal = NO_GOAL
        search.limit = MOST_SOLVED
        set_goal(cython.address(mind.tree.player), net, rules, goal)
        mind.tree.player.at_root = True
        mind.simulations = simulations
        mind.all_values = all_values
        mind.for_score = as_goal(goal) is Goal.SCORE

    def __dealloc__(self) -> None:
        free(self.mind)

    def set_simulations(self, simulations: int) -> None:
        """Simulate at most this often for a room from now on."""
        with self.lock:
            self.mind.simulations = simulations

    def choose(self, table: LiveTable) -> tuple[int, int, list[Listed]]:
        """The code of the move to make, the option it begins (-1 for a fall here), and every option.

        An option is its way, the cards faced as a set of bits, its chance to win (below 0 if not computed,
        since it can't be best), and the score to expect: None where the net has no output for points.
        """
        mind = self.mind
        live = cython.address(mind.table)
        code = cython.declare(cython.int)
        with self.lock:
            self.sit_down(table)
            watch_for_interrupt(cython.address(mind.tree.player.search.interrupt))
            with cython.nogil:
                chosen = decide(mind, live, cython.NULL)
                if chosen < 0:
                    code = doomed_code(mind, live)
                else:
                    code = first_code(mind, live, cython.address(mind.tree.player.options.all[chosen]))
            raise_interrupt()
            return code, chosen, self.listed() if chosen >= 0 else []

    def sit_down(self, table: LiveTable) -> None:
        """Copy a table to decide about, and forget another one.

        Because of the copy, the table may be played on meanwhile.
        """
        mind = self.mind
        if not same_rules(cython.address(table.rules), cython.address(mind.tree.player.search.rules)):
            raise ScoundrelError("error-other_table", rules=self.rules.name)
        if table.table.over:
            raise ScoundrelError("error-game_over")
        memcpy(cython.address(mind.table), cython.address(table.table), cython.sizeof(Table))
        mind.listed = 0
        forget(cython.address(mind.tree.player))

    def listed(self) -> list[Listed]:
        player = cython.address(self.mind.tree.player)
        options = cython.address(player.options)
        self.mind.listed = options.count
        return [
            (options.all[i].way, options.all[i].faced, player.worths[i].win, self.score(i))
            for i in range(options.count)
        ]

    def score(self, index: int) -> float | None:
        """The score to expect of an option; None where it was not computed, as in some endgames."""
        player = cython.address(self.mind.tree.player)
        worth = player.worths[index]
        unknown = player.evaluator.weights.outputs == 1 and not player.exact[index]
        # No option that may win scores as badly as possible.
        if unknown or worth.win < 0 or (worth.win > 0 and worth.points == 0):
            return None
        points = player.scale.worst + player.scale.span * player.worths[index].points
        return -points if player.search.rules.scoring == LOW else points

    def is_exact(self, index: int) -> bool:
        """Whether the chance of a listed option is exact, where all values were wanted."""
        if not 0 <= index < self.mind.listed:
            raise ScoundrelError("error-not_listed", index=index)
        return self.mind.tree.player.exact[index]

    def weigh(self, table: LiveTable, codes: bytes) -> tuple[int, int, list[Listed]]:
        """What `choose` chooses, what these moves chose from the same room, and every option.

        Both are numbers of options; -1 where nothing wins, and where the moves led to the hero's end.
        """
        theirs = cython.declare(Option)
        mind = self.mind
        search = cython.address(mind.tree.player.search)
        live = cython.address(mind.table)
        asked = cython.declare(cython.int, -1)
        with self.lock:
            self.sit_down(table)
            if not leads_through(cython.address(search.rules), live, codes, len(codes)):
                raise IllegalMove("error-no_moves_of_codes", codes=str(list(codes)))
            watch_for_interrupt(cython.address(mind.tree.player.search.interrupt))
            made = option_played(mind, live, codes, len(codes), cython.address(theirs))
            if made:
                chosen = decide(mind, live, cython.address(theirs))
                asked = find_option(
                    search, cython.address(mind.tree.player.options), cython.address(theirs)
                )
            else:
                chosen = decide(mind, live, cython.NULL)
            raise_interrupt()
            return chosen, asked, self.listed()

    def line(self, table: LiveTable, index: int) -> list[int]:
        """All moves of one of the options that were listed for this table, as codes."""
        mind = self.mind
        rules = cython.address(mind.tree.player.search.rules)
        here = cython.declare(Table)
        option = cython.declare(Option)
        with self.lock:
            other = memcmp(cython.address(mind.table), cython.address(table.table), cython.sizeof(Table))
            if other or not 0 <= index < mind.listed:
                raise ScoundrelError("error-not_listed_here", index=index)
            here = mind.table
            option = mind.tree.player.options.all[index]
            observe_slots(mind, cython.address(here))
            codes = []
            while not here.over and here.room_number == mind.table.room_number:
                code = first_code(mind, cython.address(here), cython.address(option))
                codes.append(code)
                play_code(rules, cython.address(here), code, cython.NULL)
                carry_on(mind, cython.address(here), cython.address(option))
            return codes

    def play_deal(self, seed: str) -> Played:
        """Play the deal of a seed to its end."""
        course = cython.declare(Course)
        mind = self.mind
        rules = cython.address(mind.tree.player.search.rules)
        table = cython.address(mind.table)
        deck = bytes([card.code for card in self.rules.deck])
        with self.lock:
            start_chance(cython.address(table.chance), seed_bytes(seed))
            deal_game(rules, table, deck, len(deck))
            course.moves = course.runs = course.could_run = 0
            mind.listed = 0
            forget(cython.address(mind.tree.player))
            watch_for_interrupt(cython.address(mind.tree.player.search.interrupt))
            with cython.nogil:
                play_through(mind, table, cython.address(course))
            raise_interrupt()
            return played(rules, table, cython.address(course))
