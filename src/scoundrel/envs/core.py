"""Many games in play at once: deal, step, and write what a learner sees into its arrays.

The single environment is this with one game, so both play alike. What a move does and which ones are legal
is the kernel's; here actions are numbers, and `layout` says what each number means. A game's deals are
those of published seeds: the first of seed 42 is the deal ``42/0``, the next one ``42/1``.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import cython

from scoundrel.bridge import check_cards
from scoundrel.deals import seed_bytes
from scoundrel.errors import DealError, DeckError, ScoundrelError
from scoundrel.rules import Rules

if not cython.compiled:
    from scoundrel.bridge import flatten
    from scoundrel.deals import below, start_chance
    from scoundrel.engine.search.rollouts import deal_game
    from scoundrel.envs.hashing import hash_text
    from scoundrel.kernel import (
        deal_initial_room,
        list_codes,
        play_code,
        potion_heals,
        start_table,
        why_no_avoiding,
    )
    from scoundrel.shapes import *

__all__ = ["MOST_ACTIONS", "REWARD_SCORE", "REWARD_SHAPED", "REWARD_WIN", "Games"]


# --- Dealing ---------------------------------------------------------------------------------------


def deal_next(terms: Pointer[Terms], match: Pointer[Match]) -> None:
    """Deal the next game of this seed: its text, a slash, and the number of the game."""
    text = cython.declare(uint8_t[ONE_BLOCK])
    digits = cython.declare(uint8_t[20])
    memcpy(text, match.stem, match.stem_length)
    number = match.deal
    count = 0
    while count == 0 or number:
        digits[count] = 48 + number % 10
        number //= 10
        count += 1
    for i in range(count):
        text[match.stem_length + i] = digits[count - 1 - i]
    hash_text(text, match.stem_length + count, cython.address(match.table.chance))
    match.deal += 1
    deal_game(cython.address(terms.rules), cython.address(match.table), terms.deck, terms.cards)
    begin(terms, match)


def begin(terms: Pointer[Terms], match: Pointer[Match]) -> None:
    """Reset what is counted per game: the first room lies on the table, and no step was made yet."""
    match.steps = 0
    match.ended = match.table.over != 0
    match.played_count = 0
    list_actions(terms, cython.address(match.table), match.codes)


# --- What a learner sees ---------------------------------------------------------------------------


def write_row(terms: Pointer[Terms], table: Pointer[Table], viewer: int, row: Any) -> None:
    """Write all that a player may know of the game, as numbers; `layout` names them in the same order."""
    memset(row, 0, terms.columns * cython.sizeof(int16_t))
    for slot in range(terms.rules.room_size):
        card = table.room[slot]
        row[4 * slot + (card >> 4)] = value_of(card)
    row += 4 * terms.rules.room_size
    row[0] = table.faced
    row[1] = why_no_avoiding(cython.address(terms.rules), table) == MAY_AVOID
    row[2] = table.put_away
    row[3] = table.deck_count
    row = write_hero(terms, cython.address(table.heroes[viewer]), row + 4)
    if terms.rules.players == 2:
        row = write_hero(terms, cython.address(table.heroes[1 - viewer]), row)
        row[0] = table.turn == viewer
        row += 1
    write_deck(terms, table, row)


def write_hero(terms: Pointer[Terms], hero: Pointer[Hero], row: Any) -> Any:
    """Write a hero's five numbers; return where the next ones go."""
    row[0] = hero.health
    row[1] = value_of(hero.weapon)
    row[2] = hero.strikes_below
    row[3] = potion_heals(cython.address(terms.rules), hero)
    row[4] = value_of(hero.last_card) if is_potion(hero.last_card) else 0
    return row + 5


def write_deck(terms: Pointer[Terms], table: Pointer[Table], row: Any) -> None:
    """For each card, write whether it is unseen, and its place in the deck if that is known.

    Of several copies, the unseen ones come first; copies are not told apart.
    """
    copies = cython.declare(uint8_t[64])
    memset(copies, 0, 64)
    unseen = table.deck_count - table.known
    for place in range(unseen):
        row[next_column(terms, deck_card(table, place), copies)] = 1
    row += terms.cards
    for place in range(unseen, table.deck_count):
        row[next_column(terms, deck_card(table, place), copies)] = place + 1


def list_actions(terms: Pointer[Terms], table: Pointer[Table], codes: Pointer[Cards]) -> None:
    """The move of each action on a card, or NO_CODE where it is not legal now."""
    legal = cython.declare(uint8_t[MOST_CODES])
    memset(codes, NO_CODE, MOST_CARD_ACTIONS)
    for i in range(list_codes(cython.address(terms.rules), table, legal)):
        codes[terms.action_of[legal[i]]] = legal[i]


def write_mask(terms: Pointer[Terms], match: Pointer[Match], mask: Any) -> None:
    """Which actions are legal now."""
    if not terms.plans:
        for action in range(terms.card_actions):
            mask[action] = match.codes[action] != NO_CODE
        return
    memset(mask, 0, terms.actions)
    if match.table.over:
        return
    rules = cython.address(terms.rules)
    table = cython.address(match.table)
    all_slots = (1 << rules.room_size) - 1
    mark_plans(terms, table, all_slots, rules.room_size, rules.to_face, 0, mask)
    if rules.avoid == CARD:
        mark_sidesteps(terms, match, mask)
    if rules.avoid == ROOM:
        mask[terms.actions - 1] = match.codes[terms.card_actions - 1] != NO_CODE


# --- Plans -----------------------------------------------------------------------------------------


def mark_plans(
    terms: Pointer[Terms],
    table: Pointer[Table],
    free_slots: int,
    slots: int,
    left: int,
    first: int,
    mask: Any,
) -> None:
    """Mark every plan that goes on from here with legal moves; `first` is the number of the first one.

    A plan that ends early, with the room or the hero, is marked once: as the first that begins with its
    moves.
    """
    codes = cython.declare(uint8_t[MOST_CARD_ACTIONS])
    after = cython.declare(Table)
    list_actions(terms, table, codes)
    child = first
    for slot in range(terms.rules.room_size):
        if not free_slots >> slot & 1:
            continue
        for way in range(terms.ways):
            code = codes[way * terms.rules.room_size + slot]
            if code != NO_CODE:
                after = table[0]
                play_code(cython.address(terms.rules), cython.address(after), code, cython.NULL)
                if room_ended(table, cython.address(after)):
                    mask[child] = 1
                else:
                    mark_plans(
                        terms,
                        cython.address(after),
                        free_slots ^ 1 << slot,
                        slots - 1,
                        left - 1,
                        child,
                        mask,
                    )
            child += terms.span[slots - 1][left - 1]


def mark_sidesteps(terms: Pointer[Terms], match: Pointer[Match], mask: Any) -> None:
    """Mark the plans that begin with a card put away."""
    after = cython.declare(Table)
    size = terms.rules.room_size
    for slot in range(size):
        code = match.codes[terms.card_actions - size + slot]
        first = terms.face_plans + slot * terms.put_away_plans
        if code != NO_CODE:
            after = match.table
            play_code(cython.address(terms.rules), cython.address(after), code, cython.NULL)
            if room_ended(cython.address(match.table), cython.address(after)):
                mask[first] = 1
            else:
                mark_plans(
                    terms,
                    cython.address(after),
                    (1 << size) - 1 ^ 1 << slot,
                    size - 1,
                    min(terms.rules.to_face, size - 1),
                    first,
                    mask,
                )


def room_ended(before: Pointer[Table], after: Pointer[Table]) -> bool:
    return after.over != 0 or after.room_number != before.room_number


def follow_plan(terms: Pointer[Terms], match: Pointer[Match], action: int, table: Pointer[Table]) -> bool:
    """Play a plan on a copy of the match's table; return whether all of it was legal."""
    size = terms.rules.room_size
    slots = size
    left = cython.cast(int, terms.rules.to_face)
    free_slots = (1 << size) - 1
    rest = action
    if action >= terms.face_plans:
        if terms.rules.avoid == ROOM:
            return follow_move(terms, match, terms.card_actions - 1, table)
        rest = (action - terms.face_plans) % terms.put_away_plans
        slot = (action - terms.face_plans) // terms.put_away_plans
        if not follow_move(terms, match, terms.card_actions - size + slot, table):
            return False
        free_slots ^= 1 << slot
        slots -= 1
        left = min(left, slots)
    while not room_ended(cython.address(match.table), table):
        child = terms.span[slots - 1][left - 1]
        digit = rest // child
        rest %= child
        slot = nth_slot(free_slots, digit // terms.ways)
        if not follow_move(terms, match, digit % terms.ways * size + slot, table):
            return False
        free_slots ^= 1 << slot
        slots -= 1
        left -= 1
    return rest == 0


def nth_slot(free_slots: int, rank: int) -> int:
    """The slot of this rank among the free ones."""
    slot = 0
    while rank or not free_slots >> slot & 1:
        rank -= free_slots >> slot & 1
        slot += 1
    return slot


def follow_move(
    terms: Pointer[Terms], match: Pointer[Match], card_action: int, table: Pointer[Table]
) -> bool:
    """Play an action on a card, if it is legal on this table, and note its move."""
    codes = cython.declare(uint8_t[MOST_CARD_ACTIONS])
    list_actions(terms, table, codes)
    code = codes[card_action]
    if code == NO_CODE:
        return False
    play_code(cython.address(terms.rules), table, code, cython.NULL)
    match.played[match.played_count] = code
    match.played_count += 1
    return True


# --- Steps -----------------------------------------------------------------------------------------


def is_legal_action(terms: Pointer[Terms], match: Pointer[Match], action: int) -> bool:
    """Whether an action may be taken now; nothing changes."""
    table = cython.declare(Table)
    if not terms.plans:
        return match.codes[action] != NO_CODE
    table = match.table
    match.played_count = 0
    return follow_plan(terms, match, action, cython.address(table))


def take_action(terms: Pointer[Terms], match: Pointer[Match], action: int) -> bool:
    """Play an action; if it is not legal, nothing changes."""
    table = cython.declare(Table)
    match.played_count = 0
    if terms.plans:
        table = match.table
        if not follow_plan(terms, match, action, cython.address(table)):
            match.played_count = 0
            return False
        match.table = table
    else:
        code = match.codes[action]
        if code == NO_CODE:
            return False
        play_code(cython.address(terms.rules), cython.address(match.table), code, cython.NULL)
        match.played[0] = code
        match.played_count = 1
    list_actions(terms, cython.address(match.table), match.codes)
    return True


def play_action(terms: Pointer[Terms], match: Pointer[Match], action: int) -> float:
    """Make one step, and return its reward."""
    table = cython.address(match.table)
    before = standing(table)
    match.steps += 1
    if not take_action(terms, match, action):
        return -terms.penalty
    reward = 0.0
    if terms.reward == REWARD_SHAPED:
        reward = (standing(table) - before) / 100.0
    if table.over:
        reward += ending_reward(terms, table)
    return reward


def standing(table: Pointer[Table]) -> int:
    """Health less all monsters to come: it grows by what a weapon blocks and a potion heals."""
    return table.heroes[0].health - table.menace


def ending_reward(terms: Pointer[Terms], table: Pointer[Table]) -> float:
    hero = cython.address(table.heroes[0])
    if terms.reward != REWARD_SCORE:
        return hero.status == ESCAPED
    return -hero.score if terms.rules.scoring == LOW else hero.score


def step_games(
    terms: Pointer[Terms], matches: Pointer[Match], count: int, actions: Any, sheets: Pointer[Sheets]
) -> None:
    for i in range(count):
        step_match(terms, cython.address(matches[i]), i, actions[i], sheets)


def step_match(
    terms: Pointer[Terms], match: Pointer[Match], i: int, action: int, sheets: Pointer[Sheets]
) -> None:
    """One step of one game. A game that has ended is dealt anew instead, whatever the action."""
    if match.ended:
        deal_next(terms, match)
        sheets.rewards[i] = 0
    else:
        sheets.rewards[i] = play_action(terms, match, action)
    write_results(terms, match, i, sheets)


def write_results(terms: Pointer[Terms], match: Pointer[Match], i: int, sheets: Pointer[Sheets]) -> None:
    """How a game stands, in its row of each sheet."""
    table = cython.address(match.table)
    write_row(terms, table, 0, sheets.rows + i * terms.columns)
    write_mask(terms, match, sheets.masks + i * terms.actions)
    sheets.terminations[i] = table.over
    sheets.truncations[i] = 0 < terms.most_steps <= match.steps
    sheets.wins[i] = table.heroes[0].status == ESCAPED
    sheets.scores[i] = table.heroes[0].score
    match.ended = sheets.terminations[i] or sheets.truncations[i]


def choose_randomly(chance: Pointer[Chance], masks: Any, count: int, actions: int, chosen: Any) -> None:
    """One legal action for each game, all equally likely; 0 where there is none."""
    legal = cython.declare(uint16_t[MOST_ACTIONS])
    for i in range(count):
        choices = 0
        for action in range(actions):
            # Writing it in any case avoids an unpredictable branch.
            legal[choices] = action
            choices += masks[action] != 0
        chosen[i] = legal[below(chance, choices)] if choices else 0
        masks += actions


class Games:
    """Some games of one set of rules, each with its own seed.

    Steps release the interpreter lock. So an environment locks its games (``with games:``) for as long as
    a call takes, and a call from another thread meanwhile is refused.
    """

    terms: Terms
    matches: Any
    sheets: Sheets
    chance: Chance
    count: int
    held: object
    busy: bool

    def __cinit__(self, rules: Rules, count: int, *choices: object) -> None:
        self.matches = cython.cast(cython.pointer(Match), calloc(max(count, 1), cython.sizeof(Match)))
        if not self.matches:
            raise MemoryError

    def __init__(
        self, rules: Rules, count: int, plans: bool, reward: int, penalty: float, most_steps: int
    ) -> None:
        """`most_steps` ends a game that takes too long; 0 lets it go on."""
        if count < 1:
            raise ScoundrelError("error-one_game", n=count)
        flatten(rules, cython.address(self.terms.rules))
        self.count = count
        self.terms.cards = len(rules.deck)
        for i, card in enumerate(rules.deck):
            self.terms.deck[i] = card.code
        order = sorted([card.code for card in rules.deck])
        for i in range(len(order)):
            self.terms.column_of[order[i]] = order.index(order[i])
        self.terms.plans = plans
        self.terms.reward = reward
        self.terms.penalty = penalty
        self.terms.most_steps = most_steps
        self.terms.columns = 4 * rules.room_size + 4 + 5 + 6 * (rules.players - 1) + 2 * len(order)
        self.number_actions()
        self.number_plans()
        self.terms.actions = self.terms.card_actions
        if plans:
            self.terms.actions = self.terms.face_plans + (self.terms.rules.avoid == ROOM)
            if self.terms.rules.avoid == CARD:
                self.terms.actions += rules.room_size * self.terms.put_away_plans
        if self.terms.actions > MOST_ACTIONS:
            raise ScoundrelError("error-many_actions", n=self.terms.actions, most=MOST_ACTIONS)

    def __dealloc__(self) -> None:
        free(self.matches)

    def __enter__(self) -> None:
        if self.busy:
            raise ScoundrelError("error-another_thread")
        self.busy = True

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.busy = False

    def number_actions(self) -> None:
        """Number the actions on a card: facing it, with bare hands, putting it away; and running last."""
        rules = cython.address(self.terms.rules)
        size = rules.room_size
        bare = size if rules.bare_hands else 0
        sidestep = size + bare
        for slot in range(size):
            self.terms.action_of[TAKE | slot] = slot
            self.terms.action_of[ARMED | slot] = slot
            self.terms.action_of[BARE | slot] = bare + slot
            self.terms.action_of[PUT_AWAY | slot] = sidestep + slot
        self.terms.card_actions = sidestep + (size if rules.avoid == CARD else 0) + (rules.avoid == ROOM)
        self.terms.action_of[RUN] = self.terms.card_actions - 1
        self.terms.ways = 2 if rules.bare_hands else 1

    def number_plans(self) -> None:
        """Count the plans: in each slot that is left, one of the ways to face it, and so on."""
        for slots in range(10):
            self.terms.span[slots][0] = 1
            for left in range(1, slots + 1):
                self.terms.span[slots][left] = (
                    self.terms.ways * slots * self.terms.span[slots - 1][left - 1]
                )
        size = self.terms.rules.room_size
        left = self.terms.rules.to_face
        self.terms.face_plans = self.terms.span[size][left]
        self.terms.put_away_plans = self.terms.span[size - 1][min(left, size - 1)]

    def shape(self) -> tuple[int, int]:
        """How many numbers an observation has, and how many actions there are."""
        return self.terms.columns, self.terms.actions

    # --- Beginning ---------------------------------------------------------------------------------

    def seed(self, i: int, text: str) -> None:
        """Let a game's deals come from this seed, beginning with the first."""
        self.check_index(i)
        stem = f"{text}/".encode()
        if len(stem) > LONGEST_STEM:
            raise DealError("error-long_stem", n=len(stem) - 1, most=LONGEST_STEM - 1)
        match = cython.address(self.matches[i])
        memcpy(match.stem, cython.cast(cython.p_uchar, stem), len(stem))
        match.stem_length = len(stem)
        match.deal = 0

    def seed_choices(self, text: str) -> None:
        """Start the stream from which `choose` draws."""
        start_chance(cython.address(self.chance), seed_bytes(text))

    def deal(self, i: int) -> str:
        """Deal a game's next deal, and return the seed of that one deal."""
        self.check_index(i)
        match = cython.address(self.matches[i])
        deal_next(cython.address(self.terms), match)
        return f"{match.stem[: match.stem_length].decode()}{match.deal - 1}"

    def begin_with(self, i: int, deck: bytes, seed_bytes: bytes, shuffled: bool) -> None:
        """Begin a game with these cards: as they lie, or shuffled from the start of a stream."""
        self.check_index(i)
        check_cards(deck)
        if len(seed_bytes) != 32 or Counter(deck) - Counter(self.terms.deck[: self.terms.cards]):
            raise DeckError("error-no_such_deck", n=len(deck))
        match = cython.address(self.matches[i])
        rules = cython.address(self.terms.rules)
        table = cython.address(match.table)
        cards = cython.cast(cython.p_uchar, deck)
        start_chance(cython.address(table.chance), seed_bytes)
        if shuffled:
            start_table(rules, table, cards, len(deck))
            deal_initial_room(rules, table, cython.NULL)
        else:
            deal_game(rules, table, cards, len(deck))
        begin(cython.address(self.terms), match)

    def check_index(self, i: int) -> None:
        if not 0 <= i < self.count:
            raise IndexError(f"there is no game {i}: there are {self.count}")

    # --- Playing -----------------------------------------------------------------------------------

    def write_to(
        self,
        rows: Any,
        masks: Any,
        rewards: Any,
        terminations: Any,
        truncations: Any,
        wins: Any,
        scores: Any,
    ) -> None:
        """Write to these arrays from now on."""
        count = self.count
        fits = rows.shape[0] == count and rows.shape[1] == self.terms.columns
        fits = fits and masks.shape[0] == count and masks.shape[1] == self.terms.actions
        for length in (rewards.shape[0], terminations.shape[0], truncations.shape[0]):
            fits = fits and length == count
        if not (fits and wins.shape[0] == count and scores.shape[0] == count):
            raise ScoundrelError("error-rows_for_games", games=count)
        self.held = (rows, masks, rewards, terminations, truncations, wins, scores)
        self.sheets.rows = cython.address(rows[0, 0])
        self.sheets.masks = cython.address(masks[0, 0])
        self.sheets.rewards = cython.address(rewards[0])
        self.sheets.terminations = cython.address(terminations[0])
        self.sheets.truncations = cython.address(truncations[0])
        self.sheets.wins = cython.address(wins[0])
        self.sheets.scores = cython.address(scores[0])

    def write(self) -> None:
        """Write how the games stand, with no reward."""
        self.check_arrays()
        for i in range(self.count):
            self.sheets.rewards[i] = 0
            write_results(
                cython.address(self.terms), cython.address(self.matches[i]), i, cython.address(self.sheets)
            )

    def first_unfit(self, actions: Any, legal: bool) -> int:
        """The first game whose action is out of range or, with `legal`, not legal; -1 if there is none."""
        if actions.shape[0] != self.count:
            raise ScoundrelError("error-actions_for_games", games=self.count)
        for i in range(self.count):
            action = actions[i]
            if not 0 <= action < self.terms.actions:
                return i
            match = cython.address(self.matches[i])
            if legal and not match.ended and not is_legal_action(cython.address(self.terms), match, action):
                return i
        return -1

    def step(self, actions: Any) -> None:
        """Step every game; the results are in the arrays."""
        self.check_arrays()
        if self.first_unfit(actions, False) >= 0:
            raise ScoundrelError("error-no_such_action", most=self.terms.actions - 1)
        with cython.nogil:
            step_games(
                cython.address(self.terms),
                self.matches,
                self.count,
                cython.address(actions[0]),
                cython.address(self.sheets),
            )

    def choose(self, chosen: Any) -> None:
        """Write one legal action for each game, drawn at random."""
        self.check_arrays()
        if chosen.shape[0] != self.count:
            raise ScoundrelError("error-actions_for_games", games=self.count)
        with cython.nogil:
            choose_randomly(
                cython.address(self.chance),
                self.sheets.masks,
                self.count,
                self.terms.actions,
                cython.address(chosen[0]),
            )

    def check_arrays(self) -> None:
        if self.held is None:
            raise ScoundrelError("error-no_arrays")

    # --- How a game stands -------------------------------------------------------------------------

    def ended(self, i: int) -> bool:
        """Whether a game is over or took too long."""
        self.check_index(i)
        return bool(self.matches[i].ended)

    def over(self, i: int) -> bool:
        self.check_index(i)
        return bool(self.matches[i].table.over)

    def turn(self, i: int) -> int:
        """The player to move."""
        self.check_index(i)
        return self.matches[i].table.turn

    def outcome(self, i: int, player: int) -> tuple[int, int]:
        """A hero's status and score, as in the kernel."""
        self.check_index(i)
        hero = cython.address(self.matches[i].table.heroes[player & 1])
        return hero.status, hero.score

    def played(self, i: int) -> bytes:
        """The codes of the moves that a game's last step made."""
        self.check_index(i)
        return self.matches[i].played[: self.matches[i].played_count]

    def observe(self, i: int, viewer: int, row: Any) -> None:
        """Write what one of the players may know."""
        self.check_index(i)
        if row.shape[0] != self.terms.columns or not 0 <= viewer < self.terms.rules.players:
            raise ScoundrelError("error-row_of_numbers", player=viewer, n=self.terms.columns)
        write_row(
            cython.address(self.terms),
            cython.address(self.matches[i].table),
            viewer,
            cython.address(row[0]),
        )
