"""The list of saved games, and importing and exporting records."""

from __future__ import annotations

import os
from datetime import date, datetime
from pathlib import Path

from scoundrel.errors import ScoundrelError, quote
from scoundrel.files import read_text, write_whole
from scoundrel.game import Game
from scoundrel.notation.records import split_records
from scoundrel.play.codes import Deal, deal_code
from scoundrel.play.daily import spare_the_daily
from scoundrel.play.keeping import Store
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.words.dates import date_words
from scoundrel.words.phrases import listed
from scoundrel.words.telling import outcome_words
from scoundrel.words.texts import say

__all__ = [
    "MOST_GAMES",
    "check_secrecy",
    "clock_time",
    "export_game",
    "file_of",
    "game_to_review",
    "import_games",
    "import_records",
    "is_secret",
    "open_game",
    "saved_line",
    "saved_name",
    "saved_state",
    "saved_when",
]

MOST_GAMES = 500
"""The most games that a list shows."""
MOST_BYTES = 10_000_000
"""The size limit for an imported file."""


def saved_name(saved: SavedGame) -> str:
    """What was played: the rules, a day's dungeon, or a game tried again."""
    if saved.tried_room is not None:
        return say("trying.name", name=saved.name, room=saved.tried_room)
    if saved.date:
        return say("sitting.daily", date=date_words(date.fromisoformat(saved.date)))
    return saved.name


def saved_state(saved: SavedGame) -> str:
    """How a saved game ended for each player, or how far it has got."""
    if not saved.over:
        return say("replays.open", room=saved.rooms)
    return listed(map(outcome_words, saved.outcomes))


def saved_when(saved: SavedGame) -> str:
    """When it was last played, in local time."""
    moment = clock_time(saved.changed)
    return say("replays.when", date=date_words(moment), time=f"{moment:%H:%M}")


def saved_line(saved: SavedGame) -> str:
    """A saved game in a sentence, with the number to ask for it by."""
    name, state, when = saved_name(saved), saved_state(saved), saved_when(saved)
    return say("plain.saved", number=saved.id, name=name, state=state, when=when)


def clock_time(moment: datetime) -> datetime:
    """A point in time in local time; unchanged if it is out of range for that."""
    try:
        return moment.astimezone()
    except (OverflowError, ValueError, OSError):
        return moment


def open_game(store: Store, deal: Deal | None = None) -> SavedGame | None:
    """The unfinished game that was played last; with a deal, the last one of it."""
    return next((saved for saved in store.games(over=False) if _is_of(store, saved, deal)), None)


def game_to_review(store: Store, deal: Deal | None = None) -> SavedGame | None:
    """The last finished game that was played here alone, as the coach reviews no others."""
    own = (saved for saved in store.games(over=True) if saved.kind is not Kind.IMPORTED)
    alone = (saved for saved in own if len(saved.seats) == 1)
    return next((saved for saved in alone if _is_of(store, saved, deal)), None)


def _is_of(store: Store, saved: SavedGame, deal: Deal | None) -> bool:
    """Whether it is a game of this deal, by the same rules under any name; without a deal, any game is."""
    return deal is None or (saved.seed == deal.seed and deal_code(store.load(saved)) == deal.code)


def import_games(store: Store, name: str) -> int:
    """Save every game in a file of records and return how many; if one record is wrong, none is saved."""
    return import_records(store, read_text(file_of(name), MOST_BYTES))


def import_records(store: Store, text: str) -> int:
    """Save every game in a text of records and return how many; if one record is wrong, none is saved."""
    records = [record for _, record in split_records(text)]
    for record in records:
        spare_the_daily(store, Game.from_record(record).seed)
    for record in records:
        store.import_record(record)
    return len(records)


def export_game(store: Store, number: int, name: str) -> Path:
    """Write the record of a saved game to a new file and return its path."""
    check_secrecy(store.find(number))
    path = file_of(name)
    if os.path.lexists(path):
        raise ScoundrelError(say("replays.is_there", path=path))
    try:
        write_whole(path, store.record(number))
    except OSError as error:
        raise ScoundrelError(_trouble(path, error)) from None
    return path


def is_secret(saved: SavedGame) -> bool:
    """Whether the record of a game would reveal cards that its player must not know yet."""
    return saved.kind is Kind.FREE and not saved.over


def check_secrecy(saved: SavedGame) -> None:
    """Refuse to export a game whose record would reveal its cards."""
    if is_secret(saved):
        raise ScoundrelError(say("replays.secret", number=saved.id))


def file_of(name: str) -> Path:
    """The path that a player typed."""
    try:
        if not name or "\0" in name:
            raise ScoundrelError(say("replays.no_name", name=quote(name)))
        return Path(name).expanduser()
    except RuntimeError:
        # There is no such user, so the name is meant literally.
        return Path(name)


def _trouble(path: Path, error: OSError) -> str:
    return f"{path}: {(error.strerror or str(error)).lower()}"
