# What the type checker sees in place of the C types that the .pxd files declare.
# A pointer to a struct reads like the struct itself, so both are written alike here.
from typing import Any, TypeAlias, TypeVar

_T = TypeVar("_T")
Pointer: TypeAlias = _T
Cards: TypeAlias = Any
Floats: TypeAlias = Any
Rooms: TypeAlias = Any

int16_t: Any
int64_t: Any
uint8_t: Any
uint16_t: Any
uint32_t: Any
uint64_t: Any
uint128_t: Any

# deals.pxd

class Chance:
    words: list[int]
    def __getitem__(self, index: int) -> Chance: ...
    def __setitem__(self, index: int, chance: Chance) -> None: ...

# kernel.pxd

DECK_RING: int
MOST_CODES: int
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

def value_of(card: int) -> int: ...
def is_monster(card: int) -> bool: ...
def is_weapon(card: int) -> bool: ...
def is_potion(card: int) -> bool: ...

class Knobs:
    def __getitem__(self, index: int) -> Knobs: ...
    players: int
    room_size: int
    to_face: int
    may_run: bool
    may_put_away: bool
    avoid_in_a_row: bool
    shuffle_avoided: bool
    strikes_equal: bool
    weapon_breaks: bool
    bare_hands: bool
    potion_per_room: bool
    ends_short: bool
    low_score: bool
    count_room: bool
    twins: bool
    start_health: int
    max_health: int
    health_floor: int

class Hero:
    def __getitem__(self, index: int) -> Hero: ...
    health: int
    score: int
    weapon: int
    strikes_below: int
    last_card: int
    drunk: int
    status: int

class Table:
    def __getitem__(self, index: int) -> Table: ...
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
    slain_count: list[int]
    room_number: int
    menace: int
    deck: Cards
    discard: Cards
    slain: list[Cards]

class Event:
    kind: int
    player: int
    card: int
    other: int
    amount: int
    health: int

class Log:
    events: list[Event]
    count: int

# search/rollouts.pxd

class Counts:
    games: int
    moves: int
    won: int
    wins: list[int]
    scores: list[int]
    squares: list[int]

class Course:
    moves: int
    runs: int
    could_run: int

# search/plans.pxd

MOST_STATES: int
MOST_SETS: int
MOST_PLANS: int

class Plan:
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Plan: ...
    hero: Hero
    faced: int

MERITS: int
SPARE_MERITS: int
HEALS: int
NOT_LAST: int
NO_WEAPON: int
NOT_HEALTH: int
ONE_DRUNK: int
CODES: int
HEALTHS: int

class Planner:
    states: Any
    counts: Cards
    bits: Cards
    highest: Cards
    blows: Any
    bare_blows: Any
    healed: Any
    marks: Any
    plans: list[Plan]
    count: int
    overflow: bool
    bonus_counts: bool

# search/solver.pxd

MIX_ONE: int
MIX_TWO: int
LOST: int
WON: int
UNDECIDED: int
VALUES: int
BEST_WEAPONS: int
BEST_WEAPONS_AND_NONE: int
PILE: int
PILE_WORDS: int
SLOTS: int
MEMORY: int
NO_GOAL: int
NO_HEALTH: int

class Spot:
    chance: Chance
    cards: Cards
    hero: Hero
    count: int
    locked: int
    def __getitem__(self, index: int) -> Spot: ...
    def __setitem__(self, index: int, spot: Spot) -> None: ...

class Stock:
    monsters: Cards
    weapons: Cards
    potions: int
    singles: int
    pairs: int
    best: int
    second_best: int
    def __getitem__(self, index: int) -> Stock: ...
    def __setitem__(self, index: int, stock: Stock) -> None: ...

damages: Any
TRIES: int
FIRST_TRY: int
AVOID_FIRST: int
STRENGTH_FIRST: int
MOST_LOST: int
MOST_WON: int
SPARE_BITS: int

class Entry:
    key: int
    era: int
    lost: list[int]
    won: list[int]
    worth: int
    worth_known: bool
    worth_exact: bool

class Search:
    rules: Knobs
    planner: Planner
    memory: list[Entry]
    era: int
    goal: int
    order: int
    nodes: int
    limit: int
    ear: Ear

# search/sight.pxd

MOST_OPTIONS: int
TAIL: int
FACE: int
RUNS: int
SIDESTEP: int

class Sight:
    spot: Spot
    carried: int
    known: int
    def __getitem__(self, index: int) -> Sight: ...
    def __setitem__(self, index: int, sight: Sight) -> None: ...

class Option:
    def __getitem__(self, index: int) -> Option: ...
    def __setitem__(self, index: int, option: Option) -> None: ...
    after: Sight
    stock: Stock
    slack: int
    faced: int
    way: int
    ended: bool

class Options:
    all: list[Option]
    count: int

# search/net.pxd

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

class Weights:
    late: Pointer[Weights]
    late_until: int
    width: int
    count: int
    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    third: Floats
    third_bias: Floats
    last: Floats
    last_bias: Floats

# search/selfplay.pxd

MOST_ROOMS: int
MOST_MOVES: int
MOST_IN_VAIN: int
MOST_DECISIONS: int
NEAR: int
CLOSE_CALL: float
FAR_AFIELD: float

class Decision:
    active: Cards
    unseen: int
    value: float
    target: float
    explored: bool

class Pupil:
    player: Player
    whim: Chance
    explore: float
    decay: float
    decisions: list[Decision]
    decision_count: int

# search/draws.pxd

MOST_UNSEEN: int
FEW_ROOMS: int
MOST_ORDERED: int

class Draws:
    rooms: list[list[list[int]]]

# search/values.pxd

class Player:
    search: Search
    options: Options
    deeper: Options
    values: Floats
    exact: list[bool]
    at_table: bool
    work: int
    telling: bool
    near: int

# search/tree.pxd

MOST_NODES: int
MOST_WORK: int
WIDTH_LATE: float
FIRST_WEIGHT: float
LEAD: float
LEAD_DOUBT: float
LATE_DOUBT: float
SURE: float
LAST: int
PAUSE: int
FIRST_WEIGHT_LATE: float
LATE: int
GAIN_DOUBT: float
MOST_BRANCHES: int

class Branch:
    after: Sight
    first: float
    prior: float
    value: float
    visits: int
    children: int
    child: int
    open: int
    firsts: float
    gains: float
    certain: bool
    rooms: int

class Node:
    branches: int
    count: int
    visits: int
    sibling: int
    first: float
    value: float
    draws: int
    closed: bool

class Tree:
    nodes: list[Node]
    branches: list[Branch]
    node_count: int
    branch_count: int
    curiosity: float
    sharpness: float
    draws: Draws

# search/minds.pxd

class Mind:
    player: Player
    tree: Tree
    simulations: int
    telling: bool
    slots: Cards
    table: Table
    listed: int

def sqrtf(number: float) -> float: ...
def logf(number: float) -> float: ...
def powf(base: float, exponent: float) -> float: ...
def ceilf(number: float) -> float: ...
def memcmp(one: object, other: object, size: int) -> int: ...
def memcpy(target: object, source: object, size: int) -> None: ...
def memmove(target: object, source: object, size: int) -> None: ...
def calloc(count: int, size: int) -> Any: ...
def free(pointer: object) -> None: ...
def sum_rows(rows: Floats, width: int, active: Cards, count: int, total: Floats) -> None: ...
def sum_scaled(rows: Floats, inputs: Floats, count: int, total: Floats) -> None: ...
def expf(number: float) -> float: ...

# search/minds.pxd

NEAR_ALONE: int
NEAR_AT_TABLE: int
NEAR_IN_TREE: int

# search/parties.pxd

MOST_RUNS: int
WEAPON_WORTH: float
LEFT_WORTH: float
DIRE: float
LATE_WORTH: float

class Try:
    code: int
    games: int
    wins: int
    worth: float
    def __getitem__(self, index: int) -> Try: ...
    def __setitem__(self, index: int, tried: Try) -> None: ...

# search/interrupts.pxd

STEPS: int

class Ear:
    listening: bool
    stopped: bool
    steps: int

def hear_signals() -> int: ...
def raise_heard() -> int: ...

# search/fortunes.pxd

FALLEN: int
