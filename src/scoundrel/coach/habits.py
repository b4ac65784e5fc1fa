"""How a strong bot plays: when it runs, what it leaves, how it fights.

The net plays, and each of its decisions is counted. The gain from running is the difference between the
value of running and that of the best plan that faces the room.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from scoundrel.cards import Card, Kind
from scoundrel.coach.judge import Judge, Plan
from scoundrel.engine.bots import Choice, Step, play_on
from scoundrel.events import Damaged, Equipped, Healed, Slain, Wasted
from scoundrel.game import Game, View
from scoundrel.notation.moves import Move, Way
from scoundrel.rules import Rules
from scoundrel.texts import say
from scoundrel.words.phrases import listed, percent

__all__ = ["Habits", "Share", "habits", "in_words"]


@dataclass(slots=True)
class Share:
    """How often something could be done, how often it was done, and the total gain from it."""

    could: int = 0
    did: int = 0
    gained: float = 0.0

    @property
    def text(self) -> str:
        """How often it was done, of the times it could be."""
        return percent(self.did / max(1, self.could))

    def note(self, done: bool, gain: float = 0.0) -> None:
        self.could += 1
        self.did += done
        self.gained += gain if done else 0.0

    def as_data(self) -> dict[str, float]:
        said: dict[str, float] = {
            "could": self.could,
            "did": self.did,
            "share": self.did / max(1, self.could),
        }
        if self.gained:
            said["mean_gain"] = round(self.gained / max(1, self.did), 4)
        return said


MOST_ROOMS = 1000
"""After this many rooms the net faces everything, so that a game ends even if one may run forever."""

STRONGEST = "monster, the strongest"
"""How often the strongest monster was among those left, in the table of what was left."""

Table = dict[str, Share]


def _table() -> Table:
    return defaultdict(Share)


@dataclass(slots=True)
class Habits:
    """Counts over some games, grouped by the situation."""

    games: int = 0
    won: int = 0
    avoided_by_monsters: Table = field(default_factory=_table)
    """Rooms avoided, by the number of monsters in them; the gain is in chance to win."""
    avoided_by_health: Table = field(default_factory=_table)
    left: Table = field(default_factory=_table)
    """Rooms where cards of this kind lay and some cards were left: how often one of this kind was left."""
    armed: Table = field(default_factory=_table)
    """Monsters that the weapon could have been used on, and how many it was used on."""
    potions: Table = field(default_factory=_table)
    """Potions drunk, and how many of them healed; the gain is in health."""
    swaps: Table = field(default_factory=_table)
    """Weapons taken while holding another, and how many of them were weaker."""

    def as_data(self) -> dict[str, object]:
        tables: dict[str, object] = {
            name: {key: share.as_data() for key, share in sorted(getattr(self, name).items())}
            for name in ("avoided_by_monsters", "avoided_by_health", "left", "armed", "potions", "swaps")
        }
        return tables | {"games": self.games, "won": self.won}


def habits(rules: Rules, games: int, seed: str) -> Iterator[Habits]:
    """Watch a number of games; yield the counts so far after each one."""
    counts = Habits()
    player = _Watched(Judge(rules, simulations=0), counts)
    for number in range(games):
        game = Game.deal(rules, f"{seed}/{number}")
        for step in play_on(game, player):
            if step.choice.value is not None:
                _note_step(step, counts)
        outcome = game.outcomes[0]
        counts.games += 1
        counts.won += outcome is not None and outcome.won
        yield counts


class _Watched:
    """The net as a bot that notes what it thinks of each room; where no plan can win, it gives no value."""

    name = "net"

    def __init__(self, judge: Judge, counts: Habits) -> None:
        self._judge = judge
        self._counts = counts
        self._value = 0.0
        self._line: tuple[Move, ...] = ()

    def choose(self, view: View) -> Choice:
        if not self._line and view.room_number <= MOST_ROOMS:
            self._decide(view)
        if not self._line:
            return Choice(view.legal_moves[-1])
        move, *rest = self._line
        self._line = tuple(rest)
        return Choice(move, self._value)

    def _decide(self, view: View) -> None:
        """Count what the best plan for a room does, and follow it, if any plan can win."""
        plans = self._judge.plans(Game.from_position(view.position(), seed="hidden"))
        if not plans or plans[0].value == 0:
            return
        best = plans[0]
        self._value, self._line = best.value, best.moves
        _note_avoiding(view, plans, self._counts)
        if best.action == "leave":
            _note_left(view, best, self._counts)


def _note_avoiding(view: View, plans: tuple[Plan, ...], counts: Habits) -> None:
    avoiding = [plan.value for plan in plans if plan.action in ("run", "put away")]
    facing = [plan.value for plan in plans if plan.action not in ("run", "put away")]
    if not avoiding:
        return
    avoided = plans[0].action in ("run", "put away")
    gain = max(avoiding) - max(facing, default=0.0)
    monsters = sum(card is not None and card.kind is Kind.MONSTER for card in view.room)
    counts.avoided_by_monsters[str(monsters)].note(avoided, gain)
    counts.avoided_by_health[_third(view)].note(avoided, gain)


def _third(view: View) -> str:
    share = view.hero.health / view.rules.max_health
    return "1 low" if share <= 1 / 3 else "2 middle" if share <= 2 / 3 else "3 high"


def _note_left(view: View, plan: Plan, counts: Habits) -> None:
    cards = [card for card in view.room if card is not None]
    for kind in Kind:
        if any(card.kind is kind for card in cards):
            counts.left[kind.value].note(any(card.kind is kind for card in plan.cards))
    strongest = max((card.value for card in cards if card.kind is Kind.MONSTER), default=0)
    if strongest and any(card.kind is Kind.MONSTER for card in plan.cards):
        monsters = [card for card in plan.cards if card.kind is Kind.MONSTER]
        counts.left[STRONGEST].note(any(card.value == strongest for card in monsters))


def _note_step(step: Step, counts: Habits) -> None:
    weapon, faced = step.view.hero.weapon, step.choice.move.card
    strikes = any(move.card is faced and move.way is Way.WEAPON for move in step.view.legal_moves)
    struck = any(isinstance(event, Slain) for event in step.events)
    for event in step.events:
        match event:
            case Slain(card=card):
                counts.armed[_group(card)].note(True)
            case Damaged(card=card) if strikes and not struck:
                counts.armed[_group(card)].note(False)
            case Healed(amount=amount):
                counts.potions["drunk"].note(True, amount)
            case Wasted():
                counts.potions["drunk"].note(False)
            case Equipped(card=card) if weapon is not None:
                counts.swaps["taken"].note(card.value < weapon.value)


def _group(card: Card) -> str:
    return "2-5" if card.value <= 5 else "6-10" if card.value <= 10 else "J-A"


# --- In words ----------------------------------------------------------------------------------------

_HEALTH = {"1 low": "low", "2 middle": "middle", "3 high": "high"}
_GROUPS = {"2-5": "weak", "6-10": "middling", "J-A": "strong"}


def in_words(counts: Habits) -> Iterator[str]:
    """What was counted, in sentences; what never came up is left out."""
    avoided, strongest = counts.avoided_by_monsters, counts.left.get(STRONGEST)
    by_monsters = sorted((int(key), share.text) for key, share in avoided.items())
    yield from _shares("avoided", [say("watched-monsters", n=n, share=text) for n, text in by_monsters])
    yield from _shares("health", _named("at", _HEALTH, counts.avoided_by_health))
    if any(share.did for share in avoided.values()):
        yield say("watched-gained", points=round(100 * _mean_gain(avoided.values()), 1))
    yield from _shares("left", _named("leaving", {kind.value: kind.value for kind in Kind}, counts.left))
    if strongest is not None:
        yield say("watched-strongest", share=strongest.text)
    yield from _shares("armed", _named("against", _GROUPS, counts.armed))
    for share in counts.potions.values():
        yield say("watched-potions", share=share.text, mean=round(_mean_gain([share]), 1))
    for share in counts.swaps.values():
        yield say("watched-swaps", share=share.text)
    yield say("watched-advice")


def _mean_gain(shares: Iterable[Share]) -> float:
    shares = tuple(shares)
    return sum(share.gained for share in shares) / max(1, sum(share.did for share in shares))


def _named(key: str, names: Mapping[str, str], table: Table) -> list[str]:
    """The shares of a table that came up, each with what it is a share of."""
    told = {name: table[group].text for group, name in names.items() if group in table}
    return [say(f"watched-{key}-{name}", share=text) for name, text in told.items()]


def _shares(key: str, shares: list[str]) -> Iterator[str]:
    if shares:
        yield say(f"watched-{key}", shares=listed(shares))
