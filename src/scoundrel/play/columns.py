"""A game as the columns that every store writes, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple
from datetime import datetime
from typing import Any

from scoundrel.errors import ScoundrelError, StoreError, quote
from scoundrel.fair import Proof
from scoundrel.game import Game, Outcome
from scoundrel.notation.records import Record, RoomMove, parse_record
from scoundrel.notation.rulesets import format_rules, parse_rules
from scoundrel.play.saved import HUMAN, Kind, SavedGame
from scoundrel.play.validation import is_day
from scoundrel.play.way import way_of
from scoundrel.rules import Rules

__all__ = [
    "Row",
    "check_deal",
    "game_of",
    "given_up",
    "is_plain_deal",
    "move_texts",
    "new_game",
    "progress",
    "readable_rules",
    "saved_game",
    "taken_in",
]

Row = dict[str, Any]
"""A game with a value for each column, as a store saves it."""
KEYED = "keyed"


def new_game(game: Game, kind: Kind, date: str | None, seats: Sequence[str], moment: datetime) -> Row:
    """A game that begins now, with the moves that it has. A game that is tried again has some."""
    if date is not None if kind is not Kind.DAILY else not is_day(date):
        raise StoreError("store-wrong_date", kind=kind, date=quote(date))
    tried = kind is Kind.TRIED
    news = {
        "kind": kind,
        "date": date,
        "name": game.rules.name,
        "seed": game.seed,
        "begun": moment,
        "changed": moment,
        "undos": 0,
        "hints": 0,
        "accuracy": None,
        "seats": list(seats) or [HUMAN] * game.rules.players,
        "looked_ahead": tried,
        "elsewhere": False,
        "tried_move": game.move_count if tried else None,
        "tried_room": way_of(game, game.turns).room if tried else None,
        "given_up": False,
        "deleted": None,
    }
    return news | _origin(game) | progress(game)


def taken_in(saved: SavedGame, game: Game) -> Row:
    """A game from another device as it was there, without its number."""
    as_it_was = {name: getattr(saved, name) for name in SavedGame.__slots__ if name != "id"}
    end = given_up(game) if saved.given_up and not game.over else {}
    return as_it_was | {"seats": list(saved.seats)} | _origin(game) | progress(game) | end


def _origin(game: Game) -> Row:
    """How a game began, as the headers of its record say it, in its first version."""
    start = parse_record(game.record())
    return {
        "rules": format_rules(game.rules),
        "deck": start.deck,
        "position": start.position,
        "first": start.first,
        "shuffle": _shuffle(start),
        "version": 1,
        "key": "",
    }


def _shuffle(start: Record) -> str | None:
    """How the deck was shuffled, if it was by a key: then with the proof, if there is one."""
    if not start.keyed:
        return None
    return " ".join((KEYED, *(astuple(start.proof) if start.proof else ())))


def _proof(shuffle: str | None) -> Proof | None:
    # What the player's side added comes last, and may be of several words.
    _, *proof = (shuffle or "").split(" ", 4)
    return Proof(*proof) if len(proof) == 4 else None


def progress(game: Game) -> Row:
    """How far a game has been played."""
    return {
        "moves": game.move_count,
        "rooms": game.room_number,
        "over": game.over,
        "outcomes": [outcome and [outcome.won, outcome.score] for outcome in game.outcomes],
    }


def given_up(game: Game) -> Row:
    """How a game ends that is given up now."""
    outcome = game.given_up()
    return {"over": True, "outcomes": [[outcome.won, outcome.score]], "given_up": True}


def move_texts(game: Game) -> list[str]:
    return [str(move) for move in game.moves]


def is_plain_deal(columns: Mapping[str, Any]) -> bool:
    """Whether a game's cards are those of its seed, not of a prepared deck or position."""
    return columns["seed"] is not None and columns["deck"] is None and columns["position"] is None


def check_deal(saved: SavedGame, game: Game) -> None:
    """Refuse a game of another deal than the saved one."""
    if (game.rules.name, game.seed) != (saved.name, saved.seed):
        raise StoreError("store-other_deal", id=saved.id)


def saved_game(columns: Mapping[str, Any]) -> SavedGame:
    """A game as a list shows it."""
    values = {name: columns[name] for name in SavedGame.__slots__}
    outcomes = tuple(outcome and Outcome(*outcome) for outcome in values["outcomes"])
    kind, seats = Kind(values["kind"]), tuple(values["seats"])
    return SavedGame(**values | {"kind": kind, "outcomes": outcomes, "seats": seats})


def game_of(columns: Mapping[str, Any], made: Sequence[str]) -> Game:
    """The game itself, at its last move."""
    try:
        record = Record(
            rules=parse_rules(columns["rules"]),
            moves=tuple(map(RoomMove, made)),
            seed=columns["seed"],
            deck=columns["deck"],
            position=columns["position"],
            first=columns["first"],
            keyed=columns["shuffle"] is not None,
            proof=_proof(columns["shuffle"]),
        )
        return Game.from_record(record)
    except ScoundrelError as error:
        raise StoreError("store-cant_replay", id=columns["id"], name=columns["name"], why=error) from error


def readable_rules(text: object) -> Rules | None:
    """A player's own rules; None for those that only a newer program can read."""
    try:
        return parse_rules(text) if isinstance(text, str) else None
    except ScoundrelError:
        return None
