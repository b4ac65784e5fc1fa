"""What a player does too often: the habits that cost most, over the last games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from scoundrel.coach.review import MOST_ROOMS, Decision, judged
from scoundrel.errors import ScoundrelError
from scoundrel.game import Game
from scoundrel.history.profile import own_games
from scoundrel.play.saved import SavedGame
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.phrases import sentences

__all__ = [
    "MOST_GAMES",
    "Played",
    "Tendency",
    "last_played",
    "tell_tendencies",
    "tendencies",
]

MOST_GAMES = 20
"""How many of the last games are looked at; each takes about a tenth of a second."""
LEAST_GAMES = 5
"""In fewer games, chance looks like a habit."""
MOST_TOLD = 3
LEAST_CHANCE = 0.01
LEAST_POINTS = 0.5
"""A habit must cost at least this share of a win, or this many points, per game."""


@dataclass(frozen=True, slots=True)
class Tendency:
    """A habit, and what it costs per game."""

    habit: str
    chance: float
    points: float

    @property
    def text(self) -> str:
        """The habit, what it costs, and what to do instead."""
        lesson = say(f"habit-lesson-{self.habit}")
        return sentences(say(f"habit-told-{self.habit}"), self._loss, say("habit-instead", lesson=lesson))

    @property
    def _loss(self) -> str:
        for_wins, for_points = self.chance >= LEAST_CHANCE, self.points >= LEAST_POINTS
        key = "both" if for_wins and for_points else "wins" if for_wins else "points"
        return say(f"habit-costs_{key}", wins=round(100 * self.chance), points=round(self.points, 1))


def tendencies(games: Iterable[Iterable[Decision]]) -> tuple[Tendency, ...]:
    """The habits in the decisions of some games, the most costly first."""
    count = 0
    chance: dict[str, float] = defaultdict(float)
    points: dict[str, float] = defaultdict(float)
    for decisions in games:
        count += 1
        for decision in decisions:
            if decision.habit is not None:
                chance[decision.habit] += decision.lost
                points[decision.habit] += decision.points_lost
    found = [Tendency(habit, chance[habit] / count, points[habit] / count) for habit in chance]
    costly = [each for each in found if each.chance >= LEAST_CHANCE or each.points >= LEAST_POINTS]
    return tuple(sorted(costly, key=lambda each: (-each.chance, -each.points)))


class Played(NamedTuple):
    """A saved game, and the game itself."""

    saved: SavedGame
    game: Game


def last_played(store: Store) -> list[Played]:
    """The last finished games that the player played alone, without those that can't be replayed."""
    return list(_loaded(store))


def _loaded(store: Store) -> Iterator[Played]:
    found = 0
    for saved in own_games(store):
        if found == MOST_GAMES:
            return
        if saved.rooms > MOST_ROOMS:
            continue
        try:
            game = store.load(saved)
        except ScoundrelError:
            continue
        if game.rules.players == 1 and game.moves and game.over:
            found += 1
            yield Played(saved, game)


def tell_tendencies(games: list[Played]) -> list[str]:
    """The costliest habits in these games, in sentences."""
    if len(games) < LEAST_GAMES:
        return [say("habit-too_few", n=LEAST_GAMES - len(games))]
    found = tendencies(judged(each.game) for each in games)
    told = [each.text for each in found[:MOST_TOLD]] or [say("habit-none")]
    return [say("habit-games", n=len(games)), *told]
