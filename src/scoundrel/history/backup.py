"""Everything that a player has, in one text, to move to another device."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import date, datetime
from functools import partial
from typing import Any, NamedTuple

from scoundrel.budget import checkpoint
from scoundrel.errors import DealError, RecordError, ScoundrelError
from scoundrel.game import Game
from scoundrel.history.achievements import ACHIEVEMENTS
from scoundrel.history.profile import SOLVED, SOLVED_DAYS
from scoundrel.history.together import TOGETHER
from scoundrel.notation.jsontext import parse_json
from scoundrel.notation.rulesets import format_rules, parse_rules
from scoundrel.play.clock import Clock, now, read_moment, today
from scoundrel.play.daily import FLOWN_OVER, day_of, refuse_unplayed_daily
from scoundrel.play.ladder import CLIMBED
from scoundrel.play.learning import TAKEN
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.play.shelf import Imported, is_secret
from scoundrel.play.store import Store
from scoundrel.play.validation import OddValue, check_game
from scoundrel.rules import Rules
from scoundrel.texts import Message

__all__ = ["Backup", "back_up", "restore"]

FORM = "scoundrel"
VERSION = 1
SETTINGS: Mapping[str, Callable[[], Any]] = {
    "preferences": dict,
    "page": dict,
    TAKEN: dict,
    SOLVED: list,
    SOLVED_DAYS: list,
    FLOWN_OVER: list,
    CLIMBED: list,
    TOGETHER: dict,
}
"""The settings in a backup. Own mistakes are left out: they refer to games by numbers of this device."""
AS_THEY_ARE = ("date", "undos", "hints", "accuracy", "looked_ahead", "tried_move", "tried_room")
"""The values of a game that JSON can hold as they are."""
KNOWN = {each.key for each in ACHIEVEMENTS}


class Backup(NamedTuple):
    """Everything as a text, and what is not in it."""

    text: str
    secret: int
    """How many games are left out because their cards are still secret."""
    unreadable: int
    """How many games can't be read, perhaps because a newer program wrote them."""


def back_up(store: Store) -> Backup:
    """Everything as JSON, except games whose cards are still secret."""
    saved = list(reversed(store.games()))
    told = [each for each in saved if not is_secret(each)]
    games = [game for each in told if (game := _game_data(store, each))]
    everything = {
        FORM: VERSION,
        "games": games,
        "settings": {key: store.setting(key, kind()) for key, kind in SETTINGS.items()},
        "mixtures": [format_rules(rules) for rules in store.mixtures().values()],
        "earned": {key: moment.isoformat() for key, moment in store.earned().items()},
    }
    text = json.dumps(everything, ensure_ascii=False, indent=1)
    return Backup(text, len(saved) - len(told), len(told) - len(games))


def _game_data(store: Store, saved: SavedGame) -> dict[str, Any] | None:
    """A game with all that is known of it; None if it can't be replayed."""
    try:
        record = store.load(saved).record_line()
    except ScoundrelError:
        return None
    return {name: getattr(saved, name) for name in AS_THEY_ARE} | {
        "record": record,
        "given_up": saved.given_up,
        "kind": saved.kind.value,
        "begun": saved.begun.isoformat(),
        "changed": saved.changed.isoformat(),
        "seats": list(saved.seats),
        "descriptions": {str(room): text for room, text in store.descriptions(saved).items()},
    }


class _Entry(NamedTuple):
    """A game from another device."""

    saved: SavedGame
    game: Game
    written: dict[int, str]


class _Contents(NamedTuple):
    """Everything from another device, read and checked, except its games."""

    games: list[dict[str, Any]]
    settings: dict[str, Any]
    mixtures: list[Rules]
    earned: dict[str, datetime]


def restore(store: Store, text: str, clock: Clock = now) -> Imported:
    """Add what another device had to what is here, all in one step.

    A text that is no backup changes nothing; an invalid game is left out and named. What is here stays.
    """
    contents = _read(text)
    return store.together(lambda store: _restore(store, contents, today(clock)))


def _restore(store: Store, contents: _Contents, today: date) -> Imported:
    here = {_identity(saved) for saved in store.games()}
    added, refused = 0, []
    for number, data in enumerate(contents.games, 1):
        checkpoint()
        try:
            entry = _read_game(data)
            if _identity(entry.saved) not in here:
                _check_day(store, entry, today)
                store.take_in(*entry)
                here.add(_identity(entry.saved))
                added += 1
        except ScoundrelError as error:
            refused.append(Message("door-not_restored", {"number": number, "why": error}))
    _restore_profile(store, contents)
    return Imported(added, tuple(refused))


def _restore_profile(store: Store, contents: _Contents) -> None:
    for rules in contents.mixtures:
        if rules.name not in store.mixtures():
            store.keep_mixture(rules)
    for key, moment in contents.earned.items():
        store.earn([key], moment)
    for key, value in contents.settings.items():
        store.change_setting(key, value, partial(_both, value))


def _check_day(store: Store, entry: _Entry, today: date) -> None:
    """Refuse a day's game that is not that of its day, and any other that would reveal an unplayed day."""
    saved, game, _ = entry
    if saved.kind is not Kind.DAILY:
        refuse_unplayed_daily(store, game.seed)
        return
    day = day_of(game)
    if day is None or day.isoformat() != saved.date or day > today:
        raise DealError("sitting-other_day", date=saved.date)


def _identity(saved: SavedGame) -> tuple[object, ...]:
    """What identifies a game on any device."""
    return saved.begun, saved.name, saved.seed


def _both(theirs: Any, ours: Any) -> Any:
    """A setting merged from two devices: everything that either has, and ours where they differ.

    Lists hold numbers and texts; anything else was written by another program, and is left out.
    """
    if isinstance(ours, dict):
        return theirs | ours
    return sorted({each for each in (*theirs, *ours) if isinstance(each, int | str)}, key=str)


# --- Reading -----------------------------------------------------------------------------------------

NONSENSE = (AttributeError, KeyError, TypeError, ValueError, OverflowError, RecursionError)
"""The exceptions that reading unchecked data may raise."""


def _read(text: str) -> _Contents:
    try:
        said = parse_json(text)
        if said[FORM] != VERSION or not isinstance(said["games"], list):
            raise ValueError
        settings = {key: _of_kind(said["settings"].get(key), kind()) for key, kind in SETTINGS.items()}
        earned = {key: read_moment(each) for key, each in said["earned"].items() if key in KNOWN}
        return _Contents(said["games"], settings, _readable(said["mixtures"]), earned)
    except NONSENSE:
        raise RecordError("door-bad-backup") from None


def _readable(mixtures: Iterable[str]) -> list[Rules]:
    """The rules that can be read; a newer program may have written others."""
    found = []
    for text in mixtures:
        with suppress(ScoundrelError):
            found.append(parse_rules(text))
    return found


def _of_kind(value: Any, default: Any) -> Any:
    """A setting of the type that it should have."""
    return value if isinstance(value, type(default)) else default


def _read_game(data: Any) -> _Entry:
    """A game and what is known of it; any invalid value is refused."""
    try:
        game = Game.from_record(data["record"])
        values = {name: data[name] for name in AS_THEY_ARE} | {
            "id": 0,
            "kind": data["kind"],
            "name": game.rules.name,
            "rules": format_rules(game.rules),
            "seed": game.seed,
            "deck": None,
            "position": None,
            "first": None,
            "shuffle": None,
            "begun": read_moment(data["begun"]),
            "changed": read_moment(data["changed"]),
            "version": 1,
            "key": "",
            "moves": len(game.moves),
            "rooms": game.room_number,
            "over": game.over,
            "outcomes": [outcome and list(outcome) for outcome in game.outcomes],
            "seats": data["seats"],
            "elsewhere": True,
            "played": 0,
            "given_up": data.get("given_up") is True and not game.over and game.rules.players == 1,
            "deleted": None,
        }
        check_game(values)
        kept = {name: values[name] for name in SavedGame.__slots__}
        as_saved = {"kind": Kind(data["kind"]), "outcomes": game.outcomes, "seats": tuple(data["seats"])}
        written = {int(room): str(words) for room, words in data["descriptions"].items()}
        return _Entry(SavedGame(**kept | as_saved), game, written)
    except ScoundrelError:
        raise
    except NONSENSE as error:
        raise RecordError(error if isinstance(error, OddValue) else "door-bad-game") from None
