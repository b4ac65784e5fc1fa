"""Everything that a player has, in one text, to carry to another device."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

from scoundrel.errors import DealError, RecordError, ScoundrelError
from scoundrel.game import Game
from scoundrel.history.achievements import ACHIEVEMENTS
from scoundrel.history.profile import SOLVED, SOLVED_DAYS
from scoundrel.notation.jsontext import parse_json
from scoundrel.notation.rulesets import format_rules, parse_rules
from scoundrel.play.daily import read_moment, spare_the_daily
from scoundrel.play.fitting import check_game
from scoundrel.play.keeping import Store
from scoundrel.play.learning import TAKEN
from scoundrel.play.saved import Kind, SavedGame
from scoundrel.play.shelf import is_secret
from scoundrel.rules import Rules
from scoundrel.words.texts import say

__all__ = ["carried_text", "left_behind", "take_over"]

FORM = "scoundrel"
VERSION = 1
SETTINGS: Mapping[str, Callable[[], Any]] = {
    "preferences": dict,
    "page": dict,
    TAKEN: dict,
    SOLVED: list,
    SOLVED_DAYS: list,
}
"""The settings that are carried along. Own mistakes go by the numbers of games, and stay."""
AS_THEY_ARE = ("date", "undos", "hints", "accuracy", "looked_ahead", "tried_move", "tried_room")
"""The values of a game that JSON can hold as they are."""


def left_behind(store: Store) -> int:
    """How many games are not carried along: their cards are still secret."""
    return sum(map(is_secret, store.games(over=False)))


def carried_text(store: Store) -> str:
    """Everything as JSON, but for games whose cards are still secret."""
    saved = [each for each in reversed(store.games()) if not is_secret(each)]
    carried = {
        FORM: VERSION,
        "games": [game for each in saved for game in _carried(store, each)],
        "settings": {key: store.setting(key, kind()) for key, kind in SETTINGS.items()},
        "mixtures": [format_rules(rules) for rules in store.mixtures().values()],
        "earned": {key: moment.isoformat() for key, moment in store.earned().items()},
    }
    return json.dumps(carried, ensure_ascii=False, indent=1)


def _carried(store: Store, saved: SavedGame) -> Iterator[dict[str, Any]]:
    """A game with all that is known of it; nothing if it can't be replayed."""
    try:
        record = store.load(saved).record_line()
    except ScoundrelError:
        return
    yield {name: getattr(saved, name) for name in AS_THEY_ARE} | {
        "record": record,
        "kind": saved.kind.value,
        "begun": saved.begun.isoformat(),
        "changed": saved.changed.isoformat(),
        "seats": list(saved.seats),
        "descriptions": {str(room): text for room, text in store.descriptions(saved).items()},
    }


class _Carried(NamedTuple):
    """Everything of another device, read and checked."""

    games: list[tuple[SavedGame, Game, dict[int, str]]]
    settings: dict[str, Any]
    mixtures: list[Rules]
    earned: dict[str, datetime]


def take_over(store: Store, text: str) -> int:
    """Add what another device had to what is here, and return how many games are new.

    All of it is read before anything is saved, so a damaged text changes nothing. What is here stays.
    """
    carried = _read(text)
    new = list(_new(store, carried.games))
    for each in new:
        store.take_in(*each)
    for rules in carried.mixtures:
        if rules.name not in store.mixtures():
            store.keep_mixture(rules)
    for key, moment in carried.earned.items():
        store.earn([key], moment)
    for key, value in carried.settings.items():
        store.change_setting(key, value, partial(_both, value))
    return len(new)


def _new(
    store: Store, games: list[tuple[SavedGame, Game, dict[int, str]]]
) -> Iterator[tuple[SavedGame, Game, dict[int, str]]]:
    """The games that are not here yet, without any that would reveal a day's dungeon still to be played."""
    here = {_identity(saved) for saved in store.games()}
    for saved, game, written in games:
        if _identity(saved) in here or (saved.date and store.daily(saved.date)):
            continue
        if saved.kind is not Kind.DAILY:
            try:
                spare_the_daily(store, game.seed)
            except DealError:
                continue
        yield saved, game, written


def _identity(saved: SavedGame) -> tuple[object, ...]:
    """What tells a game from all others, on whatever device."""
    return saved.begun, saved.name, saved.seed


def _both(theirs: Any, ours: Any) -> Any:
    """A setting of two devices: everything that either has, and ours where they differ."""
    if isinstance(ours, dict):
        return theirs | ours
    return sorted({*theirs, *ours}, key=str)


# --- Reading -----------------------------------------------------------------------------------------


def _read(text: str) -> _Carried:
    try:
        said = parse_json(text)
        if said[FORM] != VERSION:
            raise ValueError
        settings = {key: _of_kind(said["settings"].get(key), kind()) for key, kind in SETTINGS.items()}
        return _Carried(
            [_game(each) for each in said["games"]],
            settings,
            [parse_rules(each) for each in said["mixtures"]],
            {key: read_moment(each) for key, each in said["earned"].items() if key in KNOWN},
        )
    except ScoundrelError:
        raise
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        raise RecordError(say("door.bad.carried")) from None


KNOWN = {each.key for each in ACHIEVEMENTS}


def _of_kind(value: Any, default: Any) -> Any:
    """A setting of the type that it should have."""
    return value if isinstance(value, type(default)) else default


def _game(data: dict[str, Any]) -> tuple[SavedGame, Game, dict[int, str]]:
    """A game and what is known of it; every value that makes no sense is refused."""
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
        "begun": read_moment(data["begun"]),
        "changed": read_moment(data["changed"]),
        "version": 1,
        "moves": len(game.moves),
        "rooms": game.room_number,
        "over": game.over,
        "outcomes": [outcome and list(outcome) for outcome in game.outcomes],
        "seats": data["seats"],
        "played": 0,
    }
    check_game(values)
    kept = {name: values[name] for name in SavedGame.__slots__}
    saved = SavedGame(
        **kept | {"kind": Kind(data["kind"]), "outcomes": game.outcomes, "seats": tuple(data["seats"])}
    )
    return saved, game, {int(room): str(written) for room, written in data["descriptions"].items()}
