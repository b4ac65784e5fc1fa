"""A player's history, drawn from the saved games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING

from scoundrel.errors import ScoundrelError
from scoundrel.game import Game, Outcome
from scoundrel.history.achievements import ACHIEVEMENTS, Achievement
from scoundrel.history.bestiary import Bestiary, add_games, counted_games, forget_games
from scoundrel.history.facts import GameFacts, facts_of
from scoundrel.history.statistics import Result, Standing, standing
from scoundrel.play.ladder import climb
from scoundrel.play.saved import FRIEND, SavedGame
from scoundrel.play.seats import HUMAN
from scoundrel.play.shelf import is_own
from scoundrel.play.sitting import Sitting
from scoundrel.play.store import Store
from scoundrel.rules import RULEBOOK

if TYPE_CHECKING:
    from scoundrel.coach.review import Review

__all__ = [
    "MISTAKES",
    "SOLVED",
    "SOLVED_DAYS",
    "bestiary_of",
    "day_counts",
    "earn",
    "keep_match",
    "own_games",
    "record_result",
    "results",
    "saved_game_of",
    "solve",
    "solve_mistake",
    "solved_days",
    "solved_mistakes",
    "solved_puzzles",
    "standing_of",
]

SOLVED = "puzzles_solved"
"""The setting that holds the numbers of the solved puzzles."""
MISTAKES = "mistakes_solved"
"""The setting that holds the numbers of the player's own mistakes that were solved."""
SOLVED_DAYS = "puzzle_days"
"""The setting that holds the days whose puzzle was solved on the day itself."""

MOST_COUNTED = 100
"""How many older games are counted for the bestiary at once: nobody has to wait for all of them."""


def saved_game_of(sitting: Sitting) -> SavedGame | None:
    """A game at the table as it is saved now; None if it is not saved."""
    number = sitting.about.number
    if sitting.profile is None:
        return None
    if sitting.about.hosted is not None:
        return _kept_match(sitting.profile, sitting)
    return None if number is None else sitting.profile.find(number)


def keep_match(sitting: Sitting) -> None:
    """Save a finished match of a server among the player's own games; a spectator has none."""
    about, store, viewer = sitting.about, sitting.profile, sitting.viewer
    if store is None or about.hosted is None or about.given_up or not viewer.seats:
        return
    seats = [seat if player in viewer.seats else FRIEND for player, seat in enumerate(about.seats)]

    def keep(store: Store) -> None:
        if _kept_match(store, sitting) is None:
            store.begin(sitting.finished, about.kind, seats=seats)

    store.together(keep)


def _kept_match(store: Store, sitting: Sitting) -> SavedGame | None:
    """Where a finished match is saved; its moves name so many cards that no other game has the same."""
    if not sitting.over or sitting.about.given_up:
        return None
    made = sitting.finished.moves
    games = store.games(over=True, kind=sitting.about.kind, name=sitting.rules.name)
    same = (saved for saved in games if saved.moves == len(made))
    return next((saved for saved in same if store.load(saved).moves == made), None)


def day_counts(saved: SavedGame) -> bool:
    """Whether a day's dungeon counts for a streak; an imported one does not, as anyone could write one."""
    return is_own(saved) and not saved.elsewhere


def _own_ends(games: Iterable[SavedGame]) -> Iterator[tuple[SavedGame, Outcome]]:
    """How each game that counts ended for the player, or for both players if both are human."""
    for saved in filter(is_own, games):
        for seat, outcome in zip(saved.seats, saved.outcomes, strict=True):
            if seat == HUMAN and outcome is not None:
                yield saved, outcome


def own_games(store: Store) -> Iterator[SavedGame]:
    """The finished games that the player played, newest first."""
    return (saved for saved in filter(is_own, store.games(over=True)) if HUMAN in saved.seats)


def results(store: Store) -> list[Result]:
    """The player's finished games, for the statistics."""
    return _results(store.games(over=True))


def _results(games: Iterable[SavedGame]) -> list[Result]:
    return [
        Result(
            saved.name,
            outcome.won,
            outcome.score,
            saved.changed,
            saved.accuracy,
            aided=saved.hints > 0,
        )
        for saved, outcome in _own_ends(games)
    ]


def standing_of(sitting: Sitting) -> Standing | None:
    """Where a finished game stands among the player's earlier ones by the same rules.

    None if nothing is saved, if it does not count, or if it is not one player's game.
    """
    store, saved = sitting.profile, saved_game_of(sitting)
    if store is None or saved is None or not is_own(saved) or saved.seats.count(HUMAN) != 1:
        return None
    outcome = sitting.view.outcomes[saved.seats.index(HUMAN)]
    assert outcome is not None
    games = store.games(over=True, name=saved.name)
    # The newest come first; an old game is compared only with those before it.
    earlier = games[[each.id for each in games].index(saved.id) + 1 :]
    this = Result(saved.name, outcome.won, outcome.score, saved.changed, aided=saved.hints > 0)
    return standing(this, _results(earlier))


def solved_puzzles(store: Store) -> list[int]:
    """The numbers of the solved puzzles."""
    nothing: list[int] = []
    return _numbers(store.setting(SOLVED, nothing))


def solved_days(store: Store) -> frozenset[date]:
    """The days whose puzzle was solved on the day itself."""
    nothing: list[str] = []
    return frozenset(_dates(store.setting(SOLVED_DAYS, nothing)))


def solve(store: Store, number: int, day: date) -> list[Achievement]:
    """Save that a puzzle was solved on that day; returns what that has earned."""
    from scoundrel.play.puzzling import puzzle_of_day

    if number == puzzle_of_day(day).number:
        no_days: list[str] = []
        store.change_setting(
            SOLVED_DAYS, no_days, lambda kept: sorted(each.isoformat() for each in {*_dates(kept), day})
        )
    nothing: list[int] = []
    store.change_setting(SOLVED, nothing, lambda solved: sorted({*_numbers(solved), number}))
    return earn(store)


def solved_mistakes(store: Store) -> list[int]:
    """The numbers of the player's own mistakes that were solved since."""
    nothing: list[int] = []
    return _numbers(store.setting(MISTAKES, nothing))


def solve_mistake(store: Store, number: int) -> None:
    """Save that a mistake was solved; it earns nothing, and does not come back."""
    nothing: list[int] = []
    store.change_setting(MISTAKES, nothing, lambda solved: sorted({*_numbers(solved), number}))


def _numbers(kept: list[int]) -> list[int]:
    """Only the values that are numbers, as other programs may have written to the store."""
    return [number for number in kept if type(number) is int]


def _dates(kept: list[str]) -> Iterator[date]:
    """Only the values that are days."""
    for text in kept:
        with suppress(TypeError, ValueError):
            yield date.fromisoformat(text)


def earn(store: Store, sitting: Sitting | None = None) -> list[Achievement]:
    """The achievements newly earned by the game that just ended and all games before it."""
    games = [
        _in_short(saved, outcome) for saved, outcome in reversed(list(_own_ends(store.games(over=True))))
    ]
    games += [GameFacts(kind="puzzle", won=True) for _ in solved_puzzles(store)]
    this = [] if sitting is None else list(_in_full(sitting))
    reached = [each for each in ACHIEVEMENTS if each.test(games if each.together else this, each.number)]
    new = store.earn(each.key for each in reached)
    return [each for each in reached if each.key in new]


def record_result(sitting: Sitting, review: Review | None) -> list[Achievement]:
    """Save the review of a finished game; returns what the game has earned."""
    keep_match(sitting)
    store, saved = sitting.profile, saved_game_of(sitting)
    if store is None or saved is None:
        return []
    climb(store, saved)
    if is_own(saved) and HUMAN in saved.seats and saved.id not in counted_games(store):
        add_games(store, [(saved, sitting.finished)])
    if review is not None and saved.accuracy is None:
        store.keep_accuracy(saved, review.accuracy)
    return earn(store, sitting)


def bestiary_of(store: Store) -> Bestiary:
    """The bestiary, with games that were finished before there was one, and without deleted ones."""
    games, known = list(own_games(store)), counted_games(store)
    if known - {saved.id for saved in games}:
        # A game that was counted was deleted since.
        forget_games(store)
        known = frozenset()
    missing = [saved for saved in games if saved.id not in known]
    add_games(store, _readable(store, missing[:MOST_COUNTED]))
    return Bestiary.read(store, len(missing[MOST_COUNTED:]))


def _readable(store: Store, games: Iterable[SavedGame]) -> Iterator[tuple[SavedGame, Game]]:
    """These games, without those that can't be replayed, perhaps because a newer program wrote them."""
    for saved in games:
        with suppress(ScoundrelError):
            yield saved, store.load(saved)


def _in_short(saved: SavedGame, outcome: Outcome) -> GameFacts:
    """The facts known without replaying a game; they suffice for achievements over many games."""
    return GameFacts(
        rules=saved.name,
        mixed=saved.name not in RULEBOOK,
        won=outcome.won,
        hints=saved.hints,
        day=date.fromisoformat(saved.date) if saved.date and day_counts(saved) else None,
    )


def _in_full(sitting: Sitting) -> Iterator[GameFacts]:
    saved = saved_game_of(sitting)
    if saved is None or not is_own(saved):
        return
    for player, seat in enumerate(saved.seats):
        if seat == HUMAN:
            yield facts_of(
                sitting.finished,
                player,
                kind="daily" if saved.date else "game",
                undos=saved.undos,
                hints=saved.hints,
                accuracy=saved.accuracy,
            )
