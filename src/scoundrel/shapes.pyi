# Written by make golden from the .pxd files; what the type checker sees in place of their C types.
# A pointer to a struct reads like the struct itself, so both are written alike here.
from typing import Any, Self, TypeAlias, TypeVar

_T = TypeVar("_T")
Pointer: TypeAlias = _T
Cards: TypeAlias = Any
Floats: TypeAlias = Any
Rooms: TypeAlias = Any
Worths: TypeAlias = Any

def calloc(count: int, size: int) -> Any: ...
def ceilf(number: float) -> float: ...
def expf(number: float) -> float: ...
def free(pointer: object) -> None: ...
def logf(number: float) -> float: ...
def memcmp(one: object, other: object, size: int) -> int: ...
def memcpy(target: object, source: object, size: int) -> None: ...
def memmove(target: object, source: object, size: int) -> None: ...
def powf(base: float, exponent: float) -> float: ...
def sqrtf(number: float) -> float: ...

int16_t: Any
int32_t: Any
int64_t: Any
int8_t: Any
memset: Any
uint16_t: Any
uint32_t: Any
uint64_t: Any
uint8_t: Any

# deals.pxd

def upper_half(one: int, other: int) -> int: ...

class Chance:
    words: list[int]
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

# kernel.pxd

DECK_RING: int
PILE: int
SLOTS: int
MOST_CODES: int
MOST_EVENTS: int
NO_CARD: int
FIRST_WEAPON: int
FIRST_POTION: int
STRIKES_ALL: int
RUN: int
PUT_AWAY: int
TAKE: int
ARMED: int
BARE: int
OPEN: int
FELL: int
ESCAPED: int
MAY_AVOID: int
NEVER: int
GAME_OVER: int
ROOM_BEGUN: int
ONE_A_ROOM: int
IN_A_ROW: int
ROOM_NOT_FULL: int
DECK_EMPTY: int
EVENT_DEALT: int
EVENT_CARRIED: int
EVENT_RAN: int
EVENT_PUT_AWAY: int
EVENT_SHUFFLED: int
EVENT_FACED: int
EVENT_DAMAGED: int
EVENT_SLAIN: int
EVENT_BROKE: int
EVENT_EQUIPPED: int
EVENT_HEALED: int
EVENT_WASTED: int
EVENT_DISCARDED: int
EVENT_FELL: int
EVENT_ESCAPED: int
NOTHING: int
ROOM: int
CARD: int
UNDER_DECK: int
SHUFFLED: int
BELOW: int
AT_MOST: int
ONE_PER_ROOM: int
NOT_IN_A_ROW: int
PLAY_OUT: int
SHORT_ROOM: int
HEALTH: int
LOW: int
DECK: int
DUNGEON: int

class Knobs:
    players: int
    room_size: int
    to_face: int
    avoid: int
    avoid_in_a_row: bool
    avoided_cards: int
    weapon_limit: int
    weapon_breaks: bool
    bare_hands: bool
    potions: int
    ending: int
    scoring: int
    loss_counts: int
    twins: bool
    start_health: int
    max_health: int
    health_floor: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Hero:
    health: int
    score: int
    weapon: int
    strikes_below: int
    last_card: int
    drunk: int
    status: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Table:
    chance: Chance
    heroes: list[Hero]
    room: Cards
    room_count: int
    faced: int
    turn: int
    locked: int
    put_away: int
    known: int
    over: int
    head: int
    deck_count: int
    discard_count: int
    slain_count: Cards
    room_number: int
    menace: int
    deck: Cards
    discard: Cards
    slain: list[Cards]
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Event:
    kind: int
    player: int
    card: int
    other: int
    amount: int
    health: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Log:
    events: list[Event]
    count: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

def value_of(card: int) -> int: ...
def is_monster(card: int) -> bool: ...
def is_weapon(card: int) -> bool: ...
def is_potion(card: int) -> bool: ...
def deck_card(table: Any, place: int) -> int: ...

# envs/core.pxd

NO_CODE: int
MOST_CARD_ACTIONS: int
ALL_CODES: int
MOST_PLAYED: int
LONGEST_STEM: int
MOST_ACTIONS: int
REWARD_WIN: int
REWARD_SCORE: int
REWARD_SHAPED: int

class Terms:
    rules: Knobs
    deck: Cards
    cards: int
    column_of: Cards
    action_of: Cards
    card_actions: int
    ways: int
    span: list[list[int]]
    face_plans: int
    put_away_plans: int
    actions: int
    plans: bool
    columns: int
    reward: int
    penalty: float
    most_steps: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Match:
    table: Table
    codes: Cards
    played: Cards
    played_count: int
    ended: bool
    steps: int
    deal: int
    stem: Cards
    stem_length: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Sheets:
    rows: Any
    masks: Any
    rewards: Any
    terminations: Any
    truncations: Any
    wins: Any
    scores: Any
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

def next_column(terms: Any, card: int, copies: Any) -> int: ...

# envs/hashing.pxd

def blake_block(block: Any, length: int, digest: Any) -> None: ...

ONE_BLOCK: int

# engine/search/draws.pxd

MOST_UNSEEN: int
MOST_OUTCOMES: int
MOST_ORDERED: int

class Draws:
    rooms: list[list[list[int]]]
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

# engine/search/evaluation.pxd

WORTH_A_TURN: float
SAME: float
BY_NET: int
CHANCES_ONLY: int
UNKNOWN: int

class Aim:
    points_first: bool
    win_weight: float
    points_weight: float
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Scale:
    worst: float
    span: float
    net_factor: float
    net_offset: float
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Player:
    evaluator: Evaluator
    search: Search
    options: Options
    next_options: Options
    worths: list[Worth]
    exact: list[bool]
    goal: Aim
    scale: Scale
    at_root: bool
    may_turn: bool
    all_values: bool
    wanted: Cards
    guesses: list[Worth]
    solves_points: int
    expectimax: int
    points_limit: int
    loss_limit: int
    most_tried: int
    guess: int
    endgame_nodes: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

# engine/search/heuristic.pxd

WEAPON_WORTH: float
MONSTER_WORTH: float
DIRE: float
FALLEN: int

# engine/search/infostate.pxd

MOST_OPTIONS: int
ENDGAME: int
FACE: int
RUNS: int
SIDESTEP: int

class InfoState:
    state: State
    stock: Stock
    carried: int
    known: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Option:
    after: InfoState
    slack: int
    faced: int
    way: int
    ended: bool
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Options:
    all: list[Option]
    count: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

# engine/search/interrupts.pxd

def check_signals() -> int: ...
def raise_interrupt() -> int: ...

STEPS: int

class Interrupt:
    watching: bool
    stopped: bool
    steps: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

# engine/search/minds.pxd

EXPECTIMAX_ALONE: int
SOLVED_ALONE: int
SOLVED_AT_ROOT: int
ROOMS_TO_SEE: int
MOST_TO_TRY: int
FEW_BELOW: int
MOST_SOLVED_LONG: int
MOST_TRIED_LONG: int
MOST_TRIED: int
MOST_SOLVED_LOST: int
MOST_SOLVED: int

class Mind:
    tree: Tree
    simulations: int
    all_values: bool
    for_score: bool
    slots: Cards
    table: Table
    listed: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

first: Any

# engine/search/net.pxd

def sum_rows(rows: Any, width: int, active: Any, count: int, total: Any) -> None: ...
def sum_scaled(rows: Any, inputs: Any, count: int, total: Any) -> None: ...

MOST_WIDTH: int
SECOND: int
MOST_CLASSES: int
PLACES: int
SLACKS: int
MOST_ACTIVE: int

class Encoder:
    classes: Cards
    first_copy: Cards
    copies: Cards
    class_count: int
    carried_count: int
    card_count: int
    most_health: int
    most_weapon: int
    unseen_at: int
    known_at: int
    unseen_number_at: int
    places_at: int
    carried_at: int
    health_at: int
    weapon_at: int
    health_carried_at: int
    slack_at: int
    flags_at: int
    size: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Worth:
    win: float
    points: float
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Weights:
    late: Weights
    late_until: int
    width: int
    outputs: int
    count: int
    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    third: Any
    third_bias: Any
    last: Any
    last_bias: Any
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Evaluator:
    encoder: Encoder
    weights: Weights
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

# engine/search/parties.pxd

LATE_WORTH: float
MOST_RUNS: int
HALVINGS: int

class Rollouts:
    rules: Knobs
    planner: Planner
    chance: Chance
    interrupt: Interrupt
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Candidate:
    code: int
    games: int
    wins: int
    worth: float
    score: float
    halvings: int
    wins_then: list[int]
    score_then: list[float]
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

# engine/search/plans.pxd

MERITS: int
SPARE_MERITS: int
HEALS: int
NOT_LAST: int
NO_WEAPON: int
NOT_HEALTH: int
ONE_DRUNK: int
MOST_STATES: int
MOST_SETS: int
VALUES: int
CODES: int
HEALTHS: int
MOST_PLANS: int

class Plan:
    hero: Hero
    faced: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Planner:
    states: list[list[int]]
    counts: Cards
    bits: Cards
    highest: Cards
    blows: list[list[list[int]]]
    bare_blows: list[int]
    healed: list[list[int]]
    marks: list[list[int]]
    plans: list[Plan]
    count: int
    overflow: bool
    bonus_counts: bool
    losing: bool
    all_states: bool
    left_behind: list[int]
    best_fall: int
    health_floor: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

# engine/search/rollouts.pxd

LONGEST_GAME: int

class Counts:
    games: int
    moves: int
    won: int
    wins: list[int]
    scores: list[int]
    squares: list[int]
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Course:
    moves: int
    runs: int
    could_run: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

# engine/search/selfplay.pxd

CLOSE_CALL: float
FAR_AFIELD: float
MOST_ROOMS: int
MOST_DECISIONS: int
MOST_IN_VAIN: int
EXPECTIMAX_IN_SELF_PLAY: int
SOLVED_IN_SELF_PLAY: int
MOST_POINTS_IN_SELF_PLAY: int
MOST_SOLVED_IN_SELF_PLAY: int

class Decision:
    active: list[int]
    unseen: int
    chance_known: bool
    chance_solved: bool
    worth: Worth
    target: Worth
    explored: bool
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Learner:
    player: Player
    exploration: Chance
    explore: float
    decay: float
    decisions: list[Decision]
    decision_count: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

# engine/search/solver.pxd

MIX_ONE: int
MIX_TWO: int
SPARE_BITS: int
LOST: int
WON: int
UNDECIDED: int
BEST_WEAPONS: int
BEST_WEAPONS_AND_NONE: int
PILE_WORDS: int
TRANSPOSITIONS: int
NO_GOAL: int
NO_HEALTH: int
RESTARTS: int
FIRST_LIMIT: int
AVOID_FIRST: int
STRENGTH_FIRST: int
MOST_LOST: int
MOST_WON: int
MOST_LENIENT: int

class State:
    chance: Chance
    cards: Cards
    hero: Hero
    count: int
    locked: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Stock:
    monsters: Cards
    weapons: Cards
    potions: int
    singles: int
    pairs: int
    best: int
    second_best: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Entry:
    key: int
    generation: int
    lost: list[int]
    won: list[int]
    worth: int
    worth_known: bool
    worth_exact: bool
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Search:
    rules: Knobs
    planner: Planner
    transpositions: list[Entry]
    generation: int
    goal: int
    ordering: int
    nodes: int
    limit: int
    interrupt: Interrupt
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

damages: list[list[Cards]]
highest_bits: Cards
bound: int

# engine/search/tree.pxd

EXPLORATION: float
PRIOR_SHARPNESS: float
WIDENING: float
INITIAL_WEIGHT: float
INITIAL_WEIGHT_LATE: float
GAIN_WEIGHT: float
LEAD: float
LEAD_EARLY: float
LEAD_LATE: float
NEARLY_WON: float
EXPECTIMAX_AT_ROOT: int
EXPECTIMAX_IN_TREE: int
LATE: int
NO_LEAD: int
CHECK_EVERY: int
MOST_TREE_NODES: int
MOST_EDGES: int
MOST_ENDGAME_NODES: int

class Edge:
    after: InfoState
    initial: Worth
    worth: Worth
    value: float
    prior: float
    visits: int
    children: int
    newest_child: int
    open_children: int
    initial_sum: Worth
    gain_sum: Worth
    proven: bool
    outcomes: int
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Node:
    edges: int
    count: int
    visits: int
    sibling: int
    initial: Worth
    worth: Worth
    value: float
    stream: int
    proven: bool
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...

class Tree:
    player: Player
    nodes: list[Node]
    edges: list[Edge]
    node_count: int
    edge_count: int
    draws: Draws
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ...
