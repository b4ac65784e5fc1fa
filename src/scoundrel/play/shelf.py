"""The list of saved games, and importing and exporting records."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from scoundrel.budget import checkpoint
from scoundrel.coach.rungs import rung_of, rungs
from scoundrel.errors import ScoundrelError, quote
from scoundrel.files import read_text, write_whole
from scoundrel.game import Game
from scoundrel.notation.records import split_records
from scoundrel.play.codes import Deal, deal_code
from scoundrel.play.daily import day_number, practised_day, refuse_unplayed_daily
from scoundrel.play.match import Policy, policy_of
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.play.store import Store
from scoundrel.texts import Message, say
from scoundrel.words.phrases import listed, rules_title, sentence
from scoundrel.words.telling import outcome_words

__all__ = [
    "MOST_GAMES",
    "Imported",
    "check_secrecy",
    "clock_time",
    "deal_title",
    "export_game",
    "file_of",
    "game_name",
    "game_to_review",
    "import_games",
    "import_records",
    "is_own",
    "is_secret",
    "kind_name",
    "open_game",
    "saved_line",
    "saved_name",
    "saved_state",
    "saved_when",
    "write_new",
]

MOST_GAMES = 500
"""The most games that a list shows."""
MOST_BYTES = 10_000_000
"""The size limit for an imported file."""
MOST_NAMED = 5
"""How many of the games that can't be imported are named at most."""


def _policy(saved: SavedGame) -> Policy:
    """What may be done in a saved game."""
    return policy_of(saved.kind, practice=practised_day(saved) is not None)


def is_own(saved: SavedGame) -> bool:
    """Whether the player played this whole game here, not for practice, and not on known cards."""
    return _policy(saved).counts and not saved.looked_ahead


def saved_name(saved: SavedGame) -> str:
    """What was played: the rules, a day's dungeon, or a game tried again."""
    practised = practised_day(saved)
    day = practised.isoformat() if practised else saved.date
    title = deal_title(saved.name, saved.seed) or kind_name(saved.kind, rules_title(saved.name))
    name = game_name(title, day, saved.tried_room, practice=practised is not None)
    return say("sitting-elsewhere", name=name) if saved.date and saved.elsewhere else name


def deal_title(rules: str, seed: str | None) -> str:
    """What a deal of these rules, by their name, is called; empty if it has no name of its own."""
    rung = rung_of(rules, seed)
    return say("ladder-name", number=rung.number, most=len(rungs())) if rung else ""


def kind_name(kind: Kind, rules: str) -> str:
    """What a game by the rules of that title is called; one that was played on a server says so."""
    key = {Kind.RANKED: "ranked_game", Kind.SHARED: "shared_game"}.get(kind)
    return say(f"online-{key}", rules=rules) if key else rules


def game_name(rules: str, day: str | None, tried_room: int | None, *, practice: bool = False) -> str:
    """What is played by the rules of that title: a game, the dungeon of a day, or a game tried again."""
    if tried_room is not None:
        return say("trying-name", name=rules, room=tried_room)
    if day is None:
        return rules
    dealt = date.fromisoformat(day)
    name = say("sitting-daily", number=day_number(dealt), date=dealt)
    return say("daily-practised", name=name) if practice else name


def saved_state(saved: SavedGame) -> str:
    """How a saved game ended for each player, or how far it has got."""
    if not saved.over:
        return say("replays-open", room=saved.rooms)
    result = listed(map(outcome_words, saved.outcomes))
    return say("shelf-given_up_at", room=saved.rooms, result=result) if saved.given_up else result


def saved_when(saved: SavedGame) -> str:
    """When it was last played, in local time."""
    moment = clock_time(saved.changed)
    return say("replays-when", date=moment.date(), time=f"{moment:%H:%M}")


def saved_line(saved: SavedGame) -> str:
    """A saved game in a sentence, with the number to ask for it by."""
    name, state, when = saved_name(saved), saved_state(saved), saved_when(saved)
    return say("plain-saved", number=saved.id, name=name, state=state, when=when)


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
    alone = (saved for saved in own if len(saved.seats) == 1 and not saved.given_up)
    return next((saved for saved in alone if _is_of(store, saved, deal)), None)


def _is_of(store: Store, saved: SavedGame, deal: Deal | None) -> bool:
    """Whether it is a game of this deal, by the same rules under any name; without a deal, always true."""
    return deal is None or (saved.seed == deal.seed and deal_code(store.load(saved)) == deal.code)


class Imported(NamedTuple):
    """The result of an import."""

    added: int
    """How many games were saved."""
    refused: tuple[Message, ...]
    """Each game that was not, and why."""

    @property
    def told(self) -> tuple[str, ...]:
        """The result in sentences."""
        named = tuple(map(sentence, self.refused[:MOST_NAMED]))
        others = len(self.refused) - len(named)
        more = (say("replays-more_refused", n=others),) if others else ()
        return (say("replays-imported", n=self.added), *named, *more)


def import_games(store: Store, name: str) -> Imported:
    """Save every game in a file of records."""
    return import_records(store, read_text(file_of(name), MOST_BYTES))


def import_records(store: Store, text: str) -> Imported:
    """Save every game in a text of records, all in one step; one that is wrong is left out and named."""
    records = list(split_records(text))
    good: list[Game] = []
    refused: list[Message] = []
    for line, record in records:
        checkpoint()
        try:
            game = Game.from_record(record)
            refuse_unplayed_daily(store, game.seed)
            good.append(game)
        except ScoundrelError as error:
            if len(records) == 1:
                raise
            refused.append(Message("replays-refused", {"line": line, "why": error}))
    store.together(lambda store: [store.begin(game, Kind.IMPORTED) for game in good])
    return Imported(len(good), tuple(refused))


def export_game(store: Store, number: int, name: str) -> Path:
    """Write the record of a saved game to a new file and return its path."""
    check_secrecy(store.find(number))
    return write_new(name, lambda: store.record(number))


def write_new(name: str, text: Callable[[], str]) -> Path:
    """Write a text to a new file and return its path; one that is there already is left alone."""
    path = file_of(name)
    if os.path.lexists(path):
        raise ScoundrelError("replays-is_there", path=path)
    try:
        write_whole(path, text())
    except OSError as error:
        raise trouble(path, error) from None
    return path


def is_secret(saved: SavedGame) -> bool:
    """Whether the record of a game would reveal cards that its player must not know yet."""
    return _policy(saved).secret and not saved.over


def check_secrecy(saved: SavedGame) -> None:
    """Refuse to export a game whose record would reveal its cards."""
    if is_secret(saved):
        raise ScoundrelError("replays-secret", number=saved.id)


def file_of(name: str) -> Path:
    """The path that a player typed."""
    try:
        if not name or "\0" in name:
            raise ScoundrelError("replays-no_name", name=quote(name))
        return Path(name).expanduser()
    except RuntimeError:
        # There is no such user, so the name is meant literally.
        return Path(name)


def trouble(path: Path, error: OSError) -> ScoundrelError:
    """What the system says of a file, as an error."""
    return ScoundrelError("store-file", path=path, why=(error.strerror or str(error)).lower())
