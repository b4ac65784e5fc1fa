"""Achievements as data: what is worth remembering about one game, or about all of them.

An achievement for winning requires a win without hints. Moves may be taken back, unless it says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import groupby

from scoundrel.history.facts import GameFacts
from scoundrel.play.daily import streak
from scoundrel.rules import RULEBOOK
from scoundrel.texts import say

__all__ = ["ACHIEVEMENTS", "Achievement", "earned"]

Feat = Callable[[GameFacts, int], bool]
"""Whether one game earns an achievement with this number."""
Test = Callable[[Sequence[GameFacts], int], bool]
"""Whether all games together earn an achievement with this number."""


@dataclass(frozen=True, slots=True)
class Achievement:
    """Something that can be earned once."""

    key: str
    test: Test
    number: int = 0
    """How much or how many; part of the sentence."""
    together: bool = False
    """Whether it takes all games together; it then needs only each game's winner, hints, rules and day."""

    @property
    def title(self) -> str:
        return say(f"achievements-{self.key}-title")

    @property
    def sentence(self) -> str:
        return say(f"achievements-{self.key}-sentence", number=self.number)

    @property
    def news(self) -> str:
        """What is said when it is earned."""
        return say("achievements-news", title=self.title, sentence=self.sentence)


def earned(games: Sequence[GameFacts]) -> tuple[Achievement, ...]:
    """Everything that these games, oldest first, have earned."""
    return tuple(each for each in ACHIEVEMENTS if each.test(games, each.number))


def _games(all_games: Iterable[GameFacts]) -> list[GameFacts]:
    """Games with unmixed rules, since mixed ones could make anything easy."""
    return [game for game in all_games if game.kind != "puzzle" and not game.mixed]


def _in_a_game(feat: Feat) -> Test:
    return lambda games, number: any(feat(game, number) for game in _games(games))


def _in_a_win(feat: Feat) -> Test:
    return _in_a_game(lambda game, number: game.own_win and feat(game, number))


def _wins(games: Sequence[GameFacts], number: int) -> bool:
    return sum(game.own_win for game in _games(games)) >= number


def _wins_in_a_row(games: Sequence[GameFacts], number: int) -> bool:
    """Whether there were so many wins in a row; a win with hints neither ends a row nor is part of it."""
    counted = [game for game in _games(games) if game.own_win or not game.won]
    rows = groupby(counted, key=lambda game: game.won)
    return any(won and len(list(row)) >= number for won, row in rows)


def _rule_sets_won(games: Sequence[GameFacts], number: int) -> bool:
    return len({game.rules for game in _games(games) if game.own_win}) >= number


def _days_in_a_row(games: Sequence[GameFacts], number: int) -> bool:
    days = [game.day for game in games if game.day is not None]
    return streak(days, max(days, default=date.min)).longest >= number


def _puzzles_solved(games: Sequence[GameFacts], number: int) -> bool:
    return sum(game.won for game in games if game.kind == "puzzle") >= number


def _house_rules(games: Sequence[GameFacts], number: int) -> bool:
    return sum(game.own_win for game in games if game.mixed) >= number


ACHIEVEMENTS = (
    Achievement("out", _in_a_win(lambda game, number: True)),
    Achievement("thread", _in_a_win(lambda game, number: game.health == number), 1),
    Achievement("unmarked", _in_a_win(lambda game, number: game.health == game.most_health)),
    Achievement("last_potion", _in_a_win(lambda game, number: game.score > game.most_health)),
    Achievement("light", _in_a_win(lambda game, number: game.damage <= number), 55),
    Achievement("gloves", _in_a_win(lambda game, number: game.bare_fights == 0)),
    Achievement("fists", _in_a_win(lambda game, number: game.bare_fights >= number), 6),
    Achievement("knuckles", _in_a_win(lambda game, number: game.strongest_bare >= number), 14),
    Achievement("whetstone", _in_a_game(lambda game, number: game.longest_chain >= number), 6),
    Achievement("heirloom", _in_a_game(lambda game, number: game.longest_chain >= number), 8),
    Achievement("splinters", _in_a_win(lambda game, number: game.broken >= number), 3),
    Achievement("sober", _in_a_win(lambda game, number: game.wasted == 0)),
    Achievement("spilt", _in_a_win(lambda game, number: game.wasted >= number), 3),
    Achievement(
        "straight", _in_a_win(lambda game, number: game.may_avoid and not game.runs and not game.put_away)
    ),
    Achievement("detour", _in_a_win(lambda game, number: game.runs >= number), 8),
    Achievement("alone", _in_a_win(lambda game, number: not game.hints and not game.undos)),
    Achievement("cold", _in_a_win(lambda game, number: 100 * (game.accuracy or 0) >= number), 98),
    Achievement("no_exit", _in_a_win(lambda game, number: not game.may_avoid)),
    Achievement("of_the_day", _in_a_win(lambda game, number: game.kind == "daily")),
    Achievement("house_rules", _house_rules, 1, together=True),
    Achievement("regular", _wins, 10, together=True),
    Achievement("habit", _wins_in_a_row, 5, together=True),
    Achievement("well_read", _rule_sets_won, len(RULEBOOK), together=True),
    Achievement("week", _days_in_a_row, 7, together=True),
    Achievement("puzzler", _puzzles_solved, 10, together=True),
)
"""Every achievement, in the order in which they are shown."""
