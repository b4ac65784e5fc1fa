"""What each plan for a room is worth, according to the strongest honest bot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import perm

from scoundrel.cards import Card, Kind
from scoundrel.coach.reasons import Reason
from scoundrel.engine.bots import net_for
from scoundrel.engine.goals import Goal
from scoundrel.engine.seam import RUNNING, RoomPlan, codes_of, follow, plan_of_option
from scoundrel.engine.search.minds import NetMind
from scoundrel.engine.search.net import points_range
from scoundrel.errors import ScoundrelError
from scoundrel.game import Game
from scoundrel.notation.moves import Action, Move
from scoundrel.notation.rulesets import as_rules
from scoundrel.rules import AvoidedCards, Rules, Scoring
from scoundrel.texts import say
from scoundrel.words.moves import moves_words
from scoundrel.words.phrases import chance_words, listed, percent, points_words

__all__ = [
    "SIMULATIONS",
    "Judge",
    "Plan",
    "Weighed",
    "plan_words",
    "room_plan_words",
    "values_text",
    "why_words",
    "worth_words",
]

SIMULATIONS = 1000
"""The most simulations that the coach runs for a room: few enough for a hint within half a second."""

Option = tuple[int, int, float, float | None]
"""An option of the search: its way, the cards faced, its value and, where it is known, its score."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One way through a room: what is avoided or left, the moves, and how likely it is to win."""

    action: str
    """``run``, ``put away``, ``leave`` or ``face all``."""
    cards: tuple[Card, ...]
    """The cards that are put away or left."""
    moves: tuple[Move, ...]
    value: float
    """The chance to win, from 0 to 1."""
    score: float | None = None
    """The score to expect; None where it is unknown."""
    why: tuple[Reason, ...] = ()
    """What speaks for it or against it, compared with the best other plan."""
    exact: bool = False
    """Whether its chance to win is exact."""
    margin: float = 0.0
    """How far the truth may lie from the chance, where that is known; else 0."""

    @property
    def text(self) -> str:
        """The plan in a few words: ``leave the K♠``."""
        return room_plan_words(RoomPlan(self.action, self.cards))

    def as_data(self) -> dict[str, object]:
        """The plan as data for JSON."""
        return {
            "plan": self.text,
            "moves": [str(move) for move in self.moves],
            "win_probability": round(self.value, 4),
            "expected_score": None if self.score is None else round(self.score, 2),
            "why": [reason.as_data() for reason in self.why],
        } | ({"margin": round(self.margin, 4)} if self.margin else {})


MOST_ORDERS = 5_000
"""In a room that nobody survives, no more orders of its cards than these are tried."""


def doomed_plans(game: Game) -> tuple[Plan, ...]:
    """The ways to fall in a room that nobody survives, the best score first: the order matters even there.

    For each set of cards that is left lying, the best order. None where there are too many.
    """
    low = game.rules.scoring is Scoring.LOW
    lying = sum(card is not None for card in game.room)
    if perm(lying, lying) * 2**lying > MOST_ORDERS:
        return ()
    best: dict[tuple[Card, ...], tuple[int, tuple[Move, ...]]] = {}
    for left, score, moves in _falls(game.copy(), ()):
        points = -score if low else score
        if left not in best or points > best[left][0]:
            best[left] = points, moves
    found = sorted(best.items(), key=lambda item: -item[1][0])
    return tuple(
        Plan(
            "leave" if left else "face all", left, moves, 0.0, float(-points if low else points), exact=True
        )
        for left, (points, moves) in found
    )


def _falls(game: Game, made: tuple[Move, ...]) -> Iterator[tuple[tuple[Card, ...], int, tuple[Move, ...]]]:
    """Every way to fall from here in this room: the cards left lying, the score, and the moves."""
    outcome = game.outcomes[0]
    if outcome is not None:
        yield tuple(card for card in game.room if card is not None), outcome.score, made
        return
    for move in game.legal_moves:
        if move.action is Action.TAKE:
            room = game.room_number
            game.play(move)
            if game.over or game.room_number == room:
                yield from _falls(game, (*made, move))
            game.undo()


def room_plan_words(plan: RoomPlan) -> str:
    """What to do with a room, in a few words."""
    return say(f"coach-plan-{plan.action.replace(' ', '_')}", cards=plan.cards)


def values_text(plans: Iterable[Plan]) -> str:
    """Plans with what each is worth: ``run 61 %, leave the K♠ 40 %``."""
    return listed(say("coach-worth", plan=plan.text, chance=chance_words(plan.value)) for plan in plans)


def plan_words(plan: Plan, weapon: Card | None) -> str:
    """A plan and how to carry it out, from the weapon in hand on."""
    if plan.action in ("run", "put away", "take"):
        return moves_words(plan.moves, weapon)
    return say("coach-how", plan=plan.text, moves=moves_words(plan.moves, weapon))


def worth_words(plan: Plan) -> str:
    """How likely a plan is to win and, where it is known, what it scores."""
    chance = chance_words(plan.value)
    if plan.margin and 0.01 <= plan.value <= 0.99:
        low, high = (percent(max(0.0, min(1.0, plan.value + side * plan.margin))) for side in (-1, 1))
        chance = say("coach-about", chance=chance, low=low, high=high)
    if plan.score is None:
        return say("coach-chance", chance=chance)
    return say("coach-score", chance=chance, points=points_words(plan.score))


def why_words(why: Iterable[Reason]) -> Iterator[str]:
    """The reasons of a plan in sentences."""
    why = tuple(why)
    match [reason for reason in why if reason.side != "fact"]:
        case [one]:
            yield one.sentence
        case [one, other, *_]:
            yield from (one.sentence, other.also)
    yield from (reason.sentence for reason in why if reason.side == "fact")


@dataclass(frozen=True, slots=True)
class Weighed:
    """All plans for a room, best first, and the one that was played (None if the hero fell in it)."""

    plans: tuple[Plan, ...]
    played: Plan | None


class Judge:
    """Weighs rooms of one rule set for one player, who plays for the win or for the score.

    Threads that share a judge take turns.
    """

    def __init__(self, rules: str | Rules, simulations: int = SIMULATIONS, goal: Goal = Goal.WIN) -> None:
        rules = as_rules(rules)
        if rules.players != 1:
            raise ScoundrelError("error-coach_alone", rules=rules.name)
        self.rules = rules
        self.goal = goal
        self.net = net_for(rules)
        self._mind = NetMind(self.net, rules, simulations, all_values=True, goal=goal)

    def plans(self, game: Game) -> tuple[Plan, ...]:
        """Every plan for the current room, best first. The hidden cards are not looked at."""
        with self._mind.lock:
            _, chosen, listed = self._mind.choose(game.table)
            return self._all(game, chosen, self._possible(game, listed))

    def lead(self, game: Game) -> tuple[Plan, float] | None:
        """The best plan, and how far its chance is ahead of every other; None if no plan can win."""
        with self._mind.lock:
            _, chosen, listed = self._mind.choose(game.table)
            if chosen < 0 or listed[chosen][2] == 0:
                return None
            rivals = [option[2] for i, option in enumerate(listed) if i != chosen]
            return self._plan(game, chosen, listed[chosen]), listed[chosen][2] - max(rivals, default=0.0)

    def weigh(self, game: Game, moves: tuple[Move, ...]) -> Weighed:
        """Every plan for the room, and the one that these moves, through the whole room, carried out."""
        codes = codes_of(game, moves)
        with self._mind.lock:
            chosen, asked, found = self._mind.weigh(game.table, codes)
            listed = self._possible(game, found)
            played = None if asked < 0 else self._plan(game, asked, listed[asked])
            return Weighed(self._all(game, chosen, listed), played)

    def _all(self, game: Game, chosen: int, listed: Sequence[Option]) -> tuple[Plan, ...]:
        """The best plan for each choice of what to leave or avoid; the chosen one comes first.

        Where none can win, or the room comes back, the one that scores best does: the search would rather
        face the room than avoid it again and again.
        """
        has_hope = any(option[2] > 0 for option in listed)
        first = chosen if has_hope and not self._comes_back(game) else -1
        order = sorted(
            range(len(listed)),
            key=lambda i: (i == first, self._merits(listed[i]), listed[i][0] != RUNNING),
            reverse=True,
        )
        best: dict[RoomPlan, int] = {}
        for i in order:
            way, faced, *_ = listed[i]
            best.setdefault(plan_of_option(game, way, faced), i)
        return tuple(self._plan(game, i, listed[i]) for i in best.values())

    def _possible(self, game: Game, listed: Sequence[Option]) -> list[Option]:
        """Options with scores that fit their chances, which a net estimates better under unfamiliar rules.

        A win has a point at least. Health less the monsters to come never falls, so what it is now is the
        worst end; where low wins, that is to leave all cards.
        """
        is_low = self.rules.scoring is Scoring.LOW
        to_come = [*game.deck, *filter(None, game.room)]
        menace = sum(card.value for card in to_come if card.kind is Kind.MONSTER)
        worst = -len(to_come) if is_low else game.hero.health - menace
        _, best = points_range(self.rules)

        def possible(value: float, score: float) -> float:
            least, most = value + (1 - value) * worst, value * best
            points = min(max(-score if is_low else score, least), most)
            return -points if is_low else points

        options = [
            (way, faced, value, score if score is None else possible(value, score))
            for way, faced, value, score in listed
        ]
        return self._as_good_to_run(options) if options and self._comes_back(game) else options

    def _comes_back(self, game: Game) -> bool:
        """Whether a room that is run from is sure to come back: all cards are known, and one may run on."""
        is_kept = self.rules.avoided_cards is AvoidedCards.UNDER_DECK
        return self.rules.avoid_in_a_row and is_kept and not game.view(game.turn).unseen

    def _as_good_to_run(self, listed: list[Option]) -> list[Option]:
        """Options of a room that comes back: running loses nothing, even if less was found behind it."""
        _, _, value, score = max(listed, key=self._merits)
        return [
            (way, faced, value, score) if way == RUNNING else (way, faced, chance, points)
            for way, faced, chance, points in listed
        ]

    def _merits(self, option: Option) -> tuple[float, float]:
        """How options are ordered: by what is played for and, among equals, by the other."""
        _, _, value, score = option
        points = (score or 0.0) * (-1 if self.rules.scoring is Scoring.LOW else 1)
        return (points, value) if self.goal is Goal.SCORE else (value, points)

    def _plan(self, game: Game, index: int, option: Option) -> Plan:
        way, faced, value, score = option
        plan, moves = plan_of_option(game, way, faced), self._moves(game, index)
        return Plan(*plan, moves, value, score, exact=self._mind.is_exact(index))

    def _moves(self, game: Game, index: int) -> tuple[Move, ...]:
        return tuple(move for _, move in follow(game, self._mind.line(game.table, index)))
