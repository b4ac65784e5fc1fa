"""The evaluator: a net that estimates, from what is seen, how likely a game is to be won after a decision,
and with how many points it will end.

Its inputs are binary, a few dozen of them on at a time, so the first layer is a sum of rows. What all
options of a room share is summed once. The arithmetic is written so that CPUs with wider vectors give
exactly the same result.
"""

from __future__ import annotations

from collections import Counter

import cython

from scoundrel.cards import Kind
from scoundrel.errors import NetError
from scoundrel.rules import Avoid, AvoidedCards, Rules, Scoring

if not cython.compiled:
    from scoundrel.engine.search.infostate import unseen
    from scoundrel.engine.search.solver import strongest_in_reach
    from scoundrel.shapes import *

__all__ = ["Net", "points_range"]


# --- Inputs ----------------------------------------------------------------------------------------


def base_features(encoder: Pointer[Encoder], info_state: Pointer[InfoState], active: Pointer[Cards]) -> int:
    """List the inputs that depend on the cards to come, except carried ones; return how many are on."""
    hidden = unseen(info_state)
    cards = info_state.state.cards
    known = cython.address(cards[info_state.state.count - info_state.known])
    count = count_features(
        encoder, cython.address(cards[info_state.carried]), hidden, encoder.unseen_at, active
    )
    active[count] = encoder.unseen_number_at + min(hidden, encoder.card_count)
    count += 1
    if encoder.known_at < 0:
        return count
    count += count_features(
        encoder, known, info_state.known, encoder.known_at, cython.address(active[count])
    )
    for place in range(min(info_state.known, PLACES)):
        active[count] = encoder.places_at + place * encoder.class_count + encoder.classes[known[place]]
        count += 1
    return count


def count_features(
    encoder: Pointer[Encoder],
    cards: Pointer[Cards],
    number: int,
    start: int,
    active: Pointer[Cards],
) -> int:
    """One input for each copy of each kind of card."""
    copies = cython.declare(uint8_t[MOST_CLASSES])
    count = 0
    for i in range(encoder.class_count):
        copies[i] = 0
    for place in range(number):
        which = encoder.classes[cards[place]]
        if copies[which] < encoder.copies[which]:
            active[count] = start + encoder.first_copy[which] + copies[which]
            copies[which] += 1
            count += 1
    return count


def option_features(encoder: Pointer[Encoder], option: Pointer[Option], active: Pointer[Cards]) -> int:
    """List the inputs that depend on the hero and on what is carried over; return how many are on."""
    hero = cython.address(option.after.state.hero)
    health = min(hero.health, encoder.most_health)
    carried = encoder.carried_count - 1
    if option.after.carried > 0 and encoder.carried_count > 1:
        carried = encoder.classes[option.after.state.cards[0]]
    below = strongest_in_reach(cython.address(option.after.stock), hero)
    weapon = min(min(value_of(hero.weapon), below), encoder.most_weapon)
    active[0] = encoder.carried_at + carried
    active[1] = encoder.health_at + health
    active[2] = encoder.weapon_at + weapon * 16 + below
    active[3] = encoder.health_carried_at + health * encoder.carried_count + carried
    active[4] = encoder.slack_at + max(0, min(option.slack - 1, SLACKS - 1))
    count = 5
    if option.after.state.locked:
        active[count] = encoder.flags_at
        count += 1
    if is_potion(hero.last_card):
        active[count] = encoder.flags_at + 1
        count += 1
    return count


# --- The sums --------------------------------------------------------------------------------------


def weights_for(weights: Pointer[Weights], option: Pointer[Option]) -> Pointer[Weights]:
    """The weights of the late game, if there are any and few cards are unseen; else the given ones."""
    late = weights.late != cython.NULL and unseen(cython.address(option.after)) <= weights.late_until
    return weights.late if late else weights


def finish(weights: Pointer[Weights], total: Pointer[Floats], worth: Pointer[Worth]) -> None:
    """Compute the layers after the first, and the outputs."""
    second = cython.declare(cython.float[SECOND])
    third = cython.declare(cython.float[SECOND])
    for j in range(SECOND):
        second[j] = weights.second_bias[j]
        third[j] = weights.third_bias[j]
    sum_scaled(weights.second, total, weights.width, second)
    sum_scaled(weights.third, second, SECOND, third)
    worth.win = output(weights, third, 0)
    worth.points = output(weights, third, 1) if weights.outputs > 1 else 0


def output(weights: Pointer[Weights], third: Pointer[Floats], which: int) -> float:
    """One output, between 0 and 1."""
    row = cython.address(weights.last[which * SECOND])
    value = weights.last_bias[which]
    for i in range(SECOND):
        if third[i] > 0:
            value += third[i] * row[i]
    return 1 / (1 + expf(-value))


def evaluate_by_net(
    evaluator: Pointer[Evaluator],
    options: Pointer[Options],
    wanted: Pointer[Cards],
    worths: Pointer[Worths],
) -> None:
    """What each option that is wanted is worth; a loss that the bound proves has no chance."""
    encoder = cython.address(evaluator.encoder)
    active = cython.declare(uint16_t[MOST_ACTIVE])
    base = cython.declare(cython.float[MOST_WIDTH])
    total = cython.declare(cython.float[MOST_WIDTH])
    way = -1
    for i in range(options.count):
        option = cython.address(options.all[i])
        if not wanted[i]:
            continue
        if way != option.way:
            way = option.way
            # What is unseen and known is the same for all options of one way.
            fitting = weights_for(cython.address(evaluator.weights), option)
            width = fitting.width
            memcpy(base, fitting.first_bias, width * 4)
            count = base_features(encoder, cython.address(option.after), active)
            sum_rows(fitting.first, width, active, count, base)
        memcpy(total, base, width * 4)
        count = option_features(encoder, option, active)
        sum_rows(fitting.first, width, active, count, total)
        finish(fitting, total, cython.address(worths[i]))
        if option.slack < 1:
            worths[i].win = 0


def points_range(rules: Rules) -> tuple[int, int]:
    """The worst and the best that a game can end with, as points: a score, or its negative where low wins.

    Health less the monsters to come never falls: a blow takes as much from one as from the other.
    """
    if rules.scoring is Scoring.LOW:
        return -len(rules.deck), rules.max_health
    menace = sum([card.value for card in rules.deck if card.kind is Kind.MONSTER])
    bonus = max([card.value for card in rules.deck if card.kind is Kind.POTION], default=0)
    worst, best = rules.start_health - menace, rules.max_health + bonus
    return worst, max(best, worst + 1)


def widened(half: int) -> float:
    """A number of half precision in full; there are no infinite ones."""
    bits = cython.declare(uint32_t, (half & 0x7FFF) << 13)
    number = cython.declare(cython.float)
    memcpy(cython.address(number), cython.address(bits), 4)
    # The two formats have different exponent biases.
    number *= cython.cast(cython.float, 2.0**112)
    return -number if half & 0x8000 else number


class Net:
    """A net for one rule set: what its inputs mean, and its numbers in the order of `shape`.

    It may have another one beside it for the late game, when few cards are unseen. A net with one output
    estimates only chances to win.
    """

    evaluator: Evaluator
    rules: Rules
    late: Net | None

    def __init__(self, rules: Rules, width: int, outputs: int = 2) -> None:
        if outputs not in (1, 2):
            raise NetError("error-net_outputs", n=outputs)
        if width % 64 or not 64 <= width <= MOST_WIDTH:
            raise NetError("error-net_width", most=MOST_WIDTH, width=width)
        self.rules = rules
        self.encode(rules)
        weights = cython.address(self.evaluator.weights)
        weights.width = width
        weights.outputs = outputs
        size = self.evaluator.encoder.size * weights.width
        weights.count = size + (1 + SECOND) * weights.width + SECOND * (SECOND + 2)
        weights.count += weights.outputs * (SECOND + 1)
        weights.first = cython.cast(cython.p_float, calloc(weights.count, 4))
        if not weights.first:
            raise MemoryError
        weights.first_bias = weights.first + size
        weights.second = weights.first_bias + weights.width
        weights.second_bias = weights.second + weights.width * SECOND
        weights.third = weights.second_bias + SECOND
        weights.third_bias = weights.third + SECOND * SECOND
        weights.last = weights.third_bias + SECOND
        weights.last_bias = weights.last + weights.outputs * SECOND

    def __dealloc__(self) -> None:
        free(self.evaluator.weights.first)

    def encode(self, rules: Rules) -> None:
        """Number the inputs; the black suits are one."""
        encoder = cython.address(self.evaluator.encoder)
        kinds = Counter([(card.kind, card.value) for card in rules.deck])
        names = sorted(kinds, key=lambda kind: (list(Kind).index(kind[0]), kind[1]))
        for code in range(256):
            encoder.classes[code] = 0
        copy = 0
        for i, (kind, value) in enumerate(names):
            encoder.first_copy[i] = copy
            encoder.copies[i] = kinds[kind, value]
            copy += kinds[kind, value]
            for suit, of_kind in enumerate((Kind.MONSTER, Kind.MONSTER, Kind.WEAPON, Kind.POTION)):
                if kind is of_kind:
                    encoder.classes[suit << 4 | value] = i
        classes, cards = len(names), len(rules.deck)
        known = rules.avoid is not Avoid.NOTHING and rules.avoided_cards is AvoidedCards.UNDER_DECK
        strongest = max([card.value for card in rules.deck if card.kind is Kind.WEAPON], default=0)
        carried = classes + 1 if rules.carried else 1
        encoder.class_count = classes
        encoder.carried_count = carried
        encoder.card_count = cards
        encoder.most_health = rules.max_health
        encoder.most_weapon = strongest
        sizes = {
            "unseen": cards,
            "unseen_number": cards + 1,
            "known": cards if known else 0,
            "places": PLACES * classes if known else 0,
            "carried": carried,
            "health": rules.max_health + 1,
            "weapon": (strongest + 1) * 16,
            "health_carried": (rules.max_health + 1) * carried,
            "slack": SLACKS,
            "flags": 2,
        }
        starts, size = {}, 0
        for name, length in sizes.items():
            starts[name] = size
            size += length
        encoder.unseen_at = starts["unseen"]
        encoder.unseen_number_at = starts["unseen_number"]
        encoder.known_at = starts["known"] if known else -1
        encoder.places_at = starts["places"]
        encoder.carried_at = starts["carried"]
        encoder.health_at = starts["health"]
        encoder.weapon_at = starts["weapon"]
        encoder.health_carried_at = starts["health_carried"]
        encoder.slack_at = starts["slack"]
        encoder.flags_at = starts["flags"]
        encoder.size = size

    def leave_to(self, late: Net, until: int) -> None:
        """Let another net of the same rules evaluate afterstates with at most this many unseen cards."""
        if late.rules != self.rules:
            raise NetError("error-late_rules")
        if late.outputs() != self.outputs():
            raise NetError("error-late_outputs")
        if self.late is not None and late is not self.late:
            raise NetError("error-late_twice")  # someone may be playing with it
        self.late = late
        self.evaluator.weights.late = cython.address(late.evaluator.weights)
        self.evaluator.weights.late_until = until

    def late_until(self) -> int:
        """With at most this many cards unseen the net of the late game is used; 0 where there is none."""
        return self.evaluator.weights.late_until

    def size(self) -> int:
        """How many inputs there are."""
        return self.evaluator.encoder.size

    def width(self) -> int:
        """How wide the first layer is."""
        return self.evaluator.weights.width

    def outputs(self) -> int:
        """2, or 1 in a net without an output for points."""
        return self.evaluator.weights.outputs

    def shape(self) -> list[tuple[int, ...]]:
        """The shapes of the weights and biases, layer by layer."""
        width, outputs = self.evaluator.weights.width, self.evaluator.weights.outputs
        return [
            (self.evaluator.encoder.size, width), (width,), (width, SECOND), (SECOND,),
            (SECOND, SECOND), (SECOND,), (outputs, SECOND), (outputs,),
        ]  # fmt: skip

    def count(self) -> int:
        """How many numbers there are."""
        return self.evaluator.weights.count

    def load(self, numbers: bytes) -> None:
        """Take over all numbers: 32-bit floats in the order of `shape`."""
        if len(numbers) != 4 * self.evaluator.weights.count:
            raise NetError("error-net_numbers", wanted=self.evaluator.weights.count, n=len(numbers) // 4)
        memcpy(self.evaluator.weights.first, cython.cast(cython.p_char, numbers), len(numbers))

    def load_halves(self, halves: bytes) -> None:
        """Take over all numbers from half precision, as older files have them."""
        self.check_bytes(halves, 2 * self.evaluator.weights.count)
        low = cython.cast(cython.p_uchar, halves)
        self.take_halves(low, 0, self.evaluator.weights.count)

    def load_packed(self, packed: bytes) -> None:
        """Take over all numbers as files have them: scales, the first layer in their steps, the others."""
        weights = cython.address(self.evaluator.weights)
        rows, width = self.evaluator.encoder.size, weights.width
        steps_at, others_at = 2 * rows, rows * (2 + width)
        self.check_bytes(packed, others_at + 2 * (weights.count - rows * width))
        low = cython.cast(cython.p_uchar, packed)
        for row in range(rows):
            scale = widened(low[2 * row] | low[2 * row + 1] << 8)
            for i in range(row * width, (row + 1) * width):
                weights.first[i] = scale * cython.cast(cython.schar, low[steps_at + i])
        self.take_halves(cython.address(low[others_at]), rows * width, weights.count)

    def take_halves(self, low: Pointer[Cards], start: int, end: int) -> None:
        """Take over the numbers from `start` to `end` in half precision."""
        for i in range(end - start):
            self.evaluator.weights.first[start + i] = widened(low[2 * i] | low[2 * i + 1] << 8)

    def check_bytes(self, given: bytes, wanted: int) -> None:
        if len(given) != wanted:
            raise NetError("error-net_bytes", wanted=wanted, n=len(given))

    def numbers(self) -> bytes:
        """All numbers, as `load` takes them."""
        return cython.cast(cython.p_char, self.evaluator.weights.first)[: 4 * self.evaluator.weights.count]
