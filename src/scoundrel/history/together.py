"""A record of games for two, by the names of the players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

from scoundrel.game import Outcome
from scoundrel.history.profile import saved_game_of
from scoundrel.play.saved import PEOPLE, SavedGame
from scoundrel.play.seats import tidy_name
from scoundrel.play.shelf import is_own
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.texts import say
from scoundrel.words.bots import bot_name

__all__ = ["TOGETHER", "keep_players", "told_together"]

TOGETHER = "together"
"""The setting that holds who played each game for two: names by the moment at which it began."""


class _Played(NamedTuple):
    """One player of one finished game."""

    name: str
    is_human: bool
    outcome: Outcome


def keep_players(sitting: Sitting) -> None:
    """Save who played a game for two, if anybody has said so."""
    store, saved = sitting.profile, saved_game_of(sitting)
    if store is None or saved is None or len(saved.seats) < 2 or not any(sitting.names):
        return
    names = [*sitting.names, "", ""][: len(saved.seats)]
    nothing: dict[str, Any] = {}
    if saved.begun.isoformat() not in store.setting(TOGETHER, nothing):
        store.change_setting(TOGETHER, nothing, lambda kept: kept | {saved.begun.isoformat(): names})


def told_together(store: Store) -> tuple[str, ...]:
    """How the games for two went, by name: each player, then each pair; empty if nobody gave a name."""
    games = list(_games(store))
    return (*_players(games), *_pairs(games))


def _games(store: Store) -> Iterator[tuple[_Played, ...]]:
    """The players of each finished game that counts, as far as they have names."""
    nothing: dict[str, Any] = {}
    known = store.setting(TOGETHER, nothing)
    for saved in filter(is_own, store.games(over=True)):
        names = _names(known.get(saved.begun.isoformat()), saved)
        played = [
            _Played(name, seat in PEOPLE, outcome)
            for name, seat, outcome in zip(names, saved.seats, saved.outcomes, strict=True)
            if name and outcome is not None
        ]
        if any(each.is_human for each in played):
            yield tuple(played)


def _names(kept: object, saved: SavedGame) -> list[str]:
    """What the players of a game were called; bots have their own names, and no name is an empty one."""
    said = kept if isinstance(kept, list) and len(kept) == len(saved.seats) else [""] * len(saved.seats)
    return [
        (tidy_name(name) if isinstance(name, str) else "") if seat in PEOPLE else bot_name(seat)
        for name, seat in zip(said, saved.seats, strict=True)
    ]


def _players(games: Iterable[tuple[_Played, ...]]) -> Iterator[str]:
    by_name: dict[str, list[Outcome]] = defaultdict(list)
    for played in games:
        for each in played:
            if each.is_human:
                by_name[each.name].append(each.outcome)
    for name, outcomes in sorted(by_name.items(), key=lambda item: (-len(item[1]), item[0])):
        average = round(sum(outcome.score for outcome in outcomes) / len(outcomes), 1)
        wins = sum(outcome.won for outcome in outcomes)
        yield say("together-player", name=name, n=len(outcomes), wins=wins, average=average)


def _pairs(games: Iterable[tuple[_Played, ...]]) -> Iterator[str]:
    pairs: dict[tuple[str, str], list[int]] = defaultdict(list)
    for played in games:
        for one, other in combinations(sorted(played), 2):
            if one.name != other.name:
                pairs[one.name, other.name].append(_ahead(one.outcome, other.outcome))
    for (first, second), ahead in sorted(pairs.items(), key=lambda item: (-len(item[1]), item[0])):
        counts = {"first": sum(each > 0 for each in ahead), "second": sum(each < 0 for each in ahead)}
        yield say("together-pair", one=first, other=second, n=len(ahead), **counts)


def _ahead(one: Outcome, other: Outcome) -> int:
    """Which of two did better: who escaped while the other fell, else who lost or kept more."""
    ours, theirs = _merit(one), _merit(other)
    return (ours > theirs) - (ours < theirs)


def _merit(outcome: Outcome) -> tuple[bool, int]:
    # Whether high or low scores are best, a win is better the farther from 0, and a loss the closer.
    return outcome.won, abs(outcome.score) if outcome.won else -abs(outcome.score)
